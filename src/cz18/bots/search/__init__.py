"""Looking where a choice leads: the game played on by players who reckon (`rollout`), choices compared (`search`)."""
