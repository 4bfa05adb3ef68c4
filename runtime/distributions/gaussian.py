"""What multivariate normal distributions share: all follows from their covariance's factors, determinant and quadratic form."""

from __future__ import annotations

import math

from gradsmith.generated import functions, linalg

from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, checked

__all__ = ["Gaussian", "factor_of", "the_matrix", "whitened_norm"]


def whitened_norm(scale_tril: Tensor, columns: Tensor) -> Tensor:
    """The squared norm of each column (..., n, k) in the metric of ``scale_tril @ scale_tril.mT``: shape (..., k)."""
    if scale_tril.dim() == 2 and columns.dim() > 2:
        # One factor for all: solved for them at once, not broadcast.
        flat = columns.movedim(-2, 0)
        rest = flat.shape[1:]
        solved = linalg.solve_triangular(scale_tril, flat.reshape(flat.size(0), -1), upper=False)
        return solved.pow(2).sum(0).reshape(rest)
    return linalg.solve_triangular(scale_tril, columns, upper=False).pow(2).sum(-2)


def _cholesky_of_precision(precision: Tensor) -> Tensor:
    """The Cholesky factor of the inverse of `precision`, by way of the factor of `precision` turned around."""
    turned = linalg.cholesky(precision.flip(-2, -1))
    inverse = turned.flip(-2, -1).mT
    identity = functions.eye(precision.shape[-1], dtype=precision.dtype, device=precision.device)
    return linalg.solve_triangular(inverse, identity, upper=False)


def the_matrix(
    error: type[Exception],
    covariance_matrix: Tensor | None,
    precision_matrix: Tensor | None,
    scale_tril: Tensor | None,
) -> tuple[str, Tensor]:
    """The name and the value of the matrix that is given; `error` unless it is exactly one."""
    matrices = {
        "covariance_matrix": covariance_matrix,
        "precision_matrix": precision_matrix,
        "scale_tril": scale_tril,
    }
    given = [(name, matrix) for name, matrix in matrices.items() if matrix is not None]
    if len(given) != 1:
        raise error(f"Exactly one of {' or '.join(matrices)} may be specified.")
    return given[0]


def factor_of(name: str, matrix: Tensor) -> Tensor:
    """The Cholesky factor of the covariance that the matrix of this name says."""
    if name == "covariance_matrix":
        return linalg.cholesky(matrix)
    return _cholesky_of_precision(matrix) if name == "precision_matrix" else matrix


class Gaussian(Distribution):
    """A normal distribution of vectors, around `loc`."""

    _abstract = True
    support = constraints.real_vector
    has_rsample = True
    loc: Tensor

    def _factors(self) -> list[Tensor]:
        """Matrices (..., n, k); the sum of each times its transpose is the covariance."""
        raise NotImplementedError

    def _log_det(self) -> Tensor:
        """The logarithm of the covariance's determinant."""
        raise NotImplementedError

    def _quadratic(self, columns: Tensor) -> Tensor:
        """``x @ inverse(covariance) @ x`` for each column x of (..., n, k): shape (..., k)."""
        raise NotImplementedError

    @property
    def mean(self) -> Tensor:
        return self.loc

    mode = mean

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        squared = self._quadratic((value - self.loc).unsqueeze(-1)).squeeze(-1)
        return -0.5 * (self.loc.shape[-1] * math.log(2 * math.pi) + self._log_det() + squared)

    def entropy(self) -> Tensor:
        entropy = 0.5 * (self.loc.shape[-1] * (1.0 + math.log(2 * math.pi)) + self._log_det())
        return entropy.expand(self._batch_shape)
