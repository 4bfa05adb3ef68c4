"""Python functions and methods, decided here as far as types allow.

A binding tries the operator's table with the arguments as they are; which overload they mean and whether
they have the expected types is a condition that this module writes.  Whatever does not meet it goes to
the exact path (``runtime/dispatch/call.py``), which converts, complains, or sees modes and overrides.
"""

from __future__ import annotations

import operator as operator_module
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from .attempts import attempt_source
from .operators import Operator
from .python_source import LINE_LENGTH, bracketed, default_source, docstring, python_name
from .schema import Argument, Type

__all__ = [
    "Attempt",
    "Binding",
    "function_bindings",
    "method_bindings",
    "special_method_bindings",
    "takes_sizes",
]

MISSING = "MISSING"
NEVER = "False"
"""The condition of a type that always needs conversion: the overload has no fast path."""
_OPTIONS = ("dtype", "layout", "device", "pin_memory")


@dataclass(frozen=True, slots=True)
class Attempt:
    """One overload's fast path."""

    conditions: tuple[str, ...]
    """Under which it is taken; the types of tensors are the look-up's business."""
    preparation: tuple[str, ...]
    """Lines that run before the look-up (lists of tensors)."""
    table: str
    terms: tuple[str, ...]
    """What is ORed to the key."""
    arguments: tuple[str, ...]
    base: int = 0
    """By how much the binding as a whole will be indented."""

    @property
    def source(self) -> str:
        return attempt_source(
            self.conditions, self.preparation, self.table, self.terms, self.arguments, self.base
        )


@dataclass(frozen=True, slots=True)
class Binding:
    """A function or method over one packet of overloads."""

    name: str
    packet: str
    """Expression of the packet object."""
    head: str
    """The ``def`` line or lines, complete."""
    doc: str
    attempts: tuple[Attempt, ...]
    exact: str
    """The call of the exact path."""
    operators: tuple[Operator, ...]
    requires_grad: bool = False
    """Whether the function takes ``requires_grad=`` (factories)."""
    is_special: bool = False
    """Whether Python's syntax calls it: ``__add__``."""


@dataclass(frozen=True, slots=True)
class _Signature:
    """The Python face of one overload, its ``out=`` form folded in."""

    operator: Operator
    positional: tuple[Argument, ...]
    keyword: tuple[Argument, ...]

    @property
    def all(self) -> tuple[Argument, ...]:
        return self.positional + self.keyword


def _face(operator: Operator) -> _Signature:
    arguments = operator.schema.arguments
    return _Signature(operator, arguments.positional, arguments.kwarg_only)


# -- conditions on arguments -----------------------------------------------------------------------


def _condition(argument: Argument, name: str, numbers: bool) -> str | None:
    """What must hold for `name` to need no conversion; None when the table's key says it."""
    return _type_condition(argument.type, name)


def _type_condition(type: Type, name: str) -> str | None:
    inner = type.without_optional
    if str(inner).startswith("Tensor"):
        if inner.as_list is not None:
            accepted = f"{name}.__class__ in SEQUENCES"
            return f"({name} is None or {accepted})" if type.is_nullable else accepted
        return None
    text = str(inner)
    sized = inner.as_list
    if sized is not None:
        if sized.size is not None and str(sized.elem) in ("int", "SymInt"):
            kinds = "OPTIONAL_SIZES" if type.is_nullable else "SIZES"
            return f"{name}.__class__ in {kinds}"
        accepted = f"{name}.__class__ in TUPLES"
    elif text in ("int", "SymInt", "DeviceIndex"):
        accepted = f"{name}.__class__ is int"
    elif text == "float":
        accepted = f"{name}.__class__ is float"
    elif text in ("bool", "SymBool"):
        accepted = f"{name}.__class__ is bool"
    elif text == "Scalar":
        accepted = f"{name}.__class__ in NUMBER_BITS"
    elif text == "str":
        accepted = f"{name}.__class__ is str"
    elif text == "ScalarType":
        accepted = f"{name}.__class__ is dtype_class"
    else:
        return f"{name} is None" if type.is_nullable else NEVER
    return f"({name} is None or {accepted})" if type.is_nullable else accepted


