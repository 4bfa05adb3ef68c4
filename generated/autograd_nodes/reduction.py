"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.core.size import Size
from gradsmith.generated.autograd_arrays import reduction as autograd_arrays
from gradsmith.generated.operators import _segment_reduce_backward
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.reduction.formulas")
aminmax_backward = _from("aminmax_backward")
mean_backward = _from("mean_backward")
prod_backward = _from("prod_backward")
prod_dim_backward = _from("prod_dim_backward")
restore_reduced_dims = _from("restore_reduced_dims")
share_among_equal = _from("share_among_equal")
value_selecting_reduction_backward = _from("value_selecting_reduction_backward")

_from = deferred_from(globals(), "gradsmith.operators.reduction.formulas_scan")
cumprod_backward = _from("cumprod_backward")
linear_recurrence_backward = _from("linear_recurrence_backward")
linear_recurrence_backward_ratios = _from("linear_recurrence_backward_ratios")
logcumsumexp_backward = _from("logcumsumexp_backward")
reversed_cumsum = _from("reversed_cumsum")

_from = deferred_from(globals(), "gradsmith.operators.reduction.formulas_statistics")
logsumexp_backward = _from("logsumexp_backward")
std_backward = _from("std_backward")
std_mean_backward = _from("std_mean_backward")
var_backward = _from("var_backward")
var_mean_backward = _from("var_mean_backward")

YAML = "derivatives.yaml"


class SumBackward0(Node):
    __slots__ = ("self_shape",)
    yaml_entry = "sum"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SumBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.expand(self_shape)
        return (grad_self,)


class SumBackward1(Node):
    __slots__ = ("self_shape", "raw_dim", "raw_keepdim")
    yaml_entry = "sum.dim_IntList"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SumBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = restore_reduced_dims(grad, len(self_shape), dim, keepdim).expand(self_shape)
        return (grad_self,)


class NansumBackward0(Node):
    __slots__ = ("raw_dim", "raw_keepdim", "raw_self")
    saved_names = ("self",)
    yaml_entry = "nansum"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NansumBackward0

    def run(node: Any, grads: Any) -> Any:
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

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class MeanBackward0(Node):
    __slots__ = ("self_shape",)
    yaml_entry = "mean"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MeanBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = Size(node.self_shape)
        grad_self = grad.expand(self_shape) / self_shape.numel()
        return (grad_self,)


class MeanBackward1(Node):
    __slots__ = ("self_shape", "raw_dim", "raw_keepdim")
    yaml_entry = "mean.dim"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MeanBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = mean_backward(grad, self_shape, dim, keepdim)
        return (grad_self,)


