"""Array kernels behind tensor operators: unwrap the arguments, call, wrap the result.

Each function takes a kernel and the function that makes tensors of its backend, and returns what the
dispatcher calls.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.backend.memory import placed
from gradsmith.generated import return_types
from gradsmith.random import numpy_generator
from gradsmith.traits import NUMBER_BITS


def lerp_Tensor(kernel, wrap):
    """Wrapped kernel of ``lerp.Tensor``."""

    def call(self, end, weight):
        return wrap(kernel(self._data, end._data, weight._data))

    return call


def lerp_Scalar(kernel, wrap):
    """Wrapped kernel of ``lerp.Scalar``."""

    def call(self, end, weight):
        return wrap(kernel(self._data, end._data, weight))

    return call


def pow_Tensor_Scalar(kernel, wrap):
    """Wrapped kernel of ``pow.Tensor_Scalar``."""

    def call(self, exponent):
        return wrap(kernel(self._data, exponent))

    return call


def pow_Scalar(kernel, wrap):
    """Wrapped kernel of ``pow.Scalar``."""

    def call(self, exponent):
        return wrap(kernel(self, exponent._data))

    return call


def frexp_Tensor(kernel, wrap):
    """Wrapped kernel of ``frexp.Tensor``."""

    def call(self):
        r0, r1 = kernel(self._data)
        return return_types.frexp(wrap(r0), wrap(r1))

    return call


def round_decimals(kernel, wrap):
    """Wrapped kernel of ``round.decimals``."""

    def call(self, decimals):
        return wrap(kernel(self._data, decimals))

    return call


def clamp_Tensor(kernel, wrap):
    """Wrapped kernel of ``clamp.Tensor``."""

    def call(self, min, max):
        return wrap(
            kernel(
                self._data,
                None if min is None else min._data,
                None if max is None else max._data,
            )
        )

    return call


def clamp(kernel, wrap):
    """Wrapped kernel of ``clamp``."""

    def call(self, min, max):
        return wrap(kernel(self._data, min, max))

    return call


def clamp_min(kernel, wrap):
    """Wrapped kernel of ``clamp_min``."""

    def call(self, min):
        return wrap(kernel(self._data, min))

    return call


def clamp_max(kernel, wrap):
    """Wrapped kernel of ``clamp_max``."""

    def call(self, max):
        return wrap(kernel(self._data, max))

    return call


def where_self(kernel, wrap):
    """Wrapped kernel of ``where.self``."""

    def call(condition, self, other):
        return wrap(
            kernel(
                condition if condition.__class__ in NUMBER_BITS else condition._data,
                self if self.__class__ in NUMBER_BITS else self._data,
                other if other.__class__ in NUMBER_BITS else other._data,
            )
        )

    return call


def angle(kernel, wrap):
    """Wrapped kernel of ``angle``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def complex(kernel, wrap):
    """Wrapped kernel of ``complex``."""

    def call(real, imag):
        return wrap(kernel(real._data, imag._data))

    return call


def polar(kernel, wrap):
    """Wrapped kernel of ``polar``."""

    def call(abs, angle):
        return wrap(kernel(abs._data, angle._data))

    return call


def isclose(kernel, wrap):
    """Wrapped kernel of ``isclose``."""

    def call(self, other, rtol, atol, equal_nan):
        return wrap(kernel(self._data, other._data, rtol, atol, equal_nan))

    return call


def allclose(kernel, wrap):
    """Wrapped kernel of ``allclose``."""

    def call(self, other, rtol, atol, equal_nan):
        return kernel(self._data, other._data, rtol, atol, equal_nan)

    return call


def equal(kernel, wrap):
    """Wrapped kernel of ``equal``."""

    def call(self, other):
        return kernel(self._data, other._data)

    return call


def _local_scalar_dense(kernel, wrap):
    """Wrapped kernel of ``_local_scalar_dense``."""

    def call(self):
        return kernel(self._data)

    return call


def threshold(kernel, wrap):
    """Wrapped kernel of ``threshold``."""

    def call(self, threshold, value):
        return wrap(kernel(self._data, threshold, value))

    return call


def threshold_backward(kernel, wrap):
    """Wrapped kernel of ``threshold_backward``."""

    def call(grad_output, self, threshold):
        return wrap(kernel(grad_output._data, self._data, threshold))

    return call


def leaky_relu(kernel, wrap):
    """Wrapped kernel of ``leaky_relu``."""

    def call(self, negative_slope):
        return wrap(kernel(self._data, negative_slope))

    return call


def leaky_relu_backward(kernel, wrap):
    """Wrapped kernel of ``leaky_relu_backward``."""

    def call(grad_output, self, negative_slope, self_is_result):
        return wrap(kernel(grad_output._data, self._data, negative_slope, self_is_result))

    return call


def hardtanh(kernel, wrap):
    """Wrapped kernel of ``hardtanh``."""

    def call(self, min_val, max_val):
        return wrap(kernel(self._data, min_val, max_val))

    return call


def elu(kernel, wrap):
    """Wrapped kernel of ``elu``."""

    def call(self, alpha, scale, input_scale):
        return wrap(kernel(self._data, alpha, scale, input_scale))

    return call


def elu_backward(kernel, wrap):
    """Wrapped kernel of ``elu_backward``."""

    def call(grad_output, alpha, scale, input_scale, is_result, self_or_result):
        return wrap(
            kernel(grad_output._data, alpha, scale, input_scale, is_result, self_or_result._data)
        )

    return call


def gelu(kernel, wrap):
    """Wrapped kernel of ``gelu``."""

    def call(self, approximate):
        return wrap(kernel(self._data, approximate))

    return call


def gelu_backward(kernel, wrap):
    """Wrapped kernel of ``gelu_backward``."""

    def call(grad_output, self, approximate):
        return wrap(kernel(grad_output._data, self._data, approximate))

    return call


def softplus(kernel, wrap):
    """Wrapped kernel of ``softplus``."""

    def call(self, beta, threshold):
        return wrap(kernel(self._data, beta, threshold))

    return call


def softplus_backward(kernel, wrap):
    """Wrapped kernel of ``softplus_backward``."""

    def call(grad_output, self, beta, threshold):
        return wrap(kernel(grad_output._data, self._data, beta, threshold))

    return call


def hardshrink(kernel, wrap):
    """Wrapped kernel of ``hardshrink``."""

    def call(self, lambd):
        return wrap(kernel(self._data, lambd))

    return call


def softshrink(kernel, wrap):
    """Wrapped kernel of ``softshrink``."""

    def call(self, lambd):
        return wrap(kernel(self._data, lambd))

    return call


def softmax_int(kernel, wrap):
    """Wrapped kernel of ``softmax.int``."""

    def call(self, dim, dtype):
        return wrap(kernel(self._data, dim, None if dtype is None else dtype.numpy))

    return call


def log_softmax_int(kernel, wrap):
    """Wrapped kernel of ``log_softmax.int``."""

    def call(self, dim, dtype):
        return wrap(kernel(self._data, dim, None if dtype is None else dtype.numpy))

    return call


def _softmax(kernel, wrap):
    """Wrapped kernel of ``_softmax``."""

    def call(self, dim, half_to_float):
        return wrap(kernel(self._data, dim, half_to_float))

    return call


def _log_softmax(kernel, wrap):
    """Wrapped kernel of ``_log_softmax``."""

    def call(self, dim, half_to_float):
        return wrap(kernel(self._data, dim, half_to_float))

    return call


def _softmax_backward_data(kernel, wrap):
    """Wrapped kernel of ``_softmax_backward_data``."""

    def call(grad_output, output, dim, input_dtype):
        return wrap(kernel(grad_output._data, output._data, dim, input_dtype.numpy))

    return call


def _log_softmax_backward_data(kernel, wrap):
    """Wrapped kernel of ``_log_softmax_backward_data``."""

    def call(grad_output, output, dim, input_dtype):
        return wrap(kernel(grad_output._data, output._data, dim, input_dtype.numpy))

    return call


def mse_loss(kernel, wrap):
    """Wrapped kernel of ``mse_loss``."""

    def call(self, target, reduction):
        return wrap(kernel(self._data, target._data, reduction))

    return call


def smooth_l1_loss(kernel, wrap):
    """Wrapped kernel of ``smooth_l1_loss``."""

    def call(self, target, reduction, beta):
        return wrap(kernel(self._data, target._data, reduction, beta))

    return call


def huber_loss(kernel, wrap):
    """Wrapped kernel of ``huber_loss``."""

    def call(self, target, reduction, delta):
        return wrap(kernel(self._data, target._data, reduction, delta))

    return call


def binary_cross_entropy(kernel, wrap):
    """Wrapped kernel of ``binary_cross_entropy``."""

    def call(self, target, weight, reduction):
        return wrap(
            kernel(self._data, target._data, None if weight is None else weight._data, reduction)
        )

    return call


def nll_loss_forward(kernel, wrap):
    """Wrapped kernel of ``nll_loss_forward``."""

    def call(self, target, weight, reduction, ignore_index):
        r0, r1 = kernel(
            self._data,
            target._data,
            None if weight is None else weight._data,
            reduction,
            ignore_index,
        )
        return return_types.nll_loss_forward(wrap(r0), wrap(r1))

    return call


def _class_cross_entropy(kernel, wrap):
    """Wrapped kernel of ``_class_cross_entropy``."""

    def call(self, target, reduction, ignore_index):
        r0, r1 = kernel(self._data, target._data, reduction, ignore_index)
        return return_types._class_cross_entropy(wrap(r0), wrap(r1))

    return call


def nll_loss2d_forward(kernel, wrap):
    """Wrapped kernel of ``nll_loss2d_forward``."""

    def call(self, target, weight, reduction, ignore_index):
        r0, r1 = kernel(
            self._data,
            target._data,
            None if weight is None else weight._data,
            reduction,
            ignore_index,
        )
        return return_types.nll_loss2d_forward(wrap(r0), wrap(r1))

    return call


def nll_loss_backward(kernel, wrap):
    """Wrapped kernel of ``nll_loss_backward``."""

    def call(grad_output, self, target, weight, reduction, ignore_index, total_weight):
        return wrap(
            kernel(
                grad_output._data,
                self._data,
                target._data,
                None if weight is None else weight._data,
                reduction,
                ignore_index,
                total_weight._data,
            )
        )

    return call


def nll_loss2d_backward(kernel, wrap):
    """Wrapped kernel of ``nll_loss2d_backward``."""

    def call(grad_output, self, target, weight, reduction, ignore_index, total_weight):
        return wrap(
            kernel(
                grad_output._data,
                self._data,
                target._data,
                None if weight is None else weight._data,
                reduction,
                ignore_index,
                total_weight._data,
            )
        )

    return call


def multilabel_margin_loss_forward(kernel, wrap):
    """Wrapped kernel of ``multilabel_margin_loss_forward``."""

    def call(self, target, reduction):
        r0, r1 = kernel(self._data, target._data, reduction)
        return return_types.multilabel_margin_loss_forward(wrap(r0), wrap(r1))

    return call


def multilabel_margin_loss_backward(kernel, wrap):
    """Wrapped kernel of ``multilabel_margin_loss_backward``."""

    def call(grad_output, self, target, reduction, is_target):
        return wrap(kernel(grad_output._data, self._data, target._data, reduction, is_target._data))

    return call


