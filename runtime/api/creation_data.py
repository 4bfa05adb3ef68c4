"""Arrays from Python data, with dtypes inferred and values checked as PyTorch does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import numpy as np

from ..core import dtypes
from ..core.bits import BITS_OF_NUM
from ..core.dtypes import dtype, dtype_of_numpy, promote_types
from ..core.lazy_elements import elements_of
from ..core.namespace import Array
from ..core.tensor import Tensor
from ..operators.dims import int64_overflow

_PLAIN = {bool, int, float, complex}
_LISTS = {list, tuple}

# Up to that many numbers, looking for one that overflows is quicker than silencing NumPy's warning.
_FEW = 16
_NEVER_OVERFLOWS = 65504.0


def array_from(data: Any, wanted: dtype | None = None) -> Array:
    """A fresh array with the numbers in `data`, of dtype `wanted` or the one that they suggest.

    TypeError for anything but a number, ValueError for ragged sequences, RuntimeError for values that do
    not fit `wanted`.
    """
    kind = data.__class__
    if kind in _PLAIN:
        return _from_numbers([data], {kind}, (), wanted)
    if kind in _LISTS:
        return _from_list(data, wanted)
    if isinstance(data, (np.ndarray, np.generic)):
        array = checked_array(data)
        if (
            array.dtype.kind == "c"
            and isinstance(data, np.generic)
            and wanted
            and wanted.category < 2
        ):
            raise TypeError(f"must be real number, not {kind.__name__}")
        return np.array(array, array.dtype if wanted is None else wanted.numpy, subok=False)
    if _is_tensor(data):
        if data.is_meta:
            return np.empty(data.shape, data._data_.dtype if wanted is None else wanted.numpy)
        if not data.is_cpu:
            data = data.detach().cpu()
        return np.array(elements_of(data), None if wanted is None else wanted.numpy)
    if isinstance(data, (str, bytes)):
        raise TypeError(f"new(): invalid data type '{kind.__name__}'")
    if _is_sequence(data):
        return _from_list(data, wanted)
    if isinstance(data, (bool, int, float, complex)):
        return _from_numbers([data], {_plain_type(data)}, (), wanted)
    if hasattr(data, "__array__"):
        return array_from(np.asarray(data), wanted)
    raise RuntimeError(f"Could not infer dtype of {kind.__name__}")


def checked_array(array: Any) -> Array:
    """`array`, a NumPy array or scalar, if a tensor can share it.

    TypeError for a dtype that no tensor has, ValueError for foreign byte order and negative strides.
    """
    if (
        array.__class__ is np.ndarray
        and array.base is None  # or a single element may have a negative stride
        and array.dtype.num in BITS_OF_NUM
        and array.dtype.isnative
        and array.flags.c_contiguous
    ):
        return array
    found = np.asarray(array)
    if found.dtype.type is np.longdouble or found.dtype.kind not in "biufcV":
        raise _unsupported(found)
    if not found.dtype.isnative:
        raise ValueError(
            "given numpy array has byte order different from the native byte order. "
            "Conversion between byte orders is currently not supported."
        )
    if found.ndim and min(found.strides) < 0:
        raise ValueError(
            "At least one stride in the given numpy array is negative, and tensors with negative strides "
            "are not currently supported. (You can probably work around this by making a copy of your "
            "array  with array.copy().) "
        )
    if found.itemsize and any(stride % found.itemsize for stride in found.strides):
        raise ValueError(
            "given numpy array strides not a multiple of the element byte size. Copy the array, with "
            "array.copy(), to give its elements memory of their own."
        )
    try:
        dtype_of_numpy(found.dtype)
    except TypeError:
        raise _unsupported(found) from None
    return found


def _unsupported(array: Array) -> TypeError:
    return TypeError(
        f"can't convert np.ndarray of type numpy.{array.dtype.type.__name__}. The only supported types "
        "are: float64, float32, float16, complex64, complex128, int64, int32, int16, int8, uint64, "
        "uint32, uint16, uint8, and bool."
    )


def _self_referential() -> TypeError:
    return TypeError("new(): self-referential lists are incompatible")


def _nested_too_deep() -> ValueError:
    return ValueError(
        f"too many dimensions: sequences are nested more than {_MOST_DIMENSIONS} deep"
    )


def not_one_number() -> ValueError:
    """The error for a tensor of several elements, or none, where a number is wanted."""
    return ValueError("only one element tensors can be converted to Python scalars")


def not_an_index() -> TypeError:
    """The error for a tensor that is no single integer, where an index is wanted."""
    return TypeError("only integer tensors of a single element can be converted to an index")


def _from_list(data: Sequence[Any], wanted: dtype | None) -> Array:
    """An array from a sequence, level by level: quick while they hold lists or plain numbers only."""
    flat = list(data)
    shape = [len(flat)]
    path = [data]
    while True:
        kinds = set(map(type, flat))
        if kinds <= _PLAIN:
            return _from_numbers(flat, kinds, tuple(shape), wanted)
        if not kinds <= _LISTS:
            break
        if any(flat[0] is outer for outer in path):
            raise _self_referential()
        path.append(flat[0])
        length = len(flat[0])
        shape.append(length)
        if length == 0:
            flat = []
            continue
        for item in flat:
            if len(item) != length:
                raise ValueError(
                    f"expected sequence of length {length} at dim {len(shape) - 1} (got {len(item)})"
                )
        flat = list(chain.from_iterable(flat))
    return _from_mixed(data, wanted)


def _from_numbers(
    flat: list[Any], kinds: set[type], shape: tuple[int, ...], wanted: dtype | None
) -> Array:
    """An array of the given shape from Python numbers whose types are `kinds`."""
    d = _dtype_of_kinds(kinds) if wanted is None else wanted
    source: Any = flat if shape else flat[0]
    if d.category == 3 or d.category == 0:
        array = np.array(source, d.numpy)
    elif complex in kinds:
        raise TypeError("must be real number, not complex")
    elif d.category == 2:
        if 0 < len(flat) <= _FEW and min(flat) > -_NEVER_OVERFLOWS and max(flat) < _NEVER_OVERFLOWS:
            return _shaped(np.array(source, d.numpy), shape)
        with np.errstate(over="ignore"):
            array = np.array(source, np.float64).astype(d.numpy, copy=False)
    else:
        array = _integers(source, float in kinds, d)
    return _shaped(array, shape)


def _shaped(array: Array, shape: tuple[int, ...]) -> Array:
    return array.reshape(shape) if len(shape) > 1 else array


def _dtype_of_kinds(kinds: set[type]) -> dtype:
    if (float in kinds or not kinds) and complex not in kinds:
        return dtypes.get_default_dtype()
    if complex in kinds:
        return dtypes.get_default_dtype().to_complex()
    return dtypes.int64 if int in kinds else dtypes.bool_


def _integers(source: Any, has_floats: bool, d: dtype) -> Array:
    """Numbers as integers of type `d`; floats lose their fraction, what does not fit is an error."""
    limits = np.iinfo(d.numpy)
    if has_floats:
        wide = np.array(source, np.float64)
        lowest = float(limits.min)
        fits = (wide >= lowest) & (wide < float(limits.max) + 1.0)
        if not fits.all():
            raise _overflow(d)
        return wide.astype(d.numpy)
    if d is dtypes.uint64:
        try:
            return np.array(source, np.uint64)
        except OverflowError:
            raise OverflowError("can't convert negative int to unsigned") from None
    try:
        wide = np.array(source, np.int64)
    except OverflowError:
        raise int64_overflow() from None
    if d is dtypes.int64:
        return wide
    if wide.size:
        lowest_integer = -limits.max if limits.min == 0 else limits.min
        if wide.min() < lowest_integer or wide.max() > limits.max:
            raise _overflow(d)
    return wide.astype(d.numpy)


def _overflow(d: dtype) -> RuntimeError:
    return RuntimeError(f"value cannot be converted to type {d.name} without overflow")


# Sequences that hold more than plain numbers and lists: tensors, arrays, NumPy's numbers, ranges.


def _from_mixed(data: Sequence[Any], wanted: dtype | None) -> Array:
    shape = _shape_by_first(data)
    d = _infer(data) if wanted is None else wanted
    flat: list[Any] = []
    _flatten(data, shape, 0, flat)
    return _from_numbers(flat, set(map(type, flat)), tuple(shape), d).reshape(shape)


def _plain_type(number: Any) -> type:
    for kind in (bool, int, float, complex):
        if isinstance(number, kind):
            return kind
    raise AssertionError(number)


_MOST_DIMENSIONS = 64
"""What NumPy's arrays have at most; sequences that contain themselves would have more."""


