"""Overloads with one Python signature: which one a call means, and when the call can take the fast path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ...schema.function_schema import Argument
from ..emit.python_source import default_source
from .operators import Operator

__all__ = [
    "MISSING",
    "FastPath",
    "MergedParameter",
    "Signature",
    "fast_path_of",
    "bits_of",
    "condition_on",
    "face_of",
    "merged_signature",
    "passed_as",
]

MISSING = "MISSING"
NEVER = "False"
"""The condition of a type that always needs conversion: the overload has no fast path."""


_LINE = 48
_OF_DIRECT = 18
"""How much longer the left side of a look-up in a table of direct calls is."""
_SHORT = 25
"""Names that do not break the lines of `is_single` and `is_pair`."""


@dataclass(frozen=True, slots=True)
class FastPath:
    """One overload's fast path."""

    conditions: tuple[str, ...]
    """Under which it is taken; the types of tensors are the look-up's business."""
    preparation: tuple[str, ...]
    """Lines that run before the look-up (lists of tensors)."""
    table: str
    terms: tuple[str, ...]
    """What is ORed to the key."""
    arguments: tuple[str, ...]
    operands: tuple[str, ...] = ()
    """The tensors, if all else is as the kernel that the table of direct calls has assumes; none for operators
    without such a table."""

    @property
    def is_plain(self) -> bool:
        """Whether no term depends on what an argument is."""
        return not any(" if " in term for term in self.terms)

    @property
    def is_single(self) -> bool:
        """Whether there is one term that is short enough to be named twice beside the table."""
        length = len(self.table) + 2 * len(self.terms[0])
        return len(self.terms) == 1 and length <= (_LINE - _OF_DIRECT if self.operands else _LINE)

    @property
    def is_pair(self) -> bool:
        """Whether there are two terms that are short enough to be named three times, the first of them a tensor's."""
        if len(self.terms) != 2 or self.terms[0] == "bits" or " if " in self.terms[0]:
            return False
        return not self.is_plain or len("".join(self.terms)) <= _SHORT

    def direct(self, operator: Operator) -> FastPath:
        """This one, with the ufunc called in the binding if the operator is one and the call is about tensors alone."""
        rest = operator.schema.arguments.all[len(self.terms) :]
        count = len(self.terms)
        if not operator.is_ufunc or self.arguments[count:] != tuple(map(default_source, rest)):
            return self
        return replace(self, table=operator.direct, operands=self.arguments[:count])


@dataclass(frozen=True, slots=True)
class Signature:
    """The Python face of one overload, its ``out=`` variant folded in."""

    operator: Operator
    positional: tuple[Argument, ...]
    keyword: tuple[Argument, ...]

    @property
    def all(self) -> tuple[Argument, ...]:
        return self.positional + self.keyword


def face_of(operator: Operator) -> Signature:
    arguments = operator.schema.arguments
    return Signature(operator, arguments.positional, arguments.kwarg_only)


def condition_on(argument: Argument, name: str, numbers: bool) -> str | None:
    """What must hold for `name` to need no conversion; None when the table's key says it."""
    return _type_condition(argument, name)


_EVERY = {
    "float": "are_floats",
    "bool": "are_bools",
    "Scalar": "are_numbers",
}
"""By the type of a list's items what tells whether their classes need no conversion."""


def _takes_ints(argument: Argument) -> bool:
    """Whether it is a list of integers."""
    items = argument.type.without_optional.as_list
    return items is not None and str(items.elem) in ("int", "SymInt")


def _ints_of(argument: Argument) -> str:
    """The variable that holds such a list as kernels take it: as a tuple."""
    return f"ints_{argument.name}"


def _type_condition(argument: Argument, name: str) -> str | None:
    type = argument.type
    inner = type.without_optional
    if str(inner).startswith("Tensor"):
        if inner.as_list is not None:
            accepted = f"{name}.__class__ in SEQUENCES"
            return f"{name} is None or {accepted}" if type.is_nullable else accepted
        return None
    text = str(inner)
    sized = inner.as_list
    if sized is not None and _takes_ints(argument):
        accepted = f"({_ints_of(argument)} := as_ints({name})) is not None"
        if sized.size is not None:
            accepted = f"{name}.__class__ is int or {accepted}"
    elif sized is not None:
        # The items as well: a kernel that was found under the tensor's bits asks nobody what they are.
        every = _EVERY.get(str(sized.elem))
        if every is None:
            return f"{name} is None" if type.is_nullable else NEVER
        accepted = f"{every}({name})"
    elif text in ("int", "SymInt", "DeviceIndex"):
        accepted = f"{name}.__class__ is int"
    elif text == "float":
        accepted = f"{name}.__class__ is float or {name}.__class__ is int"
    elif text in ("bool", "SymBool"):
        accepted = f"{name}.__class__ is bool"
    elif text == "Scalar":
        accepted = f"{name}.__class__ in NUMBER_BITS"
    elif text == "str":
        accepted = f"{name}.__class__ is str"
    elif text == "ScalarType":
        accepted = f"{name}.__class__ is dtype_class"
    elif text == "MemoryFormat":
        accepted = f"{name}.__class__ is memory_format_class"
    else:
        return f"{name} is None" if type.is_nullable else NEVER
    return f"{name} is None or {accepted}" if type.is_nullable else accepted


