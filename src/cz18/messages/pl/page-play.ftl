### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = musi mieć pozycji: { $players }, po jednej na gracza, a nie { $found }
