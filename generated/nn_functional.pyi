"""Functions of `gradsmith.nn.functional`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from gradsmith.tensor import Tensor
from gradsmith.types import Number

__all__ = [
    "_adaptive_avg_pool2d_backward",
    "_adaptive_avg_pool3d_backward",
    "_pad_circular",
    "_upsample_bicubic2d_aa",
    "_upsample_bicubic2d_aa_backward",
    "_upsample_bilinear2d_aa",
    "_upsample_bilinear2d_aa_backward",
    "_upsample_nearest_exact1d",
    "_upsample_nearest_exact1d_backward",
    "_upsample_nearest_exact2d",
    "_upsample_nearest_exact2d_backward",
    "_upsample_nearest_exact3d",
    "_upsample_nearest_exact3d_backward",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool2d",
    "adaptive_max_pool2d_backward",
    "adaptive_max_pool3d",
    "adaptive_max_pool3d_backward",
    "avg_pool2d",
    "avg_pool2d_backward",
    "avg_pool3d",
    "avg_pool3d_backward",
    "binary_cross_entropy",
    "col2im",
    "cross_entropy_loss",
    "elu",
    "elu_",
    "fractional_max_pool2d",
    "fractional_max_pool2d_backward",
    "fractional_max_pool3d",
    "fractional_max_pool3d_backward",
    "gelu",
    "gelu_",
    "glu",
    "hardsigmoid",
    "hardsigmoid_",
    "hardswish",
    "hardswish_",
    "hardtanh",
    "hardtanh_",
    "huber_loss",
    "im2col",
    "l1_loss",
    "leaky_relu",
    "leaky_relu_",
    "linear",
    "log_sigmoid",
    "max_pool2d_with_indices",
    "max_pool2d_with_indices_backward",
    "max_pool3d_with_indices",
    "max_pool3d_with_indices_backward",
    "max_unpool2d",
    "max_unpool3d",
    "mish",
    "mish_",
    "mse_loss",
    "multi_margin_loss",
    "multilabel_margin_loss",
    "nll_loss",
    "nll_loss2d",
    "nll_loss_nd",
    "one_hot",
    "pad",
    "reflection_pad1d",
    "reflection_pad1d_backward",
    "reflection_pad2d",
    "reflection_pad2d_backward",
    "reflection_pad3d",
    "reflection_pad3d_backward",
    "relu6",
    "relu6_",
    "replication_pad1d",
    "replication_pad1d_backward",
    "replication_pad2d",
    "replication_pad2d_backward",
    "replication_pad3d",
    "replication_pad3d_backward",
    "scaled_dot_product_attention",
    "silu",
    "silu_",
    "smooth_l1_loss",
    "soft_margin_loss",
    "softplus",
    "softshrink",
    "upsample_bicubic2d",
    "upsample_bicubic2d_backward",
    "upsample_bilinear2d",
    "upsample_bilinear2d_backward",
    "upsample_linear1d",
    "upsample_linear1d_backward",
    "upsample_nearest1d",
    "upsample_nearest1d_backward",
    "upsample_nearest2d",
    "upsample_nearest2d_backward",
    "upsample_nearest3d",
    "upsample_nearest3d_backward",
    "upsample_trilinear3d",
    "upsample_trilinear3d_backward",
]

def relu6(input: Tensor) -> Tensor:
    """Each element brought into [0, 6]."""

def relu6_(input: Tensor) -> Tensor:
    """Each element brought into [0, 6], in place; in place."""

def leaky_relu(
    input: Tensor,
    negative_slope: Number = 0.01,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Each element, times `negative_slope` where it is not positive."""

def leaky_relu_(input: Tensor, negative_slope: Number = 0.01) -> Tensor:
    """Each element, times `negative_slope` where it is not positive; in place."""

