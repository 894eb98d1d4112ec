### 来自文件的版图：适合多少名玩家。

wrong-game_players_exactly = { $game } 游戏适合 { $count } 名玩家
