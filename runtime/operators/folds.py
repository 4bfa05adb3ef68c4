"""NumPy's reductions, scans and unbuffered updates as plain functions.

Looked up once, they save an attribute on every call; typed loosely, they take the positional
arguments (array, axis, dtype, out, keepdims) that NumPy's stubs know by keyword only.
"""

from __future__ import annotations

from collections.abc import Callable

from ..core.namespace import Array, np

add_reduce: Callable[..., Array] = np.add.reduce
multiply_reduce: Callable[..., Array] = np.multiply.reduce
maximum_reduce: Callable[..., Array] = np.maximum.reduce
minimum_reduce: Callable[..., Array] = np.minimum.reduce
and_reduce: Callable[..., Array] = np.logical_and.reduce
or_reduce: Callable[..., Array] = np.logical_or.reduce
xor_reduce: Callable[..., Array] = np.bitwise_xor.reduce
add_at: Callable[..., None] = np.add.at
or_at: Callable[..., None] = np.logical_or.at
