"""Choosing an action."""
