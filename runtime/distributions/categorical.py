"""The categorical distribution."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan

from gradsmith.generated import functions

from ..api.shapes import broadcast_tensors
from ..core.dtypes import int64
from ..core.size import Size
from ..core.tensor import Tensor
from ..core.type_info import finfo
from . import constraints
from .distribution import ProbsOrLogits, checked

__all__ = ["Categorical"]


class Categorical(ProbsOrLogits):
    """One of the indices of the last dimension of `probs`, which are normalized, or of `logits`.

    ValueError for a parameter without dimensions.
    """

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    has_enumerate_support = True
    _is_binary = False

    def __init__(
        self,
        probs: Tensor | None = None,
        logits: Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        self._take(probs, logits)
        name = "logits" if probs is None else "probs"
        if self._param.dim() < 1:
            raise ValueError(f"`{name}` parameter must be at least one-dimensional.")
        if probs is None:
            self.logits = self._param - self._param.logsumexp(dim=-1, keepdim=True)
        else:
            self.probs = self._param / self._param.sum(-1, keepdim=True)
        self._param = getattr(self, name)
        self._num_events = self._param.size(-1)
        super().__init__(self._param.size()[:-1], validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> constraints.Constraint:
        return constraints.integer_interval(0, self._num_events - 1)

    @property
    def mean(self) -> Tensor:
        """NaN: indices have none."""
        return functions.full(
            self._extended_shape(), nan, dtype=self.probs.dtype, device=self.probs.device
        )

    variance = mean

    @property
    def mode(self) -> Tensor:
        return self.probs.argmax(dim=-1)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        rows = self.probs.reshape(-1, self._num_events)
        draws = functions.multinomial(rows, Size(sample_shape).numel(), True)
        return draws.T.reshape(self._extended_shape(sample_shape))

    @checked
    def log_prob(self, value: Tensor) -> Tensor:
        index, log_probs = broadcast_tensors(value.long().unsqueeze(-1), self.logits)
        return log_probs.gather(-1, index[..., :1]).squeeze(-1)

    def entropy(self) -> Tensor:
        logits = self.logits.clamp(min=finfo(self.logits.dtype).min)
        return -(logits * self.probs).sum(-1)

    def enumerate_support(self, expand: bool = True) -> Tensor:
        values = functions.arange(self._num_events, dtype=int64, device=self._param.device)
        return self._enumerated(values, expand)
