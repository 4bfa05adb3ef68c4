"""Programs as graphs: traced by running them once, changed, and made into Python code again, as in ``torch.fx``.

`symbolic_trace` makes a `GraphModule` of a module or function.  Its ``graph`` is a list of `Node`; passes insert, erase
and replace them, and ``recompile`` makes code of what is there then.  `Interpreter` runs a graph node by node,
`Transformer` makes another of it, and `replace_pattern` replaces parts.
"""

from __future__ import annotations

from importlib import import_module as _import_module
from typing import Any as _Any

from ..api.named_modules import named_module as _named_module
from ._symbolic_trace import PH as PH
from ._symbolic_trace import ProxyableClassMeta as ProxyableClassMeta
from ._symbolic_trace import Tracer as Tracer
from ._symbolic_trace import symbolic_trace as symbolic_trace
from ._symbolic_trace import wrap as wrap
from .graph import CodeGen as CodeGen
from .graph import Graph as Graph
from .graph_module import GraphModule as GraphModule
from .interpreter import Interpreter as Interpreter
from .interpreter import Transformer as Transformer
from .node import Node as Node
from .node import has_side_effect as has_side_effect
from .node import map_arg as map_arg
from .proxy import Proxy as Proxy
from .subgraph_rewriter import replace_pattern as replace_pattern

__all__ = [
    "Graph",
    "GraphModule",
    "Interpreter",
    "Node",
    "Proxy",
    "Tracer",
    "Transformer",
    "has_side_effect",
    "map_arg",
    "replace_pattern",
    "symbolic_trace",
    "wrap",
]


def __getattr__(name: str) -> _Any:
    spec = _named_module(f"{__name__}.{name}")
    if spec is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return _import_module(spec.name)
