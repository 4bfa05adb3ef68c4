"""Quick folds of all of few elements, and their variances."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from ...core.bits import bits_for
from ...core.dtypes import bool_
from ...core.floating import fresh_context
from ...core.namespace import Array, DType, np
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls, Kernel, of_any_layout
from ..folds import (
    add_reduce,
    and_reduce,
    maximum_reduce,
    minimum_reduce,
    multiply_reduce,
    or_reduce,
)
from ..small_arrays import scalar

_FEW = 512


def _of_all(calls: Calls, fold: Callable[..., Array], bits: int) -> Kernel:
    general, run, whole = calls.general, fresh_context().run, partial(fold, out=...)

    def kernel(self: Tensor) -> Any:
        data = self._data_
        if not 0 < data.size <= _FEW:
            return general(self)
        try:
            return wrap_bits(run(whole, data, None), bits)
        except RuntimeError:  # another thread is in this context
            return general(self)

    return kernel


@of_any_layout
def largest(calls: Calls) -> Kernel | None:
    """The largest of few elements."""
    return _of_all(calls, maximum_reduce, calls.bits(zero_dim=True)) if calls.single else None


@of_any_layout
def smallest(calls: Calls) -> Kernel | None:
    """The smallest of few elements."""
    return _of_all(calls, minimum_reduce, calls.bits(zero_dim=True)) if calls.single else None


@of_any_layout
def every(calls: Calls) -> Kernel | None:
    """Whether all of few truth values hold."""
    return _of_all(calls, and_reduce, bits_for(bool_, True)) if calls.dtypes == (bool_,) else None


@of_any_layout
def some(calls: Calls) -> Kernel | None:
    """Whether any of few truth values holds."""
    return _of_all(calls, or_reduce, bits_for(bool_, True)) if calls.dtypes == (bool_,) else None


@of_any_layout
def product(calls: Calls) -> Kernel | None:
    """The product of few elements, in their own dtype."""
    if calls.single is None:
        return None
    general = calls.general
    own = Calls(lambda self: general(self, None), calls.dtypes, calls.strided)
    of_all = _of_all(own, multiply_reduce, calls.bits(zero_dim=True))

    def kernel(self: Tensor, dtype: Any) -> Any:
        return of_all(self) if dtype is None else general(self, dtype)

    return kernel


def _deviation(data: Array, axis: int | None, count: Array, freedom: Array, is_root: bool) -> Array:
    """The sum of the squares of the distances from the mean, over `freedom`, or its root."""
    mean = add_reduce(data, axis, None, None, True)
    np.true_divide(mean, count, mean)
    distance = np.subtract(data, mean)
    np.multiply(distance, distance, distance)
    total = add_reduce(distance, axis, out=...)
    np.true_divide(total, freedom, total)
    return np.sqrt(total, total) if is_root else total


@cache
def _numbers(dtype: DType) -> tuple[Array, ...]:
    return tuple(scalar(number, dtype) for number in range(_FEW + 1))


def _spread_of_all(calls: Calls, is_root: bool) -> Kernel | None:
    single = calls.single
    if single is None:
        return None
    general, bits, numbers = calls.general, calls.bits(zero_dim=True), _numbers(single.numpy)
    run = fresh_context().run

    def kernel(self: Tensor, unbiased: bool) -> Any:
        data = self._data_
        size = data.size
        if not 1 < size <= _FEW:
            return general(self, unbiased)
        freedom = numbers[size - 1 if unbiased else size]
        try:
            return wrap_bits(run(_deviation, data, None, numbers[size], freedom, is_root), bits)
        except RuntimeError:  # another thread is in this context
            return general(self, unbiased)

    return kernel


def _spread(calls: Calls, is_root: bool) -> Kernel | None:
    """For `correction` may stand whether it is unbiased."""
    single = calls.single
    if single is None:
        return None
    general, numbers = calls.general, _numbers(single.numpy)
    of_many, of_one = calls.bits(), calls.bits(zero_dim=True)
    run = fresh_context().run

    def kernel(self: Tensor, dim: Any, correction: Any, keepdim: bool) -> Any:
        data = self._data_
        size, rank = data.size, data.ndim
        if (
            keepdim
            or size > _FEW
            or (correction is not None and correction.__class__ not in _WHOLE)
        ):
            return general(self, dim, correction, keepdim)
        if not dim:
            axis, count, bits = None, size, of_one
        elif len(dim) == 1 and -rank <= dim[0] < rank:
            axis = dim[0]
            count, bits = data.shape[axis], of_many if rank > 1 else of_one
        else:
            return general(self, dim, correction, keepdim)
        freedom = count - (1 if correction is None else correction)
        if not 0 < freedom <= count or not size:
            return general(self, dim, correction, keepdim)
        if rank == 1:
            axis = None
        try:
            data = run(_deviation, data, axis, numbers[count], numbers[freedom], is_root)
        except RuntimeError:  # another thread is in this context
            return general(self, dim, correction, keepdim)
        return wrap_bits(data, bits)

    return kernel


_WHOLE = (int, bool)

variance_of_all = partial(_spread_of_all, is_root=False)
deviation_of_all = partial(_spread_of_all, is_root=True)
variance = partial(_spread, is_root=False)
deviation = partial(_spread, is_root=True)
