"""The names that formulas may read, and the meaning of each."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..diagnostics import FILL_ME_IN, Diagnostics, Related, suggest
from ..model.types import NativeFunction
from ..project.memo import Memo
from .check import Checked, Flaw, Scope, check, check_linearity
from .formula import Formula, Read
from .helpers import Helper
from .operators import Overload, unknown_keyword
from .reads import Call
from .types import Expression, SavedAttribute
from .value_kinds import BOOL, Kind, fits, kind_of_type, list_of, tuple_of

__all__ = [
    "Library",
    "Names",
    "ReadsOfBackward",
    "ReadsOfForward",
    "gradient_names",
    "output_names",
]

BUILTINS = frozenset(
    ("abs", "all", "any", "bool", "complex", "enumerate", "float", "int", "isinstance", "len",
     "list", "max", "min", "range", "reversed", "sorted", "sum", "tuple", "zip")
)  # fmt: skip
"""Python's own functions that formulas may call; an operator of the same name goes first."""

MASK = ("needs_input_grad", "grad_input_mask")
_WHOLE = {
    "non_differentiable": "write 'argument: non_differentiable'",
    "must_not_require_grad": "write 'argument: must_not_require_grad'",
    "not_implemented": "write 'argument: not_implemented(\"why\")'",
    "auto_linear": "write 'result: auto_linear', for an output",
    "auto_element_wise": "write 'result: auto_element_wise', for an output",
}
"""Words that are all that a line says, and lines that say them."""
"""Which gradients of a common formula are needed: in Python formulas, and in PyTorch's."""


_ATTRIBUTE = re.compile(r"\w+\.(\w+)")
_ELSEWHERE = {
    **dict.fromkeys(("grad_output", "grad_out", "gradient", "dout", "upstream"), "grad"),
    **dict.fromkeys(("out", "output", "ret"), "result"),
}
"""What other programs call the gradient that arrived, and what was computed."""

_MODULES = frozenset(
    ("np", "numpy", "torch", "gradsmith", "gs", "math", "F", "scipy", "jnp", "jax")
)
"""Names that programs give to modules of functions: what else has an attribute is a misspelt tensor."""
WORD = re.compile(r"[A-Za-z_]\w*")


def _with_none(kind: Kind) -> Kind:
    """A list of gradients may have None among them."""
    if kind.name != "list" or kind.element is None:
        return kind
    return list_of(replace(kind.element, may_be_none=True))


