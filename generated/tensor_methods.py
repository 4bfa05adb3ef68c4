"""Methods and operators of `Tensor`, one for each operator that YAML declares as a method.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.deferred import deferred_from
from gradsmith.core.dtypes import dtype as dtype_class
from gradsmith.core.handlers import shows_completed
from gradsmith.core.layout import contiguous_format
from gradsmith.core.layout import memory_format as memory_format_class
from gradsmith.core.shared_loops import SHARED
from gradsmith.core.state import MASKED, state
from gradsmith.core.tensor import allocate
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.arguments import SEQUENCES, are_floats, are_ints, as_ints
from gradsmith.dispatch.call import (
    MISSING,
    call_slow,
    call_slow_factory,
    call_slow_operator,
    call_slow_reflected,
)
from gradsmith.documentation import documented
from gradsmith.generated import operators, functions, raw

_add_Tensor_kernels = operators.add_Tensor.table
_add__Tensor_kernels = operators.add__Tensor.table
_sub_Tensor_kernels = operators.sub_Tensor.table
_sub__Tensor_kernels = operators.sub__Tensor.table
_subtract_Tensor_kernels = operators.subtract_Tensor.table
_subtract__Tensor_kernels = operators.subtract__Tensor.table
_mul_Tensor_direct = operators.mul_Tensor.direct
_mul__Tensor_kernels = operators.mul__Tensor.table
_multiply_Tensor_kernels = operators.multiply_Tensor.table
_multiply__Tensor_kernels = operators.multiply__Tensor.table
_div_Tensor_direct = operators.div_Tensor.direct
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
_neg_direct = operators.neg.direct
_neg__kernels = operators.neg_.table
_negative_kernels = operators.negative.table
_negative__kernels = operators.negative_.table
_positive_kernels = operators.positive.table
_reciprocal_direct = operators.reciprocal.direct
_reciprocal__kernels = operators.reciprocal_.table
_square_kernels = operators.square.table
_square__kernels = operators.square_.table
_addcmul_kernels = operators.addcmul.table
_addcmul__kernels = operators.addcmul_.table
_addcdiv_kernels = operators.addcdiv.table
_addcdiv__kernels = operators.addcdiv_.table
_lerp_Tensor_kernels = operators.lerp_Tensor.table
_lerp_Scalar_kernels = operators.lerp_Scalar.table
_lerp__Tensor_kernels = operators.lerp__Tensor.table
_lerp__Scalar_kernels = operators.lerp__Scalar.table
_pow_Tensor_Tensor_kernels = operators.pow_Tensor_Tensor.table
_pow_Tensor_Scalar_kernels = operators.pow_Tensor_Scalar.table
_pow__Tensor_kernels = operators.pow__Tensor.table
_pow__Scalar_kernels = operators.pow__Scalar.table
_float_power_Tensor_Tensor_kernels = operators.float_power_Tensor_Tensor.table
_float_power_Tensor_Scalar_kernels = operators.float_power_Tensor_Scalar.table
_float_power__Tensor_kernels = operators.float_power__Tensor.table
_float_power__Scalar_kernels = operators.float_power__Scalar.table
_exp_direct = operators.exp.direct
_exp__kernels = operators.exp_.table
_exp2_kernels = operators.exp2.table
_exp2__kernels = operators.exp2_.table
_expm1_direct = operators.expm1.direct
_expm1__kernels = operators.expm1_.table
_log_direct = operators.log.direct
_log__kernels = operators.log_.table
_log2_direct = operators.log2.direct
_log2__kernels = operators.log2_.table
_log10_kernels = operators.log10.table
_log10__kernels = operators.log10_.table
_log1p_kernels = operators.log1p.table
_log1p__kernels = operators.log1p_.table
_sqrt_direct = operators.sqrt.direct
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
_sin_direct = operators.sin.direct
_sin__kernels = operators.sin_.table
_cos_direct = operators.cos.direct
_cos__kernels = operators.cos_.table
_tan_direct = operators.tan.direct
_tan__kernels = operators.tan_.table
_asin_direct = operators.asin.direct
_asin__kernels = operators.asin_.table
_acos_direct = operators.acos.direct
_acos__kernels = operators.acos_.table
_atan_direct = operators.atan.direct
_atan__kernels = operators.atan_.table
_sinh_direct = operators.sinh.direct
_sinh__kernels = operators.sinh_.table
_cosh_direct = operators.cosh.direct
_cosh__kernels = operators.cosh_.table
_tanh_direct = operators.tanh.direct
_tanh__kernels = operators.tanh_.table
_asinh_direct = operators.asinh.direct
_asinh__kernels = operators.asinh_.table
_acosh_direct = operators.acosh.direct
_acosh__kernels = operators.acosh_.table
_atanh_direct = operators.atanh.direct
_atanh__kernels = operators.atanh_.table
_atan2_direct = operators.atan2.direct
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
_hypot_direct = operators.hypot.direct
_hypot__kernels = operators.hypot_.table
_deg2rad_kernels = operators.deg2rad.table
_deg2rad__kernels = operators.deg2rad_.table
_rad2deg_kernels = operators.rad2deg.table
_rad2deg__kernels = operators.rad2deg_.table
_sigmoid_kernels = operators.sigmoid.table
_sigmoid__kernels = operators.sigmoid_.table
_logit_kernels = operators.logit.table
_logit__kernels = operators.logit_.table
_abs_direct = operators.abs.direct
_abs__kernels = operators.abs_.table
_absolute_kernels = operators.absolute.table
_absolute__kernels = operators.absolute_.table
_sign_kernels = operators.sign.table
_sign__kernels = operators.sign_.table
_sgn_kernels = operators.sgn.table
_sgn__kernels = operators.sgn_.table
_signbit_kernels = operators.signbit.table
_copysign_Tensor_direct = operators.copysign_Tensor.direct
_copysign__Tensor_kernels = operators.copysign__Tensor.table
_floor_direct = operators.floor.direct
_floor__kernels = operators.floor_.table
_ceil_direct = operators.ceil.direct
_ceil__kernels = operators.ceil_.table
_trunc_direct = operators.trunc.direct
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
_nextafter_direct = operators.nextafter.direct
_nextafter__kernels = operators.nextafter_.table
_gcd_direct = operators.gcd.direct
_gcd__kernels = operators.gcd_.table
_lcm_direct = operators.lcm.direct
_lcm__kernels = operators.lcm_.table
_nan_to_num_kernels = operators.nan_to_num.table
_nan_to_num__kernels = operators.nan_to_num_.table
_maximum_direct = operators.maximum.direct
_minimum_direct = operators.minimum.direct
_fmax_direct = operators.fmax.direct
_fmin_direct = operators.fmin.direct
_max_other_kernels = operators.max_other.table
_max_kernels = operators.max.table
_max_dim_kernels = operators.max_dim.table
_min_other_kernels = operators.min_other.table
_min_kernels = operators.min.table
_min_dim_kernels = operators.min_dim.table
_clamp_Tensor_kernels = operators.clamp_Tensor.table
_clamp_kernels = operators.clamp.table
_clamp__Tensor_kernels = operators.clamp__Tensor.table
_clamp__kernels = operators.clamp_.table
_clip_Tensor_kernels = operators.clip_Tensor.table
_clip_kernels = operators.clip.table
_clip__Tensor_kernels = operators.clip__Tensor.table
_clip__kernels = operators.clip_.table
_clamp_min_Tensor_direct = operators.clamp_min_Tensor.direct
_clamp_min_kernels = operators.clamp_min.table
_clamp_min__Tensor_kernels = operators.clamp_min__Tensor.table
_clamp_min__kernels = operators.clamp_min_.table
_clamp_max_Tensor_direct = operators.clamp_max_Tensor.direct
_clamp_max_kernels = operators.clamp_max.table
_clamp_max__Tensor_kernels = operators.clamp_max__Tensor.table
_clamp_max__kernels = operators.clamp_max_.table
_where_self_kernels = operators.where_self.table
_angle_kernels = operators.angle.table
_conj_physical_kernels = operators.conj_physical.table
_conj_physical__kernels = operators.conj_physical_.table
_bitwise_and_Tensor_direct = operators.bitwise_and_Tensor.direct
_bitwise_and__Tensor_kernels = operators.bitwise_and__Tensor.table
_bitwise_or_Tensor_direct = operators.bitwise_or_Tensor.direct
_bitwise_or__Tensor_kernels = operators.bitwise_or__Tensor.table
_bitwise_xor_Tensor_direct = operators.bitwise_xor_Tensor.direct
_bitwise_xor__Tensor_kernels = operators.bitwise_xor__Tensor.table
_bitwise_not_direct = operators.bitwise_not.direct
_bitwise_not__kernels = operators.bitwise_not_.table
_bitwise_left_shift_Tensor_direct = operators.bitwise_left_shift_Tensor.direct
_bitwise_left_shift__Tensor_kernels = operators.bitwise_left_shift__Tensor.table
_bitwise_right_shift_Tensor_direct = operators.bitwise_right_shift_Tensor.direct
_bitwise_right_shift__Tensor_kernels = operators.bitwise_right_shift__Tensor.table
_eq_Tensor_direct = operators.eq_Tensor.direct
_eq__Tensor_kernels = operators.eq__Tensor.table
_ne_Tensor_direct = operators.ne_Tensor.direct
_ne__Tensor_kernels = operators.ne__Tensor.table
_not_equal_Tensor_kernels = operators.not_equal_Tensor.table
_not_equal__Tensor_kernels = operators.not_equal__Tensor.table
_lt_Tensor_direct = operators.lt_Tensor.direct
_lt__Tensor_kernels = operators.lt__Tensor.table
_less_Tensor_kernels = operators.less_Tensor.table
_less__Tensor_kernels = operators.less__Tensor.table
_le_Tensor_direct = operators.le_Tensor.direct
_le__Tensor_kernels = operators.le__Tensor.table
_less_equal_Tensor_kernels = operators.less_equal_Tensor.table
_less_equal__Tensor_kernels = operators.less_equal__Tensor.table
_gt_Tensor_direct = operators.gt_Tensor.direct
_gt__Tensor_kernels = operators.gt__Tensor.table
_greater_Tensor_kernels = operators.greater_Tensor.table
_greater__Tensor_kernels = operators.greater__Tensor.table
_ge_Tensor_direct = operators.ge_Tensor.direct
_ge__Tensor_kernels = operators.ge__Tensor.table
_greater_equal_Tensor_kernels = operators.greater_equal_Tensor.table
_greater_equal__Tensor_kernels = operators.greater_equal__Tensor.table
_logical_and_direct = operators.logical_and.direct
_logical_and__kernels = operators.logical_and_.table
_logical_or_direct = operators.logical_or.direct
_logical_or__kernels = operators.logical_or_.table
_logical_xor_direct = operators.logical_xor.direct
_logical_xor__kernels = operators.logical_xor_.table
_logical_not_direct = operators.logical_not.direct
_logical_not__kernels = operators.logical_not_.table
_isnan_direct = operators.isnan.direct
_isinf_direct = operators.isinf.direct
_isfinite_direct = operators.isfinite.direct
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
_prelu_kernels = operators.prelu.table
_hardshrink_kernels = operators.hardshrink.table
_softmax_int_kernels = operators.softmax_int.table
_log_softmax_int_kernels = operators.log_softmax_int.table
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
_quantile_kernels = operators.quantile.table
_quantile_scalar_kernels = operators.quantile_scalar.table
_nanquantile_kernels = operators.nanquantile.table
_nanquantile_scalar_kernels = operators.nanquantile_scalar.table
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
_histogram_bins_tensor_kernels = operators.histogram_bins_tensor.table
_histogram_bin_ct_kernels = operators.histogram_bin_ct.table
_hash_tensor_kernels = operators.hash_tensor.table
_cov_kernels = operators.cov.table
_corrcoef_kernels = operators.corrcoef.table
_detach_kernels = operators.detach.table
_view_kernels = operators.view.table
_view_dtype_kernels = operators.view_dtype.table
_view_as_kernels = operators.view_as.table
_reshape_kernels = operators.reshape.table
_reshape_as_kernels = operators.reshape_as.table
_flatten_using_ints_kernels = operators.flatten_using_ints.table
_unflatten_int_kernels = operators.unflatten_int.table
_ravel_kernels = operators.ravel.table
_contiguous_kernels = operators.contiguous.table
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
_adjoint_kernels = operators.adjoint.table
_expand_kernels = operators.expand.table
_expand_as_kernels = operators.expand_as.table
_broadcast_to_kernels = operators.broadcast_to.table
_squeeze_kernels = operators.squeeze.table
_squeeze_dim_kernels = operators.squeeze_dim.table
_squeeze_dims_kernels = operators.squeeze_dims.table
_unsqueeze_kernels = operators.unsqueeze.table
_select_int_kernels = operators.select_int.table
_narrow_kernels = operators.narrow.table
_narrow_Tensor_kernels = operators.narrow_Tensor.table
_diagonal_kernels = operators.diagonal.table
_unfold_kernels = operators.unfold.table
_as_strided_kernels = operators.as_strided.table
_split_with_sizes_kernels = operators.split_with_sizes.table
_chunk_kernels = operators.chunk.table
_tensor_split_sections_kernels = operators.tensor_split_sections.table
_tensor_split_indices_kernels = operators.tensor_split_indices.table
_tensor_split_tensor_indices_or_sections_kernels = operators.tensor_split_tensor_indices_or_sections.table
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
_type_as_kernels = operators.type_as.table
_flip_kernels = operators.flip.table
_fliplr_kernels = operators.fliplr.table
_flipud_kernels = operators.flipud.table
_roll_kernels = operators.roll.table
_rot90_kernels = operators.rot90.table
_repeat_kernels = operators.repeat.table
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
_dist_kernels = operators.dist.table
_renorm_kernels = operators.renorm.table
_renorm__kernels = operators.renorm_.table
_stft_center_kernels = operators.stft_center.table
_istft_kernels = operators.istft.table
_normal__kernels = operators.normal_.table
_uniform__kernels = operators.uniform_.table
_random_kernels = operators.random.table
_random_to_kernels = operators.random_to.table
_random_from_kernels = operators.random_from.table
_random__kernels = operators.random_.table
_random__to_kernels = operators.random__to.table
_random__from_kernels = operators.random__from.table
_log_normal__kernels = operators.log_normal_.table
_exponential__kernels = operators.exponential_.table
_cauchy__kernels = operators.cauchy_.table
_geometric__kernels = operators.geometric_.table
_bernoulli_kernels = operators.bernoulli.table
_bernoulli_p_kernels = operators.bernoulli_p.table
_bernoulli_Tensor_kernels = operators.bernoulli_Tensor.table
_bernoulli__Tensor_kernels = operators.bernoulli__Tensor.table
_bernoulli__float_kernels = operators.bernoulli__float.table
_multinomial_kernels = operators.multinomial.table
_sparse_dim_kernels = operators.sparse_dim.table
_dense_dim_kernels = operators.dense_dim.table
__nnz_kernels = operators._nnz.table
_is_coalesced_kernels = operators.is_coalesced.table
_coalesce_kernels = operators.coalesce.table
__indices_kernels = operators._indices.table
__values_kernels = operators._values.table
_indices_kernels = operators.indices.table
_values_kernels = operators.values.table
_to_sparse_sparse_dim_kernels = operators.to_sparse_sparse_dim.table
_to_sparse_kernels = operators.to_sparse.table
_to_sparse_csr_kernels = operators.to_sparse_csr.table
_to_sparse_csc_kernels = operators.to_sparse_csc.table
_crow_indices_kernels = operators.crow_indices.table
_col_indices_kernels = operators.col_indices.table
_ccol_indices_kernels = operators.ccol_indices.table
_row_indices_kernels = operators.row_indices.table
_to_sparse_coo_kernels = operators.to_sparse_coo.table
_to_dense_kernels = operators.to_dense.table
_sparse_mask_kernels = operators.sparse_mask.table
_smm_kernels = operators.smm.table
_add_Tensor_direct = operators.add_Tensor.direct
_sub_Tensor_direct = operators.sub_Tensor.direct
_rsub_Tensor_kernels = operators.rsub_Tensor.table
_pow_Scalar_kernels = operators.pow_Scalar.table

_from = deferred_from(globals(), "gradsmith.operators.sorting.conversions")
distinct = _from("distinct")

_from = deferred_from(globals(), "gradsmith.operators.view.conversions")
become = _from("become")


class TensorMethods:
    """The generated part of `Tensor`."""

    __slots__ = ()

    def add(self, other, *deprecated, alpha=1):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""
        if not deprecated and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _add_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.add, operators.add_Tensor, (self, other, *deprecated), {"alpha": alpha}
        )

    def add_(self, other, *deprecated, alpha=1):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """
        if not deprecated and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _add__Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.add_, operators.add__Tensor, (self, other, *deprecated), {"alpha": alpha}
        )

    def sub(self, other, *deprecated, alpha=1):
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting."""
        if not deprecated and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _sub_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.sub, operators.sub_Tensor, (self, other, *deprecated), {"alpha": alpha}
        )

    def sub_(self, other, *deprecated, alpha=1):
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """
        if not deprecated and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _sub__Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.sub_, operators.sub__Tensor, (self, other, *deprecated), {"alpha": alpha}
        )

    def subtract(self, other, *, alpha=1):
        """Another name for `sub`."""
        if alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _subtract_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.subtract, operators.subtract_Tensor, (self, other), {"alpha": alpha}
        )

    def subtract_(self, other, *, alpha=1):
        """Another name for `sub`; in place."""
        if alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _subtract__Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.subtract_, operators.subtract__Tensor, (self, other), {"alpha": alpha}
        )

    def mul(self, other):
        """Product of `self` and `other`, element by element, with broadcasting."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _mul_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.mul, operators.mul_Tensor, (self, other), {})

    def mul_(self, other):
        """Product of `self` and `other`, element by element, with broadcasting; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _mul__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.mul_, operators.mul__Tensor, (self, other), {})

    def multiply(self, other):
        """Another name for `mul`."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _multiply_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.multiply, operators.multiply_Tensor, (self, other), {})

    def multiply_(self, other):
        """Another name for `mul`; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _multiply__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.multiply_, operators.multiply__Tensor, (self, other), {})

    def div(self, other, *, rounding_mode=MISSING):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """
        if rounding_mode is MISSING:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                ufunc, run, made, kernel = _div_Tensor_direct[bits & state.mask if MASKED else bits]
                if ufunc is None or self._data_.size >= SHARED:
                    return kernel(self, other)
                result = allocate()
                result._data_ = run(ufunc, self._data_, other._data_)
                result._bits_ = made
                result._edge_ = result._counter_ = result._extra_ = None
                return result
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if rounding_mode is None or rounding_mode.__class__ is str:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _div_Tensor_mode_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, rounding_mode)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.div, operators.div_Tensor, (self, other), {"rounding_mode": rounding_mode}
        )

    def div_(self, other, *, rounding_mode=MISSING):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers; in place.
        """
        if rounding_mode is MISSING:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _div__Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if rounding_mode is None or rounding_mode.__class__ is str:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _div__Tensor_mode_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, rounding_mode)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.div_,
            operators.div__Tensor,
            (self, other),
            {"rounding_mode": rounding_mode},
        )

    def divide(self, other, *, rounding_mode=MISSING):
        """Another name for `div`."""
        if rounding_mode is MISSING:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _divide_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if rounding_mode is None or rounding_mode.__class__ is str:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _divide_Tensor_mode_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, rounding_mode)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.divide,
            operators.divide_Tensor,
            (self, other),
            {"rounding_mode": rounding_mode},
        )

    def divide_(self, other, *, rounding_mode=MISSING):
        """Another name for `div`; in place."""
        if rounding_mode is MISSING:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _divide__Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if rounding_mode is None or rounding_mode.__class__ is str:
            kernel = None
            try:
                more = (
                    NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
                )
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _divide__Tensor_mode_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, rounding_mode)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.divide_,
            operators.divide__Tensor,
            (self, other),
            {"rounding_mode": rounding_mode},
        )

    def true_divide(self, other):
        """Another name for `div` without rounding."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _true_divide_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.true_divide, operators.true_divide_Tensor, (self, other), {})

    def true_divide_(self, other):
        """Another name for `div` without rounding; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _true_divide__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.true_divide_, operators.true_divide__Tensor, (self, other), {}
        )

    def floor_divide(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _floor_divide_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.floor_divide, operators.floor_divide, (self, other), {})

    def floor_divide_(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _floor_divide__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.floor_divide_, operators.floor_divide__Tensor, (self, other), {}
        )

    def remainder(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _remainder_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.remainder, operators.remainder_Tensor, (self, other), {})

    def remainder_(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _remainder__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.remainder_, operators.remainder__Tensor, (self, other), {})

    def fmod(self, other):
        """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
        `self`, as C's `fmod`.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _fmod_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.fmod, operators.fmod_Tensor, (self, other), {})

    def fmod_(self, other):
        """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
        `self`, as C's `fmod`; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _fmod__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.fmod_, operators.fmod__Tensor, (self, other), {})

    def neg(self):
        """Each element, negated."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _neg_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.neg, operators.neg, (self,), {})

    def neg_(self):
        """Each element, negated; in place."""
        kernel = None
        try:
            kernel = _neg__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.neg_, operators.neg_, (self,), {})

    def negative(self):
        """Another name for `neg`."""
        kernel = None
        try:
            kernel = _negative_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.negative, operators.negative, (self,), {})

    def negative_(self):
        """Another name for `neg`; in place."""
        kernel = None
        try:
            kernel = _negative__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.negative_, operators.negative_, (self,), {})

    def positive(self):
        """The tensor itself; raises RuntimeError for a boolean tensor."""
        kernel = None
        try:
            kernel = _positive_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.positive, operators.positive, (self,), {})

    def reciprocal(self):
        """Reciprocal of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _reciprocal_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.reciprocal, operators.reciprocal, (self,), {})

    def reciprocal_(self):
        """Reciprocal of each element; in place."""
        kernel = None
        try:
            kernel = _reciprocal__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.reciprocal_, operators.reciprocal_, (self,), {})

    def square(self):
        """Square of each element."""
        kernel = None
        try:
            kernel = _square_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.square, operators.square, (self,), {})

    def square_(self):
        """Square of each element; in place."""
        kernel = None
        try:
            kernel = _square__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.square_, operators.square_, (self,), {})

    def addcmul(self, tensor1, tensor2, *deprecated, value=1):
        """`self + value * tensor1 * tensor2`, element by element, with broadcasting."""
        if not deprecated and value.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | tensor1._bits_ | tensor2._bits_
                kernel = _addcmul_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, tensor1, tensor2, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addcmul,
            operators.addcmul,
            (self, tensor1, tensor2, *deprecated),
            {"value": value},
        )

    def addcmul_(self, tensor1, tensor2, *deprecated, value=1):
        """`self + value * tensor1 * tensor2`, element by element, with broadcasting; in place."""
        if not deprecated and value.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | tensor1._bits_ | tensor2._bits_
                kernel = _addcmul__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, tensor1, tensor2, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addcmul_,
            operators.addcmul_,
            (self, tensor1, tensor2, *deprecated),
            {"value": value},
        )

    def addcdiv(self, tensor1, tensor2, *deprecated, value=1):
        """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
        operands of the division are a RuntimeError.
        """
        if not deprecated and value.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | tensor1._bits_ | tensor2._bits_
                kernel = _addcdiv_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, tensor1, tensor2, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addcdiv,
            operators.addcdiv,
            (self, tensor1, tensor2, *deprecated),
            {"value": value},
        )

    def addcdiv_(self, tensor1, tensor2, *deprecated, value=1):
        """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
        operands of the division are a RuntimeError; in place.
        """
        if not deprecated and value.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | tensor1._bits_ | tensor2._bits_
                kernel = _addcdiv__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, tensor1, tensor2, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addcdiv_,
            operators.addcdiv_,
            (self, tensor1, tensor2, *deprecated),
            {"value": value},
        )

    def lerp(self, end, weight):
        """Linear interpolation `self + weight * (end - self)`, with a weight for each element."""
        if weight.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is end._bits_ else self._bits_ | end._bits_
                kernel = _lerp_Scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, end, weight)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ | end._bits_ | weight._bits_
            kernel = _lerp_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, end, weight)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lerp, operators.lerp_Tensor, (self, end, weight), {})

    def lerp_(self, end, weight):
        """Linear interpolation `self + weight * (end - self)`, with a weight for each element; in
        place.
        """
        if weight.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is end._bits_ else self._bits_ | end._bits_
                kernel = _lerp__Scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, end, weight)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ | end._bits_ | weight._bits_
            kernel = _lerp__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, end, weight)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lerp_, operators.lerp__Tensor, (self, end, weight), {})

    def pow(self, exponent):
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting.
        """
        if exponent.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _pow_Tensor_Scalar_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, exponent)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ | exponent._bits_
            kernel = _pow_Tensor_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.pow, operators.pow_Tensor_Tensor, (self, exponent), {})

    def pow_(self, exponent):
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting; in place.
        """
        if exponent.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _pow__Scalar_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, exponent)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ | exponent._bits_
            kernel = _pow__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.pow_, operators.pow__Tensor, (self, exponent), {})

    def float_power(self, exponent):
        """Power computed in double precision, whatever the dtypes of the arguments."""
        if exponent.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_
                kernel = _float_power_Tensor_Scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, exponent)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ | exponent._bits_
            kernel = _float_power_Tensor_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.float_power, operators.float_power_Tensor_Tensor, (self, exponent), {}
        )

    def float_power_(self, exponent):
        """Power of a tensor that is in double precision, in place."""
        if exponent.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_
                kernel = _float_power__Scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, exponent)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ | exponent._bits_
            kernel = _float_power__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, exponent)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.float_power_, operators.float_power__Tensor, (self, exponent), {}
        )

    def exp(self):
        """e raised to each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _exp_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.exp, operators.exp, (self,), {})

    def exp_(self):
        """e raised to each element; in place."""
        kernel = None
        try:
            kernel = _exp__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.exp_, operators.exp_, (self,), {})

    def exp2(self):
        """2 raised to each element."""
        kernel = None
        try:
            kernel = _exp2_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.exp2, operators.exp2, (self,), {})

    def exp2_(self):
        """2 raised to each element; in place."""
        kernel = None
        try:
            kernel = _exp2__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.exp2_, operators.exp2_, (self,), {})

    def expm1(self):
        """e raised to each element, minus one; accurate near zero."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _expm1_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.expm1, operators.expm1, (self,), {})

    def expm1_(self):
        """e raised to each element, minus one; accurate near zero; in place."""
        kernel = None
        try:
            kernel = _expm1__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.expm1_, operators.expm1_, (self,), {})

    def log(self):
        """Natural logarithm of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _log_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.log, operators.log, (self,), {})

    def log_(self):
        """Natural logarithm of each element; in place."""
        kernel = None
        try:
            kernel = _log__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.log_, operators.log_, (self,), {})

    def log2(self):
        """Logarithm of each element in base 2."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _log2_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.log2, operators.log2, (self,), {})

    def log2_(self):
        """Logarithm of each element in base 2; in place."""
        kernel = None
        try:
            kernel = _log2__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.log2_, operators.log2_, (self,), {})

    def log10(self):
        """Logarithm of each element in base 10."""
        kernel = None
        try:
            kernel = _log10_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.log10, operators.log10, (self,), {})

    def log10_(self):
        """Logarithm of each element in base 10; in place."""
        kernel = None
        try:
            kernel = _log10__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.log10_, operators.log10_, (self,), {})

    def log1p(self):
        """Natural logarithm of one plus each element; accurate near zero."""
        kernel = None
        try:
            kernel = _log1p_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.log1p, operators.log1p, (self,), {})

    def log1p_(self):
        """Natural logarithm of one plus each element; accurate near zero; in place."""
        kernel = None
        try:
            kernel = _log1p__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.log1p_, operators.log1p_, (self,), {})

    def sqrt(self):
        """Square root of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _sqrt_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sqrt, operators.sqrt, (self,), {})

    def sqrt_(self):
        """Square root of each element; in place."""
        kernel = None
        try:
            kernel = _sqrt__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sqrt_, operators.sqrt_, (self,), {})

    def rsqrt(self):
        """Reciprocal square root of each element."""
        kernel = None
        try:
            kernel = _rsqrt_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.rsqrt, operators.rsqrt, (self,), {})

    def rsqrt_(self):
        """Reciprocal square root of each element; in place."""
        kernel = None
        try:
            kernel = _rsqrt__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.rsqrt_, operators.rsqrt_, (self,), {})

    def logaddexp(self, other):
        """Logarithm of the sum of the exponentials of `self` and `other`, without overflow."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _logaddexp_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logaddexp, operators.logaddexp, (self, other), {})

    def logaddexp2(self, other):
        """Logarithm in base 2 of the sum of `self` and `other` as powers of 2, without overflow."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _logaddexp2_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logaddexp2, operators.logaddexp2, (self, other), {})

    def xlogy(self, other):
        """`self * log(other)`, zero where `self` is zero (unless `other` is NaN)."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _xlogy_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.xlogy, operators.xlogy_Tensor, (self, other), {})

    def xlogy_(self, other):
        """`self * log(other)`, zero where `self` is zero (unless `other` is NaN); in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _xlogy__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.xlogy_, operators.xlogy__Tensor, (self, other), {})

    def ldexp(self, other):
        """`self` times 2 raised to `other`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _ldexp_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ldexp, operators.ldexp_Tensor, (self, other), {})

    def ldexp_(self, other):
        """`self` times 2 raised to `other`; in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _ldexp__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ldexp_, operators.ldexp_, (self, other), {})

    def frexp(self):
        """Mantissa (of absolute value in [0.5, 1)) and int32 exponent of each element."""
        kernel = None
        try:
            kernel = _frexp_Tensor_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.frexp, operators.frexp_Tensor, (self,), {})

    def sin(self):
        """Sine of each element, in radians."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _sin_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sin, operators.sin, (self,), {})

    def sin_(self):
        """Sine of each element, in radians; in place."""
        kernel = None
        try:
            kernel = _sin__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sin_, operators.sin_, (self,), {})

    def cos(self):
        """Cosine of each element, in radians."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _cos_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.cos, operators.cos, (self,), {})

    def cos_(self):
        """Cosine of each element, in radians; in place."""
        kernel = None
        try:
            kernel = _cos__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.cos_, operators.cos_, (self,), {})

    def tan(self):
        """Tangent of each element, in radians."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _tan_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.tan, operators.tan, (self,), {})

    def tan_(self):
        """Tangent of each element, in radians; in place."""
        kernel = None
        try:
            kernel = _tan__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.tan_, operators.tan_, (self,), {})

    def asin(self):
        """Inverse sine of each element, in radians."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _asin_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.asin, operators.asin, (self,), {})

    def asin_(self):
        """Inverse sine of each element, in radians; in place."""
        kernel = None
        try:
            kernel = _asin__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.asin_, operators.asin_, (self,), {})

    def acos(self):
        """Inverse cosine of each element, in radians."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _acos_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.acos, operators.acos, (self,), {})

    def acos_(self):
        """Inverse cosine of each element, in radians; in place."""
        kernel = None
        try:
            kernel = _acos__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.acos_, operators.acos_, (self,), {})

    def atan(self):
        """Inverse tangent of each element, in radians."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _atan_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.atan, operators.atan, (self,), {})

    def atan_(self):
        """Inverse tangent of each element, in radians; in place."""
        kernel = None
        try:
            kernel = _atan__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.atan_, operators.atan_, (self,), {})

    def sinh(self):
        """Hyperbolic sine of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _sinh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sinh, operators.sinh, (self,), {})

    def sinh_(self):
        """Hyperbolic sine of each element; in place."""
        kernel = None
        try:
            kernel = _sinh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sinh_, operators.sinh_, (self,), {})

    def cosh(self):
        """Hyperbolic cosine of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _cosh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.cosh, operators.cosh, (self,), {})

    def cosh_(self):
        """Hyperbolic cosine of each element; in place."""
        kernel = None
        try:
            kernel = _cosh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.cosh_, operators.cosh_, (self,), {})

    def tanh(self):
        """Hyperbolic tangent of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _tanh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.tanh, operators.tanh, (self,), {})

    def tanh_(self):
        """Hyperbolic tangent of each element; in place."""
        kernel = None
        try:
            kernel = _tanh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.tanh_, operators.tanh_, (self,), {})

    def asinh(self):
        """Inverse hyperbolic sine of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _asinh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.asinh, operators.asinh, (self,), {})

    def asinh_(self):
        """Inverse hyperbolic sine of each element; in place."""
        kernel = None
        try:
            kernel = _asinh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.asinh_, operators.asinh_, (self,), {})

    def acosh(self):
        """Inverse hyperbolic cosine of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _acosh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.acosh, operators.acosh, (self,), {})

    def acosh_(self):
        """Inverse hyperbolic cosine of each element; in place."""
        kernel = None
        try:
            kernel = _acosh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.acosh_, operators.acosh_, (self,), {})

    def atanh(self):
        """Inverse hyperbolic tangent of each element."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _atanh_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.atanh, operators.atanh, (self,), {})

    def atanh_(self):
        """Inverse hyperbolic tangent of each element; in place."""
        kernel = None
        try:
            kernel = _atanh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.atanh_, operators.atanh_, (self,), {})

    def atan2(self, other):
        """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa
        is `other`.
        """
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _atan2_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.atan2, operators.atan2, (self, other), {})

    def atan2_(self, other):
        """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa
        is `other`; in place.
        """
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _atan2__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.atan2_, operators.atan2_, (self, other), {})

    def arctan2(self, other):
        """Another name for `atan2`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _arctan2_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arctan2, operators.arctan2, (self, other), {})

    def arctan2_(self, other):
        """Another name for `atan2`; in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _arctan2__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arctan2_, operators.arctan2_, (self, other), {})

    def arcsin(self):
        """Another name for `asin`."""
        kernel = None
        try:
            kernel = _arcsin_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arcsin, operators.arcsin, (self,), {})

    def arcsin_(self):
        """Another name for `asin`; in place."""
        kernel = None
        try:
            kernel = _arcsin__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arcsin_, operators.arcsin_, (self,), {})

    def arccos(self):
        """Another name for `acos`."""
        kernel = None
        try:
            kernel = _arccos_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arccos, operators.arccos, (self,), {})

    def arccos_(self):
        """Another name for `acos`; in place."""
        kernel = None
        try:
            kernel = _arccos__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arccos_, operators.arccos_, (self,), {})

    def arctan(self):
        """Another name for `atan`."""
        kernel = None
        try:
            kernel = _arctan_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arctan, operators.arctan, (self,), {})

    def arctan_(self):
        """Another name for `atan`; in place."""
        kernel = None
        try:
            kernel = _arctan__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arctan_, operators.arctan_, (self,), {})

    def arcsinh(self):
        """Another name for `asinh`."""
        kernel = None
        try:
            kernel = _arcsinh_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arcsinh, operators.arcsinh, (self,), {})

    def arcsinh_(self):
        """Another name for `asinh`; in place."""
        kernel = None
        try:
            kernel = _arcsinh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arcsinh_, operators.arcsinh_, (self,), {})

    def arccosh(self):
        """Another name for `acosh`."""
        kernel = None
        try:
            kernel = _arccosh_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arccosh, operators.arccosh, (self,), {})

    def arccosh_(self):
        """Another name for `acosh`; in place."""
        kernel = None
        try:
            kernel = _arccosh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arccosh_, operators.arccosh_, (self,), {})

    def arctanh(self):
        """Another name for `atanh`."""
        kernel = None
        try:
            kernel = _arctanh_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arctanh, operators.arctanh, (self,), {})

    def arctanh_(self):
        """Another name for `atanh`; in place."""
        kernel = None
        try:
            kernel = _arctanh__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.arctanh_, operators.arctanh_, (self,), {})

    def sinc(self):
        """Normalised sinc, `sin(pi x) / (pi x)`, one at zero."""
        kernel = None
        try:
            kernel = _sinc_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sinc, operators.sinc, (self,), {})

    def sinc_(self):
        """Normalised sinc, `sin(pi x) / (pi x)`, one at zero; in place."""
        kernel = None
        try:
            kernel = _sinc__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sinc_, operators.sinc_, (self,), {})

    def hypot(self, other):
        """Length of the hypotenuse of a right triangle whose legs are `self` and `other`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _hypot_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.hypot, operators.hypot, (self, other), {})

    def hypot_(self, other):
        """Length of the hypotenuse of a right triangle whose legs are `self` and `other`; in
        place.
        """
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _hypot__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.hypot_, operators.hypot_, (self, other), {})

    def deg2rad(self):
        """Degrees converted to radians."""
        kernel = None
        try:
            kernel = _deg2rad_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.deg2rad, operators.deg2rad, (self,), {})

    def deg2rad_(self):
        """Degrees converted to radians; in place."""
        kernel = None
        try:
            kernel = _deg2rad__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.deg2rad_, operators.deg2rad_, (self,), {})

    def rad2deg(self):
        """Radians converted to degrees."""
        kernel = None
        try:
            kernel = _rad2deg_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.rad2deg, operators.rad2deg, (self,), {})

    def rad2deg_(self):
        """Radians converted to degrees; in place."""
        kernel = None
        try:
            kernel = _rad2deg__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.rad2deg_, operators.rad2deg_, (self,), {})

    def sigmoid(self):
        """Logistic function, `1 / (1 + exp(-x))`."""
        kernel = None
        try:
            kernel = _sigmoid_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sigmoid, operators.sigmoid, (self,), {})

    def sigmoid_(self):
        """Logistic function, `1 / (1 + exp(-x))`; in place."""
        kernel = None
        try:
            kernel = _sigmoid__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sigmoid_, operators.sigmoid_, (self,), {})

    def logit(self, eps=None):
        """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 -
        eps]`.
        """
        if eps is None or eps.__class__ is float or eps.__class__ is int:
            kernel = None
            try:
                kernel = _logit_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, eps if eps is None or eps.__class__ is float else float(eps))
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.logit, operators.logit, (self, eps), {})

    def logit_(self, eps=None):
        """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`;
        in place.
        """
        if eps is None or eps.__class__ is float or eps.__class__ is int:
            kernel = None
            try:
                kernel = _logit__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, eps if eps is None or eps.__class__ is float else float(eps))
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.logit_, operators.logit_, (self, eps), {})

    def abs(self):
        """Absolute value of each element; real for complex elements."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _abs_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.abs, operators.abs, (self,), {})

    def abs_(self):
        """Absolute value of each element; real for complex elements; in place."""
        kernel = None
        try:
            kernel = _abs__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.abs_, operators.abs_, (self,), {})

    def absolute(self):
        """Another name for `abs`."""
        kernel = None
        try:
            kernel = _absolute_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.absolute, operators.absolute, (self,), {})

    def absolute_(self):
        """Another name for `abs`; in place."""
        kernel = None
        try:
            kernel = _absolute__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.absolute_, operators.absolute_, (self,), {})

    def sign(self):
        """-1, 0 or 1 with the sign of each element."""
        kernel = None
        try:
            kernel = _sign_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sign, operators.sign, (self,), {})

    def sign_(self):
        """-1, 0 or 1 with the sign of each element; in place."""
        kernel = None
        try:
            kernel = _sign__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sign_, operators.sign_, (self,), {})

    def sgn(self):
        """Sign of each element; for complex elements, the number of modulus one with the same angle
        (zero for zero).
        """
        kernel = None
        try:
            kernel = _sgn_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sgn, operators.sgn, (self,), {})

    def sgn_(self):
        """Sign of each element; for complex elements, the number of modulus one with the same angle
        (zero for zero); in place.
        """
        kernel = None
        try:
            kernel = _sgn__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sgn_, operators.sgn_, (self,), {})

    def signbit(self):
        """Whether the sign bit of each element is set."""
        kernel = None
        try:
            kernel = _signbit_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.signbit, operators.signbit, (self,), {})

    def copysign(self, other):
        """The magnitude of `self` with the sign of `other`."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _copysign_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.copysign, operators.copysign_Tensor, (self, other), {})

    def copysign_(self, other):
        """The magnitude of `self` with the sign of `other`; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _copysign__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.copysign_, operators.copysign__Tensor, (self, other), {})

    def floor(self):
        """Each element rounded down."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _floor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.floor, operators.floor, (self,), {})

    def floor_(self):
        """Each element rounded down; in place."""
        kernel = None
        try:
            kernel = _floor__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.floor_, operators.floor_, (self,), {})

    def ceil(self):
        """Each element rounded up."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _ceil_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ceil, operators.ceil, (self,), {})

    def ceil_(self):
        """Each element rounded up; in place."""
        kernel = None
        try:
            kernel = _ceil__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ceil_, operators.ceil_, (self,), {})

    def trunc(self):
        """Each element rounded towards zero."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _trunc_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.trunc, operators.trunc, (self,), {})

    def trunc_(self):
        """Each element rounded towards zero; in place."""
        kernel = None
        try:
            kernel = _trunc__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.trunc_, operators.trunc_, (self,), {})

    def fix(self):
        """Another name for `trunc`."""
        kernel = None
        try:
            kernel = _fix_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.fix, operators.fix, (self,), {})

    def fix_(self):
        """Another name for `trunc`; in place."""
        kernel = None
        try:
            kernel = _fix__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.fix_, operators.fix_, (self,), {})

    def frac(self):
        """Fractional part of each element, with its sign."""
        kernel = None
        try:
            kernel = _frac_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.frac, operators.frac, (self,), {})

    def frac_(self):
        """Fractional part of each element, with its sign; in place."""
        kernel = None
        try:
            kernel = _frac__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.frac_, operators.frac_, (self,), {})

    def round(self, *, decimals=MISSING):
        """Each element rounded to the nearest integer, halves to even."""
        if decimals is MISSING:
            kernel = None
            try:
                kernel = _round_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if decimals.__class__ is int:
            kernel = None
            try:
                kernel = _round_decimals_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, decimals)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.round, operators.round, (self,), {"decimals": decimals})

    def round_(self, *, decimals=MISSING):
        """Each element rounded to the nearest integer, halves to even; in place."""
        if decimals is MISSING:
            kernel = None
            try:
                kernel = _round__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if decimals.__class__ is int:
            kernel = None
            try:
                kernel = _round__decimals_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, decimals)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.round_, operators.round_, (self,), {"decimals": decimals})

    def heaviside(self, values):
        """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the
        same dtype.
        """
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is values._bits_ else self._bits_ | values._bits_
            kernel = _heaviside_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, values)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.heaviside, operators.heaviside, (self, values), {})

    def heaviside_(self, values):
        """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the
        same dtype; in place.
        """
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is values._bits_ else self._bits_ | values._bits_
            kernel = _heaviside__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, values)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.heaviside_, operators.heaviside_, (self, values), {})

    def nextafter(self, other):
        """The next floating point number after `self` towards `other`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _nextafter_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.nextafter, operators.nextafter, (self, other), {})

    def nextafter_(self, other):
        """The next floating point number after `self` towards `other`; in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _nextafter__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.nextafter_, operators.nextafter_, (self, other), {})

    def gcd(self, other):
        """Greatest common divisor, element by element."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _gcd_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.gcd, operators.gcd, (self, other), {})

    def gcd_(self, other):
        """Greatest common divisor, element by element; in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _gcd__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.gcd_, operators.gcd_, (self, other), {})

    def lcm(self, other):
        """Least common multiple, element by element."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _lcm_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lcm, operators.lcm, (self, other), {})

    def lcm_(self, other):
        """Least common multiple, element by element; in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _lcm__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lcm_, operators.lcm_, (self, other), {})

    def nan_to_num(self, nan=None, posinf=None, neginf=None):
        """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest
        and the least finite number if None).
        """
        if (
            (nan is None or nan.__class__ is float or nan.__class__ is int)
            and (posinf is None or posinf.__class__ is float or posinf.__class__ is int)
            and (neginf is None or neginf.__class__ is float or neginf.__class__ is int)
        ):
            kernel = None
            try:
                kernel = _nan_to_num_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    nan if nan is None or nan.__class__ is float else float(nan),
                    posinf if posinf is None or posinf.__class__ is float else float(posinf),
                    neginf if neginf is None or neginf.__class__ is float else float(neginf),
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.nan_to_num, operators.nan_to_num, (self, nan, posinf, neginf), {}
        )

    def nan_to_num_(self, nan=None, posinf=None, neginf=None):
        """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest
        and the least finite number if None); in place.
        """
        if (
            (nan is None or nan.__class__ is float or nan.__class__ is int)
            and (posinf is None or posinf.__class__ is float or posinf.__class__ is int)
            and (neginf is None or neginf.__class__ is float or neginf.__class__ is int)
        ):
            kernel = None
            try:
                kernel = _nan_to_num__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    nan if nan is None or nan.__class__ is float else float(nan),
                    posinf if posinf is None or posinf.__class__ is float else float(posinf),
                    neginf if neginf is None or neginf.__class__ is float else float(neginf),
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.nan_to_num_, operators.nan_to_num_, (self, nan, posinf, neginf), {}
        )

    def maximum(self, other):
        """The larger of `self` and `other`, element by element; NaN if either is NaN."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _maximum_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.maximum, operators.maximum, (self, other), {})

    def minimum(self, other):
        """The smaller of `self` and `other`, element by element; NaN if either is NaN."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _minimum_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.minimum, operators.minimum, (self, other), {})

    def fmax(self, other):
        """The larger of `self` and `other`, element by element; a number wins over NaN."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _fmax_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.fmax, operators.fmax, (self, other), {})

    def fmin(self, other):
        """The smaller of `self` and `other`, element by element; a number wins over NaN."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _fmin_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.fmin, operators.fmin, (self, other), {})

    def max(self, *args, **kwargs):
        """Largest of all elements; NaN if any is."""
        if not kwargs and len(args) == 1 and hasattr(args[0], "_bits_"):
            kernel = None
            try:
                bits = (
                    self._bits_ if self._bits_ is args[0]._bits_ else self._bits_ | args[0]._bits_
                )
                kernel = _max_other_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _max_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _max_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            kernel = None
            try:
                kernel = _max_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], args[1])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.max, operators.max_other, (self, *args), kwargs)

    def min(self, *args, **kwargs):
        """Smallest of all elements; NaN if any is."""
        if not kwargs and len(args) == 1 and hasattr(args[0], "_bits_"):
            kernel = None
            try:
                bits = (
                    self._bits_ if self._bits_ is args[0]._bits_ else self._bits_ | args[0]._bits_
                )
                kernel = _min_other_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _min_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _min_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            kernel = None
            try:
                kernel = _min_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], args[1])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.min, operators.min_other, (self, *args), kwargs)

    def clamp(self, min=None, max=None):
        """Each element clamped to `[min, max]`; at least one bound is required."""
        if (
            (min is None or min.__class__ in NUMBER_BITS)
            and (max is None or max.__class__ in NUMBER_BITS)
        ):
            kernel = None
            try:
                kernel = _clamp_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, min, max)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_
            bits |= 0 if min is None else min._bits_
            bits |= 0 if max is None else max._bits_
            kernel = _clamp_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.clamp, operators.clamp_Tensor, (self, min, max), {})

    def clamp_(self, min=None, max=None):
        """Each element clamped to `[min, max]`; at least one bound is required; in place."""
        if (
            (min is None or min.__class__ in NUMBER_BITS)
            and (max is None or max.__class__ in NUMBER_BITS)
        ):
            kernel = None
            try:
                kernel = _clamp__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, min, max)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_
            bits |= 0 if min is None else min._bits_
            bits |= 0 if max is None else max._bits_
            kernel = _clamp__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.clamp_, operators.clamp__Tensor, (self, min, max), {})

    def clip(self, min=None, max=None):
        """Another name for `clamp`."""
        if (
            (min is None or min.__class__ in NUMBER_BITS)
            and (max is None or max.__class__ in NUMBER_BITS)
        ):
            kernel = None
            try:
                kernel = _clip_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, min, max)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_
            bits |= 0 if min is None else min._bits_
            bits |= 0 if max is None else max._bits_
            kernel = _clip_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.clip, operators.clip_Tensor, (self, min, max), {})

    def clip_(self, min=None, max=None):
        """Another name for `clamp`; in place."""
        if (
            (min is None or min.__class__ in NUMBER_BITS)
            and (max is None or max.__class__ in NUMBER_BITS)
        ):
            kernel = None
            try:
                kernel = _clip__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, min, max)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_
            bits |= 0 if min is None else min._bits_
            bits |= 0 if max is None else max._bits_
            kernel = _clip__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, min, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.clip_, operators.clip__Tensor, (self, min, max), {})

    def clamp_min(self, min):
        """The larger of each element and `min`."""
        if min.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _clamp_min_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, min)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is min._bits_ else self._bits_ | min._bits_
            ufunc, run, made, kernel = _clamp_min_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, min)
            result = allocate()
            result._data_ = run(ufunc, self._data_, min._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.clamp_min, operators.clamp_min_Tensor, (self, min), {})

    def clamp_min_(self, min):
        """The larger of each element and `min`; in place."""
        if min.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _clamp_min__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, min)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is min._bits_ else self._bits_ | min._bits_
            kernel = _clamp_min__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, min)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.clamp_min_, operators.clamp_min__Tensor, (self, min), {})

    def clamp_max(self, max):
        """The smaller of each element and `max`."""
        if max.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _clamp_max_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, max)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is max._bits_ else self._bits_ | max._bits_
            ufunc, run, made, kernel = _clamp_max_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, max)
            result = allocate()
            result._data_ = run(ufunc, self._data_, max._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.clamp_max, operators.clamp_max_Tensor, (self, max), {})

    def clamp_max_(self, max):
        """The smaller of each element and `max`; in place."""
        if max.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _clamp_max__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, max)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is max._bits_ else self._bits_ | max._bits_
            kernel = _clamp_max__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.clamp_max_, operators.clamp_max__Tensor, (self, max), {})

    def where(self, condition, other):
        """Elements of `self` where `condition` holds and of `other` elsewhere, with
        broadcasting.
        """
        kernel = None
        try:
            bits = condition._bits_
            bits |= NUMBER_BITS[self.__class__] if self.__class__ in NUMBER_BITS else self._bits_
            bits |= NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            kernel = _where_self_kernels[bits & state.mask if MASKED else bits]
            return kernel(condition, self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.where, operators.where_self, (condition, self, other), {})

    def angle(self):
        """Angle of each element in radians; for a real one, pi if it is negative and 0
        otherwise.
        """
        kernel = None
        try:
            kernel = _angle_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.angle, operators.angle, (self,), {})

    def conj_physical(self):
        """Complex conjugate of each element, computed eagerly."""
        kernel = None
        try:
            kernel = _conj_physical_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.conj_physical, operators.conj_physical, (self,), {})

    def conj_physical_(self):
        """Complex conjugate of each element, computed eagerly; in place."""
        kernel = None
        try:
            kernel = _conj_physical__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.conj_physical_, operators.conj_physical_, (self,), {})

    def bitwise_and(self, other):
        """Bitwise (for bool, logical) and."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_and_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.bitwise_and, operators.bitwise_and_Tensor, (self, other), {})

    def bitwise_and_(self, other):
        """Bitwise (for bool, logical) and; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_and__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.bitwise_and_, operators.bitwise_and__Tensor, (self, other), {}
        )

    def bitwise_or(self, other):
        """Bitwise (for bool, logical) or."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_or_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.bitwise_or, operators.bitwise_or_Tensor, (self, other), {})

    def bitwise_or_(self, other):
        """Bitwise (for bool, logical) or; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_or__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.bitwise_or_, operators.bitwise_or__Tensor, (self, other), {})

    def bitwise_xor(self, other):
        """Bitwise (for bool, logical) exclusive or."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_xor_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.bitwise_xor, operators.bitwise_xor_Tensor, (self, other), {})

    def bitwise_xor_(self, other):
        """Bitwise (for bool, logical) exclusive or; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_xor__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.bitwise_xor_, operators.bitwise_xor__Tensor, (self, other), {}
        )

    def bitwise_not(self):
        """Bitwise (for bool, logical) complement."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _bitwise_not_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.bitwise_not, operators.bitwise_not, (self,), {})

    def bitwise_not_(self):
        """Bitwise (for bool, logical) complement; in place."""
        kernel = None
        try:
            kernel = _bitwise_not__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.bitwise_not_, operators.bitwise_not_, (self,), {})

    def bitwise_left_shift(self, other):
        """The bits of `self` shifted left by `other` positions."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_left_shift_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.bitwise_left_shift, operators.bitwise_left_shift_Tensor, (self, other), {}
        )

    def bitwise_left_shift_(self, other):
        """The bits of `self` shifted left by `other` positions; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_left_shift__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.bitwise_left_shift_,
            operators.bitwise_left_shift__Tensor,
            (self, other),
            {},
        )

    def bitwise_right_shift(self, other):
        """The bits of `self` shifted right by `other` positions, preserving the sign."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_right_shift_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.bitwise_right_shift,
            operators.bitwise_right_shift_Tensor,
            (self, other),
            {},
        )

    def bitwise_right_shift_(self, other):
        """The bits of `self` shifted right by `other` positions, preserving the sign; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_right_shift__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.bitwise_right_shift_,
            operators.bitwise_right_shift__Tensor,
            (self, other),
            {},
        )

    def eq(self, other):
        """Whether each element of `self` equals the corresponding element of `other`, with
        broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _eq_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.eq, operators.eq_Tensor, (self, other), {})

    def eq_(self, other):
        """Whether each element of `self` equals the corresponding element of `other`, with
        broadcasting; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _eq__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.eq_, operators.eq__Tensor, (self, other), {})

    def ne(self, other):
        """Whether each element of `self` differs from the corresponding element of `other`, with
        broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _ne_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ne, operators.ne_Tensor, (self, other), {})

    def ne_(self, other):
        """Whether each element of `self` differs from the corresponding element of `other`, with
        broadcasting; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _ne__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ne_, operators.ne__Tensor, (self, other), {})

    def not_equal(self, other):
        """Another name for `ne`."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _not_equal_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.not_equal, operators.not_equal_Tensor, (self, other), {})

    def not_equal_(self, other):
        """Another name for `ne`; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _not_equal__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.not_equal_, operators.not_equal__Tensor, (self, other), {})

    def lt(self, other):
        """Whether each element of `self` is less than the corresponding element of `other`, with
        broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _lt_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lt, operators.lt_Tensor, (self, other), {})

    def lt_(self, other):
        """Whether each element of `self` is less than the corresponding element of `other`, with
        broadcasting; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _lt__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lt_, operators.lt__Tensor, (self, other), {})

    def less(self, other):
        """Another name for `lt`."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _less_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.less, operators.less_Tensor, (self, other), {})

    def less_(self, other):
        """Another name for `lt`; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _less__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.less_, operators.less__Tensor, (self, other), {})

    def le(self, other):
        """Whether each element of `self` is less than or equal to the corresponding element of
        `other`, with broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _le_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.le, operators.le_Tensor, (self, other), {})

    def le_(self, other):
        """Whether each element of `self` is less than or equal to the corresponding element of
        `other`, with broadcasting; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _le__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.le_, operators.le__Tensor, (self, other), {})

    def less_equal(self, other):
        """Another name for `le`."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _less_equal_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.less_equal, operators.less_equal_Tensor, (self, other), {})

    def less_equal_(self, other):
        """Another name for `le`; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _less_equal__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.less_equal_, operators.less_equal__Tensor, (self, other), {})

    def gt(self, other):
        """Whether each element of `self` is greater than the corresponding element of `other`, with
        broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _gt_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.gt, operators.gt_Tensor, (self, other), {})

    def gt_(self, other):
        """Whether each element of `self` is greater than the corresponding element of `other`, with
        broadcasting; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _gt__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.gt_, operators.gt__Tensor, (self, other), {})

    def greater(self, other):
        """Another name for `gt`."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _greater_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.greater, operators.greater_Tensor, (self, other), {})

    def greater_(self, other):
        """Another name for `gt`; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _greater__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.greater_, operators.greater__Tensor, (self, other), {})

    def ge(self, other):
        """Whether each element of `self` is greater than or equal to the corresponding element of
        `other`, with broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _ge_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ge, operators.ge_Tensor, (self, other), {})

    def ge_(self, other):
        """Whether each element of `self` is greater than or equal to the corresponding element of
        `other`, with broadcasting; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _ge__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ge_, operators.ge__Tensor, (self, other), {})

    def greater_equal(self, other):
        """Another name for `ge`."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _greater_equal_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.greater_equal, operators.greater_equal_Tensor, (self, other), {}
        )

    def greater_equal_(self, other):
        """Another name for `ge`; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _greater_equal__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.greater_equal_, operators.greater_equal__Tensor, (self, other), {}
        )

    def logical_and(self, other):
        """Whether both elements are true (not zero)."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _logical_and_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logical_and, operators.logical_and, (self, other), {})

    def logical_and_(self, other):
        """Whether both elements are true (not zero); in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _logical_and__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logical_and_, operators.logical_and_, (self, other), {})

    def logical_or(self, other):
        """Whether either element is true (not zero)."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _logical_or_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logical_or, operators.logical_or, (self, other), {})

    def logical_or_(self, other):
        """Whether either element is true (not zero); in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _logical_or__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logical_or_, operators.logical_or_, (self, other), {})

    def logical_xor(self, other):
        """Whether exactly one of the elements is true (not zero)."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            ufunc, run, made, kernel = _logical_xor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logical_xor, operators.logical_xor, (self, other), {})

    def logical_xor_(self, other):
        """Whether exactly one of the elements is true (not zero); in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _logical_xor__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logical_xor_, operators.logical_xor_, (self, other), {})

    def logical_not(self):
        """Whether each element is false (zero)."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _logical_not_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logical_not, operators.logical_not, (self,), {})

    def logical_not_(self):
        """Whether each element is false (zero); in place."""
        kernel = None
        try:
            kernel = _logical_not__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logical_not_, operators.logical_not_, (self,), {})

    def isnan(self):
        """Whether each element is NaN."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _isnan_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.isnan, operators.isnan, (self,), {})

    def isinf(self):
        """Whether each element is infinite."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _isinf_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.isinf, operators.isinf, (self,), {})

    def isfinite(self):
        """Whether each element is neither infinite nor NaN."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _isfinite_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.isfinite, operators.isfinite, (self,), {})

    def isposinf(self):
        """Whether each element is positive infinity."""
        kernel = None
        try:
            kernel = _isposinf_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.isposinf, operators.isposinf, (self,), {})

    def isneginf(self):
        """Whether each element is negative infinity."""
        kernel = None
        try:
            kernel = _isneginf_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.isneginf, operators.isneginf, (self,), {})

    def isreal(self):
        """Whether each element has no imaginary part."""
        kernel = None
        try:
            kernel = _isreal_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.isreal, operators.isreal, (self,), {})

    def isclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        """Whether `abs(self - other) <= atol + rtol * abs(other)` or the elements are equal,
        element by element. Both tensors must have the same dtype; NaN is close to NaN only with
        `equal_nan`.
        """
        if (
            (rtol.__class__ is float or rtol.__class__ is int)
            and (atol.__class__ is float or atol.__class__ is int)
            and equal_nan.__class__ is bool
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
                kernel = _isclose_kernels[bits & state.mask if MASKED else bits]
                return kernel(
                    self,
                    other,
                    rtol if rtol.__class__ is float else float(rtol),
                    atol if atol.__class__ is float else float(atol),
                    equal_nan,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.isclose, operators.isclose, (self, other, rtol, atol, equal_nan), {}
        )

    def allclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        """Whether every element is close in the sense of `isclose`."""
        if (
            (rtol.__class__ is float or rtol.__class__ is int)
            and (atol.__class__ is float or atol.__class__ is int)
            and equal_nan.__class__ is bool
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
                kernel = _allclose_kernels[bits & state.mask if MASKED else bits]
                return kernel(
                    self,
                    other,
                    rtol if rtol.__class__ is float else float(rtol),
                    atol if atol.__class__ is float else float(atol),
                    equal_nan,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.allclose, operators.allclose, (self, other, rtol, atol, equal_nan), {}
        )

    def equal(self, other):
        """Whether both tensors have the same shape and the same elements."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _equal_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.equal, operators.equal, (self, other), {})

    def erf(self):
        """Error function."""
        kernel = None
        try:
            kernel = _erf_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.erf, operators.erf, (self,), {})

    def erf_(self):
        """Error function; in place."""
        kernel = None
        try:
            kernel = _erf__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.erf_, operators.erf_, (self,), {})

    def erfc(self):
        """Complementary error function, `1 - erf(x)`, accurate for large arguments."""
        kernel = None
        try:
            kernel = _erfc_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.erfc, operators.erfc, (self,), {})

    def erfc_(self):
        """Complementary error function, `1 - erf(x)`, accurate for large arguments; in place."""
        kernel = None
        try:
            kernel = _erfc__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.erfc_, operators.erfc_, (self,), {})

    def erfinv(self):
        """Inverse of the error function."""
        kernel = None
        try:
            kernel = _erfinv_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.erfinv, operators.erfinv, (self,), {})

    def erfinv_(self):
        """Inverse of the error function; in place."""
        kernel = None
        try:
            kernel = _erfinv__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.erfinv_, operators.erfinv_, (self,), {})

    def lgamma(self):
        """Logarithm of the absolute value of the gamma function."""
        kernel = None
        try:
            kernel = _lgamma_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lgamma, operators.lgamma, (self,), {})

    def lgamma_(self):
        """Logarithm of the absolute value of the gamma function; in place."""
        kernel = None
        try:
            kernel = _lgamma__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lgamma_, operators.lgamma_, (self,), {})

    def digamma(self):
        """Derivative of `lgamma`."""
        kernel = None
        try:
            kernel = _digamma_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.digamma, operators.digamma, (self,), {})

    def digamma_(self):
        """Derivative of `lgamma`; in place."""
        kernel = None
        try:
            kernel = _digamma__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.digamma_, operators.digamma_, (self,), {})

    def polygamma(self, n):
        """The `n`-th derivative of `digamma`."""
        if n.__class__ is int:
            kernel = None
            try:
                kernel = _polygamma_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(n, self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.polygamma, operators.polygamma, (n, self), {})

    def polygamma_(self, n):
        """The `n`-th derivative of `digamma`, in place."""
        if n.__class__ is int:
            kernel = None
            try:
                kernel = _polygamma__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, n)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.polygamma_, operators.polygamma_, (self, n), {})

    def mvlgamma(self, p):
        """Logarithm of the multivariate gamma function of dimension `p`."""
        if p.__class__ is int:
            kernel = None
            try:
                kernel = _mvlgamma_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, p)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.mvlgamma, operators.mvlgamma, (self, p), {})

    def mvlgamma_(self, p):
        """Logarithm of the multivariate gamma function of dimension `p`; in place."""
        if p.__class__ is int:
            kernel = None
            try:
                kernel = _mvlgamma__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, p)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.mvlgamma_, operators.mvlgamma_, (self, p), {})

    def igamma(self, other):
        """Lower regularised incomplete gamma function."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _igamma_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.igamma, operators.igamma, (self, other), {})

    def igamma_(self, other):
        """Lower regularised incomplete gamma function; in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _igamma__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.igamma_, operators.igamma_, (self, other), {})

    def igammac(self, other):
        """Upper regularised incomplete gamma function."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _igammac_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.igammac, operators.igammac, (self, other), {})

    def igammac_(self, other):
        """Upper regularised incomplete gamma function; in place."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _igammac__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.igammac_, operators.igammac_, (self, other), {})

    def i0(self):
        """Modified Bessel function of the first kind of order zero."""
        kernel = None
        try:
            kernel = _i0_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.i0, operators.i0, (self,), {})

    def i0_(self):
        """Modified Bessel function of the first kind of order zero; in place."""
        kernel = None
        try:
            kernel = _i0__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.i0_, operators.i0_, (self,), {})

    def relu(self):
        """Rectified linear unit, `max(x, 0)`."""
        kernel = None
        try:
            kernel = _relu_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.relu, operators.relu, (self,), {})

    def relu_(self):
        """Rectified linear unit, `max(x, 0)`; in place."""
        kernel = None
        try:
            kernel = _relu__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.relu_, operators.relu_, (self,), {})

    def prelu(self, weight):
        """Each element, multiplied by `weight` where it is not positive; `weight` has one element,
        or one per channel.
        """
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is weight._bits_ else self._bits_ | weight._bits_
            kernel = _prelu_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, weight)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.prelu, operators.prelu, (self, weight), {})

    def hardshrink(self, lambd=0.5):
        """Each element, or zero where its absolute value is at most `lambd`."""
        if lambd.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _hardshrink_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, lambd)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.hardshrink, operators.hardshrink, (self, lambd), {})

    def softmax(self, dim=MISSING, dtype=None, **numpy_names):
        """Exponentials along `dim` divided by their sum; computed in `dtype` if given."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _softmax_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.softmax,
            operators.softmax_int,
            (self,),
            {"dim": dim, "dtype": dtype, **numpy_names},
        )

    def log_softmax(self, dim=MISSING, dtype=None, **numpy_names):
        """Logarithm of `softmax`, computed directly and without overflow; in `dtype` if given."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _log_softmax_int_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, dim, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.log_softmax,
            operators.log_softmax_int,
            (self,),
            {"dim": dim, "dtype": dtype, **numpy_names},
        )

    def sum(self, dim=MISSING, keepdim=MISSING, *, dtype=None, **numpy_names):
        """Sum of all elements; integers and booleans are summed in int64."""
        if (
            not numpy_names
            and dim is MISSING
            and keepdim is MISSING
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _sum_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
            and (keepdim is MISSING or keepdim.__class__ is bool)
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _sum_dim_IntList_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(
                    self,
                    (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                    False if keepdim is MISSING else keepdim,
                    dtype,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.sum, operators.sum, (self, dim, keepdim), {"dtype": dtype, **numpy_names}
        )

    def nansum(self, dim=None, keepdim=False, *, dtype=None, **numpy_names):
        """Sum over the dimensions `dim`, treating NaN as zero."""
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _nansum_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                    keepdim,
                    dtype,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.nansum,
            operators.nansum,
            (self, dim, keepdim),
            {"dtype": dtype, **numpy_names},
        )

    def mean(self, dim=MISSING, keepdim=MISSING, *, dtype=None, **numpy_names):
        """Arithmetic mean of all elements; floating or complex types only."""
        if (
            not numpy_names
            and dim is MISSING
            and keepdim is MISSING
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _mean_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
            and (keepdim is MISSING or keepdim.__class__ is bool)
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _mean_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                    False if keepdim is MISSING else keepdim,
                    dtype,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.mean,
            operators.mean,
            (self, dim, keepdim),
            {"dtype": dtype, **numpy_names},
        )

    def nanmean(self, dim=None, keepdim=False, *, dtype=None, **numpy_names):
        """Arithmetic mean over the dimensions `dim` of the elements that are not NaN."""
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _nanmean_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                    keepdim,
                    dtype,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.nanmean,
            operators.nanmean,
            (self, dim, keepdim),
            {"dtype": dtype, **numpy_names},
        )

    def prod(self, dim=MISSING, keepdim=MISSING, *, dtype=None, **numpy_names):
        """Product of all elements; integers and booleans are multiplied in int64."""
        if (
            not numpy_names
            and dim is MISSING
            and keepdim is MISSING
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _prod_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and dim.__class__ is int
            and (keepdim is MISSING or keepdim.__class__ is bool)
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _prod_dim_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, False if keepdim is MISSING else keepdim, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.prod,
            operators.prod,
            (self, dim, keepdim),
            {"dtype": dtype, **numpy_names},
        )

    def sum_to_size(self, *args, **kwargs):
        """Sum over the dimensions along which `size` is broadcast to the tensor's shape."""
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _sum_to_size_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_size := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _sum_to_size_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_size)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.sum_to_size, operators.sum_to_size, (self, *args), kwargs)

    def count_nonzero(self, *args, **kwargs):
        """Number of nonzero elements, along `dim` or in total."""
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _count_nonzero_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, None)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (args[0] is None or args[0].__class__ is int):
            kernel = None
            try:
                kernel = _count_nonzero_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                bits = self._bits_
                kernel = _count_nonzero_dim_IntList_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_dim := as_ints(args[0])) is not None:
            kernel = None
            try:
                bits = self._bits_
                kernel = _count_nonzero_dim_IntList_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, ints_dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.count_nonzero, operators.count_nonzero, (self, *args), kwargs
        )

    def amax(self, dim=(), keepdim=False, **numpy_names):
        """Largest element over the dimensions `dim`; the gradient is divided equally among equal
        elements.
        """
        if (
            not numpy_names
            and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
            and keepdim.__class__ is bool
        ):
            kernel = None
            try:
                kernel = _amax_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, (dim,) if dim.__class__ is int else ints_dim, keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.amax, operators.amax, (self, dim, keepdim), {**numpy_names})

    def amin(self, dim=(), keepdim=False, **numpy_names):
        """Smallest element over the dimensions `dim`; the gradient is divided equally among equal
        elements.
        """
        if (
            not numpy_names
            and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
            and keepdim.__class__ is bool
        ):
            kernel = None
            try:
                kernel = _amin_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, (dim,) if dim.__class__ is int else ints_dim, keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.amin, operators.amin, (self, dim, keepdim), {**numpy_names})

    def aminmax(self, *, dim=None, keepdim=False, **numpy_names):
        """Smallest and largest element, over `dim` or overall."""
        if not numpy_names and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            kernel = None
            try:
                kernel = _aminmax_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.aminmax,
            operators.aminmax,
            (self,),
            {"dim": dim, "keepdim": keepdim, **numpy_names},
        )

    def argmax(self, dim=None, keepdim=False, **numpy_names):
        """Index of the largest element along `dim`, or in the flattened tensor."""
        if not numpy_names and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            kernel = None
            try:
                kernel = _argmax_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.argmax, operators.argmax, (self, dim, keepdim), {**numpy_names}
        )

    def argmin(self, dim=None, keepdim=False, **numpy_names):
        """Index of the smallest element along `dim`, or in the flattened tensor."""
        if not numpy_names and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            kernel = None
            try:
                kernel = _argmin_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.argmin, operators.argmin, (self, dim, keepdim), {**numpy_names}
        )

    def all(self, dim=MISSING, keepdim=MISSING, **numpy_names):
        """Whether every element is nonzero."""
        if not numpy_names and dim is MISSING and keepdim is MISSING:
            kernel = None
            try:
                kernel = _all_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and dim.__class__ is int
            and (keepdim is MISSING or keepdim.__class__ is bool)
        ):
            kernel = None
            try:
                kernel = _all_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, False if keepdim is MISSING else keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and (dim is MISSING or dim is None or (ints_dim := as_ints(dim)) is not None)
            and (keepdim is MISSING or keepdim.__class__ is bool)
        ):
            kernel = None
            try:
                kernel = _all_dims_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    None if dim is MISSING else (None if dim is None else ints_dim),
                    False if keepdim is MISSING else keepdim,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.all, operators.all, (self, dim, keepdim), {**numpy_names})

    def any(self, dim=MISSING, keepdim=MISSING, **numpy_names):
        """Whether any element is nonzero."""
        if not numpy_names and dim is MISSING and keepdim is MISSING:
            kernel = None
            try:
                kernel = _any_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and dim.__class__ is int
            and (keepdim is MISSING or keepdim.__class__ is bool)
        ):
            kernel = None
            try:
                kernel = _any_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, False if keepdim is MISSING else keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and (dim is MISSING or dim is None or (ints_dim := as_ints(dim)) is not None)
            and (keepdim is MISSING or keepdim.__class__ is bool)
        ):
            kernel = None
            try:
                kernel = _any_dims_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    None if dim is MISSING else (None if dim is None else ints_dim),
                    False if keepdim is MISSING else keepdim,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.any, operators.any, (self, dim, keepdim), {**numpy_names})

    def var(self, *args, **kwargs):
        """Variance of all elements, unbiased (over count - 1) or not."""
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _var_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, True)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is bool:
            kernel = None
            try:
                kernel = _var_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 1
            and (
                args[0] is None
                or args[0].__class__ is int
                or (ints_dim := as_ints(args[0])) is not None
            )
        ):
            kernel = None
            try:
                kernel = _var_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (
                        (args[0],)
                        if args[0].__class__ is int
                        else None
                        if args[0] is None
                        else ints_dim
                    ),
                    True,
                    False,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 2
            and (
                args[0] is None
                or args[0].__class__ is int
                or (ints_dim := as_ints(args[0])) is not None
            )
            and args[1].__class__ is bool
        ):
            kernel = None
            try:
                kernel = _var_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (
                        (args[0],)
                        if args[0].__class__ is int
                        else None
                        if args[0] is None
                        else ints_dim
                    ),
                    args[1],
                    False,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 3
            and (
                args[0] is None
                or args[0].__class__ is int
                or (ints_dim := as_ints(args[0])) is not None
            )
            and args[1].__class__ is bool
            and args[2].__class__ is bool
        ):
            kernel = None
            try:
                kernel = _var_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (
                        (args[0],)
                        if args[0].__class__ is int
                        else None
                        if args[0] is None
                        else ints_dim
                    ),
                    args[1],
                    args[2],
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _var_correction_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, None, None, False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 1
            and (
                args[0] is None
                or args[0].__class__ is int
                or (ints_dim := as_ints(args[0])) is not None
            )
        ):
            kernel = None
            try:
                kernel = _var_correction_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(
                    self,
                    (
                        (args[0],)
                        if args[0].__class__ is int
                        else None
                        if args[0] is None
                        else ints_dim
                    ),
                    None,
                    False,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.var, operators.var, (self, *args), kwargs)

    def std(self, *args, **kwargs):
        """Standard deviation of all elements, unbiased (over count - 1) or not."""
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _std_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, True)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is bool:
            kernel = None
            try:
                kernel = _std_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 1
            and (
                args[0] is None
                or args[0].__class__ is int
                or (ints_dim := as_ints(args[0])) is not None
            )
        ):
            kernel = None
            try:
                kernel = _std_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (
                        (args[0],)
                        if args[0].__class__ is int
                        else None
                        if args[0] is None
                        else ints_dim
                    ),
                    True,
                    False,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 2
            and (
                args[0] is None
                or args[0].__class__ is int
                or (ints_dim := as_ints(args[0])) is not None
            )
            and args[1].__class__ is bool
        ):
            kernel = None
            try:
                kernel = _std_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (
                        (args[0],)
                        if args[0].__class__ is int
                        else None
                        if args[0] is None
                        else ints_dim
                    ),
                    args[1],
                    False,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 3
            and (
                args[0] is None
                or args[0].__class__ is int
                or (ints_dim := as_ints(args[0])) is not None
            )
            and args[1].__class__ is bool
            and args[2].__class__ is bool
        ):
            kernel = None
            try:
                kernel = _std_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (
                        (args[0],)
                        if args[0].__class__ is int
                        else None
                        if args[0] is None
                        else ints_dim
                    ),
                    args[1],
                    args[2],
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _std_correction_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, None, None, False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 1
            and (
                args[0] is None
                or args[0].__class__ is int
                or (ints_dim := as_ints(args[0])) is not None
            )
        ):
            kernel = None
            try:
                kernel = _std_correction_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(
                    self,
                    (
                        (args[0],)
                        if args[0].__class__ is int
                        else None
                        if args[0] is None
                        else ints_dim
                    ),
                    None,
                    False,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.std, operators.std, (self, *args), kwargs)

    def logsumexp(self, dim=MISSING, keepdim=False, **numpy_names):
        """Logarithm of the sum of exponentials over the dimensions `dim`, without overflow."""
        if (
            not numpy_names
            and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
            and keepdim.__class__ is bool
        ):
            kernel = None
            try:
                kernel = _logsumexp_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, (dim,) if dim.__class__ is int else ints_dim, keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.logsumexp,
            operators.logsumexp,
            (self,),
            {"dim": dim, "keepdim": keepdim, **numpy_names},
        )

    def median(self, dim=MISSING, keepdim=MISSING, **numpy_names):
        """Median of all elements (the lower one of two middle elements); NaN if any element is."""
        if not numpy_names and dim is MISSING and keepdim is MISSING:
            kernel = None
            try:
                kernel = _median_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and dim.__class__ is int
            and (keepdim is MISSING or keepdim.__class__ is bool)
        ):
            kernel = None
            try:
                kernel = _median_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, False if keepdim is MISSING else keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.median, operators.median, (self, dim, keepdim), {**numpy_names}
        )

    def nanmedian(self, dim=MISSING, keepdim=MISSING, **numpy_names):
        """Median of all elements that are not NaN."""
        if not numpy_names and dim is MISSING and keepdim is MISSING:
            kernel = None
            try:
                kernel = _nanmedian_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and dim.__class__ is int
            and (keepdim is MISSING or keepdim.__class__ is bool)
        ):
            kernel = None
            try:
                kernel = _nanmedian_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, False if keepdim is MISSING else keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.nanmedian, operators.nanmedian, (self, dim, keepdim), {**numpy_names}
        )

    def mode(self, dim=-1, keepdim=False, **numpy_names):
        """The most frequent elements along `dim`, and the index of the last occurrence of each."""
        if not numpy_names and dim.__class__ is int and keepdim.__class__ is bool:
            kernel = None
            try:
                kernel = _mode_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.mode, operators.mode, (self, dim, keepdim), {**numpy_names})

    def quantile(self, q, dim=None, keepdim=False, *, interpolation="linear", **numpy_names):
        """The `q`-quantiles along `dim`, between neighbours by `interpolation`."""
        if (
            not numpy_names
            and (q.__class__ is float or q.__class__ is int)
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            kernel = None
            try:
                kernel = _quantile_scalar_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(
                    self, q if q.__class__ is float else float(q), dim, keepdim, interpolation
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is q._bits_ else self._bits_ | q._bits_
                kernel = _quantile_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, q, dim, keepdim, interpolation)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.quantile,
            operators.quantile,
            (self, q, dim, keepdim),
            {"interpolation": interpolation, **numpy_names},
        )

    def nanquantile(self, q, dim=None, keepdim=False, *, interpolation="linear", **numpy_names):
        """The `q`-quantiles along `dim` of the elements that are not NaN."""
        if (
            not numpy_names
            and (q.__class__ is float or q.__class__ is int)
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            kernel = None
            try:
                bits = self._bits_
                kernel = _nanquantile_scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(
                    self, q if q.__class__ is float else float(q), dim, keepdim, interpolation
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is q._bits_ else self._bits_ | q._bits_
                kernel = _nanquantile_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, q, dim, keepdim, interpolation)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.nanquantile,
            operators.nanquantile,
            (self, q, dim, keepdim),
            {"interpolation": interpolation, **numpy_names},
        )

    def cumsum(self, dim=MISSING, *, dtype=None, **numpy_names):
        """Cumulative sum along `dim`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _cumsum_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.cumsum, operators.cumsum, (self, dim), {"dtype": dtype, **numpy_names}
        )

    def cumsum_(self, dim=MISSING, *, dtype=None, **numpy_names):
        """Cumulative sum along `dim`; in place."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _cumsum__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.cumsum_, operators.cumsum_, (self, dim), {"dtype": dtype, **numpy_names}
        )

    def cumprod(self, dim=MISSING, *, dtype=None, **numpy_names):
        """Cumulative product along `dim`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _cumprod_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.cumprod, operators.cumprod, (self, dim), {"dtype": dtype, **numpy_names}
        )

    def cumprod_(self, dim=MISSING, *, dtype=None, **numpy_names):
        """Cumulative product along `dim`; in place."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (dtype is None or dtype.__class__ is dtype_class)
        ):
            kernel = None
            try:
                kernel = _cumprod__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, dtype)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.cumprod_, operators.cumprod_, (self, dim), {"dtype": dtype, **numpy_names}
        )

    def cummax(self, dim=MISSING, **numpy_names):
        """Cumulative maximum along `dim`, and the index of its last occurrence."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                kernel = _cummax_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.cummax, operators.cummax, (self, dim), {**numpy_names})

    def cummin(self, dim=MISSING, **numpy_names):
        """Cumulative minimum along `dim`, and the index of its last occurrence."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                kernel = _cummin_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.cummin, operators.cummin, (self, dim), {**numpy_names})

    def logcumsumexp(self, dim=MISSING, **numpy_names):
        """Logarithm of the cumulative sum of exponentials along `dim`."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                kernel = _logcumsumexp_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.logcumsumexp, operators.logcumsumexp, (self, dim), {**numpy_names}
        )

    def diff(self, n=1, dim=-1, prepend=None, append=None, **numpy_names):
        """Differences of neighbours along `dim`, taken `n` times."""
        if not numpy_names and n.__class__ is int and dim.__class__ is int:
            kernel = None
            try:
                bits = self._bits_
                bits |= 0 if prepend is None else prepend._bits_
                bits |= 0 if append is None else append._bits_
                kernel = _diff_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, n, dim, prepend, append)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.diff, operators.diff, (self, n, dim, prepend, append), {**numpy_names}
        )

    def bincount(self, weights=None, minlength=0):
        """How often each number occurs in a vector of integers, or the sum of its weights."""
        if minlength.__class__ is int:
            kernel = None
            try:
                more = 0 if weights is None else weights._bits_
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _bincount_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, weights, minlength)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.bincount, operators.bincount, (self, weights, minlength), {})

    def histc(self, bins=100, min=0, max=0):
        """Counts in equal bins from `min` to `max`, or over the range of the data."""
        if bins.__class__ is int and min.__class__ in NUMBER_BITS and max.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _histc_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, bins, min, max)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.histc, operators.histc, (self, bins, min, max), {})

    def histogram(self, bins=MISSING, *, weight=None, density=False, range=MISSING):
        """Counts, weights or densities between given edges, and the edges."""
        if (
            (bins is MISSING or bins.__class__ is int)
            and density.__class__ is bool
            and (range is MISSING or range is None or are_floats(range))
        ):
            kernel = None
            try:
                more = 0 if weight is None else weight._bits_
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _histogram_bin_ct_kernels[bits & state.mask if MASKED else bits]
                return kernel(
                    self,
                    100 if bins is MISSING else bins,
                    None if range is MISSING else range,
                    weight,
                    density,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if bins is not MISSING and density.__class__ is bool and range is MISSING:
            kernel = None
            try:
                bits = self._bits_
                bits |= bins._bits_
                bits |= 0 if weight is None else weight._bits_
                kernel = _histogram_bins_tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, bins, weight, density)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.histogram,
            operators.histogram_bins_tensor,
            (self, bins),
            {"weight": weight, "density": density, "range": range},
        )

    def hash_tensor(self, dim=(), *, keepdim=False, mode=0, **numpy_names):
        """Bitwise exclusive or of the elements over `dim`."""
        if (
            not numpy_names
            and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
            and keepdim.__class__ is bool
            and mode.__class__ is int
        ):
            kernel = None
            try:
                kernel = _hash_tensor_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, (dim,) if dim.__class__ is int else ints_dim, keepdim, mode)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.hash_tensor,
            operators.hash_tensor,
            (self, dim),
            {"keepdim": keepdim, "mode": mode, **numpy_names},
        )

    def cov(self, *, correction=1, fweights=None, aweights=None):
        """Covariances of variables, one per row, over observations, one per column."""
        if correction.__class__ is int:
            kernel = None
            try:
                bits = self._bits_
                bits |= 0 if fweights is None else fweights._bits_
                bits |= 0 if aweights is None else aweights._bits_
                kernel = _cov_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, correction, fweights, aweights)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.cov,
            operators.cov,
            (self,),
            {"correction": correction, "fweights": fweights, "aweights": aweights},
        )

    def corrcoef(self):
        """Correlations of variables, one per row, over observations, one per column."""
        kernel = None
        try:
            kernel = _corrcoef_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.corrcoef, operators.corrcoef, (self,), {})

    def detach(self):
        """A view that is detached from the graph."""
        kernel = None
        try:
            kernel = _detach_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.detach, operators.detach, (self,), {})

    def view(self, *args, **kwargs):
        """The same elements, in order, under another shape; strides must allow it."""
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _view_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_size := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _view_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_size)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is dtype_class:
            kernel = None
            try:
                kernel = _view_dtype_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.view, operators.view, (self, *args), kwargs)

    def view_as(self, other):
        """The tensor viewed with the shape of `other`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _view_as_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.view_as, operators.view_as, (self, other), {})

    def reshape(self, *args, **kwargs):
        """The same elements, in order, under another shape: a view if strides allow it, else a
        copy.
        """
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _reshape_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_shape := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _reshape_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_shape)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.reshape, operators.reshape, (self, *args), kwargs)

    def reshape_as(self, other):
        """The tensor reshaped like `other`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _reshape_as_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.reshape_as, operators.reshape_as, (self, other), {})

    def flatten(self, start_dim=0, end_dim=-1):
        """The dimensions from `start_dim` to `end_dim` merged into one."""
        if start_dim.__class__ is int and end_dim.__class__ is int:
            kernel = None
            try:
                bits = self._bits_
                kernel = _flatten_using_ints_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, start_dim, end_dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.flatten, operators.flatten_using_ints, (self, start_dim, end_dim), {}
        )

    def unflatten(self, dim=MISSING, sizes=MISSING, **numpy_names):
        """One dimension split into several; one of `sizes` may be -1."""
        if not numpy_names and dim.__class__ is int and (ints_sizes := as_ints(sizes)) is not None:
            kernel = None
            try:
                kernel = _unflatten_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, ints_sizes)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.unflatten, operators.unflatten_int, (self, dim, sizes), {**numpy_names}
        )

    def ravel(self):
        """The tensor flattened to a vector."""
        kernel = None
        try:
            kernel = _ravel_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ravel, operators.ravel, (self,), {})

    def contiguous(self, *, memory_format=contiguous_format):
        """The tensor itself if its elements lie in order in memory, else a copy."""
        if memory_format.__class__ is memory_format_class:
            kernel = None
            try:
                kernel = _contiguous_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, memory_format)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.contiguous,
            operators.contiguous,
            (self,),
            {"memory_format": memory_format},
        )

    def permute(self, *args, **kwargs):
        """The dimensions in another order."""
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _permute_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_dims := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _permute_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_dims)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.permute, operators.permute, (self, *args), kwargs)

    def transpose(self, dim0, dim1):
        """Two dimensions exchanged."""
        if dim0.__class__ is int and dim1.__class__ is int:
            kernel = None
            try:
                kernel = _transpose_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim0, dim1)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.transpose, operators.transpose_int, (self, dim0, dim1), {})

    def t(self):
        """The transpose of a matrix; vectors and scalars are unchanged."""
        kernel = None
        try:
            kernel = _t_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.t, operators.t, (self,), {})

    def swapaxes(self, axis0, axis1):
        """Two dimensions exchanged."""
        if axis0.__class__ is int and axis1.__class__ is int:
            kernel = None
            try:
                kernel = _swapaxes_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, axis0, axis1)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.swapaxes, operators.swapaxes, (self, axis0, axis1), {})

    def swapdims(self, dim0, dim1):
        """Two dimensions exchanged."""
        if dim0.__class__ is int and dim1.__class__ is int:
            kernel = None
            try:
                kernel = _swapdims_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim0, dim1)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.swapdims, operators.swapdims, (self, dim0, dim1), {})

    def movedim(self, source, destination):
        """Dimensions moved from positions `source` to positions `destination`."""
        if (
            (ints_source := as_ints(source)) is not None
            and (ints_destination := as_ints(destination)) is not None
        ):
            kernel = None
            try:
                kernel = _movedim_intlist_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, ints_source, ints_destination)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if source.__class__ is int and destination.__class__ is int:
            kernel = None
            try:
                kernel = _movedim_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, source, destination)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.movedim, operators.movedim_intlist, (self, source, destination), {}
        )

    def moveaxis(self, source, destination):
        """Dimensions moved from positions `source` to positions `destination`."""
        if (
            (ints_source := as_ints(source)) is not None
            and (ints_destination := as_ints(destination)) is not None
        ):
            kernel = None
            try:
                kernel = _moveaxis_intlist_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, ints_source, ints_destination)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if source.__class__ is int and destination.__class__ is int:
            kernel = None
            try:
                kernel = _moveaxis_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, source, destination)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.moveaxis, operators.moveaxis_intlist, (self, source, destination), {}
        )

    def numpy_T(self):
        """The dimensions in reverse order."""
        kernel = None
        try:
            kernel = _numpy_T_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.numpy_T, operators.numpy_T, (self,), {})

    def matrix_H(self):
        """The conjugate transpose of a matrix."""
        kernel = None
        try:
            kernel = _matrix_H_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.matrix_H, operators.matrix_H, (self,), {})

    def adjoint(self):
        """The last two dimensions exchanged and the elements conjugated."""
        kernel = None
        try:
            kernel = _adjoint_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.adjoint, operators.adjoint, (self,), {})

    def expand(self, *args, **kwargs):
        """Dimensions of size 1 expanded to `size` without copying; -1 keeps a size."""
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _expand_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args, False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_size := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _expand_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_size, False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.expand, operators.expand, (self, *args), kwargs)

    def expand_as(self, other):
        """The tensor expanded to the shape of `other`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _expand_as_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.expand_as, operators.expand_as, (self, other), {})

    def broadcast_to(self, *args, **kwargs):
        """The tensor expanded to `size`."""
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _broadcast_to_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_size := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _broadcast_to_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_size)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.broadcast_to, operators.broadcast_to, (self, *args), kwargs)

    def squeeze(self, *args, **kwargs):
        """The tensor without its dimensions of size 1."""
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _squeeze_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _squeeze_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _squeeze_dims_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_dim := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _squeeze_dims_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.squeeze, operators.squeeze, (self, *args), kwargs)

    def unsqueeze(self, dim=MISSING, **numpy_names):
        """The tensor with a new dimension of size 1 at `dim`."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                kernel = _unsqueeze_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.unsqueeze, operators.unsqueeze, (self, dim), {**numpy_names})

    def select(self, dim=MISSING, index=MISSING, **numpy_names):
        """The slice at `index` along `dim`; the dimension is removed."""
        if not numpy_names and dim.__class__ is int and index.__class__ is int:
            kernel = None
            try:
                kernel = _select_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, index)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.select, operators.select_int, (self, dim, index), {**numpy_names}
        )

    def narrow(self, dim=MISSING, start=MISSING, length=MISSING, **numpy_names):
        """`length` slices from `start` on along `dim`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and start.__class__ is int
            and length.__class__ is int
        ):
            kernel = None
            try:
                kernel = _narrow_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, start, length)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and dim.__class__ is int
            and start is not MISSING
            and length.__class__ is int
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is start._bits_ else self._bits_ | start._bits_
                kernel = _narrow_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, start, length)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.narrow, operators.narrow, (self, dim, start, length), {**numpy_names}
        )

    def diagonal(self, offset=0, dim1=0, dim2=1):
        """The diagonal over two dimensions, which becomes the last dimension."""
        if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            kernel = None
            try:
                kernel = _diagonal_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, offset, dim1, dim2)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.diagonal, operators.diagonal, (self, offset, dim1, dim2), {})

    def unfold(self, dimension, size, step):
        """Windows of `size` elements, `step` apart, along `dimension`, as a new last dimension."""
        if dimension.__class__ is int and size.__class__ is int and step.__class__ is int:
            kernel = None
            try:
                kernel = _unfold_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dimension, size, step)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.unfold, operators.unfold, (self, dimension, size, step), {})

    def as_strided(self, size, stride, storage_offset=None):
        """A view of the tensor's memory with the given size and strides."""
        if (
            (ints_size := as_ints(size)) is not None
            and (ints_stride := as_ints(stride)) is not None
            and (storage_offset is None or storage_offset.__class__ is int)
        ):
            kernel = None
            try:
                kernel = _as_strided_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_size, ints_stride, storage_offset)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.as_strided, operators.as_strided, (self, size, stride, storage_offset), {}
        )

    def split_with_sizes(self, split_sizes, dim=0, **numpy_names):
        """Pieces of the given sizes along `dim`."""
        if (
            not numpy_names
            and (ints_split_sizes := as_ints(split_sizes)) is not None
            and dim.__class__ is int
        ):
            kernel = None
            try:
                kernel = _split_with_sizes_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, ints_split_sizes, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.split_with_sizes,
            operators.split_with_sizes,
            (self, split_sizes, dim),
            {**numpy_names},
        )

    def chunk(self, chunks, dim=0, **numpy_names):
        """At most `chunks` pieces of equal size along `dim`; the last may be smaller."""
        if not numpy_names and chunks.__class__ is int and dim.__class__ is int:
            kernel = None
            try:
                kernel = _chunk_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, chunks, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.chunk, operators.chunk, (self, chunks, dim), {**numpy_names})

    def tensor_split(self, *args, **kwargs):
        """Exactly `sections` pieces of nearly equal extent along `dim`."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                bits = self._bits_
                kernel = _tensor_split_sections_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args[0], 0)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is int:
            kernel = None
            try:
                bits = self._bits_
                kernel = _tensor_split_sections_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args[0], args[1])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_indices := as_ints(args[0])) is not None:
            kernel = None
            try:
                bits = self._bits_
                kernel = _tensor_split_indices_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, ints_indices, 0)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 2
            and (ints_indices := as_ints(args[0])) is not None
            and args[1].__class__ is int
        ):
            kernel = None
            try:
                bits = self._bits_
                kernel = _tensor_split_indices_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, ints_indices, args[1])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and hasattr(args[0], "_bits_"):
            kernel = None
            try:
                bits = (
                    self._bits_ if self._bits_ is args[0]._bits_ else self._bits_ | args[0]._bits_
                )
                kernel = _tensor_split_tensor_indices_or_sections_kernels[
                    bits & state.mask if MASKED else bits
                ]
                return kernel(self, args[0], 0)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 2
            and hasattr(args[0], "_bits_")
            and args[1].__class__ is int
        ):
            kernel = None
            try:
                bits = (
                    self._bits_ if self._bits_ is args[0]._bits_ else self._bits_ | args[0]._bits_
                )
                kernel = _tensor_split_tensor_indices_or_sections_kernels[
                    bits & state.mask if MASKED else bits
                ]
                return kernel(self, args[0], args[1])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.tensor_split, operators.tensor_split_sections, (self, *args), kwargs
        )

    def hsplit(self, *args, **kwargs):
        """Pieces of equal size along the second dimension (the first of a vector)."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _hsplit_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _hsplit_array_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_indices := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _hsplit_array_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_indices)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.hsplit, operators.hsplit_int, (self, *args), kwargs)

    def vsplit(self, *args, **kwargs):
        """Pieces of equal size along the first dimension."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _vsplit_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _vsplit_array_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_indices := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _vsplit_array_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_indices)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.vsplit, operators.vsplit_int, (self, *args), kwargs)

    def dsplit(self, *args, **kwargs):
        """Pieces of equal size along the third dimension."""
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _dsplit_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _dsplit_array_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_indices := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _dsplit_array_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_indices)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.dsplit, operators.dsplit_int, (self, *args), kwargs)

    def unbind(self, dim=0, **numpy_names):
        """The slices along `dim`; the dimension is removed."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                kernel = _unbind_int_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.unbind, operators.unbind_int, (self, dim), {**numpy_names})

    def unsafe_chunk(self, chunks, dim=0, **numpy_names):
        """Like `chunk`, but autograd treats the pieces as independent tensors, although they share
        memory.
        """
        if not numpy_names and chunks.__class__ is int and dim.__class__ is int:
            kernel = None
            try:
                kernel = _unsafe_chunk_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, chunks, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.unsafe_chunk, operators.unsafe_chunk, (self, chunks, dim), {**numpy_names}
        )

    def unsafe_split(self, split_size, dim=0, **numpy_names):
        """Like `split`, but autograd treats the pieces as independent tensors, although they share
        memory.
        """
        if not numpy_names and split_size.__class__ is int and dim.__class__ is int:
            kernel = None
            try:
                bits = self._bits_
                kernel = _unsafe_split_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, split_size, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.unsafe_split,
            operators.unsafe_split_Tensor,
            (self, split_size, dim),
            {**numpy_names},
        )

    def unsafe_split_with_sizes(self, split_sizes, dim=0, **numpy_names):
        """Like `split_with_sizes`, but autograd treats the pieces as independent tensors, although
        they share memory.
        """
        if (
            not numpy_names
            and (ints_split_sizes := as_ints(split_sizes)) is not None
            and dim.__class__ is int
        ):
            kernel = None
            try:
                bits = self._bits_
                kernel = _unsafe_split_with_sizes_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, ints_split_sizes, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.unsafe_split_with_sizes,
            operators.unsafe_split_with_sizes,
            (self, split_sizes, dim),
            {**numpy_names},
        )

    def conj(self):
        """The conjugate of each element, as a view: the elements are conjugated where they are
        needed. A real tensor is its own.
        """
        kernel = None
        try:
            kernel = _conj_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.conj, operators.conj, (self,), {})

    def narrow_copy(self, dim=MISSING, start=MISSING, length=MISSING, **numpy_names):
        """As `narrow`, as a copy."""
        if (
            not numpy_names
            and dim.__class__ is int
            and start.__class__ is int
            and length.__class__ is int
        ):
            kernel = None
            try:
                kernel = _narrow_copy_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dim, start, length)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.narrow_copy,
            operators.narrow_copy,
            (self, dim, start, length),
            {**numpy_names},
        )

    def select_scatter(self, src, dim=MISSING, index=MISSING, **numpy_names):
        """A copy with the slice at `index` along `dim` replaced by `src`."""
        if not numpy_names and dim.__class__ is int and index.__class__ is int:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is src._bits_ else self._bits_ | src._bits_
                kernel = _select_scatter_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, src, dim, index)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.select_scatter,
            operators.select_scatter,
            (self, src, dim, index),
            {**numpy_names},
        )

    def slice_scatter(self, src, dim=0, start=None, end=None, step=1, **numpy_names):
        """A copy with a slice replaced by `src`."""
        if (
            not numpy_names
            and dim.__class__ is int
            and (start is None or start.__class__ is int)
            and (end is None or end.__class__ is int)
            and step.__class__ is int
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is src._bits_ else self._bits_ | src._bits_
                kernel = _slice_scatter_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, src, dim, start, end, step)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.slice_scatter,
            operators.slice_scatter,
            (self, src, dim, start, end, step),
            {**numpy_names},
        )

    def diagonal_scatter(self, src, offset=0, dim1=0, dim2=1):
        """A copy with the diagonal replaced by `src`."""
        if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is src._bits_ else self._bits_ | src._bits_
                kernel = _diagonal_scatter_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, src, offset, dim1, dim2)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.diagonal_scatter,
            operators.diagonal_scatter,
            (self, src, offset, dim1, dim2),
            {},
        )

    def as_strided_scatter(self, src, size, stride, storage_offset=None):
        """A copy with the elements that `as_strided` would show replaced by `src`."""
        if (
            (ints_size := as_ints(size)) is not None
            and (ints_stride := as_ints(stride)) is not None
            and (storage_offset is None or storage_offset.__class__ is int)
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is src._bits_ else self._bits_ | src._bits_
                kernel = _as_strided_scatter_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, src, ints_size, ints_stride, storage_offset)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.as_strided_scatter,
            operators.as_strided_scatter,
            (self, src, size, stride, storage_offset),
            {},
        )

    def clone(self, *, memory_format=None):
        """A copy with memory of its own."""
        if memory_format is None or memory_format.__class__ is memory_format_class:
            kernel = None
            try:
                kernel = _clone_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, memory_format)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.clone, operators.clone, (self,), {"memory_format": memory_format}
        )

    def copy_(self, src, non_blocking=False):
        """`src` broadcast to the shape, and converted to the type, of `self`; in place."""
        if non_blocking.__class__ is bool:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is src._bits_ else self._bits_ | src._bits_
                kernel = _copy__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, src, non_blocking)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.copy_, operators.copy_, (self, src, non_blocking), {})

    def fill_(self, value):
        """A tensor like `self` with every element `value`; in place."""
        if value.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _fill__Scalar_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is value._bits_ else self._bits_ | value._bits_
            kernel = _fill__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.fill_, operators.fill__Scalar, (self, value), {})

    def zero_(self):
        """A tensor like `self` with every element zero; in place."""
        kernel = None
        try:
            kernel = _zero__kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.zero_, operators.zero_, (self,), {})

    def type_as(self, other):
        """The tensor in the type of another."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _type_as_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.type_as, operators.type_as, (self, other), {})

    def flip(self, *args, **kwargs):
        """The order of the elements reversed along `dims`."""
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _flip_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_dims := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _flip_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_dims)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.flip, operators.flip, (self, *args), kwargs)

    def fliplr(self):
        """The order of the elements reversed along the second dimension."""
        kernel = None
        try:
            kernel = _fliplr_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.fliplr, operators.fliplr, (self,), {})

    def flipud(self):
        """The order of the elements reversed along the first dimension."""
        kernel = None
        try:
            kernel = _flipud_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.flipud, operators.flipud, (self,), {})

    def roll(self, shifts, dims=()):
        """Elements moved along by `shifts`, around the end."""
        if (
            (shifts.__class__ is int or (ints_shifts := as_ints(shifts)) is not None)
            and (dims.__class__ is int or (ints_dims := as_ints(dims)) is not None)
        ):
            kernel = None
            try:
                kernel = _roll_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    (shifts,) if shifts.__class__ is int else ints_shifts,
                    (dims,) if dims.__class__ is int else ints_dims,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.roll, operators.roll, (self, shifts, dims), {})

    def rot90(self, k=1, dims=(0, 1)):
        """The tensor rotated by `k` quarter turns in the plane of two dimensions."""
        if k.__class__ is int and (ints_dims := as_ints(dims)) is not None:
            kernel = None
            try:
                kernel = _rot90_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, k, ints_dims)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.rot90, operators.rot90, (self, k, dims), {})

    def repeat(self, *args, **kwargs):
        """The tensor tiled along each dimension; new dimensions come first."""
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _repeat_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_repeats := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _repeat_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_repeats)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.repeat, operators.repeat, (self, *args), kwargs)

    def tile(self, *args, **kwargs):
        """The tensor tiled along its last dimensions."""
        if not kwargs and args and args[0].__class__ is int and (len(args) == 1 or are_ints(args)):
            kernel = None
            try:
                kernel = _tile_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and (ints_dims := as_ints(args[0])) is not None:
            kernel = None
            try:
                kernel = _tile_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, ints_dims)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.tile, operators.tile, (self, *args), kwargs)

    def repeat_interleave(self, repeats, dim=None, *, output_size=None, **numpy_names):
        """Each slice of `dim` repeated as often as `repeats` says."""
        if (
            not numpy_names
            and repeats.__class__ is int
            and (dim is None or dim.__class__ is int)
            and (output_size is None or output_size.__class__ is int)
        ):
            kernel = None
            try:
                bits = self._bits_
                kernel = _repeat_interleave_self_int_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, repeats, dim, output_size)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and (dim is None or dim.__class__ is int)
            and (output_size is None or output_size.__class__ is int)
        ):
            kernel = None
            try:
                bits = (
                    self._bits_ if self._bits_ is repeats._bits_ else self._bits_ | repeats._bits_
                )
                kernel = _repeat_interleave_self_Tensor_kernels[
                    bits & state.mask if MASKED else bits
                ]
                return kernel(self, repeats, dim, output_size)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.repeat_interleave,
            operators.repeat_interleave_self_Tensor,
            (self, repeats, dim),
            {"output_size": output_size, **numpy_names},
        )

    def tril(self, diagonal=0):
        """The lower triangle of each matrix, with zeros elsewhere."""
        if diagonal.__class__ is int:
            kernel = None
            try:
                kernel = _tril_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, diagonal)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.tril, operators.tril, (self, diagonal), {})

    def tril_(self, diagonal=0):
        """The lower triangle of each matrix, with zeros elsewhere; in place."""
        if diagonal.__class__ is int:
            kernel = None
            try:
                kernel = _tril__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, diagonal)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.tril_, operators.tril_, (self, diagonal), {})

    def triu(self, diagonal=0):
        """The upper triangle of each matrix, with zeros elsewhere."""
        if diagonal.__class__ is int:
            kernel = None
            try:
                kernel = _triu_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, diagonal)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.triu, operators.triu, (self, diagonal), {})

    def triu_(self, diagonal=0):
        """The upper triangle of each matrix, with zeros elsewhere; in place."""
        if diagonal.__class__ is int:
            kernel = None
            try:
                kernel = _triu__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, diagonal)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.triu_, operators.triu_, (self, diagonal), {})

    def diag(self, diagonal=0):
        """The matrix with a vector on its diagonal, or the diagonal of a matrix."""
        if diagonal.__class__ is int:
            kernel = None
            try:
                kernel = _diag_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, diagonal)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.diag, operators.diag, (self, diagonal), {})

    def diag_embed(self, offset=0, dim1=-2, dim2=-1):
        """Matrices whose diagonals are the last dimension."""
        if offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            kernel = None
            try:
                kernel = _diag_embed_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, offset, dim1, dim2)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.diag_embed, operators.diag_embed, (self, offset, dim1, dim2), {}
        )

    def diagflat(self, offset=0):
        """The matrix with all elements on its diagonal."""
        if offset.__class__ is int:
            kernel = None
            try:
                kernel = _diagflat_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, offset)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.diagflat, operators.diagflat, (self, offset), {})

    def resolve_conj(self):
        """The tensor itself, or a copy if it is a conjugate whose elements have yet to be
        conjugated.
        """
        kernel = None
        try:
            kernel = _resolve_conj_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.resolve_conj, operators.resolve_conj, (self,), {})

    def resolve_neg(self):
        """The tensor itself, or a copy if it is a negative whose elements have yet to be
        negated.
        """
        kernel = None
        try:
            kernel = _resolve_neg_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.resolve_neg, operators.resolve_neg, (self,), {})

    def index(self, indices):
        """Elements at index tensors or masks, one per dimension, broadcast against each other."""
        if indices.__class__ in SEQUENCES:
            kernel = None
            try:
                bits = 0
                for item in indices:
                    if item is not None:
                        bits |= item._bits_
                bits = bits | self._bits_
                kernel = _index_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, indices)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.index, operators.index_Tensor, (self, indices), {})

    def gather(self, dim=MISSING, index=MISSING, *, sparse_grad=False, **numpy_names):
        """Elements gathered along `dim` at the positions in `index`."""
        if not numpy_names and dim.__class__ is int and sparse_grad.__class__ is bool:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is index._bits_ else self._bits_ | index._bits_
                kernel = _gather_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, sparse_grad)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.gather,
            operators.gather,
            (self, dim, index),
            {"sparse_grad": sparse_grad, **numpy_names},
        )

    def index_select(self, dim=MISSING, index=MISSING, **numpy_names):
        """The slices along `dim` at the indices in a vector."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is index._bits_ else self._bits_ | index._bits_
                kernel = _index_select_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_select, operators.index_select, (self, dim, index), {**numpy_names}
        )

    def index_put(self, indices, values, accumulate=False):
        """The tensor with `values` at index tensors or masks, added there to `accumulate`."""
        if indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
            kernel = None
            try:
                bits = 0
                for item in indices:
                    if item is not None:
                        bits |= item._bits_
                bits = bits | self._bits_ | values._bits_
                kernel = _index_put_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, indices, values, accumulate)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_put, operators.index_put, (self, indices, values, accumulate), {}
        )

    def index_put_(self, indices, values, accumulate=False):
        """The tensor with `values` at index tensors or masks, added there to `accumulate`; in
        place.
        """
        if indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
            kernel = None
            try:
                bits = 0
                for item in indices:
                    if item is not None:
                        bits |= item._bits_
                bits = bits | self._bits_ | values._bits_
                kernel = _index_put__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, indices, values, accumulate)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_put_, operators.index_put_, (self, indices, values, accumulate), {}
        )

    def scatter_add(self, dim=MISSING, index=MISSING, src=MISSING, **numpy_names):
        """The tensor with `src` added along `dim` at the positions in `index`."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | src._bits_
                kernel = _scatter_add_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, src)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.scatter_add,
            operators.scatter_add,
            (self, dim, index, src),
            {**numpy_names},
        )

    def scatter_add_(self, dim=MISSING, index=MISSING, src=MISSING, **numpy_names):
        """The tensor with `src` added along `dim` at the positions in `index`; in place."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | src._bits_
                kernel = _scatter_add__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, src)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.scatter_add_,
            operators.scatter_add_,
            (self, dim, index, src),
            {**numpy_names},
        )

    def take(self, index):
        """Elements at positions of the flattened tensor."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is index._bits_ else self._bits_ | index._bits_
            kernel = _take_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.take, operators.take, (self, index), {})

    def take_along_dim(self, indices, dim=None, **numpy_names):
        """Elements along `dim` at positions that broadcast with the tensor."""
        if not numpy_names and (dim is None or dim.__class__ is int):
            kernel = None
            try:
                bits = (
                    self._bits_ if self._bits_ is indices._bits_ else self._bits_ | indices._bits_
                )
                kernel = _take_along_dim_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, indices, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.take_along_dim,
            operators.take_along_dim,
            (self, indices, dim),
            {**numpy_names},
        )

    def masked_select(self, mask):
        """The elements where a mask is true, as a vector."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is mask._bits_ else self._bits_ | mask._bits_
            kernel = _masked_select_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mask)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.masked_select, operators.masked_select, (self, mask), {})

    def nonzero_static(self, *, size, fill_value=-1):
        """The positions of nonzero elements, cut or filled to `size` rows."""
        if size.__class__ is int and fill_value.__class__ is int:
            kernel = None
            try:
                kernel = _nonzero_static_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, size, fill_value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.nonzero_static,
            operators.nonzero_static,
            (self,),
            {"size": size, "fill_value": fill_value},
        )

    def nonzero_numpy(self):
        """The positions of nonzero elements, a vector per dimension."""
        kernel = None
        try:
            kernel = _nonzero_numpy_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.nonzero_numpy, operators.nonzero_numpy, (self,), {})

    def argwhere(self):
        """The positions of nonzero elements, one row each."""
        kernel = None
        try:
            kernel = _argwhere_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.argwhere, operators.argwhere, (self,), {})

    def scatter(self, *args, **kwargs):
        """The tensor with `src` written along `dim` at the positions in `index`."""
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is int
            and hasattr(args[1], "_bits_")
            and hasattr(args[2], "_bits_")
        ):
            kernel = None
            try:
                bits = self._bits_ | args[1]._bits_ | args[2]._bits_
                kernel = _scatter_src_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args[0], args[1], args[2])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is int
            and hasattr(args[1], "_bits_")
            and args[2].__class__ in NUMBER_BITS
        ):
            kernel = None
            try:
                bits = (
                    self._bits_ if self._bits_ is args[1]._bits_ else self._bits_ | args[1]._bits_
                )
                kernel = _scatter_value_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args[0], args[1], args[2])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.scatter, operators.scatter_src, (self, *args), kwargs)

    def scatter_(self, *args, **kwargs):
        """The tensor with `src` written along `dim` at the positions in `index`; in place."""
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is int
            and hasattr(args[1], "_bits_")
            and hasattr(args[2], "_bits_")
        ):
            kernel = None
            try:
                bits = self._bits_ | args[1]._bits_ | args[2]._bits_
                kernel = _scatter__src_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args[0], args[1], args[2])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 3
            and args[0].__class__ is int
            and hasattr(args[1], "_bits_")
            and args[2].__class__ in NUMBER_BITS
        ):
            kernel = None
            try:
                bits = (
                    self._bits_ if self._bits_ is args[1]._bits_ else self._bits_ | args[1]._bits_
                )
                kernel = _scatter__value_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, args[0], args[1], args[2])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.scatter_, operators.scatter__src, (self, *args), kwargs)

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
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | src._bits_
                kernel = _scatter_reduce_two_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, src, reduce, include_self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.scatter_reduce,
            operators.scatter_reduce_two,
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
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | src._bits_
                kernel = _scatter_reduce__two_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, src, reduce, include_self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.scatter_reduce_,
            operators.scatter_reduce__two,
            (self, dim, index, src, reduce),
            {"include_self": include_self, **numpy_names},
        )

    def index_add(self, dim=MISSING, index=MISSING, source=MISSING, *, alpha=1, **numpy_names):
        """The tensor with `alpha` times `source` added to the slices `index` of `dim`."""
        if not numpy_names and dim.__class__ is int and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | source._bits_
                kernel = _index_add_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, source, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_add,
            operators.index_add,
            (self, dim, index, source),
            {"alpha": alpha, **numpy_names},
        )

    def index_add_(self, dim=MISSING, index=MISSING, source=MISSING, *, alpha=1, **numpy_names):
        """The tensor with `alpha` times `source` added to the slices `index` of `dim`; in place."""
        if not numpy_names and dim.__class__ is int and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | source._bits_
                kernel = _index_add__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, source, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_add_,
            operators.index_add_,
            (self, dim, index, source),
            {"alpha": alpha, **numpy_names},
        )

    def index_copy(self, dim=MISSING, index=MISSING, source=MISSING, **numpy_names):
        """The tensor with the slices `index` of `dim` replaced."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | source._bits_
                kernel = _index_copy_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, source)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_copy,
            operators.index_copy,
            (self, dim, index, source),
            {**numpy_names},
        )

    def index_copy_(self, dim=MISSING, index=MISSING, source=MISSING, **numpy_names):
        """The tensor with the slices `index` of `dim` replaced; in place."""
        if not numpy_names and dim.__class__ is int:
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | source._bits_
                kernel = _index_copy__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, source)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_copy_,
            operators.index_copy_,
            (self, dim, index, source),
            {**numpy_names},
        )

    def fill_diagonal_(self, fill_value, wrap=False):
        """The main diagonal, of a tensor of equal extents if it has more than two, filled with a
        number, in place; again and again down a tall matrix with `wrap`.
        """
        if fill_value.__class__ in NUMBER_BITS and wrap.__class__ is bool:
            kernel = None
            try:
                kernel = _fill_diagonal__kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, fill_value, wrap)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.fill_diagonal_, operators.fill_diagonal_, (self, fill_value, wrap), {}
        )

    def index_fill(self, dim=MISSING, index=MISSING, value=MISSING, **numpy_names):
        """The tensor with the slices `index` of `dim` filled with a number."""
        if (
            not numpy_names
            and dim.__class__ is int
            and index is not MISSING
            and value.__class__ in NUMBER_BITS
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is index._bits_ else self._bits_ | index._bits_
                kernel = _index_fill_int_Scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and dim.__class__ is int
            and index is not MISSING
            and value is not MISSING
        ):
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | value._bits_
                kernel = _index_fill_int_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_fill,
            operators.index_fill_int_Scalar,
            (self, dim, index, value),
            {**numpy_names},
        )

    def index_fill_(self, dim=MISSING, index=MISSING, value=MISSING, **numpy_names):
        """The tensor with the slices `index` of `dim` filled with a number; in place."""
        if (
            not numpy_names
            and dim.__class__ is int
            and index is not MISSING
            and value.__class__ in NUMBER_BITS
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is index._bits_ else self._bits_ | index._bits_
                kernel = _index_fill__int_Scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not numpy_names
            and dim.__class__ is int
            and index is not MISSING
            and value is not MISSING
        ):
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | value._bits_
                kernel = _index_fill__int_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_fill_,
            operators.index_fill__int_Scalar,
            (self, dim, index, value),
            {**numpy_names},
        )

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
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | source._bits_
                kernel = _index_reduce_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, source, reduce, include_self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_reduce,
            operators.index_reduce,
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
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | source._bits_
                kernel = _index_reduce__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, dim, index, source, reduce, include_self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.index_reduce_,
            operators.index_reduce_,
            (self, dim, index, source, reduce),
            {"include_self": include_self, **numpy_names},
        )

    def masked_fill(self, mask, value):
        """The tensor with a number where a mask is true."""
        if value.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is mask._bits_ else self._bits_ | mask._bits_
                kernel = _masked_fill_Scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, mask, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ | mask._bits_ | value._bits_
            kernel = _masked_fill_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mask, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.masked_fill, operators.masked_fill_Scalar, (self, mask, value), {}
        )

    def masked_fill_(self, mask, value):
        """The tensor with a number where a mask is true; in place."""
        if value.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is mask._bits_ else self._bits_ | mask._bits_
                kernel = _masked_fill__Scalar_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, mask, value)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ | mask._bits_ | value._bits_
            kernel = _masked_fill__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mask, value)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.masked_fill_, operators.masked_fill__Scalar, (self, mask, value), {}
        )

    def masked_scatter(self, mask, source):
        """The tensor with the elements of `source`, in order, where a mask is true."""
        kernel = None
        try:
            bits = self._bits_ | mask._bits_ | source._bits_
            kernel = _masked_scatter_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mask, source)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.masked_scatter, operators.masked_scatter, (self, mask, source), {}
        )

    def masked_scatter_(self, mask, source):
        """The tensor with the elements of `source`, in order, where a mask is true; in place."""
        kernel = None
        try:
            bits = self._bits_ | mask._bits_ | source._bits_
            kernel = _masked_scatter__kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mask, source)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(
            TensorMethods.masked_scatter_, operators.masked_scatter_, (self, mask, source), {}
        )

    def put(self, index, source, accumulate=False):
        """The tensor with `source` at positions of the flattened tensor."""
        if accumulate.__class__ is bool:
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | source._bits_
                kernel = _put_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, index, source, accumulate)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.put, operators.put, (self, index, source, accumulate), {})

    def put_(self, index, source, accumulate=False):
        """The tensor with `source` at positions of the flattened tensor; in place."""
        if accumulate.__class__ is bool:
            kernel = None
            try:
                bits = self._bits_ | index._bits_ | source._bits_
                kernel = _put__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, index, source, accumulate)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.put_, operators.put_, (self, index, source, accumulate), {})

    def sort(self, *args, **kwargs):
        """Elements sorted along `dim`, and their original indices; NaN counts as largest."""
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _sort_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, -1, False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _sort_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            kernel = None
            try:
                kernel = _sort_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], args[1])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.sort, operators.sort, (self, *args), kwargs)

    def argsort(self, *args, **kwargs):
        """Where the sorted elements along `dim` came from."""
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _argsort_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, -1, False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _argsort_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], False)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 2 and args[0].__class__ is int and args[1].__class__ is bool:
            kernel = None
            try:
                kernel = _argsort_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], args[1])
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.argsort, operators.argsort, (self, *args), kwargs)

    def msort(self):
        """The elements sorted along the first dimension."""
        kernel = None
        try:
            kernel = _msort_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.msort, operators.msort, (self,), {})

    def topk(self, k, dim=-1, largest=True, sorted=True, **numpy_names):
        """The `k` largest or smallest elements along `dim`, in order, and their indices."""
        if (
            not numpy_names
            and k.__class__ is int
            and dim.__class__ is int
            and largest.__class__ is bool
            and sorted.__class__ is bool
        ):
            kernel = None
            try:
                kernel = _topk_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, k, dim, largest, sorted)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.topk, operators.topk, (self, k, dim, largest, sorted), {**numpy_names}
        )

    def kthvalue(self, k, dim=-1, keepdim=False, **numpy_names):
        """The `k`-th smallest elements along `dim`, and their indices."""
        if (
            not numpy_names
            and k.__class__ is int
            and dim.__class__ is int
            and keepdim.__class__ is bool
        ):
            kernel = None
            try:
                kernel = _kthvalue_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, k, dim, keepdim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.kthvalue, operators.kthvalue, (self, k, dim, keepdim), {**numpy_names}
        )

    def mm(self, mat2):
        """The product of two matrices, (n, k) and (k, m)."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is mat2._bits_ else self._bits_ | mat2._bits_
            kernel = _mm_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mat2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.mm, operators.mm, (self, mat2), {})

    def bmm(self, mat2):
        """The matrix products of a batch, (b, n, k) and (b, k, m)."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is mat2._bits_ else self._bits_ | mat2._bits_
            kernel = _bmm_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mat2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.bmm, operators.bmm, (self, mat2), {})

    def mv(self, vec):
        """The product of a matrix (n, m) and a vector (m)."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is vec._bits_ else self._bits_ | vec._bits_
            kernel = _mv_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, vec)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.mv, operators.mv, (self, vec), {})

    def dot(self, tensor):
        """The sum of the products of two vectors."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is tensor._bits_ else self._bits_ | tensor._bits_
            kernel = _dot_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, tensor)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.dot, operators.dot, (self, tensor), {})

    def vdot(self, other):
        """The sum of the products of two vectors, the first one conjugated."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _vdot_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.vdot, operators.vdot, (self, other), {})

    def outer(self, vec2):
        """The products of each element of one vector with each of another."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is vec2._bits_ else self._bits_ | vec2._bits_
            kernel = _outer_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, vec2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.outer, operators.outer, (self, vec2), {})

    def ger(self, vec2):
        """The same as `outer`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is vec2._bits_ else self._bits_ | vec2._bits_
            kernel = _ger_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, vec2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ger, operators.ger, (self, vec2), {})

    def matmul(self, other):
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _matmul_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.matmul, operators.matmul, (self, other), {})

    def addmm(self, mat1, mat2, *deprecated, beta=1, alpha=1):
        """`beta * self + alpha * (mat1 @ mat2)` for matrices."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | mat1._bits_ | mat2._bits_
                kernel = _addmm_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, mat1, mat2, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addmm,
            operators.addmm,
            (self, mat1, mat2, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def addmm_(self, mat1, mat2, *deprecated, beta=1, alpha=1):
        """`beta * self + alpha * (mat1 @ mat2)` for matrices; in place."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | mat1._bits_ | mat2._bits_
                kernel = _addmm__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, mat1, mat2, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addmm_,
            operators.addmm_,
            (self, mat1, mat2, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def addmv(self, mat, vec, *deprecated, beta=1, alpha=1):
        """`beta * self + alpha * (mat @ vec)` for a matrix and a vector."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | mat._bits_ | vec._bits_
                kernel = _addmv_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, mat, vec, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addmv,
            operators.addmv,
            (self, mat, vec, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def addmv_(self, mat, vec, *deprecated, beta=1, alpha=1):
        """`beta * self + alpha * (mat @ vec)` for a matrix and a vector; in place."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | mat._bits_ | vec._bits_
                kernel = _addmv__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, mat, vec, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addmv_,
            operators.addmv_,
            (self, mat, vec, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def addr(self, vec1, vec2, *deprecated, beta=1, alpha=1):
        """`beta * self + alpha * outer(vec1, vec2)`."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | vec1._bits_ | vec2._bits_
                kernel = _addr_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, vec1, vec2, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addr,
            operators.addr,
            (self, vec1, vec2, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def addr_(self, vec1, vec2, *deprecated, beta=1, alpha=1):
        """`beta * self + alpha * outer(vec1, vec2)`; in place."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | vec1._bits_ | vec2._bits_
                kernel = _addr__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, vec1, vec2, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addr_,
            operators.addr_,
            (self, vec1, vec2, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def addbmm(self, batch1, batch2, *deprecated, beta=1, alpha=1):
        """`beta * self` plus `alpha` times the sum of the matrix products of a batch."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | batch1._bits_ | batch2._bits_
                kernel = _addbmm_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, batch1, batch2, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addbmm,
            operators.addbmm,
            (self, batch1, batch2, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def addbmm_(self, batch1, batch2, *deprecated, beta=1, alpha=1):
        """`beta * self` plus `alpha` times the sum of the matrix products of a batch; in place."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | batch1._bits_ | batch2._bits_
                kernel = _addbmm__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, batch1, batch2, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.addbmm_,
            operators.addbmm_,
            (self, batch1, batch2, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def baddbmm(self, batch1, batch2, *deprecated, beta=1, alpha=1):
        """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | batch1._bits_ | batch2._bits_
                kernel = _baddbmm_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, batch1, batch2, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.baddbmm,
            operators.baddbmm,
            (self, batch1, batch2, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def baddbmm_(self, batch1, batch2, *deprecated, beta=1, alpha=1):
        """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices; in place."""
        if not deprecated and beta.__class__ in NUMBER_BITS and alpha.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ | batch1._bits_ | batch2._bits_
                kernel = _baddbmm__kernels[bits & state.mask if MASKED else bits]
                return kernel(self, batch1, batch2, beta, alpha)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.baddbmm_,
            operators.baddbmm_,
            (self, batch1, batch2, *deprecated),
            {"beta": beta, "alpha": alpha},
        )

    def trace(self):
        """The sum of the diagonal of a matrix."""
        kernel = None
        try:
            kernel = _trace_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.trace, operators.trace, (self,), {})

    def inner(self, other):
        """The sums of products over the last dimension of both tensors."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _inner_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.inner, operators.inner, (self, other), {})

    def kron(self, other):
        """The Kronecker product: each element of one tensor times all of the other."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _kron_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.kron, operators.kron, (self, other), {})

    def cross(self, other, dim=None, **numpy_names):
        """The cross products of vectors of length 3 along `dim`, or along the first dimension of
        that length.
        """
        if not numpy_names and (dim is None or dim.__class__ is int):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
                kernel = _cross_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.cross, operators.cross, (self, other, dim), {**numpy_names})

    def matrix_power(self, n):
        """The same as `linalg.matrix_power`."""
        if n.__class__ is int:
            kernel = None
            try:
                kernel = _matrix_power_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, n)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.matrix_power, operators.matrix_power, (self, n), {})

    def inverse(self):
        """The same as `linalg.inv`."""
        kernel = None
        try:
            kernel = _inverse_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.inverse, operators.inverse, (self,), {})

    def triangular_solve(self, A, upper=True, transpose=False, unitriangular=False):
        """X with `A X = self` for a triangular A, and a copy of A. See
        `linalg.solve_triangular`.
        """
        if (
            upper.__class__ is bool
            and transpose.__class__ is bool
            and unitriangular.__class__ is bool
        ):
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is A._bits_ else self._bits_ | A._bits_
                kernel = _triangular_solve_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, A, upper, transpose, unitriangular)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.triangular_solve,
            operators.triangular_solve,
            (self, A, upper, transpose, unitriangular),
            {},
        )

    def cholesky(self, upper=False):
        """The Cholesky factor of positive-definite matrices. See `linalg.cholesky`."""
        if upper.__class__ is bool:
            kernel = None
            try:
                kernel = _cholesky_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, upper)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.cholesky, operators.cholesky, (self, upper), {})

    def cholesky_solve(self, input2, upper=False):
        """X with `A X = self`, given the Cholesky factor of A."""
        if upper.__class__ is bool:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is input2._bits_ else self._bits_ | input2._bits_
                kernel = _cholesky_solve_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, input2, upper)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.cholesky_solve, operators.cholesky_solve, (self, input2, upper), {}
        )

    def cholesky_inverse(self, upper=False):
        """The inverse of a matrix, given its Cholesky factor."""
        if upper.__class__ is bool:
            kernel = None
            try:
                kernel = _cholesky_inverse_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, upper)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.cholesky_inverse, operators.cholesky_inverse, (self, upper), {}
        )

    def qr(self, some=True):
        """The QR factorization. See `linalg.qr`."""
        if some.__class__ is bool:
            kernel = None
            try:
                kernel = _qr_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, some)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.qr, operators.qr, (self, some), {})

    def geqrf(self):
        """QR as LAPACK packs it, with R in the upper triangle, Householder vectors below, and their
        scales.
        """
        kernel = None
        try:
            kernel = _geqrf_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.geqrf, operators.geqrf, (self,), {})

    def orgqr(self, input2):
        """The same as `linalg.householder_product`."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is input2._bits_ else self._bits_ | input2._bits_
            kernel = _orgqr_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, input2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.orgqr, operators.orgqr, (self, input2), {})

    def ormqr(self, input2, input3, left=True, transpose=False):
        """A matrix times the orthogonal matrix given by Householder reflectors."""
        if left.__class__ is bool and transpose.__class__ is bool:
            kernel = None
            try:
                bits = self._bits_ | input2._bits_ | input3._bits_
                kernel = _ormqr_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, input2, input3, left, transpose)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.ormqr, operators.ormqr, (self, input2, input3, left, transpose), {}
        )

    def lu_solve(self, LU_data, LU_pivots):
        """X with `A X = self`, given the LU factorization of A."""
        kernel = None
        try:
            bits = self._bits_ | LU_data._bits_ | LU_pivots._bits_
            kernel = _lu_solve_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, LU_data, LU_pivots)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.lu_solve, operators.lu_solve, (self, LU_data, LU_pivots), {})

    def det(self):
        """The same as `linalg.det`."""
        kernel = None
        try:
            kernel = _det_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.det, operators.det, (self,), {})

    def slogdet(self):
        """The same as `linalg.slogdet`."""
        kernel = None
        try:
            kernel = _slogdet_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.slogdet, operators.slogdet, (self,), {})

    def logdet(self):
        """The logarithms of determinants, NaN for a negative one."""
        kernel = None
        try:
            kernel = _logdet_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.logdet, operators.logdet, (self,), {})

    def svd(self, some=True, compute_uv=True):
        """U, descending singular values and V. See `linalg.svd`."""
        if some.__class__ is bool and compute_uv.__class__ is bool:
            kernel = None
            try:
                kernel = _svd_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, some, compute_uv)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.svd, operators.svd, (self, some, compute_uv), {})

    def pinverse(self, rcond=1e-15):
        """The Moore-Penrose inverse. See `linalg.pinv`."""
        if rcond.__class__ is float or rcond.__class__ is int:
            kernel = None
            try:
                kernel = _pinverse_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, rcond if rcond.__class__ is float else float(rcond))
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.pinverse, operators.pinverse, (self, rcond), {})

    def matrix_exp(self):
        """The same as `linalg.matrix_exp`."""
        kernel = None
        try:
            kernel = _matrix_exp_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.matrix_exp, operators.matrix_exp, (self,), {})

    def dist(self, other, p=2):
        """The p-norm of the difference of two tensors."""
        if p.__class__ in NUMBER_BITS:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
                kernel = _dist_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, other, p)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.dist, operators.dist, (self, other, p), {})

    def renorm(self, p, dim=MISSING, maxnorm=MISSING, **numpy_names):
        """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it."""
        if (
            not numpy_names
            and p.__class__ in NUMBER_BITS
            and dim.__class__ is int
            and maxnorm.__class__ in NUMBER_BITS
        ):
            kernel = None
            try:
                kernel = _renorm_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, p, dim, maxnorm)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.renorm, operators.renorm, (self, p, dim, maxnorm), {**numpy_names}
        )

    def renorm_(self, p, dim=MISSING, maxnorm=MISSING, **numpy_names):
        """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it; in place."""
        if (
            not numpy_names
            and p.__class__ in NUMBER_BITS
            and dim.__class__ is int
            and maxnorm.__class__ in NUMBER_BITS
        ):
            kernel = None
            try:
                kernel = _renorm__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, p, dim, maxnorm)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.renorm_, operators.renorm_, (self, p, dim, maxnorm), {**numpy_names}
        )

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
            kernel = None
            try:
                more = 0 if window is None else window._bits_
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _stft_center_kernels[bits & state.mask if MASKED else bits]
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
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.stft,
            operators.stft_center,
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
            kernel = None
            try:
                more = 0 if window is None else window._bits_
                bits = self._bits_ if self._bits_ is more else self._bits_ | more
                kernel = _istft_kernels[bits & state.mask if MASKED else bits]
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
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.istft,
            operators.istft,
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
        """An uninitialized tensor of the given size in the dtype of `self`."""
        return call_slow_factory(
            TensorMethods.new_empty, operators.new_empty, (self, *args), kwargs
        )

    def new_empty_strided(self, *args, **kwargs):
        """An uninitialized tensor of the given size and strides in the dtype of `self`."""
        return call_slow_factory(
            TensorMethods.new_empty_strided, operators.new_empty_strided, (self, *args), kwargs
        )

    def new_zeros(self, *args, **kwargs):
        """Zeros of the given size in the dtype of `self`."""
        return call_slow_factory(
            TensorMethods.new_zeros, operators.new_zeros, (self, *args), kwargs
        )

    def new_ones(self, *args, **kwargs):
        """Ones of the given size in the dtype of `self`."""
        return call_slow_factory(TensorMethods.new_ones, operators.new_ones, (self, *args), kwargs)

    def new_full(self, *args, **kwargs):
        """A tensor of the given size filled with one number, in the dtype of `self`."""
        return call_slow_factory(TensorMethods.new_full, operators.new_full, (self, *args), kwargs)

    def normal_(self, mean=0.0, std=1.0, *, generator=None):
        """Normal numbers of one mean and standard deviation in the size and dtype of `self`; in
        place.
        """
        if (
            (mean.__class__ is float or mean.__class__ is int)
            and (std.__class__ is float or std.__class__ is int)
            and generator is None
        ):
            kernel = None
            try:
                kernel = _normal__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    mean if mean.__class__ is float else float(mean),
                    std if std.__class__ is float else float(std),
                    generator,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.normal_, operators.normal_, (self, mean, std), {"generator": generator}
        )

    def uniform_(self, from_=0.0, to=1.0, *, generator=None):
        """Uniform numbers of [from, to) in the size and dtype of `self`; in place."""
        if (
            (from_.__class__ is float or from_.__class__ is int)
            and (to.__class__ is float or to.__class__ is int)
            and generator is None
        ):
            kernel = None
            try:
                kernel = _uniform__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    from_ if from_.__class__ is float else float(from_),
                    to if to.__class__ is float else float(to),
                    generator,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.uniform_, operators.uniform_, (self, from_, to), {"generator": generator}
        )

    def random(self, *args, **kwargs):
        """Uniform random integers from 0 to the largest of the dtype; for floats, to the largest up
        to which all integers are exact.
        """
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _random_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, None)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _random_to_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], None)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ is int
            and (args[1] is None or args[1].__class__ is int)
        ):
            kernel = None
            try:
                kernel = _random_from_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], args[1], None)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.random, operators.random, (self, *args), kwargs)

    def random_(self, *args, **kwargs):
        """Uniform random integers from 0 to the largest of the dtype; for floats, to the largest up
        to which all integers are exact; in place.
        """
        if not kwargs and len(args) == 0:
            kernel = None
            try:
                kernel = _random__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, None)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if not kwargs and len(args) == 1 and args[0].__class__ is int:
            kernel = None
            try:
                kernel = _random__to_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], None)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            not kwargs
            and len(args) == 2
            and args[0].__class__ is int
            and (args[1] is None or args[1].__class__ is int)
        ):
            kernel = None
            try:
                kernel = _random__from_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, args[0], args[1], None)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(TensorMethods.random_, operators.random_, (self, *args), kwargs)

    def log_normal_(self, mean=1.0, std=2.0, *, generator=None):
        """The exponential of normal numbers; in place."""
        if (
            (mean.__class__ is float or mean.__class__ is int)
            and (std.__class__ is float or std.__class__ is int)
            and generator is None
        ):
            kernel = None
            try:
                kernel = _log_normal__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    mean if mean.__class__ is float else float(mean),
                    std if std.__class__ is float else float(std),
                    generator,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.log_normal_,
            operators.log_normal_,
            (self, mean, std),
            {"generator": generator},
        )

    def exponential_(self, lambd=1.0, *, generator=None):
        """Numbers of the exponential distribution of rate `lambd`; in place."""
        if (lambd.__class__ is float or lambd.__class__ is int) and generator is None:
            kernel = None
            try:
                kernel = _exponential__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, lambd if lambd.__class__ is float else float(lambd), generator)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.exponential_,
            operators.exponential_,
            (self, lambd),
            {"generator": generator},
        )

    def cauchy_(self, median=0.0, sigma=1.0, *, generator=None):
        """Numbers of the Cauchy distribution; in place."""
        if (
            (median.__class__ is float or median.__class__ is int)
            and (sigma.__class__ is float or sigma.__class__ is int)
            and generator is None
        ):
            kernel = None
            try:
                kernel = _cauchy__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    median if median.__class__ is float else float(median),
                    sigma if sigma.__class__ is float else float(sigma),
                    generator,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.cauchy_,
            operators.cauchy_,
            (self, median, sigma),
            {"generator": generator},
        )

    def geometric_(self, p, *, generator=None):
        """How many trials of probability `p` the first success takes; in place."""
        if (p.__class__ is float or p.__class__ is int) and generator is None:
            kernel = None
            try:
                kernel = _geometric__kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, p if p.__class__ is float else float(p), generator)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.geometric_, operators.geometric_, (self, p), {"generator": generator}
        )

    def bernoulli(self, p=MISSING, *, generator=None):
        """Bernoulli random numbers: ones with the probabilities in `self`, otherwise zeros."""
        if p is MISSING and generator is None:
            kernel = None
            try:
                kernel = _bernoulli_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, generator)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (p.__class__ is float or p.__class__ is int) and generator is None:
            kernel = None
            try:
                kernel = _bernoulli_p_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, p if p.__class__ is float else float(p), generator)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if p is not MISSING and generator is None:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is p._bits_ else self._bits_ | p._bits_
                kernel = _bernoulli_Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, p, generator)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.bernoulli, operators.bernoulli, (self, p), {"generator": generator}
        )

    def bernoulli_(self, p=MISSING, *, generator=None):
        """Ones with the probabilities `p`, zeros otherwise; in place."""
        if (p is MISSING or p.__class__ is float or p.__class__ is int) and generator is None:
            kernel = None
            try:
                kernel = _bernoulli__float_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(
                    self,
                    0.5 if p is MISSING else (p if p.__class__ is float else float(p)),
                    generator,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if p is not MISSING and generator is None:
            kernel = None
            try:
                bits = self._bits_ if self._bits_ is p._bits_ else self._bits_ | p._bits_
                kernel = _bernoulli__Tensor_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, p, generator)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.bernoulli_,
            operators.bernoulli__Tensor,
            (self, p),
            {"generator": generator},
        )

    def multinomial(self, num_samples, replacement=False, *, generator=None):
        """Indices drawn from each row of weights, with or without replacement."""
        if num_samples.__class__ is int and replacement.__class__ is bool and generator is None:
            kernel = None
            try:
                kernel = _multinomial_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, num_samples, replacement, generator)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.multinomial,
            operators.multinomial,
            (self, num_samples, replacement),
            {"generator": generator},
        )

    def sparse_dim(self):
        """Number of leading dimensions that a sparse tensor has coordinates of; 0 of a dense
        tensor.
        """
        kernel = None
        try:
            kernel = _sparse_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sparse_dim, operators.sparse_dim, (self,), {})

    def dense_dim(self):
        """Number of dimensions that the values of a sparse tensor have; all of a dense tensor."""
        kernel = None
        try:
            kernel = _dense_dim_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.dense_dim, operators.dense_dim, (self,), {})

    def _nnz(self):
        """Number of values, zeros and repeated coordinates included."""
        kernel = None
        try:
            kernel = __nnz_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods._nnz, operators._nnz, (self,), {})

    def is_coalesced(self):
        """Whether each coordinate is known to be there once, and all in order."""
        kernel = None
        try:
            kernel = _is_coalesced_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.is_coalesced, operators.is_coalesced, (self,), {})

    def coalesce(self):
        """The coalesced tensor: each coordinate once, in order, with the sum of its values; the
        tensor itself if it is coalesced already.
        """
        kernel = None
        try:
            kernel = _coalesce_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.coalesce, operators.coalesce, (self,), {})

    def _indices(self):
        """The coordinates of a sparse tensor, (sparse_dim, nnz), whether or not they repeat."""
        kernel = None
        try:
            kernel = __indices_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods._indices, operators._indices, (self,), {})

    def _values(self):
        """The values of a sparse tensor, (nnz, ...), without history."""
        kernel = None
        try:
            kernel = __values_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods._values, operators._values, (self,), {})

    def indices(self):
        """The coordinates of a coalesced tensor, (sparse_dim, nnz)."""
        kernel = None
        try:
            kernel = _indices_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.indices, operators.indices, (self,), {})

    def values(self):
        """The values of a coalesced tensor, (nnz, ...)."""
        kernel = None
        try:
            kernel = _values_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.values, operators.values, (self,), {})

    def to_sparse(
        self, sparse_dim=MISSING, *, layout=MISSING, blocksize=MISSING, dense_dim=MISSING
    ):
        """As a tensor of the layout given, `sparse_coo` unless one is; its last `dense_dim`
        dimensions are dense.
        """
        if (
            sparse_dim.__class__ is int
            and layout is MISSING
            and blocksize is MISSING
            and dense_dim is MISSING
        ):
            kernel = None
            try:
                bits = self._bits_
                kernel = _to_sparse_sparse_dim_kernels[bits & state.mask if MASKED else bits]
                return kernel(self, sparse_dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        if (
            sparse_dim is MISSING
            and (layout is MISSING or layout is None)
            and (
                blocksize is MISSING
                or blocksize is None
                or blocksize.__class__ is int
                or (ints_blocksize := as_ints(blocksize)) is not None
            )
            and (dense_dim is MISSING or dense_dim is None or dense_dim.__class__ is int)
        ):
            kernel = None
            try:
                kernel = _to_sparse_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(
                    self,
                    None if layout is MISSING else layout,
                    (
                        None
                        if blocksize is MISSING
                        else (
                            (blocksize,) * 2
                            if blocksize.__class__ is int
                            else None
                            if blocksize is None
                            else ints_blocksize
                        )
                    ),
                    None if dense_dim is MISSING else dense_dim,
                )
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.to_sparse,
            operators.to_sparse_sparse_dim,
            (self, sparse_dim),
            {"layout": layout, "blocksize": blocksize, "dense_dim": dense_dim},
        )

    def to_sparse_csr(self, dense_dim=None):
        """As a sparse matrix of the layout `sparse_csr`, by rows; itself if it is one."""
        if dense_dim is None or dense_dim.__class__ is int:
            kernel = None
            try:
                kernel = _to_sparse_csr_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dense_dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.to_sparse_csr, operators.to_sparse_csr, (self, dense_dim), {}
        )

    def to_sparse_csc(self, dense_dim=None):
        """As a sparse matrix of the layout `sparse_csc`, by columns; itself if it is one."""
        if dense_dim is None or dense_dim.__class__ is int:
            kernel = None
            try:
                kernel = _to_sparse_csc_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dense_dim)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.to_sparse_csc, operators.to_sparse_csc, (self, dense_dim), {}
        )

    def crow_indices(self):
        """Of a `sparse_csr` matrix, where each row begins among the values, and after the last one
        their number.
        """
        kernel = None
        try:
            kernel = _crow_indices_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.crow_indices, operators.crow_indices, (self,), {})

    def col_indices(self):
        """Of a `sparse_csr` matrix, the column of each value."""
        kernel = None
        try:
            kernel = _col_indices_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.col_indices, operators.col_indices, (self,), {})

    def ccol_indices(self):
        """Of a `sparse_csc` matrix, where each column begins among the values, and after the last
        one their number.
        """
        kernel = None
        try:
            kernel = _ccol_indices_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.ccol_indices, operators.ccol_indices, (self,), {})

    def row_indices(self):
        """Of a `sparse_csc` matrix, the row of each value."""
        kernel = None
        try:
            kernel = _row_indices_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.row_indices, operators.row_indices, (self,), {})

    def to_sparse_coo(self):
        """As a sparse tensor with coordinates of all dimensions."""
        kernel = None
        try:
            kernel = _to_sparse_coo_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.to_sparse_coo, operators.to_sparse_coo, (self,), {})

    def to_dense(self, dtype=None, *, masked_grad=None):
        """All elements, zeros included; a dense tensor is its own."""
        if (
            (dtype is None or dtype.__class__ is dtype_class)
            and (masked_grad is None or masked_grad.__class__ is bool)
        ):
            kernel = None
            try:
                kernel = _to_dense_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, dtype, masked_grad)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow(
            TensorMethods.to_dense, operators.to_dense, (self, dtype), {"masked_grad": masked_grad}
        )

    def sparse_mask(self, mask):
        """The elements of `self` at the coordinates of a sparse tensor, zeros included."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is mask._bits_ else self._bits_ | mask._bits_
            kernel = _sparse_mask_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mask)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.sparse_mask, operators.sparse_mask, (self, mask), {})

    def smm(self, mat2):
        """The product of a sparse and a dense matrix as a sparse one."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is mat2._bits_ else self._bits_ | mat2._bits_
            kernel = _smm_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, mat2)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.smm, operators.smm, (self, mat2), {})

    def __add__(self, other):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _add_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other, 1)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__add__, operators.add_Tensor, self, other)

    def __radd__(self, other):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _add_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other, 1)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__radd__, operators.add_Tensor, self, other)

    def __iadd__(self, other):
        """Sum of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _add__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other, 1)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__iadd__, operators.add__Tensor, self, other)

    def __sub__(self, other):
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _sub_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other, 1)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__sub__, operators.sub_Tensor, self, other)

    def __isub__(self, other):
        """Difference of `self` and `alpha` times `other`, element by element, with broadcasting; in
        place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _sub__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other, 1)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__isub__, operators.sub__Tensor, self, other)

    def __rsub__(self, other):
        """Difference of `other` and `alpha` times `self`, element by element."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _rsub_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other, 1)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__rsub__, operators.rsub_Tensor, self, other)

    def __mul__(self, other):
        """Product of `self` and `other`, element by element, with broadcasting."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _mul_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__mul__, operators.mul_Tensor, self, other)

    def __rmul__(self, other):
        """Product of `self` and `other`, element by element, with broadcasting."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _mul_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__rmul__, operators.mul_Tensor, self, other)

    def __imul__(self, other):
        """Product of `self` and `other`, element by element, with broadcasting; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _mul__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__imul__, operators.mul__Tensor, self, other)

    def __truediv__(self, other):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _div_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__truediv__, operators.div_Tensor, self, other)

    def __rtruediv__(self, other):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _div_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or other._data_.size >= SHARED:
                return kernel(other, self)
            result = allocate()
            result._data_ = run(ufunc, other._data_, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_reflected(TensorMethods.__rtruediv__, operators.div_Tensor, self, other)

    def __rdiv__(self, other):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _div_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or other._data_.size >= SHARED:
                return kernel(other, self)
            result = allocate()
            result._data_ = run(ufunc, other._data_, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_reflected(TensorMethods.__rdiv__, operators.div_Tensor, self, other)

    def __itruediv__(self, other):
        """True quotient of `self` and `other`, element by element; integers are divided as floating
        point numbers; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _div__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__itruediv__, operators.div__Tensor, self, other)

    def __floordiv__(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _floor_divide_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__floordiv__, operators.floor_divide, self, other)

    def __rfloordiv__(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _floor_divide_kernels[bits & state.mask if MASKED else bits]
            return kernel(other, self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_reflected(TensorMethods.__rfloordiv__, operators.floor_divide, self, other)

    def __ifloordiv__(self, other):
        """Quotient of `self` and `other` rounded down, element by element. An integer division by
        zero is a RuntimeError; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _floor_divide__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(
            TensorMethods.__ifloordiv__, operators.floor_divide__Tensor, self, other
        )

    def __mod__(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _remainder_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__mod__, operators.remainder_Tensor, self, other)

    def __rmod__(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _remainder_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(other, self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_reflected(TensorMethods.__rmod__, operators.remainder_Tensor, self, other)

    def __imod__(self, other):
        """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`,
        as Python's `%`; in place.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _remainder__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__imod__, operators.remainder__Tensor, self, other)

    def __neg__(self):
        """Each element, negated."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _neg_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.__neg__, operators.neg, (self,), {})

    def __pos__(self):
        """The tensor itself; raises RuntimeError for a boolean tensor."""
        kernel = None
        try:
            kernel = _positive_kernels[self._bits_ & state.mask if MASKED else self._bits_]
            return kernel(self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.__pos__, operators.positive, (self,), {})

    def __pow__(self, other):
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting.
        """
        if other.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _pow_Tensor_Scalar_kernels[
                    self._bits_ & state.mask if MASKED else self._bits_
                ]
                return kernel(self, other)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _pow_Tensor_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__pow__, operators.pow_Tensor_Tensor, self, other)

    def __ipow__(self, other):
        """Each element of `self` raised to the corresponding element of `exponent`, with
        broadcasting; in place.
        """
        if other.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _pow__Scalar_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(self, other)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _pow__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__ipow__, operators.pow__Tensor, self, other)

    def __rpow__(self, other):
        """The number `self` raised to each element of `exponent`."""
        if other.__class__ in NUMBER_BITS:
            kernel = None
            try:
                kernel = _pow_Scalar_kernels[self._bits_ & state.mask if MASKED else self._bits_]
                return kernel(other, self)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return call_slow_reflected(TensorMethods.__rpow__, operators.pow_Scalar, self, other)

    def __abs__(self):
        """Absolute value of each element; real for complex elements."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _abs_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.__abs__, operators.abs, (self,), {})

    def __and__(self, other):
        """Bitwise (for bool, logical) and."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_and_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__and__, operators.bitwise_and_Tensor, self, other)

    def __rand__(self, other):
        """Bitwise (for bool, logical) and."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_and_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__rand__, operators.bitwise_and_Tensor, self, other)

    def __iand__(self, other):
        """Bitwise (for bool, logical) and; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_and__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(
            TensorMethods.__iand__, operators.bitwise_and__Tensor, self, other
        )

    def __or__(self, other):
        """Bitwise (for bool, logical) or."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_or_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__or__, operators.bitwise_or_Tensor, self, other)

    def __ror__(self, other):
        """Bitwise (for bool, logical) or."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_or_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__ror__, operators.bitwise_or_Tensor, self, other)

    def __ior__(self, other):
        """Bitwise (for bool, logical) or; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_or__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__ior__, operators.bitwise_or__Tensor, self, other)

    def __xor__(self, other):
        """Bitwise (for bool, logical) exclusive or."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_xor_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__xor__, operators.bitwise_xor_Tensor, self, other)

    def __rxor__(self, other):
        """Bitwise (for bool, logical) exclusive or."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_xor_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__rxor__, operators.bitwise_xor_Tensor, self, other)

    def __ixor__(self, other):
        """Bitwise (for bool, logical) exclusive or; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_xor__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(
            TensorMethods.__ixor__, operators.bitwise_xor__Tensor, self, other
        )

    def __invert__(self):
        """Bitwise (for bool, logical) complement."""
        kernel = None
        try:
            bits = self._bits_
            ufunc, run, made, kernel = _bitwise_not_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self)
            result = allocate()
            result._data_ = run(ufunc, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow(TensorMethods.__invert__, operators.bitwise_not, (self,), {})

    def __lshift__(self, other):
        """The bits of `self` shifted left by `other` positions."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_left_shift_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(
            TensorMethods.__lshift__, operators.bitwise_left_shift_Tensor, self, other
        )

    def __rlshift__(self, other):
        """The bits of `self` shifted left by `other` positions."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_left_shift_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or other._data_.size >= SHARED:
                return kernel(other, self)
            result = allocate()
            result._data_ = run(ufunc, other._data_, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_reflected(
            TensorMethods.__rlshift__, operators.bitwise_left_shift_Tensor, self, other
        )

    def __ilshift__(self, other):
        """The bits of `self` shifted left by `other` positions; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_left_shift__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(
            TensorMethods.__ilshift__, operators.bitwise_left_shift__Tensor, self, other
        )

    def __rshift__(self, other):
        """The bits of `self` shifted right by `other` positions, preserving the sign."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_right_shift_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(
            TensorMethods.__rshift__, operators.bitwise_right_shift_Tensor, self, other
        )

    def __rrshift__(self, other):
        """The bits of `self` shifted right by `other` positions, preserving the sign."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _bitwise_right_shift_Tensor_direct[
                bits & state.mask if MASKED else bits
            ]
            if ufunc is None or other._data_.size >= SHARED:
                return kernel(other, self)
            result = allocate()
            result._data_ = run(ufunc, other._data_, self._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_reflected(
            TensorMethods.__rrshift__, operators.bitwise_right_shift_Tensor, self, other
        )

    def __irshift__(self, other):
        """The bits of `self` shifted right by `other` positions, preserving the sign; in place."""
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            kernel = _bitwise_right_shift__Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(
            TensorMethods.__irshift__, operators.bitwise_right_shift__Tensor, self, other
        )

    def __eq__(self, other):
        """Whether each element of `self` equals the corresponding element of `other`, with
        broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _eq_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__eq__, operators.eq_Tensor, self, other)

    def __ne__(self, other):
        """Whether each element of `self` differs from the corresponding element of `other`, with
        broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _ne_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__ne__, operators.ne_Tensor, self, other)

    def __lt__(self, other):
        """Whether each element of `self` is less than the corresponding element of `other`, with
        broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _lt_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__lt__, operators.lt_Tensor, self, other)

    def __le__(self, other):
        """Whether each element of `self` is less than or equal to the corresponding element of
        `other`, with broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _le_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__le__, operators.le_Tensor, self, other)

    def __gt__(self, other):
        """Whether each element of `self` is greater than the corresponding element of `other`, with
        broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _gt_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__gt__, operators.gt_Tensor, self, other)

    def __ge__(self, other):
        """Whether each element of `self` is greater than or equal to the corresponding element of
        `other`, with broadcasting.
        """
        kernel = None
        try:
            more = NUMBER_BITS[other.__class__] if other.__class__ in NUMBER_BITS else other._bits_
            bits = self._bits_ if self._bits_ is more else self._bits_ | more
            ufunc, run, made, kernel = _ge_Tensor_direct[bits & state.mask if MASKED else bits]
            if ufunc is None or self._data_.size >= SHARED:
                return kernel(self, other)
            result = allocate()
            result._data_ = run(ufunc, self._data_, other._data_)
            result._bits_ = made
            result._edge_ = result._counter_ = result._extra_ = None
            return result
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__ge__, operators.ge_Tensor, self, other)

    def __matmul__(self, other):
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""
        kernel = None
        try:
            bits = self._bits_ if self._bits_ is other._bits_ else self._bits_ | other._bits_
            kernel = _matmul_kernels[bits & state.mask if MASKED else bits]
            return kernel(self, other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_operator(TensorMethods.__matmul__, operators.matmul, self, other)

    def __rmatmul__(self, other):
        """The matrix product: vectors, matrices and batches of matrices that broadcast."""
        kernel = None
        try:
            bits = other._bits_ if other._bits_ is self._bits_ else other._bits_ | self._bits_
            kernel = _matmul_kernels[bits & state.mask if MASKED else bits]
            return kernel(other, self)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return call_slow_reflected(TensorMethods.__rmatmul__, operators.matmul, self, other)

    @shows_completed
    def transpose_(self, dim0, dim1):
        """Exchange two dimensions, in place."""
        result = functions.transpose(self, dim0, dim1)
        return become(self, result)

    @shows_completed
    def t_(self):
        """Transpose a matrix, in place."""
        result = functions.t(self)
        return become(self, result)

    @shows_completed
    def swapaxes_(self, axis0, axis1):
        """Exchange two dimensions, in place."""
        result = functions.swapaxes(self, axis0, axis1)
        return become(self, result)

    @shows_completed
    def swapdims_(self, dim0, dim1):
        """Exchange two dimensions, in place."""
        result = functions.swapdims(self, dim0, dim1)
        return become(self, result)

    @shows_completed
    def unsqueeze_(self, dim):
        """Add a dimension of extent 1 at `dim`, in place."""
        result = functions.unsqueeze(self, dim)
        return become(self, result)

    @shows_completed
    def as_strided_(self, size, stride, storage_offset=None):
        """Take any size and strides (in elements) over the tensor's memory, in place."""
        result = functions.as_strided(self, size, stride, storage_offset)
        return become(self, result)

    @shows_completed
    def split(self, split_size, dim=0):
        """Pieces of one size along `dim`, or of the sizes given."""
        result = raw.split(self, split_size, dim)
        return tuple(result)

    @shows_completed
    def unique_consecutive(self, return_inverse=False, return_counts=False, dim=None):
        """Elements (or slices along `dim`) without repetitions of the one before; see
        `gradsmith.unique_consecutive`.
        """
        result = raw.unique_consecutive(self, return_inverse, return_counts, dim)
        return distinct(result, return_inverse, return_counts)

    @shows_completed
    def lu(self, pivot=True, get_infos=False):
        """L and U in one tensor, the pivots and the info."""
        result = functions._lu_with_info(self, pivot, not get_infos)
        return result if get_infos else result[:2]


documented(vars(TensorMethods))
