"""Devices, on which the elements of tensors are stored."""

from __future__ import annotations

import threading

from ..schema.dispatch_keys import BACKENDS, device_type
from .package_name import known_by_package

_BACKEND_OF_DEVICE = {device_type(backend): backend for backend in BACKENDS}
_NAMED_IN_ERRORS = (
    "cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, xla, lazy, vulkan, mps, meta, "
    "hpu, mtia, privateuseone"
)
"""PyTorch's list of device types, which has some that neither package has kernels for."""
_DEVICE_OF_BACKEND = {backend: name for name, backend in _BACKEND_OF_DEVICE.items()}


@known_by_package
class device:
    """A device type with an optional index: ``device("cpu")``, ``device("cuda:1")``, ``device("cuda", 1)``.

    ``with device("meta"):`` lets this thread's factories put tensors there, as `set_default_device` does, until the block ends.

    Raises RuntimeError for an unknown type or a malformed string, TypeError for an index that is not an int.
    """

    __slots__ = ("type", "index")

    type: str
    index: int | None

    def __init__(self, type: str | device | int, index: int | None = None) -> None:
        if isinstance(type, device):
            kind, index = type.type, type.index
        elif isinstance(type, str):
            kind, _, number = type.partition(":")
            if number:
                if index is not None:
                    raise RuntimeError(
                        f"type (string) must not include an index because index was passed explicitly: {type}"
                    )
                if not number.isdigit():
                    raise RuntimeError(f"Invalid device string: '{type}'")
                index = int(number)
            if kind not in _BACKEND_OF_DEVICE:
                raise RuntimeError(
                    f"Expected one of {_NAMED_IN_ERRORS} device type at start of device string: {kind}"
                )
        elif isinstance(type, int) and not isinstance(type, bool) and index is None:
            from .memory import accelerator

            kind, index = accelerator(), type
        else:
            raise TypeError(f"device(): argument 'type' must be str, not {type.__class__.__name__}")
        if index is not None and (not isinstance(index, int) or isinstance(index, bool)):
            word = index.__class__.__name__
            raise TypeError(f"device(): argument 'index' (position 2) must be int, not {word}")
        if index is not None and index < 0:
            raise RuntimeError(f"Device index must not be negative, got {index}")
        object.__setattr__(self, "type", kind)
        object.__setattr__(self, "index", index)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"attribute '{name}' of 'device' objects is not writable")

    def __repr__(self) -> str:
        index = "" if self.index is None else f", index={self.index}"
        return f"device(type='{self.type}'{index})"

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, device) and (self.type, self.index) == (other.type, other.index)

    def __hash__(self) -> int:
        return hash((self.type, self.index))

    def __reduce__(self) -> tuple[object, ...]:
        return (device, (self.type, self.index))

    def __enter__(self) -> device:
        DEFAULTS.before.append(DEFAULTS.device)
        DEFAULTS.device = self
        return self

    def __exit__(self, *_: object) -> None:
        DEFAULTS.device = DEFAULTS.before.pop()


CPU = device("cpu")
META = device("meta")


def as_device(value: device | str | int) -> device:
    """`value`, a device or its description, as a device."""
    return value if isinstance(value, device) else device(value)


def backend_of_device(type: str) -> str:
    """The backend whose kernels serve devices of `type`."""
    return _BACKEND_OF_DEVICE[type]


def is_device_type(word: str) -> bool:
    """Whether a device can be of this type: that of a backend, or a registered name."""
    return word in _BACKEND_OF_DEVICE


def device_of_backend(backend: str) -> str:
    """The device type that `backend` serves, a registered name if it has one."""
    return _DEVICE_OF_BACKEND[backend]


def as_named(name: str) -> str:
    """`name`, if a device can be called that; ValueError if not."""
    if not (isinstance(name, str) and name.isidentifier() and name.isascii()):
        raise ValueError(
            f"a device's name consists of letters, digits and underscores, unlike {name!r}"
        )
    return name


def register_device_name(name: str, backend: str) -> None:
    """Let `name` stand for `backend` (``PrivateUse1`` and similar keys) in device strings.

    Raises RuntimeError when the name is another device's, or the backend has another name already.
    """
    known = _BACKEND_OF_DEVICE.get(name)
    if known is not None and known != backend:
        raise RuntimeError(f"device name '{name}' is already registered for backend {known}")
    present = _DEVICE_OF_BACKEND[backend]
    if present not in (name, device_type(backend)):
        raise RuntimeError(
            f"backend {backend} is already named '{present}' and cannot be renamed to '{name}'"
        )
    _BACKEND_OF_DEVICE[name] = backend
    _DEVICE_OF_BACKEND[backend] = name


class _Default(threading.local):
    device: device = CPU

    def __init__(self) -> None:
        self.before: list[device] = []
        """What blocks of ``with device(...)`` put back, the innermost's last."""


DEFAULTS = _Default()
"""What is the calling thread's own: whoever is in a hurry reads `device` from here, others ask `get_default_device`."""


def get_default_device() -> device:
    """Where this thread's factories put tensors when no device is given."""
    return DEFAULTS.device


def set_default_device(where: device | str | None) -> None:
    """Let this thread's factories put tensors on `where` by default; None means the CPU."""
    DEFAULTS.device = CPU if where is None else device(where)
