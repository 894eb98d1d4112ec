"""Hexes, rotated tiles and the network of the laid track."""
