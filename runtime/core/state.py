"""Thread-local dispatch state, folded into one mask.

A call looks its kernel up under ``bits & state.mask``.  Excluded keys are cleared from the mask, and without grad
mode so are the bits that would make a kernel record.  If something must see every call (keys included by hand, an
active mode, hooks on saved tensors), the mask is 0, a key under which no table ever stores a kernel, so that the call
takes the slow path.  The fast path pays nothing for any of this, nor for the mask itself while `MASKED` is empty.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import get_ident
from typing import Any, TypeVar

from .bits import FORWARD_GRAD, KEYSET_SHIFT, PYTHON, REQUIRES_GRAD, VIEW
from .keys import DispatchKey
from .keysets import raw_bits

F = TypeVar("F", bound=Callable[..., Any])

_BACKENDS = (1 << 16) - 1
_PYTHON = raw_bits(DispatchKey["Python"])
_TRAITS_OF_RECORDING = REQUIRES_GRAD | VIEW
_ALL = (1 << KEYSET_SHIFT + 64) - 1
_UNRECORDED = _ALL & ~_TRAITS_OF_RECORDING
"""The mask while grad mode is off, if nothing else is."""


MASKED: set[int] = set()
"""Identifiers of the threads whose mask takes anything from a call's bits.

While there is none, which is most of the time, a call need not ask for its thread's mask, nor for bits without what
it takes: half of what the look-up would cost.
"""


class _Membership:
    """Of a thread in `MASKED`: ends with the thread at the latest, of which the state is the only owner."""

    __slots__ = ("_thread",)

    def __init__(self) -> None:
        self._thread = get_ident()

    def __del__(self, discard: Callable[[int], None] = MASKED.discard) -> None:
        discard(self._thread)


class DispatchState(threading.local):
    """The calling thread's dispatch state; each thread starts with the defaults below."""

    mask: int = _ALL
    """What the bits of a call are ANDed with; see the module's docstring.  Whoever sets it sees to `MASKED`."""
    grad_enabled: bool = True
    inference: bool = False
    forward_enabled: bool = True
    """Whether calls carry tangents forward."""
    dual_level: int = -1
    """The level of forward mode that is open, -1 for none: of all threads, so set on the class."""
    stale_tangents: bool = False
    """Whether a view may lack the tangent that its base was given by an in-place change."""
    included: int = 0
    """Raw keyset that is added to every call's."""
    excluded: int = 0
    """Raw keyset, without backend bits, that is taken from every call's."""
    being_asked: tuple[int, ...] = ()
    """Identities of foreign objects whose ``__torch_function__`` is running."""
    overrides_disabled: bool = False
    """Whether ``__torch_function__`` of arguments' classes is passed over."""
    function_modes: tuple[Any, ...] = ()
    function_modes_aside: tuple[Any, ...] | None = None
    """While no mode is asked: those that will be again; None while they are."""
    passes_over: bool = False
    """Whether the next function that asks whether there are handlers is told that there are none."""
    hidden: tuple[bool, tuple[Any, ...]] | None = None
    """While the package works on its own account: the two fields above, as its caller had them."""
    classes_override: bool = False
    """Whether a class with a ``__torch_function__`` of its own was ever made: of all threads, so set on the class."""
    dispatch_modes: tuple[Any, ...] = ()
    saved_tensor_hooks: tuple[Any, ...] = ()
    saved_tensor_hooks_disabled: str | None = None
    """Why hooks on saved tensors are refused; None where they are not."""
    observers: tuple[Any, ...] = ()
    """Called by the slow path after each kernel (tracing, anomaly mode)."""

    resolution: Any = None
    """While a traced call is resolved: the list of steps, (operator, key, entry, bits) each."""
    profiler: Any = None
    """What is told of every call and every node of backward (``runtime/profiler/recorder.py``)."""
    checker: Any = None
    """What checks calls before and after they are made (``runtime/testing/opcheck_watch.py``)."""
    recorder: Any = None
    """What a function that is being compiled is recorded by (``runtime/compilation/``)."""
    tracers: tuple[Any, ...] = ()
    """Records of `gradsmith.dispatch.trace`, which take note of each call's keys and kernels."""

    level: Any = None
    """The innermost transform of a function that is open (``runtime/transforms/levels.py``); None for none."""

    graph_task: Any = None
    """The backward that the thread is in (``runtime/autograd/engine/graph_task.py``)."""
    multithreading: bool = True
    """What `autograd.set_multithreading_enabled` last said; the engine needs no threads."""
    view_replay: bool = False
    """What `autograd._force_original_view_tracking` last said; views need no replaying."""
    grad_layout: bool = True
    """What `autograd.enforce_grad_layout_policy` last said."""
    composing: bool = False
    """Whether handlers of ``__torch_dispatch__`` see what a composite kernel of the package calls, not a program."""
    entered: int | None = None
    """The keys that were excluded when the outermost handler of ``__torch_dispatch__`` began; None outside of handlers."""
    modes_entered: int = 0
    """Of how many handlers of ``__torch_dispatch__`` the blocks have been entered; they are off the stack while they run."""
    autograd_node: Any = None
    """The node that it runs."""

    def switch(self, **fields: Any) -> None:
        """Set fields, and `mask`, which follows from all of them.

        A signal's handler may run, and raise, wherever something is called: Ctrl-C does.  So nothing is called between
        the changes: either nothing has changed, or all of it has and the caller's ``finally`` will undo it.
        """
        local = self.__dict__  # each access by way of `self` would look the thread's up anew
        fields["mask"] = mask = _mask_of({**local, **fields})
        if mask is not _ALL:
            if "membership" not in local:
                local["membership"] = _Membership()
            MASKED.add(get_ident())
        local |= fields
        if mask is _ALL:
            MASKED.discard(get_ident())  # a thread that stays is asked for its mask, no more

    def switch_back(self, **fields: Any) -> None:
        """`switch` to what was before, for ``finally`` and ``__exit__``: a signal's handler that raises does not prevent it."""
        try:
            self.switch(**fields)
        except BaseException:
            self.switch(**fields)
            raise

    def slow_mask(self) -> int:
        """The mask by excluded keys and grad mode alone: what the slow path uses."""
        return _slow_mask_of(self.__dict__)

    def disables_handlers(self) -> bool:
        """Whether no ``__torch_dispatch__`` is asked because the key ``Python`` is excluded."""
        return bool(self.excluded & _PYTHON)

    def set_grad_enabled(self, enabled: bool) -> None:
        """Switch recording for this thread."""
        switch_recording(self.__dict__, enabled)


