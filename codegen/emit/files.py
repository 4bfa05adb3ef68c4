"""Turns the checked model into the text of every generated file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

from ..derivatives.array_formulas import ArrayLibrary
from ..derivatives.types import DifferentiabilityInfo
from ..model.numpy_names import NumpyName
from ..model.operators import RAW, Operator, functions_of
from ..model.python_function import METHODS
from ..pipeline import Model
from ..project.memo import Memo
from ..project.writer import digest
from .autograd_saved import has_forward_formula, records
from .batching import BatchingFile, BatchingRow, batching_row
from .bindings import (
    Binding,
    function_bindings,
    method_bindings,
    special_method_bindings,
)
from .classes import class_files
from .layout import lay_out
from .matrix import matrix_page
from .outputs import (
    HEADER,
    IMPORTS,
    AutocastFile,
    AutocastPolicy,
    AutogradArraysFile,
    AutogradForwardFile,
    AutogradNodesFile,
    Deferred,
    DeferredModule,
    FamiliesFile,
    ModuleFile,
    OperatorsFile,
    PackageFile,
    ReturnField,
    ReturnType,
    ReturnTypesFile,
    bindings_file,
    deferred_modules,
    with_imports,
)
from .pieces import (
    array_piece,
    copy_node_piece,
    forward_piece,
    kernel_piece,
    needs_wrapper,
    node_piece,
    wrapper_piece,
)
from .python_functions import packets_called_in, python_part, python_stubs
from .python_source import quoted
from .reference import IndexPage, reference_pages
from .registrations import deprecated_call, registrations
from .render import render
from .schema_json import schema_json
from .stubs import outs_by_packet, stub_file

__all__ = ["BINDING_MODULES", "derivative_modules", "emit"]

BINDING_MODULES = {
    "": ("functions", "Functions over tensors: every operator that YAML declares as a function."),
    "nn": ("nn", "The operators of neural networks, with the arguments of their schemas."),
    "linalg": ("linalg", "Functions of `gradsmith.linalg`."),
    "fft": ("fft", "Functions of `gradsmith.fft`."),
    "special": ("special", "Functions of `gradsmith.special`."),
    "nn.functional": (
        "nn_functional",
        "Functions of `gradsmith.nn.functional`, with the arguments that Python programs give.",
    ),
    RAW: ("raw", "Functions of operators, for handwritten ones of the same name to call."),
}
"""Where generated functions are: by the namespace that users find them in, the module and its title."""

_INTERNAL = ("nn", RAW)
"""Those of them that no public module stands for: what they have is imported by name."""


@dataclass(frozen=True)
class Surface:
    """What the files are made from that declare operators and bind them to Python: nothing of derivatives."""

    namespace: str
    package: str
    output: str
    yaml: str
    """The file that declares the operators."""
    has_methods: bool
    """Whether the methods of `Tensor` are the project's."""
    operators: tuple[Operator, ...]
    conversions: Mapping[str, str]
    deprecated: tuple[str, ...]
    """Statements, one for each call of an older form."""
    numpy_names: tuple[NumpyName, ...]

    @classmethod
    def of(cls, model: Model) -> Surface:
        project = model.project
        return cls(
            project.namespace,
            project.package,
            project.output,
            project.functions,
            not project.extends,
            model.operators,
            model.conversions,
            tuple(map(deprecated_call, model.deprecated)),
            model.numpy_names,
        )

    @property
    def facts(self) -> str:
        """All of it, in words that mean the same in every run."""
        known = {field.name: getattr(self, field.name) for field in fields(self)}
        known["operators"] = [operator.facts for operator in self.operators]
        known["conversions"] = sorted(self.conversions.items())
        return repr(known)