def _ctc_loss(kernel, wrap):
    """Wrapped kernel of ``_ctc_loss``."""

    def call(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
        r0, r1 = kernel(
            log_probs._data,
            targets._data,
            input_lengths,
            target_lengths,
            blank,
            zero_infinity,
        )
        return wrap(r0), wrap(r1)

    return call


def _ctc_loss_backward(kernel, wrap):
    """Wrapped kernel of ``_ctc_loss_backward``."""

    def call(
        grad,
        log_probs,
        targets,
        input_lengths,
        target_lengths,
        neg_log_likelihood,
        log_alpha,
        blank,
        zero_infinity,
    ):
        return wrap(
            kernel(
                grad._data,
                log_probs._data,
                targets._data,
                input_lengths,
                target_lengths,
                neg_log_likelihood._data,
                log_alpha._data,
                blank,
                zero_infinity,
            )
        )

    return call


def sum(kernel, wrap):
    """Wrapped kernel of ``sum``."""

    def call(self, dtype):
        return wrap(kernel(self._data, None if dtype is None else dtype.numpy))

    return call


def sum_dim_IntList(kernel, wrap):
    """Wrapped kernel of ``sum.dim_IntList``."""

    def call(self, dim, keepdim, dtype):
        return wrap(kernel(self._data, dim, keepdim, None if dtype is None else dtype.numpy))

    return call


def nansum(kernel, wrap):
    """Wrapped kernel of ``nansum``."""

    def call(self, dim, keepdim, dtype):
        return wrap(kernel(self._data, dim, keepdim, None if dtype is None else dtype.numpy))

    return call


def mean(kernel, wrap):
    """Wrapped kernel of ``mean``."""

    def call(self, dtype):
        return wrap(kernel(self._data, None if dtype is None else dtype.numpy))

    return call


def mean_dim(kernel, wrap):
    """Wrapped kernel of ``mean.dim``."""

    def call(self, dim, keepdim, dtype):
        return wrap(kernel(self._data, dim, keepdim, None if dtype is None else dtype.numpy))

    return call


def prod(kernel, wrap):
    """Wrapped kernel of ``prod``."""

    def call(self, dtype):
        return wrap(kernel(self._data, None if dtype is None else dtype.numpy))

    return call


def prod_dim_int(kernel, wrap):
    """Wrapped kernel of ``prod.dim_int``."""

    def call(self, dim, keepdim, dtype):
        return wrap(kernel(self._data, dim, keepdim, None if dtype is None else dtype.numpy))

    return call


def count_nonzero(kernel, wrap):
    """Wrapped kernel of ``count_nonzero``."""

    def call(self, dim):
        return wrap(kernel(self._data, dim))

    return call


def count_nonzero_dim_IntList(kernel, wrap):
    """Wrapped kernel of ``count_nonzero.dim_IntList``."""

    def call(self, dim):
        return wrap(kernel(self._data, dim))

    return call


def amax(kernel, wrap):
    """Wrapped kernel of ``amax``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def amin(kernel, wrap):
    """Wrapped kernel of ``amin``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def aminmax(kernel, wrap):
    """Wrapped kernel of ``aminmax``."""

    def call(self, dim, keepdim):
        r0, r1 = kernel(self._data, dim, keepdim)
        return return_types.aminmax(wrap(r0), wrap(r1))

    return call


def max(kernel, wrap):
    """Wrapped kernel of ``max``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def min(kernel, wrap):
    """Wrapped kernel of ``min``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def max_dim(kernel, wrap):
    """Wrapped kernel of ``max.dim``."""

    def call(self, dim, keepdim):
        r0, r1 = kernel(self._data, dim, keepdim)
        return return_types.max(wrap(r0), wrap(r1))

    return call


def min_dim(kernel, wrap):
    """Wrapped kernel of ``min.dim``."""

    def call(self, dim, keepdim):
        r0, r1 = kernel(self._data, dim, keepdim)
        return return_types.min(wrap(r0), wrap(r1))

    return call


def argmax(kernel, wrap):
    """Wrapped kernel of ``argmax``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def argmin(kernel, wrap):
    """Wrapped kernel of ``argmin``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def all(kernel, wrap):
    """Wrapped kernel of ``all``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def all_dim(kernel, wrap):
    """Wrapped kernel of ``all.dim``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def all_dims(kernel, wrap):
    """Wrapped kernel of ``all.dims``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def any(kernel, wrap):
    """Wrapped kernel of ``any``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def any_dim(kernel, wrap):
    """Wrapped kernel of ``any.dim``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def any_dims(kernel, wrap):
    """Wrapped kernel of ``any.dims``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def var(kernel, wrap):
    """Wrapped kernel of ``var``."""

    def call(self, unbiased):
        return wrap(kernel(self._data, unbiased))

    return call


def var_dim(kernel, wrap):
    """Wrapped kernel of ``var.dim``."""

    def call(self, dim, unbiased, keepdim):
        return wrap(kernel(self._data, dim, unbiased, keepdim))

    return call


def var_correction(kernel, wrap):
    """Wrapped kernel of ``var.correction``."""

    def call(self, dim, correction, keepdim):
        return wrap(kernel(self._data, dim, correction, keepdim))

    return call


def std(kernel, wrap):
    """Wrapped kernel of ``std``."""

    def call(self, unbiased):
        return wrap(kernel(self._data, unbiased))

    return call


def std_dim(kernel, wrap):
    """Wrapped kernel of ``std.dim``."""

    def call(self, dim, unbiased, keepdim):
        return wrap(kernel(self._data, dim, unbiased, keepdim))

    return call


def std_correction(kernel, wrap):
    """Wrapped kernel of ``std.correction``."""

    def call(self, dim, correction, keepdim):
        return wrap(kernel(self._data, dim, correction, keepdim))

    return call


def var_mean_correction(kernel, wrap):
    """Wrapped kernel of ``var_mean.correction``."""

    def call(self, dim, correction, keepdim):
        r0, r1 = kernel(self._data, dim, correction, keepdim)
        return wrap(r0), wrap(r1)

    return call


def std_mean_correction(kernel, wrap):
    """Wrapped kernel of ``std_mean.correction``."""

    def call(self, dim, correction, keepdim):
        r0, r1 = kernel(self._data, dim, correction, keepdim)
        return wrap(r0), wrap(r1)

    return call


def logsumexp(kernel, wrap):
    """Wrapped kernel of ``logsumexp``."""

    def call(self, dim, keepdim):
        return wrap(kernel(self._data, dim, keepdim))

    return call


def median(kernel, wrap):
    """Wrapped kernel of ``median``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def median_dim(kernel, wrap):
    """Wrapped kernel of ``median.dim``."""

    def call(self, dim, keepdim):
        r0, r1 = kernel(self._data, dim, keepdim)
        return return_types.median(wrap(r0), wrap(r1))

    return call


def nanmedian(kernel, wrap):
    """Wrapped kernel of ``nanmedian``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def nanmedian_dim(kernel, wrap):
    """Wrapped kernel of ``nanmedian.dim``."""

    def call(self, dim, keepdim):
        r0, r1 = kernel(self._data, dim, keepdim)
        return return_types.nanmedian(wrap(r0), wrap(r1))

    return call


def mode(kernel, wrap):
    """Wrapped kernel of ``mode``."""

    def call(self, dim, keepdim):
        r0, r1 = kernel(self._data, dim, keepdim)
        return return_types.mode(wrap(r0), wrap(r1))

    return call


def cumsum(kernel, wrap):
    """Wrapped kernel of ``cumsum``."""

    def call(self, dim, dtype):
        return wrap(kernel(self._data, dim, None if dtype is None else dtype.numpy))

    return call


def cumprod(kernel, wrap):
    """Wrapped kernel of ``cumprod``."""

    def call(self, dim, dtype):
        return wrap(kernel(self._data, dim, None if dtype is None else dtype.numpy))

    return call


def cummax(kernel, wrap):
    """Wrapped kernel of ``cummax``."""

    def call(self, dim):
        r0, r1 = kernel(self._data, dim)
        return return_types.cummax(wrap(r0), wrap(r1))

    return call


def cummin(kernel, wrap):
    """Wrapped kernel of ``cummin``."""

    def call(self, dim):
        r0, r1 = kernel(self._data, dim)
        return return_types.cummin(wrap(r0), wrap(r1))

    return call


def logcumsumexp(kernel, wrap):
    """Wrapped kernel of ``logcumsumexp``."""

    def call(self, dim):
        return wrap(kernel(self._data, dim))

    return call


def bincount(kernel, wrap):
    """Wrapped kernel of ``bincount``."""

    def call(self, weights, minlength):
        return wrap(kernel(self._data, None if weights is None else weights._data, minlength))

    return call


def histc(kernel, wrap):
    """Wrapped kernel of ``histc``."""

    def call(self, bins, min, max):
        return wrap(kernel(self._data, bins, min, max))

    return call


def histogram_bins_tensor(kernel, wrap):
    """Wrapped kernel of ``histogram.bins_tensor``."""

    def call(self, bins, weight, density):
        r0, r1 = kernel(self._data, bins._data, None if weight is None else weight._data, density)
        return return_types.histogram(wrap(r0), wrap(r1))

    return call


def histogram_bin_ct(kernel, wrap):
    """Wrapped kernel of ``histogram.bin_ct``."""

    def call(self, bins, range, weight, density):
        r0, r1 = kernel(self._data, bins, range, None if weight is None else weight._data, density)
        return return_types.histogram(wrap(r0), wrap(r1))

    return call


def hash_tensor(kernel, wrap):
    """Wrapped kernel of ``hash_tensor``."""

    def call(self, dim, keepdim, mode):
        return wrap(kernel(self._data, dim, keepdim, mode))

    return call


def alias(kernel, wrap):
    """Wrapped kernel of ``alias``."""

    def call(self):
        return wrap(kernel(self._data), self)

    return call


def detach(kernel, wrap):
    """Wrapped kernel of ``detach``."""

    def call(self):
        return wrap(kernel(self._data), self)

    return call


def view(kernel, wrap):
    """Wrapped kernel of ``view``."""

    def call(self, size):
        return wrap(kernel(self._data, size), self)

    return call


def view_dtype(kernel, wrap):
    """Wrapped kernel of ``view.dtype``."""

    def call(self, dtype):
        return wrap(kernel(self._data, dtype.numpy), self)

    return call


def _unsafe_view(kernel, wrap):
    """Wrapped kernel of ``_unsafe_view``."""

    def call(self, size):
        return wrap(kernel(self._data, size))

    return call


def permute(kernel, wrap):
    """Wrapped kernel of ``permute``."""

    def call(self, dims):
        return wrap(kernel(self._data, dims), self)

    return call


def transpose_int(kernel, wrap):
    """Wrapped kernel of ``transpose.int``."""

    def call(self, dim0, dim1):
        return wrap(kernel(self._data, dim0, dim1), self)

    return call


def t(kernel, wrap):
    """Wrapped kernel of ``t``."""

    def call(self):
        return wrap(kernel(self._data), self)

    return call


def expand(kernel, wrap):
    """Wrapped kernel of ``expand``."""

    def call(self, size, implicit):
        return wrap(kernel(self._data, size, implicit), self)

    return call


def squeeze(kernel, wrap):
    """Wrapped kernel of ``squeeze``."""

    def call(self):
        return wrap(kernel(self._data), self)

    return call


def squeeze_dim(kernel, wrap):
    """Wrapped kernel of ``squeeze.dim``."""

    def call(self, dim):
        return wrap(kernel(self._data, dim), self)

    return call


def squeeze_dims(kernel, wrap):
    """Wrapped kernel of ``squeeze.dims``."""

    def call(self, dim):
        return wrap(kernel(self._data, dim), self)

    return call


def unsqueeze(kernel, wrap):
    """Wrapped kernel of ``unsqueeze``."""

    def call(self, dim):
        return wrap(kernel(self._data, dim), self)

    return call


def select_int(kernel, wrap):
    """Wrapped kernel of ``select.int``."""

    def call(self, dim, index):
        return wrap(kernel(self._data, dim, index), self)

    return call


def slice_Tensor(kernel, wrap):
    """Wrapped kernel of ``slice.Tensor``."""

    def call(self, dim, start, end, step):
        return wrap(kernel(self._data, dim, start, end, step), self)

    return call


def diagonal(kernel, wrap):
    """Wrapped kernel of ``diagonal``."""

    def call(self, offset, dim1, dim2):
        return wrap(kernel(self._data, offset, dim1, dim2), self)

    return call


def unfold(kernel, wrap):
    """Wrapped kernel of ``unfold``."""

    def call(self, dimension, size, step):
        return wrap(kernel(self._data, dimension, size, step), self)

    return call


def as_strided(kernel, wrap):
    """Wrapped kernel of ``as_strided``."""

    def call(self, size, stride, storage_offset):
        return wrap(kernel(self._data, size, stride, storage_offset), self)

    return call


def split_Tensor(kernel, wrap):
    """Wrapped kernel of ``split.Tensor``."""

    def call(self, split_size, dim):
        return tuple(wrap(item) for item in kernel(self._data, split_size, dim))

    return call


def split_with_sizes(kernel, wrap):
    """Wrapped kernel of ``split_with_sizes``."""

    def call(self, split_sizes, dim):
        return tuple(wrap(item) for item in kernel(self._data, split_sizes, dim))

    return call


def unbind_int(kernel, wrap):
    """Wrapped kernel of ``unbind.int``."""

    def call(self, dim):
        return tuple(wrap(item) for item in kernel(self._data, dim))

    return call


def unsafe_split_Tensor(kernel, wrap):
    """Wrapped kernel of ``unsafe_split.Tensor``."""

    def call(self, split_size, dim):
        return tuple(wrap(item) for item in kernel(self._data, split_size, dim))

    return call


def unsafe_split_with_sizes(kernel, wrap):
    """Wrapped kernel of ``unsafe_split_with_sizes``."""

    def call(self, split_sizes, dim):
        return tuple(wrap(item) for item in kernel(self._data, split_sizes, dim))

    return call


def real(kernel, wrap):
    """Wrapped kernel of ``real``."""

    def call(self):
        return wrap(kernel(self._data), self)

    return call


def imag(kernel, wrap):
    """Wrapped kernel of ``imag``."""

    def call(self):
        return wrap(kernel(self._data), self)

    return call


def view_as_real(kernel, wrap):
    """Wrapped kernel of ``view_as_real``."""

    def call(self):
        return wrap(kernel(self._data), self)

    return call


def view_as_complex(kernel, wrap):
    """Wrapped kernel of ``view_as_complex``."""

    def call(self):
        return wrap(kernel(self._data), self)

    return call


def select_backward(kernel, wrap):
    """Wrapped kernel of ``select_backward``."""

    def call(grad_output, input_sizes, dim, index):
        return wrap(kernel(grad_output._data, input_sizes, dim, index))

    return call


def slice_backward(kernel, wrap):
    """Wrapped kernel of ``slice_backward``."""

    def call(grad_output, input_sizes, dim, start, end, step):
        return wrap(kernel(grad_output._data, input_sizes, dim, start, end, step))

    return call


def diagonal_backward(kernel, wrap):
    """Wrapped kernel of ``diagonal_backward``."""

    def call(grad_output, input_sizes, offset, dim1, dim2):
        return wrap(kernel(grad_output._data, input_sizes, offset, dim1, dim2))

    return call


def unfold_backward(kernel, wrap):
    """Wrapped kernel of ``unfold_backward``."""

    def call(grad_in, input_sizes, dim, size, step):
        return wrap(kernel(grad_in._data, input_sizes, dim, size, step))

    return call


def select_scatter(kernel, wrap):
    """Wrapped kernel of ``select_scatter``."""

    def call(self, src, dim, index):
        return wrap(kernel(self._data, src._data, dim, index))

    return call


def slice_scatter(kernel, wrap):
    """Wrapped kernel of ``slice_scatter``."""

    def call(self, src, dim, start, end, step):
        return wrap(kernel(self._data, src._data, dim, start, end, step))

    return call


def diagonal_scatter(kernel, wrap):
    """Wrapped kernel of ``diagonal_scatter``."""

    def call(self, src, offset, dim1, dim2):
        return wrap(kernel(self._data, src._data, offset, dim1, dim2))

    return call


def as_strided_scatter(kernel, wrap):
    """Wrapped kernel of ``as_strided_scatter``."""

    def call(self, src, size, stride, storage_offset):
        return wrap(kernel(self._data, src._data, size, stride, storage_offset))

    return call


def cat(kernel, wrap):
    """Wrapped kernel of ``cat``."""

    def call(tensors, dim):
        return wrap(kernel([t._data for t in tensors], dim))

    return call


def stack(kernel, wrap):
    """Wrapped kernel of ``stack``."""

    def call(tensors, dim):
        return wrap(kernel([t._data for t in tensors], dim))

    return call


def clone(kernel, wrap):
    """Wrapped kernel of ``clone``."""

    def call(self, memory_format):
        return wrap(kernel(self._data, memory_format))

    return call


def _to_copy(kernel, wrap):
    """Wrapped kernel of ``_to_copy``."""

    def call(self, dtype, layout, device, pin_memory, non_blocking, memory_format):
        out = wrap(
            kernel(self._data, None if dtype is None else dtype.numpy, non_blocking, memory_format)
        )
        return out if device is None else placed(out, device)

    return call


def copy(kernel, wrap):
    """Wrapped kernel of ``copy``."""

    def call(self, src, non_blocking):
        return wrap(kernel(self._data, src._data, non_blocking))

    return call


def fill_Scalar(kernel, wrap):
    """Wrapped kernel of ``fill.Scalar``."""

    def call(self, value):
        return wrap(kernel(self._data, value))

    return call


def fill_Tensor(kernel, wrap):
    """Wrapped kernel of ``fill.Tensor``."""

    def call(self, value):
        return wrap(kernel(self._data, value._data))

    return call


def zero(kernel, wrap):
    """Wrapped kernel of ``zero``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def flip(kernel, wrap):
    """Wrapped kernel of ``flip``."""

    def call(self, dims):
        return wrap(kernel(self._data, dims))

    return call


def roll(kernel, wrap):
    """Wrapped kernel of ``roll``."""

    def call(self, shifts, dims):
        return wrap(kernel(self._data, shifts, dims))

    return call


def repeat(kernel, wrap):
    """Wrapped kernel of ``repeat``."""

    def call(self, repeats):
        return wrap(kernel(self._data, repeats))

    return call


def repeat_interleave_Tensor(kernel, wrap):
    """Wrapped kernel of ``repeat_interleave.Tensor``."""

    def call(repeats, output_size):
        return wrap(kernel(repeats._data, output_size))

    return call


def tril(kernel, wrap):
    """Wrapped kernel of ``tril``."""

    def call(self, diagonal):
        return wrap(kernel(self._data, diagonal))

    return call


def triu(kernel, wrap):
    """Wrapped kernel of ``triu``."""

    def call(self, diagonal):
        return wrap(kernel(self._data, diagonal))

    return call


def tril_indices(kernel, wrap):
    """Wrapped kernel of ``tril_indices``."""

    def call(row, col, offset, dtype, layout, device, pin_memory):
        return wrap(kernel(row, col, offset, None if dtype is None else dtype.numpy))

    return call


def triu_indices(kernel, wrap):
    """Wrapped kernel of ``triu_indices``."""

    def call(row, col, offset, dtype, layout, device, pin_memory):
        return wrap(kernel(row, col, offset, None if dtype is None else dtype.numpy))

    return call


def diag_embed(kernel, wrap):
    """Wrapped kernel of ``diag_embed``."""

    def call(self, offset, dim1, dim2):
        return wrap(kernel(self._data, offset, dim1, dim2))

    return call


def index_Tensor(kernel, wrap):
    """Wrapped kernel of ``index.Tensor``."""

    def call(self, indices):
        return wrap(kernel(self._data, [None if t is None else t._data for t in indices]))

    return call


def gather(kernel, wrap):
    """Wrapped kernel of ``gather``."""

    def call(self, dim, index, sparse_grad):
        return wrap(kernel(self._data, dim, index._data, sparse_grad))

    return call


def index_select(kernel, wrap):
    """Wrapped kernel of ``index_select``."""

    def call(self, dim, index):
        return wrap(kernel(self._data, dim, index._data))

    return call


def index_put(kernel, wrap):
    """Wrapped kernel of ``index_put``."""

    def call(self, indices, values, accumulate):
        return wrap(
            kernel(
                self._data,
                [None if t is None else t._data for t in indices],
                values._data,
                accumulate,
            )
        )

    return call


def scatter_add(kernel, wrap):
    """Wrapped kernel of ``scatter_add``."""

    def call(self, dim, index, src):
        return wrap(kernel(self._data, dim, index._data, src._data))

    return call


def take(kernel, wrap):
    """Wrapped kernel of ``take``."""

    def call(self, index):
        return wrap(kernel(self._data, index._data))

    return call


def masked_select(kernel, wrap):
    """Wrapped kernel of ``masked_select``."""

    def call(self, mask):
        return wrap(kernel(self._data, mask._data))

    return call


def nonzero(kernel, wrap):
    """Wrapped kernel of ``nonzero``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def nonzero_static(kernel, wrap):
    """Wrapped kernel of ``nonzero_static``."""

    def call(self, size, fill_value):
        return wrap(kernel(self._data, size, fill_value))

    return call


def scatter_src(kernel, wrap):
    """Wrapped kernel of ``scatter.src``."""

    def call(self, dim, index, src):
        return wrap(kernel(self._data, dim, index._data, src._data))

    return call


def scatter_value(kernel, wrap):
    """Wrapped kernel of ``scatter.value``."""

    def call(self, dim, index, value):
        return wrap(kernel(self._data, dim, index._data, value))

    return call


def scatter_reduce(kernel, wrap):
    """Wrapped kernel of ``scatter.reduce``."""

    def call(self, dim, index, src, reduce):
        return wrap(kernel(self._data, dim, index._data, src._data, reduce))

    return call


def scatter_value_reduce(kernel, wrap):
    """Wrapped kernel of ``scatter.value_reduce``."""

    def call(self, dim, index, value, reduce):
        return wrap(kernel(self._data, dim, index._data, value, reduce))

    return call


def scatter_reduce_two(kernel, wrap):
    """Wrapped kernel of ``scatter_reduce.two``."""

    def call(self, dim, index, src, reduce, include_self):
        return wrap(kernel(self._data, dim, index._data, src._data, reduce, include_self))

    return call


def index_add(kernel, wrap):
    """Wrapped kernel of ``index_add``."""

    def call(self, dim, index, source, alpha):
        return wrap(kernel(self._data, dim, index._data, source._data, alpha))

    return call


def index_copy(kernel, wrap):
    """Wrapped kernel of ``index_copy``."""

    def call(self, dim, index, source):
        return wrap(kernel(self._data, dim, index._data, source._data))

    return call


def index_fill_int_Scalar(kernel, wrap):
    """Wrapped kernel of ``index_fill.int_Scalar``."""

    def call(self, dim, index, value):
        return wrap(kernel(self._data, dim, index._data, value))

    return call


def index_fill_int_Tensor(kernel, wrap):
    """Wrapped kernel of ``index_fill.int_Tensor``."""

    def call(self, dim, index, value):
        return wrap(kernel(self._data, dim, index._data, value._data))

    return call


def index_reduce(kernel, wrap):
    """Wrapped kernel of ``index_reduce``."""

    def call(self, dim, index, source, reduce, include_self):
        return wrap(kernel(self._data, dim, index._data, source._data, reduce, include_self))

    return call


def masked_fill_Scalar(kernel, wrap):
    """Wrapped kernel of ``masked_fill.Scalar``."""

    def call(self, mask, value):
        return wrap(kernel(self._data, mask._data, value))

    return call


def masked_fill_Tensor(kernel, wrap):
    """Wrapped kernel of ``masked_fill.Tensor``."""

    def call(self, mask, value):
        return wrap(kernel(self._data, mask._data, value._data))

    return call


def masked_scatter(kernel, wrap):
    """Wrapped kernel of ``masked_scatter``."""

    def call(self, mask, source):
        return wrap(kernel(self._data, mask._data, source._data))

    return call


def put(kernel, wrap):
    """Wrapped kernel of ``put``."""

    def call(self, index, source, accumulate):
        return wrap(kernel(self._data, index._data, source._data, accumulate))

    return call


def sort(kernel, wrap):
    """Wrapped kernel of ``sort``."""

    def call(self, dim, descending):
        r0, r1 = kernel(self._data, dim, descending)
        return return_types.sort(wrap(r0), wrap(r1))

    return call


def sort_stable(kernel, wrap):
    """Wrapped kernel of ``sort.stable``."""

    def call(self, stable, dim, descending):
        r0, r1 = kernel(self._data, stable, dim, descending)
        return return_types.sort(wrap(r0), wrap(r1))

    return call


def argsort(kernel, wrap):
    """Wrapped kernel of ``argsort``."""

    def call(self, dim, descending):
        return wrap(kernel(self._data, dim, descending))

    return call


def argsort_stable(kernel, wrap):
    """Wrapped kernel of ``argsort.stable``."""

    def call(self, stable, dim, descending):
        return wrap(kernel(self._data, stable, dim, descending))

    return call


def topk(kernel, wrap):
    """Wrapped kernel of ``topk``."""

    def call(self, k, dim, largest, sorted):
        r0, r1 = kernel(self._data, k, dim, largest, sorted)
        return return_types.topk(wrap(r0), wrap(r1))

    return call


def kthvalue(kernel, wrap):
    """Wrapped kernel of ``kthvalue``."""

    def call(self, k, dim, keepdim):
        r0, r1 = kernel(self._data, k, dim, keepdim)
        return return_types.kthvalue(wrap(r0), wrap(r1))

    return call


def searchsorted_Tensor(kernel, wrap):
    """Wrapped kernel of ``searchsorted.Tensor``."""

    def call(sorted_sequence, self, out_int32, right, side, sorter):
        return wrap(
            kernel(
                sorted_sequence._data,
                self._data,
                out_int32,
                right,
                side,
                None if sorter is None else sorter._data,
            )
        )

    return call


def searchsorted_Scalar(kernel, wrap):
    """Wrapped kernel of ``searchsorted.Scalar``."""

    def call(sorted_sequence, self, out_int32, right, side, sorter):
        return wrap(
            kernel(
                sorted_sequence._data,
                self,
                out_int32,
                right,
                side,
                None if sorter is None else sorter._data,
            )
        )

    return call


def bucketize_Tensor(kernel, wrap):
    """Wrapped kernel of ``bucketize.Tensor``."""

    def call(self, boundaries, out_int32, right):
        return wrap(kernel(self._data, boundaries._data, out_int32, right))

    return call


def bucketize_Scalar(kernel, wrap):
    """Wrapped kernel of ``bucketize.Scalar``."""

    def call(self, boundaries, out_int32, right):
        return wrap(kernel(self, boundaries._data, out_int32, right))

    return call


def isin_Tensor_Tensor(kernel, wrap):
    """Wrapped kernel of ``isin.Tensor_Tensor``."""

    def call(elements, test_elements, assume_unique, invert):
        return wrap(kernel(elements._data, test_elements._data, assume_unique, invert))

    return call


def isin_Tensor_Scalar(kernel, wrap):
    """Wrapped kernel of ``isin.Tensor_Scalar``."""

    def call(elements, test_element, assume_unique, invert):
        return wrap(kernel(elements._data, test_element, assume_unique, invert))

    return call


def isin_Scalar_Tensor(kernel, wrap):
    """Wrapped kernel of ``isin.Scalar_Tensor``."""

    def call(element, test_elements, assume_unique, invert):
        return wrap(kernel(element, test_elements._data, assume_unique, invert))

    return call


def _unique(kernel, wrap):
    """Wrapped kernel of ``_unique``."""

    def call(self, sorted, return_inverse):
        r0, r1 = kernel(self._data, sorted, return_inverse)
        return wrap(r0), wrap(r1)

    return call


def _unique2(kernel, wrap):
    """Wrapped kernel of ``_unique2``."""

    def call(self, sorted, return_inverse, return_counts):
        r0, r1, r2 = kernel(self._data, sorted, return_inverse, return_counts)
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def unique_dim(kernel, wrap):
    """Wrapped kernel of ``unique_dim``."""

    def call(self, dim, sorted, return_inverse, return_counts):
        r0, r1, r2 = kernel(self._data, dim, sorted, return_inverse, return_counts)
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def unique_consecutive(kernel, wrap):
    """Wrapped kernel of ``unique_consecutive``."""

    def call(self, return_inverse, return_counts, dim):
        r0, r1, r2 = kernel(self._data, return_inverse, return_counts, dim)
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def unique_dim_consecutive(kernel, wrap):
    """Wrapped kernel of ``unique_dim_consecutive``."""

    def call(self, dim, return_inverse, return_counts):
        r0, r1, r2 = kernel(self._data, dim, return_inverse, return_counts)
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def mm(kernel, wrap):
    """Wrapped kernel of ``mm``."""

    def call(self, mat2):
        return wrap(kernel(self._data, mat2._data))

    return call


def bmm(kernel, wrap):
    """Wrapped kernel of ``bmm``."""

    def call(self, mat2):
        return wrap(kernel(self._data, mat2._data))

    return call


def mv(kernel, wrap):
    """Wrapped kernel of ``mv``."""

    def call(self, vec):
        return wrap(kernel(self._data, vec._data))

    return call


def dot(kernel, wrap):
    """Wrapped kernel of ``dot``."""

    def call(self, tensor):
        return wrap(kernel(self._data, tensor._data))

    return call


def vdot(kernel, wrap):
    """Wrapped kernel of ``vdot``."""

    def call(self, other):
        return wrap(kernel(self._data, other._data))

    return call


def outer(kernel, wrap):
    """Wrapped kernel of ``outer``."""

    def call(self, vec2):
        return wrap(kernel(self._data, vec2._data))

    return call


def matmul(kernel, wrap):
    """Wrapped kernel of ``matmul``."""

    def call(self, other):
        return wrap(kernel(self._data, other._data))

    return call


def linear(kernel, wrap):
    """Wrapped kernel of ``linear``."""

    def call(input, weight, bias):
        return wrap(kernel(input._data, weight._data, None if bias is None else bias._data))

    return call


def addmm(kernel, wrap):
    """Wrapped kernel of ``addmm``."""

    def call(self, mat1, mat2, beta, alpha):
        return wrap(kernel(self._data, mat1._data, mat2._data, beta, alpha))

    return call


def addmv(kernel, wrap):
    """Wrapped kernel of ``addmv``."""

    def call(self, mat, vec, beta, alpha):
        return wrap(kernel(self._data, mat._data, vec._data, beta, alpha))

    return call


def addbmm(kernel, wrap):
    """Wrapped kernel of ``addbmm``."""

    def call(self, batch1, batch2, beta, alpha):
        return wrap(kernel(self._data, batch1._data, batch2._data, beta, alpha))

    return call


def baddbmm(kernel, wrap):
    """Wrapped kernel of ``baddbmm``."""

    def call(self, batch1, batch2, beta, alpha):
        return wrap(kernel(self._data, batch1._data, batch2._data, beta, alpha))

    return call


def trace(kernel, wrap):
    """Wrapped kernel of ``trace``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def linalg_cross(kernel, wrap):
    """Wrapped kernel of ``linalg_cross``."""

    def call(self, other, dim):
        return wrap(kernel(self._data, other._data, dim))

    return call


def _cdist_forward(kernel, wrap):
    """Wrapped kernel of ``_cdist_forward``."""

    def call(x1, x2, p, compute_mode):
        return wrap(kernel(x1._data, x2._data, p, compute_mode))

    return call


def _cdist_backward(kernel, wrap):
    """Wrapped kernel of ``_cdist_backward``."""

    def call(grad, x1, x2, p, cdist):
        return wrap(kernel(grad._data, x1._data, x2._data, p, cdist._data))

    return call


def _pdist_forward(kernel, wrap):
    """Wrapped kernel of ``_pdist_forward``."""

    def call(self, p):
        return wrap(kernel(self._data, p))

    return call


def _pdist_backward(kernel, wrap):
    """Wrapped kernel of ``_pdist_backward``."""

    def call(grad, self, p, pdist):
        return wrap(kernel(grad._data, self._data, p, pdist._data))

    return call


def linalg_inv_ex(kernel, wrap):
    """Wrapped kernel of ``linalg_inv_ex``."""

    def call(A, check_errors):
        r0, r1 = kernel(A._data, check_errors)
        return return_types.linalg_inv_ex(wrap(r0), wrap(r1))

    return call


def linalg_solve_ex(kernel, wrap):
    """Wrapped kernel of ``linalg_solve_ex``."""

    def call(A, B, left, check_errors):
        r0, r1 = kernel(A._data, B._data, left, check_errors)
        return return_types.linalg_solve_ex(wrap(r0), wrap(r1))

    return call


def linalg_solve_triangular(kernel, wrap):
    """Wrapped kernel of ``linalg_solve_triangular``."""

    def call(self, B, upper, left, unitriangular):
        return wrap(kernel(self._data, B._data, upper, left, unitriangular))

    return call


def triangular_solve(kernel, wrap):
    """Wrapped kernel of ``triangular_solve``."""

    def call(self, A, upper, transpose, unitriangular):
        r0, r1 = kernel(self._data, A._data, upper, transpose, unitriangular)
        return return_types.triangular_solve(wrap(r0), wrap(r1))

    return call


def linalg_cholesky_ex(kernel, wrap):
    """Wrapped kernel of ``linalg_cholesky_ex``."""

    def call(self, upper, check_errors):
        r0, r1 = kernel(self._data, upper, check_errors)
        return return_types.linalg_cholesky_ex(wrap(r0), wrap(r1))

    return call


def cholesky_solve(kernel, wrap):
    """Wrapped kernel of ``cholesky_solve``."""

    def call(self, input2, upper):
        return wrap(kernel(self._data, input2._data, upper))

    return call


def cholesky_inverse(kernel, wrap):
    """Wrapped kernel of ``cholesky_inverse``."""

    def call(self, upper):
        return wrap(kernel(self._data, upper))

    return call


def linalg_qr(kernel, wrap):
    """Wrapped kernel of ``linalg_qr``."""

    def call(A, mode):
        r0, r1 = kernel(A._data, mode)
        return return_types.linalg_qr(wrap(r0), wrap(r1))

    return call


def geqrf(kernel, wrap):
    """Wrapped kernel of ``geqrf``."""

    def call(self):
        r0, r1 = kernel(self._data)
        return return_types.geqrf(wrap(r0), wrap(r1))

    return call


def linalg_lu_factor_ex(kernel, wrap):
    """Wrapped kernel of ``linalg_lu_factor_ex``."""

    def call(A, pivot, check_errors):
        r0, r1, r2 = kernel(A._data, pivot, check_errors)
        return return_types.linalg_lu_factor_ex(wrap(r0), wrap(r1), wrap(r2))

    return call


def lu_unpack(kernel, wrap):
    """Wrapped kernel of ``lu_unpack``."""

    def call(LU_data, LU_pivots, unpack_data, unpack_pivots):
        r0, r1, r2 = kernel(LU_data._data, LU_pivots._data, unpack_data, unpack_pivots)
        return return_types.lu_unpack(wrap(r0), wrap(r1), wrap(r2))

    return call


def linalg_ldl_factor_ex(kernel, wrap):
    """Wrapped kernel of ``linalg_ldl_factor_ex``."""

    def call(self, hermitian, check_errors):
        r0, r1, r2 = kernel(self._data, hermitian, check_errors)
        return return_types.linalg_ldl_factor_ex(wrap(r0), wrap(r1), wrap(r2))

    return call


def linalg_ldl_solve(kernel, wrap):
    """Wrapped kernel of ``linalg_ldl_solve``."""

    def call(LD, pivots, B, hermitian):
        return wrap(kernel(LD._data, pivots._data, B._data, hermitian))

    return call


def linalg_det(kernel, wrap):
    """Wrapped kernel of ``linalg_det``."""

    def call(A):
        return wrap(kernel(A._data))

    return call


def linalg_slogdet(kernel, wrap):
    """Wrapped kernel of ``linalg_slogdet``."""

    def call(A):
        r0, r1 = kernel(A._data)
        return return_types.linalg_slogdet(wrap(r0), wrap(r1))

    return call


def linalg_eig(kernel, wrap):
    """Wrapped kernel of ``linalg_eig``."""

    def call(self):
        r0, r1 = kernel(self._data)
        return return_types.linalg_eig(wrap(r0), wrap(r1))

    return call


def _linalg_eigvals(kernel, wrap):
    """Wrapped kernel of ``_linalg_eigvals``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def _linalg_eigh(kernel, wrap):
    """Wrapped kernel of ``_linalg_eigh``."""

    def call(A, UPLO, compute_v):
        r0, r1 = kernel(A._data, UPLO, compute_v)
        return return_types._linalg_eigh(wrap(r0), wrap(r1))

    return call


def _linalg_svd(kernel, wrap):
    """Wrapped kernel of ``_linalg_svd``."""

    def call(A, full_matrices, compute_uv, driver):
        r0, r1, r2 = kernel(A._data, full_matrices, compute_uv, driver)
        return return_types._linalg_svd(wrap(r0), wrap(r1), wrap(r2))

    return call


def linalg_pinv_atol_rtol_tensor(kernel, wrap):
    """Wrapped kernel of ``linalg_pinv.atol_rtol_tensor``."""

    def call(self, atol, rtol, hermitian):
        return wrap(
            kernel(
                self._data,
                None if atol is None else atol._data,
                None if rtol is None else rtol._data,
                hermitian,
            )
        )

    return call


def linalg_lstsq(kernel, wrap):
    """Wrapped kernel of ``linalg_lstsq``."""

    def call(self, b, rcond, driver):
        r0, r1, r2, r3 = kernel(self._data, b._data, rcond, driver)
        return return_types.linalg_lstsq(wrap(r0), wrap(r1), wrap(r2), wrap(r3))

    return call


def linalg_matrix_exp(kernel, wrap):
    """Wrapped kernel of ``linalg_matrix_exp``."""

    def call(self):
        return wrap(kernel(self._data))

    return call


def linalg_vector_norm(kernel, wrap):
    """Wrapped kernel of ``linalg_vector_norm``."""

    def call(self, ord, dim, keepdim, dtype):
        return wrap(kernel(self._data, ord, dim, keepdim, None if dtype is None else dtype.numpy))

    return call


def _fft_c2c(kernel, wrap):
    """Wrapped kernel of ``_fft_c2c``."""

    def call(self, dim, normalization, forward):
        return wrap(kernel(self._data, dim, normalization, forward))

    return call


def _fft_r2c(kernel, wrap):
    """Wrapped kernel of ``_fft_r2c``."""

    def call(self, dim, normalization, onesided):
        return wrap(kernel(self._data, dim, normalization, onesided))

    return call


def _fft_c2r(kernel, wrap):
    """Wrapped kernel of ``_fft_c2r``."""

    def call(self, dim, normalization, last_dim_size):
        return wrap(kernel(self._data, dim, normalization, last_dim_size))

    return call


def fft_fftfreq(kernel, wrap):
    """Wrapped kernel of ``fft_fftfreq``."""

    def call(n, d, dtype, layout, device, pin_memory):
        return wrap(kernel(n, d, None if dtype is None else dtype.numpy))

    return call


def fft_rfftfreq(kernel, wrap):
    """Wrapped kernel of ``fft_rfftfreq``."""

    def call(n, d, dtype, layout, device, pin_memory):
        return wrap(kernel(n, d, None if dtype is None else dtype.numpy))

    return call


def empty_memory_format(kernel, wrap):
    """Wrapped kernel of ``empty.memory_format``."""

    def call(size, dtype, layout, device, pin_memory, memory_format):
        return wrap(kernel(size, None if dtype is None else dtype.numpy, memory_format))

    return call


def empty_strided(kernel, wrap):
    """Wrapped kernel of ``empty_strided``."""

    def call(size, stride, dtype, layout, device, pin_memory):
        return wrap(kernel(size, stride, None if dtype is None else dtype.numpy))

    return call


def empty_permuted(kernel, wrap):
    """Wrapped kernel of ``empty_permuted``."""

    def call(size, physical_layout, dtype, layout, device, pin_memory):
        return wrap(kernel(size, physical_layout, None if dtype is None else dtype.numpy))

    return call


def zeros(kernel, wrap):
    """Wrapped kernel of ``zeros``."""

    def call(size, dtype, layout, device, pin_memory):
        return wrap(kernel(size, None if dtype is None else dtype.numpy))

    return call


def ones(kernel, wrap):
    """Wrapped kernel of ``ones``."""

    def call(size, dtype, layout, device, pin_memory):
        return wrap(kernel(size, None if dtype is None else dtype.numpy))

    return call


def full(kernel, wrap):
    """Wrapped kernel of ``full``."""

    def call(size, fill_value, dtype, layout, device, pin_memory):
        return wrap(kernel(size, fill_value, None if dtype is None else dtype.numpy))

    return call


def empty_like(kernel, wrap):
    """Wrapped kernel of ``empty_like``."""

    def call(self, dtype, layout, device, pin_memory, memory_format):
        out = wrap(kernel(self._data, None if dtype is None else dtype.numpy, memory_format))
        return out if device is None else placed(out, device)

    return call


def zeros_like(kernel, wrap):
    """Wrapped kernel of ``zeros_like``."""

    def call(self, dtype, layout, device, pin_memory, memory_format):
        out = wrap(kernel(self._data, None if dtype is None else dtype.numpy, memory_format))
        return out if device is None else placed(out, device)

    return call


def ones_like(kernel, wrap):
    """Wrapped kernel of ``ones_like``."""

    def call(self, dtype, layout, device, pin_memory, memory_format):
        out = wrap(kernel(self._data, None if dtype is None else dtype.numpy, memory_format))
        return out if device is None else placed(out, device)

    return call


def full_like(kernel, wrap):
    """Wrapped kernel of ``full_like``."""

    def call(self, fill_value, dtype, layout, device, pin_memory, memory_format):
        out = wrap(
            kernel(self._data, fill_value, None if dtype is None else dtype.numpy, memory_format)
        )
        return out if device is None else placed(out, device)

    return call


def new_empty(kernel, wrap):
    """Wrapped kernel of ``new_empty``."""

    def call(self, size, dtype, layout, device, pin_memory):
        out = wrap(kernel(self._data, size, None if dtype is None else dtype.numpy))
        return out if device is None else placed(out, device)

    return call


def new_empty_strided(kernel, wrap):
    """Wrapped kernel of ``new_empty_strided``."""

    def call(self, size, stride, dtype, layout, device, pin_memory):
        out = wrap(kernel(self._data, size, stride, None if dtype is None else dtype.numpy))
        return out if device is None else placed(out, device)

    return call


def new_zeros(kernel, wrap):
    """Wrapped kernel of ``new_zeros``."""

    def call(self, size, dtype, layout, device, pin_memory):
        out = wrap(kernel(self._data, size, None if dtype is None else dtype.numpy))
        return out if device is None else placed(out, device)

    return call


def new_ones(kernel, wrap):
    """Wrapped kernel of ``new_ones``."""

    def call(self, size, dtype, layout, device, pin_memory):
        out = wrap(kernel(self._data, size, None if dtype is None else dtype.numpy))
        return out if device is None else placed(out, device)

    return call


def new_full(kernel, wrap):
    """Wrapped kernel of ``new_full``."""

    def call(self, size, fill_value, dtype, layout, device, pin_memory):
        out = wrap(kernel(self._data, size, fill_value, None if dtype is None else dtype.numpy))
        return out if device is None else placed(out, device)

    return call


def scalar_tensor(kernel, wrap):
    """Wrapped kernel of ``scalar_tensor``."""

    def call(s, dtype, layout, device, pin_memory):
        return wrap(kernel(s, None if dtype is None else dtype.numpy))

    return call


def arange(kernel, wrap):
    """Wrapped kernel of ``arange``."""

    def call(end, dtype, layout, device, pin_memory):
        return wrap(kernel(end, None if dtype is None else dtype.numpy))

    return call


def arange_start(kernel, wrap):
    """Wrapped kernel of ``arange.start``."""

    def call(start, end, dtype, layout, device, pin_memory):
        return wrap(kernel(start, end, None if dtype is None else dtype.numpy))

    return call


def arange_start_step(kernel, wrap):
    """Wrapped kernel of ``arange.start_step``."""

    def call(start, end, step, dtype, layout, device, pin_memory):
        return wrap(kernel(start, end, step, None if dtype is None else dtype.numpy))

    return call


def range_step(kernel, wrap):
    """Wrapped kernel of ``range.step``."""

    def call(start, end, step, dtype, layout, device, pin_memory):
        return wrap(kernel(start, end, step, None if dtype is None else dtype.numpy))

    return call


def linspace(kernel, wrap):
    """Wrapped kernel of ``linspace``."""

    def call(start, end, steps, dtype, layout, device, pin_memory):
        return wrap(kernel(start, end, steps, None if dtype is None else dtype.numpy))

    return call


def logspace(kernel, wrap):
    """Wrapped kernel of ``logspace``."""

    def call(start, end, steps, base, dtype, layout, device, pin_memory):
        return wrap(kernel(start, end, steps, base, None if dtype is None else dtype.numpy))

    return call


def eye(kernel, wrap):
    """Wrapped kernel of ``eye``."""

    def call(n, dtype, layout, device, pin_memory):
        return wrap(kernel(n, None if dtype is None else dtype.numpy))

    return call


def eye_m(kernel, wrap):
    """Wrapped kernel of ``eye.m``."""

    def call(n, m, dtype, layout, device, pin_memory):
        return wrap(kernel(n, m, None if dtype is None else dtype.numpy))

    return call


def hann_window(kernel, wrap):
    """Wrapped kernel of ``hann_window``."""

    def call(window_length, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, None if dtype is None else dtype.numpy))

    return call


