"""Mutants: derivative formulas, and functions that they call, with one small mistake each.

A mutant that no check catches points to a formula that nothing tests, or to a part of one that nothing needs.  Mutants
that the generator would reject are not produced.
"""

from __future__ import annotations

import ast
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from ..derivatives.entries import Automatic, DifferentiabilityInfo, ForwardGradient, Gradient
from ..derivatives.formula import Formula
from ..derivatives.names import Names
from ..diagnostics import Diagnostics, Location
from ..emit.autograd_saved import is_list
from ..emit.files import derivative_modules
from ..model.operators import Operator
from ..pipeline import Model
from ..project.memo import Memo
from ..project.modules import SourceModules
from .batching import batching_edits
from .helpers import Edit, callers_of, helper_edits
from .mutations import Mutation, mutations, negation


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake in one formula, or in one function that formulas call."""

    where: str
    """``mul.Tensor: self`` for a formula, ``module.function`` for a helper."""
    kind: str
    """A key of `KINDS`."""
    location: Location
    change: str
    """``other.conj() -> other``."""
    before: str
    after: str
    """The formula, or the helper's lines, before and after."""
    operators: tuple[str, ...]
    """Those whose derivatives it changes, by name: some check of one of them must fail."""
    derivative: DifferentiabilityInfo | None = field(default=None, repr=False)
    """What the operator's derivatives are with the mistake in a formula."""
    edit: Edit | None = field(default=None, repr=False)
    """The function with the mistake in it."""
    is_of_rule: bool = False
    """Whether that is a batching rule, and not part of a derivative."""
    constants: tuple[str, ...] | None = None
    """The arguments whose gradients are not asked for, where it is not declared which; None where it is."""
    checks: tuple[str, ...] = ()
    """Which checks judge it; all of derivatives if none is named."""

    @property
    def places(self) -> tuple[str, ...]:
        """Where it is: in a formula, or in a helper and so in what the operators do that it serves, by name."""
        return (self.where,) if self.edit is None else (self.where, *self.edit.serves)

    @property
    def name(self) -> str:
        """By which exceptions know it; it does not change when lines move."""
        return f"{self.where}: {self.change}"

    @property
    def names(self) -> tuple[str, ...]:
        """That, and of a helper the name with its whole lines: ``dim -> dim + 1`` may be said of several."""
        if self.edit is None:
            return (self.name,)
        lines = " ".join(f"{self.before} -> {self.after}".split())
        return self.name, f"{self.where}: {lines}"

    def part(self, count: int) -> int:
        """Which of `count` parts it belongs to, from 1; mutants of one formula's operator stay together."""
        return zlib.crc32(self.where.partition(":")[0].encode()) % count + 1

    def __str__(self) -> str:
        lines = [f"{self.location}: {self.where}  ({self.kind}: {self.change})"]
        lines += [f"  - {line}" for line in self.before.splitlines()]
        lines += [f"  + {line}" for line in self.after.splitlines()]
        return "\n".join(lines)


def mutants_of(model: Model, helpers: bool = False, batching: bool = False) -> Iterator[Mutant]:
    """Every mutant of a project's formulas, or else of its `helpers` or `batching` rules, in the order of the files."""
    by_function = {o.native: o for o in model.operators}
    recorded = [
        info
        for function, info in model.derivatives.items()
        if info.function is function and by_function[function].has_autograd
    ]
    if helpers or batching:
        for edit in batching_edits(model) if batching else helper_edits(model, recorded):
            yield Mutant(
                edit.where,
                edit.kind,
                edit.location,
                edit.change,
                edit.before,
                edit.after,
                edit.operators,
                edit=edit,
                is_of_rule=batching,
            )
        return
    callers = callers_of(model, recorded)
    for info in recorded:
        operators = callers[str(info.function.name)]
        for gradient in info.gradients:
            for mutant in _of_gradient(info, gradient, model):
                yield replace(mutant, operators=operators)
        for variant, gradient in info.variants:
            for mutant in _of_gradient(variant, gradient, model):
                yield replace(mutant, operators=operators)
        if not info.function.is_view:  # a view's tangent is the view itself
            for forward in info.forward:
                yield from _of_forward(info, forward, model)


