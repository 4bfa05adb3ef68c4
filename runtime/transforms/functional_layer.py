"""Calls within a level of `functionalize`: changes in place become new values, seen through every view.

A tensor of the level holds a value, or is a view of one that does.  Where a view lies is known by numbers: the view
operator is called for the numbers of the elements too.  A change puts new elements at those places of the value that
is viewed, and views are taken anew when they are asked for next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.memory import placed
from ..core.namespace import Array, np
from ..core.state import state
from ..core.tensor import Tensor, wrap
from ..dispatch.call import call
from ..dispatch.modes import returns_written
from ..dispatch.namespaces import ops
from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY
from .cells import FunctionalCell, every_tensor, functional, settled
from .compositions import composed_only
from .levels import FunctionalLevel

__all__ = ["functional_layer", "lowered", "raised"]

Kernel = Callable[..., Any]


def functional_layer(operator: OpOverload, bits: int, find: Any) -> Kernel:
    """The function for calls with these masked bits while a level of `functionalize` is the innermost."""
    if operator.signature.written:
        return _writing(operator)
    composition = composed_only(operator, bits)
    if composition is not None:
        return composition
    if operator.is_view:
        return _viewing(operator)

    def computing(*args: Any) -> Any:
        level: FunctionalLevel = state.level
        here = level.below()
        try:
            out = level.made(call, operator, [lowered(value, level) for value in args])
        finally:
            level.back(here)
        return raised(out, level)

    return computing


# -- between levels -----------------------------------------------------------------------------------


def _cell(tensor: Tensor, level: FunctionalLevel) -> FunctionalCell | None:
    cell: Any = settled(tensor)._data_
    return cell if cell.__class__ is FunctionalCell and cell.level is level else None


def lowered(value: Any, level: FunctionalLevel) -> Any:
    """What an argument is on the level below; called there."""
    if isinstance(value, Tensor):
        cell = _cell(value, level)
        return settled(value) if cell is None else cell.current()
    if value.__class__ is list or value.__class__ is tuple:
        return value.__class__([lowered(item, level) for item in value])
    if value.__class__ is dict:
        return {key: lowered(item, level) for key, item in value.items()}
    return value


def raised(out: Any, level: FunctionalLevel) -> Any:
    """What was returned on the level below, as the level sees it."""
    return every_tensor(out, functional, level)


# -- views --------------------------------------------------------------------------------------------


def _viewing(operator: OpOverload) -> Kernel:
    position = next(
        i for i, p in enumerate(operator.signature.parameters) if p.alias and p.is_tensor
    )

    suffix = f".{operator.overload}" if operator.overload else ""
    copying = REGISTRY.get(f"{operator.namespace}::{operator.base}_copy{suffix}")

    def viewing(*args: Any) -> Any:
        level: FunctionalLevel = state.level
        parent: Any = _cell(args[position], level)
        if parent is None:
            parent = functional(settled(args[position]), level)._data_
        called = operator if level.keeps_views or copying is None else copying
        copies = called is operator and not level.keeps_views

        def take(source: Tensor) -> Any:
            values = [*args[:position], source, *args[position + 1 :]]
            found = level.made(call, called, values)
            return _copied(found, level) if copies else found

        here = level.below()
        try:
            source = parent.current()
            found = take(source)
        finally:
            level.back(here)
        if not isinstance(found, (tuple, list)):
            return _view(found, parent, source, take)
        return tuple(
            _view(item, parent, source, lambda new, n=n: take(new)[n])  # type: ignore[misc]
            for n, item in enumerate(found)
        )

    return viewing


def _copied(value: Any, level: FunctionalLevel) -> Any:
    if isinstance(value, Tensor):
        return level.made(ops.aten.clone.default, value, fresh=True)
    return None if value is None else [_copied(item, level) for item in value]


def _view(
    value: Tensor, parent: FunctionalCell, source: Tensor, take: Callable[[Tensor], Tensor]
) -> Tensor:
    out: Any = functional(value, state.level)
    cell: FunctionalCell = out._data_
    cell.parent, cell.seen, cell.take = parent, source, take
    return out  # type: ignore[no-any-return]


def _places(cell: FunctionalCell) -> Array:
    """For each element of a tensor its number in the tensor that is viewed."""
    root = cell.root()
    if cell.dtype != root.dtype:
        raise NotImplementedError(
            f"functionalize: a change through a view of {cell.dtype} of a tensor of {root.dtype} cannot be removed"
        )
    return cell.places(np.arange(root.size, dtype=np.int64).reshape(root.shape))


# -- changes ------------------------------------------------------------------------------------------


def _writing(operator: OpOverload) -> Kernel:
    """For what writes: the functional operator is called, and what it returns is there from now on."""
    signature = operator.signature
    pure = operator.functional

    def writing(*args: Any) -> Any:
        level: FunctionalLevel = state.level
        targets = [args[position] for position in signature.written]
        here = level.below()
        try:
            values = [lowered(value, level) for value in args]
            if pure is None:
                for position in signature.written:
                    values[position] = _copied(values[position], level)
                out = level.made(call, operator, values)
                results = [values[position] for position in signature.written]
            else:
                out = level.made(call, pure, values[: len(pure.signature.parameters)])
                results = list(out) if isinstance(out, (tuple, list)) else [out]
            for target, result in zip(targets, results):
                if isinstance(target, (list, tuple)):
                    for one, new in zip(target, result):
                        _store(operator, one, new, level)
                elif target is not None:
                    _store(operator, target, result, level)
        finally:
            level.back(here)
        if not signature.returns:
            return None
        if returns_written(operator):
            return targets[0] if len(targets) == 1 else tuple(targets)
        return raised(out, level)

    return writing


def _store(operator: OpOverload, tensor: Tensor, new: Tensor, level: FunctionalLevel) -> None:
    """Let `tensor` have the value `new`, and all that shares elements with it what follows; called below the level."""
    cell = _cell(tensor, level)
    if cell is None:
        raise RuntimeError(
            f"functionalize: {operator.name()} changes a Tensor that the function was not given and did not make; give "
            "it as an argument"
        )
    if new._data_.dtype != cell.dtype:
        new = level.made(Tensor.to, new, tensor.dtype)
    if cell.parent is None:
        if new._data_.shape != cell.shape and not operator.signature.has_out:
            new = level.made(ops.aten.expand_copy.default, new, list(cell.shape))
        cell.value = new
        cell.refresh()
        cell.changed = True
        return
    root = cell.root()
    places = np.ascontiguousarray(_places(cell))
    if new._data_.shape != cell.shape:
        new = level.made(ops.aten.expand_copy.default, new, list(cell.shape))
    index = placed(wrap(places), new.device)
    root.value = level.made(ops.aten.put.default, root.current(), index, new)
    root.changed = True