def _passed(argument: Argument, value: str) -> str:
    """What the kernel gets for `value`: a size given once stands for all of them."""
    sized = argument.type.without_optional.as_list
    if sized is None or sized.size is None or str(sized.elem) not in ("int", "SymInt"):
        return value
    repeated = f"({value},)" if sized.size == 1 else f"({value},) * {sized.size}"
    return f"{repeated} if {value}.__class__ is int else {value}"


def _bits(
    signature: _Signature, names: dict[str, str], given: set[str]
) -> tuple[list[str], list[str]]:
    """Lines that prepare, and the expression of, the OR of the arguments' bits."""
    numbers = signature.operator.numbers
    terms: list[str] = []
    preparation: list[str] = []
    first = True
    for argument in signature.all:
        if not argument.type.is_tensor_like:
            continue
        if argument.name not in given:
            continue
        name = names[argument.name]
        if argument.type.without_optional.as_list is not None:
            if not preparation:
                preparation.append("bits = 0")
            loop_over = f"{name} or ()" if argument.type.is_nullable else name
            preparation.append(f"for item in {loop_over}:")
            element = argument.type.without_optional.as_list.elem
            if element.is_nullable:
                preparation.append("    if item is not None:")
                preparation.append("        bits |= item._bits")
            else:
                preparation.append("    bits |= item._bits")
        elif argument.type.is_nullable:
            terms.append(f"(0 if {name} is None else {name}._bits)")
        elif numbers and not first:
            terms.append(
                f"(NUMBER_BITS[{name}.__class__] if {name}.__class__ in NUMBER_BITS else {name}._bits)"
            )
        else:
            terms.append(f"{name}._bits")
        first = False
    if preparation:
        terms.insert(0, "bits")
    return preparation, terms


# -- merging overloads -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Parameter:
    name: str
    default: str | None


def _merged(faces: Sequence[_Signature]) -> tuple[list[_Parameter], list[_Parameter]] | None:
    """One Python signature for all overloads, or None when their positions disagree."""
    longest = max(faces, key=lambda f: len(f.positional))
    order = [a.name for a in longest.positional]
    for face in faces:
        if [a.name for a in face.positional] != order[: len(face.positional)]:
            return None
    positional_names = set(order)
    for face in faces:
        if any(a.name in positional_names for a in face.keyword):
            return None

    def parameter(name: str) -> _Parameter:
        arguments = [a for f in faces for a in f.all if a.name == name]
        defaults = {default_source(a) if a.default is not None else MISSING for a in arguments}
        everywhere = len(arguments) == len(faces)
        if everywhere and defaults == {MISSING}:
            return _Parameter(name, None)
        if len(defaults) == 1 and everywhere:
            return _Parameter(name, defaults.pop())
        return _Parameter(name, MISSING)

    positional = [parameter(name) for name in order]
    keyword_names: list[str] = []
    for face in faces:
        keyword_names += [a.name for a in face.keyword if a.name not in keyword_names]
    seen_default = False
    for index, item in enumerate(positional):
        if item.default is not None:
            seen_default = True
        elif seen_default:
            positional[index] = _Parameter(item.name, MISSING)
    return positional, [parameter(name) for name in keyword_names]


