"""Checks the functions in the field ``python`` against the operators that they call."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from ...schema.function_schema import Argument
from ..derivatives.entries import Helper
from ..derivatives.formula import Formula
from ..diagnostics import Diagnostics, Related, suggest
from ..yaml.syntax import scalars
from .python_function import MODULES, RESULT, PythonFunction
from .types import NativeFunction

INPLACE = "inplace"
"""The parameter that chooses the in-place variant."""

_BUILTINS = frozenset(("bool", "float", "int", "len", "tuple"))


def parameter_of(argument: Argument, parameters: Collection[str]) -> str | None:
    """The parameter that a schema argument follows from if nothing else is said."""
    if argument.name in parameters:
        return argument.name
    return "input" if argument.name == "self" and "input" in parameters else None


def check_python(
    functions: Iterable[NativeFunction],
    conversions: Mapping[str, Helper],
    diagnostics: Diagnostics,
) -> None:
    """Record every Python function that cannot be made; `functions` include derived variants."""
    functions = tuple(functions)
    packets = {str(f.name).partition(".")[0] for f in functions if f.has_function}
    seen: dict[tuple[str, str], PythonFunction] = {}
    for function in functions:
        for python in function.python:
            first = seen.setdefault((python.module, python.name), python)
            if first is not python:
                message = f"'{python.qualified}' is defined twice"
                related = (Related("first defined here", first.location),)
                diagnostics.error("GS312", message, python.location, "remove one", related)
            for message, hint in _problems(function, python, packets):
                diagnostics.error("GS312", message, python.location, hint)
            _check_expressions(function, python, conversions, diagnostics)


def _problems(
    function: NativeFunction, python: PythonFunction, packets: Collection[str]
) -> Iterable[tuple[str, str | None]]:
    if python.module not in MODULES:
        yield f"there is no module '{python.module}'", f"write one of {', '.join(filter(None, MODULES))}"
    packet = str(function.name).partition(".")[0]
    if packet not in packets:
        yield f"'{function.name}' is not a function that '{python.name}' could call", (
            "add function to its variants"
        )
    if python.signature is None:
        if python.module != "nn.functional":
            yield f"'{python.qualified}' has no parameters", "say how it is called, as schemas do"
        return
    if python.is_method and python.parameters[:1] != ("self",):
        yield f"the first parameter of '{python.qualified}' is not 'self'", "call it so"
    own = {argument.name for argument in function.func.arguments.all}
    if python.parameters.count(INPLACE) and INPLACE not in own and f"{packet}_" not in packets:
        yield f"'{packet}' has no in-place variant for '{INPLACE}' to choose", "leave it out"
    given = {name for name, _ in python.arguments}
    for argument in function.func.arguments.non_out:
        if argument.default is None and argument.name not in given:
            if parameter_of(argument, python.parameters) is None:
                hint = f"add a parameter '{argument.name}', or say under arguments what it is"
                yield f"'{argument.name}' of '{function.name}' gets no value", hint
    read = {r.name for e in python.expressions for r in e.reads}
    read |= {parameter_of(a, python.parameters) or "" for a in function.func.arguments.non_out}
    for name in python.parameters:
        if name in python.unused:
            if name in read:
                yield f"parameter '{name}' is read", "leave it out of unused"
        elif name not in read and (name != INPLACE or name in own):
            yield f"parameter '{name}' is never read", "read it, or list it under unused"
    for name in python.unused:
        if name not in python.parameters:
            yield f"'{name}' is not a parameter", suggest(name, python.parameters)


def _check_expressions(
    function: NativeFunction,
    python: PythonFunction,
    conversions: Mapping[str, Helper],
    diagnostics: Diagnostics,
) -> None:
    """Record names that do not exist, calls that do not fit, and locals that nobody reads."""
    own = {argument.name for argument in function.func.arguments.all}
    known = {*python.parameters, *_BUILTINS, *conversions}
    for formula in python.before:
        _check_expression(formula, known, conversions, diagnostics)
    for name, formula in python.arguments:
        _check_expression(formula, known, conversions, diagnostics)
        if name in own:
            continue
        known.add(name)
        if not any(r.name == name for e in python.expressions for r in e.reads):
            message = f"'{name}' is not an argument of '{function.name}', and nothing reads it"
            written = (s for s in scalars(function.syntax) if s.text == name)
            where = next(written).location
            diagnostics.error("GS312", message, where, suggest(name, own))
    if python.returns is not None:
        _check_expression(python.returns, known | {RESULT}, conversions, diagnostics)


def _check_expression(
    formula: Formula,
    known: Collection[str],
    conversions: Mapping[str, Helper],
    diagnostics: Diagnostics,
) -> None:
    for read in formula.reads:
        if read.name not in known:
            where = formula.locate(read.offset, len(read.name))
            hint = suggest(read.name, known) or "read a parameter or call a conversion"
            diagnostics.error("GS403", f"'{read.name}' does not exist here", where, hint)
    for call in formula.calls:
        helper = conversions.get(call.name)
        if helper is not None and (reason := helper.misfit(call)) is not None:
            where = formula.locate(call.offset, len(call.name))
            diagnostics.error("GS415", reason, where, f"it is {helper}")
