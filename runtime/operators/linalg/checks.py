"""What linear algebra demands of its arguments, arrays or tensors, and how it says so."""

from __future__ import annotations

from typing import Any

from ...core.namespace import Array, DType, np
from ..blocks import each_part
from ..scalar_types import c_type_name, scalar_type_name


def check_same_dtype(expected: str, first: Array, second: Array) -> None:
    """RuntimeError unless both have one dtype, which is `expected` of them: ``mm: expected both operands``."""
    if first.dtype != second.dtype:
        raise RuntimeError(
            f"{expected} to have the same dtype, but got: "
            f"{c_type_name(first.dtype)} != {c_type_name(second.dtype)}"
        )


def check_inexact(name: str, tensor: Any) -> None:
    """RuntimeError for a tensor of Booleans or integers."""
    if not (tensor.is_floating_point() or tensor.is_complex()):
        raise RuntimeError(
            f"{name}: Expected a floating point or complex tensor as input. Got {tensor.dtype}"
        )


def check_vectors(name: str, **tensors: Any) -> None:
    """RuntimeError unless each argument has one dimension."""
    for argument, tensor in tensors.items():
        if tensor.ndim != 1:
            raise RuntimeError(f"{name}: Expected 1-D argument {argument}, but got {tensor.ndim}-D")


def check_expands(array: Array, shape: tuple[int, ...]) -> None:
    """RuntimeError unless `array` can be broadcast to `shape` without changing it."""
    if array.shape == shape:
        return
    offset = len(shape) - array.ndim
    if offset < 0:
        raise RuntimeError(
            f"The number of sizes provided ({len(shape)}) must be greater or equal to the number "
            f"of dimensions in the tensor ({array.ndim})"
        )
    for axis in range(array.ndim - 1, -1, -1):
        have, want = array.shape[axis], shape[axis + offset]
        if have != want and have != 1:
            raise RuntimeError(
                f"The expanded size of the tensor ({want}) must match the existing size ({have}) "
                f"at non-singleton dimension {axis + offset}.  "
                f"Target sizes: {list(shape)}.  Tensor sizes: {list(array.shape)}"
            )


def check_floating(name: str, array: Array) -> None:
    """RuntimeError unless the dtype is one that LAPACK has (float32, float64 and complex)."""
    if array.dtype.char in "fdFD":
        return
    if array.dtype.name in ("float16", "bfloat16"):
        raise RuntimeError(
            f"{name}: Low precision dtypes not supported. Got {scalar_type_name(array.dtype)}"
        )
    raise RuntimeError(
        f"{name}: Expected a floating point or complex tensor as input. Got {scalar_type_name(array.dtype)}"
    )


def check_tolerance(name: str, tolerance: Any, argument: str) -> None:
    """RuntimeError if a tolerance is an array or a tensor of complex numbers, which have no order."""
    if getattr(tolerance, "dtype", None) is not None and tolerance.dtype.name.startswith("complex"):
        raise RuntimeError(
            f"{name}: {argument} tensor of complex type is not supported. "
            f"Got {scalar_type_name(tolerance.dtype)}"
        )


def no_matrix(name: str) -> RuntimeError:
    """The error for an input that is no batch of matrices."""
    return RuntimeError(f"{name}: input must have at least 2 dimensions.")


def check_matrix(name: str, array: Any, argument: str = "A") -> None:
    """RuntimeError unless `array` has at least two dimensions."""
    if array.ndim < 2:
        raise RuntimeError(f"{name}: The input tensor {argument} must have at least 2 dimensions.")


def check_square(name: str, array: Any, argument: str = "A") -> None:
    """RuntimeError unless `array` is a batch of square matrices."""
    check_matrix(name, array, argument)
    rows, columns = array.shape[-2:]
    if rows != columns:
        raise RuntimeError(
            f"{name}: {argument} must be batches of square matrices, "
            f"but they are {rows} by {columns} matrices"
        )


