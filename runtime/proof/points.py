"""Where pointwise operators are looked at: over many magnitudes, and close to every point that their definitions name."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import mpmath

from .fields import FIELD

_MAGNITUDES = (
    "1e-200", "1e-30", "1e-12", "1e-8", "1e-5", "1e-3", "0.0137", "0.1", "0.31", "0.4999", "0.52", "0.7", "0.93", "0.99999", "1.0001",
    "1.13", "1.6", "2.37", "3.1", "4.7", "6.2", "8.9", "15.1", "19.3", "20.6", "26.4", "37.2", "53.0", "88.9", "131.0", "710.5",
)  # fmt: skip
_HUGE = ("1e5", "1e9")
_FEW = ("1e-30", "0.003", "0.37", "0.91", "1.0009", "2.6", "7.3", "29.1", "113.0", "1207.0")
_OFFSETS = ("1e-4", "1e-9", "1e-25")
"""How close to a named point, to either side."""


def named_points(texts: Sequence[str], parameters: Mapping[str, Any]) -> list[Any]:
    """The numbers that conditions of the texts compare with: literals, and what expressions over the parameters come to."""
    from .definitions import _Evaluator

    found: list[Any] = []
    for text in texts:
        for node in ast.walk(ast.parse(text, mode="eval")) if text else ():
            sides: list[ast.expr] = []
            if isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
            elif (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("min", "max")
            ):
                sides = node.args
            for side in sides:
                try:
                    value = FIELD.number(_Evaluator(parameters).visit(side))
                except (KeyError, TypeError, AttributeError, ValueError):
                    continue
                if mpmath.isfinite(value) and value not in found:
                    found.append(value)
    return found


def real_points(named: Sequence[Any], few: bool = False) -> list[Any]:
    """Numbers of both signs over many magnitudes, then both neighbourhoods of the `named` ones, then these themselves."""
    points = []
    for text in _FEW if few else (*_MAGNITUDES, *_HUGE):
        value = mpmath.mpf(text)
        points += [value, -value]
    for centre in named:
        for text in _OFFSETS[1:2] if few else _OFFSETS:
            offset = mpmath.mpf(text) * max(abs(centre), 1)
            points += [centre + offset, centre - offset]
    return points + [c for c in named if c not in points]


def complex_points(named: Sequence[Any], few: bool = False) -> list[Any]:
    """Numbers all over the plane, on both sides of the axes, where branch cuts lie, and round the `named` points."""
    sizes = ("0.04", "1.3", "7.7") if few else ("1e-9", "0.04", "0.6", "1.3", "3.9", "21.0")
    angles = (0.3, 1.2, 1.9, 2.9, -0.4, -1.45, -2.2, -3.0)
    points = [mpmath.mpf(s) * mpmath.expj(a) for s in sizes for a in angles]
    side = mpmath.mpf(10) ** -40
    for size in ("0.35", "1.0", "2.8"):
        s = mpmath.mpf(size)
        # close to the axes, from either side
        points += [mpmath.mpc(x, y) for x, y in ((s, side), (s, -side), (-s, side), (-s, -side))]
        points += [mpmath.mpc(x, y) for x, y in ((side, s), (-side, s), (side, -s), (-side, -s))]
    for centre in named:
        points += [centre + mpmath.mpf("1e-6") * mpmath.expj(a) for a in (0.5, 2.5, -1.5)]
    return points


def combinations(columns: Sequence[Sequence[Any]], most: int) -> Iterator[tuple[Any, ...]]:
    """Values for several arguments: every pair of few, or as many as `most` spread over all of them."""
    total = 1
    for column in columns:
        total *= len(column)
    step = max(total // most, 1)
    while step > 1 and any(
        step % p == 0 and len(c) % p == 0 for c in columns for p in (2, 3, 5, 7)
    ):
        step += 1
    for place, values in enumerate(product(*columns)):
        if place % step == 0:
            yield values
