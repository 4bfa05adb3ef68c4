"""The batching rule of each operator: declared in its entry, or inferred from its schema and other fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from ...schema.function_schema import Argument, SchemaKind
from ...schema.types import List
from ..diagnostics import Diagnostics, suggest
from ..project.settings import Project
from .kernel_index import FunctionInfo, KernelIndex
from .kernel_parameters import Parameters
from .kernels import UNKNOWABLE, missing_function
from .types import Batch, BatchKind, NativeFunction, Promotion

__all__ = ["BatchKind", "BatchRule", "Source", "batching_of"]


class Source(Enum):
    """Why a rule is what it is."""

    given = "said by `batch`"
    named = "named after the kernel"
    inferred = "inferred"
    silent = "nothing says how it is batched"


@dataclass(frozen=True, slots=True)
class BatchRule:
    """How `vmap` calls an operator.  Positions are those of arguments in the schema."""

    kind: BatchKind
    function: str = ""
    """``module:function`` of a rule written by hand, the overload that a whole reduction goes to, why it is a loop."""
    tensors: tuple[int, ...] = ()
    dims: tuple[int, ...] = ()
    keepdim: int = -1
    source: Source = Source.inferred

    @property
    def is_generated(self) -> bool:
        """Whether the table of rules has a line for it; others are compositions, or take nothing that has a batch."""
        return self.kind not in (BatchKind.composition, BatchKind.constant, BatchKind.refused)

    def to_json(self) -> dict[str, str]:
        """For programs: the kind, what it names, and whether it was said or inferred."""
        entry = {"kind": self.kind.value, "source": self.source.name}
        return {**entry, "function": self.function} if self.function else entry

    def __str__(self) -> str:
        match self.kind:
            case BatchKind.function:
                return self.function.rpartition(":")[2]
            case BatchKind.whole:
                return f"whole, by {self.function}"
            case BatchKind.loop:
                return f"loop: {self.function}"
        return str(self.kind.value)


def batching_of(
    functions: Iterable[NativeFunction],
    rules: KernelIndex,
    project: Project,
    diagnostics: Diagnostics,
) -> dict[NativeFunction, BatchRule]:
    """The rule of each declared operator; of variants there is none to say: it follows from their operator's.

    An operator of which nothing can be inferred is an error where a project says how others are batched; calls of
    it loop in a library, and in a project that has not begun to say it.
    """
    functions = tuple(functions)
    packets: dict[str, list[NativeFunction]] = {}
    for function in functions:
        packets.setdefault(str(function.name).partition(".")[0], []).append(function)
    is_said = not project.extends and any(f.batch is not None for f in functions)
    found = {}
    for function in functions:
        if function.origin is not None:
            continue
        beside = rules.beside(function.dispatch.get("CPU"), "rule")
        if function.batch is not None:
            rule = _given(function, function.batch, rules, project, diagnostics)
        elif beside is not None and (tensors := _tensors(function)):
            _check_parameters(function, beside, diagnostics)
            name = project.kernel(beside.module, beside.name)
            rule = BatchRule(BatchKind.function, name, tensors, source=Source.named)
        else:
            rule = _inferred(function, packets[str(function.name).partition(".")[0]])
        if rule is None:
            # Of an entry with a mistake it is not known what it says of itself.
            if is_said and function.is_read and function.kind is SchemaKind.functional:
                _refuse(function, diagnostics)
            rule = BatchRule(BatchKind.loop, Source.silent.value, source=Source.silent)
        found[function] = rule
    return found


def _refuse(function: NativeFunction, diagnostics: Diagnostics) -> None:
    diagnostics.error(
        "GS315",
        f"nothing says how '{function.name}' is batched",
        function.location,
        "write 'batch: pointwise', if elements do not matter to each other; 'batch: leading', if it is about the last "
        "two dimensions; the name of a function in a module 'batching' otherwise; or 'batch: \"loop: why\"'",
    )


def _given(
    function: NativeFunction,
    batch: Batch,
    rules: KernelIndex,
    project: Project,
    diagnostics: Diagnostics,
) -> BatchRule | None:
    tensors = _tensors(function)
    match batch.kind:
        case BatchKind.dims:
            dims = _dims(function)
            if not dims:
                names = ", ".join(sorted(_DIMS))
                diagnostics.error(
                    "GS308",
                    f"batch: dims, and '{function.name}' has no argument that counts dimensions",
                    function.field_location("batch"),
                    f"they are called {names}; name a function otherwise",
                )
            return _along(function, tensors, dims, Source.given)
        case BatchKind.function:
            info = rules.find(batch.name)
            if info is None:
                head = Parameters.head(batch.name, _passed(function))
                where = function.field_location("batch")
                meant = suggest(batch.name, ("pointwise", "dims", "leading"))
                if meant is not None:
                    message = f"there is no batching rule '{batch.name}'"
                    diagnostics.error("GS501", message, where, meant)
                else:
                    there = f"a module 'batching': def {head}"
                    missing_function(batch.name, function, where, rules, there, diagnostics)
                return BatchRule(BatchKind.function, batch.name, tensors, source=Source.given)
            _check_parameters(function, info, diagnostics)
            name = project.kernel(info.module, info.name)
            return BatchRule(BatchKind.function, name, tensors, source=Source.given)
    return BatchRule(batch.kind, batch.name, tensors, source=Source.given)


def _check_parameters(
    function: NativeFunction, info: FunctionInfo, diagnostics: Diagnostics
) -> None:
    parameters = info.parameters
    if parameters is None:
        return
    passed, caller = _passed(function), str(function.name)
    if parameters.takes_by_position:
        reason = parameters.misfit(passed, caller)
        fits = reason is None or parameters.misfit(["operator", *passed], caller) is None
    else:
        reason = parameters.misnamed(["operator", *passed], caller)
        fits = reason is None
    if not fits:
        where = function.field_location("batch")
        hint = f"define {Parameters.head(info.name, passed)}"
        diagnostics.error("GS503", f"batching rule '{info.name}' {reason}", where, hint)


def _passed(function: NativeFunction) -> list[str]:
    return ["info", "in_dims", *(a.name for a in function.func.arguments.non_out)]


def _inferred(function: NativeFunction, siblings: Sequence[NativeFunction]) -> BatchRule | None:
    """What follows from the other fields; None for nothing."""
    tensors = _tensors(function)
    is_random = "nondeterministic_seeded" in function.tags
    if (
        function.composite_keys
        or function.alias_of is not None
        or function.decomposition is not None
    ):
        return BatchRule(BatchKind.composition)
    returned = [r.type.is_tensor_like for r in function.func.returns]
    if not tensors:
        return BatchRule(BatchKind.draws if is_random else BatchKind.constant)
    if returned and not any(returned):
        return BatchRule(BatchKind.refused)
    if not all(returned):
        return None
    if is_random:
        return BatchRule(BatchKind.draws, "", tensors)
    if _is_elementwise(function):
        return BatchRule(BatchKind.pointwise, "", tensors)
    if UNKNOWABLE & function.tags:
        return BatchRule(BatchKind.loop, "the shapes of its results depend on elements")
    dims = _dims(function)
    if dims and not _takes_lists(function):
        return _along(function, tensors, dims, Source.inferred)
    over = _over_dims(function, siblings)
    return None if over is None else BatchRule(BatchKind.whole, over, tensors)


def _is_elementwise(function: NativeFunction) -> bool:
    """Whether examples side by side are only more elements: what promotion, tags and factories of such shape say."""
    promotes = function.promotion is not None and function.promotion is not Promotion.none
    if function.pointwise is not None or promotes or "pointwise" in function.tags:
        return True
    sized = any(isinstance(a.type, List) for a in function.func.arguments.non_out)
    return function.is_factory and not sized


def _along(
    function: NativeFunction, tensors: tuple[int, ...], dims: tuple[int, ...], source: Source
) -> BatchRule:
    names = [a.name for a in function.func.arguments.non_out]
    keepdim = names.index("keepdim") if "keepdim" in names else -1
    return BatchRule(BatchKind.dims, "", tensors, dims, keepdim, source)


def _over_dims(function: NativeFunction, siblings: Sequence[NativeFunction]) -> str | None:
    """The overload that does along a dimension what `function` does over all of its one tensor; None without one."""
    this = function.func.arguments.positional
    if len(this) != 1 or len(function.func.returns) != 1:
        return None
    for sibling in siblings:
        arguments = sibling.func.arguments.positional
        if (
            sibling.kind is SchemaKind.functional
            and len(arguments) > 1
            and arguments[0].name == this[0].name
            and arguments[1].name == "dim"
            and all(a.default is not None for a in arguments[2:])
        ):
            return sibling.name.overload
    return None


def _tensors(function: NativeFunction) -> tuple[int, ...]:
    arguments = function.func.arguments.non_out
    return tuple(n for n, a in enumerate(arguments) if a.type.is_tensor_like)


def _takes_lists(function: NativeFunction) -> bool:
    """Whether it is given lists of tensors: of these only some may have a batch, and each another dimension for it."""
    return any(
        a.type.is_tensor_like and isinstance(a.type, List) for a in function.func.arguments.non_out
    )


_DIMS = frozenset(("dim", "dims", "dim0", "dim1", "dim2", "dimension"))
"""What arguments that count dimensions are called."""


def _dims(function: NativeFunction) -> tuple[int, ...]:
    arguments = function.func.arguments.non_out
    return tuple(n for n, a in enumerate(arguments) if a.name in _DIMS and _counts(a))


def _counts(argument: Argument) -> bool:
    return str(argument.type).startswith(("int", "SymInt"))
