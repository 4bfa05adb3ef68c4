"""Of what pointwise operators are composed, which compute it at once: what handlers of ``__torch_dispatch__`` see."""

from __future__ import annotations

from math import inf, sqrt

from gradsmith.generated import functions

from ...core.dtypes import bool_, get_default_dtype
from ...core.errors import TYPE_WORDS
from ...core.layout import preserve_format
from ...core.tensor import Tensor
from .comparison import check_tolerances


def square_decomposed(self: Tensor) -> Tensor:
    """The second power."""
    return functions.pow(self, 2)


def conj_physical_decomposed(self: Tensor) -> Tensor:
    """Of real numbers the tensor itself."""
    return functions._conj_physical(self) if self.is_complex() else self


def isfinite_decomposed(self: Tensor) -> Tensor:
    """Neither infinite nor different from itself, as NaN is."""
    if not (self.is_floating_point() or self.is_complex()):
        return functions.ones_like(self, dtype=bool_)
    bounded = self.abs() != inf
    return (self == self) * bounded


def isreal_decomposed(self: Tensor) -> Tensor:
    """No imaginary part, or none but zero."""
    if self.is_complex():
        return functions.imag(self) == 0
    return functions.ones_like(self, dtype=bool_, memory_format=preserve_format)


def isclose_decomposed(
    self: Tensor, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
) -> Tensor:
    """Equal, or apart by a finite number that is within the tolerances.

    RuntimeError for tensors of different dtypes and for negative tolerances.
    """
    if self.dtype != other.dtype:
        own, its = TYPE_WORDS[self.dtype.name], TYPE_WORDS[other.dtype.name]
        raise RuntimeError(f"{own} did not match {its}")
    check_tolerances(rtol, atol)
    close = self == other
    exact = not (self.is_floating_point() or self.is_complex())
    if equal_nan and not exact:
        close.__ior__(self.isnan().__iand__(other.isnan()))
    if rtol == 0 and atol == 0:
        return close
    if exact:  # differences of integers could wrap around
        self, other = self.to(get_default_dtype()), other.to(get_default_dtype())
    allowed = atol + (rtol * other).abs()
    actual = (self - other).abs()
    close.__ior__(functions.isfinite(actual).__iand__(actual <= allowed))
    return close


def special_ndtr_decomposed(self: Tensor) -> Tensor:
    """By the error function."""
    return (1 + functions.erf(self * sqrt(0.5))) * 0.5
