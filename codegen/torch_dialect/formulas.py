"""Checks the C++ formulas of derivatives.yaml without compiling them.

Every name, member and call is looked up.  Kinds of values are inferred as far as schemas and headers allow, so that
``grad.sum().sice(0)`` is an error at ``sice`` and ``size.narrow(…)`` one at ``narrow``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeGuard

from ...schema.function_schema import Type
from ..cpp.syntax import (
    Binary,
    Braces,
    Call,
    Conditional,
    Expression,
    Index,
    Lambda,
    Literal,
    Member,
    Name,
    Unary,
    walk,
)
from ..derivatives.cpp_formula import CppFormula
from ..derivatives.names import output_names
from ..derivatives.slips import HINT_OF_SIGN, HINT_OF_TWICE, LONE_SIGN, given_twice, said_of
from ..derivatives.types import Automatic, DifferentiabilityInfo, ForwardGradient, Gradient
from ..diagnostics import Diagnostics, Location, nearest, suggest
from .catalogue import Catalogue
from .conversions import cannot_take
from .cpp_names import CONSTANTS, ENUMERATIONS, LOCALS, NAMESPACES, STD, TYPES
from .release import Signature

__all__ = ["check_formulas"]

UNKNOWN = ""
TENSOR = "Tensor"
_UNSAVED = {"sizes": "sym_sizes", "strides": "sym_strides"}
"""Members that a backward formula may not ask for, and what it says instead."""
_CONVERSIONS = frozenset(("static_cast", "const_cast", "reinterpret_cast"))


def check_formulas(
    infos: Iterable[DifferentiabilityInfo], catalogue: Catalogue, diagnostics: Diagnostics
) -> None:
    """Record what is wrong in the formulas of all entries."""
    seen: set[Location | None] = set()  # an operator that copies a view has the view's formulas

    def is_new(formula: object) -> TypeGuard[CppFormula]:
        if not isinstance(formula, CppFormula) or (where := formula.locate(0, 1)) in seen:
            return False
        seen.add(where)
        return True

    for info in infos:
        for gradient in info.gradients:
            if is_new(gradient.formula):
                _Backward(info, gradient, gradient.formula, catalogue, diagnostics).check()
        for tangent in info.forward:
            if is_new(tangent.formula):
                _Forward(info, tangent, tangent.formula, catalogue, diagnostics).check()
        for condition in info.output_differentiability:
            if is_new(condition):
                _Condition(info, condition, catalogue, diagnostics).check()


class _Checker:
    """Checks one formula."""

    def __init__(
        self,
        info: DifferentiabilityInfo,
        formula: CppFormula,
        catalogue: Catalogue,
        diagnostics: Diagnostics,
    ) -> None:
        self.info = info
        self.formula = formula
        self.catalogue = catalogue
        self.diagnostics = diagnostics
        self.function = info.function
        self.arguments = {a.name: a.type for a in self.function.func.arguments.all}
        self.outputs = dict(
            zip(
                output_names(self.function),
                (r.type for r in self.function.func.returns),
                strict=True,
            )
        )
        self.is_foreach = str(self.function.name).startswith("_foreach")
        self.bound: set[str] = set()

    def check(self) -> None:
        """Record what is wrong."""
        kind = self.kind(self.formula.tree)
        self.check_result(kind)

    def check_result(self, kind: str) -> None:
        """Record a value that is not what the line needs."""

    def values(self) -> Mapping[str, str]:
        """The kinds of what the formula may read."""
        raise NotImplementedError

    def report(
        self, code: str, message: str, start: int, end: int, hint: str | None = None
    ) -> None:
        where = self.formula.locate(start, end - start)
        self.diagnostics.error(code, message, where, hint)

    # -- kinds of values ---------------------------------------------------------------------------

    def kind(self, node: Expression) -> str:
        """The kind of a value, as far as it is known; what is wrong below it is recorded."""
        match node:
            case Literal(kind):
                return {"int": "int", "float": "double", "str": "str", "bool": "bool"}.get(kind, "")
            case Name():
                return self.value(node)
            case Call():
                return self.call(node)
            case Member():
                message = f"'{node.name}' is not called"
                hint = f"write {node.name}()"
                kind = self.kind(node.value)
                if kind in (TENSOR, "Tensor?"):
                    is_method = node.name in self.catalogue.methods
                else:
                    is_method = bool(kind) and node.name in self.catalogue.other_members
                if is_method:
                    self.report("GS902", message, node.name_start, node.end, hint)
                else:
                    self.member(node, kind)
                return UNKNOWN
            case Index(value, index):
                self.kind(index)
                kind = self.kind(value)
                return kind.removesuffix("[]") if kind.endswith("[]") else UNKNOWN
            case Unary("!", value):
                self.kind(value)
                return "bool"
            case Unary(operator, value):
                return self.unary(node, operator, self.kind(value))
            case Binary(operator, left, right):
                return self.operation(operator, self.single(left), self.single(right))
            case Conditional(condition, chosen, otherwise):
                self.kind(condition)
                kinds = {self.kind(chosen), self.kind(otherwise)}
                tuples = sorted(kind for kind in kinds if _tuple_size(kind) is not None)
                lengths = set(map(_tuple_size, tuples))
                if len(lengths) == 2:
                    sizes = " and ".join(str(_tuple_size(kind)) for kind in tuples)
                    message = f"one side gives {sizes.replace(' and ', ' values, the other ')}"
                    hint = "give as many on both sides"
                    self.report("GS421", message, chosen.start, otherwise.end, hint)
                if len(lengths) == 1 and kinds <= {*tuples, UNKNOWN}:
                    return tuples[0]  # both sides have one type
                return kinds.pop() if len(kinds) == 1 else UNKNOWN
            case Braces(type, items):
                if type is not None:
                    self.type_name(type)
                for item in items:
                    self.kind(item)
                return UNKNOWN if type is None else self.tuple_of(type, len(items))
            case Lambda(parameters, body):
                self.bound.update(parameters)
                for item in body:
                    self.kind(item)
        return UNKNOWN

    def unary(self, node: Unary, operator: str, kind: str) -> str:
        if operator == "*":
            if kind in _ARTICLES:
                message, hint = f"{_ARTICLES[kind]} is not a pointer", "remove the '*'"
                if self.formula.text[: node.start].endswith("*"):
                    message, hint = "C++ has no '**'", "write .pow(…)"
                self.report("GS902", message, node.start, node.start + 1, hint)
            return UNKNOWN
        if operator == "+" and kind == TENSOR:
            message = "a tensor has no unary '+'"
            self.report("GS902", message, node.start, node.start + 1, "is an operand missing?")
        elif operator in ("+", "-"):
            sign = self.formula.text.index(operator, node.start)  # brackets are before it
            if self.formula.text[sign + 1 : sign + 2].isspace():
                where = self.formula.locate(sign, 1)
                self.diagnostics.warning("GS807", LONE_SIGN, where, HINT_OF_SIGN)
        return UNKNOWN if operator == "&" else kind

    def single(self, node: Expression) -> str:
        """The kind of an operand, which is not a list outside of what is computed list by list."""
        kind = self.kind(node)
        if kind == "Tensor[]" and not self.is_foreach:
            message = "a list of tensors is not an operand"
            hint = "take one of them: grads[0]"
            if isinstance(node, Name) and node.last == "grads" and len(self.outputs) == 1:
                hint = "write grad"
            self.report("GS902", message, node.start, node.end, hint)
        return kind

    def operation(self, operator: str, left: str, right: str) -> str:
        if operator in ("&&", "||"):
            return "bool"
        if TENSOR in (left, right):
            return TENSOR
        if operator in ("==", "!=", "<", ">", "<=", ">="):
            return "bool" if left and right else UNKNOWN
        return left if left == right else UNKNOWN

    def value(self, node: Name) -> str:
        """A name that is not called."""
        if len(node.parts) > 1:
            self.qualified(node)
            return UNKNOWN
        name = node.parts[0]
        known = self.values()
        if name in known:
            return known[name]
        if name in self.bound or name in CONSTANTS or (name in LOCALS and self.is_local(name)):
            return UNKNOWN
        if name in TYPES:
            message = f"'{name}' is a type, and no value"
            self.report("GS403", message, node.offsets[0], node.offsets[0] + len(name))
            return UNKNOWN
        self.unknown(name, node.offsets[0])
        return UNKNOWN

    def is_local(self, name: str) -> bool:
        return name != "i" or self.is_foreach

    def unknown(self, name: str, offset: int) -> None:
        """Record a name that nothing has."""
        message = f"there is no '{name}'"
        if name in self.catalogue.callable:
            hint: str | None = f"'{name}' is a function: call it"
        elif name in _OF_PYTHON:
            hint = _OF_PYTHON[name]
        else:
            hint = self.explain(name) or suggest(
                name, (*self.values(), *CONSTANTS, "non_differentiable")
            )
        self.report("GS403", message, offset, offset + len(name), hint)

    def explain(self, name: str) -> str | None:
        """What to write instead of a name that belongs into other formulas."""
        return None

    # -- calls -------------------------------------------------------------------------------------

    def call(self, node: Call) -> str:
        function = node.function
        if isinstance(function, Member):
            return self.method(node, function)
        if not isinstance(function, Name):
            kind = self.kind(function)
            self.arguments_of(node)
            if kind in _ARTICLES:
                message = f"{_ARTICLES[kind]} is not a function"
                self.report(
                    "GS415", message, function.start, function.end, "leave the brackets out"
                )
            return UNKNOWN
        if len(function.parts) > 1:
            kinds = self.arguments_of(node)
            rows = self.qualified(function)
            if (made := self.tuple_of(function, len(kinds))) != UNKNOWN:
                return made
            return self.fitted(node, function.last, rows, function, kinds)
        name = function.parts[0]
        start = function.offsets[0]
        if name in _CONVERSIONS or name in TYPES:
            self.type_name(function)
            self.arguments_of(node)
            if name == TENSOR and len(node.arguments) > 1:
                message = f"a tensor is made of one value here, not of {len(node.arguments)}"
                self.report("GS415", message, start, start + len(name), "is this another function?")
            return self.kind_of_type(function)
        kinds = self.arguments_of(node)
        if name in self.bound or name in self.values():
            if name in self.values() and name not in self.catalogue.callable:
                message = f"'{name}' is not a function"
                self.report("GS415", message, start, start + len(name), "leave the brackets out")
                return UNKNOWN
            if name in self.bound:
                return UNKNOWN
        known = self.catalogue.callable.get(name)
        if known is None:
            hint: str | None
            if name in self.catalogue.methods:
                hint = f"'{name}' is a method of tensors: write x.{name}(…)"
            else:
                hint = suggest(name, (*self.catalogue.callable, *TYPES))
            message = f"there is no function '{name}'"
            self.report("GS403", message, start, start + len(name), hint)
            return UNKNOWN
        return self.fitted(node, name, known, function, kinds)

    def arguments_of(self, node: Call) -> list[str]:
        return [self.kind(argument) for argument in node.arguments]

    def fitted(
        self,
        node: Call,
        name: str,
        rows: tuple[Signature, ...],
        place: Name | Member,
        kinds: list[str],
    ) -> str:
        """What a call returns, recorded as a mistake where no overload takes so many arguments, or their types."""
        if not rows:
            return UNKNOWN
        count = len(node.arguments)
        fitting = [row for row in rows if row.takes(count)]
        if not fitting:
            self.misfit(name, rows, count, place)
            fitting = list(rows)
        elif (wrong := self.refused(fitting, kinds)) is not None:
            self.mistyped(name, fitting, kinds, node.arguments[wrong], wrong)
        else:
            if len({row.parameters for row in fitting}) == 1:
                self.check_masks(node, fitting[0])
            self.check_names(node, name, fitting)
        returned = {_kind(row.returns) for row in fitting}
        return returned.pop() if len(returned) == 1 else UNKNOWN

    def check_names(self, node: Call, name: str, rows: list[Signature]) -> None:
        """Warn of an argument that is given twice, and for another that is not given."""
        given = [
            a.parts[0] if isinstance(a, Name) and len(a.parts) == 1 else None
            for a in node.arguments
        ]
        if len({*given}) == len(given):
            return
        inner = (inner for argument in node.arguments for inner in walk(argument))
        mentioned = {part for value in inner if isinstance(value, Name) for part in value.parts}
        found = [given_twice(row.names, given, mentioned, self.values()) for row in rows]
        position = found[0]
        if position is not None and None not in found:
            wrong = node.arguments[position]
            message = said_of(name, rows[0].names[position], given[position] or "")
            where = self.formula.locate(wrong.start, wrong.end - wrong.start)
            self.diagnostics.warning("GS807", message, where, HINT_OF_TWICE)

    def misfit(
        self, name: str, rows: tuple[Signature, ...], count: int, place: Name | Member
    ) -> None:
        few = min(row.required for row in rows)
        many = max(len(row.parameters) for row in rows)
        takes = str(few) if few == many else f"{few} to {many}"
        message = f"'{name}' takes {takes} argument{'' if takes == '1' else 's'}, here are {count}"
        start = place.name_start if isinstance(place, Member) else place.offsets[-1]
        shown = " or ".join(f"({', '.join(row.parameters)})" for row in rows[:3])
        self.report("GS415", message, start, start + len(name), f"it takes {shown}")

    def refused(self, rows: list[Signature], kinds: list[str]) -> int | None:
        """The position of the argument because of which no overload takes the call; of several, that which comes furthest."""
        if self.is_foreach:
            return None  # its values are lists of what they are called with
        positions = [_first_refused(row, kinds) for row in rows]
        found = [position for position in positions if position is not None]
        return max(found) if len(found) == len(positions) else None

    def mistyped(
        self, name: str, rows: list[Signature], kinds: list[str], value: Expression, position: int
    ) -> None:
        wanted = dict.fromkeys(
            row.parameters[position] for row in rows if _first_refused(row, kinds) == position
        )
        message = (
            f"'{name}' takes {' or '.join(wanted)} here, and this is {_ARTICLES[kinds[position]]}"
        )
        shown = " or ".join(f"({', '.join(row.parameters)})" for row in rows[:3])
        self.report("GS415", message, value.start, value.end, f"it takes {shown}")

    def check_masks(self, node: Call, row: Signature) -> None:
        """Record ``grad_input_mask`` where a mask of another length is taken."""

    def method(self, node: Call, function: Member) -> str:
        mistakes = len(self.diagnostics)
        kind = self.kind(function.value)
        if len(self.diagnostics) > mistakes and isinstance(function.value, Name):
            self.arguments_of(node)  # of what nobody knows, no method is known either
            return UNKNOWN
        kinds = self.arguments_of(node)
        name = function.name
        if not self.member(function, kind):
            return UNKNOWN
        if kind in (TENSOR, "Tensor?"):
            rows = self.catalogue.methods.get(name, ())
            if kind == "Tensor?" and name in self.catalogue.other_members:
                return UNKNOWN
            return self.fitted(node, name, rows, function, kinds)
        if name in self.catalogue.methods and name not in self.catalogue.other_members:
            # Nothing but a tensor has it.
            return self.fitted(node, name, self.catalogue.methods[name], function, kinds)
        return UNKNOWN

    def member(self, node: Member, kind: str) -> bool:
        """Whether a value of a kind has a member; recorded where it has not."""
        name = node.name
        if kind == TENSOR:
            known: Iterable[str] = self.catalogue.methods
            what = "a tensor"
        elif kind and kind != "Tensor?":
            known, what = self.catalogue.other_members, f"a value of type {kind}"
        else:
            known, what = self.catalogue.members, "nothing"
        if name in known:
            if node.is_arrow and kind == TENSOR:
                message, hint = "a tensor is not a pointer", f"write .{name}"
                self.report("GS902", message, node.name_start, node.name_start + len(name), hint)
            return True
        if what == "nothing":
            message = f"nothing has a member '{name}'"
        else:
            message = f"{what} has no member '{name}'"
        hint2 = suggest(name, known)
        if kind == TENSOR and name in self.catalogue.callable:
            hint2 = f"'{name}' is a function: write {name}(…)"
        self.report("GS902", message, node.name_start, node.name_start + len(name), hint2)
        return False

    # -- names with namespaces ---------------------------------------------------------------------

    def tuple_of(self, node: Name, given: int) -> str:
        """The kind of what `std::tuple<…>` or `std::make_tuple` makes of so many values; unknown of other names."""
        types = ("Tensor",) * given
        if node.qualified == "std::tuple":
            types = tuple(self.formula.text[t.start : t.end] for t in node.template or ())
            if given not in (0, len(types)):
                message = f"a tuple of {len(types)} is made of {given} values"
                self.report("GS415", message, node.start, node.end, "give one for each type")
        elif node.qualified != "std::make_tuple":
            return UNKNOWN
        return f"std::tuple<{', '.join(types)}>" if types else UNKNOWN

    def qualified(self, node: Name) -> tuple[Signature, ...]:
        """The overloads that a name with namespaces stands for, where that is known."""
        parts, offsets = node.parts, node.offsets
        last, offset = parts[-1], offsets[-1]
        if node.template is not None:
            self.template(node)
        scope = parts[0]
        if scope in ENUMERATIONS or (len(parts) > 2 and parts[-2] in ENUMERATIONS):
            known: Iterable[str] = ENUMERATIONS[parts[-2]]
            if last not in known:
                message = f"'{parts[-2]}' has no '{last}'"
                self.report("GS403", message, offset, offset + len(last), suggest(last, known))
            return ()
        if scope not in NAMESPACES and scope not in TYPES:
            hint = suggest(scope, (*NAMESPACES, *ENUMERATIONS))
            message = f"there is no namespace '{scope}'"
            self.report("GS403", message, offsets[0], offsets[0] + len(scope), hint)
            return ()
        if len(parts) > 2:
            return self.inner(node)
        if scope == "std" and last not in STD:
            message = f"there is no 'std::{last}'"
            self.report("GS403", message, offset, offset + len(last), suggest(last, STD))
        elif scope == "at":
            if last in self.catalogue.functions:
                return self.catalogue.functions[last]
            if last not in self.catalogue.in_at:
                hint = suggest(last, self.catalogue.in_at)
                if last in self.catalogue.methods:
                    hint = f"'{last}' is a method of tensors only: write x.{last}(…)"
                self.report("GS403", f"there is no 'at::{last}'", offset, offset + len(last), hint)
        elif scope == "c10":
            self.nearly(last, offset, (*CONSTANTS, *TYPES))
        return ()

    def inner(self, node: Name) -> tuple[Signature, ...]:
        """A name in a namespace within a namespace: known well enough to see what is misspelt only."""
        for part, offset in zip(node.parts[1:-1], node.offsets[1:-1], strict=True):
            self.nearly(part, offset, (*NAMESPACES, *ENUMERATIONS))
        known = {k for f in self.catalogue.native for k in f.dispatch.values()}
        self.nearly(node.last, node.offsets[-1], (*known, "get_nested_tensor_impl"))
        return ()

    def nearly(self, name: str, offset: int, known: Iterable[str]) -> None:
        known = frozenset(known)
        if name not in known and (meant := nearest(name, known, 0.8)) is not None:
            message = f"there is no '{name}'"
            self.report("GS403", message, offset, offset + len(name), f"did you mean '{meant}'?")

    def type_name(self, node: Name) -> None:
        """Record types that do not exist."""
        if len(node.parts) > 1:
            self.qualified(node)
            return
        if node.template is not None:
            self.template(node)
        name = node.parts[0]
        if name not in TYPES and name not in _CONVERSIONS:
            message = f"there is no type '{name}'"
            self.report("GS403", message, node.offsets[0], node.end, suggest(name, TYPES))

    def template(self, node: Name) -> None:
        for argument in node.template or ():
            if isinstance(argument, Name):
                self.type_name(argument)

    def kind_of_type(self, node: Name) -> str:
        return _kind(node.last) if node.last in (TENSOR, "bool", "int", "double") else UNKNOWN


class _Backward(_Checker):
    def __init__(
        self,
        info: DifferentiabilityInfo,
        gradient: Gradient,
        formula: CppFormula,
        catalogue: Catalogue,
        diagnostics: Diagnostics,
    ) -> None:
        super().__init__(info, formula, catalogue, diagnostics)
        self.gradient = gradient
        returns = self.function.func.returns
        self._values = {
            **{name: _saved(type) for name, type in self.arguments.items()},
            **{name: _saved(type) for name, type in self.outputs.items()},
            "grad_input_mask": "std::array<bool>",
            "grads": "Tensor[]",
            "grad": TENSOR if returns and str(returns[0].type) == TENSOR else UNKNOWN,
            **{f"grad_{r.name}": _saved(r.type) for r in returns if r.name},
        }
        self._values.update({n: _saved(t) for n, t in self.arguments.items()})

    def values(self) -> Mapping[str, str]:
        return self._values

    def explain(self, name: str) -> str | None:
        if name[-2:] in ("_p", "_t") and name[:-2] in self.arguments:
            return f"write '{name[:-2]}': only forward formulas tell values from tangents"
        return None

    def check(self) -> None:
        for node in walk(self.formula.tree):
            if isinstance(node, Call) and isinstance(node.function, Member):
                self.check_saved(node, node.function)
        before = len(self.diagnostics)
        super().check()
        arrived = {
            "grad",
            "grads",
            *(f"grad_{r.name}" for r in self.function.func.returns if r.name),
        }
        read = {read.name for read in self.formula.reads}
        if not (arrived & read or len(self.diagnostics) > before or self.may_be_zero()):
            hint = "multiply by it, or write zeros_like(…) for a gradient that is always zero"
            text = self.formula.text
            self.report("GS422", "the formula does not read 'grad'", 0, len(text), hint)

    def may_be_zero(self) -> bool:
        """Whether the formula is ``zeros_like(self)``, or another call that makes a tensor of one thing, or by options."""
        tree = self.formula.tree
        if not (isinstance(tree, Call) and isinstance(tree.function, Name)):
            return False
        first = next(iter(tree.arguments), None)
        if isinstance(first, Literal) and first.kind == "str":
            return True  # that says why there is none
        rows = self.catalogue.callable.get(tree.function.last, ())
        types = {parameter.rstrip("?") for row in rows for parameter in row.parameters}
        return len(tree.arguments) < 2 or not types.isdisjoint(("TensorOptions", "Layout"))

    def check_saved(self, node: Call, member: Member) -> None:
        """Record sizes and strides that PyTorch's generator does not save."""
        name = member.name
        instead = _UNSAVED.get(name) if not node.arguments else None
        if name == "size" and len(node.arguments) == 1 and _is_number(node.arguments[0]):
            instead = "sym_size"
        start, end = member.name_start, member.name_start + len(name)
        if instead is not None:
            message = f"'{name}()' is not supported in the formula of a gradient"
            self.report("GS903", message, start, end, f"write {instead}")
        elif name == "sym_sizes" and not member.is_arrow and isinstance(member.value, Name):
            owner = member.value.last
            if str(self.arguments.get(owner)) == "Tensor?":
                message = f"'{owner}' may be missing, and has no sizes then"
                self.report("GS903", message, start, end, f"write {owner}->sym_sizes()")
        elif name == "sym_strides" and isinstance(member.value, Name):
            owner = member.value.last
            if owner in (*self.arguments, *self.outputs) and self.gradient.names != (owner,):
                message = f"the strides of '{owner}' are known only in a line of its own"
                hint = f"write the gradient of '{owner}' by itself: '{owner}: …'"
                self.report("GS903", message, start, end, hint)

    def check_masks(self, node: Call, row: Signature) -> None:
        for argument, type in zip(node.arguments, row.parameters, strict=False):
            size = _mask_size(type)
            have = len(self.gradient.names)
            if isinstance(argument, Name) and argument.parts == ("grad_input_mask",) and size:
                if size != have:
                    message = f"a mask of {size} is taken, and here are {have} gradients"
                    hint = "choose from it: {grad_input_mask[0], …}"
                    self.report("GS415", message, argument.start, argument.end, hint)

    def check_result(self, kind: str) -> None:
        names = self.gradient.names
        count = _tuple_size(kind)
        text = self.formula.text
        if count is not None and (count < len(names) or len(names) == 1):
            given = "one gradient" if count == 1 else f"{count} gradients"
            message = f"the formula gives {given} for {', '.join(names)}"
            hint = "take one with std::get<0>(…)" if len(names) == 1 else "give one for each"
            self.report("GS421", message, 0, len(text), hint)
        elif kind == TENSOR and len(names) > 1:
            message = f"the formula gives one gradient for {', '.join(names)}"
            self.report("GS421", message, 0, len(text), "write a line for each")
        elif kind in ("bool", "int", "double", "str"):
            message = f"the formula gives a value of type {kind}, not a gradient"
            self.report("GS421", message, 0, len(text), "a gradient is a tensor")


