"""Functions over tensors: every operator that YAML declares as a function.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.arguments import OPTIONAL_SIZES, SEQUENCES, SIZES, TUPLES
from gradsmith.dispatch.call import MISSING, exact, exact_factory
from gradsmith.dispatch.state import state
from gradsmith.dtypes import dtype as dtype_class
from gradsmith.generated import operators
from gradsmith.traits import NUMBER_BITS

_add_Tensor_kernels = operators.add_Tensor.table
_add__Tensor_kernels = operators.add__Tensor.table
_sub_Tensor_kernels = operators.sub_Tensor.table
_sub__Tensor_kernels = operators.sub__Tensor.table
_subtract_Tensor_kernels = operators.subtract_Tensor.table
_subtract__Tensor_kernels = operators.subtract__Tensor.table
_rsub_Tensor_kernels = operators.rsub_Tensor.table
_mul_Tensor_kernels = operators.mul_Tensor.table
_mul__Tensor_kernels = operators.mul__Tensor.table
_multiply_Tensor_kernels = operators.multiply_Tensor.table
_multiply__Tensor_kernels = operators.multiply__Tensor.table
_div_Tensor_kernels = operators.div_Tensor.table
_div_Tensor_mode_kernels = operators.div_Tensor_mode.table
_div__Tensor_kernels = operators.div__Tensor.table
_div__Tensor_mode_kernels = operators.div__Tensor_mode.table
_divide_Tensor_kernels = operators.divide_Tensor.table
_divide_Tensor_mode_kernels = operators.divide_Tensor_mode.table
_divide__Tensor_kernels = operators.divide__Tensor.table
_divide__Tensor_mode_kernels = operators.divide__Tensor_mode.table
_true_divide_Tensor_kernels = operators.true_divide_Tensor.table
_true_divide__Tensor_kernels = operators.true_divide__Tensor.table
_floor_divide_kernels = operators.floor_divide.table
_floor_divide__Tensor_kernels = operators.floor_divide__Tensor.table
_remainder_Tensor_kernels = operators.remainder_Tensor.table
_remainder__Tensor_kernels = operators.remainder__Tensor.table
_fmod_Tensor_kernels = operators.fmod_Tensor.table
_fmod__Tensor_kernels = operators.fmod__Tensor.table
_neg_kernels = operators.neg.table
_neg__kernels = operators.neg_.table
_negative_kernels = operators.negative.table
_negative__kernels = operators.negative_.table
_positive_kernels = operators.positive.table
_reciprocal_kernels = operators.reciprocal.table
_reciprocal__kernels = operators.reciprocal_.table
_square_kernels = operators.square.table
_square__kernels = operators.square_.table
_addcmul_kernels = operators.addcmul.table
_addcmul__kernels = operators.addcmul_.table
_addcdiv_kernels = operators.addcdiv.table
_addcdiv__kernels = operators.addcdiv_.table
_lerp_Scalar_kernels = operators.lerp_Scalar.table
_lerp_Tensor_kernels = operators.lerp_Tensor.table
_lerp__Scalar_kernels = operators.lerp__Scalar.table
_lerp__Tensor_kernels = operators.lerp__Tensor.table
_pow_Tensor_Scalar_kernels = operators.pow_Tensor_Scalar.table
_pow_Scalar_kernels = operators.pow_Scalar.table
_pow_Tensor_Tensor_kernels = operators.pow_Tensor_Tensor.table
_pow__Scalar_kernels = operators.pow__Scalar.table
_pow__Tensor_kernels = operators.pow__Tensor.table
_float_power_Tensor_Scalar_kernels = operators.float_power_Tensor_Scalar.table
_float_power_Scalar_kernels = operators.float_power_Scalar.table
_float_power_Tensor_Tensor_kernels = operators.float_power_Tensor_Tensor.table
_exp_kernels = operators.exp.table
_exp__kernels = operators.exp_.table
_exp2_kernels = operators.exp2.table
_exp2__kernels = operators.exp2_.table
_expm1_kernels = operators.expm1.table
_expm1__kernels = operators.expm1_.table
_log_kernels = operators.log.table
_log__kernels = operators.log_.table
_log2_kernels = operators.log2.table
_log2__kernels = operators.log2_.table
_log10_kernels = operators.log10.table
_log10__kernels = operators.log10_.table
_log1p_kernels = operators.log1p.table
_log1p__kernels = operators.log1p_.table
_sqrt_kernels = operators.sqrt.table
_sqrt__kernels = operators.sqrt_.table
_rsqrt_kernels = operators.rsqrt.table
_rsqrt__kernels = operators.rsqrt_.table
_logaddexp_kernels = operators.logaddexp.table
_logaddexp2_kernels = operators.logaddexp2.table
_xlogy_Tensor_kernels = operators.xlogy_Tensor.table
_xlogy__Tensor_kernels = operators.xlogy__Tensor.table
_ldexp_Tensor_kernels = operators.ldexp_Tensor.table
_ldexp__kernels = operators.ldexp_.table
_frexp_Tensor_kernels = operators.frexp_Tensor.table
_sin_kernels = operators.sin.table
_sin__kernels = operators.sin_.table
_cos_kernels = operators.cos.table
_cos__kernels = operators.cos_.table
_tan_kernels = operators.tan.table
_tan__kernels = operators.tan_.table
_asin_kernels = operators.asin.table
_asin__kernels = operators.asin_.table
_acos_kernels = operators.acos.table
_acos__kernels = operators.acos_.table
_atan_kernels = operators.atan.table
_atan__kernels = operators.atan_.table
_sinh_kernels = operators.sinh.table
_sinh__kernels = operators.sinh_.table
_cosh_kernels = operators.cosh.table
_cosh__kernels = operators.cosh_.table
_tanh_kernels = operators.tanh.table
_tanh__kernels = operators.tanh_.table
_asinh_kernels = operators.asinh.table
_asinh__kernels = operators.asinh_.table
_acosh_kernels = operators.acosh.table
_acosh__kernels = operators.acosh_.table
_atanh_kernels = operators.atanh.table
_atanh__kernels = operators.atanh_.table
_atan2_kernels = operators.atan2.table
_atan2__kernels = operators.atan2_.table
_arctan2_kernels = operators.arctan2.table
_arctan2__kernels = operators.arctan2_.table
_arcsin_kernels = operators.arcsin.table
_arcsin__kernels = operators.arcsin_.table
_arccos_kernels = operators.arccos.table
_arccos__kernels = operators.arccos_.table
_arctan_kernels = operators.arctan.table
_arctan__kernels = operators.arctan_.table
_arcsinh_kernels = operators.arcsinh.table
_arcsinh__kernels = operators.arcsinh_.table
_arccosh_kernels = operators.arccosh.table
_arccosh__kernels = operators.arccosh_.table
_arctanh_kernels = operators.arctanh.table
_arctanh__kernels = operators.arctanh_.table
_tanh_backward_kernels = operators.tanh_backward.table
_sinc_kernels = operators.sinc.table
_sinc__kernels = operators.sinc_.table
_hypot_kernels = operators.hypot.table
_hypot__kernels = operators.hypot_.table
_deg2rad_kernels = operators.deg2rad.table
_deg2rad__kernels = operators.deg2rad_.table
_rad2deg_kernels = operators.rad2deg.table
_rad2deg__kernels = operators.rad2deg_.table
_sigmoid_kernels = operators.sigmoid.table
_sigmoid__kernels = operators.sigmoid_.table
_sigmoid_backward_kernels = operators.sigmoid_backward.table
_logit_kernels = operators.logit.table
_logit__kernels = operators.logit_.table
_abs_kernels = operators.abs.table
_abs__kernels = operators.abs_.table
_absolute_kernels = operators.absolute.table
_absolute__kernels = operators.absolute_.table
_sign_kernels = operators.sign.table
_sign__kernels = operators.sign_.table
_sgn_kernels = operators.sgn.table
_sgn__kernels = operators.sgn_.table
_signbit_kernels = operators.signbit.table
_copysign_Tensor_kernels = operators.copysign_Tensor.table
_copysign__Tensor_kernels = operators.copysign__Tensor.table
_floor_kernels = operators.floor.table
_floor__kernels = operators.floor_.table
_ceil_kernels = operators.ceil.table
_ceil__kernels = operators.ceil_.table
_trunc_kernels = operators.trunc.table
_trunc__kernels = operators.trunc_.table
_fix_kernels = operators.fix.table
_fix__kernels = operators.fix_.table
_frac_kernels = operators.frac.table
_frac__kernels = operators.frac_.table
_round_kernels = operators.round.table
_round_decimals_kernels = operators.round_decimals.table
_round__kernels = operators.round_.table
_round__decimals_kernels = operators.round__decimals.table
_heaviside_kernels = operators.heaviside.table
_heaviside__kernels = operators.heaviside_.table
_nextafter_kernels = operators.nextafter.table
_nextafter__kernels = operators.nextafter_.table
_gcd_kernels = operators.gcd.table
_gcd__kernels = operators.gcd_.table
_lcm_kernels = operators.lcm.table
_lcm__kernels = operators.lcm_.table
_nan_to_num_kernels = operators.nan_to_num.table
_nan_to_num__kernels = operators.nan_to_num_.table
_maximum_kernels = operators.maximum.table
_minimum_kernels = operators.minimum.table
_fmax_kernels = operators.fmax.table
_fmin_kernels = operators.fmin.table
_max_other_kernels = operators.max_other.table
_max_kernels = operators.max.table
_max_dim_kernels = operators.max_dim.table
_min_other_kernels = operators.min_other.table
_min_kernels = operators.min.table
_min_dim_kernels = operators.min_dim.table
_clamp_kernels = operators.clamp.table
_clamp_Tensor_kernels = operators.clamp_Tensor.table
_clamp__kernels = operators.clamp_.table
_clamp__Tensor_kernels = operators.clamp__Tensor.table
_clip_kernels = operators.clip.table
_clip_Tensor_kernels = operators.clip_Tensor.table
_clip__kernels = operators.clip_.table
_clip__Tensor_kernels = operators.clip__Tensor.table
_clamp_min_kernels = operators.clamp_min.table
_clamp_min_Tensor_kernels = operators.clamp_min_Tensor.table
_clamp_min__kernels = operators.clamp_min_.table
_clamp_min__Tensor_kernels = operators.clamp_min__Tensor.table
_clamp_max_kernels = operators.clamp_max.table
_clamp_max_Tensor_kernels = operators.clamp_max_Tensor.table
_clamp_max__kernels = operators.clamp_max_.table
_clamp_max__Tensor_kernels = operators.clamp_max__Tensor.table
_where_kernels = operators.where.table
_where_self_kernels = operators.where_self.table
_angle_kernels = operators.angle.table
_conj_physical_kernels = operators.conj_physical.table
_conj_physical__kernels = operators.conj_physical_.table
_complex_kernels = operators.complex.table
_polar_kernels = operators.polar.table
_bitwise_and_Tensor_kernels = operators.bitwise_and_Tensor.table
_bitwise_and__Tensor_kernels = operators.bitwise_and__Tensor.table
_bitwise_or_Tensor_kernels = operators.bitwise_or_Tensor.table
_bitwise_or__Tensor_kernels = operators.bitwise_or__Tensor.table
_bitwise_xor_Tensor_kernels = operators.bitwise_xor_Tensor.table
_bitwise_xor__Tensor_kernels = operators.bitwise_xor__Tensor.table
_bitwise_not_kernels = operators.bitwise_not.table
_bitwise_not__kernels = operators.bitwise_not_.table
_bitwise_left_shift_Tensor_kernels = operators.bitwise_left_shift_Tensor.table
_bitwise_left_shift__Tensor_kernels = operators.bitwise_left_shift__Tensor.table
_bitwise_right_shift_Tensor_kernels = operators.bitwise_right_shift_Tensor.table
_bitwise_right_shift__Tensor_kernels = operators.bitwise_right_shift__Tensor.table
_eq_Tensor_kernels = operators.eq_Tensor.table
_eq__Tensor_kernels = operators.eq__Tensor.table
_ne_Tensor_kernels = operators.ne_Tensor.table
_ne__Tensor_kernels = operators.ne__Tensor.table
_not_equal_Tensor_kernels = operators.not_equal_Tensor.table
_not_equal__Tensor_kernels = operators.not_equal__Tensor.table
_lt_Tensor_kernels = operators.lt_Tensor.table
_lt__Tensor_kernels = operators.lt__Tensor.table
_less_Tensor_kernels = operators.less_Tensor.table
_less__Tensor_kernels = operators.less__Tensor.table
_le_Tensor_kernels = operators.le_Tensor.table
_le__Tensor_kernels = operators.le__Tensor.table
_less_equal_Tensor_kernels = operators.less_equal_Tensor.table
_less_equal__Tensor_kernels = operators.less_equal__Tensor.table
_gt_Tensor_kernels = operators.gt_Tensor.table
_gt__Tensor_kernels = operators.gt__Tensor.table
_greater_Tensor_kernels = operators.greater_Tensor.table
_greater__Tensor_kernels = operators.greater__Tensor.table
_ge_Tensor_kernels = operators.ge_Tensor.table
_ge__Tensor_kernels = operators.ge__Tensor.table
_greater_equal_Tensor_kernels = operators.greater_equal_Tensor.table
_greater_equal__Tensor_kernels = operators.greater_equal__Tensor.table
_logical_and_kernels = operators.logical_and.table
_logical_and__kernels = operators.logical_and_.table
_logical_or_kernels = operators.logical_or.table
_logical_or__kernels = operators.logical_or_.table
_logical_xor_kernels = operators.logical_xor.table
_logical_xor__kernels = operators.logical_xor_.table
_logical_not_kernels = operators.logical_not.table
_logical_not__kernels = operators.logical_not_.table
_isnan_kernels = operators.isnan.table
_isinf_kernels = operators.isinf.table
_isfinite_kernels = operators.isfinite.table
_isposinf_kernels = operators.isposinf.table
_isneginf_kernels = operators.isneginf.table
_isreal_kernels = operators.isreal.table
_isclose_kernels = operators.isclose.table
_allclose_kernels = operators.allclose.table
_equal_kernels = operators.equal.table
__local_scalar_dense_kernels = operators._local_scalar_dense.table
_erf_kernels = operators.erf.table
_erf__kernels = operators.erf_.table
_erfc_kernels = operators.erfc.table
_erfc__kernels = operators.erfc_.table
_erfinv_kernels = operators.erfinv.table
_erfinv__kernels = operators.erfinv_.table
_lgamma_kernels = operators.lgamma.table
_lgamma__kernels = operators.lgamma_.table
_digamma_kernels = operators.digamma.table
_digamma__kernels = operators.digamma_.table
_polygamma_kernels = operators.polygamma.table
_mvlgamma_kernels = operators.mvlgamma.table
_mvlgamma__kernels = operators.mvlgamma_.table
_igamma_kernels = operators.igamma.table
_igamma__kernels = operators.igamma_.table
_igammac_kernels = operators.igammac.table
_igammac__kernels = operators.igammac_.table
_i0_kernels = operators.i0.table
_i0__kernels = operators.i0_.table
_relu_kernels = operators.relu.table
_relu__kernels = operators.relu_.table
_threshold_kernels = operators.threshold.table
_threshold__kernels = operators.threshold_.table
_threshold_backward_kernels = operators.threshold_backward.table
_leaky_relu_backward_kernels = operators.leaky_relu_backward.table
_prelu_kernels = operators.prelu.table
_rrelu_kernels = operators.rrelu.table
_rrelu__kernels = operators.rrelu_.table
_elu_backward_kernels = operators.elu_backward.table
_celu_kernels = operators.celu.table
_celu__kernels = operators.celu_.table
_selu_kernels = operators.selu.table
_selu__kernels = operators.selu_.table
_gelu_backward_kernels = operators.gelu_backward.table
_silu_backward_kernels = operators.silu_backward.table
_mish_backward_kernels = operators.mish_backward.table
_softplus_backward_kernels = operators.softplus_backward.table
_hardshrink_kernels = operators.hardshrink.table
_softmax_int_kernels = operators.softmax_int.table
_log_softmax_int_kernels = operators.log_softmax_int.table
__softmax_kernels = operators._softmax.table
__log_softmax_kernels = operators._log_softmax.table
__softmax_backward_data_kernels = operators._softmax_backward_data.table
__log_softmax_backward_data_kernels = operators._log_softmax_backward_data.table
_dropout_kernels = operators.dropout.table
_dropout__kernels = operators.dropout_.table
_feature_dropout_kernels = operators.feature_dropout.table
_feature_dropout__kernels = operators.feature_dropout_.table
_alpha_dropout_kernels = operators.alpha_dropout.table
_alpha_dropout__kernels = operators.alpha_dropout_.table
_feature_alpha_dropout_kernels = operators.feature_alpha_dropout.table
_feature_alpha_dropout__kernels = operators.feature_alpha_dropout_.table
_native_dropout_kernels = operators.native_dropout.table
_native_dropout_backward_kernels = operators.native_dropout_backward.table
_binary_cross_entropy_with_logits_kernels = operators.binary_cross_entropy_with_logits.table
_kl_div_kernels = operators.kl_div.table
_poisson_nll_loss_kernels = operators.poisson_nll_loss.table
_hinge_embedding_loss_kernels = operators.hinge_embedding_loss.table
_nll_loss_forward_kernels = operators.nll_loss_forward.table
__class_cross_entropy_kernels = operators._class_cross_entropy.table
_nll_loss2d_forward_kernels = operators.nll_loss2d_forward.table
_nll_loss_backward_kernels = operators.nll_loss_backward.table
_nll_loss2d_backward_kernels = operators.nll_loss2d_backward.table
_multilabel_margin_loss_forward_kernels = operators.multilabel_margin_loss_forward.table
_multilabel_margin_loss_backward_kernels = operators.multilabel_margin_loss_backward.table
_margin_ranking_loss_kernels = operators.margin_ranking_loss.table
_cosine_embedding_loss_kernels = operators.cosine_embedding_loss.table
_triplet_margin_loss_kernels = operators.triplet_margin_loss.table
__ctc_loss_kernels = operators._ctc_loss.table
__ctc_loss_backward_kernels = operators._ctc_loss_backward.table
_ctc_loss_IntList_kernels = operators.ctc_loss_IntList.table
_ctc_loss_Tensor_kernels = operators.ctc_loss_Tensor.table
_sum_kernels = operators.sum.table
_sum_dim_IntList_kernels = operators.sum_dim_IntList.table
_nansum_kernels = operators.nansum.table
_mean_kernels = operators.mean.table
_mean_dim_kernels = operators.mean_dim.table
_nanmean_kernels = operators.nanmean.table
_prod_kernels = operators.prod.table
_prod_dim_int_kernels = operators.prod_dim_int.table
_count_nonzero_kernels = operators.count_nonzero.table
_count_nonzero_dim_IntList_kernels = operators.count_nonzero_dim_IntList.table
_amax_kernels = operators.amax.table
_amin_kernels = operators.amin.table
_aminmax_kernels = operators.aminmax.table
_argmax_kernels = operators.argmax.table
_argmin_kernels = operators.argmin.table
_all_kernels = operators.all.table
_all_dim_kernels = operators.all_dim.table
_all_dims_kernels = operators.all_dims.table
_any_kernels = operators.any.table
_any_dim_kernels = operators.any_dim.table
_any_dims_kernels = operators.any_dims.table
_var_kernels = operators.var.table
_var_dim_kernels = operators.var_dim.table
_var_correction_kernels = operators.var_correction.table
_std_kernels = operators.std.table
_std_dim_kernels = operators.std_dim.table
_std_correction_kernels = operators.std_correction.table
_var_mean_kernels = operators.var_mean.table
_var_mean_dim_kernels = operators.var_mean_dim.table
_var_mean_correction_kernels = operators.var_mean_correction.table
_std_mean_kernels = operators.std_mean.table
_std_mean_dim_kernels = operators.std_mean_dim.table
_std_mean_correction_kernels = operators.std_mean_correction.table
_logsumexp_kernels = operators.logsumexp.table
_median_kernels = operators.median.table
_median_dim_kernels = operators.median_dim.table
_nanmedian_kernels = operators.nanmedian.table
_nanmedian_dim_kernels = operators.nanmedian_dim.table
_mode_kernels = operators.mode.table
_quantile_scalar_kernels = operators.quantile_scalar.table
_quantile_kernels = operators.quantile.table
_nanquantile_scalar_kernels = operators.nanquantile_scalar.table
_nanquantile_kernels = operators.nanquantile.table
_cumsum_kernels = operators.cumsum.table
_cumsum__kernels = operators.cumsum_.table
_cumprod_kernels = operators.cumprod.table
_cumprod__kernels = operators.cumprod_.table
_cummax_kernels = operators.cummax.table
_cummin_kernels = operators.cummin.table
_logcumsumexp_kernels = operators.logcumsumexp.table
_diff_kernels = operators.diff.table
_trapezoid_dx_kernels = operators.trapezoid_dx.table
_trapezoid_x_kernels = operators.trapezoid_x.table
_trapz_dx_kernels = operators.trapz_dx.table
_trapz_x_kernels = operators.trapz_x.table
_cumulative_trapezoid_dx_kernels = operators.cumulative_trapezoid_dx.table
_cumulative_trapezoid_x_kernels = operators.cumulative_trapezoid_x.table
_gradient_scalarint_kernels = operators.gradient_scalarint.table
_gradient_scalararray_kernels = operators.gradient_scalararray.table
_gradient_array_kernels = operators.gradient_array.table
_gradient_scalarrayint_kernels = operators.gradient_scalarrayint.table
_gradient_scalarrayarray_kernels = operators.gradient_scalarrayarray.table
_gradient_tensorarrayint_kernels = operators.gradient_tensorarrayint.table
_gradient_tensorarray_kernels = operators.gradient_tensorarray.table
_bincount_kernels = operators.bincount.table
_histc_kernels = operators.histc.table
_histogram_bin_ct_kernels = operators.histogram_bin_ct.table
_histogram_bins_tensor_kernels = operators.histogram_bins_tensor.table
_hash_tensor_kernels = operators.hash_tensor.table
_cov_kernels = operators.cov.table
_corrcoef_kernels = operators.corrcoef.table
_alias_kernels = operators.alias.table
_detach_kernels = operators.detach.table
__unsafe_view_kernels = operators._unsafe_view.table
_reshape_kernels = operators.reshape.table
_flatten_using_ints_kernels = operators.flatten_using_ints.table
_unflatten_int_kernels = operators.unflatten_int.table
_ravel_kernels = operators.ravel.table
_permute_kernels = operators.permute.table
_transpose_int_kernels = operators.transpose_int.table
_t_kernels = operators.t.table
_swapaxes_kernels = operators.swapaxes.table
_swapdims_kernels = operators.swapdims.table
_movedim_intlist_kernels = operators.movedim_intlist.table
_movedim_int_kernels = operators.movedim_int.table
_moveaxis_intlist_kernels = operators.moveaxis_intlist.table
_moveaxis_int_kernels = operators.moveaxis_int.table
_adjoint_kernels = operators.adjoint.table
_broadcast_to_kernels = operators.broadcast_to.table
_squeeze_kernels = operators.squeeze.table
_squeeze_dim_kernels = operators.squeeze_dim.table
_squeeze_dims_kernels = operators.squeeze_dims.table
_unsqueeze_kernels = operators.unsqueeze.table
_select_int_kernels = operators.select_int.table
_slice_Tensor_kernels = operators.slice_Tensor.table
_narrow_kernels = operators.narrow.table
_narrow_Tensor_kernels = operators.narrow_Tensor.table
_diagonal_kernels = operators.diagonal.table
_as_strided_kernels = operators.as_strided.table
_split_Tensor_kernels = operators.split_Tensor.table
_split_sizes_kernels = operators.split_sizes.table
_split_with_sizes_kernels = operators.split_with_sizes.table
_chunk_kernels = operators.chunk.table
_tensor_split_sections_kernels = operators.tensor_split_sections.table
_tensor_split_indices_kernels = operators.tensor_split_indices.table
_tensor_split_tensor_indices_or_sections_kernels = (
    operators.tensor_split_tensor_indices_or_sections.table
)
_hsplit_int_kernels = operators.hsplit_int.table
_hsplit_array_kernels = operators.hsplit_array.table
_vsplit_int_kernels = operators.vsplit_int.table
_vsplit_array_kernels = operators.vsplit_array.table
_dsplit_int_kernels = operators.dsplit_int.table
_dsplit_array_kernels = operators.dsplit_array.table
_unbind_int_kernels = operators.unbind_int.table
_unsafe_chunk_kernels = operators.unsafe_chunk.table
_unsafe_split_Tensor_kernels = operators.unsafe_split_Tensor.table
_unsafe_split_with_sizes_kernels = operators.unsafe_split_with_sizes.table
_real_kernels = operators.real.table
_imag_kernels = operators.imag.table
_view_as_real_kernels = operators.view_as_real.table
_conj_kernels = operators.conj.table
_view_as_complex_kernels = operators.view_as_complex.table
_select_backward_kernels = operators.select_backward.table
_slice_backward_kernels = operators.slice_backward.table
_diagonal_backward_kernels = operators.diagonal_backward.table
_unfold_backward_kernels = operators.unfold_backward.table
_alias_copy_kernels = operators.alias_copy.table
_as_strided_copy_kernels = operators.as_strided_copy.table
_detach_copy_kernels = operators.detach_copy.table
_diagonal_copy_kernels = operators.diagonal_copy.table
_expand_copy_kernels = operators.expand_copy.table
_permute_copy_kernels = operators.permute_copy.table
_select_copy_int_kernels = operators.select_copy_int.table
_slice_copy_Tensor_kernels = operators.slice_copy_Tensor.table
_split_copy_Tensor_kernels = operators.split_copy_Tensor.table
_split_with_sizes_copy_kernels = operators.split_with_sizes_copy.table
_squeeze_copy_kernels = operators.squeeze_copy.table
_squeeze_copy_dim_kernels = operators.squeeze_copy_dim.table
_squeeze_copy_dims_kernels = operators.squeeze_copy_dims.table
_t_copy_kernels = operators.t_copy.table
_transpose_copy_int_kernels = operators.transpose_copy_int.table
_unbind_copy_int_kernels = operators.unbind_copy_int.table
_unfold_copy_kernels = operators.unfold_copy.table
_unsqueeze_copy_kernels = operators.unsqueeze_copy.table
_view_as_complex_copy_kernels = operators.view_as_complex_copy.table
_view_as_real_copy_kernels = operators.view_as_real_copy.table
_view_copy_kernels = operators.view_copy.table
_view_copy_dtype_kernels = operators.view_copy_dtype.table
_narrow_copy_kernels = operators.narrow_copy.table
_select_scatter_kernels = operators.select_scatter.table
_slice_scatter_kernels = operators.slice_scatter.table
_diagonal_scatter_kernels = operators.diagonal_scatter.table
_as_strided_scatter_kernels = operators.as_strided_scatter.table
_cat_kernels = operators.cat.table
_concat_kernels = operators.concat.table
_concatenate_kernels = operators.concatenate.table
_stack_kernels = operators.stack.table
_clone_kernels = operators.clone.table
_copy_kernels = operators.copy.table
_copy__kernels = operators.copy_.table
_fill_Scalar_kernels = operators.fill_Scalar.table
_fill_Tensor_kernels = operators.fill_Tensor.table
_fill__Scalar_kernels = operators.fill__Scalar.table
_fill__Tensor_kernels = operators.fill__Tensor.table
_zero_kernels = operators.zero.table
_zero__kernels = operators.zero_.table
_hstack_kernels = operators.hstack.table
_vstack_kernels = operators.vstack.table
_row_stack_kernels = operators.row_stack.table
_dstack_kernels = operators.dstack.table
_column_stack_kernels = operators.column_stack.table
__chunk_cat_kernels = operators._chunk_cat.table
_flip_kernels = operators.flip.table
_fliplr_kernels = operators.fliplr.table
_flipud_kernels = operators.flipud.table
_roll_kernels = operators.roll.table
_rot90_kernels = operators.rot90.table
_tile_kernels = operators.tile.table
_repeat_interleave_self_Tensor_kernels = operators.repeat_interleave_self_Tensor.table
_repeat_interleave_self_int_kernels = operators.repeat_interleave_self_int.table
_tril_kernels = operators.tril.table
_tril__kernels = operators.tril_.table
_triu_kernels = operators.triu.table
_triu__kernels = operators.triu_.table
_diag_kernels = operators.diag.table
_diag_embed_kernels = operators.diag_embed.table
_diagflat_kernels = operators.diagflat.table
_combinations_kernels = operators.combinations.table
_resolve_conj_kernels = operators.resolve_conj.table
_resolve_neg_kernels = operators.resolve_neg.table
_index_Tensor_kernels = operators.index_Tensor.table
_gather_kernels = operators.gather.table
_index_select_kernels = operators.index_select.table
_index_put_kernels = operators.index_put.table
_index_put__kernels = operators.index_put_.table
_scatter_add_kernels = operators.scatter_add.table
_scatter_add__kernels = operators.scatter_add_.table
_take_kernels = operators.take.table
_take_along_dim_kernels = operators.take_along_dim.table
_masked_select_kernels = operators.masked_select.table
_nonzero_kernels = operators.nonzero.table
_nonzero_static_kernels = operators.nonzero_static.table
_nonzero_numpy_kernels = operators.nonzero_numpy.table
_argwhere_kernels = operators.argwhere.table
_scatter_src_kernels = operators.scatter_src.table
_scatter_value_kernels = operators.scatter_value.table
_scatter__src_kernels = operators.scatter__src.table
_scatter__value_kernels = operators.scatter__value.table
_scatter_reduce_two_kernels = operators.scatter_reduce_two.table
_scatter_reduce__two_kernels = operators.scatter_reduce__two.table
_index_add_kernels = operators.index_add.table
_index_add__kernels = operators.index_add_.table
_index_copy_kernels = operators.index_copy.table
_index_copy__kernels = operators.index_copy_.table
_index_fill_int_Scalar_kernels = operators.index_fill_int_Scalar.table
_index_fill_int_Tensor_kernels = operators.index_fill_int_Tensor.table
_index_fill__int_Scalar_kernels = operators.index_fill__int_Scalar.table
_index_fill__int_Tensor_kernels = operators.index_fill__int_Tensor.table
_index_reduce_kernels = operators.index_reduce.table
_index_reduce__kernels = operators.index_reduce_.table
_masked_fill_Scalar_kernels = operators.masked_fill_Scalar.table
_masked_fill_Tensor_kernels = operators.masked_fill_Tensor.table
_masked_fill__Scalar_kernels = operators.masked_fill__Scalar.table
_masked_fill__Tensor_kernels = operators.masked_fill__Tensor.table
_masked_scatter_kernels = operators.masked_scatter.table
_masked_scatter__kernels = operators.masked_scatter_.table
_masked_scatter_backward_kernels = operators.masked_scatter_backward.table
_put_kernels = operators.put.table
_put__kernels = operators.put_.table
_sort_kernels = operators.sort.table
_argsort_kernels = operators.argsort.table
_msort_kernels = operators.msort.table
_topk_kernels = operators.topk.table
_kthvalue_kernels = operators.kthvalue.table
_searchsorted_Scalar_kernels = operators.searchsorted_Scalar.table
_searchsorted_Tensor_kernels = operators.searchsorted_Tensor.table
_bucketize_Scalar_kernels = operators.bucketize_Scalar.table
_bucketize_Tensor_kernels = operators.bucketize_Tensor.table
__unique_kernels = operators._unique.table
__unique2_kernels = operators._unique2.table
_unique_dim_kernels = operators.unique_dim.table
_unique_consecutive_kernels = operators.unique_consecutive.table
_unique_dim_consecutive_kernels = operators.unique_dim_consecutive.table
_mm_kernels = operators.mm.table
_bmm_kernels = operators.bmm.table
_mv_kernels = operators.mv.table
_dot_kernels = operators.dot.table
_vdot_kernels = operators.vdot.table
_outer_kernels = operators.outer.table
_ger_kernels = operators.ger.table
_matmul_kernels = operators.matmul.table
_addmm_kernels = operators.addmm.table
_addmm__kernels = operators.addmm_.table
_addmv_kernels = operators.addmv.table
_addmv__kernels = operators.addmv_.table
_addr_kernels = operators.addr.table
_addr__kernels = operators.addr_.table
_addbmm_kernels = operators.addbmm.table
_addbmm__kernels = operators.addbmm_.table
_baddbmm_kernels = operators.baddbmm.table
_baddbmm__kernels = operators.baddbmm_.table
_trace_kernels = operators.trace.table
_inner_kernels = operators.inner.table
_kron_kernels = operators.kron.table
_tensordot_kernels = operators.tensordot.table
_einsum_kernels = operators.einsum.table
_bilinear_kernels = operators.bilinear.table
_chain_matmul_kernels = operators.chain_matmul.table
_cross_kernels = operators.cross.table
_cosine_similarity_kernels = operators.cosine_similarity.table
_pairwise_distance_kernels = operators.pairwise_distance.table
_cdist_kernels = operators.cdist.table
__cdist_forward_kernels = operators._cdist_forward.table
__cdist_backward_kernels = operators._cdist_backward.table
_pdist_kernels = operators.pdist.table
__pdist_forward_kernels = operators._pdist_forward.table
__pdist_backward_kernels = operators._pdist_backward.table
_matrix_power_kernels = operators.matrix_power.table
_inverse_kernels = operators.inverse.table
_triangular_solve_kernels = operators.triangular_solve.table
_cholesky_kernels = operators.cholesky.table
_cholesky_solve_kernels = operators.cholesky_solve.table
_cholesky_inverse_kernels = operators.cholesky_inverse.table
_qr_kernels = operators.qr.table
_geqrf_kernels = operators.geqrf.table
_orgqr_kernels = operators.orgqr.table
_ormqr_kernels = operators.ormqr.table
__lu_with_info_kernels = operators._lu_with_info.table
_lu_unpack_kernels = operators.lu_unpack.table
_lu_solve_kernels = operators.lu_solve.table
_det_kernels = operators.det.table
_slogdet_kernels = operators.slogdet.table
_logdet_kernels = operators.logdet.table
__linalg_eigvals_kernels = operators._linalg_eigvals.table
__linalg_eigh_kernels = operators._linalg_eigh.table
__linalg_svd_kernels = operators._linalg_svd.table
_svd_kernels = operators.svd.table
_pinverse_kernels = operators.pinverse.table
_vander_kernels = operators.vander.table
_matrix_exp_kernels = operators.matrix_exp.table
_norm_Scalar_kernels = operators.norm_Scalar.table
_norm_ScalarOpt_dtype_kernels = operators.norm_ScalarOpt_dtype.table
_norm_ScalarOpt_dim_kernels = operators.norm_ScalarOpt_dim.table
_norm_ScalarOpt_dim_dtype_kernels = operators.norm_ScalarOpt_dim_dtype.table
_frobenius_norm_dim_kernels = operators.frobenius_norm_dim.table
_nuclear_norm_kernels = operators.nuclear_norm.table
_nuclear_norm_dim_kernels = operators.nuclear_norm_dim.table
_norm_except_dim_kernels = operators.norm_except_dim.table
_dist_kernels = operators.dist.table
_renorm_kernels = operators.renorm.table
_renorm__kernels = operators.renorm_.table
__fft_c2c_kernels = operators._fft_c2c.table
__fft_r2c_kernels = operators._fft_r2c.table
__fft_c2r_kernels = operators._fft_c2r.table
_stft_center_kernels = operators.stft_center.table
_istft_kernels = operators.istft.table
_normal_Tensor_float_kernels = operators.normal_Tensor_float.table
_normal_float_Tensor_kernels = operators.normal_float_Tensor.table
_normal_Tensor_Tensor_kernels = operators.normal_Tensor_Tensor.table
_bernoulli_kernels = operators.bernoulli.table
_bernoulli_p_kernels = operators.bernoulli_p.table
_multinomial_kernels = operators.multinomial.table
_poisson_kernels = operators.poisson.table
_binomial_kernels = operators.binomial.table
__standard_gamma_kernels = operators._standard_gamma.table
__sample_dirichlet_kernels = operators._sample_dirichlet.table
_convolution_kernels = operators.convolution.table
_convolution_backward_kernels = operators.convolution_backward.table
_conv1d_kernels = operators.conv1d.table
_conv1d_padding_kernels = operators.conv1d_padding.table
_conv2d_kernels = operators.conv2d.table
_conv2d_padding_kernels = operators.conv2d_padding.table
_conv3d_kernels = operators.conv3d.table
_conv3d_padding_kernels = operators.conv3d_padding.table
_conv_transpose1d_kernels = operators.conv_transpose1d.table
_conv_transpose2d_input_kernels = operators.conv_transpose2d_input.table
_conv_transpose3d_input_kernels = operators.conv_transpose3d_input.table
_conv_tbc_kernels = operators.conv_tbc.table
_max_pool1d_with_indices_kernels = operators.max_pool1d_with_indices.table
_max_pool1d_kernels = operators.max_pool1d.table
_max_pool2d_kernels = operators.max_pool2d.table
_max_pool3d_kernels = operators.max_pool3d.table
_avg_pool1d_kernels = operators.avg_pool1d.table
_adaptive_avg_pool1d_kernels = operators.adaptive_avg_pool1d.table
__adaptive_avg_pool2d_kernels = operators._adaptive_avg_pool2d.table
__adaptive_avg_pool3d_kernels = operators._adaptive_avg_pool3d.table
_adaptive_max_pool1d_kernels = operators.adaptive_max_pool1d.table
_native_layer_norm_kernels = operators.native_layer_norm.table
_native_layer_norm_backward_kernels = operators.native_layer_norm_backward.table
_layer_norm_kernels = operators.layer_norm.table
_rms_norm_kernels = operators.rms_norm.table
_native_batch_norm_kernels = operators.native_batch_norm.table
_native_batch_norm_backward_kernels = operators.native_batch_norm_backward.table
_batch_norm_kernels = operators.batch_norm.table
_instance_norm_kernels = operators.instance_norm.table
_native_group_norm_kernels = operators.native_group_norm.table
_native_group_norm_backward_kernels = operators.native_group_norm_backward.table
_group_norm_kernels = operators.group_norm.table
_embedding_kernels = operators.embedding.table
_embedding_dense_backward_kernels = operators.embedding_dense_backward.table
_embedding_renorm_kernels = operators.embedding_renorm.table
_embedding_renorm__kernels = operators.embedding_renorm_.table
__embedding_bag_kernels = operators._embedding_bag.table
__embedding_bag_dense_backward_kernels = operators._embedding_bag_dense_backward.table
__embedding_bag_per_sample_weights_backward_kernels = (
    operators._embedding_bag_per_sample_weights_backward.table
)
_embedding_bag_kernels = operators.embedding_bag.table
_embedding_bag_padding_idx_kernels = operators.embedding_bag_padding_idx.table
_constant_pad_nd_kernels = operators.constant_pad_nd.table
_grid_sampler_kernels = operators.grid_sampler.table
_affine_grid_generator_kernels = operators.affine_grid_generator.table
_pixel_shuffle_kernels = operators.pixel_shuffle.table
_pixel_unshuffle_kernels = operators.pixel_unshuffle.table
_channel_shuffle_kernels = operators.channel_shuffle.table
_native_channel_shuffle_kernels = operators.native_channel_shuffle.table
_add_packet = operators.add_Tensor.packet
_add__packet = operators.add__Tensor.packet
_sub_packet = operators.sub_Tensor.packet
_sub__packet = operators.sub__Tensor.packet
_subtract_packet = operators.subtract_Tensor.packet
_subtract__packet = operators.subtract__Tensor.packet
_rsub_packet = operators.rsub_Tensor.packet
_mul_packet = operators.mul_Tensor.packet
_mul__packet = operators.mul__Tensor.packet
_multiply_packet = operators.multiply_Tensor.packet
_multiply__packet = operators.multiply__Tensor.packet
_div_packet = operators.div_Tensor.packet
_div__packet = operators.div__Tensor.packet
_divide_packet = operators.divide_Tensor.packet
_divide__packet = operators.divide__Tensor.packet
_true_divide_packet = operators.true_divide_Tensor.packet
_true_divide__packet = operators.true_divide__Tensor.packet
_floor_divide_packet = operators.floor_divide.packet
_floor_divide__packet = operators.floor_divide__Tensor.packet
_remainder_packet = operators.remainder_Tensor.packet
_remainder__packet = operators.remainder__Tensor.packet
_fmod_packet = operators.fmod_Tensor.packet
_fmod__packet = operators.fmod__Tensor.packet
_neg_packet = operators.neg.packet
_neg__packet = operators.neg_.packet
_negative_packet = operators.negative.packet
_negative__packet = operators.negative_.packet
_positive_packet = operators.positive.packet
_reciprocal_packet = operators.reciprocal.packet
_reciprocal__packet = operators.reciprocal_.packet
_square_packet = operators.square.packet
_square__packet = operators.square_.packet
_addcmul_packet = operators.addcmul.packet
_addcmul__packet = operators.addcmul_.packet
_addcdiv_packet = operators.addcdiv.packet
_addcdiv__packet = operators.addcdiv_.packet
_lerp_packet = operators.lerp_Tensor.packet
_lerp__packet = operators.lerp__Tensor.packet
_pow_packet = operators.pow_Tensor_Tensor.packet
_pow__packet = operators.pow__Tensor.packet
_float_power_packet = operators.float_power_Tensor_Tensor.packet
_exp_packet = operators.exp.packet
_exp__packet = operators.exp_.packet
_exp2_packet = operators.exp2.packet
_exp2__packet = operators.exp2_.packet
_expm1_packet = operators.expm1.packet
_expm1__packet = operators.expm1_.packet
_log_packet = operators.log.packet
_log__packet = operators.log_.packet
_log2_packet = operators.log2.packet
_log2__packet = operators.log2_.packet
_log10_packet = operators.log10.packet
_log10__packet = operators.log10_.packet
_log1p_packet = operators.log1p.packet
_log1p__packet = operators.log1p_.packet
_sqrt_packet = operators.sqrt.packet
_sqrt__packet = operators.sqrt_.packet
_rsqrt_packet = operators.rsqrt.packet
_rsqrt__packet = operators.rsqrt_.packet
_logaddexp_packet = operators.logaddexp.packet
_logaddexp2_packet = operators.logaddexp2.packet
_xlogy_packet = operators.xlogy_Tensor.packet
_xlogy__packet = operators.xlogy__Tensor.packet
_ldexp_packet = operators.ldexp_Tensor.packet
_ldexp__packet = operators.ldexp_.packet
_frexp_packet = operators.frexp_Tensor.packet
_sin_packet = operators.sin.packet
_sin__packet = operators.sin_.packet
_cos_packet = operators.cos.packet
_cos__packet = operators.cos_.packet
_tan_packet = operators.tan.packet
_tan__packet = operators.tan_.packet
_asin_packet = operators.asin.packet
_asin__packet = operators.asin_.packet
_acos_packet = operators.acos.packet
_acos__packet = operators.acos_.packet
_atan_packet = operators.atan.packet
_atan__packet = operators.atan_.packet
_sinh_packet = operators.sinh.packet
_sinh__packet = operators.sinh_.packet
_cosh_packet = operators.cosh.packet
_cosh__packet = operators.cosh_.packet
_tanh_packet = operators.tanh.packet
_tanh__packet = operators.tanh_.packet
_asinh_packet = operators.asinh.packet
_asinh__packet = operators.asinh_.packet
_acosh_packet = operators.acosh.packet
_acosh__packet = operators.acosh_.packet
_atanh_packet = operators.atanh.packet
_atanh__packet = operators.atanh_.packet
_atan2_packet = operators.atan2.packet
_atan2__packet = operators.atan2_.packet
_arctan2_packet = operators.arctan2.packet
_arctan2__packet = operators.arctan2_.packet
_arcsin_packet = operators.arcsin.packet
_arcsin__packet = operators.arcsin_.packet
_arccos_packet = operators.arccos.packet
_arccos__packet = operators.arccos_.packet
_arctan_packet = operators.arctan.packet
_arctan__packet = operators.arctan_.packet
_arcsinh_packet = operators.arcsinh.packet
_arcsinh__packet = operators.arcsinh_.packet
_arccosh_packet = operators.arccosh.packet
_arccosh__packet = operators.arccosh_.packet
_arctanh_packet = operators.arctanh.packet
_arctanh__packet = operators.arctanh_.packet
_tanh_backward_packet = operators.tanh_backward.packet
_sinc_packet = operators.sinc.packet
_sinc__packet = operators.sinc_.packet
_hypot_packet = operators.hypot.packet
_hypot__packet = operators.hypot_.packet
_deg2rad_packet = operators.deg2rad.packet
_deg2rad__packet = operators.deg2rad_.packet
_rad2deg_packet = operators.rad2deg.packet
_rad2deg__packet = operators.rad2deg_.packet
_sigmoid_packet = operators.sigmoid.packet
_sigmoid__packet = operators.sigmoid_.packet
_sigmoid_backward_packet = operators.sigmoid_backward.packet
_logit_packet = operators.logit.packet
_logit__packet = operators.logit_.packet
_abs_packet = operators.abs.packet
_abs__packet = operators.abs_.packet
_absolute_packet = operators.absolute.packet
_absolute__packet = operators.absolute_.packet
_sign_packet = operators.sign.packet
_sign__packet = operators.sign_.packet
_sgn_packet = operators.sgn.packet
_sgn__packet = operators.sgn_.packet
_signbit_packet = operators.signbit.packet
_copysign_packet = operators.copysign_Tensor.packet
_copysign__packet = operators.copysign__Tensor.packet
_floor_packet = operators.floor.packet
_floor__packet = operators.floor_.packet
_ceil_packet = operators.ceil.packet
_ceil__packet = operators.ceil_.packet
_trunc_packet = operators.trunc.packet
_trunc__packet = operators.trunc_.packet
_fix_packet = operators.fix.packet
_fix__packet = operators.fix_.packet
_frac_packet = operators.frac.packet
_frac__packet = operators.frac_.packet
_round_packet = operators.round.packet
_round__packet = operators.round_.packet
_heaviside_packet = operators.heaviside.packet
_heaviside__packet = operators.heaviside_.packet
_nextafter_packet = operators.nextafter.packet
_nextafter__packet = operators.nextafter_.packet
_gcd_packet = operators.gcd.packet
_gcd__packet = operators.gcd_.packet
_lcm_packet = operators.lcm.packet
_lcm__packet = operators.lcm_.packet
_nan_to_num_packet = operators.nan_to_num.packet
_nan_to_num__packet = operators.nan_to_num_.packet
_maximum_packet = operators.maximum.packet
_minimum_packet = operators.minimum.packet
_fmax_packet = operators.fmax.packet
_fmin_packet = operators.fmin.packet
_max_packet = operators.max_other.packet
_min_packet = operators.min_other.packet
_clamp_packet = operators.clamp_Tensor.packet
_clamp__packet = operators.clamp__Tensor.packet
_clip_packet = operators.clip_Tensor.packet
_clip__packet = operators.clip__Tensor.packet
_clamp_min_packet = operators.clamp_min_Tensor.packet
_clamp_min__packet = operators.clamp_min__Tensor.packet
_clamp_max_packet = operators.clamp_max_Tensor.packet
_clamp_max__packet = operators.clamp_max__Tensor.packet
_where_packet = operators.where_self.packet
_angle_packet = operators.angle.packet
_conj_physical_packet = operators.conj_physical.packet
_conj_physical__packet = operators.conj_physical_.packet
_complex_packet = operators.complex.packet
_polar_packet = operators.polar.packet
_bitwise_and_packet = operators.bitwise_and_Tensor.packet
_bitwise_and__packet = operators.bitwise_and__Tensor.packet
_bitwise_or_packet = operators.bitwise_or_Tensor.packet
_bitwise_or__packet = operators.bitwise_or__Tensor.packet
_bitwise_xor_packet = operators.bitwise_xor_Tensor.packet
_bitwise_xor__packet = operators.bitwise_xor__Tensor.packet
_bitwise_not_packet = operators.bitwise_not.packet
_bitwise_not__packet = operators.bitwise_not_.packet
_bitwise_left_shift_packet = operators.bitwise_left_shift_Tensor.packet
_bitwise_left_shift__packet = operators.bitwise_left_shift__Tensor.packet
_bitwise_right_shift_packet = operators.bitwise_right_shift_Tensor.packet
_bitwise_right_shift__packet = operators.bitwise_right_shift__Tensor.packet
_eq_packet = operators.eq_Tensor.packet
_eq__packet = operators.eq__Tensor.packet
_ne_packet = operators.ne_Tensor.packet
_ne__packet = operators.ne__Tensor.packet
_not_equal_packet = operators.not_equal_Tensor.packet
_not_equal__packet = operators.not_equal__Tensor.packet
_lt_packet = operators.lt_Tensor.packet
_lt__packet = operators.lt__Tensor.packet
_less_packet = operators.less_Tensor.packet
_less__packet = operators.less__Tensor.packet
_le_packet = operators.le_Tensor.packet
_le__packet = operators.le__Tensor.packet
_less_equal_packet = operators.less_equal_Tensor.packet
_less_equal__packet = operators.less_equal__Tensor.packet
_gt_packet = operators.gt_Tensor.packet
_gt__packet = operators.gt__Tensor.packet
_greater_packet = operators.greater_Tensor.packet
_greater__packet = operators.greater__Tensor.packet
_ge_packet = operators.ge_Tensor.packet
_ge__packet = operators.ge__Tensor.packet
_greater_equal_packet = operators.greater_equal_Tensor.packet
_greater_equal__packet = operators.greater_equal__Tensor.packet
_logical_and_packet = operators.logical_and.packet
_logical_and__packet = operators.logical_and_.packet
_logical_or_packet = operators.logical_or.packet
_logical_or__packet = operators.logical_or_.packet
_logical_xor_packet = operators.logical_xor.packet
_logical_xor__packet = operators.logical_xor_.packet
_logical_not_packet = operators.logical_not.packet
_logical_not__packet = operators.logical_not_.packet
_isnan_packet = operators.isnan.packet
_isinf_packet = operators.isinf.packet
_isfinite_packet = operators.isfinite.packet
_isposinf_packet = operators.isposinf.packet
_isneginf_packet = operators.isneginf.packet
_isreal_packet = operators.isreal.packet
_isclose_packet = operators.isclose.packet
_allclose_packet = operators.allclose.packet
_equal_packet = operators.equal.packet
__local_scalar_dense_packet = operators._local_scalar_dense.packet
_erf_packet = operators.erf.packet
_erf__packet = operators.erf_.packet
_erfc_packet = operators.erfc.packet
_erfc__packet = operators.erfc_.packet
_erfinv_packet = operators.erfinv.packet
_erfinv__packet = operators.erfinv_.packet
_lgamma_packet = operators.lgamma.packet
_lgamma__packet = operators.lgamma_.packet
_digamma_packet = operators.digamma.packet
_digamma__packet = operators.digamma_.packet
_polygamma_packet = operators.polygamma.packet
_mvlgamma_packet = operators.mvlgamma.packet
_mvlgamma__packet = operators.mvlgamma_.packet
_igamma_packet = operators.igamma.packet
_igamma__packet = operators.igamma_.packet
_igammac_packet = operators.igammac.packet
_igammac__packet = operators.igammac_.packet
_i0_packet = operators.i0.packet
_i0__packet = operators.i0_.packet
_relu_packet = operators.relu.packet
_relu__packet = operators.relu_.packet
_threshold_packet = operators.threshold.packet
_threshold__packet = operators.threshold_.packet
_threshold_backward_packet = operators.threshold_backward.packet
_leaky_relu_backward_packet = operators.leaky_relu_backward.packet
_prelu_packet = operators.prelu.packet
_rrelu_packet = operators.rrelu.packet
_rrelu__packet = operators.rrelu_.packet
_elu_backward_packet = operators.elu_backward.packet
_celu_packet = operators.celu.packet
_celu__packet = operators.celu_.packet
_selu_packet = operators.selu.packet
_selu__packet = operators.selu_.packet
_gelu_backward_packet = operators.gelu_backward.packet
_silu_backward_packet = operators.silu_backward.packet
_mish_backward_packet = operators.mish_backward.packet
_softplus_backward_packet = operators.softplus_backward.packet
_hardshrink_packet = operators.hardshrink.packet
_softmax_packet = operators.softmax_int.packet
_log_softmax_packet = operators.log_softmax_int.packet
__softmax_packet = operators._softmax.packet
__log_softmax_packet = operators._log_softmax.packet
__softmax_backward_data_packet = operators._softmax_backward_data.packet
__log_softmax_backward_data_packet = operators._log_softmax_backward_data.packet
_dropout_packet = operators.dropout.packet
_dropout__packet = operators.dropout_.packet
_feature_dropout_packet = operators.feature_dropout.packet
_feature_dropout__packet = operators.feature_dropout_.packet
_alpha_dropout_packet = operators.alpha_dropout.packet
_alpha_dropout__packet = operators.alpha_dropout_.packet
_feature_alpha_dropout_packet = operators.feature_alpha_dropout.packet
_feature_alpha_dropout__packet = operators.feature_alpha_dropout_.packet
_native_dropout_packet = operators.native_dropout.packet
_native_dropout_backward_packet = operators.native_dropout_backward.packet
_binary_cross_entropy_with_logits_packet = operators.binary_cross_entropy_with_logits.packet
_kl_div_packet = operators.kl_div.packet
_poisson_nll_loss_packet = operators.poisson_nll_loss.packet
_hinge_embedding_loss_packet = operators.hinge_embedding_loss.packet
_nll_loss_forward_packet = operators.nll_loss_forward.packet
__class_cross_entropy_packet = operators._class_cross_entropy.packet
_nll_loss2d_forward_packet = operators.nll_loss2d_forward.packet
_nll_loss_backward_packet = operators.nll_loss_backward.packet
_nll_loss2d_backward_packet = operators.nll_loss2d_backward.packet
_multilabel_margin_loss_forward_packet = operators.multilabel_margin_loss_forward.packet
_multilabel_margin_loss_backward_packet = operators.multilabel_margin_loss_backward.packet
_margin_ranking_loss_packet = operators.margin_ranking_loss.packet
_cosine_embedding_loss_packet = operators.cosine_embedding_loss.packet
_triplet_margin_loss_packet = operators.triplet_margin_loss.packet
__ctc_loss_packet = operators._ctc_loss.packet
__ctc_loss_backward_packet = operators._ctc_loss_backward.packet
_ctc_loss_packet = operators.ctc_loss_IntList.packet
_sum_packet = operators.sum.packet
_nansum_packet = operators.nansum.packet
_mean_packet = operators.mean.packet
_nanmean_packet = operators.nanmean.packet
_prod_packet = operators.prod.packet
_count_nonzero_packet = operators.count_nonzero.packet
_amax_packet = operators.amax.packet
_amin_packet = operators.amin.packet
_aminmax_packet = operators.aminmax.packet
_argmax_packet = operators.argmax.packet
_argmin_packet = operators.argmin.packet
_all_packet = operators.all.packet
_any_packet = operators.any.packet
_var_packet = operators.var.packet
_std_packet = operators.std.packet
_var_mean_packet = operators.var_mean.packet
_std_mean_packet = operators.std_mean.packet
_logsumexp_packet = operators.logsumexp.packet
_median_packet = operators.median.packet
_nanmedian_packet = operators.nanmedian.packet
_mode_packet = operators.mode.packet
_quantile_packet = operators.quantile.packet
_nanquantile_packet = operators.nanquantile.packet
_cumsum_packet = operators.cumsum.packet
_cumsum__packet = operators.cumsum_.packet
_cumprod_packet = operators.cumprod.packet
_cumprod__packet = operators.cumprod_.packet
_cummax_packet = operators.cummax.packet
_cummin_packet = operators.cummin.packet
_logcumsumexp_packet = operators.logcumsumexp.packet
_diff_packet = operators.diff.packet
_trapezoid_packet = operators.trapezoid_x.packet
_trapz_packet = operators.trapz_x.packet
_cumulative_trapezoid_packet = operators.cumulative_trapezoid_x.packet
_gradient_packet = operators.gradient_scalarint.packet
_bincount_packet = operators.bincount.packet
_histc_packet = operators.histc.packet
_histogram_packet = operators.histogram_bins_tensor.packet
_hash_tensor_packet = operators.hash_tensor.packet
_cov_packet = operators.cov.packet
_corrcoef_packet = operators.corrcoef.packet
_alias_packet = operators.alias.packet
_detach_packet = operators.detach.packet
__unsafe_view_packet = operators._unsafe_view.packet
_reshape_packet = operators.reshape.packet
_flatten_packet = operators.flatten_using_ints.packet
_unflatten_packet = operators.unflatten_int.packet
_ravel_packet = operators.ravel.packet
_permute_packet = operators.permute.packet
_transpose_packet = operators.transpose_int.packet
_t_packet = operators.t.packet
_swapaxes_packet = operators.swapaxes.packet
_swapdims_packet = operators.swapdims.packet
_movedim_packet = operators.movedim_intlist.packet
_moveaxis_packet = operators.moveaxis_intlist.packet
_adjoint_packet = operators.adjoint.packet
_broadcast_to_packet = operators.broadcast_to.packet
_squeeze_packet = operators.squeeze.packet
_unsqueeze_packet = operators.unsqueeze.packet
_select_packet = operators.select_int.packet
_slice_packet = operators.slice_Tensor.packet
_narrow_packet = operators.narrow.packet
_diagonal_packet = operators.diagonal.packet
_as_strided_packet = operators.as_strided.packet
_split_packet = operators.split_Tensor.packet
_split_with_sizes_packet = operators.split_with_sizes.packet
_chunk_packet = operators.chunk.packet
_tensor_split_packet = operators.tensor_split_sections.packet
_hsplit_packet = operators.hsplit_int.packet
_vsplit_packet = operators.vsplit_int.packet
_dsplit_packet = operators.dsplit_int.packet
_unbind_packet = operators.unbind_int.packet
_unsafe_chunk_packet = operators.unsafe_chunk.packet
_unsafe_split_packet = operators.unsafe_split_Tensor.packet
_unsafe_split_with_sizes_packet = operators.unsafe_split_with_sizes.packet
_real_packet = operators.real.packet
_imag_packet = operators.imag.packet
_view_as_real_packet = operators.view_as_real.packet
_conj_packet = operators.conj.packet
_view_as_complex_packet = operators.view_as_complex.packet
_select_backward_packet = operators.select_backward.packet
_slice_backward_packet = operators.slice_backward.packet
_diagonal_backward_packet = operators.diagonal_backward.packet
_unfold_backward_packet = operators.unfold_backward.packet
_alias_copy_packet = operators.alias_copy.packet
_as_strided_copy_packet = operators.as_strided_copy.packet
_detach_copy_packet = operators.detach_copy.packet
_diagonal_copy_packet = operators.diagonal_copy.packet
_expand_copy_packet = operators.expand_copy.packet
_permute_copy_packet = operators.permute_copy.packet
_select_copy_packet = operators.select_copy_int.packet
_slice_copy_packet = operators.slice_copy_Tensor.packet
_split_copy_packet = operators.split_copy_Tensor.packet
_split_with_sizes_copy_packet = operators.split_with_sizes_copy.packet
_squeeze_copy_packet = operators.squeeze_copy.packet
_t_copy_packet = operators.t_copy.packet
_transpose_copy_packet = operators.transpose_copy_int.packet
_unbind_copy_packet = operators.unbind_copy_int.packet
_unfold_copy_packet = operators.unfold_copy.packet
_unsqueeze_copy_packet = operators.unsqueeze_copy.packet
_view_as_complex_copy_packet = operators.view_as_complex_copy.packet
_view_as_real_copy_packet = operators.view_as_real_copy.packet
_view_copy_packet = operators.view_copy.packet
_narrow_copy_packet = operators.narrow_copy.packet
_select_scatter_packet = operators.select_scatter.packet
_slice_scatter_packet = operators.slice_scatter.packet
_diagonal_scatter_packet = operators.diagonal_scatter.packet
_as_strided_scatter_packet = operators.as_strided_scatter.packet
_cat_packet = operators.cat.packet
_concat_packet = operators.concat.packet
_concatenate_packet = operators.concatenate.packet
_stack_packet = operators.stack.packet
_clone_packet = operators.clone.packet
__to_copy_packet = operators._to_copy.packet
_copy_packet = operators.copy.packet
_copy__packet = operators.copy_.packet
_fill_packet = operators.fill_Scalar.packet
_fill__packet = operators.fill__Scalar.packet
_zero_packet = operators.zero.packet
_zero__packet = operators.zero_.packet
_hstack_packet = operators.hstack.packet
_vstack_packet = operators.vstack.packet
_row_stack_packet = operators.row_stack.packet
_dstack_packet = operators.dstack.packet
_column_stack_packet = operators.column_stack.packet
__chunk_cat_packet = operators._chunk_cat.packet
_flip_packet = operators.flip.packet
_fliplr_packet = operators.fliplr.packet
_flipud_packet = operators.flipud.packet
_roll_packet = operators.roll.packet
_rot90_packet = operators.rot90.packet
_tile_packet = operators.tile.packet
_repeat_interleave_packet = operators.repeat_interleave_Tensor.packet
_tril_packet = operators.tril.packet
_tril__packet = operators.tril_.packet
_triu_packet = operators.triu.packet
_triu__packet = operators.triu_.packet
_tril_indices_packet = operators.tril_indices.packet
_triu_indices_packet = operators.triu_indices.packet
_diag_packet = operators.diag.packet
_diag_embed_packet = operators.diag_embed.packet
_diagflat_packet = operators.diagflat.packet
_combinations_packet = operators.combinations.packet
_resolve_conj_packet = operators.resolve_conj.packet
_resolve_neg_packet = operators.resolve_neg.packet
_index_packet = operators.index_Tensor.packet
_gather_packet = operators.gather.packet
_index_select_packet = operators.index_select.packet
_index_put_packet = operators.index_put.packet
_index_put__packet = operators.index_put_.packet
_scatter_add_packet = operators.scatter_add.packet
_scatter_add__packet = operators.scatter_add_.packet
_take_packet = operators.take.packet
_take_along_dim_packet = operators.take_along_dim.packet
_masked_select_packet = operators.masked_select.packet
_nonzero_packet = operators.nonzero.packet
_nonzero_static_packet = operators.nonzero_static.packet
_nonzero_numpy_packet = operators.nonzero_numpy.packet
_argwhere_packet = operators.argwhere.packet
_scatter_packet = operators.scatter_src.packet
_scatter__packet = operators.scatter__src.packet
_scatter_reduce_packet = operators.scatter_reduce_two.packet
_scatter_reduce__packet = operators.scatter_reduce__two.packet
_index_add_packet = operators.index_add.packet
_index_add__packet = operators.index_add_.packet
_index_copy_packet = operators.index_copy.packet
_index_copy__packet = operators.index_copy_.packet
_index_fill_packet = operators.index_fill_int_Scalar.packet
_index_fill__packet = operators.index_fill__int_Scalar.packet
_index_reduce_packet = operators.index_reduce.packet
_index_reduce__packet = operators.index_reduce_.packet
_masked_fill_packet = operators.masked_fill_Scalar.packet
_masked_fill__packet = operators.masked_fill__Scalar.packet
_masked_scatter_packet = operators.masked_scatter.packet
_masked_scatter__packet = operators.masked_scatter_.packet
_masked_scatter_backward_packet = operators.masked_scatter_backward.packet
_put_packet = operators.put.packet
_put__packet = operators.put_.packet
_sort_packet = operators.sort.packet
_argsort_packet = operators.argsort.packet
_msort_packet = operators.msort.packet
_topk_packet = operators.topk.packet
_kthvalue_packet = operators.kthvalue.packet
_searchsorted_packet = operators.searchsorted_Tensor.packet
_bucketize_packet = operators.bucketize_Tensor.packet
_isin_packet = operators.isin_Tensor_Tensor.packet
__unique_packet = operators._unique.packet
__unique2_packet = operators._unique2.packet
_unique_dim_packet = operators.unique_dim.packet
_unique_consecutive_packet = operators.unique_consecutive.packet
_unique_dim_consecutive_packet = operators.unique_dim_consecutive.packet
_mm_packet = operators.mm.packet
_bmm_packet = operators.bmm.packet
_mv_packet = operators.mv.packet
_dot_packet = operators.dot.packet
_vdot_packet = operators.vdot.packet
_outer_packet = operators.outer.packet
_ger_packet = operators.ger.packet
_matmul_packet = operators.matmul.packet
_addmm_packet = operators.addmm.packet
_addmm__packet = operators.addmm_.packet
_addmv_packet = operators.addmv.packet
_addmv__packet = operators.addmv_.packet
_addr_packet = operators.addr.packet
_addr__packet = operators.addr_.packet
_addbmm_packet = operators.addbmm.packet
_addbmm__packet = operators.addbmm_.packet
_baddbmm_packet = operators.baddbmm.packet
_baddbmm__packet = operators.baddbmm_.packet
_trace_packet = operators.trace.packet
_inner_packet = operators.inner.packet
_kron_packet = operators.kron.packet
_tensordot_packet = operators.tensordot.packet
_einsum_packet = operators.einsum.packet
_bilinear_packet = operators.bilinear.packet
_chain_matmul_packet = operators.chain_matmul.packet
_cross_packet = operators.cross.packet
_cosine_similarity_packet = operators.cosine_similarity.packet
_pairwise_distance_packet = operators.pairwise_distance.packet
_cdist_packet = operators.cdist.packet
__cdist_forward_packet = operators._cdist_forward.packet
__cdist_backward_packet = operators._cdist_backward.packet
_pdist_packet = operators.pdist.packet
__pdist_forward_packet = operators._pdist_forward.packet
__pdist_backward_packet = operators._pdist_backward.packet
_matrix_power_packet = operators.matrix_power.packet
_inverse_packet = operators.inverse.packet
_triangular_solve_packet = operators.triangular_solve.packet
_cholesky_packet = operators.cholesky.packet
_cholesky_solve_packet = operators.cholesky_solve.packet
_cholesky_inverse_packet = operators.cholesky_inverse.packet
_qr_packet = operators.qr.packet
_geqrf_packet = operators.geqrf.packet
_orgqr_packet = operators.orgqr.packet
_ormqr_packet = operators.ormqr.packet
__lu_with_info_packet = operators._lu_with_info.packet
_lu_unpack_packet = operators.lu_unpack.packet
_lu_solve_packet = operators.lu_solve.packet
_det_packet = operators.det.packet
_slogdet_packet = operators.slogdet.packet
_logdet_packet = operators.logdet.packet
__linalg_eigvals_packet = operators._linalg_eigvals.packet
__linalg_eigh_packet = operators._linalg_eigh.packet
__linalg_svd_packet = operators._linalg_svd.packet
_svd_packet = operators.svd.packet
_pinverse_packet = operators.pinverse.packet
_vander_packet = operators.vander.packet
_matrix_exp_packet = operators.matrix_exp.packet
_norm_packet = operators.norm_Scalar.packet
_frobenius_norm_packet = operators.frobenius_norm_dim.packet
_nuclear_norm_packet = operators.nuclear_norm.packet
_norm_except_dim_packet = operators.norm_except_dim.packet
_dist_packet = operators.dist.packet
_renorm_packet = operators.renorm.packet
_renorm__packet = operators.renorm_.packet
__fft_c2c_packet = operators._fft_c2c.packet
__fft_r2c_packet = operators._fft_r2c.packet
__fft_c2r_packet = operators._fft_c2r.packet
_stft_packet = operators.stft_center.packet
_istft_packet = operators.istft.packet
_empty_packet = operators.empty_memory_format.packet
_empty_strided_packet = operators.empty_strided.packet
_empty_permuted_packet = operators.empty_permuted.packet
_zeros_packet = operators.zeros.packet
_ones_packet = operators.ones.packet
_full_packet = operators.full.packet
_empty_like_packet = operators.empty_like.packet
_zeros_like_packet = operators.zeros_like.packet
_ones_like_packet = operators.ones_like.packet
_full_like_packet = operators.full_like.packet
_scalar_tensor_packet = operators.scalar_tensor.packet
_arange_packet = operators.arange.packet
_range_packet = operators.range.packet
_linspace_packet = operators.linspace.packet
_logspace_packet = operators.logspace.packet
_eye_packet = operators.eye.packet
_hann_window_packet = operators.hann_window.packet
_hamming_window_packet = operators.hamming_window.packet
_blackman_window_packet = operators.blackman_window.packet
_bartlett_window_packet = operators.bartlett_window.packet
_kaiser_window_packet = operators.kaiser_window.packet
_rand_packet = operators.rand.packet
_rand_like_packet = operators.rand_like.packet
_randn_packet = operators.randn.packet
_randn_like_packet = operators.randn_like.packet
_randint_packet = operators.randint.packet
_randint_like_packet = operators.randint_like.packet
_randperm_packet = operators.randperm.packet
_normal_packet = operators.normal_Tensor_float.packet
_bernoulli_packet = operators.bernoulli.packet
_multinomial_packet = operators.multinomial.packet
_poisson_packet = operators.poisson.packet
_binomial_packet = operators.binomial.packet
__standard_gamma_packet = operators._standard_gamma.packet
__sample_dirichlet_packet = operators._sample_dirichlet.packet
_convolution_packet = operators.convolution.packet
_convolution_backward_packet = operators.convolution_backward.packet
_conv1d_packet = operators.conv1d.packet
_conv2d_packet = operators.conv2d.packet
_conv3d_packet = operators.conv3d.packet
_conv_transpose1d_packet = operators.conv_transpose1d.packet
_conv_transpose2d_packet = operators.conv_transpose2d_input.packet
_conv_transpose3d_packet = operators.conv_transpose3d_input.packet
_conv_tbc_packet = operators.conv_tbc.packet
_max_pool1d_with_indices_packet = operators.max_pool1d_with_indices.packet
_max_pool1d_packet = operators.max_pool1d.packet
_max_pool2d_packet = operators.max_pool2d.packet
_max_pool3d_packet = operators.max_pool3d.packet
_avg_pool1d_packet = operators.avg_pool1d.packet
_adaptive_avg_pool1d_packet = operators.adaptive_avg_pool1d.packet
__adaptive_avg_pool2d_packet = operators._adaptive_avg_pool2d.packet
__adaptive_avg_pool3d_packet = operators._adaptive_avg_pool3d.packet
_adaptive_max_pool1d_packet = operators.adaptive_max_pool1d.packet
_native_layer_norm_packet = operators.native_layer_norm.packet
_native_layer_norm_backward_packet = operators.native_layer_norm_backward.packet
_layer_norm_packet = operators.layer_norm.packet
_rms_norm_packet = operators.rms_norm.packet
_native_batch_norm_packet = operators.native_batch_norm.packet
_native_batch_norm_backward_packet = operators.native_batch_norm_backward.packet
_batch_norm_packet = operators.batch_norm.packet
_instance_norm_packet = operators.instance_norm.packet
_native_group_norm_packet = operators.native_group_norm.packet
_native_group_norm_backward_packet = operators.native_group_norm_backward.packet
_group_norm_packet = operators.group_norm.packet
_embedding_packet = operators.embedding.packet
_embedding_dense_backward_packet = operators.embedding_dense_backward.packet
_embedding_renorm_packet = operators.embedding_renorm.packet
_embedding_renorm__packet = operators.embedding_renorm_.packet
__embedding_bag_packet = operators._embedding_bag.packet
__embedding_bag_dense_backward_packet = operators._embedding_bag_dense_backward.packet
__embedding_bag_per_sample_weights_backward_packet = (
    operators._embedding_bag_per_sample_weights_backward.packet
)
_embedding_bag_packet = operators.embedding_bag.packet
_constant_pad_nd_packet = operators.constant_pad_nd.packet
_grid_sampler_packet = operators.grid_sampler.packet
_affine_grid_generator_packet = operators.affine_grid_generator.packet
_pixel_shuffle_packet = operators.pixel_shuffle.packet
_pixel_unshuffle_packet = operators.pixel_unshuffle.packet
_channel_shuffle_packet = operators.channel_shuffle.packet
_native_channel_shuffle_packet = operators.native_channel_shuffle.packet

__all__ = [
    "_adaptive_avg_pool2d",
    "_adaptive_avg_pool3d",
    "_cdist_backward",
    "_cdist_forward",
    "_chunk_cat",
    "_class_cross_entropy",
    "_ctc_loss",
    "_ctc_loss_backward",
    "_embedding_bag",
    "_embedding_bag_dense_backward",
    "_embedding_bag_per_sample_weights_backward",
    "_fft_c2c",
    "_fft_c2r",
    "_fft_r2c",
    "_linalg_eigh",
    "_linalg_eigvals",
    "_linalg_svd",
    "_local_scalar_dense",
    "_log_softmax",
    "_log_softmax_backward_data",
    "_lu_with_info",
    "_pdist_backward",
    "_pdist_forward",
    "_sample_dirichlet",
    "_softmax",
    "_softmax_backward_data",
    "_standard_gamma",
    "_to_copy",
    "_unique",
    "_unique2",
    "_unsafe_view",
    "abs",
    "abs_",
    "absolute",
    "absolute_",
    "acos",
    "acos_",
    "acosh",
    "acosh_",
    "adaptive_avg_pool1d",
    "adaptive_max_pool1d",
    "add",
    "add_",
    "addbmm",
    "addbmm_",
    "addcdiv",
    "addcdiv_",
    "addcmul",
    "addcmul_",
    "addmm",
    "addmm_",
    "addmv",
    "addmv_",
    "addr",
    "addr_",
    "adjoint",
    "affine_grid_generator",
    "alias",
    "alias_copy",
    "all",
    "allclose",
    "alpha_dropout",
    "alpha_dropout_",
    "amax",
    "amin",
    "aminmax",
    "angle",
    "any",
    "arange",
    "arccos",
    "arccos_",
    "arccosh",
    "arccosh_",
    "arcsin",
    "arcsin_",
    "arcsinh",
    "arcsinh_",
    "arctan",
    "arctan2",
    "arctan2_",
    "arctan_",
    "arctanh",
    "arctanh_",
    "argmax",
    "argmin",
    "argsort",
    "argwhere",
    "as_strided",
    "as_strided_copy",
    "as_strided_scatter",
    "asin",
    "asin_",
    "asinh",
    "asinh_",
    "atan",
    "atan2",
    "atan2_",
    "atan_",
    "atanh",
    "atanh_",
    "avg_pool1d",
    "baddbmm",
    "baddbmm_",
    "bartlett_window",
    "batch_norm",
    "bernoulli",
    "bilinear",
    "binary_cross_entropy_with_logits",
    "bincount",
    "binomial",
    "bitwise_and",
    "bitwise_and_",
    "bitwise_left_shift",
    "bitwise_left_shift_",
    "bitwise_not",
    "bitwise_not_",
    "bitwise_or",
    "bitwise_or_",
    "bitwise_right_shift",
    "bitwise_right_shift_",
    "bitwise_xor",
    "bitwise_xor_",
    "blackman_window",
    "bmm",
    "broadcast_to",
    "bucketize",
    "cat",
    "cdist",
    "ceil",
    "ceil_",
    "celu",
    "celu_",
    "chain_matmul",
    "channel_shuffle",
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "chunk",
    "clamp",
    "clamp_",
    "clamp_max",
    "clamp_max_",
    "clamp_min",
    "clamp_min_",
    "clip",
    "clip_",
    "clone",
    "column_stack",
    "combinations",
    "complex",
    "concat",
    "concatenate",
    "conj",
    "conj_physical",
    "conj_physical_",
    "constant_pad_nd",
    "conv1d",
    "conv2d",
    "conv3d",
    "conv_tbc",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
    "convolution",
    "convolution_backward",
    "copy",
    "copy_",
    "copysign",
    "copysign_",
    "corrcoef",
    "cos",
    "cos_",
    "cosh",
    "cosh_",
    "cosine_embedding_loss",
    "cosine_similarity",
    "count_nonzero",
    "cov",
    "cross",
    "ctc_loss",
    "cummax",
    "cummin",
    "cumprod",
    "cumprod_",
    "cumsum",
    "cumsum_",
    "cumulative_trapezoid",
    "deg2rad",
    "deg2rad_",
    "det",
    "detach",
    "detach_copy",
    "diag",
    "diag_embed",
    "diagflat",
    "diagonal",
    "diagonal_backward",
    "diagonal_copy",
    "diagonal_scatter",
    "diff",
    "digamma",
    "digamma_",
    "dist",
    "div",
    "div_",
    "divide",
    "divide_",
    "dot",
    "dropout",
    "dropout_",
    "dsplit",
    "dstack",
    "einsum",
    "elu_backward",
    "embedding",
    "embedding_bag",
    "embedding_dense_backward",
    "embedding_renorm",
    "embedding_renorm_",
    "empty",
    "empty_like",
    "empty_permuted",
    "empty_strided",
    "eq",
    "eq_",
    "equal",
    "erf",
    "erf_",
    "erfc",
    "erfc_",
    "erfinv",
    "erfinv_",
    "exp",
    "exp2",
    "exp2_",
    "exp_",
    "expand_copy",
    "expm1",
    "expm1_",
    "eye",
    "feature_alpha_dropout",
    "feature_alpha_dropout_",
    "feature_dropout",
    "feature_dropout_",
    "fill",
    "fill_",
    "fix",
    "fix_",
    "flatten",
    "flip",
    "fliplr",
    "flipud",
    "float_power",
    "floor",
    "floor_",
    "floor_divide",
    "floor_divide_",
    "fmax",
    "fmin",
    "fmod",
    "fmod_",
    "frac",
    "frac_",
    "frexp",
    "frobenius_norm",
    "full",
    "full_like",
    "gather",
    "gcd",
    "gcd_",
    "ge",
    "ge_",
    "gelu_backward",
    "geqrf",
    "ger",
    "gradient",
    "greater",
    "greater_",
    "greater_equal",
    "greater_equal_",
    "grid_sampler",
    "group_norm",
    "gt",
    "gt_",
    "hamming_window",
    "hann_window",
    "hardshrink",
    "hash_tensor",
    "heaviside",
    "heaviside_",
    "hinge_embedding_loss",
    "histc",
    "histogram",
    "hsplit",
    "hstack",
    "hypot",
    "hypot_",
    "i0",
    "i0_",
    "igamma",
    "igamma_",
    "igammac",
    "igammac_",
    "imag",
    "index",
    "index_add",
    "index_add_",
    "index_copy",
    "index_copy_",
    "index_fill",
    "index_fill_",
    "index_put",
    "index_put_",
    "index_reduce",
    "index_reduce_",
    "index_select",
    "inner",
    "instance_norm",
    "inverse",
    "isclose",
    "isfinite",
    "isin",
    "isinf",
    "isnan",
    "isneginf",
    "isposinf",
    "isreal",
    "istft",
    "kaiser_window",
    "kl_div",
    "kron",
    "kthvalue",
    "layer_norm",
    "lcm",
    "lcm_",
    "ldexp",
    "ldexp_",
    "le",
    "le_",
    "leaky_relu_backward",
    "lerp",
    "lerp_",
    "less",
    "less_",
    "less_equal",
    "less_equal_",
    "lgamma",
    "lgamma_",
    "linspace",
    "log",
    "log10",
    "log10_",
    "log1p",
    "log1p_",
    "log2",
    "log2_",
    "log_",
    "log_softmax",
    "logaddexp",
    "logaddexp2",
    "logcumsumexp",
    "logdet",
    "logical_and",
    "logical_and_",
    "logical_not",
    "logical_not_",
    "logical_or",
    "logical_or_",
    "logical_xor",
    "logical_xor_",
    "logit",
    "logit_",
    "logspace",
    "logsumexp",
    "lt",
    "lt_",
    "lu_solve",
    "lu_unpack",
    "margin_ranking_loss",
    "masked_fill",
    "masked_fill_",
    "masked_scatter",
    "masked_scatter_",
    "masked_scatter_backward",
    "masked_select",
    "matmul",
    "matrix_exp",
    "matrix_power",
    "max",
    "max_pool1d",
    "max_pool1d_with_indices",
    "max_pool2d",
    "max_pool3d",
    "maximum",
    "mean",
    "median",
    "min",
    "minimum",
    "mish_backward",
    "mm",
    "mode",
    "moveaxis",
    "movedim",
    "msort",
    "mul",
    "mul_",
    "multilabel_margin_loss_backward",
    "multilabel_margin_loss_forward",
    "multinomial",
    "multiply",
    "multiply_",
    "mv",
    "mvlgamma",
    "mvlgamma_",
    "nan_to_num",
    "nan_to_num_",
    "nanmean",
    "nanmedian",
    "nanquantile",
    "nansum",
    "narrow",
    "narrow_copy",
    "native_batch_norm",
    "native_batch_norm_backward",
    "native_channel_shuffle",
    "native_dropout",
    "native_dropout_backward",
    "native_group_norm",
    "native_group_norm_backward",
    "native_layer_norm",
    "native_layer_norm_backward",
    "ne",
    "ne_",
    "neg",
    "neg_",
    "negative",
    "negative_",
    "nextafter",
    "nextafter_",
    "nll_loss2d_backward",
    "nll_loss2d_forward",
    "nll_loss_backward",
    "nll_loss_forward",
    "nonzero",
    "nonzero_numpy",
    "nonzero_static",
    "norm",
    "norm_except_dim",
    "normal",
    "not_equal",
    "not_equal_",
    "nuclear_norm",
    "ones",
    "ones_like",
    "orgqr",
    "ormqr",
    "outer",
    "pairwise_distance",
    "pdist",
    "permute",
    "permute_copy",
    "pinverse",
    "pixel_shuffle",
    "pixel_unshuffle",
    "poisson",
    "poisson_nll_loss",
    "polar",
    "polygamma",
    "positive",
    "pow",
    "pow_",
    "prelu",
    "prod",
    "put",
    "put_",
    "qr",
    "quantile",
    "rad2deg",
    "rad2deg_",
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randn",
    "randn_like",
    "randperm",
    "range",
    "ravel",
    "real",
    "reciprocal",
    "reciprocal_",
    "relu",
    "relu_",
    "remainder",
    "remainder_",
    "renorm",
    "renorm_",
    "repeat_interleave",
    "reshape",
    "resolve_conj",
    "resolve_neg",
    "rms_norm",
    "roll",
    "rot90",
    "round",
    "round_",
    "row_stack",
    "rrelu",
    "rrelu_",
    "rsqrt",
    "rsqrt_",
    "rsub",
    "scalar_tensor",
    "scatter",
    "scatter_",
    "scatter_add",
    "scatter_add_",
    "scatter_reduce",
    "scatter_reduce_",
    "searchsorted",
    "select",
    "select_backward",
    "select_copy",
    "select_scatter",
    "selu",
    "selu_",
    "sgn",
    "sgn_",
    "sigmoid",
    "sigmoid_",
    "sigmoid_backward",
    "sign",
    "sign_",
    "signbit",
    "silu_backward",
    "sin",
    "sin_",
    "sinc",
    "sinc_",
    "sinh",
    "sinh_",
    "slice",
    "slice_backward",
    "slice_copy",
    "slice_scatter",
    "slogdet",
    "softmax",
    "softplus_backward",
    "sort",
    "split",
    "split_copy",
    "split_with_sizes",
    "split_with_sizes_copy",
    "sqrt",
    "sqrt_",
    "square",
    "square_",
    "squeeze",
    "squeeze_copy",
    "stack",
    "std",
    "std_mean",
    "stft",
    "sub",
    "sub_",
    "subtract",
    "subtract_",
    "sum",
    "svd",
    "swapaxes",
    "swapdims",
    "t",
    "t_copy",
    "take",
    "take_along_dim",
    "tan",
    "tan_",
    "tanh",
    "tanh_",
    "tanh_backward",
    "tensor_split",
    "tensordot",
    "threshold",
    "threshold_",
    "threshold_backward",
    "tile",
    "topk",
    "trace",
    "transpose",
    "transpose_copy",
    "trapezoid",
    "trapz",
    "triangular_solve",
    "tril",
    "tril_",
    "tril_indices",
    "triplet_margin_loss",
    "triu",
    "triu_",
    "triu_indices",
    "true_divide",
    "true_divide_",
    "trunc",
    "trunc_",
    "unbind",
    "unbind_copy",
    "unflatten",
    "unfold_backward",
    "unfold_copy",
    "unique_consecutive",
    "unique_dim",
    "unique_dim_consecutive",
    "unsafe_chunk",
    "unsafe_split",
    "unsafe_split_with_sizes",
    "unsqueeze",
    "unsqueeze_copy",
    "vander",
    "var",
    "var_mean",
    "vdot",
    "view_as_complex",
    "view_as_complex_copy",
    "view_as_real",
    "view_as_real_copy",
    "view_copy",
    "vsplit",
    "vstack",
    "where",
    "xlogy",
    "xlogy_",
    "zero",
    "zero_",
    "zeros",
    "zeros_like",
]


def add(input, other, *, alpha=1, out=None):
    """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""
    if out is None and alpha.__class__ in NUMBER_BITS:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _add_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, alpha)
    return exact(_add_packet, (input, other), {"alpha": alpha, "out": out})


