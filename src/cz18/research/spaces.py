"""The spaces of Gymnasium in which observations and actions lie."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from cz18.research.episode import Episode


def masked_space(episode: Episode) -> tuple[Any, Any]:
    """The space of the actions, and that of observations with their mask."""
    tensors = {
        name: spaces.Box(field.low, field.high, field.shape, np.int32)
        for name, field in episode.observer.schema.items()
    }
    size = episode.encoding.size
    seen = spaces.Dict({"observation": spaces.Dict(tensors), "action_mask": spaces.Box(0, 1, (size,), np.int8)})
    return spaces.Discrete(size), seen


def seen_by(episode: Episode, seat: int) -> dict[str, Any]:
    """The observation of a seat with its mask: ones only if it has to decide."""
    mine = episode.legal if episode.seat == seat else ()
    return {"observation": episode.observe(seat), "action_mask": episode.encoding.mask_of(mine)}
