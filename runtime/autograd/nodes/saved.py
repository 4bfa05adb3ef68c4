"""Tensors that a node keeps for its formula.

A slot ``raw_<name>`` of a node holds one of

- ``None``: there was no tensor;
- ``(tensor, version)``: an input, with the version of its elements when it was saved;
- ``(alias, version, output_nr)``: an output of the node itself.  The alias shares elements and version
  counter but has no history, so that node and output form no cycle; `unpack` gives it its history back;
- ``[elements, bits, counter, version, output_nr]``: the same before anything has asked for the tensor.  Most backwards
  read the elements and nothing else, so no alias is made while the call is recorded (`as_tuple` makes it);
- a `Packed` (``saved_hooks.py``), where hooks on saved tensors took part;
- `RELEASED`, after a backward that did not retain the graph;
- a tuple of these, for an argument that is a list of tensors (`unpack_list`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

from ...core.bits import (
    DIFFERENTIABLE,
    FORWARD_GRAD,
    PYTHON,
    REQUIRES_GRAD,
    TRANSFORMED,
    WITHOUT_HISTORY,
)
from ...core.errors import noted
from ...core.history import nodes_of
from ...core.origin import place_of
from ...core.package_name import package_name
from ...core.state import state
from ...core.subclasses import shallow_alias
from ...core.tensor import GENERATION, Tensor, VersionCounter, counter_of, wrap_bits
from ...dispatch.autograd_hooks import autograd_hooks
from ...dispatch.modes import dispatch_to_python
from ...dispatch.namespaces import ops
from ..tools import anomaly
from .node import Node
from .variable import describe, forward_name


class _Released:
    """The type of `RELEASED`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "RELEASED"


RELEASED = _Released()
"""What a slot holds once its tensor has been given up."""

NOBODY = Node()
"""Stands for the node of what no node has saved."""


SAVED_INFERENCE = (
    "Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in "
    "computation tracked by autograd. To work around this, you can make a clone to get a normal tensor and "
    "use it in autograd, or use `gradsmith.no_grad()` instead of `gradsmith.inference_mode()`."
)


def save_input(tensor: Tensor | None) -> tuple[Tensor, int] | None:
    """What a slot holds for an input."""
    if tensor is None:
        return None
    counter = tensor._counter_
    return (tensor, 0 if counter is None else counter.version)


def save_output(tensor: Tensor, output_nr: int) -> list[Any]:
    """What a slot holds for output `output_nr` of the node that saves it."""
    counter = counter_of(tensor)  # which sees later in-place changes of the output
    return [tensor._data_, tensor._bits_, counter, counter.version, output_nr]


def as_tuple(saved: Any) -> Any:
    """What a slot holds, with the alias made if it holds an output without one."""
    if saved.__class__ is not list or len(saved) != 5 or not isinstance(saved[2], VersionCounter):
        return saved
    data, bits, counter, version, output_nr = saved
    alias = wrap_bits(data, bits & WITHOUT_HISTORY)
    alias._counter_ = counter
    return (alias, version, output_nr)


def _unchanged(saved: list[Any], node: Node) -> tuple[Tensor, int, int]:
    """Like `as_tuple`; RuntimeError if the output has changed since."""
    found: tuple[Tensor, int, int] = as_tuple(saved)
    if saved[2].version != saved[3]:
        raise_modified(found[0], found, node, saved)
    return found


def detached(output: Tensor, plain: Tensor) -> Tensor:
    """An alias of an output that is being saved or unpacked, by the `detach` that handlers see of that.

    `plain`, an alias without that, where there are none.
    """
    if state.disables_handlers() or not (state.dispatch_modes or output._bits_ & PYTHON):
        return plain
    alias = shallow_alias(dispatch_to_python(ops.aten.detach.default, [output]))
    alias._counter_ = output._counter_
    return alias


def unpack(saved: Any, node: Node) -> Any:
    """The tensor (or None) that a slot of `node` holds.

    Raises RuntimeError if its elements were changed in place since it was saved, or if the node has
    given it up.
    """
    if saved.__class__ is tuple:
        tensor = saved[0]
        counter = tensor._counter_
        if counter is not None and counter.version != saved[1]:
            raise_modified(tensor, saved, node)
        if tensor._bits_ & TRANSFORMED:
            below = autograd_hooks.settled(tensor)
            if below is not tensor:  # of a level that is closed, whose history nobody asks for
                return below
        if len(saved) == 2:
            return tensor
        if state.dispatch_modes or tensor._bits_ & PYTHON:
            tensor = detached(tensor, tensor)
        if not state.grad_enabled:
            return tensor
        return _with_history(tensor, node, saved[2])
    if saved is None:
        return None
    if saved is RELEASED:
        error = RuntimeError(
            "Trying to backward through the graph a second time (or directly access saved tensors "
            "after they have already been freed). Saved intermediate values of the graph are freed "
            "when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to "
            "backward through the graph a second time or if you need to access saved tensors after "
            "calling backward."
        )
        raise error if node is NOBODY else noted(error, f"the node is {node.name()}")
    if saved.__class__ is list:
        return unpack(_unchanged(saved, node), node)
    return saved.unpack(node)