def check_equation(name: str, A: Any, B: Any, left: bool) -> None:
    """RuntimeError unless ``A X = B``, or ``X A = B``, has the sizes for it."""
    if A.shape[-1] != B.shape[-2 if left else -1]:
        equation = "AX = B" if left else "XA = B"
        raise RuntimeError(
            f"{name}: Incompatible shapes of A and B for the equation {equation} "
            f"({A.shape[-2]}x{A.shape[-1]} and {B.shape[-2]}x{B.shape[-1]})"
        )


def broadcast_batches(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """The shape that two batch shapes broadcast to; RuntimeError when they do not."""
    if first == second:
        return first
    try:
        return np.broadcast_shapes(first, second)
    except ValueError:
        pass
    reach = min(len(first), len(second))
    for axis in range(1, reach + 1):
        a, b = first[-axis], second[-axis]
        if a != b and a != 1 and b != 1:
            break
    raise RuntimeError(
        f"The size of tensor a ({a}) must match the size of tensor b ({b}) "
        f"at non-singleton dimension {max(len(first), len(second)) - axis}"
    )


def broadcast_to_batch(array: Array, batch: tuple[int, ...]) -> Array:
    """The matrices of `array` broadcast over `batch`."""
    if array.shape[:-2] == batch:
        return array
    return np.broadcast_to(array, batch + array.shape[-2:])


_BLAS = frozenset("fdFD")
# Beyond this many multiplications a pass over the operands to prove that float64 is exact pays.
_LARGE = 1 << 15
_OUTER_FROM = 8
"""Elements from which on a row is multiplied by a column sooner as a broadcast."""


def product(x: Array, y: Array, out: Array | None = None) -> Array:
    """`x @ y` in the dtype of the operands, through BLAS wherever that is exact enough; in `out` if given.

    Half precision is multiplied in float32 and rounded once.  Integers take float64's BLAS when every
    partial sum is known to stay below 2**53, which makes it exact; otherwise NumPy's integer loops.
    """
    dtype = x.dtype
    if dtype.char in _BLAS:
        # BLAS is called for each matrix of a batch, which for columns times rows costs more than they do.
        outer = x.ndim > 2 and x.shape[-1] == 1 and y.ndim > 2 and y.shape[-1] >= _OUTER_FROM
        if not outer:
            return batched_product(x, y, out)
        return np.multiply(x, y, out=... if out is None else out)
    if dtype.kind in "iu":
        inner = x.shape[-1]
        if x.size * y.shape[-1] > _LARGE and x.size and y.size and inner:
            bound = float(max(int(x.max()), -int(x.min()))) * max(int(y.max()), -int(y.min()))
            if bound * inner < 2.0**53:
                result = np.matmul(x.astype(np.float64), y.astype(np.float64))
                return _converted_into(result, dtype, out)
        result = np.matmul(x, y, out=... if out is None else out)
        return result
    if dtype.kind == "b":
        raise NotImplementedError("\"addmm_impl_cpu_\" not implemented for 'Bool'")
    wide = np.matmul(x.astype(np.float32), y.astype(np.float32), out=...)
    return _converted_into(wide, dtype, out)


def batched_product(x: Array, y: Array, out: Array | None = None) -> Array:
    """`np.matmul`, of large batches some matrices at a time: BLAS shares none of them between threads where each is small."""
    result: Array
    if x.size < _LARGE or x.ndim < 3 or x.shape[:-2] != y.shape[:-2]:
        result = np.matmul(x, y, out=... if out is None else out)
        return result
    result = np.empty((*x.shape[:-1], y.shape[-1]), x.dtype) if out is None else out

    def work(first: int, last: int) -> None:
        np.matmul(x[first:last], y[first:last], out=result[first:last])

    each_part(work, len(x), x.size * y.shape[-1])
    return result


def _converted_into(wide: Array, dtype: DType, out: Array | None) -> Array:
    """What was computed in another dtype, in `dtype`; in `out` if it is given."""
    if out is None:
        return wide.astype(dtype)
    np.copyto(out, wide, casting="unsafe")
    return out