def hann_window_periodic(kernel, wrap):
    """Wrapped kernel of ``hann_window.periodic``."""

    def call(window_length, periodic, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, periodic, None if dtype is None else dtype.numpy))

    return call


def hamming_window(kernel, wrap):
    """Wrapped kernel of ``hamming_window``."""

    def call(window_length, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, None if dtype is None else dtype.numpy))

    return call


def hamming_window_periodic(kernel, wrap):
    """Wrapped kernel of ``hamming_window.periodic``."""

    def call(window_length, periodic, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, periodic, None if dtype is None else dtype.numpy))

    return call


def blackman_window(kernel, wrap):
    """Wrapped kernel of ``blackman_window``."""

    def call(window_length, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, None if dtype is None else dtype.numpy))

    return call


def blackman_window_periodic(kernel, wrap):
    """Wrapped kernel of ``blackman_window.periodic``."""

    def call(window_length, periodic, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, periodic, None if dtype is None else dtype.numpy))

    return call


def bartlett_window(kernel, wrap):
    """Wrapped kernel of ``bartlett_window``."""

    def call(window_length, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, None if dtype is None else dtype.numpy))

    return call


def bartlett_window_periodic(kernel, wrap):
    """Wrapped kernel of ``bartlett_window.periodic``."""

    def call(window_length, periodic, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, periodic, None if dtype is None else dtype.numpy))

    return call