def planted(model: Model, operator: str, argument: str, text: str) -> Mutant:
    """The mutant whose formula for `argument` of `operator`, a name such as ``mul.Tensor``, is `text`.

    Raises ValueError if there is no such formula, or if the generator refuses the new one.
    """
    for info in model.derivatives.values():
        for gradient in info.gradients:
            formula = gradient.formula
            if str(info.function.name) != operator or argument not in gradient.names:
                continue
            changed = None
            if isinstance(formula, Formula):
                changed = _with_gradient(info, gradient, text, model)
            if changed is None or not isinstance(formula, Formula):
                raise ValueError(f"'{text}' cannot be the formula of '{argument}' in {operator}")
            mutation = Mutation("planted", 0, len(formula.text), formula.text, text)
            return _mutant(info, gradient.names, formula, mutation, changed)
    raise ValueError(f"there is no formula for '{argument}' of '{operator}'")


def exchanged(
    model: Model, info: DifferentiabilityInfo, names: tuple[str, ...], text: str
) -> Mutant | None:
    """`info` with another formula in the line of `names`; None if it has no such line, or the generator refuses it."""
    changed = None
    formula: object = None
    for gradient in info.gradients:
        if gradient.names == names and isinstance(gradient.formula, Formula):
            formula, changed = gradient.formula, _with_gradient(info, gradient, text, model)
    for forward in info.forward:
        if forward.outputs == names and isinstance(forward.formula, Formula):
            formula, changed = forward.formula, _with_forward(info, forward, text, model)
    if changed is None or not isinstance(formula, Formula):
        return None
    mutation = Mutation("exchanged", 0, len(formula.text), formula.text, text)
    return _mutant(info, names, formula, mutation, changed)


def added(
    model: Model, info: DifferentiabilityInfo, names: tuple[str, ...], text: str
) -> Mutant | None:
    """`info` with a forward formula for the outputs `names`, all that there are, where its tangents are derived by the generator.

    None if it has a formula of its own for one of them, or the generator refuses it.
    """
    if names != info.output_names or any(isinstance(f.formula, Formula) for f in info.forward):
        return None
    first = next((g for g in info.gradients if isinstance(g.formula, Formula)), None)
    if first is None:
        return None
    assert isinstance(first.formula, Formula)
    line = ForwardGradient(names, first.formula, location=first.location)
    changed = _with_forward(replace(info, forward=(line,)), line, text, model)
    if changed is None:
        return None
    mutation = Mutation("added", 0, len(first.formula.text), first.formula.text, text)
    return _mutant(info, names, first.formula, mutation, changed)


_OF_GRADIENTS = ("first_order", "immutable_gradients", "strides")
_OF_TANGENTS = ("forward_mode",)


def attached(
    info: DifferentiabilityInfo,
    names: tuple[str, ...],
    text: str,
    constants: tuple[str, ...],
    is_forward: bool,
) -> Mutant:
    """`info` as the derivatives of an operator that has others or none; `text` is its line of `names`.

    No gradient is asked for `constants`.  The checks that judge are those of the line itself: whether what it calls is
    differentiable in turn is another matter.
    """
    location = info.location or Location("derivatives.yaml", 1, 1)
    where = f"{info.function.name}: {', '.join(names)}"
    operators = (str(info.function.name),)
    return Mutant(
        where,
        "attached",
        location,
        text,
        "",
        text,
        operators,
        info,
        constants=constants,
        checks=_OF_TANGENTS if is_forward else _OF_GRADIENTS,
    )


