"""What a program keeps on a tensor under names of its own is the program's."""

import pytest

import gradsmith as gs


@pytest.mark.parametrize(
    "name", ["_data", "_bits", "_edge", "_counter", "_extra", "_version_", "note"]
)
def test_an_attribute_of_ones_own_leaves_the_tensor_alone(name: str) -> None:
    parameter = gs.tensor([1.0, 2.0], requires_grad=True)
    kept = gs.zeros(3)
    setattr(parameter, name, kept)
    assert getattr(parameter, name) is kept
    (parameter * parameter).sum().backward()
    assert parameter.tolist() == [1.0, 2.0] and parameter.dtype is gs.float32
    assert parameter.grad is not None and parameter.grad.tolist() == [2.0, 4.0]
