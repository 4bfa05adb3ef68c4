"""Activation functions and dropout of `gradsmith.nn.functional`, with PyTorch's signatures."""

from __future__ import annotations

import warnings

import gradsmith as gs
from gradsmith.dtypes import dtype as DType
from gradsmith.generated import functions, nn_functional
from gradsmith.generated.functions import hardshrink
from gradsmith.generated.nn_functional import log_sigmoid as logsigmoid
from gradsmith.tensor import Tensor

__all__ = [
    "alpha_dropout",
    "celu",
    "celu_",
    "dropout",
    "dropout1d",
    "dropout2d",
    "dropout3d",
    "elu",
    "elu_",
    "feature_alpha_dropout",
    "glu",
    "gumbel_softmax",
    "hardshrink",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "hardtanh_",
    "leaky_relu",
    "leaky_relu_",
    "log_softmax",
    "logsigmoid",
    "mish",
    "prelu",
    "relu",
    "relu6",
    "relu_",
    "rrelu",
    "rrelu_",
    "selu",
    "selu_",
    "sigmoid",
    "silu",
    "softmax",
    "softmin",
    "softsign",
    "tanh",
    "tanhshrink",
    "threshold",
    "threshold_",
]


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """`max(input, 0)`, element by element; in place if asked."""
    return functions.relu_(input) if inplace else functions.relu(input)


def relu_(input: Tensor) -> Tensor:
    """`relu` in place."""
    return functions.relu_(input)


def relu6(input: Tensor, inplace: bool = False) -> Tensor:
    """`input` brought into [0, 6]."""
    return nn_functional.relu6_(input) if inplace else nn_functional.relu6(input)


def threshold(input: Tensor, threshold: float, value: float, inplace: bool = False) -> Tensor:
    """`input` where above `threshold`, `value` elsewhere."""
    if inplace:
        return functions.threshold_(input, threshold, value)
    return functions.threshold(input, threshold, value)


def threshold_(input: Tensor, threshold: float, value: float) -> Tensor:
    """`threshold` in place."""
    return functions.threshold_(input, threshold, value)


def hardtanh(
    input: Tensor, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False
) -> Tensor:
    """`input` brought into `[min_val, max_val]`; ValueError if that is empty."""
    if min_val > max_val:
        raise ValueError("min_val cannot be greater than max_val")
    if inplace:
        return nn_functional.hardtanh_(input, min_val, max_val)
    return nn_functional.hardtanh(input, min_val, max_val)


def hardtanh_(input: Tensor, min_val: float = -1.0, max_val: float = 1.0) -> Tensor:
    """`hardtanh` in place."""
    return hardtanh(input, min_val, max_val, True)


def leaky_relu(input: Tensor, negative_slope: float = 0.01, inplace: bool = False) -> Tensor:
    """`input` where positive, elsewhere times `negative_slope`."""
    if inplace:
        return nn_functional.leaky_relu_(input, negative_slope)
    return nn_functional.leaky_relu(input, negative_slope)


def leaky_relu_(input: Tensor, negative_slope: float = 0.01) -> Tensor:
    """`leaky_relu` in place."""
    return nn_functional.leaky_relu_(input, negative_slope)


def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """`input` where positive, elsewhere times `weight`: one number, or one for each channel."""
    return gs.prelu(input, weight)


def rrelu(
    input: Tensor,
    lower: float = 1.0 / 8,
    upper: float = 1.0 / 3,
    training: bool = False,
    inplace: bool = False,
) -> Tensor:
    """`leaky_relu` with a slope drawn from [lower, upper] in training, and their mean otherwise."""
    if inplace:
        return functions.rrelu_(input, lower, upper, training)
    return functions.rrelu(input, lower, upper, training)


def rrelu_(
    input: Tensor, lower: float = 1.0 / 8, upper: float = 1.0 / 3, training: bool = False
) -> Tensor:
    """`rrelu` in place."""
    return functions.rrelu_(input, lower, upper, training)


def elu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """`input` where positive, `alpha * (exp(input) - 1)` elsewhere."""
    return nn_functional.elu_(input, alpha) if inplace else nn_functional.elu(input, alpha)


def elu_(input: Tensor, alpha: float = 1.0) -> Tensor:
    """`elu` in place."""
    return nn_functional.elu_(input, alpha)


def celu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """`elu` with a continuous derivative."""
    return functions.celu_(input, alpha) if inplace else functions.celu(input, alpha)


def celu_(input: Tensor, alpha: float = 1.0) -> Tensor:
    """`celu` in place."""
    return functions.celu_(input, alpha)


def selu(input: Tensor, inplace: bool = False) -> Tensor:
    """`elu` with the constants of self-normalising networks."""
    return functions.selu_(input) if inplace else functions.selu(input)


def selu_(input: Tensor) -> Tensor:
    """`selu` in place."""
    return functions.selu_(input)


def silu(input: Tensor, inplace: bool = False) -> Tensor:
    """`input * sigmoid(input)`."""
    return nn_functional.silu_(input) if inplace else nn_functional.silu(input)


def mish(input: Tensor, inplace: bool = False) -> Tensor:
    """`input * tanh(softplus(input))`."""
    return nn_functional.mish_(input) if inplace else nn_functional.mish(input)


def sigmoid(input: Tensor) -> Tensor:
    """`1 / (1 + exp(-input))`."""
    return input.sigmoid()


