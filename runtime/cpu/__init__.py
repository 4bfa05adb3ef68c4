"""The CPU as a device, as in ``torch.cpu``: there is one, and it is always synchronized."""

from __future__ import annotations

from . import amp as amp

__all__ = [
    "Event",
    "Stream",
    "StreamContext",
    "amp",
    "current_device",
    "current_stream",
    "device_count",
    "is_available",
    "is_initialized",
    "set_device",
    "stream",
    "synchronize",
]


def is_available() -> bool:
    """Yes."""
    return True


is_initialized = is_available


def device_count() -> int:
    """One."""
    return 1


def current_device() -> str:
    """Its name."""
    return "cpu"


def set_device(device: object) -> None:
    """Nothing: there is one."""


def synchronize(device: object = None) -> None:
    """Nothing: calls have ended when they return."""


class Event:
    """A point in a stream, which is reached at once: for programs that ask any device."""

    def query(self) -> bool:
        """Yes: it is reached."""
        return True

    def record(self, stream: object = None) -> None:
        """Nothing: calls have ended when they return."""

    def synchronize(self) -> None:
        """Nothing, as `record`."""

    def wait(self, stream: object = None) -> None:
        """Nothing, as `record`."""


class Stream:
    """The order of calls, of which there is one here: for programs that ask any device."""

    def __init__(self, priority: int = -1) -> None:
        """All streams are alike."""

    def wait_stream(self, stream: object) -> None:
        """Nothing: calls have ended when they return."""

    def record_event(self) -> None:
        """Nothing, as `wait_stream`."""

    def wait_event(self, event: object) -> None:
        """Nothing, as `wait_stream`."""


_current = Stream()


def current_stream(device: object = None) -> Stream:
    """The stream of the block that is entered, or the usual one."""
    return _current


class StreamContext:
    """A block in which `stream` is the current one; with None nothing changes."""

    def __init__(self, stream: Stream | None) -> None:
        self.stream = stream
        self.prev_stream = _current

    def __enter__(self) -> None:
        global _current
        if self.stream is not None:
            self.prev_stream, _current = _current, self.stream

    def __exit__(self, *error: object) -> None:
        global _current
        if self.stream is not None:
            _current = self.prev_stream


def stream(stream: Stream | None) -> StreamContext:
    """``StreamContext(stream)``."""
    return StreamContext(stream)