def unpack_list(saved: Any, node: Node) -> list[Any]:
    """Like `unpack`, for a slot that holds a tuple of saved tensors."""
    if saved is RELEASED:
        unpack(saved, node)
    return [unpack(item, node) for item in saved]


def unpack_with_history(saved: Any, node: Node) -> Any:
    """Like `unpack`; an output of the node has its history even while nothing is recorded."""
    if saved.__class__ is list:
        saved = _unchanged(saved, node)
    tensor = unpack(saved, node)
    if saved.__class__ is tuple and len(saved) == 3 and tensor is saved[0]:
        return _with_history(tensor, node, saved[2])
    return tensor


def _with_history(alias: Tensor, node: Node, output_nr: int) -> Tensor:
    if not alias._bits_ & DIFFERENTIABLE:
        return alias
    out = alias_of(alias, alias._bits_ | REQUIRES_GRAD)
    out._counter_ = alias._counter_
    out._edge_ = (getattr(node, "original", node), output_nr)
    if alias._bits_ & FORWARD_GRAD:
        from ..forward.tangents import carry_linear

        carry_linear(out, alias, lambda tangent: tangent)
    return out


def alias_of(tensor: Tensor, bits: int) -> Tensor:
    """The elements of `tensor` with these bits; what a class with handlers needs beside them comes along."""
    if not bits & PYTHON:
        return wrap_bits(tensor._data_, bits)
    out = shallow_alias(tensor)
    out._bits_ = bits
    return out


def raise_modified(
    tensor: Tensor, saved: tuple[Any, ...], node: Node, slot: Any = None
) -> NoReturn:
    """Refuse `saved`, found in `slot` of `node` (itself unless given), whose elements have changed."""
    assert tensor._counter_ is not None
    if tensor._counter_.version // GENERATION != saved[1] // GENERATION:
        error = RuntimeError(
            "Trying to use a saved tensor that has been detached in-place, i.e. with .detach_(). This is not "
            "supported, please use out-of-place `.detach()` instead."
        )
        raise _with_saver(error, node, saved if slot is None else slot)
    if len(saved) == 3:
        source: tuple[Node, int] | None = (node, saved[2])
    else:
        source = tensor._edge_
    origin = ""
    if source is not None and not source[0].accumulates:
        origin = f", which is output {source[1]} of {forward_name(source[0])},"
    error = RuntimeError(
        "one of the variables needed for gradient computation has been modified by an inplace "
        f"operation: [{describe(tensor)}]{origin} is at version {tensor._version}; expected version "
        f"{saved[1] % GENERATION} instead. Hint: {_hint()}"
    )
    change = anomaly.last_change(tensor)
    if change:
        error.add_note(change)
    raise _with_saver(error, node, saved if slot is None else slot)


def _hint() -> str:
    if anomaly.current.enabled:
        return (
            "the backtrace further above shows the operation that failed to compute its gradient. The variable "
            "in question was changed in there or anywhere later."
        )
    return (
        "enable anomaly detection to find the operation that failed to compute its gradient, with "
        f"{package_name.shown}.autograd.set_detect_anomaly(True, check_nan=False)."
    )


def _with_saver(error: RuntimeError, node: Node, slot: Any) -> RuntimeError:
    """The error with a note: who saved what is in `slot` of `node`, under which name, and where."""
    if node is NOBODY:
        return error
    for name in node.saved_names:
        held = getattr(node, "raw_" + name, None)
        within = held.__class__ is tuple and any(item is slot for item in held)
        if held is slot or within:
            text = f"saved as '{name}' by {node.name()}"
            break
    else:
        text = f"saved by {node.name()}"
    stack = node.__dict__.get("forward_stack")
    if stack:
        text += f", made at {place_of(stack)}"
    return noted(error, text)


def saved_outputs(out: Any) -> Iterator[tuple[Node, str, tuple[Tensor, int, int]]]:
    """Of the nodes that a call which returned `out` made: each slot that holds an output, and what is there."""
    for node in nodes_of(out):
        for name in node.saved_names:
            saved = getattr(node, "raw_" + name)
            if saved.__class__ is list:  # callers change the alias
                saved = as_tuple(saved)
                setattr(node, "raw_" + name, saved)
            if saved.__class__ is tuple and len(saved) == 3 and isinstance(saved[0], Tensor):
                yield node, "raw_" + name, saved


def saved_by(node: Node) -> Iterator[Tensor]:
    """The tensors that `node` holds for its formula, as they are."""
    for name in node.saved_names:
        yield from _tensors_in(getattr(node, "raw_" + name))


def _tensors_in(saved: Any) -> Iterator[Tensor]:
    saved = as_tuple(saved)
    if saved.__class__ is tuple and saved:
        if isinstance(saved[0], Tensor):
            yield saved[0]
        else:
            for item in saved:
                yield from _tensors_in(item)
