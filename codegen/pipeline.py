"""The pipeline from a project's YAML to the text of every generated file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..schema.cached import cached_property
from .derivatives.array_formulas import ArrayLibrary
from .derivatives.entries import (
    DifferentiabilityInfo,
    Helper,
    Library,
    load_derivatives,
    read_helpers,
)
from .derivatives.kinds import check_kinds, zeros_in_place
from .derivatives.linearity import check_calls_of_tangents
from .derivatives.operators import methods_by_name, overloads_by_name
from .diagnostics import Diagnostics, Location
from .emit.autograd_saved import records
from .emptied import report_helpers, report_kernels, report_tags
from .model.autogen import expand_autogen
from .model.base import NOTHING, Base, BaseOperator, load_base
from .model.batching import batching_of
from .model.categories import with_categories
from .model.classes import Classes
from .model.deprecated import DeprecatedCall, load_deprecated
from .model.foreach import expand_foreach
from .model.kernel_index import scan_functions
from .model.kernels import locate_kernels
from .model.library_rules import check_library, check_qualified
from .model.misspelt import respelt
from .model.native_functions import (
    NativeFunction,
    Variant,
    check_references,
    load_native_functions,
    load_tags,
    unread_operators,
)
from .model.numpy_names import NumpyName, load_numpy_names
from .model.operators import Operator, called_by_formulas, only_ones, operators_of
from .model.project_rules import check_project
from .model.python_checks import check_python
from .project.contents import Contents
from .project.memo import Memo
from .project.modules import SourceModules
from .project.settings import Project, place_in
from .yaml.loader import load
from .yaml.syntax import Node, Scalar, Sequence

if TYPE_CHECKING:
    from .model.layers import Layer
    from .proof.proofs_file import Entry


@dataclass(frozen=True, repr=False)
class Model:
    """Everything that the YAML of a project says, checked.

    Without a repr, which a failing test would print: each entry shows what it was read from.
    """

    project: Project
    functions: tuple[NativeFunction, ...]
    """Declared operators, each followed by the variants derived from it."""
    derivatives: Mapping[NativeFunction, DifferentiabilityInfo]
    """By operator, variants included: an in-place variant has its functional operator's."""
    operators: tuple[Operator, ...]
    helper_modules: Mapping[str, str]
    """Import name of the module of each helper that formulas may call."""
    base: Base = NOTHING
    """What a library's formulas may call besides."""
    array_helpers: Mapping[str, str] = field(default_factory=dict)
    """Where the namesakes over arrays are of what formulas call: ``module:function`` by name."""
    library: Library = field(default_factory=Library)
    """What formulas may call."""
    conversions: Mapping[str, str] = field(default_factory=dict)
    """Import name of the module of each function that entries of ``python`` may call."""
    deprecated: tuple[DeprecatedCall, ...] = ()
    """Calls of an older form."""
    numpy_names: tuple[NumpyName, ...] = ()
    """What else the arguments are called; of a library nothing that its base does not say."""
    classes: Classes | None = None
    """Layers and optimizers."""
    contents: Contents = field(default_factory=Contents, repr=False)
    """The files that it was read from."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        """Those of `classes`."""
        return () if self.classes is None else self.classes.layers

    @cached_property
    def proofs(self) -> Mapping[str, Entry]:
        """What `gradsmith prove` has written down, by operator."""
        from .proof.proofs_file import Record

        return Record.read(self.project.proofs).entries

    @cached_property
    def array_library(self) -> ArrayLibrary:
        """What formulas may call over arrays."""
        return ArrayLibrary.of(self.operators, self.array_helpers)

    @cached_property
    def bound(self) -> dict[str, Operator]:
        """By packet, the operators that formulas may call as functions of the package."""
        return called_by_formulas(self.operators)


def build_model(
    project: Project,
    diagnostics: Diagnostics,
    memo: Memo | None = None,
    contents: Contents | None = None,
) -> Model:
    """Read and check a project; every mistake is in `diagnostics`, all in one pass.

    `memo` holds what earlier runs found out, `contents` what this one has read; without them, nothing is remembered.
    """
    memo = memo or Memo()
    contents = contents or Contents()
    modules = SourceModules(project, contents)
    base = load_base(diagnostics, memo) if project.extends else NOTHING
    tags: dict[str, str] | None = dict(base.tags)
    node = _read(project, "functions", diagnostics, memo)
    if project.tags:
        mistakes = len(diagnostics)
        described = _read(project, "tags", diagnostics, memo)
        own_tags = load_tags(described, diagnostics)
        if _is_empty(described):
            report_tags(node, base.tags, project.tags, diagnostics)
        # Beside a file with mistakes, tags would be unknown that it means.
        tags = {**base.tags, **own_tags} if len(diagnostics) == mistakes else None
    formulas = _read(project, "derivatives", diagnostics, memo)
    if _is_empty(node) and isinstance(formulas, Sequence):
        message = f"the file is empty, and {project.derivatives} has derivatives of operators"
        where = Location(project.functions, 1, 1)
        diagnostics.error("GS301", message, where, "declare the operators here: '- func: …'")
    declared = load_native_functions(node, tags, diagnostics, memo)
    declared = respelt(
        declared,
        formulas,
        diagnostics,
        lambda: scan_functions(modules.kernels, memo).functions,
        unread_operators(node, declared, formulas),
    )
    nothing = Model(project, (), {}, (), {})
    if not isinstance(node, Sequence) and diagnostics.has_errors:
        # Derivatives name operators, all of which would be unknown.
        return nothing
    unread = unread_operators(node, declared, formulas)
    declared = with_categories(_with_aliases(declared), scan_functions(modules.kernels, memo))
    written = expand_foreach(declared, diagnostics)
    functions = expand_autogen(written, diagnostics, memo)
    check_references(functions, diagnostics, unread)
    check_project(functions, project.namespace, diagnostics)
    if project.extends:
        check_library(functions, diagnostics)
    conversions = read_helpers(modules.conversions, diagnostics, memo)
    check_python(functions, conversions, diagnostics)
    deprecated: tuple[DeprecatedCall, ...] = ()
    if project.deprecated:
        entries = _read(project, "deprecated", diagnostics, memo)
        deprecated = load_deprecated(entries, functions, diagnostics, unread)
    numpy_names: tuple[NumpyName, ...] = ()
    if project.numpy_names:
        entries = _read(project, "numpy_names", diagnostics, memo)
        numpy_names = load_numpy_names(entries, functions, diagnostics)
    mistakes = len(diagnostics)
    index = scan_functions(modules.kernels, memo, diagnostics)
    specializations = scan_functions(modules.small, memo, diagnostics)
    batching_rules = scan_functions(modules.batching, memo, diagnostics)
    own = read_helpers(modules.helpers, diagnostics, memo)
    if len(diagnostics) == mistakes:
        report_kernels(functions, index, modules.kernels, diagnostics)
    if len(diagnostics) > mistakes:
        # Names of what they define would all be unknown.
        return nothing
    helpers = {**base.helpers, **own}
    unread_packets = frozenset(name.partition(".")[0] for name in unread)
    callable_functions = _callable(functions)
    packets = {_packet(f) for f in callable_functions} | unread_packets
    names = packets | base.functions.keys()
    if project.extends:
        names.add(project.namespace)
    own_functions = [f.func for f in callable_functions]
    methods = methods_by_name(
        (f.func for f in functions if Variant.method in f.variants),
        _schemas_of(o for o in base.operators.values() if o.is_method),
    )
    library = Library(
        helpers,
        frozenset(names),
        overloads_by_name(
            own_functions,
            _schemas_of(o for o in base.operators.values() if o.packet in base.functions),
        ),
        lambda name: methods.get(name, ()),
        lambda: tuple(methods),
        own=overloads_by_name(own_functions),
        namespace=project.namespace if project.extends else "",
        unread=unread_packets,
    )
    report_helpers(formulas, library, modules.helpers, diagnostics)
    if len(diagnostics) > mistakes:
        return nothing
    kernels = locate_kernels(functions, index, specializations, project, diagnostics)
    batching = batching_of(functions, batching_rules, project, diagnostics)
    operators_are_right = not diagnostics.has_errors
    infos = load_derivatives(formulas, functions, diagnostics, library, unread=unread, memo=memo)
    check_calls_of_tangents(infos, functions, base, diagnostics, memo)
    if project.extends:
        public = {_packet(f) for f in functions if Variant.function in f.variants} | unread_packets
        check_qualified(infos, project.namespace, public, packets, diagnostics)
    derivatives = _by_operator(functions, infos)
    if operators_are_right:
        empty = Location(project.derivatives, 1, 1) if _is_empty(formulas) else None
        check_kinds(functions, derivatives, diagnostics, empty)
    if not diagnostics.has_errors:
        derivatives.update(zeros_in_place(functions, derivatives, library))
    recorded = [str(f.name) for f, info in derivatives.items() if _records(f, info)]
    unsaid = [str(f.name) for f in functions if _is_undifferentiated(f, derivatives)]
    older = [call.operator for call in deprecated]
    named = {n.name for n in numpy_names or base.numpy_names if not n.is_operand}
    operators = operators_of(
        functions, project.namespace, kernels, batching, recorded, unsaid, older, named
    )
    classes = Classes(project, operators, base, diagnostics, unread_packets)
    classes.check(memo)
    places = {
        **_modules(base.helpers_package, base.helpers),
        **_modules(project.formulas_package, own),
    }
    over_arrays = {
        f.name: f"{project.formulas_package}.{f.module}:{f.name}"
        for found in scan_functions(modules.array_helpers, memo).functions.values()
        for f in found
    }
    return Model(
        project,
        functions,
        derivatives,
        operators,
        places,
        base,
        over_arrays,
        library,
        _modules(project.kernels_package, conversions),
        deprecated,
        numpy_names,
        classes,
        contents,
    )


def _read(project: Project, setting: str, diagnostics: Diagnostics, memo: Memo) -> Node | None:
    """The YAML file that a setting names."""
    name = getattr(project, setting)
    said_at = place_in(project, setting)
    return load(project.path(name), name, diagnostics, said_at=said_at, memo=memo)


def _is_empty(file: Node | None) -> bool:
    return isinstance(file, Scalar) and file.value is None


def _modules(package: str, helpers: Mapping[str, Helper]) -> dict[str, str]:
    """Import name of the module of each."""
    return {name: f"{package}.{helper.module}" for name, helper in helpers.items()}


def _callable(functions: Iterable[NativeFunction]) -> list[NativeFunction]:
    """Those that formulas may call by name: functions, and what is the only overload of a name without any binding."""
    unbound = only_ones((_packet(f), f) for f in functions if not f.variants)
    return [*(f for f in functions if f.has_function), *unbound.values()]


def _packet(function: NativeFunction) -> str:
    return str(function.name).partition(".")[0]


def _schemas_of(operators: Iterable[BaseOperator]) -> dict[str, list[str]]:
    """By the name of the function or method, the schemas of a base's operators."""
    found: dict[str, list[str]] = {}
    for operator in operators:
        found.setdefault(operator.packet, []).append(operator.schema)
    return found


