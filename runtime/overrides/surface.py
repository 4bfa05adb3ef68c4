"""Letting handlers see what is no generated binding: attributes, handwritten methods and functions.

Bindings of operators reach handlers by their exact path.  ``x.shape``, ``x.backward()`` and
``gradsmith.einsum`` have no such path, and checking for modes in each would be paid by every program.
Instead they are exchanged for versions that ask, only while somebody can see the difference:
for every tensor as long as a function mode is active on some thread (`watch`), for tensors of overriding
subclasses by a mixin that stands before `Tensor` in their order of resolution (`subclass_surface`).
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from types import FunctionType, MethodType, ModuleType
from typing import Any

from gradsmith.dispatch.state import state
from gradsmith.overrides.handling import (
    handle_torch_function,
    has_torch_function,
    overloaded_arguments,
)
from gradsmith.overrides.public import is_internal
from gradsmith.tensor import Tensor

__all__ = [
    "UNSEEN_FUNCTIONS",
    "Watched",
    "handwritten_members",
    "subclass_surface",
    "unwatch",
    "watch",
    "watch_functions_for_classes",
]

_UNSEEN = frozenset(
    [
        "__new__",
        "__init__",
        "__iter__",
        "__hash__",
        "__reduce_ex__",
        "__torch_function__",
        "__torch_dispatch__",
        "__array_priority__",
        "__dlpack_device__",
        "__class_getitem__",
        "as_subclass",
    ]
)
"""Members of Tensor that no handler sees: making tensors, identity, the protocol itself."""
UNSEEN_FUNCTIONS = frozenset(
    [
        "is_tensor",
        "is_storage",
        "typename",
        "promote_types",
        "can_cast",
        "get_default_dtype",
        "set_default_dtype",
        "manual_seed",
        "seed",
        "get_rng_state",
        "set_rng_state",
        "initial_seed",
        "load",
        "save",
        "set_printoptions",
        "get_printoptions",
        "is_grad_enabled",
        "is_inference_mode_enabled",
        "get_default_device",
        "set_default_device",
        "from_dlpack",
        "from_numpy",
        "finfo",
        "iinfo",
    ]
)
"""Functions that neither take nor make tensors, or only ask what something is."""


class Watched:
    """A handwritten function or method, as it stands in its place while handlers may see it.

    It equals the function that it stands for, so tables of handlers may be made with either.
    """

    __slots__ = ("__wrapped__",)

    def __init__(self, function: Callable[..., Any]) -> None:
        self.__wrapped__ = function

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        if state.function_modes or not state.overrides_disabled:
            given = (*args, *kwargs.values())
            if (state.function_modes or overloaded_arguments(given)) and _seen(2):
                return handle_torch_function(self, given, args, kwargs)
        return self.__wrapped__(*args, **kwargs)

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        return self if instance is None else MethodType(self, instance)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__wrapped__, name)

    def __eq__(self, other: object) -> bool:
        return self.__wrapped__ == getattr(other, "__wrapped__", other)

    def __hash__(self) -> int:
        return hash(self.__wrapped__)

    def __repr__(self) -> str:
        return repr(self.__wrapped__)


def _seen(depth: int) -> bool:
    """Whether the code that called the caller's caller is a program's, not the package's own."""
    return not is_internal(sys._getframe(depth).f_globals.get("__name__", ""))


# -- every tensor, while a mode is active ---------------------------------------------------------------


class _Exchange:
    """Members of classes or modules that stand exchanged as long as somebody asks for it."""

    def __init__(self, find: Callable[[], tuple[tuple[Any, str, Any, Any], ...]]) -> None:
        self._find = find
        self._lock = threading.Lock()
        self._count = 0

    def add(self, change: int) -> None:
        """One more, or one less, who asks."""
        with self._lock:
            before, self._count = self._count, self._count + change
            if bool(before) == bool(self._count):
                return
            for owner, name, plain, watched in self._find():
                old, new = (plain, watched) if self._count else (watched, plain)
                present = vars(owner).get(name)
                if isinstance(new, property):
                    # The property itself stays, as handlers know the attribute by it; its functions change.
                    present.__init__(new.fget, new.fset, new.fdel, new.__doc__)
                    setattr(
                        owner, name, present
                    )  # so that caches of attribute look-ups are emptied
                elif present is old:  # else somebody put something else in its place
                    setattr(owner, name, new)


def watch() -> None:
    """From now on modes see attributes, handwritten methods and functions; one `unwatch` undoes it."""
    _members.add(1)
    _functions.add(1)


def unwatch() -> None:
    """Undo one `watch`."""
    _members.add(-1)
    _functions.add(-1)


@cache
def watch_functions_for_classes() -> None:
    """From now on, for good, classes with handlers of their own see handwritten functions."""
    _functions.add(1)


