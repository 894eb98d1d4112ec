"""The message catalogue: one Fluent file per language, for every reader alike. English is complete."""
