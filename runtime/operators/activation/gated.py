"""The gated linear unit."""

from __future__ import annotations

from ...core.namespace import Array, np
from ...core.result import Result
from ..dims import normalize_dim
from ..pointwise.exponential import sigmoid
from ..scalar_types import not_implemented


def glu_shape(self: Array, dim: int = -1) -> Result:
    """Half the extent along `dim`, which is even; of no other dtypes than floating ones."""
    if self.dtype.kind not in "fV":
        raise not_implemented("glu_cpu", self.dtype)
    if self.ndim == 0:
        raise RuntimeError("glu does not support 0-dimensional tensors")
    first, second = halves(self, dim)
    return Result(first.shape, self.dtype, (first, second))


def halves(self: Array, dim: int) -> tuple[Array, Array]:
    """Views of both halves along `dim`; RuntimeError where there are none."""
    axis = normalize_dim(dim, self.ndim)
    size = self.shape[axis]
    if size % 2:
        raise RuntimeError(f"Halving dimension must be even, but dimension {axis} is size {size}")
    lead = (slice(None),) * axis
    return self[(*lead, slice(0, size // 2))], self[(*lead, slice(size // 2, None))]


def glu(self: Array, dim: int = -1) -> Array:
    """The first half along `dim` times the sigmoid of the second.

    Y. Dauphin et al., "Language modeling with gated convolutional networks", ICML 2017.
    """
    first, second = halves(self, dim)
    return np.multiply(first, sigmoid(second))
