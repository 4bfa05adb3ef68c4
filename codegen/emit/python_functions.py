"""Source and stubs of the functions that entries give under ``python``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...schema.function_schema import Argument
from ...schema.types import BaseType
from ..model.annotations import names_in, parameter_type, return_type
from ..model.operators import Operator
from ..model.python_checks import INPLACE, parameter_of
from ..model.python_function import RESULT, PythonFunction
from .outputs import DeferredModule, deferred_modules
from .python_source import default_source, docstring, python_name
from .stubs import Parameter, Signature, Stub, StubFile, import_lines, signature_head

__all__ = [
    "PythonFunctionsFile",
    "PythonSource",
    "python_functions_file",
    "python_signature",
    "python_stub_file",
]


@dataclass(frozen=True, slots=True)
class PythonSource:
    """One function, in pieces that its template puts together."""

    name: str
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


@dataclass(frozen=True, slots=True)
class PythonFunctionsFile:
    title: str
    header: str
    imports: tuple[str, ...]
    deferred: tuple[DeferredModule, ...]
    """The conversions that functions call."""
    exported: tuple[str, ...]
    functions: tuple[PythonSource, ...]


def python_functions_file(
    title: str,
    header: str,
    package: str,
    operators: Sequence[Operator],
    conversions: Mapping[str, str],
) -> PythonFunctionsFile:
    """The module of all functions that `operators` give; `conversions` are modules by name."""
    inplace = {o.packet for o in operators if o.is_inplace and o.has_function}
    sources = []
    called: dict[str, set[str]] = {}
    converting: dict[str, set[str]] = {}
    modules = set()
    for operator, python in _declared(operators):
        if python.signature is None:
            own = operator.python_name
            alias = own if own == python.name else f"{own} as {python.name}"
            called.setdefault(f"{package}.{_module(operator)}", set()).add(alias)
            continue
        modules.add(_module(operator))
        for formula in python.expressions:
            for call in formula.calls:
                if call.name in conversions:
                    converting.setdefault(conversions[call.name], set()).add(call.name)
        sources.append(_source(operator, python, inplace))
    if sources:
        called.setdefault("gradsmith.core.handlers", set()).add("shows_handlers")
    called.setdefault("gradsmith.core.documentation", set()).add("documented")
    imports = [_import(module, names) for module, names in called.items()]
    if modules:
        imports.append(f"from {package} import {', '.join(sorted(modules))}")
    if converting:
        imports.append("from gradsmith.core.deferred import deferred_from")
    exported = sorted(python.name for _, python in _declared(operators))
    return PythonFunctionsFile(
        title,
        header,
        tuple(sorted(imports, key=lambda line: line.split()[1])),
        deferred_modules(converting),
        tuple(exported),
        tuple(sources),
    )


def _declared(operators: Iterable[Operator]) -> Iterable[tuple[Operator, PythonFunction]]:
    return ((o, python) for o in operators for python in o.native.python)


def _import(module: str, names: Iterable[str]) -> str:
    return f"from {module} import {', '.join(sorted(names))}"


def _module(operator: Operator) -> str:
    return operator.bound_in or "functions"


def _source(operator: Operator, python: PythonFunction, inplace: set[str]) -> PythonSource:
    assert python.signature is not None
    parameters = python.signature.arguments
    items = [_parameter(a) for a in parameters.positional]
    if parameters.kwarg_only:
        items += ["*", *(_parameter(a) for a in parameters.kwarg_only)]
    own = {a.name for a in operator.schema.arguments.all}
    values = {name: formula.text for name, formula in python.arguments}
    arguments = _call_arguments(operator, python, values)
    target = operator.python_name
    if _changes(operator, python):
        target += "_"
    chooses = INPLACE in python.parameters and INPLACE not in own
    assert not chooses or f"{operator.packet}_" in inplace, python
    call = f"{_module(operator)}.{python_name(target)}({', '.join(arguments)})"
    changed = f"{_module(operator)}.{python_name(target)}_({', '.join(arguments)})"
    before = f"{RESULT} =" if python.returns is not None else "return"
    return PythonSource(
        python.name,
        f"def {python.name}({', '.join(items)}):",
        docstring(_doc(operator, python), 4),
        tuple(formula.text for formula in python.before),
        tuple(f"{name} = {text}" for name, text in values.items() if name not in own),
        f"return {changed}" if chooses else "",
        f"{before} {call}",
        "" if python.returns is None else f"return {python.returns.text}",
    )


def _doc(operator: Operator, python: PythonFunction) -> str:
    if python.doc is not None or not operator.doc:
        return python.doc or f"See `{operator.packet}`."
    text = operator.doc.replace("`self`", "`input`")
    return f"{text.rstrip('.')}; in place." if _changes(operator, python) else text


def _changes(operator: Operator, python: PythonFunction) -> bool:
    """Whether the name asks for the in-place variant of another operator."""
    return python.name.endswith("_") and not operator.packet.endswith("_")


def _parameter(argument: Argument) -> str:
    name = python_name(argument.name)
    return name if argument.default is None else f"{name}={_default(argument)}"


def _default(argument: Argument) -> str:
    """As it was written: one number stands for all of a list."""
    value = argument.default_value
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


def python_stub_file(
    title: str, header: str, package: str, operators: Sequence[Operator]
) -> StubFile:
    """The stub of that module."""
    stubs = []
    renamed: dict[str, list[str]] = {}
    for operator, python in _declared(operators):
        if python.signature is None:
            module = f"{package}.{_module(operator)}"
            renamed.setdefault(module, []).append(f"{operator.python_name} as {python.name}")
        else:
            stubs.append(_stub(operator, python))
    used = {name for stub in stubs for name in stub.names}
    names = [_import(module, names) for module, names in sorted(renamed.items())]
    return StubFile(
        title,
        header,
        (*import_lines(used, package), *names),
        tuple(sorted(python.name for _, python in _declared(operators))),
        tuple(stubs),
    )


def _stub(operator: Operator, python: PythonFunction) -> Stub:
    signature = python_signature(python)
    names = names_in(
        " ".join([*(t for p in signature.parameters for t in p.type), signature.returns])
    )
    head = signature_head(f"def {python.name}", signature, False)
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
