"""Verifies translated formulas numerically: each replaces our own, and the operator's checks run.

A formula that passes computes the same gradients or tangents as finite differences.  If one fails, either side may be
wrong.  Where we have no corresponding formula, because the operator is composite or our formulas are divided
differently, the translation becomes the operator's derivative.  Formulas that cannot be judged are listed with the
reason.
"""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ...schema.function_schema import SchemaKind
from ..derivatives.entries import load_derivatives
from ..derivatives.formula import Formula
from ..derivatives.types import (
    DEFAULT,
    DifferentiabilityInfo,
    Expression,
    Gradient,
)
from ..diagnostics import Diagnostics
from ..model.native_functions import NativeFunction
from ..mutation.mutants import Mutant, added, attached, exchanged
from ..mutation.run import Verdict, judge_all
from ..pipeline import Model
from ..yaml.loader import load
from .derivatives import Line

__all__ = ["Judged", "verify"]

_FAILED = "the generator refuses it"
DERIVED = "(derived by the generator)"
"""Stands for our forward formula where we have written none."""
COMPOSED = "(composed of other operators)"
"""Stands for our line where the operator is differentiable through what it calls, or without derivatives."""
OTHERWISE = "(in other lines)"
"""Stands for our line where ours are cut otherwise, or say that there is no gradient."""
_IS_COMPOSED = "GS417"
_ABSENT = re.compile(r"not_implemented\(")


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of a translated line."""

    line: Line
    names: tuple[str, ...]
    """Of the line; one of them where ours has a formula for each."""
    text: str
    ours: str
    verdict: str
    """``same`` text, ``agrees`` in all checks, ``differs``, ``refused`` by the generator, or ``unjudged``."""
    reason: str = ""


def verify(
    model: Model,
    lines: Iterable[Line],
    jobs: int = 1,
    timeout: float = 20.0,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Judged]:
    """A verdict for each line that is of an operator of the project, or for each part of it that ours has a line for."""
    placing = _Placing(model, lines)
    judged: list[Judged] = []
    waiting: list[tuple[Judged, Mutant]] = []
    for entry, mutant in placing.cases():
        if mutant is None:
            judged.append(entry)
        else:
            waiting.append((entry, mutant))
    verdicts = judge_all([mutant for _, mutant in waiting], model, jobs, timeout, progress)
    for (entry, _), verdict in zip(waiting, verdicts, strict=True):
        judged.append(_with_verdict(entry, verdict))
    return judged


def _with_verdict(entry: Judged, verdict: Verdict) -> Judged:
    if verdict.caught_by:
        reason = f"{verdict.caught_by}: {verdict.reason}"
        return replace(entry, verdict="differs", reason=reason)
    if verdict.reason == "every check passes":
        return replace(entry, verdict="agrees")
    return replace(entry, verdict="unjudged", reason=verdict.reason)


_Case = tuple[Judged, Mutant | None]
"""A line with its verdict, or with what the checks are to judge."""


class _Placing:
    """Finds for each line the place in our derivatives that it can be judged in."""

    def __init__(self, model: Model, lines: Iterable[Line]) -> None:
        self.model = model
        self.functions = {str(function.name): function for function in model.functions}
        self.lines = [line for line in lines if line.operator in self.functions]
        self.gradients: dict[str, dict[tuple[str, ...], str]] = defaultdict(dict)
        """By operator the text of each of their lines for gradients."""
        for line in self.lines:
            if not line.is_forward and line.key == DEFAULT and line.text:
                self.gradients[line.operator][line.names] = line.text

    def cases(self) -> Iterator[_Case]:
        for line in self.lines:
            if line.is_formula:
                yield from self.of_line(line)

    def of_line(self, line: Line) -> Iterator[_Case]:
        """The cases of one line; those of lists and of in-place variants are the functional operator's."""
        if not line.text:
            yield _unjudged(line, f"not translated: {line.reason}")
            return
        if line.key != DEFAULT:
            yield _unjudged(line, f"of the dispatch key {line.key}")
            return
        function = self.functional(self.functions[line.operator])
        if function is not self.functions[line.operator]:
            line = replace(line, text=_functional_text(line.text))
        numbers: list[str] = []
        if function.of_lists:
            single = self.functions[str(function.alias_of)]
            line, numbers = _of_each(line, function, single)
            function = single
        elif "for i in range(" in line.text:
            yield _unjudged(line, "over lists, for which ours calls no one operator")
            return
        info = self.model.derivatives.get(function)
        if info is None:
            yield self.of_composition(line, function)
            return
        for names, text in _parts(line, info):
            entry, mutant = self.of_part(line, info, names, text)
            if mutant is not None and numbers:
                mutant = replace(mutant, constants=(*_constants(info.gradients), *numbers))
            yield entry, mutant

    def functional(self, function: NativeFunction) -> NativeFunction:
        """The operator whose derivatives an in-place variant has; any other is its own."""
        info = self.model.derivatives.get(function)
        if info is not None:
            return info.function
        if function.kind is not SchemaKind.inplace:
            return function
        base, dot, overload = str(function.name).partition(".")
        return self.functions.get(f"{base.removesuffix('_')}{dot}{overload}", function)

    def of_part(
        self, line: Line, info: DifferentiabilityInfo, names: tuple[str, ...], text: str
    ) -> _Case:
        """A line in the place of ours; where ours has none for these names, beside the others."""
        ours = _ours(info, names)
        if ours is not None:
            entry = Judged(line, names, text, ours, "same")
            if _same(ours, text):
                return entry, None
            mutant = exchanged(self.model, info, names, text)
            if mutant is None and _ABSENT.match(text):
                return _unjudged(line, "not implemented there; ours is")
            if mutant is None:
                return replace(entry, verdict="refused", reason=_FAILED), None
            return entry, mutant
        if _ABSENT.match(text):
            return _unjudged(line, "not implemented there")
        if line.is_forward:
            mutant = added(self.model, info, names, text)
            if mutant is not None:
                return Judged(line, names, text, DERIVED, "agrees"), mutant
        entry = Judged(line, names, text, OTHERWISE, "agrees")
        found = self.beside(info, names, text, line.is_forward)
        return (entry, found) if isinstance(found, Mutant) else _unjudged(line, found)

    def beside(
        self, info: DifferentiabilityInfo, names: tuple[str, ...], text: str, is_forward: bool
    ) -> Mutant | str:
        """`info` with a line for names that it has no such line for, or why it cannot be there."""
        if text == "None":  # no gradient, which differences must find, too
            return attached(info, names, text, _constants(info.gradients, but=names), False)
        gradients = {
            g.names: g.formula.text
            for g in info.gradients
            if is_forward and isinstance(g.formula, Formula)
        }
        loaded = self.loaded(info.function, {names: text}, gradients)
        if isinstance(loaded, str):
            return loaded
        if is_forward:
            outputs = _only(info, names)
            changed = replace(info, forward=loaded.forward, output_differentiability=outputs)
            return attached(changed, names, text, _constants(info.gradients), True)
        left = tuple(g for g in info.gradients if not {*g.names} & {*names})
        gradients_now = (*left, *loaded.gradients)
        named = {name for g in gradients_now for name in g.names}
        if lost := [n for g in info.gradients for n in g.names if n not in named]:
            return f"ours computes the gradient of '{lost[0]}' with it"
        changed = replace(info, gradients=gradients_now, node=info.node or loaded.node)
        return attached(changed, names, text, _constants(gradients_now), False)

    def of_composition(self, line: Line, function: NativeFunction) -> _Case:
        """A line as derivative of an operator that has none; a forward one with theirs for the gradients."""
        if _ABSENT.match(line.text):
            return _unjudged(line, "not implemented there")
        theirs = {
            names: _functional_text(text)
            for names, text in self.gradients[line.operator].items()
            if not _ABSENT.match(text)
            and text not in ("non_differentiable", "must_not_require_grad")
        }
        loaded = self.loaded(function, {line.names: line.text}, theirs if line.is_forward else {})
        if isinstance(loaded, str):
            return _unjudged(line, loaded)
        arguments = function.func.arguments.all
        recorded = {name for g in loaded.gradients for name in g.names}
        constants = tuple(a.name for a in arguments if a.name not in recorded)
        if line.is_forward:
            outputs = _only(loaded, line.names)
            loaded = replace(loaded, output_differentiability=outputs)
        mutant = attached(loaded, line.names, line.text, constants, line.is_forward)
        return Judged(line, line.names, line.text, COMPOSED, "agrees"), mutant

    def loaded(
        self,
        function: NativeFunction,
        line: Mapping[tuple[str, ...], str],
        others: Mapping[tuple[str, ...], str],
    ) -> DifferentiabilityInfo | str:
        """An entry of these lines for `function`, or the first mistake in it."""
        rows = [f"- name: {function.func}\n"]
        for names, text in {**others, **line}.items():
            rows.append(f"  {', '.join(names)}: {json.dumps(text)}\n")
        diagnostics = Diagnostics()
        node = load("".join(rows), "derivatives.yaml", diagnostics)
        infos = load_derivatives(node, [function], diagnostics, self.model.library)
        mistakes = [d.message for d in diagnostics.items if d.code != _IS_COMPOSED]
        return mistakes[0] if mistakes else infos[0]


