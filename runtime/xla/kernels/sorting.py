"""Selection by rank, for which XLA has a routine of its own."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ..cells import Cell


def topk(self: Cell, k: int, dim: int, largest: bool, sorted: bool) -> tuple[Any, Any]:
    """The `k` largest (or smallest) elements along `dim`, in order, and where they are; NaN is larger than all."""
    if self.dtype.kind == "c":
        raise RuntimeError(" topk does not support complex dtypes on CPU")
    if not self.ndim:
        return self.value, jnp.zeros((), numpy.int64)
    x = jnp.moveaxis(self.value, dim, -1)
    _, places = jax.lax.top_k(_descending(x) if largest else _ascending(x), k)
    values = jnp.take_along_axis(x, places, -1)
    return jnp.moveaxis(values, -1, dim), jnp.moveaxis(places.astype(numpy.int64), -1, dim)


def _descending(x: Any) -> Any:
    """What is ordered as `x`, where zeros of both signs are equal, and NaN is above infinity."""
    return x if x.dtype.kind in "iu" else jnp.where(jnp.isnan(x), jnp.nan, x + 0)


def _ascending(x: Any) -> Any:
    """What is ordered as `x` is backwards: the largest has the smallest; the negative NaN is below all."""
    return ~x if x.dtype.kind in "iu" else -_descending(x)
