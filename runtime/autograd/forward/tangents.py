"""The tangents of tensors, which exist while a dual level is open.

A tensor with a tangent has the bit `FORWARD_GRAD`, and the tangent in its `Extra`.  The level holds such tensors
weakly, and removes both when it is closed.  A tangent has the same strides as its tensor, and the tangent of a view
is a view of the base's tangent, so that an in-place change of either affects both.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from sys import getrefcount
from threading import get_ident
from typing import Any

from ...core.batches import stands_for_examples
from ...core.bits import (
    BACKEND_MASK,
    CPU_BITS,
    FORWARD_GRAD,
    KEYSET_BITS,
    LAZY,
    META_BITS,
    NUMBER_BITS,
    PYTHON,
    TRANSFORMED,
    VIEW,
)
from ...core.errors import devices_error
from ...core.forking import renewed_lock
from ...core.namespace import Array, np
from ...core.state import MASKED, DispatchState, state
from ...core.strided import address
from ...core.tensor import Tensor, VersionCounter, extra_of, wrap, wrap_on
from ...dispatch.namespaces import ops

# -- who has one --------------------------------------------------------------------------------------


def tangent_of(value: Any) -> Tensor | None:
    """The tangent of a tensor; None for none, and for anything but a tensor.

    A view whose base was given a tangent by an in-place change has its part of that.
    """
    extra = getattr(value, "_extra_", None)
    if extra is None:
        return None
    found: Tensor | None = extra.tangent
    if found is None and extra.view is not None:
        base = extra.view.base
        if (
            base._bits_ & FORWARD_GRAD
            and base._extra_ is not None
            and base._extra_.tangent is not None
        ):
            found = _part(value, base, base._extra_.tangent)
            set_tangent(value, found)
    return found


def set_tangent(tensor: Tensor, tangent: Tensor) -> None:
    """Let `tensor` have `tangent`, which must fit, until the level is closed."""
    extra_of(tensor).tangent = tangent
    tensor._bits_ |= FORWARD_GRAD
    _duals.add(tensor)


class _Duals:
    """The tensors that have tangents, weakly."""

    def __init__(self) -> None:
        self._lock = renewed_lock()
        self._references: list[weakref.ref[Tensor]] = []
        self._compact_at = 64

    def add(self, tensor: Tensor) -> None:
        with self._lock:
            self._references.append(weakref.ref(tensor))
            if len(self._references) > self._compact_at:
                self._references = [r for r in self._references if r() is not None]
                self._compact_at = max(64, 2 * len(self._references))

    def clear(self) -> None:
        """Take every tangent away."""
        with self._lock:
            references, self._references = self._references, []
            self._compact_at = 64
        for reference in references:
            tensor = reference()
            if tensor is not None:
                tensor._bits_ &= ~FORWARD_GRAD
                if tensor._extra_ is not None:
                    tensor._extra_.tangent = None


_duals = _Duals()


def open_level(level: int) -> None:
    """Note for all threads that dual level `level` is open."""
    DispatchState.dual_level = level


def close_level() -> None:
    """Take all tangents away, and note for all threads that no level is open."""
    DispatchState.dual_level = -1
    _duals.clear()
    if state.stale_tangents:
        state.switch(stale_tangents=False)


class NoForward:
    """Within the block the calling thread carries no tangents forward."""

    __slots__ = ("_enabled", "_mask")

    def __enter__(self) -> None:
        local = state.__dict__  # each access by way of `state` would look the thread's up anew
        self._enabled = local.get("forward_enabled", True)
        self._mask = mask = local.get("mask", DispatchState.mask)
        MASKED.add(get_ident())
        local["forward_enabled"] = (
            False  # nothing is called between the two, see `DispatchState.switch`
        )
        local["mask"] = mask & ~FORWARD_GRAD

    def __exit__(self, *exception: object) -> None:
        local = state.__dict__
        local["forward_enabled"] = self._enabled
        local["mask"] = mask = self._mask
        if mask is DispatchState.mask:
            MASKED.discard(get_ident())
        if local.get("stale_tangents"):
            state.switch()


# -- fitting a tangent to its tensor --------------------------------------------------------------------


def check_fits(tangent: Tensor, tensor: Tensor) -> None:
    """RuntimeError unless `tangent` has the shape of `tensor` and is where that is."""
    if tangent._data_.shape != tensor._data_.shape:
        raise RuntimeError(
            "Trying to set a forward gradient that has a different size than that of the original Tensor, "
            f"this is not supported. Tensor is of size {list(tensor._data_.shape)} while the given forward "
            f"gradient is of size {list(tangent._data_.shape)}."
        )
    if (tangent._bits_ ^ tensor._bits_) & BACKEND_MASK:
        raise devices_error("make_dual", str(tensor.device), str(tangent.device))


def laid_out_like(tangent: Tensor, tensor: Tensor) -> Tensor:
    """`tangent` if its elements lie as those of `tensor`, else a copy where they do."""
    if (tangent._bits_ | tensor._bits_) & (TRANSFORMED | PYTHON):
        return tangent  # there is no one array to lie in
    mine, wanted = tangent._data_, tensor._data_
    if mine.strides == wanted.strides and mine.itemsize == wanted.itemsize:
        return tangent
    steps = zip(wanted.shape, _steps(mine), _steps(wanted), strict=True)
    if all(extent == 1 or step == other for extent, step, other in steps):
        return tangent
    return _copied(tangent, tensor)


def _steps(array: Array) -> tuple[int, ...]:
    """Strides in elements."""
    size = array.itemsize
    return tuple(stride // size for stride in array.strides)


def _copied(tangent: Tensor, tensor: Tensor) -> Tensor:
    """A copy of `tangent` laid out as `tensor` is, or densely where elements of that share memory."""
    if (tangent._bits_ | tensor._bits_) & (TRANSFORMED | PYTHON):
        return tangent.clone()  # of its own class
    steps = _steps(tensor._data_)
    if any(n > 1 and step <= 0 for n, step in zip(tensor._data_.shape, steps, strict=True)):
        return tangent.clone()
    out: Tensor = ops.aten.empty_strided(
        tensor._data_.shape, steps, dtype=tangent.dtype, device=tensor.device
    )
    return out.copy_(tangent)


def own(tangent: Tensor, tensor: Tensor, given: Sequence[Tensor | None]) -> Tensor:
    """`tangent` in the shape, dtype and layout of the new tensor `tensor`, sharing memory with none of `given`."""
    data = tensor._data_
    shape = data.shape
    if tangent._data_.shape != shape:
        tangent = tangent.expand(shape)
    if tangent._data_.dtype != data.dtype:
        wanted = tensor.dtype
        if tangent.dtype.is_complex and not wanted.is_complex:
            tangent = tangent.real
        tangent = tangent.to(wanted)
    laid_out = laid_out_like(tangent, tensor)
    if laid_out is tangent and (tangent._bits_ & VIEW or any(tangent is other for other in given)):
        return _copied(tangent, tensor)
    return laid_out


# -- in-place changes ---------------------------------------------------------------------------------------


def give_in_place(tensor: Tensor, tangent: Tensor | None) -> None:
    """Let `tensor`, just changed in place, have `tangent`, None for zeros; its base and views see it too."""
    present = tangent_of(tensor)
    if present is not None:
        if tangent is None:
            present.zero_()
        elif tangent is not present:
            present.copy_(tangent)
        return
    extra = tensor._extra_
    base = tensor if extra is None or extra.view is None else extra.view.base
    # Of the one that stands for the examples of a batch, if either does: as many as there are.
    of = tangent if tangent is not None and stands_for_examples(tangent) else base
    zero = ops.aten.new_zeros(of, (), dtype=base.dtype)
    whole = _copied(zero.expand(base._data_.shape), base)
    set_tangent(base, whole)
    part = whole
    if base is not tensor:
        part = _part(tensor, base, whole)
        set_tangent(tensor, part)
    if tangent is not None:
        part.copy_(tangent)
    counter = base._counter_
    if counter is not None and _holders(counter) > (1 if base is tensor else 2):
        # Other views: from now on every call asks whether its arguments are such.
        state.switch(stale_tangents=True)


def _holders(counter: VersionCounter) -> int:
    """How many tensors count their changes in `counter`."""
    return getrefcount(counter) - _OTHERS


def _calibrated() -> int:
    """The references beside the tensors' own that `_holders` counts, when it is called with a local."""
    holder = [VersionCounter()]
    counter = holder[0]
    return _holders(counter) - 1


