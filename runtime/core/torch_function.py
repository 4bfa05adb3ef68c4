"""Calls ``__torch_function__``: first of the innermost mode, then of the arguments' classes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar

from .classes import overrides_functions
from .facade import facade
from .nesting import as_kind_of
from .state import state
from .tensor import Tensor

F = TypeVar("F", bound=Callable[..., Any])


class DisableTorchFunctionSubclass:
    """Within the block, and in this thread, classes of arguments are not asked; modes still are."""

    def __enter__(self) -> None:
        self._previous = state.overrides_disabled
        state.overrides_disabled = True

    def __exit__(self, *exception: object) -> None:
        state.overrides_disabled = self._previous


class DisableTorchFunction:
    """Within the block, and in this thread, neither modes nor classes of arguments are asked."""

    def __enter__(self) -> None:
        modes = state.function_modes
        self._previous = state.overrides_disabled, modes, state.function_modes_aside
        if state.function_modes_aside is None:
            state.function_modes_aside = modes
        state.overrides_disabled = True
        if modes:
            state.switch(function_modes=())

    def __exit__(self, *exception: object) -> None:
        state.overrides_disabled, modes, state.function_modes_aside = self._previous
        if modes or state.function_modes:
            state.switch_back(function_modes=modes)


def _overriding(value: Any) -> bool:
    kind = type(value)
    return kind is not Tensor and overrides_functions(kind) and id(value) not in state.being_asked


def handles_functions(value: Any) -> bool:
    """Whether the class of `value` handles functions: plain tensors do, parameters do not."""
    return overrides_functions(type(value)) and id(value) not in state.being_asked


def has_attributes(value: Any) -> bool:
    """Whether the class of `value` handles functions, or is one of tensors: what handlers of attributes are told."""
    return isinstance(value, Tensor) or handles_functions(value)


def has_torch_function(relevant_args: Iterable[Any]) -> bool:
    """Whether a mode is active or an argument's class has a ``__torch_function__`` to be asked."""
    if state.passes_over:
        state.passes_over = False
        return False
    if state.function_modes:
        return True
    return not state.overrides_disabled and any(map(_overriding, relevant_args))


def has_torch_function_unary(tensor: Any) -> bool:
    """`has_torch_function` for one argument."""
    return has_torch_function((tensor,))


def has_torch_function_variadic(*args: Any) -> bool:
    """`has_torch_function` for arguments given one by one."""
    return has_torch_function(args)


def overloaded_arguments(
    values: Iterable[Any], counts: Callable[[Any], bool] = _overriding
) -> list[Any]:
    """One argument of each class that `counts` (the overriding ones), in the order in which they are asked."""
    found: list[Any] = []
    for value in values:
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if not counts(item) or any(type(item) is type(other) for other in found):
                continue
            position = next(
                (i for i, other in enumerate(found) if isinstance(item, type(other))), len(found)
            )
            found.insert(position, item)
    return found


def redispatch_function(
    func: Any, types: Iterable[type], args: Any, kwargs: dict[str, Any] | None
) -> Any:
    """Call `func` from within its own handler: nobody is asked about this call, only about what it calls.

    Of a function of the package there is nothing more to be seen: it is an operator, or made of some.
    """
    if (getattr(func, "__module__", None) or "").partition(".")[0] == __name__.partition(".")[0]:
        with DisableTorchFunctionSubclass():
            return func(*args, **(kwargs or {}))
    before, state.passes_over = state.passes_over, True
    try:
        return func(*args, **(kwargs or {}))
    finally:
        state.passes_over = before


def is_tensor_like(inp: Any) -> bool:
    """Whether `inp` is a tensor, or of a class that handles functions of tensors."""
    return isinstance(inp, Tensor) or hasattr(inp, "__torch_function__")


def handle_torch_function(
    public_api: Any,
    relevant_args: Iterable[Any] | None,
    args: Any = (),
    kwargs: Any = None,
    counts: Callable[[Any], bool] = _overriding,
) -> Any:
    """What the innermost mode, or the first class that does not decline, makes of ``public_api(*args, **kwargs)``.

    While a mode's handler runs, the mode is off the stack.  `relevant_args` are the arguments whose
    classes are asked as far as they count: for bindings of operators the overriding ones, for functions in
    Python also plain tensors, for attributes also parameters.  None means all arguments.  Raises TypeError when
    everybody declines.
    """
    asked: list[Any] = []
    if not state.overrides_disabled:
        asked = overloaded_arguments(
            (*args, *(kwargs or {}).values()) if relevant_args is None else relevant_args, counts
        )
    types = tuple(type(value) for value in asked)
    modes = state.function_modes
    if modes:
        state.switch(function_modes=modes[:-1])
        try:
            result = modes[-1].__torch_function__(public_api, types, args, kwargs)
        finally:
            state.switch_back(function_modes=modes)
        if result is not NotImplemented:
            return result
    for value in asked:
        result = _ask(value, public_api, types, args, kwargs)
        if result is not NotImplemented:
            return result
    declining = [f"tensor subclass {kind}" for kind in types] + [
        f"mode object {m!r}" for m in modes[-1:]
    ]
    name = facade().overrides.resolve_name(public_api) or getattr(
        public_api, "__name__", public_api
    )
    raise TypeError(
        f"Multiple dispatch failed for '{name}'; all __torch_function__ handlers returned "
        f"NotImplemented: {', '.join(declining)}"
    )


