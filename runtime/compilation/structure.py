"""Arguments and results as structures: what kind they are, the tensors in them, and how they are put together again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

from ..core.bits import CPU_BITS, STRIDED
from ..core.tensor import Tensor

PLAIN = (bool, int, float, complex, str, bytes, type(None))


class Same:
    """An object that is a key by its identity, and lives as long as the key."""

    __slots__ = ("thing",)

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing


def described(value: Any, tensors: list[Tensor]) -> Any:
    """What kind of argument `value` is, as a key; its tensors are added to `tensors`."""
    if isinstance(value, Tensor):
        tensors.append(value)
        data, bits = value._data_, value._bits_
        shape = data.shape
        if not bits & CPU_BITS and getattr(data, "base", None) is not None:
            root = data.root  # type: ignore[attr-defined]
            return (bits, shape, data.strides, data.offset, root.shape, root.dtype)  # type: ignore[attr-defined]
        kind = (bits, shape, data.strides) if bits & STRIDED else (bits, shape)
        return kind if value.__class__ is Tensor else (*kind, value.__class__)
    cls = value.__class__
    if cls in PLAIN:
        return (
            (cls, value) if value or cls is not float else (cls, repr(value))
        )  # there are two zeros
    if cls is dict or cls is OrderedDict:
        return (cls, *[(key, described(item, tensors)) for key, item in value.items()])
    if cls in (tuple, list) or (isinstance(value, tuple) and hasattr(cls, "_make")):
        return (cls, *[described(item, tensors) for item in value])
    if hasattr(cls, "__dataclass_fields__"):
        return (cls, *[(k, described(item, tensors)) for k, item in _attributes(value).items()])
    return Same(value)


def objects_in(value: Any) -> Iterator[Any]:
    """The objects in an argument that are part of its kind by their identity."""
    cls = value.__class__
    if isinstance(value, Tensor) or cls in PLAIN:
        return
    if cls is dict or cls is OrderedDict:
        items = value.values()
    elif cls in (tuple, list) or (isinstance(value, tuple) and hasattr(cls, "_make")):
        items = value
    elif hasattr(cls, "__dataclass_fields__"):
        items = _attributes(value).values()
    else:
        yield value
        return
    for item in items:
        yield from objects_in(item)


def static_kind(place: int, value: Any) -> Any:
    """The key of an argument whose value is part of the kind.  TypeError for a tensor, and for what has no hash."""
    given = f"compile(): argument {place} is static, its value a key, which {type(value)} cannot be"
    if isinstance(value, Tensor):
        raise TypeError(f"{given}: leave tensors out of static_argnums")
    if value.__class__ is float:
        return described(value, [])
    try:
        hash(value)
    except TypeError as error:
        raise TypeError(f"{given}: {error}") from None
    return (value.__class__, value)


def memory_of(tensor: Tensor) -> int:
    """The identity of a tensor on the CPU, and of what holds the elements of one on device xla."""
    data: Any = tensor._data_
    return id(data.root) if hasattr(data, "root") else id(tensor)


def _attributes(value: Any) -> dict[str, Any]:
    """What an object of a dataclass holds: its fields, and whatever else was put there."""
    fields = type(value).__dataclass_fields__
    found = {name: getattr(value, name) for name in fields if hasattr(value, name)}
    return found | getattr(value, "__dict__", {})


def _instance(cls: type, attributes: dict[str, Any]) -> Any:
    """An object of a dataclass, made as it is and not by its `__init__`."""
    made: Any = object.__new__(cls)
    for name, value in attributes.items():
        object.__setattr__(made, name, value)
    return made


def tensors_of(value: Any) -> list[Tensor]:
    """The tensors in a result, each once."""
    found: dict[int, Tensor] = {}
    _collect(value, found)
    return list(found.values())


def _collect(value: Any, found: dict[int, Tensor]) -> None:
    cls = value.__class__
    if isinstance(value, Tensor):
        found.setdefault(id(value), value)
    elif cls in (tuple, list) or (isinstance(value, tuple) and hasattr(cls, "_make")):
        for item in value:
            _collect(item, found)
    elif cls is dict or cls is OrderedDict:
        for item in value.values():
            _collect(item, found)
    elif hasattr(cls, "__dataclass_fields__") and not isinstance(value, type):
        for item in _attributes(value).values():
            _collect(item, found)


def expression_of(
    value: Any, of_tensor: Callable[[Tensor], str], of_object: Callable[[Any], str]
) -> str:
    """A result as Python writes it."""
    if isinstance(value, Tensor):
        return of_tensor(value)
    cls = value.__class__
    if cls in (bool, int, str, type(None)):
        return repr(value)
    if cls is dict or cls is OrderedDict:
        items = [
            f"{of_object(key) if not isinstance(key, (str, int)) else repr(key)}: "
            f"{expression_of(item, of_tensor, of_object)}"
            for key, item in value.items()
        ]
        plain = "{" + ", ".join(items) + "}"
        return plain if cls is dict else f"{of_object(cls)}({plain})"
    if hasattr(cls, "__dataclass_fields__") and not isinstance(value, type):
        given = expression_of(_attributes(value), of_tensor, of_object)
        return f"{of_object(_instance)}({of_object(cls)}, {given})"
    if isinstance(value, (tuple, list)) and (cls in (tuple, list) or hasattr(cls, "_make")):
        inner = "".join(f"{expression_of(item, of_tensor, of_object)}, " for item in value)
        if cls is list:
            return f"[{inner}]"
        return f"({inner})" if cls is tuple else f"{of_object(cls)}._make(({inner}))"
    return of_object(value)
