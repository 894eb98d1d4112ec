### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = muss { $players } Einträge haben, einen für jeden Spieler, nicht { $found }
