"""NumPy's names over cells: what kernels of the CPU are loaded over to run on XLA.

Functions are those of `jax.numpy`, between cells, with NumPy's dtypes.  Where these do something else than NumPy's (views,
changes in place, errors), they stand here.  A name that neither has is an AttributeError: nothing is ever computed on
the host in their stead.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ...core.nesting import as_kind_of
from .. import draws, row_additions, substitution
from ..cells import Cell, array_of, converted, is_known, is_watched, strided

__all__ = ["MODULES", "NAMESPACE", "REPLACEMENTS", "returned", "wrapped"]


def wrapped(value: Any) -> Any:
    """Cells for arrays of JAX's, in tuples and lists too."""
    if isinstance(value, jax.Array):
        return Cell(value)
    if isinstance(value, (tuple, list)):
        items = [wrapped(v) for v in value]
        return as_kind_of(value, items)
    return value


def returned(value: Any) -> Any:
    """What a kernel returned, as cells."""
    if value is None or value.__class__ is Cell:
        return value
    if isinstance(value, (tuple, list)):
        items = [returned(item) for item in value]
        return as_kind_of(value, items)
    if isinstance(value, jax.Array):
        return wrapped(value)
    return Cell(jnp.asarray(numpy.asarray(value)))


def _plain(value: Any) -> Any:
    """Arrays of JAX's for cells, in tuples and lists too."""
    if value.__class__ is Cell:
        return value.value
    if isinstance(value, numpy.ndarray):
        return jnp.asarray(value)
    if value.__class__ in (tuple, list):
        return type(value)(_plain(v) for v in value)
    return value


def _into(out: Any, result: Any, casting: str = "same_kind") -> Any:
    """The result, as what `out` says: a cell to store it in, None or ``...`` for a new one."""
    if isinstance(out, tuple):
        if len(out) == 1:
            return _into(out[0], result, casting)
        return tuple(_into(o, r, casting) for o, r in zip(out, result, strict=True))
    if out is None or out is Ellipsis:
        return wrapped(result)
    if not numpy.can_cast(result.dtype, out.dtype, casting):  # type: ignore[arg-type]
        raise TypeError(
            f"Cannot cast from {result.dtype!r} to {out.dtype!r} with casting rule '{casting}'"
        )
    if numpy.broadcast_shapes(result.shape, out.shape) != out.shape:
        raise ValueError(
            f"non-broadcastable output operand with shape {out.shape} doesn't match {result.shape}"
        )
    out.store(result)
    return out


def _function(name: str, of: Any = jnp) -> Callable[..., Any]:
    """The function of `jax.numpy`, between cells."""
    own = getattr(of, name)

    def call(*args: Any, out: Any = None, **kwargs: Any) -> Any:
        result = own(*map(_plain, args), **{k: _plain(v) for k, v in kwargs.items()})
        return wrapped(result) if out is None else _into(out, result)

    call.__name__ = name
    return call


# -- ufuncs ---------------------------------------------------------------------------------------------------------

_WEAK = {int: int, float: float, complex: complex}


def _dtype_of(value: Any) -> Any:
    """What decides the dtype that a ufunc computes in: a dtype, or the class of a Python number."""
    if value.__class__ in _WEAK:
        return value.__class__
    dtype = getattr(value, "dtype", None)
    return numpy.asarray(value).dtype if dtype is None else numpy.dtype(dtype)


@lru_cache(maxsize=4096)
def _loop(ufunc: numpy.ufunc, given: tuple[Any, ...], dtype: Any) -> tuple[numpy.dtype[Any], ...]:
    """The dtypes that NumPy computes in."""
    options: Any = (
        {} if dtype is None else {"signature": (None,) * ufunc.nin + (dtype,) * ufunc.nout}
    )
    found: Any = ufunc.resolve_dtypes((*given, *(None,) * ufunc.nout), **options)
    return found  # type: ignore[no-any-return]


def _in(value: Any, dtype: Any) -> Any:
    """`value` as an array of JAX's in `dtype`."""
    if value.__class__ is Cell:
        value = value.value
    if isinstance(value, jax.Array):
        return value if value.dtype == dtype else converted(value, dtype)
    if value.__class__ in _WEAK or isinstance(value, list):
        return jnp.asarray(numpy.asarray(value, dtype))
    return jnp.asarray(numpy.asarray(value).astype(dtype))