def _with_aliases(functions: tuple[NativeFunction, ...]) -> tuple[NativeFunction, ...]:
    """An alias of a packet means the overload of its own name: ``subtract.Tensor`` is ``sub.Tensor``."""
    names = {str(f.name) for f in functions}
    resolved = []
    for function in functions:
        target = function.alias_of
        if target is not None and str(target) not in names and not target.overload:
            target = target.with_overload(function.name.overload)
            if str(target) in names:
                function = function.varied(alias_of=target)
        resolved.append(function)
    return tuple(resolved)


def _is_undifferentiated(
    function: NativeFunction, derivatives: Mapping[NativeFunction, DifferentiabilityInfo]
) -> bool:
    """Whether an operator that may see tensors which require grad has no word on its derivatives."""
    composite = function.has_composite_implicit or (
        function.origin is not None and function.origin.has_composite_implicit
    )
    schema = function.func
    takes_tensors = any(a.type.is_tensor_like for a in schema.arguments.non_out)
    returns_tensors = any(r.type.is_tensor_like for r in schema.returns)
    return (
        takes_tensors
        and returns_tensors
        and not composite
        and not schema.arguments.out
        and function not in derivatives
    )


def _records(function: NativeFunction, info: DifferentiabilityInfo) -> bool:
    return records(info) and not function.func.arguments.out


def _by_operator(
    functions: tuple[NativeFunction, ...], infos: tuple[DifferentiabilityInfo, ...]
) -> dict[NativeFunction, DifferentiabilityInfo]:
    given = {info.function: info for info in infos if info.dispatch_key == "Default"}
    found = {}
    for function in functions:
        info = given.get(function)
        if info is None and function.origin is not None and not function.func.arguments.out:
            info = given.get(function.origin)
        if info is not None:
            found[function] = info
    return found


def generate(
    project: Project,
    diagnostics: Diagnostics,
    memo: Memo | None = None,
    contents: Contents | None = None,
) -> dict[str, str]:
    """Path to text of every generated file; empty when there are errors.

    `memo` and `contents` are as for `build_model`.
    """
    if project.backend:
        from .emit.backend import generate_backend

        return generate_backend(project, diagnostics)
    memo = memo or Memo()
    model = build_model(project, diagnostics, memo, contents)
    if diagnostics.has_errors:
        return {}
    from .proof.record import report_outdated

    report_outdated(model, diagnostics, memo)
    return texts(model, memo)


def texts(model: Model, memo: Memo) -> dict[str, str]:
    """Path to text of every file generated from a model without mistakes."""
    from .emit.files import emit
    from .emit.render import compiled_templates

    memo.alive.append(model)
    with compiled_templates(memo):
        return emit(model, memo)
