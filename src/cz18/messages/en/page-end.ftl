### The page: the end of a game, abandoned games, colours, columns.

## Columns and colours

column-now = What can be done now, and the log
column-map = Map and tables
palette = Tile colours
palette-is = { $palette ->
        [distinct] distinct for colour-blind players
       *[printed] as printed
    }
help-tile-marks = Dark corners also show the colour of a tile: none is yellow, one green, two brown, four grey.

## Rematch

fault-not_over = This game is not over.
rematch = Play again
rematch-is = Same players, one seat further
notice-rematch = { $by } started a new game with the same players.
