"""Results of views, for methods that change the tensor itself."""

from __future__ import annotations

from ...autograd.forward.tangents import carry_linear
from ...autograd.nodes.variable import set_data
from ...autograd.views.inplace import check_inplace
from ...core.bits import FORWARD_GRAD, PYTHON, REQUIRES_GRAD, VIEW
from ...core.subclasses import NoElements, attributes_of, give_attributes
from ...core.tensor import Tensor, counter_of


def become(tensor: Tensor, view: Tensor) -> Tensor:
    """Give `tensor` the elements, the shape and the history of `view`, a view of it.

    RuntimeError for a leaf that requires grad, as for every change in place.
    """
    check_inplace(tensor)
    extra = tensor._extra_
    counter = counter_of(tensor)
    counter.version += 1
    if view._bits_ & FORWARD_GRAD:
        carry_linear(tensor, view, lambda tangent: tangent)
    if view._bits_ & PYTHON and isinstance(view._data_, NoElements) and type(view) is type(tensor):
        give_attributes(tensor, attributes_of(view))  # what a wrapper holds is in its attributes
    if not view._bits_ & REQUIRES_GRAD:
        set_data(tensor, view)
        return tensor
    tensor._data_ = view._data_
    tensor._edge_ = view._edge_
    if extra is None or extra.view is None:
        tensor._bits_ = view._bits_ & ~VIEW
    else:  # still a view of the same root
        tensor._bits_ = view._bits_
        extra.view.attr_version = counter.version
    return tensor
