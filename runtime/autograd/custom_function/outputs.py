"""Records the outputs of a custom Function in the graph."""

from __future__ import annotations

from collections.abc import Container, Sequence
from types import NoneType
from typing import TYPE_CHECKING, Any

from ...core.bits import (
    DIFFERENTIABLE,
    INFERENCE,
    REQUIRES_GRAD,
    TRANSFORMED,
    UNTRACKED,
    dtype_from_bits,
)
from ...core.namespace import np
from ...core.origin import warn_caller
from ...core.state import state
from ...core.subclasses import shallow_alias
from ...core.tensor import Tensor, counter_of, wrap_bits
from ..nodes.recording import metadata_of
from ..nodes.saved import SAVED_INFERENCE, save_input, save_output
from ..nodes.saved_hooks import pack_saved
from ..nodes.variable import alias_without_history
from ..views.creation import DEFAULT, IN_CUSTOM_FUNCTION, MULTI_OUTPUT_NODE
from ..views.inplace import check_inplace, rebase_history
from ..views.view import is_view, link_view, mark_creation

if TYPE_CHECKING:
    from ..nodes.node import OutputMetadata
    from .context import BackwardCFunction

UNSAVED: tuple[Any, ...] = ()
"""What stands for the saved tensors of a Function that saved none."""

SAID = ("to_save", "dirty_tensors", "non_differentiable", "saved_for_forward", "_forward")
"""The fields of a node that are of use until its call returns."""

_UNUSUAL = frozenset({"dirty_tensors", "non_differentiable", "_materialize_constant", "_is_view"})
"""The fields of a node that say something about outputs."""


def is_plain(node: BackwardCFunction, output: Tensor, args: tuple[Any, ...]) -> bool:
    """Whether the one output is new and nothing was said about it: the usual case."""
    if output._extra_ is not None or not _UNUSUAL.isdisjoint(node.__dict__):
        return False
    return bool(output._bits_ & DIFFERENTIABLE) and not any(value is output for value in args)


def record_plain(node: BackwardCFunction, output: Tensor) -> Tensor:
    """What `Outputs` does, for the usual case."""
    node._metadata = ((output._data_.shape, output._bits_ & UNTRACKED),)
    output._edge_ = (node, 0)
    output._bits_ |= REQUIRES_GRAD
    said = node.__dict__
    to_save = said.pop("to_save", None)
    if "saved_for_forward" in said:
        del said["saved_for_forward"]
    if to_save is not None:
        saved = []
        if to_save.__class__ is not tuple:
            _check_tuple(node, "to_save", to_save)
        for position, tensor in enumerate(to_save):
            saved.append(_saved(node, tensor, position, 0 if tensor is output else None))
        node.raw_saved = tuple(saved)
        if state.saved_tensor_hooks:
            pack_saved(node)
    return output


def _check_tuple(node: BackwardCFunction, field: str, value: Any) -> None:
    if not isinstance(value, tuple):
        raise RuntimeError(
            f"{node._forward_cls.__name__}: {field} is expected to be a tuple, but is a {type(value).__name__}"
        )


def _ids(node: BackwardCFunction, field: str, source: str) -> set[int]:
    tensors = getattr(node, field)
    if not tensors and isinstance(tensors, (tuple, NoneType)):
        return _NONE
    _check_tuple(node, field, tensors)
    for position, tensor in enumerate(tensors):
        if not isinstance(tensor, Tensor):
            raise RuntimeError(
                f"{node._forward_cls.__name__}: {source} can only accept tensors, but argument {position} is "
                f"of type {type(tensor).__name__}"
            )
    return {id(tensor) for tensor in tensors}


_NONE: set[int] = set()


