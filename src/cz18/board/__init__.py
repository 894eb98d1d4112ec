"""Hexes, turned tiles and the network that the laid track makes."""
