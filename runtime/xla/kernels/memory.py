"""How elements get to the XLA device and back."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ..cells import Cell, converted, is_known
from ..generator import XlaGenerator

# Without this JAX makes 32 bits of all numbers.
jax.config.update("jax_enable_x64", True)
# On the CPU a program's call then ends when the program has: memory that runs out is an error of the call, before anything is
# written back, and not of whoever reads the parameters later.
jax.config.update("jax_cpu_enable_async_dispatch", False)

KIND = Cell
Generator = XlaGenerator


def allocate(shape: tuple[int, ...], dtype: Any) -> Cell:
    """Zeros."""
    return Cell(jnp.zeros(shape, dtype))


def from_host(array: Any) -> Cell:
    """A copy of a NumPy array."""
    return Cell(jnp.array(array, copy=True))


def to_host(cell: Cell) -> Any:
    """A copy, as a NumPy array; RuntimeError while a program is traced, which has no values."""
    value = cell.value
    if not is_known(value):
        raise RuntimeError(
            "elements of a tensor on device 'xla' cannot be carried to the host while a program is traced: there are no "
            "values yet"
        )
    return numpy.array(value)


def store(target: Cell, source: Cell) -> None:
    """Overwrite elements by others, broadcast and converted."""
    target.store(source.value)


def convert(cell: Cell, dtype: Any) -> Cell:
    """The elements in another dtype."""
    return Cell(converted(cell.value, dtype))


def known(cell: Cell) -> bool:
    """Whether the elements can be asked for: not while a program is traced."""
    return is_known(cell.value)


def flip(cell: Cell, conjugate: bool, negative: bool) -> Cell:
    """The elements conjugated, negated, or both."""
    value = jnp.conjugate(cell.value) if conjugate else cell.value
    return Cell(-value if negative else value)


def from_dlpack(foreign: Any, copy: bool | None = None) -> Cell:
    """The elements of an object with ``__dlpack__``; not copied where JAX need not."""
    return Cell(jnp.from_dlpack(foreign, copy=copy))
