"""The parts that a game is played and settled by."""
