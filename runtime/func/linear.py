"""`linearize`: a function's derivative at a point, as a function of directions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..autograd.forward.tangents import laid_out_like
from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..transforms.cells import functional, settled
from ..transforms.functional_layer import lowered
from ..transforms.levels import FunctionalLevel
from ..transforms.tape import Tape
from ..utils._pytree import tree_flatten, tree_unflatten
from .argnums import without_level
from .jvp import duals_of, forward_level, unpacked

_WHO = "linearize(f, *primals)"


@refuses
def linearize(func: Callable[..., Any], *primals: Any) -> tuple[Any, Callable[..., Any]]:
    """``func(*primals)``, and the function from tangents of `primals` to those of the output.

    `func` is called once, in forward mode.  What it does to tangents is noted, with the numbers of `primals` that it
    reads, and that alone is done again for each call of the function, on any tangents and within any transform; what
    is computed of `primals` is kept for as long as that function is.  Where the output holds anything but tensors,
    the function returns that as it is.

    RuntimeError for primals that are not tensors; calls raise it for tangents of another structure, shape, dtype or
    device than the primals, and where a tensor that the derivative reads has been changed in place since.
    """
    flat_primals, primals_structure = tree_flatten(primals)
    for primal in flat_primals:
        if not isinstance(primal, Tensor):
            raise RuntimeError(
                f"{_WHO}: Expected primals to only contain Tensors, got {type(primal)}"
            )
    zeros = [ops.aten.zeros_like.default(primal) for primal in flat_primals]
    tape = Tape()
    with FunctionalLevel(True, tape) as level:
        own: list[Any] = [functional(settled(primal), level) for primal in flat_primals]
        tangents = [functional(settled(tape.input(zero)), level) for zero in zeros]
        with forward_level() as forward:
            output = func(*tree_unflatten(duals_of(own, tangents, forward), primals_structure))
            flat_output, structure = tree_flatten(output)
            pairs = [
                unpacked(value) if isinstance(value, Tensor) else (value, value)
                for value in flat_output
            ]
            pairs = [tuple(without_level(side, forward) for side in pair) for pair in pairs]
        here = level.below()
        try:
            values, found = ([lowered(pair[side], level) for pair in pairs] for side in (0, 1))
        finally:
            level.back(here)
    changed = [(p, o._data_.value) for p, o in zip(flat_primals, own) if o._data_.changed]
    again = tape.finish(found, {id(p): ops.aten.clone.default(p) for p, _ in changed})
    for primal, value in changed:
        ops.aten.copy_.default(primal, value)

    def pushed(*tangents: Any) -> Any:
        flat, given = tree_flatten(tangents)
        if given != primals_structure:
            raise RuntimeError(
                f"Expected the tangents {given} to have the same argspec as the primals {primals_structure}"
            )
        for place, (tangent, primal) in enumerate(zip(flat, zeros)):
            for what in ("shape", "device", "dtype"):
                mine, wanted = getattr(tangent, what), getattr(primal, what)
                if mine != wanted:
                    raise RuntimeError(
                        f"tangent:{place} with {what} {mine} in flattened pytree doesn't match the {what} {wanted} of "
                        "the corresponding primal."
                    )
        laid_out = [laid_out_like(tangent, zero) for tangent, zero in zip(flat, zeros)]
        return tree_unflatten(again(laid_out), structure)

    return tree_unflatten(values, structure), pushed
