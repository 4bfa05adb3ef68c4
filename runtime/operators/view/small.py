"""Quick views.

The bits of such a view are known at resolution; what a call adds is the link to the base, as
`gradsmith.autograd.views.view.make_view` describes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...autograd.views.creation import DEFAULT, INFERENCE_MODE, NO_GRAD_MODE
from ...autograd.views.view import ViewInfo
from ...core.bits import STRIDED, VIEW
from ...core.namespace import Array, np
from ...core.state import MASKED, state
from ...core.tensor import Tensor, VersionCounter, allocate, wrap_bits
from ...dispatch.small import Calls, Kernel


def _link(calls: Calls, strided: int = 0) -> Callable[[Array, Tensor], Tensor] | None:
    """What makes `data`, elements of `base`'s of the same dtype, a view of it."""
    if len(calls.dtypes) != 1:
        return None
    differentiable = VIEW if calls.dtypes[0].category > 1 else 0
    bits, zero_dim_bits = (
        calls.bits() | differentiable | strided,
        calls.bits(zero_dim=True) | differentiable,
    )

    def link(data: Array, base: Tensor) -> Tensor:
        counter = base._counter_
        if counter is None:
            counter = base._counter_ = VersionCounter()
        info = ViewInfo()
        creation = DEFAULT
        if MASKED and not state.grad_enabled:
            creation = INFERENCE_MODE if state.inference else NO_GRAD_MODE
        extra = base._extra_
        if extra is None or extra.view is None:
            info.base = base
        else:
            info.base = extra.view.base
            creation = creation or extra.view.creation
        info.creation = creation
        info.attr_version = counter.version
        out = allocate()
        out._data_ = data
        out._bits_ = bits if data.ndim else zero_dim_bits
        out._edge_ = None
        out._counter_ = counter
        out._extra_ = info
        return out

    return link


def select_int(calls: Calls) -> Kernel | None:
    """``x[index]``."""
    general, link = calls.general, _link(calls)
    if link is None:
        return None

    def kernel(self: Tensor, dim: int, index: int) -> Any:
        if dim:
            source = self._data_
            if dim != 1 or source.ndim != 2:
                return general(self, dim, index)
            try:
                return link(source[:, index], self)
            except IndexError:
                return general(self, dim, index)
        try:
            # The Ellipsis makes NumPy return a 0-d view where it would return a scalar.
            data = self._data_[index, ...]
        except IndexError:
            return general(self, dim, index)
        return link(data, self)

    return kernel


def slice_tensor(calls: Calls) -> Kernel | None:
    """``x[start:end:step]``."""
    general, link, link_strided = calls.general, _link(calls), _link(calls, STRIDED)
    if link is None or link_strided is None:
        return None

    def kernel(self: Tensor, dim: int, start: int | None, end: int | None, step: int) -> Any:
        if dim or step <= 0:
            if (dim != 1 and dim != -1) or step <= 0 or self._data_.ndim != 2:
                return general(self, dim, start, end, step)
            data = self._data_[:, start:end:step]
            return (link if data.flags.c_contiguous else link_strided)(data, self)
        return link(self._data_[start:end:step], self)

    return kernel


def unsqueeze(calls: Calls) -> Kernel | None:
    """A new dimension in front or at the end; others by the general kernel."""
    general, link = calls.general, _link(calls)
    if link is None or calls.strided:
        return None

    def kernel(self: Tensor, dim: int) -> Any:
        data = self._data_
        if not dim:
            return link(data[None], self)
        return link(data[..., None], self) if dim == -1 or dim == data.ndim else general(self, dim)

    return kernel


