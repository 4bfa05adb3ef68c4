"""``unsqueeze_`` and its kin: shape, history and version as PyTorch's."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

CALLS = [
    "unsqueeze_(0)",
    "unsqueeze_(-1)",
    "squeeze_()",
    "squeeze_(1)",
    "t_()",
    "transpose_(0, 1)",
    "swapaxes_(0, 1)",
    "as_strided_((2, 2), (1, 2))",
]


def _after(lib: Any, call: str, start: str) -> Any:
    leaf = lib.arange(6.0).reshape(6, 1) if "squeeze_(" in call else lib.arange(6.0).reshape(2, 3)
    leaf.requires_grad_()
    x = eval(start, {"leaf": leaf})
    result = eval(f"x.{call}", {"x": x})
    assert result is x
    y = x * x
    y.sum().backward()
    name = x.grad_fn.name().rstrip("0123456789")  # the numbers tell PyTorch's forms apart
    return tuple(x.shape), x.tolist(), leaf.grad.tolist(), name, x._version


@pytest.mark.parametrize("call", CALLS)
def test_recorded(call: str) -> None:
    assert _after(gs, call, "leaf * 2") == _after(torch, call, "leaf * 2")


@pytest.mark.parametrize("call", CALLS[:7])
def test_of_views(call: str) -> None:
    own, theirs = (_after(lib, call, "(leaf * 2)[:]") for lib in (gs, torch))
    assert own[:3] == theirs[:3]


def test_leaves_that_require_grad_refuse() -> None:
    for lib in (gs, torch):
        leaf = lib.zeros(2, requires_grad=True)
        with pytest.raises(RuntimeError, match="leaf Variable"):
            leaf.unsqueeze_(0)


def test_without_recording() -> None:
    for lib in (gs, torch):
        leaf = lib.ones(2, requires_grad=True)
        with lib.no_grad():
            leaf.unsqueeze_(0)
        assert leaf.requires_grad and leaf.is_leaf and tuple(leaf.shape) == (1, 2)
        (leaf * 3).sum().backward()
        assert leaf.grad.tolist() == [[3.0, 3.0]]


@pytest.mark.parametrize("wrap", [False, True])
@pytest.mark.parametrize(
    "shape", [(3, 3), (2, 5), (5, 2), (7, 2), (8, 2), (9, 3), (2, 2, 2), (0, 3), (3, 0), (4, 1)]
)
def test_fill_diagonal(shape: tuple[int, ...], wrap: bool) -> None:
    for start in ("plain", "transposed", "recorded"):
        results = []
        for lib in (gs, torch):
            leaf = lib.ones(shape, requires_grad=start == "recorded")
            x = leaf * 2 if start == "recorded" else leaf.transpose(0, -1)
            if start == "plain":
                x = leaf
            version = x._version
            assert x.fill_diagonal_(7.5, wrap) is x
            found = [x.tolist(), x._version > version]
            if start == "recorded":
                (x * x).sum().backward()
                found.append(leaf.grad.tolist())
            results.append(found)
        assert results[0] == results[1]


def test_plain() -> None:
    x = gs.arange(3)
    assert x.unsqueeze_(0).t_().shape == (3, 1)
    assert x.tolist() == [[0], [1], [2]]
    scalar = gs.tensor(1.5)
    assert (scalar.unsqueeze_(0) + gs.tensor([1.5])).tolist() == [3.0]
    assert (scalar.squeeze_() + gs.tensor(1, dtype=gs.float64)).dtype is gs.float64
