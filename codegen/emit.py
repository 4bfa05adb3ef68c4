"""From a checked model to the text of every generated file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from .array_formulas import ArrayLibrary
from .autograd_arrays import ArrayBackward, array_backward
from .autograd_forward import forward_formula, has_forward_formula
from .autograd_kernels import AutogradKernel, autograd_kernel
from .autograd_nodes import NodeClass, node_class
from .autograd_saved import records
from .bindings import function_bindings, method_bindings, special_method_bindings
from .internal_stubs import OperatorsStub, factories_stub, nodes_stub
from .matrix import matrix_page
from .operators import Operator
from .outputs import (
    HEADER,
    Alias,
    AliasesFile,
    AutogradArraysFile,
    AutogradForwardFile,
    AutogradForwardStub,
    AutogradKernelsFile,
    AutogradNodesFile,
    OperatorsFile,
    ReturnType,
    ReturnTypesFile,
    WrappersFile,
    bindings_file,
    import_lines,
)
from .pipeline import Model
from .python_source import bracketed, python_name, quoted
from .reference import index_page, reference_pages
from .registrations import registration
from .render import render
from .schema_json import schema_json
from .stubs import outs_by_packet, stub_file
from .wrappers import needs_wrapper, wrapper

__all__ = ["derivative_modules", "emit"]

_MODULES = {
    "": ("functions", "Functions over tensors: every operator that YAML declares as a function."),
    "nn": ("nn_functional", "Functions of `gradsmith.nn.functional`."),
    "linalg": ("linalg", "Functions of `gradsmith.linalg`."),
    "fft": ("fft", "Functions of `gradsmith.fft`."),
    "special": ("special", "Functions of `gradsmith.special`."),
}


def emit(model: Model) -> dict[str, str]:
    """Path to text, for every file of the project's output."""
    project = model.project
    operators = model.operators
    package = project.package
    files: dict[str, str] = {}

    def put(name: str, template: str, context: object) -> None:
        files[f"{project.output}/{name}"] = render(template, context)

    files[f"{project.output}/__init__.py"] = f'"""{HEADER}"""\n'

    def put_factories(module: str, title: str, names: Iterable[str]) -> None:
        put(f"{module}.pyi", "factories.pyi", factories_stub(title, HEADER, module, names))

    put("operators.py", "operators.py", _operators_file(model))
    put("operators.pyi", "operators.pyi", OperatorsStub(HEADER, operators))
    put("return_types.py", "return_types.py", ReturnTypesFile(HEADER, _return_types(operators)))
    wrappers = _wrappers_file(operators, package)
    put("wrappers.py", "wrappers.py", wrappers)
    title = "Array kernels behind tensor operators: unwrap the arguments, call, wrap the result."
    put_factories("wrappers", title, [w.identifier for w in wrappers.wrappers])
    aliases = _aliases_file(operators, package)
    put("aliases.py", "aliases.py", aliases)
    title = "Operators that are other names of operators."
    put_factories("aliases", title, [a.identifier for a in aliases.aliases])
    nodes, kernels, arrays = _autograd(model, operators)
    put("autograd_arrays.py", "autograd_arrays.py", arrays)
    title = "Derivatives over arrays: what nodes run where nothing is recorded and nobody looks on."
    put_factories("autograd_arrays", title, [f.node for f in arrays.functions])
    put("autograd_nodes.py", "autograd_nodes.py", nodes)
    put("autograd_nodes.pyi", "autograd_nodes.pyi", nodes_stub(HEADER, nodes.nodes))
    put("autograd_kernels.py", "autograd_kernels.py", kernels)
    title = "Kernels that record calls on the backward graph."
    put_factories("autograd_kernels", title, [k.identifier for k in kernels.kernels])
    forward = _forward_file(model, operators)
    put("autograd_forward.py", "autograd_forward.py", forward)
    formulas = tuple(f.identifier for f in forward.formulas)
    put("autograd_forward.pyi", "autograd_forward.pyi", AutogradForwardStub(HEADER, formulas))
    functions = function_bindings(operators)
    outs = outs_by_packet(operators)
    for module, (name, title) in _MODULES.items():
        members = functions.get(module, [])
        if module and not members:
            continue
        put(f"{name}.py", "bindings.py", bindings_file(title, package, members, exported=True))
        stub = stub_file(title, HEADER, package, members, outs, method=False)
        put(f"{name}.pyi", "functions.pyi", stub)
    if not project.extends:  # the methods of Tensor are gradsmith's
        methods = method_bindings(operators) + special_method_bindings(operators)
        title = "Methods and operators of `Tensor`, one for each operator that YAML declares as a method."
        file = bindings_file(title, package, methods, exported=False)
        put("tensor_methods.py", "tensor_methods.py", file)
        stub = stub_file(title, HEADER, package, methods, outs, method=True)
        put("tensor_methods.pyi", "tensor_methods.pyi", stub)
    files[f"{project.output}/schema.json"] = schema_json(model, HEADER)
    root = package.rpartition(".")[0] or package
    pages = reference_pages(HEADER, root, operators, functions, model.derivatives, outs)
    for page in pages:
        files[f"{project.reference}/{page.category}.md"] = render("reference.md", page)
    matrix = matrix_page(HEADER, operators, model.derivatives)
    files[f"{project.reference}/matrix.md"] = render("matrix.md", matrix)
    index = index_page(HEADER, pages, len(operators))
    files[f"{project.reference}/README.md"] = render("reference_index.md", index)
    return files


