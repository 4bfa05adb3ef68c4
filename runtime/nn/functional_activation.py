"""Activation functions and dropout of `gradsmith.nn.functional` that are more than an operator."""

from __future__ import annotations

from gradsmith.generated import functions

from ..core.handlers import shows_completed
from ..core.layout import contiguous_format
from ..core.origin import warn_caller
from ..core.tensor import Tensor
from ..operators.activation.conversions import check_probability, warn_of_ndim


@shows_completed
def gumbel_softmax(
    logits: Tensor, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1
) -> Tensor:
    """A sample of the Gumbel-softmax distribution; with `hard`, a one-hot one whose gradient is
    that of the soft one.

    E. Jang, S. Gu, B. Poole, "Categorical reparameterization with Gumbel-softmax", ICLR 2017.
    """
    if eps != 1e-10:
        warn_caller("`eps` parameter is deprecated and has no effect.")
    straight = functions.empty_like(logits, memory_format=contiguous_format)
    gumbels = -straight.exponential_().log()
    soft: Tensor = ((logits + gumbels) / tau).softmax(dim)
    if not hard:
        return soft
    index = soft.max(dim, keepdim=True)[1]
    sharp = functions.zeros_like(logits).scatter_(dim, index, 1.0)
    return sharp - soft.detach() + soft


@shows_completed
def dropout1d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Dropout of whole channels of an (N, C, L) or (C, L) tensor."""
    check_probability(p)
    if input.ndim not in (2, 3):
        raise RuntimeError(
            f"dropout1d: Expected 2D or 3D input, but received a {input.ndim}D input. It zeroes whole"
            " channels of inputs with 1 spatial dimension, a channel dimension, and an optional batch"
            " dimension (i.e. 2D or 3D inputs)."
        )
    return _channel_dropout(3, input, p, training, inplace)


@shows_completed
def dropout3d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Dropout of whole channels of an (N, C, D, H, W) or (C, D, H, W) tensor."""
    check_probability(p)
    warn_of_ndim("dropout3d", input, 4, 5)
    return _channel_dropout(5, input, p, training, inplace)


def _channel_dropout(
    batched: int, input: Tensor, p: float, training: bool, inplace: bool
) -> Tensor:
    """Dropout of channels of a tensor that has a batch if it has `batched` dimensions."""
    dropped = functions.feature_dropout_ if inplace else functions.feature_dropout
    if input.ndim == batched:
        return dropped(input, p, training)
    result = dropped(input.unsqueeze(0), p, training)
    return input if inplace else result.squeeze(0)
