### Spielpläne aus einer Datei: für wie viele Spieler ein Spiel ist.

wrong-game_players_exactly = das Spiel { $game } ist für { $count } Spieler
