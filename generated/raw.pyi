"""Functions of operators, for handwritten ones of the same name to call.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from gradsmith.core.dtypes import dtype
from gradsmith.core.tensor import Tensor
from gradsmith.types import Number

@overload
def _foreach_maximum_(input: Sequence[Tensor], other: Sequence[Tensor]) -> None: ...
@overload
def _foreach_maximum_(input: Sequence[Tensor], scalar: Number) -> None: ...
@overload
def _foreach_maximum_(input: Sequence[Tensor], scalars: Sequence[Number]) -> None: ...
@overload
def _foreach_minimum_(input: Sequence[Tensor], other: Sequence[Tensor]) -> None: ...
@overload
def _foreach_minimum_(input: Sequence[Tensor], scalar: Number) -> None: ...
@overload
def _foreach_minimum_(input: Sequence[Tensor], scalars: Sequence[Number]) -> None: ...
@overload
def split(input: Tensor, split_size: int, dim: int = 0) -> tuple[Tensor, ...]: ...
@overload
def split(input: Tensor, split_size: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]: ...
def nonzero(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def unique_consecutive(
    input: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> tuple[Tensor, Tensor, Tensor]: ...
def tensordot(
    input: Tensor,
    other: Tensor,
    dims_self: Sequence[int],
    dims_other: Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def einsum(
    equation: str, tensors: Sequence[Tensor], *, path: Sequence[int] | None = None
) -> Tensor: ...
def chain_matmul(matrices: Sequence[Tensor], *, out: Tensor | None = None) -> Tensor: ...
def cdist(x1: Tensor, x2: Tensor, p: float = 2.0, compute_mode: int | None = None) -> Tensor: ...
def _foreach_norm(
    input: Sequence[Tensor], ord: Number = 2, dtype: dtype | None = None
) -> tuple[Tensor, ...]: ...
def _foreach_powsum(
    input: Sequence[Tensor], ord: Number = 2, dtype: dtype | None = None
) -> tuple[Tensor, ...]: ...
@overload
def norm(input: Tensor, p: Number = 2) -> Tensor: ...
@overload
def norm(input: Tensor, p: Number | None, *, dtype: dtype) -> Tensor: ...
@overload
def norm(
    input: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool,
    *,
    dtype: dtype,
    out: Tensor | None = None,
) -> Tensor: ...
def stft(
    input: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    pad_mode: str = "reflect",
    normalized: bool = False,
    onesided: bool | None = None,
    return_complex: bool | None = None,
    align_to_window: bool | None = None,
) -> Tensor: ...
