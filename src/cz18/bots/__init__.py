"""Choosing an action: opponents of several strengths, and the arena they meet in (docs/bots.md)."""
