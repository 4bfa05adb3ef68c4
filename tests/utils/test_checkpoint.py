"""Checkpointing: the same gradients, with forward run again instead of kept."""

import pytest

import gradsmith as gs
from gradsmith.utils.checkpoint import (
    CheckpointError,
    checkpoint,
    checkpoint_sequential,
    set_checkpoint_debug_enabled,
    set_checkpoint_early_stop,
)


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


def test_the_second_run_ends_with_the_last_tensor_that_is_needed() -> None:
    log = []

    def function(x):
        y = x.exp()
        log.append("reached")
        return y + 1

    def runs_through(**options) -> bool:
        log.clear()
        checkpoint(function, leaf(1.0), use_reentrant=False, **options).sum().backward()
        return len(log) == 2

    assert not runs_through()
    assert runs_through(early_stop=False)
    with set_checkpoint_early_stop(False):
        assert runs_through(early_stop=True)


def test_each_backward_runs_the_function_once() -> None:
    runs = []

    def function(x):
        runs.append(1)
        return x.exp().sin() * x.cos()

    out = checkpoint(function, leaf(1.0), use_reentrant=False).sum()
    out.backward(retain_graph=True)
    out.backward()
    assert len(runs) == 3


def test_an_argument_that_was_changed_meanwhile_is_refused() -> None:
    h = leaf(1.0) * 1
    out = checkpoint(lambda h: h.exp(), h, use_reentrant=False)
    h.add_(1)
    with pytest.raises(RuntimeError, match="is at version 1; expected version 0"):
        out.sum().backward()


def test_debug_shows_where_the_runs_differ() -> None:
    runs = []

    def function(x):
        runs.append(1)
        return x.exp().sin() if len(runs) % 2 else x.exp()

    message = r"-> sin\(float32\[1\]\) +\(nothing\)\n +.*test_checkpoint.py:\d+: return x.exp"
    message = r"(?s)A different number of tensors.*" + message.replace("sin", "aten::sin")
    out = checkpoint(function, leaf(1.0), use_reentrant=False, debug=True)
    with pytest.raises(CheckpointError, match=message):
        out.sum().backward()
    with set_checkpoint_debug_enabled(True):
        out = checkpoint(function, leaf(1.0), use_reentrant=False)
    with pytest.raises(CheckpointError, match=message):
        out.sum().backward()


def test_options_that_do_not_go_together() -> None:
    def call(**options):
        return checkpoint(lambda x: x, leaf(1.0), **options)

    with pytest.raises(ValueError, match="`context_fn` or `debug`"):
        call(use_reentrant=True, debug=True)
    with pytest.raises(ValueError, match="Unexpected keyword arguments: other"):
        call(use_reentrant=True, other=1)
    with pytest.raises(ValueError, match="determinism_check should be one of"):
        call(use_reentrant=False, determinism_check="some")
    with pytest.raises(ValueError, match="3 functions cannot be cut in 4 segments"):
        checkpoint_sequential([abs] * 3, 4, leaf(1.0), use_reentrant=False)


def test_tensors_within_lists_of_arguments_are_differentiated_where_they_are() -> None:
    x, y = leaf(2.0), leaf(3.0)

    def function(x, others):
        return {"product": x * others[0], "sum": [x + others[0]]}

    out = checkpoint(function, x, [y], use_reentrant=True)
    (out["product"] + out["sum"][0]).sum().backward()
    assert (x.grad.tolist(), y.grad.tolist()) == ([4.0], [3.0])
