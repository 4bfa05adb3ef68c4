"""Emits the source and stubs of the functions in the field ``python``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import indent

from ...schema.function_schema import Argument
from ...schema.literals import parse_literal
from ...schema.types import BaseType
from ..model.annotations import names_in, parameter_type, return_type
from ..model.operators import Operator
from ..model.python_checks import INPLACE, parameter_of
from ..model.python_function import METHODS, RESULT, PythonFunction
from ..project.memo import Memo
from .layout import lay_out
from .outputs import PythonPart, deferred_modules
from .python_source import default_source, docstring, python_name
from .render import render_piece
from .stubs import Parameter, Signature, Stub, signature_head

__all__ = [
    "called_packets",
    "packets_called_in",
    "python_part",
    "python_signature",
    "python_stubs",
]


@dataclass(frozen=True, slots=True)
class PythonSource:
    """A function that an entry gives under ``python``, in pieces that its template puts together."""

    name: str
    decorator: str
    """Which of `HANDLER_DECORATORS` it stands under."""
    head: str
    doc: str
    before: tuple[str, ...]
    """Calls."""
    locals: tuple[str, ...]
    """Assignments."""
    inplace: str
    """What is returned where the parameter `inplace` is true; empty if there is none."""
    call: str
    """The call of the operator's own function, behind what becomes of its result."""
    returns: str
    """An expression over `result`; empty where that is returned as it is."""


def python_part(
    module: str,
    package: str,
    operators: Sequence[Operator],
    functions: Mapping[str, Operator],
    conversions: Mapping[str, str],
    memo: Memo,
) -> PythonPart:
    """The functions in `module` that `operators` give; `functions` are those by packet, `conversions` modules by name."""
    home = _HOMES.get(module, "functions")
    sources = []
    imported: dict[str, list[str]] = {}
    converting: dict[str, set[str]] = {}
    modules: set[str] = set()
    for operator, python in _declared(operators, module):
        if python.signature is None:
            own = operator.python_name
            alias = own if own == python.name else f"{own} as {python.name}"
            imported.setdefault(f"{package}.{_module(operator)}", []).append(alias)
            continue
        for formula in python.expressions:
            for call in formula.calls:
                if call.name in conversions:
                    converting.setdefault(conversions[call.name], set()).add(call.name)
        called = [functions[packet] for packet in called_packets(operator, python)]
        modules.update(map(_module, called))
        source = _source(operator, python, called, home)
        text = render_piece("python_function.py", "python_function", source)
        sources.append(lay_out(indent(text, "    " * python.is_method) + "\n", memo).rstrip("\n"))
    return PythonPart(
        tuple(sources), imported, tuple(sorted(modules - {home})), deferred_modules(converting)
    )


_HOMES = {"nn.functional": "nn_functional", METHODS: "tensor_methods"}
"""The generated modules that these functions stand in; those of the package in ``functions``."""


def _declared(
    operators: Iterable[Operator], module: str
) -> Iterable[tuple[Operator, PythonFunction]]:
    return ((o, p) for o in operators for p in o.native.python if p.module == module)


def _module(operator: Operator) -> str:
    return operator.bound_in or "functions"


def called_packets(operator: Operator, python: PythonFunction) -> list[str]:
    """The operator that it calls, and behind that the one that it calls where `inplace` is true."""
    changed = f"{operator.packet}_"
    if _changes(operator, python):
        return [changed]
    own = {a.name for a in operator.schema.arguments.all}
    chooses = INPLACE in python.parameters and INPLACE not in own
    return [operator.packet, changed] if chooses else [operator.packet]


def packets_called_in(module: str, operator: Operator) -> list[str]:
    """The operators that the functions call which `operator` gives `module`."""
    given = (p for p in operator.native.python if p.module == module and p.signature is not None)
    return [packet for python in given for packet in called_packets(operator, python)]


