"""Every way to read a hand."""
