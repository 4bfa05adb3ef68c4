"""Differences from PyTorch's results that docs/results-beside-pytorch.md lists."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")
mpmath = pytest.importorskip("mpmath", reason="knows the true results")

FAR = [
    ("airy_ai", -13437.7001953125, mpmath.airyai),
    ("bessel_j0", 4988429.0, lambda x: mpmath.besselj(0, x)),
    ("bessel_j1", -4988429.0, lambda x: mpmath.besselj(1, x)),
    ("bessel_y0", 4988429.0, lambda x: mpmath.bessely(0, x)),
]


@pytest.mark.parametrize("name, x, true", FAR)
def test_far_arguments(name: str, x: float, true: Any) -> None:
    with mpmath.workdps(40):
        expected = float(true(x))
    ours = getattr(gs.special, name)(gs.tensor(x)).item()
    theirs = getattr(torch.special, name)(torch.tensor(x)).item()
    assert math.isclose(ours, expected, rel_tol=1e-6)
    assert not math.isclose(theirs, expected, rel_tol=1e-3)


@pytest.mark.parametrize(
    "call, true",
    [
        ("lib.special.zeta(lib.tensor(1e20), lib.tensor(501.0))", 0.0),
        ("lib.pow(lib.tensor(0j), lib.tensor(0j)).real", 1.0),
    ],
)
def test_limits(call: str, true: float) -> None:
    names = {"inf": math.inf}
    assert eval(call, {"lib": gs, **names}).item() == true
    assert math.isnan(eval(call, {"lib": torch, **names}).item())


@pytest.mark.parametrize("name", ["log10"])
def test_single_precision_is_right_to_half_a_unit(name: str) -> None:
    """By way of double precision, where NumPy's function of float32 is off by more than one."""
    x = gs.linspace(1e-3, 20, 20_000)
    true = getattr(gs, name)(x.double())
    result = getattr(gs, name)(x)
    above = gs.nextafter(result.abs(), gs.full((), math.inf))
    unit = (above.double() - result.abs().double()).abs()
    assert ((result.double() - true).abs() / unit).max().item() < 0.501


@pytest.mark.parametrize(
    "name, x, true",
    [
        ("bessel_j0", -5.4215280659972755, lambda x: mpmath.besselj(0, x)),
        ("bessel_j1", 7.380839390984031, lambda x: mpmath.besselj(1, x)),
        ("bessel_y1", 5.576059452216908, lambda x: mpmath.bessely(1, x)),
    ],
)
def test_bessel_functions_of_double_precision(name: str, x: float, true: Any) -> None:
    with mpmath.workdps(40):
        expected = float(true(x))
    ours = getattr(gs.special, name)(gs.tensor(x, dtype=gs.float64)).item()
    theirs = getattr(torch.special, name)(torch.tensor(x, dtype=torch.float64)).item()
    assert math.isclose(ours, expected, rel_tol=1e-14)
    assert not math.isclose(theirs, expected, rel_tol=1e-7)


def test_attention_with_dropout_agrees_from_one_seed() -> None:
    def by(lib: Any) -> Any:
        lib.manual_seed(42)
        e = 4
        x = lib.linspace(-1, 1, 2 * 3 * e).reshape(3, 2, e)
        weight = lib.linspace(-2, 1, 3 * e * e).reshape(3 * e, e)
        bias, out = lib.linspace(0, 1, 3 * e), lib.linspace(-1, 2, e * e).reshape(e, e)
        return lib.nn.functional.multi_head_attention_forward(
            *(x, x, x, e, 2, weight, bias, None, None, False, 0.5, out, bias[:e]), training=True
        )[0]

    assert torch.allclose(torch.from_numpy(by(gs).numpy()), by(torch), rtol=1e-5)