def _infer(data: Any, depth: int = 0) -> dtype:
    """The dtype that `data`, `depth` levels inside of what was given, suggests: its parts promoted with each other."""
    if isinstance(data, (np.ndarray, np.generic)):
        return dtype_of_numpy(checked_array(data).dtype)
    if _is_tensor(data):
        found: dtype = data.dtype
        return found
    if isinstance(data, (bool, int, float, complex)):
        return _dtype_of_kinds({_plain_type(data)})
    if isinstance(data, (str, bytes)):
        raise TypeError(f"new(): invalid data type '{type(data).__name__}'")
    if not _is_sequence(data):
        raise RuntimeError(f"Could not infer dtype of {type(data).__name__}")
    if len(data) == 0:
        return dtypes.get_default_dtype()
    promoted: dtype | None = None
    for item in data:
        if item is data:
            raise _self_referential()
        if depth >= _MOST_DIMENSIONS:
            raise _nested_too_deep()
        d = _infer(item, depth + 1)
        promoted = d if promoted is None else promote_types(promoted, d)
    assert promoted is not None
    return promoted


def _shape_by_first(data: Any) -> list[int]:
    """The shape of nested sequences, judged by the first item of each level."""
    shape: list[int] = []
    level = data
    while not _is_tensor(level) and _is_sequence(level):
        if isinstance(level, str):
            raise ValueError(f"too many dimensions '{type(level).__name__}'")
        shape.append(len(level))
        if len(level) == 0:
            break
        if level[0] is level:
            raise _self_referential()
        if len(shape) > _MOST_DIMENSIONS:
            raise _nested_too_deep()
        level = level[0]
    return shape


