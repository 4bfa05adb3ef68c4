"""`scan`: slice by slice, with something carried from each to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.generated import functions

from ..core.tensor import Tensor
from ..utils._pytree import tree_flatten, tree_unflatten
from .checks import check_scanned, refuse_other_metadata, run

__all__ = ["scan"]


def scan(
    combine_fn: Callable[[Any, Any], tuple[Any, Any]],
    init: Any,
    xs: Any,
    *,
    dim: int = 0,
    reverse: bool = False,
) -> tuple[Any, Any]:
    """What is carried last, and the outputs of all steps stacked: ``carry, y = combine_fn(carry, x)`` for each slice.

    `xs` are tensors, perhaps nested, of as many slices along `dim`, taken from the end where `reverse`; `init` is carried
    first, and each step returns a carry of its structure, shapes and dtypes.  Outputs are stacked along `dim`, or along
    the first dimension where they have fewer.  RuntimeError where a step does otherwise, changes what it is given, or
    gives it back.
    """
    if not callable(combine_fn):
        raise RuntimeError(f"Combine_fn must be a callable, but got {combine_fn}")
    leaves, spec = tree_flatten(xs)
    if not leaves:
        return init, []
    place = check_scanned(leaves, dim, RuntimeError)
    carried, carried_spec = tree_flatten(init)
    if not carried:
        raise RuntimeError("scan() operator requires init leaves.")
    for leaf in carried:
        if not isinstance(leaf, Tensor):
            raise RuntimeError(f"All init leaves must be a Tensor but got {leaf}")
    slices = [leaf.unbind(place) for leaf in leaves]
    steps = range(len(slices[0]))
    outputs: list[list[Tensor]] = []
    output_spec = None
    for step in reversed(steps) if reverse else steps:
        own = [parts[step] for parts in slices]
        operands = tree_unflatten(carried, carried_spec), tree_unflatten(own, spec)
        result = run("scan", combine_fn, operands, [*carried, *own])
        if not isinstance(result, tuple) or len(result) != 2:
            raise RuntimeError(
                f"scan expects combine_fn to return a pair of a carry and an output, but got {result!r}"
            )
        found, found_spec = tree_flatten(result[0])
        if found_spec != carried_spec:
            raise RuntimeError(
                f"scan expects init and the carry to be nested alike, but got {carried_spec} and {found_spec}"
            )
        refuse_other_metadata("scan", "init and the carry", found, carried)
        carried = found
        output, output_spec = tree_flatten(result[1])
        outputs.append(output)
    if reverse:
        outputs.reverse()
    stacked = [
        functions.stack(list(parts), place if place <= parts[0].ndim else 0)
        for parts in zip(*outputs, strict=True)
    ]
    assert output_spec is not None
    return tree_unflatten(carried, carried_spec), tree_unflatten(stacked, output_spec)
