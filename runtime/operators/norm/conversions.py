"""Checks before normalisation: a single element has mean itself and variance 0."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...core.tensor import Tensor


def _check_count(shape: Sequence[int]) -> None:
    if shape[0] * prod(shape[2:]) == 1:
        raise ValueError(
            f"Expected more than 1 value per channel when training, got input size {shape}"
        )


def check_batch(input: Tensor, training: bool, eps: float) -> None:
    """ValueError when a channel has a single element in training, and for an `eps` below zero, or zero in training."""
    if training:
        shape = input._data_.shape  # a plain tuple, which costs less than a Size
        if shape[0] * prod(shape[2:]) == 1:
            _check_count(input.shape)
        if eps <= 0:
            raise ValueError(f"batch_norm eps must be positive during training, but got {eps}")
    elif eps < 0:
        raise ValueError(f"batch_norm eps must be non-negative, but got {eps}")


def check_instance(input: Tensor, use_input_stats: bool) -> None:
    """ValueError when a channel has a single element and its own statistics are to be used."""
    if use_input_stats and prod(input.shape[2:]) == 1:
        raise ValueError(
            "Expected more than 1 spatial element when training, got input size " f"{input.shape}"
        )


def no_channels(input: Tensor) -> RuntimeError:
    """The error for a tensor without channels."""
    return RuntimeError(
        f"Expected at least 2 dimensions for input tensor but received {input.ndim}"
    )


def check_groups(input: Tensor, num_groups: int) -> None:
    """ValueError when a group has a single element, RuntimeError for a tensor without channels."""
    if input.ndim < 2:
        raise no_channels(input)
    samples, channels, *spatial = input.shape
    _check_count([samples * channels // num_groups, num_groups, *spatial])
