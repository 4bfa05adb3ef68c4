"""Activation functions and dropout of `gradsmith.nn.functional` that are more than an operator."""

from __future__ import annotations

from gradsmith.generated import functions

from ..core.handlers import shows_completed
from ..core.layout import contiguous_format
from ..core.origin import warn_caller
from ..core.tensor import Tensor
from ..operators.activation.conversions import check_probability


@shows_completed
def softsign(input: Tensor) -> Tensor:
    """`input / (1 + abs(input))`."""
    return input / (input.abs() + 1)


@shows_completed
def tanhshrink(input: Tensor) -> Tensor:
    """`input - tanh(input)`."""
    return input - input.tanh()


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
            f"dropout1d: Expected 2D or 3D input, but received a {input.ndim}D input."
        )
    dropped = functions.feature_dropout_ if inplace else functions.feature_dropout
    if input.ndim == 3:
        return dropped(input, p, training)
    result = dropped(input.unsqueeze(0), p, training)
    return input if inplace else result.squeeze(0)
