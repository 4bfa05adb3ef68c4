"""Families whose density is ``exp(<natural parameters, statistics> - log_normalizer)`` times a carrier measure."""

from __future__ import annotations

from typing import Any

from ..autograd import grad
from ..core.tensor import Tensor
from .distribution import Distribution

__all__ = ["ExponentialFamily", "with_gradients"]


def with_gradients(p: Any) -> tuple[list[Tensor], Tensor, tuple[Tensor, ...]]:
    """The natural parameters of `p`, its log normalizer there, and the gradients of that: the expected statistics."""
    parameters = [parameter.detach().requires_grad_() for parameter in p._natural_params]
    log_normalizer = p._log_normalizer(*parameters)
    return parameters, log_normalizer, grad(log_normalizer.sum(), parameters, create_graph=True)


class ExponentialFamily(Distribution):
    """A distribution that says `_natural_params`, `_log_normalizer` of them and `_mean_carrier_measure`.

    Its entropy and divergences follow by Bregman divergences: Nielsen and Nock, "Entropies and cross-entropies of
    exponential families" (2010).
    """

    _abstract = True

    @property
    def _natural_params(self) -> tuple[Tensor, ...]:
        raise NotImplementedError

    def _log_normalizer(self, *natural_params: Any) -> Tensor:
        raise NotImplementedError

    @property
    def _mean_carrier_measure(self) -> float:
        raise NotImplementedError

    def entropy(self) -> Tensor:
        """The entropy, from the log normalizer and its gradients."""
        carrier = self._mean_carrier_measure
        parameters, log_normalizer, expected = with_gradients(self)
        result = log_normalizer - carrier
        for parameter, statistic in zip(parameters, expected):
            result = result - (parameter * statistic).reshape(*self._batch_shape, -1).sum(-1)
        return result
