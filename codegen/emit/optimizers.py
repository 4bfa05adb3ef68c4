"""Emits the classes of optimizers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..model.optimizer_names import known_to_optimizers
from ..model.optimizers import COMPLEX, TENSORS, Optimizer, StateItem
from ..project.memo import Memo
from .layout import lay_out
from .optimizer_kernels import Kernel, array_kernel, list_kernel
from .outputs import IMPORTS, with_imports
from .python_source import docstring, generated_from, init_head, quoted
from .render import render

__all__ = ["optimizers_file"]


@dataclass(frozen=True, slots=True)
class Step:
    """A form of a step, a static method."""

    head: str
    doc: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StepFunction:
    """A function that takes one step over lists."""

    name: str
    head: str
    options: str
    """The options as a group of parameters holds them, a dict."""
    lists: str
    """The lists by the names that the state has for what is in them, a dict."""
    of_kernel: str
    """The definition of the function that PyTorch's fused kernel is; empty where it has none."""


@dataclass(frozen=True, slots=True)
class OptimizerSource:
    """A class, in pieces that its template puts together."""

    name: str
    base: str
    doc: str
    head: str
    """The definition of ``__init__``."""
    may_be_tensors: tuple[str, ...]
    """Arguments that are numbers, or tensors with one."""
    checks: tuple[tuple[str, str], ...]
    base_call: str
    """What the base's constructor is given behind the parameters."""
    has_rule: bool
    """Whether the state and the step are its own."""
    tensors: tuple[str, ...]
    numbers: tuple[str, ...]
    attributes: tuple[tuple[str, str], ...]
    """What else the class says of its step."""
    first_reads: tuple[str, ...]
    state: tuple[StateItem, ...]
    reads: tuple[str, ...]
    steps: tuple[Step, ...]
    """The forms of one step."""
    function: StepFunction | None

    @property
    def returned(self) -> str:
        """The numbers of the state after a step, as a tuple."""
        return f"{self.numbers[0]}," if len(self.numbers) == 1 else ", ".join(self.numbers)


@dataclass(frozen=True, slots=True)
class OptimizersFile:
    """The context of ``optimizers.py.jinja``."""

    header: str
    imports: str
    optimizers: tuple[OptimizerSource, ...]
    names: tuple[str, ...]


def optimizers_file(optimizers: Sequence[Optimizer], yaml: str, memo: Memo) -> dict[str, str]:
    """Text by path below the output folder."""
    if not optimizers:
        return {}
    known = known_to_optimizers()
    by_name = {optimizer.name: optimizer for optimizer in optimizers}
    sources = tuple(_source(optimizer, by_name, known.to_numbers) for optimizer in optimizers)
    functions = (o.function for o in optimizers if o.function)
    names = tuple(sorted({*by_name, *functions}))
    header = generated_from(yaml)
    imported = {
        "collections.abc": ["Mapping", "Sequence"],
        "typing": ["Any"],
        "gradsmith.core.tensor": ["Tensor"],
        "gradsmith.optim": ["over_arrays", "over_lists"],
        "gradsmith.optim.declared": ["DeclaredOptimizer", "require_number", "step_over_lists"],
        "gradsmith.optim.first_values": list(known.first_values),
        "gradsmith.optim.optimizer": ["Parameters"],
    }
    text = render("optimizers.py", OptimizersFile(header, IMPORTS, sources, names))
    return {"optimizers.py": lay_out(with_imports(text, imported), memo)}


def _source(
    optimizer: Optimizer, by_name: Mapping[str, Optimizer], to_numbers: Sequence[str]
) -> OptimizerSource:
    names = [a.name for a in optimizer.arguments]
    given = [f"{quoted(name)}: {name}" for name in optimizer.groups]
    base_call = f"{{{', '.join(given)}}}"
    if optimizer.base:
        keywords = [f"{name}={name}" for name in names]
        base_call = ", ".join([*keywords, *(f"{name}={value}" for name, value in optimizer.fixed)])
    tensors = tuple(s.name for s in optimizer.state if s.is_tensor)
    numbers = tuple(s.name for s in optimizer.state if not s.is_tensor)
    first = " ".join(f"{s.first} {s.when}" for s in optimizer.state)
    attributes = {
        "begins_at_once": optimizer.begins_at_once,
        "is_whole": optimizer.is_whole,
        "needs_matrices": optimizer.needs_matrices,
        "refuses_complex": optimizer.refuses == COMPLEX,
        "refuses_tensors_over_lists": optimizer.refuses == TENSORS,
        "needs_sparse": optimizer.needs_sparse,
        "steps_rows": optimizer.steps_rows,
    }
    steps = [_loop(optimizer, [*numbers, *tensors])]
    found = [(name, "True") for name, is_set in attributes.items() if is_set]
    if optimizer.update and not optimizer.is_whole and not optimizer.needs_sparse:
        kernel = array_kernel(optimizer, to_numbers)
        steps.append(_fused(kernel, [*numbers, *tensors]))
        steps.append(_foreach(list_kernel(optimizer, to_numbers), [*numbers, *tensors]))
        found.append(("scratch", str(kernel.scratch)))
    return OptimizerSource(
        optimizer.name,
        optimizer.base or "DeclaredOptimizer",
        docstring(optimizer.doc, 4),
        _head(optimizer),
        tuple(a.name for a in optimizer.arguments if "Tensor" in a.annotation.split(" | ")),
        tuple((condition, quoted(message)) for condition, message in optimizer.checks),
        base_call,
        bool(optimizer.update),
        tensors,
        numbers,
        tuple(found),
        tuple(n for n in names if n in _words(first)),
        optimizer.state,
        optimizer.reads,
        tuple(steps),
        _function(optimizer, by_name) if optimizer.function else None,
    )


