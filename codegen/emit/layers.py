"""Emits the classes of layers: one module for each category, and their package."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ..model.layers import MATHEMATICS, Argument, Layer, ReprItem
from ..project.memo import Memo
from .layout import lay_out
from .outputs import IMPORTS, with_imports
from .python_source import docstring, generated_from, init_head, quoted
from .render import render

__all__ = ["layer_files", "layers_page"]


@dataclass(frozen=True, slots=True)
class ParameterSource:
    """A parameter that `__init__` makes."""

    name: str
    shape: str
    when: str

    @property
    def annotation(self) -> str:
        return "Parameter | None" if self.when else "Parameter"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of what ``extra_repr`` returns."""

    text: str
    when: str


@dataclass(frozen=True, slots=True)
class LayerSource:
    """A class, in pieces that its template puts together."""

    name: str
    bases: str
    doc: str
    members: tuple[tuple[str, str], ...]
    """Name and value."""
    constants: str
    """The names of the attributes, as PyTorch lists them."""
    annotations: tuple[tuple[str, str], ...]
    """Name and type, of what expressions do not tell."""
    head: str
    """The definition of ``__init__``; empty where the base's serves."""
    base_call: str
    attributes: tuple[tuple[str, str], ...]
    parameters: tuple[ParameterSource, ...]
    buffers: tuple[tuple[str, str], ...]
    init: tuple[tuple[str, str], ...]
    """The condition under which a parameter is there, or nothing, and the call that fills it."""
    forward_head: str
    forward: str
    parts: tuple[Part, ...]
    shows: bool
    """Whether it has an ``extra_repr``."""

    @property
    def always(self) -> str:
        """What ``extra_repr`` shows where no part has a condition."""
        return _joined(self.parts)

    @property
    def is_conditional(self) -> bool:
        return any(part.when for part in self.parts)


