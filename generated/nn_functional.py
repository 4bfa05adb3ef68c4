"""Functions of `gradsmith.nn.functional`, with the arguments that Python programs give.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.deferred import deferred_from
from gradsmith.core.handlers import shows_completed, shows_handlers
from gradsmith.documentation import documented
from gradsmith.generated import functions, nn
from gradsmith.generated.functions import (
    adaptive_avg_pool1d,
    avg_pool1d,
    bilinear,
    channel_shuffle,
    conv1d,
    conv2d,
    conv3d,
    conv_tbc,
    conv_transpose1d,
    conv_transpose2d,
    conv_transpose3d,
    cosine_similarity,
    hardshrink,
    native_channel_shuffle,
    pairwise_distance,
    pdist,
    pixel_shuffle,
    pixel_unshuffle,
)
from gradsmith.generated.nn import (
    avg_pool2d,
    avg_pool3d,
    gelu,
    linear,
    one_hot,
    pad,
    scaled_dot_product_attention,
    softplus,
    softshrink,
)
from gradsmith.generated.nn import log_sigmoid as logsigmoid

_from = deferred_from(globals(), "gradsmith.operators.activation.conversions")
check_bounds = _from("check_bounds")
check_halves = _from("check_halves")
check_probability = _from("check_probability")
implicit_dim = _from("implicit_dim")
warn_of_ndim = _from("warn_of_ndim")

_from = deferred_from(globals(), "gradsmith.operators.embedding.conversions")
padding_row = _from("padding_row")
renormalised = _from("renormalised")

_from = deferred_from(globals(), "gradsmith.operators.loss.conversions")
check_margin = _from("check_margin")
check_margin_norm = _from("check_margin_norm")
check_probabilities = _from("check_probabilities")
check_ranked = _from("check_ranked")
check_target = _from("check_target")
loss_reduction = _from("loss_reduction")
warn_of_broadcast = _from("warn_of_broadcast")
weighted_loss = _from("weighted_loss")

_from = deferred_from(globals(), "gradsmith.operators.norm.conversions")
check_batch = _from("check_batch")
check_groups = _from("check_groups")
check_instance = _from("check_instance")

_from = deferred_from(globals(), "gradsmith.operators.pooling.conversions")
extents = _from("extents")
fractional_samples = _from("fractional_samples")
fractional_size = _from("fractional_size")
kept_extents = _from("kept_extents")
unpooled_size = _from("unpooled_size")

_from = deferred_from(globals(), "gradsmith.operators.resampling.conversions")
check_affine = _from("check_affine")
corners = _from("corners")
mode_number = _from("mode_number")


@shows_completed
def tanh(input):
    """Hyperbolic tangent of each element."""
    return functions.tanh(input)


@shows_completed
def tanhshrink(input):
    """`input - tanh(input)`."""
    result = functions.tanh(input)
    return input - result


@shows_completed
def sigmoid(input):
    """Logistic function, `1 / (1 + exp(-x))`."""
    return functions.sigmoid(input)


@shows_completed
def softsign(input):
    """`input / (1 + abs(input))`."""
    result = functions.abs(input)
    return input / (result + 1)


@shows_completed
def relu(input, inplace=False):
    """Rectified linear unit, `max(x, 0)`."""
    if inplace:
        return functions.relu_(input)
    return functions.relu(input)


@shows_handlers
def relu_(input):
    """Rectified linear unit, `max(x, 0)`; in place."""
    return functions.relu_(input)


@shows_completed
def relu6(input, inplace=False):
    """Each element clamped to [0, 6]."""
    if inplace:
        return nn.relu6_(input)
    return nn.relu6(input)


@shows_completed
def threshold(input, threshold, value, inplace=False):
    """Each element if it exceeds `threshold`, otherwise `value`."""
    if inplace:
        return functions.threshold_(input, threshold, value)
    return functions.threshold(input, threshold, value)


@shows_handlers
def threshold_(input, threshold, value):
    """Each element if it exceeds `threshold`, otherwise `value`; in place."""
    return functions.threshold_(input, threshold, value)


@shows_completed
def leaky_relu(input, negative_slope=0.01, inplace=False):
    """Each element, multiplied by `negative_slope` where it is not positive."""
    if inplace:
        return nn.leaky_relu_(input, negative_slope)
    return nn.leaky_relu(input, negative_slope)


@shows_handlers
def leaky_relu_(input, negative_slope=0.01):
    """Each element, multiplied by `negative_slope` where it is not positive; in place."""
    return nn.leaky_relu_(input, negative_slope)


@shows_completed
def prelu(input, weight):
    """Each element, multiplied by `weight` where it is not positive; `weight` has one element, or
    one per channel.
    """
    return functions.prelu(input, weight)


@shows_completed
def rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
    """Leaky ReLU whose slope is drawn from [lower, upper] in training, and is their mean
    otherwise.
    """
    if inplace:
        return functions.rrelu_(input, lower, upper, training)
    return functions.rrelu(input, lower, upper, training)


@shows_handlers
def rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False):
    """Leaky ReLU whose slope is drawn from [lower, upper] in training, and is their mean otherwise;
    in place.
    """
    return functions.rrelu_(input, lower, upper, training)


@shows_completed
def hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    """Each element clamped to `[min_val, max_val]`."""
    check_bounds(min_val, max_val)
    if inplace:
        return nn.hardtanh_(input, min_val, max_val)
    return nn.hardtanh(input, min_val, max_val)


@shows_handlers
def hardtanh_(input, min_val=-1.0, max_val=1.0):
    """Each element clamped to `[min_val, max_val]`; in place."""
    check_bounds(min_val, max_val)
    return nn.hardtanh_(input, min_val, max_val)


@shows_completed
def elu(input, alpha=1.0, inplace=False):
    """Exponential linear unit, `scale * x` above zero and `scale * alpha * (exp(input_scale * x) -
    1)` below.
    """
    if inplace:
        return nn.elu_(input, alpha)
    return nn.elu(input, alpha)


@shows_handlers
def elu_(input, alpha=1.0):
    """Exponential linear unit, `scale * x` above zero and `scale * alpha * (exp(input_scale * x) -
    1)` below; in place.
    """
    return nn.elu_(input, alpha)


@shows_completed
def celu(input, alpha=1.0, inplace=False):
    """Exponential linear unit with a continuous derivative."""
    if inplace:
        return functions.celu_(input, alpha)
    return functions.celu(input, alpha)


@shows_handlers
def celu_(input, alpha=1.0):
    """Exponential linear unit with a continuous derivative; in place."""
    return functions.celu_(input, alpha)


@shows_completed
def selu(input, inplace=False):
    """Exponential linear unit of self-normalizing networks."""
    if inplace:
        return functions.selu_(input)
    return functions.selu(input)


@shows_handlers
def selu_(input):
    """Exponential linear unit of self-normalizing networks; in place."""
    return functions.selu_(input)


@shows_completed
def silu(input, inplace=False):
    """`x * sigmoid(x)`, also known as swish."""
    if inplace:
        return nn.silu_(input)
    return nn.silu(input)


@shows_completed
def mish(input, inplace=False):
    """`x * tanh(softplus(x))`."""
    if inplace:
        return nn.mish_(input)
    return nn.mish(input)


@shows_completed
def glu(input, dim=-1):
    """First half of the tensor along `dim` times the sigmoid of the second."""
    check_halves(input)
    return nn.glu(input, dim)


@shows_completed
def hardsigmoid(input, inplace=False):
    """`x / 6 + 1 / 2` clamped to [0, 1]."""
    if inplace:
        return nn.hardsigmoid_(input)
    return nn.hardsigmoid(input)


@shows_completed
def hardswish(input, inplace=False):
    """`x * hardsigmoid(x)`."""
    if inplace:
        return nn.hardswish_(input)
    return nn.hardswish(input)


@shows_completed
def softmax(input, dim=None, _stacklevel=3, dtype=None):
    """Exponentials along `dim` divided by their sum; computed in `dtype` if given."""
    return functions.softmax(input, implicit_dim("softmax", input, dim, _stacklevel), dtype)


@shows_completed
def softmin(input, dim=None, _stacklevel=3, dtype=None):
    """`softmax` of `-input`."""
    return functions.softmax(-input, implicit_dim("softmin", input, dim, _stacklevel), dtype)


@shows_completed
def log_softmax(input, dim=None, _stacklevel=3, dtype=None):
    """Logarithm of `softmax`, computed directly and without overflow; in `dtype` if given."""
    return functions.log_softmax(input, implicit_dim("log_softmax", input, dim, _stacklevel), dtype)


@shows_completed
def dropout(input, p=0.5, training=True, inplace=False):
    """Each element zeroed with probability `p`, the others divided by `1 - p`; the input itself
    unless `train`.
    """
    check_probability(p)
    if inplace:
        return functions.dropout_(input, p, training)
    return functions.dropout(input, p, training)


@shows_completed
def dropout2d(input, p=0.5, training=True, inplace=False):
    """Dropout of whole channels."""
    check_probability(p)
    warn_of_ndim("dropout2d", input, 3, 4)
    if inplace:
        return functions.feature_dropout_(input, p, training)
    return functions.feature_dropout(input, p, training)


@shows_completed
def alpha_dropout(input, p=0.5, training=False, inplace=False):
    """Dropout that preserves the mean and variance of self-normalizing networks."""
    check_probability(p)
    if inplace:
        return functions.alpha_dropout_(input, p, training)
    return functions.alpha_dropout(input, p, training)


@shows_completed
def feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """Alpha dropout of whole channels."""
    check_probability(p)
    if inplace:
        return functions.feature_alpha_dropout_(input, p, training)
    return functions.feature_alpha_dropout(input, p, training)


@shows_completed
def mse_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    """Squared differences, averaged or as `reduction` says."""
    warn_of_broadcast(input, target)
    number = loss_reduction(reduction, size_average, reduce)
    result = nn.mse_loss(input, target, number if weight is None else 0)
    return result if weight is None else weighted_loss(result, weight, number)


@shows_completed
def l1_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    """Absolute differences, averaged or as `reduction` says."""
    warn_of_broadcast(input, target)
    number = loss_reduction(reduction, size_average, reduce)
    result = nn.l1_loss(input, target, number if weight is None else 0)
    return result if weight is None else weighted_loss(result, weight, number)


@shows_completed
def huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    """Half the squared differences where they are at most `delta`, `delta` times absolute ones
    elsewhere.
    """
    warn_of_broadcast(input, target)
    number = loss_reduction(reduction)
    result = nn.huber_loss(input, target, number if weight is None else 0, delta)
    return result if weight is None else weighted_loss(result, weight, number)


@shows_completed
def binary_cross_entropy(
    input, target, weight=None, size_average=None, reduce=None, reduction="mean"
):
    """Binary cross entropy of the probabilities `input` and `target`."""
    check_probabilities(input, target)
    return nn.binary_cross_entropy(
        input,
        target,
        weight if weight is None else weight.expand(target.shape),
        loss_reduction(reduction, size_average, reduce),
    )


@shows_completed
def binary_cross_entropy_with_logits(
    input, target, weight=None, size_average=None, reduce=None, reduction="mean", pos_weight=None
):
    """Binary cross entropy of the sigmoid of `input`, without overflow."""
    check_target(input, target)
    return functions.binary_cross_entropy_with_logits(
        input, target, weight, pos_weight, loss_reduction(reduction, size_average, reduce)
    )


@shows_completed
def poisson_nll_loss(
    input,
    target,
    log_input=True,
    full=False,
    size_average=None,
    eps=1e-08,
    reduce=None,
    reduction="mean",
):
    """Negative log likelihood of a Poisson distribution."""
    return functions.poisson_nll_loss(
        input, target, log_input, full, eps, loss_reduction(reduction, size_average, reduce)
    )


@shows_completed
def soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """`log(1 + exp(-target * self))`."""
    return nn.soft_margin_loss(input, target, loss_reduction(reduction, size_average, reduce))


@shows_completed
def hinge_embedding_loss(
    input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"
):
    """`input` where `target` is 1 and `max(0, margin - self)` where it is -1."""
    return functions.hinge_embedding_loss(
        input, target, margin, loss_reduction(reduction, size_average, reduce)
    )


@shows_completed
def nll_loss(
    input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"
):
    """Negative log likelihood of (N, C, ...) log probabilities and (N, ...) classes."""
    return nn.nll_loss_nd(
        input, target, weight, loss_reduction(reduction, size_average, reduce), ignore_index
    )


@shows_completed
def cross_entropy(
    input,
    target,
    weight=None,
    size_average=None,
    ignore_index=-100,
    reduce=None,
    reduction="mean",
    label_smoothing=0.0,
):
    """Cross entropy of the softmax of `input` with classes or with probabilities."""
    return nn.cross_entropy_loss(
        input,
        target,
        weight,
        loss_reduction(reduction, size_average, reduce),
        ignore_index,
        label_smoothing,
    )


@shows_completed
def multi_margin_loss(
    input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"
):
    """Multi-class margin loss."""
    check_margin_norm(p, weight)
    return nn.multi_margin_loss(
        input, target, p, margin, weight, loss_reduction(reduction, size_average, reduce)
    )


@shows_completed
def multilabel_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """Margin loss of several labels for each sample."""
    return nn.multilabel_margin_loss(input, target, loss_reduction(reduction, size_average, reduce))


@shows_completed
def margin_ranking_loss(
    input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"
):
    """`max(0, margin - target * (input1 - input2))`."""
    check_ranked(input1, input2, target)
    return functions.margin_ranking_loss(
        input1, input2, target, margin, loss_reduction(reduction, size_average, reduce)
    )


@shows_completed
def cosine_embedding_loss(
    input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"
):
    """One minus the cosine similarity for pairs with target 1; for others, its excess over
    `margin`.
    """
    return functions.cosine_embedding_loss(
        input1, input2, target, margin, loss_reduction(reduction, size_average, reduce)
    )


@shows_completed
def triplet_margin_loss(
    anchor,
    positive,
    negative,
    margin=1.0,
    p=2,
    eps=1e-06,
    swap=False,
    size_average=None,
    reduce=None,
    reduction="mean",
):
    """Excess of the distance to the positive example over that to the negative one."""
    check_margin(margin)
    return functions.triplet_margin_loss(
        anchor,
        positive,
        negative,
        margin,
        p,
        eps,
        swap,
        loss_reduction(reduction, size_average, reduce),
    )


@shows_completed
def unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    """Every window of `input` (N, C, H, W) or (C, H, W) as a column: (N, C * KH * KW, L). Raises
    RuntimeError when there are no windows.
    """
    return nn.im2col(input, kernel_size, dilation, padding, stride)


@shows_completed
def fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    """Columns (N, C * KH * KW, L) or (C * KH * KW, L) added up to images (N, C, *output_size).
    Raises RuntimeError when the number of columns is not that of the images' windows.
    """
    return nn.col2im(input, output_size, kernel_size, dilation, padding, stride)


@shows_completed
def max_pool2d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """The largest element of each window of (N, C, H, W) or (C, H, W), and its index in the H * W
    plane.
    """
    return nn.max_pool2d_with_indices(
        input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode
    )


@shows_completed
def max_pool2d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """The largest element of each window of (N, C, H, W) or (C, H, W), and its index in the H * W
    plane.
    """
    result = nn.max_pool2d_with_indices(
        input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode
    )
    return result if return_indices else result[0]


@shows_completed
def max_pool3d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W), and its index in the D
    * H * W volume.
    """
    return nn.max_pool3d_with_indices(
        input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode
    )


