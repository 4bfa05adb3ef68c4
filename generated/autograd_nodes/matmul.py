"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.recording import conj
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import matmul as autograd_arrays
from gradsmith.generated.functions import _cdist_backward
from gradsmith.generated.linalg import cross as linalg_cross
from gradsmith.generated.operators import _pdist_backward
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.matmul.formulas")
linear_input_gradient = _from("linear_input_gradient")
linear_weight_gradient = _from("linear_weight_gradient")
matmul_other_gradient = _from("matmul_other_gradient")
matmul_self_gradient = _from("matmul_self_gradient")
trace_gradient = _from("trace_gradient")

_from = deferred_from(globals(), "gradsmith.operators.matmul.formulas_distance")
euclidean_dist_backward = _from("euclidean_dist_backward")

_from = deferred_from(globals(), "gradsmith.operators.pointwise.formulas")
scaled = _from("scaled")

YAML = "derivatives.yaml"


class MmBackward0(Node):
    __slots__ = ("raw_mat2", "raw_self")
    saved_names = ("mat2", "self")
    yaml_entry = "mm"
    yaml_formulas = ("self", "mat2")
    run_arrays = autograd_arrays.MmBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat2 = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_mat2 = conj(self).t().mm(grad)
        if edges[0] is not None:
            mat2 = unpack(node.raw_mat2, node)
            grad_self = grad.mm(conj(mat2).t())
        return (grad_self, grad_mat2)

    def release_variables(node: Any) -> None:
        node.raw_mat2 = RELEASED
        node.raw_self = RELEASED


class BmmBackward0(Node):
    __slots__ = ("raw_mat2", "raw_self")
    saved_names = ("mat2", "self")
    yaml_entry = "bmm"
    yaml_formulas = ("self", "mat2")
    run_arrays = autograd_arrays.BmmBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat2 = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_mat2 = conj(self).mT.bmm(grad)
        if edges[0] is not None:
            mat2 = unpack(node.raw_mat2, node)
            grad_self = grad.bmm(conj(mat2).mT)
        return (grad_self, grad_mat2)

    def release_variables(node: Any) -> None:
        node.raw_mat2 = RELEASED
        node.raw_self = RELEASED


class MvBackward0(Node):
    __slots__ = ("raw_vec", "raw_self")
    saved_names = ("vec", "self")
    yaml_entry = "mv"
    yaml_formulas = ("self", "vec")
    run_arrays = autograd_arrays.MvBackward0

    def run(node: Any, grads: Any) -> Any:
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
        return (grad_self, grad_vec)

    def release_variables(node: Any) -> None:
        node.raw_vec = RELEASED
        node.raw_self = RELEASED


class DotBackward0(Node):
    __slots__ = ("raw_tensor", "raw_self")
    saved_names = ("tensor", "self")
    yaml_entry = "dot"
    yaml_formulas = ("self", "tensor")
    run_arrays = autograd_arrays.DotBackward0

    def run(node: Any, grads: Any) -> Any:
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
        return (grad_self, grad_tensor)

    def release_variables(node: Any) -> None:
        node.raw_tensor = RELEASED
        node.raw_self = RELEASED


