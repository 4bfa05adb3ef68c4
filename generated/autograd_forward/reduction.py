"""Forward mode: the tangents of operators' outputs, from values and tangents of their arguments.

``jvp_<operator>`` takes an operator's arguments, its outputs, and for each argument of tensors the tangent,
or None for zero.  It returns the tangents of the outputs.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.forward.tangents import filled
from gradsmith.autograd.nodes.recording import conj
from gradsmith.core.deferred import deferred_from
from gradsmith.dispatch.call import call
from gradsmith.generated import operators
from gradsmith.generated.functions import mean, ones_like, where

_from = deferred_from(globals(), "gradsmith.operators.reduction.formulas")
gather_reduced = _from("gather_reduced")
pick_equal = _from("pick_equal")
prod_backward = _from("prod_backward")
prod_dim_backward = _from("prod_dim_backward")

_from = deferred_from(globals(), "gradsmith.operators.reduction.formulas_scan")
cumprod_forward = _from("cumprod_forward")
linear_recurrence_forward = _from("linear_recurrence_forward")
logcumsumexp_forward = _from("logcumsumexp_forward")

_from = deferred_from(globals(), "gradsmith.operators.reduction.formulas_statistics")
logsumexp_forward = _from("logsumexp_forward")
std_forward = _from("std_forward")
var_forward = _from("var_forward")

READS_SELF = {
    "nansum",
    "prod",
    "prod_dim_int",
    "amax",
    "amin",
    "aminmax",
    "max",
    "min",
    "var",
    "var_dim",
    "var_correction",
    "std",
    "std_dim",
    "std_correction",
    "var_mean_correction",
    "std_mean_correction",
    "logsumexp",
    "median",
    "nanmedian",
    "cumprod",
    "logcumsumexp",
}
"""Operators whose formula reads the value of the first argument: in-place variants must keep it."""


def jvp_sum(self, dtype, result, self_t):
    return call(operators.sum, [self_t, dtype])


def jvp_sum_dim_IntList(self, dim, keepdim, dtype, result, self_t):
    return call(operators.sum_dim_IntList, [self_t, dim, keepdim, dtype])


def jvp_nansum(self, dim, keepdim, dtype, result, self_t):
    return where(self.isnan(), 0, self_t).sum(dim, keepdim, dtype=dtype)


def jvp_mean(self, dtype, result, self_t):
    return call(operators.mean, [self_t, dtype])


def jvp_mean_dim(self, dim, keepdim, dtype, result, self_t):
    return call(operators.mean_dim, [self_t, dim, keepdim, dtype])


def jvp_prod(self, dtype, result, self_t):
    return (conj(prod_backward(ones_like(result), self)) * self_t).sum()


def jvp_prod_dim_int(self, dim, keepdim, dtype, result, self_t):
    return (
        conj(prod_dim_backward(ones_like(result), self, dim, keepdim)) * self_t
    ).sum((dim,), keepdim)


def jvp_amax(self, dim, keepdim, result, self_t):
    return pick_equal(self, self_t, result, dim, keepdim)


def jvp_amin(self, dim, keepdim, result, self_t):
    return pick_equal(self, self_t, result, dim, keepdim)


def jvp_aminmax(self, dim, keepdim, min, max, self_t):
    tangent_of_min = pick_equal(self, self_t, min, () if dim is None else (dim,), keepdim)
    tangent_of_max = pick_equal(self, self_t, max, () if dim is None else (dim,), keepdim)
    return (tangent_of_min, tangent_of_max)


def jvp_max(self, result, self_t):
    return pick_equal(self, self_t, result, (), False)


def jvp_min(self, result, self_t):
    return pick_equal(self, self_t, result, (), False)


def jvp_max_dim(self, dim, keepdim, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_min_dim(self, dim, keepdim, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_var(self, unbiased, result, self_t):
    return var_forward(self, self_t, None, 1 if unbiased else 0, False)


def jvp_var_dim(self, dim, unbiased, keepdim, result, self_t):
    return var_forward(self, self_t, dim, 1 if unbiased else 0, keepdim)


def jvp_var_correction(self, dim, correction, keepdim, result, self_t):
    return var_forward(self, self_t, dim, correction, keepdim)


def jvp_std(self, unbiased, result, self_t):
    return std_forward(result, self, self_t, None, 1 if unbiased else 0, False)


def jvp_std_dim(self, dim, unbiased, keepdim, result, self_t):
    return std_forward(result, self, self_t, dim, 1 if unbiased else 0, keepdim)


def jvp_std_correction(self, dim, correction, keepdim, result, self_t):
    return std_forward(result, self, self_t, dim, correction, keepdim)


def jvp_var_mean_correction(self, dim, correction, keepdim, result0, result1, self_t):
    tangent_of_result0 = var_forward(self, self_t, dim, correction, keepdim)
    tangent_of_result1 = mean(self_t, dim, keepdim)
    return (tangent_of_result0, tangent_of_result1)


def jvp_std_mean_correction(self, dim, correction, keepdim, result0, result1, self_t):
    tangent_of_result0 = std_forward(result0, self, self_t, dim, correction, keepdim)
    tangent_of_result1 = mean(self_t, dim, keepdim)
    return (tangent_of_result0, tangent_of_result1)


def jvp_logsumexp(self, dim, keepdim, result, self_t):
    return logsumexp_forward(self, self_t, result, dim, keepdim)


def jvp_median(self, result, self_t):
    return pick_equal(self, self_t, result, (), False)


def jvp_median_dim(self, dim, keepdim, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_nanmedian(self, result, self_t):
    return pick_equal(self, self_t, result, (), False)


def jvp_nanmedian_dim(self, dim, keepdim, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_mode(self, dim, keepdim, values, indices, self_t):
    tangent_of_values = gather_reduced(self_t, dim, indices, keepdim)
    return (tangent_of_values, None)


def jvp_cumsum(self, dim, dtype, result, self_t):
    return call(operators.cumsum, [self_t, dim, dtype])


def jvp_cumprod(self, dim, dtype, result, self_t):
    return cumprod_forward(self, self_t, result, dim)


def jvp_cummax(self, dim, values, indices, self_t):
    tangent_of_values = self_t.gather(dim, indices)
    return (tangent_of_values, None)


def jvp_cummin(self, dim, values, indices, self_t):
    tangent_of_values = self_t.gather(dim, indices)
    return (tangent_of_values, None)


def jvp_logcumsumexp(self, dim, result, self_t):
    return logcumsumexp_forward(self, self_t, result, dim)


def jvp__linear_recurrence(self, ratios, reverse, result, self_t, ratios_t):
    tangent = linear_recurrence_forward(
        filled(self_t, self), ratios, filled(ratios_t, ratios), result, reverse
    )
    return tangent
