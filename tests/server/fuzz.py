"""Random requests and frames of every shape, for every endpoint of the OpenAPI document, sent by a seated player.

Most of a request is valid and a part of it is not, so that it passes the first check. The same seed gives the same
requests."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import quote

from cz18.client import definite

ODD_TEXTS = (
    "", " ", "\0", "\n", "\x7f", "\ud800", "é", "²", "٣", "\u202e", "\U0001f682", "null", "NaN", "-1", "1e999",
    "0x10", "../..", "%00", "'; --", "<script>", "standard", "tycoon", "a" * 81, "a" * 2000, "\u0301" * 300,
)  # fmt: skip
ODD_NUMBERS = (-1, 0, 1, 2**31, 2**53 + 1, 2**63, 2**64, 10**40, -(10**9), 0.5, -0.0, 1e308)
ODD = (None, True, False, [], {}, [[]], {"": None}, [None] * 50, {"type": []}, *ODD_TEXTS, *ODD_NUMBERS)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")
RAW = (
    b"", b"null", b"{", b"[]", b'"', b"\xff\xfe", b"\xef\xbb\xbf{}", b"{}" * 9, b"[" * 3000, b'{"a":' * 3000,
    b'{"seen":1e400}', b'{"seen":' + b"9" * 5000 + b"}", b'{"seen":NaN}', b'{"seen":0,"seen":1}', b"a=b&c=d",
)  # fmt: skip


class Asked(NamedTuple):
    """A random request, and the endpoint it was made for."""

    endpoint: str
    method: str
    path: str
    headers: dict[str, str]
    body: bytes | None


class Fuzzer:
    """Makes requests for the endpoints of a document. `choices` are currently legal actions."""

    def __init__(self, document: Mapping[str, Any], games: list[str], seed: int) -> None:
        self.rng = random.Random(seed)
        self.schemas: Mapping[str, Any] = document["components"]["schemas"]
        self.games = games
        self.endpoints = [
            (path, method.upper(), operation)
            for path, operations in sorted(document["paths"].items())
            for method, operation in sorted(operations.items())
        ]
        self.choices: list[dict[str, Any]] = []
        self.number = 0

    def seen(self, view: Mapping[str, Any]) -> None:
        """Use actions of this position."""
        self.choices, self.number = view["position"]["choices"], view["position"]["number"]

    def request(self) -> Asked:
        rng = self.rng
        path, method, operation = rng.choice(self.endpoints)
        endpoint = f"{method} {path}"
        for parameter in operation.get("parameters", ()):
            if parameter["in"] == "path":
                text = quote(_text(self._parameter(parameter)), safe="")
                path = path.replace(f"{{{parameter['name']}}}", text or "%20")
        query = [
            f"{quote(parameter['name'])}={quote(_text(self._parameter(parameter)))}"
            for parameter in operation.get("parameters", ())
            if parameter["in"] == "query" and (parameter.get("required") or rng.random() < 0.5)
        ]
        if rng.random() < 0.05:
            query.append(f"{quote(_text(rng.choice(ODD)))}={quote(_text(rng.choice(ODD)))}")
        if query:
            path += "?" + "&".join(query)
        if rng.random() < 0.03:
            method = rng.choice(METHODS)
        if rng.random() < 0.01:
            path = "/" + quote(_text(rng.choice(ODD)) * rng.randrange(1, 3))[:8000]
        body = self._body(operation)
        headers = {"content-type": "application/json"} if body is not None else {}
        if rng.random() < 0.03:
            name = rng.choice(["content-type", "if-none-match", "authorization", "accept-encoding", "origin"])
            headers[name] = quote(_text(rng.choice(ODD))) or "x"
        return Asked(endpoint, method, path, headers, body)

    def _parameter(self, parameter: Mapping[str, Any]) -> Any:
        if parameter["name"] == "game":
            return self.rng.choice(self.games) if self.rng.random() < 0.95 else self.rng.choice(ODD)
        if parameter["name"] in ("number", "since", "seen") and self.rng.random() < 0.7:
            return self.rng.choice((self.number, self.rng.randrange(self.number + 2)))
        return self.value(parameter["schema"])

    def _body(self, operation: Mapping[str, Any]) -> bytes | None:
        wanted = operation.get("requestBody")
        if wanted is None:
            return self.rng.choice(RAW) if self.rng.random() < 0.02 else None
        if self.rng.random() < 0.05:
            return self.rng.choice(RAW)
        return json.dumps(self.value(wanted["content"]["application/json"]["schema"])).encode()

    # Values by schema

    def value(self, schema: Mapping[str, Any], name: str = "") -> Any:
        """A value that this schema allows, mostly."""
        rng = self.rng
        if rng.random() < 0.04:
            return rng.choice(ODD)
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self.value(rng.choice(schema["anyOf"]), name)
        if "enum" in schema or "const" in schema:
            return rng.choice(schema.get("enum") or [schema["const"]])
        if name in ("seen", "to", "position") and rng.random() < 0.8:
            return self.number if name == "seen" else rng.randrange(self.number + 1)
        if name == "action" or name == "actions[]":
            return self._action()
        if name == "file":
            return self._file()
        match schema.get("type"):
            case "integer" | "number":
                return rng.randint(int(schema.get("minimum", -2)), min(int(schema.get("maximum", 9)), 1000))
            case "boolean":
                return rng.random() < 0.5
            case "string":
                return self._string(schema)
            case "array":
                count = rng.randrange(schema.get("minItems", 0), min(schema.get("maxItems", 4), 6) + 1)
                return [self.value(schema.get("items", {}), f"{name}[]") for _ in range(count)]
            case "object":
                return self._object(schema)
        return rng.choice(ODD)

    def _string(self, schema: Mapping[str, Any]) -> str:
        rng = self.rng
        if rng.random() < 0.5:
            return str(rng.choice(ODD_TEXTS))
        size = rng.randrange(schema.get("minLength", 0), min(schema.get("maxLength", 12), 40) + 1)
        return "".join(rng.choice("abcXYZ 0189-_.é") for _ in range(size))

    def _object(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        rng, required = self.rng, schema.get("required", ())
        made = {
            name: self.value(inner, name)
            for name, inner in schema.get("properties", {}).items()
            if (name in required and rng.random() < 0.98) or rng.random() < 0.4
        }
        if rng.random() < 0.03:
            made[str(rng.choice(ODD_TEXTS))] = rng.choice(ODD)
        return made

    def _action(self) -> Any:
        """A legal action, or a slight variation of one."""
        rng = self.rng
        if not self.choices:
            return {"type": "Pass", "player": 0}
        action = definite(rng.choice(self.choices))
        if rng.random() < 0.5:
            return action
        other = definite(rng.choice(self.choices))
        name = rng.choice(sorted({*action, *other}))
        return {**action, name: rng.choice((other.get(name), rng.choice(ODD), -1, 10**6))}

    def _file(self) -> Any:
        """A barely valid file of a game."""
        rng = self.rng
        ours = {"format": "18CZ save", "version": 1, "players": ["A", "B", "C"], "board": "standard", "seed": 1}
        theirs = {"title": "18CZ", "players": [{"id": 1, "name": "A"}], "actions": [], "settings": {}}
        made: dict[str, Any] = {**rng.choice((ours, theirs))}
        for _ in range(rng.randrange(4)):
            made[rng.choice([*made, "actions", "options", "rules", "seed", "board"])] = rng.choice(ODD)
        return made


def _text(value: Any) -> str:
    """Text for a URL; a lone surrogate cannot be encoded."""
    return str(value).encode(errors="replace").decode()


def frames(rng: random.Random) -> str | bytes:
    """A frame for a live connection: often a ping or a chat message, otherwise of any shape."""
    kind = rng.random()
    if kind < 0.15:
        return json.dumps({"type": "ping"})
    if kind < 0.6:
        message = {"type": "chat", "text": rng.choice(ODD_TEXTS[1:])}
        for name in ("text", "key", "type", "other"):
            if rng.random() < 0.2:
                message[name] = rng.choice(ODD)  # type: ignore[assignment]
        return json.dumps(message)
    if kind < 0.8:
        return rng.choice(RAW)
    odd = rng.choice((*ODD, {"type": "ping", "x": 1}))
    return json.dumps(odd)
