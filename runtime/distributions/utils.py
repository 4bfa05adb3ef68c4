"""What distributions share: broadcasting parameters, probabilities and logits, triangular matrices as vectors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import update_wrapper
from typing import Any, Final, Generic, Self, TypeVar, overload

from gradsmith.generated import functions, nn_functional

from ..api.creation import tensor
from ..api.shapes import broadcast_tensors
from ..autograd.grad_mode import enable_grad
from ..core.device import device
from ..core.dtypes import dtype, get_default_dtype
from ..core.tensor import Tensor
from ..core.torch_function import is_tensor_like
from ..core.type_info import finfo

__all__ = [
    "broadcast_all",
    "clamp_probs",
    "lazy_property",
    "logits_to_probs",
    "probs_to_logits",
    "standard_normal",
    "sum_rightmost",
    "tril_matrix_to_vec",
    "vec_to_tril_matrix",
]

_T = TypeVar("_T")

euler_constant: Final[float] = 0.57721566490153286060


def broadcast_all(*values: Any) -> tuple[Tensor, ...]:
    """Tensors and numbers, broadcast against each other.

    Numbers get the dtype and device of the first tensor, or the default ones.  ValueError for anything else.
    """
    numbers = [value for value in values if isinstance(value, (int, float, complex))]
    if not all(
        is_tensor_like(value) or isinstance(value, (int, float, complex)) for value in values
    ):
        raise ValueError(
            "Input arguments must all be instances of Number, "
            "gradsmith.Tensor or objects implementing __torch_function__."
        )
    if numbers:
        options: dict[str, Any] = {"dtype": get_default_dtype()}
        for value in values:
            if isinstance(value, Tensor):
                options = {"dtype": value.dtype, "device": value.device}
                break
        values = tuple(v if is_tensor_like(v) else tensor(v, **options) for v in values)
    return tuple(broadcast_tensors(*values))


def standard_normal(shape: Sequence[int], dtype: dtype | None, device: device | None) -> Tensor:
    """A tensor of `shape` of numbers of the standard normal distribution."""
    return functions.empty(shape, dtype=dtype, device=device).normal_()


_standard_normal = standard_normal
"""PyTorch's name, which distributions of programs import."""


def sum_rightmost(value: Tensor, dim: int) -> Tensor:
    """The sum over the last `dim` dimensions."""
    return value if dim == 0 else value.reshape(*value.shape[:-dim], -1).sum(-1)


def logits_to_probs(logits: Tensor, is_binary: bool = False) -> Tensor:
    """Probabilities of log odds where `is_binary`, of unnormalized log probabilities along the last dimension else."""
    return functions.sigmoid(logits) if is_binary else nn_functional.softmax(logits, dim=-1)


def clamp_probs(probs: Tensor) -> Tensor:
    """`probs` kept away from 0 and 1 by the dtype's epsilon."""
    eps = finfo(probs.dtype).eps
    return probs.clamp(min=eps, max=1 - eps)


def probs_to_logits(probs: Tensor, is_binary: bool = False) -> Tensor:
    """The inverse of `logits_to_probs`, finite at 0 and 1."""
    inner = clamp_probs(probs)
    return inner.log() - (-inner).log1p() if is_binary else inner.log()


class lazy_property(Generic[_T]):
    """A method that is computed, with gradients recorded, when it is first asked for, and an attribute from then on."""

    def __init__(self, wrapped: Callable[[Any], _T]) -> None:
        self.wrapped = wrapped
        update_wrapper(self, wrapped)  # type: ignore[arg-type]

    @overload
    def __get__(self, instance: None, owner: Any = None) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: Any = None) -> _T: ...
    def __get__(self, instance: Any, owner: Any = None) -> Any:
        if instance is None:
            return self
        with enable_grad():
            value = self.wrapped(instance)
        setattr(instance, self.wrapped.__name__, value)
        return value


def _tril_mask(n: int, diag: int, like: Tensor) -> Tensor:
    steps = functions.arange(n, device=like.device)
    return steps < steps.view(-1, 1) + (diag + 1)


def tril_matrix_to_vec(mat: Tensor, diag: int = 0) -> Tensor:
    """The entries on and below diagonal `diag` of matrices (..., n, n), row by row.

    ValueError unless ``-n <= diag < n``.
    """
    n = mat.shape[-1]
    if not -n <= diag < n:
        raise ValueError(f"diag ({diag}) provided is outside [{-n}, {n - 1}].")
    return mat[..., _tril_mask(n, diag, mat)]


def vec_to_tril_matrix(vec: Tensor, diag: int = 0) -> Tensor:
    """The inverse of `tril_matrix_to_vec`: lower-triangular matrices.  ValueError where the length fits none."""
    length = vec.shape[-1]
    # n (n + 1) / 2 + n diag - |diag| (diag + 1) / 2 entries, solved for n.
    once = 1 + 2 * diag
    n = (-once + (once**2 + 8 * length + 4 * abs(diag) * (diag + 1)) ** 0.5) / 2
    if round(n) - n > finfo(vec.dtype).eps:
        raise ValueError(
            f"The size of last dimension is {length} which cannot be expressed as "
            "the lower triangular part of a square D x D matrix."
        )
    mat = vec.new_zeros(*vec.shape[:-1], round(n), round(n))
    mat[..., _tril_mask(round(n), diag, vec)] = vec
    return mat


_sum_rightmost = sum_rightmost
