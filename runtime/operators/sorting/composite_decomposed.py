"""Of what operators that sort are composed: what handlers of ``__torch_dispatch__`` see."""

from __future__ import annotations

from gradsmith.generated import functions

from ...core.dtypes import int32, int64
from ...core.errors import not_implemented_for
from ...core.tensor import Tensor


def argsort_decomposed(self: Tensor, dim: int = -1, descending: bool = False) -> Tensor:
    """The second output of sorting."""
    return functions.sort(self, dim, descending)[1]


def argsort_stable_decomposed(
    self: Tensor, stable: bool, dim: int = -1, descending: bool = False
) -> Tensor:
    """The second output of sorting."""
    return functions.sort(self, stable=stable, dim=dim, descending=descending)[1]


def _convert_indices_from_coo_to_csr(self: Tensor, size: int, out_int32: bool) -> Tensor:
    """How many row numbers, which are sorted, are below each of 0 to `size`."""
    if self.ndim != 1:
        raise RuntimeError(
            f"Input is supposed to be a vector, but got {self.ndim} dimensional tensor."
        )
    if self.dtype.category != 1:
        raise not_implemented_for("convert_indices_from_coo_to_csr_cpu", self.dtype)
    rows = functions.arange(size + 1, dtype=self.dtype, device=self.device)
    return functions.searchsorted(self.contiguous(), rows, out_int32=out_int32)


def _convert_indices_from_csr_to_coo(
    crow_indices: Tensor, col_indices: Tensor, out_int32: bool, transpose: bool
) -> Tensor:
    """For each column how many rows end before it, and the columns."""
    places = functions.arange(
        len(col_indices), dtype=crow_indices.dtype, device=crow_indices.device
    )
    rows = functions.searchsorted(crow_indices[1:], places, right=True)
    kind = int32 if out_int32 else int64
    both = [rows.to(kind), col_indices.to(kind)]
    return functions.stack(both[::-1] if transpose else both)
