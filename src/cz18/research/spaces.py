"""Shared parts of the environments: Gymnasium spaces for observations and actions, and rendering."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import numpy as np
from gymnasium import spaces

from cz18.research.episode import Episode

RENDER_MODES = ("ansi", "human")
"""The position as text: returned, or printed."""


def action_space(episode: Episode) -> Any:
    return spaces.Discrete(episode.encoding.size)


def observation_space(episode: Episode, flat: bool) -> Any:
    """The space of observations: one vector of scaled numbers, or tensors by name."""
    schema = episode.observer.schema
    if not flat:
        return spaces.Dict(
            {name: spaces.Box(field.low, field.high, field.shape, np.int32) for name, field in schema.items()}
        )
    low, high = (
        episode.observer.flat(
            {name: np.full(field.shape, bound(field), np.int32) for name, field in schema.items()}
        )
        for bound in (attrgetter("low"), attrgetter("high"))
    )
    return spaces.Box(low, high, dtype=np.float32)


def masked_space(episode: Episode, flat: bool) -> Any:
    """The space of observations together with a mask."""
    mask = spaces.Box(0, 1, (episode.encoding.size,), np.int8)
    return spaces.Dict({"observation": observation_space(episode, flat), "action_mask": mask})


def observed(episode: Episode, seat: int, flat: bool) -> Any:
    """What a seat sees, in `observation_space`."""
    row = episode.observer.row(episode.state, seat)
    return episode.observer.scaled(row) if flat else episode.observer.named(row)


def known_mode(mode: str | None) -> str | None:
    """Validate a render mode. Raises ValueError if it is unknown."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: unknown mode {mode!r}; known: {', '.join(RENDER_MODES)}")
    return mode


def rendered(episode: Episode, mode: str | None) -> str | None:
    """The position as text; for `human` it is printed and None returned."""
    text = str(episode.state)
    if mode != "human":
        return text
    print(text)
    return None