def _attempt(
    face: _Signature,
    parameters: Iterable[_Parameter],
    names: dict[str, str],
    several: bool,
    out: bool,
    base: int,
) -> Attempt | None:
    """The fast path of one overload under a merged signature."""
    own = {a.name: a for a in face.all}
    if not any(a.type.is_tensor_like for a in face.all):
        return None
    conditions: list[str] = ["out is None"] if out else []
    values: dict[str, str] = {}
    given: set[str] = set()
    for parameter in parameters:
        name = names[parameter.name]
        argument = own.get(parameter.name)
        if argument is None:
            conditions.append(
                f"{name} is {parameter.default}"
                if parameter.default is not None
                else f"{name} is {MISSING}"
            )
            continue
        given.add(parameter.name)
        if parameter.default == MISSING and argument.default is not None:
            # Given in some calls only: the overload's own default stands in.
            condition = _condition(argument, name, face.operator.numbers)
            default = default_source(argument)
            if condition is None:
                conditions.append(f"{name} is not {MISSING}")
                values[parameter.name] = name
            else:
                conditions.append(f"({name} is {MISSING} or {condition})")
                value = _passed(argument, name)
                if value != name:
                    value = f"({value})"
                values[parameter.name] = f"{default} if {name} is {MISSING} else {value}"
            continue
        if parameter.default == MISSING and several and argument.type.is_tensor_like:
            conditions.append(f"{name} is not {MISSING}")
        condition = _condition(argument, name, face.operator.numbers)
        if condition is not None:
            conditions.append(condition)
        values[parameter.name] = _passed(argument, name)
    if NEVER in conditions:
        return None
    preparation, bits = _bits(face, names, given)
    return Attempt(
        tuple(conditions),
        tuple(preparation),
        face.operator.table,
        tuple(bits),
        tuple(values[a.name] for a in face.all),
        base,
    )


# -- bindings ------------------------------------------------------------------------------------------


def _binding(
    name: str, operators: Sequence[Operator], method: bool, has_out: bool, doc: str
) -> Binding:
    faces = [_face(o) for o in operators]
    packet = operators[0].packet_variable
    merged = _merged(faces)
    factory = all(f.operator.is_factory for f in faces)
    sizes = any(takes_sizes(f.operator, method) for f in faces)
    if merged is None or sizes or factory:
        return _open_binding(name, faces, method, doc, packet, factory)
    positional, keyword = merged
    names = {p.name: python_name(p.name) for p in [*positional, *keyword]}
    if "self" in names and "input" not in names and not method:
        names["self"] = "input"
    # NumPy's names (axis, keepdims) are taken too, where arguments are called so in NumPy.
    numpy_names = any(p.name in _NAMED_OTHERWISE_IN_NUMPY for p in [*positional, *keyword])
    if numpy_names:
        positional = _optional_from_dim(positional)
    # A method is called on `self`, wherever the schema has it: ``x.polygamma(n)``.
    shown = sorted(positional, key=lambda p: p.name != "self") if method else positional
    parameters = [_parameter_source(p, names) for p in shown]
    tail = [_parameter_source(p, names) for p in keyword]
    if has_out:
        tail.append("out=None")
    items = parameters + (["*"] if tail else []) + tail
    if numpy_names:
        items.append("**numpy_names")
    attempts = []
    for face in faces:
        attempt = _attempt(
            face, [*positional, *keyword], names, len(faces) > 1, has_out, 4 if method else 0
        )
        if attempt is not None:
            if numpy_names:
                attempt = replace(attempt, conditions=("not numpy_names", *attempt.conditions))
            attempts.append(attempt)
    # A look-up with a number where it wants a tensor costs an exception: fewer tensors come first.
    attempts.sort(key=lambda a: len(a.terms))
    # What follows an argument that may be missing, and has a default of its own, goes by name.
    cut = next((i for i, p in enumerate(positional) if p.default == MISSING), len(positional))
    if all(p.default == MISSING for p in positional[cut:]):
        cut = len(positional)
    by_name = [*positional[cut:], *keyword]
    keywords = [f'"{p.name}": {names[p.name]}' for p in by_name] + (
        ['"out": out'] if has_out else []
    )
    if numpy_names:
        keywords.append("**numpy_names")
    positional_items = "".join(f"{names[p.name]}, " for p in positional[:cut])
    exact_items = [
        packet,
        f"({positional_items.rstrip() if cut == 1 else positional_items.rstrip(', ')})",
    ]
    exact_items.append("{" + ", ".join(keywords) + "}")
    return Binding(
        name,
        packet,
        bracketed(f"def {name}", items, ":", base=4 if method else 0),
        doc,
        tuple(attempts),
        _exact("exact", exact_items, 4, 4 if method else 0),
        tuple(operators),
    )


_NAMED_OTHERWISE_IN_NUMPY = frozenset(("dim", "keepdim"))


