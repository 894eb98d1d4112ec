### The command `18cz position`.

cli-help-position = Check, show or continue a position that was set up by hand, or find its best runs.
cli-help-position-check = Check a position; exit with 1 and name the sections if it is impossible.
cli-help-position-check-given = A file with a position (JSON or short text), or the short text itself.
cli-help-position-show = Show a position as text, and its map as a picture.
cli-help-position-show-given = A file with a position (JSON or short text), or the short text itself.
cli-help-position-show-svg = Write a picture of the map to this file.
cli-help-position-routes = Find the best runs of a position, also with other trains.
cli-help-position-routes-given = A file with a position (JSON or short text), or the short text itself.
cli-help-position-routes-company = Only this company.
cli-help-position-routes-trains = Other trains of this company, separated by commas: 4E,5E.
cli-help-position-routes-svg = Write a picture of the map with the runs to this file.
cli-help-position-play = Continue a position to the end of the game between bots.
cli-help-position-play-given = A file with a position (JSON or short text), or the short text itself.
cli-help-position-play-bot = The bot on every seat.
cli-help-position-play-seed = The seed of the game.
cli-help-position-play-save = Write the game to this file.

cli-position-fine = Nothing in this position is impossible.
cli-position-proved = proved
cli-position-not-proved = not proved
cli-position-run = { $company } with { $trains }: { $best } K, { $proof }
cli-position-dividends = Paid out: { $amounts }
cli-position-no-turn = No turn begins in this position.
cli-position-played = Continued with { $actions } actions