@shows_completed
def max_pool3d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W), and its index in the D
    * H * W volume.
    """
    result = nn.max_pool3d_with_indices(
        input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode
    )
    return result if return_indices else result[0]


@shows_completed
def max_pool1d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """The largest element of each window of (N, C, L) or (C, L), and its index."""
    return functions.max_pool1d_with_indices(
        input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode
    )


@shows_completed
def max_pool1d(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """The largest element of each window of (N, C, L) or (C, L), and its index."""
    result = functions.max_pool1d_with_indices(
        input, kernel_size, () if stride is None else stride, padding, dilation, ceil_mode
    )
    return result if return_indices else result[0]


@shows_completed
def adaptive_avg_pool2d(input, output_size):
    """Means of (N, C, H, W) or (C, H, W) over `output_size` windows that share the plane out
    evenly.
    """
    return nn.adaptive_avg_pool2d(input, kept_extents(input, output_size, 2))


@shows_completed
def adaptive_avg_pool3d(input, output_size):
    """Means of (N, C, D, H, W) or (C, D, H, W) over `output_size` windows that share the volume out
    evenly.
    """
    return nn.adaptive_avg_pool3d(input, kept_extents(input, output_size, 3))


@shows_completed
def adaptive_max_pool1d_with_indices(input, output_size, return_indices=False):
    """The largest of each of `output_size` windows over (N, C, L) or (C, L), and its index."""
    return functions.adaptive_max_pool1d(input, output_size)


@shows_completed
def adaptive_max_pool1d(input, output_size, return_indices=False):
    """The largest of each of `output_size` windows over (N, C, L) or (C, L), and its index."""
    result = functions.adaptive_max_pool1d(input, output_size)
    return result if return_indices else result[0]


@shows_completed
def adaptive_max_pool2d_with_indices(input, output_size, return_indices=False):
    """The largest of each of `output_size` windows over (N, C, H, W) or (C, H, W), and its index in
    the plane.
    """
    return nn.adaptive_max_pool2d(input, kept_extents(input, output_size, 2))


@shows_completed
def adaptive_max_pool2d(input, output_size, return_indices=False):
    """The largest of each of `output_size` windows over (N, C, H, W) or (C, H, W), and its index in
    the plane.
    """
    result = nn.adaptive_max_pool2d(input, kept_extents(input, output_size, 2))
    return result if return_indices else result[0]


@shows_completed
def adaptive_max_pool3d_with_indices(input, output_size, return_indices=False):
    """The largest of each of `output_size` windows over (N, C, D, H, W) or (C, D, H, W), and its
    index in the volume.
    """
    return nn.adaptive_max_pool3d(input, kept_extents(input, output_size, 3))


@shows_completed
def adaptive_max_pool3d(input, output_size, return_indices=False):
    """The largest of each of `output_size` windows over (N, C, D, H, W) or (C, D, H, W), and its
    index in the volume.
    """
    result = nn.adaptive_max_pool3d(input, kept_extents(input, output_size, 3))
    return result if return_indices else result[0]


@shows_completed
def max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of `max_pool2d`, zero where no window had its largest element. Raises ValueError
    when `output_size` is not one that the pooling could have had as its input.
    """
    return nn.max_unpool2d(
        input, indices, unpooled_size(input, kernel_size, stride, padding, output_size, 2)
    )


