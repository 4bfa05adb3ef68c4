"""`grad`, `vjp`, `jvp`, Jacobians and what they do together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from benchmarks.transforms import PROGRAMS, programs
from gradsmith.core.state import state
from gradsmith.func import (
    debug_unwrap,
    grad,
    grad_and_value,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    linearize,
    vjp,
    vmap,
)
from gradsmith.nn import functional as F
from gradsmith.utils._python_dispatch import TorchDispatchMode


def numbers(*shape: int) -> gs.Tensor:
    return gs.from_numpy(np.random.default_rng(0).standard_normal(shape))


def test_gradients_to_the_third() -> None:
    f = grad(grad(grad(lambda x: x**5)))
    assert f(gs.tensor(2.0)).item() == 5 * 4 * 3 * 4


def test_arguments_by_number_and_structure() -> None:
    def loss(p: dict[str, gs.Tensor], x: gs.Tensor, *, scale: float) -> Any:
        value = ((p["w"] * x + p["b"]) * scale).sum()
        return value, {"seen": value * 2}

    p, x = {"w": numbers(3), "b": numbers(3)}, numbers(3)
    (dp, dx), aux = grad(loss, (0, -1), has_aux=True)(p, x, scale=2.0)
    assert dp["b"].tolist() == [2, 2, 2] and dp["w"].tolist() == (2 * x).tolist()
    assert dx.tolist() == (2 * p["w"]).tolist() and set(aux) == {"seen"}
    found, (value, seen) = grad_and_value(loss, has_aux=True)(p, x, scale=2.0)
    assert set(found) == {"w", "b"} and seen["seen"].item() == 2 * value.item()


def test_per_sample_gradients() -> None:
    w, x, y = numbers(3), numbers(5, 3), numbers(5)

    def loss(w: gs.Tensor, x: gs.Tensor, y: gs.Tensor) -> gs.Tensor:
        return gs.tanh(x @ w - y) ** 2

    found = vmap(grad(loss), (None, 0, 0))(w, x, y)
    gs.testing.assert_close(found, gs.stack([grad(loss)(w, a, b) for a, b in zip(x, y)]))


def test_jacobians_agree_with_each_other() -> None:
    def f(x: gs.Tensor) -> tuple[gs.Tensor, gs.Tensor]:
        return x.sin() * x.sum(), x.prod()

    x = numbers(3)
    for rev, fwd in zip(jacrev(f)(x), jacfwd(f)(x)):
        gs.testing.assert_close(rev, fwd)
    for chunk in (1, 2, 7):
        for rev, part in zip(jacrev(f)(x), jacrev(f, chunk_size=chunk)(x)):
            gs.testing.assert_close(rev, part)
    second = hessian(lambda x: f(x)[0].sum())(x)
    gs.testing.assert_close(second, jacrev(jacfwd(lambda x: f(x)[0].sum()))(x))
    gs.testing.assert_close(second, second.t())


def test_products_agree_with_jacobians() -> None:
    def f(x: gs.Tensor, y: gs.Tensor) -> gs.Tensor:
        return (x * y.exp()).cumsum(0)

    x, y, v = numbers(3), numbers(3).flip(0), numbers(3) + 1
    jx, jy = jacrev(f, (0, 1))(x, y)
    out, pull = vjp(f, x, y)
    gs.testing.assert_close(pull(v), (v @ jx, v @ jy))
    value, moved = jvp(f, (x, y), (v, out))
    gs.testing.assert_close(value, out)
    gs.testing.assert_close(moved, jx @ v + jy @ out)
    linear_value, push = linearize(f, x, y)
    gs.testing.assert_close(linear_value, out)
    gs.testing.assert_close(push(v, out), moved)
    gs.testing.assert_close(vmap(push, (0, None))(gs.eye(3, dtype=gs.float64), v * 0), jx.t())


def test_linearize_calls_the_function_once() -> None:
    calls = []
    _, push = linearize(lambda x: calls.append(1) or x.sin(), numbers(2))
    push(numbers(2)), push(numbers(2))
    assert len(calls) == 1
    with pytest.raises(RuntimeError, match="doesn't match the shape"):
        push(numbers(3))
    with pytest.raises(RuntimeError, match="same argspec"):
        push(numbers(2), numbers(2))


def test_histories_outside_are_kept_apart() -> None:
    w = numbers(3).requires_grad_()
    x = numbers(3)

    def loss(v: gs.Tensor) -> gs.Tensor:
        assert not (w * 2).requires_grad  # on this level w is a constant
        return (w * v).sin().sum()

    found = grad(loss)(x)
    assert found.requires_grad
    (second,) = gs.autograd.grad(found.sum(), w)
    p = (w * x).detach()
    gs.testing.assert_close(second, p.cos() - p * p.sin())


@pytest.mark.parametrize("inside", [True, False])
def test_no_grad_within_and_around(inside: bool) -> None:
    x = numbers(3)

    def loss(v: gs.Tensor) -> gs.Tensor:
        if not inside:
            return (v * v).sum()
        with gs.no_grad():
            constant = v * 1
        return (constant * v).sum()

    if inside:
        assert grad(loss)(x).tolist() == x.tolist()
        return
    with gs.no_grad():
        found = grad(loss)(x.requires_grad_())
    assert found.tolist() == (2 * x).tolist() and not found.requires_grad


def test_what_is_no_scalar_is_refused() -> None:
    x = numbers(3)
    with pytest.raises(RuntimeError, match=r"got tensor with 1 dims\. Maybe you wanted"):
        grad(lambda v: v)(x)
    with pytest.raises(RuntimeError, match="to return a Tensor, got <class 'float'>"):
        grad(lambda v: 1.0)(x)
    with pytest.raises(RuntimeError, match=r"a tuple: \(output, aux\) if has_aux is True"):
        grad(lambda v: v.sum(), has_aux=True)(x)
    with pytest.raises(RuntimeError, match="only Tensors of floating point dtype"):
        grad(lambda v: v.sum())(gs.arange(3))
    with pytest.raises(ValueError, match="must be Tensor, got <class 'float'>"):
        grad(lambda v: v)(3.0)
    with pytest.raises(RuntimeError, match="Got argnum=1, but only 1 positional inputs"):
        grad(lambda v: v.sum(), 1)(x)
    with pytest.raises(RuntimeError, match="must be unique"):
        grad(lambda v: v.sum(), (0, -1))(x)
    with pytest.raises(RuntimeError, match="must be non-empty"):
        grad(lambda v: v.sum(), ())(x)
    assert state.level is None and state.grad_enabled


def test_structures_that_do_not_fit_are_refused() -> None:
    x = numbers(3)
    with pytest.raises(RuntimeError, match="pytree structure of cotangents"):
        vjp(lambda v: v, x)[1]((x, x))
    with pytest.raises(RuntimeError, match="floating-point or complex Tensors"):
        vjp(lambda v: v.long(), x)
    with pytest.raises(RuntimeError, match="Expected primals to be a tuple"):
        jvp(lambda v: v, x, x)
    with pytest.raises(RuntimeError, match="to have the same python structure"):
        jvp(lambda v: v, (x,), (x, x))
    with pytest.raises(RuntimeError, match="is independent of the inputs"):
        jvp(lambda v: gs.ones(3), (x,), (x,), strict=True)
    with pytest.raises(RuntimeError, match="Expected all inputs to be real"):
        jacrev(lambda v: v)(x + 0j)
    assert state.level is None and state.dual_level < 0


def test_captured_tensors_are_not_changed() -> None:
    captured = gs.zeros(3)
    with pytest.raises(RuntimeError, match="would mutate a captured Tensor"):
        grad(lambda v: captured.add_(v).sum())(gs.ones(3))
    assert captured.tolist() == [0, 0, 0]

    def made_within(v: gs.Tensor) -> gs.Tensor:
        y = gs.zeros(3)
        y[1:].copy_(v[:2])
        y.mul_(3)
        return (y * y).sum()

    assert grad(made_within)(gs.ones(3)).tolist() == [18, 18, 0]


def test_hooks_on_saved_tensors_are_refused() -> None:
    hooks = gs.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t)

    def within(v: gs.Tensor) -> gs.Tensor:
        with hooks:
            return (v * v).sum()

    for transform in (grad(within), lambda v: vjp(within, v), jacrev(within)):
        with pytest.raises(RuntimeError, match="don't yet support saved tensor hooks"):
            transform(gs.ones(3))
    with hooks, pytest.raises(RuntimeError, match="don't yet support saved tensor hooks"):
        grad(lambda v: (v * v).sum())(gs.ones(3))
    assert state.saved_tensor_hooks_disabled is None


def test_tensors_of_closed_levels_are_what_they_stood_for() -> None:
    leaked = []
    x = gs.ones(3)
    grad(lambda v: leaked.append(v * 2) or v.sum())(x)
    assert (leaked[0] + 1).tolist() == [3, 3, 3] and not (leaked[0] + 1).requires_grad
    assert debug_unwrap(leaked[0]).tolist() == [2, 2, 2]
    assert repr(leaked[0]) == "GradTrackingTensor(lvl=-2, value=\n    tensor([2., 2., 2.])\n)"


def test_elements_can_be_read_outside_of_batches() -> None:
    def loss(v: gs.Tensor) -> gs.Tensor:
        assert v.sum().item() == 3 and v.tolist() == [1, 1, 1] and bool(v.sum() > 0)
        assert v.detach().numpy().tolist() == [1, 1, 1] and float(v[0]) == 1
        return v.sum()

    assert grad(loss)(gs.ones(3)).tolist() == [1, 1, 1]


def test_forward_mode_within_vmap_and_vmap_within_forward_mode() -> None:
    x, t = numbers(4, 3), numbers(4, 3).flip(0)
    expected = x.cos() * t
    fwad = gs.autograd.forward_ad

    def moved(v: gs.Tensor, u: gs.Tensor) -> gs.Tensor:
        with fwad.dual_level():
            tangent = fwad.unpack_dual(fwad.make_dual(v, u).sin()).tangent
            assert tangent is not None
            return tangent

    gs.testing.assert_close(vmap(moved)(x, t), expected)
    gs.testing.assert_close(vmap(moved, (None, 0))(x[0], t), x[0].cos() * t)
    gs.testing.assert_close(moved(x, t), expected)
    with fwad.dual_level():
        out = vmap(lambda v: v.sin())(fwad.make_dual(x, t))
        gs.testing.assert_close(fwad.unpack_dual(out).tangent, expected)


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_benchmarks_measure_is_what_loops_give(name: str) -> None:
    program = programs(gs)[name]
    if program.looped is None:
        return
    found, looped = program.transformed(), program.looped()
    gs.testing.assert_close(found, looped, rtol=1e-4, atol=1e-5)


def test_tensors_made_of_numbers_may_be_changed_where_they_were_made() -> None:
    def filled(v: gs.Tensor) -> gs.Tensor:
        y = gs.tensor([1.0, 2.0, 3.0])
        y[1] = v[0]
        return (y * v).sum() + gs.tensor(v).sum()

    assert grad(filled)(gs.ones(3)).tolist() == [2, 1, 3]
    assert vmap(lambda v: gs.tensor(v) * 2)(gs.ones(2)).tolist() == [2, 2]


@pytest.mark.parametrize("by_frequency", [False, True])
@pytest.mark.parametrize("in_dims", [(0, 0), (0, None), (None, 0)])
@pytest.mark.parametrize("padding_idx", [0, 1, None])
def test_gradients_of_tables_by_frequency_and_padding(
    by_frequency: bool, in_dims: tuple[Any, Any], padding_idx: int | None
) -> None:
    tables = gs.arange(24.0).reshape(2, 4, 3).sin()
    rows = gs.tensor([[[1, 0], [1, 3]], [[2, 1], [0, 0]]])
    weight = tables if in_dims[0] == 0 else tables[0]
    indices = rows if in_dims[1] == 0 else rows[0]

    def loss(weight: gs.Tensor, indices: gs.Tensor) -> gs.Tensor:
        found = gs.nn.functional.embedding(
            indices, weight, padding_idx, scale_grad_by_freq=by_frequency
        )
        return (found**2).sum()

    def one(n: int) -> gs.Tensor:
        return weight[n] if in_dims[0] == 0 else weight

    def of(n: int) -> gs.Tensor:
        return indices[n] if in_dims[1] == 0 else indices

    expected = gs.stack([gs.func.grad(loss)(one(n), of(n)) for n in range(2)])
    gs.testing.assert_close(gs.vmap(gs.func.grad(loss), in_dims)(weight, indices), expected)
    together = gs.func.grad(lambda w: gs.vmap(loss, in_dims)(w, indices).sum())(weight)
    gs.testing.assert_close(together, expected if in_dims[0] == 0 else expected.sum(0))


def test_classes_of_examples_are_one_dimension_more() -> None:
    classes = gs.tensor([[0, 2, 1], [1, 1, 0]])
    one_hot = gs.nn.functional.one_hot
    expected = gs.stack([one_hot(column, 3) for column in classes.unbind(1)])
    gs.testing.assert_close(gs.vmap(lambda x: one_hot(x, 3), 1)(classes), expected)


def test_tangents_of_a_batch_lie_otherwise_than_what_is_reshaped() -> None:
    def changed(x: gs.Tensor) -> gs.Tensor:
        y = x * 1
        y.t().mul_(x.t().cos())
        return y

    def tangent(x: gs.Tensor, t: gs.Tensor) -> gs.Tensor:
        found: gs.Tensor = jvp(lambda v: vjp(changed, v)[1](v)[0], (x,), (t,))[1]
        return found

    x, directions = gs.arange(4.0).view(2, 2), gs.eye(4).view(4, 2, 2)
    expected = gs.stack([tangent(x, t) for t in directions])
    gs.testing.assert_close(vmap(tangent, (None, 0))(x, directions), expected)


def test_tangents_below_two_levels_lie_otherwise_than_what_is_reshaped() -> None:
    def slope(x: gs.Tensor) -> gs.Tensor:
        def changed(v: gs.Tensor) -> gs.Tensor:
            y = v * 1
            y.t().mul_(v.t().cos())
            return y.sum()

        return grad(lambda v: grad(changed)(v).sum())(x)  # type: ignore[no-any-return]

    x = gs.arange(4.0).view(2, 2)
    third = x * x.sin() - 3 * x.cos()  # the third derivative of x cos(x)
    expected = gs.diag(third.flatten()).view(2, 2, 2, 2)
    gs.testing.assert_close(jacfwd(slope)(x), expected)


def test_a_mode_sees_backward_of_a_batch_within_a_gradient() -> None:
    class Passing(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return func(*args, **(kwargs or {}))

    def rows(x: gs.Tensor) -> gs.Tensor:
        (found,) = gs.autograd.grad(
            x.tanh(), x, gs.eye(3), is_grads_batched=True, create_graph=True
        )
        return found.sum()

    def seen(x: gs.Tensor) -> gs.Tensor:
        with Passing():
            return rows(x)

    x = gs.arange(3.0)
    gs.testing.assert_close(grad(seen)(x), grad(rows)(x))


_NORMS: dict[str, tuple[tuple[int, ...], tuple[int, ...], Any]] = {
    "layer_norm": ((2, 2, 3), (2, 3), lambda x, w: F.layer_norm(x, (2, 3), w, w.cos(), 0.1)),
    "rms_norm": ((2, 2, 3), (3,), lambda x, w: F.rms_norm(x, (3,), w, 0.1)),
    "group_norm": ((2, 4, 3), (4,), lambda x, w: F.group_norm(x, 2, w, w.cos(), 0.1)),
    "batch_norm": ((3, 2, 3), (2,), lambda x, w: F.batch_norm(x, None, None, w, w.cos(), True)),
    "instance_norm": ((2, 2, 3), (2,), lambda x, w: F.instance_norm(x, weight=w, bias=w.cos())),
}


@pytest.mark.parametrize("composed", ["jacfwd(jacrev)", "jacrev(jacrev)", "jacrev(jacfwd)"])
@pytest.mark.parametrize("name", _NORMS)
def test_second_derivatives_of_norms_in_input_and_weight(name: str, composed: str) -> None:
    """The weight's gradient depends on the input through statistics that are saved, too."""
    shape, parameters, norm = _NORMS[name]
    gs.manual_seed(0)
    x, weight = gs.randn(2, *shape, dtype=gs.float64), gs.randn(2, *parameters, dtype=gs.float64)
    factors = gs.randn(shape, dtype=gs.float64)

    def value(x: Any, weight: Any) -> Any:
        return (norm(x, weight) * factors).sin().sum()

    outer, _, inner = composed.rstrip(")").partition("(")
    both = (0, 1)
    of_each = getattr(gs.func, outer)(getattr(gs.func, inner)(value, both), both)
    of_batch = gs.func.vmap(of_each)(x, weight)
    for example in range(2):
        expected = gs.autograd.functional.hessian(value, (x[example], weight[example]))
        for found in (
            of_each(x[example], weight[example]),
            [[t[example] for t in row] for row in of_batch],
        ):
            for own, other in zip(found, expected, strict=True):
                gs.testing.assert_close(tuple(own), tuple(other))