def _unjudged(line: Line, reason: str) -> _Case:
    return Judged(line, line.names, line.text, "", "unjudged", reason), None


def _functional_text(text: str) -> str:
    """A formula of an in-place variant as one of its functional operator: what stood there before is its argument."""
    return re.sub(r"\boriginal_self(_[pt])\b", r"self\1", text)


def _of_each(
    line: Line, function: NativeFunction, single: NativeFunction
) -> tuple[Line, list[str]]:
    """A line of an operator over lists as one of the operator that is called for each of their tensors.

    With it that operator's tensors for which the one over lists has numbers: those have no gradient.
    """
    body = ast.parse(line.text, mode="eval").body
    if isinstance(body, ast.ListComp):
        body = body.elt
    called = {"grads": "grad"}
    read = dict(called)
    numbers = []
    for own, other in zip(function.func.arguments.all, single.func.arguments.all):
        called[own.name] = read[own.name] = other.name
        if other.type.is_tensor_like and not own.type.is_tensor_like:
            numbers.append(other.name)
            read[own.name] += "_p" if line.is_forward else ""
    text = ast.unparse(_Each(read).visit(body))
    names = tuple(called.get(name, name) for name in line.names)
    return replace(line, names=names, text=text), numbers


class _Each(ast.NodeTransformer):
    """``self[i]`` is ``self``."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        is_item = isinstance(node.slice, ast.Name) and node.slice.id == "i"
        return self.visit(node.value) if is_item else self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.Name:
        base, mark = node.id, ""
        if base not in self.names and base[-2:] in ("_p", "_t"):
            base, mark = base[:-2], base[-2:]
        return ast.Name(self.names.get(base, base) + mark)


def _constants(gradients: Iterable[Gradient], but: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The arguments without a formula."""
    without = [g for g in gradients if not isinstance(g.formula, Formula)]
    return tuple(name for g in without for name in g.names if name not in but)