def add_(input, other, *, alpha=1):
    """Sum of `self` and `alpha` times `other`, element by element, with broadcasting; in place."""
    if alpha.__class__ in NUMBER_BITS:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _add__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, alpha)
    return exact(_add__packet, (input, other), {"alpha": alpha})


def sub(input, other, *, alpha=1, out=None):
    """Difference of `self` and `alpha` times `other`, element by element, with broadcasting."""
    if out is None and alpha.__class__ in NUMBER_BITS:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _sub_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, alpha)
    return exact(_sub_packet, (input, other), {"alpha": alpha, "out": out})


def sub_(input, other, *, alpha=1):
    """Difference of `self` and `alpha` times `other`, element by element, with broadcasting; in
    place.
    """
    if alpha.__class__ in NUMBER_BITS:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _sub__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, alpha)
    return exact(_sub__packet, (input, other), {"alpha": alpha})


def subtract(input, other, *, alpha=1, out=None):
    """Another name for `sub`."""
    if out is None and alpha.__class__ in NUMBER_BITS:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _subtract_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, alpha)
    return exact(_subtract_packet, (input, other), {"alpha": alpha, "out": out})


def subtract_(input, other, *, alpha=1):
    """Another name for `sub`; in place."""
    if alpha.__class__ in NUMBER_BITS:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _subtract__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, alpha)
    return exact(_subtract__packet, (input, other), {"alpha": alpha})


