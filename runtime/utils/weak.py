"""Dictionaries by who a key is, not by what it equals, that do not keep keys alive: tensors compare element by element."""

from __future__ import annotations

import builtins
import weakref
from collections.abc import Iterator, Mapping, MutableMapping
from typing import Any, Generic, TypeVar
from weakref import ref as WeakRef

from ..core.tensor import Tensor

__all__ = [
    "TensorWeakRef",
    "WeakIdKeyDictionary",
    "WeakIdRef",
    "WeakTensorKeyDictionary",
]

V = TypeVar("V")


class WeakIdRef(weakref.ref[Any]):
    """A weak reference that equals those to the same object, and is hashed by who that is."""

    __slots__ = ("_id",)

    _id: int

    def __new__(cls, key: Any, callback: Any = None) -> WeakIdRef:
        """A reference to `key`; ``callback(reference)`` is called when that is gone."""
        made = super().__new__(cls, key, callback)
        made._id = id(key)
        return made

    def __hash__(self) -> int:
        return self._id

    def __eq__(self, other: object) -> bool:
        mine = self()
        theirs = other() if isinstance(other, weakref.ref) else None
        if mine is not None and theirs is not None:
            return mine is theirs
        return self is other

    def __ne__(self, other: object) -> bool:  # which references have of their own, too
        return not self == other


class WeakIdKeyDictionary(MutableMapping[Any, V], Generic[V]):
    """A dictionary whose keys are compared by who they are, and whose items go when nothing else knows the key.

    `ref_type` makes the references; a mapping gives first items.  While it is gone through, keys that die stay away.
    """

    def __init__(self, dict: Mapping[Any, V] | None = None, ref_type: type = WeakIdRef) -> None:
        self.ref_type = ref_type
        self.data: builtins.dict[Any, V] = {}
        if dict is not None:
            self.update(dict)

    def _reference(self, key: Any) -> Any:
        data = weakref.ref(self)

        def forget(reference: Any) -> None:
            me = data()
            if me is not None:
                me.data.pop(reference, None)

        return self.ref_type(key, forget)

    def __getitem__(self, key: Any) -> V:
        return self.data[self.ref_type(key)]

    def __setitem__(self, key: Any, value: V) -> None:
        self.data[self._reference(key)] = value

    def __delitem__(self, key: Any) -> None:
        del self.data[self.ref_type(key)]

    def __contains__(self, key: object) -> bool:
        try:
            reference = self.ref_type(key)
        except TypeError:  # what cannot be referred to weakly
            return False
        return reference in self.data

    def __len__(self) -> int:
        return sum(reference() is not None for reference in list(self.data))

    def __iter__(self) -> Iterator[Any]:
        for reference in list(self.data):
            key = reference()
            if key is not None:
                yield key

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {id(self):#x}>"

    def keyrefs(self) -> list[Any]:
        """The references to the keys."""
        return list(self.data)

    def copy(self) -> WeakIdKeyDictionary[V]:
        """Another one with the same items."""
        return WeakIdKeyDictionary(self, self.ref_type)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> WeakIdKeyDictionary[V]:
        from copy import deepcopy

        return WeakIdKeyDictionary(
            {key: deepcopy(value, memo) for key, value in self.items()}, self.ref_type
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mapping):
            return NotImplemented
        return {id(k): v for k, v in self.items()} == {id(k): v for k, v in other.items()}

    __hash__ = None  # type: ignore[assignment]

    def __or__(self, other: Mapping[Any, V]) -> WeakIdKeyDictionary[V]:
        both = self.copy()
        both.update(other)
        return both

    def __ior__(self, other: Mapping[Any, V]) -> WeakIdKeyDictionary[V]:
        self.update(other)
        return self


WeakTensorKeyDictionary = WeakIdKeyDictionary


class TensorWeakRef:
    """A weak reference to a tensor, which equals that to the same one.  AssertionError for what is none."""

    ref: WeakRef[Tensor]

    def __init__(self, tensor: Tensor) -> None:
        if not isinstance(tensor, Tensor):
            raise AssertionError(f"expected torch.Tensor, got {type(tensor)}.")
        self.ref = weakref.ref(tensor)

    def __call__(self) -> Tensor | None:
        return self.ref()