_OTHERS = 0
_OTHERS = _calibrated()


class _Memory:
    """Lets NumPy see memory of `owner` at another place, with other sizes or strides."""

    def __init__(self, owner: Array, address: int, like: Array) -> None:
        self.owner = owner
        self.__array_interface__ = {
            "version": 3,
            "data": (address, False),
            "shape": like.shape,
            "strides": like.strides,
            "typestr": like.dtype.str,
        }


def _part(view: Tensor, base: Tensor, tangent: Tensor) -> Tensor:
    """The view of `tangent`, the tangent of `base`, that shows what `view` shows of `base`."""
    from ..views.creation import DEFAULT
    from ..views.view import link_view, mark_creation

    elsewhere = view._bits_ & BACKEND_MASK & ~(CPU_BITS | META_BITS)
    if elsewhere or tangent._bits_ & TRANSFORMED:
        return _part_by_operators(view, base, tangent)
    whole, part, memory = base._data_, view._data_, tangent._data_
    if memory.dtype != whole.dtype or _steps(memory) != _steps(whole):
        raise RuntimeError(
            "forward AD: a view cannot take its part of the tangent of its base, which has another dtype "
            "or layout than the base."
        )
    place = address(memory) + address(part) - address(whole)
    low, high = np.lib.array_utils.byte_bounds(memory)
    first, last = np.lib.array_utils.byte_bounds(part)
    start = place + first - address(part)
    if part.size and not low <= start <= start + last - first <= high:
        raise RuntimeError(
            "forward AD: a view that reaches beyond its base has no part of the base's tangent."
        )
    lazy = (base._bits_ ^ tangent._bits_) & LAZY
    keyset = view._bits_ & KEYSET_BITS ^ lazy
    out = wrap_on(np.asarray(_Memory(memory, place, part)), keyset)
    link_view(out, tangent)
    mark_creation(out, DEFAULT)
    return out


