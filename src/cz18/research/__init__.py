"""Research interface: action encoding, observation tensors, environments, self-play and data sets.

It needs the extra `18cz[research]`; the OpenSpiel game also needs `18cz[spiel]`. See docs/research.md.

    encoding_of(board)          actions as whole numbers
    observer_of(board, players) states as named tensors
    aec_env(board, players)     PettingZoo, all seats in turn
    seat_env(board, players)    Gymnasium, one seat against opponents
    SelfPlay(board, players)    many games in parallel processes
    spiel_game(board, players)  OpenSpiel
    write_dataset(folder, ...)  games and decisions as Parquet

Like the package itself, it loads modules on first use.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cz18.research.aec import aec_env
    from cz18.research.dataset import write_dataset
    from cz18.research.encoding import Encoding, encoding_of
    from cz18.research.episode import Episode
    from cz18.research.observation import Observer, observer_of
    from cz18.research.seat import seat_env
    from cz18.research.selfplay import SelfPlay
    from cz18.research.spiel import spiel_game as spiel_game

__all__ = [
    "encoding_of", "Encoding", "observer_of", "Observer", "Episode", "aec_env", "seat_env", "SelfPlay",
    "write_dataset",
]  # fmt: skip
"""Names for `import *`; without `spiel_game`, which needs another extra."""

_MODULE_OF = {
    "encoding_of": "encoding",
    "Encoding": "encoding",
    "observer_of": "observation",
    "Observer": "observation",
    "Episode": "episode",
    "aec_env": "aec",
    "seat_env": "seat",
    "SelfPlay": "selfplay",
    "spiel_game": "spiel",
    "write_dataset": "dataset",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'cz18.research' has no attribute {name!r}")
    from importlib import import_module

    try:
        value = globals()[name] = getattr(import_module(f"cz18.research.{_MODULE_OF[name]}"), name)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("cz18"):
            raise
        extra = "spiel" if missing.name == "pyspiel" else "research"
        message = f"cz18.research.{name} needs {missing.name}, which is not installed: pip install '18cz[{extra}]'"
        raise ImportError(message, name=missing.name) from missing
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULE_OF})
