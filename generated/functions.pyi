"""Functions over tensors: every operator that YAML declares as a function.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import Any, overload

from gradsmith.core.device import device
from gradsmith.core.dtypes import dtype
from gradsmith.core.generator import Generator
from gradsmith.core.layout import layout, memory_format
from gradsmith.core.tensor import Tensor
from gradsmith.generated import return_types
from gradsmith.types import Number

__all__ = [
    "_adaptive_avg_pool2d",
    "_adaptive_avg_pool3d",
    "_attention",
    "_cdist_backward",
    "_cdist_forward",
    "_chunk_cat",
    "_class_cross_entropy",
    "_class_cross_entropy_backward",
    "_coalesce",
    "_conj",
    "_conj_physical",
    "_convert_indices_from_coo_to_csr",
    "_convert_indices_from_csr_to_coo",
    "_convolution",
    "_ctc_loss",
    "_dirichlet_grad",
    "_embedding_bag",
    "_euclidean_dist",
    "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams",
    "_fft_c2c",
    "_fft_c2r",
    "_fft_r2c",
    "_fused_rms_norm",
    "_fused_rms_norm_backward",
    "_gru_layer",
    "_histogramdd_bin_edges",
    "_histogramdd_from_bin_tensors",
    "_linalg_check_errors",
    "_linalg_det",
    "_linalg_eigh",
    "_linalg_eigvals",
    "_linalg_slogdet",
    "_linalg_solve_ex",
    "_linalg_svd",
    "_linear_recurrence",
    "_log_softmax",
    "_log_softmax_backward_data",
    "_logistic",
    "_lstm_layer",
    "_lu_with_info",
    "_neg_view",
    "_pdist_forward",
    "_prelu_kernel",
    "_rnn_layer",
    "_sample_dirichlet",
    "_softmax",
    "_softmax_backward_data",
    "_sparse_addmm",
    "_sparse_coo_tensor_with_dims_and_tensors",
    "_sparse_log_softmax",
    "_sparse_mm",
    "_sparse_mm_reduce_impl",
    "_sparse_mm_reduce_impl_backward",
    "_sparse_softmax",
    "_sparse_sparse_matmul",
    "_sparse_sum",
    "_standard_gamma",
    "_standard_gamma_grad",
    "_to_copy",
    "_to_dense",
    "_to_sparse",
    "_to_sparse_csc",
    "_to_sparse_csr",
    "_unique",
    "_unique2",
    "_unsafe_view",
    "_values_at",
    "_weight_norm",
    "abs",
    "abs_",
    "absolute",
    "acos",
    "acos_",
    "acosh",
    "acosh_",
    "adaptive_avg_pool1d",
    "adaptive_max_pool1d",
    "add",
    "addbmm",
    "addcdiv",
    "addcmul",
    "addmm",
    "addmv",
    "addmv_",
    "addr",
    "adjoint",
    "affine_grid_generator",
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
    "atan_",
    "atanh",
    "atanh_",
    "avg_pool1d",
    "baddbmm",
    "bartlett_window",
    "batch_norm",
    "bernoulli",
    "bilinear",
    "binary_cross_entropy_with_logits",
    "bincount",
    "binomial",
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
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
    "copysign",
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
    "cumsum",
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
    "diagonal_copy",
    "diagonal_scatter",
    "diff",
    "digamma",
    "dist",
    "div",
    "divide",
    "dot",
    "dropout",
    "dropout_",
    "dsplit",
    "dstack",
    "embedding",
    "embedding_bag",
    "embedding_renorm_",
    "empty",
    "empty_like",
    "empty_permuted",
    "empty_strided",
    "eq",
    "equal",
    "erf",
    "erf_",
    "erfc",
    "erfc_",
    "erfinv",
    "exp",
    "exp2",
    "exp2_",
    "exp_",
    "expand_copy",
    "expm1",
    "expm1_",
    "eye",
    "fake_quantize_per_channel_affine",
    "fake_quantize_per_tensor_affine",
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
    "fmax",
    "fmin",
    "fmod",
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
    "geqrf",
    "ger",
    "gradient",
    "greater",
    "greater_equal",
    "grid_sampler",
    "group_norm",
    "gru",
    "gru_cell",
    "gt",
    "hamming_window",
    "hann_window",
    "hardshrink",
    "hash_tensor",
    "heaviside",
    "hinge_embedding_loss",
    "histc",
    "histogram",
    "histogramdd",
    "hsplit",
    "hstack",
    "hypot",
    "i0",
    "i0_",
    "igamma",
    "igammac",
    "imag",
    "index_add",
    "index_copy",
    "index_fill",
    "index_put",
    "index_put_",
    "index_reduce",
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
    "lerp",
    "less",
    "less_equal",
    "lgamma",
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
    "logical_not",
    "logical_or",
    "logical_xor",
    "logit",
    "logit_",
    "logspace",
    "logsumexp",
    "lstm",
    "lstm_cell",
    "lt",
    "lu",
    "lu_solve",
    "lu_unpack",
    "margin_ranking_loss",
    "masked_fill",
    "masked_scatter",
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
    "mm",
    "mode",
    "moveaxis",
    "movedim",
    "msort",
    "mul",
    "multinomial",
    "multiply",
    "mv",
    "mvlgamma",
    "nan_to_num",
    "nan_to_num_",
    "nanmean",
    "nanmedian",
    "nanquantile",
    "nansum",
    "narrow",
    "narrow_copy",
    "native_batch_norm",
    "native_channel_shuffle",
    "native_dropout",
    "native_group_norm",
    "native_layer_norm",
    "ne",
    "neg",
    "neg_",
    "negative",
    "negative_",
    "nextafter",
    "nonzero_numpy",
    "nonzero_static",
    "norm_except_dim",
    "normal",
    "not_equal",
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
    "prelu",
    "prod",
    "put",
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
    "renorm",
    "repeat_interleave",
    "reshape",
    "resolve_conj",
    "resolve_neg",
    "rms_norm",
    "rnn_relu",
    "rnn_relu_cell",
    "rnn_tanh",
    "rnn_tanh_cell",
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
    "scatter_add",
    "scatter_reduce",
    "searchsorted",
    "segment_reduce",
    "select",
    "select_copy",
    "select_scatter",
    "selu",
    "selu_",
    "sgn",
    "sigmoid",
    "sigmoid_",
    "sign",
    "signbit",
    "sin",
    "sin_",
    "sinc",
    "sinc_",
    "sinh",
    "sinh_",
    "slice_copy",
    "slice_scatter",
    "slogdet",
    "smm",
    "softmax",
    "sort",
    "sparse_sampled_addmm",
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
    "subtract",
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
    "tensor_split",
    "threshold",
    "threshold_",
    "tile",
    "topk",
    "trace",
    "transpose",
    "transpose_copy",
    "trapezoid",
    "trapz",
    "triangular_solve",
    "tril",
    "tril_indices",
    "triplet_margin_loss",
    "triu",
    "triu_indices",
    "true_divide",
    "trunc",
    "trunc_",
    "unbind",
    "unbind_copy",
    "unflatten",
    "unfold_copy",
    "unique_consecutive",
    "unique_dim",
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
    "zero_",
    "zeros",
    "zeros_like",
]

def add(
    input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None
) -> Tensor: ...
def sub(
    input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None
) -> Tensor: ...
def subtract(
    input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None
) -> Tensor: ...
def rsub(input: Tensor, other: Tensor | Number, *, alpha: Number = 1) -> Tensor: ...
def mul(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def multiply(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def div(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def div(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    rounding_mode: str | None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def divide(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def divide(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    rounding_mode: str | None,
    out: Tensor | None = None,
) -> Tensor: ...
def true_divide(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def floor_divide(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def remainder(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def fmod(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def neg(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def neg_(input: Tensor) -> Tensor: ...
def negative(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def negative_(input: Tensor) -> Tensor: ...
def positive(input: Tensor) -> Tensor: ...
def reciprocal(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def reciprocal_(input: Tensor) -> Tensor: ...
def square(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def square_(input: Tensor) -> Tensor: ...
def addcmul(
    input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor | None = None
) -> Tensor: ...
def addcdiv(
    input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor | None = None
) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor, weight: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor, weight: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def pow(input: Number, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: Tensor, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: Tensor, exponent: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: Number, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def exp(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def exp_(input: Tensor) -> Tensor: ...
def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def exp2_(input: Tensor) -> Tensor: ...
def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def expm1_(input: Tensor) -> Tensor: ...
def log(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def log_(input: Tensor) -> Tensor: ...
def log2(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def log2_(input: Tensor) -> Tensor: ...
def log10(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def log10_(input: Tensor) -> Tensor: ...
def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def log1p_(input: Tensor) -> Tensor: ...
def sqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sqrt_(input: Tensor) -> Tensor: ...
def rsqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def rsqrt_(input: Tensor) -> Tensor: ...
def logaddexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def logaddexp2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def xlogy(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def xlogy_(input: Tensor | Number, other: Tensor | Number) -> Tensor: ...
def ldexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def ldexp_(input: Tensor, other: Tensor) -> Tensor: ...
def frexp(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.frexp: ...
def sin(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sin_(input: Tensor) -> Tensor: ...
def cos(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def cos_(input: Tensor) -> Tensor: ...
def tan(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def tan_(input: Tensor) -> Tensor: ...
def asin(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def asin_(input: Tensor) -> Tensor: ...
def acos(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def acos_(input: Tensor) -> Tensor: ...
def atan(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def atan_(input: Tensor) -> Tensor: ...
def sinh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sinh_(input: Tensor) -> Tensor: ...
def cosh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def cosh_(input: Tensor) -> Tensor: ...
def tanh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def tanh_(input: Tensor) -> Tensor: ...
def asinh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def asinh_(input: Tensor) -> Tensor: ...
def acosh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def acosh_(input: Tensor) -> Tensor: ...
def atanh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def atanh_(input: Tensor) -> Tensor: ...
def atan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def arctan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def arcsin(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def arcsin_(input: Tensor) -> Tensor: ...
def arccos(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def arccos_(input: Tensor) -> Tensor: ...
def arctan(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def arctan_(input: Tensor) -> Tensor: ...
def arcsinh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def arcsinh_(input: Tensor) -> Tensor: ...
def arccosh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def arccosh_(input: Tensor) -> Tensor: ...
def arctanh(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def arctanh_(input: Tensor) -> Tensor: ...
def sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sinc_(input: Tensor) -> Tensor: ...
def hypot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def deg2rad(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def deg2rad_(input: Tensor) -> Tensor: ...
def rad2deg(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def rad2deg_(input: Tensor) -> Tensor: ...
def sigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sigmoid_(input: Tensor) -> Tensor: ...
def _logistic(input: Tensor) -> Tensor: ...
def logit(input: Tensor, eps: float | None = None, *, out: Tensor | None = None) -> Tensor: ...
def logit_(input: Tensor, eps: float | None = None) -> Tensor: ...
def abs(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def abs_(input: Tensor) -> Tensor: ...
def absolute(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sign(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sgn(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def signbit(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def copysign(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def floor(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def floor_(input: Tensor) -> Tensor: ...
def ceil(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def ceil_(input: Tensor) -> Tensor: ...
def trunc(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def trunc_(input: Tensor) -> Tensor: ...
def fix(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def fix_(input: Tensor) -> Tensor: ...
def frac(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def frac_(input: Tensor) -> Tensor: ...
@overload
def round(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def round(input: Tensor, *, decimals: int, out: Tensor | None = None) -> Tensor: ...
@overload
def round_(input: Tensor) -> Tensor: ...
@overload
def round_(input: Tensor, *, decimals: int) -> Tensor: ...
def heaviside(input: Tensor, values: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def nextafter(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def gcd(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def gcd_(input: Tensor, other: Tensor) -> Tensor: ...
def lcm(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def lcm_(input: Tensor, other: Tensor) -> Tensor: ...
def nan_to_num(
    input: Tensor,
    nan: float | None = None,
    posinf: float | None = None,
    neginf: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def nan_to_num_(
    input: Tensor,
    nan: float | None = None,
    posinf: float | None = None,
    neginf: float | None = None,
) -> Tensor: ...
def maximum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def minimum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def fmax(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def fmin(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(
    input: Tensor, dim: int, keepdim: bool = False, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.max: ...
@overload
def min(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(
    input: Tensor, dim: int, keepdim: bool = False, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.min: ...
@overload
def clamp(
    input: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def clamp(
    input: Tensor,
    min: Number | None = None,
    max: Number | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def clamp_(input: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
@overload
def clamp_(input: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor: ...
@overload
def clip(
    input: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def clip(
    input: Tensor,
    min: Number | None = None,
    max: Number | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def clip_(input: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
@overload
def clip_(input: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_min_(input: Tensor, min: Tensor) -> Tensor: ...
@overload
def clamp_min_(input: Tensor, min: Number) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_max_(input: Tensor, max: Tensor) -> Tensor: ...
@overload
def clamp_max_(input: Tensor, max: Number) -> Tensor: ...
@overload
def where(
    condition: Tensor, input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def where(condition: Tensor) -> tuple[Tensor, ...]: ...
def angle(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def conj_physical(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def conj_physical_(input: Tensor) -> Tensor: ...
def _conj_physical(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def complex(real: Tensor, imag: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def polar(abs: Tensor, angle: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def bitwise_and(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def bitwise_or(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def bitwise_xor(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def bitwise_not(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def bitwise_left_shift(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def bitwise_right_shift(
    input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def fake_quantize_per_tensor_affine(
    input: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int
) -> Tensor: ...
@overload
def fake_quantize_per_tensor_affine(
    input: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int
) -> Tensor: ...
def _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    input: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    fake_quant_enabled: Tensor,
    quant_min: int,
    quant_max: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types._fake_quantize_per_tensor_affine_cachemask_tensor_qparams: ...
def fake_quantize_per_channel_affine(
    input: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int
) -> Tensor: ...
def eq(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def ne(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def not_equal(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def lt(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def less(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def le(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def less_equal(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def gt(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def greater(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def ge(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
def greater_equal(
    input: Tensor, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor: ...
def logical_and(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def logical_or(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def logical_xor(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def logical_not(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def isnan(input: Tensor) -> Tensor: ...
def isinf(input: Tensor) -> Tensor: ...
def isfinite(input: Tensor) -> Tensor: ...
def isposinf(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def isneginf(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def isreal(input: Tensor) -> Tensor: ...
def isclose(
    input: Tensor, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
) -> Tensor: ...
def allclose(
    input: Tensor, other: Tensor, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False
) -> bool: ...
def equal(input: Tensor, other: Tensor) -> bool: ...
def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def erf_(input: Tensor) -> Tensor: ...
def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def erfc_(input: Tensor) -> Tensor: ...
def erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def lgamma(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def polygamma(n: int, input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def mvlgamma(input: Tensor, p: int, *, out: Tensor | None = None) -> Tensor: ...
def igamma(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def igammac(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def i0(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def i0_(input: Tensor) -> Tensor: ...
def relu(input: Tensor) -> Tensor: ...
def relu_(input: Tensor) -> Tensor: ...
def threshold(
    input: Tensor, threshold: Number, value: Number, *, out: Tensor | None = None
) -> Tensor: ...
def threshold_(input: Tensor, threshold: Number, value: Number) -> Tensor: ...
def prelu(input: Tensor, weight: Tensor) -> Tensor: ...
def _prelu_kernel(input: Tensor, weight: Tensor) -> Tensor: ...
def rrelu(
    input: Tensor,
    lower: Number = 0.125,
    upper: Number = 0.3333333333333333,
    training: bool = False,
    generator: Generator | None = None,
) -> Tensor: ...
def rrelu_(
    input: Tensor,
    lower: Number = 0.125,
    upper: Number = 0.3333333333333333,
    training: bool = False,
    generator: Generator | None = None,
) -> Tensor: ...
def celu(input: Tensor, alpha: Number = 1.0) -> Tensor: ...
def celu_(input: Tensor, alpha: Number = 1.0) -> Tensor: ...
def selu(input: Tensor) -> Tensor: ...
def selu_(input: Tensor) -> Tensor: ...
def hardshrink(input: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor: ...
def softmax(
    input: Tensor, dim: int, dtype: dtype | None = None, *, out: Tensor | None = None
) -> Tensor: ...
def log_softmax(
    input: Tensor, dim: int, dtype: dtype | None = None, *, out: Tensor | None = None
) -> Tensor: ...
def _softmax(
    input: Tensor, dim: int, half_to_float: bool, *, out: Tensor | None = None
) -> Tensor: ...
def _log_softmax(
    input: Tensor, dim: int, half_to_float: bool, *, out: Tensor | None = None
) -> Tensor: ...
def _softmax_backward_data(
    grad_output: Tensor, output: Tensor, dim: int, input_dtype: dtype, *, out: Tensor | None = None
) -> Tensor: ...
def _log_softmax_backward_data(
    grad_output: Tensor, output: Tensor, dim: int, input_dtype: dtype, *, out: Tensor | None = None
) -> Tensor: ...
def dropout(input: Tensor, p: float, train: bool) -> Tensor: ...
def dropout_(input: Tensor, p: float, train: bool) -> Tensor: ...
def feature_dropout(input: Tensor, p: float, train: bool) -> Tensor: ...
def feature_dropout_(input: Tensor, p: float, train: bool) -> Tensor: ...
def alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor: ...
def alpha_dropout_(input: Tensor, p: float, train: bool) -> Tensor: ...
def feature_alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor: ...
def feature_alpha_dropout_(input: Tensor, p: float, train: bool) -> Tensor: ...
def native_dropout(input: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]: ...
def binary_cross_entropy_with_logits(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    pos_weight: Tensor | None = None,
    reduction: int = 1,
) -> Tensor: ...
def kl_div(
    input: Tensor, target: Tensor, reduction: int = 1, *, log_target: bool = False
) -> Tensor: ...
def poisson_nll_loss(
    input: Tensor, target: Tensor, log_input: bool, full: bool, eps: float, reduction: int
) -> Tensor: ...
def hinge_embedding_loss(
    input: Tensor, target: Tensor, margin: float = 1.0, reduction: int = 1
) -> Tensor: ...
def _class_cross_entropy(
    input: Tensor, target: Tensor, reduction: int, ignore_index: int
) -> return_types._class_cross_entropy: ...
def _class_cross_entropy_backward(
    grad_output: Tensor, input: Tensor, target: Tensor, reduction: int, ignore_index: int
) -> Tensor: ...
def margin_ranking_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0.0, reduction: int = 1
) -> Tensor: ...
def cosine_embedding_loss(
    input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0.0, reduction: int = 1
) -> Tensor: ...
def triplet_margin_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: float = 1.0,
    p: float = 2.0,
    eps: float = 1e-06,
    swap: bool = False,
    reduction: int = 1,
) -> Tensor: ...
def _ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int = 0,
    zero_infinity: bool = False,
) -> tuple[Tensor, Tensor]: ...
@overload
def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int = 0,
    reduction: int = 1,
    zero_infinity: bool = False,
) -> Tensor: ...
@overload
def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Tensor,
    target_lengths: Tensor,
    blank: int = 0,
    reduction: int = 1,
    zero_infinity: bool = False,
) -> Tensor: ...
@overload
def sum(input: Tensor, *, dtype: dtype | None = None) -> Tensor: ...
@overload
def sum(
    input: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def nansum(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def mean(input: Tensor, *, dtype: dtype | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def mean(
    input: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def nanmean(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def prod(input: Tensor, *, dtype: dtype | None = None) -> Tensor: ...
@overload
def prod(
    input: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: int | None = None) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: Sequence[int]) -> Tensor: ...
def amax(
    input: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def amin(
    input: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def aminmax(
    input: Tensor,
    *,
    dim: int | None = None,
    keepdim: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.aminmax: ...
def argmax(
    input: Tensor, dim: int | None = None, keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
def argmin(
    input: Tensor, dim: int | None = None, keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def all(input: Tensor, dim: int, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def all(
    input: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def any(input: Tensor, dim: int, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def any(
    input: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def var(input: Tensor, unbiased: bool = True) -> Tensor: ...
@overload
def var(
    input: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def std(input: Tensor, unbiased: bool = True) -> Tensor: ...
@overload
def std(
    input: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def var_mean(input: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: Tensor, dim: int | Sequence[int] | None, unbiased: bool = True, keepdim: bool = False
) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(input: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: Tensor, dim: int | Sequence[int] | None, unbiased: bool = True, keepdim: bool = False
) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]: ...
def logsumexp(
    input: Tensor, dim: int | Sequence[int], keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def median(input: Tensor) -> Tensor: ...
@overload
def median(
    input: Tensor, dim: int, keepdim: bool = False, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.median: ...
@overload
def nanmedian(input: Tensor) -> Tensor: ...
@overload
def nanmedian(
    input: Tensor, dim: int, keepdim: bool = False, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.nanmedian: ...
def mode(
    input: Tensor, dim: int = -1, keepdim: bool = False, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.mode: ...
@overload
def quantile(
    input: Tensor,
    q: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    interpolation: str = "linear",
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def quantile(
    input: Tensor,
    q: float,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    interpolation: str = "linear",
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: Tensor,
    q: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    interpolation: str = "linear",
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: Tensor,
    q: float,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    interpolation: str = "linear",
    out: Tensor | None = None,
) -> Tensor: ...
def cumsum(
    input: Tensor, dim: int, *, dtype: dtype | None = None, out: Tensor | None = None
) -> Tensor: ...
def cumprod(
    input: Tensor, dim: int, *, dtype: dtype | None = None, out: Tensor | None = None
) -> Tensor: ...
def cummax(
    input: Tensor, dim: int, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.cummax: ...
def cummin(
    input: Tensor, dim: int, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.cummin: ...
def logcumsumexp(input: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor: ...
def _linear_recurrence(input: Tensor, ratios: Tensor, reverse: bool) -> Tensor: ...
def diff(
    input: Tensor,
    n: int = 1,
    dim: int = -1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def trapezoid(y: Tensor, x: Tensor, *, dim: int = -1) -> Tensor: ...
@overload
def trapezoid(y: Tensor, *, dx: Number = 1, dim: int = -1) -> Tensor: ...
@overload
def trapz(y: Tensor, x: Tensor, *, dim: int = -1) -> Tensor: ...
@overload
def trapz(y: Tensor, *, dx: float = 1.0, dim: int = -1) -> Tensor: ...
@overload
def cumulative_trapezoid(y: Tensor, x: Tensor, *, dim: int = -1) -> Tensor: ...
@overload
def cumulative_trapezoid(y: Tensor, *, dx: Number = 1, dim: int = -1) -> Tensor: ...
@overload
def gradient(
    input: Tensor, *, spacing: Number | None = None, dim: int | None = None, edge_order: int = 1
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor, *, spacing: Number, dim: Sequence[int], edge_order: int = 1
) -> tuple[Tensor, ...]: ...
@overload
def gradient(input: Tensor, *, dim: Sequence[int], edge_order: int = 1) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor, *, spacing: Sequence[Number], dim: int | None = None, edge_order: int = 1
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor, *, spacing: Sequence[Number], dim: Sequence[int], edge_order: int = 1
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor, *, spacing: Sequence[Tensor], dim: int | None = None, edge_order: int = 1
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor, *, spacing: Sequence[Tensor], dim: Sequence[int], edge_order: int = 1
) -> tuple[Tensor, ...]: ...
def bincount(input: Tensor, weights: Tensor | None = None, minlength: int = 0) -> Tensor: ...
def histc(
    input: Tensor, bins: int = 100, min: Number = 0, max: Number = 0, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def histogram(
    input: Tensor,
    bins: Tensor,
    *,
    weight: Tensor | None = None,
    density: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.histogram: ...
@overload
def histogram(
    input: Tensor,
    bins: int = 100,
    *,
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.histogram: ...
def _histogramdd_bin_edges(
    input: Tensor,
    bins: Sequence[int],
    *,
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, ...]: ...
def _histogramdd_from_bin_tensors(
    input: Tensor, bins: Sequence[Tensor], *, weight: Tensor | None = None, density: bool = False
) -> Tensor: ...
@overload
def histogramdd(
    input: Tensor,
    bins: Sequence[int],
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> return_types.histogramdd: ...
@overload
def histogramdd(
    input: Tensor,
    bins: int,
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> return_types.histogramdd: ...
@overload
def histogramdd(
    input: Tensor,
    bins: Sequence[Tensor],
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> return_types.histogramdd: ...
def hash_tensor(
    input: Tensor,
    dim: int | Sequence[int] = (),
    *,
    keepdim: bool = False,
    mode: int = 0,
    out: Tensor | None = None,
) -> Tensor: ...
def cov(
    input: Tensor,
    *,
    correction: int = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor: ...
def corrcoef(input: Tensor) -> Tensor: ...
def segment_reduce(
    data: Tensor,
    reduce: str,
    *,
    lengths: Tensor | None = None,
    indices: Tensor | None = None,
    offsets: Tensor | None = None,
    axis: int = 0,
    unsafe: bool = False,
    initial: Number | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def detach(input: Tensor) -> Tensor: ...
def _unsafe_view(input: Tensor, size: Sequence[int]) -> Tensor: ...
def reshape(input: Tensor, shape: Sequence[int]) -> Tensor: ...
def flatten(input: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor: ...
def unflatten(input: Tensor, dim: int, sizes: Sequence[int]) -> Tensor: ...
def ravel(input: Tensor) -> Tensor: ...
def permute(input: Tensor, dims: Sequence[int]) -> Tensor: ...
def transpose(input: Tensor, dim0: int, dim1: int) -> Tensor: ...
def t(input: Tensor) -> Tensor: ...
def swapaxes(input: Tensor, axis0: int, axis1: int) -> Tensor: ...
def swapdims(input: Tensor, dim0: int, dim1: int) -> Tensor: ...
@overload
def movedim(input: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
@overload
def movedim(input: Tensor, source: int, destination: int) -> Tensor: ...
@overload
def moveaxis(input: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
@overload
def moveaxis(input: Tensor, source: int, destination: int) -> Tensor: ...
def adjoint(input: Tensor) -> Tensor: ...
def broadcast_to(input: Tensor, size: Sequence[int]) -> Tensor: ...
@overload
def squeeze(input: Tensor) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: int) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: Sequence[int]) -> Tensor: ...
def unsqueeze(input: Tensor, dim: int) -> Tensor: ...
def select(input: Tensor, dim: int, index: int) -> Tensor: ...
@overload
def narrow(input: Tensor, dim: int, start: int, length: int) -> Tensor: ...
@overload
def narrow(input: Tensor, dim: int, start: Tensor, length: int) -> Tensor: ...
def diagonal(input: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor: ...
def as_strided(
    input: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
) -> Tensor: ...
def split_with_sizes(
    input: Tensor, split_sizes: Sequence[int], dim: int = 0
) -> tuple[Tensor, ...]: ...
def chunk(input: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, sections: int, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, indices: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(
    input: Tensor, tensor_indices_or_sections: Tensor, dim: int = 0
) -> tuple[Tensor, ...]: ...
@overload
def hsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]: ...
@overload
def hsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
@overload
def vsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]: ...
@overload
def vsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
@overload
def dsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]: ...
@overload
def dsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
def unbind(input: Tensor, dim: int = 0) -> tuple[Tensor, ...]: ...
def unsafe_chunk(input: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]: ...
def unsafe_split(input: Tensor, split_size: int, dim: int = 0) -> tuple[Tensor, ...]: ...
def unsafe_split_with_sizes(
    input: Tensor, split_sizes: Sequence[int], dim: int = 0
) -> tuple[Tensor, ...]: ...
def real(input: Tensor) -> Tensor: ...
def imag(input: Tensor) -> Tensor: ...
def view_as_real(input: Tensor) -> Tensor: ...
def conj(input: Tensor) -> Tensor: ...
def _conj(input: Tensor) -> Tensor: ...
def _neg_view(input: Tensor) -> Tensor: ...
def view_as_complex(input: Tensor) -> Tensor: ...
def alias_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def as_strided_copy(
    input: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def detach_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def diagonal_copy(
    input: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1, *, out: Tensor | None = None
) -> Tensor: ...
def expand_copy(
    input: Tensor, size: Sequence[int], *, implicit: bool = False, out: Tensor | None = None
) -> Tensor: ...
def permute_copy(input: Tensor, dims: Sequence[int], *, out: Tensor | None = None) -> Tensor: ...
def select_copy(input: Tensor, dim: int, index: int, *, out: Tensor | None = None) -> Tensor: ...
def slice_copy(
    input: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def split_copy(
    input: Tensor, split_size: int, dim: int = 0, *, out: Sequence[Tensor] | None = None
) -> tuple[Tensor, ...]: ...
def split_with_sizes_copy(
    input: Tensor, split_sizes: Sequence[int], dim: int = 0, *, out: Sequence[Tensor] | None = None
) -> tuple[Tensor, ...]: ...
@overload
def squeeze_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: Sequence[int], *, out: Tensor | None = None) -> Tensor: ...
def t_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def transpose_copy(input: Tensor, dim0: int, dim1: int, *, out: Tensor | None = None) -> Tensor: ...
def unbind_copy(
    input: Tensor, dim: int = 0, *, out: Sequence[Tensor] | None = None
) -> tuple[Tensor, ...]: ...
def unfold_copy(
    input: Tensor, dimension: int, size: int, step: int, *, out: Tensor | None = None
) -> Tensor: ...
def unsqueeze_copy(input: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor: ...
def view_as_complex_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def view_as_real_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def view_copy(input: Tensor, size: Sequence[int], *, out: Tensor | None = None) -> Tensor: ...
@overload
def view_copy(input: Tensor, dtype: dtype, *, out: Tensor | None = None) -> Tensor: ...
def narrow_copy(
    input: Tensor, dim: int, start: int, length: int, *, out: Tensor | None = None
) -> Tensor: ...
def select_scatter(
    input: Tensor, src: Tensor, dim: int, index: int, *, out: Tensor | None = None
) -> Tensor: ...
def slice_scatter(
    input: Tensor,
    src: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def diagonal_scatter(
    input: Tensor,
    src: Tensor,
    offset: int = 0,
    dim1: int = 0,
    dim2: int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def as_strided_scatter(
    input: Tensor,
    src: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def cat(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor: ...
def concat(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor: ...
def concatenate(
    tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None
) -> Tensor: ...
def stack(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor: ...
def clone(input: Tensor, *, memory_format: memory_format | None = None) -> Tensor: ...
def _to_copy(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    non_blocking: bool = False,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def fill(input: Tensor, value: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def fill(input: Tensor, value: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def fill_(input: Tensor, value: Number) -> Tensor: ...
@overload
def fill_(input: Tensor, value: Tensor) -> Tensor: ...
def zero_(input: Tensor) -> Tensor: ...
def hstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor: ...
def vstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor: ...
def row_stack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor: ...
def dstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor: ...
def column_stack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor: ...
def _chunk_cat(
    tensors: Sequence[Tensor], dim: int, num_chunks: int, *, out: Tensor | None = None
) -> Tensor: ...
def flip(input: Tensor, dims: Sequence[int]) -> Tensor: ...
def fliplr(input: Tensor) -> Tensor: ...
def flipud(input: Tensor) -> Tensor: ...
def roll(input: Tensor, shifts: int | Sequence[int], dims: int | Sequence[int] = ()) -> Tensor: ...
def rot90(input: Tensor, k: int = 1, dims: Sequence[int] = (0, 1)) -> Tensor: ...
def tile(input: Tensor, dims: Sequence[int]) -> Tensor: ...
@overload
def repeat_interleave(repeats: Tensor, *, output_size: int | None = None) -> Tensor: ...
@overload
def repeat_interleave(
    input: Tensor, repeats: Tensor, dim: int | None = None, *, output_size: int | None = None
) -> Tensor: ...
@overload
def repeat_interleave(
    input: Tensor, repeats: int, dim: int | None = None, *, output_size: int | None = None
) -> Tensor: ...
def tril(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor: ...
def triu(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor: ...
def tril_indices(
    row: int,
    col: int,
    offset: int = 0,
    *,
    dtype: dtype | None = ...,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
def triu_indices(
    row: int,
    col: int,
    offset: int = 0,
    *,
    dtype: dtype | None = ...,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
def diag(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor: ...
def diag_embed(input: Tensor, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor: ...
def diagflat(input: Tensor, offset: int = 0) -> Tensor: ...
def combinations(input: Tensor, r: int = 2, with_replacement: bool = False) -> Tensor: ...
def resolve_conj(input: Tensor) -> Tensor: ...
def resolve_neg(input: Tensor) -> Tensor: ...
def gather(
    input: Tensor, dim: int, index: Tensor, *, sparse_grad: bool = False, out: Tensor | None = None
) -> Tensor: ...
def index_select(
    input: Tensor, dim: int, index: Tensor, *, out: Tensor | None = None
) -> Tensor: ...
def index_put(
    input: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = False
) -> Tensor: ...
def index_put_(
    input: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = False
) -> Tensor: ...
def scatter_add(
    input: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor | None = None
) -> Tensor: ...
def take(input: Tensor, index: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def take_along_dim(
    input: Tensor, indices: Tensor, dim: int | None = None, *, out: Tensor | None = None
) -> Tensor: ...
def masked_select(input: Tensor, mask: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def nonzero_static(
    input: Tensor, *, size: int, fill_value: int = -1, out: Tensor | None = None
) -> Tensor: ...
def nonzero_numpy(input: Tensor) -> tuple[Tensor, ...]: ...
def argwhere(input: Tensor) -> Tensor: ...
@overload
def scatter(
    input: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    input: Tensor, dim: int, index: Tensor, value: Number, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    input: Tensor, dim: int, index: Tensor, src: Tensor, *, reduce: str, out: Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    input: Tensor, dim: int, index: Tensor, value: Number, *, reduce: str, out: Tensor | None = None
) -> Tensor: ...
def scatter_reduce(
    input: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    reduce: str,
    *,
    include_self: bool = True,
    out: Tensor | None = None,
) -> Tensor: ...
def index_add(
    input: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor: ...
def index_copy(
    input: Tensor, dim: int, index: Tensor, source: Tensor, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: int, index: Tensor, value: Number) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor: ...
def index_reduce(
    input: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    reduce: str,
    *,
    include_self: bool = True,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def masked_fill(input: Tensor, mask: Tensor, value: Number) -> Tensor: ...
@overload
def masked_fill(input: Tensor, mask: Tensor, value: Tensor) -> Tensor: ...
def masked_scatter(input: Tensor, mask: Tensor, source: Tensor) -> Tensor: ...
def put(input: Tensor, index: Tensor, source: Tensor, accumulate: bool = False) -> Tensor: ...
@overload
def sort(
    input: Tensor,
    dim: int = -1,
    descending: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.sort: ...
@overload
def sort(
    input: Tensor,
    *,
    stable: bool | None,
    dim: int = -1,
    descending: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.sort: ...
@overload
def argsort(input: Tensor, dim: int = -1, descending: bool = False) -> Tensor: ...
@overload
def argsort(
    input: Tensor,
    *,
    stable: bool,
    dim: int = -1,
    descending: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
def msort(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def topk(
    input: Tensor,
    k: int,
    dim: int = -1,
    largest: bool = True,
    sorted: bool = True,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.topk: ...
def kthvalue(
    input: Tensor,
    k: int,
    dim: int = -1,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.kthvalue: ...
@overload
def searchsorted(
    sorted_sequence: Tensor,
    input: Tensor,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Tensor | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def searchsorted(
    sorted_sequence: Tensor,
    input: Number,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Tensor | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def _convert_indices_from_coo_to_csr(
    input: Tensor, size: int, *, out_int32: bool = False
) -> Tensor: ...
def _convert_indices_from_csr_to_coo(
    crow_indices: Tensor, col_indices: Tensor, *, out_int32: bool = False, transpose: bool = False
) -> Tensor: ...
@overload
def bucketize(
    input: Tensor,
    boundaries: Tensor,
    *,
    out_int32: bool = False,
    right: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def bucketize(
    input: Number, boundaries: Tensor, *, out_int32: bool = False, right: bool = False
) -> Tensor: ...
@overload
def isin(
    elements: Tensor,
    test_elements: Tensor,
    *,
    assume_unique: bool = False,
    invert: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def isin(
    elements: Tensor,
    test_element: Number,
    *,
    assume_unique: bool = False,
    invert: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def isin(
    element: Number,
    test_elements: Tensor,
    *,
    assume_unique: bool = False,
    invert: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
def _unique(
    input: Tensor, sorted: bool = True, return_inverse: bool = False
) -> tuple[Tensor, Tensor]: ...
def _unique2(
    input: Tensor, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False
) -> tuple[Tensor, Tensor, Tensor]: ...
def unique_dim(
    input: Tensor,
    dim: int,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
) -> tuple[Tensor, Tensor, Tensor]: ...
def mm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def bmm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def mv(input: Tensor, vec: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def dot(input: Tensor, tensor: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def vdot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def outer(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def ger(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def addmm(
    input: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor: ...
def _sparse_addmm(
    input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor: ...
def addmv(
    input: Tensor,
    mat: Tensor,
    vec: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor: ...
def addmv_(
    input: Tensor, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor: ...
def addr(
    input: Tensor,
    vec1: Tensor,
    vec2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor: ...
def addbmm(
    input: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor: ...
def baddbmm(
    input: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor: ...
def trace(input: Tensor) -> Tensor: ...
def inner(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def kron(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def bilinear(
    input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None
) -> Tensor: ...
def cross(
    input: Tensor, other: Tensor, dim: int | None = None, *, out: Tensor | None = None
) -> Tensor: ...
def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-08) -> Tensor: ...
def pairwise_distance(
    x1: Tensor, x2: Tensor, p: float = 2.0, eps: float = 1e-06, keepdim: bool = False
) -> Tensor: ...
def _cdist_forward(x1: Tensor, x2: Tensor, p: float, compute_mode: int | None) -> Tensor: ...
def _euclidean_dist(x1: Tensor, x2: Tensor) -> Tensor: ...
def _cdist_backward(grad: Tensor, x1: Tensor, x2: Tensor, p: float, cdist: Tensor) -> Tensor: ...
def pdist(input: Tensor, p: float = 2.0) -> Tensor: ...
def _pdist_forward(input: Tensor, p: float = 2.0) -> Tensor: ...
def matrix_power(input: Tensor, n: int, *, out: Tensor | None = None) -> Tensor: ...
def inverse(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def _linalg_solve_ex(
    A: Tensor,
    B: Tensor,
    *,
    left: bool = True,
    check_errors: bool = False,
    out: tuple[Tensor, Tensor, Tensor, Tensor] | None = None,
) -> return_types._linalg_solve_ex: ...
def _linalg_check_errors(info: Tensor, api_name: str, *, is_matrix: bool) -> None: ...
def triangular_solve(
    input: Tensor,
    A: Tensor,
    upper: bool = True,
    transpose: bool = False,
    unitriangular: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.triangular_solve: ...
def cholesky(input: Tensor, upper: bool = False, *, out: Tensor | None = None) -> Tensor: ...
def cholesky_solve(
    input: Tensor, input2: Tensor, upper: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
def cholesky_inverse(
    input: Tensor, upper: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
def qr(
    input: Tensor, some: bool = True, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.qr: ...
def geqrf(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.geqrf: ...
def orgqr(input: Tensor, input2: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def ormqr(
    input: Tensor,
    input2: Tensor,
    input3: Tensor,
    left: bool = True,
    transpose: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _lu_with_info(
    input: Tensor, pivot: bool = True, check_errors: bool = True
) -> return_types._lu_with_info: ...
def lu_unpack(
    LU_data: Tensor,
    LU_pivots: Tensor,
    unpack_data: bool = True,
    unpack_pivots: bool = True,
    *,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types.lu_unpack: ...
def lu_solve(
    input: Tensor, LU_data: Tensor, LU_pivots: Tensor, *, out: Tensor | None = None
) -> Tensor: ...
def _linalg_det(
    A: Tensor, *, out: tuple[Tensor, Tensor, Tensor] | None = None
) -> return_types._linalg_det: ...
def det(input: Tensor) -> Tensor: ...
def _linalg_slogdet(
    A: Tensor, *, out: tuple[Tensor, Tensor, Tensor, Tensor] | None = None
) -> return_types._linalg_slogdet: ...
def slogdet(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.slogdet: ...
def logdet(input: Tensor) -> Tensor: ...
def _linalg_eigvals(input: Tensor) -> Tensor: ...
def _linalg_eigh(
    A: Tensor, UPLO: str = "L", compute_v: bool = True, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types._linalg_eigh: ...
def _linalg_svd(
    A: Tensor,
    full_matrices: bool = False,
    compute_uv: bool = True,
    *,
    driver: str | None = None,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types._linalg_svd: ...
def svd(
    input: Tensor,
    some: bool = True,
    compute_uv: bool = True,
    *,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types.svd: ...
def pinverse(input: Tensor, rcond: float = 1e-15) -> Tensor: ...
def vander(x: Tensor, N: int | None = None, increasing: bool = False) -> Tensor: ...
def matrix_exp(input: Tensor) -> Tensor: ...
def frobenius_norm(
    input: Tensor, dim: int | Sequence[int], keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def nuclear_norm(input: Tensor, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def nuclear_norm(
    input: Tensor, dim: int | Sequence[int], keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
def norm_except_dim(v: Tensor, pow: int = 2, dim: int = 0) -> Tensor: ...
def _weight_norm(v: Tensor, g: Tensor, dim: int = 0) -> Tensor: ...
def dist(input: Tensor, other: Tensor, p: Number = 2) -> Tensor: ...
def renorm(
    input: Tensor, p: Number, dim: int, maxnorm: Number, *, out: Tensor | None = None
) -> Tensor: ...
def _fft_c2c(
    input: Tensor,
    dim: Sequence[int],
    normalization: int,
    forward: bool,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _fft_r2c(
    input: Tensor,
    dim: Sequence[int],
    normalization: int,
    onesided: bool,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _fft_c2r(
    input: Tensor,
    dim: Sequence[int],
    normalization: int,
    last_dim_size: int,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def istft(
    input: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    normalized: bool = False,
    onesided: bool | None = None,
    length: int | None = None,
    return_complex: bool = False,
) -> Tensor: ...
@overload
def empty(
    size: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def empty(
    *size: int,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def empty(
    size: Sequence[int], *, memory_format: memory_format | None = None, out: Tensor
) -> Tensor: ...
def empty_strided(
    size: Sequence[int],
    stride: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
def empty_permuted(
    size: Sequence[int],
    physical_layout: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def zeros(
    size: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def zeros(
    *size: int,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def zeros(size: Sequence[int], *, out: Tensor) -> Tensor: ...
@overload
def ones(
    size: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def ones(
    *size: int,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def ones(size: Sequence[int], *, out: Tensor) -> Tensor: ...
@overload
def full(
    size: Sequence[int],
    fill_value: Number,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def full(size: Sequence[int], fill_value: Number, *, out: Tensor) -> Tensor: ...
def empty_like(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
def zeros_like(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
def ones_like(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
def full_like(
    input: Tensor,
    fill_value: Number,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
def scalar_tensor(
    s: Number,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def arange(
    end: Number,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def arange(
    start: Number,
    end: Number,
    step: Number = 1,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def arange(end: Number, *, out: Tensor) -> Tensor: ...
@overload
def arange(start: Number, end: Number, step: Number = 1, *, out: Tensor) -> Tensor: ...
@overload
def range(
    start: Number,
    end: Number,
    step: Number = 1,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def range(start: Number, end: Number, step: Number = 1, *, out: Tensor) -> Tensor: ...
@overload
def linspace(
    start: Number,
    end: Number,
    steps: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def linspace(
    start: Tensor,
    end: Tensor,
    steps: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def linspace(
    start: Tensor,
    end: Number,
    steps: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def linspace(
    start: Number,
    end: Tensor,
    steps: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def linspace(start: Number, end: Number, steps: int, *, out: Tensor) -> Tensor: ...
@overload
def linspace(start: Tensor, end: Tensor, steps: int, *, out: Tensor) -> Tensor: ...
@overload
def linspace(start: Tensor, end: Number, steps: int, *, out: Tensor) -> Tensor: ...
@overload
def linspace(start: Number, end: Tensor, steps: int, *, out: Tensor) -> Tensor: ...
@overload
def logspace(
    start: Number,
    end: Number,
    steps: int,
    base: float = 10.0,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def logspace(
    start: Tensor,
    end: Tensor,
    steps: int,
    base: float = 10.0,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def logspace(
    start: Tensor,
    end: Number,
    steps: int,
    base: float = 10.0,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def logspace(
    start: Number,
    end: Tensor,
    steps: int,
    base: float = 10.0,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def logspace(
    start: Number, end: Number, steps: int, base: float = 10.0, *, out: Tensor
) -> Tensor: ...
@overload
def logspace(
    start: Tensor, end: Tensor, steps: int, base: float = 10.0, *, out: Tensor
) -> Tensor: ...
@overload
def logspace(
    start: Tensor, end: Number, steps: int, base: float = 10.0, *, out: Tensor
) -> Tensor: ...
@overload
def logspace(
    start: Number, end: Tensor, steps: int, base: float = 10.0, *, out: Tensor
) -> Tensor: ...
@overload
def eye(
    n: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def eye(
    n: int,
    m: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def eye(n: int, *, out: Tensor) -> Tensor: ...
@overload
def eye(n: int, m: int, *, out: Tensor) -> Tensor: ...
@overload
def hann_window(
    window_length: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def hann_window(
    window_length: int,
    periodic: bool,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def hamming_window(
    window_length: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def hamming_window(
    window_length: int,
    periodic: bool,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def hamming_window(
    window_length: int,
    periodic: bool,
    alpha: float,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def hamming_window(
    window_length: int,
    periodic: bool,
    alpha: float,
    beta: float,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def blackman_window(
    window_length: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def blackman_window(
    window_length: int,
    periodic: bool,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def bartlett_window(
    window_length: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def bartlett_window(
    window_length: int,
    periodic: bool,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def kaiser_window(
    window_length: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def kaiser_window(
    window_length: int,
    periodic: bool,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def kaiser_window(
    window_length: int,
    periodic: bool,
    beta: float,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def rand(
    size: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def rand(
    *size: int,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def rand(
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def rand(
    *size: int,
    generator: Generator | None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def rand(size: Sequence[int], *, out: Tensor) -> Tensor: ...
@overload
def rand(size: Sequence[int], *, generator: Generator | None, out: Tensor) -> Tensor: ...
@overload
def rand_like(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def rand_like(
    input: Tensor,
    *,
    generator: Generator | None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randn(
    size: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randn(
    *size: int,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randn(
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randn(
    *size: int,
    generator: Generator | None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randn(size: Sequence[int], *, out: Tensor) -> Tensor: ...
@overload
def randn(size: Sequence[int], *, generator: Generator | None, out: Tensor) -> Tensor: ...
@overload
def randn_like(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randn_like(
    input: Tensor,
    *,
    generator: Generator | None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randint(
    high: int,
    size: Sequence[int],
    *,
    dtype: dtype | None = ...,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randint(
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: dtype | None = ...,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randint(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    dtype: dtype | None = ...,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randint(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: dtype | None = ...,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randint(high: int, size: Sequence[int], *, out: Tensor) -> Tensor: ...
@overload
def randint(
    high: int, size: Sequence[int], *, generator: Generator | None, out: Tensor
) -> Tensor: ...
@overload
def randint(low: int, high: int, size: Sequence[int], *, out: Tensor) -> Tensor: ...
@overload
def randint(
    low: int, high: int, size: Sequence[int], *, generator: Generator | None, out: Tensor
) -> Tensor: ...
@overload
def randint_like(
    input: Tensor,
    high: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randint_like(
    input: Tensor,
    high: int,
    *,
    generator: Generator | None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randint_like(
    input: Tensor,
    low: int,
    high: int,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randint_like(
    input: Tensor,
    low: int,
    high: int,
    *,
    generator: Generator | None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randperm(
    n: int,
    *,
    dtype: dtype | None = ...,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randperm(
    n: int,
    *,
    generator: Generator | None,
    dtype: dtype | None = ...,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def randperm(n: int, *, out: Tensor) -> Tensor: ...
@overload
def randperm(n: int, *, generator: Generator | None, out: Tensor) -> Tensor: ...
@overload
def normal(
    mean: Tensor, std: float = 1.0, *, generator: Generator | None = None, out: Tensor | None = None
) -> Tensor: ...
@overload
def normal(
    mean: float, std: Tensor, *, generator: Generator | None = None, out: Tensor | None = None
) -> Tensor: ...
@overload
def normal(
    mean: Tensor, std: Tensor, *, generator: Generator | None = None, out: Tensor | None = None
) -> Tensor: ...
@overload
def normal(
    mean: float,
    std: float,
    size: Sequence[int],
    *,
    generator: Generator | None = None,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
@overload
def normal(
    mean: float, std: float, size: Sequence[int], *, generator: Generator | None = None, out: Tensor
) -> Tensor: ...
@overload
def bernoulli(
    input: Tensor, *, generator: Generator | None = None, out: Tensor | None = None
) -> Tensor: ...
@overload
def bernoulli(input: Tensor, p: float, *, generator: Generator | None = None) -> Tensor: ...
def multinomial(
    input: Tensor,
    num_samples: int,
    replacement: bool = False,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def poisson(input: Tensor, generator: Generator | None = None) -> Tensor: ...
def binomial(count: Tensor, prob: Tensor, generator: Generator | None = None) -> Tensor: ...
def _standard_gamma(input: Tensor, generator: Generator | None = None) -> Tensor: ...
def _standard_gamma_grad(input: Tensor, output: Tensor) -> Tensor: ...
def _sample_dirichlet(input: Tensor, generator: Generator | None = None) -> Tensor: ...
def _dirichlet_grad(x: Tensor, alpha: Tensor, total: Tensor) -> Tensor: ...
def convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Tensor: ...
@overload
def _convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    benchmark: bool,
    deterministic: bool,
    cudnn_enabled: bool,
    allow_tf32: bool,
) -> Tensor: ...
@overload
def _convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    benchmark: bool,
    deterministic: bool,
    cudnn_enabled: bool,
) -> Tensor: ...
@overload
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: int | Sequence[int] = (0,),
    dilation: int | Sequence[int] = (1,),
    groups: int = 1,
) -> Tensor: ...
@overload
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1,),
    groups: int = 1,
) -> Tensor: ...
@overload
def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    groups: int = 1,
) -> Tensor: ...
@overload
def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1, 1),
    groups: int = 1,
) -> Tensor: ...
@overload
def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1, 1),
    padding: int | Sequence[int] = (0, 0, 0),
    dilation: int | Sequence[int] = (1, 1, 1),
    groups: int = 1,
) -> Tensor: ...
@overload
def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1, 1),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1, 1, 1),
    groups: int = 1,
) -> Tensor: ...
def conv_transpose1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: int | Sequence[int] = (0,),
    output_padding: int | Sequence[int] = (0,),
    groups: int = 1,
    dilation: int | Sequence[int] = (1,),
) -> Tensor: ...
def conv_transpose2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: int | Sequence[int] = (0, 0),
    output_padding: int | Sequence[int] = (0, 0),
    groups: int = 1,
    dilation: int | Sequence[int] = (1, 1),
) -> Tensor: ...
def conv_transpose3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1, 1),
    padding: int | Sequence[int] = (0, 0, 0),
    output_padding: int | Sequence[int] = (0, 0, 0),
    groups: int = 1,
    dilation: int | Sequence[int] = (1, 1, 1),
) -> Tensor: ...
def conv_tbc(input: Tensor, weight: Tensor, bias: Tensor, pad: int = 0) -> Tensor: ...
def max_pool1d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0,),
    dilation: int | Sequence[int] = (1,),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]: ...
def max_pool1d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0,),
    dilation: int | Sequence[int] = (1,),
    ceil_mode: bool = False,
) -> Tensor: ...
def max_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
) -> Tensor: ...
def max_pool3d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0, 0),
    dilation: int | Sequence[int] = (1, 1, 1),
    ceil_mode: bool = False,
) -> Tensor: ...
def avg_pool1d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0,),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Tensor: ...
def adaptive_avg_pool1d(input: Tensor, output_size: int | Sequence[int]) -> Tensor: ...
def _adaptive_avg_pool2d(input: Tensor, output_size: int | Sequence[int]) -> Tensor: ...
def _adaptive_avg_pool3d(input: Tensor, output_size: int | Sequence[int]) -> Tensor: ...
def adaptive_max_pool1d(
    input: Tensor, output_size: int | Sequence[int]
) -> tuple[Tensor, Tensor]: ...
def native_layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]: ...
def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-05,
    cudnn_enable: bool = True,
) -> Tensor: ...
def _fused_rms_norm(
    input: Tensor, normalized_shape: Sequence[int], weight: Tensor | None, eps: float | None
) -> tuple[Tensor, Tensor]: ...
def _fused_rms_norm_backward(
    grad_out: Tensor,
    input: Tensor,
    normalized_shape: Sequence[int],
    rstd: Tensor,
    weight: Tensor | None,
    output_mask: bool | Sequence[bool],
) -> tuple[Tensor, Tensor]: ...
def rms_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    eps: float | None = None,
) -> Tensor: ...
def native_batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]: ...
def batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Tensor: ...
def instance_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    use_input_stats: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Tensor: ...
def native_group_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]: ...
def group_norm(
    input: Tensor,
    num_groups: int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-05,
    cudnn_enabled: bool = True,
) -> Tensor: ...
def embedding(
    weight: Tensor,
    indices: Tensor,
    padding_idx: int = -1,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor: ...
def embedding_renorm_(
    input: Tensor, indices: Tensor, max_norm: float, norm_type: float
) -> Tensor: ...
def _embedding_bag(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
@overload
def embedding_bag(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
@overload
def embedding_bag(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Tensor | None,
    include_last_offset: bool,
    padding_idx: int | None,
) -> tuple[Tensor, Tensor, Tensor, Tensor]: ...
def constant_pad_nd(input: Tensor, pad: Sequence[int], value: Number = 0) -> Tensor: ...
def grid_sampler(
    input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor: ...
def affine_grid_generator(theta: Tensor, size: Sequence[int], align_corners: bool) -> Tensor: ...
def pixel_shuffle(input: Tensor, upscale_factor: int) -> Tensor: ...
def pixel_unshuffle(input: Tensor, downscale_factor: int) -> Tensor: ...
def channel_shuffle(input: Tensor, groups: int) -> Tensor: ...
def native_channel_shuffle(input: Tensor, groups: int) -> Tensor: ...
def _attention(
    query: Tensor, key: Tensor, value: Tensor, is_causal: bool, scale: float
) -> return_types._attention: ...
def _rnn_layer(
    input: Tensor, hx: Tensor, w_hh: Tensor, batch_sizes: Sequence[int], reverse: bool, relu: bool
) -> Tensor: ...
def _gru_layer(
    input: Tensor,
    hx: Tensor,
    w_hh: Tensor,
    b_hh: Tensor | None,
    batch_sizes: Sequence[int],
    reverse: bool,
) -> tuple[Tensor, Tensor]: ...
def _lstm_layer(
    input: Tensor,
    hx: Tensor,
    cx: Tensor,
    w_hh: Tensor,
    w_hr: Tensor | None,
    batch_sizes: Sequence[int],
    reverse: bool,
) -> tuple[Tensor, Tensor, Tensor]: ...
@overload
def lstm(
    input: Tensor,
    hx: Sequence[Tensor],
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Tensor, Tensor, Tensor]: ...
@overload
def lstm(
    data: Tensor,
    batch_sizes: Tensor,
    hx: Sequence[Tensor],
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
) -> tuple[Tensor, Tensor, Tensor]: ...
@overload
def gru(
    input: Tensor,
    hx: Tensor,
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Tensor, Tensor]: ...
@overload
def gru(
    data: Tensor,
    batch_sizes: Tensor,
    hx: Tensor,
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
) -> tuple[Tensor, Tensor]: ...
@overload
def rnn_tanh(
    input: Tensor,
    hx: Tensor,
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Tensor, Tensor]: ...
@overload
def rnn_tanh(
    data: Tensor,
    batch_sizes: Tensor,
    hx: Tensor,
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
) -> tuple[Tensor, Tensor]: ...
@overload
def rnn_relu(
    input: Tensor,
    hx: Tensor,
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Tensor, Tensor]: ...
@overload
def rnn_relu(
    data: Tensor,
    batch_sizes: Tensor,
    hx: Tensor,
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
) -> tuple[Tensor, Tensor]: ...
def lstm_cell(
    input: Tensor,
    hx: Sequence[Tensor],
    w_ih: Tensor,
    w_hh: Tensor,
    b_ih: Tensor | None = None,
    b_hh: Tensor | None = None,
) -> tuple[Tensor, Tensor]: ...
def gru_cell(
    input: Tensor,
    hx: Tensor,
    w_ih: Tensor,
    w_hh: Tensor,
    b_ih: Tensor | None = None,
    b_hh: Tensor | None = None,
) -> Tensor: ...
def rnn_tanh_cell(
    input: Tensor,
    hx: Tensor,
    w_ih: Tensor,
    w_hh: Tensor,
    b_ih: Tensor | None = None,
    b_hh: Tensor | None = None,
) -> Tensor: ...
def rnn_relu_cell(
    input: Tensor,
    hx: Tensor,
    w_ih: Tensor,
    w_hh: Tensor,
    b_ih: Tensor | None = None,
    b_hh: Tensor | None = None,
) -> Tensor: ...
def _sparse_coo_tensor_with_dims_and_tensors(
    sparse_dim: int,
    dense_dim: int,
    size: Sequence[int],
    indices: Tensor,
    values: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = False,
    is_coalesced: bool | None = None,
    requires_grad: bool = False,
) -> Tensor: ...
def _coalesce(input: Tensor) -> Tensor: ...
def _to_sparse_csr(input: Tensor, dense_dim: int | None = None) -> Tensor: ...
def _to_sparse_csc(input: Tensor, dense_dim: int | None = None) -> Tensor: ...
@overload
def _to_sparse(input: Tensor, sparse_dim: int) -> Tensor: ...
@overload
def _to_sparse(
    input: Tensor,
    *,
    layout: layout | None = None,
    blocksize: int | Sequence[int] | None = None,
    dense_dim: int | None = None,
) -> Tensor: ...
def _to_dense(
    input: Tensor, dtype: dtype | None = None, masked_grad: bool | None = None
) -> Tensor: ...
def _values_at(input: Tensor, indices: Tensor) -> Tensor: ...
def _sparse_sparse_matmul(input: Tensor, other: Tensor) -> Tensor: ...
@overload
def _sparse_mm(sparse: Tensor, dense: Tensor) -> Tensor: ...
@overload
def _sparse_mm(sparse: Tensor, dense: Tensor, reduce: str) -> Tensor: ...
def _sparse_mm_reduce_impl(input: Tensor, other: Tensor, reduce: str) -> tuple[Tensor, Tensor]: ...
def _sparse_mm_reduce_impl_backward(
    input: Tensor,
    grad_out: Tensor,
    weight: Tensor,
    reduce: str,
    arg_out: Tensor,
    output_mask: bool | Sequence[bool],
) -> tuple[Tensor, Tensor]: ...
def sparse_sampled_addmm(
    input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor: ...
def smm(input: Tensor, mat2: Tensor) -> Tensor: ...
@overload
def _sparse_sum(input: Tensor) -> Tensor: ...
@overload
def _sparse_sum(input: Tensor, *, dtype: dtype) -> Tensor: ...
@overload
def _sparse_sum(input: Tensor, dim: int | Sequence[int]) -> Tensor: ...
@overload
def _sparse_sum(input: Tensor, dim: int | Sequence[int], *, dtype: dtype) -> Tensor: ...
def _sparse_softmax(input: Tensor, dim: int, dtype: dtype | None = None) -> Tensor: ...
def _sparse_log_softmax(input: Tensor, dim: int, dtype: dtype | None = None) -> Tensor: ...
def split(
    tensor: Tensor, split_size_or_sections: int | Sequence[int], dim: int = 0
) -> tuple[Tensor, ...]: ...
def unique_consecutive(
    input: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> Any: ...
def cdist(
    x1: Tensor,
    x2: Tensor,
    p: float = 2.0,
    compute_mode: str = "use_mm_for_euclid_dist_if_necessary",
) -> Tensor: ...
def lu(
    A: Tensor, pivot: bool = True, get_infos: bool = False, out: Sequence[Tensor] | None = None
) -> Any: ...
def stft(
    input: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    pad_mode: str = "reflect",
    normalized: bool = False,
    onesided: bool | None = None,
    return_complex: bool | None = None,
    align_to_window: bool | None = None,
) -> Tensor: ...
