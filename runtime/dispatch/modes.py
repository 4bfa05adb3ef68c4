"""The ``Python`` key: calls that go to ``__torch_dispatch__`` of a mode or of an argument's class.

The key is below autograd, so handlers see the operators that autograd's layers call, in forward and backward alike.
While a handler runs, all keys above are excluded (what it calls is not recorded a second time), and a mode is removed
from the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..core.classes import overrides_dispatch
from ..core.keys import DispatchKey
from ..core.keysets import raw_bits
from ..core.nesting import tensors_in
from ..core.origin import definition_of
from ..core.state import state
from ..core.tensor import Tensor
from ..schema.dispatch_keys import FUNCTIONALITIES
from ..schema.precedence import chosen
from .kernel import Entry, Kernel, KernelKind
from .rules import find_rule
from .signature import REQUIRED
from .table import generated_kernels

if TYPE_CHECKING:
    from .operator import OpOverload

ABOVE_PYTHON = 0
"""Raw keyset of every functionality above ``Python``: excluded while a handler runs."""
for _name in FUNCTIONALITIES[FUNCTIONALITIES.index("Python") + 1 :]:
    # What a handler makes is conjugated where it is needed, as anywhere.
    if _name not in ("PythonDispatcher", "Conjugate", "Negative"):
        ABOVE_PYTHON |= raw_bits(DispatchKey[_name])


_PYTHON_DISPATCHER = raw_bits(DispatchKey["PythonDispatcher"])


def push_dispatch_mode(mode: Any) -> None:
    """Put `mode` on top of this thread's stack: it sees calls first."""
    state.switch(dispatch_modes=(*state.dispatch_modes, mode))


def pop_dispatch_mode() -> Any:
    """Take the top mode off this thread's stack and return it.  RuntimeError when there is none."""
    modes = state.dispatch_modes
    if not modes:
        raise RuntimeError("there is no TorchDispatchMode on the stack to pop")
    state.switch_back(dispatch_modes=modes[:-1])
    return modes[-1]


def overloaded_tensors(values: Sequence[Any]) -> list[Tensor]:
    """One argument of each class with ``__torch_dispatch__``, subclasses before their bases."""
    found: list[Tensor] = []
    for tensor in tensors_in(values):
        kind = type(tensor)
        if kind is Tensor or not overrides_dispatch(kind):
            continue
        if any(type(other) is kind for other in found):
            continue
        place = next((i for i, o in enumerate(found) if issubclass(kind, type(o))), len(found))
        found.insert(place, tensor)
    return found


