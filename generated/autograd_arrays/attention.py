"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
attention_backward = _from("gradsmith.operators.attention.formulas_arrays:attention_backward")


def AttentionBackward0(node: Any, grads: Any) -> Any:
    grad = grads[0]
    if grad is None:
        return (None,) * len(node.next_edges)
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_query = None
    grad_key = None
    grad_value = None
    if edges[0] is not None or edges[1] is not None or edges[2] is not None:
        query = array_of(node.raw_query, node)
        key = array_of(node.raw_key, node)
        value = array_of(node.raw_value, node)
        output = array_of(node.raw_output, node)
        logsumexp = array_of(node.raw_logsumexp, node)
        is_causal = node.raw_is_causal
        scale = node.raw_scale
        grad_query, grad_key, grad_value = attention_backward(
            grad, query, key, value, output, logsumexp, is_causal, scale
        )
    return (grad_query, grad_key, grad_value)
