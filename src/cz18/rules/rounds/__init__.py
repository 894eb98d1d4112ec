"""The rounds: pre-stock round or auctions, stock rounds, operating rounds."""
