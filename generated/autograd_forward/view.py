"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import filled
from gradsmith.dispatch.call import call
from gradsmith.generated import operators

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp__unsafe_view(self, size, result, self_t):
    return call(operators._unsafe_view, [self_t, size])


def jvp_unsafe_split_Tensor(self, split_size, dim, result, self_t):
    return call(operators.unsafe_split_Tensor, [self_t, split_size, dim])


def jvp_unsafe_split_with_sizes(self, split_sizes, dim, result, self_t):
    return call(operators.unsafe_split_with_sizes, [self_t, split_sizes, dim])


def jvp_select_backward(grad_output, input_sizes, dim, index, result, grad_output_t):
    return call(operators.select_backward, [grad_output_t, input_sizes, dim, index])


def jvp_slice_backward(grad_output, input_sizes, dim, start, end, step, result, grad_output_t):
    return call(operators.slice_backward, [grad_output_t, input_sizes, dim, start, end, step])


def jvp_diagonal_backward(grad_output, input_sizes, offset, dim1, dim2, result, grad_output_t):
    return call(operators.diagonal_backward, [grad_output_t, input_sizes, offset, dim1, dim2])


def jvp_unfold_backward(grad_in, input_sizes, dim, size, step, result, grad_in_t):
    return call(operators.unfold_backward, [grad_in_t, input_sizes, dim, size, step])


def jvp_alias_copy(self, result, self_t):
    return call(operators.alias_copy, [self_t])


def jvp_as_strided_copy(self, size, stride, storage_offset, result, self_t):
    return call(operators.as_strided_copy, [self_t, size, stride, storage_offset])


def jvp_diagonal_copy(self, offset, dim1, dim2, result, self_t):
    return call(operators.diagonal_copy, [self_t, offset, dim1, dim2])


def jvp_expand_copy(self, size, implicit, result, self_t):
    return call(operators.expand_copy, [self_t, size, implicit])


def jvp_permute_copy(self, dims, result, self_t):
    return call(operators.permute_copy, [self_t, dims])


def jvp_select_copy_int(self, dim, index, result, self_t):
    return call(operators.select_copy_int, [self_t, dim, index])


def jvp_slice_copy_Tensor(self, dim, start, end, step, result, self_t):
    return call(operators.slice_copy_Tensor, [self_t, dim, start, end, step])


def jvp_split_copy_Tensor(self, split_size, dim, result, self_t):
    return call(operators.split_copy_Tensor, [self_t, split_size, dim])


def jvp_split_with_sizes_copy(self, split_sizes, dim, result, self_t):
    return call(operators.split_with_sizes_copy, [self_t, split_sizes, dim])


def jvp_squeeze_copy(self, result, self_t):
    return call(operators.squeeze_copy, [self_t])


def jvp_squeeze_copy_dim(self, dim, result, self_t):
    return call(operators.squeeze_copy_dim, [self_t, dim])


def jvp_squeeze_copy_dims(self, dim, result, self_t):
    return call(operators.squeeze_copy_dims, [self_t, dim])


def jvp_t_copy(self, result, self_t):
    return call(operators.t_copy, [self_t])


def jvp_transpose_copy_int(self, dim0, dim1, result, self_t):
    return call(operators.transpose_copy_int, [self_t, dim0, dim1])


def jvp_unbind_copy_int(self, dim, result, self_t):
    return call(operators.unbind_copy_int, [self_t, dim])


def jvp_unfold_copy(self, dimension, size, step, result, self_t):
    return call(operators.unfold_copy, [self_t, dimension, size, step])


def jvp_unsqueeze_copy(self, dim, result, self_t):
    return call(operators.unsqueeze_copy, [self_t, dim])


def jvp_view_as_complex_copy(self, result, self_t):
    return call(operators.view_as_complex_copy, [self_t])


def jvp_view_as_real_copy(self, result, self_t):
    return call(operators.view_as_real_copy, [self_t])


def jvp_view_copy(self, size, result, self_t):
    return call(operators.view_copy, [self_t, size])


def jvp_select_scatter(self, src, dim, index, result, self_t, src_t):
    return call(operators.select_scatter, [filled(self_t, self), filled(src_t, src), dim, index])


def jvp_slice_scatter(self, src, dim, start, end, step, result, self_t, src_t):
    return call(
        operators.slice_scatter, [filled(self_t, self), filled(src_t, src), dim, start, end, step]
    )


def jvp_diagonal_scatter(self, src, offset, dim1, dim2, result, self_t, src_t):
    return call(
        operators.diagonal_scatter, [filled(self_t, self), filled(src_t, src), offset, dim1, dim2]
    )


def jvp_as_strided_scatter(self, src, size, stride, storage_offset, result, self_t, src_t):
    return call(
        operators.as_strided_scatter,
        [filled(self_t, self), filled(src_t, src), size, stride, storage_offset],
    )
