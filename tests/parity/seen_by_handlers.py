"""What a ``TorchDispatchMode`` sees of PyTorch's operator database, and what nodes results have, in both libraries.

``python tests/parity/seen_by_handlers.py`` prints what differs, entry by entry.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import torch
from bad_arguments import counterpart, own_value
from torch.testing._internal.common_methods_invocations import op_db

import gradsmith as gs

__all__ = ["Seen", "seen"]

_SAMPLES = 4
_DTYPES = torch.float64, torch.float32, torch.complex64, torch.int64


@dataclass(frozen=True, slots=True)
class Seen:
    """Of a sample of an entry: operators in the order of calls, and names of the results' nodes."""

    name: str
    their_calls: tuple[str, ...]
    our_calls: tuple[str, ...]
    their_nodes: tuple[str, ...]
    our_nodes: tuple[str, ...]


@cache
def seen() -> tuple[Seen, ...]:
    """The first samples of every entry that both libraries have and take."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return tuple(_seen())


def _seen() -> Iterator[Seen]:
    for op in op_db:
        ours = counterpart(op)
        if ours is None:
            continue
        name = f"{op.name}.{op.variant_test_name}".rstrip(".")
        dtype = next((d for d in _DTYPES if d in op.supported_dtypes("cpu")), None)
        if dtype is None:
            continue
        differentiable = op.supports_autograd and dtype.is_floating_point
        torch.manual_seed(0)
        samples = op.sample_inputs("cpu", dtype, requires_grad=differentiable)
        for sample in itertools.islice(samples, _SAMPLES):
            args, kwargs = (sample.input, *sample.args), sample.kwargs
            try:
                theirs = _watched(torch, op.op, args, kwargs)
                own = _watched(gs, ours, own_value(args), own_value(kwargs))
            except Exception:
                continue  # what raises is compared elsewhere
            yield Seen(name, theirs[0], own[0], theirs[1], own[1])


def _watched(
    library: Any, function: Callable[..., Any], args: Any, kwargs: Any
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a mode sees of a call, and the nodes of another call that nothing looks at."""
    found: list[str] = []
    with _log(library)(found):
        function(*args, **kwargs)
    result = function(*args, **kwargs)
    return tuple(found), tuple(_nodes(result, library))


@cache
def _log(library: Any) -> Any:
    base = import_module(f"{library.__name__}.utils._python_dispatch").TorchDispatchMode

    class Log(base):  # type: ignore[misc, valid-type]
        def __init__(self, found: list[str]) -> None:
            super().__init__()
            self.found = found

        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            self.found.append(str(func).removeprefix("aten."))
            return func(*args, **(kwargs or {}))

    return Log


def _nodes(value: Any, library: Any) -> Iterator[str]:
    if isinstance(value, library.Tensor):
        yield "" if value.grad_fn is None else value.grad_fn.name()
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _nodes(item, library)


if __name__ == "__main__":
    for one in seen():
        for theirs, ours in (one.their_calls, one.our_calls), (one.their_nodes, one.our_nodes):
            if theirs != ours:
                print(f"{one.name}\n  {' '.join(theirs)}\n  {' '.join(ours)}")
