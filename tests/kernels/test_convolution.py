"""Convolution kernels against the definition, and against each other as transposes."""

from __future__ import annotations

import tracemalloc
from itertools import product
from typing import Any

import numpy as np
import pytest

from gradsmith.dispatch.structured import checked
from gradsmith.operators.convolution import columns
from gradsmith.operators.convolution import convolution as kernels
from gradsmith.operators.convolution.convolution import (
    convolution_backward,
    convolution_backward_shape,
    convolution_shape,
)
from gradsmith.operators.resampling import folding
from gradsmith.operators.resampling.folding import col2im, col2im_shape, im2col, im2col_shape

convolution = checked(convolution_shape, kernels.convolution)

GEOMETRIES = [
    # input, weight, stride, padding, dilation, groups
    ((2, 3, 7), (4, 3, 3), (2,), (1,), (1,), 1),
    ((2, 4, 9), (6, 2, 3), (1,), (0,), (2,), 2),
    ((2, 3, 5, 6), (4, 3, 3, 2), (1, 1), (1, 0), (1, 1), 1),
    ((2, 3, 5, 6), (4, 3, 3, 2), (2, 1), (1, 1), (1, 2), 1),
    ((3, 16, 4, 4), (5, 16, 3, 3), (1, 1), (1, 1), (1, 1), 1),  # channels last
    ((2, 4, 5, 5), (4, 1, 3, 3), (1, 1), (1, 1), (1, 1), 4),  # depthwise
    ((2, 3, 6, 5), (6, 1, 2, 3), (2, 1), (1, 0), (1, 1), 3),  # depthwise, two filters each
    ((2, 3, 9, 8), (5, 3, 1, 1), (1, 1), (0, 0), (1, 1), 1),  # pointwise
    ((2, 4, 5, 5), (6, 2, 1, 1), (2, 2), (0, 0), (1, 1), 2),  # pointwise, strided, in groups
    ((2, 2, 4, 3, 5), (3, 2, 2, 2, 2), (1, 2, 1), (0, 1, 1), (1, 1, 2), 1),
    ((0, 3, 5, 6), (4, 3, 3, 2), (1, 1), (0, 0), (1, 1), 1),
    ((2, 4, 9, 8), (2, 2, 3, 2), (1, 1), (1, 1), (2, 1), 2),  # one filter in each group
    ((2, 4, 11), (4, 1, 4), (3,), (2,), (2,), 4),  # depthwise, of one dimension
    ((2, 2, 4, 5, 6), (2, 1, 2, 3, 2), (2, 1, 1), (1, 1, 0), (1, 1, 2), 2),  # of three
    (
        (2, 4, 11),
        (8, 1, 4),
        (1,),
        (5,),
        (2,),
        4,
    ),  # depthwise without strides, padded by more than it reads
    ((2, 2, 4, 5, 6), (2, 1, 2, 3, 2), (1, 1, 1), (1, 1, 0), (1, 1, 2), 2),
    ((2, 4, 9, 8), (4, 1, 5, 3), (1, 1), (4, 2), (2, 1), 4),  # shifted products of depthwise ones
    (
        (3, 4, 7, 6),
        (16, 1, 2, 3),
        (1, 1),
        (0, 1),
        (1, 1),
        4,
    ),  # with more filters than that pays for
    ((2, 2, 6, 5, 4), (2, 1, 3, 2, 2), (1, 1, 1), (1, 1, 0), (1, 2, 1), 2),
    ((2, 2, 5, 9), (2, 1, 3, 3), (1, 1), (0, 0), (1, 4), 2),  # more between the rows than in them
    ((2, 3, 9, 9), (2, 3, 2, 1), (3, 4), (0, 0), (1, 1), 1),  # elements that nobody reads
    ((2, 3, 8, 9), (2, 3, 3, 4), (2, 4), (4, 3), (2, 2), 1),  # remainders that no filter has
]


