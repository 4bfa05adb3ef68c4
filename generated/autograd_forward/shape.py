"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import filled_list
from gradsmith.dispatch.call import call
from gradsmith.generated import operators
from gradsmith.generated.functions import zeros_like

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_cat(tensors, dim, result, tensors_t):
    return call(operators.cat, [filled_list(tensors_t, tensors), dim])


def jvp_stack(tensors, dim, result, tensors_t):
    return call(operators.stack, [filled_list(tensors_t, tensors), dim])


def jvp_clone(self, memory_format, result, self_t):
    return call(operators.clone, [self_t, memory_format])


def jvp__to_copy(
    self, dtype, layout, device, pin_memory, non_blocking, memory_format, result, self_t
):
    return call(
        operators._to_copy, [self_t, dtype, layout, device, pin_memory, non_blocking, memory_format]
    )


def jvp_copy(self, src, non_blocking, result, self_t, src_t):
    tangent = None
    if src_t is not None:
        tangent = src_t.expand(self.shape)
    return tangent


def jvp_fill_Scalar(self, value, result, self_t):
    return zeros_like(self_t)


def jvp_fill_Tensor(self, value, result, self_t, value_t):
    tangent = None
    if value_t is not None:
        tangent = value_t.expand(self.shape)
    return tangent


def jvp_zero(self, result, self_t):
    return zeros_like(self_t)


def jvp_flip(self, dims, result, self_t):
    return call(operators.flip, [self_t, dims])


def jvp_roll(self, shifts, dims, result, self_t):
    return call(operators.roll, [self_t, shifts, dims])


def jvp_rot90(self, k, dims, result, self_t):
    return call(operators.rot90, [self_t, k, dims])


def jvp_repeat(self, repeats, result, self_t):
    return call(operators.repeat, [self_t, repeats])


def jvp_tril(self, diagonal, result, self_t):
    return call(operators.tril, [self_t, diagonal])


def jvp_triu(self, diagonal, result, self_t):
    return call(operators.triu, [self_t, diagonal])


def jvp_diag_embed(self, offset, dim1, dim2, result, self_t):
    return call(operators.diag_embed, [self_t, offset, dim1, dim2])
