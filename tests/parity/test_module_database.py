"""Layers run as PyTorch's tests of them do: the first sample of each; tests/sweeps has all."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from module_database import INFOS, compare, samples  # noqa: E402


def test_every_layer_of_the_database_is_there() -> None:
    assert len(INFOS) == 114


@pytest.mark.parametrize("training", [True, False], ids=["train", "eval"])
@pytest.mark.parametrize("name", INFOS)
def test_layers_agree(name: str, training: bool) -> None:
    """Output, gradients of inputs and parameters, state, repr and a pickle are PyTorch's."""
    sample = next(samples(name, "float64", training))
    compare(sample, "float64", training)
