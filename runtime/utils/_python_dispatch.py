"""``__torch_dispatch__``: modes and classes that see every operator below autograd.

A class of tensors says so with a classmethod ``__torch_dispatch__(cls, func, types, args=(), kwargs=None)``,
a `TorchDispatchMode` with a method of the same form.  `func` is an `OpOverload`; arguments that equal their
defaults are left out.  Innermost modes are asked first, then the classes of the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

from ..core.bits import backend_of
from ..core.classes import disabled_torch_dispatch
from ..core.nesting import tensors_in
from ..core.state import no_python_dispatch as no_python_dispatch
from ..core.state import state
from ..core.tensor import Tensor, counter_of
from ..dispatch.modes import pop_dispatch_mode as _pop_mode
from ..dispatch.modes import push_dispatch_mode as _push_mode
from ..dispatch.modes import returns_written
from ..dispatch.operator import OpOverload

_disabled_torch_dispatch_impl = disabled_torch_dispatch


class TorchDispatchMode:
    """A context manager whose ``__torch_dispatch__(self, func, types, args=(), kwargs=None)`` sees operators.

    In its ``with`` block every operator that reaches a backend comes to the mode entered last: functions
    that make tensors, what composite operators call, and what a backward computes.  While its handler runs
    the mode is off the stack, and nothing that the handler calls is recorded by autograd, which has
    already seen the call.  ``with self:`` in a handler puts the mode back on.  What the handler returns
    is the call's result; NotImplemented leaves the call to the classes of its arguments.  Modes are per
    thread.
    """

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no __torch_dispatch__")

    supports_higher_order_operators = False
    """Whether its handler is given calls of `gradsmith._ops.HigherOrderOperator`, too."""

    def __enter__(self) -> Self:
        _push_mode(self)
        state.modes_entered += 1
        return self

    def __exit__(self, *exception: object) -> None:
        state.modes_entered -= 1
        _pop_mode()

    @classmethod
    def push(cls, *args: Any, **kwargs: Any) -> Self:
        """``cls(*args, **kwargs)``, to be entered; PyTorch's older way of writing it."""
        return cls(*args, **kwargs)

    @classmethod
    def is_infra_mode(cls) -> bool:
        """Whether the mode is part of the machinery rather than of a program; none is here."""
        return False


class BaseTorchDispatchMode(TorchDispatchMode):
    """A mode that calls the operator, no more."""

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        return func(*args, **(kwargs or {}))


# -- the stack ----------------------------------------------------------------------------------------


def _len_torch_dispatch_stack() -> int:
    """Number of dispatch modes that are active on this thread."""
    return len(state.dispatch_modes)


def _get_current_dispatch_mode() -> Any:
    """The innermost dispatch mode; None without one."""
    return state.dispatch_modes[-1] if state.dispatch_modes else None


def _get_current_dispatch_mode_stack() -> list[Any]:
    """The dispatch modes of this thread, outermost first."""
    return list(state.dispatch_modes)


def any_torch_dispatch_mode_on_stack() -> bool:
    """Whether a mode of a program's is on this thread's stack."""
    return any(not mode.is_infra_mode() for mode in state.dispatch_modes)


def is_in_torch_dispatch_mode(include_infra_modes: bool = True) -> bool:
    """Whether this thread is in a mode's block, its handler included."""
    return state.modes_entered > 0


@contextmanager
def _with_stack(modes: tuple[Any, ...]) -> Iterator[None]:
    previous = state.dispatch_modes
    state.switch(dispatch_modes=modes)
    try:
        yield
    finally:
        state.switch_back(dispatch_modes=previous)


@contextmanager
def _pop_mode_temporarily() -> Iterator[Any]:
    """The top mode, off the stack within the block.  RuntimeError when there is none."""
    modes = state.dispatch_modes
    if not modes:
        raise RuntimeError("there is no TorchDispatchMode on the stack to pop")
    with _with_stack(modes[:-1]):
        yield modes[-1]


@contextmanager
def _disable_current_modes() -> Iterator[list[Any]]:
    """All dispatch modes of this thread, the innermost first, off the stack within the block."""
    modes = state.dispatch_modes
    with _with_stack(()):
        yield list(reversed(modes))


# -- wrapper subclasses -------------------------------------------------------------------------------


def is_traceable_wrapper_subclass(t: object) -> bool:
    """Whether `t` is a tensor of a subclass that can be taken apart and put together.

    Such a class has ``__tensor_flatten__``, which returns the names of the attributes that hold its
    inner tensors and a context, and ``__tensor_unflatten__``.
    """
    return is_traceable_wrapper_subclass_type(t if isinstance(t, type) else type(t))


def is_traceable_wrapper_subclass_type(t: type) -> bool:
    """Like `is_traceable_wrapper_subclass`, of a class."""
    is_subclass = issubclass(t, Tensor) and t is not Tensor
    return is_subclass and all(
        hasattr(t, name) for name in ("__tensor_flatten__", "__tensor_unflatten__")
    )


def transform_subclass(
    t: Any,
    callback: Callable[[str, Tensor], Tensor],
    outer_size: Sequence[int] | None = None,
    outer_stride: Sequence[int] | None = None,
) -> Any:
    """`t`, a traceable wrapper, rebuilt from ``callback(name, inner)`` of each inner tensor."""
    names, context = t.__tensor_flatten__()
    inner = {name: callback(name, getattr(t, name)) for name in names}
    size = t.size() if outer_size is None else outer_size
    stride = t.stride() if outer_stride is None else outer_stride
    return type(t).__tensor_unflatten__(inner, context, size, stride)


def return_and_correct_aliasing(func: OpOverload, args: Any, kwargs: Any, out: Any) -> Any:
    """`out`, what a wrapper's handler computed for a call of `func`, aliasing as the schema says.

    The result of an in-place or ``out=`` operator becomes the argument that was written.  A result that is
    a view counts changes with the argument that it is a view of, as it does for plain tensors.
    """
    if not isinstance(func, OpOverload):
        raise TypeError(
            f"return_and_correct_aliasing(): func must be an OpOverload, not {type(func).__name__}"
        )
    signature = func.signature
    values = _by_position(func, args, kwargs or {})
    if returns_written(func):
        targets = tuple(values[position] for position in signature.written)
        return targets[0] if len(targets) == 1 else targets
    if func.traits.view:
        base = next(
            (values[i] for i, p in enumerate(signature.parameters) if p.alias and p.is_tensor), None
        )
        if isinstance(base, Tensor):
            for view in tensors_in(out if isinstance(out, (tuple, list)) else (out,)):
                if view is not base:
                    view._counter_ = counter_of(base)
    return out


def autograd_would_have_decomposed(func: OpOverload, flat_args: Sequence[Any]) -> bool:
    """Whether no kernel of the backend of the first tensor keeps a call from being decomposed."""
    tensor = next(tensors_in(flat_args), None)
    if tensor is None:
        return True
    return not func.has_kernel_for_dispatch_key(backend_of(tensor._bits_))


def _by_position(func: OpOverload, args: Sequence[Any], kwargs: dict[str, Any]) -> list[Any]:
    parameters = func.signature.parameters
    values = list(args)
    for parameter in parameters[len(args) :]:
        values.append(kwargs.get(parameter.name))
    return values