_HOW = ("foreach", "maximize", "capturable", "differentiable", "fused")
"""Options that say how a step is taken, which every rule has."""
_ACCEPTED = ("grad_scale: Tensor | None", "found_inf: Tensor | None")


def _function(optimizer: Optimizer, by_name: Mapping[str, Optimizer]) -> StepFunction:
    """What a step over lists is given: the lists, and by name the options that the rule reads."""
    rule = by_name[optimizer.base] if optimizer.base else optimizer
    parts = dict(rule.parts)
    fixed = dict(optimizer.fixed)
    required: list[str] = []
    optional: list[str] = []
    options: list[str] = []
    for argument in rule.arguments:
        name = argument.name
        if name not in rule.reads and name not in _HOW:
            continue
        if name in fixed:
            options.append(f"{quoted(name)}: {fixed[name]}")
        elif name in parts:
            required += [f"{item}: Any" for item in parts[name]]
            options.append(f"{quoted(name)}: ({', '.join(parts[name])})")
        else:
            is_flag = argument.annotation.startswith("bool")
            (optional if is_flag else required).append(
                argument.source if is_flag else f"{name}: Any"
            )
            options.append(f"{quoted(name)}: {name}")
    lists = ["params: Sequence[Tensor]", "grads: Sequence[Tensor]"]
    lists += [f"{name}: list[Any]" for name, _ in optimizer.lists]
    known = {text.partition(":")[0] for text in optional}
    optional += [f"{name}: bool | None = None" for name in _HOW if name not in known]
    optional += [f"{text} = None" for text in _ACCEPTED]
    optional += [f"{name}: bool = False" for name in ("has_complex", "has_sparse_grad")]
    head = f"def {optimizer.function}({', '.join([*lists, '*', *required, *optional])}) -> None:"
    kept = ", ".join(f"{quoted(state)}: {name}" for name, state in optimizer.lists)
    of_kernel = ""
    if any(argument.name == "fused" for argument in rule.arguments):
        given = ", ".join([*lists, "*", *required, *optional, "is_first_step: bool = False"])
        of_kernel = f"def _fused_{optimizer.function}_({given}) -> None:"
    options_text = f"{{{', '.join(options)}}}"
    return StepFunction(optimizer.function, head, options_text, f"{{{kept}}}", of_kernel)


def _loop(optimizer: Optimizer, state: Sequence[str]) -> Step:
    head = _step_head("update", ["xp", "group", "fresh", "param", "grad", *state])
    doc = "One step of one parameter, by the functions of `xp`; returns the numbers of the state."
    return Step(head, doc, optimizer.update)


def _fused(kernel: Kernel, state: Sequence[str]) -> Step:
    head = _step_head("fused", ["group", "fresh", "scratch", "param", "grad", *state])
    places = tuple(f"scratch{number}" for number in range(kernel.scratch))
    unpacked = (
        (f"{', '.join(places)}{',' if len(places) == 1 else ''} = scratch",) if places else ()
    )
    return Step(head, "The same over arrays; `scratch` are more of them.", unpacked + kernel.lines)


def _foreach(kernel: Kernel, state: Sequence[str]) -> Step:
    head = _step_head("foreach", ["group", "fresh", "param", "grad", *state])
    return Step(head, "The same over lists of tensors.", kernel.lines)


def _step_head(name: str, arguments: Sequence[str]) -> str:
    return f"def {name}({', '.join(f'{a}: Any' for a in arguments)}) -> tuple[Any, ...]:"


def _words(text: str) -> set[str]:
    return set("".join(c if c.isalnum() or c == "_" else " " for c in text).split())


def _head(optimizer: Optimizer) -> str:
    items = ["self", "params: Parameters"]
    items += [a.source for a in optimizer.arguments if not a.keyword_only]
    return init_head(items, [a.source for a in optimizer.arguments if a.keyword_only])
