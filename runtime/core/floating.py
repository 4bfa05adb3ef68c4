"""Where NumPy computes infinities and NaNs without a word, as PyTorch does.

What NumPy does about overflow, division by zero and the like is kept in a context variable.  Array code of
this package runs in contexts of its own, in which that is nothing: whatever a program's filters of warnings
or its `numpy.errstate` say, they are about the program's own arrays.  `numpy.errstate` would do the same at
three times the price of a small sum.

A context holds one call at a time, so calls take fresh copies, which cost little; the fastest kernels keep
one each and take a fresh one only when another thread is in theirs.  No code of a program's may run in such a
context: its own context variables are not there.
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
