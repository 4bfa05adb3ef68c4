"""Functions of shapes that take tensors one by one, or whose arguments Python has to sort out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gradsmith.generated import functions, raw

from ..autograd.nodes.node import shown_as
from ..core.dtypes import bool_, int64
from ..core.handlers import check_flag, shows_completed, shows_handlers
from ..core.warn import warn_caller_once
from ..operators.shape import composite_dimensions as dimensions
from ..operators.shape.composite_dimensions import as_matrix, listed
from ..operators.sorting.conversions import distinct

if TYPE_CHECKING:
    from ..core.tensor import Tensor

atleast_1d = shows_handlers(dimensions.atleast_1d)
atleast_2d = shows_handlers(dimensions.atleast_2d)
atleast_3d = shows_handlers(dimensions.atleast_3d)
broadcast_tensors = shows_handlers(dimensions.broadcast_tensors)
for _function in (atleast_1d, atleast_2d, atleast_3d, broadcast_tensors):
    _function.__module__ = __name__  # where pickle finds the wrapper


@shows_completed
def meshgrid(*tensors: Any, indexing: str | None = None) -> tuple[Tensor, ...]:
    """Grids of coordinates: each vector varies along a dimension of its own, expanded over the rest.

    With `indexing` "xy" the first two dimensions are exchanged.  Raises RuntimeError for tensors of
    more than one dimension and for different dtypes.
    """
    given = listed(tensors)
    if not given:
        raise RuntimeError("meshgrid expects a non-empty TensorList")
    if indexing not in (None, "ij", "xy"):
        raise RuntimeError(
            f'torch.meshgrid: indexing must be one of "xy" or "ij", but received: {indexing}'
        )
    if indexing is None:
        warn_caller_once(
            "gradsmith.meshgrid: in an upcoming release, it will be required to pass the indexing argument."
        )
    dtype = given[0].dtype
    for tensor in given:
        if tensor._data_.ndim > 1:
            raise RuntimeError(
                "torch.meshgrid: Expected 0D or 1D tensor in the tensor list but got: "
                f"{list(tensor.shape)}"
            )
        if tensor.dtype is not dtype:
            raise RuntimeError("torch.meshgrid expects all tensors to have the same dtype")
    swap = indexing == "xy" and len(given) >= 2
    if swap:
        given[0], given[1] = given[1], given[0]
    shape = tuple([tensor._data_.size for tensor in given])
    grids = [
        tensor.view((1,) * axis + (-1,) + (1,) * (len(given) - 1 - axis)).expand(shape)
        for axis, tensor in enumerate(given)
    ]
    if swap:
        grids[0], grids[1] = grids[1], grids[0]
    return tuple(grids)


@shows_handlers
def cartesian_prod(*tensors: Any) -> Tensor:
    """All combinations of one element of each vector, one row each."""
    given = listed(tensors)
    for tensor in given:
        if tensor.ndim != 1:
            raise RuntimeError(f"Expect a 1D vector, but got shape {list(tensor.shape)}")
    if len(given) == 1:
        return given[0]
    return functions.stack([grid.flatten() for grid in meshgrid(*given, indexing="ij")], 1)


@shows_handlers
def block_diag(*tensors: Any) -> Tensor:
    """A matrix with the given ones along its diagonal and zeros elsewhere; vectors are rows."""
    from .queries import common_dtype  # which needs the finished class

    tensors = tuple(listed(tensors))
    if not tensors:
        return functions.empty((1, 0))
    dtype = common_dtype(tensors)  # for which those without dimensions count less
    given = [as_matrix(tensor).to(dtype) for tensor in tensors]
    for place, matrix in enumerate(given):
        if matrix.ndim != 2:
            raise RuntimeError(
                "torch.block_diag: Input tensors must have 2 or fewer dimensions. Input "
                f"{place} has {matrix.ndim} dimensions"
            )
    width = sum(matrix.shape[1] for matrix in given)
    rows = []
    left = 0
    for matrix in given:
        height, own = matrix.shape
        right = width - left - own
        rows.append(
            functions.cat(
                [matrix.new_zeros((height, left)), matrix, matrix.new_zeros((height, right))], 1
            )
        )
        left += own
    return shown_as(functions.cat(rows, 0), "BlockDiagBackward0", *given)


@shows_completed
def unique(
    input: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Any:
    """Distinct elements (or slices along `dim`) in order.

    With `return_inverse` and `return_counts` a tuple, with the place of each element among the
    distinct ones and with how often each occurs.
    """
    if dim is None:
        found = functions._unique2(input, sorted, return_inverse, return_counts)
    else:
        found = functions.unique_dim(input, dim, sorted, return_inverse, return_counts)
    return distinct(found, return_inverse, return_counts)


@shows_handlers
def unravel_index(indices: Tensor, shape: int | Sequence[int]) -> tuple[Tensor, ...]:
    """The coordinates, in a tensor of `shape`, of positions in the flattened tensor.

    Raises ValueError for a negative extent and TypeError for indices that are not integers.
    """
    if indices.is_floating_point() or indices.is_complex() or indices.dtype == bool_:
        raise TypeError(f"expected 'indices' to be integer dtype, but got {indices.dtype}")
    extents = (shape,) if isinstance(shape, int) else tuple(shape)
    for extent in extents:
        if not isinstance(extent, int):
            raise TypeError(
                f"expected 'shape' sequence to only contain ints, but got {type(extent)}"
            )
    if any(extent < 0 for extent in extents):
        raise ValueError(f"'shape' cannot have negative values, but got {extents}")
    positions = indices.to(int64)
    result = []
    step = 1
    for extent in reversed(extents):
        result.append((positions // step) % extent)
        step *= extent
    return tuple(reversed(result))


@shows_handlers
def nonzero(input: Tensor, *, out: Tensor | None = None, as_tuple: bool = False) -> Any:
    """The positions of nonzero elements, one row each; `as_tuple`: a vector for each dimension."""
    check_flag("nonzero", "as_tuple", as_tuple)
    if as_tuple:
        return tuple(functions.nonzero_numpy(input))
    if out is not None:
        return raw.nonzero(input, out=out)
    return raw.nonzero(input)
