"""Games over weeks: expired clocks, standing orders, and what happened since a player's last move."""
