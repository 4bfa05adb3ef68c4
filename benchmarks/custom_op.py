"""What a custom operator costs over a built-in with the same kernel, here and in PyTorch.

The kernel is a Python function in both: given to `custom_op`, and registered in the place of the built-in's own for
as long as it is measured.  So what differs is the way to it alone.  One kernel does what programs do in theirs,
another returns a tensor that is there already, which leaves nothing but the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from .libraries import OURS, Library
from .results import Case
from .timing import Effort, Statement, best_of

__all__ = ["BUILT_IN", "custom_op", "notes_on_torch"]

BUILT_IN = "built-in"

_NAMES = {1: "sin", 2: "atan2"}
"""By number of tensors: the built-in."""
_ARRAYS: dict[int, Callable[..., Any]] = {1: np.sin, 2: np.arctan2}
_CASES = [
    (count, kind, grad) for grad in (False, True) for count in _NAMES for kind in ("NumPy", "ready")
]


def custom_op(libraries: list[Library], effort: Effort) -> list[Case]:
    """Ours: calls on 4 elements, with and without a node recorded."""
    ours = next(library for library in libraries if library.name == OURS)
    return [_measured(ours, *case, effort) for case in _CASES]


def notes_on_torch(libraries: list[Library], effort: Effort, cases: list[Case]) -> list[str]:
    """PyTorch's ratios, measured in the same process with the same kernels."""
    theirs = next((library for library in libraries if library.name == "torch"), None)
    if theirs is None:
        return ["(PyTorch is not installed: its own ratio is not shown)"]
    lines = ["PyTorch's custom operators over its built-ins with the same kernel:"]
    shipped = [_over_its_own(library, effort) for library in (libraries[0], theirs)]
    for ours, case in zip(cases, _CASES, strict=True):
        found = _measured(theirs, *case, effort)
        lines.append(
            f"  {found.name:34s} {found.ratio(BUILT_IN):6.2f}   (ours {ours.ratio(BUILT_IN):5.2f}; "
            f"{found.seconds[OURS] * 1e6:.1f} µs for our {ours.seconds[OURS] * 1e6:.1f} µs)"
        )
    lines.append(
        f"  over sin with its own kernel       {shipped[1]:6.2f}   (ours {shipped[0]:5.2f}): a kernel in Python beside one "
        "made for the case"
    )
    return lines


def _over_its_own(library: Library, effort: Effort) -> float:
    """The time of a custom operator that calls NumPy over that of ``sin`` as it is."""
    custom = _defined(library.names["xp"], 1, "NumPy", "own")
    names = {"f": custom, "g": library.names["xp"].sin, "x": library.tensor(np.ones(4, np.float32))}
    found = best_of({"f": Statement("f(x)", names), "g": Statement("g(x)", names)}, effort)
    return found["f"] / found["g"]


def _measured(library: Library, count: int, kind: str, grad: bool, effort: Effort) -> Case:
    xp = library.names["xp"]
    custom = _defined(xp, count, kind, str(grad))
    make = library.variable if grad else library.tensor
    assert make is not None
    tensors = [make(np.full(4, 0.5 + i, np.float32)) for i in range(count)]
    names = {"f": custom, **{f"x{i}": tensor for i, tensor in enumerate(tensors)}}
    call = f"({', '.join(f'x{i}' for i in range(count))})"
    with _in_place_of(xp, _NAMES[count], custom._init_fn):
        found = best_of(
            {
                OURS: Statement(f"f{call}", names),
                BUILT_IN: Statement(f"g{call}", {**names, "g": getattr(xp, _NAMES[count])}),
            },
            effort,
        )
    what = "recorded" if grad else "no grad"
    return Case(f"{count} tensor{'s'[: count - 1]}, {kind}, {what}", (4,), found)


def _defined(xp: Any, count: int, kind: str, suffix: str) -> Any:
    """A custom operator of `count` tensors, with a formula that saves them."""
    name = f"bench::{_NAMES[count]}_{kind}_{suffix}"
    arguments = ", ".join(f"Tensor x{i}" for i in range(count))
    kernel = _kernel(xp, count, kind)
    custom = xp.library.custom_op(name, kernel, mutates_args=(), schema=f"({arguments}) -> Tensor")
    custom.register_autograd(
        lambda ctx, g: (g,) * count,
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs),
    )
    return custom


def _kernel(xp: Any, count: int, kind: str) -> Callable[..., Any]:
    if kind == "ready":
        ready = xp.zeros(4)
        return (lambda x0: ready.detach()) if count == 1 else (lambda x0, x1: ready.detach())
    function, make = _ARRAYS[count], xp.from_numpy
    if count == 1:
        return lambda x0: make(function(x0.detach().numpy()))
    return lambda x0, x1: make(function(x0.detach().numpy(), x1.detach().numpy()))


@contextmanager
def _in_place_of(xp: Any, name: str, kernel: Callable[..., Any]) -> Iterator[None]:
    import warnings

    with xp.library._scoped_library("aten", "IMPL") as library, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        library.impl(name, kernel, "CPU")
        yield