@shows_completed
def max_unpool1d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of `max_pool1d`, zero where no window had its largest element. Raises ValueError
    when `output_size` is not one that the pooling could have had as its input.
    """
    result = nn.max_unpool2d(
        input.unsqueeze(-1),
        indices.unsqueeze(-1),
        (*unpooled_size(input, kernel_size, stride, padding, output_size, 1), 1),
    )
    return result.squeeze(-1)


@shows_completed
def max_unpool3d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of `max_pool3d`, zero where no window had its largest element. Raises ValueError
    when `output_size` is not one that the pooling could have had as its input.
    """
    return nn.max_unpool3d(
        input,
        indices,
        unpooled_size(input, kernel_size, stride, padding, output_size, 3),
        extents(kernel_size if stride is None else stride, 3),
        extents(padding, 3),
    )


@shows_completed
def fractional_max_pool2d_with_indices(
    input,
    kernel_size,
    output_size=None,
    output_ratio=None,
    return_indices=False,
    _random_samples=None,
):
    """The largest element of each of `output_size` windows over (N, C, H, W), whose places
    `random_samples` decides, and its index in the plane.
    """
    return nn.fractional_max_pool2d(
        input,
        extents(kernel_size, 2),
        fractional_size("fractional_max_pool2d", input, output_size, output_ratio, 2),
        fractional_samples(input, 2) if _random_samples is None else _random_samples,
    )


