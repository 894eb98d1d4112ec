"""The server: seats, store and push. It knows no rule; what is legal it asks of `cz18.rules`.

settings   what an operator can choose           table      one loaded game: its log and its positions
schema     the tables, with migrations/          games      the journey of an action; undo, fork, import
store      what is kept                          seats      who somebody is, and which seats they hold
view       a position as the page draws it       push       live viewers, and other workers
choices    what can be done, why not, with words bots       seats that move by themselves
app        the doors under /api                  security   headers, limits, origins
people/    names, limits, passwords, bans        page       what a browser loads first
admin      what an operator does                 unused     games nobody has played in
upkeep     what a server does for itself
"""
