"""A recorded program: values, the statements that make them, and the Python function that they are written as."""

from __future__ import annotations

import keyword
import linecache
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from ..core.namespace import Array


@dataclass(eq=False)
class Value:
    """An array of a program: an input, a constant, or what a statement makes."""

    array: Array
    """What it was when the program was recorded: its shape and dtype, and all there is to say of a constant."""
    hint: str = ""
    """What it is best called; empty for a number."""
    is_input: bool = False
    is_constant: bool = False


Part = str | Value | tuple[str, Any]
"""Text, a value, or an object with the name that it is to have."""


@dataclass(eq=False)
class Statement:
    """One line: an expression over values, and what its results are called."""

    targets: tuple[Value | None, ...]
    """What is made; None for a result that is a value already.  Several where the expression is unpacked."""
    parts: tuple[Part, ...]
    place: tuple[str, int]
    """File and line of the program."""
    writes: tuple[Value, ...] = ()
    """Values whose elements change."""
    pure: bool = True
    """Whether it may be left out where nobody reads its targets: it draws no random numbers."""
    copies: Value | None = None
    """What its only target is a copy of."""
    unpacks: bool = False

    @property
    def reads(self) -> list[Value]:
        """The values in its expression."""
        return [part for part in self.parts if isinstance(part, Value)]


def memory_of_array(array: Array) -> int:
    """What arrays share that are views of one another."""
    base: Any = array
    while isinstance(base.base, np.ndarray):
        base = base.base
    return id(base)


# -- passes ---------------------------------------------------------------------------------------------


def needed(statements: Sequence[Statement], outputs: Iterable[Value]) -> list[Statement]:
    """The statements that `outputs` depend on, and those that change something."""
    live = set(map(id, outputs))
    kept: list[Statement] = []
    for statement in reversed(statements):
        made = any(target is not None and id(target) in live for target in statement.targets)
        if made or statement.writes or not statement.pure:
            live.update(map(id, statement.reads))
            kept.append(statement)
    return kept[::-1]


def constants_folded(statements: Sequence[Statement]) -> list[Statement]:
    """Without those that depend on nothing but constants, whose results are constants too."""
    changed = {
        memory_of_array(value.array) for statement in statements for value in statement.writes
    }
    kept: list[Statement] = []
    for statement in statements:
        targets = [target for target in statement.targets if target is not None]
        if (
            statement.pure
            and not statement.writes
            and all(value.is_constant for value in statement.reads)
            and not any(
                memory_of_array(value.array) in changed for value in (*targets, *statement.reads)
            )
        ):
            for target in targets:
                target.is_constant = True
        else:
            kept.append(statement)
    return kept


def copies_elided(
    statements: Sequence[Statement], outputs: Sequence[Value], inputs: Iterable[Value]
) -> tuple[list[Statement], list[Value]]:
    """Without copies of what nobody looks at again; and `outputs`, which may be such copies."""
    held = {memory_of_array(value.array) for value in inputs}
    last: dict[int, int] = {}
    for place, statement in enumerate(statements):
        for value in (*statement.reads, *statement.writes):
            last[memory_of_array(value.array)] = place
            if value.is_constant:
                held.add(memory_of_array(value.array))
    for value in outputs:
        last[memory_of_array(value.array)] = len(statements)
    changed = {
        memory_of_array(value.array) for statement in statements for value in statement.writes
    }
    given = {memory_of_array(value.array) for value in outputs}
    instead: dict[int, Value] = {}
    kept: list[Statement] = []

    def now(value: Value) -> Value:
        while id(value) in instead:
            value = instead[id(value)]
        return value

    for place, statement in enumerate(statements):
        source = statement.copies
        target = statement.targets[0] if source is not None else None
        if source is not None and target is not None:
            memory, own = memory_of_array(source.array), memory_of_array(target.array)
            alike = source.array.strides == target.array.strides
            whole = source.array.base is None
            unseen = memory not in held and last.get(memory) == place and whole
            if alike and (unseen or (own not in given and not changed & {own, memory})):
                instead[id(target)] = source
                continue
        kept.append(statement)
    for statement in kept:
        statement.parts = tuple(now(p) if isinstance(p, Value) else p for p in statement.parts)
        statement.writes = tuple(map(now, statement.writes))
    return kept, [now(value) for value in outputs]


