"""The parts that a game is played and settled by."""

from sparrows.builds import compiled

__path__[:0] = compiled("play")
