"""Serves the built page, or a short notice if it was not built."""

from __future__ import annotations

import gzip
from hashlib import sha256
from importlib.resources import files as package_files
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

from cz18.server.api.common import methods_at, takes_gzip, unchanged
from cz18.server.errors import not_found
from cz18.server.work.threads import LimitedRouter

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>18CZ</title>
<h1>18CZ</h1>
<p>The server is running, but this installation does not include the page. The API is described in
<a href="/api/openapi.json">/api/openapi.json</a>; <a href="/api/games">/api/games</a> lists the games.</p>
<p>18CZ is a game by Leonhard Orgler. This is an independent program.</p>
</html>
"""
LONGEST_PATH = 500
"""Characters of a file's path."""
A_YEAR = 365 * 86400
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Fixed, since a machine's own list may be wrong, and browsers run no script sent as plain text."""


def built_page() -> Path:
    """The package's folder of the built page."""
    return Path(str(package_files("cz18"))) / "web" / "dist"


class Kept(NamedTuple):
    """A cached file, plain and compressed; `stamp` is its modification time and size, `tag` its ETag."""

    stamp: tuple[int, int]
    plain: bytes
    packed: bytes | None
    tag: str
    media_type: str


class Files:
    """A cache of the page's files; a file that changes on disk is read again."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._kept: dict[Path, Kept] = {}

    def get(self, path: Path) -> Kept:
        """A file. Raises OSError if it does not exist."""
        found = path.stat()
        stamp = (found.st_mtime_ns, found.st_size)
        kept = self._kept.get(path)
        if kept is None or kept.stamp != stamp:
            kept = self._kept[path] = _read(path, stamp)
        return kept

    def answer(self, request: Request, path: Path) -> Response:
        """The file, compressed if the client accepts that, or 304 if the client has it.

        Files with a hash in their name never change; clients revalidate the others each time.
        """
        kept = self.get(path)
        is_hashed = "assets" in path.relative_to(self.root).parts
        headers = {
            "cache-control": f"public, max-age={A_YEAR}, immutable" if is_hashed else "no-cache",
            "vary": "Accept-Encoding",
        }
        content, tag = kept.plain, kept.tag
        if kept.packed is not None and takes_gzip(request):
            content, tag = kept.packed, f"{tag}-gzip"
            headers["content-encoding"] = "gzip"
        headers["etag"] = f'"{tag}"'
        if unchanged(request, headers["etag"]):
            headers.pop("content-encoding", None)
            return Response(status_code=304, headers=headers)
        return Response(content, headers=headers, media_type=kept.media_type)


def _read(path: Path, stamp: tuple[int, int]) -> Kept:
    plain = path.read_bytes()
    packed = gzip.compress(plain, compresslevel=9, mtime=0)
    media_type = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    is_worth_it = len(packed) < 0.9 * len(plain)
    return Kept(stamp, plain, packed if is_worth_it else None, sha256(plain).hexdigest()[:20], media_type)


def _found(root: Path, path: str) -> Path | None:
    """The file at this path, if it is inside the page's folder."""
    if len(path) > LONGEST_PATH:
        return None
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):  # an invalid file name
        return None


def mount(app: FastAPI, folder: Path | None = None) -> None:
    """Serve the page. Paths that are not files get index.html."""
    root = (folder or built_page()).resolve()
    files = Files(root)

    router = LimitedRouter()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def file(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            if methods_at(request):
                raise HTTPException(405)
            raise not_found("page")
        index = root / "index.html"
        if not index.is_file():
            return Response(PLAIN, media_type="text/html", headers={"cache-control": "no-cache"})
        wanted = _found(root, path)
        if wanted is not None:
            return files.answer(request, wanted)
        if "." in path.rpartition("/")[2]:
            return Response(b"not found", 404, media_type="text/plain")
        return files.answer(request, index)

    app.router.routes.extend(router.routes)
