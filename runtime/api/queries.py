"""Package-level functions that query tensors and dtypes and are not operators."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from inspect import signature
from typing import Any, Protocol, TypeGuard, TypeVar

import numpy as np

from ..core import dtypes
from ..core.dtypes import dtype
from ..core.handlers import shows_handlers
from ..core.package_name import package_name
from ..core.tensor import Tensor
from ..core.type_names import legacy_type_name
from .storages import TypedStorage, UntypedStorage
from .tensor_methods import HandwrittenMethods

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


def is_tensor(obj: object) -> TypeGuard[Tensor]:
    """Whether `obj` is a tensor."""
    return isinstance(obj, Tensor)


def is_storage(obj: object) -> bool:
    """Whether `obj` is the memory behind tensors."""
    return isinstance(obj, (TypedStorage, UntypedStorage))


class _Question(Protocol[T_co]):
    def __call__(self, input: Tensor, *args: Any, **kwargs: Any) -> T_co: ...


def _question(method: Callable[..., T]) -> _Question[T]:
    """The function that asks its first argument, `input`, what `method` of a tensor says; TypeError if that is none."""
    name = method.__name__

    def asked(input: Tensor, *args: Any, **kwargs: Any) -> T:
        if not isinstance(input, Tensor):
            given = type(input).__name__
            raise TypeError(f"{name}(): argument 'input' (position 1) must be Tensor, not {given}")
        return getattr(input, name)(*args, **kwargs)  # type: ignore[no-any-return]

    asked.__name__ = asked.__qualname__ = name
    asked.__doc__ = method.__doc__
    own = signature(method)
    first, *others = own.parameters.values()
    asked.__signature__ = own.replace(  # type: ignore[attr-defined]
        parameters=[first.replace(name="input", annotation="Tensor"), *others]
    )
    return shows_handlers(asked)


is_floating_point = _question(HandwrittenMethods.is_floating_point)
is_complex = _question(HandwrittenMethods.is_complex)
is_signed = _question(HandwrittenMethods.is_signed)
is_conj = _question(HandwrittenMethods.is_conj)
is_neg = _question(HandwrittenMethods.is_neg)
is_inference = _question(HandwrittenMethods.is_inference)
is_nonzero = _question(HandwrittenMethods.is_nonzero)
is_same_size = _question(HandwrittenMethods.is_same_size)
numel = _question(Tensor.numel)
get_device = _question(HandwrittenMethods.get_device)
resize_as_ = _question(HandwrittenMethods.resize_as_)


def typename(obj: object) -> str:
    """The qualified name of the type of `obj`; a tensor's says its dtype."""
    if isinstance(obj, Tensor):
        return legacy_type_name(obj)
    kind: Any = obj if hasattr(obj, "__qualname__") else type(obj)
    if kind.__module__ == "builtins":
        return str(kind.__qualname__)
    inner = not isinstance(kind, type) and kind.__module__.startswith("gradsmith.")
    return f"{package_name.shown if inner else kind.__module__}.{kind.__qualname__}"


def promote_types(type1: dtype, type2: dtype) -> dtype:
    """The smallest dtype of the higher category that both convert to.

    TypeError for things that are not dtypes, RuntimeError for uint16, uint32 and uint64 with signed
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
        f"{function}(): argument '{names[position - 1]}' (position {position}) must be {package_name.shown}.dtype, "
        f"not {type(value).__name__}"
    )


@shows_handlers
def result_type(tensor: Any, other: Any) -> dtype:
    """The dtype of arithmetic between two tensors or numbers.

    Numbers yield to 0-d tensors and these to others, unless they are of a higher category (bool,
    integral, floating, complex).  TypeError for other things.
    """
    return common_dtype((tensor, other))


def common_dtype(values: Iterable[Any]) -> dtype:
    """The dtype of arithmetic between tensors or numbers, as `result_type` has it for two."""
    ranks: dict[int, dtype] = {}
    for value in values:
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
