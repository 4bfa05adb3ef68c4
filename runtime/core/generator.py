"""Random number generators: PyTorch's stream on the CPU, drawn with NumPy."""

from __future__ import annotations

import math
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from .device import backend_of_device
from .device import device as device_class
from .forking import renewed_lock
from .package_name import package_name
from .state import state as dispatch_state

if TYPE_CHECKING:
    from .tensor import Tensor

_DEFAULT_SEED = 67280421310721
_WORD = (1 << 64) - 1
_LENGTH = 624
"""How many words of 32 bits a Mersenne Twister consists of."""
_HIGHER_BITS = (1 << (53 - 32)) - 1
"""Which bits of the higher one of two words a number of 53 bits is made of."""
_FLOAT_BITS = 24
FLOAT_MASK = (1 << _FLOAT_BITS) - 1
"""Which bits of a word a number in single precision is made of."""
FLOAT_STEP = 2.0**-_FLOAT_BITS
"""How far those numbers are apart."""
_FEW = 1024
"""Below how many words, of 32 or 64 bits, the quicker to call of NumPy's two ways is the quicker one."""

_STATE = np.dtype(
    {
        "names": [
            "seed",
            "left",
            "seeded",
            "next",
            "words",
            "double",
            "has_double",
            "float",
            "has_float",
        ],
        "formats": ["<u8", "<i4", "<i4", "<u8", ("<u8", _LENGTH), "<f8", "<i4", "<f4", "?"],
        "offsets": [0, 8, 12, 16, 24, 5024, 5040, 5048, 5052],
        "itemsize": 5056,
    }
)
"""How PyTorch lays a state out: `left` words, from `next` on, until the next ones are made; and the second halves of
pairs of normal numbers, in either precision, of which the first have been drawn."""

PATIENCE = 512
"""How often few words are drawn in a row before more are read ahead, which begins with what takes as long as a hundred of them."""
MOST_AHEAD = 1024
"""How many words are read ahead."""


class WordsAhead:
    """The next words of a stream, and which numbers few of them make."""

    __slots__ = ("doubles", "end", "floats", "place", "reader", "words")

    def __init__(self, reader: np.random.MT19937, rest: list[int]) -> None:
        """`rest` are those that `reader` gave already."""
        self.reader = reader
        raw: Any = np.empty(MOST_AHEAD + 1, np.uint64)
        raw[: len(rest)] = rest
        raw[len(rest) : -1] = reader.random_raw(MOST_AHEAD - len(rest))
        raw[-1] = 0
        self.words: list[int] = raw[:-1].tolist()
        self.floats: list[float] = ((raw[:-1] & np.uint64(FLOAT_MASK)) * FLOAT_STEP).tolist()
        """At each place what the word there makes, in single precision."""
        high = (raw[:-1] & np.uint64(_HIGHER_BITS)) * 2.0**-21
        self.doubles: list[float] = (high + raw[1:] * 2.0**-53).tolist()
        """At each place what the word there and the one behind make, in double precision."""
        self.place = 0
        """How many words were drawn."""
        self.end = MOST_AHEAD
        """How many may be."""

    def close(self) -> int:
        """Have nobody draw from these words any more; how many were drawn."""
        # Without a call in between, as where they are drawn.
        place = self.place
        self.end = 0
        return place


