"""The rules of 18CZ: the state, the actions, what is legal and why not, and what follows.

`engine` is the entry point. One module per subject of the rulebook, in `rounds`, `company_turn`, `shares` and
`variants`.
"""
