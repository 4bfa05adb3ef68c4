"""Initialization: every function fills a tensor in place, without recording, and returns it.

Draws are made by the operators that PyTorch makes them by, in its order: the same seed gives the same values.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeVar

from gradsmith.generated import functions, linalg

from ..autograd.grad_mode import no_grad
from ..core.deferred import listing
from ..core.generator import Generator
from ..core.handlers import shows_named
from ..core.origin import warn_caller
from ..core.refusing import refuses
from ..core.tensor import Tensor

__all__ = [
    "calculate_gain",
    "constant_",
    "dirac_",
    "eye_",
    "kaiming_normal_",
    "kaiming_uniform_",
    "normal_",
    "ones_",
    "orthogonal_",
    "sparse_",
    "trunc_normal_",
    "uniform_",
    "xavier_normal_",
    "xavier_uniform_",
    "zeros_",
]

F = TypeVar("F", bound=Callable[..., Tensor])

_GAINS = {
    **dict.fromkeys(("linear", "sigmoid", *(f"conv{n}d" for n in (1, 2, 3))), 1),
    **dict.fromkeys((f"conv_transpose{n}d" for n in (1, 2, 3)), 1),
    "tanh": 5.0 / 3,
    "relu": math.sqrt(2.0),
    "selu": 3.0 / 4,
}


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """The recommended gain for the weights before a nonlinearity.

    `param` is the negative slope of ``leaky_relu``.  ValueError for a name that has none.
    """
    if nonlinearity in _GAINS:
        return _GAINS[nonlinearity]
    if nonlinearity != "leaky_relu":
        raise ValueError(f"Unsupported nonlinearity {nonlinearity}")
    if isinstance(param, bool) or not isinstance(param, (int, float, type(None))):
        raise ValueError(f"negative_slope {param} not a valid number")
    slope = 0.01 if param is None else param
    return math.sqrt(2.0 / (1 + slope**2))


def _fans(tensor: Tensor) -> tuple[int, int]:
    """Fan-in and fan-out: sizes 1 and 0, each times the receptive field."""
    if tensor.dim() < 2:
        raise ValueError(
            "Fan in and fan out can not be computed for tensor with fewer than 2 dimensions"
        )
    inputs, outputs = tensor.size(1), tensor.size(0)
    field = math.prod(tensor.shape[2:]) if tensor.dim() > 2 else 1
    return inputs * field, outputs * field


_calculate_fan_in_and_fan_out = _fans


def _filled(tensor: Tensor, fill: Callable[..., Tensor], *args: Any, **kwargs: Any) -> Tensor:
    with no_grad():
        return fill(tensor, *args, **kwargs)


@shows_named
@refuses
def uniform_(
    tensor: Tensor, a: float = 0.0, b: float = 1.0, generator: Generator | None = None
) -> Tensor:
    """Fill with uniform numbers in [a, b)."""
    return _filled(tensor, Tensor.uniform_, a, b, generator=generator)


@shows_named
@refuses
def normal_(
    tensor: Tensor, mean: float = 0.0, std: float = 1.0, generator: Generator | None = None
) -> Tensor:
    """Fill with normal numbers of that mean and standard deviation."""
    return _filled(tensor, Tensor.normal_, mean, std, generator=generator)


@shows_named
@refuses
def constant_(tensor: Tensor, val: float) -> Tensor:
    """Fill with `val`."""
    return _filled(tensor, Tensor.fill_, val)


@refuses
def ones_(tensor: Tensor) -> Tensor:
    """Fill with ones."""
    return _filled(tensor, Tensor.fill_, 1.0)


@refuses
def zeros_(tensor: Tensor) -> Tensor:
    """Fill with zeros."""
    return _filled(tensor, Tensor.zero_)


@refuses
def eye_(tensor: Tensor) -> Tensor:
    """Fill a matrix with the identity; ValueError for other numbers of dimensions."""
    if tensor.dim() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    return _filled(tensor, Tensor.copy_, functions.eye(*tensor.shape))


@refuses
def dirac_(tensor: Tensor, groups: int = 1) -> Tensor:
    """Fill the weight of a convolution with a Dirac delta, so that it passes on as many channels as it can, per group.

    The tensor has 3, 4 or 5 dimensions, the first divisible by `groups`; ValueError otherwise.
    """
    if tensor.dim() not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    if tensor.size(0) % groups:
        raise ValueError("dim 0 must be divisible by groups")
    each = tensor.size(0) // groups
    middle = tuple(size // 2 for size in tensor.shape[2:])
    with no_grad():
        tensor.zero_()
        for group in range(groups):
            for channel in range(min(each, tensor.size(1))):
                tensor[(group * each + channel, channel, *middle)] = 1
    return tensor


def _normal_cdf(x: float) -> float:
    return (1.0 + math.erf(x / math.sqrt(2.0))) / 2.0


@refuses
def trunc_normal_(
    tensor: Tensor,
    mean: float = 0.0,
    std: float = 1.0,
    a: float = -2.0,
    b: float = 2.0,
    generator: Generator | None = None,
) -> Tensor:
    """Fill with normal numbers, drawn again until they are within [a, b].

    If that would reject more than 70% of the draws, uniform numbers in [a, b] are accepted with a probability
    proportional to the density.
    """
    if tensor.is_meta:
        return tensor
    if mean < a - 2 * std or mean > b + 2 * std:
        warn_caller(
            "mean is more than 2 std from [a, b] in nn.init.trunc_normal_. The distribution of values "
            "may be incorrect."
        )
    with no_grad():
        if _normal_cdf((b - mean) / std) - _normal_cdf((a - mean) / std) > 0.3:
            return _redrawn(tensor, mean, std, a, b, generator)
        return _accepted(tensor, mean, std, a, b, generator)


def _redrawn(t: Tensor, mean: float, std: float, a: float, b: float, g: Any) -> Tensor:
    low, high = (t.new_tensor(bound, device="cpu").item() for bound in (a, b))
    drawn = t.normal_(mean, std, generator=g)
    while (outside := (drawn < low) | (drawn > high)).any():
        again = functions.empty_like(drawn).normal_(mean, std, generator=g)
        drawn = functions.where(outside, again, drawn)
    return t if drawn is t else t.copy_(drawn)


def _accepted(t: Tensor, mean: float, std: float, a: float, b: float, g: Any) -> Tensor:
    peak = -0.5 * ((max(a, min(mean, b)) - mean) / std) ** 2

    def refused(candidates: Tensor) -> Tensor:
        density = ((candidates - mean) / std).pow_(2).mul_(-0.5).sub_(peak)
        return functions.empty_like(t).uniform_(generator=g).log_().gt(density)

    drawn = t.uniform_(a, b, generator=g)
    pending = refused(drawn)
    while pending.any():
        candidates = functions.empty_like(t).uniform_(a, b, generator=g)
        drawn = functions.where(pending, candidates, drawn)
        pending = functions.where(pending, refused(candidates), pending)
    return t if drawn is t else t.copy_(drawn)


@refuses
def xavier_uniform_(
    tensor: Tensor, gain: float = 1.0, generator: Generator | None = None
) -> Tensor:
    """Fill with uniform numbers that have the variance of `xavier_normal_`."""
    bound = math.sqrt(3.0) * (gain * math.sqrt(2.0 / float(sum(_fans(tensor)))))
    return _filled(tensor, Tensor.uniform_, -bound, bound, generator=generator)


@refuses
def xavier_normal_(tensor: Tensor, gain: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill with normal numbers of variance ``2 gain² / (fan_in + fan_out)`` (Glorot and Bengio, 2010)."""
    std = gain * math.sqrt(2.0 / float(sum(_fans(tensor))))
    return _filled(tensor, Tensor.normal_, 0.0, std, generator=generator)


