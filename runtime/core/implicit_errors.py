"""Implicit errors: raised by NumPy or Python itself rather than by a ``raise`` statement.

Their messages speak of arrays and attributes that a program never saw.  The public function that received the
program's arguments raises another error instead, which names the argument of the wrong type or lists the arguments.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from inspect import signature, unwrap
from itertools import islice
from opcode import opmap
from typing import Any

import numpy as np

from .errors import broadcast_error
from .origin import is_ours

NUMPY_FOLDER = os.path.dirname(os.path.abspath(np.__file__)) + os.sep
_RAISES = frozenset((opmap["RAISE_VARARGS"], opmap["RERAISE"]))
_OF_SIGNATURES = re.compile(r"^[\w.<>]+\(\) (missing|takes|got an unexpected|got multiple)")
"""Python's messages for calls that do not match a signature; the function may be the program's own."""


def is_implicit(error: BaseException) -> bool:
    """Whether NumPy or Python raised `error` in code called from this package, not a ``raise`` statement."""
    if isinstance(error, TypeError) and _OF_SIGNATURES.match(str(error)):
        return False
    last = entry = error.__traceback__
    while entry is not None:
        filename = entry.tb_frame.f_code.co_filename
        if not filename.startswith(NUMPY_FOLDER) and not filename.endswith(
            ".pyx"
        ):  # of compiled modules
            last = entry
        entry = entry.tb_next
    if last is None or not is_ours(last.tb_frame.f_code.co_filename):
        return False
    within_numpy = last.tb_next is not None
    return within_numpy or last.tb_frame.f_code.co_code[last.tb_lasti] not in _RAISES


def explained(
    error: Exception,
    function: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    name: str = "",
) -> Exception | None:
    """The error to raise in place of `error` from the public `function`; None if the original message will do.

    `name` is the name that the program called, if it differs from the function's.
    """
    if isinstance(error, AssertionError) or not is_implicit(error):
        return None
    name = name or function.__name__
    if isinstance(error, MemoryError):
        size = getattr(error, "_total_size", None)
        tried = "" if size is None else f": you tried to allocate {size} bytes"
        return RuntimeError(f"{name}(): DefaultCPUAllocator: can't allocate memory{tried}.")
    if isinstance(error, ValueError) and _TOO_BIG.search(str(error)):
        return RuntimeError(f"{name}(): Storage size calculation overflowed")
    if isinstance(error, (ValueError, IndexError)) and _TOO_MANY.search(str(error)):
        got = shown(args, kwargs)
        return RuntimeError(
            f"{name}(): tensors have at most 64 dimensions, as NumPy's arrays: {got}"
        )
    wrong = _misfit(name, function, args, kwargs)
    if wrong is not None:
        return wrong
    if isinstance(error, OverflowError):
        return _too_large(name, function, args, kwargs)
    if isinstance(error, IndexError):
        text = f"{name}(): Dimension or index out of range, got {shown(args, kwargs)}"
        return IndexError(text)
    if isinstance(error, ValueError) and "broadcast" in str(error):
        arrays = [value._data_ for value in (*args, *kwargs.values()) if hasattr(value, "_bits_")]
        apart = broadcast_error(name, arrays)
        if apart is not None:
            return apart
    if isinstance(error, (ValueError, ZeroDivisionError)) or _is_numpys(error):
        return RuntimeError(f"{name}(): arguments do not fit each other: {shown(args, kwargs)}")
    return None


def _too_large(
    name: str, function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> Exception:
    """The error for an integer that does not fit in 64 bits or in the target dtype."""
    got = shown(args, kwargs)
    for annotation, value in _annotated(function, args, kwargs):
        if isinstance(value, int) and not -(1 << 63) <= value < 1 << 63:
            if annotation == "int":
                break
            return OverflowError(f"{name}(): int too big to convert: {got}")
    return ValueError(f"{name}(): Overflow when unpacking long long: {got}")


def _annotated(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> list[tuple[str, Any]]:
    """Pairs of annotation and argument; the annotation is empty if the function has no signature."""
    try:
        declared = signature(function)
        given = declared.bind(*args, **kwargs).arguments
    except (TypeError, ValueError):  # it has no signature, or these are not its arguments
        return [("", value) for value in kwargs.values()]
    return [(_words(declared.parameters[name].annotation), value) for name, value in given.items()]


_TOO_BIG = re.compile("array is too big|Maximum allowed (dimension|size) exceeded")
_TOO_MANY = re.compile(
    "maximum supported dimension for an ndarray|number of dimensions must be within"
)


def _is_numpys(error: Exception) -> bool:
    return type(error).__module__.partition(".")[0] == "numpy"


# -- arguments of the wrong type -------------------------------------------------------------------------


def _misfit(
    name: str, function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> TypeError | None:
    """The error for the first argument that does not match its annotation in the signature of `function`."""
    try:
        declared = signature(function)
        given = declared.bind(*args, **kwargs).arguments
    except (TypeError, ValueError):  # a function without a signature, or another's arguments
        return None
    scope = getattr(unwrap(function), "__globals__", {})
    method = 0
    for position, (parameter, value) in enumerate(given.items(), 1):
        words = _words(declared.parameters[parameter].annotation)
        if position == 1 and parameter == "self" and "." in function.__qualname__:
            words, method = "Tensor", 1
        if not _fits(words, value, scope):
            counted = position - method
            where = f" (position {counted})" if counted and position <= len(args) else ""
            expected = words.removesuffix(" | None")
            return TypeError(
                f"{name}(): argument '{parameter}'{where} must be {expected}, not {_class(value)}"
            )
    return None


def _words(annotation: Any) -> str:
    return annotation if isinstance(annotation, str) else repr(annotation)


def _fits(annotation: str, value: Any, scope: Mapping[str, Any]) -> bool:
    """Whether `value` is of one of the annotated types, looked up in `scope`; unknown types match anything."""
    return any(_is_of(words.strip(), value, scope) for words in _UNION.split(annotation))


_UNION = re.compile(r"\|(?![^\[]*\])")


def _is_of(words: str, value: Any, scope: Mapping[str, Any]) -> bool:
    if words == "None":
        return value is None
    kinds = _KINDS.get(words)
    if kinds is not None:
        if isinstance(value, bool) and bool not in kinds:
            return False
        return isinstance(value, kinds) or (
            words not in ("bool", "str") and hasattr(value, "_bits_")
        )
    outer, _, inner = words.rstrip("]").partition("[")
    if outer in ("Sequence", "list", "tuple") and inner:
        element = inner.removesuffix(", ...")
        return isinstance(value, (list, tuple)) and all(
            "," in element or _fits(element, item, scope) for item in value
        )
    if outer == "Callable":
        return callable(value)
    kind = scope.get(outer)
    if isinstance(kind, type) and kind is not Any and not getattr(kind, "_is_protocol", False):
        return isinstance(value, kind)
    return True


_KINDS: dict[str, tuple[type, ...]] = {
    "Tensor": (),
    "int": (int, np.integer),
    "float": (bool, int, float, np.number),
    "Number": (bool, int, float, complex, np.number),
    "bool": (bool,),
    "str": (str,),
}


# -- describing arguments ---------------------------------------------------------------------------------


def shown(args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
    """The arguments of a call in short form: ``float32[2, 3], dim=1``."""
    named = (f"{name}={_one(value)}" for name, value in kwargs.items())
    return ", ".join((*map(_one, args), *named))


def _one(value: Any) -> str:
    if hasattr(value, "_bits_"):
        return f"{value._data_.dtype.name}{list(value._data_.shape)}"
    if isinstance(value, (list, tuple)):
        items = ", ".join(map(_one, islice(value, 8)))
        return f"[{items}{', …' if len(value) > 8 else ''}]"
    text = repr(value)
    return text if len(text) < 60 else _class(value)


def _class(value: Any) -> str:
    return str(value.__class__.__name__)
