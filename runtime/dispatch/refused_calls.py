"""The TypeError of a call that fits no overload, in PyTorch's format.

PyTorch has one signature for an operator and its ``out=`` variant, and says about one argument what is wrong with it if
the number of arguments leaves a single signature.  Otherwise it lists all signatures, the most specific first, and marks
the arguments that a signature does not accept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .arguments import described_type, type_name
from .signature import REQUIRED, Parameter

if TYPE_CHECKING:
    from .operator import OpOverload


def as_called(
    public: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments as the program may have written them, of a binding `public`, which has completed them.

    A default counts as left out, and what follows one as given by name.
    """
    code = getattr(public, "__code__", None)
    if code is None:
        return args, kwargs
    names = code.co_varnames[: code.co_argcount]
    defaults = dict(zip(reversed(names), reversed(public.__defaults__ or ())))
    defaults |= public.__kwdefaults__ or {}
    values = dict(zip(names, args)) | kwargs
    given = {n: v for n, v in values.items() if not _is_default(v, n, defaults)}
    positional = names[: next((n for n, name in enumerate(names) if name not in given), len(names))]
    named = {name: value for name, value in given.items() if name not in positional}
    return (*(values[name] for name in positional), *args[len(names) :]), named


def _is_default(value: Any, name: str, defaults: dict[str, Any]) -> bool:
    default = defaults.get(name, REQUIRED)
    return value is default or (value.__class__ in (int, tuple) and value == default)


class Form(NamedTuple):
    """A signature as error messages print it."""

    operator: OpOverload
    parameters: tuple[Parameter, ...]

    @property
    def text(self) -> str:
        parts = []
        for place, parameter in enumerate(self.parameters):
            if parameter.keyword_only and not any(p.keyword_only for p in self.parameters[:place]):
                parts.append("*")
            default = "" if parameter.default is REQUIRED else f" = {_literal(parameter.default)}"
            parts.append(f"{described_type(parameter.type)} {_shown_name(parameter)}{default}")
        return f"({', '.join(parts)})"

    def counts(self, number: int) -> bool:
        """Whether it takes so many arguments."""
        required = sum(p.default is REQUIRED for p in self.parameters)
        return required <= number <= len(self.parameters)

    def misfits(self, args: Sequence[Any], kwargs: dict[str, Any]) -> str:
        """Which arguments do not fit, marked with ``!``; empty where their number is another.

        As in PyTorch, the star counts, and so does the place of the first argument where there is none.
        """
        stars = any(p.keyword_only for p in self.parameters)
        number = max(len(self.parameters) + stars, 1)
        if number != len(args) + len(kwargs):
            return ""
        required = {p.name for p in self.parameters if p.default is REQUIRED}
        unknown = [name for name in reversed(kwargs) if name not in required]
        if unknown:
            return f"some of the keywords were incorrect: {', '.join(unknown)}"
        types = [p.type for p in self.parameters if not p.keyword_only]
        types += [""] * (number - len(types))
        marked = [_marked(value, type) for value, type in zip(args, types)]
        by_name = {p.name: p.type for p in self.parameters}
        marked += [_marked(value, by_name[name], f"{name}=") for name, value in kwargs.items()]
        return f"some of the arguments have invalid types: ({', '.join(marked)})"


def _marked(value: Any, type: str, name: str = "") -> str:
    """The class of a value, between exclamation marks where it is not called what `type` is called."""
    kind, wanted = type_name(value), described_type(type)
    if isinstance(value, (tuple, list)):
        brackets = "()" if isinstance(value, tuple) else "[]"
        elements = ", ".join(map(type_name, value))
        kind = f"{kind} of {brackets[0]}{elements}{brackets[1]}"
    fits = kind in ({"float", "int"} if wanted == "float" else {wanted})
    return f"{name}{kind}" if fits else f"!{name}{kind}!"


def _shown_name(parameter: Parameter) -> str:
    return "input" if parameter.name == "self" and parameter.is_tensor else parameter.name


def _literal(value: Any) -> str:
    if value == () or value is None:
        return "None"
    if isinstance(value, tuple) and value.count(value[0]) == len(value):
        value = value[0]  # one size for all dimensions
    return f'"{value}"' if value.__class__ is str else str(value)


def forms(candidates: Iterable[OpOverload], bound: bool) -> list[Form]:
    """The signatures of a packet; of a method, which is `bound` to a tensor, without that tensor."""
    candidates = tuple(candidates)
    written_by = {_inputs(o): o for o in candidates if o.signature.has_out}
    found = []
    for operator in candidates:
        if operator.signature.has_out:
            continue
        writing = written_by.get(_inputs(operator))
        outputs = () if bound or writing is None else _outputs(writing)
        merged = _merged(operator.signature.parameters[bound:], outputs)
        found += [Form(operator, parameters) for parameters in _with_numbers(operator, merged)]
    depth = {id(form): sum(_is_wider(form, other) for other in found) for form in found}
    return sorted(found, key=lambda form: (depth[id(form)], _sorted_by(form)))


