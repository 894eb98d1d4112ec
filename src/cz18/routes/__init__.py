"""Routes and income (VIII.7, VIII.8): the income of a given run or why it is not allowed, and the exact best run.

Input: network, trains and stations; output: runs. Nothing here depends on the state of a game.
"""
