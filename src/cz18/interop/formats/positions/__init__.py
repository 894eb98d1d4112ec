"""Positions of a game at a table: JSON, a short text, states, and answers about them (docs/companion.md)."""
