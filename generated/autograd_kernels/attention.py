"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import DIFFERENTIABLE, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import attention as autograd_nodes


def _attention(redispatch, node_class=autograd_nodes.AttentionBackward0):
    def kernel(query, key, value, is_causal, scale):
        edge_query = query._edge_ or (leaf_edge(query) if query._bits_ & REQUIRES_GRAD else None)
        edge_key = key._edge_ or (leaf_edge(key) if key._bits_ & REQUIRES_GRAD else None)
        edge_value = value._edge_ or (leaf_edge(value) if value._bits_ & REQUIRES_GRAD else None)
        out = redispatch(query, key, value, is_causal, scale)
        node = node_class()
        counter = query._counter_
        node.raw_query = (query, 0 if counter is None else counter.version)
        counter = key._counter_
        node.raw_key = (key, 0 if counter is None else counter.version)
        counter = value._counter_
        node.raw_value = (value, 0 if counter is None else counter.version)
        node.raw_is_causal = is_causal
        node.raw_scale = scale
        node.raw_output = save_output(out[0], 0)
        node.raw_logsumexp = save_output(out[1], 1)
        node.next_edges = (edge_query, edge_key, edge_value)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel
