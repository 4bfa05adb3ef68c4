"""Norms of vectors: the elements along some dimensions, taken together."""

from __future__ import annotations

import math
from typing import Any

from ...core.namespace import Array, DType, host, np
from ...core.result import Result
from ..dims import normalize_dims
from ..scalar_types import real_dtype, scalar_type_name


def _vector_norm_axes(self: Array, dim: tuple[int, ...] | None) -> tuple[int, ...]:
    """The dimensions that a norm reduces: the given ones, or all."""
    if not dim or not self.ndim:
        if dim:
            normalize_dims(dim, self.ndim)
        return tuple(range(self.ndim))
    return normalize_dims(dim, self.ndim)


def _check(self: Array, ord: float, axes: tuple[int, ...], dtype: DType | None) -> None:
    if isinstance(ord, complex):
        raise RuntimeError(
            "linalg.vector_norm: Expected a non-complex scalar as the order of norm."
        )
    if self.dtype.kind in "biu":
        raise RuntimeError(
            "linalg.vector_norm: Expected a floating point or complex tensor as input. "
            f"Got {scalar_type_name(self.dtype)}"
        )
    if dtype is not None:
        name = scalar_type_name(dtype)
        if dtype.kind in "biu":
            raise RuntimeError(
                "linalg.vector_norm: dtype should be floating point or complex. Got " + name
            )
        if (dtype.kind == "c") != (self.dtype.kind == "c"):
            expected = "complex" if self.dtype.kind == "c" else "floating point"
            raise RuntimeError(
                f"linalg.vector_norm: dtype should be {expected} for "
                f"{'complex' if self.dtype.kind == 'c' else 'real'} inputs, but got {name}"
            )
        if dtype.itemsize < self.dtype.itemsize:
            raise RuntimeError(
                "linalg.vector_norm: the dtype of the input "
                f"({scalar_type_name(self.dtype)}) should be convertible without narrowing to the "
                f"specified dtype ({name})"
            )
    if not self.size and (ord == math.inf or ord < 0):
        lengths = [self.shape[axis] for axis in axes]
        if not self.ndim or 0 in lengths or not lengths:
            raise RuntimeError(
                f"linalg.vector_norm cannot compute the {ord:g} norm on an empty tensor because the "
                "operation does not have an identity"
            )


def linalg_vector_norm_shape(
    self: Array,
    ord: float,
    dim: tuple[int, ...] | None,
    keepdim: bool,
    dtype: DType | None,
) -> Result:
    """The reduced shape, real."""
    axes = _vector_norm_axes(self, dim)
    _check(self, ord, axes, dtype)
    shape = tuple(
        1 if axis in axes else length
        for axis, length in enumerate(self.shape)
        if keepdim or axis not in axes
    )
    return Result(shape, real_dtype(dtype or self.dtype))


def linalg_vector_norm(
    self: Array,
    ord: float,
    dim: tuple[int, ...] | None,
    keepdim: bool,
    dtype: DType | None,
) -> Array:
    """``sum(|x|^ord)^(1/ord)`` along `dim` (default: over everything), in the real dtype of `self`.

    Order 0 counts the elements that are not zero; ``inf`` and ``-inf`` are the largest and smallest
    absolute value.  RuntimeError for integers, and for orders without identity over no elements.
    """
    axes = _vector_norm_axes(self, dim)
    wanted = real_dtype(dtype or self.dtype)
    if dtype is not None and dtype != self.dtype:
        self = self.astype(dtype)
    if self.dtype.char not in "fdFD":
        self = self.astype(np.float32)
    if ord == 2:
        if len(axes) == self.ndim and not keepdim and self.flags.c_contiguous:
            flat = self.reshape(-1)
            if flat.dtype.kind == "c":
                flat = flat.view(real_dtype(flat.dtype))
            if np is host and flat.dtype is wanted:
                # Of scalars of NumPy's own its functions take longest; in double precision the root is rounded no differently.
                return np.array(math.sqrt(flat.dot(flat).item()), wanted)
            result: Array = np.sqrt(flat.dot(flat), out=...).astype(wanted, copy=False)
            return result
        if axes == (self.ndim - 1,) and not keepdim and self.dtype.kind == "f":
            return np.sqrt(np.vecdot(self, self, out=...), out=...).astype(wanted, copy=False)
        size = self if self.dtype.kind == "f" else _absolute(self)
        squares = np.multiply(size, size, out=...)
        return _root(_reduced(np.add, squares, axes, keepdim), 2).astype(wanted, copy=False)
    if ord == 0:
        counts = np.count_nonzero(self, axis=axes, keepdims=keepdim)
        return np.asarray(counts, wanted)
    size = _absolute(self)
    if ord == math.inf:
        reduced = _reduced(np.maximum, size, axes, keepdim)
    elif ord == -math.inf:
        reduced = _reduced(np.minimum, size, axes, keepdim)
    elif ord == 1:
        reduced = _reduced(np.add, size, axes, keepdim)
    else:
        with np.errstate(divide="ignore"):
            power = np.power(size, size.dtype.type(ord), size)
            reduced = _root(_reduced(np.add, power, axes, keepdim), ord)
    return np.asarray(reduced, wanted)


def _reduced(ufunc: Any, values: Array, axes: tuple[int, ...], keepdim: bool) -> Array:
    result: Array = ufunc.reduce(values, axes, None, None, keepdim)
    return result


def _absolute(self: Array) -> Array:
    return np.abs(self, out=...)


def _root(total: Array, ord: float) -> Array:
    if ord == 2:
        return np.sqrt(total, out=...)
    with np.errstate(divide="ignore"):
        result: Array = np.power(total, np.asarray(total).dtype.type(1 / ord), out=...)
        return result
