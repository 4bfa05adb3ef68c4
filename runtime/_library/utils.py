"""Questions about operators, their schemas and calls, by the names of ``torch._library.utils``.

A schema is an operator's ``_schema``.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..core.nesting import tensors_in
from ..core.tensor import Tensor
from ..custom_op.aliasing import owner_of
from ..dispatch.namespaces import ops
from ..dispatch.operator import OpOverload
from ..dispatch.schema_view import ArgumentView, SchemaView
from ..dispatch.tags import Tag
from ..registration.functions import split_qualified as parse_namespace
from ..registration.known import definition_of
from ..registration.library import parsed_schema


@dataclass
class Kernel:
    """A function and where it was registered."""

    func: Callable[..., Any]
    source: str

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.func(*args, **kwargs)


class RegistrationHandle:
    """Undoes something, once, by `destroy`."""

    def __init__(self, on_destroy: Callable[[], Any]) -> None:
        self._on_destroy = on_destroy

    def destroy(self) -> None:
        """Undo it."""
        self._on_destroy()


def get_source(stacklevel: int) -> str:
    """File and line of the caller, or for more than 1 of a caller further out."""
    caller = traceback.extract_stack(limit=stacklevel + 1)[0]
    return f"{caller.filename}:{caller.lineno}"


def lookup_op(qualname: str) -> OpOverload:
    """The operator of a qualified name, by its overload if that has one."""
    namespace, name = parse_namespace(qualname)
    base, _, overload = name.partition(".")
    found: OpOverload = getattr(getattr(getattr(ops, namespace), base), overload or "default")
    return found


# -- operators -------------------------------------------------------------------------------------------------


def is_builtin(op: OpOverload) -> bool:
    """Whether the operator is PyTorch's.  AssertionError for anything but an operator."""
    if not isinstance(op, OpOverload):
        raise AssertionError(f"op must be an OpOverload, got {type(op)}")
    return op.namespace in ("aten", "prim", "prims")


def is_out(op: OpOverload) -> bool:
    """Whether the operator says of itself that it writes its results to arguments."""
    return Tag.out in op.tags


def is_inplace(op: OpOverload) -> bool:
    """Whether the operator says of itself that it changes its first argument and returns it."""
    return Tag.inplace in op.tags


def mutates_and_returns_first_arg(op: OpOverload) -> bool:
    """Whether an operator of ``aten`` is an in-place variant by its schema."""
    arguments, returns = op._schema.arguments, op._schema.returns
    if op.namespace != "aten" or len(returns) != 1 or not arguments:
        return False
    first, result = arguments[0].alias_info, returns[0].alias_info
    return (
        first is not None
        and result is not None
        and first.is_write
        and first.after_set == result.after_set
        and all(argument.alias_info is None for argument in arguments[1:])
    )


def can_generate_trivial_fake_impl(op: OpOverload) -> bool:
    """Whether what a program's operator returns is known from its schema: what it writes to, or nothing."""
    if is_builtin(op):
        return False
    return is_out(op) or is_inplace(op) or (op._schema.is_mutable and not op._schema.returns)


def has_fake_kernel(op: OpOverload) -> bool:
    """Whether the operator can be called with tensors without elements."""
    if can_generate_trivial_fake_impl(op) or op._can_decompose():
        return True
    defined = definition_of(op)
    if defined is not None:
        return defined._abstract_fn is not None
    return any(map(op.has_kernel_for_dispatch_key, ("Meta", "CompositeExplicitAutograd")))


def is_impure(op: Any, *, args: Any = None, kwargs: Any = None, impure_random: bool = True) -> bool:
    """Whether the operator writes to arguments, or draws random numbers where `impure_random` counts that."""
    operator = getattr(op, "default", op)
    if impure_random and getattr(operator, "_nondeterministic_seeded", False):
        return True
    schema = getattr(operator, "_schema", None)
    return schema is not None and schema.is_mutable


def handle_dispatch_mode(curr_mode: Any, op_overload: OpOverload, *args: Any, **kwargs: Any) -> Any:
    """What the handler of a mode makes of a call."""
    from ..core.bits import PYTHON
    from ..utils._python_dispatch import TorchDispatchMode

    if not isinstance(curr_mode, TorchDispatchMode):
        raise AssertionError(f"curr_mode must be a TorchDispatchMode, got {type(curr_mode)}")
    given = iter_tensors(args, kwargs)
    types = [type(tensor) for tensor in given if tensor._bits_ & PYTHON]
    return curr_mode.__torch_dispatch__(op_overload, types, args, kwargs)


# -- schemas ---------------------------------------------------------------------------------------------------


def is_tensor_like_type(typ: Any) -> bool:
    """Whether a type of an argument is a tensor, or perhaps one."""
    return str(typ) in ("Tensor", "Optional[Tensor]")


