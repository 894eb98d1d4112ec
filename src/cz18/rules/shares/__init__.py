"""Shares: the chart, Directors, floating (VII.5, IX)."""
