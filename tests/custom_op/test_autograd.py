"""Formulas of definitions: checked by finite differences, and blamed where they are wrong."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gradsmith as gs
from gradsmith import Tensor
from gradsmith.autograd.gradcheck import GradcheckError
from gradsmith.library import custom_op


def define(name, function, backward=None, setup_context=None, **options):
    op = custom_op(f"formulas::{name}", function, mutates_args=(), **options)
    if backward is not None:
        op.register_autograd(backward, setup_context=setup_context)
    return op


def save_inputs(ctx, inputs, output):
    ctx.save_for_backward(*(value for value in inputs if isinstance(value, Tensor)))


def test_gradients_of_a_numpy_kernel():
    def expm1_product(x: Tensor, y: Tensor) -> Tensor:
        return gs.from_numpy(np.expm1(x.numpy() * y.numpy()))

    def backward(ctx, grad):
        x, y = ctx.saved_tensors
        scale = grad * (x * y).exp()
        return scale * y, scale * x

    op = define("expm1_product", expm1_product, backward, save_inputs)
    x = gs.tensor([0.1, -0.5, 0.3], dtype=gs.float64, requires_grad=True)
    y = gs.tensor([0.2, 0.4, -0.6], dtype=gs.float64, requires_grad=True)
    assert gs.autograd.gradcheck(op, (x, y))
    assert gs.autograd.gradgradcheck(op, (x, y))


def test_a_wrong_formula_is_found():
    op = define("wrong_sign", lambda x: x * 3, lambda ctx, g: g * -3, schema="(Tensor x) -> Tensor")
    x = gs.ones(2, dtype=gs.float64, requires_grad=True)
    with pytest.raises(GradcheckError):
        gs.autograd.gradcheck(op, (x,))


@settings(max_examples=25)
@given(
    st.lists(st.lists(st.floats(-2, 2), min_size=2, max_size=2), min_size=1, max_size=4),
    st.lists(st.booleans(), min_size=4, max_size=4),
    st.floats(-2, 2),
)
def test_a_weighted_sum_of_any_number(values, needed, weight):
    op = _WEIGHTED
    xs = [gs.tensor(v, dtype=gs.float64, requires_grad=flag) for v, flag in zip(values, needed)]
    out = op(xs, weight)
    assert np.allclose(out.detach().numpy(), weight * np.sum(values, axis=0))
    assert out.requires_grad is any(x.requires_grad for x in xs)
    if out.requires_grad:
        out.sum().backward()
    for x in xs:
        assert x.grad is None or np.allclose(x.grad.numpy(), weight)
        assert (x.grad is not None) is x.requires_grad


def _weighted(xs: list[Tensor], weight: float) -> Tensor:
    return sum(x.detach() for x in xs) * weight


def _keep_weight(ctx, inputs, output):
    ctx.count, ctx.weight = len(inputs[0]), inputs[1]


_WEIGHTED = define(
    "weighted",
    _weighted,
    lambda ctx, g: (
        ([g * ctx.weight if n else None for n in ctx.needs_input_grad[0]], None)
        if ctx.needs_input_grad[0]
        else (None, None)
    ),
    _keep_weight,
)


def test_errors_name_arguments():
    op = define("named", lambda x, n, y: x * n + y, schema="(Tensor x, int n, Tensor y) -> Tensor")
    x = gs.ones(2, requires_grad=True)
    op.register_autograd(lambda ctx, g: (g, g, None))
    with pytest.raises(
        RuntimeError,
        match="not a Variable: argument 'n' of GeneratedBackwardFor_formulas_named_default",
    ):
        op(x, 2, x).sum().backward()
    op.register_autograd(lambda ctx, g: (g,))
    with pytest.raises(
        RuntimeError, match=r"incorrect number of gradients .expected 3, got 1.\n.*\(x, n, y\)"
    ):
        op(x, 2, x).sum().backward()

    def two(ctx, g, h):
        return g, None, g

    op.register_autograd(two)
    with pytest.raises(
        TypeError, match=r"the backward of formulas::named .* one gradient for each output: 1"
    ) as raised:
        op(x, 2, x).sum().backward()
    assert f"{__file__}:{two.__code__.co_firstlineno}" in raised.value.__notes__[0]


def test_without_a_formula_backward_says_where_the_operator_is():
    op = define("none", lambda x: x * 2, schema="(Tensor x) -> Tensor")
    out = op(gs.ones(1, requires_grad=True))
    assert out.requires_grad and not op(gs.ones(1)).requires_grad
    with pytest.raises(
        RuntimeError, match=r"Trying to backward through formulas.none.default but no autograd"
    ) as raised:
        out.backward()
    assert __file__ in str(raised.value)


def test_only_when_gradients_are_recorded():
    calls = []
    op = define(
        "quiet",
        lambda x: x * 2,
        lambda ctx, g: g,
        lambda ctx, inputs, output: calls.append(1),
        schema="(Tensor x) -> Tensor",
    )
    x = gs.ones(1, requires_grad=True)
    op(gs.ones(1))
    with gs.no_grad():
        assert not op(x).requires_grad
    with gs.inference_mode():
        assert op(x).is_inference()
    assert not calls
    assert op(x).requires_grad and calls


def test_views_whose_history_changed():
    op = define("of_views", lambda x: x * 2, lambda ctx, g: g * 2, schema="(Tensor x) -> Tensor")
    base = gs.zeros(4)
    part = base[:2]
    assert not op(part).requires_grad
    leaf = gs.ones(4, requires_grad=True)
    base.mul_(1).add_(leaf)
    out = op(part)
    assert out.requires_grad
    out.sum().backward()
    assert leaf.grad.tolist() == [2.0, 2.0, 0.0, 0.0]


def test_hooks_on_saved_tensors_and_anomaly_mode():
    op = define(
        "hooked",
        lambda x: x * x,
        lambda ctx, g: g * ctx.saved_tensors[0] * 2,
        save_inputs,
        schema="(Tensor x) -> Tensor",
    )
    packed = []
    x = gs.ones(1, requires_grad=True)
    with gs.autograd.graph.saved_tensors_hooks(lambda t: packed.append(t) or t, lambda t: t):
        out = op(x)
    out.backward()
    assert len(packed) == 1 and x.grad.tolist() == [2.0]
    with gs.autograd.detect_anomaly(check_nan=False):
        node = op(x).grad_fn
    assert node.forward_stack[-1].filename == __file__


def test_subclasses_pass_through():
    class Tagged(Tensor):
        pass

    op = define("subclass", lambda x: x * 2, lambda ctx, g: g, schema="(Tensor x) -> Tensor")
    out = op(gs.ones(2).as_subclass(Tagged))
    assert out.tolist() == [2.0, 2.0] and isinstance(out, Tagged)


def test_nodes_are_freed_with_their_outputs():
    import gc
    import weakref

    op = define(
        "freed", lambda x: x * 2, lambda ctx, g: g, save_inputs, schema="(Tensor x) -> Tensor"
    )
    x = gs.ones(1, requires_grad=True)
    out = op(x)
    node = weakref.ref(out.grad_fn)
    gc.disable()
    try:
        del out
        assert node() is None
    finally:
        gc.enable()


def test_error_mode_of_operators_without_a_kernel_at_autograd():
    with gs.library.Library("formulas_none", "DEF") as library:
        library.define("f(Tensor x) -> Tensor")
        library.impl("f", lambda x: x.detach() * 2, "CPU")
        before = gs._C._get_autograd_fallback_mode()
        gs._C._set_autograd_fallback_mode("error")
        try:
            out = gs.ops.formulas_none.f(gs.ones(1, requires_grad=True))
            assert out.requires_grad
            with pytest.raises(
                RuntimeError, match="formulas_none::f: an autograd kernel was not registered"
            ):
                out.backward()
        finally:
            gs._C._set_autograd_fallback_mode(before)
