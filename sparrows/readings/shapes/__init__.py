"""The shapes that a winning hand may have, one in each module."""

from sparrows.builds import compiled

__path__[:0] = compiled("readings/shapes")
