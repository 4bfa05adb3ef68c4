"""Parametrizations: orthogonal weights, weight normalization, spectral normalization."""

from __future__ import annotations

from typing import Any, TypeVar

from gradsmith.generated import functions, linalg

from ...autograd.grad_mode import no_grad
from ...core.refusing import refuses
from ...core.tensor import Tensor
from ...core.type_info import finfo
from ..module import Module
from . import parametrize
from .spectral_norm import as_matrix, check_iterations, output_dim, unit
from .weight_norm import length_except

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]

M = TypeVar("M", bound=Module)

_MAPS = ("matrix_exp", "cayley", "householder")


def _diagonal(matrix: Tensor) -> Tensor:
    return matrix.diagonal(dim1=-2, dim2=-1)


def _orthogonalized(matrix: Tensor) -> Tensor:
    """The factor Q of a QR decomposition, times the signs of the diagonal of R."""
    reflectors, tau = functions.geqrf(matrix)
    q = linalg.householder_product(reflectors, tau)
    return q * _diagonal(reflectors).sgn().unsqueeze(-2)


class _Orthogonal(Module):
    """Lezcano-Casado, *Trivializations for Gradient-Based Optimization on Manifolds*, 2019."""

    base: Tensor | None

    def __init__(self, weight: Tensor, orthogonal_map: str, use_trivialization: bool) -> None:
        super().__init__()
        if weight.is_complex() and orthogonal_map == "householder":
            raise ValueError("The householder parametrization does not support complex tensors.")
        self.shape, self.orthogonal_map = weight.shape, orthogonal_map
        if use_trivialization:
            self.register_buffer("base", None)

    def forward(self, X: Tensor) -> Tensor:
        """An orthogonal matrix; if it is not square, one with orthonormal columns or rows."""
        wide = X.size(-2) < X.size(-1)
        X = X.mT if wide else X
        n, k = X.size(-2), X.size(-1)
        if self.orthogonal_map == "householder":
            below = X.tril(-1)
            tau = 2.0 / (1.0 + (below * below).sum(-2))
            Q = linalg.householder_product(below, tau)
            Q = Q * _diagonal(X).int().unsqueeze(-2)
        else:
            X = X.tril()
            if n != k:
                missing = X.new_zeros(n, n - k).expand(*X.shape[:-2], -1, -1)
                X = functions.cat([X, missing], -1)
            A = X - X.mH
            if self.orthogonal_map == "matrix_exp":
                Q = functions.matrix_exp(A)
            else:
                eye = functions.eye(n, dtype=A.dtype, device=A.device)
                Q = linalg.solve(eye - 0.5 * A, eye + 0.5 * A)
            Q = Q[..., :k] if n != k else Q
        if hasattr(self, "base"):
            assert self.base is not None
            Q = self.base @ Q
        return Q.mT if wide else Q

    def right_inverse(self, Q: Tensor) -> Tensor:
        """The parameter for which `forward` returns `Q`; a `Q` that is not orthogonal is made so first."""
        if Q.shape != self.shape:
            raise ValueError(
                f"Expected a matrix or batch of matrices of shape {self.shape}. Got a tensor of shape "
                f"{Q.shape}."
            )
        with no_grad():
            wide = Q.size(-2) < Q.size(-1)
            tall = Q.mT if wide else Q
            if not hasattr(self, "base"):
                return self._without_base(tall, wide)
            n, k = tall.size(-2), tall.size(-1)
            if n != k:
                rest = functions.randn(*tall.shape[:-2], n, n - k, dtype=Q.dtype, device=Q.device)
                self.base = _orthogonalized(functions.cat([tall, rest], -1))
            else:
                self.base = tall.clone() if _is_orthogonal(tall) else _orthogonalized(tall)
            negated = functions.zeros_like(Q)
            _diagonal(negated).fill_(-1.0)  # every map makes the identity of it, up to the sign
            return negated

    def _without_base(self, Q: Tensor, wide: bool) -> Tensor:
        if self.orthogonal_map != "householder":
            raise NotImplementedError(
                "It is not possible to assign to the matrix exponential or the Cayley parametrizations "
                "when use_trivialization=False."
            )
        A, tau = functions.geqrf(Q)
        # What stands on the diagonal is free, and keeps the signs.
        _diagonal(A).sign_()
        _diagonal(A)[tau == 0.0] *= -1
        return A.mT if wide else A


def _is_orthogonal(Q: Tensor) -> bool:
    n, k = Q.size(-2), Q.size(-1)
    eye = functions.eye(k, dtype=Q.dtype, device=Q.device)
    return bool(functions.allclose(Q.mH @ Q, eye, atol=10.0 * n * finfo(Q.dtype).eps))


