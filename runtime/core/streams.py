"""Streams and events of any device: for programs that ask one, and for annotations.  Calls have ended when they return."""

from __future__ import annotations

from typing import NoReturn, Self

from .device import CPU, META, as_device
from .device import device as device_type
from .memory import accelerators
from .package_name import known_by_package, package_name


def _device(given: device_type | str | int | None) -> device_type:
    """The device of that type.  RuntimeError for a type that nothing here computes on."""
    where = CPU if given is None else as_device(given)
    if where.type in (CPU.type, META.type):
        return device_type(where.type)
    if where.type not in accelerators():
        raise RuntimeError(f"PyTorch is not linked with support for {where.type} devices")
    return where


def _refuse(where: device_type) -> NoReturn:
    raise RuntimeError(f"{where.type} backend doesn't support events.")


@known_by_package
class Stream:
    """The order of calls on `device`, by default the CPU, of which there is one: all streams of a device are equal."""

    __slots__ = ("device",)
    device: device_type

    def __init__(self, device: device_type | str | int | None = None, *, priority: int = 0) -> None:
        self.device = _device(device)

    def __repr__(self) -> str:
        return (
            f"{package_name.shown}.Stream device_type={self.device.type}, "
            f"device_index={self.device_index}, stream_id={self.stream_id}"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and other.device == self.device

    def __hash__(self) -> int:
        return hash(self.device)

    @property
    def device_index(self) -> int:
        """The number of the device; -1 where it has none."""
        return -1 if self.device.index is None else self.device.index

    @property
    def stream_id(self) -> int:
        """Its number: 0."""
        return 0

    def query(self) -> bool:
        """Yes: its calls have ended."""
        return True

    def synchronize(self) -> None:
        """Nothing: calls have ended when they return."""

    def wait_event(self, event: Event) -> None:
        """Nothing, as `synchronize`."""

    def wait_stream(self, other_stream: Stream) -> None:
        """RuntimeError: that takes an event which can be recorded."""
        _refuse(self.device)

    def record_event(self, event: Event | None = None) -> Event:
        """RuntimeError, as `wait_stream`."""
        _refuse(self.device)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """Nothing: no other stream was the current one."""


@known_by_package
class Event:
    """A point in a stream of `device`, by default the CPU, that cannot be recorded."""

    __slots__ = ("device", "_timed")
    device: device_type

    def __init__(
        self,
        device: device_type | str | int | None = None,
        *,
        enable_timing: bool = False,
        blocking: bool = False,
        interprocess: bool = False,
    ) -> None:
        self.device = _device(device)
        self._timed = enable_timing

    def __repr__(self) -> str:
        index = -1 if self.device.index is None else self.device.index
        return (
            f"{package_name.shown}.Event device_type={self.device.type}, device_index={index}, "
            f"event_flag={int(self._timed)}, event_id={self.event_id}"
        )

    @property
    def event_id(self) -> int:
        """Its number: 0, since it was not recorded."""
        return 0

    def query(self) -> bool:
        """Yes: there is nothing before it that has not ended."""
        return True

    def synchronize(self) -> None:
        """Nothing: calls have ended when they return."""

    def record(self, stream: Stream | None = None) -> None:
        """RuntimeError: no device here records events."""
        _refuse(self.device)

    def wait(self, stream: Stream | None = None) -> None:
        """Nothing, as `synchronize`."""

    def elapsed_time(self, end_event: Event) -> float:
        """ValueError: neither was recorded.  RuntimeError for one of another device."""
        if end_event.device.type != self.device.type:
            raise RuntimeError(
                f"Event device type {self.device.type.upper()} does not match other's device type "
                f"{end_event.device.type.upper()}."
            )
        if not (self._timed and end_event._timed):
            raise ValueError("Both events must be created with argument 'enable_timing=True'.")
        raise ValueError("Both events must be recorded before calculating elapsed time.")
