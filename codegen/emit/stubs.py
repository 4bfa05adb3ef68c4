"""Emits stubs of generated modules for type checkers; docstrings stay in the modules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from ...schema.function_schema import Argument, Name
from ..model.annotations import NONE, Union, accepts, names_in, parameter_type, return_type, written
from ..model.operators import Operator
from ..project.memo import Memo
from .bindings import Binding
from .python_source import bracketed, default_source, python_name

_HOMES = {
    "Any": "typing",
    "Callable": "collections.abc",
    "Generator": "gradsmith.core.generator",
    "Node": "gradsmith.autograd.nodes.node",
    "Number": "gradsmith.types",
    "SavedTensor": "gradsmith.autograd.nodes.saved_hooks",
    "Self": "typing",
    "Sequence": "collections.abc",
    "Size": "gradsmith.core.size",
    "Tensor": "gradsmith.core.tensor",
    "device": "gradsmith.core.device",
    "dtype": "gradsmith.core.dtypes",
    "layout": "gradsmith.core.layout",
    "memory_format": "gradsmith.core.layout",
    "overload": "typing",
}
"""Where the names that annotations use come from."""

_BUILTINS = ("bool", "float", "int", "list", "str", "tuple")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a Python function, as type checkers see it."""

    name: str
    type: Union
    default: str | None = None
    keyword: bool = False
    variadic: bool = False

    @property
    def source(self) -> str:
        """Its text in a ``def`` line."""
        star = "*" if self.variadic else ""
        default = "" if self.default is None else f" = {self.default}"
        return f"{star}{self.name}: {written(self.type)}{default}"


@dataclass(frozen=True, slots=True)
class Signature:
    """One way to call a function."""

    parameters: tuple[Parameter, ...]
    returns: str


@dataclass(frozen=True, slots=True)
class Stub:
    """A function or method: its overloads, or the one signature that it has."""

    name: str
    heads: tuple[str, ...]
    """``def`` lines."""
    comment: str
    """A trailing comment of each head, with the spaces before it, or empty."""
    names: frozenset[str]
    """Names that the annotations use."""

    @property
    def overloaded(self) -> bool:
        """Whether there are several signatures."""
        return len(self.heads) > 1


@dataclass(frozen=True, slots=True)
class StubFile:
    """The context of both templates of stubs."""

    title: str
    header: str
    imports: tuple[str, ...]
    exported: tuple[str, ...]
    stubs: tuple[Stub, ...]


def stub_file(
    title: str,
    header: str,
    package: str,
    bindings: Sequence[Binding],
    outs: Mapping[str, Sequence[Operator]],
    memo: Memo,
    method: bool,
    others: Sequence[Stub] = (),
    imported: Mapping[str, Sequence[str]] = MappingProxyType({}),
    is_public: bool = False,
) -> StubFile:
    """The stub of the module (or with `method` the class) that `bindings` and `others` are in.

    `imported` are functions of other modules that stand there too; ``name as other`` renames.  A module that `is_public`
    lists its names, for a public module that imports all of them.
    """
    taken = {binding.name for binding in bindings} | {stub.name for stub in others}
    taken |= {name.rpartition(" ")[2] for names in imported.values() for name in names}
    hidden = {name: f"builtins.{name}" for name in _BUILTINS if name in taken}
    stubs = (*(_stub(binding, outs, method, hidden, memo) for binding in bindings), *others)
    used = {name for stub in stubs for name in stub.names}
    return StubFile(
        title,
        header,
        (
            *import_lines(used | ({"Tensor"} if method else set()), package),
            *(f"from {m} import {_renamed(names)}" for m, names in sorted(imported.items())),
        ),
        tuple(sorted(taken)) if is_public else (),
        stubs,
    )


def _renamed(names: Iterable[str]) -> str:
    """As stubs import what programs are to find there."""
    return ", ".join(name if " as " in name else f"{name} as {name}" for name in sorted(names))


def outs_by_packet(operators: Iterable[Operator]) -> dict[str, list[Operator]]:
    """The ``out=`` variants, by packet."""
    found: dict[str, list[Operator]] = {}
    for operator in operators:
        if operator.is_out:
            found.setdefault(operator.packet, []).append(operator)
    return found


