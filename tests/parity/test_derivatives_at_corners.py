"""Gradients where no difference quotient tells what they are: at kinks, poles and ties, and off the Hermitian matrices.

What is returned there is a convention, PyTorch's.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from closeness import same_gradients  # noqa: E402

import gradsmith as gs  # noqa: E402

ROWS = np.array([[0.0, 1.5, -2.0], [0.0, 0.0, 0.0], [1.0, -1.0, 1.0]])
COMPLEX_ROWS = ROWS + 1j * np.array([[0, 0.5, 1], [0, 0, 0], [1, 1, -1]])
ORDERS = ("0.5", "1", "1.5", "2", "3", "float('inf')", "float('-inf')")


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("rows", [ROWS, COMPLEX_ROWS], ids=["real", "complex"])
def test_norms_at_zeros_and_ties(order: str, rows: Any) -> None:
    same_gradients(f"lib.linalg.vector_norm(a, {order}, dim=1)", [rows], second=False)


@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("is_complex", [False, True], ids=["real", "complex"])
def test_gradients_of_a_factor_are_hermitian(upper: bool, is_complex: bool) -> None:
    rng = np.random.default_rng(0)
    half = rng.standard_normal((3, 3)) + 1j * is_complex * rng.standard_normal((3, 3))
    matrix = half @ half.conj().T + np.eye(3)
    factor = f"lib.linalg.cholesky(a, upper={upper})"
    expression = f"lib.view_as_real({factor})" if is_complex else factor
    same_gradients(expression, [matrix if is_complex else matrix.real], second=False)


@pytest.mark.parametrize(
    "call", ["eigh(a)[1]", "eig(a)[1]", "svd(a)[0]", "svd(a)[2]", "svd(a, False)[0]"]
)
def test_losses_that_depend_on_a_phase_are_refused(call: str) -> None:
    rng = np.random.default_rng(0)
    half = rng.standard_normal((3, 3)) + 1j * rng.standard_normal((3, 3))
    messages = []
    for lib in (gs, torch):
        a = lib.tensor(half + half.conj().T, requires_grad=True)
        with pytest.raises(RuntimeError, match="up to multiplication by e") as caught:
            eval(f"lib.linalg.{call}").real.sum().backward()
        messages.append(str(caught.value))
        assert a.grad is None
    assert messages[0] == messages[1]


@pytest.mark.parametrize(
    ("expression", "arrays"),
    [
        ("lib.special.xlog1py(a, b)", [[0.0, 0.0, 0.0, 1.5], [-1.0, -2.0, 0.5, 0.5]]),
        ("lib.special.xlog1py(a, -2.0)", [[0.0, 0.0]]),
        ("lib.special.xlog1py(0, a)", [[0.5]]),
    ],
)
def test_products_of_zero_and_a_logarithm(expression: str, arrays: list[list[float]]) -> None:
    same_gradients(expression, [np.array(array) for array in arrays], second=False)


@pytest.mark.parametrize(
    "expression",
    [
        "lib.nn.functional.binary_cross_entropy(a, T([1.0, 0.0, 1.0, 0.5], dtype=lib.float64)) + 0 * b.sum()",
        "lib.nn.functional.smooth_l1_loss(a, b, beta=0.0)",
    ],
)
def test_losses_where_they_are_cut_off(expression: str) -> None:
    same_gradients(
        expression, [np.array([0.0, 1.0, 1.0, 0.5]), np.array([1.0, 0.0, 1.0, 0.5])], second=False
    )


@pytest.mark.parametrize("call", ["scatter_reduce", "index_reduce"])
@pytest.mark.parametrize("reduce", ["amax", "amin", "prod"])
def test_ties_and_several_zeros_of_a_reduction_by_index(call: str, reduce: str) -> None:
    source = [0.0, 2.0, 2.0, 0.0] if reduce == "prod" else [1.0, 2.0, 2.0, 3.0]
    expression = f"a.{call}(0, lib.tensor([0, 1, 1, 0]), b, '{reduce}')"
    same_gradients(expression, [np.array([1.0, 2.0]), np.array(source)], second=False)


@pytest.mark.parametrize("name", ["cumprod", "logcumsumexp", "cumsum"])
@pytest.mark.parametrize("shape", [(), (1,), (1, 1), (0,)])
def test_the_gradient_of_a_scan_of_one_element_does_not_depend_on_it(
    name: str, shape: tuple[int, ...]
) -> None:
    """Quotients of the element and itself round: the second derivative was noise."""

    def second(lib: Any) -> list[Any]:
        x = lib.full(shape, -4.7, dtype=lib.float64, requires_grad=True)
        weight = lib.full(shape, 0.3, dtype=lib.float64, requires_grad=True)
        (first,) = lib.autograd.grad(getattr(x, name)(0), x, weight, create_graph=True)
        ones = lib.full(shape, 1.7, dtype=lib.float64)
        found = lib.autograd.grad(first, [x, weight], ones, allow_unused=True)
        return [None if t is None else t.numpy() for t in found]

    for own, expected in zip(second(gs), second(torch), strict=True):
        assert (own is None) == (expected is None)
        if own is not None:
            np.testing.assert_allclose(own, expected, rtol=1e-15)


AT_KINKS = {
    **{
        f"F.{name}(a)": (0.0, 3.0, -3.0)
        for name in ("hardswish", "hardtanh", "relu6", "softshrink", "hardshrink")
    },
    **{
        f"F.{name}(a)": (0.0, -1.0, 1.0)
        for name in ("elu", "celu", "selu", "relu", "leaky_relu", "silu", "gelu", "mish")
    },
    "F.celu(a, 2.0)": (0.0, -2.0),
    "F.softplus(a, 2.0, 2.0)": (0.5, 1.0, 2.0),
    "F.threshold(a, 1.0, 1.0)": (1.0,),
    "a.clamp(-1, 2) ** 3": (-1.0, 2.0),
    "a.clamp(lib.zeros_like(a), lib.ones_like(a)) ** 3": (0.0, 1.0),
    "lib.atan2(a, lib.ones_like(a))": (-1.0, 0.0, 1.0),
    "lib.atan2(lib.ones_like(a), a)": (-1.0, 0.0, 1.0),
    "lib.hypot(a, lib.ones_like(a))": (-1.0, 0.0, 1.0),
    "lib.logaddexp(a, lib.ones_like(a))": (-1.0, 0.0, 1.0),
    "lib.maximum(a, lib.ones_like(a)) ** 3": (1.0,),
    "lib.fmin(a, lib.ones_like(a)) ** 3": (1.0,),
    **{
        f"F.{loss}(a, lib.zeros_like(a), reduction='{reduction}')": (-1.0, 0.0, 1.0)
        for loss in ("smooth_l1_loss", "huber_loss", "l1_loss", "mse_loss")
        for reduction in ("none", "mean")
    },
    "F.smooth_l1_loss(a, lib.zeros_like(a), beta=2.0)": (-2.0, 0.0, 2.0),
    "F.huber_loss(a, lib.zeros_like(a), delta=0.5)": (-0.5, 0.0, 0.5),
    "F.hinge_embedding_loss(a, -lib.ones_like(a))": (1.0,),
}


@pytest.mark.parametrize("expression", AT_KINKS)
def test_the_first_three_derivatives_at_kinks(expression: str) -> None:
    for place in AT_KINKS[expression]:
        found = []
        for lib in (gs, torch):
            a = lib.tensor([place], dtype=lib.float64, requires_grad=True)
            value = eval(expression, {"lib": lib, "F": lib.nn.functional, "a": a}).sum()
            derivatives = []
            for _ in range(3):
                if value.requires_grad:
                    (value,) = lib.autograd.grad(value, a, create_graph=True, allow_unused=True)
                    value = lib.zeros(1) if value is None else value
                else:
                    value = lib.zeros(1)
                derivatives.append(value.item())
            found.append(derivatives)
        assert found[0] == pytest.approx(found[1], rel=1e-9, abs=1e-12), place


@pytest.mark.parametrize("p", [1, 2])
@pytest.mark.parametrize("scores", [[0.0, -1.0], [1.0, 0.0], [0.0, 0.0]])
def test_classes_right_on_the_margin(scores: list[float], p: int) -> None:
    same_gradients(
        f"lib.nn.functional.multi_margin_loss(a, lib.tensor([0]), p={p})",
        [np.array([scores])],
        second=False,
    )
