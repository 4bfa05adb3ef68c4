"""What distributions of matrices are made of, which distributions.yaml declares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gradsmith.generated import functions

from ..api.creation import tensor
from ..core.origin import warn_caller
from ..core.size import Size, broadcast_shapes
from ..core.tensor import Tensor
from ..core.type_info import finfo
from .distribution import Distribution, Parameter
from .gaussians import factor_of, the_matrix
from .utils import broadcast_all

if TYPE_CHECKING:
    from gradsmith.generated.distributions import Beta, Chi2


class OfCorrelations(Distribution):
    """Cholesky factors of correlation matrices of `dim` rows.  ValueError for fewer than 2."""

    _abstract = True
    dim: int
    concentration: Tensor
    _beta: Beta

    def __init__(self, concentration: Parameter, validate_args: bool | None = None) -> None:
        if self.dim < 2:
            raise ValueError(
                f"Expected dim to be an integer greater than or equal to 2. Found dim={self.dim}."
            )
        (self.concentration,) = broadcast_all(concentration)
        super().__init__(self.concentration.size(), Size((self.dim, self.dim)), validate_args)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        y = self._beta.sample(sample_shape).unsqueeze(-1)
        shape = self._extended_shape(sample_shape)
        normal = functions.randn(shape, dtype=y.dtype, device=y.device).tril(-1)
        sphere = normal / normal.norm(dim=-1, keepdim=True)
        sphere[..., 0, :].fill_(0.0)
        w = y.sqrt() * sphere
        diagonal = (1 - (w**2).sum(dim=-1)).clamp(min=finfo(w.dtype).tiny).sqrt()
        return w + functions.diag_embed(diagonal)


_TRIES = 10
"""How often singular samples are drawn anew."""


class OfScatter(Distribution):
    """Scatter matrices of normal vectors, whose covariance follows of the one matrix that is given."""

    _abstract = True
    has_rsample = True
    df: Tensor
    _dist_chi2: Chi2

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
