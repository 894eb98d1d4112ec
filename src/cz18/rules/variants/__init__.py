"""What Bohemia and Moravia-Silesia add (XI)."""
