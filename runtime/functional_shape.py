"""Functions of shapes that take tensors one by one, or whose arguments Python has to sort out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gradsmith as gs
from gradsmith import Tensor
from gradsmith.dtypes import bool_
from gradsmith.errors import broadcast_error
from gradsmith.generated import functions

__all__ = [
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "block_diag",
    "broadcast_shapes",
    "broadcast_tensors",
    "cartesian_prod",
    "meshgrid",
    "nonzero",
    "norm",
    "resize_as_",
    "split",
    "unique",
    "unique_consecutive",
    "unravel_index",
]


def _listed(tensors: tuple[Any, ...]) -> list[Tensor]:
    """The tensors of a call ``f(a, b)`` or ``f([a, b])``."""
    if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)):
        return list(tensors[0])
    return list(tensors)


def _raised(tensors: tuple[Any, ...], one: Any) -> Any:
    if len(tensors) == 1 and not isinstance(tensors[0], (list, tuple)):
        return one(tensors[0])
    return tuple(one(tensor) for tensor in _listed(tensors))


def atleast_1d(*tensors: Any) -> Any:
    """Each tensor with one dimension at least; a tuple for several tensors."""
    return _raised(tensors, lambda t: t.reshape((1,)) if t.ndim == 0 else t)


def _two(tensor: Tensor) -> Tensor:
    if tensor.ndim == 0:
        return tensor.reshape((1, 1))
    return tensor.unsqueeze(0) if tensor.ndim == 1 else tensor


def atleast_2d(*tensors: Any) -> Any:
    """Each tensor with two dimensions at least: vectors become rows."""
    return _raised(tensors, _two)


def _three(tensor: Tensor) -> Tensor:
    if tensor.ndim == 0:
        return tensor.reshape((1, 1, 1))
    if tensor.ndim == 1:
        return tensor.unsqueeze(0).unsqueeze(-1)
    return tensor.unsqueeze(-1) if tensor.ndim == 2 else tensor


def atleast_3d(*tensors: Any) -> Any:
    """Each tensor with three dimensions at least: a vector of n becomes 1 x n x 1."""
    return _raised(tensors, _three)


def broadcast_shapes(*shapes: int | Sequence[int]) -> gs.Size:
    """The shape that tensors of `shapes` have once broadcast against each other.

    Raises RuntimeError when extents differ and neither is 1, or one is negative.
    """
    given = [(shape,) if isinstance(shape, int) else tuple(shape) for shape in shapes]
    longest = max((len(shape) for shape in given), default=0)
    result = [1] * longest
    for shape in given:
        for place in range(-1, -1 - len(shape), -1):
            extent = shape[place]
            if extent < 0:
                raise RuntimeError(
                    f"Trying to create tensor with negative dimension ({extent}): ({extent})"
                )
            if extent == 1 or extent == result[place]:
                continue
            if result[place] != 1:
                raise RuntimeError("Shape mismatch: objects cannot be broadcast to a single shape")
            result[place] = extent
    return gs.Size(result)


def broadcast_tensors(*tensors: Any) -> tuple[Tensor, ...]:
    """The tensors expanded to the shape they broadcast to."""
    given = _listed(tensors)
    try:
        shape = broadcast_shapes(*(tuple(tensor.shape) for tensor in given))
    except RuntimeError as error:
        raise broadcast_error("broadcast_tensors", given) or error from None
    return tuple(tensor.expand(shape) for tensor in given)


def meshgrid(*tensors: Any, indexing: str | None = None) -> tuple[Tensor, ...]:
    """Grids of coordinates: each vector varies along a dimension of its own, expanded over the rest.

    With `indexing` "xy" the first two dimensions are exchanged.  Raises RuntimeError for tensors of
    more than one dimension and for different dtypes.
    """
    given = _listed(tensors)
    if not given:
        raise RuntimeError("meshgrid expects a non-empty TensorList")
    if indexing not in (None, "ij", "xy"):
        raise RuntimeError(
            f'torch.meshgrid: indexing must be one of "xy" or "ij", but received: {indexing}'
        )
    for tensor in given:
        if tensor.ndim > 1:
            raise RuntimeError(
                "torch.meshgrid: Expected 0D or 1D tensor in the tensor list but got: "
                f"{list(tensor.shape)}"
            )
        if tensor.dtype != given[0].dtype:
            raise RuntimeError("torch.meshgrid expects all tensors to have the same dtype")
    swap = indexing == "xy" and len(given) >= 2
    if swap:
        given[0], given[1] = given[1], given[0]
    shape = tuple(tensor.numel() for tensor in given)
    grids = [
        tensor.reshape((1,) * axis + (-1,) + (1,) * (len(given) - 1 - axis)).expand(shape)
        for axis, tensor in enumerate(given)
    ]
    if swap:
        grids[0], grids[1] = grids[1], grids[0]
    return tuple(grids)


def cartesian_prod(*tensors: Any) -> Tensor:
    """All combinations of one element of each vector, one row each."""
    given = _listed(tensors)
    for tensor in given:
        if tensor.ndim != 1:
            raise RuntimeError(f"Expect a 1D vector, but got shape {list(tensor.shape)}")
    if len(given) == 1:
        return given[0]
    return gs.stack([grid.flatten() for grid in meshgrid(*given, indexing="ij")], 1)


def block_diag(*tensors: Any) -> Tensor:
    """A matrix with the given ones along its diagonal and zeros elsewhere; vectors are rows."""
    given = [_two(tensor) for tensor in _listed(tensors)]
    if not given:
        return gs.empty((1, 0))
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
            gs.cat([matrix.new_zeros((height, left)), matrix, matrix.new_zeros((height, right))], 1)
        )
        left += own
    return gs.cat(rows, 0)


def split(
    tensor: Tensor, split_size_or_sections: int | Sequence[int], dim: int = 0
) -> tuple[Tensor, ...]:
    """Pieces of one size along `dim`, or of the sizes given."""
    if isinstance(split_size_or_sections, (list, tuple)):
        return tuple(gs.split_with_sizes(tensor, tuple(split_size_or_sections), dim))
    return tuple(functions.split(tensor, split_size_or_sections, dim))


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
        values, inverse, counts = gs._unique2(input, sorted, return_inverse, return_counts)
    else:
        values, inverse, counts = gs.unique_dim(input, dim, sorted, return_inverse, return_counts)
    return _chosen(values, inverse, counts, return_inverse, return_counts)


def unique_consecutive(
    input: Tensor,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Any:
    """Elements (or slices along `dim`) without repetitions of the one before; extras as `unique`."""
    values, inverse, counts = functions.unique_consecutive(
        input, return_inverse, return_counts, dim
    )
    return _chosen(values, inverse, counts, return_inverse, return_counts)


def _chosen(
    values: Tensor, inverse: Tensor, counts: Tensor, return_inverse: bool, return_counts: bool
) -> Any:
    if return_inverse and return_counts:
        return values, inverse, counts
    if return_inverse:
        return values, inverse
    return (values, counts) if return_counts else values


def unravel_index(indices: Tensor, shape: int | Sequence[int]) -> tuple[Tensor, ...]:
    """The coordinates, in a tensor of `shape`, of positions in the flattened tensor.

    Raises ValueError for a negative extent and TypeError for indices that are not integers.
    """
    if indices.is_floating_point() or indices.is_complex() or indices.dtype == bool_:
        raise TypeError(f"expected 'indices' to be integer dtype, but got {indices.dtype}")
    extents = (shape,) if isinstance(shape, int) else tuple(int(n) for n in shape)
    if any(extent < 0 for extent in extents):
        raise ValueError(f"'shape' cannot have negative values, but got {extents}")
    positions = indices.to(gs.int64)
    result = []
    step = 1
    for extent in reversed(extents):
        result.append((positions // step) % extent)
        step *= extent
    return tuple(reversed(result))


def nonzero(input: Tensor, *, out: Tensor | None = None, as_tuple: bool = False) -> Any:
    """The positions of nonzero elements, one row each; `as_tuple`: a vector for each dimension."""
    if as_tuple:
        return tuple(functions.nonzero_numpy(input))
    if out is not None:
        return functions.nonzero(input, out=out)
    return functions.nonzero(input)


def resize_as_(input: Tensor, the_template: Tensor, *, memory_format: Any = None) -> Tensor:
    """The shape of `the_template`, in place; see `Tensor.resize_`."""
    return input.resize_as_(the_template, memory_format=memory_format)


def norm(
    input: Tensor,
    p: Any = "fro",
    dim: Any = None,
    keepdim: bool = False,
    out: Tensor | None = None,
    dtype: Any = None,
) -> Tensor:
    """The vector norm of order `p` over `dim`, or the matrix norm for "fro" and "nuc"."""
    dims = (dim,) if isinstance(dim, int) else None if dim is None else tuple(dim)
    if p == "nuc":
        over = tuple(range(input.ndim)) if dims is None else dims
        result = gs.linalg.matrix_norm(input, "nuc", over, keepdim, dtype=dtype)
    elif p is None or isinstance(p, str):
        if p is not None and p != "fro":
            raise RuntimeError(f"only valid string values are 'fro' and 'nuc', found {p}")
        result = gs.linalg.vector_norm(input, 2, dims or None, keepdim, dtype=dtype)
    else:
        result = gs.linalg.vector_norm(input, p, dims or None, keepdim, dtype=dtype)
    return result if out is None else out.resize_(result.shape).copy_(result)