def _source(
    operator: Operator, python: PythonFunction, called: Sequence[Operator], home: str
) -> PythonSource:
    assert python.signature is not None
    parameters = python.signature.arguments
    items = [_parameter(a) for a in parameters.positional]
    if parameters.kwarg_only:
        items += ["*", *(_parameter(a) for a in parameters.kwarg_only)]
    own = {a.name for a in operator.schema.arguments.all}
    values = {name: formula.text for name, formula in python.arguments}
    arguments = ", ".join(_call_arguments(operator, python, values))
    calls = [
        f"{'' if _module(o) == home else _module(o) + '.'}{python_name(o.python_name)}({arguments})"
        for o in called
    ]
    before = f"{RESULT} =" if python.returns is not None else "return"
    return PythonSource(
        python.name,
        "shows_handlers" if _changes(operator, python) else "shows_completed",
        f"def {python.name}({', '.join(items)}):",
        docstring(_doc(operator, python), 4, 4 if python.is_method else 0),
        tuple(formula.text for formula in python.before),
        tuple(f"{name} = {text}" for name, text in values.items() if name not in own),
        f"return {calls[1]}" if len(calls) > 1 else "",
        f"{before} {calls[0]}",
        "" if python.returns is None else f"return {python.returns.text}",
    )


def _doc(operator: Operator, python: PythonFunction) -> str:
    if python.doc is not None or not operator.doc:
        return python.doc or f"See `{operator.packet}`."
    text = operator.doc if python.is_method else operator.doc.replace("`self`", "`input`")
    return f"{text.rstrip('.')}; in place." if _changes(operator, python) else text


def _changes(operator: Operator, python: PythonFunction) -> bool:
    """Whether the name asks for the in-place variant of another operator."""
    return (
        python.name.endswith("_") and not operator.packet.endswith("_") and python.returns is None
    )


def _parameter(argument: Argument) -> str:
    name = python_name(argument.name)
    return name if argument.default is None else f"{name}={_default(argument)}"


def _default(argument: Argument) -> str:
    """As it was written: one number stands for all of a list."""
    value = parse_literal(argument.default)
    return repr(value) if isinstance(value, int) else default_source(argument)


def _call_arguments(
    operator: Operator, python: PythonFunction, values: Mapping[str, str]
) -> list[str]:
    """By position as long as nothing is left to its default, then by name."""
    arguments = operator.schema.arguments
    items: list[str] = []
    by_position = True
    for argument in arguments.non_out:
        if argument in arguments.kwarg_only:
            by_position = False
        value = values.get(argument.name) or parameter_of(argument, python.parameters)
        if value is None:
            by_position = False
            continue
        if argument.name not in values:
            value = python_name(value)
        items.append(value if by_position else f"{python_name(argument.name)}={value}")
    return items


# -- stubs -------------------------------------------------------------------------------------------


def python_stubs(module: str, operators: Sequence[Operator]) -> list[Stub]:
    """The stubs of those that have parameters of their own."""
    return [_stub(p) for _, p in _declared(operators, module) if p.signature is not None]


def _stub(python: PythonFunction) -> Stub:
    signature = python_signature(python)
    if python.is_method:
        signature = replace(signature, parameters=signature.parameters[1:])
    names = names_in(
        " ".join([*(t for p in signature.parameters for t in p.type), signature.returns])
    )
    base = 4 if python.is_method else 0
    head = signature_head(f"def {python.name}", signature, python.is_method, base)
    return Stub(python.name, (head,), "", frozenset(names))


def python_signature(python: PythonFunction) -> Signature:
    """How programs call a function that has parameters of its own."""
    assert python.signature is not None
    arguments = python.signature.arguments
    parameters = tuple(
        Parameter(
            python_name(a.name),
            parameter_type(a.type),
            None if a.default is None else _default(a),
            a in arguments.kwarg_only,
        )
        for a in arguments.all
    )
    read = {r.name for r in python.returns.reads} if python.returns else set()
    flags = {a.name for a in arguments.all if a.type == BaseType("bool")}
    # What a flag decides, such as `return_indices`, no annotation can say.
    returns = "Any" if read & flags else return_type(python.signature.returns, "")
    return Signature(parameters, returns)
