"""Emits Python functions and methods, with as much decided ahead of time as types allow.

A binding looks its arguments up in the operator's table without converting them.  This module writes the condition
under which that is correct: which overload the call means, and that arguments have the expected types.  All other
calls take the slow path (``runtime/dispatch/call.py``), which converts arguments, raises errors, and calls modes and
overrides.
"""

from __future__ import annotations

import operator as operator_module
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from textwrap import indent
from typing import Any

from ...schema.function_schema import Argument
from ..model.native_functions import Variant
from ..model.operators import Operator
from ..model.overloads import (
    MISSING,
    NEVER,
    FastPath,
    MergedParameter,
    Signature,
    bits_of,
    condition_on,
    face_of,
    fast_path_of,
    merged_signature,
    passed_as,
)
from ..project.memo import Memo
from .layout import lay_out
from .python_source import default_source, docstring, python_name
from .render import render_piece


@dataclass(frozen=True, slots=True)
class Binding:
    """A function or method over one packet of overloads."""

    name: str
    parameters: tuple[str, ...]
    doc: str
    fast_paths: tuple[FastPath, ...]
    slow_path: str
    """The function that takes what no fast path takes."""
    slow_arguments: tuple[str, ...]
    operators: tuple[Operator, ...]
    text: str = ""
    """Its source."""
    requires_grad: bool = False
    """Whether the function takes ``requires_grad=``: one of its overloads is a factory."""
    is_special: bool = False
    """Whether Python's syntax calls it: ``__add__``."""

    @property
    def tables(self) -> tuple[str, ...]:
        """Assignments of the operators' tables to the variables that the fast paths read."""
        tried = {fast_path.table for fast_path in self.fast_paths}
        found: dict[str, str] = {}
        for o in self.operators:
            found |= {o.table: f"{o.identifier}.table", o.direct: f"{o.identifier}.direct"}
        return tuple(f"{table} = operators.{of}" for table, of in found.items() if table in tried)

    @property
    def hidden_as(self) -> str:
        """Another name of the function in its module, where a parameter hides its own; else empty."""
        name = _hidden_name(self.name)
        return name if self.slow_arguments[0] == name else ""


def _remembered(
    key: str, operators: Sequence[Operator], method: bool, make: Callable[[], Binding], memo: Memo
) -> Binding:
    """What `make` returns, with its source; `key` is all that it follows from."""
    name, parameters, doc, fast_paths, slow_path, slow_arguments, text, *flags = memo.of(
        "binding", key, lambda: _row(make(), method, memo)
    )
    return Binding(
        name,
        parameters,
        doc,
        tuple(FastPath(*row) for row in fast_paths),
        slow_path,
        slow_arguments,
        tuple(operators),
        text,
        *flags,
    )


def _row(binding: Binding, method: bool, memo: Memo) -> list[Any]:
    """All of a binding but its operators, as a memo keeps it."""
    text = render_piece("binding.py", "binding", binding)
    values = {field.name: getattr(binding, field.name) for field in fields(binding)}
    values["fast_paths"] = [
        [getattr(path, field.name) for field in fields(path)] for path in binding.fast_paths
    ]
    values["text"] = lay_out(indent(text, "    ") if method else text, memo)
    del values["operators"]
    return [*values.values()]


def _doc(operators: Sequence[Operator], method: bool) -> str:
    return docstring(summary_of(operators, method), 4, 4 if method else 0)


