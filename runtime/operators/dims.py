"""Dimension arguments: negative ones, tuples of them, and the errors they deserve."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["normalize_dim", "normalize_dims"]


def normalize_dim(dim: int, ndim: int) -> int:
    """`dim` counted from the front, for a tensor of `ndim` dimensions (0-d counts as 1-d).

    Raises IndexError when it is out of range.
    """
    extent = ndim or 1
    if -extent <= dim < extent:
        return dim + extent if dim < 0 else dim
    raise IndexError(
        f"Dimension out of range (expected to be in range of [{-extent}, {extent - 1}], but got {dim})"
    )


def normalize_dims(dims: int | Iterable[int], ndim: int) -> tuple[int, ...]:
    """Each of `dims` counted from the front; a repeated one is a RuntimeError."""
    given = (dims,) if isinstance(dims, int) else dims
    if isinstance(given, tuple) and len(given) == 1:
        return (normalize_dim(given[0], ndim),)
    result = tuple(normalize_dim(dim, ndim) for dim in given)
    if len(set(result)) != len(result):
        repeated = next(dim for dim in result if result.count(dim) > 1)
        raise RuntimeError(f"dim {repeated} appears multiple times in the list of dims")
    return result
