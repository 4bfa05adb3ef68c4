"""What recorded calls store on tensors: the nodes of autograd's graph, about which this package knows nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .tensor import Tensor

if TYPE_CHECKING:
    from ..autograd.nodes.node import Node


def nodes_of(out: Any) -> list[Node]:
    """The nodes that a call which returned `out` made, if it made any."""
    nodes: list[Node] = []
    for item in out if isinstance(out, (tuple, list)) else (out,):
        if not isinstance(item, Tensor):
            continue
        edge = item._edge_
        extra = item._extra_
        if extra is not None and extra.view is not None and extra.view.attr_version < 0:
            # Changed in place as a view: the node is inside the base's new history.
            edge = extra.view.base._edge_
            fn = None if edge is None else getattr(edge[0], "fn", None)
            if fn is not None and fn not in nodes:
                nodes.append(fn)
        elif edge is not None and edge[0] not in nodes:
            nodes.append(edge[0])
    return nodes