@pytest.fixture(autouse=True, params=["few", "many"])
def elements(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways: that of few elements, and that of many."""
    if request.param == "many":
        monkeypatch.setattr(columns, "FEW", 0)


def by_definition(
    input: Any, weight: Any, stride: Any, padding: Any, dilation: Any, groups: int
) -> Any:
    """A sum for every output element."""
    rank = weight.ndim - 2
    padded = np.pad(input, [(0, 0), (0, 0), *((pad, pad) for pad in padding)])
    out = tuple(
        (padded.shape[2 + d] - dilation[d] * (weight.shape[2 + d] - 1) - 1) // stride[d] + 1
        for d in range(rank)
    )
    result = np.zeros((len(input), len(weight), *out), input.dtype)
    filters, channels = len(weight) // groups, weight.shape[1]
    for number, place in product(range(len(weight)), np.ndindex(*out)):
        first = number // filters * channels
        window = padded[
            (
                slice(None),
                slice(first, first + channels),
                *(
                    slice(
                        place[d] * stride[d],
                        place[d] * stride[d] + dilation[d] * (weight.shape[2 + d] - 1) + 1,
                        dilation[d],
                    )
                    for d in range(rank)
                ),
            )
        ]
        total = (window * weight[number]).sum(tuple(range(1, input.ndim)))
        result[(slice(None), number, *place)] = total
    return result


@pytest.mark.parametrize("geometry", GEOMETRIES, ids=str)
@pytest.mark.parametrize("dtype", ["float64", "complex128", "int64"])
def test_definition(geometry: Any, dtype: str) -> None:
    shape, weight_shape, *rest, groups = geometry
    rng = np.random.default_rng(0)
    input = (rng.standard_normal(shape) * 4).astype(dtype)
    weight = (rng.standard_normal(weight_shape) * 4).astype(dtype)
    none = (0,) * len(rest[0])
    got = convolution(input, weight, None, *rest, False, none, groups)
    np.testing.assert_allclose(got, by_definition(input, weight, *rest, groups), atol=1e-10)
    assert got.flags.c_contiguous


def test_fills_memory() -> None:
    """Every element is written, whatever was there before."""
    for shape, weight_shape, *rest, groups in GEOMETRIES:
        input, weight = np.ones(shape), np.ones(weight_shape)
        for transposed in (False, True):
            if transposed:
                input = np.ones((shape[0], weight_shape[0], *shape[2:]))
            arguments = (input, weight, None, *rest, transposed, (0,) * len(rest[0]), groups)
            inferred = convolution_shape(*arguments)
            out = np.full(inferred.shape, np.nan, inferred.dtype)
            kernels.convolution(*arguments, out=out)
            np.testing.assert_array_equal(out, convolution(*arguments))
            assert not np.isnan(out).any()


@pytest.mark.parametrize("geometry", GEOMETRIES[:-1], ids=str)
def test_gradients_are_transposes(geometry: Any) -> None:
    """`<grad, conv(x, w)>` is `<conv's transpose in x (grad, w), x>`, and so for `w`."""
    shape, weight_shape, *rest, groups = geometry
    rng = np.random.default_rng(1)
    input, weight = rng.standard_normal(shape), rng.standard_normal(weight_shape)
    trailing = (*rest, False, (0,) * len(rest[0]), groups)
    output = convolution(input, weight, None, *trailing)
    grad = rng.standard_normal(output.shape)
    results = convolution_backward(grad, input, weight, None, *trailing, (True,) * 3)
    for gradient, tensor in zip(results, (input, weight)):
        assert gradient is not None
        np.testing.assert_allclose((gradient * tensor).sum(), (grad * output).sum())
        assert gradient.shape == tensor.shape
    np.testing.assert_allclose(results[2], grad.sum((0, *range(2, grad.ndim))))
    inferred = convolution_backward_shape(grad, input, weight, None, *trailing, (True, False, True))
    assert [None if each is None else each.shape for each in inferred] == [
        shape,
        None,
        (weight_shape[0],),
    ]
    # The transposed convolution with the same numbers is the transpose.
    transposed = convolution(
        grad,
        weight,
        None,
        *rest,
        True,
        tuple(
            (size + 2 * pad - apart * (width - 1) - 1) % jump
            for size, width, jump, pad, apart in zip(shape[2:], weight_shape[2:], *rest)
        ),
        groups,
    )
    np.testing.assert_allclose(transposed, results[0])


@pytest.mark.parametrize("geometry", GEOMETRIES, ids=str)
def test_blocks_of_any_size(geometry: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few columns fit, the result is the same."""
    from gradsmith.operators.convolution import windows as convolution_windows

    shape, weight_shape, *strides, groups = geometry
    rng = np.random.default_rng(2)
    input, weight = rng.standard_normal((5, *shape[1:])), rng.standard_normal(weight_shape)
    bias = rng.standard_normal(len(weight))
    arguments = (*strides, False, (0,) * len(strides[0]), groups)
    whole = convolution(input, weight, bias, *arguments)
    gradients = convolution_backward(whole, input, weight, None, *arguments, (True,) * 3)
    for size in (1, 1000, 15000):
        monkeypatch.setattr(convolution_windows, "COLUMN_BYTES", size)
        np.testing.assert_allclose(convolution(input, weight, bias, *arguments), whole)
        again = convolution_backward(whole, input, weight, None, *arguments, (True,) * 3)
        for one, other in zip(gradients, again):
            assert one is not None and other is not None
            np.testing.assert_allclose(one, other)


@pytest.mark.parametrize("geometry", GEOMETRIES[:-1], ids=str)
def test_copies_that_are_shared_along_the_first_dimension(
    geometry: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Products of their own for elements of the kernel there give what one product does, however few rows fit."""
    from gradsmith.operators.convolution import columns
    from gradsmith.operators.convolution import windows as convolution_windows

    shape, weight_shape, *strides, groups = geometry
    rng = np.random.default_rng(3)
    input, weight = rng.standard_normal(shape), rng.standard_normal(weight_shape)
    bias = rng.standard_normal(len(weight))
    arguments = (*strides, False, (0,) * len(strides[0]), groups)
    found = []
    for shares, size in ((False, 1 << 20), (True, 1 << 20), (True, 1), (True, 1500)):
        monkeypatch.setattr(columns, "_shares_rows", lambda *given, shares=shares: shares)
        monkeypatch.setattr(convolution_windows, "COLUMN_BYTES", size)
        output = convolution(input, weight, bias, *arguments)
        gradients = convolution_backward(
            np.sin(output), input, weight, None, *arguments, (True,) * 3
        )
        found.append((output, *gradients))
    for others in found[1:]:
        for one, other in zip(found[0], others, strict=True):
            np.testing.assert_allclose(one, other, atol=1e-12)


@pytest.mark.parametrize("lead", [(1, 1), (0, 3), (7, 0), (2, 2)], ids=str)
@pytest.mark.parametrize("dilation", [(1, 1), (2, 3)], ids=str)
@pytest.mark.parametrize("budget", [1 << 20, 1])
def test_windows_as_long_as_rows_are_copied_by_planes(
    lead: tuple[int, int], dilation: tuple[int, int], budget: int
) -> None:
    """Where rows of the output are as long as those of the input."""
    from gradsmith.operators.convolution import windows

    out, kernel = (5, 6), (3, 3)
    input = np.random.default_rng(5).standard_normal((2, 3, 4, 6))
    geometry = windows.Geometry((1, 1), lead, dilation, 1)
    assert windows.shifts_of_rows(input, kernel, out, geometry)
    expected = np.zeros((2, 3, *kernel, *out))
    for n, c, *element, i, j in np.ndindex(*expected.shape):
        y, x = (
            place + at * apart - pad
            for place, at, apart, pad in zip((i, j), element, dilation, lead)
        )
        if 0 <= y < input.shape[2] and 0 <= x < input.shape[3]:
            expected[n, c, *element, i, j] = input[n, c, y, x]
    for (sample, rows), found in windows.gathered_rows(input, kernel, out, geometry, budget):
        wanted = expected[sample.start, :, :, :, rows]
        for number, met in enumerate(found):
            np.testing.assert_array_equal(met, wanted[:, number].reshape(9, -1))


@pytest.mark.parametrize("budget", [1, 6000, 1 << 20])
@pytest.mark.parametrize(
    ("each", "own", "kernel", "dilation", "lead"),
    [
        (1, 1, (3, 3), (1, 1), (1, 1)),
        (1, 1, (3, 3), (1, 2), (0, 2)),
        (2, 2, (3, 3), (2, 1), (3, 1)),
        (1, 3, (4, 1), (1, 1), (7, 0)),
    ],
)
def test_depthwise_windows_as_long_as_rows(
    each: int, own: int, kernel: Any, dilation: Any, lead: Any, budget: int, monkeypatch: Any
) -> None:
    """Where rows of the output are as long as those of the input, in blocks of which the last ones are smaller."""
    from gradsmith.operators.convolution import depthwise, windows

    monkeypatch.setattr(windows, "COLUMN_BYTES", budget)
    called = []
    shifted = depthwise._correlate_shifted
    monkeypatch.setattr(
        depthwise, "_correlate_shifted", lambda *args: (called.append(1), shifted(*args))
    )
    rng = np.random.default_rng(6)
    input = rng.standard_normal((3, 5 * own, 6, 7))
    weight = rng.standard_normal((5 * each, own, *kernel))
    bias = rng.standard_normal(5 * each)
    rest = ((1, 1), lead, dilation)
    found = convolution(input, weight, bias, *rest, False, (0, 0), 5)
    expected = by_definition(input, weight, *rest, 5) + bias[:, None, None]
    np.testing.assert_allclose(found, expected, atol=1e-10)
    plain = convolution(input, weight, None, *rest, False, (0, 0), 5)
    np.testing.assert_allclose(plain, by_definition(input, weight, *rest, 5), atol=1e-10)
    assert called


@pytest.mark.parametrize("stride", [1, 2])
def test_large_images_share_copies(stride: int) -> None:
    """As their size and their channels choose."""
    from gradsmith.operators.convolution import columns

    rng = np.random.default_rng(4)
    input = rng.standard_normal((2, 12, 31, 33))
    weight = rng.standard_normal((8, 12, 3, 3))
    assert columns._shares_rows(12, 8, (3, 3), (stride, stride), (1, 1), (16, 17))
    rest = ((stride, stride), (1, 1), (1, 1))
    for each in (input, input[:, :, ::-1], input.swapaxes(2, 3)):
        found = convolution(each, weight, None, *rest, False, (0, 0), 1)
        np.testing.assert_allclose(found, by_definition(each, weight, *rest, 1), atol=1e-10)


def test_infinity_stays_where_it_is_read() -> None:
    """Depthwise, the gradient of a weight's element is finite where it meets no infinite number."""
    input = np.ones((1, 2, 4, 4))
    input[0, 0, 1, 0] = (
        np.inf
    )  # the first column, which the last column of the kernel skips without padding
    weight, grad = np.ones((2, 1, 3, 3)), np.ones((1, 2, 2, 2))
    arguments = ((1, 1), (0, 0), (1, 1), False, (0, 0), 2)
    result = convolution(input, weight, None, *arguments)
    assert np.isinf(result[0, 0, :, 0]).all() and np.isfinite(result[0, 0, :, 1]).all()
    of_weight = convolution_backward(grad, input, weight, None, *arguments, (False, True, False))[1]
    assert of_weight is not None
    assert np.isinf(of_weight[0, 0, :2, 0]).all()
    np.testing.assert_array_equal(of_weight[0, 0, :, 1:], 4)
    np.testing.assert_array_equal(of_weight[1], 4)


def test_memory_of_windows_is_bounded() -> None:
    """Neither the padded input nor all columns are there at once."""
    input = np.ones((8, 8, 64, 64), np.float32)
    weight = np.ones((8, 8, 3, 3), np.float32)
    arguments = (None, (1, 1), (1, 1), (1, 1), False, (0, 0), 1)
    convolution(input, weight, *arguments)
    tracemalloc.start()
    result = convolution(input, weight, *arguments)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak - result.nbytes < 3 << 20 < 9 * input.nbytes


def test_half_precision_sums_wider() -> None:
    input, weight = np.ones((1, 3000, 1), "float16"), np.ones((1, 3000, 1), "float16")
    result = convolution(input, weight, None, (1,), (0,), (1,), False, (0,), 1)
    assert result.dtype == np.float16
    assert result.item() == 3000


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"input": (1, 2, 4)}, "to have 3 channels, but got 2"),
        ({"input": (1, 3, 4, 4)}, "Expected 3-dimensional input"),
        ({"bias": (5,)}, "expected bias to be 1-dimensional with 4 elements"),
        ({"stride": (0,)}, "non-positive stride"),
        ({"padding": (-1,)}, "negative padding"),
        ({"dilation": (0,)}, "dilation should be greater than zero"),
        ({"dilation": (9,)}, "Kernel size can't be greater than actual input size"),
        ({"groups": 0}, "non-positive groups"),
        ({"groups": 3}, "divisible by 3 at dimension 0"),
        ({"stride": (1, 1)}, "expected stride to be a single integer value or a list of 1 values"),
        (
            {"transposed": True, "output_padding": (1,), "input": (1, 4, 4), "bias": (3,)},
            "output padding must be",
        ),
    ],
)
def test_refusals(change: dict[str, Any], message: str) -> None:
    given: dict[str, Any] = {
        "input": (1, 3, 4),
        "weight": (4, 3, 2),
        "bias": (4,),
        "stride": (1,),
        "padding": (0,),
        "dilation": (1,),
        "transposed": False,
        "output_padding": (0,),
        "groups": 1,
    } | change
    arrays = [np.zeros(given.pop(name)) for name in ("input", "weight", "bias")]
    with pytest.raises(RuntimeError, match=message):
        convolution_shape(*arrays, *given.values())


