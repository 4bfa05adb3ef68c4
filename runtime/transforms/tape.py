"""What was done to some tensors, to be done again to others: how `linearize` keeps a derivative."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.tensor import Tensor


@dataclass(frozen=True, slots=True)
class _Slot:
    """The place of a tensor that is another one each time."""

    number: int


@dataclass(frozen=True, slots=True)
class _Step:
    function: Callable[..., Any]
    args: tuple[Any, ...]
    outputs: tuple[tuple[int, int], ...]
    """Which of the tensors that it returns go to which slots."""


class Tape:
    """Calls that depend on inputs, in their order; whatever else they are given is kept as it was."""

    def __init__(self) -> None:
        self._steps: list[_Step] = []
        self._slots: dict[int, int] = {}
        """Of each tensor that depends on inputs the slot, by its identity."""
        self._alive: list[Tensor] = []
        """Those tensors, so that identities stay theirs."""
        self._inputs = 0

    def input(self, tensor: Tensor) -> Tensor:
        """`tensor`, as one that is another each time."""
        self._inputs += 1
        self._remember(tensor)
        return tensor

    def run(self, function: Callable[..., Any], *args: Any, fresh: bool = False) -> Any:
        """``function(*args)``, which is noted if an argument depends on inputs, and if it has to be `fresh` each time."""
        noted = fresh or any(id(value) in self._slots for value in _tensors_in(args))
        if not noted:
            return function(*args)
        kept = _mapped(
            args, self._placed
        )  # a tensor that is changed in place is another afterwards
        out = function(*args)
        outputs = tuple((n, self._remember(value)) for n, value in enumerate(_tensors_in(out)))
        self._steps.append(_Step(function, kept, outputs))
        return out

    def finish(
        self, outputs: Sequence[Any], copies: Mapping[int, Tensor]
    ) -> Callable[[Sequence[Tensor]], list[Any]]:
        """The function from inputs to what `outputs` are for them.  Nothing more is noted.

        `copies` are kept instead of tensors of these identities, which are about to change.  The function raises
        RuntimeError if another one that is kept has been changed in place since.
        """
        placed = [self._placed(value) for value in outputs]
        needed = {value.number for value in placed if isinstance(value, _Slot)}
        steps = []
        for step in reversed(self._steps):
            if any(slot in needed for _, slot in step.outputs):
                args = _mapped(step.args, lambda value: copies.get(id(value), value))
                steps.append(_Step(step.function, args, step.outputs))
                needed.update(slot.number for slot in _slots_in(args))
        steps.reverse()
        every = {id(t): t for step in steps for t in _tensors_in(step.args)}.values()
        kept = [(t, t._version) for t in every if not t.is_inference()]
        self._slots, self._alive, self._steps = {}, [], []

        def again(inputs: Sequence[Tensor]) -> list[Any]:
            for tensor, version in kept:
                if tensor._version != version:
                    raise RuntimeError(
                        "linearize(f, *primals): a tensor of shape "
                        f"{tuple(tensor.shape)} that the derivative reads has been modified by an inplace operation: "
                        f"it is at version {tensor._version}, and was at {version} when f was linearized. Clone it first."
                    )
            values = dict(enumerate(inputs))

            def filled(value: Any) -> Any:
                return values[value.number] if value.__class__ is _Slot else value

            for step in steps:
                out = _tensors_in(step.function(*_mapped(step.args, filled)))
                for n, slot in step.outputs:
                    values[slot] = out[n]
            return [filled(value) for value in placed]

        return again

    def _remember(self, tensor: Tensor) -> int:
        self._alive.append(tensor)
        self._slots[id(tensor)] = number = len(self._alive) - 1
        return number

    def _placed(self, value: Any) -> Any:
        number = self._slots.get(id(value)) if isinstance(value, Tensor) else None
        return value if number is None else _Slot(number)


def _mapped(value: Any, function: Callable[[Any], Any]) -> Any:
    """`value` with `function` of everything in it that is not a list, tuple or dictionary."""
    if value.__class__ is list or value.__class__ is tuple:
        return value.__class__([_mapped(item, function) for item in value])
    if value.__class__ is dict:
        return {key: _mapped(item, function) for key, item in value.items()}
    return function(value)


def _tensors_in(value: Any) -> list[Tensor]:
    return [found for found in _leaves(value) if isinstance(found, Tensor)]


def _slots_in(value: Any) -> list[_Slot]:
    return [found for found in _leaves(value) if isinstance(found, _Slot)]


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in _leaves(item)]
    if value.__class__ is dict:
        return [leaf for item in value.values() for leaf in _leaves(item)]
    return [value]