def _weight_of(module: Module, name: str) -> Tensor:
    weight = getattr(module, name, None)
    if not isinstance(weight, Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    return weight


@refuses
def orthogonal(
    module: M,
    name: str = "weight",
    orthogonal_map: str | None = None,
    *,
    use_trivialization: bool = True,
) -> M:
    """Parametrize a weight as an orthogonal matrix, by ``matrix_exp``, ``cayley`` or ``householder``."""
    weight = _weight_of(module, name)
    if weight.ndim < 2:
        raise ValueError(
            f"Expected a matrix or batch of matrices. Got a tensor of {weight.ndim} dimensions."
        )
    if orthogonal_map is None:
        square = weight.size(-2) == weight.size(-1) or weight.is_complex()
        orthogonal_map = "matrix_exp" if square else "householder"
    if orthogonal_map not in _MAPS:
        raise ValueError(
            'orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: '
            f"{orthogonal_map}"
        )
    made = _Orthogonal(weight, orthogonal_map, use_trivialization)
    return parametrize.register_parametrization(module, name, made, unsafe=True)


class _WeightNorm(Module):
    """Salimans and Kingma, *Weight Normalization*, 2016."""

    def __init__(self, dim: int | None = 0) -> None:
        super().__init__()
        self.dim = -1 if dim is None else dim

    def forward(self, weight_g: Tensor, weight_v: Tensor) -> Tensor:
        """`weight_v` scaled to the norm `weight_g`."""
        return functions._weight_norm(weight_v, weight_g, self.dim)

    def right_inverse(self, weight: Tensor) -> tuple[Tensor, Tensor]:
        """Norm and direction."""
        return length_except(weight, self.dim), weight


@refuses
def weight_norm(module: M, name: str = "weight", dim: int | None = 0) -> M:
    """Parametrize a weight by its direction `original1` and its norm `original0`, one norm per index along `dim`.

    States of the older `nn.utils.weight_norm` are loaded as well.
    """
    parametrize.register_parametrization(module, name, _WeightNorm(dim), unsafe=True)

    def rename(state_dict: Any, prefix: str, *_: Any) -> None:
        older = [f"{prefix}{name}_{part}" for part in "gv"]
        if all(key in state_dict for key in older):
            for number, key in enumerate(older):
                new = f"{prefix}parametrizations.{name}.original{number}"
                state_dict[new] = state_dict.pop(key)

    module._register_load_state_dict_pre_hook(rename)
    return module


class _SpectralNorm(Module):
    """Miyato et al., *Spectral Normalization for Generative Adversarial Networks*, 2018."""

    _u: Tensor
    _v: Tensor

    def __init__(self, weight: Tensor, n_power_iterations: int, dim: int, eps: float) -> None:
        super().__init__()
        n = weight.ndim
        if not -n <= dim < n:
            raise IndexError(
                f"Dimension out of range (expected to be in range of [-{n}, {n - 1}] but got {dim})"
            )
        check_iterations(n_power_iterations)
        self.dim = dim % n
        self.eps = eps
        if n > 1:
            self.n_power_iterations = n_power_iterations
            matrix = as_matrix(weight, self.dim)
            rows, columns = matrix.shape
            u = matrix.new_empty(rows).normal_(0, 1)
            v = matrix.new_empty(columns).normal_(0, 1)
            self.register_buffer("_u", unit(u, eps))
            self.register_buffer("_v", unit(v, eps))
            self._power_method(matrix, 15)

    def _power_method(self, matrix: Tensor, n_power_iterations: int) -> None:
        with no_grad():
            for _ in range(n_power_iterations):
                self._u.copy_(unit(functions.mv(matrix, self._v), self.eps))
                self._v.copy_(unit(functions.mv(matrix.mH, self._u), self.eps))

    def forward(self, weight: Tensor) -> Tensor:
        """`weight` divided by its largest singular value, whose estimate improves at each call in training."""
        if weight.ndim == 1:
            return unit(weight, self.eps)
        matrix = as_matrix(weight, self.dim)
        if self.training:
            self._power_method(matrix, self.n_power_iterations)
        # The next call changes the buffers, which this one's graph must not see.
        u, v = self._u.clone(), self._v.clone()
        return weight / functions.vdot(u, functions.mv(matrix, v))

    def right_inverse(self, value: Tensor) -> Tensor:
        """The weight itself, which `forward` divides again."""
        return value


@refuses
def spectral_norm(
    module: M,
    name: str = "weight",
    n_power_iterations: int = 1,
    eps: float = 1e-12,
    dim: int | None = None,
) -> M:
    """Divide a weight, as a matrix with rows along `dim`, by its largest singular value."""
    weight = _weight_of(module, name)
    rows = output_dim(module) if dim is None else dim
    made = _SpectralNorm(weight, n_power_iterations, rows, eps)
    return parametrize.register_parametrization(module, name, made)
