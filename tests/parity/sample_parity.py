"""Runs the samples of an operator through PyTorch's operator of the same name."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

import gradsmith as gs
from gradsmith.core.lazy_elements import elements_of
from gradsmith.dispatch.operator import OpOverload
from gradsmith.testing.checks_gradient import determined
from gradsmith.testing.samples import Sample

__all__ = ["counterpart", "gradients", "run_theirs", "to_torch"]


def counterpart(operator: OpOverload) -> Any:
    """PyTorch's overload with the same schema; None where it has none."""
    packet = getattr(torch.ops.aten, operator.base, None)
    overload = getattr(packet, operator.overload or "default", None) if packet else None
    if overload is None:
        return None
    ours = [p.name for p in operator.signature.parameters]
    theirs = [a.name for a in overload._schema.arguments]
    return overload if ours == theirs else None


def to_torch(value: Any) -> Any:
    """A value of ours as PyTorch's: tensors with strides and `requires_grad`, dtypes, formats, lists."""
    if isinstance(value, gs.Tensor):
        data = elements_of(value.detach())
        made = torch.from_numpy(np.array(data, copy=True, order="K"))
        return made.requires_grad_(value.requires_grad)
    if isinstance(value, list):
        return [to_torch(item) for item in value]
    if isinstance(value, (gs.dtype, gs.memory_format)):
        return getattr(torch, value.name)
    if isinstance(value, gs.device):
        return torch.device(str(value))
    if isinstance(value, gs.Generator):
        return torch.Generator().manual_seed(value.initial_seed())
    return value


def run_theirs(sample: Sample, overload: Any) -> tuple[list[Any], list[Any]]:
    """The tensors that PyTorch returns, and the arguments that require grad."""
    torch.manual_seed(sample.seed)
    args = [to_torch(value) for value in sample.args]
    kwargs = {name: to_torch(value) for name, value in sample.kwargs.items()}
    leaves = []
    for value in (*args, *kwargs.values()):
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, torch.Tensor) and item.requires_grad:
                leaves.append(item)
    copies = [item.clone() if isinstance(item, torch.Tensor) else item for item in args]
    writes = any(p.written for p in sample.operator.signature.parameters)
    result = overload(*(copies if writes else args), **kwargs)
    return _flat(determined(sample.operator, result)), leaves


def _flat(value: Any) -> list[Any]:
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, (list, tuple)):
        return [item for part in value for item in _flat(part)]
    return []


def gradients(outputs: Any, leaves: Any, directions: Any, library: Any) -> list[Any]:
    """The gradients as arrays, None where there is none."""
    if library is torch:
        given = [torch.from_numpy(np.array(d)) for d in directions]
    else:
        given = [gs.from_numpy(np.array(d)) for d in directions]
    found = library.autograd.grad(outputs, leaves, given, allow_unused=True)
    return [None if g is None else _dense(g.detach()) for g in found]


def _dense(gradient: Any) -> Any:
    """The elements; of a sparse gradient, which PyTorch returns where it is asked to, those of all places."""
    if str(gradient.layout) == "torch.sparse_coo":
        gradient = gradient.to_dense()
    return gradient.resolve_conj().resolve_neg().numpy()
