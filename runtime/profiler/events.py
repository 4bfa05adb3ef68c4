"""Events of a profile, one by one and averaged, with the attributes that PyTorch's have."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .recorder import Scope


class DeviceType(Enum):
    """Where an event took place."""

    CPU = 0


class Interval:
    """A time, in microseconds since some moment before the profile."""

    def __init__(self, start: float, end: float) -> None:
        self.start = start
        self.end = end

    def elapsed_us(self) -> float:
        """Its length."""
        return self.end - self.start

    def __repr__(self) -> str:
        return f"Interval(start={self.start}, end={self.end})"


def formatted_time(microseconds: float) -> str:
    """``1.234ms``."""
    if microseconds >= 1e6:
        return f"{microseconds / 1e6:.3f}s"
    if microseconds >= 1e3:
        return f"{microseconds / 1e3:.3f}ms"
    return f"{microseconds:.3f}us"


def _with_unit(name: str) -> property:
    """The time `name` with a unit."""
    return property(lambda self: formatted_time(getattr(self, name)))


class _Times:
    """What follows from totals and a count."""

    count: int
    device_type = DeviceType.CPU
    use_device: str | None = None
    node_id = -1
    """Of a distributed program; there are none."""
    is_async = False
    is_remote = False
    is_legacy = False
    flops = 0
    """Not counted."""
    device_time_total = 0.0
    self_device_time_total = 0.0
    device_memory_usage = 0
    self_device_memory_usage = 0

    if TYPE_CHECKING:

        @property
        def cpu_time_total(self) -> float: ...

        @property
        def self_cpu_time_total(self) -> float: ...

    @property
    def cpu_time(self) -> float:
        """Microseconds for each call."""
        return self.cpu_time_total / self.count if self.count else 0.0

    @property
    def device_time(self) -> float:
        """Microseconds for each call on a device beside the CPU: there is none."""
        return 0.0

    cpu_time_str = _with_unit("cpu_time")
    cpu_time_total_str = _with_unit("cpu_time_total")
    self_cpu_time_total_str = _with_unit("self_cpu_time_total")


class FunctionEvent(_Times):
    """A call of an operator, a node of backward, or a block of `record_function`."""

    count = 1

    def __init__(
        self, id: int, name: str, scope: Scope, thread: int, start_us: float, end_us: float
    ) -> None:
        self.id = id
        self.name = name
        self.trace_name = name
        """The name with the number of the step, which `name` lacks so that averages take steps together."""
        self.overload_name = ""
        self.time_range = Interval(start_us, end_us)
        self.scope = int(scope)
        self.thread = thread
        """1 for the first thread seen, and so on."""
        self.fwd_thread = 0
        """Of a node: the thread of the forward call; 0 where it is not in the profile."""
        self.sequence_nr = -1
        """The same for a forward call and the node that it made; -1 for calls that made none."""
        self.input_shapes: Any = []
        self.input_types: list[str] = []
        self.concrete_inputs: list[Any] = []
        self.kwinputs: dict[str, Any] = {}
        self.stack: list[str] = []
        """Where in the program it was called, innermost first: ``file(line): function``."""
        self.cpu_memory_usage = 0
        """Bytes of results of operators that are held at its end and were not at its beginning."""
        self.cpu_parent: FunctionEvent | None = None
        self.cpu_children: list[FunctionEvent] = []
        self.kernels: list[Any] = []
        self.is_user_annotation = scope.name == "USER_SCOPE"

    @property
    def key(self) -> str:
        """What events are grouped by: the name."""
        return self.name

    @property
    def cpu_time_total(self) -> float:
        """Microseconds from beginning to end."""
        return self.time_range.elapsed_us()

    @property
    def self_cpu_time_total(self) -> float:
        """Those of them in no event within it."""
        return self.cpu_time_total - sum(child.cpu_time_total for child in self.cpu_children)

    @property
    def self_cpu_memory_usage(self) -> int:
        """`cpu_memory_usage`, without that of the events within it."""
        return self.cpu_memory_usage - sum(child.cpu_memory_usage for child in self.cpu_children)

    def __repr__(self) -> str:
        return (
            f"<FunctionEvent id={self.id} name={self.name} cpu_time={self.cpu_time_str} "
            f"start_us={self.time_range.start:.3f} end_us={self.time_range.end:.3f} "
            f"cpu_children={[child.id for child in self.cpu_children]} thread={self.thread} "
            f"input_shapes={self.input_shapes} cpu_memory_usage={self.cpu_memory_usage} "
            f"seq_nr={self.sequence_nr}>"
        )


class FunctionEventAvg(_Times):
    """Events of one key taken together."""

    def __init__(self) -> None:
        self.key: str | None = None
        self.count = 0
        self.overload_name = ""
        self.input_shapes: Any = None
        self.stack: list[str] = []
        self.scope: int | None = None
        self.cpu_parent: FunctionEvent | None = None
        self.cpu_children: list[FunctionEvent] = []
        self.is_user_annotation = False
        self._cpu_time_total = 0.0
        self._self_cpu_time_total = 0.0
        self.cpu_memory_usage = 0
        self.self_cpu_memory_usage = 0

    @property
    def cpu_time_total(self) -> float:
        """Microseconds of all of them."""
        return self._cpu_time_total

    @property
    def self_cpu_time_total(self) -> float:
        """Those of them in no event within."""
        return self._self_cpu_time_total

    def add(self, other: FunctionEvent | FunctionEventAvg) -> FunctionEventAvg:
        """Take in one more, or an average of several; the first decides the key."""
        if self.key is None:
            self.key = other.key
            self.overload_name = other.overload_name
            self.input_shapes = other.input_shapes
            self.stack = other.stack
            self.scope = other.scope
            self.cpu_parent = other.cpu_parent
            self.cpu_children = other.cpu_children
            self.is_user_annotation = other.is_user_annotation
        if other.key != self.key:
            raise AssertionError(f"Expected keys to match, but got {other.key} vs {self.key}")
        return self.combine(other)

    def combine(self, other: FunctionEvent | FunctionEventAvg) -> FunctionEventAvg:
        """Like `add`, whatever the other's key is."""
        self.count += other.count
        self._cpu_time_total += other.cpu_time_total
        self._self_cpu_time_total += other.self_cpu_time_total
        self.cpu_memory_usage += other.cpu_memory_usage
        self.self_cpu_memory_usage += other.self_cpu_memory_usage
        return self

    __iadd__ = add

    def __repr__(self) -> str:
        return (
            f"<FunctionEventAvg key={self.key} self_cpu_time={self.self_cpu_time_total_str} "
            f"cpu_time={self.cpu_time_str} input_shapes={self.input_shapes} "
            f"cpu_memory_usage={self.cpu_memory_usage}>"
        )
