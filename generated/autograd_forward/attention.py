"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.core.deferred import deferred_from
from gradsmith.generated import operators

_from = deferred_from(globals(), "gradsmith.operators.attention.formulas")
attention_tangent = _from("attention_tangent")

READS_SELF = {
    "_attention",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp__attention(query, key, value, is_causal, scale, output, logsumexp, query_t, key_t, value_t):
    tangent_of_output = attention_tangent(
        query, key, value, query_t, key_t, value_t, is_causal, scale
    )
    return (tangent_of_output, None)