def emit(model: Model, memo: Memo) -> dict[str, str]:
    """Path to text, for every file of the project's output."""
    project = model.project
    operators = model.operators
    package = project.package
    files: dict[str, str] = {}

    def put(path: str, template: str, context: object) -> None:
        files[path] = memo.latest(
            "text", path, f"{template} {context!r}", partial(render, template, context)
        )

    put(f"{project.output}/__init__.py", "package.py", PackageFile(HEADER))
    modules = derivative_modules(model, operators, memo, laid_out=True)
    modules |= _batching_modules(operators, memo)
    for name, packages in _packages(modules).items():
        path = f"{project.output}/{name}/__init__.py"
        put(path, "families.py", packages)
        files[path] = lay_out(files[path], memo)
    policies = tuple(_autocast_policies(operators))
    if policies or not project.extends:
        put(f"{project.output}/autocast.py", "autocast.py", AutocastFile(HEADER, policies))
    for name, text in modules.items():
        files[f"{project.output}/{name}.py"] = text
    functions = function_bindings(operators, memo)
    outs = outs_by_packet(operators)
    surface = Surface.of(model)
    files |= memo.latest(
        "surface",
        "the project",
        surface.facts,
        lambda: [*_surface_files(surface, functions, outs, memo).items()],
    )
    layer_samples: tuple[Any, ...] = ()
    if model.classes is not None:
        classes = model.classes
        found, layer_samples = memo.latest(
            "classes", "the project", classes.facts, lambda: class_files(classes, memo)
        )
        files |= dict(found)
    files[f"{project.output}/schema.json"] = schema_json(model, layer_samples, HEADER, memo)
    root = package.rpartition(".")[0] or package
    pages = reference_pages(HEADER, root, operators, functions, model.derivatives, outs, memo)
    files |= {f"{project.reference}/{page.category}.md": text for page, text in pages.items()}
    matrix = matrix_page(HEADER, operators, model.derivatives, model.proofs, memo)
    put(f"{project.reference}/matrix.md", "matrix.md", matrix)
    index = IndexPage(HEADER, tuple(pages), len(operators))
    put(f"{project.reference}/README.md", "reference_index.md", index)
    return files


def _surface_files(
    surface: Surface,
    functions: Mapping[str, Sequence[Binding]],
    outs: Mapping[str, Sequence[Operator]],
    memo: Memo,
) -> dict[str, str]:
    """Path to text of what declares operators and what calls them; `functions` and `outs` follow from `surface`."""
    operators = surface.operators
    package = surface.package
    giving = [operator for operator in operators if operator.native.python]
    by_packet = functions_of(operators)
    files: dict[str, str] = {}

    def put(name: str, text: str) -> None:
        files[f"{surface.output}/{name}"] = text

    put("operators.py", render("operators.py", _operators_file(surface, memo)))
    put("return_types.py", lay_out(render("return_types.py", _return_types(operators)), memo))
    put("wrappers.py", lay_out(_wrappers_text(operators, package, memo), memo))
    for module in (*BINDING_MODULES, *([METHODS] if surface.has_methods else [])):
        if module == METHODS:
            members = method_bindings(operators, memo) + special_method_bindings(operators, memo)
        else:
            members = list(functions.get(module, ()))
        declared = [o for o in giving if any(p.module == module for p in o.native.python)]
        if not (members or declared) and module:
            continue
        called = [by_packet[name] for o in declared for name in packets_called_in(module, o)]
        bound = [operator for binding in members for operator in binding.operators]
        written = [out for o in (*bound, *declared) for out in outs.get(o.packet, ())]
        known = (package, sorted(surface.conversions.items()))
        facts = [operator.facts for operator in (*bound, *declared, *called, *written)]
        made = partial(_bound_in, module, surface, members, declared, by_packet, outs, memo)
        # What nearly every edit changes is not worth keeping for itself: it is among the files of the surface.
        is_kept = module and module != METHODS
        texts = memo.latest("bindings", module, f"{known} {facts}", made) if is_kept else made()
        for name, text in texts:
            put(name, text)
    return files


def _bound_in(
    module: str,
    surface: Surface,
    members: Sequence[Binding],
    declared: Sequence[Operator],
    by_packet: Mapping[str, Operator],
    outs: Mapping[str, Sequence[Operator]],
    memo: Memo,
) -> list[tuple[str, str]]:
    """Names with texts of a module of bindings and its stub, or those of methods.

    `members` are its bindings, `declared` the operators that give it functions of their own.
    """
    package = surface.package
    python = python_part(module, package, declared, by_packet, surface.conversions, memo)
    others = python_stubs(module, declared)
    if module == METHODS:
        title = "Methods and operators of `Tensor`, one for each operator that YAML declares as a method."
        file = bindings_file(title, package, members, python)
        text = lay_out(render("tensor_methods.py", file), memo)
        stub = stub_file(title, HEADER, package, members, outs, memo, True, others)
        return [
            ("tensor_methods.py", text),
            ("tensor_methods.pyi", render("tensor_methods.pyi", stub)),
        ]
    name, title = BINDING_MODULES[module]
    file = bindings_file(title, package, members, python)
    text = lay_out(render("bindings.py", file), memo)
    stub = stub_file(
        *(title, HEADER, package, members, outs, memo, False, others, python.imported),
        is_public=module not in _INTERNAL,
    )
    stubs = lay_out(render("functions.pyi", stub), memo)
    return [(f"{name}.py", text), (f"{name}.pyi", stubs)]


