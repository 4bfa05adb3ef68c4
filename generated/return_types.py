"""Tuples with names: what operators with several named results return.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.named_results import NamedResults
from gradsmith.core.tensor import Tensor


class frexp(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``frexp``."""

    mantissa: Tensor
    exponent: Tensor


class fake_quantize_per_tensor_affine_cachemask(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``fake_quantize_per_tensor_affine_cachemask``."""

    output: Tensor
    mask: Tensor


class _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    NamedResults, tuple[Tensor, Tensor]
):
    """Results of ``_fake_quantize_per_tensor_affine_cachemask_tensor_qparams``."""

    output: Tensor
    mask: Tensor


class fake_quantize_per_channel_affine_cachemask(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``fake_quantize_per_channel_affine_cachemask``."""

    output: Tensor
    mask: Tensor


class log_sigmoid_forward(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``log_sigmoid_forward``."""

    output: Tensor
    buffer: Tensor


class nll_loss_forward(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``nll_loss_forward``."""

    output: Tensor
    total_weight: Tensor


class _class_cross_entropy(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``_class_cross_entropy``."""

    output: Tensor
    softmax: Tensor


class nll_loss2d_forward(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``nll_loss2d_forward``."""

    output: Tensor
    total_weight: Tensor


class multilabel_margin_loss_forward(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``multilabel_margin_loss_forward``."""

    output: Tensor
    is_target: Tensor


class aminmax(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``aminmax``."""

    min: Tensor
    max: Tensor


class max(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``max``."""

    values: Tensor
    indices: Tensor


class min(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``min``."""

    values: Tensor
    indices: Tensor


class median(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``median``."""

    values: Tensor
    indices: Tensor


class nanmedian(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``nanmedian``."""

    values: Tensor
    indices: Tensor


class mode(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``mode``."""

    values: Tensor
    indices: Tensor


class cummax(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``cummax``."""

    values: Tensor
    indices: Tensor


class cummin(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``cummin``."""

    values: Tensor
    indices: Tensor


class histogram(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``histogram``."""

    hist: Tensor
    bin_edges: Tensor


class histogramdd(NamedResults, tuple[Tensor, list[Tensor]]):
    """Results of ``histogramdd``."""

    hist: Tensor
    bin_edges: list[Tensor]


class sort(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``sort``."""

    values: Tensor
    indices: Tensor


class topk(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``topk``."""

    values: Tensor
    indices: Tensor


class kthvalue(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``kthvalue``."""

    values: Tensor
    indices: Tensor


class linalg_inv_ex(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_inv_ex``."""

    inverse: Tensor
    info: Tensor


class linalg_solve_ex(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_solve_ex``."""

    result: Tensor
    info: Tensor


class _linalg_solve_ex(NamedResults, tuple[Tensor, Tensor, Tensor, Tensor]):
    """Results of ``_linalg_solve_ex``."""

    result: Tensor
    LU: Tensor
    pivots: Tensor
    info: Tensor


class triangular_solve(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``triangular_solve``."""

    solution: Tensor
    cloned_coefficient: Tensor


class linalg_cholesky_ex(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_cholesky_ex``."""

    L: Tensor
    info: Tensor


class linalg_qr(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_qr``."""

    Q: Tensor
    R: Tensor


class qr(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``qr``."""

    Q: Tensor
    R: Tensor


class geqrf(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``geqrf``."""

    a: Tensor
    tau: Tensor


class linalg_lu_factor_ex(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``linalg_lu_factor_ex``."""

    LU: Tensor
    pivots: Tensor
    info: Tensor


class linalg_lu_factor(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_lu_factor``."""

    LU: Tensor
    pivots: Tensor


class _lu_with_info(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``_lu_with_info``."""

    LU: Tensor
    pivots: Tensor
    info: Tensor


class linalg_lu(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``linalg_lu``."""

    P: Tensor
    L: Tensor
    U: Tensor


class lu_unpack(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``lu_unpack``."""

    P: Tensor
    L: Tensor
    U: Tensor


class linalg_ldl_factor_ex(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``linalg_ldl_factor_ex``."""

    LD: Tensor
    pivots: Tensor
    info: Tensor


class linalg_ldl_factor(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_ldl_factor``."""

    LD: Tensor
    pivots: Tensor


class _linalg_det(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``_linalg_det``."""

    result: Tensor
    LU: Tensor
    pivots: Tensor


class linalg_slogdet(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_slogdet``."""

    sign: Tensor
    logabsdet: Tensor


class _linalg_slogdet(NamedResults, tuple[Tensor, Tensor, Tensor, Tensor]):
    """Results of ``_linalg_slogdet``."""

    sign: Tensor
    logabsdet: Tensor
    LU: Tensor
    pivots: Tensor


class slogdet(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``slogdet``."""

    sign: Tensor
    logabsdet: Tensor


class linalg_eig(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_eig``."""

    eigenvalues: Tensor
    eigenvectors: Tensor


class _linalg_eigh(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``_linalg_eigh``."""

    eigenvalues: Tensor
    eigenvectors: Tensor


class linalg_eigh(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``linalg_eigh``."""

    eigenvalues: Tensor
    eigenvectors: Tensor


class _linalg_svd(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``_linalg_svd``."""

    U: Tensor
    S: Tensor
    Vh: Tensor


class linalg_svd(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``linalg_svd``."""

    U: Tensor
    S: Tensor
    Vh: Tensor


class svd(NamedResults, tuple[Tensor, Tensor, Tensor]):
    """Results of ``svd``."""

    U: Tensor
    S: Tensor
    V: Tensor


class linalg_lstsq(NamedResults, tuple[Tensor, Tensor, Tensor, Tensor]):
    """Results of ``linalg_lstsq``."""

    solution: Tensor
    residuals: Tensor
    rank: Tensor
    singular_values: Tensor


class _attention(NamedResults, tuple[Tensor, Tensor]):
    """Results of ``_attention``."""

    output: Tensor
    logsumexp: Tensor
