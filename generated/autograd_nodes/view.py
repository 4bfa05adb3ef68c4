"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.recording import conj
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import view as autograd_arrays
from gradsmith.generated.functions import (
    as_strided_scatter,
    diagonal_scatter,
    select_scatter,
    slice_scatter,
    view_as_complex,
    view_as_real,
)
from gradsmith.generated.operators import diagonal_backward, select_backward
from gradsmith.generated.raw import slice, unfold_backward
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.view.formulas")
as_strided_backward = _from("as_strided_backward")
permute_backward = _from("permute_backward")
pieces_backward = _from("pieces_backward")
slice_part_backward = _from("slice_part_backward")
split_backward = _from("split_backward")
unbind_backward = _from("unbind_backward")

YAML = "derivatives.yaml"


class AliasBackward0(Node):
    __slots__ = ()
    yaml_entry = "alias"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.AliasBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class ViewBackward0(Node):
    __slots__ = ("self_shape",)
    yaml_entry = "view"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ViewBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


class UnsafeViewBackward0(Node):
    __slots__ = ("self_shape",)
    yaml_entry = "_unsafe_view"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UnsafeViewBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


class PermuteBackward0(Node):
    __slots__ = ("raw_dims",)
    yaml_entry = "permute"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.PermuteBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dims = node.raw_dims
        grad_self = permute_backward(grad, dims)
        return (grad_self,)


class TransposeBackward0(Node):
    __slots__ = ("raw_dim0", "raw_dim1")
    yaml_entry = "transpose.int"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TransposeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim0 = node.raw_dim0
        dim1 = node.raw_dim1
        grad_self = grad.transpose(dim0, dim1)
        return (grad_self,)


class TBackward0(Node):
    __slots__ = ()
    yaml_entry = "t"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad.t()
        return (grad_self,)


class ExpandBackward0(Node):
    __slots__ = ()
    yaml_entry = "expand"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ExpandBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = grad
        return (grad_self,)


class SqueezeBackward0(Node):
    __slots__ = ("self_shape",)
    yaml_entry = "squeeze"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SqueezeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


class SqueezeBackward1(Node):
    __slots__ = ("self_shape",)
    yaml_entry = "squeeze.dim"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SqueezeBackward1

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


class SqueezeBackward2(Node):
    __slots__ = ("self_shape",)
    yaml_entry = "squeeze.dims"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SqueezeBackward2

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = grad.reshape(self_shape)
        return (grad_self,)


class UnsqueezeBackward0(Node):
    __slots__ = ("raw_dim",)
    yaml_entry = "unsqueeze"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UnsqueezeBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        grad_self = grad.squeeze(dim)
        return (grad_self,)


class SelectBackward0(Node):
    __slots__ = ("self_shape", "raw_dim", "raw_index")
    yaml_entry = "select.int"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SelectBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        index = node.raw_index
        grad_self = select_backward(grad, self_shape, dim, index)
        return (grad_self,)


class SliceBackward0(Node):
    __slots__ = ("self_shape", "raw_dim", "raw_start", "raw_end", "raw_step")
    yaml_entry = "slice.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SliceBackward0

    def run(node: Any, grads: Any) -> Any:
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


class DiagonalBackward0(Node):
    __slots__ = ("self_shape", "raw_offset", "raw_dim1", "raw_dim2")
    yaml_entry = "diagonal"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.DiagonalBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        offset = node.raw_offset
        dim1 = node.raw_dim1
        dim2 = node.raw_dim2
        grad_self = diagonal_backward(grad, self_shape, offset, dim1, dim2)
        return (grad_self,)


class UnfoldBackward0(Node):
    __slots__ = ("self_shape", "raw_dimension", "raw_size", "raw_step")
    yaml_entry = "unfold"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UnfoldBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        dimension = node.raw_dimension
        size = node.raw_size
        step = node.raw_step
        grad_self = unfold_backward(grad, self_shape, dimension, size, step)
        return (grad_self,)


class AsStridedBackward0(Node):
    __slots__ = (
        "self_shape",
        "self_stride",
        "self_storage_offset",
        "raw_size",
        "raw_stride",
        "raw_storage_offset",
    )
    yaml_entry = "as_strided"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
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


