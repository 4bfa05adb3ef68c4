"""A progress message on terminals, for commands that take long; nothing is printed elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import TextIO

__all__ = ["progress"]

PATIENCE = 2.0
"""Seconds before anything is said."""


@contextmanager
def progress(what: str, stream: TextIO | None = None) -> Iterator[None]:
    """While the body runs and takes long, say `what` and for how long, on a line that is gone afterwards."""
    stream = sys.stderr if stream is None else stream
    if not stream.isatty() or os.environ.get("CI"):
        yield
        return
    done = Event()
    thread = Thread(target=_say, args=(what, stream, done), daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def _say(what: str, stream: TextIO, done: Event) -> None:
    waited = PATIENCE
    if done.wait(PATIENCE):
        return
    while True:
        stream.write(f"\r{what} … {waited:.0f} s")
        stream.flush()
        if done.wait(1.0):
            stream.write("\r\x1b[K")  # erase the line
            stream.flush()
            return
        waited += 1.0
