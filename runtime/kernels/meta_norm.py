"""Shapes of normalisation, and what is checked before any is computed."""

from __future__ import annotations

from gradsmith.kernels.namespace import Array, empty

__all__ = [
    "check_normalized_shape",
    "native_batch_norm_backward_meta",
    "native_batch_norm_meta",
    "native_group_norm_backward_meta",
    "native_group_norm_meta",
    "native_layer_norm_backward_meta",
    "native_layer_norm_meta",
]

Shape = tuple[int, ...]
Mask = tuple[bool, ...]
Gradients = tuple[Array | None, Array | None, Array | None]


def check_normalized_shape(
    input: Array, normalized_shape: Shape, weight: Array | None, bias: Array | None
) -> None:
    """RuntimeError unless `normalized_shape` ends the input's shape and is the parameters' shape."""
    shape = tuple(normalized_shape)
    if not shape:
        raise RuntimeError(
            "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one "
            "element, but got normalized_shape = []"
        )
    for name, parameter in (("weight", weight), ("bias", bias)):
        if parameter is not None and parameter.shape != shape:
            raise RuntimeError(
                f"Expected {name} to be of same shape as normalized_shape, but got {name} of shape "
                f"{list(parameter.shape)} and normalized_shape = {list(shape)}"
            )
    if input.shape[-len(shape) :] != shape:
        wanted = "".join(f", {size}" for size in shape)
        raise RuntimeError(
            f"Given normalized_shape={list(shape)}, expected input with shape [*{wanted}], but got "
            f"input of size{list(input.shape)}"
        )


def native_layer_norm_meta(
    input: Array, normalized_shape: Shape, weight: Array | None, bias: Array | None, eps: float
) -> tuple[Array, Array, Array]:
    """The shapes and dtypes of `native_layer_norm`."""
    check_normalized_shape(input, normalized_shape, weight, bias)
    rank = len(normalized_shape)
    kept = (*input.shape[: input.ndim - rank], *(1,) * rank)
    return (
        empty(input.shape, input.dtype),
        empty(kept, input.dtype),
        empty(kept, input.dtype),
    )


def native_layer_norm_backward_meta(
    grad_out: Array,
    input: Array,
    normalized_shape: Shape,
    mean: Array,
    rstd: Array,
    weight: Array | None,
    bias: Array | None,
    output_mask: Mask,
) -> Gradients:
    """The shapes and dtypes of `native_layer_norm_backward`."""
    return (
        empty(input.shape, input.dtype) if output_mask[0] else None,
        empty(weight.shape, weight.dtype) if output_mask[1] and weight is not None else None,
        empty(bias.shape, bias.dtype) if output_mask[2] and bias is not None else None,
    )


def native_batch_norm_meta(
    input: Array,
    weight: Array | None,
    bias: Array | None,
    running_mean: Array | None,
    running_var: Array | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Array, Array, Array]:
    """The shapes and dtypes of `native_batch_norm`."""
    kept = input.dtype if weight is None else weight.dtype
    shape = (input.shape[1],) if training else (0,)
    return empty(input.shape, input.dtype), empty(shape, kept), empty(shape, kept)


def native_batch_norm_backward_meta(
    grad_out: Array,
    input: Array,
    weight: Array | None,
    running_mean: Array | None,
    running_var: Array | None,
    save_mean: Array | None,
    save_invstd: Array | None,
    train: bool,
    eps: float,
    output_mask: Mask,
) -> Gradients:
    """The shapes and dtypes of `native_batch_norm_backward`."""
    kept = input.dtype if weight is None else weight.dtype
    return (
        empty(input.shape, input.dtype) if output_mask[0] else None,
        empty((input.shape[1],), kept) if output_mask[1] else None,
        empty((input.shape[1],), kept) if output_mask[2] else None,
    )


def native_group_norm_meta(
    input: Array,
    weight: Array | None,
    bias: Array | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    eps: float,
) -> tuple[Array, Array, Array]:
    """The shapes and dtypes of `native_group_norm`."""
    kept = input.dtype if weight is None else weight.dtype
    return empty(input.shape, input.dtype), empty((N, group), kept), empty((N, group), kept)


def native_group_norm_backward_meta(
    grad_out: Array,
    input: Array,
    mean: Array,
    rstd: Array,
    weight: Array | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    output_mask: Mask,
) -> Gradients:
    """The shapes and dtypes of `native_group_norm_backward`."""
    kept = input.dtype if weight is None else weight.dtype
    return (
        empty(input.shape, input.dtype) if output_mask[0] else None,
        empty((C,), kept) if output_mask[1] else None,
        empty((C,), kept) if output_mask[2] else None,
    )
