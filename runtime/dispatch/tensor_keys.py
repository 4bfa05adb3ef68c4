"""Derives a tensor's keyset from its properties."""

from __future__ import annotations

from ..core.bits import BACKEND_BITS, INFERENCE, backend_of, keyset_of
from ..core.keysets import DispatchKeySet
from ..core.tensor import Tensor


def keys_of(tensor: Tensor) -> DispatchKeySet:
    """The dispatch keys that `tensor` brings to a call.

    The key of its backend (``CPU``, ``Meta``), with that backend's autograd key and ``ADInplaceOrView`` unless
    it was made in inference mode: requiring grad adds no key, as in PyTorch.  A class with a
    ``__torch_dispatch__`` adds ``Python`` and ``PythonTLSSnapshot``.  PyTorch's tensors have the backend's
    autocast key as well, which is excluded by default; there is no autocasting here.

    Raises TypeError for anything but a tensor.
    """
    if not isinstance(tensor, Tensor):
        raise TypeError(f"keys_of(): expected a Tensor, not {type(tensor).__name__}")
    bits = tensor._bits_
    keys = DispatchKeySet(keyset_of(bits))
    if bits & INFERENCE:
        dense = DispatchKeySet(backend_of(bits))
        keys -= DispatchKeySet(keyset_of(BACKEND_BITS[backend_of(bits)])) - dense
    return keys
