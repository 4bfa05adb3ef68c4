"""The origins of infinities and NaNs in a forward pass, while anomaly mode is on.

If the result of a call is not finite and an argument is not finite either, the result has the argument's origin;
otherwise the call is the origin.  Nodes store the origin of their outputs.
"""

from __future__ import annotations

import itertools
import traceback
import weakref
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isfinite, isnan
from typing import TYPE_CHECKING, Any

import numpy as np

from ...core.bits import PYTHON
from ...core.memory import host_array
from ...core.origin import place_of
from ...core.state import state
from ...core.tensor import Tensor

if TYPE_CHECKING:
    from ..nodes.node import Node

_next_number = itertools.count().__next__


@dataclass(frozen=True, slots=True)
class Origin:
    """The call after which there was something that is not finite."""

    number: int
    kind: str
    """``nan`` or ``inf``."""
    operator: str
    place: str
    """``FILE:LINE: SOURCE`` of the call."""
    given: str
    """What it was given that was not finite and came from nowhere known; empty if nothing."""
    cause: Origin | None
    """Of a NaN that was made from infinities: the origin of those."""
    in_backward: bool

    def __str__(self) -> str:
        at = f" at {self.place}" if self.place else ""
        if self.given:
            return f"{self.operator} was given {self.given}{at}"
        if self.cause is not None:
            return (
                f"{self.operator} made {self.kind} from {self.cause.kind}{at}. Before, {self.cause}"
            )
        return f"{self.operator} made {self.kind} from finite arguments{at}"


_origins: dict[int, tuple[weakref.ref[Any], Origin]] = {}
"""By the identity of an array that is not finite."""


def forget_origins() -> None:
    """Drop everything: anomaly mode is over."""
    _origins.clear()


def kind_of(value: Any) -> str:
    """``nan``, ``inf``, or the empty string for what is finite, or has no elements that could be anything else."""
    if isinstance(value, float):
        return "" if isfinite(value) else "nan" if isnan(value) else "inf"
    if not isinstance(value, Tensor) or value.is_meta or value.dtype.category < 2:
        return ""
    if (
        value._bits_ & PYTHON
    ):  # perhaps without elements: what its handler calls is looked at instead
        return ""
    array = host_array(value)
    if bool(np.isfinite(array).all()):
        return ""
    return "nan" if bool(np.isnan(array).any()) else "inf"


def note_origin(operator: Any, values: Sequence[Any], out: Any, nodes: Iterable[Node]) -> None:
    """Note in `nodes`, which a call made, where what is not finite in its result comes from."""
    for item in out if isinstance(out, (tuple, list)) else (out,):
        kind = kind_of(item)
        if not kind:
            if isinstance(item, Tensor):
                _origins.pop(id(item._data_), None)  # a change in place has mended it
            continue
        origin = _origin(operator, values, kind, out)
        _keep(item._data_, origin)
        for node in nodes:
            node.__dict__["non_finite"] = origin


def _keep(array: Any, origin: Origin) -> None:
    key = id(array)
    try:
        reference = weakref.ref(array, lambda _: _origins.pop(key, None))
    except TypeError:  # memory of a backend that nobody can watch
        return
    _origins[key] = (reference, origin)


def _origin(operator: Any, values: Sequence[Any], kind: str, out: Any) -> Origin:
    cause = None
    given = ""
    for parameter, value in zip(operator.signature.parameters, values, strict=True):
        for item in value if isinstance(value, (tuple, list)) else (value,):
            known = origin_of(item)
            if known is not None:
                if known.kind == kind:
                    return known
                cause = known
                continue
            if item is out or parameter.written:
                continue  # it holds the result by now
            if kind_of(item) and not given:
                given = f"{_described(item)} as '{parameter.name}'"
    if cause is not None:
        given = ""
    place = place_of(traceback.extract_stack())
    in_backward = state.graph_task is not None
    return Origin(_next_number(), kind, operator.name(), place, given, cause, in_backward)


def origin_of(value: Any) -> Origin | None:
    """Where the first value of a tensor that is not finite came from, if that was recorded."""
    entry = _origins.get(id(value._data_)) if isinstance(value, Tensor) else None
    return entry[1] if entry is not None and entry[0]() is value._data_ else None


def _described(value: Any) -> str:
    if not isinstance(value, Tensor):
        return repr(value)
    return f"{kind_of(value)} in {value.dtype.name}{list(value._data_.shape)}"


def first_origin(nodes: Iterable[Node]) -> Origin | None:
    """The first NaN that a node among `nodes` has met, or else the first infinity."""
    return _first(node.__dict__["non_finite"] for node in nodes if "non_finite" in node.__dict__)


def first_origin_alive() -> Origin | None:
    """The same among all tensors of forward that are alive, whoever made them."""
    return _first(origin for _, origin in list(_origins.values()) if not origin.in_backward)


def _first(origins: Iterable[Origin]) -> Origin | None:
    return min(origins, key=lambda origin: (origin.kind != "nan", origin.number), default=None)
