"""Small programs of views and in-place changes, made of numbers, that any library with PyTorch's names can run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

__all__ = ["REFUSED", "STEPS", "value_of"]

Step = tuple[int, int, int, int]
"""Which step, on which tensor, with which other one, and a number."""

REFUSED = (RuntimeError, IndexError)


def _pair(m: Any, t: Any, o: Any, k: int) -> Any:
    return t.movedim(0, -1) if t.ndim else t


def _set_part(m: Any, t: Any, o: Any, k: int) -> None:
    if t.ndim:
        t[k % t.shape[0]] = o.mean() * 2


def _add_part(m: Any, t: Any, o: Any, k: int) -> None:
    if t.ndim:
        t[k % t.shape[0] :].add_(o.sin().mean())


VIEWS: list[Callable[[Any, Any, Any, int], Any]] = [
    lambda m, t, o, k: t[k % t.shape[0]] if t.ndim else t.view(1),
    lambda m, t, o, k: t[k % t.shape[0] :] if t.ndim else t.view(1, 1),
    lambda m, t, o, k: t[::2] if t.ndim else t[None],
    lambda m, t, o, k: t.t() if t.ndim <= 2 else t.transpose(0, -1),
    lambda m, t, o, k: t.view(-1) if t.is_contiguous() else t.unsqueeze(0),
    lambda m, t, o, k: t.diagonal() if t.ndim == 2 else t.unsqueeze(-1),
    lambda m, t, o, k: t.narrow(0, 0, 1) if t.ndim else t.expand(1),
    _pair,
    lambda m, t, o, k: t.as_strided((2,), (1,)) if t.is_contiguous() and t.numel() > 1 else t[...],
]
VALUES: list[Callable[[Any, Any, Any, int], Any]] = [
    lambda m, t, o, k: t * o.mean(),
    lambda m, t, o, k: t.sin(),
    lambda m, t, o, k: (t * 0.3).exp(),
    lambda m, t, o, k: t.clone(),
]
CHANGES: list[Callable[[Any, Any, Any, int], Any]] = [
    lambda m, t, o, k: t.mul_(1.5),
    lambda m, t, o, k: t.add_(o.mean()),
    lambda m, t, o, k: t.mul_(o.sum() * 0.3),
    lambda m, t, o, k: t.sin_(),
    lambda m, t, o, k: t.copy_(o.sum() * 0.5),
    lambda m, t, o, k: t.zero_(),
    lambda m, t, o, k: t.sub_(t.clone(), alpha=0.5),
    _set_part,
    _add_part,
]
STEPS = (*VIEWS, *VALUES, *CHANGES)


def value_of(m: Any, x: Any, steps: Sequence[Step]) -> Any:
    """A number that depends on the 2x3 tensor `x`, by way of `steps` and every tensor that they make."""
    pool = [x * 1.0]
    for number, i, j, k in steps:
        tensor, other = pool[i % len(pool)], pool[j % len(pool)]
        result = STEPS[number](m, tensor, other, k)
        if number < len(VIEWS) + len(VALUES):
            pool.append(result)
    total = 0.0
    for weight, tensor in enumerate(pool, 1):
        total = total + (tensor * tensor * 0.5 + tensor).sum() * (1.0 / weight)
    return total
