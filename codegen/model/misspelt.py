"""Misspelt operator names, reported once in the operator's own entry.

`sinn` may have `autogen: sin_, sin.out`, or stand beside `sin_`, `sin.out` and a derivative of `sin`.  Without this
check, each of those would be reported as naming no operator, although only the entry is wrong.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

from ...schema.names import OperatorName
from ...schema.reader import SchemaError
from ...schema.suggestion import Suggestion
from ..diagnostics import Diagnostics, nearest
from ..yaml.syntax import Mapping, Node, Scalar, Sequence
from .types import NativeFunction

_LIKENESS = 0.5
"""One letter of two: what is so like each other, and nothing else like either, is more than that."""

_SLIPS = 20
"""Operators that are differentiated and not declared: more than these are another version's."""


def respelt(
    functions: Iterable[NativeFunction],
    derivatives: Node | None,
    diagnostics: Diagnostics,
    kernels: Callable[[], Collection[str]] = tuple,
    unread: Collection[str] = (),
) -> tuple[NativeFunction, ...]:
    """The functions; one whose name is misspelt is reported and goes by the name that the others call it.

    Its name is held to be misspelt where `autogen`, `structured_delegate` or the file of derivatives names an operator
    that nothing declares, the name is almost that, and at least two places have that one, while none has the entry's.
    `kernels` finds out which functions there are, of which one may have the name as well; `unread` are operators that
    are declared with a mistake.
    """
    written = tuple(functions)
    known = {str(name) for function in written for name in (function.name, *_others(function))}
    unknown = [
        name for name in _differentiated(derivatives) if name not in known and name not in unread
    ]
    lost = [name for text in unknown for name in _parsed(text)]
    lost = lost if len(lost) <= _SLIPS else []
    suspects = [
        f for f in written if lost or {n.name.base for n in _others(f)} - {f.name.name.base}
    ]
    if not suspects:
        return written
    words = Counter(re.findall(r"\w+", derivatives.source.text) if derivatives else ())
    forms = Counter(function.name.name.base for function in written)
    forms.update(name.name.base for function in written for name in _others(function))
    defined = kernels()
    declared = {function.name for function in written}
    unnamed = [
        f
        for f in suspects
        if not words[base := f.name.name.base] and base not in defined and forms[base] == 1
    ]
    found = {}
    for function in unnamed:
        own = function.name
        joined = next((name for name in lost if _is_joined(own, name)), None)
        if joined is not None:
            found[own] = joined
            continue
        others = {name.name.base for name in _others(function)}
        candidates = others or {name.name.base for name in lost if _may_be(name, own)}
        near = nearest(own.name.base, candidates, _LIKENESS)
        if near is None or len(others) > 1:
            continue
        back = nearest(near, (f.name.name.base for f in unnamed), _LIKENESS)
        name = replace(own, name=replace(own.name, base=near))
        places = forms[near] + (name in lost) + (words[near] > 1) + (near in defined)
        if back == own.name.base and name not in declared and places > 1:
            found[own] = name
    return tuple(_named(function, found.get(function.name), diagnostics) for function in written)


def _others(function: NativeFunction) -> tuple[OperatorName, ...]:
    """The operators of its own family that an entry names."""
    delegate = function.structured_delegate
    return function.autogen if delegate is None else (*function.autogen, delegate)


def _may_be(lost: OperatorName, own: OperatorName) -> bool:
    return (lost.overload, lost.namespace) == (own.overload, own.namespace)


def _is_joined(own: OperatorName, lost: OperatorName) -> bool:
    """Whether a name is that of an overload without its dot: `addTensor`, `add_Tensor`."""
    base, overload = lost.name, lost.overload
    joined = (f"{base}{overload}", f"{base}_{overload}")
    return bool(overload) and not own.overload and str(own.name) in joined


def _differentiated(derivatives: Node | None) -> Iterator[str]:
    """The operators that the entries of a file name, whether or not there are such."""
    for item in derivatives.items if isinstance(derivatives, Sequence) else ():
        name = item.get("name") if isinstance(item, Mapping) else None
        if isinstance(name, Scalar):
            yield name.text.partition("(")[0].strip()


def _parsed(name: str) -> Iterator[OperatorName]:
    with suppress(SchemaError):  # its own line is told
        yield OperatorName.parse(name)


def _named(
    function: NativeFunction, name: OperatorName | None, diagnostics: Diagnostics
) -> NativeFunction:
    """The function under another name, if one is given, which is reported."""
    if name is None:
        return function
    own, meant = function.name.name.base, name.name.base
    if name.overload != function.name.overload:
        own, meant = str(function.name), str(name)
    where = function.location
    schema = function.syntax.get("func") if function.syntax else None
    if isinstance(schema, Scalar):
        where = schema.locate(schema.text.find(own), len(own))
    message = f"'{own}' is the operator that others call '{meant}'"
    diagnostics.error("GS310", message, where, Suggestion(own, meant))
    # A kernel that the entry does not name has the operator's name.
    meant = str(name.name)
    kernels = {key: meant if kernel == own else kernel for key, kernel in function.dispatch.items()}
    return replace(function, func=replace(function.func, name=name), dispatch=kernels)