class Generator:
    """A stream of random numbers: MT19937 (M. Matsumoto and T. Nishimura, "Mersenne Twister", 1998).

    The same seed gives the words that PyTorch's generator of the CPU gives, and states are exchangeable.  For a device
    whose backend has generators it is one of those; RuntimeError for another.
    """

    __slots__ = (
        "next_normal",
        "_ahead",
        "_bits",
        "_few_in_a_row",
        "_next_float_normal",
        "_numpy",
        "_seed",
        "_waiting",
        "__weakref__",
    )

    next_normal: float | None
    """The second of a pair of normal numbers, where one at a time is drawn."""
    _ahead: WordsAhead | None
    """Where few words are drawn from, again and again; NumPy's stream follows when somebody asks for it."""
    _bits: np.random.MT19937
    _few_in_a_row: float
    """How many times few words were drawn since many were."""
    _next_float_normal: float | None  # nothing here draws it, but states have it
    _numpy: np.random.Generator
    _seed: int
    _waiting: np.random.Generator | None
    """NumPy's view of a stream whose state is set when somebody asks for it: it was seeded and not drawn from since, or words
    were read ahead."""

    def __repr__(self) -> str:
        return f"<{package_name.shown}._C.Generator object at {id(self):#x}>"

    def __new__(cls, device: Any = "cpu") -> Generator:
        if cls is not Generator or device == "cpu":
            return object.__new__(cls)
        kind = device_class(device).type
        if kind in ("cpu", "meta"):
            return object.__new__(cls)
        from .memory import memory_for

        try:
            own = memory_for(backend_of_device(kind)).generator
        except (
            AssertionError
        ) as absent:  # which generators alone say with the error of other devices
            raise RuntimeError(str(absent)) from None
        if own is None:
            raise RuntimeError(f"there is no random number generator for device type '{kind}'")
        return object.__new__(own)

    def __init__(self, device: Any = "cpu") -> None:
        self._seed = _DEFAULT_SEED
        self._ahead = self._waiting = None
        self._few_in_a_row = 0
        self.next_normal = self._next_float_normal = None

    def __getattr__(self, name: str) -> Any:
        """NumPy's side of the stream, which is made when somebody draws: `numpy.random` takes long to import.

        A backend's generator with a stream of its own, which did not begin as this one does, has no such side.
        """
        if name not in ("_numpy", "_bits") or not hasattr(self, "next_normal"):
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        with _beginning:
            if not _has_begun(self):
                stream = self._waiting or np.random.Generator(np.random.MT19937(0))
                bits: Any = stream.bit_generator
                if self._ahead is None:
                    bits.state = _first_state(self._seed & 0xFFFFFFFF)
                else:
                    bits.random_raw(self._ahead.close(), False)
                    self._few_in_a_row = 0
                self._numpy, self._bits, self._waiting, self._ahead = stream, bits, None, None
        return getattr(self, name)

    @property
    def numpy(self) -> np.random.Generator:
        """NumPy's view of the same stream.  Whoever keeps it may draw from it, so that nothing is read ahead any more."""
        self._few_in_a_row = -math.inf
        return self._numpy

    @property
    def device(self) -> device_class:
        """The device whose tensors it fills: the CPU."""
        return device_class("cpu")

    def words(self, count: int) -> np.ndarray[Any, np.dtype[np.uint32]]:
        """The next `count` words of 32 bits."""
        self._few_in_a_row = min(self._few_in_a_row, 0)
        if count < _FEW:
            return self._bits.random_raw(count).astype(np.uint32)
        if count % 2:
            return np.append(self.words(count - 1), self._bits.random_raw(1).astype(np.uint32))
        # NumPy makes two at a time sooner than each by itself, the first of them the higher one.
        pairs = self.long_words(count // 2)
        ordered = pairs << np.uint64(32)
        pairs >>= np.uint64(32)
        ordered |= pairs
        return ordered.astype("<u8", copy=False).view("<u4").astype(np.uint32, copy=False)

    def long_words(self, count: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
        """The next `count` words of 64 bits, of two of 32 bits each, the higher one first."""
        self._few_in_a_row = min(self._few_in_a_row, 0)
        if count < _FEW:
            words = self._bits.random_raw(2 * count)
            high = words[::2] << np.uint64(32)
            high |= words[1::2]
            return high
        return self._numpy.integers(0, 1 << 64, count, np.uint64)

    def few_words(self, count: int) -> list[int]:
        """Like `words`, as integers of Python's: the quicker way where there are few."""
        ahead = self._ahead
        if ahead is not None:
            # Without a call in between, no other thread draws meanwhile.
            start = ahead.place
            end = start + count
            if end <= ahead.end:
                ahead.place = end
                return ahead.words[start:end]
        if self._reads_ahead(count):
            return self.few_words(count)
        words: list[int] = self._bits.random_raw(count).tolist()
        return words

    def few_floats(self, count: int) -> list[float]:
        """The next `count` numbers of [0, 1): multiples of 2**-24, of a word each."""
        ahead = self._ahead
        if ahead is not None:
            start = ahead.place
            end = start + count
            if end <= ahead.end:
                ahead.place = end
                return ahead.floats[start:end]
        return [(word & FLOAT_MASK) * FLOAT_STEP for word in self.few_words(count)]

    def few_doubles(self, count: int) -> list[float]:
        """The next `count` numbers of [0, 1): multiples of 2**-53, of two words each, the higher one first."""
        ahead = self._ahead
        if ahead is not None:
            start = ahead.place
            end = start + 2 * count
            if end <= ahead.end:
                ahead.place = end
                return ahead.doubles[start:end:2]
        words = iter(self.few_words(2 * count))
        # Exact, both products and their sum: that has 53 bits.
        return [
            (high & _HIGHER_BITS) * 2.0**-21 + low * 2.0**-53 for high, low in zip(words, words)
        ]

    def _reads_ahead(self, count: int) -> bool:
        """Whether `count` words were read ahead, of which the next are few: it was so many times before."""
        self._few_in_a_row += 1
        if self._few_in_a_row < PATIENCE or count > MOST_AHEAD:
            return False
        with _beginning:
            if self._ahead is None:
                if not is_alone():
                    self._few_in_a_row = 0
                    return False
                reader: Any = np.random.MT19937(0)
                reader.state = self._bits.state
                self._ahead, self._waiting = WordsAhead(reader, []), self._numpy
                del self._bits, self._numpy
            before = self._ahead
            stream: Any = self._waiting
            place = before.close()
            stream.bit_generator.random_raw(place, False)
            self._ahead = WordsAhead(before.reader, before.words[place:])
        return True

    def standing(self) -> tuple[Any, ...]:
        """Where the stream stands, for comparisons."""
        words, place = self._position()
        return words.tobytes(), place, self.next_normal, self._next_float_normal

    def _keep_seed(self, seed: int) -> int:
        if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)):
            raise RuntimeError(f"manual_seed expected a long, but got {type(seed).__name__}")
        value = int(seed)
        if not -(1 << 63) <= value <= _WORD:
            raise ValueError("Overflow when unpacking long long")
        self._seed = value & _WORD
        return value

    def manual_seed(self, seed: int) -> Generator:
        """Start over from `seed`, an integer of [-2**63, 2**64), of which 32 bits matter; returns the generator.

        Negative seeds count from 2**64 down.  ValueError when it is out of range, RuntimeError when it is no integer.
        """
        if dispatch_state.recorder is not None:
            dispatch_state.recorder.seeding(self)
        self._keep_seed(seed)
        with _beginning:
            if _has_begun(self):
                self._waiting = self._numpy
                del self._bits, self._numpy
            if self._ahead is not None:
                self._ahead.close()
                self._ahead = None
            self._few_in_a_row = min(self._few_in_a_row, 0)
        self.next_normal = self._next_float_normal = None
        return self

    def seed(self) -> int:
        """Start over from a seed that the operating system chose; returns it."""
        self.manual_seed(int.from_bytes(os.urandom(8), "little"))
        return self._seed

    def initial_seed(self) -> int:
        """The seed that the stream started from."""
        return self._seed

    def get_state(self) -> Tensor:
        """Where the stream stands, as a tensor of 5056 bytes for `set_state`, PyTorch's included."""
        from .tensor import wrap

        words, place = self._position()
        state = np.zeros(1, _STATE)
        state["seed"], state["seeded"], state["words"] = self._seed, 1, words
        # Words of which none is drawn yet begin with the seed.
        untouched = place == _LENGTH and words[0] == self._seed & 0xFFFFFFFF
        state["next"] = 0 if untouched else place
        state["left"] = _LENGTH + 1 - (place or 1)
        if self.next_normal is not None:
            state["double"], state["has_double"] = self.next_normal, True
        if self._next_float_normal is not None:
            state["float"], state["has_float"] = self._next_float_normal, True
        return wrap(state.view(np.uint8))

    def _position(self) -> tuple[np.ndarray[Any, Any], int]:
        """The words that are being drawn, and how many of them have been."""
        inner: Any = self._bits.state["state"]
        return inner["key"], inner["pos"]

    def set_state(self, new_state: Tensor) -> Generator:
        """Continue where another generator stood; returns this one.

        TypeError unless `new_state` is a tensor of uint8, RuntimeError when its size is wrong or it is none.
        """
        data = bytes_of_state(new_state)
        if data.shape != (_STATE.itemsize,):
            raise RuntimeError(
                f"Expected a CPUGeneratorImplState of size {_STATE.itemsize} but found the input RNG state "
                f"size to be {data.size}"
            )
        state = np.ascontiguousarray(data).view(_STATE)[0]
        left, place = int(state["left"]), int(state["next"])
        if state["seeded"] != 1 or not 0 < left <= _LENGTH or place > _LENGTH:
            raise RuntimeError("Invalid mt19937 state")
        if dispatch_state.recorder is not None:
            dispatch_state.recorder.seeding(self)
        position: Any = {
            "key": state["words"].astype(np.uint32),
            "pos": place if left > 1 else _LENGTH,
        }
        self._bits.state = {"bit_generator": "MT19937", "state": position}
        self._seed = int(state["seed"])
        self.next_normal = float(state["double"]) if state["has_double"] else None
        self._next_float_normal = float(state["float"]) if state["has_float"] else None
        return self

    def clone_state(self) -> Generator:
        """Another generator that stands where this one does."""
        return Generator().set_state(self.get_state())

    def __getstate__(self) -> bytes:
        return self.get_state()._data_.tobytes()

    def __setstate__(self, raw: bytes) -> None:
        from .tensor import wrap

        self.__init__()  # type: ignore[misc]
        self.set_state(wrap(np.frombuffer(raw, np.uint8)))


