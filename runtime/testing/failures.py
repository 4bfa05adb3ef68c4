"""What a check raises: which operator, which call, which values, and how to see it again."""

from __future__ import annotations

from typing import Any

from gradsmith.kernels.namespace import Array, np
from gradsmith.tensor import Tensor
from gradsmith.testing.samples import Sample
from gradsmith.testing.tolerances import Tolerance

__all__ = ["CheckFailure", "compare", "parts", "tensors_of"]


class CheckFailure(AssertionError):
    """An operator does not do what its declaration says.

    Attributes: `check`, `sample` and `reason`; the message says all of them and how to repeat the call.
    """

    def __init__(self, check: str, sample: Sample, reason: str) -> None:
        self.check = check
        self.sample = sample
        self.reason = reason
        operator = sample.operator
        super().__init__(
            f"{check}: {operator.name()}: {reason}\n"
            f"  schema: {operator._schema_text}\n"
            f"  sample: {sample.name}  ({sample.dtype.name}, seed {sample.seed})\n"
            f"  again:  gradsmith.testing.run_check({check!r}, {operator.name()!r}, "
            f"sample={sample.name!r}, dtype=gradsmith.{sample.dtype.name}, seed={sample.seed})"
        )


def tensors_of(result: Any) -> list[Tensor]:
    """The tensors that a call returned, those in lists included."""
    if isinstance(result, Tensor):
        return [result]
    if isinstance(result, (list, tuple)):
        return [tensor for item in result for tensor in tensors_of(item)]
    return []


def parts(array: Array) -> Array:
    """The elements as float64, two for each complex one."""
    flat = np.ascontiguousarray(array).reshape(-1)
    if flat.dtype.kind == "c":
        flat = flat.astype(np.complex128).view(np.float64)
    return flat.astype(np.float64)


def compare(
    check: str, sample: Sample, what: str, got: Tensor, expected: Tensor, tolerance: Tolerance
) -> None:
    """Raise CheckFailure unless both have one shape and dtype and their values agree (NaNs where NaNs are)."""
    if got.shape != expected.shape:
        reason = f"{what} has shape {tuple(got.shape)}, expected {tuple(expected.shape)}"
        raise CheckFailure(check, sample, reason)
    if got.dtype is not expected.dtype:
        raise CheckFailure(check, sample, f"{what} has {got.dtype}, expected {expected.dtype}")
    ours, theirs = parts(got._data), parts(expected._data)
    close = np.isclose(ours, theirs, tolerance.rtol, tolerance.atol, equal_nan=True)
    if not close.all():
        worst = int(np.argmax(np.where(close, -1.0, np.nan_to_num(np.abs(ours - theirs)))))
        element = worst // 2 if got.is_complex() else worst
        index = tuple(int(i) for i in np.unravel_index(element, got._data.shape))
        raise CheckFailure(
            check,
            sample,
            f"{what} is {got._data[index]!r} at {index}, expected {expected._data[index]!r} "
            f"({int((~close).sum())} of {close.size} numbers differ by more than "
            f"{tolerance.atol} + {tolerance.rtol} of the expected)",
        )
