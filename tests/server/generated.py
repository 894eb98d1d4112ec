"""A client generated from the OpenAPI document alone, with one method for each operation.

It fills paths and queries from the documented parameters, validates every body it sends and every answer it gets
against their schemas, and has no built-in knowledge of endpoints, fields or rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import jsonschema_rs

from cz18.client import Client


class Operation(NamedTuple):
    """An operation of the document."""

    method: str
    path: str
    parameters: list[dict[str, Any]]
    body: Any
    answers: dict[str, Any]


class Generated:
    """`call(name, ...)` calls an operation by its id; path and query parameters are filled in, the rest is the
    body."""

    def __init__(self, client: Client, document: dict[str, Any]) -> None:
        self._client = client
        self._components = document["components"]
        self._valid: dict[str, Any] = {}
        self.operations = {
            operation["operationId"]: Operation(
                method.upper(),
                path,
                operation.get("parameters", []),
                _schema(operation.get("requestBody", {})),
                {status: _schema(answer) for status, answer in operation["responses"].items()},
            )
            for path, operations in document["paths"].items()
            for method, operation in operations.items()
        }

    def call(self, name: str, **values: Any) -> tuple[int, Any]:
        """The status and body of the response, both as documented."""
        operation = self.operations[name]
        placed: dict[str, dict[str, Any]] = {"path": {}, "query": {}}
        for parameter in operation.parameters:
            if parameter["name"] in values:
                placed[parameter["in"]][parameter["name"]] = values.pop(parameter["name"])
            else:
                assert not parameter.get("required"), f"{name} needs {parameter['name']}"
        path = operation.path.format(**{key: quote(str(value)) for key, value in placed["path"].items()})
        if placed["query"]:
            path += f"?{urlencode(placed['query'])}"
        if operation.body is not None:
            self._hold(f"{name} body", operation.body, values)
        reply = self._client.request(operation.method, path, None if operation.body is None else values)
        answer = operation.answers.get(str(reply.status))
        assert answer is not None, f"{name} answered {reply.status}, which is not described"
        self._hold(f"{name} {reply.status}", answer, reply.body)
        return reply.status, reply.body

    def _hold(self, name: str, schema: Mapping[str, Any], value: Any) -> None:
        if name not in self._valid:
            self._valid[name] = jsonschema_rs.Draft202012Validator({**schema, "components": self._components})
        self._valid[name].validate(value)

    def has(self, name: str, value: Any) -> bool:
        """Does the value match the schema of this name in the document?"""
        key = f"schema {name}"
        if key not in self._valid:
            schema = {"$ref": f"#/components/schemas/{name}", "components": self._components}
            self._valid[key] = jsonschema_rs.Draft202012Validator(schema)
        return bool(self._valid[key].is_valid(value))


def _schema(part: dict[str, Any]) -> Any:
    return part.get("content", {}).get("application/json", {}).get("schema")
