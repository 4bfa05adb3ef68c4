"""Python's `multiprocessing`, with `spawn` as in ``torch.multiprocessing``.

Tensors are sent to other processes as copies, unless ``share_memory_`` moved their memory.  RuntimeError for one that
has a history, which cannot be sent.
"""

from __future__ import annotations

import multiprocessing as _python
import traceback
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any

from .api.shared_memory import register
from .core.tensor import Tensor

__all__ = [
    *_python.__all__,
    "ProcessContext",
    "ProcessExitedException",
    "ProcessRaisedException",
    "get_all_sharing_strategies",
    "get_sharing_strategy",
    "set_sharing_strategy",
    "spawn",
    "start_processes",
]


globals().update({name: getattr(_python, name) for name in _python.__all__})
register(Tensor)


class ProcessRaisedException(Exception):
    """A process of `spawn` raised; the message has its traceback."""

    def __init__(self, msg: str, error_index: int, error_pid: int | None) -> None:
        super().__init__(msg)
        self.msg = msg
        self.error_index = error_index
        self.pid = error_pid


class ProcessExitedException(Exception):
    """A process of `spawn` ended with another exit code than zero."""

    def __init__(
        self, msg: str, error_index: int, error_pid: int | None, exit_code: int | None
    ) -> None:
        super().__init__(msg)
        self.msg = msg
        self.error_index = error_index
        self.pid = error_pid
        self.exit_code = exit_code


def _run(fn: Callable[..., Any], index: int, args: tuple[Any, ...], errors: Any) -> None:
    try:
        fn(index, *args)
    except Exception:
        errors.send(traceback.format_exc())
        raise SystemExit(1) from None


class ProcessContext:
    """The processes of a `spawn` that were not waited for."""

    def __init__(self, processes: list[Any], errors: list[Any]) -> None:
        self.processes = processes
        self._errors = errors

    def pids(self) -> list[int | None]:
        """Their numbers."""
        return [process.pid for process in self.processes]

    def join(self, timeout: float | None = None, grace_period: float | None = None) -> bool:
        """Wait for one or more to end; whether all have.

        ProcessRaisedException or ProcessExitedException for the first that failed, when the others were ended.
        """
        alive = [process.sentinel for process in self.processes if process.is_alive()]
        if alive:
            wait(alive, timeout)
        ended = not any(process.is_alive() for process in self.processes)
        failed = [i for i, p in enumerate(self.processes) if not p.is_alive() and p.exitcode]
        if not failed:
            return ended
        for process in self.processes:
            if process.is_alive():
                process.terminate()
            process.join(grace_period)
        index = failed[0]
        process = self.processes[index]
        try:
            text = self._errors[index].recv()
        except EOFError:  # it ended without a word
            code = process.exitcode
            raise ProcessExitedException(
                f"process {index} terminated with exit code {code}", index, process.pid, code
            ) from None
        raise ProcessRaisedException(
            f"\n\n-- Process {index} terminated with the following error:\n{text}",
            index,
            process.pid,
        )


def start_processes(
    fn: Callable[..., Any],
    args: tuple[Any, ...] = (),
    nprocs: int = 1,
    join: bool = True,
    daemon: bool = False,
    start_method: str = "spawn",
) -> ProcessContext | None:
    """Run ``fn(i, *args)`` in `nprocs` processes; wait for all, or return what `ProcessContext.join` waits by."""
    context = _python.get_context(start_method)
    processes, errors = [], []
    for index in range(nprocs):
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_run, args=(fn, index, args, theirs), daemon=daemon)  # type: ignore[attr-defined]
        process.start()
        theirs.close()
        processes.append(process)
        errors.append(ours)
    started = ProcessContext(processes, errors)
    if not join:
        return started
    while not started.join():
        pass
    return None


def spawn(
    fn: Callable[..., Any],
    args: tuple[Any, ...] = (),
    nprocs: int = 1,
    join: bool = True,
    daemon: bool = False,
    start_method: str = "spawn",
) -> ProcessContext | None:
    """`start_processes`."""
    return start_processes(fn, args, nprocs, join, daemon, start_method)


def get_all_sharing_strategies() -> set[str]:
    """The ways in which memory could be shared, by PyTorch's names."""
    return {"file_descriptor", "file_system"}


_strategy = "file_descriptor"


def get_sharing_strategy() -> str:
    """What was set."""
    return _strategy


def set_sharing_strategy(new_strategy: str) -> None:
    """Nothing: memory is not shared.  AssertionError for a name that is none."""
    global _strategy
    known = get_all_sharing_strategies()
    if new_strategy not in known:
        raise AssertionError(f"invalid sharing strategy {new_strategy!r}, expected one of {known}")
    _strategy = new_strategy