def bytes_of_state(state: Tensor) -> np.ndarray[Any, Any]:
    """The array in a tensor that `get_state` gave.  TypeError for anything but a tensor of uint8."""
    data: np.ndarray[Any, Any] | None = getattr(state, "_data_", None)
    if data is None or data.dtype != np.uint8:
        raise TypeError("RNG state must be a gradsmith.ByteTensor")
    return data


_beginning = renewed_lock()
"""Held where the stream of a generator is made, of which there is one."""


def is_alone() -> bool:
    """Whether no thread can be drawing from NumPy's stream at this moment, nor two at once from words read ahead."""
    has_lock = getattr(sys, "_is_gil_enabled", lambda: True)()
    return has_lock and threading.active_count() == 1


def _has_begun(generator: Generator) -> bool:
    try:
        object.__getattribute__(generator, "_bits")
    except AttributeError:
        return False
    return True


# Few programs seed with many numbers, and some start over from one again and again.
@lru_cache(maxsize=16)
def _first_state(seed: int) -> Any:
    """Where NumPy's stream begins for a seed of 32 bits; whoever begins there copies the words."""
    return np.random.RandomState(seed).get_state(legacy=False)


default_generator = Generator()
"""What operators draw from when they are given no generator."""

DEVICE_GENERATORS: dict[str, Generator] = {}
"""By backend key: the same on other devices, where one has been made."""


