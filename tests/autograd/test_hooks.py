"""Hooks on tensors and nodes, retained gradients."""

import gc
import weakref

import pytest

import gradsmith as gs
from gradsmith.autograd import grad
from gradsmith.autograd.graph import register_multi_grad_hook


def leaf(*values: float) -> gs.Tensor:
    return gs.tensor(list(values), requires_grad=True)


def test_what_a_tensor_hook_returns_replaces_the_gradient() -> None:
    x = leaf(1.0)
    y = x * 2
    y.register_hook(lambda g: g * 10)
    handle = x.register_hook(lambda g: g + 1)
    y.sum().backward()
    assert x.grad.tolist() == [21.0]
    handle.remove()
    handle.remove()
    x.grad = None
    (x * 2).sum().backward()
    assert x.grad.tolist() == [2.0]


def test_hooks_run_in_order_of_registration_once_all_gradients_are_there() -> None:
    x, seen = leaf(1.0), []
    x.register_hook(lambda g: seen.append(g.item()))
    x.register_hook(lambda g: g * 2)
    x.register_hook(lambda g: seen.append(g.item()))
    (x * 3 + x * 4).sum().backward()
    assert seen == [7.0, 14.0]


def test_hooks_registered_after_the_graph_was_made() -> None:
    x = leaf(1.0)
    y = (x * 2).sum()
    x.register_hook(lambda g: g * 5)
    y.backward()
    assert x.grad.tolist() == [10.0]


def test_hooks_change_what_grad_returns() -> None:
    x = leaf(1.0)
    x.register_hook(lambda g: g * 5)
    assert grad((x * 2).sum(), x)[0].tolist() == [10.0]


@pytest.mark.parametrize(
    ("returned", "error", "message"),
    [
        (lambda g: gs.ones(3), RuntimeError, "has changed the size of value"),
        (lambda g: g.to(gs.float64), RuntimeError, "has changed the type of value"),
        (lambda g: 3, TypeError, "hook '<lambda>' returned 'int'"),
    ],
)
def test_what_a_hook_must_not_return(returned, error, message) -> None:
    x = leaf(1.0)
    x.register_hook(returned)
    with pytest.raises(error, match=message):
        (x * 2).sum().backward()


def test_post_accumulate_grad_hooks_see_the_accumulated_gradient() -> None:
    x, seen = leaf(1.0), []

    def hook(tensor):
        seen.append((tensor is x, tensor.grad.tolist()))
        tensor.grad = None

    x.register_post_accumulate_grad_hook(hook)
    (x * 2).sum().backward()
    (x * 3).sum().backward()
    assert seen == [(True, [2.0]), (True, [3.0])]
    with pytest.raises(RuntimeError, match="cannot be registered on non-leaf tensors"):
        (x * 2).register_post_accumulate_grad_hook(hook)


def test_tensors_without_gradient_take_no_hooks() -> None:
    for register in ("register_hook", "register_post_accumulate_grad_hook"):
        with pytest.raises(RuntimeError, match="that doesn't require gradient"):
            getattr(gs.ones(1), register)(print)


def test_node_hooks() -> None:
    x = leaf(1.0)
    y = x * 2
    order = []
    y.grad_fn.register_prehook(lambda outs: (outs[0] * 3,))

    def after(ins, outs):
        order.append((ins[0].tolist(), outs[0].tolist()))
        return (ins[0] + 1, *ins[1:])

    handle = y.grad_fn.register_hook(after)
    y.sum().backward(retain_graph=True)
    assert order == [([6.0], [3.0])]
    assert x.grad.tolist() == [7.0]
    handle.remove()
    x.grad = None
    y.sum().backward()
    assert x.grad.tolist() == [6.0]


def test_a_node_hook_must_return_as_many_values() -> None:
    x = leaf(1.0)
    y = x * 2
    y.grad_fn.register_prehook(lambda outs: (outs[0], outs[0]))
    with pytest.raises(RuntimeError, match="incorrect number of values"):
        y.sum().backward()