def source_of(mutant: Mutant, model: Model) -> Mapping[str, object]:
    """What `gradsmith.testing.mutation` needs to put the mutant in place, as JSON has it."""
    namespace = model.project.namespace
    edit = mutant.edit
    request: dict[str, object] = {
        "operators": [f"{namespace}::{name}" for name in mutant.operators],
        **in_place_of(mutant.derivative, model),
        "functions": [] if edit is None else [[edit.module, edit.function, edit.source]],
    }
    if mutant.constants is not None:
        request["constants"] = mutant.constants
    if mutant.checks:
        request["checks"] = mutant.checks
    modules = SourceModules(model.project)
    if mutant.is_of_rule and edit is not None:
        package = model.project.kernels_package
        request["reached"] = [edit.module, *edit.statement]
        request["traced"] = [f"{package}.{m.name}" for m in modules.batching]
    elif edit is not None:
        package = model.project.formulas_package
        request["statement"] = [edit.module, *edit.statement]
        helpers = (*modules.helpers, *modules.array_helpers)
        request["helpers"] = [f"{package}.{m.name}" for m in helpers]
    return request


def in_place_of(derivative: DifferentiabilityInfo | None, model: Model) -> dict[str, object]:
    """The modules that put derivatives in place of the generated ones, and the operators that they are of."""
    package, namespace = model.project.package, model.project.namespace
    modules: dict[str, str] = {}
    touched: list[Operator] = []
    if derivative is not None:
        function = derivative.function
        touched = [
            replace(o, has_autograd=True) if o.native is function and not o.has_autograd else o
            for o in model.operators
            if o.native is function
            or ((found := model.derivatives.get(o.native)) and found.function is function)
        ]
        changed = replace(model, derivatives={o.native: derivative for o in touched})
        texts = derivative_modules(changed, touched, Memo())
        modules = {f"{package}.{name.replace('/', '.')}": text for name, text in texts.items()}
    return {"touched": [f"{namespace}::{o.name}" for o in touched], "modules": modules}


# -- formulas ---------------------------------------------------------------------------------------


def _of_gradient(info: DifferentiabilityInfo, gradient: Gradient, model: Model) -> Iterator[Mutant]:
    formula = gradient.formula
    if not isinstance(formula, Formula) or not _is_written(formula, info):
        return
    single = len(gradient.names) == 1 and not is_list(info, gradient.names[0])
    for mutation in _mutations(formula, kinds_of(info), single):
        changed = _with_gradient(info, gradient, mutation.apply(formula.text), model)
        if changed is not None:
            yield _mutant(info, gradient.names, formula, mutation, changed)


def _with_gradient(
    info: DifferentiabilityInfo, gradient: Gradient, text: str, model: Model
) -> DifferentiabilityInfo | None:
    """The derivatives with another formula; None if the generator would refuse it."""
    assert isinstance(gradient.formula, Formula)
    names = Names(info.function, model.library, Diagnostics())
    changed = _parsed(gradient.formula, text, names)
    if changed is None:
        return None
    reads = names.backward(changed, gradient.names)
    if names.diagnostics.has_errors or not reads.gradients:
        return None
    replacement = replace(
        gradient,
        formula=changed,
        saved=reads.saved,
        gradients_read=reads.gradients,
        reads_needs_input_grad=reads.needs_input_grad,
        functions=reads.functions,
    )
    gradients = tuple(replacement if g is gradient else g for g in info.gradients)
    return replace(info, gradients=gradients)


