"""The kernels of a definition: a user's function, bound once for each kind of call and held to its schema.

What stands around the function on each call is little: autograd is off, arguments that it does not declare as
changed have the same version afterwards, and what it returns is a new tensor.  A result that is not obviously
fine is looked at closely (`settle`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..core.bits import CPU_BITS
from ..core.device import backend_of_device, get_default_device
from ..core.keys import DispatchKey
from ..core.keysets import raw_bits
from ..dispatch.call import redispatch
from ..dispatch.kernel import Kernel
from ..dispatch.modes import as_called
from ..dispatch.operator import OpOverload
from ..dispatch.signature import REQUIRED
from ..dispatch.tags import Tag
from ..dispatch.user_kernels import returned_as_declared
from .aliasing import check_memory, check_unchanged, versions_of
from .annotations import ArgumentType
from .checking import checked_quickly, run_below_autograd
from .inference import place_of

if TYPE_CHECKING:
    from .definition import CustomOpDef


class DeviceKernel:
    """What a definition runs on one type of device; registered once, whatever function it has at the moment."""

    def __init__(self, definition: CustomOpDef, device_type: str | None) -> None:
        self._definition = definition
        self._device_type = device_type

    @property
    def __wrapped__(self) -> Callable[..., Any]:
        return self._definition._function_for(self._device_type)

    @property
    def __name__(self) -> str:
        return str(getattr(self.__wrapped__, "__name__", self.__wrapped__))

    def __call__(self, operator: OpOverload, kernel: Kernel, bits: int) -> Callable[..., Any]:
        """The kernel over all arguments by position, for calls with these bits."""
        function = self.__wrapped__
        bound = over_values(operator, function, self._definition._types)
        return _checked(operator, kernel, function, bound, bits & CPU_BITS == CPU_BITS)


# -- arguments ----------------------------------------------------------------------------------------


def over_values(
    operator: OpOverload, function: Callable[..., Any], kinds: Mapping[str, ArgumentType]
) -> Callable[..., Any]:
    """`function` as one of all arguments by position; itself where it can be called like that."""
    restore = restored(operator, kinds)
    if restore is None and _takes_values(operator, function):
        return function

    lists = bool(operator.signature.list_positions)

    def called(*values: Any) -> Any:
        args, kwargs = as_called(operator, values)
        if lists:  # the function may do with its list what it likes
            args = tuple([list(value) if value.__class__ is list else value for value in args])
        if restore is not None:
            args, kwargs = restore(args, kwargs)
        return function(*args, **kwargs)

    return called


def _takes_values(operator: OpOverload, function: Callable[..., Any]) -> bool:
    """Whether `function` makes the same of all arguments as of those that are not defaults.

    It need not name arguments that have a default, and may give them another one.
    """
    parameters = operator.signature.parameters
    if any(p.keyword_only or p.is_list for p in parameters):
        return False
    if all(p.default is REQUIRED for p in parameters):
        return True
    try:
        own = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return False
    if len(own) != len(parameters):
        return False
    return all(
        p.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD
        and (
            q.default is REQUIRED or (p.default == q.default and type(p.default) is type(q.default))
        )
        for p, q in zip(own, parameters)
    )


def restored(
    operator: OpOverload, kinds: Mapping[str, ArgumentType]
) -> Callable[[tuple[Any, ...], dict[str, Any]], tuple[tuple[Any, ...], dict[str, Any]]] | None:
    """What turns arguments of the schema into those of a function; None where they are the same."""
    parameters = operator.signature.parameters
    found = {name: kind.restore for name, kind in kinds.items() if kind.restore is not None}
    if not found:
        return None
    by_position = [found.get(p.name) for p in parameters]

    def restore_one(name: str, function: Callable[[Any], Any] | None, value: Any) -> Any:
        if function is None:
            return value
        try:
            return function(value)
        except ValueError as error:
            raise ValueError(f"{operator.name()}: argument '{name}' {error}") from None

    def restore(
        args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        values = tuple(
            [restore_one(p.name, f, value) for p, f, value in zip(parameters, by_position, args)]
        )
        return values, {k: restore_one(k, found.get(k), value) for k, value in kwargs.items()}

    return restore


# -- checks -------------------------------------------------------------------------------------------


def _checked(
    operator: OpOverload, kernel: Kernel, function: Any, bound: Callable[..., Any], on_cpu: bool
) -> Callable[..., Any]:
    """`bound` below autograd, with its results and what it did to its arguments looked at."""
    signature = operator.signature
    written = signature.written
    constant = tuple(
        i for i, p in enumerate(signature.parameters) if p.is_tensor and i not in written
    )
    settle = _settling(operator, kernel, function, constant)
    quick = checked_quickly(operator, bound, settle) if on_cpu else None
    if quick is not None:
        return quick

    def checked(*values: Any) -> Any:
        before = versions_of(values, constant)
        return settle(values, before, run_below_autograd(bound, values))

    return checked


def _settling(
    operator: OpOverload, kernel: Kernel, function: Any, constant: tuple[int, ...]
) -> Callable[[Sequence[Any], Sequence[int], Any], Any]:
    """The close look at a call's arguments, their versions before it, and its result."""
    returned = returned_as_declared(operator, kernel)
    tags = operator.traits.tags
    parameters = operator.signature.parameters
    written = operator.signature.written

    def settle(values: Sequence[Any], before: Sequence[int], out: Any) -> Any:
        check_unchanged(operator, function, values, constant, before)
        if "inplace" in tags:
            if out is not values[written[0]]:
                raise RuntimeError(
                    f"{operator.name()}: its kernel ({place_of(function)}) must return its first argument, "
                    f"'{parameters[0].name}', because it is tagged with gradsmith.Tag.inplace"
                )
            return out
        if "out" in tags:
            expected = tuple(values[position] for position in written)
            results = out if isinstance(out, tuple) else (out,)
            if len(results) != len(expected) or any(a is not b for a, b in zip(results, expected)):
                names = ", ".join(parameters[position].name for position in written)
                raise RuntimeError(
                    f"{operator.name()}: its kernel ({place_of(function)}) must return its mutable keyword-only "
                    f"arguments ({names}), because it is tagged with gradsmith.Tag.out"
                )
            return out
        out = returned(out)
        if not operator.traits.view:
            check_memory(operator, function, values, out)
        return out

    return settle