def import_lines(used: Iterable[str], package: str = "") -> tuple[str, ...]:
    """Imports of those of `used` that come from somewhere; named tuples come from `package`."""
    used = set(used)
    by_module: dict[str, list[str]] = {}
    for name in sorted(used):
        if name in _HOMES:
            by_module.setdefault(_HOMES[name], []).append(name)
    if "return_types" in used:
        by_module.setdefault(package, []).append("return_types")
    lines = [f"from {m} import {', '.join(names)}" for m, names in sorted(by_module.items())]
    standard = [
        line for line in lines if line.split()[1].partition(".")[0] in ("collections", "typing")
    ]
    others = [line for line in lines if line not in standard]
    if "builtins" in used:
        standard.insert(0, "import builtins")
    return (*standard, *([""] if standard and others else []), *others)


# -- one function or method --------------------------------------------------------------------------


def signatures_of(
    binding: Binding, outs: Mapping[str, Sequence[Operator]], method: bool
) -> list[Signature]:
    """The different ways to call a function or method; `outs` as `outs_by_packet` returns them."""
    if binding.is_special:
        signatures = [_special(binding.name, operator) for operator in binding.operators]
    else:
        own = () if method else outs.get(binding.operators[0].packet, ())
        signatures = _signatures(binding, own, method)
    return _distinct(signatures)


def _stub(
    binding: Binding,
    outs: Mapping[str, Sequence[Operator]],
    method: bool,
    hidden: Mapping[str, str],
    memo: Memo,
) -> Stub:
    variants = outs.get(binding.operators[0].packet, ())
    key = (
        f"{binding.name} {binding.is_special} {binding.requires_grad} {method} {hidden}",
        *(operator.facts for operator in binding.operators),
        "outs",
        *(operator.facts for operator in variants),
    )
    heads, comment, names = memo.of(
        "stub", " ".join(key), lambda: _texts(binding, outs, method, hidden)
    )
    return Stub(binding.name, heads, comment, frozenset(names))


def _texts(
    binding: Binding,
    outs: Mapping[str, Sequence[Operator]],
    method: bool,
    hidden: Mapping[str, str],
) -> tuple[tuple[str, ...], str, list[str]]:
    signatures = [_unhidden(s, hidden) for s in signatures_of(binding, outs, method)]
    base = 4 if method else 0
    heads = tuple(signature_head(f"def {binding.name}", s, method, base) for s in signatures)
    comment = "  # type: ignore[override]" if binding.name in ("__eq__", "__ne__") else ""
    names = {name for s in signatures for name in _names(s)}
    if len(signatures) > 1:
        names.add("overload")
    return heads, comment, sorted(names)


def signature_head(prefix: str, signature: Signature, method: bool, base: int = 0) -> str:
    """``prefix(parameters) -> returns: ...`` with an ellipsis behind it."""
    items = ["self"] if method else []
    starred = False
    for parameter in signature.parameters:
        if parameter.variadic:
            starred = True
        elif parameter.keyword and not starred:
            starred = True
            items.append("*")
        items.append(parameter.source)
    return bracketed(prefix, items, f" -> {signature.returns}: ...", base)


def _names(signature: Signature) -> Iterable[str]:
    types = [t for p in signature.parameters for t in p.type]
    return names_in(" ".join([*types, signature.returns]))


def _unhidden(signature: Signature, hidden: Mapping[str, str]) -> Signature:
    """`signature`, where names of builtins that the scope uses for something else are qualified."""
    if not hidden:
        return signature

    def qualified(annotation: str) -> str:
        words = annotation.replace("[", " [ ").replace("]", " ] ").replace(",", " ,").split(" ")
        text = " ".join(hidden.get(word, word) for word in words if word)
        return text.replace(" [ ", "[").replace(" ]", "]").replace(" ,", ",")

    parameters = tuple(
        replace(p, type=tuple(qualified(t) for t in p.type)) for p in signature.parameters
    )
    return Signature(parameters, qualified(signature.returns))


# -- signatures ----------------------------------------------------------------------------------------


def _signatures(binding: Binding, outs: Sequence[Operator], method: bool) -> list[Signature]:
    signatures = []
    folded = set()
    for operator in binding.operators:
        out = next((o for o in outs if _differs_by_out(o, operator)), None)
        if out is not None:
            folded.add(out)
        requires_grad = binding.requires_grad and operator.is_factory
        signature = _signature(operator, method, requires_grad, out)
        signatures.append(signature)
        gathered = operator.schema.arguments.gathered(method)
        if gathered is not None:
            signatures.append(_one_by_one(signature, python_name(gathered.name)))
    own = {operator.native for operator in binding.operators}
    for out in outs:
        # The out= variant of an operator that is not a function itself is none either.
        if out not in folded and out.native.origin in (None, *own):
            signatures.append(_signature(out, method, False, None))
    return signatures


