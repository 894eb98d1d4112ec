"""Rules of Bohemia and Moravia-Silesia (XI)."""