def _only(info: DifferentiabilityInfo, names: tuple[str, ...]) -> tuple[bool | Expression, ...]:
    """The differentiability of outputs if only those called `names` carried a gradient."""
    known = zip(info.output_names, info.output_differentiability, strict=True)
    return tuple(found if name in names else False for name, found in known)


def _parts(line: Line, info: DifferentiabilityInfo) -> Iterator[tuple[tuple[str, ...], str]]:
    """The line, or where it gives a tuple and ours has a line for each name, the parts of it."""
    tree = ast.parse(line.text, mode="eval").body
    is_whole = _ours(info, line.names) is not None or len(line.names) == 1
    if is_whole or not isinstance(tree, ast.Tuple) or len(tree.elts) != len(line.names):
        yield line.names, line.text
        return
    for name, element in zip(line.names, tree.elts, strict=True):
        yield (name,), ast.unparse(element)


def _ours(info: DifferentiabilityInfo, names: tuple[str, ...]) -> str | None:
    """Our formula for the line of `names`; None where there is none, or no expression."""
    found = [g.formula for g in info.gradients if g.names == names]
    found += [f.formula for f in info.forward if f.outputs == names]  # type: ignore[misc]
    formula = found[0] if found else None
    return formula.text if isinstance(formula, Formula) else None


def _same(one: str, other: str) -> bool:
    return ast.dump(ast.parse(one, mode="eval")) == ast.dump(ast.parse(other, mode="eval"))
