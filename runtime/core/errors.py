"""The errors that calls raise, with PyTorch's types and messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from .dtypes import dtype

_E = TypeVar("_E", bound=Exception)


class NotPlain(Exception):
    """A node, or something that it saved, is no matter for arrays: its formula must run over tensors."""


TYPE_WORDS = {
    "bool": "Bool",
    "uint8": "Byte",
    "int8": "Char",
    "int16": "Short",
    "int32": "Int",
    "int64": "Long",
    "float16": "Half",
    "bfloat16": "BFloat16",
    "float32": "Float",
    "float64": "Double",
    "complex64": "ComplexFloat",
    "complex128": "ComplexDouble",
    "uint16": "UInt16",
    "uint32": "UInt32",
    "uint64": "UInt64",
}
"""PyTorch's words for dtypes in messages."""

C_WORDS = {
    "bool": "bool",
    "uint8": "unsigned char",
    "int8": "signed char",
    "int16": "short int",
    "int32": "int",
    "int64": "long int",
    "float16": "c10::Half",
    "bfloat16": "c10::BFloat16",
    "float32": "float",
    "float64": "double",
    "complex64": "c10::complex<float>",
    "complex128": "c10::complex<double>",
    "uint16": "short unsigned int",
    "uint32": "unsigned int",
    "uint64": "long unsigned int",
}
"""Its words in other messages, which are those of C++."""


def noted(error: _E, note: str) -> _E:
    """The error with a note: tracebacks show what PyTorch does not say, and its message stays PyTorch's."""
    error.add_note(note)
    return error


def broadcast_error(operator: str, arrays: Sequence[Any]) -> RuntimeError | None:
    """The error for arrays whose shapes do not broadcast; None when they do."""
    shapes = [a.shape for a in arrays if a is not None]
    common: list[int] = []
    for shape in shapes:
        ndim = max(len(common), len(shape))
        before = [1] * (ndim - len(common)) + common
        added = [1] * (ndim - len(shape)) + list(shape)
        for dim in range(ndim - 1, -1, -1):
            a, b = before[dim], added[dim]
            if a != b and a != 1 and b != 1:
                error = RuntimeError(
                    f"The size of tensor a ({a}) must match the size of tensor b ({b}) at non-singleton "
                    f"dimension {dim}"
                )
                return noted(error, f"{operator} got shapes {common} and {list(shape)}")
        common = [b if a == 1 else a for a, b in zip(before, added)]
    return None


def devices_error(operator: str, first: str, second: str) -> RuntimeError:
    """The error for arguments on two devices."""
    return RuntimeError(
        f"Expected all tensors to be on the same device, but found at least two devices, {first} and "
        f"{second}! (when calling {operator})"
    )


def overlap_error() -> RuntimeError:
    """The error for a written tensor that shares memory with an argument."""
    return RuntimeError(
        "unsupported operation: some elements of the input tensor and the written-to tensor refer to a "
        "single memory location. Please clone() the tensor before performing the operation."
    )


def kernel_name(operator: str, refused_as: str) -> str:
    """The name of a kernel in errors about dtypes, as PyTorch has it: `refused_as`, if one is declared."""
    return refused_as or f"{operator.partition('.')[0].removeprefix('special_')}_cpu"


def not_implemented_for(operator: str, d: dtype, bool_error: str = "") -> RuntimeError:
    """The error for a dtype that an operator's kernel does not take; it may have words of its own for bool."""
    if d.name == "bool" and bool_error:
        return RuntimeError(bool_error)
    return NotImplementedError(f"\"{operator}\" not implemented for '{TYPE_WORDS[d.name]}'")