def test_retain_grad() -> None:
    x = leaf(1.0)
    y = x * 2
    assert not y.retains_grad
    y.retain_grad()
    y.retain_grad()
    y.register_hook(lambda g: g * 3)
    (y * y).sum().backward()
    assert y.retains_grad
    assert y.grad.tolist() == [12.0]
    with pytest.raises(
        RuntimeError, match="can't retain_grad on Tensor that has requires_grad=False"
    ):
        gs.ones(1).retain_grad()


def test_retained_gradient_after_an_in_place_change_is_that_of_the_new_value() -> None:
    x = leaf(1.0)
    y = x * 2
    y.retain_grad()
    y.mul_(5)
    (y * 3).sum().backward()
    assert y.grad.tolist() == [3.0]
    assert x.grad.tolist() == [30.0]


def test_hooks_stay_with_the_value_they_were_registered_on() -> None:
    x, seen = leaf(1.0), []
    y = x * 2
    y.register_hook(lambda g: seen.append(("before", g.item())))
    y.mul_(5)
    y.register_hook(lambda g: seen.append(("after", g.item())))
    (y * 3).sum().backward()
    assert seen == [("after", 3.0), ("before", 15.0)]


def test_multi_grad_hooks() -> None:
    x, y, z = leaf(1.0), leaf(2.0), leaf(3.0)
    calls = []
    register_multi_grad_hook((x, y, z), lambda grads: calls.append([g is not None for g in grads]))
    (x * y).sum().backward()
    (x * y * z).sum().backward()
    assert calls == [[True, True, False], [True, True, True]]
    first = []
    handle = register_multi_grad_hook((x, y), lambda g: first.append(g.item()), mode="any")
    (x * y).sum().backward()
    assert len(first) == 1
    handle.remove()
    (x * y).sum().backward()
    assert len(first) == 1


def test_handles_keep_nothing_alive() -> None:
    class Canary:
        pass

    gc.disable()
    try:
        canary = Canary()
        alive = weakref.ref(canary)
        x = leaf(1.0)
        handle = x.register_hook(lambda g, canary=canary: None)
        del canary, x
        assert alive() is None
        handle.remove()
    finally:
        gc.enable()


@pytest.mark.parametrize("kind", ["register_prehook", "register_hook"])
@pytest.mark.parametrize(
    ("returned", "error", "message"),
    [
        (lambda v: v[0], TypeError, "expected tuple, but hook 'mine' returned 'Tensor'"),
        (
            lambda v: (*v, v[0]),
            RuntimeError,
            "incorrect number of values .got . but|incorrect number",
        ),
        (lambda v: (gs.ones(3), *v[1:]), RuntimeError, r"size of value \(was \[1\] got \[3\]\)"),
        (lambda v: (3, *v[1:]), TypeError, "hook 'mine' returned 'int'"),
    ],
)
def test_what_node_hooks_must_not_return(kind, returned, error, message) -> None:
    y = leaf(1.0) * 2

    def mine(*values):
        return returned(values[0])

    getattr(y.grad_fn, kind)(mine)
    with pytest.raises(error, match=message):
        y.sum().backward()


def test_post_accumulate_grad_hooks_return_nothing() -> None:
    x = leaf(1.0)
    x.register_post_accumulate_grad_hook(lambda t: t.grad)
    with pytest.raises(RuntimeError, match=r"should return None.* returned 'Tensor'; assign to"):
        (x * 2).sum().backward()


def test_no_hook_invents_a_gradient() -> None:
    a, b = leaf(1.0, 2.0).unbind()
    b.register_hook(lambda g: gs.ones(()))
    with pytest.raises(RuntimeError, match="can't replace a None gradient"):
        a.backward()


def test_nodes_tell_what_gradients_they_take() -> None:
    node = (leaf(1.0, 2.0) * 2).grad_fn
    (metadata,) = node._input_metadata
    assert (metadata.shape, metadata.dtype, metadata.device.type) == ((2,), gs.float32, "cpu")
    assert node.requires_grad and isinstance(node, gs.autograd.graph.Node)
