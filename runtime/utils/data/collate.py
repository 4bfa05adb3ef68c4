"""From samples to a batch: tensors are stacked, what holds them is kept."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, MutableMapping, MutableSequence, Sequence
from typing import Any, TypeAlias

import numpy as np

from gradsmith.generated import functions

from ...api.creation import as_tensor, tensor
from ...core.dtypes import float64
from ...core.errors import noted
from ...core.layout import strided
from ...core.nesting import as_kind_of
from ...core.refusing import refuses
from ...core.tensor import Tensor

__all__ = ["collate", "default_collate", "default_collate_fn_map", "default_convert"]

_Map: TypeAlias = "dict[type | tuple[type, ...], Callable[..., Any]] | None"

REFUSED = (
    "default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found {}"
)


def _is_text(array: np.ndarray[Any, Any]) -> bool:
    return array.dtype.kind in "SUO"


def like_mapping(original: Any, items: dict[Any, Any]) -> Any:
    """A mapping of the type of `original`, or a dict where it cannot be made like this."""
    try:
        if not isinstance(original, MutableMapping):
            return type(original)(items)
        clone = copy.copy(original)
        clone.update(items)
        return clone
    except TypeError:
        return items


def like_sequence(original: Any, items: list[Any]) -> Any:
    """A sequence of the type of `original`, or a list where it cannot be made like this."""
    try:
        if not isinstance(original, MutableSequence):
            return type(original)(items)
        clone = copy.copy(original)
        for number, item in enumerate(items):
            clone[number] = item
        return clone
    except TypeError:
        return items


@refuses
def default_convert(data: Any) -> Any:
    """`data` with tensors for the NumPy arrays and numbers in it; tuples without names become lists."""
    if isinstance(data, (np.ndarray, np.generic)) and not isinstance(data, (np.str_, np.bytes_)):
        return data if isinstance(data, np.ndarray) and _is_text(data) else as_tensor(data)
    if isinstance(data, Mapping):
        return like_mapping(data, {key: default_convert(data[key]) for key in data})
    if isinstance(data, tuple):
        items = [default_convert(item) for item in data]
        return as_kind_of(data, items) if hasattr(data, "_fields") else items
    if isinstance(data, Sequence) and not isinstance(data, (str, bytes)):
        return like_sequence(data, [default_convert(item) for item in data])
    return data


def collate(batch: Sequence[Any], *, collate_fn_map: _Map = None) -> Any:
    """One thing of the samples' type for all of them.

    `collate_fn_map` has functions of ``(batch, *, collate_fn_map)`` by types, of which the exact one is asked first,
    then the first that the samples are instances of; mappings and sequences are gone into.  RuntimeError for sequences
    of different lengths, TypeError for types that nothing is known of.
    """
    elem = batch[0]
    functions_of = collate_fn_map or {}
    function = functions_of.get(type(elem))
    if function is None:
        function = next((f for kind, f in functions_of.items() if isinstance(elem, kind)), None)
    if function is not None:
        return function(batch, collate_fn_map=collate_fn_map)

    def inner(samples: Sequence[Any]) -> Any:
        return collate(samples, collate_fn_map=collate_fn_map)

    if isinstance(elem, Mapping):
        return like_mapping(elem, {key: inner([one[key] for one in batch]) for key in elem})
    if isinstance(elem, tuple) and hasattr(elem, "_fields"):
        return as_kind_of(elem, map(inner, zip(*batch)))
    if isinstance(elem, Sequence):
        if any(len(one) != len(elem) for one in batch):
            raise noted(
                RuntimeError("each element in list of batch should be of equal size"),
                f"their sizes are {[len(one) for one in batch]}",
            )
        items = [inner(samples) for samples in zip(*batch)]
        return items if isinstance(elem, tuple) else like_sequence(elem, items)
    raise TypeError(REFUSED.format(type(elem)))


def collate_tensor_fn(batch: Sequence[Tensor], *, collate_fn_map: _Map = None) -> Tensor:
    """Tensors, stacked.  RuntimeError for sparse ones."""
    if batch[0].layout is not strided:
        raise RuntimeError(
            "Batches of sparse tensors are not currently supported by the default collate_fn; please provide a "
            "custom collate_fn to handle them appropriately."
        )
    return functions.stack(batch, 0)


def collate_numpy_array_fn(batch: Sequence[Any], *, collate_fn_map: _Map = None) -> Any:
    """Arrays, as tensors.  TypeError for arrays of text and objects."""
    if _is_text(batch[0]):
        raise TypeError(REFUSED.format(batch[0].dtype))
    return collate([as_tensor(array) for array in batch], collate_fn_map=collate_fn_map)


def collate_numpy_scalar_fn(batch: Sequence[Any], *, collate_fn_map: _Map = None) -> Tensor:
    """NumPy's numbers, as a vector."""
    return as_tensor(batch)


def collate_float_fn(batch: Sequence[float], *, collate_fn_map: _Map = None) -> Tensor:
    """Floats, as a vector of float64."""
    return tensor(batch, dtype=float64)


def collate_int_fn(batch: Sequence[int], *, collate_fn_map: _Map = None) -> Tensor:
    """Integers, as a vector."""
    return tensor(batch)


def collate_str_fn(batch: Sequence[Any], *, collate_fn_map: _Map = None) -> Any:
    """Texts, as they are."""
    return batch


default_collate_fn_map: dict[type | tuple[type, ...], Callable[..., Any]] = {
    Tensor: collate_tensor_fn,
    np.ndarray: collate_numpy_array_fn,
    (np.bool_, np.number, np.object_): collate_numpy_scalar_fn,
    float: collate_float_fn,
    int: collate_int_fn,
    str: collate_str_fn,
    bytes: collate_str_fn,
}
"""What `default_collate` does with which type; programs may add theirs."""


@refuses
def default_collate(batch: Sequence[Any]) -> Any:
    """A batch of samples: tensors, arrays and numbers are stacked, mappings and sequences gone into, text is kept."""
    return collate(batch, collate_fn_map=default_collate_fn_map)
