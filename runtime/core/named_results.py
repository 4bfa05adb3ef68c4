"""Named tuples that operators with several results return."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import Any, ClassVar, TypeVar

from .package_name import as_said, package_name, say_module

Named = TypeVar("Named", bound="NamedResults")


class NamedResults:
    """Base of such tuples, before `tuple` itself: the annotations of a class name its items.

    As PyTorch's, they are made of a sequence, ``return_types.max((values, indices))``: TypeError where it has another length.
    """

    __slots__ = ()

    _fields: ClassVar[tuple[str, ...]] = ()
    n_fields: ClassVar[int]
    n_sequence_fields: ClassVar[int]
    n_unnamed_fields: ClassVar[int] = 0

    def __init_subclass__(cls) -> None:
        cls._fields = tuple(cls.__annotations__)
        if cls.__module__ == "gradsmith.generated.return_types":  # a library's stay where they are
            say_module(cls, as_said("gradsmith.return_types"))
        cls.n_fields = cls.n_sequence_fields = len(cls._fields)
        for place, name in enumerate(cls._fields):
            setattr(cls, name, property(itemgetter(place)))

    def __new__(cls: type[Named], sequence: Iterable[Any]) -> Named:
        name = f"{package_name.shown}.return_types.{cls.__name__}()"
        if not isinstance(sequence, Iterable):
            raise TypeError(f"{name}: constructor requires a sequence")
        items = tuple(sequence)
        if len(items) != cls.n_fields:
            raise TypeError(f"{name} takes a {cls.n_fields}-sequence ({len(items)}-sequence given)")
        return cls._make(items)

    @classmethod
    def _make(cls: type[Named], items: Iterable[Any]) -> Named:
        return tuple.__new__(cls, items)  # type: ignore[type-var]

    def _asdict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._fields}

    def _replace(self: Named, **items: Any) -> Named:
        return self._make({**self._asdict(), **items}.values())

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (tuple(getattr(self, name) for name in self._fields),)

    def __repr__(self) -> str:
        fields = ",\n".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{package_name.shown}.return_types.{type(self).__name__}(\n{fields})"
