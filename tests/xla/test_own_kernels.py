"""Kernels written for XLA beside the CPU's, where the samples of operators do not go."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.nn import functional as F

pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")

NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize("dtype", [gs.float32, gs.float64, gs.float16, gs.int64, gs.uint8])
def test_topk_orders_nan_infinities_and_zeros_of_both_signs(dtype: gs.dtype, largest: bool) -> None:
    x = gs.tensor([[3.0, 0.0, 7.0, 1.0], [7.0, 7.0, 0.0, 2.0]])
    if dtype.is_floating_point:
        x = gs.tensor([[NAN, -INF, -0.0, 0.0], [INF, NAN, -1.0, INF]])
    x = x.to(dtype)
    for k in range(5):
        values, places = gs.topk(x.to("xla"), k, largest=largest)
        expected, _ = gs.topk(x, k, largest=largest)
        gs.testing.assert_close(values.cpu(), expected, equal_nan=True)
        gs.testing.assert_close(x.gather(1, places.cpu()), expected, equal_nan=True)
        assert places.dtype == gs.int64 and all(len(set(row)) == k for row in places.tolist())


def test_topk_takes_another_dimension_and_none() -> None:
    x = gs.arange(24.0).reshape(2, 3, 4).to("xla")
    assert gs.topk(x, 2, dim=1).indices.tolist() == [[[2] * 4, [1] * 4]] * 2
    assert gs.topk(gs.tensor(3.0, device="xla"), 1).indices.item() == 0


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("half", [False, True])
def test_batch_norm_moves_statistics_of_views(training: bool, half: bool) -> None:
    """Written in place, through a view, with a batch of half precision and statistics of single."""
    x = gs.arange(24.0).reshape(3, 2, 4) ** 1.5
    pair = gs.tensor([[1.0, 2.0], [3.0, 4.0]])
    x = x.half() if half else x
    found = {}
    for device in ("cpu", "xla"):
        statistics = pair.to(device, copy=True)
        given = x.to(device, copy=True).requires_grad_()
        y = F.batch_norm(given, statistics[0], statistics[1], pair[0].to(device), None, training)
        y.sum().backward()
        assert given.grad is not None
        found[device] = (y.detach().cpu(), statistics.cpu(), given.grad.cpu())
    for one, other in zip(found["cpu"], found["xla"]):
        gs.testing.assert_close(other, one, rtol=2e-3 if half else 1e-5, atol=1e-3)
    assert (found["xla"][1].tolist() != pair.tolist()) == training


@pytest.mark.parametrize("shape", [(0, 4, 3), (2, 4, 0)])
def test_norms_of_nothing_have_the_shapes_of_the_cpu(shape: tuple[int, ...]) -> None:
    weight = gs.ones(4, requires_grad=True)
    for device in ("cpu", "xla"):
        x = gs.ones(shape, device=device, requires_grad=True)
        y = F.group_norm(x, 2, weight.to(device))
        z = F.layer_norm(x, shape[1:])
        (y.sum() + z.sum()).backward()
        assert y.shape == z.shape == shape and x.grad is not None and x.grad.shape == shape
        assert weight.grad is not None and weight.grad.tolist() == [0.0] * 4


def test_rows_are_added_as_often_as_they_are_named() -> None:
    for shape in ((5,), (5, 3), (5, 40)):
        places = gs.tensor([4, 0, 4, 4])
        rows = gs.arange(4.0 * shape[-1] if len(shape) > 1 else 4.0).reshape(4, *shape[1:])
        expected = gs.zeros(shape).index_add(0, places, rows, alpha=2)
        found = gs.zeros(shape, device="xla").index_add(
            0, places.to("xla"), rows.to("xla"), alpha=2
        )
        assert found.tolist() == expected.tolist()


@pytest.mark.parametrize("unitriangular", [True, False])
@pytest.mark.parametrize("upper", [True, False])
@pytest.mark.parametrize("dtype", [gs.float64, gs.complex128])
def test_triangular_systems_read_one_triangle(
    dtype: gs.dtype, upper: bool, unitriangular: bool
) -> None:
    gs.manual_seed(0)
    a, b = gs.randn(3, 5, 5, dtype=dtype) + 4 * gs.eye(5), gs.randn(3, 5, 2, dtype=dtype)
    other = (gs.tril if upper else gs.triu)(gs.full((5, 5), NAN), -1 if upper else 1)
    a = gs.where(other.isnan(), other.to(dtype), a)
    keywords = {"upper": upper, "unitriangular": unitriangular}
    expected = gs.linalg.solve_triangular(a, b, **keywords)
    found = gs.linalg.solve_triangular(a.to("xla"), b.to("xla"), **keywords)
    gs.testing.assert_close(found.cpu(), expected)


CONVOLUTIONS = [
    # channels, filters, groups, extents of a filter, stride, padding, dilation
    (1, 3, 1, (3, 3), (1, 1), (1, 1), (1, 1)),
    (2, 5, 1, (3, 2), (2, 1), (0, 2), (1, 2)),
    (1, 12, 1, (3, 3), (2, 2), (1, 1), (1, 1)),
    (3, 64, 1, (3, 3), (1, 1), (1, 1), (1, 1)),
    (4, 4, 4, (3, 3), (1, 1), (1, 1), (1, 1)),
    (4, 8, 4, (2, 3), (2, 3), (1, 0), (2, 1)),
    (4, 8, 2, (3, 3), (2, 1), (1, 1), (1, 1)),
    (1, 4, 1, (5,), (2,), (2,), (1,)),
    (4, 4, 4, (3,), (1,), (2,), (2,)),
    (2, 2, 2, (2, 3, 2), (1, 2, 1), (0, 1, 1), (1, 1, 2)),
]


@pytest.mark.parametrize("case", CONVOLUTIONS)
def test_each_way_to_convolve_gives_what_the_cpu_gives(case: tuple[Any, ...]) -> None:
    channels, filters, groups, extents, stride, padding, dilation = case
    gs.manual_seed(0)
    given = [
        gs.randn(3, channels, *(9, 8, 7)[: len(extents)], dtype=gs.float64),
        gs.randn(filters, channels // groups, *extents, dtype=gs.float64),
        gs.randn(filters, dtype=gs.float64),
    ]
    found = []
    for device in ("cpu", "xla"):
        leaves = [t.to(device, copy=True).requires_grad_() for t in given]
        y = gs.convolution(*leaves, stride, padding, dilation, False, (0,) * len(extents), groups)
        first = gs.autograd.grad(y.square().sum(), leaves, create_graph=True)
        second = gs.autograd.grad(sum(g.square().sum() for g in first), leaves)
        found.append([t.detach().cpu() for t in (y, *first, *second)])
    gs.testing.assert_close(found[1], found[0])


@pytest.mark.parametrize("dtype", [gs.float32, gs.float16, gs.int64])
@pytest.mark.parametrize(
    "options", [{}, {"padding": 1}, {"stride": 1, "dilation": 2}, {"ceil_mode": True, "padding": 1}]
)
def test_max_pooling_chooses_the_first_of_equals_and_no_padding(
    options: dict[str, Any], dtype: gs.dtype
) -> None:
    gs.manual_seed(0)
    x = gs.randint(0, 3, (2, 3, 6, 5))
    if dtype.is_floating_point:
        x = x.to(dtype)
        x[0, 0, 1:4, 2] = NAN
        x[0, 1] = -INF
        x[1, 0, :, 3:] = INF
    x = x.to(dtype)
    expected = F.max_pool2d(x, 2, return_indices=True, **options)
    found = F.max_pool2d(x.to("xla"), 2, return_indices=True, **options)
    gs.testing.assert_close([t.cpu() for t in found], list(expected), equal_nan=True)


def test_modules_that_replace_others_have_their_functions() -> None:
    from gradsmith.xla.kernels.namespace import MODULES

    for name, module in MODULES.items():
        original = importlib.import_module(name)
        public = {
            function
            for function, value in vars(original).items()
            if getattr(value, "__module__", "") == name
            and not function.startswith(("_", "few_"))  # few numbers are Python's, on the CPU alone
        }
        assert public, name
        assert public <= set(vars(module)), name
