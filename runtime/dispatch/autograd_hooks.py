"""The interface through which the dispatcher calls autograd, a layer above it.

``runtime/autograd/layers.py`` and ``runtime/transforms`` fill in the functions.  Most run once per kernel, when it is
resolved, and only for calls that record; the slow path alone calls the others for each call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.keys import DispatchKey
from .kernel import Kernel, KernelKind

if TYPE_CHECKING:
    from .operator import OpOverload


class Step(NamedTuple):
    """The state of resolving a call: the kernel found at its highest dispatch key."""

    operator: OpOverload
    kernel: Kernel
    key: DispatchKey
    bits: int
    """The masked bits of the call."""
    raw: int
    """The keys still to serve, `key` and those below it."""
    resolve: Callable[[OpOverload, int, int], Callable[..., Any]]
    """Resolves the operator for other bits, restricted to a keyset."""
    below: int
    """`raw` without `key`."""


class _AutogradHooks:
    """The functions that autograd and transforms provide."""

    layers: dict[KernelKind, Callable[[Step], Callable[..., Any] | None]]
    """By kind of kernel: wraps the kernel below; None if there is nothing to do for these bits."""
    unregistered: Callable[[Step], Callable[..., Any] | None]
    """Wraps an operator defined at run time that has no autograd kernel; None for no wrapper."""
    forward: Callable[[Step], Callable[..., Any] | None]
    """Wraps the autograd kernel if an argument has a tangent; None for no wrapper."""
    guard_inference: Callable[[OpOverload, Callable[..., Any]], Callable[..., Any]]
    """Wraps the function for calls that have an inference tensor among their arguments."""
    call_in_inference: Callable[[OpOverload, Callable[..., Any], list[Any]], Any]
    """Calls a kernel in inference mode."""
    catch_up: Callable[[Sequence[Any]], None]
    """Updates tangents of views among the arguments."""
    transformed: Callable[
        [OpOverload, int, Callable[[OpOverload, int, int], Callable[..., Any]]], Callable[..., Any]
    ]
    """Resolves a call inside a function transform; the third argument resolves without it."""
    settled: Callable[[Any], Any]
    """The tensor below all differentiation levels that have been closed; the tensor itself if there are none."""
    pack_saved: Callable[[OpOverload, Any], None]
    """Runs saved-tensor hooks on what the call with these results saved."""


autograd_hooks = _AutogradHooks()
