"""Functions over tensors: every operator that YAML declares as a function.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from gradsmith.device import device
from gradsmith.dtypes import dtype
from gradsmith.generated import return_types
from gradsmith.layout import layout, memory_format
from gradsmith.random import Generator
from gradsmith.tensor import Tensor
from gradsmith.types import Number

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

def add(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """Sum of `self` and `alpha` times `other`, element by element, with broadcasting."""

def add_(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
    """Sum of `self` and `alpha` times `other`, element by element, with broadcasting; in place."""

def sub(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """Difference of `self` and `alpha` times `other`, element by element, with broadcasting."""

def sub_(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
    """Difference of `self` and `alpha` times `other`, element by element, with broadcasting; in
    place.
    """

def subtract(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `sub`."""

def subtract_(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
    """Another name for `sub`; in place."""

def rsub(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
    """Difference of `other` and `alpha` times `self`, element by element."""

def mul(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Product of `self` and `other`, element by element, with broadcasting."""

def mul_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Product of `self` and `other`, element by element, with broadcasting; in place."""

def multiply(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `mul`."""

def multiply_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Another name for `mul`; in place."""

@overload
def div(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def div(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    rounding_mode: str | None,
    out: Tensor | None = None,
) -> Tensor:
    """True quotient of `self` and `other`, element by element; integers are divided as floating
    point numbers.
    """

@overload
def div_(input: Tensor | Number, other: Tensor | Number) -> Tensor: ...
@overload
def div_(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    rounding_mode: str | None,
) -> Tensor:
    """True quotient of `self` and `other`, element by element; integers are divided as floating
    point numbers; in place.
    """

@overload
def divide(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def divide(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    rounding_mode: str | None,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `div`."""

@overload
def divide_(input: Tensor | Number, other: Tensor | Number) -> Tensor: ...
@overload
def divide_(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    rounding_mode: str | None,
) -> Tensor:
    """Another name for `div`; in place."""

def true_divide(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `div` without rounding."""

def true_divide_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Another name for `div` without rounding; in place."""

def floor_divide(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Quotient of `self` and `other` rounded down, element by element. An integer division by zero
    is a RuntimeError.
    """

def floor_divide_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Quotient of `self` and `other` rounded down, element by element. An integer division by zero
    is a RuntimeError; in place.
    """

def remainder(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`, as
    Python's `%`.
    """

def remainder_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Remainder of the division of `self` by `other` rounded down; it has the sign of `other`, as
    Python's `%`; in place.
    """

def fmod(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
    `self`, as C's `fmod`.
    """

def fmod_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Remainder of the division of `self` by `other` rounded towards zero; it has the sign of
    `self`, as C's `fmod`; in place.
    """

def neg(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Each element with its sign turned."""

def neg_(input: Tensor) -> Tensor:
    """Each element with its sign turned; in place."""

def negative(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `neg`."""

def negative_(input: Tensor) -> Tensor:
    """Another name for `neg`; in place."""

def positive(input: Tensor) -> Tensor:
    """The tensor itself. A boolean tensor is a RuntimeError."""

def reciprocal(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """One over each element."""

def reciprocal_(input: Tensor) -> Tensor:
    """One over each element; in place."""

def square(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Square of each element."""

def square_(input: Tensor) -> Tensor:
    """Square of each element; in place."""

def addcmul(
    input: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """`self + value * tensor1 * tensor2`, element by element, with broadcasting."""

def addcmul_(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
    """`self + value * tensor1 * tensor2`, element by element, with broadcasting; in place."""

def addcdiv(
    input: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
    operands of the division are a RuntimeError.
    """

def addcdiv_(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
    """`self + value * tensor1 / tensor2`, element by element, with broadcasting. Two integer
    operands of the division are a RuntimeError; in place.
    """

@overload
def lerp(input: Tensor, end: Tensor, weight: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor, weight: Number, *, out: Tensor | None = None) -> Tensor:
    """Linear interpolation `self + weight * (end - self)`, with a weight for each element."""

@overload
def lerp_(input: Tensor, end: Tensor, weight: Tensor) -> Tensor: ...
@overload
def lerp_(input: Tensor, end: Tensor, weight: Number) -> Tensor:
    """Linear interpolation `self + weight * (end - self)`, with a weight for each element; in
    place.
    """

@overload
def pow(input: Tensor, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def pow(input: Number, exponent: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Each element of `self` raised to the corresponding element of `exponent`, with
    broadcasting.
    """

@overload
def pow_(input: Tensor, exponent: Tensor) -> Tensor: ...
@overload
def pow_(input: Tensor, exponent: Number) -> Tensor:
    """Each element of `self` raised to the corresponding element of `exponent`, with broadcasting;
    in place.
    """

@overload
def float_power(input: Tensor, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: Tensor, exponent: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: Number, exponent: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Power computed in double precision, whatever the dtypes of the arguments."""

def exp(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """e raised to each element."""

def exp_(input: Tensor) -> Tensor:
    """e raised to each element; in place."""

def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2 raised to each element."""

def exp2_(input: Tensor) -> Tensor:
    """2 raised to each element; in place."""

def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """e raised to each element, less one; precise for elements near zero."""

def expm1_(input: Tensor) -> Tensor:
    """e raised to each element, less one; precise for elements near zero; in place."""

def log(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Natural logarithm of each element."""

def log_(input: Tensor) -> Tensor:
    """Natural logarithm of each element; in place."""

def log2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of each element in base 2."""

def log2_(input: Tensor) -> Tensor:
    """Logarithm of each element in base 2; in place."""

def log10(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of each element in base 10."""

def log10_(input: Tensor) -> Tensor:
    """Logarithm of each element in base 10; in place."""

def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Natural logarithm of one plus each element; precise for elements near zero."""

def log1p_(input: Tensor) -> Tensor:
    """Natural logarithm of one plus each element; precise for elements near zero; in place."""

def sqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Square root of each element."""

def sqrt_(input: Tensor) -> Tensor:
    """Square root of each element; in place."""

def rsqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """One over the square root of each element."""

def rsqrt_(input: Tensor) -> Tensor:
    """One over the square root of each element; in place."""

def logaddexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of the sum of the exponentials of `self` and `other`, without overflow."""

def logaddexp2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm in base 2 of the sum of `self` and `other` as powers of 2, without overflow."""

def xlogy(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`self * log(other)`, zero where `self` is zero (unless `other` is NaN)."""

def xlogy_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """`self * log(other)`, zero where `self` is zero (unless `other` is NaN); in place."""

def ldexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`self` times 2 raised to `other`."""

def ldexp_(input: Tensor, other: Tensor) -> Tensor:
    """`self` times 2 raised to `other`; in place."""

def frexp(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.frexp:
    """Mantissa (of absolute value in [0.5, 1)) and int32 exponent of each element."""

def sin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Sine of each element, in radians."""

def sin_(input: Tensor) -> Tensor:
    """Sine of each element, in radians; in place."""

def cos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Cosine of each element, in radians."""

def cos_(input: Tensor) -> Tensor:
    """Cosine of each element, in radians; in place."""

def tan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Tangent of each element, in radians."""

def tan_(input: Tensor) -> Tensor:
    """Tangent of each element, in radians; in place."""

def asin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse sine of each element, in radians."""

def asin_(input: Tensor) -> Tensor:
    """Inverse sine of each element, in radians; in place."""

def acos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse cosine of each element, in radians."""

def acos_(input: Tensor) -> Tensor:
    """Inverse cosine of each element, in radians; in place."""

def atan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse tangent of each element, in radians."""

def atan_(input: Tensor) -> Tensor:
    """Inverse tangent of each element, in radians; in place."""

def sinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic sine of each element."""

def sinh_(input: Tensor) -> Tensor:
    """Hyperbolic sine of each element; in place."""

def cosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic cosine of each element."""

def cosh_(input: Tensor) -> Tensor:
    """Hyperbolic cosine of each element; in place."""

def tanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic tangent of each element."""

def tanh_(input: Tensor) -> Tensor:
    """Hyperbolic tangent of each element; in place."""

def asinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic sine of each element."""

def asinh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic sine of each element; in place."""

def acosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic cosine of each element."""

def acosh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic cosine of each element; in place."""

def atanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic tangent of each element."""

def atanh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic tangent of each element; in place."""

def atan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa is
    `other`.
    """

def atan2_(input: Tensor, other: Tensor) -> Tensor:
    """Angle in radians, in (-pi, pi], of the point whose ordinate is `self` and whose abscissa is
    `other`; in place.
    """

def arctan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `atan2`."""

def arctan2_(input: Tensor, other: Tensor) -> Tensor:
    """Another name for `atan2`; in place."""

def arcsin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `asin`."""

def arcsin_(input: Tensor) -> Tensor:
    """Another name for `asin`; in place."""

def arccos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `acos`."""

def arccos_(input: Tensor) -> Tensor:
    """Another name for `acos`; in place."""

def arctan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `atan`."""

def arctan_(input: Tensor) -> Tensor:
    """Another name for `atan`; in place."""

def arcsinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `asinh`."""

def arcsinh_(input: Tensor) -> Tensor:
    """Another name for `asinh`; in place."""

def arccosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `acosh`."""

def arccosh_(input: Tensor) -> Tensor:
    """Another name for `acosh`; in place."""

def arctanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `atanh`."""

def arctanh_(input: Tensor) -> Tensor:
    """Another name for `atanh`; in place."""

def tanh_backward(grad_output: Tensor, output: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of `tanh` from its output."""

def sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Normalised sinc, `sin(pi x) / (pi x)`, one at zero."""

def sinc_(input: Tensor) -> Tensor:
    """Normalised sinc, `sin(pi x) / (pi x)`, one at zero; in place."""

def hypot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Length of the hypotenuse of a right triangle whose legs are `self` and `other`."""

def hypot_(input: Tensor, other: Tensor) -> Tensor:
    """Length of the hypotenuse of a right triangle whose legs are `self` and `other`; in place."""

def deg2rad(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Degrees turned into radians."""

def deg2rad_(input: Tensor) -> Tensor:
    """Degrees turned into radians; in place."""

def rad2deg(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Radians turned into degrees."""

def rad2deg_(input: Tensor) -> Tensor:
    """Radians turned into degrees; in place."""

def sigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logistic function, `1 / (1 + exp(-x))`."""

def sigmoid_(input: Tensor) -> Tensor:
    """Logistic function, `1 / (1 + exp(-x))`; in place."""

def sigmoid_backward(
    grad_output: Tensor,
    output: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `sigmoid` from its output."""

def logit(input: Tensor, eps: float | None = None, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`."""

def logit_(input: Tensor, eps: float | None = None) -> Tensor:
    """Logarithm of `x / (1 - x)`; with `eps`, elements are first clamped to `[eps, 1 - eps]`; in
    place.
    """

def abs(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Absolute value of each element; a complex one has a real result."""

def abs_(input: Tensor) -> Tensor:
    """Absolute value of each element; a complex one has a real result; in place."""

def absolute(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `abs`."""

def absolute_(input: Tensor) -> Tensor:
    """Another name for `abs`; in place."""

def sign(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """-1, 0 or 1 with the sign of each element."""

def sign_(input: Tensor) -> Tensor:
    """-1, 0 or 1 with the sign of each element; in place."""

def sgn(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Sign of each element; for a complex one, the number of modulus one with the same angle (zero
    for zero).
    """

def sgn_(input: Tensor) -> Tensor:
    """Sign of each element; for a complex one, the number of modulus one with the same angle (zero
    for zero); in place.
    """

def signbit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether the sign bit of each element is set."""

def copysign(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The magnitude of `self` with the sign of `other`."""

def copysign_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """The magnitude of `self` with the sign of `other`; in place."""

def floor(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Each element rounded down."""

def floor_(input: Tensor) -> Tensor:
    """Each element rounded down; in place."""

def ceil(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Each element rounded up."""

def ceil_(input: Tensor) -> Tensor:
    """Each element rounded up; in place."""

def trunc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Each element rounded towards zero."""

def trunc_(input: Tensor) -> Tensor:
    """Each element rounded towards zero; in place."""

def fix(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name for `trunc`."""

def fix_(input: Tensor) -> Tensor:
    """Another name for `trunc`; in place."""

def frac(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Fractional part of each element, with its sign."""

def frac_(input: Tensor) -> Tensor:
    """Fractional part of each element, with its sign; in place."""

@overload
def round(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def round(input: Tensor, *, decimals: int, out: Tensor | None = None) -> Tensor:
    """Each element rounded to the nearest integer, halves to the even one."""

@overload
def round_(input: Tensor) -> Tensor: ...
@overload
def round_(input: Tensor, *, decimals: int) -> Tensor:
    """Each element rounded to the nearest integer, halves to the even one; in place."""

def heaviside(input: Tensor, values: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the same
    dtype.
    """

def heaviside_(input: Tensor, values: Tensor) -> Tensor:
    """Step function, 0 below zero, 1 above and `values` at zero. Both tensors must have the same
    dtype; in place.
    """

def nextafter(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The next floating point number after `self` towards `other`."""

def nextafter_(input: Tensor, other: Tensor) -> Tensor:
    """The next floating point number after `self` towards `other`; in place."""

def gcd(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Greatest common divisor, element by element."""

def gcd_(input: Tensor, other: Tensor) -> Tensor:
    """Greatest common divisor, element by element; in place."""

def lcm(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Least common multiple, element by element."""

def lcm_(input: Tensor, other: Tensor) -> Tensor:
    """Least common multiple, element by element; in place."""

def nan_to_num(
    input: Tensor,
    nan: float | None = None,
    posinf: float | None = None,
    neginf: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest and
    the least finite number if None).
    """

def nan_to_num_(
    input: Tensor,
    nan: float | None = None,
    posinf: float | None = None,
    neginf: float | None = None,
) -> Tensor:
    """NaN replaced by `nan` (zero if None), infinities by `posinf` and `neginf` (the largest and
    the least finite number if None); in place.
    """

def maximum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The larger of `self` and `other`, element by element; NaN if either is NaN."""

def minimum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The smaller of `self` and `other`, element by element; NaN if either is NaN."""

def fmax(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The larger of `self` and `other`, element by element; a NaN yields to a number."""

def fmin(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The smaller of `self` and `other`, element by element; a NaN yields to a number."""

@overload
def max(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(
    input: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.max:
    """Another name for `maximum`."""

@overload
def min(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(
    input: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.min:
    """Another name for `minimum`."""

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
) -> Tensor:
    """Each element brought into `[min, max]`, with bounds that broadcast; at least one bound is
    required.
    """

@overload
def clamp_(input: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
@overload
def clamp_(input: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor:
    """Each element brought into `[min, max]`, with bounds that broadcast; at least one bound is
    required; in place.
    """

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
) -> Tensor:
    """Another name for `clamp`."""

@overload
def clip_(input: Tensor, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
@overload
def clip_(input: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor:
    """Another name for `clamp`; in place."""

@overload
def clamp_min(input: Tensor, min: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Number, *, out: Tensor | None = None) -> Tensor:
    """Each element, or that of `min` where that is larger."""

@overload
def clamp_min_(input: Tensor, min: Tensor) -> Tensor: ...
@overload
def clamp_min_(input: Tensor, min: Number) -> Tensor:
    """Each element, or that of `min` where that is larger; in place."""

@overload
def clamp_max(input: Tensor, max: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Number, *, out: Tensor | None = None) -> Tensor:
    """Each element, or that of `max` where that is smaller."""

@overload
def clamp_max_(input: Tensor, max: Tensor) -> Tensor: ...
@overload
def clamp_max_(input: Tensor, max: Number) -> Tensor:
    """Each element, or that of `max` where that is smaller; in place."""

@overload
def where(
    condition: Tensor | Number,
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def where(condition: Tensor) -> tuple[Tensor, ...]:
    """Elements of `self` where `condition` holds and of `other` elsewhere, with broadcasting."""

def angle(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Angle of each element in radians; for a real one, pi if it is negative and 0 otherwise."""

def conj_physical(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complex conjugate of each element, computed at once."""

def conj_physical_(input: Tensor) -> Tensor:
    """Complex conjugate of each element, computed at once; in place."""

def complex(real: Tensor, imag: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The complex tensor whose real part is `real` and whose imaginary part is `imag`, both of the
    same floating dtype.
    """

def polar(abs: Tensor, angle: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The complex tensor of modulus `abs` and angle `angle` (in radians), both of the same floating
    dtype.
    """

def bitwise_and(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Bitwise (for bool, logical) and."""

def bitwise_and_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Bitwise (for bool, logical) and; in place."""

def bitwise_or(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Bitwise (for bool, logical) or."""

def bitwise_or_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Bitwise (for bool, logical) or; in place."""

def bitwise_xor(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Bitwise (for bool, logical) exclusive or."""

def bitwise_xor_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Bitwise (for bool, logical) exclusive or; in place."""

def bitwise_not(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bitwise (for bool, logical) complement."""

def bitwise_not_(input: Tensor) -> Tensor:
    """Bitwise (for bool, logical) complement; in place."""

def bitwise_left_shift(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The bits of `self` shifted to the left by `other` places."""

def bitwise_left_shift_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """The bits of `self` shifted to the left by `other` places; in place."""

def bitwise_right_shift(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The bits of `self` shifted to the right by `other` places, keeping the sign."""

def bitwise_right_shift_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """The bits of `self` shifted to the right by `other` places, keeping the sign; in place."""

def eq(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Whether each element of `self` is equal to that of `other`, with broadcasting."""

def eq_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Whether each element of `self` is equal to that of `other`, with broadcasting; in place."""

def ne(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Whether each element of `self` differs from that of `other`, with broadcasting."""

def ne_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Whether each element of `self` differs from that of `other`, with broadcasting; in place."""

def not_equal(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `ne`."""

def not_equal_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Another name for `ne`; in place."""

def lt(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Whether each element of `self` is less than that of `other`, with broadcasting."""

def lt_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Whether each element of `self` is less than that of `other`, with broadcasting; in place."""

def less(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `lt`."""

def less_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Another name for `lt`; in place."""

def le(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Whether each element of `self` is at most that of `other`, with broadcasting."""

def le_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Whether each element of `self` is at most that of `other`, with broadcasting; in place."""

def less_equal(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `le`."""

def less_equal_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Another name for `le`; in place."""

def gt(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Whether each element of `self` is greater than that of `other`, with broadcasting."""

def gt_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Whether each element of `self` is greater than that of `other`, with broadcasting; in
    place.
    """

def greater(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `gt`."""

def greater_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Another name for `gt`; in place."""

def ge(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Whether each element of `self` is at least that of `other`, with broadcasting."""

def ge_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Whether each element of `self` is at least that of `other`, with broadcasting; in place."""

def greater_equal(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `ge`."""

def greater_equal_(input: Tensor | Number, other: Tensor | Number) -> Tensor:
    """Another name for `ge`; in place."""

def logical_and(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether both elements are true (not zero)."""

def logical_and_(input: Tensor, other: Tensor) -> Tensor:
    """Whether both elements are true (not zero); in place."""

def logical_or(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether either element is true (not zero)."""

def logical_or_(input: Tensor, other: Tensor) -> Tensor:
    """Whether either element is true (not zero); in place."""

def logical_xor(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether exactly one of the elements is true (not zero)."""

def logical_xor_(input: Tensor, other: Tensor) -> Tensor:
    """Whether exactly one of the elements is true (not zero); in place."""

def logical_not(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether each element is false (zero)."""

def logical_not_(input: Tensor) -> Tensor:
    """Whether each element is false (zero); in place."""

def isnan(input: Tensor) -> Tensor:
    """Whether each element is NaN."""

def isinf(input: Tensor) -> Tensor:
    """Whether each element is infinite."""

def isfinite(input: Tensor) -> Tensor:
    """Whether each element is neither infinite nor NaN."""

def isposinf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether each element is positive infinity."""

def isneginf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Whether each element is negative infinity."""

def isreal(input: Tensor) -> Tensor:
    """Whether each element has no imaginary part."""

def isclose(
    input: Tensor,
    other: Tensor,
    rtol: float = 1e-05,
    atol: float = 1e-08,
    equal_nan: bool = False,
) -> Tensor:
    """Whether `abs(self - other) <= atol + rtol * abs(other)` or the elements are equal, element by
    element. Both tensors must have the same dtype; NaN is close to NaN only with `equal_nan`.
    """

def allclose(
    input: Tensor,
    other: Tensor,
    rtol: float = 1e-05,
    atol: float = 1e-08,
    equal_nan: bool = False,
) -> bool:
    """Whether every element is close in the sense of `isclose`."""

def equal(input: Tensor, other: Tensor) -> bool:
    """Whether both tensors have the same shape and the same elements."""

def _local_scalar_dense(input: Tensor) -> Number:
    """The only element as a Python number; what `Tensor.item` asks of tensors that are no plain
    arrays.
    """

def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Error function."""

def erf_(input: Tensor) -> Tensor:
    """Error function; in place."""

def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complementary error function, `1 - erf(x)`, precise for large arguments."""

def erfc_(input: Tensor) -> Tensor:
    """Complementary error function, `1 - erf(x)`, precise for large arguments; in place."""

def erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse of the error function."""

def erfinv_(input: Tensor) -> Tensor:
    """Inverse of the error function; in place."""

def lgamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of the absolute value of the gamma function."""

def lgamma_(input: Tensor) -> Tensor:
    """Logarithm of the absolute value of the gamma function; in place."""

def digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Derivative of `lgamma`."""

def digamma_(input: Tensor) -> Tensor:
    """Derivative of `lgamma`; in place."""

def polygamma(n: int, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The `n`-th derivative of `digamma`."""

def mvlgamma(input: Tensor, p: int, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of the multivariate gamma function of dimension `p`."""

def mvlgamma_(input: Tensor, p: int) -> Tensor:
    """Logarithm of the multivariate gamma function of dimension `p`; in place."""

def igamma(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Lower regularised incomplete gamma function."""

def igamma_(input: Tensor, other: Tensor) -> Tensor:
    """Lower regularised incomplete gamma function; in place."""

def igammac(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Upper regularised incomplete gamma function."""

def igammac_(input: Tensor, other: Tensor) -> Tensor:
    """Upper regularised incomplete gamma function; in place."""

def i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order zero."""

def i0_(input: Tensor) -> Tensor:
    """Modified Bessel function of the first kind of order zero; in place."""

def relu(input: Tensor) -> Tensor:
    """The larger of each element and zero."""

def relu_(input: Tensor) -> Tensor:
    """The larger of each element and zero; in place."""

def threshold(
    input: Tensor,
    threshold: Number,
    value: Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Each element, or `value` where it is not above `threshold`."""

def threshold_(input: Tensor, threshold: Number, value: Number) -> Tensor:
    """Each element, or `value` where it is not above `threshold`; in place."""

def threshold_backward(
    grad_output: Tensor,
    input: Tensor,
    threshold: Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `threshold`."""

def leaky_relu_backward(
    grad_output: Tensor,
    input: Tensor,
    negative_slope: Number,
    self_is_result: bool,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `leaky_relu`."""

def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """Each element, times `weight` where it is not positive; `weight` is one number, or one for
    each channel.
    """

def rrelu(
    input: Tensor,
    lower: Number = 0.125,
    upper: Number = 0.3333333333333333,
    training: bool = False,
    generator: Generator | None = None,
) -> Tensor:
    """Leaky rectifier whose slope is drawn from [lower, upper] in training and their mean
    otherwise.
    """

def rrelu_(
    input: Tensor,
    lower: Number = 0.125,
    upper: Number = 0.3333333333333333,
    training: bool = False,
    generator: Generator | None = None,
) -> Tensor:
    """Leaky rectifier with a drawn slope, in place; in place."""

def elu_backward(
    grad_output: Tensor,
    alpha: Number,
    scale: Number,
    input_scale: Number,
    is_result: bool,
    self_or_result: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `elu`."""

def celu(input: Tensor, alpha: Number = 1.0) -> Tensor:
    """Exponential linear unit with a continuous derivative."""

def celu_(input: Tensor, alpha: Number = 1.0) -> Tensor:
    """Exponential linear unit with a continuous derivative, in place; in place."""

def selu(input: Tensor) -> Tensor:
    """Exponential linear unit of self-normalising networks."""

def selu_(input: Tensor) -> Tensor:
    """Exponential linear unit of self-normalising networks, in place; in place."""

def gelu_backward(
    grad_output: Tensor,
    input: Tensor,
    *,
    approximate: str = "none",
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `gelu`."""

def silu_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Gradient of `silu`."""

def mish_backward(grad_output: Tensor, input: Tensor) -> Tensor:
    """Gradient of `mish`."""

def softplus_backward(
    grad_output: Tensor,
    input: Tensor,
    beta: Number,
    threshold: Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `softplus`."""

def hardshrink(input: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor:
    """Each element, or zero where its absolute value is at most `lambd`."""

def softmax(
    input: Tensor,
    dim: int,
    dtype: dtype | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Exponentials along `dim` divided by their sum; computed in `dtype` if it is given."""

def log_softmax(
    input: Tensor,
    dim: int,
    dtype: dtype | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Logarithm of `softmax`, computed without it; in `dtype` if it is given."""

def _softmax(
    input: Tensor,
    dim: int,
    half_to_float: bool,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Softmax; with `half_to_float`, of half precision in single precision."""

def _log_softmax(
    input: Tensor,
    dim: int,
    half_to_float: bool,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Logarithm of softmax; with `half_to_float`, of half precision in single precision."""

def _softmax_backward_data(
    grad_output: Tensor,
    output: Tensor,
    dim: int,
    input_dtype: dtype,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `softmax` from its output."""

def _log_softmax_backward_data(
    grad_output: Tensor,
    output: Tensor,
    dim: int,
    input_dtype: dtype,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `log_softmax` from its output."""

def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
    unless `train`.
    """

def dropout_(input: Tensor, p: float, train: bool) -> Tensor:
    """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
    unless `train`; in place.
    """

def feature_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Dropout of whole channels."""

def feature_dropout_(input: Tensor, p: float, train: bool) -> Tensor:
    """Dropout of whole channels; in place."""

def alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Dropout that keeps mean and variance of self-normalising networks."""

def alpha_dropout_(input: Tensor, p: float, train: bool) -> Tensor:
    """Dropout that keeps mean and variance of self-normalising networks; in place."""

def feature_alpha_dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """Alpha dropout of whole channels."""

def feature_alpha_dropout_(input: Tensor, p: float, train: bool) -> Tensor:
    """Alpha dropout of whole channels; in place."""

def native_dropout(input: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    """Dropout together with the boolean mask of what was kept."""

def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: float) -> Tensor:
    """Gradient of `native_dropout`, `grad_output * mask * scale`."""

def binary_cross_entropy_with_logits(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    pos_weight: Tensor | None = None,
    reduction: int = ...,
) -> Tensor:
    """Binary cross entropy of the sigmoid of `self`, without overflow."""

def kl_div(
    input: Tensor,
    target: Tensor,
    reduction: int = ...,
    *,
    log_target: bool = False,
) -> Tensor:
    """Kullback-Leibler divergence of `target` from the log probabilities `self`."""

def poisson_nll_loss(
    input: Tensor,
    target: Tensor,
    log_input: bool,
    full: bool,
    eps: float,
    reduction: int,
) -> Tensor:
    """Negative log likelihood of a Poisson distribution."""

def hinge_embedding_loss(
    input: Tensor,
    target: Tensor,
    margin: float = 1.0,
    reduction: int = ...,
) -> Tensor:
    """`self` where `target` is 1 and `max(0, margin - self)` where it is -1."""

def nll_loss_forward(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.nll_loss_forward:
    """Negative log likelihood of (N, C) log probabilities and N classes, and the sum of the
    weights.
    """

def _class_cross_entropy(
    input: Tensor,
    target: Tensor,
    reduction: int,
    ignore_index: int,
) -> return_types._class_cross_entropy:
    """Cross entropy of the softmax of (N, C) scores with N classes, and that softmax."""

def nll_loss2d_forward(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.nll_loss2d_forward:
    """Negative log likelihood of (N, C, H, W) log probabilities and (N, H, W) classes."""

def nll_loss_backward(
    grad_output: Tensor,
    input: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    total_weight: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `nll_loss_forward`."""

def nll_loss2d_backward(
    grad_output: Tensor,
    input: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    total_weight: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `nll_loss2d_forward`."""

def multilabel_margin_loss_forward(
    input: Tensor,
    target: Tensor,
    reduction: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.multilabel_margin_loss_forward:
    """Margin loss of several labels for each sample, and whether each class is a label."""

def multilabel_margin_loss_backward(
    grad_output: Tensor,
    input: Tensor,
    target: Tensor,
    reduction: int,
    is_target: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Gradient of `multilabel_margin_loss_forward`."""

def margin_ranking_loss(
    input1: Tensor,
    input2: Tensor,
    target: Tensor,
    margin: float = 0.0,
    reduction: int = ...,
) -> Tensor:
    """`max(0, margin - target * (input1 - input2))`."""

def cosine_embedding_loss(
    input1: Tensor,
    input2: Tensor,
    target: Tensor,
    margin: float = 0.0,
    reduction: int = ...,
) -> Tensor:
    """One less the cosine of two vectors that should be alike; of others, its excess over
    `margin`.
    """

def triplet_margin_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: float = 1.0,
    p: float = 2,
    eps: float = 1e-06,
    swap: bool = False,
    reduction: int = ...,
) -> Tensor:
    """Excess of the distance to the positive example over that to the negative one."""

def _ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int = 0,
    zero_infinity: bool = False,
) -> tuple[Tensor, Tensor]:
    """Negative log likelihood of label sequences given (T, N, C) log probabilities, and its forward
    variables.
    """

def _ctc_loss_backward(
    grad: Tensor,
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    neg_log_likelihood: Tensor,
    log_alpha: Tensor,
    blank: int,
    zero_infinity: bool = False,
) -> Tensor:
    """Gradient of `_ctc_loss`."""

@overload
def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int = 0,
    reduction: int = ...,
    zero_infinity: bool = False,
) -> Tensor: ...
@overload
def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Tensor,
    target_lengths: Tensor,
    blank: int = 0,
    reduction: int = ...,
    zero_infinity: bool = False,
) -> Tensor:
    """Connectionist temporal classification loss."""

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
) -> Tensor:
    """Sum of all elements; integers and Booleans add up in int64."""

def nansum(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Sum over the dimensions `dim` that counts NaN as zero."""

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
) -> Tensor:
    """Arithmetic mean of all elements; floating or complex types only."""

def nanmean(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Arithmetic mean over the dimensions `dim` of the elements that are not NaN."""

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
) -> Tensor:
    """Product of all elements; integers and Booleans multiply in int64."""

@overload
def count_nonzero(input: Tensor, dim: int | None = None) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: Sequence[int]) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, *dim: int) -> Tensor:
    """How many elements are not zero, along `dim` or in all."""

def amax(
    input: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Largest element over the dimensions `dim`; gradients are shared among equal ones."""

def amin(
    input: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Smallest element over the dimensions `dim`; gradients are shared among equal ones."""

def aminmax(
    input: Tensor,
    *,
    dim: int | None = None,
    keepdim: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.aminmax:
    """Smallest and largest element, over `dim` or in all."""

def argmax(
    input: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Position of the largest element along `dim`, or in the flattened tensor."""

def argmin(
    input: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Position of the smallest element along `dim`, or in the flattened tensor."""

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
def all(input: Tensor, *dim: int, keepdim: bool = False, out: Tensor | None = None) -> Tensor:
    """Whether every element is nonzero."""

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
def any(input: Tensor, *dim: int, keepdim: bool = False, out: Tensor | None = None) -> Tensor:
    """Whether any element is nonzero."""

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
) -> Tensor:
    """Variance of all elements, unbiased (over count - 1) or not."""

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
) -> Tensor:
    """Standard deviation of all elements, unbiased (over count - 1) or not."""

@overload
def var_mean(input: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]:
    """Variance and mean of all elements."""

@overload
def std_mean(input: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]:
    """Standard deviation and mean of all elements."""

def logsumexp(
    input: Tensor,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Logarithm of the sum of exponentials over the dimensions `dim`, without overflow."""

@overload
def median(input: Tensor) -> Tensor: ...
@overload
def median(
    input: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.median:
    """The middle element, the lower one of two; NaN if any is."""

@overload
def nanmedian(input: Tensor) -> Tensor: ...
@overload
def nanmedian(
    input: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.nanmedian:
    """The middle element of those that are not NaN."""

def mode(
    input: Tensor,
    dim: int = -1,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.mode:
    """The most frequent elements along `dim` and where they last stand."""

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
) -> Tensor:
    """The `q`-quantiles along `dim`, between neighbours by `interpolation`."""

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
) -> Tensor:
    """The `q`-quantiles along `dim` of the elements that are not NaN."""

def cumsum(
    input: Tensor,
    dim: int,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """The sum of each element and those before it along `dim`."""

def cumsum_(input: Tensor, dim: int, *, dtype: dtype | None = None) -> Tensor:
    """The sum of each element and those before it along `dim`; in place."""

def cumprod(
    input: Tensor,
    dim: int,
    *,
    dtype: dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """The product of each element and those before it along `dim`."""

def cumprod_(input: Tensor, dim: int, *, dtype: dtype | None = None) -> Tensor:
    """The product of each element and those before it along `dim`; in place."""

def cummax(
    input: Tensor,
    dim: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.cummax:
    """The largest element so far along `dim` and where it was last found."""

def cummin(
    input: Tensor,
    dim: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.cummin:
    """The smallest element so far along `dim` and where it was last found."""

def logcumsumexp(input: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the running sum of exponentials along `dim`."""

def diff(
    input: Tensor,
    n: int = 1,
    dim: int = -1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Differences of neighbours along `dim`, taken `n` times."""

@overload
def trapezoid(y: Tensor, x: Tensor, *, dim: int = -1) -> Tensor: ...
@overload
def trapezoid(y: Tensor, *, dx: Number = 1, dim: int = -1) -> Tensor:
    """The integral along `dim` by the trapezoidal rule, at points `x`."""

@overload
def trapz(y: Tensor, x: Tensor, *, dim: int = -1) -> Tensor: ...
@overload
def trapz(y: Tensor, *, dx: float = 1, dim: int = -1) -> Tensor:
    """The integral along `dim` by the trapezoidal rule, at points `x`."""

@overload
def cumulative_trapezoid(y: Tensor, x: Tensor, *, dim: int = -1) -> Tensor: ...
@overload
def cumulative_trapezoid(y: Tensor, *, dx: Number = 1, dim: int = -1) -> Tensor:
    """Running integrals along `dim` by the trapezoidal rule, at points `x`."""

@overload
def gradient(
    input: Tensor,
    *,
    spacing: Number | None = None,
    dim: int | None = None,
    edge_order: int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: Number,
    dim: Sequence[int],
    edge_order: int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(input: Tensor, *, dim: Sequence[int], edge_order: int = 1) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: Sequence[Number],
    dim: int | None = None,
    edge_order: int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: Sequence[Number],
    dim: Sequence[int],
    edge_order: int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: Sequence[Tensor],
    dim: int | None = None,
    edge_order: int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: Sequence[Tensor],
    dim: Sequence[int],
    edge_order: int = 1,
) -> tuple[Tensor, ...]:
    """Derivatives by central differences, at points `spacing` apart."""

def bincount(input: Tensor, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
    """How often each number occurs in a vector of integers, or the sum of its weights."""

def histc(
    input: Tensor,
    bins: int = 100,
    min: Number = 0,
    max: Number = 0,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Counts in equal bins from `min` to `max`, or over the range of the data."""

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
) -> return_types.histogram:
    """Counts, weights or densities between given edges, and the edges."""

def hash_tensor(
    input: Tensor,
    dim: int | Sequence[int] = (),
    *,
    keepdim: bool = False,
    mode: int = 0,
    out: Tensor | None = None,
) -> Tensor:
    """The exclusive or, over `dim`, of the bits of the elements."""

def cov(
    input: Tensor,
    *,
    correction: int = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor:
    """Covariances of variables, one per row, over observations, one per column."""

def corrcoef(input: Tensor) -> Tensor:
    """Correlations of variables, one per row, over observations, one per column."""

def alias(input: Tensor) -> Tensor:
    """The same tensor as a view of itself."""

def detach(input: Tensor) -> Tensor:
    """A view that is not part of the graph."""

@overload
def _unsafe_view(input: Tensor, size: Sequence[int]) -> Tensor: ...
@overload
def _unsafe_view(input: Tensor, *size: int) -> Tensor:
    """As `view`, of a tensor that nothing else refers to."""

@overload
def reshape(input: Tensor, shape: Sequence[int]) -> Tensor: ...
@overload
def reshape(input: Tensor, *shape: int) -> Tensor:
    """The same elements, in order, under another shape: a view if strides allow it, else a copy."""

def flatten(input: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """The dimensions from `start_dim` to `end_dim` made one."""

def unflatten(input: Tensor, dim: int, sizes: Sequence[int]) -> Tensor:
    """One dimension made several; one of `sizes` may be -1."""

def ravel(input: Tensor) -> Tensor:
    """The tensor as a vector."""

@overload
def permute(input: Tensor, dims: Sequence[int]) -> Tensor: ...
@overload
def permute(input: Tensor, *dims: int) -> Tensor:
    """The dimensions in another order."""

def transpose(input: Tensor, dim0: int, dim1: int) -> Tensor:
    """Two dimensions exchanged."""

def t(input: Tensor) -> Tensor:
    """The transpose of a matrix; vectors and scalars as they are."""

def swapaxes(input: Tensor, axis0: int, axis1: int) -> Tensor:
    """Two dimensions exchanged."""

def swapdims(input: Tensor, dim0: int, dim1: int) -> Tensor:
    """Two dimensions exchanged."""

@overload
def movedim(input: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
@overload
def movedim(input: Tensor, source: int, destination: int) -> Tensor:
    """Dimensions moved from places `source` to places `destination`."""

@overload
def moveaxis(input: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...
@overload
def moveaxis(input: Tensor, source: int, destination: int) -> Tensor:
    """Dimensions moved from places `source` to places `destination`."""

def adjoint(input: Tensor) -> Tensor:
    """The last two dimensions exchanged and the elements conjugated."""

@overload
def broadcast_to(input: Tensor, size: Sequence[int]) -> Tensor: ...
@overload
def broadcast_to(input: Tensor, *size: int) -> Tensor:
    """The tensor expanded to `size`."""

@overload
def squeeze(input: Tensor) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: int) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: Sequence[int]) -> Tensor: ...
@overload
def squeeze(input: Tensor, *dim: int) -> Tensor:
    """Without the dimensions of extent 1."""

def unsqueeze(input: Tensor, dim: int) -> Tensor:
    """With a new dimension of extent 1 at `dim`."""

def select(input: Tensor, dim: int, index: int) -> Tensor:
    """The slice at `index` along `dim`, which is dropped."""

def slice(
    input: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """Every `step`-th slice from `start` up to `end` along `dim`."""

@overload
def narrow(input: Tensor, dim: int, start: int, length: int) -> Tensor: ...
@overload
def narrow(input: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    """`length` slices from `start` on along `dim`."""

def diagonal(input: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """The diagonal over two dimensions, which becomes the last dimension."""

def as_strided(
    input: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """Any size and strides over the memory of the tensor."""

@overload
def split(input: Tensor, split_size: int, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def split(input: Tensor, split_size: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def split(input: Tensor, *split_size: int, dim: int = 0) -> tuple[Tensor, ...]:
    """Pieces of `split_size` along `dim`; the last may be smaller."""

@overload
def split_with_sizes(
    input: Tensor,
    split_sizes: Sequence[int],
    dim: int = 0,
) -> tuple[Tensor, ...]: ...
@overload
def split_with_sizes(input: Tensor, *split_sizes: int, dim: int = 0) -> tuple[Tensor, ...]:
    """Pieces of the given extents along `dim`."""

def chunk(input: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
    """At most `chunks` pieces of equal extent along `dim`; the last may be smaller."""

@overload
def tensor_split(input: Tensor, sections: int, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, indices: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, *indices: int, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(
    input: Tensor,
    tensor_indices_or_sections: Tensor,
    dim: int = 0,
) -> tuple[Tensor, ...]:
    """Exactly `sections` pieces of nearly equal extent along `dim`."""

@overload
def hsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]: ...
@overload
def hsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
@overload
def hsplit(input: Tensor, *indices: int) -> tuple[Tensor, ...]:
    """Pieces of equal extent along the second dimension (the first of a vector)."""

@overload
def vsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]: ...
@overload
def vsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
@overload
def vsplit(input: Tensor, *indices: int) -> tuple[Tensor, ...]:
    """Pieces of equal extent along the first dimension."""

@overload
def dsplit(input: Tensor, sections: int) -> tuple[Tensor, ...]: ...
@overload
def dsplit(input: Tensor, indices: Sequence[int]) -> tuple[Tensor, ...]: ...
@overload
def dsplit(input: Tensor, *indices: int) -> tuple[Tensor, ...]:
    """Pieces of equal extent along the third dimension."""

def unbind(input: Tensor, dim: int = 0) -> tuple[Tensor, ...]:
    """The slices along `dim`, which is dropped."""

def unsafe_chunk(input: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
    """As `chunk`, for pieces that are written to."""

def unsafe_split(input: Tensor, split_size: int, dim: int = 0) -> tuple[Tensor, ...]:
    """As `split`, for pieces that are written to."""

@overload
def unsafe_split_with_sizes(
    input: Tensor,
    split_sizes: Sequence[int],
    dim: int = 0,
) -> tuple[Tensor, ...]: ...
@overload
def unsafe_split_with_sizes(
    input: Tensor,
    *split_sizes: int,
    dim: int = 0,
) -> tuple[Tensor, ...]:
    """As `split_with_sizes`, for pieces that are written to."""

def real(input: Tensor) -> Tensor:
    """Real parts."""

def imag(input: Tensor) -> Tensor:
    """Imaginary parts of a complex tensor."""

def view_as_real(input: Tensor) -> Tensor:
    """A complex tensor as real and imaginary parts along a new last dimension."""

def conj(input: Tensor) -> Tensor:
    """The conjugate of each element; a real tensor is its own."""

def view_as_complex(input: Tensor) -> Tensor:
    """A tensor of real and imaginary parts, along its last dimension, as a complex one."""

def select_backward(
    grad_output: Tensor,
    input_sizes: Sequence[int],
    dim: int,
    index: int,
) -> Tensor:
    """The gradient of `select`: zeros but for one slice."""

def slice_backward(
    grad_output: Tensor,
    input_sizes: Sequence[int],
    dim: int,
    start: int,
    end: int,
    step: int,
) -> Tensor:
    """The gradient of a slice: zeros but for the slice."""

def diagonal_backward(
    grad_output: Tensor,
    input_sizes: Sequence[int],
    offset: int,
    dim1: int,
    dim2: int,
) -> Tensor:
    """The gradient of `diagonal`: zeros but for the diagonal."""

def unfold_backward(
    grad_in: Tensor,
    input_sizes: Sequence[int],
    dim: int,
    size: int,
    step: int,
) -> Tensor:
    """The gradient of `unfold`: each window added where it was."""

def alias_copy(input: Tensor) -> Tensor:
    """As `alias`, as a copy."""

def as_strided_copy(
    input: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """As `as_strided`, as a copy."""

def detach_copy(input: Tensor) -> Tensor:
    """As `detach`, as a copy."""

def diagonal_copy(input: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """As `diagonal`, as a copy."""

@overload
def expand_copy(input: Tensor, size: Sequence[int], *, implicit: bool = False) -> Tensor: ...
@overload
def expand_copy(input: Tensor, *size: int, implicit: bool = False) -> Tensor:
    """As `expand`, as a copy."""

@overload
def permute_copy(input: Tensor, dims: Sequence[int]) -> Tensor: ...
@overload
def permute_copy(input: Tensor, *dims: int) -> Tensor:
    """As `permute`, as a copy."""

def select_copy(input: Tensor, dim: int, index: int) -> Tensor:
    """As `select`, as a copy."""

def slice_copy(
    input: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """As `slice`, as a copy."""

def split_copy(
    input: Tensor,
    split_size: int,
    dim: int = 0,
    *,
    out: Sequence[Tensor] | None = None,
) -> tuple[Tensor, ...]:
    """As `split`, as copies."""

@overload
def split_with_sizes_copy(
    input: Tensor,
    split_sizes: Sequence[int],
    dim: int = 0,
    *,
    out: Sequence[Tensor] | None = None,
) -> tuple[Tensor, ...]: ...
@overload
def split_with_sizes_copy(
    input: Tensor,
    *split_sizes: int,
    dim: int = 0,
    out: Sequence[Tensor] | None = None,
) -> tuple[Tensor, ...]:
    """As `split_with_sizes`, as copies."""

@overload
def squeeze_copy(input: Tensor) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: int) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: Sequence[int]) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, *dim: int) -> Tensor:
    """As `squeeze`, as a copy."""

def t_copy(input: Tensor) -> Tensor:
    """As `t`, as a copy."""

def transpose_copy(input: Tensor, dim0: int, dim1: int) -> Tensor:
    """As `transpose`, as a copy."""

def unbind_copy(
    input: Tensor,
    dim: int = 0,
    *,
    out: Sequence[Tensor] | None = None,
) -> tuple[Tensor, ...]:
    """As `unbind`, as copies."""

def unfold_copy(input: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """As `unfold`, as a copy."""

def unsqueeze_copy(input: Tensor, dim: int) -> Tensor:
    """As `unsqueeze`, as a copy."""

def view_as_complex_copy(input: Tensor) -> Tensor:
    """As `view_as_complex`, as a copy."""

def view_as_real_copy(input: Tensor) -> Tensor:
    """As `view_as_real`, as a copy."""

@overload
def view_copy(input: Tensor, size: Sequence[int]) -> Tensor: ...
@overload
def view_copy(input: Tensor, *size: int) -> Tensor: ...
@overload
def view_copy(input: Tensor, dtype: dtype) -> Tensor:
    """As `view`, as a copy."""

def narrow_copy(
    input: Tensor,
    dim: int,
    start: int,
    length: int,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """As `narrow`, as a copy."""

def select_scatter(input: Tensor, src: Tensor, dim: int, index: int) -> Tensor:
    """A copy with the slice at `index` along `dim` replaced by `src`."""

def slice_scatter(
    input: Tensor,
    src: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """A copy with a slice replaced by `src`."""

def diagonal_scatter(
    input: Tensor,
    src: Tensor,
    offset: int = 0,
    dim1: int = 0,
    dim2: int = 1,
) -> Tensor:
    """A copy with the diagonal replaced by `src`."""

def as_strided_scatter(
    input: Tensor,
    src: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """A copy with the elements that `as_strided` would show replaced by `src`."""

def cat(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Tensors one after another along `dim`, in the type they promote to."""

def concat(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Another name for `cat`."""

def concatenate(
    tensors: Sequence[Tensor],
    dim: int = 0,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Another name for `cat`."""

def stack(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None) -> Tensor:
    """Tensors of one shape along a new dimension."""

def clone(input: Tensor, *, memory_format: memory_format | None = None) -> Tensor:
    """A copy with memory of its own."""

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
) -> Tensor:
    """A copy in another element type."""

def copy(input: Tensor, src: Tensor, non_blocking: bool = False) -> Tensor:
    """`src` broadcast to the shape, and converted to the type, of `self`."""

def copy_(input: Tensor, src: Tensor, non_blocking: bool = False) -> Tensor:
    """`src` broadcast to the shape, and converted to the type, of `self`; in place."""

@overload
def fill(input: Tensor, value: Number) -> Tensor: ...
@overload
def fill(input: Tensor, value: Tensor) -> Tensor:
    """A tensor like `self` with every element `value`."""

@overload
def fill_(input: Tensor, value: Number) -> Tensor: ...
@overload
def fill_(input: Tensor, value: Tensor) -> Tensor:
    """A tensor like `self` with every element `value`; in place."""

def zero(input: Tensor) -> Tensor:
    """A tensor like `self` with every element zero."""

def zero_(input: Tensor) -> Tensor:
    """A tensor like `self` with every element zero; in place."""

def hstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors put together along the second dimension; vectors along the first."""

def vstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors put together along the first dimension; vectors are rows."""

def row_stack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors put together along the first dimension; vectors are rows."""

def dstack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors put together along the third dimension."""

def column_stack(tensors: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors put together along the second dimension; vectors are columns."""

def _chunk_cat(
    tensors: Sequence[Tensor],
    dim: int,
    num_chunks: int,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Each tensor cut in chunks along `dim` (filled with zeros), and equal chunks of all put
    together.
    """

@overload
def flip(input: Tensor, dims: Sequence[int]) -> Tensor: ...
@overload
def flip(input: Tensor, *dims: int) -> Tensor:
    """The order of the elements reversed along `dims`."""

def fliplr(input: Tensor) -> Tensor:
    """The order of the elements reversed along the second dimension."""

def flipud(input: Tensor) -> Tensor:
    """The order of the elements reversed along the first dimension."""

def roll(input: Tensor, shifts: int | Sequence[int], dims: int | Sequence[int] = ()) -> Tensor:
    """Elements moved along by `shifts`, around the end."""

def rot90(input: Tensor, k: int = 1, dims: Sequence[int] = (0, 1)) -> Tensor:
    """The tensor turned by `k` quarter turns in the plane of two dimensions."""

@overload
def tile(input: Tensor, dims: Sequence[int]) -> Tensor: ...
@overload
def tile(input: Tensor, *dims: int) -> Tensor:
    """The tensor tiled along its last dimensions."""

@overload
def repeat_interleave(repeats: Tensor, *, output_size: int | None = None) -> Tensor: ...
@overload
def repeat_interleave(
    input: Tensor,
    repeats: Tensor,
    dim: int | None = None,
    *,
    output_size: int | None = None,
) -> Tensor: ...
@overload
def repeat_interleave(
    input: Tensor,
    repeats: int,
    dim: int | None = None,
    *,
    output_size: int | None = None,
) -> Tensor:
    """Each position written as often as `repeats` says there."""

def tril(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """The lower triangle of each matrix, with zeros elsewhere."""

def tril_(input: Tensor, diagonal: int = 0) -> Tensor:
    """The lower triangle of each matrix, with zeros elsewhere; in place."""

def triu(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """The upper triangle of each matrix, with zeros elsewhere."""

def triu_(input: Tensor, diagonal: int = 0) -> Tensor:
    """The upper triangle of each matrix, with zeros elsewhere; in place."""

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
) -> Tensor:
    """Rows and columns of the elements of a lower triangle."""

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
) -> Tensor:
    """Rows and columns of the elements of an upper triangle."""

def diag(input: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """The matrix with a vector on its diagonal, or the diagonal of a matrix."""

def diag_embed(input: Tensor, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """Matrices whose diagonals are the last dimension."""

def diagflat(input: Tensor, offset: int = 0) -> Tensor:
    """The matrix with all elements on its diagonal."""

def combinations(input: Tensor, r: int = 2, with_replacement: bool = False) -> Tensor:
    """All combinations of `r` elements of a vector."""

def resolve_conj(input: Tensor) -> Tensor:
    """The tensor itself; conjugates are always written out."""

def resolve_neg(input: Tensor) -> Tensor:
    """The tensor itself; negatives are always written out."""

def index(
    input: Tensor,
    indices: Sequence[Tensor | None],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Elements at index tensors or masks, one per dimension, broadcast against each other."""

def gather(
    input: Tensor,
    dim: int,
    index: Tensor,
    *,
    sparse_grad: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """Elements along `dim` at positions that `index` gives for every other position."""

def index_select(
    input: Tensor,
    dim: int,
    index: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The slices of `dim` that a vector names."""

def index_put(
    input: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
) -> Tensor:
    """The tensor with `values` at index tensors or masks, added there to `accumulate`."""

def index_put_(
    input: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
) -> Tensor:
    """The tensor with `values` at index tensors or masks, added there to `accumulate`; in place."""

def scatter_add(
    input: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The tensor with `src` added along `dim` at positions that `index` gives."""

def scatter_add_(input: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """The tensor with `src` added along `dim` at positions that `index` gives; in place."""

def take(input: Tensor, index: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Elements at positions of the flattened tensor."""

def take_along_dim(
    input: Tensor,
    indices: Tensor,
    dim: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Elements along `dim` at positions that broadcast with the tensor."""

def masked_select(input: Tensor, mask: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The elements where a mask is true, as a vector."""

def nonzero(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The positions of nonzero elements, one row each."""

def nonzero_static(
    input: Tensor,
    *,
    size: int,
    fill_value: int = -1,
    out: Tensor | None = None,
) -> Tensor:
    """The positions of nonzero elements, cut or filled to `size` rows."""

def nonzero_numpy(input: Tensor) -> tuple[Tensor, ...]:
    """The positions of nonzero elements, a vector per dimension."""

def argwhere(input: Tensor) -> Tensor:
    """The positions of nonzero elements, one row each."""

@overload
def scatter(
    input: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def scatter(
    input: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def scatter(
    input: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    reduce: str,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def scatter(
    input: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    reduce: str,
    out: Tensor | None = None,
) -> Tensor:
    """The tensor with `src` written along `dim` at positions that `index` gives."""

@overload
def scatter_(input: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor: ...
@overload
def scatter_(input: Tensor, dim: int, index: Tensor, value: Number) -> Tensor: ...
@overload
def scatter_(input: Tensor, dim: int, index: Tensor, src: Tensor, *, reduce: str) -> Tensor: ...
@overload
def scatter_(input: Tensor, dim: int, index: Tensor, value: Number, *, reduce: str) -> Tensor:
    """The tensor with `src` written along `dim` at positions that `index` gives; in place."""

def scatter_reduce(
    input: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    reduce: str,
    *,
    include_self: bool = True,
    out: Tensor | None = None,
) -> Tensor:
    """The tensor with `src` folded into it by sum, prod, mean, amax or amin."""

def scatter_reduce_(
    input: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    reduce: str,
    *,
    include_self: bool = True,
) -> Tensor:
    """The tensor with `src` folded into it by sum, prod, mean, amax or amin; in place."""

def index_add(
    input: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """The tensor with `alpha` times `source` added to the slices `index` of `dim`."""

def index_add_(
    input: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    *,
    alpha: Number = 1,
) -> Tensor:
    """The tensor with `alpha` times `source` added to the slices `index` of `dim`; in place."""

def index_copy(
    input: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The tensor with the slices `index` of `dim` replaced."""

def index_copy_(input: Tensor, dim: int, index: Tensor, source: Tensor) -> Tensor:
    """The tensor with the slices `index` of `dim` replaced; in place."""

@overload
def index_fill(input: Tensor, dim: int, index: Tensor, value: Number) -> Tensor: ...
@overload
def index_fill(input: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor:
    """The tensor with the slices `index` of `dim` filled with a number."""

@overload
def index_fill_(input: Tensor, dim: int, index: Tensor, value: Number) -> Tensor: ...
@overload
def index_fill_(input: Tensor, dim: int, index: Tensor, value: Tensor) -> Tensor:
    """The tensor with the slices `index` of `dim` filled with a number; in place."""

def index_reduce(
    input: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    reduce: str,
    *,
    include_self: bool = True,
    out: Tensor | None = None,
) -> Tensor:
    """The tensor with slices of `source` folded into the slices `index` of `dim`."""

def index_reduce_(
    input: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    reduce: str,
    *,
    include_self: bool = True,
) -> Tensor:
    """The tensor with slices of `source` folded into the slices `index` of `dim`; in place."""

@overload
def masked_fill(input: Tensor, mask: Tensor, value: Number) -> Tensor: ...
@overload
def masked_fill(input: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """The tensor with a number where a mask is true."""

@overload
def masked_fill_(input: Tensor, mask: Tensor, value: Number) -> Tensor: ...
@overload
def masked_fill_(input: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """The tensor with a number where a mask is true; in place."""

def masked_scatter(input: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """The tensor with the elements of `source`, in order, where a mask is true."""

def masked_scatter_(input: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """The tensor with the elements of `source`, in order, where a mask is true; in place."""

def masked_scatter_backward(grad_output: Tensor, mask: Tensor, sizes: Sequence[int]) -> Tensor:
    """The gradient of `source`: the elements of `grad_output` where the mask is true, and zeros."""

def put(input: Tensor, index: Tensor, source: Tensor, accumulate: bool = False) -> Tensor:
    """The tensor with `source` at positions of the flattened tensor."""

def put_(input: Tensor, index: Tensor, source: Tensor, accumulate: bool = False) -> Tensor:
    """The tensor with `source` at positions of the flattened tensor; in place."""

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
) -> return_types.sort:
    """Sorted elements along `dim` and where they came from; NaN counts as largest."""

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
) -> Tensor:
    """Where the sorted elements along `dim` came from."""

def msort(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The elements sorted along the first dimension."""

def topk(
    input: Tensor,
    k: int,
    dim: int = -1,
    largest: bool = True,
    sorted: bool = True,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.topk:
    """The `k` largest or smallest elements along `dim`, in order, and where they are."""

def kthvalue(
    input: Tensor,
    k: int,
    dim: int = -1,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.kthvalue:
    """The `k`-th smallest elements along `dim` and where they are."""

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
) -> Tensor:
    """Where elements would have to be inserted to keep a sequence sorted."""

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
    input: Number,
    boundaries: Tensor,
    *,
    out_int32: bool = False,
    right: bool = False,
) -> Tensor:
    """The number of the bucket between `boundaries` of each element."""

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
) -> Tensor:
    """Whether each of `elements` occurs among `test_elements`."""

def _unique(
    input: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
) -> tuple[Tensor, Tensor]:
    """Distinct elements in order, and for each element its place among them."""

def _unique2(
    input: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
) -> tuple[Tensor, Tensor, Tensor]:
    """Distinct elements in order, each element's place among them, and counts."""

def unique_dim(
    input: Tensor,
    dim: int,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
) -> tuple[Tensor, Tensor, Tensor]:
    """Distinct slices along `dim` in lexicographic order, places and counts."""

def unique_consecutive(
    input: Tensor,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Elements without repetitions of the one before, places and counts."""

def unique_dim_consecutive(
    input: Tensor,
    dim: int,
    return_inverse: bool = False,
    return_counts: bool = False,
) -> tuple[Tensor, Tensor, Tensor]:
    """Slices along `dim` without repetitions of the one before, places and counts."""

def mm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The product of two matrices, (n, k) and (k, m)."""

def bmm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The matrix products of a batch, (b, n, k) and (b, k, m)."""

def mv(input: Tensor, vec: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The product of a matrix (n, m) and a vector (m)."""

def dot(input: Tensor, tensor: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The sum of the products of two vectors."""

def vdot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The sum of the products of two vectors, the first one conjugated."""

def outer(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The products of each element of one vector with each of another."""

def ger(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The same as `outer`."""

def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The matrix product: vectors, matrices and batches of matrices that broadcast."""

def addmm(
    input: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """`beta * self + alpha * (mat1 @ mat2)` for matrices."""

def addmm_(
    input: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """`beta * self + alpha * (mat1 @ mat2)` for matrices; in place."""

def addmv(
    input: Tensor,
    mat: Tensor,
    vec: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """`beta * self + alpha * (mat @ vec)` for a matrix and a vector."""

def addmv_(
    input: Tensor,
    mat: Tensor,
    vec: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """`beta * self + alpha * (mat @ vec)` for a matrix and a vector; in place."""

def addr(
    input: Tensor,
    vec1: Tensor,
    vec2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """`beta * self + alpha * outer(vec1, vec2)`."""

def addr_(
    input: Tensor,
    vec1: Tensor,
    vec2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """`beta * self + alpha * outer(vec1, vec2)`; in place."""

def addbmm(
    input: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """`beta * self` plus `alpha` times the sum of the matrix products of a batch."""

def addbmm_(
    input: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """`beta * self` plus `alpha` times the sum of the matrix products of a batch; in place."""

def baddbmm(
    input: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices."""

def baddbmm_(
    input: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """`beta * self + alpha * (batch1 @ batch2)` for batches of matrices; in place."""

def trace(input: Tensor) -> Tensor:
    """The sum of the diagonal of a matrix."""

def inner(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The sums of products over the last dimension of both tensors."""

def kron(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The Kronecker product: each element of one tensor times all of the other."""

def tensordot(
    input: Tensor,
    other: Tensor,
    dims_self: Sequence[int],
    dims_other: Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The sums of products over the given dimensions of both tensors."""

def einsum(
    equation: str,
    tensors: Sequence[Tensor],
    *,
    path: Sequence[int] | None = None,
) -> Tensor:
    """Sums of products that letters name, by the summation convention: `'ij,jk->ik'` is a matrix
    product.
    """

def bilinear(
    input1: Tensor,
    input2: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
) -> Tensor:
    """`input1 @ weight[i] @ input2 + bias[i]` for each output feature."""

def chain_matmul(matrices: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor:
    """The product of a chain of matrices in the order that costs least."""

def cross(
    input: Tensor,
    other: Tensor,
    dim: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The cross products of vectors of length 3 along `dim`, or along the first dimension of that
    length.
    """

def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-08) -> Tensor:
    """The cosine of the angle between vectors along `dim`."""

def pairwise_distance(
    x1: Tensor,
    x2: Tensor,
    p: float = 2,
    eps: float = 1e-06,
    keepdim: bool = False,
) -> Tensor:
    """The p-norm of the difference of vectors along the last dimension."""

def cdist(x1: Tensor, x2: Tensor, p: float = 2, compute_mode: int | None = None) -> Tensor:
    """The p-norm distance between each row of one batch and each row of another."""

def _cdist_forward(x1: Tensor, x2: Tensor, p: float, compute_mode: int | None) -> Tensor:
    """The distances that `cdist` returns."""

def _cdist_backward(grad: Tensor, x1: Tensor, x2: Tensor, p: float, cdist: Tensor) -> Tensor:
    """The gradient of `cdist` in its first argument."""

def pdist(input: Tensor, p: float = 2) -> Tensor:
    """The p-norm distance between each pair of rows: the upper triangle of `cdist` with itself."""

def _pdist_forward(input: Tensor, p: float = 2) -> Tensor:
    """The distances that `pdist` returns."""

def _pdist_backward(grad: Tensor, input: Tensor, p: float, pdist: Tensor) -> Tensor:
    """The gradient of `pdist`."""

def matrix_power(input: Tensor, n: int, *, out: Tensor | None = None) -> Tensor:
    """A square matrix multiplied by itself `n` times; a negative `n` inverts it first."""

def inverse(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The same as `linalg.inv`."""

def triangular_solve(
    input: Tensor,
    A: Tensor,
    upper: bool = True,
    transpose: bool = False,
    unitriangular: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.triangular_solve:
    """X with `A X = self` for a triangular A, and a copy of A. See `linalg.solve_triangular`."""

def cholesky(input: Tensor, upper: bool = False, *, out: Tensor | None = None) -> Tensor:
    """The Cholesky factor of positive-definite matrices. See `linalg.cholesky`."""

def cholesky_solve(
    input: Tensor,
    input2: Tensor,
    upper: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """X with `A X = self`, given the Cholesky factor of A."""

def cholesky_inverse(
    input: Tensor,
    upper: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of a matrix, given its Cholesky factor."""

def qr(
    input: Tensor,
    some: bool = True,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.qr:
    """The QR factorization. See `linalg.qr`."""

def geqrf(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.geqrf:
    """QR as LAPACK packs it, with R in the upper triangle, Householder vectors below, and their
    scales.
    """

def orgqr(input: Tensor, input2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The same as `linalg.householder_product`."""

def ormqr(
    input: Tensor,
    input2: Tensor,
    input3: Tensor,
    left: bool = True,
    transpose: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A matrix times the orthogonal matrix that Householder reflectors stand for."""

def _lu_with_info(
    input: Tensor,
    pivot: bool = True,
    check_errors: bool = True,
) -> return_types._lu_with_info:
    """L and U in one tensor, the pivots and the info."""

def lu_unpack(
    LU_data: Tensor,
    LU_pivots: Tensor,
    unpack_data: bool = True,
    unpack_pivots: bool = True,
    *,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types.lu_unpack:
    """P, L and U from what `linalg.lu_factor` returns."""

def lu_solve(
    input: Tensor,
    LU_data: Tensor,
    LU_pivots: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """X with `A X = self`, given the LU factorization of A."""

def det(input: Tensor) -> Tensor:
    """The same as `linalg.det`."""

def slogdet(input: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> return_types.slogdet:
    """The same as `linalg.slogdet`."""

def logdet(input: Tensor) -> Tensor:
    """The logarithms of determinants, NaN for a negative one."""

def _linalg_eigvals(input: Tensor) -> Tensor:
    """Complex eigenvalues of square matrices."""

def _linalg_eigh(
    A: Tensor,
    UPLO: str = "L",
    compute_v: bool = True,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types._linalg_eigh:
    """Ascending eigenvalues of Hermitian matrices, and eigenvectors when asked for."""

def _linalg_svd(
    A: Tensor,
    full_matrices: bool = False,
    compute_uv: bool = True,
    *,
    driver: str | None = None,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types._linalg_svd:
    """Singular values, and singular vectors when asked for."""

def svd(
    input: Tensor,
    some: bool = True,
    compute_uv: bool = True,
    *,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> return_types.svd:
    """U, descending singular values and V. See `linalg.svd`."""

def pinverse(input: Tensor, rcond: float = 1e-15) -> Tensor:
    """The Moore-Penrose inverse. See `linalg.pinv`."""

def vander(x: Tensor, N: int | None = None, increasing: bool = False) -> Tensor:
    """The powers of each element of a vector, descending unless `increasing`."""

def matrix_exp(input: Tensor) -> Tensor:
    """The same as `linalg.matrix_exp`."""

@overload
def norm(input: Tensor, p: Number = 2) -> Tensor: ...
@overload
def norm(input: Tensor, p: Number | None, *, dtype: dtype) -> Tensor: ...
@overload
def norm(
    input: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool,
    *,
    dtype: dtype,
    out: Tensor | None = None,
) -> Tensor:
    """The p-norm of all elements."""

def frobenius_norm(
    input: Tensor,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The square root of the sum of squares along the given dimensions."""

@overload
def nuclear_norm(input: Tensor, keepdim: bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def nuclear_norm(
    input: Tensor,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The sum of the singular values of a matrix."""

def norm_except_dim(v: Tensor, pow: int = 2, dim: int = 0) -> Tensor:
    """The norms over all dimensions but one."""

def dist(input: Tensor, other: Tensor, p: Number = 2) -> Tensor:
    """The p-norm of the difference of two tensors."""

def renorm(
    input: Tensor,
    p: Number,
    dim: int,
    maxnorm: Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it."""

def renorm_(input: Tensor, p: Number, dim: int, maxnorm: Number) -> Tensor:
    """Slices along `dim` whose p-norm exceeds `maxnorm`, scaled down to it; in place."""

def _fft_c2c(
    input: Tensor,
    dim: Sequence[int],
    normalization: int,
    forward: bool,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The transform of complex numbers along several dimensions."""

def _fft_r2c(
    input: Tensor,
    dim: Sequence[int],
    normalization: int,
    onesided: bool,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The transform of real numbers, whole or without its redundant half."""

def _fft_c2r(
    input: Tensor,
    dim: Sequence[int],
    normalization: int,
    last_dim_size: int,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The transform of half a spectrum to real numbers."""

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
) -> Tensor:
    """The transforms of overlapping, windowed frames of a signal."""

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
) -> Tensor:
    """The signal whose short-time Fourier transform is closest to the given one."""

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
    size: Sequence[int],
    *,
    memory_format: memory_format | None = None,
    out: Tensor,
) -> Tensor:
    """A tensor of the given size whose elements hold whatever the memory held."""

def empty_strided(
    size: Sequence[int],
    stride: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """An uninitialised tensor with the given size and strides, in elements."""

def empty_permuted(
    size: Sequence[int],
    physical_layout: Sequence[int],
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """An uninitialised tensor that is dense in memory in the given order of dimensions."""

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
def zeros(size: Sequence[int], *, out: Tensor) -> Tensor:
    """A tensor of zeros."""

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
def ones(size: Sequence[int], *, out: Tensor) -> Tensor:
    """A tensor of ones."""

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
def full(size: Sequence[int], fill_value: Number, *, out: Tensor) -> Tensor:
    """A tensor filled with one number. Without a dtype it takes the number's: bool, int64 or the
    default dtype.
    """

def empty_like(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """An uninitialised tensor of the size and (unless given) the dtype of `self`."""

def zeros_like(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """Zeros of the size and (unless given) the dtype of `self`."""

def ones_like(
    input: Tensor,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: memory_format | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """Ones of the size and (unless given) the dtype of `self`."""

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
) -> Tensor:
    """One number everywhere, in the size and (unless given) the dtype of `self`."""

def scalar_tensor(
    s: Number,
    *,
    dtype: dtype | None = None,
    layout: layout | None = None,
    device: device | str | None = None,
    pin_memory: bool | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """A 0-d tensor that holds a number, in the default dtype unless one is given."""

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
def arange(start: Number, end: Number, step: Number = 1, *, out: Tensor) -> Tensor:
    """The numbers 0, 1, … up to but without `end`; int64 when `end` is an integer."""

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
def range(start: Number, end: Number, step: Number = 1, *, out: Tensor) -> Tensor:
    """The numbers `start`, `start + 1`, … up to and with `end`. Kept for old programs; see
    `arange`.
    """

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
def linspace(start: Number, end: Tensor, steps: int, *, out: Tensor) -> Tensor:
    """`steps` evenly spaced numbers from `start` to `end`, both included."""

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
    start: Number,
    end: Number,
    steps: int,
    base: float = 10.0,
    *,
    out: Tensor,
) -> Tensor: ...
@overload
def logspace(
    start: Tensor,
    end: Tensor,
    steps: int,
    base: float = 10.0,
    *,
    out: Tensor,
) -> Tensor: ...
@overload
def logspace(
    start: Tensor,
    end: Number,
    steps: int,
    base: float = 10.0,
    *,
    out: Tensor,
) -> Tensor: ...
@overload
def logspace(
    start: Number,
    end: Tensor,
    steps: int,
    base: float = 10.0,
    *,
    out: Tensor,
) -> Tensor:
    """`base` to the power of `steps` evenly spaced exponents from `start` to `end`."""

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
def eye(n: int, m: int, *, out: Tensor) -> Tensor:
    """The identity matrix with `n` rows."""

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
) -> Tensor:
    """The Hann window, a raised cosine, periodic for use in Fourier analysis."""

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
) -> Tensor:
    """The Hamming window, a raised cosine on a pedestal, periodic for use in Fourier analysis."""

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
) -> Tensor:
    """The Blackman window, of two cosines, periodic for use in Fourier analysis."""

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
) -> Tensor:
    """The Bartlett window, a triangle, periodic for use in Fourier analysis."""

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
) -> Tensor:
    """The Kaiser window, close to the best concentration in a main lobe, periodic for use in
    Fourier analysis.
    """

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
def rand(size: Sequence[int], *, generator: Generator | None, out: Tensor) -> Tensor:
    """Uniform numbers of [0, 1)."""

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
) -> Tensor:
    """Uniform numbers of [0, 1) in the size and dtype of `self`."""

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
def randn(size: Sequence[int], *, generator: Generator | None, out: Tensor) -> Tensor:
    """Numbers of the standard normal distribution."""

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
) -> Tensor:
    """Standard normal numbers in the size and dtype of `self`."""

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
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    out: Tensor,
) -> Tensor: ...
@overload
def randint(low: int, high: int, size: Sequence[int], *, out: Tensor) -> Tensor: ...
@overload
def randint(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    out: Tensor,
) -> Tensor:
    """Integers of [0, high), each as likely as the next."""

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
) -> Tensor:
    """Integers of [0, high) in the size and dtype of `self`."""

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
def randperm(n: int, *, generator: Generator | None, out: Tensor) -> Tensor:
    """The integers of [0, n) in random order."""

@overload
def normal(
    mean: Tensor,
    std: float = 1,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def normal(
    mean: float,
    std: Tensor,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def normal(
    mean: Tensor,
    std: Tensor,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
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
) -> Tensor: ...
@overload
def normal(
    mean: float,
    std: float,
    size: Sequence[int],
    *,
    generator: Generator | None = None,
    out: Tensor,
) -> Tensor:
    """Normal numbers, each of its own mean, all of one standard deviation."""

@overload
def bernoulli(
    input: Tensor,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def bernoulli(input: Tensor, p: float, *, generator: Generator | None = None) -> Tensor:
    """Ones with the probabilities that `self` holds, zeros otherwise."""

def multinomial(
    input: Tensor,
    num_samples: int,
    replacement: bool = False,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Indices drawn from each row of weights, with or without replacement."""

def poisson(input: Tensor, generator: Generator | None = None) -> Tensor:
    """Numbers of the Poisson distribution of the given rates."""

def binomial(count: Tensor, prob: Tensor, generator: Generator | None = None) -> Tensor:
    """How many of `count` trials of probability `prob` succeed."""

def _standard_gamma(input: Tensor, generator: Generator | None = None) -> Tensor:
    """Numbers of the gamma distribution of scale 1."""

def _sample_dirichlet(input: Tensor, generator: Generator | None = None) -> Tensor:
    """Points of the simplex, distributed by the given concentrations."""

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
) -> Tensor:
    """Convolution of a batch (N, C, *S) with `weight` (O, C/groups, *K), or with `transposed` the
    transpose of the convolution whose weight is (C, O/groups, *K).
    """

def convolution_backward(
    grad_output: Tensor,
    input: Tensor,
    weight: Tensor,
    bias_sizes: Sequence[int] | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    output_mask: bool | Sequence[bool],
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of `convolution` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """

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
) -> Tensor:
    """Convolution over the last dimension of (N, C, L) or (C, L), with `weight` (O, C/groups,
    K).
    """

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
) -> Tensor:
    """Convolution over the last two dimensions of (N, C, H, W) or (C, H, W), with `weight` (O,
    C/groups, KH, KW).
    """

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
) -> Tensor:
    """Convolution over the last three dimensions of (N, C, D, H, W) or (C, D, H, W), with `weight`
    (O, C/groups, KD, KH, KW).
    """

def conv_transpose1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: int | Sequence[int] = (0,),
    output_padding: int | Sequence[int] = (0,),
    groups: int = 1,
    dilation: int | Sequence[int] = (1,),
) -> Tensor:
    """Transpose of `conv1d`, with `weight` (C, O/groups, K)."""

def conv_transpose2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: int | Sequence[int] = (0, 0),
    output_padding: int | Sequence[int] = (0, 0),
    groups: int = 1,
    dilation: int | Sequence[int] = (1, 1),
) -> Tensor:
    """Transpose of `conv2d`, with `weight` (C, O/groups, KH, KW)."""

def conv_transpose3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1, 1),
    padding: int | Sequence[int] = (0, 0, 0),
    output_padding: int | Sequence[int] = (0, 0, 0),
    groups: int = 1,
    dilation: int | Sequence[int] = (1, 1, 1),
) -> Tensor:
    """Transpose of `conv3d`, with `weight` (C, O/groups, KD, KH, KW)."""

def conv_tbc(input: Tensor, weight: Tensor, bias: Tensor, pad: int = 0) -> Tensor:
    """Convolution over the first dimension of (T, N, C) with `weight` (K, C, O)."""

def max_pool1d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0,),
    dilation: int | Sequence[int] = (1,),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window of (N, C, L) or (C, L), and its index."""

def max_pool1d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0,),
    dilation: int | Sequence[int] = (1,),
    ceil_mode: bool = False,
) -> Tensor:
    """The largest element of each window of (N, C, L) or (C, L)."""

def max_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
) -> Tensor:
    """The largest element of each window of (N, C, H, W) or (C, H, W)."""

def max_pool3d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0, 0),
    dilation: int | Sequence[int] = (1, 1, 1),
    ceil_mode: bool = False,
) -> Tensor:
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W)."""

def avg_pool1d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0,),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Tensor:
    """The mean of each window of (N, C, L) or (C, L)."""

def adaptive_avg_pool1d(input: Tensor, output_size: int | Sequence[int]) -> Tensor:
    """Means of (N, C, L) or (C, L) over `output_size` windows that share the length out evenly."""

def _adaptive_avg_pool2d(input: Tensor, output_size: int | Sequence[int]) -> Tensor:
    """The kernel of `adaptive_avg_pool2d`."""

def _adaptive_avg_pool3d(input: Tensor, output_size: int | Sequence[int]) -> Tensor:
    """The kernel of `adaptive_avg_pool3d`."""

def adaptive_max_pool1d(
    input: Tensor,
    output_size: int | Sequence[int],
) -> tuple[Tensor, Tensor]:
    """The largest of each of `output_size` windows over (N, C, L) or (C, L), and its index."""

def native_layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """`input` with mean 0 and variance 1 over its last dimensions `normalized_shape`, then times
    `weight` plus `bias`; also the mean and the reciprocal standard deviation.
    """

def native_layer_norm_backward(
    grad_out: Tensor,
    input: Tensor,
    normalized_shape: Sequence[int],
    mean: Tensor,
    rstd: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    output_mask: bool | Sequence[bool],
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of `native_layer_norm` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """

def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-05,
    cudnn_enable: bool = True,
) -> Tensor:
    """`input` with mean 0 and variance 1 over its last dimensions `normalized_shape`, then times
    `weight` plus `bias`.
    """

def rms_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    eps: float | None = None,
) -> Tensor:
    """`input` over the root of its mean square over its last dimensions `normalized_shape`, then
    times `weight`.
    """

def native_batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """`input` (N, C, …) with mean 0 and variance 1 for each channel, by the batch's statistics in
    training and by the running ones otherwise, then times `weight` plus `bias`; also the mean
    and the reciprocal standard deviation. Training moves the running statistics towards the
    batch's by `momentum`, in place.
    """

def native_batch_norm_backward(
    grad_out: Tensor,
    input: Tensor,
    weight: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    save_mean: Tensor | None,
    save_invstd: Tensor | None,
    train: bool,
    eps: float,
    output_mask: bool | Sequence[bool],
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of `native_batch_norm` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """

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
) -> Tensor:
    """`input` (N, C, …) with mean 0 and variance 1 for each channel, by the batch's statistics in
    training and by the running ones otherwise, then times `weight` plus `bias`.
    """

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
) -> Tensor:
    """`input` (N, C, …) with mean 0 and variance 1 for each channel of each sample, then times
    `weight` plus `bias`.
    """

def native_group_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """`input` (N, C, …) with mean 0 and variance 1 for each of `group` groups of channels of each
    sample, then times `weight` plus `bias`; also the mean and the reciprocal standard deviation.
    """

def native_group_norm_backward(
    grad_out: Tensor,
    input: Tensor,
    mean: Tensor,
    rstd: Tensor,
    weight: Tensor | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    output_mask: bool | Sequence[bool],
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of `native_group_norm` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """

def group_norm(
    input: Tensor,
    num_groups: int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-05,
    cudnn_enabled: bool = True,
) -> Tensor:
    """`input` (N, C, …) with mean 0 and variance 1 for each of `num_groups` groups of channels of
    each sample, then times `weight` plus `bias`.
    """

def embedding(
    weight: Tensor,
    indices: Tensor,
    padding_idx: int = -1,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor:
    """Rows of the table `weight` (V, D) at `indices`, as (*indices.shape, D)."""

def embedding_dense_backward(
    grad_output: Tensor,
    indices: Tensor,
    num_weights: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Tensor:
    """The gradient of `embedding`, with the rows that were read several times added up."""

def embedding_renorm(
    input: Tensor,
    indices: Tensor,
    max_norm: float,
    norm_type: float,
) -> Tensor:
    """The table `self` with the rows at `indices` scaled down to a norm of `max_norm` at most."""

def embedding_renorm_(
    input: Tensor,
    indices: Tensor,
    max_norm: float,
    norm_type: float,
) -> Tensor:
    """The table `self` with the rows at `indices` scaled down to a norm of `max_norm` at most; in
    place.
    """

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
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Sums, means or maxima of the table's rows in each bag, and what their gradient needs to
    know.
    """

def _embedding_bag_dense_backward(
    grad: Tensor,
    indices: Tensor,
    offset2bag: Tensor,
    bag_size: Tensor,
    maximum_indices: Tensor,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    per_sample_weights: Tensor | None,
    padding_idx: int = -1,
) -> Tensor:
    """The gradient of `_embedding_bag` with respect to the table."""

def _embedding_bag_per_sample_weights_backward(
    grad: Tensor,
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    offset2bag: Tensor,
    mode: int,
    padding_idx: int = -1,
) -> Tensor:
    """The gradient of `_embedding_bag` with respect to the weights of its summands."""

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
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Sums (mode 0), means (1) or maxima (2) of the table's rows in each bag
    `indices[offsets[b]:offsets[b + 1]]`.
    """

@overload
def constant_pad_nd(input: Tensor, pad: Sequence[int], value: Number = 0) -> Tensor: ...
@overload
def constant_pad_nd(input: Tensor, *pad: int, value: Number = 0) -> Tensor:
    """`self` with `value` around it; `pad` holds the elements before and after, from the last
    dimension on, and negative ones cut.
    """

def grid_sampler(
    input: Tensor,
    grid: Tensor,
    interpolation_mode: int,
    padding_mode: int,
    align_corners: bool,
) -> Tensor:
    """A batch (N, C, *S) read at the places `grid` (N, *L, R), which span -1 to 1 in each
    dimension.
    """

def affine_grid_generator(theta: Tensor, size: Sequence[int], align_corners: bool) -> Tensor:
    """The places for `grid_sampler` that the affine maps `theta` (N, R, R + 1) send those of a grid
    of `size` to.
    """

def pixel_shuffle(input: Tensor, upscale_factor: int) -> Tensor:
    """Channels rearranged into resolution, (…, C * r * r, H, W) to (…, C, H * r, W * r)."""

def pixel_unshuffle(input: Tensor, downscale_factor: int) -> Tensor:
    """Resolution rearranged into channels, (…, C, H * r, W * r) to (…, C * r * r, H, W)."""

def channel_shuffle(input: Tensor, groups: int) -> Tensor:
    """The channels of (N, C, …) dealt out in turn to `groups` groups."""

def native_channel_shuffle(input: Tensor, groups: int) -> Tensor:
    """Another name for `channel_shuffle`."""
