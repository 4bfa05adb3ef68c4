"""Anomaly mode: where the forward call stands whose backward failed or gave NaN."""

from __future__ import annotations

import threading
import traceback
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gradsmith.dispatch.state import state

if TYPE_CHECKING:
    from gradsmith.autograd.node import Node
    from gradsmith.tensor import Tensor

__all__ = [
    "detect_anomaly",
    "is_anomaly_check_nan_enabled",
    "is_anomaly_enabled",
    "set_detect_anomaly",
]


class _Mode:
    """Whether anomaly mode is on; for all threads, as in PyTorch."""

    __slots__ = ("enabled", "check_nan")

    def __init__(self) -> None:
        self.enabled = False
        self.check_nan = True


current = _Mode()


def is_anomaly_enabled() -> bool:
    """Whether anomaly mode is on."""
    return current.enabled


def is_anomaly_check_nan_enabled() -> bool:
    """Whether anomaly mode, when on, refuses NaN."""
    return current.check_nan


class set_detect_anomaly:
    """Switch anomaly mode; also a context manager that restores what was."""

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self._previous = (current.enabled, current.check_nan)
        _switch(mode, check_nan)

    def __enter__(self) -> None: ...

    def __exit__(self, *exception: object) -> None:
        _switch(*self._previous)


class detect_anomaly:
    """Within the block, record where each forward call stands, and check backward's results for NaN.

    A backward that fails then warns with the traceback of the forward call that made the node, and one
    that gives NaN fails (unless ``check_nan=False``).  Slow: for debugging only.
    """

    def __init__(self, check_nan: bool = True) -> None:
        self._check_nan = check_nan
        warnings.warn(
            "Anomaly Detection has been enabled. This mode will increase the runtime and should only be "
            "enabled for debugging.",
            stacklevel=2,
        )

    def __enter__(self) -> None:
        self._previous = (current.enabled, current.check_nan)
        _switch(True, self._check_nan)

    def __exit__(self, *exception: object) -> None:
        _switch(*self._previous)


def _switch(enabled: bool, check_nan: bool) -> None:
    current.enabled = enabled
    current.check_nan = check_nan
    others = tuple(observer for observer in state.observers if observer is not _remember)
    state.observers = (*others, _remember) if enabled else others
    state.refresh()


def _remember(operator: Any, values: Any, out: Any) -> None:
    """An observer of calls: leave the stack with the node that a call made."""
    from gradsmith.autograd.saved import nodes_of

    for node in nodes_of(out):
        remember_stack(node)


def remember_stack(node: Node, own_frames: int = 3) -> None:
    """Note in `node` where the call stands that made it, and within which backward node.

    `own_frames` is how many of the innermost frames, this one included, are not the caller's.
    """
    if "forward_stack" not in node.__dict__:
        node.forward_stack = traceback.extract_stack()[:-own_frames]  # type: ignore[attr-defined]
        parent = _running.nodes[-1] if _running.nodes else None
        if parent is not None:
            node.made_by = parent  # type: ignore[attr-defined]


class _Running(threading.local):
    """The nodes that this thread runs, innermost last."""

    nodes: tuple[Node, ...] = ()


_running = _Running()


def run_checked(node: Node, run: Callable[[], Sequence[Tensor | None]]) -> Sequence[Tensor | None]:
    """``run()``, with a warning that shows the forward call if it fails, and NaN refused."""
    outer = _running.nodes
    _running.nodes = (*outer, node)
    try:
        results = run()
        if current.check_nan:
            for index, result in enumerate(results):
                if result is not None and bool((result != result).any()):
                    raise RuntimeError(
                        f"Function '{node.name()}' returned nan values in its {index}th output."
                    )
        return results
    except Exception:
        _warn(node)
        raise
    finally:
        _running.nodes = outer


def _warn(node: Node) -> None:
    where = f" (formula at {node.yaml_location})" if node.yaml_location else ""
    stack = node.__dict__.get("forward_stack")
    if stack is None:
        warnings.warn(
            f"Error detected in {node.name()}{where}. No forward pass information available. Enable "
            "detect anomaly during forward pass for more information.",
            stacklevel=3,
        )
        return
    text = "".join(traceback.format_list(stack))
    warnings.warn(
        f"Error detected in {node.name()}{where}. Traceback of forward call that caused the error:\n{text}",
        stacklevel=3,
    )
    parent = node.__dict__.get("made_by")
    while parent is not None:
        stack = parent.__dict__.get("forward_stack")
        text = (
            "No forward pass information available."
            if stack is None
            else "".join(traceback.format_list(stack))
        )
        warnings.warn(
            f"\n\nPrevious calculation was induced by {parent.name()}. Traceback of forward call that "
            f"induced the previous calculation:\n{text}",
            stacklevel=3,
        )
        parent = parent.__dict__.get("made_by")
