"""What the dispatcher asks of autograd, which stands on it.

Calls that record nothing never come here, and those that do come once, when their kernel is resolved; what
is asked at calls is asked by the slow path only.  ``runtime/autograd/layers.py`` puts everything in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.keys import DispatchKey
from .kernel import Kernel, KernelKind

if TYPE_CHECKING:
    from .operator import OpOverload


class Step(NamedTuple):
    """Where the resolution of a call stands: at the kernel that it found at its highest key."""

    operator: OpOverload
    kernel: Kernel
    key: DispatchKey
    bits: int
    """The masked bits of the call."""
    raw: int
    """The keyset that is left, down from `key`."""
    resolve: Callable[[OpOverload, int, int], Callable[..., Any]]
    """The function for other bits, and for kernels of the keys in another keyset only."""
    below: int
    """`raw` without `key`."""


class _Above:
    """The functions that autograd gives the dispatcher."""

    layers: dict[KernelKind, Callable[[Step], Callable[..., Any] | None]]
    """By kind of kernel: the function around what lies below it; None where it has nothing to do for these bits."""
    unregistered: Callable[[Step], Callable[..., Any] | None]
    """The layer of an operator defined at run time that has nothing at autograd's keys; None for no layer."""
    forward: Callable[[Step], Callable[..., Any] | None]
    """The layer around whatever serves autograd's keys where an argument has a tangent; None for no layer."""
    guard_inference: Callable[[OpOverload, Callable[..., Any]], Callable[..., Any]]
    """A function around the one for calls with an inference tensor among their arguments."""
    call_in_inference: Callable[[OpOverload, Callable[..., Any], list[Any]], Any]
    """Calls a kernel within inference mode."""
    catch_up: Callable[[Sequence[Any]], None]
    """Brings tangents of views among the arguments up to date."""
    transformed: Callable[
        [OpOverload, int, Callable[[OpOverload, int, int], Callable[..., Any]]], Callable[..., Any]
    ]
    """The function for calls while a transform of functions is open; the third argument is the resolution without."""
    settled: Callable[[Any], Any]
    """What a tensor of a transform stood for on levels of differentiation that are closed; itself if there are none."""
    pack_saved: Callable[[OpOverload, Any], None]
    """Hands what a call saved, whose results these are, to hooks on saved tensors."""


above = _Above()
