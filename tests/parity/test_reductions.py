"""Reductions, scans and statistics: values, dtypes, errors and gradients as PyTorch's."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from closeness import agree, same_gradients  # noqa: E402

SETUP = """
x = T([[1.5, -2.0, 0.5], [4.0, -1.0, 2.5]])
n = T([[1.0, float("nan"), 3.0], [2.0, 2.0, float("inf")]])
i = T([[3, -1, 2], [2, 2, 0]])
u = T([[3, 1], [0, 2]], dtype=lib.uint8)
b = T([[True, False], [True, True]])
c = T([1 + 2j, 3 - 1j, -2j])
s = T(2.5)
e = lib.ones(0, 3)
"""

EXPRESSIONS = """
x.sum(); i.sum(); u.sum(); b.sum(); c.sum(); s.sum(); e.sum(); e.sum(0); e.sum(1); x.sum(-1)
x.sum((0, 1)); x.sum(1, True); x.sum([0], keepdim=True); i.sum(dtype=lib.float32); s.sum(0); s.sum(-1)
x.sum(2); x.sum((0, 0)); x.sum(()); lib.sum(input=x, dim=0); lib.sum(x, dim=None); i.sum(0, dtype=lib.int32)
x.mean(); i.mean(); b.mean(0); i.mean(dtype=lib.float64); c.mean(); e.mean(); e.mean(0); x.mean((0, -1), True)
n.nansum(); n.nansum(0); n.nanmean(1); c.nansum(); i.nanmean(); i.nansum(1)
x.prod(); i.prod(); b.prod(0); u.prod(1, True); e.prod(); e.prod(0); x.prod((0, 1))
x.amax(); n.amax(1); n.amin((0, 1)); i.amax(0, True); b.amin(1); e.amax(1); e.amax(0); e.amax(); c.amax(0)
x.aminmax(); n.aminmax(dim=1); x.aminmax(dim=0, keepdim=True); e.aminmax(dim=0)
x.max(); n.min(); x.max(0); n.max(1); i.min(1, True); b.max(0); s.max(0); e.max(0); e.max(1); e.max(); c.max()
x.max(1)[1]; x.max(1).values; x.argmax(); x.argmax(0); n.argmax(1, True); e.argmax(); e.argmin(1); s.argmax(0)
x.argmin(dim=None, keepdim=True); u.argmax(0); c.argmax()
b.all(); u.all(); u.all(0).dtype; x.any(1); e.all(); e.any(); b.all(1, True); x.all((0, 1)); s.any(0); c.any()
x.var(); x.var(False); x.var(0); x.var((0, 1), unbiased=False); x.var(1, correction=0, keepdim=True); i.var()
c.var(); s.var(); x.std(correction=2); x.std(0, True, True); lib.var_mean(x, 1); lib.std_mean(x, (0, 1))
lib.var_mean(c); lib.std_mean(x, correction=0)
x.logsumexp(0); x.logsumexp((0, 1), True); i.logsumexp(1); e.logsumexp(0); n.logsumexp(0)
x.median(); x.median(0); n.median(1); n.nanmedian(1); n.nanmedian(); i.median(1, True); lib.ones(0).median()
i.mode(1); i.mode(0, True); x.quantile(0.3); x.quantile(T([0.1, 0.9]), 1); n.nanquantile(0.5, 1)
x.quantile(0.4, 0, True, interpolation="lower"); x.quantile(T([0.5]), 1, interpolation="nearest")
x.quantile(1.5); i.quantile(0.5); x.quantile(0.5, interpolation="cubic"); n.quantile(0.5, 0)
x.count_nonzero(); i.count_nonzero(1); b.count_nonzero((0, 1))
x.cumsum(0); i.cumsum(1); b.cumsum(0); x.cumsum(1, dtype=lib.float64); s.cumsum(0); x.cumprod(1); e.cumsum(1)
x.cummax(1); n.cummin(0); x.cummin(-1); s.cummax(0); x.logcumsumexp(1); i.logcumsumexp(0)
x.diff(); x.diff(n=2); b.diff(); x.diff(dim=0, prepend=x, append=x[:1]); s.diff(); x.diff(n=5)
lib.trapezoid(x); lib.trapezoid(x, dx=0.5, dim=0); lib.trapezoid(x, x + 1); lib.cumulative_trapezoid(x, dx=2)
lib.trapz(x, T([0.0, 1.0, 3.0])); lib.cumulative_trapezoid(x, T([0.0, 1.0, 3.0])); lib.trapezoid(b)
lib.gradient(x.flatten()); lib.gradient(T([[1.0, 4, 9], [2, 3, 5]]), spacing=2.0, dim=1, edge_order=2)
lib.gradient(T([1.0, 2, 4, 8]), spacing=(T([0.0, 1, 3, 4]),), edge_order=2); lib.gradient(x, edge_order=2)
x.histc(4); x.histc(bins=3, min=-1, max=1); (lib.arange(-5.0, 11) / 10).histc(15); (lib.arange(-4.0, 11) / 10).histc(14, -0.4, 1)
lib.histogram(x, 3); lib.histogram(x, T([-2.0, 0, 4]), density=True)
lib.bincount(T([1, 1, 3])); lib.bincount(T([1, 1, 3]), T([1.0, 2, 3]), 6); lib.bincount(i); lib.bincount(T([-1]))
x.dist(x * 2, 1); x.sum_to_size(1, 3); x.sum_to_size(3); b.sum_to_size(1, 2); x.sum_to_size(4); s.sum_to_size(())
lib.cov(x); lib.corrcoef(x); lib.cov(x, correction=0, fweights=T([1, 2, 3])); lib.cov(i); lib.corrcoef(x[0])
""".replace("\n", ";").split(";")


@pytest.mark.parametrize("expression", [e.strip() for e in EXPRESSIONS if e.strip()])
def test_values(expression: str) -> None:
    agree(expression, SETUP, rtol=1e-5)


GRADIENTS: list[tuple[str, tuple[tuple[int, ...], ...]]] = [
    ("a.sum(1) * b", ((2, 3), (2,))),
    ("a.mean((0, 2), True) ** 2", ((2, 3, 2),)),
    ("a.prod(1)", ((3, 4),)),
    ("(a * T([0.0, 1, 0])).prod(1)", ((2, 3),)),
    ("(a * T([0.0, 1, 1])).prod(1, True)", ((2, 3),)),
    ("a.prod()", ((2, 2),)),
    ("(a * b).amax((0, 1))", ((2, 3), (2, 3))),
    ("(a ** 2).amin(1)", ((3, 5),)),
    ("a.max(1)[0] ** 2", ((3, 4),)),
    ("a.min() ** 2", ((3, 4),)),
    ("sum(lib.aminmax(a * a, dim=1))", ((3, 4),)),
    ("a.var((0, 1)) * b", ((3, 4), ())),
    ("a.std(1, correction=0)", ((3, 4),)),
    ("lib.std_mean(a, 1)[0] * lib.std_mean(a, 1)[1]", ((3, 4),)),
    ("lib.var_mean(a)[0] ** 2", ((3, 4),)),
    ("a.logsumexp(1)", ((3, 4),)),
    ("a.nansum(0) ** 2", ((3, 4),)),
    ("a.median(1)[0] ** 2 + a.median()", ((3, 4),)),
    ("a.quantile(0.3, 1) ** 2", ((3, 4),)),
    ("a.cumsum(1) ** 2", ((3, 4),)),
    ("a.cumprod(1)", ((3, 4),)),
    ("a.cummax(1)[0] ** 2", ((3, 4),)),
    ("a.logcumsumexp(1)", ((3, 4),)),
    ("a.kthvalue(2, 1)[0] ** 2", ((3, 4),)),
    ("lib.trapezoid(a, b) ** 2", ((3, 4), (4,))),
    ("lib.cov(a)", ((3, 4),)),
    ("a.diff(dim=0) ** 2", ((3, 4),)),
]


@pytest.mark.parametrize(("expression", "shapes"), GRADIENTS, ids=[case[0] for case in GRADIENTS])
def test_gradients(expression: str, shapes: tuple[tuple[int, ...], ...]) -> None:
    rng = np.random.default_rng(0)
    same_gradients(expression, [rng.standard_normal(shape) for shape in shapes])


def test_cumulative_products_over_zeros() -> None:
    for row in ([2.0, 0, 3, 0, 5], [0.0, 1, 2, 3, 4], [1.0, 2, 3, 4, 0]):
        same_gradients("a.cumprod(0)", [np.array(row)], second=False)


def test_equal_extrema_share_the_gradient() -> None:
    same_gradients("a.amax(0)", [np.array([1.0, 3, 3])], second=False)
    same_gradients("a.max()", [np.array([2.0, 2, 2])], second=False)
