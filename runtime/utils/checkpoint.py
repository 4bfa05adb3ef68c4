"""Computing again in backward what forward did not keep: `checkpoint`.

After T. Chen, B. Xu, C. Zhang, C. Guestrin, "Training Deep Nets with Sublinear Memory Cost", 2016.  There are
two ways.  The reentrant one runs the function unrecorded, as a custom Function whose backward runs it again,
recorded, and then a backward of its own (``checkpoint_reentrant.py``).  The other, here, records it with hooks
on saved tensors that keep nothing; the first one to be unpacked runs the function again and collects all.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from ..amp.autocast_mode import autocast_as_now
from ..autograd.engine.run import current_task
from ..autograd.grad_mode import enable_grad
from ..autograd.graph import saved_tensors_hooks
from ..autograd.nodes.saved_hooks import saved_argument, unpack_argument
from ..autograd.nodes.variable import without_history
from ..core.generator import get_rng_state
from ..core.origin import warn_caller
from ..core.package_name import as_said
from ..core.refusing import refuses
from ..core.state import state
from ..core.tensor import Tensor
from .checkpoint_log import CallLog
from .checkpoint_reentrant import CheckpointFunction, random_numbers_from
from .checkpoint_selective import (
    SAC_IGNORED_OPS,
    CheckpointPolicy,
    SelectiveCheckpointContext,
    create_selective_checkpoint_contexts,
)

__all__ = [
    "SAC_IGNORED_OPS",
    "CheckpointError",
    "CheckpointPolicy",
    "SelectiveCheckpointContext",
    "checkpoint",
    "checkpoint_sequential",
    "create_selective_checkpoint_contexts",
    "detach_variable",
    "get_device_states",
    "noop_context_fn",
    "set_checkpoint_debug_enabled",
    "set_checkpoint_early_stop",
    "set_device_states",
]

Contexts = tuple[AbstractContextManager[Any], AbstractContextManager[Any]]


def get_device_states(*args: Any) -> tuple[list[int], list[Any]]:
    """The devices of tensors among the arguments, and the states of their generators: none, the one generator is the CPU's."""
    return [], []


def set_device_states(devices: Sequence[int], states: Sequence[Any], **options: Any) -> None:
    """Nothing, of what `get_device_states` gave."""


class CheckpointError(RuntimeError):
    """The function did not do the same the second time."""


class _Overrides:
    """What `set_checkpoint_debug_enabled` and `set_checkpoint_early_stop` say; None where they do not."""

    debug: bool | None = None
    early_stop: bool | None = None


_overrides = _Overrides()


@contextmanager
def set_checkpoint_debug_enabled(enabled: bool | None) -> Iterator[None]:
    """Within the block `enabled` counts in place of the `debug` of each `checkpoint`; None: that counts."""
    previous, _overrides.debug = _overrides.debug, enabled
    try:
        yield
    finally:
        _overrides.debug = previous


@contextmanager
def set_checkpoint_early_stop(enable: bool) -> Iterator[None]:
    """Within the block `enable` counts in place of the `early_stop` of each `checkpoint`.

    The block must be around forward; backward may run outside.
    """
    previous, _overrides.early_stop = _overrides.early_stop, enable
    try:
        yield
    finally:
        _overrides.early_stop = previous


def noop_context_fn() -> Contexts:
    """Contexts for forward and for recomputation that do nothing."""
    return nullcontext(), nullcontext()


def detach_variable(inputs: tuple[Any, ...]) -> tuple[Any, ...]:
    """`inputs` with their tensors detached, each of which requires grad if it did; RuntimeError for no tuple."""
    if not isinstance(inputs, tuple):
        raise RuntimeError(
            f"Only tuple of tensors is supported. Got Unsupported input type: {type(inputs).__name__}"
        )
    return tuple(
        value.detach().requires_grad_(value.requires_grad) if isinstance(value, Tensor) else value
        for value in inputs
    )


