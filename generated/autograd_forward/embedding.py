"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import plus
from gradsmith.core.deferred import deferred_from
from gradsmith.dispatch.call import call
from gradsmith.generated import operators
from gradsmith.generated.operators import (
    _embedding_bag_dense_backward,
    _embedding_bag_per_sample_weights_backward,
)

_from = deferred_from(globals(), "gradsmith.operators.embedding.formulas")
embedding_bag_tangent = _from("embedding_bag_tangent")

READS_SELF = {
    "_embedding_bag",
    "_embedding_bag_dense_backward",
    "_embedding_bag_per_sample_weights_backward",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_embedding(
    weight, indices, padding_idx, scale_grad_by_freq, sparse, result, weight_t, indices_t
):
    tangent = None
    if weight_t is not None:
        tangent = call(
            operators.embedding, [weight_t, indices, padding_idx, scale_grad_by_freq, sparse]
        )
    return tangent


def jvp_embedding_dense_backward(
    grad_output,
    indices,
    num_weights,
    padding_idx,
    scale_grad_by_freq,
    result,
    grad_output_t,
    indices_t,
):
    tangent = None
    if grad_output_t is not None:
        tangent = call(
            operators.embedding_dense_backward,
            [grad_output_t, indices, num_weights, padding_idx, scale_grad_by_freq],
        )
    return tangent


def jvp__embedding_bag(
    weight,
    indices,
    offsets,
    scale_grad_by_freq,
    mode,
    sparse,
    per_sample_weights,
    include_last_offset,
    padding_idx,
    result0,
    result1,
    result2,
    result3,
    weight_t,
    indices_t,
    offsets_t,
    per_sample_weights_t,
):
    tangent_of_result0 = None
    if weight_t is not None:
        tangent_of_result0 = embedding_bag_tangent(
            weight_t,
            indices,
            offsets,
            mode,
            per_sample_weights,
            include_last_offset,
            padding_idx,
            result2,
            result3,
        )
    if per_sample_weights_t is not None:
        tangent_of_result0 = plus(
            tangent_of_result0,
            embedding_bag_tangent(
                weight,
                indices,
                offsets,
                mode,
                per_sample_weights_t,
                include_last_offset,
                padding_idx,
                result2,
                result3,
            ),
        )
    return (tangent_of_result0, None, None, None)


def jvp__embedding_bag_dense_backward(
    grad,
    indices,
    offset2bag,
    bag_size,
    maximum_indices,
    num_weights,
    scale_grad_by_freq,
    mode,
    per_sample_weights,
    padding_idx,
    result,
    grad_t,
    indices_t,
    offset2bag_t,
    bag_size_t,
    maximum_indices_t,
    per_sample_weights_t,
):
    tangent = None
    if grad_t is not None:
        tangent = _embedding_bag_dense_backward(
            grad_t,
            indices,
            offset2bag,
            bag_size,
            maximum_indices,
            num_weights,
            scale_grad_by_freq,
            mode,
            per_sample_weights,
            padding_idx,
        )
    if per_sample_weights_t is not None:
        tangent = plus(
            tangent,
            _embedding_bag_dense_backward(
                grad,
                indices,
                offset2bag,
                bag_size,
                maximum_indices,
                num_weights,
                scale_grad_by_freq,
                mode,
                per_sample_weights_t,
                padding_idx,
            ),
        )
    return tangent


def jvp__embedding_bag_per_sample_weights_backward(
    grad,
    weight,
    indices,
    offsets,
    offset2bag,
    mode,
    padding_idx,
    result,
    grad_t,
    weight_t,
    indices_t,
    offsets_t,
    offset2bag_t,
):
    tangent = None
    if grad_t is not None:
        tangent = _embedding_bag_per_sample_weights_backward(
            grad_t, weight, indices, offsets, offset2bag, mode, padding_idx
        )
    if weight_t is not None:
        tangent = plus(
            tangent,
            _embedding_bag_per_sample_weights_backward(
                grad, weight_t, indices, offsets, offset2bag, mode, padding_idx
            ),
        )
    return tangent