@shows_completed
def fractional_max_pool2d(
    input,
    kernel_size,
    output_size=None,
    output_ratio=None,
    return_indices=False,
    _random_samples=None,
):
    """The largest element of each of `output_size` windows over (N, C, H, W), placed at random.
    `output_ratio` gives the output's extents as a share of the input's instead. Raises
    ValueError unless one of the two is given and ratios lie between 0 and 1. Graham, *Fractional
    Max-Pooling*, 2014.
    """
    result = nn.fractional_max_pool2d(
        input,
        extents(kernel_size, 2),
        fractional_size("fractional_max_pool2d", input, output_size, output_ratio, 2),
        fractional_samples(input, 2) if _random_samples is None else _random_samples,
    )
    return result if return_indices else result[0]


@shows_completed
def fractional_max_pool3d_with_indices(
    input,
    kernel_size,
    output_size=None,
    output_ratio=None,
    return_indices=False,
    _random_samples=None,
):
    """The largest element of each of `output_size` windows over (N, C, D, H, W), whose places
    `random_samples` decides, and its index in the volume.
    """
    return nn.fractional_max_pool3d(
        input,
        extents(kernel_size, 3),
        fractional_size("fractional_max_pool3d", input, output_size, output_ratio, 3),
        fractional_samples(input, 3) if _random_samples is None else _random_samples,
    )


