"""Three steps of each optimizer, each way that they run; `tests/sweeps/test_optimizers.py` has PyTorch's own database of options."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402

NAMES = ["ASGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "NAdam", "RAdam"]
NAMES += ["RMSprop", "Rprop", "SGD"]


def _steps(m: Any, name: str, **options: Any) -> list[Any]:
    random = np.random.default_rng(0)
    params = [m.from_numpy(random.standard_normal(s)) for s in ((3, 4), (5,), (70, 65))]
    params = [p.requires_grad_(True) for p in params]
    optimizer = getattr(m.optim, name)(params, **options)
    for _ in range(3):
        for p in params:
            p.grad = m.from_numpy(random.standard_normal(tuple(p.shape)))
        optimizer.step()
    return [p.detach().numpy() for p in params]


@pytest.mark.parametrize("name", NAMES)
def test_steps(name: str) -> None:
    theirs = _steps(torch, name, maximize=True)
    for foreach in (None, False, True):
        for a, b in zip(_steps(gs, name, maximize=True, foreach=foreach), theirs, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("most", [6, 7, 12])
def test_lines_are_searched_no_longer_than_evaluations_are_left(most: int) -> None:
    """The likelihood of a Gaussian process has a wall that steps run into, by which searches are long."""
    found: list[list[float]] = []
    for m in (gs, torch):
        x = m.linspace(0, 1, 20, dtype=m.float64)
        m.manual_seed(0)
        y = m.sin(6 * x) + 0.1 * m.randn(20, dtype=m.float64)
        squares, eye = (x[:, None] - x) ** 2, m.eye(20, dtype=m.float64)
        params = [m.nn.Parameter(m.tensor(v, dtype=m.float64)) for v in (0.0, 0.0, -2.0)]
        optimizer = m.optim.LBFGS(params, max_iter=6, max_eval=most, line_search_fn="strong_wolfe")
        losses: list[float] = []

        def closure(m: Any = m, given: Any = (params, optimizer, losses, squares, eye, y)) -> Any:
            params, optimizer, losses, squares, eye, y = given
            optimizer.zero_grad()
            length, scale, noise = (m.nn.functional.softplus(p) for p in params)
            factor = m.linalg.cholesky(scale * m.exp(-0.5 * squares / length**2) + noise * eye)
            fit = 0.5 * (y * m.cholesky_solve(y[:, None], factor)[:, 0]).sum()
            loss = fit + factor.diagonal().log().sum()
            loss.backward()
            losses.append(loss.item())
            return loss

        for _ in range(3):
            optimizer.step(closure)
        found.append(losses)
    assert found[0] == pytest.approx(found[1], rel=1e-4)


@pytest.mark.parametrize("name", [*NAMES, "LBFGS", "Muon"])
def test_groups_hold_their_options_in_the_order_of_pytorch(name: str) -> None:
    ours, theirs = (getattr(m.optim, name)([m.ones(2, 2)]).param_groups[0] for m in (gs, torch))
    assert list(ours) == list(theirs)


def test_lbfgs_keeps_the_same_state() -> None:
    def kept(m: Any) -> list[str]:
        w = m.tensor([3.0, 4.0], requires_grad=True)
        optimizer = m.optim.LBFGS([w], lr=0.5, max_iter=4)

        def closure() -> Any:
            optimizer.zero_grad()
            loss = (w * w * m.tensor([1.0, 9.0])).sum()
            loss.backward()
            return loss

        optimizer.step(closure)
        return sorted(optimizer.state[w])

    assert "al" in kept(gs)
    assert kept(gs) == kept(torch)


def test_muon_comes_to_the_same_values() -> None:
    def stepped(m: Any) -> Any:
        w = m.from_numpy(np.random.default_rng(1).standard_normal((5, 3)).astype(np.float32))
        w.grad = w.cos()
        m.optim.Muon([w], lr=0.1).step()
        return w.numpy()

    np.testing.assert_allclose(stepped(gs), stepped(torch), rtol=1e-6)