class ProdBackward0(Node):
    __slots__ = ("raw_self",)
    saved_names = ("self",)
    yaml_entry = "prod"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ProdBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        grad_self = prod_backward(grad, self)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class ProdBackward1(Node):
    __slots__ = ("raw_self", "raw_dim", "raw_keepdim")
    saved_names = ("self",)
    yaml_entry = "prod.dim_int"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ProdBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = prod_dim_backward(grad, self, dim, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class AmaxBackward0(Node):
    __slots__ = ("raw_self", "raw_result", "raw_dim", "raw_keepdim")
    saved_names = ("self", "result")
    yaml_entry = "amax"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AmaxBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = share_among_equal(grad, self, result, dim, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class AminBackward0(Node):
    __slots__ = ("raw_self", "raw_result", "raw_dim", "raw_keepdim")
    saved_names = ("self", "result")
    yaml_entry = "amin"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AminBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = share_among_equal(grad, self, result, dim, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class AminmaxBackward0(Node):
    __slots__ = ("raw_self", "raw_min", "raw_max", "raw_dim", "raw_keepdim")
    saved_names = ("self", "min", "max")
    yaml_entry = "aminmax"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        self = unpack(node.raw_self, node)
        min = unpack(node.raw_min, node)
        max = unpack(node.raw_max, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = aminmax_backward(grads[0], grads[1], self, min, max, dim, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_min = RELEASED
        node.raw_max = RELEASED


class MaxBackward1(Node):
    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_entry = "max"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MaxBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = share_among_equal(grad, self, result, (), False)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class MinBackward1(Node):
    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_entry = "min"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MinBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = share_among_equal(grad, self, result, (), False)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class MaxBackward0(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_entry = "max.dim"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MaxBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class MinBackward0(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_entry = "min.dim"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MinBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class VarBackward0(Node):
    __slots__ = ("raw_self", "raw_unbiased")
    saved_names = ("self",)
    yaml_entry = "var"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.VarBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        unbiased = node.raw_unbiased
        grad_self = var_backward(grad, self, None, 1 if unbiased else 0, False)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class VarBackward0_var_dim(Node):
    __slots__ = ("raw_self", "raw_dim", "raw_unbiased", "raw_keepdim")
    saved_names = ("self",)
    yaml_entry = "var.dim"
    yaml_formulas = ("self",)
    shown_name = "VarBackward0"
    run_arrays = autograd_arrays.VarBackward0_var_dim

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        unbiased = node.raw_unbiased
        keepdim = node.raw_keepdim
        grad_self = var_backward(grad, self, dim, 1 if unbiased else 0, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class VarBackward0_var_correction(Node):
    __slots__ = ("raw_self", "raw_dim", "raw_correction", "raw_keepdim")
    saved_names = ("self",)
    yaml_entry = "var.correction"
    yaml_formulas = ("self",)
    shown_name = "VarBackward0"
    run_arrays = autograd_arrays.VarBackward0_var_correction

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        correction = node.raw_correction
        keepdim = node.raw_keepdim
        grad_self = var_backward(grad, self, dim, correction, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class StdBackward0(Node):
    __slots__ = ("raw_result", "raw_self", "raw_unbiased")
    saved_names = ("result", "self")
    yaml_entry = "std"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.StdBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        self = unpack(node.raw_self, node)
        unbiased = node.raw_unbiased
        grad_self = std_backward(result, grad, self, None, 1 if unbiased else 0, False)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED
        node.raw_self = RELEASED


class StdBackward0_std_dim(Node):
    __slots__ = ("raw_result", "raw_self", "raw_dim", "raw_unbiased", "raw_keepdim")
    saved_names = ("result", "self")
    yaml_entry = "std.dim"
    yaml_formulas = ("self",)
    shown_name = "StdBackward0"
    run_arrays = autograd_arrays.StdBackward0_std_dim

    def run(node: Any, grads: Any) -> Any:
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

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED
        node.raw_self = RELEASED


class StdBackward0_std_correction(Node):
    __slots__ = ("raw_result", "raw_self", "raw_dim", "raw_correction", "raw_keepdim")
    saved_names = ("result", "self")
    yaml_entry = "std.correction"
    yaml_formulas = ("self",)
    shown_name = "StdBackward0"
    run_arrays = autograd_arrays.StdBackward0_std_correction

    def run(node: Any, grads: Any) -> Any:
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

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED
        node.raw_self = RELEASED


class VarMeanBackward0(Node):
    __slots__ = ("raw_self", "raw_dim", "raw_correction", "raw_keepdim")
    saved_names = ("self",)
    yaml_entry = "var_mean.correction"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.VarMeanBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        correction = node.raw_correction
        keepdim = node.raw_keepdim
        grad_self = var_mean_backward(grads[0], grads[1], self, dim, correction, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED


class StdMeanBackward0(Node):
    __slots__ = ("raw_result0", "raw_self", "raw_dim", "raw_correction", "raw_keepdim")
    saved_names = ("result0", "self")
    yaml_entry = "std_mean.correction"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.StdMeanBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        result0 = unpack(node.raw_result0, node)
        self = unpack(node.raw_self, node)
        dim = node.raw_dim
        correction = node.raw_correction
        keepdim = node.raw_keepdim
        grad_self = std_mean_backward(grads[0], grads[1], result0, self, dim, correction, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_result0 = RELEASED
        node.raw_self = RELEASED


class LogsumexpBackward0(Node):
    __slots__ = ("raw_self", "raw_result", "raw_dim", "raw_keepdim")
    saved_names = ("self", "result")
    yaml_entry = "logsumexp"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.LogsumexpBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        keepdim = node.raw_keepdim
        grad_self = logsumexp_backward(grad, self, result, dim, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class MedianBackward0(Node):
    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_entry = "median"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MedianBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = share_among_equal(grad, self, result, (), False)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class MedianBackward1(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_entry = "median.dim"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.MedianBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class NanmedianBackward0(Node):
    __slots__ = ("raw_self", "raw_result")
    saved_names = ("self", "result")
    yaml_entry = "nanmedian"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NanmedianBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        grad_self = share_among_equal(grad, self, result, (), False)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class NanmedianBackward1(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_entry = "nanmedian.dim"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NanmedianBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class ModeBackward0(Node):
    __slots__ = ("raw_dim", "raw_indices", "self_shape", "raw_keepdim")
    saved_names = ("indices",)
    yaml_entry = "mode"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ModeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        self_shape = node.self_shape
        keepdim = node.raw_keepdim
        grad_self = value_selecting_reduction_backward(grad, dim, indices, self_shape, keepdim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class CumsumBackward0(Node):
    __slots__ = ("raw_dim",)
    yaml_entry = "cumsum"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CumsumBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        grad_self = reversed_cumsum(grad, dim)
        return (grad_self,)


class CumprodBackward0(Node):
    __slots__ = ("raw_self", "raw_result", "raw_dim")
    saved_names = ("self", "result")
    yaml_entry = "cumprod"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CumprodBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        grad_self = cumprod_backward(grad, self, result, dim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class CummaxBackward0(Node):
    __slots__ = ("self_shape", "raw_dim", "raw_indices")
    saved_names = ("indices",)
    yaml_entry = "cummax"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CummaxBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        grad_self = grad.new_zeros(self_shape).scatter_add(dim, indices, grad)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class CumminBackward0(Node):
    __slots__ = ("self_shape", "raw_dim", "raw_indices")
    saved_names = ("indices",)
    yaml_entry = "cummin"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.CumminBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        indices = unpack(node.raw_indices, node)
        grad_self = grad.new_zeros(self_shape).scatter_add(dim, indices, grad)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_indices = RELEASED


class LogcumsumexpBackward0(Node):
    __slots__ = ("raw_self", "raw_result", "raw_dim")
    saved_names = ("self", "result")
    yaml_entry = "logcumsumexp"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        result = unpack(node.raw_result, node)
        dim = node.raw_dim
        grad_self = logcumsumexp_backward(grad, self, result, dim)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class LinearRecurrenceBackward0(Node):
    __slots__ = ("raw_ratios", "raw_reverse", "raw_result")
    saved_names = ("ratios", "result")
    yaml_entry = "_linear_recurrence"
    yaml_formulas = ("self", "ratios")

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_ratios = None
        if edges[1] is not None:
            ratios = unpack(node.raw_ratios, node)
            result = unpack(node.raw_result, node)
            reverse = node.raw_reverse
            grad_ratios = linear_recurrence_backward_ratios(grad, ratios, result, reverse)
        if edges[0] is not None:
            ratios = unpack(node.raw_ratios, node)
            reverse = node.raw_reverse
            grad_self = linear_recurrence_backward(grad, ratios, reverse)
        return (grad_self, grad_ratios)

    def release_variables(node: Any) -> None:
        node.raw_ratios = RELEASED
        node.raw_result = RELEASED


class NotImplemented_bincount(Node):
    __slots__ = ()
    yaml_entry = "bincount"
    yaml_formulas = ("weights",)
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        raise NotImplementedError(
            "derivative for bincount with respect to weights is not implemented: the derivative of sums of weights"
        )


class NotImplemented_histogram_bins_tensor(Node):
    __slots__ = ()
    yaml_entry = "histogram.bins_tensor"
    yaml_formulas = ("self", "bins", "weight")
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_bins = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            raise NotImplementedError(
                "derivative for histogram.bins_tensor with respect to self, bins, weight is not implemented: the derivative of a histogram in its weights and edges"
            )
        return (grad_self, grad_bins, grad_weight)


class NotImplemented_histogram_bin_ct(Node):
    __slots__ = ()
    yaml_entry = "histogram.bin_ct"
    yaml_formulas = ("self", "weight")
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None:
            raise NotImplementedError(
                "derivative for histogram.bin_ct with respect to self, weight is not implemented: the derivative of a histogram in its weights and edges"
            )
        return (grad_self, grad_weight)


class NotImplemented__histogramdd_bin_edges(Node):
    __slots__ = ()
    yaml_entry = "_histogramdd_bin_edges"
    yaml_formulas = ("self", "weight")
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_self = None
        grad_weight = None
        if edges[0] is not None or edges[1] is not None:
            raise NotImplementedError(
                "derivative for _histogramdd_bin_edges with respect to self, weight is not implemented: the derivative of a histogram in its weights and edges"
            )
        return (grad_self, grad_weight)


class NotImplemented__histogramdd_from_bin_tensors(Node):
    __slots__ = ("bins_count",)
    yaml_entry = "_histogramdd_from_bin_tensors"
    yaml_formulas = ("self", "bins", "weight")
    shown_name = "NotImplemented"

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_bins: list[Any] = [None] * node.bins_count
        grad_self = None
        grad_weight = None
        if (
            edges[0] is not None
            or any(edges[1 : 1 + node.bins_count])
            or edges[node.bins_count + 1] is not None
        ):
            raise NotImplementedError(
                "derivative for _histogramdd_from_bin_tensors with respect to self, bins, weight is not implemented: the derivative of a histogram in its weights and edges"
            )
        return (grad_self, *grad_bins, grad_weight)


class SegmentReduceBackward0(Node):
    __slots__ = (
        "raw_result",
        "raw_data",
        "raw_reduce",
        "raw_lengths",
        "raw_offsets",
        "raw_axis",
        "raw_initial",
    )
    saved_names = ("result", "data", "lengths", "offsets")
    yaml_entry = "segment_reduce"
    yaml_formulas = ("data",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        result = unpack(node.raw_result, node)
        data = unpack(node.raw_data, node)
        reduce = node.raw_reduce
        lengths = unpack(node.raw_lengths, node)
        offsets = unpack(node.raw_offsets, node)
        axis = node.raw_axis
        initial = node.raw_initial
        grad_data = _segment_reduce_backward(
            grad, result, data, reduce, lengths=lengths, offsets=offsets, axis=axis, initial=initial
        )
        return (grad_data,)

    def release_variables(node: Any) -> None:
        node.raw_result = RELEASED
        node.raw_data = RELEASED
        node.raw_lengths = RELEASED
        node.raw_offsets = RELEASED