@shows_completed
def fractional_max_pool3d(
    input,
    kernel_size,
    output_size=None,
    output_ratio=None,
    return_indices=False,
    _random_samples=None,
):
    """The largest element of each of `output_size` windows over (N, C, D, H, W), placed at random.
    `output_ratio` gives the output's extents as a share of the input's instead. Raises
    ValueError unless one of the two is given and ratios lie between 0 and 1.
    """
    result = nn.fractional_max_pool3d(
        input,
        extents(kernel_size, 3),
        fractional_size("fractional_max_pool3d", input, output_size, output_ratio, 3),
        fractional_samples(input, 3) if _random_samples is None else _random_samples,
    )
    return result if return_indices else result[0]


@shows_completed
def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05):
    """`input` with mean 0 and variance 1 over its last dimensions, times `weight` plus `bias`. Ba,
    Kiros and Hinton, *Layer Normalization*, 2016.
    """
    return functions.layer_norm(input, normalized_shape, weight, bias, eps)


@shows_completed
def rms_norm(input, normalized_shape, weight=None, eps=None):
    """`input` over the root of its mean square over its last dimensions, times `weight`. Zhang and
    Sennrich, *Root Mean Square Layer Normalization*, 2019.
    """
    return functions.rms_norm(input, normalized_shape, weight, eps)


