"""Operators that are other names of operators.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.call import call
from gradsmith.generated import operators


def subtract_Tensor(self, other, alpha):
    """``subtract.Tensor`` is ``sub.Tensor``."""
    return call(operators.sub_Tensor, [self, other, alpha])


def subtract__Tensor(self, other, alpha):
    """``subtract_.Tensor`` is ``sub_.Tensor``."""
    return call(operators.sub__Tensor, [self, other, alpha])


def subtract_out(self, other, alpha, out):
    """``subtract.out`` is ``sub.out``."""
    return call(operators.sub_out, [self, other, alpha, out])


def multiply_Tensor(self, other):
    """``multiply.Tensor`` is ``mul.Tensor``."""
    return call(operators.mul_Tensor, [self, other])


def multiply__Tensor(self, other):
    """``multiply_.Tensor`` is ``mul_.Tensor``."""
    return call(operators.mul__Tensor, [self, other])


def multiply_out(self, other, out):
    """``multiply.out`` is ``mul.out``."""
    return call(operators.mul_out, [self, other, out])


def divide_Tensor(self, other):
    """``divide.Tensor`` is ``div.Tensor``."""
    return call(operators.div_Tensor, [self, other])


def divide__Tensor(self, other):
    """``divide_.Tensor`` is ``div_.Tensor``."""
    return call(operators.div__Tensor, [self, other])


def divide_out(self, other, out):
    """``divide.out`` is ``div.out``."""
    return call(operators.div_out, [self, other, out])


def divide_Tensor_mode(self, other, rounding_mode):
    """``divide.Tensor_mode`` is ``div.Tensor_mode``."""
    return call(operators.div_Tensor_mode, [self, other, rounding_mode])


def divide__Tensor_mode(self, other, rounding_mode):
    """``divide_.Tensor_mode`` is ``div_.Tensor_mode``."""
    return call(operators.div__Tensor_mode, [self, other, rounding_mode])


def divide_out_mode(self, other, rounding_mode, out):
    """``divide.out_mode`` is ``div.out_mode``."""
    return call(operators.div_out_mode, [self, other, rounding_mode, out])


def true_divide_Tensor(self, other):
    """``true_divide.Tensor`` is ``div.Tensor``."""
    return call(operators.div_Tensor, [self, other])


def true_divide__Tensor(self, other):
    """``true_divide_.Tensor`` is ``div_.Tensor``."""
    return call(operators.div__Tensor, [self, other])


def true_divide_out(self, other, out):
    """``true_divide.out`` is ``div.out``."""
    return call(operators.div_out, [self, other, out])


def negative(self):
    """``negative`` is ``neg``."""
    return call(operators.neg, [self])


def negative_(self):
    """``negative_`` is ``neg_``."""
    return call(operators.neg_, [self])


def negative_out(self, out):
    """``negative.out`` is ``neg.out``."""
    return call(operators.neg_out, [self, out])


def arctan2(self, other):
    """``arctan2`` is ``atan2``."""
    return call(operators.atan2, [self, other])


def arctan2_(self, other):
    """``arctan2_`` is ``atan2_``."""
    return call(operators.atan2_, [self, other])


def arctan2_out(self, other, out):
    """``arctan2.out`` is ``atan2.out``."""
    return call(operators.atan2_out, [self, other, out])


def arcsin(self):
    """``arcsin`` is ``asin``."""
    return call(operators.asin, [self])


def arcsin_(self):
    """``arcsin_`` is ``asin_``."""
    return call(operators.asin_, [self])


def arcsin_out(self, out):
    """``arcsin.out`` is ``asin.out``."""
    return call(operators.asin_out, [self, out])


def arccos(self):
    """``arccos`` is ``acos``."""
    return call(operators.acos, [self])


def arccos_(self):
    """``arccos_`` is ``acos_``."""
    return call(operators.acos_, [self])


def arccos_out(self, out):
    """``arccos.out`` is ``acos.out``."""
    return call(operators.acos_out, [self, out])


def arctan(self):
    """``arctan`` is ``atan``."""
    return call(operators.atan, [self])


def arctan_(self):
    """``arctan_`` is ``atan_``."""
    return call(operators.atan_, [self])


def arctan_out(self, out):
    """``arctan.out`` is ``atan.out``."""
    return call(operators.atan_out, [self, out])


def arcsinh(self):
    """``arcsinh`` is ``asinh``."""
    return call(operators.asinh, [self])


def arcsinh_(self):
    """``arcsinh_`` is ``asinh_``."""
    return call(operators.asinh_, [self])


def arcsinh_out(self, out):
    """``arcsinh.out`` is ``asinh.out``."""
    return call(operators.asinh_out, [self, out])


def arccosh(self):
    """``arccosh`` is ``acosh``."""
    return call(operators.acosh, [self])


def arccosh_(self):
    """``arccosh_`` is ``acosh_``."""
    return call(operators.acosh_, [self])


def arccosh_out(self, out):
    """``arccosh.out`` is ``acosh.out``."""
    return call(operators.acosh_out, [self, out])


def arctanh(self):
    """``arctanh`` is ``atanh``."""
    return call(operators.atanh, [self])


def arctanh_(self):
    """``arctanh_`` is ``atanh_``."""
    return call(operators.atanh_, [self])


def arctanh_out(self, out):
    """``arctanh.out`` is ``atanh.out``."""
    return call(operators.atanh_out, [self, out])


def absolute(self):
    """``absolute`` is ``abs``."""
    return call(operators.abs, [self])


def absolute_(self):
    """``absolute_`` is ``abs_``."""
    return call(operators.abs_, [self])


def absolute_out(self, out):
    """``absolute.out`` is ``abs.out``."""
    return call(operators.abs_out, [self, out])


def fix(self):
    """``fix`` is ``trunc``."""
    return call(operators.trunc, [self])


def fix_(self):
    """``fix_`` is ``trunc_``."""
    return call(operators.trunc_, [self])


def fix_out(self, out):
    """``fix.out`` is ``trunc.out``."""
    return call(operators.trunc_out, [self, out])


def max_other(self, other):
    """``max.other`` is ``maximum``."""
    return call(operators.maximum, [self, other])


def max_out(self, other, out):
    """``max.out`` is ``maximum.out``."""
    return call(operators.maximum_out, [self, other, out])


def min_other(self, other):
    """``min.other`` is ``minimum``."""
    return call(operators.minimum, [self, other])


def min_out(self, other, out):
    """``min.out`` is ``minimum.out``."""
    return call(operators.minimum_out, [self, other, out])


def clip_Tensor(self, min, max):
    """``clip.Tensor`` is ``clamp.Tensor``."""
    return call(operators.clamp_Tensor, [self, min, max])


def clip__Tensor(self, min, max):
    """``clip_.Tensor`` is ``clamp_.Tensor``."""
    return call(operators.clamp__Tensor, [self, min, max])


def clip_Tensor_out(self, min, max, out):
    """``clip.Tensor_out`` is ``clamp.Tensor_out``."""
    return call(operators.clamp_Tensor_out, [self, min, max, out])


def clip(self, min, max):
    """``clip`` is ``clamp``."""
    return call(operators.clamp, [self, min, max])


def clip_(self, min, max):
    """``clip_`` is ``clamp_``."""
    return call(operators.clamp_, [self, min, max])


def clip_out(self, min, max, out):
    """``clip.out`` is ``clamp.out``."""
    return call(operators.clamp_out, [self, min, max, out])


def not_equal_Tensor(self, other):
    """``not_equal.Tensor`` is ``ne.Tensor``."""
    return call(operators.ne_Tensor, [self, other])


def not_equal__Tensor(self, other):
    """``not_equal_.Tensor`` is ``ne_.Tensor``."""
    return call(operators.ne__Tensor, [self, other])


def not_equal_Tensor_out(self, other, out):
    """``not_equal.Tensor_out`` is ``ne.Tensor_out``."""
    return call(operators.ne_Tensor_out, [self, other, out])


def less_Tensor(self, other):
    """``less.Tensor`` is ``lt.Tensor``."""
    return call(operators.lt_Tensor, [self, other])


def less__Tensor(self, other):
    """``less_.Tensor`` is ``lt_.Tensor``."""
    return call(operators.lt__Tensor, [self, other])


def less_Tensor_out(self, other, out):
    """``less.Tensor_out`` is ``lt.Tensor_out``."""
    return call(operators.lt_Tensor_out, [self, other, out])


def less_equal_Tensor(self, other):
    """``less_equal.Tensor`` is ``le.Tensor``."""
    return call(operators.le_Tensor, [self, other])


def less_equal__Tensor(self, other):
    """``less_equal_.Tensor`` is ``le_.Tensor``."""
    return call(operators.le__Tensor, [self, other])


def less_equal_Tensor_out(self, other, out):
    """``less_equal.Tensor_out`` is ``le.Tensor_out``."""
    return call(operators.le_Tensor_out, [self, other, out])


def greater_Tensor(self, other):
    """``greater.Tensor`` is ``gt.Tensor``."""
    return call(operators.gt_Tensor, [self, other])


def greater__Tensor(self, other):
    """``greater_.Tensor`` is ``gt_.Tensor``."""
    return call(operators.gt__Tensor, [self, other])


def greater_Tensor_out(self, other, out):
    """``greater.Tensor_out`` is ``gt.Tensor_out``."""
    return call(operators.gt_Tensor_out, [self, other, out])


def greater_equal_Tensor(self, other):
    """``greater_equal.Tensor`` is ``ge.Tensor``."""
    return call(operators.ge_Tensor, [self, other])


def greater_equal__Tensor(self, other):
    """``greater_equal_.Tensor`` is ``ge_.Tensor``."""
    return call(operators.ge__Tensor, [self, other])


def greater_equal_Tensor_out(self, other, out):
    """``greater_equal.Tensor_out`` is ``ge.Tensor_out``."""
    return call(operators.ge_Tensor_out, [self, other, out])


def special_erf(self):
    """``special_erf`` is ``erf``."""
    return call(operators.erf, [self])


def special_erf_out(self, out):
    """``special_erf.out`` is ``erf.out``."""
    return call(operators.erf_out, [self, out])


def special_erfc(self):
    """``special_erfc`` is ``erfc``."""
    return call(operators.erfc, [self])


def special_erfc_out(self, out):
    """``special_erfc.out`` is ``erfc.out``."""
    return call(operators.erfc_out, [self, out])


def special_erfinv(self):
    """``special_erfinv`` is ``erfinv``."""
    return call(operators.erfinv, [self])


def special_erfinv_out(self, out):
    """``special_erfinv.out`` is ``erfinv.out``."""
    return call(operators.erfinv_out, [self, out])


def special_gammaln(self):
    """``special_gammaln`` is ``lgamma``."""
    return call(operators.lgamma, [self])


def special_gammaln_out(self, out):
    """``special_gammaln.out`` is ``lgamma.out``."""
    return call(operators.lgamma_out, [self, out])


def special_digamma(self):
    """``special_digamma`` is ``digamma``."""
    return call(operators.digamma, [self])


def special_digamma_out(self, out):
    """``special_digamma.out`` is ``digamma.out``."""
    return call(operators.digamma_out, [self, out])


def special_psi(self):
    """``special_psi`` is ``digamma``."""
    return call(operators.digamma, [self])


def special_psi_out(self, out):
    """``special_psi.out`` is ``digamma.out``."""
    return call(operators.digamma_out, [self, out])


def special_polygamma(n, self):
    """``special_polygamma`` is ``polygamma``."""
    return call(operators.polygamma, [n, self])


def special_polygamma_out(n, self, out):
    """``special_polygamma.out`` is ``polygamma.out``."""
    return call(operators.polygamma_out, [n, self, out])


def special_multigammaln(self, p):
    """``special_multigammaln`` is ``mvlgamma``."""
    return call(operators.mvlgamma, [self, p])


def special_multigammaln_out(self, p, out):
    """``special_multigammaln.out`` is ``mvlgamma.out``."""
    return call(operators.mvlgamma_out, [self, p, out])


def special_gammainc(self, other):
    """``special_gammainc`` is ``igamma``."""
    return call(operators.igamma, [self, other])


def special_gammainc_out(self, other, out):
    """``special_gammainc.out`` is ``igamma.out``."""
    return call(operators.igamma_out, [self, other, out])


def special_gammaincc(self, other):
    """``special_gammaincc`` is ``igammac``."""
    return call(operators.igammac, [self, other])


def special_gammaincc_out(self, other, out):
    """``special_gammaincc.out`` is ``igammac.out``."""
    return call(operators.igammac_out, [self, other, out])


def special_i0(self):
    """``special_i0`` is ``i0``."""
    return call(operators.i0, [self])


def special_i0_out(self, out):
    """``special_i0.out`` is ``i0.out``."""
    return call(operators.i0_out, [self, out])


def special_exp2(self):
    """``special_exp2`` is ``exp2``."""
    return call(operators.exp2, [self])


def special_exp2_out(self, out):
    """``special_exp2.out`` is ``exp2.out``."""
    return call(operators.exp2_out, [self, out])


def special_expm1(self):
    """``special_expm1`` is ``expm1``."""
    return call(operators.expm1, [self])


def special_expm1_out(self, out):
    """``special_expm1.out`` is ``expm1.out``."""
    return call(operators.expm1_out, [self, out])


def special_expit(self):
    """``special_expit`` is ``sigmoid``."""
    return call(operators.sigmoid, [self])


def special_expit_out(self, out):
    """``special_expit.out`` is ``sigmoid.out``."""
    return call(operators.sigmoid_out, [self, out])


def special_log1p(self):
    """``special_log1p`` is ``log1p``."""
    return call(operators.log1p, [self])


def special_log1p_out(self, out):
    """``special_log1p.out`` is ``log1p.out``."""
    return call(operators.log1p_out, [self, out])


def special_logit(self, eps):
    """``special_logit`` is ``logit``."""
    return call(operators.logit, [self, eps])


def special_logit_out(self, eps, out):
    """``special_logit.out`` is ``logit.out``."""
    return call(operators.logit_out, [self, eps, out])


def special_sinc(self):
    """``special_sinc`` is ``sinc``."""
    return call(operators.sinc, [self])


def special_sinc_out(self, out):
    """``special_sinc.out`` is ``sinc.out``."""
    return call(operators.sinc_out, [self, out])


def special_logsumexp(self, dim, keepdim):
    """``special_logsumexp`` is ``logsumexp``."""
    return call(operators.logsumexp, [self, dim, keepdim])


def special_logsumexp_out(self, dim, keepdim, out):
    """``special_logsumexp.out`` is ``logsumexp.out``."""
    return call(operators.logsumexp_out, [self, dim, keepdim, out])


def concat(tensors, dim):
    """``concat`` is ``cat``."""
    return call(operators.cat, [tensors, dim])


def concat_out(tensors, dim, out):
    """``concat.out`` is ``cat.out``."""
    return call(operators.cat_out, [tensors, dim, out])


def concatenate(tensors, dim):
    """``concatenate`` is ``cat``."""
    return call(operators.cat, [tensors, dim])


def concatenate_out(tensors, dim, out):
    """``concatenate.out`` is ``cat.out``."""
    return call(operators.cat_out, [tensors, dim, out])


def ger(self, vec2):
    """``ger`` is ``outer``."""
    return call(operators.outer, [self, vec2])


def ger_out(self, vec2, out):
    """``ger.out`` is ``outer.out``."""
    return call(operators.outer_out, [self, vec2, out])


def linalg_matmul(self, other):
    """``linalg_matmul`` is ``matmul``."""
    return call(operators.matmul, [self, other])


def linalg_matmul_out(self, other, out):
    """``linalg_matmul.out`` is ``matmul.out``."""
    return call(operators.matmul_out, [self, other, out])


def matrix_exp(self):
    """``matrix_exp`` is ``linalg_matrix_exp``."""
    return call(operators.linalg_matrix_exp, [self])


def native_channel_shuffle(self, groups):
    """``native_channel_shuffle`` is ``channel_shuffle``."""
    return call(operators.channel_shuffle, [self, groups])
