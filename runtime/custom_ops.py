"""The older form of custom operators, by PyTorch's names: defined first, everything else filled in afterwards.

New programs use `gradsmith.library.custom_op`.  Here an operator is functional, its kernels are registered by device
type with `impl`, and its autograd is a pair of functions: ``save_for_backward(inputs, output)``, whose result
is kept, and ``backward(ctx, saved, *grads)``, which returns a dictionary of gradients by argument's name.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from .custom_op.gradients_by_name import ByName
from .custom_op.inference import infer_schema, place_of
from .dispatch.kernel import Kernel, KernelKind
from .dispatch.operator import OpOverload
from .dispatch.registrations import lock
from .dispatch.registry import REGISTRY, forget_resolved
from .dispatch.signature import Signature
from .dispatch.tags import Tag
from .registration import registry
from .registration.fake_context import get_ctx
from .registration.functions import key_of_device_type, register_fake
from .registration.library import Library, parsed_schema
from .registration.sources import calling_source

__all__ = [
    "custom_op",
    "get_ctx",
    "impl",
    "impl_abstract",
    "impl_backward",
    "impl_save_for_backward",
]

_RESERVED = ("prim", "prims", "aten", "at", "torch", "pytorch")
_RETURNED = ("Tensor", "Tensor[]", "int", "SymInt", "bool", "float")
_AUTOGRAD_KEYS = ("Autograd", "AutogradCPU", "AutogradCUDA")


class _Registered:
    """What has been registered for an operator by the functions here."""

    def __init__(self, operator: OpOverload, library: Library) -> None:
        self.operator = operator
        self.library = library
        self.autograd: ByName | None = None
        self.functions: dict[str, Callable[..., Any]] = {}
        """By kind: a device type, ``backward``, ``save_for_backward``."""

    def take_note(self, kind: str, function: Callable[..., Any]) -> None:
        """RuntimeError where there is one of this kind."""
        before = self.functions.get(kind)
        if before is not None:
            raise RuntimeError(
                f"Attempting to register a {kind} impl for operator {self.operator.name()} that already has a {kind} impl "
                f"registered from Python at {place_of(before)}. This is not supported. (The new one is at "
                f"{place_of(function)}.)"
            )
        if not callable(function):
            raise TypeError(
                f"{self.operator.name()}: expected a function for {kind}, got {type(function)}"
            )
        self.functions[kind] = function

    def hold_autograd(self) -> ByName:
        """The kernel at Autograd, registered at the first need."""
        if self.autograd is None:
            self.autograd = ByName()
            kernel = Kernel(self.autograd, KernelKind.layer, str(calling_source()))
            _, undo = registry.add_kernel(self.operator.name(), "Autograd", kernel)
            self.library._hold(undo)
        return self.autograd


_REGISTERED: dict[str, _Registered] = {}
"""By qualified name; for as long as the program runs."""


def custom_op(qualname: str, func_or_schema: Callable[..., Any] | str | None = None) -> Any:
    """Define the operator ``namespace::name``, by a schema or by the annotations of a function of that name.

    Without `func_or_schema` a decorator.  The function itself is not registered: see `impl`.  Raises
    ValueError for a name without namespace, with an overload or in a reserved namespace, for a function of another
    name, and for a schema that changes or returns arguments, returns nothing or has an argument ``self``.
    """
    namespace, name = _split(qualname)
    if "." in namespace:
        raise ValueError(
            f'custom_op(..., ns="{namespace}"): expected ns to not contain any . (and be a valid variable name)'
        )
    if namespace in _RESERVED:
        raise ValueError(
            f"custom_op(..., ns='{namespace}'): '{namespace}' is a reserved namespace, please choose something else. "
        )

    def define(func: Callable[..., Any]) -> Callable[..., Any]:
        if not inspect.isfunction(func):
            raise ValueError(
                f"custom_op(...)(func): Expected `func` to be a Python function, got: {type(func)}"
            )
        if func.__name__ != name:
            raise ValueError(
                f"custom_op(qualname='{qualname}', ...)(func): expected `func` to have name '{name}' but got "
                f"'{func.__name__}' at {place_of(func)}. Please either change the name of `func` or the qualname that is "
                "passed to `custom_op`"
            )
        _define(namespace, name, infer_schema(func, mutates_args=()))
        return func

    if func_or_schema is None:
        return define
    if isinstance(func_or_schema, str):
        _define(namespace, name, func_or_schema)
        return None
    return define(func_or_schema)


def _split(qualname: str) -> tuple[str, str]:
    namespace, found, name = qualname.partition("::")
    if not found:
        raise ValueError(
            f"Expected there to be a namespace in {qualname}, i.e. The operator name should look something like ns::foo"
        )
    if "." in name:
        raise ValueError(
            "The custom_ops APIs do not handle overloads, i.e. operator names with '.' in them. Please name your "
            f"operator something like ns::foo. Got: {qualname}"
        )
    return namespace, name


def _define(namespace: str, name: str, schema: str) -> None:
    text = str(parsed_schema(name + schema))
    signature = Signature.from_schema(text)
    aliased = any(p.alias for p in signature.parameters)
    if aliased or not signature.returns:
        raise ValueError(
            "custom_op only supports functional operators (ops that do not mutate any inputs, do not return views of "
            f"the inputs, and has at least one return). Got the following non-functional schema: {text}"
        )
    if any(p.name == "self" for p in signature.parameters):
        raise ValueError(
            f"custom_op does not support arguments named 'self'. Please rename your argument. Got: {text}"
        )
    library = Library(namespace, "FRAGMENT")
    library.define(text, tags=(Tag.needs_fixed_stride_order,))
    qualified = f"{namespace}::{name}"
    made = _Registered(REGISTRY[qualified], library)
    made.hold_autograd()
    _REGISTERED[qualified] = made


def _registered(qualname: str) -> _Registered:
    """The record of an operator; one that a library defined gets one now.  Raises ValueError for none."""
    found = _REGISTERED.get(qualname)
    operator = REGISTRY.get(qualname)
    if operator is None:
        from difflib import get_close_matches

        close = get_close_matches(qualname, [*REGISTRY], 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise ValueError(
            f"Could not find the operator {qualname}. Please make sure you have already registered the operator.{hint}"
        )
    if found is None or found.operator is not operator:
        found = _REGISTERED[qualname] = _Registered(
            operator, Library(operator.namespace, "FRAGMENT")
        )
    return found


def impl(
    qualname: str,
    *,
    device_types: str | Iterable[str] = ("cpu", "cuda"),
    func: Callable[..., Any] | None = None,
) -> Any:
    """Register a kernel for device types; without `func` a decorator.

    Raises ValueError for an unknown device type or operator, RuntimeError where there is a kernel already.
    """
    types = (device_types,) if isinstance(device_types, str) else tuple(dict.fromkeys(device_types))
    keys: dict[str, str] = {}
    for device_type in types:
        try:
            keys[device_type] = key_of_device_type(device_type)
        except RuntimeError as error:
            raise ValueError(
                f"impl({qualname!r}, device_types=[{device_type!r}, ...]): {error}"
            ) from None

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        with lock:
            made = _registered(qualname)
            for device_type, key in keys.items():
                if (
                    device_type not in made.functions
                    and made.operator.entry(_key(key)).kernel is not None
                ):
                    raise RuntimeError(
                        f"impl(..., device_types={device_type}): the operator {qualname} already has an implementation "
                        "for this device type via a pre-existing registration, at "
                        f"{made.operator.entry(_key(key)).kernel.source}."  # type: ignore[union-attr]
                    )
            for device_type, key in keys.items():
                made.take_note(device_type, function)
                made.library.impl(made.operator, function, key)
        return function

    return register if func is None else register(func)


def _key(name: str) -> Any:
    from .core.keys import DispatchKey

    return DispatchKey[name]


def impl_abstract(qualname: str, *, func: Callable[..., Any] | None = None) -> Any:
    """Register what the operator returns for meta tensors; without `func` a decorator."""
    return register_fake(qualname, func)


def impl_save_for_backward(qualname: str, *, func: Callable[..., Any] | None = None) -> Any:
    """Register ``save_for_backward(inputs, output)``, whose result `backward` gets as ``saved``.

    `inputs` has the arguments by name.  Without `func` a decorator.  Raises as `impl_backward` does.
    """

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        _fill_in(qualname, "save_for_backward", function)
        return function

    return register if func is None else register(func)


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
    flags = output_differentiability
    returns = len(_registered(qualname).operator.signature.returns)
    if flags is not None:
        fits = isinstance(flags, list) and all(isinstance(flag, bool) for flag in flags)
        if not fits or len(flags) != returns:
            raise RuntimeError(
                f"impl_backward({qualname!r}, output_differentiability): expected output_differentiability to be a list of "
                f"bools with length equal to the number of outputs of this CustomOp, {returns}, got: {flags}"
            )

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        _fill_in(qualname, "backward", function, None if flags is None else tuple(flags))
        return function

    return register if func is None else register(func)


def _fill_in(
    qualname: str, kind: str, function: Callable[..., Any], flags: tuple[bool, ...] | None = None
) -> None:
    with lock:
        made = _registered(qualname)
        _check_differentiable(made)
        made.take_note(kind, function)
        autograd = made.hold_autograd()
        if kind == "backward":
            autograd.formula = autograd.formula._replace(
                backward=function, output_differentiability=flags
            )
        else:
            autograd.formula = autograd.formula._replace(save_for_backward=function)
        forget_resolved(made.operator)


def _check_differentiable(made: _Registered) -> None:
    """RuntimeError for an operator that cannot have a formula of this form."""
    operator = made.operator
    signature = operator.signature

    def refuse(detail: str) -> NoReturn:
        raise RuntimeError(
            f"Cannot use the custom_ops APIs to register backward formula for {detail}. Got operator {operator.name()} "
            f"with schema: {operator.declaration}"
        )

    if any(p.written for p in signature.parameters):
        refuse("non-functional operator")
    if not signature.returns:
        refuse("operator with no returns")
    if operator.traits.view:
        refuse("operator that returns views")
    for returned in signature.returns:
        if returned not in _RETURNED:
            refuse(f"operator with return not in {list(_RETURNED)} (got {returned})")
    if made.autograd is not None:
        return
    kernels = operator.kernels
    if "CompositeImplicitAutograd" in kernels:
        raise RuntimeError(
            f"impl_backward/impl_save_for_backward: the operator {operator.name()} already has an implementation via a "
            "pre-existing registration to DispatchKey::CompositeImplicitAutograd, at "
            f"{kernels['CompositeImplicitAutograd'].source}. Such operators need no autograd formula: they decompose "
            "into others, which can have one."
        )
    for key in _AUTOGRAD_KEYS:
        if key in kernels:
            raise RuntimeError(
                f"impl_backward/impl_save_for_backward: the operator {operator.name()} already has an Autograd kernel "
                f"registered to DispatchKey::{key}, at {kernels[key].source}. Please either remove that registration or "
                "don't use the custom_ops APIs."
            )


def _destroy(qualname: str) -> None:
    """Take an operator and what was registered for it away.  RuntimeError for one that was not defined here."""
    made = _REGISTERED.pop(qualname, None)
    if made is None:
        raise RuntimeError(
            f'Could not find custom op "{qualname}". Did you register it via gradsmith.custom_ops?'
        )
    made.library._destroy()
