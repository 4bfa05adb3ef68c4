"""What optimizers keep for a parameter before its first step."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ..core.layout import preserve_format
from ..core.tensor import Tensor

__all__ = ["full", "zeros", "zeros_of_columns", "zeros_of_rows"]


def zeros(param: Tensor) -> Tensor:
    """As many zeros as the parameter has elements, which lie in memory as its own do."""
    return functions.zeros_like(param, memory_format=preserve_format)


def full(param: Tensor, value: Any) -> Tensor:
    """The same number for each element, for both parts of complex ones."""
    number = float(value)
    both = complex(number, number) if param.is_complex() else number
    return functions.full_like(param, both, memory_format=preserve_format)


def zeros_of_rows(param: Tensor) -> Tensor:
    """A zero for each row of matrices (…, m, n): (…, m, 1)."""
    return param.new_zeros([*param.shape[:-1], 1])


def zeros_of_columns(param: Tensor) -> Tensor:
    """A zero for each column of matrices (…, m, n): (…, 1, n)."""
    return param.new_zeros([*param.shape[:-2], 1, param.shape[-1]])
