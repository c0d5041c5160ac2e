"""Training of bots: a network learns from recorded deals, then from playing against itself."""
