"""Games in progress.

games         actions, undo and reading           loaded_game   one game in memory: log and positions
create        new games: set up, imported, forked in_memory     the cache of loaded games
views         views of a game and their diffs     seeds         the published digest of the seed
undo          what can be undone                  clocks        time left for a move: pure functions
push          messages to live viewers            workers       synchronisation of worker processes
listener      LISTEN/NOTIFY of PostgreSQL

bots, by_turn, analysis   packages that use all of these
"""
