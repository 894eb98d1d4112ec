"""What a company does in its turn, and what its trains bring about (IV.1, VIII.4 to VIII.13)."""
