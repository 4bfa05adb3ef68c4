"""The storage of a compressed sparse matrix, in place of an array: its rows, or its columns, one after the other."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from .coo import Coo, SparseStorage
from .layout import layout as layout_type
from .layout import sparse_csc, sparse_csr
from .namespace import Array


class Compressed(SparseStorage):
    """The elements of a matrix by row (`sparse_csr`) or by column (`sparse_csc`); every other element is zero.

    Of row i (here and below: or column) `values` and `plain`, their columns, are those from ``compressed[i]`` to
    ``compressed[i + 1]``.  Within a row columns may be in any order, and repeat: their values then add up.  Both kinds of
    indices have one dtype, int64 or int32.
    """

    def __init__(
        self,
        layout: layout_type,
        compressed: Array,
        plain: Array,
        values: Array,
        shape: tuple[int, ...],
    ) -> None:
        self.layout = layout
        self.compressed = compressed
        self.plain = plain
        self.values = values
        self.shape = shape

    @property
    def is_by_rows(self) -> bool:
        """Whether the layout is `sparse_csr`."""
        return self.layout is sparse_csr

    @property
    def nnz(self) -> int:
        """Number of values, zeros and repeated indices included."""
        return len(self.values)

    def of_values(self, values: Array) -> Compressed:
        """Other values at the same indices."""
        return Compressed(self.layout, self.compressed, self.plain, values, self.shape)

    def astype(self, dtype: Any, copy: bool = False) -> Compressed:
        """The values as `dtype`; itself if they are."""
        return self if self.dtype == dtype else self.of_values(self.values.astype(dtype))

    def coalesced(self) -> Compressed:
        """Itself: as in PyTorch, functions of single values take repeated indices one by one."""
        return self

    def numbers(self) -> Array:
        """Of each value the number of its row."""
        counts = np.diff(self.compressed)
        return np.repeat(np.arange(len(counts), dtype=self.plain.dtype), counts)

    def places(self) -> tuple[Array, Array]:
        """Of each value its row and its column, whichever the layout goes by."""
        numbers = self.numbers()
        return (numbers, self.plain) if self.is_by_rows else (self.plain, numbers)

    def transposed(self) -> Compressed:
        """The transpose, over the same arrays: rows become columns."""
        other = sparse_csc if self.is_by_rows else sparse_csr
        return Compressed(other, self.compressed, self.plain, self.values, self.shape[::-1])

    def as_layout(self, layout: layout_type) -> Compressed:
        """By rows or by columns; itself if it is."""
        if self.layout is layout:
            return self
        return compress(layout, *self.places(), self.values, self.shape)

    def coo(self) -> Coo:
        """By coordinates, in the same order."""
        found = Coo(np.stack(self.places()).astype(np.int64, copy=False), self.values, self.shape)
        places = found.places()
        found.is_coalesced = bool((places[1:] > places[:-1]).all())
        return found

    def dense(self) -> Array:
        """All elements as an array."""
        return self.coo().dense()

    def __getattr__(self, name: str) -> NoReturn:
        if name in _OF_ALL_ELEMENTS:
            kind = "Sparse CSR" if self.is_by_rows else "Sparse CSC"
            raise RuntimeError(f"{kind} tensors do not have {_OF_ALL_ELEMENTS[name]}")
        super().__getattr__(name)

    def __deepcopy__(self, memo: dict[int, Any]) -> Compressed:
        return self.copy()

    def copy(self) -> Compressed:
        """With memory of its own."""
        indices = self.compressed.copy(), self.plain.copy()
        return Compressed(self.layout, *indices, self.values.copy(), self.shape)


_OF_ALL_ELEMENTS = {"strides": "strides", "flags": "is_contiguous"}
"""What an array has and these have not, as PyTorch calls it."""


def compress(
    layout: layout_type, rows: Array, columns: Array, values: Array, shape: tuple[int, ...]
) -> Compressed:
    """Values at rows and columns, by rows or by columns; within each they stay in order."""
    by_rows = layout is sparse_csr
    along, plain = (rows, columns) if by_rows else (columns, rows)
    count = shape[0] if by_rows else shape[1]
    if (along[1:] < along[:-1]).any():
        order = np.argsort(along, kind="stable")
        along, plain, values = along[order], plain[order], values[order]
    compressed = np.searchsorted(along, np.arange(count + 1)).astype(plain.dtype, copy=False)
    return Compressed(layout, compressed, plain, values, shape)


def compress_coo(layout: layout_type, coo: Coo) -> Compressed:
    """A sparse matrix by rows or by columns, each coordinate once."""
    own = coo.coalesced()
    return compress(layout, own.indices[0], own.indices[1], own.values, own.shape)