def tanh(input: Tensor) -> Tensor:
    """Hyperbolic tangent."""
    return input.tanh()


def glu(input: Tensor, dim: int = -1) -> Tensor:
    """The first half along `dim` times the sigmoid of the second."""
    if input.ndim == 0:
        raise RuntimeError("glu does not support scalars because halving size must be even")
    return nn_functional.glu(input, dim)


def hardsigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    """`input / 6 + 1 / 2` brought into [0, 1]."""
    return nn_functional.hardsigmoid_(input) if inplace else nn_functional.hardsigmoid(input)


def hardswish(input: Tensor, inplace: bool = False) -> Tensor:
    """`input * hardsigmoid(input)`."""
    return nn_functional.hardswish_(input) if inplace else nn_functional.hardswish(input)


def softsign(input: Tensor) -> Tensor:
    """`input / (1 + abs(input))`."""
    return input / (input.abs() + 1)


def tanhshrink(input: Tensor) -> Tensor:
    """`input - tanh(input)`."""
    result: Tensor = input - input.tanh()
    return result


def _chosen_dim(name: str, ndim: int, stacklevel: int) -> int:
    warnings.warn(
        f"Implicit dimension choice for {name} has been deprecated. Change the call to include"
        " dim=X as an argument.",
        stacklevel=stacklevel + 1,
    )
    return 0 if ndim in (0, 1, 3) else 1


def softmax(
    input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: DType | None = None
) -> Tensor:
    """Exponentials along `dim` divided by their sum; computed in `dtype` if it is given."""
    if dim is None:
        dim = _chosen_dim("softmax", input.ndim, _stacklevel)
    return input.softmax(dim) if dtype is None else input.softmax(dim, dtype=dtype)


def softmin(
    input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: DType | None = None
) -> Tensor:
    """`softmax` of `-input`."""
    if dim is None:
        dim = _chosen_dim("softmin", input.ndim, _stacklevel)
    result: Tensor = (-input).softmax(dim) if dtype is None else (-input).softmax(dim, dtype=dtype)
    return result


def log_softmax(
    input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: DType | None = None
) -> Tensor:
    """Logarithm of `softmax`."""
    if dim is None:
        dim = _chosen_dim("log_softmax", input.ndim, _stacklevel)
    return input.log_softmax(dim) if dtype is None else input.log_softmax(dim, dtype=dtype)


def gumbel_softmax(
    logits: Tensor, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1
) -> Tensor:
    """A sample of the Gumbel-softmax distribution; with `hard`, a one-hot one whose gradient is
    that of the soft one.

    E. Jang, S. Gu, B. Poole, "Categorical reparameterization with Gumbel-softmax", ICLR 2017.
    """
    if eps != 1e-10:
        warnings.warn("`eps` parameter is deprecated and has no effect.", stacklevel=2)
    gumbels = -gs.empty_like(logits).exponential_().log()
    soft: Tensor = ((logits + gumbels) / tau).softmax(dim)
    if not hard:
        return soft
    index = soft.max(dim, keepdim=True)[1]
    sharp = gs.zeros_like(logits).scatter_(dim, index, 1.0)
    return sharp - soft.detach() + soft


def _check_probability(p: float) -> None:
    if p < 0.0 or p > 1.0:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")


def dropout(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Each element zeroed with probability `p`, the others divided by `1 - p`."""
    _check_probability(p)
    return gs.dropout_(input, p, training) if inplace else gs.dropout(input, p, training)


def alpha_dropout(
    input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False
) -> Tensor:
    """Dropout that keeps the mean and the variance of self-normalising networks."""
    _check_probability(p)
    if inplace:
        return gs.alpha_dropout_(input, p, training)
    return gs.alpha_dropout(input, p, training)


def _feature_dropout(input: Tensor, p: float, training: bool, inplace: bool) -> Tensor:
    if inplace:
        return gs.feature_dropout_(input, p, training)
    return gs.feature_dropout(input, p, training)


def dropout1d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Dropout of whole channels of an (N, C, L) or (C, L) tensor."""
    _check_probability(p)
    if input.ndim not in (2, 3):
        raise RuntimeError(
            f"dropout1d: Expected 2D or 3D input, but received a {input.ndim}D input."
        )
    if input.ndim == 3:
        return _feature_dropout(input, p, training, inplace)
    result = _feature_dropout(input.unsqueeze(0), p, training, inplace)
    return input if inplace else result.squeeze(0)


def dropout2d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Dropout of whole channels of an (N, C, H, W) tensor."""
    _check_probability(p)
    if input.ndim not in (3, 4):
        warnings.warn(
            f"dropout2d: Received a {input.ndim}-D input to dropout2d, which is deprecated and"
            " will result in an error in a future release.",
            stacklevel=2,
        )
    return _feature_dropout(input, p, training, inplace)


def dropout3d(
    input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Dropout of whole channels of an (N, C, D, H, W) tensor."""
    _check_probability(p)
    if input.ndim not in (4, 5):
        warnings.warn(
            f"dropout3d: Received a {input.ndim}-D input to dropout3d, which is deprecated and"
            " will result in an error in a future release.",
            stacklevel=2,
        )
    return _feature_dropout(input, p, training, inplace)


def feature_alpha_dropout(
    input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False
) -> Tensor:
    """`alpha_dropout` of whole channels."""
    _check_probability(p)
    if inplace:
        return gs.feature_alpha_dropout_(input, p, training)
    return gs.feature_alpha_dropout(input, p, training)
