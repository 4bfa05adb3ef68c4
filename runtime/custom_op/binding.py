"""The call of a definition, as a function written for its schema.

It is what the generator writes for operators of YAML: look at the classes of arguments that are no tensors, OR the
bits of those that are, look the kernel up in the operator's table, call it.  Everything else, a miss and an
argument that has to be converted or refused, goes the exact way.  `inspect.getsource` and debuggers show it.
"""

from __future__ import annotations

import linecache
import os
from collections.abc import Callable, Mapping
from keyword import iskeyword
from typing import Any

from gradsmith.custom_op.annotations import ArgumentType
from gradsmith.dispatch.arguments import MISFIT, converter
from gradsmith.dispatch.call import call_public
from gradsmith.dispatch.op_calls import bound_strictly
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.signature import REQUIRED, Parameter
from gradsmith.dispatch.state import state
from gradsmith.tensor import Tensor
from gradsmith.traits import NUMBER_BITS

__all__ = ["binding_for"]


class _Absent:
    def __repr__(self) -> str:
        return "ABSENT"


_ABSENT: Any = _Absent()
"""The default of arguments that have none: it has no bits, so a call without them goes the exact way."""

_GENERAL = """\
def __call__(__definition__, /, *args, **kwargs):
    return __exact__(args, kwargs)
"""

_PLAIN = {"int": "int", "SymInt": "int", "float": "float", "bool": "bool", "str": "str"}


def binding_for(operator: OpOverload, kinds: Mapping[str, ArgumentType]) -> Callable[..., Any]:
    """``__call__(definition, ...)`` of the definition of `operator`."""
    encoders = {name: kind.encode for name, kind in kinds.items() if kind.encode is not None}
    exact = _exact_call(operator, encoders)
    parameters = operator.signature.parameters
    unusual = any(p.name.startswith("__") or iskeyword(p.name) for p in parameters)
    unusual = unusual or not any(p.is_tensor for p in parameters)
    source = _GENERAL if encoders or unusual else _source(operator)
    # In this package's folder, so that what looks for the program's own line passes it over.
    file = os.path.join(os.path.dirname(__file__), f"<binding of {operator.name()}>")
    names: dict[str, Any] = {
        "__name__": "operators defined by programs",
        "__table__": operator.table,
        "__state__": state,
        "__exact__": exact,
        "__given__": _given,
        "__absent__": _ABSENT,
        "__misfit__": MISFIT,
        "__tensor__": Tensor,
        "__numbers__": NUMBER_BITS,
        "__positional__": operator.signature.positional,
        "__parameters__": parameters,
        "__defaults__": [p.default for p in parameters],
        "__convert__": [converter(p.type) for p in parameters],
    }
    exec(compile(source, file, "exec"), names)
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    function: Callable[..., Any] = names["__call__"]
    return function


def _exact_call(
    operator: OpOverload, encoders: Mapping[str, Callable[[Any], Any]]
) -> Callable[[tuple[Any, ...], dict[str, Any]], Any]:
    names = [p.name for p in operator.signature.parameters]

    def exact(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if encoders:
            args = (
                tuple(
                    [
                        encoders[name](value) if name in encoders else value
                        for name, value in zip(names, args)
                    ]
                )
                + args[len(names) :]
            )
            kwargs = {
                k: encoders[k](value) if k in encoders else value for k, value in kwargs.items()
            }
        values = bound_strictly(operator, args, kwargs)
        return call_public(operator, operator, values, args, kwargs)

    return exact


def _given(
    parameters: tuple[Parameter, ...],
    positional: int,
    values: tuple[Any, ...],
    rest: tuple[Any, ...],
    others: dict[str, Any],
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments as they were given, those with the values of defaults left out at the end."""
    count = positional
    if not rest:
        while count and (
            values[count - 1] is _ABSENT or values[count - 1] is parameters[count - 1].default
        ):
            count -= 1
    args: list[Any] = []
    kwargs = dict(others)
    for position, (parameter, value) in enumerate(zip(parameters, values)):
        if value is _ABSENT or (position >= count and value is parameter.default):
            continue
        if position < count and len(args) == position:
            args.append(value)
        else:
            kwargs[parameter.name] = value
    return (*args, *rest), kwargs


def _source(operator: OpOverload) -> str:
    parameters = operator.signature.parameters
    count = operator.signature.positional
    head = ["__definition__", "/"]
    tests: list[str] = []
    before: list[str] = []
    bits: list[str] = []
    for position, parameter in enumerate(parameters):
        if position == count:
            head.append("*__rest__")
        name = parameter.name
        default = "__absent__" if parameter.default is REQUIRED else f"__defaults__[{position}]"
        head.append(f"{name}={default}")
        test, statements, bit = _looked_at(position, parameter)
        tests += test
        before += statements
        bits += bit
    if count == len(parameters):
        head.append("*__rest__")
    head.append("**__others__")
    names = ", ".join(p.name for p in parameters)
    key = f"({' | '.join(bits)}) & __state__.mask"
    if all(
        p.type != "Tensor" for p in parameters
    ):  # without a tensor the bits are 0, as where all calls are seen
        key = f"{key} or __absent__"
    condition = " and ".join(["not __rest__", "not __others__", *tests])
    lines = [
        f"def __call__({', '.join(head)}):",
        f"    if {condition}:",
        "        try:",
        *(f"            {statement}" for statement in before),
        f"            __kernel__ = __table__[{key}]",
        "        except (AttributeError, KeyError, TypeError):",
        "            pass",
        "        else:",
        f"            return __kernel__({names})",
        f"    return __exact__(*__given__(__parameters__, __positional__, ({names}{',' if parameters else ''}), "
        "__rest__, __others__))",
    ]
    return "\n".join(lines) + "\n"


def _looked_at(position: int, parameter: Parameter) -> tuple[list[str], list[str], list[str]]:
    """What is asked of an argument, what is done with it first, and the bits that it gives the call."""
    name, kind = parameter.name, parameter.type
    optional = kind.endswith("?")
    base = kind.removesuffix("?")
    if base == "Tensor":
        return [], [], [f"(0 if {name} is None else {name}._bits)" if optional else f"{name}._bits"]
    if base == "Scalar":
        test = f"{name}.__class__ in __numbers__"
        return [f"({name} is None or {test})" if optional else test], [], []
    plain = _PLAIN.get(base)
    if plain is not None:
        test = f"{name}.__class__ is {plain}"
        return [f"({name} is None or {test})" if optional else test], [], []
    if base == "Tensor[]":
        statements = [
            f"{name} = [*{name}]",
            f"__bits{position}__ = 0",
            f"for __item__ in {name}: __bits{position}__ |= __item__._bits",
        ]
        return (
            [f"({name}.__class__ is list or {name}.__class__ is tuple)"],
            statements,
            [f"__bits{position}__"],
        )
    return (
        [f"__convert__[{position}]({name}) is not __misfit__"],
        [f"{name} = __convert__[{position}]({name})"],
        [],
    )
