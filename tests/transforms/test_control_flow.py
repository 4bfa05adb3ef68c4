"""Branches, loops and scans as functions: what they compute, what gradients see of it, and what they refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
from gradsmith._higher_order_ops import associative_scan, map, scan, while_loop

TRUE = gs.tensor(True)


def sine(x: Any) -> Any:
    return x.sin()


def twice(x: Any) -> Any:
    return x * 2


def test_a_branch_and_its_gradient() -> None:
    x = gs.tensor([1.0, 2.0], requires_grad=True)
    for pred, expected in ((x.sum() > 0, x.sin()), (x.sum() < 0, x * 2), (gs.tensor([1]), x.sin())):
        found = gs.cond(pred, sine, twice, (x,))
        assert gs.equal(found, expected)
        wanted = gs.autograd.grad(expected.sum(), x)
        assert gs.equal(gs.autograd.grad(found.sum(), x)[0], wanted[0])
    assert gs.cond(False, sine, twice, (x,)).tolist() == [2, 4]
    assert gs.cond(TRUE, lambda: x.sin(), lambda: x.cos()).tolist() == x.sin().tolist()
    nested = gs.cond(TRUE, lambda d: {"y": [d["x"] + 1, 3]}, lambda d: d, ({"x": x},))
    assert nested["y"][0].tolist() == [2, 3]


def test_a_branch_for_each_example() -> None:
    preds, x = gs.tensor([True, False]), gs.ones(2, 3)

    def one(pred: Any, x: Any) -> Any:
        return gs.cond(pred, sine, twice, (x,))

    together = gs.func.vmap(one)(preds, x)
    assert gs.equal(together, gs.stack([x[0].sin(), x[1] * 2]))
    slopes = gs.func.vmap(gs.func.grad(lambda x, pred: one(pred, x).sum()))(x, preds)
    assert gs.equal(slopes, gs.stack([x[0].cos(), gs.full((3,), 2.0)]))


@pytest.mark.parametrize("pred", [gs.tensor([True, False]), "yes", None])
def test_a_predicate_is_one_number(pred: Any) -> None:
    with pytest.raises(RuntimeError, match="Expected pred to be bool or"):
        gs.cond(pred, sine, twice, (gs.ones(2),))


@pytest.mark.parametrize(
    ("true_fn", "operands", "message"),
    [
        (3, (gs.ones(2),), "branches to be callable"),
        (sine, gs.ones(2), "consists of tensor leaves"),
        (sine, (3.0,), "consists of tensor leaves"),
        (lambda x: x, (gs.ones(2),), "share memory with an operand"),
        (lambda x: x[:1], (gs.ones(2),), "share memory with an operand"),
        (lambda x: (y := x + 1, y), (gs.ones(2),), "share memory"),
        (lambda x: x.add_(1) * 2, (gs.ones(2),), "in place"),
        (lambda x: None, (gs.ones(2),), "return tensors or ints"),
    ],
)
def test_what_a_branch_may_not(true_fn: Any, operands: Any, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        gs.cond(TRUE, true_fn, twice, operands)


def test_branches_for_examples_agree() -> None:
    for other in (lambda x: x[:1] * 2, lambda x: x.double(), lambda x: (x * 2, x * 3)):
        with pytest.raises(RuntimeError, match="cond expects"):
            gs.func.vmap(lambda p, x: gs.cond(p, sine, other, (x,)))(  # noqa: B023
                gs.tensor([True, False]), gs.ones(2, 3)
            )


def test_operands_may_change_where_nothing_is_recorded() -> None:
    x = gs.ones(2)
    with gs.no_grad():
        assert gs.cond(TRUE, lambda x: x.add_(1) * 2, twice, (x,)).tolist() == [4, 4]
    assert x.tolist() == [2, 2]


def test_a_loop_and_its_gradient() -> None:
    x = gs.tensor([1.0, 2.0], requires_grad=True)
    count, power = gs.while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * x), (gs.tensor(0), x))
    assert count.item() == 3 and power.tolist() == [1, 256]
    assert gs.autograd.grad(power.sum(), x)[0].tolist() == [8, 1024]
    none = while_loop(lambda i, x: i < 0, lambda i, x: (i + 1, x * x), (gs.tensor(0), x))
    assert none[1] is not x and gs.equal(none[1], x) and none[1].requires_grad
    assert while_loop(lambda i: i < 3, lambda i: i + 1, (gs.tensor(0),)).item() == 3
    assert while_loop(lambda i, x: i < 2, lambda i, x: [i + 1, x * 2], [0, x])[0] == 2


@pytest.mark.parametrize(
    ("cond_fn", "body_fn", "message"),
    [
        (3, lambda i, x: (i + 1, x * 2), "callable"),
        (lambda i, x: x > 0, lambda i, x: (i + 1, x * 2), r"scalar tensor or a bool but got \[2\]"),
        (lambda i, x: 1.5, lambda i, x: (i + 1, x * 2), "scalar tensor or a bool but got 1.5"),
        (lambda i, x: i < 3, lambda i, x: (i + 1,), "same number of leaves"),
        (lambda i, x: i < 3, lambda i, x: (i + 1, x[:1] * 2), r"\[2\].*\[1\]"),
        (lambda i, x: i < 3, lambda i, x: (i + 1, x.double()), "float32.*float64"),
        (lambda i, x: i < 3, lambda i, x: (i + 1, x), "share memory"),
        (lambda i, x: i < 3, lambda i, x: (i + 1, x.add_(1) * 2), "in place"),
    ],
)
def test_what_a_loop_may_not(cond_fn: Any, body_fn: Any, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        gs.while_loop(cond_fn, body_fn, (gs.tensor(0), gs.ones(2)))


@pytest.mark.parametrize("carried", [gs.tensor(0), (0.5,), ()])
def test_a_loop_carries_tensors_or_ints(carried: Any) -> None:
    with pytest.raises((RuntimeError, TypeError)):
        gs.while_loop(lambda i: i < 3, lambda i: i + 1, carried)


def test_a_scan_and_its_gradient() -> None:
    y = gs.arange(6.0).reshape(3, 2).requires_grad_()

    def step(carry: Any, x: Any) -> Any:
        return carry * x, carry + x

    carry, out = scan(step, gs.ones(2), y)
    assert carry.tolist() == [0, 15] and out.tolist() == [[1, 2], [2, 4], [4, 8]]
    slope = gs.autograd.grad(carry.sum() + out.sum(), y)[0]
    assert slope.tolist() == [[12, 20], [1, 7], [1, 4]]
    backwards = scan(lambda c, x: (c + x, c * x), gs.zeros(2), y, reverse=True)
    assert backwards[1].tolist() == [[0, 8], [8, 15], [0, 0]]
    across = scan(lambda c, x: (c + x, c * x), gs.zeros(3), y, dim=-1)
    assert across[1].tolist() == [[0, 0], [0, 6], [0, 20]]
    pair = scan(lambda c, x: (c + x["a"], {"z": x["a"] * x["b"]}), gs.zeros(2), {"a": y, "b": y})
    assert pair[1]["z"].tolist() == [[0, 1], [4, 9], [16, 25]]
    init = gs.zeros(2)
    assert scan(step, init, ())[0] is init


@pytest.mark.parametrize(
    ("step", "init", "xs", "message"),
    [
        (3, gs.zeros(2), gs.ones(3, 2), "callable"),
        (lambda c, x: (c + x, x * 2), 3.0, gs.ones(3, 2), "init leaves must be a Tensor"),
        (lambda c, x: (c + x, x * 2), (), gs.ones(3, 2), "requires init leaves"),
        (lambda c, x: (c + x, x * 2), gs.zeros(2), gs.ones(0, 2), "scan dimension > 0"),
        (lambda c, x: (c + x, x * 2), gs.zeros(2), gs.tensor(1.0), "scan dimension > 0"),
        (lambda c, x: (c + x[0], x[1] * 2), gs.zeros(2), (gs.ones(3, 2), gs.ones(2, 2)), "3 and 2"),
        (lambda c, x: c + x, gs.zeros(2), gs.ones(3, 2), "pair of a carry and an output"),
        (lambda c, x: (c[:1] + 1, x * 2), gs.zeros(2), gs.ones(3, 2), r"\[2\].*\[1\]"),
        (lambda c, x: ((c, c), x * 2), gs.zeros(2), gs.ones(3, 2), "share memory"),
        (lambda c, x: (c + x, c), gs.zeros(2), gs.ones(3, 2), "share memory"),
    ],
)
def test_what_a_scan_may_not(step: Any, init: Any, xs: Any, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        scan(step, init, xs)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7, 8, 13])
@pytest.mark.parametrize("reverse", [False, True])
def test_prefixes_of_all_lengths(count: int, reverse: bool) -> None:
    generator = gs.Generator().manual_seed(count)
    x = gs.randn(count, 2, generator=generator, dtype=gs.float64).requires_grad_()
    order = (lambda t: t.flip(0)) if reverse else (lambda t: t)
    total = associative_scan(lambda a, b: a + b, x, 0, reverse, "generic")
    assert gs.allclose(total, order(order(x).cumsum(0)))
    assert gs.autograd.gradcheck(
        lambda x: associative_scan(lambda a, b: a * b, x, 0, reverse, "generic"), x
    )
    # A linear recurrence, whose function does not commute.
    factors, terms = associative_scan(
        lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (x, x), 0, reverse, "generic"
    )
    state, states = gs.zeros(2, dtype=gs.float64), []
    for row in order(x):
        state = state * row + row
        states.append(state)
    assert gs.allclose(terms, order(gs.stack(states)))
    assert gs.allclose(factors, order(order(x).cumprod(0)))


@pytest.mark.parametrize(
    ("combine", "xs", "mode", "message"),
    [
        (3, gs.ones(2), "generic", "callable"),
        (gs.add, gs.ones(2), "pointwise", "generic"),
        (gs.add, gs.ones(2), "any", "Combine_mode"),
        (gs.add, (), "generic", "at least 1 xs leaf"),
        (gs.add, gs.ones(0), "generic", "scan dimension > 0"),
        (gs.add, gs.tensor(1.0), "generic", "scan dimension > 0"),
    ],
)
def test_what_prefixes_are_refused(combine: Any, xs: Any, mode: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        associative_scan(combine, xs, 0, combine_mode=mode)
    for other in (lambda a, b: a[:1] + b[:1], lambda a, b: (a + b, a)):
        with pytest.raises(RuntimeError, match="associative_scan expects"):
            associative_scan(other, gs.ones(4, 2), 0, combine_mode="generic")


def test_slices_each_by_itself() -> None:
    x = gs.arange(6.0).reshape(3, 2).requires_grad_()
    call: Callable[..., Any] = map
    found = call(lambda x, y: {"sum": x[0] + y, "dot": x[1] @ y}, (x, x), gs.ones(2))
    assert gs.equal(found["sum"], x + 1) and gs.equal(found["dot"], x.sum(1))
    with pytest.raises(RuntimeError, match="share memory"):
        call(lambda x: x, x)
