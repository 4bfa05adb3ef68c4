"""Context managers that turn recording on and off for the current thread."""

from __future__ import annotations

import functools
import inspect
import warnings
from collections.abc import Callable, Generator
from typing import Any, Self, TypeVar, cast, overload

from ..core.state import state, switch_recording
from ..core.tensor import Tensor, counter_of

__all__ = [
    "enable_grad",
    "enforce_grad_layout_policy",
    "inference_mode",
    "is_grad_enabled",
    "is_inference_mode_enabled",
    "is_multithreading_enabled",
    "no_grad",
    "set_grad_enabled",
    "set_multithreading_enabled",
]

F = TypeVar("F", bound=Callable[..., Any])


def is_grad_enabled() -> bool:
    """Whether operations are recorded on this thread."""
    return state.grad_enabled


def is_inference_mode_enabled() -> bool:
    """Whether this thread is in inference mode."""
    return state.inference


class _ContextDecorator:
    """A context manager that also decorates functions and generator functions."""

    def clone(self) -> Any:
        """A fresh context of the same kind, one for each call of a decorated function."""
        return self.__class__()

    def __enter__(self) -> Any:
        raise NotImplementedError

    def __exit__(self, *exception: object) -> None:
        raise NotImplementedError

    def __call__(self, function: F) -> F:
        return decorate(self.clone, function)


def decorate(make: Callable[[], Any], function: F) -> F:
    """`function` run in a context from `make`; a generator is in it only while it runs."""
    if inspect.isclass(function):
        warnings.warn(
            "Decorating classes is deprecated and will be disabled in future versions. You should only "
            "decorate functions or methods. To preserve the current behavior of class decoration, you can "
            "directly decorate the `__init__` method and nothing else.",
            FutureWarning,
            stacklevel=3,
        )
        function.__init__ = decorate(make, function.__init__)  # type: ignore[method-assign]
        return function
    if inspect.isgeneratorfunction(function):

        @functools.wraps(function)
        def generator(*args: Any, **kwargs: Any) -> Generator[Any, Any, Any]:
            inner = function(*args, **kwargs)
            try:
                with make():
                    response = inner.send(None)
                while True:
                    try:
                        request = yield response
                    except GeneratorExit:
                        with make():
                            inner.close()
                        raise
                    except BaseException as error:
                        with make():
                            response = inner.throw(error)
                    else:
                        with make():
                            response = inner.send(request)
            except StopIteration as stop:
                return stop.value

        return cast(F, generator)

    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        with make():
            return function(*args, **kwargs)

    return cast(F, wrapped)


class _SwitchesRecording(_ContextDecorator):
    """At the end of the block grad mode is what it was before."""

    __slots__ = ("_previous",)
    _previous: bool

    def __exit__(self, *exception: object) -> None:
        local = state.__dict__
        try:
            switch_recording(local, self._previous)
        except BaseException:  # Ctrl-C comes wherever something is called
            switch_recording(local, self._previous)
            raise


class _NoParameters(_SwitchesRecording):
    """``@no_grad`` works without parentheses too."""

    __slots__ = ()

    @overload
    def __new__(cls) -> Self: ...

    @overload
    def __new__(cls, function: F) -> F: ...  # type: ignore[misc]

    def __new__(cls, function: Any = None) -> Any:
        if function is None:
            return super().__new__(cls)
        return cls()(function)


class no_grad(_NoParameters):
    """Within the block nothing is recorded; results do not require grad.

    A context manager and a decorator, for functions and generators; it holds for the calling thread.
    """

    __slots__ = ()

    def __enter__(self) -> None:
        local = state.__dict__
        self._previous = local.get("grad_enabled", True)
        switch_recording(local, False)


class enable_grad(_NoParameters):
    """Within the block operations are recorded, `no_grad` around it notwithstanding."""

    __slots__ = ()

    def __enter__(self) -> None:
        self._previous = state.grad_enabled
        state.set_grad_enabled(True)


class set_grad_enabled(_SwitchesRecording):
    """Switch recording at once; as a context manager, until the end of the block."""

    __slots__ = ("mode",)

    def __init__(self, mode: bool) -> None:
        if not isinstance(mode, bool):
            kind = type(mode).__name__
            raise TypeError(f"set_grad_enabled(): argument 'enabled' must be bool, not {kind}")
        self.mode = mode
        self._previous = state.grad_enabled
        state.set_grad_enabled(mode)

    def __call__(self, function: F) -> F:
        state.set_grad_enabled(self._previous)  # only the function is to run in the mode
        return super().__call__(function)

    def clone(self) -> set_grad_enabled:
        return set_grad_enabled(self.mode)

    def __enter__(self) -> None:
        state.set_grad_enabled(self.mode)

    def __repr__(self) -> str:
        return f"set_grad_enabled(mode={self.mode})"


