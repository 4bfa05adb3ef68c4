"""The fallback of the keys ``Conjugate`` and ``Negative``: kernels receive tensors without those bits.

Views bypass it: a view of a lazily conjugated tensor is lazily conjugated itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..core.bits import CONJUGATE, LAZY
from ..core.keys import DispatchKey
from ..core.lazy_elements import settled
from ..core.nesting import as_kind_of
from ..core.tensor import Tensor, wrap_bits
from .kernel import KernelKind

if TYPE_CHECKING:
    from .operator import OpOverload


def carrying_out(
    operator: OpOverload, bits: int, find: Callable[[], Callable[..., Any]]
) -> Callable[..., Any]:
    """The kernel that `find` finds, for arguments whose conjugation or negation is yet to be carried out."""
    kernel = find()
    signature = operator.signature
    if operator.traits.view:
        own = operator.entry(DispatchKey["CPU"]).kernel
        if own is None or own.kind is not KernelKind.array:
            return kernel  # made of tensors, it says itself what is a view of a conjugate
        source = next(i for i, p in enumerate(signature.parameters) if p.alias and p.is_tensor)
        return _keeping(operator, kernel, source)
    written = signature.written

    def carried(*args: Any) -> Any:
        values = list(args)
        changed: list[tuple[Tensor, Tensor]] = []
        for position, value in enumerate(args):
            if isinstance(value, Tensor):
                if value._bits_ & LAZY:
                    values[position] = settled(value)
                    if position in written:
                        changed.append((value, values[position]))
            elif value.__class__ in (list, tuple):
                items = [
                    settled(v) if isinstance(v, Tensor) and v._bits_ & LAZY else v for v in value
                ]
                if position in written:
                    changed += [(v, item) for v, item in zip(value, items) if v is not item]
                values[position] = type(value)(items)
        out = kernel(*values)
        if not changed:
            return out
        for target, result in changed:
            _store(target, result)
        return _with_targets(out, changed)

    return carried


def _keeping(operator: OpOverload, kernel: Callable[..., Any], source: int) -> Callable[..., Any]:
    """`kernel`, whose results are views of argument `source` and keep its bits."""
    recorded = operator.traits.autograd

    def view(*args: Any) -> Any:
        given = args[source]
        lazy = given._bits_ & LAZY
        out = kernel(*args)
        for item in out if isinstance(out, (tuple, list)) else (out,):
            other = item._data_.dtype != given._data_.dtype
            if other and (lazy & CONJUGATE or not recorded):
                raise _unreadable(operator, lazy)
            item._bits_ |= lazy
        return out

    return view


def _unreadable(operator: OpOverload, lazy: int) -> RuntimeError:
    """The error of a view whose elements would be something else than conjugates or negatives."""
    if operator.traits.autograd:
        refused = f"{operator.base} doesn't work on unresolved conjugated tensors."
    else:
        kind = "conjugate view tensors" if lazy & CONJUGATE else "tensors with negative bit set"
        refused = f"gradsmith.Tensor.{operator.base} is not supported for {kind} when converting to a different dtype."
    return RuntimeError(
        refused
        + " What resolve_conj() and resolve_neg() return can be viewed so, but is a copy of the original."
    )


def _store(target: Tensor, result: Tensor) -> None:
    """Let `target` mean what `result`, a changed copy of its elements, does."""
    lazy = target._bits_ & LAZY
    if target._data_.shape != result._data_.shape:  # an out= tensor that was resized
        target._data_, target._bits_ = result._data_, target._bits_ & ~LAZY
        return
    plain = wrap_bits(result._data_, result._bits_ | lazy)
    data = settled(plain)._data_
    if target.is_cpu:
        target._data_[...] = data
    elif not target.is_meta:
        from ..core.bits import backend_of
        from ..core.memory import memory_for

        memory_for(backend_of(target._bits_)).store(target._data_, data)


def _with_targets(out: Any, changed: list[tuple[Tensor, Tensor]]) -> Any:
    """`out` with the arguments that were written in the place of the copies that were."""
    targets = {id(result): target for target, result in changed}
    if isinstance(out, Tensor):
        return targets.get(id(out), out)
    if isinstance(out, (tuple, list)):
        items: Any = [targets.get(id(item), item) for item in out]
        return as_kind_of(out, items)
    return out
