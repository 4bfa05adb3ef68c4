"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
fft_c2c = _from(".fft.fft:fft_c2c")


def FftC2CBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    dim = node.raw_dim
    normalization = node.raw_normalization
    forward = node.raw_forward
    grad_self = fft_c2c(grad, dim, normalization, not forward)
    return (grad_self,)
