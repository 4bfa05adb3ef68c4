"""Repeated calls of factories, such as ``zeros(2, 3)``: bound once, then answered from what the previous call remembered.

A call with sizes, numbers and dtypes means the same each time, as long as everything that it leaves out is unchanged:
the default dtype (a change of which forgets all calls), the default device, the overloads of the name, and the kernel
under its key. These are compared before a remembered call is used (``call.py`` does so inline).  A call that a mode
or an observer must see is never looked up here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..core.bits import CPU_BITS, RECORDED
from ..core.device import device, get_default_device
from ..core.dtypes import on_default_dtype_change
from ..core.tensor import Tensor, allocate

if TYPE_CHECKING:
    from .operator import OpOverload


class FactoryCall(NamedTuple):
    """What is known of a call of a factory with certain constants, and under which conditions."""

    members: dict[str, OpOverload]
    """The overloads that it was bound to one of; replaced when one comes or goes."""
    operator: OpOverload
    values: tuple[Any, ...]
    """All arguments in schema order."""
    requires_grad: bool
    conditions: tuple[Callable[[], Tensor], dict[int, Any], int, Any, device, Any]
    """What does as the call did, and under which conditions: which kernel the operator's table has for which bits, the
    default device, and the overloads as above."""


class CallLike(NamedTuple):
    """What is known of a call of a factory with a tensor, like which it makes others, and certain constants."""

    members: dict[str, OpOverload]
    operator: OpOverload
    rest: tuple[Any, ...]
    """The arguments behind the tensor."""


CALLS_LIKE: dict[tuple[Any, ...], CallLike] = {}
"""By the function that was called and `constants_of` what follows the tensor."""

CALLS: dict[tuple[Any, ...], FactoryCall] = {}
"""By the function that was called and `constants_of` its arguments.  Of another default dtype none of them holds."""
on_default_dtype_change(CALLS.clear)
_MOST_CALLS = 1024


def remember(
    key: tuple[Any, ...],
    operator: OpOverload,
    values: list[Any],
    bits: int,
    kernel: Any,
    requires_grad: bool,
    out: Any,
) -> None:
    """Keep a call of `operator` for next time, which `kernel` answered with `out`."""
    make = _again(kernel, values, requires_grad, out)
    if make is None:
        return
    if len(CALLS) >= _MOST_CALLS:
        CALLS.clear()
    CALLS[key] = FactoryCall(
        operator.packet.members,
        operator,
        tuple(values),
        requires_grad,
        (
            make,
            operator.table,
            bits,
            kernel,
            get_default_device(),
            operator.packet.members,
        ),
    )


def remember_like(key: tuple[Any, ...], operator: OpOverload, values: list[Any]) -> None:
    """Keep a call of `operator` with the tensor `values[0]`, which said all there is to the others."""
    signature = operator.signature
    if signature.tensor_positions != (0,) or signature.list_positions or operator.always:
        return
    if len(CALLS_LIKE) >= _MOST_CALLS:
        CALLS_LIKE.clear()
    CALLS_LIKE[key] = CallLike(operator.packet.members, operator, tuple(values[1:]))


def _again(
    kernel: Any, values: list[Any], requires_grad: bool, out: Any
) -> Callable[[], Tensor] | None:
    """What makes a tensor like `out` once more; None for nothing quicker than the call itself."""
    if out.__class__ is not Tensor:
        return None
    data = out._data_
    if (
        getattr(kernel, "copied_again", False)
        and out._bits_ & CPU_BITS == CPU_BITS
        and data.nbytes <= _LARGEST_COPY
        and data.flags.c_contiguous
    ):
        return partial(_copied, data.copy(), out._bits_)
    make: Callable[[], Tensor] = partial(kernel, *values)
    if not requires_grad:
        return make

    def recorded() -> Tensor:
        out: Tensor = make()
        out._bits_ = RECORDED[out._bits_]
        return out

    return recorded


_LARGEST_COPY = 1024
"""How many bytes are kept of a result: up to which copying costs no more than filling does."""


def _copied(data: np.ndarray[Any, Any], bits: int) -> Tensor:
    out = allocate()
    out._data_ = data.copy()
    out._bits_ = bits
    out._edge_ = None
    out._counter_ = None
    out._extra_ = None
    return out


def copied_again(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a kernel of a factory whose elements follow from its arguments: an equal call may copy the result."""
    kernel.copied_again = True  # type: ignore[attr-defined]
    return kernel
