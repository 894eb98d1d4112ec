"""Time `make play` from a bare clone with an empty home to the served page, by stage.

    python3 tools/time_first_start.py [--runs 3] [--bare]

Clones the committed state into a temporary folder with an empty HOME (empty caches), runs `make play` on a free
port and polls the page. Prints the set-up stages, the time to the page, the CPU time of all processes, and the
same for a second start. `--bare` hides the installed uv, node and npm.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 900
HIDDEN = ("uv", "uvx", "node", "npm", "npx")


def processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def bare_path(folder: Path) -> str:
    """PATH without uv and node."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / program.name
            if program.name not in HIDDEN:
                link.unlink(missing_ok=True)
                link.symlink_to(program)
    return str(folder)


def start(clone: Path, environment: dict[str, str]) -> float:
    """Run `make play` until the page is served; return the seconds."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    begun, used = time.monotonic(), processor_time()
    command = ["make", "play", f"SERVE=--port {port} --database {clone / 'games.db'}"]
    running = subprocess.Popen(command, cwd=clone, env=environment, start_new_session=True)
    try:
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                    assert b'<div id="app"' in answer.read()
                break
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                if running.poll() is not None:
                    raise SystemExit("make play ended by itself") from None
                if time.monotonic() - begun > SECONDS:
                    raise SystemExit(f"no page after {SECONDS} s") from None
                time.sleep(0.1)
        taken = time.monotonic() - begun
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGINT)
        running.wait(60)
    print(f"page served after {taken:.1f} s; processor time {processor_time() - used:.1f} s", flush=True)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--bare", action="store_true", help="hide the installed uv, node and npm")
    asked = parser.parse_args()
    first: list[float] = []
    again: list[float] = []
    for number in range(asked.runs):
        with tempfile.TemporaryDirectory(prefix="cz18-start-", ignore_cleanup_errors=True) as name:
            folder = Path(name)
            subprocess.run(["git", "clone", "-q", str(ROOT), str(folder / "clone")], check=True)
            (folder / "home").mkdir()
            kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "MAKE"))}
            environment = {**kept, "HOME": str(folder / "home"), "BROWSER": "true"}
            if asked.bare:
                environment["PATH"] = bare_path(folder / "bin")
            print(f"run {number + 1}, empty clone, empty home, load {os.getloadavg()[0]:.1f}", flush=True)
            first.append(start(folder / "clone", environment))
            again.append(start(folder / "clone", environment))
            stop_compiling(folder / "clone")
    for name, all_of_them in (("first start", first), ("second", again)):
        print(f"{name}: {', '.join(f'{one:.1f} s' for one in all_of_them)}")


def stop_compiling(clone: Path) -> None:
    """Stop the background compiler, whose folder is about to be removed."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
            if b"--aside" in words and os.readlink(entry / "cwd") == str(clone):
                os.killpg(int(entry.name), signal.SIGTERM)
        except OSError:
            continue
    shutil.rmtree(clone / "build", ignore_errors=True)


if __name__ == "__main__":
    main()
