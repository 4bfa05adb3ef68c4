"""What tensors on the XLA device hold: a mutable holder of an immutable `jax.Array`, of which there can be views.

The contract, which `gradsmith.compile` and `gradsmith.distributed` build on:

- A **root** holds a value; a **view** holds none of its own: it is ``(base, get, put)``, where `base` is another cell,
  ``get(value of base)`` is its value and ``put(value of base, new)`` the value of the base once it has been written.
- `Cell.value` is the `jax.Array` (or tracer) now.  A view computes its own anew when the value of its root is another
  object than the one it was computed from.
- `Cell.set` writes: up the chain of views to the root, whose `version` goes up by one.  Nothing else changes a root.
- Shape and dtype of a cell never change; its `strides` and `offset` are those that NumPy would have, in bytes, so
  that questions about memory (contiguity, what may be viewed how, where a view lies) have the CPU's answers.
- Roots are numbered in the order in which they are made (`Cell.serial`).
- Within ``watching(watcher)``, in that thread, roots are read by ``watcher.read(root)``, which returns the value, and
  written by ``watcher.write(root, value)``; `Cell.stored` is what a root holds whoever watches.  So a tracer sees
  which cells a function reads (those older than the trace are its inputs), and what it leaves in them, while the
  cells themselves stay as they are.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from sys import getrefcount
from typing import Any, NoReturn, Protocol

import jax
import jax.numpy as jnp
import numpy

from ..core.references import ARGUMENT
from ..core.shaped import Shaped
from . import layouts

_serials = count(1)
_ADDRESSES = 40
"""By how many bits the numbers of roots are shifted to be addresses."""


class Watcher(Protocol):
    """Reads and writes roots in their stead."""

    def read(self, root: Cell) -> Any:
        """The value of `root`."""

    def write(self, root: Cell, value: Any) -> None:
        """Let `value` be that of `root`."""


class _Watching(threading.local):
    watcher: Watcher | None = None


_watching = _Watching()


@contextmanager
def watching(watcher: Watcher | None) -> Iterator[None]:
    """Let `watcher` read and write roots, in this thread; None for nobody."""
    before = _watching.watcher
    _watching.watcher = watcher
    try:
        yield
    finally:
        _watching.watcher = before


def is_known(value: Any) -> bool:
    """Whether the elements of a `jax.Array` can be asked for: not those of a tracer."""
    return not isinstance(value, jax.core.Tracer)


def is_watched() -> bool:
    """Whether somebody reads and writes roots in their stead: a function is traced."""
    return _watching.watcher is not None


class _GivenUp:
    """What a root holds whose memory is another's now."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __getattr__(self, name: str) -> NoReturn:
        raise RuntimeError(self.text)


_GIVEN_UP = _GivenUp(
    "the memory of this tensor was given to a compiled function (`donate`), which put its results there: use those, or do "
    "not donate the argument"
)
_LOST = _GivenUp(
    "the memory of this tensor was given to a call of a compiled function (`donate`) that has failed: load what was saved"
)


def unshared(root: Cell) -> Any:
    """What `root` holds, a copy if somebody else may have it too: it is about to be donated."""
    value = root.stored
    if getrefcount(value) > 2 + ARGUMENT:  # the root's, and the name here
        return jnp.array(value, copy=True)
    return value


def give_up_lost(roots: Sequence[Cell]) -> None:
    """Let those of `roots` hold nothing whose memory a call that has failed had been given."""
    for root in roots:
        if not isinstance(root._value, _GivenUp) and root._value.is_deleted():
            root._value = _LOST


class _Flags:
    """What `numpy.ndarray.flags` says, of a cell: all may be written."""

    __slots__ = ("_cell", "writeable")

    aligned = True

    def __init__(self, cell: Cell) -> None:
        self._cell = cell
        self.writeable = True

    @property
    def c_contiguous(self) -> bool:
        cell = self._cell
        return cell._strides is None or layouts.is_contiguous(cell.shape, cell._strides, cell.dtype)

    @property
    def f_contiguous(self) -> bool:
        cell = self._cell
        return layouts.is_contiguous(cell.shape[::-1], cell.strides[::-1], cell.dtype)


