"""``tensor[index]`` and ``tensor[index] = value`` as calls of operators.

Integers become ``select``, slices ``slice``, None ``unsqueeze``; lists, arrays and index tensors are
gathered into one ``index`` or ``index_put_``.  Gradients follow from theirs.  The rules are PyTorch's:
they differ from NumPy's in that a step must be positive, that an index tensor of one integer selects,
and that a list of lists is taken for a tuple.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from operator import index as as_index
from types import EllipsisType
from typing import Any, TypeAlias

import numpy as np

from gradsmith.generated import functions, operators, raw

from ..core.batches import stands_for_examples
from ..core.bits import CPU_BITS
from ..core.dtypes import int64
from ..core.handlers import ACTIVE, ask
from ..core.state import MASKED, state
from ..core.tensor import Tensor, wrap
from ..core.torch_function import handle_torch_function, has_torch_function
from ..core.tracebacks import trim
from ..operators.dims import int64_overflow
from ..operators.scalar_types import number_in
from .creation import as_tensor

_select_kernels = operators.select_int.table
_slice_kernels = operators.slice_Tensor.table

Index: TypeAlias = Any
"""What may stand in brackets: int, bool, slice, None, Ellipsis, tensor, array, list, or a tuple of these."""

_LONGEST_SEQUENCE_OF_INDICES = 32
"""A list at least as long is one index, whatever it holds."""


def get_item(self: Tensor, index: Index) -> Tensor:
    """The elements of `self` at `index`: a view when it holds no tensor, list or bool.

    Raises IndexError for positions out of bounds and things that are not an index, ValueError for a step
    that is not positive, TypeError for slice bounds that are not integers.
    """
    if ACTIVE and state.function_modes:
        return ask("__getitem__", self, index)  # type: ignore[no-any-return]
    kind = index.__class__
    if kind is int:
        try:
            # As the method does, without its call: indexing in a loop is what programs do most.
            try:
                kernel = _select_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            except KeyError:
                return self.select(0, index)
            return kernel(self, 0, index)  # type: ignore[no-any-return]
        except IndexError:
            raise _why_not_selected(self, 0, index, 0) from None
    if kind is slice:
        if index.step is None and self._data_.ndim:
            start, stop = index.start, index.stop
            if (start is None or start.__class__ is int) and (
                stop is None or stop.__class__ is int
            ):
                try:
                    kernel = _slice_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                except KeyError:
                    return _slice(self, 0, index)
                return kernel(self, 0, start, stop, 1)  # type: ignore[no-any-return]
        return _slice(self, 0, index)
    if ACTIVE and has_torch_function(parts := _parts(index)):
        asked = (self, *parts)
        return handle_torch_function(get_item, asked, (self, index))  # type: ignore[no-any-return]
    try:
        if kind is not tuple:
            if index is None:
                return self.unsqueeze(0)
            if index is Ellipsis:
                return raw.alias(self)
            if kind is Tensor and 0 < index._data_.ndim <= self._data_.ndim:
                return raw.index(self, [index])
            index = _as_tuple(index)
        result, indices = _apply(self, index)
        if indices:
            return raw.index(result, indices)
        return raw.alias(self) if result is self else result
    except Exception as error:
        trim(error)
        raise


def _parts(index: Index) -> tuple[Any, ...]:
    """What `index` consists of, with what is in sequences there: what handlers are looked for among."""
    parts = index if isinstance(index, (tuple, list)) else (index,)
    return (*parts, *(i for part in parts if isinstance(part, (tuple, list)) for i in part))


# Handlers of __torch_function__ know it by the name under which Tensor has it.
get_item.__name__ = "__getitem__"


def set_item(self: Tensor, index: Index, value: Any) -> None:
    """Store `value`, a number or a tensor that broadcasts, at `index`, in place.

    Raises as `get_item` does, TypeError for a value of another type and RuntimeError for one that does
    not broadcast.
    """
    if ACTIVE and state.function_modes:
        ask("__setitem__", self, index, value)
        return
    kind = index.__class__
    if index is False:
        return
    if ACTIVE and has_torch_function(parts := (*_parts(index), value)):
        handle_torch_function(set_item, (self, *parts), (self, index, value))
        return
    try:
        _check_value(self, value)
        if kind is int:
            try:
                target = self.select(0, index)
            except IndexError:
                raise _why_not_selected(self, 0, index, 0) from None
        elif kind is slice:
            target = (
                self
                if self._data_.ndim and _takes_all(index, self._data_.shape[0])
                else _slice(self, 0, index)
            )
        elif index is Ellipsis:
            target = self
        elif index is None or index is True:
            target = self.unsqueeze(0)
        else:
            if kind is Tensor and 0 < index._data_.ndim <= self._data_.ndim:
                target, indices = self, [index]
            else:
                target, indices = _apply(self, _as_tuple(index))
            if indices:
                if isinstance(value, Tensor):
                    value = _without_leading_ones(value)
                else:
                    value = _scalar_like(self, value)
                functions.index_put_(target, indices, value)
                return
        _copy_to(target, value)
    except Exception as error:
        trim(error)
        raise


set_item.__name__ = "__setitem__"


def _apply(self: Tensor, index: tuple[Any, ...]) -> tuple[Tensor, list[Tensor | None]]:
    """The view that the basic parts of `index` make, and the index tensors to apply to it."""
    result = self
    indices: list[Tensor | None] = []
    dim = 0
    own_dim = 0  # the dimension of `self` that the next part is about
    try:
        for part in index:
            kind = part.__class__
            if kind is int:
                result = result.select(dim, part)
                own_dim += 1
            elif kind is slice:
                if dim >= result._data_.ndim > 0:
                    if part != slice(None) or _count_specified(index) > self._data_.ndim:
                        raise _beyond_last(result, dim)
                elif not _takes_all(part, result._data_.shape[dim]):
                    result = _slice(result, dim, part)
                dim += 1
                own_dim += 1
            elif part is None:
                result = result.unsqueeze(dim)
                dim += 1
            elif part is Ellipsis:
                skipped = self._data_.ndim - _count_specified(index)
                if skipped < 0:
                    raise _too_many(self)
                dim += skipped
                own_dim += skipped
            else:
                result, dim, own_dim = _apply_other(self, result, dim, own_dim, part, indices)
    except IndexError as error:
        raise _explained(self, result, dim, own_dim, index, part, error) from None
    if indices and _count_specified(index) > self._data_.ndim:
        raise _too_many(self)
    return result, indices


def _apply_other(
    self: Tensor, result: Tensor, dim: int, own_dim: int, part: Any, indices: list[Tensor | None]
) -> tuple[Tensor, int, int]:
    """One step of `_apply` for a tensor, a sequence, a bool or something like an integer."""
    if part.__class__ is bool:
        _record(indices, dim, _index_of_truth(self, part))
        return result.unsqueeze(dim), dim + 1, own_dim
    if isinstance(part, Tensor):
        data = part._data_
        masks = data.dtype.kind == "b" or data.dtype == np.uint8
        if data.ndim or data.dtype.kind not in "iub" or (not masks and stands_for_examples(part)):
            _record(indices, dim, part)
            return result, dim + 1, own_dim + (data.ndim if masks else 1)
        if masks:
            _record(indices, dim, _index_of_truth(self, bool(part)))
            return result.unsqueeze(dim), dim + 1, own_dim
        return result.select(dim, int(part)), dim, own_dim + 1
    if _is_sequence(part):
        _record(indices, dim, _index_from_sequence(self, part))
        return result, dim + 1, own_dim + 1
    return result.select(dim, _as_integer(part)), dim, own_dim + 1


def _explained(
    self: Tensor, result: Tensor, dim: int, own_dim: int, index: Any, part: Any, error: IndexError
) -> Exception:
    """The error for a part of an index that did not fit, in PyTorch's order of precedence."""
    if _count_specified(index) > self._data_.ndim:
        return _too_many(self)
    selects = hasattr(type(part), "__index__") and not isinstance(part, np.ndarray)
    if not selects or (isinstance(part, Tensor) and part._data_.ndim):
        return error
    return _why_not_selected(result, dim, as_index(part), own_dim)


