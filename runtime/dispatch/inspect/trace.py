"""``gradsmith.dispatch.trace()``: the calls of a program with their dispatch keys, the kernels that ran, and why.

While a trace is active, calls take the slow path and are resolved anew, with every step recorded.  Without one,
tracing costs nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ...core.bits import KEYSET_SHIFT, OVERRIDES, PYTHON, REQUIRES_GRAD, VIEW, keyset_of
from ...core.keys import DispatchKey
from ...core.keysets import DispatchKeySet
from ...core.origin import definition_of
from ...core.state import state
from ...core.tensor import Tensor
from ..kernel import Entry, Kernel, KernelKind
from ..operator import OpOverload


class Argument(NamedTuple):
    """One argument of a call."""

    name: str
    text: str
    """A short description: ``float32[2, 3]``, ``1.5``, ``[float32[2], float32[2]]``."""
    keyset: DispatchKeySet | None
    """Of a tensor; of a list, that of its tensors together."""


class Step(NamedTuple):
    """A key that a call came to, and what served it there."""

    operator: str
    """The operator whose entry it is: another than the call's where a variant is made from it."""
    key: str
    rule: str
    """Why the kernel serves the key: ``kernel``, ``autograd kernel``, ``backend fallback`` …"""
    kernel: str
    """The function's name."""
    place: str
    """``file:line`` of the function, or of its registration."""
    ran: bool
    """False where the call passed on to the next key."""


class Call:
    """One call of an operator, in the order in which it was made."""

    operator: OpOverload
    arguments: tuple[Argument, ...]
    keyset: DispatchKeySet
    """The keys that decided: those of all arguments and included ones, less the excluded."""
    included: DispatchKeySet
    excluded: DispatchKeySet
    grad_mode: bool
    inference_mode: bool
    redispatched: bool
    """Whether a kernel called it with a keyset of its own."""
    in_backward: bool
    depth: int
    """How many traced calls it was made within."""
    steps: tuple[Step, ...] = ()
    error: str | None = None
    """What it raised."""

    def __repr__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> list[str]:
        arguments = ", ".join(
            f"{a.name}: {a.text}" + (f" {_keys_text(a.keyset)}" if a.keyset is not None else "")
            for a in self.arguments
        )
        how = "redispatch " if self.redispatched else ""
        lines = [f"{how}{self.operator.name()}({arguments})"]
        if self.redispatched:
            lines.append(f"    keys     {_keys_text(self.keyset)}")
        masks = []
        if self.included.raw_repr():
            masks.append(f"included {_keys_text(self.included)}")
        if self.excluded.raw_repr():
            masks.append(f"excluded {_excluded_text(self.excluded)}")
        masks += [] if self.grad_mode else ["no grad"]
        masks += ["inference"] if self.inference_mode else []
        masks += ["in backward"] if self.in_backward else []
        if masks:
            lines.append("    thread   " + ", ".join(masks))
        for step in self.steps:
            if step.ran:
                of = "" if step.operator == self.operator.name() else f" of {step.operator}"
                lines.append(f"    {step.key:<14} {step.kernel}{of}  [{step.rule}]  {step.place}")
        if self.error is not None:
            lines.append(f"    raised   {self.error}")
        return lines

    def as_dict(self) -> dict[str, Any]:
        """The call as plain data, without the calls within it."""
        return {
            "operator": self.operator.name(),
            "schema": self.operator._schema_text,
            "arguments": [
                {"name": a.name, "value": a.text, "keys": _names(a.keyset)} for a in self.arguments
            ],
            "keyset": _names(self.keyset),
            "included": _names(self.included),
            "excluded": _names(self.excluded),
            "grad_mode": self.grad_mode,
            "inference_mode": self.inference_mode,
            "redispatched": self.redispatched,
            "in_backward": self.in_backward,
            "depth": self.depth,
            "steps": [step._asdict() for step in self.steps],
            "error": self.error,
        }