def _of_forward(
    info: DifferentiabilityInfo, forward: ForwardGradient, model: Model
) -> Iterator[Mutant]:
    formula = forward.formula
    differentiable = [name for g in info.gradients if g.is_differentiable for name in g.names]
    if formula is Automatic.element_wise and forward.location is not None:
        changed = replace(forward, formula=Automatic.linear, tangents=tuple(differentiable))
        text = Automatic.element_wise.value
        mutation = Mutation("automatic", 0, len(text), text, Automatic.linear.value)
        yield Mutant(
            f"{info.function.name}: {', '.join(forward.outputs)}",
            mutation.kind,
            forward.location,
            f"{mutation.before} -> {mutation.after}",
            mutation.before,
            mutation.after,
            (str(info.function.name),),
            replace(info, forward=(changed,)),
        )
    if not isinstance(formula, Formula) or not _is_written(formula, info):
        return
    for mutation in _mutations(formula, kinds_of(info), len(forward.outputs) == 1):
        derivative = _with_forward(info, forward, mutation.apply(formula.text), model)
        if derivative is not None:
            yield _mutant(info, forward.outputs, formula, mutation, derivative)


def _with_forward(
    info: DifferentiabilityInfo, forward: ForwardGradient, text: str, model: Model
) -> DifferentiabilityInfo | None:
    """The derivatives with another forward formula; None if the generator would refuse it."""
    assert isinstance(forward.formula, Formula)
    names = Names(info.function, model.library, Diagnostics())
    changed = _parsed(forward.formula, text, names)
    if changed is None:
        return None
    differentiable = [name for g in info.gradients if g.is_differentiable for name in g.names]
    reads = names.forward(changed, differentiable)
    if names.diagnostics.has_errors or not reads.tangents:
        return None
    replacement = replace(
        forward,
        formula=changed,
        tangents=reads.tangents,
        primals=reads.primals,
        results=reads.results,
        functions=reads.functions,
        optional=reads.optional,
    )
    return replace(info, forward=tuple(replacement if f is forward else f for f in info.forward))


def _is_written(formula: Formula, info: DifferentiabilityInfo) -> bool:
    """Whether it stands in its entry; some follow from an operator's being what it is."""
    return info.location is not None and formula.locate(0, 1).line > info.location.line


def _mutant(
    info: DifferentiabilityInfo,
    names: Iterable[str],
    formula: Formula,
    mutation: Mutation,
    derivative: DifferentiabilityInfo,
) -> Mutant:
    name = str(info.function.name)
    return Mutant(
        f"{name}: {', '.join(names)}",
        mutation.kind,
        formula.locate(mutation.start, mutation.end - mutation.start),
        f"{mutation.before} -> {mutation.after}",
        formula.text,
        mutation.apply(formula.text),
        (name,),
        derivative,
    )


def _mutations(formula: Formula, kinds: Mapping[str, str], single: bool) -> Iterator[Mutation]:
    if single:
        yield from negation(formula.tree, formula.text)
    yield from mutations(formula.tree, formula.text, kinds)


def _parsed(formula: Formula, text: str, names: Names) -> Formula | None:
    if ast.dump(ast.parse(text, mode="eval")) == ast.dump(ast.parse(formula.text, mode="eval")):
        return None
    changed = Formula.parse(text, formula.locate, names.diagnostics)
    if changed is not None:
        names.check_calls(changed)
    return changed


_OF_TYPES = {
    "Tensor": "tensor",
    "Tensor[]": "tensors",
    "Scalar": "number",
    "float": "number",
    "int": "int",
    "SymInt": "int",
    "bool": "flag",
}


def kinds_of(info: DifferentiabilityInfo) -> dict[str, str]:
    """The kinds of the names that formulas of an operator may read."""
    kinds: dict[str, str] = {}
    outputs = [name for name, r in zip(info.output_names, info.function.func.returns)]
    for argument in info.function.func.arguments.all:
        kind = _OF_TYPES.get(str(argument.type.without_optional), "")
        if kind == "tensor":
            kinds[f"{argument.name}_p"] = "value"
            kinds[f"{argument.name}_t"] = "tangent"
        if kind:
            kinds[argument.name] = kind
    for output in outputs:
        kinds[output] = "tensor"
        kinds[f"grad_{output}"] = "a gradient"
    kinds["grad"] = "the gradient"
    return kinds
