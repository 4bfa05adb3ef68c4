"""In-place variants of operators that are not elementwise: what the functional operator makes, written back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...core.bits import REQUIRES_GRAD, TRANSFORMED
from ...core.dtypes import can_cast
from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ...operators.batching import Dim, Info, Ruled

__all__ = ["written_back", "written_back_on_level"]


def written_back(operator: OpOverload, rule: Callable[..., Ruled]) -> Callable[..., Ruled]:
    """The rule of the in-place variant `operator`, from that of its functional operator.

    RuntimeError for a result that is not stored in the dtype or shape of the first argument.
    """

    def in_place(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
        target, dim = args[0], in_dims[0]
        out, found = rule(info, in_dims, as_it_is(target), *args[1:])
        write(target, out if found is None or found == dim else out.movedim(found, dim))
        return target, dim

    return in_place


def written_back_on_level(operator: OpOverload, functional: OpOverload) -> Callable[..., Any]:
    """The in-place variant of an operator without a rule, as a composition: that operator, and a copy."""

    def in_place(*args: Any) -> Any:
        write(args[0], call(functional, [as_it_is(args[0]), *args[1:]]))
        return args[0]

    return in_place


def as_it_is(target: Tensor) -> Tensor:
    """A copy of what will be overwritten, where a derivative may want to read it; else the tensor itself."""
    return target.clone() if target._bits_ & (REQUIRES_GRAD | TRANSFORMED) else target


def write(target: Tensor, out: Tensor) -> None:
    """Let `target` hold `out`; RuntimeError for a dtype that it cannot hold."""
    if not can_cast(out.dtype, target.dtype):
        raise RuntimeError(
            f"result type {out.dtype.name} can't be cast to the desired output type {target.dtype.name}"
        )
    target.copy_(out)
