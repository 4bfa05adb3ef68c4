"""Classes of optimizers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..model.optimizer_names import known_to_optimizers
from ..model.optimizers import Optimizer, StateItem
from ..project.memo import Memo
from .layout import lay_out
from .outputs import IMPORTS, with_imports
from .python_source import docstring, quoted
from .render import render

__all__ = ["optimizers_file"]

_HEADER = "Generated from {}; edit that, not this file."


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
    flags: tuple[str, ...]
    """Attributes of the class that are true."""
    first_reads: tuple[str, ...]
    state: tuple[StateItem, ...]
    update_head: str
    reads: tuple[str, ...]
    update: tuple[str, ...]

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
    sources = tuple(map(_source, optimizers))
    names = tuple(sorted(o.name for o in optimizers))
    header = _HEADER.format(yaml.rpartition("/")[2])
    imported = {
        "collections.abc": ["Mapping"],
        "typing": ["Any"],
        "gradsmith.core.tensor": ["Tensor"],
        "gradsmith.optim.declared": ["DeclaredOptimizer", "require_number"],
        "gradsmith.optim.first_values": list(known_to_optimizers().first_values),
        "gradsmith.optim.optimizer": ["Parameters"],
    }
    text = render("optimizers.py", OptimizersFile(header, IMPORTS, sources, names))
    return {"optimizers.py": lay_out(with_imports(text, imported), memo)}


def _source(optimizer: Optimizer) -> OptimizerSource:
    names = [a.name for a in optimizer.arguments]
    given = [f"{quoted(name)}: {name}" for name in names]
    base_call = f"{{{', '.join(given)}}}"
    if optimizer.base:
        keywords = [f"{name}={name}" for name in names]
        base_call = ", ".join([*keywords, *(f"{name}={value}" for name, value in optimizer.fixed)])
    tensors = tuple(s.name for s in optimizer.state if s.is_tensor)
    numbers = tuple(s.name for s in optimizer.state if not s.is_tensor)
    first = " ".join(f"{s.first} {s.when}" for s in optimizer.state)
    flags = {
        "begins_at_once": optimizer.begins_at_once,
        "is_whole": optimizer.is_whole,
        "refuses_complex": optimizer.refuses_complex,
    }
    update = ["xp", "group", "fresh", "param", "grad", *numbers, *tensors]
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
        tuple(flag for flag, is_set in flags.items() if is_set),
        tuple(n for n in names if n in _words(first)),
        optimizer.state,
        f"def update({', '.join(f'{name}: Any' for name in update)}) -> tuple[Any, ...]:",
        optimizer.reads,
        optimizer.update,
    )


def _words(text: str) -> set[str]:
    return set("".join(c if c.isalnum() or c == "_" else " " for c in text).split())


def _head(optimizer: Optimizer) -> str:
    items = ["self", "params: Parameters"]
    items += [a.source for a in optimizer.arguments if not a.keyword_only]
    keyword = [a.source for a in optimizer.arguments if a.keyword_only]
    return f"def __init__({', '.join([*items, *(['*'] if keyword else []), *keyword])}) -> None:"
