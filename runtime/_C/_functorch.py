"""What may be asked of transforms and their tensors, by PyTorch's private names."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..core.bits import BATCHED, FUNCTIONAL, TRANSFORMED, WRAPPED
from ..core.tensor import Tensor
from ..func.unwrapping import debug_unwrap
from ..transforms.cells import BatchCell, Cell
from ..transforms.levels import BatchLevel, ForwardLevel, FunctionalLevel, Level, current


class TransformType(Enum):
    """What a transform does."""

    Torch = 0
    Vmap = 1
    Grad = 2
    Jvp = 3
    Functionalize = 4

    def __str__(self) -> str:
        return f"TransformType.{self.name}"


class RandomnessType(Enum):
    """What random operators do under `vmap`."""

    Error = 0
    Same = 1
    Different = 2


class CInterpreter(NamedTuple):
    """A transform that is open."""

    of: Level

    def key(self) -> TransformType:
        """What it does."""
        if isinstance(self.of, BatchLevel):
            return TransformType.Vmap
        if isinstance(self.of, FunctionalLevel):
            return TransformType.Functionalize
        return TransformType.Jvp if isinstance(self.of, ForwardLevel) else TransformType.Grad

    def level(self) -> int:
        """Its number, 1 for the outermost."""
        return self.of.depth


def is_batchedtensor(tensor: Tensor) -> bool:
    """Whether it stands for the examples of the innermost transform that it is of."""
    return bool(tensor._bits_ & BATCHED)


def is_legacy_batchedtensor(tensor: Tensor) -> bool:
    """No: `is_batchedtensor` knows all that are batched."""
    return False


def is_gradtrackingtensor(tensor: Tensor) -> bool:
    """Whether that transform differentiates."""
    return bool(tensor._bits_ & WRAPPED)


def is_functionaltensor(tensor: Tensor) -> bool:
    """Whether that transform is `functionalize`."""
    return bool(tensor._bits_ & FUNCTIONAL)


def is_functorch_wrapped_tensor(tensor: Tensor) -> bool:
    """Whether it is a transform's."""
    return bool(tensor._bits_ & TRANSFORMED)


def get_unwrapped(tensor: Tensor) -> Tensor:
    """What it stands for.  RuntimeError if it is not a transform's."""
    if not tensor._bits_ & TRANSFORMED:
        raise RuntimeError("No wrappers present: the tensor is of no transform")
    return debug_unwrap(tensor, recurse=False)


def maybe_get_level(tensor: Tensor) -> int:
    """The number of its transform, -2 when that is over, -1 without one."""
    cell = tensor._data_
    if not isinstance(cell, Cell):
        return -1
    return cell.level.depth if cell.level.alive else -2


def maybe_get_bdim(tensor: Tensor) -> int:
    """Which dimension of what it stands for counts the examples; -1 where none does."""
    cell = tensor._data_
    return cell.dim if isinstance(cell, BatchCell) else -1


def maybe_current_level() -> int | None:
    """The number of the innermost transform; None outside."""
    level = current()
    return None if level is None else level.depth


def peek_interpreter_stack() -> CInterpreter | None:
    """The innermost transform; None outside."""
    level = current()
    return None if level is None else CInterpreter(level)


def get_interpreter_stack() -> list[CInterpreter] | None:
    """The transforms that are open, outermost first; None outside."""
    found: list[CInterpreter] = []
    level = current()
    while level is not None:
        found.insert(0, CInterpreter(level))
        level = level.parent
    return found or None
