"""What SciPy may compute comes to the same with and without it, and small or foreign arrays never go there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.operators import scipy_routines

pytest.importorskip("scipy", reason="the extra 'fast' is not installed")

_RANDOM = np.random.default_rng(0)


def _square(dtype: str) -> Any:
    array = _RANDOM.standard_normal((70, 70))
    if dtype.startswith("complex"):
        array = array + 1j * _RANDOM.standard_normal((70, 70))
    return gs.tensor((array / 70 + np.eye(70)).astype(dtype))


def _positive(dtype: str) -> Any:
    matrix = _square(dtype)
    return matrix @ matrix.mH


def _right(dtype: str) -> Any:
    return _square(dtype)[:, :3].clone()


_CASES: dict[str, Callable[[str], tuple[Callable[..., Any], tuple[Any, ...]]]] = {
    **{
        f"triangular {upper} {left} {unit} {turned}": (
            lambda dtype, upper=upper, left=left, unit=unit, turned=turned: (
                lambda a, b: gs.linalg.solve_triangular(
                    a.mT if turned else a,
                    b if left else b.mT,
                    upper=upper,
                    left=left,
                    unitriangular=unit,
                ),
                (_square(dtype), _right(dtype)),
            )
        )
        for upper in (False, True)
        for left in (False, True)
        for unit in (False, True)
        for turned in (False, True)
    },
    "cholesky": lambda dtype: (gs.linalg.cholesky, (_positive(dtype),)),
    "cholesky, upper": lambda dtype: (
        lambda a: gs.linalg.cholesky(a.triu(), upper=True),
        (_positive(dtype),),
    ),
    "cholesky, lower": lambda dtype: (
        lambda a: gs.linalg.cholesky(a.tril()),
        (_positive(dtype),),
    ),
    "cholesky of none": lambda dtype: (
        lambda a: gs.linalg.cholesky_ex(a - 2 * gs.eye(70, dtype=a.dtype))[1],
        (_positive(dtype),),
    ),
    "solve": lambda dtype: (gs.linalg.solve, (_square(dtype), _right(dtype))),
    "solve a vector": lambda dtype: (gs.linalg.solve, (_square(dtype), _right(dtype)[:, 0])),
    "solve from the right": lambda dtype: (
        lambda a, b: gs.linalg.solve(a, b.mT, left=False),
        (_square(dtype), _right(dtype)),
    ),
    "solve a singular one": lambda dtype: (
        lambda a, b: gs.linalg.solve_ex(a * 0, b)[1],
        (_square(dtype), _right(dtype)),
    ),
    "lu": lambda dtype: (lambda a: gs.linalg.lu_factor(a)[0], (_square(dtype),)),
    "pivots": lambda dtype: (lambda a: gs.linalg.lu_factor(a)[1], (_square(dtype),)),
    **{
        f"{name} {norm}": (
            lambda dtype, name=name, norm=norm: (
                lambda a: getattr(gs.fft, name)(a.real if name.startswith("r") else a, norm=norm),
                (_square(dtype),),
            )
        )
        for name in ("fft", "ifft", "fft2", "ifftn", "rfft", "rfft2", "irfft", "irfft2", "hfft")
        for norm in ("backward", "ortho", "forward")
    },
    "digamma": lambda dtype: (lambda a: gs.digamma(a.real.abs() * 9), (_square(dtype),)),
    "digamma below zero": lambda dtype: (lambda a: gs.digamma(a.real * 9), (_square(dtype),)),
    "ndtri": lambda dtype: (
        lambda a: gs.special.ndtri(
            gs.linspace(-0.1, 1.1, 4900, dtype=a.real.dtype) + a.real[0, 0] * 0
        ),
        (_square(dtype),),
    ),
}


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
@pytest.mark.parametrize("case", _CASES)
def test_with_and_without(case: str, dtype: str, monkeypatch: pytest.MonkeyPatch) -> None:
    call, arguments = _CASES[case](dtype)
    monkeypatch.setattr(scipy_routines, "LEAST", 1)
    asked: list[str] = []
    known = scipy_routines._routine
    monkeypatch.setattr(
        scipy_routines, "_routine", lambda name: asked.append(name) or known(name)  # type: ignore[func-returns-value]
    )
    served = call(*arguments)
    assert asked
    monkeypatch.setattr(scipy_routines, "enabled", False)
    asked.clear()
    own = call(*arguments)
    assert not asked
    assert (served.dtype, served.shape, served.stride()) == (own.dtype, own.shape, own.stride())
    tolerance = {"rtol": 1e-4, "atol": 1e-4} if dtype in ("float32", "complex64") else {}
    np.testing.assert_allclose(
        served.resolve_conj().numpy(),
        own.resolve_conj().numpy(),
        **{"rtol": 1e-9, "atol": 1e-10, **tolerance},
    )


def test_small_arrays_are_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scipy_routines, "_routine", lambda name: pytest.fail(name))
    gs.fft.fft(gs.randn(8))
    gs.linalg.solve(gs.eye(3), gs.ones(3))
    gs.linalg.solve_triangular(gs.eye(70).expand(2, 70, 70), gs.ones(2, 70, 1), upper=True)


def test_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where SciPy cannot be imported, ours compute."""
    import sys

    scipy_routines._routine.cache_clear()
    monkeypatch.setitem(sys.modules, "scipy.fft", None)
    try:
        array = np.ones((100, 100))
        assert scipy_routines.scipy_routine("fft.fft", array) is None
        assert gs.fft.fft(gs.tensor(array)).shape == (100, 100)
    finally:
        scipy_routines._routine.cache_clear()
