"""Dual levels, dual tensors, and how tangents pass views, in-place changes, Functions and backwards."""

from __future__ import annotations

import gc
import threading
import weakref
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd import forward_ad, functional, gradcheck, gradgradcheck
from gradsmith.autograd.forward_ad import dual_level, make_dual, unpack_dual
from gradsmith.autograd.gradcheck import GradcheckError
from gradsmith.core.bits import FORWARD_GRAD
from gradsmith.core.state import state


def numbers(*shape: int, seed: int = 0) -> Any:
    return gs.tensor(np.random.default_rng(seed).standard_normal(shape))


def tangent(tensor: Any) -> Any:
    return unpack_dual(tensor).tangent


def same(left: Any, right: Any) -> bool:
    return bool(gs.allclose(left.detach(), right.detach(), rtol=1e-10, atol=1e-12))


@pytest.fixture
def level() -> Any:
    with dual_level():
        yield


# -- levels ---------------------------------------------------------------------------------------


def test_tangents_end_with_the_level() -> None:
    with dual_level() as number:
        dual = make_dual(numbers(3), numbers(3, seed=1))
        result = dual * 2
        assert number == 0
        assert tangent(result) is not None
    assert not dual._bits_ & FORWARD_GRAD
    assert unpack_dual(dual) == (dual, None)
    with dual_level():
        assert tangent(dual) is None
        assert tangent(result) is None


def test_levels_do_not_nest() -> None:
    with dual_level():
        with pytest.raises(RuntimeError, match="Nested forward mode AD is not supported"):
            forward_ad.enter_dual_level()
        assert state.dual_level == 0
    with pytest.raises(RuntimeError, match="none is open"):
        forward_ad.exit_dual_level()
    with pytest.raises(RuntimeError, match="not the last one"):
        forward_ad.exit_dual_level(level=3)


def test_a_level_ends_with_an_error() -> None:
    with pytest.raises(KeyError), dual_level():
        make_dual(numbers(3), numbers(3))
        raise KeyError
    assert state.dual_level == -1


def test_a_level_keeps_no_tensor_alive(level: None) -> None:
    dual = make_dual(numbers(3), numbers(3))
    reference = weakref.ref(dual)
    gc.disable()
    try:
        del dual
        assert reference() is None
    finally:
        gc.enable()


def test_other_tensors_take_the_fast_path_in_a_level() -> None:
    x = numbers(3)
    before = state.mask
    with dual_level():
        dual = make_dual(x, numbers(3))
        dual.sin()
        assert state.mask == before
        assert not x.cos()._bits_ & FORWARD_GRAD


def test_levels_hold_for_all_threads(level: None) -> None:
    dual = make_dual(numbers(3), numbers(3, seed=1))
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(tangent(dual * 3)))
    thread.start()
    thread.join()
    assert same(found[0], 3 * numbers(3, seed=1))


# -- making and taking apart ----------------------------------------------------------------------


def test_a_dual_is_a_view_with_the_given_tangent(level: None) -> None:
    x, v = numbers(3), numbers(3, seed=1)
    dual = make_dual(x, v)
    primal, given = unpack_dual(dual)
    assert dual._base is x
    assert given is v
    assert tangent(primal) is None
    assert tangent(x) is None
    assert repr(make_dual(gs.ones(1), gs.zeros(1))) == "tensor([1.], tangent=tensor([0.]))"


def test_unpacked_names() -> None:
    unpacked = unpack_dual(gs.ones(2))
    assert unpacked._fields == ("primal", "tangent")
    assert unpacked.tangent is None


REFUSED: list[tuple[Any, Any, type[Exception], str]] = [
    (gs.ones(3), gs.ones(2), RuntimeError, r"size \[3\] while .* \[2\]"),
    (gs.ones(3), gs.ones(3, device="meta"), RuntimeError, "same device"),
    (gs.ones(3), gs.ones(3, dtype=gs.complex64), RuntimeError, "real tensor"),
    (gs.ones(3, dtype=gs.int64), gs.ones(3), ValueError, "Expected primal to be floating"),
    (gs.ones(3), gs.ones(3, dtype=gs.int64), ValueError, "Expected tangent to be floating"),
    (gs.ones(3), 1.0, TypeError, "argument 'tangent' must be Tensor, not float"),
    (1.0, gs.ones(3), TypeError, "argument 'tensor' must be Tensor, not float"),
]


