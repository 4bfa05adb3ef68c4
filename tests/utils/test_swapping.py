"""`swap_tensors`: two tensors exchange everything but their identity, as in PyTorch."""

from __future__ import annotations

import weakref
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.utils import swap_tensors


def test_elements_classes_and_attributes_change_places() -> None:
    a: Any = gs.nn.Parameter(gs.ones(2))
    b: Any = gs.zeros(3, dtype=gs.float64)
    a.name_of_mine = 1
    swap_tensors(a, b)
    assert type(a) is gs.Tensor and type(b) is gs.nn.Parameter
    assert a.tolist() == [0, 0, 0] and a.dtype is gs.float64 and not a.requires_grad
    assert b.tolist() == [1, 1] and b.requires_grad
    assert b.name_of_mine == 1 and not hasattr(a, "name_of_mine")


def test_gradients_go_where_a_leaf_went() -> None:
    a, b = gs.tensor([2.0], requires_grad=True), gs.tensor([5.0], requires_grad=True)
    a.grad = gs.tensor([7.0])
    product = a * 3  # of what `a` has been
    swap_tensors(a, b)
    assert a.grad is None and b.grad is not None and b.grad.item() == 7
    product.sum().backward()
    assert b.grad.item() == 10 and a.grad is None
    (a * 4).sum().backward()
    assert a.grad is not None and a.item() == 5 and a.grad.item() == 4
    assert [
        n.variable is t
        for n, t in ((gs.autograd.graph.get_gradient_edge(t).node, t) for t in (a, b))
    ] == [True, True]


def test_inner_tensors_keep_their_graph() -> None:
    x = gs.tensor([2.0], requires_grad=True)
    y, z = x * 2, gs.zeros(4)
    swap_tensors(y, z)
    assert y.tolist() == [0] * 4 and y.grad_fn is None
    z.sum().backward()
    assert x.grad is not None and x.grad.item() == 2


def test_what_cannot_be_swapped_is_refused() -> None:
    class WithSlot(gs.Tensor):
        __slots__ = ("mine",)

    a, b = gs.ones(1), gs.ones(1)
    reference = weakref.ref(a)
    with pytest.raises(RuntimeError, match="Cannot swap t1 because it has weakref"):
        swap_tensors(a, b)
    with pytest.raises(RuntimeError, match="Cannot swap t2 because it has weakref"):
        swap_tensors(b, a)
    del reference
    with pytest.raises(RuntimeError, match="different slots"):
        swap_tensors(gs.ones(1), gs.ones(1).as_subclass(WithSlot))
    one, other = gs.ones(1).as_subclass(WithSlot), gs.zeros(1).as_subclass(WithSlot)
    one.mine = "one"  # type: ignore[attr-defined]
    swap_tensors(one, other)
    assert other.mine == "one" and not hasattr(one, "mine") and other.item() == 1  # type: ignore[attr-defined]
