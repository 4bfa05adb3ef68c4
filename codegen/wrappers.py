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
    if operator.pointwise or native.promotion is not None and native.promotion.value != "none":
        return False
    return any(not key.startswith("Composite") for key in operator.kernels)


def wrapper(operator: Operator) -> Wrapper:
    """The wrapper around kernels of `operator`."""
    arguments = operator.schema.arguments.all
    names = [python_name(a.name) for a in arguments]
    passed = [
        _argument(a, operator.numbers) for a in arguments if a.name not in _OPTIONS and not _is_out(operator, a)
    ]
    statements = _returning(operator, bracketed("kernel", passed, "", 8))
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
            return f"array_of({name})"
        return f"None if {name} is None else {name}._data" if type.is_nullable else f"{name}._data"
    if type.is_like("ScalarType"):
        return f"None if {name} is None else {name}.numpy" if type.is_nullable else f"{name}.numpy"
    if type.is_like("Generator"):
        return f"numpy_generator({name})"
    return name


def _returning(operator: Operator, call: str) -> list[str]:
    returns = operator.schema.returns
    written = [operator.schema.aliased_argument(r) for r in returns]
    if not returns:
        return [call]
    if len(returns) == 1:
        target = written[0]
        if target is not None and target.is_write:
            return [call, f"return {python_name(target.name)}"]
        return [_fitted("return ", _wrapped(returns[0], call), "")]
    names = [f"r{i}" for i in range(len(returns))]
    values = ", ".join(_wrapped(r, n) for r, n in zip(returns, names, strict=True))
    named = operator.return_type
    result = f"return_types.{named}({values})" if named else values
    return [f"{', '.join(names)} = {call}", _fitted("return ", result, "")]


def _fitted(prefix: str, text: str, suffix: str) -> str:
    return prefix + text + suffix


def _wrapped(returned: Return, value: str) -> str:
    if not returned.type.is_tensor_like:
        return value
    if returned.type.as_list is not None:
        return f"[wrap(item) for item in {value}]"
    if "\n" in value or len(value) + 24 > LINE_LENGTH:
        inner = value.replace("\n", "\n    ")
        return f"wrap(\n            {inner}\n        )"
    return f"wrap({value})"
