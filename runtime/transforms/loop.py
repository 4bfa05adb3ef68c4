"""An operator called once for each example: what is left where it has no batching rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.nesting import as_kind_of
from ..core.origin import warn_caller
from ..core.tensor import Tensor
from ..dispatch.call import call
from ..dispatch.namespaces import ops
from ..dispatch.operator import OpOverload

_warned: set[str] = set()


def looping(operator: OpOverload) -> Callable[..., Any]:
    """A batching rule for `operator` that calls it for each example, and warns of that once."""

    def rule(info: Any, in_dims: Sequence[Any], *args: Any) -> tuple[Any, Any]:
        _warn(operator)
        rows = []
        for number in range(info.batch_size):
            row = [_example(value, dim, number) for value, dim in zip(args, in_dims)]
            rows.append(call(operator, row))
        if not rows:
            raise RuntimeError(
                f"vmap: {operator.name()} is called in a loop over the examples, and there are none. A batching rule "
                "for it would say what it returns then."
            )
        return _stacked(rows)

    return rule


def _warn(operator: OpOverload) -> None:
    name = operator.name()
    if name not in _warned:
        _warned.add(name)
        warn_caller(
            f"There is a performance drop because we have not yet implemented the batching rule for {name}. It is "
            "called once for each example; library.register_vmap gives it a rule."
        )


def _example(value: Any, dim: Any, number: int) -> Any:
    """The part of an argument that belongs to one example."""
    if dim is None:
        return value
    if isinstance(value, (list, tuple)):
        return [_example(item, own, number) for item, own in zip(value, dim)]
    return call(ops.aten.select.int, [value, dim, number])


def _stacked(rows: list[Any]) -> tuple[Any, Any]:
    """The results of all examples together, and their dimensions."""
    first = rows[0]
    if isinstance(first, Tensor):
        return call(ops.aten.stack.default, [rows, 0]), 0
    if isinstance(first, (tuple, list)):
        columns = [_stacked(list(column)) for column in zip(*rows)]
        out = [column[0] for column in columns]
        dims = [column[1] for column in columns]
        return as_kind_of(first, out), dims
    return first, None
