"""Sets of dispatch keys.

A tensor's keyset determines which kernels can run for it; the highest key wins.  A set is one integer: the low bits are
backends and the bits above them functionalities, so that ``CPU`` (a backend *and* the functionality ``Dense``) and
``AutogradCPU`` (the same backend, functionality ``AutogradFunctionality``) share the backend bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ..schema import precedence
from ..schema.dispatch_keys import ALIAS_KEYS, BACKENDS, FUNCTIONALITIES, PER_BACKEND, TABLE_KEYS
from .keys import DispatchKey, key_named

_BACKEND_COUNT = len(BACKENDS)
_BACKEND_MASK = (1 << _BACKEND_COUNT) - 1


@cache
def raw_bits(key: DispatchKey) -> int:
    """The bits that `key` sets in a keyset; 0 for ``Undefined``.

    Raises KeyError for an alias key, which stands for several sets (`alias_keyset`).
    """
    return _RAW_BITS[key]


def _raw_bits_by_key() -> dict[DispatchKey, int]:
    table = {}
    for number, name in enumerate(FUNCTIONALITIES):
        table[DispatchKey[name]] = 1 << (_BACKEND_COUNT + number - 1) if number else 0
    for functionality, prefix in PER_BACKEND.items():
        shared = table[DispatchKey[functionality]]
        for bit, backend in enumerate(BACKENDS):
            table[DispatchKey[prefix + backend]] = shared | 1 << bit
    return table


_RAW_BITS = _raw_bits_by_key()

_PER_BACKEND_BITS = {
    _RAW_BITS[DispatchKey[functionality]]: prefix for functionality, prefix in PER_BACKEND.items()
}


class DispatchKeySet:
    """An immutable set of dispatch keys, held as one integer (`raw_repr()`)."""

    __slots__ = ("_raw",)

    _raw: int

    def __init__(self, keys: DispatchKey | str | Iterable[DispatchKey | str] | int = 0) -> None:
        if isinstance(keys, (DispatchKey, str)):
            raw = _bits_in_set(keys)
        elif isinstance(keys, int):
            raw = keys
        else:
            raw = 0
            for key in keys:
                raw |= _bits_in_set(key)
        object.__setattr__(self, "_raw", raw)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a DispatchKeySet cannot be changed; add() and remove() make new ones")

    @classmethod
    def from_raw_repr(cls, raw: int) -> DispatchKeySet:
        """The set whose integer is `raw`."""
        return cls(raw)

    def raw_repr(self) -> int:
        """The set as an integer: backend bits low, functionality bits above them."""
        return self._raw

    def has(self, key: DispatchKey | str) -> bool:
        """Whether every bit of `key` is set; ``Undefined`` has none, so that it always is."""
        bits = _bits_in_set(key)
        return self._raw & bits == bits

    __contains__ = has

    def add(self, key: DispatchKey | str) -> DispatchKeySet:
        """The set with `key` in it."""
        return DispatchKeySet(self._raw | _bits_in_set(key))

    def remove(self, key: DispatchKey | str) -> DispatchKeySet:
        """The set without the functionality of `key`; backend bits stay, as other keys share them."""
        return DispatchKeySet(self._raw & ~(_bits_in_set(key) & ~_BACKEND_MASK))

    def __or__(self, other: DispatchKeySet) -> DispatchKeySet:
        if not isinstance(other, DispatchKeySet):
            return NotImplemented
        return DispatchKeySet(self._raw | other._raw)

    def __and__(self, other: DispatchKeySet) -> DispatchKeySet:
        if not isinstance(other, DispatchKeySet):
            return NotImplemented
        return DispatchKeySet(self._raw & other._raw)

    def __sub__(self, other: DispatchKeySet) -> DispatchKeySet:
        """The set without the functionalities of `other`; backend bits stay."""
        if not isinstance(other, DispatchKeySet):
            return NotImplemented
        return DispatchKeySet(self._raw & (_BACKEND_MASK | ~other._raw))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DispatchKeySet) and self._raw == other._raw

    def __hash__(self) -> int:
        return hash(self._raw)

    def __bool__(self) -> bool:
        return self._raw != 0

    def highestPriorityTypeId(self) -> DispatchKey:
        """The key whose kernel runs: the highest functionality, at the highest backend."""
        return highest_key(self._raw)

    def __iter__(self) -> Iterator[DispatchKey]:
        """The runtime keys in the set, lowest first."""
        raw = self._raw
        functionality_bits = raw & ~_BACKEND_MASK
        while functionality_bits:
            bit = functionality_bits & -functionality_bits
            functionality_bits ^= bit
            prefix = _PER_BACKEND_BITS.get(bit)
            if prefix is None:
                yield _KEY_OF_BIT[bit]
            else:
                for number, backend in enumerate(BACKENDS):
                    if raw >> number & 1:
                        yield DispatchKey[prefix + backend]

    def __repr__(self) -> str:
        return f"DispatchKeySet({', '.join(key.name for key in self)})"


def _bits_in_set(key: DispatchKey | str) -> int:
    key = key_named(key)
    bits = _RAW_BITS.get(key)
    if bits is None:
        raise ValueError(
            f"'{key.name}' is an alias key and cannot be a member of a keyset; alias_keyset() returns the keys it stands for"
        )
    return bits


_KEY_OF_BIT = {bits: key for key, bits in _RAW_BITS.items() if bits and not bits & _BACKEND_MASK}


@cache
def highest_key(raw: int) -> DispatchKey:
    """The key of highest priority in the keyset `raw`; ``Undefined`` for an empty one.

    A functionality of backends without any backend leads to the mark before its first backend's key,
    ``StartOfDenseBackends`` for instance, for which nothing is ever registered.
    """
    functionality_bits = raw & ~_BACKEND_MASK
    if not functionality_bits:
        return DispatchKey["Undefined"]
    bit = 1 << functionality_bits.bit_length() - 1
    prefix = _PER_BACKEND_BITS.get(bit)
    if prefix is None:
        return _KEY_OF_BIT[bit]
    backends = raw & _BACKEND_MASK
    if not backends:
        return DispatchKey[f"StartOf{_KEY_OF_BIT[bit].name}Backends"]
    return DispatchKey[prefix + BACKENDS[backends.bit_length() - 1]]


FULL_KEYSET = DispatchKeySet((1 << _BACKEND_COUNT + len(FUNCTIONALITIES) - 1) - 1)
"""Every runtime key but ``Undefined``."""

RUNTIME_KEYS = tuple(DispatchKey[name] for name in TABLE_KEYS)
"""Every key that has an entry of its own in a computed dispatch table, in the order of printed tables."""


def alias_keyset(key: DispatchKey) -> frozenset[DispatchKey]:
    """The runtime keys that a registration at `key` may serve; another than an alias serves itself."""
    if key.name not in ALIAS_KEYS:
        return frozenset({key})
    return frozenset(DispatchKey[name] for name in precedence.alias_keyset(key.name))


def backends_of_autograd(key: DispatchKey) -> DispatchKeySet:
    """The backends below an autograd key: a kernel at one of them keeps composite kernels from it."""
    return DispatchKeySet(precedence.backends_of_autograd(key.name))
