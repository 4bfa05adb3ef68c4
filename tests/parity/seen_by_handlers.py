"""What a ``TorchDispatchMode`` sees of PyTorch's operator database, and what nodes results have, in both libraries.

``python tests/parity/seen_by_handlers.py`` prints what differs, entry by entry.
"""

from __future__ import annotations

import inspect
import itertools
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import torch
from bad_arguments import counterpart, own_value
from told_to_handlers import Told, dispatched, functions_called, names
from torch.testing._internal.common_methods_invocations import op_db

import gradsmith as gs

__all__ = ["Seen", "SeenFunctions", "seen", "seen_functions"]

_SAMPLES = 4
_DTYPES = torch.float64, torch.float32, torch.complex64, torch.int64


@dataclass(frozen=True, slots=True)
class SeenFunctions:
    """Of a sample of an entry: what a ``TorchFunctionMode`` is told."""

    name: str
    theirs: tuple[Told, ...]
    ours: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """Of a sample of an entry: operators in the order of calls, and names of the results' nodes."""

    name: str
    their_told: tuple[Told, ...]
    our_told: tuple[Told, ...]
    their_nodes: tuple[str, ...]
    our_nodes: tuple[str, ...]
    functions: SeenFunctions | None
    """What function modes are told, of the first sample of an entry."""

    @property
    def their_calls(self) -> list[str]:
        """The operators that PyTorch calls."""
        return names(self.their_told)

    @property
    def our_calls(self) -> list[str]:
        """The operators that are called here."""
        return names(self.our_told)


@cache
def seen() -> tuple[Seen, ...]:
    """The first samples of every entry that both libraries have and take."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return tuple(_seen())


def _seen() -> Iterator[Seen]:
    before = ""
    for name, theirs, ours, args, kwargs in _calls(_SAMPLES):
        own_args, own_kwargs = own_value(args), own_value(kwargs)
        functions = None
        if name != before:
            functions = _functions(name, theirs, ours, (args, kwargs), (own_args, own_kwargs))
        before = name
        try:
            found = _watched(torch, theirs, args, kwargs)
            own = _watched(gs, ours, own_args, own_kwargs)
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception:
            continue  # what raises is compared elsewhere
        yield Seen(name, found[0], own[0], found[1], own[1], functions)


def seen_functions(samples: int) -> Iterator[SeenFunctions]:
    """What function modes are told of the first samples of every entry that both libraries have and take."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, theirs, ours, args, kwargs in _calls(samples):
            own = own_value(args), own_value(kwargs)
            found = _functions(name, theirs, ours, (args, kwargs), own)
            if found is not None:
                yield found


def _functions(
    name: str, theirs: Any, ours: Any, given: tuple[Any, Any], own: tuple[Any, Any]
) -> SeenFunctions | None:
    """None for an entry that is no function of PyTorch's own, but a wrapper that does more, and for what raises."""
    if inspect.isfunction(theirs) and theirs.__module__.startswith("torch.testing."):
        return None
    try:
        found = functions_called(torch, lambda: theirs(*given[0], **given[1]))
        here = functions_called(gs, lambda: ours(*own[0], **own[1]))
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception:
        return None
    return SeenFunctions(name, tuple(found), tuple(here))


def _calls(samples: int) -> Iterator[tuple[str, Any, Any, tuple[Any, ...], dict[str, Any]]]:
    """Of each entry the first samples: name, PyTorch's function, ours, arguments."""
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
        found = op.sample_inputs("cpu", dtype, requires_grad=differentiable)
        for sample in itertools.islice(found, samples):
            yield name, op.op, ours, (sample.input, *sample.args), dict(sample.kwargs)


def _watched(
    library: Any, function: Callable[..., Any], args: Any, kwargs: Any
) -> tuple[tuple[Told, ...], tuple[str, ...]]:
    """What a mode is told of a call, and the nodes of another call that nothing looks at."""
    told = dispatched(library, lambda: function(*args, **kwargs))
    result = function(*args, **kwargs)
    return tuple(told), tuple(_nodes(result, library))


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
