"""Computing again in backward what forward did not keep: `checkpoint`.

After T. Chen, B. Xu, C. Zhang, C. Guestrin, "Training Deep Nets with Sublinear Memory Cost", 2016.  There are
two ways.  The reentrant one runs the function unrecorded, as a custom Function whose backward runs it again,
recorded, and then a backward of its own.  The other records it with hooks on saved tensors that keep nothing;
the first one to be unpacked runs the function again and collects all of them.
"""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from gradsmith.autograd.engine import current_task
from gradsmith.autograd.function import Function
from gradsmith.autograd.grad_mode import enable_grad, no_grad
from gradsmith.autograd.gradients import backward
from gradsmith.autograd.graph import saved_tensors_hooks
from gradsmith.random import get_rng_state, set_rng_state
from gradsmith.tensor import Tensor

__all__ = ["CheckpointError", "checkpoint", "checkpoint_sequential", "noop_context_fn"]


class CheckpointError(RuntimeError):
    """The function did not do the same the second time."""


def noop_context_fn() -> tuple[AbstractContextManager[Any], AbstractContextManager[Any]]:
    """Contexts for forward and for recomputation that do nothing."""
    return nullcontext(), nullcontext()


@contextmanager
def _random_numbers_from(before: Tensor | None) -> Iterator[None]:
    """Within the block random numbers are those that followed the state `before`."""
    if before is None:
        yield
        return
    now = get_rng_state()
    set_rng_state(before)
    try:
        yield
    finally:
        set_rng_state(now)


