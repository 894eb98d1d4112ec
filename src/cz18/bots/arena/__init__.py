"""The arena: games between bots (`games`) and their evaluation (`summary`, `rating`).

>>> game = play(("apprentice", "apprentice", "apprentice"), seed=1)
>>> len(game.worth), game.actions > 100
(3, True)
"""

from cz18.bots.arena.games import (
    BotFault,
    Match,
    Result,
    Seating,
    mixed,
    play,
    play_at,
    played,
    seats_for,
    simulate,
)
from cz18.bots.arena.summary import different, summary, wilson

__all__ = [
    "BotFault", "Match", "Result", "Seating", "different", "mixed", "play", "play_at", "played", "seats_for",
    "simulate", "summary", "wilson",
]  # fmt: skip
