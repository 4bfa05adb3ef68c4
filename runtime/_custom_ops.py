"""PyTorch's private name for `gradsmith.custom_ops`."""

from .custom_ops import _destroy as _destroy
from .custom_ops import custom_op, impl, impl_abstract, impl_backward, impl_save_for_backward

__all__ = ["custom_op", "impl", "impl_abstract", "impl_backward", "impl_save_for_backward"]
