"""What a thread does while it is profiled: calls of operators, nodes of backward, and blocks with a name.

A thread that is profiled has a `Recorder` in its dispatch state.  That makes the thread's mask 0, so that
every call takes the slow path, which hands it to `Recorder.run`; and it keeps the engine from running over
arrays, so that what backward calls is seen too.  A thread that has none pays nothing.
"""

from __future__ import annotations

import sys
import threading
import weakref
from collections.abc import Callable, Sequence
from enum import IntEnum
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.history import nodes_of
from ..core.origin import is_ours
from ..core.state import state
from ..core.tensor import Tensor

if TYPE_CHECKING:
    from ..autograd.nodes.node import Node

ENGINE = "autograd::engine::evaluate_function: "
"""How records of what the engine does for a node begin."""


class Scope(IntEnum):
    """What kind of thing an event is."""

    FUNCTION = 0
    BACKWARD_FUNCTION = 1
    USER_SCOPE = 7


class Record:
    """One thing that happened, as it is noted while it happens."""

    __slots__ = (
        "begin",
        "concrete",
        "end",
        "memory",
        "name",
        "overload",
        "parent",
        "scope",
        "sequence_nr",
        "shapes",
        "stack",
        "thread",
        "types",
    )

    def __init__(self, name: str, scope: Scope, parent: Record | None) -> None:
        self.name = name
        self.overload = ""
        self.scope = scope
        self.parent = parent
        self.thread = threading.get_ident()
        self.sequence_nr = -1
        self.shapes: list[Any] = []
        self.types: list[str] = []
        self.concrete: list[Any] = []
        self.stack: list[str] = []
        self.memory = 0
        """Bytes held when it ended less bytes held when it began."""
        self.end = 0
        self.begin = perf_counter_ns()


class Recorder:
    """Takes the records of one thread, and of the threads on which the engine continues its backwards."""

    def __init__(self, shapes: bool, memory: bool, stacks: bool) -> None:
        self.records: list[Record] = []
        self.is_running = False
        self._open: list[Record] = []
        self._shapes = shapes
        self._memory = memory
        self._stacks = stacks
        self._held = 0
        self._arrays: dict[int, weakref.ref[Any]] = {}

    def start(self) -> None:
        """Record what this thread does from now on.  RuntimeError if it is profiled already."""
        if state.profiler is not None:
            raise RuntimeError("this thread is already being profiled: profilers cannot be nested")
        state.switch(profiler=self)
        self.is_running = True

    def stop(self) -> None:
        """Record no more; what is still open ends now."""
        self.is_running = False
        if state.profiler is self:
            self.pause(True)
        if self._open:
            self.close(self._open[0])
        self._arrays.clear()

    def pause(self, paused: bool) -> None:
        """Leave out what this thread does, or take it in again; what is open stays open."""
        state.switch(profiler=None if paused else self)

    # -- records ---------------------------------------------------------------------------------

    def open(self, name: str, scope: Scope, values: Sequence[Any] = ()) -> Record:
        """Begin a record, within the one that was begun last; `values` are what it is given."""
        record = Record(name, scope, self._open[-1] if self._open else None)
        if self._shapes:
            record.shapes = [_shape(value) for value in values]
            record.types = [_type(value) for value in values]
            record.concrete = [_concrete(value) for value in values]
        if self._stacks:
            record.stack = _stack()
        record.memory = self._held
        self.records.append(record)
        self._open.append(record)
        return record

    def close(self, record: Record) -> None:
        """End a record, and whatever was begun within it and left by an exception."""
        now = perf_counter_ns()
        while self._open:
            last = self._open.pop()
            last.end = now
            last.memory = self._held - last.memory
            if last is record:
                return

    def run(self, operator: Any, kernel: Any, values: list[Any]) -> Any:
        """Make a call that was resolved, and record it."""
        from ..dispatch.call import run_watched

        name, _, overload = operator.name().partition(".")
        before = _nodes(values)
        record = self.open(name, Scope.FUNCTION, values)
        record.overload = overload
        try:
            out = run_watched(operator, kernel, values)
            if self._memory:
                self._count(values, out)
        finally:
            self.close(record)
        for node in _nodes(out if isinstance(out, (tuple, list)) else (out,)):
            if node not in before:
                record.sequence_nr = node._nr
        return out

    def open_function(self, node: Node, values: Sequence[Any]) -> Record:
        """Begin the record of a custom Function's forward."""
        record = self.open(node.name().removesuffix("Backward"), Scope.FUNCTION, values)
        record.sequence_nr = node._nr
        return record

    def watch_backward(self, run: Callable[..., Any]) -> BackwardWatch:
        """What records the nodes of one backward, each run by ``run(node, edges, grads, hooked)``."""
        return BackwardWatch(self, run)

    # -- memory ----------------------------------------------------------------------------------

    def _count(self, values: Sequence[Any], out: Any) -> None:
        """Count arrays in `out` that nobody has seen before, until they are freed."""
        for item in out if isinstance(out, (tuple, list)) else (out,):
            array = _memory_of(item)
            if array is None or id(array) in self._arrays:
                continue
            if any(array is _memory_of(value) for value in _flat(values)):
                continue
            self._held += array.nbytes
            self._arrays[id(array)] = weakref.ref(array, self._freed(id(array), array.nbytes))

    def _freed(self, key: int, size: int) -> Callable[[Any], None]:
        def freed(_: Any) -> None:
            if self._arrays.pop(key, None) is not None:
                self._held -= size

        return freed


