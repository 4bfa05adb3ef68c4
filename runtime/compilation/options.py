"""Numbers among the options of optimizers, which schedules change: a program reads them anew at every call.

Arithmetic with other numbers is Python's, done before the program runs; what meets a tensor is an input of the program.
A condition that is asked of one is part of what the program is about, and nothing else is.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import numpy as np

from ..core.classes import disabled_torch_function
from ..core.subclasses import retyped
from ..core.tensor import Tensor
from .program import Names

_Place = tuple[dict[str, Any], str, int | None]
"""A group of an optimizer, the name of an option, and of a tuple the place."""
Text = tuple["str | _Place | frozenset[type]", ...]
"""An expression of Python over options."""
Condition: TypeAlias = tuple[Text, bool]
"""A question about options, and what its answer was."""


class Option(Tensor):
    """A number among the options of an optimizer: a tensor of no dimensions, whose value Python knows."""

    __torch_function__: Any = disabled_torch_function
    number: float
    text: Text
    options: Options

    def __bool__(self) -> bool:
        return self.options.asked(("bool(", *self.text, ")"), bool(self.number))

    def __neg__(self) -> Any:
        return self.options.derived(-self.number, ("(-", *self.text, ")"))

    def _value(self) -> float:
        """The number, which the program is about from now on."""
        self.options.asked(("(", *self.text, f" == {self.number!r})"), True)
        return self.number

    def __float__(self) -> float:
        return float(self._value())

    def __int__(self) -> int:
        return int(self._value())

    def __index__(self) -> int:
        return operator.index(self._value())  # type: ignore[arg-type]

    def item(self) -> Any:
        """The number as Python's."""
        return self._value()


def _combining(name: str, symbol: str, reflected: bool) -> Callable[[Option, Any], Any]:
    """Arithmetic: of numbers Python's, of tensors ours."""
    plain: Any = getattr(Tensor, name)
    compute = getattr(operator, name.strip("_").removeprefix("r" if reflected else ""))

    def combined(self: Option, other: Any) -> Any:
        known = _known(other)
        if known is None:
            return plain(self, other)
        pair = ((self.number, self.text), known)
        (a, left), (b, right) = pair[::-1] if reflected else pair
        return self.options.derived(compute(a, b), ("(", *left, f" {symbol} ", *right, ")"))

    return combined


def _comparing(name: str, symbol: str) -> Callable[[Option, Any], Any]:
    """A comparison: with a number a condition of the program."""
    plain: Any = getattr(Tensor, name)
    compute = getattr(operator, name.strip("_"))

    def compared(self: Option, other: Any) -> Any:
        known = _known(other)
        if known is None:
            return plain(self, other)
        text = ("(", *self.text, f" {symbol} ", *known[1], ")")
        return self.options.asked(text, compute(self.number, known[0]))

    return compared


_ARITHMETIC = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "pow": "**"}
_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
for _name, _symbol in _ARITHMETIC.items():
    setattr(Option, f"__{_name}__", _combining(f"__{_name}__", _symbol, False))
    setattr(Option, f"__r{_name}__", _combining(f"__r{_name}__", _symbol, True))
for _name, _symbol in _COMPARISONS.items():
    setattr(Option, f"__{_name}__", _comparing(f"__{_name}__", _symbol))
Option.__hash__ = Tensor.__hash__  # type: ignore[method-assign]


def _known(other: Any) -> tuple[float, Text] | None:
    """Value and text of a number; None of anything else."""
    if isinstance(other, Option):
        return other.number, other.text
    return (other, (repr(other),)) if is_number(other) else None


_NUMBERS = frozenset(
    {float, int, *(np.dtype(c).type for c in (*np.typecodes["AllInteger"], *np.typecodes["Float"]))}
)
"""Classes of real numbers."""


def is_number(value: Any) -> bool:
    """Whether `value` is a number of Python's or NumPy's, and neither true nor false."""
    return value.__class__ in _NUMBERS


class Options(Mapping[str, Any]):
    """A group of an optimizer, its numbers as tensors.

    `made` gives the tensor for a number, whose text says where it will be found; `conditions` are noted.
    """

    def __init__(
        self,
        group: dict[str, Any],
        made: Callable[[float, Text], Tensor],
        conditions: list[Condition],
    ) -> None:
        self._group = group
        self._made = made
        self._conditions = conditions

    def __getitem__(self, name: str) -> Any:
        value = self._group[name]
        if value.__class__ is tuple:
            return tuple(self._of(item, name, place) for place, item in enumerate(value))
        return self._of(value, name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._group)

    def __len__(self) -> int:
        return len(self._group)

    def _of(self, value: Any, name: str, place: int | None) -> Any:
        text: Text = ((self._group, name, place),)
        if is_number(value):
            self.asked((*text, ".__class__ in ", _NUMBERS), True)
            return self.derived(value, text)
        if value is None and place is not None:
            self.asked((*text, " is None"), True)
        return value

    def derived(self, number: float, text: Text) -> Any:
        """The option, or what was computed of options, that `text` says."""
        if not is_number(number):  # a complex one, say
            raise TypeError(
                f"an option of an optimizer evaluates to {number!r}, which is not a real number"
            )
        option: Any = retyped(self._made(float(number), text), Option)
        option.number, option.text, option.options = number, text, self
        return option

    def asked(self, text: Text, answer: bool) -> bool:
        """The answer to a condition, which must be the same whenever the program is to run."""
        self._conditions.append((text, bool(answer)))
        return bool(answer)


def text_key(text: Text) -> Any:
    """What two texts have in common that say the same."""
    return tuple((id(p[0]), *p[1:]) if isinstance(p, tuple) else p for p in text)


def rendered(text: Text, names: Names) -> str:
    """An expression as Python writes it."""
    return "".join(part if isinstance(part, str) else _part(part, names) for part in text)


def _part(part: _Place | frozenset[type], names: Names) -> str:
    if isinstance(part, frozenset):
        return names.of_object(part, "numbers")
    group, name, index = part
    found = f"{names.of_object(group, 'group')}[{name!r}]"
    return found if index is None else f"{found}[{index}]"


def questions_of(conditions: list[Condition], names: Names) -> list[str]:
    """The conditions as questions that are to be true."""
    found = {rendered(text, names): answer for text, answer in conditions}
    return [text if answer else f"not {text}" for text, answer in found.items()]
