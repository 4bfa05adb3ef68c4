"""Finds the subgraphs of a graph that have the operators of a pattern."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

from ....core.tensor import Tensor
from ...graph import Graph
from ...graph_module import _get_attr
from ...node import Node


@dataclass
class InternalMatch:
    """A subgraph: nodes by those of the pattern, and which of them the pattern gets and returns."""

    anchors: list[Node]
    nodes_map: dict[Node, Any] = field(default_factory=dict)
    placeholder_nodes: list[Any] = field(default_factory=list)
    returning_nodes: list[Node] = field(default_factory=list)
    name_node_map: dict[str, Node] = field(default_factory=dict)


class SubgraphMatcher:
    """Searches for `pattern`, from the nodes that it returns backwards.

    Its parameters stand for any value, unless `match_placeholder` wants them to be parameters too.  With
    `match_output` what is found must be all that the graph returns.  Constants must be equal unless `ignore_literals`.
    """

    def __init__(
        self,
        pattern: Graph,
        match_output: bool = False,
        match_placeholder: bool = False,
        remove_overlapping_matches: bool = True,
        ignore_literals: bool = False,
    ) -> None:
        if len(pattern.nodes) == 0:
            raise ValueError("SubgraphMatcher cannot be initialized with an empty pattern")
        for node in pattern.nodes:
            if node.op != "output" and not node.is_impure() and not node.users:
                raise AssertionError(
                    "SubgraphMatcher cannot be initialized with an pattern with dead code"
                )
        self.pattern = pattern
        self.match_placeholder = match_placeholder
        self.remove_overlapping_matches = remove_overlapping_matches
        self.ignore_literals = ignore_literals
        output = pattern.output_node()
        self.pattern_placeholder_nodes = pattern.find_nodes(op="placeholder")
        self.pattern_returning_nodes = output.all_input_nodes
        sinks = [node for node in output.all_input_nodes if len(node.users) == 1]
        self.pattern_anchors = [output] if match_output else sinks

    def match(self, graph: Graph) -> list[InternalMatch]:
        """The subgraphs whose inner nodes nobody else uses."""
        found: list[InternalMatch] = []
        candidates = [
            [node for node in graph.nodes if self._nodes_are_equal(anchor, node)]
            for anchor in self.pattern_anchors
        ]
        if candidates and all(candidates):
            self._search(candidates, {}, found)
        found = [match for match in found if self._is_contained(match) and _is_convex(match)]
        return _disjoint(found) if self.remove_overlapping_matches else found

    def _search(
        self,
        candidates: list[list[Node]],
        known: dict[Node, Any],
        found: list[InternalMatch],
        index: int = 0,
    ) -> None:
        """Match the anchors from `index` on with every candidate."""
        if index == len(candidates):
            match = InternalMatch(self.pattern_anchors, known)
            match.placeholder_nodes = [known[node] for node in self.pattern_placeholder_nodes]
            match.returning_nodes = [known[node] for node in self.pattern_returning_nodes]
            found.append(match)
            return
        for node in candidates[index]:
            nodes = copy.copy(known)
            if self._match_nodes(self.pattern_anchors[index], node, nodes):
                self._search(candidates, nodes, found, index + 1)

    def _nodes_are_equal(self, pn: Node, gn: Node) -> bool:
        """Whether two nodes are alike but for their arguments."""
        if pn.op == "placeholder" and not self.match_placeholder:
            return True
        if pn.op != gn.op:
            return False
        if pn.op in ("placeholder", "output"):
            return True
        if pn.op == "get_attr":
            return _attributes_are_alike(pn, gn)
        return bool(pn.target == gn.target)

    def _match_nodes(self, pn: Node, gn: Node, nodes: dict[Node, Any]) -> bool:
        """Whether `gn` can be the `pn` of the pattern, and what it uses the rest; `nodes` gets to know them."""
        if pn in nodes:
            return nodes[pn] is gn
        if any(gn is node for node in nodes.values()) or not self._nodes_are_equal(pn, gn):
            return False
        nodes[pn] = gn
        if pn.op == "placeholder":
            return True
        if len(pn.args) != len(gn.args) or list(pn.kwargs) != list(gn.kwargs):
            return False
        ours, theirs = ([*node.args, *node.kwargs.values()] for node in (pn, gn))
        return self._match_arguments(ours, theirs, nodes)

    def _match_arguments(self, ours: Any, theirs: Any, nodes: dict[Node, Any]) -> bool:
        if len(ours) != len(theirs):
            return False
        for a, b in zip(ours, theirs):
            if isinstance(a, Node) and isinstance(b, Node):
                alike = self._match_nodes(a, b, nodes)
            elif isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
                alike = self._match_arguments(a, b, nodes)
            else:
                alike = self._match_literals(a, b, nodes) or self.ignore_literals
            if not alike:
                return False
        return True

    def _match_literals(self, ours: Any, theirs: Any, nodes: dict[Node, Any]) -> bool:
        if isinstance(ours, Node):
            return ours.op == "placeholder" and bool(nodes.setdefault(ours, theirs) == theirs)
        return type(ours) is type(theirs) and bool(ours == theirs)

    def _is_contained(self, match: InternalMatch) -> bool:
        """Whether only what the pattern returns is used outside."""
        inner = {id(n) for pn, n in match.nodes_map.items() if pn.op != "placeholder"}
        return all(
            id(user) in inner
            for pn, node in match.nodes_map.items()
            if pn.op != "placeholder" and pn not in self.pattern_returning_nodes
            for user in node.users
        )


def _attributes_are_alike(pn: Node, gn: Node) -> bool:
    owners = pn.graph.owning_module, gn.graph.owning_module
    if owners[0] is None or owners[1] is None:
        raise AssertionError("pn.graph.owning_module and gn.graph.owning_module must not be None")
    ours, theirs = _get_attr(owners[0], pn.target), _get_attr(owners[1], gn.target)
    if type(ours) is not type(theirs):
        return False
    if isinstance(ours, Tensor):
        return True
    raise RuntimeError(f"Unsupported type {ours} when matching attributes")


def _inner(match: InternalMatch) -> set[Node]:
    return {n for pn, n in match.nodes_map.items() if pn.op not in ("placeholder", "output")}


def _is_convex(match: InternalMatch) -> bool:
    """Whether no way leads out of the subgraph and back into it: then it could not be one operation."""
    inner = _inner(match)
    waiting = [user for node in inner for user in node.users if user not in inner]
    seen: set[Node] = set()
    while waiting:
        node = waiting.pop()
        if node in inner:
            return False
        if node not in seen:
            seen.add(node)
            waiting.extend(node.users)
    return True


def _disjoint(matches: list[InternalMatch]) -> list[InternalMatch]:
    kept: list[InternalMatch] = []
    taken: set[Node] = set()
    for match in matches:
        if not taken & _inner(match):
            kept.append(match)
            taken |= _inner(match)
    return kept
