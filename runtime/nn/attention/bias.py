"""Masks for `scaled_dot_product_attention` that say what they are: causal, aligned to either end of the keys."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from gradsmith.generated import functions

from ...core.classes import disabled_torch_function
from ...core.dtypes import bool_
from ...core.origin import warn_caller
from ...core.tensor import Tensor

__all__ = ["CausalBias", "CausalVariant", "causal_lower_right", "causal_upper_left"]


class CausalVariant(IntEnum):
    """Where the diagonal begins: at the first query and key, or so that it ends at the last ones."""

    UPPER_LEFT = 1
    LOWER_RIGHT = 2


class CausalBias(Tensor):
    """A causal mask of `seq_len_q` rows and `seq_len_kv` columns: True where a query sees a key.

    Raises AssertionError for a `variant` that is none.  Unlike PyTorch's, it has its elements and is a mask like others.
    """

    __torch_function__: Any = disabled_torch_function

    def __new__(cls, variant: CausalVariant, seq_len_q: int, seq_len_kv: int) -> CausalBias:
        if not isinstance(variant, CausalVariant):
            raise AssertionError(f"variant must be CausalVariant, got {type(variant)}")
        lower = variant is CausalVariant.LOWER_RIGHT
        if lower and seq_len_q > seq_len_kv:
            warn_caller(
                "Lower right causal bias will produce NaNs in the output when seq_len_q > seq_len_kv!"
            )
        seen = functions.ones(seq_len_q, seq_len_kv, dtype=bool_)
        made: CausalBias = seen.tril(seq_len_kv - seq_len_q if lower else 0).as_subclass(cls)
        return made

    def __init__(self, variant: CausalVariant, seq_len_q: int, seq_len_kv: int) -> None:
        self.variant = variant
        self.seq_len_q = seq_len_q
        self.seq_len_kv = seq_len_kv

    def __repr__(self, *, tensor_contents: object = None) -> str:
        return repr(self.as_subclass(Tensor))


def causal_upper_left(*size: int) -> CausalBias:
    """The mask by which query i sees keys 0 to i.  Raises AssertionError for other than two sizes."""
    return CausalBias(CausalVariant.UPPER_LEFT, *_two(size, "causal_upper_left"))


def causal_lower_right(*size: int) -> CausalBias:
    """The mask by which the last query sees all keys, and each before it one less.

    Raises AssertionError for other than two sizes.
    """
    return CausalBias(CausalVariant.LOWER_RIGHT, *_two(size, "causal_lower_right"))


def _two(size: tuple[int, ...], name: str) -> tuple[int, int]:
    if len(size) != 2:
        raise AssertionError(f"{name} only supports 2D tensors, got {len(size)} sizes")
    rows, columns = size
    return rows, columns
