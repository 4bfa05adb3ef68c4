"""Functions of operators, for handwritten ones of the same name to call.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.dtypes import dtype as dtype_class
from gradsmith.core.state import MASKED, state
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.arguments import SEQUENCES, are_bools, as_ints
from gradsmith.dispatch.call import MISSING, call_slow
from gradsmith.documentation import documented
from gradsmith.generated import operators

_tanh_backward_kernels = operators.tanh_backward.table


def tanh_backward(grad_output, output, *, out=None):
    """Gradient of `tanh` from its output."""
    if out is None:
        kernel = None
        try:
            bits = grad_output._bits_ | output._bits_
            kernel = _tanh_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, output)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(tanh_backward, operators.tanh_backward, (grad_output, output), {"out": out})


_sigmoid_backward_kernels = operators.sigmoid_backward.table


def sigmoid_backward(grad_output, output, *, out=None):
    """Gradient of `sigmoid` from its output."""
    if out is None:
        kernel = None
        try:
            bits = grad_output._bits_ | output._bits_
            kernel = _sigmoid_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, output)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        sigmoid_backward, operators.sigmoid_backward, (grad_output, output), {"out": out}
    )


def _foreach_maximum_(*args, **kwargs):
    """In place, `maximum` of each tensor of a list; in place."""
    return call_slow(_foreach_maximum_, operators._foreach_maximum__List, args, kwargs)


def _foreach_minimum_(*args, **kwargs):
    """In place, `minimum` of each tensor of a list; in place."""
    return call_slow(_foreach_minimum_, operators._foreach_minimum__List, args, kwargs)


_fake_quantize_per_tensor_affine_cachemask_kernels = operators.fake_quantize_per_tensor_affine_cachemask.table


def fake_quantize_per_tensor_affine_cachemask(
    input, scale, zero_point, quant_min, quant_max, *, out=None
):
    """`fake_quantize_per_tensor_affine`, and a mask of the elements that lay within the grid, which
    is where the gradient passes.
    """
    if (
        out is None
        and (scale.__class__ is float or scale.__class__ is int)
        and zero_point.__class__ is int
        and quant_min.__class__ is int
        and quant_max.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _fake_quantize_per_tensor_affine_cachemask_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(
                input,
                scale if scale.__class__ is float else float(scale),
                zero_point,
                quant_min,
                quant_max,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        fake_quantize_per_tensor_affine_cachemask,
        operators.fake_quantize_per_tensor_affine_cachemask,
        (input, scale, zero_point, quant_min, quant_max),
        {"out": out},
    )


_fake_quantize_per_channel_affine_cachemask_kernels = operators.fake_quantize_per_channel_affine_cachemask.table


def fake_quantize_per_channel_affine_cachemask(
    input, scale, zero_point, axis, quant_min, quant_max, *, out=None
):
    """`fake_quantize_per_channel_affine`, and a mask of the elements that lay within the grid,
    which is where the gradient passes.
    """
    if (
        out is None
        and axis.__class__ is int
        and quant_min.__class__ is int
        and quant_max.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_ | scale._bits_ | zero_point._bits_
            kernel = _fake_quantize_per_channel_affine_cachemask_kernels[
                bits & state.mask if MASKED else bits
            ]
            return kernel(input, scale, zero_point, axis, quant_min, quant_max)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        fake_quantize_per_channel_affine_cachemask,
        operators.fake_quantize_per_channel_affine_cachemask,
        (input, scale, zero_point, axis, quant_min, quant_max),
        {"out": out},
    )


_threshold_backward_kernels = operators.threshold_backward.table


def threshold_backward(grad_output, input, threshold, *, out=None):
    """Gradient of `threshold`."""
    if out is None and threshold.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = grad_output._bits_ | input._bits_
            kernel = _threshold_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, input, threshold)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        threshold_backward,
        operators.threshold_backward,
        (grad_output, input, threshold),
        {"out": out},
    )


_leaky_relu_backward_kernels = operators.leaky_relu_backward.table


def leaky_relu_backward(grad_output, input, negative_slope, self_is_result, *, out=None):
    """Gradient of `leaky_relu`."""
    if out is None and negative_slope.__class__ in NUMBER_BITS and self_is_result.__class__ is bool:
        kernel = None
        try:
            bits = grad_output._bits_ | input._bits_
            kernel = _leaky_relu_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, input, negative_slope, self_is_result)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        leaky_relu_backward,
        operators.leaky_relu_backward,
        (grad_output, input, negative_slope, self_is_result),
        {"out": out},
    )


_elu_backward_kernels = operators.elu_backward.table


def elu_backward(grad_output, alpha, scale, input_scale, is_result, self_or_result, *, out=None):
    """Gradient of `elu`."""
    if (
        out is None
        and alpha.__class__ in NUMBER_BITS
        and scale.__class__ in NUMBER_BITS
        and input_scale.__class__ in NUMBER_BITS
        and is_result.__class__ is bool
    ):
        kernel = None
        try:
            bits = grad_output._bits_ | self_or_result._bits_
            kernel = _elu_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, alpha, scale, input_scale, is_result, self_or_result)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        elu_backward,
        operators.elu_backward,
        (grad_output, alpha, scale, input_scale, is_result, self_or_result),
        {"out": out},
    )


_gelu_backward_kernels = operators.gelu_backward.table


def gelu_backward(grad_output, input, *, approximate="none", out=None):
    """Gradient of `gelu`."""
    if out is None and approximate.__class__ is str:
        kernel = None
        try:
            bits = grad_output._bits_ | input._bits_
            kernel = _gelu_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, input, approximate)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        gelu_backward,
        operators.gelu_backward,
        (grad_output, input),
        {"approximate": approximate, "out": out},
    )


_silu_backward_kernels = operators.silu_backward.table


def silu_backward(grad_output, input, *, out=None):
    """Gradient of `silu`."""
    if out is None:
        kernel = None
        try:
            bits = grad_output._bits_ | input._bits_
            kernel = _silu_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(silu_backward, operators.silu_backward, (grad_output, input), {"out": out})


_mish_backward_kernels = operators.mish_backward.table


def mish_backward(grad_output, input):
    """Gradient of `mish`."""
    kernel = None
    try:
        bits = grad_output._bits_ | input._bits_
        kernel = _mish_backward_kernels[bits & state.mask if MASKED else bits]
        return kernel(grad_output, input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(mish_backward, operators.mish_backward, (grad_output, input), {})


_softplus_backward_kernels = operators.softplus_backward.table


def softplus_backward(grad_output, input, beta, threshold, *, out=None):
    """Gradient of `softplus`."""
    if out is None and beta.__class__ in NUMBER_BITS and threshold.__class__ in NUMBER_BITS:
        kernel = None
        try:
            bits = grad_output._bits_ | input._bits_
            kernel = _softplus_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, input, beta, threshold)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        softplus_backward,
        operators.softplus_backward,
        (grad_output, input, beta, threshold),
        {"out": out},
    )


_log_sigmoid_forward_kernels = operators.log_sigmoid_forward.table


def log_sigmoid_forward(input, *, out=None):
    """Logarithm of the sigmoid, and the exponential that it was computed from."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _log_sigmoid_forward_kernels[bits & state.mask if MASKED else bits]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(log_sigmoid_forward, operators.log_sigmoid_forward, (input,), {"out": out})


