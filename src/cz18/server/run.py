"""Starting a server."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress

import uvicorn

from cz18.server.http.connections import LimitedHttp, LimitedLive, raise_descriptors
from cz18.server.operations import metrics
from cz18.server.operations.logs import set_up_logs
from cz18.server.operations.orphans import expect_workers
from cz18.server.operations.stopping import Supervisor
from cz18.server.settings import Settings
from cz18.server.storage.migrations import NewerDatabase
from cz18.server.storage.one_server import NotAlone, only_server
from cz18.server.storage.store import NoDatabase, open_store

GRACE_SECONDS = 3
"""For requests in progress at shutdown."""
HUNG_SECONDS = 30
"""After this long without a heartbeat a worker is replaced; on a busy machine one takes many seconds to load."""


class NotServable(Exception):
    """The settings conflict, or the address is in use; the message says why."""


def serve(settings: Settings, *, open_browser: bool = False, log_level: str = "warning") -> None:
    """Serve until SIGINT or SIGTERM. Requests in progress are finished first."""
    if settings.workers > 1 and not settings.shares_database():
        raise NotServable(
            "More than one worker needs PostgreSQL (--database postgresql://...). SQLite allows only one process, "
            "and viewers connected to different workers would not receive each other's actions."
        )
    _refuse_taken(settings)
    try:
        store = open_store(settings.database_url())
    except NoDatabase as problem:
        raise NotServable(str(problem)) from None
    try:
        with only_server(store.url):
            try:
                store.upgrade()  # once, before any worker starts
            finally:
                store.close()
            _serve(settings, open_browser, log_level)
    except (NewerDatabase, NotAlone) as problem:
        raise NotServable(str(problem)) from None


def _serve(settings: Settings, open_browser: bool, log_level: str) -> None:
    os.environ.update(settings.in_environment())
    os.environ["CZ18_LOG_LEVEL"] = log_level
    expect_workers()
    set_up_logs(log_level)
    raise_descriptors()
    print(f"18CZ is running at {address(settings)} (press Ctrl-C to stop)", flush=True)
    if open_browser and has_desktop():
        threading.Thread(target=_open_when_ready, args=(settings,), daemon=True).start()
    signal.signal(signal.SIGTERM, _end_well)
    with metrics.shared(settings.workers):
        _run(settings)


def _run(settings: Settings) -> None:
    config = uvicorn.Config(
        "cz18.server.app:from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=settings.largest_frame,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=True,  # with a 4 kB window; incoming messages are inflated up to `ws_max_size`
        http=LimitedHttp,
        ws=LimitedLive,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=HUNG_SECONDS,
    )
    with suppress(KeyboardInterrupt):
        if settings.workers > 1:
            Supervisor(config, [config.bind_socket()]).run()
        else:
            config.load_app()  # before uvicorn captures signals, so that one ends the process at once
            uvicorn.Server(config).run()


def _end_well(number: int, frame: object) -> None:
    """Exit with 0: uvicorn raises the signal again after a graceful shutdown."""
    sys.exit(0)


def address(settings: Settings) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def _refuse_taken(settings: Settings) -> None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as problem:
            raise NotServable(
                f"Cannot listen on {settings.host}:{settings.port} ({problem.strerror}). "
                "Another server may be using the port; choose a different --port."
            ) from None


def has_desktop() -> bool:
    """Whether a browser can be opened."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(settings: Settings) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(address(settings) + "health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address(settings))
            return
