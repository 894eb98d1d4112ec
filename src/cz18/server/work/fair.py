"""Lines in which everybody has their turn, however many others wait."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item", bound=Hashable)
Path = tuple[str, ...]
"""Who waits, from the widest to the narrowest: an address, a person at it, a game of theirs."""

REMEMBERED = 10_000
"""Of so many it is known when they were last served; who was forgotten was not served for long."""


Thing = TypeVar("Thing")


class Rounds(Generic[Thing]):
    """Things that wait, each in somebody's name: one of everybody's, then the next one of everybody's."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[Thing]] = OrderedDict()
        """Whose turn is next comes first."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def put(self, who: str, thing: Thing) -> None:
        self._lines.setdefault(who, deque()).append(thing)

    def take(self) -> Thing | None:
        """The next one; None if nothing waits."""
        return None if (found := self.take_from(lambda who: True)) is None else found[1]

    def take_from(self, may: Callable[[str], bool]) -> tuple[str, Thing] | None:
        """The next one of somebody who may, and whose it was."""
        who = next(filter(may, self._lines), None)
        if who is None:
            return None
        line = self._lines.pop(who)
        thing = line.popleft()
        if line:
            self._lines[who] = line
        return who, thing

    def clear(self) -> list[Thing]:
        """What waited, and does not any more."""
        left = [thing for line in self._lines.values() for thing in line]
        self._lines.clear()
        return left


class Place(NamedTuple):
    """Somebody's place in the line."""

    arrived: int
    path: Path
    holds: tuple[str, ...]


class FairLine(Generic[Item]):
    """Things that wait, each in somebody's name: whoever was served longest ago goes first. Not for several threads at
    once.

    The next one is of the address served longest ago, of its person served longest ago, and so on; among equals the
    first who came. Of each thing that several may hold at once (`holds`) at most `share` are under way at a time; the
    others wait, and those behind them do not.
    """

    def __init__(self, share: int) -> None:
        self._share = share
        self._waiting: dict[Item, Place] = {}
        self._under_way: dict[Item, Place] = {}
        self._served: OrderedDict[Path, int] = OrderedDict()
        self._busy: Counter[str] = Counter()
        self._of: Counter[str] = Counter()
        self._clock = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, item: object) -> bool:
        return item in self._waiting

    def waiting_of(self, address: str) -> int:
        return self._of[address]

    def put(self, item: Item, path: Path, holds: Iterable[str] = ()) -> None:
        self._clock += 1
        self._waiting[item] = Place(self._clock, path, tuple(holds))
        self._of[path[0]] += 1

    def take(self) -> Item | None:
        """The next whose turn it is, which is under way from now on; None if there is none."""
        free = [
            (self._turn(place), item)
            for item, place in self._waiting.items()
            if all(self._busy[key] < self._share for key in place.holds)
        ]
        if not free:
            return None
        item = min(free, key=lambda pair: pair[0])[1]
        place = self._left(item)
        self._under_way[item] = place
        self._busy.update(place.holds)
        self._clock += 1
        for prefix in _prefixes(place.path):
            self._served[prefix] = self._clock
            self._served.move_to_end(prefix)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
        return item

    def drop(self, item: Item) -> bool:
        """It does not want to wait any more; False if it did not."""
        if item not in self._waiting:
            return False
        self._left(item)
        return True

    def done(self, item: Item) -> None:
        """It is not under way any more."""
        place = self._under_way.pop(item)
        for key in place.holds:
            self._busy[key] -= 1
            if not self._busy[key]:
                del self._busy[key]

    def _left(self, item: Item) -> Place:
        place = self._waiting.pop(item)
        self._of[place.path[0]] -= 1
        if not self._of[place.path[0]]:
            del self._of[place.path[0]]
        return place

    def _turn(self, place: Place) -> tuple[int, ...]:
        return (*(self._served.get(prefix, 0) for prefix in _prefixes(place.path)), place.arrived)


def _prefixes(path: Path) -> list[Path]:
    return [path[:length] for length in range(1, len(path) + 1)]