def test_dtypes_must_agree() -> None:
    with pytest.raises(RuntimeError, match="expected scalar type Double but found Float"):
        convolution_shape(
            np.zeros((1, 1, 3)), np.zeros((1, 1, 1), "f4"), None, (1,), (0,), (1,), False, (0,), 1
        )


def test_gradients_are_of_as_many_samples_as_the_input() -> None:
    grad, input, weight = np.ones((1, 2, 3, 3)), np.ones((2, 2, 4, 4)), np.ones((2, 2, 2, 2))
    rest = (None, (1, 1), (0, 0), (1, 1), False, (0, 0), 1, (True, True, False))
    with pytest.raises(RuntimeError, match=r"same batch size.*\[1, 2, 3, 3\].*\[2, 2, 4, 4\]"):
        kernels.convolution_backward_shape(grad, input, weight, *rest)


def test_columns_count_their_windows() -> None:
    """Columns added back up count, for each element, the windows that hold it."""
    ones = np.ones((1, 1, 3, 4))
    columns = im2col(ones, (2, 3), (1, 1), (0, 1), (1, 2))
    assert columns.shape == (1, 6, 4)
    back = col2im(columns, (3, 4), (2, 3), (1, 1), (0, 1), (1, 2))
    assert back[0, 0].tolist() == [[1, 2, 1, 1], [2, 4, 2, 2], [1, 2, 1, 1]]
    with pytest.raises(RuntimeError, match="divisible by the product of kernel_size"):
        col2im_shape(np.ones((1, 5, 4)), (3, 4), (2, 3), (1, 1), (0, 1), (1, 2))
    with pytest.raises(RuntimeError, match="number of sliding blocks"):
        col2im_shape(np.ones((1, 6, 5)), (3, 4), (2, 3), (1, 1), (0, 1), (1, 2))
    with pytest.raises(RuntimeError, match="at least one"):
        im2col_shape(ones, (4, 3), (1, 1), (0, 1), (1, 2))


@pytest.mark.parametrize(
    ("shape", "geometry"),
    [
        ((1, 2, 8, 8), ((2, 2), (1, 1), (0, 0), (1, 1))),
        ((2, 3, 5, 7), ((2, 3), (2, 1), (1, 2), (2, 3))),
        ((3, 5, 7), ((3, 1), (1, 2), (0, 1), (1, 2))),
        ((0, 3, 5, 7), ((2, 2), (1, 1), (0, 0), (1, 1))),
    ],
)
@pytest.mark.parametrize("dtype", [np.float32, np.complex64, np.bool_])
def test_few_columns_are_read_by_their_places(
    monkeypatch: pytest.MonkeyPatch, shape: Any, geometry: Any, dtype: Any
) -> None:
    given = np.random.default_rng(0).integers(0, 9, shape).astype(dtype)
    few = im2col(given, *geometry)
    monkeypatch.setattr(folding, "_FEW", 0)
    many = im2col(given, *geometry)
    assert few.dtype == many.dtype and few.flags.c_contiguous
    np.testing.assert_array_equal(few, many)