class UFunc:
    """A ufunc between cells, in the dtypes that NumPy's computes in."""

    def __init__(self, ufunc: numpy.ufunc, own: Callable[..., Any]) -> None:
        self.numpy = ufunc
        self.own = own
        self.__name__ = ufunc.__name__
        self.nin = ufunc.nin
        self.nout = ufunc.nout
        self.types = ufunc.types

    def __call__(
        self,
        *args: Any,
        out: Any = None,
        where: Any = True,
        dtype: Any = None,
        casting: str = "same_kind",
        **options: Any,
    ) -> Any:
        if len(args) > self.nin:
            args, out = args[: self.nin], args[self.nin :]
        given = [list_to_cell(a) for a in args]
        found = _loop(
            self.numpy, tuple(map(_dtype_of, given)), None if dtype is None else numpy.dtype(dtype)
        )
        values = [_in(a, d) for a, d in zip(given, found)]
        if len(values) > 1 and values[0].shape != values[1].shape and self.numpy.signature is None:
            numpy.broadcast_shapes(*[v.shape for v in values])  # raises NumPy's error
        results = self.own(*values)
        several = isinstance(results, tuple)
        results = tuple(
            r if r.dtype == d else converted(r, d)
            for r, d in zip(results if several else (results,), found[self.nin :])
        )
        if where is not True:
            results = tuple(
                _where_not(where, r, o)
                for r, o in zip(results, out if isinstance(out, tuple) else (out,))
            )
        return _into(out, results if several else results[0], casting)

    def __repr__(self) -> str:
        return f"<ufunc '{self.__name__}' over cells>"

    # -- methods ----------------------------------------------------------------------------------------------------

    def _accumulated_in(self, array: Any, dtype: Any) -> Any:
        if dtype is not None:
            return numpy.dtype(dtype)
        own = array.dtype
        if self.__name__ in ("add", "multiply") and own.kind in "biu" and own.itemsize < 8:
            return numpy.dtype(numpy.uint64 if own.kind == "u" else numpy.int64)
        return own

    def reduce(
        self,
        array: Any,
        axis: Any = 0,
        dtype: Any = None,
        out: Any = None,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = True,
    ) -> Any:
        array = _asarray(array)
        value = array.value
        if axis is not None:
            axis = (
                tuple(map(operator.index, axis))
                if isinstance(axis, (tuple, list))
                else operator.index(axis)
            )
        options: dict[str, Any] = {"axis": axis, "keepdims": bool(keepdims)}
        if initial is not None:
            options["initial"] = initial
        if where is not True:
            options["where"] = _plain(where)
        reduction = _REDUCTIONS.get(self.__name__)
        if reduction is None:
            if isinstance(axis, tuple):
                raise NotImplementedError(f"{self.__name__}.reduce over several dimensions")
            kind = numpy.dtype(dtype) if dtype is not None else value.dtype
            result = jnp.frompyfunc(self.own, 2, 1, identity=self.numpy.identity).reduce(
                value.astype(kind), **options
            )
        elif self.__name__ in ("logical_and", "logical_or"):
            options.pop("initial", None)
            result = reduction(value, **options)
        else:
            kind = self._accumulated_in(array, dtype)
            if value.size == 0 or value.dtype == kind:
                pass
            value = converted(value, kind) if value.dtype != kind else value
            if reduction in (jnp.max, jnp.min) and "initial" not in options:
                _refuse_empty(self.__name__, value.shape, axis)
            if reduction in (jnp.max, jnp.min) and value.dtype.kind == "c":
                result = _extreme_complex(self, value, axis, bool(keepdims))
            else:
                result = reduction(value, **options)
            result = result if result.dtype == kind else converted(result, kind)
        return _into(out, result)

    def accumulate(self, array: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> Any:
        array = _asarray(array)
        kind = self._accumulated_in(array, dtype)
        value = converted(array.value, kind) if array.dtype != kind else array.value
        if self.__name__ in _SCANS:
            result = _SCANS[self.__name__](value, axis=axis)
        elif value.size == 0:
            result = value
        else:
            result = jax.lax.associative_scan(self._keeping, value, axis=axis % value.ndim)
        return _into(out, result)

    def _keeping(self, one: Any, other: Any) -> Any:
        """Of two arrays of a dtype, an array of that."""
        result = self.own(one, other)
        return result if result.dtype == one.dtype else converted(result, one.dtype)

    def reduceat(
        self, array: Any, indices: Any, axis: int = 0, dtype: Any = None, out: Any = None
    ) -> Any:
        array = _asarray(array)
        kind = self._accumulated_in(array, dtype)
        value = converted(array.value, kind) if array.dtype != kind else array.value
        places = indices.value if indices.__class__ is Cell else numpy.asarray(indices)
        axis %= value.ndim
        extent = value.shape[axis]
        moved = jnp.moveaxis(value, axis, 0)
        ends = jnp.concatenate([jnp.asarray(places)[1:], jnp.asarray([extent])])
        # Each element belongs to the last stretch that begins at or before it, where stretches ascend.
        rows = jnp.searchsorted(jnp.asarray(places), jnp.arange(extent), side="right") - 1
        segments = {
            "add": jax.ops.segment_sum,
            "multiply": jax.ops.segment_prod,
            "maximum": jax.ops.segment_max,
            "minimum": jax.ops.segment_min,
        }
        count = places.shape[0]
        rows = jnp.where(rows < 0, count, rows)  # before the first
        result = segments[self.__name__](moved, rows, count)
        empty = (jnp.asarray(places) >= ends).reshape((-1,) + (1,) * (moved.ndim - 1))
        result = jnp.where(empty, moved[jnp.clip(jnp.asarray(places), 0, extent - 1)], result)
        return _into(out, jnp.moveaxis(result, 0, axis))

    def outer(self, one: Any, other: Any, **options: Any) -> Any:
        one, other = _asarray(one), _asarray(other)
        return self(one.reshape(one.shape + (1,) * other.ndim), other, **options)

    def at(self, array: Cell, indices: Any, values: Any) -> None:
        """Adds up at equal indices, as `numpy.ufunc.at` does; `array` is changed."""
        from ..cells import _checked_key

        target = array.value
        parts = indices if isinstance(indices, tuple) else (indices,)
        key = _checked_key(tuple(parts), array.shape)
        given = _in(values, array.dtype)
        place = target.at[key]
        if self.__name__ == "subtract":
            result = place.add(-given)
        elif self.__name__ == "logical_or":
            result = place.max(given)
        else:
            changes = {"add": "add", "multiply": "multiply", "maximum": "max", "minimum": "min"}
            if array.dtype == numpy.bool_:
                changes.update(add="max", multiply="min")
            result = getattr(place, changes[self.__name__])(given)
        array.set(result)


_REDUCTIONS: dict[str, Callable[..., Any]] = {
    "add": jnp.sum,
    "multiply": jnp.prod,
    "maximum": jnp.max,
    "minimum": jnp.min,
    "logical_and": jnp.all,
    "logical_or": jnp.any,
}
_SCANS: dict[str, Callable[..., Any]] = {"add": jnp.cumsum, "multiply": jnp.cumprod}


def _refuse_empty(name: str, shape: tuple[int, ...], axis: Any) -> None:
    axes = range(len(shape)) if axis is None else (axis,) if isinstance(axis, int) else axis
    if any(shape[a] == 0 for a in axes):
        raise ValueError(f"zero-size array to reduction operation {name} which has no identity")


def _extreme_complex(ufunc: UFunc, value: Any, axis: Any, keepdims: bool) -> Any:
    raise NotImplementedError(f"{ufunc.__name__} of complex numbers on the XLA device")


def _where_not(where: Any, result: Any, out: Any) -> Any:
    if out is None or out is Ellipsis:
        return jnp.where(_plain(where), result, jnp.zeros((), result.dtype))
    return jnp.where(_plain(where), result, _in(out, result.dtype))


def list_to_cell(value: Any) -> Any:
    """Lists, of cells among others, as cells."""
    return _asarray(value) if isinstance(value, (list, tuple)) else value


def _frexp(value: Any) -> tuple[Any, Any]:
    mantissa, exponent = jnp.frexp(value)
    special = ~jnp.isfinite(value)
    return jnp.where(special, value, mantissa), jnp.where(special, 0, exponent)


def _divided(function: Callable[..., Any]) -> Callable[..., Any]:
    """Integers by zero are zero, as NumPy has it."""

    def call(one: Any, other: Any) -> Any:
        if one.dtype.kind not in "iu":
            return function(one, other)
        zero = other == 0
        return jnp.where(zero, 0, function(one, jnp.where(zero, 1, other))).astype(one.dtype)

    return call


_UFUNCS: dict[str, Callable[..., Any]] = {
    "frexp": _frexp,
    "floor_divide": _divided(jnp.floor_divide),
    "remainder": _divided(jnp.remainder),
    "fmod": _divided(jnp.fmod),
    "conjugate": jnp.conjugate,
}
"""Where `jax.numpy` has another result than NumPy."""


# -- making arrays --------------------------------------------------------------------------------------------------


def _asarray(
    value: Any, dtype: Any = None, order: Any = None, *, copy: Any = None, **_: Any
) -> Cell:
    if value.__class__ is Cell:
        if dtype is None or numpy.dtype(dtype) == value.dtype:
            return value.copy() if copy else value
        return value.astype(dtype)
    if isinstance(value, jax.Array):
        return Cell(value if dtype is None else converted(value, dtype))
    if isinstance(value, (list, tuple)) and _holds_cells(value):
        cells = [_asarray(v) for v in value]
        kind = numpy.result_type(*[c.dtype for c in cells]) if dtype is None else dtype
        return Cell(jnp.stack([_in(c, kind) for c in cells]))
    array = numpy.array(value, dtype)
    if array.dtype == object:
        raise TypeError(f"cannot convert {value!r} to an array on the XLA device")
    return Cell(jnp.asarray(array))


def _holds_cells(value: Any) -> bool:
    return any(
        v.__class__ is Cell or (isinstance(v, (list, tuple)) and _holds_cells(v)) for v in value
    )


def _array(value: Any, dtype: Any = None, copy: bool | None = True, **options: Any) -> Cell:
    found = _asarray(value, dtype)
    return found.copy() if found is value else found


def _full(shape: Any, value: Any, dtype: Any = None, **_: Any) -> Cell:
    kind = _asarray(value).dtype if dtype is None else numpy.dtype(dtype)
    return Cell(jnp.full(shape, _in(value, kind), kind))


def _filled(number: int) -> Callable[..., Cell]:
    def call(shape: Any, dtype: Any = float, order: Any = None, **_: Any) -> Cell:
        return Cell(jnp.full(shape, number, numpy.dtype(dtype or float)))

    return call


def _filled_like(number: int) -> Callable[..., Cell]:
    def call(
        array: Any, dtype: Any = None, order: Any = "K", subok: bool = True, shape: Any = None
    ) -> Cell:
        like = _asarray(array)
        return Cell(
            jnp.full(
                like.shape if shape is None else shape, number, numpy.dtype(dtype or like.dtype)
            )
        )

    return call


def _full_like(
    array: Any,
    value: Any,
    dtype: Any = None,
    order: Any = "K",
    subok: bool = True,
    shape: Any = None,
) -> Cell:
    like = _asarray(array)
    return _full(like.shape if shape is None else shape, value, dtype or like.dtype)


def _from_host(name: str) -> Callable[..., Cell]:
    """A function of numbers, which makes the same constant as NumPy's."""
    function = getattr(numpy, name)

    def call(*args: Any, **kwargs: Any) -> Any:
        if any(a.__class__ is Cell for a in args):
            if name == "linspace":
                return _function("linspace")(*args, **kwargs)
            args = tuple(a.item() if a.__class__ is Cell else a for a in args)
        return wrapped_host(function(*args, **kwargs))

    return call


def wrapped_host(value: Any) -> Any:
    """Cells for NumPy's arrays, in tuples too."""
    if isinstance(value, tuple):
        return tuple(map(wrapped_host, value))
    return Cell(jnp.asarray(value))


_arange_on_host: Any = numpy.arange


def _arange(*args: Any, dtype: Any = None, **_: Any) -> Cell:
    *numbers, last = (a.item() if a.__class__ is Cell else a for a in args)
    if len(args) > 3:
        dtype = last
    else:
        numbers.append(last)
    if all(isinstance(a, (int, numpy.integer)) for a in numbers):
        kind = numpy.dtype(dtype or numpy.int64)
        if kind.kind == "i":
            whole: Any = jnp.arange  # whose overloads know no number of arguments in a list
            return Cell(whole(*numbers, dtype=kind))
    return Cell(jnp.asarray(_arange_on_host(*numbers, dtype=dtype)))


# -- changes in place -----------------------------------------------------------------------------------------------


def _copyto(target: Cell, source: Any, casting: str = "same_kind", where: Any = True) -> None:
    value = array_of(source, target.dtype)
    value = value if value.dtype == target.dtype else converted(value, target.dtype)
    if where is not True:
        value = jnp.where(_plain(where), value, target.value)
    while value.ndim > target.ndim and value.shape[0] == 1:
        value = value[0]
    target.store(value)


def _put_along_axis(array: Cell, indices: Any, values: Any, axis: int | None) -> None:
    value = array.value
    if axis is None:
        value, axis = value.reshape(-1), 0
    chosen = _plain(indices)
    given = jnp.broadcast_to(_in(values, array.dtype), chosen.shape)
    key = list(jnp.ogrid[tuple(slice(n) for n in chosen.shape)])
    key[axis % value.ndim] = chosen
    array.set(value.at[tuple(key)].set(given).reshape(array.shape))


# -- functions that take or make more dtypes than one ------------------------------------------------------------------


def _together(values: Any) -> list[Any]:
    """Arrays of JAX's in the dtype that NumPy would join them in."""
    cells = [list_to_cell(v) for v in values]
    kind = _result_type(*cells)
    return [_in(c, kind) for c in cells]


def _result_type(*values: Any) -> Any:
    return numpy.result_type(*[_example(v) for v in values])


def _example(value: Any) -> Any:
    return value.dtype if value.__class__ is Cell else value


def _joined(name: str) -> Callable[..., Any]:
    """A function of a sequence of arrays, of several dtypes."""
    own = getattr(jnp, name)

    def call(arrays: Any, *args: Any, out: Any = None, dtype: Any = None, **kwargs: Any) -> Any:
        result = own(_together(arrays), *args, **kwargs)
        if dtype is not None:
            result = converted(result, dtype)
        return _into(out, result)

    return call


def _where(condition: Any, *rest: Any) -> Any:
    if not rest:
        return _function("nonzero")(condition)
    return Cell(jnp.where(_in(list_to_cell(condition), numpy.bool_), *_together(rest)))


def _clip(array: Any, min: Any = None, max: Any = None, out: Any = None, **_: Any) -> Any:
    result = _asarray(array)
    if min is not None:
        result = NAMESPACE.maximum(result, min)
    if max is not None:
        result = NAMESPACE.minimum(result, max)
    return _into(out, result.value)


def _reduced(name: str, ufunc: str) -> Callable[..., Any]:
    """A function that is a ufunc's `reduce` over every dimension."""

    def call(
        array: Any,
        axis: Any = None,
        dtype: Any = None,
        out: Any = None,
        keepdims: bool = False,
        **options: Any,
    ) -> Any:
        return getattr(NAMESPACE, ufunc).reduce(array, axis, dtype, out, keepdims, **options)

    call.__name__ = name
    return call


def _extreme(ufunc: str) -> Callable[..., Any]:
    def call(
        array: Any, axis: Any = None, out: Any = None, keepdims: bool = False, **options: Any
    ) -> Any:
        return getattr(NAMESPACE, ufunc).reduce(array, axis, None, out, keepdims, **options)

    return call


def _scanned(ufunc: str) -> Callable[..., Any]:
    def call(array: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        array = _asarray(array)
        if axis is None:
            array, axis = array.ravel(), 0
        return getattr(NAMESPACE, ufunc).accumulate(array, axis, dtype, out)

    return call


def _averaged(name: str) -> Callable[..., Any]:
    """A mean, variance or deviation, in the dtypes of NumPy's."""
    own = getattr(jnp, name)

    def call(
        array: Any, axis: Any = None, dtype: Any = None, out: Any = None, **options: Any
    ) -> Any:
        value = _asarray(array).value
        kind = numpy.dtype(dtype) if dtype is not None else value.dtype
        if kind.kind in "biu":
            kind = numpy.dtype(numpy.float64)
        value = value if value.dtype == kind else converted(value, kind)
        options = {k: _plain(v) for k, v in options.items()}
        result = own(value, axis=axis, **options)
        real = (
            numpy.dtype(f"f{kind.itemsize // 2}") if kind.kind == "c" and name != "mean" else kind
        )
        return _into(out, result if result.dtype == real else converted(result, real))

    return call


_FROM_INNER = 256
"""From how many terms to a sum on columns of one matrix are brought in rows first."""
_MOST_INNER = 128
"""And up to how many those of each of several."""


def _in_rows(left: Any) -> Any:
    """The left factor of a product of matrices.

    XLA takes a transposition into the product, which on the CPU takes up to 1.7 times as long as it does on rows, unless
    they are short, or many are long; so there the rows are made before.
    """
    if (
        left.__class__ is Cell
        and left.ndim >= 2
        and (left.shape[-1] >= _FROM_INNER if left.ndim == 2 else left.shape[-1] <= _MOST_INNER)
        and is_watched()
        and not left.flags.c_contiguous
        and left.mT.flags.c_contiguous
        and jax.default_backend() == "cpu"
    ):
        return jax.lax.optimization_barrier(left.value)
    return left


class _MatrixProduct(UFunc):
    """`numpy.matmul`."""

    def __call__(self, *args: Any, **options: Any) -> Any:
        left = _in_rows(args[0])
        result = super().__call__(left, *args[1:], **options)
        if left is not args[0]:  # nor may what turns the product make another one of it
            result.set(jax.lax.optimization_barrier(result.value))
        return result


def _multiplied(name: str) -> Callable[..., Any]:
    """A product of two arrays, in the dtype that NumPy has."""
    own = getattr(jnp, name)

    def call(one: Any, other: Any, *args: Any, out: Any = None, **kwargs: Any) -> Any:
        if name == "dot" and args:
            *args, out = args  # type: ignore[assignment]
        values = _together((_in_rows(one) if name == "dot" else one, other))
        kind = values[0].dtype
        result = own(*values, *args, **kwargs)
        result = result if result.dtype == kind else converted(result, kind)
        return _into(out, result)

    return call


def _as_integers(name: str) -> Callable[..., Any]:
    """A function whose results count elements, in int64."""
    own = _function(name)

    def call(*args: Any, out: Any = None, **kwargs: Any) -> Any:
        result = own(*args, **kwargs)
        result = result if result.dtype == numpy.int64 else result.astype(numpy.int64)
        return result if out is None else _into(out, result.value)

    return call


def _ordered(name: str) -> Callable[..., Any]:
    """`sort` and `argsort`, by whatever algorithm."""
    own = getattr(jnp, name)

    def call(
        array: Any, axis: Any = -1, kind: Any = None, order: Any = None, *, stable: Any = None
    ) -> Any:
        value = _asarray(array).value
        if axis is None:
            value, axis = value.reshape(-1), -1
        result = own(value, axis=axis, stable=True)
        return Cell(result.astype(numpy.int64) if name == "argsort" else result)

    return call


def _partitioned(name: str) -> Callable[..., Any]:
    """`partition` and `argpartition`: a sort is one of them."""
    ordered = _ordered("sort" if name == "partition" else "argsort")

    def call(array: Any, kth: Any, axis: Any = -1, **_: Any) -> Any:
        return ordered(array, axis)

    return call


def _take(array: Any, indices: Any, axis: Any = None, out: Any = None, mode: str = "raise") -> Any:
    array = _asarray(array)
    if axis is None:
        array, axis = array.ravel(), 0
    if mode == "raise":
        key: list[Any] = [slice(None)] * array.ndim
        key[axis] = indices if indices.__class__ is Cell else numpy.asarray(indices)
        result = array[tuple(key)]
        return result if out is None else _into(out, result.value)
    chosen = _plain(_asarray(indices))
    if not array.size and chosen.size == 0:
        shape = (*array.shape[:axis], *chosen.shape, *array.shape[axis + 1 :])
        return _into(out, jnp.zeros(shape, array.dtype))
    return _into(out, jnp.take(array.value, chosen, axis, mode=mode))


def _nan_to_num(
    array: Any, copy: bool = True, nan: Any = 0.0, posinf: Any = None, neginf: Any = None
) -> Any:
    array = _asarray(array)
    result = jnp.nan_to_num(array.value, nan=nan, posinf=posinf, neginf=neginf)
    if copy:
        return Cell(result)
    array.set(result)
    return array


def _broadcast_arrays(*arrays: Any, subok: bool = False) -> tuple[Cell, ...]:
    cells = [_asarray(a) for a in arrays]
    shape = numpy.broadcast_shapes(*[c.shape for c in cells])
    return tuple(c if c.shape == shape else c.broadcast(shape) for c in cells)


def _broadcast_to(array: Any, shape: Any, subok: bool = False) -> Cell:
    shape = (shape,) if isinstance(shape, (int, numpy.integer)) else tuple(shape)
    return _asarray(array).broadcast(shape)


def _moveaxis(array: Any, source: Any, destination: Any) -> Cell:
    cell = _asarray(array)
    order: Any = numpy.moveaxis(numpy.empty((1,) * cell.ndim), source, destination)
    # Which dimension went where is told by marking them with their lengths.
    marks = numpy.moveaxis(
        numpy.broadcast_to(numpy.empty(()), tuple(range(1, cell.ndim + 1))), source, destination
    ).shape
    del order
    return cell.transpose([m - 1 for m in marks])


def _expand_dims(array: Any, axis: Any) -> Cell:
    cell = _asarray(array)
    shape = numpy.expand_dims(numpy.broadcast_to(numpy.empty(()), cell.shape), axis).shape
    return cell.reshape(shape)


def _split(array: Any, sections: Any, axis: int = 0) -> list[Cell]:
    cell = _asarray(array)
    extent = cell.shape[axis]
    if isinstance(sections, int):
        if extent % sections:
            raise ValueError("array split does not result in an equal division")
        bounds = list(range(0, extent + 1, extent // sections))
    else:
        bounds = [0, *(int(s) for s in sections), extent]
    lead = (slice(None),) * (axis % cell.ndim)
    return [cell[(*lead, slice(a, b))] for a, b in pairwise(bounds)]


def _as_strided(
    x: Any, shape: Any = None, strides: Any = None, subok: bool = False, writeable: bool = True
) -> Cell:
    cell = _asarray(x)
    return strided(
        cell.shape if shape is None else shape,
        cell.dtype,
        cell,
        0,
        cell.strides if strides is None else tuple(strides),
    )


def _sliding_window_view(
    x: Any, window_shape: Any, axis: Any = None, *, subok: bool = False, writeable: bool = False
) -> Cell:
    cell = _asarray(x)
    laid = numpy.lib.stride_tricks.sliding_window_view(cell._laid(), window_shape, axis)
    return strided(laid.shape, cell.dtype, cell, 0, laid.strides)


def _unique(array: Any, *args: Any, **options: Any) -> Any:
    value = _asarray(array).value
    result = jnp.unique(value, *args, **options)
    if isinstance(result, tuple):
        kept, *counts = result
        return (Cell(kept), *(Cell(c.astype(numpy.int64)) for c in counts))
    return Cell(result)


def _bincount(
    places: Any, weights: Any = None, minlength: int = 0, length: int | None = None
) -> Cell:
    value = _asarray(places).value
    if length is None:
        if not is_known(value):
            raise NotImplementedError(
                "how long counts are depends on values, which are not known while a program is traced"
            )
        length = max(int(value.max()) + 1 if value.size else 0, minlength)
    if weights is None:
        return Cell(jnp.zeros(length, numpy.int64).at[value].add(1))
    given = _in(weights, numpy.float64)
    return Cell(jnp.zeros(length, numpy.float64).at[value].add(given))


def _occurrences(places: Any, weights: Any, length: int) -> Cell:
    return _bincount(places, weights, length, length)


def _certain(value: Any, otherwise: bool) -> bool:
    if value.__class__ is Cell:
        found = value.value
        return bool(found) if is_known(found) else otherwise
    # To a tracer nothing is certain; and what is said of no array asks whether values are known at all.
    return otherwise if value.__class__ is bool or is_watched() else bool(value)


# -- linear algebra ---------------------------------------------------------------------------------------------------


def _refusing(name: str, what: str) -> Callable[..., Any]:
    """A function of `jax.numpy.linalg`, whose NaNs are NumPy's error where values are known."""
    own = _function(name, jnp.linalg)

    def call(*args: Any, **kwargs: Any) -> Any:
        result = own(*args, **kwargs)
        value = result.value
        if is_known(value) and not bool(jnp.isfinite(value).all()):
            if all(bool(jnp.isfinite(a.value).all()) for a in args if a.__class__ is Cell):
                raise numpy.linalg.LinAlgError(what)
        return result

    return call


_LINALG: dict[str, Any] = {
    "LinAlgError": numpy.linalg.LinAlgError,
    "cholesky": _refusing("cholesky", "Matrix is not positive definite"),
    "inv": _refusing("inv", "Singular matrix"),
    "solve": _refusing("solve", "Singular matrix"),
}


class _Module:
    """A module of NumPy's names over cells."""

    def __init__(self, name: str, numpys: ModuleType, own: Any, given: dict[str, Any]) -> None:
        self._name = name
        self._numpy = numpys
        self._own = own
        self._given = given

    def __getattr__(self, name: str) -> Any:
        found = self._find(name)
        self.__dict__[name] = found
        return found

    def _find(self, name: str) -> Any:
        if name in self._given:
            return self._given[name]
        if name.startswith("_"):
            raise AttributeError(f"{self._name}.{name} is private")
        theirs = getattr(self._numpy, name)
        if isinstance(theirs, numpy.ufunc):
            own = _UFUNCS.get(name) or getattr(self._own, name, None)
            if own is None:
                raise _lacking(self._name, name)
            return (_MatrixProduct if theirs is numpy.matmul else UFunc)(theirs, own)
        if not callable(theirs) or isinstance(theirs, type):
            return theirs  # numbers, dtypes and errors
        if not hasattr(self._own, name):
            raise _lacking(self._name, name)
        return _function(name, self._own)


def _lacking(module: str, name: str) -> AttributeError:
    return AttributeError(
        f"{module}.{name}, which a kernel needs, is not in jax.numpy, and nothing stands in for it on the XLA device"
    )


_HOST = ("broadcast_shapes", "promote_types", "can_cast", "min_scalar_type", "issubdtype", "isscalar", "ndindex", "errstate", "finfo", "iinfo", "dtype", "polynomial", "triu_indices", "tril_indices")  # fmt: skip
"""What is computed of shapes, dtypes and numbers alone, by NumPy itself."""

_GIVEN: dict[str, Any] = {
    **{name: getattr(numpy, name) for name in _HOST},
    **{name: _from_host(name) for name in ("linspace", "logspace", "geomspace", "vander", "hanning", "hamming", "blackman", "bartlett", "kaiser")},
    **{name: _joined(name) for name in ("concatenate", "stack", "hstack", "vstack", "dstack", "column_stack")},
    **{name: _averaged(name) for name in ("mean", "var", "std")},
    **{name: _multiplied(name) for name in ("dot", "vdot", "inner", "outer", "tensordot", "kron", "convolve", "correlate")},
    **{name: _as_integers(name) for name in ("argmax", "argmin", "count_nonzero", "searchsorted", "lexsort")},
    "ndarray": Cell,
    "asarray": _asarray,
    "ascontiguousarray": lambda value, dtype=None: _at_least_1d(_asarray(value, dtype)),
    "array": _array,
    "empty": _filled(0),
    "zeros": _filled(0),
    "ones": _filled(1),
    "full": _full,
    "empty_like": _filled_like(0),
    "zeros_like": _filled_like(0),
    "ones_like": _filled_like(1),
    "full_like": _full_like,
    "arange": _arange,
    "copyto": _copyto,
    "put_along_axis": _put_along_axis,
    "result_type": _result_type,
    "where": _where,
    "clip": _clip,
    "sum": _reduced("sum", "add"),
    "prod": _reduced("prod", "multiply"),
    "max": _extreme("maximum"),
    "min": _extreme("minimum"),
    "amax": _extreme("maximum"),
    "amin": _extreme("minimum"),
    "all": _extreme("logical_and"),
    "any": _extreme("logical_or"),
    "cumsum": _scanned("add"),
    "cumprod": _scanned("multiply"),
    "sort": _ordered("sort"),
    "argsort": _ordered("argsort"),
    "partition": _partitioned("partition"),
    "argpartition": _partitioned("argpartition"),
    "take": _take,
    "nan_to_num": _nan_to_num,
    "broadcast_arrays": _broadcast_arrays,
    "broadcast_to": _broadcast_to,
    "moveaxis": _moveaxis,
    "expand_dims": _expand_dims,
    "split": _split,
    "unique": _unique,
    "bincount": _bincount,
    "shape": lambda array: _asarray(array).shape,
    "ndim": lambda array: _asarray(array).ndim,
    "size": lambda array, axis=None: _asarray(array).size if axis is None else _asarray(array).shape[axis],
    "reshape": lambda array, shape, order="C", *, copy=None: _asarray(array).reshape(shape, order=order, copy=copy),
    "transpose": lambda array, axes=None: _asarray(array).transpose(*(() if axes is None else (axes,))),
    "permute_dims": lambda array, axes=None: _asarray(array).transpose(*(() if axes is None else (axes,))),
    "swapaxes": lambda array, axis1, axis2: _asarray(array).swapaxes(axis1, axis2),
    "squeeze": lambda array, axis=None: _asarray(array).squeeze(axis),
    "ravel": lambda array, order="C": _asarray(array).ravel(order),
    "diagonal": lambda array, offset=0, axis1=0, axis2=1: _asarray(array).diagonal(offset, axis1, axis2),
    "copy": lambda array, order="K", subok=False: _asarray(array).copy(),
    "real": lambda array: _asarray(array).real,
    "imag": lambda array: _asarray(array).imag,
    "linalg": _Module("np.linalg", numpy.linalg, jnp.linalg, _LINALG),
    "fft": _Module("np.fft", numpy.fft, jnp.fft, {}),
    "lib": _Module("np.lib", numpy.lib, None, {
        "stride_tricks": _Module("np.lib.stride_tricks", numpy.lib.stride_tricks, None, {
            "as_strided": _as_strided,
            "sliding_window_view": _sliding_window_view,
        }),
        "array_utils": numpy.lib.array_utils,
    }),
}  # fmt: skip


def _at_least_1d(cell: Cell) -> Cell:
    cell = cell.reshape((1,)) if not cell.ndim else cell
    return cell if cell.flags.c_contiguous else cell.copy()


NAMESPACE: Any = _Module("np", numpy, jnp, _GIVEN)
"""For `gradsmith.operators.loading.load_kernels`."""


def _empty_together(arrays: list[Cell], dtype: Any) -> Cell:
    return Cell(jnp.zeros(numpy.broadcast_shapes(*[a.shape for a in arrays]), dtype))


REPLACEMENTS: dict[str, Any] = {
    "certain": _certain,
    "occurrences": _occurrences,
    # XLA lays results out as it likes: they are contiguous, to whoever asks.
    "empty_together": _empty_together,
    "empty_in_order": lambda shape, dtype, order: Cell(jnp.zeros(shape, dtype)),
    "order_together": lambda arrays, shape: (),
    "laid_out": lambda array, order: array,
    "copied_in_order": lambda array, order: array.copy(),
}
"""What stands in for names of `gradsmith.core.namespace`."""

MODULES = {
    "gradsmith.operators.random.draws": draws,
    "gradsmith.operators.row_additions": row_additions,
    "gradsmith.operators.linalg.substitution": substitution,
}
"""Modules that stand in for those of kernels."""


# -- operators and methods of cells -----------------------------------------------------------------------------------

_METHODS = ("sum", "mean", "any", "all", "max", "min", "prod", "cumsum", "cumprod", "argmax", "argmin", "argsort", "take", "repeat", "clip", "round", "trace", "nonzero", "searchsorted", "var", "std", "dot", "conj", "conjugate")  # fmt: skip


def _complete() -> None:
    """Give cells the operators and methods of arrays, which are functions of the namespace."""

    def method(name: str) -> Callable[..., Any]:
        return lambda self, *args, **kwargs: getattr(NAMESPACE, name)(self, *args, **kwargs)

    for name in _METHODS:
        setattr(Cell, name, method(name))

    def binary(name: str, reflected: bool) -> Callable[..., Any]:
        if reflected:
            return lambda self, other: getattr(NAMESPACE, name)(other, self)
        return lambda self, other: getattr(NAMESPACE, name)(self, other)

    def in_place(name: str) -> Callable[..., Any]:
        def call(self: Cell, other: Any) -> Cell:
            getattr(NAMESPACE, name)(self, other, out=self)
            return self

        return call

    both = {"add": "add", "sub": "subtract", "mul": "multiply", "truediv": "true_divide", "floordiv": "floor_divide", "mod": "remainder", "pow": "power", "matmul": "matmul", "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "left_shift", "rshift": "right_shift"}  # fmt: skip
    for word, name in both.items():
        setattr(Cell, f"__{word}__", binary(name, False))
        setattr(Cell, f"__r{word}__", binary(name, True))
        setattr(Cell, f"__i{word}__", in_place(name))
    comparisons = {"lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "eq": "equal", "ne": "not_equal"}  # fmt: skip
    for word, name in comparisons.items():
        setattr(Cell, f"__{word}__", binary(name, False))
    for word, name in {"neg": "negative", "pos": "positive", "abs": "absolute", "invert": "invert"}.items():  # fmt: skip
        setattr(Cell, f"__{word}__", method(name))

    def sort(
        self: Cell, axis: int = -1, kind: Any = None, order: Any = None, **options: Any
    ) -> None:
        self.set(NAMESPACE.sort(self, axis).value)

    def partition(self: Cell, kth: Any, axis: int = -1, **options: Any) -> None:
        self.set(NAMESPACE.sort(self, axis).value)

    def put(self: Cell, indices: Any, values: Any, mode: str = "raise") -> None:
        self.set(
            self.value.reshape(-1)
            .at[_plain(_asarray(indices))]
            .set(_in(values, self.dtype))
            .reshape(self.shape)
        )

    for function in (sort, partition, put):
        setattr(Cell, function.__name__, function)
    # Which went when `__eq__` came.
    setattr(Cell, "__hash__", object.__hash__)  # noqa: B010


_complete()
