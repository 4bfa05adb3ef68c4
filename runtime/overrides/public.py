"""Which public function a call came through.

The exact path of dispatch is called by generated bindings and knows the operator only.  Handlers of
``__torch_function__`` are owed the function or method that the program called, so that they can compare
it and call it again: the binding's own frame names it.
"""

from __future__ import annotations

from functools import cache
from types import CodeType, FrameType
from typing import Any

from gradsmith.dispatch import call as calls
from gradsmith.dispatch.call import MISSING, NOT_PUBLIC

__all__ = ["is_internal", "overridden", "overridden_operator"]

_AS_METHODS = {
    "__add__": "add", "__radd__": "add", "__iadd__": "add_",
    "__sub__": "sub", "__isub__": "sub_",
    "__mul__": "mul", "__rmul__": "mul", "__imul__": "mul_",
    "__truediv__": "div", "__itruediv__": "div_",
    "__ifloordiv__": "floor_divide_",
    "__mod__": "remainder", "__imod__": "remainder_",
    "__matmul__": "matmul", "__imatmul__": "matmul",
    "__lt__": "lt", "__le__": "le", "__gt__": "gt", "__ge__": "ge", "__ne__": "ne",
    "__neg__": "neg", "__pos__": "positive", "__abs__": "abs",
    "__rand__": "bitwise_and", "__ror__": "bitwise_or", "__rxor__": "bitwise_xor",
}  # fmt: skip
"""Python's operators that handlers know by the method of the same meaning, as in PyTorch."""

_PYTHON_PARTS = ("gradsmith.nn", "gradsmith.utils", "gradsmith.testing", "gradsmith.optim")
"""Parts of the package that call public functions as a program would."""


_TRANSPARENT = ("__iter__",)
"""Methods that no handler sees as such, but by the functions that they call."""


def is_internal(module: str) -> bool:
    """Whether calls from this module are the package's own business, which no handler sees."""
    return module.startswith("gradsmith.") and not module.startswith(_PYTHON_PARTS)


def overridden(frame: FrameType, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What modes or classes make of the call of the public function that runs in `frame`.

    NOT_PUBLIC when the package itself made the call.
    """
    from gradsmith.overrides.handling import handle_torch_function

    local: Any = None
    if frame.f_code is calls.exact_factory.__code__:
        if frame.f_locals["requires_grad"]:
            kwargs = {**kwargs, "requires_grad": True}
        frame = _caller(frame)
    elif frame.f_code is calls.exact_operator.__code__:
        frame = _caller(frame)
        local = frame.f_locals
    if not _is_seen(_caller(frame)):
        return NOT_PUBLIC
    function = _public_function(frame.f_globals.get("__name__", ""), frame.f_code)
    if function is None:
        return NOT_PUBLIC
    if local is not None:  # in the order of the method's arguments, whatever the operator's is
        args = (local["self"], local["other"])
    return handle_torch_function(function, None, *_as_given(function, args, kwargs))


def overridden_operator(
    frame: FrameType, operator: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """As `overridden`, for an operator (or a packet of them) that was called by the code in `frame`."""
    from gradsmith.overrides.handling import handle_torch_function

    if not _is_seen(frame):
        return NOT_PUBLIC
    return handle_torch_function(operator, None, args, kwargs)


def _is_seen(frame: FrameType) -> bool:
    return frame.f_code.co_name in _TRANSPARENT or not is_internal(
        frame.f_globals.get("__name__", "")
    )


def _caller(frame: FrameType) -> FrameType:
    return frame.f_back or frame


def _as_given(
    function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Without the arguments that have the values of the binding's defaults."""
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
    count = len(args)
    while (
        count > first
        and count <= len(names)
        and _same(args[count - 1], positional[count - 1 - first])
    ):
        count -= 1
    return args[:count], kept


def _same(value: Any, default: Any) -> bool:
    if value is default or value is MISSING:
        return True
    return (
        value.__class__ is default.__class__
        and value.__class__ in (bool, int, float, str)
        and bool(value == default)
    )


@cache
def _public_function(module: str, code: CodeType) -> Any:
    """The function or method of this code, found by its name where programs find it."""
    import gradsmith as gs

    name = code.co_name
    prefix, _, part = module.rpartition(".")
    if prefix != "gradsmith.generated":
        return None
    if part == "tensor_methods":
        own = vars(gs.generated.tensor_methods.TensorMethods).get(name)
        method = _AS_METHODS.get(name)
        if method is not None and hasattr(gs.Tensor, method):
            return getattr(gs.Tensor, method)
        found = getattr(gs.Tensor, name, None)
        return found if getattr(found, "__code__", None) is code else own
    space = {"functions": gs, "nn_functional": gs.nn.functional}.get(part) or getattr(gs, part)
    found = getattr(space, name, None)
    if getattr(found, "__code__", None) is code:
        return found
    return getattr(getattr(gs.generated, part), name, None)
