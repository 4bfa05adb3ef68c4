"""Modules that hold modules or parameters: sequences, lists and dictionaries."""

from __future__ import annotations

import operator
from collections import OrderedDict
from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from itertools import chain, groupby
from typing import Any, NoReturn, Self, overload

from ..api.queries import typename
from ..core.tensor import Tensor
from .module import Module, _addindent
from .parameter import Parameter


def _place(owner: Any, index: Any) -> int:
    """A non-negative index into `owner`."""
    index, size = operator.index(index), len(owner)
    if not -size <= index < size:
        raise IndexError(f"index {index} is out of range")
    return int(index) % size


def _pairs(owner: Module, given: Any) -> Iterable[tuple[str, Any]]:
    """Keys and values of a mapping, or of an iterable of pairs."""
    name = type(owner).__name__
    if not isinstance(given, Iterable):
        raise TypeError(
            f"{name}.update should be called with an iterable of key/value pairs, but got "
            f"{type(given).__name__}"
        )
    if isinstance(given, (Mapping, ModuleDict, ParameterDict)):
        return list(given.items())
    for number, pair in enumerate(given):
        if not isinstance(pair, Iterable):
            kind = type(pair).__name__
            raise TypeError(
                f"{name} update sequence element #{number} should be Iterable; is {kind}"
            )
        if len(list(pair)) != 2:
            size = len(list(pair))
            raise ValueError(
                f"{name} update sequence element #{number} has length {size}; 2 is required"
            )
    return [(key, value) for key, value in given]


class _InOrder(Module):
    """Modules in order, under their indices."""

    _modules: dict[str, Module]

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[Module]:
        return iter(self._modules.values())

    @overload
    def __getitem__(self, idx: int) -> Module: ...

    @overload
    def __getitem__(self, idx: slice) -> Self: ...

    def __getitem__(self, idx: int | slice) -> Any:
        """A module, or for a slice a container of this class."""
        if isinstance(idx, slice):
            return self._made_of(list(self._modules.items())[idx])
        return list(self._modules.values())[_place(self, idx)]

    def _made_of(self, pairs: Iterable[tuple[str, Module]]) -> Self:
        return type(self)(module for _, module in pairs)

    def __setitem__(self, idx: int, module: Module) -> None:
        setattr(self, list(self._modules)[_place(self, idx)], module)

    def __delitem__(self, idx: int | slice) -> None:
        names = list(self._modules)
        for name in names[idx] if isinstance(idx, slice) else [names[_place(self, idx)]]:
            delattr(self, name)
        self._modules = {str(i): module for i, module in enumerate(self._modules.values())}

    def _insert(self, index: int, module: Module) -> None:
        for i in range(len(self), index, -1):
            self._modules[str(i)] = self._modules[str(i - 1)]
        self._modules[str(index)] = module

    def append(self, module: Module) -> Self:
        """Add a module at the end."""
        self.add_module(str(len(self)), module)
        return self

    def pop(self, key: int | slice) -> Any:
        """Remove and return a module, or a slice of them."""
        found = self[key]
        del self[key]
        return found


