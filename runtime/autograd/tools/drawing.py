"""``gradsmith.autograd.graph.draw``: the graph of a tensor as SVG, as DOT, and as a list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from typing import Any

from ...core.bits import dtype_from_bits
from ...core.dtypes import dtype
from ...core.origin import place_of
from ...core.tensor import Tensor
from ...dispatch.inspect.places import formula_place
from ...schema.cached import cached_property
from ..engine.gradients import GradientEdge, get_gradient_edge
from ..function import BackwardCFunction
from ..nodes.node import Node, number_when_made, slots_of
from ..nodes.saved import RELEASED, as_tuple
from ..nodes.saved_hooks import Packed
from ..views.nodes import CopySlices
from .drawing_svg import COLOURS, svg_of


@dataclass(frozen=True, slots=True)
class GraphNode:
    """A box of the drawing."""

    index: int
    """Its place in the list; edges lead to higher ones."""
    kind: str
    """``output``, ``node``, ``function`` (a custom one), ``inplace`` (on a view), or ``leaf``."""
    name: str
    """Of the node's class, ``MulBackward0``; of an output or leaf the name that it was given, if any."""
    sequence_nr: int
    """-1 for outputs and leaves."""
    shape: str
    """``float32[2, 3]`` of what the node's call made, or of the tensor."""
    saved: tuple[tuple[str, str], ...]
    """What the node keeps, name by name: a tensor's dtype and shape, or a number."""
    edges: tuple[tuple[int, int], ...]
    """Where its gradients go: an index in the list, and the number of the output there."""
    place: str
    """Where the forward call stands, if anomaly mode was on."""
    formula: str
    """Where the formulas stand, for the operators that have some."""
    node: Node | None

    @property
    def title(self) -> str:
        """The first line of its box."""
        return self.name or self.kind

    @property
    def details(self) -> str:
        """What is known, as the picture shows it under the mouse."""
        lines = [f"{self.title} {self.shape}"]
        lines += [f"{name}: {text}" for name, text in self.saved]
        lines += [text for text in (self.formula, self.place) if text]
        return "\n".join(lines)


class Drawing:
    """What `draw` returns: shown as a picture in notebooks, and as a table by ``print``."""

    def __init__(self, nodes: Sequence[GraphNode]) -> None:
        self.nodes = tuple(nodes)

    @cached_property
    def svg(self) -> str:
        """The picture: SVG text that needs nothing else."""
        return svg_of(self.nodes)

    @cached_property
    def dot(self) -> str:
        """The graph in the language of Graphviz."""
        lines = [
            "digraph autograd {",
            '    node [shape=box, style="rounded,filled", fontname="monospace", fontsize=11];',
            '    edge [color="#94a3b8"];',
        ]
        for node in self.nodes:
            text = [node.title]
            text.append(node.shape if node.sequence_nr < 0 else f"#{node.sequence_nr} {node.shape}")
            text += [f"{name}: {value}" for name, value in node.saved]
            fill, border = COLOURS[node.kind]
            font = ', fontcolor="#ffffff"' if node.kind == "output" else ""
            lines.append(
                f'    n{node.index} [label="{_quoted(text)}", fillcolor="{fill}", color="{border}"{font}];'
            )
        for node in self.nodes:
            for target, number in node.edges:
                label = f' [label=":{number}"]' if number else ""
                lines.append(f"    n{node.index} -> n{target}{label};")
        return "\n".join([*lines, "}", ""])

    def save(self, path: str | PathLike[str]) -> None:
        """Write the picture to ``*.svg``, or the graph to ``*.dot`` or ``*.gv``.  ValueError for other names."""
        name = fspath(path)
        if name.endswith(".svg"):
            text = self.svg
        elif name.endswith((".dot", ".gv")):
            text = self.dot
        else:
            raise ValueError(
                f"draw(...).save({name!r}): the name must end in .svg, .dot or .gv; other formats are made "
                "from these"
            )
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)

    def _repr_svg_(self) -> str:
        return self.svg

    def __iter__(self) -> Iterator[GraphNode]:
        return iter(self.nodes)

    def __len__(self) -> int:
        return len(self.nodes)

    def __str__(self) -> str:
        rows = [
            (
                str(node.index),
                node.title,
                "" if node.sequence_nr < 0 else f"#{node.sequence_nr}",
                node.shape,
                " ".join(f"{i}:{n}" if n else str(i) for i, n in node.edges),
                ", ".join(f"{name}: {text}" for name, text in node.saved),
            )
            for node in self.nodes
        ]
        rows.insert(0, ("", "node", "number", "shape", "leads to", "saved"))
        widths = [max(len(row[i]) for row in rows) for i in range(5)]
        return "\n".join(
            "  ".join([*(cell.ljust(w) for cell, w in zip(row, widths)), row[5]]).rstrip()
            for row in rows
        )

    def __repr__(self) -> str:
        return f"<drawing of {len(self.nodes)} nodes>"


