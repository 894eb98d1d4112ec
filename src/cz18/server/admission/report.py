"""Queue lengths and refusals, for the operator.

Each worker periodically adds its own to the database, where `18cz admin limits` reads those of all. Rows expire.
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
WAITING_SECONDS = 15.0
"""How long a reported queue length is valid."""
MOST_REPORTED = 20
"""Keys written at a time, those refused most often first."""


def report(store: Store, worker: str, limiter: Limiter, queues: Mapping[str, FairQueue[Any]]) -> None:
    """Write the refusals since the last report, and the lengths of queues that are not empty."""
    for (rule, key), count in limiter.take_refusals().most_common(MOST_REPORTED):
        keep(store, f"{REFUSED}{rule}/{key}"[:200], count, REFUSED_SECONDS, add=True)
    for name, queue in queues.items():
        if len(queue):
            keep(store, f"{WAITING}{name}/{worker}", len(queue), WAITING_SECONDS)


def reported(store: Store) -> dict[str, list[dict[str, Any]]]:
    """The workers' reports: refusals of the last hour, most frequent first, and queues that are not empty."""
    now = time.time()
    query = sa.select(limits).where(limits.c.expires > now, limits.c.expires <= now + REFUSED_SECONDS)
    refused, waiting = [], []
    for row in store.rows(query.order_by(limits.c.level.desc(), limits.c.key)):
        kind, _, rest = row.key.partition("/")
        rule, _, key = rest.partition("/")
        if kind + "/" == REFUSED:
            ago = round(now + REFUSED_SECONDS - row.expires)
            refused.append({"rule": rule, "key": key, "count": round(row.level), "seconds_ago": ago})
        elif kind + "/" == WAITING:
            waiting.append({"queue": rule, "worker": key, "length": round(row.level)})
    return {"refused": refused, "waiting": waiting}
