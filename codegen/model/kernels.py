"""Resolves the kernels that YAML names, and reports kernels that are missing or do not match."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ...schema.arguments import DISPATCHED
from ...schema.function_schema import OperatorName, SchemaKind
from ..diagnostics import Diagnostics, Location, suggest
from ..emit.python_source import python_name
from ..project.settings import Project
from ..yaml.syntax import Mapping as MappingNode
from .kernel_index import FunctionInfo, KernelIndex
from .kernel_parameters import Parameters
from .native_functions import NativeFunction, Promotion
from .numpy_ufuncs import OF_TWO_RESULTS, UFUNCS

Where = Callable[[], Location | None]
"""Finds a place in the file, which takes time and is not needed where nothing is wrong."""

UNKNOWABLE = frozenset(("dynamic_output_shape", "data_dependent_output"))
"""Tags of operators whose results depend on elements, so that there is nothing to say without any."""


@dataclass(frozen=True, slots=True)
class LocatedKernels:
    """Where the functions are that entries name, as ``module:function``."""

    by_key: Mapping[NativeFunction, Mapping[str, str]]
    """Kernels by dispatch key."""
    pointwise: Mapping[NativeFunction, str]
    shape: Mapping[NativeFunction, str]
    small: Mapping[NativeFunction, str]
    decomposition: Mapping[NativeFunction, str]


def locate_kernels(
    functions: Iterable[NativeFunction],
    index: KernelIndex,
    specializations: KernelIndex,
    project: Project,
    diagnostics: Diagnostics,
) -> LocatedKernels:
    """What every declared operator runs; `specializations` is what ``small`` may name."""
    kernels: dict[NativeFunction, Mapping[str, str]] = {}
    pointwise: dict[NativeFunction, str] = {}
    shape: dict[NativeFunction, str] = {}
    small: dict[NativeFunction, str] = {}
    decomposition: dict[NativeFunction, str] = {}
    delegates: list[OperatorName | None] = []
    functions = tuple(functions)
    find = _Finder(index, functions, project.kernels, diagnostics)
    small_ones = _Finder(specializations, functions, project.kernels, diagnostics)
    by_packet = _arguments_by_packet(functions)
    for function in functions:
        if function.origin is not None or function.alias_of is not None:
            continue
        located = {}
        others = by_packet[str(function.name.name)]
        mistakes = len(diagnostics)
        fitting: dict[tuple[str, bool], FunctionInfo] = {}
        faulty: dict[tuple[str, bool, Location | None], FunctionInfo | None] = {}
        inferred = function.shape or _beside_kernel(function, index)
        for key, name in function.dispatch.items():
            where: Where = partial(_named_for, function, key)
            named = (name, key.startswith("Composite"))
            info = fitting.get(named)
            if info is None and faulty and (*named, where()) in faulty:
                info = faulty[*named, where()]
            elif info is None:
                before = len(diagnostics)
                passed = _passed(function, key)
                info = find(name, function, where, passed)
                if info is not None:
                    # Memory for its results, which a shape function infers.
                    memory: tuple[str, ...] = () if inferred is None else ("out",)
                    if _is_sparse(key):
                        memory = ("pointwise", *_layout_of(function))
                    _check_parameters(
                        function, info, passed, where, diagnostics, others, named=memory
                    )
                if info is not None and len(diagnostics) == before:
                    fitting[named] = info
                else:
                    faulty[*named, where()] = info
            if info is not None:
                located[key] = project.kernel(info.module, info.name)
        if function.pointwise is not None:
            if function.pointwise.is_ufunc:
                _check_ufunc(function, diagnostics)
                pointwise[function] = str(function.pointwise)
            else:
                where = partial(_said_of, function, "pointwise")
                arguments = function.func.arguments.non_out
                every = [argument.name for argument in arguments]
                info = find(function.pointwise.name, function, where, every)
                if info is not None:
                    pointwise[function] = project.kernel(info.module, info.name)
                    served = located.get("CPU", pointwise[function]) == pointwise[function]
                    # Else another kernel serves the calls in which the rest is not at its default.
                    passed = (
                        every if served else [a.name for a in arguments if a.type.is_tensor_like]
                    )
                    _check_parameters(function, info, passed, where, diagnostics, others)
        if inferred is not None:
            where = partial(_said_of, function, "dispatch" if function.shape is None else "shape")
            passed = _passed(function, "Meta")
            info = find(inferred, function, where, passed)
            if info is not None:
                shape[function] = located["Meta"] = project.kernel(info.module, info.name)
                _check_parameters(
                    function, info, passed, where, diagnostics, others, "shape function"
                )
        if function.decomposition is not None:
            where = partial(function.field_location, "decomposition")
            passed = _passed(function, "CompositeImplicitAutograd")
            info = find(function.decomposition, function, where, passed)
            if info is not None:
                decomposition[function] = project.kernel(info.module, info.name)
                _check_parameters(
                    function, info, passed, where, diagnostics, others, "decomposition"
                )
        if function.small is not None:
            where = partial(function.field_location, "small")
            info = small_ones(function.small, function, where, ("kernel",))
            if info is not None:
                small[function] = project.kernel(info.module, info.name)
        if _is_elementwise(function) and all(map(_is_sparse, located)):
            located = {**dict.fromkeys(("CPU", "Meta"), pointwise.get(function, "")), **located}
        elif _is_elementwise(function) and "CPU" in located:
            located.setdefault("Meta", located["CPU"])
        if len(diagnostics) == mistakes and function.is_read:
            _check_meta(function, located, diagnostics)
            if function.structured_delegate not in (None, *delegates):
                delegates.append(function.structured_delegate)
                _refuse_delegate(function, functions, diagnostics)
        kernels[function] = located
    return LocatedKernels(kernels, pointwise, shape, small, decomposition)


def _arguments_by_packet(functions: Iterable[NativeFunction]) -> Mapping[str, set[str]]:
    """By packet the arguments of all its overloads, which one kernel may serve."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for function in functions:
        arguments = function.func.arguments.non_out
        found[str(function.name.name)].update(python_name(a.name) for a in arguments)
    return found