class SplitBackward0(Node):
    __slots__ = ("raw_split_size", "self_shape", "raw_dim")
    yaml_entry = "split.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SplitBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        split_size = node.raw_split_size
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = split_backward(grads, split_size, self_shape, dim)
        return (grad_self,)


class SplitWithSizesBackward0(Node):
    __slots__ = ("raw_split_sizes", "self_shape", "raw_dim")
    yaml_entry = "split_with_sizes"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.SplitWithSizesBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        split_sizes = node.raw_split_sizes
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = pieces_backward(grads, split_sizes, self_shape, dim)
        return (grad_self,)


class UnbindBackward0(Node):
    __slots__ = ("self_shape", "raw_dim")
    yaml_entry = "unbind.int"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UnbindBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = unbind_backward(grads, self_shape, dim)
        return (grad_self,)


class UnsafeSplitBackward0(Node):
    __slots__ = ("raw_split_size", "self_shape", "raw_dim")
    yaml_entry = "unsafe_split.Tensor"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UnsafeSplitBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        split_size = node.raw_split_size
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = split_backward(grads, split_size, self_shape, dim)
        return (grad_self,)


class UnsafeSplitWithSizesBackward0(Node):
    __slots__ = ("raw_split_sizes", "self_shape", "raw_dim")
    yaml_entry = "unsafe_split_with_sizes"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.UnsafeSplitWithSizesBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,)
        split_sizes = node.raw_split_sizes
        self_shape = node.self_shape
        dim = node.raw_dim
        grad_self = pieces_backward(grads, split_sizes, self_shape, dim)
        return (grad_self,)


class ViewAsRealBackward0(Node):
    __slots__ = ()
    yaml_entry = "view_as_real"
    yaml_formulas = ("self",)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = view_as_complex(grad.contiguous())
        return (grad_self,)


class ConjBackward0(Node):
    __slots__ = ()
    yaml_entry = "_conj"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ConjBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = conj(grad)
        return (grad_self,)


class NegViewBackward0(Node):
    __slots__ = ()
    yaml_entry = "_neg_view"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.NegViewBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = -grad
        return (grad_self,)


class ViewAsComplexBackward0(Node):
    __slots__ = ()
    yaml_entry = "view_as_complex"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ViewAsComplexBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        grad_self = view_as_real(grad)
        return (grad_self,)


class SelectBackwardBackward0(Node):
    __slots__ = ("raw_dim", "raw_index")
    yaml_entry = "select_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.SelectBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        index = node.raw_index
        grad_grad_output = grad.select(dim, index)
        return (grad_grad_output,)


class SliceBackwardBackward0(Node):
    __slots__ = ("raw_dim", "raw_start", "raw_end", "raw_step")
    yaml_entry = "slice_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.SliceBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        start = node.raw_start
        end = node.raw_end
        step = node.raw_step
        grad_grad_output = slice(grad, dim, start, end, step)
        return (grad_grad_output,)


class DiagonalBackwardBackward0(Node):
    __slots__ = ("raw_offset", "raw_dim1", "raw_dim2")
    yaml_entry = "diagonal_backward"
    yaml_formulas = ("grad_output",)
    run_arrays = autograd_arrays.DiagonalBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        offset = node.raw_offset
        dim1 = node.raw_dim1
        dim2 = node.raw_dim2
        grad_grad_output = grad.diagonal(offset, dim1, dim2)
        return (grad_grad_output,)


class UnfoldBackwardBackward0(Node):
    __slots__ = ("raw_dim", "raw_size", "raw_step")
    yaml_entry = "unfold_backward"
    yaml_formulas = ("grad_in",)
    run_arrays = autograd_arrays.UnfoldBackwardBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        dim = node.raw_dim
        size = node.raw_size
        step = node.raw_step
        grad_grad_in = grad.unfold(dim, size, step)
        return (grad_grad_in,)


class AliasBackward0_copy(AliasBackward0):
    """Backward of ``alias_copy``, which is that of ``alias``."""

    __slots__ = ()


class AsStridedBackward0_copy(AsStridedBackward0):
    """Backward of ``as_strided_copy``, which is that of ``as_strided``."""

    __slots__ = ()


class DiagonalBackward0_copy(DiagonalBackward0):
    """Backward of ``diagonal_copy``, which is that of ``diagonal``."""

    __slots__ = ()


