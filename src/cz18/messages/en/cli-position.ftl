### The command `18cz position`.

cli-help-position = Check, show or continue a position that was set up by hand, or find its best runs.
cli-help-position-check = Check a position against the rules. If it is impossible, say why, with the sections of the rulebook; the exit code is then 1.
cli-help-position-check-given = A file with a position (as JSON or as short text), or the short text itself.
cli-help-position-show = Show a position as text and, with --svg, draw its map.
cli-help-position-show-given = A file with a position (as JSON or as short text), or the short text itself.
cli-help-position-show-svg = Also write the map to this SVG file.
cli-help-position-routes = Find the best run of each company in a position, or of one company with different trains.
cli-help-position-routes-given = A file with a position (as JSON or as short text), or the short text itself.
cli-help-position-routes-company = Only this company.
cli-help-position-routes-trains = Trains to use instead of the company's own, separated by commas (4E,5E); needs --company.
cli-help-position-routes-svg = Also write the map with the runs to this SVG file.
cli-help-position-play = Let bots play from a position to the end of the game, and show the result.
cli-help-position-play-given = A file with a position (as JSON or as short text), or the short text itself.
cli-help-position-play-bot = Name of the bot that plays every seat.
cli-help-position-play-seed = The same seed gives the same game.
cli-help-position-play-save = Save the game to this file.

cli-position-fine = The check found nothing impossible in this position.
cli-position-proved = proven
cli-position-not-proved = not proven
cli-position-run = { $company } ({ $trains }): { $best } K, { $proof }
cli-position-dividends = If paid out: { $amounts }
cli-position-no-turn = Play can only continue from a complete position at the start of a turn in a stock round or operating round.
cli-position-played = Final scores after { $actions ->
        [one] 1 more action
       *[other] { $actions } more actions
    }
