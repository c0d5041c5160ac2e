"""The shapes that a winning hand may have, one in each module."""
