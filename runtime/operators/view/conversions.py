"""Results of views, for methods that change the tensor itself."""

from __future__ import annotations

from ...autograd.forward.tangents import carry_linear
from ...autograd.nodes.variable import set_data
from ...autograd.views.inplace import check_inplace
from ...core.bits import FORWARD_GRAD, REQUIRES_GRAD, VIEW
from ...core.tensor import Tensor, counter_of

__all__ = ["become"]


def become(tensor: Tensor, view: Tensor) -> Tensor:
    """Give `tensor` the elements, the shape and the history of `view`, a view of it.

    RuntimeError for a leaf that requires grad, as for every change in place.
    """
    check_inplace(tensor)
    extra = tensor._extra
    counter = counter_of(tensor)
    counter.version += 1
    if view._bits & FORWARD_GRAD:
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
