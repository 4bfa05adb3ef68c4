"""Kernels by blocks and on several threads: what the plain expression gives, at any size and in any layout."""

from __future__ import annotations

import itertools
import os
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gradsmith.core import threads as pool
from gradsmith.core.shared_loops import SHARED, SHARED_COPY, copied, joined, over_parts
from gradsmith.core.threads import even, get_threads, portions, set_threads, share
from gradsmith.operators import scipy_routines
from gradsmith.operators.activation import activation
from gradsmith.operators.activation import formulas_arrays as activation_gradients
from gradsmith.operators.broadcasting import broadcast
from gradsmith.operators.embedding import embedding
from gradsmith.operators.indexing import indexing, scatter
from gradsmith.operators.loss import cross_entropy, loss
from gradsmith.operators.loss.formulas_arrays import mse_loss_backward
from gradsmith.operators.norm import batch_norm, group_norm, layer_norm, root_mean_square
from gradsmith.operators.padding import padding
from gradsmith.operators.pointwise import arithmetic, exponential, vectorised
from gradsmith.operators.pointwise.elementwise_blocks import (
    BLOCK,
    block_size,
    by_blocks,
    by_parts,
    by_pieces,
)
from gradsmith.operators.pointwise.formulas_arrays import clamp_backward, extreme_backward
from gradsmith.operators.pointwise.selection import select_whole
from gradsmith.operators.pooling import average, pooling
from gradsmith.operators.reduction import extrema, scan, softmax, statistics
from gradsmith.operators.reduction.reduction import sum_dim
from gradsmith.operators.shape.shape import tril, triu
from gradsmith.operators.sorting import sorting
from gradsmith.operators.special import erf as special

FLOAT = np.dtype(np.float32)
ODD = block_size(FLOAT) + 17
RNG = np.random.default_rng(0)


@pytest.fixture(params=[1, 3])
def threads(request: Any) -> Iterator[int]:
    before = get_threads()
    set_threads(request.param)
    yield request.param
    set_threads(before)


