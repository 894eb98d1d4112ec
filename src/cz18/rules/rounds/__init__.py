"""The rounds in their order: pre-stock round or auctions, stock rounds, operating rounds."""
