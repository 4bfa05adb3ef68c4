"""Calls within a level of `vmap`.

An operator with a batching rule is called by it, below the level.  One that is composed of others is composed on the
level.  What is left is called once for each example, in a loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import get_ident
from typing import Any

from ..core.bits import NUMBER_BITS, TRANSFORMED
from ..core.nesting import as_kind_of, tensors_in
from ..core.state import MASKED, state
from ..core.tensor import Tensor
from ..dispatch.call import call
from ..dispatch.operator import OpOverload
from ..dispatch.wrapping import return_type
from ..operators.batching import example
from .batch_elementwise import REFUSALS, side_by_side
from .batching.in_place import written_back_on_level
from .batching.table import is_elementwise, rule_for
from .cells import BatchCell, batched, settled
from .compositions import composed
from .levels import BatchLevel
from .loop import looping

__all__ = ["batch_layer"]

Kernel = Callable[..., Any]
_RANDOM = "nondeterministic_seeded"


def batch_layer(operator: OpOverload, bits: int, find: Any) -> Kernel:
    """The function for calls with these masked bits while a level of `vmap` is the innermost."""
    random = _RANDOM in operator.traits.tags
    if not bits & TRANSFORMED and not random:
        return _passing(operator)
    rule = rule_for(operator)
    if rule is not None:
        kernel = _by_rule(operator, rule, random)
        return side_by_side(operator, kernel) if is_elementwise(operator) else kernel
    if not any(kind.startswith("Tensor") for kind in operator.signature.returns):
        if operator.signature.returns:
            return _refusing(operator)
    if "dynamic_output_shape" in operator.traits.tags:
        return _refusing_shapes(operator)
    functional = operator.functional
    if functional is not None and not operator.signature.has_out:
        return _or_refused_alone(operator, written_back_on_level(operator, functional))
    composition = composed(operator, bits)
    if composition is not None:
        return _or_refused_alone(operator, composition)
    return _by_rule(operator, looping(operator), random)


def _refusing(operator: OpOverload) -> Kernel:
    """For what returns a number or a truth value of tensors: there is one for each example."""
    passing = _passing(operator)

    def refusing(*args: Any) -> Any:
        level: BatchLevel = state.level
        if any(_of_level(value, level)[1] is not None for value in tensors_in(args)):
            called = (
                ".item()" if "item" in operator.base or "scalar" in operator.base else operator.base
            )
            raise RuntimeError(
                f"vmap: It looks like you're calling {called} on a Tensor. We don't support vmap over calling {called} "
                "on a Tensor, please try to rewrite what you're doing with other operations. If error is occurring "
                "somewhere inside gradsmith, please file a bug report."
            )
        return passing(*args)

    return refusing


def _refusing_shapes(operator: OpOverload) -> Kernel:
    """For results whose size the elements decide: each example may have another."""
    passing = _passing(operator)

    def refusing(*args: Any) -> Any:
        level: BatchLevel = state.level
        if any(_of_level(value, level)[1] is not None for value in tensors_in(args)):
            raise RuntimeError(
                "vmap: We do not support batching operators that can output dynamic shape. Attempted to vmap over "
                f"{operator.name()}."
            )
        return passing(*args)

    return refusing


def _passing(operator: OpOverload) -> Kernel:
    """For calls without batched tensors: that of the level below."""

    def passing(*args: Any) -> Any:
        level: BatchLevel = state.level
        here = level.below()
        try:
            return call(operator, list(args))
        finally:
            level.back(here)

    return passing


def _by_rule(operator: OpOverload, rule: Callable[..., Any], random: bool) -> Kernel:
    """Calls of `rule` below the level, with what batched tensors are there."""
    signature = operator.signature
    positions = signature.tensor_positions
    lists = signature.list_positions
    written = signature.written
    named = return_type(operator) if operator.traits.return_type else None

    def by_rule(*args: Any) -> Any:
        level: BatchLevel = state.level
        values = list(args)
        dims: list[Any] = [None] * len(args)
        found = random
        for position in positions:
            value = args[position]
            if value is None or value.__class__ in NUMBER_BITS:
                continue
            cell = value._data_
            if cell.__class__ is BatchCell and cell.level is level:
                values[position], dims[position] = cell.value, cell.dim
                found = True
            elif value._bits_ & TRANSFORMED:
                values[position], dims[position] = _of_level(value, level)
                found = found or dims[position] is not None
        for position in lists:
            if args[position] is None:
                continue
            items = [_of_level(item, level) for item in args[position]]
            values[position] = [item[0] for item in items]
            dims[position] = [item[1] for item in items]
            found = found or any(item[1] is not None for item in items)
        if found and written:
            _refuse_unbatched(operator, dims, level)
        if random and level.randomness == "error":
            raise RuntimeError(
                "vmap: called random operation while in randomness error mode. Please either use the 'same' or "
                "'different' randomness flags on vmap or perform the randomness operation out of vmap"
            )
        local = state.__dict__
        mask = local["mask"]
        local["level"] = level.parent
        local["mask"] = level.masks[mask]
        try:
            if not found:
                return call(operator, values)
            out, out_dims = rule(level, dims, *values)
        except REFUSALS:
            if not random and level.batch_size:
                _refuse_as_alone(operator, dims, values)
            raise
        finally:
            local["level"] = level
            local["mask"] = mask
            MASKED.add(get_ident())
        if out.__class__ is Tensor and out_dims.__class__ is int and not written:
            return batched(out, out_dims, level)
        if written:
            return _with_written(operator, args, out, out_dims, level)
        results = _raised(out, out_dims, level)
        return results if named is None else named._make(results)

    return by_rule


def _or_refused_alone(operator: OpOverload, kernel: Kernel) -> Kernel:
    """What is composed on the level; what that refuses the operator is asked about."""
    if _RANDOM in operator.traits.tags:
        return kernel

    def composition(*args: Any) -> Any:
        try:
            return kernel(*args)
        except REFUSALS:
            level: BatchLevel = state.level
            pairs = [_pairs_of_level(value, level) for value in args]
            here = level.below()
            try:
                if level.batch_size:
                    _refuse_as_alone(operator, [p[1] for p in pairs], [p[0] for p in pairs])
            finally:
                level.back(here)
            raise

    return composition


def _pairs_of_level(value: Any, level: BatchLevel) -> tuple[Any, Any]:
    """An argument below `level`, and where its examples are."""
    if isinstance(value, Tensor):
        return _of_level(value, level)
    if isinstance(value, (list, tuple)):
        items = [_pairs_of_level(item, level) for item in value]
        return [item[0] for item in items], [item[1] for item in items]
    return value, None


def _refuse_as_alone(operator: OpOverload, dims: Sequence[Any], values: Sequence[Any]) -> None:
    """Let the operator refuse the first example, if it does: its error is about one example, a rule's about all."""
    first = list(map(example, values, dims))
    for position in operator.signature.written:
        if isinstance(first[position], Tensor):
            first[position] = first[position].clone()
    try:
        call(operator, first)
    except REFUSALS as error:
        raise error from None


