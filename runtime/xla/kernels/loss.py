"""Losses with classes: nothing depends on whether a class is ignored but where."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from ..cells import Cell, is_known


def class_cross_entropy(
    self: Cell, target: Cell, reduction: int, ignore_index: int
) -> tuple[Any, Any]:
    """The loss of (N, C) scores and N classes, and the softmax of the scores; reductions are none, mean, sum.

    IndexError for classes that there are not; while a program is traced they count as the nearest.
    """
    scores, classes = self.value, target.value
    counts = classes != ignore_index
    wrong = counts & ((classes < 0) | (classes >= scores.shape[1]))
    if is_known(wrong) and wrong.any():
        raise IndexError(f"Target {classes[wrong][0]} is out of bounds.")
    logarithms = jax.nn.log_softmax(scores, 1)
    chosen = jnp.where(counts, classes, 0)[:, None]
    picked = jnp.take_along_axis(logarithms, chosen, 1, mode="clip")[:, 0]
    loss = jnp.where(counts, -picked, 0)
    if reduction == 1:
        loss = loss.sum() / counts.sum().astype(loss.dtype)
    elif reduction == 2:
        loss = loss.sum()
    return loss.astype(scores.dtype), jnp.exp(logarithms)
