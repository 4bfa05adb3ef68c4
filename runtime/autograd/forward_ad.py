"""Forward-mode automatic differentiation.

Within a dual level, a dual tensor is one that has a tangent.  Every operation on it computes the tangents of its
results from the operation's derivative.  ::

    with dual_level():
        y = f(make_dual(x, v))
        jvp = unpack_dual(y).tangent

Reverse mode records tangents like any other result, and a backward pass within the level computes tangents as well.
Both orders of composition give second derivatives.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core.deferred import listing
from ..core.facade import from_above
from ..core.forking import renewed_lock
from ..core.state import state
from ..core.tensor import Tensor
from .forward.tangents import (
    NoForward,
    check_fits,
    close_level,
    laid_out_like,
    open_level,
    set_tangent,
    tangent_of,
)
from .grad_mode import _ContextDecorator, _Setting

__all__ = [
    "UnpackedDualTensor",
    "dual_level",
    "enter_dual_level",
    "exit_dual_level",
    "make_dual",
    "unpack_dual",
]

_lock = renewed_lock()


class UnpackedDualTensor(NamedTuple):
    """What `unpack_dual` returns: the tensor without its tangent, and the tangent or None."""

    primal: Tensor
    tangent: Tensor | None


def enter_dual_level() -> int:
    """Open a level, for all threads, and return its number.  RuntimeError while one is open."""
    opened = False
    try:
        with _lock:
            if state.dual_level >= 0:
                raise RuntimeError("Nested forward mode AD is not supported at the moment")
            opened = True
            open_level(0)
    except BaseException:
        if opened:  # Ctrl-C
            close_level()
        raise
    return 0


def exit_dual_level(*, level: int | None = None) -> None:
    """Close the level: all tangents are gone.  RuntimeError when `level` is not the one that is open."""
    with _lock:
        if level is not None and level != state.dual_level:
            raise RuntimeError(
                "Trying to exit a forward AD level that was not the last one that was created. This is "
                "not supported."
            )
        if state.dual_level < 0:
            raise RuntimeError(
                "Trying to exit a forward AD level but none is open: enter_dual_level() opens one."
            )
        close_level()


class dual_level(_ContextDecorator):
    """Within the block a level is open; at its end, all tangents are gone."""

    __slots__ = ("_level",)

    def __enter__(self) -> int:
        self._level = enter_dual_level()
        return self._level

    def __exit__(self, *exception: object) -> None:
        exit_dual_level(level=self._level)


def _open_level(level: int | None, what: str) -> bool:
    """Whether there is a level to use; RuntimeError when `level` names another."""
    if level is not None and level != state.dual_level:
        raise RuntimeError(f"Invalid level given to {what}: {level} is not open")
    return state.dual_level >= 0


def make_dual(tensor: Tensor, tangent: Tensor, *, level: int | None = None) -> Tensor:
    """A view of `tensor` that has `tangent`.

    `tangent` has the shape and device of `tensor`; both are floating or complex.  It becomes the tangent
    itself, uncopied, if its elements lie in memory as those of `tensor` do.  Raises RuntimeError outside of
    a level, for another shape or device, and if `tensor` or `tangent` has a tangent already; ValueError
    for a dtype without derivatives.
    """
    for name, value in (("tensor", tensor), ("tangent", tangent)):
        if not isinstance(value, Tensor):
            raise TypeError(
                f"make_dual(): argument '{name}' must be Tensor, not {type(value).__name__}"
            )
    if not _open_level(level, "make_dual"):
        raise RuntimeError(
            "Trying to create a dual Tensor for forward AD but no level exists, make sure to "
            "enter_dual_level() first."
        )
    if state.level is not None and not state.level.differentiates:
        return from_above("make_dual_below")(tensor, tangent)  # type: ignore[no-any-return]
    for name, value in (("primal", tensor), ("tangent", tangent)):
        if value.dtype.category < 2:
            raise ValueError(
                f"Expected {name} to be floating point or complex, but got: {value.dtype}"
            )
    if tangent_of(tensor) is not None:
        raise RuntimeError(
            "Making a dual Tensor based on a Tensor that already has a forward gradient at the same level "
            f"{state.dual_level} is not supported."
        )
    if tangent_of(tangent) is not None:
        raise RuntimeError(
            "Setting a forward grad that itself has a forward gradient at the same level "
            f"{state.dual_level} is not supported."
        )
    if tangent.dtype.is_complex and not tensor.dtype.is_complex:
        raise RuntimeError(
            f"make_dual(): a tangent of dtype {tangent.dtype} for a real tensor of dtype {tensor.dtype}: "
            "give its real part."
        )
    check_fits(tangent, tensor)
    dual: Tensor = tensor.view_as(tensor)
    with NoForward():
        set_tangent(dual, laid_out_like(tangent, dual))
    return dual


def unpack_dual(tensor: Tensor, *, level: int | None = None) -> UnpackedDualTensor:
    """A view of `tensor` without its tangent, and the tangent; None where there is none, or no level."""
    if not isinstance(tensor, Tensor):
        raise TypeError(
            f"unpack_dual(): argument 'tensor' must be Tensor, not {type(tensor).__name__}"
        )
    if not _open_level(level, "unpack_dual") or not is_forward_enabled():
        return UnpackedDualTensor(tensor, None)
    if state.level is not None and not state.level.differentiates:
        return from_above("unpack_dual_below")(tensor)  # type: ignore[no-any-return]
    tangent = tangent_of(tensor)
    with NoForward():
        return UnpackedDualTensor(tensor.view_as(tensor), tangent)


def is_forward_enabled() -> bool:
    """Whether the calling thread carries tangents forward."""
    return state.forward_enabled and not state.inference


_is_fwd_grad_enabled = is_forward_enabled


class _set_fwd_grad_enabled(_Setting):
    """Switch forward mode of the calling thread at once; as a context manager, until the end of the block."""

    __slots__ = ()
    _name = "forward_enabled"

    def __init__(self, mode: bool) -> None:
        super().__init__(bool(mode))


__dir__ = listing(globals())