def kaiser_window(kernel, wrap):
    """Wrapped kernel of ``kaiser_window``."""

    def call(window_length, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, None if dtype is None else dtype.numpy))

    return call


def kaiser_window_periodic(kernel, wrap):
    """Wrapped kernel of ``kaiser_window.periodic``."""

    def call(window_length, periodic, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, periodic, None if dtype is None else dtype.numpy))

    return call


def hamming_window_periodic_alpha(kernel, wrap):
    """Wrapped kernel of ``hamming_window.periodic_alpha``."""

    def call(window_length, periodic, alpha, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, periodic, alpha, None if dtype is None else dtype.numpy))

    return call


def hamming_window_periodic_alpha_beta(kernel, wrap):
    """Wrapped kernel of ``hamming_window.periodic_alpha_beta``."""

    def call(window_length, periodic, alpha, beta, dtype, layout, device, pin_memory):
        return wrap(
            kernel(window_length, periodic, alpha, beta, None if dtype is None else dtype.numpy)
        )

    return call


def kaiser_window_beta(kernel, wrap):
    """Wrapped kernel of ``kaiser_window.beta``."""

    def call(window_length, periodic, beta, dtype, layout, device, pin_memory):
        return wrap(kernel(window_length, periodic, beta, None if dtype is None else dtype.numpy))

    return call


