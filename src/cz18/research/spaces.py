"""Shared parts of the environments: Gymnasium spaces for observations and actions, and rendering."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from cz18.research.episode import Episode

RENDER_MODES = ("ansi", "human")
"""The position as text: returned, or printed."""


def masked_space(episode: Episode) -> tuple[Any, Any]:
    """The action space, and the space of observations with their mask."""
    tensors = {
        name: spaces.Box(field.low, field.high, field.shape, np.int32)
        for name, field in episode.observer.schema.items()
    }
    size = episode.encoding.size
    seen = spaces.Dict({"observation": spaces.Dict(tensors), "action_mask": spaces.Box(0, 1, (size,), np.int8)})
    return spaces.Discrete(size), seen


def seen_by(episode: Episode, seat: int) -> dict[str, Any]:
    """The observation of a seat with its mask, which is empty unless the seat decides."""
    mine = episode.legal if episode.seat == seat else ()
    return {"observation": episode.observe(seat), "action_mask": episode.encoding.mask_of(mine)}


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