def as_called(
    operator: OpOverload, values: Sequence[Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments of a call as a handler gets them: what equals its default is left out.

    Positional ones are left out from the end only.  Lists of numbers come as lists.
    """
    parameters = operator.signature.parameters
    args: list[Any] = []
    kwargs: dict[str, Any] = {}
    kept = 0
    for parameter, value in zip(parameters, values, strict=True):
        given = list(value) if parameter.is_list and isinstance(value, tuple) else value
        default = parameter.default
        is_default = default is not REQUIRED and (
            value == default
            if value.__class__ is float
            and default.__class__ is int
            and parameter.type in ("float", "float?")
            else equals_default(value, default)
        )
        if parameter.keyword_only:
            if not is_default and not (parameter.out and value is None):
                kwargs[parameter.name] = given
            continue
        args.append(given)
        if not is_default:
            kept = len(args)
    return tuple(args[:kept]), kwargs


def equals_default(value: Any, default: Any) -> bool:
    """Whether `value` is the default of its argument; True is not that of 1."""
    if value is default:
        return True
    if isinstance(value, Tensor) or isinstance(default, Tensor):
        return False
    if value.__class__ is tuple and default.__class__ is int:
        return all(item == default for item in value)
    if value.__class__ in (list, tuple) and default.__class__ in (list, tuple):
        return len(value) == len(default) and all(map(equals_default, value, default))
    return value.__class__ is default.__class__ and bool(value == default)


def python_entry(operator: OpOverload, key: DispatchKey) -> Entry | None:
    """What serves `key` because of ``py_impl``; None where a registered kernel goes before it."""
    given = operator.py_kernels
    if not given:
        return None
    own = {
        k.name: Kernel(f, KernelKind.user, definition_of(f) or repr(f)) for k, f in given.items()
    }
    kernel, reason = chosen({**generated_kernels(operator), **operator.kernels, **own}, key.name)
    if kernel is None or not any(kernel is candidate for candidate in own.values()):
        return None
    return Entry(kernel, reason)


def composing(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, a composite one of the package's, with note taken that no program makes the calls in it."""

    def composed(*values: Any) -> Any:
        before = state.composing
        state.composing = True
        try:
            return kernel(*values)
        finally:
            state.composing = before

    return composed


def python_layer(operator: OpOverload) -> Callable[..., Any]:
    """The kernel of the ``Python`` key, over all arguments by position."""

    def dispatched(*values: Any) -> Any:
        return dispatch_to_python(operator, values)

    return dispatched


def dispatch_to_python(operator: OpOverload, values: Sequence[Any]) -> Any:
    """What the innermost mode makes of a call, or else the first class of an argument that does not decline.

    Raises TypeError when all of them return NotImplemented, RuntimeError for a result that is not what
    the schema promises.
    """
    args, kwargs = as_called(operator, values)
    asked = overloaded_tensors(values)
    types = tuple(type(tensor) for tensor in asked)
    excluded = state.excluded
    modes = state.dispatch_modes
    composing = state.composing
    entered = state.entered
    if entered is None:
        state.entered = excluded
    state.excluded = excluded | ABOVE_PYTHON
    state.composing = False
    try:
        if modes:
            state.switch(dispatch_modes=modes[:-1])
            result = _asked(modes[-1], operator, types, args, kwargs)
            if result is not NotImplemented:
                return _checked(operator, values, result, modes[-1])
        state.switch(dispatch_modes=modes)
        for tensor in asked:
            handler: Any = type(tensor)
            rule = find_rule(operator.name(), handler)
            if rule is not None:
                result = rule(handler, operator, types, args, kwargs)
            else:
                result = handler.__torch_dispatch__(operator, types, args, kwargs)
            if result is not NotImplemented:
                return _checked(operator, values, result, tensor)
    finally:
        state.switch_back(
            excluded=excluded, composing=composing, entered=entered, dispatch_modes=modes
        )
    who = [f"mode object {modes[-1]!r}"] if modes else []
    who += [f"tensor subclass {kind!r}" for kind in types]
    if not who:
        raise RuntimeError(
            f"{operator.name()} reached the Python key, but no mode is active and no argument is of a "
            "class with __torch_dispatch__"
        )
    asked_of = "".join(f"\n  - {one}" for one in who)
    raise TypeError(
        f"Multiple dispatch failed for '{operator}'; all __torch_dispatch__ handlers returned NotImplemented:\n{asked_of}"
    )


def _asked(mode: Any, operator: OpOverload, types: Any, args: Any, kwargs: Any) -> Any:
    """What `mode` makes of a call; under the Python dispatcher what was given for its class goes first."""
    if state.included & _PYTHON_DISPATCHER:
        given = operator.python_key_table.get(type(mode))
        if given is not None:
            return given(mode, *args, **kwargs)
    rule = find_rule(operator.name(), type(mode))
    if rule is not None:
        return rule(mode, operator, types, args, kwargs)
    handler = mode.__torch_dispatch__
    if getattr(handler, "__self__", mode) is type(mode):
        raise RuntimeError(
            "Defining your mode's `__torch_dispatch__` as a classmethod is not supported, please make it a plain "
            f"method ({type(mode).__name__})"
        )
    return handler(operator, types, args, kwargs)


@contextmanager
def enable_reentrant_dispatch() -> Iterator[None]:
    """Within the block what a handler calls goes through the layers above it again: it is recorded, and can go backward.

    RuntimeError outside of handlers, and in such a block.
    """
    excluded, entered = state.excluded, state.entered
    if entered is None:
        raise RuntimeError(
            "Accessing torch dispatch state outside of '__torch_dispatch__' is not allowed."
        )
    state.switch(excluded=entered, entered=None)
    try:
        yield
    finally:
        state.switch_back(excluded=excluded, entered=entered)


# -- results ------------------------------------------------------------------------------------------


def returns_written(operator: OpOverload) -> bool:
    """Whether the results are the arguments that were written, as in-place and ``out=`` variants have it."""
    signature = operator.signature
    returned = sum("!" in alias for alias in signature.return_aliases)
    return 0 < returned == len(signature.returns) == len(signature.written)


def _checked(operator: OpOverload, values: Sequence[Any], result: Any, handler: Any) -> Any:
    """`result` as the schema promises it; what is written in place is the argument itself."""
    signature = operator.signature
    written = signature.written
    returns = signature.returns
    if returns_written(operator):
        targets = tuple(values[position] for position in written)
        return targets[0] if len(targets) == 1 else _named(operator, targets)
    if not returns:
        return None
    if len(returns) == 1:
        return _checked_one(operator, values, result, returns[0], handler)
    if not isinstance(result, (tuple, list)) or len(result) != len(returns):
        got = f"{len(result)} values" if isinstance(result, (tuple, list)) else _class(result)
        raise _wrong(operator, handler, f"{got} for {len(returns)} results ({', '.join(returns)})")
    return _named(
        operator,
        tuple(
            _checked_one(operator, values, item, kind, handler)
            for item, kind in zip(result, returns, strict=True)
        ),
    )


def _checked_one(
    operator: OpOverload, values: Sequence[Any], item: Any, kind: str, handler: Any
) -> Any:
    if not kind.startswith("Tensor"):
        return item
    if kind.endswith("]"):
        if not isinstance(item, (tuple, list)):
            raise _wrong(operator, handler, f"{_class(item)} where the schema says {kind}")
        return tuple(_checked_one(operator, values, part, "Tensor", handler) for part in item)
    if not isinstance(item, Tensor):
        if item is None:
            return None  # no tensor
        what = f"{_class(item)} where the schema says {kind}"
        raise RuntimeError(f"Unable to cast {item} to Tensor: {_wrong(operator, handler, what)}")
    if operator.traits.view and any(item is value for value in values):
        raise _wrong(
            operator,
            handler,
            "its argument itself; a view has to be a new tensor (for instance that of detach())",
        )
    return item


def _named(operator: OpOverload, results: tuple[Any, ...]) -> Any:
    if not operator.traits.return_type:
        return results
    from .wrapping import return_type

    return return_type(operator)._make(results)


def _class(value: Any) -> str:
    return "None" if value is None else f"a {type(value).__name__}"


def _wrong(operator: OpOverload, handler: Any, what: str) -> RuntimeError:
    return RuntimeError(
        f"{type(handler).__name__}.__torch_dispatch__ returned {what} for {operator}"
    )
