"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of, refuse_gradient
from gradsmith.autograd.nodes.saved import save_input, save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import DIFFERENTIABLE, REQUIRES_GRAD
from gradsmith.generated.autograd_nodes import norm as autograd_nodes


def native_layer_norm(redispatch, node_class=autograd_nodes.NativeLayerNormBackward0):
    def kernel(input, normalized_shape, weight, bias, eps):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge_ or (leaf_edge(bias) if bias._bits_ & REQUIRES_GRAD else None)
        out = redispatch(input, normalized_shape, weight, bias, eps)
        node = node_class()
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_normalized_shape = normalized_shape
        node.raw_weight = save_input(weight)
        node.raw_bias = save_input(bias)
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2)
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def native_layer_norm_backward(
    redispatch, node_class=autograd_nodes.NativeLayerNormBackwardBackward0
):
    def kernel(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask):
        edge_grad_out = (
            grad_out._edge_ or (leaf_edge(grad_out) if grad_out._bits_ & REQUIRES_GRAD else None)
        )
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        if edge_grad_out is None and edge_input is None and edge_weight is None:
            return redispatch(
                grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask
            )
        out = redispatch(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)
        node = node_class()
        counter = grad_out._counter_
        node.raw_grad_out = (grad_out, 0 if counter is None else counter.version)
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        counter = rstd._counter_
        node.raw_rstd = (rstd, 0 if counter is None else counter.version)
        node.raw_normalized_shape = normalized_shape
        node.next_edges = (edge_grad_out, edge_input, edge_weight)
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


def _fused_rms_norm(redispatch, node_class=autograd_nodes.MulBackward0__fused_rms_norm):
    def kernel(input, normalized_shape, weight, eps):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        out = redispatch(input, normalized_shape, weight, eps)
        node = node_class()
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_normalized_shape = normalized_shape
        node.raw_weight = save_input(weight)
        node.raw_result1 = save_output(out[1], 1)
        node.next_edges = (edge_input, edge_weight)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _fused_rms_norm_backward(redispatch, node_class=autograd_nodes.FusedRmsNormBackwardBackward0):
    def kernel(grad_out, input, normalized_shape, rstd, weight, output_mask):
        edge_grad_out = (
            grad_out._edge_ or (leaf_edge(grad_out) if grad_out._bits_ & REQUIRES_GRAD else None)
        )
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        if edge_grad_out is None and edge_input is None and edge_weight is None:
            return redispatch(grad_out, input, normalized_shape, rstd, weight, output_mask)
        out = redispatch(grad_out, input, normalized_shape, rstd, weight, output_mask)
        node = node_class()
        counter = grad_out._counter_
        node.raw_grad_out = (grad_out, 0 if counter is None else counter.version)
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        counter = rstd._counter_
        node.raw_rstd = (rstd, 0 if counter is None else counter.version)
        node.raw_normalized_shape = normalized_shape
        node.next_edges = (edge_grad_out, edge_input, edge_weight)
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


def native_batch_norm(redispatch, node_class=autograd_nodes.NativeBatchNormBackward0):
    def kernel(input, weight, bias, running_mean, running_var, training, momentum, eps):
        if running_mean is not None and running_mean._bits_ & REQUIRES_GRAD:
            refuse_gradient("native_batch_norm", "running_mean")
        if running_var is not None and running_var._bits_ & REQUIRES_GRAD:
            refuse_gradient("native_batch_norm", "running_var")
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge_ or (leaf_edge(bias) if bias._bits_ & REQUIRES_GRAD else None)
        if edge_input is None and edge_weight is None and edge_bias is None:
            return redispatch(
                input, weight, bias, running_mean, running_var, training, momentum, eps
            )
        out = redispatch(input, weight, bias, running_mean, running_var, training, momentum, eps)
        node = node_class()
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_running_mean = save_input(running_mean)
        node.raw_running_var = save_input(running_var)
        node.raw_training = training
        node.raw_eps = eps
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2)
        node.next_edges = (edge_input, edge_weight, edge_bias)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def native_batch_norm_backward(
    redispatch, node_class=autograd_nodes.NativeBatchNormBackwardBackward0
):
    def kernel(
        grad_out,
        input,
        weight,
        running_mean,
        running_var,
        save_mean,
        save_invstd,
        train,
        eps,
        output_mask,
    ):
        if running_mean is not None and running_mean._bits_ & REQUIRES_GRAD:
            refuse_gradient("native_batch_norm_backward", "running_mean")
        if running_var is not None and running_var._bits_ & REQUIRES_GRAD:
            refuse_gradient("native_batch_norm_backward", "running_var")
        edge_grad_out = (
            grad_out._edge_ or (leaf_edge(grad_out) if grad_out._bits_ & REQUIRES_GRAD else None)
        )
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        if edge_grad_out is None and edge_input is None and edge_weight is None:
            return redispatch(
                grad_out,
                input,
                weight,
                running_mean,
                running_var,
                save_mean,
                save_invstd,
                train,
                eps,
                output_mask,
            )
        out = redispatch(
            grad_out,
            input,
            weight,
            running_mean,
            running_var,
            save_mean,
            save_invstd,
            train,
            eps,
            output_mask,
        )
        node = node_class()
        counter = grad_out._counter_
        node.raw_grad_out = (grad_out, 0 if counter is None else counter.version)
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_running_mean = save_input(running_mean)
        node.raw_running_var = save_input(running_var)
        node.raw_train = train
        node.raw_eps = eps
        node.next_edges = (edge_grad_out, edge_input, edge_weight)
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


def native_group_norm(redispatch, node_class=autograd_nodes.NativeGroupNormBackward0):
    def kernel(input, weight, bias, N, C, HxW, group, eps):
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        edge_bias = None
        if bias is not None:
            edge_bias = bias._edge_ or (leaf_edge(bias) if bias._bits_ & REQUIRES_GRAD else None)
        out = redispatch(input, weight, bias, N, C, HxW, group, eps)
        node = node_class()
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        node.raw_N = N
        node.raw_C = C
        node.raw_HxW = HxW
        node.raw_group = group
        node.raw_result1 = save_output(out[1], 1)
        node.raw_result2 = save_output(out[2], 2)
        node.next_edges = (edge_input, edge_weight, edge_bias)
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


def native_group_norm_backward(
    redispatch, node_class=autograd_nodes.NativeGroupNormBackwardBackward0
):
    def kernel(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
        edge_grad_out = (
            grad_out._edge_ or (leaf_edge(grad_out) if grad_out._bits_ & REQUIRES_GRAD else None)
        )
        edge_input = input._edge_ or (leaf_edge(input) if input._bits_ & REQUIRES_GRAD else None)
        edge_weight = None
        if weight is not None:
            edge_weight = (
                weight._edge_ or (leaf_edge(weight) if weight._bits_ & REQUIRES_GRAD else None)
            )
        if edge_grad_out is None and edge_input is None and edge_weight is None:
            return redispatch(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)
        out = redispatch(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)
        node = node_class()
        counter = grad_out._counter_
        node.raw_grad_out = (grad_out, 0 if counter is None else counter.version)
        counter = input._counter_
        node.raw_input = (input, 0 if counter is None else counter.version)
        node.raw_weight = save_input(weight)
        counter = rstd._counter_
        node.raw_rstd = (rstd, 0 if counter is None else counter.version)
        node.raw_N = N
        node.raw_C = C
        node.raw_HxW = HxW
        node.raw_group = group
        node.next_edges = (edge_grad_out, edge_input, edge_weight)
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
