"""The layout of drawings, in layers, after K. Sugiyama, S. Tagawa and M. Toda (1981).

Edges lead from each vertex down to a later layer.  The steps are the usual ones.  The longest path to a vertex
determines its layer.  An edge that passes a layer bends there; all edges to one vertex share their bends, so that a
leaf that is used everywhere has a single line beside the graph.  Means of neighbours determine the order within a
layer, and least squares the positions in that order, for which pooling adjacent violators is exact (R. Barlow et al.,
"Statistical Inference under Order Restrictions", 1972).  Nothing is recursive.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

_ORDER_SWEEPS = 12
_POSITION_SWEEPS = 16
_GAP = 24.0
_BEND_GAP = 10.0
_LAYER_GAP = 34.0
_STRAIGHT = 8.0
"""How much more bends pull at each other than boxes do: long edges run straight."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Places of boxes, and the courses of edges."""

    width: float
    height: float
    places: list[tuple[float, float]]
    """The middle of each vertex."""
    courses: list[list[tuple[float, float, float]]]
    """For each edge where it crosses layers, its ends left out: x, and the layer's top and bottom."""


def layered(sizes: Sequence[tuple[float, float]], edges: Sequence[tuple[int, int]]) -> Layout:
    """A layout of vertices of these widths and heights; `edges` have no cycle."""
    levels = _levels(len(sizes), edges)
    bends: dict[tuple[int, int], int] = {}
    level_of = list(levels)
    links: set[tuple[int, int]] = set()
    chains: list[list[int]] = []
    for source, target in edges:
        chain = []
        for level in range(levels[source] + 1, levels[target]):
            bend = bends.get((target, level))
            if bend is None:
                bend = bends[target, level] = len(level_of)
                level_of.append(level)
            chain.append(bend)
        chains.append(chain)
        route = [source, *chain, target]
        links.update(itertools.pairwise(route))
    layers: list[list[int]] = [[] for _ in range(max(level_of, default=-1) + 1)]
    above: list[list[int]] = [[] for _ in level_of]
    below: list[list[int]] = [[] for _ in level_of]
    for vertex, level in enumerate(level_of):
        layers[level].append(vertex)
    for source, target in sorted(links):
        below[source].append(target)
        above[target].append(source)
    _order(layers, above, below)

    count = len(sizes)
    widths = [size[0] for size in sizes] + [0.0] * (len(level_of) - count)
    xs = _positions(layers, above, below, widths, count)
    left = min((xs[v] - widths[v] / 2 for v in range(len(xs))), default=0.0)
    right = max((xs[v] + widths[v] / 2 for v in range(len(xs))), default=0.0)

    tops, bottom = [], 0.0
    heights = [max((sizes[v][1] for v in layer if v < count), default=0.0) for layer in layers]
    for height in heights:
        tops.append(bottom)
        bottom += height + _LAYER_GAP
    places = [(xs[v] - left, tops[level_of[v]] + heights[level_of[v]] / 2) for v in range(count)]
    courses = [
        [(xs[v] - left, tops[level_of[v]], tops[level_of[v]] + heights[level_of[v]]) for v in chain]
        for chain in chains
    ]
    return Layout(right - left, max(bottom - _LAYER_GAP, 0.0), places, courses)


def _levels(count: int, edges: Sequence[tuple[int, int]]) -> list[int]:
    """The length of the longest path to each vertex."""
    targets: list[list[int]] = [[] for _ in range(count)]
    waiting = [0] * count
    for source, target in edges:
        targets[source].append(target)
        waiting[target] += 1
    levels = [0] * count
    ready = [v for v in range(count) if not waiting[v]]
    while ready:
        vertex = ready.pop()
        for target in targets[vertex]:
            levels[target] = max(levels[target], levels[vertex] + 1)
            waiting[target] -= 1
            if not waiting[target]:
                ready.append(target)
    return levels


# -- order in layers ----------------------------------------------------------------------------------