def rand(kernel, wrap):
    """Wrapped kernel of ``rand``."""

    def call(size, dtype, layout, device, pin_memory):
        return wrap(kernel(size, None if dtype is None else dtype.numpy))

    return call


def rand_generator(kernel, wrap):
    """Wrapped kernel of ``rand.generator``."""

    def call(size, generator, dtype, layout, device, pin_memory):
        return wrap(
            kernel(size, numpy_generator(generator), None if dtype is None else dtype.numpy)
        )

    return call


def rand_like(kernel, wrap):
    """Wrapped kernel of ``rand_like``."""

    def call(self, dtype, layout, device, pin_memory, memory_format):
        out = wrap(kernel(self._data, None if dtype is None else dtype.numpy, memory_format))
        return out if device is None else placed(out, device)

    return call


def rand_like_generator(kernel, wrap):
    """Wrapped kernel of ``rand_like.generator``."""

    def call(self, generator, dtype, layout, device, pin_memory, memory_format):
        out = wrap(
            kernel(
                self._data,
                numpy_generator(generator),
                None if dtype is None else dtype.numpy,
                memory_format,
            )
        )
        return out if device is None else placed(out, device)

    return call


def randn(kernel, wrap):
    """Wrapped kernel of ``randn``."""

    def call(size, dtype, layout, device, pin_memory):
        return wrap(kernel(size, None if dtype is None else dtype.numpy))

    return call