@dataclass(frozen=True, slots=True)
class LayersFile:
    """The context of ``layers.py.jinja``."""

    title: str
    header: str
    imports: str
    layers: tuple[LayerSource, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LayersPackage:
    """The context of ``layers_package.py.jinja``."""

    header: str
    categories: tuple[tuple[str, tuple[str, ...]], ...]
    """Modules with the names of their layers."""


def layer_files(
    layers: Sequence[Layer], package: str, yaml: str, namespace: str, memo: Memo
) -> dict[str, str]:
    """Text by path below the output folder; `namespace` is how a library's expressions call its functions.

    A file without layers has a package, too: the library's own imports it.
    """
    if not yaml:
        return {}
    header = generated_from(yaml)
    by_category: dict[str, list[Layer]] = {}
    for layer in layers:
        by_category.setdefault(layer.category, []).append(layer)
    homes = {layer.name: f"{package}.layers.{layer.category}" for layer in layers}
    files = {}
    for category, members in sorted(by_category.items()):
        names = _names(members, homes, package, namespace)
        sources = tuple(_source(layer) for layer in members)
        listed = _public(members)
        title = f"Layers: {category.replace('_', ' ')}."
        text = render("layers.py", LayersFile(title, header, IMPORTS, sources, listed))
        files[f"layers/{category}.py"] = lay_out(with_imports(text, names), memo)
    found = tuple((c, _public(members)) for c, members in sorted(by_category.items()))
    package_text = render("layers_package.py", LayersPackage(header, found))
    files["layers/__init__.py"] = lay_out(package_text, memo)
    return files


@dataclass(frozen=True, slots=True)
class LayerEntry:
    """What the reference says of a layer."""

    name: str
    signature: str
    doc: str


@dataclass(frozen=True, slots=True)
class LayersPage:
    """The context of ``layers.md.jinja``."""

    header: str
    categories: tuple[tuple[str, tuple[LayerEntry, ...]], ...]


def layers_page(layers: Iterable[Layer], yaml: str) -> LayersPage:
    """The page of the reference that lists all layers."""
    by_name = {layer.name: layer for layer in layers}
    found: dict[str, list[LayerEntry]] = {}
    for layer in by_name.values():
        if not layer.name.startswith("_"):
            entry = LayerEntry(layer.name, _signature(layer, by_name), layer.doc)
            found.setdefault(layer.category, []).append(entry)
    categories = tuple((c, tuple(entries)) for c, entries in sorted(found.items()))
    return LayersPage(generated_from(yaml), categories)


def _signature(layer: Layer, by_name: Mapping[str, Layer]) -> str:
    """How it is made: as its base is, where the entry says nothing."""
    source = layer
    while not source.has_arguments and source.base in by_name:
        source = by_name[source.base]
    head = _head(source.arguments, bool(source.parameters))
    inner = head.removeprefix("def __init__(self").removesuffix(") -> None:").removeprefix(", ")
    known = source.has_arguments or not source.base
    return f"{layer.name}({inner if known else '…'})"


def _public(layers: Iterable[Layer]) -> tuple[str, ...]:
    return tuple(sorted(layer.name for layer in layers if not layer.name.startswith("_")))


def _names(
    layers: Iterable[Layer], homes: Mapping[str, str], package: str, namespace: str
) -> dict[str, list[str]]:
    """By module, what the classes may name."""
    names: dict[str, list[str]] = {
        "collections.abc": ["Callable", "Sequence"],
        "math": list(MATHEMATICS),
        "typing": ["Any", "Literal"],
        "gradsmith.core.size": ["Size"],
        "gradsmith.core.tensor": ["Tensor"],
        "gradsmith.generated": ["functions"],
        "gradsmith.nn": ["arguments", "functional as F"],
        "gradsmith.nn.module": ["Module"],
        "gradsmith.nn.parameter": ["Parameter"],
    }
    if namespace:
        names.setdefault(package, []).append(f"functions as {namespace}")
    here = {layer.name for layer in layers}
    for layer in layers:
        calls = [call.partition("(")[0] for _, call in layer.init]
        names.setdefault("gradsmith.nn.init", []).extend(calls)
        for path in (layer.base, layer.mixin):
            module, _, name = path.rpartition(".")
            module = module or homes.get(name, "gradsmith.generated.layers")
            if name and name not in here:
                names.setdefault(module, []).append(name)
    return {module: sorted(set(members)) for module, members in names.items()}


def _source(layer: Layer) -> LayerSource:
    bases = [p.rpartition(".")[2] for p in (layer.mixin, layer.base) if p] or ["Module"]
    parameters = {name for name, _, _ in layer.parameters}
    kept = layer.attribute_names - parameters - {name for name, _ in layer.buffers}
    own = {a.name for a in layer.arguments}

    def shape(text: str) -> str:
        return _on_self(text, kept)

    annotated = {a.name: a.annotation for a in layer.arguments}
    sources = tuple(ParameterSource(n, shape(s), w) for n, s, w in layer.parameters)
    # mypy finds the types of the others in `__init__`, where expressions make them.
    types = [(n, annotated[n]) for n, v in layer.attributes if n == v and n in annotated]
    types += [(p.name, p.annotation) for p in sources]
    types += [(name, "Tensor | None") for name, _ in layer.buffers]
    conditions = {p.name: f"self.{p.name} is not None" if p.when else "" for p in sources}
    names = layer.attribute_names
    told = any(name == "__constants__" for name, _ in layer.members)
    constants = () if told else tuple(name for name, _ in layer.attributes)
    return LayerSource(
        layer.name,
        ", ".join(bases),
        docstring(layer.doc, 4),
        layer.members,
        f"[{', '.join(map(quoted, constants))}]" if constants else "",
        tuple(types),
        _head(layer.arguments, bool(layer.parameters)) if layer.has_arguments else "",
        layer.base_call or "",
        tuple((n, _on_self(v, layer.attribute_names - own)) for n, v in layer.attributes),
        sources,
        layer.buffers,
        tuple((conditions[n], _on_self(call, names)) for n, call in layer.init),
        _forward_head(layer) if layer.forward else "",
        _on_self(layer.forward, {*names, "training"} - {a.name for a in layer.inputs}),
        tuple(_part(item, names) for item in layer.repr or ()),
        bool(layer.repr),
    )


def _head(arguments: Sequence[Argument], has_parameters: bool) -> str:
    """The definition of ``__init__``: layers with parameters take a device and a dtype for them."""
    items = ["self", *(a.source for a in arguments if not a.keyword_only)]
    if has_parameters:
        items += ["device: Any = None", "dtype: Any = None"]
    return init_head(items, [a.source for a in arguments if a.keyword_only])


def _forward_head(layer: Layer) -> str:
    items = ["self", *(a.source for a in layer.inputs)]
    return f"def forward({', '.join(items)}) -> {layer.returns}:"


def _part(item: ReprItem, names: Collection[str]) -> Part:
    value = _on_self(item.value, names)
    label = f"{item.label}=" if item.label else ""
    return Part(f"{label}{{{value}}}", _on_self(item.when, names))


def _joined(parts: Iterable[Part]) -> str:
    text = ", ".join(part.text for part in parts)
    return f"f{quoted(text)}"


def _on_self(text: str, names: Collection[str]) -> str:
    """An expression that reads `names` from ``self``."""
    if not text:
        return text
    tree = ast.parse(text, mode="eval")
    return ast.unparse(_OnSelf(names).visit(tree))


class _OnSelf(ast.NodeTransformer):
    def __init__(self, names: Collection[str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.names:
            return node
        return ast.Attribute(ast.Name("self", ast.Load()), node.id, ast.Load())
