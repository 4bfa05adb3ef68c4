"""Where autograd differs from PyTorch's: the last section of ``docs/autograd-semantics.md``."""

import gc
import pickle
import weakref
from copy import deepcopy
from typing import Any

import pytest

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


def test_hooks_on_several_leaves_are_called_within_grad() -> None:
    calls = []
    x, y = leaf(2.0), leaf(3.0)
    register_multi_grad_hook((x, y), lambda grads: calls.append([g.item() for g in grads]))
    grad(x * y, (x, y))
    assert calls == [[3.0, 2.0]]


def test_leaves_share_no_gradient() -> None:
    x, y, given = leaf(1.0), leaf(1.0), gs.tensor(1.0)
    for _ in range(2):
        (x.view(()) + y.view(())).backward(given)
    assert (x.grad, y.grad, given) == (2, 2, 1)


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


# -- tensors -------------------------------------------------------------------------------------------------


def test_tensors_without_elements_have_the_strides_of_contiguous_ones() -> None:
    x = gs.empty(0, 3)
    assert x.stride() == (3, 1)
    assert x.t().stride() == x.t().contiguous().stride() == (1, 1)


def test_losses_reduce_as_their_schemas_say() -> None:
    x, y = gs.tensor([0.5, 2.0]), gs.tensor([1.0, 0.25])
    for name in ("kl_div", "hinge_embedding_loss", "binary_cross_entropy_with_logits"):
        loss, operator = getattr(gs, name), getattr(gs.ops.aten, name)
        assert loss(x, y).ndim == 0 and loss(x, y).equal(operator(x, y))
        assert loss(x, y).item() == pytest.approx(loss(x, y, reduction=0).mean().item())


def test_pickles_share_memory() -> None:
    x = gs.zeros(3)
    whole, part = pickle.loads(pickle.dumps([x, x[1:]]))
    whole[1] = 5
    assert part.tolist() == [5, 0]


def test_tensors_have_at_most_64_dimensions() -> None:
    assert gs.ones([1] * 64).ndim == 64
    for make in (
        lambda: gs.randn([1] * 65),
        lambda: gs.zeros([1] * 65),
        lambda: gs.ones(1).expand([1] * 65),
        lambda: gs.ones([1] * 64).unsqueeze(0),
    ):
        with pytest.raises(RuntimeError, match="at most 64 dimensions"):
            make()


def test_numpys_names_of_operands_are_taken_where_any_name_is() -> None:
    x = gs.ones(2, 2)
    assert gs.max(a=x) == 1 and gs.sum(x, axis=0, keepdims=True).shape == (1, 2)
    with pytest.raises(TypeError, match="unexpected keyword argument 'x1'"):
        gs.add(x1=x, x2=x)  # type: ignore[call-arg]


def test_a_subclass_is_copied_as_its_class() -> None:
    class Named(gs.Tensor):
        pass

    x = Named(3)
    x.name_of_it = "x"  # type: ignore[attr-defined]
    made = deepcopy(x)
    assert type(made) is Named and made.name_of_it == "x"


def test_what_linear_returns_is_no_view() -> None:
    x, weight, bias = gs.ones(2, 3, 4), gs.ones(5, 4), gs.ones(5)
    assert not gs.nn.functional.linear(x, weight, bias)._is_view()


def test_wrappers_lie_in_the_memory_format_that_they_are_given() -> None:
    class Wrapper(gs.Tensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            raise NotImplementedError

    w = gs.Tensor._make_wrapper_subclass(Wrapper, (2, 3, 4, 5), memory_format=gs.channels_last)
    assert w.stride() == (60, 1, 15, 3)
    assert w.is_contiguous(memory_format=gs.channels_last) and not w.is_contiguous()


def test_masks_of_bytes_take_a_number() -> None:
    x = gs.zeros(3)
    with pytest.warns(UserWarning, match="indexing with dtype gradsmith.uint8"):
        x[gs.tensor([1, 0, 1], dtype=gs.uint8)] = 5.0
    assert x.tolist() == [5.0, 0.0, 5.0]
