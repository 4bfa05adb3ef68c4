"""Arrays put together, repeated and cut in triangles; conversions between types."""

from __future__ import annotations

import numpy as np
import pytest

from gradsmith.dispatch.structured import checked
from gradsmith.operators.factory import copy
from gradsmith.operators.shape import shape
from gradsmith.operators.view import view_backward


def test_cat_promotes_by_category_and_skips_empty_vectors() -> None:
    parts = [np.ones((0,), np.float32), np.ones((2, 1), np.int64), np.ones((2, 2), np.float32)]
    result = shape.cat(parts, 1)
    assert result.shape == (2, 3) and result.dtype == np.float32
    assert shape.cat([np.ones(1, np.float16), np.ones(1, np.int64)]).dtype == np.float16
    assert shape.cat([np.ones(1, bool), np.ones(1, np.uint8)]).dtype == np.uint8


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ([np.ones(())], "zero-dimensional"),
        ([np.ones((2, 2)), np.ones((3, 3))], "Sizes of tensors must match except in dimension 0"),
        ([np.ones((2, 2)), np.ones(3)], "same number of dimensions"),
    ],
)
def test_cat_refuses(
    parts: list[np.ndarray[tuple[int, ...], np.dtype[np.float64]]], reason: str
) -> None:
    with pytest.raises(RuntimeError, match=reason):
        shape.cat_shape(parts)


def test_stack_refuses_other_shapes() -> None:
    with pytest.raises(RuntimeError, match=r"got \[2\] at entry 0 and \[3\] at entry 1"):
        shape.stack_shape([np.ones(2), np.ones(3)])


def test_repeat_agrees_with_tile() -> None:
    repeat = checked(shape.repeat_shape, shape.repeat)
    array = np.arange(6).reshape(3, 2).T
    for repeats in ((1, 1), (2, 3), (4, 1, 2), (0, 2), (2, 1, 1, 1)):
        got = repeat(array, repeats)
        assert got.flags.c_contiguous and (got == np.tile(array, repeats)).all()
    assert repeat(np.array(3), (2, 2)).tolist() == [[3, 3], [3, 3]]
    with pytest.raises(RuntimeError, match="can not be smaller"):
        shape.repeat_shape(array, (2,))


@pytest.mark.parametrize("extents", [(3, 5), (5, 3), (100, 70), (2, 4, 4), (0, 3)])
@pytest.mark.parametrize("diagonal", [-2, 0, 1, 90])
def test_triangles(extents: tuple[int, ...], diagonal: int) -> None:
    array = np.random.default_rng(0).standard_normal(extents).astype(np.float32)
    assert (shape.tril(array, diagonal) == np.tril(array, diagonal)).all()
    assert (shape.triu(array, diagonal) == np.triu(array, diagonal)).all()
    if len(extents) == 2:
        places = shape.tril_indices(*extents, diagonal, None)
        assert (places == np.stack(np.tril_indices(extents[0], diagonal, extents[1]))).all()


def test_triangles_hide_what_they_leave_out() -> None:
    array = np.full((2, 2), np.nan)
    assert shape.tril(array)[0, 1] == 0 and shape.triu(array)[1, 0] == 0


def test_diag_embed_places_diagonals() -> None:
    array = np.arange(1.0, 5).reshape(2, 2)
    for offset in (-1, 0, 2):
        result = checked(shape.diag_embed_shape, shape.diag_embed)(array, offset, 0, -1)
        assert (result.diagonal(offset, 0, 2) == array).all() and result.sum() == array.sum()


def test_flip_and_roll_copy() -> None:
    array = np.arange(6).reshape(2, 3)
    assert not np.shares_memory(shape.flip(array, (0,)), array)
    assert shape.flip(array, (0, 1)).tolist() == [[5, 4, 3], [2, 1, 0]]
    assert shape.roll(array, (1,)).tolist() == [[5, 0, 1], [2, 3, 4]]
    with pytest.raises(RuntimeError, match="must align"):
        shape.roll_shape(array, (1, 2), (0,))


def test_conversions_drop_and_wrap() -> None:
    assert copy.to_copy(np.array([1 + 2j]), np.dtype(np.float32)).tolist() == [1]
    assert copy.to_copy(np.array([-1.0, 300.0]), np.dtype(np.uint8)).tolist() == [255, 44]
    assert copy.to_copy(np.array([0.5, 0.0]), np.dtype(bool)).tolist() == [True, False]


def test_clone_keeps_dense_strides_unless_told() -> None:
    array = np.ones((2, 3)).T
    assert copy.clone(array).strides == array.strides
    assert copy.clone(array, "contiguous_format").flags.c_contiguous


def test_overlapping_windows_add_up() -> None:
    windows = np.ones((3, 2))
    assert view_backward.unfold_backward(windows, (4,), 0, 2, 1).tolist() == [1, 2, 2, 1]