@refuses
def checkpoint(
    function: Callable[..., Any],
    *args: Any,
    use_reentrant: bool | None = None,
    context_fn: Callable[[], Contexts] = noop_context_fn,
    determinism_check: str = "default",
    debug: bool = False,
    early_stop: bool = True,
    preserve_rng_state: bool = True,
    **kwargs: Any,
) -> Any:
    """``function(*args, **kwargs)``, whose intermediate tensors are not kept but computed again in backward.

    The function must do the same when it is run again; `preserve_rng_state` gives it the same random numbers.
    `determinism_check` (``"default"`` or ``"none"``) says whether shapes and dtypes are compared,
    `early_stop` whether the second run ends with the last tensor that is needed, and `context_fn` gives a
    context for each run.  With `debug` the error for a run that differs lists the calls of both.  With
    `use_reentrant` backward must reach the function through ``backward()`` without `inputs`, only tensors
    that are arguments themselves get gradients, and keyword arguments are refused.

    Raises CheckpointError if the second run saves other tensors, ValueError for options that do not go
    together, RuntimeError if an argument was changed in place meanwhile.
    """
    if use_reentrant is None:
        _warn_of_default("checkpoint")
        use_reentrant = True
    if use_reentrant:
        if kwargs:
            raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
        if context_fn is not noop_context_fn or debug:
            raise ValueError(
                "Passing `context_fn` or `debug` is only supported when use_reentrant=False."
            )
        return CheckpointFunction.call(function, preserve_rng_state, args)
    if determinism_check not in ("default", "none"):
        raise ValueError(
            f"determinism_check should be one of ['default', 'none'], but got {determinism_check}"
        )
    log: CallLog | None = None
    if debug if _overrides.debug is None else _overrides.debug:
        if context_fn is not noop_context_fn:
            raise ValueError("debug=True is incompatible with non-default context_fn")
        log = CallLog()
        context_fn = log.contexts
    forward_context, recompute_context = context_fn()
    if not state.grad_enabled:
        return function(*args, **kwargs)
    frame = _Frame(function, args, kwargs)
    frame.random_state = get_rng_state() if preserve_rng_state else None
    frame.autocasting = autocast_as_now()
    frame.context = recompute_context
    frame.check = determinism_check == "default"
    frame.early_stop = early_stop if _overrides.early_stop is None else _overrides.early_stop
    frame.log = log
    with saved_tensors_hooks(frame.pack, frame.unpack), forward_context:
        out = function(*args, **kwargs)
        frame.complete = True
    if not frame.complete:
        raise RuntimeError(
            f"{as_said(__name__)}: the forward context provided by context_fn suppressed an exception "
            "raised during the checkpointed forward. This is not supported because checkpoint cannot return "
            "a value for a failed forward."
        )
    return out


class _Enough(Exception):
    """Ends a recomputation early."""


class _Place:
    """Stands in a node for a tensor that was not kept: its number among those of the frame."""

    __slots__ = ("number", "__weakref__")

    def __init__(self, number: int) -> None:
        self.number = number


