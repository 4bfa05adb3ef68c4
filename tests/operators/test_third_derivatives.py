"""Derivatives beyond the second, and at points that the generated checks leave out."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs
from gradsmith.autograd import grad, gradcheck, gradgradcheck

NORMALISERS = {
    "layer_norm": lambda x: gs.layer_norm(x, (3, 2)),
    "rms_norm": lambda x: gs.rms_norm(x, (3, 2), None, 0.1),
    "group_norm": lambda x: gs.group_norm(x, 1),
    "batch_norm": lambda x: gs.batch_norm(x, None, None, None, None, True, 0.1, 1e-5, False),
    "statistics": lambda x: gs.native_group_norm(x, None, None, 2, 3, 2, 1, 1e-5)[2],
}


@pytest.mark.parametrize("name", NORMALISERS)
def test_third_derivatives_of_normalisers(name: str) -> None:
    gs.manual_seed(0)
    x = gs.randn(2, 3, 2, dtype=gs.float64, requires_grad=True)

    def gradient(x: Any) -> Any:
        (found,) = grad(NORMALISERS[name](x).pow(2).sum() * x.sum(), x, create_graph=True)
        return found

    assert gradcheck(gradient, x)
    assert gradgradcheck(gradient, x)


def test_determinants_of_singular_complex_matrices() -> None:
    rows = [[1.0 + 2j, 0.5 - 1j, 2j], [1.0 + 2j, 0.5 - 1j, 2j], [2.0 - 1j, 1j, 1.0]]
    matrix = gs.tensor(rows, dtype=gs.complex128, requires_grad=True)
    assert gs.linalg.det(matrix) == 0
    assert gradcheck(gs.linalg.det, matrix, check_forward_ad=True)


def test_targets_of_certain_probabilities() -> None:
    certain = gs.tensor([0.0, 1.0], dtype=gs.float64)
    target = gs.tensor([0.25, 0.5], dtype=gs.float64, requires_grad=True)
    assert gradcheck(lambda t: gs.nn.functional.binary_cross_entropy(certain, t), target)
