"""The methods of `Tensor` that give it another shape in place: ``unsqueeze_`` and its kin."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ..core.bits import FORWARD_GRAD, REQUIRES_GRAD, VIEW
from ..core.handlers import shows_members
from .tensor_autograd import AutogradMethods

if TYPE_CHECKING:
    from ..core.tensor import Tensor

__all__ = ["ReshapingMethods"]


@shows_members()
class ReshapingMethods(AutogradMethods):
    """Each method makes the tensor the view that the method without underscore returns."""

    __slots__ = ()

    def unsqueeze_(self, dim: int) -> Tensor:
        """Add a dimension of extent 1 at `dim`, in place."""
        return _become(cast("Tensor", self), self.unsqueeze(dim))

    def squeeze_(self, dim: int | tuple[int, ...] | None = None) -> Tensor:
        """Drop dimensions of extent 1 (those in `dim`, if given), in place."""
        tensor = cast("Tensor", self)
        return _become(tensor, self.squeeze() if dim is None else self.squeeze(dim))

    def t_(self) -> Tensor:
        """Transpose a matrix, in place."""
        return _become(cast("Tensor", self), self.t())

    def transpose_(self, dim0: int, dim1: int) -> Tensor:
        """Exchange two dimensions, in place."""
        return _become(cast("Tensor", self), self.transpose(dim0, dim1))

    swapaxes_ = transpose_
    swapdims_ = transpose_

    def as_strided_(
        self, size: tuple[int, ...], stride: tuple[int, ...], storage_offset: int | None = None
    ) -> Tensor:
        """Take any size and strides (in elements) over the tensor's memory, in place."""
        return _become(cast("Tensor", self), self.as_strided(size, stride, storage_offset))


def _become(tensor: Tensor, view: Tensor) -> Tensor:
    """Give `tensor` the elements, the shape and the history of `view`, a view of it.

    RuntimeError for a leaf that requires grad, as for every change in place.
    """
    from ..autograd.nodes.variable import set_data
    from ..autograd.views.inplace import check_inplace
    from ..core.tensor import counter_of

    check_inplace(tensor)
    extra = tensor._extra
    counter = counter_of(tensor)
    counter.version += 1
    if view._bits & FORWARD_GRAD:
        from ..autograd.forward.tangents import carry_linear

        carry_linear(tensor, view, lambda tangent: tangent)
    if not view._bits & REQUIRES_GRAD:
        set_data(tensor, view)
        return tensor
    tensor._data = view._data
    tensor._edge = view._edge
    if extra is None or extra.view is None:
        tensor._bits = view._bits & ~VIEW
    else:  # still a view of the same root
        tensor._bits = view._bits
        extra.view.attr_version = counter.version
    return tensor
