"""Factorisations that the CPU computes column by column."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy

from ...operators.linalg.checks import check_floating
from ...operators.linalg.errors import raise_for_info
from ..cells import Cell, is_known


def linalg_lu_factor_ex(A: Cell, pivot: bool, check_errors: bool) -> tuple[Any, Any, Any]:
    """L and U in one array, the pivots from 1 as int32, and where U's diagonal has its first zero, from 1."""
    check_floating("torch.linalg.lu_factor", A)  # type: ignore[arg-type]
    if not pivot:
        raise RuntimeError("linalg.lu_factor: LU without pivoting is not implemented on the CPU")
    value = A.value
    k = min(A.shape[-2:])
    if not value.size:
        batch = A.shape[:-2]
        return value, jnp.zeros((*batch, k), numpy.int32), jnp.zeros(batch, numpy.int32)
    factors, pivots, _ = jax.lax.linalg.lu(value)
    zero = jnp.diagonal(factors, axis1=-2, axis2=-1) == 0
    info = jnp.where(zero.any(-1), zero.argmax(-1) + 1, 0).astype(numpy.int32)
    if check_errors and is_known(info):
        raise_for_info("torch.linalg.lu_factor_ex", numpy.asarray(info))
    return factors, (pivots + 1).astype(numpy.int32), info


def lu_unpack(
    LU_data: Cell, LU_pivots: Cell, unpack_data: bool, unpack_pivots: bool
) -> tuple[Any, Any, Any]:
    """P, L and U with ``A = P L U``; what is not asked for is empty."""
    value = LU_data.value
    m, n = value.shape[-2:]
    k = min(m, n)
    lower = upper = permutation = jnp.zeros(0, value.dtype)
    if unpack_data:
        lower = jnp.tril(value[..., :k], -1) + jnp.eye(m, k, dtype=value.dtype)
        upper = jnp.triu(value[..., :k, :])
    if unpack_pivots:
        order = jax.lax.linalg.lu_pivots_to_permutation(LU_pivots.value - 1, m)
        # Row i of the result of the exchanges was row order[i]: P puts it back.
        permutation = jax.nn.one_hot(order, m, dtype=value.dtype).swapaxes(-1, -2)
    return permutation, lower, upper
