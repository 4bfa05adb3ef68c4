"""Normalisation in terms of the operators that keep their statistics."""

from __future__ import annotations

from math import prod

from gradsmith.generated import functions

from ...core.dtypes import bfloat16, float16, float32
from ...core.errors import not_implemented_for
from ...core.tensor import Tensor
from ...core.type_info import finfo
from .conversions import no_channels
from .parameters import check_groups, check_normalized_shape


def layer_norm(
    input: Tensor,
    normalized_shape: tuple[int, ...],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
    cudnn_enable: bool,
) -> Tensor:
    """The first result of `native_layer_norm`."""
    return functions.native_layer_norm(input, normalized_shape, weight, bias, eps)[0]


def rms_norm(
    input: Tensor, normalized_shape: tuple[int, ...], weight: Tensor | None, eps: float | None
) -> Tensor:
    """Zhang and Sennrich, *Root Mean Square Layer Normalization*, 2019."""
    if not (input.dtype.is_floating_point or input.dtype.is_complex):
        raise not_implemented_for("rms_norm", input.dtype)
    check_normalized_shape(input, normalized_shape, weight)
    if input.dtype.is_floating_point and (weight is None or weight.dtype is input.dtype):
        return functions._fused_rms_norm(input, normalized_shape, weight, eps)[0]
    narrow = input.dtype in (float16, bfloat16)
    wide = input.to(float32) if narrow else input
    if eps is None:
        eps = finfo(wide.dtype).eps
    dims = tuple(range(-len(normalized_shape), 0))
    scaled = wide * (wide.pow(2).mean(dims, True) + eps).rsqrt()
    if weight is not None:
        scaled = scaled * weight
    return scaled if scaled.dtype is input.dtype else scaled.to(input.dtype)


def batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Tensor:
    """The first result of `native_batch_norm`."""
    data = input._data_
    if not data.size:
        out = input.clone()
        out = out if weight is None else out * weight[0]
        return out if bias is None else out + bias[0]
    channels = data.shape[1]
    if not training and (running_mean is None or running_var is None):
        name = "running_mean" if running_mean is None else "running_var"
        raise RuntimeError(f"{name} must be defined in evaluation mode")
    if (running_mean is None) != (running_var is None):
        raise ValueError("running_mean and running_var must either both be None or neither be None")
    for name, parameter in (
        ("running_mean", running_mean),
        ("running_var", running_var),
        ("weight", weight),
        ("bias", bias),
    ):
        if parameter is not None and parameter._data_.size != channels:
            raise RuntimeError(f"{name} should contain {channels} elements not {parameter.numel()}")
    return functions.native_batch_norm(
        input, weight, bias, running_mean, running_var, training, momentum, eps
    )[0]


def instance_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    use_input_stats: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Tensor:
    """Batch normalisation of one sample with as many channels as all samples have together."""
    if not use_input_stats and (running_mean is None or running_var is None):
        raise RuntimeError(
            "Expected running_mean and running_var to be defined when use_input_stats is false"
        )
    samples, channels = input.shape[:2]
    merged = input.reshape(1, samples * channels, *input.shape[2:])

    def repeated(parameter: Tensor | None) -> Tensor | None:
        return None if parameter is None else parameter.repeat(samples)

    def statistics(running: Tensor | None) -> Tensor | None:
        """Running statistics of each channel of each sample, in the dtype in which `batch_norm` takes them."""
        if running is None:
            return None
        of_input = float32 if input.dtype.itemsize < 4 else input.dtype
        return running.to(of_input if weight is None else weight.dtype).repeat(samples)

    mean, variance = statistics(running_mean), statistics(running_var)
    result = functions.batch_norm(
        merged,
        repeated(weight),
        repeated(bias),
        mean,
        variance,
        use_input_stats,
        momentum,
        eps,
        cudnn_enabled,
    )
    if use_input_stats:
        for kept, moved in ((running_mean, mean), (running_var, variance)):
            if kept is not None and moved is not None:
                kept.copy_(moved.reshape(samples, channels).mean(0))
    return result.reshape(input.shape)


def group_norm(
    input: Tensor,
    num_groups: int,
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
    cudnn_enabled: bool,
) -> Tensor:
    """The first result of `native_group_norm`."""
    if input.ndim < 2:
        raise no_channels(input)
    samples, channels, *spatial = input.shape
    check_groups(input, channels, num_groups)
    for name, parameter in (("weight", weight), ("bias", bias)):
        if parameter is not None and tuple(parameter.shape) != (channels,):
            raise RuntimeError(
                f"Expected {name} to be a vector of size equal to the number of channels in input, "
                f"but got {name} of shape {list(parameter.shape)} and input of shape "
                f"{list(input.shape)}"
            )
    return functions.native_group_norm(
        input, weight, bias, samples, channels, prod(spatial), num_groups, eps
    )[0]
