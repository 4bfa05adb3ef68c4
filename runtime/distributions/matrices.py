"""Distributions of matrices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from gradsmith.generated import functions, linalg
from gradsmith.generated.distributions import Beta, Chi2

from ..api.creation import tensor
from ..core.origin import warn_caller
from ..core.size import Size, broadcast_shapes
from ..core.tensor import Tensor
from ..core.type_info import finfo
from . import constraints
from .distribution import Distribution, Parameter, checked, formula
from .exp_family import ExponentialFamily
from .gaussians import factor_of, the_matrix
from .utils import broadcast_all, lazy_property


class LKJCholesky(Distribution):
    """Cholesky factors of `dim` by `dim` correlation matrices of density ``det ** (concentration - 1)``.

    By the onion method of Lewandowski, Kurowicka and Joe, "Generating random correlation matrices based on vines and
    extended onion method" (2009).  ValueError for a `dim` below 2.
    """

    arg_constraints = {"concentration": constraints.positive}
    support = constraints.corr_cholesky
    concentration: Tensor

    def __init__(
        self, dim: int, concentration: Parameter = 1.0, validate_args: bool | None = None
    ) -> None:
        if dim < 2:
            raise ValueError(
                f"Expected dim to be an integer greater than or equal to 2. Found dim={dim}."
            )
        self.dim = dim
        (self.concentration,) = broadcast_all(concentration)
        like = self.concentration
        rest = functions.arange(dim - 1, dtype=like.dtype, device=like.device)
        offset = functions.cat([rest.new_zeros((1,)), rest])
        marginal = like + 0.5 * (dim - 2)
        self._beta = Beta(offset + 0.5, marginal.unsqueeze(-1) - 0.5 * offset)
        super().__init__(like.size(), Size((dim, dim)), validate_args)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        y = self._beta.sample(sample_shape).unsqueeze(-1)
        shape = self._extended_shape(sample_shape)
        normal = functions.randn(shape, dtype=y.dtype, device=y.device).tril(-1)
        sphere = normal / normal.norm(dim=-1, keepdim=True)
        sphere[..., 0, :].fill_(0.0)
        w = y.sqrt() * sphere
        diagonal = (1 - (w**2).sum(dim=-1)).clamp(min=finfo(w.dtype).tiny).sqrt()
        return w + functions.diag_embed(diagonal)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        diagonal = value.diagonal(dim1=-1, dim2=-2)[..., 1:]
        rows = functions.arange(2, self.dim + 1, device=self.concentration.device)
        order = 2 * (self.concentration - 1).unsqueeze(-1) + self.dim - rows
        less = self.dim - 1
        alpha = self.concentration + 0.5 * less
        normalizer = functions.mvlgamma(alpha - 0.5, less) - alpha.lgamma() * less
        constant = 0.5 * less * math.log(math.pi)
        return (order * diagonal.log()).sum(dim=-1) - (constant + normalizer)


_LOG_2 = math.log(2)
_TRIES = 10
"""How often singular samples are drawn anew."""


class Wishart(ExponentialFamily):
    """Scatter matrices of `df` normal vectors of a covariance, which is given as for `MultivariateNormal`.

    ValueError for a `df` that is not above the dimension less one, and for too few dimensions.
    """

    support = constraints.positive_definite
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(
        self,
        df: Parameter,
        covariance_matrix: Tensor | None = None,
        precision_matrix: Tensor | None = None,
        scale_tril: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        name, matrix = the_matrix(AssertionError, covariance_matrix, precision_matrix, scale_tril)
        if matrix.dim() < 2:
            raise ValueError(
                "scale_tril must be at least two-dimensional, with optional leading batch dimensions"
            )
        if isinstance(df, Tensor):
            batch_shape = broadcast_shapes(matrix.shape[:-2], df.shape)
            self.df = df.expand(batch_shape)
        else:
            batch_shape = Size(matrix.shape[:-2])
            self.df = tensor(df, dtype=matrix.dtype, device=matrix.device)
        event_shape = matrix.shape[-2:]
        if self.df.le(event_shape[-1] - 1).any():
            raise ValueError(
                f"Value of df={df} expected to be greater than ndim - 1 = {event_shape[-1] - 1}."
            )
        self.__dict__[name] = matrix.expand(*batch_shape, -1, -1)
        if self.df.lt(event_shape[-1]).any():
            warn_caller(
                "Low df values detected. Singular samples are highly likely to occur for "
                "ndim - 1 < df < ndim."
            )
        Distribution.__init__(self, batch_shape, event_shape, validate_args=validate_args)
        factor = factor_of(name, matrix)
        self._unbroadcasted_scale_tril = factor.expand(*batch_shape, -1, -1)
        steps = functions.arange(event_shape[-1], dtype=matrix.dtype, device=matrix.device)
        self._dist_chi2 = Chi2(df=self.df.unsqueeze(-1) - steps.expand(*batch_shape, -1))

    @property
    def arg_constraints(self) -> dict[str, constraints.Constraint]:
        """As of `MultivariateNormal`; `df` is above the dimension less one."""
        return {
            "covariance_matrix": constraints.positive_definite,
            "precision_matrix": constraints.positive_definite,
            "scale_tril": constraints.lower_cholesky,
            "df": constraints.greater_than(self.event_shape[-1] - 1),
        }

    @lazy_property
    def scale_tril(self) -> Tensor:
        """The covariance's Cholesky factor."""
        return self._unbroadcasted_scale_tril

    @lazy_property
    def covariance_matrix(self) -> Tensor:
        """The covariance."""
        return self._unbroadcasted_scale_tril @ self._unbroadcasted_scale_tril.mT

    @lazy_property
    def precision_matrix(self) -> Tensor:
        """The inverse of the covariance."""
        factor = self._unbroadcasted_scale_tril
        identity = functions.eye(factor.size(-1), dtype=factor.dtype, device=factor.device)
        return functions.cholesky_solve(identity, factor)

    def _of_matrices(self, value: Tensor) -> Tensor:
        return value.view(*self._batch_shape, 1, 1)

    mean = formula(lambda self: self._of_matrices(self.df) * self.covariance_matrix)

    @property
    def mode(self) -> Tensor:
        factor = self.df - self.covariance_matrix.shape[-1] - 1
        factor = factor.masked_fill(factor <= 0, math.nan)
        return self._of_matrices(factor) * self.covariance_matrix

    @property
    def variance(self) -> Tensor:
        v = self.covariance_matrix
        diagonal = v.diagonal(dim1=-2, dim2=-1)
        outer = diagonal.unsqueeze(-1) * diagonal.unsqueeze(-2)
        return self._of_matrices(self.df) * (v.pow(2) + outer)

    def _bartlett(self, sample_shape: Sequence[int]) -> Tensor:
        """Samples by Bartlett's decomposition: Smith and Hocking, "Wishart variate generator" (1972)."""
        p = self._event_shape[-1]
        chi = self._dist_chi2.rsample(sample_shape).sqrt()
        noise = chi.clamp(min=finfo(chi.dtype).eps).diag_embed()
        i, j = functions.tril_indices(p, p, offset=-1)
        shape = (*sample_shape, *self._batch_shape, p * (p - 1) // 2)
        noise[..., i, j] = functions.randn(shape, dtype=noise.dtype, device=noise.device)
        chol = self._unbroadcasted_scale_tril @ noise
        return chol @ chol.mT

    def _singular(self, sample: Tensor) -> Tensor:
        """For each sample, whether a matrix of its batch is not positive definite."""
        singular: Tensor = ~self.support.check(sample)
        batched = len(self._batch_shape)
        return singular.flatten(-batched).any(-1) if batched else singular

    def rsample(
        self, sample_shape: Sequence[int] = (), max_try_correction: int | None = None
    ) -> Tensor:
        """As for other distributions; singular samples are drawn anew up to `max_try_correction` times."""
        sample = self._bartlett(sample_shape)
        if max_try_correction != 0:
            # PyTorch takes regular samples for singular ones: what a seed gives there is the second draw.
            sample = self._bartlett(sample_shape)
        singular = self._singular(sample)
        if singular.any():
            warn_caller("Singular sample detected.")
            for _ in range(_TRIES if max_try_correction is None else max_try_correction):
                anew = self._bartlett(singular[singular].shape)
                sample[singular] = anew
                singular[singular.clone()] = self._singular(anew)
                if not singular.any():
                    break
        return sample

    def _half_log_det(self) -> Tensor:
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        nu, p = self.df, self._event_shape[-1]
        solved = functions.cholesky_solve(value, self._unbroadcasted_scale_tril)
        return (
            -nu * (p * _LOG_2 / 2 + self._half_log_det())
            - functions.mvlgamma(nu / 2, p=p)
            + (nu - p - 1) / 2 * linalg.slogdet(value)[1]
            - solved.diagonal(dim1=-2, dim2=-1).sum(dim=-1) / 2
        )

    def entropy(self) -> Tensor:
        nu, p = self.df, self._event_shape[-1]
        steps = functions.arange(p, dtype=nu.dtype, device=nu.device) / 2
        digammas = ((nu / 2).unsqueeze(-1) - steps).digamma().sum(-1)
        return (
            (p + 1) * (p * _LOG_2 / 2 + self._half_log_det())
            + functions.mvlgamma(nu / 2, p=p)
            - (nu - p - 1) / 2 * digammas
            + nu * p / 2
        )

    @property
    def _natural_params(self) -> tuple[Any, Tensor]:
        return (-self.precision_matrix / 2, (self.df - self._event_shape[-1] - 1) / 2)

    def _log_normalizer(self, x: Tensor, y: Tensor) -> Tensor:
        p = self._event_shape[-1]
        half = y + (p + 1) / 2
        return half * (-linalg.slogdet(-2 * x)[1] + _LOG_2 * p) + functions.mvlgamma(half, p=p)