def test_gradient_of_renorm_of_complex_numbers_by_the_largest() -> None:
    """Where PyTorch's of single precision is NaN, and its own of double precision is not."""

    def by(lib: Any, dtype: str) -> Any:
        parts = lib.arange(8.0).reshape(2, 4)
        x = lib.complex(parts + 3, parts - 9).to(getattr(lib, dtype)).requires_grad_()
        result = lib.renorm(x, math.inf, 1, 0.5)
        (gradient,) = lib.autograd.grad(result.abs().sum(), x)
        return gradient

    assert by(torch, "complex64").isnan().all()
    ours = torch.from_numpy(by(gs, "complex64").numpy())
    assert torch.allclose(ours, by(torch, "complex128").to(torch.complex64), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize(
    "name",
    [
        *("i0", "i1", "modified_bessel_i0", "modified_bessel_i1", "airy_ai"),
        *("bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1"),
    ],
)
def test_functions_that_have_no_value_at_infinity(name: str, sign: int) -> None:
    """Where PyTorch and SciPy say so both."""
    for lib in (gs, torch):
        assert lib.isnan(getattr(lib.special, name)(lib.tensor(sign * math.inf)))


def test_a_gradient_of_as_strided_scatter_is_linear_in_the_cotangent() -> None:
    def by_cotangent(lib: Any) -> list[float]:
        x = lib.arange(4.0).requires_grad_()
        part, cotangent = lib.ones(2).requires_grad_(), lib.ones(4).requires_grad_()
        result = lib.as_strided_scatter(x, part, (2,), (1,))
        first = lib.autograd.grad(result, [x, part], cotangent, create_graph=True)
        weights = [lib.tensor([10.0, 20.0, 30.0, 40.0]), lib.tensor([5.0, 6.0])]
        (found,) = lib.autograd.grad(first, cotangent, weights)
        return found.tolist()  # type: ignore[no-any-return]

    # Of the cotangent the first two elements are the part's gradient, the others that of x.
    assert by_cotangent(gs) == [5.0, 6.0, 30.0, 40.0]
    assert by_cotangent(torch) == [15.0, 26.0, 0.0, 0.0]


@pytest.mark.parametrize(
    "call",
    [
        "lib.narrow_copy(lib.arange(6.0).reshape(2, 3), 1, 0, 2{out})",
        "lib._C._nn.gelu(lib.arange(6.0).reshape(2, 3){out})",
        "lib._C._nn.avg_pool3d(lib.arange(64.0).reshape(1, 4, 4, 4), 2{out})",
    ],
)
def test_every_other_column_takes_the_result(call: str) -> None:
    for lib in (gs, torch):
        expected = eval(call.format(out=""))
        *rows, last = expected.shape
        memory = lib.zeros(*rows, 2 * last)
        eval(call.format(out=", out=memory[..., ::2]"))
        assert lib.equal(memory[..., ::2], expected) == (lib is gs)
        assert lib is torch or not memory[..., 1::2].any()


def test_rows_of_bags_are_divided_by_their_own_counts() -> None:
    def gradient(lib: Any) -> list[float]:
        weight = lib.zeros(4, 1, requires_grad=True)
        indices = lib.tensor([0, 1, 1, 2, 3, 1, 2, 2])
        bag = lib.nn.functional.embedding_bag
        bag(indices, weight, lib.tensor([0]), mode="sum", scale_grad_by_freq=True).sum().backward()
        return weight.grad.flatten().tolist()  # type: ignore[no-any-return]

    assert gradient(gs) == pytest.approx([1.0, 1.0, 1.0, 1.0])
    assert gradient(torch) == pytest.approx([1.0, 1.0, 1.0, 1 / 3])


def test_nearest_elements_get_the_gradients_of_what_was_read() -> None:
    for library, gradient in ((gs, [3.0, 2.0, 1.0]), (torch, [2.0, 2.0, 2.0])):
        x = library.arange(3.0).reshape(1, 1, 3).requires_grad_()
        result = library.nn.functional.interpolate(x, scale_factor=2.3)
        assert result.flatten().tolist() == [0.0, 0.0, 0.0, 1.0, 1.0, 2.0]
        result.sum().backward()
        assert x.grad.flatten().tolist() == gradient


def test_slopes_have_the_precision_of_their_dtype() -> None:
    for library, error in ((gs, 0.0), (torch, 5e-9)):
        x = library.zeros((), dtype=library.float64, requires_grad=True)
        library.nn.functional.hardsigmoid(x).backward()
        assert x.grad.item() - 1 / 6 == pytest.approx(error, abs=1e-9)


def test_variance_over_no_dimension_has_the_gradient_of_that_over_all() -> None:
    for library, gradient in ((gs, [-1.0, 1.0]), (torch, [-float("inf"), float("inf")])):
        x = library.tensor([1.0, 2.0], requires_grad=True)
        value = x.var(dim=())
        value.backward()
        assert value.item() == 0.5 and x.grad.tolist() == gradient


def test_second_derivatives_of_layer_norm_reach_its_statistics() -> None:
    values = np.random.default_rng(0).standard_normal((3, 4))
    for library, agrees in ((gs, True), (torch, False)):
        x, weight = library.tensor(values[:2]), library.tensor(values[2])

        def value(x: Any, weight: Any, library: Any = library) -> Any:
            return library.nn.functional.layer_norm(x, (4,), weight).sin().sum()

        _, (mixed, _) = library.func.hessian(value, (0, 1))(x, weight)
        _, (twice, _) = library.autograd.functional.hessian(value, (x, weight))
        error = abs(mixed.numpy() - twice.numpy()).max()
        assert (error < 1e-12) == agrees


def test_derivatives_of_a_running_logsumexp() -> None:
    for library, of_nothing, curvature in ((gs, 0.0, 0.0), (torch, float("nan"), 1.0)):
        x = library.tensor([-float("inf"), 1.0], requires_grad=True)
        x.logcumsumexp(0).sum().backward()
        np.testing.assert_array_equal(x.grad[0].item(), of_nothing)
        x = library.tensor([1.0, 2.0], requires_grad=True)
        grad = library.tensor([1.0, 0.0], requires_grad=True)
        (first,) = library.autograd.grad(x.logcumsumexp(0), x, grad, create_graph=True)
        (second,) = library.autograd.grad(first.sum(), grad)
        assert bool(second[1].isnan()) == (library is torch)
        far = library.tensor([-800.0, 0.0, 800.0], dtype=library.float64)
        found = library.func.hessian(lambda x: x.logcumsumexp(0).sum())(far)
        assert found[0, 0].item() == curvature


def _third_derivative(library: Any, function: Any, values: list[float]) -> Any:
    """Along (1, 2, ...) three times."""
    x = library.tensor(values, dtype=library.float64, requires_grad=True)
    value = function(x)
    for _ in range(3):
        (gradient,) = library.autograd.grad(value, x, create_graph=True)
        value = (gradient * library.arange(1.0, len(values) + 1.0)).sum()
    return value.item()


def test_third_derivatives() -> None:
    def norm(x: Any) -> Any:
        return (x - x.mean()) / (x.var(correction=0) + 1e-5).sqrt()

    for library, agrees in ((gs, True), (torch, False)):
        of_norms = [
            _third_derivative(library, lambda x, f=f: f(x).sin().sum(), [0.3, -1.2, 0.7, 2.0])
            for f in (norm, lambda x, library=library: library.nn.functional.layer_norm(x, (4,)))
        ]
        assert (abs(of_norms[0] - of_norms[1]) < 1e-9) == agrees
        # Of x ** y: 3 * 2 of the mixed derivative, 12 x ** (y - 1) log(x) (2 + y log(x)) and 8 x ** y log(x) ** 3.
        logarithm = np.log(2)
        expected = 6 * 0.5 + 12 * logarithm * (2 + logarithm) + 16 * logarithm**3
        found = _third_derivative(library, lambda x: x[0] ** x[1], [2.0, 1.0])
        assert (abs(found - expected) < 1e-9) == agrees
        assert _third_derivative(library, library.special.i1, [0.0]) == (0.375 if agrees else 0)


_LOSSES: dict[str, Callable[[Any, Any, Any], Any]] = {
    "weight of logits": lambda t, x, w: t.nn.functional.binary_cross_entropy_with_logits(
        x, t.ones(2, 3, dtype=t.float64), w
    ),
    "pos_weight": lambda t, x, w: t.nn.functional.binary_cross_entropy_with_logits(
        x, t.ones(2, 3, dtype=t.float64), pos_weight=w
    ),
    "margins": lambda t, x, w: t.nn.functional.multi_margin_loss(x, t.tensor([0, 2]), weight=w),
    "target": lambda t, x, w: t.nn.functional.soft_margin_loss(x, w.expand(2, 3)),
}


@pytest.mark.parametrize("name", _LOSSES)
def test_losses_have_gradients_that_pytorch_refuses(name: str) -> None:
    values, weights = [[0.2, -0.3, 0.5], [1.0, 0.1, -0.4]], [0.5, 1.5, 2.0]
    arguments = [torch.tensor(v, dtype=torch.float64) for v in (values, weights)]
    with pytest.raises(RuntimeError, match="not differentiable with respect to argument"):
        _LOSSES[name](torch, arguments[0], arguments[1].requires_grad_())
    x, w = (gs.tensor(v, dtype=gs.float64) for v in (values, weights))
    assert gs.autograd.gradcheck(lambda w: _LOSSES[name](gs, x, w), (w.requires_grad_(),))


def test_the_first_channel_leaves_windows() -> None:
    for library, follows in ((gs, True), (torch, False)):
        x = library.tensor([10.0, 1.0, 1.0, 1.0, 1.0, 1.0]).view(1, 6, 1, 1)
        found = library.nn.CrossMapLRN2d(3, alpha=1.0)(x)
        same = library.nn.LocalResponseNorm(3, alpha=1.0)(x)
        assert bool((found - same).abs().max() < 1e-6) == follows
        assert (found[0, 2].item() < 0.1) != follows
