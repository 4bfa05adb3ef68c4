"""The operators of neural networks, with the arguments of their schemas.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.state import MASKED, state
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.arguments import as_ints
from gradsmith.dispatch.call import MISSING, call_slow
from gradsmith.documentation import documented
from gradsmith.generated import operators

_relu6_kernels = operators.relu6.table


def relu6(input):
    """Each element clamped to [0, 6]."""
    kernel = None
    try:
        kernel = _relu6_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(relu6, operators.relu6, (input,), {})


_relu6__kernels = operators.relu6_.table


def relu6_(input):
    """Each element clamped to [0, 6], in place."""
    kernel = None
    try:
        kernel = _relu6__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(relu6_, operators.relu6_, (input,), {})


_leaky_relu_kernels = operators.leaky_relu.table


def leaky_relu(input, negative_slope=0.01, *, out=None):
    """Each element, multiplied by `negative_slope` where it is not positive."""
    if out is None and negative_slope.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _leaky_relu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, negative_slope)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(leaky_relu, operators.leaky_relu, (input, negative_slope), {"out": out})


_leaky_relu__kernels = operators.leaky_relu_.table


def leaky_relu_(input, negative_slope=0.01):
    """Each element, multiplied by `negative_slope` where it is not positive; in place."""
    if negative_slope.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _leaky_relu__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, negative_slope)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(leaky_relu_, operators.leaky_relu_, (input, negative_slope), {})


_hardtanh_kernels = operators.hardtanh.table


def hardtanh(input, min_val=-1, max_val=1, *, out=None):
    """Each element clamped to `[min_val, max_val]`."""
    if out is None and min_val.__class__ in NUMBER_BITS and max_val.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _hardtanh_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, min_val, max_val)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hardtanh, operators.hardtanh, (input, min_val, max_val), {"out": out})


_hardtanh__kernels = operators.hardtanh_.table


def hardtanh_(input, min_val=-1, max_val=1):
    """Each element clamped to `[min_val, max_val]`; in place."""
    if min_val.__class__ in NUMBER_BITS and max_val.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _hardtanh__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, min_val, max_val)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hardtanh_, operators.hardtanh_, (input, min_val, max_val), {})


_elu_kernels = operators.elu.table


def elu(input, alpha=1, scale=1, input_scale=1, *, out=None):
    """Exponential linear unit, `scale * x` above zero and `scale * alpha * (exp(input_scale * x) -
    1)` below.
    """
    if (
        out is None
        and alpha.__class__ in NUMBER_BITS
        and scale.__class__ in NUMBER_BITS
        and input_scale.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            kernel = _elu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, alpha, scale, input_scale)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(elu, operators.elu, (input, alpha, scale, input_scale), {"out": out})


_elu__kernels = operators.elu_.table


def elu_(input, alpha=1, scale=1, input_scale=1):
    """Exponential linear unit, `scale * x` above zero and `scale * alpha * (exp(input_scale * x) -
    1)` below; in place.
    """
    if (
        alpha.__class__ in NUMBER_BITS
        and scale.__class__ in NUMBER_BITS
        and input_scale.__class__ in NUMBER_BITS
    ):
        kernel = None
        try:
            kernel = _elu__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, alpha, scale, input_scale)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(elu_, operators.elu_, (input, alpha, scale, input_scale), {})


_gelu_kernels = operators.gelu.table


def gelu(input, *, approximate="none", out=None):
    """Gaussian error linear unit, `x * ndtr(x)`, or its approximation by `tanh`."""
    if out is None and approximate.__class__ is str:
        kernel = None
        try:
            kernel = _gelu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, approximate)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(gelu, operators.gelu, (input,), {"approximate": approximate, "out": out})


_gelu__kernels = operators.gelu_.table


def gelu_(input, *, approximate="none"):
    """Gaussian error linear unit, `x * ndtr(x)`, or its approximation by `tanh`; in place."""
    if approximate.__class__ is str:
        kernel = None
        try:
            kernel = _gelu__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, approximate)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(gelu_, operators.gelu_, (input,), {"approximate": approximate})


_silu_kernels = operators.silu.table


def silu(input, *, out=None):
    """`x * sigmoid(x)`, also known as swish."""
    if out is None:
        kernel = None
        try:
            kernel = _silu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(silu, operators.silu, (input,), {"out": out})


_silu__kernels = operators.silu_.table


def silu_(input):
    """`x * sigmoid(x)`, also known as swish; in place."""
    kernel = None
    try:
        kernel = _silu__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(silu_, operators.silu_, (input,), {})


_mish_kernels = operators.mish.table


def mish(input, *, out=None):
    """`x * tanh(softplus(x))`."""
    if out is None:
        kernel = None
        try:
            kernel = _mish_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(mish, operators.mish, (input,), {"out": out})


_mish__kernels = operators.mish_.table


def mish_(input):
    """`x * tanh(softplus(x))`; in place."""
    kernel = None
    try:
        kernel = _mish__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(mish_, operators.mish_, (input,), {})


_softplus_kernels = operators.softplus.table


def softplus(input, beta=1, threshold=20, *, out=None):
    """`log(1 + exp(beta * x)) / beta`; the element itself where `beta * x` exceeds `threshold`."""
    if out is None and beta.__class__ in NUMBER_BITS and threshold.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _softplus_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, beta, threshold)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(softplus, operators.softplus, (input, beta, threshold), {"out": out})


_log_sigmoid_kernels = operators.log_sigmoid.table


def log_sigmoid(input, *, out=None):
    """Logarithm of the sigmoid, without overflow."""
    if out is None:
        kernel = None
        try:
            kernel = _log_sigmoid_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(log_sigmoid, operators.log_sigmoid, (input,), {"out": out})


_glu_kernels = operators.glu.table


def glu(input=MISSING, dim=-1, *, out=None, **numpy_names):
    """First half of the tensor along `dim` times the sigmoid of the second."""
    if not numpy_names and out is None and dim.__class__ is int:
        kernel = None
        try:
            kernel = _glu_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, dim)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(glu, operators.glu, (input, dim), {"out": out, **numpy_names})


_hardsigmoid_kernels = operators.hardsigmoid.table


def hardsigmoid(input, *, out=None):
    """`x / 6 + 1 / 2` clamped to [0, 1]."""
    if out is None:
        kernel = None
        try:
            kernel = _hardsigmoid_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hardsigmoid, operators.hardsigmoid, (input,), {"out": out})


_hardsigmoid__kernels = operators.hardsigmoid_.table


def hardsigmoid_(input):
    """`x / 6 + 1 / 2` clamped to [0, 1]; in place."""
    kernel = None
    try:
        kernel = _hardsigmoid__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(hardsigmoid_, operators.hardsigmoid_, (input,), {})


_hardswish_kernels = operators.hardswish.table


def hardswish(input, *, out=None):
    """`x * hardsigmoid(x)`."""
    if out is None:
        kernel = None
        try:
            kernel = _hardswish_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hardswish, operators.hardswish, (input,), {"out": out})


_hardswish__kernels = operators.hardswish_.table


def hardswish_(input):
    """`x * hardsigmoid(x)`; in place."""
    kernel = None
    try:
        kernel = _hardswish__kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(hardswish_, operators.hardswish_, (input,), {})


_softshrink_kernels = operators.softshrink.table


def softshrink(input, lambd=0.5, *, out=None):
    """Each element shrunk towards zero by `lambd`; zero where its absolute value is at most
    `lambd`.
    """
    if out is None and lambd.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _softshrink_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, lambd)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(softshrink, operators.softshrink, (input, lambd), {"out": out})


_mse_loss_kernels = operators.mse_loss.table


def mse_loss(input, target, reduction=1, *, out=None):
    """Squared differences, averaged or as `reduction` says."""
    if out is None and reduction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _mse_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, reduction)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(mse_loss, operators.mse_loss, (input, target, reduction), {"out": out})


_l1_loss_kernels = operators.l1_loss.table


def l1_loss(input, target, reduction=1):
    """Absolute differences, averaged or as `reduction` says."""
    if reduction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _l1_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, reduction)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(l1_loss, operators.l1_loss, (input, target, reduction), {})


_smooth_l1_loss_kernels = operators.smooth_l1_loss.table


def smooth_l1_loss(input, target, reduction=1, beta=1.0, *, out=None):
    """Squared differences over twice `beta` where they are small, absolute ones elsewhere."""
    if (
        out is None
        and reduction.__class__ is int
        and (beta.__class__ is float or beta.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _smooth_l1_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, target, reduction, beta if beta.__class__ is float else float(beta)
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        smooth_l1_loss, operators.smooth_l1_loss, (input, target, reduction, beta), {"out": out}
    )


_huber_loss_kernels = operators.huber_loss.table


def huber_loss(input, target, reduction=1, delta=1.0, *, out=None):
    """Half the squared differences where they are at most `delta`, `delta` times absolute ones
    elsewhere.
    """
    if (
        out is None
        and reduction.__class__ is int
        and (delta.__class__ is float or delta.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _huber_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, target, reduction, delta if delta.__class__ is float else float(delta)
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        huber_loss, operators.huber_loss, (input, target, reduction, delta), {"out": out}
    )


_binary_cross_entropy_kernels = operators.binary_cross_entropy.table


def binary_cross_entropy(input, target, weight=None, reduction=1, *, out=None):
    """Binary cross entropy of the probabilities `input` and `target`."""
    if out is None and reduction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _binary_cross_entropy_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, weight, reduction)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        binary_cross_entropy,
        operators.binary_cross_entropy,
        (input, target, weight, reduction),
        {"out": out},
    )


_soft_margin_loss_kernels = operators.soft_margin_loss.table


def soft_margin_loss(input, target, reduction=1, *, out=None):
    """`log(1 + exp(-target * self))`."""
    if out is None and reduction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _soft_margin_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, reduction)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        soft_margin_loss, operators.soft_margin_loss, (input, target, reduction), {"out": out}
    )


_nll_loss_kernels = operators.nll_loss.table


def nll_loss(input, target, weight=None, reduction=1, ignore_index=-100, *, out=None):
    """Negative log likelihood of (N, C) log probabilities and N classes."""
    if out is None and reduction.__class__ is int and ignore_index.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _nll_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, weight, reduction, ignore_index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nll_loss, operators.nll_loss, (input, target, weight, reduction, ignore_index), {"out": out}
    )


_nll_loss2d_kernels = operators.nll_loss2d.table


def nll_loss2d(input, target, weight=None, reduction=1, ignore_index=-100, *, out=None):
    """Negative log likelihood of (N, C, H, W) log probabilities and (N, H, W) classes."""
    if out is None and reduction.__class__ is int and ignore_index.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _nll_loss2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, weight, reduction, ignore_index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nll_loss2d,
        operators.nll_loss2d,
        (input, target, weight, reduction, ignore_index),
        {"out": out},
    )


_nll_loss_nd_kernels = operators.nll_loss_nd.table


def nll_loss_nd(input, target, weight=None, reduction=1, ignore_index=-100):
    """Negative log likelihood of (N, C, ...) log probabilities and (N, ...) classes."""
    if reduction.__class__ is int and ignore_index.__class__ is int:
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _nll_loss_nd_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, weight, reduction, ignore_index)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        nll_loss_nd, operators.nll_loss_nd, (input, target, weight, reduction, ignore_index), {}
    )


_cross_entropy_loss_kernels = operators.cross_entropy_loss.table


def cross_entropy_loss(
    input, target, weight=None, reduction=1, ignore_index=-100, label_smoothing=0.0
):
    """Cross entropy of the softmax of `input` with classes or with probabilities."""
    if (
        reduction.__class__ is int
        and ignore_index.__class__ is int
        and (label_smoothing.__class__ is float or label_smoothing.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _cross_entropy_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                target,
                weight,
                reduction,
                ignore_index,
                label_smoothing if label_smoothing.__class__ is float else float(label_smoothing),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        cross_entropy_loss,
        operators.cross_entropy_loss,
        (input, target, weight, reduction, ignore_index, label_smoothing),
        {},
    )


_multi_margin_loss_kernels = operators.multi_margin_loss.table


def multi_margin_loss(input, target, p=1, margin=1, weight=None, reduction=1, *, out=None):
    """Multi-class margin loss."""
    if (
        out is None
        and p.__class__ in NUMBER_BITS
        and margin.__class__ in NUMBER_BITS
        and reduction.__class__ is int
    ):
        kernel = None
        try:
            bits = input._bits_
            bits |= target._bits_
            bits |= 0 if weight is None else weight._bits_
            kernel = _multi_margin_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, p, margin, weight, reduction)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        multi_margin_loss,
        operators.multi_margin_loss,
        (input, target, p, margin, weight, reduction),
        {"out": out},
    )


_multilabel_margin_loss_kernels = operators.multilabel_margin_loss.table


def multilabel_margin_loss(input, target, reduction=1, *, out=None):
    """Margin loss of several labels for each sample."""
    if out is None and reduction.__class__ is int:
        kernel = None
        try:
            bits = input._bits_ if input._bits_ is target._bits_ else input._bits_ | target._bits_
            kernel = _multilabel_margin_loss_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, target, reduction)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        multilabel_margin_loss,
        operators.multilabel_margin_loss,
        (input, target, reduction),
        {"out": out},
    )


_linear_kernels = operators.linear.table


def linear(input, weight, bias=None, *, out=None):
    """`input @ weight.T + bias`, over the last dimension of `input`."""
    if out is None:
        kernel = None
        try:
            bits = input._bits_
            bits |= weight._bits_
            bits |= 0 if bias is None else bias._bits_
            kernel = _linear_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, weight, bias)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(linear, operators.linear, (input, weight, bias), {"out": out})


_im2col_kernels = operators.im2col.table


def im2col(input, kernel_size, dilation, padding, stride, *, out=None):
    """Every window of (N, C, H, W) as a column of (N, C * KH * KW, L)."""
    if (
        out is None
        and (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
    ):
        kernel = None
        try:
            kernel = _im2col_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (kernel_size,) * 2 if kernel_size.__class__ is int else ints_kernel_size,
                (dilation,) * 2 if dilation.__class__ is int else ints_dilation,
                (padding,) * 2 if padding.__class__ is int else ints_padding,
                (stride,) * 2 if stride.__class__ is int else ints_stride,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        im2col, operators.im2col, (input, kernel_size, dilation, padding, stride), {"out": out}
    )


_col2im_kernels = operators.col2im.table


def col2im(input, output_size, kernel_size, dilation, padding, stride, *, out=None):
    """The columns of (N, C * KH * KW, L) added at the positions that `im2col` reads, (N, C,
    *output_size).
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
    ):
        kernel = None
        try:
            kernel = _col2im_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                (kernel_size,) * 2 if kernel_size.__class__ is int else ints_kernel_size,
                (dilation,) * 2 if dilation.__class__ is int else ints_dilation,
                (padding,) * 2 if padding.__class__ is int else ints_padding,
                (stride,) * 2 if stride.__class__ is int else ints_stride,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        col2im,
        operators.col2im,
        (input, output_size, kernel_size, dilation, padding, stride),
        {"out": out},
    )