def _layouts() -> Iterator[tuple[Any, Any]]:
    rows = RNG.standard_normal((7, ODD // 7), np.float32)
    doubled = np.repeat(rows, 2, 1)
    yield rows, rows[::-1]
    yield rows[:, ::-1], doubled[:, ::2]
    yield rows.T, np.asfortranarray(rows).T
    yield rows, rows[:1]
    yield rows, rows[:, :1]
    yield rows, np.float32(2).reshape(())
    yield rows.reshape(7, -1, 1), rows.reshape(7, -1, 1).transpose(0, 2, 1)[:, :, :3]
    yield np.lib.stride_tricks.sliding_window_view(rows[0], 33), rows[0, :33]
    yield rows[:0], rows[:0]
    yield rows, rows[:, None, :0][:, :, :1]


@pytest.mark.parametrize("told", [True, False])
def test_layouts(threads: int, told: bool) -> None:
    """Reversed, strided, transposed, broadcast, overlapping and empty views."""

    def plain(a: Any, b: Any, factor: float) -> Any:
        return np.exp(a) * factor - b

    def step(a: Any, b: Any, factor: float, into: Any = ...) -> Any:
        return np.subtract(np.exp(a) * factor, b, out=into)

    kernel = by_blocks(step if told else plain)
    for a, b in _layouts():
        before = a.copy(), b.copy()
        try:
            expected = plain(a, b, 0.5)
        except ValueError:
            with pytest.raises(ValueError):
                kernel(a, b, 0.5)
            continue
        found = kernel(a, b, 0.5)
        np.testing.assert_array_equal(found, expected)
        assert found.dtype == expected.dtype
        assert (a == before[0]).all() and (b == before[1]).all()


@pytest.mark.parametrize("size", [0, 1, 2 * BLOCK, 2 * BLOCK + 1, ODD])
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_activations(threads: int, size: int, dtype: Any) -> None:
    x = (4 * RNG.standard_normal(size)).astype(dtype)
    g = RNG.standard_normal(size).astype(dtype)
    wide, slope = x.astype(np.float64), g.astype(np.float64)
    s = 1 / (1 + np.exp(-wide))
    expected: dict[str, tuple[Any, Any]] = {
        "silu": (activation.silu(x), wide * s),
        "silu_backward": (activation.silu_backward(g, x), slope * s * (1 + wide * (1 - s))),
        "elu": (activation.elu(x, 2.0), np.where(wide > 0, wide, 2 * np.expm1(wide))),
        "elu_backward": (
            activation.elu_backward(g, 1, 1, 1, False, x),
            slope * np.exp(np.minimum(wide, 0)),
        ),
        "softplus": (activation.softplus(x), np.log1p(np.exp(wide))),
        "log_sigmoid": (activation.log_sigmoid(x), np.log(s)),
        "leaky_relu": (activation.leaky_relu(x, 0.1), np.where(wide > 0, wide, dtype(0.1) * wide)),
        "leaky_relu_backward": (
            activation.leaky_relu_backward(g, x, 0.125, False),
            np.where(wide > 0, slope, 0.125 * slope),
        ),
        "hardswish": (activation.hardswish(x), wide * np.clip(wide + 3, 0, 6) / 6),
        "hardswish_backward": (
            activation_gradients.hardswish_backward(g, x),
            slope * np.where(wide <= -3, 0, np.where(wide >= 3, 1, wide / 3 + 0.5)),
        ),
        "within": (
            activation_gradients.within(g, x, -1, 0.5),
            np.where((wide > -1) & (wide < 0.5), slope, 0),
        ),
        "threshold_backward": (
            activation.threshold_backward(g, x, 0.5),
            np.where(wide <= 0.5, 0, slope),
        ),
    }
    tolerance = 8 * float(np.finfo(dtype).eps)
    for name, (found, value) in expected.items():
        assert found.dtype == dtype, name
        np.testing.assert_allclose(
            found.astype(np.float64), value, rtol=tolerance, atol=tolerance, err_msg=name
        )


def test_activations_of_the_infinities_and_of_none() -> None:
    special = np.array([np.inf, -np.inf, np.nan, 0.0, -0.0, 3e38, -3e38], np.float32)
    for kernel in (
        *(activation.elu, activation.softplus, activation.log_sigmoid, activation.leaky_relu),
        *(activation.hardswish, activation.hardsigmoid, activation.silu, activation.gelu),
        *(activation.softshrink, arithmetic.sign),
    ):
        with np.errstate(all="ignore"):
            many = kernel(np.tile(special, ODD // 6))
            np.testing.assert_array_equal(many[: len(special)], kernel(special))
            np.testing.assert_array_equal(many[-len(special) :], kernel(special))


@pytest.mark.parametrize("kernel", [arithmetic.remainder, exponential.logaddexp])
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("repeats", [40, 1001])
def test_of_two_the_same_for_many_as_for_few(kernel: Any, dtype: Any, repeats: int) -> None:
    """Specials of both, beside each other, and some that lie otherwise than in order."""
    special = [np.inf, -np.inf, np.nan, 0.0, -0.0, 1.5, -1.5, 2.0, 1e4, -1e4, 0.3]
    first, second = (array.ravel() for array in np.meshgrid(*[np.array(special, dtype)] * 2))
    with np.errstate(all="ignore"):
        few = kernel(first, second)
        many = kernel(np.tile(first, repeats), np.tile(second, repeats)).reshape(repeats, -1)
        apart = kernel(np.tile(first, repeats)[::-2], np.tile(second, repeats)[::-2])
    assert few.dtype == many.dtype == dtype
    tolerance = 4 * float(np.finfo(dtype).eps)
    for found in (many[0], many[-1]):
        np.testing.assert_allclose(found, few, rtol=tolerance, atol=tolerance)
        np.testing.assert_array_equal(np.signbit(found), np.signbit(few))
    np.testing.assert_allclose(apart, many.reshape(-1)[::-2], rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("shape", [(BLOCK, 7), (301, 401), (3, BLOCK + 1), (40000, 1)])
@pytest.mark.parametrize("offset", [0.0, 200.0, -200.0])
def test_softmax_of_many_rows(threads: int, shape: tuple[int, int], offset: float) -> None:
    x = RNG.standard_normal(shape, np.float32) + np.float32(offset)
    x[0, 0] = -np.inf
    x[2, 0] = np.nan
    g = RNG.standard_normal(shape, np.float32)
    wide = x.astype(float)
    with np.errstate(all="ignore"):
        logs = wide - wide.max(1, keepdims=True)
        logs -= np.log(np.exp(logs).sum(1, keepdims=True))
        found, found_logs = softmax.softmax(x, 1), softmax.log_softmax(x, 1)
        p = np.exp(logs)
        np.testing.assert_allclose(found, p, rtol=1e-4 if offset else 2e-6, atol=1e-30)
        np.testing.assert_allclose(found_logs, logs, rtol=2e-6, atol=1e-4 if offset else 2e-6)
        d = p * (g - (g * p).sum(1, keepdims=True))
        back = softmax.softmax_backward(g, p.astype(np.float32), 1, FLOAT)
        np.testing.assert_allclose(back, d, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize(
    "shape", [(301, 401), (9, 60, 127), (2, 3, 40000), (1000, 200, 1), (7, 0, 3)]
)
@pytest.mark.parametrize("offset", [0.0, 200.0, -200.0])
def test_softmax_along_other_dimensions(threads: int, shape: Any, offset: float) -> None:
    """As along the last one, of what is laid out so that it is; with the infinities and NaN."""
    x = RNG.standard_normal(shape, np.float32) + np.float32(offset)
    g = RNG.standard_normal(shape, np.float32)
    if x.size:
        x[0, 0], x[-1, -1] = -np.inf, np.nan
    for dim in range(len(shape) - 1):
        turned, grad = (np.ascontiguousarray(np.moveaxis(a, dim, -1)) for a in (x, g))
        with np.errstate(all="ignore"):
            for kernel, gradient in (
                (softmax.softmax, softmax.softmax_backward),
                (softmax.log_softmax, softmax.log_softmax_backward),
            ):
                found, expected = kernel(x, dim), kernel(turned, turned.ndim - 1)
                np.testing.assert_allclose(
                    np.moveaxis(found, dim, -1), expected, rtol=3e-6, atol=2e-6
                )
                back = gradient(g, found, dim, FLOAT)
                of_rows = gradient(grad, expected, turned.ndim - 1, FLOAT)
                np.testing.assert_allclose(
                    np.moveaxis(back, dim, -1), of_rows, rtol=1e-4, atol=2e-5
                )


@pytest.mark.parametrize("rows", [0, 1, 7])
@pytest.mark.parametrize("length", [1, 191, 192, 511, 512, 784, 8191, 8192])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_broadcasting_gives_the_same_bits(rows: int, length: int, dtype: Any) -> None:
    """In place and elsewhere, and the program's buffers are what they were."""
    x = RNG.standard_normal((rows, 2, length)).astype(dtype)
    before = np.getbufsize()
    for extents in ((rows, 2, 1), (rows, 1, length), (1, 1, length), (1, 2, 1), (1, 1, 1)):
        other = RNG.standard_normal(extents).astype(dtype)
        for operation in (np.subtract, np.multiply):
            expected = operation(x, other)
            out, mine = np.empty_like(x), x.copy()
            assert broadcast(operation, x, other, out) is out
            assert broadcast(operation, mine, other, mine) is mine
            np.testing.assert_array_equal(out, expected)
            np.testing.assert_array_equal(mine, expected)
    with pytest.raises(ValueError, match="broadcast"):
        broadcast(
            np.add, np.ones((rows + 2, 784)), np.ones((rows + 3, 1)), np.ones((rows + 2, 784))
        )
    assert np.getbufsize() == before


@pytest.mark.parametrize("shape", [(BLOCK, 7), (301, 401), (3, BLOCK + 1), (40000, 1), (2, 0)])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_logsumexp_of_many_rows(threads: int, shape: tuple[int, int], dtype: Any) -> None:
    """Rows with a NaN, with both infinities, and of nothing but one of them; in other orders of memory too."""
    x = (RNG.standard_normal(shape) + 300).astype(dtype)
    x[:1] = -np.inf
    x[1:2, -1:] = np.nan
    x[2:3, :1] = np.inf
    with np.errstate(all="ignore"):
        expected = np.logaddexp.reduce(x.astype(float), 1)
        for each in (x, x[:, ::-1], np.asfortranarray(x), x.reshape(1, *shape)):
            for keepdim in (False, True):
                found = statistics.logsumexp(each, (each.ndim - 1,), keepdim)
                assert found.dtype == dtype
                assert found.shape == (*each.shape[:-1], *([1] if keepdim else []))
                np.testing.assert_allclose(found.reshape(-1), expected, rtol=2e-6)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_what_a_threshold_drops(threads: int, dtype: Any) -> None:
    """Infinite gradients where the element is dropped are zero; a NaN is not dropped; columns, broadcast and overlapping."""
    x = RNG.standard_normal((300, 301)).astype(dtype)
    x[3] = np.nan
    x[4] = 0.5
    g = RNG.standard_normal((300, 301)).astype(dtype)
    g[:, 7] = np.inf
    g[:, 8] = -np.nan
    for each, grad in (
        *((x, g), (x.T, g.T), (x[::-1], g[:, ::-1]), (x[:0], g[:0])),
        *((x, np.broadcast_to(g[:1, :1], x.shape)), (x[:-1], x[1:])),
    ):
        before = each.copy(), grad.copy()
        found = activation.threshold_backward(grad, each, 0.5)
        np.testing.assert_array_equal(found, np.where(each <= 0.5, 0, grad))
        assert not np.signbit(found[each <= 0.5]).any()
        np.testing.assert_array_equal(each, before[0])
        np.testing.assert_array_equal(grad, before[1])


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_gradients_of_bounds(threads: int, dtype: Any) -> None:
    """Halves where both are equal, all where one is NaN; nothing outside of bounds, of an infinite gradient either."""
    x, y, g = (RNG.integers(-3, 4, (3, 301, 401)) / 2).astype(dtype)
    x[0, :3], y[0, 1:2], g[1, :] = np.nan, np.nan, np.inf
    for a, b, grad in ((x, y, g), (x.T, y.T, g.T), (x, y[:1], g), (x, y[0, 5], g[::-1])):
        before = grad.copy()
        found = extreme_backward(grad, a, b)
        np.testing.assert_array_equal(
            found, np.where(a == b, grad / 2, np.where(a < b, 0, grad)).astype(dtype)
        )
        assert found.dtype == dtype and not np.signbit(found[a < b]).any()
        for low, high in ((-1, 0.5), (None, 0.5), (-1, None), (b, None), (None, b)):
            inside = np.full(a.shape, True)
            if low is not None:
                inside &= a >= low
            if high is not None:
                inside &= a <= high
            found = clamp_backward(grad, a, low, high)
            np.testing.assert_array_equal(found, np.where(inside, grad, 0))
            assert found.dtype == dtype
        np.testing.assert_array_equal(grad, before)


@pytest.mark.parametrize("offset", [0.0, 200.0, -200.0])
def test_losses_of_many_rows(threads: int, offset: float) -> None:
    x = RNG.standard_normal((1001, 301), np.float32) + np.float32(offset)
    classes = RNG.integers(0, 301, 1001)
    classes[5] = -100
    loss, p = cross_entropy.class_cross_entropy(x, classes, 0, -100)
    wide = np.exp(x.astype(float))
    expected = wide / wide.sum(1, keepdims=True)
    np.testing.assert_allclose(p, expected, rtol=1e-4 if offset else 1e-5)
    picked = np.where(classes < 0, 0, -np.log(expected[np.arange(1001), classes]))
    np.testing.assert_allclose(loss, picked, rtol=1e-5, atol=1e-4 if offset else 1e-6)


@pytest.mark.parametrize("shape", [(5001, 33), (1, 40001), (40001, 1), (0, 5), (60, 8193)])
@pytest.mark.parametrize("offset", [0.0, 1000.0])
def test_norms(threads: int, shape: tuple[int, int], offset: float) -> None:
    x = RNG.standard_normal(shape) + offset
    w, b = RNG.standard_normal((2, shape[1]))
    g = RNG.standard_normal(shape)
    for axis in (1, 0):
        with np.errstate(all="ignore"):
            mean, variance = x.mean(axis, keepdims=True), x.var(axis, keepdims=True)
        rstd = 1 / np.sqrt(variance + 1e-5)
        normal = (x - mean) * rstd
        a = g * w
        of_input = (
            rstd * (a - a.mean(axis, keepdims=True))
            - rstd * normal * (a * normal).mean(axis, keepdims=True)
            if x.size
            else g
        )
        if axis:
            found = layer_norm.native_layer_norm(x, (shape[1],), w, b, 1e-5)
            back = layer_norm.native_layer_norm_backward(
                g, x, (shape[1],), found[1], found[2], w, b, (True, True, True)
            )
        elif x.size:
            found = batch_norm.native_batch_norm(x, w, b, None, None, True, 0.1, 1e-5)
            back = batch_norm.native_batch_norm_backward(
                g, x, w, None, None, found[1], found[2], True, 1e-5, (True, True, True)
            )
        else:
            continue
        expected = (of_input, (g * normal).sum(0), g.sum(0))
        np.testing.assert_allclose(found[0], normal * w + b, rtol=1e-9, atol=1e-8)
        for ours, theirs in zip(back, expected, strict=True):
            np.testing.assert_allclose(ours, theirs, rtol=1e-6, atol=1e-6)


def test_erf_of_many_in_single_precision() -> None:
    """As exact as its bound of 4 units in the last place, at every exponent and from end to end."""
    x = np.concatenate([np.linspace(-6, 6, 40_001), np.logspace(-37, 1, 40_000)]).astype(np.float32)
    true = special.erf(x.astype(np.float64))
    unit = np.spacing(np.abs(true).astype(np.float32)).astype(np.float64)
    assert (np.abs(special.erf(x) - true) <= 3.2 * unit).all()
    edges = np.tile(np.float32([np.inf, -np.inf, np.nan, -0.0, 3e38]), 8192)
    found = special.erf(edges)
    np.testing.assert_array_equal(found[:5], np.float32([1, -1, np.nan, -0.0, 1]))
    assert np.signbit(found[3])


@pytest.mark.parametrize(
    ("kernel", "true", "sign", "most"),
    [
        (vectorised.log1p_of_fraction, np.log1p, 1, 1.0),
        (vectorised.expm1_negative, np.expm1, -1, 100.0),
    ],
)
def test_functions_without_vector_loops(kernel: Any, true: Any, sign: int, most: float) -> None:
    """As exact as NumPy's are with such loops, at every exponent and up to where nothing changes any more."""
    x = sign * np.concatenate(
        [np.linspace(0, most, 40_001), np.logspace(-37, np.log10(most), 40_000)]
    )
    x = np.clip(x, -most, most).astype(np.float32)
    exact = true(x.astype(np.float64))
    unit = np.spacing(np.abs(exact).astype(np.float32)).astype(np.float64)
    assert (np.abs(kernel(x) - exact) <= 2.6 * unit).all()
    assert np.isnan(kernel(np.full(5000, np.nan, np.float32))).all()
    if sign < 0:
        np.testing.assert_array_equal(kernel(np.full(5000, -np.inf, np.float32)), -1)


@pytest.mark.parametrize("bound", [0.5, 1.0, 3.0])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_losses_of_many_pairs(threads: int, bound: float, dtype: Any) -> None:
    x, y = (2 * RNG.standard_normal((2, 301, 1001))).astype(dtype)
    d = np.abs(x.astype(float) - y)
    huber = np.where(d < bound, d * d / 2, bound * (d - bound / 2))
    tolerance = 64 * float(np.finfo(dtype).eps)
    for reduction, value in ((1, huber.mean()), (2, huber.sum())):
        for left, right in ((x, y), (x.T, y.T)):
            found = loss.huber_loss(left, right, reduction, bound)
            smooth = loss.smooth_l1_loss(left, right, reduction, bound)
            assert found.dtype == smooth.dtype == dtype and found.shape == smooth.shape == ()
            np.testing.assert_allclose(found, value, rtol=tolerance)
            np.testing.assert_allclose(smooth, value / bound, rtol=tolerance)
    x[7, 7] = np.nan
    assert np.isnan(loss.huber_loss(x, y, 2, bound))


@pytest.mark.parametrize("shape", [(1, 70_001), (401, 301), (3, 50_000), (40_000, 1)])
def test_running_sums_of_many_rows(threads: int, shape: tuple[int, int]) -> None:
    """By products, or one after the other beside what is not finite: the same bits as of each row by itself."""
    x = RNG.standard_normal(shape, np.float32)
    x[0, -1] = np.inf
    x[-1, 0] = np.nan
    each = np.add.accumulate(x, 1, np.float64).astype(np.float32)
    np.testing.assert_array_equal(scan.cumsum(x, 1), each)
    np.testing.assert_array_equal(
        scan.cumprod(x, 1), np.multiply.accumulate(x, 1, np.float64).astype(np.float32)
    )


@pytest.mark.parametrize("offset", [0.0, 0.9, 1.1, 3000.0])
@pytest.mark.parametrize("groups", [0, 1, 8])
def test_norms_keep_their_digits(threads: int, offset: float, groups: int) -> None:
    """Where means are smaller and larger than the deviation, with and without a weight: no more lost than they differ by."""
    x = RNG.standard_normal((40, 64, 33), np.float32) + np.float32(offset)
    wide = x.astype(float).reshape(40, groups or 64, -1)
    normal = (wide - wide.mean(-1, keepdims=True)) / np.sqrt(wide.var(-1, keepdims=True) + 1e-5)
    size = 64 if groups else 33
    w, b = RNG.standard_normal((2, size)).astype(np.float32)
    for weight, bias in ((None, None), (w, None), (w, b), (None, b)):
        if groups:
            found = group_norm.native_group_norm(x, weight, bias, 40, 64, 33, groups, 1e-5)
        else:
            found = layer_norm.native_layer_norm(x, (33,), weight, bias, 1e-5)
        expected = normal.reshape(x.shape)
        by = (slice(None), None) if groups else (slice(None),)
        if weight is not None:
            expected = expected * weight[by]
        if bias is not None:
            expected = expected + bias[by]
        np.testing.assert_allclose(found[0], expected, atol=3e-6 * max(1, offset), rtol=0)


def test_any_number_of_threads_gives_the_same_bits() -> None:
    x = RNG.standard_normal((1003, 257), np.float32)
    w = RNG.standard_normal(257, np.float32)
    many = RNG.standard_normal((1349, 23 * 41), np.float32)
    calls: list[Callable[[], Any]] = [
        lambda: activation.gelu_backward(x, x),
        lambda: softmax.log_softmax(x, 1),
        lambda: special.erf(x),
        lambda: scan.cumsum(x, 1),
        lambda: loss.huber_loss(x, -x, 1, 1.0),
        lambda: layer_norm.native_layer_norm(x, (257,), w, w, 1e-5)[0],
        lambda: layer_norm.native_layer_norm_backward(
            x, x, (257,), x[:, :1], x[:, :1], w, w, (True, True, True)
        )[1],
        lambda: root_mean_square.fused_rms_norm_backward(x, x, (257,), x[:, :1], w, (True, True))[
            1
        ],
        lambda: batch_norm.native_batch_norm(x, w, w, None, None, True, 0.1, 1e-5)[0],
        lambda: cross_entropy.class_cross_entropy(x, np.arange(1003) % 257, 1, -100)[0],
        lambda: softmax.softmax(30 * x[:531], 1),
        lambda: sum_dim(many, (0,)),
        lambda: sum_dim(many.reshape(19, 71, -1), (1,)),
        lambda: statistics.var(many, (1,)),
        lambda: sorting.topk(np.round(many, 1), 5, 1)[1],
        lambda: average.avg_pool2d(
            many.reshape(19, 71, 23, -1), (3, 3), (1, 2), (1, 1), False, True, None
        ),
        lambda: average.avg_pool2d(
            many.reshape(19, 71, 23, -1), (23, 41), (1, 1), (0, 0), False, True, None
        ),
        lambda: scatter.index_add(x, 0, np.arange(1349) * 7 % 1003, many[:, :257]),
    ]
    before = get_threads()
    try:
        found = []
        for count in (1, 2, 7):
            set_threads(count)
            found.append([call().tobytes() for call in calls])
    finally:
        set_threads(before)
    assert found[0] == found[1] == found[2]


def test_every_range_is_worked_on_once(threads: int) -> None:
    for count, step in ((0, 4), (1, 4), (4, 4), (9, 4), (1001, 7)):
        seen: list[tuple[int, int]] = []
        share(lambda first, last, seen=seen: seen.append((first, last)), even(0, count, step))
        assert sorted(seen) == [(k, min(k + step, count)) for k in range(0, count, step)]


@pytest.mark.parametrize(
    ("count", "each"),
    [
        (count, each)
        for count in (0, 1, 2, 3, 5, 17, 1000, 1 << 20, 5_000_001)
        for each in (0, 1, 1000, 1 << 20)
        if count <= 1000 or each <= 1000  # a million ranges show nothing new
    ],
)
@pytest.mark.parametrize("number", [1, 2, 3, 8])
def test_portions_are_the_whole_in_order(count: int, each: int, number: int) -> None:
    before = get_threads()
    set_threads(number)
    try:
        ranges = portions(count, each)
    finally:
        set_threads(before)
    assert [place for first, last in ranges for place in (first, last)][:1] == [0] * bool(ranges)
    assert all(first <= last for first, last in ranges)
    assert [first for first, _ in ranges[1:]] == [last for _, last in ranges[:-1]]
    assert ranges[-1][1] == count if ranges else count == 0


def test_large_operands_of_an_empty_result(threads: int) -> None:
    many, none = np.ones((SHARED, 1), np.float32), np.ones((1, 0), np.float32)
    assert over_parts(np.add, many, none).shape == (SHARED, 0)


def test_nobody_waits_for_a_thread_that_does_not_come() -> None:
    """Blocks of a thread that is busy elsewhere are done by the others, those of each range in order or from its end."""
    before = get_threads()
    set_threads(3)
    held = threading.Event()
    try:
        # The pool's threads are kept from their second job by the first, which the caller has left.
        share(lambda first, last: None, even(0, 3, 1))
        stuck = threading.Thread(target=share, args=(lambda a, b: held.wait(60), even(0, 3, 1)))
        stuck.start()
        seen: list[int] = []
        share(lambda first, last: seen.append(first), even(0, 9, 1))
        assert sorted(seen) == list(range(9))
    finally:
        held.set()
        stuck.join(60)
        set_threads(before)
    assert not stuck.is_alive()


def test_what_a_thread_raises_is_raised_by_the_caller(threads: int) -> None:
    def work(first: int, last: int) -> None:
        if first == 50:
            raise KeyError(first)

    with pytest.raises(KeyError):
        share(work, even(0, 100, 1))
    seen: list[int] = []
    share(lambda first, last: seen.append(first), even(0, 9, 1))
    assert sorted(seen) == list(range(9))


@pytest.mark.parametrize("disturbed", [True, False])
def test_threads_that_are_interrupted_sleep(
    monkeypatch: pytest.MonkeyPatch, disturbed: bool
) -> None:
    """For twice as many jobs each time; without interruptions they spin again, and all work is done either way."""
    interruptions = itertools.count()
    monkeypatch.setattr(pool, "_interruptions", lambda: next(interruptions) if disturbed else 0)
    before = get_threads()
    set_threads(3)
    pool._Pool.asleep = 0 if pool._TELLS else 1
    pool._Pool.patience = 8
    try:
        for _ in range(10):
            seen: list[int] = []
            share(lambda first, last, seen=seen: seen.append(first), even(0, 9, 1))
            assert sorted(seen) == list(range(9))
            assert (pool._Pool.patience > 8) is disturbed
    finally:
        set_threads(before)
        pool._Pool.patience = 1


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="threads cannot be moved here")
@pytest.mark.parametrize("refused", [True, False])
def test_a_thread_that_moves_may_run_anywhere_afterwards(
    monkeypatch: pytest.MonkeyPatch, refused: bool
) -> None:
    asked: list[set[int]] = []

    def setaffinity(thread: int, processors: set[int]) -> None:
        asked.append(processors)
        if refused:
            raise PermissionError

    monkeypatch.setattr(os, "sched_setaffinity", setaffinity)
    monkeypatch.setattr(os, "sched_getaffinity", lambda thread: {0, 1, 2})
    monkeypatch.setattr(pool, "_processor", lambda: 1)
    pool._move(0)
    assert not asked
    pool._move(1)
    assert asked == [{0, 2}, {0, 1, 2}][: 1 if refused else 2]


def test_the_processor_of_a_thread() -> None:
    here = pool._processor()
    assert here is None or here in range(os.cpu_count() or 1)


def test_a_thread_rests_without_the_interpreter_lock_until_it_is_called() -> None:
    rest = pool._Rest()
    pool._CALL[0] = False
    resting = threading.Thread(target=rest.until_called)
    resting.start()
    resting.join(60)
    assert not resting.is_alive() and rest.rows.all()
    rest.rows[0] = False
    pool._CALL[0] = True
    rest.until_called()
    assert rest.rows.all() and rest.begun[-1]


def test_work_within_work_and_from_many_threads(threads: int) -> None:
    found: list[int] = []

    def outer(first: int, last: int) -> None:
        share(lambda a, b: found.append(a), even(0, 10, 1))

    callers = [threading.Thread(target=share, args=(outer, even(0, 20, 1))) for _ in range(4)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join(60)
        assert not caller.is_alive()
    assert sorted(found) == sorted(list(range(10)) * 80)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_child_has_threads_of_its_own(python: Any, tmp_path: Path) -> None:
    program = (
        "import os, warnings, numpy as np, gradsmith as gs\n"
        "warnings.simplefilter('ignore')\n"
        "gs.set_num_threads(3)\n"
        "x = gs.randn(300, 1001)\n"
        "expected = gs.nn.functional.silu(x)\n"
        "child = os.fork()\n"
        "if not child:\n"
        "    os._exit(0 if gs.equal(gs.nn.functional.silu(x), expected) else 1)\n"
        "assert os.waitpid(child, 0)[1] == 0\n"
    )
    done: subprocess.CompletedProcess[str] = python("-c", program, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_environment_says_how_many_threads_there_are(
    python: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = (
        "import gradsmith as gs\n"
        "print(gs.get_num_threads())\n"
        "gs.set_num_threads(5)\n"
        "print(gs.get_num_threads())\n"
    )
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    done = python("-c", program, cwd=tmp_path)
    assert done.stdout.split() == ["3", "5"], done.stderr


@pytest.fixture(params=[True, False])
def by_scipy(request: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """With SciPy's routines and without."""
    monkeypatch.setattr(scipy_routines, "enabled", request.param)


@pytest.mark.usefixtures("by_scipy")
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_gathering_and_adding_at_many_places(threads: int, axis: int) -> None:
    """Arrays in another order of memory, an index smaller than they are, and places that occur often."""
    shape = (113, 41, 31)
    for array in (
        RNG.standard_normal(shape, np.float32),
        RNG.standard_normal(shape[::-1], np.float32).T,
        np.broadcast_to(RNG.standard_normal(31, np.float32), shape),
    ):
        index = RNG.integers(0, 29, (107, 37, 29))[:, ::-1]
        assert indexing.places_of_block(index) < len(index)
        inside = array[
            tuple(slice(n) if d != axis else slice(None) for d, n in enumerate((107, 37, 29)))
        ]
        expected = np.take_along_axis(inside, index, axis)
        np.testing.assert_array_equal(indexing.gather(array, axis, index), expected)
        source = RNG.integers(0, 99, shape).astype(np.float32)
        places = list(np.indices(index.shape))
        places[axis] = index
        added = np.array(array, order="C")
        np.add.at(added, tuple(places), source[:107, :37, :29])
        result = scatter.scatter_add(array, axis, index, source)
        np.testing.assert_array_equal(result, added)
        assert result.flags.c_contiguous
    none = np.zeros((70_000, 0), int)
    flat = np.ones((70_000, 2), np.float32)
    np.testing.assert_array_equal(scatter.scatter_add(flat, 1, none, flat), flat)
    bad = np.zeros((400, 400), int)
    bad[399, 1] = 400
    with pytest.raises(RuntimeError, match="index 400 is out of bounds for dimension 1"):
        scatter.scatter_add(np.ones((400, 400)), 1, bad, np.ones((400, 400)))


def test_sums_over_leading_dimensions_are_shared(threads: int) -> None:
    """The same bits as on one thread."""
    x = RNG.standard_normal((7, 300, 700), np.float32)
    assert x.size >= 2 * SHARED
    found = [sum_dim(x, dim) for dim in ((1,), (0, 1), (0, 2))]
    set_threads(1)
    for dim, sums in zip(((1,), (0, 1), (0, 2)), found):
        np.testing.assert_array_equal(sums, sum_dim(x, dim))
        np.testing.assert_allclose(sums, x.sum(dim, np.float64), 1e-4, 1e-3)


def test_truths_scattered_to_many_places(threads: int) -> None:
    index = RNG.integers(0, 300, (300, 300))
    source = RNG.random((300, 300)) > 0.9
    expected = np.zeros((300, 300), bool)
    np.logical_or.at(expected, (np.arange(300)[:, None], index), source)
    result = scatter.scatter_add(np.zeros((300, 300), bool), 1, index, source)
    np.testing.assert_array_equal(result, expected)


@pytest.mark.usefixtures("by_scipy")
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.int32, np.complex64])
@pytest.mark.parametrize("places", [np.int32, np.int64])
def test_elements_added_by_place_within_rows(dtype: Any, places: Any) -> None:
    """Infinite elements included; an index that lacks the last rows, and one whose rows are longer than the target's."""
    for shape in ((150, 130), (130, 290)):
        index = RNG.integers(0, 170, shape).astype(places)
        source = RNG.integers(0, 99, shape).astype(dtype)
        if source.dtype.kind != "i":
            source[3, 7] = np.inf
        expected = np.ones((160, 170), dtype)
        np.add.at(expected, (np.arange(len(index))[:, None], index), source)
        result = scatter.scatter_add(np.ones((160, 170), dtype), 1, index, source)
        np.testing.assert_array_equal(result, expected)


@pytest.mark.usefixtures("by_scipy")
def test_rows_added_at_places_that_do_not_exist() -> None:
    for place in (50, -51):
        with pytest.raises((IndexError, ValueError)):
            embedding.embedding_dense_backward(
                np.ones((9000, 40), np.float32), np.full(9000, place), 50, -1, False
            )


@pytest.mark.usefixtures("by_scipy")
def test_infinite_rows_added_by_place() -> None:
    rows = np.full((300, 40), complex(np.inf, 0), np.complex64)
    result = scatter.index_add(np.zeros((5, 40), np.complex64), 0, np.arange(300) % 5, rows)
    np.testing.assert_array_equal(result, np.full((5, 40), complex(np.inf, 0)))


@pytest.mark.usefixtures("by_scipy")
def test_many_rows_added_by_place(threads: int) -> None:
    """Rows that lie by columns, that are one repeated, and places that are named again."""
    places = RNG.integers(0, 700, 900)
    target = RNG.standard_normal((700, 500), np.float32)
    for rows in (
        RNG.standard_normal((900, 500), np.float32),
        RNG.standard_normal((500, 900), np.float32).T,
        np.broadcast_to(RNG.standard_normal(500, np.float32), (900, 500)),
    ):
        expected = target.copy()
        for place, row in zip(places, rows):
            expected[place] += row
        np.testing.assert_array_equal(scatter.index_add(target, 0, places, rows), expected)


@pytest.mark.parametrize("shape", [(), (1,), (40_001,), (301, 401), (3, 7, 5001), (5, 0)])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_running_sums_from_behind(threads: int, shape: tuple[int, ...], dtype: Any) -> None:
    """The same bits as of what is turned around, in order."""
    x = RNG.standard_normal(shape).astype(dtype)
    for dim in range(len(shape)) or (0,):
        expected = np.flip(scan.cumsum(np.flip(x, dim).copy(), dim), dim) if shape else x
        found = scan.reversed_sums(x, dim)
        np.testing.assert_array_equal(found, expected)
        assert found.dtype == dtype and found.flags.c_contiguous
    if x.ndim == 2:
        np.testing.assert_array_equal(
            scan.reversed_sums(np.asfortranarray(x), 1), scan.reversed_sums(x, 1)
        )


def test_formulas_by_pieces(threads: int) -> None:
    """The values and strides of the formula, in whatever layout its arrays are, numbers among them."""

    def formula(a: Any, b: Any, into: Any = ...) -> Any:
        sizes.add(np.size(a))
        return np.divide(a, np.add(1, np.multiply(b, b, out=into), out=into), out=into)

    for first, second in (
        *list(_layouts())[:-1],
        (np.broadcast_to(np.float32(3), (7, ODD)), np.float32(2)),
    ):
        for a, b in ((first, second), (second, first), (first, first)):
            sizes: set[int] = set()
            expected = a / (1 + b * b)
            found = by_pieces(formula, np.asarray(a), b)
            np.testing.assert_array_equal(found, expected)
            assert found.strides == expected.strides and found.dtype == expected.dtype
    rows = RNG.standard_normal((7, ODD), np.float32)
    sizes = set()
    by_pieces(formula, np.broadcast_to(np.float32(3), rows.shape), rows)
    assert max(sizes) <= 2 * ODD < rows.size
    doubles = rows.astype(float)
    for a, b in ((rows, doubles), (doubles, rows)):  # the square is not widened before its time
        np.testing.assert_array_equal(by_pieces(formula, a, b), a / (1 + b * b))


def test_formulas_of_two_passes(threads: int) -> None:
    """One thread computes the formula at once, several share its blocks."""
    rows = RNG.standard_normal((7, ODD), np.float32)
    sizes = set()

    def formula(a: Any, b: Any, into: Any = ...) -> Any:
        sizes.add(a.size)
        return np.multiply(a, np.multiply(2, b, out=into), out=into)

    np.testing.assert_array_equal(by_parts(formula, rows, rows), rows * (2 * rows))
    assert (max(sizes) == rows.size) is (threads == 1)


def _large() -> Iterator[Any]:
    """Arrays (N, M) of what threads share and more, in some layouts."""
    x = RNG.standard_normal((779, SHARED // 500)).astype(np.float32)
    x[5, 7], x[700, -1], x[:, 3] = np.nan, np.inf, -0.0
    yield from (x, x.T, x[::-1], x[:, ::-1], np.repeat(x, 2, 1)[:, 1::2], x[:1].reshape(1, -1))
    yield np.repeat(x[:2], 300, 1)


def test_slices_of_reductions_are_shared(threads: int) -> None:
    for x in _large():
        for axis in (0, 1, -1):
            if x.shape[axis] == 1:
                continue
            np.testing.assert_array_equal(extrema.argmax(x, axis), x.argmax(axis))
            np.testing.assert_array_equal(
                extrema.argmin(x, axis, True), x.argmin(axis, keepdims=True)
            )
            np.testing.assert_array_equal(extrema.amax(x, (axis,)), x.max(axis))
            for keepdim in (False, True):
                values, places = extrema.min_dim(x, axis, keepdim)
                np.testing.assert_array_equal(values, x.min(axis, keepdims=keepdim))
                np.testing.assert_array_equal(places, x.argmin(axis, keepdims=keepdim))
            finite = np.nan_to_num(x, posinf=1)
            np.testing.assert_allclose(
                statistics.var(finite, (axis,)), finite.var(axis, np.float64, ddof=1), rtol=1e-4
            )
            np.testing.assert_allclose(
                sum_dim(finite, (axis,)), finite.sum(axis, np.float64), rtol=1e-3, atol=1e-3
            )
    cube = RNG.integers(0, 9, (3, 401, SHARED // 1000))
    for axis in range(3):
        np.testing.assert_array_equal(extrema.argmax(cube, axis), cube.argmax(axis))
        np.testing.assert_array_equal(extrema.max_dim(cube, axis)[0], cube.max(axis))
    assert extrema.argmax(np.empty((SHARED, 2, 0), np.float32), 1).shape == (SHARED, 0)


@pytest.mark.parametrize("largest", [True, False])
def test_slices_whose_first_elements_are_found_are_shared(threads: int, largest: bool) -> None:
    x = RNG.permutation(1031 * 601).astype(np.float32).reshape(1031, 601)
    for rows in (x, x[:, ::-1], x[::-1]):
        for axis in (0, 1):
            order = np.argsort(-rows if largest else rows, axis)
            order = order[:7] if axis == 0 else order[:, :7]
            values, places = sorting.topk(rows, 7, axis, largest)
            np.testing.assert_array_equal(places, order)
            np.testing.assert_array_equal(values, np.take_along_axis(rows, order, axis))


@pytest.mark.parametrize("diagonal", [-300, -1, 0, 5, 5000])
def test_triangles_are_shared(threads: int, diagonal: int) -> None:
    x = RNG.standard_normal((3, 523, 401), np.float32)
    for matrices in (x, x.transpose(0, 2, 1), x[:, ::-1], x[0], x[:0]):
        np.testing.assert_array_equal(tril(matrices, diagonal), np.tril(matrices, diagonal))
        np.testing.assert_array_equal(triu(matrices, diagonal), np.triu(matrices, diagonal))


def test_planes_of_pooling_are_shared(threads: int) -> None:
    x = RNG.standard_normal((5, 37, 58, 62), np.float32)
    windows = np.lib.stride_tricks.sliding_window_view(x, (2, 2), (2, 3))[:, :, ::2, ::2]
    means = windows.mean((4, 5), np.float64)
    pooled, places = pooling.max_pool2d_with_indices(x, (2, 2), (2, 2), (0, 0), (1, 1), False)
    np.testing.assert_array_equal(pooled, windows.max((4, 5)))
    flat = x.reshape(5, 37, -1)
    np.testing.assert_array_equal(
        np.take_along_axis(flat, places.reshape(5, 37, -1), 2), pooled.reshape(5, 37, -1)
    )
    back = pooling.max_pool2d_with_indices_backward(
        pooled, x, (2, 2), (2, 2), (0, 0), (1, 1), False, places
    )
    np.testing.assert_array_equal(back, np.where(x == back, x, 0))
    assert np.count_nonzero(back) == np.count_nonzero(pooled)
    geometry = ((2, 2), (2, 2), (0, 0), False, True, None)
    for laid in (x, x[:, ::-1], x.transpose(1, 0, 2, 3), np.asfortranarray(x)):
        expected = means
        if laid.shape != x.shape:
            expected = means.transpose(1, 0, 2, 3)
        elif laid.strides == x[:, ::-1].strides:
            expected = means[:, ::-1]
        found = average.avg_pool2d(laid, *geometry)
        np.testing.assert_allclose(found, expected, atol=1e-6)
    spread = average.avg_pool2d_backward(pooled, x, *geometry)
    np.testing.assert_array_equal(spread, pooled.repeat(2, 2).repeat(2, 3) / 4)
    padded = average.avg_pool2d(x, (3, 2), (1, 2), (1, 1), True, False, None)
    one = [
        average.avg_pool2d(x[n : n + 1], (3, 2), (1, 2), (1, 1), True, False, None)
        for n in range(5)
    ]
    np.testing.assert_array_equal(padded, np.concatenate(one))


def test_rows_added_to_are_shared(threads: int) -> None:
    for count, width, many in (
        (1003, 700, 901),
        (3, SHARED // 2, 5),
        (1, SHARED + 3, 4),
        (50_001, 12, 60_000),
    ):
        target = RNG.standard_normal((count, width)).astype(np.float32)
        rows = RNG.standard_normal((many, width)).astype(np.float32)
        places = RNG.integers(0, count, many)
        expected = target.copy()
        np.add.at(expected, places, rows)
        np.testing.assert_array_equal(scatter.index_add(target, 0, places, rows), expected)
        np.testing.assert_array_equal(
            scatter.index_add(np.asfortranarray(target), 0, places, rows), expected
        )
        np.testing.assert_array_equal(
            indexing.index_tensor(target, [places - count * (places % 2)]), target[places]
        )
        np.testing.assert_array_equal(
            indexing.index_tensor(target, [places[:, None]]), target[places][:, None]
        )
        with pytest.raises(IndexError, match="out of bounds"):
            indexing.index_tensor(target, [places + 1 + count * (places > 0)])


@pytest.mark.parametrize("axis", [0, 1])
def test_elements_added_to_are_shared(threads: int, axis: int) -> None:
    target = RNG.standard_normal((701, 1009)).astype(np.float32)
    source = RNG.standard_normal(target.shape).astype(np.float32)
    places = RNG.integers(0, target.shape[axis], target.shape)
    at = (places, np.arange(1009)) if axis == 0 else (np.arange(701)[:, None], places)
    expected = target.copy()
    np.add.at(expected, at, source)
    np.testing.assert_array_equal(scatter.scatter_add(target, axis, places, source), expected)
    with pytest.raises(RuntimeError, match="out of bounds"):
        scatter.scatter_add(target, axis, places + 1, source)


@pytest.mark.parametrize("number", [3, 0.1, True, 2j, np.float64(0.1), np.float32(0.1)])
def test_one_loop_over_an_array_and_a_number(threads: int, number: Any) -> None:
    """The dtype is that of the operator: a Python number takes the array's."""
    x = RNG.standard_normal(SHARED + 5).astype(np.float32)
    for operands in ((x, number), (number, x)):
        expected = np.multiply(*operands)
        found = over_parts(np.multiply, *operands)
        assert found.dtype == expected.dtype
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("dtype", [np.float32, np.int64])
def test_one_loop_is_shared(threads: int, dtype: Any) -> None:
    x, y = (RNG.integers(1, 90, (3, SHARED // 2 + 5)).astype(dtype) for _ in range(2))
    row, column, number = x[0], x[:, :1], dtype(7)
    for operands in (
        (x, y),
        (x, row),
        (row, x),
        (x, column),
        (x, number),
        (number, x),
        (x[0], x[1]),
    ):
        expected = np.subtract(*operands)
        found = over_parts(np.subtract, *operands)
        assert found.dtype == expected.dtype and found.strides == expected.strides
        np.testing.assert_array_equal(found, expected)
    for ufunc in (np.negative, np.isfinite, np.sqrt):
        np.testing.assert_array_equal(over_parts(ufunc, x), ufunc(x))
    for laid in (x.T, x[:, ::-1], x[:, 1:], x[::2]):
        found = over_parts(np.add, laid, laid)
        assert found.strides == np.add(laid, laid).strides
        np.testing.assert_array_equal(found, np.add(laid, laid))
        for other in (laid[:1], laid[0], laid[:, :1], np.ascontiguousarray(laid), laid.astype(int)):
            expected = np.subtract(laid, other)
            found = over_parts(np.subtract, laid, other)
            assert found.dtype == expected.dtype and found.strides == expected.strides
            np.testing.assert_array_equal(found, expected)
    with pytest.raises(ValueError):
        over_parts(np.add, x, x[:, 1:])


def test_copies_are_shared(threads: int) -> None:
    x = RNG.standard_normal((3, 40, SHARED_COPY // 80), np.float32)
    for laid in (x, x.T, x[:, ::-1], x[:1, 1:], np.broadcast_to(x[0], x.shape)):
        found = copied(laid)
        assert found.flags.c_contiguous and not np.may_share_memory(found, x)
        np.testing.assert_array_equal(found, laid)
    for axis in range(3):
        for other in (x, x[:, :, ::-1]):
            expected = np.concatenate((x, other), axis)
            np.testing.assert_array_equal(joined((x, other), axis), expected)
    assert joined((x.T, x.T), 0).strides == np.concatenate((x.T, x.T)).strides
    for table in (x, x.reshape(120, -1), x.T):
        for places in (RNG.integers(0, len(table), 121), np.array([[0], [1]], np.int32)):
            np.testing.assert_array_equal(indexing.rows_at(table, places), table[places])


@pytest.mark.parametrize("reduction", [0, 1, 2])
def test_gradient_of_the_squared_difference(threads: int, reduction: int) -> None:
    x, y = (RNG.standard_normal((7, ODD), np.float32) for _ in range(2))
    for self, target in ((x, y), (x[:, :-1:2], y[:, 1::2]), (x, y[0]), (x[:0], y[:0]), (x.T, y.T)):
        difference = self - target
        grad = np.ones_like(difference) if reduction == 0 else np.asarray(np.float32(0.7))
        factor = 2.0 / max(difference.size, 1) if reduction == 1 else 2.0
        found = mse_loss_backward(grad, self, target, reduction)
        assert found.dtype == np.float32
        np.testing.assert_array_equal(found, difference * (grad * np.float32(factor)))


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int64, np.float16, np.complex64])
def test_choosing_between_large_arrays(threads: int, dtype: Any) -> None:
    """The same bits as `np.where`, NaN and negative zero included."""
    first, second = (RNG.integers(-2, 2, (5, ODD)).astype(dtype) for _ in range(2))
    if first.dtype.kind == "f":
        first, second = first * dtype(0), second / (second + dtype(1) == 0)
    choice = RNG.random((5, ODD)) > 0.5
    for other in (second, second[:1], second[:, ::-1], np.asarray(dtype(3)), second[:, :1]):
        for condition in (choice, choice[:, ::-1], choice[:1]):
            expected = np.where(condition, first, other)
            found = select_whole(condition, first, other)
            assert found.dtype == expected.dtype
            assert found.tobytes() == expected.tobytes()
    assert select_whole(choice, np.asarray(dtype(3)), second)[choice].tolist() == [3] * choice.sum()


def test_products_with_logarithms(threads: int) -> None:
    factor, x = RNG.standard_normal((2, 5, ODD))
    factor[:, ::3], x[:, ::5], x[:, ::7] = 0, 0, np.nan
    with np.errstate(all="ignore"):
        expected = np.where((factor == 0) & ~np.isnan(x), 0, factor * np.log(x))
        np.testing.assert_array_equal(exponential.xlogy(factor, x), expected)
        np.testing.assert_array_equal(exponential.xlogy(factor[:, 7:], x[:, 7:]), expected[:, 7:])


def test_a_number_minus_a_large_array(threads: int) -> None:
    x = RNG.standard_normal((3, SHARED // 2)).astype(np.float32)
    for laid in (x, x.T, x[:, ::-1]):
        found = arithmetic.reversed_subtract(laid, 0.1)
        assert found.dtype == np.float32
        np.testing.assert_array_equal(found, 0.1 - laid)


def test_large_arrays_are_padded(threads: int) -> None:
    x = RNG.standard_normal((9, SHARED_COPY // 8), np.float32)
    expected = np.pad(x, ((2, 1), (0, 3)))
    np.testing.assert_array_equal(padding.constant_pad_nd(x, (0, 3, 2, 1), 0.0), expected)
    cube = RNG.standard_normal((19, 67, SHARED_COPY // 1024), np.float32)
    for laid in (cube, cube.T, cube[:, ::-1]):
        for value in (0.0, 2.5):
            expected = np.pad(laid, ((0, 0), (0, 0), (2, 3)), constant_values=value)
            np.testing.assert_array_equal(padding.constant_pad_nd(laid, (2, 3), value), expected)
            expected = np.pad(laid[:, 1:], ((0, 0), (0, 4), (2, 0)), constant_values=value)
            expected = expected[:, :, :-3]
            np.testing.assert_array_equal(
                padding.constant_pad_nd(laid, (2, -3, -1, 4), value), expected
            )
        np.testing.assert_array_equal(
            padding.constant_pad_nd(laid, (-1, -2), 0.0), laid[:, :, 1:-2]
        )
    assert padding.constant_pad_nd(cube, (0, -cube.shape[2]), 1.0).shape == (19, 67, 0)


def test_rows_with_gaps_that_overlap_those_written_in_place(threads: int) -> None:
    rows, length = SHARED // 64, 64
    memory = RNG.standard_normal(rows * (length + 1))
    written = memory.copy()
    shape, strides = (rows, length), ((length + 1) * 8, 8)
    whole, told = (copy[: rows * length].reshape(shape) for copy in (memory, written))
    gaps, twin = (
        np.lib.stride_tricks.as_strided(copy, shape, strides) for copy in (memory, written)
    )
    np.add(whole, gaps, out=whole)
    over_parts(np.add, told, twin, out=told)
    np.testing.assert_array_equal(written, memory)


def test_one_loop_in_place_is_shared(threads: int) -> None:
    size = SHARED + 77
    memory = RNG.standard_normal(size + 1)
    for other in (memory[:-1], memory[1:], memory[::-1][:-1], memory[3:4], np.float64(2)):
        own = memory.copy()
        told = memory.copy()
        operand = other
        if isinstance(other, np.ndarray) and other.size > 1:  # the same part of the copies
            start = (other.ctypes.data - memory.ctypes.data) // 8
            operand, twin = (
                np.lib.stride_tricks.as_strided(copy[start:], other.shape, other.strides)
                for copy in (own, told)
            )
        else:
            twin = operand
        np.add(own[:-1], operand, out=own[:-1])
        found = over_parts(np.add, told[:-1], twin, out=told[:-1])
        assert np.shares_memory(found, told)
        np.testing.assert_array_equal(told, own)
