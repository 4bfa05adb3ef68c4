"""Gradients of Fourier transforms: transforms in the other direction."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions

from ...core.tensor import Tensor


def fft_r2c_gradient(
    grad: Tensor, dim: Sequence[int], normalization: int, onesided: bool, last_size: int
) -> Tensor:
    """The gradient of the transform of real numbers: an inverse transform, whose real part the engine takes.

    The half that a onesided transform leaves out has no gradient.
    """
    if onesided:
        missing = last_size - grad.shape[dim[-1]]
        if missing:
            padding = [0] * (2 * (grad.ndim - dim[-1] % grad.ndim))
            padding[-1] = missing
            grad = functions.constant_pad_nd(grad, padding)
    return functions._fft_c2c(grad, dim, normalization, False)


def fft_c2r_gradient(grad: Tensor, dim: Sequence[int], normalization: int) -> Tensor:
    """The gradient of the transform to real numbers, in which the mirrored points count twice."""
    result = functions._fft_r2c(grad, dim, normalization, True)
    axis = dim[-1]
    mirrored = grad.shape[axis] - result.shape[axis]
    if mirrored <= 0:
        return result
    sizes = (1, mirrored, result.shape[axis] - 1 - mirrored)
    parts = [
        functions.full((size,), factor, dtype=grad.dtype, device=grad.device)
        for size, factor in zip(sizes, (1.0, 2.0, 1.0))
    ]
    weights = functions.cat(parts)
    shape = [1] * grad.ndim
    shape[axis] = -1
    return result * weights.view(shape)
