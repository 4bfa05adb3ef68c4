"""Operators over lists of tensors beside PyTorch's: values, what in-place ones return, gradients, refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402

Lists = tuple[list[Any], list[Any], list[Any]]

CALLS: dict[str, Callable[[Any, Any, Any, Any], Any]] = {
    "add lists": lambda xp, a, b, c: xp._foreach_add(a, b, alpha=2),
    "add a number": lambda xp, a, b, c: xp._foreach_add(a, 2.5),
    "add numbers": lambda xp, a, b, c: xp._foreach_add(a, [1, 2.0]),
    "add one tensor": lambda xp, a, b, c: xp._foreach_add(a, xp.tensor(3.0)),
    "sub": lambda xp, a, b, c: xp._foreach_sub(a, b),
    "mul": lambda xp, a, b, c: xp._foreach_mul(tuple(a), 2),
    "div": lambda xp, a, b, c: xp._foreach_div(a, c),
    "pow": lambda xp, a, b, c: xp._foreach_pow(c, b) + xp._foreach_pow(c, 2),
    "maximum": lambda xp, a, b, c: xp._foreach_maximum(a, b),
    "clamp": lambda xp, a, b, c: xp._foreach_clamp_max(xp._foreach_clamp_min(a, b), 0.1),
    "addcdiv": lambda xp, a, b, c: xp._foreach_addcdiv(a, b, c, value=0.5),
    "addcdiv numbers": lambda xp, a, b, c: xp._foreach_addcdiv(a, b, c, [1, 2]),
    "addcmul vector": lambda xp, a, b, c: xp._foreach_addcmul(a, b, c, xp.tensor([1.0, 2.0])),
    "lerp": lambda xp, a, b, c: xp._foreach_lerp(a, b, 0.3) + xp._foreach_lerp(a, b, c),
    "norm": lambda xp, a, b, c: xp._foreach_norm(a) + xp._foreach_norm(a, 1),
    "max": lambda xp, a, b, c: xp._foreach_max(a),
    "in place": lambda xp, a, b, c: xp._foreach_addcdiv_(xp._foreach_mul_(a, 3), b, c, value=-1),
    "copy": lambda xp, a, b, c: xp._foreach_copy_(a, b) + xp._foreach_zero_(b),
    **{
        name: lambda xp, a, b, c, name=name: getattr(xp, f"_foreach_{name}")(c)
        for name in ("exp", "sqrt", "log", "neg", "abs", "reciprocal", "sign", "sigmoid", "erf")
    },
}


def _lists(xp: Any) -> Lists:
    random = np.random.default_rng(0)
    a, b = ([xp.from_numpy(random.standard_normal(s)) for s in ((3,), (2, 2))] for _ in range(2))
    return a, b, [t.abs() + 1 for t in b]


@pytest.mark.parametrize("name", CALLS)
def test_values(name: str) -> None:
    ours, theirs = (CALLS[name](xp, *_lists(xp)) for xp in (gs, torch))
    assert type(ours) is type(theirs)
    for x, y in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(x.numpy(), y.numpy(), rtol=1e-12)


@pytest.mark.parametrize("name", ["_foreach_maximum", "_foreach_minimum"])
@pytest.mark.parametrize("other", [0.5, 2, [1, 2.5], True])
def test_the_larger_and_the_smaller_of_numbers(name: str, other: Any) -> None:
    found = []
    for xp in (gs, torch):
        tensors = [xp.tensor([0.1, 3.0]), xp.tensor([1, 4])]
        out = getattr(xp, name)(tensors, other)
        found.append([(str(t.dtype).partition(".")[2], t.tolist()) for t in out])
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["_foreach_maximum_", "_foreach_minimum_"])
@pytest.mark.parametrize("other", [0.5, 2, [1, 2.5], "list", "one", "too few"])
def test_the_larger_and_the_smaller_in_place(name: str, other: Any) -> None:
    found: list[Any] = []
    for xp in (gs, torch):
        tensors = [xp.tensor([0.1, 3.0]), xp.tensor([1.0, 4.0])]
        others = {"one": xp.tensor(1.0), "list": [t + 0.5 for t in tensors[::-1]]}
        others["too few"] = others["list"][:1]
        given = others[other] if isinstance(other, str) else other
        try:
            assert getattr(xp, name)(tensors, given) is tensors
        except RuntimeError as error:
            found.append(str(error))
        else:
            found.append([t.tolist() for t in tensors])
    assert found[0] == found[1]


def test_in_place_ones_return_the_list() -> None:
    a, b, _ = _lists(gs)
    assert gs._foreach_mul_(a, 2) is a
    assert gs.ops.aten._foreach_add_(a, b) is None


def test_gradients() -> None:
    grads = []
    for xp in (gs, torch):
        leaves = [t.requires_grad_() for t in _lists(xp)[0]]
        sum(t.sum() for t in xp._foreach_mul(xp._foreach_exp(leaves), leaves)).backward()
        grads.append([t.grad.numpy() for t in leaves])
    for x, y in zip(*grads, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-12)


@pytest.mark.parametrize(
    "call",
    [
        lambda xp, a, b: xp._foreach_add(a, b[:1]),
        lambda xp, a, b: xp._foreach_add(a, [1.0]),
        lambda xp, a, b: xp._foreach_exp([]),
        lambda xp, a, b: xp._foreach_mul(a, b[0]),
    ],
)
def test_refusals(call: Any) -> None:
    messages = []
    for xp in (gs, torch):
        a, b, _ = _lists(xp)
        with pytest.raises(RuntimeError) as refused:
            call(xp, a, b)
        messages.append(str(refused.value).split("\n")[0])
    assert messages[0].split(", got")[0] == messages[1].split(", got")[0]