@pytest.mark.parametrize("name", _NORMS)
def test_a_penalty_on_the_weight_gradients_of_examples(name: str) -> None:
    """Each example has statistics of its own, and their derivatives stay with it."""
    shape, parameters, norm = _NORMS[name]
    gs.manual_seed(0)
    x = gs.randn(3, *shape, dtype=gs.float64, requires_grad=True)
    weight = gs.randn(parameters, dtype=gs.float64, requires_grad=True)

    def value(x: Any, weight: Any) -> Any:
        return norm(x, weight).sin().sum()

    def penalty(x: Any) -> Any:
        return (vmap(grad(value, 1), (0, None))(x, weight.detach()) ** 2).sum()

    total: Any = 0
    for example in x.unbind():
        (of_weight,) = gs.autograd.grad(value(example, weight), weight, create_graph=True)
        total = total + (of_weight**2).sum()
    (expected,) = gs.autograd.grad(total, x)
    gs.testing.assert_close(penalty(x.detach()), total.detach())
    gs.testing.assert_close(grad(penalty)(x.detach()), expected)


_COMPOSED = {
    f"{outer.__name__}({inner.__name__})": lambda f, o=outer, i=inner: o(i(f))
    for outer in (jacfwd, jacrev)
    for inner in (jacfwd, jacrev)
}