def hardtanh(
    input: Tensor,
    min_val: Number = -1,
    max_val: Number = 1,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Each element brought into `[min_val, max_val]`."""

def hardtanh_(input: Tensor, min_val: Number = -1, max_val: Number = 1) -> Tensor:
    """Each element brought into `[min_val, max_val]`; in place."""

def elu(
    input: Tensor,
    alpha: Number = 1,
    scale: Number = 1,
    input_scale: Number = 1,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Exponential linear unit, `scale * x` above zero and `scale * alpha * (exp(input_scale * x) -
    1)` below.
    """

def elu_(
    input: Tensor,
    alpha: Number = 1,
    scale: Number = 1,
    input_scale: Number = 1,
) -> Tensor:
    """Exponential linear unit, `scale * x` above zero and `scale * alpha * (exp(input_scale * x) -
    1)` below; in place.
    """

def gelu(input: Tensor, *, approximate: str = "none", out: Tensor | None = None) -> Tensor:
    """Gaussian error linear unit, `x` times the normal distribution function, or its approximation
    by `tanh`.
    """

def gelu_(input: Tensor, *, approximate: str = "none") -> Tensor:
    """Gaussian error linear unit, `x` times the normal distribution function, or its approximation
    by `tanh`; in place.
    """

def silu(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`x * sigmoid(x)`, also known as swish."""

def silu_(input: Tensor) -> Tensor:
    """`x * sigmoid(x)`, also known as swish; in place."""

def mish(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`x * tanh(softplus(x))`."""

def mish_(input: Tensor) -> Tensor:
    """`x * tanh(softplus(x))`; in place."""

def softplus(
    input: Tensor,
    beta: Number = 1,
    threshold: Number = 20,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`log(1 + exp(beta * x)) / beta`; the element itself where `beta * x` exceeds `threshold`."""

def log_sigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of the sigmoid, without overflow."""

def glu(input: Tensor, dim: int = -1, *, out: Tensor | None = None) -> Tensor:
    """First half of the tensor along `dim` times the sigmoid of the second."""

def hardsigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`x / 6 + 1 / 2` brought into [0, 1]."""

def hardsigmoid_(input: Tensor) -> Tensor:
    """`x / 6 + 1 / 2` brought into [0, 1]; in place."""

def hardswish(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """`x * hardsigmoid(x)`."""

def hardswish_(input: Tensor) -> Tensor:
    """`x * hardsigmoid(x)`; in place."""

def softshrink(input: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor:
    """Each element moved towards zero by `lambd`, not beyond it."""

def mse_loss(
    input: Tensor,
    target: Tensor,
    reduction: int = ...,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Squared differences; their mean, or as `reduction` says."""

def l1_loss(input: Tensor, target: Tensor, reduction: int = ...) -> Tensor:
    """Absolute differences; their mean, or as `reduction` says."""

def smooth_l1_loss(
    input: Tensor,
    target: Tensor,
    reduction: int = ...,
    beta: float = 1.0,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Squared differences over twice `beta` where they are small, absolute ones elsewhere."""

def huber_loss(
    input: Tensor,
    target: Tensor,
    reduction: int = ...,
    delta: float = 1.0,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Half the squared differences where they are at most `delta`, `delta` times absolute ones
    elsewhere.
    """

def binary_cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = ...,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Cross entropy of probabilities and the probabilities `target` of the class one."""

def soft_margin_loss(
    input: Tensor,
    target: Tensor,
    reduction: int = ...,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`log(1 + exp(-target * self))`."""

def nll_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = ...,
    ignore_index: int = -100,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Negative log likelihood of (N, C) log probabilities and N classes."""

def nll_loss2d(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = ...,
    ignore_index: int = -100,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Negative log likelihood of (N, C, H, W) log probabilities and (N, H, W) classes."""

def nll_loss_nd(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = ...,
    ignore_index: int = -100,
) -> Tensor:
    """Negative log likelihood of (N, C, ...) log probabilities and (N, ...) classes."""

def cross_entropy_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = ...,
    ignore_index: int = -100,
    label_smoothing: float = 0.0,
) -> Tensor:
    """Cross entropy of the softmax of `self` with classes or with probabilities."""

def multi_margin_loss(
    input: Tensor,
    target: Tensor,
    p: Number = 1,
    margin: Number = 1,
    weight: Tensor | None = None,
    reduction: int = ...,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Multi-class margin loss."""

def multilabel_margin_loss(
    input: Tensor,
    target: Tensor,
    reduction: int = ...,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Margin loss of several labels for each sample."""

def linear(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`input @ weight.T + bias`, over the last dimension of `input`."""

def im2col(
    input: Tensor,
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int],
    padding: int | Sequence[int],
    stride: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Every window of (N, C, H, W) as a column of (N, C * KH * KW, L)."""

def col2im(
    input: Tensor,
    output_size: int | Sequence[int],
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int],
    padding: int | Sequence[int],
    stride: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The columns of (N, C * KH * KW, L) added up where `im2col` would have read them, (N, C,
    *output_size).
    """

def max_pool2d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window of (N, C, H, W) or (C, H, W), and its index in the H * W
    plane.
    """

def max_pool2d_with_indices_backward(
    grad_output: Tensor,
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int],
    padding: int | Sequence[int],
    dilation: int | Sequence[int],
    ceil_mode: bool,
    indices: Tensor,
) -> Tensor:
    """The gradient of `max_pool2d_with_indices`."""

def max_pool3d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0, 0),
    dilation: int | Sequence[int] = (1, 1, 1),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window of (N, C, D, H, W) or (C, D, H, W), and its index in the D
    * H * W volume.
    """

def max_pool3d_with_indices_backward(
    grad_output: Tensor,
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int],
    padding: int | Sequence[int],
    dilation: int | Sequence[int],
    ceil_mode: bool,
    indices: Tensor,
) -> Tensor:
    """The gradient of `max_pool3d_with_indices`."""

def avg_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The mean of each window of (N, C, H, W) or (C, H, W)."""

def avg_pool2d_backward(
    grad_output: Tensor,
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int],
    padding: int | Sequence[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Tensor:
    """The gradient of `avg_pool2d`."""

def avg_pool3d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0, 0),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The mean of each window of (N, C, D, H, W) or (C, D, H, W)."""

def avg_pool3d_backward(
    grad_output: Tensor,
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int],
    padding: int | Sequence[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Tensor:
    """The gradient of `avg_pool3d`."""

def adaptive_avg_pool2d(input: Tensor, output_size: int | Sequence[int]) -> Tensor:
    """Means of (N, C, H, W) or (C, H, W) over `output_size` windows that share the plane out
    evenly.
    """

def _adaptive_avg_pool2d_backward(grad_output: Tensor, input: Tensor) -> Tensor:
    """The gradient of `_adaptive_avg_pool2d`."""

def adaptive_avg_pool3d(input: Tensor, output_size: int | Sequence[int]) -> Tensor:
    """Means of (N, C, D, H, W) or (C, D, H, W) over `output_size` windows that share the volume out
    evenly.
    """

def _adaptive_avg_pool3d_backward(grad_output: Tensor, input: Tensor) -> Tensor:
    """The gradient of `_adaptive_avg_pool3d`."""

def adaptive_max_pool2d(
    input: Tensor,
    output_size: int | Sequence[int],
) -> tuple[Tensor, Tensor]:
    """The largest of each of `output_size` windows over (N, C, H, W) or (C, H, W), and its index in
    the plane.
    """

def adaptive_max_pool2d_backward(grad_output: Tensor, input: Tensor, indices: Tensor) -> Tensor:
    """The gradient of `adaptive_max_pool2d`."""

def adaptive_max_pool3d(
    input: Tensor,
    output_size: int | Sequence[int],
) -> tuple[Tensor, Tensor]:
    """The largest of each of `output_size` windows over (N, C, D, H, W) or (C, D, H, W), and its
    index in the volume.
    """

def adaptive_max_pool3d_backward(grad_output: Tensor, input: Tensor, indices: Tensor) -> Tensor:
    """The gradient of `adaptive_max_pool3d`."""

def max_unpool2d(
    input: Tensor,
    indices: Tensor,
    output_size: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of `max_pool2d_with_indices`, zero where no window had its largest element."""

def max_unpool3d(
    input: Tensor,
    indices: Tensor,
    output_size: int | Sequence[int],
    stride: int | Sequence[int],
    padding: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The inverse of `max_pool3d_with_indices`, zero where no window had its largest element."""

def fractional_max_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int],
    random_samples: Tensor,
) -> tuple[Tensor, Tensor]:
    """The largest element of each of `output_size` windows over (N, C, H, W), whose places
    `random_samples` decides, and its index in the plane.
    """

def fractional_max_pool2d_backward(
    grad_output: Tensor,
    input: Tensor,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int],
    indices: Tensor,
) -> Tensor:
    """The gradient of `fractional_max_pool2d`."""

def fractional_max_pool3d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int],
    random_samples: Tensor,
) -> tuple[Tensor, Tensor]:
    """The largest element of each of `output_size` windows over (N, C, D, H, W), whose places
    `random_samples` decides, and its index in the volume.
    """

def fractional_max_pool3d_backward(
    grad_output: Tensor,
    input: Tensor,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int],
    indices: Tensor,
) -> Tensor:
    """The gradient of `fractional_max_pool3d`."""

def one_hot(input: Tensor, num_classes: int = -1) -> Tensor:
    """A new last dimension of `num_classes` (or just enough) that is 1 at each element's place and
    0 elsewhere.
    """

def reflection_pad1d(
    input: Tensor,
    padding: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`self` mirrored at the borders of its last dimension."""

def reflection_pad1d_backward(
    grad_output: Tensor,
    input: Tensor,
    padding: int | Sequence[int],
) -> Tensor:
    """The gradient of `reflection_pad1d`."""

def reflection_pad2d(
    input: Tensor,
    padding: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`self` mirrored at the borders of its last two dimensions."""

def reflection_pad2d_backward(
    grad_output: Tensor,
    input: Tensor,
    padding: int | Sequence[int],
) -> Tensor:
    """The gradient of `reflection_pad2d`."""

def reflection_pad3d(
    input: Tensor,
    padding: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`self` mirrored at the borders of its last three dimensions."""

def reflection_pad3d_backward(
    grad_output: Tensor,
    input: Tensor,
    padding: int | Sequence[int],
) -> Tensor:
    """The gradient of `reflection_pad3d`."""

def replication_pad1d(
    input: Tensor,
    padding: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`self` with its border elements repeated beyond its last dimension."""

def replication_pad1d_backward(
    grad_output: Tensor,
    input: Tensor,
    padding: int | Sequence[int],
) -> Tensor:
    """The gradient of `replication_pad1d`."""

def replication_pad2d(
    input: Tensor,
    padding: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`self` with its border elements repeated beyond its last two dimensions."""

def replication_pad2d_backward(
    grad_output: Tensor,
    input: Tensor,
    padding: int | Sequence[int],
) -> Tensor:
    """The gradient of `replication_pad2d`."""

def replication_pad3d(
    input: Tensor,
    padding: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """`self` with its border elements repeated beyond its last three dimensions."""

def replication_pad3d_backward(
    grad_output: Tensor,
    input: Tensor,
    padding: int | Sequence[int],
) -> Tensor:
    """The gradient of `replication_pad3d`."""

@overload
def _pad_circular(input: Tensor, pad: Sequence[int]) -> Tensor: ...
@overload
def _pad_circular(input: Tensor, *pad: int) -> Tensor:
    """`self` continued beyond its last dimensions by its other end."""

@overload
def pad(
    input: Tensor,
    pad: Sequence[int],
    mode: str = "constant",
    value: float | None = None,
) -> Tensor: ...
@overload
def pad(input: Tensor, *pad: int, mode: str = "constant", value: float | None = None) -> Tensor:
    """`self` with elements around it: constant, or by `mode` "reflect", "replicate" or "circular"
    of its own.
    """

def upsample_nearest1d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, L) resampled to `output_size` by the nearest element at or before each
    place.
    """

def upsample_nearest1d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    scales: float | None = None,
) -> Tensor:
    """The gradient of `upsample_nearest1d`."""

def upsample_nearest2d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, H, W) resampled to `output_size` by the nearest element at or before each
    place.
    """

def upsample_nearest2d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `upsample_nearest2d`."""

def upsample_nearest3d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, D, H, W) resampled to `output_size` by the nearest element at or before each
    place.
    """

def upsample_nearest3d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `upsample_nearest3d`."""

def _upsample_nearest_exact1d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, L) resampled to `output_size` by the element whose centre is nearest to each
    place.
    """

def _upsample_nearest_exact1d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    scales: float | None = None,
) -> Tensor:
    """The gradient of `_upsample_nearest_exact1d`."""

def _upsample_nearest_exact2d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, H, W) resampled to `output_size` by the element whose centre is nearest to
    each place.
    """

def _upsample_nearest_exact2d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `_upsample_nearest_exact2d`."""

def _upsample_nearest_exact3d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, D, H, W) resampled to `output_size` by the element whose centre is nearest to
    each place.
    """

def _upsample_nearest_exact3d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `_upsample_nearest_exact3d`."""

def upsample_linear1d(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, L) resampled to `output_size` by linear interpolation."""

def upsample_linear1d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    align_corners: bool,
    scales: float | None = None,
) -> Tensor:
    """The gradient of `upsample_linear1d`."""

def upsample_bilinear2d(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, H, W) resampled to `output_size` by linear interpolation."""

def upsample_bilinear2d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `upsample_bilinear2d`."""

def upsample_trilinear3d(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, D, H, W) resampled to `output_size` by linear interpolation."""

def upsample_trilinear3d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    align_corners: bool,
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `upsample_trilinear3d`."""

def upsample_bicubic2d(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, H, W) resampled to `output_size` by cubic convolution."""

def upsample_bicubic2d_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `upsample_bicubic2d`."""

def _upsample_bilinear2d_aa(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, H, W) resampled to `output_size` by a triangle as wide as the output's
    spacing.
    """

def _upsample_bilinear2d_aa_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `_upsample_bilinear2d_aa`."""

def _upsample_bicubic2d_aa(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A batch (N, C, H, W) resampled to `output_size` by a cubic kernel as wide as the output's
    spacing.
    """

def _upsample_bicubic2d_aa_backward(
    grad_output: Tensor,
    output_size: int | Sequence[int],
    input_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> Tensor:
    """The gradient of `_upsample_bicubic2d_aa`."""

def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    """Means of `value` (…, S, V) for each row of `query` (…, L, E), weighted by the softmax of its
    products with the rows of `key` (…, S, E).
    """
