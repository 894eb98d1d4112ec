"""The steps of a company's turn, and the effects of its trains (IV.1, VIII.4 to VIII.13)."""