def randn_generator(kernel, wrap):
    """Wrapped kernel of ``randn.generator``."""

    def call(size, generator, dtype, layout, device, pin_memory):
        return wrap(
            kernel(size, numpy_generator(generator), None if dtype is None else dtype.numpy)
        )

    return call


def randn_like(kernel, wrap):
    """Wrapped kernel of ``randn_like``."""

    def call(self, dtype, layout, device, pin_memory, memory_format):
        out = wrap(kernel(self._data, None if dtype is None else dtype.numpy, memory_format))
        return out if device is None else placed(out, device)

    return call


def randn_like_generator(kernel, wrap):
    """Wrapped kernel of ``randn_like.generator``."""

    def call(self, generator, dtype, layout, device, pin_memory, memory_format):
        out = wrap(
            kernel(
                self._data,
                numpy_generator(generator),
                None if dtype is None else dtype.numpy,
                memory_format,
            )
        )
        return out if device is None else placed(out, device)

    return call


def randint(kernel, wrap):
    """Wrapped kernel of ``randint``."""

    def call(high, size, dtype, layout, device, pin_memory):
        return wrap(kernel(high, size, None if dtype is None else dtype.numpy))

    return call


def randint_generator(kernel, wrap):
    """Wrapped kernel of ``randint.generator``."""

    def call(high, size, generator, dtype, layout, device, pin_memory):
        return wrap(
            kernel(high, size, numpy_generator(generator), None if dtype is None else dtype.numpy)
        )

    return call


def randint_low(kernel, wrap):
    """Wrapped kernel of ``randint.low``."""

    def call(low, high, size, dtype, layout, device, pin_memory):
        return wrap(kernel(low, high, size, None if dtype is None else dtype.numpy))

    return call


def randint_low_generator(kernel, wrap):
    """Wrapped kernel of ``randint.low_generator``."""

    def call(low, high, size, generator, dtype, layout, device, pin_memory):
        return wrap(
            kernel(
                low,
                high,
                size,
                numpy_generator(generator),
                None if dtype is None else dtype.numpy,
            )
        )

    return call


def randint_like(kernel, wrap):
    """Wrapped kernel of ``randint_like``."""

    def call(self, high, dtype, layout, device, pin_memory, memory_format):
        out = wrap(kernel(self._data, high, None if dtype is None else dtype.numpy, memory_format))
        return out if device is None else placed(out, device)

    return call


def randint_like_generator(kernel, wrap):
    """Wrapped kernel of ``randint_like.generator``."""

    def call(self, high, generator, dtype, layout, device, pin_memory, memory_format):
        out = wrap(
            kernel(
                self._data,
                high,
                numpy_generator(generator),
                None if dtype is None else dtype.numpy,
                memory_format,
            )
        )
        return out if device is None else placed(out, device)

    return call


def randint_like_low_dtype(kernel, wrap):
    """Wrapped kernel of ``randint_like.low_dtype``."""

    def call(self, low, high, dtype, layout, device, pin_memory, memory_format):
        out = wrap(
            kernel(self._data, low, high, None if dtype is None else dtype.numpy, memory_format)
        )
        return out if device is None else placed(out, device)

    return call


def randint_like_low_generator_dtype(kernel, wrap):
    """Wrapped kernel of ``randint_like.low_generator_dtype``."""

    def call(self, low, high, generator, dtype, layout, device, pin_memory, memory_format):
        out = wrap(
            kernel(
                self._data,
                low,
                high,
                numpy_generator(generator),
                None if dtype is None else dtype.numpy,
                memory_format,
            )
        )
        return out if device is None else placed(out, device)

    return call


def randperm(kernel, wrap):
    """Wrapped kernel of ``randperm``."""

    def call(n, dtype, layout, device, pin_memory):
        return wrap(kernel(n, None if dtype is None else dtype.numpy))

    return call


def randperm_generator(kernel, wrap):
    """Wrapped kernel of ``randperm.generator``."""

    def call(n, generator, dtype, layout, device, pin_memory):
        return wrap(kernel(n, numpy_generator(generator), None if dtype is None else dtype.numpy))

    return call


def normal_Tensor_float(kernel, wrap):
    """Wrapped kernel of ``normal.Tensor_float``."""

    def call(mean, std, generator):
        return wrap(kernel(mean._data, std, numpy_generator(generator)))

    return call


def normal_float_Tensor(kernel, wrap):
    """Wrapped kernel of ``normal.float_Tensor``."""

    def call(mean, std, generator):
        return wrap(kernel(mean, std._data, numpy_generator(generator)))

    return call


def normal_Tensor_Tensor(kernel, wrap):
    """Wrapped kernel of ``normal.Tensor_Tensor``."""

    def call(mean, std, generator):
        return wrap(kernel(mean._data, std._data, numpy_generator(generator)))

    return call


def normal_float_float(kernel, wrap):
    """Wrapped kernel of ``normal.float_float``."""

    def call(mean, std, size, generator, dtype, layout, device, pin_memory):
        return wrap(
            kernel(
                mean,
                std,
                size,
                numpy_generator(generator),
                None if dtype is None else dtype.numpy,
            )
        )

    return call


def normal_functional(kernel, wrap):
    """Wrapped kernel of ``normal_functional``."""

    def call(self, mean, std, generator):
        return wrap(kernel(self._data, mean, std, numpy_generator(generator)))

    return call


def uniform(kernel, wrap):
    """Wrapped kernel of ``uniform``."""

    def call(self, from_, to, generator):
        return wrap(kernel(self._data, from_, to, numpy_generator(generator)))

    return call


def random(kernel, wrap):
    """Wrapped kernel of ``random``."""

    def call(self, generator):
        return wrap(kernel(self._data, numpy_generator(generator)))

    return call


def random_to(kernel, wrap):
    """Wrapped kernel of ``random.to``."""

    def call(self, to, generator):
        return wrap(kernel(self._data, to, numpy_generator(generator)))

    return call


def random_from(kernel, wrap):
    """Wrapped kernel of ``random.from``."""

    def call(self, from_, to, generator):
        return wrap(kernel(self._data, from_, to, numpy_generator(generator)))

    return call


def log_normal(kernel, wrap):
    """Wrapped kernel of ``log_normal``."""

    def call(self, mean, std, generator):
        return wrap(kernel(self._data, mean, std, numpy_generator(generator)))

    return call


def exponential(kernel, wrap):
    """Wrapped kernel of ``exponential``."""

    def call(self, lambd, generator):
        return wrap(kernel(self._data, lambd, numpy_generator(generator)))

    return call


def cauchy(kernel, wrap):
    """Wrapped kernel of ``cauchy``."""

    def call(self, median, sigma, generator):
        return wrap(kernel(self._data, median, sigma, numpy_generator(generator)))

    return call