def derivative_modules(
    model: Model, operators: Sequence[Operator], memo: Memo, laid_out: bool = False
) -> dict[str, str]:
    """By path without suffix, in the order of their imports, the derivatives of some operators only."""
    families: dict[str, list[Operator]] = {}
    for operator in operators:
        families.setdefault(operator.family, []).append(operator)
    modules: dict[str, str] = {}
    callable_names = _facts_of_called(model)
    for family, members in sorted(families.items()):
        infos = [model.derivatives.get(operator.native) for operator in members]
        known = [callable_names, family, str(laid_out), *(operator.facts for operator in members)]
        known += ["derivatives", *(info.facts if info else "-" for info in infos)]
        known += ["arrays", _array_library(model, infos).facts]
        modules |= memo.latest(
            "derivatives",
            family,
            " ".join(known),
            partial(_of_family, model, family, members, memo, laid_out),
        )
    return modules


def _array_library(model: Model, infos: Iterable[DifferentiabilityInfo | None]) -> ArrayLibrary:
    """What functions over arrays of these derivatives may call."""
    gradients = (gradient for info in infos if info is not None for gradient in info.gradients)
    return model.array_library.named_in(gradient.formula for gradient in gradients)


def _of_family(
    model: Model, family: str, members: Sequence[Operator], memo: Memo, laid_out: bool
) -> list[tuple[str, str]]:
    """Paths with texts of the derivatives of one family."""
    modules = _autograd(model, family, members, memo) | _forward(model, family, members, memo)
    return [(path, lay_out(text, memo) if laid_out else text) for path, text in modules.items()]


def _facts_of_called(model: Model) -> str:
    """What modules of derivatives follow from beside the operators and their derivatives: what formulas may call."""
    project, base = model.project, model.base
    packages = (project.package, project.namespace, project.extends, project.derivatives)
    functions = [
        [(name, o.is_unbound, o.bound_in, o.python_name) for name, o in bound.items()]
        for bound in (model.bound, base.functions)
    ]
    helpers = sorted(model.helper_modules.items())
    return digest(repr((packages, base.package, functions, helpers)))


def _batching_modules(operators: Sequence[Operator], memo: Memo) -> dict[str, str]:
    """The rules of each family that has any."""
    families: dict[str, list[BatchingRow]] = {}
    for operator in operators:
        if operator.batch is not None and operator.batch.is_generated:
            row = batching_row(operator.name, operator.batch)
            families.setdefault(operator.family, []).append(row)
    return {
        f"batching/{family}": memo.latest(
            "batching",
            family,
            repr(rows),
            partial(_batching_text, rows, memo),
        )
        for family, rows in sorted(families.items())
    }


def _batching_text(rows: Sequence[BatchingRow], memo: Memo) -> str:
    return lay_out(render("batching.py", BatchingFile(HEADER, tuple(rows))), memo)


def _autocast_policies(operators: Sequence[Operator]) -> Iterator[AutocastPolicy]:
    """Operators whose arguments autocasting converts."""
    for operator in operators:
        if operator.native.autocast is not None and operator.native.origin is None:
            yield AutocastPolicy(operator.name, operator.native.autocast.value)


_PACKAGES = {
    "autograd_arrays": "Derivatives over arrays: what nodes run where nothing is recorded and nobody looks on.",
    "autograd_nodes": "Nodes of the backward graph: what each operator saves, and its derivative.",
    "autograd_kernels": "Kernels that record calls on the backward graph.",
    "autograd_forward": "Forward mode: the tangents of operators' outputs.",
    "batching": "Batching rules: what `vmap` makes of calls.",
}
"""Packages with a module for each family of operators that has any of the kind."""


def _packages(modules: Iterable[str]) -> dict[str, FamiliesFile]:
    """The first module of each of these packages."""
    found: dict[str, list[str]] = {kind: [] for kind in _PACKAGES}
    for name in modules:
        kind, slash, family = name.partition("/")
        if slash:
            found[kind].append(family)
    return {
        kind: FamiliesFile(HEADER, _PACKAGES[kind], tuple(families))
        for kind, families in found.items()
    }


