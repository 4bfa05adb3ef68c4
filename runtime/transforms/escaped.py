"""Calls with tensors of transforms that are no longer open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.bits import KEYSET_SHIFT
from ..core.keysets import highest_key
from ..core.nesting import tensors_in
from ..core.tensor import Tensor
from ..dispatch.call import call
from ..dispatch.missing import missing_kernel
from ..dispatch.operator import OpOverload
from .batch_layer import escaped
from .cells import settled


def settling(operator: OpOverload, bits: int, find: Any) -> Callable[..., Any]:
    """The fallback of the keys ``FuncTorchGradWrapper`` and ``Functionalize``: tensors are what they stood for."""

    def settled_call(*args: Any) -> Any:
        values = [_settled(value) for value in args]
        if all(value is before for value, before in zip(tensors_in(values), tensors_in(args))):
            # A program has included the key, or a tensor of a level that is open is used on one outside.
            raise missing_kernel(operator, highest_key(bits >> KEYSET_SHIFT))
        return call(operator, values)

    return settled_call


def _settled(value: Any) -> Any:
    if isinstance(value, Tensor):
        return settled(value)
    if value.__class__ is list or value.__class__ is tuple:
        return [_settled(item) for item in value]
    return value


def refusing(operator: OpOverload, bits: int, find: Any) -> Callable[..., Any]:
    """The fallback of the key ``FuncTorchBatched``: RuntimeError, as there are no examples any more."""

    def refused(*args: Any) -> Any:
        raise escaped()

    return refused
