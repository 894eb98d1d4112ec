"""Games of the site 18xx.games: read them, play them under its profile, and write our games in its format.

import_game(data)            the game in our terms, its state, and where it departs from the book
trace_game(data)             the state after every action, in the form of the recorded traces
export_game(game)            our game in the site's format
"""
