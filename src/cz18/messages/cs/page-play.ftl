### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = musí mít položek: { $players }, jednu pro každého hráče, ne { $found }
