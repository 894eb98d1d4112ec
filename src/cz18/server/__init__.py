"""The server: seats, store and push. It knows no rule; what is legal it asks of `cz18.rules`.

settings   what an operator can choose           table      one loaded game: its log and its positions
schema     the tables, with migrations/          games      the journey of an action; undo, fork, import
store      what is kept                          seats      who somebody is, and which seats they hold
view       a position as the page draws it       push       live viewers, and other workers
choices    what can be done, and why not         bots       seats that move by themselves
reasons    the same for tiles, when asked        security   headers, limits, origins
app        the doors under /api                  page       what a browser loads first
people/    names, limits, passwords, bans        unused     games nobody has played in
admin      what an operator does                 upkeep     what a server does for itself
"""
