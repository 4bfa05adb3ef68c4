"""The layers that autograd adds around a kernel when a call is resolved: history, views, version counters.

The functions in the first part take the kernel below and return the layer around it.  Those in the second part tell the
dispatcher which layers a call needs; they are registered at the end of the module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from ..core.bits import FORWARD_GRAD, NUMBER_BITS, NUMBER_BITS_ALL, PYTHON, REQUIRES_GRAD, VIEW
from ..core.deferred import deferred_from
from ..core.keys import DispatchKey
from ..core.keysets import highest_key, raw_bits
from ..core.state import state
from ..core.tensor import Tensor, counter_of
from ..dispatch.autograd_hooks import Step, autograd_hooks
from ..dispatch.kernel import FALLTHROUGH, KernelKind
from ..dispatch.operator import OpOverload
from ..dispatch.outputs import MemoryCheck, certainly_apart, memory_check
from ..dispatch.resolve import entry_at
from ..dispatch.wrapping import bind_array, is_plain_view
from .engine.array_functions import has_one_dtype, without_arrays
from .nodes.recording import record_without_derivative
from .nodes.saved import detached, saved_outputs
from .nodes.saved_hooks import pack_nodes_of
from .nodes.variable import share_counter
from .views.view import (
    ViewInfo,
    link_views,
    make_undifferentiable_view,
    make_view,
    refresh_edge,
)

_BELOW_AUTOGRAD = raw_bits(DispatchKey["AutogradFunctionality"]) | raw_bits(
    DispatchKey["ADInplaceOrView"]
)


def below_autograd(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel over tensors runs with autograd's keys excluded: its calls are not recorded again."""

    def guarded(*args: Any) -> Any:
        previous = state.excluded
        state.switch(excluded=previous | _BELOW_AUTOGRAD)
        try:
            return kernel(*args)
        finally:
            state.switch_back(excluded=previous)

    return guarded


_NO_TENSORS = frozenset({*NUMBER_BITS, type(None)})
"""What may stand where the schema says Tensor."""


def recording_views(
    operator: OpOverload, recording: Callable[..., Any], quiet: Callable[..., Any]
) -> Callable[..., Any]:
    """`recording` for arguments among which are views: their histories are brought up to date first.

    A view's history is stale when its base was changed in place since (``views/view.py``); only
    then does it show whether it requires grad.  `quiet` is the kernel for when nothing does.
    """
    signature = operator.signature
    if signature.tensor_positions == (0,) and not signature.list_positions:

        # Most views are of what requires no grad: to see that here spares them a frame and the class of `view` another.
        def of_one(self: Tensor, *rest: Any) -> Any:
            bits = self._bits_
            if bits & VIEW:
                extra: Any = self._extra_
                if extra.__class__ is not ViewInfo or extra.base._bits_ & REQUIRES_GRAD:
                    refresh_edge(self)
                    bits = self._bits_
            return recording(self, *rest) if bits & REQUIRES_GRAD else quiet(self, *rest)

        return of_one

    if signature.tensor_positions == (0, 1) and not signature.list_positions:

        def of_two(self: Any, other: Any, *rest: Any) -> Any:
            together = 0
            if self.__class__ not in _NO_TENSORS:
                together = self._bits_
                if together & VIEW:
                    extra = self._extra_
                    if extra.__class__ is not ViewInfo or extra.base._bits_ & REQUIRES_GRAD:
                        refresh_edge(self)
                        together = self._bits_
            if other.__class__ not in _NO_TENSORS:
                if other._bits_ & VIEW:
                    extra = other._extra_
                    if extra.__class__ is not ViewInfo or extra.base._bits_ & REQUIRES_GRAD:
                        refresh_edge(other)
                together |= other._bits_
            if together & REQUIRES_GRAD:
                return recording(self, other, *rest)
            return quiet(self, other, *rest)

        return of_two

    positions = signature.tensor_positions

    def of_tensors(*args: Any) -> Any:
        together = 0
        for position in positions:
            value = args[position]
            if value.__class__ not in _NO_TENSORS:
                if value._bits_ & VIEW:
                    extra = value._extra_
                    if extra.__class__ is not ViewInfo or extra.base._bits_ & REQUIRES_GRAD:
                        refresh_edge(value)
                together |= value._bits_
        return recording(*args) if together & REQUIRES_GRAD else quiet(*args)

    if not signature.list_positions:
        return of_tensors

    def of_several(*args: Any) -> Any:
        together = 0
        for value in args:
            for item in value if value.__class__ is list or value.__class__ is tuple else (value,):
                if isinstance(item, Tensor):
                    if item._bits_ & VIEW:
                        extra: Any = item._extra_
                        if extra.__class__ is not ViewInfo or extra.base._bits_ & REQUIRES_GRAD:
                            refresh_edge(item)
                    together |= item._bits_
        return recording(*args) if together & REQUIRES_GRAD else quiet(*args)

    return of_several


