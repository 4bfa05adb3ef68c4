"""Notes at each node of what dtype and shape its value is, by running the graph."""

from __future__ import annotations

import traceback
from typing import Any, NamedTuple

from ...core.dtypes import dtype
from ...core.layout import channels_last, channels_last_3d, contiguous_format, memory_format
from ...core.size import Size
from ...core.tensor import Tensor
from ..graph_module import GraphModule
from ..interpreter import Interpreter
from ..node import Node, map_aggregate


class TensorMetadata(NamedTuple):
    """What is known of a tensor without its elements."""

    shape: Size
    dtype: dtype
    requires_grad: bool
    stride: tuple[int, ...]
    memory_format: memory_format | None
    is_quantized: bool
    qparams: dict[str, Any]


def _extract_tensor_metadata(result: Tensor, include_contiguity: bool = True) -> TensorMetadata:
    formats = (contiguous_format, channels_last, channels_last_3d) if include_contiguity else ()
    ranks = {channels_last: 4, channels_last_3d: 5}
    fitting = (
        each
        for each in formats
        if ranks.get(each, result.dim()) == result.dim()
        and result.is_contiguous(memory_format=each)
    )
    return TensorMetadata(
        result.shape,
        result.dtype,
        result.requires_grad,
        result.stride(),
        next(fitting, None),
        False,
        {},
    )


class ShapeProp(Interpreter):
    """Runs a graph, and puts ``tensor_meta`` and ``type`` in the ``meta`` of its nodes.

    Tensors on the device meta have shapes without elements: with them, and the module there, nothing is computed.
    """

    def __init__(self, gm: GraphModule) -> None:
        super().__init__(gm)

    def run_node(self, n: Node) -> Any:
        try:
            result = super().run_node(n)
        except Exception as error:
            traceback.print_exc()
            raise RuntimeError(
                f"ShapeProp error for: node={n.format_node()} with meta={n.meta}"
            ) from error
        found = False

        def known(value: Any) -> Any:
            nonlocal found
            if not isinstance(value, Tensor):
                return value
            found = True
            return _extract_tensor_metadata(value)

        meta = map_aggregate(result, known)
        if found:
            n.meta["tensor_meta"] = meta
        n.meta["type"] = type(result)
        return result

    def propagate(self, *args: Any) -> Any:
        """Run the graph with these arguments."""
        return self.run(*args)
