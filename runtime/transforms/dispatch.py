"""What the dispatcher is told of transforms: the function for a call while one is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.bits import OUTSIDE, OUTSIDE_VMAP
from ..dispatch.autograd_hooks import autograd_hooks
from ..dispatch.operator import OpOverload
from .batch_layer import batch_layer
from .cells import settled
from .functional_layer import functional_layer
from .grad_layer import grad_layer


def transformed(operator: OpOverload, bits: int, find: Callable[..., Any]) -> Callable[..., Any]:
    """The function for calls with these masked bits within the kind of level that they show."""
    if not bits & OUTSIDE:
        return functional_layer(operator, bits, find)
    layer = grad_layer if bits & OUTSIDE_VMAP else batch_layer
    return layer(operator, bits, find)


autograd_hooks.transformed = transformed
autograd_hooks.settled = settled
