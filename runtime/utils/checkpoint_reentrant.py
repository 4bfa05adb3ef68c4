"""Checkpointing by a custom Function whose backward runs a backward of its own."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..amp.autocast_mode import autocast_as_now
from ..autograd.engine.gradients import backward
from ..autograd.engine.run import current_task
from ..autograd.function import Function
from ..autograd.grad_mode import enable_grad, no_grad
from ..core.generator import get_rng_state, set_rng_state
from ..core.nesting import leaves_of, mapped, rebuilt
from ..core.tensor import Tensor


@contextmanager
def random_numbers_from(before: Tensor | None) -> Iterator[None]:
    """Within the block random numbers are those that followed the state `before`; None: no change."""
    if before is None:
        yield
        return
    now = get_rng_state()
    set_rng_state(before)
    try:
        yield
    finally:
        set_rng_state(now)


class _Call:
    """A call whose tensors are passed apart, for the Function must see those and no others.

    So are those of its result, however they are nested.
    """

    form: Any
    """The result, with something else in place of each leaf."""

    def __init__(self, function: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.function = function
        self.positions = [i for i, arg in enumerate(args) if isinstance(arg, Tensor)]
        self.others = [None if isinstance(arg, Tensor) else arg for arg in args]

    def arguments(self, tensors: tuple[Tensor, ...]) -> list[Any]:
        """The arguments with these tensors among them."""
        out = list(self.others)
        for position, tensor in zip(self.positions, tensors, strict=True):
            out[position] = tensor
        return out


class CheckpointFunction(Function):
    """Runs a function unrecorded, and in backward again, recorded."""

    @classmethod
    def call(
        cls, function: Callable[..., Any], preserve_rng_state: bool, args: tuple[Any, ...]
    ) -> Any:
        """``function(*args)``, checkpointed."""
        tensors = [arg for arg in args if isinstance(arg, Tensor)]
        if not any(tensor.requires_grad for tensor in tensors):
            warnings.warn(
                "None of the inputs have requires_grad=True. Gradients will be None", stacklevel=3
            )
        made = _Call(function, args)
        flat = cls.apply(made, preserve_rng_state, *tensors)
        return rebuilt(made.form, iter(flat))

    @staticmethod
    def forward(ctx: Any, call: _Call, preserve_rng_state: bool, *tensors: Tensor) -> Any:
        ctx.call = call
        ctx.random_state = get_rng_state() if preserve_rng_state else None
        ctx.autocasting = autocast_as_now()
        ctx.save_for_backward(*tensors)
        with no_grad():
            out = call.function(*call.arguments(tensors))
        call.form = mapped(out, type)
        return tuple(leaves_of(out))

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        task = current_task()
        if task is not None and task.needed is not None:
            raise RuntimeError(
                "When use_reentrant=True, gradsmith.utils.checkpoint is incompatible with .grad() or passing "
                "an `inputs` parameter to .backward(). To resolve this error, you can either set "
                "use_reentrant=False, or call .backward() without passing the `inputs` argument."
            )
        tensors = tuple(
            [tensor.detach().requires_grad_(tensor.requires_grad) for tensor in ctx.saved_tensors]
        )
        with random_numbers_from(ctx.random_state), ctx.autocasting, enable_grad():
            outputs = ctx.call.function(*ctx.call.arguments(tensors))
        pairs = [
            (out, grad)
            for out, grad in zip(leaves_of(outputs), grads, strict=True)
            if isinstance(out, Tensor) and out.requires_grad
        ]
        if not pairs:
            raise RuntimeError(
                "none of output has requires_grad=True, this checkpoint() is not necessary"
            )
        backward([out for out, _ in pairs], [grad for _, grad in pairs])
        return (None, None, *(tensor.grad for tensor in tensors))