def is_tensorlist_like_type(typ: Any) -> bool:
    """Whether a type of an argument is a list of tensors, or of what may be some."""
    return str(typ) in ("List[Tensor]", "List[Optional[Tensor]]")


def has_tensor_arg(schema: SchemaView) -> bool:
    """Whether an argument is a tensor or a list of some."""
    kinds = [argument.type for argument in schema.arguments]
    return any(is_tensor_like_type(kind) or is_tensorlist_like_type(kind) for kind in kinds)


def get_device_arg_index(schema: SchemaView) -> int | None:
    """The place of the argument ``device``; None without one."""
    found = (
        place
        for place, argument in enumerate(schema.arguments)
        if argument.name == "device" and str(argument.type) == "Device"
    )
    return next(found, None)


def has_kwarg_only_args(schema: SchemaView) -> bool:
    """Whether an argument is passed by keyword only."""
    return any(argument.kwarg_only for argument in schema.arguments)


def has_kwarg_only_tensors(schema: SchemaView) -> bool:
    """Whether a tensor, or a list of some, is passed by keyword only."""
    return any("Tensor" in str(a.type) for a in schema.arguments if a.kwarg_only)


def mutated_args_kwargs(schema: SchemaView) -> tuple[list[int], list[str]]:
    """The places, and the names of those passed by keyword only, of arguments that are written to."""
    written = [
        (place, argument)
        for place, argument in enumerate(schema.arguments)
        if argument.alias_info is not None and argument.alias_info.is_write
    ]
    return (
        [place for place, argument in written if not argument.kwarg_only],
        [argument.name for _, argument in written if argument.kwarg_only],
    )


def is_functional_schema(schema: Any, *, allow_valid_view: bool = False) -> bool:
    """Whether nothing is written to and something is returned that is not an argument.

    With `allow_valid_view` it may be a view, if one tensor is given and one returned.  `schema` may be text.
    """
    if isinstance(schema, str):
        schema = SchemaView(parsed_schema(schema))
    if not isinstance(schema, SchemaView):
        raise AssertionError(f"schema must be a schema, got {type(schema)}")
    if schema.is_mutable or not schema.returns:
        return False
    if all(result.alias_info is None for result in schema.returns):
        return True
    tensors = [
        [v for v in views if str(v.type) == "Tensor"]
        for views in (schema.arguments, schema.returns)
    ]
    return allow_valid_view and len(tensors[0]) == len(tensors[1]) == 1


# -- calls -----------------------------------------------------------------------------------------------------


def fill_defaults(
    schema: SchemaView, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """A call with its defaults written out."""
    positional = [argument for argument in schema.arguments if not argument.kwarg_only]
    filled = (*args, *[argument.default_value for argument in positional[len(args) :]])
    named = [argument for argument in schema.arguments if argument.kwarg_only]
    return filled, {a.name: kwargs.get(a.name, a.default_value) for a in named}


def zip_schema(
    schema: SchemaView, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Iterable[tuple[ArgumentView, Any]]:
    """The arguments of a call that fits the schema, each with what is given for it; others are left out.

    AssertionError for more than the schema has.
    """
    if len(schema.arguments) < len(args) + len(kwargs):
        raise AssertionError(
            f"schema has {len(schema.arguments)} arguments but got {len(args)} args and {len(kwargs)} kwargs"
        )
    for place, argument in enumerate(schema.arguments):
        if place < len(args) and not argument.kwarg_only:
            yield argument, args[place]
        elif argument.name in kwargs:
            yield argument, kwargs[argument.name]


def iter_tensors(
    args: Iterable[Any], kwargs: dict[str, Any], allowed_nesting: int = 1
) -> Iterator[Tensor]:
    """The tensors of a call, those in lists and tuples as deep as `allowed_nesting` included."""
    for value in (*args, *kwargs.values()):
        if isinstance(value, Tensor):
            yield value
        elif allowed_nesting > 0 and isinstance(value, (list, tuple)):
            yield from iter_tensors(value, {}, allowed_nesting - 1)


def check_aliasing_constraint(
    name: str, prev: Iterable[Any], result: Any, get_module: Callable[[], str] = lambda: "???"
) -> None:
    """RuntimeError if a tensor among results shares memory with one of `prev`, or with another result."""
    known = {id(owner_of(tensor)) for tensor in prev if isinstance(tensor, Tensor)}
    for tensor in tensors_in(result if isinstance(result, tuple) else (result,)):
        owner = id(owner_of(tensor))
        if owner in known:
            raise RuntimeError(
                f"{name} (with implementation in {get_module()}): what a custom operator returns may not alias any "
                "inputs to this custom operator or other returns. Please return a clone instead, such as x.clone() for "
                "an argument x."
            )
        known.add(owner)
