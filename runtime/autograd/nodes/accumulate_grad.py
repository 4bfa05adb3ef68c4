"""The nodes at which a backward pass ends: they add a gradient to a leaf's ``.grad``."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from sys import getrefcount
from typing import Any

from ...core.bits import (
    ANY_SPARSE,
    CPU_BITS,
    DTYPE_BITS,
    KEYSET_BITS,
    LAZY,
    OVERRIDES,
    REQUIRES_GRAD,
    STRIDED,
    TRANSFORMED,
    UNTRACKED,
    bits_for,
)
from ...core.dtypes import dtype, dtype_of_numpy
from ...core.floating import fresh_context
from ...core.forking import renewed_lock
from ...core.namespace import Array, np
from ...core.references import ARGUMENT, PARAMETER
from ...core.state import state
from ...core.tensor import (
    Extra,
    Tensor,
    VersionCounter,
    allocate,
    counter_of,
    extra_of,
    wrap,
    wrap_bits,
)
from .hooks import hooks_of, run_post_accumulate_grad_hooks
from .node import NATIVE, Node, next_sequence_nr, run_ahead
from .reduction import reduce_gradient, together

__all__ = ["AccumulateGrad", "accumulate"]

add = np.add
ndarray = np.ndarray

# Two threads may bring gradients to one leaf.  Reentrant: a sum may call a user's code.
_lock = renewed_lock()
_acquire = _lock.acquire
_release = _lock.release


class AccumulateGrad(Node):
    """Adds the gradient it receives to ``variable.grad``.

    A leaf keeps its node from the first recorded use on, so that recording another costs nothing; the node
    refers to the leaf weakly, and strongly to its elements and to what holds its ``.grad`` and hooks.  When
    only the graph is left of a leaf, `variable` is made anew of these for whoever asks.
    """

    __slots__ = ("_leaf", "_array", "_extra_", "_kept")
    accumulates = True
    prefix = NATIVE
    takes_undefined = True
    runs_user_code = True  # hooks of its leaf, where there are any

    _leaf: weakref.ref[Tensor]
    _array: Array
    _extra_: Extra | None
    _kept: Tensor | None
    """The leaf itself, where it has hooks that must run even when nobody else holds it."""

    def __init__(self, variable: Tensor) -> None:
        self._leaf = weakref.ref(variable)
        self._array = variable._data_
        self._extra_ = variable._extra_
        self._kept = None
        self.next_edges = ()
        self._metadata = ((variable._data_.shape, variable._bits_),)
        self._nr = next_sequence_nr()

    @property
    def variable(self) -> Tensor:
        """The leaf."""
        leaf = self._leaf()
        if leaf is None:
            data = self._array
            own = bits_for(dtype_of_numpy(data.dtype), not data.ndim) & DTYPE_BITS
            leaf = wrap_bits(data, self._metadata[0][1] & ~DTYPE_BITS | own | REQUIRES_GRAD)
            leaf._edge_ = (self, 0)
            leaf._extra_ = self._extra_
            self._leaf = weakref.ref(leaf)
        return leaf

    def _sequence_nr(self) -> int:
        return _FIRST if self._order is None else self._order

    def keep_leaf(self) -> None:
        """Let the node hold its leaf: a cycle, for hooks that are called with the leaf."""
        self._kept = self._leaf()
        run_ahead(self)

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        grad = grads[0]  # a reference more than `accumulate` counts on: a hook may have kept it
        accumulate(self.variable, grad)
        return ()

    def expect(self, wanted: dtype | None) -> None:
        """Take gradients of the dtype `wanted`, of any for None.

        From now on there are hooks, if none yet: over arrays gradients have the leaf's dtype.
        """
        shape, bits = self._metadata[0]
        kind = 0 if wanted is None else bits_for(wanted, not shape) & DTYPE_BITS
        self._metadata = ((shape, bits & ~DTYPE_BITS | kind),)
        hooks_of(self)


_FIRST = 2**64 - 1
"""The sequence number of leaves: they go before all other nodes."""


def accumulate(variable: Tensor, grad: Tensor | None, plain: bool = False) -> None:
    """Add `grad` to ``variable.grad``, then run the leaf's post-accumulate-grad hooks.

    The first gradient becomes ``.grad`` itself when nobody else can see it, and a copy of it
    otherwise.  Later ones are added in place, or out of place while grad mode is on, because then
    the old ``.grad`` may be part of a graph.  `plain` promises that it is off and no mode watches.
    Nothing happens to a leaf that has ceased to require grad.
    """
    if not variable._bits_ & REQUIRES_GRAD:
        return
    extra = variable._extra_
    if extra is None:
        extra = extra_of(variable)
    if grad is not None:
        _add(variable, extra, grad, plain)
    if extra.post_accumulate_grad_hooks is not None:
        run_post_accumulate_grad_hooks(variable, extra.post_accumulate_grad_hooks)


def _add(variable: Tensor, extra: Extra, grad: Tensor, plain: bool) -> None:
    try:
        _acquire()  # within: Ctrl-C may come when it returns, and `with` takes twice the time
        current = extra.grad
        if current is None:
            extra.grad = _own(variable, grad, getrefcount(grad) <= _REFERENCES)
        elif (
            plain
            and not (current._bits_ ^ grad._bits_) & _SAME
            and current.__class__ is Tensor is grad.__class__
            and current._edge_ is None
            and current._bits_ & (CPU_BITS | TRANSFORMED) == CPU_BITS
        ):
            data = current._data_
            fresh_context().run(add, data, grad._data_, data)
            counter_of(current).version += 1
        elif (current._bits_ ^ grad._bits_) & ANY_SPARSE:
            extra.grad = together(current, grad)
        elif state.grad_enabled or current.requires_grad or current.dtype is not grad.dtype:
            extra.grad = current + grad
        else:
            current.add_(grad)
    except ValueError:  # the memory is read-only, or somebody gave `.grad` other sizes
        extra.grad = current + grad  # type: ignore[operator]
    finally:
        _release()


def accumulate_general(variable: Tensor, grad: Array) -> None:
    """Like `accumulate`, for a gradient that is an array."""
    if variable._edge_ is None:
        return  # detached in place since
    node = variable._edge_[0]
    accumulate(variable, reduce_gradient(wrap(grad), node._metadata[0], node, 0), True)


def accumulate_array(variable: Tensor, grad: Array, run: Callable[..., Any]) -> bool:
    """Like `accumulate`, for a gradient that is an array, and where that calls no operator and no hook.

    Returns False, and does nothing, where it would.  `run` is that of a quiet context, in which nothing runs.
    """
    extra = variable._extra_
    if extra is None:
        extra = extra_of(variable)
    bits = variable._bits_
    like = variable._data_
    if (
        bits & _ASKED_OF_LEAF != _PLAIN_LEAF
        or grad.dtype is not like.dtype
        or extra.post_accumulate_grad_hooks is not None
    ):
        return False
    try:
        _acquire()  # within: Ctrl-C may come when it returns, and `with` takes twice the time
        current = extra.grad
        if current is None:
            if grad.__class__ is not ndarray:
                grad = np.array(grad)  # a NumPy scalar
            elif (
                getrefcount(grad) > _ARRAY_REFERENCES
                or (grad.base is not None and not _is_all_of_its_base(grad))
                or not (
                    grad.strides == like.strides or _lies_like(grad, like) or not state.grad_layout
                )
            ):
                grad = _copy_like(grad, like)
            out = allocate()  # as `wrap_bits`, without the call
            out._data_ = grad
            out._bits_ = bits & UNTRACKED
            out._edge_ = out._counter_ = out._extra_ = None
            extra.grad = out
        elif (
            not (current._bits_ ^ bits) & _SAME
            and current.__class__ is Tensor
            and current._edge_ is None
        ):
            data = current._data_
            run(add, data, grad, data)
            counter = current._counter_  # as `counter_of`, without the call
            if counter is None:
                counter = current._counter_ = VersionCounter()
            counter.version += 1
        else:
            return False
    except ValueError:  # the memory is read-only, or somebody gave `.grad` other sizes
        return False
    finally:
        _release()
    return True


def _lies_like(array: Array, like: Array) -> bool:
    """Whether the elements of both, which have one shape, lie in one order."""
    return array.strides == like.strides or bool(
        array.flags.c_contiguous and like.flags.c_contiguous
    )


def _is_all_of_its_base(array: Array) -> bool:
    """Whether nobody else can see the memory that `array` is a view of."""
    base = array.base
    return (
        base.__class__ is ndarray
        and base.base is None
        and base.size == array.size
        and base.dtype is array.dtype
        # The array's reference and ours.
        and getrefcount(base) <= 2 + ARGUMENT
        and 0 not in array.strides
    )


_SAME = UNTRACKED & ~STRIDED
"""Masks what tells a gradient's dtype and device."""

