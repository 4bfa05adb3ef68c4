"""Forward mode of custom Functions: `jvp` computes the tangents of what `forward` returned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.bits import DIFFERENTIABLE
from ...core.nesting import holds_tensor, leaves_of, rebuilt
from ...core.tensor import Tensor
from ..forward.layer import hand_to_saved
from ..forward.tangents import (
    NoForward,
    check_fits,
    filled,
    give_in_place,
    laid_out_like,
    set_tangent,
    tangent_of,
)
from ..nodes.saved import save_input
from ..views.view import is_view

if TYPE_CHECKING:
    from .context import BackwardCFunction


def begin_forward(node: BackwardCFunction, values: Sequence[Any]) -> NoForward | None:
    """Keep the tangents of a call's arguments and carry none meanwhile; None if there are none.

    Leaving what is returned (``__exit__``) ends that.
    """
    from ..forward_ad import is_forward_enabled

    if not is_forward_enabled():
        return None
    given = [leaf for value in values for leaf in leaves_of(value)]
    tangents = [tangent_of(value) for value in given]
    if all(tangent is None for tangent in tangents):
        return None
    versions = [None if t is None else t._version for t in tangents]
    node._forward = (values, given, tangents, versions)
    within = NoForward()
    within.__enter__()
    return within


def carry_forward(
    node: BackwardCFunction,
    raw: Sequence[Any],
    outputs: Sequence[Any],
    dirty: set[int],
    constant: set[int],
) -> None:
    """Call `jvp` and give `outputs` the tangents that it returns.

    Raises RuntimeError, naming the Function, when they do not fit; NotImplementedError without a `jvp`.
    """
    values, given, tangents, versions = node._forward
    name = node._forward_cls.__name__
    with NoForward():
        found = _called(node, values, given, tangents)
        if len(found) != len(outputs):
            raise RuntimeError(
                f"{name}: Function's jvp returned an invalid number of forward gradients (expected "
                f"{len(outputs)} but got {len(found)})"
            )
        for position, (before, output, tangent) in enumerate(zip(raw, outputs, found, strict=True)):
            if tangent is not None and not isinstance(tangent, Tensor):
                raise RuntimeError(
                    f"{name}: jvp returned a {type(tangent).__name__} at position {position}, expected a "
                    "Tensor or None"
                )
            if (
                not isinstance(output, Tensor)
                or id(before) in constant
                or not output._bits_ & DIFFERENTIABLE
            ):
                if tangent is not None:
                    raise RuntimeError(
                        f"{name}: Function's jvp returned a gradient at position {position}, but the "
                        "corresponding forward output is not a differentiable Tensor. You should return None "
                        "at that position instead."
                    )
                continue
            place = next((i for i, value in enumerate(given) if value is before), None)
            if id(before) in dirty and place is not None:
                _carry_in_place(name, output, tangent, tangents[place], versions[place])
            elif tangent is not None:
                check_fits(tangent, output)
                if (place is not None or is_view(output)) and not is_view(tangent):
                    raise RuntimeError(
                        f"{name}: A custom Function's forward is returning a view (or an input as-is) but the "
                        "jvp is not returning a view."
                    )
                set_tangent(output, laid_out_like(tangent, output))
    hand_to_saved(tuple(outputs))


def _called(
    node: BackwardCFunction, values: Sequence[Any], given: Sequence[Any], tangents: Sequence[Any]
) -> tuple[Any, ...]:
    """What `jvp` returns, as a tuple; `saved_tensors` are those for forward meanwhile."""
    if node._materialize:
        tangents = [
            filled(t, v) if isinstance(v, Tensor) and v._bits_ & DIFFERENTIABLE else t
            for t, v in zip(tangents, given, strict=True)
        ]
    leaves = iter(tangents)
    shaped = [rebuilt(value, leaves) for value in values]
    directions = [
        tangent if isinstance(value, Tensor) or holds_tensor(value) else None
        for tangent, value in zip(shaped, values, strict=True)
    ]
    for_backward = node.raw_saved
    kept = node.saved_for_forward
    node.raw_saved = tuple([save_input(tensor) for tensor in kept or ()])
    try:
        found = node._forward_cls.jvp(node, *directions)
    finally:
        node.raw_saved = for_backward
    return tuple(found) if isinstance(found, tuple) else (found,)


def _carry_in_place(
    name: str, output: Tensor, tangent: Tensor | None, present: Tensor | None, version: int | None
) -> None:
    """The tangent of an input that `forward` changed in place."""
    if present is None:
        give_in_place(output, tangent)
    elif tangent is not present or present._version == version:
        raise RuntimeError(
            f"{name}: An inplace custom Function is not modifying the forward mode gradients inplace. If the "
            "forward is modifying an input inplace, then the jvp function must modify the corresponding "
            "gradient inplace."
        )