_FAR_APART = [
    [0.3, -800.0, 2.0, 1.0],
    [-800.0, 0.0, 800.0, 801.0],
    [-np.inf, -np.inf, 0.5, -np.inf],
]


@pytest.mark.parametrize("composed", _COMPOSED)
@pytest.mark.parametrize("values", _FAR_APART, ids=["far", "rising", "empty"])
def test_second_derivatives_of_a_running_logsumexp(values: list[float], composed: str) -> None:
    """Against their definition: gradients of both signs and of zero, terms that vanish beside others, sums of nothing."""
    x, weights = np.array(values), np.array([1.5, -2.0, 0.0, -0.5])
    expected = np.zeros((4, 4))
    for count in range(1, 5):
        top = x[:count].max()
        if np.isfinite(top):
            shares = np.zeros(4)
            shares[:count] = np.exp(x[:count] - top) / np.exp(x[:count] - top).sum()
            expected += weights[count - 1] * (np.diag(shares) - np.outer(shares, shares))

    def weighed(x: gs.Tensor) -> gs.Tensor:
        return (gs.logcumsumexp(x, 0) * gs.from_numpy(weights)).sum()

    found = _COMPOSED[composed](weighed)(gs.from_numpy(x))
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-9, atol=1e-12)


def test_a_running_logsumexp_at_infinity() -> None:
    """What comes before an infinite term has its gradient; what comes after owes nothing."""
    x = gs.tensor([0.5, np.inf, 1.0], dtype=gs.float64, requires_grad=True)
    (found,) = gs.autograd.grad(gs.logcumsumexp(x, 0).sum(), x)
    assert found[0].item() == 1 and found[1].isnan() and found[2].item() == 0
    tangent = jvp(lambda x: gs.logcumsumexp(x, 0), (x.detach(),), (gs.ones(3).double(),))[1]
    assert tangent[0].item() == 1 and tangent[1:].isnan().all()


