"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.core.deferred import deferred_from
from gradsmith.generated import operators

_from = deferred_from(globals(), "gradsmith.operators.reduction.formulas")
gather_reduced = _from("gather_reduced")

READS_SELF: set[str] = set()
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_sort(self, dim, descending, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, True)
    return (tangent_of_values, None)


def jvp_sort_stable(self, stable, dim, descending, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, True)
    return (tangent_of_values, None)


def jvp_topk(self, k, dim, largest, sorted, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, True)
    return (tangent_of_values, None)


def jvp_kthvalue(self, k, dim, keepdim, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)
