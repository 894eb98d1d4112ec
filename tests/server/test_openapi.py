"""The documented API is complete and has examples, and no request of any shape returns 500."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import positive_data_acceptance
from server.helpers import UNLIMITED, Served, hot_seat, play, serving
from starlette.testclient import TestClient

from cz18.server.app import create_app
from cz18.server.operations import ready
from cz18.server.settings import Settings


def test_every_endpoint_is_documented_with_its_responses() -> None:
    """Everything but health is under /api; every operation has a summary and documents its errors."""
    document = create_app(Settings(database="sqlite://")).openapi()
    assert "/api/games" in document["paths"] and "post" in document["paths"]["/api/games"]
    for path, operations in document["paths"].items():
        assert path.startswith("/api/") or path in ("/health", "/ready")
        for operation in operations.values():
            assert operation["summary"] and operation.get("description")
            assert "HTTPValidationError" not in str(operation)
    schemas = document["components"]["schemas"]
    assert schemas["NewGame"]["examples"] and schemas["Play"]["examples"]


def test_simultaneous_requests_get_the_same_document(served: Served) -> None:
    """The first requests after the start may come together; the document is generated once."""
    start = Barrier(8)

    def ask(_: int) -> tuple[int, bytes]:
        start.wait(30)
        response = served.http.get("/api/openapi.json")
        return response.status_code, response.content

    with ThreadPoolExecutor(8) as threads:
        answers = set(threads.map(ask, range(8)))
    assert len(answers) == 1 and answers.pop()[0] == 200


class Fuzzed:
    """A server with a game in it, its schema, and the identity of its players."""

    def __init__(self, served: Served) -> None:
        import random

        self.served = served
        client = served.client()
        self.table = hot_seat(client)
        play(self.table, random.Random(1), 5)
        self.cookie = client.cookie


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    path = str(tmp_path_factory.mktemp("fuzz") / "games.db")
    with pytest.MonkeyPatch.context() as patch, serving(path, open_games=10**6) as served:
        patch.setattr(ready, "LATE_SECONDS", 600.0)  # a busy machine does not matter here
        yield Fuzzed(served)


schema = schemathesis.openapi.from_dict(create_app(Settings(**UNLIMITED, database="sqlite://")).openapi())


FULL = settings.get_current_profile_name() == "full"
WHOLE = {"POST /api/games/{game}/actions", "POST /api/positions/answers"}
"""Operations with hundreds of requests, all of which a short run sends; six others have the same actions and positions
in their bodies."""
FIRST, EVERY = 60, 5
"""Of other operations a short run sends this many of the requests for coverage, and of the rest one in this many."""


@pytest.fixture(autouse=True)
def _fewer_examples(request: pytest.FixtureRequest, full_run: bool) -> None:
    examples = getattr(request.function, "hypothesis_explicit_examples", [])
    if not full_run and not any(f"[{operation}]" in request.node.name for operation in WHOLE):
        examples[FIRST:] = examples[FIRST::EVERY]


@schema.parametrize()
@settings(
    max_examples=300 if FULL else 1,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not FULL,
)
def test_no_request_returns_500(case: Any, fuzzed: Fuzzed) -> None:
    """Generated requests for a real game and its players get documented responses.

    All checks of schemathesis hold except one: which actions are legal is not in the schema.
    """
    path = case.meta.components.get(ParameterLocation.PATH)
    if "game" in (case.path_parameters or {}) and (path is None or path.mode.is_positive):
        case.path_parameters["game"] = fuzzed.table.id
    http: TestClient = fuzzed.served.http
    http.cookies.clear()
    arguments = case.as_transport_kwargs(base_url="http://testserver")
    headers = dict(arguments.pop("headers", None) or {})
    headers["cookie"] = fuzzed.cookie or ""
    arguments.pop("cookies", None)
    if isinstance(arguments.get("data"), bytes | str):
        arguments["content"] = arguments.pop("data")  # a body as it is, not the fields of a form
    reply = http.request(
        **{name: value for name, value in arguments.items() if value is not None}, headers=headers
    )
    case.validate_response(reply, excluded_checks=[positive_data_acceptance])
