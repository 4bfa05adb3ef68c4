"""Replaces subgraphs that look like a pattern."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..nn.module import Module
from ._symbolic_trace import symbolic_trace
from .graph import Graph
from .graph_module import GraphModule
from .node import Node
from .passes.utils.matcher_utils import InternalMatch, SubgraphMatcher

_Pattern = Callable[..., Any] | Graph | GraphModule


class Match(NamedTuple):
    """What was replaced: the last node of the pattern, and the nodes of the graph by those of the pattern."""

    anchor: Node
    nodes_map: dict[Node, Node]


@dataclass
class ReplacedPatterns:
    """The same, with the nodes that are there instead."""

    anchor: Node
    nodes_map: dict[Node, Node]
    replacements: list[Node]


def replace_pattern(gm: GraphModule, pattern: _Pattern, replacement: _Pattern) -> list[Match]:
    """Put `replacement` in the place of each subgraph that has the operators of `pattern`; returns what was replaced.

    Both are functions, modules or graphs, and have the same parameters, which stand for any values.
    """
    replaced = replace_pattern_with_filters(gm, pattern, replacement)
    return [Match(each.anchor, each.nodes_map) for each in replaced]


def replace_pattern_with_filters(
    gm: GraphModule,
    pattern: _Pattern,
    replacement: _Pattern | None = None,
    match_filters: list[Callable[[InternalMatch, Graph, Graph], bool]] | None = None,
    ignore_literals: bool = False,
    replacement_callback: Callable[[InternalMatch, Graph, Graph], Graph] | None = None,
) -> list[ReplacedPatterns]:
    """The same where all `match_filters` are true; `replacement_callback` gives the replacement of each match."""
    graph, searched = gm.graph, _graph_of(pattern)
    if replacement is None and replacement_callback is None:
        raise AssertionError(
            "Must provide either a replacement GraphModule or a replacement callback"
        )
    common = None if replacement is None else _graph_of(replacement)
    matches = SubgraphMatcher(searched, ignore_literals=ignore_literals).match(graph)
    changed: dict[Node, Node] = {}
    replaced = []
    for match in matches:
        if not all(accepts(match, graph, searched) for accepts in match_filters or ()):
            continue
        if replacement_callback is not None:
            common = replacement_callback(match, graph, searched)
        assert common is not None
        new_nodes = _replace(graph, match, searched, common, changed)
        replaced.append(ReplacedPatterns(match.anchors[0], match.nodes_map, new_nodes))
    gm.recompile()
    if isinstance(replacement, Module):
        _take_members(gm, replacement)
    return replaced


def _graph_of(pattern: _Pattern) -> Graph:
    if isinstance(pattern, Graph):
        return pattern
    return (pattern if isinstance(pattern, GraphModule) else symbolic_trace(pattern)).graph


def _replace(
    graph: Graph,
    match: InternalMatch,
    pattern: Graph,
    replacement: Graph,
    changed: dict[Node, Node],
) -> list[Node]:
    """Replace one match; `changed` are nodes in the place of those that earlier ones replaced.  Returns the new nodes."""
    parameters = replacement.find_nodes(op="placeholder")
    if len(match.placeholder_nodes) != len(parameters):
        raise AssertionError(
            f"Placeholder count mismatch: {len(match.placeholder_nodes)} vs {len(parameters)}"
        )
    match.placeholder_nodes = [_now(node, changed) for node in match.placeholder_nodes]
    match.nodes_map = {
        p: _now(n, changed) if p.op == "placeholder" else n for p, n in match.nodes_map.items()
    }
    nodes: dict[Node, Any] = dict(zip(parameters, match.placeholder_nodes))
    users = {user for node in match.returning_nodes for user in node.users}
    first = next((node for node in graph.nodes if node in users), None)
    if first is None:
        first = max(match.returning_nodes).next
    with graph.inserting_before(first):
        results = graph.graph_copy(replacement, nodes)
    results = (results,) if isinstance(results, Node) else results
    if len(match.returning_nodes) != len(results):
        raise AssertionError(
            f"Returning nodes count mismatch: {len(match.returning_nodes)} vs {len(results)}"
        )
    for old, new in zip(match.returning_nodes, results):
        old.replace_all_uses_with(new)
        changed[old] = new
    for node in reversed(pattern.nodes):
        if node.op not in ("placeholder", "output"):
            graph.erase_node(match.nodes_map[node])
    known = match.placeholder_nodes
    return [node for node in nodes.values() if not any(node is each for each in known)]


def _now(node: Any, changed: dict[Node, Node]) -> Any:
    return changed.get(node, node) if isinstance(node, Node) else node


def _take_members(gm: GraphModule, replacement: Module) -> None:
    """Copy the members that nodes of the replacement name, and delete those that no node names any more."""
    gm.delete_all_unused_submodules()
    for node in gm.graph.nodes:
        if node.op not in ("call_module", "get_attr") or _find(gm, node.target) is not None:
            continue
        found = copy.deepcopy(_find(replacement, node.target))
        if found is None:
            raise RuntimeError(
                'Attempted to create a "',
                node.op,
                f'" node during subgraph rewriting with target {node.target}, but the referenced attribute does '
                "not exist in the replacement GraphModule",
            )
        if isinstance(found, Module):
            gm.add_submodule(node.target, found)
        else:
            setattr(gm, node.target, found)
    gm.graph.lint()


def _find(module: Module, target: str) -> Any:
    owner, _, name = target.rpartition(".")
    try:
        return getattr(module.get_submodule(owner), name, None)
    except AttributeError:
        return None
