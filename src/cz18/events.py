"""The kinds of event, one class each: `cz18.events.TrainsRan`.

`cz18.Event` is the union of these classes and `cz18.EVENTS` maps their names to them. `cz18.apply` and `Session.play`
return events; an `Entry` has those of its action. Names and numbers are as in actions (`cz18.actions`).

>>> TrainsRan is EVENTS["TrainsRan"]
True
"""

from cz18.rules.events import *  # noqa: F403
from cz18.rules.events import EVENTS, Event, Party

__all__ = ["EVENTS", "Event", "Party", *EVENTS]