_nll_loss_forward_kernels = operators.nll_loss_forward.table


def nll_loss_forward(input, target, weight, reduction, ignore_index, *, out=None):
    """Negative log likelihood of (N, C) log probabilities and N classes, and the sum of the
    weights.
    """
    if out is None and reduction.__class__ is int and ignore_index.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _nll_loss_forward_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, weight, reduction, ignore_index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nll_loss_forward,
        operators.nll_loss_forward,
        (input, target, weight, reduction, ignore_index),
        {"out": out},
    )


_nll_loss2d_forward_kernels = operators.nll_loss2d_forward.table


def nll_loss2d_forward(input, target, weight, reduction, ignore_index, *, out=None):
    """Negative log likelihood of (N, C, H, W) log probabilities and (N, H, W) classes."""
    if out is None and reduction.__class__ is int and ignore_index.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _nll_loss2d_forward_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, weight, reduction, ignore_index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nll_loss2d_forward,
        operators.nll_loss2d_forward,
        (input, target, weight, reduction, ignore_index),
        {"out": out},
    )


_multilabel_margin_loss_forward_kernels = operators.multilabel_margin_loss_forward.table


def multilabel_margin_loss_forward(input, target, reduction, *, out=None):
    """Margin loss of several labels for each sample, and whether each class is a label."""
    if out is None and reduction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _multilabel_margin_loss_forward_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, reduction)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        multilabel_margin_loss_forward,
        operators.multilabel_margin_loss_forward,
        (input, target, reduction),
        {"out": out},
    )