@shows_completed
def batch_norm(
    input,
    running_mean,
    running_var,
    weight=None,
    bias=None,
    training=False,
    momentum=0.1,
    eps=1e-05,
):
    """`input` (N, C, …) with mean 0 and variance 1 for each channel, times `weight` plus `bias`.
    Training uses the batch's statistics and moves the running ones towards them by `momentum`.
    Raises ValueError when a channel has a single element in training. Ioffe and Szegedy, *Batch
    Normalization*, 2015.
    """
    check_batch(input, training, eps)
    return functions.batch_norm(
        input, weight, bias, running_mean, running_var, training, momentum, eps, False
    )


@shows_completed
def instance_norm(
    input,
    running_mean=None,
    running_var=None,
    weight=None,
    bias=None,
    use_input_stats=True,
    momentum=0.1,
    eps=1e-05,
):
    """`input` (N, C, …) with mean 0 and variance 1 for each channel of each sample. Raises
    ValueError when a channel has a single element and its own statistics are to be used.
    """
    check_instance(input, use_input_stats)
    return functions.instance_norm(
        input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, False
    )


@shows_completed
def group_norm(input, num_groups, weight=None, bias=None, eps=1e-05):
    """`input` (N, C, …) with mean 0 and variance 1 for each group of channels of each sample.
    Raises ValueError when a group has a single element. Wu and He, *Group Normalization*, 2018.
    """
    check_groups(input, num_groups)
    return functions.group_norm(input, num_groups, weight, bias, eps)


@shows_completed
def embedding(
    input,
    weight,
    padding_idx=None,
    max_norm=None,
    norm_type=2.0,
    scale_grad_by_freq=False,
    sparse=False,
):
    """Rows of the table `weight` (V, D) at the indices `input`: (*input.shape, D). The row
    `padding_idx` gets no gradient. With `max_norm` the rows read are first scaled down to that
    `norm_type` norm, in place. With `sparse` the gradient of the table is a sparse tensor of the
    rows that were read.
    """
    row = padding_row(weight, padding_idx)
    return functions.embedding(
        renormalised(weight, input, max_norm, norm_type), input, row, scale_grad_by_freq, sparse
    )


@shows_completed
def grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    """`input` (N, C, *S) at the places `grid` (N, *L, R), which span -1 to 1: (N, C, *L). Raises
    ValueError for an unknown mode, RuntimeError for shapes that do not fit.
    """
    return functions.grid_sampler(
        input,
        grid,
        mode_number("mode", mode, "'bilinear', 'nearest' or 'bicubic'"),
        mode_number("padding_mode", padding_mode, "'zeros', 'border', or 'reflection'"),
        corners(align_corners),
    )


@shows_completed
def affine_grid(theta, size, align_corners=None):
    """The places that the affine maps `theta` send those of a grid of `size` (N, C, *S) to. Raises
    ValueError unless `theta` holds floating (N, 2, 3) or (N, 3, 4) matrices that fit `size`.
    """
    check_affine(theta, size)
    return functions.affine_grid_generator(theta, size, corners(align_corners))


__all__ = documented(globals())
