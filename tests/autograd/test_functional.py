"""Jacobians, Hessians and products with them."""

import pytest

import gradsmith as gs
from gradsmith.autograd.functional import hessian, hvp, jacobian, jvp, vhp, vjp


def t(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), dtype=gs.float64)


def product(x, y):
    return x * y, (x * x).sum()


def test_jacobian_of_several_outputs_and_inputs() -> None:
    (a, b), (c, d) = jacobian(product, (t(1.0, 2.0), t(3.0, 4.0)))
    assert a.tolist() == [[3.0, 0.0], [0.0, 4.0]]
    assert b.tolist() == [[1.0, 0.0], [0.0, 2.0]]
    assert c.tolist() == [2.0, 4.0]
    assert d.tolist() == [0.0, 0.0]
    assert not a.requires_grad


def test_products_with_the_jacobian() -> None:
    x = t(1.0, 2.0)
    out, g = vjp(lambda x: x * x, x, t(1.0, 10.0))
    assert (out.tolist(), g.tolist()) == ([1.0, 4.0], [2.0, 40.0])
    out, tangent = jvp(lambda x: gs.stack([x.sum(), x.prod()]), x, t(1.0, 10.0))
    assert tangent.tolist() == [11.0, 12.0]
    assert vjp(lambda x: (x * x).sum(), x)[1].tolist() == [2.0, 4.0]


def test_hessian_and_products_with_it() -> None:
    def f(x):
        return (x * x * x).sum() + x[0] * x[1]

    x, v = t(1.0, 2.0), t(1.0, 10.0)
    assert hessian(f, x).tolist() == [[6.0, 1.0], [1.0, 12.0]]
    for function in (vhp, hvp):
        value, found = function(f, x, v)
        assert value.item() == 11.0
        assert found.tolist() == [16.0, 121.0]
    rows = hessian(lambda x, y: (x * y).sum(), (t(1.0), t(2.0)))
    assert [[h.tolist() for h in row] for row in rows] == [[[[0.0]], [[1.0]]], [[[1.0]], [[0.0]]]]


def test_create_graph_continues_into_the_callers_graph() -> None:
    x = t(2.0).requires_grad_()
    found = jacobian(lambda x: x * x * x, x, create_graph=True)
    found.sum().backward()
    assert x.grad.tolist() == [12.0]


def test_strict_mode_refuses_independence() -> None:
    with pytest.raises(RuntimeError, match="does not require gradients"):
        vjp(lambda x: gs.ones(1), t(1.0), t(1.0), strict=True)
    with pytest.raises(RuntimeError, match="is independent of input 1"):
        jacobian(lambda x, y: x * 2, (t(1.0), t(1.0)), strict=True)


def test_refusals() -> None:
    with pytest.raises(TypeError, match="inputs given to vjp must be either a Tensor or a tuple"):
        vjp(lambda x: x, 3)
    with pytest.raises(RuntimeError, match="The vector v can only be None"):
        vjp(lambda x: x * 2, t(1.0, 2.0))
    with pytest.raises(RuntimeError, match="v has invalid size"):
        vjp(lambda x: x * 2, t(1.0, 2.0), t(1.0))
    with pytest.raises(RuntimeError, match="should contain a single element"):
        hessian(lambda x: x * 2, t(1.0, 2.0))


@pytest.mark.parametrize("several", [False, True])
def test_forward_mode_nests_lists_over_inputs_given_as_a_tuple(several) -> None:
    x = t(1.0, 2.0)

    def f(x):
        return (x * 2, x * 3) if several else x * 2

    found = jacobian(f, (x,), strategy="forward-mode", vectorize=True)
    assert [type(found), *map(type, found)] == ([list] * 3 if several else [list, gs.Tensor])
    found = jacobian(f, x, strategy="forward-mode", vectorize=True)
    assert type(found) is (tuple if several else gs.Tensor)
    rows = hessian(lambda x: (x * x).sum(), (x,), outer_jacobian_strategy="forward-mode")
    assert type(rows) is list and rows[0][0].tolist() == [[2.0, 0.0], [0.0, 2.0]]