def _operators_file(surface: Surface, memo: Memo) -> OperatorsFile:
    return OperatorsFile(
        HEADER,
        quoted(surface.namespace),
        quoted(surface.yaml),
        registrations(surface.operators, memo),
        surface.deprecated,
        surface.numpy_names,
    )


def _return_types(operators: Iterable[Operator]) -> ReturnTypesFile:
    types: dict[str, ReturnType] = {}
    for operator in operators:
        name = operator.return_type
        if name and name not in types:
            fields = tuple(
                ReturnField(r.name or "", _python_type(str(r.type)))
                for r in operator.schema.returns
            )
            types[name] = ReturnType(name, fields)
    annotations = {field.annotation for type in types.values() for field in type.fields}
    return ReturnTypesFile(HEADER, "Any" in annotations, tuple(types.values()))


def _python_type(type: str) -> str:
    return {"Tensor": "Tensor", "Tensor[]": "list[Tensor]", "int": "int", "SymInt": "int"}.get(
        type, "Any"
    )


def _wrappers_text(operators: Iterable[Operator], package: str, memo: Memo) -> str:
    from .wrappers import WrappersFile

    named = {o.identifier: memo.call(wrapper_piece, o) for o in operators if needs_wrapper(o)}
    pieces = dict(named.values())
    wrappers = tuple((operator, name) for operator, (name, _) in named.items())
    names = {
        **_TYPING,
        "contextvars": ["Context"],
        package: ["return_types"],
        "gradsmith.core.bits": ["NUMBER_BITS"],
        "gradsmith.core.memory": ["placed"],
        "gradsmith.core.floating": ["fresh_context"],
        "gradsmith.core.generator": ["generator_or_default"],
    }
    file = WrappersFile(HEADER, IMPORTS, tuple(pieces.values()), wrappers)
    return with_imports(render("wrappers.py", file), names)


_TYPING = {"collections.abc": ["Callable"], "typing": ["Any", "TypeAlias"]}


def _autograd(
    model: Model, family: str, operators: Iterable[Operator], memo: Memo
) -> dict[str, str]:
    """The modules of arrays, nodes and kernels of one family."""
    nodes: dict[str, str] = {}
    views: dict[str, DifferentiabilityInfo] = {}
    arrays: list[str] = []
    kernels: list[str] = []
    called: set[str] = set()
    deferred: dict[str, str] = {}
    for operator in operators:
        info = model.derivatives.get(operator.native)
        if info is None or not operator.has_autograd or not records(info):
            continue
        assert info.node is not None
        view = views.get(info.view_node)
        copy = memo.call(copy_node_piece, info, view, operator.numbers) if view else []
        if copy:
            nodes[info.node] = copy[0]
        elif info.node not in nodes:
            over_arrays = memo.call(
                array_piece, info, operator.numbers, _array_library(model, [info]), deferred
            )
            if over_arrays:
                arrays.append(over_arrays[0])
                deferred |= over_arrays[1]
            text, functions = memo.call(node_piece, info, operator.numbers, bool(over_arrays))
            nodes[info.node] = text
            views[info.node] = info
            called.update(functions)
        kernels.append(memo.call(kernel_piece, info, operator))
    modules = {}
    if arrays:
        modules[f"autograd_arrays/{family}"] = _arrays_text(arrays, deferred)
    if nodes:
        modules[f"autograd_nodes/{family}"] = _nodes_text(model, family, nodes.values(), called)
        modules[f"autograd_kernels/{family}"] = _kernels_text(model, family, kernels)
    return modules


def _arrays_text(pieces: Sequence[str], deferred: Mapping[str, str]) -> str:
    names = {
        "gradsmith.autograd.engine.array_functions": [
            "LARGE",
            "array_of",
            "arrays_in",
            "asarray",
            "deferred_kernels",
            "ndarray",
        ],
        "gradsmith.core.shared_loops": ["SHARED"],
        "typing": ["Any"],
    }
    places = tuple(Deferred(name, where) for name, where in sorted(deferred.items()))
    file = AutogradArraysFile(HEADER, IMPORTS, tuple(pieces), places)
    return with_imports(render("autograd_arrays.py", file), names)