_max_pool2d_with_indices_kernels = operators.max_pool2d_with_indices.table


def max_pool2d_with_indices(
    input, kernel_size, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False
):
    """The largest element of each window of (N, C, H, W) or (C, H, W), and its index in the H * W
    plane.
    """
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and ceil_mode.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _max_pool2d_with_indices_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (kernel_size,) * 2 if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) * 2 if stride.__class__ is int else ints_stride,
                (padding,) * 2 if padding.__class__ is int else ints_padding,
                (dilation,) * 2 if dilation.__class__ is int else ints_dilation,
                ceil_mode,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        max_pool2d_with_indices,
        operators.max_pool2d_with_indices,
        (input, kernel_size, stride, padding, dilation, ceil_mode),
        {},
    )


_max_pool3d_with_indices_kernels = operators.max_pool3d_with_indices.table


def max_pool3d_with_indices(
    input, kernel_size, stride=(), padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False
):
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W), and its index in the D
    * H * W volume.
    """
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and (dilation.__class__ is int or (ints_dilation := as_ints(dilation)) is not None)
        and ceil_mode.__class__ is bool
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _max_pool3d_with_indices_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (kernel_size,) * 3 if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) * 3 if stride.__class__ is int else ints_stride,
                (padding,) * 3 if padding.__class__ is int else ints_padding,
                (dilation,) * 3 if dilation.__class__ is int else ints_dilation,
                ceil_mode,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        max_pool3d_with_indices,
        operators.max_pool3d_with_indices,
        (input, kernel_size, stride, padding, dilation, ceil_mode),
        {},
    )


_avg_pool2d_kernels = operators.avg_pool2d.table


def avg_pool2d(
    input,
    kernel_size,
    stride=(),
    padding=(0, 0),
    ceil_mode=False,
    count_include_pad=True,
    divisor_override=None,
    *,
    out=None,
):
    """The mean of each window of (N, C, H, W) or (C, H, W)."""
    if (
        out is None
        and (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and ceil_mode.__class__ is bool
        and count_include_pad.__class__ is bool
        and (divisor_override is None or divisor_override.__class__ is int)
    ):
        kernel = None
        try:
            kernel = _avg_pool2d_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (kernel_size,) * 2 if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) * 2 if stride.__class__ is int else ints_stride,
                (padding,) * 2 if padding.__class__ is int else ints_padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        avg_pool2d,
        operators.avg_pool2d,
        (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),
        {"out": out},
    )


_avg_pool3d_kernels = operators.avg_pool3d.table


def avg_pool3d(
    input,
    kernel_size,
    stride=(),
    padding=(0, 0, 0),
    ceil_mode=False,
    count_include_pad=True,
    divisor_override=None,
    *,
    out=None,
):
    """The mean of each window of (N, C, D, H, W) or (C, D, H, W)."""
    if (
        out is None
        and (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
        and ceil_mode.__class__ is bool
        and count_include_pad.__class__ is bool
        and (divisor_override is None or divisor_override.__class__ is int)
    ):
        kernel = None
        try:
            kernel = _avg_pool3d_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (kernel_size,) * 3 if kernel_size.__class__ is int else ints_kernel_size,
                (stride,) * 3 if stride.__class__ is int else ints_stride,
                (padding,) * 3 if padding.__class__ is int else ints_padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        avg_pool3d,
        operators.avg_pool3d,
        (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),
        {"out": out},
    )


_adaptive_avg_pool2d_kernels = operators.adaptive_avg_pool2d.table


def adaptive_avg_pool2d(input, output_size):
    """Means of (N, C, H, W) or (C, H, W) over `output_size` windows that share the plane out
    evenly.
    """
    if output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _adaptive_avg_pool2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, (output_size,) * 2 if output_size.__class__ is int else ints_output_size
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(adaptive_avg_pool2d, operators.adaptive_avg_pool2d, (input, output_size), {})


_adaptive_avg_pool3d_kernels = operators.adaptive_avg_pool3d.table


def adaptive_avg_pool3d(input, output_size):
    """Means of (N, C, D, H, W) or (C, D, H, W) over `output_size` windows that share the volume out
    evenly.
    """
    if output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _adaptive_avg_pool3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, (output_size,) * 3 if output_size.__class__ is int else ints_output_size
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(adaptive_avg_pool3d, operators.adaptive_avg_pool3d, (input, output_size), {})


_adaptive_max_pool2d_kernels = operators.adaptive_max_pool2d.table


def adaptive_max_pool2d(input, output_size):
    """The largest of each of `output_size` windows over (N, C, H, W) or (C, H, W), and its index in
    the plane.
    """
    if output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _adaptive_max_pool2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, (output_size,) * 2 if output_size.__class__ is int else ints_output_size
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(adaptive_max_pool2d, operators.adaptive_max_pool2d, (input, output_size), {})


_adaptive_max_pool3d_kernels = operators.adaptive_max_pool3d.table


def adaptive_max_pool3d(input, output_size):
    """The largest of each of `output_size` windows over (N, C, D, H, W) or (C, D, H, W), and its
    index in the volume.
    """
    if output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None:
        kernel = None
        try:
            bits = input._bits_
            kernel = _adaptive_max_pool3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input, (output_size,) * 3 if output_size.__class__ is int else ints_output_size
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(adaptive_max_pool3d, operators.adaptive_max_pool3d, (input, output_size), {})


_max_unpool2d_kernels = operators.max_unpool2d.table


def max_unpool2d(input, indices, output_size, *, out=None):
    """The inverse of `max_pool2d_with_indices`, zero where no window had its largest element."""
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
    ):
        kernel = None
        try:
            bits = input._bits_ | indices._bits_
            kernel = _max_unpool2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                indices,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        max_unpool2d, operators.max_unpool2d, (input, indices, output_size), {"out": out}
    )


_max_unpool3d_kernels = operators.max_unpool3d.table


def max_unpool3d(input, indices, output_size, stride, padding, *, out=None):
    """The inverse of `max_pool3d_with_indices`, zero where no window had its largest element."""
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and (stride.__class__ is int or (ints_stride := as_ints(stride)) is not None)
        and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None)
    ):
        kernel = None
        try:
            bits = input._bits_ | indices._bits_
            kernel = _max_unpool3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                indices,
                (output_size,) * 3 if output_size.__class__ is int else ints_output_size,
                (stride,) * 3 if stride.__class__ is int else ints_stride,
                (padding,) * 3 if padding.__class__ is int else ints_padding,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        max_unpool3d,
        operators.max_unpool3d,
        (input, indices, output_size, stride, padding),
        {"out": out},
    )


_fractional_max_pool2d_kernels = operators.fractional_max_pool2d.table


def fractional_max_pool2d(input, kernel_size, output_size, random_samples):
    """The largest element of each of `output_size` windows over (N, C, H, W), whose places
    `random_samples` decides, and its index in the plane.
    """
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
    ):
        kernel = None
        try:
            bits = input._bits_ | random_samples._bits_
            kernel = _fractional_max_pool2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (kernel_size,) * 2 if kernel_size.__class__ is int else ints_kernel_size,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                random_samples,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        fractional_max_pool2d,
        operators.fractional_max_pool2d,
        (input, kernel_size, output_size, random_samples),
        {},
    )


_fractional_max_pool3d_kernels = operators.fractional_max_pool3d.table


def fractional_max_pool3d(input, kernel_size, output_size, random_samples):
    """The largest element of each of `output_size` windows over (N, C, D, H, W), whose places
    `random_samples` decides, and its index in the volume.
    """
    if (
        (kernel_size.__class__ is int or (ints_kernel_size := as_ints(kernel_size)) is not None)
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
    ):
        kernel = None
        try:
            bits = input._bits_ | random_samples._bits_
            kernel = _fractional_max_pool3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (kernel_size,) * 3 if kernel_size.__class__ is int else ints_kernel_size,
                (output_size,) * 3 if output_size.__class__ is int else ints_output_size,
                random_samples,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        fractional_max_pool3d,
        operators.fractional_max_pool3d,
        (input, kernel_size, output_size, random_samples),
        {},
    )


_one_hot_kernels = operators.one_hot.table


def one_hot(input, num_classes=-1):
    """One-hot vectors along a new last dimension of `num_classes` (by default, as many as
    needed).
    """
    if num_classes.__class__ is int:
        kernel = None
        try:
            kernel = _one_hot_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, num_classes)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(one_hot, operators.one_hot, (input, num_classes), {})


_reflection_pad1d_kernels = operators.reflection_pad1d.table


def reflection_pad1d(input, padding, *, out=None):
    """`input` mirrored at the borders of its last dimension."""
    if out is None and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None):
        kernel = None
        try:
            bits = input._bits_
            kernel = _reflection_pad1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (padding,) * 2 if padding.__class__ is int else ints_padding)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(reflection_pad1d, operators.reflection_pad1d, (input, padding), {"out": out})


_reflection_pad2d_kernels = operators.reflection_pad2d.table


def reflection_pad2d(input, padding, *, out=None):
    """`input` mirrored at the borders of its last two dimensions."""
    if out is None and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None):
        kernel = None
        try:
            bits = input._bits_
            kernel = _reflection_pad2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (padding,) * 4 if padding.__class__ is int else ints_padding)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(reflection_pad2d, operators.reflection_pad2d, (input, padding), {"out": out})


_reflection_pad3d_kernels = operators.reflection_pad3d.table


def reflection_pad3d(input, padding, *, out=None):
    """`input` mirrored at the borders of its last three dimensions."""
    if out is None and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None):
        kernel = None
        try:
            bits = input._bits_
            kernel = _reflection_pad3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (padding,) * 6 if padding.__class__ is int else ints_padding)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(reflection_pad3d, operators.reflection_pad3d, (input, padding), {"out": out})


_replication_pad1d_kernels = operators.replication_pad1d.table


def replication_pad1d(input, padding, *, out=None):
    """`input` with its border elements repeated beyond its last dimension."""
    if out is None and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None):
        kernel = None
        try:
            bits = input._bits_
            kernel = _replication_pad1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (padding,) * 2 if padding.__class__ is int else ints_padding)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(replication_pad1d, operators.replication_pad1d, (input, padding), {"out": out})


_replication_pad2d_kernels = operators.replication_pad2d.table


def replication_pad2d(input, padding, *, out=None):
    """`input` with its border elements repeated beyond its last two dimensions."""
    if out is None and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None):
        kernel = None
        try:
            bits = input._bits_
            kernel = _replication_pad2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (padding,) * 4 if padding.__class__ is int else ints_padding)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(replication_pad2d, operators.replication_pad2d, (input, padding), {"out": out})


_replication_pad3d_kernels = operators.replication_pad3d.table


def replication_pad3d(input, padding, *, out=None):
    """`input` with its border elements repeated beyond its last three dimensions."""
    if out is None and (padding.__class__ is int or (ints_padding := as_ints(padding)) is not None):
        kernel = None
        try:
            bits = input._bits_
            kernel = _replication_pad3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(input, (padding,) * 6 if padding.__class__ is int else ints_padding)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(replication_pad3d, operators.replication_pad3d, (input, padding), {"out": out})


__pad_circular_kernels = operators._pad_circular.table


def _pad_circular(input, pad):
    """`input` padded periodically along its last dimensions."""
    if (ints_pad := as_ints(pad)) is not None:
        kernel = None
        try:
            kernel = __pad_circular_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, ints_pad)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_pad_circular, operators._pad_circular, (input, pad), {})


_pad_kernels = operators.pad.table


def pad(input, pad, mode="constant", value=None):
    """`input` with elements around it: constant, or by `mode` "reflect", "replicate" or "circular"
    of its own.
    """
    if (
        (ints_pad := as_ints(pad)) is not None
        and mode.__class__ is str
        and (value is None or value.__class__ is float or value.__class__ is int)
    ):
        kernel = None
        try:
            kernel = _pad_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                ints_pad,
                mode,
                value if value is None or value.__class__ is float else float(value),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(_pad_function, operators.pad, (input, pad, mode, value), {})


_pad_function = pad


_upsample_nearest1d_kernels = operators.upsample_nearest1d.table


def upsample_nearest1d(input, output_size, scales=None, *, out=None):
    """A batch (N, C, L) resampled to `output_size` by the nearest element at or before each
    place.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and (scales is None or scales.__class__ is float or scales.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _upsample_nearest1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) if output_size.__class__ is int else ints_output_size,
                scales if scales is None or scales.__class__ is float else float(scales),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        upsample_nearest1d, operators.upsample_nearest1d, (input, output_size, scales), {"out": out}
    )


