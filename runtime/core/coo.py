"""The storage of a sparse tensor, in place of an array: the coordinates of its elements, and their values."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from .layout import layout, sparse_coo
from .namespace import Array
from .shaped import Shaped


class SparseStorage(Shaped):
    """What a sparse tensor holds instead of an array: `values`, and where they are.

    Like an array it is not changed in size or dtype once it is there; kernels make new ones.
    """

    base = None
    """As of an array that is not a view of another: the layers of autograd ask."""

    layout: layout
    values: Array

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.values.dtype  # type: ignore[no-any-return]

    def __len__(self) -> int:
        return self.shape[0]

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise NotImplementedError(
            "this needs all elements of a sparse tensor, which has some of them only; call x.to_dense() before"
        )

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        raise NotImplementedError(
            f"a sparse tensor has no '{name}' of a dense one's elements; call x.to_dense() before"
        )

    __array__ = __array_ufunc__ = __array_function__ = _refuse
    __getitem__ = __setitem__ = __iter__ = __bool__ = __int__ = __float__ = __reduce_ex__ = _refuse


class Coo(SparseStorage):
    """Elements at coordinates; every other element is zero.

    `indices` is int64 of shape (sparse_dim, nnz), `values` has shape (nnz, *dense sizes).  Coordinates may repeat, and their
    values then add up, unless `is_coalesced`, which also says that they are in the order of a dense tensor's elements.
    """

    layout = sparse_coo

    def __init__(
        self, indices: Array, values: Array, shape: tuple[int, ...], is_coalesced: bool = False
    ) -> None:
        self.indices = indices
        self.values = values
        self.shape = shape
        self.is_coalesced = is_coalesced or indices.shape[1] < 2

    @property
    def sparse_dim(self) -> int:
        """Number of leading dimensions that coordinates are of."""
        return len(self.indices)

    @property
    def nnz(self) -> int:
        """Number of values, or of blocks of them, zeros and repeated coordinates included."""
        return self.indices.shape[1]  # type: ignore[no-any-return]

    def of_values(self, values: Array) -> Coo:
        """Other values at the same coordinates."""
        shape = (*self.shape[: self.sparse_dim], *values.shape[1:])
        return Coo(self.indices, values, shape, self.is_coalesced)

    def astype(self, dtype: Any, copy: bool = False) -> Coo:
        """The values as `dtype`; itself if they are."""
        return self if self.dtype == dtype else self.of_values(self.values.astype(dtype))

    def coalesced(self) -> Coo:
        """Each coordinate once, in order; itself if that is so."""
        if self.is_coalesced:
            return self
        places = self.places()
        if (places[1:] > places[:-1]).all():
            return Coo(self.indices, self.values, self.shape, True)
        order = np.argsort(places, kind="stable")
        places = places[order]
        starts = np.flatnonzero(np.concatenate(([True], places[1:] != places[:-1])))
        add = np.logical_or if self.dtype.kind == "b" else np.add
        values = add.reduceat(self.values[order], starts, 0, dtype=self.dtype)
        return Coo(self.indices[:, order[starts]], values, self.shape, True)

    def places(self) -> Array:
        """Of each value, the position among those that there could be, in the order of a dense tensor."""
        found = np.zeros(self.indices.shape[1], np.int64)
        for extent, coordinates in zip(self.shape, self.indices):
            found *= extent
            found += coordinates
        return found

    def dense(self) -> Array:
        """All elements as an array."""
        found = np.zeros(self.shape, self.dtype)
        own = self.coalesced()
        found[tuple(own.indices)] = own.values if own.sparse_dim else own.values.sum(0)
        return found

    def __deepcopy__(self, memo: dict[int, Any]) -> Coo:
        return Coo(self.indices.copy(), self.values.copy(), self.shape, self.is_coalesced)
