"""`make_tensor`: random tensors for tests."""

from __future__ import annotations

import math
from typing import Any

from ..core.device import device as device_class
from ..core.dtypes import bool_, dtype
from ..core.generator import default_generator
from ..core.namespace import Array, np
from ..core.tensor import Tensor, wrap
from ..core.type_info import finfo, iinfo
from ..operators.random.draws import integers, uniform_numbers


def make_tensor(
    *shape: Any,
    dtype: dtype,
    device: Any = "cpu",
    low: float | None = None,
    high: float | None = None,
    requires_grad: bool = False,
    noncontiguous: bool = False,
    exclude_zero: bool = False,
    memory_format: Any = None,
) -> Tensor:
    """A tensor with elements uniform in [low, high), drawn from the default generator.

    The interval is [-9, 9) for floating and complex dtypes (complex: for both parts), [-9, 10) for signed and
    [0, 10) for unsigned integers, [0, 2) for bool.  `exclude_zero` puts the least positive number in place of
    zeros; `noncontiguous` leaves holes between the elements (nothing for fewer than two).  Raises ValueError for
    an empty interval, for NaN bounds, for `requires_grad` with a dtype without gradients, and if both
    `memory_format` and `noncontiguous` are given.
    """
    size = _size(shape)
    bottom, top = _bounds(dtype, low, high)
    if requires_grad and dtype.category < 2:
        raise ValueError(
            "`requires_grad=True` is not supported for boolean and integral dtypes, but got "
            f"dtype={dtype}"
        )
    if noncontiguous and memory_format is not None:
        raise ValueError(
            "The parameters `noncontiguous` and `memory_format` are mutually exclusive, but got "
            f"noncontiguous={noncontiguous} and memory_format={memory_format}"
        )
    every = 2 if noncontiguous and math.prod(size) > 1 else 1
    room = (*size[:-1], every * size[-1]) if size else ()
    data = _draw(dtype, math.prod(room), bottom, top).reshape(room)
    if exclude_zero:
        data[data == 0] = 1 if dtype.category < 2 else finfo(dtype).tiny
    if every > 1:
        data = data[..., 1::every]
    made: Any = wrap(data)
    if memory_format is not None:
        made = made.clone(memory_format=memory_format)
    where = device if isinstance(device, device_class) else device_class(device)
    if str(where) != "cpu":
        made = made.to(where)
    if requires_grad:
        made.requires_grad = True
    tensor: Tensor = made
    return tensor


def _size(shape: tuple[Any, ...]) -> tuple[int, ...]:
    if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
        shape = tuple(shape[0])
    return tuple(int(n) for n in shape)


def _bounds(kind: dtype, low: float | None, high: float | None) -> tuple[float, float]:
    if any(bound is not None and math.isnan(bound) for bound in (low, high)):
        raise ValueError(f"`low` and `high` cannot be NaN, but got low={low} and high={high}")
    if kind is bool_:
        usual = (0.0, 2.0)
    elif kind.category == 1:
        usual = (-9.0 if kind.is_signed else 0.0, 10.0)
    else:
        usual = (-9.0, 9.0)
    bottom = usual[0] if low is None else low
    top = usual[1] if high is None else high
    if kind.category < 2:
        least, most = (0, 2) if kind is bool_ else (iinfo(kind).min, iinfo(kind).max + 1)
        bottom = float(max(math.ceil(bottom), least))
        top = float(min(math.ceil(top), most))
    if bottom > top or (bottom == top and kind.category < 2):
        raise ValueError(f"`low` must be less than `high`, but got low={low} and high={high}")
    return bottom, top


def _draw(kind: dtype, count: int, low: float, high: float) -> Array:
    if kind.category < 2:
        return integers(default_generator, count, int(low), int(high)).astype(kind.numpy)
    if low == high:
        return np.full(count, low, kind.numpy)
    if kind.is_complex:
        real = np.empty(0, kind.numpy).real.dtype
        parts = uniform_numbers(default_generator, 2 * count, low, high, real)
        return parts.view(kind.numpy)
    return uniform_numbers(default_generator, count, low, high, kind.numpy)