_upsample_nearest2d_kernels = operators.upsample_nearest2d.table


def upsample_nearest2d(input, output_size, scales_h=None, scales_w=None, *, out=None):
    """A batch (N, C, H, W) resampled to `output_size` by the nearest element at or before each
    place.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _upsample_nearest2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        upsample_nearest2d,
        operators.upsample_nearest2d,
        (input, output_size, scales_h, scales_w),
        {"out": out},
    )


_upsample_nearest3d_kernels = operators.upsample_nearest3d.table


def upsample_nearest3d(
    input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None
):
    """A batch (N, C, D, H, W) resampled to `output_size` by the nearest element at or before each
    place.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and (scales_d is None or scales_d.__class__ is float or scales_d.__class__ is int)
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _upsample_nearest3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 3 if output_size.__class__ is int else ints_output_size,
                scales_d if scales_d is None or scales_d.__class__ is float else float(scales_d),
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        upsample_nearest3d,
        operators.upsample_nearest3d,
        (input, output_size, scales_d, scales_h, scales_w),
        {"out": out},
    )


__upsample_nearest_exact1d_kernels = operators._upsample_nearest_exact1d.table


def _upsample_nearest_exact1d(input, output_size, scales=None, *, out=None):
    """A batch (N, C, L) resampled to `output_size` by the element whose centre is nearest to each
    place.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and (scales is None or scales.__class__ is float or scales.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __upsample_nearest_exact1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) if output_size.__class__ is int else ints_output_size,
                scales if scales is None or scales.__class__ is float else float(scales),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _upsample_nearest_exact1d,
        operators._upsample_nearest_exact1d,
        (input, output_size, scales),
        {"out": out},
    )


__upsample_nearest_exact2d_kernels = operators._upsample_nearest_exact2d.table


def _upsample_nearest_exact2d(input, output_size, scales_h=None, scales_w=None, *, out=None):
    """A batch (N, C, H, W) resampled to `output_size` by the element whose centre is nearest to
    each place.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __upsample_nearest_exact2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _upsample_nearest_exact2d,
        operators._upsample_nearest_exact2d,
        (input, output_size, scales_h, scales_w),
        {"out": out},
    )


