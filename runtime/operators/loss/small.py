"""Quick losses of a few short rows."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import return_types

from ...core.bits import bits_for
from ...core.constants import SQUARES, mean_weights, ones_square, ones_vector
from ...core.dtypes import float32, int64
from ...core.floating import fresh_context
from ...core.namespace import Array, host, kept, np
from ...core.tensor import Tensor, wrap_bits
from ...dispatch.small import Calls, Kernel
from ..small_arrays import BYTE_ORDER, FEWEST, LONGEST, bits_beyond, ones

_LARGEST = 80.0
"""Exponentials of elements below, and their sums, are far within double precision."""


@kept(64)
def _starts(rows: int, classes: int) -> Array:
    """Where the rows of a flattened matrix begin."""
    return host.arange(0, rows * classes, classes)


def class_cross_entropy(calls: Calls) -> Kernel | None:
    """The mean or the sum for single precision, computed in double: no maximum need be taken off first."""
    if len(calls.dtypes) != 2 or not {float32, int64}.issuperset(calls.dtypes):
        return None
    general, single, wide = calls.general, float32.numpy, np.dtype(np.float64)
    bits, loss_bits = bits_for(float32, False), bits_for(float32, True)
    named = return_types._class_cross_entropy._make
    beyond, from_bytes = bits_beyond(_LARGEST, single), int.from_bytes
    exp, log, add, subtract, divide = np.exp, np.log, np.add, np.subtract, np.true_divide

    def kernel(self: Tensor, target: Tensor, reduction: int, ignore_index: int) -> Any:
        scores, classes = self._data_, target._data_
        size = scores.size
        if not 0 < size < FEWEST or not reduction or scores.dtype is not single:
            return general(self, target, reduction, ignore_index)
        rows, count = scores.shape
        magnitudes, offset, signs = beyond[size]
        chosen = classes.tolist()
        if (
            count >= SQUARES
            or 0 <= ignore_index < count
            or min(chosen) < 0
            or max(chosen) >= count
            or (from_bytes(scores.tobytes(), BYTE_ORDER) & magnitudes) + offset & signs
        ):
            return general(self, target, reduction, ignore_index)
        starts = _starts(rows, count)
        powers = scores.astype(wide)
        picked = powers.ravel()[add(classes, starts)]
        exp(powers, powers)
        total = powers.dot(ones_square(count, wide))
        losses = subtract(log(total.ravel()[starts]), picked)
        loss = np.empty((), single)
        loss.fill(losses.dot((mean_weights if reduction == 1 else ones_vector)(rows, wide)))
        softmax = divide(powers, total, powers).astype(single)
        return named((wrap_bits(loss, loss_bits), wrap_bits(softmax, bits)))

    return kernel


def nll_loss_forward(calls: Calls) -> Kernel | None:
    """The mean or the sum without weights, and the number of rows."""
    scored = [d for d in calls.dtypes if d is not int64]
    if len(calls.dtypes) != 2 or len(scored) != 1 or scored[0].name not in ("float32", "float64"):
        return None
    general, dtype, bits = calls.general, scored[0].numpy, bits_for(scored[0], True)
    vectors, empty, named = ones(dtype), np.empty, return_types.nll_loss_forward._make
    add = np.add

    def kernel(
        self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int
    ) -> Any:
        scores, classes = self._data_, target._data_
        rows = classes.size
        if (
            weight is not None
            or not reduction
            or not 0 < rows <= LONGEST
            or classes.ndim != 1
            or scores.ndim != 2
            or scores.dtype is not dtype
            or scores.shape[0] != rows
        ):
            return general(self, target, weight, reduction, ignore_index)
        count = scores.shape[1]
        chosen = classes.tolist()
        if 0 <= ignore_index < count or min(chosen) < 0 or max(chosen) >= count:
            return general(self, target, weight, reduction, ignore_index)
        picked = scores.ravel().take(add(classes, _starts(rows, count)))
        loss, total = empty((), dtype), empty((), dtype)
        total_gain = fresh_context().run(picked.dot, vectors[rows]).item()
        # The quotient in double precision is rounded to what it is in single.
        loss.fill(total_gain / (-rows if reduction == 1 else -1))
        total.fill(rows)
        return named((wrap_bits(loss, bits), wrap_bits(total, bits)))

    return kernel
