"""A small client of a game server for scripts and bots, over HTTP and WebSocket.

    client = Client("http://127.0.0.1:1818")
    table = client.new_game([{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}], take=[0, 1, 2])
    while not (view := table.view())["position"]["over"]:
        table.act(view["position"]["number"], definite(view["position"]["choices"][0]))

It only needs the standard library; `Table.live` also needs the package `websockets`.
"""

from __future__ import annotations

import http.client
import importlib
import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from http.cookies import SimpleCookie
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

Json = dict[str, Any]


class Reply(NamedTuple):
    """A response: status, headers (lower-case names) and the JSON of the body."""

    status: int
    headers: Mapping[str, str]
    body: Any


class ApiError(Exception):
    """The server rejected a request. `status` 400: malformed, 409: stale, 422: refused; `body` has details."""

    def __init__(self, reply: Reply) -> None:
        body = reply.body if isinstance(reply.body, dict) else {}
        refusal = body.get("refusal") or {}
        text = _told(refusal) if refusal else body.get("message") or "no answer"
        super().__init__(f"{reply.status}: {text}")
        self.status = reply.status
        self.body = body
        self.code: str = refusal.get("code") or body.get("code", "")


Unwelcome = ApiError
"""The former name, kept for existing scripts."""


def _told(refusal: Json) -> str:
    """A refusal as text: `not_enough_cash {'price': 120} (VII.3)`. For sentences see `cz18.interop.words.wording`."""
    return f"{refusal['code']} {refusal['data']} ({refusal['section']})"


Transport = Callable[[str, str, Mapping[str, str], bytes | None], tuple[int, Mapping[str, str], bytes]]
"""(method, path, headers, body) -> (status, headers, body)."""


