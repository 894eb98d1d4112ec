### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = 必须有 { $players } 项，每位玩家一项，而不是 { $found } 项
