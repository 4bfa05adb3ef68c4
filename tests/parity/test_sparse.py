"""Sparse tensors beside PyTorch's: elements, layout, dtype, what is coalesced, gradients, and kinds of errors."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")

_INDICES = [[0, 1, 1, 0], [2, 0, 2, 2]]


class Given:
    """The same tensors in either library, made anew for each call; those of floating dtype ask for gradients."""

    def __init__(self, m: Any) -> None:
        self.m = m
        values = m.tensor([3.0, -4.0, 0.5, 2.0])
        self.u = m.sparse_coo_tensor(m.tensor(_INDICES), values, (2, 3)).requires_grad_()
        self.s = self.u.detach().coalesce().requires_grad_()
        self.i = m.sparse_coo_tensor(m.tensor(_INDICES), m.tensor([3, -4, 5, 2]), (2, 3))
        self.h = m.sparse_coo_tensor(
            m.tensor([[2, 0, 2]]), m.tensor([[1.0, 2], [3, 4], [5, 6]]), (3, 2)
        ).requires_grad_()
        self.e = m.sparse_coo_tensor((2, 3))
        self.b = m.tensor([[0.5, -1.0], [2.0, 3.0], [-0.25, 1.5]]).requires_grad_()
        self.d = m.tensor([[1.0, 2.0, -3.0], [0.5, 0.0, 4.0]]).requires_grad_()
        self.v = m.tensor([1.0, -2.0, 3.0]).requires_grad_()
        self.c = m.tensor(2.5).requires_grad_()

    @property
    def leaves(self) -> list[Any]:
        return [self.u, self.s, self.h, self.b, self.d, self.v, self.c]


def shown(value: Any) -> Any:
    """What of a result the libraries have to agree on."""
    if isinstance(value, (gs.Tensor, torch.Tensor)):
        own = value.detach()
        flag = own.is_coalesced() if own.is_sparse else None
        dtype, elements = str(own.dtype).partition(".")[2], own.to_dense().double().tolist()
        return own.is_sparse, flag, dtype, tuple(own.shape), pytest.approx(elements, abs=1e-5) if not own.ndim else elements
    if isinstance(value, (list, tuple)):
        return [shown(each) for each in value]
    return str(value).replace("gradsmith", "torch")


def gradients(g: Given, out: Any) -> list[Any]:
    total = g.m.sparse.sum(out) if out.is_sparse else out.sum()
    total.backward()
    found = [leaf.grad for leaf in g.leaves]
    return [None if x is None else (x.is_sparse, x.to_dense().tolist()) for x in found]


def outcome(m: Any, call: Callable[[Given], Any]) -> list[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        g = Given(m)
        try:
            out = call(g)
        except Exception as error:
            return [type(error).__mro__[-4:-2] if m is gs else type(error).__mro__[-4:-2]]
        found = [shown(out)]
        if getattr(out, "requires_grad", False):
            found.append(type(out.grad_fn).__name__.replace("Backward0", ""))
            try:
                found.append(gradients(g, out))
            except (RuntimeError, NotImplementedError) as error:
                found.append(type(error).__mro__[-3])
        return found
