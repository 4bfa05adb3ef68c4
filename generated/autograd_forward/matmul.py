"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import filled, plus
from gradsmith.core.deferred import deferred_from
from gradsmith.dispatch.call import call
from gradsmith.generated import operators
from gradsmith.generated.functions import dot, outer, vdot
from gradsmith.generated.linalg import cross as linalg_cross

_from = deferred_from(globals(), "gradsmith.operators.linalg.formulas_forward")
norm_tangent = _from("norm_tangent")

_from = deferred_from(globals(), "gradsmith.operators.matmul.formulas")
linear_tangent = _from("linear_tangent")

_from = deferred_from(globals(), "gradsmith.operators.matmul.formulas_distance")
pair_differences = _from("pair_differences")

READS_SELF = {
    "mm",
    "bmm",
    "mv",
    "dot",
    "vdot",
    "outer",
    "matmul",
    "linear",
    "linalg_cross",
    "_cdist_forward",
    "_pdist_forward",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_mm(self, mat2, result, self_t, mat2_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.mm(mat2)
    if mat2_t is not None:
        tangent = plus(tangent, self.mm(mat2_t))
    return tangent


def jvp_bmm(self, mat2, result, self_t, mat2_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.bmm(mat2)
    if mat2_t is not None:
        tangent = plus(tangent, self.bmm(mat2_t))
    return tangent


def jvp_mv(self, vec, result, self_t, vec_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.mv(vec)
    if vec_t is not None:
        tangent = plus(tangent, self.mv(vec_t))
    return tangent


def jvp_dot(self, tensor, result, self_t, tensor_t):
    tangent = None
    if self_t is not None:
        tangent = dot(self_t, tensor)
    if tensor_t is not None:
        tangent = plus(tangent, dot(self, tensor_t))
    return tangent


def jvp_vdot(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = vdot(self_t, other)
    if other_t is not None:
        tangent = plus(tangent, vdot(self, other_t))
    return tangent


def jvp_outer(self, vec2, result, self_t, vec2_t):
    tangent = None
    if self_t is not None:
        tangent = outer(self_t, vec2)
    if vec2_t is not None:
        tangent = plus(tangent, outer(self, vec2_t))
    return tangent


def jvp_matmul(self, other, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = self_t.matmul(other)
    if other_t is not None:
        tangent = plus(tangent, self.matmul(other_t))
    return tangent


def jvp_linear(input, weight, bias, result, input_t, weight_t, bias_t):
    tangent = linear_tangent(input, input_t, weight, weight_t, bias_t)
    return tangent


def jvp_addmm(self, mat1, mat2, beta, alpha, result, self_t, mat1_t, mat2_t):
    tangent = None
    if self_t is not None:
        tangent = self_t * beta
    if mat1_t is not None or mat2_t is not None:
        tangent = plus(
            tangent, (filled(mat1_t, mat1).mm(mat2) + mat1.mm(filled(mat2_t, mat2))) * alpha
        )
    return tangent


def jvp_addmv(self, mat, vec, beta, alpha, result, self_t, mat_t, vec_t):
    tangent = None
    if self_t is not None:
        tangent = self_t * beta
    if mat_t is not None or vec_t is not None:
        tangent = plus(tangent, (filled(mat_t, mat).mv(vec) + mat.mv(filled(vec_t, vec))) * alpha)
    return tangent


def jvp_addbmm(self, batch1, batch2, beta, alpha, result, self_t, batch1_t, batch2_t):
    tangent = None
    if self_t is not None:
        tangent = self_t * beta
    if batch1_t is not None or batch2_t is not None:
        tangent = plus(
            tangent,
            (
                (filled(batch1_t, batch1).bmm(batch2) + batch1.bmm(filled(batch2_t, batch2))).sum(0)
                * alpha
            ),
        )
    return tangent


def jvp_baddbmm(self, batch1, batch2, beta, alpha, result, self_t, batch1_t, batch2_t):
    tangent = None
    if self_t is not None:
        tangent = self_t * beta
    if batch1_t is not None or batch2_t is not None:
        tangent = plus(
            tangent,
            (filled(batch1_t, batch1).bmm(batch2) + batch1.bmm(filled(batch2_t, batch2))) * alpha,
        )
    return tangent


def jvp_trace(self, result, self_t):
    return call(operators.trace, [self_t])


def jvp_linalg_cross(self, other, dim, result, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = linalg_cross(self_t, other, dim=dim)
    if other_t is not None:
        tangent = plus(tangent, linalg_cross(self, other_t, dim=dim))
    return tangent


def jvp__cdist_forward(x1, x2, p, compute_mode, result, x1_t, x2_t):
    tangent = norm_tangent(
        x1.unsqueeze(-2) - x2.unsqueeze(-3),
        filled(x1_t, x1).unsqueeze(-2) - filled(x2_t, x2).unsqueeze(-3),
        p,
        result,
        (-1,),
        False,
    )
    return tangent


def jvp__pdist_forward(self, p, result, self_t):
    return norm_tangent(pair_differences(self), pair_differences(self_t), p, result, (-1,), False)
