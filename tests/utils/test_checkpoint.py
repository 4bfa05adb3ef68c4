"""Checkpointing: the same gradients, with forward run again instead of kept."""

import pytest

import gradsmith as gs
from gradsmith.utils.checkpoint import CheckpointError, checkpoint, checkpoint_sequential


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


@pytest.mark.parametrize("use_reentrant", [True, False])
def test_gradients_are_those_of_the_function(use_reentrant) -> None:
    runs = []

    def function(x, y):
        runs.append(gs.is_grad_enabled())
        return (x * y).exp() * x

    x, y = leaf(0.5, 1.0), leaf(2.0, 0.1)
    function(x, y).sum().backward()
    expected = x.grad.clone(), y.grad.clone()
    x.grad = y.grad = None
    runs.clear()
    out = checkpoint(function, x, y, use_reentrant=use_reentrant)
    assert len(runs) == 1
    out.sum().backward()
    assert runs == [not use_reentrant, True]
    assert (x.grad == expected[0]).all() and (y.grad == expected[1]).all()


@pytest.mark.parametrize("use_reentrant", [True, False])
def test_random_numbers_are_the_same(use_reentrant) -> None:
    x = gs.ones(100, requires_grad=True)
    seen = []

    def function(x):
        noise = gs.rand(100)
        seen.append(noise)
        return x * noise * x

    checkpoint(function, x, use_reentrant=use_reentrant).sum().backward()
    assert len(seen) == 2 and (seen[0] == seen[1]).all()
    assert (x.grad == 2 * seen[0]).all()


@pytest.mark.parametrize("use_reentrant", [True, False])
@pytest.mark.parametrize("depth", [3, 100])
def test_checkpoints_within_checkpoints(use_reentrant, depth) -> None:
    def nested(x, left):
        if not left:
            return x * x
        return checkpoint(nested, x * 1.0, left - 1, use_reentrant=use_reentrant)

    if depth == 100 and not use_reentrant:
        pytest.skip("each level runs all levels below it")
    x = leaf(3.0)
    nested(x, depth).sum().backward()
    assert x.grad.tolist() == [6.0]


def test_grad_and_higher_derivatives_without_reentrance() -> None:
    x = leaf(2.0)
    out = checkpoint(lambda x: x * x * x, x, use_reentrant=False)
    (g,) = gs.autograd.grad(out.sum(), x, create_graph=True)
    (h,) = gs.autograd.grad(g.sum(), x)
    assert (g.item(), h.item()) == (12.0, 12.0)


def test_reentrance_refuses_grad() -> None:
    x = leaf(2.0)
    out = checkpoint(lambda x: x * x, x, use_reentrant=True)
    with pytest.raises(RuntimeError, match=r"incompatible with \.grad"):
        gs.autograd.grad(out.sum(), x)


def test_a_function_that_does_something_else_the_second_time() -> None:
    x, runs = leaf(2.0, 3.0), []

    def fewer(x):
        runs.append(0)
        return x.exp() if len(runs) > 1 else x.exp().sin()

    with pytest.raises(CheckpointError, match="different number of tensors"):
        checkpoint(fewer, x, use_reentrant=False).sum().backward()
    runs.clear()

    def smaller(x):
        runs.append(0)
        return (x[:1] if len(runs) > 1 else x).exp()

    with pytest.raises(CheckpointError, match="different metadata"):
        checkpoint(smaller, x, use_reentrant=False).sum().backward()


def test_sequential() -> None:
    x = leaf(0.5)
    steps = [
        lambda x: x * 2,
        lambda x: x.exp(),
        lambda x: x * x,
        lambda x: x + 1,
        lambda x: x.sin(),
    ]
    value = x
    for step in steps:
        value = step(value)
    (expected,) = gs.autograd.grad(value.sum(), x)
    checkpoint_sequential(steps, 2, x, use_reentrant=False).sum().backward()
    assert x.grad.item() == pytest.approx(expected.item())
