"""What tensors of a level hold in place of an array: the tensor of the level below that they stand for.

As it lies in the slot of the elements, whatever takes a tensor's elements over takes it over too: aliases, saved
tensors, what autograd makes views of.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from operator import attrgetter
from typing import Any, ClassVar

from ..core.bits import (
    BACKEND_MASK,
    BATCHED,
    CPU_BITS,
    DTYPE_BITS,
    FORWARD_GRAD,
    FUNCTIONAL,
    INFERENCE,
    OVERRIDES,
    PYTHON,
    REQUIRES_GRAD,
    STRIDED,
    TRANSFORMED,
    VIEW,
    WRAPPED,
)
from ..core.layout import contiguous_format
from ..core.namespace import Array, np
from ..core.nesting import as_kind_of
from ..core.shaped import Shaped
from ..core.strided import address
from ..core.tensor import Tensor, wrap, wrap_bits
from .levels import BatchLevel, FunctionalLevel, GradLevel, Level, outside

_KEPT = ~(
    REQUIRES_GRAD | VIEW | INFERENCE | OVERRIDES | FORWARD_GRAD | STRIDED | PYTHON | TRANSFORMED
)
"""Bits of a tensor that those which stand for it have too."""
_AUTOGRAD = CPU_BITS & ~BACKEND_MASK
_ZERO_DIM = 16
"""By how much the bit of a dtype is shifted for tensors without dimensions."""


class Cell(Shaped):
    """Shape and type of the elements, as an array has them, and where the elements are."""

    __slots__ = ("value", "level", "shape")

    value: Tensor
    level: Level
    shape: tuple[int, ...]
    """Kept, since every recorded call reads it; whoever changes a tensor's sizes in place calls `refresh`."""
    kind: ClassVar[str]
    has_address: ClassVar[bool] = False
    """Whether a program may ask where the elements lie."""

    def text(self, show: Callable[[Tensor], str]) -> str:
        """What ``repr`` of a tensor with this is; `show` is that of the tensor below."""
        depth = self.level.depth if self.level.alive else -2
        below = "\n".join("    " + line for line in show(self.value).splitlines())
        return f"{self.kind}(lvl={depth}{self._about()}, value=\n{below}\n)"

    def _about(self) -> str:
        return ""

    dtype = property(attrgetter("value._data_.dtype"))

    @property
    def nbytes(self) -> int:
        return self.size * self.itemsize

    strides = property(attrgetter("value._data_.strides"))
    flags = property(attrgetter("value._data_.flags"))

    @property
    def address(self) -> int:
        """Where the first element lies."""
        return address(self.value._data_)

    @property
    def base(self) -> None:
        """As of an array that is not a view: memory is looked at where the elements are."""
        return None

    def refresh(self) -> None:
        """Bring the shape up to date."""
        self.shape = self.value._data_.shape

    def resize(self, size: tuple[int, ...], memory_format: Any) -> None:
        """`Tensor.resize_`: another shape over the memory there is, or over more if that is too small."""
        self.value.resize_(size, memory_format=memory_format)
        self.refresh()

    def readable(self) -> Tensor:
        """The tensor with the elements; RuntimeError where each example has others."""
        return self.value

    def decided(self) -> Tensor:
        """The tensor that says whether something is true; RuntimeError where each example says it for itself."""
        below = self.value._data_
        return below.decided() if isinstance(below, Cell) else self.value


class GradCell(Cell):
    """In the tensors of a level of differentiation."""

    __slots__ = ()
    kind = "GradTrackingTensor"
    level: GradLevel


class BatchCell(Cell):
    """In the tensors of a level of `vmap`: `dim` of `value` counts the examples."""

    __slots__ = ("dim",)
    kind = "BatchedTensor"
    level: BatchLevel
    dim: int

    def _about(self) -> str:
        return f", bdim={self.dim}"

    @property
    def strides(self) -> tuple[int, ...]:
        strides = self.value._data_.strides
        return strides[: self.dim] + strides[self.dim + 1 :]

    @property
    def flags(self) -> _Flags:
        return _Flags(self)

    @property
    def address(self) -> int:
        """Where the first element of the first example lies."""
        return address(self.value._data_)

    def resize(self, size: tuple[int, ...], memory_format: Any) -> None:
        """Each example over its own memory; over more, all are in new memory."""
        if memory_format not in (None, contiguous_format):
            raise RuntimeError(f"vmap: resize_ of examples in the format {memory_format}")
        count = prod(size)
        rows = self.value.movedim(self.dim, 0)
        rows = rows.reshape((len(rows), -1))
        if count > rows.shape[1]:
            grown = rows.new_zeros((len(rows), count))
            grown[:, : rows.shape[1]] = rows
            rows = grown
        self.value = rows[:, :count].reshape((len(rows), *size))
        self.dim = 0
        self.refresh()

    def readable(self) -> Tensor:
        raise RuntimeError(
            "vmap: cannot read the elements of a batched Tensor: they differ between the examples of the batch. "
            "Please rewrite this code with other operations."
        )

    def decided(self) -> Tensor:
        raise RuntimeError(
            "vmap: It looks like you're attempting to use a Tensor in some data-dependent control flow. We don't "
            "support that yet: compute both branches and select with where()."
        )

    def refresh(self) -> None:
        shape = self.value._data_.shape
        self.shape = shape[: self.dim] + shape[self.dim + 1 :]


class _Flags:
    """How the elements of one example, or of a copied view, lie."""

    def __init__(self, cell: BatchCell | FunctionalCell) -> None:
        step = cell.itemsize
        self.c_contiguous = True
        for n, stride in zip(reversed(cell.shape), reversed(cell.strides)):
            if n != 1 and stride != step:
                self.c_contiguous = False
            step *= n
        self.writeable = bool(cell.value._data_.flags.writeable)


