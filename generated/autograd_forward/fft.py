"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.dispatch.call import call
from gradsmith.generated import operators

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp__fft_c2c(self, dim, normalization, forward, result, self_t):
    return call(operators._fft_c2c, [self_t, dim, normalization, forward])


def jvp__fft_r2c(self, dim, normalization, onesided, result, self_t):
    return call(operators._fft_r2c, [self_t, dim, normalization, onesided])


def jvp__fft_c2r(self, dim, normalization, last_dim_size, result, self_t):
    return call(operators._fft_c2r, [self_t, dim, normalization, last_dim_size])
