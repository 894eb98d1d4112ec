"""Money between players: shares (`shares`, `portfolio`), and deals outside the stock round (`deals`)."""
