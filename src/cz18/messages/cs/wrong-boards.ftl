### Plány ze souboru: pro kolik hráčů je hra.

wrong-game_players_exactly = { $game }: povolený počet hráčů je { $count }