def _flatten(data: Any, shape: list[int], depth: int, flat: list[Any]) -> None:
    """Append the numbers in `data` to `flat`, checking that it has the shape."""
    if depth == len(shape):
        flat.append(_number(data))
        return
    if _is_tensor(data) or not _is_sequence(data):
        raise TypeError("not a sequence")
    if len(data) != shape[depth]:
        raise ValueError(
            f"expected sequence of length {shape[depth]} at dim {depth} (got {len(data)})"
        )
    if shape[-1] == 0 and depth == len(shape) - 1:
        return
    if isinstance(data, np.ndarray) and depth + data.ndim == len(shape):
        flat.extend(data.reshape(-1).tolist())
        return
    for item in data:
        _flatten(item, shape, depth + 1, flat)


def _number(item: Any) -> Any:
    """One element as a Python number."""
    if item.__class__ in _PLAIN:
        return item
    if _is_tensor(item):
        if item.numel() != 1:
            if item.dtype.is_floating_point or item.dtype.is_complex:
                raise not_one_number()
            raise not_an_index()
        return item.item()
    if isinstance(item, (np.ndarray, np.generic)):
        return item.item()
    if isinstance(item, (bool, int, float, complex)):
        return _plain_type(item)(item)
    raise TypeError(f"'{type(item).__name__}' object cannot be interpreted as an integer")


def _is_tensor(item: object) -> bool:
    return isinstance(item, Tensor)


def _is_sequence(item: object) -> bool:
    if isinstance(item, np.ndarray):
        return item.ndim > 0
    if isinstance(item, (Sequence, bytearray, memoryview)):
        return True
    return (
        hasattr(item, "__getitem__")
        and hasattr(item, "__len__")
        and not isinstance(item, (dict, np.generic))
        and not hasattr(item, "keys")
    )