_multilabel_margin_loss_backward_kernels = operators.multilabel_margin_loss_backward.table


def multilabel_margin_loss_backward(grad_output, input, target, reduction, is_target, *, out=None):
    """Gradient of `multilabel_margin_loss_forward`."""
    if out is None and reduction.__class__ is int:
        kernel = None
        try:
            bits = grad_output._bits_ | input._bits_ | target._bits_ | is_target._bits_
            kernel = _multilabel_margin_loss_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, input, target, reduction, is_target)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        multilabel_margin_loss_backward,
        operators.multilabel_margin_loss_backward,
        (grad_output, input, target, reduction, is_target),
        {"out": out},
    )


_alias_kernels = operators.alias.table


def alias(input):
    """The same tensor as a view of itself."""
    kernel = None
    try:
        kernel = _alias_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(alias, operators.alias, (input,), {})


_slice_Tensor_kernels = operators.slice_Tensor.table


def slice(input=MISSING, dim=0, start=None, end=None, step=1, **numpy_names):
    """Every `step`-th slice from `start` up to `end` along `dim`."""
    if (
        not numpy_names
        and dim.__class__ is int
        and (start is None or start.__class__ is int)
        and (end is None or end.__class__ is int)
        and step.__class__ is int
    ):
        kernel = None
        try:
            kernel = _slice_Tensor_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim, start, end, step)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(slice, operators.slice_Tensor, (input, dim, start, end, step), {**numpy_names})


_split_Tensor_kernels = operators.split_Tensor.table
_split_sizes_kernels = operators.split_sizes.table


def split(input=MISSING, split_size=MISSING, dim=0, **numpy_names):
    """Pieces of `split_size` along `dim`; the last may be smaller."""
    if not numpy_names and split_size.__class__ is int and dim.__class__ is int:
        kernel = None
        try:
            kernel = _split_Tensor_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, split_size, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and (ints_split_size := as_ints(split_size)) is not None
        and dim.__class__ is int
    ):
        kernel = None
        try:
            kernel = _split_sizes_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_split_size, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(split, operators.split_Tensor, (input, split_size, dim), {**numpy_names})


_slice_backward_kernels = operators.slice_backward.table


def slice_backward(
    grad_output=MISSING,
    input_sizes=MISSING,
    dim=MISSING,
    start=MISSING,
    end=MISSING,
    step=MISSING,
    **numpy_names,
):
    """The gradient of `slice`: zeros except for the slice."""
    if (
        not numpy_names
        and (ints_input_sizes := as_ints(input_sizes)) is not None
        and dim.__class__ is int
        and start.__class__ is int
        and end.__class__ is int
        and step.__class__ is int
    ):
        kernel = None
        try:
            bits = grad_output._bits_
            kernel = _slice_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, ints_input_sizes, dim, start, end, step)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        slice_backward,
        operators.slice_backward,
        (grad_output, input_sizes, dim, start, end, step),
        {**numpy_names},
    )