class BackwardWatch:
    """Records the nodes of one backward.

    As in PyTorch there are two records for a node: one of all that the engine does for it, the adding up of
    gradients included, and within that one of the node itself.
    """

    def __init__(self, recorder: Recorder, run: Callable[..., Any]) -> None:
        self._recorder = recorder
        self._run = run
        self._record: Record | None = None

    def next(self, node: Node, grads: Sequence[Any]) -> None:
        """The engine turns to `node`, and is done with the one before."""
        self.finish()
        self._record = self._recorder.open(ENGINE + node.name(), Scope.FUNCTION)
        self._record.sequence_nr = _number_of(node)
        if node.accumulates and node._hooks is None:  # the engine does it itself
            self._recorder.open(node.name(), Scope.BACKWARD_FUNCTION, grads)

    def run(self, node: Node, edges: Any, grads: Any, hooked: bool) -> Any:
        """Run `node`."""
        record = self._recorder.open(node.name(), Scope.BACKWARD_FUNCTION, grads)
        record.sequence_nr = _number_of(node)
        try:
            return self._run(node, edges, grads, hooked)
        finally:
            self._recorder.close(record)

    def finish(self) -> None:
        """The backward is over, or has failed."""
        if self._record is not None:
            self._recorder.close(self._record)
            self._record = None


def _number_of(node: Node) -> int:
    """The number that ties `node` to a forward call; -1 for an accumulator, which no call made."""
    return -1 if node.accumulates else node._nr


def _nodes(values: Sequence[Any]) -> list[Node]:
    """The nodes that made the tensors among `values`."""
    return [node for node in nodes_of(_flat(values)) if not node.accumulates]


def _flat(values: Sequence[Any]) -> list[Any]:
    flat: list[Any] = []
    for value in values:
        if isinstance(value, (tuple, list)):
            flat += value
        else:
            flat.append(value)
    return flat


def _memory_of(value: Any) -> Any:
    """The array that owns the elements of a tensor on the CPU; None for anything else."""
    array = value._data_ if isinstance(value, Tensor) else None
    if not isinstance(array, np.ndarray) or value.device.type == "meta":
        return None
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array


# -- descriptions ---------------------------------------------------------------------------------


def _shape(value: Any) -> list[Any]:
    if isinstance(value, Tensor):
        return list(value._data_.shape)
    if isinstance(value, (tuple, list)) and any(isinstance(item, Tensor) for item in value):
        return [_shape(item) for item in value]
    return []


def _type(value: Any) -> str:
    if isinstance(value, Tensor):
        return value.dtype.name
    if isinstance(value, (tuple, list)):
        return "TensorList" if any(isinstance(v, Tensor) for v in value) else "ScalarList"
    return "Scalar" if isinstance(value, (bool, int, float, complex)) else ""


def _concrete(value: Any) -> Any:
    """The value where it is short and no tensor, as PyTorch shows it: "" for everything else."""
    if isinstance(value, (bool, int, float, complex)):
        return value
    if isinstance(value, (tuple, list)) and len(value) <= 30:
        return "" if any(isinstance(item, Tensor) for item in value) else list(value)
    return ""


def _stack() -> list[str]:
    """The frames of the program that is profiled, innermost first."""
    frames: list[str] = []
    frame: Any = sys._getframe(2)
    while frame is not None:
        code = frame.f_code
        if not is_ours(code.co_filename):
            frames.append(f"{code.co_filename}({frame.f_lineno}): {code.co_name}")
        frame = frame.f_back
    return frames
