"""Sparse tensors from coordinates and values, by PyTorch's names of today and of before; how they print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, operators

from ..core.device import as_device
from ..core.dtypes import dtype as dtype_type
from ..core.dtypes import get_default_dtype, int64
from ..core.handlers import shows_handlers
from ..core.layout import layout as layout_type
from ..core.layout import sparse_coo, sparse_csc, sparse_csr
from ..core.package_name import package_name
from ..core.tensor import Tensor, wrap
from ..core.type_names import LEGACY_DTYPES
from ..core.warn import warn_caller_once
from .creation import as_dtype, as_tensor, tensor

__all__ = ["NAMED_TYPES", "sparse_coo_tensor", "sparse_text", "spmm"]

spmm = functions.mm
"""The product of a sparse and a dense matrix."""


@shows_handlers
def sparse_coo_tensor(
    indices: Any = None,
    values: Any = None,
    size: Any = None,
    *,
    dtype: dtype_type | None = None,
    device: Any = None,
    pin_memory: bool = False,
    requires_grad: bool = False,
    check_invariants: bool | None = None,
    is_coalesced: bool | None = None,
    layout: layout_type | None = None,
) -> Tensor:
    """A sparse tensor with `values` (nnz, ...) at the coordinates `indices` (sparse_dim, nnz), zero elsewhere.

    Values at one coordinate add up.  The `size` is the smallest that holds all where it is not given; with a size alone, by
    its name or in the place of `indices`, there are no values.  RuntimeError for coordinates beyond the size, unless `check_invariants` is
    False, and for numbers of coordinates and values that differ.
    """
    del pin_memory
    if layout not in (None, sparse_coo):
        raise RuntimeError(f"sparse_coo_tensor: the layout is {sparse_coo}, not {layout}")
    where = None if device is None else as_device(device)
    kind = None if dtype is None else as_dtype(dtype, "sparse_coo_tensor")
    if values is None:
        size = indices if size is None else size
        if size is None:
            raise TypeError("sparse_coo_tensor() missing 1 required positional argument: 'indices'")
        places = functions.zeros((len(size), 0), dtype=int64)
        data = functions.zeros((0,), dtype=kind)
    else:
        places = as_tensor(indices).detach().to(int64)
        data = values if isinstance(values, Tensor) else tensor(values)
        data = data if kind is None or data.dtype is kind else data.to(kind)
        if not data.ndim:
            data = data.unsqueeze(0)
    made = _made(places, data, size, check_invariants is not False, is_coalesced, where)
    return made.requires_grad_() if requires_grad and not made.requires_grad else made


def _made(
    places: Tensor,
    data: Tensor,
    size: Sequence[int] | None,
    checks: bool = True,
    is_coalesced: bool | None = None,
    device: Any = None,
) -> Tensor:
    """The tensor, whose history is that of `data`."""
    if places.ndim != 2:
        raise RuntimeError(f"indices must be sparse_dim x nnz, but got: {list(places.shape)}")
    if places.shape[1] != len(data):
        raise RuntimeError(
            f"indices and values must have same nnz, but got nnz from indices: {places.shape[1]}, nnz from values: "
            f"{len(data)}"
        )
    sparse_dim, dense_dim = len(places), data.ndim - 1
    found = places._data_
    most = found.max(1).tolist() if found.size else [-1] * sparse_dim
    if size is None:
        size = (*(n + 1 for n in most), *data.shape[1:])
    size = tuple(map(int, size))
    if len(size) != sparse_dim + dense_dim:
        raise RuntimeError(
            f"'len(size) == sparse_dim + dense_dim' is not satisfied: len(size) = {len(size)}, sparse_dim = {sparse_dim}, "
            f"dense_dim = {dense_dim}"
        )
    if size[sparse_dim:] != tuple(data.shape[1:]):
        raise RuntimeError(
            f"values has incorrect size, expected {[len(data), *size[sparse_dim:]]}, got {list(data.shape)}"
        )
    if checks and found.size:
        for dim, (low, high) in enumerate(zip(found.min(1).tolist(), most)):
            if low < 0:
                raise RuntimeError(f"found negative index {low} for dim {dim}")
            if high >= size[dim]:
                raise RuntimeError(
                    f"size is inconsistent with indices: for dim {dim}, size is {size[dim]} but found index {high}"
                )
    return operators._sparse_coo_tensor_with_dims_and_tensors(  # type: ignore[no-any-return]
        sparse_dim, dense_dim, size, places, data, device=device, is_coalesced=is_coalesced
    )


class tensortype(type):
    """The class of ``sparse.FloatTensor`` and similar classes: called, they make sparse tensors."""

    dtype: dtype_type
    layout = sparse_coo
    is_cuda = False
    is_sparse = True

    def __call__(cls, *data: Any, device: Any = None) -> Tensor:
        """From indices, values and maybe a size; from sizes alone; of another sparse tensor; or empty."""
        warn_caller_once(
            f"{package_name.shown}.sparse.SparseTensor(indices, values, shape, *, device=) is deprecated.  Please use "
            f"{package_name.shown}.sparse_coo_tensor(indices, values, shape, dtype=, device=)."
        )
        if len(data) in (2, 3) and all(isinstance(each, Tensor) for each in data[:2]):
            return _made(data[0].to(int64), data[1], data[2] if len(data) == 3 else None)
        if len(data) == 1 and isinstance(data[0], Tensor) and data[0].is_sparse:
            return data[0].detach()
        sizes = data[0] if len(data) == 1 and not isinstance(data[0], int) else data or (0,)
        if not all(isinstance(n, int) for n in sizes):
            given = ", ".join(type(each).__name__ for each in data)
            raise TypeError(
                f"new() received an invalid combination of arguments - got ({given}), but expected (Tensor indices, Tensor "
                "values, torch.Size size), (Tensor indices, Tensor values), (torch.Size size), (Tensor other) or ()"
            )
        return sparse_coo_tensor(sizes, dtype=cls.dtype, device=device)

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, Tensor) and instance.is_sparse and instance.dtype is cls.dtype


NAMED_TYPES = {
    name: tensortype(name, (), {"dtype": d, "__module__": "gradsmith.sparse"})
    for name, d in LEGACY_DTYPES.items()
    if name != "BoolTensor"
}
"""``sparse.FloatTensor`` and the like, by name."""


def sparse_text(self: Tensor, indent: int) -> tuple[str, list[str]]:
    """The text of indices and values, and what is said of the rest."""
    from .printing import contents

    data: Any = self._data_
    if self.is_sparse:
        held = {"indices": self._indices(), "values": self.detach()._values()}
    else:
        names = _INDICES[self.layout]
        arrays = (data.compressed, data.plain, data.values)
        held = dict(zip((*names, "values"), map(wrap, arrays)))
    parts = []
    for name, part in held.items():
        opened = f"{name}=tensor("
        text, more = contents(part, indent + len(opened))
        more = [suffix for suffix in more if not suffix.startswith("dtype=")]
        if not part.numel():
            more = [f"size={tuple(part.shape)}"]
        parts.append(", ".join([opened + text, *more]) + ")")
    suffixes = [f"size={tuple(data.shape)}", f"nnz={data.nnz}"]
    default = get_default_dtype()
    if self.dtype not in (default, default.to_complex(), int64) and self.dtype.name != "bool":
        suffixes.append(f"dtype={self.dtype}")
    suffixes.append(f"layout={self.layout}")
    return (",\n" + " " * indent).join(parts), suffixes


_INDICES = {
    sparse_csr: ("crow_indices", "col_indices"),
    sparse_csc: ("ccol_indices", "row_indices"),
}
