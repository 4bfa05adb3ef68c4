"""Multivariate normal distributions: all follows from their covariance"s factors, determinant and quadratic form."""

from __future__ import annotations

from gradsmith.generated import functions, linalg

from ..api.shapes import broadcast_tensors
from ..core.size import broadcast_shapes
from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, formula


def whitened_norm(scale_tril: Tensor, columns: Tensor) -> Tensor:
    """The squared norm of each column (..., n, k) in the metric of ``scale_tril @ scale_tril.mT``: shape (..., k)."""
    if scale_tril.dim() == 2 and columns.dim() > 2:
        # One factor for all: solved for them at once, not broadcast.
        flat = columns.movedim(-2, 0)
        rest = flat.shape[1:]
        solved = linalg.solve_triangular(scale_tril, flat.reshape(flat.size(0), -1), upper=False)
        return solved.pow(2).sum(0).reshape(rest)
    return linalg.solve_triangular(scale_tril, columns, upper=False).pow(2).sum(-2)


# By PyTorch's names, under which libraries import them from the modules of the two distributions.


def _batch_mv(bmat: Tensor, bvec: Tensor) -> Tensor:
    """The products of matrices (..., n, n) and vectors (..., n)."""
    return (bmat @ bvec.unsqueeze(-1)).squeeze(-1)


def _batch_mahalanobis(bL: Tensor, bx: Tensor) -> Tensor:
    """The squared norm of each vector (..., n) in the metric of ``bL @ bL.mT``."""
    return whitened_norm(bL, bx.unsqueeze(-1)).squeeze(-1)


def _batch_capacitance_tril(W: Tensor, D: Tensor) -> Tensor:
    """The Cholesky factor of the capacitance matrix ``I + W.T @ inverse(D) @ W``."""
    small = W.mT / D.unsqueeze(-2) @ W
    identity = functions.eye(small.size(-1), dtype=small.dtype, device=small.device)
    return linalg.cholesky(small + identity)


def _batch_lowrank_logdet(W: Tensor, D: Tensor, capacitance_tril: Tensor) -> Tensor:
    """The logarithm of the determinant of ``W @ W.T + D``."""
    small = 2 * capacitance_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)
    return small + D.log().sum(-1)


def _lowrank_norm(W: Tensor, D: Tensor, columns: Tensor, capacitance_tril: Tensor) -> Tensor:
    """``x @ inverse(W @ W.T + D) @ x`` for each column x of (..., n, k): shape (..., k)."""
    scaled = columns / D.unsqueeze(-1)
    return (columns * scaled).sum(-2) - whitened_norm(capacitance_tril, W.mT @ scaled)


def _batch_lowrank_mahalanobis(W: Tensor, D: Tensor, x: Tensor, capacitance_tril: Tensor) -> Tensor:
    """The squared norm of each vector (..., n) in the metric of ``W @ W.T + D``."""
    return _lowrank_norm(W, D, x.unsqueeze(-1), capacitance_tril).squeeze(-1)


def _precision_to_scale_tril(P: Tensor) -> Tensor:
    """The Cholesky factor of the inverse of `P`, by way of the factor of `P` turned around."""
    turned = linalg.cholesky(P.flip(-2, -1))
    inverse = turned.flip(-2, -1).mT
    identity = functions.eye(P.shape[-1], dtype=P.dtype, device=P.device)
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
    return _precision_to_scale_tril(matrix) if name == "precision_matrix" else matrix


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

    def _matrix(self, matrix: Tensor) -> Tensor:
        return matrix.expand(self._batch_shape + self._event_shape + self._event_shape)

    def _of_batch(self, value: Tensor) -> Tensor:
        return value.expand(self._batch_shape) if self._batch_shape else value

    mean = formula(lambda self: self.loc)
    mode = mean


class OfOneFactor(Gaussian):
    """A normal distribution of vectors that is given a matrix, of which the covariance's Cholesky factor is made."""

    _unexpanded = frozenset({"_unbroadcasted_scale_tril"})

    def __init__(
        self,
        loc: Tensor,
        covariance_matrix: Tensor | None = None,
        precision_matrix: Tensor | None = None,
        scale_tril: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        if loc.dim() < 1:
            raise ValueError("loc must be at least one-dimensional.")
        name, matrix = the_matrix(ValueError, covariance_matrix, precision_matrix, scale_tril)
        if matrix.dim() < 2:
            what = "scale_tril matrix" if name == "scale_tril" else name
            raise ValueError(
                f"{what} must be at least two-dimensional, with optional leading batch dimensions"
            )
        batch_shape = broadcast_shapes(matrix.shape[:-2], loc.shape[:-1])
        self.__dict__[name] = matrix.expand(*batch_shape, -1, -1)
        self.loc = loc.expand(*batch_shape, -1)
        super().__init__(batch_shape, self.loc.shape[-1:], validate_args=validate_args)
        self._unbroadcasted_scale_tril = factor_of(name, matrix)

    def _factors(self) -> list[Tensor]:
        return [self._unbroadcasted_scale_tril]

    def _half_log_det(self) -> Tensor:
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)

    def _log_det(self) -> Tensor:
        return 2 * self._half_log_det()

    def _quadratic(self, columns: Tensor) -> Tensor:
        return whitened_norm(self._unbroadcasted_scale_tril, columns)


class OfLowRank(Gaussian):
    """A normal distribution of vectors that is given a covariance of low rank, and a diagonal added to it."""

    _unexpanded = frozenset(
        {"_unbroadcasted_cov_factor", "_unbroadcasted_cov_diag", "_capacitance_tril"}
    )

    def __init__(
        self,
        loc: Tensor,
        cov_factor: Tensor,
        cov_diag: Tensor,
        validate_args: bool | None = None,
    ) -> None:
        if loc.dim() < 1:
            raise ValueError("loc must be at least one-dimensional.")
        event_shape = loc.shape[-1:]
        if cov_factor.dim() < 2:
            raise ValueError(
                "cov_factor must be at least two-dimensional, with optional leading batch dimensions"
            )
        if cov_factor.shape[-2:-1] != event_shape:
            raise ValueError(
                f"cov_factor must be a batch of matrices with shape {event_shape[0]} x m"
            )
        if cov_diag.shape[-1:] != event_shape:
            raise ValueError(f"cov_diag must be a batch of vectors with shape {event_shape}")
        try:
            locs, self.cov_factor, diagonals = broadcast_tensors(
                loc.unsqueeze(-1), cov_factor, cov_diag.unsqueeze(-1)
            )
        except RuntimeError as error:
            raise ValueError(
                f"Incompatible batch shapes: loc {loc.shape}, cov_factor {cov_factor.shape}, "
                f"cov_diag {cov_diag.shape}"
            ) from error
        self.loc, self.cov_diag = locs[..., 0], diagonals[..., 0]
        self._unbroadcasted_cov_factor = cov_factor
        self._unbroadcasted_cov_diag = cov_diag
        self._capacitance_tril = _batch_capacitance_tril(cov_factor, cov_diag)
        super().__init__(self.loc.shape[:-1], event_shape, validate_args=validate_args)

    def _factors(self) -> list[Tensor]:
        return [self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag.sqrt().diag_embed()]

    def _log_det(self) -> Tensor:
        return _batch_lowrank_logdet(
            self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag, self._capacitance_tril
        )

    def _quadratic(self, columns: Tensor) -> Tensor:
        factor, diagonal = self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag
        return _lowrank_norm(factor, diagonal, columns, self._capacitance_tril)