class ExpandBackward0_copy(ExpandBackward0):
    """Backward of ``expand_copy``, which is that of ``expand``."""

    __slots__ = ()


class PermuteBackward0_copy(PermuteBackward0):
    """Backward of ``permute_copy``, which is that of ``permute``."""

    __slots__ = ()


class SelectBackward0_copy(SelectBackward0):
    """Backward of ``select_copy.int``, which is that of ``select.int``."""

    __slots__ = ()


class SliceBackward0_copy(SliceBackward0):
    """Backward of ``slice_copy.Tensor``, which is that of ``slice.Tensor``."""

    __slots__ = ()


class SplitBackward0_copy(SplitBackward0):
    """Backward of ``split_copy.Tensor``, which is that of ``split.Tensor``."""

    __slots__ = ()


class SplitWithSizesBackward0_copy(SplitWithSizesBackward0):
    """Backward of ``split_with_sizes_copy``, which is that of ``split_with_sizes``."""

    __slots__ = ()


class SqueezeBackward0_copy(SqueezeBackward0):
    """Backward of ``squeeze_copy``, which is that of ``squeeze``."""

    __slots__ = ()


class SqueezeBackward1_copy(SqueezeBackward1):
    """Backward of ``squeeze_copy.dim``, which is that of ``squeeze.dim``."""

    __slots__ = ()


class SqueezeBackward2_copy(SqueezeBackward2):
    """Backward of ``squeeze_copy.dims``, which is that of ``squeeze.dims``."""

    __slots__ = ()


class TBackward0_copy(TBackward0):
    """Backward of ``t_copy``, which is that of ``t``."""

    __slots__ = ()


class TransposeBackward0_copy(TransposeBackward0):
    """Backward of ``transpose_copy.int``, which is that of ``transpose.int``."""

    __slots__ = ()


class UnbindBackward0_copy(UnbindBackward0):
    """Backward of ``unbind_copy.int``, which is that of ``unbind.int``."""

    __slots__ = ()


class UnfoldBackward0_copy(UnfoldBackward0):
    """Backward of ``unfold_copy``, which is that of ``unfold``."""

    __slots__ = ()


class UnsqueezeBackward0_copy(UnsqueezeBackward0):
    """Backward of ``unsqueeze_copy``, which is that of ``unsqueeze``."""

    __slots__ = ()


class ViewAsComplexBackward0_copy(ViewAsComplexBackward0):
    """Backward of ``view_as_complex_copy``, which is that of ``view_as_complex``."""

    __slots__ = ()


class ViewAsRealBackward0_copy(ViewAsRealBackward0):
    """Backward of ``view_as_real_copy``, which is that of ``view_as_real``."""

    __slots__ = ()


class ViewBackward0_copy(ViewBackward0):
    """Backward of ``view_copy``, which is that of ``view``."""

    __slots__ = ()


class SelectScatterBackward0(Node):
    __slots__ = ("src_shape", "raw_dim", "raw_index")
    yaml_entry = "select_scatter"
    yaml_formulas = ("self", "src")
    run_arrays = autograd_arrays.SelectScatterBackward0

    def run(node: Any, grads: Any) -> Any:
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
        return (grad_self, grad_src)


class SliceScatterBackward0(Node):
    __slots__ = ("src_shape", "raw_dim", "raw_start", "raw_end", "raw_step")
    yaml_entry = "slice_scatter"
    yaml_formulas = ("self", "src")
    run_arrays = autograd_arrays.SliceScatterBackward0

    def run(node: Any, grads: Any) -> Any:
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
        return (grad_self, grad_src)


class DiagonalScatterBackward0(Node):
    __slots__ = ("src_shape", "raw_offset", "raw_dim1", "raw_dim2")
    yaml_entry = "diagonal_scatter"
    yaml_formulas = ("self", "src")
    run_arrays = autograd_arrays.DiagonalScatterBackward0

    def run(node: Any, grads: Any) -> Any:
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
        return (grad_self, grad_src)


class AsStridedScatterBackward0(Node):
    __slots__ = ("src_shape", "raw_size", "raw_stride", "raw_storage_offset")
    yaml_entry = "as_strided_scatter"
    yaml_formulas = ("self", "src")

    def run(node: Any, grads: Any) -> Any:
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
        return (grad_self, grad_src)
