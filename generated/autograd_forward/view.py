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
"""Operators whose formula reads the value of the first argument: in-place forms must keep it."""


def jvp__unsafe_view(self, size, result, self_t):
    """Tangent of ``_unsafe_view``."""
    return call(operators._unsafe_view, [self_t, size])


def jvp_unsafe_split_Tensor(self, split_size, dim, result, self_t):
    """Tangent of ``unsafe_split.Tensor``."""
    return call(operators.unsafe_split_Tensor, [self_t, split_size, dim])


def jvp_unsafe_split_with_sizes(self, split_sizes, dim, result, self_t):
    """Tangent of ``unsafe_split_with_sizes``."""
    return call(operators.unsafe_split_with_sizes, [self_t, split_sizes, dim])


def jvp_select_backward(grad_output, input_sizes, dim, index, result, grad_output_t):
    """Tangent of ``select_backward``."""
    return call(operators.select_backward, [grad_output_t, input_sizes, dim, index])


def jvp_slice_backward(grad_output, input_sizes, dim, start, end, step, result, grad_output_t):
    """Tangent of ``slice_backward``."""
    return call(operators.slice_backward, [grad_output_t, input_sizes, dim, start, end, step])


def jvp_diagonal_backward(grad_output, input_sizes, offset, dim1, dim2, result, grad_output_t):
    """Tangent of ``diagonal_backward``."""
    return call(operators.diagonal_backward, [grad_output_t, input_sizes, offset, dim1, dim2])


def jvp_unfold_backward(grad_in, input_sizes, dim, size, step, result, grad_in_t):
    """Tangent of ``unfold_backward``."""
    return call(operators.unfold_backward, [grad_in_t, input_sizes, dim, size, step])


def jvp_select_scatter(self, src, dim, index, result, self_t, src_t):
    """Tangent of ``select_scatter``."""
    return call(operators.select_scatter, [filled(self_t, self), filled(src_t, src), dim, index])


def jvp_slice_scatter(self, src, dim, start, end, step, result, self_t, src_t):
    """Tangent of ``slice_scatter``."""
    return call(
        operators.slice_scatter, [filled(self_t, self), filled(src_t, src), dim, start, end, step]
    )


def jvp_diagonal_scatter(self, src, offset, dim1, dim2, result, self_t, src_t):
    """Tangent of ``diagonal_scatter``."""
    return call(
        operators.diagonal_scatter, [filled(self_t, self), filled(src_t, src), offset, dim1, dim2]
    )


def jvp_as_strided_scatter(self, src, size, stride, storage_offset, result, self_t, src_t):
    """Tangent of ``as_strided_scatter``."""
    return call(
        operators.as_strided_scatter,
        [filled(self_t, self), filled(src_t, src), size, stride, storage_offset],
    )