def rsub(input, other, *, alpha=1):
    """Difference of `other` and `alpha` times `self`, element by element."""
    if alpha.__class__ in NUMBER_BITS:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _rsub_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, alpha)
    return exact(_rsub_packet, (input, other), {"alpha": alpha})


def mul(input, other, *, out=None):
    """Product of `self` and `other`, element by element, with broadcasting."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _mul_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_mul_packet, (input, other), {"out": out})


def mul_(input, other):
    """Product of `self` and `other`, element by element, with broadcasting; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _mul__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_mul__packet, (input, other), {})


def multiply(input, other, *, out=None):
    """Another name for `mul`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _multiply_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_multiply_packet, (input, other), {"out": out})


def multiply_(input, other):
    """Another name for `mul`; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _multiply__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_multiply__packet, (input, other), {})


def div(input, other, *, rounding_mode=MISSING, out=None):
    """True quotient of `self` and `other`, element by element; integers are divided as floating
    point numbers.
    """
    if out is None and rounding_mode is MISSING:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _div_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    if out is None and (rounding_mode is None or rounding_mode.__class__ is str):
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _div_Tensor_mode_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, rounding_mode)
    return exact(_div_packet, (input, other), {"rounding_mode": rounding_mode, "out": out})


def div_(input, other, *, rounding_mode=MISSING):
    """True quotient of `self` and `other`, element by element; integers are divided as floating
    point numbers; in place.
    """
    if rounding_mode is MISSING:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _div__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    if rounding_mode is None or rounding_mode.__class__ is str:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _div__Tensor_mode_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, rounding_mode)
    return exact(_div__packet, (input, other), {"rounding_mode": rounding_mode})


def divide(input, other, *, rounding_mode=MISSING, out=None):
    """Another name for `div`."""
    if out is None and rounding_mode is MISSING:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _divide_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    if out is None and (rounding_mode is None or rounding_mode.__class__ is str):
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _divide_Tensor_mode_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, rounding_mode)
    return exact(_divide_packet, (input, other), {"rounding_mode": rounding_mode, "out": out})


def divide_(input, other, *, rounding_mode=MISSING):
    """Another name for `div`; in place."""
    if rounding_mode is MISSING:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _divide__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    if rounding_mode is None or rounding_mode.__class__ is str:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _divide__Tensor_mode_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, rounding_mode)
    return exact(_divide__packet, (input, other), {"rounding_mode": rounding_mode})


def true_divide(input, other, *, out=None):
    """Another name for `div` without rounding."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _true_divide_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_true_divide_packet, (input, other), {"out": out})


def true_divide_(input, other):
    """Another name for `div` without rounding; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _true_divide__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_true_divide__packet, (input, other), {})


def floor_divide(input, other, *, out=None):
    """Quotient of `self` and `other` rounded down, element by element. An integer division by zero
    is a RuntimeError.
    """
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _floor_divide_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_floor_divide_packet, (input, other), {"out": out})


def floor_divide_(input, other):
    """Quotient of `self` and `other` rounded down, element by element. An integer division by zero
    is a RuntimeError; in place.
    """
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _floor_divide__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_floor_divide__packet, (input, other), {})


def remainder(input, other, *, out=None):
    """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`, as
    Python's `%`.
    """
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _remainder_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_remainder_packet, (input, other), {"out": out})


def remainder_(input, other):
    """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`, as
    Python's `%`; in place.
    """
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _remainder__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_remainder__packet, (input, other), {})


def fmod(input, other, *, out=None):
    """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
    `self`, as C's `fmod`.
    """
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _fmod_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_fmod_packet, (input, other), {"out": out})


def fmod_(input, other):
    """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
    `self`, as C's `fmod`; in place.
    """
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _fmod__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_fmod__packet, (input, other), {})


def neg(input, *, out=None):
    """Each element with its sign turned."""
    if out is None:
        try:
            kernel = _neg_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_neg_packet, (input,), {"out": out})


def neg_(input):
    """Each element with its sign turned; in place."""
    try:
        kernel = _neg__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_neg__packet, (input,), {})


def negative(input, *, out=None):
    """Another name for `neg`."""
    if out is None:
        try:
            kernel = _negative_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_negative_packet, (input,), {"out": out})


def negative_(input):
    """Another name for `neg`; in place."""
    try:
        kernel = _negative__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_negative__packet, (input,), {})


def positive(input):
    """The tensor itself. A boolean tensor is a RuntimeError."""
    try:
        kernel = _positive_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_positive_packet, (input,), {})


def reciprocal(input, *, out=None):
    """One over each element."""
    if out is None:
        try:
            kernel = _reciprocal_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_reciprocal_packet, (input,), {"out": out})


def reciprocal_(input):
    """One over each element; in place."""
    try:
        kernel = _reciprocal__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_reciprocal__packet, (input,), {})


def square(input, *, out=None):
    """Square of each element."""
    if out is None:
        try:
            kernel = _square_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_square_packet, (input,), {"out": out})


def square_(input):
    """Square of each element; in place."""
    try:
        kernel = _square__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_square__packet, (input,), {})


def addcmul(input, tensor1, tensor2, *, value=1, out=None):
    """`self + value * tensor1 * tensor2`, element by element, with broadcasting."""
    if out is None and value.__class__ in NUMBER_BITS:
        try:
            kernel = _addcmul_kernels[(input._bits | tensor1._bits | tensor2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, tensor1, tensor2, value)
    return exact(_addcmul_packet, (input, tensor1, tensor2), {"value": value, "out": out})


def addcmul_(input, tensor1, tensor2, *, value=1):
    """`self + value * tensor1 * tensor2`, element by element, with broadcasting; in place."""
    if value.__class__ in NUMBER_BITS:
        try:
            kernel = _addcmul__kernels[(input._bits | tensor1._bits | tensor2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, tensor1, tensor2, value)
    return exact(_addcmul__packet, (input, tensor1, tensor2), {"value": value})


def addcdiv(input, tensor1, tensor2, *, value=1, out=None):
    """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
    operands of the division are a RuntimeError.
    """
    if out is None and value.__class__ in NUMBER_BITS:
        try:
            kernel = _addcdiv_kernels[(input._bits | tensor1._bits | tensor2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, tensor1, tensor2, value)
    return exact(_addcdiv_packet, (input, tensor1, tensor2), {"value": value, "out": out})


def addcdiv_(input, tensor1, tensor2, *, value=1):
    """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
    operands of the division are a RuntimeError; in place.
    """
    if value.__class__ in NUMBER_BITS:
        try:
            kernel = _addcdiv__kernels[(input._bits | tensor1._bits | tensor2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, tensor1, tensor2, value)
    return exact(_addcdiv__packet, (input, tensor1, tensor2), {"value": value})


def lerp(input, end, weight, *, out=None):
    """Linear interpolation `self + weight * (end - self)`, with a weight for each element."""
    if out is None and weight.__class__ in NUMBER_BITS:
        try:
            kernel = _lerp_Scalar_kernels[(input._bits | end._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, end, weight)
    if out is None:
        try:
            kernel = _lerp_Tensor_kernels[(input._bits | end._bits | weight._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, end, weight)
    return exact(_lerp_packet, (input, end, weight), {"out": out})


def lerp_(input, end, weight):
    """Linear interpolation `self + weight * (end - self)`, with a weight for each element; in
    place.
    """
    if weight.__class__ in NUMBER_BITS:
        try:
            kernel = _lerp__Scalar_kernels[(input._bits | end._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, end, weight)
    try:
        kernel = _lerp__Tensor_kernels[(input._bits | end._bits | weight._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, end, weight)
    return exact(_lerp__packet, (input, end, weight), {})


def pow(input, exponent, *, out=None):
    """Each element of `self` raised to the corresponding element of `exponent`, with
    broadcasting.
    """
    if out is None and exponent.__class__ in NUMBER_BITS:
        try:
            kernel = _pow_Tensor_Scalar_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, exponent)
    if out is None and input.__class__ in NUMBER_BITS:
        try:
            kernel = _pow_Scalar_kernels[exponent._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, exponent)
    if out is None:
        try:
            kernel = _pow_Tensor_Tensor_kernels[(input._bits | exponent._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, exponent)
    return exact(_pow_packet, (input, exponent), {"out": out})


def pow_(input, exponent):
    """Each element of `self` raised to the corresponding element of `exponent`, with broadcasting;
    in place.
    """
    if exponent.__class__ in NUMBER_BITS:
        try:
            kernel = _pow__Scalar_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, exponent)
    try:
        kernel = _pow__Tensor_kernels[(input._bits | exponent._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, exponent)
    return exact(_pow__packet, (input, exponent), {})


def float_power(input, exponent, *, out=None):
    """Power computed in double precision, whatever the dtypes of the arguments."""
    if out is None and exponent.__class__ in NUMBER_BITS:
        try:
            kernel = _float_power_Tensor_Scalar_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, exponent)
    if out is None and input.__class__ in NUMBER_BITS:
        try:
            kernel = _float_power_Scalar_kernels[exponent._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, exponent)
    if out is None:
        try:
            kernel = _float_power_Tensor_Tensor_kernels[(input._bits | exponent._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, exponent)
    return exact(_float_power_packet, (input, exponent), {"out": out})


def exp(input, *, out=None):
    """e raised to each element."""
    if out is None:
        try:
            kernel = _exp_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_exp_packet, (input,), {"out": out})


def exp_(input):
    """e raised to each element; in place."""
    try:
        kernel = _exp__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_exp__packet, (input,), {})


def exp2(input, *, out=None):
    """2 raised to each element."""
    if out is None:
        try:
            kernel = _exp2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_exp2_packet, (input,), {"out": out})


def exp2_(input):
    """2 raised to each element; in place."""
    try:
        kernel = _exp2__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_exp2__packet, (input,), {})


def expm1(input, *, out=None):
    """e raised to each element, less one; precise for elements near zero."""
    if out is None:
        try:
            kernel = _expm1_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_expm1_packet, (input,), {"out": out})


def expm1_(input):
    """e raised to each element, less one; precise for elements near zero; in place."""
    try:
        kernel = _expm1__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_expm1__packet, (input,), {})


def log(input, *, out=None):
    """Natural logarithm of each element."""
    if out is None:
        try:
            kernel = _log_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_log_packet, (input,), {"out": out})


def log_(input):
    """Natural logarithm of each element; in place."""
    try:
        kernel = _log__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_log__packet, (input,), {})


def log2(input, *, out=None):
    """Logarithm of each element in base 2."""
    if out is None:
        try:
            kernel = _log2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_log2_packet, (input,), {"out": out})


def log2_(input):
    """Logarithm of each element in base 2; in place."""
    try:
        kernel = _log2__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_log2__packet, (input,), {})


def log10(input, *, out=None):
    """Logarithm of each element in base 10."""
    if out is None:
        try:
            kernel = _log10_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_log10_packet, (input,), {"out": out})


def log10_(input):
    """Logarithm of each element in base 10; in place."""
    try:
        kernel = _log10__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_log10__packet, (input,), {})


def log1p(input, *, out=None):
    """Natural logarithm of one plus each element; precise for elements near zero."""
    if out is None:
        try:
            kernel = _log1p_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_log1p_packet, (input,), {"out": out})


def log1p_(input):
    """Natural logarithm of one plus each element; precise for elements near zero; in place."""
    try:
        kernel = _log1p__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_log1p__packet, (input,), {})


def sqrt(input, *, out=None):
    """Square root of each element."""
    if out is None:
        try:
            kernel = _sqrt_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_sqrt_packet, (input,), {"out": out})


def sqrt_(input):
    """Square root of each element; in place."""
    try:
        kernel = _sqrt__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_sqrt__packet, (input,), {})


def rsqrt(input, *, out=None):
    """One over the square root of each element."""
    if out is None:
        try:
            kernel = _rsqrt_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_rsqrt_packet, (input,), {"out": out})


def rsqrt_(input):
    """One over the square root of each element; in place."""
    try:
        kernel = _rsqrt__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_rsqrt__packet, (input,), {})


def logaddexp(input, other, *, out=None):
    """Logarithm of the sum of the exponentials of `self` and `other`, without overflow."""
    if out is None:
        try:
            kernel = _logaddexp_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_logaddexp_packet, (input, other), {"out": out})


def logaddexp2(input, other, *, out=None):
    """Logarithm in base 2 of the sum of `self` and `other` as powers of 2, without overflow."""
    if out is None:
        try:
            kernel = _logaddexp2_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_logaddexp2_packet, (input, other), {"out": out})


def xlogy(input, other, *, out=None):
    """`self * log(other)`, zero where `self` is zero (unless `other` is NaN)."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _xlogy_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_xlogy_packet, (input, other), {"out": out})


def xlogy_(input, other):
    """`self * log(other)`, zero where `self` is zero (unless `other` is NaN); in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _xlogy__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_xlogy__packet, (input, other), {})


def ldexp(input, other, *, out=None):
    """`self` times 2 raised to `other`."""
    if out is None:
        try:
            kernel = _ldexp_Tensor_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_ldexp_packet, (input, other), {"out": out})


def ldexp_(input, other):
    """`self` times 2 raised to `other`; in place."""
    try:
        kernel = _ldexp__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_ldexp__packet, (input, other), {})


def frexp(input, *, out=None):
    """Mantissa (of absolute value in [0.5, 1)) and int32 exponent of each element."""
    if out is None:
        try:
            kernel = _frexp_Tensor_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_frexp_packet, (input,), {"out": out})


def sin(input, *, out=None):
    """Sine of each element, in radians."""
    if out is None:
        try:
            kernel = _sin_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_sin_packet, (input,), {"out": out})


def sin_(input):
    """Sine of each element, in radians; in place."""
    try:
        kernel = _sin__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_sin__packet, (input,), {})


def cos(input, *, out=None):
    """Cosine of each element, in radians."""
    if out is None:
        try:
            kernel = _cos_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_cos_packet, (input,), {"out": out})


def cos_(input):
    """Cosine of each element, in radians; in place."""
    try:
        kernel = _cos__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_cos__packet, (input,), {})


def tan(input, *, out=None):
    """Tangent of each element, in radians."""
    if out is None:
        try:
            kernel = _tan_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_tan_packet, (input,), {"out": out})


def tan_(input):
    """Tangent of each element, in radians; in place."""
    try:
        kernel = _tan__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_tan__packet, (input,), {})


def asin(input, *, out=None):
    """Inverse sine of each element, in radians."""
    if out is None:
        try:
            kernel = _asin_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_asin_packet, (input,), {"out": out})


def asin_(input):
    """Inverse sine of each element, in radians; in place."""
    try:
        kernel = _asin__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_asin__packet, (input,), {})


def acos(input, *, out=None):
    """Inverse cosine of each element, in radians."""
    if out is None:
        try:
            kernel = _acos_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_acos_packet, (input,), {"out": out})


def acos_(input):
    """Inverse cosine of each element, in radians; in place."""
    try:
        kernel = _acos__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_acos__packet, (input,), {})


def atan(input, *, out=None):
    """Inverse tangent of each element, in radians."""
    if out is None:
        try:
            kernel = _atan_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_atan_packet, (input,), {"out": out})


def atan_(input):
    """Inverse tangent of each element, in radians; in place."""
    try:
        kernel = _atan__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_atan__packet, (input,), {})


def sinh(input, *, out=None):
    """Hyperbolic sine of each element."""
    if out is None:
        try:
            kernel = _sinh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_sinh_packet, (input,), {"out": out})


def sinh_(input):
    """Hyperbolic sine of each element; in place."""
    try:
        kernel = _sinh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_sinh__packet, (input,), {})


def cosh(input, *, out=None):
    """Hyperbolic cosine of each element."""
    if out is None:
        try:
            kernel = _cosh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_cosh_packet, (input,), {"out": out})


def cosh_(input):
    """Hyperbolic cosine of each element; in place."""
    try:
        kernel = _cosh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_cosh__packet, (input,), {})


def tanh(input, *, out=None):
    """Hyperbolic tangent of each element."""
    if out is None:
        try:
            kernel = _tanh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_tanh_packet, (input,), {"out": out})


def tanh_(input):
    """Hyperbolic tangent of each element; in place."""
    try:
        kernel = _tanh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_tanh__packet, (input,), {})


def asinh(input, *, out=None):
    """Inverse hyperbolic sine of each element."""
    if out is None:
        try:
            kernel = _asinh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_asinh_packet, (input,), {"out": out})


def asinh_(input):
    """Inverse hyperbolic sine of each element; in place."""
    try:
        kernel = _asinh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_asinh__packet, (input,), {})


def acosh(input, *, out=None):
    """Inverse hyperbolic cosine of each element."""
    if out is None:
        try:
            kernel = _acosh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_acosh_packet, (input,), {"out": out})


def acosh_(input):
    """Inverse hyperbolic cosine of each element; in place."""
    try:
        kernel = _acosh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_acosh__packet, (input,), {})


def atanh(input, *, out=None):
    """Inverse hyperbolic tangent of each element."""
    if out is None:
        try:
            kernel = _atanh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_atanh_packet, (input,), {"out": out})


def atanh_(input):
    """Inverse hyperbolic tangent of each element; in place."""
    try:
        kernel = _atanh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_atanh__packet, (input,), {})


def atan2(input, other, *, out=None):
    """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa is
    `other`.
    """
    if out is None:
        try:
            kernel = _atan2_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_atan2_packet, (input, other), {"out": out})


def atan2_(input, other):
    """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa is
    `other`; in place.
    """
    try:
        kernel = _atan2__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_atan2__packet, (input, other), {})


def arctan2(input, other, *, out=None):
    """Another name for `atan2`."""
    if out is None:
        try:
            kernel = _arctan2_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_arctan2_packet, (input, other), {"out": out})


def arctan2_(input, other):
    """Another name for `atan2`; in place."""
    try:
        kernel = _arctan2__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_arctan2__packet, (input, other), {})


def arcsin(input, *, out=None):
    """Another name for `asin`."""
    if out is None:
        try:
            kernel = _arcsin_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_arcsin_packet, (input,), {"out": out})


def arcsin_(input):
    """Another name for `asin`; in place."""
    try:
        kernel = _arcsin__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_arcsin__packet, (input,), {})


def arccos(input, *, out=None):
    """Another name for `acos`."""
    if out is None:
        try:
            kernel = _arccos_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_arccos_packet, (input,), {"out": out})


def arccos_(input):
    """Another name for `acos`; in place."""
    try:
        kernel = _arccos__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_arccos__packet, (input,), {})


def arctan(input, *, out=None):
    """Another name for `atan`."""
    if out is None:
        try:
            kernel = _arctan_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_arctan_packet, (input,), {"out": out})


def arctan_(input):
    """Another name for `atan`; in place."""
    try:
        kernel = _arctan__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_arctan__packet, (input,), {})


def arcsinh(input, *, out=None):
    """Another name for `asinh`."""
    if out is None:
        try:
            kernel = _arcsinh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_arcsinh_packet, (input,), {"out": out})


def arcsinh_(input):
    """Another name for `asinh`; in place."""
    try:
        kernel = _arcsinh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_arcsinh__packet, (input,), {})


def arccosh(input, *, out=None):
    """Another name for `acosh`."""
    if out is None:
        try:
            kernel = _arccosh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_arccosh_packet, (input,), {"out": out})


def arccosh_(input):
    """Another name for `acosh`; in place."""
    try:
        kernel = _arccosh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_arccosh__packet, (input,), {})


def arctanh(input, *, out=None):
    """Another name for `atanh`."""
    if out is None:
        try:
            kernel = _arctanh_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_arctanh_packet, (input,), {"out": out})


def arctanh_(input):
    """Another name for `atanh`; in place."""
    try:
        kernel = _arctanh__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_arctanh__packet, (input,), {})


def tanh_backward(grad_output, output, *, out=None):
    """Gradient of `tanh` from its output."""
    if out is None:
        try:
            kernel = _tanh_backward_kernels[(grad_output._bits | output._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, output)
    return exact(_tanh_backward_packet, (grad_output, output), {"out": out})


def sinc(input, *, out=None):
    """Normalised sinc, `sin(pi x) / (pi x)`, one at zero."""
    if out is None:
        try:
            kernel = _sinc_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_sinc_packet, (input,), {"out": out})


def sinc_(input):
    """Normalised sinc, `sin(pi x) / (pi x)`, one at zero; in place."""
    try:
        kernel = _sinc__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_sinc__packet, (input,), {})


def hypot(input, other, *, out=None):
    """Length of the hypotenuse of a right triangle whose legs are `self` and `other`."""
    if out is None:
        try:
            kernel = _hypot_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_hypot_packet, (input, other), {"out": out})


def hypot_(input, other):
    """Length of the hypotenuse of a right triangle whose legs are `self` and `other`; in place."""
    try:
        kernel = _hypot__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_hypot__packet, (input, other), {})


def deg2rad(input, *, out=None):
    """Degrees turned into radians."""
    if out is None:
        try:
            kernel = _deg2rad_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_deg2rad_packet, (input,), {"out": out})


def deg2rad_(input):
    """Degrees turned into radians; in place."""
    try:
        kernel = _deg2rad__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_deg2rad__packet, (input,), {})


def rad2deg(input, *, out=None):
    """Radians turned into degrees."""
    if out is None:
        try:
            kernel = _rad2deg_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_rad2deg_packet, (input,), {"out": out})


def rad2deg_(input):
    """Radians turned into degrees; in place."""
    try:
        kernel = _rad2deg__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_rad2deg__packet, (input,), {})


def sigmoid(input, *, out=None):
    """Logistic function, `1 / (1 + exp(-x))`."""
    if out is None:
        try:
            kernel = _sigmoid_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_sigmoid_packet, (input,), {"out": out})


def sigmoid_(input):
    """Logistic function, `1 / (1 + exp(-x))`; in place."""
    try:
        kernel = _sigmoid__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_sigmoid__packet, (input,), {})


def sigmoid_backward(grad_output, output, *, out=None):
    """Gradient of `sigmoid` from its output."""
    if out is None:
        try:
            kernel = _sigmoid_backward_kernels[(grad_output._bits | output._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, output)
    return exact(_sigmoid_backward_packet, (grad_output, output), {"out": out})


def logit(input, eps=None, *, out=None):
    """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`."""
    if out is None and (eps is None or eps.__class__ is float):
        try:
            kernel = _logit_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, eps)
    return exact(_logit_packet, (input, eps), {"out": out})


def logit_(input, eps=None):
    """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`; in
    place.
    """
    if eps is None or eps.__class__ is float:
        try:
            kernel = _logit__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, eps)
    return exact(_logit__packet, (input, eps), {})


