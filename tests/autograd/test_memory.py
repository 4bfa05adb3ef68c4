"""What is freed when, without the help of the cycle collector."""

import gc
import tracemalloc
import weakref
from collections.abc import Iterator

import pytest

import gradsmith as gs


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def test_a_graph_dies_with_its_output() -> None:
    x = leaf(1.0)
    y = (x * x).exp().log().tanh()
    node = weakref.ref(y.grad_fn)
    middle = weakref.ref(y.grad_fn.next_functions[0][0])
    del y
    assert node() is None
    assert middle() is None


def test_an_output_that_its_own_node_saves_makes_no_cycle() -> None:
    y = leaf(1.0).exp()
    tensor, node = weakref.ref(y), weakref.ref(y.grad_fn)
    del y
    assert tensor() is None
    assert node() is None


def test_the_graph_keeps_a_leafs_elements_and_the_leaf_not_the_graph() -> None:
    x = leaf(1.0)
    alive = weakref.ref(x)
    y = x * 2
    del x
    assert alive() is None  # nobody could see its gradient
    accumulator = y.grad_fn.next_functions[0][0]
    again = accumulator.variable
    assert again.tolist() == [1.0] and again.is_leaf and again.requires_grad
    node = weakref.ref(accumulator)
    del accumulator
    y.sum().backward()
    assert again.grad.tolist() == [2.0]
    del y, again
    assert node() is None


def test_hooks_on_a_leaf_that_only_the_graph_is_left_of_still_run() -> None:
    seen = []
    x = leaf(1.0)
    x.register_hook(lambda grad: seen.append(grad.tolist()))
    x.register_post_accumulate_grad_hook(lambda tensor: seen.append(tensor.grad.tolist()))
    y = x * 2
    del x
    y.sum().backward()
    assert seen == [[2.0], [2.0]]


def test_saved_tensors_are_freed_as_backward_goes() -> None:
    x = leaf(1.0)
    factor = gs.tensor([3.0])
    saved = weakref.ref(factor)
    y = x * factor
    del factor
    assert saved() is not None
    y.sum().backward()
    assert saved() is None
    assert y.grad_fn is not None


def test_backward_keeps_no_gradient_of_an_intermediate() -> None:
    seen = []
    x = leaf(1.0)
    y = x * 2
    y.register_hook(lambda g: seen.append(weakref.ref(g)))
    y.sum().backward()
    assert seen[0]() is None


def test_views_and_in_place_changes_make_no_cycle() -> None:
    x = leaf(1.0, 2.0)
    base = x * 2
    view = base[0]
    view.mul_(x[1])
    assert view.grad_fn is not None
    alive = [weakref.ref(t) for t in (base, view, base.grad_fn, view.grad_fn)]
    del base, view
    assert [r() for r in alive] == [None] * 4


def test_custom_functions_make_no_cycle() -> None:
    class Exp(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            out = x.exp()
            ctx.save_for_backward(out)
            return out

        @staticmethod
        def backward(ctx, g):
            (out,) = ctx.saved_tensors
            return g * out

    y = Exp.apply(leaf(1.0))
    alive = [weakref.ref(y), weakref.ref(y.grad_fn)]
    del y
    assert [r() for r in alive] == [None, None]


def test_an_error_in_backward_leaves_no_task_behind() -> None:
    from gradsmith.autograd.engine.run import current_task

    x = leaf(1.0)
    y = x * 2
    y.register_hook(lambda g: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        y.sum().backward()
    assert current_task() is None


def test_a_first_gradient_that_nobody_else_holds_is_taken_over_uncopied() -> None:
    given = []

    class Gives(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            fresh = gs.ones(1000)
            given.append(fresh.data_ptr())
            return fresh

    x = gs.ones(1000, requires_grad=True)
    Gives.apply(x).sum().backward()
    assert x.grad.data_ptr() == given[0]


@pytest.mark.parametrize(
    ("function", "size", "copies"),
    [
        (lambda x: x * x + x, 6, 0),
        (lambda x: x.view(2, 3) * gs.ones(2, 3), 6, 0),
        (lambda x: x.unsqueeze(0).exp(), 6, 0),
        (lambda x: x + 1, 6, 0),
        (lambda x: x + 1, 2000, 1),  # the gradient is one element, shown so many times
    ],
)
def test_first_gradients_are_copied_only_where_they_must(
    function, size, copies, monkeypatch
) -> None:
    from gradsmith.autograd.nodes import accumulate_grad

    made = []
    copy = accumulate_grad._copy_like
    monkeypatch.setattr(accumulate_grad, "_copy_like", lambda *args: made.append(0) or copy(*args))
    x = gs.ones(size, requires_grad=True)
    function(x).sum().backward()
    assert len(made) == copies


def test_a_gradient_that_a_hook_keeps_is_copied() -> None:
    kept = []
    x = gs.ones(6, requires_grad=True)
    view = x.view(2, 3)
    view.register_hook(kept.append)
    (view * gs.ones(2, 3)).sum().backward()
    x.grad.zero_()
    assert kept[0].tolist() == [[1.0] * 3] * 2


@pytest.mark.parametrize("watched", [False, True])
def test_the_peak_of_a_chain_is_what_it_saves(watched: bool) -> None:
    steps, size = 40, 1 << 18
    x = gs.ones(size, requires_grad=True)
    one = 4 * size
    x.grad = gs.zeros(size)

    def run() -> None:
        y = x
        for _ in range(steps):
            y = y.exp().neg()  # `exp` saves its result, `neg` nothing
        if watched:
            y.register_hook(lambda g: None)
        y.backward(weight)

    weight = gs.ones(size)
    run()
    tracemalloc.start()
    try:
        run()
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert steps * one <= peak <= (steps + 5) * one
