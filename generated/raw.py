"""Functions of operators, for handwritten ones of the same name to call.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.dtypes import dtype as dtype_class
from gradsmith.core.state import MASKED, state
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.arguments import SEQUENCES, are_ints
from gradsmith.dispatch.call import MISSING, call_slow
from gradsmith.documentation import documented
from gradsmith.generated import operators


def _foreach_maximum_(*args, **kwargs):
    """In place, `maximum` of each tensor of a list; in place."""
    return call_slow(_foreach_maximum_, operators._foreach_maximum__List, args, kwargs)


def _foreach_minimum_(*args, **kwargs):
    """In place, `minimum` of each tensor of a list; in place."""
    return call_slow(_foreach_minimum_, operators._foreach_minimum__List, args, kwargs)


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
    if not numpy_names and are_ints(split_size) and dim.__class__ is int:
        kernel = None
        try:
            kernel = _split_sizes_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, split_size, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(split, operators.split_Tensor, (input, split_size, dim), {**numpy_names})


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
    if out is None and are_ints(dims_self) and are_ints(dims_other):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is other._bits_ else input._bits_ | other._bits_
            kernel = _tensordot_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, other, dims_self, dims_other)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        tensordot, operators.tensordot, (input, other, dims_self, dims_other), {"out": out}
    )


_einsum_kernels = operators.einsum.table


def einsum(equation, tensors, *, path=None):
    """Sums of products that letters name, by the summation convention: `'ij,jk->ik'` is a matrix
    product.
    """
    if (
        equation.__class__ is str
        and tensors.__class__ in SEQUENCES
        and (path is None or are_ints(path))
    ):
        kernel = None
        try:
            bits = 0
            for item in tensors:
                bits |= item._bits_
            kernel = _einsum_kernels[bits & state.mask if MASKED else bits]
            return kernel(equation, tensors, path)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(einsum, operators.einsum, (equation, tensors), {"path": path})


_chain_matmul_kernels = operators.chain_matmul.table


def chain_matmul(matrices, *, out=None):
    """The product of a chain of matrices in the order that costs least."""
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
    if p.__class__ is float and (compute_mode is None or compute_mode.__class__ is int):
        kernel = None
        try:
            bits = x1._bits_ if x1._bits_ is x2._bits_ else x1._bits_ | x2._bits_
            kernel = _cdist_kernels[bits & state.mask if MASKED else bits]
            return kernel(x1, x2, p, compute_mode)
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
        and (dim.__class__ is int or are_ints(dim))
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
                (dim,) if dim.__class__ is int else dim,
                False if keepdim is MISSING else keepdim,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    if (
        not numpy_names
        and out is None
        and (p is None or p.__class__ in NUMBER_BITS)
        and (dim.__class__ is int or are_ints(dim))
        and keepdim.__class__ is bool
        and dtype.__class__ is dtype_class
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _norm_ScalarOpt_dim_dtype_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, p, (dim,) if dim.__class__ is int else dim, keepdim, dtype)
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


__all__ = documented(globals())
