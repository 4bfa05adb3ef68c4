"""`Size`: tuples of int that know their number of elements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any, SupportsIndex, overload

from .package_name import known_by_package, package_name


@known_by_package
class Size(tuple[int, ...]):
    """A shape; a tuple whose slices and sums with other tuples are shapes again.

    Raises TypeError when an item is not an integer.
    """

    __slots__ = ()

    def __new__(cls, sizes: Iterable[int] = ()) -> Size:
        items = []
        for position, item in enumerate(sizes):
            try:
                items.append(item.__index__())
            except (AttributeError, TypeError):
                raise TypeError(
                    f"gradsmith.Size() takes an iterable of 'int' (item {position} is "
                    f"'{type(item).__name__}')"
                ) from None
        return tuple.__new__(cls, items)

    def numel(self) -> int:
        """The number of elements of a tensor of this shape."""
        return prod(self)

    @overload
    def __getitem__(self, index: SupportsIndex, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Size: ...
    def __getitem__(self, index: Any, /) -> Any:
        found = tuple.__getitem__(self, index)
        return tuple.__new__(Size, found) if found.__class__ is tuple else found

    def __add__(self, other: tuple[int, ...], /) -> Size:  # type: ignore[override]
        if not isinstance(other, tuple):
            return NotImplemented
        return Size(tuple.__add__(self, other))

    def __radd__(self, other: tuple[int, ...], /) -> Size:
        if not isinstance(other, tuple):
            return NotImplemented
        return Size(tuple.__add__(other, self))

    def __mul__(self, count: SupportsIndex, /) -> Size:
        return tuple.__new__(Size, tuple.__mul__(self, count))

    __rmul__ = __mul__

    def __repr__(self) -> str:
        return f"{package_name.shown}.Size([{', '.join(map(str, self))}])"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Size, (tuple(self),))


SIZES: dict[tuple[int, ...], Size] = {}
"""Shapes that were asked for lately: to make a tuple of a class of one's own takes twice as long as to find it."""
_MOST_SIZES = 1024


def size_of(sizes: tuple[int, ...]) -> Size:
    """The shape with the extents `sizes`, which are known to be integers; whoever is in a hurry looks in `SIZES` first."""
    found = SIZES.get(sizes)
    if found is None:
        if len(SIZES) >= _MOST_SIZES:
            SIZES.clear()
        found = SIZES[sizes] = tuple.__new__(Size, sizes)
    return found


def broadcast_shapes(*shapes: int | Sequence[int]) -> Size:
    """The shape that tensors of `shapes` have once broadcast against each other.

    Raises RuntimeError when extents differ and neither is 1, or one is negative.
    """
    for shape in shapes:
        if not isinstance(shape, (int, tuple, list)):
            raise RuntimeError(
                "Input shapes should be of type ints, a tuple of ints, or a list of ints, got "
                f"{shape}"
            )
    given = [(shape,) if isinstance(shape, int) else tuple(shape) for shape in shapes]
    longest = max((len(shape) for shape in given), default=0)
    result = [1] * longest
    for number, shape in enumerate(given):
        for place in range(-1, -1 - len(shape), -1):
            extent = shape[place]
            if not hasattr(extent, "__index__"):
                raise TypeError(
                    f"broadcast_shapes(): extents must be ints, but argument {number} is {shape}"
                )
            if extent < 0:
                raise RuntimeError(
                    f"Trying to create tensor with negative dimension ({extent}): ({extent})"
                )
            if extent == 1 or extent == result[place]:
                continue
            if result[place] != 1:
                raise RuntimeError(
                    f"Attempting to broadcast a dimension of length {extent} at {place}! Mismatching "
                    f"argument at index {number} had {shape}; but expected shape should be "
                    f"broadcastable to {result}"
                )
            result[place] = extent
    return Size(result)
