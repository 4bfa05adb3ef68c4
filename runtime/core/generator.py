"""Random number generators: NumPy's, with PyTorch's seeds and states."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np

from .device import device as device_type

if TYPE_CHECKING:
    from .tensor import Tensor

__all__ = [
    "Generator",
    "default_generator",
    "fork_rng",
    "get_rng_state",
    "initial_seed",
    "manual_seed",
    "numpy_generator",
    "seed",
    "set_rng_state",
]

_DEFAULT_SEED = 67280421310721
_STATE_SIZE = 48
_WORD = (1 << 64) - 1


class Generator:
    """A stream of random numbers: PCG64 (O'Neill 2014), drawn from through `numpy.random.Generator`.

    Only CPU generators exist; another device raises RuntimeError.
    """

    __slots__ = ("numpy", "_seed", "__weakref__")

    numpy: np.random.Generator
    """What kernels draw from."""
    _seed: int

    def __init__(self, device: Any = "cpu") -> None:
        kind = device_type(device).type
        if kind not in ("cpu", "meta"):
            raise RuntimeError(f"there is no random number generator for device type '{kind}'")
        self.manual_seed(_DEFAULT_SEED)

    @property
    def device(self) -> device_type:
        """The device whose tensors it fills: the CPU."""
        return device_type("cpu")

    def manual_seed(self, seed: int) -> Generator:
        """Start over from `seed`, an integer of [-2**63, 2**64); returns the generator.

        Negative seeds count from 2**64 down.  ValueError when it is out of range.
        """
        value = int(seed)
        if not -(1 << 63) <= value <= _WORD:
            raise ValueError("Overflow when unpacking long long")
        self._seed = value & _WORD
        self.numpy = np.random.Generator(np.random.PCG64(self._seed))
        return self

    def seed(self) -> int:
        """Start over from a seed that the operating system chose; returns it."""
        self.manual_seed(int.from_bytes(os.urandom(8), "little"))
        return self._seed

    def initial_seed(self) -> int:
        """The seed that the stream started from."""
        return self._seed

    def get_state(self) -> Tensor:
        """Where the stream stands, as a tensor of bytes for `set_state`."""
        from .tensor import wrap

        state = self.numpy.bit_generator.state
        parts = (
            state["state"]["state"].to_bytes(16, "little"),
            state["state"]["inc"].to_bytes(16, "little"),
            state["has_uint32"].to_bytes(4, "little"),
            state["uinteger"].to_bytes(4, "little"),
            self._seed.to_bytes(8, "little"),
        )
        return wrap(np.frombuffer(bytearray(b"".join(parts)), np.uint8))

    def set_state(self, new_state: Tensor) -> Generator:
        """Continue where another generator stood; returns this one.

        TypeError unless `new_state` is a tensor of uint8, RuntimeError when its size is wrong.
        """
        data = getattr(new_state, "_data_", None)
        if data is None or data.dtype != np.uint8:
            raise TypeError("RNG state must be a gradsmith.ByteTensor")
        if data.shape != (_STATE_SIZE,):
            raise RuntimeError(
                f"Expected an RNG state of size {_STATE_SIZE} but found the input RNG state size to be "
                f"{data.size}"
            )
        raw = data.tobytes()

        def number(start: int, end: int) -> int:
            return int.from_bytes(raw[start:end], "little")

        bits = np.random.PCG64()
        bits.state = {
            "bit_generator": "PCG64",
            "state": {"state": number(0, 16), "inc": number(16, 32)},
            "has_uint32": number(32, 36),
            "uinteger": number(36, 40),
        }
        self.numpy = np.random.Generator(bits)
        self._seed = number(40, 48)
        return self

    def clone_state(self) -> Generator:
        """Another generator that stands where this one does."""
        return Generator().set_state(self.get_state())

    def __getstate__(self) -> bytes:
        return self.get_state()._data_.tobytes()

    def __setstate__(self, raw: bytes) -> None:
        from .tensor import wrap

        self.set_state(wrap(np.frombuffer(raw, np.uint8)))


default_generator = Generator()
"""What operators draw from when they are given no generator."""


def numpy_generator(generator: Generator | None) -> np.random.Generator:
    """What a kernel draws from for an argument of type ``Generator?``."""
    return default_generator.numpy if generator is None else generator.numpy


def manual_seed(seed: int) -> Generator:
    """Seed the default generator and return it; ValueError outside [-2**63, 2**64)."""
    return default_generator.manual_seed(seed)


def seed() -> int:
    """Seed the default generator at random and return the seed."""
    return default_generator.seed()


def initial_seed() -> int:
    """The seed that the default generator started from."""
    return default_generator.initial_seed()


def get_rng_state() -> Tensor:
    """Where the default generator stands, as a tensor of bytes."""
    return default_generator.get_state()


def set_rng_state(new_state: Tensor) -> None:
    """Put the default generator where `get_rng_state` found it."""
    default_generator.set_state(new_state)


@contextmanager
def fork_rng(devices: Any = None, enabled: bool = True) -> Iterator[None]:
    """Leave the default generator as it is now when the ``with`` block ends."""
    if not enabled:
        yield
        return
    before = default_generator.get_state()
    try:
        yield
    finally:
        default_generator.set_state(before)
