"""Random operators: what `randomness` says of the numbers that examples get."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ...dispatch.batching import Batching
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ...operators.batching import Dim, Info, Ruled, check_randomness, every, refuse_same
from .pointwise import side_by_side


def drawing(operator: OpOverload, entry: Batching) -> Callable[..., Ruled]:
    """The rule of an operator that draws numbers: of a given size, or an element for each of its tensors.

    ``different``: a batch of draws, made at once.  ``same``: one draw, which is of no batch; RuntimeError where a
    parameter has one, unless only its shape is asked for.
    """
    tensors = entry.tensors
    parameters = operator.signature.parameters
    size = next((n for n, p in enumerate(parameters) if p.name == "size"), None)
    shape_only = any(p.name == "layout" for p in parameters)

    def rule(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
        check_randomness(info)
        values = list(args)
        if info.randomness == "same":
            for p in tensors:
                if in_dims[p] is not None:
                    if not shape_only:
                        refuse_same()
                    values[p] = values[p].select(in_dims[p], 0)
            return call(operator, values), None
        if size is not None:
            values[size] = (info.batch_size, *args[size])
            return call(operator, values), 0
        if not tensors:  # a permutation, say: nothing draws several at once
            draws = [call(operator, values) for _ in range(info.batch_size)]
            return functions.stack(draws), 0
        given = [p for p in tensors if isinstance(args[p], Tensor)]
        if all(in_dims[p] is None for p in given):
            for p in given:
                values[p] = every(args[p], None, info.batch_size)
            in_dims = [0 if p in given else None for p in range(len(args))]
        dim = side_by_side(values, in_dims, tensors, False)
        return call(operator, values), dim

    return rule


def drawing_in_place(operator: OpOverload, entry: Batching) -> Callable[..., Ruled]:
    """The same for an operator that fills its first argument."""

    def rule(info: Info, in_dims: Sequence[Dim], *args: Any) -> Ruled:
        check_randomness(info)
        target, dim = args[0], in_dims[0]
        values = list(args)
        if info.randomness == "same":
            if any(in_dims[p] is not None for p in entry.tensors[1:]):
                refuse_same()
            if dim is None:
                call(operator, values)
            else:
                values[0] = target.select(dim, 0)
                call(operator, values)
                target.copy_(values[0].clone().unsqueeze(dim).expand_as(target))
            return target, dim
        if dim is None:
            raise RuntimeError(
                "vmap: Cannot ask for different inplace randomness on an unbatched tensor. This will appear like "
                "same randomness. If this is necessary for your usage, please file an issue with functorch."
            )
        side_by_side(values, in_dims, entry.tensors, False)
        call(operator, values)
        return target, dim

    return rule
