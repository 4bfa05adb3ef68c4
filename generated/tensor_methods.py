"""Methods and operators of `Tensor`, one for each operator that YAML declares as a method.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.arguments import OPTIONAL_SIZES, SEQUENCES, SIZES, TUPLES
from gradsmith.dispatch.call import MISSING, exact, exact_factory, exact_operator
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
_pow_Tensor_Tensor_kernels = operators.pow_Tensor_Tensor.table
_pow__Scalar_kernels = operators.pow__Scalar.table
_pow__Tensor_kernels = operators.pow__Tensor.table
_float_power_Tensor_Scalar_kernels = operators.float_power_Tensor_Scalar.table
_float_power_Tensor_Tensor_kernels = operators.float_power_Tensor_Tensor.table
_float_power__Scalar_kernels = operators.float_power__Scalar.table
_float_power__Tensor_kernels = operators.float_power__Tensor.table
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
_where_self_kernels = operators.where_self.table
_angle_kernels = operators.angle.table
_conj_physical_kernels = operators.conj_physical.table
_conj_physical__kernels = operators.conj_physical_.table
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
_polygamma__kernels = operators.polygamma_.table
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
_threshold__kernels = operators.threshold_.table
_prelu_kernels = operators.prelu.table
_hardshrink_kernels = operators.hardshrink.table
_softmax_int_kernels = operators.softmax_int.table
_log_softmax_int_kernels = operators.log_softmax_int.table
_dropout__kernels = operators.dropout_.table
_feature_dropout__kernels = operators.feature_dropout_.table
_alpha_dropout__kernels = operators.alpha_dropout_.table
_feature_alpha_dropout__kernels = operators.feature_alpha_dropout_.table
_sum_kernels = operators.sum.table
_sum_dim_IntList_kernels = operators.sum_dim_IntList.table
_nansum_kernels = operators.nansum.table
_mean_kernels = operators.mean.table
_mean_dim_kernels = operators.mean_dim.table
_nanmean_kernels = operators.nanmean.table
_prod_kernels = operators.prod.table
_prod_dim_int_kernels = operators.prod_dim_int.table
_sum_to_size_kernels = operators.sum_to_size.table
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
_bincount_kernels = operators.bincount.table
_histc_kernels = operators.histc.table
_histogram_bin_ct_kernels = operators.histogram_bin_ct.table
_histogram_bins_tensor_kernels = operators.histogram_bins_tensor.table
_hash_tensor_kernels = operators.hash_tensor.table
_cov_kernels = operators.cov.table
_corrcoef_kernels = operators.corrcoef.table
_alias_kernels = operators.alias.table
_detach_kernels = operators.detach.table
_view_kernels = operators.view.table
_view_dtype_kernels = operators.view_dtype.table
_view_as_kernels = operators.view_as.table
_reshape_kernels = operators.reshape.table
_reshape_as_kernels = operators.reshape_as.table
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
_numpy_T_kernels = operators.numpy_T.table
_matrix_H_kernels = operators.matrix_H.table
_mT_kernels = operators.mT.table
_mH_kernels = operators.mH.table
_adjoint_kernels = operators.adjoint.table
_expand_kernels = operators.expand.table
_expand_as_kernels = operators.expand_as.table
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
_unfold_kernels = operators.unfold.table
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
_conj_kernels = operators.conj.table
_narrow_copy_kernels = operators.narrow_copy.table
_select_scatter_kernels = operators.select_scatter.table
_slice_scatter_kernels = operators.slice_scatter.table
_diagonal_scatter_kernels = operators.diagonal_scatter.table
_as_strided_scatter_kernels = operators.as_strided_scatter.table
_clone_kernels = operators.clone.table
_copy__kernels = operators.copy_.table
_fill__Scalar_kernels = operators.fill__Scalar.table
_fill__Tensor_kernels = operators.fill__Tensor.table
_zero__kernels = operators.zero_.table
_to_dtype_layout_kernels = operators.to_dtype_layout.table
_to_dtype_kernels = operators.to_dtype.table
_to_other_kernels = operators.to_other.table
_type_as_kernels = operators.type_as.table
_flip_kernels = operators.flip.table
_fliplr_kernels = operators.fliplr.table
_flipud_kernels = operators.flipud.table
_roll_kernels = operators.roll.table
_rot90_kernels = operators.rot90.table
_repeat_kernels = operators.repeat.table
_tile_kernels = operators.tile.table
_repeat_interleave_self_int_kernels = operators.repeat_interleave_self_int.table
_repeat_interleave_self_Tensor_kernels = operators.repeat_interleave_self_Tensor.table
_tril_kernels = operators.tril.table
_tril__kernels = operators.tril_.table
_triu_kernels = operators.triu.table
_triu__kernels = operators.triu_.table
_diag_kernels = operators.diag.table
_diag_embed_kernels = operators.diag_embed.table
_diagflat_kernels = operators.diagflat.table
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
_fill_diagonal__kernels = operators.fill_diagonal_.table
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
_put_kernels = operators.put.table
_put__kernels = operators.put_.table
_sort_kernels = operators.sort.table
_argsort_kernels = operators.argsort.table
_msort_kernels = operators.msort.table
_topk_kernels = operators.topk.table
_kthvalue_kernels = operators.kthvalue.table
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
_cross_kernels = operators.cross.table
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
_lu_solve_kernels = operators.lu_solve.table
_det_kernels = operators.det.table
_slogdet_kernels = operators.slogdet.table
_logdet_kernels = operators.logdet.table
_svd_kernels = operators.svd.table
_pinverse_kernels = operators.pinverse.table
_matrix_exp_kernels = operators.matrix_exp.table
_norm_Scalar_kernels = operators.norm_Scalar.table
_norm_ScalarOpt_dtype_kernels = operators.norm_ScalarOpt_dtype.table
_norm_ScalarOpt_dim_kernels = operators.norm_ScalarOpt_dim.table
_norm_ScalarOpt_dim_dtype_kernels = operators.norm_ScalarOpt_dim_dtype.table
_dist_kernels = operators.dist.table
_renorm_kernels = operators.renorm.table
_renorm__kernels = operators.renorm_.table
_stft_center_kernels = operators.stft_center.table
_istft_kernels = operators.istft.table
_normal_functional_kernels = operators.normal_functional.table
_normal__kernels = operators.normal_.table
_uniform_kernels = operators.uniform.table
_uniform__kernels = operators.uniform_.table
_random_kernels = operators.random.table
_random_to_kernels = operators.random_to.table
_random_from_kernels = operators.random_from.table
_random__kernels = operators.random_.table
_random__to_kernels = operators.random__to.table
_random__from_kernels = operators.random__from.table
_log_normal_kernels = operators.log_normal.table
_log_normal__kernels = operators.log_normal_.table
_exponential_kernels = operators.exponential.table
_exponential__kernels = operators.exponential_.table
_cauchy_kernels = operators.cauchy.table
_cauchy__kernels = operators.cauchy_.table
_geometric_kernels = operators.geometric.table
_geometric__kernels = operators.geometric_.table
_bernoulli_kernels = operators.bernoulli.table
_bernoulli_p_kernels = operators.bernoulli_p.table
_bernoulli_Tensor_kernels = operators.bernoulli_Tensor.table
_bernoulli__float_kernels = operators.bernoulli__float.table
_bernoulli__Tensor_kernels = operators.bernoulli__Tensor.table
_multinomial_kernels = operators.multinomial.table
_embedding_renorm__kernels = operators.embedding_renorm_.table
_rsub_Tensor_kernels = operators.rsub_Tensor.table
_pow_Scalar_kernels = operators.pow_Scalar.table
_add_packet = operators.add_Tensor.packet
_add__packet = operators.add__Tensor.packet
_sub_packet = operators.sub_Tensor.packet
_sub__packet = operators.sub__Tensor.packet
_subtract_packet = operators.subtract_Tensor.packet
_subtract__packet = operators.subtract__Tensor.packet
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
_pow_packet = operators.pow_Scalar.packet
_pow__packet = operators.pow__Tensor.packet
_float_power_packet = operators.float_power_Tensor_Tensor.packet
_float_power__packet = operators.float_power__Tensor.packet
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
_polygamma__packet = operators.polygamma_.packet
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
_threshold__packet = operators.threshold_.packet
_prelu_packet = operators.prelu.packet
_hardshrink_packet = operators.hardshrink.packet
_softmax_packet = operators.softmax_int.packet
_log_softmax_packet = operators.log_softmax_int.packet
_dropout__packet = operators.dropout_.packet
_feature_dropout__packet = operators.feature_dropout_.packet
_alpha_dropout__packet = operators.alpha_dropout_.packet
_feature_alpha_dropout__packet = operators.feature_alpha_dropout_.packet
_sum_packet = operators.sum.packet
_nansum_packet = operators.nansum.packet
_mean_packet = operators.mean.packet
_nanmean_packet = operators.nanmean.packet
_prod_packet = operators.prod.packet
_sum_to_size_packet = operators.sum_to_size.packet
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
_bincount_packet = operators.bincount.packet
_histc_packet = operators.histc.packet
_histogram_packet = operators.histogram_bins_tensor.packet
_hash_tensor_packet = operators.hash_tensor.packet
_cov_packet = operators.cov.packet
_corrcoef_packet = operators.corrcoef.packet
_alias_packet = operators.alias.packet
_detach_packet = operators.detach.packet
_view_packet = operators.view.packet
_view_as_packet = operators.view_as.packet
_reshape_packet = operators.reshape.packet
_reshape_as_packet = operators.reshape_as.packet
_flatten_packet = operators.flatten_using_ints.packet
_unflatten_packet = operators.unflatten_int.packet
_ravel_packet = operators.ravel.packet
_contiguous_packet = operators.contiguous.packet
_permute_packet = operators.permute.packet
_transpose_packet = operators.transpose_int.packet
_t_packet = operators.t.packet
_swapaxes_packet = operators.swapaxes.packet
_swapdims_packet = operators.swapdims.packet
_movedim_packet = operators.movedim_intlist.packet
_moveaxis_packet = operators.moveaxis_intlist.packet
_numpy_T_packet = operators.numpy_T.packet
_matrix_H_packet = operators.matrix_H.packet
_mT_packet = operators.mT.packet
_mH_packet = operators.mH.packet
_adjoint_packet = operators.adjoint.packet
_expand_packet = operators.expand.packet
_expand_as_packet = operators.expand_as.packet
_broadcast_to_packet = operators.broadcast_to.packet
_squeeze_packet = operators.squeeze.packet
_unsqueeze_packet = operators.unsqueeze.packet
_select_packet = operators.select_int.packet
_slice_packet = operators.slice_Tensor.packet
_narrow_packet = operators.narrow.packet
_diagonal_packet = operators.diagonal.packet
_unfold_packet = operators.unfold.packet
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
_conj_packet = operators.conj.packet
_narrow_copy_packet = operators.narrow_copy.packet
_select_scatter_packet = operators.select_scatter.packet
_slice_scatter_packet = operators.slice_scatter.packet
_diagonal_scatter_packet = operators.diagonal_scatter.packet
_as_strided_scatter_packet = operators.as_strided_scatter.packet
_clone_packet = operators.clone.packet
_copy__packet = operators.copy_.packet
_fill__packet = operators.fill__Scalar.packet
_zero__packet = operators.zero_.packet
_to_packet = operators.to_dtype_layout.packet
_type_as_packet = operators.type_as.packet
_flip_packet = operators.flip.packet
_fliplr_packet = operators.fliplr.packet
_flipud_packet = operators.flipud.packet
_roll_packet = operators.roll.packet
_rot90_packet = operators.rot90.packet
_repeat_packet = operators.repeat.packet
_tile_packet = operators.tile.packet
_repeat_interleave_packet = operators.repeat_interleave_self_Tensor.packet
_tril_packet = operators.tril.packet
_tril__packet = operators.tril_.packet
_triu_packet = operators.triu.packet
_triu__packet = operators.triu_.packet
_diag_packet = operators.diag.packet
_diag_embed_packet = operators.diag_embed.packet
_diagflat_packet = operators.diagflat.packet
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
_fill_diagonal__packet = operators.fill_diagonal_.packet
_index_fill_packet = operators.index_fill_int_Scalar.packet
_index_fill__packet = operators.index_fill__int_Scalar.packet
_index_reduce_packet = operators.index_reduce.packet
_index_reduce__packet = operators.index_reduce_.packet
_masked_fill_packet = operators.masked_fill_Scalar.packet
_masked_fill__packet = operators.masked_fill__Scalar.packet
_masked_scatter_packet = operators.masked_scatter.packet
_masked_scatter__packet = operators.masked_scatter_.packet
_put_packet = operators.put.packet
_put__packet = operators.put_.packet
_sort_packet = operators.sort.packet
_argsort_packet = operators.argsort.packet
_msort_packet = operators.msort.packet
_topk_packet = operators.topk.packet
_kthvalue_packet = operators.kthvalue.packet
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
_cross_packet = operators.cross.packet
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
_lu_solve_packet = operators.lu_solve.packet
_det_packet = operators.det.packet
_slogdet_packet = operators.slogdet.packet
_logdet_packet = operators.logdet.packet
_svd_packet = operators.svd.packet
_pinverse_packet = operators.pinverse.packet
_matrix_exp_packet = operators.matrix_exp.packet
_norm_packet = operators.norm_Scalar.packet
_dist_packet = operators.dist.packet
_renorm_packet = operators.renorm.packet
_renorm__packet = operators.renorm_.packet
_stft_packet = operators.stft_center.packet
_istft_packet = operators.istft.packet
_new_empty_packet = operators.new_empty.packet
_new_empty_strided_packet = operators.new_empty_strided.packet
_new_zeros_packet = operators.new_zeros.packet
_new_ones_packet = operators.new_ones.packet
_new_full_packet = operators.new_full.packet
_normal_functional_packet = operators.normal_functional.packet
_normal__packet = operators.normal_.packet
_uniform_packet = operators.uniform.packet
_uniform__packet = operators.uniform_.packet
_random_packet = operators.random.packet
_random__packet = operators.random_.packet
_log_normal_packet = operators.log_normal.packet
_log_normal__packet = operators.log_normal_.packet
_exponential_packet = operators.exponential.packet
_exponential__packet = operators.exponential_.packet
_cauchy_packet = operators.cauchy.packet
_cauchy__packet = operators.cauchy_.packet
_geometric_packet = operators.geometric.packet
_geometric__packet = operators.geometric_.packet
_bernoulli_packet = operators.bernoulli.packet
_bernoulli__packet = operators.bernoulli__Tensor.packet
_multinomial_packet = operators.multinomial.packet
_embedding_renorm__packet = operators.embedding_renorm_.packet
_rsub_packet = operators.rsub_Tensor.packet


class TensorMethods:
    """The generated part of `Tensor`."""

    __slots__ = ()

    def add(self, other, *, alpha=1):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""
        if alpha.__class__ in NUMBER_BITS:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _add_Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, alpha)
        return exact(_add_packet, (self, other), {"alpha": alpha})

    def add_(self, other, *, alpha=1):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """
        if alpha.__class__ in NUMBER_BITS:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _add__Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, alpha)
        return exact(_add__packet, (self, other), {"alpha": alpha})

    def sub(self, other, *, alpha=1):
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting."""
        if alpha.__class__ in NUMBER_BITS:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _sub_Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, alpha)
        return exact(_sub_packet, (self, other), {"alpha": alpha})

    def sub_(self, other, *, alpha=1):
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """
        if alpha.__class__ in NUMBER_BITS:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _sub__Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, alpha)
        return exact(_sub__packet, (self, other), {"alpha": alpha})

    def subtract(self, other, *, alpha=1):
        """Another name for `sub`."""
        if alpha.__class__ in NUMBER_BITS:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _subtract_Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, alpha)
        return exact(_subtract_packet, (self, other), {"alpha": alpha})

    def subtract_(self, other, *, alpha=1):
        """Another name for `sub`; in place."""
        if alpha.__class__ in NUMBER_BITS:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _subtract__Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, alpha)
        return exact(_subtract__packet, (self, other), {"alpha": alpha})

    def mul(self, other):
        """Product of `self` and `other`, element by element, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _mul_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_mul_packet, (self, other), {})

    def mul_(self, other):
        """Product of `self` and `other`, element by element, with broadcasting; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _mul__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_mul__packet, (self, other), {})

    def multiply(self, other):
        """Another name for `mul`."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _multiply_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_multiply_packet, (self, other), {})

    def multiply_(self, other):
        """Another name for `mul`; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _multiply__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_multiply__packet, (self, other), {})

    def div(self, other, *, rounding_mode=MISSING):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """
        if rounding_mode is MISSING:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _div_Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other)
        if rounding_mode is None or rounding_mode.__class__ is str:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _div_Tensor_mode_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, rounding_mode)
        return exact(_div_packet, (self, other), {"rounding_mode": rounding_mode})

    def div_(self, other, *, rounding_mode=MISSING):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers; in place.
        """
        if rounding_mode is MISSING:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _div__Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other)
        if rounding_mode is None or rounding_mode.__class__ is str:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _div__Tensor_mode_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, rounding_mode)
        return exact(_div__packet, (self, other), {"rounding_mode": rounding_mode})

    def divide(self, other, *, rounding_mode=MISSING):
        """Another name for `div`."""
        if rounding_mode is MISSING:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _divide_Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other)
        if rounding_mode is None or rounding_mode.__class__ is str:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _divide_Tensor_mode_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, rounding_mode)
        return exact(_divide_packet, (self, other), {"rounding_mode": rounding_mode})

    def divide_(self, other, *, rounding_mode=MISSING):
        """Another name for `div`; in place."""
        if rounding_mode is MISSING:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _divide__Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other)
        if rounding_mode is None or rounding_mode.__class__ is str:
            try:
                bits = self._bits
                bits |= (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
                )
                kernel = _divide__Tensor_mode_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, rounding_mode)
        return exact(_divide__packet, (self, other), {"rounding_mode": rounding_mode})

    def true_divide(self, other):
        """Another name for `div` without rounding."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _true_divide_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_true_divide_packet, (self, other), {})

    def true_divide_(self, other):
        """Another name for `div` without rounding; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _true_divide__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_true_divide__packet, (self, other), {})

    def floor_divide(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _floor_divide_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_floor_divide_packet, (self, other), {})

    def floor_divide_(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError; in place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _floor_divide__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_floor_divide__packet, (self, other), {})

    def remainder(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _remainder_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_remainder_packet, (self, other), {})

    def remainder_(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`; in place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _remainder__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_remainder__packet, (self, other), {})

    def fmod(self, other):
        """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
        `self`, as C's `fmod`.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _fmod_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_fmod_packet, (self, other), {})

    def fmod_(self, other):
        """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
        `self`, as C's `fmod`; in place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _fmod__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_fmod__packet, (self, other), {})

    def neg(self):
        """Each element with its sign turned."""
        try:
            kernel = _neg_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_neg_packet, (self,), {})

    def neg_(self):
        """Each element with its sign turned; in place."""
        try:
            kernel = _neg__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_neg__packet, (self,), {})

    def negative(self):
        """Another name for `neg`."""
        try:
            kernel = _negative_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_negative_packet, (self,), {})

    def negative_(self):
        """Another name for `neg`; in place."""
        try:
            kernel = _negative__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_negative__packet, (self,), {})

    def positive(self):
        """The tensor itself. A boolean tensor is a RuntimeError."""
        try:
            kernel = _positive_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_positive_packet, (self,), {})

    def reciprocal(self):
        """One over each element."""
        try:
            kernel = _reciprocal_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_reciprocal_packet, (self,), {})

    def reciprocal_(self):
        """One over each element; in place."""
        try:
            kernel = _reciprocal__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_reciprocal__packet, (self,), {})

    def square(self):
        """Square of each element."""
        try:
            kernel = _square_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_square_packet, (self,), {})

    def square_(self):
        """Square of each element; in place."""
        try:
            kernel = _square__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_square__packet, (self,), {})

    def addcmul(self, tensor1, tensor2, *, value=1):
        """`self + value * tensor1 * tensor2`, element by element, with broadcasting."""
        if value.__class__ in NUMBER_BITS:
            try:
                kernel = _addcmul_kernels[(self._bits | tensor1._bits | tensor2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, tensor1, tensor2, value)
        return exact(_addcmul_packet, (self, tensor1, tensor2), {"value": value})

    def addcmul_(self, tensor1, tensor2, *, value=1):
        """`self + value * tensor1 * tensor2`, element by element, with broadcasting; in place."""
        if value.__class__ in NUMBER_BITS:
            try:
                bits = self._bits
                bits |= tensor1._bits
                bits |= tensor2._bits
                kernel = _addcmul__kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, tensor1, tensor2, value)
        return exact(_addcmul__packet, (self, tensor1, tensor2), {"value": value})

    def addcdiv(self, tensor1, tensor2, *, value=1):
        """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
        operands of the division are a RuntimeError.
        """
        if value.__class__ in NUMBER_BITS:
            try:
                kernel = _addcdiv_kernels[(self._bits | tensor1._bits | tensor2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, tensor1, tensor2, value)
        return exact(_addcdiv_packet, (self, tensor1, tensor2), {"value": value})

    def addcdiv_(self, tensor1, tensor2, *, value=1):
        """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
        operands of the division are a RuntimeError; in place.
        """
        if value.__class__ in NUMBER_BITS:
            try:
                bits = self._bits
                bits |= tensor1._bits
                bits |= tensor2._bits
                kernel = _addcdiv__kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, tensor1, tensor2, value)
        return exact(_addcdiv__packet, (self, tensor1, tensor2), {"value": value})

    def lerp(self, end, weight):
        """Linear interpolation `self + weight * (end - self)`, with a weight for each element."""
        if weight.__class__ in NUMBER_BITS:
            try:
                kernel = _lerp_Scalar_kernels[(self._bits | end._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, end, weight)
        try:
            kernel = _lerp_Tensor_kernels[(self._bits | end._bits | weight._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, end, weight)
        return exact(_lerp_packet, (self, end, weight), {})

    def lerp_(self, end, weight):
        """Linear interpolation `self + weight * (end - self)`, with a weight for each element; in
        place.
        """
        if weight.__class__ in NUMBER_BITS:
            try:
                kernel = _lerp__Scalar_kernels[(self._bits | end._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, end, weight)
        try:
            kernel = _lerp__Tensor_kernels[(self._bits | end._bits | weight._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, end, weight)
        return exact(_lerp__packet, (self, end, weight), {})

    def pow(self, exponent):
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting.
        """
        if exponent.__class__ in NUMBER_BITS:
            try:
                kernel = _pow_Tensor_Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, exponent)
        try:
            kernel = _pow_Tensor_Tensor_kernels[(self._bits | exponent._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, exponent)
        return exact(_pow_packet, (self, exponent), {})

    def pow_(self, exponent):
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting; in place.
        """
        if exponent.__class__ in NUMBER_BITS:
            try:
                kernel = _pow__Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, exponent)
        try:
            kernel = _pow__Tensor_kernels[(self._bits | exponent._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, exponent)
        return exact(_pow__packet, (self, exponent), {})

    def float_power(self, exponent):
        """Power computed in double precision, whatever the dtypes of the arguments."""
        if exponent.__class__ in NUMBER_BITS:
            try:
                kernel = _float_power_Tensor_Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, exponent)
        try:
            kernel = _float_power_Tensor_Tensor_kernels[(self._bits | exponent._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, exponent)
        return exact(_float_power_packet, (self, exponent), {})

    def float_power_(self, exponent):
        """Power of a tensor that is in double precision, in place; in place."""
        if exponent.__class__ in NUMBER_BITS:
            try:
                kernel = _float_power__Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, exponent)
        try:
            kernel = _float_power__Tensor_kernels[(self._bits | exponent._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, exponent)
        return exact(_float_power__packet, (self, exponent), {})

    def exp(self):
        """e raised to each element."""
        try:
            kernel = _exp_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_exp_packet, (self,), {})

    def exp_(self):
        """e raised to each element; in place."""
        try:
            kernel = _exp__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_exp__packet, (self,), {})

    def exp2(self):
        """2 raised to each element."""
        try:
            kernel = _exp2_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_exp2_packet, (self,), {})

    def exp2_(self):
        """2 raised to each element; in place."""
        try:
            kernel = _exp2__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_exp2__packet, (self,), {})

    def expm1(self):
        """e raised to each element, less one; precise for elements near zero."""
        try:
            kernel = _expm1_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_expm1_packet, (self,), {})

    def expm1_(self):
        """e raised to each element, less one; precise for elements near zero; in place."""
        try:
            kernel = _expm1__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_expm1__packet, (self,), {})

    def log(self):
        """Natural logarithm of each element."""
        try:
            kernel = _log_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_log_packet, (self,), {})

    def log_(self):
        """Natural logarithm of each element; in place."""
        try:
            kernel = _log__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_log__packet, (self,), {})

    def log2(self):
        """Logarithm of each element in base 2."""
        try:
            kernel = _log2_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_log2_packet, (self,), {})

    def log2_(self):
        """Logarithm of each element in base 2; in place."""
        try:
            kernel = _log2__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_log2__packet, (self,), {})

    def log10(self):
        """Logarithm of each element in base 10."""
        try:
            kernel = _log10_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_log10_packet, (self,), {})

    def log10_(self):
        """Logarithm of each element in base 10; in place."""
        try:
            kernel = _log10__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_log10__packet, (self,), {})

    def log1p(self):
        """Natural logarithm of one plus each element; precise for elements near zero."""
        try:
            kernel = _log1p_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_log1p_packet, (self,), {})

    def log1p_(self):
        """Natural logarithm of one plus each element; precise for elements near zero; in place."""
        try:
            kernel = _log1p__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_log1p__packet, (self,), {})

    def sqrt(self):
        """Square root of each element."""
        try:
            kernel = _sqrt_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sqrt_packet, (self,), {})

    def sqrt_(self):
        """Square root of each element; in place."""
        try:
            kernel = _sqrt__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sqrt__packet, (self,), {})

    def rsqrt(self):
        """One over the square root of each element."""
        try:
            kernel = _rsqrt_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_rsqrt_packet, (self,), {})

    def rsqrt_(self):
        """One over the square root of each element; in place."""
        try:
            kernel = _rsqrt__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_rsqrt__packet, (self,), {})

    def logaddexp(self, other):
        """Logarithm of the sum of the exponentials of `self` and `other`, without overflow."""
        try:
            kernel = _logaddexp_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_logaddexp_packet, (self, other), {})

    def logaddexp2(self, other):
        """Logarithm in base 2 of the sum of `self` and `other` as powers of 2, without overflow."""
        try:
            kernel = _logaddexp2_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_logaddexp2_packet, (self, other), {})

    def xlogy(self, other):
        """`self * log(other)`, zero where `self` is zero (unless `other` is NaN)."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _xlogy_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_xlogy_packet, (self, other), {})

    def xlogy_(self, other):
        """`self * log(other)`, zero where `self` is zero (unless `other` is NaN); in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _xlogy__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_xlogy__packet, (self, other), {})

    def ldexp(self, other):
        """`self` times 2 raised to `other`."""
        try:
            kernel = _ldexp_Tensor_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_ldexp_packet, (self, other), {})

    def ldexp_(self, other):
        """`self` times 2 raised to `other`; in place."""
        try:
            kernel = _ldexp__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_ldexp__packet, (self, other), {})

    def frexp(self):
        """Mantissa (of absolute value in [0.5, 1)) and int32 exponent of each element."""
        try:
            kernel = _frexp_Tensor_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_frexp_packet, (self,), {})

    def sin(self):
        """Sine of each element, in radians."""
        try:
            kernel = _sin_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sin_packet, (self,), {})

    def sin_(self):
        """Sine of each element, in radians; in place."""
        try:
            kernel = _sin__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sin__packet, (self,), {})

    def cos(self):
        """Cosine of each element, in radians."""
        try:
            kernel = _cos_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_cos_packet, (self,), {})

    def cos_(self):
        """Cosine of each element, in radians; in place."""
        try:
            kernel = _cos__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_cos__packet, (self,), {})

    def tan(self):
        """Tangent of each element, in radians."""
        try:
            kernel = _tan_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_tan_packet, (self,), {})

    def tan_(self):
        """Tangent of each element, in radians; in place."""
        try:
            kernel = _tan__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_tan__packet, (self,), {})

    def asin(self):
        """Inverse sine of each element, in radians."""
        try:
            kernel = _asin_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_asin_packet, (self,), {})

    def asin_(self):
        """Inverse sine of each element, in radians; in place."""
        try:
            kernel = _asin__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_asin__packet, (self,), {})

    def acos(self):
        """Inverse cosine of each element, in radians."""
        try:
            kernel = _acos_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_acos_packet, (self,), {})

    def acos_(self):
        """Inverse cosine of each element, in radians; in place."""
        try:
            kernel = _acos__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_acos__packet, (self,), {})

    def atan(self):
        """Inverse tangent of each element, in radians."""
        try:
            kernel = _atan_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_atan_packet, (self,), {})

    def atan_(self):
        """Inverse tangent of each element, in radians; in place."""
        try:
            kernel = _atan__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_atan__packet, (self,), {})

    def sinh(self):
        """Hyperbolic sine of each element."""
        try:
            kernel = _sinh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sinh_packet, (self,), {})

    def sinh_(self):
        """Hyperbolic sine of each element; in place."""
        try:
            kernel = _sinh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sinh__packet, (self,), {})

    def cosh(self):
        """Hyperbolic cosine of each element."""
        try:
            kernel = _cosh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_cosh_packet, (self,), {})

    def cosh_(self):
        """Hyperbolic cosine of each element; in place."""
        try:
            kernel = _cosh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_cosh__packet, (self,), {})

    def tanh(self):
        """Hyperbolic tangent of each element."""
        try:
            kernel = _tanh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_tanh_packet, (self,), {})

    def tanh_(self):
        """Hyperbolic tangent of each element; in place."""
        try:
            kernel = _tanh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_tanh__packet, (self,), {})

    def asinh(self):
        """Inverse hyperbolic sine of each element."""
        try:
            kernel = _asinh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_asinh_packet, (self,), {})

    def asinh_(self):
        """Inverse hyperbolic sine of each element; in place."""
        try:
            kernel = _asinh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_asinh__packet, (self,), {})

    def acosh(self):
        """Inverse hyperbolic cosine of each element."""
        try:
            kernel = _acosh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_acosh_packet, (self,), {})

    def acosh_(self):
        """Inverse hyperbolic cosine of each element; in place."""
        try:
            kernel = _acosh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_acosh__packet, (self,), {})

    def atanh(self):
        """Inverse hyperbolic tangent of each element."""
        try:
            kernel = _atanh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_atanh_packet, (self,), {})

    def atanh_(self):
        """Inverse hyperbolic tangent of each element; in place."""
        try:
            kernel = _atanh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_atanh__packet, (self,), {})

    def atan2(self, other):
        """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa
        is `other`.
        """
        try:
            kernel = _atan2_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_atan2_packet, (self, other), {})

    def atan2_(self, other):
        """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa
        is `other`; in place.
        """
        try:
            kernel = _atan2__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_atan2__packet, (self, other), {})

    def arctan2(self, other):
        """Another name for `atan2`."""
        try:
            kernel = _arctan2_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_arctan2_packet, (self, other), {})

    def arctan2_(self, other):
        """Another name for `atan2`; in place."""
        try:
            kernel = _arctan2__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_arctan2__packet, (self, other), {})

    def arcsin(self):
        """Another name for `asin`."""
        try:
            kernel = _arcsin_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arcsin_packet, (self,), {})

    def arcsin_(self):
        """Another name for `asin`; in place."""
        try:
            kernel = _arcsin__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arcsin__packet, (self,), {})

    def arccos(self):
        """Another name for `acos`."""
        try:
            kernel = _arccos_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arccos_packet, (self,), {})

    def arccos_(self):
        """Another name for `acos`; in place."""
        try:
            kernel = _arccos__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arccos__packet, (self,), {})

    def arctan(self):
        """Another name for `atan`."""
        try:
            kernel = _arctan_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arctan_packet, (self,), {})

    def arctan_(self):
        """Another name for `atan`; in place."""
        try:
            kernel = _arctan__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arctan__packet, (self,), {})

    def arcsinh(self):
        """Another name for `asinh`."""
        try:
            kernel = _arcsinh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arcsinh_packet, (self,), {})

    def arcsinh_(self):
        """Another name for `asinh`; in place."""
        try:
            kernel = _arcsinh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arcsinh__packet, (self,), {})

    def arccosh(self):
        """Another name for `acosh`."""
        try:
            kernel = _arccosh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arccosh_packet, (self,), {})

    def arccosh_(self):
        """Another name for `acosh`; in place."""
        try:
            kernel = _arccosh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arccosh__packet, (self,), {})

    def arctanh(self):
        """Another name for `atanh`."""
        try:
            kernel = _arctanh_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arctanh_packet, (self,), {})

    def arctanh_(self):
        """Another name for `atanh`; in place."""
        try:
            kernel = _arctanh__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_arctanh__packet, (self,), {})

    def sinc(self):
        """Normalised sinc, `sin(pi x) / (pi x)`, one at zero."""
        try:
            kernel = _sinc_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sinc_packet, (self,), {})

    def sinc_(self):
        """Normalised sinc, `sin(pi x) / (pi x)`, one at zero; in place."""
        try:
            kernel = _sinc__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sinc__packet, (self,), {})

    def hypot(self, other):
        """Length of the hypotenuse of a right triangle whose legs are `self` and `other`."""
        try:
            kernel = _hypot_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_hypot_packet, (self, other), {})

    def hypot_(self, other):
        """Length of the hypotenuse of a right triangle whose legs are `self` and `other`; in
        place.
        """
        try:
            kernel = _hypot__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_hypot__packet, (self, other), {})

    def deg2rad(self):
        """Degrees turned into radians."""
        try:
            kernel = _deg2rad_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_deg2rad_packet, (self,), {})

    def deg2rad_(self):
        """Degrees turned into radians; in place."""
        try:
            kernel = _deg2rad__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_deg2rad__packet, (self,), {})

    def rad2deg(self):
        """Radians turned into degrees."""
        try:
            kernel = _rad2deg_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_rad2deg_packet, (self,), {})

    def rad2deg_(self):
        """Radians turned into degrees; in place."""
        try:
            kernel = _rad2deg__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_rad2deg__packet, (self,), {})

    def sigmoid(self):
        """Logistic function, `1 / (1 + exp(-x))`."""
        try:
            kernel = _sigmoid_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sigmoid_packet, (self,), {})

    def sigmoid_(self):
        """Logistic function, `1 / (1 + exp(-x))`; in place."""
        try:
            kernel = _sigmoid__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sigmoid__packet, (self,), {})

    def logit(self, eps=None):
        """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 -
        eps]`.
        """
        if eps is None or eps.__class__ is float:
            try:
                kernel = _logit_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, eps)
        return exact(_logit_packet, (self, eps), {})

    def logit_(self, eps=None):
        """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`;
        in place.
        """
        if eps is None or eps.__class__ is float:
            try:
                kernel = _logit__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, eps)
        return exact(_logit__packet, (self, eps), {})

    def abs(self):
        """Absolute value of each element; a complex one has a real result."""
        try:
            kernel = _abs_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_abs_packet, (self,), {})

    def abs_(self):
        """Absolute value of each element; a complex one has a real result; in place."""
        try:
            kernel = _abs__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_abs__packet, (self,), {})

    def absolute(self):
        """Another name for `abs`."""
        try:
            kernel = _absolute_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_absolute_packet, (self,), {})

    def absolute_(self):
        """Another name for `abs`; in place."""
        try:
            kernel = _absolute__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_absolute__packet, (self,), {})

    def sign(self):
        """-1, 0 or 1 with the sign of each element."""
        try:
            kernel = _sign_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sign_packet, (self,), {})

    def sign_(self):
        """-1, 0 or 1 with the sign of each element; in place."""
        try:
            kernel = _sign__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sign__packet, (self,), {})

    def sgn(self):
        """Sign of each element; for a complex one, the number of modulus one with the same angle
        (zero for zero).
        """
        try:
            kernel = _sgn_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sgn_packet, (self,), {})

    def sgn_(self):
        """Sign of each element; for a complex one, the number of modulus one with the same angle
        (zero for zero); in place.
        """
        try:
            kernel = _sgn__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_sgn__packet, (self,), {})

    def signbit(self):
        """Whether the sign bit of each element is set."""
        try:
            kernel = _signbit_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_signbit_packet, (self,), {})

    def copysign(self, other):
        """The magnitude of `self` with the sign of `other`."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _copysign_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_copysign_packet, (self, other), {})

    def copysign_(self, other):
        """The magnitude of `self` with the sign of `other`; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _copysign__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_copysign__packet, (self, other), {})

    def floor(self):
        """Each element rounded down."""
        try:
            kernel = _floor_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_floor_packet, (self,), {})

    def floor_(self):
        """Each element rounded down; in place."""
        try:
            kernel = _floor__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_floor__packet, (self,), {})

    def ceil(self):
        """Each element rounded up."""
        try:
            kernel = _ceil_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_ceil_packet, (self,), {})

    def ceil_(self):
        """Each element rounded up; in place."""
        try:
            kernel = _ceil__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_ceil__packet, (self,), {})

    def trunc(self):
        """Each element rounded towards zero."""
        try:
            kernel = _trunc_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_trunc_packet, (self,), {})

    def trunc_(self):
        """Each element rounded towards zero; in place."""
        try:
            kernel = _trunc__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_trunc__packet, (self,), {})

    def fix(self):
        """Another name for `trunc`."""
        try:
            kernel = _fix_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_fix_packet, (self,), {})

    def fix_(self):
        """Another name for `trunc`; in place."""
        try:
            kernel = _fix__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_fix__packet, (self,), {})

    def frac(self):
        """Fractional part of each element, with its sign."""
        try:
            kernel = _frac_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_frac_packet, (self,), {})

    def frac_(self):
        """Fractional part of each element, with its sign; in place."""
        try:
            kernel = _frac__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_frac__packet, (self,), {})

    def round(self, *, decimals=MISSING):
        """Each element rounded to the nearest integer, halves to the even one."""
        if decimals is MISSING:
            try:
                kernel = _round_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if decimals.__class__ is int:
            try:
                kernel = _round_decimals_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, decimals)
        return exact(_round_packet, (self,), {"decimals": decimals})

    def round_(self, *, decimals=MISSING):
        """Each element rounded to the nearest integer, halves to the even one; in place."""
        if decimals is MISSING:
            try:
                kernel = _round__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if decimals.__class__ is int:
            try:
                kernel = _round__decimals_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, decimals)
        return exact(_round__packet, (self,), {"decimals": decimals})

    def heaviside(self, values):
        """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the
        same dtype.
        """
        try:
            kernel = _heaviside_kernels[(self._bits | values._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, values)
        return exact(_heaviside_packet, (self, values), {})

    def heaviside_(self, values):
        """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the
        same dtype; in place.
        """
        try:
            kernel = _heaviside__kernels[(self._bits | values._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, values)
        return exact(_heaviside__packet, (self, values), {})

    def nextafter(self, other):
        """The next floating point number after `self` towards `other`."""
        try:
            kernel = _nextafter_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_nextafter_packet, (self, other), {})

    def nextafter_(self, other):
        """The next floating point number after `self` towards `other`; in place."""
        try:
            kernel = _nextafter__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_nextafter__packet, (self, other), {})

    def gcd(self, other):
        """Greatest common divisor, element by element."""
        try:
            kernel = _gcd_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_gcd_packet, (self, other), {})

    def gcd_(self, other):
        """Greatest common divisor, element by element; in place."""
        try:
            kernel = _gcd__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_gcd__packet, (self, other), {})

    def lcm(self, other):
        """Least common multiple, element by element."""
        try:
            kernel = _lcm_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_lcm_packet, (self, other), {})

    def lcm_(self, other):
        """Least common multiple, element by element; in place."""
        try:
            kernel = _lcm__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_lcm__packet, (self, other), {})

    def nan_to_num(self, nan=None, posinf=None, neginf=None):
        """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest
        and the least finite number if None).
        """
        if (
            (nan is None or nan.__class__ is float)
            and (posinf is None or posinf.__class__ is float)
            and (neginf is None or neginf.__class__ is float)
        ):
            try:
                kernel = _nan_to_num_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, nan, posinf, neginf)
        return exact(_nan_to_num_packet, (self, nan, posinf, neginf), {})

    def nan_to_num_(self, nan=None, posinf=None, neginf=None):
        """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest
        and the least finite number if None); in place.
        """
        if (
            (nan is None or nan.__class__ is float)
            and (posinf is None or posinf.__class__ is float)
            and (neginf is None or neginf.__class__ is float)
        ):
            try:
                kernel = _nan_to_num__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, nan, posinf, neginf)
        return exact(_nan_to_num__packet, (self, nan, posinf, neginf), {})

    def maximum(self, other):
        """The larger of `self` and `other`, element by element; NaN if either is NaN."""
        try:
            kernel = _maximum_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_maximum_packet, (self, other), {})

    def minimum(self, other):
        """The smaller of `self` and `other`, element by element; NaN if either is NaN."""
        try:
            kernel = _minimum_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_minimum_packet, (self, other), {})

    def fmax(self, other):
        """The larger of `self` and `other`, element by element; a NaN yields to a number."""
        try:
            kernel = _fmax_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_fmax_packet, (self, other), {})

    def fmin(self, other):
        """The smaller of `self` and `other`, element by element; a NaN yields to a number."""
        try:
            kernel = _fmin_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_fmin_packet, (self, other), {})

    def max(self, *args, **kwargs):
        """Another name for `maximum`."""
        if not kwargs and len(args) == 1 and hasattr(args[0], "_bits"):
            try:
                kernel = _max_other_kernels[(self._bits | args[0]._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and len(args) == 0:
            try:
                kernel = _max_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _max_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            try:
                kernel = _max_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_max_packet, (self, *args), kwargs)

    def min(self, *args, **kwargs):
        """Another name for `minimum`."""
        if not kwargs and len(args) == 1 and hasattr(args[0], "_bits"):
            try:
                kernel = _min_other_kernels[(self._bits | args[0]._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and len(args) == 0:
            try:
                kernel = _min_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _min_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            try:
                kernel = _min_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_min_packet, (self, *args), kwargs)

    def clamp(self, min=None, max=None):
        """Each element brought into `[min, max]`, with bounds that broadcast; at least one bound is
        required.
        """
        if (min is None or min.__class__ in NUMBER_BITS) and (
            max is None or max.__class__ in NUMBER_BITS
        ):
            try:
                kernel = _clamp_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, min, max)
        try:
            bits = self._bits
            bits |= 0 if min is None else min._bits
            bits |= 0 if max is None else max._bits
            kernel = _clamp_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, min, max)
        return exact(_clamp_packet, (self, min, max), {})

    def clamp_(self, min=None, max=None):
        """Each element brought into `[min, max]`, with bounds that broadcast; at least one bound is
        required; in place.
        """
        if (min is None or min.__class__ in NUMBER_BITS) and (
            max is None or max.__class__ in NUMBER_BITS
        ):
            try:
                kernel = _clamp__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, min, max)
        try:
            bits = self._bits
            bits |= 0 if min is None else min._bits
            bits |= 0 if max is None else max._bits
            kernel = _clamp__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, min, max)
        return exact(_clamp__packet, (self, min, max), {})

    def clip(self, min=None, max=None):
        """Another name for `clamp`."""
        if (min is None or min.__class__ in NUMBER_BITS) and (
            max is None or max.__class__ in NUMBER_BITS
        ):
            try:
                kernel = _clip_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, min, max)
        try:
            bits = self._bits
            bits |= 0 if min is None else min._bits
            bits |= 0 if max is None else max._bits
            kernel = _clip_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, min, max)
        return exact(_clip_packet, (self, min, max), {})

    def clip_(self, min=None, max=None):
        """Another name for `clamp`; in place."""
        if (min is None or min.__class__ in NUMBER_BITS) and (
            max is None or max.__class__ in NUMBER_BITS
        ):
            try:
                kernel = _clip__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, min, max)
        try:
            bits = self._bits
            bits |= 0 if min is None else min._bits
            bits |= 0 if max is None else max._bits
            kernel = _clip__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, min, max)
        return exact(_clip__packet, (self, min, max), {})

    def clamp_min(self, min):
        """Each element, or that of `min` where that is larger."""
        if min.__class__ in NUMBER_BITS:
            try:
                kernel = _clamp_min_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, min)
        try:
            kernel = _clamp_min_Tensor_kernels[(self._bits | min._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, min)
        return exact(_clamp_min_packet, (self, min), {})

    def clamp_min_(self, min):
        """Each element, or that of `min` where that is larger; in place."""
        if min.__class__ in NUMBER_BITS:
            try:
                kernel = _clamp_min__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, min)
        try:
            kernel = _clamp_min__Tensor_kernels[(self._bits | min._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, min)
        return exact(_clamp_min__packet, (self, min), {})

    def clamp_max(self, max):
        """Each element, or that of `max` where that is smaller."""
        if max.__class__ in NUMBER_BITS:
            try:
                kernel = _clamp_max_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, max)
        try:
            kernel = _clamp_max_Tensor_kernels[(self._bits | max._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, max)
        return exact(_clamp_max_packet, (self, max), {})

    def clamp_max_(self, max):
        """Each element, or that of `max` where that is smaller; in place."""
        if max.__class__ in NUMBER_BITS:
            try:
                kernel = _clamp_max__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, max)
        try:
            kernel = _clamp_max__Tensor_kernels[(self._bits | max._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, max)
        return exact(_clamp_max__packet, (self, max), {})

    def where(self, condition, other):
        """Elements of `self` where `condition` holds and of `other` elsewhere, with
        broadcasting.
        """
        try:
            bits = condition._bits
            bits |= NUMBER_BITS[self.__class__] if self.__class__ in NUMBER_BITS else self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _where_self_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(condition, self, other)
        return exact(_where_packet, (condition, self, other), {})

    def angle(self):
        """Angle of each element in radians; for a real one, pi if it is negative and 0
        otherwise.
        """
        try:
            kernel = _angle_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_angle_packet, (self,), {})

    def conj_physical(self):
        """Complex conjugate of each element, computed at once."""
        try:
            kernel = _conj_physical_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_conj_physical_packet, (self,), {})

    def conj_physical_(self):
        """Complex conjugate of each element, computed at once; in place."""
        try:
            kernel = _conj_physical__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_conj_physical__packet, (self,), {})

    def bitwise_and(self, other):
        """Bitwise (for bool, logical) and."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_and_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_and_packet, (self, other), {})

    def bitwise_and_(self, other):
        """Bitwise (for bool, logical) and; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_and__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_and__packet, (self, other), {})

    def bitwise_or(self, other):
        """Bitwise (for bool, logical) or."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_or_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_or_packet, (self, other), {})

    def bitwise_or_(self, other):
        """Bitwise (for bool, logical) or; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_or__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_or__packet, (self, other), {})

    def bitwise_xor(self, other):
        """Bitwise (for bool, logical) exclusive or."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_xor_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_xor_packet, (self, other), {})

    def bitwise_xor_(self, other):
        """Bitwise (for bool, logical) exclusive or; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_xor__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_xor__packet, (self, other), {})

    def bitwise_not(self):
        """Bitwise (for bool, logical) complement."""
        try:
            kernel = _bitwise_not_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_bitwise_not_packet, (self,), {})

    def bitwise_not_(self):
        """Bitwise (for bool, logical) complement; in place."""
        try:
            kernel = _bitwise_not__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_bitwise_not__packet, (self,), {})

    def bitwise_left_shift(self, other):
        """The bits of `self` shifted to the left by `other` places."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_left_shift_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_left_shift_packet, (self, other), {})

    def bitwise_left_shift_(self, other):
        """The bits of `self` shifted to the left by `other` places; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_left_shift__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_left_shift__packet, (self, other), {})

    def bitwise_right_shift(self, other):
        """The bits of `self` shifted to the right by `other` places, keeping the sign."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_right_shift_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_right_shift_packet, (self, other), {})

    def bitwise_right_shift_(self, other):
        """The bits of `self` shifted to the right by `other` places, keeping the sign; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_right_shift__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_bitwise_right_shift__packet, (self, other), {})

    def eq(self, other):
        """Whether each element of `self` is equal to that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _eq_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_eq_packet, (self, other), {})

    def eq_(self, other):
        """Whether each element of `self` is equal to that of `other`, with broadcasting; in
        place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _eq__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_eq__packet, (self, other), {})

    def ne(self, other):
        """Whether each element of `self` differs from that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _ne_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_ne_packet, (self, other), {})

    def ne_(self, other):
        """Whether each element of `self` differs from that of `other`, with broadcasting; in
        place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _ne__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_ne__packet, (self, other), {})

    def not_equal(self, other):
        """Another name for `ne`."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _not_equal_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_not_equal_packet, (self, other), {})

    def not_equal_(self, other):
        """Another name for `ne`; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _not_equal__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_not_equal__packet, (self, other), {})

    def lt(self, other):
        """Whether each element of `self` is less than that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _lt_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_lt_packet, (self, other), {})

    def lt_(self, other):
        """Whether each element of `self` is less than that of `other`, with broadcasting; in
        place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _lt__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_lt__packet, (self, other), {})

    def less(self, other):
        """Another name for `lt`."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _less_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_less_packet, (self, other), {})

    def less_(self, other):
        """Another name for `lt`; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _less__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_less__packet, (self, other), {})

    def le(self, other):
        """Whether each element of `self` is at most that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _le_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_le_packet, (self, other), {})

    def le_(self, other):
        """Whether each element of `self` is at most that of `other`, with broadcasting; in
        place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _le__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_le__packet, (self, other), {})

    def less_equal(self, other):
        """Another name for `le`."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _less_equal_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_less_equal_packet, (self, other), {})

    def less_equal_(self, other):
        """Another name for `le`; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _less_equal__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_less_equal__packet, (self, other), {})

    def gt(self, other):
        """Whether each element of `self` is greater than that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _gt_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_gt_packet, (self, other), {})

    def gt_(self, other):
        """Whether each element of `self` is greater than that of `other`, with broadcasting; in
        place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _gt__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_gt__packet, (self, other), {})

    def greater(self, other):
        """Another name for `gt`."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _greater_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_greater_packet, (self, other), {})

    def greater_(self, other):
        """Another name for `gt`; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _greater__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_greater__packet, (self, other), {})

    def ge(self, other):
        """Whether each element of `self` is at least that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _ge_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_ge_packet, (self, other), {})

    def ge_(self, other):
        """Whether each element of `self` is at least that of `other`, with broadcasting; in
        place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _ge__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_ge__packet, (self, other), {})

    def greater_equal(self, other):
        """Another name for `ge`."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _greater_equal_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_greater_equal_packet, (self, other), {})

    def greater_equal_(self, other):
        """Another name for `ge`; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _greater_equal__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_greater_equal__packet, (self, other), {})

    def logical_and(self, other):
        """Whether both elements are true (not zero)."""
        try:
            kernel = _logical_and_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_logical_and_packet, (self, other), {})

    def logical_and_(self, other):
        """Whether both elements are true (not zero); in place."""
        try:
            kernel = _logical_and__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_logical_and__packet, (self, other), {})

    def logical_or(self, other):
        """Whether either element is true (not zero)."""
        try:
            kernel = _logical_or_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_logical_or_packet, (self, other), {})

    def logical_or_(self, other):
        """Whether either element is true (not zero); in place."""
        try:
            kernel = _logical_or__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_logical_or__packet, (self, other), {})

    def logical_xor(self, other):
        """Whether exactly one of the elements is true (not zero)."""
        try:
            kernel = _logical_xor_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_logical_xor_packet, (self, other), {})

    def logical_xor_(self, other):
        """Whether exactly one of the elements is true (not zero); in place."""
        try:
            kernel = _logical_xor__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_logical_xor__packet, (self, other), {})

    def logical_not(self):
        """Whether each element is false (zero)."""
        try:
            kernel = _logical_not_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_logical_not_packet, (self,), {})

    def logical_not_(self):
        """Whether each element is false (zero); in place."""
        try:
            kernel = _logical_not__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_logical_not__packet, (self,), {})

    def isnan(self):
        """Whether each element is NaN."""
        try:
            kernel = _isnan_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_isnan_packet, (self,), {})

    def isinf(self):
        """Whether each element is infinite."""
        try:
            kernel = _isinf_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_isinf_packet, (self,), {})

    def isfinite(self):
        """Whether each element is neither infinite nor NaN."""
        try:
            kernel = _isfinite_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_isfinite_packet, (self,), {})

    def isposinf(self):
        """Whether each element is positive infinity."""
        try:
            kernel = _isposinf_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_isposinf_packet, (self,), {})

    def isneginf(self):
        """Whether each element is negative infinity."""
        try:
            kernel = _isneginf_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_isneginf_packet, (self,), {})

    def isreal(self):
        """Whether each element has no imaginary part."""
        try:
            kernel = _isreal_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_isreal_packet, (self,), {})

    def isclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        """Whether `abs(self - other) <= atol + rtol * abs(other)` or the elements are equal,
        element by element. Both tensors must have the same dtype; NaN is close to NaN only with
        `equal_nan`.
        """
        if rtol.__class__ is float and atol.__class__ is float and equal_nan.__class__ is bool:
            try:
                kernel = _isclose_kernels[(self._bits | other._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, rtol, atol, equal_nan)
        return exact(_isclose_packet, (self, other, rtol, atol, equal_nan), {})

    def allclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        """Whether every element is close in the sense of `isclose`."""
        if rtol.__class__ is float and atol.__class__ is float and equal_nan.__class__ is bool:
            try:
                kernel = _allclose_kernels[(self._bits | other._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, rtol, atol, equal_nan)
        return exact(_allclose_packet, (self, other, rtol, atol, equal_nan), {})

    def equal(self, other):
        """Whether both tensors have the same shape and the same elements."""
        try:
            kernel = _equal_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_equal_packet, (self, other), {})

    def erf(self):
        """Error function."""
        try:
            kernel = _erf_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_erf_packet, (self,), {})

    def erf_(self):
        """Error function; in place."""
        try:
            kernel = _erf__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_erf__packet, (self,), {})

    def erfc(self):
        """Complementary error function, `1 - erf(x)`, precise for large arguments."""
        try:
            kernel = _erfc_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_erfc_packet, (self,), {})

    def erfc_(self):
        """Complementary error function, `1 - erf(x)`, precise for large arguments; in place."""
        try:
            kernel = _erfc__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_erfc__packet, (self,), {})

    def erfinv(self):
        """Inverse of the error function."""
        try:
            kernel = _erfinv_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_erfinv_packet, (self,), {})

    def erfinv_(self):
        """Inverse of the error function; in place."""
        try:
            kernel = _erfinv__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_erfinv__packet, (self,), {})

    def lgamma(self):
        """Logarithm of the absolute value of the gamma function."""
        try:
            kernel = _lgamma_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_lgamma_packet, (self,), {})

    def lgamma_(self):
        """Logarithm of the absolute value of the gamma function; in place."""
        try:
            kernel = _lgamma__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_lgamma__packet, (self,), {})

    def digamma(self):
        """Derivative of `lgamma`."""
        try:
            kernel = _digamma_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_digamma_packet, (self,), {})

    def digamma_(self):
        """Derivative of `lgamma`; in place."""
        try:
            kernel = _digamma__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_digamma__packet, (self,), {})

    def polygamma(self, n):
        """The `n`-th derivative of `digamma`."""
        if n.__class__ is int:
            try:
                kernel = _polygamma_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(n, self)
        return exact(_polygamma_packet, (n, self), {})

    def polygamma_(self, n):
        """The `n`-th derivative of `digamma`, in place; in place."""
        if n.__class__ is int:
            try:
                kernel = _polygamma__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, n)
        return exact(_polygamma__packet, (self, n), {})

    def mvlgamma(self, p):
        """Logarithm of the multivariate gamma function of dimension `p`."""
        if p.__class__ is int:
            try:
                kernel = _mvlgamma_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p)
        return exact(_mvlgamma_packet, (self, p), {})

    def mvlgamma_(self, p):
        """Logarithm of the multivariate gamma function of dimension `p`; in place."""
        if p.__class__ is int:
            try:
                kernel = _mvlgamma__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p)
        return exact(_mvlgamma__packet, (self, p), {})

    def igamma(self, other):
        """Lower regularised incomplete gamma function."""
        try:
            kernel = _igamma_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_igamma_packet, (self, other), {})

    def igamma_(self, other):
        """Lower regularised incomplete gamma function; in place."""
        try:
            kernel = _igamma__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_igamma__packet, (self, other), {})

    def igammac(self, other):
        """Upper regularised incomplete gamma function."""
        try:
            kernel = _igammac_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_igammac_packet, (self, other), {})

    def igammac_(self, other):
        """Upper regularised incomplete gamma function; in place."""
        try:
            kernel = _igammac__kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_igammac__packet, (self, other), {})

    def i0(self):
        """Modified Bessel function of the first kind of order zero."""
        try:
            kernel = _i0_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_i0_packet, (self,), {})

    def i0_(self):
        """Modified Bessel function of the first kind of order zero; in place."""
        try:
            kernel = _i0__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_i0__packet, (self,), {})

    def relu(self):
        """The larger of each element and zero."""
        try:
            kernel = _relu_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_relu_packet, (self,), {})

    def relu_(self):
        """The larger of each element and zero; in place."""
        try:
            kernel = _relu__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_relu__packet, (self,), {})

    def threshold_(self, threshold, value):
        """Each element, or `value` where it is not above `threshold`; in place."""
        if threshold.__class__ in NUMBER_BITS and value.__class__ in NUMBER_BITS:
            try:
                kernel = _threshold__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, threshold, value)
        return exact(_threshold__packet, (self, threshold, value), {})

    def prelu(self, weight):
        """Each element, times `weight` where it is not positive; `weight` is one number, or one for
        each channel.
        """
        try:
            kernel = _prelu_kernels[(self._bits | weight._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, weight)
        return exact(_prelu_packet, (self, weight), {})

    def hardshrink(self, lambd=0.5):
        """Each element, or zero where its absolute value is at most `lambd`."""
        if lambd.__class__ in NUMBER_BITS:
            try:
                kernel = _hardshrink_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, lambd)
        return exact(_hardshrink_packet, (self, lambd), {})

    def softmax(self, dim=MISSING, dtype=None, **numpy_names):
        """Exponentials along `dim` divided by their sum; computed in `dtype` if it is given."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _softmax_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, dtype)
        return exact(_softmax_packet, (self,), {"dim": dim, "dtype": dtype, **numpy_names})

    def log_softmax(self, dim=MISSING, dtype=None, **numpy_names):
        """Logarithm of `softmax`, computed without it; in `dtype` if it is given."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _log_softmax_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, dtype)
        return exact(_log_softmax_packet, (self,), {"dim": dim, "dtype": dtype, **numpy_names})

    def dropout_(self, p, train):
        """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
        unless `train`; in place.
        """
        if p.__class__ is float and train.__class__ is bool:
            try:
                kernel = _dropout__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, train)
        return exact(_dropout__packet, (self, p, train), {})

    def feature_dropout_(self, p, train):
        """Dropout of whole channels; in place."""
        if p.__class__ is float and train.__class__ is bool:
            try:
                kernel = _feature_dropout__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, train)
        return exact(_feature_dropout__packet, (self, p, train), {})

    def alpha_dropout_(self, p, train):
        """Dropout that keeps mean and variance of self-normalising networks; in place."""
        if p.__class__ is float and train.__class__ is bool:
            try:
                kernel = _alpha_dropout__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, train)
        return exact(_alpha_dropout__packet, (self, p, train), {})

    def feature_alpha_dropout_(self, p, train):
        """Alpha dropout of whole channels; in place."""
        if p.__class__ is float and train.__class__ is bool:
            try:
                kernel = _feature_alpha_dropout__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, train)
        return exact(_feature_alpha_dropout__packet, (self, p, train), {})

    def sum(self, dim=MISSING, keepdim=MISSING, *, dtype=None, **numpy_names):
        """Sum of all elements; integers and Booleans add up in int64."""
        if (
            not numpy_names
            and dim is MISSING
            and keepdim is MISSING
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _sum_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dtype)
        if (
            not numpy_names
            and dim.__class__ in OPTIONAL_SIZES
            and (keepdim is MISSING or keepdim.__class__ is bool)
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _sum_dim_IntList_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (dim,) if dim.__class__ is int else dim,
                    False if keepdim is MISSING else keepdim,
                    dtype,
                )
        return exact(_sum_packet, (self, dim, keepdim), {"dtype": dtype, **numpy_names})

    def nansum(self, dim=None, keepdim=False, *, dtype=None, **numpy_names):
        """Sum over the dimensions `dim` that counts NaN as zero."""
        if (
            not numpy_names
            and dim.__class__ in OPTIONAL_SIZES
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _nansum_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
        return exact(_nansum_packet, (self, dim, keepdim), {"dtype": dtype, **numpy_names})

    def mean(self, dim=MISSING, keepdim=MISSING, *, dtype=None, **numpy_names):
        """Arithmetic mean of all elements; floating or complex types only."""
        if (
            not numpy_names
            and dim is MISSING
            and keepdim is MISSING
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _mean_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dtype)
        if (
            not numpy_names
            and dim.__class__ in OPTIONAL_SIZES
            and (keepdim is MISSING or keepdim.__class__ is bool)
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _mean_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (dim,) if dim.__class__ is int else dim,
                    False if keepdim is MISSING else keepdim,
                    dtype,
                )
        return exact(_mean_packet, (self, dim, keepdim), {"dtype": dtype, **numpy_names})

    def nanmean(self, dim=None, keepdim=False, *, dtype=None, **numpy_names):
        """Arithmetic mean over the dimensions `dim` of the elements that are not NaN."""
        if (
            not numpy_names
            and dim.__class__ in OPTIONAL_SIZES
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _nanmean_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
        return exact(_nanmean_packet, (self, dim, keepdim), {"dtype": dtype, **numpy_names})

    def prod(self, dim=MISSING, keepdim=MISSING, *, dtype=None, **numpy_names):
        """Product of all elements; integers and Booleans multiply in int64."""
        if (
            not numpy_names
            and dim is MISSING
            and keepdim is MISSING
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _prod_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dtype)
        if (
            not numpy_names
            and dim.__class__ is int
            and (keepdim is MISSING or keepdim.__class__ is bool)
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _prod_dim_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, False if keepdim is MISSING else keepdim, dtype)
        return exact(_prod_packet, (self, dim, keepdim), {"dtype": dtype, **numpy_names})

    def sum_to_size(self, *args, **kwargs):
        """Sum over the dimensions along which `size` is broadcast to the tensor's shape."""
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _sum_to_size_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _sum_to_size_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_sum_to_size_packet, (self, *args), kwargs)

    def count_nonzero(self, *args, **kwargs):
        """How many elements are not zero, along `dim` or in all."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _count_nonzero_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, None)
        if not kwargs and len(args) == 1 and (args[0] is None or args[0].__class__ is int):
            try:
                kernel = _count_nonzero_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _count_nonzero_dim_IntList_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _count_nonzero_dim_IntList_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_count_nonzero_packet, (self, *args), kwargs)

    def amax(self, dim=(), keepdim=False, **numpy_names):
        """Largest element over the dimensions `dim`; gradients are shared among equal ones."""
        if not numpy_names and dim.__class__ in SIZES and keepdim.__class__ is bool:
            try:
                kernel = _amax_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, (dim,) if dim.__class__ is int else dim, keepdim)
        return exact(_amax_packet, (self, dim, keepdim), {**numpy_names})

    def amin(self, dim=(), keepdim=False, **numpy_names):
        """Smallest element over the dimensions `dim`; gradients are shared among equal ones."""
        if not numpy_names and dim.__class__ in SIZES and keepdim.__class__ is bool:
            try:
                kernel = _amin_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, (dim,) if dim.__class__ is int else dim, keepdim)
        return exact(_amin_packet, (self, dim, keepdim), {**numpy_names})

    def aminmax(self, *, dim=None, keepdim=False, **numpy_names):
        """Smallest and largest element, over `dim` or in all."""
        if not numpy_names and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            try:
                kernel = _aminmax_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, keepdim)
        return exact(_aminmax_packet, (self,), {"dim": dim, "keepdim": keepdim, **numpy_names})

    def argmax(self, dim=None, keepdim=False, **numpy_names):
        """Position of the largest element along `dim`, or in the flattened tensor."""
        if not numpy_names and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            try:
                kernel = _argmax_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, keepdim)
        return exact(_argmax_packet, (self, dim, keepdim), {**numpy_names})

    def argmin(self, dim=None, keepdim=False, **numpy_names):
        """Position of the smallest element along `dim`, or in the flattened tensor."""
        if not numpy_names and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            try:
                kernel = _argmin_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, keepdim)
        return exact(_argmin_packet, (self, dim, keepdim), {**numpy_names})

    def all(self, *args, **kwargs):
        """Whether every element is nonzero."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _all_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _all_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            try:
                kernel = _all_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        if not kwargs and len(args) == 0:
            try:
                kernel = _all_dims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, None, False)
        if not kwargs and len(args) == 1 and (args[0] is None or args[0].__class__ in TUPLES):
            try:
                kernel = _all_dims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        if (
            not kwargs
            and len(args) == 2
            and (args[0] is None or args[0].__class__ in TUPLES)
            and args[1].__class__ is bool
        ):
            try:
                kernel = _all_dims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_all_packet, (self, *args), kwargs)

    def any(self, *args, **kwargs):
        """Whether any element is nonzero."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _any_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _any_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            try:
                kernel = _any_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        if not kwargs and len(args) == 0:
            try:
                kernel = _any_dims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, None, False)
        if not kwargs and len(args) == 1 and (args[0] is None or args[0].__class__ in TUPLES):
            try:
                kernel = _any_dims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        if (
            not kwargs
            and len(args) == 2
            and (args[0] is None or args[0].__class__ in TUPLES)
            and args[1].__class__ is bool
        ):
            try:
                kernel = _any_dims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_any_packet, (self, *args), kwargs)

    def var(self, *args, **kwargs):
        """Variance of all elements, unbiased (over count - 1) or not."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _var_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, True)
        if not kwargs and len(args) == 1 and args[0].__class__ is bool:
            try:
                kernel = _var_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and len(args) == 1 and args[0].__class__ in OPTIONAL_SIZES:
            try:
                kernel = _var_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (args[0],) if args[0].__class__ is int else args[0],
                    True,
                    False,
                )
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ in OPTIONAL_SIZES
            and args[1].__class__ is bool
        ):
            try:
                kernel = _var_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (args[0],) if args[0].__class__ is int else args[0],
                    args[1],
                    False,
                )
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ in OPTIONAL_SIZES
            and args[1].__class__ is bool
            and args[2].__class__ is bool
        ):
            try:
                kernel = _var_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (args[0],) if args[0].__class__ is int else args[0],
                    args[1],
                    args[2],
                )
        if not kwargs and len(args) == 0:
            try:
                kernel = _var_correction_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, None, None, False)
        if not kwargs and len(args) == 1 and args[0].__class__ in OPTIONAL_SIZES:
            try:
                kernel = _var_correction_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (args[0],) if args[0].__class__ is int else args[0],
                    None,
                    False,
                )
        return exact(_var_packet, (self, *args), kwargs)

    def std(self, *args, **kwargs):
        """Standard deviation of all elements, unbiased (over count - 1) or not."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _std_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, True)
        if not kwargs and len(args) == 1 and args[0].__class__ is bool:
            try:
                kernel = _std_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and len(args) == 1 and args[0].__class__ in OPTIONAL_SIZES:
            try:
                kernel = _std_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (args[0],) if args[0].__class__ is int else args[0],
                    True,
                    False,
                )
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ in OPTIONAL_SIZES
            and args[1].__class__ is bool
        ):
            try:
                kernel = _std_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (args[0],) if args[0].__class__ is int else args[0],
                    args[1],
                    False,
                )
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ in OPTIONAL_SIZES
            and args[1].__class__ is bool
            and args[2].__class__ is bool
        ):
            try:
                kernel = _std_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (args[0],) if args[0].__class__ is int else args[0],
                    args[1],
                    args[2],
                )
        if not kwargs and len(args) == 0:
            try:
                kernel = _std_correction_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, None, None, False)
        if not kwargs and len(args) == 1 and args[0].__class__ in OPTIONAL_SIZES:
            try:
                kernel = _std_correction_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (args[0],) if args[0].__class__ is int else args[0],
                    None,
                    False,
                )
        return exact(_std_packet, (self, *args), kwargs)

    def logsumexp(self, dim=MISSING, keepdim=False, **numpy_names):
        """Logarithm of the sum of exponentials over the dimensions `dim`, without overflow."""
        if not numpy_names and dim.__class__ in SIZES and keepdim.__class__ is bool:
            try:
                kernel = _logsumexp_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, (dim,) if dim.__class__ is int else dim, keepdim)
        return exact(_logsumexp_packet, (self,), {"dim": dim, "keepdim": keepdim, **numpy_names})

    def median(self, dim=MISSING, keepdim=MISSING, **numpy_names):
        """The middle element, the lower one of two; NaN if any is."""
        if not numpy_names and dim is MISSING and keepdim is MISSING:
            try:
                kernel = _median_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if (
            not numpy_names
            and dim.__class__ is int
            and (keepdim is MISSING or keepdim.__class__ is bool)
        ):
            try:
                kernel = _median_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, False if keepdim is MISSING else keepdim)
        return exact(_median_packet, (self, dim, keepdim), {**numpy_names})

    def nanmedian(self, dim=MISSING, keepdim=MISSING, **numpy_names):
        """The middle element of those that are not NaN."""
        if not numpy_names and dim is MISSING and keepdim is MISSING:
            try:
                kernel = _nanmedian_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if (
            not numpy_names
            and dim.__class__ is int
            and (keepdim is MISSING or keepdim.__class__ is bool)
        ):
            try:
                kernel = _nanmedian_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, False if keepdim is MISSING else keepdim)
        return exact(_nanmedian_packet, (self, dim, keepdim), {**numpy_names})

    def mode(self, dim=-1, keepdim=False, **numpy_names):
        """The most frequent elements along `dim` and where they last stand."""
        if not numpy_names and dim.__class__ is int and keepdim.__class__ is bool:
            try:
                kernel = _mode_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, keepdim)
        return exact(_mode_packet, (self, dim, keepdim), {**numpy_names})

    def quantile(self, q, dim=None, keepdim=False, *, interpolation="linear", **numpy_names):
        """The `q`-quantiles along `dim`, between neighbours by `interpolation`."""
        if (
            not numpy_names
            and q.__class__ is float
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            try:
                kernel = _quantile_scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, q, dim, keepdim, interpolation)
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            try:
                kernel = _quantile_kernels[(self._bits | q._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, q, dim, keepdim, interpolation)
        return exact(
            _quantile_packet,
            (self, q, dim, keepdim),
            {"interpolation": interpolation, **numpy_names},
        )

    def nanquantile(self, q, dim=None, keepdim=False, *, interpolation="linear", **numpy_names):
        """The `q`-quantiles along `dim` of the elements that are not NaN."""
        if (
            not numpy_names
            and q.__class__ is float
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            try:
                kernel = _nanquantile_scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, q, dim, keepdim, interpolation)
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            try:
                kernel = _nanquantile_kernels[(self._bits | q._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, q, dim, keepdim, interpolation)
        return exact(
            _nanquantile_packet,
            (self, q, dim, keepdim),
            {"interpolation": interpolation, **numpy_names},
        )

    def cumsum(self, dim=MISSING, *, dtype=None, **numpy_names):
        """The sum of each element and those before it along `dim`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _cumsum_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, dtype)
        return exact(_cumsum_packet, (self, dim), {"dtype": dtype, **numpy_names})

    def cumsum_(self, dim=MISSING, *, dtype=None, **numpy_names):
        """The sum of each element and those before it along `dim`; in place."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _cumsum__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, dtype)
        return exact(_cumsum__packet, (self, dim), {"dtype": dtype, **numpy_names})

    def cumprod(self, dim=MISSING, *, dtype=None, **numpy_names):
        """The product of each element and those before it along `dim`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _cumprod_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, dtype)
        return exact(_cumprod_packet, (self, dim), {"dtype": dtype, **numpy_names})

    def cumprod_(self, dim=MISSING, *, dtype=None, **numpy_names):
        """The product of each element and those before it along `dim`; in place."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            try:
                kernel = _cumprod__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, dtype)
        return exact(_cumprod__packet, (self, dim), {"dtype": dtype, **numpy_names})

    def cummax(self, dim=MISSING, **numpy_names):
        """The largest element so far along `dim` and where it was last found."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _cummax_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim)
        return exact(_cummax_packet, (self, dim), {**numpy_names})

    def cummin(self, dim=MISSING, **numpy_names):
        """The smallest element so far along `dim` and where it was last found."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _cummin_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim)
        return exact(_cummin_packet, (self, dim), {**numpy_names})

    def logcumsumexp(self, dim=MISSING, **numpy_names):
        """The logarithm of the running sum of exponentials along `dim`."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _logcumsumexp_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim)
        return exact(_logcumsumexp_packet, (self, dim), {**numpy_names})

    def diff(self, n=1, dim=-1, prepend=None, append=None, **numpy_names):
        """Differences of neighbours along `dim`, taken `n` times."""
        if not numpy_names and n.__class__ is int and dim.__class__ is int:
            try:
                bits = self._bits
                bits |= 0 if prepend is None else prepend._bits
                bits |= 0 if append is None else append._bits
                kernel = _diff_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, n, dim, prepend, append)
        return exact(_diff_packet, (self, n, dim, prepend, append), {**numpy_names})

    def bincount(self, weights=None, minlength=0):
        """How often each number occurs in a vector of integers, or the sum of its weights."""
        if minlength.__class__ is int:
            try:
                bits = self._bits
                bits |= 0 if weights is None else weights._bits
                kernel = _bincount_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, weights, minlength)
        return exact(_bincount_packet, (self, weights, minlength), {})

    def histc(self, bins=100, min=0, max=0):
        """Counts in equal bins from `min` to `max`, or over the range of the data."""
        if bins.__class__ is int and min.__class__ in NUMBER_BITS and max.__class__ in NUMBER_BITS:
            try:
                kernel = _histc_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, bins, min, max)
        return exact(_histc_packet, (self, bins, min, max), {})

    def histogram(self, bins=MISSING, *, weight=None, density=False, range=MISSING):
        """Counts, weights or densities between given edges, and the edges."""
        if (
            (bins is MISSING or bins.__class__ is int)
            and density.__class__ is bool
            and (range is MISSING or (range is None or range.__class__ in TUPLES))
        ):
            try:
                bits = self._bits
                bits |= 0 if weight is None else weight._bits
                kernel = _histogram_bin_ct_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    100 if bins is MISSING else bins,
                    None if range is MISSING else range,
                    weight,
                    density,
                )
        if bins is not MISSING and density.__class__ is bool and range is MISSING:
            try:
                bits = self._bits
                bits |= bins._bits
                bits |= 0 if weight is None else weight._bits
                kernel = _histogram_bins_tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, bins, weight, density)
        return exact(
            _histogram_packet, (self, bins), {"weight": weight, "density": density, "range": range}
        )

    def hash_tensor(self, dim=(), *, keepdim=False, mode=0, **numpy_names):
        """The exclusive or, over `dim`, of the bits of the elements."""
        if (
            not numpy_names
            and dim.__class__ in SIZES
            and keepdim.__class__ is bool
            and mode.__class__ is int
        ):
            try:
                kernel = _hash_tensor_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, (dim,) if dim.__class__ is int else dim, keepdim, mode)
        return exact(
            _hash_tensor_packet, (self, dim), {"keepdim": keepdim, "mode": mode, **numpy_names}
        )

    def cov(self, *, correction=1, fweights=None, aweights=None):
        """Covariances of variables, one per row, over observations, one per column."""
        if correction.__class__ is int:
            try:
                bits = self._bits
                bits |= 0 if fweights is None else fweights._bits
                bits |= 0 if aweights is None else aweights._bits
                kernel = _cov_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, correction, fweights, aweights)
        return exact(
            _cov_packet,
            (self,),
            {"correction": correction, "fweights": fweights, "aweights": aweights},
        )

    def corrcoef(self):
        """Correlations of variables, one per row, over observations, one per column."""
        try:
            kernel = _corrcoef_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_corrcoef_packet, (self,), {})

    def alias(self):
        """The same tensor as a view of itself."""
        try:
            kernel = _alias_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_alias_packet, (self,), {})

    def detach(self):
        """A view that is not part of the graph."""
        try:
            kernel = _detach_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_detach_packet, (self,), {})

    def view(self, *args, **kwargs):
        """The same elements, in order, under another shape; strides must allow it."""
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _view_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _view_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and len(args) == 1 and args[0].__class__ is dtype_class:
            try:
                kernel = _view_dtype_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_view_packet, (self, *args), kwargs)

    def view_as(self, other):
        """The tensor viewed with the shape of `other`."""
        try:
            kernel = _view_as_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_view_as_packet, (self, other), {})

    def reshape(self, *args, **kwargs):
        """The same elements, in order, under another shape: a view if strides allow it, else a
        copy.
        """
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _reshape_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _reshape_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_reshape_packet, (self, *args), kwargs)

    def reshape_as(self, other):
        """The tensor reshaped like `other`."""
        try:
            kernel = _reshape_as_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_reshape_as_packet, (self, other), {})

    def flatten(self, start_dim=0, end_dim=-1):
        """The dimensions from `start_dim` to `end_dim` made one."""
        if start_dim.__class__ is int and end_dim.__class__ is int:
            try:
                kernel = _flatten_using_ints_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, start_dim, end_dim)
        return exact(_flatten_packet, (self, start_dim, end_dim), {})

    def unflatten(self, dim=MISSING, sizes=MISSING, **numpy_names):
        """One dimension made several; one of `sizes` may be -1."""
        if not numpy_names and dim.__class__ is int and sizes.__class__ in TUPLES:
            try:
                kernel = _unflatten_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, sizes)
        return exact(_unflatten_packet, (self, dim, sizes), {**numpy_names})

    def ravel(self):
        """The tensor as a vector."""
        try:
            kernel = _ravel_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_ravel_packet, (self,), {})

    def contiguous(self, *, memory_format="contiguous_format"):
        """The tensor itself if its elements lie in order in memory, else a copy."""
        return exact(_contiguous_packet, (self,), {"memory_format": memory_format})

    def permute(self, *args, **kwargs):
        """The dimensions in another order."""
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _permute_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _permute_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_permute_packet, (self, *args), kwargs)

    def transpose(self, dim0, dim1):
        """Two dimensions exchanged."""
        if dim0.__class__ is int and dim1.__class__ is int:
            try:
                kernel = _transpose_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim0, dim1)
        return exact(_transpose_packet, (self, dim0, dim1), {})

    def t(self):
        """The transpose of a matrix; vectors and scalars as they are."""
        try:
            kernel = _t_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_t_packet, (self,), {})

    def swapaxes(self, axis0, axis1):
        """Two dimensions exchanged."""
        if axis0.__class__ is int and axis1.__class__ is int:
            try:
                kernel = _swapaxes_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, axis0, axis1)
        return exact(_swapaxes_packet, (self, axis0, axis1), {})

    def swapdims(self, dim0, dim1):
        """Two dimensions exchanged."""
        if dim0.__class__ is int and dim1.__class__ is int:
            try:
                kernel = _swapdims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim0, dim1)
        return exact(_swapdims_packet, (self, dim0, dim1), {})

    def movedim(self, source, destination):
        """Dimensions moved from places `source` to places `destination`."""
        if source.__class__ in TUPLES and destination.__class__ in TUPLES:
            try:
                kernel = _movedim_intlist_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, source, destination)
        if source.__class__ is int and destination.__class__ is int:
            try:
                kernel = _movedim_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, source, destination)
        return exact(_movedim_packet, (self, source, destination), {})

    def moveaxis(self, source, destination):
        """Dimensions moved from places `source` to places `destination`."""
        if source.__class__ in TUPLES and destination.__class__ in TUPLES:
            try:
                kernel = _moveaxis_intlist_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, source, destination)
        if source.__class__ is int and destination.__class__ is int:
            try:
                kernel = _moveaxis_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, source, destination)
        return exact(_moveaxis_packet, (self, source, destination), {})

    def numpy_T(self):
        """The dimensions in reverse order."""
        try:
            kernel = _numpy_T_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_numpy_T_packet, (self,), {})

    def matrix_H(self):
        """The conjugate transpose of a matrix."""
        try:
            kernel = _matrix_H_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_matrix_H_packet, (self,), {})

    def mT(self):
        """The last two dimensions exchanged."""
        try:
            kernel = _mT_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_mT_packet, (self,), {})

    def mH(self):
        """The last two dimensions exchanged and the elements conjugated."""
        try:
            kernel = _mH_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_mH_packet, (self,), {})

    def adjoint(self):
        """The last two dimensions exchanged and the elements conjugated."""
        try:
            kernel = _adjoint_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_adjoint_packet, (self,), {})

    def expand(self, *args, **kwargs):
        """Dimensions of extent 1 repeated to `size` without copying; -1 keeps an extent."""
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _expand_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args, False)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _expand_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        return exact(_expand_packet, (self, *args), kwargs)

    def expand_as(self, other):
        """The tensor expanded to the shape of `other`."""
        try:
            kernel = _expand_as_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_expand_as_packet, (self, other), {})

    def broadcast_to(self, *args, **kwargs):
        """The tensor expanded to `size`."""
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _broadcast_to_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _broadcast_to_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_broadcast_to_packet, (self, *args), kwargs)

    def squeeze(self, *args, **kwargs):
        """Without the dimensions of extent 1."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _squeeze_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _squeeze_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _squeeze_dims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _squeeze_dims_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_squeeze_packet, (self, *args), kwargs)

    def unsqueeze(self, dim=MISSING, **numpy_names):
        """With a new dimension of extent 1 at `dim`."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _unsqueeze_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim)
        return exact(_unsqueeze_packet, (self, dim), {**numpy_names})

    def select(self, dim=MISSING, index=MISSING, **numpy_names):
        """The slice at `index` along `dim`, which is dropped."""
        if not numpy_names and dim.__class__ is int and index.__class__ is int:
            try:
                kernel = _select_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index)
        return exact(_select_packet, (self, dim, index), {**numpy_names})

    def slice(self, dim=0, start=None, end=None, step=1, **numpy_names):
        """Every `step`-th slice from `start` up to `end` along `dim`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (start is None or start.__class__ is int)
            and (end is None or end.__class__ is int)
            and step.__class__ is int
        ):
            try:
                kernel = _slice_Tensor_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, start, end, step)
        return exact(_slice_packet, (self, dim, start, end, step), {**numpy_names})

    def narrow(self, dim=MISSING, start=MISSING, length=MISSING, **numpy_names):
        """`length` slices from `start` on along `dim`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and start.__class__ is int
            and length.__class__ is int
        ):
            try:
                kernel = _narrow_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, start, length)
        if (
            not numpy_names
            and dim.__class__ is int
            and start is not MISSING
            and length.__class__ is int
        ):
            try:
                kernel = _narrow_Tensor_kernels[(self._bits | start._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, start, length)
        return exact(_narrow_packet, (self, dim, start, length), {**numpy_names})

    def diagonal(self, offset=0, dim1=0, dim2=1):
        """The diagonal over two dimensions, which becomes the last dimension."""
        if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            try:
                kernel = _diagonal_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, offset, dim1, dim2)
        return exact(_diagonal_packet, (self, offset, dim1, dim2), {})

    def unfold(self, dimension, size, step):
        """Windows of `size` elements, `step` apart, along `dimension`, as a new last dimension."""
        if dimension.__class__ is int and size.__class__ is int and step.__class__ is int:
            try:
                kernel = _unfold_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dimension, size, step)
        return exact(_unfold_packet, (self, dimension, size, step), {})

    def as_strided(self, size, stride, storage_offset=None):
        """Any size and strides over the memory of the tensor."""
        if (
            size.__class__ in TUPLES
            and stride.__class__ in TUPLES
            and (storage_offset is None or storage_offset.__class__ is int)
        ):
            try:
                kernel = _as_strided_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, size, stride, storage_offset)
        return exact(_as_strided_packet, (self, size, stride, storage_offset), {})

    def split(self, *args, **kwargs):
        """Pieces of `split_size` along `dim`; the last may be smaller."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _split_Tensor_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], 0)
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is int:
            try:
                kernel = _split_Tensor_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _split_sizes_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], 0)
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ in TUPLES
            and args[1].__class__ is int
        ):
            try:
                kernel = _split_sizes_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_split_packet, (self, *args), kwargs)

    def split_with_sizes(self, *args, **kwargs):
        """Pieces of the given extents along `dim`."""
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _split_with_sizes_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], 0)
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ in TUPLES
            and args[1].__class__ is int
        ):
            try:
                kernel = _split_with_sizes_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_split_with_sizes_packet, (self, *args), kwargs)

    def chunk(self, chunks, dim=0, **numpy_names):
        """At most `chunks` pieces of equal extent along `dim`; the last may be smaller."""
        if not numpy_names and chunks.__class__ is int and dim.__class__ is int:
            try:
                kernel = _chunk_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, chunks, dim)
        return exact(_chunk_packet, (self, chunks, dim), {**numpy_names})

    def tensor_split(self, *args, **kwargs):
        """Exactly `sections` pieces of nearly equal extent along `dim`."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _tensor_split_sections_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], 0)
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is int:
            try:
                kernel = _tensor_split_sections_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _tensor_split_indices_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], 0)
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ in TUPLES
            and args[1].__class__ is int
        ):
            try:
                kernel = _tensor_split_indices_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        if not kwargs and len(args) == 1 and hasattr(args[0], "_bits"):
            try:
                bits = self._bits
                bits |= args[0]._bits
                kernel = _tensor_split_tensor_indices_or_sections_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], 0)
        if not kwargs and len(args) == 2 and hasattr(args[0], "_bits") and args[1].__class__ is int:
            try:
                bits = self._bits
                bits |= args[0]._bits
                kernel = _tensor_split_tensor_indices_or_sections_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_tensor_split_packet, (self, *args), kwargs)

    def hsplit(self, *args, **kwargs):
        """Pieces of equal extent along the second dimension (the first of a vector)."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _hsplit_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _hsplit_array_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _hsplit_array_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_hsplit_packet, (self, *args), kwargs)

    def vsplit(self, *args, **kwargs):
        """Pieces of equal extent along the first dimension."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _vsplit_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _vsplit_array_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _vsplit_array_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_vsplit_packet, (self, *args), kwargs)

    def dsplit(self, *args, **kwargs):
        """Pieces of equal extent along the third dimension."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _dsplit_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _dsplit_array_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _dsplit_array_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_dsplit_packet, (self, *args), kwargs)

    def unbind(self, dim=0, **numpy_names):
        """The slices along `dim`, which is dropped."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _unbind_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim)
        return exact(_unbind_packet, (self, dim), {**numpy_names})

    def unsafe_chunk(self, chunks, dim=0, **numpy_names):
        """As `chunk`, for pieces that are written to."""
        if not numpy_names and chunks.__class__ is int and dim.__class__ is int:
            try:
                kernel = _unsafe_chunk_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, chunks, dim)
        return exact(_unsafe_chunk_packet, (self, chunks, dim), {**numpy_names})

    def unsafe_split(self, split_size, dim=0, **numpy_names):
        """As `split`, for pieces that are written to."""
        if not numpy_names and split_size.__class__ is int and dim.__class__ is int:
            try:
                kernel = _unsafe_split_Tensor_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, split_size, dim)
        return exact(_unsafe_split_packet, (self, split_size, dim), {**numpy_names})

    def unsafe_split_with_sizes(self, *args, **kwargs):
        """As `split_with_sizes`, for pieces that are written to."""
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _unsafe_split_with_sizes_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], 0)
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ in TUPLES
            and args[1].__class__ is int
        ):
            try:
                kernel = _unsafe_split_with_sizes_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_unsafe_split_with_sizes_packet, (self, *args), kwargs)

    def conj(self):
        """The conjugate of each element; a real tensor is its own."""
        try:
            kernel = _conj_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_conj_packet, (self,), {})

    def narrow_copy(self, dim=MISSING, start=MISSING, length=MISSING, **numpy_names):
        """As `narrow`, as a copy."""
        if (
            not numpy_names
            and dim.__class__ is int
            and start.__class__ is int
            and length.__class__ is int
        ):
            try:
                kernel = _narrow_copy_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, start, length)
        return exact(_narrow_copy_packet, (self, dim, start, length), {**numpy_names})

    def select_scatter(self, src, dim=MISSING, index=MISSING, **numpy_names):
        """A copy with the slice at `index` along `dim` replaced by `src`."""
        if not numpy_names and dim.__class__ is int and index.__class__ is int:
            try:
                kernel = _select_scatter_kernels[(self._bits | src._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, src, dim, index)
        return exact(_select_scatter_packet, (self, src, dim, index), {**numpy_names})

    def slice_scatter(self, src, dim=0, start=None, end=None, step=1, **numpy_names):
        """A copy with a slice replaced by `src`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (start is None or start.__class__ is int)
            and (end is None or end.__class__ is int)
            and step.__class__ is int
        ):
            try:
                kernel = _slice_scatter_kernels[(self._bits | src._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, src, dim, start, end, step)
        return exact(_slice_scatter_packet, (self, src, dim, start, end, step), {**numpy_names})

    def diagonal_scatter(self, src, offset=0, dim1=0, dim2=1):
        """A copy with the diagonal replaced by `src`."""
        if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            try:
                kernel = _diagonal_scatter_kernels[(self._bits | src._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, src, offset, dim1, dim2)
        return exact(_diagonal_scatter_packet, (self, src, offset, dim1, dim2), {})

    def as_strided_scatter(self, src, size, stride, storage_offset=None):
        """A copy with the elements that `as_strided` would show replaced by `src`."""
        if (
            size.__class__ in TUPLES
            and stride.__class__ in TUPLES
            and (storage_offset is None or storage_offset.__class__ is int)
        ):
            try:
                kernel = _as_strided_scatter_kernels[(self._bits | src._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, src, size, stride, storage_offset)
        return exact(_as_strided_scatter_packet, (self, src, size, stride, storage_offset), {})

    def clone(self, *, memory_format=None):
        """A copy with memory of its own."""
        if memory_format is None:
            try:
                kernel = _clone_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, memory_format)
        return exact(_clone_packet, (self,), {"memory_format": memory_format})

    def copy_(self, src, non_blocking=False):
        """`src` broadcast to the shape, and converted to the type, of `self`; in place."""
        if non_blocking.__class__ is bool:
            try:
                kernel = _copy__kernels[(self._bits | src._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, src, non_blocking)
        return exact(_copy__packet, (self, src, non_blocking), {})

    def fill_(self, value):
        """A tensor like `self` with every element `value`; in place."""
        if value.__class__ in NUMBER_BITS:
            try:
                kernel = _fill__Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, value)
        try:
            kernel = _fill__Tensor_kernels[(self._bits | value._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, value)
        return exact(_fill__packet, (self, value), {})

    def zero_(self):
        """A tensor like `self` with every element zero; in place."""
        try:
            kernel = _zero__kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_zero__packet, (self,), {})

    def to(self, *args, **kwargs):
        """The tensor in another type or on another device; itself if nothing changes."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _to_dtype_layout_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, None, None, None, None, False, False, None)
        if not kwargs and len(args) == 1 and args[0].__class__ is dtype_class:
            try:
                kernel = _to_dtype_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False, False, None)
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ is dtype_class
            and args[1].__class__ is bool
        ):
            try:
                kernel = _to_dtype_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], False, None)
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is dtype_class
            and args[1].__class__ is bool
            and args[2].__class__ is bool
        ):
            try:
                kernel = _to_dtype_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], args[2], None)
        if (
            not kwargs
            and len(args) == 4
            and args[0].__class__ is dtype_class
            and args[1].__class__ is bool
            and args[2].__class__ is bool
            and args[3] is None
        ):
            try:
                kernel = _to_dtype_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], args[2], args[3])
        if not kwargs and len(args) == 1 and hasattr(args[0], "_bits"):
            try:
                kernel = _to_other_kernels[(self._bits | args[0]._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False, False, None)
        if (
            not kwargs
            and len(args) == 2
            and hasattr(args[0], "_bits")
            and args[1].__class__ is bool
        ):
            try:
                kernel = _to_other_kernels[(self._bits | args[0]._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], False, None)
        if (
            not kwargs
            and len(args) == 3
            and hasattr(args[0], "_bits")
            and args[1].__class__ is bool
            and args[2].__class__ is bool
        ):
            try:
                kernel = _to_other_kernels[(self._bits | args[0]._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], args[2], None)
        if (
            not kwargs
            and len(args) == 4
            and hasattr(args[0], "_bits")
            and args[1].__class__ is bool
            and args[2].__class__ is bool
            and args[3] is None
        ):
            try:
                kernel = _to_other_kernels[(self._bits | args[0]._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], args[2], args[3])
        return exact(_to_packet, (self, *args), kwargs)

    def type_as(self, other):
        """The tensor in the type of another."""
        try:
            kernel = _type_as_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_type_as_packet, (self, other), {})

    def flip(self, *args, **kwargs):
        """The order of the elements reversed along `dims`."""
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _flip_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _flip_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_flip_packet, (self, *args), kwargs)

    def fliplr(self):
        """The order of the elements reversed along the second dimension."""
        try:
            kernel = _fliplr_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_fliplr_packet, (self,), {})

    def flipud(self):
        """The order of the elements reversed along the first dimension."""
        try:
            kernel = _flipud_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_flipud_packet, (self,), {})

    def roll(self, shifts, dims=()):
        """Elements moved along by `shifts`, around the end."""
        if shifts.__class__ in SIZES and dims.__class__ in SIZES:
            try:
                kernel = _roll_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    (shifts,) if shifts.__class__ is int else shifts,
                    (dims,) if dims.__class__ is int else dims,
                )
        return exact(_roll_packet, (self, shifts, dims), {})

    def rot90(self, k=1, dims=(0, 1)):
        """The tensor turned by `k` quarter turns in the plane of two dimensions."""
        if k.__class__ is int and dims.__class__ in TUPLES:
            try:
                kernel = _rot90_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, k, dims)
        return exact(_rot90_packet, (self, k, dims), {})

    def repeat(self, *args, **kwargs):
        """The tensor tiled along each dimension; new dimensions come first."""
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _repeat_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _repeat_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_repeat_packet, (self, *args), kwargs)

    def tile(self, *args, **kwargs):
        """The tensor tiled along its last dimensions."""
        if not kwargs and args and args[0].__class__ is int:
            try:
                kernel = _tile_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args)
        if not kwargs and len(args) == 1 and args[0].__class__ in TUPLES:
            try:
                kernel = _tile_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0])
        return exact(_tile_packet, (self, *args), kwargs)

    def repeat_interleave(self, repeats, dim=None, *, output_size=None, **numpy_names):
        """Each slice of `dim` repeated as often as `repeats` says."""
        if (
            not numpy_names
            and repeats.__class__ is int
            and (dim is None or dim.__class__ is int)
            and (output_size is None or output_size.__class__ is int)
        ):
            try:
                kernel = _repeat_interleave_self_int_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, repeats, dim, output_size)
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int)
            and (output_size is None or output_size.__class__ is int)
        ):
            try:
                bits = self._bits
                bits |= repeats._bits
                kernel = _repeat_interleave_self_Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, repeats, dim, output_size)
        return exact(
            _repeat_interleave_packet,
            (self, repeats, dim),
            {"output_size": output_size, **numpy_names},
        )

    def tril(self, diagonal=0):
        """The lower triangle of each matrix, with zeros elsewhere."""
        if diagonal.__class__ is int:
            try:
                kernel = _tril_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, diagonal)
        return exact(_tril_packet, (self, diagonal), {})

    def tril_(self, diagonal=0):
        """The lower triangle of each matrix, with zeros elsewhere; in place."""
        if diagonal.__class__ is int:
            try:
                kernel = _tril__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, diagonal)
        return exact(_tril__packet, (self, diagonal), {})

    def triu(self, diagonal=0):
        """The upper triangle of each matrix, with zeros elsewhere."""
        if diagonal.__class__ is int:
            try:
                kernel = _triu_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, diagonal)
        return exact(_triu_packet, (self, diagonal), {})

    def triu_(self, diagonal=0):
        """The upper triangle of each matrix, with zeros elsewhere; in place."""
        if diagonal.__class__ is int:
            try:
                kernel = _triu__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, diagonal)
        return exact(_triu__packet, (self, diagonal), {})

    def diag(self, diagonal=0):
        """The matrix with a vector on its diagonal, or the diagonal of a matrix."""
        if diagonal.__class__ is int:
            try:
                kernel = _diag_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, diagonal)
        return exact(_diag_packet, (self, diagonal), {})

    def diag_embed(self, offset=0, dim1=-2, dim2=-1):
        """Matrices whose diagonals are the last dimension."""
        if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            try:
                kernel = _diag_embed_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, offset, dim1, dim2)
        return exact(_diag_embed_packet, (self, offset, dim1, dim2), {})

    def diagflat(self, offset=0):
        """The matrix with all elements on its diagonal."""
        if offset.__class__ is int:
            try:
                kernel = _diagflat_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, offset)
        return exact(_diagflat_packet, (self, offset), {})

    def resolve_conj(self):
        """The tensor itself; conjugates are always written out."""
        try:
            kernel = _resolve_conj_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_resolve_conj_packet, (self,), {})

    def resolve_neg(self):
        """The tensor itself; negatives are always written out."""
        try:
            kernel = _resolve_neg_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_resolve_neg_packet, (self,), {})

    def index(self, indices):
        """Elements at index tensors or masks, one per dimension, broadcast against each other."""
        if indices.__class__ in SEQUENCES:
            try:
                bits = 0
                for item in indices:
                    if item is not None:
                        bits |= item._bits
                kernel = _index_Tensor_kernels[(bits | self._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, indices)
        return exact(_index_packet, (self, indices), {})

    def gather(self, dim=MISSING, index=MISSING, *, sparse_grad=False, **numpy_names):
        """Elements along `dim` at positions that `index` gives for every other position."""
        if not numpy_names and dim.__class__ is int and sparse_grad.__class__ is bool:
            try:
                kernel = _gather_kernels[(self._bits | index._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, sparse_grad)
        return exact(
            _gather_packet, (self, dim, index), {"sparse_grad": sparse_grad, **numpy_names}
        )

    def index_select(self, dim=MISSING, index=MISSING, **numpy_names):
        """The slices of `dim` that a vector names."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _index_select_kernels[(self._bits | index._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index)
        return exact(_index_select_packet, (self, dim, index), {**numpy_names})

    def index_put(self, indices, values, accumulate=False):
        """The tensor with `values` at index tensors or masks, added there to `accumulate`."""
        if indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
            try:
                bits = 0
                for item in indices:
                    if item is not None:
                        bits |= item._bits
                kernel = _index_put_kernels[(bits | self._bits | values._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, indices, values, accumulate)
        return exact(_index_put_packet, (self, indices, values, accumulate), {})

    def index_put_(self, indices, values, accumulate=False):
        """The tensor with `values` at index tensors or masks, added there to `accumulate`; in
        place.
        """
        if indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
            try:
                bits = 0
                for item in indices:
                    if item is not None:
                        bits |= item._bits
                kernel = _index_put__kernels[(bits | self._bits | values._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, indices, values, accumulate)
        return exact(_index_put__packet, (self, indices, values, accumulate), {})

    def scatter_add(self, dim=MISSING, index=MISSING, src=MISSING, **numpy_names):
        """The tensor with `src` added along `dim` at positions that `index` gives."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _scatter_add_kernels[(self._bits | index._bits | src._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, src)
        return exact(_scatter_add_packet, (self, dim, index, src), {**numpy_names})

    def scatter_add_(self, dim=MISSING, index=MISSING, src=MISSING, **numpy_names):
        """The tensor with `src` added along `dim` at positions that `index` gives; in place."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _scatter_add__kernels[(self._bits | index._bits | src._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, src)
        return exact(_scatter_add__packet, (self, dim, index, src), {**numpy_names})

    def take(self, index):
        """Elements at positions of the flattened tensor."""
        try:
            kernel = _take_kernels[(self._bits | index._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, index)
        return exact(_take_packet, (self, index), {})

    def take_along_dim(self, indices, dim=None, **numpy_names):
        """Elements along `dim` at positions that broadcast with the tensor."""
        if not numpy_names and (dim is None or dim.__class__ is int):
            try:
                kernel = _take_along_dim_kernels[(self._bits | indices._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, indices, dim)
        return exact(_take_along_dim_packet, (self, indices, dim), {**numpy_names})

    def masked_select(self, mask):
        """The elements where a mask is true, as a vector."""
        try:
            kernel = _masked_select_kernels[(self._bits | mask._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, mask)
        return exact(_masked_select_packet, (self, mask), {})

    def nonzero(self):
        """The positions of nonzero elements, one row each."""
        try:
            kernel = _nonzero_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_nonzero_packet, (self,), {})

    def nonzero_static(self, *, size, fill_value=-1):
        """The positions of nonzero elements, cut or filled to `size` rows."""
        if size.__class__ is int and fill_value.__class__ is int:
            try:
                kernel = _nonzero_static_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, size, fill_value)
        return exact(_nonzero_static_packet, (self,), {"size": size, "fill_value": fill_value})

    def nonzero_numpy(self):
        """The positions of nonzero elements, a vector per dimension."""
        try:
            kernel = _nonzero_numpy_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_nonzero_numpy_packet, (self,), {})

    def argwhere(self):
        """The positions of nonzero elements, one row each."""
        try:
            kernel = _argwhere_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_argwhere_packet, (self,), {})

    def scatter(self, *args, **kwargs):
        """The tensor with `src` written along `dim` at positions that `index` gives."""
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is int
            and hasattr(args[1], "_bits")
            and hasattr(args[2], "_bits")
        ):
            try:
                bits = self._bits
                bits |= args[1]._bits
                bits |= args[2]._bits
                kernel = _scatter_src_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], args[2])
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is int
            and hasattr(args[1], "_bits")
            and args[2].__class__ in NUMBER_BITS
        ):
            try:
                kernel = _scatter_value_kernels[(self._bits | args[1]._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], args[2])
        return exact(_scatter_packet, (self, *args), kwargs)

    def scatter_(self, *args, **kwargs):
        """The tensor with `src` written along `dim` at positions that `index` gives; in place."""
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is int
            and hasattr(args[1], "_bits")
            and hasattr(args[2], "_bits")
        ):
            try:
                bits = self._bits
                bits |= args[1]._bits
                bits |= args[2]._bits
                kernel = _scatter__src_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], args[2])
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is int
            and hasattr(args[1], "_bits")
            and args[2].__class__ in NUMBER_BITS
        ):
            try:
                kernel = _scatter__value_kernels[(self._bits | args[1]._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], args[2])
        return exact(_scatter__packet, (self, *args), kwargs)

    def scatter_reduce(
        self,
        dim=MISSING,
        index=MISSING,
        src=MISSING,
        reduce=MISSING,
        *,
        include_self=True,
        **numpy_names,
    ):
        """The tensor with `src` folded into it by sum, prod, mean, amax or amin."""
        if (
            not numpy_names
            and dim.__class__ is int
            and reduce.__class__ is str
            and include_self.__class__ is bool
        ):
            try:
                bits = self._bits
                bits |= index._bits
                bits |= src._bits
                kernel = _scatter_reduce_two_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, src, reduce, include_self)
        return exact(
            _scatter_reduce_packet,
            (self, dim, index, src, reduce),
            {"include_self": include_self, **numpy_names},
        )

    def scatter_reduce_(
        self,
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
                bits = self._bits
                bits |= index._bits
                bits |= src._bits
                kernel = _scatter_reduce__two_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, src, reduce, include_self)
        return exact(
            _scatter_reduce__packet,
            (self, dim, index, src, reduce),
            {"include_self": include_self, **numpy_names},
        )

    def index_add(self, dim=MISSING, index=MISSING, source=MISSING, *, alpha=1, **numpy_names):
        """The tensor with `alpha` times `source` added to the slices `index` of `dim`."""
        if not numpy_names and dim.__class__ is int and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _index_add_kernels[(self._bits | index._bits | source._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, source, alpha)
        return exact(_index_add_packet, (self, dim, index, source), {"alpha": alpha, **numpy_names})

    def index_add_(self, dim=MISSING, index=MISSING, source=MISSING, *, alpha=1, **numpy_names):
        """The tensor with `alpha` times `source` added to the slices `index` of `dim`; in place."""
        if not numpy_names and dim.__class__ is int and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _index_add__kernels[(self._bits | index._bits | source._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, source, alpha)
        return exact(
            _index_add__packet, (self, dim, index, source), {"alpha": alpha, **numpy_names}
        )

    def index_copy(self, dim=MISSING, index=MISSING, source=MISSING, **numpy_names):
        """The tensor with the slices `index` of `dim` replaced."""
        if not numpy_names and dim.__class__ is int:
            try:
                kernel = _index_copy_kernels[(self._bits | index._bits | source._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, source)
        return exact(_index_copy_packet, (self, dim, index, source), {**numpy_names})

    def index_copy_(self, dim=MISSING, index=MISSING, source=MISSING, **numpy_names):
        """The tensor with the slices `index` of `dim` replaced; in place."""
        if not numpy_names and dim.__class__ is int:
            try:
                bits = self._bits
                bits |= index._bits
                bits |= source._bits
                kernel = _index_copy__kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, source)
        return exact(_index_copy__packet, (self, dim, index, source), {**numpy_names})

    def fill_diagonal_(self, fill_value, wrap=False):
        """The main diagonal, of a tensor of equal extents if it has more than two, filled with a
        number, in place; again and again down a tall matrix with `wrap`; in place.
        """
        if fill_value.__class__ in NUMBER_BITS and wrap.__class__ is bool:
            try:
                kernel = _fill_diagonal__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, fill_value, wrap)
        return exact(_fill_diagonal__packet, (self, fill_value, wrap), {})

    def index_fill(self, dim=MISSING, index=MISSING, value=MISSING, **numpy_names):
        """The tensor with the slices `index` of `dim` filled with a number."""
        if (
            not numpy_names
            and dim.__class__ is int
            and index is not MISSING
            and value.__class__ in NUMBER_BITS
        ):
            try:
                kernel = _index_fill_int_Scalar_kernels[(self._bits | index._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, value)
        if (
            not numpy_names
            and dim.__class__ is int
            and index is not MISSING
            and value is not MISSING
        ):
            try:
                bits = self._bits
                bits |= index._bits
                bits |= value._bits
                kernel = _index_fill_int_Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, value)
        return exact(_index_fill_packet, (self, dim, index, value), {**numpy_names})

    def index_fill_(self, dim=MISSING, index=MISSING, value=MISSING, **numpy_names):
        """The tensor with the slices `index` of `dim` filled with a number; in place."""
        if (
            not numpy_names
            and dim.__class__ is int
            and index is not MISSING
            and value.__class__ in NUMBER_BITS
        ):
            try:
                kernel = _index_fill__int_Scalar_kernels[(self._bits | index._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, value)
        if (
            not numpy_names
            and dim.__class__ is int
            and index is not MISSING
            and value is not MISSING
        ):
            try:
                bits = self._bits
                bits |= index._bits
                bits |= value._bits
                kernel = _index_fill__int_Tensor_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, value)
        return exact(_index_fill__packet, (self, dim, index, value), {**numpy_names})

    def index_reduce(
        self,
        dim=MISSING,
        index=MISSING,
        source=MISSING,
        reduce=MISSING,
        *,
        include_self=True,
        **numpy_names,
    ):
        """The tensor with slices of `source` folded into the slices `index` of `dim`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and reduce.__class__ is str
            and include_self.__class__ is bool
        ):
            try:
                bits = self._bits
                bits |= index._bits
                bits |= source._bits
                kernel = _index_reduce_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, source, reduce, include_self)
        return exact(
            _index_reduce_packet,
            (self, dim, index, source, reduce),
            {"include_self": include_self, **numpy_names},
        )

    def index_reduce_(
        self,
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
                bits = self._bits
                bits |= index._bits
                bits |= source._bits
                kernel = _index_reduce__kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, dim, index, source, reduce, include_self)
        return exact(
            _index_reduce__packet,
            (self, dim, index, source, reduce),
            {"include_self": include_self, **numpy_names},
        )

    def masked_fill(self, mask, value):
        """The tensor with a number where a mask is true."""
        if value.__class__ in NUMBER_BITS:
            try:
                kernel = _masked_fill_Scalar_kernels[(self._bits | mask._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mask, value)
        try:
            bits = self._bits
            bits |= mask._bits
            bits |= value._bits
            kernel = _masked_fill_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, mask, value)
        return exact(_masked_fill_packet, (self, mask, value), {})

    def masked_fill_(self, mask, value):
        """The tensor with a number where a mask is true; in place."""
        if value.__class__ in NUMBER_BITS:
            try:
                kernel = _masked_fill__Scalar_kernels[(self._bits | mask._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mask, value)
        try:
            bits = self._bits
            bits |= mask._bits
            bits |= value._bits
            kernel = _masked_fill__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, mask, value)
        return exact(_masked_fill__packet, (self, mask, value), {})

    def masked_scatter(self, mask, source):
        """The tensor with the elements of `source`, in order, where a mask is true."""
        try:
            kernel = _masked_scatter_kernels[(self._bits | mask._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, mask, source)
        return exact(_masked_scatter_packet, (self, mask, source), {})

    def masked_scatter_(self, mask, source):
        """The tensor with the elements of `source`, in order, where a mask is true; in place."""
        try:
            kernel = _masked_scatter__kernels[(self._bits | mask._bits | source._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, mask, source)
        return exact(_masked_scatter__packet, (self, mask, source), {})

    def put(self, index, source, accumulate=False):
        """The tensor with `source` at positions of the flattened tensor."""
        if accumulate.__class__ is bool:
            try:
                kernel = _put_kernels[(self._bits | index._bits | source._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, index, source, accumulate)
        return exact(_put_packet, (self, index, source, accumulate), {})

    def put_(self, index, source, accumulate=False):
        """The tensor with `source` at positions of the flattened tensor; in place."""
        if accumulate.__class__ is bool:
            try:
                kernel = _put__kernels[(self._bits | index._bits | source._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, index, source, accumulate)
        return exact(_put__packet, (self, index, source, accumulate), {})

    def sort(self, *args, **kwargs):
        """Sorted elements along `dim` and where they came from; NaN counts as largest."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _sort_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, -1, False)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _sort_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            try:
                kernel = _sort_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_sort_packet, (self, *args), kwargs)

    def argsort(self, *args, **kwargs):
        """Where the sorted elements along `dim` came from."""
        if not kwargs and len(args) == 0:
            try:
                kernel = _argsort_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, -1, False)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _argsort_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], False)
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            try:
                kernel = _argsort_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1])
        return exact(_argsort_packet, (self, *args), kwargs)

    def msort(self):
        """The elements sorted along the first dimension."""
        try:
            kernel = _msort_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_msort_packet, (self,), {})

    def topk(self, k, dim=-1, largest=True, sorted=True, **numpy_names):
        """The `k` largest or smallest elements along `dim`, in order, and where they are."""
        if (
            not numpy_names
            and k.__class__ is int
            and dim.__class__ is int
            and largest.__class__ is bool
            and sorted.__class__ is bool
        ):
            try:
                kernel = _topk_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, k, dim, largest, sorted)
        return exact(_topk_packet, (self, k, dim, largest, sorted), {**numpy_names})

    def kthvalue(self, k, dim=-1, keepdim=False, **numpy_names):
        """The `k`-th smallest elements along `dim` and where they are."""
        if (
            not numpy_names
            and k.__class__ is int
            and dim.__class__ is int
            and keepdim.__class__ is bool
        ):
            try:
                kernel = _kthvalue_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, k, dim, keepdim)
        return exact(_kthvalue_packet, (self, k, dim, keepdim), {**numpy_names})

    def mm(self, mat2):
        """The product of two matrices, (n, k) and (k, m)."""
        try:
            kernel = _mm_kernels[(self._bits | mat2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, mat2)
        return exact(_mm_packet, (self, mat2), {})

    def bmm(self, mat2):
        """The matrix products of a batch, (b, n, k) and (b, k, m)."""
        try:
            kernel = _bmm_kernels[(self._bits | mat2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, mat2)
        return exact(_bmm_packet, (self, mat2), {})

    def mv(self, vec):
        """The product of a matrix (n, m) and a vector (m)."""
        try:
            kernel = _mv_kernels[(self._bits | vec._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, vec)
        return exact(_mv_packet, (self, vec), {})

    def dot(self, tensor):
        """The sum of the products of two vectors."""
        try:
            kernel = _dot_kernels[(self._bits | tensor._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, tensor)
        return exact(_dot_packet, (self, tensor), {})

    def vdot(self, other):
        """The sum of the products of two vectors, the first one conjugated."""
        try:
            kernel = _vdot_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_vdot_packet, (self, other), {})

    def outer(self, vec2):
        """The products of each element of one vector with each of another."""
        try:
            kernel = _outer_kernels[(self._bits | vec2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, vec2)
        return exact(_outer_packet, (self, vec2), {})

    def ger(self, vec2):
        """The same as `outer`."""
        try:
            kernel = _ger_kernels[(self._bits | vec2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, vec2)
        return exact(_ger_packet, (self, vec2), {})

    def matmul(self, other):
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""
        try:
            kernel = _matmul_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_matmul_packet, (self, other), {})

    def addmm(self, mat1, mat2, *, beta=1, alpha=1):
        """`beta * self + alpha * (mat1 @ mat2)` for matrices."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _addmm_kernels[(self._bits | mat1._bits | mat2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mat1, mat2, beta, alpha)
        return exact(_addmm_packet, (self, mat1, mat2), {"beta": beta, "alpha": alpha})

    def addmm_(self, mat1, mat2, *, beta=1, alpha=1):
        """`beta * self + alpha * (mat1 @ mat2)` for matrices; in place."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _addmm__kernels[(self._bits | mat1._bits | mat2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mat1, mat2, beta, alpha)
        return exact(_addmm__packet, (self, mat1, mat2), {"beta": beta, "alpha": alpha})

    def addmv(self, mat, vec, *, beta=1, alpha=1):
        """`beta * self + alpha * (mat @ vec)` for a matrix and a vector."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _addmv_kernels[(self._bits | mat._bits | vec._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mat, vec, beta, alpha)
        return exact(_addmv_packet, (self, mat, vec), {"beta": beta, "alpha": alpha})

    def addmv_(self, mat, vec, *, beta=1, alpha=1):
        """`beta * self + alpha * (mat @ vec)` for a matrix and a vector; in place."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _addmv__kernels[(self._bits | mat._bits | vec._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mat, vec, beta, alpha)
        return exact(_addmv__packet, (self, mat, vec), {"beta": beta, "alpha": alpha})

    def addr(self, vec1, vec2, *, beta=1, alpha=1):
        """`beta * self + alpha * outer(vec1, vec2)`."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _addr_kernels[(self._bits | vec1._bits | vec2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, vec1, vec2, beta, alpha)
        return exact(_addr_packet, (self, vec1, vec2), {"beta": beta, "alpha": alpha})

    def addr_(self, vec1, vec2, *, beta=1, alpha=1):
        """`beta * self + alpha * outer(vec1, vec2)`; in place."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _addr__kernels[(self._bits | vec1._bits | vec2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, vec1, vec2, beta, alpha)
        return exact(_addr__packet, (self, vec1, vec2), {"beta": beta, "alpha": alpha})

    def addbmm(self, batch1, batch2, *, beta=1, alpha=1):
        """`beta * self` plus `alpha` times the sum of the matrix products of a batch."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _addbmm_kernels[(self._bits | batch1._bits | batch2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, batch1, batch2, beta, alpha)
        return exact(_addbmm_packet, (self, batch1, batch2), {"beta": beta, "alpha": alpha})

    def addbmm_(self, batch1, batch2, *, beta=1, alpha=1):
        """`beta * self` plus `alpha` times the sum of the matrix products of a batch; in place."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _addbmm__kernels[(self._bits | batch1._bits | batch2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, batch1, batch2, beta, alpha)
        return exact(_addbmm__packet, (self, batch1, batch2), {"beta": beta, "alpha": alpha})

    def baddbmm(self, batch1, batch2, *, beta=1, alpha=1):
        """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _baddbmm_kernels[(self._bits | batch1._bits | batch2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, batch1, batch2, beta, alpha)
        return exact(_baddbmm_packet, (self, batch1, batch2), {"beta": beta, "alpha": alpha})

    def baddbmm_(self, batch1, batch2, *, beta=1, alpha=1):
        """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices; in place."""
        if beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            try:
                kernel = _baddbmm__kernels[(self._bits | batch1._bits | batch2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, batch1, batch2, beta, alpha)
        return exact(_baddbmm__packet, (self, batch1, batch2), {"beta": beta, "alpha": alpha})

    def trace(self):
        """The sum of the diagonal of a matrix."""
        try:
            kernel = _trace_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_trace_packet, (self,), {})

    def inner(self, other):
        """The sums of products over the last dimension of both tensors."""
        try:
            kernel = _inner_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_inner_packet, (self, other), {})

    def kron(self, other):
        """The Kronecker product: each element of one tensor times all of the other."""
        try:
            kernel = _kron_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact(_kron_packet, (self, other), {})

    def cross(self, other, dim=None, **numpy_names):
        """The cross products of vectors of length 3 along `dim`, or along the first dimension of
        that length.
        """
        if not numpy_names and (dim is None or dim.__class__ is int):
            try:
                kernel = _cross_kernels[(self._bits | other._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, dim)
        return exact(_cross_packet, (self, other, dim), {**numpy_names})

    def matrix_power(self, n):
        """A square matrix multiplied by itself `n` times; a negative `n` inverts it first."""
        if n.__class__ is int:
            try:
                kernel = _matrix_power_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, n)
        return exact(_matrix_power_packet, (self, n), {})

    def inverse(self):
        """The same as `linalg.inv`."""
        try:
            kernel = _inverse_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_inverse_packet, (self,), {})

    def triangular_solve(self, A, upper=True, transpose=False, unitriangular=False):
        """X with `A X = self` for a triangular A, and a copy of A. See
        `linalg.solve_triangular`.
        """
        if (
            upper.__class__ is bool
            and transpose.__class__ is bool
            and unitriangular.__class__ is bool
        ):
            try:
                kernel = _triangular_solve_kernels[(self._bits | A._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, A, upper, transpose, unitriangular)
        return exact(_triangular_solve_packet, (self, A, upper, transpose, unitriangular), {})

    def cholesky(self, upper=False):
        """The Cholesky factor of positive-definite matrices. See `linalg.cholesky`."""
        if upper.__class__ is bool:
            try:
                kernel = _cholesky_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, upper)
        return exact(_cholesky_packet, (self, upper), {})

    def cholesky_solve(self, input2, upper=False):
        """X with `A X = self`, given the Cholesky factor of A."""
        if upper.__class__ is bool:
            try:
                kernel = _cholesky_solve_kernels[(self._bits | input2._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, input2, upper)
        return exact(_cholesky_solve_packet, (self, input2, upper), {})

    def cholesky_inverse(self, upper=False):
        """The inverse of a matrix, given its Cholesky factor."""
        if upper.__class__ is bool:
            try:
                kernel = _cholesky_inverse_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, upper)
        return exact(_cholesky_inverse_packet, (self, upper), {})

    def qr(self, some=True):
        """The QR factorization. See `linalg.qr`."""
        if some.__class__ is bool:
            try:
                kernel = _qr_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, some)
        return exact(_qr_packet, (self, some), {})

    def geqrf(self):
        """QR as LAPACK packs it, with R in the upper triangle, Householder vectors below, and their
        scales.
        """
        try:
            kernel = _geqrf_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_geqrf_packet, (self,), {})

    def orgqr(self, input2):
        """The same as `linalg.householder_product`."""
        try:
            kernel = _orgqr_kernels[(self._bits | input2._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, input2)
        return exact(_orgqr_packet, (self, input2), {})

    def ormqr(self, input2, input3, left=True, transpose=False):
        """A matrix times the orthogonal matrix that Householder reflectors stand for."""
        if left.__class__ is bool and transpose.__class__ is bool:
            try:
                kernel = _ormqr_kernels[(self._bits | input2._bits | input3._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, input2, input3, left, transpose)
        return exact(_ormqr_packet, (self, input2, input3, left, transpose), {})

    def lu_solve(self, LU_data, LU_pivots):
        """X with `A X = self`, given the LU factorization of A."""
        try:
            kernel = _lu_solve_kernels[(self._bits | LU_data._bits | LU_pivots._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, LU_data, LU_pivots)
        return exact(_lu_solve_packet, (self, LU_data, LU_pivots), {})

    def det(self):
        """The same as `linalg.det`."""
        try:
            kernel = _det_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_det_packet, (self,), {})

    def slogdet(self):
        """The same as `linalg.slogdet`."""
        try:
            kernel = _slogdet_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_slogdet_packet, (self,), {})

    def logdet(self):
        """The logarithms of determinants, NaN for a negative one."""
        try:
            kernel = _logdet_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_logdet_packet, (self,), {})

    def svd(self, some=True, compute_uv=True):
        """U, descending singular values and V. See `linalg.svd`."""
        if some.__class__ is bool and compute_uv.__class__ is bool:
            try:
                kernel = _svd_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, some, compute_uv)
        return exact(_svd_packet, (self, some, compute_uv), {})

    def pinverse(self, rcond=1e-15):
        """The Moore-Penrose inverse. See `linalg.pinv`."""
        if rcond.__class__ is float:
            try:
                kernel = _pinverse_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, rcond)
        return exact(_pinverse_packet, (self, rcond), {})

    def matrix_exp(self):
        """The same as `linalg.matrix_exp`."""
        try:
            kernel = _matrix_exp_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_matrix_exp_packet, (self,), {})

    def norm(self, p=MISSING, dim=MISSING, keepdim=MISSING, *, dtype=MISSING, **numpy_names):
        """The p-norm of all elements."""
        if (
            not numpy_names
            and (p is MISSING or p.__class__ in NUMBER_BITS)
            and dim is MISSING
            and keepdim is MISSING
            and dtype is MISSING
        ):
            try:
                kernel = _norm_Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, 2 if p is MISSING else p)
        if (
            not numpy_names
            and (p is None or p.__class__ in NUMBER_BITS)
            and dim is MISSING
            and keepdim is MISSING
            and dtype.__class__ is dtype_class
        ):
            try:
                kernel = _norm_ScalarOpt_dtype_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, dtype)
        if (
            not numpy_names
            and (p is None or p.__class__ in NUMBER_BITS)
            and dim.__class__ in SIZES
            and (keepdim is MISSING or keepdim.__class__ is bool)
            and dtype is MISSING
        ):
            try:
                kernel = _norm_ScalarOpt_dim_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
                    p,
                    (dim,) if dim.__class__ is int else dim,
                    False if keepdim is MISSING else keepdim,
                )
        if (
            not numpy_names
            and (p is None or p.__class__ in NUMBER_BITS)
            and dim.__class__ in SIZES
            and keepdim.__class__ is bool
            and dtype.__class__ is dtype_class
        ):
            try:
                kernel = _norm_ScalarOpt_dim_dtype_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
        return exact(_norm_packet, (self, p, dim, keepdim), {"dtype": dtype, **numpy_names})

    def dist(self, other, p=2):
        """The p-norm of the difference of two tensors."""
        if p.__class__ in NUMBER_BITS:
            try:
                kernel = _dist_kernels[(self._bits | other._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other, p)
        return exact(_dist_packet, (self, other, p), {})

    def renorm(self, p, dim=MISSING, maxnorm=MISSING, **numpy_names):
        """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it."""
        if (
            not numpy_names
            and p.__class__ in NUMBER_BITS
            and dim.__class__ is int
            and maxnorm.__class__ in NUMBER_BITS
        ):
            try:
                kernel = _renorm_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, dim, maxnorm)
        return exact(_renorm_packet, (self, p, dim, maxnorm), {**numpy_names})

    def renorm_(self, p, dim=MISSING, maxnorm=MISSING, **numpy_names):
        """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it; in place."""
        if (
            not numpy_names
            and p.__class__ in NUMBER_BITS
            and dim.__class__ is int
            and maxnorm.__class__ in NUMBER_BITS
        ):
            try:
                kernel = _renorm__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, dim, maxnorm)
        return exact(_renorm__packet, (self, p, dim, maxnorm), {**numpy_names})

    def stft(
        self,
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
                bits = self._bits
                bits |= 0 if window is None else window._bits
                kernel = _stft_center_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
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
                self,
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
        self,
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
                bits = self._bits
                bits |= 0 if window is None else window._bits
                kernel = _istft_kernels[bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(
                    self,
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
                self,
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

    def new_empty(self, *args, **kwargs):
        """An uninitialised tensor of the given size in the dtype of `self`."""
        return exact_factory(_new_empty_packet, (self, *args), kwargs)

    def new_empty_strided(self, *args, **kwargs):
        """An uninitialised tensor of the given size and strides in the dtype of `self`."""
        return exact_factory(_new_empty_strided_packet, (self, *args), kwargs)

    def new_zeros(self, *args, **kwargs):
        """Zeros of the given size in the dtype of `self`."""
        return exact_factory(_new_zeros_packet, (self, *args), kwargs)

    def new_ones(self, *args, **kwargs):
        """Ones of the given size in the dtype of `self`."""
        return exact_factory(_new_ones_packet, (self, *args), kwargs)

    def new_full(self, *args, **kwargs):
        """One number everywhere, in the given size and the dtype of `self`."""
        return exact_factory(_new_full_packet, (self, *args), kwargs)

    def normal_functional(self, mean=0, std=1, *, generator=None):
        """Normal numbers of one mean and standard deviation in the size and dtype of `self`."""
        if mean.__class__ is float and std.__class__ is float and generator is None:
            try:
                kernel = _normal_functional_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mean, std, generator)
        return exact(_normal_functional_packet, (self, mean, std), {"generator": generator})

    def normal_(self, mean=0, std=1, *, generator=None):
        """Normal numbers of one mean and standard deviation in the size and dtype of `self`; in
        place.
        """
        if mean.__class__ is float and std.__class__ is float and generator is None:
            try:
                kernel = _normal__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mean, std, generator)
        return exact(_normal__packet, (self, mean, std), {"generator": generator})

    def uniform(self, from_=0, to=1, *, generator=None):
        """Uniform numbers of [from, to) in the size and dtype of `self`."""
        if from_.__class__ is float and to.__class__ is float and generator is None:
            try:
                kernel = _uniform_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, from_, to, generator)
        return exact(_uniform_packet, (self, from_, to), {"generator": generator})

    def uniform_(self, from_=0, to=1, *, generator=None):
        """Uniform numbers of [from, to) in the size and dtype of `self`; in place."""
        if from_.__class__ is float and to.__class__ is float and generator is None:
            try:
                kernel = _uniform__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, from_, to, generator)
        return exact(_uniform__packet, (self, from_, to), {"generator": generator})

    def random(self, *args, **kwargs):
        """Integers from 0 to the dtype's largest, or to where a float still represents all of
        them.
        """
        if not kwargs and len(args) == 0:
            try:
                kernel = _random_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, None)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _random_to_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], None)
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ is int
            and (args[1] is None or args[1].__class__ is int)
        ):
            try:
                kernel = _random_from_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], None)
        return exact(_random_packet, (self, *args), kwargs)

    def random_(self, *args, **kwargs):
        """Integers from 0 to the dtype's largest, or to where a float still represents all of them;
        in place.
        """
        if not kwargs and len(args) == 0:
            try:
                kernel = _random__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, None)
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            try:
                kernel = _random__to_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], None)
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ is int
            and (args[1] is None or args[1].__class__ is int)
        ):
            try:
                kernel = _random__from_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, args[0], args[1], None)
        return exact(_random__packet, (self, *args), kwargs)

    def log_normal(self, mean=1, std=2, *, generator=None):
        """The exponential of normal numbers."""
        if mean.__class__ is float and std.__class__ is float and generator is None:
            try:
                kernel = _log_normal_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mean, std, generator)
        return exact(_log_normal_packet, (self, mean, std), {"generator": generator})

    def log_normal_(self, mean=1, std=2, *, generator=None):
        """The exponential of normal numbers; in place."""
        if mean.__class__ is float and std.__class__ is float and generator is None:
            try:
                kernel = _log_normal__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, mean, std, generator)
        return exact(_log_normal__packet, (self, mean, std), {"generator": generator})

    def exponential(self, lambd=1, *, generator=None):
        """Numbers of the exponential distribution of rate `lambd`."""
        if lambd.__class__ is float and generator is None:
            try:
                kernel = _exponential_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, lambd, generator)
        return exact(_exponential_packet, (self, lambd), {"generator": generator})

    def exponential_(self, lambd=1, *, generator=None):
        """Numbers of the exponential distribution of rate `lambd`; in place."""
        if lambd.__class__ is float and generator is None:
            try:
                kernel = _exponential__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, lambd, generator)
        return exact(_exponential__packet, (self, lambd), {"generator": generator})

    def cauchy(self, median=0, sigma=1, *, generator=None):
        """Numbers of the Cauchy distribution."""
        if median.__class__ is float and sigma.__class__ is float and generator is None:
            try:
                kernel = _cauchy_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, median, sigma, generator)
        return exact(_cauchy_packet, (self, median, sigma), {"generator": generator})

    def cauchy_(self, median=0, sigma=1, *, generator=None):
        """Numbers of the Cauchy distribution; in place."""
        if median.__class__ is float and sigma.__class__ is float and generator is None:
            try:
                kernel = _cauchy__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, median, sigma, generator)
        return exact(_cauchy__packet, (self, median, sigma), {"generator": generator})

    def geometric(self, p, *, generator=None):
        """How many trials of probability `p` the first success takes."""
        if p.__class__ is float and generator is None:
            try:
                kernel = _geometric_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, generator)
        return exact(_geometric_packet, (self, p), {"generator": generator})

    def geometric_(self, p, *, generator=None):
        """How many trials of probability `p` the first success takes; in place."""
        if p.__class__ is float and generator is None:
            try:
                kernel = _geometric__kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, generator)
        return exact(_geometric__packet, (self, p), {"generator": generator})

    def bernoulli(self, p=MISSING, *, generator=None):
        """Ones with the probabilities that `self` holds, zeros otherwise."""
        if p is MISSING and generator is None:
            try:
                kernel = _bernoulli_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, generator)
        if p.__class__ is float and generator is None:
            try:
                kernel = _bernoulli_p_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, generator)
        if p is not MISSING and generator is None:
            try:
                kernel = _bernoulli_Tensor_kernels[(self._bits | p._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, generator)
        return exact(_bernoulli_packet, (self, p), {"generator": generator})

    def bernoulli_(self, p=MISSING, *, generator=None):
        """Ones with the probabilities `p`, zeros otherwise; in place."""
        if (p is MISSING or p.__class__ is float) and generator is None:
            try:
                kernel = _bernoulli__float_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, 0.5 if p is MISSING else p, generator)
        if p is not MISSING and generator is None:
            try:
                kernel = _bernoulli__Tensor_kernels[(self._bits | p._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, p, generator)
        return exact(_bernoulli__packet, (self, p), {"generator": generator})

    def multinomial(self, num_samples, replacement=False, *, generator=None):
        """Indices drawn from each row of weights, with or without replacement."""
        if num_samples.__class__ is int and replacement.__class__ is bool and generator is None:
            try:
                kernel = _multinomial_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, num_samples, replacement, generator)
        return exact(
            _multinomial_packet, (self, num_samples, replacement), {"generator": generator}
        )

    def embedding_renorm_(self, indices, max_norm, norm_type):
        """The table `self` with the rows at `indices` scaled down to a norm of `max_norm` at most;
        in place.
        """
        if max_norm.__class__ is float and norm_type.__class__ is float:
            try:
                kernel = _embedding_renorm__kernels[(self._bits | indices._bits) & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, indices, max_norm, norm_type)
        return exact(_embedding_renorm__packet, (self, indices, max_norm, norm_type), {})

    def __add__(self, other):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _add_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other, 1)
        return exact_operator(_add_packet, (self, other))

    def __radd__(self, other):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _add_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other, 1)
        return exact_operator(_add_packet, (self, other))

    def __iadd__(self, other):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _add__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other, 1)
        return exact_operator(_add__packet, (self, other))

    def __sub__(self, other):
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _sub_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other, 1)
        return exact_operator(_sub_packet, (self, other))

    def __isub__(self, other):
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _sub__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other, 1)
        return exact_operator(_sub__packet, (self, other))

    def __rsub__(self, other):
        """Difference of `other` and `alpha` times `self`, element by element."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _rsub_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other, 1)
        return exact_operator(_rsub_packet, (self, other))

    def __mul__(self, other):
        """Product of `self` and `other`, element by element, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _mul_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_mul_packet, (self, other))

    def __rmul__(self, other):
        """Product of `self` and `other`, element by element, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _mul_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_mul_packet, (self, other))

    def __imul__(self, other):
        """Product of `self` and `other`, element by element, with broadcasting; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _mul__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_mul__packet, (self, other))

    def __truediv__(self, other):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _div_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_div_packet, (self, other))

    def __rtruediv__(self, other):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _div_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(other, self)
        return exact_operator(_div_packet, (other, self))

    def __rdiv__(self, other):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _div_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(other, self)
        return exact_operator(_div_packet, (other, self))

    def __itruediv__(self, other):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers; in place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _div__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_div__packet, (self, other))

    def __floordiv__(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _floor_divide_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_floor_divide_packet, (self, other))

    def __rfloordiv__(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _floor_divide_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(other, self)
        return exact_operator(_floor_divide_packet, (other, self))

    def __ifloordiv__(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError; in place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _floor_divide__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_floor_divide__packet, (self, other))

    def __mod__(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _remainder_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_remainder_packet, (self, other))

    def __rmod__(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _remainder_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(other, self)
        return exact_operator(_remainder_packet, (other, self))

    def __imod__(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`; in place.
        """
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _remainder__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_remainder__packet, (self, other))

    def __neg__(self):
        """Each element with its sign turned."""
        try:
            kernel = _neg_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_neg_packet, (self,), {})

    def __pos__(self):
        """The tensor itself. A boolean tensor is a RuntimeError."""
        try:
            kernel = _positive_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_positive_packet, (self,), {})

    def __pow__(self, other):
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting.
        """
        if other.__class__ in NUMBER_BITS:
            try:
                kernel = _pow_Tensor_Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other)
        try:
            kernel = _pow_Tensor_Tensor_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_pow_packet, (self, other))

    def __ipow__(self, other):
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting; in place.
        """
        if other.__class__ in NUMBER_BITS:
            try:
                kernel = _pow__Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(self, other)
        try:
            kernel = _pow__Tensor_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_pow__packet, (self, other))

    def __rpow__(self, other):
        """The number `self` raised to each element of `exponent`."""
        if other.__class__ in NUMBER_BITS:
            try:
                kernel = _pow_Scalar_kernels[self._bits & state.mask]
            except (AttributeError, KeyError):
                pass
            else:
                return kernel(other, self)
        return exact_operator(_pow_packet, (other, self))

    def __abs__(self):
        """Absolute value of each element; a complex one has a real result."""
        try:
            kernel = _abs_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_abs_packet, (self,), {})

    def __and__(self, other):
        """Bitwise (for bool, logical) and."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_and_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_and_packet, (self, other))

    def __rand__(self, other):
        """Bitwise (for bool, logical) and."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_and_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_and_packet, (self, other))

    def __iand__(self, other):
        """Bitwise (for bool, logical) and; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_and__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_and__packet, (self, other))

    def __or__(self, other):
        """Bitwise (for bool, logical) or."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_or_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_or_packet, (self, other))

    def __ror__(self, other):
        """Bitwise (for bool, logical) or."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_or_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_or_packet, (self, other))

    def __ior__(self, other):
        """Bitwise (for bool, logical) or; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_or__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_or__packet, (self, other))

    def __xor__(self, other):
        """Bitwise (for bool, logical) exclusive or."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_xor_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_xor_packet, (self, other))

    def __rxor__(self, other):
        """Bitwise (for bool, logical) exclusive or."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_xor_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_xor_packet, (self, other))

    def __ixor__(self, other):
        """Bitwise (for bool, logical) exclusive or; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_xor__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_xor__packet, (self, other))

    def __invert__(self):
        """Bitwise (for bool, logical) complement."""
        try:
            kernel = _bitwise_not_kernels[self._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self)
        return exact(_bitwise_not_packet, (self,), {})

    def __lshift__(self, other):
        """The bits of `self` shifted to the left by `other` places."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_left_shift_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_left_shift_packet, (self, other))

    def __rlshift__(self, other):
        """The bits of `self` shifted to the left by `other` places."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_left_shift_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(other, self)
        return exact_operator(_bitwise_left_shift_packet, (other, self))

    def __ilshift__(self, other):
        """The bits of `self` shifted to the left by `other` places; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_left_shift__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_left_shift__packet, (self, other))

    def __rshift__(self, other):
        """The bits of `self` shifted to the right by `other` places, keeping the sign."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_right_shift_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_right_shift_packet, (self, other))

    def __rrshift__(self, other):
        """The bits of `self` shifted to the right by `other` places, keeping the sign."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_right_shift_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(other, self)
        return exact_operator(_bitwise_right_shift_packet, (other, self))

    def __irshift__(self, other):
        """The bits of `self` shifted to the right by `other` places, keeping the sign; in place."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _bitwise_right_shift__Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_bitwise_right_shift__packet, (self, other))

    def __eq__(self, other):
        """Whether each element of `self` is equal to that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _eq_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_eq_packet, (self, other))

    def __ne__(self, other):
        """Whether each element of `self` differs from that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _ne_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_ne_packet, (self, other))

    def __lt__(self, other):
        """Whether each element of `self` is less than that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _lt_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_lt_packet, (self, other))

    def __le__(self, other):
        """Whether each element of `self` is at most that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _le_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_le_packet, (self, other))

    def __gt__(self, other):
        """Whether each element of `self` is greater than that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _gt_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_gt_packet, (self, other))

    def __ge__(self, other):
        """Whether each element of `self` is at least that of `other`, with broadcasting."""
        try:
            bits = self._bits
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits
            kernel = _ge_Tensor_kernels[bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_ge_packet, (self, other))

    def __matmul__(self, other):
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""
        try:
            kernel = _matmul_kernels[(self._bits | other._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(self, other)
        return exact_operator(_matmul_packet, (self, other))

    def __rmatmul__(self, other):
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""
        try:
            kernel = _matmul_kernels[(other._bits | self._bits) & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(other, self)
        return exact_operator(_matmul_packet, (other, self))