def _kaiming_std(tensor: Tensor, a: float, mode: str, nonlinearity: str) -> float | None:
    """The standard deviation of He et al. (2015); None, with a warning, for a tensor without elements."""
    if 0 in tensor.shape:
        warn_caller("Initializing zero-element tensors is a no-op")
        return None
    fan = _calculate_correct_fan(tensor, mode.lower())
    return calculate_gain(nonlinearity, a) / math.sqrt(fan)


@shows_named
def kaiming_uniform_(
    tensor: Tensor,
    a: float = 0,
    mode: str = "fan_in",
    nonlinearity: str = "leaky_relu",
    generator: Generator | None = None,
) -> Tensor:
    """Fill with uniform numbers that have the variance of `kaiming_normal_`."""
    std = _kaiming_std(tensor, a, mode, nonlinearity)
    if std is None:
        return tensor
    bound = math.sqrt(3.0) * std
    return _filled(tensor, Tensor.uniform_, -bound, bound, generator=generator)


@refuses
def kaiming_normal_(
    tensor: Tensor,
    a: float = 0,
    mode: str = "fan_in",
    nonlinearity: str = "leaky_relu",
    generator: Generator | None = None,
) -> Tensor:
    """Fill with normal numbers of variance ``gain² / fan`` (He et al., 2015); `a` is the slope of ``leaky_relu``."""
    std = _kaiming_std(tensor, a, mode, nonlinearity)
    return tensor if std is None else normal_(tensor, 0, std, generator)


