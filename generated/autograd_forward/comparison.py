"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.generated import operators

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_eq__Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_ne__Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_lt__Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_le__Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_gt__Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_ge__Tensor(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_logical_and_(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_logical_or_(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_logical_xor_(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.new_zeros(self_t.shape)
    return tangent


def jvp_logical_not_(self, result, self_t):
    return self_t.new_zeros(self_t.shape)
