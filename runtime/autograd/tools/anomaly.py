"""Anomaly mode: finds the forward call whose backward failed or produced NaN.

Warnings and errors are PyTorch's.  Further information, such as the line of the formula and the first forward call
whose result was not finite, is attached to the error as notes, which tracebacks show after it.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...core.bits import PYTHON
from ...core.origin import is_ours, place_of, warn_caller
from ...core.state import state
from ...dispatch.inspect.places import formula_place

if TYPE_CHECKING:
    import traceback

    from ...core.tensor import Tensor
    from ..nodes.node import Node


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


def set_anomaly_enabled(mode: bool, check_nan: bool = True) -> None:
    """Switch anomaly mode, for all threads."""
    current.enabled = mode
    current.check_nan = check_nan
    others = tuple(observer for observer in state.observers if observer is not _remember)
    state.switch(observers=(*others, _remember) if mode else others)
    if not mode:
        from .anomaly_origins import forget_origins

        forget_origins()


class _Restoring:
    _previous: tuple[bool, bool]

    def __exit__(self, *exception: object) -> None:
        set_anomaly_enabled(*self._previous)


class set_detect_anomaly(_Restoring):
    """Switch anomaly mode; also a context manager that restores what was."""

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self._previous = (current.enabled, current.check_nan)
        set_anomaly_enabled(mode, check_nan)

    def __enter__(self) -> None: ...


class detect_anomaly(_Restoring):
    """Within the block, record where each forward call stands, and check backward's results for NaN.

    A backward that fails then warns with the traceback of the forward call that made the node, and one
    that gives NaN fails (unless ``check_nan=False``): its error tells what was not finite first, in forward and
    in backward.  Slow, and for debugging only.  Results are checked in all threads, forward calls are noted in
    this one and in those on which the engine goes on.
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
        set_anomaly_enabled(True, self._check_nan)


# -- forward ----------------------------------------------------------------------------------------


def _remember(operator: Any, values: Any, out: Any) -> None:
    """An observer of calls: leave the stack with the node that a call made, and with what it changed."""
    from ...core.history import nodes_of

    nodes = nodes_of(out)
    for node in nodes:
        remember_stack(node)
    for position in operator.signature.written:
        target = values[position]
        if target is not None and hasattr(target, "_counter_"):
            _remember_change(target, operator)
    if current.check_nan:
        from .anomaly_origins import note_origin

        note_origin(operator, values, out, nodes)


def remember_stack(node: Node) -> None:
    """Note in `node` where the call stands that made it, and within which node of backward."""
    if "forward_stack" not in node.__dict__:
        node.forward_stack = _stack()  # type: ignore[attr-defined]
        if state.autograd_node is not None:
            node.made_by = state.autograd_node  # type: ignore[attr-defined]


def _stack() -> list[traceback.FrameSummary]:
    """Where the program stands, outermost first; without the frames of this package at its end."""
    import traceback

    frame = sys._getframe(1)
    while frame.f_back is not None and is_ours(frame.f_code.co_filename):
        frame = frame.f_back
    # Lines of source are looked up when somebody wants to read them.
    stack = traceback.StackSummary.extract(traceback.walk_stack(frame), lookup_lines=False)
    return stack[::-1]


def _remember_change(tensor: Tensor, operator: Any) -> None:
    """Note with the version of `tensor` who made it."""
    from ...core.tensor import counter_of

    counter = counter_of(tensor)
    counter.__dict__["change"] = (counter.version, operator.name(), place_of(_stack()))


def last_change(tensor: Tensor) -> str:
    """Who changed `tensor` last, for a note; empty if that is not known."""
    from ...core.tensor import counter_of

    counter = counter_of(tensor)
    version, operator, place = counter.__dict__.get("change", (-1, "", ""))
    return f"last changed by {operator} at {place}" if version == counter.version else ""


# -- backward ---------------------------------------------------------------------------------------