def _binding(name: str, operators: Sequence[Operator], method: bool, has_out: bool) -> Binding:
    """The function or method over the overloads of one packet, without its source."""
    faces = [face_of(o) for o in operators]
    operator = f"operators.{operators[0].identifier}"
    merged = merged_signature(faces)
    factory = all(f.operator.is_factory for f in faces)
    sizes = any(_gathers(f, method) for f in faces)
    if merged is None or sizes or factory:
        return _open_binding(name, faces, method, operator, factory)
    positional, keyword = merged
    names = {p.name: python_name(p.name) for p in [*positional, *keyword]}
    if "self" in names and "input" not in names and not method:
        names["self"] = "input"
    # NumPy's names (axis, keepdims) are taken too, where arguments are called so in NumPy.
    named_otherwise = {argument for o in operators for argument in o.named_otherwise}
    numpy_names = any(p.name in named_otherwise for p in [*positional, *keyword])
    if numpy_names:
        positional = _optional_from_first(named_otherwise, positional)
    # A method is called on `self`, wherever the schema has it: ``x.polygamma(n)``.
    shown = sorted(positional, key=lambda p: p.name != "self") if method else positional
    if numpy_names and not method and shown[0].default is None:
        # Where any keyword is taken so is NumPy's name for the operand, which comes first.
        shown = [MergedParameter(p.name, p.default or MISSING) for p in shown]
    parameters = [_parameter_source(p, names) for p in shown]
    tail = [_parameter_source(p, names) for p in keyword]
    if has_out:
        tail.append("out=None")
    makes = not method and any(f.operator.is_factory for f in faces)
    if makes:
        tail.append("requires_grad=MISSING")
    older = any(o.has_older_calls for o in operators)
    items = parameters + (["*deprecated"] if older else ["*"] if tail else []) + tail
    if numpy_names:
        items.append("**numpy_names")
    fast_paths = []
    for face in faces:
        fast_path = fast_path_of(face, [*positional, *keyword], names, len(faces) > 1, has_out)
        if fast_path is not None:
            for rest in ["deprecated"] * older + ["numpy_names"] * numpy_names:
                fast_path = replace(fast_path, conditions=(f"not {rest}", *fast_path.conditions))
            if makes:
                conditions = (*fast_path.conditions, "requires_grad is MISSING")
                fast_path = replace(fast_path, conditions=conditions)
            fast_paths.append(fast_path)
    # A look-up with a number where it wants a tensor costs an exception: fewer tensors come first.
    fast_paths.sort(key=lambda a: len(a.terms))
    # What follows an argument that may be missing, and has a default of its own, goes by name.
    cut = next((i for i, p in enumerate(positional) if p.default == MISSING), len(positional))
    if all(p.default == MISSING for p in positional[cut:]):
        cut = len(positional)
    by_name = [*positional[cut:], *keyword]
    keywords = [f'"{p.name}": {names[p.name]}' for p in by_name] + (
        ['"out": out'] if has_out else []
    )
    if makes:
        keywords.append('"requires_grad": requires_grad')
    if numpy_names:
        keywords.append("**numpy_names")
    shown_items = [names[p.name] for p in positional[:cut]] + ["*deprecated"] * older
    positional_items = "".join(f"{item}, " for item in shown_items)
    slow_items = [
        _handed_over(name, method, names.values()),
        operator,
        f"({positional_items.rstrip() if len(shown_items) == 1 else positional_items.rstrip(', ')})",
    ]
    slow_items.append("{" + ", ".join(keywords) + "}")
    return Binding(
        name,
        tuple(items),
        _doc(operators, method),
        tuple(fast_paths),
        "call_slow_making" if makes else "call_slow",
        tuple(slow_items),
        tuple(operators),
        requires_grad=makes,
    )


def _optional_from_first(
    named_otherwise: Collection[str], positional: list[MergedParameter]
) -> list[MergedParameter]:
    """From the first that goes by another name in NumPy, every argument may be missing: that may stand for it."""
    start = next(
        (i for i, p in enumerate(positional) if p.name in named_otherwise), len(positional)
    )
    return [
        MergedParameter(p.name, MISSING) if p.default is None and i >= start else p
        for i, p in enumerate(positional)
    ]


def _handed_over(name: str, method: bool, parameters: Iterable[str] = ()) -> str:
    """The function itself, as its own source speaks of it."""
    if method:
        return f"TensorMethods.{name}"
    return _hidden_name(name) if name in parameters else name


def _hidden_name(name: str) -> str:
    return f"_{name}_function"


def _parameter_source(parameter: MergedParameter, names: dict[str, str]) -> str:
    name = names[parameter.name]
    return name if parameter.default is None else f"{name}={parameter.default}"


