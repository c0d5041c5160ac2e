"""Every way to read a hand."""

from sparrows.builds import compiled

__path__[:0] = compiled("readings")
