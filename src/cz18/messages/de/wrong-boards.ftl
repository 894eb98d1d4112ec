### Spielpläne aus einer Datei: für wie viele Spieler ein Spiel ist.

wrong-game_players_exactly = { $game } ist für { $count } Spieler
