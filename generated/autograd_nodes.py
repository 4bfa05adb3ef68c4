"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.formulas.activation import (
    elu_double_backward,
    gelu_double_backward,
    hardswish_backward,
    mish_double_backward,
    silu_double_backward,
    softmax_double_backward,
    softplus_double_backward,
    within,
)
from gradsmith.autograd.formulas.convolution import convolution_double_backward
from gradsmith.autograd.formulas.embedding import (
    embedding_bag_double_backward,
    embedding_bag_weights_double_backward,
    embedding_double_backward,
)
from gradsmith.autograd.formulas.fft import fft_c2r_gradient, fft_r2c_gradient
from gradsmith.autograd.formulas.indexing import (
    index_add_backward_source,
    index_backward,
    index_put_backward_self,
    index_reduce_backward,
    masked_select_backward,
    scatter_reduce_backward,
)
from gradsmith.autograd.formulas.linalg import (
    cholesky_gradient,
    cholesky_inverse_gradient,
    cholesky_solve_factor_gradient,
    determinant_gradient,
    inverse_gradient,
    least_squares_gradient,
    lu_factor_gradient,
    lu_unpack_gradient,
    matrix_exp_gradient,
    norm_gradient,
    pseudo_inverse_gradient,
    qr_gradient,
    sign_log_determinant_gradient,
    solve_left_gradient,
    solve_right_gradient,
    triangular_left_gradient,
    triangular_right_gradient,
    triangular_solve_matrix_gradient,
    triangular_solve_self_gradient,
)
from gradsmith.autograd.formulas.linalg_spectral import (
    eigen_gradient,
    hermitian_eigen_gradient,
    singular_value_gradient,
)
from gradsmith.autograd.formulas.loss import (
    binary_cross_entropy_backward,
    binary_cross_entropy_backward_target,
    class_cross_entropy_backward,
    huber_loss_backward,
    mse_loss_backward,
    multilabel_margin_loss_double_backward,
    negative_log_likelihood,
    negative_log_likelihood_2d,
    smooth_l1_loss_backward,
)
from gradsmith.autograd.formulas.matmul import (
    linear_input_gradient,
    linear_weight_gradient,
    matmul_other_gradient,
    matmul_self_gradient,
    trace_gradient,
)
from gradsmith.autograd.formulas.norm import (
    batch_norm_double_backward,
    group_norm_backward,
    group_norm_double_backward,
    layer_norm_double_backward,
)
from gradsmith.autograd.formulas.padding import constant_pad_backward
from gradsmith.autograd.formulas.pointwise import (
    angle_backward,
    clamp_backward,
    clamp_backward_max,
    clamp_backward_min,
    copysign_backward,
    div_mode_backward_other,
    div_mode_backward_self,
    extreme_backward,
    imaginary_part,
    logaddexp_backward,
    logit_backward,
    pow_backward_exponent,
    pow_backward_self,
    real_part,
    scaled,
    sgn_backward,
    sinc_backward,
    where_finite,
    xlogy_backward_self,
)
from gradsmith.autograd.formulas.pooling import gather_by_index
from gradsmith.autograd.formulas.reduction import (
    aminmax_backward,
    mean_backward,
    prod_backward,
    prod_dim_backward,
    restore_reduced_dims,
    share_among_equal,
    value_selecting_reduction_backward,
)
from gradsmith.autograd.formulas.scan import (
    cumprod_backward,
    logcumsumexp_backward,
    reversed_cumsum,
)
from gradsmith.autograd.formulas.special import (
    i1_backward,
    i1e_backward,
    igamma_slope,
    log_ndtr_backward,
    modified_bessel_i1,
    modified_bessel_i1e,
    special_zeta_of,
    xlog1py_backward_self,
)
from gradsmith.autograd.formulas.statistics import (
    logsumexp_backward,
    std_backward,
    std_mean_backward,
    var_backward,
    var_mean_backward,
)
from gradsmith.autograd.formulas.view import (
    as_strided_backward,
    cat_backward,
    imag_backward,
    permute_backward,
    pieces_backward,
    repeat_backward,
    slice_part_backward,
    split_backward,
    stack_backward,
    unbind_backward,
)
from gradsmith.autograd.node import Node
from gradsmith.autograd.recording import conj, unpack_or_number
from gradsmith.autograd.saved import RELEASED, unpack, unpack_list
from gradsmith.autograd.saved_hooks import SavedTensor
from gradsmith.generated import autograd_arrays
from gradsmith.generated.functions import (
    _adaptive_avg_pool2d,
    _adaptive_avg_pool3d,
    _cdist_backward,
    _ctc_loss_backward,
    _embedding_bag_dense_backward,
    _embedding_bag_per_sample_weights_backward,
    _fft_c2c,
    _log_softmax_backward_data,
    _pdist_backward,
    _softmax_backward_data,
    _unique,
    as_strided_scatter,
    channel_shuffle,
    cholesky_solve,
    convolution_backward,
    diagonal_backward,
    diagonal_scatter,
    digamma,
    div,
    elu_backward,
    embedding_dense_backward,
    exp2,
    gelu_backward,
    index,
    isnan,
    leaky_relu_backward,
    masked_scatter_backward,
    mish_backward,
    multilabel_margin_loss_backward,
    native_batch_norm_backward,
    native_layer_norm_backward,
    nll_loss2d_backward,
    nll_loss_backward,
    pixel_shuffle,
    pixel_unshuffle,
    polygamma,
    select_backward,
    select_scatter,
    sigmoid,
    sigmoid_backward,
    silu_backward,
    slice,
    slice_scatter,
    softplus_backward,
    tanh_backward,
    threshold_backward,
    unfold_backward,
    view_as_complex,
    view_as_real,
    where,
    zeros,
    zeros_like,
)
from gradsmith.generated.linalg import cross as linalg_cross
from gradsmith.generated.nn_functional import (
    _adaptive_avg_pool2d_backward,
    _adaptive_avg_pool3d_backward,
    _upsample_bicubic2d_aa,
    _upsample_bicubic2d_aa_backward,
    _upsample_bilinear2d_aa,
    _upsample_bilinear2d_aa_backward,
    _upsample_nearest_exact1d,
    _upsample_nearest_exact1d_backward,
    _upsample_nearest_exact2d,
    _upsample_nearest_exact2d_backward,
    _upsample_nearest_exact3d,
    _upsample_nearest_exact3d_backward,
    adaptive_max_pool2d_backward,
    adaptive_max_pool3d_backward,
    avg_pool2d,
    avg_pool2d_backward,
    avg_pool3d,
    avg_pool3d_backward,
    col2im,
    fractional_max_pool2d_backward,
    fractional_max_pool3d_backward,
    im2col,
    max_pool2d_with_indices_backward,
    max_pool3d_with_indices_backward,
    reflection_pad1d,
    reflection_pad1d_backward,
    reflection_pad2d,
    reflection_pad2d_backward,
    reflection_pad3d,
    reflection_pad3d_backward,
    replication_pad1d,
    replication_pad1d_backward,
    replication_pad2d,
    replication_pad2d_backward,
    replication_pad3d,
    replication_pad3d_backward,
    upsample_bicubic2d,
    upsample_bicubic2d_backward,
    upsample_bilinear2d,
    upsample_bilinear2d_backward,
    upsample_linear1d,
    upsample_linear1d_backward,
    upsample_nearest1d,
    upsample_nearest1d_backward,
    upsample_nearest2d,
    upsample_nearest2d_backward,
    upsample_nearest3d,
    upsample_nearest3d_backward,
    upsample_trilinear3d,
    upsample_trilinear3d_backward,
)
from gradsmith.size import Size


class AddBackward0(Node):
    """Backward of ``add.Tensor``."""

    __slots__ = ("raw_alpha",)
    yaml_location = "derivatives.yaml:7"
    formula_lines = (8, 9)
    run_arrays = autograd_arrays.AddBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            alpha = node.raw_alpha
            grad_other = scaled(grad, alpha)
        return grad_self, grad_other

    @property
    def _saved_alpha(node):
        return node.raw_alpha


class SubBackward0(Node):
    """Backward of ``sub.Tensor``."""

    __slots__ = ("raw_alpha",)
    yaml_location = "derivatives.yaml:12"
    formula_lines = (13, 14)
    run_arrays = autograd_arrays.SubBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            alpha = node.raw_alpha
            grad_other = -scaled(grad, alpha)
        return grad_self, grad_other

    @property
    def _saved_alpha(node):
        return node.raw_alpha


class RsubBackward0(Node):
    """Backward of ``rsub.Tensor``."""

    __slots__ = ("raw_alpha",)
    yaml_location = "derivatives.yaml:17"
    formula_lines = (18, 19)
    run_arrays = autograd_arrays.RsubBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            alpha = node.raw_alpha
            grad_self = -scaled(grad, alpha)
        if edges[1] is not None:
            grad_other = grad
        return grad_self, grad_other

    @property
    def _saved_alpha(node):
        return node.raw_alpha