def _gathers(face: Signature, method: bool) -> bool:
    return face.operator.schema.arguments.gathered(method) is not None


def _open_binding(
    name: str, faces: Sequence[Signature], method: bool, operator: str, factory: bool
) -> Binding:
    """A binding that takes ``*args, **kwargs``: overloads whose positions disagree, sizes, factories."""
    everything = "(self, *args)" if method else "args"
    fast_paths: list[FastPath] = []
    if not factory:
        for face in faces:
            fast_paths += _positional_fast_paths(face, method)
    function = "call_slow_factory" if factory else "call_slow"
    slow_items = [_handed_over(name, method), operator, everything, "kwargs"]
    operators = tuple(face.operator for face in faces)
    return Binding(
        name,
        (*(["self"] if method else []), "*args", "**kwargs"),
        _doc(operators, method),
        tuple(fast_paths),
        function,
        tuple(slow_items),
        operators,
        requires_grad=factory,
    )


def _positional_fast_paths(face: Signature, method: bool) -> list[FastPath]:
    """Fast paths for calls by position only, one for each number of arguments that makes sense."""
    if (
        not face.positional
        or face.positional[0].name != "self"
        or any(a.default is None for a in face.keyword)
    ):
        return []
    start = 1 if method else 0
    required = sum(a.default is None for a in face.positional)
    fast_paths = []
    keyword_values = [default_source(a) for a in face.keyword]
    if method and _gathers(face, method):
        table = face.operator.table
        fast_paths.append(
            FastPath(
                (
                    "not kwargs",
                    "args",
                    "args[0].__class__ is int",
                    "len(args) == 1 or are_ints(args)",
                ),
                (),
                table,
                ("self._bits_",),
                ("self", "args", *keyword_values),
            )
        )
    for count in range(max(required, 1), len(face.positional) + 1):
        given = face.positional[:count]
        names = {
            a.name: "self" if method and i == 0 else f"args[{i - start}]"
            for i, a in enumerate(given)
        }
        conditions = ["not kwargs", f"len(args) == {count - start}"]
        for argument in given:
            condition = condition_on(argument, names[argument.name], face.operator.numbers)
            if condition is not None:
                conditions.append(condition)
            elif len(given) > 1 and argument is not given[0] and not argument.type.is_nullable:
                # Telling a tensor from an int or a tuple is what picks the overload here.
                conditions.append(f'hasattr({names[argument.name]}, "_bits_")')
        if NEVER in conditions:
            continue
        narrowed = Signature(face.operator, given, ())
        preparation, bits = bits_of(narrowed, names, set(names))
        if preparation:
            return []
        defaults = [default_source(a) for a in face.positional[count:]]
        values = [passed_as(a, names[a.name]) for a in given]
        arguments = (*values, *defaults, *keyword_values)
        fast_paths.append(
            FastPath(
                tuple(conditions),
                (),
                face.operator.table,
                tuple(bits),
                arguments,
            )
        )
    return fast_paths


def function_bindings(operators: Iterable[Operator], memo: Memo) -> dict[str, list[Binding]]:
    """Functions by namespace (``""`` is the package itself), in order of first declaration."""
    return _grouped(operators, memo, method=False)


def method_bindings(operators: Iterable[Operator], memo: Memo) -> list[Binding]:
    """Tensor methods, in order of first declaration."""
    return _grouped(operators, memo, method=True).get("", [])


_INPLACE = frozenset(
    name
    for name in dir(operator_module)
    if name.startswith("__i") and hasattr(operator_module, "__" + name[3:])
)
"""Special methods of assignments such as ``+=``."""


def special_method_bindings(operators: Iterable[Operator], memo: Memo) -> list[Binding]:
    """Python's operators, as entries name them in ``operators`` and ``reflected_operators``."""
    overloads: dict[str, list[tuple[Operator, bool]]] = {}
    for operator in operators:
        if operator.is_out:
            continue
        for name in operator.native.operators:
            if (name in _INPLACE) == operator.is_inplace:
                overloads.setdefault(name, []).append((operator, False))
        if not operator.is_inplace:
            for name in operator.native.reflected_operators:
                overloads.setdefault(name, []).append((operator, True))
    return [
        _remembered(
            f"{name} {[(operator.facts, swapped) for operator, swapped in members]}",
            [operator for operator, _ in members],
            True,
            partial(_special_method, name, members),
            memo,
        )
        for name, members in overloads.items()
    ]


