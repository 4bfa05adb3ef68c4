"""What a function reads besides its arguments: variables of modules and of functions around it."""

from __future__ import annotations

import dis
import sys
from array import array
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from functools import _lru_cache_wrapper, cache, partial
from io import IOBase
from types import CellType, CodeType, FunctionType, MemberDescriptorType, MethodType, ModuleType
from typing import Any

import numpy as np

from ..core.origin import is_ours
from ..core.tensor import Tensor
from ..nn.module import Module
from ..optim.optimizer import Optimizer
from .draws import Draws
from .program import Names
from .refusal import UntraceableError, changes_options, draws_numbers
from .structure import PLAIN, objects_in

Entry = tuple[Any, Any, Any]
"""A container and a key, or a closure's cell and its name, and what is there: a program is about just that.

A function in the key's place is one that says what is there: `len` how much, `bytes` the memory of an array.  A slot is its
own key.
"""

_MOST = 256
"""Items of a list or a dictionary beyond which none is looked at."""
_MOST_COMPARED = 1 << 12
"""Up to how many they are compared all the same, if they are plain values."""
_MOST_BYTES = 1 << 16
"""Elements of an array that take more are taken to be what they were."""


def surroundings(function: Any, arguments: tuple[Any, ...]) -> list[Entry]:
    """Where `function`, and functions of programs that it calls, find tensors, modules, optimizers and plain values.

    Of other objects these are the attributes that have the names of some that the code of those functions reads.
    """
    looking = _Looking()
    looking.look_at(function)
    for argument in arguments:
        for thing in objects_in(argument):
            looking.look_into(thing)
            looking.look_at(thing)
    looking.at_attributes()
    return looking.found


