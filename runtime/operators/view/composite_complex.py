"""Conjugates, negatives, real and imaginary parts: views of complex tensors."""

from __future__ import annotations

from gradsmith.generated import functions, operators

from ...core.bits import ANY_SPARSE, CONJUGATE, NEGATIVE
from ...core.errors import noted
from ...core.lazy_elements import flipped
from ...core.tensor import Tensor


def conj(self: Tensor) -> Tensor:
    """The conjugate, as a view; a real tensor itself."""
    if self._data_.dtype.kind != "c":
        return self
    return functions.conj_physical(self) if self._bits_ & ANY_SPARSE else operators._conj(self)


def _conj(self: Tensor) -> Tensor:
    """The same memory, read as conjugates of what it was read as."""
    return flipped(self, CONJUGATE)


def _neg_view(self: Tensor) -> Tensor:
    """The same memory, read as negatives of what it was read as."""
    return flipped(self, NEGATIVE)


def resolve_conj(self: Tensor) -> Tensor:
    """The tensor itself, or its elements conjugated in memory of their own."""
    return self.clone() if self.is_conj() else self


def resolve_neg(self: Tensor) -> Tensor:
    """The tensor itself, or its elements negated in memory of their own."""
    return self.clone() if self.is_neg() else self


def real(self: Tensor) -> Tensor:
    """The real parts; a real tensor itself."""
    if not self.is_complex():
        return self
    parts = functions.view_as_real(self.conj() if self.is_conj() else self)
    return functions.select(parts, parts.ndim - 1, 0)


def imag(self: Tensor) -> Tensor:
    """The imaginary parts of a complex tensor; RuntimeError for a real one."""
    if not self.is_complex():
        raise noted(
            RuntimeError("imag is not implemented for tensors with non-complex dtypes."),
            f"the tensor has dtype {self.dtype}",
        )
    if self.is_conj():
        parts = operators._neg_view(functions.view_as_real(self.conj()))
    else:
        parts = functions.view_as_real(self)
    return functions.select(parts, parts.ndim - 1, 1)
