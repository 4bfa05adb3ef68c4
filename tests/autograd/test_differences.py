"""Where autograd differs from PyTorch's: the last section of ``docs/autograd-semantics.md``."""

import gc
import weakref
from typing import Any

import gradsmith as gs
from gradsmith.autograd import grad
from gradsmith.autograd.graph import register_multi_grad_hook
from gradsmith.utils._python_dispatch import TorchDispatchMode


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


def test_handlers_and_indices_see_what_conjugates_mean() -> None:
    seen = []

    class Doubling(TorchDispatchMode):
        def __torch_dispatch__(
            self, f: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
        ) -> Any:
            seen.append((args[0].conj() * 2).tolist())
            return f(*args, **(kwargs or {}))

    with Doubling():
        gs.tensor([1 + 2j]) + 1
    assert seen[-1] == [2 - 4j]
    negative = gs.ops.aten._neg_view(gs.tensor([-1]))
    assert gs.tensor([1, 2, 3])[negative].tolist() == [2]
    h = gs.tensor([1 + 2j], requires_grad=True) * 1
    view = h.conj()
    h.mul_(2j)
    assert view.grad_fn is not None and view.grad_fn.name() == "AsStridedBackward0"


def test_a_graph_that_can_no_longer_be_run_may_wait_for_the_collector() -> None:
    h = leaf(1.0, 2.0) * 1
    view = h[:1]
    h[1:].mul_(view)  # saves a view of what it changes
    alive = weakref.ref(h)
    del h, view
    gc.collect()
    assert alive() is None