@dataclass(frozen=True, slots=True)
class Library:
    """What formulas may call: helpers with known parameters, and further functions by name."""

    helpers: Mapping[str, Helper] = field(default_factory=dict)
    functions: Collection[str] = frozenset()
    overloads: Mapping[str, tuple[Overload, ...]] = field(default_factory=dict)
    """Of those functions, the operators whose arguments are known."""
    methods: Callable[[str], tuple[Overload, ...]] | None = None
    """The operators that are methods of tensors, by name; None where nothing is known of methods."""
    method_names: Callable[[], Sequence[str]] = tuple
    own: Mapping[str, tuple[Overload, ...]] = field(default_factory=dict)
    """Of a library, its own operators."""
    namespace: str = ""
    """By which a library's own operators may be called too."""
    unread: frozenset[str] = frozenset()
    """Operators whose own entries have mistakes: of a formula that names one, no kinds are known."""
    _facts: dict[str, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __contains__(self, name: str) -> bool:
        return name in self.helpers or name in self.functions or name in BUILTINS

    def facts_of(self, word: str) -> str:
        """All that is known of what a formula calls by a name; empty for nothing."""
        facts = self._facts.get(word)
        if facts is None:
            helper = self.helpers.get(word)
            schemas = [str(o.schema) for o in self.overloads.get(word) or ()]
            methods = [str(o) for o in self.methods(word)] if self.methods is not None else []
            row = "" if helper is None else f"{helper.annotations}{helper.returns}{helper}"
            known = row, schemas, methods, word in self.functions
            facts = self._facts[word] = repr(known) if any(known) else ""
        return facts

    def names(self) -> list[str]:
        """Everything that can be called."""
        return [*self.helpers, *self.functions, *BUILTINS]


def output_names(function: NativeFunction) -> tuple[str, ...]:
    """By which formulas know the outputs: the returns' names, or `result`, `result0`, ..."""
    returns = function.func.returns
    if len(returns) == 1:
        return (returns[0].name or "result",)
    return tuple(r.name or f"result{number}" for number, r in enumerate(returns))


def gradient_names(function: NativeFunction, outputs: Sequence[str]) -> dict[str, int | None]:
    """How formulas call the gradients that arrive, and the number of the output; None for all together.

    An argument goes before a gradient of the same name.
    """
    found: dict[str, int | None] = {"grads": None}
    if outputs:
        found["grad"] = 0
    for number, returned in enumerate(function.func.returns):
        if returned.name is not None:
            found[f"grad_{returned.name}"] = number
    arguments = {argument.name for argument in function.func.arguments.all}
    return {name: number for name, number in found.items() if name not in arguments}


@dataclass(frozen=True, slots=True)
class ReadsOfBackward:
    """What the reads of a backward formula mean."""

    saved: tuple[SavedAttribute, ...]
    gradients: frozenset[int]
    needs_input_grad: bool
    functions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReadsOfForward:
    """What the reads of a forward formula mean."""

    tangents: tuple[str, ...]
    primals: tuple[str, ...]
    results: tuple[str, ...]
    functions: tuple[str, ...]
    optional: tuple[str, ...] = ()
    """Of the tangents, those that only helpers read which take None for zero."""


class Names:
    """The arguments and outputs of one operator, and the functions beside them."""

    def __init__(
        self,
        function: NativeFunction,
        library: Library | None,
        diagnostics: Diagnostics,
        memo: Memo | None = None,
    ) -> None:
        self.function = function
        self.arguments = {a.name: a.type for a in function.func.arguments.all}
        self.outputs = output_names(function)
        self.library = library
        """None if functions are not known: every other name is taken for one of them."""
        self.diagnostics = diagnostics
        self.memo = memo

    def named_gradient(self, name: str) -> int | None:
        """The number of the output whose gradient is called `grad_<name of the return>`."""
        for number, returned in enumerate(self.function.func.returns):
            if returned.name is not None and name == f"grad_{returned.name}":
                return number
        return None

    def backward(self, expression: Expression, names: tuple[str, ...]) -> ReadsOfBackward:
        """Look up what the formula for the gradients of `names` reads."""
        saved: dict[SavedAttribute, None] = {}
        gradients: set[int] = set()
        functions: dict[str, None] = {}
        mask = False
        for read in expression.reads:
            if (argument := self.arguments.get(read.name)) is not None:
                attribute = read.attribute if argument.is_tensor_like else None
                saved[SavedAttribute(read.name, attribute, False)] = None
            elif read.name in self.outputs:
                saved[SavedAttribute(read.name, read.attribute, True)] = None
            elif read.name == "grad":
                gradients.add(0)
            elif read.name == "grads":
                self.check_index(expression, read, len(self.outputs), "output")
                every = range(len(self.outputs))
                gradients.update(every if read.index is None else (read.index,))
            elif (number := self.named_gradient(read.name)) is not None:
                gradients.add(number)
            elif read.name == MASK[self.library is None]:
                self.check_index(expression, read, len(names), "gradient in this line")
                mask = True
            elif self.library is None or read.name in self.library:
                functions[read.name] = None
            else:
                self.report_unknown(expression, read)
        whole = {s.name for s in saved if s.attribute is None}
        kept = tuple(s for s in saved if s.attribute is None or s.name not in whole)
        return ReadsOfBackward(kept, frozenset(gradients), mask, tuple(functions))

    def forward(self, expression: Expression, differentiable: Collection[str]) -> ReadsOfForward:
        """Look up what a forward formula reads."""
        tangents: dict[str, None] = {}
        primals: dict[str, None] = {}
        results: dict[str, None] = {}
        functions: dict[str, None] = {}
        for read in expression.reads:
            base, suffix = read.name[:-2], read.name[-2:]
            if (argument := self.arguments.get(read.name)) is not None:
                primals[read.name] = None
                if read.name in differentiable and argument.as_list is None:
                    message = f"'{read.name}' is ambiguous in a forward formula"
                    hint = f"write '{read.name}_p' for its value, '{read.name}_t' for its tangent"
                    self.report(expression, read, "GS416", message, hint)
            elif suffix in ("_p", "_t") and self.is_tensor(base):
                if suffix == "_t" and base not in differentiable and self.library is not None:
                    message = f"'{base}' has no derivative, and so no tangent '{read.name}'"
                    self.report(expression, read, "GS416", message, f"write '{base}'")
                (primals if suffix == "_p" else tangents)[base] = None
            elif read.name in self.outputs:
                results[read.name] = None
            elif read.name in ("grad", "grads") and self.library is not None:
                message = f"a forward formula has no '{read.name}'"
                hint = "it computes the outputs' tangents from the arguments' tangents, 'self_t'"
                self.report(expression, read, "GS416", message, hint)
            elif self.library is None or read.name in self.library:
                functions[read.name] = None
            else:
                self.report_unknown(expression, read, forward=True)
        optional = tuple(t for t in tangents if self.may_be_none(expression, f"{t}_t"))
        return ReadsOfForward(
            tuple(tangents), tuple(primals), tuple(results), tuple(functions), optional
        )

    def may_be_none(self, expression: Expression, name: str) -> bool:
        """Whether a formula only hands `name` on, to parameters of helpers that take None."""
        if not isinstance(expression, Formula) or self.library is None:
            return False
        helpers = self.library.helpers
        if not any(
            call.name in helpers and helpers[call.name].optional for call in expression.calls
        ):
            return False
        accepted = 0
        for node in ast.walk(expression.tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            helper = helpers.get(node.func.id)
            arguments = [(place, None, value) for place, value in enumerate(node.args)]
            named = [(None, keyword.arg, keyword.value) for keyword in node.keywords]
            for place, keyword, value in [*arguments, *named]:
                if helper is not None and isinstance(value, ast.Name) and value.id == name:
                    accepted += helper.parameter(place, keyword) in helper.optional
        return accepted == sum(read.name == name for read in expression.reads)

    def is_tensor(self, name: str) -> bool:
        """Whether there is an argument of that name that consists of tensors."""
        return name in self.arguments and self.arguments[name].is_tensor_like

    def check_index(self, expression: Expression, read: Read, count: int, noun: str) -> None:
        """Report `grads[i]` that is not one of `count`, counted from the first."""
        if read.index is not None and not 0 <= read.index < count:
            there = f"is one {noun}" if count == 1 else f"are {count} {noun}s"
            message = f"'{read.name}[{read.index}]' does not exist: there {there}, counted from 0"
            last = read.index + count if -count <= read.index < 0 else count - 1
            self.report(expression, read, "GS412", message, f"write '{read.name}[{last}]'")

    def check_kinds(
        self,
        formula: Formula,
        names: tuple[str, ...],
        tangents: Collection[str] | None = None,
        several: bool = False,
        is_wrong: bool = False,
    ) -> None:
        """Report values used as what they are not, and a result that is not what `names` need.

        `tangents` are the arguments that have one, in a forward formula; None in a backward one.  `several`
        says that the formulas of the entry read several gradients: then each may be None, as nothing may have
        arrived for its output.  `is_wrong` says that something is reported of the formula already: then only what
        is wrong elsewhere in it is.
        """
        if self.library is None or not self.library.unread.isdisjoint(WORD.findall(formula.text)):
            return
        key = f"{self.memo_key(formula, names, tangents)}{several}"
        if self.memo is not None and not is_wrong and self.memo.get("kinds", key):
            return
        values = (
            self.values_of_backward(names, several)
            if tangents is None
            else self.values_of_forward()
        )
        scope = replace(self.scope(values), by_element=self.function.is_by_element)
        scope = (
            replace(scope, gradients=frozenset(self.gradients()))
            if tangents is None
            else replace(scope, tangents=frozenset(f"{name}_t" for name in tangents))
        )
        tree = formula.tree
        found = check(formula.text, tree, scope)
        flaws = found.flaws
        if not flaws and not is_wrong:
            flaw = self.misfit(formula, found, names, forward=tangents is not None)
            flaw = flaw or check_linearity(formula.text, tree, scope)
            flaws = () if flaw is None else (flaw,)
            if flaw is None and self.memo is not None:
                self.memo.keep("kinds", key, True)
        said = {(i.location.line, i.location.column) for i in self.diagnostics.items if i.location}
        for flaw in flaws:
            where = formula.locate(flaw.offset, flaw.length)
            if not is_wrong or (where.line, where.column) not in said:
                self.diagnostics.error(flaw.code, flaw.message, where, flaw.hint)

    def check_condition(self, formula: Formula) -> None:
        """Report a condition that is not an answer: a function, or a tensor."""
        if self.library is None:
            return
        found = check(formula.text, formula.tree, self.scope(self.values_of_forward()))
        flaw = next(iter(found.flaws), None)
        if flaw is None and not (found.kind.is_number or found.kind.name == "any"):
            message = f"a condition is true or false, here is {found.kind}"
            hint = "write True, False, or a comparison of arguments between quotes"
            flaw = Flaw("GS411", message, hint, 0, len(formula.text))
        if flaw is not None:
            where = formula.locate(flaw.offset, flaw.length)
            self.diagnostics.error(flaw.code, flaw.message, where, flaw.hint)

    def scope(self, values: Mapping[str, Kind]) -> Scope:
        """What the names in a formula stand for, given what the operator's own do."""
        library = self.library
        assert library is not None
        return Scope(
            values,
            library.helpers,
            library.overloads,
            library.methods,
            library.method_names,
            library.functions,
            {library.namespace: library.own} if library.namespace else {},
        )

    def memo_key(
        self, formula: Formula, names: tuple[str, ...], tangents: Collection[str] | None
    ) -> str:
        """Everything that the kinds in a formula follow from."""
        library = self.library
        assert library is not None
        words = sorted(set(WORD.findall(formula.text)))
        called = [facts for word in words if (facts := library.facts_of(word))]
        known = library.methods is not None
        of_operator = str(self.function.func), names, tangents, self.function.is_by_element
        return repr((formula.text, *of_operator, known, library.namespace, called))

    def values_of_forward(self) -> dict[str, Kind]:
        """What a forward formula may read; a tangent that is missing is made zero, or handed to who takes None."""
        kinds = {name: kind_of_type(type) for name, type in self.arguments.items()}
        values = dict(kinds)
        for name, kind in kinds.items():
            if self.is_tensor(name):
                values[f"{name}_p"] = kind
                values[f"{name}_t"] = kind.surely
        values.update(zip(self.outputs, self.kinds_of_outputs(), strict=True))
        return values

    def values_of_backward(self, names: tuple[str, ...], several: bool) -> dict[str, Kind]:
        """What a backward formula may read; what it gives the only gradient of is there."""
        values = {name: kind_of_type(type) for name, type in self.arguments.items()}
        if len(names) == 1:
            values[names[0]] = values[names[0]].surely
        kinds = self.kinds_of_outputs()
        values.update(zip(self.outputs, kinds, strict=True))
        arriving = [replace(kind, may_be_none=several) for kind in kinds]
        for name, number in self.gradients().items():
            values[name] = tuple_of(tuple(arriving)) if number is None else arriving[number]
        if len(kinds) == 1 and kinds[0].name == "list":
            values["grads"] = list_of(replace(kinds[0].element or kinds[0], may_be_none=True))
        values[MASK[0]] = list_of(BOOL)
        return values

    def gradients(self) -> dict[str, int | None]:
        """The names of gradients, and the number of the output; None for all together."""
        return gradient_names(self.function, self.outputs)

    def gradient_read(self) -> str:
        """How a formula would read the gradients: ``'grad'``."""
        if "grad" in self.arguments:
            return "'grads[0]'"
        return "'grad'" if len(self.outputs) < 2 else "'grads[0]' or another of the gradients"

    def kinds_of_outputs(self) -> list[Kind]:
        """What the operator returns."""
        return [kind_of_type(returned.type) for returned in self.function.func.returns]

    def misfit(
        self, formula: Formula, found: Checked, names: tuple[str, ...], forward: bool
    ) -> Flaw | None:
        """Why the result of a formula is not what its line needs; None if it is."""
        noun = "tangent" if forward else "gradient"
        outputs = dict(zip(self.outputs, self.kinds_of_outputs(), strict=True))
        wanted = [
            outputs[name] if forward else kind_of_type(self.arguments[name]) for name in names
        ]

        def flaw(message: str, hint: str) -> Flaw:
            return Flaw("GS421", message, hint, 0, len(formula.text))

        given = found.kind
        if given.name == "any":
            return None
        parts = [given]
        is_list = given.name == "list" and wanted[0].name != "list"
        if len(names) == 1 and is_list and len(given.items or ()) < 2:
            message = f"the formula gives {given}, and not the {noun} of '{names[0]}'"
            return flaw(message, "leave the brackets or the comma out")
        if len(names) > 1 or (given.items is not None and wanted[0].name != "list"):
            if given.name != "list":
                message = (
                    f"the formula gives {given}, and not one {noun} for each of {', '.join(names)}"
                )
                return flaw(message, f"write a tuple of {len(names)} {noun}s, or a line for each")
            if given.items is None:
                parts = [given.element or given] * len(names)
            else:
                parts = list(given.items)
            if len(parts) != len(names):
                message = f"the formula gives {len(parts)} {noun}s for {', '.join(names)}"
                return flaw(message, f"give {len(names)}, in the order of the names")
        for name, kind, target in zip(names, parts, wanted, strict=True):
            if kind.name == "None" or fits(kind.surely, _with_none(target)):
                continue
            message = f"the {noun} of '{name}' is {_with_none(target)}, here is {kind}"
            if kind.is_number:
                return flaw(message, f"write 'zeros_like(…)' for a {noun} of zero")
            return flaw(message, f"give a {noun} like '{name}'")
        return None

    def check_calls(self, formula: Formula) -> None:
        """Report calls that do not fit the parameters of a helper, or of any overload."""
        if self.library is None:
            return
        for call in formula.calls:
            if call.name in self.arguments:
                continue
            if (helper := self.library.helpers.get(call.name)) is None:
                self.check_operator(formula, call)
            elif (reason := helper.misfit(call)) is not None:
                where, hint = formula.locate(call.offset, len(call.name)), None
                if (unknown := unknown_keyword(call, [helper])) is not None:
                    where = formula.keyword(call, unknown.name)
                    hint = suggest(unknown.name, unknown.near)
                self.diagnostics.error(
                    "GS415",
                    reason,
                    where,
                    hint=hint or f"it is defined as {helper}",
                    related=(Related("defined here", helper.location),),
                )

    def check_operator(self, formula: Formula, call: Call) -> None:
        """Report a call that no overload of an operator takes, by number or names of arguments."""
        overloads = self.library.overloads.get(call.name, ()) if self.library is not None else ()
        reasons = [overload.misfit(call) for overload in overloads]
        if not reasons or None in reasons:
            return
        what = (
            reasons[0]
            if len(set(reasons)) == 1
            else f"no overload of '{call.name}' takes this call"
        )
        shapes = " or ".join(dict.fromkeys(map(str, overloads)))
        where, hint = formula.locate(call.offset, len(call.name)), None
        if (unknown := unknown_keyword(call, overloads)) is not None:
            what, where = unknown.message, formula.keyword(call, unknown.name)
            hint = suggest(unknown.name, unknown.near)
        self.diagnostics.error("GS415", str(what), where, hint or f"it is called as {shapes}")

    def report(
        self, expression: Expression, read: Read, code: str, message: str, hint: str | None
    ) -> None:
        """Record a mistake at a name."""
        where = expression.locate(read.offset, len(read.name))
        self.diagnostics.error(code, message, where, hint)

    def report_unknown(self, expression: Expression, read: Read, forward: bool = False) -> None:
        """Record a name that nothing has."""
        name = read.name
        hint: str | None
        if name == FILL_ME_IN:
            hint = 'replace it with the formula, with non_differentiable, or with not_implemented("why")'
            self.report(expression, read, "GS805", "a formula is missing", hint)
            return
        if re.fullmatch("result[0-9]*", name):
            have = " and ".join(f"'{output}'" for output in self.outputs)
            message = f"there is no output '{name}'"
            hint = f"the outputs are called {have}" if have else "the operator returns nothing"
            self.report(expression, read, "GS412", message, hint)
            return
        if name == MASK[1]:
            hint = f"write '{MASK[0]}'"
        elif name in _WHOLE:
            hint = f"'{name}' is not part of a formula: {_WHOLE[name]}"
        elif name[-2:] in ("_p", "_t") and self.is_tensor(name[:-2]) and not forward:
            hint = f"write '{name[:-2]}': only forward formulas tell values from tangents"
        elif (
            name[-2:] in ("_p", "_t")
            and name[:-2] in self.arguments
            and not self.is_tensor(name[:-2])
        ):
            hint = f"write '{name[:-2]}': of type {self.arguments[name[:-2]]} it has no tangent"
        elif name.lower() in ("none", "null", "nothing"):
            hint = "write 'non_differentiable' where there is no gradient to speak of"
        elif (called := self.function_of(expression, read)) is not None:
            hint = f"write '{called}': operators and helpers are called by their names alone"
        elif self.is_method(name):
            hint = f"it is a method: write 'self.{name}(...)', of the tensor that is meant"
        elif name in _ELSEWHERE and self.outputs and not forward:
            several = len(self.function.func.returns) > 1
            gradient = "grads[0]" if several else "grad"
            meant = gradient if _ELSEWHERE[name] == "grad" else next(iter(self.outputs))
            hint = f"write '{meant}': so formulas call it"
        else:
            end = read.offset + len(name)
            is_called = expression.text[end:].lstrip().startswith("(")
            # A value is rather meant than a function, which may be as like the name.
            values = () if is_called else (*self.arguments, *self.outputs)
            hint = suggest(name, values) or suggest(name, self.known(forward))
            if hint is None and _ATTRIBUTE.match(expression.text, read.offset):
                hint = f"a formula cannot import '{name}': call it in a helper, and the helper here"
        self.report(expression, read, "GS403", f"there is no '{name}'", hint)

    def is_method(self, name: str) -> bool:
        """Whether tensors have a method of that name."""
        library = self.library
        return library is not None and library.methods is not None and bool(library.methods(name))

    def function_of(self, expression: Expression, read: Read) -> str | None:
        """What a formula asks a module for that formulas may call, as in `np.exp`; None where it is nothing such."""
        attribute = _ATTRIBUTE.match(expression.text, read.offset)
        if (
            read.name not in _MODULES
            or attribute is None
            or self.library is None
            or attribute[1] not in self.library
        ):
            return None
        return attribute[1]

    def known(self, forward: bool) -> Iterable[str]:
        """The names that a formula may read."""
        yield from self.arguments
        yield from self.outputs
        if forward:
            yield from (f"{name}{suffix}" for name in self.arguments for suffix in ("_p", "_t"))
            yield from ("auto_element_wise", "auto_linear")
        else:
            yield from ("non_differentiable", "must_not_require_grad", "not_implemented")
            yield from ("grad", "grads", MASK[0])
            yield from (f"grad_{r.name}" for r in self.function.func.returns if r.name)
        yield from self.library.names() if self.library is not None else ()
