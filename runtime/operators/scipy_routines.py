"""SciPy's routines in place of ours, where it is installed and is faster: nothing else decides that.

The extra `fast` installs it.  It serves triangular systems, factorizations and systems of equations (LAPACK without
NumPy's detours), Fourier transforms, special functions and sums by place, of arrays so large that its import, a tenth of a second
once, is worth it.  ``GRADSMITH_SCIPY=0`` in the environment leaves all to NumPy.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from typing import Any

from ..core.blas_threads import SCIPY_BLAS
from ..core.namespace import Array, certain, host, np

enabled = os.environ.get("GRADSMITH_SCIPY", "") != "0"

# Elements of an array, and rows of a matrix, from which on SciPy is asked.
LEAST, LEAST_ROWS = 8192, 64

_PREFIXES = {"f": "s", "d": "d", "F": "c", "D": "z"}


def _alone(routine: Callable[..., Any]) -> Callable[..., Any]:
    """A routine of SciPy's BLAS on the calling thread: see `core/blas_threads`."""

    @wraps(routine)
    def alone(*args: Any, **kwargs: Any) -> Any:
        with SCIPY_BLAS:
            return routine(*args, **kwargs)

    return alone


@cache
def _routine(name: str) -> Callable[..., Any] | None:
    module, _, attribute = name.rpartition(".")
    try:
        found: Callable[..., Any] = getattr(import_module(f"scipy.{module}"), attribute)
    except (ImportError, AttributeError):  # not installed, or a release without it
        return None
    return _alone(found) if module.startswith("linalg.") else found


def _is_plain(array: Array) -> bool:
    """Whether these are NumPy's numbers, and none of a backend or a proof."""
    return np is host and type(array) is host.ndarray and array.dtype.char in _PREFIXES


def scipy_routine(name: str, array: Array) -> Callable[..., Any] | None:
    """SciPy's function `name`, such as "fft.rfft", where it shall compute of `array`; None where NumPy shall."""
    if enabled and array.size >= LEAST and _is_plain(array):
        return _routine(name)
    return None


def lapack_routine(name: str, matrix: Array) -> Callable[..., Any] | None:
    """The routine `name` of BLAS or LAPACK, such as "lapack.getrf", for a single large `matrix`; None where NumPy's serves."""
    if enabled and matrix.ndim == 2 and len(matrix) >= LEAST_ROWS and _is_plain(matrix):
        library, _, routine = name.partition(".")
        return _routine(f"linalg.{library}.{_PREFIXES[matrix.dtype.char]}{routine}")
    return None


def or_scipy(name: str, kernel: Callable[[Array], Array], least: float) -> Callable[[Array], Array]:
    """`kernel`, of one array, or SciPy's function `name` in its place where no element is below `least`, or NaN.

    Below it SciPy loses digits, or has other conventions.
    """

    @wraps(kernel)
    def chosen(x: Array) -> Array:
        routine = scipy_routine(name, x)
        if routine is None or not certain(x.min() >= least, False):
            return kernel(x)
        return routine(x)  # type: ignore[no-any-return]

    return chosen