def _inputs(operator: OpOverload) -> tuple[tuple[str, str], ...]:
    """Names and types of the arguments but for ``out`` and the options of factories."""
    parameters = operator.signature.parameters
    return tuple((p.name, p.type) for p in parameters if not p.out and p.name not in OPTIONS)


def _outputs(operator: OpOverload) -> tuple[Parameter, ...]:
    """The parameter ``out`` of a variant: a tensor, or several."""
    outputs = [p for p in operator.signature.parameters if p.out]
    several = len(outputs) > 1 or outputs[0].type.endswith("]")
    type = f"Tensor[{len(outputs)}]" if several else "Tensor"
    return (outputs[0]._replace(name="out", type=type, default=None),)


def _merged(
    parameters: tuple[Parameter, ...], outputs: tuple[Parameter, ...]
) -> tuple[Parameter, ...]:
    """Parameters with those of ``out=``, which stand before the options of a factory, and ``requires_grad``."""
    options = [p for p in parameters if p.name in OPTIONS and p.keyword_only]
    if len(options) < len(OPTIONS):
        return (*parameters, *outputs)
    others = tuple(p for p in parameters if p not in options)
    options = [p._replace(default=False if p.type == "bool?" else None) for p in options]
    own = Parameter("requires_grad", "bool", False, True)
    return (*others, *outputs, *options, own)


OPTIONS = ("dtype", "layout", "device", "pin_memory")


def _with_numbers(
    operator: OpOverload, parameters: tuple[Parameter, ...]
) -> list[tuple[Parameter, ...]]:
    """The parameters, and once more for each tensor that a number may stand for, where others may not."""
    if not isinstance(operator.traits.numbers, str):
        return [parameters]
    standing = [p for p in parameters if p.type == "Tensor" and not p.out]
    return [parameters] + [
        tuple(p._replace(type="Scalar") if p is number else p for p in parameters)
        for number in standing
        if operator.traits.takes_number(number.name)
    ]


_BEFORE = {
    "Scalar": ("Tensor",),
    "Scalar?": ("Tensor?",),
    "int": ("Tensor",),
    "SymInt": ("Tensor",),
}
"""By type those that are tried before it, and are listed first."""


def _is_wider(form: Form, other: Form) -> bool:
    """Whether `other` comes first because its types are more specific."""
    types = [[p.type for p in f.parameters if not p.out] for f in (form, other)]
    if types[0] == types[1] or len(types[0]) != len(types[1]):
        return False
    return all(own == first or _comes_behind(own, first) for own, first in zip(*types, strict=True))


def _comes_behind(type: str, other: str) -> bool:
    if type == "int[]":
        return other in ("int", "int?")
    return other in _BEFORE.get(type, ()) or (type == "Tensor[]" and other.endswith("[]"))


def _sorted_by(form: Form) -> str:
    """The signature with C++'s names of types, by which PyTorch sorts."""
    parts = []
    for parameter in form.parameters:
        if parameter.keyword_only and "*" not in parts:
            parts.append("*")
        base, bracket, size = parameter.type.partition("[")
        kind = f"{base}ArrayRef" if bracket else base
        kind = {"int": "int64_t", "intArrayRef": "IntArrayRef", "float": "double"}.get(kind, kind)
        default = "" if parameter.default is REQUIRED else f"={_literal(parameter.default)}"
        parts.append(f"{kind}{bracket}{size} {_shown_name(parameter)}{default}")
    return ", ".join(parts)


def described(name: str, listed: list[Form], args: Sequence[Any], kwargs: dict[str, Any]) -> str:
    """The error message for arguments that fit none of `listed`."""
    got = "".join(f"{type_name(value)}, " for value in args)
    got += "".join(f"{name}={type_name(kwargs[name])}, " for name in reversed(kwargs))
    got = f"({got.removesuffix(', ') if args or not kwargs else got})"
    if len(listed) == 1:
        misfits = listed[0].misfits(args, kwargs)
        got = misfits[misfits.index("(") :] if "(" in misfits else got
        expected = listed[0].text
    else:
        expected = "one of:\n"
        for form in listed:
            misfits = form.misfits(args, kwargs)
            expected += f" * {form.text}\n"
            expected += f"      didn't match because {misfits}\n" if misfits else ""
    return f"{name}() received an invalid combination of arguments - got {got}, but expected {expected}"
