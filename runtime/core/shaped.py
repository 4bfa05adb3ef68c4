"""Properties that follow from a shape and a dtype, for classes that stand in for `numpy.ndarray`."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np


class Shaped:
    """`ndim`, `size` and `itemsize` of a class that has `shape` and `dtype`."""

    __slots__ = ()
    __array_priority__ = 1000  # NumPy must leave ``number * x`` to ``__rmul__``

    if TYPE_CHECKING:
        shape: tuple[int, ...]

        @property
        def dtype(self) -> np.dtype[Any]: ...

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements; of a sparse tensor, of the dense one."""
        return prod(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize
