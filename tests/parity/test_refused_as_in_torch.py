"""Calls that PyTorch refuses are refused with the same class of error, and where it matters the same words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")

CALLS: dict[str, Callable[[Any], Any]] = {
    "a device with an index": lambda m: m.ones(2).to("cuda:1"),
    "an index alone": lambda m: m.ones(2).to(0),
    "an index alone, by cuda": lambda m: m.ones(2).cuda(0),
    "a factory on an index": lambda m: m.zeros(2, device=1),
    "a layer on an index": lambda m: m.nn.Linear(2, 2).to(0),
    "device of an index": lambda m: m.device(0),
    "transposed to nothing": lambda m: m.nn.functional.conv_transpose2d(
        m.ones(1, 1, 1, 1), m.ones(1, 1, 2, 2), padding=1
    ),
    "transposed to less": lambda m: m.nn.functional.conv_transpose3d(
        m.ones(1, 1, 1, 1, 1), m.ones(1, 1, 1, 1, 1), padding=1
    ),
    "elu": lambda m: m.ops.aten.elu(m.ones(2), 1j),
    "leaky_relu": lambda m: m.ops.aten.leaky_relu(m.ones(2), 1j),
    "softplus": lambda m: m.ops.aten.softplus(m.ones(2), 1j),
    "threshold": lambda m: m.ops.aten.threshold(m.ones(2), 1j, 1),
    "hardshrink": lambda m: m.ops.aten.hardshrink(m.ones(2), 1j),
    "softshrink": lambda m: m.ops.aten.softshrink(m.ones(2), 1j),
    "celu": lambda m: m.ops.aten.celu(m.ones(2), 1j),
    "rrelu": lambda m: m.ops.aten.rrelu(m.ones(2), 1j, 1),
    "clamp": lambda m: m.ops.aten.clamp(m.ones(2), 1j),
    "an integer too large": lambda m: m.ones(2) + 2**70,
    "for integers": lambda m: m.tensor([1]) * 2**64,
    "in front": lambda m: 2**70 - m.ones(2),
    "to compare": lambda m: m.ones(2) == 2**70,
    "for many": lambda m: m.ones(5000) + 2**70,
    "in place": lambda m: m.ones(2).add_(2**70),
    "without elements": lambda m: m.ones(2, device="meta") + 2**70,
    "one output for two": lambda m: m.mode(m.ones(3), out=m.ones(3)),
    "a tuple of one": lambda m: m.mode(m.ones(3), out=(m.ones(1),)),
    "not of floats": lambda m: ~m.ones(2),
    "not of complex numbers": lambda m: ~m.ones(2, dtype=m.complex64),
    "a method with too much": lambda m: m.ones(2).sin(1),
}
OWN_WORDS = ("a device with an index", "a method with too much")


@pytest.mark.parametrize("name", CALLS)
def test_refusals(name: str) -> None:
    errors = []
    for module in (torch, gs):
        with pytest.raises(Exception) as caught:
            CALLS[name](module)
        errors.append(caught.value)
    theirs, ours = errors
    assert type(ours) is type(theirs)
    if name not in OWN_WORDS:
        assert str(ours).replace("double", "float") == str(theirs).replace("double", "float")


@pytest.mark.parametrize(
    "call",
    [
        lambda m, x, i: m.addcdiv(x, i, i),
        lambda m, x, i: m.addcdiv(x, i > 0, i),
        lambda m, x, i: m.addcdiv(x, i, i, out=x),
        lambda m, x, i: x.addcdiv_(i, i),
        lambda m, x, i: m.addcdiv(x.to("meta"), i.to("meta"), i.to("meta")),
        lambda m, x, i: m._foreach_addcdiv([x], [i], [i], 1),
        lambda m, x, i: m.addcdiv(x.requires_grad_(), i, i),
        lambda m, x, i: m.vmap(m.addcdiv)(x, i, i),
    ],
)
def test_a_quotient_of_integers_is_refused_beside_floats(call: Any) -> None:
    """Promotion made floats of them before anybody looked."""
    for module in (torch, gs):
        x = module.tensor([1.5, 2.5])
        with pytest.raises(RuntimeError, match="Integer division with addcdiv is no longer"):
            call(module, x, module.tensor([1, 2]))
        assert x.tolist() == [1.5, 2.5]
        assert module.addcdiv(module.tensor([1]), x, module.tensor(2)).tolist() == [1.75, 2.25]


def test_one_of_several_outputs_is_named() -> None:
    for call in ("mode", "sort", "cummax"):
        out = gs.empty(0), gs.empty(0, dtype=gs.int32)
        rest = (0,) if call == "cummax" else ()
        with pytest.raises(RuntimeError, match=r"long int, but got int instead .*'indices'\)$"):
            getattr(gs, call)(gs.ones(3), *rest, out=out)
        assert not out[0].numel() and not out[1].numel()


def test_methods_are_those_of_tensors() -> None:
    with pytest.raises(TypeError, match=r"^Tensor\.sin\(\)"):
        gs.ones(2).sin(1)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    "name", ["shape", "dtype", "T", "grad_fn", "is_leaf", "device", "output_nr"]
)
def test_an_attribute_that_cannot_be_set_is_named(name: str) -> None:
    for module in (torch, gs):
        x = module.ones(2)
        with pytest.raises(AttributeError, match=f"'{name}'"):
            setattr(x, name, 1)
        with pytest.raises(RuntimeError, match=r"^requires_grad must be a bool"):
            x.requires_grad = 1


def test_the_gradient_has_a_second_name() -> None:
    """What a program writes to it is the gradient, under the rules of that."""
    for module in (torch, gs):
        x = module.ones(2)
        x._grad = module.full((2,), 3.0)
        assert x.grad is x._grad
        assert x.grad.tolist() == [3.0, 3.0] and "_grad" not in x.__dict__
        with pytest.raises(RuntimeError, match="size"):
            x._grad = module.ones(3)
        x._grad = None
        assert x.grad is None
