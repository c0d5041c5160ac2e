"""How fast Sparrows is, beside its peers, in one process."""
