"""Response bodies about the server itself."""

from __future__ import annotations

from cz18.contract.written import Record


class Health(Record):
    status: str
    rules: str
    games_loaded: int
    live: int


class Ready(Record):
    status: str
    database: str
    listener: str
    opponents: str
    answers: str