@pytest.mark.parametrize("composed", _COMPOSED)
@pytest.mark.parametrize("dim", [0, -1])
def test_second_derivatives_of_a_running_product_at_zeros(dim: int, composed: str) -> None:
    """A product of other elements: what is left out is set to one, so nothing is divided by zero."""
    x = np.array([[2.0, 0.0, 3.0, 0.0, 1.5], [0.0, 1.0, -2.0, 4.0, 0.5]])
    weights = np.arange(1.0, 11.0).reshape(2, 5)
    places = list(np.ndindex(*x.shape))
    expected = np.zeros((10, 10))
    for row, one in enumerate(places):
        for column, other in enumerate(places):
            if row != column:
                without = x.copy()
                without[one] = without[other] = 1
                changed = np.zeros_like(x)
                changed[one] = 1
                both = np.cumsum(changed, dim)
                changed[one], changed[other] = 0, 1
                both *= np.cumsum(changed, dim)
                expected[row, column] = (weights * both * np.cumprod(without, dim)).sum()

    def weighed(x: gs.Tensor) -> gs.Tensor:
        return (gs.cumprod(x, dim) * gs.from_numpy(weights)).sum()

    found = _COMPOSED[composed](weighed)(gs.from_numpy(x)).reshape(10, 10)
    np.testing.assert_allclose(found.numpy(), expected)


def test_second_derivatives_of_determinants_of_a_batch_with_singular_matrices() -> None:
    """Singular matrices go another way than the others, and neither way spoils what is taken from the other."""
    matrices = gs.stack(
        (gs.eye(3).double(), gs.diag(gs.tensor([2.0, 3.0, 0.0])).double(), numbers(3, 3))
    )
    found = vmap(hessian(gs.linalg.det))(matrices)
    for own, matrix in zip(found, matrices, strict=True):
        gs.testing.assert_close(own, gs.autograd.functional.hessian(gs.linalg.det, matrix))


@pytest.mark.parametrize("composed", _COMPOSED)
def test_a_standard_deviation_of_zero_has_derivatives_of_zero(composed: str) -> None:
    equal = gs.full((3,), 1.5, dtype=gs.float64)
    assert jvp(gs.std, (equal,), (numbers(3),))[1].item() == 0
    assert _COMPOSED[composed](gs.std)(equal).tolist() == [[0.0] * 3] * 3
    equal.requires_grad_()
    gs.std_mean(equal)[0].backward()
    assert equal.grad.tolist() == [0.0] * 3
