"""Processes that judge mutants and prove formulas: requests come in and replies go out as JSON, one a line."""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import IO, Any

STILL_AT_WORK = ""
"""A line that is no reply: the time for one begins anew."""
_replies: list[IO[str]] = []


def take_longer() -> None:
    """Tell who waits for a reply that something came to an end which later requests need not wait for."""
    for replies in _replies:
        print(STILL_AT_WORK, file=replies, flush=True)


def serve(answer: Callable[[dict[str, Any]], Any]) -> None:
    """Print ``answer(request)`` for each line of standard input; ``{"import": NAME}`` imports, and has no reply."""
    replies = sys.stdout
    _replies.append(replies)
    sys.stdout = sys.stderr  # what a mutant prints is no reply
    warnings.simplefilter("ignore")
    for line in sys.stdin:
        request = json.loads(line)
        if "import" in request:
            import_module(request["import"])
        else:
            print(json.dumps(answer(request)), file=replies, flush=True)
