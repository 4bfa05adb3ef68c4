"""Kernels with a shape function (the field ``shape`` in YAML), which runs before anything is computed.

It gets the kernel's arguments, checks them and returns a `Result` for each array to come.  The meta kernel is
that and memory; the kernel for the CPU finds its arguments checked.  A kernel with a parameter ``out`` that
stands without default is filled in for: it gets arrays made from the results and writes every element.  Where
``out`` is None by default, the kernel makes its result itself unless somebody has memory for it.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any

from ..core.namespace import empty, empty_together
from ..core.result import Result

__all__ = [
    "checked",
    "checks",
    "filling",
    "foretelling",
    "memory_of",
    "must_be_given",
    "out_parameter",
]


def memory_of(foretold: Any) -> Any:
    """Uninitialised arrays for what a shape function returned: one, a tuple or list of them, or None."""
    if foretold.__class__ is Result:
        if foretold.like:
            return empty_together(list(foretold.like), foretold.dtype)
        return empty(foretold.shape, foretold.dtype)
    if foretold.__class__ in (tuple, list):
        return foretold.__class__(memory_of(each) for each in foretold)
    return foretold


def foretelling(shape: Callable[..., Any]) -> Callable[..., Any]:
    """The meta kernel."""

    def meta(*args: Any) -> Any:
        return memory_of(shape(*args))

    return meta


def filling(function: Callable[..., Any]) -> Callable[[Any, tuple[Any, ...]], Any]:
    """Runs a kernel whose results are foretold: over those, and its arguments."""
    if not must_be_given(function):
        return lambda foretold, args: function(*args)

    def filled(foretold: Any, args: tuple[Any, ...]) -> Any:
        made = memory_of(foretold)
        function(*args, out=made)
        return made

    return filled


def checks(shape: Callable[..., Any]) -> bool:
    """Whether a shape function refuses what its kernel would not."""
    return not getattr(shape, "only_foretells", False)


def checked(shape: Callable[..., Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """The kernel behind its shape function, where that has a say before."""
    if not must_be_given(function) and not checks(shape):
        return function
    compute = filling(function)

    def kernel(*args: Any) -> Any:
        return compute(shape(*args), args)

    return kernel


def out_parameter(function: Callable[..., Any]) -> Parameter | None:
    """The parameter through which a kernel gets memory for its result."""
    return signature(function).parameters.get("out")


def must_be_given(function: Callable[..., Any]) -> bool:
    """Whether a kernel cannot do without memory for its results."""
    out = out_parameter(function)
    return out is not None and out.default is Parameter.empty
