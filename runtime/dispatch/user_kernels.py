"""Kernels that users register, called as PyTorch calls Python kernels and checked against the declaration.

They receive positional arguments by position and keyword-only ones by keyword, without trailing arguments that equal
their defaults.  A registration may ask for the call's keyset as the first argument; backend fallbacks also receive
the operator.
"""

from __future__ import annotations

from collections.abc import Callable
from reprlib import repr as short_repr
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.keysets import DispatchKeySet, highest_key
from ..core.origin import definition_of
from .arguments import MISFIT, class_name, converter
from .kernel import FALLTHROUGH, Kernel, KernelKind
from .registry import FALLBACKS
from .signature import REQUIRED

if TYPE_CHECKING:
    from .operator import OpOverload

_BACKENDS = (1 << 16) - 1


def called_as_schema(operator: OpOverload, kernel: Kernel, raw: int) -> Callable[..., Any]:
    """`kernel` as a function over all arguments by position, for calls with the raw keyset `raw`."""
    from .modes import as_called, equals_default

    function = kernel.function
    leading: tuple[Any, ...] = ()
    if kernel.takes_keyset:
        leading = (DispatchKeySet(visible_keys(operator, raw)),)
    if kernel.kind is KernelKind.fallback:
        leading = (*leading, operator)
    returned = returned_as_declared(operator, kernel)
    if all(
        p.default is REQUIRED and not p.keyword_only and not p.is_list
        for p in operator.signature.parameters
    ):

        def plain_call(*values: Any) -> Any:
            return returned(function(*leading, *values))

        return plain_call

    if not any(p.keyword_only or p.is_list for p in operator.signature.parameters):
        defaults = [p.default for p in operator.signature.parameters]
        first = sum(default is REQUIRED for default in defaults)

        def short_call(*values: Any) -> Any:
            count = len(values)
            while count > first and equals_default(values[count - 1], defaults[count - 1]):
                count -= 1
            return returned(function(*leading, *values[:count]))

        return short_call

    def kernel_call(*values: Any) -> Any:
        args, kwargs = as_called(operator, values)
        return returned(function(*leading, *args, **kwargs))

    return kernel_call


def visible_keys(operator: OpOverload, raw: int) -> int:
    """`raw` as a kernel sees it: without the functionalities at which calls of `operator` pass on."""
    rest = raw
    while rest & ~_BACKENDS:
        key = highest_key(rest)
        functionality = 1 << rest.bit_length() - 1
        rest ^= functionality
        found = operator.entry(key).kernel
        if found is not None and found.kind is KernelKind.fallthrough:
            # Autograd's own fallback is not one that passes on in PyTorch: it looks whether to warn.
            if found is not FALLTHROUGH or not key.name.startswith("Autograd"):
                raw &= ~functionality
    return raw


# -- results ------------------------------------------------------------------------------------------


def returned_as_declared(operator: OpOverload, kernel: Kernel) -> Callable[[Any], Any]:
    """What turns a kernel's result into what the schema declares, or raises the error that says why not."""
    kinds = list(operator.signature.returns)
    if not kinds:

        def nothing(result: Any) -> None:
            if result is not None:
                raise _wrong_return(operator, kernel, result, "nothing (None)", None)

        return nothing
    if len(kinds) > 1:
        return _several(operator, kernel, kinds)
    kind = kinds[0]
    if kind == "Tensor":

        def tensor(result: Any) -> Any:
            if result is None or hasattr(result, "_bits_"):
                return result
            raise _wrong_return(operator, kernel, result, kind, 0)

        return tensor
    convert = _converter(kind)
    as_tuple = kind == "Tensor[]" and operator.generated

    def other(result: Any) -> Any:
        value = convert(result)
        if value is MISFIT:
            raise _wrong_return(operator, kernel, result, kind, 0)
        return tuple(value) if as_tuple else value

    return other


def _several(operator: OpOverload, kernel: Kernel, kinds: list[str]) -> Callable[[Any], Any]:
    converters = [_converter(kind) for kind in kinds]
    named: Any = None
    if operator.traits.return_type:
        from .wrapping import return_type

        named = return_type(operator)

    def several(result: Any) -> Any:
        if not isinstance(result, (tuple, list)):
            declared = f"{len(kinds)} values ({', '.join(kinds)})"
            raise _wrong_return(operator, kernel, result, declared, None, TypeError)
        if len(result) != len(kinds):
            declared = f"{len(kinds)} ({', '.join(kinds)})"
            raise _wrong_return(operator, kernel, result, declared, None)
        values = []
        for position, (convert, item) in enumerate(zip(converters, result, strict=True)):
            value = convert(item)
            if value is MISFIT:
                raise _wrong_return(operator, kernel, item, kinds[position], position)
            values.append(value)
        return tuple(values) if named is None else named._make(values)

    return several


def _converter(kind: str) -> Callable[[Any], Any]:
    if kind == "Tensor":
        return lambda value: value if value is None or hasattr(value, "_bits_") else MISFIT
    if kind in ("int", "SymInt"):
        convert = converter(kind)
        return lambda value: int(value) if value is True or value is False else convert(value)
    if kind == "bool":
        return lambda value: bool(value) if isinstance(value, (int, np.bool_)) else MISFIT
    convert = converter(kind)
    if kind.endswith("]"):

        def as_list(value: Any) -> Any:
            found = convert(value)
            return list(found) if isinstance(found, tuple) else found

        return as_list
    return convert


def _wrong_return(
    operator: OpOverload,
    kernel: Kernel,
    value: Any,
    declared: str,
    position: int | None,
    error: type[Exception] = RuntimeError,
) -> Exception:
    """The error for a result that is not what the schema declares; `position` is that of the return."""
    from .refusals import marked_declaration

    if error is TypeError:
        start = f"Object of type '{class_name(value)}' is not an instance of 'sequence'"
    elif isinstance(value, (tuple, list)) and declared[0].isdigit():
        start = f"Expected {declared.partition(' ')[0]} values, but got {len(value)}"
    elif not operator.signature.returns:
        start = f"Expected the kernel to return None, but it returned {short_repr(value)}"
    else:
        start = f"Unable to cast {short_repr(value)} to {declared}"
    if isinstance(value, (tuple, list)):
        got = f"a {class_name(value)} of {len(value)}"
    else:
        got = f"a value of type {class_name(value)}"
    return error(
        f"{start}: the kernel of {operator.name()} for {keys_of_kernel(operator, kernel)} "
        f"({where_defined(kernel)}) returned {got} where the schema declares {declared}.\n"
        f"Declaration: {marked_declaration(operator, returned=position, indent=13)}"
    )


def keys_of_kernel(operator: OpOverload, kernel: Kernel) -> str:
    """The keys that `kernel` is registered at, for messages."""
    keys = [name for name, found in operator.kernels.items() if found is kernel]
    keys += [f"{name} (fallback)" for name, found in list(FALLBACKS.items()) if found is kernel]
    return ", ".join(keys) or "a key where it is not registered any more"


def where_defined(kernel: Kernel) -> str:
    """Where the kernel's function begins, or else where it was registered."""
    return definition_of(kernel.function) or kernel.source
