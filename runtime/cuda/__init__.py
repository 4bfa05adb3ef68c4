"""What programs ask of ``torch.cuda`` before they choose a device.  gradsmith has no CUDA; a backend may."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NoReturn

from ..core.device import device as Device
from ..core.memory import MEMORIES
from ..core.package_name import known_by_package
from ..core.type_names import LEGACY_DTYPES
from ..core.unsupported import unsupported

if TYPE_CHECKING:
    from ..core.tensor import Tensor

__all__ = [
    "AcceleratorError",
    "CUDAGraph",
    "Event",
    "OutOfMemoryError",
    "Stream",
    "StreamContext",
    "current_device",
    "default_generators",
    "device_count",
    "empty_cache",
    "get_rng_state_all",
    "is_available",
    "is_bf16_supported",
    "is_current_stream_capturing",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
    "max_memory_allocated",
    "max_memory_cached",
    "max_memory_reserved",
    "memory_allocated",
    "memory_cached",
    "memory_reserved",
    "reset_max_memory_allocated",
    "reset_max_memory_cached",
    "reset_peak_memory_stats",
    "seed_all",
    "set_device",
    "set_rng_state_all",
    "synchronize",
]


class OutOfMemoryError(RuntimeError):
    """What programs catch where a device's memory is at its end; NumPy raises MemoryError."""


@known_by_package
class AcceleratorError(RuntimeError):
    """What programs catch where a device reports an error."""


def is_available() -> bool:
    """Whether a backend that keeps tensors on device ``cuda`` has been imported."""
    return "CUDA" in MEMORIES


is_initialized = is_available  # a backend is ready once it is imported


def device_count() -> int:
    """One where there is a backend, none elsewhere."""
    return int(is_available())


def manual_seed(seed: int) -> None:
    """Nothing: random numbers of every device come from `gradsmith.manual_seed`'s generator."""


manual_seed_all = manual_seed


def empty_cache() -> None:
    """Nothing: no memory is kept back."""


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Like `is_available`."""
    return is_available()


def is_current_stream_capturing() -> bool:
    """No: nothing is captured."""
    return False


def memory_allocated(device: object = None) -> int:
    """Zero: the backend manages the memory of its devices."""
    return 0


max_memory_allocated = memory_reserved = max_memory_reserved = memory_allocated
memory_cached = max_memory_cached = memory_reserved


def reset_peak_memory_stats(device: object = None) -> None:
    """Nothing, as `memory_allocated`."""


reset_max_memory_allocated = reset_max_memory_cached = reset_peak_memory_stats
_initialized = False


def get_rng_state_all() -> list[Tensor]:
    """None: random numbers of every device come from `gradsmith.manual_seed`'s generator."""
    return []


def set_rng_state_all(new_states: Iterable[Tensor]) -> None:
    """Nothing, of the states that `get_rng_state_all` gave; RuntimeError for others."""
    if list(new_states):
        raise RuntimeError(
            "set_rng_state_all: there are no generators of CUDA, but states were given: see gradsmith.set_rng_state"
        )


def seed_all() -> None:
    """Nothing, as `manual_seed`."""


def current_device() -> int:
    """Number of the only device; AssertionError where there is none."""
    _require("current_device")
    return 0


def set_device(device: object) -> None:
    """Nothing; AssertionError where there is no device."""
    _require("set_device")


def synchronize(device: object = None) -> None:
    """Nothing: calls have their results when they return.  AssertionError where there is no device."""
    _require("synchronize")


def _require(name: str) -> None:
    if not is_available():
        raise AssertionError(
            f"Torch not compiled with CUDA enabled: cuda.{name} is about a device, and gradsmith has no CUDA of its own"
        )


_OF_DEVICES = frozenset(
    {
        *("current_stream", "default_stream", "get_device_capability", "get_device_name"),
        *(
            "get_device_properties",
            "get_rng_state",
            "graph",
            "initial_seed",
            "ipc_collect",
            "mem_get_info",
        ),
        *("memory_stats", "memory_summary", "seed", "set_rng_state", "set_stream", "stream"),
    }
)
"""Functions about a device, which can be imported and not be called."""


def _refuse(name: str) -> NoReturn:
    """AssertionError where there is no device, else NotImplementedError."""
    _require(name)
    raise NotImplementedError(f"cuda.{name}: a backend keeps that to itself")


class device:
    """Makes a device of CUDA the current one within a ``with`` block; nothing for None or a negative number.

    AssertionError where there is none, else NotImplementedError for any but the only one.
    """

    def __init__(self, device: Any) -> None:
        self.idx = device if device is None or isinstance(device, int) else _number(device)

    def __enter__(self) -> None:
        if self.idx is not None and self.idx >= 0:
            _require("device")
            if self.idx:
                _refuse("device")

    def __exit__(self, *error: object) -> None:
        return None


class device_of(device):
    """Like `device`, for that of a tensor: nothing for one on the CPU."""

    def __init__(self, obj: Tensor) -> None:
        super().__init__(_number(obj.device) if obj.is_cuda else -1)


def _number(place: Any) -> int:
    found = Device(place)
    return found.index or 0


class Stream:
    """For annotations and `isinstance`.  AssertionError for one where there is no device, else NotImplementedError."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _refuse("Stream")


class Event:
    """Like `Stream`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _refuse("Event")


class CUDAGraph:
    """Like `Stream`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _refuse("CUDAGraph")


class StreamContext:
    """Like `Stream`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _refuse("StreamContext")


default_generators: tuple[()] = ()


class _TensorOfDevice:
    """``FloatTensor`` and similar classes, for comparisons and `isinstance`.  TypeError for one where there is no device."""

    def __new__(cls, *args: Any, **kwargs: Any) -> NoReturn:
        raise TypeError(
            f"type torch.cuda.{cls.__name__} not available. Torch not compiled with CUDA enabled."
        )


if TYPE_CHECKING:
    from . import amp as amp
else:

    def __getattr__(name: str) -> object:
        if name in ("amp", "nvtx", "random"):
            from importlib import import_module

            return import_module(f"{__name__}.{name}")
        if name in LEGACY_DTYPES:
            found = type(name, (_TensorOfDevice,), {})
            globals()[name] = found
            return found
        if name in _OF_DEVICES:
            return unsupported(name, _refuse)
        raise AttributeError(
            f"module 'gradsmith.cuda' has no attribute '{name}': gradsmith has no CUDA of its own; a "
            "backend for it would be a package, see docs/out-of-tree.md"
        )
