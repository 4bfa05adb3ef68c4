"""Functions of the package itself that are no operators: questions about tensors and types."""

from __future__ import annotations

from typing import Any, TypeGuard

import numpy as np

from ..core import dtypes
from ..core.dtypes import dtype
from ..core.handlers import shows_handlers
from ..core.tensor import Tensor
from ..core.type_names import legacy_type_name
from .interop import UntypedStorage

__all__ = [
    "can_cast",
    "get_default_dtype",
    "get_device",
    "is_complex",
    "is_conj",
    "is_floating_point",
    "is_inference",
    "is_neg",
    "is_nonzero",
    "is_same_size",
    "is_signed",
    "is_storage",
    "is_tensor",
    "numel",
    "promote_types",
    "result_type",
    "set_default_dtype",
    "typename",
]


def is_tensor(obj: object) -> TypeGuard[Tensor]:
    """Whether `obj` is a tensor."""
    return isinstance(obj, Tensor)


def is_storage(obj: object) -> bool:
    """Whether `obj` is the memory behind tensors."""
    return isinstance(obj, UntypedStorage)


def _checked(input: Any, function: str) -> Tensor:
    if isinstance(input, Tensor):
        return input
    raise TypeError(
        f"{function}(): argument 'input' (position 1) must be Tensor, not {type(input).__name__}"
    )


@shows_handlers
def is_floating_point(input: Tensor) -> bool:
    """Whether the dtype of `input` is a floating type."""
    return _checked(input, "is_floating_point").is_floating_point()


@shows_handlers
def is_complex(input: Tensor) -> bool:
    """Whether the dtype of `input` is complex."""
    return _checked(input, "is_complex").is_complex()


@shows_handlers
def is_signed(input: Tensor) -> bool:
    """Whether the dtype of `input` has negative values."""
    return _checked(input, "is_signed").is_signed()


@shows_handlers
def is_conj(input: Tensor) -> bool:
    """False: conjugation is never postponed here."""
    return _checked(input, "is_conj").is_conj()


@shows_handlers
def is_neg(input: Tensor) -> bool:
    """False: negation is never postponed here."""
    return _checked(input, "is_neg").is_neg()


@shows_handlers
def is_inference(input: Tensor) -> bool:
    """Whether `input` was made in inference mode."""
    return _checked(input, "is_inference").is_inference()


@shows_handlers
def numel(input: Tensor) -> int:
    """The number of elements of `input`."""
    return _checked(input, "numel").numel()


@shows_handlers
def is_nonzero(input: Tensor) -> bool:
    """Whether the only element of `input` is not zero; RuntimeError when there is not exactly one."""
    return _checked(input, "is_nonzero").is_nonzero()


@shows_handlers
def is_same_size(input: Tensor, other: Tensor) -> bool:
    """Whether the shapes are equal."""
    return _checked(input, "is_same_size").is_same_size(other)


@shows_handlers
def get_device(input: Tensor) -> int:
    """The index of the device of `input`; -1 for the CPU and meta."""
    return _checked(input, "get_device").get_device()


def typename(obj: object) -> str:
    """The qualified name of the type of `obj`; a tensor's says its dtype."""
    if isinstance(obj, Tensor):
        return legacy_type_name(obj)
    kind = type(obj)
    if kind.__module__ == "builtins":
        return kind.__qualname__
    module = "gradsmith" if kind.__module__.startswith("gradsmith.") else kind.__module__
    return f"{module}.{kind.__qualname__}"


def promote_types(type1: dtype, type2: dtype) -> dtype:
    """The smallest dtype of the higher category that both convert to.

    TypeError for things that are no dtypes, RuntimeError for uint16, uint32 and uint64 with signed
    integers of at most their size, for which there is none.
    """
    return dtypes.promote_types(
        _dtype(type1, "promote_types", 1), _dtype(type2, "promote_types", 2)
    )


def can_cast(from_: dtype, to: dtype) -> bool:
    """Whether a result of dtype `from_` may be stored in a tensor of dtype `to`."""
    return dtypes.can_cast(_dtype(from_, "can_cast", 1), _dtype(to, "can_cast", 2))


def _dtype(value: Any, function: str, position: int) -> dtype:
    if isinstance(value, dtype):
        return value
    found = {
        bool: dtypes.bool_,
        int: dtypes.int64,
        float: dtypes.float64,
        complex: dtypes.complex128,
    }.get(value if isinstance(value, type) else type(None))
    if found is not None:
        return found
    names = ("from_", "to") if function == "can_cast" else ("type1", "type2")
    raise TypeError(
        f"{function}(): argument '{names[position - 1]}' (position {position}) must be gradsmith.dtype, "
        f"not {type(value).__name__}"
    )


@shows_handlers
def result_type(tensor1: Any, tensor2: Any) -> dtype:
    """The dtype of arithmetic between two tensors or numbers.

    Numbers yield to 0-d tensors and these to others, unless they are of a higher category (bool,
    integral, floating, complex).  TypeError for other things.
    """
    ranks: dict[int, dtype] = {}
    for value in (tensor1, tensor2):
        rank, d = _rank(value)
        ranks[rank] = dtypes.promote_types(ranks[rank], d) if rank in ranks else d
    first, *others = (ranks[rank] for rank in sorted(ranks))
    for d in others:
        if d.category > first.category:
            if d.category == 3:
                first = first.to_complex() if first.category == 2 else d
            else:
                first = dtypes.promote_types(first, d)
    return first


def _rank(value: Any) -> tuple[int, dtype]:
    """How soon a value yields (0: never) and its dtype."""
    if isinstance(value, Tensor):
        return (1 if value.ndim == 0 else 0), value.dtype
    if isinstance(value, (bool, np.bool_)):
        return 2, dtypes.bool_
    if isinstance(value, (int, np.integer)):
        return 2, dtypes.int64
    if isinstance(value, (float, np.floating)):
        return 2, dtypes.get_default_dtype()
    if isinstance(value, complex):
        return 2, dtypes.get_default_dtype().to_complex()
    raise TypeError(f"result_type(): expected tensors or numbers, but got {type(value).__name__}")


def get_default_dtype() -> dtype:
    """The dtype of tensors made from Python floats; float32 unless set otherwise."""
    return dtypes.get_default_dtype()


def set_default_dtype(d: dtype) -> None:
    """Make the floating dtype `d` the default; TypeError for any other."""
    dtypes.set_default_dtype(d)