def _check_ufunc(function: NativeFunction, diagnostics: Diagnostics) -> None:
    assert function.pointwise is not None
    name = function.pointwise.name
    where = partial(_said_of, function, "pointwise")
    if name not in UFUNCS:
        closest = suggest(name, UFUNCS)
        hint = closest or "name a ufunc, or a kernel without 'np.'"
        diagnostics.error("GS504", f"NumPy has no ufunc '{name}'", where(), hint)
        return
    arguments = function.func.arguments.non_out
    given = sum(a.default is None or a.type.is_tensor_like for a in arguments)
    if UFUNCS[name] != given:
        takes = "one array" if UFUNCS[name] == 1 else f"{UFUNCS[name]} arrays"
        message = f"np.{name} takes {takes}, {function.name} has {given} arguments without default"
        hint = "name a ufunc of as many, or a kernel without 'np.'"
        diagnostics.error("GS503", message, where(), hint)
    elif name in OF_TWO_RESULTS:
        message = f"np.{name} gives two arrays, a pointwise operator has one result"
        hint = "write a kernel that returns both and a shape function: dispatch with CPU, and shape"
        diagnostics.error("GS503", message, where(), hint)


def _beside_kernel(function: NativeFunction, index: KernelIndex) -> str | None:
    """The shape function of an entry that names none."""
    if "Meta" in function.dispatch or function.composite_keys:
        return None
    info = index.beside(function.dispatch.get("CPU"), "shape")
    return None if info is None else info.name


def _is_sparse(key: str) -> bool:
    return key.startswith("Sparse")


def _is_elementwise(function: NativeFunction) -> bool:
    """Whether promotion and broadcasting are the wrapper's business, and so the meta kernel too."""
    if any(key.startswith("Composite") for key in function.dispatch):
        return False
    promotes = function.promotion is not None and function.promotion is not Promotion.none
    return function.pointwise is not None or promotes


def _named_for(function: NativeFunction, key: str) -> Location | None:
    """Where the kernel for a dispatch key is named; the operator's own place where nothing names it."""
    given = None if function.syntax is None else function.syntax.get("dispatch")
    if isinstance(given, MappingNode):
        for keys, node in given.entries:
            if key in (each.strip() for each in keys.text.split(",")):
                return node.location
    return _said_of(function, "dispatch")


def _said_of(function: NativeFunction, field: str) -> Location | None:
    """Where a field was written; the operator's own place where it was not."""
    return function.field_location(field) or function.location


class _Finder:
    """Looks up functions that entries name; one that is missing is recorded with what to write, and where."""

    def __init__(
        self,
        index: KernelIndex,
        functions: Iterable[NativeFunction],
        folder: str,
        diagnostics: Diagnostics,
    ) -> None:
        self.index = index
        self.folder = folder
        self.diagnostics = diagnostics
        self.functions = tuple(functions)

    def __call__(
        self, name: str, function: NativeFunction, where: Where, passed: Sequence[str]
    ) -> FunctionInfo | None:
        info = self.index.find(name)
        if info is None:
            module, _, bare = name.rpartition(":")
            file = f"{self.folder}/{(module or self.module_for(function)).replace('.', '/')}.py"
            head = f"{file}: def {Parameters.head(bare, passed)}"
            missing_function(name, function, where(), self.index, head, self.diagnostics)
            return None
        twins = self.index.functions.get(info.name, ())
        if ":" not in name and len(twins) > 1:
            modules = " and ".join(t.module for t in twins)
            self.diagnostics.error(
                "GS502",
                f"'{name}' is defined in {modules}",
                where(),
                f"write {twins[0].module}:{name}, or rename one",
            )
        return info

    def module_for(self, function: NativeFunction) -> str:
        """The module in which most kernels of the operator's category are; of compositions, those over tensors."""
        over_tensors = bool(function.composite_keys)
        alike: Counter[str] = Counter()
        modules: Counter[str] = Counter()
        for other in self.functions:
            if bool(other.composite_keys) is over_tensors and other is not function:
                found = map(self.index.find, other.dispatch.values())
                named = [info.module for info in found if info is not None]
                alike.update(named)
                if other.category == function.category:
                    modules.update(named)
        modules = modules or alike
        if not modules and over_tensors:
            return "composites"
        if not modules:
            modules.update(info.module for found in self.index.functions.values() for info in found)
        return modules.most_common(1)[0][0] if modules else function.category or "kernels"


