"""Every sample that PyTorch's tests have of its layers, run in both libraries."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

sys.path.append(str(Path(__file__).parents[1] / "parity"))
from module_database import INFOS, compare, samples  # noqa: E402


@pytest.mark.parametrize("training", [True, False], ids=["train", "eval"])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", INFOS)
def test_layers_agree(name: str, dtype: str, training: bool) -> None:
    """Output, gradients of inputs and parameters, state, repr and a pickle are PyTorch's."""
    count = 0
    for sample in samples(name, dtype, training):
        compare(sample, dtype, training)
        count += 1
    assert count
