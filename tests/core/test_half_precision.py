"""Conversions of float16 by blocks, and arithmetic in it, have the bits of NumPy's loops."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.core import half_precision
from gradsmith.core.shared_loops import over_parts

Array = np.ndarray[Any, Any]

EVERY_HALF = np.arange(1 << 16, dtype=np.uint16).view(np.float16)


def _same(found: Array, expected: Array) -> None:
    assert found.dtype == expected.dtype and found.shape == expected.shape
    bits = f"u{found.dtype.itemsize}"
    np.testing.assert_array_equal(found.view(bits), expected.view(bits))


def _in_single(halves: Array) -> Array:
    with np.errstate(all="ignore"):
        return halves.astype(np.float32)


def _in_half(singles: Array) -> Array:
    with np.errstate(all="ignore"):
        return singles.astype(np.float16)


def _between_halves() -> Array:
    """Every finite half in single precision, what is next to it, the middle to the next one, and what is next to that."""
    halves = EVERY_HALF[np.isfinite(EVERY_HALF)].astype(np.float32)
    bits = halves.view(np.uint32)
    middle = ((halves + np.roll(halves, -1)) / 2).astype(np.float32).view(np.uint32)
    every = [part + np.uint32(step) for part in (bits, middle) for step in (0, 1, 0xFFFFFFFF)]
    found = np.concatenate(every).view(np.float32)
    return found[np.abs(found) < 65520]


def test_every_half_in_single_precision() -> None:
    finite = EVERY_HALF[np.isfinite(EVERY_HALF)]
    for halves in (EVERY_HALF, finite, np.tile(finite, 3)):
        _same(half_precision.converted_floats(halves, np.dtype(np.float32)), _in_single(halves))
        found = gs.from_numpy(halves.copy()).float().numpy()
        _same(found, _in_single(halves))


@pytest.mark.parametrize("scale", [1, 2.0**-14, 2.0**-20, 2.0**-40, 2.0**10, 2.0**17, 2.0**100])
def test_random_singles_in_half_precision(scale: float) -> None:
    random = np.random.default_rng(0)
    singles = (random.standard_normal(100_000) * scale).astype(np.float32)
    _same(gs.from_numpy(singles).half().numpy(), _in_half(singles))


def test_singles_beside_halves_and_beside_their_middles() -> None:
    singles = _between_halves()
    _same(gs.from_numpy(singles).half().numpy(), _in_half(singles))


def test_singles_that_are_no_halves() -> None:
    random = np.random.default_rng(0)
    singles = random.integers(0, 1 << 32, 200_000, dtype=np.uint32).view(np.float32)
    _same(half_precision.converted_floats(singles, np.dtype(np.float16)), _in_half(singles))
    ends = np.array([65504, 65519.996, 65520, 65535.996, 65536, 1e38, np.inf, np.nan, 0, 2e-45])
    for end in (*ends.astype(np.float32), *-ends.astype(np.float32)):
        filled = np.full(1 << 14, end, np.float32)
        _same(half_precision.converted_floats(filled, np.dtype(np.float16)), _in_half(filled))


def test_what_does_not_lie_in_order_is_converted_too() -> None:
    halves = EVERY_HALF.reshape(256, 256)
    for view in (halves.T, halves[:, ::2], halves[::-1]):
        _same(gs.from_numpy(view.copy()).float().numpy(), _in_single(view))
        target = np.zeros((400, 256), np.float32)[: view.shape[0], : view.shape[1]]
        half_precision.assign(target, view)
        _same(np.ascontiguousarray(target), np.ascontiguousarray(_in_single(view)))


def test_one_row_is_assigned_to_all() -> None:
    target = np.empty((3, 1 << 14), np.float16)
    row = np.random.default_rng(0).standard_normal(1 << 14).astype(np.float32)
    half_precision.assign(target, row)
    _same(target, np.broadcast_to(_in_half(row), target.shape).copy())


_BINARY = (np.add, np.subtract, np.multiply, np.divide)
_COMPARISONS = (np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal)


def _operands() -> tuple[Array, Array]:
    random = np.random.default_rng(0)
    ordinary = random.standard_normal(1 << 18).astype(np.float16)
    every = random.integers(0, 1 << 16, 1 << 18, dtype=np.uint16).view(np.float16)
    finite = np.where(np.isfinite(every), every, np.float16(1))
    left = np.concatenate([ordinary, finite, every, np.sort(finite)])
    right = np.concatenate([ordinary[::-1], finite[::-1], every[::-1], np.sort(finite)])
    return left, right


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("ufunc", [*_BINARY, *_COMPARISONS], ids=lambda ufunc: ufunc.__name__)
def test_arithmetic_of_two(ufunc: np.ufunc, threads: int) -> None:
    left, right = _operands()
    before = gs.get_num_threads()
    gs.set_num_threads(threads)
    try:
        found = over_parts(ufunc, left, right)
        for number in (2, -0.3, 1e6, 0.0):
            with np.errstate(all="ignore"):
                expected = ufunc(left, number)
            _same(over_parts(ufunc, left, number), expected)
        place = left.copy()
        if ufunc in _BINARY:
            over_parts(ufunc, place, right, out=place)
        overlapping = left.copy()
        if ufunc in _BINARY:
            over_parts(ufunc, overlapping[1:], overlapping[:-1], out=overlapping[1:])
    finally:
        gs.set_num_threads(before)
    with np.errstate(all="ignore"):
        _same(found, ufunc(left, right))
        if ufunc in _BINARY:
            _same(place, ufunc(left, right))
            _same(overlapping[1:], ufunc(left[1:], left[:-1]))


@pytest.mark.parametrize("ufunc", [np.sqrt, np.negative, np.absolute], ids=lambda u: u.__name__)
def test_arithmetic_of_one(ufunc: np.ufunc) -> None:
    left, _ = _operands()
    with np.errstate(all="ignore"):
        expected = ufunc(left)
        _same(over_parts(ufunc, left), expected)
        place = left.copy()
        over_parts(ufunc, place, out=place)
        _same(place, expected)
        _same(over_parts(ufunc, left.reshape(1024, -1).T), ufunc(left.reshape(1024, -1).T))


def test_what_is_not_of_half_precision_alone_is_left_to_numpy() -> None:
    left, right = _operands()
    assert half_precision.in_single(np.add, (left, right.astype(np.float32)), None) is None
    assert half_precision.in_single(np.add, (left, np.float64(2)), None) is None
    assert half_precision.in_single(np.add, (left, right[:1]), None) is None
    assert half_precision.in_single(np.exp, (left,), None) is None
    assert half_precision.in_single(np.add, (left[::2], right[::2]), None) is None
