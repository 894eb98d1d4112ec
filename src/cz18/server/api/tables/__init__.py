"""Endpoints of a table: creating and listing games, seats, actions, bots, and live updates."""
