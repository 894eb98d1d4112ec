### Boards from a file: how many players a game is for.

wrong-game_players_exactly = the { $game } game is for { $count } players
