"""Games of the site 18xx.games: reading them, playing them here under its profile, and writing ours in its format."""