class Trace:
    """A record of calls: iterable in the order in which they were made, printable, nested by `Call.depth`."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._depth = 0

    def __iter__(self) -> Iterator[Call]:
        return iter(self.calls)

    def __len__(self) -> int:
        return len(self.calls)

    def __getitem__(self, index: int) -> Call:
        return self.calls[index]

    def operators(self) -> list[str]:
        """Names of the operators that were called: ``aten::add.Tensor``."""
        return [call.operator.name() for call in self.calls]

    def __str__(self) -> str:
        return "\n".join(
            "    " * call.depth + line for call in self.calls for line in call._lines()
        )

    def __repr__(self) -> str:
        return f"<trace of {len(self.calls)} calls>"

    def to_json(self, indent: int | None = None) -> str:
        """A JSON list with an object for each call."""
        return json.dumps([call.as_dict() for call in self.calls], indent=indent)


class trace:
    """A context manager that records this thread's calls of operators; ``with trace() as t: ...; print(t)``.

    Each call tells its arguments' keysets, the thread's included and excluded keys and modes, and the
    kernels that served it key by key, with the rule that chose each and its ``file:line``.
    """

    def __enter__(self) -> Trace:
        self._trace = Trace()
        self._previous = state.tracers
        state.switch(tracers=(*self._previous, self._trace))
        return self._trace

    def __exit__(self, *exception: object) -> None:
        state.switch_back(tracers=self._previous)


def traced_call(
    operator: OpOverload, key: int, values: list[Any], run: Callable[[OpOverload, Any, Any], Any]
) -> Any:
    """Resolve and make a call whose masked bits are `key`, and record it."""
    return _traced(operator, key, values, run, False)


def traced_redispatch(operator: OpOverload, key: int, values: list[Any]) -> Any:
    """Like `traced_call`, for a call with a keyset of the caller's choice."""
    return _traced(operator, key, values, lambda _, kernel, given: kernel(*given), True)


def _traced(
    operator: OpOverload,
    key: int,
    values: list[Any],
    run: Callable[[OpOverload, Any, Any], Any],
    redispatched: bool,
) -> Any:
    from ..resolve import resolve

    traces = state.tracers
    key &= ~OVERRIDES
    call = _begun(operator, key, values, redispatched, traces[-1]._depth)
    for record in traces:
        record.calls.append(call)
        record._depth += 1
    outer = state.resolution
    steps: list[tuple[OpOverload, DispatchKey, Entry, int]] = []
    state.resolution = steps
    try:
        try:
            kernel = resolve(operator, key)
        finally:
            state.resolution = outer
            # A layer may look at the entry below it before the walk comes there.
            call.steps = tuple(dict.fromkeys(_step(values, *step) for step in steps))
        return run(operator, kernel, values)
    except BaseException as error:
        call.error = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
        raise
    finally:
        for record in traces:
            record._depth -= 1


def _begun(
    operator: OpOverload, key: int, values: Sequence[Any], redispatched: bool, depth: int
) -> Call:
    call = Call()
    call.operator = operator
    call.arguments = tuple(
        Argument(parameter.name, _text(value), _keyset(value))
        for parameter, value in zip(operator.signature.parameters, values, strict=True)
    )
    call.keyset = DispatchKeySet(keyset_of(key))
    included = state.included
    if state.dispatch_modes:
        included |= PYTHON >> KEYSET_SHIFT
    call.included = DispatchKeySet(included)
    call.excluded = DispatchKeySet(state.excluded)
    call.grad_mode = state.grad_enabled
    call.inference_mode = state.inference
    call.redispatched = redispatched
    call.in_backward = state.graph_task is not None
    call.depth = depth
    return call


# -- kernels ------------------------------------------------------------------------------------------

_PASSING = {
    KernelKind.recording: REQUIRES_GRAD | VIEW,
    KernelKind.undifferentiated: REQUIRES_GRAD | VIEW,
}
"""Kinds of kernels that run only for bits of these: otherwise the call passes on."""


