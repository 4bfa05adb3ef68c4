"""The LKJ distribution of Cholesky factors of correlation matrices."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gradsmith.generated import functions

from ..core.size import Size
from ..core.tensor import Tensor
from ..core.type_info import finfo
from . import constraints
from .beta import Beta
from .distribution import Distribution, Parameter, checked
from .utils import broadcast_all

__all__ = ["LKJCholesky"]


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
