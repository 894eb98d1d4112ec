"""Learning the game: lessons on prepared positions, and puzzles whose answers the engine computes."""
