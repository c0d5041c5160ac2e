"""Scores of matches at real tables: what was written down of them, and what it comes to."""
