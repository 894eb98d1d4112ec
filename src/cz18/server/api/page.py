"""Serves the built page, or a short notice if it was not built."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files as package_files
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI, Request, Response
from fastapi.responses import StreamingResponse
from starlette.exceptions import HTTPException

from cz18.server.api.common import methods_at, takes_gzip, unchanged
from cz18.server.errors import not_found
from cz18.server.http.security import CONTENT_SECURITY_POLICY
from cz18.server.work.threads import LimitedRouter

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>18CZ</title>
<h1>18CZ</h1>
<p>The server is running, but this installation does not include the page. The API is described in
<a href="/api/openapi.json">/api/openapi.json</a>; <a href="/api/games">/api/games</a> lists the games.</p>
<p>18CZ is a game by Leonhard Orgler. This is an independent program.</p>
</html>
"""
PACKED = ".gz"
"""Suffix of files that the build has compressed, because they are large (web/pyodide.ts)."""
AT_ONCE = 256 * 1024
"""Bytes of a response; larger ones are sent in parts."""
WORKER = "engine.worker"
RUNS_WEBASSEMBLY = CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the worker that runs the rules without a connection; the page itself may not."""
LONGEST_PATH = 500
"""Characters of a file's path."""
A_YEAR = 365 * 86400
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Fixed, since a machine's own list may be wrong, and browsers run no script sent as plain text."""


def built_page() -> Path:
    """The package's folder of the built page."""
    return Path(str(package_files("cz18"))) / "web" / "dist"


class Kept(NamedTuple):
    """A cached file; `stamp` is its modification time and size, `tag` its ETag.

    It is kept plain, or compressed, or both."""

    stamp: tuple[int, int]
    plain: bytes | None
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
        is_packed = kept.packed is not None and takes_gzip(request)
        if is_packed:
            headers["content-encoding"] = "gzip"
        headers["etag"] = f'"{kept.tag}-gzip"' if is_packed else f'"{kept.tag}"'
        if unchanged(request, headers["etag"]):
            headers.pop("content-encoding", None)
            return Response(status_code=304, headers=headers)
        if path.name.startswith(WORKER):
            headers["content-security-policy"] = RUNS_WEBASSEMBLY
        content = kept.packed if is_packed else kept.plain
        if content is None:
            content = _unpacked(kept.packed or b"")
        if len(content) <= AT_ONCE:
            return Response(content, headers=headers, media_type=kept.media_type)
        headers["content-length"] = str(len(content))
        return StreamingResponse(_in_parts(content), headers=headers, media_type=kept.media_type)


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> bytes:
    """For clients that do not accept gzip."""
    return gzip.decompress(packed)


async def _in_parts(content: bytes) -> AsyncIterator[bytes]:
    """The parts of a large file, so that a slow client does not hold a copy of it in memory."""
    for begin in range(0, len(content), AT_ONCE):
        yield content[begin : begin + AT_ONCE]


def _read(path: Path, stamp: tuple[int, int]) -> Kept:
    plain = path.read_bytes()
    if path.suffix == PACKED:
        media_type = TYPES[path.with_suffix("").suffix]
        return Kept(stamp, None, plain, sha256(plain).hexdigest()[:20], media_type)
    packed = gzip.compress(plain, compresslevel=9, mtime=0)
    media_type = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    is_worth_it = len(packed) < 0.9 * len(plain)
    return Kept(stamp, plain, packed if is_worth_it else None, sha256(plain).hexdigest()[:20], media_type)


def found(root: Path, path: str) -> Path | None:
    """The file at this path, or its compressed form, if it is inside the page's folder."""
    if len(path) > LONGEST_PATH:
        return None
    try:
        wanted = (root / path).resolve()
        if not wanted.is_relative_to(root):
            return None
        packed = wanted.with_name(f"{wanted.name}{PACKED}")
        return next((one for one in (wanted, packed) if one.is_file()), None)
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
        wanted = found(root, path)
        if wanted is not None:
            return files.answer(request, wanted)
        if "." in path.rpartition("/")[2]:
            return Response(b"not found", 404, media_type="text/plain")
        return files.answer(request, index)

    app.router.routes.extend(router.routes)
