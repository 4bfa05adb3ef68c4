"""Triangular systems, as `gradsmith.operators.linalg.substitution` has them for the CPU: here by XLA's own routine."""

from __future__ import annotations

from jax.lax import linalg

from .cells import Cell


def solve_triangle(triangle: Cell, right: Cell, upper: bool, unitriangular: bool) -> Cell:
    """X with ``A X = B`` for the named triangle of A, of which nothing else is read; both of one batch shape."""
    return Cell(
        linalg.triangular_solve(
            triangle.value,
            right.value,
            left_side=True,
            lower=not upper,
            unit_diagonal=unitriangular,
        )
    )