_unfold_backward_kernels = operators.unfold_backward.table


def unfold_backward(
    grad_in=MISSING, input_sizes=MISSING, dim=MISSING, size=MISSING, step=MISSING, **numpy_names
):
    """The gradient of `unfold`: each window added where it was."""
    if (
        not numpy_names
        and (ints_input_sizes := as_ints(input_sizes)) is not None
        and dim.__class__ is int
        and size.__class__ is int
        and step.__class__ is int
    ):
        kernel = None
        try:
            bits = grad_in._bits_
            kernel = _unfold_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_in, ints_input_sizes, dim, size, step)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        unfold_backward,
        operators.unfold_backward,
        (grad_in, input_sizes, dim, size, step),
        {**numpy_names},
    )


_copy_kernels = operators.copy.table


def copy(input, src, non_blocking=False):
    """`src` broadcast to the shape, and converted to the type, of `input`."""
    if non_blocking.__class__ is bool:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is src._bits_ else input._bits_ | src._bits_
            kernel = _copy_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, src, non_blocking)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(copy, operators.copy, (input, src, non_blocking), {})


_index_Tensor_kernels = operators.index_Tensor.table


def index(input, indices, *, out=None):
    """Elements at index tensors or masks, one per dimension, broadcast against each other."""
    if out is None and indices.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in indices:
                if item is not None:
                    bits |= item._bits_
            bits = bits | input._bits_
            kernel = _index_Tensor_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, indices)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(index, operators.index_Tensor, (input, indices), {"out": out})


_nonzero_kernels = operators.nonzero.table


def nonzero(input, *, out=None):
    """The positions of nonzero elements, one row each."""
    if out is None:
        kernel = None
        try:
            kernel = _nonzero_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(nonzero, operators.nonzero, (input,), {"out": out})


_unique_consecutive_kernels = operators.unique_consecutive.table


def unique_consecutive(
    input=MISSING, return_inverse=False, return_counts=False, dim=None, **numpy_names
):
    """Elements without repetitions of the one before, places and counts."""
    if (
        not numpy_names
        and return_inverse.__class__ is bool
        and return_counts.__class__ is bool
        and (dim is None or dim.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _unique_consecutive_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, return_inverse, return_counts, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        unique_consecutive,
        operators.unique_consecutive,
        (input, return_inverse, return_counts, dim),
        {**numpy_names},
    )


_tensordot_kernels = operators.tensordot.table


def tensordot(input, other, dims_self, dims_other, *, out=None):
    """The sums of products over the given dimensions of both tensors."""
    if (
        out is None
        and (ints_dims_self := as_ints(dims_self)) is not None
        and (ints_dims_other := as_ints(dims_other)) is not None
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _tensordot_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, ints_dims_self, ints_dims_other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        tensordot, operators.tensordot, (input, other, dims_self, dims_other), {"out": out}
    )


_einsum_kernels = operators.einsum.table


def einsum(equation, tensors, *, path=None):
    """Sums of products in Einstein's summation convention: `'ij,jk->ik'` is a matrix product."""
    if (
        equation.__class__ is str
        and tensors.__class__ in SEQUENCES
        and (path is None or (ints_path := as_ints(path)) is not None)
    ):
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _einsum_kernels[bits & state.mask if MASKED else bits]
            return kernel(equation, tensors, None if path is None else ints_path)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(einsum, operators.einsum, (equation, tensors), {"path": path})


_chain_matmul_kernels = operators.chain_matmul.table


def chain_matmul(matrices, *, out=None):
    """The product of a chain of matrices, in the cheapest order."""
    if out is None and matrices.__class__ in SEQUENCES:
        kernel = None
        try:
            bits = 0
            for item in matrices:
                bits |= item._bits_
            kernel = _chain_matmul_kernels[bits & state.mask if MASKED else bits]
            return kernel(matrices)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(chain_matmul, operators.chain_matmul, (matrices,), {"out": out})


_cdist_kernels = operators.cdist.table


def cdist(x1, x2, p=2.0, compute_mode=None):
    """The p-norm distance between each row of one batch and each row of another."""
    if (
        (p.__class__ is float or p.__class__ is int)
        and (compute_mode is None or compute_mode.__class__ is int)
    ):
        kernel = None
        try:
            bits = x1._bits_ if x1._bits_ is x2._bits_ else x1._bits_ | x2._bits_
            kernel = _cdist_kernels[bits & state.mask if MASKED else bits]
            return kernel(x1, x2, p if p.__class__ is float else float(p), compute_mode)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(cdist, operators.cdist, (x1, x2, p, compute_mode), {})


__foreach_norm_Scalar_kernels = operators._foreach_norm_Scalar.table


def _foreach_norm(input, ord=2, dtype=None):
    """The vector norm of each tensor of a list."""
    if (
        input.__class__ in SEQUENCES
        and ord.__class__ in NUMBER_BITS
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = 0
            for item in input:
                bits |= item._bits_
            kernel = __foreach_norm_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ord, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_foreach_norm, operators._foreach_norm_Scalar, (input, ord, dtype), {})


__foreach_powsum_Scalar_kernels = operators._foreach_powsum_Scalar.table


def _foreach_powsum(input, ord=2, dtype=None):
    """The sum of the powers of the magnitudes of each tensor of a list."""
    if (
        input.__class__ in SEQUENCES
        and ord.__class__ in NUMBER_BITS
        and (dtype is None or dtype.__class__ is dtype_class)
    ):
        kernel = None
        try:
            bits = 0
            for item in input:
                bits |= item._bits_
            kernel = __foreach_powsum_Scalar_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, ord, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_foreach_powsum, operators._foreach_powsum_Scalar, (input, ord, dtype), {})


