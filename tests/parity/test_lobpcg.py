"""Extreme eigenpairs, their gradients and refusals, beside PyTorch's iteration."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")


def _matrices(lib: Any) -> tuple[Any, Any]:
    """Two symmetric matrices, whose eigenvalues lie apart, and a positive definite one."""
    rng = np.random.default_rng(0)
    noise = rng.normal(size=(2, 12, 12)) / 10
    A = noise + noise.swapaxes(-1, -2) + np.diag(np.arange(12.0))
    B = np.diag(rng.uniform(1, 2, 12)) + 0.1
    return lib.tensor(A), lib.tensor(B)


@pytest.mark.parametrize(
    "call",
    [
        "A, 3",
        "A, 2, largest=False",
        "A[0]",
        "A, 2, n=3",
        "A[0], 3, n=2",
        "A, 2, lib.stack([B, B])",
        "A[1], 2, B, largest=False",
        "A, X=lib.ones(2, 12, 2, dtype=lib.float64).cumsum(-1).cumsum(-2) % 7",
        "A, 2, niter=50, tol=1e-9, method='basic'",
    ],
)
def test_pairs(call: str) -> None:
    def found(lib: Any) -> Any:
        A, B = _matrices(lib)
        lib.manual_seed(0)
        E, X = eval(f"lib.lobpcg({call})", {"lib": lib, "A": A, "B": B})
        return E.numpy(), X.numpy(), lib.rand(1).numpy()

    ours, theirs = found(gs), found(torch)
    np.testing.assert_allclose(ours[0], theirs[0], rtol=1e-6)
    np.testing.assert_allclose(abs(ours[1]), abs(theirs[1]), atol=1e-3)
    np.testing.assert_array_equal(ours[2], theirs[2])


def test_gradients() -> None:
    def slope(lib: Any) -> Any:
        A = _matrices(lib)[0].requires_grad_()
        E, X = lib.lobpcg(A, 2, tol=1e-10, niter=200)
        weights = lib.arange(12.0, dtype=lib.float64)[:, None]
        (found,) = lib.autograd.grad(E.sum() + (X**2 * weights).sum(), A)
        return found.numpy()

    np.testing.assert_allclose(slope(gs), slope(torch), atol=1e-6)


def test_gradients_beside_a_second_matrix() -> None:
    """PyTorch has none."""
    A, B = (t.double() for t in _matrices(gs))
    assert gs.autograd.gradcheck(
        lambda A, B: gs.lobpcg((A + A.mT) / 2, 2, (B + B.mT) / 2)[0],
        (A[0, :6, :6].clone().requires_grad_(), B[:6, :6].clone().requires_grad_()),
    )


def test_vectors_of_two_matrices() -> None:
    A, B = _matrices(gs)
    E, X = gs.lobpcg(A, 3, B)
    assert gs.allclose(A @ X, B @ X * E.unsqueeze(-2), atol=1e-10)
    assert gs.allclose(X.mT @ B @ X, gs.eye(3, dtype=gs.float64), atol=1e-10)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        ("A, 5", ValueError, r"rows \(=12\).*\(=5\)"),
        ("A, 0", ValueError, "k of one or more"),
        ("A[..., :3], 1", RuntimeError, "must be square"),
        ("A.int(), 1", RuntimeError, "real floating-point numbers"),
        ("A, 1, tracker=print", NotImplementedError, "nothing is iterated"),
    ],
)
def test_what_is_refused(call: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        eval(f"gs.lobpcg({call})", {"gs": gs, "A": _matrices(gs)[0]})
