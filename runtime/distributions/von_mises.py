"""The von Mises distribution."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gradsmith.generated import functions, special

from ..autograd.grad_mode import no_grad
from ..core.dtypes import bool_, float64
from ..core.tensor import Tensor
from . import constraints
from .distribution import Distribution, Parameter, checked
from .utils import lazy_property

__all__ = ["VonMises"]


def _log_bessel(x: Tensor, order: int) -> Tensor:
    """The logarithm of the modified Bessel function of the first kind, of order 0 or 1."""
    scaled = special.i0e(x) if order == 0 else special.i1e(x)
    return scaled.log() + x


class VonMises(Distribution):
    """Angles around `loc`, of density ``exp(concentration * cos(angle - loc))``."""

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}
    support = constraints.real
    loc: Tensor
    concentration: Tensor

    def __init__(
        self, loc: Parameter, concentration: Parameter, validate_args: bool | None = None
    ) -> None:
        self._broadcast(validate_args, loc=loc, concentration=concentration)

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        likely = self.concentration * (value - self.loc).cos()
        return likely - math.log(2 * math.pi) - _log_bessel(self.concentration, 0)

    @lazy_property
    def _loc(self) -> Tensor:
        return self.loc.to(float64)

    @lazy_property
    def _concentration(self) -> Tensor:
        return self.concentration.to(float64)

    @lazy_property
    def _proposal_r(self) -> Tensor:
        kappa = self._concentration
        tau = 1 + (1 + 4 * kappa**2).sqrt()
        rho = (tau - (2 * tau).sqrt()) / (2 * kappa)
        return functions.where(kappa < 1e-5, 1 / kappa + kappa, (1 + rho**2) / (2 * rho))

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        """In float64, by rejection from a wrapped Cauchy distribution.

        Best and Fisher, "Efficient simulation of the von Mises distribution" (1979).
        """
        shape = self._extended_shape(sample_shape)
        loc, concentration, r = self._loc, self._concentration, self._proposal_r
        with no_grad():
            x = functions.empty(shape, dtype=float64, device=loc.device)
            done = functions.zeros(shape, dtype=bool_, device=loc.device)
            while not done.all():
                u1, u2, u3 = functions.rand((3, *shape), dtype=float64, device=loc.device).unbind()
                z = (math.pi * u1).cos()
                f = (1 + r * z) / (r + z)
                c = concentration * (r - f)
                accept = (c * (2 - c) - u2 > 0) | ((c / u2).log() + 1 - c >= 0)
                x = functions.where(accept, (u3 - 0.5).sign() * f.acos(), x)
                done = done | accept
            return ((x + math.pi + loc) % (2 * math.pi) - math.pi).to(self.loc.dtype)

    @property
    def mean(self) -> Tensor:
        """The circular mean."""
        return self.loc

    mode = mean

    @lazy_property
    def variance(self) -> Tensor:
        """The circular variance."""
        return 1 - (_log_bessel(self.concentration, 1) - _log_bessel(self.concentration, 0)).exp()