def missing_function(
    name: str,
    function: NativeFunction,
    where: Location | None,
    index: KernelIndex,
    head: str,
    diagnostics: Diagnostics,
) -> None:
    """Record that `index` has no function `name`, which the entry of `function` names; `head` is one to write."""
    message = f"no module of kernels defines '{name}', which {function.name} names"
    public = [known for known in index.functions if known.startswith("_") <= name.startswith("_")]
    own_shape = f"{name}_shape"  # is there where the kernel is meant to be, too
    hint = suggest(name, (known for known in public if known != own_shape)) or f"write it in {head}"
    diagnostics.error("GS501", message, where, hint)


def _check_meta(
    function: NativeFunction, located: Mapping[str, str], diagnostics: Diagnostics
) -> None:
    """Record an operator that has kernels and none that says what its results are like."""
    if not located or "Meta" in located or any(key.startswith("Composite") for key in located):
        return
    if all(map(_is_sparse, located)):  # which tensors on the device meta never are
        return
    if UNKNOWABLE & function.tags or "meta" in function.exempt:
        return
    if not any(returned.type.is_tensor_like for returned in function.func.returns):
        return
    cpu = function.dispatch.get("CPU")
    diagnostics.error(
        "GS505",
        f"'{function.name}' has no shape function and no kernel for Meta: nothing says shape and dtype of its results",
        _said_of(function, "dispatch"),
        f"write '{cpu or function.name.identifier}_shape', a function that checks the arguments and returns "
        "Result(shape, dtype), or name one: shape; or tags: dynamic_output_shape, where they depend on elements",
    )


def _refuse_delegate(
    function: NativeFunction, functions: Iterable[NativeFunction], diagnostics: Diagnostics
) -> None:
    """Record a family whose kernel stands with the ``out`` variant: here variants derive from the functional operator."""
    out = function.structured_delegate
    family = [f for f in functions if out in (f.structured_delegate, f.name)]
    if not any(f.name == out and f.structured for f in family):
        return  # which has been said
    head = next((f for f in family if f.kind is SchemaKind.functional), None)
    others = ", ".join(str(f.name) for f in family if f is not head)
    named = "a functional operator" if head is None else f"'{head.name}'"
    diagnostics.error(
        "GS501",
        f"'{function.name}' has no kernel of its own, and that of '{out}' is not called for it",
        function.field_location("structured_delegate"),
        f"let {named} have the fields of '{out}' without 'structured', and 'autogen: {others}' in the place of "
        "the other entries",
    )


def _passed(function: NativeFunction, key: str) -> list[str]:
    """The arguments that the kernel for a dispatch key is given, by position."""
    arguments = function.func.arguments.non_out
    if key.startswith("Composite"):
        return [argument.name for argument in arguments]
    return [a.name for a in arguments if not (a.is_option and a.name in DISPATCHED)]


def _layout_of(function: NativeFunction) -> list[str]:
    """The argument of the layout that is asked for, which kernels of sparse tensors may take by name."""
    return [a.name for a in function.func.arguments.non_out if a.is_option and a.name == "layout"]


def _check_parameters(
    function: NativeFunction,
    info: FunctionInfo,
    passed: Sequence[str],
    where: Where,
    diagnostics: Diagnostics,
    others: Collection[str],
    what: str = "kernel",
    named: Sequence[str] = (),
) -> None:
    """Record parameters that are not the arguments; `others` are those of all overloads, which it may serve."""
    if info.parameters is None:
        return
    reason = info.parameters.misfit(passed, str(function.name), named)
    if reason is not None:
        hint = f"define {info.parameters.head(info.name, passed)}"
        diagnostics.error("GS503", f"{what} '{info.name}' {reason}", where(), hint)
        return
    declared = {
        python_name(a.name): a.default_value
        for a in function.func.arguments.non_out
        if a.default is not None
    }
    for name, default in info.parameters.other_defaults(declared):
        message = f"{what} '{info.name}' gives '{name}' the default {default}, {function.name} declares {declared[name]!r}"
        hint = f"leave the default of '{name}' out of '{info.name}': operators are called with the declared one"
        diagnostics.error("GS503", message, where(), hint)
    for name in info.parameters.never_given(len(passed)):
        if name not in _MEMORY and name not in others:
            message = f"{what} '{info.name}' has a parameter '{name}', an argument that {function.name} does not have: it would keep its default"
            hint = f"declare '{name}' in the schema, or leave it out of '{info.name}'"
            diagnostics.error("GS503", message, where(), hint)


_MEMORY = frozenset(("out", "into"))
"""Parameters through which a kernel is given memory for its results."""