class VdotBackward0(Node):
    __slots__ = ("raw_other", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "vdot"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.VdotBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            grad_other = grad * self
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            grad_self = conj(grad) * other
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class OuterBackward0(Node):
    __slots__ = ("raw_vec2", "raw_self")
    saved_names = ("vec2", "self")
    yaml_entry = "outer"
    yaml_formulas = ("self", "vec2")
    run_arrays = autograd_arrays.OuterBackward0

    def shown(node: Any) -> str:
        return "MulBackward0"

    def composition(node: Any) -> Any:
        return (("ViewBackward0", 0), 1)

    def run(node: Any, grads: Any) -> Any:
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
        return (grad_self, grad_vec2)

    def release_variables(node: Any) -> None:
        node.raw_vec2 = RELEASED
        node.raw_self = RELEASED


class MatmulBackward0(Node):
    __slots__ = ("self_shape", "raw_other", "raw_self", "other_shape")
    saved_names = ("other", "self")
    yaml_entry = "matmul"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.MatmulBackward0

    def shown(node: Any) -> str:
        if len(node._metadata[0][0]) == 0:
            return "DotBackward0"
        if len(node._metadata[0][0]) == 2 and node.rank('self') == 2:
            return "MmBackward0"
        if len(node._metadata[0][0]) == 1 and node.rank('self') == 2:
            return "MvBackward0"
        if len(node._metadata[0][0]) == 1:
            return "SqueezeBackward4"
        if node.rank('other') == 1:
            return "UnsafeViewBackward0"
        if node.rank('other') == 2:
            return "UnsafeViewBackward0"
        if node.rank('self') == 2:
            return "CloneBackward0"
        if node.rank('self') == 1:
            return "UnsafeViewBackward0"
        return "UnsafeViewBackward0"

    def composition(node: Any) -> Any:
        if len(node._metadata[0][0]) == 0:
            return None
        if len(node._metadata[0][0]) == 2 and node.rank('self') == 2:
            return None
        if len(node._metadata[0][0]) == 1 and node.rank('self') == 2:
            return None
        if len(node._metadata[0][0]) == 1:
            return (("MmBackward0", ("UnsqueezeBackward0", 0), 1),)
        if node.rank('other') == 1:
            return (("MvBackward0", ("ViewBackward0", 0), 1),)
        if node.rank('other') == 2:
            return (("MmBackward0", ("ViewBackward0", 0), 1),)
        if node.rank('self') == 2:
            return (
                (
                    "TransposeBackward0",
                    (
                        "UnsafeViewBackward0",
                        (
                            "MmBackward0",
                            ("UnsafeViewBackward0", ("CloneBackward0", ("TransposeBackward0", 1))),
                            ("TBackward0", 0),
                        ),
                    ),
                ),
            )
        if node.rank('self') == 1:
            return (
                (
                    "MvBackward0",
                    ("UnsafeViewBackward0", ("CloneBackward0", ("TransposeBackward0", 1))),
                    0,
                ),
            )
        return (
            (
                "BmmBackward0",
                ("ViewBackward0", ("ExpandBackward0", 0)),
                ("ViewBackward0", ("ExpandBackward0", 1)),
            ),
        )

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            other_shape = node.other_shape
            grad_other = matmul_other_gradient(grad, self, other_shape)
        if edges[0] is not None:
            self_shape = node.self_shape
            other = unpack(node.raw_other, node)
            grad_self = matmul_self_gradient(grad, self_shape, other)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class LinearBackward0(Node):
    __slots__ = ("raw_weight", "raw_input", "weight_shape")
    saved_names = ("weight", "input")
    yaml_entry = "linear"
    yaml_formulas = ("input", "weight", "bias")
    run_arrays = autograd_arrays.LinearBackward0

    def shown(node: Any) -> str:
        if len(node._metadata[0][0]) == 2 and node.next_edges[2] is not None:
            return "AddmmBackward0"
        if len(node._metadata[0][0]) == 2:
            return "MmBackward0"
        if node.next_edges[2] is not None:
            return "ViewBackward0"
        if len(node._metadata[0][0]) == 1:
            return "SqueezeBackward4"
        return "UnsafeViewBackward0"

    def composition(node: Any) -> Any:
        if len(node._metadata[0][0]) == 2 and node.next_edges[2] is not None:
            return (2, 0, ("TBackward0", 1))
        if len(node._metadata[0][0]) == 2:
            return (0, ("TBackward0", 1))
        if node.next_edges[2] is not None:
            return (("AddmmBackward0", 2, ("ViewBackward0", 0), ("TBackward0", 1)),)
        if len(node._metadata[0][0]) == 1:
            return (("MmBackward0", ("UnsqueezeBackward0", 0), ("TBackward0", 1)),)
        return (("MmBackward0", ("ViewBackward0", 0), ("TBackward0", 1)),)

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_weight = None
        grad_bias = None
        if edges[2] is not None:
            grad_bias = grad
        if edges[0] is not None:
            weight = unpack(node.raw_weight, node)
            grad_input = linear_input_gradient(grad, weight)
        if edges[1] is not None:
            input = unpack(node.raw_input, node)
            weight_shape = node.weight_shape
            grad_weight = linear_weight_gradient(grad, input, weight_shape)
        return (grad_input, grad_weight, grad_bias)

    def release_variables(node: Any) -> None:
        node.raw_weight = RELEASED
        node.raw_input = RELEASED


class AddmmBackward0(Node):
    __slots__ = ("raw_beta", "raw_mat2", "raw_alpha", "raw_mat1")
    saved_names = ("mat2", "mat1")
    yaml_entry = "addmm"
    yaml_formulas = ("self", "mat1", "mat2")
    run_arrays = autograd_arrays.AddmmBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat1 = None
        grad_mat2 = None
        if edges[1] is not None:
            mat2 = unpack(node.raw_mat2, node)
            alpha = node.raw_alpha
            grad_mat1 = scaled(grad.mm(conj(mat2).t()), alpha)
        if edges[2] is not None:
            mat1 = unpack(node.raw_mat1, node)
            alpha = node.raw_alpha
            grad_mat2 = scaled(conj(mat1).t().mm(grad), alpha)
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        return (grad_self, grad_mat1, grad_mat2)

    def release_variables(node: Any) -> None:
        node.raw_mat2 = RELEASED
        node.raw_mat1 = RELEASED


class AddmvBackward0(Node):
    __slots__ = ("raw_beta", "raw_vec", "raw_alpha", "raw_mat")
    saved_names = ("vec", "mat")
    yaml_entry = "addmv"
    yaml_formulas = ("self", "mat", "vec")
    run_arrays = autograd_arrays.AddmvBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_mat = None
        grad_vec = None
        if edges[1] is not None:
            vec = unpack(node.raw_vec, node)
            alpha = node.raw_alpha
            grad_mat = scaled(grad.outer(conj(vec)), alpha)
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        if edges[2] is not None:
            mat = unpack(node.raw_mat, node)
            alpha = node.raw_alpha
            grad_vec = scaled(conj(mat).t().mv(grad), alpha)
        return (grad_self, grad_mat, grad_vec)

    def release_variables(node: Any) -> None:
        node.raw_vec = RELEASED
        node.raw_mat = RELEASED


class AddrBackward0(Node):
    __slots__ = ("raw_beta", "raw_vec2", "raw_alpha", "raw_vec1")
    saved_names = ("vec2", "vec1")
    yaml_entry = "addr"
    yaml_formulas = ("self", "vec1", "vec2")
    run_arrays = autograd_arrays.AddrBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_vec1 = None
        grad_vec2 = None
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        if edges[1] is not None:
            vec2 = unpack(node.raw_vec2, node)
            alpha = node.raw_alpha
            grad_vec1 = scaled(grad.mv(conj(vec2)), alpha)
        if edges[2] is not None:
            vec1 = unpack(node.raw_vec1, node)
            alpha = node.raw_alpha
            grad_vec2 = scaled(grad.t().mv(conj(vec1)), alpha)
        return (grad_self, grad_vec1, grad_vec2)

    def release_variables(node: Any) -> None:
        node.raw_vec2 = RELEASED
        node.raw_vec1 = RELEASED


class AddbmmBackward0(Node):
    __slots__ = ("raw_beta", "raw_batch2", "raw_alpha", "raw_batch1")
    saved_names = ("batch2", "batch1")
    yaml_entry = "addbmm"
    yaml_formulas = ("self", "batch1", "batch2")
    run_arrays = autograd_arrays.AddbmmBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_batch1 = None
        grad_batch2 = None
        if edges[1] is not None:
            batch2 = unpack(node.raw_batch2, node)
            alpha = node.raw_alpha
            grad_batch1 = scaled(grad.matmul(conj(batch2).mT), alpha)
        if edges[2] is not None:
            batch1 = unpack(node.raw_batch1, node)
            alpha = node.raw_alpha
            grad_batch2 = scaled(conj(batch1).mT.matmul(grad), alpha)
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        return (grad_self, grad_batch1, grad_batch2)

    def release_variables(node: Any) -> None:
        node.raw_batch2 = RELEASED
        node.raw_batch1 = RELEASED


class BaddbmmBackward0(Node):
    __slots__ = ("raw_beta", "raw_batch2", "raw_alpha", "raw_batch1")
    saved_names = ("batch2", "batch1")
    yaml_entry = "baddbmm"
    yaml_formulas = ("self", "batch1", "batch2")
    run_arrays = autograd_arrays.BaddbmmBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_batch1 = None
        grad_batch2 = None
        if edges[1] is not None:
            batch2 = unpack(node.raw_batch2, node)
            alpha = node.raw_alpha
            grad_batch1 = scaled(grad.bmm(conj(batch2).mT), alpha)
        if edges[2] is not None:
            batch1 = unpack(node.raw_batch1, node)
            alpha = node.raw_alpha
            grad_batch2 = scaled(conj(batch1).mT.bmm(grad), alpha)
        if edges[0] is not None:
            beta = node.raw_beta
            grad_self = scaled(grad, beta)
        return (grad_self, grad_batch1, grad_batch2)

    def release_variables(node: Any) -> None:
        node.raw_batch2 = RELEASED
        node.raw_batch1 = RELEASED


class TraceBackward0(Node):
    __slots__ = ("self_shape",)
    yaml_entry = "trace"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.TraceBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self_shape = node.self_shape
        grad_self = trace_gradient(grad, self_shape)
        return (grad_self,)


class LinalgCrossBackward0(Node):
    __slots__ = ("raw_other", "raw_dim", "raw_self")
    saved_names = ("other", "self")
    yaml_entry = "linalg_cross"
    yaml_formulas = ("self", "other")
    run_arrays = autograd_arrays.LinalgCrossBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_self = None
        grad_other = None
        if edges[1] is not None:
            self = unpack(node.raw_self, node)
            dim = node.raw_dim
            grad_other = linalg_cross(grad, conj(self), dim=dim)
        if edges[0] is not None:
            other = unpack(node.raw_other, node)
            dim = node.raw_dim
            grad_self = linalg_cross(conj(other), grad, dim=dim)
        return (grad_self, grad_other)

    def release_variables(node: Any) -> None:
        node.raw_other = RELEASED
        node.raw_self = RELEASED


class CdistBackward0(Node):
    __slots__ = ("raw_x1", "raw_x2", "raw_p", "raw_result")
    saved_names = ("x1", "x2", "result")
    yaml_entry = "_cdist_forward"
    yaml_formulas = ("x1", "x2")
    run_arrays = autograd_arrays.CdistBackward0

    def run(node: Any, grads: Any) -> Any:
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
        return (grad_x1, grad_x2)

    def release_variables(node: Any) -> None:
        node.raw_x1 = RELEASED
        node.raw_x2 = RELEASED
        node.raw_result = RELEASED


class EuclideanDistBackward0(Node):
    __slots__ = ("raw_x1", "raw_x2", "raw_result")
    saved_names = ("x1", "x2", "result")
    yaml_entry = "_euclidean_dist"
    yaml_formulas = ("x1", "x2")
    run_arrays = autograd_arrays.EuclideanDistBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_x1 = None
        grad_x2 = None
        if edges[0] is not None:
            x1 = unpack(node.raw_x1, node)
            x2 = unpack(node.raw_x2, node)
            result = unpack(node.raw_result, node)
            grad_x1 = euclidean_dist_backward(grad, x1, x2, result)
        if edges[1] is not None:
            x2 = unpack(node.raw_x2, node)
            x1 = unpack(node.raw_x1, node)
            result = unpack(node.raw_result, node)
            grad_x2 = euclidean_dist_backward(grad.mT, x2, x1, result.mT)
        return (grad_x1, grad_x2)

    def release_variables(node: Any) -> None:
        node.raw_x1 = RELEASED
        node.raw_x2 = RELEASED
        node.raw_result = RELEASED


class CdistBackwardBackward0(Node):
    __slots__ = ()
    yaml_entry = "_cdist_backward"
    yaml_formulas = ("grad", "x1", "x2", "cdist")

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_grad = None
        grad_x1 = None
        grad_x2 = None
        grad_cdist = None
        if edges[3] is not None:
            raise NotImplementedError(
                "derivative for _cdist_backward with respect to cdist is not implemented: the second derivative of cdist"
            )
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for _cdist_backward with respect to grad is not implemented: the second derivative of cdist"
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for _cdist_backward with respect to x1 is not implemented: the second derivative of cdist"
            )
        if edges[2] is not None:
            raise NotImplementedError(
                "derivative for _cdist_backward with respect to x2 is not implemented: the second derivative of cdist"
            )
        return (grad_grad, grad_x1, grad_x2, grad_cdist)