def _too_many(self: Tensor) -> IndexError:
    return IndexError(f"too many indices for tensor of dimension {self._data_.ndim}")


def _count_specified(index: tuple[Any, ...]) -> int:
    """How many dimensions the parts of `index` are about."""
    count = 0
    for part in index:
        kind = part.__class__
        if kind is int or kind is slice:
            count += 1
        elif part is None or part is Ellipsis or kind is bool:
            pass
        elif isinstance(part, Tensor):
            masks = part._data_.dtype.kind == "b" or part._data_.dtype == np.uint8
            count += part._data_.ndim if masks else 1
        else:
            count += 1
    return count


def _takes_all(part: slice, extent: int) -> bool:
    """Whether a slice leaves a dimension of that extent as it is."""
    start, stop, step = part.start, part.stop, part.step
    return (
        (stop is None or (stop.__class__ is int and stop == extent))
        and (start is None or (start.__class__ is int and start == 0))
        and (step is None or (step.__class__ is int and step == 1))
    )


def _slice(self: Tensor, dim: int, part: slice) -> Tensor:
    if self._data_.ndim == 0:
        raise IndexError("slice() cannot be applied to a 0-dim tensor.")
    start, stop, step = part.start, part.stop, part.step
    if step is None:
        step = 1
    elif step.__class__ is not int:
        step = _bound(step)
    if step <= 0:
        raise ValueError(
            "slice step cannot be zero" if step == 0 else "step must be greater than zero"
        )
    if start is not None and start.__class__ is not int:
        start = _bound(start)
    if stop is not None and stop.__class__ is not int:
        stop = _bound(stop)
    kernel = _slice_kernels.get(self._bits_ & state.mask if MASKED else self._bits_)
    if kernel is None:
        if state.dispatch_modes:  # who looks on is told numbers, as in PyTorch
            start, stop = 0 if start is None else start, sys.maxsize if stop is None else stop
        return raw.slice(self, dim, start, stop, step)
    return kernel(self, dim, start, stop, step)  # type: ignore[no-any-return]


