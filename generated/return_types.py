"""Named tuples: what operators with several named results return.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from typing import NamedTuple

from gradsmith.core.named_results import results_text
from gradsmith.core.tensor import Tensor


class frexp(NamedTuple):
    """Results of ``frexp``."""

    mantissa: Tensor
    exponent: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class log_sigmoid_forward(NamedTuple):
    """Results of ``log_sigmoid_forward``."""

    output: Tensor
    buffer: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class nll_loss_forward(NamedTuple):
    """Results of ``nll_loss_forward``."""

    output: Tensor
    total_weight: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class _class_cross_entropy(NamedTuple):
    """Results of ``_class_cross_entropy``."""

    output: Tensor
    softmax: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class nll_loss2d_forward(NamedTuple):
    """Results of ``nll_loss2d_forward``."""

    output: Tensor
    total_weight: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class multilabel_margin_loss_forward(NamedTuple):
    """Results of ``multilabel_margin_loss_forward``."""

    output: Tensor
    is_target: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class aminmax(NamedTuple):
    """Results of ``aminmax``."""

    min: Tensor
    max: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class max(NamedTuple):
    """Results of ``max``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class min(NamedTuple):
    """Results of ``min``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class median(NamedTuple):
    """Results of ``median``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class nanmedian(NamedTuple):
    """Results of ``nanmedian``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class mode(NamedTuple):
    """Results of ``mode``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class cummax(NamedTuple):
    """Results of ``cummax``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class cummin(NamedTuple):
    """Results of ``cummin``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class histogram(NamedTuple):
    """Results of ``histogram``."""

    hist: Tensor
    bin_edges: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class histogramdd(NamedTuple):
    """Results of ``histogramdd``."""

    hist: Tensor
    bin_edges: list[Tensor]

    def __repr__(self) -> str:
        return results_text(self)


class sort(NamedTuple):
    """Results of ``sort``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class topk(NamedTuple):
    """Results of ``topk``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class kthvalue(NamedTuple):
    """Results of ``kthvalue``."""

    values: Tensor
    indices: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_inv_ex(NamedTuple):
    """Results of ``linalg_inv_ex``."""

    inverse: Tensor
    info: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_solve_ex(NamedTuple):
    """Results of ``linalg_solve_ex``."""

    result: Tensor
    info: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class _linalg_solve_ex(NamedTuple):
    """Results of ``_linalg_solve_ex``."""

    result: Tensor
    LU: Tensor
    pivots: Tensor
    info: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class triangular_solve(NamedTuple):
    """Results of ``triangular_solve``."""

    solution: Tensor
    cloned_coefficient: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_cholesky_ex(NamedTuple):
    """Results of ``linalg_cholesky_ex``."""

    L: Tensor
    info: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_qr(NamedTuple):
    """Results of ``linalg_qr``."""

    Q: Tensor
    R: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class qr(NamedTuple):
    """Results of ``qr``."""

    Q: Tensor
    R: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class geqrf(NamedTuple):
    """Results of ``geqrf``."""

    a: Tensor
    tau: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_lu_factor_ex(NamedTuple):
    """Results of ``linalg_lu_factor_ex``."""

    LU: Tensor
    pivots: Tensor
    info: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_lu_factor(NamedTuple):
    """Results of ``linalg_lu_factor``."""

    LU: Tensor
    pivots: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class _lu_with_info(NamedTuple):
    """Results of ``_lu_with_info``."""

    LU: Tensor
    pivots: Tensor
    info: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_lu(NamedTuple):
    """Results of ``linalg_lu``."""

    P: Tensor
    L: Tensor
    U: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class lu_unpack(NamedTuple):
    """Results of ``lu_unpack``."""

    P: Tensor
    L: Tensor
    U: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_ldl_factor_ex(NamedTuple):
    """Results of ``linalg_ldl_factor_ex``."""

    LD: Tensor
    pivots: Tensor
    info: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_ldl_factor(NamedTuple):
    """Results of ``linalg_ldl_factor``."""

    LD: Tensor
    pivots: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class _linalg_det(NamedTuple):
    """Results of ``_linalg_det``."""

    result: Tensor
    LU: Tensor
    pivots: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_slogdet(NamedTuple):
    """Results of ``linalg_slogdet``."""

    sign: Tensor
    logabsdet: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class _linalg_slogdet(NamedTuple):
    """Results of ``_linalg_slogdet``."""

    sign: Tensor
    logabsdet: Tensor
    LU: Tensor
    pivots: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class slogdet(NamedTuple):
    """Results of ``slogdet``."""

    sign: Tensor
    logabsdet: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_eig(NamedTuple):
    """Results of ``linalg_eig``."""

    eigenvalues: Tensor
    eigenvectors: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class _linalg_eigh(NamedTuple):
    """Results of ``_linalg_eigh``."""

    eigenvalues: Tensor
    eigenvectors: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_eigh(NamedTuple):
    """Results of ``linalg_eigh``."""

    eigenvalues: Tensor
    eigenvectors: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class _linalg_svd(NamedTuple):
    """Results of ``_linalg_svd``."""

    U: Tensor
    S: Tensor
    Vh: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_svd(NamedTuple):
    """Results of ``linalg_svd``."""

    U: Tensor
    S: Tensor
    Vh: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class svd(NamedTuple):
    """Results of ``svd``."""

    U: Tensor
    S: Tensor
    V: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class linalg_lstsq(NamedTuple):
    """Results of ``linalg_lstsq``."""

    solution: Tensor
    residuals: Tensor
    rank: Tensor
    singular_values: Tensor

    def __repr__(self) -> str:
        return results_text(self)


class _attention(NamedTuple):
    """Results of ``_attention``."""

    output: Tensor
    logsumexp: Tensor

    def __repr__(self) -> str:
        return results_text(self)
