"""Reads pickles of tensors, numbers and containers, and can do nothing else.

A pickle is a program.  This is an interpreter for the few instructions that data needs, of which those that call
something call only the functions in a table that its user gives.  Memory and time are bounded by the length of the
program: whatever copies is charged to a budget, and so is looking at keys.
"""

from __future__ import annotations

import pickle
import pickletools
import struct
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

_MAX_DEPTH: Final = 1000
_MAX_WEAK_KEYS: Final = 10_000
"""How many keys may be of a kind whose hashes a file can make collide."""
_MAX_KEY_ITEMS: Final = 1000
"""How many items one key may hold, counted as often as they occur in it."""
_LARGE_INT: Final = 1 << 60
_NUMBERS = (int, float, complex, bool, type(None))
_TEXTS = (str, bytes)


def refused(why: str, advice: str = "") -> pickle.UnpicklingError:
    """The error for a pickle that is not read with ``weights_only=True``."""
    how = advice or (
        "Files whose source you trust can be read with weights_only=False, which may run any code that they hold."
    )
    return pickle.UnpicklingError(f"Weights only load failed. {why}. {how}")


def malformed(why: str) -> pickle.UnpicklingError:
    """The error for a pickle that no saving writes."""
    return pickle.UnpicklingError(f"load: {why}. The file is damaged, or made to do harm.")


