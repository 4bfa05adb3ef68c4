"""Compressed sparse matrices from indices and values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import operators

from ..core.device import as_device
from ..core.dtypes import dtype as dtype_type
from ..core.errors import TYPE_WORDS
from ..core.handlers import shows_handlers
from ..core.layout import LAYOUT_WORDS, sparse_bsc, sparse_bsr, sparse_csc, sparse_csr
from ..core.layout import layout as layout_type
from ..core.tensor import Tensor
from ..core.unsupported import unsupported
from .compressed_layouts import refuse_layout
from .creation import as_dtype, as_tensor, tensor
from .sparse_invariants import check_sparse_tensor_invariants

__all__ = ["sparse_bsc_tensor", "sparse_bsr_tensor", "sparse_compressed_tensor"]
__all__ += ["sparse_csc_tensor", "sparse_csr_tensor"]


sparse_bsr_tensor = shows_handlers(unsupported("sparse_bsr_tensor", refuse_layout))
sparse_bsc_tensor = shows_handlers(unsupported("sparse_bsc_tensor", refuse_layout))


@shows_handlers
def sparse_csr_tensor(
    crow_indices: Any,
    col_indices: Any,
    values: Any,
    size: Sequence[int] | None = None,
    *,
    dtype: dtype_type | None = None,
    layout: layout_type | None = None,
    device: Any = None,
    pin_memory: bool = False,
    requires_grad: bool = False,
    check_invariants: bool | None = None,
) -> Tensor:
    """A sparse matrix by rows: of row i those of `values` from ``crow_indices[i]`` to ``crow_indices[i + 1]``, in `col_indices`.

    The smallest `size` is taken where it is not given.  RuntimeError for indices that do not fit, and with
    `check_invariants` also for columns of one row that are out of order or repeat.
    """
    return _compressed(
        "sparse_csr_tensor",
        (crow_indices, col_indices, values),
        size,
        _own_layout("sparse_csr_tensor", layout, sparse_csr),
        dtype,
        device,
        requires_grad,
        check_invariants,
    )


@shows_handlers
def sparse_csc_tensor(
    ccol_indices: Any,
    row_indices: Any,
    values: Any,
    size: Sequence[int] | None = None,
    *,
    dtype: dtype_type | None = None,
    layout: layout_type | None = None,
    device: Any = None,
    pin_memory: bool = False,
    requires_grad: bool = False,
    check_invariants: bool | None = None,
) -> Tensor:
    """Like `sparse_csr_tensor`, by columns: `values` of one column after those of another, in the rows `row_indices`."""
    return _compressed(
        "sparse_csc_tensor",
        (ccol_indices, row_indices, values),
        size,
        _own_layout("sparse_csc_tensor", layout, sparse_csc),
        dtype,
        device,
        requires_grad,
        check_invariants,
    )


@shows_handlers
def sparse_compressed_tensor(
    compressed_indices: Any,
    plain_indices: Any,
    values: Any,
    size: Sequence[int] | None = None,
    *,
    dtype: dtype_type | None = None,
    layout: layout_type | None = None,
    device: Any = None,
    pin_memory: bool = False,
    requires_grad: bool = False,
    check_invariants: bool | None = None,
) -> Tensor:
    """`sparse_csr_tensor` or `sparse_csc_tensor`, as `layout` says."""
    if layout in (sparse_bsr, sparse_bsc):
        refuse_layout("sparse_compressed_tensor")
    if layout not in (sparse_csr, sparse_csc):
        word = "none" if layout is None else LAYOUT_WORDS[layout]
        raise RuntimeError(
            f"sparse_compressed_tensor expected sparse compressed tensor layout but got {word}"
        )
    return _compressed(
        "sparse_compressed_tensor",
        (compressed_indices, plain_indices, values),
        size,
        layout,
        dtype,
        device,
        requires_grad,
        check_invariants,
    )


def _own_layout(name: str, given: layout_type | None, own: layout_type) -> layout_type:
    if given not in (None, own):
        raise RuntimeError(
            f"{name}: layout must be {LAYOUT_WORDS[own]} but got {LAYOUT_WORDS[given]}"
        )
    return own


def _compressed(
    name: str,
    parts: tuple[Any, Any, Any],
    size: Sequence[int] | None,
    layout: layout_type,
    dtype: dtype_type | None,
    device: Any,
    requires_grad: bool,
    check_invariants: bool | None,
) -> Tensor:
    kind = None if dtype is None else as_dtype(dtype, name)
    compressed, plain = (_indices(part) for part in parts[:2])
    data = parts[2] if isinstance(parts[2], Tensor) else tensor(parts[2])
    data = data if kind is None or data.dtype is kind else data.to(kind)
    if size is None:
        along = max(compressed.numel() - 1, 0)
        across = int(plain._data_.max()) + 1 if plain.numel() else 0
        size = (along, across) if layout is sparse_csr else (across, along)
    size = tuple(map(int, size))
    orders = check_invariants
    if orders is None:
        orders = check_sparse_tensor_invariants.is_enabled()
    _check(layout, compressed, plain, data, size, orders)
    where = None if device is None else as_device(device)
    made: Tensor = operators.sparse_compressed_tensor_comp_plain_value_size(
        compressed, plain, data, size, layout=layout, device=where
    )
    return made.requires_grad_() if requires_grad and not made.requires_grad else made


def _indices(given: Any) -> Tensor:
    """Indices as a tensor; an empty list has none of a floating dtype."""
    made = as_tensor(given).detach()
    return made if isinstance(given, Tensor) or made.numel() else made.long()


def _check(
    layout: layout_type,
    compressed: Tensor,
    plain: Tensor,
    values: Tensor,
    size: tuple[int, ...],
    orders: bool,
) -> None:
    """RuntimeError for indices that do not fit the size and each other; `orders` asks for sorted and distinct ones, too."""
    by_rows = layout is sparse_csr
    first, second = ("crow_indices", "col_indices") if by_rows else ("ccol_indices", "row_indices")
    along, across = ("row", "col") if by_rows else ("col", "row")
    number = "rows" if by_rows else "columns"
    if not compressed.ndim:
        raise RuntimeError(f"{first} must have dimensionality >= 1 but got 0")
    if compressed.ndim != plain.ndim:
        raise RuntimeError(
            f"{first} and {second} dimensionalities must be equal but got {compressed.ndim} and {plain.ndim}, respectively"
        )
    if compressed.ndim != 1 or values.ndim != 1:
        raise NotImplementedError(
            "compressed sparse tensors are matrices, without batches or dense dimensions: indices and values have one "
            f"dimension, not {compressed.ndim} and {values.ndim}"
        )
    if len(size) != 2:
        raise RuntimeError(
            "tensor dimensionality must be sum of batch, base, and dense dimensionalities (=0 + 2 + 0) but got "
            f"{len(size)}"
        )
    count, extent = size if by_rows else size[::-1]
    if len(compressed) != count + 1:
        raise RuntimeError(
            f"{first}.shape[-1] must be equal to the number of {number} + 1 (={count + 1}), but got {len(compressed)}"
        )
    if len(plain) != len(values):
        raise RuntimeError(
            f"{second}.shape[-1] must be equal to nnz (={len(values)}) as defined by values.shape[0], but got {len(plain)}"
        )
    if compressed.dtype is not plain.dtype:
        names = [TYPE_WORDS[each.dtype.name] for each in (compressed, plain)]
        raise RuntimeError(
            f"{first} and {second} must have the same dtype, bot got {names[0]} and {names[1]}, respectively"
        )
    if compressed.dtype.name not in ("int32", "int64"):
        raise RuntimeError(
            f"{first} and {second} dtype must be Int or Long, but got {TYPE_WORDS[compressed.dtype.name]}"
        )
    ends, places = compressed._data_, plain._data_
    steps = ends[1:] - ends[:-1]
    for holds, words in (
        (ends[0] == 0, f"{first}[..., 0] == 0"),
        (ends[-1] == len(places), f"{first}[..., -1] == nnz"),
        (
            (steps >= 0).all() and not (orders and (steps > extent).any()),
            f"0 <= {first}[..., 1:] - {first}[..., :-1] <= n{across}s",
        ),
        (
            not len(places) or (places.min() >= 0 and places.max() < extent),
            f"0 <= {second} < n{across}s",
        ),
        (
            not orders or _in_order(ends, places),
            f"{second}[..., {first}[..., i - 1]:{first}[..., i]] for all i = 1, ..., n{along}s are sorted and distinct "
            "along the last dimension values",
        ),
    ):
        if not holds:
            raise RuntimeError(f"`{words}` is not satisfied.")


def _in_order(ends: Any, places: Any) -> bool:
    """Whether those of one row ascend."""
    ascends = places[1:] > places[:-1]
    begins = ends[(ends > 0) & (ends < len(places))]
    ascends[begins - 1] = True  # the first of a row follows the last of another
    return bool(ascends.all())