class FunctionalCell(Cell):
    """In the tensors of a level of `functionalize`: a value, or a view of one that may have been replaced since."""

    __slots__ = ("parent", "seen", "take", "changed")
    kind = "FunctionalTensor"
    has_address = True
    level: FunctionalLevel
    parent: FunctionalCell | None
    """What it is a view of; None for none."""
    seen: Tensor | None
    """The value of `parent` that `value` was taken from."""
    take: Callable[[Tensor], Tensor]
    """Takes the view of another value of `parent`."""
    changed: bool
    """Whether it has been written."""

    @property
    def strides(self) -> tuple[int, ...]:
        return self.value._data_.strides if self._is_as_its_value else self._geometry()[1]

    @property
    def flags(self) -> Any:
        return self.value._data_.flags if self._is_as_its_value else _Flags(self)

    @property
    def address(self) -> int:
        """Where the first element lies: of a view, as far behind that of what it views as when it was taken."""
        if self.parent is None:
            return address(self.value._data_)
        if not self.level.keeps_views:
            if self.dtype != self.root().dtype:
                raise NotImplementedError(
                    f"functionalize: where a view of {self.dtype} of a tensor of {self.root().dtype} lies is not known: "
                    "remove='mutations' keeps views"
                )
            return self.root().address + self._geometry()[0]
        assert self.seen is not None
        return self.parent.address + address(self.value._data_) - address(self.seen._data_)

    @property
    def _is_as_its_value(self) -> bool:
        """Whether elements lie as those of the value do, which is no copy of a view."""
        return self.parent is None or self.level.keeps_views or self.dtype != self.root().dtype

    def _geometry(self) -> tuple[int, tuple[int, ...]]:
        """How far, in bytes, a copied view's first element lies behind that of its root, and how far apart others do."""
        root = self.root()
        if self.size == 0:
            return 0, self.value._data_.strides
        steps = np.indices(root.shape, np.int64, sparse=True) if root.shape else ()
        places = np.zeros(root.shape, np.int64)
        for index, stride in zip(steps, root.strides):
            places = places + index * stride
        places = self.places(places)
        strides = []
        step = self.itemsize
        for dim in range(len(self.shape) - 1, -1, -1):
            if self.shape[dim] > 1:
                step = int(np.take(places, 1, dim).flat[0]) - int(np.take(places, 0, dim).flat[0])
            strides.append(step)
            step *= self.shape[dim]
        return int(places.flat[0]), tuple(strides[::-1])

    def places(self, numbers: Array) -> Array:
        """What this view of the root takes of `numbers`, one for each element of it."""
        if self.parent is None:
            return numbers
        above = wrap(self.parent.places(numbers))
        with outside():
            found: Array = self.take(above)._data_
        return found

    def root(self) -> FunctionalCell:
        """What holds the elements in the end."""
        return self if self.parent is None else self.parent.root()

    def current(self) -> Tensor:
        """The value now; called below the level."""
        if self.parent is not None:
            source = self.parent.current()
            if self.seen is not source:
                self.value = self.take(source)
                self.seen = source
                self.refresh()
        return self.value

    def resize(self, size: tuple[int, ...], memory_format: Any) -> None:
        raise RuntimeError(
            "functionalize: resize_ has no form that makes a new tensor; use new_zeros and copy_"
        )

    def readable(self) -> Tensor:
        return self.current()

    def decided(self) -> Tensor:
        below = self.current()._data_
        return below.decided() if isinstance(below, Cell) else self.current()


def functional(value: Tensor, level: FunctionalLevel) -> Tensor:
    """`value` as a level of `functionalize` sees it."""
    cell: Any = FunctionalCell()
    cell.value = value
    cell.level = level
    cell.shape = value._data_.shape
    cell.parent = cell.seen = None
    cell.changed = False
    return wrap_bits(cell, value._bits_ & _KEPT | _AUTOGRAD | FUNCTIONAL)


def wrapped(value: Tensor, level: GradLevel) -> Tensor:
    """`value` as `level` sees it: without history there."""
    cell: Any = GradCell()
    cell.value = value
    cell.level = level
    cell.shape = value._data_.shape
    return wrap_bits(cell, value._bits_ & _KEPT | _AUTOGRAD | WRAPPED)


def batched(value: Tensor, dim: int, level: BatchLevel) -> Tensor:
    """The tensor that stands for each ``value.select(dim, i)``; `dim` is not negative."""
    cell: Any = BatchCell()
    cell.value = value
    cell.level = level
    cell.dim = dim
    shape = value._data_.shape
    bits = value._bits_ & _KEPT | _AUTOGRAD | BATCHED
    if len(shape) == 1:
        cell.shape = ()
        own = bits & DTYPE_BITS
        bits ^= own | own << _ZERO_DIM
    else:
        cell.shape = shape[:dim] + shape[dim + 1 :]
    return wrap_bits(cell, bits)


def settled(tensor: Tensor) -> Tensor:
    """`tensor`, or what it stood for on levels of differentiation that are closed."""
    cell = tensor._data_
    while isinstance(cell, (GradCell, FunctionalCell)) and not cell.level.alive:
        tensor = cell.readable()
        cell = tensor._data_
    return tensor


def every_tensor(out: Any, made: Callable[[Tensor, Any], Tensor], level: Level) -> Any:
    """What a call returned, with ``made(tensor, level)`` in the place of each tensor."""
    if isinstance(out, Tensor):
        return made(out, level)
    if isinstance(out, (tuple, list)):
        items = [every_tensor(item, made, level) for item in out]
        return as_kind_of(out, items)
    return out
