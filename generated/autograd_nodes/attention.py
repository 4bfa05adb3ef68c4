"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import attention as autograd_arrays
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.attention.formulas")
attention_backward = _from("attention_backward")

YAML = "derivatives.yaml"


class AttentionBackward0(Node):
    __slots__ = (
        "raw_query",
        "raw_key",
        "raw_value",
        "raw_output",
        "raw_logsumexp",
        "raw_is_causal",
        "raw_scale",
    )
    saved_names = ("query", "key", "value", "output", "logsumexp")
    yaml_entry = "_attention"
    yaml_formulas = ("query", "key", "value")
    run_arrays = autograd_arrays.AttentionBackward0

    def shown(node: Any) -> str:
        return "ScaledDotProductFlashAttentionForCpuBackward0"

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_query = None
        grad_key = None
        grad_value = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            query = unpack(node.raw_query, node)
            key = unpack(node.raw_key, node)
            value = unpack(node.raw_value, node)
            output = unpack(node.raw_output, node)
            logsumexp = unpack(node.raw_logsumexp, node)
            is_causal = node.raw_is_causal
            scale = node.raw_scale
            grad_query, grad_key, grad_value = attention_backward(
                grad, query, key, value, output, logsumexp, is_causal, scale
            )
        return (grad_query, grad_key, grad_value)

    def release_variables(node: Any) -> None:
        node.raw_query = RELEASED
        node.raw_key = RELEASED
        node.raw_value = RELEASED
        node.raw_output = RELEASED
        node.raw_logsumexp = RELEASED
