"""Settings of a whole process that programs written for PyTorch make, and what there is to set here.

Array code runs on NumPy.  Several threads may share the blocks of a large array (`core/threads`); the same calls give
the same bits, whatever is set.  What is set can be read back, and is checked as it is there.
"""

from __future__ import annotations

from ..core.blas_threads import limit_blas
from ..core.handlers import check_flag
from ..core.origin import warn_caller
from ..core.threads import get_threads, set_threads

_MODES = ("default", "warn", "error")
_PRECISIONS = ("highest", "high", "medium")


class _Settings:
    deterministic = "default"
    precision = "highest"
    interop_threads = 1


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Ask for the same bits from the same calls, which all operators give in any case.

    TypeError for anything but a bool.
    """
    check_flag("use_deterministic_algorithms", "mode", mode)
    check_flag("use_deterministic_algorithms", "warn_only", warn_only)
    _Settings.deterministic = _MODES[(1 if warn_only else 2) if mode else 0]


def are_deterministic_algorithms_enabled() -> bool:
    """Whether they were asked for."""
    return _Settings.deterministic != "default"


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """Whether they were asked for with warnings instead of errors."""
    return _Settings.deterministic == "warn"


def set_deterministic_debug_mode(debug_mode: int | str) -> None:
    """`use_deterministic_algorithms` by name or number: default, warn or error, or 0, 1, 2.

    RuntimeError for any other, TypeError for what is neither.
    """
    if not isinstance(debug_mode, (int, str)):
        raise TypeError(f"debug_mode must be str or int, but got {type(debug_mode)}")
    known = range(len(_MODES)) if isinstance(debug_mode, int) else _MODES
    if debug_mode not in known:
        raise RuntimeError(
            f"invalid value of debug_mode, expected 0, 1, 2, `default`, `warn` or `error`, but got {debug_mode}"
        )
    _Settings.deterministic = _MODES[debug_mode] if isinstance(debug_mode, int) else debug_mode


def get_deterministic_debug_mode() -> int:
    """0 for default, 1 for warn, 2 for error."""
    return _MODES.index(_Settings.deterministic)


def set_float32_matmul_precision(precision: str) -> None:
    """Allow products of float32 to be less exact (highest, high, medium), which none here is; another word warns."""
    if precision in _PRECISIONS:
        _Settings.precision = precision
    else:
        warn_caller(
            f"{precision} is not one of 'highest', 'high', or 'medium'; the call has no effect."
        )


def get_float32_matmul_precision() -> str:
    """The precision that was set."""
    return _Settings.precision


def set_flush_denormal(mode: bool) -> bool:
    """False: NumPy does not take denormal numbers for zero, and cannot be told to.  RuntimeError for anything but a bool."""
    if not isinstance(mode, bool):
        raise RuntimeError(f"flush_denormal expects a bool, but got {type(mode).__name__}")
    return False


def _check_threads(function: str, count: int) -> None:
    if count.__class__ is not int:
        raise RuntimeError(f"{function} expects an int, but got {type(count).__name__}")
    if count <= 0:
        raise RuntimeError(f"{function} expects a positive integer")


def set_num_threads(number: int, /) -> None:
    """How many threads may share the work of one operator on large tensors; results do not depend on it.

    Matrix products are NumPy's BLAS: it has as many where `threadpoolctl` is installed (the extra `fast`), else those that
    its own variables of the environment (OPENBLAS_NUM_THREADS, MKL_NUM_THREADS) say before the first import.
    RuntimeError unless positive.
    """
    _check_threads("set_num_threads", number)
    set_threads(number)
    limit_blas(number)


def get_num_threads() -> int:
    """The number that was set, or OMP_NUM_THREADS, or that of the processors that the process may use."""
    return get_threads()


def set_num_interop_threads(number: int, /) -> None:
    """How many operators may run at a time, which is one on each thread of the program's."""
    _check_threads("set_num_interop_threads", number)
    _Settings.interop_threads = number


def get_num_interop_threads() -> int:
    """The number that was set, or 1."""
    return _Settings.interop_threads