class MulBackward0(Node):
    """Backward of ``mul.Tensor``."""

    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_location = "derivatives.yaml:22"
    formula_lines = (23, 24)
    run_arrays = autograd_arrays.MulBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            other = unpack_or_number(node.raw_other, node)
            grad_self = grad * conj(other)
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            grad_other = grad * conj(self)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_other(node):
        return unpack_or_number(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_self(node):
        return unpack_or_number(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class DivBackward0(Node):
    """Backward of ``div.Tensor``."""

    __slots__ = ("raw_other", "raw_result")
    saved_names = ("other", "result")
    yaml_location = "derivatives.yaml:27"
    formula_lines = (28, 29)
    run_arrays = autograd_arrays.DivBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            other = unpack_or_number(node.raw_other, node)
            grad_self = grad / conj(other)
        if edges[1] is not None:
            result = unpack(node.raw_result, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = -grad * conj(result / other)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_other(node):
        return unpack_or_number(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class DivBackward1(Node):
    """Backward of ``div.Tensor_mode``."""

    __slots__ = ("raw_other", "raw_rounding_mode", "raw_self")
    saved_names = ("other", "self")
    yaml_location = "derivatives.yaml:32"
    formula_lines = (33, 34)
    run_arrays = autograd_arrays.DivBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            other = unpack_or_number(node.raw_other, node)
            rounding_mode = node.raw_rounding_mode
            grad_self = div_mode_backward_self(grad, other, rounding_mode)
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            rounding_mode = node.raw_rounding_mode
            grad_other = div_mode_backward_other(grad, self, other, rounding_mode)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_other(node):
        return unpack_or_number(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_rounding_mode(node):
        return node.raw_rounding_mode

    @property
    def _saved_self(node):
        return unpack_or_number(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class FloorDivideBackward0(Node):
    """Backward of ``floor_divide_.Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:37"
    formula_lines = (37,)
    run_arrays = autograd_arrays.FloorDivideBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class RemainderBackward0(Node):
    """Backward of ``remainder.Tensor``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:40"
    formula_lines = (41, 42)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = -grad * div(self, other, rounding_mode="floor")
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack_or_number(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack_or_number(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class FmodBackward0(Node):
    """Backward of ``fmod.Tensor``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:45"
    formula_lines = (46, 47)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = -grad * div(self, other, rounding_mode="trunc")
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack_or_number(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack_or_number(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class NegBackward0(Node):
    """Backward of ``neg``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:50"
    formula_lines = (51,)
    run_arrays = autograd_arrays.NegBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = -grad
        return (grad_self,)


class ReciprocalBackward0(Node):
    """Backward of ``reciprocal``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:54"
    formula_lines = (55,)
    run_arrays = autograd_arrays.ReciprocalBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = -grad * conj(result * result)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class SquareBackward0(Node):
    """Backward of ``square``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:58"
    formula_lines = (59,)
    run_arrays = autograd_arrays.SquareBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(2 * self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class AddcmulBackward0(Node):
    """Backward of ``addcmul``."""

    __slots__ = ("raw_tensor2", "raw_value", "raw_tensor1")
    saved_names = ("tensor2", "tensor1")
    yaml_location = "derivatives.yaml:62"
    formula_lines = (63, 64, 65)
    run_arrays = autograd_arrays.AddcmulBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_tensor1 = None
        grad_tensor2 = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            tensor2 = unpack(node.raw_tensor2, node)
            value = node.raw_value
            grad_tensor1 = grad * conj(tensor2 * value)
        if edges[2] is not None:
            tensor1 = unpack(node.raw_tensor1, node)
            value = node.raw_value
            grad_tensor2 = grad * conj(tensor1 * value)
        return grad_self, grad_tensor1, grad_tensor2

    def release_variables(node):
        node.raw_tensor2 = RELEASED
        node.raw_tensor1 = RELEASED

    @property
    def _saved_tensor2(node):
        return unpack(node.raw_tensor2, node)

    @property
    def _raw_saved_tensor2(node):
        return SavedTensor(node, "tensor2")

    @property
    def _saved_value(node):
        return node.raw_value

    @property
    def _saved_tensor1(node):
        return unpack(node.raw_tensor1, node)

    @property
    def _raw_saved_tensor1(node):
        return SavedTensor(node, "tensor1")


class AddcdivBackward0(Node):
    """Backward of ``addcdiv``."""

    __slots__ = ("raw_value", "raw_tensor2", "raw_tensor1")
    saved_names = ("tensor2", "tensor1")
    yaml_location = "derivatives.yaml:68"
    formula_lines = (69, 70, 71)
    run_arrays = autograd_arrays.AddcdivBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_tensor1 = None
        grad_tensor2 = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            value = node.raw_value
            tensor2 = unpack(node.raw_tensor2, node)
            grad_tensor1 = grad * conj(value / tensor2)
        if edges[2] is not None:
            value = node.raw_value
            tensor1 = unpack(node.raw_tensor1, node)
            tensor2 = unpack(node.raw_tensor2, node)
            grad_tensor2 = -grad * conj(value * tensor1 / (tensor2 * tensor2))
        return grad_self, grad_tensor1, grad_tensor2

    def release_variables(node):
        node.raw_tensor2 = RELEASED
        node.raw_tensor1 = RELEASED

    @property
    def _saved_value(node):
        return node.raw_value

    @property
    def _saved_tensor2(node):
        return unpack(node.raw_tensor2, node)

    @property
    def _raw_saved_tensor2(node):
        return SavedTensor(node, "tensor2")

    @property
    def _saved_tensor1(node):
        return unpack(node.raw_tensor1, node)

    @property
    def _raw_saved_tensor1(node):
        return SavedTensor(node, "tensor1")


class LerpBackward0(Node):
    """Backward of ``lerp.Tensor``."""

    __slots__ = ("raw_weight", "raw_end", "raw_self")
    saved_names = ("weight", "end", "self")
    yaml_location = "derivatives.yaml:74"
    formula_lines = (75, 76, 77)
    run_arrays = autograd_arrays.LerpBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_end = None
        grad_weight = None
        if edges[0] is not None:
            weight = unpack(node.raw_weight, node)
            grad_self = grad * conj(1 - weight)
        if edges[1] is not None:
            weight = unpack(node.raw_weight, node)
            grad_end = grad * conj(weight)
        if edges[2] is not None:
            end = unpack(node.raw_end, node)
            self = unpack(node.raw_self, node)
            grad_weight = grad * conj(end - self)
        return grad_self, grad_end, grad_weight

    def release_variables(node):
        node.raw_weight = RELEASED
        node.raw_end = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_end(node):
        return unpack(node.raw_end, node)

    @property
    def _raw_saved_end(node):
        return SavedTensor(node, "end")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class LerpBackward1(Node):
    """Backward of ``lerp.Scalar``."""

    __slots__ = ("raw_weight",)
    yaml_location = "derivatives.yaml:80"
    formula_lines = (81, 82)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_end = None
        if edges[0] is not None:
            weight = node.raw_weight
            grad_self = grad * conj(1 - weight)
        if edges[1] is not None:
            weight = node.raw_weight
            grad_end = grad * conj(weight)
        return grad_self, grad_end

    @property
    def _saved_weight(node):
        return node.raw_weight


class PowBackward0(Node):
    """Backward of ``pow.Tensor_Tensor``."""

    __slots__ = ("raw_self", "raw_exponent", "raw_result")
    saved_names = ("self", "exponent", "result")
    yaml_location = "derivatives.yaml:87"
    formula_lines = (88, 89)
    run_arrays = autograd_arrays.PowBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_exponent = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            exponent = unpack(node.raw_exponent, node)
            grad_self = pow_backward_self(grad, self, exponent)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            exponent = unpack(node.raw_exponent, node)
            result = unpack(node.raw_result, node)
            grad_exponent = pow_backward_exponent(grad, self, exponent, result)
        return grad_self, grad_exponent

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_exponent = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_exponent(node):
        return unpack(node.raw_exponent, node)

    @property
    def _raw_saved_exponent(node):
        return SavedTensor(node, "exponent")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class PowBackward1(Node):
    """Backward of ``pow.Tensor_Scalar``."""

    __slots__ = ("raw_self", "raw_exponent")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:92"
    formula_lines = (93,)
    run_arrays = autograd_arrays.PowBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        exponent = node.raw_exponent
        grad_self = pow_backward_self(grad, self, exponent)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_exponent(node):
        return node.raw_exponent


class PowBackward2(Node):
    """Backward of ``pow.Scalar``."""

    __slots__ = ("raw_self", "raw_exponent", "raw_result")
    saved_names = ("exponent", "result")
    yaml_location = "derivatives.yaml:96"
    formula_lines = (97,)
    run_arrays = autograd_arrays.PowBackward2

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = node.raw_self
        exponent = unpack(node.raw_exponent, node)
        result = unpack(node.raw_result, node)
        grad_exponent = pow_backward_exponent(grad, self, exponent, result)
        return (grad_exponent,)

    def release_variables(node):
        node.raw_exponent = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return node.raw_self

    @property
    def _saved_exponent(node):
        return unpack(node.raw_exponent, node)

    @property
    def _raw_saved_exponent(node):
        return SavedTensor(node, "exponent")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class ExpBackward0(Node):
    """Backward of ``exp``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:100"
    formula_lines = (101,)
    run_arrays = autograd_arrays.ExpBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(result)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class Exp2Backward0(Node):
    """Backward of ``exp2``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:104"
    formula_lines = (105,)
    run_arrays = autograd_arrays.Exp2Backward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(result * 0.6931471805599453)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class Expm1Backward0(Node):
    """Backward of ``expm1``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:108"
    formula_lines = (109,)
    run_arrays = autograd_arrays.Expm1Backward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(result + 1)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class LogBackward0(Node):
    """Backward of ``log``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:112"
    formula_lines = (113,)
    run_arrays = autograd_arrays.LogBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class Log2Backward0(Node):
    """Backward of ``log2``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:116"
    formula_lines = (117,)
    run_arrays = autograd_arrays.Log2Backward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(self * 0.6931471805599453)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class Log10Backward0(Node):
    """Backward of ``log10``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:120"
    formula_lines = (121,)
    run_arrays = autograd_arrays.Log10Backward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(self * 2.302585092994046)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class Log1PBackward0(Node):
    """Backward of ``log1p``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:124"
    formula_lines = (125,)
    run_arrays = autograd_arrays.Log1PBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(self + 1)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class SqrtBackward0(Node):
    """Backward of ``sqrt``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:128"
    formula_lines = (129,)
    run_arrays = autograd_arrays.SqrtBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad / conj(2 * result)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class RsqrtBackward0(Node):
    """Backward of ``rsqrt``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:132"
    formula_lines = (133,)
    run_arrays = autograd_arrays.RsqrtBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(-0.5 * result.pow(3))
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class LogaddexpBackward0(Node):
    """Backward of ``logaddexp``."""

    __slots__ = ("raw_self", "raw_other", "raw_result")
    saved_names = ("self", "other", "result")
    yaml_location = "derivatives.yaml:136"
    formula_lines = (137, 138)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            result = unpack(node.raw_result, node)
            grad_self = logaddexp_backward(grad, self, other, result)
        if edges[1] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            result = unpack(node.raw_result, node)
            grad_other = logaddexp_backward(grad, other, self, result)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class Logaddexp2Backward0(Node):
    """Backward of ``logaddexp2``."""

    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_location = "derivatives.yaml:141"
    formula_lines = (142, 143)
    run_arrays = autograd_arrays.Logaddexp2Backward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_self = grad / (1 + exp2(other - self))
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = grad / (1 + exp2(self - other))
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class XlogyBackward0(Node):
    """Backward of ``xlogy.Tensor``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:146"
    formula_lines = (147, 148)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_self = xlogy_backward_self(grad, self, other)
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = grad * self / other
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack_or_number(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack_or_number(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class FrexpBackward0(Node):
    """Backward of ``frexp.Tensor``."""

    __slots__ = ("raw_exponent",)
    saved_names = ("exponent",)
    yaml_location = "derivatives.yaml:151"
    formula_lines = (153,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        exponent = unpack(node.raw_exponent, node)
        grad_self = grad / exponent.exp2()
        return (grad_self,)

    def release_variables(node):
        node.raw_exponent = RELEASED

    @property
    def _saved_exponent(node):
        return unpack(node.raw_exponent, node)

    @property
    def _raw_saved_exponent(node):
        return SavedTensor(node, "exponent")


class SinBackward0(Node):
    """Backward of ``sin``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:158"
    formula_lines = (159,)
    run_arrays = autograd_arrays.SinBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(self.cos())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class CosBackward0(Node):
    """Backward of ``cos``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:162"
    formula_lines = (163,)
    run_arrays = autograd_arrays.CosBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = -grad * conj(self.sin())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class TanBackward0(Node):
    """Backward of ``tan``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:166"
    formula_lines = (167,)
    run_arrays = autograd_arrays.TanBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * conj(1 + result * result)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class AsinBackward0(Node):
    """Backward of ``asin``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:170"
    formula_lines = (171,)
    run_arrays = autograd_arrays.AsinBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj((1 - self * self).rsqrt())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class AcosBackward0(Node):
    """Backward of ``acos``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:174"
    formula_lines = (175,)
    run_arrays = autograd_arrays.AcosBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = -grad * conj((1 - self * self).rsqrt())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class AtanBackward0(Node):
    """Backward of ``atan``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:178"
    formula_lines = (179,)
    run_arrays = autograd_arrays.AtanBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(1 + self * self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class SinhBackward0(Node):
    """Backward of ``sinh``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:182"
    formula_lines = (183,)
    run_arrays = autograd_arrays.SinhBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(self.cosh())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class CoshBackward0(Node):
    """Backward of ``cosh``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:186"
    formula_lines = (187,)
    run_arrays = autograd_arrays.CoshBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj(self.sinh())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class TanhBackward0(Node):
    """Backward of ``tanh``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:190"
    formula_lines = (191,)
    run_arrays = autograd_arrays.TanhBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = tanh_backward(grad, result)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class AsinhBackward0(Node):
    """Backward of ``asinh``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:194"
    formula_lines = (195,)
    run_arrays = autograd_arrays.AsinhBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj((self * self + 1).rsqrt())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class AcoshBackward0(Node):
    """Backward of ``acosh``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:198"
    formula_lines = (199,)
    run_arrays = autograd_arrays.AcoshBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * conj((self - 1).rsqrt() * (self + 1).rsqrt())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class AtanhBackward0(Node):
    """Backward of ``atanh``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:202"
    formula_lines = (203,)
    run_arrays = autograd_arrays.AtanhBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad / conj(1 - self * self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class Atan2Backward0(Node):
    """Backward of ``atan2``."""

    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_location = "derivatives.yaml:206"
    formula_lines = (207, 208)
    run_arrays = autograd_arrays.Atan2Backward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_self = grad * other / (self * self + other * other)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = -grad * self / (self * self + other * other)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class TanhBackwardBackward0(Node):
    """Backward of ``tanh_backward``."""

    __slots__ = ("raw_output", "raw_grad_output")
    saved_names = ("output", "grad_output")
    yaml_location = "derivatives.yaml:211"
    formula_lines = (212, 213)
    run_arrays = autograd_arrays.TanhBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_output = None
        if edges[0] is not None:
            output = unpack(node.raw_output, node)
            grad_grad_output = tanh_backward(grad, conj(output))
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            output = unpack(node.raw_output, node)
            grad_output = -2 * conj(grad) * grad_output * conj(output)
        return grad_grad_output, grad_output

    def release_variables(node):
        node.raw_output = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_output(node):
        return unpack(node.raw_output, node)

    @property
    def _raw_saved_output(node):
        return SavedTensor(node, "output")

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class SincBackward0(Node):
    """Backward of ``sinc``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:216"
    formula_lines = (217,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = sinc_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class HypotBackward0(Node):
    """Backward of ``hypot``."""

    __slots__ = ("raw_self", "raw_result", "raw_other")
    saved_names = ("self", "result", "other")
    yaml_location = "derivatives.yaml:220"
    formula_lines = (221, 222)
    run_arrays = autograd_arrays.HypotBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            result = unpack(node.raw_result, node)
            grad_self = grad * (self / result)
        if edges[1] is not None:
            other = unpack(node.raw_other, node)
            result = unpack(node.raw_result, node)
            grad_other = grad * (other / result)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class Deg2RadBackward0(Node):
    """Backward of ``deg2rad``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:225"
    formula_lines = (226,)
    run_arrays = autograd_arrays.Deg2RadBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad * 0.017453292519943295
        return (grad_self,)


class Rad2DegBackward0(Node):
    """Backward of ``rad2deg``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:229"
    formula_lines = (230,)
    run_arrays = autograd_arrays.Rad2DegBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad * 57.29577951308232
        return (grad_self,)


class SigmoidBackward0(Node):
    """Backward of ``sigmoid``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:233"
    formula_lines = (234,)
    run_arrays = autograd_arrays.SigmoidBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = sigmoid_backward(grad, result)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class SigmoidBackwardBackward0(Node):
    """Backward of ``sigmoid_backward``."""

    __slots__ = ("raw_output", "raw_grad_output")
    saved_names = ("output", "grad_output")
    yaml_location = "derivatives.yaml:237"
    formula_lines = (238, 239)
    run_arrays = autograd_arrays.SigmoidBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_output = None
        if edges[0] is not None:
            output = unpack(node.raw_output, node)
            grad_grad_output = sigmoid_backward(grad, conj(output))
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            output = unpack(node.raw_output, node)
            grad_output = conj(grad) * grad_output * conj(1 - 2 * output)
        return grad_grad_output, grad_output

    def release_variables(node):
        node.raw_output = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_output(node):
        return unpack(node.raw_output, node)

    @property
    def _raw_saved_output(node):
        return SavedTensor(node, "output")

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class LogitBackward0(Node):
    """Backward of ``logit``."""

    __slots__ = ("raw_self", "raw_eps")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:242"
    formula_lines = (243,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        eps = node.raw_eps
        grad_self = logit_backward(grad, self, eps)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_eps(node):
        return node.raw_eps


class AbsBackward0(Node):
    """Backward of ``abs``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:248"
    formula_lines = (249,)
    run_arrays = autograd_arrays.AbsBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * self.sgn()
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class SignBackward0(Node):
    """Backward of ``sign``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:252"
    formula_lines = (253,)
    run_arrays = autograd_arrays.SignBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class SgnBackward0(Node):
    """Backward of ``sgn``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:256"
    formula_lines = (257,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = sgn_backward(grad, self, result)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class CopysignBackward0(Node):
    """Backward of ``copysign.Tensor``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:263"
    formula_lines = (264, 265)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack_or_number(node.raw_self, node)
            result = unpack(node.raw_result, node)
            grad_self = copysign_backward(grad, self, result)
        if edges[1] is not None:
            grad_other = zeros_like(grad)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack_or_number(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class FloorBackward0(Node):
    """Backward of ``floor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:268"
    formula_lines = (269,)
    run_arrays = autograd_arrays.FloorBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class CeilBackward0(Node):
    """Backward of ``ceil``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:272"
    formula_lines = (273,)
    run_arrays = autograd_arrays.CeilBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class TruncBackward0(Node):
    """Backward of ``trunc``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:276"
    formula_lines = (277,)
    run_arrays = autograd_arrays.TruncBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class FracBackward0(Node):
    """Backward of ``frac``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:280"
    formula_lines = (281,)
    run_arrays = autograd_arrays.FracBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class RoundBackward0(Node):
    """Backward of ``round``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:284"
    formula_lines = (285,)
    run_arrays = autograd_arrays.RoundBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class RoundBackward1(Node):
    """Backward of ``round.decimals``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:288"
    formula_lines = (289,)
    run_arrays = autograd_arrays.RoundBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class HeavisideBackward0(Node):
    """Backward of ``heaviside``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:292"
    formula_lines = (293, 294)

    def run(node, grads):
        edges = node.next_edges
        grad_self = None
        grad_values = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for heaviside with respect to self is not implemented: the step function has no derivative",
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for heaviside with respect to values is not implemented: the step function has no derivative",
            )
        return grad_self, grad_values


class NextafterBackward0(Node):
    """Backward of ``nextafter``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:296"
    formula_lines = (297, 298)
    run_arrays = autograd_arrays.NextafterBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = where(self == other, 0, grad)
        if edges[1] is not None:
            grad_other = zeros_like(grad)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class NanToNumBackward0(Node):
    """Backward of ``nan_to_num``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:301"
    formula_lines = (302,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = where_finite(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class MaximumBackward0(Node):
    """Backward of ``maximum``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:307"
    formula_lines = (308, 309)
    run_arrays = autograd_arrays.MaximumBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = extreme_backward(grad, self, other)
        if edges[1] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_other = extreme_backward(grad, other, self)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class MinimumBackward0(Node):
    """Backward of ``minimum``."""

    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_location = "derivatives.yaml:312"
    formula_lines = (313, 314)
    run_arrays = autograd_arrays.MinimumBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            self = unpack(node.raw_self, node)
            grad_self = extreme_backward(grad, other, self)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = extreme_backward(grad, self, other)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class FmaxBackward0(Node):
    """Backward of ``fmax``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:317"
    formula_lines = (318, 319)
    run_arrays = autograd_arrays.FmaxBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = where((self >= other) | isnan(other), grad, 0)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = where((self >= other) | isnan(other), 0, grad)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class FminBackward0(Node):
    """Backward of ``fmin``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:322"
    formula_lines = (323, 324)
    run_arrays = autograd_arrays.FminBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_self = where((self <= other) | isnan(other), grad, 0)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = where((self <= other) | isnan(other), 0, grad)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class ClampBackward0(Node):
    """Backward of ``clamp.Tensor``."""

    __slots__ = ("raw_self", "raw_min", "raw_max")
    saved_names = ("self", "min", "max")
    yaml_location = "derivatives.yaml:327"
    formula_lines = (328, 329, 330)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_min = None
        grad_max = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            max = unpack(node.raw_max, node)
            grad_self = clamp_backward(grad, self, min, max)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            max = unpack(node.raw_max, node)
            grad_min = clamp_backward_min(grad, self, min, max)
        if edges[2] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            max = unpack(node.raw_max, node)
            grad_max = clamp_backward_max(grad, self, min, max)
        return grad_self, grad_min, grad_max

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_min = RELEASED
        node.raw_max = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_min(node):
        return unpack(node.raw_min, node)

    @property
    def _raw_saved_min(node):
        return SavedTensor(node, "min")

    @property
    def _saved_max(node):
        return unpack(node.raw_max, node)

    @property
    def _raw_saved_max(node):
        return SavedTensor(node, "max")


class ClampBackward1(Node):
    """Backward of ``clamp``."""

    __slots__ = ("raw_self", "raw_min", "raw_max")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:332"
    formula_lines = (333,)
    run_arrays = autograd_arrays.ClampBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        min = node.raw_min
        max = node.raw_max
        grad_self = clamp_backward(grad, self, min, max)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_min(node):
        return node.raw_min

    @property
    def _saved_max(node):
        return node.raw_max


class ClampMinBackward0(Node):
    """Backward of ``clamp_min.Tensor``."""

    __slots__ = ("raw_self", "raw_min")
    saved_names = ("self", "min")
    yaml_location = "derivatives.yaml:336"
    formula_lines = (337, 338)
    run_arrays = autograd_arrays.ClampMinBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_min = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            grad_self = where(self >= min, grad, 0)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            min = unpack(node.raw_min, node)
            grad_min = where(self < min, grad, 0)
        return grad_self, grad_min

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_min = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_min(node):
        return unpack(node.raw_min, node)

    @property
    def _raw_saved_min(node):
        return SavedTensor(node, "min")


class ClampMinBackward1(Node):
    """Backward of ``clamp_min``."""

    __slots__ = ("raw_self", "raw_min")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:341"
    formula_lines = (342,)
    run_arrays = autograd_arrays.ClampMinBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        min = node.raw_min
        grad_self = where(self >= min, grad, 0)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_min(node):
        return node.raw_min


class ClampMaxBackward0(Node):
    """Backward of ``clamp_max.Tensor``."""

    __slots__ = ("raw_self", "raw_max")
    saved_names = ("self", "max")
    yaml_location = "derivatives.yaml:345"
    formula_lines = (346, 347)
    run_arrays = autograd_arrays.ClampMaxBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_max = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            max = unpack(node.raw_max, node)
            grad_self = where(self <= max, grad, 0)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            max = unpack(node.raw_max, node)
            grad_max = where(self > max, grad, 0)
        return grad_self, grad_max

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_max = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_max(node):
        return unpack(node.raw_max, node)

    @property
    def _raw_saved_max(node):
        return SavedTensor(node, "max")


class ClampMaxBackward1(Node):
    """Backward of ``clamp_max``."""

    __slots__ = ("raw_self", "raw_max")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:350"
    formula_lines = (351,)
    run_arrays = autograd_arrays.ClampMaxBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        max = node.raw_max
        grad_self = where(self <= max, grad, 0)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_max(node):
        return node.raw_max


class WhereBackward0(Node):
    """Backward of ``where.self``."""

    __slots__ = ("raw_condition",)
    saved_names = ("condition",)
    yaml_location = "derivatives.yaml:354"
    formula_lines = (356, 357)
    run_arrays = autograd_arrays.WhereBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            condition = unpack_or_number(node.raw_condition, node)
            grad_self = where(condition, grad, 0)
        if edges[1] is not None:
            condition = unpack_or_number(node.raw_condition, node)
            grad_other = where(condition, 0, grad)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_condition = RELEASED

    @property
    def _saved_condition(node):
        return unpack_or_number(node.raw_condition, node)

    @property
    def _raw_saved_condition(node):
        return SavedTensor(node, "condition")


class AngleBackward0(Node):
    """Backward of ``angle``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:362"
    formula_lines = (363,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = angle_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class ConjPhysicalBackward0(Node):
    """Backward of ``conj_physical``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:366"
    formula_lines = (367,)
    run_arrays = autograd_arrays.ConjPhysicalBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.conj_physical()
        return (grad_self,)


class ComplexBackward0(Node):
    """Backward of ``complex``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:370"
    formula_lines = (371, 372)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_real = None
        grad_imag = None
        if edges[0] is not None:
            grad_real = real_part(grad)
        if edges[1] is not None:
            grad_imag = imaginary_part(grad)
        return grad_real, grad_imag


class PolarBackward0(Node):
    """Backward of ``polar``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:375"
    formula_lines = (376, 377)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_abs = None
        grad_angle = None
        if edges[0] is not None:
            result = unpack(node.raw_result, node)
            grad_abs = real_part(grad * conj(result.sgn()))
        if edges[1] is not None:
            result = unpack(node.raw_result, node)
            grad_angle = imaginary_part(grad * conj(result))
        return grad_abs, grad_angle

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class EqBackward0(Node):
    """Backward of ``eq_.Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:384"
    formula_lines = (384,)
    run_arrays = autograd_arrays.EqBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class NeBackward0(Node):
    """Backward of ``ne_.Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:387"
    formula_lines = (387,)
    run_arrays = autograd_arrays.NeBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LtBackward0(Node):
    """Backward of ``lt_.Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:390"
    formula_lines = (390,)
    run_arrays = autograd_arrays.LtBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LeBackward0(Node):
    """Backward of ``le_.Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:393"
    formula_lines = (393,)
    run_arrays = autograd_arrays.LeBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class GtBackward0(Node):
    """Backward of ``gt_.Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:396"
    formula_lines = (396,)
    run_arrays = autograd_arrays.GtBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class GeBackward0(Node):
    """Backward of ``ge_.Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:399"
    formula_lines = (399,)
    run_arrays = autograd_arrays.GeBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LogicalAndBackward0(Node):
    """Backward of ``logical_and_``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:404"
    formula_lines = (404,)
    run_arrays = autograd_arrays.LogicalAndBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LogicalOrBackward0(Node):
    """Backward of ``logical_or_``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:407"
    formula_lines = (407,)
    run_arrays = autograd_arrays.LogicalOrBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LogicalXorBackward0(Node):
    """Backward of ``logical_xor_``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:410"
    formula_lines = (410,)
    run_arrays = autograd_arrays.LogicalXorBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class LogicalNotBackward0(Node):
    """Backward of ``logical_not_``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:413"
    formula_lines = (413,)
    run_arrays = autograd_arrays.LogicalNotBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.new_zeros(grad.shape)
        return (grad_self,)


class ErfBackward0(Node):
    """Backward of ``erf``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:443"
    formula_lines = (444,)
    run_arrays = autograd_arrays.ErfBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (1.1283791670955126 * (-self * self).exp())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class ErfcBackward0(Node):
    """Backward of ``erfc``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:447"
    formula_lines = (448,)
    run_arrays = autograd_arrays.ErfcBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (-1.1283791670955126 * (-self * self).exp())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class ErfinvBackward0(Node):
    """Backward of ``erfinv``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:451"
    formula_lines = (452,)
    run_arrays = autograd_arrays.ErfinvBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * (0.886226925452758 * (result * result).exp())
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class SpecialErfcxBackward0(Node):
    """Backward of ``special_erfcx``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:455"
    formula_lines = (456,)
    run_arrays = autograd_arrays.SpecialErfcxBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = grad * (2 * self * result - 1.1283791670955126)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class SpecialNdtrBackward0(Node):
    """Backward of ``special_ndtr``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:459"
    formula_lines = (460,)
    run_arrays = autograd_arrays.SpecialNdtrBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * (0.3989422804014327 * (-0.5 * self * self).exp())
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class SpecialNdtriBackward0(Node):
    """Backward of ``special_ndtri``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:463"
    formula_lines = (464,)
    run_arrays = autograd_arrays.SpecialNdtriBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = grad * (2.5066282746310002 * (0.5 * result * result).exp())
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class SpecialLogNdtrBackward0(Node):
    """Backward of ``special_log_ndtr``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:467"
    formula_lines = (468,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = log_ndtr_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class LgammaBackward0(Node):
    """Backward of ``lgamma``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:473"
    formula_lines = (474,)
    run_arrays = autograd_arrays.LgammaBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * digamma(self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class DigammaBackward0(Node):
    """Backward of ``digamma``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:477"
    formula_lines = (478,)
    run_arrays = autograd_arrays.DigammaBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * polygamma(1, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class PolygammaBackward0(Node):
    """Backward of ``polygamma``."""

    __slots__ = ("raw_n", "raw_self")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:481"
    formula_lines = (482,)
    run_arrays = autograd_arrays.PolygammaBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        n = node.raw_n
        self = unpack(node.raw_self, node)
        grad_self = grad * polygamma(n + 1, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_n(node):
        return node.raw_n

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class IgammaBackward0(Node):
    """Backward of ``igamma``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:485"
    formula_lines = (486, 487)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for igamma with respect to self is not implemented: igamma: the derivative with respect to its first argument",
            )
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = grad * igamma_slope(self, other)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class IgammacBackward0(Node):
    """Backward of ``igammac``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:489"
    formula_lines = (490, 491)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for igammac with respect to self is not implemented: igammac: the derivative with respect to its first argument",
            )
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other = unpack(node.raw_other, node)
            grad_other = -grad * igamma_slope(self, other)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class SpecialZetaBackward0(Node):
    """Backward of ``special_zeta``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:493"
    formula_lines = (494, 495)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for special_zeta with respect to self is not implemented: zeta: the derivative with respect to its first argument",
            )
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = grad * -self * special_zeta_of(self + 1, other)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack_or_number(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack_or_number(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class I0Backward0(Node):
    """Backward of ``i0``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:499"
    formula_lines = (500,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * modified_bessel_i1(self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class SpecialI0EBackward0(Node):
    """Backward of ``special_i0e``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:503"
    formula_lines = (504,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = grad * (modified_bessel_i1e(self) - self.sgn() * result)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class SpecialI1Backward0(Node):
    """Backward of ``special_i1``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:507"
    formula_lines = (508,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = i1_backward(grad, self, result)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class SpecialI1EBackward0(Node):
    """Backward of ``special_i1e``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:511"
    formula_lines = (512,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = i1e_backward(grad, self, result)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class SpecialEntrBackward0(Node):
    """Backward of ``special_entr``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:591"
    formula_lines = (592,)
    run_arrays = autograd_arrays.SpecialEntrBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * where(isnan(self), self, -(self.log() + 1))
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class SpecialXlog1PyBackward0(Node):
    """Backward of ``special_xlog1py``."""

    __slots__ = ("raw_self", "raw_other")
    saved_names = ("self", "other")
    yaml_location = "derivatives.yaml:595"
    formula_lines = (596, 597)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_self = xlog1py_backward_self(grad, self, other)
        if edges[1] is not None:
            self = unpack_or_number(node.raw_self, node)
            other = unpack_or_number(node.raw_other, node)
            grad_other = grad * self / (other + 1)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_other = RELEASED

    @property
    def _saved_self(node):
        return unpack_or_number(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other(node):
        return unpack_or_number(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")


class ReluBackward0(Node):
    """Backward of ``relu``."""

    __slots__ = ("raw_result",)
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:604"
    formula_lines = (605,)
    run_arrays = autograd_arrays.ReluBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        grad_self = threshold_backward(grad, result, 0)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class ThresholdBackward0(Node):
    """Backward of ``threshold``."""

    __slots__ = ("raw_self", "raw_threshold")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:608"
    formula_lines = (609,)
    run_arrays = autograd_arrays.ThresholdBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        threshold = node.raw_threshold
        grad_self = threshold_backward(grad, self, threshold)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_threshold(node):
        return node.raw_threshold


class ThresholdBackwardBackward0(Node):
    """Backward of ``threshold_backward``."""

    __slots__ = ("raw_self", "raw_threshold")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:612"
    formula_lines = (613, 614)
    run_arrays = autograd_arrays.ThresholdBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            threshold = node.raw_threshold
            grad_grad_output = threshold_backward(grad, self, threshold)
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_threshold(node):
        return node.raw_threshold


class LeakyReluBackward0(Node):
    """Backward of ``leaky_relu``."""

    __slots__ = ("raw_self", "raw_negative_slope")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:617"
    formula_lines = (618,)
    run_arrays = autograd_arrays.LeakyReluBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        negative_slope = node.raw_negative_slope
        grad_self = leaky_relu_backward(grad, self, negative_slope, False)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_negative_slope(node):
        return node.raw_negative_slope


class LeakyReluBackwardBackward0(Node):
    """Backward of ``leaky_relu_backward``."""

    __slots__ = ("raw_self", "raw_negative_slope", "raw_self_is_result")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:621"
    formula_lines = (622, 623)
    run_arrays = autograd_arrays.LeakyReluBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            negative_slope = node.raw_negative_slope
            self_is_result = node.raw_self_is_result
            grad_grad_output = leaky_relu_backward(grad, self, negative_slope, self_is_result)
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_negative_slope(node):
        return node.raw_negative_slope

    @property
    def _saved_self_is_result(node):
        return node.raw_self_is_result


class HardtanhBackward0(Node):
    """Backward of ``hardtanh``."""

    __slots__ = ("raw_self", "raw_min_val", "raw_max_val")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:626"
    formula_lines = (627,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        min_val = node.raw_min_val
        max_val = node.raw_max_val
        grad_self = within(grad, self, min_val, max_val)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_min_val(node):
        return node.raw_min_val

    @property
    def _saved_max_val(node):
        return node.raw_max_val


class EluBackward0(Node):
    """Backward of ``elu``."""

    __slots__ = ("raw_alpha", "raw_scale", "raw_input_scale", "raw_self")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:632"
    formula_lines = (633,)
    run_arrays = autograd_arrays.EluBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        alpha = node.raw_alpha
        scale = node.raw_scale
        input_scale = node.raw_input_scale
        self = unpack(node.raw_self, node)
        grad_self = elu_backward(grad, alpha, scale, input_scale, False, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_alpha(node):
        return node.raw_alpha

    @property
    def _saved_scale(node):
        return node.raw_scale

    @property
    def _saved_input_scale(node):
        return node.raw_input_scale

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class EluBackwardBackward0(Node):
    """Backward of ``elu_backward``."""

    __slots__ = (
        "raw_alpha",
        "raw_scale",
        "raw_input_scale",
        "raw_is_result",
        "raw_self_or_result",
        "raw_grad_output",
    )
    saved_names = ("self_or_result", "grad_output")
    yaml_location = "derivatives.yaml:636"
    formula_lines = (637, 638)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self_or_result = None
        if edges[0] is not None:
            alpha = node.raw_alpha
            scale = node.raw_scale
            input_scale = node.raw_input_scale
            is_result = node.raw_is_result
            self_or_result = unpack(node.raw_self_or_result, node)
            grad_grad_output = elu_backward(
                grad, alpha, scale, input_scale, is_result, self_or_result
            )
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            alpha = node.raw_alpha
            scale = node.raw_scale
            input_scale = node.raw_input_scale
            is_result = node.raw_is_result
            self_or_result = unpack(node.raw_self_or_result, node)
            grad_self_or_result = elu_double_backward(
                grad, grad_output, alpha, scale, input_scale, is_result, self_or_result
            )
        return grad_grad_output, grad_self_or_result

    def release_variables(node):
        node.raw_self_or_result = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_alpha(node):
        return node.raw_alpha

    @property
    def _saved_scale(node):
        return node.raw_scale

    @property
    def _saved_input_scale(node):
        return node.raw_input_scale

    @property
    def _saved_is_result(node):
        return node.raw_is_result

    @property
    def _saved_self_or_result(node):
        return unpack(node.raw_self_or_result, node)

    @property
    def _raw_saved_self_or_result(node):
        return SavedTensor(node, "self_or_result")

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class GeluBackward0(Node):
    """Backward of ``gelu``."""

    __slots__ = ("raw_self", "raw_approximate")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:641"
    formula_lines = (642,)
    run_arrays = autograd_arrays.GeluBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        approximate = node.raw_approximate
        grad_self = gelu_backward(grad, self, approximate=approximate)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_approximate(node):
        return node.raw_approximate


class GeluBackwardBackward0(Node):
    """Backward of ``gelu_backward``."""

    __slots__ = ("raw_self", "raw_approximate", "raw_grad_output")
    saved_names = ("self", "grad_output")
    yaml_location = "derivatives.yaml:645"
    formula_lines = (646, 647)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            approximate = node.raw_approximate
            grad_grad_output = gelu_backward(grad, self, approximate=approximate)
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            approximate = node.raw_approximate
            grad_self = gelu_double_backward(grad, grad_output, self, approximate)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_approximate(node):
        return node.raw_approximate

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class SiluBackward0(Node):
    """Backward of ``silu``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:650"
    formula_lines = (651,)
    run_arrays = autograd_arrays.SiluBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = silu_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class SiluBackwardBackward0(Node):
    """Backward of ``silu_backward``."""

    __slots__ = ("raw_self", "raw_grad_output")
    saved_names = ("self", "grad_output")
    yaml_location = "derivatives.yaml:654"
    formula_lines = (655, 656)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            grad_grad_output = silu_backward(grad, conj(self))
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            grad_self = silu_double_backward(grad, grad_output, self)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class MishBackward0(Node):
    """Backward of ``mish``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:659"
    formula_lines = (660,)
    run_arrays = autograd_arrays.MishBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = mish_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class MishBackwardBackward0(Node):
    """Backward of ``mish_backward``."""

    __slots__ = ("raw_self", "raw_grad_output")
    saved_names = ("self", "grad_output")
    yaml_location = "derivatives.yaml:663"
    formula_lines = (664, 665)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            grad_grad_output = mish_backward(grad, self)
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            grad_self = mish_double_backward(grad, grad_output, self)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class SoftplusBackward0(Node):
    """Backward of ``softplus``."""

    __slots__ = ("raw_self", "raw_beta", "raw_threshold")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:668"
    formula_lines = (669,)
    run_arrays = autograd_arrays.SoftplusBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        beta = node.raw_beta
        threshold = node.raw_threshold
        grad_self = softplus_backward(grad, self, beta, threshold)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_beta(node):
        return node.raw_beta

    @property
    def _saved_threshold(node):
        return node.raw_threshold


class SoftplusBackwardBackward0(Node):
    """Backward of ``softplus_backward``."""

    __slots__ = ("raw_self", "raw_beta", "raw_threshold", "raw_grad_output")
    saved_names = ("self", "grad_output")
    yaml_location = "derivatives.yaml:672"
    formula_lines = (673, 674)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            beta = node.raw_beta
            threshold = node.raw_threshold
            grad_grad_output = softplus_backward(grad, self, beta, threshold)
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            self = unpack(node.raw_self, node)
            beta = node.raw_beta
            threshold = node.raw_threshold
            grad_self = softplus_double_backward(grad, grad_output, self, beta, threshold)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_beta(node):
        return node.raw_beta

    @property
    def _saved_threshold(node):
        return node.raw_threshold

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class LogSigmoidBackward0(Node):
    """Backward of ``log_sigmoid``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:677"
    formula_lines = (678,)
    run_arrays = autograd_arrays.LogSigmoidBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = grad * sigmoid(-self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class HardsigmoidBackward0(Node):
    """Backward of ``hardsigmoid``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:683"
    formula_lines = (684,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = within(grad / 6, self, -3, 3)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class HardswishBackward0(Node):
    """Backward of ``hardswish``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:687"
    formula_lines = (688,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = hardswish_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class HardshrinkBackward0(Node):
    """Backward of ``hardshrink``."""

    __slots__ = ("raw_self", "raw_lambd")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:691"
    formula_lines = (692,)
    run_arrays = autograd_arrays.HardshrinkBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        lambd = node.raw_lambd
        grad_self = where(self.abs() <= lambd, 0, grad)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_lambd(node):
        return node.raw_lambd


class SoftshrinkBackward0(Node):
    """Backward of ``softshrink``."""

    __slots__ = ("raw_self", "raw_lambd")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:695"
    formula_lines = (696,)
    run_arrays = autograd_arrays.SoftshrinkBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        lambd = node.raw_lambd
        grad_self = where(self.abs() <= lambd, 0, grad)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_lambd(node):
        return node.raw_lambd


class SoftmaxBackward0(Node):
    """Backward of ``softmax.int``."""

    __slots__ = ("raw_result", "raw_dim")
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:701"
    formula_lines = (702,)
    run_arrays = autograd_arrays.SoftmaxBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        grad_self = _softmax_backward_data(grad, result, dim, result.dtype)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim


class LogSoftmaxBackward0(Node):
    """Backward of ``log_softmax.int``."""

    __slots__ = ("raw_result", "raw_dim")
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:705"
    formula_lines = (706,)
    run_arrays = autograd_arrays.LogSoftmaxBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        grad_self = _log_softmax_backward_data(grad, result, dim, result.dtype)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim


class SoftmaxBackward1(Node):
    """Backward of ``_softmax``."""

    __slots__ = ("raw_result", "raw_dim", "self_dtype")
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:709"
    formula_lines = (710,)
    run_arrays = autograd_arrays.SoftmaxBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        self_dtype = node.self_dtype
        grad_self = _softmax_backward_data(grad, result, dim, self_dtype)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_self_dtype(node):
        return node.self_dtype


class LogSoftmaxBackward1(Node):
    """Backward of ``_log_softmax``."""

    __slots__ = ("raw_result", "raw_dim", "self_dtype")
    saved_names = ("result",)
    yaml_location = "derivatives.yaml:713"
    formula_lines = (714,)
    run_arrays = autograd_arrays.LogSoftmaxBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        self_dtype = node.self_dtype
        grad_self = _log_softmax_backward_data(grad, result, dim, self_dtype)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_self_dtype(node):
        return node.self_dtype


class SoftmaxBackwardDataBackward0(Node):
    """Backward of ``_softmax_backward_data``."""

    __slots__ = ("raw_output", "raw_dim", "grad_output_dtype", "raw_grad_output")
    saved_names = ("output", "grad_output")
    yaml_location = "derivatives.yaml:717"
    formula_lines = (718, 719)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_output = None
        if edges[0] is not None:
            output = unpack(node.raw_output, node)
            dim = node.raw_dim
            grad_output_dtype = node.grad_output_dtype
            grad_grad_output = _softmax_backward_data(grad, output, dim, grad_output_dtype)
        if edges[1] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            output = unpack(node.raw_output, node)
            dim = node.raw_dim
            grad_output = softmax_double_backward(grad, grad_output, output, dim)
        return grad_grad_output, grad_output

    def release_variables(node):
        node.raw_output = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_output(node):
        return unpack(node.raw_output, node)

    @property
    def _raw_saved_output(node):
        return SavedTensor(node, "output")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_grad_output_dtype(node):
        return node.grad_output_dtype

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class LogSoftmaxBackwardDataBackward0(Node):
    """Backward of ``_log_softmax_backward_data``."""

    __slots__ = ("raw_output", "raw_dim", "raw_grad_output")
    saved_names = ("output", "grad_output")
    yaml_location = "derivatives.yaml:721"
    formula_lines = (722, 723)
    run_arrays = autograd_arrays.LogSoftmaxBackwardDataBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_output = None
        if edges[0] is not None:
            output = unpack(node.raw_output, node)
            dim = node.raw_dim
            grad_grad_output = grad - (grad * output.exp()).sum(dim, keepdim=True)
        if edges[1] is not None:
            output = unpack(node.raw_output, node)
            grad_output = unpack(node.raw_grad_output, node)
            dim = node.raw_dim
            grad_output = -grad * output.exp() * grad_output.sum(dim, keepdim=True)
        return grad_grad_output, grad_output

    def release_variables(node):
        node.raw_output = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_output(node):
        return unpack(node.raw_output, node)

    @property
    def _raw_saved_output(node):
        return SavedTensor(node, "output")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class MseLossBackward0(Node):
    """Backward of ``mse_loss``."""

    __slots__ = ("raw_self", "raw_target", "raw_reduction")
    saved_names = ("self", "target")
    yaml_location = "derivatives.yaml:729"
    formula_lines = (730, 731)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_target = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            grad_self = mse_loss_backward(grad, self, target, reduction)
        if edges[1] is not None:
            target = unpack(node.raw_target, node)
            self = unpack(node.raw_self, node)
            reduction = node.raw_reduction
            grad_target = mse_loss_backward(grad, target, self, reduction)
        return grad_self, grad_target

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_target = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_reduction(node):
        return node.raw_reduction


class SmoothL1LossBackward0(Node):
    """Backward of ``smooth_l1_loss``."""

    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_beta")
    saved_names = ("self", "target")
    yaml_location = "derivatives.yaml:734"
    formula_lines = (735, 736)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_target = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            beta = node.raw_beta
            grad_self = smooth_l1_loss_backward(grad, self, target, reduction, beta)
        if edges[1] is not None:
            target = unpack(node.raw_target, node)
            self = unpack(node.raw_self, node)
            reduction = node.raw_reduction
            beta = node.raw_beta
            grad_target = smooth_l1_loss_backward(grad, target, self, reduction, beta)
        return grad_self, grad_target

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_target = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_beta(node):
        return node.raw_beta


class HuberLossBackward0(Node):
    """Backward of ``huber_loss``."""

    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_delta")
    saved_names = ("self", "target")
    yaml_location = "derivatives.yaml:739"
    formula_lines = (740, 741)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_target = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            delta = node.raw_delta
            grad_self = huber_loss_backward(grad, self, target, reduction, delta)
        if edges[1] is not None:
            target = unpack(node.raw_target, node)
            self = unpack(node.raw_self, node)
            reduction = node.raw_reduction
            delta = node.raw_delta
            grad_target = huber_loss_backward(grad, target, self, reduction, delta)
        return grad_self, grad_target

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_target = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_delta(node):
        return node.raw_delta


class BinaryCrossEntropyBackward0(Node):
    """Backward of ``binary_cross_entropy``."""

    __slots__ = ("raw_self", "raw_target", "raw_weight", "raw_reduction")
    saved_names = ("self", "target", "weight")
    yaml_location = "derivatives.yaml:744"
    formula_lines = (745, 746, 747)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_target = None
        grad_weight = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            weight = unpack(node.raw_weight, node)
            reduction = node.raw_reduction
            grad_self = binary_cross_entropy_backward(grad, self, target, weight, reduction)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            weight = unpack(node.raw_weight, node)
            reduction = node.raw_reduction
            grad_target = binary_cross_entropy_backward_target(grad, self, weight, reduction)
        if edges[2] is not None:
            raise NotImplementedError(
                "derivative for binary_cross_entropy with respect to weight is not implemented: the derivative of binary_cross_entropy with respect to weight",
            )
        return grad_self, grad_target, grad_weight

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_weight = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_reduction(node):
        return node.raw_reduction


class NllLossBackward0(Node):
    """Backward of ``nll_loss_forward``."""

    __slots__ = (
        "raw_self",
        "raw_target",
        "raw_weight",
        "raw_reduction",
        "raw_ignore_index",
        "raw_total_weight",
    )
    saved_names = ("self", "target", "weight", "total_weight")
    yaml_location = "derivatives.yaml:751"
    formula_lines = (753,)
    run_arrays = autograd_arrays.NllLossBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        target = unpack(node.raw_target, node)
        weight = unpack(node.raw_weight, node)
        reduction = node.raw_reduction
        ignore_index = node.raw_ignore_index
        total_weight = unpack(node.raw_total_weight, node)
        grad_self = nll_loss_backward(
            grad, self, target, weight, reduction, ignore_index, total_weight
        )
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_weight = RELEASED
        node.raw_total_weight = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_ignore_index(node):
        return node.raw_ignore_index

    @property
    def _saved_total_weight(node):
        return unpack(node.raw_total_weight, node)

    @property
    def _raw_saved_total_weight(node):
        return SavedTensor(node, "total_weight")


class ClassCrossEntropyBackward0(Node):
    """Backward of ``_class_cross_entropy``."""

    __slots__ = ("raw_self", "raw_softmax", "raw_target", "raw_reduction", "raw_ignore_index")
    saved_names = ("self", "softmax", "target")
    yaml_location = "derivatives.yaml:757"
    formula_lines = (759,)
    run_arrays = autograd_arrays.ClassCrossEntropyBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        softmax = unpack(node.raw_softmax, node)
        target = unpack(node.raw_target, node)
        reduction = node.raw_reduction
        ignore_index = node.raw_ignore_index
        grad_self = class_cross_entropy_backward(
            grad, self, softmax, target, reduction, ignore_index
        )
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_softmax = RELEASED
        node.raw_target = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_softmax(node):
        return unpack(node.raw_softmax, node)

    @property
    def _raw_saved_softmax(node):
        return SavedTensor(node, "softmax")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_ignore_index(node):
        return node.raw_ignore_index


class NllLoss2DBackward0(Node):
    """Backward of ``nll_loss2d_forward``."""

    __slots__ = (
        "raw_self",
        "raw_target",
        "raw_weight",
        "raw_reduction",
        "raw_ignore_index",
        "raw_total_weight",
    )
    saved_names = ("self", "target", "weight", "total_weight")
    yaml_location = "derivatives.yaml:761"
    formula_lines = (763,)
    run_arrays = autograd_arrays.NllLoss2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        target = unpack(node.raw_target, node)
        weight = unpack(node.raw_weight, node)
        reduction = node.raw_reduction
        ignore_index = node.raw_ignore_index
        total_weight = unpack(node.raw_total_weight, node)
        grad_self = nll_loss2d_backward(
            grad, self, target, weight, reduction, ignore_index, total_weight
        )
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_weight = RELEASED
        node.raw_total_weight = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_ignore_index(node):
        return node.raw_ignore_index

    @property
    def _saved_total_weight(node):
        return unpack(node.raw_total_weight, node)

    @property
    def _raw_saved_total_weight(node):
        return SavedTensor(node, "total_weight")


class NllLossBackwardBackward0(Node):
    """Backward of ``nll_loss_backward``."""

    __slots__ = ("raw_target", "raw_weight", "raw_reduction", "raw_ignore_index")
    saved_names = ("target", "weight")
    yaml_location = "derivatives.yaml:767"
    formula_lines = (768, 769)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            target = unpack(node.raw_target, node)
            weight = unpack(node.raw_weight, node)
            reduction = node.raw_reduction
            ignore_index = node.raw_ignore_index
            grad_grad_output = negative_log_likelihood(
                grad, target, weight, reduction, ignore_index
            )
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_target = RELEASED
        node.raw_weight = RELEASED

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_ignore_index(node):
        return node.raw_ignore_index


class NllLoss2DBackwardBackward0(Node):
    """Backward of ``nll_loss2d_backward``."""

    __slots__ = ("raw_target", "raw_weight", "raw_reduction", "raw_ignore_index")
    saved_names = ("target", "weight")
    yaml_location = "derivatives.yaml:773"
    formula_lines = (774, 775)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            target = unpack(node.raw_target, node)
            weight = unpack(node.raw_weight, node)
            reduction = node.raw_reduction
            ignore_index = node.raw_ignore_index
            grad_grad_output = negative_log_likelihood_2d(
                grad, target, weight, reduction, ignore_index
            )
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_target = RELEASED
        node.raw_weight = RELEASED

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_ignore_index(node):
        return node.raw_ignore_index


class MultilabelMarginLossBackward0(Node):
    """Backward of ``multilabel_margin_loss_forward``."""

    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_is_target")
    saved_names = ("self", "target", "is_target")
    yaml_location = "derivatives.yaml:781"
    formula_lines = (783,)
    run_arrays = autograd_arrays.MultilabelMarginLossBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        target = unpack(node.raw_target, node)
        reduction = node.raw_reduction
        is_target = unpack(node.raw_is_target, node)
        grad_self = multilabel_margin_loss_backward(grad, self, target, reduction, is_target)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_is_target = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_is_target(node):
        return unpack(node.raw_is_target, node)

    @property
    def _raw_saved_is_target(node):
        return SavedTensor(node, "is_target")


class MultilabelMarginLossBackwardBackward0(Node):
    """Backward of ``multilabel_margin_loss_backward``."""

    __slots__ = ("raw_self", "raw_target", "raw_reduction", "raw_is_target", "raw_grad_output")
    saved_names = ("self", "target", "is_target", "grad_output")
    yaml_location = "derivatives.yaml:785"
    formula_lines = (786, 787)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            target = unpack(node.raw_target, node)
            reduction = node.raw_reduction
            is_target = unpack(node.raw_is_target, node)
            grad_output = unpack(node.raw_grad_output, node)
            grad_grad_output = multilabel_margin_loss_double_backward(
                grad, self, target, reduction, is_target, grad_output
            )
        if edges[1] is not None:
            grad_self = zeros_like(grad)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_target = RELEASED
        node.raw_is_target = RELEASED
        node.raw_grad_output = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_target(node):
        return unpack(node.raw_target, node)

    @property
    def _raw_saved_target(node):
        return SavedTensor(node, "target")

    @property
    def _saved_reduction(node):
        return node.raw_reduction

    @property
    def _saved_is_target(node):
        return unpack(node.raw_is_target, node)

    @property
    def _raw_saved_is_target(node):
        return SavedTensor(node, "is_target")

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")


class CtcLossBackward0(Node):
    """Backward of ``_ctc_loss``."""

    __slots__ = (
        "raw_log_probs",
        "raw_targets",
        "raw_input_lengths",
        "raw_target_lengths",
        "raw_result0",
        "raw_result1",
        "raw_blank",
        "raw_zero_infinity",
    )
    saved_names = ("log_probs", "targets", "result0", "result1")
    yaml_location = "derivatives.yaml:792"
    formula_lines = (794,)
    run_arrays = autograd_arrays.CtcLossBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        log_probs = unpack(node.raw_log_probs, node)
        targets = unpack(node.raw_targets, node)
        input_lengths = node.raw_input_lengths
        target_lengths = node.raw_target_lengths
        result0 = unpack(node.raw_result0, node)
        result1 = unpack(node.raw_result1, node)
        blank = node.raw_blank
        zero_infinity = node.raw_zero_infinity
        grad_log_probs = _ctc_loss_backward(
            grad,
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            result0,
            result1,
            blank,
            zero_infinity,
        )
        return (grad_log_probs,)

    def release_variables(node):
        node.raw_log_probs = RELEASED
        node.raw_targets = RELEASED
        node.raw_result0 = RELEASED
        node.raw_result1 = RELEASED

    @property
    def _saved_log_probs(node):
        return unpack(node.raw_log_probs, node)

    @property
    def _raw_saved_log_probs(node):
        return SavedTensor(node, "log_probs")

    @property
    def _saved_targets(node):
        return unpack(node.raw_targets, node)

    @property
    def _raw_saved_targets(node):
        return SavedTensor(node, "targets")

    @property
    def _saved_input_lengths(node):
        return node.raw_input_lengths

    @property
    def _saved_target_lengths(node):
        return node.raw_target_lengths

    @property
    def _saved_result0(node):
        return unpack(node.raw_result0, node)

    @property
    def _raw_saved_result0(node):
        return SavedTensor(node, "result0")

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")

    @property
    def _saved_blank(node):
        return node.raw_blank

    @property
    def _saved_zero_infinity(node):
        return node.raw_zero_infinity


class CtcLossBackwardBackward0(Node):
    """Backward of ``_ctc_loss_backward``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:797"
    formula_lines = (798, 799, 800, 801)

    def run(node, grads):
        edges = node.next_edges
        grad_grad = None
        grad_log_probs = None
        grad_neg_log_likelihood = None
        grad_log_alpha = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for _ctc_loss_backward with respect to grad is not implemented: the second derivative of ctc_loss",
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for _ctc_loss_backward with respect to log_probs is not implemented: the second derivative of ctc_loss",
            )
        if edges[2] is not None:
            raise NotImplementedError(
                "derivative for _ctc_loss_backward with respect to neg_log_likelihood is not implemented: the second derivative of ctc_loss",
            )
        if edges[3] is not None:
            raise NotImplementedError(
                "derivative for _ctc_loss_backward with respect to log_alpha is not implemented: the second derivative of ctc_loss",
            )
        return grad_grad, grad_log_probs, grad_neg_log_likelihood, grad_log_alpha


class SumBackward0(Node):
    """Backward of ``sum``."""

    __slots__ = ("self_shape",)
    yaml_location = "derivatives.yaml:807"
    formula_lines = (808,)
    run_arrays = autograd_arrays.SumBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.expand(self_shape)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class SumBackward1(Node):
    """Backward of ``sum.dim_IntList``."""

    __slots__ = ("self_shape", "raw_dim", "raw_keepdim")
    yaml_location = "derivatives.yaml:811"
    formula_lines = (812,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = restore_reduced_dims(grad, len(self_shape), dim, keepdim).expand(self_shape)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class NansumBackward0(Node):
    """Backward of ``nansum``."""

    __slots__ = ("raw_dim", "raw_keepdim", "raw_self")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:815"
    formula_lines = (816,)
    run_arrays = autograd_arrays.NansumBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        self = unpack(node.raw_self, node)
        grad_self = (
            restore_reduced_dims(grad, self.ndim, dim, keepdim).expand(self.shape)
            * self.isnan().logical_not()
        )
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class MeanBackward0(Node):
    """Backward of ``mean``."""

    __slots__ = ("self_shape",)
    yaml_location = "derivatives.yaml:819"
    formula_lines = (820,)
    run_arrays = autograd_arrays.MeanBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = Size(node.self_shape)
        grad_self = grad.expand(self_shape) / self_shape.numel()
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class MeanBackward1(Node):
    """Backward of ``mean.dim``."""

    __slots__ = ("self_shape", "raw_dim", "raw_keepdim")
    yaml_location = "derivatives.yaml:823"
    formula_lines = (824,)
    run_arrays = autograd_arrays.MeanBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = mean_backward(grad, self_shape, dim, keepdim)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class ProdBackward0(Node):
    """Backward of ``prod``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:827"
    formula_lines = (828,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = prod_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class ProdBackward1(Node):
    """Backward of ``prod.dim_int``."""

    __slots__ = ("raw_self", "raw_dim", "raw_keepdim")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:831"
    formula_lines = (832,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = prod_dim_backward(grad, self, dim, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class AmaxBackward0(Node):
    """Backward of ``amax``."""

    __slots__ = ("raw_self", "raw_result", "raw_dim", "raw_keepdim")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:837"
    formula_lines = (838,)
    run_arrays = autograd_arrays.AmaxBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = share_among_equal(grad, self, result, dim, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class AminBackward0(Node):
    """Backward of ``amin``."""

    __slots__ = ("raw_self", "raw_result", "raw_dim", "raw_keepdim")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:841"
    formula_lines = (842,)
    run_arrays = autograd_arrays.AminBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = share_among_equal(grad, self, result, dim, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class AminmaxBackward0(Node):
    """Backward of ``aminmax``."""

    __slots__ = ("raw_self", "raw_min", "raw_max", "raw_dim", "raw_keepdim")
    saved_names = ("self", "min", "max")
    yaml_location = "derivatives.yaml:845"
    formula_lines = (846,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        self = unpack(node.raw_self, node)
        min = unpack(node.raw_min, node)
        max = unpack(node.raw_max, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = aminmax_backward(grads[0], grads[1], self, min, max, dim, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_min = RELEASED
        node.raw_max = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_min(node):
        return unpack(node.raw_min, node)

    @property
    def _raw_saved_min(node):
        return SavedTensor(node, "min")

    @property
    def _saved_max(node):
        return unpack(node.raw_max, node)

    @property
    def _raw_saved_max(node):
        return SavedTensor(node, "max")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class MaxBackward0(Node):
    """Backward of ``max``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:850"
    formula_lines = (851,)
    run_arrays = autograd_arrays.MaxBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = share_among_equal(grad, self, result, (), False)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class MinBackward0(Node):
    """Backward of ``min``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:854"
    formula_lines = (855,)
    run_arrays = autograd_arrays.MinBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = share_among_equal(grad, self, result, (), False)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class MaxBackward1(Node):
    """Backward of ``max.dim``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:858"
    formula_lines = (859,)
    run_arrays = autograd_arrays.MaxBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class MinBackward1(Node):
    """Backward of ``min.dim``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:863"
    formula_lines = (864,)
    run_arrays = autograd_arrays.MinBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class VarBackward0(Node):
    """Backward of ``var``."""

    __slots__ = ("raw_self", "raw_unbiased")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:900"
    formula_lines = (901,)
    run_arrays = autograd_arrays.VarBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        unbiased = node.raw_unbiased
        grad_self = var_backward(grad, self, None, 1 if unbiased else 0, False)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_unbiased(node):
        return node.raw_unbiased


class VarBackward1(Node):
    """Backward of ``var.dim``."""

    __slots__ = ("raw_self", "raw_dim", "raw_unbiased", "raw_keepdim")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:904"
    formula_lines = (905,)
    run_arrays = autograd_arrays.VarBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        unbiased = node.raw_unbiased
        keepdim = node.raw_keepdim
        grad_self = var_backward(grad, self, dim, 1 if unbiased else 0, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_unbiased(node):
        return node.raw_unbiased

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class VarBackward2(Node):
    """Backward of ``var.correction``."""

    __slots__ = ("raw_self", "raw_dim", "raw_correction", "raw_keepdim")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:916"
    formula_lines = (917,)
    run_arrays = autograd_arrays.VarBackward2

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        correction = node.raw_correction
        keepdim = node.raw_keepdim
        grad_self = var_backward(grad, self, dim, correction, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_correction(node):
        return node.raw_correction

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class StdBackward0(Node):
    """Backward of ``std``."""

    __slots__ = ("raw_result", "raw_self", "raw_unbiased")
    saved_names = ("result", "self")
    yaml_location = "derivatives.yaml:908"
    formula_lines = (909,)
    run_arrays = autograd_arrays.StdBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        self = unpack(node.raw_self, node)
        unbiased = node.raw_unbiased
        grad_self = std_backward(result, grad, self, None, 1 if unbiased else 0, False)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_unbiased(node):
        return node.raw_unbiased


class StdBackward1(Node):
    """Backward of ``std.dim``."""

    __slots__ = ("raw_result", "raw_self", "raw_dim", "raw_unbiased", "raw_keepdim")
    saved_names = ("result", "self")
    yaml_location = "derivatives.yaml:912"
    formula_lines = (913,)
    run_arrays = autograd_arrays.StdBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        unbiased = node.raw_unbiased
        keepdim = node.raw_keepdim
        grad_self = std_backward(result, grad, self, dim, 1 if unbiased else 0, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_unbiased(node):
        return node.raw_unbiased

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class StdBackward2(Node):
    """Backward of ``std.correction``."""

    __slots__ = ("raw_result", "raw_self", "raw_dim", "raw_correction", "raw_keepdim")
    saved_names = ("result", "self")
    yaml_location = "derivatives.yaml:920"
    formula_lines = (921,)
    run_arrays = autograd_arrays.StdBackward2

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        correction = node.raw_correction
        keepdim = node.raw_keepdim
        grad_self = std_backward(result, grad, self, dim, correction, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_result = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_correction(node):
        return node.raw_correction

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class VarMeanBackward0(Node):
    """Backward of ``var_mean.correction``."""

    __slots__ = ("raw_self", "raw_dim", "raw_correction", "raw_keepdim")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:924"
    formula_lines = (925,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        correction = node.raw_correction
        keepdim = node.raw_keepdim
        grad_self = var_mean_backward(grads[0], grads[1], self, dim, correction, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_correction(node):
        return node.raw_correction

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class StdMeanBackward0(Node):
    """Backward of ``std_mean.correction``."""

    __slots__ = ("raw_result0", "raw_self", "raw_dim", "raw_correction", "raw_keepdim")
    saved_names = ("result0", "self")
    yaml_location = "derivatives.yaml:929"
    formula_lines = (930,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        result0 = unpack(node.raw_result0, node)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        correction = node.raw_correction
        keepdim = node.raw_keepdim
        grad_self = std_mean_backward(grads[0], grads[1], result0, self, dim, correction, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_result0 = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_result0(node):
        return unpack(node.raw_result0, node)

    @property
    def _raw_saved_result0(node):
        return SavedTensor(node, "result0")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_correction(node):
        return node.raw_correction

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class LogsumexpBackward0(Node):
    """Backward of ``logsumexp``."""

    __slots__ = ("raw_self", "raw_result", "raw_dim", "raw_keepdim")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:934"
    formula_lines = (935,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = logsumexp_backward(grad, self, result, dim, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class MedianBackward0(Node):
    """Backward of ``median``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:940"
    formula_lines = (941,)
    run_arrays = autograd_arrays.MedianBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = share_among_equal(grad, self, result, (), False)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class MedianBackward1(Node):
    """Backward of ``median.dim``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:948"
    formula_lines = (949,)
    run_arrays = autograd_arrays.MedianBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class NanmedianBackward0(Node):
    """Backward of ``nanmedian``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:944"
    formula_lines = (945,)
    run_arrays = autograd_arrays.NanmedianBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = share_among_equal(grad, self, result, (), False)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class NanmedianBackward1(Node):
    """Backward of ``nanmedian.dim``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:953"
    formula_lines = (954,)
    run_arrays = autograd_arrays.NanmedianBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class ModeBackward0(Node):
    """Backward of ``mode``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:958"
    formula_lines = (959,)
    run_arrays = autograd_arrays.ModeBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class CumsumBackward0(Node):
    """Backward of ``cumsum``."""

    __slots__ = ("raw_dim",)
    yaml_location = "derivatives.yaml:965"
    formula_lines = (966,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        grad_self = reversed_cumsum(grad, dim)
        return (grad_self,)

    @property
    def _saved_dim(node):
        return node.raw_dim


class CumprodBackward0(Node):
    """Backward of ``cumprod``."""

    __slots__ = ("raw_self", "raw_result", "raw_dim")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:969"
    formula_lines = (970,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        grad_self = cumprod_backward(grad, self, result, dim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim


class CummaxBackward0(Node):
    """Backward of ``cummax``."""

    __slots__ = ("self_shape", "raw_dim", "raw_indices")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:973"
    formula_lines = (974,)
    run_arrays = autograd_arrays.CummaxBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        grad_self = grad.new_zeros(self_shape).scatter_add(dim, indices, grad)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")


class CumminBackward0(Node):
    """Backward of ``cummin``."""

    __slots__ = ("self_shape", "raw_dim", "raw_indices")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:978"
    formula_lines = (979,)
    run_arrays = autograd_arrays.CumminBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        grad_self = grad.new_zeros(self_shape).scatter_add(dim, indices, grad)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")


class LogcumsumexpBackward0(Node):
    """Backward of ``logcumsumexp``."""

    __slots__ = ("raw_self", "raw_result", "raw_dim")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:983"
    formula_lines = (984,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        grad_self = logcumsumexp_backward(grad, self, result, dim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim


class HistogramBackward0(Node):
    """Backward of ``histogram.bins_tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:995"
    formula_lines = (996, 996, 996)

    def run(node, grads):
        edges = node.next_edges
        grad_self = None
        grad_bins = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            raise NotImplementedError(
                "derivative for histogram.bins_tensor with respect to self, bins, weight is not implemented: the derivative of a histogram in its weights and edges",
            )
        return grad_self, grad_bins, grad_weight


class HistogramBackward1(Node):
    """Backward of ``histogram.bin_ct``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:998"
    formula_lines = (999, 999)

    def run(node, grads):
        edges = node.next_edges
        grad_self = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None:
            raise NotImplementedError(
                "derivative for histogram.bin_ct with respect to self, weight is not implemented: the derivative of a histogram in its weights and edges",
            )
        return grad_self, grad_weight


class AliasBackward0(Node):
    """Backward of ``alias``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1008"
    formula_lines = (1009,)
    run_arrays = autograd_arrays.AliasBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class ViewBackward0(Node):
    """Backward of ``view``."""

    __slots__ = ("self_shape",)
    yaml_location = "derivatives.yaml:1016"
    formula_lines = (1017,)
    run_arrays = autograd_arrays.ViewBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class UnsafeViewBackward0(Node):
    """Backward of ``_unsafe_view``."""

    __slots__ = ("self_shape",)
    yaml_location = "derivatives.yaml:1023"
    formula_lines = (1024,)
    run_arrays = autograd_arrays.UnsafeViewBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class PermuteBackward0(Node):
    """Backward of ``permute``."""

    __slots__ = ("raw_dims",)
    yaml_location = "derivatives.yaml:1029"
    formula_lines = (1030,)
    run_arrays = autograd_arrays.PermuteBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dims = node.raw_dims
        grad_self = permute_backward(grad, dims)
        return (grad_self,)

    @property
    def _saved_dims(node):
        return node.raw_dims


class TransposeBackward0(Node):
    """Backward of ``transpose.int``."""

    __slots__ = ("raw_dim0", "raw_dim1")
    yaml_location = "derivatives.yaml:1033"
    formula_lines = (1034,)
    run_arrays = autograd_arrays.TransposeBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim0 = node.raw_dim0
        dim1 = node.raw_dim1
        grad_self = grad.transpose(dim0, dim1)
        return (grad_self,)

    @property
    def _saved_dim0(node):
        return node.raw_dim0

    @property
    def _saved_dim1(node):
        return node.raw_dim1


class TBackward0(Node):
    """Backward of ``t``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1037"
    formula_lines = (1038,)
    run_arrays = autograd_arrays.TBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.t()
        return (grad_self,)


class ExpandBackward0(Node):
    """Backward of ``expand``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1043"
    formula_lines = (1044,)
    run_arrays = autograd_arrays.ExpandBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class SqueezeBackward0(Node):
    """Backward of ``squeeze``."""

    __slots__ = ("self_shape",)
    yaml_location = "derivatives.yaml:1047"
    formula_lines = (1048,)
    run_arrays = autograd_arrays.SqueezeBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class SqueezeBackward1(Node):
    """Backward of ``squeeze.dim``."""

    __slots__ = ("self_shape",)
    yaml_location = "derivatives.yaml:1051"
    formula_lines = (1052,)
    run_arrays = autograd_arrays.SqueezeBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class SqueezeBackward2(Node):
    """Backward of ``squeeze.dims``."""

    __slots__ = ("self_shape",)
    yaml_location = "derivatives.yaml:1055"
    formula_lines = (1056,)
    run_arrays = autograd_arrays.SqueezeBackward2

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class UnsqueezeBackward0(Node):
    """Backward of ``unsqueeze``."""

    __slots__ = ("raw_dim",)
    yaml_location = "derivatives.yaml:1059"
    formula_lines = (1060,)
    run_arrays = autograd_arrays.UnsqueezeBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        grad_self = grad.squeeze(dim)
        return (grad_self,)

    @property
    def _saved_dim(node):
        return node.raw_dim


class SelectBackward0(Node):
    """Backward of ``select.int``."""

    __slots__ = ("self_shape", "raw_dim", "raw_index")
    yaml_location = "derivatives.yaml:1065"
    formula_lines = (1066,)
    run_arrays = autograd_arrays.SelectBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        index = node.raw_index
        grad_self = select_backward(grad, self_shape, dim, index)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return node.raw_index


class SliceBackward0(Node):
    """Backward of ``slice.Tensor``."""

    __slots__ = ("self_shape", "raw_dim", "raw_start", "raw_end", "raw_step")
    yaml_location = "derivatives.yaml:1069"
    formula_lines = (1070,)
    run_arrays = autograd_arrays.SliceBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        start = node.raw_start
        end = node.raw_end
        step = node.raw_step
        grad_self = slice_part_backward(grad, self_shape, dim, start, end, step)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_start(node):
        return node.raw_start

    @property
    def _saved_end(node):
        return node.raw_end

    @property
    def _saved_step(node):
        return node.raw_step


class DiagonalBackward0(Node):
    """Backward of ``diagonal``."""

    __slots__ = ("self_shape", "raw_offset", "raw_dim1", "raw_dim2")
    yaml_location = "derivatives.yaml:1073"
    formula_lines = (1074,)
    run_arrays = autograd_arrays.DiagonalBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        offset = node.raw_offset
        dim1 = node.raw_dim1
        dim2 = node.raw_dim2
        grad_self = diagonal_backward(grad, self_shape, offset, dim1, dim2)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_offset(node):
        return node.raw_offset

    @property
    def _saved_dim1(node):
        return node.raw_dim1

    @property
    def _saved_dim2(node):
        return node.raw_dim2


class UnfoldBackward0(Node):
    """Backward of ``unfold``."""

    __slots__ = ("self_shape", "raw_dimension", "raw_size", "raw_step")
    yaml_location = "derivatives.yaml:1077"
    formula_lines = (1078,)
    run_arrays = autograd_arrays.UnfoldBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dimension = node.raw_dimension
        size = node.raw_size
        step = node.raw_step
        grad_self = unfold_backward(grad, self_shape, dimension, size, step)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dimension(node):
        return node.raw_dimension

    @property
    def _saved_size(node):
        return node.raw_size

    @property
    def _saved_step(node):
        return node.raw_step


class AsStridedBackward0(Node):
    """Backward of ``as_strided``."""

    __slots__ = (
        "self_shape",
        "self_stride",
        "self_storage_offset",
        "raw_size",
        "raw_stride",
        "raw_storage_offset",
    )
    yaml_location = "derivatives.yaml:1081"
    formula_lines = (1082,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        self_stride = node.self_stride
        self_storage_offset = node.self_storage_offset
        size = node.raw_size
        stride = node.raw_stride
        storage_offset = node.raw_storage_offset
        grad_self = as_strided_backward(
            grad, self_shape, self_stride, self_storage_offset, size, stride, storage_offset
        )
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_stride(node):
        return node.self_stride

    @property
    def _saved_self_storage_offset(node):
        return node.self_storage_offset

    @property
    def _saved_size(node):
        return node.raw_size

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_storage_offset(node):
        return node.raw_storage_offset


class SplitBackward0(Node):
    """Backward of ``split.Tensor``."""

    __slots__ = ("raw_split_size", "self_shape", "raw_dim")
    yaml_location = "derivatives.yaml:1085"
    formula_lines = (1086,)
    run_arrays = autograd_arrays.SplitBackward0

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        split_size = node.raw_split_size
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = split_backward(grads, split_size, self_shape, dim)
        return (grad_self,)

    @property
    def _saved_split_size(node):
        return node.raw_split_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim


class SplitWithSizesBackward0(Node):
    """Backward of ``split_with_sizes``."""

    __slots__ = ("raw_split_sizes", "self_shape", "raw_dim")
    yaml_location = "derivatives.yaml:1089"
    formula_lines = (1090,)
    run_arrays = autograd_arrays.SplitWithSizesBackward0

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        split_sizes = node.raw_split_sizes
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = pieces_backward(grads, split_sizes, self_shape, dim)
        return (grad_self,)

    @property
    def _saved_split_sizes(node):
        return node.raw_split_sizes

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim


class UnbindBackward0(Node):
    """Backward of ``unbind.int``."""

    __slots__ = ("self_shape", "raw_dim")
    yaml_location = "derivatives.yaml:1093"
    formula_lines = (1094,)
    run_arrays = autograd_arrays.UnbindBackward0

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = unbind_backward(grads, self_shape, dim)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim


class UnsafeSplitBackward0(Node):
    """Backward of ``unsafe_split.Tensor``."""

    __slots__ = ("raw_split_size", "self_shape", "raw_dim")
    yaml_location = "derivatives.yaml:1097"
    formula_lines = (1098,)
    run_arrays = autograd_arrays.UnsafeSplitBackward0

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        split_size = node.raw_split_size
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = split_backward(grads, split_size, self_shape, dim)
        return (grad_self,)

    @property
    def _saved_split_size(node):
        return node.raw_split_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim


class UnsafeSplitWithSizesBackward0(Node):
    """Backward of ``unsafe_split_with_sizes``."""

    __slots__ = ("raw_split_sizes", "self_shape", "raw_dim")
    yaml_location = "derivatives.yaml:1101"
    formula_lines = (1102,)
    run_arrays = autograd_arrays.UnsafeSplitWithSizesBackward0

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        split_sizes = node.raw_split_sizes
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = pieces_backward(grads, split_sizes, self_shape, dim)
        return (grad_self,)

    @property
    def _saved_split_sizes(node):
        return node.raw_split_sizes

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim


class RealBackward0(Node):
    """Backward of ``real``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1107"
    formula_lines = (1108,)
    run_arrays = autograd_arrays.RealBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class ImagBackward0(Node):
    """Backward of ``imag``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1111"
    formula_lines = (1112,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = imag_backward(grad)
        return (grad_self,)


class ViewAsRealBackward0(Node):
    """Backward of ``view_as_real``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1115"
    formula_lines = (1116,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = view_as_complex(grad.contiguous())
        return (grad_self,)


class ViewAsComplexBackward0(Node):
    """Backward of ``view_as_complex``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1119"
    formula_lines = (1120,)
    run_arrays = autograd_arrays.ViewAsComplexBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = view_as_real(grad)
        return (grad_self,)


class SelectBackwardBackward0(Node):
    """Backward of ``select_backward``."""

    __slots__ = ("raw_dim", "raw_index")
    yaml_location = "derivatives.yaml:1125"
    formula_lines = (1126,)
    run_arrays = autograd_arrays.SelectBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        index = node.raw_index
        grad_grad_output = grad.select(dim, index)
        return (grad_grad_output,)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return node.raw_index


class SliceBackwardBackward0(Node):
    """Backward of ``slice_backward``."""

    __slots__ = ("raw_dim", "raw_start", "raw_end", "raw_step")
    yaml_location = "derivatives.yaml:1129"
    formula_lines = (1130,)
    run_arrays = autograd_arrays.SliceBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        start = node.raw_start
        end = node.raw_end
        step = node.raw_step
        grad_grad_output = slice(grad, dim, start, end, step)
        return (grad_grad_output,)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_start(node):
        return node.raw_start

    @property
    def _saved_end(node):
        return node.raw_end

    @property
    def _saved_step(node):
        return node.raw_step


class DiagonalBackwardBackward0(Node):
    """Backward of ``diagonal_backward``."""

    __slots__ = ("raw_offset", "raw_dim1", "raw_dim2")
    yaml_location = "derivatives.yaml:1133"
    formula_lines = (1134,)
    run_arrays = autograd_arrays.DiagonalBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        offset = node.raw_offset
        dim1 = node.raw_dim1
        dim2 = node.raw_dim2
        grad_grad_output = grad.diagonal(offset, dim1, dim2)
        return (grad_grad_output,)

    @property
    def _saved_offset(node):
        return node.raw_offset

    @property
    def _saved_dim1(node):
        return node.raw_dim1

    @property
    def _saved_dim2(node):
        return node.raw_dim2


class UnfoldBackwardBackward0(Node):
    """Backward of ``unfold_backward``."""

    __slots__ = ("raw_dim", "raw_size", "raw_step")
    yaml_location = "derivatives.yaml:1137"
    formula_lines = (1138,)
    run_arrays = autograd_arrays.UnfoldBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        size = node.raw_size
        step = node.raw_step
        grad_grad_in = grad.unfold(dim, size, step)
        return (grad_grad_in,)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_size(node):
        return node.raw_size

    @property
    def _saved_step(node):
        return node.raw_step


class SelectScatterBackward0(Node):
    """Backward of ``select_scatter``."""

    __slots__ = ("src_shape", "raw_dim", "raw_index")
    yaml_location = "derivatives.yaml:1143"
    formula_lines = (1144, 1145)
    run_arrays = autograd_arrays.SelectScatterBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            src_shape = node.src_shape
            dim = node.raw_dim
            index = node.raw_index
            grad_self = select_scatter(grad, grad.new_zeros(src_shape), dim, index)
        if edges[1] is not None:
            dim = node.raw_dim
            index = node.raw_index
            grad_src = grad.select(dim, index)
        return grad_self, grad_src

    @property
    def _saved_src_shape(node):
        return Size(node.src_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return node.raw_index


class SliceScatterBackward0(Node):
    """Backward of ``slice_scatter``."""

    __slots__ = ("src_shape", "raw_dim", "raw_start", "raw_end", "raw_step")
    yaml_location = "derivatives.yaml:1148"
    formula_lines = (1149, 1150)
    run_arrays = autograd_arrays.SliceScatterBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            src_shape = node.src_shape
            dim = node.raw_dim
            start = node.raw_start
            end = node.raw_end
            step = node.raw_step
            grad_self = slice_scatter(grad, grad.new_zeros(src_shape), dim, start, end, step)
        if edges[1] is not None:
            dim = node.raw_dim
            start = node.raw_start
            end = node.raw_end
            step = node.raw_step
            grad_src = slice(grad, dim, start, end, step)
        return grad_self, grad_src

    @property
    def _saved_src_shape(node):
        return Size(node.src_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_start(node):
        return node.raw_start

    @property
    def _saved_end(node):
        return node.raw_end

    @property
    def _saved_step(node):
        return node.raw_step


class DiagonalScatterBackward0(Node):
    """Backward of ``diagonal_scatter``."""

    __slots__ = ("src_shape", "raw_offset", "raw_dim1", "raw_dim2")
    yaml_location = "derivatives.yaml:1153"
    formula_lines = (1154, 1155)
    run_arrays = autograd_arrays.DiagonalScatterBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            src_shape = node.src_shape
            offset = node.raw_offset
            dim1 = node.raw_dim1
            dim2 = node.raw_dim2
            grad_self = diagonal_scatter(grad, grad.new_zeros(src_shape), offset, dim1, dim2)
        if edges[1] is not None:
            offset = node.raw_offset
            dim1 = node.raw_dim1
            dim2 = node.raw_dim2
            grad_src = grad.diagonal(offset, dim1, dim2)
        return grad_self, grad_src

    @property
    def _saved_src_shape(node):
        return Size(node.src_shape)

    @property
    def _saved_offset(node):
        return node.raw_offset

    @property
    def _saved_dim1(node):
        return node.raw_dim1

    @property
    def _saved_dim2(node):
        return node.raw_dim2


class AsStridedScatterBackward0(Node):
    """Backward of ``as_strided_scatter``."""

    __slots__ = ("src_shape", "raw_size", "raw_stride", "raw_storage_offset")
    yaml_location = "derivatives.yaml:1158"
    formula_lines = (1159, 1160)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            src_shape = node.src_shape
            size = node.raw_size
            stride = node.raw_stride
            storage_offset = node.raw_storage_offset
            grad_self = as_strided_scatter(
                grad.contiguous(), grad.new_zeros(src_shape), size, stride, storage_offset
            )
        if edges[1] is not None:
            size = node.raw_size
            stride = node.raw_stride
            storage_offset = node.raw_storage_offset
            grad_src = grad.contiguous().as_strided(size, stride, storage_offset)
        return grad_self, grad_src

    @property
    def _saved_src_shape(node):
        return Size(node.src_shape)

    @property
    def _saved_size(node):
        return node.raw_size

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_storage_offset(node):
        return node.raw_storage_offset


class CatBackward0(Node):
    """Backward of ``cat``."""

    __slots__ = ("tensors_shape", "raw_dim", "tensors_count")
    yaml_location = "derivatives.yaml:1167"
    formula_lines = (1168,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_tensors = [None] * node.tensors_count
        if any(edges[: node.tensors_count]):
            tensors_shape = node.tensors_shape
            dim = node.raw_dim
            grad_tensors = cat_backward(grad, [x for x in tensors_shape], dim)
        return (*grad_tensors,)

    @property
    def _saved_tensors_shape(node):
        return node.tensors_shape

    @property
    def _saved_dim(node):
        return node.raw_dim


class StackBackward0(Node):
    """Backward of ``stack``."""

    __slots__ = ("raw_dim", "tensors_count")
    yaml_location = "derivatives.yaml:1171"
    formula_lines = (1172,)
    run_arrays = autograd_arrays.StackBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_tensors = [None] * node.tensors_count
        if any(edges[: node.tensors_count]):
            dim = node.raw_dim
            grad_tensors = stack_backward(grad, dim)
        return (*grad_tensors,)

    @property
    def _saved_dim(node):
        return node.raw_dim


class CloneBackward0(Node):
    """Backward of ``clone``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1177"
    formula_lines = (1178,)
    run_arrays = autograd_arrays.CloneBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class ToCopyBackward0(Node):
    """Backward of ``_to_copy``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1181"
    formula_lines = (1182,)
    crosses_devices = True
    run_arrays = autograd_arrays.ToCopyBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class CopyBackward0(Node):
    """Backward of ``copy``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1185"
    formula_lines = (1186, 1187)
    crosses_devices = True
    run_arrays = autograd_arrays.CopyBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            grad_self = zeros_like(grad)
        if edges[1] is not None:
            grad_src = grad
        return grad_self, grad_src


class FillBackward0(Node):
    """Backward of ``fill.Scalar``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1190"
    formula_lines = (1191,)
    run_arrays = autograd_arrays.FillBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class FillBackward1(Node):
    """Backward of ``fill.Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1194"
    formula_lines = (1195, 1196)
    run_arrays = autograd_arrays.FillBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_value = None
        if edges[0] is not None:
            grad_self = zeros_like(grad)
        if edges[1] is not None:
            grad_value = grad.sum()
        return grad_self, grad_value


class ZeroBackward0(Node):
    """Backward of ``zero``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1199"
    formula_lines = (1200,)
    run_arrays = autograd_arrays.ZeroBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class FlipBackward0(Node):
    """Backward of ``flip``."""

    __slots__ = ("raw_dims",)
    yaml_location = "derivatives.yaml:1205"
    formula_lines = (1206,)
    run_arrays = autograd_arrays.FlipBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dims = node.raw_dims
        grad_self = grad.flip(dims)
        return (grad_self,)

    @property
    def _saved_dims(node):
        return node.raw_dims


class RollBackward0(Node):
    """Backward of ``roll``."""

    __slots__ = ("raw_shifts", "raw_dims")
    yaml_location = "derivatives.yaml:1209"
    formula_lines = (1210,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        shifts = node.raw_shifts
        dims = node.raw_dims
        grad_self = grad.roll([-shift for shift in shifts], dims)
        return (grad_self,)

    @property
    def _saved_shifts(node):
        return node.raw_shifts

    @property
    def _saved_dims(node):
        return node.raw_dims


class RepeatBackward0(Node):
    """Backward of ``repeat``."""

    __slots__ = ("raw_repeats", "self_shape")
    yaml_location = "derivatives.yaml:1213"
    formula_lines = (1214,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        repeats = node.raw_repeats
        self_shape = node.self_shape
        grad_self = repeat_backward(grad, repeats, self_shape)
        return (grad_self,)

    @property
    def _saved_repeats(node):
        return node.raw_repeats

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class TrilBackward0(Node):
    """Backward of ``tril``."""

    __slots__ = ("raw_diagonal",)
    yaml_location = "derivatives.yaml:1219"
    formula_lines = (1220,)
    run_arrays = autograd_arrays.TrilBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        diagonal = node.raw_diagonal
        grad_self = grad.tril(diagonal)
        return (grad_self,)

    @property
    def _saved_diagonal(node):
        return node.raw_diagonal


class TriuBackward0(Node):
    """Backward of ``triu``."""

    __slots__ = ("raw_diagonal",)
    yaml_location = "derivatives.yaml:1223"
    formula_lines = (1224,)
    run_arrays = autograd_arrays.TriuBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        diagonal = node.raw_diagonal
        grad_self = grad.triu(diagonal)
        return (grad_self,)

    @property
    def _saved_diagonal(node):
        return node.raw_diagonal


class DiagEmbedBackward0(Node):
    """Backward of ``diag_embed``."""

    __slots__ = ("raw_offset", "raw_dim1", "raw_dim2")
    yaml_location = "derivatives.yaml:1227"
    formula_lines = (1228,)
    run_arrays = autograd_arrays.DiagEmbedBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        offset = node.raw_offset
        dim1 = node.raw_dim1
        dim2 = node.raw_dim2
        grad_self = grad.diagonal(offset, dim1, dim2)
        return (grad_self,)

    @property
    def _saved_offset(node):
        return node.raw_offset

    @property
    def _saved_dim1(node):
        return node.raw_dim1

    @property
    def _saved_dim2(node):
        return node.raw_dim2


class IndexBackward0(Node):
    """Backward of ``index.Tensor``."""

    __slots__ = ("self_shape", "raw_indices")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1235"
    formula_lines = (1236,)
    crosses_devices = True

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        indices = unpack_list(node.raw_indices, node)
        grad_self = index_backward(grad, self_shape, indices)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_indices(node):
        return unpack_list(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor.each(node, "indices")


class GatherBackward0(Node):
    """Backward of ``gather``."""

    __slots__ = ("self_shape", "raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1239"
    formula_lines = (1240,)
    run_arrays = autograd_arrays.GatherBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        index = unpack(node.raw_index, node)
        grad_self = grad.new_zeros(self_shape).scatter_add(dim, index, grad)
        return (grad_self,)

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")


class IndexSelectBackward0(Node):
    """Backward of ``index_select``."""

    __slots__ = ("self_shape", "raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1243"
    formula_lines = (1244,)
    run_arrays = autograd_arrays.IndexSelectBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        index = unpack(node.raw_index, node)
        grad_self = grad.new_zeros(self_shape).index_add(dim, index, grad)
        return (grad_self,)

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")


class IndexPutBackward0(Node):
    """Backward of ``index_put``."""

    __slots__ = ("raw_indices", "raw_accumulate")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1249"
    formula_lines = (1250, 1251)
    crosses_devices = True

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_values = None
        if edges[0] is not None:
            indices = unpack_list(node.raw_indices, node)
            accumulate = node.raw_accumulate
            grad_self = index_put_backward_self(grad, indices, accumulate)
        if edges[1] is not None:
            indices = unpack_list(node.raw_indices, node)
            grad_values = index(grad, indices)
        return grad_self, grad_values

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack_list(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor.each(node, "indices")

    @property
    def _saved_accumulate(node):
        return node.raw_accumulate


class ScatterAddBackward0(Node):
    """Backward of ``scatter_add``."""

    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1254"
    formula_lines = (1255, 1256)
    run_arrays = autograd_arrays.ScatterAddBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_src = grad.gather(dim, index)
        return grad_self, grad_src

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")


class TakeBackward0(Node):
    """Backward of ``take``."""

    __slots__ = ("self_shape", "raw_index")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1261"
    formula_lines = (1262,)
    run_arrays = autograd_arrays.TakeBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        index = unpack(node.raw_index, node)
        grad_self = grad.new_zeros(self_shape).put(index, grad, True)
        return (grad_self,)

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")


class MaskedSelectBackward0(Node):
    """Backward of ``masked_select``."""

    __slots__ = ("self_shape", "raw_mask")
    saved_names = ("mask",)
    yaml_location = "derivatives.yaml:1265"
    formula_lines = (1266,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        mask = unpack(node.raw_mask, node)
        grad_self = masked_select_backward(grad, self_shape, mask)
        return (grad_self,)

    def release_variables(node):
        node.raw_mask = RELEASED

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_mask(node):
        return unpack(node.raw_mask, node)

    @property
    def _raw_saved_mask(node):
        return SavedTensor(node, "mask")


class ScatterBackward0(Node):
    """Backward of ``scatter.src``."""

    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1277"
    formula_lines = (1278, 1279)
    run_arrays = autograd_arrays.ScatterBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_self = grad.scatter(dim, index, 0)
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_src = grad.gather(dim, index)
        return grad_self, grad_src

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")


class ScatterBackward1(Node):
    """Backward of ``scatter.value``."""

    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1282"
    formula_lines = (1283,)
    run_arrays = autograd_arrays.ScatterBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        index = unpack(node.raw_index, node)
        grad_self = grad.scatter(dim, index, 0)
        return (grad_self,)

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")


class ScatterBackward2(Node):
    """Backward of ``scatter.reduce``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1286"
    formula_lines = (1287, 1287)

    def run(node, grads):
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None or edges[1] is not None:
            raise NotImplementedError(
                "derivative for scatter.reduce with respect to self, src is not implemented: scatter with a reduce argument; use scatter_reduce",
            )
        return grad_self, grad_src


class ScatterBackward3(Node):
    """Backward of ``scatter.value_reduce``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1289"
    formula_lines = (1290,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for scatter.value_reduce with respect to self is not implemented: scatter with a reduce argument; use scatter_reduce",
        )
        return (grad_self,)


class ScatterReduceBackward0(Node):
    """Backward of ``scatter_reduce.two``."""

    __slots__ = (
        "raw_self",
        "raw_dim",
        "raw_index",
        "raw_src",
        "raw_reduce",
        "raw_include_self",
        "raw_result",
    )
    saved_names = ("self", "index", "src", "result")
    yaml_location = "derivatives.yaml:1292"
    formula_lines = (1293, 1293)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_src = None
        if edges[0] is not None or edges[1] is not None:
            self = unpack(node.raw_self, node)
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            src = unpack(node.raw_src, node)
            reduce = node.raw_reduce
            include_self = node.raw_include_self
            result = unpack(node.raw_result, node)
            grad_self, grad_src = scatter_reduce_backward(
                grad, self, dim, index, src, reduce, include_self, result
            )
        return grad_self, grad_src

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_index = RELEASED
        node.raw_src = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")

    @property
    def _saved_src(node):
        return unpack(node.raw_src, node)

    @property
    def _raw_saved_src(node):
        return SavedTensor(node, "src")

    @property
    def _saved_reduce(node):
        return node.raw_reduce

    @property
    def _saved_include_self(node):
        return node.raw_include_self

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class IndexAddBackward0(Node):
    """Backward of ``index_add``."""

    __slots__ = ("raw_dim", "raw_index", "raw_alpha", "source_shape")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1295"
    formula_lines = (1296, 1297)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None:
            grad_self = grad
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            alpha = node.raw_alpha
            source_shape = node.source_shape
            grad_source = index_add_backward_source(grad, dim, index, alpha, source_shape)
        return grad_self, grad_source

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")

    @property
    def _saved_alpha(node):
        return node.raw_alpha

    @property
    def _saved_source_shape(node):
        return Size(node.source_shape)


class IndexCopyBackward0(Node):
    """Backward of ``index_copy``."""

    __slots__ = ("raw_dim", "raw_index", "source_shape")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1300"
    formula_lines = (1301, 1302)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_self = grad.index_fill(dim, index, 0)
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            source_shape = node.source_shape
            grad_source = index_add_backward_source(grad, dim, index, 1, source_shape)
        return grad_self, grad_source

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")

    @property
    def _saved_source_shape(node):
        return Size(node.source_shape)


class IndexFillBackward0(Node):
    """Backward of ``index_fill.int_Scalar``."""

    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1305"
    formula_lines = (1306,)
    run_arrays = autograd_arrays.IndexFillBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        index = unpack(node.raw_index, node)
        grad_self = grad.index_fill(dim, index, 0)
        return (grad_self,)

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")


class IndexFillBackward1(Node):
    """Backward of ``index_fill.int_Tensor``."""

    __slots__ = ("raw_dim", "raw_index")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1309"
    formula_lines = (1310, 1311)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_value = None
        if edges[0] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_self = grad.index_fill(dim, index, 0)
        if edges[1] is not None:
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            grad_value = grad.index_select(dim, _unique(index)[0]).sum()
        return grad_self, grad_value

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")


class IndexReduceBackward0(Node):
    """Backward of ``index_reduce``."""

    __slots__ = (
        "raw_self",
        "raw_dim",
        "raw_index",
        "raw_source",
        "raw_reduce",
        "raw_include_self",
        "raw_result",
    )
    saved_names = ("self", "index", "source", "result")
    yaml_location = "derivatives.yaml:1314"
    formula_lines = (1315, 1315)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None or edges[1] is not None:
            self = unpack(node.raw_self, node)
            dim = node.raw_dim
            index = unpack(node.raw_index, node)
            source = unpack(node.raw_source, node)
            reduce = node.raw_reduce
            include_self = node.raw_include_self
            result = unpack(node.raw_result, node)
            grad_self, grad_source = index_reduce_backward(
                grad, self, dim, index, source, reduce, include_self, result
            )
        return grad_self, grad_source

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_index = RELEASED
        node.raw_source = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")

    @property
    def _saved_source(node):
        return unpack(node.raw_source, node)

    @property
    def _raw_saved_source(node):
        return SavedTensor(node, "source")

    @property
    def _saved_reduce(node):
        return node.raw_reduce

    @property
    def _saved_include_self(node):
        return node.raw_include_self

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class MaskedFillBackward0(Node):
    """Backward of ``masked_fill.Scalar``."""

    __slots__ = ("raw_mask",)
    saved_names = ("mask",)
    yaml_location = "derivatives.yaml:1319"
    formula_lines = (1320,)
    crosses_devices = True
    run_arrays = autograd_arrays.MaskedFillBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        mask = unpack(node.raw_mask, node)
        grad_self = grad.masked_fill(mask, 0)
        return (grad_self,)

    def release_variables(node):
        node.raw_mask = RELEASED

    @property
    def _saved_mask(node):
        return unpack(node.raw_mask, node)

    @property
    def _raw_saved_mask(node):
        return SavedTensor(node, "mask")


class MaskedFillBackward1(Node):
    """Backward of ``masked_fill.Tensor``."""

    __slots__ = ("raw_mask",)
    saved_names = ("mask",)
    yaml_location = "derivatives.yaml:1323"
    formula_lines = (1324, 1325)
    crosses_devices = True
    run_arrays = autograd_arrays.MaskedFillBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_value = None
        if edges[0] is not None:
            mask = unpack(node.raw_mask, node)
            grad_self = grad.masked_fill(mask, 0)
        if edges[1] is not None:
            mask = unpack(node.raw_mask, node)
            grad_value = where(mask, grad, 0).sum()
        return grad_self, grad_value

    def release_variables(node):
        node.raw_mask = RELEASED

    @property
    def _saved_mask(node):
        return unpack(node.raw_mask, node)

    @property
    def _raw_saved_mask(node):
        return SavedTensor(node, "mask")


class MaskedScatterBackward0(Node):
    """Backward of ``masked_scatter``."""

    __slots__ = ("raw_mask", "source_shape")
    saved_names = ("mask",)
    yaml_location = "derivatives.yaml:1328"
    formula_lines = (1329, 1330)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None:
            mask = unpack(node.raw_mask, node)
            grad_self = grad.masked_fill(mask, 0)
        if edges[1] is not None:
            mask = unpack(node.raw_mask, node)
            source_shape = node.source_shape
            grad_source = masked_scatter_backward(grad, mask, source_shape)
        return grad_self, grad_source

    def release_variables(node):
        node.raw_mask = RELEASED

    @property
    def _saved_mask(node):
        return unpack(node.raw_mask, node)

    @property
    def _raw_saved_mask(node):
        return SavedTensor(node, "mask")

    @property
    def _saved_source_shape(node):
        return Size(node.source_shape)


class PutBackward0(Node):
    """Backward of ``put``."""

    __slots__ = ("raw_accumulate", "raw_index", "source_shape")
    saved_names = ("index",)
    yaml_location = "derivatives.yaml:1333"
    formula_lines = (1334, 1335)
    run_arrays = autograd_arrays.PutBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_source = None
        if edges[0] is not None:
            accumulate = node.raw_accumulate
            index = unpack(node.raw_index, node)
            source_shape = node.source_shape
            grad_self = grad if accumulate else grad.put(index, grad.new_zeros(source_shape), False)
        if edges[1] is not None:
            index = unpack(node.raw_index, node)
            source_shape = node.source_shape
            grad_source = grad.take(index).reshape(source_shape)
        return grad_self, grad_source

    def release_variables(node):
        node.raw_index = RELEASED

    @property
    def _saved_accumulate(node):
        return node.raw_accumulate

    @property
    def _saved_index(node):
        return unpack(node.raw_index, node)

    @property
    def _raw_saved_index(node):
        return SavedTensor(node, "index")

    @property
    def _saved_source_shape(node):
        return Size(node.source_shape)


class SortBackward0(Node):
    """Backward of ``sort``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1342"
    formula_lines = (1343,)
    run_arrays = autograd_arrays.SortBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class SortBackward1(Node):
    """Backward of ``sort.stable``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1347"
    formula_lines = (1348,)
    run_arrays = autograd_arrays.SortBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class TopkBackward0(Node):
    """Backward of ``topk``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1358"
    formula_lines = (1359,)
    run_arrays = autograd_arrays.TopkBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, True)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class KthvalueBackward0(Node):
    """Backward of ``kthvalue``."""

    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1363"
    formula_lines = (1364,)
    run_arrays = autograd_arrays.KthvalueBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class UniqueBackward0(Node):
    """Backward of ``_unique``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1387"
    formula_lines = (1388,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for _unique with respect to self is not implemented: _unique",
        )
        return (grad_self,)


class Unique2Backward0(Node):
    """Backward of ``_unique2``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1391"
    formula_lines = (1392,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for _unique2 with respect to self is not implemented: _unique2",
        )
        return (grad_self,)


class UniqueDimBackward0(Node):
    """Backward of ``unique_dim``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1395"
    formula_lines = (1396,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for unique_dim with respect to self is not implemented: unique_dim",
        )
        return (grad_self,)


class UniqueConsecutiveBackward0(Node):
    """Backward of ``unique_consecutive``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1399"
    formula_lines = (1400,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for unique_consecutive with respect to self is not implemented: unique_consecutive",
        )
        return (grad_self,)


class UniqueDimConsecutiveBackward0(Node):
    """Backward of ``unique_dim_consecutive``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1403"
    formula_lines = (1404,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for unique_dim_consecutive with respect to self is not implemented: unique_dim_consecutive",
        )
        return (grad_self,)


class MmBackward0(Node):
    """Backward of ``mm``."""

    __slots__ = ("raw_mat2", "raw_self")
    saved_names = ("mat2", "self")
    yaml_location = "derivatives.yaml:1411"
    formula_lines = (1412, 1413)
    run_arrays = autograd_arrays.MmBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat2 = None
        if edges[0] is not None:
            mat2 = unpack(node.raw_mat2, node)
            grad_self = grad.mm(conj(mat2).t())
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_mat2 = conj(self).t().mm(grad)
        return grad_self, grad_mat2

    def release_variables(node):
        node.raw_mat2 = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_mat2(node):
        return unpack(node.raw_mat2, node)

    @property
    def _raw_saved_mat2(node):
        return SavedTensor(node, "mat2")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class BmmBackward0(Node):
    """Backward of ``bmm``."""

    __slots__ = ("raw_mat2", "raw_self")
    saved_names = ("mat2", "self")
    yaml_location = "derivatives.yaml:1416"
    formula_lines = (1417, 1418)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat2 = None
        if edges[0] is not None:
            mat2 = unpack(node.raw_mat2, node)
            grad_self = grad.bmm(conj(mat2).mT)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_mat2 = conj(self).mT.bmm(grad)
        return grad_self, grad_mat2

    def release_variables(node):
        node.raw_mat2 = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_mat2(node):
        return unpack(node.raw_mat2, node)

    @property
    def _raw_saved_mat2(node):
        return SavedTensor(node, "mat2")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class MvBackward0(Node):
    """Backward of ``mv``."""

    __slots__ = ("raw_vec", "raw_self")
    saved_names = ("vec", "self")
    yaml_location = "derivatives.yaml:1421"
    formula_lines = (1422, 1423)
    run_arrays = autograd_arrays.MvBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_vec = None
        if edges[0] is not None:
            vec = unpack(node.raw_vec, node)
            grad_self = grad.outer(conj(vec))
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_vec = conj(self).t().mv(grad)
        return grad_self, grad_vec

    def release_variables(node):
        node.raw_vec = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_vec(node):
        return unpack(node.raw_vec, node)

    @property
    def _raw_saved_vec(node):
        return SavedTensor(node, "vec")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class DotBackward0(Node):
    """Backward of ``dot``."""

    __slots__ = ("raw_tensor", "raw_self")
    saved_names = ("tensor", "self")
    yaml_location = "derivatives.yaml:1426"
    formula_lines = (1427, 1428)
    run_arrays = autograd_arrays.DotBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_tensor = None
        if edges[0] is not None:
            tensor = unpack(node.raw_tensor, node)
            grad_self = grad * conj(tensor)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_tensor = grad * conj(self)
        return grad_self, grad_tensor

    def release_variables(node):
        node.raw_tensor = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_tensor(node):
        return unpack(node.raw_tensor, node)

    @property
    def _raw_saved_tensor(node):
        return SavedTensor(node, "tensor")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class VdotBackward0(Node):
    """Backward of ``vdot``."""

    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_location = "derivatives.yaml:1431"
    formula_lines = (1432, 1433)
    run_arrays = autograd_arrays.VdotBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            grad_self = conj(grad) * other
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_other = grad * self
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class OuterBackward0(Node):
    """Backward of ``outer``."""

    __slots__ = ("raw_vec2", "raw_self")
    saved_names = ("vec2", "self")
    yaml_location = "derivatives.yaml:1436"
    formula_lines = (1437, 1438)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_vec2 = None
        if edges[0] is not None:
            vec2 = unpack(node.raw_vec2, node)
            grad_self = grad.mv(conj(vec2).to(grad.dtype))
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_vec2 = grad.t().mv(conj(self).to(grad.dtype))
        return grad_self, grad_vec2

    def release_variables(node):
        node.raw_vec2 = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_vec2(node):
        return unpack(node.raw_vec2, node)

    @property
    def _raw_saved_vec2(node):
        return SavedTensor(node, "vec2")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class MatmulBackward0(Node):
    """Backward of ``matmul``."""

    __slots__ = ("self_shape", "raw_other", "raw_self", "other_shape")
    saved_names = ("other", "self")
    yaml_location = "derivatives.yaml:1441"
    formula_lines = (1442, 1443)
    run_arrays = autograd_arrays.MatmulBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            self_shape = node.self_shape
            other = unpack(node.raw_other, node)
            grad_self = matmul_self_gradient(grad, self_shape, other)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other_shape = node.other_shape
            grad_other = matmul_other_gradient(grad, self, other_shape)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_other_shape(node):
        return Size(node.other_shape)


class LinearBackward0(Node):
    """Backward of ``linear``."""

    __slots__ = ("raw_weight", "raw_input", "weight_shape")
    saved_names = ("weight", "input")
    yaml_location = "derivatives.yaml:1446"
    formula_lines = (1447, 1448, 1449)
    run_arrays = autograd_arrays.LinearBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        grad_bias = None
        if edges[0] is not None:
            weight = unpack(node.raw_weight, node)
            grad_input = linear_input_gradient(grad, weight)
        if edges[1] is not None:
            input = unpack(node.raw_input, node)
            weight_shape = node.weight_shape
            grad_weight = linear_weight_gradient(grad, input, weight_shape)
        if edges[2] is not None:
            grad_bias = grad
        return grad_input, grad_weight, grad_bias

    def release_variables(node):
        node.raw_weight = RELEASED
        node.raw_input = RELEASED

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_weight_shape(node):
        return Size(node.weight_shape)


class AddmmBackward0(Node):
    """Backward of ``addmm``."""

    __slots__ = ("raw_beta", "raw_mat2", "raw_alpha", "raw_mat1")
    saved_names = ("mat2", "mat1")
    yaml_location = "derivatives.yaml:1452"
    formula_lines = (1453, 1454, 1455)
    run_arrays = autograd_arrays.AddmmBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat1 = None
        grad_mat2 = None
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        if edges[1] is not None:
            mat2 = unpack(node.raw_mat2, node)
            alpha = node.raw_alpha
            grad_mat1 = scaled(grad.mm(conj(mat2).t()), alpha)
        if edges[2] is not None:
            mat1 = unpack(node.raw_mat1, node)
            alpha = node.raw_alpha
            grad_mat2 = scaled(conj(mat1).t().mm(grad), alpha)
        return grad_self, grad_mat1, grad_mat2

    def release_variables(node):
        node.raw_mat2 = RELEASED
        node.raw_mat1 = RELEASED

    @property
    def _saved_beta(node):
        return node.raw_beta

    @property
    def _saved_mat2(node):
        return unpack(node.raw_mat2, node)

    @property
    def _raw_saved_mat2(node):
        return SavedTensor(node, "mat2")

    @property
    def _saved_alpha(node):
        return node.raw_alpha

    @property
    def _saved_mat1(node):
        return unpack(node.raw_mat1, node)

    @property
    def _raw_saved_mat1(node):
        return SavedTensor(node, "mat1")


class AddmvBackward0(Node):
    """Backward of ``addmv``."""

    __slots__ = ("raw_beta", "raw_vec", "raw_alpha", "raw_mat")
    saved_names = ("vec", "mat")
    yaml_location = "derivatives.yaml:1458"
    formula_lines = (1459, 1460, 1461)
    run_arrays = autograd_arrays.AddmvBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat = None
        grad_vec = None
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        if edges[1] is not None:
            vec = unpack(node.raw_vec, node)
            alpha = node.raw_alpha
            grad_mat = scaled(grad.outer(conj(vec)), alpha)
        if edges[2] is not None:
            mat = unpack(node.raw_mat, node)
            alpha = node.raw_alpha
            grad_vec = scaled(conj(mat).t().mv(grad), alpha)
        return grad_self, grad_mat, grad_vec

    def release_variables(node):
        node.raw_vec = RELEASED
        node.raw_mat = RELEASED

    @property
    def _saved_beta(node):
        return node.raw_beta

    @property
    def _saved_vec(node):
        return unpack(node.raw_vec, node)

    @property
    def _raw_saved_vec(node):
        return SavedTensor(node, "vec")

    @property
    def _saved_alpha(node):
        return node.raw_alpha

    @property
    def _saved_mat(node):
        return unpack(node.raw_mat, node)

    @property
    def _raw_saved_mat(node):
        return SavedTensor(node, "mat")


class AddbmmBackward0(Node):
    """Backward of ``addbmm``."""

    __slots__ = ("raw_beta", "raw_batch2", "raw_alpha", "raw_batch1")
    saved_names = ("batch2", "batch1")
    yaml_location = "derivatives.yaml:1464"
    formula_lines = (1465, 1466, 1467)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_batch1 = None
        grad_batch2 = None
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        if edges[1] is not None:
            batch2 = unpack(node.raw_batch2, node)
            alpha = node.raw_alpha
            grad_batch1 = scaled(grad.matmul(conj(batch2).mT), alpha)
        if edges[2] is not None:
            batch1 = unpack(node.raw_batch1, node)
            alpha = node.raw_alpha
            grad_batch2 = scaled(conj(batch1).mT.matmul(grad), alpha)
        return grad_self, grad_batch1, grad_batch2

    def release_variables(node):
        node.raw_batch2 = RELEASED
        node.raw_batch1 = RELEASED

    @property
    def _saved_beta(node):
        return node.raw_beta

    @property
    def _saved_batch2(node):
        return unpack(node.raw_batch2, node)

    @property
    def _raw_saved_batch2(node):
        return SavedTensor(node, "batch2")

    @property
    def _saved_alpha(node):
        return node.raw_alpha

    @property
    def _saved_batch1(node):
        return unpack(node.raw_batch1, node)

    @property
    def _raw_saved_batch1(node):
        return SavedTensor(node, "batch1")


class BaddbmmBackward0(Node):
    """Backward of ``baddbmm``."""

    __slots__ = ("raw_beta", "raw_batch2", "raw_alpha", "raw_batch1")
    saved_names = ("batch2", "batch1")
    yaml_location = "derivatives.yaml:1470"
    formula_lines = (1471, 1472, 1473)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_batch1 = None
        grad_batch2 = None
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        if edges[1] is not None:
            batch2 = unpack(node.raw_batch2, node)
            alpha = node.raw_alpha
            grad_batch1 = scaled(grad.bmm(conj(batch2).mT), alpha)
        if edges[2] is not None:
            batch1 = unpack(node.raw_batch1, node)
            alpha = node.raw_alpha
            grad_batch2 = scaled(conj(batch1).mT.bmm(grad), alpha)
        return grad_self, grad_batch1, grad_batch2

    def release_variables(node):
        node.raw_batch2 = RELEASED
        node.raw_batch1 = RELEASED

    @property
    def _saved_beta(node):
        return node.raw_beta

    @property
    def _saved_batch2(node):
        return unpack(node.raw_batch2, node)

    @property
    def _raw_saved_batch2(node):
        return SavedTensor(node, "batch2")

    @property
    def _saved_alpha(node):
        return node.raw_alpha

    @property
    def _saved_batch1(node):
        return unpack(node.raw_batch1, node)

    @property
    def _raw_saved_batch1(node):
        return SavedTensor(node, "batch1")


class TraceBackward0(Node):
    """Backward of ``trace``."""

    __slots__ = ("self_shape",)
    yaml_location = "derivatives.yaml:1476"
    formula_lines = (1477,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = trace_gradient(grad, self_shape)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class LinalgCrossBackward0(Node):
    """Backward of ``linalg_cross``."""

    __slots__ = ("raw_other", "raw_dim", "raw_self")
    saved_names = ("other", "self")
    yaml_location = "derivatives.yaml:1480"
    formula_lines = (1481, 1482)
    run_arrays = autograd_arrays.LinalgCrossBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            dim = node.raw_dim
            grad_self = linalg_cross(conj(other), grad, dim=dim)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            dim = node.raw_dim
            grad_other = linalg_cross(grad, conj(self), dim=dim)
        return grad_self, grad_other

    def release_variables(node):
        node.raw_other = RELEASED
        node.raw_self = RELEASED

    @property
    def _saved_other(node):
        return unpack(node.raw_other, node)

    @property
    def _raw_saved_other(node):
        return SavedTensor(node, "other")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class CdistBackward0(Node):
    """Backward of ``_cdist_forward``."""

    __slots__ = ("raw_x1", "raw_x2", "raw_p", "raw_result")
    saved_names = ("x1", "x2", "result")
    yaml_location = "derivatives.yaml:1485"
    formula_lines = (1486, 1487)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_x1 = None
        grad_x2 = None
        if edges[0] is not None:
            x1 = unpack(node.raw_x1, node)
            x2 = unpack(node.raw_x2, node)
            p = node.raw_p
            result = unpack(node.raw_result, node)
            grad_x1 = _cdist_backward(grad, x1, x2, p, result)
        if edges[1] is not None:
            x2 = unpack(node.raw_x2, node)
            x1 = unpack(node.raw_x1, node)
            p = node.raw_p
            result = unpack(node.raw_result, node)
            grad_x2 = _cdist_backward(grad.mT, x2, x1, p, result.mT)
        return grad_x1, grad_x2

    def release_variables(node):
        node.raw_x1 = RELEASED
        node.raw_x2 = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_x1(node):
        return unpack(node.raw_x1, node)

    @property
    def _raw_saved_x1(node):
        return SavedTensor(node, "x1")

    @property
    def _saved_x2(node):
        return unpack(node.raw_x2, node)

    @property
    def _raw_saved_x2(node):
        return SavedTensor(node, "x2")

    @property
    def _saved_p(node):
        return node.raw_p

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class CdistBackwardBackward0(Node):
    """Backward of ``_cdist_backward``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1490"
    formula_lines = (1491, 1492, 1493, 1494)

    def run(node, grads):
        edges = node.next_edges
        grad_grad = None
        grad_x1 = None
        grad_x2 = None
        grad_cdist = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for _cdist_backward with respect to grad is not implemented: the second derivative of cdist",
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for _cdist_backward with respect to x1 is not implemented: the second derivative of cdist",
            )
        if edges[2] is not None:
            raise NotImplementedError(
                "derivative for _cdist_backward with respect to x2 is not implemented: the second derivative of cdist",
            )
        if edges[3] is not None:
            raise NotImplementedError(
                "derivative for _cdist_backward with respect to cdist is not implemented: the second derivative of cdist",
            )
        return grad_grad, grad_x1, grad_x2, grad_cdist


class PdistBackward0(Node):
    """Backward of ``_pdist_forward``."""

    __slots__ = ("raw_self", "raw_p", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:1496"
    formula_lines = (1497,)
    run_arrays = autograd_arrays.PdistBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        p = node.raw_p
        result = unpack(node.raw_result, node)
        grad_self = _pdist_backward(grad, self, p, result)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_p(node):
        return node.raw_p

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class PdistBackwardBackward0(Node):
    """Backward of ``_pdist_backward``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1500"
    formula_lines = (1501, 1502, 1503)

    def run(node, grads):
        edges = node.next_edges
        grad_grad = None
        grad_self = None
        grad_pdist = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for _pdist_backward with respect to grad is not implemented: the second derivative of pdist",
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for _pdist_backward with respect to self is not implemented: the second derivative of pdist",
            )
        if edges[2] is not None:
            raise NotImplementedError(
                "derivative for _pdist_backward with respect to pdist is not implemented: the second derivative of pdist",
            )
        return grad_grad, grad_self, grad_pdist


class LinalgInvExBackward0(Node):
    """Backward of ``linalg_inv_ex``."""

    __slots__ = ("raw_inverse",)
    saved_names = ("inverse",)
    yaml_location = "derivatives.yaml:1509"
    formula_lines = (1510,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        inverse = unpack(node.raw_inverse, node)
        grad_A = inverse_gradient(grad, inverse)
        return (grad_A,)

    def release_variables(node):
        node.raw_inverse = RELEASED

    @property
    def _saved_inverse(node):
        return unpack(node.raw_inverse, node)

    @property
    def _raw_saved_inverse(node):
        return SavedTensor(node, "inverse")


class LinalgSolveExBackward0(Node):
    """Backward of ``linalg_solve_ex``."""

    __slots__ = ("raw_A", "B_shape", "raw_result", "raw_left")
    saved_names = ("A", "result")
    yaml_location = "derivatives.yaml:1514"
    formula_lines = (1515, 1516)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_A = None
        grad_B = None
        if edges[0] is not None:
            A = unpack(node.raw_A, node)
            B_shape = node.B_shape
            result = unpack(node.raw_result, node)
            left = node.raw_left
            grad_A = solve_left_gradient(grad, A, B_shape, result, left)
        if edges[1] is not None:
            A = unpack(node.raw_A, node)
            B_shape = node.B_shape
            left = node.raw_left
            grad_B = solve_right_gradient(grad, A, B_shape, left)
        return grad_A, grad_B

    def release_variables(node):
        node.raw_A = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_A(node):
        return unpack(node.raw_A, node)

    @property
    def _raw_saved_A(node):
        return SavedTensor(node, "A")

    @property
    def _saved_B_shape(node):
        return Size(node.B_shape)

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_left(node):
        return node.raw_left


class LinalgSolveTriangularBackward0(Node):
    """Backward of ``linalg_solve_triangular``."""

    __slots__ = ("raw_self", "raw_result", "raw_upper", "raw_left", "raw_unitriangular")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:1520"
    formula_lines = (1521, 1522)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_B = None
        if edges[0] is not None:
            self = unpack(node.raw_self, node)
            result = unpack(node.raw_result, node)
            upper = node.raw_upper
            left = node.raw_left
            unitriangular = node.raw_unitriangular
            grad_self = triangular_left_gradient(grad, self, result, upper, left, unitriangular)
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            upper = node.raw_upper
            left = node.raw_left
            unitriangular = node.raw_unitriangular
            grad_B = triangular_right_gradient(grad, self, upper, left, unitriangular)
        return grad_self, grad_B

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_upper(node):
        return node.raw_upper

    @property
    def _saved_left(node):
        return node.raw_left

    @property
    def _saved_unitriangular(node):
        return node.raw_unitriangular


class TriangularSolveBackward0(Node):
    """Backward of ``triangular_solve``."""

    __slots__ = ("raw_A", "raw_upper", "raw_transpose", "raw_unitriangular", "raw_solution")
    saved_names = ("A", "solution")
    yaml_location = "derivatives.yaml:1525"
    formula_lines = (1526, 1527)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_A = None
        if edges[0] is not None:
            A = unpack(node.raw_A, node)
            upper = node.raw_upper
            transpose = node.raw_transpose
            unitriangular = node.raw_unitriangular
            grad_self = triangular_solve_self_gradient(grads[0], A, upper, transpose, unitriangular)
        if edges[1] is not None:
            A = unpack(node.raw_A, node)
            solution = unpack(node.raw_solution, node)
            upper = node.raw_upper
            transpose = node.raw_transpose
            unitriangular = node.raw_unitriangular
            grad_A = triangular_solve_matrix_gradient(
                grads[0], grads[1], A, solution, upper, transpose, unitriangular
            )
        return grad_self, grad_A

    def release_variables(node):
        node.raw_A = RELEASED
        node.raw_solution = RELEASED

    @property
    def _saved_A(node):
        return unpack(node.raw_A, node)

    @property
    def _raw_saved_A(node):
        return SavedTensor(node, "A")

    @property
    def _saved_upper(node):
        return node.raw_upper

    @property
    def _saved_transpose(node):
        return node.raw_transpose

    @property
    def _saved_unitriangular(node):
        return node.raw_unitriangular

    @property
    def _saved_solution(node):
        return unpack(node.raw_solution, node)

    @property
    def _raw_saved_solution(node):
        return SavedTensor(node, "solution")


class LinalgCholeskyExBackward0(Node):
    """Backward of ``linalg_cholesky_ex``."""

    __slots__ = ("raw_L", "raw_upper")
    saved_names = ("L",)
    yaml_location = "derivatives.yaml:1529"
    formula_lines = (1530,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        L = unpack(node.raw_L, node)
        upper = node.raw_upper
        grad_self = cholesky_gradient(grad, L, upper)
        return (grad_self,)

    def release_variables(node):
        node.raw_L = RELEASED

    @property
    def _saved_L(node):
        return unpack(node.raw_L, node)

    @property
    def _raw_saved_L(node):
        return SavedTensor(node, "L")

    @property
    def _saved_upper(node):
        return node.raw_upper


class CholeskySolveBackward0(Node):
    """Backward of ``cholesky_solve``."""

    __slots__ = ("raw_input2", "raw_upper", "raw_result")
    saved_names = ("input2", "result")
    yaml_location = "derivatives.yaml:1534"
    formula_lines = (1535, 1536)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_input2 = None
        if edges[0] is not None:
            input2 = unpack(node.raw_input2, node)
            upper = node.raw_upper
            grad_self = cholesky_solve(grad, input2, upper)
        if edges[1] is not None:
            input2 = unpack(node.raw_input2, node)
            result = unpack(node.raw_result, node)
            upper = node.raw_upper
            grad_input2 = cholesky_solve_factor_gradient(grad, input2, result, upper)
        return grad_self, grad_input2

    def release_variables(node):
        node.raw_input2 = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_input2(node):
        return unpack(node.raw_input2, node)

    @property
    def _raw_saved_input2(node):
        return SavedTensor(node, "input2")

    @property
    def _saved_upper(node):
        return node.raw_upper

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class CholeskyInverseBackward0(Node):
    """Backward of ``cholesky_inverse``."""

    __slots__ = ("raw_self", "raw_result", "raw_upper")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:1538"
    formula_lines = (1539,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        upper = node.raw_upper
        grad_self = cholesky_inverse_gradient(grad, self, result, upper)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_upper(node):
        return node.raw_upper


class LinalgQrBackward0(Node):
    """Backward of ``linalg_qr``."""

    __slots__ = ("raw_Q", "raw_R", "raw_mode")
    saved_names = ("Q", "R")
    yaml_location = "derivatives.yaml:1541"
    formula_lines = (1542,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        Q = unpack(node.raw_Q, node)
        R = unpack(node.raw_R, node)
        mode = node.raw_mode
        grad_A = qr_gradient(grads[0], grads[1], Q, R, mode)
        return (grad_A,)

    def release_variables(node):
        node.raw_Q = RELEASED
        node.raw_R = RELEASED

    @property
    def _saved_Q(node):
        return unpack(node.raw_Q, node)

    @property
    def _raw_saved_Q(node):
        return SavedTensor(node, "Q")

    @property
    def _saved_R(node):
        return unpack(node.raw_R, node)

    @property
    def _raw_saved_R(node):
        return SavedTensor(node, "R")

    @property
    def _saved_mode(node):
        return node.raw_mode


class GeqrfBackward0(Node):
    """Backward of ``geqrf``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1544"
    formula_lines = (1545,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for geqrf with respect to self is not implemented: the derivative of packed Householder reflectors",
        )
        return (grad_self,)


class LinalgLuFactorExBackward0(Node):
    """Backward of ``linalg_lu_factor_ex``."""

    __slots__ = ("raw_LU", "raw_pivots")
    saved_names = ("LU", "pivots")
    yaml_location = "derivatives.yaml:1547"
    formula_lines = (1548,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        LU = unpack(node.raw_LU, node)
        pivots = unpack(node.raw_pivots, node)
        grad_A = lu_factor_gradient(grad, LU, pivots)
        return (grad_A,)

    def release_variables(node):
        node.raw_LU = RELEASED
        node.raw_pivots = RELEASED

    @property
    def _saved_LU(node):
        return unpack(node.raw_LU, node)

    @property
    def _raw_saved_LU(node):
        return SavedTensor(node, "LU")

    @property
    def _saved_pivots(node):
        return unpack(node.raw_pivots, node)

    @property
    def _raw_saved_pivots(node):
        return SavedTensor(node, "pivots")


class LuUnpackBackward0(Node):
    """Backward of ``lu_unpack``."""

    __slots__ = ("raw_LU_data",)
    saved_names = ("LU_data",)
    yaml_location = "derivatives.yaml:1551"
    formula_lines = (1552,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        LU_data = unpack(node.raw_LU_data, node)
        grad_L = grads[1]
        grad_U = grads[2]
        grad_LU_data = lu_unpack_gradient(grad_L, grad_U, LU_data.shape, LU_data)
        return (grad_LU_data,)

    def release_variables(node):
        node.raw_LU_data = RELEASED

    @property
    def _saved_LU_data(node):
        return unpack(node.raw_LU_data, node)

    @property
    def _raw_saved_LU_data(node):
        return SavedTensor(node, "LU_data")


class LinalgLdlFactorExBackward0(Node):
    """Backward of ``linalg_ldl_factor_ex``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1556"
    formula_lines = (1557,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for linalg_ldl_factor_ex with respect to self is not implemented: the derivative of the LDL factorization",
        )
        return (grad_self,)


class LinalgLdlSolveBackward0(Node):
    """Backward of ``linalg_ldl_solve``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1560"
    formula_lines = (1561, 1562)

    def run(node, grads):
        edges = node.next_edges
        grad_LD = None
        grad_B = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for linalg_ldl_solve with respect to LD is not implemented: the derivative of the LDL solution",
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for linalg_ldl_solve with respect to B is not implemented: the derivative of the LDL solution",
            )
        return grad_LD, grad_B


class LinalgDetBackward0(Node):
    """Backward of ``linalg_det``."""

    __slots__ = ("raw_A", "raw_result")
    saved_names = ("A", "result")
    yaml_location = "derivatives.yaml:1564"
    formula_lines = (1565,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        A = unpack(node.raw_A, node)
        result = unpack(node.raw_result, node)
        grad_A = determinant_gradient(grad, A, result)
        return (grad_A,)

    def release_variables(node):
        node.raw_A = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_A(node):
        return unpack(node.raw_A, node)

    @property
    def _raw_saved_A(node):
        return SavedTensor(node, "A")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class LinalgSlogdetBackward0(Node):
    """Backward of ``linalg_slogdet``."""

    __slots__ = ("raw_A", "raw_sign")
    saved_names = ("A", "sign")
    yaml_location = "derivatives.yaml:1568"
    formula_lines = (1569,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        A = unpack(node.raw_A, node)
        sign = unpack(node.raw_sign, node)
        grad_sign = grads[0]
        grad_logabsdet = grads[1]
        grad_A = sign_log_determinant_gradient(grad_sign, grad_logabsdet, A, sign)
        return (grad_A,)

    def release_variables(node):
        node.raw_A = RELEASED
        node.raw_sign = RELEASED

    @property
    def _saved_A(node):
        return unpack(node.raw_A, node)

    @property
    def _raw_saved_A(node):
        return SavedTensor(node, "A")

    @property
    def _saved_sign(node):
        return unpack(node.raw_sign, node)

    @property
    def _raw_saved_sign(node):
        return SavedTensor(node, "sign")


class LinalgEigBackward0(Node):
    """Backward of ``linalg_eig``."""

    __slots__ = ("raw_eigenvalues", "raw_eigenvectors")
    saved_names = ("eigenvalues", "eigenvectors")
    yaml_location = "derivatives.yaml:1573"
    formula_lines = (1574,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        eigenvalues = unpack(node.raw_eigenvalues, node)
        eigenvectors = unpack(node.raw_eigenvectors, node)
        grad_eigenvalues = grads[0]
        grad_eigenvectors = grads[1]
        grad_self = eigen_gradient(grad_eigenvalues, grad_eigenvectors, eigenvalues, eigenvectors)
        return (grad_self,)

    def release_variables(node):
        node.raw_eigenvalues = RELEASED
        node.raw_eigenvectors = RELEASED

    @property
    def _saved_eigenvalues(node):
        return unpack(node.raw_eigenvalues, node)

    @property
    def _raw_saved_eigenvalues(node):
        return SavedTensor(node, "eigenvalues")

    @property
    def _saved_eigenvectors(node):
        return unpack(node.raw_eigenvectors, node)

    @property
    def _raw_saved_eigenvectors(node):
        return SavedTensor(node, "eigenvectors")


class LinalgEigvalsBackward0(Node):
    """Backward of ``_linalg_eigvals``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1576"
    formula_lines = (1577,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for _linalg_eigvals with respect to self is not implemented: the derivative of eigenvalues without eigenvectors",
        )
        return (grad_self,)


class LinalgEighBackward0(Node):
    """Backward of ``_linalg_eigh``."""

    __slots__ = ("raw_eigenvalues", "raw_eigenvectors")
    saved_names = ("eigenvalues", "eigenvectors")
    yaml_location = "derivatives.yaml:1579"
    formula_lines = (1580,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        eigenvalues = unpack(node.raw_eigenvalues, node)
        eigenvectors = unpack(node.raw_eigenvectors, node)
        grad_eigenvalues = grads[0]
        grad_eigenvectors = grads[1]
        grad_A = hermitian_eigen_gradient(
            grad_eigenvalues, grad_eigenvectors, eigenvalues, eigenvectors
        )
        return (grad_A,)

    def release_variables(node):
        node.raw_eigenvalues = RELEASED
        node.raw_eigenvectors = RELEASED

    @property
    def _saved_eigenvalues(node):
        return unpack(node.raw_eigenvalues, node)

    @property
    def _raw_saved_eigenvalues(node):
        return SavedTensor(node, "eigenvalues")

    @property
    def _saved_eigenvectors(node):
        return unpack(node.raw_eigenvectors, node)

    @property
    def _raw_saved_eigenvectors(node):
        return SavedTensor(node, "eigenvectors")


class LinalgSvdBackward0(Node):
    """Backward of ``_linalg_svd``."""

    __slots__ = ("raw_U", "raw_S", "raw_Vh")
    saved_names = ("U", "S", "Vh")
    yaml_location = "derivatives.yaml:1584"
    formula_lines = (1585,)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        U = unpack(node.raw_U, node)
        S = unpack(node.raw_S, node)
        Vh = unpack(node.raw_Vh, node)
        grad_U = grads[0]
        grad_S = grads[1]
        grad_Vh = grads[2]
        grad_A = singular_value_gradient(grad_U, grad_S, grad_Vh, U, S, Vh)
        return (grad_A,)

    def release_variables(node):
        node.raw_U = RELEASED
        node.raw_S = RELEASED
        node.raw_Vh = RELEASED

    @property
    def _saved_U(node):
        return unpack(node.raw_U, node)

    @property
    def _raw_saved_U(node):
        return SavedTensor(node, "U")

    @property
    def _saved_S(node):
        return unpack(node.raw_S, node)

    @property
    def _raw_saved_S(node):
        return SavedTensor(node, "S")

    @property
    def _saved_Vh(node):
        return unpack(node.raw_Vh, node)

    @property
    def _raw_saved_Vh(node):
        return SavedTensor(node, "Vh")


class LinalgPinvBackward0(Node):
    """Backward of ``linalg_pinv.atol_rtol_tensor``."""

    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:1587"
    formula_lines = (1588,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = pseudo_inverse_gradient(grad, self, result)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")


class LinalgLstsqBackward0(Node):
    """Backward of ``linalg_lstsq``."""

    __slots__ = ("raw_self", "raw_b", "raw_solution")
    saved_names = ("self", "b", "solution")
    yaml_location = "derivatives.yaml:1593"
    formula_lines = (1594, 1594)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_b = None
        if edges[0] is not None or edges[1] is not None:
            self = unpack(node.raw_self, node)
            b = unpack(node.raw_b, node)
            solution = unpack(node.raw_solution, node)
            needs_input_grad = (edges[0] is not None, edges[1] is not None)
            grad_self, grad_b = least_squares_gradient(
                grads[0], grads[1], self, b, solution, needs_input_grad
            )
        return grad_self, grad_b

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_b = RELEASED
        node.raw_solution = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_b(node):
        return unpack(node.raw_b, node)

    @property
    def _raw_saved_b(node):
        return SavedTensor(node, "b")

    @property
    def _saved_solution(node):
        return unpack(node.raw_solution, node)

    @property
    def _raw_saved_solution(node):
        return SavedTensor(node, "solution")


class LinalgMatrixExpBackward0(Node):
    """Backward of ``linalg_matrix_exp``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1597"
    formula_lines = (1598,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = matrix_exp_gradient(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class LinalgVectorNormBackward0(Node):
    """Backward of ``linalg_vector_norm``."""

    __slots__ = ("raw_self", "raw_ord", "raw_result", "raw_dim", "raw_keepdim")
    saved_names = ("self", "result")
    yaml_location = "derivatives.yaml:1601"
    formula_lines = (1602,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        ord = node.raw_ord
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = norm_gradient(grad, self, ord, result, dim, keepdim)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_ord(node):
        return node.raw_ord

    @property
    def _saved_result(node):
        return unpack(node.raw_result, node)

    @property
    def _raw_saved_result(node):
        return SavedTensor(node, "result")

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_keepdim(node):
        return node.raw_keepdim


class FftC2CBackward0(Node):
    """Backward of ``_fft_c2c``."""

    __slots__ = ("raw_dim", "raw_normalization", "raw_forward")
    yaml_location = "derivatives.yaml:1617"
    formula_lines = (1618,)
    run_arrays = autograd_arrays.FftC2CBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        normalization = node.raw_normalization
        forward = node.raw_forward
        grad_self = _fft_c2c(grad, dim, normalization, not forward)
        return (grad_self,)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_normalization(node):
        return node.raw_normalization

    @property
    def _saved_forward(node):
        return node.raw_forward


class FftR2CBackward0(Node):
    """Backward of ``_fft_r2c``."""

    __slots__ = ("raw_dim", "raw_normalization", "raw_onesided", "self_shape")
    yaml_location = "derivatives.yaml:1609"
    formula_lines = (1610,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        normalization = node.raw_normalization
        onesided = node.raw_onesided
        self_shape = node.self_shape
        grad_self = fft_r2c_gradient(grad, dim, normalization, onesided, self_shape[dim[-1]])
        return (grad_self,)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_normalization(node):
        return node.raw_normalization

    @property
    def _saved_onesided(node):
        return node.raw_onesided

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)


class FftC2RBackward0(Node):
    """Backward of ``_fft_c2r``."""

    __slots__ = ("raw_dim", "raw_normalization")
    yaml_location = "derivatives.yaml:1613"
    formula_lines = (1614,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        normalization = node.raw_normalization
        grad_self = fft_c2r_gradient(grad, dim, normalization)
        return (grad_self,)

    @property
    def _saved_dim(node):
        return node.raw_dim

    @property
    def _saved_normalization(node):
        return node.raw_normalization


class NormalBackward0(Node):
    """Backward of ``normal.Tensor_float``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1680"
    formula_lines = (1681,)
    run_arrays = autograd_arrays.NormalBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_mean = zeros_like(grad)
        return (grad_mean,)


class NormalBackward1(Node):
    """Backward of ``normal.float_Tensor``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1683"
    formula_lines = (1684,)
    run_arrays = autograd_arrays.NormalBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_std = zeros_like(grad)
        return (grad_std,)


class NormalBackward2(Node):
    """Backward of ``normal.Tensor_Tensor``."""

    __slots__ = ("mean_shape", "std_shape")
    yaml_location = "derivatives.yaml:1686"
    formula_lines = (1687, 1688)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_mean = None
        grad_std = None
        if edges[0] is not None:
            mean_shape = node.mean_shape
            grad_mean = zeros(mean_shape, dtype=grad.dtype, device=grad.device)
        if edges[1] is not None:
            std_shape = node.std_shape
            grad_std = zeros(std_shape, dtype=grad.dtype, device=grad.device)
        return grad_mean, grad_std

    @property
    def _saved_mean_shape(node):
        return Size(node.mean_shape)

    @property
    def _saved_std_shape(node):
        return Size(node.std_shape)


class NormalFunctionalBackward0(Node):
    """Backward of ``normal_functional``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1690"
    formula_lines = (1691,)
    run_arrays = autograd_arrays.NormalFunctionalBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class UniformBackward0(Node):
    """Backward of ``uniform``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1693"
    formula_lines = (1694,)
    run_arrays = autograd_arrays.UniformBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class RandomBackward0(Node):
    """Backward of ``random``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1696"
    formula_lines = (1697,)
    run_arrays = autograd_arrays.RandomBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class RandomBackward1(Node):
    """Backward of ``random.to``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1699"
    formula_lines = (1700,)
    run_arrays = autograd_arrays.RandomBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class RandomBackward2(Node):
    """Backward of ``random.from``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1702"
    formula_lines = (1703,)
    run_arrays = autograd_arrays.RandomBackward2

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class LogNormalBackward0(Node):
    """Backward of ``log_normal``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1705"
    formula_lines = (1706,)
    run_arrays = autograd_arrays.LogNormalBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class ExponentialBackward0(Node):
    """Backward of ``exponential``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1708"
    formula_lines = (1709,)
    run_arrays = autograd_arrays.ExponentialBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class CauchyBackward0(Node):
    """Backward of ``cauchy``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1711"
    formula_lines = (1712,)
    run_arrays = autograd_arrays.CauchyBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class GeometricBackward0(Node):
    """Backward of ``geometric``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1714"
    formula_lines = (1715,)
    run_arrays = autograd_arrays.GeometricBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class BernoulliBackward0(Node):
    """Backward of ``bernoulli``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1717"
    formula_lines = (1718,)
    run_arrays = autograd_arrays.BernoulliBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class BernoulliBackward1(Node):
    """Backward of ``bernoulli.p``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1720"
    formula_lines = (1721,)
    run_arrays = autograd_arrays.BernoulliBackward1

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class BernoulliBackward2(Node):
    """Backward of ``bernoulli.Tensor``."""

    __slots__ = ("p_shape",)
    yaml_location = "derivatives.yaml:1723"
    formula_lines = (1724, 1725)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_p = None
        if edges[0] is not None:
            grad_self = zeros_like(grad)
        if edges[1] is not None:
            p_shape = node.p_shape
            grad_p = zeros(p_shape, dtype=grad.dtype, device=grad.device)
        return grad_self, grad_p

    @property
    def _saved_p_shape(node):
        return Size(node.p_shape)


class PoissonBackward0(Node):
    """Backward of ``poisson``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1730"
    formula_lines = (1731,)
    run_arrays = autograd_arrays.PoissonBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = zeros_like(grad)
        return (grad_self,)


class BinomialBackward0(Node):
    """Backward of ``binomial``."""

    __slots__ = ("prob_shape",)
    yaml_location = "derivatives.yaml:1733"
    formula_lines = (1734, 1735)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_count = None
        grad_prob = None
        if edges[0] is not None:
            grad_count = zeros_like(grad)
        if edges[1] is not None:
            prob_shape = node.prob_shape
            grad_prob = zeros(prob_shape, dtype=grad.dtype, device=grad.device)
        return grad_count, grad_prob

    @property
    def _saved_prob_shape(node):
        return Size(node.prob_shape)


class StandardGammaBackward0(Node):
    """Backward of ``_standard_gamma``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1737"
    formula_lines = (1738,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for _standard_gamma with respect to self is not implemented: the derivative of a gamma variate in its concentration",
        )
        return (grad_self,)


class SampleDirichletBackward0(Node):
    """Backward of ``_sample_dirichlet``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1740"
    formula_lines = (1741,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for _sample_dirichlet with respect to self is not implemented: the derivative of a Dirichlet variate in its concentrations",
        )
        return (grad_self,)


class ConvolutionBackward0(Node):
    """Backward of ``convolution``."""

    __slots__ = (
        "raw_input",
        "raw_weight",
        "raw_stride",
        "raw_padding",
        "raw_dilation",
        "raw_transposed",
        "raw_output_padding",
        "raw_groups",
    )
    saved_names = ("input", "weight")
    yaml_location = "derivatives.yaml:1748"
    formula_lines = (1749, 1749, 1749)
    run_arrays = autograd_arrays.ConvolutionBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        grad_bias = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            stride = node.raw_stride
            padding = node.raw_padding
            dilation = node.raw_dilation
            transposed = node.raw_transposed
            output_padding = node.raw_output_padding
            groups = node.raw_groups
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_weight, grad_bias = convolution_backward(
                grad,
                conj(input),
                conj(weight),
                None,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
                needs_input_grad,
            )
        return grad_input, grad_weight, grad_bias

    def release_variables(node):
        node.raw_input = RELEASED
        node.raw_weight = RELEASED

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_dilation(node):
        return node.raw_dilation

    @property
    def _saved_transposed(node):
        return node.raw_transposed

    @property
    def _saved_output_padding(node):
        return node.raw_output_padding

    @property
    def _saved_groups(node):
        return node.raw_groups


class ConvolutionBackwardBackward0(Node):
    """Backward of ``convolution_backward``."""

    __slots__ = (
        "raw_grad_output",
        "raw_input",
        "raw_weight",
        "raw_stride",
        "raw_padding",
        "raw_dilation",
        "raw_transposed",
        "raw_output_padding",
        "raw_groups",
    )
    saved_names = ("grad_output", "input", "weight")
    yaml_location = "derivatives.yaml:1752"
    formula_lines = (1753, 1753, 1753)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_output = unpack(node.raw_grad_output, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            stride = node.raw_stride
            padding = node.raw_padding
            dilation = node.raw_dilation
            transposed = node.raw_transposed
            output_padding = node.raw_output_padding
            groups = node.raw_groups
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_grad_output, grad_input, grad_weight = convolution_double_backward(
                grads[0],
                grads[1],
                grads[2],
                grad_output,
                input,
                weight,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
                needs_input_grad,
            )
        return grad_grad_output, grad_input, grad_weight

    def release_variables(node):
        node.raw_grad_output = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED

    @property
    def _saved_grad_output(node):
        return unpack(node.raw_grad_output, node)

    @property
    def _raw_saved_grad_output(node):
        return SavedTensor(node, "grad_output")

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_dilation(node):
        return node.raw_dilation

    @property
    def _saved_transposed(node):
        return node.raw_transposed

    @property
    def _saved_output_padding(node):
        return node.raw_output_padding

    @property
    def _saved_groups(node):
        return node.raw_groups


class Im2ColBackward0(Node):
    """Backward of ``im2col``."""

    __slots__ = ("self_shape", "raw_kernel_size", "raw_dilation", "raw_padding", "raw_stride")
    yaml_location = "derivatives.yaml:1755"
    formula_lines = (1756,)
    run_arrays = autograd_arrays.Im2ColBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        kernel_size = node.raw_kernel_size
        dilation = node.raw_dilation
        padding = node.raw_padding
        stride = node.raw_stride
        grad_self = col2im(grad, self_shape[-2:], kernel_size, dilation, padding, stride)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_dilation(node):
        return node.raw_dilation

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_stride(node):
        return node.raw_stride


class Col2ImBackward0(Node):
    """Backward of ``col2im``."""

    __slots__ = ("raw_kernel_size", "raw_dilation", "raw_padding", "raw_stride")
    yaml_location = "derivatives.yaml:1759"
    formula_lines = (1760,)
    run_arrays = autograd_arrays.Col2ImBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        kernel_size = node.raw_kernel_size
        dilation = node.raw_dilation
        padding = node.raw_padding
        stride = node.raw_stride
        grad_self = im2col(grad, kernel_size, dilation, padding, stride)
        return (grad_self,)

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_dilation(node):
        return node.raw_dilation

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_stride(node):
        return node.raw_stride


class MaxPool2DWithIndicesBackward0(Node):
    """Backward of ``max_pool2d_with_indices``."""

    __slots__ = (
        "raw_self",
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_dilation",
        "raw_ceil_mode",
        "raw_result1",
    )
    saved_names = ("self", "result1")
    yaml_location = "derivatives.yaml:1765"
    formula_lines = (1766,)
    run_arrays = autograd_arrays.MaxPool2DWithIndicesBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        stride = node.raw_stride
        padding = node.raw_padding
        dilation = node.raw_dilation
        ceil_mode = node.raw_ceil_mode
        result1 = unpack(node.raw_result1, node)
        grad_self = max_pool2d_with_indices_backward(
            grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1
        )
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_dilation(node):
        return node.raw_dilation

    @property
    def _saved_ceil_mode(node):
        return node.raw_ceil_mode

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")


class MaxPool2DWithIndicesBackwardBackward0(Node):
    """Backward of ``max_pool2d_with_indices_backward``."""

    __slots__ = ("raw_indices", "self_shape", "self_dtype", "self_device")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1770"
    formula_lines = (1771, 1772)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 2)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class MaxPool3DWithIndicesBackward0(Node):
    """Backward of ``max_pool3d_with_indices``."""

    __slots__ = (
        "raw_self",
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_dilation",
        "raw_ceil_mode",
        "raw_result1",
    )
    saved_names = ("self", "result1")
    yaml_location = "derivatives.yaml:1774"
    formula_lines = (1775,)
    run_arrays = autograd_arrays.MaxPool3DWithIndicesBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        stride = node.raw_stride
        padding = node.raw_padding
        dilation = node.raw_dilation
        ceil_mode = node.raw_ceil_mode
        result1 = unpack(node.raw_result1, node)
        grad_self = max_pool3d_with_indices_backward(
            grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1
        )
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_dilation(node):
        return node.raw_dilation

    @property
    def _saved_ceil_mode(node):
        return node.raw_ceil_mode

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")


class MaxPool3DWithIndicesBackwardBackward0(Node):
    """Backward of ``max_pool3d_with_indices_backward``."""

    __slots__ = ("raw_indices", "self_shape", "self_dtype", "self_device")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1779"
    formula_lines = (1780, 1781)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 3)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class AvgPool2DBackward0(Node):
    """Backward of ``avg_pool2d``."""

    __slots__ = (
        "raw_self",
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_ceil_mode",
        "raw_count_include_pad",
        "raw_divisor_override",
    )
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1783"
    formula_lines = (1784,)
    run_arrays = autograd_arrays.AvgPool2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        stride = node.raw_stride
        padding = node.raw_padding
        ceil_mode = node.raw_ceil_mode
        count_include_pad = node.raw_count_include_pad
        divisor_override = node.raw_divisor_override
        grad_self = avg_pool2d_backward(
            grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_ceil_mode(node):
        return node.raw_ceil_mode

    @property
    def _saved_count_include_pad(node):
        return node.raw_count_include_pad

    @property
    def _saved_divisor_override(node):
        return node.raw_divisor_override


class AvgPool2DBackwardBackward0(Node):
    """Backward of ``avg_pool2d_backward``."""

    __slots__ = (
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_ceil_mode",
        "raw_count_include_pad",
        "raw_divisor_override",
        "self_shape",
        "self_dtype",
        "self_device",
    )
    yaml_location = "derivatives.yaml:1787"
    formula_lines = (1788, 1789)
    run_arrays = autograd_arrays.AvgPool2DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            kernel_size = node.raw_kernel_size
            stride = node.raw_stride
            padding = node.raw_padding
            ceil_mode = node.raw_ceil_mode
            count_include_pad = node.raw_count_include_pad
            divisor_override = node.raw_divisor_override
            grad_grad_output = avg_pool2d(
                grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
            )
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_ceil_mode(node):
        return node.raw_ceil_mode

    @property
    def _saved_count_include_pad(node):
        return node.raw_count_include_pad

    @property
    def _saved_divisor_override(node):
        return node.raw_divisor_override

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class AvgPool3DBackward0(Node):
    """Backward of ``avg_pool3d``."""

    __slots__ = (
        "raw_self",
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_ceil_mode",
        "raw_count_include_pad",
        "raw_divisor_override",
    )
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1791"
    formula_lines = (1792,)
    run_arrays = autograd_arrays.AvgPool3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        stride = node.raw_stride
        padding = node.raw_padding
        ceil_mode = node.raw_ceil_mode
        count_include_pad = node.raw_count_include_pad
        divisor_override = node.raw_divisor_override
        grad_self = avg_pool3d_backward(
            grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_ceil_mode(node):
        return node.raw_ceil_mode

    @property
    def _saved_count_include_pad(node):
        return node.raw_count_include_pad

    @property
    def _saved_divisor_override(node):
        return node.raw_divisor_override


class AvgPool3DBackwardBackward0(Node):
    """Backward of ``avg_pool3d_backward``."""

    __slots__ = (
        "raw_kernel_size",
        "raw_stride",
        "raw_padding",
        "raw_ceil_mode",
        "raw_count_include_pad",
        "raw_divisor_override",
        "self_shape",
        "self_dtype",
        "self_device",
    )
    yaml_location = "derivatives.yaml:1795"
    formula_lines = (1796, 1797)
    run_arrays = autograd_arrays.AvgPool3DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            kernel_size = node.raw_kernel_size
            stride = node.raw_stride
            padding = node.raw_padding
            ceil_mode = node.raw_ceil_mode
            count_include_pad = node.raw_count_include_pad
            divisor_override = node.raw_divisor_override
            grad_grad_output = avg_pool3d(
                grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
            )
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_stride(node):
        return node.raw_stride

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_ceil_mode(node):
        return node.raw_ceil_mode

    @property
    def _saved_count_include_pad(node):
        return node.raw_count_include_pad

    @property
    def _saved_divisor_override(node):
        return node.raw_divisor_override

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class AdaptiveAvgPool2DBackward0(Node):
    """Backward of ``_adaptive_avg_pool2d``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1799"
    formula_lines = (1800,)
    run_arrays = autograd_arrays.AdaptiveAvgPool2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = _adaptive_avg_pool2d_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class AdaptiveAvgPool2DBackwardBackward0(Node):
    """Backward of ``_adaptive_avg_pool2d_backward``."""

    __slots__ = ("grad_output_shape", "self_shape", "self_dtype", "self_device")
    yaml_location = "derivatives.yaml:1803"
    formula_lines = (1804, 1805)
    run_arrays = autograd_arrays.AdaptiveAvgPool2DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            grad_output_shape = node.grad_output_shape
            grad_grad_output = _adaptive_avg_pool2d(grad, grad_output_shape[-2:])
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_grad_output_shape(node):
        return Size(node.grad_output_shape)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class AdaptiveAvgPool3DBackward0(Node):
    """Backward of ``_adaptive_avg_pool3d``."""

    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1807"
    formula_lines = (1808,)
    run_arrays = autograd_arrays.AdaptiveAvgPool3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = _adaptive_avg_pool3d_backward(grad, self)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")


class AdaptiveAvgPool3DBackwardBackward0(Node):
    """Backward of ``_adaptive_avg_pool3d_backward``."""

    __slots__ = ("grad_output_shape", "self_shape", "self_dtype", "self_device")
    yaml_location = "derivatives.yaml:1811"
    formula_lines = (1812, 1813)
    run_arrays = autograd_arrays.AdaptiveAvgPool3DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            grad_output_shape = node.grad_output_shape
            grad_grad_output = _adaptive_avg_pool3d(grad, grad_output_shape[-3:])
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_grad_output_shape(node):
        return Size(node.grad_output_shape)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class AdaptiveMaxPool2DBackward0(Node):
    """Backward of ``adaptive_max_pool2d``."""

    __slots__ = ("raw_self", "raw_result1")
    saved_names = ("self", "result1")
    yaml_location = "derivatives.yaml:1815"
    formula_lines = (1816,)
    run_arrays = autograd_arrays.AdaptiveMaxPool2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result1 = unpack(node.raw_result1, node)
        grad_self = adaptive_max_pool2d_backward(grad, self, result1)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")


class AdaptiveMaxPool2DBackwardBackward0(Node):
    """Backward of ``adaptive_max_pool2d_backward``."""

    __slots__ = ("raw_indices", "self_shape", "self_dtype", "self_device")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1820"
    formula_lines = (1821, 1822)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 2)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class AdaptiveMaxPool3DBackward0(Node):
    """Backward of ``adaptive_max_pool3d``."""

    __slots__ = ("raw_self", "raw_result1")
    saved_names = ("self", "result1")
    yaml_location = "derivatives.yaml:1824"
    formula_lines = (1825,)
    run_arrays = autograd_arrays.AdaptiveMaxPool3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result1 = unpack(node.raw_result1, node)
        grad_self = adaptive_max_pool3d_backward(grad, self, result1)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")


class AdaptiveMaxPool3DBackwardBackward0(Node):
    """Backward of ``adaptive_max_pool3d_backward``."""

    __slots__ = ("raw_indices", "self_shape", "self_dtype", "self_device")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1829"
    formula_lines = (1830, 1831)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 3)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class MaxUnpool2DBackward0(Node):
    """Backward of ``max_unpool2d``."""

    __slots__ = ("raw_indices",)
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1833"
    formula_lines = (1834,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        grad_self = gather_by_index(grad, indices, 2)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")


class MaxUnpool3DBackward0(Node):
    """Backward of ``max_unpool3d``."""

    __slots__ = ("raw_indices",)
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1837"
    formula_lines = (1838,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        grad_self = gather_by_index(grad, indices, 3)
        return (grad_self,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")


class FractionalMaxPool2DBackward0(Node):
    """Backward of ``fractional_max_pool2d``."""

    __slots__ = ("raw_self", "raw_kernel_size", "raw_output_size", "raw_result1")
    saved_names = ("self", "result1")
    yaml_location = "derivatives.yaml:1841"
    formula_lines = (1842,)
    run_arrays = autograd_arrays.FractionalMaxPool2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        output_size = node.raw_output_size
        result1 = unpack(node.raw_result1, node)
        grad_self = fractional_max_pool2d_backward(grad, self, kernel_size, output_size, result1)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")


class FractionalMaxPool2DBackwardBackward0(Node):
    """Backward of ``fractional_max_pool2d_backward``."""

    __slots__ = ("raw_indices", "self_shape", "self_dtype", "self_device")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1847"
    formula_lines = (1848, 1849)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 2)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class FractionalMaxPool3DBackward0(Node):
    """Backward of ``fractional_max_pool3d``."""

    __slots__ = ("raw_self", "raw_kernel_size", "raw_output_size", "raw_result1")
    saved_names = ("self", "result1")
    yaml_location = "derivatives.yaml:1851"
    formula_lines = (1852,)
    run_arrays = autograd_arrays.FractionalMaxPool3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        kernel_size = node.raw_kernel_size
        output_size = node.raw_output_size
        result1 = unpack(node.raw_result1, node)
        grad_self = fractional_max_pool3d_backward(grad, self, kernel_size, output_size, result1)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED
        node.raw_result1 = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_kernel_size(node):
        return node.raw_kernel_size

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")


class FractionalMaxPool3DBackwardBackward0(Node):
    """Backward of ``fractional_max_pool3d_backward``."""

    __slots__ = ("raw_indices", "self_shape", "self_dtype", "self_device")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1857"
    formula_lines = (1858, 1859)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            grad_grad_output = gather_by_index(grad, indices, 3)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class NativeLayerNormBackward0(Node):
    """Backward of ``native_layer_norm``."""

    __slots__ = (
        "raw_input",
        "raw_normalized_shape",
        "raw_result1",
        "raw_result2",
        "raw_weight",
        "raw_bias",
    )
    saved_names = ("input", "result1", "result2", "weight", "bias")
    yaml_location = "derivatives.yaml:1863"
    formula_lines = (1864, 1864, 1864)
    run_arrays = autograd_arrays.NativeLayerNormBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        grad_bias = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            input = unpack(node.raw_input, node)
            normalized_shape = node.raw_normalized_shape
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            weight = unpack(node.raw_weight, node)
            bias = unpack(node.raw_bias, node)
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_weight, grad_bias = native_layer_norm_backward(
                grad, input, normalized_shape, result1, result2, weight, bias, needs_input_grad
            )
        return grad_input, grad_weight, grad_bias

    def release_variables(node):
        node.raw_input = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED
        node.raw_weight = RELEASED
        node.raw_bias = RELEASED

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_normalized_shape(node):
        return node.raw_normalized_shape

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")

    @property
    def _saved_result2(node):
        return unpack(node.raw_result2, node)

    @property
    def _raw_saved_result2(node):
        return SavedTensor(node, "result2")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_bias(node):
        return unpack(node.raw_bias, node)

    @property
    def _raw_saved_bias(node):
        return SavedTensor(node, "bias")


class NativeLayerNormBackwardBackward0(Node):
    """Backward of ``native_layer_norm_backward``."""

    __slots__ = ("raw_grad_out", "raw_input", "raw_weight", "raw_rstd", "raw_normalized_shape")
    saved_names = ("grad_out", "input", "weight", "rstd")
    yaml_location = "derivatives.yaml:1868"
    formula_lines = (1869, 1869, 1869)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_out = None
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_out = unpack(node.raw_grad_out, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            rstd = unpack(node.raw_rstd, node)
            normalized_shape = node.raw_normalized_shape
            grad_grad_out, grad_input, grad_weight = layer_norm_double_backward(
                grads[0], grads[1], grads[2], grad_out, input, weight, rstd, normalized_shape
            )
        return grad_grad_out, grad_input, grad_weight

    def release_variables(node):
        node.raw_grad_out = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_rstd = RELEASED

    @property
    def _saved_grad_out(node):
        return unpack(node.raw_grad_out, node)

    @property
    def _raw_saved_grad_out(node):
        return SavedTensor(node, "grad_out")

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_rstd(node):
        return unpack(node.raw_rstd, node)

    @property
    def _raw_saved_rstd(node):
        return SavedTensor(node, "rstd")

    @property
    def _saved_normalized_shape(node):
        return node.raw_normalized_shape


class NativeBatchNormBackward0(Node):
    """Backward of ``native_batch_norm``."""

    __slots__ = (
        "raw_input",
        "raw_weight",
        "raw_running_mean",
        "raw_running_var",
        "raw_result1",
        "raw_result2",
        "raw_training",
        "raw_eps",
    )
    saved_names = ("input", "weight", "running_mean", "running_var", "result1", "result2")
    yaml_location = "derivatives.yaml:1874"
    formula_lines = (1875, 1875, 1875)
    run_arrays = autograd_arrays.NativeBatchNormBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        grad_bias = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            running_mean = unpack(node.raw_running_mean, node)
            running_var = unpack(node.raw_running_var, node)
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            training = node.raw_training
            eps = node.raw_eps
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_weight, grad_bias = native_batch_norm_backward(
                grad,
                input,
                weight,
                running_mean,
                running_var,
                result1,
                result2,
                training,
                eps,
                needs_input_grad,
            )
        return grad_input, grad_weight, grad_bias

    def release_variables(node):
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_running_mean = RELEASED
        node.raw_running_var = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_running_mean(node):
        return unpack(node.raw_running_mean, node)

    @property
    def _raw_saved_running_mean(node):
        return SavedTensor(node, "running_mean")

    @property
    def _saved_running_var(node):
        return unpack(node.raw_running_var, node)

    @property
    def _raw_saved_running_var(node):
        return SavedTensor(node, "running_var")

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")

    @property
    def _saved_result2(node):
        return unpack(node.raw_result2, node)

    @property
    def _raw_saved_result2(node):
        return SavedTensor(node, "result2")

    @property
    def _saved_training(node):
        return node.raw_training

    @property
    def _saved_eps(node):
        return node.raw_eps


class NativeBatchNormBackwardBackward0(Node):
    """Backward of ``native_batch_norm_backward``."""

    __slots__ = (
        "raw_grad_out",
        "raw_input",
        "raw_weight",
        "raw_running_mean",
        "raw_running_var",
        "raw_train",
        "raw_eps",
    )
    saved_names = ("grad_out", "input", "weight", "running_mean", "running_var")
    yaml_location = "derivatives.yaml:1879"
    formula_lines = (1880, 1880, 1880)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_out = None
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_out = unpack(node.raw_grad_out, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            running_mean = unpack(node.raw_running_mean, node)
            running_var = unpack(node.raw_running_var, node)
            train = node.raw_train
            eps = node.raw_eps
            grad_grad_out, grad_input, grad_weight = batch_norm_double_backward(
                grads[0],
                grads[1],
                grads[2],
                grad_out,
                input,
                weight,
                running_mean,
                running_var,
                train,
                eps,
            )
        return grad_grad_out, grad_input, grad_weight

    def release_variables(node):
        node.raw_grad_out = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_running_mean = RELEASED
        node.raw_running_var = RELEASED

    @property
    def _saved_grad_out(node):
        return unpack(node.raw_grad_out, node)

    @property
    def _raw_saved_grad_out(node):
        return SavedTensor(node, "grad_out")

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_running_mean(node):
        return unpack(node.raw_running_mean, node)

    @property
    def _raw_saved_running_mean(node):
        return SavedTensor(node, "running_mean")

    @property
    def _saved_running_var(node):
        return unpack(node.raw_running_var, node)

    @property
    def _raw_saved_running_var(node):
        return SavedTensor(node, "running_var")

    @property
    def _saved_train(node):
        return node.raw_train

    @property
    def _saved_eps(node):
        return node.raw_eps


class NativeGroupNormBackward0(Node):
    """Backward of ``native_group_norm``."""

    __slots__ = (
        "raw_input",
        "raw_result1",
        "raw_result2",
        "raw_weight",
        "raw_N",
        "raw_C",
        "raw_HxW",
        "raw_group",
    )
    saved_names = ("input", "result1", "result2", "weight")
    yaml_location = "derivatives.yaml:1884"
    formula_lines = (1885, 1885, 1885)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        grad_bias = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            input = unpack(node.raw_input, node)
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            weight = unpack(node.raw_weight, node)
            N = node.raw_N
            C = node.raw_C
            HxW = node.raw_HxW
            group = node.raw_group
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_weight, grad_bias = group_norm_backward(
                grads[0],
                grads[1],
                grads[2],
                input,
                result1,
                result2,
                weight,
                N,
                C,
                HxW,
                group,
                needs_input_grad,
            )
        return grad_input, grad_weight, grad_bias

    def release_variables(node):
        node.raw_input = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED
        node.raw_weight = RELEASED

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")

    @property
    def _saved_result2(node):
        return unpack(node.raw_result2, node)

    @property
    def _raw_saved_result2(node):
        return SavedTensor(node, "result2")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_N(node):
        return node.raw_N

    @property
    def _saved_C(node):
        return node.raw_C

    @property
    def _saved_HxW(node):
        return node.raw_HxW

    @property
    def _saved_group(node):
        return node.raw_group


class NativeGroupNormBackwardBackward0(Node):
    """Backward of ``native_group_norm_backward``."""

    __slots__ = (
        "raw_grad_out",
        "raw_input",
        "raw_weight",
        "raw_rstd",
        "raw_N",
        "raw_C",
        "raw_HxW",
        "raw_group",
    )
    saved_names = ("grad_out", "input", "weight", "rstd")
    yaml_location = "derivatives.yaml:1890"
    formula_lines = (1891, 1891, 1891)

    def run(node, grads):
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_out = None
        grad_input = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_out = unpack(node.raw_grad_out, node)
            input = unpack(node.raw_input, node)
            weight = unpack(node.raw_weight, node)
            rstd = unpack(node.raw_rstd, node)
            N = node.raw_N
            C = node.raw_C
            HxW = node.raw_HxW
            group = node.raw_group
            grad_grad_out, grad_input, grad_weight = group_norm_double_backward(
                grads[0], grads[1], grads[2], grad_out, input, weight, rstd, N, C, HxW, group
            )
        return grad_grad_out, grad_input, grad_weight

    def release_variables(node):
        node.raw_grad_out = RELEASED
        node.raw_input = RELEASED
        node.raw_weight = RELEASED
        node.raw_rstd = RELEASED

    @property
    def _saved_grad_out(node):
        return unpack(node.raw_grad_out, node)

    @property
    def _raw_saved_grad_out(node):
        return SavedTensor(node, "grad_out")

    @property
    def _saved_input(node):
        return unpack(node.raw_input, node)

    @property
    def _raw_saved_input(node):
        return SavedTensor(node, "input")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_rstd(node):
        return unpack(node.raw_rstd, node)

    @property
    def _raw_saved_rstd(node):
        return SavedTensor(node, "rstd")

    @property
    def _saved_N(node):
        return node.raw_N

    @property
    def _saved_C(node):
        return node.raw_C

    @property
    def _saved_HxW(node):
        return node.raw_HxW

    @property
    def _saved_group(node):
        return node.raw_group


class EmbeddingBackward0(Node):
    """Backward of ``embedding``."""

    __slots__ = ("raw_indices", "weight_shape", "raw_padding_idx", "raw_scale_grad_by_freq")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1897"
    formula_lines = (1898,)
    run_arrays = autograd_arrays.EmbeddingBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        weight_shape = node.weight_shape
        padding_idx = node.raw_padding_idx
        scale_grad_by_freq = node.raw_scale_grad_by_freq
        grad_weight = embedding_dense_backward(
            grad, indices, weight_shape[0], padding_idx, scale_grad_by_freq
        )
        return (grad_weight,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_weight_shape(node):
        return Size(node.weight_shape)

    @property
    def _saved_padding_idx(node):
        return node.raw_padding_idx

    @property
    def _saved_scale_grad_by_freq(node):
        return node.raw_scale_grad_by_freq


class EmbeddingDenseBackwardBackward0(Node):
    """Backward of ``embedding_dense_backward``."""

    __slots__ = ("raw_indices", "raw_padding_idx", "raw_scale_grad_by_freq")
    saved_names = ("indices",)
    yaml_location = "derivatives.yaml:1902"
    formula_lines = (1903,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        indices = unpack(node.raw_indices, node)
        padding_idx = node.raw_padding_idx
        scale_grad_by_freq = node.raw_scale_grad_by_freq
        grad_grad_output = embedding_double_backward(grad, indices, padding_idx, scale_grad_by_freq)
        return (grad_grad_output,)

    def release_variables(node):
        node.raw_indices = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_padding_idx(node):
        return node.raw_padding_idx

    @property
    def _saved_scale_grad_by_freq(node):
        return node.raw_scale_grad_by_freq


class EmbeddingRenormBackward0(Node):
    """Backward of ``embedding_renorm``."""

    __slots__ = ()
    yaml_location = "derivatives.yaml:1907"
    formula_lines = (1908,)

    def run(node, grads):
        raise NotImplementedError(
            "derivative for embedding_renorm with respect to self is not implemented: embedding_renorm",
        )
        return (grad_self,)


class EmbeddingBagBackward0(Node):
    """Backward of ``_embedding_bag``."""

    __slots__ = (
        "raw_indices",
        "raw_result1",
        "raw_result2",
        "raw_result3",
        "weight_shape",
        "raw_scale_grad_by_freq",
        "raw_mode",
        "raw_per_sample_weights",
        "raw_padding_idx",
        "raw_weight",
        "raw_offsets",
    )
    saved_names = (
        "indices",
        "result1",
        "result2",
        "result3",
        "per_sample_weights",
        "weight",
        "offsets",
    )
    yaml_location = "derivatives.yaml:1911"
    formula_lines = (1912, 1913)
    run_arrays = autograd_arrays.EmbeddingBagBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_weight = None
        grad_per_sample_weights = None
        if edges[0] is not None:
            indices = unpack(node.raw_indices, node)
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            result3 = unpack(node.raw_result3, node)
            weight_shape = node.weight_shape
            scale_grad_by_freq = node.raw_scale_grad_by_freq
            mode = node.raw_mode
            per_sample_weights = unpack(node.raw_per_sample_weights, node)
            padding_idx = node.raw_padding_idx
            grad_weight = _embedding_bag_dense_backward(
                grad,
                indices,
                result1,
                result2,
                result3,
                weight_shape[0],
                scale_grad_by_freq,
                mode,
                per_sample_weights,
                padding_idx,
            )
        if edges[1] is not None:
            weight = unpack(node.raw_weight, node)
            indices = unpack(node.raw_indices, node)
            offsets = unpack(node.raw_offsets, node)
            result1 = unpack(node.raw_result1, node)
            mode = node.raw_mode
            padding_idx = node.raw_padding_idx
            grad_per_sample_weights = _embedding_bag_per_sample_weights_backward(
                grad, weight, indices, offsets, result1, mode, padding_idx
            )
        return grad_weight, grad_per_sample_weights

    def release_variables(node):
        node.raw_indices = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED
        node.raw_result3 = RELEASED
        node.raw_per_sample_weights = RELEASED
        node.raw_weight = RELEASED
        node.raw_offsets = RELEASED

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_result1(node):
        return unpack(node.raw_result1, node)

    @property
    def _raw_saved_result1(node):
        return SavedTensor(node, "result1")

    @property
    def _saved_result2(node):
        return unpack(node.raw_result2, node)

    @property
    def _raw_saved_result2(node):
        return SavedTensor(node, "result2")

    @property
    def _saved_result3(node):
        return unpack(node.raw_result3, node)

    @property
    def _raw_saved_result3(node):
        return SavedTensor(node, "result3")

    @property
    def _saved_weight_shape(node):
        return Size(node.weight_shape)

    @property
    def _saved_scale_grad_by_freq(node):
        return node.raw_scale_grad_by_freq

    @property
    def _saved_mode(node):
        return node.raw_mode

    @property
    def _saved_per_sample_weights(node):
        return unpack(node.raw_per_sample_weights, node)

    @property
    def _raw_saved_per_sample_weights(node):
        return SavedTensor(node, "per_sample_weights")

    @property
    def _saved_padding_idx(node):
        return node.raw_padding_idx

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_offsets(node):
        return unpack(node.raw_offsets, node)

    @property
    def _raw_saved_offsets(node):
        return SavedTensor(node, "offsets")


class EmbeddingBagDenseBackwardBackward0(Node):
    """Backward of ``_embedding_bag_dense_backward``."""

    __slots__ = (
        "raw_grad",
        "raw_indices",
        "raw_offset2bag",
        "raw_bag_size",
        "raw_maximum_indices",
        "raw_scale_grad_by_freq",
        "raw_mode",
        "raw_per_sample_weights",
        "raw_padding_idx",
    )
    saved_names = (
        "grad",
        "indices",
        "offset2bag",
        "bag_size",
        "maximum_indices",
        "per_sample_weights",
    )
    yaml_location = "derivatives.yaml:1919"
    formula_lines = (1920, 1920)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad = None
        grad_per_sample_weights = None
        if edges[0] is not None or edges[1] is not None:
            grad = unpack(node.raw_grad, node)
            indices = unpack(node.raw_indices, node)
            offset2bag = unpack(node.raw_offset2bag, node)
            bag_size = unpack(node.raw_bag_size, node)
            maximum_indices = unpack(node.raw_maximum_indices, node)
            scale_grad_by_freq = node.raw_scale_grad_by_freq
            mode = node.raw_mode
            per_sample_weights = unpack(node.raw_per_sample_weights, node)
            padding_idx = node.raw_padding_idx
            grad_grad, grad_per_sample_weights = embedding_bag_double_backward(
                grads[0],
                grad,
                indices,
                offset2bag,
                bag_size,
                maximum_indices,
                scale_grad_by_freq,
                mode,
                per_sample_weights,
                padding_idx,
            )
        return grad_grad, grad_per_sample_weights

    def release_variables(node):
        node.raw_grad = RELEASED
        node.raw_indices = RELEASED
        node.raw_offset2bag = RELEASED
        node.raw_bag_size = RELEASED
        node.raw_maximum_indices = RELEASED
        node.raw_per_sample_weights = RELEASED

    @property
    def _saved_grad(node):
        return unpack(node.raw_grad, node)

    @property
    def _raw_saved_grad(node):
        return SavedTensor(node, "grad")

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_offset2bag(node):
        return unpack(node.raw_offset2bag, node)

    @property
    def _raw_saved_offset2bag(node):
        return SavedTensor(node, "offset2bag")

    @property
    def _saved_bag_size(node):
        return unpack(node.raw_bag_size, node)

    @property
    def _raw_saved_bag_size(node):
        return SavedTensor(node, "bag_size")

    @property
    def _saved_maximum_indices(node):
        return unpack(node.raw_maximum_indices, node)

    @property
    def _raw_saved_maximum_indices(node):
        return SavedTensor(node, "maximum_indices")

    @property
    def _saved_scale_grad_by_freq(node):
        return node.raw_scale_grad_by_freq

    @property
    def _saved_mode(node):
        return node.raw_mode

    @property
    def _saved_per_sample_weights(node):
        return unpack(node.raw_per_sample_weights, node)

    @property
    def _raw_saved_per_sample_weights(node):
        return SavedTensor(node, "per_sample_weights")

    @property
    def _saved_padding_idx(node):
        return node.raw_padding_idx


class EmbeddingBagPerSampleWeightsBackwardBackward0(Node):
    """Backward of ``_embedding_bag_per_sample_weights_backward``."""

    __slots__ = ("raw_grad", "raw_weight", "raw_indices", "raw_offset2bag", "raw_padding_idx")
    saved_names = ("grad", "weight", "indices", "offset2bag")
    yaml_location = "derivatives.yaml:1923"
    formula_lines = (1924, 1924)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None:
            grad = unpack(node.raw_grad, node)
            weight = unpack(node.raw_weight, node)
            indices = unpack(node.raw_indices, node)
            offset2bag = unpack(node.raw_offset2bag, node)
            padding_idx = node.raw_padding_idx
            grad_grad, grad_weight = embedding_bag_weights_double_backward(
                grads[0], grad, weight, indices, offset2bag, padding_idx
            )
        return grad_grad, grad_weight

    def release_variables(node):
        node.raw_grad = RELEASED
        node.raw_weight = RELEASED
        node.raw_indices = RELEASED
        node.raw_offset2bag = RELEASED

    @property
    def _saved_grad(node):
        return unpack(node.raw_grad, node)

    @property
    def _raw_saved_grad(node):
        return SavedTensor(node, "grad")

    @property
    def _saved_weight(node):
        return unpack(node.raw_weight, node)

    @property
    def _raw_saved_weight(node):
        return SavedTensor(node, "weight")

    @property
    def _saved_indices(node):
        return unpack(node.raw_indices, node)

    @property
    def _raw_saved_indices(node):
        return SavedTensor(node, "indices")

    @property
    def _saved_offset2bag(node):
        return unpack(node.raw_offset2bag, node)

    @property
    def _raw_saved_offset2bag(node):
        return SavedTensor(node, "offset2bag")

    @property
    def _saved_padding_idx(node):
        return node.raw_padding_idx


class ConstantPadNdBackward0(Node):
    """Backward of ``constant_pad_nd``."""

    __slots__ = ("raw_pad",)
    yaml_location = "derivatives.yaml:1935"
    formula_lines = (1936,)

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        pad = node.raw_pad
        grad_self = constant_pad_backward(grad, pad)
        return (grad_self,)

    @property
    def _saved_pad(node):
        return node.raw_pad


class ReflectionPad1DBackward0(Node):
    """Backward of ``reflection_pad1d``."""

    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1939"
    formula_lines = (1940,)
    run_arrays = autograd_arrays.ReflectionPad1DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = reflection_pad1d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_padding(node):
        return node.raw_padding


class ReflectionPad1DBackwardBackward0(Node):
    """Backward of ``reflection_pad1d_backward``."""

    __slots__ = ("raw_padding", "self_shape", "self_dtype", "self_device")
    yaml_location = "derivatives.yaml:1943"
    formula_lines = (1944, 1945)
    run_arrays = autograd_arrays.ReflectionPad1DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = reflection_pad1d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class ReflectionPad2DBackward0(Node):
    """Backward of ``reflection_pad2d``."""

    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1947"
    formula_lines = (1948,)
    run_arrays = autograd_arrays.ReflectionPad2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = reflection_pad2d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_padding(node):
        return node.raw_padding


class ReflectionPad2DBackwardBackward0(Node):
    """Backward of ``reflection_pad2d_backward``."""

    __slots__ = ("raw_padding", "self_shape", "self_dtype", "self_device")
    yaml_location = "derivatives.yaml:1951"
    formula_lines = (1952, 1953)
    run_arrays = autograd_arrays.ReflectionPad2DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = reflection_pad2d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class ReflectionPad3DBackward0(Node):
    """Backward of ``reflection_pad3d``."""

    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1955"
    formula_lines = (1956,)
    run_arrays = autograd_arrays.ReflectionPad3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = reflection_pad3d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_padding(node):
        return node.raw_padding


class ReflectionPad3DBackwardBackward0(Node):
    """Backward of ``reflection_pad3d_backward``."""

    __slots__ = ("raw_padding", "self_shape", "self_dtype", "self_device")
    yaml_location = "derivatives.yaml:1959"
    formula_lines = (1960, 1961)
    run_arrays = autograd_arrays.ReflectionPad3DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = reflection_pad3d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class ReplicationPad1DBackward0(Node):
    """Backward of ``replication_pad1d``."""

    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1963"
    formula_lines = (1964,)
    run_arrays = autograd_arrays.ReplicationPad1DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = replication_pad1d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_padding(node):
        return node.raw_padding


class ReplicationPad1DBackwardBackward0(Node):
    """Backward of ``replication_pad1d_backward``."""

    __slots__ = ("raw_padding", "self_shape", "self_dtype", "self_device")
    yaml_location = "derivatives.yaml:1967"
    formula_lines = (1968, 1969)
    run_arrays = autograd_arrays.ReplicationPad1DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = replication_pad1d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class ReplicationPad2DBackward0(Node):
    """Backward of ``replication_pad2d``."""

    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1971"
    formula_lines = (1972,)
    run_arrays = autograd_arrays.ReplicationPad2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = replication_pad2d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_padding(node):
        return node.raw_padding


class ReplicationPad2DBackwardBackward0(Node):
    """Backward of ``replication_pad2d_backward``."""

    __slots__ = ("raw_padding", "self_shape", "self_dtype", "self_device")
    yaml_location = "derivatives.yaml:1975"
    formula_lines = (1976, 1977)
    run_arrays = autograd_arrays.ReplicationPad2DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = replication_pad2d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class ReplicationPad3DBackward0(Node):
    """Backward of ``replication_pad3d``."""

    __slots__ = ("raw_self", "raw_padding")
    saved_names = ("self",)
    yaml_location = "derivatives.yaml:1979"
    formula_lines = (1980,)
    run_arrays = autograd_arrays.ReplicationPad3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        padding = node.raw_padding
        grad_self = replication_pad3d_backward(grad, self, padding)
        return (grad_self,)

    def release_variables(node):
        node.raw_self = RELEASED

    @property
    def _saved_self(node):
        return unpack(node.raw_self, node)

    @property
    def _raw_saved_self(node):
        return SavedTensor(node, "self")

    @property
    def _saved_padding(node):
        return node.raw_padding


class ReplicationPad3DBackwardBackward0(Node):
    """Backward of ``replication_pad3d_backward``."""

    __slots__ = ("raw_padding", "self_shape", "self_dtype", "self_device")
    yaml_location = "derivatives.yaml:1983"
    formula_lines = (1984, 1985)
    run_arrays = autograd_arrays.ReplicationPad3DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_grad_output = None
        grad_self = None
        if edges[0] is not None:
            padding = node.raw_padding
            grad_grad_output = replication_pad3d(grad, padding)
        if edges[1] is not None:
            self_shape = node.self_shape
            self_dtype = node.self_dtype
            self_device = node.self_device
            grad_self = zeros(self_shape, dtype=self_dtype, device=self_device)
        return grad_grad_output, grad_self

    @property
    def _saved_padding(node):
        return node.raw_padding

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_self_dtype(node):
        return node.self_dtype

    @property
    def _saved_self_device(node):
        return node.self_device


class UpsampleNearest1DBackward0(Node):
    """Backward of ``upsample_nearest1d``."""

    __slots__ = ("raw_output_size", "self_shape", "raw_scales")
    yaml_location = "derivatives.yaml:1989"
    formula_lines = (1990,)
    run_arrays = autograd_arrays.UpsampleNearest1DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales = node.raw_scales
        grad_self = upsample_nearest1d_backward(grad, output_size, self_shape, scales)
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_scales(node):
        return node.raw_scales


class UpsampleNearest1DBackwardBackward0(Node):
    """Backward of ``upsample_nearest1d_backward``."""

    __slots__ = ("raw_output_size", "raw_scales")
    yaml_location = "derivatives.yaml:1993"
    formula_lines = (1994,)
    run_arrays = autograd_arrays.UpsampleNearest1DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales = node.raw_scales
        grad_grad_output = upsample_nearest1d(grad, output_size, scales)
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_scales(node):
        return node.raw_scales


class UpsampleNearest2DBackward0(Node):
    """Backward of ``upsample_nearest2d``."""

    __slots__ = ("raw_output_size", "self_shape", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:1997"
    formula_lines = (1998,)
    run_arrays = autograd_arrays.UpsampleNearest2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_nearest2d_backward(grad, output_size, self_shape, scales_h, scales_w)
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleNearest2DBackwardBackward0(Node):
    """Backward of ``upsample_nearest2d_backward``."""

    __slots__ = ("raw_output_size", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2001"
    formula_lines = (2002,)
    run_arrays = autograd_arrays.UpsampleNearest2DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_nearest2d(grad, output_size, scales_h, scales_w)
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleNearest3DBackward0(Node):
    """Backward of ``upsample_nearest3d``."""

    __slots__ = (
        "raw_output_size",
        "self_shape",
        "raw_scales_d",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_location = "derivatives.yaml:2005"
    formula_lines = (2006,)
    run_arrays = autograd_arrays.UpsampleNearest3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_nearest3d_backward(
            grad, output_size, self_shape, scales_d, scales_h, scales_w
        )
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_scales_d(node):
        return node.raw_scales_d

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleNearest3DBackwardBackward0(Node):
    """Backward of ``upsample_nearest3d_backward``."""

    __slots__ = ("raw_output_size", "raw_scales_d", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2009"
    formula_lines = (2010,)
    run_arrays = autograd_arrays.UpsampleNearest3DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_nearest3d(grad, output_size, scales_d, scales_h, scales_w)
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_scales_d(node):
        return node.raw_scales_d

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleNearestExact1DBackward0(Node):
    """Backward of ``_upsample_nearest_exact1d``."""

    __slots__ = ("raw_output_size", "self_shape", "raw_scales")
    yaml_location = "derivatives.yaml:2013"
    formula_lines = (2014,)
    run_arrays = autograd_arrays.UpsampleNearestExact1DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales = node.raw_scales
        grad_self = _upsample_nearest_exact1d_backward(grad, output_size, self_shape, scales)
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_scales(node):
        return node.raw_scales


class UpsampleNearestExact1DBackwardBackward0(Node):
    """Backward of ``_upsample_nearest_exact1d_backward``."""

    __slots__ = ("raw_output_size", "raw_scales")
    yaml_location = "derivatives.yaml:2017"
    formula_lines = (2018,)
    run_arrays = autograd_arrays.UpsampleNearestExact1DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales = node.raw_scales
        grad_grad_output = _upsample_nearest_exact1d(grad, output_size, scales)
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_scales(node):
        return node.raw_scales


class UpsampleNearestExact2DBackward0(Node):
    """Backward of ``_upsample_nearest_exact2d``."""

    __slots__ = ("raw_output_size", "self_shape", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2021"
    formula_lines = (2022,)
    run_arrays = autograd_arrays.UpsampleNearestExact2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_nearest_exact2d_backward(
            grad, output_size, self_shape, scales_h, scales_w
        )
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleNearestExact2DBackwardBackward0(Node):
    """Backward of ``_upsample_nearest_exact2d_backward``."""

    __slots__ = ("raw_output_size", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2025"
    formula_lines = (2026,)
    run_arrays = autograd_arrays.UpsampleNearestExact2DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_nearest_exact2d(grad, output_size, scales_h, scales_w)
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleNearestExact3DBackward0(Node):
    """Backward of ``_upsample_nearest_exact3d``."""

    __slots__ = (
        "raw_output_size",
        "self_shape",
        "raw_scales_d",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_location = "derivatives.yaml:2029"
    formula_lines = (2030,)
    run_arrays = autograd_arrays.UpsampleNearestExact3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_nearest_exact3d_backward(
            grad, output_size, self_shape, scales_d, scales_h, scales_w
        )
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_scales_d(node):
        return node.raw_scales_d

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleNearestExact3DBackwardBackward0(Node):
    """Backward of ``_upsample_nearest_exact3d_backward``."""

    __slots__ = ("raw_output_size", "raw_scales_d", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2033"
    formula_lines = (2034,)
    run_arrays = autograd_arrays.UpsampleNearestExact3DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_nearest_exact3d(
            grad, output_size, scales_d, scales_h, scales_w
        )
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_scales_d(node):
        return node.raw_scales_d

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleLinear1DBackward0(Node):
    """Backward of ``upsample_linear1d``."""

    __slots__ = ("raw_output_size", "self_shape", "raw_align_corners", "raw_scales")
    yaml_location = "derivatives.yaml:2037"
    formula_lines = (2038,)
    run_arrays = autograd_arrays.UpsampleLinear1DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales = node.raw_scales
        grad_self = upsample_linear1d_backward(grad, output_size, self_shape, align_corners, scales)
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales(node):
        return node.raw_scales


class UpsampleLinear1DBackwardBackward0(Node):
    """Backward of ``upsample_linear1d_backward``."""

    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales")
    yaml_location = "derivatives.yaml:2041"
    formula_lines = (2042,)
    run_arrays = autograd_arrays.UpsampleLinear1DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales = node.raw_scales
        grad_grad_output = upsample_linear1d(grad, output_size, align_corners, scales)
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales(node):
        return node.raw_scales


class UpsampleBilinear2DBackward0(Node):
    """Backward of ``upsample_bilinear2d``."""

    __slots__ = (
        "raw_output_size",
        "self_shape",
        "raw_align_corners",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_location = "derivatives.yaml:2045"
    formula_lines = (2046,)
    run_arrays = autograd_arrays.UpsampleBilinear2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_bilinear2d_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleBilinear2DBackwardBackward0(Node):
    """Backward of ``upsample_bilinear2d_backward``."""

    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2049"
    formula_lines = (2050,)
    run_arrays = autograd_arrays.UpsampleBilinear2DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_bilinear2d(grad, output_size, align_corners, scales_h, scales_w)
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleTrilinear3DBackward0(Node):
    """Backward of ``upsample_trilinear3d``."""

    __slots__ = (
        "raw_output_size",
        "self_shape",
        "raw_align_corners",
        "raw_scales_d",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_location = "derivatives.yaml:2053"
    formula_lines = (2054,)
    run_arrays = autograd_arrays.UpsampleTrilinear3DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_trilinear3d_backward(
            grad, output_size, self_shape, align_corners, scales_d, scales_h, scales_w
        )
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_d(node):
        return node.raw_scales_d

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleTrilinear3DBackwardBackward0(Node):
    """Backward of ``upsample_trilinear3d_backward``."""

    __slots__ = (
        "raw_output_size",
        "raw_align_corners",
        "raw_scales_d",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_location = "derivatives.yaml:2057"
    formula_lines = (2058,)
    run_arrays = autograd_arrays.UpsampleTrilinear3DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_d = node.raw_scales_d
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_trilinear3d(
            grad, output_size, align_corners, scales_d, scales_h, scales_w
        )
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_d(node):
        return node.raw_scales_d

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleBicubic2DBackward0(Node):
    """Backward of ``upsample_bicubic2d``."""

    __slots__ = (
        "raw_output_size",
        "self_shape",
        "raw_align_corners",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_location = "derivatives.yaml:2061"
    formula_lines = (2062,)
    run_arrays = autograd_arrays.UpsampleBicubic2DBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = upsample_bicubic2d_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleBicubic2DBackwardBackward0(Node):
    """Backward of ``upsample_bicubic2d_backward``."""

    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2065"
    formula_lines = (2066,)
    run_arrays = autograd_arrays.UpsampleBicubic2DBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = upsample_bicubic2d(grad, output_size, align_corners, scales_h, scales_w)
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleBilinear2DAaBackward0(Node):
    """Backward of ``_upsample_bilinear2d_aa``."""

    __slots__ = (
        "raw_output_size",
        "self_shape",
        "raw_align_corners",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_location = "derivatives.yaml:2069"
    formula_lines = (2070,)
    run_arrays = autograd_arrays.UpsampleBilinear2DAaBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_bilinear2d_aa_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleBilinear2DAaBackwardBackward0(Node):
    """Backward of ``_upsample_bilinear2d_aa_backward``."""

    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2073"
    formula_lines = (2074,)
    run_arrays = autograd_arrays.UpsampleBilinear2DAaBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_bilinear2d_aa(
            grad, output_size, align_corners, scales_h, scales_w
        )
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleBicubic2DAaBackward0(Node):
    """Backward of ``_upsample_bicubic2d_aa``."""

    __slots__ = (
        "raw_output_size",
        "self_shape",
        "raw_align_corners",
        "raw_scales_h",
        "raw_scales_w",
    )
    yaml_location = "derivatives.yaml:2077"
    formula_lines = (2078,)
    run_arrays = autograd_arrays.UpsampleBicubic2DAaBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        self_shape = node.self_shape
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_self = _upsample_bicubic2d_aa_backward(
            grad, output_size, self_shape, align_corners, scales_h, scales_w
        )
        return (grad_self,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class UpsampleBicubic2DAaBackwardBackward0(Node):
    """Backward of ``_upsample_bicubic2d_aa_backward``."""

    __slots__ = ("raw_output_size", "raw_align_corners", "raw_scales_h", "raw_scales_w")
    yaml_location = "derivatives.yaml:2081"
    formula_lines = (2082,)
    run_arrays = autograd_arrays.UpsampleBicubic2DAaBackwardBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        output_size = node.raw_output_size
        align_corners = node.raw_align_corners
        scales_h = node.raw_scales_h
        scales_w = node.raw_scales_w
        grad_grad_output = _upsample_bicubic2d_aa(
            grad, output_size, align_corners, scales_h, scales_w
        )
        return (grad_grad_output,)

    @property
    def _saved_output_size(node):
        return node.raw_output_size

    @property
    def _saved_align_corners(node):
        return node.raw_align_corners

    @property
    def _saved_scales_h(node):
        return node.raw_scales_h

    @property
    def _saved_scales_w(node):
        return node.raw_scales_w


class PixelShuffleBackward0(Node):
    """Backward of ``pixel_shuffle``."""

    __slots__ = ("raw_upscale_factor",)
    yaml_location = "derivatives.yaml:2085"
    formula_lines = (2086,)
    run_arrays = autograd_arrays.PixelShuffleBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        upscale_factor = node.raw_upscale_factor
        grad_self = pixel_unshuffle(grad, upscale_factor)
        return (grad_self,)

    @property
    def _saved_upscale_factor(node):
        return node.raw_upscale_factor


class PixelUnshuffleBackward0(Node):
    """Backward of ``pixel_unshuffle``."""

    __slots__ = ("raw_downscale_factor",)
    yaml_location = "derivatives.yaml:2089"
    formula_lines = (2090,)
    run_arrays = autograd_arrays.PixelUnshuffleBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        downscale_factor = node.raw_downscale_factor
        grad_self = pixel_shuffle(grad, downscale_factor)
        return (grad_self,)

    @property
    def _saved_downscale_factor(node):
        return node.raw_downscale_factor


class ChannelShuffleBackward0(Node):
    """Backward of ``channel_shuffle``."""

    __slots__ = ("self_shape", "raw_groups")
    yaml_location = "derivatives.yaml:2093"
    formula_lines = (2094,)
    run_arrays = autograd_arrays.ChannelShuffleBackward0

    def run(node, grads):
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        groups = node.raw_groups
        grad_self = channel_shuffle(grad, self_shape[1] // groups)
        return (grad_self,)

    @property
    def _saved_self_shape(node):
        return Size(node.self_shape)

    @property
    def _saved_groups(node):
        return node.raw_groups