def derivative_modules(model: Model, operators: Sequence[Operator]) -> dict[str, str]:
    """By module name, in the order of their imports, the derivatives of some operators only."""
    nodes, kernels, arrays = _autograd(model, operators)
    forward = _forward_file(model, operators)
    files = (("arrays", arrays), ("nodes", nodes), ("kernels", kernels), ("forward", forward))
    return {f"autograd_{name}": render(f"autograd_{name}.py", file) for name, file in files}


def _operators_file(model: Model) -> OperatorsFile:
    registrations = tuple(registration(o) for o in model.operators)
    text = "\n".join(r.source for r in registrations)
    names = {
        "gradsmith.dispatch.declarations": ["OperatorTraits", "define"],
        "gradsmith.dispatch.signature": ["Parameter", "Signature"],
        "gradsmith.dtypes": ["int64"],
        "gradsmith.layout": ["strided"],
    }
    return OperatorsFile(
        HEADER, quoted(model.project.functions), import_lines(names, text), registrations
    )


def _return_types(operators: Iterable[Operator]) -> tuple[ReturnType, ...]:
    types: dict[str, ReturnType] = {}
    for operator in operators:
        name = operator.return_type
        if name and name not in types:
            fields = tuple(
                f"{r.name}: {_python_type(str(r.type))}" for r in operator.schema.returns
            )
            types[name] = ReturnType(name, name, fields)
    return tuple(types.values())


def _python_type(type: str) -> str:
    return {"Tensor": "Tensor", "Tensor[]": "list[Tensor]", "int": "int", "SymInt": "int"}.get(
        type, "Any"
    )


def _wrappers_file(operators: Iterable[Operator], package: str) -> WrappersFile:
    wrappers = tuple(wrapper(o) for o in operators if needs_wrapper(o))
    text = "\n".join("\n".join(w.statements) for w in wrappers)
    names = {
        package: ["return_types"],
        "gradsmith.traits": ["NUMBER_BITS"],
        "gradsmith.backend.memory": ["placed"],
        "gradsmith.random": ["numpy_generator"],
    }
    return WrappersFile(HEADER, import_lines(names, text), wrappers)


def _aliases_file(operators: Iterable[Operator], package: str) -> AliasesFile:
    aliases = []
    for operator in operators:
        target = operator.native.alias_of
        if target is None:
            continue
        names = [python_name(a.name) for a in operator.schema.arguments.all]
        aliases.append(
            Alias(
                operator.identifier,
                operator.name,
                bracketed(f"def {operator.identifier}", names, ":"),
                str(target),
                bracketed(
                    "return call",
                    [f"operators.{target.identifier}", f"[{', '.join(names)}]"],
                    "",
                    4,
                ),
            )
        )
    imports = ("from gradsmith.dispatch.call import call", f"from {package} import operators")
    return AliasesFile(HEADER, imports, tuple(aliases))


def _autograd(
    model: Model, operators: Iterable[Operator]
) -> tuple[AutogradNodesFile, AutogradKernelsFile, AutogradArraysFile]:
    nodes: dict[str, NodeClass] = {}
    backwards: list[ArrayBackward] = []
    called: dict[str, str] = {}
    library = ArrayLibrary.of(model.operators, model.array_helpers)
    kernels: list[AutogradKernel] = []
    for operator in operators:
        info = model.derivatives.get(operator.native)
        if info is None or not operator.has_autograd or not records(info):
            continue
        assert info.node is not None
        if info.node not in nodes:
            node = node_class(info, operator.numbers)
            backward = array_backward(info, operator.numbers, library, called)
            if backward is not None:
                backwards.append(backward)
                node = replace(node, over_arrays=True)
            nodes[info.node] = node
        kernels.append(autograd_kernel(info, operator))
    ordered = tuple(nodes.values())
    return (
        _nodes_file(model, ordered),
        _kernels_file(model.project.package, kernels),
        _arrays_file(backwards, called),
    )


def _arrays_file(
    backwards: Sequence[ArrayBackward], called: Mapping[str, str]
) -> AutogradArraysFile:
    text = "\n".join("\n".join(b.body) for b in backwards) + ("\ndeferred" if called else "")
    names = {"gradsmith.autograd.arrays": ["array_of", "asarray", "deferred", "ndarray"]}
    items = [f"{quoted(name)}: {quoted(where)}" for name, where in sorted(called.items())]
    return AutogradArraysFile(
        HEADER,
        import_lines(names, text),
        tuple(backwards),
        bracketed("_FUNCTIONS = ", items, "", 0, "{}") if called else "",
    )


