"""What a reading is worth, and why."""

from sparrows.builds import compiled

__path__[:0] = compiled("scoring")
