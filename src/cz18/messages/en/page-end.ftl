### The page: the end of a game, abandoned games, colours, columns.

## Columns and colours

column-now = Actions and log
column-map = Map and tables
palette = Tile colours
palette-is = { $palette ->
        [distinct] easier to tell apart (for colour-blind players)
       *[printed] as printed
    }
help-tile-marks = The number of dark corners also shows the colour of a tile: none for yellow, one for green, two for brown, four for grey.

## Rematch

fault-not_over = This game is not over.
rematch = Play again
rematch-is = Same players, seats rotated by one
notice-rematch = { $by } started a new game with the same players.

## The end of a game

end-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
  }
end-you-win = You win!
end-why = { $player } wins with { $worth }, { $lead } ahead of { $second }. The biggest difference comes from { $kind ->
        [local_railways] gains from local railways
        [penalty] penalty interest
       *[company] gains from { $company }
    }: { $amount } against { $other }.
end-shared = Shared victory with { $worth } each: { $players }.
end-by-card = No private company was sold, so { $player }, the first in playing order, wins (XI.2).
end-picture = Save a picture of the board
print = Print
cancel = Cancel

## Where the money came from

earned = Where the money came from
earned-is = Each column adds up to the player's worth.
earned-start = Starting money
earned-dividends = dividends
earned-bought = bought
earned-sold = sold
earned-held = still held
earned-added = added for trains
earned-income = income

## Abandoned games

abandoned = This game was abandoned
abandoned-is = This game can no longer be played. You can still view it, or continue it as a new game.
abandoned-play-on = Continue as a new game
title-abandoned = Abandoned – 18CZ