def run_checked(
    node: Node, grads: Sequence[Tensor | None], run: Callable[[], Sequence[Tensor | None]]
) -> Sequence[Tensor | None]:
    """``run()``, of `node` with `grads`: a warning shows the forward call if it fails, and NaN is refused."""
    try:
        results = run()
        if current.check_nan:
            for index, result in enumerate(results):
                if result is not None:
                    _check(node, grads, index, result)
        return results
    except Exception:
        _warn(node)
        raise


def _check(node: Node, grads: Sequence[Tensor | None], index: int, result: Tensor) -> None:
    from .anomaly_origins import kind_of

    if result._bits_ & PYTHON:  # only its handlers know
        kind = "nan" if bool((result != result).any()) else ""
    else:
        kind = kind_of(result)
    if kind == "nan":
        error = RuntimeError(
            f"Function '{node.name()}' returned nan values in its {index}th output."
        )
        for note in _notes(node, grads, index, result):
            error.add_note(note)
        raise error
    if kind and "first_inf" not in _task_notes() and not any(map(kind_of, grads)):
        _task_notes()["first_inf"] = f"{node.name()}{_made_where(node, index)}"


def _task_notes() -> dict[str, Any]:
    """What is remembered of the backward that runs."""
    notes: dict[str, Any] = state.graph_task.__dict__
    return notes


def _notes(node: Node, grads: Sequence[Tensor | None], index: int, result: Tensor) -> list[str]:
    """What is known beyond the error that `node` gave NaN."""
    from dataclasses import replace

    from ..engine.graph_task import reachable
    from .anomaly_origins import first_origin, first_origin_alive, kind_of, origin_of

    kinds = {kind_of(grad) for grad in grads if grad is not None}
    if "nan" in kinds:
        before = "it was given nan already: backward was started with it, or a hook returned it"
    elif "inf" in kinds:
        before = "it was given inf, the first of which came from " + _task_notes().get(
            "first_inf", "outside: backward was started with it, or a hook returned it"
        )
    else:
        before = "the gradients that it was given were finite"
    notes = [f"anomaly: gradient {index} of {node.name()}{_made_where(node, index)}; {before}."]
    within = origin_of(result)
    if within is not None and within.in_backward and "nan" not in kinds:
        # Of a formula the innermost line of the program is that which called backward.
        within = within if node.runs_user_code else replace(within, place="")
        notes.append(f"anomaly: in it {within}.")
    origin = first_origin(reachable(state.graph_task.roots, -1))
    alive = first_origin_alive()
    if origin is not None:
        notes.append(f"anomaly: in the forward pass {origin}.")
    elif alive is not None:
        notes.append(
            f"anomaly: in the forward pass no result in the graph was nan or inf; elsewhere {alive}."
        )
    else:
        notes.append("anomaly: in the forward pass every result was finite.")
    return notes


def _made_where(node: Node, index: int) -> str:
    """Where the formula stands and where the call, as far as it is known."""
    text = _formula(node, index)
    stack = node.__dict__.get("forward_stack")
    place = place_of(stack) if stack else ""
    return text + (f" of the call at {place}" if place else "")


def _formula(node: Node, index: int | None = None) -> str:
    """The place of the formula of an argument, or of the entry that has all of them."""
    place = formula_place(type(node), index)
    return place and f" (formula at {place})"


def _warn(node: Node) -> None:
    """Show the forward call of `node`, and the calls within whose backward it was made."""
    stack = _forward_call(node)
    if not stack:
        warn_caller(
            f"Error detected in {node.name()}{_formula(node)}. No forward pass information available. Enable "
            "detect anomaly during forward pass for more information."
        )
        return
    warn_caller(
        f"Error detected in {node.name()}{_formula(node)}. Traceback of forward call that caused the error:\n{stack}"
    )
    parent = node.__dict__.get("made_by")
    while parent is not None:
        warn_caller(
            f"\n\nPrevious calculation was induced by {parent.name()}. Traceback of forward call that "
            "induced the previous calculation:\n"
            + (_forward_call(parent) or "No forward pass information available.")
        )
        parent = parent.__dict__.get("made_by")


def _forward_call(node: Node) -> str:
    """The traceback of the call that made `node`; empty if that was not noted."""
    import traceback

    return "".join(traceback.format_list(node.__dict__.get("forward_stack", ())))
