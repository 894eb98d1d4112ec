"""Search: which decisions (`policy`), how choices are compared (`search`), how the game is played on (`rollout`)."""
