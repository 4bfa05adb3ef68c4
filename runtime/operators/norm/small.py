"""Quick normalisation."""

from __future__ import annotations

from typing import Any

from ...core.floating import fresh_context
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls, Kernel
from .norm_small import is_small, normalize_small


def layer_norm(calls: Calls) -> Kernel | None:
    """Of the rows of a small matrix."""
    if calls.single is None:
        return None
    general, bits = calls.general, calls.bits()
    run = fresh_context().run

    def kernel(
        input: Tensor,
        normalized_shape: tuple[int, ...],
        weight: Tensor | None,
        bias: Tensor | None,
        eps: float,
    ) -> Any:
        rows = input._data_
        if rows.ndim != 2 or not is_small(rows):
            return general(input, normalized_shape, weight, bias, eps)
        scale = None if weight is None else weight._data_
        shift = None if bias is None else bias._data_
        width = rows.shape[1:]
        if (
            (scale is not None and scale.shape != width)
            or (shift is not None and shift.shape != width)
            or (*normalized_shape,) != width
        ):
            return general(input, normalized_shape, weight, bias, eps)
        try:
            result, mean, rstd = run(normalize_small, rows, scale, shift, eps)
        except RuntimeError:  # another thread is in this context
            return general(input, normalized_shape, weight, bias, eps)
        return wrap_bits(result, bits), wrap_bits(mean, bits), wrap_bits(rstd, bits)

    return kernel
