"""Quick kernels: the usual small call in as few steps as there can be.

What a call on a small tensor costs is frames and questions, not arithmetic.  So beside the kernel that
serves every case an operator may have a quick one, made at resolution for tensors of one dtype on the
CPU: it answers the usual case itself, from tensors to tensor, and hands everything else to the general
kernel, whose errors and rarer results are the only ones there are.  It stands for one array kernel that
YAML declares, so a kernel that a user registers is never passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from gradsmith.dispatch.promotion import dtypes_in
from gradsmith.dtypes import dtype
from gradsmith.traits import (
    BACKEND_MASK,
    CPU_BITS,
    INFERENCE,
    KEYSET_SHIFT,
    NUMBER_BITS_ALL,
    bits_for,
)

__all__ = ["QUICK", "QUICK_VIEWS", "Calls", "quick_form"]


class Calls(NamedTuple):
    """The calls that a quick kernel is made for."""

    general: Callable[..., Any]
    """The kernel for every case, over all schema arguments by position."""
    dtypes: tuple[dtype, ...]
    """Of the tensors, none of which is 0-d."""

    @property
    def single(self) -> dtype | None:
        """The dtype of all tensors, when it is float32 or float64; else None."""
        only = self.dtypes[0]
        return only if len(self.dtypes) == 1 and only.name in ("float32", "float64") else None

    def bits(self, zero_dim: bool = False) -> int:
        """The bits of a result of the first dtype."""
        return bits_for(self.dtypes[0], zero_dim)


QUICK = {
    "activation:relu": "pointwise:relu",
    "extrema:amax": "reductions:amax",
    "extrema:amin": "reductions:amin",
    "matmul:linear": "products:linear",
    "matmul:matmul": "products:product",
    "matmul:mm": "products:product",
    "pointwise_choice:clamp": "choices:clamp",
    "pointwise_choice:where": "choices:where",
    "pointwise_exponential:sigmoid": "pointwise:sigmoid",
    "reduction:mean": "reductions:mean",
    "reduction:sum_all": "reductions:sum_all",
    "reduction:sum_dim": "reductions:sum_dim",
    "shape:cat": "shapes:cat",
    "softmax:log_softmax": "softmax:log_softmax",
    "softmax:log_softmax_half_to_float": "softmax:log_softmax",
    "softmax:softmax": "softmax:softmax",
    "softmax:softmax_half_to_float": "softmax:softmax",
}
"""By array kernel (``module:function`` below `gradsmith.kernels`): what makes its quick form.

A factory takes `Calls` and returns the kernel, or None when it has none for them.
"""

QUICK_VIEWS = {
    "view:select_int": "views:select_int",
    "view:slice_tensor": "views:slice_tensor",
    "view:t": "views:t",
    "view:transpose": "views:transpose",
    "view:unsqueeze": "views:unsqueeze",
    "view:view": "views:view",
}
"""The same for kernels whose result is linked to the first argument as a differentiable view."""

_ONE_BACKEND = CPU_BITS & BACKEND_MASK


def quick_form(
    kernel: Any, general: Callable[..., Any], bits: int, linked: bool = False
) -> Callable[..., Any]:
    """The quick form of an array kernel for calls of these bits, or `general` when it has none."""
    where = (QUICK_VIEWS if linked else QUICK).get(kernel) if kernel.__class__ is str else None
    if where is None or bits & (NUMBER_BITS_ALL | INFERENCE) or bits & BACKEND_MASK != _ONE_BACKEND:
        return general
    if linked and bits >> KEYSET_SHIFT != CPU_BITS >> KEYSET_SHIFT:
        return general
    dimensioned, zero_dim = dtypes_in(bits)
    if zero_dim or not dimensioned:
        return general
    module, _, name = where.partition(":")
    factory = getattr(import_module("gradsmith.quick." + module), name)
    return factory(Calls(general, tuple(dimensioned))) or general
