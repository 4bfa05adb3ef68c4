"""`gradsmith.custom_ops`: what is filled in after the definition, and who is blamed for what."""

from __future__ import annotations

import itertools

import pytest

import gradsmith as gs
from gradsmith import Tensor, custom_ops
from gradsmith.library import Library

_numbers = itertools.count()


def place(function) -> str:
    return f"{__file__}:{function.__code__.co_firstlineno}"


@pytest.fixture
def name():
    found = f"older::f{next(_numbers)}"
    custom_ops.custom_op(found, "(Tensor x, Tensor[] ys, int n) -> Tensor")
    custom_ops.impl(found, device_types="cpu", func=lambda x, ys, n: x * n)
    yield found
    custom_ops._destroy(found)


def op_of(name):
    return getattr(gs.ops.older, name.partition("::")[2])


def test_without_a_formula_calls_that_need_gradients_are_refused(name):
    op, x, leaf = op_of(name), gs.ones(2), gs.ones(2, requires_grad=True)
    assert op(x, [x], 2).tolist() == [2.0, 2.0]
    with pytest.raises(
        RuntimeError, match=rf"for operator {name}, but its argument 'x' requires grad"
    ):
        op(leaf, [x], 2)
    with pytest.raises(RuntimeError, match="its argument 'ys' requires grad"):
        op(x, [x, leaf], 2)
    with gs.no_grad():
        assert op(leaf, [x], 2).tolist() == [2.0, 2.0]
    with gs.inference_mode():
        assert op(leaf, [x], 2).tolist() == [2.0, 2.0]


@pytest.mark.parametrize(
    "kind, missing", [("backward", "save_for_backward"), ("save_for_backward", "backward")]
)
def test_half_a_formula(name, kind, missing):
    def half(*args):
        return {}

    getattr(custom_ops, f"impl_{kind}")(name)(half)
    with pytest.raises(RuntimeError, match=f"unable to find a '{missing}' registration") as raised:
        op_of(name)(gs.ones(2), [], 2)
    assert place(half) in str(raised.value) and name in str(raised.value)


def test_a_formula_filled_in_later_serves_later_calls(name):
    op, x = op_of(name), gs.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError):
        op(x, [], 3)
    custom_ops.impl_save_for_backward(name, func=lambda inputs, output: (inputs.n, {"out": output}))
    custom_ops.impl_backward(
        name, func=lambda ctx, saved, g: {"x": g * saved[0] * saved[1]["out"], "ys": ()}
    )
    op(x, [], 3).sum().backward()
    assert x.grad.tolist() == [9.0, 9.0]


def test_what_is_saved_is_watched(name):
    custom_ops.impl_save_for_backward(name, func=lambda inputs, output: inputs.ys)
    custom_ops.impl_backward(name, func=lambda ctx, saved, g: {"x": g, "ys": [None] * len(saved)})
    x, y = gs.ones(2, requires_grad=True), gs.ones(2)
    out = op_of(name)(x, [y], 3)
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        out.sum().backward()


@pytest.mark.parametrize(
    "grads, says",
    [
        (
            [None],
            "expected the output of the backward function to be a dict but got <class 'list'>",
        ),
        (
            {"x": None, "z": None},
            r"keys \{'x', 'ys'\} but got dict_keys\(\['x', 'z'\]\): 'ys' is missing, 'z' is none of them",
        ),
        (
            {"x": 1.5, "ys": [None]},
            "got object of type <class 'float'> as the gradient for input 'x'",
        ),
        (
            {"x": None, "ys": []},
            "for input 'ys' expected .* to hold a list of 1 gradients but got 0",
        ),
        ({"x": None, "ys": [1]}, "for input 'ys' .* object of <class 'int'> at index 0"),
    ],
)
def test_wrong_gradients_name_the_function(name, grads, says):
    def backward(ctx, saved, grad):
        return grads

    custom_ops.impl_save_for_backward(name, func=lambda inputs, output: None)
    custom_ops.impl_backward(name)(backward)
    x = gs.ones(2, requires_grad=True)
    out = op_of(name)(x, [x], 2)
    with pytest.raises(RuntimeError, match=says) as raised:
        out.sum().backward()
    assert place(backward) in str(raised.value) and name in str(raised.value)
    assert x.grad is None


