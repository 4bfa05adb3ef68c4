"""Operators that are told which dimensions to work along: with the batch in front, those are counted from the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...core.tensor import Tensor
from ...dispatch.batching import Batching
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ...operators.batching import Dim, Info, Ruled, every, example, front, rank
from ...operators.dims import normalize_dim

__all__ = ["along_dims", "whole"]


def along_dims(operator: OpOverload, entry: Batching) -> Callable[..., Ruled]:
    """The rule of an operator with dimension arguments.

    They are held to the rank of an example of the first tensor, so that none reaches the batch.  An example without
    dimensions, of which most operators say that it has one, is given it, also beside vectors.  No dimensions at all (None, or an empty
    list where the schema takes a number for a list, as reductions do) are all of them.
    """
    parameters = operator.signature.parameters
    first = entry.tensors[0]
    several = len(entry.tensors) > 1
    refuses_scalars = operator.is_view or "view_copy" in operator.traits.tags
    flattens = [p for p in entry.dims if parameters[p].type == "int?"]
    is_reduction = "reduction" in operator.traits.tags
    reducing = {
        p
        for p in entry.dims
        if parameters[p].type.startswith("int[1]")
        or (is_reduction and parameters[p].type == "int[]")
    }
    keepdim = entry.keepdim

    def rule(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
        values = list(args)
        own = rank(args[first], in_dims[first])
        for p in entry.tensors:
            if several and isinstance(args[p], Tensor):
                values[p] = every(args[p], in_dims[p], info.batch_size)
            elif in_dims[p]:
                values[p] = front(args[p], in_dims[p])
        if own < 2:
            given = [p for p in entry.tensors if isinstance(args[p], Tensor)]
            scalars = [p for p in given if not rank(args[p], in_dims[p])]
            if scalars and (refuses_scalars or len(scalars) < len(given)):
                call(operator, list(map(example, args, in_dims)))
            for p in scalars:
                values[p] = values[p].unsqueeze(1)
        for p in entry.dims:
            values[p] = behind_batch(args[p], own, p in reducing)
        kept = 0
        for p in flattens:
            if args[p] is None:
                values[first] = values[first].reshape(info.batch_size, -1)
                values[p] = 1
                if keepdim >= 0 and args[keepdim]:
                    values[keepdim], kept = False, own
        return settled(call(operator, values), own, kept)

    return rule


def whole(operator: OpOverload, entry: Batching) -> Callable[..., Ruled]:
    """The rule of a reduction of all dimensions, by the overload that is told them."""
    target = operator.packet.members[entry.function]
    parameters = target.signature.parameters
    names = [p.name for p in operator.signature.parameters]
    places = [names.index(p.name) if p.name in names else -1 for p in parameters]
    along = next(n for n, p in enumerate(parameters) if p.name == "dim")
    listed = "[" in parameters[along].type
    single = len(operator.signature.returns) == 1

    def rule(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
        x = front(args[0], in_dims[0])
        if x.ndim == 1:
            x = x.unsqueeze(1)
        elif x.ndim > 2 and not listed:
            x = x.reshape(x.shape[0], -1)
        values = [args[n] if n >= 0 else p.default for n, p in zip(places, parameters)]
        values[0] = x
        values[along] = tuple(range(1, x.ndim)) if listed else 1
        out = call(target, values)
        if single and isinstance(out, tuple):
            return out[0], 0
        return out, alike(out, 0)

    return rule


def behind_batch(dims: Any, own: int, reducing: bool = False) -> Any:
    """What counts dimensions of an example of rank `own`, counting those of the whole batch."""
    if isinstance(dims, int):
        return normalize_dim(dims, own) + 1
    if dims is None or (reducing and not dims):
        return tuple(range(1, (own or 1) + 1))
    return tuple(normalize_dim(dim, own) + 1 for dim in dims)


def settled(out: Any, own: int, kept: int = 0) -> Ruled:
    """The results without the dimension that an example without dimensions was given, or with `kept` of one."""
    if not own:
        out = _each(out, lambda t: t.squeeze(1) if t.ndim > 1 else t)
    elif kept:
        out = _each(out, lambda t: t.reshape(t.shape[0], *(1,) * kept))
    return out, alike(out, 0)


def _each(out: Any, change: Callable[[Tensor], Tensor]) -> Any:
    return change(out) if isinstance(out, Tensor) else type_of(out)(map(change, out))


def type_of(out: Any) -> Any:
    """`list` or `tuple`: results with names lose them, which the layer of `vmap` gives back."""
    return list if isinstance(out, list) else tuple


def alike(out: Any, dim: int) -> Any:
    """The same dimension for each of the results."""
    return dim if isinstance(out, Tensor) else type_of(out)(dim for _ in out)