__upsample_nearest_exact3d_kernels = operators._upsample_nearest_exact3d.table


def _upsample_nearest_exact3d(
    input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None
):
    """A batch (N, C, D, H, W) resampled to `output_size` by the element whose centre is nearest to
    each place.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and (scales_d is None or scales_d.__class__ is float or scales_d.__class__ is int)
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __upsample_nearest_exact3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 3 if output_size.__class__ is int else ints_output_size,
                scales_d if scales_d is None or scales_d.__class__ is float else float(scales_d),
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _upsample_nearest_exact3d,
        operators._upsample_nearest_exact3d,
        (input, output_size, scales_d, scales_h, scales_w),
        {"out": out},
    )


_upsample_linear1d_kernels = operators.upsample_linear1d.table


def upsample_linear1d(input, output_size, align_corners, scales=None, *, out=None):
    """A batch (N, C, L) resampled to `output_size` by linear interpolation."""
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and align_corners.__class__ is bool
        and (scales is None or scales.__class__ is float or scales.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _upsample_linear1d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) if output_size.__class__ is int else ints_output_size,
                align_corners,
                scales if scales is None or scales.__class__ is float else float(scales),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        upsample_linear1d,
        operators.upsample_linear1d,
        (input, output_size, align_corners, scales),
        {"out": out},
    )


_upsample_bilinear2d_kernels = operators.upsample_bilinear2d.table


def upsample_bilinear2d(
    input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None
):
    """A batch (N, C, H, W) resampled to `output_size` by linear interpolation."""
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and align_corners.__class__ is bool
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _upsample_bilinear2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                align_corners,
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        upsample_bilinear2d,
        operators.upsample_bilinear2d,
        (input, output_size, align_corners, scales_h, scales_w),
        {"out": out},
    )


_upsample_trilinear3d_kernels = operators.upsample_trilinear3d.table


def upsample_trilinear3d(
    input, output_size, align_corners, scales_d=None, scales_h=None, scales_w=None, *, out=None
):
    """A batch (N, C, D, H, W) resampled to `output_size` by linear interpolation."""
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and align_corners.__class__ is bool
        and (scales_d is None or scales_d.__class__ is float or scales_d.__class__ is int)
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _upsample_trilinear3d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 3 if output_size.__class__ is int else ints_output_size,
                align_corners,
                scales_d if scales_d is None or scales_d.__class__ is float else float(scales_d),
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        upsample_trilinear3d,
        operators.upsample_trilinear3d,
        (input, output_size, align_corners, scales_d, scales_h, scales_w),
        {"out": out},
    )


_upsample_bicubic2d_kernels = operators.upsample_bicubic2d.table


def upsample_bicubic2d(
    input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None
):
    """A batch (N, C, H, W) resampled to `output_size` by cubic convolution."""
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and align_corners.__class__ is bool
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = _upsample_bicubic2d_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                align_corners,
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        upsample_bicubic2d,
        operators.upsample_bicubic2d,
        (input, output_size, align_corners, scales_h, scales_w),
        {"out": out},
    )


__upsample_bilinear2d_aa_kernels = operators._upsample_bilinear2d_aa.table


def _upsample_bilinear2d_aa(
    input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None
):
    """A batch (N, C, H, W) resampled to `output_size` by a triangle as wide as the output's
    spacing.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and align_corners.__class__ is bool
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __upsample_bilinear2d_aa_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                align_corners,
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _upsample_bilinear2d_aa,
        operators._upsample_bilinear2d_aa,
        (input, output_size, align_corners, scales_h, scales_w),
        {"out": out},
    )