def _step(
    values: Sequence[Any], operator: OpOverload, key: DispatchKey, entry: Entry, bits: int
) -> Step:
    kernel = entry.kernel
    if kernel is None or kernel.kind is KernelKind.unavailable:
        return Step(operator.name(), key.name, entry.reason, "no kernel", "", True)
    passes = kernel.kind in (KernelKind.fallthrough, KernelKind.refusal) or not bits & _PASSING.get(
        kernel.kind, -1
    )
    name, place = _described(operator, kernel, values)
    return Step(operator.name(), key.name, entry.reason, name, place, not passes)


def _described(operator: OpOverload, kernel: Kernel, values: Sequence[Any]) -> tuple[str, str]:
    """The name of the kernel's function, and where it is."""
    from ..kernel import load_kernel

    source = _from_here(kernel.source)
    match kernel.kind:
        case KernelKind.fallthrough:
            return "fallthrough", source
        case KernelKind.recording:
            from importlib import import_module

            factories = import_module(operator.generated_module("autograd_kernels"))
            factory = getattr(factories, operator.identifier)
            return f"{operator.identifier} (autograd)", _place(factory) or source
        case KernelKind.python:
            handler = _handler(values)
            return (
                (handler.__qualname__, _place(handler) or source) if handler else ("python", source)
            )
    function = kernel.function
    if isinstance(function, str):
        if function.startswith("np."):
            return function, source
        function = load_kernel(function)
    return str(getattr(function, "__name__", function)), _place(function) or source


def _handler(values: Sequence[Any]) -> Any:
    """The ``__torch_dispatch__`` that is asked first."""
    from ..modes import overloaded_tensors

    if state.dispatch_modes:
        return type(state.dispatch_modes[-1]).__torch_dispatch__
    asked = overloaded_tensors(values)
    kind: Any = type(asked[0]) if asked else None
    return None if kind is None else kind.__torch_dispatch__


def _place(function: Any) -> str:
    return _from_here(definition_of(function))


def _from_here(place: str) -> str:
    """A path relative to the working folder where it lies below it."""
    here = os.getcwd() + os.sep
    return place.removeprefix(here)


# -- text ---------------------------------------------------------------------------------------------


def _text(value: Any) -> str:
    if isinstance(value, Tensor):
        kind = "" if type(value) is Tensor else f"{type(value).__name__} "
        return f"{kind}{str(value.dtype).partition('.')[2]}{list(value._data_.shape)}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_text, value)) + "]"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _keyset(value: Any) -> DispatchKeySet | None:
    tensors = value if isinstance(value, (list, tuple)) else (value,)
    raws = [keyset_of(item._bits_) for item in tensors if isinstance(item, Tensor)]
    if not raws:
        return None
    together = 0
    for raw in raws:
        together |= raw
    return DispatchKeySet(together)


def _names(keys: DispatchKeySet | None) -> list[str] | None:
    return None if keys is None else [key.name for key in keys]


def _keys_text(keys: DispatchKeySet | None) -> str:
    return "{" + ", ".join(_names(keys) or ()) + "}"


def _excluded_text(keys: DispatchKeySet) -> str:
    """The excluded keys; those that a handler runs without come as one."""
    from ..modes import ABOVE_PYTHON

    raw = keys.raw_repr()
    if raw & ABOVE_PYTHON == ABOVE_PYTHON:
        rest = raw & ~ABOVE_PYTHON
        return "{all above Python}" + (f" and {_raw_text(rest)}" if rest else "")
    return _raw_text(raw)


def _raw_text(raw: int) -> str:
    """Functionalities by name: an excluded one has no backend."""
    from ...schema.dispatch_keys import BACKENDS, FUNCTIONALITIES

    names = [
        name
        for number, name in enumerate(FUNCTIONALITIES[1:])
        if raw >> (len(BACKENDS) + number) & 1
    ]
    return "{" + ", ".join(names) + "}"
