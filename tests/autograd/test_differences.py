"""Where autograd differs from PyTorch's: the last section of ``docs/autograd-semantics.md``."""

import gc
import weakref

import gradsmith as gs
from gradsmith.autograd import grad
from gradsmith.autograd.graph import register_multi_grad_hook


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def test_only_saved_tensors_that_are_used_are_checked() -> None:
    x, y = leaf(2.0), leaf(3.0)
    a, b = x * 1, y * 1
    product = a * b
    a.add_(1)
    assert grad(product, x)[0].tolist() == [3.0]


def test_the_root_counts_for_a_hook_on_several_tensors() -> None:
    calls = []
    x, y = leaf(2.0), leaf(3.0)
    root = x * y
    register_multi_grad_hook((x, y, root), lambda grads: calls.append([g.item() for g in grads]))
    root.backward(retain_graph=True)
    assert calls == [[3.0, 2.0, 1.0]]
    grad(root, (x, y))
    assert calls == [[3.0, 2.0, 1.0]] * 2


def test_views_of_integers_are_not_known_as_views() -> None:
    x = gs.zeros(2, dtype=gs.int64)
    view = x[1:]
    view.add_(1)
    assert not view._is_view() and x.tolist() == [0, 1] and x._version == 1


def test_a_graph_that_can_no_longer_be_run_may_wait_for_the_collector() -> None:
    h = leaf(1.0, 2.0) * 1
    view = h[:1]
    h[1:].mul_(view)  # saves a view of what it changes
    alive = weakref.ref(h)
    del h, view
    gc.collect()
    assert alive() is None
