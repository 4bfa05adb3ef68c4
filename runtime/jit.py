"""The names of ``torch.jit``: functions run unchanged, in Python."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, NoReturn, TypeVar
from weakref import WeakSet

from .core.collected import collect
from .core.deferred import listing
from .core.warn import warn_caller_once
from .futures import Future
from .nn.module import Module

__all__ = [
    "Attribute",
    "Error",
    "Final",
    "Future",
    "RecursiveScriptModule",
    "ScriptFunction",
    "ScriptModule",
    "TracerWarning",
    "annotate",
    "enable_onednn_fusion",
    "export",
    "fork",
    "freeze",
    "fuser",
    "ignore",
    "interface",
    "is_scripting",
    "is_tracing",
    "isinstance",
    "load",
    "onednn_fusion_enabled",
    "optimize_for_inference",
    "optimized_execution",
    "save",
    "script",
    "script_if_tracing",
    "script_method",
    "set_fusion_strategy",
    "strict_fusion",
    "trace",
    "trace_module",
    "unused",
    "wait",
]

_T = TypeVar("_T")

Final = typing.Final


_SCRIPTED: WeakSet[Any] = WeakSet()
"""What `script` and `trace` were given, and returned."""


class _Scripted(type):
    """Of classes whose instances are, besides their own, what `script` and `trace` have returned."""

    def __instancecheck__(cls, value: object) -> bool:
        if super().__instancecheck__(value):
            return True
        if not callable(value) or value.__class__.__hash__ is None or value not in _SCRIPTED:
            return False
        return issubclass(cls, Module) is type.__instancecheck__(Module, value)


class ScriptModule(Module, metaclass=_Scripted):
    """A module that `script` or `trace` has returned, or whose class is written below this one."""


class RecursiveScriptModule(ScriptModule):
    """PyTorch's class of what `script` makes of modules."""


class ScriptFunction(metaclass=_Scripted):
    """A function that `script` or `trace` has returned."""


class TracerWarning(Warning):
    """Of PyTorch's `trace`: programs filter it, nothing here gives it."""


class Error(RuntimeError):
    """What PyTorch's interpreter of scripts raises: programs catch it, nothing here raises it."""


class Attribute(NamedTuple):
    """A value with its type, which PyTorch's `script` reads."""

    value: Any
    type: Any


def fork(func: Callable[..., Any], *args: Any, **kwargs: Any) -> Future[Any]:
    """The call of `func`, which is done now, as a `Future`."""
    future: Future[Any] = Future()
    future.set_result(func(*args, **kwargs))
    return future


def wait(future: Future[Any]) -> Any:
    """The result of a `Future`."""
    return future.wait()


def script_method(fn: Callable[..., Any]) -> Callable[..., Any]:
    """`fn` itself: it decorates methods of a `ScriptModule`."""
    return fn


def _itself(name: str, value: _T) -> _T:
    warn_caller_once(
        f"gradsmith.jit.{name} returns what it is given: calls run as they are written, in Python"
    )
    if callable(value) and not type.__instancecheck__(type, value):
        _SCRIPTED.add(value)
    return value


def script(obj: Any, *args: Any, **kwargs: Any) -> Any:
    """`obj` itself, a function, class or module; a warning says so, once."""
    return _itself("script", obj)


def trace(func: Any, *args: Any, **kwargs: Any) -> Any:
    """`func` itself, which is not called; a warning says so, once."""
    return _itself("trace", func)


def trace_module(mod: Any, inputs: Any, *args: Any, **kwargs: Any) -> Any:
    """`mod` itself; a warning says so, once."""
    return _itself("trace_module", mod)


def _get_trace_graph(f: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: there is no TorchScript to trace to."""
    raise NotImplementedError(
        "jit._get_trace_graph: gradsmith traces no programs: gradsmith.utils.flop_counter and modes see every call"
    )


def freeze(mod: Any, *args: Any, **kwargs: Any) -> Any:
    """`mod` itself."""
    return mod


optimize_for_inference = freeze


def script_if_tracing(fn: Any) -> Any:
    """`fn` itself."""
    return fn


_script_if_tracing = export = unused = script_if_tracing
_overload = _overload_method = script_method


def interface(obj: type) -> type:
    """`obj` itself."""
    return obj


def ignore(drop: Any = False, **kwargs: Any) -> Any:
    """The function that it decorates, with or without arguments."""
    return drop if callable(drop) else lambda fn: fn


def annotate(the_type: Any, the_value: _T) -> _T:
    """`the_value` itself."""
    return the_value


def isinstance(obj: Any, target_type: Any) -> bool:
    """Whether `obj` is of the type, of whose containers nothing is asked but that they are."""
    import builtins

    kinds: tuple[Any, ...] = (
        target_type if builtins.isinstance(target_type, tuple) else (target_type,)
    )
    plain: list[Any] = [typing.get_origin(kind) or kind for kind in kinds]
    return builtins.isinstance(obj, tuple(plain))


def is_scripting() -> bool:
    """No."""
    return False


is_tracing = is_scripting


def save(m: Any, f: Any, *args: Any, **kwargs: Any) -> None:
    """NotImplementedError: there is no TorchScript to save."""
    raise NotImplementedError(
        "gradsmith has no TorchScript: save m.state_dict() with gradsmith.save, and the program with it"
    )


def load(f: Any, *args: Any, **kwargs: Any) -> Any:
    """NotImplementedError: there is no TorchScript to load."""
    raise NotImplementedError(
        "gradsmith cannot run TorchScript: save a state_dict where the program is, and load that"
    )


@contextmanager
def optimized_execution(should_optimize: bool) -> Iterator[None]:
    """A block like any other: programs run as they are written."""
    yield


@contextmanager
def fuser(name: str) -> Iterator[None]:
    """Like `optimized_execution`."""
    yield


class strict_fusion:
    """Like `optimized_execution`."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exception: object) -> None:
        pass


def set_fusion_strategy(strategy: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """What was said before: nothing is fused."""
    global _strategy
    before, _strategy = _strategy, list(strategy)
    return before


_strategy = [("STATIC", 2), ("DYNAMIC", 10)]


def enable_onednn_fusion(enabled: bool) -> None:
    """Nothing: there is no oneDNN."""


def onednn_fusion_enabled() -> bool:
    """No."""
    return False


class _BroadcastingList:
    """In annotations, one number or as many as the name says."""

    def __getitem__(self, kind: Any) -> Any:
        return kind | list[kind]


BroadcastingList1 = BroadcastingList2 = BroadcastingList3 = _BroadcastingList()

collect(globals(), {"annotations": ("typing", __name__)})


__dir__ = listing(globals())