def _bound(value: Any) -> int:
    """A slice's bound or step as an integer; TypeError for other types."""
    try:
        return as_index(value)
    except TypeError:
        if isinstance(value, Tensor):
            raise
        raise TypeError(
            "slice indices must be integers or None or have an __index__ method"
        ) from None


def _as_tuple(index: Index) -> tuple[Any, ...]:
    """`index` as a tuple of parts; a list that holds sequences, slices or tensors is one itself."""
    if isinstance(index, tuple):
        return index
    if (
        isinstance(index, (Tensor, np.ndarray, range, str, bytes, bytearray, memoryview))
        or not isinstance(index, Sequence)
        or len(index) >= _LONGEST_SEQUENCE_OF_INDICES
    ):
        return (index,)
    for part in index:
        if part is None or isinstance(part, (slice, EllipsisType)) or _is_sequence(part):
            warnings.warn(
                "Using a non-tuple sequence for multidimensional indexing is deprecated; "
                "use x[tuple(seq)] instead of x[seq].",
                UserWarning,
                stacklevel=3,
            )
            return tuple(index)
    return (index,)


def _is_sequence(part: object) -> bool:
    return isinstance(part, (Sequence, np.ndarray, Tensor, bytearray, memoryview))


def _record(indices: list[Tensor | None], dim: int, index: Tensor) -> None:
    """Put `index` at position `dim`, with holes before it."""
    indices.extend([None] * (dim - len(indices)))
    indices.append(index)


def _index_of_truth(self: Tensor, truth: bool) -> Tensor:
    """The index that keeps (or drops) a new dimension of one element."""
    return functions.zeros((1 if truth else 0,), dtype=int64, device=self.device)


def _index_from_sequence(self: Tensor, sequence: Any) -> Tensor:
    """A mask when `sequence` holds bools (or uint8), else an index tensor of int64."""
    from .creation_data import array_from

    array = array_from(sequence)
    if array.dtype != np.bool_ and array.dtype != np.uint8:
        array = array.astype(np.int64, copy=False)
    return as_tensor(array, device=self.device)


def _as_integer(part: Any) -> int:
    try:
        return as_index(part)
    except TypeError:
        kind = type(part)
        name = (
            kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
        )
        name = name if kind.__module__ == "numpy" else kind.__name__
        raise IndexError(
            "only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid "
            f"indices (got {name})"
        ) from None


def _why_not_selected(self: Tensor, dim: int, index: int, own_dim: int) -> Exception:
    """The error for an index that ``select`` refused."""
    shape = self._data_.shape
    if not shape:
        return IndexError(
            "invalid index of a 0-dim tensor. Use `tensor.item()` to convert a 0-dim tensor to a number"
        )
    if not -sys.maxsize - 1 <= index <= sys.maxsize:
        return ValueError("Overflow when unpacking long long")
    if dim >= len(shape):
        return _beyond_last(self, dim)
    return IndexError(
        f"index {index} is out of bounds for dimension {own_dim} with size {shape[dim]}"
    )


def _beyond_last(self: Tensor, dim: int) -> IndexError:
    """The error for a part behind a second ellipsis, which stands for as many dimensions as the first."""
    ndim = self._data_.ndim
    return IndexError(
        f"Dimension out of range (expected to be in range of [{-ndim}, {ndim - 1}], but got {dim})"
    )


def _check_value(self: Tensor, value: Any) -> None:
    if isinstance(value, (Tensor, float, complex, np.integer)):
        return
    if isinstance(value, int):
        if not -sys.maxsize - 1 <= value <= 2 * sys.maxsize + 1:
            raise int64_overflow()
        return
    kind = type(value)
    name = f"numpy.{kind.__name__}" if kind.__module__ == "numpy" else kind.__name__
    raise TypeError(f"can't assign a {name} to a {self.type()}")


def _scalar_like(self: Tensor, number: Any) -> Tensor:
    """A 0-d tensor that holds a number in the dtype of `self`; RuntimeError when it does not fit."""
    if self._bits_ & CPU_BITS != CPU_BITS:
        return functions.scalar_tensor(number, dtype=self.dtype, device=self.device)
    dtype = self._data_.dtype
    return wrap(np.array(number_in(dtype, number), dtype))


def _without_leading_ones(value: Tensor) -> Tensor:
    """`value` viewed without its leading dimensions of extent 1."""
    shape = value._data_.shape
    if not shape or shape[0] != 1:
        return value
    first = next((dim for dim, extent in enumerate(shape) if extent != 1), len(shape))
    return value.view(shape[first:])


def _copy_to(target: Tensor, value: Any) -> None:
    """Fill or overwrite `target`, broadcasting `value` to it."""
    if not isinstance(value, Tensor):
        target.fill_(value.item() if isinstance(value, np.generic) else value)
    elif value._data_.shape == target._data_.shape:
        target.copy_(value)
    elif value._data_.ndim == 0:
        target.fill_(value)
    else:
        target.copy_(_without_leading_ones(value).expand(target._data_.shape))
