"""Commands that play many games: comparing bots, datasets, training."""