def detaching_outputs(recording: Callable[..., Any]) -> Callable[..., Any]:
    """`recording`, where handlers of ``__torch_dispatch__`` look on: they see outputs detached to be saved."""

    def recorded(*args: Any) -> Any:
        out = recording(*args)
        outputs = out if isinstance(out, (tuple, list)) else (out,)
        for node, slot, (alias, *rest) in saved_outputs(out):
            output = outputs[rest[-1]]
            if output._bits_ & REQUIRES_GRAD:
                setattr(node, slot, (detached(output, alias), *rest))
            else:  # without history, it makes no cycle with its node
                setattr(node, slot, (output, rest[0]))
        return out

    return recorded


def without_derivative(operator: OpOverload, quiet: Callable[..., Any]) -> Callable[..., Any]:
    """`quiet`, whose results lead to an error when a backward reaches them, as in PyTorch."""

    def recorded(*args: Any) -> Any:
        return record_without_derivative(operator.name(), args, quiet(*args))

    return recorded


def linking_views(operator: OpOverload, make: Callable[..., Any]) -> Callable[..., Any]:
    """`make`, whose results share elements with an argument, with the results made views of it."""
    position = next(
        i for i, p in enumerate(operator.signature.parameters) if p.alias and p.is_tensor
    )
    link = link_views if operator.traits.autograd else _share_elements

    def view(*args: Any) -> Any:
        out = make(*args)
        several = out.__class__ is list or out.__class__ is tuple
        link(out if several else (out,), args[position], several)
        return out

    return view


def _share_elements(several: Iterable[Tensor], base: Tensor, multi_output: bool) -> None:
    """Views without derivative (`detach`) share elements and version counter, not history."""
    for out in several:
        share_counter(out, base)


def counting_changes(
    change: Callable[..., Any],
    written: tuple[int, ...],
    check: MemoryCheck | None = None,
    listed: bool = False,
) -> Callable[..., Any]:
    """`change`, which writes to the arguments at the positions `written`, counted; some are lists if `listed`.

    With a `check`, which is for changes of one argument, memory is looked at before.
    """
    position = written[0]
    if check is not None:
        refuse_shared = check.refuse_shared
        if len(check.places) == 1 or len(check.places) == 2:
            first, last = check.places[0], check.places[-1]

            def checked(*args: Any) -> Any:
                target = args[position]
                written, read = args[first]._data_, args[last]._data_
                # Only views share memory, but for a tensor that is given twice.
                if (written.base is not None or read.base is not None) and not (
                    certainly_apart(written, read)
                ):
                    refuse_shared(args)
                out = change(*args)
                counter = target._counter_
                if counter is None:
                    counter = counter_of(target)
                counter.version += 1
                return out

            return checked

        places = check.places

        def always_checked(*args: Any) -> Any:
            target = args[position]
            apart = False
            for place in places:
                apart = args[place]._data_.base is None
                if not apart:  # as above
                    written = target._data_
                    apart = all(certainly_apart(written, args[p]._data_) for p in places)
                    break
            if not apart:
                refuse_shared(args)
            out = change(*args)
            counter = target._counter_
            if counter is None:
                counter = counter_of(target)
            counter.version += 1
            return out

        return always_checked

    if len(written) == 1 and not listed:

        def inplace(*args: Any) -> Any:
            target = args[position]
            out = change(*args)
            counter = target._counter_
            if counter is None:
                counter = counter_of(target)
            counter.version += 1
            return out

        return inplace

    def several(*args: Any) -> Any:
        out = change(*args)
        for position in written:
            target = args[position]
            for item in target if isinstance(target, (list, tuple)) else (target,):
                if item is not None:
                    counter_of(item).version += 1
        return out

    return several