# -- calls without tensors, and with tensors without data -------------------------------------------------


class BackendSelect:
    """For operators without tensors: the kernel of the device that is asked for."""

    def __init__(self, definition: CustomOpDef, position: int) -> None:
        self._definition = definition
        self._position = position

    @property
    def __wrapped__(self) -> Callable[..., Any]:
        return self._definition._init_fn

    def __call__(self, operator: OpOverload, kernel: Kernel, bits: int) -> Callable[..., Any]:
        definition, position = self._definition, self._position

        def select(*values: Any) -> Any:
            asked = values[position]
            device_type = (get_default_device() if asked is None else asked).type
            if device_type not in definition._backend_fns and None not in definition._backend_fns:
                known = ", ".join(map(str, definition._backend_fns))
                raise RuntimeError(
                    f"{definition._name} does not have a kernel registered for {device_type}. Please use "
                    f"register_kernel to do so. It has kernels for {known}."
                )
            key = raw_bits(DispatchKey[backend_of_device(device_type)])
            return redispatch(operator, key, list(values))

        return select


class FakeKernel:
    """The kernel for tensors without data: the fake that was registered, or what needs none."""

    def __init__(self, definition: CustomOpDef) -> None:
        self._definition = definition

    @property
    def __wrapped__(self) -> Callable[..., Any]:
        return self._definition._abstract_fn or self._definition._init_fn

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        definition = self._definition
        operator = definition._opoverload
        fake = definition._abstract_fn
        if fake is not None:
            restore = restored(operator, definition._types)
            if restore is not None:
                args, kwargs = restore(args, kwargs)
            return fake(*args, **kwargs)
        signature = operator.signature
        if Tag.inplace in definition._tags:
            return args[0]
        if Tag.out in definition._tags:
            written = tuple(kwargs[signature.parameters[i].name] for i in signature.written)
            return written[0] if len(written) == 1 else written
        if signature.written and not signature.returns:
            return None
        raise RuntimeError(
            f"There was no fake impl registered for {definition}, which was called with meta tensors: the shape of its output "
            "is unknown. Please use "
            f"`{getattr(definition._init_fn, '__name__', definition._name)}.register_fake` to add a function that infers it. "
            f"(Defined at {place_of(definition._init_fn)}.)"
        )
