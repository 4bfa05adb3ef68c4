"""Normalisation: the forms of `gradsmith.nn.functional` that differ from the operators'."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, linalg, nn

from ..core.handlers import shows_completed
from ..core.tensor import Tensor


@shows_completed
def local_response_norm(
    input: Tensor, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0
) -> Tensor:
    """`input` (N, C, …) damped by the mean square of `size` neighbouring channels.

    Raises ValueError below three dimensions.
    Krizhevsky, Sutskever and Hinton, *ImageNet Classification with Deep …*, 2012, section 3.3.
    """
    if input.ndim < 3:
        raise ValueError(
            f"Expected 3D or higher dimensionality input (got {input.ndim} dimensions)"
        )
    if input.numel() == 0:
        return input
    squares = (input * input).unsqueeze(1)
    before, after = size // 2, (size - 1) // 2
    if input.ndim == 3:
        padded = functions.constant_pad_nd(squares, (0, 0, before, after), 0.0)
        means = nn.avg_pool2d(padded, (size, 1), 1).squeeze(1)
    else:
        samples, channels, height = input.shape[:3]
        volume = squares.reshape(samples, 1, channels, height, -1)
        padded = functions.constant_pad_nd(volume, (0, 0, 0, 0, before, after), 0.0)
        means = nn.avg_pool3d(padded, (size, 1, 1), 1).squeeze(1).reshape(input.shape)
    return input / (means * alpha + k).pow(beta)


@shows_completed
def normalize(
    input: Tensor,
    p: float | str | None = 2.0,
    dim: int | Sequence[int] = 1,
    eps: float = 1e-12,
    out: Tensor | None = None,
) -> Tensor:
    """`input` over its `p` norm along `dim`, or over `eps` where the norm is smaller.

    `p` is what `Tensor.norm` takes: a number, the name of a norm of matrices, or None for the Euclidean one.
    """
    if p is None or isinstance(p, str):
        norm = input.norm(p, dim, True)
    else:
        norm = linalg.vector_norm(input, p, dim, True)
    norm = norm.clamp_min(eps)
    if out is None:
        return input / norm
    return functions.div(input, norm, out=out)
