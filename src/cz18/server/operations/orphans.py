"""Ends a worker with its server, even if the server was killed."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time

SERVER_VARIABLE = "CZ18_SERVER_PROCESS"
"""Environment variable with the server's process id."""
SET_DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of Linux's prctl."""


def expect_workers() -> None:
    """Called in the server before it starts workers: publish its process id."""
    os.environ[SERVER_VARIABLE] = str(os.getpid())


def end_with_server() -> None:
    """Called in a worker: on Linux the kernel kills it at once, elsewhere a thread polls every second."""
    server = int(os.environ.get(SERVER_VARIABLE, os.getppid()))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != server:  # the server ended before prctl
        os._exit(1)
    if sys.platform != "linux":
        threading.Thread(target=_watch, args=(server,), daemon=True).start()


def _watch(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)
