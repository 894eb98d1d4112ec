"""What an operator sees: how many wait in each queue, and who was refused by which rule.

Each worker adds what it has refused to the database now and again, where `18cz admin limits` finds it for all workers.
Rows run out by themselves.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from cz18.server.admission.limiter import Limiter, keep
from cz18.server.admission.queue import FairQueue
from cz18.server.storage.schema import limits
from cz18.server.storage.store import Store

REFUSED, WAITING = "refused/", "waiting/"
REFUSED_SECONDS = 3600.0
"""How long a refusal is shown."""
WAITING_SECONDS = 15.0
"""How long a queue's length is shown, unless it is reported again."""
MOST_REPORTED = 20
"""Keys written at a time; of a flood from many addresses those refused most often."""


def report(store: Store, worker: str, limiter: Limiter, queues: Mapping[str, FairQueue[Any]]) -> None:
    """Write what has happened since the last report: nothing, if nothing was refused and nothing waits."""
    for (rule, key), count in limiter.take_refusals().most_common(MOST_REPORTED):
        keep(store, f"{REFUSED}{rule}/{key}"[:200], count, REFUSED_SECONDS, add=True)
    for name, queue in queues.items():
        if len(queue):
            keep(store, f"{WAITING}{name}/{worker}", len(queue), WAITING_SECONDS)


def shown(store: Store) -> dict[str, list[dict[str, Any]]]:
    """What the workers have reported: refusals of the last hour, most first, and queues in which something waits."""
    now = time.time()
    query = sa.select(limits).where(limits.c.expires > now, limits.c.expires <= now + REFUSED_SECONDS)
    refused, waiting = [], []
    with store.reading() as connection:
        for row in connection.execute(query.order_by(limits.c.level.desc(), limits.c.key)):
            kind, _, rest = row.key.partition("/")
            rule, _, key = rest.partition("/")
            if kind + "/" == REFUSED:
                ago = round(now + REFUSED_SECONDS - row.expires)
                refused.append({"rule": rule, "key": key, "count": round(row.level), "seconds_ago": ago})
            elif kind + "/" == WAITING:
                waiting.append({"queue": rule, "worker": key, "length": round(row.level)})
    return {"refused": refused, "waiting": waiting}
