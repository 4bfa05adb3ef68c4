"""The names of ``torch._vmap_internals``: the older `vmap`, for functions of tensors only."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from .core.origin import warn_caller
from .core.tensor import Tensor
from .func.mapping import name_of
from .func.mapping import vmap as _mapped

__all__ = ["vmap"]


def vmap(
    func: Callable[..., Any],
    in_dims: int | tuple[Any, ...] = 0,
    out_dims: int | tuple[int, ...] = 0,
) -> Callable[..., Any]:
    """Deprecated: as `gradsmith.vmap`, for functions that return a tensor or a tuple of tensors."""
    warn_caller(
        "Please use `gradsmith.vmap` instead of `gradsmith._vmap_internals.vmap`.", FutureWarning
    )
    return _vmap(func, in_dims, out_dims)


def _vmap(
    func: Callable[..., Any],
    in_dims: int | tuple[Any, ...] = 0,
    out_dims: int | tuple[int, ...] = 0,
    allow_none_pass_through: bool = False,
) -> Callable[..., Any]:
    """Like `vmap`; `allow_none_pass_through` lets a function return None among its tensors.

    ValueError for anything else, and for dimensions that are not numbers.
    """
    name = name_of(func)

    @functools.wraps(func, updated=())
    def mapped(*args: Any) -> Any:
        if not (
            isinstance(out_dims, int)
            or (isinstance(out_dims, tuple) and all(isinstance(d, int) for d in out_dims))
        ):
            raise ValueError(
                f"vmap({name}, ..., out_dims={out_dims}): `out_dims` must be an int or a tuple of int representing "
                "where in the outputs the vmapped dimension should appear."
            )
        present: list[bool] = []
        single = False

        def tensors(*inputs: Any) -> tuple[Any, ...]:
            nonlocal single
            outputs = func(*inputs)
            single = isinstance(outputs, Tensor)
            outputs = (outputs,) if single else outputs
            _check_outputs(name, outputs, allow_none_pass_through)
            present[:] = [output is not None for output in outputs]
            return tuple(output for output in outputs if output is not None)

        places: Any = out_dims
        if isinstance(out_dims, tuple):
            places = tuple(out_dims)
        found = iter(_mapped(tensors, in_dims, places)(*args))
        results = tuple(next(found) if there else None for there in present)
        return results[0] if single else results

    return mapped


def _check_outputs(name: str, outputs: Any, allow_none: bool) -> None:
    if not isinstance(outputs, tuple):
        raise ValueError(
            f"vmap({name}, ...): `{name}` must only return Tensors, got type {type(outputs)} as the return."
        )
    for number, output in enumerate(outputs):
        if not isinstance(output, Tensor) and not (allow_none and output is None):
            raise ValueError(
                f"vmap({name}, ...): `{name}` must only return Tensors, got type {type(output)} for return {number}."
            )
