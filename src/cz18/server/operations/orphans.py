"""A worker ends with its server, also when that was killed and could not tell it to."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time

SERVER_VARIABLE = "CZ18_SERVER_PROCESS"
"""Under which workers find the process that starts them."""
SET_DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of Linux's prctl."""


def expect_workers() -> None:
    """In the server, before it starts workers: they know it by its number, also where it is gone before they ask."""
    os.environ[SERVER_VARIABLE] = str(os.getpid())


def end_with_server() -> None:
    """In a worker: on Linux the kernel sees to it at once, elsewhere we look every second."""
    server = int(os.environ.get(SERVER_VARIABLE, os.getppid()))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != server:  # it was gone before the kernel was told
        os._exit(1)
    if sys.platform != "linux":
        threading.Thread(target=_watch, args=(server,), daemon=True).start()


def _watch(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)
