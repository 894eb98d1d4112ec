"""Private plans, and the reviews of finished games."""
