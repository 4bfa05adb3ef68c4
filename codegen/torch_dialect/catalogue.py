"""What C++ formulas may call: PyTorch's operators by their C++ names, and its helpers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ...schema.cached import cached_property
from ...schema.function_schema import FunctionSchema
from ..cpp.headers import declarations
from ..derivatives.cpp_formula import WRAPPERS
from ..model.native_functions import NativeFunction
from ..model.types import Variant
from .cpp_names import CONSTANTS, MEMBERS, TYPES
from .release import Release, Signature

__all__ = ["Catalogue", "cpp_name", "helpers_of_header"]

_REPLACED = {name: (Signature("", ("Tensor",), 1),) for name in WRAPPERS}
"""Functions that PyTorch's generator replaces by what it saves before a compiler sees them."""

Signatures = Mapping[str, tuple[Signature, ...]]


@dataclass(frozen=True)
class Catalogue:
    """Operators of a file, and everything besides."""

    native: tuple[NativeFunction, ...]
    release: Release
    extra: Signatures
    """Helpers that a header beside the YAML files declares."""
    unread: frozenset[str] = frozenset()
    """Operators that are declared with a mistake, of which nothing else is known."""

    @cached_property
    def functions(self) -> Signatures:
        """Operators as functions of ``at``."""
        return _table(self.native, Variant.function) | self._unread

    @cached_property
    def methods(self) -> Signatures:
        """Operators as members of a tensor, and what a tensor has besides."""
        table = dict(self.release.members)
        for name, rows in _table(self.native, Variant.method).items():
            table[name] = (*table.get(name, ()), *rows)
        table.update(self._unread)
        table["sym_blocksize"] = (Signature("", (), 0),)  # replaced like those functions
        return table

    @property
    def _unread(self) -> dict[str, tuple[Signature, ...]]:
        """What may have overloads that nobody knows."""
        unknown = self.unread.difference(str(function.name) for function in self.native)
        return {name.partition(".")[0]: () for name in unknown}

    @cached_property
    def helpers(self) -> Signatures:
        """Functions that formulas call by their bare names and that are not operators."""
        return {**_REPLACED, **self.release.helpers, **self.extra}

    @cached_property
    def callable(self) -> Mapping[str, tuple[Signature, ...]]:
        """Everything that can be called by its bare name."""
        table = dict(self.functions)
        for name, rows in self.helpers.items():
            table[name] = (*table.get(name, ()), *rows)
        return table

    @cached_property
    def in_at(self) -> frozenset[str]:
        """Everything in the namespace ``at``."""
        return frozenset((*self.functions, *self.release.functions, *CONSTANTS, *TYPES))

    @cached_property
    def other_members(self) -> frozenset[str]:
        """What values that are not tensors may have."""
        return self.release.other_members | MEMBERS

    @cached_property
    def members(self) -> frozenset[str]:
        """What any value may have."""
        return self.other_members | self.methods.keys()


def cpp_name(func: FunctionSchema) -> str:
    """What C++ calls an operator: ``add``, ``add_``, ``add_out``."""
    name = str(func.name.name)
    return f"{name}_out" if func.arguments.out else name


def _table(native: Iterable[NativeFunction], variant: Variant) -> dict[str, tuple[Signature, ...]]:
    table: dict[str, list[Signature]] = {}
    for function in native:
        if variant in function.variants:
            for name, signature in _signatures(function, variant is Variant.method):
                table.setdefault(name, []).append(signature)
    return {name: tuple(dict.fromkeys(rows)) for name, rows in table.items()}


def _signatures(function: NativeFunction, is_method: bool) -> Iterator[tuple[str, Signature]]:
    func = function.func
    own = func.arguments.self_argument if is_method else None
    arguments = [a for a in func.arguments.non_out if a is not own]
    outs = func.arguments.out
    bare = set(function.cpp_no_default_args)
    required = [a for a in arguments if a.default is None or a.name in bare]
    returns = _returned(func)
    types = [str(a.type) for a in arguments]
    # Four arguments of a factory may be one, `TensorOptions`.
    fewest = len(required)
    options = func.arguments.tensor_options
    if options:
        wanted = [a for a in options if a in required]
        fewest -= max(len(wanted) - 1, 0)
    names = [cpp_name(func)]
    if any(a.type.is_like("SymInt") for a in func.arguments.all):
        names.append(f"{names[0]}_symint")
    signature = Signature(
        returns,
        (*types, *(str(a.type) for a in outs)),
        fewest + len(outs),
        names=tuple(a.name for a in (*arguments, *outs)),
    )
    for name in names:
        yield name, signature
        if outs:
            yield name.replace("_out", "_outf", 1), replace(
                signature, required=len(signature.parameters)
            )


def _returned(func: FunctionSchema) -> str:
    """The C++ type of what an operator returns, as `Signature` spells it."""
    types = [_CPP.get(str(r.type), "") for r in func.returns]
    if len(types) == 1:
        return types[0]
    return f"std::tuple<{','.join(types)}>" if types else "void"


_CPP = {
    "Tensor": "Tensor",
    "Tensor[]": "std::vector<Tensor>",
    "int": "int64_t",
    "SymInt": "SymInt",
    "bool": "bool",
    "float": "double",
    "Scalar": "Scalar",
}


def helpers_of_header(text: str) -> dict[str, tuple[Signature, ...]]:
    """The functions that a header like ``FunctionsManual.h`` declares."""
    table: dict[str, list[Signature]] = {}
    for d in declarations(text):
        if not d.is_member:
            row = Signature(d.returns, d.parameters, d.required, d.is_open)
            table.setdefault(d.name, []).append(row)
    return {name: tuple(rows) for name, rows in table.items()}
