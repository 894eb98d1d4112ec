"""Drawings of boards and tiles."""