def _order(
    layers: list[list[int]], above: Sequence[Sequence[int]], below: Sequence[Sequence[int]]
) -> None:
    """Reorder `layers` so that few edges cross; the best order that the sweeps come to stays."""
    place = {v: float(i) for layer in layers for i, v in enumerate(layer)}
    best, fewest = [list(layer) for layer in layers], _crossings(layers, below, place)
    in_vain = 0
    for sweep in range(_ORDER_SWEEPS):
        if not fewest or in_vain == 4:
            break
        down = sweep % 2 == 0
        for layer in layers if down else reversed(layers):
            neighbours = above if down else below
            keys = {
                v: (
                    sum(place[n] for n in neighbours[v]) / len(neighbours[v])
                    if neighbours[v]
                    else place[v]
                )
                for v in layer
            }
            layer.sort(key=keys.__getitem__)
            for i, v in enumerate(layer):
                place[v] = float(i)
        count = _crossings(layers, below, place)
        in_vain += 1
        if count < fewest:
            in_vain = 0
            best, fewest = [list(layer) for layer in layers], count
    for layer, found in zip(layers, best, strict=True):
        layer[:] = found


def _crossings(
    layers: Sequence[Sequence[int]], below: Sequence[Sequence[int]], place: dict[int, float]
) -> int:
    """How often edges between neighbouring layers cross: inversions, counted by a Fenwick tree."""
    total = 0
    for layer, lower in itertools.pairwise(layers):
        size = len(lower)
        tree = [0] * (size + 1)
        seen = 0
        for v in layer:
            ends = sorted(int(place[n]) for n in below[v])
            for end in ends:
                at, left = end + 1, 0
                while at:
                    left += tree[at]
                    at &= at - 1
                total += seen - left
            for end in ends:
                at = end + 1
                while at <= size:
                    tree[at] += 1
                    at += at & -at
                seen += 1
    return total


# -- positions ----------------------------------------------------------------------------------------


def _positions(
    layers: Sequence[Sequence[int]],
    above: Sequence[Sequence[int]],
    below: Sequence[Sequence[int]],
    widths: Sequence[float],
    count: int,
) -> list[float]:
    """The middle of each vertex and bend, near its neighbours and clear of those beside it."""
    xs = [0.0] * len(widths)
    for layer in layers:
        at = 0.0
        for i, v in enumerate(layer):
            if i:
                at += _apart(layer[i - 1], v, widths, count)
            xs[v] = at
        for v in layer:
            xs[v] -= at / 2
    for sweep in range(_POSITION_SWEEPS):
        both = sweep >= _POSITION_SWEEPS // 2
        down = sweep % 2 == 0
        for layer in layers if down else reversed(layers):
            wishes, weights = [], []
            for v in layer:
                near = [*above[v], *below[v]] if both else above[v] if down else below[v]
                pull = total = 0.0
                for n in near:
                    strength = 1.0 if v < count or n < count else _STRAIGHT
                    pull += strength * xs[n]
                    total += strength
                wishes.append(pull / total if near else xs[v])
                weights.append(1.0 if v < count else _STRAIGHT)
            gaps = [_apart(a, b, widths, count) for a, b in itertools.pairwise(layer)]
            for v, x in zip(layer, _spread(wishes, gaps, weights), strict=True):
                xs[v] = x
    return xs


def _apart(a: int, b: int, widths: Sequence[float], count: int) -> float:
    gap = _GAP if a < count and b < count else _BEND_GAP
    return (widths[a] + widths[b]) / 2 + gap


def _spread(
    wishes: Sequence[float], gaps: Sequence[float], weights: Sequence[float]
) -> list[float]:
    """The positions nearest to `wishes` by weighted least squares that are at least `gaps` apart."""
    offsets = [0.0]
    for gap in gaps:
        offsets.append(offsets[-1] + gap)
    pools: list[tuple[float, float, int]] = []  # mean, weight, members
    for wish, offset, weight in zip(wishes, offsets, weights, strict=True):
        mean, members = wish - offset, 1
        while pools and pools[-1][0] > mean:
            before, heavy, many = pools.pop()
            mean = (mean * weight + before * heavy) / (weight + heavy)
            weight += heavy
            members += many
        pools.append((mean, weight, members))
    flat = [mean for mean, _, members in pools for _ in range(members)]
    return [mean + offset for mean, offset in zip(flat, offsets, strict=True)]
