"""Stubs of the generated modules that the runtime loads by name: operators, nodes, kernels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .annotations import names_in
from .autograd_nodes import NodeClass
from .operators import Operator
from .python_source import bracketed
from .stubs import import_lines

__all__ = ["FactoriesStub", "NodesStub", "OperatorsStub", "factories_stub", "nodes_stub"]

_PARAMETERS = {
    "autograd_arrays": ("node: Any", "grad: Any"),
    "autograd_kernels": (
        "redispatch: Function",
        "node_class: Any = ...",
        "numbers: bool = ...",
    ),
    "wrappers": ("kernel: Function", "wrap: Function"),
    "aliases": ("*args: Any",),
}


@dataclass(frozen=True, slots=True)
class OperatorsStub:
    """The context of ``operators.pyi``."""

    header: str
    operators: tuple[Operator, ...]


@dataclass(frozen=True, slots=True)
class NodesStub:
    """The context of ``autograd_nodes.pyi``."""

    header: str
    imports: tuple[str, ...]
    nodes: tuple[NodeClass, ...]


@dataclass(frozen=True, slots=True)
class FactoriesStub:
    """The context of the stubs of modules whose functions all have one signature."""

    title: str
    header: str
    heads: tuple[str, ...]
    """``def`` lines up to the colon; `Function` is any function."""


def nodes_stub(header: str, nodes: Sequence[NodeClass]) -> NodesStub:
    """The stub of the node classes."""
    annotations = [s.annotation for node in nodes for s in node.saved]
    raw = any(s.raw for node in nodes for s in node.saved)
    used = {name for annotation in annotations for name in names_in(annotation)}
    used |= {"Any", "Node", "Tensor"} | ({"SavedTensor"} if raw else set())
    return NodesStub(header, import_lines(used), tuple(nodes))


def factories_stub(title: str, header: str, module: str, names: Iterable[str]) -> FactoriesStub:
    """The stub of ``autograd_kernels``, ``autograd_arrays``, ``wrappers`` or ``aliases``."""
    parameters = _PARAMETERS[module]
    returns = "Any" if module in ("aliases", "autograd_arrays") else "Function"
    heads = (bracketed(f"def {name}", parameters, f" -> {returns}:", base=4) for name in names)
    return FactoriesStub(title, header, tuple(heads))
