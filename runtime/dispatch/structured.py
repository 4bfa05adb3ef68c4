"""Kernels with a shape function (the field ``shape`` in YAML), which runs before anything is computed.

The shape function receives the kernel's arguments, checks them, and returns a `Result` for each array to come.  The
meta kernel is the shape function plus allocation; the CPU kernel can rely on its checks.  A kernel whose parameter
``out`` has no default receives allocated arrays and writes every element.  If ``out`` defaults to None, the kernel
allocates its result unless the caller provides memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Parameter, signature
from typing import Any

from numpy import ndarray

from ..core.namespace import (
    default_dtype,
    empty_in_order,
    empty_together,
    laid_out,
    order_together,
)
from ..core.result import Result


def memory_of(inferred: Any, ordered: bool = True) -> Any:
    """Uninitialized arrays for what a shape function returned: one, a tuple or list of them, or None.

    Unless `ordered` those with an order of their own are contiguous: kernels count elements through.
    """
    if inferred.__class__ is Result:
        if inferred.like:
            return empty_together(list(inferred.like), inferred.dtype)
        return empty_in_order(inferred.shape, inferred.dtype, inferred.order if ordered else ())
    if inferred.__class__ in (tuple, list):
        return inferred.__class__([memory_of(each, ordered) for each in inferred])
    return inferred


def inferring(shape: Callable[..., Any]) -> Callable[..., Any]:
    """The meta kernel."""

    def meta(*args: Any) -> Any:
        return memory_of(shape(*args))

    return meta


def filling(function: Callable[..., Any]) -> Callable[[Any, tuple[Any, ...]], Any]:
    """Runs a kernel whose results are inferred: over those, and its arguments."""
    if not must_be_given(function):
        return lambda inferred, args: function(*args)

    def filled(inferred: Any, args: tuple[Any, ...]) -> Any:
        made = memory_of(inferred, ordered=False)
        function(*args, out=made)
        return made

    return filled


def checks(shape: Callable[..., Any]) -> bool:
    """Whether a shape function refuses what its kernel would not."""
    return not getattr(shape, "only_infers", False)


def checked(
    shape: Callable[..., Any],
    function: Callable[..., Any],
    strided: bool = False,
    types: Sequence[str] = (),
) -> Callable[..., Any]:
    """The kernel behind its shape function, where that has a say before.

    With `strided`, for arguments that need not be contiguous, it has: results lie as it infers.  What it infers
    is remembered if the `types` of arguments are such that calls can be compared.
    """
    if not strided and not must_be_given(function) and not checks(shape):
        return function
    compute = filling(function)

    def kernel(*args: Any) -> Any:
        return compute(shape(*args), args)

    infer = shape
    if types and _comparable(types) and not must_be_given(function):
        infer = _remembered(shape, types)

    def lying_as_inferred(*args: Any) -> Any:
        inferred = infer(*args)
        return in_order(inferred, compute(inferred, args))

    return lying_as_inferred if strided else kernel


def _remembered(shape: Callable[..., Any], types: Sequence[str]) -> Callable[..., Any]:
    """`shape`, which is asked once about arrays of some dtypes that lie in some way."""
    known: dict[Any, Any] = {}
    numbers = _have_numbers(types)

    def inferred(*args: Any) -> Any:
        call: tuple[Any, ...] = tuple(
            [(a.shape, a.strides, a.dtype.num) if a.__class__ is ndarray else a for a in args]
        )
        if numbers:  # beside which an integer tensor may come to the default dtype
            call += (default_dtype(), *[a.__class__ for a in args])
        found = known.get(call)
        if found is None:
            found = _settled(shape(*args))
            if len(known) >= _MOST_CALLS:
                known.clear()
            known[call] = found
        return found

    return inferred


def _settled(inferred: Any) -> Any:
    """`inferred` without the arrays that its order is that of."""
    if inferred.__class__ is Result:
        order = order_together(inferred.like, inferred.shape) if inferred.like else inferred.order
        return Result(inferred.shape, inferred.dtype, (), order)
    if inferred.__class__ in (tuple, list):
        return inferred.__class__(map(_settled, inferred))
    return inferred


def in_order(inferred: Any, made: Any) -> Any:
    """What a kernel `made`, its dimensions in memory as its shape function inferred."""
    if inferred.__class__ is Result:
        if inferred.like:
            return laid_out(made, order_together(inferred.like, inferred.shape))
        return laid_out(made, inferred.order)
    if inferred.__class__ in (tuple, list):
        return inferred.__class__(map(in_order, inferred, made))
    return made


_MOST_CALLS = 512
"""How many calls a kernel remembers."""

_COMPARED = frozenset(
    (
        "Tensor",
        "bool",
        "int",
        "SymInt",
        "float",
        "str",
        "ScalarType",
        "Scalar",
        "Layout",
        "Device",
        "MemoryFormat",
    )
)
"""Types of arguments of which equal ones are the same to a shape function, if they are of one class."""


def _comparable(types: Sequence[str]) -> bool:
    """Whether arguments of these types of schemas that are equal, and of one class, are the same to a shape function."""
    kinds = [
        type if "Tensor" in type or "Scalar" in type else type.partition("[")[0] for type in types
    ]
    return _COMPARED.issuperset(kind.rstrip("?") for kind in kinds)


def _have_numbers(types: Sequence[str]) -> bool:
    """Whether among arguments of these types equal ones may be of several classes, as the numbers 1 and True are."""
    return any(type.startswith("Scalar") and not type.startswith("ScalarType") for type in types)


def checked_once(
    shape: Callable[..., Any],
    function: Callable[..., Any],
    types: Sequence[str],
    one_dtype: bool,
    numbers: bool = False,
) -> Callable[..., Any]:
    """Like `checked`, over arguments of these types of schemas; a call like one that has passed is not checked again.

    A shape function sees the shapes and dtypes of arrays, never their elements: what it had nothing against once, it
    has nothing against.  With `one_dtype` the arrays of all calls are of one; with `numbers` some may stand for tensors.
    """
    if _comparable(types) and must_be_given(function):
        return checked(_remembered(shape, ["Scalar"] if numbers else types), function)
    if not _comparable(types) or not checks(shape):
        return checked(shape, function)
    passed: set[Any] = set()

    def check(call: Any, *args: Any) -> None:
        shape(*args)
        if len(passed) >= _MOST_CALLS:
            passed.clear()
        passed.add(call)

    tensors = [place for place, type in enumerate(types) if "Tensor" in type]
    if not numbers and _have_numbers(types):
        if one_dtype and tensors == [0] and types[0] == "Tensor":

            def of_one_and_numbers(array: Any, *rest: Any) -> Any:
                call = (array.shape, rest, *map(type, rest))
                if call not in passed:
                    check(call, array, *rest)
                return function(array, *rest)

            return of_one_and_numbers

        if tensors == [0, 1] and types[:2] == ["Tensor", "Tensor"]:

            def of_two_and_numbers(first: Any, second: Any, *rest: Any) -> Any:
                dtypes = first.dtype.num, second.dtype.num
                call = (first.shape, second.shape, dtypes, rest, *map(type, rest))
                if call not in passed:
                    check(call, first, second, *rest)
                return function(first, second, *rest)

            return of_two_and_numbers

    if numbers or _have_numbers(types):

        def of_numbers(*args: Any) -> Any:
            call = tuple(
                [
                    (
                        (a.shape, one_dtype or a.dtype.num)
                        if a.__class__ is ndarray
                        else (a.__class__, a)
                    )
                    for a in args
                ]
            )
            if call not in passed:
                check(call, *args)
            return function(*args)

        return of_numbers
    if not tensors:

        def of_none(*args: Any) -> Any:
            if args not in passed:
                check(args, *args)
            return function(*args)

        return of_none

    if one_dtype and tensors == [0] and types[0] == "Tensor":

        def of_one(array: Any, *rest: Any) -> Any:
            call = (array.shape, rest)
            if call not in passed:
                check(call, array, *rest)
            return function(array, *rest)

        return of_one

    if one_dtype and tensors == [0, 1] and types[:2] == ["Tensor", "Tensor"]:

        def of_two(first: Any, second: Any, *rest: Any) -> Any:
            call = (first.shape, second.shape, rest)
            if call not in passed:
                check(call, first, second, *rest)
            return function(first, second, *rest)

        return of_two

    def of_several(*args: Any) -> Any:
        call = tuple(
            [(a.shape, one_dtype or a.dtype.num) if a.__class__ is ndarray else a for a in args]
        )
        if call not in passed:
            check(call, *args)
        return function(*args)

    if types[:2] == ["Tensor", "Tensor"]:

        def of_two_dtypes(first: Any, second: Any, *rest: Any) -> Any:
            call = (first.shape, first.dtype.num, second.shape, second.dtype.num, rest)
            try:
                if call not in passed:
                    check(call, first, second, *rest)
            except TypeError:  # an array is among the rest
                return of_several(first, second, *rest)
            return function(first, second, *rest)

        return of_two_dtypes

    return of_several


def out_parameter(function: Callable[..., Any]) -> Parameter | None:
    """The parameter through which a kernel gets memory for its result."""
    return signature(function).parameters.get("out")


def must_be_given(function: Callable[..., Any]) -> bool:
    """Whether a kernel cannot do without memory for its results."""
    out = out_parameter(function)
    return out is not None and out.default is Parameter.empty