def abs(input, *, out=None):
    """Absolute value of each element; a complex one has a real result."""
    if out is None:
        try:
            kernel = _abs_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_abs_packet, (input,), {"out": out})


def abs_(input):
    """Absolute value of each element; a complex one has a real result; in place."""
    try:
        kernel = _abs__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_abs__packet, (input,), {})


def absolute(input, *, out=None):
    """Another name for `abs`."""
    if out is None:
        try:
            kernel = _absolute_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_absolute_packet, (input,), {"out": out})


def absolute_(input):
    """Another name for `abs`; in place."""
    try:
        kernel = _absolute__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_absolute__packet, (input,), {})


def sign(input, *, out=None):
    """-1, 0 or 1 with the sign of each element."""
    if out is None:
        try:
            kernel = _sign_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_sign_packet, (input,), {"out": out})


def sign_(input):
    """-1, 0 or 1 with the sign of each element; in place."""
    try:
        kernel = _sign__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_sign__packet, (input,), {})


def sgn(input, *, out=None):
    """Sign of each element; for a complex one, the number of modulus one with the same angle (zero
    for zero).
    """
    if out is None:
        try:
            kernel = _sgn_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_sgn_packet, (input,), {"out": out})


def sgn_(input):
    """Sign of each element; for a complex one, the number of modulus one with the same angle (zero
    for zero); in place.
    """
    try:
        kernel = _sgn__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_sgn__packet, (input,), {})


def signbit(input, *, out=None):
    """Whether the sign bit of each element is set."""
    if out is None:
        try:
            kernel = _signbit_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_signbit_packet, (input,), {"out": out})


def copysign(input, other, *, out=None):
    """The magnitude of `self` with the sign of `other`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _copysign_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_copysign_packet, (input, other), {"out": out})


def copysign_(input, other):
    """The magnitude of `self` with the sign of `other`; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _copysign__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_copysign__packet, (input, other), {})


def floor(input, *, out=None):
    """Each element rounded down."""
    if out is None:
        try:
            kernel = _floor_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_floor_packet, (input,), {"out": out})


def floor_(input):
    """Each element rounded down; in place."""
    try:
        kernel = _floor__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_floor__packet, (input,), {})


def ceil(input, *, out=None):
    """Each element rounded up."""
    if out is None:
        try:
            kernel = _ceil_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_ceil_packet, (input,), {"out": out})


def ceil_(input):
    """Each element rounded up; in place."""
    try:
        kernel = _ceil__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_ceil__packet, (input,), {})


def trunc(input, *, out=None):
    """Each element rounded towards zero."""
    if out is None:
        try:
            kernel = _trunc_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_trunc_packet, (input,), {"out": out})


def trunc_(input):
    """Each element rounded towards zero; in place."""
    try:
        kernel = _trunc__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_trunc__packet, (input,), {})


def fix(input, *, out=None):
    """Another name for `trunc`."""
    if out is None:
        try:
            kernel = _fix_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_fix_packet, (input,), {"out": out})


def fix_(input):
    """Another name for `trunc`; in place."""
    try:
        kernel = _fix__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_fix__packet, (input,), {})


def frac(input, *, out=None):
    """Fractional part of each element, with its sign."""
    if out is None:
        try:
            kernel = _frac_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_frac_packet, (input,), {"out": out})


def frac_(input):
    """Fractional part of each element, with its sign; in place."""
    try:
        kernel = _frac__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_frac__packet, (input,), {})


def round(input, *, decimals=MISSING, out=None):
    """Each element rounded to the nearest integer, halves to the even one."""
    if out is None and decimals is MISSING:
        try:
            kernel = _round_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    if out is None and decimals.__class__ is int:
        try:
            kernel = _round_decimals_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, decimals)
    return exact(_round_packet, (input,), {"decimals": decimals, "out": out})


def round_(input, *, decimals=MISSING):
    """Each element rounded to the nearest integer, halves to the even one; in place."""
    if decimals is MISSING:
        try:
            kernel = _round__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    if decimals.__class__ is int:
        try:
            kernel = _round__decimals_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, decimals)
    return exact(_round__packet, (input,), {"decimals": decimals})


def heaviside(input, values, *, out=None):
    """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the same
    dtype.
    """
    if out is None:
        try:
            kernel = _heaviside_kernels[(input._bits | values._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, values)
    return exact(_heaviside_packet, (input, values), {"out": out})


def heaviside_(input, values):
    """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the same
    dtype; in place.
    """
    try:
        kernel = _heaviside__kernels[(input._bits | values._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, values)
    return exact(_heaviside__packet, (input, values), {})


def nextafter(input, other, *, out=None):
    """The next floating point number after `self` towards `other`."""
    if out is None:
        try:
            kernel = _nextafter_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_nextafter_packet, (input, other), {"out": out})


def nextafter_(input, other):
    """The next floating point number after `self` towards `other`; in place."""
    try:
        kernel = _nextafter__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_nextafter__packet, (input, other), {})


def gcd(input, other, *, out=None):
    """Greatest common divisor, element by element."""
    if out is None:
        try:
            kernel = _gcd_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_gcd_packet, (input, other), {"out": out})


def gcd_(input, other):
    """Greatest common divisor, element by element; in place."""
    try:
        kernel = _gcd__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_gcd__packet, (input, other), {})


def lcm(input, other, *, out=None):
    """Least common multiple, element by element."""
    if out is None:
        try:
            kernel = _lcm_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_lcm_packet, (input, other), {"out": out})


def lcm_(input, other):
    """Least common multiple, element by element; in place."""
    try:
        kernel = _lcm__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_lcm__packet, (input, other), {})


def nan_to_num(input, nan=None, posinf=None, neginf=None, *, out=None):
    """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest and
    the least finite number if None).
    """
    if (
        out is None
        and (nan is None or nan.__class__ is float)
        and (posinf is None or posinf.__class__ is float)
        and (neginf is None or neginf.__class__ is float)
    ):
        try:
            kernel = _nan_to_num_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, nan, posinf, neginf)
    return exact(_nan_to_num_packet, (input, nan, posinf, neginf), {"out": out})


def nan_to_num_(input, nan=None, posinf=None, neginf=None):
    """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest and
    the least finite number if None); in place.
    """
    if (
        (nan is None or nan.__class__ is float)
        and (posinf is None or posinf.__class__ is float)
        and (neginf is None or neginf.__class__ is float)
    ):
        try:
            kernel = _nan_to_num__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, nan, posinf, neginf)
    return exact(_nan_to_num__packet, (input, nan, posinf, neginf), {})


def maximum(input, other, *, out=None):
    """The larger of `self` and `other`, element by element; NaN if either is NaN."""
    if out is None:
        try:
            kernel = _maximum_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_maximum_packet, (input, other), {"out": out})


def minimum(input, other, *, out=None):
    """The smaller of `self` and `other`, element by element; NaN if either is NaN."""
    if out is None:
        try:
            kernel = _minimum_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_minimum_packet, (input, other), {"out": out})


def fmax(input, other, *, out=None):
    """The larger of `self` and `other`, element by element; a NaN yields to a number."""
    if out is None:
        try:
            kernel = _fmax_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_fmax_packet, (input, other), {"out": out})


def fmin(input, other, *, out=None):
    """The smaller of `self` and `other`, element by element; a NaN yields to a number."""
    if out is None:
        try:
            kernel = _fmin_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_fmin_packet, (input, other), {"out": out})


def max(*args, **kwargs):
    """Another name for `maximum`."""
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits"):
        try:
            kernel = _max_other_kernels[(args[0]._bits | args[1]._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 1:
        try:
            kernel = _max_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0])
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _max_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        try:
            kernel = _max_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_max_packet, args, kwargs)


def min(*args, **kwargs):
    """Another name for `minimum`."""
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits"):
        try:
            kernel = _min_other_kernels[(args[0]._bits | args[1]._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 1:
        try:
            kernel = _min_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0])
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _min_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        try:
            kernel = _min_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_min_packet, args, kwargs)


def clamp(input, min=None, max=None, *, out=None):
    """Each element brought into `[min, max]`, with bounds that broadcast; at least one bound is
    required.
    """
    if (
        out is None
        and (min is None or min.__class__ in NUMBER_BITS)
        and (max is None or max.__class__ in NUMBER_BITS)
    ):
        try:
            kernel = _clamp_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min, max)
    if out is None:
        try:
            bits = input._bits
            bits |= 0 if min is None else min._bits
            bits |= 0 if max is None else max._bits
            kernel = _clamp_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min, max)
    return exact(_clamp_packet, (input, min, max), {"out": out})


def clamp_(input, min=None, max=None):
    """Each element brought into `[min, max]`, with bounds that broadcast; at least one bound is
    required; in place.
    """
    if (min is None or min.__class__ in NUMBER_BITS) and (
        max is None or max.__class__ in NUMBER_BITS
    ):
        try:
            kernel = _clamp__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min, max)
    try:
        bits = input._bits
        bits |= 0 if min is None else min._bits
        bits |= 0 if max is None else max._bits
        kernel = _clamp__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, min, max)
    return exact(_clamp__packet, (input, min, max), {})


def clip(input, min=None, max=None, *, out=None):
    """Another name for `clamp`."""
    if (
        out is None
        and (min is None or min.__class__ in NUMBER_BITS)
        and (max is None or max.__class__ in NUMBER_BITS)
    ):
        try:
            kernel = _clip_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min, max)
    if out is None:
        try:
            bits = input._bits
            bits |= 0 if min is None else min._bits
            bits |= 0 if max is None else max._bits
            kernel = _clip_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min, max)
    return exact(_clip_packet, (input, min, max), {"out": out})


def clip_(input, min=None, max=None):
    """Another name for `clamp`; in place."""
    if (min is None or min.__class__ in NUMBER_BITS) and (
        max is None or max.__class__ in NUMBER_BITS
    ):
        try:
            kernel = _clip__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min, max)
    try:
        bits = input._bits
        bits |= 0 if min is None else min._bits
        bits |= 0 if max is None else max._bits
        kernel = _clip__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, min, max)
    return exact(_clip__packet, (input, min, max), {})


def clamp_min(input, min, *, out=None):
    """Each element, or that of `min` where that is larger."""
    if out is None and min.__class__ in NUMBER_BITS:
        try:
            kernel = _clamp_min_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min)
    if out is None:
        try:
            kernel = _clamp_min_Tensor_kernels[(input._bits | min._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min)
    return exact(_clamp_min_packet, (input, min), {"out": out})


def clamp_min_(input, min):
    """Each element, or that of `min` where that is larger; in place."""
    if min.__class__ in NUMBER_BITS:
        try:
            kernel = _clamp_min__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, min)
    try:
        kernel = _clamp_min__Tensor_kernels[(input._bits | min._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, min)
    return exact(_clamp_min__packet, (input, min), {})


def clamp_max(input, max, *, out=None):
    """Each element, or that of `max` where that is smaller."""
    if out is None and max.__class__ in NUMBER_BITS:
        try:
            kernel = _clamp_max_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, max)
    if out is None:
        try:
            kernel = _clamp_max_Tensor_kernels[(input._bits | max._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, max)
    return exact(_clamp_max_packet, (input, max), {"out": out})


def clamp_max_(input, max):
    """Each element, or that of `max` where that is smaller; in place."""
    if max.__class__ in NUMBER_BITS:
        try:
            kernel = _clamp_max__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, max)
    try:
        kernel = _clamp_max__Tensor_kernels[(input._bits | max._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, max)
    return exact(_clamp_max__packet, (input, max), {})


def where(condition, input=MISSING, other=MISSING, *, out=None):
    """Elements of `self` where `condition` holds and of `other` elsewhere, with broadcasting."""
    if out is None and input is MISSING and other is MISSING:
        try:
            kernel = _where_kernels[condition._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(condition)
    if out is None and input is not MISSING and other is not MISSING:
        try:
            bits = condition._bits
            bits |= NUMBER_BITS[input.__class__] if input.__class__ in NUMBER_BITS else input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _where_self_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(condition, input, other)
    return exact(_where_packet, (condition, input, other), {"out": out})


def angle(input, *, out=None):
    """Angle of each element in radians; for a real one, pi if it is negative and 0 otherwise."""
    if out is None:
        try:
            kernel = _angle_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_angle_packet, (input,), {"out": out})


def conj_physical(input, *, out=None):
    """Complex conjugate of each element, computed at once."""
    if out is None:
        try:
            kernel = _conj_physical_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_conj_physical_packet, (input,), {"out": out})


def conj_physical_(input):
    """Complex conjugate of each element, computed at once; in place."""
    try:
        kernel = _conj_physical__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_conj_physical__packet, (input,), {})


def complex(real, imag, *, out=None):
    """The complex tensor whose real part is `real` and whose imaginary part is `imag`, both of the
    same floating dtype.
    """
    if out is None:
        try:
            kernel = _complex_kernels[(real._bits | imag._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(real, imag)
    return exact(_complex_packet, (real, imag), {"out": out})


def polar(abs, angle, *, out=None):
    """The complex tensor of modulus `abs` and angle `angle` (in radians), both of the same floating
    dtype.
    """
    if out is None:
        try:
            kernel = _polar_kernels[(abs._bits | angle._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(abs, angle)
    return exact(_polar_packet, (abs, angle), {"out": out})


def bitwise_and(input, other, *, out=None):
    """Bitwise (for bool, logical) and."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_and_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_bitwise_and_packet, (input, other), {"out": out})


def bitwise_and_(input, other):
    """Bitwise (for bool, logical) and; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _bitwise_and__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_bitwise_and__packet, (input, other), {})


def bitwise_or(input, other, *, out=None):
    """Bitwise (for bool, logical) or."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_or_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_bitwise_or_packet, (input, other), {"out": out})


def bitwise_or_(input, other):
    """Bitwise (for bool, logical) or; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _bitwise_or__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_bitwise_or__packet, (input, other), {})


def bitwise_xor(input, other, *, out=None):
    """Bitwise (for bool, logical) exclusive or."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_xor_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_bitwise_xor_packet, (input, other), {"out": out})


def bitwise_xor_(input, other):
    """Bitwise (for bool, logical) exclusive or; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _bitwise_xor__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_bitwise_xor__packet, (input, other), {})


def bitwise_not(input, *, out=None):
    """Bitwise (for bool, logical) complement."""
    if out is None:
        try:
            kernel = _bitwise_not_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_bitwise_not_packet, (input,), {"out": out})


def bitwise_not_(input):
    """Bitwise (for bool, logical) complement; in place."""
    try:
        kernel = _bitwise_not__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_bitwise_not__packet, (input,), {})


def bitwise_left_shift(input, other, *, out=None):
    """The bits of `self` shifted to the left by `other` places."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_left_shift_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_bitwise_left_shift_packet, (input, other), {"out": out})


def bitwise_left_shift_(input, other):
    """The bits of `self` shifted to the left by `other` places; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _bitwise_left_shift__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_bitwise_left_shift__packet, (input, other), {})


def bitwise_right_shift(input, other, *, out=None):
    """The bits of `self` shifted to the right by `other` places, keeping the sign."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_right_shift_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_bitwise_right_shift_packet, (input, other), {"out": out})


def bitwise_right_shift_(input, other):
    """The bits of `self` shifted to the right by `other` places, keeping the sign; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _bitwise_right_shift__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_bitwise_right_shift__packet, (input, other), {})


def eq(input, other, *, out=None):
    """Whether each element of `self` is equal to that of `other`, with broadcasting."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _eq_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_eq_packet, (input, other), {"out": out})


def eq_(input, other):
    """Whether each element of `self` is equal to that of `other`, with broadcasting; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _eq__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_eq__packet, (input, other), {})


def ne(input, other, *, out=None):
    """Whether each element of `self` differs from that of `other`, with broadcasting."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _ne_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_ne_packet, (input, other), {"out": out})


def ne_(input, other):
    """Whether each element of `self` differs from that of `other`, with broadcasting; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _ne__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_ne__packet, (input, other), {})


def not_equal(input, other, *, out=None):
    """Another name for `ne`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _not_equal_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_not_equal_packet, (input, other), {"out": out})


def not_equal_(input, other):
    """Another name for `ne`; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _not_equal__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_not_equal__packet, (input, other), {})


def lt(input, other, *, out=None):
    """Whether each element of `self` is less than that of `other`, with broadcasting."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _lt_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_lt_packet, (input, other), {"out": out})


def lt_(input, other):
    """Whether each element of `self` is less than that of `other`, with broadcasting; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _lt__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_lt__packet, (input, other), {})


def less(input, other, *, out=None):
    """Another name for `lt`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _less_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_less_packet, (input, other), {"out": out})


def less_(input, other):
    """Another name for `lt`; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _less__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_less__packet, (input, other), {})


def le(input, other, *, out=None):
    """Whether each element of `self` is at most that of `other`, with broadcasting."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _le_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_le_packet, (input, other), {"out": out})


def le_(input, other):
    """Whether each element of `self` is at most that of `other`, with broadcasting; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _le__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_le__packet, (input, other), {})


def less_equal(input, other, *, out=None):
    """Another name for `le`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _less_equal_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_less_equal_packet, (input, other), {"out": out})


def less_equal_(input, other):
    """Another name for `le`; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _less_equal__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_less_equal__packet, (input, other), {})


def gt(input, other, *, out=None):
    """Whether each element of `self` is greater than that of `other`, with broadcasting."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _gt_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_gt_packet, (input, other), {"out": out})


def gt_(input, other):
    """Whether each element of `self` is greater than that of `other`, with broadcasting; in
    place.
    """
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _gt__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_gt__packet, (input, other), {})


def greater(input, other, *, out=None):
    """Another name for `gt`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _greater_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_greater_packet, (input, other), {"out": out})


def greater_(input, other):
    """Another name for `gt`; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _greater__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_greater__packet, (input, other), {})


def ge(input, other, *, out=None):
    """Whether each element of `self` is at least that of `other`, with broadcasting."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _ge_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_ge_packet, (input, other), {"out": out})


def ge_(input, other):
    """Whether each element of `self` is at least that of `other`, with broadcasting; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _ge__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_ge__packet, (input, other), {})


def greater_equal(input, other, *, out=None):
    """Another name for `ge`."""
    if out is None:
        try:
            bits = input._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _greater_equal_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_greater_equal_packet, (input, other), {"out": out})


def greater_equal_(input, other):
    """Another name for `ge`; in place."""
    try:
        bits = input._bits
        bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
        kernel = _greater_equal__Tensor_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_greater_equal__packet, (input, other), {})


def logical_and(input, other, *, out=None):
    """Whether both elements are true (not zero)."""
    if out is None:
        try:
            kernel = _logical_and_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_logical_and_packet, (input, other), {"out": out})


def logical_and_(input, other):
    """Whether both elements are true (not zero); in place."""
    try:
        kernel = _logical_and__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_logical_and__packet, (input, other), {})


def logical_or(input, other, *, out=None):
    """Whether either element is true (not zero)."""
    if out is None:
        try:
            kernel = _logical_or_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_logical_or_packet, (input, other), {"out": out})


def logical_or_(input, other):
    """Whether either element is true (not zero); in place."""
    try:
        kernel = _logical_or__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_logical_or__packet, (input, other), {})


def logical_xor(input, other, *, out=None):
    """Whether exactly one of the elements is true (not zero)."""
    if out is None:
        try:
            kernel = _logical_xor_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_logical_xor_packet, (input, other), {"out": out})


def logical_xor_(input, other):
    """Whether exactly one of the elements is true (not zero); in place."""
    try:
        kernel = _logical_xor__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_logical_xor__packet, (input, other), {})


def logical_not(input, *, out=None):
    """Whether each element is false (zero)."""
    if out is None:
        try:
            kernel = _logical_not_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_logical_not_packet, (input,), {"out": out})


def logical_not_(input):
    """Whether each element is false (zero); in place."""
    try:
        kernel = _logical_not__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_logical_not__packet, (input,), {})


def isnan(input):
    """Whether each element is NaN."""
    try:
        kernel = _isnan_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_isnan_packet, (input,), {})


def isinf(input):
    """Whether each element is infinite."""
    try:
        kernel = _isinf_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_isinf_packet, (input,), {})


def isfinite(input):
    """Whether each element is neither infinite nor NaN."""
    try:
        kernel = _isfinite_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_isfinite_packet, (input,), {})


def isposinf(input, *, out=None):
    """Whether each element is positive infinity."""
    if out is None:
        try:
            kernel = _isposinf_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_isposinf_packet, (input,), {"out": out})


def isneginf(input, *, out=None):
    """Whether each element is negative infinity."""
    if out is None:
        try:
            kernel = _isneginf_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_isneginf_packet, (input,), {"out": out})


def isreal(input):
    """Whether each element has no imaginary part."""
    try:
        kernel = _isreal_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_isreal_packet, (input,), {})


def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether `abs(self - other) <= atol + rtol * abs(other)` or the elements are equal, element by
    element. Both tensors must have the same dtype; NaN is close to NaN only with `equal_nan`.
    """
    if rtol.__class__ is float and atol.__class__ is float and equal_nan.__class__ is bool:
        try:
            kernel = _isclose_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, rtol, atol, equal_nan)
    return exact(_isclose_packet, (input, other, rtol, atol, equal_nan), {})


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether every element is close in the sense of `isclose`."""
    if rtol.__class__ is float and atol.__class__ is float and equal_nan.__class__ is bool:
        try:
            kernel = _allclose_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, rtol, atol, equal_nan)
    return exact(_allclose_packet, (input, other, rtol, atol, equal_nan), {})


def equal(input, other):
    """Whether both tensors have the same shape and the same elements."""
    try:
        kernel = _equal_kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_equal_packet, (input, other), {})


def _local_scalar_dense(input):
    """The only element as a Python number; what `Tensor.item` asks of tensors that are no plain
    arrays.
    """
    try:
        kernel = __local_scalar_dense_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(__local_scalar_dense_packet, (input,), {})


def erf(input, *, out=None):
    """Error function."""
    if out is None:
        try:
            kernel = _erf_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_erf_packet, (input,), {"out": out})


def erf_(input):
    """Error function; in place."""
    try:
        kernel = _erf__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_erf__packet, (input,), {})


def erfc(input, *, out=None):
    """Complementary error function, `1 - erf(x)`, precise for large arguments."""
    if out is None:
        try:
            kernel = _erfc_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_erfc_packet, (input,), {"out": out})


def erfc_(input):
    """Complementary error function, `1 - erf(x)`, precise for large arguments; in place."""
    try:
        kernel = _erfc__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_erfc__packet, (input,), {})


def erfinv(input, *, out=None):
    """Inverse of the error function."""
    if out is None:
        try:
            kernel = _erfinv_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_erfinv_packet, (input,), {"out": out})


def erfinv_(input):
    """Inverse of the error function; in place."""
    try:
        kernel = _erfinv__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_erfinv__packet, (input,), {})


def lgamma(input, *, out=None):
    """Logarithm of the absolute value of the gamma function."""
    if out is None:
        try:
            kernel = _lgamma_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_lgamma_packet, (input,), {"out": out})


def lgamma_(input):
    """Logarithm of the absolute value of the gamma function; in place."""
    try:
        kernel = _lgamma__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_lgamma__packet, (input,), {})


def digamma(input, *, out=None):
    """Derivative of `lgamma`."""
    if out is None:
        try:
            kernel = _digamma_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_digamma_packet, (input,), {"out": out})


def digamma_(input):
    """Derivative of `lgamma`; in place."""
    try:
        kernel = _digamma__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_digamma__packet, (input,), {})


def polygamma(n, input, *, out=None):
    """The `n`-th derivative of `digamma`."""
    if out is None and n.__class__ is int:
        try:
            kernel = _polygamma_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(n, input)
    return exact(_polygamma_packet, (n, input), {"out": out})


def mvlgamma(input, p, *, out=None):
    """Logarithm of the multivariate gamma function of dimension `p`."""
    if out is None and p.__class__ is int:
        try:
            kernel = _mvlgamma_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p)
    return exact(_mvlgamma_packet, (input, p), {"out": out})


def mvlgamma_(input, p):
    """Logarithm of the multivariate gamma function of dimension `p`; in place."""
    if p.__class__ is int:
        try:
            kernel = _mvlgamma__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p)
    return exact(_mvlgamma__packet, (input, p), {})


def igamma(input, other, *, out=None):
    """Lower regularised incomplete gamma function."""
    if out is None:
        try:
            kernel = _igamma_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_igamma_packet, (input, other), {"out": out})


def igamma_(input, other):
    """Lower regularised incomplete gamma function; in place."""
    try:
        kernel = _igamma__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_igamma__packet, (input, other), {})


def igammac(input, other, *, out=None):
    """Upper regularised incomplete gamma function."""
    if out is None:
        try:
            kernel = _igammac_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_igammac_packet, (input, other), {"out": out})


def igammac_(input, other):
    """Upper regularised incomplete gamma function; in place."""
    try:
        kernel = _igammac__kernels[(input._bits | other._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, other)
    return exact(_igammac__packet, (input, other), {})


def i0(input, *, out=None):
    """Modified Bessel function of the first kind of order zero."""
    if out is None:
        try:
            kernel = _i0_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_i0_packet, (input,), {"out": out})


def i0_(input):
    """Modified Bessel function of the first kind of order zero; in place."""
    try:
        kernel = _i0__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_i0__packet, (input,), {})


def relu(input):
    """The larger of each element and zero."""
    try:
        kernel = _relu_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_relu_packet, (input,), {})


def relu_(input):
    """The larger of each element and zero; in place."""
    try:
        kernel = _relu__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_relu__packet, (input,), {})


def threshold(input, threshold, value, *, out=None):
    """Each element, or `value` where it is not above `threshold`."""
    if out is None and threshold.__class__ in NUMBER_BITS and value.__class__ in NUMBER_BITS:
        try:
            kernel = _threshold_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, threshold, value)
    return exact(_threshold_packet, (input, threshold, value), {"out": out})


def threshold_(input, threshold, value):
    """Each element, or `value` where it is not above `threshold`; in place."""
    if threshold.__class__ in NUMBER_BITS and value.__class__ in NUMBER_BITS:
        try:
            kernel = _threshold__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, threshold, value)
    return exact(_threshold__packet, (input, threshold, value), {})


def threshold_backward(grad_output, input, threshold, *, out=None):
    """Gradient of `threshold`."""
    if out is None and threshold.__class__ in NUMBER_BITS:
        try:
            kernel = _threshold_backward_kernels[(grad_output._bits | input._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input, threshold)
    return exact(_threshold_backward_packet, (grad_output, input, threshold), {"out": out})


def leaky_relu_backward(grad_output, input, negative_slope, self_is_result, *, out=None):
    """Gradient of `leaky_relu`."""
    if out is None and negative_slope.__class__ in NUMBER_BITS and self_is_result.__class__ is bool:
        try:
            kernel = _leaky_relu_backward_kernels[(grad_output._bits | input._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input, negative_slope, self_is_result)
    return exact(
        _leaky_relu_backward_packet,
        (grad_output, input, negative_slope, self_is_result),
        {"out": out},
    )


def prelu(input, weight):
    """Each element, times `weight` where it is not positive; `weight` is one number, or one for
    each channel.
    """
    try:
        kernel = _prelu_kernels[(input._bits | weight._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, weight)
    return exact(_prelu_packet, (input, weight), {})


def rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, generator=None):
    """Leaky rectifier whose slope is drawn from [lower, upper] in training and their mean
    otherwise.
    """
    if (
        lower.__class__ in NUMBER_BITS
        and upper.__class__ in NUMBER_BITS
        and training.__class__ is bool
        and generator is None
    ):
        try:
            kernel = _rrelu_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, lower, upper, training, generator)
    return exact(_rrelu_packet, (input, lower, upper, training, generator), {})


def rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False, generator=None):
    """Leaky rectifier with a drawn slope, in place; in place."""
    if (
        lower.__class__ in NUMBER_BITS
        and upper.__class__ in NUMBER_BITS
        and training.__class__ is bool
        and generator is None
    ):
        try:
            kernel = _rrelu__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, lower, upper, training, generator)
    return exact(_rrelu__packet, (input, lower, upper, training, generator), {})


def elu_backward(grad_output, alpha, scale, input_scale, is_result, self_or_result, *, out=None):
    """Gradient of `elu`."""
    if (
        out is None
        and alpha.__class__ in NUMBER_BITS
        and scale.__class__ in NUMBER_BITS
        and input_scale.__class__ in NUMBER_BITS
        and is_result.__class__ is bool
    ):
        try:
            kernel = _elu_backward_kernels[(grad_output._bits | self_or_result._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, alpha, scale, input_scale, is_result, self_or_result)
    return exact(
        _elu_backward_packet,
        (grad_output, alpha, scale, input_scale, is_result, self_or_result),
        {"out": out},
    )


def celu(input, alpha=1.0):
    """Exponential linear unit with a continuous derivative."""
    if alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _celu_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, alpha)
    return exact(_celu_packet, (input, alpha), {})


def celu_(input, alpha=1.0):
    """Exponential linear unit with a continuous derivative, in place; in place."""
    if alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _celu__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, alpha)
    return exact(_celu__packet, (input, alpha), {})


def selu(input):
    """Exponential linear unit of self-normalising networks."""
    try:
        kernel = _selu_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_selu_packet, (input,), {})


def selu_(input):
    """Exponential linear unit of self-normalising networks, in place; in place."""
    try:
        kernel = _selu__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_selu__packet, (input,), {})


def gelu_backward(grad_output, input, *, approximate="none", out=None):
    """Gradient of `gelu`."""
    if out is None and approximate.__class__ is str:
        try:
            kernel = _gelu_backward_kernels[(grad_output._bits | input._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input, approximate)
    return exact(
        _gelu_backward_packet, (grad_output, input), {"approximate": approximate, "out": out}
    )


def silu_backward(grad_output, input, *, out=None):
    """Gradient of `silu`."""
    if out is None:
        try:
            kernel = _silu_backward_kernels[(grad_output._bits | input._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input)
    return exact(_silu_backward_packet, (grad_output, input), {"out": out})


def mish_backward(grad_output, input):
    """Gradient of `mish`."""
    try:
        kernel = _mish_backward_kernels[(grad_output._bits | input._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(grad_output, input)
    return exact(_mish_backward_packet, (grad_output, input), {})


def softplus_backward(grad_output, input, beta, threshold, *, out=None):
    """Gradient of `softplus`."""
    if out is None and beta.__class__ in NUMBER_BITS and threshold.__class__ in NUMBER_BITS:
        try:
            kernel = _softplus_backward_kernels[(grad_output._bits | input._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input, beta, threshold)
    return exact(_softplus_backward_packet, (grad_output, input, beta, threshold), {"out": out})


def hardshrink(input, lambd=0.5, *, out=None):
    """Each element, or zero where its absolute value is at most `lambd`."""
    if out is None and lambd.__class__ in NUMBER_BITS:
        try:
            kernel = _hardshrink_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, lambd)
    return exact(_hardshrink_packet, (input, lambd), {"out": out})


def softmax(input, dim=MISSING, dtype=None, *, out=None, **numpy_names):
    """Exponentials along `dim` divided by their sum; computed in `dtype` if it is given."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _softmax_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, dtype)
    return exact(_softmax_packet, (input,), {"dim": dim, "dtype": dtype, "out": out, **numpy_names})


def log_softmax(input, dim=MISSING, dtype=None, *, out=None, **numpy_names):
    """Logarithm of `softmax`, computed without it; in `dtype` if it is given."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _log_softmax_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, dtype)
    return exact(
        _log_softmax_packet, (input,), {"dim": dim, "dtype": dtype, "out": out, **numpy_names}
    )


def _softmax(input, dim=MISSING, half_to_float=MISSING, *, out=None, **numpy_names):
    """Softmax; with `half_to_float`, of half precision in single precision."""
    if not numpy_names and out is None and dim.__class__ is int and half_to_float.__class__ is bool:
        try:
            kernel = __softmax_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, half_to_float)
    return exact(__softmax_packet, (input, dim, half_to_float), {"out": out, **numpy_names})


def _log_softmax(input, dim=MISSING, half_to_float=MISSING, *, out=None, **numpy_names):
    """Logarithm of softmax; with `half_to_float`, of half precision in single precision."""
    if not numpy_names and out is None and dim.__class__ is int and half_to_float.__class__ is bool:
        try:
            kernel = __log_softmax_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, half_to_float)
    return exact(__log_softmax_packet, (input, dim, half_to_float), {"out": out, **numpy_names})


def _softmax_backward_data(
    grad_output,
    output,
    dim=MISSING,
    input_dtype=MISSING,
    *,
    out=None,
    **numpy_names,
):
    """Gradient of `softmax` from its output."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and input_dtype.__class__ is dtype_class
    ):
        try:
            bits = grad_output._bits
            bits |= output._bits
            kernel = __softmax_backward_data_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, output, dim, input_dtype)
    return exact(
        __softmax_backward_data_packet,
        (grad_output, output, dim, input_dtype),
        {"out": out, **numpy_names},
    )


