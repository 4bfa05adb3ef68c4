"""What formulas of distributions.yaml call by its name alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, nn_functional, special

from ..api.creation import as_tensor
from ..core.dtypes import bool_
from ..core.tensor import Tensor
from ..core.type_info import finfo
from .utils import broadcast_all, clamp_probs, euler_constant, standard_normal

__all__ = [
    "above_zero",
    "as_tensor",
    "broadcast_all",
    "clamp_probs",
    "cross_entropy",
    "euler_constant",
    "finfo",
    "log_bessel",
    "only",
    "rejected_from_cauchy",
    "standard_normal",
]


def above_zero(value: Tensor) -> Tensor:
    """`value` without zeros, as if none had been drawn."""
    value.detach().clamp_(min=finfo(value.dtype).tiny)
    return value


def cross_entropy(logits: Tensor, value: Any) -> Tensor:
    """The negated logarithm of the probability of `value`, of numbers between 0 and 1."""
    logits, value = broadcast_all(logits, value)
    return nn_functional.binary_cross_entropy_with_logits(logits, value, reduction="none")


def log_bessel(x: Tensor, order: int) -> Tensor:
    """The logarithm of the modified Bessel function of the first kind, of order 0 or 1."""
    scaled = special.i0e(x) if order == 0 else special.i1e(x)
    return scaled.log() + x


def only(counts: Tensor) -> int:
    """The number that all `counts` are.  NotImplementedError where they differ."""
    count = int(counts.max())
    if not counts.min() == count:
        raise NotImplementedError("Inhomogeneous total count not supported by `enumerate_support`.")
    return count


def rejected_from_cauchy(concentration: Tensor, r: Tensor, shape: Sequence[int]) -> Tensor:
    """Angles around zero of a distribution of von Mises: of a wrapped Cauchy distribution, drawn again where refused.

    Best and Fisher, "Efficient simulation of the von Mises distribution" (1979).
    """
    like: dict[str, Any] = {"dtype": r.dtype, "device": r.device}
    x = functions.empty(shape, **like)
    done = functions.zeros(shape, dtype=bool_, device=r.device)
    while not done.all():
        u1, u2, u3 = functions.rand((3, *shape), **like).unbind()
        z = (math.pi * u1).cos()
        f = (1 + r * z) / (r + z)
        c = concentration * (r - f)
        accept = (c * (2 - c) - u2 > 0) | ((c / u2).log() + 1 - c >= 0)
        x = functions.where(accept, (u3 - 0.5).sign() * f.acos(), x)
        done = done | accept
    return x