_PLAIN_LEAF = CPU_BITS | REQUIRES_GRAD
_ASKED_OF_LEAF = KEYSET_BITS | OVERRIDES | REQUIRES_GRAD
_ARRAY_REFERENCES = 1 + PARAMETER + ARGUMENT
"""What ``getrefcount`` says in `accumulate_array` of an array that only the engine's loop holds."""

_REFERENCES = 3 + 2 * PARAMETER + ARGUMENT
"""What ``getrefcount`` says in `_add` of a gradient that only the engine holds: its list of gradients, the caller's local
and what that was given from, and an argument twice.  A test checks the number."""


def _own(variable: Tensor, grad: Tensor, unshared: bool) -> Tensor:
    """`grad` itself if taking it cannot be noticed, else a copy laid out like `variable`."""
    if state.grad_enabled or state.recorder is not None:
        return grad.clone()
    data = grad._data_
    like = variable._data_
    if (
        grad.__class__ is not Tensor
        or grad._bits_ & (CPU_BITS | TRANSFORMED) != CPU_BITS
        or variable._bits_ & ANY_SPARSE
    ):
        return grad.detach().clone()
    if unshared and (_lies_like(data, like) or not state.grad_layout):
        extra = grad._extra_
        if extra is None:
            # The tensor's reference and ours.
            alone = data.base is None and getrefcount(data) <= 2 + ARGUMENT
            if alone and not grad._bits_ & REQUIRES_GRAD:
                return grad.detach() if state.dispatch_modes else grad  # as a mode expects to see
        elif extra.view is not None and _alone(extra.view.base, data):
            if state.dispatch_modes:
                return grad.detach()
            return wrap_bits(data, grad._bits_ & UNTRACKED)
    if grad._bits_ & LAZY:
        grad = grad.detach().resolve_conj().resolve_neg()
    return wrap_bits(_copy_like(grad._data_, like), grad._bits_ & UNTRACKED)


def _alone(root: Tensor, data: Array) -> bool:
    """Whether all of `root` is in its view `data`, and nobody else holds `root` or its elements."""
    whole = root._data_
    return (
        # The view's reference, and ours, which is nobody's local before.
        getrefcount(root) <= 2 + ARGUMENT
        and whole.base is None
        # The root's reference, the view's, and ours.
        and getrefcount(whole) <= 3 + ARGUMENT
        and whole.size == data.size
        and getrefcount(data) <= 2 + PARAMETER + ARGUMENT
    )


def _copy_like(data: Array, like: Array) -> Array:
    """A copy of `data` whose dimensions lie in memory in the order of `like`'s."""
    if like.flags.c_contiguous and data.__class__ is ndarray:
        return data.copy()
    out = np.empty_like(like, dtype=data.dtype, shape=data.shape)
    out[...] = data
    return out