class SafeReader:
    """One pickle and what is read of it.

    `globals_` finds, by module and name, what the pickle may refer to (LookupError for anything else); `calls` has,
    for each of those that it may call, what is called in its place and checks its arguments.  `trusted` are classes
    and functions of the user's own, by their full name.  `persistent` makes an object of a persistent id, and
    objects of `plain_keys` may be keys.
    """

    def __init__(
        self,
        program: bytes,
        globals_: Callable[[str, str], Any],
        calls: Sequence[tuple[Any, Callable[..., Any]]],
        trusted: Mapping[str, Any],
        persistent: Callable[[Any], Any],
        plain_keys: tuple[type, ...],
    ) -> None:
        self._program = program
        self._globals = globals_
        self._calls = {id(named): function for named, function in calls}
        self._trusted = trusted
        self._trusted_ids = {id(value) for value in trusted.values()}
        self._persistent = persistent
        self._plain_keys = plain_keys
        self._budget = 8 * len(program) + 1000
        self._weak_keys = 0
        self._memo: dict[int, Any] = {}
        self._stack: list[Any] = []
        self._marked: list[list[Any]] = []
        self._depths: dict[int, int] = {}
        # What has a depth lives until the end, so that no other object takes its identity.
        self._kept: list[Any] = []

    def read(self) -> Any:
        """The object.  Raises pickle.UnpicklingError unless it is a pickle of data only."""
        for name, argument in self._instructions():
            if name == "STOP":
                if len(self._stack) != 1 or self._marked:
                    raise malformed(f"Its pickle ends with {len(self._stack)} objects, not one")
                return self._stack[0]
            handler = _HANDLERS.get(name)
            if handler is None:
                raise refused(f"Unsupported operand {name}")
            try:
                handler(self, argument)
            except (IndexError, KeyError) as error:
                raise malformed(f"{name} finds no operand") from error
        raise malformed("Its pickle has no end")

    def _instructions(self) -> Iterator[tuple[str, Any]]:
        try:
            for opcode, argument, _ in pickletools.genops(self._program):
                yield opcode.name, argument
        except (ValueError, IndexError, OverflowError, struct.error, Warning) as error:
            # A warning, of escapes in text, where those are errors.
            raise malformed(f"{error}") from error

    # -- the stack ---------------------------------------------------------------------------------------

    def _pop(self) -> Any:
        return self._stack.pop()

    def _push(self, value: Any) -> None:
        self._stack.append(value)

    def _mark(self, _: object) -> None:
        self._marked.append(self._stack)
        self._stack = []

    def _pop_mark(self) -> list[Any]:
        items = self._stack
        self._stack = self._marked.pop()
        return items

    def _get(self, index: int) -> None:
        self._push(self._memo[index])

    def _put(self, index: int) -> None:
        self._memo[index] = self._stack[-1]

    def _memoize(self, _: object) -> None:
        self._memo[len(self._memo)] = self._stack[-1]

    # -- bounds ------------------------------------------------------------------------------------------

    def _charge(self, cost: int) -> None:
        self._budget -= cost
        if self._budget < 0:
            raise malformed("The pickle would take much more memory or time than its length")

    def _nest(self, container: Any, items: Sequence[Any]) -> None:
        """Note that `items` are in `container`."""
        depths = self._depths
        depth = 1 + max([depths.get(id(item), 0) for item in items], default=0)
        if depth > _MAX_DEPTH:
            raise malformed(f"Its containers are nested deeper than {_MAX_DEPTH}")
        if id(container) not in depths:
            self._kept.append(container)
        depths[id(container)] = max(depth, depths.get(id(container), 0))

    def _check_keys(self, keys: Sequence[Any]) -> None:
        """Raise for keys that cannot be hashed, or not quickly."""
        for key in keys:
            waiting = [key]
            seen = 0
            while waiting:
                item = waiting.pop()
                seen += 1
                if seen > _MAX_KEY_ITEMS:
                    raise malformed(f"A key holds more than {_MAX_KEY_ITEMS} items")
                if isinstance(item, _TEXTS):
                    self._charge(len(item) >> 6)
                elif isinstance(item, _NUMBERS):
                    if isinstance(item, int) and item.bit_length() > 1024:
                        raise malformed("A key is an integer of more than 1024 bits")
                    if isinstance(item, complex) or (
                        isinstance(item, int) and abs(item) >= _LARGE_INT
                    ):
                        self._count_weak()
                elif isinstance(item, (tuple, frozenset)):
                    if isinstance(item, frozenset):
                        self._count_weak()
                    if len(item) > _MAX_KEY_ITEMS:
                        raise malformed(f"A key holds more than {_MAX_KEY_ITEMS} items")
                    waiting.extend(item)
                elif (
                    not isinstance(item, self._plain_keys)
                    and id(type(item)) not in self._trusted_ids
                ):
                    raise malformed(f"An object of type {type(item).__name__} cannot be a key")
            self._charge(seen >> 3)

    def _count_weak(self) -> None:
        self._weak_keys += 1
        if self._weak_keys > _MAX_WEAK_KEYS:
            raise malformed(
                f"More than {_MAX_WEAK_KEYS} keys are complex or large integers, or frozensets"
            )

    # -- containers --------------------------------------------------------------------------------------

    def _tuple(self, count: int) -> None:
        items = tuple(self._stack[-count:])
        if len(items) != count:
            raise IndexError
        del self._stack[-count:]
        self._nest(items, items)
        self._push(items)

    def _marked_tuple(self, _: object) -> None:
        items = tuple(self._pop_mark())
        self._nest(items, items)
        self._push(items)

    def _extend(self, items: list[Any]) -> None:
        target = self._stack[-1]
        if type(target) not in (list, deque):
            raise self._unfit("APPENDS", target)
        self._nest(target, items)
        if type(target) is deque and target.maxlen is not None:
            raise malformed("A bounded deque is not read")
        target.extend(items)

    def _store(self, items: list[Any]) -> None:
        target = self._stack[-1]
        if not isinstance(target, dict):
            raise self._unfit("SETITEMS", target)
        keys, values = items[::2], items[1::2]
        if len(keys) != len(values):
            raise IndexError
        self._check_keys(keys)
        self._nest(target, items)
        for key, value in zip(keys, values, strict=True):
            target[key] = value

    def _add(self, items: list[Any]) -> None:
        target = self._stack[-1]
        if type(target) is not set:
            raise self._unfit("ADDITEMS", target)
        self._check_keys(items)
        self._nest(target, items)
        target.update(items)

    def _frozenset(self, _: object) -> None:
        items = self._pop_mark()
        self._check_keys(items)
        made = frozenset(items)
        self._nest(made, items)
        self._push(made)

    def _append(self, _: object) -> None:
        self._extend([self._pop()])

    def _set_item(self, _: object) -> None:
        value, key = self._pop(), self._pop()
        self._store([key, value])

    def _unfit(self, what: str, target: object) -> pickle.UnpicklingError:
        return malformed(f"{what} for an object of type {type(target).__name__}")

    # -- what a pickle refers to and calls ----------------------------------------------------------------

    def _global(self, argument: str) -> None:
        module, _, name = argument.partition(" ")
        self._push(self._found(module, name))

    def _stack_global(self, _: object) -> None:
        name, module = self._pop(), self._pop()
        if not (isinstance(name, str) and isinstance(module, str)):
            raise malformed("the name of a global is no text")
        self._push(self._found(module, name))

    def _found(self, module: str, name: str) -> Any:
        try:
            return self._globals(module, name)
        except LookupError:
            pass
        full = f"{'builtins' if module == '__builtin__' else module}.{name}"
        if full in self._trusted:
            return self._trusted[full]
        last = full.rpartition(".")[2]
        raise refused(
            f"Unsupported global: GLOBAL {full} was not an allowed global by default",
            f"If you trust it, allow it with gradsmith.serialization.add_safe_globals([{last}]) or within "
            f"`with gradsmith.serialization.safe_globals([{last}])`. If you trust whoever wrote the file, "
            "weights_only=False reads everything, and can run arbitrary code from the file.",
        )

    def _reduce(self, _: object) -> None:
        arguments, function = self._pop(), self._pop()
        if type(arguments) is not tuple:
            raise malformed("arguments are no tuple")
        trusted = id(function) in self._trusted_ids
        called = function if trusted else self._calls.get(id(function))
        if called is None:
            shown = getattr(function, "__name__", type(function).__name__)
            raise refused(f"{shown} is nothing that a file may call")
        for argument in arguments:
            if isinstance(argument, (str, bytes, tuple, list, dict, set, frozenset)):
                self._charge(len(argument))
            if isinstance(argument, (list, tuple)) and (function is set or function is frozenset):
                self._check_keys(argument)
        try:
            made = called(*arguments)
        except (TypeError, ValueError, OverflowError, MemoryError) as error:
            if trusted:
                raise
            raise malformed(f"{error}") from error
        self._nest(made, arguments)
        self._push(made)

    def _new_object(self, _: object) -> None:
        arguments, cls = self._pop(), self._pop()
        if type(arguments) is not tuple:
            raise malformed("arguments are no tuple")
        if cls is OrderedDict and not arguments:
            self._push(OrderedDict())
            return
        if id(cls) not in self._trusted_ids or not isinstance(cls, type):
            shown = getattr(cls, "__name__", type(cls).__name__)
            raise refused(f"{shown} is nothing that a file may make an object of")
        made = cls.__new__(cls, *arguments)
        self._nest(made, arguments)
        self._push(made)

    def _build(self, _: object) -> None:
        state, target = self._pop(), self._stack[-1]
        cls = type(target)
        if cls is OrderedDict:
            # A module's state has its versions as an attribute.
            if not isinstance(state, dict) or any(
                type(key) is not str or hasattr(OrderedDict, key) for key in state
            ):
                raise malformed("Attributes of an OrderedDict must be new ones")
            target.__dict__.update(state)
        elif id(cls) not in self._trusted_ids:
            raise refused(f"The state of an object of type {cls.__name__} is not set by a file")
        elif hasattr(target, "__setstate__"):
            target.__setstate__(state)
        else:
            slots: Any = None
            if type(state) is tuple and len(state) == 2:
                state, slots = state
            for name, value in [*(state or {}).items(), *(slots or {}).items()]:
                setattr(target, name, value)
        self._nest(target, [state])

    def _persistent_id(self, _: object) -> None:
        self._push(self._persistent(self._pop()))