class PdistBackward0(Node):
    __slots__ = ("raw_self", "raw_p", "raw_result")
    saved_names = ("self", "result")
    yaml_entry = "_pdist_forward"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.PdistBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        self = unpack(node.raw_self, node)
        p = node.raw_p
        result = unpack(node.raw_result, node)
        grad_self = _pdist_backward(grad, self, p, result)
        return (grad_self,)

    def release_variables(node: Any) -> None:
        node.raw_self = RELEASED
        node.raw_result = RELEASED


class PdistBackwardBackward0(Node):
    __slots__ = ()
    yaml_entry = "_pdist_backward"
    yaml_formulas = ("grad", "self", "pdist")

    def run(node: Any, grads: Any) -> Any:
        edges = node.next_edges
        grad_grad = None
        grad_self = None
        grad_pdist = None
        if edges[0] is not None:
            raise NotImplementedError(
                "derivative for _pdist_backward with respect to grad is not implemented: the second derivative of pdist"
            )
        if edges[2] is not None:
            raise NotImplementedError(
                "derivative for _pdist_backward with respect to pdist is not implemented: the second derivative of pdist"
            )
        if edges[1] is not None:
            raise NotImplementedError(
                "derivative for _pdist_backward with respect to self is not implemented: the second derivative of pdist"
            )
        return (grad_grad, grad_self, grad_pdist)