_norm_Scalar_kernels = operators.norm_Scalar.table
_norm_ScalarOpt_dtype_kernels = operators.norm_ScalarOpt_dtype.table
_norm_ScalarOpt_dim_kernels = operators.norm_ScalarOpt_dim.table
_norm_ScalarOpt_dim_dtype_kernels = operators.norm_ScalarOpt_dim_dtype.table


def norm(
    input=MISSING,
    p=MISSING,
    dim=MISSING,
    keepdim=MISSING,
    *,
    dtype=MISSING,
    out=None,
    **numpy_names,
):
    """The p-norm of all elements."""
    if (
        not numpy_names
        and out is None
        and (p is MISSING or p.__class__ in NUMBER_BITS)
        and dim is MISSING
        and keepdim is MISSING
        and dtype is MISSING
    ):
        kernel = None
        try:
            kernel = _norm_Scalar_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, 2 if p is MISSING else p)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (p is None or p.__class__ in NUMBER_BITS)
        and dim is MISSING
        and keepdim is MISSING
        and dtype.__class__ is dtype_class
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _norm_ScalarOpt_dtype_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, p, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (p is None or p.__class__ in NUMBER_BITS)
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (keepdim is MISSING or keepdim.__class__ is bool)
        and dtype is MISSING
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _norm_ScalarOpt_dim_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                p,
                (dim,) if dim.__class__ is int else ints_dim,
                False if keepdim is MISSING else keepdim,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (p is None or p.__class__ in NUMBER_BITS)
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and keepdim.__class__ is bool
        and dtype.__class__ is dtype_class
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _norm_ScalarOpt_dim_dtype_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, p, (dim,) if dim.__class__ is int else ints_dim, keepdim, dtype)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        norm,
        operators.norm_Scalar,
        (input, p, dim, keepdim),
        {"dtype": dtype, "out": out, **numpy_names},
    )


_stft_center_kernels = operators.stft_center.table


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
        kernel = None
        try:
            more = 0 if window is None else window._bits_
            bits = input._bits_ if input._bits_ is more else input._bits_ | more
            kernel = _stft_center_kernels[bits & state.mask if MASKED else bits]
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
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        stft,
        operators.stft_center,
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