_SHOWN_AS_METHODS = frozenset(
    [
        *(
            "__add__",
            "__radd__",
            "__iadd__",
            "__sub__",
            "__isub__",
            "__mul__",
            "__rmul__",
            "__imul__",
        ),
        *("__truediv__", "__itruediv__", "__ifloordiv__", "__mod__", "__imod__"),
        *("__matmul__", "__lt__", "__le__", "__gt__", "__ge__", "__ne__"),
        *("__neg__", "__pos__", "__abs__", "__rand__", "__ror__", "__rxor__"),
    ]
)
"""Python's operators that handlers know by the method of the same meaning, as in PyTorch."""


def handle_binding(public: Any, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What modes or classes make of a call of `public`, a binding or method, with its defaults spelled out or not.

    Handlers compare the function that the program called, and call it again; one of Python's operators they
    may know as the method named `method`.  They are not told arguments that equal their defaults, and ``kwargs`` is None
    where that leaves none.
    """
    args, kwargs = _as_given(public, args, kwargs)
    if public.__name__ in _SHOWN_AS_METHODS:
        public = getattr(Tensor, method)
    return handle_torch_function(public, None, args, kwargs or None)


def _as_given(
    function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Without the arguments that have the values of the binding's defaults, and by position what may be."""
    code = getattr(function, "__code__", None)
    if code is None:
        return args, kwargs
    names = code.co_varnames[: code.co_argcount]
    positional = function.__defaults__ or ()
    first = len(names) - len(positional)
    defaults = {**dict(zip(names[first:], positional)), **(function.__kwdefaults__ or {})}
    kept = {
        name: value
        for name, value in kwargs.items()
        if not (name in defaults and _same(value, defaults[name]))
    }
    for name in names[len(args) :]:  # in the order of the parameters, as far as nothing is left out
        if name not in kept:
            break
        args = (*args, kept.pop(name))
    count = len(args)
    while (
        count > first
        and count <= len(names)
        and _same(args[count - 1], positional[count - 1 - first])
    ):
        count -= 1
    return args[:count], kept


def _same(value: Any, default: Any) -> bool:
    if value is default:
        return True
    return (
        value.__class__ is default.__class__
        and value.__class__ in (bool, int, float, str)
        and bool(value == default)
    )


def _ask(value: Any, public_api: Any, types: Any, args: Any, kwargs: Any) -> Any:
    """What the handler of one argument's class says.

    An object that is not a tensor of ours is not asked again while its handler runs: another library's tensors
    have one that knows nothing of our switches, and calls `public_api` with them once more.
    """
    handler = type(value).__torch_function__
    if isinstance(value, Tensor):
        return handler(public_api, types, args, kwargs)
    outer = state.being_asked
    state.being_asked = (*outer, id(value))
    try:
        return handler(public_api, types, args, kwargs)
    finally:
        state.being_asked = outer


def default_torch_function(
    cls: Any, func: Any, types: Iterable[Any], args: Any = (), kwargs: Any = None
) -> Any:
    """``Tensor.__torch_function__``: call `func` and make tensors in the result of class `cls`.

    A function of PyTorch is taken for ours of the same name.  NotImplemented where an argument is of a class that `cls`
    knows nothing about.
    """
    if not all(issubclass(cls, kind) for kind in types):
        return NotImplemented
    if (getattr(func, "__module__", None) or "").partition(".")[0] == "torch":
        func = facade().overrides.names.namesake(func) or func
    if cls is Tensor and state.overrides_disabled:
        return NotImplemented  # a function of another library asks again and again
    with DisableTorchFunction():  # modes have declined, or are asked by now
        result = func(*args, **(kwargs or {}))
        return result if func in get_default_nowrap_functions() else _converted(result, cls)


def _converted(result: Any, cls: Any) -> Any:
    if cls is Tensor:
        return result
    if isinstance(result, Tensor):
        return result if isinstance(result, cls) else result.as_subclass(cls)
    if isinstance(result, (tuple, list)):
        items = [_converted(item, cls) for item in result]
        return as_kind_of(result, items)
    return result


_nowrap: set[Any] = set()


def get_default_nowrap_functions() -> set[Any]:
    """Functions whose results `Tensor.__torch_function__` leaves as they are: attributes that hold tensors."""
    if not _nowrap:
        properties: list[Any] = [Tensor._base, Tensor.grad]
        _nowrap.update(item.__get__ for item in properties)
    return _nowrap


def wrap_torch_function(dispatcher: Callable[..., Any]) -> Callable[[F], F]:
    """Decorates a function of one's own so that handlers see it.

    `dispatcher`, called with the same arguments, returns those whose classes are asked.
    """

    def decorate(function: F) -> F:
        @wraps(function)
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            relevant = dispatcher(*args, **kwargs)
            if has_torch_function(relevant):
                return handle_torch_function(wrapped, relevant, args, kwargs, handles_functions)
            return function(*args, **kwargs)

        return wrapped  # type: ignore[return-value]

    return decorate
