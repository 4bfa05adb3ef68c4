"""Whether programs for one version of a schema run with another.

The rules are those by which PyTorch judges its own changes (``is_backward_compatible_with`` and
``check_forward_compatible_with`` of a schema), argument by argument in their order.
*backward*: programs written for the old version run on the new one.  Every old argument keeps its place, name, default
and what is said of memory, and its type may become wider; what is new comes behind them and has a default; types of
what is returned may become narrower.
*forward*: programs written for the new version, where they say nothing of what is new, run on the old one.
What is returned counts in both directions here, and so does a required argument that is gone from the end; PyTorch
looks at them in the first only.
"""

from __future__ import annotations

from collections.abc import Iterator

from .function_schema import Argument, FunctionSchema, Optional, Return, Type


def _is_subtype(narrow: Type, wide: Type) -> bool:
    """Whether every value of one type is one of the other."""
    if narrow == wide or _plain(narrow) == _plain(wide):
        return True
    if isinstance(wide, Optional):
        return _is_subtype(narrow.without_optional, wide.elem)
    return (_plain(narrow), str(wide)) in _NUMBERS


def _plain(type: Type) -> str:
    """A type as it is told from others: symbolic sizes are sizes."""
    return (
        str(type).replace("SymInt", "int").replace("SymFloat", "float").replace("SymBool", "bool")
    )


_NUMBERS = frozenset((("int", "Scalar"), ("float", "Scalar")))
"""TorchScript's numbers, of which a truth value is none."""


def backward_breaks(old: FunctionSchema, new: FunctionSchema) -> Iterator[str]:
    """Why programs written for `old` do not run with `new`, each reason in words; nothing where they do."""
    yield from _returns(old, new, narrower=True)
    mine, theirs = old.arguments.non_out, new.arguments.non_out
    for number, argument in enumerate(mine):
        if number >= len(theirs) or theirs[number].name != argument.name:
            yield _missing(argument, new)
            continue
        yield from _argument(argument, theirs[number], old, new, wider=True)
    for added in theirs[len(mine) :]:
        if added.default is None:
            yield f"'{added.name}' is new and has no default"
    yield from _outs(old, new, wider=True)


def forward_breaks(old: FunctionSchema, new: FunctionSchema) -> Iterator[str]:
    """Why programs written for `new` that say nothing of what is new do not run with `old`."""
    yield from _returns(old, new, narrower=False)
    mine, theirs = old.arguments.non_out, new.arguments.non_out
    for number, argument in enumerate(mine):
        if number >= len(theirs):
            if argument.default is None:
                yield f"'{argument.name}' is gone, and the old version wants it"
            continue
        if theirs[number].name != argument.name:
            yield _missing(argument, new)
            continue
        yield from _argument(argument, theirs[number], old, new, wider=False)
    for added in theirs[len(mine) :]:
        if added.default is None:
            yield f"'{added.name}' is new and has no default"
        elif added.type.without_optional.as_list is not None and str(added.default) != "None":
            yield f"'{added.name}' is new and has a list for its default"
    yield from _outs(old, new, wider=False)


def _returns(old: FunctionSchema, new: FunctionSchema, narrower: bool) -> Iterator[str]:
    if len(old.returns) != len(new.returns):
        yield f"{len(new.returns)} values are returned, and {len(old.returns)} were"
        return
    for number, (before, after) in enumerate(zip(old.returns, new.returns, strict=True)):
        yield from _return(number, before, after, narrower)


def _outs(old: FunctionSchema, new: FunctionSchema, wider: bool) -> Iterator[str]:
    mine, theirs = old.arguments.out, new.arguments.out
    if len(mine) != len(theirs):
        yield f"{len(theirs)} arguments are written to, and {len(mine)} were"
        return
    for before, after in zip(mine, theirs, strict=True):
        if before.name != after.name:
            yield f"'{before.name}' is gone or has another name"
        else:
            yield from _argument(before, after, old, new, wider)


def _missing(argument: Argument, new: FunctionSchema) -> str:
    if any(a.name == argument.name for a in new.arguments.all):
        return f"'{argument.name}' has moved"
    return f"'{argument.name}' is gone or has another name"


def _argument(
    old: Argument, new: Argument, before: FunctionSchema, after: FunctionSchema, wider: bool
) -> Iterator[str]:
    one, other = old.type, new.type
    if _size(one) != _size(other) or not (
        _is_subtype(one, other) if wider else _is_subtype(other, one)
    ):
        yield f"'{old.name}' was of type {old.type}, and is {new.type}"
    if old.default is not None and new.default is None:
        yield f"'{old.name}' has no default any more"
    elif old.default is not None and old.default != new.default:
        yield f"'{old.name}' had another default, {old.default}"
    if old.annotation != new.annotation:
        was, is_now = old.annotation or "read only", new.annotation or "read only"
        yield f"'{old.name}' was annotated ({was}), and is ({is_now})"
    if old in before.arguments.positional and new in after.arguments.kwarg_only:
        yield f"'{old.name}' is taken by keyword only"


def _size(type: Type) -> int | None:
    """How many numbers a single one may stand for: 2 of ``int[2]``."""
    items = type.without_optional.as_list
    return None if items is None else items.size


def _return(number: int, old: Return, new: Return, narrower: bool) -> Iterator[str]:
    one, other = (new.type, old.type) if narrower else (old.type, new.type)
    if not _is_subtype(one, other):
        yield f"output {number} was of type {old.type}, and is {new.type}"
    if old.annotation != new.annotation:
        yield f"output {number} shares memory otherwise than it did"
    if old.name != new.name:
        yield f"output {number} was called {old.name or 'nothing'}, and is {new.name or 'nothing'}"
