"""The call of a definition: what bindings of declared operators do, made for its schema.

Look at the classes of arguments that are not tensors, OR the bits of those that are, look the kernel up in the
operator's table, call it.  Everything else, a miss and an argument that has to be converted or refused, takes the slow
path, which is that of calls through `gradsmith.ops`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..core.state import MASKED, state
from ..core.tracebacks import trim
from ..dispatch.arguments import MISFIT, PLAIN, converter
from ..dispatch.op_calls import call_strictly
from ..dispatch.operator import OpOverload
from ..dispatch.signature import REQUIRED, Parameter
from .annotations import ArgumentType

__all__ = ["binding_for"]

Call = Callable[..., Any]
SlowCall = Callable[[tuple[Any, ...], dict[str, Any]], Any]


class _Required:
    """The default of arguments that have none: without bits, so that a call without them takes the slow path."""

    def __repr__(self) -> str:
        return "REQUIRED"


_ABSENT: Any = _Required()


def binding_for(operator: OpOverload, kinds: Mapping[str, ArgumentType]) -> Call:
    """``__call__(definition, ...)`` of the definition of `operator`."""
    encoders = {name: kind.encode for name, kind in kinds.items() if kind.encode is not None}
    parameters = operator.signature.parameters
    if encoders:
        return _of_encoded(operator, encoders)
    slow = partial(call_strictly, operator)
    if not any(p.is_tensor for p in parameters):

        def without_tensors(definition: Any, /, *args: Any, **kwargs: Any) -> Any:
            return slow(args, kwargs)

        return without_tensors
    first = next((i for i, p in enumerate(parameters) if p.type != "Tensor"), len(parameters))
    rest = parameters[first:]
    positional = operator.signature.positional - first
    simple = all(not p.is_tensor and _classes(p.type) is not None for p in rest)
    if simple and positional >= 0 and 1 <= first <= 2:
        make = _of_one_tensor if first == 1 else _of_two_tensors
        return make(operator.table, _rest(rest, positional), slow)
    return _of_any(operator, slow)


def _of_encoded(operator: OpOverload, encoders: Mapping[str, Callable[[Any], Any]]) -> Call:
    """For annotations whose values the schema has in another form: enumerations, for example."""
    names = [p.name for p in operator.signature.parameters]

    def call(definition: Any, /, *args: Any, **kwargs: Any) -> Any:
        encoded = [
            encoders[name](value) if name in encoders else value for name, value in zip(names, args)
        ]
        named = {k: encoders[k](value) if k in encoders else value for k, value in kwargs.items()}
        return call_strictly(operator, (*encoded, *args[len(names) :]), named)

    return call


def _of_one_tensor(table: dict[int, Call], rest: _Rest, slow: SlowCall) -> Call:
    """For a tensor and what needs no conversion."""
    defaults, kinds, completed = rest
    count = len(kinds)
    one = count == 1
    first = kinds[0] if one else frozenset()

    def call(definition: Any, x: Any = _ABSENT, /, *others: Any, **named: Any) -> Any:
        if others or named:
            values: Any = others
            if named or len(others) != count:
                values = completed(others, named)
            elif one:
                if others[0].__class__ not in first:
                    values = None
            else:
                for value, classes in zip(others, kinds):
                    if value.__class__ not in classes:
                        values = None
                        break
        else:
            values = defaults
        kernel = None
        if values is not None:
            try:
                kernel = table[x._bits_ & state.mask if MASKED else x._bits_]
                if one:  # an argument in a tuple takes longer
                    return kernel(x, values[0])
                return kernel(x, *values) if values else kernel(x)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return slow(_given(x, *others), named)

    return call


def _of_two_tensors(table: dict[int, Call], rest: _Rest, slow: SlowCall) -> Call:
    """For two tensors and what needs no conversion."""
    defaults, kinds, completed = rest
    count = len(kinds)
    one = count == 1
    first = kinds[0] if one else frozenset()

    def call(
        definition: Any, x: Any = _ABSENT, y: Any = _ABSENT, /, *others: Any, **named: Any
    ) -> Any:
        if others or named:
            values: Any = others
            if named or len(others) != count:
                values = completed(others, named)
            elif one:
                if others[0].__class__ not in first:
                    values = None
            else:
                for value, classes in zip(others, kinds):
                    if value.__class__ not in classes:
                        values = None
                        break
        else:
            values = defaults
        kernel = None
        if values is not None:
            try:
                bits = x._bits_ if x._bits_ is y._bits_ else x._bits_ | y._bits_
                kernel = table[bits & state.mask if MASKED else bits]
                if one:  # an argument in a tuple takes longer
                    return kernel(x, y, values[0])
                return kernel(x, y, *values) if values else kernel(x, y)
            except Exception as error:
                if kernel is not None and trim(error):
                    raise
        return slow(_given(x, y, *others), named)

    return call


def _given(*args: Any) -> tuple[Any, ...]:
    """The arguments without those that were not given, by position or by name."""
    return tuple(value for value in args if value is not _ABSENT)


class _Rest(NamedTuple):
    """The arguments behind the first tensors, where none of them is a tensor or has to be converted."""

    defaults: tuple[Any, ...] | None
    """Their values where none is given; None where some must be."""
    kinds: Sequence[frozenset[type]]
    """The classes of objects that kernels get as they are; of as many arguments as may be given by position."""
    completed: Callable[[tuple[Any, ...], dict[str, Any]], Sequence[Any] | None]
    """All of them from those that were given; None where the slow path has to look."""


def _rest(parameters: Sequence[Parameter], positional: int) -> _Rest:
    total = len(parameters)
    kinds = [_classes(p.type) or frozenset() for p in parameters]
    places = {p.name: place for place, p in enumerate(parameters)}
    filled = tuple(_ABSENT if p.default is REQUIRED else p.default for p in parameters)

    def completed(given: tuple[Any, ...], named: dict[str, Any]) -> Sequence[Any] | None:
        count = len(given)
        if count > positional:
            return None
        values = [*given, *filled[count:]]
        for name, value in named.items():
            place = places.get(name, -1)
            if place < count:
                return None
            values[place] = value
        for value, classes in zip(values, kinds):
            if value.__class__ not in classes:
                return None
        return values

    defaults = completed((), {})
    at_once = kinds if positional == total else ()  # else some must be given by name
    return _Rest(None if defaults is None else tuple(defaults), at_once, completed)


def _of_any(operator: OpOverload, slow: SlowCall) -> Call:
    """For arguments of any kind, with defaults and by name."""
    parameters = operator.signature.parameters
    table = operator.table
    total = len(parameters)
    positional = operator.signature.positional
    defaults = [_ABSENT if p.default is REQUIRED else p.default for p in parameters]
    places = {p.name: place for place, p in enumerate(parameters)}
    lists = [place for place, p in enumerate(parameters) if p.type == "Tensor[]"]
    looks = [
        (place, classes, p.is_tensor)
        for place, p in enumerate(parameters)
        if place not in lists and (classes := _classes(p.type)) is not None
    ]
    looked_at = {*lists, *(look[0] for look in looks)}
    converted = [(i, converter(p.type)) for i, p in enumerate(parameters) if i not in looked_at]
    as_given = not lists and not converted and positional == total

    def call(definition: Any, /, *args: Any, **kwargs: Any) -> Any:
        kernel = None
        count = len(args)
        values: Any = args
        try:
            if kwargs or count != total or not as_given:
                if count > positional:
                    return slow(args, kwargs)
                values = [*args, *defaults[count:]]
                for name, value in kwargs.items():
                    place = places[name]
                    if place < count:
                        return slow(args, kwargs)
                    values[place] = value
            bits = 0
            for place, classes, is_tensor in looks:
                value = values[place]
                if value.__class__ not in classes:
                    if not is_tensor:
                        return slow(args, kwargs)
                    bits |= value._bits_
            for place in lists:
                if values[place].__class__ not in _LISTS:
                    return slow(args, kwargs)
                items = values[place] = [*values[place]]
                for item in items:
                    bits |= item._bits_
            for place, convert in converted:
                value = values[place] = convert(values[place])
                if value is MISFIT:
                    return slow(args, kwargs)
            # Without a tensor the bits are 0, a key that no table has.
            kernel = table[bits & state.mask if MASKED else bits]
            return kernel(*values)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
        return slow(args, kwargs)

    return call


_LISTS = frozenset((list, tuple))


def _classes(kind: str) -> frozenset[type] | None:
    """The classes whose objects kernels get as they are, and which give a call no bits; None where one must convert."""
    base = kind.removesuffix("?")
    plain = frozenset() if base == "Tensor" else PLAIN.get(base)
    return plain if plain is None or base == kind else plain | {type(None)}
