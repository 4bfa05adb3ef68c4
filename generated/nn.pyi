"""The operators of neural networks, with the arguments of their schemas.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence

from gradsmith.core.tensor import Tensor
from gradsmith.types import Number

def relu6(input: Tensor) -> Tensor: ...
def relu6_(input: Tensor) -> Tensor: ...
def leaky_relu(
    input: Tensor, negative_slope: Number = 0.01, *, out: Tensor | None = None
) -> Tensor: ...
def leaky_relu_(input: Tensor, negative_slope: Number = 0.01) -> Tensor: ...
def hardtanh(
    input: Tensor, min_val: Number = -1, max_val: Number = 1, *, out: Tensor | None = None
) -> Tensor: ...
def hardtanh_(input: Tensor, min_val: Number = -1, max_val: Number = 1) -> Tensor: ...
def elu(
    input: Tensor,
    alpha: Number = 1,
    scale: Number = 1,
    input_scale: Number = 1,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def elu_(
    input: Tensor, alpha: Number = 1, scale: Number = 1, input_scale: Number = 1
) -> Tensor: ...
def gelu(input: Tensor, *, approximate: str = "none", out: Tensor | None = None) -> Tensor: ...
def gelu_(input: Tensor, *, approximate: str = "none") -> Tensor: ...
def silu(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def silu_(input: Tensor) -> Tensor: ...
def mish(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def mish_(input: Tensor) -> Tensor: ...
def softplus(
    input: Tensor, beta: Number = 1, threshold: Number = 20, *, out: Tensor | None = None
) -> Tensor: ...
def log_sigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def glu(input: Tensor, dim: int = -1, *, out: Tensor | None = None) -> Tensor: ...
def hardsigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def hardsigmoid_(input: Tensor) -> Tensor: ...
def hardswish(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def hardswish_(input: Tensor) -> Tensor: ...
def softshrink(input: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor: ...
def mse_loss(
    input: Tensor, target: Tensor, reduction: int = 1, *, out: Tensor | None = None
) -> Tensor: ...
def l1_loss(input: Tensor, target: Tensor, reduction: int = 1) -> Tensor: ...
def smooth_l1_loss(
    input: Tensor,
    target: Tensor,
    reduction: int = 1,
    beta: float = 1.0,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def huber_loss(
    input: Tensor,
    target: Tensor,
    reduction: int = 1,
    delta: float = 1.0,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def binary_cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def soft_margin_loss(
    input: Tensor, target: Tensor, reduction: int = 1, *, out: Tensor | None = None
) -> Tensor: ...
def nll_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def nll_loss2d(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def nll_loss_nd(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
) -> Tensor: ...
def cross_entropy_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
    label_smoothing: float = 0.0,
) -> Tensor: ...
def multi_margin_loss(
    input: Tensor,
    target: Tensor,
    p: Number = 1,
    margin: Number = 1,
    weight: Tensor | None = None,
    reduction: int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def multilabel_margin_loss(
    input: Tensor, target: Tensor, reduction: int = 1, *, out: Tensor | None = None
) -> Tensor: ...
def linear(
    input: Tensor, weight: Tensor, bias: Tensor | None = None, *, out: Tensor | None = None
) -> Tensor: ...
def im2col(
    input: Tensor,
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int],
    padding: int | Sequence[int],
    stride: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def col2im(
    input: Tensor,
    output_size: int | Sequence[int],
    kernel_size: int | Sequence[int],
    dilation: int | Sequence[int],
    padding: int | Sequence[int],
    stride: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def max_pool2d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]: ...
def max_pool3d_with_indices(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0, 0),
    dilation: int | Sequence[int] = (1, 1, 1),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]: ...
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
) -> Tensor: ...
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
) -> Tensor: ...
def adaptive_avg_pool2d(input: Tensor, output_size: int | Sequence[int]) -> Tensor: ...
def adaptive_avg_pool3d(input: Tensor, output_size: int | Sequence[int]) -> Tensor: ...
def adaptive_max_pool2d(
    input: Tensor, output_size: int | Sequence[int]
) -> tuple[Tensor, Tensor]: ...
def adaptive_max_pool3d(
    input: Tensor, output_size: int | Sequence[int]
) -> tuple[Tensor, Tensor]: ...
def max_unpool2d(
    input: Tensor, indices: Tensor, output_size: int | Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
def max_unpool3d(
    input: Tensor,
    indices: Tensor,
    output_size: int | Sequence[int],
    stride: int | Sequence[int],
    padding: int | Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def fractional_max_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int],
    random_samples: Tensor,
) -> tuple[Tensor, Tensor]: ...
def fractional_max_pool3d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int],
    random_samples: Tensor,
) -> tuple[Tensor, Tensor]: ...
def one_hot(input: Tensor, num_classes: int = -1) -> Tensor: ...
def reflection_pad1d(
    input: Tensor, padding: int | Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
def reflection_pad2d(
    input: Tensor, padding: int | Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
def reflection_pad3d(
    input: Tensor, padding: int | Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
def replication_pad1d(
    input: Tensor, padding: int | Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
def replication_pad2d(
    input: Tensor, padding: int | Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
def replication_pad3d(
    input: Tensor, padding: int | Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
def _pad_circular(input: Tensor, pad: Sequence[int]) -> Tensor: ...
def pad(
    input: Tensor, pad: Sequence[int], mode: str = "constant", value: float | None = None
) -> Tensor: ...
def upsample_nearest1d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def upsample_nearest2d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def upsample_nearest3d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _upsample_nearest_exact1d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _upsample_nearest_exact2d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _upsample_nearest_exact3d(
    input: Tensor,
    output_size: int | Sequence[int],
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def upsample_linear1d(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def upsample_bilinear2d(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def upsample_trilinear3d(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_d: float | None = None,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def upsample_bicubic2d(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _upsample_bilinear2d_aa(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _upsample_bicubic2d_aa(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def _upsample_lanczos2d_aa(
    input: Tensor,
    output_size: int | Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
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
) -> Tensor: ...
