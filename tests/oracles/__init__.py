"""Plain, slow scorers written from the specifications alone.

They share no code with the package: what both agree on over thousands of random
hands was understood the same way twice.
"""
