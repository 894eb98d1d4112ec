"""A fast path for actions.

FastAPI resolves each parameter again for every request, which takes longer than the rules need for the action. A plain
request, with a valid JSON body and no query, is parsed here; any other takes FastAPI's ordinary path and gets its
response. The OpenAPI document is FastAPI's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel
from starlette.requests import ClientDisconnect

from cz18.server.api.common import GAME_ID, LONGEST_ID
from cz18.server.api.services import Services
from cz18.server.work.threads import LimitedRoute, in_turn

Form = TypeVar("Form", bound=BaseModel)
Handler = Callable[[Request], Coroutine[Any, Any, Response]]


def direct(form: type[Form], act: Callable[[Services, Request, str, Form, None], Response]) -> type[APIRoute]:
    """A route class for an endpoint that takes a game, this form and the language of sentences (here None)."""

    class Direct(LimitedRoute):
        def get_endpoint_handler(self) -> Handler:
            ordinary = super().get_endpoint_handler()

            async def handle(request: Request) -> Response:
                game: str = request.path_params["game"]
                given = await _read(form, request) if _is_plain(request, game) else None
                if given is None:
                    return await ordinary(request)
                return await in_turn(act, request.app.state.services, request, game, given, None)

            return handle

    return Direct


def _is_plain(request: Request, game: str) -> bool:
    return (
        request.headers.get("content-type") == "application/json"
        and not request.scope["query_string"]
        and len(game) <= LONGEST_ID
        and re.fullmatch(GAME_ID, game) is not None
    )


async def _read(form: type[Form], request: Request) -> Form | None:
    try:
        return form.model_validate(json.loads(await request.body()))
    except (ValueError, RecursionError, ClientDisconnect):
        return None
