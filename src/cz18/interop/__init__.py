"""The outside world: saved games, other formats, sentences, conformance."""
