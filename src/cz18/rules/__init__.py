"""The rules of 18CZ: the state, the actions, what is legal and why not, and what follows.

One module per subject of the rulebook; `engine` is the door.
"""