__upsample_bicubic2d_aa_kernels = operators._upsample_bicubic2d_aa.table


def _upsample_bicubic2d_aa(
    input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None
):
    """A batch (N, C, H, W) resampled to `output_size` by a cubic kernel as wide as the output's
    spacing.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and align_corners.__class__ is bool
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __upsample_bicubic2d_aa_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                align_corners,
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _upsample_bicubic2d_aa,
        operators._upsample_bicubic2d_aa,
        (input, output_size, align_corners, scales_h, scales_w),
        {"out": out},
    )


__upsample_lanczos2d_aa_kernels = operators._upsample_lanczos2d_aa.table


def _upsample_lanczos2d_aa(
    input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None
):
    """A batch (N, C, H, W) resampled to `output_size` by Lanczos's kernel of three lobes on each
    side, as wide as the output's spacing.
    """
    if (
        out is None
        and (output_size.__class__ is int or (ints_output_size := as_ints(output_size)) is not None)
        and align_corners.__class__ is bool
        and (scales_h is None or scales_h.__class__ is float or scales_h.__class__ is int)
        and (scales_w is None or scales_w.__class__ is float or scales_w.__class__ is int)
    ):
        kernel = None
        try:
            bits = input._bits_
            kernel = __upsample_lanczos2d_aa_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                input,
                (output_size,) * 2 if output_size.__class__ is int else ints_output_size,
                align_corners,
                scales_h if scales_h is None or scales_h.__class__ is float else float(scales_h),
                scales_w if scales_w is None or scales_w.__class__ is float else float(scales_w),
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        _upsample_lanczos2d_aa,
        operators._upsample_lanczos2d_aa,
        (input, output_size, align_corners, scales_h, scales_w),
        {"out": out},
    )


_scaled_dot_product_attention_kernels = operators.scaled_dot_product_attention.table


def scaled_dot_product_attention(
    query,
    key,
    value,
    attn_mask=None,
    dropout_p=0.0,
    is_causal=False,
    *,
    scale=None,
    enable_gqa=False,
):
    """Means of `value` (…, S, V) for each row of `query` (…, L, E), weighted by the softmax of its
    products with the rows of `key` (…, S, E).
    """
    if (
        (dropout_p.__class__ is float or dropout_p.__class__ is int)
        and is_causal.__class__ is bool
        and (scale is None or scale.__class__ is float or scale.__class__ is int)
        and enable_gqa.__class__ is bool
    ):
        kernel = None
        try:
            bits = query._bits_
            bits |= key._bits_
            bits |= value._bits_
            bits |= 0 if attn_mask is None else attn_mask._bits_
            kernel = _scaled_dot_product_attention_kernels[bits & state.mask if MASKED else bits]
            return kernel(
                query,
                key,
                value,
                attn_mask,
                dropout_p if dropout_p.__class__ is float else float(dropout_p),
                is_causal,
                scale if scale is None or scale.__class__ is float else float(scale),
                enable_gqa,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        scaled_dot_product_attention,
        operators.scaled_dot_product_attention,
        (query, key, value, attn_mask, dropout_p, is_causal),
        {"scale": scale, "enable_gqa": enable_gqa},
    )


__all__ = documented(globals())
