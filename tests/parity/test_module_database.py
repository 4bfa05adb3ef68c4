"""Layers run as PyTorch's tests of them do: the first sample of each; tests/sweeps has all."""

from __future__ import annotations

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from module_database import INFOS, compare, refusal, refusals, samples  # noqa: E402


def test_every_layer_of_the_database_is_there() -> None:
    assert len(INFOS) == 114


@pytest.mark.parametrize("training", [True, False], ids=["train", "eval"])
@pytest.mark.parametrize("name", INFOS)
def test_layers_agree(name: str, training: bool) -> None:
    """Output, gradients of inputs and parameters, state, repr and a pickle are PyTorch's."""
    sample = next(samples(name, "float64", training))
    compare(sample, "float64", training)


REFUSING = [name for name, info in INFOS.items() if info.module_error_inputs_func is not None]


def test_many_layers_have_something_to_refuse() -> None:
    assert len(REFUSING) >= 17


@pytest.mark.parametrize("name", REFUSING)
def test_layers_refuse_alike(name: str) -> None:
    """The class of the error and its words are PyTorch's, for arguments of layers and of calls."""
    for given in refusals(name):
        theirs, ours = refusal(name, given, torch), refusal(name, given, gs)
        assert ours == theirs