_convolution_backward_kernels = operators.convolution_backward.table


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
        (bias_sizes is None or (ints_bias_sizes := as_ints(bias_sizes)) is not None)
        and (ints_stride := as_ints(stride)) is not None
        and (ints_padding := as_ints(padding)) is not None
        and (ints_dilation := as_ints(dilation)) is not None
        and transposed.__class__ is bool
        and (ints_output_padding := as_ints(output_padding)) is not None
        and groups.__class__ is int
        and are_bools(output_mask)
    ):
        kernel = None
        try:
            bits = grad_output._bits_ | input._bits_ | weight._bits_
            kernel = _convolution_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                grad_output,
                input,
                weight,
                None if bias_sizes is None else ints_bias_sizes,
                ints_stride,
                ints_padding,
                ints_dilation,
                transposed,
                ints_output_padding,
                groups,
                output_mask,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        convolution_backward,
        operators.convolution_backward,
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


_native_layer_norm_backward_kernels = operators.native_layer_norm_backward.table


def native_layer_norm_backward(
    grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask
):
    """The gradients of `native_layer_norm` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """
    if (ints_normalized_shape := as_ints(normalized_shape)) is not None and are_bools(output_mask):
        kernel = None
        try:
            bits = grad_out._bits_
            bits |= input._bits_
            bits |= mean._bits_
            bits |= rstd._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _native_layer_norm_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                grad_out, input, ints_normalized_shape, mean, rstd, weight, bias, output_mask
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        native_layer_norm_backward,
        operators.native_layer_norm_backward,
        (grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask),
        {},
    )


_native_batch_norm_backward_kernels = operators.native_batch_norm_backward.table


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
    if (
        train.__class__ is bool
        and (eps.__class__ is float or eps.__class__ is int)
        and are_bools(output_mask)
    ):
        kernel = None
        try:
            bits = grad_out._bits_
            bits |= input._bits_
            bits |= 0 if weight is None else weight._bits_
            bits |= 0 if running_mean is None else running_mean._bits_
            bits |= 0 if running_var is None else running_var._bits_
            bits |= 0 if save_mean is None else save_mean._bits_
            bits |= 0 if save_invstd is None else save_invstd._bits_
            kernel = _native_batch_norm_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                grad_out,
                input,
                weight,
                running_mean,
                running_var,
                save_mean,
                save_invstd,
                train,
                eps if eps.__class__ is float else float(eps),
                output_mask,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        native_batch_norm_backward,
        operators.native_batch_norm_backward,
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


_native_group_norm_backward_kernels = operators.native_group_norm_backward.table


def native_group_norm_backward(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
    """The gradients of `native_group_norm` with respect to input, weight and bias, as far as
    `output_mask` asks for them.
    """
    if (
        N.__class__ is int
        and C.__class__ is int
        and HxW.__class__ is int
        and group.__class__ is int
        and are_bools(output_mask)
    ):
        kernel = None
        try:
            bits = grad_out._bits_
            bits |= input._bits_
            bits |= mean._bits_
            bits |= rstd._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _native_group_norm_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        native_group_norm_backward,
        operators.native_group_norm_backward,
        (grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask),
        {},
    )


_embedding_dense_backward_kernels = operators.embedding_dense_backward.table


def embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
    """The gradient of `embedding`; gradients of rows that were read several times are added."""
    if (
        num_weights.__class__ is int
        and padding_idx.__class__ is int
        and scale_grad_by_freq.__class__ is bool
    ):
        kernel = None
        try:
            bits = grad_output._bits_ | indices._bits_
            kernel = _embedding_dense_backward_kernels[bits & state.mask if MASKED else bits]
            return kernel(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        embedding_dense_backward,
        operators.embedding_dense_backward,
        (grad_output, indices, num_weights, padding_idx, scale_grad_by_freq),
        {},
    )


__all__ = documented(globals())