def _log_softmax_backward_data(
    grad_output,
    output,
    dim=MISSING,
    input_dtype=MISSING,
    *,
    out=None,
    **numpy_names,
):
    """Gradient of `log_softmax` from its output."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and input_dtype.__class__ is dtype_class
    ):
        try:
            bits = grad_output._bits
            bits |= output._bits
            kernel = __log_softmax_backward_data_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, output, dim, input_dtype)
    return exact(
        __log_softmax_backward_data_packet,
        (grad_output, output, dim, input_dtype),
        {"out": out, **numpy_names},
    )


def dropout(input, p, train):
    """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
    unless `train`.
    """
    if p.__class__ is float and train.__class__ is bool:
        try:
            kernel = _dropout_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_dropout_packet, (input, p, train), {})


def dropout_(input, p, train):
    """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
    unless `train`; in place.
    """
    if p.__class__ is float and train.__class__ is bool:
        try:
            kernel = _dropout__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_dropout__packet, (input, p, train), {})


def feature_dropout(input, p, train):
    """Dropout of whole channels."""
    if p.__class__ is float and train.__class__ is bool:
        try:
            kernel = _feature_dropout_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_feature_dropout_packet, (input, p, train), {})


def feature_dropout_(input, p, train):
    """Dropout of whole channels; in place."""
    if p.__class__ is float and train.__class__ is bool:
        try:
            kernel = _feature_dropout__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_feature_dropout__packet, (input, p, train), {})


def alpha_dropout(input, p, train):
    """Dropout that keeps mean and variance of self-normalising networks."""
    if p.__class__ is float and train.__class__ is bool:
        try:
            kernel = _alpha_dropout_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_alpha_dropout_packet, (input, p, train), {})


def alpha_dropout_(input, p, train):
    """Dropout that keeps mean and variance of self-normalising networks; in place."""
    if p.__class__ is float and train.__class__ is bool:
        try:
            kernel = _alpha_dropout__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_alpha_dropout__packet, (input, p, train), {})


def feature_alpha_dropout(input, p, train):
    """Alpha dropout of whole channels."""
    if p.__class__ is float and train.__class__ is bool:
        try:
            kernel = _feature_alpha_dropout_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_feature_alpha_dropout_packet, (input, p, train), {})


def feature_alpha_dropout_(input, p, train):
    """Alpha dropout of whole channels; in place."""
    if p.__class__ is float and train.__class__ is bool:
        try:
            kernel = _feature_alpha_dropout__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_feature_alpha_dropout__packet, (input, p, train), {})


def native_dropout(input, p, train):
    """Dropout together with the boolean mask of what was kept."""
    if p.__class__ is float and (train is None or train.__class__ is bool):
        try:
            kernel = _native_dropout_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, train)
    return exact(_native_dropout_packet, (input, p, train), {})


def native_dropout_backward(grad_output, mask, scale):
    """Gradient of `native_dropout`, `grad_output * mask * scale`."""
    if scale.__class__ is float:
        try:
            kernel = _native_dropout_backward_kernels[(grad_output._bits | mask._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, mask, scale)
    return exact(_native_dropout_backward_packet, (grad_output, mask, scale), {})


def binary_cross_entropy_with_logits(input, target, weight=None, pos_weight=None, reduction=1):
    """Binary cross entropy of the sigmoid of `self`, without overflow."""
    if reduction.__class__ is int:
        try:
            bits = input._bits
            bits |= target._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if pos_weight is None else pos_weight._bits
            kernel = _binary_cross_entropy_with_logits_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, target, weight, pos_weight, reduction)
    return exact(
        _binary_cross_entropy_with_logits_packet, (input, target, weight, pos_weight, reduction), {}
    )


def kl_div(input, target, reduction=1, *, log_target=False):
    """Kullback-Leibler divergence of `target` from the log probabilities `self`."""
    if reduction.__class__ is int and log_target.__class__ is bool:
        try:
            kernel = _kl_div_kernels[(input._bits | target._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, target, reduction, log_target)
    return exact(_kl_div_packet, (input, target, reduction), {"log_target": log_target})


def poisson_nll_loss(input, target, log_input, full, eps, reduction):
    """Negative log likelihood of a Poisson distribution."""
    if (
        log_input.__class__ is bool
        and full.__class__ is bool
        and eps.__class__ is float
        and reduction.__class__ is int
    ):
        try:
            kernel = _poisson_nll_loss_kernels[(input._bits | target._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, target, log_input, full, eps, reduction)
    return exact(_poisson_nll_loss_packet, (input, target, log_input, full, eps, reduction), {})


def hinge_embedding_loss(input, target, margin=1.0, reduction=1):
    """`self` where `target` is 1 and `max(0, margin - self)` where it is -1."""
    if margin.__class__ is float and reduction.__class__ is int:
        try:
            kernel = _hinge_embedding_loss_kernels[(input._bits | target._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, target, margin, reduction)
    return exact(_hinge_embedding_loss_packet, (input, target, margin, reduction), {})


def nll_loss_forward(input, target, weight, reduction, ignore_index, *, out=None):
    """Negative log likelihood of (N, C) log probabilities and N classes, and the sum of the
    weights.
    """
    if out is None and reduction.__class__ is int and ignore_index.__class__ is int:
        try:
            bits = input._bits
            bits |= target._bits
            bits |= 0 if weight is None else weight._bits
            kernel = _nll_loss_forward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, target, weight, reduction, ignore_index)
    return exact(
        _nll_loss_forward_packet, (input, target, weight, reduction, ignore_index), {"out": out}
    )


def _class_cross_entropy(input, target, reduction, ignore_index):
    """Cross entropy of the softmax of (N, C) scores with N classes, and that softmax."""
    if reduction.__class__ is int and ignore_index.__class__ is int:
        try:
            kernel = __class_cross_entropy_kernels[(input._bits | target._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, target, reduction, ignore_index)
    return exact(__class_cross_entropy_packet, (input, target, reduction, ignore_index), {})


def nll_loss2d_forward(input, target, weight, reduction, ignore_index, *, out=None):
    """Negative log likelihood of (N, C, H, W) log probabilities and (N, H, W) classes."""
    if out is None and reduction.__class__ is int and ignore_index.__class__ is int:
        try:
            bits = input._bits
            bits |= target._bits
            bits |= 0 if weight is None else weight._bits
            kernel = _nll_loss2d_forward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, target, weight, reduction, ignore_index)
    return exact(
        _nll_loss2d_forward_packet, (input, target, weight, reduction, ignore_index), {"out": out}
    )


def nll_loss_backward(
    grad_output,
    input,
    target,
    weight,
    reduction,
    ignore_index,
    total_weight,
    *,
    out=None,
):
    """Gradient of `nll_loss_forward`."""
    if out is None and reduction.__class__ is int and ignore_index.__class__ is int:
        try:
            bits = grad_output._bits
            bits |= input._bits
            bits |= target._bits
            bits |= 0 if weight is None else weight._bits
            bits |= total_weight._bits
            kernel = _nll_loss_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input, target, weight, reduction, ignore_index, total_weight)
    return exact(
        _nll_loss_backward_packet,
        (grad_output, input, target, weight, reduction, ignore_index, total_weight),
        {"out": out},
    )


def nll_loss2d_backward(
    grad_output,
    input,
    target,
    weight,
    reduction,
    ignore_index,
    total_weight,
    *,
    out=None,
):
    """Gradient of `nll_loss2d_forward`."""
    if out is None and reduction.__class__ is int and ignore_index.__class__ is int:
        try:
            bits = grad_output._bits
            bits |= input._bits
            bits |= target._bits
            bits |= 0 if weight is None else weight._bits
            bits |= total_weight._bits
            kernel = _nll_loss2d_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input, target, weight, reduction, ignore_index, total_weight)
    return exact(
        _nll_loss2d_backward_packet,
        (grad_output, input, target, weight, reduction, ignore_index, total_weight),
        {"out": out},
    )


def multilabel_margin_loss_forward(input, target, reduction, *, out=None):
    """Margin loss of several labels for each sample, and whether each class is a label."""
    if out is None and reduction.__class__ is int:
        try:
            bits = input._bits
            bits |= target._bits
            kernel = _multilabel_margin_loss_forward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, target, reduction)
    return exact(_multilabel_margin_loss_forward_packet, (input, target, reduction), {"out": out})


def multilabel_margin_loss_backward(grad_output, input, target, reduction, is_target, *, out=None):
    """Gradient of `multilabel_margin_loss_forward`."""
    if out is None and reduction.__class__ is int:
        try:
            bits = grad_output._bits
            bits |= input._bits
            bits |= target._bits
            bits |= is_target._bits
            kernel = _multilabel_margin_loss_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input, target, reduction, is_target)
    return exact(
        _multilabel_margin_loss_backward_packet,
        (grad_output, input, target, reduction, is_target),
        {"out": out},
    )


def margin_ranking_loss(input1, input2, target, margin=0.0, reduction=1):
    """`max(0, margin - target * (input1 - input2))`."""
    if margin.__class__ is float and reduction.__class__ is int:
        try:
            bits = input1._bits
            bits |= input2._bits
            bits |= target._bits
            kernel = _margin_ranking_loss_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input1, input2, target, margin, reduction)
    return exact(_margin_ranking_loss_packet, (input1, input2, target, margin, reduction), {})


def cosine_embedding_loss(input1, input2, target, margin=0.0, reduction=1):
    """One less the cosine of two vectors that should be alike; of others, its excess over
    `margin`.
    """
    if margin.__class__ is float and reduction.__class__ is int:
        try:
            bits = input1._bits
            bits |= input2._bits
            bits |= target._bits
            kernel = _cosine_embedding_loss_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input1, input2, target, margin, reduction)
    return exact(_cosine_embedding_loss_packet, (input1, input2, target, margin, reduction), {})


def triplet_margin_loss(
    anchor,
    positive,
    negative,
    margin=1.0,
    p=2,
    eps=1e-06,
    swap=False,
    reduction=1,
):
    """Excess of the distance to the positive example over that to the negative one."""
    if (
        margin.__class__ is float
        and p.__class__ is float
        and eps.__class__ is float
        and swap.__class__ is bool
        and reduction.__class__ is int
    ):
        try:
            bits = anchor._bits
            bits |= positive._bits
            bits |= negative._bits
            kernel = _triplet_margin_loss_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(anchor, positive, negative, margin, p, eps, swap, reduction)
    return exact(
        _triplet_margin_loss_packet,
        (anchor, positive, negative, margin, p, eps, swap, reduction),
        {},
    )


def _ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, zero_infinity=False):
    """Negative log likelihood of label sequences given (T, N, C) log probabilities, and its forward
    variables.
    """
    if (
        input_lengths.__class__ in TUPLES
        and target_lengths.__class__ in TUPLES
        and blank.__class__ is int
        and zero_infinity.__class__ is bool
    ):
        try:
            kernel = __ctc_loss_kernels[(log_probs._bits | targets._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
    return exact(
        __ctc_loss_packet,
        (log_probs, targets, input_lengths, target_lengths, blank, zero_infinity),
        {},
    )


def _ctc_loss_backward(
    grad,
    log_probs,
    targets,
    input_lengths,
    target_lengths,
    neg_log_likelihood,
    log_alpha,
    blank,
    zero_infinity=False,
):
    """Gradient of `_ctc_loss`."""
    if (
        input_lengths.__class__ in TUPLES
        and target_lengths.__class__ in TUPLES
        and blank.__class__ is int
        and zero_infinity.__class__ is bool
    ):
        try:
            bits = grad._bits
            bits |= log_probs._bits
            bits |= targets._bits
            bits |= neg_log_likelihood._bits
            bits |= log_alpha._bits
            kernel = __ctc_loss_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                grad,
                log_probs,
                targets,
                input_lengths,
                target_lengths,
                neg_log_likelihood,
                log_alpha,
                blank,
                zero_infinity,
            )
    return exact(
        __ctc_loss_backward_packet,
        (
            grad,
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            neg_log_likelihood,
            log_alpha,
            blank,
            zero_infinity,
        ),
        {},
    )


def ctc_loss(
    log_probs,
    targets,
    input_lengths,
    target_lengths,
    blank=0,
    reduction=1,
    zero_infinity=False,
):
    """Connectionist temporal classification loss."""
    if (
        input_lengths.__class__ in TUPLES
        and target_lengths.__class__ in TUPLES
        and blank.__class__ is int
        and reduction.__class__ is int
        and zero_infinity.__class__ is bool
    ):
        try:
            kernel = _ctc_loss_IntList_kernels[(log_probs._bits | targets._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                log_probs,
                targets,
                input_lengths,
                target_lengths,
                blank,
                reduction,
                zero_infinity,
            )
    if blank.__class__ is int and reduction.__class__ is int and zero_infinity.__class__ is bool:
        try:
            bits = log_probs._bits
            bits |= targets._bits
            bits |= input_lengths._bits
            bits |= target_lengths._bits
            kernel = _ctc_loss_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                log_probs,
                targets,
                input_lengths,
                target_lengths,
                blank,
                reduction,
                zero_infinity,
            )
    return exact(
        _ctc_loss_packet,
        (log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity),
        {},
    )


def sum(input, dim=MISSING, keepdim=MISSING, *, dtype=None, out=None, **numpy_names):
    """Sum of all elements; integers and Booleans add up in int64."""
    if (
        not numpy_names
        and out is None
        and dim is MISSING
        and keepdim is MISSING
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _sum_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dtype)
    if (
        not numpy_names
        and out is None
        and dim.__class__ in OPTIONAL_SIZES
        and (keepdim is MISSING or keepdim.__class__ is bool)
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _sum_dim_IntList_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (dim,) if dim.__class__ is int else dim,
                False if keepdim is MISSING else keepdim,
                dtype,
            )
    return exact(_sum_packet, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names})


def nansum(input, dim=None, keepdim=False, *, dtype=None, out=None, **numpy_names):
    """Sum over the dimensions `dim` that counts NaN as zero."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ in OPTIONAL_SIZES
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _nansum_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
    return exact(_nansum_packet, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names})


def mean(input, dim=MISSING, keepdim=MISSING, *, dtype=None, out=None, **numpy_names):
    """Arithmetic mean of all elements; floating or complex types only."""
    if (
        not numpy_names
        and out is None
        and dim is MISSING
        and keepdim is MISSING
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _mean_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dtype)
    if (
        not numpy_names
        and out is None
        and dim.__class__ in OPTIONAL_SIZES
        and (keepdim is MISSING or keepdim.__class__ is bool)
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _mean_dim_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (dim,) if dim.__class__ is int else dim,
                False if keepdim is MISSING else keepdim,
                dtype,
            )
    return exact(_mean_packet, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names})


def nanmean(input, dim=None, keepdim=False, *, dtype=None, out=None, **numpy_names):
    """Arithmetic mean over the dimensions `dim` of the elements that are not NaN."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ in OPTIONAL_SIZES
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _nanmean_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
    return exact(
        _nanmean_packet, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names}
    )


def prod(input, dim=MISSING, keepdim=MISSING, *, dtype=None, out=None, **numpy_names):
    """Product of all elements; integers and Booleans multiply in int64."""
    if (
        not numpy_names
        and out is None
        and dim is MISSING
        and keepdim is MISSING
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _prod_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dtype)
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (keepdim is MISSING or keepdim.__class__ is bool)
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _prod_dim_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, False if keepdim is MISSING else keepdim, dtype)
    return exact(_prod_packet, (input, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names})


def count_nonzero(*args, **kwargs):
    """How many elements are not zero, along `dim` or in all."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _count_nonzero_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None)
    if not kwargs and len(args) == 2 and (args[1] is None or args[1].__class__ is int):
        try:
            kernel = _count_nonzero_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _count_nonzero_dim_IntList_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_count_nonzero_packet, args, kwargs)


def amax(input, dim=(), keepdim=False, *, out=None, **numpy_names):
    """Largest element over the dimensions `dim`; gradients are shared among equal ones."""
    if not numpy_names and out is None and dim.__class__ in SIZES and keepdim.__class__ is bool:
        try:
            kernel = _amax_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim, keepdim)
    return exact(_amax_packet, (input, dim, keepdim), {"out": out, **numpy_names})


def amin(input, dim=(), keepdim=False, *, out=None, **numpy_names):
    """Smallest element over the dimensions `dim`; gradients are shared among equal ones."""
    if not numpy_names and out is None and dim.__class__ in SIZES and keepdim.__class__ is bool:
        try:
            kernel = _amin_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim, keepdim)
    return exact(_amin_packet, (input, dim, keepdim), {"out": out, **numpy_names})


def aminmax(input, *, dim=None, keepdim=False, out=None, **numpy_names):
    """Smallest and largest element, over `dim` or in all."""
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
    ):
        try:
            kernel = _aminmax_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, keepdim)
    return exact(
        _aminmax_packet, (input,), {"dim": dim, "keepdim": keepdim, "out": out, **numpy_names}
    )


def argmax(input, dim=None, keepdim=False, *, out=None, **numpy_names):
    """Position of the largest element along `dim`, or in the flattened tensor."""
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
    ):
        try:
            kernel = _argmax_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, keepdim)
    return exact(_argmax_packet, (input, dim, keepdim), {"out": out, **numpy_names})


def argmin(input, dim=None, keepdim=False, *, out=None, **numpy_names):
    """Position of the smallest element along `dim`, or in the flattened tensor."""
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
    ):
        try:
            kernel = _argmin_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, keepdim)
    return exact(_argmin_packet, (input, dim, keepdim), {"out": out, **numpy_names})


def all(*args, **kwargs):
    """Whether every element is nonzero."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _all_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0])
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _all_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        try:
            kernel = _all_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    if not kwargs and len(args) == 1:
        try:
            kernel = _all_dims_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, False)
    if not kwargs and len(args) == 2 and (args[1] is None or args[1].__class__ in TUPLES):
        try:
            kernel = _all_dims_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if (
        not kwargs
        and len(args) == 3
        and (args[1] is None or args[1].__class__ in TUPLES)
        and args[2].__class__ is bool
    ):
        try:
            kernel = _all_dims_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_all_packet, args, kwargs)


def any(*args, **kwargs):
    """Whether any element is nonzero."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _any_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0])
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _any_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        try:
            kernel = _any_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    if not kwargs and len(args) == 1:
        try:
            kernel = _any_dims_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, False)
    if not kwargs and len(args) == 2 and (args[1] is None or args[1].__class__ in TUPLES):
        try:
            kernel = _any_dims_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if (
        not kwargs
        and len(args) == 3
        and (args[1] is None or args[1].__class__ in TUPLES)
        and args[2].__class__ is bool
    ):
        try:
            kernel = _any_dims_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_any_packet, args, kwargs)


def var(*args, **kwargs):
    """Variance of all elements, unbiased (over count - 1) or not."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _var_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], True)
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        try:
            kernel = _var_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in OPTIONAL_SIZES:
        try:
            kernel = _var_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) if args[1].__class__ is int else args[1], True, False)
    if (
        not kwargs
        and len(args) == 3
        and args[1].__class__ in OPTIONAL_SIZES
        and args[2].__class__ is bool
    ):
        try:
            kernel = _var_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else args[1],
                args[2],
                False,
            )
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ in OPTIONAL_SIZES
        and args[2].__class__ is bool
        and args[3].__class__ is bool
    ):
        try:
            kernel = _var_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else args[1],
                args[2],
                args[3],
            )
    if not kwargs and len(args) == 1:
        try:
            kernel = _var_correction_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, None, False)
    if not kwargs and len(args) == 2 and args[1].__class__ in OPTIONAL_SIZES:
        try:
            kernel = _var_correction_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) if args[1].__class__ is int else args[1], None, False)
    return exact(_var_packet, args, kwargs)


def std(*args, **kwargs):
    """Standard deviation of all elements, unbiased (over count - 1) or not."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _std_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], True)
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        try:
            kernel = _std_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in OPTIONAL_SIZES:
        try:
            kernel = _std_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) if args[1].__class__ is int else args[1], True, False)
    if (
        not kwargs
        and len(args) == 3
        and args[1].__class__ in OPTIONAL_SIZES
        and args[2].__class__ is bool
    ):
        try:
            kernel = _std_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else args[1],
                args[2],
                False,
            )
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ in OPTIONAL_SIZES
        and args[2].__class__ is bool
        and args[3].__class__ is bool
    ):
        try:
            kernel = _std_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else args[1],
                args[2],
                args[3],
            )
    if not kwargs and len(args) == 1:
        try:
            kernel = _std_correction_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, None, False)
    if not kwargs and len(args) == 2 and args[1].__class__ in OPTIONAL_SIZES:
        try:
            kernel = _std_correction_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) if args[1].__class__ is int else args[1], None, False)
    return exact(_std_packet, args, kwargs)


def var_mean(*args, **kwargs):
    """Variance and mean of all elements."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _var_mean_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], True)
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        try:
            kernel = _var_mean_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in OPTIONAL_SIZES:
        try:
            kernel = _var_mean_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) if args[1].__class__ is int else args[1], True, False)
    if (
        not kwargs
        and len(args) == 3
        and args[1].__class__ in OPTIONAL_SIZES
        and args[2].__class__ is bool
    ):
        try:
            kernel = _var_mean_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else args[1],
                args[2],
                False,
            )
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ in OPTIONAL_SIZES
        and args[2].__class__ is bool
        and args[3].__class__ is bool
    ):
        try:
            kernel = _var_mean_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else args[1],
                args[2],
                args[3],
            )
    if not kwargs and len(args) == 1:
        try:
            kernel = _var_mean_correction_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, None, False)
    if not kwargs and len(args) == 2 and args[1].__class__ in OPTIONAL_SIZES:
        try:
            kernel = _var_mean_correction_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) if args[1].__class__ is int else args[1], None, False)
    return exact(_var_mean_packet, args, kwargs)


def std_mean(*args, **kwargs):
    """Standard deviation and mean of all elements."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _std_mean_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], True)
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        try:
            kernel = _std_mean_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in OPTIONAL_SIZES:
        try:
            kernel = _std_mean_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) if args[1].__class__ is int else args[1], True, False)
    if (
        not kwargs
        and len(args) == 3
        and args[1].__class__ in OPTIONAL_SIZES
        and args[2].__class__ is bool
    ):
        try:
            kernel = _std_mean_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else args[1],
                args[2],
                False,
            )
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ in OPTIONAL_SIZES
        and args[2].__class__ is bool
        and args[3].__class__ is bool
    ):
        try:
            kernel = _std_mean_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                args[0],
                (args[1],) if args[1].__class__ is int else args[1],
                args[2],
                args[3],
            )
    if not kwargs and len(args) == 1:
        try:
            kernel = _std_mean_correction_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], None, None, False)
    if not kwargs and len(args) == 2 and args[1].__class__ in OPTIONAL_SIZES:
        try:
            kernel = _std_mean_correction_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) if args[1].__class__ is int else args[1], None, False)
    return exact(_std_mean_packet, args, kwargs)


def logsumexp(input, dim=MISSING, keepdim=False, *, out=None, **numpy_names):
    """Logarithm of the sum of exponentials over the dimensions `dim`, without overflow."""
    if not numpy_names and out is None and dim.__class__ in SIZES and keepdim.__class__ is bool:
        try:
            kernel = _logsumexp_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim, keepdim)
    return exact(
        _logsumexp_packet, (input,), {"dim": dim, "keepdim": keepdim, "out": out, **numpy_names}
    )


def median(input, dim=MISSING, keepdim=MISSING, *, out=None, **numpy_names):
    """The middle element, the lower one of two; NaN if any is."""
    if not numpy_names and out is None and dim is MISSING and keepdim is MISSING:
        try:
            kernel = _median_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (keepdim is MISSING or keepdim.__class__ is bool)
    ):
        try:
            kernel = _median_dim_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, False if keepdim is MISSING else keepdim)
    return exact(_median_packet, (input, dim, keepdim), {"out": out, **numpy_names})


def nanmedian(input, dim=MISSING, keepdim=MISSING, *, out=None, **numpy_names):
    """The middle element of those that are not NaN."""
    if not numpy_names and out is None and dim is MISSING and keepdim is MISSING:
        try:
            kernel = _nanmedian_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (keepdim is MISSING or keepdim.__class__ is bool)
    ):
        try:
            kernel = _nanmedian_dim_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, False if keepdim is MISSING else keepdim)
    return exact(_nanmedian_packet, (input, dim, keepdim), {"out": out, **numpy_names})


def mode(input, dim=-1, keepdim=False, *, out=None, **numpy_names):
    """The most frequent elements along `dim` and where they last stand."""
    if not numpy_names and out is None and dim.__class__ is int and keepdim.__class__ is bool:
        try:
            kernel = _mode_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, keepdim)
    return exact(_mode_packet, (input, dim, keepdim), {"out": out, **numpy_names})


def quantile(input, q, dim=None, keepdim=False, *, interpolation="linear", out=None, **numpy_names):
    """The `q`-quantiles along `dim`, between neighbours by `interpolation`."""
    if (
        not numpy_names
        and out is None
        and q.__class__ is float
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
        and interpolation.__class__ is str
    ):
        try:
            kernel = _quantile_scalar_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, q, dim, keepdim, interpolation)
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
        and interpolation.__class__ is str
    ):
        try:
            kernel = _quantile_kernels[(input._bits | q._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, q, dim, keepdim, interpolation)
    return exact(
        _quantile_packet,
        (input, q, dim, keepdim),
        {"interpolation": interpolation, "out": out, **numpy_names},
    )


def nanquantile(
    input,
    q,
    dim=None,
    keepdim=False,
    *,
    interpolation="linear",
    out=None,
    **numpy_names,
):
    """The `q`-quantiles along `dim` of the elements that are not NaN."""
    if (
        not numpy_names
        and out is None
        and q.__class__ is float
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
        and interpolation.__class__ is str
    ):
        try:
            kernel = _nanquantile_scalar_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, q, dim, keepdim, interpolation)
    if (
        not numpy_names
        and out is None
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
        and interpolation.__class__ is str
    ):
        try:
            kernel = _nanquantile_kernels[(input._bits | q._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, q, dim, keepdim, interpolation)
    return exact(
        _nanquantile_packet,
        (input, q, dim, keepdim),
        {"interpolation": interpolation, "out": out, **numpy_names},
    )


def cumsum(input, dim=MISSING, *, dtype=None, out=None, **numpy_names):
    """The sum of each element and those before it along `dim`."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _cumsum_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, dtype)
    return exact(_cumsum_packet, (input, dim), {"dtype": dtype, "out": out, **numpy_names})


def cumsum_(input, dim=MISSING, *, dtype=None, **numpy_names):
    """The sum of each element and those before it along `dim`; in place."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _cumsum__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, dtype)
    return exact(_cumsum__packet, (input, dim), {"dtype": dtype, **numpy_names})


def cumprod(input, dim=MISSING, *, dtype=None, out=None, **numpy_names):
    """The product of each element and those before it along `dim`."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _cumprod_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, dtype)
    return exact(_cumprod_packet, (input, dim), {"dtype": dtype, "out": out, **numpy_names})


def cumprod_(input, dim=MISSING, *, dtype=None, **numpy_names):
    """The product of each element and those before it along `dim`; in place."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        try:
            kernel = _cumprod__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, dtype)
    return exact(_cumprod__packet, (input, dim), {"dtype": dtype, **numpy_names})


def cummax(input, dim=MISSING, *, out=None, **numpy_names):
    """The largest element so far along `dim` and where it was last found."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _cummax_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim)
    return exact(_cummax_packet, (input, dim), {"out": out, **numpy_names})


def cummin(input, dim=MISSING, *, out=None, **numpy_names):
    """The smallest element so far along `dim` and where it was last found."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _cummin_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim)
    return exact(_cummin_packet, (input, dim), {"out": out, **numpy_names})


def logcumsumexp(input, dim=MISSING, *, out=None, **numpy_names):
    """The logarithm of the running sum of exponentials along `dim`."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _logcumsumexp_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim)
    return exact(_logcumsumexp_packet, (input, dim), {"out": out, **numpy_names})


def diff(input, n=1, dim=-1, prepend=None, append=None, *, out=None, **numpy_names):
    """Differences of neighbours along `dim`, taken `n` times."""
    if not numpy_names and out is None and n.__class__ is int and dim.__class__ is int:
        try:
            bits = input._bits
            bits |= 0 if prepend is None else prepend._bits
            bits |= 0 if append is None else append._bits
            kernel = _diff_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n, dim, prepend, append)
    return exact(_diff_packet, (input, n, dim, prepend, append), {"out": out, **numpy_names})


def trapezoid(y, x=MISSING, *, dim=-1, dx=MISSING, **numpy_names):
    """The integral along `dim` by the trapezoidal rule, at points `x`."""
    if (
        not numpy_names
        and x is MISSING
        and dim.__class__ is int
        and (dx is MISSING or dx.__class__ in NUMBER_BITS)
    ):
        try:
            kernel = _trapezoid_dx_kernels[y._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(y, 1 if dx is MISSING else dx, dim)
    if not numpy_names and x is not MISSING and dim.__class__ is int and dx is MISSING:
        try:
            kernel = _trapezoid_x_kernels[(y._bits | x._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(y, x, dim)
    return exact(_trapezoid_packet, (y, x), {"dim": dim, "dx": dx, **numpy_names})


def trapz(y, x=MISSING, *, dim=-1, dx=MISSING, **numpy_names):
    """The integral along `dim` by the trapezoidal rule, at points `x`."""
    if (
        not numpy_names
        and x is MISSING
        and dim.__class__ is int
        and (dx is MISSING or dx.__class__ is float)
    ):
        try:
            kernel = _trapz_dx_kernels[y._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(y, 1 if dx is MISSING else dx, dim)
    if not numpy_names and x is not MISSING and dim.__class__ is int and dx is MISSING:
        try:
            kernel = _trapz_x_kernels[(y._bits | x._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(y, x, dim)
    return exact(_trapz_packet, (y, x), {"dim": dim, "dx": dx, **numpy_names})


def cumulative_trapezoid(y, x=MISSING, *, dim=-1, dx=MISSING, **numpy_names):
    """Running integrals along `dim` by the trapezoidal rule, at points `x`."""
    if (
        not numpy_names
        and x is MISSING
        and dim.__class__ is int
        and (dx is MISSING or dx.__class__ in NUMBER_BITS)
    ):
        try:
            kernel = _cumulative_trapezoid_dx_kernels[y._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(y, 1 if dx is MISSING else dx, dim)
    if not numpy_names and x is not MISSING and dim.__class__ is int and dx is MISSING:
        try:
            kernel = _cumulative_trapezoid_x_kernels[(y._bits | x._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(y, x, dim)
    return exact(_cumulative_trapezoid_packet, (y, x), {"dim": dim, "dx": dx, **numpy_names})


def gradient(input, *, spacing=MISSING, dim=MISSING, edge_order=1, **numpy_names):
    """Derivatives by central differences, at points `spacing` apart."""
    if (
        not numpy_names
        and (spacing is MISSING or (spacing is None or spacing.__class__ in NUMBER_BITS))
        and (dim is MISSING or (dim is None or dim.__class__ is int))
        and edge_order.__class__ is int
    ):
        try:
            kernel = _gradient_scalarint_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                None if spacing is MISSING else spacing,
                None if dim is MISSING else dim,
                edge_order,
            )
    if (
        not numpy_names
        and spacing.__class__ in NUMBER_BITS
        and dim.__class__ in TUPLES
        and edge_order.__class__ is int
    ):
        try:
            kernel = _gradient_scalararray_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, spacing, dim, edge_order)
    if (
        not numpy_names
        and spacing is MISSING
        and dim.__class__ in TUPLES
        and edge_order.__class__ is int
    ):
        try:
            kernel = _gradient_array_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, edge_order)
    if (
        not numpy_names
        and spacing.__class__ in TUPLES
        and (dim is MISSING or (dim is None or dim.__class__ is int))
        and edge_order.__class__ is int
    ):
        try:
            kernel = _gradient_scalarrayint_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, spacing, None if dim is MISSING else dim, edge_order)
    if (
        not numpy_names
        and spacing.__class__ in TUPLES
        and dim.__class__ in TUPLES
        and edge_order.__class__ is int
    ):
        try:
            kernel = _gradient_scalarrayarray_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, spacing, dim, edge_order)
    if (
        not numpy_names
        and spacing is not MISSING
        and spacing.__class__ in SEQUENCES
        and (dim is MISSING or (dim is None or dim.__class__ is int))
        and edge_order.__class__ is int
    ):
        try:
            bits = 0
            for item in spacing:
                bits |= item._bits
            kernel = _gradient_tensorarrayint_kernels[(bits | input._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, spacing, None if dim is MISSING else dim, edge_order)
    if (
        not numpy_names
        and spacing is not MISSING
        and spacing.__class__ in SEQUENCES
        and dim.__class__ in TUPLES
        and edge_order.__class__ is int
    ):
        try:
            bits = 0
            for item in spacing:
                bits |= item._bits
            kernel = _gradient_tensorarray_kernels[(bits | input._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, spacing, dim, edge_order)
    return exact(
        _gradient_packet,
        (input,),
        {"spacing": spacing, "dim": dim, "edge_order": edge_order, **numpy_names},
    )


def bincount(input, weights=None, minlength=0):
    """How often each number occurs in a vector of integers, or the sum of its weights."""
    if minlength.__class__ is int:
        try:
            bits = input._bits
            bits |= 0 if weights is None else weights._bits
            kernel = _bincount_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, weights, minlength)
    return exact(_bincount_packet, (input, weights, minlength), {})


def histc(input, bins=100, min=0, max=0, *, out=None):
    """Counts in equal bins from `min` to `max`, or over the range of the data."""
    if (
        out is None
        and bins.__class__ is int
        and min.__class__ in NUMBER_BITS
        and max.__class__ in NUMBER_BITS
    ):
        try:
            kernel = _histc_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, bins, min, max)
    return exact(_histc_packet, (input, bins, min, max), {"out": out})


def histogram(input, bins=MISSING, *, weight=None, density=False, range=MISSING, out=None):
    """Counts, weights or densities between given edges, and the edges."""
    if (
        out is None
        and (bins is MISSING or bins.__class__ is int)
        and density.__class__ is bool
        and (range is MISSING or (range is None or range.__class__ in TUPLES))
    ):
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            kernel = _histogram_bin_ct_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                100 if bins is MISSING else bins,
                None if range is MISSING else range,
                weight,
                density,
            )
    if out is None and bins is not MISSING and density.__class__ is bool and range is MISSING:
        try:
            bits = input._bits
            bits |= bins._bits
            bits |= 0 if weight is None else weight._bits
            kernel = _histogram_bins_tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, bins, weight, density)
    return exact(
        _histogram_packet,
        (input, bins),
        {"weight": weight, "density": density, "range": range, "out": out},
    )


def hash_tensor(input, dim=(), *, keepdim=False, mode=0, out=None, **numpy_names):
    """The exclusive or, over `dim`, of the bits of the elements."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ in SIZES
        and keepdim.__class__ is bool
        and mode.__class__ is int
    ):
        try:
            kernel = _hash_tensor_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim, keepdim, mode)
    return exact(
        _hash_tensor_packet,
        (input, dim),
        {"keepdim": keepdim, "mode": mode, "out": out, **numpy_names},
    )


def cov(input, *, correction=1, fweights=None, aweights=None):
    """Covariances of variables, one per row, over observations, one per column."""
    if correction.__class__ is int:
        try:
            bits = input._bits
            bits |= 0 if fweights is None else fweights._bits
            bits |= 0 if aweights is None else aweights._bits
            kernel = _cov_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, correction, fweights, aweights)
    return exact(
        _cov_packet,
        (input,),
        {"correction": correction, "fweights": fweights, "aweights": aweights},
    )


def corrcoef(input):
    """Correlations of variables, one per row, over observations, one per column."""
    try:
        kernel = _corrcoef_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_corrcoef_packet, (input,), {})


def alias(input):
    """The same tensor as a view of itself."""
    try:
        kernel = _alias_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_alias_packet, (input,), {})


def detach(input):
    """A view that is not part of the graph."""
    try:
        kernel = _detach_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_detach_packet, (input,), {})


def _unsafe_view(*args, **kwargs):
    """As `view`, of a tensor that nothing else refers to."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = __unsafe_view_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(__unsafe_view_packet, args, kwargs)


def reshape(*args, **kwargs):
    """The same elements, in order, under another shape: a view if strides allow it, else a copy."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _reshape_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_reshape_packet, args, kwargs)


def flatten(input, start_dim=0, end_dim=-1):
    """The dimensions from `start_dim` to `end_dim` made one."""
    if start_dim.__class__ is int and end_dim.__class__ is int:
        try:
            kernel = _flatten_using_ints_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, start_dim, end_dim)
    return exact(_flatten_packet, (input, start_dim, end_dim), {})


def unflatten(input, dim=MISSING, sizes=MISSING, **numpy_names):
    """One dimension made several; one of `sizes` may be -1."""
    if not numpy_names and dim.__class__ is int and sizes.__class__ in TUPLES:
        try:
            kernel = _unflatten_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, sizes)
    return exact(_unflatten_packet, (input, dim, sizes), {**numpy_names})


def ravel(input):
    """The tensor as a vector."""
    try:
        kernel = _ravel_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_ravel_packet, (input,), {})


def permute(*args, **kwargs):
    """The dimensions in another order."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _permute_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_permute_packet, args, kwargs)


def transpose(input, dim0, dim1):
    """Two dimensions exchanged."""
    if dim0.__class__ is int and dim1.__class__ is int:
        try:
            kernel = _transpose_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim0, dim1)
    return exact(_transpose_packet, (input, dim0, dim1), {})


def t(input):
    """The transpose of a matrix; vectors and scalars as they are."""
    try:
        kernel = _t_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_t_packet, (input,), {})


def swapaxes(input, axis0, axis1):
    """Two dimensions exchanged."""
    if axis0.__class__ is int and axis1.__class__ is int:
        try:
            kernel = _swapaxes_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, axis0, axis1)
    return exact(_swapaxes_packet, (input, axis0, axis1), {})


def swapdims(input, dim0, dim1):
    """Two dimensions exchanged."""
    if dim0.__class__ is int and dim1.__class__ is int:
        try:
            kernel = _swapdims_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim0, dim1)
    return exact(_swapdims_packet, (input, dim0, dim1), {})


def movedim(input, source, destination):
    """Dimensions moved from places `source` to places `destination`."""
    if source.__class__ in TUPLES and destination.__class__ in TUPLES:
        try:
            kernel = _movedim_intlist_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, source, destination)
    if source.__class__ is int and destination.__class__ is int:
        try:
            kernel = _movedim_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, source, destination)
    return exact(_movedim_packet, (input, source, destination), {})


def moveaxis(input, source, destination):
    """Dimensions moved from places `source` to places `destination`."""
    if source.__class__ in TUPLES and destination.__class__ in TUPLES:
        try:
            kernel = _moveaxis_intlist_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, source, destination)
    if source.__class__ is int and destination.__class__ is int:
        try:
            kernel = _moveaxis_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, source, destination)
    return exact(_moveaxis_packet, (input, source, destination), {})


def adjoint(input):
    """The last two dimensions exchanged and the elements conjugated."""
    try:
        kernel = _adjoint_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_adjoint_packet, (input,), {})


def broadcast_to(*args, **kwargs):
    """The tensor expanded to `size`."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _broadcast_to_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_broadcast_to_packet, args, kwargs)


def squeeze(*args, **kwargs):
    """Without the dimensions of extent 1."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _squeeze_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0])
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _squeeze_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _squeeze_dims_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_squeeze_packet, args, kwargs)


def unsqueeze(input, dim=MISSING, **numpy_names):
    """With a new dimension of extent 1 at `dim`."""
    if not numpy_names and dim.__class__ is int:
        try:
            kernel = _unsqueeze_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim)
    return exact(_unsqueeze_packet, (input, dim), {**numpy_names})


def select(input, dim=MISSING, index=MISSING, **numpy_names):
    """The slice at `index` along `dim`, which is dropped."""
    if not numpy_names and dim.__class__ is int and index.__class__ is int:
        try:
            kernel = _select_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index)
    return exact(_select_packet, (input, dim, index), {**numpy_names})


def slice(input, dim=0, start=None, end=None, step=1, **numpy_names):
    """Every `step`-th slice from `start` up to `end` along `dim`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (start is None or start.__class__ is int)
        and (end is None or end.__class__ is int)
        and step.__class__ is int
    ):
        try:
            kernel = _slice_Tensor_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, start, end, step)
    return exact(_slice_packet, (input, dim, start, end, step), {**numpy_names})