class _Looking:
    """What has been found so far."""

    def __init__(self) -> None:
        self.found: list[Entry] = []
        self._seen: set[int] = set()
        self._read: set[str] = set()
        """The names of attributes that code reads."""
        self._objects: list[tuple[Any, set[str]]] = []
        """Objects of programs, and which of their attributes have been looked at."""
        self._reads_any = False
        """Whether code reads attributes by names that are not written in it."""

    def at_attributes(self) -> None:
        """Look at the attributes of objects, which may lead to more code and more objects."""
        before = -1
        while before != (
            now := sum(map(len, (self._seen, self.found, self._read)), self._reads_any)
        ):
            before = now
            for thing, known in list(self._objects):
                names = (
                    self._read.union(getattr(thing, "__dict__", ()))
                    if self._reads_any
                    else self._read
                )
                for name in sorted(names - known):
                    known.add(name)
                    self._look_at_attribute(thing, name)

    def _look_at_attribute(self, thing: Any, name: str) -> None:
        """An attribute, where its object or the first class that has it has it."""
        absent: list[Entry] = []
        for table in _tables(thing):
            if name in table:
                self.found += absent
                if not isinstance(table[name], MemberDescriptorType) or isinstance(thing, type):
                    self._note(table, name, table[name])
                elif hasattr(thing, name):  # a slot that has something in it
                    self._note(thing, table[name], getattr(thing, name))
                return
            absent.append((table, name, _ABSENT))

    def look_at(self, thing: Any) -> None:
        """Add what `thing` leads to."""
        if id(thing) in self._seen:
            return
        if isinstance(thing, Module):
            self._look_at_module(thing)
        elif isinstance(thing, MethodType):
            self._seen.add(id(thing))
            self.look_at(thing.__self__)
            self.look_at(thing.__func__)
        elif isinstance(thing, FunctionType):
            self._seen.add(id(thing))
            self._look_at_function(thing)
        elif isinstance(thing, Optimizer):
            self._seen.add(id(thing))
            for where in (thing.param_groups, *(g["params"] for g in thing.param_groups)):
                self.found.append((where, len, len(where)))
            self._objects.append((thing, set()))
            if not _is_not_of_programs(type(thing)):  # others say themselves what a step depends on
                self.look_at(type(thing).step)
                self.found.append((thing.state, len, len(thing.state)))
                for kept in thing.state.values():
                    self.look_into(kept)
        elif isinstance(thing, (property, staticmethod, classmethod)):
            self.look_at(thing.fget if isinstance(thing, property) else thing.__func__)
        elif isinstance(thing, _lru_cache_wrapper):
            self.look_at(thing.__wrapped__)
        elif isinstance(thing, partial):
            self._seen.add(id(thing))
            self.look_at(thing.func)
            for given in (thing.args, thing.keywords):
                self.look_into(given)
        elif _is_of_program(thing):
            self._seen.add(id(thing))
            self._objects.append((thing, set()))
            kinds = type(thing).__mro__ if not isinstance(thing, type) else ()
            for kind in kinds:  # what operators and `with` call has no name where it is called
                if not _is_not_of_programs(kind):
                    self._read.update(name for name in vars(kind) if name[:2] == "__" == name[-2:])

    def _look_at_module(self, thing: Module) -> None:
        for module in thing.modules():
            self._seen.add(id(module))
            own = vars(module)
            if "training" in own:  # in a compiled module it is that of the module within
                self.found.append((own, "training", module.training))
            for table in (module._parameters, module._buffers, module._modules):
                self.found.append((table, len, len(table)))
                self.found.extend((table, name, value) for name, value in table.items())
            for name, value in own.items():
                if isinstance(value, (Tensor, *PLAIN)) and name != "training":
                    self.found.append((own, name, value))
            for table in (own[name] for name in _HOOKS):
                self.found.append((table, len, len(table)))
                for key, hook in table.items():
                    self.found.append((table, key, hook))
                    self.look_at(hook)
            self._objects.append((module, set(_OF_MODULES)))
            if not _is_not_of_programs(type(module)):
                self.look_at(type(module).forward)

    def _look_at_function(self, thing: FunctionType) -> None:
        if is_ours(thing.__code__.co_filename):
            if (within := getattr(thing, "__wrapped__", None)) is not None:
                self.look_at(within)  # of what a decorator of ours was given
            return
        attributes = set(_names(thing.__code__, _ATTRIBUTES))
        reads = list(dict.fromkeys(_names(thing.__code__, _READS)))
        by_text, all_given = _names_given(thing.__code__)
        self._read |= attributes | by_text
        self._reads_any |= "__dict__" in attributes or "vars" in reads or not all_given
        for name, cell in zip(thing.__code__.co_freevars, thing.__closure__ or ()):
            try:
                value = cell.cell_contents
            except ValueError:  # it is empty
                continue
            self._note(cell, name, value)
        for given in (thing.__defaults__, thing.__kwdefaults__):
            if given:
                self.look_into(given)
        names = thing.__globals__
        for name in reads:
            if name in names:
                self._note(names, name, names[name])

    def _note(self, where: Any, key: Any, value: Any) -> None:
        if isinstance(value, ModuleType):
            if _is_program(value):
                self.look_at(value)
            return
        self.found.append((where, key, value))
        self.look_into(value)
        self.look_at(value)

    def look_into(self, items: Any) -> None:
        """Add what a list, a dictionary, a set or an array holds."""
        if id(items) in self._seen:
            return
        if isinstance(items, (np.ndarray, array, bytearray)):
            self._seen.add(id(items))
            read: Any = np.ndarray.tobytes if isinstance(items, np.ndarray) else bytes
            size = items.nbytes if isinstance(items, np.ndarray) else memoryview(items).nbytes
            if size <= _MOST_BYTES:
                self.found.append((items, read, read(items)))
        elif isinstance(items, set):
            self._seen.add(id(items))
            self.found.append((items, frozenset, frozenset(items)))
        elif isinstance(items, (list, tuple, dict, deque)):
            self._seen.add(id(items))
            pairs = dict.items(items) if isinstance(items, dict) else enumerate(items)
            if items.__class__ is not tuple:
                self.found.append((items, len, len(items)))
            if len(items) <= _MOST:
                for place, item in list(pairs):
                    self._note(items, place, item)
            elif len(items) <= _MOST_COMPARED and all(isinstance(i, PLAIN) for _, i in pairs):
                whole = dict if isinstance(items, dict) else list
                self.found.append((items, whole, whole(items)))


_OF_MODULES = frozenset(vars(Module()))
"""Attributes that every module has: they are looked at by themselves."""
_BY_NAME = ("getattr", "hasattr")
"""Functions that read an attribute whose name they are given."""
_HOOKS = ("_forward_hooks", "_forward_pre_hooks", "_backward_hooks", "_backward_pre_hooks")
_READS = ("LOAD_GLOBAL", "LOAD_NAME")
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD", "LOAD_SUPER_ATTR")


_ABSENT = object()
"""In the place of what is not there."""


