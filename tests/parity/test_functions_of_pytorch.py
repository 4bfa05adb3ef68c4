"""Functions and modules of PyTorch that are called with our tensors."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="calls its functions")


@pytest.mark.parametrize(
    "call",
    [
        "torch.add(x, x)",
        "torch.pairwise_distance(x, x + 1)",
        "torch.nn.functional.softmax(x, dim=1)",
        "torch.nn.functional.pairwise_distance(x, x + 1, keepdim=True)",
        "torch.nn.PairwiseDistance(p=1.0)(x, x + 1)",
        "torch.special.i0(x)",
        "torch.linalg.norm(x)",
        "torch.fft.fft(x)",
        "torch.nn.functional.gelu(x, approximate='tanh')",
        "torch.split(x, 1)[1]",
    ],
)
def test_a_function_of_pytorch_is_ours_of_the_same_name(call: str) -> None:
    def by(x: Any) -> Any:
        return eval(call, {"torch": torch, "x": x})

    x = gs.arange(6.0).reshape(2, 3).requires_grad_()
    result = by(x)
    assert type(result) is gs.Tensor and result.requires_grad
    expected = by(torch.arange(6.0).reshape(2, 3))
    assert torch.allclose(torch.from_numpy(result.detach().numpy()), expected)
    result.abs().sum().backward()
    assert x.grad is not None


def test_a_subclass_keeps_its_class() -> None:
    class Own(gs.Tensor):
        pass

    assert type(torch.add(gs.ones(2).as_subclass(Own), gs.ones(2).as_subclass(Own))) is Own


def test_tensors_of_two_libraries_are_not_mixed() -> None:
    with pytest.raises(TypeError):
        torch.add(gs.ones(2), torch.ones(2))


def test_what_we_do_not_have_is_refused() -> None:
    def absent(x: Any) -> Any:
        result = type(x).__torch_function__(absent, (type(x),), (x,))
        if result is NotImplemented:
            raise TypeError("no implementation found for 'absent'")
        return result

    absent.__module__ = "torch.nn.functional"
    with pytest.raises(TypeError, match="no implementation found"):
        absent(gs.ones(2))