def _mask_of(local: dict[str, Any]) -> int:
    """What `DispatchState.mask` is where the other fields are `local`."""
    if _must_see_every_call(local.get):
        return 0
    mask = _slow_mask_of(local)
    # The usual two themselves, which others compare by identity.
    return _ALL if mask == _ALL else _UNRECORDED if mask == _UNRECORDED else mask


def _must_see_every_call(get: Callable[..., Any]) -> bool:
    return bool(
        get("included")
        or get("function_modes")
        or get("dispatch_modes")
        or get("saved_tensor_hooks")
        or get("observers")
        or get("tracers")
        or get("profiler") is not None
        or get("checker") is not None
        or get("recorder") is not None
        or get("excluded", 0) & _PYTHON
        or get("inference")
        or get("stale_tangents")
    )


def _slow_mask_of(local: dict[str, Any]) -> int:
    get = local.get
    mask: int = _ALL & ~((get("excluded", 0) & ~_BACKENDS) << KEYSET_SHIFT)
    level = get("level")
    if level is not None:
        mask &= ~level.hides
    inference = get("inference", False)
    if inference or not get("forward_enabled", True):
        mask &= ~FORWARD_GRAD
    # In inference mode nothing is recorded, whatever grad mode says.
    recording = get("grad_enabled", True) and not inference
    return mask if recording else mask & ~_TRAITS_OF_RECORDING


state = DispatchState()


