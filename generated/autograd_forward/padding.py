"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.dispatch.call import call
from gradsmith.generated import operators
from gradsmith.generated.functions import constant_pad_nd

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_constant_pad_nd(self, pad, value, result, self_t):
    return constant_pad_nd(self_t, pad, 0)


def jvp_reflection_pad1d(self, padding, result, self_t):
    return call(operators.reflection_pad1d, [self_t, padding])


def jvp_reflection_pad2d(self, padding, result, self_t):
    return call(operators.reflection_pad2d, [self_t, padding])


def jvp_reflection_pad3d(self, padding, result, self_t):
    return call(operators.reflection_pad3d, [self_t, padding])


def jvp_replication_pad1d(self, padding, result, self_t):
    return call(operators.replication_pad1d, [self_t, padding])


def jvp_replication_pad2d(self, padding, result, self_t):
    return call(operators.replication_pad2d, [self_t, padding])


def jvp_replication_pad3d(self, padding, result, self_t):
    return call(operators.replication_pad3d, [self_t, padding])