def _differs_by_out(out: Operator, operator: Operator) -> bool:
    return out.schema.arguments.non_out == operator.schema.arguments.non_out


def _signature(
    operator: Operator, method: bool, requires_grad: bool, out: Operator | None
) -> Signature:
    arguments = operator.schema.arguments
    rename = {} if method or any(a.name == "input" for a in arguments.all) else {"self": "input"}
    parameters = [
        _parameter(argument, operator.takes_number(argument.name), keyword, rename)
        for group, keyword in ((arguments.positional, False), (arguments.kwarg_only, True))
        for argument in group
        if not (method and argument.name == "self")
    ]
    if out is not None:
        parameters.append(Parameter("out", (*_out_type(out), NONE), "None", True))
    elif arguments.out:
        parameters.append(Parameter("out", _out_type(operator), None, True))
    if requires_grad:
        parameters.append(Parameter("requires_grad", ("bool",), "False", True))
    named = f"return_types.{operator.return_type}" if operator.return_type else ""
    returns = return_type(operator.schema.returns, named)
    if operator.is_inplace and method and returns == "Tensor":
        returns = "Self"
    return Signature(tuple(parameters), returns)


def _out_type(operator: Operator) -> Union:
    out = operator.schema.arguments.out
    if len(out) == 1:
        return parameter_type(out[0].type)
    return (f"tuple[{', '.join(written(parameter_type(a.type)) for a in out)}]",)


def _parameter(
    argument: Argument, numbers: bool, keyword: bool, rename: Mapping[str, str]
) -> Parameter:
    default = None if argument.default is None else _default(argument)
    name = rename.get(argument.name, python_name(argument.name))
    return Parameter(name, parameter_type(argument.type, numbers), default, keyword)


def _default(argument: Argument) -> str:
    """The default where it is a literal that stubs may show."""
    if isinstance(argument.default_value, Name):
        return "..."
    source = default_source(argument)
    return "..." if source in ("inf", "-inf", "nan") else source


def _one_by_one(signature: Signature, name: str) -> Signature:
    """The variant that takes the integers of `name` one by one: ``x.reshape(2, 3)``."""
    parameters = tuple(
        Parameter(name, ("int",), variadic=True) if p.name == name else p
        for p in signature.parameters
    )
    return replace(signature, parameters=parameters)


def _special(name: str, operator: Operator) -> Signature:
    """One of Python's operators; a reflected one is asked only when the left operand is not a tensor."""
    arguments = [a for a in operator.schema.arguments.positional if a.default is None]
    reflected = name in operator.native.reflected_operators
    returns = return_type(operator.schema.returns, "")
    if operator.is_inplace:
        returns = "Self"
    if len(arguments) == 1:
        return Signature((), returns)
    given = arguments[0 if reflected else 1]
    other = parameter_type(given.type, operator.takes_number(given.name))
    if reflected and len(other) > 1:
        other = tuple(t for t in other if t != "Tensor")
    return Signature((Parameter("other", other),), returns)


def _distinct(signatures: Sequence[Signature]) -> list[Signature]:
    """Without those that another accepts every call of; where results differ, the first one counts."""
    kept: list[Signature] = []
    for signature in signatures:
        if any(_covers(other, signature) for other in kept):
            continue
        kept = [
            other
            for other in kept
            if other.returns != signature.returns or not _covers(signature, other)
        ]
        kept.append(signature)
    return kept


def _covers(wide: Signature, narrow: Signature) -> bool:
    """Whether `wide` accepts every call that `narrow` accepts."""
    if any(p.variadic for p in (*wide.parameters, *narrow.parameters)):
        return wide.parameters == narrow.parameters
    own = {p.name: p for p in wide.parameters}
    positions = [p.name for p in wide.parameters if not p.keyword]
    for index, parameter in enumerate(p for p in narrow.parameters if not p.keyword):
        if positions[index : index + 1] != [parameter.name]:
            return False
    names = {p.name for p in narrow.parameters}
    if any(p.default is None and p.name not in names for p in wide.parameters):
        return False
    for parameter in narrow.parameters:
        other = own.get(parameter.name)
        if other is None or not accepts(other.type, parameter.type):
            return False
        if other.default is None and parameter.default is not None:
            return False
    return True