def draw(
    outputs: Tensor | Node | GradientEdge | Sequence[Tensor | Node | GradientEdge],
    names: Mapping[str, Tensor] | None = None,
) -> Drawing:
    """A drawing of the graph that a backward from `outputs` would run through.

    ``draw(loss).svg`` is a picture, ``.dot`` is for Graphviz, ``.nodes`` the list of nodes, and `print` shows
    it as a table; ``save("loss.svg")`` writes a file.  Outputs are at the top, arrows go where gradients go, down to the leaves.  `names`
    are those of outputs and leaves, such as ``{"weight": weight}``.  Nothing is unpacked or freed.  RuntimeError
    for a tensor that has no graph.
    """
    given = (
        outputs
        if isinstance(outputs, (list, tuple)) and not isinstance(outputs, GradientEdge)
        else [outputs]
    )
    called = {id(tensor): name for name, tensor in (names or {}).items()}
    roots: list[tuple[str, str, tuple[Node, int]]] = []
    for position, output in enumerate(given):
        if isinstance(output, Node):
            roots.append(("", _shape_of(output, 0), (output, 0)))
        elif isinstance(output, Tensor):
            if not output.requires_grad:
                raise RuntimeError(
                    f"draw(): element {position} of outputs does not require grad and does not have a "
                    "grad_fn: there is no graph to draw"
                )
            edge = get_gradient_edge(output)
            text = _described(tuple(output._data_.shape), output.dtype)
            name = called.get(id(output)) or output.name or ""
            roots.append((name, text, (edge.node, edge.output_nr)))
        elif isinstance(output, GradientEdge):
            node, number = output[0], output[1]
            roots.append(("", _shape_of(node, number), (node, number)))
        else:
            raise TypeError(
                f"draw(): outputs must be tensors, gradient edges or nodes; element {position} is of type "
                f"{type(output).__name__}"
            )
    order = _ordered([edge[0] for _, _, edge in roots])
    place = {node: index for index, node in enumerate(order, len(roots))}
    found = [
        GraphNode(
            index, "output", name, -1, shape, (), ((place[edge[0]], edge[1]),), "", "", edge[0]
        )
        for index, (name, shape, edge) in enumerate(roots)
    ]
    found += [_drawn(node, place, called) for node in order]
    return Drawing(found)


def _ordered(roots: Sequence[Node]) -> list[Node]:
    """The nodes that can be reached, each before those that it leads to."""
    from ..engine.graph_task import reachable

    nodes = reachable([(node, 0) for node in roots], -1)
    return sorted(nodes, key=number_when_made, reverse=True)


def _drawn(node: Node, place: Mapping[Node, int], called: Mapping[int, str]) -> GraphNode:
    edges = tuple((place[edge[0]], edge[1]) for edge in node.next_edges if edge is not None)
    if node.accumulates:
        leaf: Any = getattr(node, "variable", None)
        name = "" if leaf is None else called.get(id(leaf)) or leaf.name or ""
        return GraphNode(place[node], "leaf", name, -1, _shape_of(node, 0), (), edges, "", "", node)
    if isinstance(node, BackwardCFunction):
        kind = "function"
    else:
        kind = "inplace" if isinstance(node, CopySlices) else "node"
    stack = node.__dict__.get("forward_stack")
    shapes = [_shape_of(node, number) for number in range(len(node._metadata))]
    return GraphNode(
        place[node],
        kind,
        node.__class__.__name__,
        node._nr,
        shapes[0] if len(shapes) == 1 else f"{len(shapes)} outputs",
        tuple(_saved(node)),
        edges,
        place_of(stack) if stack else "",
        formula_place(type(node)),
        node,
    )


def _saved(node: Node) -> Iterator[tuple[str, str]]:
    """What `node` keeps, without touching it."""
    cls: Any = type(node)  # a custom Function has no slots
    for slot in dict.fromkeys((*slots_of(cls), *("raw_" + name for name in node.saved_names))):
        if not slot.startswith("raw_"):
            continue
        text = _saved_text(getattr(node, slot, None))
        if text:
            yield slot.removeprefix("raw_"), text


def _saved_text(saved: Any) -> str:
    saved = as_tuple(saved)
    if saved is RELEASED:
        return "freed"
    if isinstance(saved, Packed):
        return "packed by a hook"
    if isinstance(saved, Tensor):
        return _described(tuple(saved._data_.shape), saved.dtype)
    if isinstance(saved, (bool, int, float, complex, str)):
        return repr(saved)
    if isinstance(saved, (tuple, list)) and saved:
        if isinstance(saved[0], Tensor) and len(saved) > 1 and isinstance(saved[1], int):
            return _saved_text(saved[0])  # with its version
        if all(isinstance(item, int) for item in saved):
            return repr(list(saved))
        texts = [_saved_text(item) for item in saved]
        return ", ".join(text for text in texts if text)
    return ""


def _shape_of(node: Node, number: int) -> str:
    if number >= len(node._metadata):
        return ""
    shape, bits = node._metadata[number]
    return _described(shape, dtype_from_bits(bits))


def _described(shape: tuple[int, ...], kind: dtype) -> str:
    return f"{kind.name}{list(shape)}"


def _quoted(lines: Sequence[str]) -> str:
    escaped = [line.replace("\\", "\\\\").replace('"', '\\"') for line in lines]
    return "\\n".join(escaped)
