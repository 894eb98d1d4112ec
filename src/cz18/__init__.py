"""18CZ, the board game, as exact software."""
