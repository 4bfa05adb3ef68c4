"""Operators and `HigherOrderOperator`, under the names of ``torch._ops``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from ._C.dispatcher import _dispatch_keys
from .autograd.nodes.variable import gradient_edge
from .core.bits import KEYSET_SHIFT, PYTHON
from .core.classes import disabled_torch_dispatch
from .core.keys import DispatchKey
from .core.keysets import FULL_KEYSET, DispatchKeySet, highest_key
from .core.nesting import leaves_of, tensors_in
from .core.state import state
from .core.tensor import Tensor
from .core.torch_function import handle_torch_function, has_torch_function
from .dispatch.guards import AutoDispatchBelowAutograd
from .dispatch.namespaces import _OpNamespace as _OpNamespace
from .dispatch.namespaces import _Ops as _Ops
from .dispatch.namespaces import ops as ops
from .dispatch.operator import OpOverload as OpOverload
from .dispatch.packet import OpOverloadPacket as OpOverloadPacket
from .schema.dispatch_keys import ALIAS_KEYS
from .schema.precedence import chosen
from .utils._python_dispatch import _pop_mode_temporarily

F = TypeVar("F", bound=Callable[..., Any])

_PASSED_OVER = ("PythonDispatcher", "PythonTLSSnapshot", "ADInplaceOrView", "BackendSelect")
_higher_order_ops: dict[str, HigherOrderOperator] = {}
"""By name; each is an attribute of ``ops.higher_order`` too."""


class OperatorBase(ABC):  # noqa: B024 - its classes are registered
    """What is dispatched by keys: overloads and `HigherOrderOperator`."""


OperatorBase.register(OpOverload)


def resolve_key(op: Any, k: DispatchKey) -> DispatchKey:
    """The key, `k` or one that stands for it among others, whose kernel serves `op` at `k`.

    NotImplementedError where there is none.
    """
    if isinstance(op, OpOverload):
        names = [name for name in DispatchKey.__members__ if op.has_kernel_for_dispatch_key(name)]
    else:
        names = [key.name for key in op.py_kernels]
    found, reason = chosen({name: name for name in names}, k.name)
    if found is None:
        raise NotImplementedError(f"could not find kernel for {op} at dispatch key {k} ({reason})")
    return DispatchKey[found]


@contextmanager
def dl_open_guard() -> Iterator[None]:
    """For programs written for PyTorch: there are no libraries of machine code to be opened."""
    yield


class HigherOrderOperator(OperatorBase):
    """An operator that takes functions: of no schema, its kernels registered by `py_impl`.  To be subclassed.

    A call goes to the highest of the dispatch keys that its tensors and the thread have, and there to the kernel that
    the dispatcher's rules choose among those registered: each kernel sees to what is below it itself.
    """

    def __init__(self, name: str, *, cacheable: bool = False) -> None:
        self._name = self.__name__ = name
        self._ns = self.namespace = "higher_order"
        self._cacheable = cacheable
        self.py_kernels: dict[DispatchKey, Callable[..., Any]] = {}
        self.python_key_table: dict[type, Callable[..., Any]] = {}
        self.non_fallthrough_keys = FULL_KEYSET - DispatchKeySet(_PASSED_OVER)
        _higher_order_ops[name] = self
        setattr(ops.higher_order, name, self)

    def name(self) -> str:
        """Its name."""
        return self._name

    def __repr__(self) -> str:
        return self._name

    def cacheable(self) -> bool:
        """Whether a compiler may keep what it made of calls."""
        return self._cacheable

    def fallthrough(self, dispatch_key: DispatchKey) -> None:
        """Let calls pass this key over."""
        self.non_fallthrough_keys = self.non_fallthrough_keys.remove(dispatch_key)

    def py_impl(self, k: Any) -> Callable[[F], F]:
        """A decorator: the function serves a dispatch key, or a class of modes or tensors.

        That of a mode's class is called with the mode before the arguments.  Raises RuntimeError for a second one,
        AssertionError for the key Python.
        """
        kind = isinstance(k, type)
        if not kind and (not isinstance(k, DispatchKey) or k.name == "Python"):
            raise AssertionError(
                f"py_impl() takes a DispatchKey other than Python or a class, got {k!r}"
            )
        table: dict[Any, Callable[..., Any]] = self.python_key_table if kind else self.py_kernels

        def register(function: F) -> F:
            if k in table:
                raise RuntimeError(
                    f"Trying to override a python impl for {k} on operator {self._name}"
                )
            table[k] = function
            if not kind and k.name not in ALIAS_KEYS:
                self.non_fallthrough_keys = self.non_fallthrough_keys.add(k)
            return function

        return register

    def py_autograd_impl(self, fn: F) -> F:
        """`fn` serves Autograd; calls that record nothing go on below it."""

        def record(*args: Any, **kwargs: Any) -> Any:
            given = tensors_in(
                leaf for value in (*args, *kwargs.values()) for leaf in leaves_of(value)
            )
            if state.grad_enabled and any(gradient_edge(tensor) is not None for tensor in given):
                return fn(*args, **kwargs)
            with AutoDispatchBelowAutograd():
                return self(*args, **kwargs)

        self.py_impl(DispatchKey["Autograd"])(record)
        return fn

    def has_kernel_for_dispatch_key(self, k: DispatchKey) -> bool:
        """Whether a kernel is registered at exactly this key."""
        return k in self.py_kernels

    def dispatch(self, dispatch_key: DispatchKey, /, *args: Any, **kwargs: Any) -> Any:
        """What the kernel for `dispatch_key` returns.  NotImplementedError without one."""
        if dispatch_key.name == "Python":
            return self._ask_handlers(args, kwargs)
        kernels = {key.name: kernel for key, kernel in self.py_kernels.items()}
        kernel, reason = chosen(kernels, dispatch_key.name)
        if kernel is None:
            raise NotImplementedError(
                f"could not find kernel for {self._name} at dispatch key {dispatch_key} ({reason})"
            )
        return kernel(*args, **kwargs)

    def _ask_handlers(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        mode: Any = state.dispatch_modes[-1] if state.dispatch_modes else None
        if mode is not None:
            handler = self.python_key_table.get(type(mode))
            if handler is not None:
                handler = partial(handler, mode)
            elif getattr(mode, "supports_higher_order_operators", False):
                return self._by_mode(
                    lambda *a, **k: mode.__torch_dispatch__(self, [], a, k), args, kwargs
                )
            else:
                raise NotImplementedError(
                    f"There was no rule registered for HigherOrderOperator {self._name} and mode {mode}: register one "
                    "with py_impl, or set supports_higher_order_operators of the mode."
                )
            result = self._by_mode(handler, args, kwargs)
            if result is not NotImplemented:
                return result
        for tensor in _with_handlers(args, kwargs):
            if type(tensor).__torch_dispatch__ is disabled_torch_dispatch:
                continue
            handler = self.python_key_table.get(type(tensor))
            if handler is None:
                raise NotImplementedError(
                    f"There was no rule registered for HigherOrderOperator {self._name} and {type(tensor)}: register "
                    "one with py_impl."
                )
            result = handler(*args, **kwargs)
            if result is not NotImplemented:
                return result
        raise TypeError(
            f"HigherOrderOperator {self._name}: no rule and no class of an argument handles the call"
        )

    def _by_mode(self, handler: Callable[..., Any], args: Any, kwargs: Any) -> Any:
        with _pop_mode_temporarily():
            return handler(*args, **kwargs)

    @abstractmethod
    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Dispatch the call; what a subclass defines calls this."""
        flat = tuple([leaf for value in (*args, *kwargs.values()) for leaf in leaves_of(value)])
        if has_torch_function(flat):
            return handle_torch_function(self, flat, args, kwargs)
        keys = state.included
        for tensor in tensors_in(flat):
            keys |= _dispatch_keys(tensor).raw_repr()
        if state.dispatch_modes:
            keys |= PYTHON >> KEYSET_SHIFT
        keys = keys & ~state.excluded & self.non_fallthrough_keys.raw_repr()
        return self.dispatch(highest_key(keys), *args, **kwargs)


def _with_handlers(args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Tensor]:
    found = tensors_in(leaf for value in (*args, *kwargs.values()) for leaf in leaves_of(value))
    return [tensor for tensor in found if tensor._bits_ & PYTHON]