class Outputs:
    """Gives what `forward` returned its place in the graph."""

    __slots__ = ("node", "inputs", "recorded", "dirty", "constant", "apart")

    def __init__(
        self, node: BackwardCFunction, args: Sequence[Any], recorded: bool, apart: bool = False
    ) -> None:
        self.node = node
        self.inputs = {id(value) for value in args}
        self.recorded = recorded
        self.apart = apart
        """Whether `setup_context` said what is saved, and was shown tensors without history."""
        self.dirty = _ids(node, "dirty_tensors", "mark_dirty")
        self.constant = _ids(node, "non_differentiable", "mark_non_differentiable")

    def wrap(self, raw: Sequence[Any]) -> list[Any]:
        node = self.node
        if self.dirty:
            self._check_dirty({id(value) for value in raw})
        if node._is_view and (len(raw) != 1 or sum(node._is_tensor) != 1):
            raise RuntimeError(
                f"{node._forward_cls.__name__}: a pure view has one input tensor and one output tensor, not "
                f"{sum(node._is_tensor)} and {len(raw)}"
            )
        node._metadata = tuple(map(metadata_of, raw))
        if not node._materialize_constant:
            node._unmaterialized = frozenset(
                number
                for number, value in enumerate(raw)
                if isinstance(value, Tensor) and not self._differentiable(value)
            )
        several = len(raw) > 1
        outputs = [
            self._wrap_one(value, number, several) if isinstance(value, Tensor) else value
            for number, value in enumerate(raw)
        ]
        if self.recorded and node.to_save is not None:
            self._save(raw, outputs)
        if node._forward is not None:
            from .forward import carry_forward

            carry_forward(node, raw, outputs, self.dirty, self.constant)
        for name in SAID:  # must not live on with the node
            node.__dict__.pop(name, None)
        return outputs

    def _check_dirty(self, returned: set[int]) -> None:
        name = self.node._forward_cls.__name__
        if not self.dirty <= returned:
            raise RuntimeError(
                f"{name}: Some elements marked as dirty during the forward method were not returned as output. "
                "The inputs that are modified inplace must all be outputs of the Function."
            )
        if not self.dirty <= self.inputs:
            warn_caller(
                f"{name}: ctx.mark_dirty() received a tensor that was not an input. Only input Tensors that have "
                "been mutated should be passed to ctx.mark_dirty()."
            )

    def _differentiable(self, value: Tensor) -> bool:
        return id(value) not in self.constant and dtype_from_bits(value._bits_).category >= 2

    def _wrap_one(self, value: Tensor, number: int, several: bool) -> Tensor:
        node = self.node
        is_input = id(value) in self.inputs
        differentiable = self.recorded and self._differentiable(value)
        if id(value) in self.dirty:
            if is_input or differentiable:
                return self._changed(value, number, differentiable)
        elif is_input and self.apart and any(value is kept for kept in node.to_save or ()):
            raise RuntimeError(
                f"{node._forward_cls.__name__}: An input that has been returned as-is as output is being saved for "
                "backward. This is not supported if you override setup_context. You should return and save a view "
                "of the input instead, e.g. with x.view_as(x) or setup ctx inside the forward function itself."
            )
        if not differentiable:
            if is_input and state.grad_enabled and not self.recorded:
                return _alias(value)
            if is_input or (value._bits_ & REQUIRES_GRAD and self.recorded):
                return alias_without_history(value)
            return value
        if is_input:
            value = _alias(value)
        if is_view(value):
            # Rewriting the base's history would go around the user's backward, unless that says it may.
            creation = MULTI_OUTPUT_NODE if several else IN_CUSTOM_FUNCTION
            mark_creation(value, DEFAULT if node._is_view else creation)
        value._edge_ = (node, number)
        value._bits_ |= REQUIRES_GRAD
        return value

    def _changed(self, value: Tensor, number: int, differentiable: bool) -> Tensor:
        node = self.node
        check_inplace(value, differentiable, "has been used")
        counter_of(value).version += 1
        if not differentiable:
            return alias_without_history(value) if value._bits_ & REQUIRES_GRAD else value
        if is_view(value):
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
            return rebase_history(value, node, 0)
        return rebase_history(value, node, number)

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
        _check_tuple(node, "to_save", node.to_save)
        for position, tensor in enumerate(node.to_save or ()):
            place = None
            if isinstance(tensor, Tensor) and tensor._bits_ & REQUIRES_GRAD:
                place = numbers.get(id(tensor))
            saved.append(_saved(node, tensor, position, place))
        node.raw_saved = tuple(saved)
        if state.saved_tensor_hooks:
            pack_saved(node)


def _saved(node: BackwardCFunction, tensor: Any, position: int, number: int | None) -> Any:
    """What the node keeps of argument `position` of save_for_backward, output `number` if it is one."""
    if tensor is None:
        return None
    if not isinstance(tensor, Tensor):
        raise TypeError(
            f"{node._forward_cls.__name__}: save_for_backward can only save variables, but argument {position} "
            f"is of type {type(tensor).__name__}"
        )
    if tensor._bits_ & INFERENCE:
        raise RuntimeError(SAVED_INFERENCE)
    return save_input(tensor) if number is None else save_output(tensor, number)


def _alias(value: Tensor) -> Tensor:
    """A new tensor, of its class, with the elements of an input that `forward` returned as it is."""
    plain = value.__class__ is Tensor
    out = wrap_bits(value._data_, value._bits_ & UNTRACKED) if plain else shallow_alias(value)
    link_view(out, value)
    return out


def materialized(
    grads: Sequence[Tensor | None], metadata: Sequence[OutputMetadata], but: Container[int]
) -> list[Tensor | None]:
    """Gradients of outputs as a user's backward gets them: zeros for absent ones, `but` for those of these numbers."""
    return [
        _zeros(*of_output) if grad is None and of_output[1] and number not in but else grad
        for number, (grad, of_output) in enumerate(zip(grads, metadata, strict=True))
    ]


def _zeros(shape: tuple[int, ...], bits: int) -> Tensor:
    return wrap_bits(np.zeros(shape, dtype_from_bits(bits).numpy), bits & UNTRACKED & ~TRANSFORMED)
