"""Renders a drawing of a graph as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from .drawing_layout import layered

if TYPE_CHECKING:
    from .drawing import GraphNode

COLOURS = {
    # fill, border
    "output": ("#1f2937", "#1f2937"),
    "node": ("#ffffff", "#94a3b8"),
    "function": ("#fff7e6", "#e0a53a"),
    "inplace": ("#f5f0ff", "#a78bda"),
    "leaf": ("#e9f7ef", "#55a87a"),
}
"""By the kind of a node: a box's fill and border."""

_TITLE = 13
_TEXT = 11
_CHAR = 0.602  # of the size, in every monospaced font in use
_PADDING = 10.0
_MARGIN = 16.0
_LINE = 15.0


def svg_of(nodes: Sequence[GraphNode]) -> str:
    """Boxes with the nodes' texts, and arrows along their edges."""
    texts = [_lines(node) for node in nodes]
    sizes = [_size(lines) for lines in texts]
    edges = [(node.index, target) for node in nodes for target, _ in node.edges]
    numbers = [number for node in nodes for _, number in node.edges]
    layout = layered(sizes, edges)
    width, height = layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="{-_MARGIN:.0f} {-_MARGIN:.0f} {width:.0f} {height:.0f}">',
        "<style>"
        "text{font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;"
        f"font-size:{_TEXT}px;fill:#64748b;text-anchor:middle}}"
        f".t{{font-size:{_TITLE}px;font-weight:600;fill:#1f2937}}.w{{fill:#ffffff}}"
        ".e{fill:none;stroke:#94a3b8;stroke-width:1.4}"
        ".n{fill:#64748b;font-size:10px;text-anchor:start}"
        "</style>",
        '<defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto"><path d="M0,0.8 L8,4 L0,7.2 z" fill="#94a3b8"/></marker></defs>',
        f'<rect x="{-_MARGIN:.0f}" y="{-_MARGIN:.0f}" width="{width:.0f}" height="{height:.0f}" '
        'fill="#ffffff"/>',
    ]
    ports: dict[int, int] = {}
    for (_, target), number in zip(edges, numbers, strict=True):
        ports[target] = max(ports.get(target, 1), number + 1)
    for (source, target), course, number in zip(edges, layout.courses, numbers, strict=True):
        x, y = layout.places[source]
        u, v = layout.places[target]
        # Gradients of different outputs of a node arrive side by side.
        u += (number - (ports[target] - 1) / 2) * min(26.0, sizes[target][0] / ports[target])
        start = (x, y + sizes[source][1] / 2)
        end = (u, v - sizes[target][1] / 2 - 1)
        parts.append(f'<path class="e" d="{_curve(start, course, end)}" marker-end="url(#a)"/>')
        if ports[target] > 1:
            parts.append(
                f'<text class="n" x="{end[0] + 5:.1f}" y="{end[1] - 8:.1f}">:{number}</text>'
            )
    for node, lines, size, place in zip(nodes, texts, sizes, layout.places, strict=True):
        parts += _box(node, lines, size, place)
    parts.append("</svg>\n")
    return "\n".join(parts)


def _lines(node: GraphNode) -> list[str]:
    """The title and what stands under it."""
    lines = [node.title]
    if node.kind == "output":
        lines[0] += f"  {node.shape}" if node.shape else ""
    elif node.kind == "leaf":
        lines.append(node.shape)
    else:
        lines.append(f"#{node.sequence_nr}  {node.shape}")
        lines += [f"{name}: {text}" for name, text in node.saved]
    return [_shortened(line) for line in lines]


def _shortened(line: str) -> str:
    return line if len(line) <= 44 else line[:43] + "…"


def _size(lines: Sequence[str]) -> tuple[float, float]:
    widest = max(
        len(line) * _CHAR * (_TEXT if i else _TITLE * 1.02) for i, line in enumerate(lines)
    )
    return widest + 2 * _PADDING, _LINE * len(lines) + 1.2 * _PADDING


def _curve(
    start: tuple[float, float],
    course: Sequence[tuple[float, float, float]],
    end: tuple[float, float],
) -> str:
    """From one point to the other, straight down through each layer and smoothly in between."""
    x, y = start
    path = [f"M{x:.1f},{y:.1f}"]
    for u, top, bottom in [*course, (*end, end[1])]:
        middle = (y + top) / 2
        path.append(f"C{x:.1f},{middle:.1f} {u:.1f},{middle:.1f} {u:.1f},{top:.1f}")
        if bottom != top:
            path.append(f"L{u:.1f},{bottom:.1f}")
        x, y = u, bottom
    return " ".join(path)


def _box(
    node: GraphNode, lines: Sequence[str], size: tuple[float, float], place: tuple[float, float]
) -> list[str]:
    fill, border = COLOURS[node.kind]
    (width, height), (x, y) = size, place
    radius = height / 2 if node.kind == "output" else 7
    top = y - height / 2
    parts = [
        f"<g><title>{escape(node.details)}</title>",
        f'<rect x="{x - width / 2:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" '
        f'rx="{radius:.1f}" fill="{fill}" stroke="{border}" stroke-width="1.2"/>',
    ]
    for number, line in enumerate(lines):
        kind = ' class="t w"' if node.kind == "output" else "" if number else ' class="t"'
        parts.append(
            f'<text{kind} x="{x:.1f}" y="{top + 0.6 * _PADDING + _LINE * number + 11.5:.1f}">'
            f"{escape(line)}</text>"
        )
    parts.append("</g>")
    return parts
