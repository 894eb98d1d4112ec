"""File formats of games: saves, transcripts, seeds, and their JSON values."""