def _tables(thing: Any) -> Iterator[Any]:
    """Where attributes of an object or a class of a program's are looked for, in order; not in classes of others."""
    if not isinstance(thing, type) and hasattr(thing, "__dict__"):
        yield vars(thing)
    for kind in thing.__mro__ if isinstance(thing, type) else type(thing).__mro__:
        if not _is_not_of_programs(kind):
            yield vars(kind)


def _is_of_program(thing: Any) -> bool:
    """Whether `thing` is a class of a program's, or an object of one with attributes of its own."""
    if isinstance(thing, type):
        return not issubclass(thing, tuple) and not _is_not_of_programs(thing)
    if isinstance(thing, ModuleType):
        return _is_program(thing)
    if isinstance(thing, (Tensor, *PLAIN)):
        return False
    has_attributes = type(getattr(thing, "__dict__", None)) is dict or any(
        "__slots__" in vars(kind) for kind in type(thing).__mro__
    )
    return has_attributes and not _is_not_of_programs(type(thing))


def _is_program(module: ModuleType) -> bool:
    """Whether a module is a program's, and none of an installed library."""
    file = getattr(module, "__file__", None) or ""
    installed = any(f"{place}-packages" in file for place in ("site", "dist"))
    return not installed and not _is_module_not_of_programs(module.__name__)


_NAMESPACES = ("argparse", "types")
"""Modules of Python's that have classes for attributes of programs."""


def _is_not_of_programs(kind: type) -> bool:
    """Whether a class is this package's, or Python's own."""
    return _is_module_not_of_programs(kind.__module__)


@cache
def _is_module_not_of_programs(name: str) -> bool:
    if name in sys.stdlib_module_names:
        return name not in _NAMESPACES
    file = getattr(sys.modules.get(name), "__file__", None)
    return file is not None and is_ours(file)


def _names(code: CodeType, kinds: tuple[str, ...]) -> Iterator[str]:
    """The names that instructions of `kinds` read, those of functions within included."""
    for instruction in dis.get_instructions(code):
        if instruction.opname in kinds:
            yield instruction.argval
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant, kinds)


def _names_given(code: CodeType) -> tuple[set[str], bool]:
    """The names that `getattr` and `hasattr` are given in the code, and whether it has the names of all their calls."""
    found: set[str] = set()
    all_given, is_open = True, False
    for instruction in dis.get_instructions(code):
        if instruction.opname in _READS and instruction.argval in _BY_NAME:
            all_given &= not is_open
            is_open = True
        elif is_open and instruction.opname == "LOAD_CONST" and type(instruction.argval) is str:
            found.add(instruction.argval)
            is_open = False
        elif is_open and instruction.opname.startswith("CALL"):  # without a text before it
            all_given = is_open = False
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            within, all_within = _names_given(constant)
            found |= within
            all_given &= all_within
    return found, all_given and not is_open


class Kept:
    """What Python's objects hold before a call: variables, lists, dictionaries, options and states of optimizers, generators."""

    def __init__(self, entries: Sequence[Entry], arguments: Sequence[Any]) -> None:
        self._draws = Draws([*arguments, *[entry[2] for entry in entries]])
        self._whole: dict[int, tuple[Any, Any]] = {}
        self._single: list[Entry] = []
        self._options: list[tuple[dict[str, Any], dict[str, Any]]] = []
        for where, key, thing in entries:
            if isinstance(thing, Optimizer):
                self._look_at(thing)
            if _says_contents(key):
                self._keep(where)
            elif (
                isinstance(where, CellType)
                or type(where) is dict
                or isinstance(key, MemberDescriptorType)
            ):
                self._single.append((where, key, thing))

    def _look_at(self, optimizer: Optimizer) -> None:
        for group in optimizer.param_groups:
            self._options.append((group, dict(group)))
        ahead: list[Any] = [optimizer.state]
        while ahead:
            table = ahead.pop()
            self._keep(table)
            items = table.values() if isinstance(table, dict) else table
            ahead += [item for item in items if isinstance(item, (dict, list))]

    def _keep(self, where: Any) -> None:
        kinds = (dict, list, set, deque, np.ndarray, array, bytearray)
        if isinstance(where, kinds) and id(where) not in self._whole:
            self._whole[id(where)] = (where, copy(where))

    def put_back(self) -> None:
        """Let them hold it again."""
        self._draws.put_back()
        for where, before in (*self._whole.values(), *self._options):
            if isinstance(where, np.ndarray):
                where[...] = before
            elif isinstance(where, (list, array, bytearray)):
                where[:] = before
            elif isinstance(where, deque):
                where.clear()
                where.extend(before)
            else:
                where.clear()
                where.update(before)
        for where, key, thing in self._single:
            if isinstance(where, CellType):
                where.cell_contents = thing
            elif isinstance(key, MemberDescriptorType):
                key.__set__(where, thing)
            elif thing is _ABSENT:
                where.pop(key, None)
            else:
                where[key] = thing

    def not_again(self, function: Callable[..., Any]) -> UntraceableError | None:
        """Why no program can do what the call of `function` has done: changed an option of an optimizer, drawn numbers."""
        for group, before in self._options:
            for name, value in before.items():
                if not _same(group.get(name), value):
                    return changes_options(function, name)
        source = self._draws.first_used()
        return None if source is None else draws_numbers(function, source)

    @contextmanager
    def options_as_before(self) -> Iterator[None]:
        """Within, options of optimizers are what they were; afterwards what they are now."""
        now = [(group, dict(group)) for group, _ in self._options]
        try:
            for group, before in self._options:
                group.update(before)
            yield
        finally:
            for group, after in now:
                group.update(after)