def switch_recording(local: dict[str, Any], enabled: bool) -> None:
    """Like `set_grad_enabled`, for who has the thread's ``state.__dict__`` at hand, which looking up costs as much.

    Nothing is called between the changes, as in `DispatchState.switch`.
    """
    # Not by `get`, a call, after which a handler may run.
    mask = local["mask"] if "mask" in local else _ALL  # noqa: SIM401
    # The usual two, without computing anything.
    if mask is _UNRECORDED:
        if enabled:
            local["mask"] = _ALL
            local["grad_enabled"] = True
            MASKED.discard(get_ident())  # a thread that stays is asked for its mask, no more
            return
    elif mask is _ALL and "membership" in local:
        if not enabled:
            MASKED.add(get_ident())
            local["mask"] = _UNRECORDED
    elif mask and not (enabled and mask is _ALL):
        mask = mask | _TRAITS_OF_RECORDING if enabled else mask & ~_TRAITS_OF_RECORDING
        if "membership" not in local:
            local["membership"] = _Membership()
        MASKED.add(get_ident())
        local["mask"] = _UNRECORDED if mask == _UNRECORDED else mask
    local["grad_enabled"] = enabled


class _HandlersRestored:
    """On leaving the block, handlers are asked as they were before it."""

    __slots__ = ("_before",)

    _before: tuple[Any, Any, Any]

    def __exit__(self, *exception: object) -> None:
        state.overrides_disabled, modes, state.hidden = self._before
        if modes or state.function_modes:
            state.switch(function_modes=modes)


class hidden_from_handlers(_HandlersRestored):
    """Within the block no ``__torch_function__`` is asked: what the package calls is its own business.

    Around work that no handler was asked about and that calls public functions: a backward.
    """

    __slots__ = ()

    def __enter__(self) -> None:
        self._before = (state.overrides_disabled, state.function_modes, state.hidden)
        if state.hidden is None:
            state.hidden = self._before[:2]
        state.overrides_disabled = True
        if state.function_modes:
            state.switch(function_modes=())


class shown_to_handlers(_HandlersRestored):
    """Undoes `hidden_from_handlers` for a block: around a program's functions, hooks for example."""

    __slots__ = ()

    def __enter__(self) -> None:
        self._before = (state.overrides_disabled, state.function_modes, state.hidden)
        if state.hidden is not None:
            state.overrides_disabled, modes = state.hidden
            state.hidden = None
            if modes:
                state.switch(function_modes=modes)


def shown(function: F) -> F:
    """Decorates what calls functions of programs while the package works: see `shown_to_handlers`."""

    @wraps(function)
    def run(*args: Any) -> Any:
        if state.hidden is None:
            return function(*args)
        with shown_to_handlers():
            return function(*args)

    return run  # type: ignore[return-value]


class _KeyGuard:
    """Holds a raw keyset in or out for a ``with`` block, per thread, restored on every path."""

    __slots__ = ("_raw", "_previous")

    _field = ""

    def __init__(self, keys: Any) -> None:
        self._raw = raw_bits(keys) if isinstance(keys, DispatchKey) else keys.raw_repr()
        self._previous: list[int] = []

    def __enter__(self) -> None:
        before = getattr(state, self._field)
        self._previous.append(before)
        state.switch(**{self._field: before | self._raw})

    def __exit__(self, *exception: object) -> None:
        state.switch_back(**{self._field: self._previous[-1]})
        self._previous.pop()


class IncludeDispatchKeyGuard(_KeyGuard):
    """Adds a key or a DispatchKeySet to every call's keyset within the block."""

    __slots__ = ()
    _field = "included"


class ExcludeDispatchKeyGuard(_KeyGuard):
    """Takes a key or a DispatchKeySet from every call's keyset within the block."""

    __slots__ = ()
    _field = "excluded"


@contextmanager
def no_python_dispatch() -> Iterator[None]:
    """Within the block neither modes nor classes see operators: the ``Python`` keys are excluded."""
    excluded = state.excluded
    modes = state.dispatch_modes
    state.switch(excluded=excluded | PYTHON >> KEYSET_SHIFT, dispatch_modes=())
    try:
        yield
    finally:
        state.switch_back(excluded=excluded, dispatch_modes=modes)
