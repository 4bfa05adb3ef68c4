"""Random kernels of operators that take no generator: they draw from the default one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.generator import default_generator
from ...core.namespace import Array
from . import random


def _drawn(kernel: Callable[..., Array], before: int, /, *arguments: Any) -> Array:
    """`kernel`, which takes a generator after so many arguments, of the default one."""
    return kernel(*arguments[:before], default_generator, *arguments[before:])


rand = partial(_drawn, random.rand_generator, 1)
randn = partial(_drawn, random.randn_generator, 1)
rand_like = partial(_drawn, random.rand_like_generator, 1)
randn_like = partial(_drawn, random.randn_like_generator, 1)
randint = partial(_drawn, random.randint_generator, 2)
randint_low = partial(_drawn, random.randint_generator, 3)
randint_like = partial(_drawn, random.randint_like_generator, 2)
randint_like_low = partial(_drawn, random.randint_like_generator, 3)
randperm = partial(_drawn, random.randperm_generator, 1)
