"""Dimension arguments: negative ones, tuples of them, and the errors they deserve."""

from __future__ import annotations

from collections.abc import Iterable


def check_int64(number: int) -> None:
    """ValueError for an integer of more than 64 bits, where nothing else would refuse it."""
    if not -(1 << 63) <= number < 1 << 63:
        raise int64_overflow()


def int64_overflow() -> ValueError:
    """The error for an integer of more than 64 bits."""
    return ValueError("Overflow when unpacking long long")


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


def normalize_dim_of_some(dim: int, ndim: int) -> int:
    """As `normalize_dim`, where a tensor without dimensions has none to name: an IndexError."""
    if not ndim:
        raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
    return normalize_dim(dim, ndim)


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