def _of_level(value: Any, level: BatchLevel) -> tuple[Any, int | None]:
    """What a tensor is below `level`, and the dimension of its examples."""
    if value is None:
        return None, None
    value = settled(value)
    cell = value._data_
    if cell.__class__ is BatchCell:
        if cell.level is level:
            return cell.value, cell.dim
        if not cell.level.alive:
            raise escaped()
    return value, None


def escaped() -> RuntimeError:
    """The error of a tensor that outlives the `vmap` that it stands for an example in."""
    return RuntimeError(
        "Your tensor may have escaped from inside a function being vmapped, and this is a user error: it stood for each "
        "example of a batch, and is used where there is none any more. Return it from the function instead."
    )


def _refuse_unbatched(operator: OpOverload, dims: Sequence[Any], level: BatchLevel) -> None:
    """RuntimeError where what is written has one value for all examples, and what is written to it has not."""
    signature = operator.signature
    parameters = signature.parameters
    if signature.has_out:
        raise RuntimeError(
            f"Batching rule not implemented for {operator.name()}; the fallback path doesn't work on out= or view ops."
        )
    target = signature.written[0]
    if dims[target] is not None or target in signature.list_positions:
        return
    for position, dim in enumerate(dims):
        if dim is not None and not isinstance(dim, list):
            raise RuntimeError(
                f"vmap: {operator.name()}({parameters[target].name}, *extra_args) is not possible because there exists "
                f"a Tensor `{parameters[position].name}` in extra_args that has more elements than "
                f"`{parameters[target].name}`. This happened due to `{parameters[position].name}` being vmapped over "
                f"but `{parameters[target].name}` not being vmapped over at level {level.depth}. Please try to use "
                f"out-of-place operators instead of {operator.base}. If said operator is being called inside the "
                "framework, please file a bug report instead."
            )


def _raised(out: Any, dims: Any, level: BatchLevel) -> Any:
    """The results of a rule as `level` sees them."""
    if out is None or dims is None:
        return out
    if isinstance(out, Tensor):
        return batched(out, dims, level)
    if isinstance(out, (tuple, list)):
        if isinstance(dims, int):
            dims = [dims] * len(out)
        items = [_raised(item, dim, level) for item, dim in zip(out, dims, strict=True)]
        return as_kind_of(out, items)
    return out


def _with_written(
    operator: OpOverload,
    args: Sequence[Any],
    out: Any,
    dims: Any,
    level: BatchLevel,
) -> Any:
    """Like `_raised`; what was written are the arguments themselves."""
    signature = operator.signature
    for position in signature.written:
        given = args[position]
        for tensor in given if isinstance(given, (list, tuple)) else (given,):
            if tensor is not None and tensor._data_.__class__ is BatchCell:
                tensor._data_.refresh()
    aliased = [alias for alias in signature.return_aliases if "!" in alias]
    if len(aliased) == len(signature.returns) == 1:
        return args[signature.written[0]]
    if not signature.returns:
        return None
    return _raised(out, dims, level)
