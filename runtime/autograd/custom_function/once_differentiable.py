"""`once_differentiable`: backward passes that cannot be differentiated again."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

from ...core.state import state
from ..nodes.delayed_error import delayed_error

T = TypeVar("T", bound=Callable[..., Any])


def once_differentiable(fn: T) -> T:
    """Decorates a `backward` that cannot itself be differentiated: doing so is an error.

    It runs unrecorded; if it is run for a double backward its results lead to a RuntimeError.
    """

    @functools.wraps(fn)
    def wrapper(ctx: Any, *args: Any, **kwargs: Any) -> Any:
        recording = state.grad_enabled
        state.set_grad_enabled(False)
        try:
            outputs = fn(ctx, *args, **kwargs)
        finally:
            state.set_grad_enabled(recording)
        if not recording:
            return outputs
        single = not isinstance(outputs, tuple)
        marked = delayed_error(
            "trying to differentiate twice a function that was marked with @once_differentiable",
            args,
            (outputs,) if single else outputs,
        )
        if marked is None:
            return outputs
        return marked[0] if single else marked

    return cast(T, wrapper)
