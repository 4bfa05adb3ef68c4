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
from gradsmith.generated.functions import index_add, index_copy, index_put, scatter_add

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_index_Tensor(self, indices, result, self_t, indices_t):
    tangent = None
    if self_t is not None:
        tangent = call(operators.index_Tensor, [self_t, indices])
    return tangent


def jvp_gather(self, dim, index, sparse_grad, result, self_t, index_t):
    tangent = None
    if self_t is not None:
        tangent = call(operators.gather, [self_t, dim, index, sparse_grad])
    return tangent


def jvp_index_select(self, dim, index, result, self_t, index_t):
    tangent = None
    if self_t is not None:
        tangent = call(operators.index_select, [self_t, dim, index])
    return tangent


def jvp_index_put(self, indices, values, accumulate, result, self_t, indices_t, values_t):
    tangent = None
    if self_t is not None or values_t is not None:
        tangent = index_put(filled(self_t, self), indices, filled(values_t, values), accumulate)
    return tangent


def jvp_scatter_add(self, dim, index, src, result, self_t, index_t, src_t):
    tangent = None
    if self_t is not None or src_t is not None:
        tangent = scatter_add(filled(self_t, self), dim, index, filled(src_t, src))
    return tangent


def jvp_take(self, index, result, self_t, index_t):
    tangent = None
    if self_t is not None:
        tangent = call(operators.take, [self_t, index])
    return tangent


def jvp_masked_select(self, mask, result, self_t, mask_t):
    tangent = None
    if self_t is not None:
        tangent = call(operators.masked_select, [self_t, mask])
    return tangent


def jvp_scatter_src(self, dim, index, src, result, self_t, index_t, src_t):
    tangent = None
    if self_t is not None or src_t is not None:
        tangent = filled(self_t, self).scatter(dim, index, filled(src_t, src))
    return tangent


def jvp_scatter_value(self, dim, index, value, result, self_t, index_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.scatter(dim, index, 0)
    return tangent


def jvp_index_add(self, dim, index, source, alpha, result, self_t, index_t, source_t):
    tangent = None
    if self_t is not None or source_t is not None:
        tangent = index_add(filled(self_t, self), dim, index, filled(source_t, source), alpha=alpha)
    return tangent


def jvp_index_copy(self, dim, index, source, result, self_t, index_t, source_t):
    tangent = None
    if self_t is not None or source_t is not None:
        tangent = index_copy(filled(self_t, self), dim, index, filled(source_t, source))
    return tangent


def jvp_index_fill_int_Scalar(self, dim, index, value, result, self_t, index_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.index_fill(dim, index, 0)
    return tangent


def jvp_index_fill_int_Tensor(self, dim, index, value, result, self_t, index_t, value_t):
    tangent = None
    if self_t is not None or value_t is not None:
        tangent = filled(self_t, self).index_fill(dim, index, filled(value_t, value))
    return tangent


def jvp_masked_fill_Scalar(self, mask, value, result, self_t, mask_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.masked_fill(mask, 0)
    return tangent


def jvp_masked_fill_Tensor(self, mask, value, result, self_t, mask_t, value_t):
    tangent = None
    if self_t is not None or value_t is not None:
        tangent = filled(self_t, self).masked_fill(mask, filled(value_t, value))
    return tangent


def jvp_masked_scatter(self, mask, source, result, self_t, mask_t, source_t):
    tangent = None
    if self_t is not None or source_t is not None:
        tangent = filled(self_t, self).masked_scatter(mask, filled(source_t, source))
    return tangent


def jvp_put(self, index, source, accumulate, result, self_t, index_t, source_t):
    tangent = None
    if self_t is not None or source_t is not None:
        tangent = filled(self_t, self).put(index, filled(source_t, source), accumulate)
    return tangent