def _special_method(name: str, members: Sequence[tuple[Operator, bool]]) -> Binding:
    first, reflected = members[0]
    operands = ["self", "other"][: len(_operands(first))]
    function = "call_slow_reflected" if reflected else "call_slow_operator"
    slow_items = [_handed_over(name, True), f"operators.{first.identifier}", *operands]
    if len(operands) == 1:
        function = "call_slow"
        slow_items[2:] = ["(self,)", "{}"]
    return Binding(
        name,
        tuple(operands),
        docstring(first.doc or f"See `{first.packet}`.", 4, 4),
        _told_apart_first(_operator_attempt(operator, swapped) for operator, swapped in members),
        function,
        tuple(slow_items),
        tuple(operator for operator, _ in members),
        is_special=True,
    )


def _told_apart_first(fast_paths: Iterable[FastPath]) -> tuple[FastPath, ...]:
    """Attempts with a condition first: a look-up that fails costs more than a condition."""
    return tuple(sorted(fast_paths, key=lambda fast_path: not fast_path.conditions))


def _operands(operator: Operator) -> list[Argument]:
    """The arguments that Python's syntax gives: those without default."""
    return [a for a in operator.schema.arguments.positional if a.default is None]


def _operator_attempt(operator: Operator, reflected: bool) -> FastPath:
    operands = _operands(operator)
    order = ("other", "self") if reflected else ("self", "other")
    names = {a.name: n for a, n in zip(operands, order, strict=False)}
    preparation, terms = bits_of(Signature(operator, tuple(operands), ()), names, set(names))
    conditions = [
        condition
        for argument in operands
        if (condition := condition_on(argument, names[argument.name], operator.numbers)) is not None
    ]
    if len(terms) == 2 and reflected and operator.numbers:
        # The tensor stands second here: the number, if there is one, first.
        _, terms = bits_of(Signature(operator, tuple(reversed(operands)), ()), names, set(names))
    rest = [default_source(a) for a in operator.schema.arguments.all if a not in operands]
    return FastPath(
        tuple(conditions),
        tuple(preparation),
        operator.table,
        tuple(terms),
        (*names.values(), *rest),
    ).direct(operator)


def summary_of(operators: Sequence[Operator], method: bool) -> str:
    """The summary of a function with several overloads: that of its main one.

    The main overload has no overload name, or one that begins with ``self``, as in ``where.self``.
    Functions call ``input`` what schemas call ``self``.
    """
    own = [o for o in operators if o.native.alias_of is None] or operators
    overloads = ((o, o.name.partition(".")[2]) for o in own)
    first = next((o for o, name in overloads if not name or name.startswith("self")), own[0])
    text = first.doc or f"See `{first.packet}`."
    if method or any(a.name == "input" for a in first.schema.arguments.all):
        return text
    return text.replace("`self`", "`input`")


def _grouped(operators: Iterable[Operator], memo: Memo, method: bool) -> dict[str, list[Binding]]:
    packets: dict[tuple[str, str], list[Operator]] = {}
    outs: set[str] = set()
    for operator in operators:
        if operator.is_out:
            outs.add(operator.packet)
            continue
        if method and operator.has_method and Variant.method not in operator.by_hand:
            packets.setdefault(("", operator.python_name), []).append(operator)
        elif not method and operator.has_function:
            packets.setdefault((operator.bound_in, operator.python_name), []).append(operator)
    grouped: dict[str, list[Binding]] = {}
    for (module, name), members in packets.items():
        has_out = members[0].packet in outs and not method
        named = python_name(name)
        key = " ".join((named, str(method), str(has_out), *(o.facts for o in members)))
        made = partial(_binding, named, members, method, has_out)
        grouped.setdefault(module, []).append(_remembered(key, members, method, made, memo))
    return grouped
