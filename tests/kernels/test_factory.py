"""Factories: counts of elements, dtypes, layouts in memory, and refusals."""

from __future__ import annotations

import numpy as np
import pytest

from gradsmith.dispatch.structured import checked
from gradsmith.operators.factory import factory

FLOAT32, INT64 = np.dtype(np.float32), np.dtype(np.int64)


@pytest.mark.parametrize(
    ("bounds", "expected"),
    [
        ((0, 5, 1), [0, 1, 2, 3, 4]),
        ((10, 1, -2), [10, 8, 6, 4, 2]),
        ((3, 3, 1), []),
        ((0.5, 2.0, 0.5), [0.5, 1.0, 1.5]),
    ],
)
def test_arange(bounds: tuple[float, float, float], expected: list[float]) -> None:
    dtype = INT64 if all(isinstance(bound, int) for bound in bounds) else FLOAT32
    result = factory.arange(*bounds, dtype)
    assert result.tolist() == expected and result.dtype == dtype


def test_arange_of_integers_cuts_off_bounds() -> None:
    assert factory.arange(0, 3.1, 1, INT64).tolist() == [0, 1, 2]
    assert factory.arange(0.5, 4.9, 1, np.dtype(np.int32)).tolist() == [0, 1, 2, 3, 4]


def test_arange_does_not_accumulate_errors() -> None:
    result = factory.arange(0, 1000, 0.1, FLOAT32)
    assert result[9999] == np.float32(9999 * 0.1)


def test_linspace_is_symmetric_and_ends_exactly() -> None:
    result = factory.linspace(-0.3, 0.3, 6, FLOAT32)
    assert (result == -result[::-1]).all() and result[-1] == np.float32(0.3)
    wide = factory.linspace(-1e308, 1e308, 3, np.dtype("float64"))
    assert wide[0] != wide[0] or wide[0] == -1e308  # the step may overflow
    assert factory.linspace(1, 2, 0, FLOAT32).shape == (0,)
    assert factory.linspace(1, 2, 1, FLOAT32).tolist() == [1]
    assert factory.linspace(0, 9, 4, INT64).tolist() == [0, 3, 6, 9]
    assert factory.logspace(0, 3, 4, 2.0, FLOAT32).tolist() == [1, 2, 4, 8]


def test_range_includes_its_end() -> None:
    assert factory.range_step(1, 2, 0.5, FLOAT32).tolist() == [1, 1.5, 2]


@pytest.mark.parametrize(("n", "m"), [(3, 5), (5, 3), (0, 3), (3, 0), (1, 1)])
def test_eye(n: int, m: int) -> None:
    assert (factory.eye(n, m, FLOAT32) == np.eye(n, m)).all()


def test_like_keeps_the_order_of_dimensions() -> None:
    transposed = np.ones((2, 3, 4), np.float32).transpose(2, 0, 1)
    ones = checked(factory.like_shape, factory.ones, strided=True)
    for make in (factory.empty_like, factory.zeros_like, ones):
        assert make(transposed, None, None).strides == transposed.strides
    full = checked(factory.like_shape, factory.full, strided=True)(transposed, 7, INT64, None)
    assert full.dtype == INT64 and (full == 7).all() and full.shape == transposed.shape
    assert full.strides == (8, 96, 32)


def test_strides() -> None:
    assert factory.empty_strided((2, 3), (1, 2), FLOAT32).strides == (4, 8)
    assert factory.empty_strided((0, 3), (1, 2), FLOAT32).shape == (0, 3)
    assert factory.empty_permuted((2, 3), (1, 0), FLOAT32).strides == (4, 8)


def test_full_takes_the_numbers_dtype() -> None:
    assert factory.fill_dtype(True) == np.bool_
    assert factory.fill_dtype(3) == np.int64
    full = checked(factory.full_shape, factory.full)
    assert full((2,), 2.7, INT64).tolist() == [2, 2]
    assert full((1,), -1, np.dtype(np.uint8)).tolist() == [255]
    with pytest.raises(RuntimeError, match="without overflow"):
        full((1,), 1000, np.dtype(np.int8))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: factory.zeros((2, -1), FLOAT32), "negative dimension -1"),
        (lambda: factory.full_shape((2, -1), 1, None), "negative dimension -1"),
        (lambda: factory.arange_shape(0, 1, 0, FLOAT32), "step must be nonzero"),
        (lambda: factory.arange_shape(1, 0, 1, FLOAT32), "inconsistent with step sign"),
        (lambda: factory.linspace_shape(0, 1, -1, FLOAT32), "number of steps must be non-negative"),
        (lambda: factory.eye_shape(-1, 2, FLOAT32), "n must be greater or equal to 0"),
        (lambda: factory.empty_strided((2,), (1, 1), FLOAT32), "mismatch in length"),
    ],
)
def test_errors(call: object, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        call()  # type: ignore[operator]