def narrow(input, dim=MISSING, start=MISSING, length=MISSING, **numpy_names):
    """`length` slices from `start` on along `dim`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and start.__class__ is int
        and length.__class__ is int
    ):
        try:
            kernel = _narrow_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, start, length)
    if (
        not numpy_names
        and dim.__class__ is int
        and start is not MISSING
        and length.__class__ is int
    ):
        try:
            kernel = _narrow_Tensor_kernels[(input._bits | start._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, start, length)
    return exact(_narrow_packet, (input, dim, start, length), {**numpy_names})


def diagonal(input, offset=0, dim1=0, dim2=1):
    """The diagonal over two dimensions, which becomes the last dimension."""
    if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        try:
            kernel = _diagonal_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, offset, dim1, dim2)
    return exact(_diagonal_packet, (input, offset, dim1, dim2), {})


def as_strided(input, size, stride, storage_offset=None):
    """Any size and strides over the memory of the tensor."""
    if (
        size.__class__ in TUPLES
        and stride.__class__ in TUPLES
        and (storage_offset is None or storage_offset.__class__ is int)
    ):
        try:
            kernel = _as_strided_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, size, stride, storage_offset)
    return exact(_as_strided_packet, (input, size, stride, storage_offset), {})


def split(*args, **kwargs):
    """Pieces of `split_size` along `dim`; the last may be smaller."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _split_Tensor_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is int:
        try:
            kernel = _split_Tensor_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _split_sizes_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if not kwargs and len(args) == 3 and args[1].__class__ in TUPLES and args[2].__class__ is int:
        try:
            kernel = _split_sizes_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_split_packet, args, kwargs)


def split_with_sizes(*args, **kwargs):
    """Pieces of the given extents along `dim`."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _split_with_sizes_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if not kwargs and len(args) == 3 and args[1].__class__ in TUPLES and args[2].__class__ is int:
        try:
            kernel = _split_with_sizes_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_split_with_sizes_packet, args, kwargs)


def chunk(input, chunks, dim=0, **numpy_names):
    """At most `chunks` pieces of equal extent along `dim`; the last may be smaller."""
    if not numpy_names and chunks.__class__ is int and dim.__class__ is int:
        try:
            kernel = _chunk_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, chunks, dim)
    return exact(_chunk_packet, (input, chunks, dim), {**numpy_names})


def tensor_split(*args, **kwargs):
    """Exactly `sections` pieces of nearly equal extent along `dim`."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _tensor_split_sections_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is int:
        try:
            kernel = _tensor_split_sections_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _tensor_split_indices_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if not kwargs and len(args) == 3 and args[1].__class__ in TUPLES and args[2].__class__ is int:
        try:
            kernel = _tensor_split_indices_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits"):
        try:
            bits = args[0]._bits
            bits |= args[1]._bits
            kernel = _tensor_split_tensor_indices_or_sections_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if not kwargs and len(args) == 3 and hasattr(args[1], "_bits") and args[2].__class__ is int:
        try:
            bits = args[0]._bits
            bits |= args[1]._bits
            kernel = _tensor_split_tensor_indices_or_sections_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_tensor_split_packet, args, kwargs)


def hsplit(*args, **kwargs):
    """Pieces of equal extent along the second dimension (the first of a vector)."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _hsplit_int_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _hsplit_array_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_hsplit_packet, args, kwargs)


def vsplit(*args, **kwargs):
    """Pieces of equal extent along the first dimension."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _vsplit_int_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _vsplit_array_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_vsplit_packet, args, kwargs)


def dsplit(*args, **kwargs):
    """Pieces of equal extent along the third dimension."""
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _dsplit_int_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _dsplit_array_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_dsplit_packet, args, kwargs)


def unbind(input, dim=0, **numpy_names):
    """The slices along `dim`, which is dropped."""
    if not numpy_names and dim.__class__ is int:
        try:
            kernel = _unbind_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim)
    return exact(_unbind_packet, (input, dim), {**numpy_names})


def unsafe_chunk(input, chunks, dim=0, **numpy_names):
    """As `chunk`, for pieces that are written to."""
    if not numpy_names and chunks.__class__ is int and dim.__class__ is int:
        try:
            kernel = _unsafe_chunk_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, chunks, dim)
    return exact(_unsafe_chunk_packet, (input, chunks, dim), {**numpy_names})


def unsafe_split(input, split_size, dim=0, **numpy_names):
    """As `split`, for pieces that are written to."""
    if not numpy_names and split_size.__class__ is int and dim.__class__ is int:
        try:
            kernel = _unsafe_split_Tensor_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, split_size, dim)
    return exact(_unsafe_split_packet, (input, split_size, dim), {**numpy_names})


def unsafe_split_with_sizes(*args, **kwargs):
    """As `split_with_sizes`, for pieces that are written to."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _unsafe_split_with_sizes_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if not kwargs and len(args) == 3 and args[1].__class__ in TUPLES and args[2].__class__ is int:
        try:
            kernel = _unsafe_split_with_sizes_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_unsafe_split_with_sizes_packet, args, kwargs)


def real(input):
    """Real parts."""
    try:
        kernel = _real_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_real_packet, (input,), {})


def imag(input):
    """Imaginary parts of a complex tensor."""
    try:
        kernel = _imag_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_imag_packet, (input,), {})


def view_as_real(input):
    """A complex tensor as real and imaginary parts along a new last dimension."""
    try:
        kernel = _view_as_real_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_view_as_real_packet, (input,), {})


def conj(input):
    """The conjugate of each element; a real tensor is its own."""
    try:
        kernel = _conj_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_conj_packet, (input,), {})


def view_as_complex(input):
    """A tensor of real and imaginary parts, along its last dimension, as a complex one."""
    try:
        kernel = _view_as_complex_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_view_as_complex_packet, (input,), {})


def select_backward(grad_output, input_sizes, dim=MISSING, index=MISSING, **numpy_names):
    """The gradient of `select`: zeros but for one slice."""
    if (
        not numpy_names
        and input_sizes.__class__ in TUPLES
        and dim.__class__ is int
        and index.__class__ is int
    ):
        try:
            kernel = _select_backward_kernels[grad_output._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input_sizes, dim, index)
    return exact(_select_backward_packet, (grad_output, input_sizes, dim, index), {**numpy_names})


def slice_backward(
    grad_output,
    input_sizes,
    dim=MISSING,
    start=MISSING,
    end=MISSING,
    step=MISSING,
    **numpy_names,
):
    """The gradient of a slice: zeros but for the slice."""
    if (
        not numpy_names
        and input_sizes.__class__ in TUPLES
        and dim.__class__ is int
        and start.__class__ is int
        and end.__class__ is int
        and step.__class__ is int
    ):
        try:
            kernel = _slice_backward_kernels[grad_output._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input_sizes, dim, start, end, step)
    return exact(
        _slice_backward_packet, (grad_output, input_sizes, dim, start, end, step), {**numpy_names}
    )


def diagonal_backward(grad_output, input_sizes, offset, dim1, dim2):
    """The gradient of `diagonal`: zeros but for the diagonal."""
    if (
        input_sizes.__class__ in TUPLES
        and offset.__class__ is int
        and dim1.__class__ is int
        and dim2.__class__ is int
    ):
        try:
            kernel = _diagonal_backward_kernels[grad_output._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, input_sizes, offset, dim1, dim2)
    return exact(_diagonal_backward_packet, (grad_output, input_sizes, offset, dim1, dim2), {})


def unfold_backward(grad_in, input_sizes, dim=MISSING, size=MISSING, step=MISSING, **numpy_names):
    """The gradient of `unfold`: each window added where it was."""
    if (
        not numpy_names
        and input_sizes.__class__ in TUPLES
        and dim.__class__ is int
        and size.__class__ is int
        and step.__class__ is int
    ):
        try:
            kernel = _unfold_backward_kernels[grad_in._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_in, input_sizes, dim, size, step)
    return exact(_unfold_backward_packet, (grad_in, input_sizes, dim, size, step), {**numpy_names})


def alias_copy(input):
    """As `alias`, as a copy."""
    try:
        kernel = _alias_copy_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_alias_copy_packet, (input,), {})


def as_strided_copy(input, size, stride, storage_offset=None):
    """As `as_strided`, as a copy."""
    if (
        size.__class__ in TUPLES
        and stride.__class__ in TUPLES
        and (storage_offset is None or storage_offset.__class__ is int)
    ):
        try:
            kernel = _as_strided_copy_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, size, stride, storage_offset)
    return exact(_as_strided_copy_packet, (input, size, stride, storage_offset), {})


def detach_copy(input):
    """As `detach`, as a copy."""
    try:
        kernel = _detach_copy_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_detach_copy_packet, (input,), {})


def diagonal_copy(input, offset=0, dim1=0, dim2=1):
    """As `diagonal`, as a copy."""
    if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        try:
            kernel = _diagonal_copy_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, offset, dim1, dim2)
    return exact(_diagonal_copy_packet, (input, offset, dim1, dim2), {})


def expand_copy(*args, **kwargs):
    """As `expand`, as a copy."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _expand_copy_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    return exact(_expand_copy_packet, args, kwargs)


def permute_copy(*args, **kwargs):
    """As `permute`, as a copy."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _permute_copy_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_permute_copy_packet, args, kwargs)


def select_copy(input, dim=MISSING, index=MISSING, **numpy_names):
    """As `select`, as a copy."""
    if not numpy_names and dim.__class__ is int and index.__class__ is int:
        try:
            kernel = _select_copy_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index)
    return exact(_select_copy_packet, (input, dim, index), {**numpy_names})


def slice_copy(input, dim=0, start=None, end=None, step=1, **numpy_names):
    """As `slice`, as a copy."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (start is None or start.__class__ is int)
        and (end is None or end.__class__ is int)
        and step.__class__ is int
    ):
        try:
            kernel = _slice_copy_Tensor_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, start, end, step)
    return exact(_slice_copy_packet, (input, dim, start, end, step), {**numpy_names})


def split_copy(input, split_size, dim=0, *, out=None, **numpy_names):
    """As `split`, as copies."""
    if not numpy_names and out is None and split_size.__class__ is int and dim.__class__ is int:
        try:
            kernel = _split_copy_Tensor_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, split_size, dim)
    return exact(_split_copy_packet, (input, split_size, dim), {"out": out, **numpy_names})


def split_with_sizes_copy(*args, **kwargs):
    """As `split_with_sizes`, as copies."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _split_with_sizes_copy_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if not kwargs and len(args) == 3 and args[1].__class__ in TUPLES and args[2].__class__ is int:
        try:
            kernel = _split_with_sizes_copy_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_split_with_sizes_copy_packet, args, kwargs)


def squeeze_copy(*args, **kwargs):
    """As `squeeze`, as a copy."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _squeeze_copy_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0])
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _squeeze_copy_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _squeeze_copy_dims_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_squeeze_copy_packet, args, kwargs)


def t_copy(input):
    """As `t`, as a copy."""
    try:
        kernel = _t_copy_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_t_copy_packet, (input,), {})


def transpose_copy(input, dim0, dim1):
    """As `transpose`, as a copy."""
    if dim0.__class__ is int and dim1.__class__ is int:
        try:
            kernel = _transpose_copy_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim0, dim1)
    return exact(_transpose_copy_packet, (input, dim0, dim1), {})


def unbind_copy(input, dim=0, *, out=None, **numpy_names):
    """As `unbind`, as copies."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _unbind_copy_int_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim)
    return exact(_unbind_copy_packet, (input, dim), {"out": out, **numpy_names})


def unfold_copy(input, dimension, size, step):
    """As `unfold`, as a copy."""
    if dimension.__class__ is int and size.__class__ is int and step.__class__ is int:
        try:
            kernel = _unfold_copy_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dimension, size, step)
    return exact(_unfold_copy_packet, (input, dimension, size, step), {})


def unsqueeze_copy(input, dim=MISSING, **numpy_names):
    """As `unsqueeze`, as a copy."""
    if not numpy_names and dim.__class__ is int:
        try:
            kernel = _unsqueeze_copy_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim)
    return exact(_unsqueeze_copy_packet, (input, dim), {**numpy_names})


def view_as_complex_copy(input):
    """As `view_as_complex`, as a copy."""
    try:
        kernel = _view_as_complex_copy_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_view_as_complex_copy_packet, (input,), {})


def view_as_real_copy(input):
    """As `view_as_real`, as a copy."""
    try:
        kernel = _view_as_real_copy_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_view_as_real_copy_packet, (input,), {})


def view_copy(*args, **kwargs):
    """As `view`, as a copy."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _view_copy_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ is dtype_class:
        try:
            kernel = _view_copy_dtype_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_view_copy_packet, args, kwargs)


def narrow_copy(input, dim=MISSING, start=MISSING, length=MISSING, *, out=None, **numpy_names):
    """As `narrow`, as a copy."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and start.__class__ is int
        and length.__class__ is int
    ):
        try:
            kernel = _narrow_copy_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, start, length)
    return exact(_narrow_copy_packet, (input, dim, start, length), {"out": out, **numpy_names})


def select_scatter(input, src, dim=MISSING, index=MISSING, **numpy_names):
    """A copy with the slice at `index` along `dim` replaced by `src`."""
    if not numpy_names and dim.__class__ is int and index.__class__ is int:
        try:
            kernel = _select_scatter_kernels[(input._bits | src._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, src, dim, index)
    return exact(_select_scatter_packet, (input, src, dim, index), {**numpy_names})


def slice_scatter(input, src, dim=0, start=None, end=None, step=1, **numpy_names):
    """A copy with a slice replaced by `src`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (start is None or start.__class__ is int)
        and (end is None or end.__class__ is int)
        and step.__class__ is int
    ):
        try:
            kernel = _slice_scatter_kernels[(input._bits | src._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, src, dim, start, end, step)
    return exact(_slice_scatter_packet, (input, src, dim, start, end, step), {**numpy_names})


def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1):
    """A copy with the diagonal replaced by `src`."""
    if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        try:
            kernel = _diagonal_scatter_kernels[(input._bits | src._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, src, offset, dim1, dim2)
    return exact(_diagonal_scatter_packet, (input, src, offset, dim1, dim2), {})


def as_strided_scatter(input, src, size, stride, storage_offset=None):
    """A copy with the elements that `as_strided` would show replaced by `src`."""
    if (
        size.__class__ in TUPLES
        and stride.__class__ in TUPLES
        and (storage_offset is None or storage_offset.__class__ is int)
    ):
        try:
            kernel = _as_strided_scatter_kernels[(input._bits | src._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, src, size, stride, storage_offset)
    return exact(_as_strided_scatter_packet, (input, src, size, stride, storage_offset), {})


def cat(tensors, dim=0, *, out=None, **numpy_names):
    """Tensors one after another along `dim`, in the type they promote to."""
    if not numpy_names and out is None and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _cat_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors, dim)
    return exact(_cat_packet, (tensors, dim), {"out": out, **numpy_names})


def concat(tensors, dim=0, *, out=None, **numpy_names):
    """Another name for `cat`."""
    if not numpy_names and out is None and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _concat_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors, dim)
    return exact(_concat_packet, (tensors, dim), {"out": out, **numpy_names})


def concatenate(tensors, dim=0, *, out=None, **numpy_names):
    """Another name for `cat`."""
    if not numpy_names and out is None and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _concatenate_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors, dim)
    return exact(_concatenate_packet, (tensors, dim), {"out": out, **numpy_names})


def stack(tensors, dim=0, *, out=None, **numpy_names):
    """Tensors of one shape along a new dimension."""
    if not numpy_names and out is None and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _stack_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors, dim)
    return exact(_stack_packet, (tensors, dim), {"out": out, **numpy_names})


def clone(input, *, memory_format=None):
    """A copy with memory of its own."""
    if memory_format is None:
        try:
            kernel = _clone_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, memory_format)
    return exact(_clone_packet, (input,), {"memory_format": memory_format})


def _to_copy(*args, **kwargs):
    """A copy in another element type."""
    return exact_factory(__to_copy_packet, args, kwargs)


def copy(input, src, non_blocking=False):
    """`src` broadcast to the shape, and converted to the type, of `self`."""
    if non_blocking.__class__ is bool:
        try:
            kernel = _copy_kernels[(input._bits | src._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, src, non_blocking)
    return exact(_copy_packet, (input, src, non_blocking), {})


def copy_(input, src, non_blocking=False):
    """`src` broadcast to the shape, and converted to the type, of `self`; in place."""
    if non_blocking.__class__ is bool:
        try:
            kernel = _copy__kernels[(input._bits | src._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, src, non_blocking)
    return exact(_copy__packet, (input, src, non_blocking), {})


def fill(input, value):
    """A tensor like `self` with every element `value`."""
    if value.__class__ in NUMBER_BITS:
        try:
            kernel = _fill_Scalar_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, value)
    try:
        kernel = _fill_Tensor_kernels[(input._bits | value._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, value)
    return exact(_fill_packet, (input, value), {})


def fill_(input, value):
    """A tensor like `self` with every element `value`; in place."""
    if value.__class__ in NUMBER_BITS:
        try:
            kernel = _fill__Scalar_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, value)
    try:
        kernel = _fill__Tensor_kernels[(input._bits | value._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, value)
    return exact(_fill__packet, (input, value), {})


def zero(input):
    """A tensor like `self` with every element zero."""
    try:
        kernel = _zero_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_zero_packet, (input,), {})


def zero_(input):
    """A tensor like `self` with every element zero; in place."""
    try:
        kernel = _zero__kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_zero__packet, (input,), {})


def hstack(tensors, *, out=None):
    """Tensors put together along the second dimension; vectors along the first."""
    if out is None and tensors.__class__ in SEQUENCES:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _hstack_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors)
    return exact(_hstack_packet, (tensors,), {"out": out})


def vstack(tensors, *, out=None):
    """Tensors put together along the first dimension; vectors are rows."""
    if out is None and tensors.__class__ in SEQUENCES:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _vstack_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors)
    return exact(_vstack_packet, (tensors,), {"out": out})


def row_stack(tensors, *, out=None):
    """Tensors put together along the first dimension; vectors are rows."""
    if out is None and tensors.__class__ in SEQUENCES:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _row_stack_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors)
    return exact(_row_stack_packet, (tensors,), {"out": out})


def dstack(tensors, *, out=None):
    """Tensors put together along the third dimension."""
    if out is None and tensors.__class__ in SEQUENCES:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _dstack_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors)
    return exact(_dstack_packet, (tensors,), {"out": out})


def column_stack(tensors, *, out=None):
    """Tensors put together along the second dimension; vectors are columns."""
    if out is None and tensors.__class__ in SEQUENCES:
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _column_stack_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors)
    return exact(_column_stack_packet, (tensors,), {"out": out})


def _chunk_cat(tensors, dim=MISSING, num_chunks=MISSING, *, out=None, **numpy_names):
    """Each tensor cut in chunks along `dim` (filled with zeros), and equal chunks of all put
    together.
    """
    if (
        not numpy_names
        and out is None
        and tensors.__class__ in SEQUENCES
        and dim.__class__ is int
        and num_chunks.__class__ is int
    ):
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = __chunk_cat_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(tensors, dim, num_chunks)
    return exact(__chunk_cat_packet, (tensors, dim, num_chunks), {"out": out, **numpy_names})


def flip(*args, **kwargs):
    """The order of the elements reversed along `dims`."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _flip_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_flip_packet, args, kwargs)


def fliplr(input):
    """The order of the elements reversed along the second dimension."""
    try:
        kernel = _fliplr_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_fliplr_packet, (input,), {})


def flipud(input):
    """The order of the elements reversed along the first dimension."""
    try:
        kernel = _flipud_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_flipud_packet, (input,), {})


def roll(input, shifts, dims=()):
    """Elements moved along by `shifts`, around the end."""
    if shifts.__class__ in SIZES and dims.__class__ in SIZES:
        try:
            kernel = _roll_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (shifts,) if shifts.__class__ is int else shifts,
                (dims,) if dims.__class__ is int else dims,
            )
    return exact(_roll_packet, (input, shifts, dims), {})


def rot90(input, k=1, dims=(0, 1)):
    """The tensor turned by `k` quarter turns in the plane of two dimensions."""
    if k.__class__ is int and dims.__class__ in TUPLES:
        try:
            kernel = _rot90_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, k, dims)
    return exact(_rot90_packet, (input, k, dims), {})


def tile(*args, **kwargs):
    """The tensor tiled along its last dimensions."""
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _tile_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    return exact(_tile_packet, args, kwargs)


def repeat_interleave(*args, **kwargs):
    """Each position written as often as `repeats` says there."""
    if not kwargs and len(args) == 2 and hasattr(args[1], "_bits"):
        try:
            bits = args[0]._bits
            bits |= args[1]._bits
            kernel = _repeat_interleave_self_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], None, None)
    if (
        not kwargs
        and len(args) == 3
        and hasattr(args[1], "_bits")
        and (args[2] is None or args[2].__class__ is int)
    ):
        try:
            bits = args[0]._bits
            bits |= args[1]._bits
            kernel = _repeat_interleave_self_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2], None)
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _repeat_interleave_self_int_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], None, None)
    if (
        not kwargs
        and len(args) == 3
        and args[1].__class__ is int
        and (args[2] is None or args[2].__class__ is int)
    ):
        try:
            kernel = _repeat_interleave_self_int_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2], None)
    return exact(_repeat_interleave_packet, args, kwargs)


def tril(input, diagonal=0, *, out=None):
    """The lower triangle of each matrix, with zeros elsewhere."""
    if out is None and diagonal.__class__ is int:
        try:
            kernel = _tril_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, diagonal)
    return exact(_tril_packet, (input, diagonal), {"out": out})


def tril_(input, diagonal=0):
    """The lower triangle of each matrix, with zeros elsewhere; in place."""
    if diagonal.__class__ is int:
        try:
            kernel = _tril__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, diagonal)
    return exact(_tril__packet, (input, diagonal), {})


def triu(input, diagonal=0, *, out=None):
    """The upper triangle of each matrix, with zeros elsewhere."""
    if out is None and diagonal.__class__ is int:
        try:
            kernel = _triu_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, diagonal)
    return exact(_triu_packet, (input, diagonal), {"out": out})


def triu_(input, diagonal=0):
    """The upper triangle of each matrix, with zeros elsewhere; in place."""
    if diagonal.__class__ is int:
        try:
            kernel = _triu__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, diagonal)
    return exact(_triu__packet, (input, diagonal), {})


def tril_indices(*args, **kwargs):
    """Rows and columns of the elements of a lower triangle."""
    return exact_factory(_tril_indices_packet, args, kwargs)


def triu_indices(*args, **kwargs):
    """Rows and columns of the elements of an upper triangle."""
    return exact_factory(_triu_indices_packet, args, kwargs)


def diag(input, diagonal=0, *, out=None):
    """The matrix with a vector on its diagonal, or the diagonal of a matrix."""
    if out is None and diagonal.__class__ is int:
        try:
            kernel = _diag_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, diagonal)
    return exact(_diag_packet, (input, diagonal), {"out": out})


def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    """Matrices whose diagonals are the last dimension."""
    if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        try:
            kernel = _diag_embed_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, offset, dim1, dim2)
    return exact(_diag_embed_packet, (input, offset, dim1, dim2), {})


def diagflat(input, offset=0):
    """The matrix with all elements on its diagonal."""
    if offset.__class__ is int:
        try:
            kernel = _diagflat_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, offset)
    return exact(_diagflat_packet, (input, offset), {})


def combinations(input, r=2, with_replacement=False):
    """All combinations of `r` elements of a vector."""
    if r.__class__ is int and with_replacement.__class__ is bool:
        try:
            kernel = _combinations_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, r, with_replacement)
    return exact(_combinations_packet, (input, r, with_replacement), {})


def resolve_conj(input):
    """The tensor itself; conjugates are always written out."""
    try:
        kernel = _resolve_conj_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_resolve_conj_packet, (input,), {})


def resolve_neg(input):
    """The tensor itself; negatives are always written out."""
    try:
        kernel = _resolve_neg_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_resolve_neg_packet, (input,), {})


def index(input, indices, *, out=None):
    """Elements at index tensors or masks, one per dimension, broadcast against each other."""
    if out is None and indices.__class__ in SEQUENCES:
        try:
            bits = 0
            for item in indices:
                if item is not None:
                    bits |= item._bits
            kernel = _index_Tensor_kernels[(bits | input._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, indices)
    return exact(_index_packet, (input, indices), {"out": out})


def gather(input, dim=MISSING, index=MISSING, *, sparse_grad=False, out=None, **numpy_names):
    """Elements along `dim` at positions that `index` gives for every other position."""
    if not numpy_names and out is None and dim.__class__ is int and sparse_grad.__class__ is bool:
        try:
            kernel = _gather_kernels[(input._bits | index._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, sparse_grad)
    return exact(
        _gather_packet, (input, dim, index), {"sparse_grad": sparse_grad, "out": out, **numpy_names}
    )


def index_select(input, dim=MISSING, index=MISSING, *, out=None, **numpy_names):
    """The slices of `dim` that a vector names."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _index_select_kernels[(input._bits | index._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index)
    return exact(_index_select_packet, (input, dim, index), {"out": out, **numpy_names})


def index_put(input, indices, values, accumulate=False):
    """The tensor with `values` at index tensors or masks, added there to `accumulate`."""
    if indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
        try:
            bits = 0
            for item in indices:
                if item is not None:
                    bits |= item._bits
            kernel = _index_put_kernels[(bits | input._bits | values._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, indices, values, accumulate)
    return exact(_index_put_packet, (input, indices, values, accumulate), {})


def index_put_(input, indices, values, accumulate=False):
    """The tensor with `values` at index tensors or masks, added there to `accumulate`; in place."""
    if indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
        try:
            bits = 0
            for item in indices:
                if item is not None:
                    bits |= item._bits
            kernel = _index_put__kernels[(bits | input._bits | values._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, indices, values, accumulate)
    return exact(_index_put__packet, (input, indices, values, accumulate), {})


def scatter_add(input, dim=MISSING, index=MISSING, src=MISSING, *, out=None, **numpy_names):
    """The tensor with `src` added along `dim` at positions that `index` gives."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _scatter_add_kernels[(input._bits | index._bits | src._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, src)
    return exact(_scatter_add_packet, (input, dim, index, src), {"out": out, **numpy_names})


def scatter_add_(input, dim=MISSING, index=MISSING, src=MISSING, **numpy_names):
    """The tensor with `src` added along `dim` at positions that `index` gives; in place."""
    if not numpy_names and dim.__class__ is int:
        try:
            kernel = _scatter_add__kernels[(input._bits | index._bits | src._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, src)
    return exact(_scatter_add__packet, (input, dim, index, src), {**numpy_names})


def take(input, index, *, out=None):
    """Elements at positions of the flattened tensor."""
    if out is None:
        try:
            kernel = _take_kernels[(input._bits | index._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, index)
    return exact(_take_packet, (input, index), {"out": out})


def take_along_dim(input, indices, dim=None, *, out=None, **numpy_names):
    """Elements along `dim` at positions that broadcast with the tensor."""
    if not numpy_names and out is None and (dim is None or dim.__class__ is int):
        try:
            kernel = _take_along_dim_kernels[(input._bits | indices._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, indices, dim)
    return exact(_take_along_dim_packet, (input, indices, dim), {"out": out, **numpy_names})


def masked_select(input, mask, *, out=None):
    """The elements where a mask is true, as a vector."""
    if out is None:
        try:
            kernel = _masked_select_kernels[(input._bits | mask._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mask)
    return exact(_masked_select_packet, (input, mask), {"out": out})


def nonzero(input, *, out=None):
    """The positions of nonzero elements, one row each."""
    if out is None:
        try:
            kernel = _nonzero_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_nonzero_packet, (input,), {"out": out})


def nonzero_static(input, *, size, fill_value=-1, out=None):
    """The positions of nonzero elements, cut or filled to `size` rows."""
    if out is None and size.__class__ is int and fill_value.__class__ is int:
        try:
            kernel = _nonzero_static_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, size, fill_value)
    return exact(
        _nonzero_static_packet, (input,), {"size": size, "fill_value": fill_value, "out": out}
    )


def nonzero_numpy(input):
    """The positions of nonzero elements, a vector per dimension."""
    try:
        kernel = _nonzero_numpy_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_nonzero_numpy_packet, (input,), {})


def argwhere(input):
    """The positions of nonzero elements, one row each."""
    try:
        kernel = _argwhere_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_argwhere_packet, (input,), {})


def scatter(*args, **kwargs):
    """The tensor with `src` written along `dim` at positions that `index` gives."""
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ is int
        and hasattr(args[2], "_bits")
        and hasattr(args[3], "_bits")
    ):
        try:
            bits = args[0]._bits
            bits |= args[2]._bits
            bits |= args[3]._bits
            kernel = _scatter_src_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2], args[3])
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ is int
        and hasattr(args[2], "_bits")
        and args[3].__class__ in NUMBER_BITS
    ):
        try:
            kernel = _scatter_value_kernels[(args[0]._bits | args[2]._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2], args[3])
    return exact(_scatter_packet, args, kwargs)


def scatter_(*args, **kwargs):
    """The tensor with `src` written along `dim` at positions that `index` gives; in place."""
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ is int
        and hasattr(args[2], "_bits")
        and hasattr(args[3], "_bits")
    ):
        try:
            bits = args[0]._bits
            bits |= args[2]._bits
            bits |= args[3]._bits
            kernel = _scatter__src_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2], args[3])
    if (
        not kwargs
        and len(args) == 4
        and args[1].__class__ is int
        and hasattr(args[2], "_bits")
        and args[3].__class__ in NUMBER_BITS
    ):
        try:
            kernel = _scatter__value_kernels[(args[0]._bits | args[2]._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2], args[3])
    return exact(_scatter__packet, args, kwargs)


def scatter_reduce(
    input,
    dim=MISSING,
    index=MISSING,
    src=MISSING,
    reduce=MISSING,
    *,
    include_self=True,
    out=None,
    **numpy_names,
):
    """The tensor with `src` folded into it by sum, prod, mean, amax or amin."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and reduce.__class__ is str
        and include_self.__class__ is bool
    ):
        try:
            bits = input._bits
            bits |= index._bits
            bits |= src._bits
            kernel = _scatter_reduce_two_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, src, reduce, include_self)
    return exact(
        _scatter_reduce_packet,
        (input, dim, index, src, reduce),
        {"include_self": include_self, "out": out, **numpy_names},
    )


def scatter_reduce_(
    input,
    dim=MISSING,
    index=MISSING,
    src=MISSING,
    reduce=MISSING,
    *,
    include_self=True,
    **numpy_names,
):
    """The tensor with `src` folded into it by sum, prod, mean, amax or amin; in place."""
    if (
        not numpy_names
        and dim.__class__ is int
        and reduce.__class__ is str
        and include_self.__class__ is bool
    ):
        try:
            bits = input._bits
            bits |= index._bits
            bits |= src._bits
            kernel = _scatter_reduce__two_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, src, reduce, include_self)
    return exact(
        _scatter_reduce__packet,
        (input, dim, index, src, reduce),
        {"include_self": include_self, **numpy_names},
    )