def _part_by_operators(view: Tensor, base: Tensor, tangent: Tensor) -> Tensor:
    """Like `_part`, for tensors of transforms and on other devices; NotImplementedError where `base` lies in memory in another order."""
    whole, part = base._data_, view._data_
    if not whole.flags.c_contiguous or part.dtype != whole.dtype:
        raise NotImplementedError(
            "forward AD: within a function transform, a view of a non-contiguous tensor, or one with another dtype, "
            "cannot take its tangent from a base that was changed in place."
        )
    offset = (address(part) - address(whole)) // part.itemsize
    found: Tensor = ops.aten.as_strided.default(tangent, part.shape, _steps(part), offset)
    return found


def catch_up(values: Sequence[Any]) -> None:
    """Give views among the arguments of a call the part of their bases' tangents that they lack."""
    if state.dual_level < 0:  # another thread has closed the level
        state.switch(stale_tangents=False)
        return
    for value in values:
        for item in value if value.__class__ is list or value.__class__ is tuple else (value,):
            if isinstance(item, Tensor) and item._bits_ & (VIEW | FORWARD_GRAD) == VIEW:
                tangent_of(item)


# -- for generated formulas and linear maps -------------------------------------------------------------------


def plus(tangent: Any, term: Any) -> Any:
    """The sum so far, None for nothing, and one more term."""
    return term if tangent is None else tangent + term


def minus(tangent: Any, term: Any) -> Any:
    """The sum so far, None for nothing, less a term."""
    return -term if tangent is None else tangent - term


def filled(tangent: Any, primal: Any) -> Any:
    """`tangent`, or zeros for `primal` where it has none; None where there is no argument."""
    if tangent is not None or primal is None:
        return tangent
    if primal.__class__ in NUMBER_BITS:
        return 0
    return ops.aten.zeros_like(primal)


def filled_list(tangents: Any, primals: Any) -> list[Any]:
    """Like `filled`, for a list of tensors; `tangents` is None when none has one."""
    if tangents is None:
        tangents = [None] * len(primals)
    return [filled(t, p) for t, p in zip(tangents, primals, strict=True)]


def carrier_of(tensor: Tensor) -> Tensor | None:
    """A tensor without elements that has the tangent of `tensor`; None if that has none."""
    tangent = tangent_of(tensor)
    if tangent is None:
        return None
    carrier = wrap(np.empty(0))
    set_tangent(carrier, tangent)
    return carrier


def carry_linear(out: Tensor, source: Tensor, function: Any) -> None:
    """Let `out`, which a linear `function` made of `source`, have the tangent that this makes of its tangent."""
    tangent = tangent_of(source) if state.forward_enabled else None
    if tangent is not None:
        set_tangent(out, function(tangent))