def generator_or_default(generator: Generator | None) -> Generator:
    """What a kernel draws from for an argument of type ``Generator?``."""
    return default_generator if generator is None else generator


def manual_seed(seed: int) -> Generator:
    """Seed the default generators and return the CPU's; ValueError outside [-2**63, 2**64)."""
    seed = int(seed)
    default_generator.manual_seed(seed)
    for generator in DEVICE_GENERATORS.values():
        generator.manual_seed(seed)
    return default_generator


def seed() -> int:
    """Seed the default generators at random and return the seed."""
    chosen = default_generator.seed()
    for generator in DEVICE_GENERATORS.values():
        generator.manual_seed(chosen)
    return chosen


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
def fork_rng(
    devices: Any = None, enabled: bool = True, *, device_type: str | None = None
) -> Iterator[None]:
    """Leave the default generators as they are now when the ``with`` block ends.

    Those of all devices are kept, whichever are named; the type ``"meta"``, where nothing is drawn, keeps none.
    """
    kind = None if device_type is None else device_class(device_type).type
    if not enabled or kind == "meta":
        yield
        return
    before = [(g, g.get_state()) for g in (default_generator, *DEVICE_GENERATORS.values())]
    try:
        yield
    finally:
        for generator, position in before:
            generator.set_state(position)