class Sequential(_InOrder):
    """Calls modules in order, each with the output of the previous one.

    ``Sequential(first, second, …)``, or names and modules in one OrderedDict.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__()
        given = args[0] if len(args) == 1 and isinstance(args[0], OrderedDict) else None
        for name, module in given.items() if given is not None else enumerate(args):
            self.add_module(str(name), module)

    def _made_of(self, pairs: Iterable[tuple[str, Module]]) -> Self:
        return type(self)(OrderedDict(pairs))  # in which modules keep their names

    def forward(self, input: Any) -> Any:
        """The output of the last module."""
        for module in self._modules.values():
            input = module(input)
        return input

    def insert(self, index: int, module: Module) -> Self:
        """Put a module before that at `index`."""
        if not isinstance(module, Module):
            raise AssertionError(f"module should be of type: {Module}")
        size = len(self)
        if not -size <= index <= size:
            raise IndexError(f"Index out of range: {index}")
        self._insert(index + size if index < 0 else index, module)
        return self

    def extend(self, sequential: Iterable[Module]) -> Self:
        """Add several modules at the end."""
        for module in list(sequential):
            self.append(module)
        return self

    def __add__(self, other: Sequential) -> Sequential:
        return Sequential(*self, *_checked(other))

    def __iadd__(self, other: Sequential) -> Self:
        return self.extend(_checked(other))

    def __mul__(self, other: int) -> Sequential:
        return Sequential(*list(self) * self._factor(other))

    __rmul__ = __mul__

    def __imul__(self, other: int) -> Self:
        return self.extend(list(self) * (self._factor(other) - 1))

    def _factor(self, other: Any) -> int:
        if not isinstance(other, int):
            raise TypeError(f"unsupported operand type(s) for *: {type(self)} and {type(other)}")
        if other <= 0:
            raise ValueError(f"Non-positive multiplication factor {other} for {type(self)}")
        return other


def _checked(other: Any) -> Sequential:
    if not isinstance(other, Sequential):
        raise ValueError(
            f"add operator supports only objects of Sequential class, but {type(other)} is given."
        )
    return other


class ModuleList(_InOrder):
    """A list of modules; it cannot be called."""

    def __init__(self, modules: Iterable[Module] | None = None) -> None:
        super().__init__()
        if modules is not None:
            self.extend(modules)

    def insert(self, index: int, module: Module) -> None:
        """Put a module before that at `index`."""
        self._insert(index, module)

    def extend(self, modules: Iterable[Module]) -> Self:
        """Add several modules at the end."""
        if not isinstance(modules, Iterable):
            kind = type(modules).__name__
            raise TypeError(f"ModuleList.extend should be called with an iterable, but got {kind}")
        for module in list(modules):
            self.append(module)
        return self

    def __add__(self, other: Iterable[Module]) -> ModuleList:
        return ModuleList(chain(self, other))

    def __iadd__(self, modules: Iterable[Module]) -> Self:
        return self.extend(modules)

    def __repr__(self) -> str:
        """Consecutive modules with the same text are shown once."""
        lines = []
        for text, group in groupby(enumerate(map(repr, self)), lambda item: item[1]):
            numbers = [number for number, _ in group]
            first, last = numbers[0], numbers[-1]
            label = f"({first}): " if first == last else f"({first}-{last}): {len(numbers)} x "
            lines.append(label + text)
        inner = "\n  " + _addindent("\n".join(lines), 2) + "\n" if lines else ""
        return f"{self._get_name()}({inner})"


class _ByKey(Module):
    """Values by key, in insertion order."""

    @property
    def _table(self) -> dict[str, Any]:
        """The dictionary behind the container."""
        return self._modules

    def __getitem__(self, key: str) -> Any:
        return self._table[key]

    def __delitem__(self, key: str) -> None:
        del self._table[key]

    def __len__(self) -> int:
        return len(self._table)

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def __contains__(self, key: object) -> bool:
        return key in self._table

    def clear(self) -> None:
        """Remove everything."""
        for key in list(self._table):
            del self[key]

    def pop(self, key: str) -> Any:
        """Remove and return a value."""
        value = self[key]
        del self[key]
        return value

    def keys(self) -> KeysView[str]:
        """The keys."""
        return self._table.keys()


class ModuleDict(_ByKey):
    """A dictionary of modules, in insertion order."""

    _modules: dict[str, Module]

    def __init__(self, modules: Any = None) -> None:
        super().__init__()
        if modules is not None:
            self.update(modules)

    def __setitem__(self, key: str, module: Module) -> None:
        self.add_module(key, module)

    def items(self) -> ItemsView[str, Module]:
        """Keys and modules."""
        return self._modules.items()

    def values(self) -> ValuesView[Module]:
        """The modules."""
        return self._modules.values()

    def update(self, modules: Any) -> None:
        """Add the modules of a mapping, or of an iterable of pairs."""
        for key, module in _pairs(self, modules):
            self[key] = module


def _as_parameter(value: Any) -> Any:
    return (
        Parameter(value)
        if isinstance(value, Tensor) and not isinstance(value, Parameter)
        else value
    )


def _shown(key: object, value: Any, type_of: Any) -> str:
    if not isinstance(value, Tensor):
        return f"  ({key}): Object of type: {type(value).__name__}"
    kind = "Parameter" if isinstance(value, Parameter) else "Tensor"
    size = "x".join(map(str, value.shape))
    device = "" if value.device.type in ("cpu", "meta") else f" ({value.device})"
    return f"  ({key}): {kind} containing: [{type_of(value)} of size {size}{device}]"


class ParameterList(Module):
    """A list of parameters; tensors become parameters, other values are kept as they are."""

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__()
        self._size = 0
        if values is not None:
            self.extend(values)

    @overload
    def __getitem__(self, idx: int) -> Any: ...

    @overload
    def __getitem__(self, idx: slice) -> ParameterList: ...

    def __getitem__(self, idx: int | slice) -> Any:
        """A value, or for a slice a ParameterList."""
        if isinstance(idx, slice):
            return type(self)(self[i] for i in range(len(self))[idx])
        return getattr(self, str(_place(self, idx)))

    def __setitem__(self, idx: int, param: Any) -> None:
        setattr(self, str(_place(self, idx)), _as_parameter(param))

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))

    def __iadd__(self, parameters: Iterable[Any]) -> Self:
        return self.extend(parameters)

    def append(self, value: Any) -> Self:
        """Add a value at the end."""
        self._size += 1
        self[self._size - 1] = value
        return self

    def extend(self, values: Iterable[Any]) -> Self:
        """Add several values at the end."""
        if not isinstance(values, Iterable) or isinstance(values, Tensor):
            kind = type(values).__name__
            raise TypeError(
                f"ParameterList.extend should be called with an iterable, but got {kind}"
            )
        for value in list(values):
            self.append(value)
        return self

    def extra_repr(self) -> str:
        """A line for each value."""
        return "\n".join(_shown(i, value, lambda t: t.dtype) for i, value in enumerate(self))

    def __call__(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise RuntimeError("ParameterList should not be called.")


class ParameterDict(_ByKey):
    """A dictionary of parameters, in insertion order; tensors become parameters."""

    def __init__(self, parameters: Any = None) -> None:
        super().__init__()
        self._keys: dict[str, None] = {}
        if parameters is not None:
            self.update(parameters)

    @property
    def _table(self) -> dict[str, Any]:
        return self._keys

    def __getitem__(self, key: str) -> Any:
        return getattr(self, _checked_key(key))

    def __setitem__(self, key: str, value: Any) -> None:
        name = _checked_key(key)
        setattr(self, name, _as_parameter(value))
        self._keys[key] = None

    def __delitem__(self, key: str) -> None:
        del self._keys[key]
        delattr(self, key)

    def __reversed__(self) -> Iterator[str]:
        return reversed(self._keys)

    def copy(self) -> ParameterDict:
        """Another dictionary of the same parameters."""
        return ParameterDict(list(self.items()))

    def setdefault(self, key: str, default: Any = None) -> Any:
        """The value of a key; if it is missing, `default` is stored and returned."""
        if key not in self:
            self[key] = default
        return self[key]

    def popitem(self) -> tuple[str, Any]:
        """Remove and return the last key and its value."""
        key = next(reversed(self._keys))
        return key, self.pop(key)

    def get(self, key: str, default: Any = None) -> Any:
        """The value of a key, or `default`."""
        return getattr(self, key) if key in self._keys else default

    def fromkeys(self, keys: Iterable[str], default: Any = None) -> ParameterDict:
        """Another dictionary with these keys and the same value for each."""
        return ParameterDict([(key, default) for key in keys])

    def items(self) -> Iterable[tuple[str, Any]]:
        """Keys and values."""
        return ((key, self[key]) for key in self._keys)

    def values(self) -> Iterable[Any]:
        """The values."""
        return (self[key] for key in self._keys)

    def update(self, parameters: Any) -> None:
        """Add the values of a mapping, a plain one in the order of its keys, or of an iterable of pairs."""
        pairs = _pairs(self, parameters)
        for key, value in sorted(pairs) if type(parameters) is dict else pairs:
            self[key] = value

    def extra_repr(self) -> str:
        """A line for each value."""
        return "\n".join(_shown(key, value, typename) for key, value in self.items())

    def __call__(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise RuntimeError("ParameterDict should not be called.")

    def __or__(self, other: ParameterDict) -> ParameterDict:
        both = self.copy()
        both.update(other)
        return both

    def __ror__(self, other: ParameterDict) -> ParameterDict:
        return other.copy() | self

    def __ior__(self, other: ParameterDict) -> Self:
        self.update(other)
        return self


def _checked_key(key: Any) -> str:
    if not isinstance(key, str):
        raise TypeError(
            "Index given to ParameterDict cannot be used as a key as it is not a string (type is "
            f"'{type(key).__name__}')."
        )
    return key