def checkpoint(
    function: Callable[..., Any],
    *args: Any,
    use_reentrant: bool | None = None,
    context_fn: Callable[
        [], tuple[AbstractContextManager[Any], AbstractContextManager[Any]]
    ] = noop_context_fn,
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
    context for each run.  With `use_reentrant` backward must reach the function through ``backward()``
    without `inputs`, and keyword arguments are refused.  Raises CheckpointError if the second run saves other
    tensors.
    """
    if use_reentrant is None:
        warnings.warn(
            "torch.utils.checkpoint: the use_reentrant parameter should be passed explicitly. Use "
            "use_reentrant=False (recommended) or use_reentrant=True.",
            stacklevel=2,
        )
        use_reentrant = True
    if use_reentrant:
        if kwargs:
            raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
        if context_fn is not noop_context_fn or debug:
            raise ValueError(
                "Passing `context_fn` or `debug` is only supported when use_reentrant=False."
            )
        if not any(isinstance(arg, Tensor) and arg.requires_grad for arg in args):
            warnings.warn(
                "None of the inputs have requires_grad=True. Gradients will be None", stacklevel=2
            )
        return _Reentrant.apply(function, preserve_rng_state, *args)
    if determinism_check not in ("default", "none"):
        raise ValueError(
            f"determinism_check should be one of ['default', 'none'] but got {determinism_check}"
        )
    forward_context, recompute_context = context_fn()
    before = get_rng_state() if preserve_rng_state else None

    def again() -> None:
        with _random_numbers_from(before), recompute_context:
            function(*args, **kwargs)

    frame = _Frame(again, determinism_check == "default", early_stop)
    with saved_tensors_hooks(frame.pack, frame.unpack), forward_context:
        return function(*args, **kwargs)


class _Reentrant(Function):
    """Runs a function unrecorded, and in backward again, recorded."""

    @staticmethod
    def forward(ctx: Any, function: Callable[..., Any], preserve: bool, *args: Any) -> Any:
        ctx.function = function
        ctx.before = get_rng_state() if preserve else None
        ctx.arguments = [None if isinstance(arg, Tensor) else arg for arg in args]
        ctx.tensor_positions = [i for i, arg in enumerate(args) if isinstance(arg, Tensor)]
        ctx.save_for_backward(*(args[i] for i in ctx.tensor_positions))
        with no_grad():
            return function(*args)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        task = current_task()
        if task is not None and task.needed is not None:
            raise RuntimeError(
                "When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or passing "
                "an `inputs` parameter to .backward(). To resolve this error, you can either set "
                "use_reentrant=False, or call .backward() without passing the `inputs` argument."
            )
        arguments = list(ctx.arguments)
        for position, tensor in zip(ctx.tensor_positions, ctx.saved_tensors, strict=True):
            arguments[position] = tensor.detach().requires_grad_(tensor.requires_grad)
        with _random_numbers_from(ctx.before), enable_grad():
            outputs = ctx.function(*arguments)
        if isinstance(outputs, Tensor):
            outputs = (outputs,)
        pairs = [
            (out, grad)
            for out, grad in zip(outputs, grads, strict=True)
            if isinstance(out, Tensor) and out.requires_grad
        ]
        if not pairs:
            raise RuntimeError(
                "none of output has requires_grad=True, this checkpoint() is not necessary"
            )
        backward([out for out, _ in pairs], [grad for _, grad in pairs])
        found = (arg.grad if isinstance(arg, Tensor) else None for arg in arguments)
        return (None, None, *found)


class _Enough(Exception):
    """Ends a recomputation early."""


class _Frame:
    """One checkpointed call: what it saved, and, for each backward, that computed again."""

    def __init__(self, again: Callable[[], None], check: bool, early_stop: bool) -> None:
        self.again = again
        self.check = check
        self.early_stop = early_stop
        self.metadata: list[Any] = []
        self.recomputed: weakref.WeakKeyDictionary[Any, list[Any]] = weakref.WeakKeyDictionary()

    def pack(self, tensor: Tensor) -> int:
        self.metadata.append(_metadata(tensor))
        return len(self.metadata) - 1

    def unpack(self, position: int) -> Tensor:
        task = current_task()
        values = None if task is None else self.recomputed.get(task)
        if values is None or values[position] is None:
            values = self.recompute()
            if task is not None:
                self.recomputed[task] = values
        value = values[position]
        if task is not None:
            values[position] = None  # used up: a second use computes again
        assert isinstance(value, Tensor)
        return value

    def recompute(self) -> list[Any]:
        values: list[Any] = []
        wanted = len(self.metadata)

        def collect(tensor: Tensor) -> Any:
            values.append(tensor.detach())
            if self.early_stop and len(values) == wanted:
                raise _Enough
            return tensor.detach()

        try:
            with saved_tensors_hooks(collect, lambda tensor: tensor), enable_grad():
                self.again()
        except _Enough:
            pass
        if len(values) != wanted:
            raise CheckpointError(
                "torch.utils.checkpoint: A different number of tensors was saved during the original "
                f"forward and recomputation.\nNumber of tensors saved during forward: {wanted}\nNumber of "
                f"tensors saved during recomputation: {len(values)}."
            )
        if self.check:
            for position, (before, value) in enumerate(zip(self.metadata, values, strict=True)):
                if before != _metadata(value):
                    raise CheckpointError(
                        "torch.utils.checkpoint: Recomputed values for the following tensors have different "
                        f"metadata than during the forward pass.\ntensor at position {position}:\nsaved "
                        f"metadata: {before}\nrecomputed metadata: {_metadata(value)}"
                    )
        return values


def _metadata(tensor: Tensor) -> dict[str, Any]:
    return {"shape": tensor.shape, "dtype": tensor.dtype, "device": tensor.device}


def checkpoint_sequential(
    functions: Sequence[Callable[[Any], Any]],
    segments: int,
    input: Any,
    use_reentrant: bool | None = None,
    preserve_rng_state: bool = True,
) -> Any:
    """`functions` one after the other, in `segments` checkpointed groups; the last one is kept."""
    if use_reentrant is None:
        use_reentrant = True
    steps = list(functions)
    size = len(steps) // segments

    def run(start: int, end: int) -> Callable[[Any], Any]:
        def group(value: Any) -> Any:
            for step in steps[start:end]:
                value = step(value)
            return value

        return group

    start = 0
    for start_of_group in range(0, size * (segments - 1), size or 1):
        start = start_of_group + size
        input = checkpoint(
            run(start_of_group, start),
            input,
            use_reentrant=use_reentrant,
            preserve_rng_state=preserve_rng_state,
        )
    return run(start, len(steps))(input)
