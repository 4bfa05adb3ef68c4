"""Random numbers on the XLA device: JAX's counter-based generator, whose state is a cell.

As the state is a cell, a function that is traced takes it as an input and leaves another: numbers are fresh at every
call, and those of eager calls from the same seed.  J. K. Salmon et al., "Parallel random numbers: as easy as 1, 2, 3"
(2011).
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ..core.device import device as device_type
from ..core.generator import DEVICE_GENERATORS, Generator, bytes_of_state, default_generator
from ..core.tensor import Tensor, wrap
from .cells import Cell

_BYTES = 16
"""Of a state: the seed, then the key."""


class XlaGenerator(Generator):
    """A stream of keys; the same seed gives the same numbers, whether a program is traced or not."""

    __slots__ = ("key",)

    key: Cell
    """Two words of 32 bits."""

    def __init__(self, device: Any = "xla") -> None:
        self.key = Cell(jnp.zeros(2, numpy.uint32))
        self.manual_seed(default_generator.initial_seed())

    @property
    def device(self) -> device_type:
        """The device whose tensors it fills."""
        return device_type("xla", 0)

    def split(self) -> Any:
        """A key of JAX's for the next numbers, of which there are none twice."""
        following, own = jax.random.split(jax.random.wrap_key_data(self.key.value))
        self.key.set(jax.random.key_data(following))
        return own

    def words(self, count: int) -> Any:
        """The next `count` words of 32 bits."""
        return jax.random.bits(self.split(), (count,), numpy.uint32)

    def long_words(self, count: int) -> Any:
        """The next `count` words of 64 bits."""
        return jax.random.bits(self.split(), (count,), numpy.uint64)

    def manual_seed(self, seed: int) -> Generator:
        """Start over from `seed`, an integer of [-2**63, 2**64); ValueError when it is out of range."""
        self._keep_seed(seed)
        halves = numpy.asarray([self._seed >> 32, self._seed & 0xFFFFFFFF], numpy.uint32)
        self.key.set(jnp.asarray(halves))
        return self

    def get_state(self) -> Tensor:
        """Seed and key, as a tensor of bytes for `set_state`."""
        seed = numpy.asarray([self._seed], numpy.uint64).view(numpy.uint8)
        key = numpy.array(self.key.value).view(numpy.uint8)
        return wrap(numpy.concatenate([seed, key]))

    def set_state(self, new_state: Tensor) -> Generator:
        """Continue where another generator of this device stood; returns this one.

        TypeError unless `new_state` is a tensor of uint8, RuntimeError when its size is wrong.
        """
        data = bytes_of_state(new_state)
        if data.shape != (_BYTES,):
            raise RuntimeError(f"RNG state is wrong size: {data.size} bytes, not {_BYTES}")
        state = numpy.ascontiguousarray(data)
        self._seed = int(state[:8].view(numpy.uint64)[0])
        self.key.set(jnp.array(state[8:].view(numpy.uint32)))
        return self

    def clone_state(self) -> Generator:
        """Another generator that stands where this one does."""
        other = XlaGenerator()
        other._seed = self._seed
        other.key.set(self.key.value)
        return other


def default_of_device() -> XlaGenerator:
    """What operators on the device draw from when they are given no generator."""
    found = DEVICE_GENERATORS.get("XLA")
    if found is None:
        found = DEVICE_GENERATORS["XLA"] = XlaGenerator()
    assert isinstance(found, XlaGenerator)
    return found


def next_key(generator: Generator) -> Any:
    """A key for the next numbers of `generator`; the CPU's default stands for the device's.

    RuntimeError for another generator of the CPU's.
    """
    if generator is default_generator:
        generator = default_of_device()
    if not isinstance(generator, XlaGenerator):
        raise RuntimeError(
            f"Expected a 'xla' device type for generator but found '{generator.device.type}'"
        )
    return generator.split()
