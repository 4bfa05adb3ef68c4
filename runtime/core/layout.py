"""Memory formats and layouts: named constants, compared by identity."""

from __future__ import annotations

from collections.abc import Sequence

from .package_name import known_by_package, package_name


class _Constant:
    """A named value of which there is one object."""

    __slots__ = ("name",)

    name: str

    def __init__(self, name: str) -> None:
        object.__setattr__(self, "name", name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"attribute '{name}' of a named constant is not writable")

    def __repr__(self) -> str:
        return f"{package_name.shown}.{self.name}"

    def __reduce__(self) -> str:
        return self.name

    def __copy__(self) -> _Constant:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> _Constant:
        return self


@known_by_package
class memory_format(_Constant):
    """In which order of dimensions the elements of a tensor lie in memory."""

    __slots__ = ()


@known_by_package
class layout(_Constant):
    """How a tensor stores its elements: `strided`, `sparse_coo`, `sparse_csr` and `sparse_csc` are there; the rest are names."""

    __slots__ = ()


contiguous_format = memory_format("contiguous_format")
preserve_format = memory_format("preserve_format")
channels_last = memory_format("channels_last")
channels_last_3d = memory_format("channels_last_3d")

CHANNELS_LAST_ORDERS = {channels_last: (0, 2, 3, 1), channels_last_3d: (0, 2, 3, 4, 1)}
"""By memory format: the dimensions in the order in which elements lie."""


def dimension_order(wanted: memory_format | None, ndim: int) -> tuple[int, ...]:
    """The dimensions in the order of a memory format, the one of the longest steps first; empty for their own.

    RuntimeError for a format of another number of dimensions.
    """
    if wanted is None:
        return ()
    order = CHANNELS_LAST_ORDERS.get(wanted, ())
    if order and len(order) != ndim:
        raise RuntimeError(f"required rank {len(order)} tensor to use {wanted.name} format")
    return order


def contiguous_strides(
    shape: Sequence[int], wanted: memory_format | None = None
) -> tuple[int, ...]:
    """Strides, in elements, of a tensor of this shape without gaps, in the order of a memory format.

    RuntimeError for a format of another number of dimensions.
    """
    strides = [0] * len(shape)
    step = 1
    for dim in reversed(dimension_order(wanted, len(shape)) or range(len(shape))):
        strides[dim] = step
        step *= max(shape[dim], 1)
    return tuple(strides)


strided = layout("strided")
sparse_coo = layout("sparse_coo")
sparse_csr = layout("sparse_csr")
sparse_csc = layout("sparse_csc")
sparse_bsr = layout("sparse_bsr")
sparse_bsc = layout("sparse_bsc")
jagged = layout("jagged")

LAYOUT_WORDS = {
    strided: "Strided",
    sparse_coo: "Sparse",
    sparse_csr: "SparseCsr",
    sparse_csc: "SparseCsc",
    sparse_bsr: "SparseBsr",
    sparse_bsc: "SparseBsc",
    jagged: "Jagged",
}
"""What PyTorch's messages call each layout."""


_RANKS = {"channels_last": 4, "channels_last_3d": 5}


def check_format(function: str, given: object, ndim: int) -> None:
    """TypeError unless `given` is a memory format; RuntimeError where a tensor of `ndim` dimensions cannot have it."""
    if not isinstance(given, memory_format):
        raise TypeError(
            f"{function}(): argument 'memory_format' must be {package_name.shown}.memory_format, not "
            f"{type(given).__name__}"
        )
    rank = _RANKS.get(given.name, ndim)
    if ndim != rank:
        raise RuntimeError(f"required rank {rank} tensor to use {given.name} format")