def passed_as(argument: Argument, value: str) -> str:
    """What the kernel gets for `value`: a size given once stands for all of them, an integer for a float is made one."""
    sized = argument.type.without_optional.as_list
    if str(argument.type.without_optional) == "float":
        own = f"{value}.__class__ is float"
        own = f"{value} is None or {own}" if argument.type.is_nullable else own
        return f"{value} if {own} else float({value})"
    if sized is None or not _takes_ints(argument):
        return value
    given = _ints_of(argument)
    if argument.type.is_nullable:
        given = f"None if {value} is None else {given}"
    if sized.size is None:
        return given
    repeated = f"({value},)" if sized.size == 1 else f"({value},) * {sized.size}"
    return f"{repeated} if {value}.__class__ is int else {given}"


def bits_of(
    signature: Signature, names: dict[str, str], given: set[str]
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
                preparation.append("        bits |= item._bits_")
            else:
                preparation.append("    bits |= item._bits_")
        elif argument.type.is_nullable:
            terms.append(f"0 if {name} is None else {name}._bits_")
        elif numbers and not first:
            terms.append(
                f"NUMBER_BITS[{name}.__class__] if {name}.__class__ in NUMBER_BITS else {name}._bits_"
            )
        else:
            terms.append(f"{name}._bits_")
        first = False
    if preparation:
        terms.insert(0, "bits")
    return preparation, terms


@dataclass(frozen=True, slots=True)
class MergedParameter:
    name: str
    default: str | None


def merged_signature(
    faces: Sequence[Signature],
) -> tuple[list[MergedParameter], list[MergedParameter]] | None:
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

    def parameter(name: str) -> MergedParameter:
        arguments = [a for f in faces for a in f.all if a.name == name]
        defaults = {default_source(a) if a.default is not None else MISSING for a in arguments}
        everywhere = len(arguments) == len(faces)
        if everywhere and defaults == {MISSING}:
            return MergedParameter(name, None)
        if len(defaults) == 1 and everywhere:
            return MergedParameter(name, defaults.pop())
        return MergedParameter(name, MISSING)

    positional = [parameter(name) for name in order]
    keyword_names: list[str] = []
    for face in faces:
        keyword_names += [a.name for a in face.keyword if a.name not in keyword_names]
    seen_default = False
    for index, item in enumerate(positional):
        if item.default is not None:
            seen_default = True
        elif seen_default:
            positional[index] = MergedParameter(item.name, MISSING)
    return positional, [parameter(name) for name in keyword_names]


def fast_path_of(
    face: Signature,
    parameters: Iterable[MergedParameter],
    names: dict[str, str],
    several: bool,
    out: bool,
) -> FastPath | None:
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
            condition = condition_on(argument, name, face.operator.numbers)
            default = default_source(argument)
            if condition is None:
                conditions.append(f"{name} is not {MISSING}")
                values[parameter.name] = name
            else:
                conditions.append(f"{name} is {MISSING} or {condition}")
                value = passed_as(argument, name)
                if value != name:
                    value = f"({value})"
                values[parameter.name] = f"{default} if {name} is {MISSING} else {value}"
            continue
        if parameter.default == MISSING and several and argument.type.is_tensor_like:
            conditions.append(f"{name} is not {MISSING}")
        condition = condition_on(argument, name, face.operator.numbers)
        if condition is not None:
            conditions.append(condition)
        values[parameter.name] = passed_as(argument, name)
    if NEVER in conditions:
        return None
    preparation, bits = bits_of(face, names, given)
    return FastPath(
        tuple(conditions),
        tuple(preparation),
        face.operator.table,
        tuple(bits),
        tuple(values[a.name] for a in face.all),
    ).direct(face.operator)
