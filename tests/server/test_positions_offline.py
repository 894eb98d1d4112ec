"""The files with which a browser answers about positions without a connection."""

from __future__ import annotations

import gzip
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from server.helpers import Served
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from cz18.server.api import page


def test_the_archive_answers_on_its_own(shared_server: Served, tmp_path: Path) -> None:
    """Without anything else of this project, in plain Python. Its tag saves a second transfer."""
    path = "/api/positions/rules.zip"
    reply = shared_server.http.get(path)
    assert reply.status_code == 200 and reply.headers["content-type"] == "application/zip"
    assert shared_server.http.get(path, headers={"if-none-match": reply.headers["etag"]}).status_code == 304
    zipfile.ZipFile(io.BytesIO(reply.content)).extractall(tmp_path)
    position = {"format": "18CZ position", "stations": [{"hex": "E11", "company": "BN"}], "tiles": {"Z9": {}}}
    program = (
        f"import sys; sys.path[:0] = [{str(tmp_path)!r}]; from cz18.interop.formats.positions.offline import asked;"
        "import json; print(json.dumps([json.loads(asked(line)) for line in sys.stdin]))"
    )
    questions = [
        {"what": "answers", "position": "18CZ-1/sBN:E11/cBN:r5+5", "fleets": {}},
        {"what": "check", "position": position},
        {"what": "tiles", "board": "bohemia"},
    ]
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program],
        input="\n".join(map(json.dumps, questions)),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        cwd=tmp_path,
        env={**os.environ, "CZ18_PURE": "1"},
    )
    run, fault, tiles = json.loads(done.stdout)
    assert run["answer"]["runs"][0]["company"] == "BN" and run["answer"]["runs"][0]["proven"]
    assert fault["error"]["code"] == "malformed" and "Z9" in fault["error"]["message"]
    assert "E11" in tiles["answer"]["tiles"]


def test_large_files_are_stored_compressed(tmp_path: Path) -> None:
    """Sent as stored if the client accepts gzip, else unpacked; only the worker may run WebAssembly."""
    content = os.urandom(3 * page.AT_ONCE)
    (tmp_path / "python.wasm.gz").write_bytes(gzip.compress(content))
    (tmp_path / "engine.worker-1.js").write_text("1")
    files = page.Files(tmp_path)

    def send(request: Request) -> Response:
        found = page.found(tmp_path, request.path_params["path"])
        assert found is not None
        return files.answer(request, found)

    client = TestClient(Starlette(routes=[Route("/{path:path}", send)]))
    for accepted in ("gzip", "identity"):
        reply = client.get("/python.wasm", headers={"accept-encoding": accepted})
        assert reply.content == content, accepted
        assert reply.headers["content-type"] == "application/wasm"
        assert reply.headers.get("content-encoding", "identity") == accepted
    assert "content-security-policy" not in reply.headers
    worker = client.get("/engine.worker-1.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in worker