@cache
def _watched_members() -> tuple[tuple[Any, str, Any, Any], ...]:
    found: list[tuple[Any, str, Any, Any]] = []
    for owner, name, member in handwritten_members():
        if isinstance(member, property):
            plain = property(member.fget, member.fset, member.fdel, member.__doc__)
            found.append((owner, name, plain, _watched_property(member)))
        else:
            found.append((owner, name, member, Watched(member)))
    return tuple(found)


@cache
def _watched_functions() -> tuple[tuple[Any, str, Any, Any], ...]:
    watched: dict[Any, Watched] = {}  # one for each, under however many names it goes
    return tuple(
        (module, name, function, watched.setdefault(function, Watched(function)))
        for module, name, function in _handwritten_functions()
    )


_members = _Exchange(_watched_members)
_functions = _Exchange(_watched_functions)


@cache
def handwritten_members() -> tuple[tuple[Any, str, Any], ...]:
    """The methods and properties of Tensor that are not generated: class, name and member."""
    return tuple(_handwritten_members())


def _handwritten_members() -> Iterator[tuple[Any, str, Any]]:
    for owner in Tensor.__mro__:
        if owner is object or owner.__name__ in ("TensorMethods", "_Constructor"):
            continue
        for name, member in tuple(vars(owner).items()):
            if name in _UNSEEN or (name.startswith("_") and not name.startswith("__")):
                continue
            if isinstance(member, (property, FunctionType)):
                yield owner, name, member


def _handwritten_functions() -> Iterator[tuple[ModuleType, str, Any]]:
    import gradsmith as gs

    for module in (gs, gs.nn.functional, gs.linalg, gs.fft, gs.special):
        for name, member in tuple(vars(module).items()):
            if name.startswith("_") or name in UNSEEN_FUNCTIONS:
                continue
            if isinstance(member, FunctionType) and member.__module__.startswith("gradsmith."):
                if not member.__module__.startswith(("gradsmith.generated", "gradsmith.autograd")):
                    yield module, name, member
    yield gs.autograd, "grad", gs.autograd.grad


def _watched_property(member: property) -> property:
    """As `member` by itself, but its use asks handlers first, which know it as ``Tensor.shape.__get__`` and so on."""
    get: Any
    get, put, delete = member.fget, member.fset, member.fdel

    def watched_get(self: Any) -> Any:
        if not state.function_modes or not _seen(2):
            return get(self)
        return handle_torch_function(member.__get__, (self,), (self,))

    def watched_set(self: Any, value: Any) -> Any:
        if not state.function_modes or not _seen(2):
            return put and put(self, value)
        return handle_torch_function(member.__set__, (self,), (self, value))

    def watched_delete(self: Any) -> Any:
        if not state.function_modes or not _seen(2):
            return delete and delete(self)
        return handle_torch_function(member.__delete__, (self,), (self,))

    return property(watched_get, put and watched_set, delete and watched_delete, member.__doc__)


# -- tensors of overriding subclasses -------------------------------------------------------------------


@cache
def subclass_surface() -> type:
    """The mixin whose members ask handlers, then do what the next class in order does."""
    members: dict[str, Any] = {"__slots__": (), "__doc__": "Shows handlers the uses of members."}
    surface: type

    def inherited(kind: type, name: str) -> Any:
        order = kind.__mro__
        for owner in order[order.index(surface) + 1 :]:
            if name in vars(owner):
                return vars(owner)[name]
        raise AttributeError(name)

    def method(name: str, member: Any) -> Callable[..., Any]:
        def ask(self: Any, /, *args: Any, **kwargs: Any) -> Any:
            function = inherited(type(self), name)
            if not _seen(2) or not has_torch_function((self, *args, *kwargs.values())):
                return function.__get__(self)(*args, **kwargs)
            return handle_torch_function(function, None, (self, *args), kwargs)

        ask.__name__ = name
        ask.__doc__ = member.__doc__
        return ask

    def attribute(name: str, member: property) -> property:
        def get(self: Any) -> Any:
            found = inherited(type(self), name)
            if not _seen(2) or not has_torch_function((self,)):
                return found.__get__(self)
            return handle_torch_function(found.__get__, (self,), (self,))

        def put(self: Any, value: Any) -> Any:
            found = inherited(type(self), name)
            if not _seen(2) or not has_torch_function((self,)):
                return found.__set__(self, value)
            return handle_torch_function(found.__set__, (self,), (self, value))

        def delete(self: Any) -> Any:
            found = inherited(type(self), name)
            if not _seen(2) or not has_torch_function((self,)):
                return found.__delete__(self)
            return handle_torch_function(found.__delete__, (self,), (self,))

        return property(get, member.fset and put, member.fdel and delete, member.__doc__)

    for _, name, member in handwritten_members():
        if name not in members:
            if isinstance(member, property):
                members[name] = attribute(name, member)
            else:
                members[name] = method(name, member)
    surface = type("_SubclassSurface", (), members)
    return surface
