"""Tensors from arrays of JAX's and back, without a copy."""

from __future__ import annotations

from typing import Any

from ..core.bits import BACKEND_BITS, LAZY
from ..core.memory import wrap_device
from ..core.tensor import Tensor
from .cells import Cell

_KEYSET = BACKEND_BITS["XLA"]


def from_jax(array: Any) -> Tensor:
    """A tensor on device ``xla`` with the elements of a `jax.Array`, which is not copied and never changed.

    It requires no grad.  TypeError for anything else.
    """
    import jax

    if not isinstance(array, jax.Array):
        raise TypeError(f"from_jax(): expected a jax.Array, not {type(array).__name__}")
    return wrap_device(Cell(array), _KEYSET)


def to_jax(tensor: Tensor) -> Any:
    """The `jax.Array` of a tensor on device ``xla``: its elements now, whatever becomes of the tensor; not copied.

    Raises RuntimeError for a tensor on another device, and for one that requires grad: detach it.
    """
    return cell_of(tensor, "to_jax").value


def cell_of(tensor: Tensor, function: str) -> Cell:
    """What holds the elements of a tensor on device ``xla``."""
    data: Any = tensor._data_
    if not isinstance(data, Cell) or tensor._bits_ & LAZY:
        what = "an unresolved conjugate" if isinstance(data, Cell) else f"on '{tensor.device}'"
        raise RuntimeError(
            f"{function}(): expected a tensor on device 'xla', found one that is {what}"
        )
    if tensor.requires_grad:
        raise RuntimeError(
            f"Can't call {function}() on Tensor that requires grad. Use tensor.detach() first."
        )
    return data
