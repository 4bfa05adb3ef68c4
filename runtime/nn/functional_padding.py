"""Padding: the form of `gradsmith.nn.functional`."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import nn_functional as nn
from gradsmith.tensor import Tensor

__all__ = ["pad"]


def pad(
    input: Tensor, pad: Sequence[int], mode: str = "constant", value: float | None = None
) -> Tensor:
    """`input` with elements around it: `pad` holds those before and after, last dimension first.

    `mode` is "constant" (of `value`), "reflect", "replicate" or "circular".  Raises RuntimeError
    when `pad` does not fit the input, NotImplementedError for an unknown mode.
    """
    return nn.pad(input, pad, mode, value)