class _Forward(_Checker):
    def __init__(
        self,
        info: DifferentiabilityInfo,
        tangent: ForwardGradient,
        formula: CppFormula,
        catalogue: Catalogue,
        diagnostics: Diagnostics,
    ) -> None:
        super().__init__(info, formula, catalogue, diagnostics)
        self.tangent = tangent
        # What has a line with a mistake was meant to have a derivative.
        self.differentiable = {*info.differentiable_arguments, *info.mistaken}
        self._values = {}
        for name, type in self.arguments.items():
            self._values[name] = _saved(type)
            if type.is_tensor_like and name in self.differentiable:
                self._values[f"{name}_p"] = self._values[f"{name}_t"] = _saved(type)
        for name, type in self.outputs.items():
            self._values[name] = _saved(type)
        if "self" in self.arguments and info.function.func.name.name.inplace:
            self._values["original_self_p"] = self._values["original_self_t"] = TENSOR

    def values(self) -> Mapping[str, str]:
        return self._values

    def check(self) -> None:
        before = len(self.diagnostics)
        super().check()
        read = {read.name for read in self.formula.reads}
        tangents = {f"{name}_t" for name in (*self.differentiable, "original_self")}
        # A list of tensors is handed over with the tangents of its items.
        tangents |= {name for name, kind in self._values.items() if kind == "Tensor[]"}
        if not (tangents & read or len(self.diagnostics) > before):
            have = " or ".join(
                f"'{name}_t'" for name in self.arguments if name in self.differentiable
            )
            text = self.formula.text
            message = "a forward formula that reads no tangent"
            self.report("GS416", message, 0, len(text), f"it multiplies by {have}")

    def explain(self, name: str) -> str | None:
        if name in ("grad", "grads"):
            return "a forward formula computes the outputs' tangents from the arguments', 'self_t'"
        if name[-2:] in ("_p", "_t") and name[:-2] in self.arguments:
            return f"'{name[:-2]}' has no derivative here: write '{name[:-2]}'"
        return suggest(name, tuple(automatic.value for automatic in Automatic))