def test_double_backward(name):
    custom_ops.impl_save_for_backward(name, func=lambda inputs, output: inputs.x)
    custom_ops.impl_backward(name, func=lambda ctx, x, g: {"x": g * x * x, "ys": []})
    x = gs.full((2,), 3.0, requires_grad=True)
    (g,) = gs.autograd.grad(op_of(name)(x, [], 2).sum(), x, create_graph=True)
    (gg,) = gs.autograd.grad(g.sum(), x)
    assert (g.tolist(), gg.tolist()) == ([9.0, 9.0], [6.0, 6.0])


def test_outputs_without_gradients():
    custom_ops.custom_op("older::several", "(Tensor x) -> (Tensor, Tensor[], int)")
    custom_ops.impl("older::several", func=lambda x: (x * 2, [x * 3, x * 4], 5))
    custom_ops.impl_save_for_backward("older::several", func=lambda inputs, output: None)

    @custom_ops.impl_backward("older::several", output_differentiability=[True, False, False])
    def backward(ctx, saved, a, bs, n):
        assert len(bs) == 2 and n is None
        return {"x": a * 2}

    x = gs.ones(2, requires_grad=True)
    a, bs, n = gs.ops.older.several(x)
    assert a.requires_grad and not any(b.requires_grad for b in bs) and n == 5
    a.sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]
    custom_ops._destroy("older::several")
    with pytest.raises(RuntimeError, match=r"Did you register it via gradsmith.custom_ops"):
        custom_ops._destroy("older::several")


def test_operators_of_libraries():
    with Library("older_library", "DEF") as library:
        library.define("f(Tensor x) -> Tensor")
        library.define("write(Tensor(a!) x) -> ()")
        library.define("text(Tensor x) -> str")
        library.define("composite(Tensor x) -> Tensor")
        library.impl("composite", lambda x: x * 2)
        library.impl("f", lambda x: x * 2, "CPU")
        with pytest.raises(
            RuntimeError, match="already has an implementation for this device type"
        ):
            custom_ops.impl("older_library::f", device_types="cpu")(lambda x: x)
        for operator, says in (
            ("write", "non-functional operator"),
            ("text", "operator with return not in"),
            ("composite", "DispatchKey::CompositeImplicitAutograd"),
        ):
            with pytest.raises(RuntimeError, match=says):
                custom_ops.impl_backward(f"older_library::{operator}")(lambda ctx, saved, g: {})
        custom_ops.impl_save_for_backward("older_library::f", func=lambda inputs, output: None)
        custom_ops.impl_backward("older_library::f", func=lambda ctx, saved, g: {"x": g * 7})
        x = gs.ones(1, requires_grad=True)
        gs.ops.older_library.f(x).backward()
        assert x.grad.tolist() == [7.0]
        library.impl("write", lambda x: None, "CPU")
    with pytest.raises(ValueError, match="Could not find the operator older_library::f"):
        custom_ops.impl_backward("older_library::f")


def test_device_types():
    custom_ops.custom_op("older::devices", "(Tensor x) -> Tensor")
    with pytest.raises(ValueError, match=r"device_types=\[nowhere, ...\]\): we only support"):
        custom_ops.impl("older::devices", device_types=["cpu", "nowhere"])
    custom_ops.impl("older::devices")(lambda x: x * 2)
    assert {"CPU", "CUDA"} <= set(gs.ops.older.devices.default.kernels)
    custom_ops._destroy("older::devices")


def test_the_decorator_returns_the_function():
    @custom_ops.custom_op("older::decorated")
    def decorated(x: Tensor, n: int = 3) -> Tensor:
        raise NotImplementedError

    assert decorated.__name__ == "decorated"
    assert (
        str(gs.ops.older.decorated.default._schema)
        == "older::decorated(Tensor x, SymInt n=3) -> Tensor"
    )
    custom_ops._destroy("older::decorated")
