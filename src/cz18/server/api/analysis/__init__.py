"""Endpoints for plans, reviews, and positions that were set up by hand."""