def _no_operation(_: SafeReader, __: object) -> None:
    pass


def _constant(value: object) -> Callable[[SafeReader, Any], None]:
    return lambda reader, _: reader._push(value)


def _new(cls: Callable[[], Any]) -> Callable[[SafeReader, Any], None]:
    return lambda reader, _: reader._push(cls())


def _tuple_of(count: int) -> Callable[[SafeReader, Any], None]:
    return lambda reader, _: reader._tuple(count)


def _to_marked(
    method: Callable[[SafeReader, list[Any]], None],
) -> Callable[[SafeReader, Any], None]:
    return lambda reader, _: method(reader, reader._pop_mark())


_HANDLERS: Final[dict[str, Callable[[SafeReader, Any], None]]] = {
    "PROTO": _no_operation,
    "FRAME": _no_operation,
    "MARK": SafeReader._mark,
    "NONE": _constant(None),
    "NEWTRUE": _constant(True),
    "NEWFALSE": _constant(False),
    **dict.fromkeys(
        [
            "BININT",
            "BININT1",
            "BININT2",
            "LONG1",
            "LONG4",
            "BINFLOAT",
            "BINUNICODE",
            "SHORT_BINUNICODE",
            "BINUNICODE8",
            "BINBYTES",
            "SHORT_BINBYTES",
            "BINBYTES8",
            "BYTEARRAY8",
        ],
        SafeReader._push,
    ),
    "EMPTY_LIST": _new(list),
    "EMPTY_DICT": _new(dict),
    "EMPTY_SET": _new(set),
    "EMPTY_TUPLE": _constant(()),
    "TUPLE": SafeReader._marked_tuple,
    "TUPLE1": _tuple_of(1),
    "TUPLE2": _tuple_of(2),
    "TUPLE3": _tuple_of(3),
    "FROZENSET": SafeReader._frozenset,
    "APPEND": SafeReader._append,
    "APPENDS": _to_marked(SafeReader._extend),
    "SETITEM": SafeReader._set_item,
    "SETITEMS": _to_marked(SafeReader._store),
    "ADDITEMS": _to_marked(SafeReader._add),
    "BINGET": SafeReader._get,
    "LONG_BINGET": SafeReader._get,
    "BINPUT": SafeReader._put,
    "LONG_BINPUT": SafeReader._put,
    "MEMOIZE": SafeReader._memoize,
    "GLOBAL": SafeReader._global,
    "STACK_GLOBAL": SafeReader._stack_global,
    "REDUCE": SafeReader._reduce,
    "NEWOBJ": SafeReader._new_object,
    "BUILD": SafeReader._build,
    "BINPERSID": SafeReader._persistent_id,
}
"""What the interpreter can do, by the name of the instruction."""
