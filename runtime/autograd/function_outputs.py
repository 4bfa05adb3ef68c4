"""Giving what a custom Function's forward returned its place in the graph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gradsmith.autograd import views
from gradsmith.autograd.recording import DIFFERENTIABLE
from gradsmith.autograd.saved import pack_saved, save_input, save_output
from gradsmith.dispatch.state import state
from gradsmith.tensor import Tensor, counter_of, wrap_bits
from gradsmith.traits import REQUIRES_GRAD, UNTRACKED, dtype_from_bits

if TYPE_CHECKING:
    from gradsmith.autograd.function import FunctionCtx

__all__ = ["UNSAVED", "Outputs", "is_plain", "record_plain"]

UNSAVED: tuple[Any, ...] = ()
"""What stands for the saved tensors of a Function that saved none."""


def is_plain(node: FunctionCtx, output: Tensor, args: tuple[Any, ...]) -> bool:
    """Whether the one output is new and nothing was said about it: the usual case."""
    if node._dirty or node._non_differentiable or output._extra is not None:
        return False
    return bool(output._bits & DIFFERENTIABLE) and not any(value is output for value in args)


def record_plain(node: FunctionCtx, output: Tensor) -> Tensor:
    """What `Outputs` does, for the usual case."""
    node._metadata = ((output._data.shape, output._bits & UNTRACKED),)
    output._edge = (node, 0)
    output._bits |= REQUIRES_GRAD
    to_save = node.__dict__.pop("_to_save", UNSAVED)
    if to_save is not UNSAVED:
        saved = []
        for position, tensor in enumerate(to_save):
            if tensor is not None and not isinstance(tensor, Tensor):
                raise TypeError(_cannot_save(position, tensor))
            saved.append(save_output(tensor, 0) if tensor is output else save_input(tensor))
        node.raw_saved = tuple(saved)
        if state.saved_tensor_hooks:
            pack_saved(node)
    return output


def _ids(tensors: tuple[Any, ...], source: str) -> set[int]:
    for position, tensor in enumerate(tensors):
        if not isinstance(tensor, Tensor):
            raise TypeError(
                f"{source} can only accept variable arguments, but argument {position} is of type "
                f"{type(tensor).__name__}"
            )
    return {id(tensor) for tensor in tensors}


_NONE: set[int] = set()


class Outputs:
    """Gives what `forward` returned its place in the graph."""

    __slots__ = ("node", "inputs", "recorded", "dirty", "constant")

    def __init__(self, node: FunctionCtx, args: Sequence[Any], recorded: bool) -> None:
        self.node = node
        self.inputs = {id(value) for value in args}
        self.recorded = recorded
        self.dirty = _ids(node._dirty, "mark_dirty") if node._dirty else _NONE
        self.constant = _NONE
        if node._non_differentiable:
            self.constant = _ids(node._non_differentiable, "mark_non_differentiable")

    def wrap(self, raw: Sequence[Any]) -> list[Any]:
        node = self.node
        if self.dirty and not self.dirty <= {id(value) for value in raw}:
            raise RuntimeError(
                "Some elements marked as dirty during the forward method were not returned as output. "
                "The inputs that are modified inplace must all be outputs of the Function."
            )
        node._metadata = tuple(
            [
                (v._data.shape, v._bits & UNTRACKED) if isinstance(v, Tensor) else ((), 0)
                for v in raw
            ]
        )
        several = len(raw) > 1
        outputs = [
            self._wrap_one(value, number, several) if isinstance(value, Tensor) else value
            for number, value in enumerate(raw)
        ]
        if self.recorded and node._to_save is not UNSAVED:
            self._save(raw, outputs)
        else:
            self._check_saved()
        for name in (
            "_to_save",
            "_dirty",
            "_non_differentiable",
        ):  # what forward kept must not live on
            node.__dict__.pop(name, None)
        return outputs

    def _wrap_one(self, value: Tensor, number: int, several: bool) -> Tensor:
        node = self.node
        is_input = id(value) in self.inputs
        is_dirty = id(value) in self.dirty
        differentiable = (
            self.recorded
            and id(value) not in self.constant
            and dtype_from_bits(value._bits).category >= 2
        )
        if is_dirty:
            return self._changed(value, number, differentiable)
        if is_input:
            value = _alias(value)
        if not differentiable:
            if self.recorded and value._bits & REQUIRES_GRAD:
                value = value.detach()
            return value
        if views.is_view(value):
            # Rewriting the base's history would go around the user's backward.
            views.mark_creation(
                value, views.MULTI_OUTPUT_NODE if several else views.IN_CUSTOM_FUNCTION
            )
        value._edge = (node, number)
        value._bits |= REQUIRES_GRAD
        return value

    def _changed(self, value: Tensor, number: int, differentiable: bool) -> Tensor:
        node = self.node
        views.check_inplace(value, differentiable)
        counter_of(value).version += 1
        if not differentiable:
            if self.recorded and value._edge is not None:
                value._edge = None
                value._bits &= ~REQUIRES_GRAD
            return value
        if views.is_view(value):
            if len(node._metadata) > 1:
                raise RuntimeError(
                    "If your Function modifies inplace an input that is a view of another Tensor, your "
                    "Function cannot return more than one Tensor. This is not supported by the current "
                    "autograd engine. You should either make sure the input is not a view (using .clone() "
                    "for example) or make your Function only return one Tensor (potentially splitting it "
                    "into two Functions: one doing the inplace that returns a single Tensor and a second "
                    "one that does the other operations). You can ask on the forum "
                    "https://discuss.pytorch.org/ if you need help to do this change."
                )
            views.rebase_history(value, node)
            return value
        views.rebase_history(value, node, number)
        return value

    def _save(self, raw: Sequence[Any], outputs: list[Any]) -> None:
        node = self.node
        numbers: dict[int, int] = {}
        for number, (before, after) in enumerate(zip(raw, outputs, strict=True)):
            # An input returned as it is was saved as the input.
            if id(after) not in self.inputs or id(after) in self.dirty:
                numbers[id(after)] = number
                if before is not after and id(before) not in self.inputs:
                    numbers[id(before)] = number
        saved: list[Any] = []
        for position, tensor in enumerate(node._to_save):
            if tensor is not None and not isinstance(tensor, Tensor):
                raise TypeError(_cannot_save(position, tensor))
            found = numbers.get(id(tensor))
            if tensor is None:
                saved.append(None)
            elif found is not None and (tensor._bits & REQUIRES_GRAD):
                saved.append(save_output(tensor, found))
            else:
                saved.append(save_input(tensor))
        node.raw_saved = tuple(saved)
        if state.saved_tensor_hooks:
            pack_saved(node)

    def _check_saved(self) -> None:
        for position, tensor in enumerate(self.node._to_save):
            if tensor is not None and not isinstance(tensor, Tensor):
                raise TypeError(_cannot_save(position, tensor))


def _cannot_save(position: int, value: Any) -> str:
    return (
        f"save_for_backward can only save variables, but argument {position} is of type "
        f"{type(value).__name__}"
    )


def _alias(value: Tensor) -> Tensor:
    """A new tensor with the elements of an input that `forward` returned as it is."""
    out = wrap_bits(value._data, value._bits & UNTRACKED)
    views.link_view(out, value)
    return out