class _CellType(type):
    """Lets `Cell` be called as `numpy.ndarray` is, which kernels know arrays by."""

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        if len(args) > 1 or kwargs:
            return strided(*args, **kwargs)
        return super().__call__(*args)


class Cell(Shaped, metaclass=_CellType):
    """A root over a `jax.Array`; see the module."""

    __slots__ = (
        *("_value", "_seen", "base", "_get", "_put", "shape", "dtype", "_strides", "offset"),
        *("version", "serial", "overlaps", "__weakref__"),
    )

    base: Cell | None
    """What it is a view of; None for a root."""
    _get: Callable[[Any], Any]
    _put: Callable[[Any, Any], Any]
    shape: tuple[int, ...]
    dtype: numpy.dtype[Any]
    offset: int
    """From the first element of the root, in bytes."""
    version: int
    """How often a root has been written; 0 of views."""
    serial: int
    """The number of a root; 0 of views."""
    overlaps: bool
    """Whether elements of it may be one element of its base: views of it are then views of that."""

    def __init__(self, value: Any) -> None:
        self._value = value
        self._seen = None
        self.base = None
        self.shape = value.shape
        self.dtype = value.dtype
        self._strides: tuple[int, ...] | None = None
        self.offset = 0
        self.version = 0
        self.overlaps = False
        self.serial = next(_serials)

    def view_by(
        self,
        get: Callable[[Any], Any],
        put: Callable[[Any, Any], Any],
        shape: tuple[int, ...],
        strides: tuple[int, ...] | None,
        offset: int = 0,
        dtype: numpy.dtype[Any] | None = None,
    ) -> Cell:
        """A view: see the module.  `strides` None for contiguous, `offset` is that from the first element of this."""
        cell: Cell = object.__new__(Cell)
        cell.base = self
        cell._get = get
        cell._put = put
        cell._value = cell._seen = None
        cell.shape = shape
        cell.dtype = dtype or self.dtype
        cell._strides = strides
        cell.offset = self.offset + offset
        cell.version = cell.serial = 0
        cell.overlaps = False
        return cell

    # -- the contract ----------------------------------------------------------------------------------------

    @property
    def root(self) -> Cell:
        """The cell that holds the value which this is a view of, or itself."""
        cell = self
        while cell.base is not None:
            cell = cell.base
        return cell

    @property
    def value(self) -> Any:
        """The `jax.Array` now."""
        base = self.base
        if base is None:
            watcher = _watching.watcher
            return self.stored if watcher is None else watcher.read(self)
        source = base.value
        if self._seen is not source:
            self._value = self._get(source)
            self._seen = source
        return self._value

    @property
    def stored(self) -> Any:
        """What a root holds, whoever watches.  RuntimeError where that was given up."""
        value = self._value
        if isinstance(value, _GivenUp):
            raise RuntimeError(value.text)
        return value

    def give_up(self) -> None:
        """Let a root hold nothing until it is written: its memory has become another's."""
        self._value = _GIVEN_UP

    def set(self, value: Any) -> None:
        """Let `value`, a `jax.Array` of this shape and dtype, be the value."""
        if value.shape != self.shape or value.dtype != self.dtype:
            raise AssertionError(
                f"a cell of {self.dtype}{list(self.shape)} was given {value.dtype}{list(value.shape)}"
            )
        base = self.base
        if base is not None:
            base.set(self._put(base.value, value))
            return
        watcher = _watching.watcher
        if watcher is None:
            self._value = value
        else:
            watcher.write(self, value)
        self.version += 1

    def store(self, source: Any) -> None:
        """Let the elements be those of `source`, a `jax.Array`, broadcast and converted."""
        if source.dtype != self.dtype:
            source = converted(source, self.dtype)
        if source.shape != self.shape:
            source = jnp.broadcast_to(source, self.shape)
        self.set(source)

    # -- what it is, as an array says it -----------------------------------------------------------------------

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    @property
    def strides(self) -> tuple[int, ...]:
        """Steps in bytes, as NumPy would have them."""
        found = self._strides
        return layouts.contiguous(self.shape, self.itemsize) if found is None else found

    @property
    def flags(self) -> _Flags:
        return _Flags(self)

    @property
    def address(self) -> int:
        """Where the first element would lie in memory, in which roots lie far from each other."""
        return (self.root.serial << _ADDRESSES) + self.offset

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of unsized object")
        return self.shape[0]

    def __repr__(self) -> str:
        kind = "root" if self.base is None else "view"
        return f"<cell, a {kind}, {self.dtype}{list(self.shape)}: {self.value}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Cell:
        return Cell(self.value)

    def __copy__(self) -> Cell:
        return self.view()

    # -- elements on the host: where they are asked for by name, never in passing -----------------------------------

    def __array__(self, *args: Any, **kwargs: Any) -> Any:
        raise TypeError(
            "elements on the XLA device are not carried to the host in passing: NumPy itself was called with them, "
            "where a kernel must call the functions of its own namespace"
        )

    def __bool__(self) -> bool:
        return bool(self.value)

    def __int__(self) -> int:
        return int(self.value)

    def __index__(self) -> int:
        return self.value.__index__()  # type: ignore[no-any-return]

    def __float__(self) -> float:
        return float(self.value)

    def __complex__(self) -> complex:
        return complex(self.value)

    def item(self, *place: int) -> Any:
        """A Python number: the one element, or that at `place`."""
        return self.value.item(*place)

    def tolist(self) -> Any:
        """Nested lists of Python numbers."""
        return self.value.tolist()

    def __dlpack__(self, **options: Any) -> Any:
        return self.value.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self.value.__dlpack_device__()
        return device

    __hash__ = object.__hash__

    # -- views -------------------------------------------------------------------------------------------------

    def _laid(self) -> Any:
        return layouts.template(self.shape, self.strides, self.itemsize)

    def _viewed(self, get: Any, put: Any, laid: Any) -> Cell:
        """A view by `get` and `put` that lies as the template `laid`, made of this one's, does."""
        base = self.base
        if self.overlaps and base is not None:
            offset = self.offset - base.offset + layouts.offset_of(laid)
            return strided(laid.shape, self.dtype, base, offset, laid.strides)
        strides = None if laid.flags.c_contiguous else laid.strides
        return self.view_by(get, put, laid.shape, strides, layouts.offset_of(laid))

    def view(self, dtype: Any = None) -> Cell:
        """The same elements, or the bytes of their memory read as others."""
        if dtype is None or numpy.dtype(dtype) == self.dtype:
            return self.view_by(_same, _replaced, self.shape, self._strides)
        own, dtype = self.dtype, numpy.dtype(dtype)
        shape, strides = self.shape, self.strides
        if dtype.itemsize != own.itemsize:
            if not shape:
                raise ValueError(
                    "Changing the dtype of a 0d array is only supported if the itemsize is unchanged"
                )
            shape = (*shape[:-1], shape[-1] * own.itemsize // dtype.itemsize)
            strides = (*strides[:-1], dtype.itemsize)
        return self.view_by(
            partial(_bits_as, dtype), lambda _, x: _bits_as(own, x), shape, strides, 0, dtype
        )

    def reshape(self, *shape: Any, order: str = "C", copy: bool | None = None) -> Cell:
        """As of an array: a view where the strides allow one, else a copy, or ValueError with ``copy=False``."""
        size = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
        if order not in ("C", "A", "K"):
            raise NotImplementedError(f"reshape in the order '{order}' on the XLA device")
        try:
            laid = self._laid().reshape(size, copy=False)
        except ValueError:
            if copy is False:
                raise
            return Cell(jnp.reshape(self.value, size))
        if laid.shape == self.shape:
            return self.view()
        own = self.shape
        return self._viewed(
            lambda v: jnp.reshape(v, laid.shape), lambda _, x: jnp.reshape(x, own), laid
        )

    def transpose(self, *axes: Any) -> Cell:
        order = axes[0] if len(axes) == 1 and not isinstance(axes[0], int) else axes
        order = (
            tuple(range(self.ndim))[::-1] if not order else tuple(int(a) % self.ndim for a in order)
        )
        back = tuple(numpy.argsort(order).tolist()) if order else ()
        laid = self._laid().transpose(order)
        return self._viewed(
            lambda v: jnp.transpose(v, order), lambda _, x: jnp.transpose(x, back), laid
        )

    @property
    def T(self) -> Cell:
        return self.transpose()

    @property
    def mT(self) -> Cell:
        if self.ndim < 2:
            raise ValueError("matrix transpose with ndim < 2 is undefined")
        return self.swapaxes(-1, -2)

    def swapaxes(self, one: int, other: int) -> Cell:
        order = list(range(self.ndim))
        order[one], order[other] = order[other], order[one]
        return self.transpose(order)

    def squeeze(self, axis: Any = None) -> Cell:
        laid = self._laid().squeeze(axis)
        own = self.shape
        return self._viewed(
            lambda v: jnp.reshape(v, laid.shape), lambda _, x: jnp.reshape(x, own), laid
        )

    def ravel(self, order: str = "C") -> Cell:
        return self.reshape((-1,), order=order)

    def flatten(self) -> Cell:
        return Cell(jnp.ravel(self.value))

    def diagonal(self, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Cell:
        laid = self._laid().diagonal(offset, axis1, axis2)
        return strided(laid.shape, self.dtype, self, layouts.offset_of(laid), laid.strides)

    def broadcast(self, shape: tuple[int, ...]) -> Cell:
        """The view of `shape` that `numpy.broadcast_to` gives."""
        laid = numpy.broadcast_to(self._laid(), shape)
        own = self.shape
        return self._viewed(
            lambda v: jnp.broadcast_to(v, shape), lambda _, x: _first_of_repeated(x, own), laid
        )

    @property
    def real(self) -> Cell:
        if self.dtype.kind != "c":
            return self
        real = numpy.dtype(f"f{self.itemsize // 2}")
        return self.view_by(
            jnp.real,
            lambda v, x: jax.lax.complex(x, jnp.imag(v)),
            self.shape,
            self.strides,
            0,
            real,
        )

    @real.setter
    def real(self, value: Any) -> None:
        self.real[...] = value

    @property
    def imag(self) -> Cell:
        if self.dtype.kind != "c":
            return Cell(jnp.zeros_like(self.value))
        real = numpy.dtype(f"f{self.itemsize // 2}")
        step = real.itemsize
        return self.view_by(
            jnp.imag,
            lambda v, x: jax.lax.complex(jnp.real(v), x),
            self.shape,
            self.strides,
            step,
            real,
        )

    @imag.setter
    def imag(self, value: Any) -> None:
        self.imag[...] = value

    # -- copies, and elements -------------------------------------------------------------------------------------

    def copy(self, order: str = "C") -> Cell:
        return Cell(self.value)

    def astype(
        self,
        dtype: Any,
        order: str = "K",
        casting: str = "unsafe",
        subok: bool = True,
        copy: bool = True,
    ) -> Cell:
        dtype = numpy.dtype(dtype)
        if dtype == self.dtype:
            return self.copy() if copy else self
        if not numpy.can_cast(self.dtype, dtype, casting):  # type: ignore[arg-type]
            raise TypeError(
                f"Cannot cast array data from {self.dtype!r} to {dtype!r} according to the rule '{casting}'"
            )
        return Cell(converted(self.value, dtype))

    def fill(self, value: Any) -> None:
        self[...] = value

    def __getitem__(self, key: Any) -> Cell:
        if not _is_basic(key):
            return Cell(self.value[_checked_key(key, self.shape)])
        whole = key if isinstance(key, tuple) else (key,)
        if Ellipsis not in whole:  # without one NumPy would look at memory for a scalar
            whole = (*whole, Ellipsis)
        return self._viewed(
            lambda v: v[whole], lambda v, x: v.at[whole].set(x), self._laid()[whole]
        )

    def __setitem__(self, key: Any, value: Any) -> None:
        given = array_of(value, self.dtype)
        if given.dtype != self.dtype:
            given = converted(given, self.dtype)
        basic = _is_basic(key)
        if basic and (
            key is Ellipsis or key == slice(None) if not isinstance(key, tuple) else key == ()
        ):
            while given.ndim > self.ndim and given.shape[0] == 1:
                given = given[0]
            self.set(given if given.shape == self.shape else jnp.broadcast_to(given, self.shape))
            return
        if not basic and given.size == 1 and _is_mask(key):
            # Where one number is written it does not matter how many elements there are.
            mask = jnp.asarray(array_of(key))
            mask = mask.reshape(mask.shape + (1,) * (self.ndim - mask.ndim))
            self.set(jnp.where(mask, given.reshape(()), self.value))
            return
        self.set(self.value.at[key if basic else _checked_key(key, self.shape)].set(given))

    def __iter__(self) -> Iterator[Cell]:
        return (self[place] for place in range(len(self)))


def root_of(value: Any, shape: tuple[int, ...], dtype: numpy.dtype[Any]) -> Cell:
    """A root over `value`, whose shape and dtype the caller knows: to ask a `jax.Array` takes longer than all else."""
    cell: Cell = _allocate(Cell)
    cell._value = value
    cell._seen = None
    cell.base = None
    cell.shape = shape
    cell.dtype = dtype
    cell._strides = None
    cell.offset = 0
    cell.version = 0
    cell.overlaps = False
    cell.serial = next(_serials)
    return cell


_allocate = object.__new__

Chain = list[tuple[Any, ...]]
"""How a view is made of a root, step by step."""


def chain_of(cell: Cell) -> Chain:
    """The steps from the root of `cell` to it; they hold neither."""
    steps: Chain = []
    while cell.base is not None:
        offset = cell.offset - cell.base.offset
        facts = (cell.shape, cell._strides, offset, cell.dtype)
        steps.append((cell._get, cell._put, *facts, cell.overlaps))
        cell = cell.base
    return steps[::-1]


def view_of(root: Cell, chain: Chain) -> Cell:
    """The view of `root`, as large as that which `chain` was taken of, that those steps make."""
    for *step, overlaps in chain:
        root = root.view_by(*step)
        root.overlaps = overlaps
    return root


def _same(value: Any) -> Any:
    return value


def _replaced(_: Any, value: Any) -> Any:
    return value


def _bits_as(dtype: Any, value: Any) -> Any:
    """The bytes of elements as others."""
    own = numpy.dtype(value.dtype)
    if own.kind == "c" and dtype.kind == "c":
        value = _bits_as(numpy.dtype(f"f{own.itemsize // 2}"), value)
    elif own.kind == "c":
        parts = jnp.stack([jnp.real(value), jnp.imag(value)], -1)
        value = parts.reshape(*value.shape[:-1], -1)
    if dtype.kind == "c":
        value = _bits_as(numpy.dtype(f"f{dtype.itemsize // 2}"), value)
        pairs = value.reshape(*value.shape[:-1], -1, 2)
        return jax.lax.complex(pairs[..., 0], pairs[..., 1])
    return value if value.dtype == dtype else value.view(dtype)


def _first_of_repeated(value: Any, shape: tuple[int, ...]) -> Any:
    """One of the elements that a broadcast view of an array of `shape` shows more than once."""
    lead = value.ndim - len(shape)
    key = (0,) * lead + tuple(slice(0, 1) if n == 1 else slice(None) for n in shape)
    return value[key]


def converted(value: Any, dtype: Any) -> Any:
    """`value` in `dtype`, as `numpy.ndarray.astype` converts."""
    own = numpy.dtype(value.dtype)
    if own.kind == "c" and numpy.dtype(dtype).kind not in "cb":
        value = jnp.real(value)
    return jax.lax.convert_element_type(value, dtype)


def wide(value: Any) -> Any:
    """Half precision as single, which sums need the digits of; others as they are."""
    return (
        value.astype(jnp.float32)
        if value.dtype.itemsize == 2 and value.dtype.kind not in "iu"
        else value
    )


def array_of(value: Any, like: Any = None) -> Any:
    """The `jax.Array` of a cell, a NumPy array or a number; Python's numbers become those of the dtype `like`."""
    if value.__class__ is Cell:
        return value.value
    if isinstance(value, (list, tuple)) and any(v.__class__ is Cell for v in value):
        return jnp.stack([array_of(v, like) for v in value])
    if like is not None and isinstance(value, (bool, int, float, complex)):
        return jnp.asarray(numpy.asarray(value).astype(like))
    return jnp.asarray(numpy.asarray(value))


def _is_basic(key: Any) -> bool:
    """Whether indexing by `key` gives a view."""
    if isinstance(key, tuple):
        return all(map(_is_basic_part, key))
    return _is_basic_part(key)


def _is_basic_part(part: Any) -> bool:
    if isinstance(part, slice):
        return True
    return (
        part is None
        or part is Ellipsis
        or (isinstance(part, (int, numpy.integer)) and not isinstance(part, bool))
    )


def _checked_key(key: Any, shape: tuple[int, ...]) -> Any:
    """The key with arrays of JAX's for cells; IndexError for an index out of range, where indices are known."""
    parts = key if isinstance(key, tuple) else (key,)
    used = sum(
        (numpy.ndim(p) if _is_mask(p) else 1) for p in parts if p is not None and p is not Ellipsis
    )
    found: list[Any] = []
    dim = 0
    for part in parts:
        if part is None:
            found.append(part)
            continue
        if part is Ellipsis:
            found.append(part)
            dim += len(shape) - used
            continue
        if isinstance(part, (slice, int, numpy.integer)) and not isinstance(part, bool):
            found.append(part)
            dim += 1
            continue
        if _is_mask(part):
            mask = part.value if part.__class__ is Cell else numpy.asarray(part)
            if not is_known(mask):
                raise NotImplementedError(
                    "a mask that is computed while a program is traced says how many elements there are: the shape "
                    "of the result would depend on values"
                )
            found.append(numpy.asarray(mask))
            dim += mask.ndim
            continue
        index = part.value if part.__class__ is Cell else numpy.asarray(part)
        if is_known(index) and index.size:
            low, high, extent = int(index.min()), int(index.max()), shape[dim]
            if low < -extent or high >= extent:
                wrong = low if low < -extent else high
                raise IndexError(
                    f"index {wrong} is out of bounds for axis {dim} with size {extent}"
                )
        found.append(index.astype(numpy.int64) if index.dtype.kind not in "iu" else index)
        dim += 1
    return tuple(found) if isinstance(key, tuple) else found[0]


def _is_mask(part: Any) -> bool:
    if isinstance(part, (bool, numpy.bool_)):
        return True
    if isinstance(part, list):
        part = numpy.asarray(part)
    return getattr(part, "dtype", None) == numpy.bool_


def strided(
    shape: Any,
    dtype: Any = float,
    buffer: Any = None,
    offset: int = 0,
    strides: tuple[int, ...] | None = None,
) -> Cell:
    """What ``numpy.ndarray(shape, dtype, buffer, offset, strides)`` makes, of the memory of the cell `buffer`.

    A view by slices, a transposition and repetition where that is what it is, else by the number of each element.
    """
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    dtype = numpy.dtype(dtype)
    if buffer is None:
        return Cell(jnp.zeros(shape, dtype))
    if buffer.dtype != dtype:
        flat = buffer.reshape((-1,), copy=False) if not buffer.ndim else buffer
        buffer = flat.view(dtype)
    if strides is None:
        strides = layouts.contiguous(shape, dtype.itemsize)
    found = layouts.as_slices(buffer.shape, buffer.strides, shape, strides, offset)
    if found is None and buffer.base is not None:
        offset += buffer.offset
        buffer = buffer.root
        if buffer.dtype != dtype:
            buffer = buffer.reshape((-1,)).view(dtype)
        found = layouts.as_slices(buffer.shape, buffer.strides, shape, strides, offset)
    laid = None if layouts.is_contiguous(shape, strides, dtype) else strides
    if found is not None:
        return buffer.view_by(found.get, found.put, shape, laid, offset)  # type: ignore[no-any-return]
    places = layouts.places(shape, strides, offset, dtype.itemsize)
    # The number of an element in memory is its number in the order of the dimensions only of what is contiguous.
    flat = buffer.reshape((-1,), copy=False)
    if places.size and (places.min() < 0 or places.max() >= flat.size):
        raise ValueError("strides is incompatible with shape of requested array and size of buffer")
    view: Cell = flat.view_by(
        lambda v: v[places], lambda v, x: v.at[places].set(x), shape, laid, offset
    )
    view.overlaps = True
    return view