def _optional_from_dim(positional: list[_Parameter]) -> list[_Parameter]:
    """From ``dim`` on every argument may be missing: NumPy's name may stand for it."""
    names = [p.name for p in positional]
    start = (
        min(names.index(n) for n in _NAMED_OTHERWISE_IN_NUMPY if n in names)
        if (_NAMED_OTHERWISE_IN_NUMPY & set(names))
        else len(names)
    )
    return [
        _Parameter(p.name, MISSING) if p.default is None and i >= start else p
        for i, p in enumerate(positional)
    ]


def _exact(function: str, items: list[str], indent: int, base: int) -> str:
    line = f"return {function}({', '.join(items)})"
    if base + indent + len(line) <= LINE_LENGTH:
        return line
    inner = ", ".join(items)
    pad = " " * (indent + 4)
    if base + len(pad) + len(inner) <= LINE_LENGTH:
        return f"return {function}(\n{pad}{inner}\n{' ' * indent})"
    rows = []
    for item in items:
        if base + len(pad) + len(item) + 1 <= LINE_LENGTH:
            rows.append(f"{pad}{item},\n")
            continue
        opening, closing = item[0], item[-1]
        deeper = " " * (indent + 8)
        entries = item[1:-1].split(", ")
        rows.append(
            f"{pad}{opening}\n" + "".join(f"{deeper}{e},\n" for e in entries) + f"{pad}{closing},\n"
        )
    return f"return {function}(\n{''.join(rows)}{' ' * indent})"


def _parameter_source(parameter: _Parameter, names: dict[str, str]) -> str:
    name = names[parameter.name]
    return name if parameter.default is None else f"{name}={parameter.default}"


def takes_sizes(operator: Operator, method: bool) -> bool:
    """Whether sizes may be given one by one: ``x.reshape(2, 3)``."""
    positional = operator.schema.arguments.positional
    start = 1 if positional and positional[0].name == "self" else 0
    if len(positional) <= start:
        return False
    argument = positional[start]
    type = argument.type.without_optional
    rest = positional[start + 1 :]
    return (
        type.as_list is not None
        and type.as_list.size is None
        and str(type.as_list.elem) in ("int", "SymInt")
        and all(a.default is not None for a in rest)
    )


def _open_binding(
    name: str, faces: Sequence[_Signature], method: bool, doc: str, packet: str, factory: bool
) -> Binding:
    """A binding that takes ``*args, **kwargs``: overloads whose positions disagree, sizes, factories."""
    self_items = "self, " if method else ""
    head = f"def {name}({self_items}*args, **kwargs):"
    everything = "(self, *args)" if method else "args"
    attempts: list[Attempt] = []
    if not factory:
        for face in faces:
            attempts += _positional_attempts(face, method)
    function = "exact_factory" if factory else "exact"
    return Binding(
        name,
        packet,
        head,
        doc,
        tuple(attempts),
        f"return {function}({packet}, {everything}, kwargs)",
        tuple(f.operator for f in faces),
        factory,
    )


