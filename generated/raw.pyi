"""Functions of operators, for handwritten ones of the same name to call.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from gradsmith.core.dtypes import dtype
from gradsmith.core.tensor import Tensor
from gradsmith.generated import return_types
from gradsmith.types import Number

def tanh_backward(grad_output: Tensor, output: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def sigmoid_backward(
    grad_output: Tensor, output: Tensor, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def _foreach_maximum_(input: Sequence[Tensor], other: Sequence[Tensor]) -> None: ...
@overload
def _foreach_maximum_(input: Sequence[Tensor], scalar: Number) -> None: ...
@overload
def _foreach_maximum_(input: Sequence[Tensor], scalars: Sequence[Number]) -> None: ...
@overload
def _foreach_minimum_(input: Sequence[Tensor], other: Sequence[Tensor]) -> None: ...
@overload
def _foreach_minimum_(input: Sequence[Tensor], scalar: Number) -> None: ...
@overload
def _foreach_minimum_(input: Sequence[Tensor], scalars: Sequence[Number]) -> None: ...
def fake_quantize_per_tensor_affine_cachemask(
    input: Tensor,
    scale: float,
    zero_point: int,
    quant_min: int,
    quant_max: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.fake_quantize_per_tensor_affine_cachemask: ...
def fake_quantize_per_channel_affine_cachemask(
    input: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    axis: int,
    quant_min: int,
    quant_max: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.fake_quantize_per_channel_affine_cachemask: ...
def threshold_backward(
    grad_output: Tensor, input: Tensor, threshold: Number, *, out: Tensor | None = None
) -> Tensor: ...
def leaky_relu_backward(
    grad_output: Tensor,
    input: Tensor,
    negative_slope: Number,
    self_is_result: bool,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def elu_backward(
    grad_output: Tensor,
    alpha: Number,
    scale: Number,
    input_scale: Number,
    is_result: bool,
    self_or_result: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def gelu_backward(
    grad_output: Tensor, input: Tensor, *, approximate: str = "none", out: Tensor | None = None
) -> Tensor: ...
def silu_backward(grad_output: Tensor, input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def mish_backward(grad_output: Tensor, input: Tensor) -> Tensor: ...
def softplus_backward(
    grad_output: Tensor,
    input: Tensor,
    beta: Number,
    threshold: Number,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def log_sigmoid_forward(
    input: Tensor, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.log_sigmoid_forward: ...
def nll_loss_forward(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.nll_loss_forward: ...
def nll_loss2d_forward(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.nll_loss2d_forward: ...
def multilabel_margin_loss_forward(
    input: Tensor, target: Tensor, reduction: int, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.multilabel_margin_loss_forward: ...
def multilabel_margin_loss_backward(
    grad_output: Tensor,
    input: Tensor,
    target: Tensor,
    reduction: int,
    is_target: Tensor,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def alias(input: Tensor) -> Tensor: ...
def slice(
    input: Tensor, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1
) -> Tensor: ...
@overload
def split(input: Tensor, split_size: int, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def split(input: Tensor, split_size: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
def slice_backward(
    grad_output: Tensor, input_sizes: Sequence[int], dim: int, start: int, end: int, step: int
) -> Tensor: ...
def unfold_backward(
    grad_in: Tensor, input_sizes: Sequence[int], dim: int, size: int, step: int
) -> Tensor: ...
def copy(input: Tensor, src: Tensor | Number, non_blocking: bool = False) -> Tensor: ...
def index(
    input: Tensor, indices: Sequence[Tensor | None], *, out: Tensor | None = None
) -> Tensor: ...
def nonzero(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def unique_consecutive(
    input: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> tuple[Tensor, Tensor, Tensor]: ...
def tensordot(
    input: Tensor,
    other: Tensor,
    dims_self: Sequence[int],
    dims_other: Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def einsum(
    equation: str, tensors: Sequence[Tensor], *, path: Sequence[int] | None = None
) -> Tensor: ...
def chain_matmul(matrices: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor: ...
def cdist(x1: Tensor, x2: Tensor, p: float = 2.0, compute_mode: int | None = None) -> Tensor: ...
def _foreach_norm(
    input: Sequence[Tensor], ord: Number = 2, dtype: dtype | None = None
) -> tuple[Tensor, ...]: ...
def _foreach_powsum(
    input: Sequence[Tensor], ord: Number = 2, dtype: dtype | None = None
) -> tuple[Tensor, ...]: ...
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
) -> Tensor: ...
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
) -> tuple[Tensor, Tensor, Tensor]: ...
def native_layer_norm_backward(
    grad_out: Tensor,
    input: Tensor,
    normalized_shape: Sequence[int],
    mean: Tensor,
    rstd: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    output_mask: bool | Sequence[bool],
) -> tuple[Tensor, Tensor, Tensor]: ...
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
) -> tuple[Tensor, Tensor, Tensor]: ...
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
) -> tuple[Tensor, Tensor, Tensor]: ...
def embedding_dense_backward(
    grad_output: Tensor,
    indices: Tensor,
    num_weights: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Tensor: ...
