"""The multivariate normal distribution of a covariance of low rank beside its diagonal."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions, linalg

from ..api.shapes import broadcast_tensors
from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution
from .gaussian import Gaussian, whitened_norm
from .utils import lazy_property, standard_normal

__all__ = ["LowRankMultivariateNormal"]


class LowRankMultivariateNormal(Gaussian):
    """Vectors around `loc` of the covariance ``cov_factor @ cov_factor.mT + diag(cov_diag)``.

    Inverses and determinants are those of the small capacitance matrix ``I + W.T @ inverse(D) @ W`` (Woodbury).
    ValueError for shapes that do not belong together.
    """

    arg_constraints = {
        "loc": constraints.real_vector,
        "cov_factor": constraints.independent(constraints.real, 2),
        "cov_diag": constraints.independent(constraints.positive, 1),
    }
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
        small = cov_factor.mT / cov_diag.unsqueeze(-2) @ cov_factor
        identity = functions.eye(small.size(-1), dtype=small.dtype, device=small.device)
        self._capacitance_tril = linalg.cholesky(small + identity)
        Distribution.__init__(self, self.loc.shape[:-1], event_shape, validate_args=validate_args)

    def _matrix(self, matrix: Tensor) -> Tensor:
        return matrix.expand(self._batch_shape + self._event_shape + self._event_shape)

    @lazy_property
    def variance(self) -> Tensor:
        squares = self._unbroadcasted_cov_factor.pow(2).sum(-1) + self._unbroadcasted_cov_diag
        return squares.expand(self._batch_shape + self._event_shape)

    @lazy_property
    def scale_tril(self) -> Tensor:
        """The covariance's Cholesky factor."""
        root = self._unbroadcasted_cov_diag.sqrt().unsqueeze(-1)
        scaled = self._unbroadcasted_cov_factor / root
        identity = functions.eye(scaled.size(-2), dtype=scaled.dtype, device=scaled.device)
        return self._matrix(root * linalg.cholesky(scaled @ scaled.mT + identity))

    @lazy_property
    def covariance_matrix(self) -> Tensor:
        """The covariance."""
        factor = self._unbroadcasted_cov_factor
        return self._matrix(factor @ factor.mT + functions.diag_embed(self._unbroadcasted_cov_diag))

    @lazy_property
    def precision_matrix(self) -> Tensor:
        """The inverse of the covariance."""
        scaled = self._unbroadcasted_cov_factor.mT / self._unbroadcasted_cov_diag.unsqueeze(-2)
        solved = linalg.solve_triangular(self._capacitance_tril, scaled, upper=False)
        inverse = functions.diag_embed(self._unbroadcasted_cov_diag.reciprocal())
        return self._matrix(inverse - solved.mT @ solved)

    def rsample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        shape = self._extended_shape(sample_shape)
        like = {"dtype": self.loc.dtype, "device": self.loc.device}
        of_factor = standard_normal((*shape[:-1], self.cov_factor.size(-1)), **like)  # type: ignore[arg-type]
        of_diagonal = standard_normal(shape, **like)  # type: ignore[arg-type]
        spread = (self._unbroadcasted_cov_factor @ of_factor.unsqueeze(-1)).squeeze(-1)
        return self.loc + spread + self._unbroadcasted_cov_diag.sqrt() * of_diagonal

    def _factors(self) -> list[Tensor]:
        return [self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag.sqrt().diag_embed()]

    def _log_det(self) -> Tensor:
        small = 2 * self._capacitance_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)
        return small + self._unbroadcasted_cov_diag.log().sum(-1)

    def _quadratic(self, columns: Tensor) -> Tensor:
        scaled = columns / self._unbroadcasted_cov_diag.unsqueeze(-1)
        low_rank = whitened_norm(self._capacitance_tril, self._unbroadcasted_cov_factor.mT @ scaled)
        return (columns * scaled).sum(-2) - low_rank
