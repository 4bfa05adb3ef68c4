"""DLPack capsules by name: what programs of before ``__dlpack__`` exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..api.interop import from_dlpack as from_dlpack_

if TYPE_CHECKING:
    from ..core.tensor import Tensor

__all__ = ["from_dlpack", "to_dlpack"]

_CPU = (1, 0)
"""DLPack's number of the CPU, and the device's index."""


class _Held:
    """A capsule as the object that `gradsmith.from_dlpack` asks for one."""

    def __init__(self, capsule: Any) -> None:
        self.capsule = capsule

    def __dlpack__(self, **options: Any) -> Any:
        return self.capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CPU


def to_dlpack(tensor: Tensor) -> Any:
    """A capsule that shares the tensor's memory, for one taker.

    Raises BufferError for tensors that require grad, are not on the CPU, or have a dtype that NumPy lacks.
    """
    return tensor.__dlpack__(max_version=(1, 0))


def from_dlpack(ext_tensor: Any) -> Tensor:
    """A tensor over the memory of a capsule, or of an object that has ``__dlpack__``.

    A capsule of DLPack before version 1 does not say whether it may be written to: the tensor then
    refuses to be changed in place.  Raises RuntimeError for anything else, and for a capsule that has
    been taken already.
    """
    if hasattr(ext_tensor, "__dlpack__"):
        return from_dlpack_(ext_tensor)
    try:
        return from_dlpack_(_Held(ext_tensor))
    except (ValueError, TypeError, AttributeError):
        raise RuntimeError(
            "from_dlpack received an invalid capsule: it takes what to_dlpack returns, once, or an "
            f"object that has __dlpack__, not {type(ext_tensor).__name__}"
        ) from None
