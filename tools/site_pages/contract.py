"""Reference of API requests: every request of the server, from its OpenAPI document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cz18.server.app import create_app
from cz18.server.settings import Settings

HEAD = """# API requests

Every request of the server, from its OpenAPI document (`/api/openapi.json` on a running server).
[The API](../api.md) describes how to use them.

"""
TITLES = {
    "tables": "Tables and seats",
    "play": "Play",
    "people": "People",
    "operator": "Operators",
    "facts": "Facts",
}
ORDINARY = {"400": "malformed", "404": "no such game", "429": "too many requests", "503": "busy; ask again"}

Schema = dict[str, Any]


def contract_page(document: Schema | None = None) -> str:
    document = document or create_app(Settings(database="sqlite://")).openapi()
    by_tag: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            tag = (operation.get("tags") or ["other"])[0]
            by_tag.setdefault(tag, []).append("\n".join(request(method, path, operation)))
    parts = [HEAD, document["info"].get("description", "").strip(), ""]
    for tag, requests in by_tag.items():
        parts += [f"## {TITLES.get(tag, tag.capitalize())}", "", *requests]
    parts += ["## Schemas", ""]
    for name, schema in sorted(document["components"]["schemas"].items()):
        parts += [f"### {name}", "", *described(schema), *properties(schema)]
    return "\n".join(parts) + "\n"


def request(method: str, path: str, operation: Schema) -> Iterator[str]:
    yield f"### {method.upper()} {path.replace('{', '&#123;').replace('}', '&#125;')}"
    yield ""
    yield from described(operation)
    given = operation.get("parameters", [])
    if given:
        yield from ("| given | in | type | |", "| --- | --- | --- | --- |")
        for each in given:
            need = "required" if each.get("required") else ""
            about = line(each.get("description", ""))
            yield f"| `{each['name']}` | {each['in']} | {type_of(each['schema'])} | {' '.join((need, about)).strip()} |"
        yield ""
    body = operation.get("requestBody")
    if body:
        for kind, content in body["content"].items():
            yield f"Body ({kind}): {type_of(content.get('schema', {}))}"
            yield ""
    yield from ("| answer | |", "| --- | --- |")
    for status, answer in sorted(operation["responses"].items()):
        shapes = [type_of(each["schema"]) for each in answer.get("content", {}).values() if each.get("schema")]
        about = ORDINARY.get(status) or line(answer.get("description", ""))
        yield f"| {status} | {'; '.join((about, *shapes))} |"
    yield ""


def described(about: Schema) -> Iterator[str]:
    text = about.get("description", "").strip()
    if text:
        yield from (text, "")


def properties(schema: Schema) -> Iterator[str]:
    given = schema.get("properties")
    if not given:
        yield from (f"{type_of(schema)}", "")
        return
    needed = schema.get("required", [])
    yield from ("| field | type | |", "| --- | --- | --- |")
    for name, each in given.items():
        notes = ["required"] if name in needed else []
        if each.get("default") is not None:
            notes.append(f"default `{json.dumps(each['default'], ensure_ascii=False)}`")
        notes += [f"{word} {each[key]}" for key, word in LIMITS.items() if key in each]
        notes.append(line(each.get("description", "")))
        yield f"| `{name}` | {type_of(each)} | {', '.join(note for note in notes if note)} |"
    yield ""


LIMITS = {
    "minimum": "at least",
    "maximum": "at most",
    "minLength": "shortest",
    "maxLength": "longest",
    "minItems": "fewest",
    "maxItems": "most",
}


def type_of(schema: Schema) -> str:
    """Description of a type, with links to schemas."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " or ".join(dict.fromkeys(type_of(each) for each in schema[key]))
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