@pytest.mark.parametrize(("primal", "direction", "error", "message"), REFUSED)
def test_refused_duals(
    level: None, primal: Any, direction: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make_dual(primal, direction)


def test_a_dual_has_one_tangent(level: None) -> None:
    dual = make_dual(numbers(3), numbers(3))
    with pytest.raises(RuntimeError, match="already has a forward gradient at the same level 0"):
        make_dual(dual, numbers(3))
    with pytest.raises(RuntimeError, match="itself has a forward gradient at the same level 0"):
        make_dual(numbers(3), dual)


def test_no_dual_without_a_level() -> None:
    with pytest.raises(RuntimeError, match="no level exists"):
        make_dual(numbers(3), numbers(3))
    with dual_level(), pytest.raises(RuntimeError, match="Invalid level given to make_dual"):
        make_dual(numbers(3), numbers(3), level=1)


# -- what carries, and what does not ----------------------------------------------------------------


def test_detach_and_data_have_no_tangent(level: None) -> None:
    dual = make_dual(numbers(3), numbers(3))
    assert tangent(dual.detach()) is None
    assert tangent(dual.data) is None
    assert tangent(dual.clone()) is not None


def test_what_is_not_differentiable_has_none(level: None) -> None:
    dual = make_dual(numbers(3), numbers(3))
    assert tangent(dual.argmax()) is None
    values, indices = dual.sort()
    assert tangent(values) is not None
    assert tangent(indices) is None
    assert tangent(dual > 0) is None


def test_switched_off(level: None) -> None:
    dual = make_dual(numbers(3), numbers(3))
    with forward_ad._set_fwd_grad_enabled(False):
        off = dual * 2
        assert unpack_dual(dual).tangent is None
    assert tangent(off) is None
    with gs.inference_mode():
        assert tangent(dual * 2) is None
    with gs.no_grad():
        assert tangent(dual * 2) is not None
    assert tangent(dual * 2) is not None


def test_out_is_refused(level: None) -> None:
    dual = make_dual(numbers(3), numbers(3))
    target = gs.zeros(3, dtype=gs.float64)
    for call in (
        lambda: gs.mul(dual, 2, out=target),
        lambda: gs.mul(target, 2, out=dual),
        lambda: gs.vstack([dual, dual], out=target),
    ):
        with pytest.raises(NotImplementedError, match="out= function"):
            call()
    assert not target.any()


def test_no_derivative_is_an_error_before_anything_is_done(level: None) -> None:
    dual = make_dual(numbers(3), numbers(3))
    with pytest.raises(NotImplementedError, match="forward AD with aten::heaviside"):
        gs.heaviside(dual, gs.zeros(3, dtype=gs.float64))


def test_operators_defined_at_run_time() -> None:
    library = gs.library.Library("forward_ad_test", "DEF")
    try:
        library.define("twice(Tensor x) -> Tensor")
        library.impl("twice", lambda x: x * 2, "CPU")
        library.define("sines(Tensor x) -> Tensor")
        library.impl("sines", lambda x: x.sin() * 2, "CompositeImplicitAutograd")
        operators = gs.ops.forward_ad_test
        x = numbers(3)
        with dual_level():
            dual = make_dual(x, gs.ones(3, dtype=gs.float64))
            assert same(tangent(operators.sines(dual)), 2 * x.cos())
            with pytest.raises(
                NotImplementedError, match=r"forward_ad_test::twice .* no derivative"
            ):
                operators.twice(dual)
            assert same(operators.twice(x), 2 * x)
    finally:
        library._destroy()


def test_an_absent_tangent_is_zero(level: None) -> None:
    x, v, w = numbers(2, 3), numbers(2, 3, seed=1), numbers(3, 4, seed=2)
    dual = make_dual(x, v)
    assert same(tangent(dual @ w), v @ w)
    assert same(tangent(w.T @ dual.T), w.T @ v.T)
    assert same(tangent(gs.cat([dual, x])), gs.cat([v, gs.zeros_like(v)]))
    assert same(tangent(gs.addmm(gs.ones(4, dtype=gs.float64), dual, w, alpha=3)), 3 * v @ w)


def test_a_0d_dual_is_no_number(level: None) -> None:
    dual = make_dual(numbers(), numbers(seed=1))
    filled = gs.zeros(2, dtype=gs.float64).masked_fill(gs.tensor([True, False]), dual)
    assert same(tangent(filled), gs.stack([numbers(seed=1), gs.zeros((), dtype=gs.float64)]))


def test_results_do_not_share_tangents_with_arguments(level: None) -> None:
    v = numbers(3, seed=1)
    dual = make_dual(numbers(3), v)
    moved = dual + 1
    moved.mul_(5)
    assert same(tangent(dual), numbers(3, seed=1))
    assert same(tangent(moved), 5 * v)


def test_mixed_dtypes(level: None) -> None:
    dual = make_dual(gs.ones(3), gs.ones(3))
    wide = dual + numbers(3)
    assert tangent(wide).dtype is gs.float64
    kept = numbers(3)
    kept.add_(dual)
    assert tangent(kept).dtype is gs.float64


def test_random_operators_are_not_drawn_again(level: None) -> None:
    gs.manual_seed(0)
    dual = make_dual(gs.ones(50), gs.full((50,), 3.0))
    dropped = gs.nn.functional.dropout(dual, 0.5)
    assert same(tangent(dropped), 3 * dropped)


# -- views ------------------------------------------------------------------------------------------


def test_views_have_views_of_the_tangent(level: None) -> None:
    x, v = numbers(2, 3), numbers(2, 3, seed=1)
    dual = make_dual(x, v)
    for view in (lambda t: t.T, lambda t: t[1], lambda t: t[:, ::2], lambda t: t.view(3, 2)):
        part = tangent(view(dual))
        assert part._base is v
        assert same(part, view(v))
    _, second = dual.unbind()
    assert same(tangent(second), v[1])


def test_changing_a_view_changes_the_tangent_of_the_base(level: None) -> None:
    dual = make_dual(numbers(2, 3).clone(), numbers(2, 3, seed=1).clone())
    dual[0].mul_(2)
    expected = numbers(2, 3, seed=1)
    expected[0] *= 2
    assert same(tangent(dual), expected)


def test_a_tangent_put_into_a_view_reaches_base_and_other_views(level: None) -> None:
    v = numbers(3, seed=1)
    base = gs.zeros(4, 3, dtype=gs.float64)
    early = base[1:3]
    transposed = base.T
    base[1] = make_dual(numbers(3), v)
    expected = gs.zeros(4, 3, dtype=gs.float64)
    expected[1] = v
    assert same(tangent(base), expected)
    assert same(tangent(early * 1), expected[1:3])
    assert same(tangent(transposed), expected.T)
    assert state.mask == 0  # calls are watched, for views that know nothing of the tangent yet
    early.mul_(2)
    assert same(tangent(base), 2 * expected)


def test_the_watch_ends_with_the_level() -> None:
    before = state.mask
    with dual_level():
        base = gs.zeros(2, 3)
        _view = base[1]
        base.copy_(make_dual(gs.ones(2, 3), gs.ones(2, 3)))
    assert state.mask == before


def test_without_other_views_nothing_is_watched(level: None) -> None:
    base = gs.zeros(4, 3, dtype=gs.float64)
    base[1] = make_dual(numbers(3), numbers(3, seed=1))
    base.add_(1)
    assert state.mask != 0


def test_reshaping_in_place(level: None) -> None:
    dual = make_dual(numbers(2, 3).clone(), numbers(2, 3, seed=1))
    moved = dual * 1
    moved.t_()
    assert same(tangent(moved), numbers(2, 3, seed=1).T)
    moved.unsqueeze_(0)
    assert tangent(moved).shape == (1, 3, 2)


def test_real_views_of_complex_tensors(level: None) -> None:
    z = gs.complex(numbers(3), numbers(3, seed=1))
    t = gs.complex(numbers(3, seed=2), numbers(3, seed=3))
    dual = make_dual(z, t)
    assert same(tangent(gs.real(dual)), gs.real(t))
    assert same(tangent(dual.conj()), t.conj())
    plain = z.clone()
    _part = gs.real(plain)
    gs.imag(plain).copy_(make_dual(numbers(3), numbers(3, seed=4)))
    assert same(tangent(plain), gs.complex(gs.zeros(3, dtype=gs.float64), numbers(3, seed=4)))


def test_a_tangent_lies_as_its_tensor_does(level: None) -> None:
    dual = make_dual(numbers(2, 3).T, numbers(3, 2, seed=1))
    assert tangent(dual).stride() == dual.stride()
    spread = make_dual(numbers(3).clone(), gs.tensor(2.0, dtype=gs.float64).expand(3))
    assert same(tangent(spread.mul_(2)), gs.full((3,), 4.0, dtype=gs.float64))


# -- in-place changes -----------------------------------------------------------------------------------


def test_in_place_uses_the_value_from_before(level: None) -> None:
    x, v = numbers(3), numbers(3, seed=1)
    dual = make_dual(x.clone(), v.clone())
    dual.mul_(dual)
    assert same(tangent(dual), 2 * x * v)
    dual.sin_()
    assert same(tangent(dual), 2 * x * v * (x * x).cos())


def test_in_place_into_a_plain_tensor(level: None) -> None:
    v = numbers(3, seed=1)
    plain = gs.ones(3, dtype=gs.float64)
    plain.mul_(make_dual(numbers(3), v))
    assert same(tangent(plain), v)


def test_overwriting_gives_zeros(level: None) -> None:
    for change in (
        lambda t: t.zero_(),
        lambda t: t.fill_(3),
        lambda t: t.copy_(numbers(3)),
        lambda t: t.normal_(),
        lambda t: t.eq_(numbers(3)),
    ):
        dual = make_dual(numbers(3).clone(), numbers(3, seed=1).clone())
        change(dual)
        assert same(tangent(dual), gs.zeros(3, dtype=gs.float64))


def test_in_place_through_the_tangents_graph() -> None:
    x, w = numbers(3), numbers(3, seed=1).requires_grad_()
    with dual_level():
        moved = make_dual(x, gs.ones(3, dtype=gs.float64)) * 1
        moved.mul_(w)
        moved.mul_(w)
        (grad,) = gs.autograd.grad(tangent(moved).sum(), w)
    assert same(grad, 2 * w)


# -- with reverse mode ------------------------------------------------------------------------------------


def twisted(x: Any) -> Any:
    """A function with views, in-place changes and saved results."""
    y = x * 2
    y[0].mul_(x[1].exp())
    y[1, :2] = x[0, 1:].tanh()
    return (y.softmax(0) * y.pow(2)).sum()


@pytest.mark.parametrize("shape", [(2, 3)])
def test_both_orders_give_the_hessian_times_a_vector(shape: tuple[int, ...]) -> None:
    x, v = numbers(*shape), numbers(*shape, seed=1)
    expected = functional.hvp(twisted, x, v)[1]
    leaf = x.clone().requires_grad_()
    with dual_level():
        dual = make_dual(leaf, v)
        (grad,) = gs.autograd.grad(twisted(dual), dual)
        assert same(tangent(grad), expected)
    with dual_level():
        moved = tangent(twisted(make_dual(leaf, v)))
        (grad,) = gs.autograd.grad(moved, leaf)
        assert same(grad, expected)


def test_packed_tensors_keep_their_tangents() -> None:
    x, v = numbers(2, 3), numbers(2, 3, seed=1)
    hooks = gs.autograd.graph.saved_tensors_hooks(
        lambda t: t.detach().numpy().copy(), lambda array: gs.tensor(array)
    )
    with dual_level(), hooks:
        dual = make_dual(x.clone().requires_grad_(), v)
        (grad,) = gs.autograd.grad((dual.exp() * dual.sin()).sum(), dual)
        moved = tangent(grad)
    expected = functional.hvp(lambda x: (x.exp() * x.sin()).sum(), x, v)[1]
    assert same(moved, expected)


def test_tangents_of_derived_formulas_have_a_graph() -> None:
    def product(x: Any) -> Any:
        return gs.linalg.qr(x)[1].pow(2).sum() + gs.linalg.svdvals(x)[0]

    x, v = numbers(3, 3), numbers(3, 3, seed=1)
    leaf = x.clone().requires_grad_()
    with dual_level():
        moved = tangent(product(make_dual(leaf, v)))
        (grad,) = gs.autograd.grad(moved, leaf)
    assert gs.allclose(grad, functional.hvp(product, x, v)[1])


def test_tangents_require_grad_only_when_something_does(level: None) -> None:
    dual = make_dual(numbers(3, 3), numbers(3, 3, seed=1))
    assert not tangent(gs.linalg.qr(dual)[0]).requires_grad
    assert not tangent(dual.exp()).requires_grad
    with gs.no_grad():
        leaf = numbers(3, 3).requires_grad_()
        assert not tangent(gs.linalg.qr(make_dual(leaf, numbers(3, 3)))[0]).requires_grad


def test_gradients_that_meet_keep_their_tangents() -> None:
    leaf = numbers(3).requires_grad_()
    v = numbers(3, seed=1)
    with dual_level():
        dual = make_dual(leaf, v)
        (dual.pow(2).sum() + dual.pow(3).sum()).backward(inputs=[dual])
        assert same(tangent(dual.grad), 2 * v + 6 * leaf * v)


def test_jacobians_by_forward_mode() -> None:
    def outputs(x: Any, w: Any) -> Any:
        return (x @ w).sin(), (x * w).exp()

    inputs = (numbers(2, 3), numbers(3, seed=1))
    backward = functional.jacobian(outputs, inputs)
    forward = functional.jacobian(outputs, inputs, strategy="forward-mode")
    for row, other in zip(backward, forward, strict=True):
        for one, two in zip(row, other, strict=True):
            assert one.shape == two.shape
            assert same(one, two)
    single = functional.jacobian(lambda x: x.exp(), numbers(3), strategy="forward-mode")
    assert same(single, gs.diag(numbers(3).exp()))
    empty = functional.jacobian(lambda x: x.sum(), gs.zeros(0), strategy="forward-mode")
    assert empty.shape == (0,)
    with pytest.raises(RuntimeError, match="not supported together"):
        functional.jacobian(gs.exp, numbers(2), strategy="forward-mode", strict=True)


def test_hessians_forward_over_reverse() -> None:
    x = numbers(2, 3)
    forward = functional.hessian(twisted, x, outer_jacobian_strategy="forward-mode")
    assert same(forward, functional.hessian(twisted, x))


# -- Functions ----------------------------------------------------------------------------------------------


class Product(gs.autograd.Function):
    """x * y, twice."""

    @staticmethod
    def forward(ctx: Any, x: Any, y: Any, times: Any) -> Any:
        ctx.save_for_forward(x, y)
        ctx.save_for_backward(x, y)
        ctx.times = times
        return x * y * times

    @staticmethod
    def jvp(ctx: Any, x_t: Any, y_t: Any, times_t: Any) -> Any:
        assert times_t is None
        x, y = ctx.saved_tensors
        return (x_t * y + x * y_t) * ctx.times

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        x, y = ctx.saved_tensors
        return grad * y * ctx.times, grad * x * ctx.times, None


def test_function_with_jvp() -> None:
    x, y, v = numbers(3), numbers(3, seed=1), numbers(3, seed=2)
    with dual_level():
        assert same(tangent(Product.apply(make_dual(x, v), y, 3)), 3 * v * y)
    assert gradcheck(
        lambda a, b: Product.apply(a, b, 2),
        (x.requires_grad_(), y.requires_grad_()),
        check_forward_ad=True,
    )
    assert gradgradcheck(lambda a, b: Product.apply(a, b, 2), (x, y), check_fwd_over_rev=True)


def function(jvp: Any, forward: Any = lambda ctx, x: x * 2) -> Any:
    return type(
        "Given",
        (gs.autograd.Function,),
        {"forward": staticmethod(forward), "jvp": staticmethod(jvp)},
    )


def returning_view(ctx: Any, x: Any) -> Any:
    return x.view(-1)


def changing(ctx: Any, x: Any) -> Any:
    x.mul_(2)
    ctx.mark_dirty(x)
    return x


def with_index(ctx: Any, x: Any) -> Any:
    index = x.argmax()
    ctx.mark_non_differentiable(index)
    return x * 2, index


MISUSE: list[tuple[Any, Any, str]] = [
    (lambda ctx, x: x * 2, lambda ctx, t: (t, t), r"Given: .*expected 1 but got 2"),
    (lambda ctx, x: x * 2, lambda ctx, t: 3.0, "Given: jvp returned a float at position 0"),
    (lambda ctx, x: x * 2, lambda ctx, t: t[:2], r"Tensor is of size \[3\]"),
    (returning_view, lambda ctx, t: t.clone(), "Given: .* the jvp is not returning a view"),
    (lambda ctx, x: x, lambda ctx, t: t, "Given: .* the jvp is not returning a view"),
    (changing, lambda ctx, t: t * 2, "Given: .* not modifying the forward mode gradients inplace"),
    (with_index, lambda ctx, t: (t * 2, t), "Given: .* at position 1, but the corresponding"),
]


@pytest.mark.parametrize(("forward", "jvp", "message"), MISUSE)
def test_misuse_of_jvp(level: None, forward: Any, jvp: Any, message: str) -> None:
    dual = make_dual(numbers(3).clone(), numbers(3).clone())
    with pytest.raises(RuntimeError, match=message):
        function(jvp, forward).apply(dual)


def test_function_forms(level: None) -> None:
    v = numbers(3, seed=1)

    def dual() -> Any:
        return make_dual(numbers(3).clone(), v.clone())

    assert same(tangent(function(lambda ctx, t: t.mul_(2), changing).apply(dual())), 2 * v)
    assert same(tangent(function(lambda ctx, t: t.view(-1), returning_view).apply(dual())), v)
    assert same(tangent(function(lambda ctx, t: (t * 2, None), with_index).apply(dual())[0]), 2 * v)
    assert tangent(function(lambda ctx, t: None).apply(dual())) is None
    with pytest.raises(NotImplementedError, match="You must implement the jvp function"):
        function(gs.autograd.Function.jvp).apply(dual())


def test_forward_of_a_function_sees_no_tangents(level: None) -> None:
    seen: list[Any] = []

    def forward(ctx: Any, x: Any) -> Any:
        seen.append(unpack_dual(x * 2).tangent)
        return x * 2

    function(lambda ctx, t: t * 2, forward).apply(make_dual(numbers(3), numbers(3)))
    assert seen == [None]


def test_absent_tangents_of_functions(level: None) -> None:
    seen: list[Any] = []

    def jvp(ctx: Any, x_t: Any, y_t: Any) -> Any:
        seen.append(y_t)
        return x_t

    def unfilled(ctx: Any, x: Any, y: Any) -> Any:
        ctx.set_materialize_grads(False)
        return x * 2

    dual = make_dual(numbers(3), numbers(3))
    function(jvp, lambda ctx, x, y: x * 2).apply(dual, gs.ones(2))
    function(jvp, unfilled).apply(dual, gs.ones(2))
    assert same(seen[0], gs.zeros(2))
    assert seen[1] is None


# -- gradcheck ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("factor", [-1, 0.5, 0])
def test_gradcheck_finds_a_wrong_jvp(factor: float, fast: bool) -> None:
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_forward(x)
        return x.sin()

    def jvp(ctx: Any, t: Any) -> Any:
        (x,) = ctx.saved_tensors
        return t * x.cos() * factor

    wrong = function(jvp, forward)
    x = numbers(3).requires_grad_()
    with pytest.raises(GradcheckError, match=r"forward mode mismatch for output 0 .* input 0"):
        gradcheck(wrong.apply, (x,), check_forward_ad=True, check_backward_ad=False, fast_mode=fast)


def test_gradcheck_finds_a_missing_conj() -> None:
    wrong = function(lambda ctx, t: t, lambda ctx, z: z.conj().clone())
    z = gs.complex(numbers(3), numbers(3, seed=1)).requires_grad_()
    with pytest.raises(GradcheckError, match="forward mode mismatch"):
        gradcheck(wrong.apply, (z,), check_forward_ad=True, check_backward_ad=False)
    right = function(lambda ctx, t: t.conj().clone(), lambda ctx, z: z.conj().clone())
    assert gradcheck(right.apply, (z,), check_forward_ad=True, check_backward_ad=False)


def test_a_tangent_along_which_nothing_is_differentiated_is_zero() -> None:
    """Weights of classes have no derivative, in the forward formula neither."""
    with forward_ad.dual_level():
        weight = forward_ad.make_dual(gs.ones(3), gs.ones(3))
        target = gs.tensor([0, 1])
        loss = gs.nn.functional.nll_loss(gs.zeros(2, 3), target, weight)
        assert forward_ad.unpack_dual(loss).tangent is None
        log_probs = forward_ad.make_dual(gs.zeros(2, 3), gs.ones(2, 3))
        loss = gs.nn.functional.nll_loss(log_probs, target, weight)
        assert forward_ad.unpack_dual(loss).tangent.item() == -1.0
        written = gs.zeros(3)
        assert written.eq_(weight) is written and not written.any()
