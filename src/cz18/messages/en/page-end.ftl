### The page: the end of a game, abandoned games, colours, columns.

## Columns and colours

column-now = Actions and log
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
rematch-is = Same players, seats rotated by one
notice-rematch = { $by } started a new game with the same players.

## The end of a game

end-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
  }
end-you-win = You win!
end-why = { $player } wins with { $worth }, { $lead } ahead of { $second }; the biggest part of the difference comes from { $kind ->
        [local_railways] local railways
        [penalty] penalties for loans
       *[company] { $company }
    }: { $amount } against { $other }.
end-shared = { $players } share the victory with { $worth } each.
end-by-card = No private company was sold, so { $player } wins as the first in playing order (XI.2).
end-picture = Picture of the board
print = Print
cancel = Cancel

## Where the money came from

earned = Where the money came from
earned-is = Every column adds up to the player's worth.
earned-start = Starting money
earned-dividends = dividends
earned-bought = bought
earned-sold = sold
earned-held = kept
earned-added = own money
earned-income = income

## Abandoned games

abandoned = This game was abandoned
abandoned-is = Nobody can act here any more. You can still view the game, or continue it as a new one.
abandoned-play-on = Continue as a new game
title-abandoned = Abandoned – 18CZ