@refuses
def orthogonal_(tensor: Tensor, gain: float = 1, generator: Generator | None = None) -> Tensor:
    """Fill with orthonormal rows or columns, whichever are fewer, times `gain` (Saxe et al., 2013)."""
    if tensor.dim() < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    if tensor.numel() == 0 or tensor.is_meta:
        return tensor
    rows = tensor.size(0)
    columns = tensor.numel() // rows
    with no_grad():
        drawn = tensor.new_empty((rows, columns)).normal_(0, 1, generator=generator)
        q, r = linalg.qr(drawn.t() if rows < columns else drawn)
        q = q * functions.diag(r, 0).sign()  # so that it is unique, and uniformly distributed
        q = q.t() if rows < columns else q
        return tensor.copy_(q.reshape(tensor.shape)).mul_(gain)


@refuses
def sparse_(
    tensor: Tensor, sparsity: float, std: float = 0.01, generator: Generator | None = None
) -> Tensor:
    """Fill a matrix with normal numbers, with a fraction `sparsity` of zeros in each column (Martens, 2010)."""
    if tensor.dim() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    if tensor.is_meta:
        return tensor
    rows, columns = tensor.shape
    zeros = math.ceil(sparsity * rows)
    with no_grad():
        tensor.normal_(0, std, generator=generator)
        for column in range(columns):
            tensor[functions.randperm(rows)[:zeros], column] = 0
    return tensor


@refuses
def uniform_by_fan_in_(tensor: Tensor, weight: Tensor) -> Tensor:
    """Fill with uniform numbers in ``±1 / sqrt(fan_in)``: the initialization of a bias that belongs to `weight`."""
    fan_in = _fans(weight)[0]
    bound = 1 / math.sqrt(fan_in) if fan_in else 0.0
    return uniform_(tensor, -bound, bound)


@refuses
def uniform_by_size_(tensor: Tensor, size: int) -> Tensor:
    """Fill with uniform numbers in ``±1 / sqrt(size)``: the initialization of a recurrent layer with so large a state."""
    bound = 1 / math.sqrt(size) if size > 0 else 0.0
    return uniform_(tensor, -bound, bound)


def _deprecated(function: F) -> F:
    """A deprecated name of a function, which warns."""
    name = function.__name__

    def deprecated(*args: Any, **kwargs: Any) -> Tensor:
        warn_caller(
            f"`nn.init.{name[:-1]}` is now deprecated in favor of `nn.init.{name}`.", FutureWarning
        )
        return function(*args, **kwargs)

    deprecated.__name__ = name[:-1]
    deprecated.__doc__ = f"The older name of `{name}`."
    return deprecated  # type: ignore[return-value]


uniform = _deprecated(uniform_)
normal = _deprecated(normal_)
constant = _deprecated(constant_)
eye = _deprecated(eye_)
dirac = _deprecated(dirac_)
xavier_uniform = _deprecated(xavier_uniform_)
xavier_normal = _deprecated(xavier_normal_)
kaiming_uniform = _deprecated(kaiming_uniform_)
kaiming_normal = _deprecated(kaiming_normal_)
orthogonal = _deprecated(orthogonal_)
sparse = _deprecated(sparse_)


# -- what initializations that were written after PyTorch's ask of this module --------------------------------


def _calculate_correct_fan(tensor: Tensor, mode: str) -> int:
    """The fan that `mode`, ``"fan_in"`` or ``"fan_out"`` in any case, names; ValueError for others."""
    modes = ["fan_in", "fan_out"]
    if mode.lower() not in modes:
        raise ValueError(f"Mode {mode} not supported, please use one of {modes}")
    return _fans(tensor)[modes.index(mode.lower())]


_no_grad_uniform_, _no_grad_normal_ = uniform_, normal_
_no_grad_fill_, _no_grad_zero_, _no_grad_trunc_normal_ = constant_, zeros_, trunc_normal_


__dir__ = listing(globals())
