"""Gradients of gamma and Dirichlet draws, beside differences of their quantiles."""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith as gs

special = pytest.importorskip("scipy.special")
STEP = 1e-5


def test_gamma_draws_move_along_their_quantiles() -> None:
    rng = np.random.default_rng(1)
    a = 10 ** rng.uniform(-1, 3, 300)
    concentration = gs.tensor(a, requires_grad=True)
    draws = gs._standard_gamma(concentration)
    weights = rng.standard_normal(a.shape)
    draws.backward(gs.tensor(weights))
    level = special.gammainc(a, draws.detach().numpy())
    difference = special.gammaincinv(a * (1 + STEP), level) - special.gammaincinv(
        a * (1 - STEP), level
    )
    expected = weights * difference / (2 * STEP * a)
    inside = (level > 1e-6) & (level < 1 - 1e-6)
    assert inside.sum() > 250
    assert concentration.grad is not None
    np.testing.assert_allclose(concentration.grad.numpy()[inside], expected[inside], rtol=1e-5)


def test_beta_draws_move_along_their_quantiles() -> None:
    rng = np.random.default_rng(2)
    a, b = 10 ** rng.uniform(-0.5, 2, (2, 300))
    concentration = gs.tensor(np.stack([a, b], -1), requires_grad=True)
    draws = gs._sample_dirichlet(concentration)
    weights = rng.standard_normal(a.shape)
    (draws[:, 0] * gs.tensor(weights)).sum().backward()
    level = special.betainc(a, b, draws[:, 0].detach().numpy())
    inside = (level > 1e-4) & (level < 1 - 1e-4)
    assert inside.sum() > 250
    assert concentration.grad is not None
    found = concentration.grad.numpy()
    for column, (step_a, step_b) in enumerate([(STEP * a, 0 * a), (0 * b, STEP * b)]):
        above = special.betaincinv(a + step_a, b + step_b, level)
        below = special.betaincinv(a - step_a, b - step_b, level)
        expected = weights * (above - below) / (2 * (step_a + step_b))
        np.testing.assert_allclose(found[inside, column], expected[inside], rtol=2e-4, atol=1e-7)


@pytest.mark.parametrize("dtype", [gs.float32, gs.float64])
def test_extreme_draws_have_finite_derivatives(dtype: gs.dtype) -> None:
    a = gs.tensor([1e-3, 0.5, 1.0, 1e6], dtype=dtype)
    for x in (0.0, 1e-30, 1.0, 1e7):
        assert gs._standard_gamma_grad(a, gs.full_like(a, x)).isfinite().all()
    for x in (0.0, 1e-30, 0.5, 1.0):
        assert gs._dirichlet_grad(gs.full_like(a, x), a, a + 1).isfinite().all()
    assert gs._standard_gamma_grad(a[:0], a[:0]).shape == (0,)
