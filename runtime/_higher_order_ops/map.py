"""`map`: slice by slice, each by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.generated import functions

from ..utils._pytree import tree_flatten, tree_unflatten
from .checks import check_scanned, run

__all__ = ["map"]


def map(f: Callable[..., Any], xs: Any, *args: Any) -> Any:
    """``f(x, *args)`` for each slice x of the first dimension of `xs`, tensors that may be nested; results are stacked."""
    if not callable(f):
        raise RuntimeError(f"map expects a callable, but got {f}")
    leaves, spec = tree_flatten(xs)
    if not leaves:
        raise RuntimeError("map expects at least one tensor in xs")
    check_scanned(leaves, 0, RuntimeError)
    slices = [leaf.unbind(0) for leaf in leaves]
    rows = []
    output_spec = None
    for own in zip(*slices, strict=True):
        result = run("map", f, (tree_unflatten(own, spec), *args), own)
        found, output_spec = tree_flatten(result)
        rows.append(found)
    assert output_spec is not None
    stacked = [functions.stack(list(parts)) for parts in zip(*rows, strict=True)]
    return tree_unflatten(stacked, output_spec)
