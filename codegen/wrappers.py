"""Functions that put an array kernel behind a tensor operator: ``generated/wrappers.py``."""

from __future__ import annotations

from dataclasses import dataclass

from .operators import Operator
from .python_source import LINE_LENGTH, bracketed, python_name
from .schema import Argument, Return

__all__ = ["Wrapper", "needs_wrapper", "wrapper"]

_OPTIONS = frozenset(("layout", "device", "pin_memory"))


@dataclass(frozen=True, slots=True)
class Wrapper:
    """The factory of one operator's wrapped kernel."""

    identifier: str
    name: str
    head: str
    """The inner ``def`` line or lines."""
    statements: tuple[str, ...]
    """The inner function's body, unindented."""


def needs_wrapper(operator: Operator) -> bool:
    """Whether any kernel of the operator is over arrays and not pointwise."""
    native = operator.native
    if operator.pointwise or (native.promotion is not None and native.promotion.value != "none"):
        return False
    return any(not key.startswith("Composite") for key in operator.kernels)


def wrapper(operator: Operator) -> Wrapper:
    """The wrapper around kernels of `operator`."""
    arguments = operator.schema.arguments.all
    names = [python_name(a.name) for a in arguments]
    passed = [
        _argument(a, operator.numbers)
        for a in arguments
        if a.name not in _OPTIONS and not _is_out(operator, a)
    ]
    statements = _returning(operator, passed)
    return Wrapper(
        operator.identifier,
        operator.name,
        bracketed("def call", names, ":", 4),
        tuple(statements),
    )


def _is_out(operator: Operator, argument: Argument) -> bool:
    return argument in operator.schema.arguments.out


def _argument(argument: Argument, numbers: bool) -> str:
    name = python_name(argument.name)
    type = argument.type
    inner = type.without_optional
    if inner.as_list is not None and type.is_tensor_like:
        element = "None if t is None else t._data" if inner.as_list.elem.is_nullable else "t._data"
        return f"[{element} for t in {name}]"
    if type.is_tensor_like:
        if numbers:
            return f"{name} if {name}.__class__ in NUMBER_BITS else {name}._data"
        return f"None if {name} is None else {name}._data" if type.is_nullable else f"{name}._data"
    if type.is_like("ScalarType"):
        return f"None if {name} is None else {name}.numpy" if type.is_nullable else f"{name}.numpy"
    if type.is_like("Generator"):
        return f"numpy_generator({name})"
    return name


def _returning(operator: Operator, passed: list[str]) -> list[str]:
    returns = operator.schema.returns
    written = [operator.schema.aliased_argument(r) for r in returns]
    if not returns:
        return [bracketed("kernel", passed, "", 8)]
    if len(returns) == 1 and operator.native.takes_device:
        # The kernel works where the tensors are; the result goes where `device` says.
        head = "out = " + _wrapped(returns[0], f"kernel({', '.join(passed)})")
        if 8 + len(head) > LINE_LENGTH:
            head = f"out = wrap(\n            {bracketed('kernel', passed, '', 12)}\n        )"
        return [head, "return out if device is None else placed(out, device)"]
    if len(returns) == 1:
        target = written[0]
        if target is not None and target.is_write:
            return [bracketed("kernel", passed, "", 8), f"return {python_name(target.name)}"]
        if _is_plain_view(operator):
            return [_returned_view(passed)]
        return [_returned(returns[0], passed)]
    names = [f"r{i}" for i in range(len(returns))]
    values = [_wrapped(r, n) for r, n in zip(returns, names, strict=True)]
    named = operator.return_type
    result = f"return_types.{named}({', '.join(values)})" if named else ", ".join(values)
    if 8 + len("return ") + len(result) > LINE_LENGTH:
        result = bracketed(f"return_types.{named}" if named else "", values, "", 8, base=7)
    return [bracketed(f"{', '.join(names)} = kernel", passed, "", 8), f"return {result}"]


def _returned(returned: Return, passed: list[str]) -> str:
    """The statement that calls the kernel and returns its one result."""
    if not returned.type.is_tensor_like:
        return bracketed("return kernel", passed, "", 8)
    line = "return " + _wrapped(returned, f"kernel({', '.join(passed)})")
    if 8 + len(line) <= LINE_LENGTH:
        return line
    call = bracketed("kernel", passed, "", 12)
    if returned.type.as_list is not None:
        return f"return tuple(\n            wrap(item)\n            for item in {call}\n        )"
    return f"return wrap(\n            {call}\n        )"


def _is_plain_view(operator: Operator) -> bool:
    """Whether the one result is a view of the first argument: ``wrap`` is told the base."""
    arguments = operator.schema.arguments.all
    returns = operator.schema.returns
    return (
        operator.native.is_view
        and arguments[0].annotation is not None
        and str(arguments[0].type) == "Tensor"
        and [str(r.type) for r in returns] == ["Tensor"]
    )


def _returned_view(passed: list[str]) -> str:
    line = f"return wrap(kernel({', '.join(passed)}), self)"
    if 8 + len(line) <= LINE_LENGTH:
        return line
    return f"return wrap(\n            {bracketed('kernel', passed, '', 12)}, self\n        )"


def _wrapped(returned: Return, value: str) -> str:
    if not returned.type.is_tensor_like:
        return value
    if returned.type.as_list is not None:
        return f"tuple(wrap(item) for item in {value})"
    return f"wrap({value})"
