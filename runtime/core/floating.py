"""Contexts in which NumPy computes infinities and NaNs without warnings, as PyTorch does.

NumPy keeps its error handling for overflow, division by zero and the like in a context variable.  Array code of this
package runs in contexts of its own in which nothing is reported, whatever warning filters or `numpy.errstate` a
program sets: those concern the program's own arrays.  `numpy.errstate` would do the same at three times the cost of a
small sum.

A context holds one call at a time, so calls use fresh copies, which are cheap.  The fastest kernels keep one context
each, and use a fresh one only while another thread is in theirs.  A program's code must not run in such a context,
since its own context variables are not set there.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context
from functools import wraps
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

_quiet = Context()
_quiet.run(np.seterr, all="ignore")

fresh_context = _quiet.copy
"""A context in which floating point errors are ignored: ``fresh_context().run(function, *args)``."""

_raising = _quiet.copy()
_raising.run(np.seterr, over="raise", invalid="raise")

raising_context = _raising.copy
"""One in which FloatingPointError is raised where a result overflows or is none, though the operands are numbers."""


def quiet(function: F) -> F:
    """`function`, run in such a context."""

    @wraps(function)
    def kernel(*args: Any, **kwargs: Any) -> Any:
        return fresh_context().run(function, *args, **kwargs)

    return kernel  # type: ignore[return-value]
