"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import metadata_of
from gradsmith.autograd.nodes.saved import save_input, save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.core.tensor import VersionCounter
from gradsmith.generated.autograd_nodes import recurrent as autograd_nodes


def _rnn_layer(redispatch, node_class=autograd_nodes.RnnLayerBackward0):
    def kernel(input, hx, w_hh, batch_sizes, reverse, relu):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_hx = hx._edge_ or (leaf_edge(hx) if hx._bits_ & REQUIRES_GRAD else None)
        edge_w_hh = w_hh._edge_ or (leaf_edge(w_hh) if w_hh._bits_ & REQUIRES_GRAD else None)
        out = redispatch(input, hx, w_hh, batch_sizes, reverse, relu)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = hx._counter_
        node.raw_hx = (hx, 0 if counter is None else counter.version)
        counter = w_hh._counter_
        node.raw_w_hh = (w_hh, 0 if counter is None else counter.version)
        node.raw_batch_sizes = batch_sizes
        node.raw_reverse = reverse
        node.raw_relu = relu
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_input, edge_hx, edge_w_hh)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _gru_layer(redispatch, node_class=autograd_nodes.GruLayerBackward0):
    def kernel(input, hx, w_hh, b_hh, batch_sizes, reverse):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_hx = hx._edge_ or (leaf_edge(hx) if hx._bits_ & REQUIRES_GRAD else None)
        edge_w_hh = w_hh._edge_ or (leaf_edge(w_hh) if w_hh._bits_ & REQUIRES_GRAD else None)
        edge_b_hh = None
        if b_hh is not None:
            edge_b_hh = b_hh._edge_ or (leaf_edge(b_hh) if b_hh._bits_ & REQUIRES_GRAD else None)
        out = redispatch(input, hx, w_hh, b_hh, batch_sizes, reverse)
        node = node_class()
        counter = hx._counter_
        node.raw_hx = (hx, 0 if counter is None else counter.version)
        counter = w_hh._counter_
        node.raw_w_hh = (w_hh, 0 if counter is None else counter.version)
        node.raw_batch_sizes = batch_sizes
        node.raw_reverse = reverse
        node.raw_result0 = save_output(out[0], 0)
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_input, edge_hx, edge_w_hh, edge_b_hh)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _lstm_layer(redispatch, node_class=autograd_nodes.LstmLayerBackward0):
    def kernel(input, hx, cx, w_hh, w_hr, batch_sizes, reverse):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_hx = hx._edge_ or (leaf_edge(hx) if hx._bits_ & REQUIRES_GRAD else None)
        edge_cx = cx._edge_ or (leaf_edge(cx) if cx._bits_ & REQUIRES_GRAD else None)
        edge_w_hh = w_hh._edge_ or (leaf_edge(w_hh) if w_hh._bits_ & REQUIRES_GRAD else None)
        edge_w_hr = None
        if w_hr is not None:
            edge_w_hr = w_hr._edge_ or (leaf_edge(w_hr) if w_hr._bits_ & REQUIRES_GRAD else None)
        out = redispatch(input, hx, cx, w_hh, w_hr, batch_sizes, reverse)
        node = node_class()
        counter = hx._counter_
        node.raw_hx = (hx, 0 if counter is None else counter.version)
        counter = cx._counter_
        node.raw_cx = (cx, 0 if counter is None else counter.version)
        counter = w_hh._counter_
        node.raw_w_hh = (w_hh, 0 if counter is None else counter.version)
        node.raw_w_hr = save_input(w_hr)
        node.raw_batch_sizes = batch_sizes
        node.raw_reverse = reverse
        node.raw_result0 = save_output(out[0], 0)
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2)
        node.next_edges = (edge_input, edge_hx, edge_cx, edge_w_hh, edge_w_hr)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        if out2 is not None and out2._bits_ & DIFFERENTIABLE:
            out2._edge_ = (node, 2)
            out2._bits_ |= REQUIRES_GRAD
        return out

    return kernel