def _nodes_text(model: Model, family: str, pieces: Iterable[str], called: Iterable[str]) -> str:
    names = {
        "gradsmith.autograd.nodes.node": ["Node"],
        "gradsmith.autograd.nodes.recording": ["conj", "unpack_or_number"],
        "gradsmith.autograd.nodes.saved": ["RELEASED", "unpack", "unpack_list"],
        "gradsmith.core.deferred": ["deferred_from"],
        "gradsmith.core.size": ["Size"],
        "typing": ["Any"],
        f"{model.project.package}.autograd_arrays": [f"{family} as autograd_arrays"],
    }
    for module, members in _modules_of(model, called).items():
        names[module] = [*names.get(module, ()), *members]
    helpers = _helpers_of(model, called)
    file = AutogradNodesFile(HEADER, IMPORTS, tuple(pieces), helpers, model.project.derivatives)
    return with_imports(render("autograd_nodes.py", file), names)


def _modules_of(model: Model, called: Iterable[str]) -> dict[str, list[str]]:
    """By module the operators that formulas call by bare name, as imports say it."""
    found: dict[str, list[str]] = {}
    for name in sorted(called):
        if name in model.helper_modules:
            continue
        for package, functions in (
            (model.project.package, model.bound),
            (model.base.package, model.base.functions),
        ):
            if name in functions:
                function = functions[name]
                if function.is_unbound:
                    module, public = "operators", function.identifier
                else:
                    module, public = BINDING_MODULES[function.bound_in][0], function.python_name
                found.setdefault(f"{package}.{module}", []).append(
                    name if public == name else f"{public} as {name}"
                )
                break
        else:
            if model.project.extends and name == model.project.namespace:
                found.setdefault(model.project.package, []).append(f"functions as {name}")
    return found


def _helpers_of(model: Model, called: Iterable[str]) -> tuple[DeferredModule, ...]:
    """The helpers that formulas call.  Importing them at once would cost more than most backwards take."""
    found: dict[str, list[str]] = {}
    for name in called:
        helper = model.helper_modules.get(name)
        if helper is not None:
            found.setdefault(helper, []).append(name)
    return deferred_modules(found)


def _forward(
    model: Model, family: str, operators: Iterable[Operator], memo: Memo
) -> dict[str, str]:
    """The module of forward formulas of one family, if it has any."""
    pieces = []
    reading = []
    called: set[str] = set()
    for operator in operators:
        info = model.derivatives.get(operator.native)
        if info is None or info.function is not operator.native or not operator.has_autograd:
            continue
        if has_forward_formula(info) and not operator.native.is_view:
            text, functions, reads_self = memo.call(forward_piece, info, operator)
            pieces.append(text)
            called.update(functions)
            if reads_self:
                reading.append(operator.identifier)
    names = {
        "gradsmith.autograd.nodes.recording": ["conj"],
        "gradsmith.core.deferred": ["deferred_from"],
        "gradsmith.autograd.forward.tangents": ["filled", "filled_list", "minus", "plus"],
        "gradsmith.dispatch.call": ["call"],
        model.project.package: ["operators"],
    }
    for module, members in _modules_of(model, called).items():
        names[module] = [*names.get(module, ()), *members]
    helpers = _helpers_of(model, called)
    file = AutogradForwardFile(HEADER, IMPORTS, tuple(pieces), helpers, tuple(reading))
    if not pieces:
        return {}
    return {f"autograd_forward/{family}": with_imports(render("autograd_forward.py", file), names)}


def _kernels_text(model: Model, family: str, pieces: Sequence[str]) -> str:
    names = {
        "gradsmith.autograd.engine.array_functions": ["without_arrays"],
        "gradsmith.autograd.views.inplace": ["check_inplace", "rebase_history"],
        "gradsmith.autograd.nodes.node": ["next_sequence_nr"],
        "gradsmith.autograd.nodes.recording": [
            "NOTHING",
            "direct_recording",
            "metadata_of",
            "refuse_gradient",
            "shape_of",
        ],
        "gradsmith.autograd.nodes.saved": ["save_input", "save_output"],
        "gradsmith.autograd.nodes.variable": ["gradient_edge", "leaf_edge"],
        "gradsmith.core.bits": [
            "DIFFERENTIABLE",
            "NUMBER_BITS",
            "RECORDED",
            "REQUIRES_GRAD",
        ],
        "gradsmith.core.shared_loops": ["SHARED"],
        "gradsmith.core.tensor": ["VersionCounter", "allocate"],
        f"{model.project.package}.autograd_nodes": [f"{family} as autograd_nodes"],
    }
    file = ModuleFile(HEADER, IMPORTS, tuple(pieces))
    return with_imports(render("autograd_kernels.py", file), names)
