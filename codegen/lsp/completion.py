"""Completions: fields, their values, types, arguments, helpers and operators."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from ...schema.dispatch_keys import DISPATCH_KEYS
from ...schema.types import BASE_TYPES
from ..derivatives.entries import AUTOGRAD_KEYS, DEFAULT, RESERVED
from ..model import values
from ..model.distribution_names import known_to_distributions
from ..model.distributions import FIELDS as DISTRIBUTION_FIELDS
from ..model.fields import FIELDS
from ..model.layers import FIELDS as LAYER_FIELDS
from ..model.optimizer_names import known_to_optimizers
from ..model.optimizers import FIELDS as OPTIMIZER_FIELDS
from ..model.schedules import FIELDS as SCHEDULE_FIELDS
from ..model.schedules import FUNCTIONS, VALUES
from ..model.special_methods import SPECIAL_METHODS
from ..model.types import NativeFunction
from .session import Session


@dataclass(frozen=True, slots=True)
class Choice:
    """A word that may stand here."""

    word: str
    kind: str
    """``field``, ``value``, ``type``, ``argument``, ``function``, ``method`` or ``operator``."""
    detail: str = ""


_KEY = re.compile(r"^(- |  )(\w*)$")
_VALUE = re.compile(r"^(?:- |  )([\w, ]+):\s(.*)$")
_NESTED = re.compile(r"^    +(\w*)$")
_NESTED_VALUE = re.compile(r"^    +([\w, ]+):\s(.*)$")
_TOP = re.compile(r"^(?:- |  )(\w+):")


def complete(session: Session, file: str, line: int, column: int) -> list[Choice]:
    """The words for a place, lines and columns from one; all of them, whatever is begun there."""
    lines = session.text(file).split("\n")
    line = min(line, len(lines))  # an editor may ask about a place below the end
    before = lines[line - 1][: column - 1]
    torch, model = session.torch_names(), session.model
    if torch is not None:
        return [Choice(*choice) for choice in torch.complete(file, line, before)]
    if model is None:
        return []
    if file == model.project.functions:
        return list(_in_functions(session, lines, line, before))
    if file == model.project.derivatives:
        return list(_in_derivatives(session, lines, line, before))
    if file == model.project.distributions:
        return list(_in_distributions(model, lines, line, before))
    if file in (model.project.layers, model.project.optimizers):
        return list(_in_classes(session, file == model.project.layers, lines, line, before))
    return []


def _entry(lines: list[str], line: int) -> list[str]:
    """The lines of the entry that a line is in."""
    first = last = line - 1
    while first > 0 and not lines[first].startswith("- "):
        first -= 1
    while last + 1 < len(lines) and not lines[last + 1].startswith("- "):
        last += 1
    return lines[first : last + 1]


def _above(lines: list[str], line: int) -> str:
    """The field that a line indented below it belongs to."""
    for text in reversed(lines[: line - 1]):
        if (found := _TOP.match(text)) is not None:
            return found[1]
    return ""


def _words(names: Iterable[str], kind: str = "value", detail: str = "") -> Iterator[Choice]:
    return (Choice(name, kind, detail) for name in names)


# -- native_functions.yaml -------------------------------------------------------------------------------


def _in_functions(session: Session, lines: list[str], line: int, before: str) -> Iterator[Choice]:
    if _KEY.match(before):
        given = {found[1] for text in _entry(lines, line) if (found := _TOP.match(text))}
        for name, field in FIELDS.items():
            if name not in given:
                yield Choice(name, "field", field.doc)
    elif found := _VALUE.match(before):
        yield from _of_field(session, found[1], found[2])
    elif _above(lines, line) == "dispatch":
        if _NESTED.match(before):
            yield from _words(DISPATCH_KEYS[1:])
        elif _NESTED_VALUE.match(before):
            yield from _kernels(session)


def _of_field(session: Session, name: str, begun: str) -> Iterator[Choice]:
    field, model, reading = FIELDS.get(name), session.model, session.reading
    if field is None or model is None or reading is None:
        return
    parse = field.parse
    if isinstance(parse, partial):
        yield from _words(parse.args[0].__members__)
    elif name == "category":
        yield from _words(dict.fromkeys(f.category for f in model.functions if f.category))
    elif parse is values.dispatch_table:
        inside = begun.rpartition(",")[2] if begun.startswith("{") else ""
        yield from _kernels(session) if ":" in inside else _words(DISPATCH_KEYS[1:])
    else:
        match parse:
            case values.flag | values.numbers:
                yield from _words(("True", "False"))
            case values.tag_names:
                for tag, text in (reading.tags or {}).items():
                    yield Choice(tag, "value", text)
            case values.python_module:
                yield from _words(values.PYTHON_MODULES)
            case values.special_methods:
                yield from _words(SPECIAL_METHODS)
            case values.operator_name:
                yield from _words((str(f.name) for f in model.functions), "operator")
            case values.kernel_name | values.pointwise:
                yield from _kernels(session)
            case values.schema:
                yield from _words(BASE_TYPES, "type")


def _kernels(session: Session) -> Iterator[Choice]:
    reading = session.reading
    for name, found in reading.kernels.functions.items() if reading is not None else ():
        if not name.startswith("_"):
            yield Choice(name, "function", found[0].module)


# -- derivatives.yaml ------------------------------------------------------------------------------------


def _in_derivatives(session: Session, lines: list[str], line: int, before: str) -> Iterator[Choice]:
    model = session.model
    assert model is not None, "nobody asks before there is one"
    function = _function(session, _entry(lines, line))
    if (key := _KEY.match(before)) is not None:
        if key[1] == "- ":
            yield Choice("name", "field", "The operator's schema.")
            return
        fields = (field for field in RESERVED if field != "name")
        yield from _words(fields, "field")
        if function is not None:
            tensors = (a for a in function.func.arguments.non_out if a.type.is_tensor_like)
            for argument in tensors:
                yield Choice(argument.name, "argument", f"the gradient of a {argument.type}")
            yield from _words(_outputs(function), "argument", "the tangent of an output")
    elif before.startswith(("- name:", "  name:")):
        for known in model.functions:
            yield Choice(str(known.func), "operator")
    elif _above(lines, line) == "dispatch" and _NESTED.match(before):
        yield from _words((DEFAULT, *sorted(AUTOGRAD_KEYS)))
    elif re.search(r"\.\w*$", before):
        library = model.library
        names = library.method_names() if library.methods is not None else ()
        yield from _words(dict.fromkeys(names), "method")
    elif ":" in before:
        yield from _of_formula(session, function, before)


def _of_formula(session: Session, function: NativeFunction | None, before: str) -> Iterator[Choice]:
    model = session.model
    assert model is not None, "nobody asks before there is one"
    yield from _words(("grad", "grads", "needs_input_grad"), "value", "of a backward formula")
    if function is not None:
        for argument in function.func.arguments.all:
            yield Choice(argument.name, "argument", str(argument.type))
        outputs = _outputs(function)
        yield from _words(outputs, "argument", "an output")
        if before.split(":")[0].strip(" -").split(",")[0] in outputs:
            tensors = [a.name for a in function.func.arguments.non_out if a.type.is_tensor_like]
            yield from _words((f"{name}_t" for name in tensors), "argument", "its tangent")
            yield from _words((f"{name}_p" for name in tensors), "argument", "its value")
            yield from _words(("auto_linear", "auto_element_wise"))
    yield from _words(("non_differentiable", "must_not_require_grad", "not_implemented"))
    for name, helper in model.library.helpers.items():
        yield Choice(name, "function", str(helper))
    yield from _words(sorted(model.library.functions), "operator")


# -- layers.yaml, optimizers.yaml and distributions.yaml -----------------------------------------------------------------------


def _in_classes(
    session: Session, of_layers: bool, lines: list[str], line: int, before: str
) -> Iterator[Choice]:
    """Fields; in expressions the entry's own names, and what they may call."""
    model = session.model
    assert model is not None, "nobody asks before there is one"
    entry = _entry(lines, line)
    is_schedule = entry[0].startswith(f"- {SCHEDULE_FIELDS[0]}")
    if _KEY.match(before):
        given = {found[1] for text in entry if (found := _TOP.match(text)) is not None}
        of_optimizers = SCHEDULE_FIELDS if is_schedule else OPTIMIZER_FIELDS
        fields: tuple[str, ...] = LAYER_FIELDS if of_layers else of_optimizers
        yield from _words((field for field in fields if field not in given), "field")
        return
    if re.search(r"\bF\.\w*$", before) or re.match(r"  function:", before):
        yield from _words(sorted(session.functions_of_layers(model)), "function")
        return
    head = re.search(r"\((.*)\)", entry[0])
    yield from _words(re.findall(r"(\w+):", head[1] if head else ""), "argument")
    if is_schedule:
        yield from _words(VALUES, "value")
        yield from _words(FUNCTIONS, "function")
    elif not of_layers:
        yield from _words(("param", "grad", "fresh"), "value")
        known = known_to_optimizers()
        yield from _words((*known.to_tensors, *known.to_numbers), "function")


def _in_distributions(model: Any, lines: list[str], line: int, before: str) -> Iterator[Choice]:
    """Fields; in formulas the entry's parameters, other fields, and what they may call."""
    if _KEY.match(before):
        yield from _words(DISTRIBUTION_FIELDS, "field")
        return
    known = known_to_distributions(model.operators)
    space = re.search(r"\b(\w+)\.\w*$", before)
    if space is not None and space[1] in known.spaces:
        yield from _words(sorted(known.spaces[space[1]]), "function")
        return
    head = re.search(r"\((.*)\)", _entry(lines, line)[0])
    yield from _words(re.findall(r"(\w+):", head[1] if head else ""), "argument")
    yield from _words((*known.helpers, *known.constraints), "function")


def _outputs(function: NativeFunction) -> tuple[str, ...]:
    from ..derivatives.names import output_names

    return output_names(function)


def _function(session: Session, entry: list[str]) -> NativeFunction | None:
    """The operator that an entry of derivatives.yaml names."""
    found = re.search(r"name:\s*[\"']?([\w.]+)", "\n".join(entry))
    if found is None or session.model is None:
        return None
    return next((f for f in session.model.functions if str(f.name) == found[1]), None)
