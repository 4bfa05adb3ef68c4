"""Random operators without a generator argument, by way of those that have one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gradsmith as gs

if TYPE_CHECKING:
    from gradsmith.tensor import Tensor

__all__ = [
    "bernoulli_float_",
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randint_like_low_dtype",
    "randint_low",
    "randn",
    "randn_like",
    "randperm",
]


def rand(
    size: Sequence[int],
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """Uniform numbers of [0, 1) from the default generator."""
    return gs.ops.aten.rand.generator(size, generator=None, dtype=dtype, device=device)


def randn(
    size: Sequence[int],
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """Standard normal numbers from the default generator."""
    return gs.ops.aten.randn.generator(size, generator=None, dtype=dtype, device=device)


def rand_like(
    self: Tensor,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
    memory_format: Any = None,
) -> Tensor:
    """Uniform numbers of [0, 1) in the size and dtype of `self`."""
    return gs.ops.aten.rand_like.generator(self, generator=None, dtype=dtype, device=device)


def randn_like(
    self: Tensor,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
    memory_format: Any = None,
) -> Tensor:
    """Standard normal numbers in the size and dtype of `self`."""
    return gs.ops.aten.randn_like.generator(self, generator=None, dtype=dtype, device=device)


def randint(
    high: int,
    size: Sequence[int],
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """Integers of [0, high)."""
    return gs.ops.aten.randint.generator(high, size, generator=None, dtype=dtype, device=device)


def randint_low(
    low: int,
    high: int,
    size: Sequence[int],
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """Integers of [low, high)."""
    return gs.ops.aten.randint.low_generator(
        low, high, size, generator=None, dtype=dtype, device=device
    )


def randint_like(
    self: Tensor,
    high: int,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
    memory_format: Any = None,
) -> Tensor:
    """Integers of [0, high) in the size and dtype of `self`."""
    return gs.ops.aten.randint_like.generator(
        self, high, generator=None, dtype=dtype, device=device
    )


def randint_like_low_dtype(
    self: Tensor,
    low: int,
    high: int,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
    memory_format: Any = None,
) -> Tensor:
    """Integers of [low, high) in the size and dtype of `self`."""
    return gs.ops.aten.randint_like.low_generator_dtype(
        self, low, high, generator=None, dtype=dtype, device=device
    )


def randperm(
    n: int,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """The integers of [0, n) in random order."""
    return gs.ops.aten.randperm.generator(n, generator=None, dtype=dtype, device=device)


def bernoulli_float_(self: Tensor, p: float = 0.5, generator: Any = None) -> Tensor:
    """Fills `self` with ones with probability `p`, zeros otherwise."""
    with gs.no_grad():
        drawn = gs.bernoulli(self, p, generator=generator)
    return self.copy_(drawn)
