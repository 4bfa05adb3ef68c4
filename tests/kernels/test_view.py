"""Views share memory, whatever the strides of what they are views of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gradsmith.operators.shape import split
from gradsmith.operators.view import view

Array = np.ndarray[Any, Any]

BASES: list[Callable[[], Array]] = [
    lambda: np.arange(24.0).reshape(2, 3, 4),
    lambda: np.arange(24.0).reshape(4, 3, 2).transpose(2, 1, 0),
    lambda: np.arange(96.0).reshape(4, 6, 4)[1::2, ::2],
    lambda: np.arange(24.0).reshape(3, 4, 2).transpose(2, 0, 1).copy("K"),
    lambda: np.broadcast_to(np.arange(4.0), (2, 3, 4)),
]

VIEWS: list[tuple[Callable[[Array], Array], Callable[[Array], Array]]] = [
    (lambda x: view.permute(x, (2, 0, -2)), lambda x: x.transpose(2, 0, 1)),
    (lambda x: view.transpose(x, 0, -1), lambda x: x.swapaxes(0, 2)),
    (lambda x: view.expand(x, (5, -1, 3, 4)), lambda x: np.broadcast_to(x, (5, 2, 3, 4))),
    (lambda x: view.select_int(x, 1, -1), lambda x: x[:, -1]),
    (lambda x: view.slice_tensor(x, 2, 1, 100, 2), lambda x: x[:, :, 1::2]),
    (lambda x: view.unsqueeze(x, -1), lambda x: x[..., None]),
    (lambda x: view.diagonal(x, 1, 1, 2), lambda x: x.diagonal(1, 1, 2)),
    (
        lambda x: view.unfold(x, 2, 2, 1),
        lambda x: np.lib.stride_tricks.sliding_window_view(x, 2, 2),
    ),
    (lambda x: split.split_tensor(x, 2, -1)[1], lambda x: x[..., 2:]),
    (lambda x: split.split_with_sizes(x, (1, 2), 1)[1], lambda x: x[:, 1:]),
    (lambda x: split.unbind(x, 2)[3], lambda x: x[..., 3]),
]


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize(("make", "expected"), VIEWS)
def test_views(
    base: Callable[[], Array], make: Callable[[Array], Array], expected: Callable[[Array], Array]
) -> None:
    array = base()
    got, want = make(array), expected(array)
    assert got.shape == want.shape and (got == want).all()
    assert np.shares_memory(got, array)


@pytest.mark.parametrize("base", BASES)
def test_real_and_imaginary_parts_are_views(base: Callable[[], Array]) -> None:
    array = (base() * (1 + 2j)).astype(np.complex64)
    pairs = view.view_as_real(array)
    assert np.shares_memory(pairs, array) and (pairs[..., 1] == array.imag).all()
    assert (view.view_as_complex(pairs) == array).all()
    assert np.shares_memory(view.view_as_complex(pairs), array)


def test_view_keeps_order_or_refuses() -> None:
    array = np.arange(12.0).reshape(3, 4)
    assert np.shares_memory(view.view(array, (2, -1)), array)
    assert np.shares_memory(view.view(array[:, :2], (3, 2, 1)), array)
    for size, reason in (
        ((5, -1), "invalid for input"),
        ((-1, -1), "only one"),
        ((3, 5), "invalid"),
        ((-2,), "invalid shape dimension -2"),
        ((-2, 3), "invalid shape dimension -2"),
    ):
        with pytest.raises(RuntimeError, match=reason):
            view.view(array, size)
    with pytest.raises(RuntimeError, match="not compatible"):
        view.view(array.T, (12,))
    with pytest.raises(RuntimeError, match="ambiguous"):
        view.view(np.ones((0, 3)), (0, -1))


def test_as_strided_counts_from_the_start_of_the_memory() -> None:
    memory = np.arange(10.0)
    part = memory[4:8]
    assert view.as_strided(part, (2, 2), (1, 2), 0).tolist() == [[0, 2], [1, 3]]
    assert view.as_strided(part, (2,), (3,)).tolist() == [4, 7]
    assert np.shares_memory(view.as_strided(part, (3,), (0,), 9), memory)
    with pytest.raises(RuntimeError, match="out of bounds"):
        view.as_strided(part, (3,), (4,), 5)


def test_scalars_have_one_dimension_to_name() -> None:
    scalar = np.array(3.0)
    assert view.squeeze_dim(scalar, -1).shape == ()
    assert view.unsqueeze(scalar, 0).shape == (1,)
    assert view.transpose(scalar, 0, -1).shape == ()
    with pytest.raises(IndexError, match=r"\[-1, 0\], but got 1"):
        view.squeeze_dim(scalar, 1)
    with pytest.raises(IndexError, match="0-dim"):
        view.select_int(scalar, 0, 0)


def test_refusals() -> None:
    array = np.ones((2, 3))
    with pytest.raises(RuntimeError, match="expanded size of the tensor"):
        view.expand(array, (3, 3))
    with pytest.raises(RuntimeError, match="duplicate dims are not allowed"):
        view.permute(array, (0, 0))
    with pytest.raises(IndexError, match="out of range for tensor"):
        view.select_int(array, 1, 3)
    with pytest.raises(RuntimeError, match="sum exactly to 3"):
        split.split_with_sizes(array, (1, 1), 1)
    with pytest.raises(RuntimeError, match="cannot be identical"):
        view.diagonal(array, 0, 1, -1)