def index_add(
    input,
    dim=MISSING,
    index=MISSING,
    source=MISSING,
    *,
    alpha=1,
    out=None,
    **numpy_names,
):
    """The tensor with `alpha` times `source` added to the slices `index` of `dim`."""
    if not numpy_names and out is None and dim.__class__ is int and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _index_add_kernels[(input._bits | index._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, source, alpha)
    return exact(
        _index_add_packet, (input, dim, index, source), {"alpha": alpha, "out": out, **numpy_names}
    )


def index_add_(input, dim=MISSING, index=MISSING, source=MISSING, *, alpha=1, **numpy_names):
    """The tensor with `alpha` times `source` added to the slices `index` of `dim`; in place."""
    if not numpy_names and dim.__class__ is int and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _index_add__kernels[(input._bits | index._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, source, alpha)
    return exact(_index_add__packet, (input, dim, index, source), {"alpha": alpha, **numpy_names})


def index_copy(input, dim=MISSING, index=MISSING, source=MISSING, *, out=None, **numpy_names):
    """The tensor with the slices `index` of `dim` replaced."""
    if not numpy_names and out is None and dim.__class__ is int:
        try:
            kernel = _index_copy_kernels[(input._bits | index._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, source)
    return exact(_index_copy_packet, (input, dim, index, source), {"out": out, **numpy_names})


def index_copy_(input, dim=MISSING, index=MISSING, source=MISSING, **numpy_names):
    """The tensor with the slices `index` of `dim` replaced; in place."""
    if not numpy_names and dim.__class__ is int:
        try:
            kernel = _index_copy__kernels[(input._bits | index._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, source)
    return exact(_index_copy__packet, (input, dim, index, source), {**numpy_names})


def index_fill(input, dim=MISSING, index=MISSING, value=MISSING, **numpy_names):
    """The tensor with the slices `index` of `dim` filled with a number."""
    if (
        not numpy_names
        and dim.__class__ is int
        and index is not MISSING
        and value.__class__ in NUMBER_BITS
    ):
        try:
            kernel = _index_fill_int_Scalar_kernels[(input._bits | index._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, value)
    if not numpy_names and dim.__class__ is int and index is not MISSING and value is not MISSING:
        try:
            bits = input._bits
            bits |= index._bits
            bits |= value._bits
            kernel = _index_fill_int_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, value)
    return exact(_index_fill_packet, (input, dim, index, value), {**numpy_names})


def index_fill_(input, dim=MISSING, index=MISSING, value=MISSING, **numpy_names):
    """The tensor with the slices `index` of `dim` filled with a number; in place."""
    if (
        not numpy_names
        and dim.__class__ is int
        and index is not MISSING
        and value.__class__ in NUMBER_BITS
    ):
        try:
            kernel = _index_fill__int_Scalar_kernels[(input._bits | index._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, value)
    if not numpy_names and dim.__class__ is int and index is not MISSING and value is not MISSING:
        try:
            bits = input._bits
            bits |= index._bits
            bits |= value._bits
            kernel = _index_fill__int_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, value)
    return exact(_index_fill__packet, (input, dim, index, value), {**numpy_names})


def index_reduce(
    input,
    dim=MISSING,
    index=MISSING,
    source=MISSING,
    reduce=MISSING,
    *,
    include_self=True,
    out=None,
    **numpy_names,
):
    """The tensor with slices of `source` folded into the slices `index` of `dim`."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ is int
        and reduce.__class__ is str
        and include_self.__class__ is bool
    ):
        try:
            kernel = _index_reduce_kernels[(input._bits | index._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, source, reduce, include_self)
    return exact(
        _index_reduce_packet,
        (input, dim, index, source, reduce),
        {"include_self": include_self, "out": out, **numpy_names},
    )


def index_reduce_(
    input,
    dim=MISSING,
    index=MISSING,
    source=MISSING,
    reduce=MISSING,
    *,
    include_self=True,
    **numpy_names,
):
    """The tensor with slices of `source` folded into the slices `index` of `dim`; in place."""
    if (
        not numpy_names
        and dim.__class__ is int
        and reduce.__class__ is str
        and include_self.__class__ is bool
    ):
        try:
            kernel = _index_reduce__kernels[(input._bits | index._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, index, source, reduce, include_self)
    return exact(
        _index_reduce__packet,
        (input, dim, index, source, reduce),
        {"include_self": include_self, **numpy_names},
    )


def masked_fill(input, mask, value):
    """The tensor with a number where a mask is true."""
    if value.__class__ in NUMBER_BITS:
        try:
            kernel = _masked_fill_Scalar_kernels[(input._bits | mask._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mask, value)
    try:
        kernel = _masked_fill_Tensor_kernels[(input._bits | mask._bits | value._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, mask, value)
    return exact(_masked_fill_packet, (input, mask, value), {})


def masked_fill_(input, mask, value):
    """The tensor with a number where a mask is true; in place."""
    if value.__class__ in NUMBER_BITS:
        try:
            kernel = _masked_fill__Scalar_kernels[(input._bits | mask._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mask, value)
    try:
        kernel = _masked_fill__Tensor_kernels[(input._bits | mask._bits | value._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, mask, value)
    return exact(_masked_fill__packet, (input, mask, value), {})


def masked_scatter(input, mask, source):
    """The tensor with the elements of `source`, in order, where a mask is true."""
    try:
        kernel = _masked_scatter_kernels[(input._bits | mask._bits | source._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, mask, source)
    return exact(_masked_scatter_packet, (input, mask, source), {})


def masked_scatter_(input, mask, source):
    """The tensor with the elements of `source`, in order, where a mask is true; in place."""
    try:
        kernel = _masked_scatter__kernels[(input._bits | mask._bits | source._bits) & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input, mask, source)
    return exact(_masked_scatter__packet, (input, mask, source), {})


def masked_scatter_backward(grad_output, mask, sizes):
    """The gradient of `source`: the elements of `grad_output` where the mask is true, and zeros."""
    if sizes.__class__ in TUPLES:
        try:
            kernel = _masked_scatter_backward_kernels[(grad_output._bits | mask._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, mask, sizes)
    return exact(_masked_scatter_backward_packet, (grad_output, mask, sizes), {})


def put(input, index, source, accumulate=False):
    """The tensor with `source` at positions of the flattened tensor."""
    if accumulate.__class__ is bool:
        try:
            kernel = _put_kernels[(input._bits | index._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, index, source, accumulate)
    return exact(_put_packet, (input, index, source, accumulate), {})


def put_(input, index, source, accumulate=False):
    """The tensor with `source` at positions of the flattened tensor; in place."""
    if accumulate.__class__ is bool:
        try:
            kernel = _put__kernels[(input._bits | index._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, index, source, accumulate)
    return exact(_put__packet, (input, index, source, accumulate), {})


def sort(*args, **kwargs):
    """Sorted elements along `dim` and where they came from; NaN counts as largest."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _sort_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], -1, False)
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _sort_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        try:
            kernel = _sort_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_sort_packet, args, kwargs)


def argsort(*args, **kwargs):
    """Where the sorted elements along `dim` came from."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _argsort_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], -1, False)
    if not kwargs and len(args) == 2 and args[1].__class__ is int:
        try:
            kernel = _argsort_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ is int and args[2].__class__ is bool:
        try:
            kernel = _argsort_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_argsort_packet, args, kwargs)


def msort(input, *, out=None):
    """The elements sorted along the first dimension."""
    if out is None:
        try:
            kernel = _msort_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_msort_packet, (input,), {"out": out})


def topk(input, k, dim=-1, largest=True, sorted=True, *, out=None, **numpy_names):
    """The `k` largest or smallest elements along `dim`, in order, and where they are."""
    if (
        not numpy_names
        and out is None
        and k.__class__ is int
        and dim.__class__ is int
        and largest.__class__ is bool
        and sorted.__class__ is bool
    ):
        try:
            kernel = _topk_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, k, dim, largest, sorted)
    return exact(_topk_packet, (input, k, dim, largest, sorted), {"out": out, **numpy_names})


def kthvalue(input, k, dim=-1, keepdim=False, *, out=None, **numpy_names):
    """The `k`-th smallest elements along `dim` and where they are."""
    if (
        not numpy_names
        and out is None
        and k.__class__ is int
        and dim.__class__ is int
        and keepdim.__class__ is bool
    ):
        try:
            kernel = _kthvalue_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, k, dim, keepdim)
    return exact(_kthvalue_packet, (input, k, dim, keepdim), {"out": out, **numpy_names})


def searchsorted(
    sorted_sequence,
    input,
    *,
    out_int32=False,
    right=False,
    side=None,
    sorter=None,
    out=None,
):
    """Where elements would have to be inserted to keep a sequence sorted."""
    if (
        out is None
        and input.__class__ in NUMBER_BITS
        and out_int32.__class__ is bool
        and right.__class__ is bool
        and (side is None or side.__class__ is str)
    ):
        try:
            bits = sorted_sequence._bits
            bits |= 0 if sorter is None else sorter._bits
            kernel = _searchsorted_Scalar_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(sorted_sequence, input, out_int32, right, side, sorter)
    if (
        out is None
        and out_int32.__class__ is bool
        and right.__class__ is bool
        and (side is None or side.__class__ is str)
    ):
        try:
            bits = sorted_sequence._bits
            bits |= input._bits
            bits |= 0 if sorter is None else sorter._bits
            kernel = _searchsorted_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(sorted_sequence, input, out_int32, right, side, sorter)
    return exact(
        _searchsorted_packet,
        (sorted_sequence, input),
        {"out_int32": out_int32, "right": right, "side": side, "sorter": sorter, "out": out},
    )


def bucketize(input, boundaries, *, out_int32=False, right=False, out=None):
    """The number of the bucket between `boundaries` of each element."""
    if (
        out is None
        and input.__class__ in NUMBER_BITS
        and out_int32.__class__ is bool
        and right.__class__ is bool
    ):
        try:
            kernel = _bucketize_Scalar_kernels[boundaries._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, boundaries, out_int32, right)
    if out is None and out_int32.__class__ is bool and right.__class__ is bool:
        try:
            kernel = _bucketize_Tensor_kernels[(input._bits | boundaries._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, boundaries, out_int32, right)
    return exact(
        _bucketize_packet, (input, boundaries), {"out_int32": out_int32, "right": right, "out": out}
    )


def isin(*args, **kwargs):
    """Whether each of `elements` occurs among `test_elements`."""
    return exact(_isin_packet, args, kwargs)


def _unique(input, sorted=True, return_inverse=False):
    """Distinct elements in order, and for each element its place among them."""
    if sorted.__class__ is bool and return_inverse.__class__ is bool:
        try:
            kernel = __unique_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, sorted, return_inverse)
    return exact(__unique_packet, (input, sorted, return_inverse), {})


def _unique2(input, sorted=True, return_inverse=False, return_counts=False):
    """Distinct elements in order, each element's place among them, and counts."""
    if (
        sorted.__class__ is bool
        and return_inverse.__class__ is bool
        and return_counts.__class__ is bool
    ):
        try:
            kernel = __unique2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, sorted, return_inverse, return_counts)
    return exact(__unique2_packet, (input, sorted, return_inverse, return_counts), {})


def unique_dim(
    input,
    dim=MISSING,
    sorted=True,
    return_inverse=False,
    return_counts=False,
    **numpy_names,
):
    """Distinct slices along `dim` in lexicographic order, places and counts."""
    if (
        not numpy_names
        and dim.__class__ is int
        and sorted.__class__ is bool
        and return_inverse.__class__ is bool
        and return_counts.__class__ is bool
    ):
        try:
            kernel = _unique_dim_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, sorted, return_inverse, return_counts)
    return exact(
        _unique_dim_packet,
        (input,),
        {
            "dim": dim,
            "sorted": sorted,
            "return_inverse": return_inverse,
            "return_counts": return_counts,
            **numpy_names,
        },
    )


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None, **numpy_names):
    """Elements without repetitions of the one before, places and counts."""
    if (
        not numpy_names
        and return_inverse.__class__ is bool
        and return_counts.__class__ is bool
        and (dim is None or dim.__class__ is int)
    ):
        try:
            kernel = _unique_consecutive_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, return_inverse, return_counts, dim)
    return exact(
        _unique_consecutive_packet, (input, return_inverse, return_counts, dim), {**numpy_names}
    )


def unique_dim_consecutive(
    input,
    dim=MISSING,
    return_inverse=False,
    return_counts=False,
    **numpy_names,
):
    """Slices along `dim` without repetitions of the one before, places and counts."""
    if (
        not numpy_names
        and dim.__class__ is int
        and return_inverse.__class__ is bool
        and return_counts.__class__ is bool
    ):
        try:
            kernel = _unique_dim_consecutive_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, return_inverse, return_counts)
    return exact(
        _unique_dim_consecutive_packet,
        (input,),
        {
            "dim": dim,
            "return_inverse": return_inverse,
            "return_counts": return_counts,
            **numpy_names,
        },
    )


def mm(input, mat2, *, out=None):
    """The product of two matrices, (n, k) and (k, m)."""
    if out is None:
        try:
            kernel = _mm_kernels[(input._bits | mat2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mat2)
    return exact(_mm_packet, (input, mat2), {"out": out})


def bmm(input, mat2, *, out=None):
    """The matrix products of a batch, (b, n, k) and (b, k, m)."""
    if out is None:
        try:
            kernel = _bmm_kernels[(input._bits | mat2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mat2)
    return exact(_bmm_packet, (input, mat2), {"out": out})


def mv(input, vec, *, out=None):
    """The product of a matrix (n, m) and a vector (m)."""
    if out is None:
        try:
            kernel = _mv_kernels[(input._bits | vec._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, vec)
    return exact(_mv_packet, (input, vec), {"out": out})


def dot(input, tensor, *, out=None):
    """The sum of the products of two vectors."""
    if out is None:
        try:
            kernel = _dot_kernels[(input._bits | tensor._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, tensor)
    return exact(_dot_packet, (input, tensor), {"out": out})


def vdot(input, other, *, out=None):
    """The sum of the products of two vectors, the first one conjugated."""
    if out is None:
        try:
            kernel = _vdot_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_vdot_packet, (input, other), {"out": out})


def outer(input, vec2, *, out=None):
    """The products of each element of one vector with each of another."""
    if out is None:
        try:
            kernel = _outer_kernels[(input._bits | vec2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, vec2)
    return exact(_outer_packet, (input, vec2), {"out": out})


def ger(input, vec2, *, out=None):
    """The same as `outer`."""
    if out is None:
        try:
            kernel = _ger_kernels[(input._bits | vec2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, vec2)
    return exact(_ger_packet, (input, vec2), {"out": out})


def matmul(input, other, *, out=None):
    """The matrix product: vectors, matrices and batches of matrices that broadcast."""
    if out is None:
        try:
            kernel = _matmul_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_matmul_packet, (input, other), {"out": out})


def addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None):
    """`beta * self + alpha * (mat1 @ mat2)` for matrices."""
    if out is None and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _addmm_kernels[(input._bits | mat1._bits | mat2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mat1, mat2, beta, alpha)
    return exact(_addmm_packet, (input, mat1, mat2), {"beta": beta, "alpha": alpha, "out": out})


def addmm_(input, mat1, mat2, *, beta=1, alpha=1):
    """`beta * self + alpha * (mat1 @ mat2)` for matrices; in place."""
    if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _addmm__kernels[(input._bits | mat1._bits | mat2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mat1, mat2, beta, alpha)
    return exact(_addmm__packet, (input, mat1, mat2), {"beta": beta, "alpha": alpha})


def addmv(input, mat, vec, *, beta=1, alpha=1, out=None):
    """`beta * self + alpha * (mat @ vec)` for a matrix and a vector."""
    if out is None and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _addmv_kernels[(input._bits | mat._bits | vec._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mat, vec, beta, alpha)
    return exact(_addmv_packet, (input, mat, vec), {"beta": beta, "alpha": alpha, "out": out})


def addmv_(input, mat, vec, *, beta=1, alpha=1):
    """`beta * self + alpha * (mat @ vec)` for a matrix and a vector; in place."""
    if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _addmv__kernels[(input._bits | mat._bits | vec._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, mat, vec, beta, alpha)
    return exact(_addmv__packet, (input, mat, vec), {"beta": beta, "alpha": alpha})


def addr(input, vec1, vec2, *, beta=1, alpha=1, out=None):
    """`beta * self + alpha * outer(vec1, vec2)`."""
    if out is None and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _addr_kernels[(input._bits | vec1._bits | vec2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, vec1, vec2, beta, alpha)
    return exact(_addr_packet, (input, vec1, vec2), {"beta": beta, "alpha": alpha, "out": out})


def addr_(input, vec1, vec2, *, beta=1, alpha=1):
    """`beta * self + alpha * outer(vec1, vec2)`; in place."""
    if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _addr__kernels[(input._bits | vec1._bits | vec2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, vec1, vec2, beta, alpha)
    return exact(_addr__packet, (input, vec1, vec2), {"beta": beta, "alpha": alpha})


def addbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None):
    """`beta * self` plus `alpha` times the sum of the matrix products of a batch."""
    if out is None and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _addbmm_kernels[(input._bits | batch1._bits | batch2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, batch1, batch2, beta, alpha)
    return exact(
        _addbmm_packet, (input, batch1, batch2), {"beta": beta, "alpha": alpha, "out": out}
    )


def addbmm_(input, batch1, batch2, *, beta=1, alpha=1):
    """`beta * self` plus `alpha` times the sum of the matrix products of a batch; in place."""
    if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _addbmm__kernels[(input._bits | batch1._bits | batch2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, batch1, batch2, beta, alpha)
    return exact(_addbmm__packet, (input, batch1, batch2), {"beta": beta, "alpha": alpha})


def baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None):
    """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices."""
    if out is None and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _baddbmm_kernels[(input._bits | batch1._bits | batch2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, batch1, batch2, beta, alpha)
    return exact(
        _baddbmm_packet, (input, batch1, batch2), {"beta": beta, "alpha": alpha, "out": out}
    )


def baddbmm_(input, batch1, batch2, *, beta=1, alpha=1):
    """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices; in place."""
    if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
        try:
            kernel = _baddbmm__kernels[(input._bits | batch1._bits | batch2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, batch1, batch2, beta, alpha)
    return exact(_baddbmm__packet, (input, batch1, batch2), {"beta": beta, "alpha": alpha})


def trace(input):
    """The sum of the diagonal of a matrix."""
    try:
        kernel = _trace_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_trace_packet, (input,), {})


def inner(input, other, *, out=None):
    """The sums of products over the last dimension of both tensors."""
    if out is None:
        try:
            kernel = _inner_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_inner_packet, (input, other), {"out": out})


def kron(input, other, *, out=None):
    """The Kronecker product: each element of one tensor times all of the other."""
    if out is None:
        try:
            kernel = _kron_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other)
    return exact(_kron_packet, (input, other), {"out": out})


def tensordot(input, other, dims_self, dims_other, *, out=None):
    """The sums of products over the given dimensions of both tensors."""
    if out is None and dims_self.__class__ in TUPLES and dims_other.__class__ in TUPLES:
        try:
            kernel = _tensordot_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, dims_self, dims_other)
    return exact(_tensordot_packet, (input, other, dims_self, dims_other), {"out": out})


def einsum(equation, tensors, *, path=None):
    """Sums of products that letters name, by the summation convention: `'ij,jk->ik'` is a matrix
    product.
    """
    if (
        equation.__class__ is str
        and tensors.__class__ in SEQUENCES
        and (path is None or path.__class__ in TUPLES)
    ):
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits
            kernel = _einsum_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(equation, tensors, path)
    return exact(_einsum_packet, (equation, tensors), {"path": path})


def bilinear(input1, input2, weight, bias=None):
    """`input1 @ weight[i] @ input2 + bias[i]` for each output feature."""
    try:
        bits = input1._bits
        bits |= input2._bits
        bits |= weight._bits
        bits |= 0 if bias is None else bias._bits
        kernel = _bilinear_kernels[bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input1, input2, weight, bias)
    return exact(_bilinear_packet, (input1, input2, weight, bias), {})


def chain_matmul(matrices, *, out=None):
    """The product of a chain of matrices in the order that costs least."""
    if out is None and matrices.__class__ in SEQUENCES:
        try:
            bits = 0
            for item in matrices:
                bits |= item._bits
            kernel = _chain_matmul_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(matrices)
    return exact(_chain_matmul_packet, (matrices,), {"out": out})


def cross(input, other, dim=None, *, out=None, **numpy_names):
    """The cross products of vectors of length 3 along `dim`, or along the first dimension of that
    length.
    """
    if not numpy_names and out is None and (dim is None or dim.__class__ is int):
        try:
            kernel = _cross_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, dim)
    return exact(_cross_packet, (input, other, dim), {"out": out, **numpy_names})


def cosine_similarity(x1, x2, dim=1, eps=1e-08, **numpy_names):
    """The cosine of the angle between vectors along `dim`."""
    if not numpy_names and dim.__class__ is int and eps.__class__ is float:
        try:
            kernel = _cosine_similarity_kernels[(x1._bits | x2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x1, x2, dim, eps)
    return exact(_cosine_similarity_packet, (x1, x2, dim, eps), {**numpy_names})


def pairwise_distance(x1, x2, p=2, eps=1e-06, keepdim=False, **numpy_names):
    """The p-norm of the difference of vectors along the last dimension."""
    if (
        not numpy_names
        and p.__class__ is float
        and eps.__class__ is float
        and keepdim.__class__ is bool
    ):
        try:
            kernel = _pairwise_distance_kernels[(x1._bits | x2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x1, x2, p, eps, keepdim)
    return exact(_pairwise_distance_packet, (x1, x2, p, eps, keepdim), {**numpy_names})


def cdist(x1, x2, p=2, compute_mode=None):
    """The p-norm distance between each row of one batch and each row of another."""
    if p.__class__ is float and (compute_mode is None or compute_mode.__class__ is int):
        try:
            kernel = _cdist_kernels[(x1._bits | x2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x1, x2, p, compute_mode)
    return exact(_cdist_packet, (x1, x2, p, compute_mode), {})


def _cdist_forward(x1, x2, p, compute_mode):
    """The distances that `cdist` returns."""
    if p.__class__ is float and (compute_mode is None or compute_mode.__class__ is int):
        try:
            kernel = __cdist_forward_kernels[(x1._bits | x2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x1, x2, p, compute_mode)
    return exact(__cdist_forward_packet, (x1, x2, p, compute_mode), {})


def _cdist_backward(grad, x1, x2, p, cdist):
    """The gradient of `cdist` in its first argument."""
    if p.__class__ is float:
        try:
            bits = grad._bits
            bits |= x1._bits
            bits |= x2._bits
            bits |= cdist._bits
            kernel = __cdist_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad, x1, x2, p, cdist)
    return exact(__cdist_backward_packet, (grad, x1, x2, p, cdist), {})


def pdist(input, p=2):
    """The p-norm distance between each pair of rows: the upper triangle of `cdist` with itself."""
    if p.__class__ is float:
        try:
            kernel = _pdist_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p)
    return exact(_pdist_packet, (input, p), {})


def _pdist_forward(input, p=2):
    """The distances that `pdist` returns."""
    if p.__class__ is float:
        try:
            kernel = __pdist_forward_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p)
    return exact(__pdist_forward_packet, (input, p), {})


def _pdist_backward(grad, input, p, pdist):
    """The gradient of `pdist`."""
    if p.__class__ is float:
        try:
            kernel = __pdist_backward_kernels[(grad._bits | input._bits | pdist._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad, input, p, pdist)
    return exact(__pdist_backward_packet, (grad, input, p, pdist), {})


def matrix_power(input, n, *, out=None):
    """A square matrix multiplied by itself `n` times; a negative `n` inverts it first."""
    if out is None and n.__class__ is int:
        try:
            kernel = _matrix_power_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n)
    return exact(_matrix_power_packet, (input, n), {"out": out})


def inverse(input, *, out=None):
    """The same as `linalg.inv`."""
    if out is None:
        try:
            kernel = _inverse_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_inverse_packet, (input,), {"out": out})


def triangular_solve(input, A, upper=True, transpose=False, unitriangular=False, *, out=None):
    """X with `A X = self` for a triangular A, and a copy of A. See `linalg.solve_triangular`."""
    if (
        out is None
        and upper.__class__ is bool
        and transpose.__class__ is bool
        and unitriangular.__class__ is bool
    ):
        try:
            kernel = _triangular_solve_kernels[(input._bits | A._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, A, upper, transpose, unitriangular)
    return exact(
        _triangular_solve_packet, (input, A, upper, transpose, unitriangular), {"out": out}
    )


def cholesky(input, upper=False, *, out=None):
    """The Cholesky factor of positive-definite matrices. See `linalg.cholesky`."""
    if out is None and upper.__class__ is bool:
        try:
            kernel = _cholesky_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, upper)
    return exact(_cholesky_packet, (input, upper), {"out": out})


def cholesky_solve(input, input2, upper=False, *, out=None):
    """X with `A X = self`, given the Cholesky factor of A."""
    if out is None and upper.__class__ is bool:
        try:
            kernel = _cholesky_solve_kernels[(input._bits | input2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, input2, upper)
    return exact(_cholesky_solve_packet, (input, input2, upper), {"out": out})


def cholesky_inverse(input, upper=False, *, out=None):
    """The inverse of a matrix, given its Cholesky factor."""
    if out is None and upper.__class__ is bool:
        try:
            kernel = _cholesky_inverse_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, upper)
    return exact(_cholesky_inverse_packet, (input, upper), {"out": out})


def qr(input, some=True, *, out=None):
    """The QR factorization. See `linalg.qr`."""
    if out is None and some.__class__ is bool:
        try:
            kernel = _qr_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, some)
    return exact(_qr_packet, (input, some), {"out": out})


def geqrf(input, *, out=None):
    """QR as LAPACK packs it, with R in the upper triangle, Householder vectors below, and their
    scales.
    """
    if out is None:
        try:
            kernel = _geqrf_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_geqrf_packet, (input,), {"out": out})


def orgqr(input, input2, *, out=None):
    """The same as `linalg.householder_product`."""
    if out is None:
        try:
            kernel = _orgqr_kernels[(input._bits | input2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, input2)
    return exact(_orgqr_packet, (input, input2), {"out": out})


def ormqr(input, input2, input3, left=True, transpose=False, *, out=None):
    """A matrix times the orthogonal matrix that Householder reflectors stand for."""
    if out is None and left.__class__ is bool and transpose.__class__ is bool:
        try:
            kernel = _ormqr_kernels[(input._bits | input2._bits | input3._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, input2, input3, left, transpose)
    return exact(_ormqr_packet, (input, input2, input3, left, transpose), {"out": out})


def _lu_with_info(input, pivot=True, check_errors=True):
    """L and U in one tensor, the pivots and the info."""
    if pivot.__class__ is bool and check_errors.__class__ is bool:
        try:
            kernel = __lu_with_info_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, pivot, check_errors)
    return exact(__lu_with_info_packet, (input, pivot, check_errors), {})


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True, *, out=None):
    """P, L and U from what `linalg.lu_factor` returns."""
    if out is None and unpack_data.__class__ is bool and unpack_pivots.__class__ is bool:
        try:
            kernel = _lu_unpack_kernels[(LU_data._bits | LU_pivots._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(LU_data, LU_pivots, unpack_data, unpack_pivots)
    return exact(_lu_unpack_packet, (LU_data, LU_pivots, unpack_data, unpack_pivots), {"out": out})


def lu_solve(input, LU_data, LU_pivots, *, out=None):
    """X with `A X = self`, given the LU factorization of A."""
    if out is None:
        try:
            kernel = _lu_solve_kernels[(input._bits | LU_data._bits | LU_pivots._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, LU_data, LU_pivots)
    return exact(_lu_solve_packet, (input, LU_data, LU_pivots), {"out": out})


def det(input):
    """The same as `linalg.det`."""
    try:
        kernel = _det_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_det_packet, (input,), {})


def slogdet(input, *, out=None):
    """The same as `linalg.slogdet`."""
    if out is None:
        try:
            kernel = _slogdet_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input)
    return exact(_slogdet_packet, (input,), {"out": out})


def logdet(input):
    """The logarithms of determinants, NaN for a negative one."""
    try:
        kernel = _logdet_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_logdet_packet, (input,), {})


def _linalg_eigvals(input):
    """Complex eigenvalues of square matrices."""
    try:
        kernel = __linalg_eigvals_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(__linalg_eigvals_packet, (input,), {})


def _linalg_eigh(A, UPLO="L", compute_v=True, *, out=None):
    """Ascending eigenvalues of Hermitian matrices, and eigenvectors when asked for."""
    if out is None and UPLO.__class__ is str and compute_v.__class__ is bool:
        try:
            kernel = __linalg_eigh_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, UPLO, compute_v)
    return exact(__linalg_eigh_packet, (A, UPLO, compute_v), {"out": out})


def _linalg_svd(A, full_matrices=False, compute_uv=True, *, driver=None, out=None):
    """Singular values, and singular vectors when asked for."""
    if (
        out is None
        and full_matrices.__class__ is bool
        and compute_uv.__class__ is bool
        and (driver is None or driver.__class__ is str)
    ):
        try:
            kernel = __linalg_svd_kernels[A._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(A, full_matrices, compute_uv, driver)
    return exact(
        __linalg_svd_packet, (A, full_matrices, compute_uv), {"driver": driver, "out": out}
    )


def svd(input, some=True, compute_uv=True, *, out=None):
    """U, descending singular values and V. See `linalg.svd`."""
    if out is None and some.__class__ is bool and compute_uv.__class__ is bool:
        try:
            kernel = _svd_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, some, compute_uv)
    return exact(_svd_packet, (input, some, compute_uv), {"out": out})


def pinverse(input, rcond=1e-15):
    """The Moore-Penrose inverse. See `linalg.pinv`."""
    if rcond.__class__ is float:
        try:
            kernel = _pinverse_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, rcond)
    return exact(_pinverse_packet, (input, rcond), {})


def vander(x, N=None, increasing=False):
    """The powers of each element of a vector, descending unless `increasing`."""
    if (N is None or N.__class__ is int) and increasing.__class__ is bool:
        try:
            kernel = _vander_kernels[x._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(x, N, increasing)
    return exact(_vander_packet, (x, N, increasing), {})


def matrix_exp(input):
    """The same as `linalg.matrix_exp`."""
    try:
        kernel = _matrix_exp_kernels[input._bits & state.mask]
    except (AttributeError, KeyError):
        pass
    else:
        return kernel(input)
    return exact(_matrix_exp_packet, (input,), {})


def norm(input, p=MISSING, dim=MISSING, keepdim=MISSING, *, dtype=MISSING, out=None, **numpy_names):
    """The p-norm of all elements."""
    if (
        not numpy_names
        and out is None
        and (p is MISSING or p.__class__ in NUMBER_BITS)
        and dim is MISSING
        and keepdim is MISSING
        and dtype is MISSING
    ):
        try:
            kernel = _norm_Scalar_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, 2 if p is MISSING else p)
    if (
        not numpy_names
        and out is None
        and (p is None or p.__class__ in NUMBER_BITS)
        and dim is MISSING
        and keepdim is MISSING
        and dtype.__class__ is dtype_class
    ):
        try:
            kernel = _norm_ScalarOpt_dtype_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, dtype)
    if (
        not numpy_names
        and out is None
        and (p is None or p.__class__ in NUMBER_BITS)
        and dim.__class__ in SIZES
        and (keepdim is MISSING or keepdim.__class__ is bool)
        and dtype is MISSING
    ):
        try:
            kernel = _norm_ScalarOpt_dim_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                p,
                (dim,) if dim.__class__ is int else dim,
                False if keepdim is MISSING else keepdim,
            )
    if (
        not numpy_names
        and out is None
        and (p is None or p.__class__ in NUMBER_BITS)
        and dim.__class__ in SIZES
        and keepdim.__class__ is bool
        and dtype.__class__ is dtype_class
    ):
        try:
            kernel = _norm_ScalarOpt_dim_dtype_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
    return exact(
        _norm_packet, (input, p, dim, keepdim), {"dtype": dtype, "out": out, **numpy_names}
    )


def frobenius_norm(input, dim=MISSING, keepdim=False, *, out=None, **numpy_names):
    """The square root of the sum of squares along the given dimensions."""
    if not numpy_names and out is None and dim.__class__ in SIZES and keepdim.__class__ is bool:
        try:
            kernel = _frobenius_norm_dim_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim, keepdim)
    return exact(
        _frobenius_norm_packet,
        (input,),
        {"dim": dim, "keepdim": keepdim, "out": out, **numpy_names},
    )


def nuclear_norm(*args, **kwargs):
    """The sum of the singular values of a matrix."""
    if not kwargs and len(args) == 1:
        try:
            kernel = _nuclear_norm_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], False)
    if not kwargs and len(args) == 2 and args[1].__class__ is bool:
        try:
            kernel = _nuclear_norm_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1])
    if not kwargs and len(args) == 2 and args[1].__class__ in SIZES:
        try:
            kernel = _nuclear_norm_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) * 2 if args[1].__class__ is int else args[1], False)
    if not kwargs and len(args) == 3 and args[1].__class__ in SIZES and args[2].__class__ is bool:
        try:
            kernel = _nuclear_norm_dim_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], (args[1],) * 2 if args[1].__class__ is int else args[1], args[2])
    return exact(_nuclear_norm_packet, args, kwargs)


def norm_except_dim(v, pow=2, dim=0, **numpy_names):
    """The norms over all dimensions but one."""
    if not numpy_names and pow.__class__ is int and dim.__class__ is int:
        try:
            kernel = _norm_except_dim_kernels[v._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(v, pow, dim)
    return exact(_norm_except_dim_packet, (v, pow, dim), {**numpy_names})


def dist(input, other, p=2):
    """The p-norm of the difference of two tensors."""
    if p.__class__ in NUMBER_BITS:
        try:
            kernel = _dist_kernels[(input._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, other, p)
    return exact(_dist_packet, (input, other, p), {})


def renorm(input, p, dim=MISSING, maxnorm=MISSING, *, out=None, **numpy_names):
    """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it."""
    if (
        not numpy_names
        and out is None
        and p.__class__ in NUMBER_BITS
        and dim.__class__ is int
        and maxnorm.__class__ in NUMBER_BITS
    ):
        try:
            kernel = _renorm_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, dim, maxnorm)
    return exact(_renorm_packet, (input, p, dim, maxnorm), {"out": out, **numpy_names})


def renorm_(input, p, dim=MISSING, maxnorm=MISSING, **numpy_names):
    """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it; in place."""
    if (
        not numpy_names
        and p.__class__ in NUMBER_BITS
        and dim.__class__ is int
        and maxnorm.__class__ in NUMBER_BITS
    ):
        try:
            kernel = _renorm__kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, dim, maxnorm)
    return exact(_renorm__packet, (input, p, dim, maxnorm), {**numpy_names})


def _fft_c2c(
    input,
    dim=MISSING,
    normalization=MISSING,
    forward=MISSING,
    *,
    out=None,
    **numpy_names,
):
    """The transform of complex numbers along several dimensions."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ in TUPLES
        and normalization.__class__ is int
        and forward.__class__ is bool
    ):
        try:
            kernel = __fft_c2c_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, normalization, forward)
    return exact(
        __fft_c2c_packet, (input, dim, normalization, forward), {"out": out, **numpy_names}
    )


def _fft_r2c(
    input,
    dim=MISSING,
    normalization=MISSING,
    onesided=MISSING,
    *,
    out=None,
    **numpy_names,
):
    """The transform of real numbers, whole or without its redundant half."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ in TUPLES
        and normalization.__class__ is int
        and onesided.__class__ is bool
    ):
        try:
            kernel = __fft_r2c_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, normalization, onesided)
    return exact(
        __fft_r2c_packet, (input, dim, normalization, onesided), {"out": out, **numpy_names}
    )


def _fft_c2r(
    input,
    dim=MISSING,
    normalization=MISSING,
    last_dim_size=MISSING,
    *,
    out=None,
    **numpy_names,
):
    """The transform of half a spectrum to real numbers."""
    if (
        not numpy_names
        and out is None
        and dim.__class__ in TUPLES
        and normalization.__class__ is int
        and last_dim_size.__class__ is int
    ):
        try:
            kernel = __fft_c2r_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, dim, normalization, last_dim_size)
    return exact(
        __fft_c2r_packet, (input, dim, normalization, last_dim_size), {"out": out, **numpy_names}
    )


def stft(
    input,
    n_fft,
    hop_length=None,
    win_length=None,
    window=None,
    center=True,
    pad_mode="reflect",
    normalized=False,
    onesided=None,
    return_complex=None,
    align_to_window=None,
):
    """The transforms of overlapping, windowed frames of a signal."""
    if (
        n_fft.__class__ is int
        and (hop_length is None or hop_length.__class__ is int)
        and (win_length is None or win_length.__class__ is int)
        and center.__class__ is bool
        and pad_mode.__class__ is str
        and normalized.__class__ is bool
        and (onesided is None or onesided.__class__ is bool)
        and (return_complex is None or return_complex.__class__ is bool)
        and (align_to_window is None or align_to_window.__class__ is bool)
    ):
        try:
            bits = input._bits
            bits |= 0 if window is None else window._bits
            kernel = _stft_center_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                n_fft,
                hop_length,
                win_length,
                window,
                center,
                pad_mode,
                normalized,
                onesided,
                return_complex,
                align_to_window,
            )
    return exact(
        _stft_packet,
        (
            input,
            n_fft,
            hop_length,
            win_length,
            window,
            center,
            pad_mode,
            normalized,
            onesided,
            return_complex,
            align_to_window,
        ),
        {},
    )


def istft(
    input,
    n_fft,
    hop_length=None,
    win_length=None,
    window=None,
    center=True,
    normalized=False,
    onesided=None,
    length=None,
    return_complex=False,
):
    """The signal whose short-time Fourier transform is closest to the given one."""
    if (
        n_fft.__class__ is int
        and (hop_length is None or hop_length.__class__ is int)
        and (win_length is None or win_length.__class__ is int)
        and center.__class__ is bool
        and normalized.__class__ is bool
        and (onesided is None or onesided.__class__ is bool)
        and (length is None or length.__class__ is int)
        and return_complex.__class__ is bool
    ):
        try:
            bits = input._bits
            bits |= 0 if window is None else window._bits
            kernel = _istft_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                n_fft,
                hop_length,
                win_length,
                window,
                center,
                normalized,
                onesided,
                length,
                return_complex,
            )
    return exact(
        _istft_packet,
        (
            input,
            n_fft,
            hop_length,
            win_length,
            window,
            center,
            normalized,
            onesided,
            length,
            return_complex,
        ),
        {},
    )


def empty(*args, **kwargs):
    """A tensor of the given size whose elements hold whatever the memory held."""
    return exact_factory(_empty_packet, args, kwargs)


def empty_strided(*args, **kwargs):
    """An uninitialised tensor with the given size and strides, in elements."""
    return exact_factory(_empty_strided_packet, args, kwargs)


def empty_permuted(*args, **kwargs):
    """An uninitialised tensor that is dense in memory in the given order of dimensions."""
    return exact_factory(_empty_permuted_packet, args, kwargs)


def zeros(*args, **kwargs):
    """A tensor of zeros."""
    return exact_factory(_zeros_packet, args, kwargs)


def ones(*args, **kwargs):
    """A tensor of ones."""
    return exact_factory(_ones_packet, args, kwargs)


def full(*args, **kwargs):
    """A tensor filled with one number. Without a dtype it takes the number's: bool, int64 or the
    default dtype.
    """
    return exact_factory(_full_packet, args, kwargs)


def empty_like(*args, **kwargs):
    """An uninitialised tensor of the size and (unless given) the dtype of `self`."""
    return exact_factory(_empty_like_packet, args, kwargs)


def zeros_like(*args, **kwargs):
    """Zeros of the size and (unless given) the dtype of `self`."""
    return exact_factory(_zeros_like_packet, args, kwargs)


def ones_like(*args, **kwargs):
    """Ones of the size and (unless given) the dtype of `self`."""
    return exact_factory(_ones_like_packet, args, kwargs)


def full_like(*args, **kwargs):
    """One number everywhere, in the size and (unless given) the dtype of `self`."""
    return exact_factory(_full_like_packet, args, kwargs)


def scalar_tensor(*args, **kwargs):
    """A 0-d tensor that holds a number, in the default dtype unless one is given."""
    return exact_factory(_scalar_tensor_packet, args, kwargs)


def arange(*args, **kwargs):
    """The numbers 0, 1, … up to but without `end`; int64 when `end` is an integer."""
    return exact_factory(_arange_packet, args, kwargs)


def range(*args, **kwargs):
    """The numbers `start`, `start + 1`, … up to and with `end`. Kept for old programs; see
    `arange`.
    """
    return exact_factory(_range_packet, args, kwargs)


def linspace(*args, **kwargs):
    """`steps` evenly spaced numbers from `start` to `end`, both included."""
    return exact_factory(_linspace_packet, args, kwargs)


def logspace(*args, **kwargs):
    """`base` to the power of `steps` evenly spaced exponents from `start` to `end`."""
    return exact_factory(_logspace_packet, args, kwargs)


