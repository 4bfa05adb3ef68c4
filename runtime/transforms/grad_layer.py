"""Calls within a level of differentiation.

Every tensor is brought to the level first.  Then autograd's layers are those of any call, with tensors of the
level for arguments, and below them stands `lowering`: it calls the operator on the level below, and its results
are tensors of the level.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import get_ident
from typing import Any

from ..core.bits import KEYSET_SHIFT, LAZY, NUMBER_BITS, OUTSIDE, PYTHON, WRAPPED
from ..core.keys import DispatchKey
from ..core.keysets import raw_bits
from ..core.nesting import as_kind_of
from ..core.state import MASKED, state, switch_recording
from ..core.tensor import Tensor
from ..dispatch.call import bits_of, call, kernel_for
from ..dispatch.missing import missing_kernel
from ..dispatch.operator import OpOverload
from .cells import GradCell, every_tensor, settled, wrapped
from .levels import GradLevel

__all__ = ["grad_layer", "lowering"]

Kernel = Callable[..., Any]
Find = Callable[[OpOverload, int, int], Kernel]

_WRAPPER = raw_bits(DispatchKey["FuncTorchGradWrapper"])


def grad_layer(operator: OpOverload, bits: int, find: Find) -> Kernel:
    """The function for calls with these masked bits while a level of differentiation is the innermost."""
    below = lowering(operator)
    signature = operator.signature
    positions, lists = signature.tensor_positions, signature.list_positions
    target = signature.written[0] if signature.written and not signature.has_out else None
    inner: Kernel | None = None

    def lifted(args: Sequence[Any]) -> Any:
        level: GradLevel = state.level
        if target is not None:
            _refuse_captured(operator, args[target], level)
        values = list(args)
        for position in positions:
            if isinstance(values[position], Tensor):
                values[position] = _at(level, values[position])
        for position in lists:
            if values[position] is not None:
                values[position] = [v if v is None else _at(level, v) for v in values[position]]
        # Where a handler was asked within `vmap`, keys are excluded, this level's among them.
        key = bits_of(operator, values) & (state.slow_mask() | WRAPPED)
        return kernel_for(operator, key, values)(*values)

    if not bits & WRAPPED:
        if not positions and not lists:
            return below

        def lifting(*args: Any) -> Any:
            for position in positions:
                if isinstance(args[position], Tensor):
                    return lifted(args)
            for position in lists:
                for value in args[position] or ():
                    if value is not None:
                        return lifted(args)
            return below(*args)

        return lifting

    def resolved() -> Kernel:
        nonlocal inner
        whole = (bits | OUTSIDE) & ~(PYTHON | LAZY)
        inner = find(operator, whole, whole >> KEYSET_SHIFT & ~_WRAPPER)
        return inner

    if positions == (0,) and not lists:

        def of_one(self: Any, *rest: Any) -> Any:
            cell = self._data_
            if cell.__class__ is GradCell and cell.level is state.level:
                return (inner or resolved())(self, *rest)
            return lifted((self, *rest))

        return of_one

    if positions == (0, 1) and not lists:

        def of_two(self: Any, other: Any, *rest: Any) -> Any:
            level = state.level
            # Either may be a number, or nothing.
            cell = (self if isinstance(self, Tensor) else other)._data_
            if cell.__class__ is GradCell and cell.level is level:
                if isinstance(other, Tensor):
                    cell = other._data_
                if cell.__class__ is GradCell and cell.level is level:
                    return (inner or resolved())(self, other, *rest)
            return lifted((self, other, *rest))

        return of_two

    def of_several(*args: Any) -> Any:
        level = state.level
        for position in positions:
            value = args[position]
            if isinstance(value, Tensor):
                cell: Any = value._data_
                if cell.__class__ is not GradCell or cell.level is not level:
                    return lifted(args)
        for position in lists:
            for value in args[position] or ():
                if value is not None:
                    cell = value._data_
                    if cell.__class__ is not GradCell or cell.level is not level:
                        return lifted(args)
        return (inner or resolved())(*args)

    return of_several


def _at(level: GradLevel, tensor: Tensor) -> Tensor:
    """`tensor` as `level` sees it."""
    tensor = settled(tensor)
    cell: Any = tensor._data_
    if cell.__class__ is GradCell and cell.level is level:
        return tensor
    return wrapped(tensor, level)


def _refuse_captured(operator: OpOverload, target: Any, level: GradLevel) -> None:
    """RuntimeError for a change in place of what the function was not given."""
    for tensor in target if isinstance(target, (list, tuple)) else (target,):
        if tensor is None:
            continue
        cell: Any = settled(tensor)._data_
        if cell.__class__ is not GradCell or cell.level is not level:
            raise RuntimeError(
                "During a grad (vjp, jvp, grad, etc) transform, the function provided attempted to call in-place "
                f"operation ({operator.name()}) that would mutate a captured Tensor. This is not supported; "
                "please rewrite the function being transformed to explicitly accept the mutated Tensor(s) as "
                "inputs."
            )


# -- below autograd -----------------------------------------------------------------------------------


def lowering(operator: OpOverload, bits: int = 0, find: Any = None) -> Kernel:
    """The kernel of the key ``FuncTorchDynamicLayerBackMode``: it calls `operator` on the level below."""
    if state.level is None:  # a program has included the key
        raise missing_kernel(operator, DispatchKey["FuncTorchDynamicLayerBackMode"])
    signature = operator.signature
    written = signature.written
    positions, lists = signature.tensor_positions, signature.list_positions
    table = operator.table
    single = signature.returns == ("Tensor",) and not written

    def lowered(*args: Any) -> Any:
        level: GradLevel = state.level
        bits = 0
        values = list(args)
        for position in positions:
            value = args[position]
            kind = value.__class__
            if kind in NUMBER_BITS:
                bits |= NUMBER_BITS[kind]
            elif value is not None:
                cell = value._data_
                if cell.__class__ is GradCell and cell.level is level:
                    value = values[position] = cell.value
                bits |= value._bits_
        for position in lists:
            if args[position] is not None:
                items = values[position] = [_lowered(item, level) for item in args[position]]
                for item in items:
                    if item is not None:
                        bits |= item._bits_
        # As `below` and `back`, in this frame.
        local = state.__dict__
        mask = local["mask"]
        recording = local.get("grad_enabled", True)
        forward = local.get("forward_enabled", True)
        excluded = local.get("excluded", 0)
        inference = local.get("inference", False)
        local.update(level.outside)
        if not recording:
            switch_recording(local, False)
        if not mask:
            local["mask"] = 0
        try:
            kernel = table.get(bits & local["mask"])
            out = call(operator, values) if kernel is None else kernel(*values)
        finally:
            local["level"] = level
            local["mask"] = mask
            local["grad_enabled"] = recording
            local["forward_enabled"] = forward
            local["excluded"] = excluded
            local["inference"] = inference
            MASKED.add(get_ident())
        if single:
            return wrapped(out, level)
        if not written:
            return _raised(out, level)
        return _with_written(operator, args, values, out, level)

    return lowered


def _lowered(value: Any, level: GradLevel) -> Any:
    """What an item of a list of tensors is on the level below."""
    if value is None:
        return None
    cell = value._data_
    return cell.value if cell.__class__ is GradCell and cell.level is level else value


def _raised(out: Any, level: GradLevel) -> Any:
    """The results of a call on the level below as `level` sees them."""
    return every_tensor(out, wrapped, level)


def _with_written(
    operator: OpOverload, args: Sequence[Any], values: Sequence[Any], out: Any, level: GradLevel
) -> Any:
    """Like `_raised`, where results that are arguments which were written are those of `level`."""
    own: dict[int, Any] = {}
    for position in operator.signature.written:
        given, value = args[position], values[position]
        pairs = zip(given, value) if isinstance(given, (list, tuple)) else ((given, value),)
        for tensor, lower in pairs:
            if tensor is not None:
                own[id(lower)] = tensor
                cell = tensor._data_
                if cell.__class__ is GradCell:
                    cell.refresh()

    def raised(item: Any) -> Any:
        if isinstance(item, Tensor):
            found = own.get(id(item))
            return wrapped(item, level) if found is None else found
        return item

    if isinstance(out, (tuple, list)):
        items = [raised(item) for item in out]
        return as_kind_of(out, items)
    return raised(out)