def expand(calls: Calls) -> Kernel | None:
    """Extents of 1 repeated, and further dimensions in front."""
    general, link, link_strided = calls.general, _link(calls), _link(calls, STRIDED)
    if link is None or link_strided is None or calls.dtypes[0].name == "bfloat16":
        return None  # the last has no buffer
    ndarray = np.ndarray

    def kernel(self: Tensor, size: tuple[int, ...], implicit: bool) -> Any:
        data = self._data_
        shape, steps = data.shape, data.strides
        further = len(size) - len(shape)
        if size.__class__ is not tuple:
            size = tuple(size)  # a Size takes long to cut
        if not data.flags.c_contiguous or further < 0 or (size and min(size) < 1):
            return general(self, size, implicit)
        wanted = size[further:] if further else size
        if wanted != shape:
            for own, extent in zip(shape, wanted):
                if own != extent and own != 1:
                    return general(self, size, implicit)
            steps = tuple([s if n == m else 0 for s, n, m in zip(steps, shape, wanted)])
        elif not further:
            return link(data.view(), self)
        out = ndarray(size, data.dtype, data, 0, (0,) * further + steps)
        return (link if out.flags.c_contiguous else link_strided)(out, self)

    return kernel


def transpose(calls: Calls) -> Kernel | None:
    """Two dimensions exchanged."""
    general, link = calls.general, _link(calls, STRIDED)
    if link is None:
        return None

    def kernel(self: Tensor, dim0: int, dim1: int) -> Any:
        try:
            data = self._data_.swapaxes(dim0, dim1)
        except ValueError:  # NumPy's AxisError
            return general(self, dim0, dim1)
        return link(data, self)

    return kernel


def permute(calls: Calls) -> Kernel | None:
    """The dimensions in another order, all of them named from the front."""
    general, link, link_strided = calls.general, _link(calls), _link(calls, STRIDED)
    if link is None or link_strided is None:
        return None

    def kernel(self: Tensor, dims: tuple[int, ...]) -> Any:
        try:
            data = self._data_.transpose(dims)
        except (ValueError, OverflowError):  # of the former NumPy's AxisError is one
            return general(self, dims)
        return (link if data.flags.c_contiguous else link_strided)(data, self)

    return kernel


def t(calls: Calls) -> Kernel | None:
    """The transpose of a matrix."""
    general, link = calls.general, _link(calls, STRIDED)
    if link is None:
        return None

    def kernel(self: Tensor) -> Any:
        data = self._data_
        return link(data.T, self) if data.ndim == 2 else general(self)

    return kernel


def diagonal(calls: Calls) -> Kernel | None:
    """The diagonal of a matrix."""
    general, link, link_strided = calls.general, _link(calls), _link(calls, STRIDED)
    if link is None or link_strided is None:
        return None

    def kernel(self: Tensor, offset: int, dim1: int, dim2: int) -> Any:
        data = self._data_
        if dim1 != 0 or dim2 != 1 or data.ndim != 2:
            return general(self, offset, dim1, dim2)
        rows, columns = data.shape
        if not -rows <= offset <= columns:
            return general(self, offset, dim1, dim2)
        found = data.diagonal(offset)
        found.flags.writeable = data.flags.writeable  # which of NumPy's own view is off
        return (link if found.flags.c_contiguous else link_strided)(found, self)

    return kernel


def unsafe_view(calls: Calls) -> Kernel | None:
    """Another shape for elements that lie in order, and that nothing else refers to."""
    if len(calls.dtypes) != 1:
        return None
    general, bits = calls.general, calls.bits()

    def kernel(self: Tensor, size: tuple[int, ...]) -> Any:
        data = self._data_
        if not size or min(size) < 0 or not data.flags.c_contiguous:
            return general(self, size)
        try:
            return wrap_bits(data.reshape(size), bits)
        except ValueError:
            return general(self, size)

    return kernel


def view(calls: Calls) -> Kernel | None:
    """Another shape for elements that lie in order; without them strides decide."""
    general, link = calls.general, _link(calls)
    if link is None:
        return None

    def kernel(self: Tensor, size: tuple[int, ...]) -> Any:
        data = self._data_
        if data.flags.c_contiguous:
            if size == (-1,):
                return link(data.ravel(), self)  # in a third of the time of `reshape`
            # NumPy would infer any negative extent, not only -1.
            if not size or min(size) >= -1:
                try:
                    return link(data.reshape(size), self)
                except ValueError:
                    pass
        return general(self, size)

    return kernel