class Client:
    """A user of a server; keeps the session cookie. Not thread-safe."""

    def __init__(self, url: str, *, token: str | None = None, transport: Transport | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.cookie: str | None = None
        self._transport = transport or HttpTransport(self.url)

    def request(self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> Reply:
        """Send one request and return the response, whatever its status."""
        sent = {"accept": "application/json", **self.identity(), **(headers or {})}
        content = None
        if body is not None:
            content = json.dumps(body).encode()
            sent["content-type"] = "application/json"
        status, answered, received = self._transport(method, path, sent, content)
        lower = {name.lower(): value for name, value in answered.items()}
        if "set-cookie" in lower:
            for morsel in SimpleCookie(lower["set-cookie"]).values():
                self.cookie = f"{morsel.key}={morsel.value}" if morsel.value else None
        is_json = "json" in lower.get("content-type", "") and received
        return Reply(status, lower, json.loads(received) if is_json else received)

    def identity(self) -> dict[str, str]:
        """The headers that identify the user."""
        found = {}
        if self.token:
            found["authorization"] = f"Bearer {self.token}"
        if self.cookie:
            found["cookie"] = self.cookie
        return found

    def get(self, path: str, **query: Any) -> Any:
        """GET a path and return the body. Raises ApiError."""
        return self._ask("GET", path + (f"?{urlencode(query)}" if query else ""))

    def post(self, path: str, body: Any = None) -> Any:
        """POST to a path and return the body. Raises ApiError."""
        return self._ask("POST", path, {} if body is None else body)

    def patch(self, path: str, body: Any) -> Any:
        """PATCH a path and return the body. Raises ApiError."""
        return self._ask("PATCH", path, body)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        reply = self.request(method, path, body)
        if not 200 <= reply.status < 300:
            raise ApiError(reply)
        return reply.body

    # Games

    def new_game(self, seats: Sequence[Mapping[str, Any]], **rest: Any) -> Table:
        """Create a game. `rest`: board, options, seed, undo, take, title, listed, offers, key."""
        return self._made(self.post("/api/games", {"seats": list(seats), **rest}))

    def import_game(self, file: Any, **rest: Any) -> Table:
        """Create a game from a file (its JSON value)."""
        return self._made(self.post("/api/games/import", {"file": file, **rest}))

    def _made(self, body: Json) -> Table:
        table = Table(self, body["game"]["id"])
        table.tokens = {link["seat"]: link["token"] for link in body["links"]}
        table.creator_token = body["creator_token"]
        table.notes = [note["code"] for note in body.get("notes", ())]
        return table

    def games(self, **query: Any) -> Json:
        """A page of games: `{"games": [...], "next": ...}`."""
        return dict(self.get("/api/games", **query))

    def table(self, game: str) -> Table:
        """The game with this id; nothing is requested yet."""
        return Table(self, game)

    def facts(self, board: str) -> Json:
        """The printed components of a board."""
        return dict(self.get(f"/api/facts/{quote(board)}"))


class Table:
    """One game on the server. `tokens` are the seats' secrets, known only to the client that created the game."""

    def __init__(self, client: Client, game: str) -> None:
        self.client = client
        self.id = game
        self.path = f"/api/games/{quote(game)}"
        self.tokens: dict[int, str] = {}
        self.creator_token: str | None = None
        self.notes: list[str] = []
        """Codes of notes from the import (`seed_replaced`, `fell_back`, `not_over`, `other_result`)."""

    def join(self, token: str) -> Json:
        """Join with the token of a seat."""
        return dict(self.client.post(f"{self.path}/join", {"token": token}))

    def view(self) -> Json:
        """The present view: the table, the position and your choices."""
        return dict(self.client.get(f"{self.path}/view"))

    def act(self, seen: int, action: Any, key: str | None = None) -> Json:
        """Play an action and return the entry. Raises ApiError: 400, 409 or 422. Its key makes a repeat harmless."""
        body = {"seen": seen, "action": action, "key": key or secrets.token_hex(8)}
        return dict(self.client.post(f"{self.path}/actions", body)["entry"])

    def undo(self, seen: int, to: int | None = None) -> Json:
        """Take actions back to position `to`, by default your last one. Raises ApiError: 403 or 409."""
        return dict(self.client.post(f"{self.path}/undo", {"seen": seen, "to": to, "key": secrets.token_hex(8)}))

    def log(self, since: int = 0, limit: int = 200) -> list[Json]:
        """The entries after number `since`, at most `limit`."""
        return list(self.client.get(f"{self.path}/log", since=since, limit=limit)["entries"])

    def reasons(self, seen: int, hex: str | None = None) -> list[Json]:
        """Why no tile can be laid, for each hex; with `hex`, for each tile on it. Like `greyed` of the view."""
        where = {} if hex is None else {"hex": hex}
        return list(self.client.get(f"{self.path}/reasons", seen=seen, **where)["greyed"])

    def position(self, number: int) -> Json:
        """The position after entry `number`."""
        return dict(self.client.get(f"{self.path}/positions/{number}"))

    def export(self, format: str = "save") -> Any:
        """The game as a file: `save`, `18xx.games`, `picture` (SVG) or `report`. Raises ApiError: 422."""
        return self.client.get(f"{self.path}/export", format=format)

    def say(self, text: str) -> Json:
        """Send a chat message and return it."""
        return dict(self.client.post(f"{self.path}/chat", {"text": text})["message"])

    def fork(self, position: int | None = None, **rest: Any) -> Table:
        """Create a game that continues from a position of this one, by default the present one."""
        made = self.client.post(f"{self.path}/fork", {"position": position, **rest})
        return self.client._made(made)

    def live(self, since: int = 0, *, view: str | None = None, timeout: float | None = None) -> Iterator[Json]:
        """Yield messages as they arrive, from entry `since` on, until the connection closes or `timeout` seconds pass.

        With `view` also views and their diffs (`cz18.contract.changes.changed`). `view` names the view the client
        already has, as `17-3` for position number 17 and table version 3, or is empty for none.
        """
        sockets = importlib.import_module("websockets.sync.client")
        closed = importlib.import_module("websockets.exceptions").ConnectionClosed
        parts = urlsplit(self.client.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        query = urlencode({"since": since} if view is None else {"since": since, "view": view})
        url = f"{scheme}://{parts.netloc}{parts.path}{self.path}/live?{query}"
        with sockets.connect(url, additional_headers=self.client.identity(), max_size=2**24) as socket:
            while True:
                try:
                    yield json.loads(socket.recv(timeout=timeout))
                except (closed, TimeoutError):
                    return


def definite(action: Mapping[str, Any]) -> Json:
    """The action with each free price set to the lowest."""
    return {
        name: value["low"] if isinstance(value, dict) and set(value) == {"low", "high"} else value
        for name, value in action.items()
    }


class HttpTransport:
    """HTTP over one persistent connection, reopened when the server has closed it."""

    def __init__(self, url: str, timeout: float = 30) -> None:
        parts = urlsplit(url)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        self._connection = kind(parts.hostname or "127.0.0.1", parts.port, timeout=timeout)
        self._prefix = parts.path

    def __call__(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes | None
    ) -> tuple[int, Mapping[str, str], bytes]:
        fresh = self._connection.sock is None
        try:
            return self._send(method, path, headers, body)
        except (http.client.RemoteDisconnected, ConnectionError):
            self._connection.close()
            if fresh:
                raise
            return self._send(method, path, headers, body)  # safe: actions carry a key, so a repeat has no effect

    def _send(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes | None
    ) -> tuple[int, Mapping[str, str], bytes]:
        self._connection.request(method, self._prefix + path, body, dict(headers))
        reply = self._connection.getresponse()
        return reply.status, dict(reply.getheaders()), reply.read()
