"""What is true: values and derivatives of definitions at many digits, kept by the content that they follow from.

A reference is a pair of doubles whose sum is the number to some thirty digits; NaN where there is none.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import mpmath
import numpy

from . import fields
from .fields import using
from .pointwise import Elementwise

_DIGITS = (60, 160, 400, 1000)
"""Tried one after the other, until two agree."""
_AGREE = mpmath.mpf(10) ** -22
_STEP = 0.28
"""Differences are taken over this part of the digits."""


def _derivative(call: Elementwise, point: Mapping[str, Any], name: str, order: int) -> Any:
    """By symmetric differences of the definition, over a step that is small to the digits in use."""
    if order == 0:
        return call.defined(point)
    x = point[name]
    near = [abs(x - c) for c in (0, *call.near) if x != c]
    step = mpmath.mpf(10) ** -int(_STEP * mpmath.mp.dps) * min(near, default=mpmath.mpf(1))
    ahead, behind = (call.defined({**point, name: x + s}) for s in (step, -step))
    if order == 1:
        return (ahead - behind) / (2 * step)
    return (ahead - 2 * call.defined(point) + behind) / step**2


def truth(call: Elementwise, point: Mapping[str, float], name: str, order: int) -> Any:
    """The value or derivative at a point to some twenty digits; None where there is none, or it cannot be told.

    A zero is believed only of the most digits: with fewer, what differs may have been lost.
    """
    last = None
    for digits in _DIGITS:
        with using(fields.DIGITS, digits):
            exact = {n: mpmath.mpf(v) for n, v in point.items()}
            try:
                found = _derivative(call, exact, name, order)
            except (ValueError, ZeroDivisionError, OverflowError, mpmath.libmp.NoConvergence):
                return None
            if isinstance(found, mpmath.mpc) or not mpmath.isfinite(found):
                return None
            if last is not None and found and abs(found - last) <= _AGREE * abs(found):
                return found
            last = found
    return last if last == 0 else None


@cache
def _method() -> str:
    """What references follow from besides a definition: how they are computed."""
    here = Path(__file__).parent
    texts = [(here / f"{name}.py").read_bytes() for name in ("references", "fields", "definitions")]
    return sha256(b"".join([*texts, mpmath.__version__.encode()])).hexdigest()


class References:
    """Those of one call, remembered in `folder` from one run to the next; without one, not at all."""

    def __init__(self, call: Elementwise, folder: Path | None) -> None:
        self._call = call
        said = (
            _method(),
            call.definition.text,
            call.arguments,
            sorted(call.parameters.items(), key=str),
        )
        self._path = (
            None
            if folder is None
            else folder / f"{sha256(repr(said).encode()).hexdigest()[:20]}.json"
        )
        self._known: dict[str, tuple[float, float]] = {}
        self._is_new = False
        if self._path is not None and self._path.is_file():
            try:
                self._known = {
                    k: (v[0], v[1]) for k, v in json.loads(self._path.read_text()).items()
                }
            except (ValueError, IndexError, TypeError):
                self._known = {}  # a file that was not written to its end

    def of(self, points: Sequence[Mapping[str, float]], name: str, order: int) -> tuple[Any, Any]:
        """At every point the greater part and the rest."""
        pairs = [self._at(point, name, order) for point in points]
        both = numpy.array(pairs, float).reshape(-1, 2)
        return both[:, 0], both[:, 1]

    def _at(self, point: Mapping[str, float], name: str, order: int) -> tuple[float, float]:
        key = f"{name if order else ''}{order}:{','.join(map(repr, point.values()))}"
        if key not in self._known:
            found = truth(self._call, point, name, order)
            self._known[key] = _pair(found)
            self._is_new = True
        return self._known[key]

    def keep(self) -> None:
        """Write what is new."""
        if self._path is None or not self._is_new:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self._path.with_suffix(f".{os.getpid()}")
        temporary.write_text(json.dumps(self._known))
        temporary.replace(self._path)


def _pair(number: Any) -> tuple[float, float]:
    if number is None:
        return numpy.nan, numpy.nan
    with mpmath.workdps(60):
        head = float(number)
        return head, float(number - mpmath.mpf(head)) if numpy.isfinite(head) else 0.0