def _nodes_file(model: Model, nodes: Sequence[NodeClass]) -> AutogradNodesFile:
    text = "\n".join(
        "\n".join((*node.body, *(s.read for s in node.saved), *("RELEASED" for _ in node.released)))
        for node in nodes
    )
    if any(s.raw for node in nodes for s in node.saved):
        text += "\nSavedTensor"
    called = {name for node in nodes for name in node.functions}
    names = {
        "gradsmith.autograd.node": ["Node"],
        "gradsmith.autograd.recording": ["conj", "unpack_or_number"],
        "gradsmith.autograd.saved": ["RELEASED", "unpack", "unpack_list"],
        "gradsmith.autograd.saved_hooks": ["SavedTensor"],
        "gradsmith.size": ["Size"],
    }
    imports = list(import_lines(names, "Node\n" + text))
    if any(node.over_arrays for node in nodes):
        imports.append(f"from {model.project.package} import autograd_arrays")
    imports += _imports_of_called(model, called)
    return AutogradNodesFile(
        HEADER,
        tuple(sorted(imports, key=_import_key)),
        tuple(nodes),
        tuple(_tuple_source([quoted(s) for s in node.slots], "    __slots__ = ") for node in nodes),
        tuple(
            _tuple_source([quoted(s) for s in node.saved_names], "    saved_names = ")
            for node in nodes
        ),
    )


def _imports_of_called(model: Model, called: Iterable[str]) -> list[str]:
    """Imports of the helpers and operators that formulas call by bare name."""
    imports: list[str] = []
    by_module: dict[str, list[str]] = {}
    own = {o.packet: o for o in model.operators if o.has_function and not o.is_out}
    base = model.base.functions
    for name in sorted(called):
        module = model.helper_modules.get(name)
        if module is not None:
            by_module.setdefault(module, []).append(name)
        elif name in own:
            stem = _MODULES[own[name].module][0]
            public = own[name].python_name
            alias = name if public == name else f"{public} as {name}"
            by_module.setdefault(f"{model.project.package}.{stem}", []).append(alias)
        elif (found := base.get(name)) is not None:
            public = found.python_name
            alias = name if public == name else f"{public} as {name}"
            by_module.setdefault(f"{model.base.package}.{_MODULES[found.module][0]}", []).append(
                alias
            )
        elif model.project.extends and name == model.project.namespace:
            imports.append(f"from {model.project.package} import functions as {name}")
    for module, members in sorted(by_module.items()):
        imports.append(bracketed_import(module, members))
    return imports


def _forward_file(model: Model, operators: Iterable[Operator]) -> AutogradForwardFile:
    formulas = []
    for operator in operators:
        info = model.derivatives.get(operator.native)
        if info is None or info.function is not operator.native or not operator.has_autograd:
            continue
        if has_forward_formula(info) and not operator.native.is_view:
            formulas.append(forward_formula(info, operator))
    text = "\n".join("\n".join(f.body) for f in formulas)
    names = {
        "gradsmith.autograd.recording": ["conj"],
        "gradsmith.autograd.tangents": ["filled", "filled_list", "minus", "plus"],
        "gradsmith.dispatch.call": ["call"],
        model.project.package: ["operators"],
    }
    called = {name for f in formulas for name in f.functions}
    imports = [*import_lines(names, text), *_imports_of_called(model, called)]
    reading = [quoted(f.identifier) for f in formulas if f.reads_self]
    return AutogradForwardFile(
        HEADER,
        tuple(sorted(imports, key=_import_key)),
        bracketed("READS_SELF = ", reading, "", 0, "{}") if reading else "READS_SELF = set()",
        tuple(formulas),
    )


def _import_key(line: str) -> str:
    return line.split()[1]


def bracketed_import(module: str, names: Sequence[str]) -> str:
    """A ``from … import`` in black's layout."""
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= 100:
        return line
    return bracketed(f"from {module} import ", names, "")


def _tuple_source(items: Sequence[str], prefix: str) -> str:
    if len(items) == 1:
        return f"({items[0]},)"
    return bracketed(prefix, items, "", 4)[len(prefix) :]


def _kernels_file(package: str, kernels: Sequence[AutogradKernel]) -> AutogradKernelsFile:
    text = "\n".join("\n".join((*k.body, *k.for_numbers)) for k in kernels)
    names = {
        "gradsmith.autograd.arrays": ["without_arrays"],
        "gradsmith.autograd.inplace": ["check_inplace", "rebase_history"],
        "gradsmith.autograd.node": ["next_sequence_nr"],
        "gradsmith.autograd.recording": ["NOTHING", "metadata_of", "shape_of"],
        "gradsmith.autograd.saved": ["save_input", "save_output"],
        "gradsmith.autograd.variable": ["gradient_edge", "leaf_edge"],
        "gradsmith.traits": ["DIFFERENTIABLE", "NUMBER_BITS", "REQUIRES_GRAD"],
    }
    imports = list(import_lines(names, text))
    node_names = sorted({k.node for k in kernels})
    if node_names:
        imports.append(bracketed_import(f"{package}.autograd_nodes", node_names))
    return AutogradKernelsFile(HEADER, tuple(sorted(imports, key=_import_key)), tuple(kernels))
