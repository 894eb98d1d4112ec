"""The page: the built one that came with the package, or a few plain lines that say where the endpoints are."""

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
<p>The server is running. The page has not been built into this installation; the doors are under
<a href="/api/openapi.json">/api</a>, and <a href="/api/games">/api/games</a> lists the games.</p>
<p>18CZ is a game by Leonhard Orgler. This is an independent program.</p>
</html>
"""
LONGEST_PATH = 500
"""Of a file of the page; what is longer is none."""
A_YEAR = 365 * 86400
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""By name, where a machine's own list may say otherwise: a browser runs no script that is called plain text."""


def built_page() -> Path:
    """Where the package keeps its built page."""
    return Path(str(package_files("cz18"))) / "web" / "dist"


class Kept(NamedTuple):
    """A file as it is sent: plain and packed, with what both are known by."""

    stamp: tuple[int, int]
    plain: bytes
    packed: bytes | None
    tag: str
    media_type: str


class Files:
    """The files of a page, read and packed once; a file that has changed on the disk is read again."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._kept: dict[Path, Kept] = {}

    def get(self, path: Path) -> Kept:
        """A file. Raises OSError if it is gone."""
        found = path.stat()
        stamp = (found.st_mtime_ns, found.st_size)
        kept = self._kept.get(path)
        if kept is None or kept.stamp != stamp:
            kept = self._kept[path] = _read(path, stamp)
        return kept

    def answer(self, request: Request, path: Path) -> Response:
        """The file, packed if the reader can unpack it, or 304 if the reader has it.

        What has a hash in its name never changes; anything else is asked about each time.
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
    """The file of this path, if it is one of the page's."""
    if len(path) > LONGEST_PATH:
        return None
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):  # a name no file can have
        return None


def mount(app: FastAPI, folder: Path | None = None) -> None:
    """Serve the page. Paths that are no files belong to the page itself."""
    root = (folder or built_page()).resolve()
    files = Files(root)

    router = LimitedRouter()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def file(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            if methods_at(request):
                raise HTTPException(405)
            raise not_found("door")
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