def products_with_one(statements: Sequence[Statement]) -> None:
    """Make copies of products with a constant one, which backwards begin with."""
    for statement in statements:
        match statement.parts:
            case (Value() as factor, " * ", Value() as value) if factor.is_constant:
                (target,) = statement.targets
                assert target is not None
                same = target.array.shape == value.array.shape
                if same and target.array.dtype == value.array.dtype and (factor.array == 1).all():
                    statement.parts, statement.copies = (value, ".copy()"), value


# -- text -----------------------------------------------------------------------------------------------


class Names:
    """What things are called in a program: each has one name, and no two the same."""

    def __init__(self) -> None:
        self.namespace: dict[str, Any] = {"np": np}
        """The globals of the function."""
        self._taken = {"np", *keyword.kwlist, "step"}
        self._names: dict[int, str] = {}
        self._numbers = count(1)
        self._kept: list[Any] = []

    def of_value(self, value: Value) -> str:
        """The name of an array; a constant is a global of the function."""
        found = self._names.get(id(value))
        if found is None:
            hint = value.hint or ("c" if value.is_constant else "t")
            found = self._names[id(value)] = self._free(hint, numbered=not value.hint)
            self._kept.append(value)
            if value.is_constant:
                self.namespace[found] = _kept(value.array)
        return found

    def of_object(self, thing: Any, hint: str) -> str:
        """The name of a function or another object that the program holds."""
        name = str(getattr(thing, "__name__", ""))
        if isinstance(thing, np.ufunc) and getattr(np, name, None) is thing:
            return f"np.{name}"
        found = self._names.get(id(thing))
        if found is None:
            found = self._names[id(thing)] = self._free(hint, numbered=False)
            self._kept.append(thing)
            self.namespace[found] = thing
        return found

    def _free(self, hint: str, numbered: bool) -> str:
        hint = "".join(c if c.isalnum() else "_" for c in hint)
        hint = hint if not hint[:1].isdigit() else "_" + hint
        name = f"{hint}{next(self._numbers)}" if numbered else hint
        while name in self._taken:
            name = f"{hint}{next(self._numbers)}"
        self._taken.add(name)
        return name


def _kept(array: Array) -> Array:
    """A copy that nobody can change, as small as the array is that was broadcast."""
    part = np.array(
        array[tuple(slice(0, 1) if step == 0 else slice(None) for step in array.strides)]
    )
    part.flags.writeable = False
    return np.broadcast_to(part, array.shape) if part.shape != array.shape else part


_serial = count(1)


def written(
    name: str,
    statements: Sequence[Statement],
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    doc: str,
) -> tuple[Callable[..., tuple[Array, ...]], str]:
    """The function over arrays that runs `statements`, and its source, which debuggers show."""
    names = Names()
    parameters = ", ".join(names.of_value(value) for value in inputs)
    lines = [f"def step({parameters}):", f'    """{doc}"""']
    place = None
    for statement in statements:
        if statement.place != place:
            place = statement.place
            source = linecache.getline(*place).strip()
            lines.append(f"    # {place[0]}:{place[1]}" + (f": {source}" if source else ""))
        text = "".join(_text(part, names) for part in statement.parts)
        targets = ["_" if t is None else names.of_value(t) for t in statement.targets]
        if statement.unpacks:
            text = f"({', '.join(targets)},) = {text}"
        elif targets and targets != ["_"]:
            text = f"{targets[0]} = {text}"
        lines.append(f"    {text}")
    results = [
        f"{names.of_value(value)}.copy()" if value.is_constant else names.of_value(value)
        for value in outputs
    ]
    lines.append(f"    return ({''.join(result + ', ' for result in results).rstrip()})")
    source = "\n".join(lines) + "\n"
    filename = f"<gradsmith.compile {name} {next(_serial)}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    exec(compile(source, filename, "exec"), names.namespace)
    return names.namespace["step"], source


def _text(part: Part, names: Names) -> str:
    if isinstance(part, Value):
        return names.of_value(part)
    if isinstance(part, tuple):
        return names.of_object(part[1], part[0])
    return part
