"""The older interface for custom operators, by name: define the operator first, then register everything else.

New programs use `gradsmith.library.custom_op`.  Here an operator is functional, its kernels are registered by device
type with `impl`, and its autograd is a pair of functions: ``save_for_backward(inputs, output)``, whose result
is kept, and ``backward(ctx, saved, *grads)``, which returns a dictionary of gradients by argument's name.
`gradsmith._custom_op` has the same as objects, and the steps that a recorded call takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ._custom_op.impl import (
    _find_custom_op,
    define_custom_op,
    parse_qualname,
    validate_function,
    validate_namespace,
)
from .custom_op.inference import infer_schema
from .dispatch.tags import Tag
from .registration.fake_context import get_ctx

__all__ = [
    "custom_op",
    "get_ctx",
    "impl",
    "impl_abstract",
    "impl_backward",
    "impl_save_for_backward",
]


def custom_op(qualname: str, func_or_schema: Callable[..., Any] | str | None = None) -> Any:
    """Define the operator ``namespace::name``, by a schema or by the annotations of a function of that name.

    Without `func_or_schema` a decorator.  The function itself is not registered: see `impl`.  Raises
    ValueError for a name without namespace, with an overload or in a reserved namespace, for a function of another
    name, and for a schema that changes or returns arguments, returns nothing or has an argument ``self``.
    """
    namespace, name = parse_qualname(qualname)
    validate_namespace(namespace)
    tags = (Tag.needs_fixed_stride_order,)

    def define(func: Callable[..., Any]) -> Callable[..., Any]:
        validate_function(func, qualname)
        define_custom_op(namespace, name, infer_schema(func, mutates_args=()), tags)
        return func

    if isinstance(func_or_schema, str):
        define_custom_op(namespace, name, func_or_schema, tags)
        return None
    return define if func_or_schema is None else define(func_or_schema)


def _registering(
    decorator: Callable[[Callable[..., Any]], Callable[..., Any]], func: Callable[..., Any] | None
) -> Any:
    return decorator if func is None else decorator(func)


def impl(
    qualname: str,
    *,
    device_types: str | Iterable[str] = ("cpu", "cuda"),
    func: Callable[..., Any] | None = None,
) -> Any:
    """Register a kernel for device types; without `func` a decorator.

    Raises ValueError for an unknown device type or operator, RuntimeError where there is a kernel already.
    """
    return _registering(_found(qualname).impl(device_types), func)


def impl_abstract(qualname: str, *, func: Callable[..., Any] | None = None) -> Any:
    """Register what the operator returns for meta tensors; without `func` a decorator."""
    return _registering(_found(qualname).impl_abstract(), func)


def impl_save_for_backward(qualname: str, *, func: Callable[..., Any] | None = None) -> Any:
    """Register ``save_for_backward(inputs, output)``, whose result `backward` gets as ``saved``.

    `inputs` has the arguments by name.  Without `func` a decorator.  Raises as `impl_backward` does.
    """
    return _registering(_found(qualname).impl_save_for_backward(), func)


def impl_backward(
    qualname: str,
    output_differentiability: list[bool] | None = None,
    *,
    func: Callable[..., Any] | None = None,
) -> Any:
    """Register ``backward(ctx, saved, *grads)``, which returns gradients by argument's name; without `func` a decorator.

    The dictionary has exactly the arguments that may be tensors or lists of them; a gradient may be None.
    `output_differentiability` says of each output whether it has a gradient.  Raises RuntimeError for a list of
    another form, for operators that are not functional and for those that have autograd already.
    """
    return _registering(_found(qualname).impl_backward(output_differentiability), func)


def _found(qualname: str) -> Any:
    return _find_custom_op(qualname, also_check_torch_library=True)


def _destroy(qualname: str) -> None:
    """Take an operator and what was registered for it away.  RuntimeError for one that was not defined here."""
    _find_custom_op(qualname)._destroy()