def eye(*args, **kwargs):
    """The identity matrix with `n` rows."""
    return exact_factory(_eye_packet, args, kwargs)


def hann_window(*args, **kwargs):
    """The Hann window, a raised cosine, periodic for use in Fourier analysis."""
    return exact_factory(_hann_window_packet, args, kwargs)


def hamming_window(*args, **kwargs):
    """The Hamming window, a raised cosine on a pedestal, periodic for use in Fourier analysis."""
    return exact_factory(_hamming_window_packet, args, kwargs)


def blackman_window(*args, **kwargs):
    """The Blackman window, of two cosines, periodic for use in Fourier analysis."""
    return exact_factory(_blackman_window_packet, args, kwargs)


def bartlett_window(*args, **kwargs):
    """The Bartlett window, a triangle, periodic for use in Fourier analysis."""
    return exact_factory(_bartlett_window_packet, args, kwargs)


def kaiser_window(*args, **kwargs):
    """The Kaiser window, close to the best concentration in a main lobe, periodic for use in
    Fourier analysis.
    """
    return exact_factory(_kaiser_window_packet, args, kwargs)


def rand(*args, **kwargs):
    """Uniform numbers of [0, 1)."""
    return exact_factory(_rand_packet, args, kwargs)


def rand_like(*args, **kwargs):
    """Uniform numbers of [0, 1) in the size and dtype of `self`."""
    return exact_factory(_rand_like_packet, args, kwargs)


def randn(*args, **kwargs):
    """Numbers of the standard normal distribution."""
    return exact_factory(_randn_packet, args, kwargs)


def randn_like(*args, **kwargs):
    """Standard normal numbers in the size and dtype of `self`."""
    return exact_factory(_randn_like_packet, args, kwargs)


def randint(*args, **kwargs):
    """Integers of [0, high), each as likely as the next."""
    return exact_factory(_randint_packet, args, kwargs)


def randint_like(*args, **kwargs):
    """Integers of [0, high) in the size and dtype of `self`."""
    return exact_factory(_randint_like_packet, args, kwargs)


def randperm(*args, **kwargs):
    """The integers of [0, n) in random order."""
    return exact_factory(_randperm_packet, args, kwargs)


def normal(
    mean,
    std=MISSING,
    size=MISSING,
    *,
    generator=None,
    dtype=MISSING,
    layout=MISSING,
    device=MISSING,
    pin_memory=MISSING,
    out=None,
):
    """Normal numbers, each of its own mean, all of one standard deviation."""
    if (
        out is None
        and (std is MISSING or std.__class__ is float)
        and size is MISSING
        and generator is None
        and dtype is MISSING
        and layout is MISSING
        and device is MISSING
        and pin_memory is MISSING
    ):
        try:
            kernel = _normal_Tensor_float_kernels[mean._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(mean, 1 if std is MISSING else std, generator)
    if (
        out is None
        and mean.__class__ is float
        and std is not MISSING
        and size is MISSING
        and generator is None
        and dtype is MISSING
        and layout is MISSING
        and device is MISSING
        and pin_memory is MISSING
    ):
        try:
            kernel = _normal_float_Tensor_kernels[std._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(mean, std, generator)
    if (
        out is None
        and std is not MISSING
        and size is MISSING
        and generator is None
        and dtype is MISSING
        and layout is MISSING
        and device is MISSING
        and pin_memory is MISSING
    ):
        try:
            kernel = _normal_Tensor_Tensor_kernels[(mean._bits | std._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(mean, std, generator)
    return exact(
        _normal_packet,
        (mean, std, size),
        {
            "generator": generator,
            "dtype": dtype,
            "layout": layout,
            "device": device,
            "pin_memory": pin_memory,
            "out": out,
        },
    )


def bernoulli(input, p=MISSING, *, generator=None, out=None):
    """Ones with the probabilities that `self` holds, zeros otherwise."""
    if out is None and p is MISSING and generator is None:
        try:
            kernel = _bernoulli_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, generator)
    if out is None and p.__class__ is float and generator is None:
        try:
            kernel = _bernoulli_p_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, p, generator)
    return exact(_bernoulli_packet, (input, p), {"generator": generator, "out": out})


def multinomial(input, num_samples, replacement=False, *, generator=None, out=None):
    """Indices drawn from each row of weights, with or without replacement."""
    if (
        out is None
        and num_samples.__class__ is int
        and replacement.__class__ is bool
        and generator is None
    ):
        try:
            kernel = _multinomial_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, num_samples, replacement, generator)
    return exact(
        _multinomial_packet, (input, num_samples, replacement), {"generator": generator, "out": out}
    )


def poisson(input, generator=None):
    """Numbers of the Poisson distribution of the given rates."""
    if generator is None:
        try:
            kernel = _poisson_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, generator)
    return exact(_poisson_packet, (input, generator), {})


def binomial(count, prob, generator=None):
    """How many of `count` trials of probability `prob` succeed."""
    if generator is None:
        try:
            kernel = _binomial_kernels[(count._bits | prob._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(count, prob, generator)
    return exact(_binomial_packet, (count, prob, generator), {})


def _standard_gamma(input, generator=None):
    """Numbers of the gamma distribution of scale 1."""
    if generator is None:
        try:
            kernel = __standard_gamma_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, generator)
    return exact(__standard_gamma_packet, (input, generator), {})


def _sample_dirichlet(input, generator=None):
    """Points of the simplex, distributed by the given concentrations."""
    if generator is None:
        try:
            kernel = __sample_dirichlet_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, generator)
    return exact(__sample_dirichlet_packet, (input, generator), {})


def convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    """Convolution of a batch (N, C, *S) with `weight` (O, C/groups, *K), or with `transposed` the
    transpose of the convolution whose weight is (C, O/groups, *K).
    """
    if (
        stride.__class__ in TUPLES
        and padding.__class__ in TUPLES
        and dilation.__class__ in TUPLES
        and transposed.__class__ is bool
        and output_padding.__class__ in TUPLES
        and groups.__class__ is int
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _convolution_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
            )
    return exact(
        _convolution_packet,
        (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups),
        {},
    )


def convolution_backward(
    grad_output,
    input,
    weight,
    bias_sizes,
    stride,
    padding,
    dilation,
    transposed,
    output_padding,
    groups,
    output_mask,
):
    """The gradients of `convolution` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """
    if (
        (bias_sizes is None or bias_sizes.__class__ in TUPLES)
        and stride.__class__ in TUPLES
        and padding.__class__ in TUPLES
        and dilation.__class__ in TUPLES
        and transposed.__class__ is bool
        and output_padding.__class__ in TUPLES
        and groups.__class__ is int
        and output_mask.__class__ in TUPLES
    ):
        try:
            bits = grad_output._bits
            bits |= input._bits
            bits |= weight._bits
            kernel = _convolution_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                grad_output,
                input,
                weight,
                bias_sizes,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
                output_mask,
            )
    return exact(
        _convolution_backward_packet,
        (
            grad_output,
            input,
            weight,
            bias_sizes,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            output_mask,
        ),
        {},
    )


def conv1d(input, weight, bias=None, stride=(1,), padding=MISSING, dilation=(1,), groups=1):
    """Convolution over the last dimension of (N, C, L) or (C, L), with `weight` (O, C/groups,
    K).
    """
    if (
        stride.__class__ in SIZES
        and (padding is MISSING or padding.__class__ in SIZES)
        and dilation.__class__ in SIZES
        and groups.__class__ is int
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv1d_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) if stride.__class__ is int else stride,
                (
                    (0,)
                    if padding is MISSING
                    else ((padding,) if padding.__class__ is int else padding)
                ),
                (dilation,) if dilation.__class__ is int else dilation,
                groups,
            )
    if (
        stride.__class__ in SIZES
        and (padding is MISSING or padding.__class__ is str)
        and dilation.__class__ in SIZES
        and groups.__class__ is int
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv1d_padding_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) if stride.__class__ is int else stride,
                "valid" if padding is MISSING else padding,
                (dilation,) if dilation.__class__ is int else dilation,
                groups,
            )
    return exact(
        _conv1d_packet,
        (input, weight, bias, stride),
        {"padding": padding, "dilation": dilation, "groups": groups},
    )


def conv2d(input, weight, bias=None, stride=(1, 1), padding=MISSING, dilation=(1, 1), groups=1):
    """Convolution over the last two dimensions of (N, C, H, W) or (C, H, W), with `weight` (O,
    C/groups, KH, KW).
    """
    if (
        stride.__class__ in SIZES
        and (padding is MISSING or padding.__class__ in SIZES)
        and dilation.__class__ in SIZES
        and groups.__class__ is int
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv2d_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 2 if stride.__class__ is int else stride,
                (
                    (0, 0)
                    if padding is MISSING
                    else ((padding,) * 2 if padding.__class__ is int else padding)
                ),
                (dilation,) * 2 if dilation.__class__ is int else dilation,
                groups,
            )
    if (
        stride.__class__ in SIZES
        and (padding is MISSING or padding.__class__ is str)
        and dilation.__class__ in SIZES
        and groups.__class__ is int
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv2d_padding_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 2 if stride.__class__ is int else stride,
                "valid" if padding is MISSING else padding,
                (dilation,) * 2 if dilation.__class__ is int else dilation,
                groups,
            )
    return exact(
        _conv2d_packet,
        (input, weight, bias, stride),
        {"padding": padding, "dilation": dilation, "groups": groups},
    )


def conv3d(
    input,
    weight,
    bias=None,
    stride=(1, 1, 1),
    padding=MISSING,
    dilation=(1, 1, 1),
    groups=1,
):
    """Convolution over the last three dimensions of (N, C, D, H, W) or (C, D, H, W), with `weight`
    (O, C/groups, KD, KH, KW).
    """
    if (
        stride.__class__ in SIZES
        and (padding is MISSING or padding.__class__ in SIZES)
        and dilation.__class__ in SIZES
        and groups.__class__ is int
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv3d_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 3 if stride.__class__ is int else stride,
                (
                    (0, 0, 0)
                    if padding is MISSING
                    else ((padding,) * 3 if padding.__class__ is int else padding)
                ),
                (dilation,) * 3 if dilation.__class__ is int else dilation,
                groups,
            )
    if (
        stride.__class__ in SIZES
        and (padding is MISSING or padding.__class__ is str)
        and dilation.__class__ in SIZES
        and groups.__class__ is int
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv3d_padding_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 3 if stride.__class__ is int else stride,
                "valid" if padding is MISSING else padding,
                (dilation,) * 3 if dilation.__class__ is int else dilation,
                groups,
            )
    return exact(
        _conv3d_packet,
        (input, weight, bias, stride),
        {"padding": padding, "dilation": dilation, "groups": groups},
    )


def conv_transpose1d(
    input,
    weight,
    bias=None,
    stride=(1,),
    padding=(0,),
    output_padding=(0,),
    groups=1,
    dilation=(1,),
):
    """Transpose of `conv1d`, with `weight` (C, O/groups, K)."""
    if (
        stride.__class__ in SIZES
        and padding.__class__ in SIZES
        and output_padding.__class__ in SIZES
        and groups.__class__ is int
        and dilation.__class__ in SIZES
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv_transpose1d_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) if stride.__class__ is int else stride,
                (padding,) if padding.__class__ is int else padding,
                (output_padding,) if output_padding.__class__ is int else output_padding,
                groups,
                (dilation,) if dilation.__class__ is int else dilation,
            )
    return exact(
        _conv_transpose1d_packet,
        (input, weight, bias, stride, padding, output_padding, groups, dilation),
        {},
    )


def conv_transpose2d(
    input,
    weight,
    bias=None,
    stride=(1, 1),
    padding=(0, 0),
    output_padding=(0, 0),
    groups=1,
    dilation=(1, 1),
):
    """Transpose of `conv2d`, with `weight` (C, O/groups, KH, KW)."""
    if (
        stride.__class__ in SIZES
        and padding.__class__ in SIZES
        and output_padding.__class__ in SIZES
        and groups.__class__ is int
        and dilation.__class__ in SIZES
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv_transpose2d_input_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 2 if stride.__class__ is int else stride,
                (padding,) * 2 if padding.__class__ is int else padding,
                (output_padding,) * 2 if output_padding.__class__ is int else output_padding,
                groups,
                (dilation,) * 2 if dilation.__class__ is int else dilation,
            )
    return exact(
        _conv_transpose2d_packet,
        (input, weight, bias, stride, padding, output_padding, groups, dilation),
        {},
    )


def conv_transpose3d(
    input,
    weight,
    bias=None,
    stride=(1, 1, 1),
    padding=(0, 0, 0),
    output_padding=(0, 0, 0),
    groups=1,
    dilation=(1, 1, 1),
):
    """Transpose of `conv3d`, with `weight` (C, O/groups, KD, KH, KW)."""
    if (
        stride.__class__ in SIZES
        and padding.__class__ in SIZES
        and output_padding.__class__ in SIZES
        and groups.__class__ is int
        and dilation.__class__ in SIZES
    ):
        try:
            bits = input._bits
            bits |= weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _conv_transpose3d_input_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                (stride,) * 3 if stride.__class__ is int else stride,
                (padding,) * 3 if padding.__class__ is int else padding,
                (output_padding,) * 3 if output_padding.__class__ is int else output_padding,
                groups,
                (dilation,) * 3 if dilation.__class__ is int else dilation,
            )
    return exact(
        _conv_transpose3d_packet,
        (input, weight, bias, stride, padding, output_padding, groups, dilation),
        {},
    )


def conv_tbc(input, weight, bias, pad=0):
    """Convolution over the first dimension of (T, N, C) with `weight` (K, C, O)."""
    if pad.__class__ is int:
        try:
            kernel = _conv_tbc_kernels[(input._bits | weight._bits | bias._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, weight, bias, pad)
    return exact(_conv_tbc_packet, (input, weight, bias, pad), {})


def max_pool1d_with_indices(
    input,
    kernel_size,
    stride=(),
    padding=(0,),
    dilation=(1,),
    ceil_mode=False,
):
    """The largest element of each window of (N, C, L) or (C, L), and its index."""
    if (
        kernel_size.__class__ in SIZES
        and stride.__class__ in SIZES
        and padding.__class__ in SIZES
        and dilation.__class__ in SIZES
        and ceil_mode.__class__ is bool
    ):
        try:
            kernel = _max_pool1d_with_indices_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (kernel_size,) if kernel_size.__class__ is int else kernel_size,
                (stride,) if stride.__class__ is int else stride,
                (padding,) if padding.__class__ is int else padding,
                (dilation,) if dilation.__class__ is int else dilation,
                ceil_mode,
            )
    return exact(
        _max_pool1d_with_indices_packet,
        (input, kernel_size, stride, padding, dilation, ceil_mode),
        {},
    )


def max_pool1d(input, kernel_size, stride=(), padding=(0,), dilation=(1,), ceil_mode=False):
    """The largest element of each window of (N, C, L) or (C, L)."""
    if (
        kernel_size.__class__ in SIZES
        and stride.__class__ in SIZES
        and padding.__class__ in SIZES
        and dilation.__class__ in SIZES
        and ceil_mode.__class__ is bool
    ):
        try:
            kernel = _max_pool1d_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (kernel_size,) if kernel_size.__class__ is int else kernel_size,
                (stride,) if stride.__class__ is int else stride,
                (padding,) if padding.__class__ is int else padding,
                (dilation,) if dilation.__class__ is int else dilation,
                ceil_mode,
            )
    return exact(_max_pool1d_packet, (input, kernel_size, stride, padding, dilation, ceil_mode), {})


def max_pool2d(input, kernel_size, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False):
    """The largest element of each window of (N, C, H, W) or (C, H, W)."""
    if (
        kernel_size.__class__ in SIZES
        and stride.__class__ in SIZES
        and padding.__class__ in SIZES
        and dilation.__class__ in SIZES
        and ceil_mode.__class__ is bool
    ):
        try:
            kernel = _max_pool2d_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (kernel_size,) * 2 if kernel_size.__class__ is int else kernel_size,
                (stride,) * 2 if stride.__class__ is int else stride,
                (padding,) * 2 if padding.__class__ is int else padding,
                (dilation,) * 2 if dilation.__class__ is int else dilation,
                ceil_mode,
            )
    return exact(_max_pool2d_packet, (input, kernel_size, stride, padding, dilation, ceil_mode), {})


def max_pool3d(
    input,
    kernel_size,
    stride=(),
    padding=(0, 0, 0),
    dilation=(1, 1, 1),
    ceil_mode=False,
):
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W)."""
    if (
        kernel_size.__class__ in SIZES
        and stride.__class__ in SIZES
        and padding.__class__ in SIZES
        and dilation.__class__ in SIZES
        and ceil_mode.__class__ is bool
    ):
        try:
            kernel = _max_pool3d_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (kernel_size,) * 3 if kernel_size.__class__ is int else kernel_size,
                (stride,) * 3 if stride.__class__ is int else stride,
                (padding,) * 3 if padding.__class__ is int else padding,
                (dilation,) * 3 if dilation.__class__ is int else dilation,
                ceil_mode,
            )
    return exact(_max_pool3d_packet, (input, kernel_size, stride, padding, dilation, ceil_mode), {})


def avg_pool1d(
    input,
    kernel_size,
    stride=(),
    padding=(0,),
    ceil_mode=False,
    count_include_pad=True,
):
    """The mean of each window of (N, C, L) or (C, L)."""
    if (
        kernel_size.__class__ in SIZES
        and stride.__class__ in SIZES
        and padding.__class__ in SIZES
        and ceil_mode.__class__ is bool
        and count_include_pad.__class__ is bool
    ):
        try:
            kernel = _avg_pool1d_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (kernel_size,) if kernel_size.__class__ is int else kernel_size,
                (stride,) if stride.__class__ is int else stride,
                (padding,) if padding.__class__ is int else padding,
                ceil_mode,
                count_include_pad,
            )
    return exact(
        _avg_pool1d_packet, (input, kernel_size, stride, padding, ceil_mode, count_include_pad), {}
    )


def adaptive_avg_pool1d(input, output_size):
    """Means of (N, C, L) or (C, L) over `output_size` windows that share the length out evenly."""
    if output_size.__class__ in SIZES:
        try:
            kernel = _adaptive_avg_pool1d_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (output_size,) if output_size.__class__ is int else output_size)
    return exact(_adaptive_avg_pool1d_packet, (input, output_size), {})


def _adaptive_avg_pool2d(input, output_size):
    """The kernel of `adaptive_avg_pool2d`."""
    if output_size.__class__ in SIZES:
        try:
            kernel = __adaptive_avg_pool2d_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else output_size,
            )
    return exact(__adaptive_avg_pool2d_packet, (input, output_size), {})


def _adaptive_avg_pool3d(input, output_size):
    """The kernel of `adaptive_avg_pool3d`."""
    if output_size.__class__ in SIZES:
        try:
            kernel = __adaptive_avg_pool3d_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (output_size,) * 3 if output_size.__class__ is int else output_size,
            )
    return exact(__adaptive_avg_pool3d_packet, (input, output_size), {})


def adaptive_max_pool1d(input, output_size):
    """The largest of each of `output_size` windows over (N, C, L) or (C, L), and its index."""
    if output_size.__class__ in SIZES:
        try:
            kernel = _adaptive_max_pool1d_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (output_size,) if output_size.__class__ is int else output_size)
    return exact(_adaptive_max_pool1d_packet, (input, output_size), {})


def native_layer_norm(input, normalized_shape, weight, bias, eps):
    """`input` with mean 0 and variance 1 over its last dimensions `normalized_shape`, then times
    `weight` plus `bias`; also the mean and the reciprocal standard deviation.
    """
    if normalized_shape.__class__ in TUPLES and eps.__class__ is float:
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _native_layer_norm_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, normalized_shape, weight, bias, eps)
    return exact(_native_layer_norm_packet, (input, normalized_shape, weight, bias, eps), {})


def native_layer_norm_backward(
    grad_out,
    input,
    normalized_shape,
    mean,
    rstd,
    weight,
    bias,
    output_mask,
):
    """The gradients of `native_layer_norm` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """
    if normalized_shape.__class__ in TUPLES and output_mask.__class__ in TUPLES:
        try:
            bits = grad_out._bits
            bits |= input._bits
            bits |= mean._bits
            bits |= rstd._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _native_layer_norm_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)
    return exact(
        _native_layer_norm_backward_packet,
        (grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask),
        {},
    )


def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05, cudnn_enable=True):
    """`input` with mean 0 and variance 1 over its last dimensions `normalized_shape`, then times
    `weight` plus `bias`.
    """
    if (
        normalized_shape.__class__ in TUPLES
        and eps.__class__ is float
        and cudnn_enable.__class__ is bool
    ):
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _layer_norm_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, normalized_shape, weight, bias, eps, cudnn_enable)
    return exact(_layer_norm_packet, (input, normalized_shape, weight, bias, eps, cudnn_enable), {})


def rms_norm(input, normalized_shape, weight=None, eps=None):
    """`input` over the root of its mean square over its last dimensions `normalized_shape`, then
    times `weight`.
    """
    if normalized_shape.__class__ in TUPLES and (eps is None or eps.__class__ is float):
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            kernel = _rms_norm_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, normalized_shape, weight, eps)
    return exact(_rms_norm_packet, (input, normalized_shape, weight, eps), {})


def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps):
    """`input` (N, C, …) with mean 0 and variance 1 for each channel, by the batch's statistics in
    training and by the running ones otherwise, then times `weight` plus `bias`; also the mean
    and the reciprocal standard deviation. Training moves the running statistics towards the
    batch's by `momentum`, in place.
    """
    if training.__class__ is bool and momentum.__class__ is float and eps.__class__ is float:
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if bias is None else bias._bits
            bits |= 0 if running_mean is None else running_mean._bits
            bits |= 0 if running_var is None else running_var._bits
            kernel = _native_batch_norm_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, weight, bias, running_mean, running_var, training, momentum, eps)
    return exact(
        _native_batch_norm_packet,
        (input, weight, bias, running_mean, running_var, training, momentum, eps),
        {},
    )


def native_batch_norm_backward(
    grad_out,
    input,
    weight,
    running_mean,
    running_var,
    save_mean,
    save_invstd,
    train,
    eps,
    output_mask,
):
    """The gradients of `native_batch_norm` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """
    if train.__class__ is bool and eps.__class__ is float and output_mask.__class__ in TUPLES:
        try:
            bits = grad_out._bits
            bits |= input._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if running_mean is None else running_mean._bits
            bits |= 0 if running_var is None else running_var._bits
            bits |= 0 if save_mean is None else save_mean._bits
            bits |= 0 if save_invstd is None else save_invstd._bits
            kernel = _native_batch_norm_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                grad_out,
                input,
                weight,
                running_mean,
                running_var,
                save_mean,
                save_invstd,
                train,
                eps,
                output_mask,
            )
    return exact(
        _native_batch_norm_backward_packet,
        (
            grad_out,
            input,
            weight,
            running_mean,
            running_var,
            save_mean,
            save_invstd,
            train,
            eps,
            output_mask,
        ),
        {},
    )


def batch_norm(
    input,
    weight,
    bias,
    running_mean,
    running_var,
    training,
    momentum,
    eps,
    cudnn_enabled,
):
    """`input` (N, C, …) with mean 0 and variance 1 for each channel, by the batch's statistics in
    training and by the running ones otherwise, then times `weight` plus `bias`.
    """
    if (
        training.__class__ is bool
        and momentum.__class__ is float
        and eps.__class__ is float
        and cudnn_enabled.__class__ is bool
    ):
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if bias is None else bias._bits
            bits |= 0 if running_mean is None else running_mean._bits
            bits |= 0 if running_var is None else running_var._bits
            kernel = _batch_norm_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                running_mean,
                running_var,
                training,
                momentum,
                eps,
                cudnn_enabled,
            )
    return exact(
        _batch_norm_packet,
        (input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled),
        {},
    )


def instance_norm(
    input,
    weight,
    bias,
    running_mean,
    running_var,
    use_input_stats,
    momentum,
    eps,
    cudnn_enabled,
):
    """`input` (N, C, …) with mean 0 and variance 1 for each channel of each sample, then times
    `weight` plus `bias`.
    """
    if (
        use_input_stats.__class__ is bool
        and momentum.__class__ is float
        and eps.__class__ is float
        and cudnn_enabled.__class__ is bool
    ):
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if bias is None else bias._bits
            bits |= 0 if running_mean is None else running_mean._bits
            bits |= 0 if running_var is None else running_var._bits
            kernel = _instance_norm_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                weight,
                bias,
                running_mean,
                running_var,
                use_input_stats,
                momentum,
                eps,
                cudnn_enabled,
            )
    return exact(
        _instance_norm_packet,
        (
            input,
            weight,
            bias,
            running_mean,
            running_var,
            use_input_stats,
            momentum,
            eps,
            cudnn_enabled,
        ),
        {},
    )


def native_group_norm(input, weight, bias, N, C, HxW, group, eps):
    """`input` (N, C, …) with mean 0 and variance 1 for each of `group` groups of channels of each
    sample, then times `weight` plus `bias`; also the mean and the reciprocal standard deviation.
    """
    if (
        N.__class__ is int
        and C.__class__ is int
        and HxW.__class__ is int
        and group.__class__ is int
        and eps.__class__ is float
    ):
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _native_group_norm_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, weight, bias, N, C, HxW, group, eps)
    return exact(_native_group_norm_packet, (input, weight, bias, N, C, HxW, group, eps), {})


def native_group_norm_backward(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
    """The gradients of `native_group_norm` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """
    if (
        N.__class__ is int
        and C.__class__ is int
        and HxW.__class__ is int
        and group.__class__ is int
        and output_mask.__class__ in TUPLES
    ):
        try:
            bits = grad_out._bits
            bits |= input._bits
            bits |= mean._bits
            bits |= rstd._bits
            bits |= 0 if weight is None else weight._bits
            kernel = _native_group_norm_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)
    return exact(
        _native_group_norm_backward_packet,
        (grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask),
        {},
    )


def group_norm(input, num_groups, weight=None, bias=None, eps=1e-05, cudnn_enabled=True):
    """`input` (N, C, …) with mean 0 and variance 1 for each of `num_groups` groups of channels of
    each sample, then times `weight` plus `bias`.
    """
    if num_groups.__class__ is int and eps.__class__ is float and cudnn_enabled.__class__ is bool:
        try:
            bits = input._bits
            bits |= 0 if weight is None else weight._bits
            bits |= 0 if bias is None else bias._bits
            kernel = _group_norm_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, num_groups, weight, bias, eps, cudnn_enabled)
    return exact(_group_norm_packet, (input, num_groups, weight, bias, eps, cudnn_enabled), {})


def embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    """Rows of the table `weight` (V, D) at `indices`, as (*indices.shape, D)."""
    if (
        padding_idx.__class__ is int
        and scale_grad_by_freq.__class__ is bool
        and sparse.__class__ is bool
    ):
        try:
            kernel = _embedding_kernels[(weight._bits | indices._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(weight, indices, padding_idx, scale_grad_by_freq, sparse)
    return exact(_embedding_packet, (weight, indices, padding_idx, scale_grad_by_freq, sparse), {})


def embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
    """The gradient of `embedding`, with the rows that were read several times added up."""
    if (
        num_weights.__class__ is int
        and padding_idx.__class__ is int
        and scale_grad_by_freq.__class__ is bool
    ):
        try:
            bits = grad_output._bits
            bits |= indices._bits
            kernel = _embedding_dense_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
    return exact(
        _embedding_dense_backward_packet,
        (grad_output, indices, num_weights, padding_idx, scale_grad_by_freq),
        {},
    )


def embedding_renorm(input, indices, max_norm, norm_type):
    """The table `self` with the rows at `indices` scaled down to a norm of `max_norm` at most."""
    if max_norm.__class__ is float and norm_type.__class__ is float:
        try:
            kernel = _embedding_renorm_kernels[(input._bits | indices._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, indices, max_norm, norm_type)
    return exact(_embedding_renorm_packet, (input, indices, max_norm, norm_type), {})


def embedding_renorm_(input, indices, max_norm, norm_type):
    """The table `self` with the rows at `indices` scaled down to a norm of `max_norm` at most; in
    place.
    """
    if max_norm.__class__ is float and norm_type.__class__ is float:
        try:
            kernel = _embedding_renorm__kernels[(input._bits | indices._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, indices, max_norm, norm_type)
    return exact(_embedding_renorm__packet, (input, indices, max_norm, norm_type), {})


def _embedding_bag(
    weight,
    indices,
    offsets,
    scale_grad_by_freq=False,
    mode=0,
    sparse=False,
    per_sample_weights=None,
    include_last_offset=False,
    padding_idx=-1,
):
    """Sums, means or maxima of the table's rows in each bag, and what their gradient needs to
    know.
    """
    if (
        scale_grad_by_freq.__class__ is bool
        and mode.__class__ is int
        and sparse.__class__ is bool
        and include_last_offset.__class__ is bool
        and padding_idx.__class__ is int
    ):
        try:
            bits = weight._bits
            bits |= indices._bits
            bits |= offsets._bits
            bits |= 0 if per_sample_weights is None else per_sample_weights._bits
            kernel = __embedding_bag_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                weight,
                indices,
                offsets,
                scale_grad_by_freq,
                mode,
                sparse,
                per_sample_weights,
                include_last_offset,
                padding_idx,
            )
    return exact(
        __embedding_bag_packet,
        (
            weight,
            indices,
            offsets,
            scale_grad_by_freq,
            mode,
            sparse,
            per_sample_weights,
            include_last_offset,
            padding_idx,
        ),
        {},
    )


def _embedding_bag_dense_backward(
    grad,
    indices,
    offset2bag,
    bag_size,
    maximum_indices,
    num_weights,
    scale_grad_by_freq,
    mode,
    per_sample_weights,
    padding_idx=-1,
):
    """The gradient of `_embedding_bag` with respect to the table."""
    if (
        num_weights.__class__ is int
        and scale_grad_by_freq.__class__ is bool
        and mode.__class__ is int
        and padding_idx.__class__ is int
    ):
        try:
            bits = grad._bits
            bits |= indices._bits
            bits |= offset2bag._bits
            bits |= bag_size._bits
            bits |= maximum_indices._bits
            bits |= 0 if per_sample_weights is None else per_sample_weights._bits
            kernel = __embedding_bag_dense_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                grad,
                indices,
                offset2bag,
                bag_size,
                maximum_indices,
                num_weights,
                scale_grad_by_freq,
                mode,
                per_sample_weights,
                padding_idx,
            )
    return exact(
        __embedding_bag_dense_backward_packet,
        (
            grad,
            indices,
            offset2bag,
            bag_size,
            maximum_indices,
            num_weights,
            scale_grad_by_freq,
            mode,
            per_sample_weights,
            padding_idx,
        ),
        {},
    )


def _embedding_bag_per_sample_weights_backward(
    grad,
    weight,
    indices,
    offsets,
    offset2bag,
    mode,
    padding_idx=-1,
):
    """The gradient of `_embedding_bag` with respect to the weights of its summands."""
    if mode.__class__ is int and padding_idx.__class__ is int:
        try:
            bits = grad._bits
            bits |= weight._bits
            bits |= indices._bits
            bits |= offsets._bits
            bits |= offset2bag._bits
            kernel = __embedding_bag_per_sample_weights_backward_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(grad, weight, indices, offsets, offset2bag, mode, padding_idx)
    return exact(
        __embedding_bag_per_sample_weights_backward_packet,
        (grad, weight, indices, offsets, offset2bag, mode, padding_idx),
        {},
    )


def embedding_bag(
    weight,
    indices,
    offsets,
    scale_grad_by_freq=MISSING,
    mode=MISSING,
    sparse=MISSING,
    per_sample_weights=MISSING,
    include_last_offset=MISSING,
    padding_idx=MISSING,
):
    """Sums (mode 0), means (1) or maxima (2) of the table's rows in each bag
    `indices[offsets[b]:offsets[b + 1]]`.
    """
    if (
        (scale_grad_by_freq is MISSING or scale_grad_by_freq.__class__ is bool)
        and (mode is MISSING or mode.__class__ is int)
        and (sparse is MISSING or sparse.__class__ is bool)
        and per_sample_weights is not MISSING
        and (include_last_offset is MISSING or include_last_offset.__class__ is bool)
        and padding_idx is MISSING
    ):
        try:
            bits = weight._bits
            bits |= indices._bits
            bits |= offsets._bits
            bits |= 0 if per_sample_weights is None else per_sample_weights._bits
            kernel = _embedding_bag_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                weight,
                indices,
                offsets,
                False if scale_grad_by_freq is MISSING else scale_grad_by_freq,
                0 if mode is MISSING else mode,
                False if sparse is MISSING else sparse,
                per_sample_weights,
                False if include_last_offset is MISSING else include_last_offset,
            )
    if (
        scale_grad_by_freq.__class__ is bool
        and mode.__class__ is int
        and sparse.__class__ is bool
        and per_sample_weights is not MISSING
        and include_last_offset.__class__ is bool
        and (padding_idx is None or padding_idx.__class__ is int)
    ):
        try:
            bits = weight._bits
            bits |= indices._bits
            bits |= offsets._bits
            bits |= 0 if per_sample_weights is None else per_sample_weights._bits
            kernel = _embedding_bag_padding_idx_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                weight,
                indices,
                offsets,
                scale_grad_by_freq,
                mode,
                sparse,
                per_sample_weights,
                include_last_offset,
                padding_idx,
            )
    return exact(
        _embedding_bag_packet,
        (
            weight,
            indices,
            offsets,
            scale_grad_by_freq,
            mode,
            sparse,
            per_sample_weights,
            include_last_offset,
            padding_idx,
        ),
        {},
    )


def constant_pad_nd(*args, **kwargs):
    """`self` with `value` around it; `pad` holds the elements before and after, from the last
    dimension on, and negative ones cut.
    """
    if not kwargs and len(args) == 2 and args[1].__class__ in TUPLES:
        try:
            kernel = _constant_pad_nd_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], 0)
    if (
        not kwargs
        and len(args) == 3
        and args[1].__class__ in TUPLES
        and args[2].__class__ in NUMBER_BITS
    ):
        try:
            kernel = _constant_pad_nd_kernels[args[0]._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(args[0], args[1], args[2])
    return exact(_constant_pad_nd_packet, args, kwargs)


def grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners):
    """A batch (N, C, *S) read at the places `grid` (N, *L, R), which span -1 to 1 in each
    dimension.
    """
    if (
        interpolation_mode.__class__ is int
        and padding_mode.__class__ is int
        and align_corners.__class__ is bool
    ):
        try:
            kernel = _grid_sampler_kernels[(input._bits | grid._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, grid, interpolation_mode, padding_mode, align_corners)
    return exact(
        _grid_sampler_packet, (input, grid, interpolation_mode, padding_mode, align_corners), {}
    )


def affine_grid_generator(theta, size, align_corners):
    """The places for `grid_sampler` that the affine maps `theta` (N, R, R + 1) send those of a grid
    of `size` to.
    """
    if size.__class__ in TUPLES and align_corners.__class__ is bool:
        try:
            kernel = _affine_grid_generator_kernels[theta._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(theta, size, align_corners)
    return exact(_affine_grid_generator_packet, (theta, size, align_corners), {})


def pixel_shuffle(input, upscale_factor):
    """Channels rearranged into resolution, (…, C * r * r, H, W) to (…, C, H * r, W * r)."""
    if upscale_factor.__class__ is int:
        try:
            kernel = _pixel_shuffle_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, upscale_factor)
    return exact(_pixel_shuffle_packet, (input, upscale_factor), {})


def pixel_unshuffle(input, downscale_factor):
    """Resolution rearranged into channels, (…, C, H * r, W * r) to (…, C * r * r, H, W)."""
    if downscale_factor.__class__ is int:
        try:
            kernel = _pixel_unshuffle_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, downscale_factor)
    return exact(_pixel_unshuffle_packet, (input, downscale_factor), {})


def channel_shuffle(input, groups):
    """The channels of (N, C, …) dealt out in turn to `groups` groups."""
    if groups.__class__ is int:
        try:
            kernel = _channel_shuffle_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, groups)
    return exact(_channel_shuffle_packet, (input, groups), {})


def native_channel_shuffle(input, groups):
    """Another name for `channel_shuffle`."""
    if groups.__class__ is int:
        try:
            kernel = _native_channel_shuffle_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, groups)
    return exact(_native_channel_shuffle_packet, (input, groups), {})
