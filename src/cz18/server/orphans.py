"""A worker ends with its server, also when that was killed and could not tell it to."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time

SET_DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of Linux's prctl."""


def end_with_parent() -> None:
    """In a worker: on Linux the kernel sees to it at once, elsewhere we look every second."""
    parent = os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() == parent:  # it was there when the kernel was told
            return
        os._exit(1)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
