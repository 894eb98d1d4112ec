"""The page: the built one that came with the package, or a few plain lines that say where the doors are."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.responses import FileResponse

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>18CZ</title>
<h1>18CZ</h1>
<p>The server is running. The page has not been built into this installation; the doors are under
<a href="/api/openapi.json">/api</a>, and <a href="/api/games">/api/games</a> lists the games.</p>
<p>18CZ is a game by Leonhard Orgler. This is an independent program.</p>
</html>
"""
A_YEAR = 365 * 86400


def built_page() -> Path:
    """Where the package keeps its built page."""
    return Path(str(files("cz18"))) / "web" / "dist"


def mount(app: FastAPI, folder: Path | None = None) -> None:
    """Serve the page. Paths that are no files belong to the page itself."""
    root = (folder or built_page()).resolve()

    @app.get("/{path:path}", include_in_schema=False)
    def file(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            return Response(
                b'{"code":"not_found","message":"There is no such door."}', 404, media_type="application/json"
            )
        index = root / "index.html"
        if not index.is_file():
            return Response(PLAIN, media_type="text/html", headers={"cache-control": "no-cache"})
        wanted = (root / path).resolve() if "\0" not in path else index
        if wanted.is_relative_to(root) and wanted.is_file():
            hashed = "assets" in wanted.relative_to(root).parts
            cache = f"public, max-age={A_YEAR}, immutable" if hashed else "no-cache"
            return FileResponse(wanted, headers={"cache-control": cache})
        if "." in path.rpartition("/")[2]:
            return Response(b"not found", 404, media_type="text/plain")
        return FileResponse(index, headers={"cache-control": "no-cache"})