def _same(one: Any, other: Any) -> bool:
    """Whether an option is what it was."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    return one is other or (isinstance(one, PLAIN) and isinstance(other, PLAIN) and one == other)


def iterator_among(things: Sequence[Any]) -> Any:
    """The first iterator of `things`, or None; a file is none, since programs write to it."""
    for thing in things:
        if isinstance(thing, Iterator) and not isinstance(thing, IOBase):
            return thing
    return None


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


def questions_about_hooks(tensor: Tensor, place: str, names: Names) -> list[str]:
    """Whether the leaf `tensor`, which stands at `place`, has the hooks that it has."""
    extra = f"{place}._extra_"
    both = ("hooks", "post_accumulate_grad_hooks")
    if not any(getattr(tensor._extra_, slot, None) for slot in both):
        return [f"({extra} is None or not ({' or '.join(f'{extra}.{slot}' for slot in both)}))"]
    found = []
    for slot in both:
        table = getattr(tensor._extra_, slot)
        same = f" == {names.of_object(OrderedDict(table), 'hooks')}" if table else ""
        found.append(f"{extra}.{slot}{same}" if table else f"not {extra}.{slot}")
    return found


def asked(questions: Sequence[str], names: Names) -> Callable[[Sequence[Tensor]], bool]:
    """A function of the tensors among the arguments, ``args``, that says whether all `questions` are true."""
    text = " and ".join(questions) or "True"
    exec(f"def holds(args):\n    return {text}\n", names.namespace)
    return names.namespace["holds"]  # type: ignore[no-any-return]


_CONTENTS = (len, bytes, np.ndarray.tobytes, frozenset, list, dict)
"""Functions that say what a container holds."""


def _says_contents(key: Any) -> bool:
    """Whether `key` is one of them; of tensors, which may be keys, `==` would be asked in vain."""
    return any(key is function for function in _CONTENTS)


_BY_VALUE = (int, float, complex, str, bytes, tuple)


def _question(entry: Entry, names: Names) -> str:
    where, key, thing = entry
    place = names.of_object(where, "scope")
    if key is len:
        return f"len({place}) == {thing}" if thing else f"not {place}"
    if _says_contents(key):
        return (
            f"{names.of_object(key, key.__name__)}({place}) == {names.of_object(thing, 'contents')}"
        )
    if isinstance(key, MemberDescriptorType):
        found = f"{place}.{key.__name__}"
    elif isinstance(where, CellType):
        found = f"{place}.cell_contents"
    elif isinstance(where, (list, tuple, deque)):
        found = f"{place}[{key}]"
    else:
        label = repr(key) if isinstance(key, str) else names.of_object(key, "key")
        # To ask a dictionary with defaults would make an item.
        found = f"{place}[{label}]" if type(where) is dict else f"{place}.get({label})"
    if thing is None or thing is True or thing is False:
        return f"{found} is {thing}"
    if thing is _ABSENT:
        return f"{key!r} not in {place}"
    hint = key if isinstance(key, str) else "item"
    if type(thing) in _BY_VALUE:
        return f"{found} == {names.of_object(thing, hint)}"
    return f"{found} is {names.of_object(thing, hint)}"
