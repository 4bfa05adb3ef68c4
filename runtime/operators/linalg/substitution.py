"""Triangular systems by matrix products: large ones in blocks, many small ones row by row."""

from __future__ import annotations

from math import prod

from ...core.namespace import Array, certain, np
from ..scipy_routines import lapack_routine

# Blocks of this size on the diagonal are inverted, all at once.
_BLOCK = 32
# Up to this size, for so many systems at least, a row of all systems is solved at a time.
_SMALL, _MANY = 16, 32


def solve_triangle(triangle: Array, right: Array, upper: bool, unitriangular: bool) -> Array:
    """X with ``A X = B`` for the named triangle of A, of which nothing else is read; both of one batch shape."""
    substitute = lapack_routine("blas.trsm", triangle)
    if substitute is not None:
        turned = not triangle.flags.f_contiguous  # its routines have columns together
        matrix = triangle.T if turned else triangle
        solution: Array = substitute(
            1, matrix, right, lower=upper == turned, trans_a=turned, diag=unitriangular
        )
        return solution
    size = triangle.shape[-1]
    if size <= _SMALL and prod(triangle.shape[:-2]) >= _MANY:
        return _solve_many(triangle, right, upper, unitriangular)
    diagonal = np.diagonal(triangle, axis1=-2, axis2=-1)
    if not (unitriangular or certain(diagonal.all(), True)):
        return _solve_by_rows(triangle, right, upper, unitriangular)
    if size <= _BLOCK:
        return np.linalg.solve(_triangle(triangle, upper, unitriangular), right)
    return _solve_by_blocks(triangle, right, upper, unitriangular)


def _solve_by_blocks(triangle: Array, right: Array, upper: bool, unitriangular: bool) -> Array:
    """As matrix products, once the blocks on the diagonal are inverted.

    Du Croz and Higham, "Stability of methods for matrix inversion" (1992), on why that is as good as
    substitution, nearly.
    """
    size = triangle.shape[-1]
    blocks = [slice(start, min(start + _BLOCK, size)) for start in range(0, size, _BLOCK)]
    whole = [triangle[..., block, block] for block in blocks if block.stop - block.start == _BLOCK]
    stacked = np.stack(whole, -3)
    inverses = np.linalg.inv(_triangle(stacked, upper, unitriangular))
    result = np.empty(right.shape, right.dtype)
    for number in range(len(blocks) - 1, -1, -1) if upper else range(len(blocks)):
        block = blocks[number]
        known = slice(block.stop, size) if upper else slice(0, block.start)
        rest = right[..., block, :]
        if known.start < known.stop:
            rest = rest - np.matmul(triangle[..., block, known], result[..., known, :])
        if number < len(whole):
            np.matmul(inverses[..., number, :, :], rest, out=result[..., block, :])
        else:
            last = _triangle(triangle[..., block, block], upper, unitriangular)
            result[..., block, :] = np.linalg.solve(last, rest)
    return result


def _solve_by_rows(triangle: Array, right: Array, upper: bool, unitriangular: bool) -> Array:
    """By substitution; a zero on the diagonal divides by zero."""
    size = triangle.shape[-1]
    result = np.empty(right.shape, right.dtype)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        for row in range(size - 1, -1, -1) if upper else range(size):
            known = slice(row + 1, None) if upper else slice(0, row)
            product = np.matmul(triangle[..., row : row + 1, known], result[..., known, :])
            result[..., row, :] = right[..., row, :] - product[..., 0, :]
            if not unitriangular:
                result[..., row, :] /= triangle[..., row, row, None]
    return result


def _solve_many(triangle: Array, right: Array, upper: bool, unitriangular: bool) -> Array:
    """As `_solve_by_rows`, with the systems last in memory, so that loops run along them."""
    size, columns = right.shape[-2:]
    matrices = np.ascontiguousarray(np.moveaxis(triangle.reshape(-1, size, size), 0, -1))
    result = np.array(np.moveaxis(right.reshape(-1, size, columns), 0, -1), order="C")
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        for row in range(size - 1, -1, -1) if upper else range(size):
            for place in range(row + 1, size) if upper else range(row):
                result[row] -= matrices[row, place] * result[place]
            if not unitriangular:
                result[row] /= matrices[row, row]
    return np.ascontiguousarray(np.moveaxis(result, -1, 0)).reshape(right.shape)


def _triangle(matrix: Array, upper: bool, unitriangular: bool) -> Array:
    """The triangle of `matrix`, zero elsewhere, with ones on the diagonal if it is unitriangular."""
    triangle = np.triu(matrix, 1 if unitriangular else 0) if upper else None
    if triangle is None:
        triangle = np.tril(matrix, -1 if unitriangular else 0)
    if unitriangular:
        index = np.arange(matrix.shape[-1])
        triangle[..., index, index] = 1
    return triangle