def _positional_attempts(face: _Signature, method: bool) -> list[Attempt]:
    """Fast paths for calls by position only, one for each number of arguments that makes sense."""
    if (
        not face.positional
        or face.positional[0].name != "self"
        or any(a.default is None for a in face.keyword)
    ):
        return []
    start = 1 if method else 0
    required = sum(a.default is None for a in face.positional)
    attempts = []
    keyword_values = [default_source(a) for a in face.keyword]
    if takes_sizes(face.operator, method) and method and len(face.positional) == 2:
        table = face.operator.table
        attempts.append(
            Attempt(
                ("not kwargs", "args", "args[0].__class__ is int"),
                (),
                table,
                ("self._bits",),
                ("self", "args", *keyword_values),
                4 if method else 0,
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
            condition = _condition(argument, names[argument.name], face.operator.numbers)
            if condition is not None:
                conditions.append(condition)
            elif len(given) > 1 and argument is not given[0] and not argument.type.is_nullable:
                # Telling a tensor from an int or a tuple is what picks the overload here.
                conditions.append(f'hasattr({names[argument.name]}, "_bits")')
        if NEVER in conditions:
            continue
        narrowed = _Signature(face.operator, given, ())
        preparation, bits = _bits(narrowed, names, set(names))
        if preparation:
            return []
        defaults = [default_source(a) for a in face.positional[count:]]
        values = [_passed(a, names[a.name]) for a in given]
        arguments = (*values, *defaults, *keyword_values)
        attempts.append(
            Attempt(
                tuple(conditions),
                (),
                face.operator.table,
                tuple(bits),
                arguments,
                4 if method else 0,
            )
        )
    return attempts


def function_bindings(operators: Iterable[Operator], indent: int = 0) -> dict[str, list[Binding]]:
    """Functions by namespace (``""`` is the package itself), in order of first declaration."""
    return _grouped(operators, method=False)


def method_bindings(operators: Iterable[Operator]) -> list[Binding]:
    """Tensor methods, in order of first declaration."""
    return _grouped(operators, method=True).get("", [])


_INPLACE = frozenset(
    name
    for name in dir(operator_module)
    if name.startswith("__i") and hasattr(operator_module, "__" + name[3:])
)
"""Special methods of assignments such as ``+=``."""


def special_method_bindings(operators: Iterable[Operator]) -> list[Binding]:
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
    return [_special_method(name, members) for name, members in overloads.items()]


def _special_method(name: str, members: Sequence[tuple[Operator, bool]]) -> Binding:
    first, reflected = members[0]
    operands = ["self", "other"][: len(_operands(first))]
    order = ", ".join(reversed(operands) if reflected else operands)
    exact = f"exact_operator({first.packet_variable}, ({order}))"
    if len(operands) == 1:
        exact = f"exact({first.packet_variable}, (self,), {{}})"
    return Binding(
        name,
        first.packet_variable,
        f"def {name}({', '.join(operands)}):",
        docstring(first.doc or f"See `{first.packet}`.", 4, 4),
        _told_apart_first(_operator_attempt(operator, swapped) for operator, swapped in members),
        f"return {exact}",
        tuple(operator for operator, _ in members),
        is_special=True,
    )


def _told_apart_first(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    """Attempts with a condition first: a look-up that fails costs more than a condition."""
    return tuple(sorted(attempts, key=lambda attempt: not attempt.conditions))


def _operands(operator: Operator) -> list[Argument]:
    """The arguments that Python's syntax gives: those without default."""
    return [a for a in operator.schema.arguments.positional if a.default is None]


def _operator_attempt(operator: Operator, reflected: bool) -> Attempt:
    operands = _operands(operator)
    order = ("other", "self") if reflected else ("self", "other")
    names = {a.name: n for a, n in zip(operands, order, strict=False)}
    preparation, terms = _bits(_Signature(operator, tuple(operands), ()), names, set(names))
    conditions = [
        condition
        for argument in operands
        if (condition := _condition(argument, names[argument.name], operator.numbers)) is not None
    ]
    if len(terms) == 2 and reflected and operator.numbers:
        # The tensor stands second here: the number, if there is one, first.
        _, terms = _bits(_Signature(operator, tuple(reversed(operands)), ()), names, set(names))
    rest = [default_source(a) for a in operator.schema.arguments.all if a not in operands]
    return Attempt(
        tuple(conditions),
        tuple(preparation),
        operator.table,
        tuple(terms),
        (*names.values(), *rest),
        4,
    )


def _grouped(operators: Iterable[Operator], method: bool) -> dict[str, list[Binding]]:
    packets: dict[tuple[str, str], list[Operator]] = {}
    outs: set[str] = set()
    for operator in operators:
        if operator.is_out:
            outs.add(operator.packet)
            continue
        if method and operator.has_method:
            packets.setdefault(("", operator.python_name), []).append(operator)
        elif not method and operator.has_function:
            packets.setdefault((operator.module, operator.python_name), []).append(operator)
    grouped: dict[str, list[Binding]] = {}
    for (module, name), members in packets.items():
        has_out = members[0].packet in outs and not method
        doc = docstring(members[0].doc or f"See `{members[0].packet}`.", 4, 4 if method else 0)
        grouped.setdefault(module, []).append(
            _binding(python_name(name), members, method, has_out, doc)
        )
    return grouped
