"""Gathering, scattering, sorting and searching: values, errors and gradients as PyTorch's."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from closeness import agree, same_gradients  # noqa: E402

SETUP = """
x = T([[3.0, -1.0, 2.0], [0.5, 4.0, -2.0]])
n = T([2.0, float("nan"), -1.0, 2.0])
i = T([[2, 0, 1], [1, 1, 0]])
k = T([0, 0, 1, 0])
v = T([5, 3, 5, 1])
r = T([1, 0])
s = T(2.5)
e = lib.ones(0, 3)
"""

EXPRESSIONS = """
x.gather(1, i); x.gather(0, r.reshape(1, 2)); x.gather(1, i.int()); x.gather(1, i + 1); x.gather(1, -i); x.gather(0, i > 0)
x.gather(2, i); x.gather(1, v); s.gather(0, T(0)); s.gather(0, T([0, 0])); x.gather(1, lib.zeros(2, 0, dtype=lib.int64))
x.scatter(1, i, x); x.scatter(1, i[:, :2], 9.0); x.scatter(0, i[:1] % 2, x); x.scatter(1, i, x.double()); x.scatter(1, i + 2, x)
x.scatter(1, i, x, reduce="add"); x.scatter(1, i, 2.0, reduce="multiply"); x.scatter(1, i, x, reduce="max"); x.scatter(0, v, x)
x.scatter_add(1, i, x); x.scatter_add(1, i[:, :1], x); x.scatter_add(1, i, x[:, :2]); x.scatter_add(0, i % 2, x)
x.scatter_reduce(1, i, x, "sum"); x.scatter_reduce(1, i, x, "prod", include_self=False); x.scatter_reduce(1, i, x, "mean")
x.scatter_reduce(1, i, x, "amax", include_self=False); x.scatter_reduce(1, i, x, "amin"); x.scatter_reduce(1, i, x, "median")
x.scatter_reduce(1, i, x, "max", include_self=False); x.scatter_reduce(1, i, x, "min")
x.index_select(0, r); x.index_select(1, k); x.index_select(1, T([3])); x.index_select(1, T([-1])); x.index_select(0, i)
x.index_select(0, r.float()); s.index_select(0, T([0])); x.index_add(0, r, x); x.index_add(1, k, x[:, :1].expand(2, 4), alpha=2)
x.index_add(0, r, x[:1]); x.index_add(0, T([2, 0]), x); x.index_copy(0, r, x); x.index_copy(0, r, x[:, :1]); x.index_fill(1, r, 7)
x.index_fill(1, T([-1]), 7); x.index_fill(1, r, s); x.index_fill(1, r, x); x.index_fill(1, r, 1j)
x.index_reduce(0, T([0, 0]), x, "prod"); x.index_reduce(0, r, x, "mean", include_self=False); x.index_reduce(0, r, x, "sum")
x.take(T([0, 5, -1])); x.take(T([6])); x.take(r.int()); lib.take_along_dim(x, i, 1); lib.take_along_dim(x, T([0, 3]))
lib.take_along_dim(x, i[:1], 1); lib.take_along_dim(x, v, 0); x.put(T([0, -1]), T([9.0, 8.0])); x.put(T([0, 0]), T([9.0, 8.0]), True)
x.put(T([0]), T([9.0, 8.0])); x.put(T([7]), T([9.0])); x.masked_fill(x > 0, 9); x.masked_fill(x > 0, s); x.masked_fill(x, 1)
x.masked_fill(T([True, False, True]), -1); x.masked_fill(x > 0, 2j); x.masked_select(x > 0); x.masked_select(T([True, False, False]))
x.masked_select(i); x.masked_scatter(x > 0, lib.arange(6.0)); x.masked_scatter(x > 0, lib.ones(2)); x.masked_scatter(x > 0, i)
x.nonzero(); x.nonzero(as_tuple=True); s.nonzero(); e.nonzero(); lib.argwhere(i); lib.nonzero_static(i, size=2)
lib.nonzero_static(i, size=6, fill_value=9); x.index_put((r, r), T([8.0, 9.0])); x.index_put((T([0, 0]),), x[:1], True)
x.index_put((x > 1,), T(0.0)); x.index_put((r,), i); x.index_put((T([0, 5]),), x); x.index_put((r,), lib.ones(4))
x.sort(); x.sort(0, True); n.sort(); n.sort(descending=True); v.sort(stable=True, descending=True); s.sort(); x.sort(2); e.sort(0)
x.argsort(1); v.argsort(stable=True); x.msort(); x.topk(2); x.topk(2, 0, False); x.topk(4); s.topk(1); x.topk(0)
x.kthvalue(2); x.kthvalue(1, 0, True); x.kthvalue(0); x.kthvalue(4); n.kthvalue(4)
lib.searchsorted(T([1, 3, 5]), T([3, 6, 0])); lib.searchsorted(T([1, 3, 5]), 3, right=True); lib.searchsorted(T([[1, 3], [2, 9]]), i)
lib.searchsorted(T([1, 3]), v, out_int32=True); lib.searchsorted(T([1, 3]), v, side="up"); lib.searchsorted(i, i[0])
lib.searchsorted(T([5, 1, 3]), v, sorter=T([1, 2, 0])); lib.bucketize(x, T([0.0, 2.0])); lib.bucketize(x, x); lib.bucketize(v, T([3, 5]), right=True)
lib.isin(v, T([5, 9])); lib.isin(v, 3, invert=True); lib.isin(5, v); lib.isin(x, T([2]))
v.unique(); v.unique(return_inverse=True, return_counts=True); i.unique(dim=0); i.unique(return_counts=True, dim=1); n.unique()
v.unique_consecutive(); T([1, 1, 2, 1]).unique_consecutive(True, True); lib.unique_consecutive(i, dim=1); e.unique()
""".replace("\n", ";").split(";")


@pytest.mark.parametrize("expression", [e.strip() for e in EXPRESSIONS if e.strip()])
def test_values(expression: str) -> None:
    agree(expression, SETUP, rtol=1e-6)


INDEX = "T([[2, 0, 1], [1, 1, 0]])"
GRADIENTS: list[tuple[str, tuple[tuple[int, ...], ...]]] = [
    (f"a.gather(1, {INDEX}) ** 2", ((2, 3),)),
    ("a.scatter(1, T([[2, 0], [1, 0]]), b) ** 2", ((2, 3), (2, 2))),
    (f"a.scatter_add(1, {INDEX}, b) ** 2", ((2, 3), (2, 3))),
    (f"a.scatter_reduce(1, {INDEX}, b, 'prod') * b", ((2, 3), (2, 3))),
    (f"a.scatter_reduce(1, {INDEX}, b, 'mean', include_self=False) ** 2", ((2, 3), (2, 3))),
    (f"a.scatter_reduce(1, {INDEX}, b, 'amax') ** 2", ((2, 3), (2, 3))),
    ("a[T([0, 0, 1]), T([1, 1, 2])] ** 2", ((2, 3),)),
    ("a[a.detach() > 0] ** 2", ((3, 4),)),
    ("a[:, T([2, 0, 2])] ** 2", ((2, 3),)),
    ("a.index_put((T([0, 0]),), b, True) ** 2", ((2, 3), (2, 3))),
    ("a.index_put((T([1]), T([0])), b) ** 2", ((2, 3), ())),
    ("a.index_select(1, T([0, 0, 2])) ** 2", ((2, 3),)),
    ("a.index_add(0, T([1, 1]), b, alpha=3) ** 2", ((2, 3), (2, 3))),
    ("a.index_copy(1, T([2, 0]), b) ** 2", ((2, 3), (2, 2))),
    ("a.index_fill(1, T([2, 0]), b) ** 2", ((2, 3), ())),
    ("a.index_reduce(0, T([1, 1]), b, 'prod') ** 2", ((2, 3), (2, 3))),
    ("a.take(T([0, 0, 5])) ** 2", ((2, 3),)),
    ("a.put(T([0, 4]), b) ** 2", ((2, 3), (2,))),
    ("a.masked_fill(a.detach() > 0, b) ** 2", ((2, 3), ())),
    ("a.masked_scatter(a.detach() > 0, b) ** 2", ((2, 3), (7,))),
    ("a.masked_select(T([True, False, True])) ** 2", ((2, 3),)),
    ("a.sort(1)[0] ** 2 * b", ((2, 3), (2, 3))),
    ("a.topk(2, 0, False)[0] ** 2", ((4, 3),)),
]


@pytest.mark.parametrize(("expression", "shapes"), GRADIENTS, ids=[case[0] for case in GRADIENTS])
def test_gradients(expression: str, shapes: tuple[tuple[int, ...], ...]) -> None:
    rng = np.random.default_rng(0)
    same_gradients(expression, [rng.standard_normal(shape) for shape in shapes])