class _Condition(_Checker):
    def values(self) -> Mapping[str, str]:
        return {name: _saved(type) for name, type in self.arguments.items()}

    def explain(self, name: str) -> str | None:
        return None


_OF_PYTHON = {
    "grad_output": "the gradient of the output is called 'grad'",
    "grad_out": "the gradient of the output is called 'grad'",
    "None": "an undefined tensor is Tensor(), no gradient at all is non_differentiable",
    "True": "write true",
    "False": "write false",
    "torch": "call the operator as at::name(…), or as a method of a tensor",
    "np": "call the operator as at::name(…), or as a method of a tensor",
}
"""What a formula in Python would read, and how C++ says it."""
_OPTIONS = frozenset(("TensorOptions", "ScalarType", "Layout", "Device"))
_ARTICLES = {
    "Tensor": "a tensor",
    "Tensor?": "a tensor",
    "Tensor[]": "a list of tensors",
    "list": "a list",
    "int": "an int",
    "double": "a double",
    "bool": "a bool",
    "str": "a string",
    "Scalar": "a Scalar",
}


def _first_refused(row: Signature, kinds: list[str]) -> int | None:
    """The first argument that an overload surely does not take; behind a factory's options nothing is sure."""
    for position, (parameter, kind) in enumerate(zip(row.parameters, kinds, strict=False)):
        if parameter.rstrip("?") in _OPTIONS:
            return None
        if cannot_take(parameter, kind):
            return position
    return None


