"""The maps of ``geometry.py`` as operators, which function transforms can differentiate and devices can run.

The position of a view in its base becomes one index for each element, the same for every example of a batch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.dtypes import dtype_of_numpy
from ...core.memory import placed
from ...core.namespace import Array, np
from ...core.tensor import Tensor, wrap
from ...dispatch.namespaces import ops

if TYPE_CHECKING:
    from .geometry import ViewGeometry


def _places(geometry: ViewGeometry) -> Array:
    """For each element of the view its number among the elements of the base.

    Of a base of complex numbers the parts are counted, where the view shows parts.
    """
    if geometry.lazy or geometry.base_lazy:
        raise NotImplementedError(
            "in-place changes through a conjugate view are not supported within a function transform; change the "
            "result of resolve_conj() instead"
        )
    size = geometry.dtype.itemsize
    parts = geometry.base_dtype.itemsize // size
    if geometry.base_dtype != geometry.dtype and not (
        geometry.base_dtype.kind == "c" and geometry.dtype.kind == "f" and parts == 2
    ):
        raise NotImplementedError(
            f"in-place changes of a {geometry.base_dtype} tensor through a {geometry.dtype} view are not supported "
            "within a function transform"
        )
    numbers = np.full(geometry.nbytes // size, -1, np.int64)
    shape: Any = geometry.base_shape
    strides: Any = [8 * stride // size for stride in geometry.base_strides]
    if parts == 2:
        shape, strides = (*shape, 2), [*strides, 8]
    base = np.ndarray(shape, np.int64, numbers.data, 8 * geometry.base_offset // size, strides)
    base[...] = np.arange(base.size).reshape(shape)
    strides = [8 * stride // size for stride in geometry.strides]
    view = np.ndarray(geometry.shape, np.int64, numbers.data, 8 * geometry.offset // size, strides)
    return view.copy()


def _constant(array: Array, like: Tensor) -> Tensor:
    """A tensor with the elements of `array`, where those of `like` are."""
    return placed(wrap(array), like.device)


def _flat(geometry: ViewGeometry, base: Tensor) -> Tensor:
    """The elements of `base`, or their parts, in one dimension."""
    if geometry.base_dtype != geometry.dtype:
        base = ops.aten.view_as_real.default(base)
    return ops.aten.reshape.default(base, [-1])  # type: ignore[no-any-return]


def _shaped(geometry: ViewGeometry, flat: Tensor) -> Tensor:
    """What `_flat` makes one dimension of."""
    if geometry.base_dtype != geometry.dtype:
        flat = ops.aten.view_as_complex.default(ops.aten.reshape.default(flat, [-1, 2]))
    return ops.aten.reshape.default(flat, list(geometry.base_shape))  # type: ignore[no-any-return]


def select(geometry: ViewGeometry, base: Tensor) -> Tensor:
    """A copy of those elements of `base` that the view shows."""
    places = _constant(_places(geometry).reshape(-1), base)
    found = ops.aten.index_select.default(_flat(geometry, base), 0, places)
    return ops.aten.reshape.default(found, list(geometry.shape))  # type: ignore[no-any-return]


def embed(geometry: ViewGeometry, view: Tensor) -> Tensor:
    """A base that is zero but for the elements of `view`; those at one address add up."""
    places = _constant(_places(geometry).reshape(-1), view)
    count = (
        int(np.prod(geometry.base_shape)) * geometry.base_dtype.itemsize // geometry.dtype.itemsize
    )
    zeros = ops.aten.zeros.default(
        [count], dtype=dtype_of_numpy(geometry.dtype), device=view.device
    )
    flat = ops.aten.reshape.default(view, [-1])
    return _shaped(geometry, ops.aten.index_add.default(zeros, 0, places, flat))


def clear(geometry: ViewGeometry, base: Tensor) -> Tensor:
    """A copy of `base` that is zero where the view lies."""
    flat = _flat(geometry, base)
    hidden = np.zeros(flat._data_.shape, np.bool_)
    hidden[_places(geometry)] = True
    return _shaped(geometry, ops.aten.masked_fill.Scalar(flat, _constant(hidden, base), 0))
