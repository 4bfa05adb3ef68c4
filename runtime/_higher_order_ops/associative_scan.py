"""`associative_scan`: prefixes by an associative function, many at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradsmith.generated import functions

from ..core.tensor import Tensor
from ..func.mapping import vmap
from ..utils._pytree import tree_flatten, tree_unflatten
from .checks import check_scanned, refuse_other_metadata

__all__ = ["associative_scan"]


def associative_scan(
    combine_fn: Callable[[Any, Any], Any],
    xs: Any,
    dim: int,
    reverse: bool = False,
    combine_mode: str = "pointwise",
) -> Any:
    """All prefixes of slices along `dim` combined by an associative function, by halves: log2(n) steps of many pairs each.

    Guy E. Blelloch, *Prefix Sums and Their Applications*, 1990.  `combine_fn` takes two slices, or two nestings of slices
    like `xs`, and returns one; it is called for all pairs of a step at once, by `vmap`.  `combine_mode` is "generic":
    ValueError for "pointwise", which PyTorch has for GPUs, and for other arguments.
    """
    if not callable(combine_fn):
        raise ValueError(f"Combine_fn must be a callable, but got {combine_fn}")
    if combine_mode not in ("pointwise", "generic"):
        raise ValueError(
            f"Combine_mode must either 'pointwise' or 'generic', but got {combine_mode}"
        )
    leaves, spec = tree_flatten(xs)
    if not leaves:
        raise ValueError("Expected at least 1 xs leaf")
    place = check_scanned(leaves, dim, ValueError)
    if combine_mode == "pointwise":
        raise ValueError(
            "For combine_mode='pointwise', all input tensors need to be on CUDA or XPU: say combine_mode='generic'"
        )

    def combined(first: list[Tensor], second: list[Tensor]) -> list[Tensor]:
        pairs = vmap(combine_fn)(tree_unflatten(first, spec), tree_unflatten(second, spec))
        found, found_spec = tree_flatten(pairs)
        if found_spec != spec:
            raise RuntimeError(
                f"associative_scan expects combine_fn to return the same pytree structure as xs, but got {found_spec} instead of {spec}"
            )
        refuse_other_metadata("associative_scan", "xs and what is combined", found, first)
        return found

    moved = [leaf.movedim(place, 0) for leaf in leaves]
    if reverse:
        moved = [leaf.flip(0) for leaf in moved]
    result = _prefixes(combined, moved)
    if reverse:
        result = [leaf.flip(0) for leaf in result]
    return tree_unflatten([leaf.movedim(0, place) for leaf in result], spec)


def _prefixes(
    combined: Callable[[list[Tensor], list[Tensor]], list[Tensor]], leaves: list[Tensor]
) -> list[Tensor]:
    """The prefixes along the first dimension: those of pairs are the odd ones; each even one is its odd one and one more."""
    count = leaves[0].shape[0]
    if count < 2:
        return leaves
    pairs = combined([leaf[:-1:2] for leaf in leaves], [leaf[1::2] for leaf in leaves])
    odd = _prefixes(combined, pairs)
    firsts = [leaf[:1] for leaf in leaves]
    if count == 2:
        return [functions.cat([first, one]) for first, one in zip(firsts, odd)]
    before = [leaf[:-1] for leaf in odd] if count % 2 == 0 else odd
    even = combined(before, [leaf[2::2] for leaf in leaves])
    return [
        _interleaved(functions.cat([first, rest]), one)
        for first, rest, one in zip(firsts, even, odd)
    ]


def _interleaved(even: Tensor, odd: Tensor) -> Tensor:
    """Slices of both in turn; of the first there may be one more."""
    count = odd.shape[0]
    pairs = functions.stack([even[:count], odd], 1).flatten(0, 1)
    return functions.cat([pairs, even[count:]]) if even.shape[0] > count else pairs