class inference_mode(_ContextDecorator):
    """Like `no_grad`, and tensors made within have neither history nor version: they are cheaper, and can
    never take part in recorded operations.
    """

    __slots__ = ("mode", "_previous")

    def __new__(cls, mode: Any = True) -> Any:
        if isinstance(mode, bool):
            return super().__new__(cls)
        return cls()(mode)

    def __init__(self, mode: bool = True) -> None:
        self.mode = mode

    def clone(self) -> inference_mode:
        return inference_mode(self.mode)

    def __enter__(self) -> None:
        self._previous = (state.inference, state.grad_enabled)
        state.switch(inference=self.mode, grad_enabled=not self.mode)

    def __exit__(self, *exception: object) -> None:
        inference, recording = self._previous
        state.switch_back(inference=inference, grad_enabled=recording)


def _enter_inference_mode(mode: bool) -> inference_mode:
    """Begin inference mode, or end it; what is returned is for `_exit_inference_mode`."""
    entered: inference_mode = inference_mode(mode)
    entered.__enter__()
    return entered


def _exit_inference_mode(mode: inference_mode) -> None:
    """Go back to what was before `_enter_inference_mode`."""
    mode.__exit__()


def is_multithreading_enabled() -> bool:
    """What `set_multithreading_enabled` last said."""
    return state.multithreading


class _Setting(_ContextDecorator):
    """One of the settings of this thread, from the call on, until the end of the block."""

    __slots__ = ("mode", "prev")
    _name: str

    def __init__(self, mode: bool) -> None:
        self.mode = mode
        self.prev = getattr(state, self._name)
        self._assign(mode)

    def _assign(self, value: bool) -> None:
        state.switch(**{self._name: value})

    def clone(self) -> Self:
        return type(self)(self.mode)

    def __enter__(self) -> None: ...

    def __exit__(self, *exception: object) -> None:
        self._assign(self.prev)


class set_multithreading_enabled(_Setting):
    """For programs written for PyTorch: backward always runs on the thread that calls it."""

    __slots__ = ()
    _name = "multithreading"


def is_view_replay_enabled() -> bool:
    """What `_force_original_view_tracking` last said."""
    return state.view_replay


class _force_original_view_tracking(_Setting):
    """For programs written for PyTorch: after a change in place a view's history is that of its place in its base."""

    __slots__ = ()
    _name = "view_replay"


def is_grad_layout_enforcement_enabled() -> bool:
    """What `enforce_grad_layout_policy` last said."""
    return state.grad_layout


def set_grad_layout_enforcement_enabled(enable: bool) -> None:
    """Like `enforce_grad_layout_policy`, without end."""
    state.grad_layout = enable


class enforce_grad_layout_policy(_Setting):
    """Whether a first gradient is copied to lie in memory as its leaf does (the default), on this thread.

    Otherwise one that nobody else holds becomes ``.grad`` as it is.  From the call on, until the end of the block.
    """

    __slots__ = ()
    _name = "grad_layout"

    def __init__(self, enable: bool = True) -> None:
        super().__init__(enable)

    def __call__(self, function: F) -> F:
        self._assign(self.prev)
        return super().__call__(function)


class _unsafe_preserve_version_counter(_ContextDecorator):
    """Within the block in-place changes of `tensors` are not counted.

    Unsafe: a backward that needs the old elements will use the new ones, and nobody notices.
    """

    __slots__ = ("tensors", "_previous")

    def __init__(self, tensors: Tensor | tuple[Tensor, ...]) -> None:
        self.tensors = (tensors,) if isinstance(tensors, Tensor) else tensors
        if not isinstance(self.tensors, tuple):
            raise TypeError(
                "_unsafe_preserve_version_counter expects a tensor or a tuple of tensors, not "
                f"{type(tensors).__name__}"
            )
        self._previous = [(counter, counter.version) for counter in map(counter_of, self.tensors)]

    def clone(self) -> _unsafe_preserve_version_counter:
        return _unsafe_preserve_version_counter(self.tensors)

    def __enter__(self) -> None: ...

    def __exit__(self, *exception: object) -> None:
        for counter, version in self._previous:
            counter.version = version
