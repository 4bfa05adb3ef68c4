"""What a function reads besides its arguments: variables of modules and of functions around it."""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator, Sequence
from types import CellType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from ..core.origin import is_ours
from ..core.tensor import Tensor
from ..nn.module import Module
from ..optim.optimizer import Optimizer
from .program import Names

__all__ = ["Entry", "asked", "names_of_tensors", "questions_about", "surroundings"]

Entry = tuple[Any, Any, Any]
"""A dictionary and a key, or a closure's cell and its name, and what is there: a program is about just that."""

_PLAIN = (bool, int, float, complex, str, bytes, type(None))
_MOST = 256
"""Items of a list or a dictionary beyond which none is looked at."""


def surroundings(function: Any, arguments: tuple[Any, ...]) -> list[Entry]:
    """Where `function`, and functions of programs that it calls, find tensors, modules, optimizers and plain values."""
    found: list[Entry] = []
    seen: set[int] = set()
    for thing in (function, *arguments):
        _look_at(thing, found, seen)
    return found


def _look_at(thing: Any, found: list[Entry], seen: set[int]) -> None:
    if id(thing) in seen:
        return
    if isinstance(thing, (Module, Optimizer, FunctionType, MethodType)):
        seen.add(id(thing))
    if isinstance(thing, Module):
        for module in thing.modules():
            seen.add(id(module))
            own = vars(module)
            found.append((own, "training", module.training))
            for table in (module._parameters, module._buffers, module._modules):
                found.extend((table, name, value) for name, value in table.items())
            for name, value in own.items():
                if isinstance(value, (Tensor, *_PLAIN)) and name != "training":
                    found.append((own, name, value))
        _look_at(type(thing).forward, found, seen)
    elif isinstance(thing, MethodType):
        _look_at(thing.__self__, found, seen)
        _look_at(thing.__func__, found, seen)
    elif isinstance(thing, FunctionType):
        if is_ours(thing.__code__.co_filename):
            return
        for name, cell in zip(thing.__code__.co_freevars, thing.__closure__ or ()):
            try:
                value = cell.cell_contents
            except ValueError:  # it is empty
                continue
            _note(cell, name, value, found, seen)
        names = thing.__globals__
        for name in dict.fromkeys(_names(thing.__code__)):
            if name in names:
                _note(names, name, names[name], found, seen)


def _note(where: Any, key: Any, value: Any, found: list[Entry], seen: set[int]) -> None:
    if isinstance(value, (ModuleType, type)):
        return
    if isinstance(value, (Tensor, Module, Optimizer, FunctionType, list, dict, *_PLAIN)):
        found.append((where, key, value))
    if value.__class__ in (list, tuple, dict) and id(value) not in seen and len(value) <= _MOST:
        seen.add(id(value))
        for place, item in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(place, (int, str)):
                _note(value, place, item, found, seen)
    _look_at(value, found, seen)


_READS = ("LOAD_GLOBAL", "LOAD_NAME")


def _names(code: CodeType) -> Iterator[str]:
    """The global names that code reads, functions within it included; names of attributes are none of them."""
    for instruction in dis.get_instructions(code):
        if instruction.opname in _READS:
            yield instruction.argval
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def names_of_tensors(entries: list[Entry], arguments: dict[str, Any]) -> dict[int, str]:
    """What tensors are called, by identity."""
    found: dict[int, str] = {}
    for name, value in arguments.items():
        if isinstance(value, Tensor):
            found.setdefault(id(value), name)
        elif isinstance(value, (list, tuple)):
            for index, item in enumerate(value):
                if isinstance(item, Tensor):
                    found.setdefault(id(item), f"{name}_{index}")
    for _, _, value in entries:
        if isinstance(value, Module):
            for name, tensor in (*value.named_parameters(), *value.named_buffers()):
                found.setdefault(id(tensor), name.replace(".", "_"))
    for _, key, value in entries:
        if isinstance(value, Tensor) and isinstance(key, str):
            found.setdefault(id(value), key)
        elif isinstance(value, (list, tuple)) and isinstance(key, str):
            for index, item in enumerate(value):
                if isinstance(item, Tensor):
                    found.setdefault(id(item), f"{key}_{index}")
    return found


def questions_about(entries: Sequence[Entry], names: Names) -> list[str]:
    """Whether what `entries` say is still there, as Python expressions."""
    found: dict[tuple[int, ...], str] = {}
    for entry in entries:
        key = tuple(map(id, entry))
        if key not in found:
            found[key] = _question(entry, names)
    return list(found.values())


def asked(questions: Sequence[str], names: Names) -> Callable[[Sequence[Tensor]], bool]:
    """A function of the tensors among the arguments, ``args``, that says whether all `questions` are true."""
    text = " and ".join(questions) or "True"
    exec(f"def holds(args):\n    return {text}\n", names.namespace)
    return names.namespace["holds"]  # type: ignore[no-any-return]


_BY_VALUE = (int, float, complex, str, bytes, tuple)


def _question(entry: Entry, names: Names) -> str:
    where, key, thing = entry
    place = names.of_object(where, "scope")
    if isinstance(where, CellType):
        found = f"{place}.cell_contents"
    elif isinstance(where, (list, tuple)):
        found = f"{place}[{key}]"
    else:
        label = repr(key) if isinstance(key, str) else names.of_object(key, "key")
        # To ask a dictionary with defaults would make an item.
        found = f"{place}[{label}]" if type(where) is dict else f"{place}.get({label})"
    if thing is None or thing is True or thing is False:
        return f"{found} is {thing}"
    hint = key if isinstance(key, str) else "item"
    if type(thing) in _BY_VALUE:
        return f"{found} == {names.of_object(thing, hint)}"
    return f"{found} is {names.of_object(thing, hint)}"
