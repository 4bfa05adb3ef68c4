"""Checks of layers that YAML declares, by the samples that it gives."""

from __future__ import annotations

import ast
import copy
import json
import pickle
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from typing import Any

from ..autograd.gradcheck import gradcheck
from ..core.dtypes import float64
from ..core.tensor import Tensor
from ..func.modules import functional_call
from ..nn.module import Module
from .assert_close import assert_equal
from .make_tensor import make_tensor


@dataclass(frozen=True, slots=True)
class LayerSample:
    """Arguments of a layer, and the shapes that it is called with."""

    package: str
    name: str
    made: str
    called: str

    def __str__(self) -> str:
        return f"{self.name}({self.made})({self.called})"

    def layer(self) -> Module:
        """The layer, its parameters in float64."""
        args, kwargs = _arguments(self.made)
        made: Module = getattr(import_module(f"{self.package}.layers"), self.name)(*args, **kwargs)
        return made.double()

    def inputs(self, device: str = "cpu") -> list[Tensor]:
        """Tensors of these shapes, of any numbers."""
        shapes, _ = _arguments(self.called)
        return [make_tensor(*s, dtype=float64, device=device, requires_grad=True) for s in shapes]


def layer_samples(package: str = "gradsmith.generated") -> list[LayerSample]:
    """The samples of all layers that the project declares whose generated modules are in `package`."""
    schema = json.loads(files(package).joinpath("schema.json").read_text(encoding="utf-8"))
    return [
        LayerSample(package, layer["name"], made, called)
        for layer in schema.get("layers", ())
        for made, called in layer["samples"]
    ]


def check_layer(sample: LayerSample) -> None:
    """One layer does what every layer does; AssertionError or GradcheckError where it does not.

    Its state loads into another one, copies and pickles compute the same, the meta device infers the output's
    shape and dtype, and the gradients of inputs and parameters agree with difference quotients.
    """
    layer, inputs = sample.layer(), sample.inputs()
    output = layer(*inputs)
    _require(repr(layer).startswith(f"{sample.name}("), f"repr is {layer!r}")
    other = sample.layer()
    other.load_state_dict(layer.state_dict())
    for same in (other, copy.deepcopy(layer), pickle.loads(pickle.dumps(layer))):
        _require(repr(same) == repr(layer), f"a copy of {layer!r} has repr {same!r}")
        assert_equal(same(*inputs), output)
    inferred = copy.deepcopy(layer).to(device="meta")(*sample.inputs("meta"))
    for what in ("shape", "dtype"):
        meta, own = getattr(inferred, what), getattr(output, what)
        _require(meta == own, f"{layer!r}: {what} is {own}, and {meta} on meta")
    names = [name for name, _ in layer.named_parameters()]

    def function(*tensors: Tensor) -> Any:
        given, parameters = tensors[: len(inputs)], tensors[len(inputs) :]
        return functional_call(layer, dict(zip(names, parameters, strict=True)), given)

    parameters = [p.detach().clone().requires_grad_() for p in layer.parameters()]
    gradcheck(function, (*inputs, *parameters))


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)


def _arguments(text: str) -> tuple[list[Any], dict[str, Any]]:
    """The literals between a call's parentheses."""
    call = ast.parse(f"f({text})", mode="eval").body
    assert isinstance(call, ast.Call)
    args = [ast.literal_eval(arg) for arg in call.args]
    return args, {k.arg or "": ast.literal_eval(k.value) for k in call.keywords}
