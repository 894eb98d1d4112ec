"""Game logic of other sites, for importing and continuing their games; no rule imports it."""
