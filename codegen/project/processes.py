"""Worker processes that run the library.

The generator does not import the runtime, nor the runtime the generator.  They exchange one line for each request and
reply.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakSet

from .settings import Project

_MODULE = (
    "import runpy, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); "
    "del sys.argv[0]; runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
)
_started: WeakSet[subprocess.Popen[str]] = WeakSet()

T = TypeVar("T")


def command(module: str, *arguments: str) -> list[str]:
    """``python -m module`` that ignores Ctrl-C, which reaches every process of a terminal: we end our workers."""
    return [sys.executable, "-c", _MODULE, module, *arguments]


def start(module: str, project: Project | None, *arguments: str) -> subprocess.Popen[str]:
    """``python -m module`` with its input and output at hand; the package of a library can be imported in it."""
    environment = None
    if project is not None and project.extends:
        path = str(project.import_root), os.environ.get("PYTHONPATH", "")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
    process = subprocess.Popen(
        command(module, *arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
    )
    _started.add(process)
    return process


def on_threads(jobs: int, work: Callable[[], T]) -> list[T]:
    """Run `work` on `jobs` threads.  Ctrl-C ends the worker processes, and waits for no thread."""
    pool, interrupted = ThreadPoolExecutor(jobs), False
    try:
        return [future.result() for future in [pool.submit(work) for _ in range(jobs)]]
    except KeyboardInterrupt:
        interrupted = True
        for process in list(_started):
            process.kill()
        raise
    finally:
        pool.shutdown(wait=not interrupted)
