"""Queries about a state, a game or an action; they change nothing."""
