"""Calls of PyTorch's operator database as functions of their tensors, in either library."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import torch
from bad_arguments import counterpart
from torch.testing._internal.common_methods_invocations import op_db

__all__ = ["ENTRIES", "array_of", "filled", "flat", "leaves", "samples_of"]

ENTRIES = [
    op for op in op_db if counterpart(op) is not None and op.name not in ("item", "empty_like")
]
"""Those that there are in both libraries."""


def samples_of(op: Any, count: int) -> Iterator[Any]:
    """The first samples of an entry, in double precision where it takes that, drawn from a seed."""
    dtype = torch.float64 if torch.float64 in op.supported_dtypes("cpu") else torch.float32
    if dtype not in op.supported_dtypes("cpu"):
        return
    torch.manual_seed(0)
    np.random.seed(0)
    for sample in itertools.islice(op.sample_inputs("cpu", dtype), count):
        if not any(isinstance(v, torch.Tensor) for v in sample.kwargs.values()):
            yield sample


def leaves(values: Sequence[Any]) -> list[Any]:
    """The tensors among arguments, those in lists included."""
    found = []
    for value in values:
        if isinstance(value, torch.Tensor):
            found.append(value)
        elif isinstance(value, (list, tuple)):
            found += leaves(value)
    return found


def filled(values: Any, tensors: Iterator[Any], convert: Callable[[Any], Any]) -> Any:
    """`values` with other tensors in the places of theirs."""
    if isinstance(values, torch.Tensor):
        return next(tensors)
    if isinstance(values, (list, tuple)):
        return type(values)(filled(value, tensors, convert) for value in values)
    return convert(values)


def flat(result: Any, kind: type) -> list[Any]:
    """The tensors of class `kind` in a result."""
    if isinstance(result, kind):
        return [result]
    if isinstance(result, (list, tuple)):
        return [item for part in result for item in flat(part, kind)]
    return []


def array_of(tensor: Any) -> np.ndarray[Any, Any]:
    """The elements of a tensor of either library."""
    settled = tensor.detach().resolve_conj().resolve_neg()
    if str(settled.dtype).endswith("bfloat16"):
        settled = settled.float()
    found: np.ndarray[Any, Any] = settled.numpy()
    return found
