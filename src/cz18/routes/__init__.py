"""Routes and income (VIII.7, VIII.8): what a given run earns or why it is not allowed, and the best run, exactly.

Network, trains and stations in, runs out; nothing here knows the state of a game.
"""
