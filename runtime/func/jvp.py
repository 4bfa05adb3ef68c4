"""`jvp`: forward mode as a transform."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..autograd.forward_ad import _set_fwd_grad_enabled, dual_level, make_dual, unpack_dual
from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..transforms.cells import settled, wrapped
from ..transforms.levels import ForwardLevel, current
from ..utils._pytree import tree_flatten, tree_unflatten
from .argnums import (
    check_outputs,
    selected,
    split_aux,
    with_replaced,
    without_level,
    wrapped_tree,
)

_WHO = "jvp(f, primals, tangents)"


@refuses
def jvp(
    func: Callable[..., Any],
    primals: Any,
    tangents: Any,
    *,
    strict: bool = False,
    has_aux: bool = False,
) -> Any:
    """``func(*primals)`` and its derivative in the direction of `tangents`, which has the structure of `primals`.

    `primals` is a tuple.  An output that does not depend on them has a tangent of zeros, with `strict` it is an
    error.  With `has_aux`, `func` returns ``(output, aux)`` and `aux` comes as the third.  RuntimeError for primals
    and tangents that do not fit each other and for outputs that are not tensors.
    """
    return jvp_of(func, primals, tangents, None, strict=strict, has_aux=has_aux)


def jvp_of(
    func: Callable[..., Any],
    primals: Any,
    tangents: Any,
    argnums: Any,
    *,
    strict: bool = False,
    has_aux: bool = False,
) -> Any:
    """Like `jvp`, by the arguments of number `argnums` only; None for all."""
    if not isinstance(primals, tuple):
        raise RuntimeError(
            f"{_WHO}: Expected primals to be a tuple. E.g. it should be valid to call f(*primals)."
        )
    flat_primals, structure = tree_flatten(
        primals if argnums is None else selected(primals, argnums)
    )
    flat_tangents, given = tree_flatten(tangents)
    if structure != given:
        raise RuntimeError(
            f"{_WHO}: Expected primals and tangents to have the same python structure. For example, if primals is a "
            f"tuple of 3 tensors, tangents also must be. Got primals with structure {structure} and tangents with "
            f"structure {given}"
        )
    _check_tensors(flat_primals, "primals")
    _check_tensors(flat_tangents, "tangents")
    with forward_level() as level:
        duals = tree_unflatten(duals_of(flat_primals, flat_tangents, level), structure)
        if argnums is not None:
            duals = with_replaced(wrapped_tree(primals, level), duals, argnums)
        output = func(*duals)
        aux = None
        if has_aux:
            output, aux = split_aux(output, _WHO)
            aux = without_level(aux, level)
        flat, out_structure = tree_flatten(output)
        check_outputs(flat, _WHO)
        pairs = [unpacked(value, strict) for value in flat]
        value, tangent = (
            tree_unflatten([without_level(p[side], level) for p in pairs], out_structure)
            for side in (0, 1)
        )
    return (value, tangent, aux) if has_aux else (value, tangent)


@contextlib.contextmanager
def forward_level() -> Iterator[ForwardLevel]:
    """A level of forward mode, with a dual level around it if it is the first."""
    opened = contextlib.nullcontext() if _is_nested() else dual_level()
    with ForwardLevel() as level, _set_fwd_grad_enabled(True), opened:
        yield level


def duals_of(
    primals: Sequence[Tensor], tangents: Sequence[Tensor], level: ForwardLevel
) -> list[Tensor]:
    """Tensors of `level`, each with its tangent."""
    return [
        make_dual(wrapped(settled(p), level), wrapped(settled(t), level))
        for p, t in zip(primals, tangents)
    ]


def _is_nested() -> bool:
    """Whether a level of forward mode is open already."""
    level = current()
    while level is not None:
        if isinstance(level, ForwardLevel):
            return True
        level = level.parent
    return False


def _check_tensors(values: list[Any], what: str) -> None:
    if not values:
        raise RuntimeError(f"{_WHO}: Expected {what} to contain at least one Tensor.")
    for value in values:
        if not isinstance(value, Tensor):
            raise RuntimeError(
                f"{_WHO}: Expected {what} to only contain Tensors, got {type(value)}"
            )


def unpacked(value: Tensor, strict: bool = False) -> tuple[Tensor, Tensor]:
    """An output without its tangent, and the tangent."""
    primal, tangent = unpack_dual(value)
    if tangent is None:
        if strict:
            raise RuntimeError(
                "jvp(f, primals, tangents, strict=True): The output of f is independent of the inputs. This is not "
                "allowed with strict=True."
            )
        tangent = ops.aten.zeros_like.default(primal)
    return primal, tangent
