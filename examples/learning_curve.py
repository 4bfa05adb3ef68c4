"""Curves over steps as an SVG picture, side by side, each with a scale of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

_WIDTH, _HEIGHT = 360, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 52, 16, 56, 40
_COLOURS = ("#1b6ca8", "#c2571a", "#3b8132")


class Curve(NamedTuple):
    """One value for each step, counted from 1."""

    name: str
    values: Sequence[float]


def write_curves(path: str | Path, title: str, steps: str, curves: Sequence[Curve]) -> None:
    """Draw each curve in a panel of its own and write the picture to `path`."""
    width = _WIDTH * len(curves)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{_HEIGHT}" '
        f'viewBox="0 0 {width} {_HEIGHT}" font-family="sans-serif" font-size="11">',
        f'<rect width="{width}" height="{_HEIGHT}" fill="white"/>',
        f'<text x="{width / 2}" y="22" text-anchor="middle" font-size="15">{escape(title)}</text>',
    ]
    for number, curve in enumerate(curves):
        lines.append(f'<g transform="translate({number * _WIDTH} 0)">')
        lines += _panel(curve, steps, _COLOURS[number % len(_COLOURS)])
        lines.append("</g>")
    lines.append("</svg>\n")
    Path(path).write_text("\n".join(lines), encoding="utf-8")


def _panel(curve: Curve, steps: str, colour: str) -> Iterator[str]:
    low, high = min(curve.values), max(curve.values)
    spread = high - low or 1.0
    inner_width, inner_height = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM

    def x(step: int) -> float:
        return _LEFT + inner_width * (step - 1) / max(len(curve.values) - 1, 1)

    def y(value: float) -> float:
        return _TOP + inner_height * (high - value) / spread

    yield f'<text x="{_LEFT}" y="44" fill="{colour}">{escape(curve.name)}</text>'
    for part in range(5):
        value = low + spread * part / 4
        yield f'<path d="M{_LEFT} {y(value):.1f}h{inner_width}" stroke="#ddd"/>'
        yield f'<text x="{_LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.3g}</text>'
    last = len(curve.values)
    for step in sorted({1, (last + 1) // 2, last}):
        yield f'<text x="{x(step):.1f}" y="{_HEIGHT - 22}" text-anchor="middle">{step}</text>'
    middle = _LEFT + inner_width / 2
    yield f'<text x="{middle}" y="{_HEIGHT - 6}" text-anchor="middle">{escape(steps)}</text>'
    points = " ".join(f"{x(i):.1f},{y(v):.1f}" for i, v in enumerate(curve.values, 1))
    yield f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