def geometric(kernel, wrap):
    """Wrapped kernel of ``geometric``."""

    def call(self, p, generator):
        return wrap(kernel(self._data, p, numpy_generator(generator)))

    return call


def bernoulli(kernel, wrap):
    """Wrapped kernel of ``bernoulli``."""

    def call(self, generator):
        return wrap(kernel(self._data, numpy_generator(generator)))

    return call


def bernoulli_p(kernel, wrap):
    """Wrapped kernel of ``bernoulli.p``."""

    def call(self, p, generator):
        return wrap(kernel(self._data, p, numpy_generator(generator)))

    return call


def bernoulli_Tensor(kernel, wrap):
    """Wrapped kernel of ``bernoulli.Tensor``."""

    def call(self, p, generator):
        return wrap(kernel(self._data, p._data, numpy_generator(generator)))

    return call


def multinomial(kernel, wrap):
    """Wrapped kernel of ``multinomial``."""

    def call(self, num_samples, replacement, generator):
        return wrap(kernel(self._data, num_samples, replacement, numpy_generator(generator)))

    return call


def poisson(kernel, wrap):
    """Wrapped kernel of ``poisson``."""

    def call(self, generator):
        return wrap(kernel(self._data, numpy_generator(generator)))

    return call


def binomial(kernel, wrap):
    """Wrapped kernel of ``binomial``."""

    def call(count, prob, generator):
        return wrap(kernel(count._data, prob._data, numpy_generator(generator)))

    return call


def _standard_gamma(kernel, wrap):
    """Wrapped kernel of ``_standard_gamma``."""

    def call(self, generator):
        return wrap(kernel(self._data, numpy_generator(generator)))

    return call


def _sample_dirichlet(kernel, wrap):
    """Wrapped kernel of ``_sample_dirichlet``."""

    def call(self, generator):
        return wrap(kernel(self._data, numpy_generator(generator)))

    return call