# -- which of them a call needs -----------------------------------------------------------------------

_RECORDING = REQUIRES_GRAD | VIEW


def _recording(step: Step) -> Callable[..., Any] | None:
    """The generated autograd kernel, bound to the kernel below it; None where it would record nothing."""
    operator, bits = step.operator, step.bits
    if not bits & _RECORDING:
        return None
    quiet = step.resolve(operator, bits & ~_RECORDING, step.below)
    if getattr(quiet, "over_tensors", False):
        quiet = below_autograd(quiet)
    factories = import_module(operator.generated_module("autograd_kernels"))
    factory = getattr(factories, operator.identifier)
    node_class = factory.__defaults__[0]
    if not has_one_dtype(bits, operator.traits.is_elementwise):
        node_class = without_arrays(node_class)
    recording: Callable[..., Any]
    if operator.traits.numbers:
        recording = factory(quiet, node_class, bits & NUMBER_BITS_ALL != 0)
    else:
        recording = factory(quiet, node_class)
    if bits & PYTHON:
        recording = detaching_outputs(recording)
    return recording_views(operator, recording, quiet) if bits & VIEW else recording


def _undifferentiated(step: Step) -> Callable[..., Any] | None:
    """The layer of an operator whose derivative nobody has written down."""
    if not step.bits & _RECORDING:
        return None
    quiet = step.resolve(step.operator, step.bits & ~_RECORDING, step.below)
    return without_derivative(step.operator, quiet)


def _unregistered(step: Step) -> Callable[..., Any] | None:
    """The layer of a library's operator with nothing at autograd's keys: a warning where a backward comes by."""
    if step.kernel is not FALLTHROUGH or step.operator.generated or not step.bits & _RECORDING:
        return None
    if not step.key.name.startswith("Autograd"):
        return None
    from .nodes.unregistered import warning_of_backward

    return warning_of_backward(step.operator, step.resolve(step.operator, step.bits, step.below))


def _view_or_inplace(step: Step) -> Callable[..., Any]:
    """The layer of views or of version counts."""
    operator, below = step.operator, step.below
    written = operator.signature.written
    quiet = step.bits & ~_RECORDING
    if not written:
        backend = entry_at(operator, highest_key(below), step.bits).kernel
        if is_plain_view(operator) and backend is not None and backend.kind is KernelKind.array:
            make = make_view if operator.traits.autograd else make_undifferentiable_view
            return bind_array(operator, backend, quiet, make)
        if backend is not None and backend.kind is KernelKind.sparse:
            return step.resolve(
                operator, quiet, below
            )  # which shares nothing that views are made of
        return linking_views(operator, step.resolve(operator, quiet, below))
    change = step.resolve(operator, quiet, below)
    listed = not set(written).isdisjoint(operator.signature.list_positions)
    # ``out=`` variants check for themselves.
    if operator.signature.has_out or len(written) > 1 or listed:
        return counting_changes(change, written, listed=listed)
    return counting_changes(change, written, memory_check(operator, step.bits))


# What few programs need is imported when they do.


def _forward(step: Step) -> Callable[..., Any] | None:
    """The layer of tangents; None where the call passes it by."""
    from .forward.layer import forward_layer

    layer = forward_layer(step.operator, step.kernel.kind)
    if layer is None:
        return None
    quiet = step.resolve(step.operator, step.bits & ~FORWARD_GRAD, step.raw)
    if getattr(quiet, "over_tensors", False):
        quiet = below_autograd(quiet)
    return layer(step.operator, quiet)


_of_inference = deferred_from(vars(autograd_hooks), f"{__package__}.inference")

autograd_hooks.layers = {
    KernelKind.recording: _recording,
    KernelKind.undifferentiated: _undifferentiated,
    KernelKind.view: _view_or_inplace,
    KernelKind.inplace: _view_or_inplace,
}
autograd_hooks.unregistered = _unregistered
autograd_hooks.forward = _forward
autograd_hooks.guard_inference = _of_inference("guard_inference")
autograd_hooks.call_in_inference = _of_inference("call_in_inference")
autograd_hooks.catch_up = deferred_from(vars(autograd_hooks), f"{__package__}.forward.tangents")(
    "catch_up"
)
autograd_hooks.pack_saved = pack_nodes_of
