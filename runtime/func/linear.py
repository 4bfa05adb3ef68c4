"""`linearize`: a function's derivative at a point, as a function of directions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..utils._pytree import tree_flatten, tree_unflatten
from .grads import vjp

__all__ = ["linearize"]


def linearize(func: Callable[..., Any], *primals: Any) -> tuple[Any, Callable[..., Any]]:
    """``func(*primals)``, and the function from tangents of `primals` to those of the output.

    `func` is called once, and what its derivative needs is kept, for as long as that function is.  That is the
    transpose of the `vjp`, which is linear in its cotangents: reverse mode, twice (J. Townsend, "A new trick for
    calculating Jacobian vector products", 2017).  Calls raise RuntimeError for tangents of another structure, shape,
    dtype or device than the primals.
    """
    output, pull = vjp(func, *primals)
    flat_output, structure = tree_flatten(output)
    flat_primals, primals_structure = tree_flatten(primals)
    zeros = [ops.aten.zeros_like.default(value) for value in flat_output]

    def pulled(*cotangents: Tensor) -> tuple[Tensor, ...]:
        return tuple(tree_flatten(pull(tree_unflatten(list(cotangents), structure)))[0])

    _, push = vjp(pulled, *zeros)

    def pushed(*tangents: Any) -> Any:
        flat, given = tree_flatten(tangents)
        if given != primals_structure:
            raise RuntimeError(
                f"Expected the tangents {given} to have the same argspec as the primals {primals_structure}"
            )
        for place, (tangent, primal) in enumerate(zip(flat, flat_primals)):
            for what in ("shape", "device", "dtype"):
                mine, wanted = getattr(tangent, what), getattr(primal, what)
                if mine != wanted:
                    raise RuntimeError(
                        f"tangent:{place} with {what} {mine} in flattened pytree doesn't match the {what} {wanted} of "
                        "the corresponding primal."
                    )
        return tree_unflatten(list(push(tuple(flat))), structure)

    return output, pushed