class _Frame:
    """One checkpointed call: what it saved, and, for each backward, that computed again.

    Nodes hold the frame, by way of their unpack hook, and the frame holds nothing of the graph.
    """

    random_state: Tensor | None
    autocasting: AbstractContextManager[Any]
    context: AbstractContextManager[Any]
    check: bool
    early_stop: bool
    log: CallLog | None
    complete: bool = False
    """Whether forward has ended.  Before that a backward within it may compute again a part of it."""

    def __init__(
        self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> None:
        self.function = function
        self.kwargs = kwargs
        self.is_outside = state.level is None
        # Saved like any tensor, so that hooks around the call (those of a checkpoint around it) see them.
        self.args = [saved_argument(arg) if isinstance(arg, Tensor) else arg for arg in args]
        self.is_tensor = [isinstance(arg, Tensor) for arg in args]
        self.places: list[weakref.ref[_Place]] = []
        self.metadata: list[dict[str, Any]] = []
        self.recomputed: weakref.WeakKeyDictionary[Any, list[Tensor | None]] = (
            weakref.WeakKeyDictionary()
        )

    def pack(self, tensor: Tensor) -> _Place:
        place = _Place(len(self.places))
        self.places.append(weakref.ref(place))
        self.metadata.append(_metadata(tensor))
        return place

    def unpack(self, place: _Place) -> Tensor:
        task = current_task()
        values = None if task is None else self.recomputed.get(task)
        if values is None or values[place.number] is None:
            values = self.recompute()
            if task is not None:
                self.recomputed[task] = values
        value = values[place.number]
        values[place.number] = None  # used up: a second use computes again
        assert value is not None  # what is asked for is collected
        return value

    def recompute(self) -> list[Tensor | None]:
        """Run the function again; what it saves, by number, without what nobody will ask for."""
        try:
            return self._recompute()
        except CheckpointError as error:
            if self.log is None:
                raise
            raise CheckpointError(f"{str(error).removesuffix(_TIP)}\n{self.log.report()}") from None

    def _recompute(self) -> list[Tensor | None]:
        values: list[Tensor | None] = []
        found: list[dict[str, Any]] = []
        expected = len(self.places)

        def collect(tensor: Tensor) -> Tensor:
            kept = without_history(tensor)
            if len(values) < expected:
                values.append(None if self.places[len(values)]() is None else kept)
                found.append(_metadata(tensor))
                if self.early_stop and len(values) == expected:
                    raise _Enough
            elif self.complete:
                raise CheckpointError(
                    f"{as_said(__name__)}: trying to save more tensors during recomputation than "
                    f"during the original forward pass ({expected}).{_TIP}"
                )
            return kept

        args = [
            unpack_argument(arg) if is_tensor else arg
            for arg, is_tensor in zip(self.args, self.is_tensor, strict=True)
        ]
        try:
            with (
                # Backward may run on a level of `vmap`, which a call outside of it knows nothing of.
                (
                    state.level.left()
                    if self.is_outside and state.level is not None
                    else nullcontext()
                ),
                saved_tensors_hooks(collect, lambda tensor: tensor),
                enable_grad(),
                random_numbers_from(self.random_state),
                self.autocasting,
                self.context,
            ):
                self.function(*args, **self.kwargs)
        except _Enough:
            pass
        if len(values) != expected:
            raise CheckpointError(
                f"{as_said(__name__)}: A different number of tensors was saved during the original "
                f"forward and recomputation.\nNumber of tensors saved during forward: {expected}\nNumber of "
                f"tensors saved during recomputation: {len(values)}.{_TIP}"
            )
        differing = [
            f"tensor at position {number}:\nsaved metadata: {before}\nrecomputed metadata: {now}\n"
            for number, (before, now) in enumerate(zip(self.metadata, found, strict=True))
            if self.check and before != now and values[number] is not None
        ]
        if differing:
            raise CheckpointError(
                f"{as_said(__name__)}: Recomputed values for the following tensors have different "
                f"metadata than during the forward pass.\n{''.join(differing)}{_TIP}"
            )
        return values


_TIP = "\nPass debug=True to checkpoint() for a list of the calls that both runs made."


def _metadata(tensor: Tensor) -> dict[str, Any]:
    return {"shape": tensor.shape, "dtype": tensor.dtype, "device": tensor.device}


def _warn_of_default(function: str) -> None:
    """Tell the program that it did not say whether the checkpoint is reentrant."""
    warn_caller(
        f"gradsmith.utils.{function}: the use_reentrant parameter should be passed explicitly. Use "
        "use_reentrant=False (recommended) or use_reentrant=True."
    )


@refuses
def checkpoint_sequential(
    functions: Any,
    segments: int,
    input: Any,
    use_reentrant: bool | None = None,
    **kwargs: Any,
) -> Any:
    """`functions` one after the other, in `segments` checkpointed groups; the last one is kept.

    `functions` is a sequence, or a module whose children are run.  The one option in `kwargs` is
    `preserve_rng_state`; others are a ValueError.
    """
    if use_reentrant is None:
        _warn_of_default("checkpoint.checkpoint_sequential")
        use_reentrant = True
    preserve = kwargs.pop("preserve_rng_state", True)
    if kwargs:
        raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
    steps: Sequence[Callable[[Any], Any]] = list(
        functions.children() if hasattr(functions, "children") else functions
    )
    size = len(steps) // segments
    if not size:
        raise ValueError(
            f"checkpoint_sequential: {len(steps)} functions cannot be cut in {segments} segments"
        )
    start = 0
    for first in range(0, size * (segments - 1), size):
        start = first + size
        group = _chain(steps[first:start])
        input = checkpoint(group, input, use_reentrant=use_reentrant, preserve_rng_state=preserve)
    return _chain(steps[start:])(input)


def _chain(steps: Sequence[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    def run(value: Any) -> Any:
        for step in steps:
            value = step(value)
        return value

    return run
