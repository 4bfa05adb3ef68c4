"""Kernels that record calls on the backward graph.

Each function takes the kernel below autograd and returns the one that runs it and makes a node.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# mypy: allow-untyped-defs
# Arguments are as the schema says; whoever calls these has checked them.

from gradsmith.autograd.engine.array_functions import without_arrays
from gradsmith.autograd.nodes.node import next_sequence_nr
from gradsmith.autograd.nodes.recording import NOTHING, metadata_of, refuse_gradient
from gradsmith.autograd.nodes.saved import save_output
from gradsmith.autograd.nodes.variable import leaf_edge
from gradsmith.core.bits import DIFFERENTIABLE, RECORDED, REQUIRES_GRAD
from gradsmith.core.tensor import VersionCounter
from gradsmith.generated.autograd_nodes import linalg as autograd_nodes


def linalg_inv_ex(redispatch, node_class=autograd_nodes.LinalgInvExBackward0):
    def kernel(A, check_errors):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A, check_errors)
        node = node_class()
        node.raw_inverse = save_output(out[0], 0)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_solve_ex(redispatch, node_class=autograd_nodes.LinalgSolveExBackward0):
    def kernel(A, B, left, check_errors):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        edge_B = B._edge_ or (leaf_edge(B) if B._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A, B, left, check_errors)
        node = node_class()
        counter = A._counter_
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_left = left
        node.raw_result = save_output(out[0], 0)
        node.next_edges = (edge_A, edge_B)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _linalg_solve_ex(redispatch, node_class=autograd_nodes.LinalgSolveExBackward0__linalg_solve_ex):
    def kernel(A, B, left, check_errors):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        edge_B = B._edge_ or (leaf_edge(B) if B._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A, B, left, check_errors)
        node = node_class()
        counter = A._counter_
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_left = left
        node.raw_result = save_output(out[0], 0)
        node.next_edges = (edge_A, edge_B)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_solve_triangular(redispatch, node_class=autograd_nodes.LinalgSolveTriangularBackward0):
    def kernel(self, B, upper, left, unitriangular):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_B = B._edge_ or (leaf_edge(B) if B._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, B, upper, left, unitriangular)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_upper = upper
        node.raw_left = left
        node.raw_unitriangular = unitriangular
        node.raw_result = save_output(out, 0) if edge_self is not None else None
        node.next_edges = (edge_self, edge_B)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def triangular_solve(redispatch, node_class=autograd_nodes.TriangularSolveBackward0):
    def kernel(self, A, upper, transpose, unitriangular):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, A, upper, transpose, unitriangular)
        node = node_class()
        counter = A._counter_
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_upper = upper
        node.raw_transpose = transpose
        node.raw_unitriangular = unitriangular
        node.raw_solution = save_output(out[0], 0) if edge_A is not None else None
        node.next_edges = (edge_self, edge_A)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_cholesky_ex(redispatch, node_class=autograd_nodes.LinalgCholeskyExBackward0):
    def kernel(self, upper, check_errors):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, upper, check_errors)
        node = node_class()
        node.raw_upper = upper
        node.raw_L = save_output(out[0], 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def cholesky_solve(redispatch, node_class=autograd_nodes.CholeskySolveBackward0):
    def kernel(self, input2, upper):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_input2 = (
            input2._edge_ or (leaf_edge(input2) if input2._bits_ & REQUIRES_GRAD else None)
        )
        out = redispatch(self, input2, upper)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = input2._counter_
        node.raw_input2 = (input2, 0 if counter is None else counter.version)
        node.raw_upper = upper
        node.raw_result = save_output(out, 0) if edge_input2 is not None else None
        node.next_edges = (edge_self, edge_input2)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def cholesky_inverse(redispatch, node_class=autograd_nodes.CholeskyInverseBackward0):
    def kernel(self, upper):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, upper)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_upper = upper
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def linalg_qr(redispatch, node_class=autograd_nodes.LinalgQrBackward0):
    def kernel(A, mode):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A, mode)
        node = node_class()
        node.raw_mode = mode
        node.raw_Q = save_output(out[0], 0)
        node.raw_R = save_output(out[1], 1)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def geqrf(redispatch, node_class=autograd_nodes.GeqrfBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_lu_factor_ex(redispatch, node_class=autograd_nodes.LinalgLuFactorExBackward0):
    def kernel(A, pivot, check_errors):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A, pivot, check_errors)
        node = node_class()
        node.raw_LU = save_output(out[0], 0)
        node.raw_pivots = save_output(out[1], 1)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def lu_unpack(redispatch, node_class=autograd_nodes.LuUnpackBackward0):
    def kernel(LU_data, LU_pivots, unpack_data, unpack_pivots):
        edge_LU_data = (
            LU_data._edge_ or (leaf_edge(LU_data) if LU_data._bits_ & REQUIRES_GRAD else None)
        )
        if edge_LU_data is None:
            return redispatch(LU_data, LU_pivots, unpack_data, unpack_pivots)
        out = redispatch(LU_data, LU_pivots, unpack_data, unpack_pivots)
        node = node_class()
        node.LU_data_shape = LU_data._data_.shape
        node.next_edges = (edge_LU_data,)
        node._nr = next_sequence_nr()
        out1 = out[1]
        out2 = out[2]
        node._metadata = (NOTHING, metadata_of(out1), metadata_of(out2))
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        if out2 is not None and out2._bits_ & DIFFERENTIABLE:
            out2._edge_ = (node, 2)
            out2._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_ldl_factor_ex(redispatch, node_class=autograd_nodes.NotImplemented_linalg_ldl_factor_ex):
    def kernel(self, hermitian, check_errors):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, hermitian, check_errors)
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_ldl_solve(redispatch, node_class=autograd_nodes.NotImplemented_linalg_ldl_solve):
    def kernel(LD, pivots, B, hermitian):
        edge_LD = LD._edge_ or (leaf_edge(LD) if LD._bits_ & REQUIRES_GRAD else None)
        edge_B = B._edge_ or (leaf_edge(B) if B._bits_ & REQUIRES_GRAD else None)
        if edge_LD is None and edge_B is None:
            return redispatch(LD, pivots, B, hermitian)
        out = redispatch(LD, pivots, B, hermitian)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_LD, edge_B)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def linalg_det(redispatch, node_class=autograd_nodes.LinalgDetBackward0):
    def kernel(A):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = A._counter_
        node.raw_A = (A, 0 if counter is None else counter.version)
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _linalg_det(redispatch, node_class=autograd_nodes.LinalgDetBackward0__linalg_det):
    def kernel(A):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A)
        node = node_class()
        counter = A._counter_
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_result = save_output(out[0], 0)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        node._metadata = (metadata_of(out0), NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_slogdet(redispatch, node_class=autograd_nodes.LinalgSlogdetBackward0):
    def kernel(A):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A)
        node = node_class()
        counter = A._counter_
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_sign = save_output(out[0], 0)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _linalg_slogdet(redispatch, node_class=autograd_nodes.LinalgSlogdetBackward0__linalg_slogdet):
    def kernel(A):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A)
        node = node_class()
        counter = A._counter_
        node.raw_A = (A, 0 if counter is None else counter.version)
        node.raw_sign = save_output(out[0], 0)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1), NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_eig(redispatch, node_class=autograd_nodes.LinalgEigBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        node = node_class()
        node.raw_eigenvalues = save_output(out[0], 0)
        node.raw_eigenvectors = save_output(out[1], 1)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _linalg_eigvals(redispatch, node_class=autograd_nodes.LinalgEigvalsBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def _linalg_eigh(redispatch, node_class=autograd_nodes.LinalgEighBackward0):
    def kernel(A, UPLO, compute_v):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A, UPLO, compute_v)
        node = node_class()
        node.raw_eigenvalues = save_output(out[0], 0)
        node.raw_eigenvectors = save_output(out[1], 1)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def _linalg_svd(redispatch, node_class=autograd_nodes.LinalgSvdBackward0):
    def kernel(A, full_matrices, compute_uv, driver):
        edge_A = A._edge_ or (leaf_edge(A) if A._bits_ & REQUIRES_GRAD else None)
        out = redispatch(A, full_matrices, compute_uv, driver)
        node = node_class()
        node.raw_U = save_output(out[0], 0)
        node.raw_S = save_output(out[1], 1)
        node.raw_Vh = save_output(out[2], 2)
        node.next_edges = (edge_A,)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        out2 = out[2]
        node._metadata = (metadata_of(out0), metadata_of(out1), metadata_of(out2))
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        if out2 is not None and out2._bits_ & DIFFERENTIABLE:
            out2._edge_ = (node, 2)
            out2._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_pinv_atol_rtol_tensor(redispatch, node_class=autograd_nodes.LinalgPinvBackward0):
    def kernel(self, atol, rtol, hermitian):
        if atol is not None and atol._bits_ & REQUIRES_GRAD:
            refuse_gradient("linalg_pinv", "atol")
        if rtol is not None and rtol._bits_ & REQUIRES_GRAD:
            refuse_gradient("linalg_pinv", "rtol")
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        if edge_self is None:
            return redispatch(self, atol, rtol, hermitian)
        out = redispatch(self, atol, rtol, hermitian)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def linalg_lstsq(redispatch, node_class=autograd_nodes.LinalgLstsqBackward0):
    def kernel(self, b, rcond, driver):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_b = b._edge_ or (leaf_edge(b) if b._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, b, rcond, driver)
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = b._counter_
        node.raw_b = (b, 0 if counter is None else counter.version)
        node.raw_solution = save_output(out[0], 0)
        node.next_edges = (edge_self, edge_b)
        node._nr = next_sequence_nr()
        out0 = out[0]
        out1 = out[1]
        node._metadata = (metadata_of(out0), metadata_of(out1), NOTHING, NOTHING)
        if out0 is not None and out0._bits_ & DIFFERENTIABLE:
            out0._edge_ = (node, 0)
            out0._bits_ |= REQUIRES_GRAD
        if out1 is not None and out1._bits_ & DIFFERENTIABLE:
            out1._edge_ = (node, 1)
            out1._bits_ |= REQUIRES_GRAD
        return out

    return kernel


def linalg_matrix_exp(redispatch, node_class=autograd_nodes.LinalgMatrixExpBackward0):
    def kernel(self):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def linalg_vector_norm(redispatch, node_class=autograd_nodes.LinalgVectorNormBackward0):
    def kernel(self, ord, dim, keepdim, dtype):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, ord, dim, keepdim, dtype)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class() if dtype is None else without_arrays(node_class)()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        node.raw_ord = ord
        node.raw_dim = dim
        node.raw_keepdim = keepdim
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self,)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel


def dist(redispatch, node_class=autograd_nodes.DistBackward0):
    def kernel(self, other, p):
        edge_self = self._edge_ or (leaf_edge(self) if self._bits_ & REQUIRES_GRAD else None)
        edge_other = other._edge_ or (leaf_edge(other) if other._bits_ & REQUIRES_GRAD else None)
        out = redispatch(self, other, p)
        recorded = RECORDED[out._bits_]
        if not recorded:
            return out
        node = node_class()
        counter = self._counter_
        node.raw_self = (self, 0 if counter is None else counter.version)
        counter = other._counter_
        node.raw_other = (other, 0 if counter is None else counter.version)
        node.raw_p = p
        if out._counter_ is None:  # as `save_output`, without the call
            counter = out._counter_ = VersionCounter()
            node.raw_result = [out._data_, out._bits_, counter, 0, 0]
        else:
            node.raw_result = save_output(out, 0)
        node.next_edges = (edge_self, edge_other)
        node._nr = next_sequence_nr()
        node._metadata = ((out._data_.shape, recorded),)
        out._edge_ = (node, 0)
        out._bits_ = recorded
        return out

    return kernel