# -- kinds ------------------------------------------------------------------------------------------


def _saved(type: Type) -> str:
    """The kind of an argument or output in a formula, where a tensor that may be missing is one that is not defined."""
    text = str(type)
    if text in ("Tensor", "Tensor?", "Scalar", "bool", "str"):
        return text
    if text in ("int", "SymInt"):
        return "int"
    if text == "float":
        return "double"
    if text == "Tensor[]":
        return text
    if type.as_list is not None and not text.endswith("?"):
        return "list"
    return UNKNOWN


def _kind(returned: str) -> str:
    if returned in ("Tensor", "Tensor&", "autograd::Variable", "Variable"):
        return TENSOR
    if returned in ("std::vector<Tensor>", "variable_list", "TensorList"):
        return "Tensor[]"
    if returned.startswith("std::tuple<"):
        return returned
    return {"int64_t": "int", "bool": "bool", "double": "double"}.get(returned, UNKNOWN)


def _tuple_size(kind: str) -> int | None:
    if not kind.startswith("std::tuple<"):
        return None
    depth = 0
    count = 1
    for character in kind[len("std::tuple<") : -1]:
        depth += (character == "<") - (character == ">")
        count += character == "," and depth == 0
    return count


def _mask_size(type: str) -> int | None:
    prefix = "std::array<bool,"
    inner = type[len(prefix) : -1]
    return int(inner) if type.startswith(prefix) and inner.isdigit() else None


def _is_number(node: Expression) -> bool:
    if isinstance(node, Unary):
        return node.operator == "-" and _is_number(node.value)
    return isinstance(node, Literal) and node.kind == "int"
