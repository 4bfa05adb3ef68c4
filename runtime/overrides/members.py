"""Members of tensors of overriding subclasses: a mixin that stands before `Tensor` in their order of resolution."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.handlers import handwritten_members
from ..core.torch_function import handle_torch_function, has_torch_function


@cache
def subclass_members() -> type:
    """The mixin whose members ask handlers, then do what the next class in order does."""
    members: dict[str, Any] = {"__slots__": (), "__doc__": "Shows handlers the uses of members."}
    mixin: type

    def inherited(kind: type, name: str) -> Any:
        order = kind.__mro__
        for owner in order[order.index(mixin) + 1 :]:
            if name in vars(owner):
                return vars(owner)[name]
        raise AttributeError(name)

    def method(name: str, member: Any) -> Callable[..., Any]:
        def ask(self: Any, /, *args: Any, **kwargs: Any) -> Any:
            function = inherited(type(self), name)
            if not has_torch_function((self, *args, *kwargs.values())):
                return function.__get__(self)(*args, **kwargs)
            return handle_torch_function(function, None, (self, *args), kwargs or None)

        ask.__name__ = name
        ask.__doc__ = member.__doc__
        return ask

    def attribute(name: str, member: property) -> property:
        def get(self: Any) -> Any:
            found = inherited(type(self), name)
            if not has_torch_function((self,)):
                return found.__get__(self)
            return handle_torch_function(found.__get__, (self,), (self,))

        def put(self: Any, value: Any) -> Any:
            found = inherited(type(self), name)
            if not has_torch_function((self,)):
                return found.__set__(self, value)
            return handle_torch_function(found.__set__, (self,), (self, value))

        def delete(self: Any) -> Any:
            found = inherited(type(self), name)
            if not has_torch_function((self,)):
                return found.__delete__(self)
            return handle_torch_function(found.__delete__, (self,), (self,))

        return property(get, member.fset and put, member.fdel and delete, member.__doc__)

    for _, name, member in handwritten_members():
        if name not in members:
            make: Any = attribute if isinstance(member, property) else method
            members[name] = make(name, member)
    mixin = type("_SubclassMembers", (), members)
    return mixin
