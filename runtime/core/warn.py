"""Warnings that are given once in a process, unless a program asks for every one."""

from __future__ import annotations

import warnings

from .dtypes import bool_, dtype
from .origin import warn_caller as warn_caller
from .package_name import package_name

_given: set[str] = set()
_always = False


def warn_once(message: str, stacklevel: int = 2) -> None:
    """Warn, the first time that this is said; `stacklevel` counts from the caller."""
    if _is_due(message):
        warnings.warn(message, UserWarning, stacklevel=stacklevel + 1)


def warn_caller_once(message: str) -> None:
    """Warn, the first time that this is said, at the line of the program that called into this package."""
    if _is_due(message):
        warn_caller(message)


def warn_deprecated(old: str, new: str) -> None:
    """Warn, once, that PyTorch goes from the function `old` to `new`."""
    warn_caller_once(f"gradsmith.{old} is deprecated in favor of gradsmith.{new}")


def warn_volatile() -> None:
    """Warn that a tensor cannot be made volatile any more."""
    warn_caller(
        "volatile was removed and now has no effect. Use "
        f"`with {package_name.shown}.no_grad():` instead."
    )


def warn_zero_dim(
    name: str, instead: str = "This function is the identity in these cases."
) -> None:
    """Warn, once, that the attribute `name` of a tensor of no dimensions is deprecated; `instead` says what to do."""
    warn_caller_once(f"Tensor.{name} is deprecated on 0-D tensors. {instead}")


def _is_due(message: str) -> bool:
    due = _always or message not in _given
    _given.add(message)
    return due


def warn_of_cast(source: dtype, target: dtype, stacklevel: int = 2) -> None:
    """Warn where a cast gives up imaginary parts."""
    if source.category == 3 and target.category < 3 and target is not bool_:
        warn_discarded(stacklevel + 1)


def warn_discarded(stacklevel: int = 2) -> None:
    """Warn, once, that imaginary parts are given up."""
    warn_once("Casting complex values to real discards the imaginary part", stacklevel + 1)


def set_warn_always(b: bool, /) -> None:
    """Whether warnings that are given once in a process are given each time; RuntimeError for anything but a bool."""
    global _always
    if not isinstance(b, bool):
        raise RuntimeError(f"set_warn_always(): expected a bool, but got {type(b).__name__}")
    _always = b


def is_warn_always_enabled() -> bool:
    """What `set_warn_always` last said."""
    return _always
