"""Tensors from Python data."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs


@pytest.mark.parametrize(
    ("data", "dtype", "shape"),
    [
        (1, gs.int64, ()),
        (1.5, gs.float32, ()),
        (True, gs.bool, ()),
        (1j, gs.complex64, ()),
        ([], gs.float32, (0,)),
        ([[], []], gs.float32, (2, 0)),
        ([1, 2.5], gs.float32, (2,)),
        ([True, 2], gs.int64, (2,)),
        ([1, 2j], gs.complex64, (2,)),
        (((1, 2), [3, 4]), gs.int64, (2, 2)),
        (range(3), gs.int64, (3,)),
        (np.float64(1), gs.float64, ()),
        ([np.float32(1), 2.0], gs.float32, (2,)),
        ([np.int8(1), 2], gs.int64, (2,)),
        (np.zeros((2, 3), np.int16), gs.int16, (2, 3)),
        ([np.ones(2), np.zeros(2)], gs.float64, (2, 2)),
        ([gs.tensor(1), gs.tensor(2)], gs.int64, (2,)),
        ([gs.tensor(1.0, dtype=gs.float64), 2], gs.float64, (2,)),
        (bytearray(b"ab"), gs.int64, (2,)),
    ],
)
def test_dtype_and_shape(data: Any, dtype: Any, shape: tuple[int, ...]) -> None:
    tensor = gs.tensor(data)
    assert tensor.dtype is dtype
    assert tensor.shape == shape


@pytest.mark.parametrize(
    ("data", "error", "words"),
    [
        ("a", TypeError, "invalid data type 'str'"),
        (["a"], ValueError, "too many dimensions 'str'"),
        (None, RuntimeError, "Could not infer dtype of NoneType"),
        ({1, 2}, RuntimeError, "Could not infer dtype of set"),
        ([[1, 2], [3]], ValueError, "expected sequence of length 2 at dim 1 (got 1)"),
        ([[1, 2], 3], TypeError, "not a sequence"),
        ([1, [2]], TypeError, "cannot be interpreted as an integer"),
        (2**63, ValueError, "Overflow"),
        (np.array(["a"]), TypeError, "can't convert np.ndarray of type numpy.str_"),
        (np.arange(3)[::-1], ValueError, "negative"),
        (np.arange(3, dtype=">i4"), ValueError, "byte order"),
    ],
)
def test_refusals(data: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error) as raised:
        gs.tensor(data)
    assert words in str(raised.value)


@pytest.mark.parametrize(
    ("data", "dtype"),
    [
        ([300], gs.uint8),
        ([-300], gs.uint8),
        ([2**31], gs.int32),
        ([1e10], gs.int32),
        ([float("nan")], gs.int64),
    ],
)
def test_numbers_that_do_not_fit(data: Any, dtype: Any) -> None:
    with pytest.raises(RuntimeError, match="without overflow"):
        gs.tensor(data, dtype=dtype)


def test_values_are_converted() -> None:
    assert gs.tensor([-1], dtype=gs.uint8).tolist() == [255]
    assert gs.tensor([1.9, -1.9], dtype=gs.int64).tolist() == [1, -1]
    assert gs.tensor([2.5, 0.0], dtype=gs.bool).tolist() == [True, False]
    assert gs.tensor([1e300]).tolist() == [float("inf")]
    assert gs.tensor([2**64 - 1], dtype=gs.uint64).tolist() == [2**64 - 1]


def test_a_copy_is_made() -> None:
    array = np.zeros(2)
    copied, shared = gs.tensor(array), gs.as_tensor(array)
    array[0] = 1
    assert copied.tolist() == [0, 0]
    assert shared.tolist() == [1, 0]


def test_copying_a_tensor_is_advised_against() -> None:
    with pytest.warns(UserWarning, match="copy construct"):
        gs.tensor(gs.ones(2))


def test_asking_for_gradients() -> None:
    assert gs.tensor([1.5], requires_grad=True).requires_grad
    with pytest.raises(RuntimeError, match="floating point and complex"):
        gs.tensor([1], requires_grad=True)


def test_the_class_itself() -> None:
    assert gs.Tensor(2, 3).shape == (2, 3)
    assert gs.Tensor([1, 2]).tolist() == [1.0, 2.0]
    assert gs.Tensor().shape == (0,)
    with pytest.raises(TypeError, match="data must be a sequence"):
        gs.Tensor(2.5)


def test_buffers() -> None:
    buffer = bytearray(b"\1\0\2\0")
    tensor = gs.frombuffer(buffer, dtype=gs.int16)
    buffer[0] = 7
    assert tensor.tolist() == [7, 2]
    with pytest.raises(ValueError, match="multiple of element size"):
        gs.frombuffer(bytearray(b"abc"), dtype=gs.int16)