def convolution(kernel, wrap):
    """Wrapped kernel of ``convolution``."""

    def call(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
        return wrap(
            kernel(
                input._data,
                weight._data,
                None if bias is None else bias._data,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
            )
        )

    return call


def convolution_backward(kernel, wrap):
    """Wrapped kernel of ``convolution_backward``."""

    def call(
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
        r0, r1, r2 = kernel(
            grad_output._data,
            input._data,
            weight._data,
            bias_sizes,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            output_mask,
        )
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def im2col(kernel, wrap):
    """Wrapped kernel of ``im2col``."""

    def call(self, kernel_size, dilation, padding, stride):
        return wrap(kernel(self._data, kernel_size, dilation, padding, stride))

    return call


def col2im(kernel, wrap):
    """Wrapped kernel of ``col2im``."""

    def call(self, output_size, kernel_size, dilation, padding, stride):
        return wrap(kernel(self._data, output_size, kernel_size, dilation, padding, stride))

    return call


def max_pool2d_with_indices(kernel, wrap):
    """Wrapped kernel of ``max_pool2d_with_indices``."""

    def call(self, kernel_size, stride, padding, dilation, ceil_mode):
        r0, r1 = kernel(self._data, kernel_size, stride, padding, dilation, ceil_mode)
        return wrap(r0), wrap(r1)

    return call


def max_pool2d_with_indices_backward(kernel, wrap):
    """Wrapped kernel of ``max_pool2d_with_indices_backward``."""

    def call(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
        return wrap(
            kernel(
                grad_output._data,
                self._data,
                kernel_size,
                stride,
                padding,
                dilation,
                ceil_mode,
                indices._data,
            )
        )

    return call


def max_pool3d_with_indices(kernel, wrap):
    """Wrapped kernel of ``max_pool3d_with_indices``."""

    def call(self, kernel_size, stride, padding, dilation, ceil_mode):
        r0, r1 = kernel(self._data, kernel_size, stride, padding, dilation, ceil_mode)
        return wrap(r0), wrap(r1)

    return call


def max_pool3d_with_indices_backward(kernel, wrap):
    """Wrapped kernel of ``max_pool3d_with_indices_backward``."""

    def call(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
        return wrap(
            kernel(
                grad_output._data,
                self._data,
                kernel_size,
                stride,
                padding,
                dilation,
                ceil_mode,
                indices._data,
            )
        )

    return call


def avg_pool2d(kernel, wrap):
    """Wrapped kernel of ``avg_pool2d``."""

    def call(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
        return wrap(
            kernel(
                self._data,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            )
        )

    return call


def avg_pool2d_backward(kernel, wrap):
    """Wrapped kernel of ``avg_pool2d_backward``."""

    def call(
        grad_output,
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    ):
        return wrap(
            kernel(
                grad_output._data,
                self._data,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            )
        )

    return call


def avg_pool3d(kernel, wrap):
    """Wrapped kernel of ``avg_pool3d``."""

    def call(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
        return wrap(
            kernel(
                self._data,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            )
        )

    return call


def avg_pool3d_backward(kernel, wrap):
    """Wrapped kernel of ``avg_pool3d_backward``."""

    def call(
        grad_output,
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    ):
        return wrap(
            kernel(
                grad_output._data,
                self._data,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            )
        )

    return call


def _adaptive_avg_pool2d(kernel, wrap):
    """Wrapped kernel of ``_adaptive_avg_pool2d``."""

    def call(self, output_size):
        return wrap(kernel(self._data, output_size))

    return call


def _adaptive_avg_pool2d_backward(kernel, wrap):
    """Wrapped kernel of ``_adaptive_avg_pool2d_backward``."""

    def call(grad_output, self):
        return wrap(kernel(grad_output._data, self._data))

    return call


def _adaptive_avg_pool3d(kernel, wrap):
    """Wrapped kernel of ``_adaptive_avg_pool3d``."""

    def call(self, output_size):
        return wrap(kernel(self._data, output_size))

    return call


def _adaptive_avg_pool3d_backward(kernel, wrap):
    """Wrapped kernel of ``_adaptive_avg_pool3d_backward``."""

    def call(grad_output, self):
        return wrap(kernel(grad_output._data, self._data))

    return call


def adaptive_max_pool2d(kernel, wrap):
    """Wrapped kernel of ``adaptive_max_pool2d``."""

    def call(self, output_size):
        r0, r1 = kernel(self._data, output_size)
        return wrap(r0), wrap(r1)

    return call


def adaptive_max_pool2d_backward(kernel, wrap):
    """Wrapped kernel of ``adaptive_max_pool2d_backward``."""

    def call(grad_output, self, indices):
        return wrap(kernel(grad_output._data, self._data, indices._data))

    return call


def adaptive_max_pool3d(kernel, wrap):
    """Wrapped kernel of ``adaptive_max_pool3d``."""

    def call(self, output_size):
        r0, r1 = kernel(self._data, output_size)
        return wrap(r0), wrap(r1)

    return call


def adaptive_max_pool3d_backward(kernel, wrap):
    """Wrapped kernel of ``adaptive_max_pool3d_backward``."""

    def call(grad_output, self, indices):
        return wrap(kernel(grad_output._data, self._data, indices._data))

    return call


def max_unpool2d(kernel, wrap):
    """Wrapped kernel of ``max_unpool2d``."""

    def call(self, indices, output_size):
        return wrap(kernel(self._data, indices._data, output_size))

    return call


def max_unpool3d(kernel, wrap):
    """Wrapped kernel of ``max_unpool3d``."""

    def call(self, indices, output_size, stride, padding):
        return wrap(kernel(self._data, indices._data, output_size, stride, padding))

    return call


def fractional_max_pool2d(kernel, wrap):
    """Wrapped kernel of ``fractional_max_pool2d``."""

    def call(self, kernel_size, output_size, random_samples):
        r0, r1 = kernel(self._data, kernel_size, output_size, random_samples._data)
        return wrap(r0), wrap(r1)

    return call


def fractional_max_pool2d_backward(kernel, wrap):
    """Wrapped kernel of ``fractional_max_pool2d_backward``."""

    def call(grad_output, self, kernel_size, output_size, indices):
        return wrap(kernel(grad_output._data, self._data, kernel_size, output_size, indices._data))

    return call


def fractional_max_pool3d(kernel, wrap):
    """Wrapped kernel of ``fractional_max_pool3d``."""

    def call(self, kernel_size, output_size, random_samples):
        r0, r1 = kernel(self._data, kernel_size, output_size, random_samples._data)
        return wrap(r0), wrap(r1)

    return call


def fractional_max_pool3d_backward(kernel, wrap):
    """Wrapped kernel of ``fractional_max_pool3d_backward``."""

    def call(grad_output, self, kernel_size, output_size, indices):
        return wrap(kernel(grad_output._data, self._data, kernel_size, output_size, indices._data))

    return call


def native_layer_norm(kernel, wrap):
    """Wrapped kernel of ``native_layer_norm``."""

    def call(input, normalized_shape, weight, bias, eps):
        r0, r1, r2 = kernel(
            input._data,
            normalized_shape,
            None if weight is None else weight._data,
            None if bias is None else bias._data,
            eps,
        )
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def native_layer_norm_backward(kernel, wrap):
    """Wrapped kernel of ``native_layer_norm_backward``."""

    def call(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask):
        r0, r1, r2 = kernel(
            grad_out._data,
            input._data,
            normalized_shape,
            mean._data,
            rstd._data,
            None if weight is None else weight._data,
            None if bias is None else bias._data,
            output_mask,
        )
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def native_batch_norm(kernel, wrap):
    """Wrapped kernel of ``native_batch_norm``."""

    def call(input, weight, bias, running_mean, running_var, training, momentum, eps):
        r0, r1, r2 = kernel(
            input._data,
            None if weight is None else weight._data,
            None if bias is None else bias._data,
            None if running_mean is None else running_mean._data,
            None if running_var is None else running_var._data,
            training,
            momentum,
            eps,
        )
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def native_batch_norm_backward(kernel, wrap):
    """Wrapped kernel of ``native_batch_norm_backward``."""

    def call(
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
        r0, r1, r2 = kernel(
            grad_out._data,
            input._data,
            None if weight is None else weight._data,
            None if running_mean is None else running_mean._data,
            None if running_var is None else running_var._data,
            None if save_mean is None else save_mean._data,
            None if save_invstd is None else save_invstd._data,
            train,
            eps,
            output_mask,
        )
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def native_group_norm(kernel, wrap):
    """Wrapped kernel of ``native_group_norm``."""

    def call(input, weight, bias, N, C, HxW, group, eps):
        r0, r1, r2 = kernel(
            input._data,
            None if weight is None else weight._data,
            None if bias is None else bias._data,
            N,
            C,
            HxW,
            group,
            eps,
        )
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def native_group_norm_backward(kernel, wrap):
    """Wrapped kernel of ``native_group_norm_backward``."""

    def call(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
        r0, r1, r2 = kernel(
            grad_out._data,
            input._data,
            mean._data,
            rstd._data,
            None if weight is None else weight._data,
            N,
            C,
            HxW,
            group,
            output_mask,
        )
        return wrap(r0), wrap(r1), wrap(r2)

    return call


def embedding(kernel, wrap):
    """Wrapped kernel of ``embedding``."""

    def call(weight, indices, padding_idx, scale_grad_by_freq, sparse):
        return wrap(kernel(weight._data, indices._data, padding_idx, scale_grad_by_freq, sparse))

    return call


def embedding_dense_backward(kernel, wrap):
    """Wrapped kernel of ``embedding_dense_backward``."""

    def call(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
        return wrap(
            kernel(grad_output._data, indices._data, num_weights, padding_idx, scale_grad_by_freq)
        )

    return call


def embedding_renorm(kernel, wrap):
    """Wrapped kernel of ``embedding_renorm``."""

    def call(self, indices, max_norm, norm_type):
        return wrap(kernel(self._data, indices._data, max_norm, norm_type))

    return call


def _embedding_bag(kernel, wrap):
    """Wrapped kernel of ``_embedding_bag``."""

    def call(
        weight,
        indices,
        offsets,
        scale_grad_by_freq,
        mode,
        sparse,
        per_sample_weights,
        include_last_offset,
        padding_idx,
    ):
        r0, r1, r2, r3 = kernel(
            weight._data,
            indices._data,
            offsets._data,
            scale_grad_by_freq,
            mode,
            sparse,
            None if per_sample_weights is None else per_sample_weights._data,
            include_last_offset,
            padding_idx,
        )
        return wrap(r0), wrap(r1), wrap(r2), wrap(r3)

    return call


def _embedding_bag_dense_backward(kernel, wrap):
    """Wrapped kernel of ``_embedding_bag_dense_backward``."""

    def call(
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
    ):
        return wrap(
            kernel(
                grad._data,
                indices._data,
                offset2bag._data,
                bag_size._data,
                maximum_indices._data,
                num_weights,
                scale_grad_by_freq,
                mode,
                None if per_sample_weights is None else per_sample_weights._data,
                padding_idx,
            )
        )

    return call


def _embedding_bag_per_sample_weights_backward(kernel, wrap):
    """Wrapped kernel of ``_embedding_bag_per_sample_weights_backward``."""

    def call(grad, weight, indices, offsets, offset2bag, mode, padding_idx):
        return wrap(
            kernel(
                grad._data,
                weight._data,
                indices._data,
                offsets._data,
                offset2bag._data,
                mode,
                padding_idx,
            )
        )

    return call


def one_hot(kernel, wrap):
    """Wrapped kernel of ``one_hot``."""

    def call(self, num_classes):
        return wrap(kernel(self._data, num_classes))

    return call


def constant_pad_nd(kernel, wrap):
    """Wrapped kernel of ``constant_pad_nd``."""

    def call(self, pad, value):
        return wrap(kernel(self._data, pad, value))

    return call


def reflection_pad1d(kernel, wrap):
    """Wrapped kernel of ``reflection_pad1d``."""

    def call(self, padding):
        return wrap(kernel(self._data, padding))

    return call


def reflection_pad1d_backward(kernel, wrap):
    """Wrapped kernel of ``reflection_pad1d_backward``."""

    def call(grad_output, self, padding):
        return wrap(kernel(grad_output._data, self._data, padding))

    return call


def reflection_pad2d(kernel, wrap):
    """Wrapped kernel of ``reflection_pad2d``."""

    def call(self, padding):
        return wrap(kernel(self._data, padding))

    return call


def reflection_pad2d_backward(kernel, wrap):
    """Wrapped kernel of ``reflection_pad2d_backward``."""

    def call(grad_output, self, padding):
        return wrap(kernel(grad_output._data, self._data, padding))

    return call


def reflection_pad3d(kernel, wrap):
    """Wrapped kernel of ``reflection_pad3d``."""

    def call(self, padding):
        return wrap(kernel(self._data, padding))

    return call


def reflection_pad3d_backward(kernel, wrap):
    """Wrapped kernel of ``reflection_pad3d_backward``."""

    def call(grad_output, self, padding):
        return wrap(kernel(grad_output._data, self._data, padding))

    return call


def replication_pad1d(kernel, wrap):
    """Wrapped kernel of ``replication_pad1d``."""

    def call(self, padding):
        return wrap(kernel(self._data, padding))

    return call


def replication_pad1d_backward(kernel, wrap):
    """Wrapped kernel of ``replication_pad1d_backward``."""

    def call(grad_output, self, padding):
        return wrap(kernel(grad_output._data, self._data, padding))

    return call


def replication_pad2d(kernel, wrap):
    """Wrapped kernel of ``replication_pad2d``."""

    def call(self, padding):
        return wrap(kernel(self._data, padding))

    return call


def replication_pad2d_backward(kernel, wrap):
    """Wrapped kernel of ``replication_pad2d_backward``."""

    def call(grad_output, self, padding):
        return wrap(kernel(grad_output._data, self._data, padding))

    return call


def replication_pad3d(kernel, wrap):
    """Wrapped kernel of ``replication_pad3d``."""

    def call(self, padding):
        return wrap(kernel(self._data, padding))

    return call


def replication_pad3d_backward(kernel, wrap):
    """Wrapped kernel of ``replication_pad3d_backward``."""

    def call(grad_output, self, padding):
        return wrap(kernel(grad_output._data, self._data, padding))

    return call


def upsample_nearest1d(kernel, wrap):
    """Wrapped kernel of ``upsample_nearest1d``."""

    def call(self, output_size, scales):
        return wrap(kernel(self._data, output_size, scales))

    return call


def upsample_nearest1d_backward(kernel, wrap):
    """Wrapped kernel of ``upsample_nearest1d_backward``."""

    def call(grad_output, output_size, input_size, scales):
        return wrap(kernel(grad_output._data, output_size, input_size, scales))

    return call


def upsample_nearest2d(kernel, wrap):
    """Wrapped kernel of ``upsample_nearest2d``."""

    def call(self, output_size, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, scales_h, scales_w))

    return call


def upsample_nearest2d_backward(kernel, wrap):
    """Wrapped kernel of ``upsample_nearest2d_backward``."""

    def call(grad_output, output_size, input_size, scales_h, scales_w):
        return wrap(kernel(grad_output._data, output_size, input_size, scales_h, scales_w))

    return call


def upsample_nearest3d(kernel, wrap):
    """Wrapped kernel of ``upsample_nearest3d``."""

    def call(self, output_size, scales_d, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, scales_d, scales_h, scales_w))

    return call


def upsample_nearest3d_backward(kernel, wrap):
    """Wrapped kernel of ``upsample_nearest3d_backward``."""

    def call(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
        return wrap(
            kernel(grad_output._data, output_size, input_size, scales_d, scales_h, scales_w)
        )

    return call


def _upsample_nearest_exact1d(kernel, wrap):
    """Wrapped kernel of ``_upsample_nearest_exact1d``."""

    def call(self, output_size, scales):
        return wrap(kernel(self._data, output_size, scales))

    return call


def _upsample_nearest_exact1d_backward(kernel, wrap):
    """Wrapped kernel of ``_upsample_nearest_exact1d_backward``."""

    def call(grad_output, output_size, input_size, scales):
        return wrap(kernel(grad_output._data, output_size, input_size, scales))

    return call


def _upsample_nearest_exact2d(kernel, wrap):
    """Wrapped kernel of ``_upsample_nearest_exact2d``."""

    def call(self, output_size, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, scales_h, scales_w))

    return call


def _upsample_nearest_exact2d_backward(kernel, wrap):
    """Wrapped kernel of ``_upsample_nearest_exact2d_backward``."""

    def call(grad_output, output_size, input_size, scales_h, scales_w):
        return wrap(kernel(grad_output._data, output_size, input_size, scales_h, scales_w))

    return call


def _upsample_nearest_exact3d(kernel, wrap):
    """Wrapped kernel of ``_upsample_nearest_exact3d``."""

    def call(self, output_size, scales_d, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, scales_d, scales_h, scales_w))

    return call


def _upsample_nearest_exact3d_backward(kernel, wrap):
    """Wrapped kernel of ``_upsample_nearest_exact3d_backward``."""

    def call(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
        return wrap(
            kernel(grad_output._data, output_size, input_size, scales_d, scales_h, scales_w)
        )

    return call


def upsample_linear1d(kernel, wrap):
    """Wrapped kernel of ``upsample_linear1d``."""

    def call(self, output_size, align_corners, scales):
        return wrap(kernel(self._data, output_size, align_corners, scales))

    return call


def upsample_linear1d_backward(kernel, wrap):
    """Wrapped kernel of ``upsample_linear1d_backward``."""

    def call(grad_output, output_size, input_size, align_corners, scales):
        return wrap(kernel(grad_output._data, output_size, input_size, align_corners, scales))

    return call


def upsample_bilinear2d(kernel, wrap):
    """Wrapped kernel of ``upsample_bilinear2d``."""

    def call(self, output_size, align_corners, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, align_corners, scales_h, scales_w))

    return call


def upsample_bilinear2d_backward(kernel, wrap):
    """Wrapped kernel of ``upsample_bilinear2d_backward``."""

    def call(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        return wrap(
            kernel(grad_output._data, output_size, input_size, align_corners, scales_h, scales_w)
        )

    return call


def upsample_trilinear3d(kernel, wrap):
    """Wrapped kernel of ``upsample_trilinear3d``."""

    def call(self, output_size, align_corners, scales_d, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, align_corners, scales_d, scales_h, scales_w))

    return call


def upsample_trilinear3d_backward(kernel, wrap):
    """Wrapped kernel of ``upsample_trilinear3d_backward``."""

    def call(grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w):
        return wrap(
            kernel(
                grad_output._data,
                output_size,
                input_size,
                align_corners,
                scales_d,
                scales_h,
                scales_w,
            )
        )

    return call


def upsample_bicubic2d(kernel, wrap):
    """Wrapped kernel of ``upsample_bicubic2d``."""

    def call(self, output_size, align_corners, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, align_corners, scales_h, scales_w))

    return call


def upsample_bicubic2d_backward(kernel, wrap):
    """Wrapped kernel of ``upsample_bicubic2d_backward``."""

    def call(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        return wrap(
            kernel(grad_output._data, output_size, input_size, align_corners, scales_h, scales_w)
        )

    return call


def _upsample_bilinear2d_aa(kernel, wrap):
    """Wrapped kernel of ``_upsample_bilinear2d_aa``."""

    def call(self, output_size, align_corners, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, align_corners, scales_h, scales_w))

    return call


def _upsample_bilinear2d_aa_backward(kernel, wrap):
    """Wrapped kernel of ``_upsample_bilinear2d_aa_backward``."""

    def call(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        return wrap(
            kernel(grad_output._data, output_size, input_size, align_corners, scales_h, scales_w)
        )

    return call


def _upsample_bicubic2d_aa(kernel, wrap):
    """Wrapped kernel of ``_upsample_bicubic2d_aa``."""

    def call(self, output_size, align_corners, scales_h, scales_w):
        return wrap(kernel(self._data, output_size, align_corners, scales_h, scales_w))

    return call


def _upsample_bicubic2d_aa_backward(kernel, wrap):
    """Wrapped kernel of ``_upsample_bicubic2d_aa_backward``."""

    def call(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
        return wrap(
            kernel(grad_output._data, output_size, input_size, align_corners, scales_h, scales_w)
        )

    return call


def pixel_shuffle(kernel, wrap):
    """Wrapped kernel of ``pixel_shuffle``."""

    def call(self, upscale_factor):
        return wrap(kernel(self._data, upscale_factor))

    return call


def pixel_unshuffle(kernel, wrap):
    """Wrapped kernel of ``pixel_unshuffle``."""

    def call(self, downscale_factor):
        return wrap(kernel(self._data, downscale_factor))

    return call


def channel_shuffle(kernel, wrap):
    """Wrapped kernel of ``channel_shuffle``."""

    def call(self, groups):
        return wrap(kernel(self._data, groups))

    return call
