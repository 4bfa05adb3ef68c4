"""Gradient clipping."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from gradsmith.generated import functions, linalg

from ...autograd.grad_mode import no_grad
from ...core.bits import CPU_BITS, INDIRECT, UNTRACKED
from ...core.floating import fresh_context
from ...core.namespace import Array
from ...core.origin import warn_caller
from ...core.refusing import refuses
from ...core.state import state
from ...core.tensor import Tensor, counter_of, wrap

__all__ = [
    "clip_grad_norm",
    "clip_grad_norm_",
    "clip_grad_value_",
    "clip_grads_with_norm_",
    "get_total_norm",
]

Tensors = Tensor | Iterable[Tensor]
_DECIDING = CPU_BITS | INDIRECT | ~UNTRACKED


def _listed(tensors: Tensors) -> list[Tensor]:
    return [tensors] if isinstance(tensors, Tensor) else list(tensors)


def _on(device: Any, tensor: Tensor) -> Tensor:
    """`tensor` on `device`; there is one of these for each parameter, and the call of ``to`` takes as long as a norm."""
    return tensor if tensor.device == device else tensor.to(device)


def _grads(parameters: Tensors) -> list[Tensor]:
    return [p.grad for p in _listed(parameters) if p.grad is not None]


def _arrays_of(tensors: list[Tensor]) -> list[Array] | None:
    """The elements of gradients, with which a model's many small calls take longer than what they compute.

    None unless all are arrays of one dtype that nobody else looks after, and no mode on any stack wants to see calls.
    """
    if not state.mask or state.recorder is not None or not tensors:
        return None
    dtype = tensors[0]._data_.dtype if isinstance(tensors[0], Tensor) else None
    found = []
    for tensor in tensors:
        if tensor.__class__ is not Tensor or tensor._bits_ & _DECIDING != CPU_BITS:
            return None
        array = tensor._data_
        if array.dtype is not dtype or not array.size or not array.flags.writeable:
            return None
        found.append(array)
    return found if dtype is not None and dtype.char in "fd" else None


def _total_norm(arrays: list[Array], norm_type: float) -> Array:
    from ...operators.linalg.norm import linalg_vector_norm

    norms = [linalg_vector_norm(array, norm_type, None, False, None) for array in arrays]
    return linalg_vector_norm(np.array(norms), norm_type, None, False, None)


def _scale(arrays: list[Array], factor: Array) -> None:
    if factor == 1:  # most steps clip nothing
        return
    for array in arrays:
        np.multiply(array, factor, out=array)


@refuses
def get_total_norm(
    tensors: Tensors,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Tensor:
    """The norm of all elements of all tensors together.

    With `error_if_nonfinite`, RuntimeError if it is infinite or NaN.  `foreach` changes nothing here.
    """
    norm_type = float(norm_type)
    with no_grad():
        listed = _listed(tensors)
        if not listed:
            return functions.zeros(())
        total: Tensor
        arrays = _arrays_of(listed)
        if arrays is not None:
            total = wrap(fresh_context().run(_total_norm, arrays, norm_type))
        else:
            norms = [linalg.vector_norm(tensor, norm_type) for tensor in listed]
            norms = [_on(norms[0].device, norm) for norm in norms]
            total = linalg.vector_norm(functions.stack(norms), norm_type)
        if error_if_nonfinite and not total.isfinite():
            raise RuntimeError(
                f"The total norm of order {norm_type} for gradients from `parameters` is non-finite, so "
                "it cannot be clipped. To disable this error and scale the gradients by the non-finite "
                "norm anyway, set `error_if_nonfinite=False`"
            )
    return total


@refuses
def clip_grads_with_norm_(
    parameters: Tensors, max_norm: float, total_norm: Tensor, foreach: bool | None = None
) -> None:
    """Scale gradients by ``max_norm / total_norm`` if that is below 1."""
    with no_grad():
        factor = (float(max_norm) / (total_norm + 1e-6)).clamp(max=1.0)
        grads = _grads(parameters)
        arrays = _arrays_of([factor, *grads])
        if arrays is not None:
            fresh_context().run(_scale, arrays[1:], arrays[0])
            for grad in grads:
                counter_of(grad).version += 1
            return
        for grad in grads:
            grad.mul_(_on(grad.device, factor))


@refuses
def clip_grad_norm_(
    parameters: Tensors,
    max_norm: float,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Tensor:
    """Scale the parameters' gradients so that their total norm is at most `max_norm`; return the norm before."""
    listed = _listed(parameters)
    if isinstance(parameters, Iterator) and not listed:
        warn_caller("`parameters` is an empty generator, no gradient clipping will occur.")
    total = get_total_norm(_grads(listed), norm_type, error_if_nonfinite, foreach)
    clip_grads_with_norm_(listed, max_norm, total, foreach)
    return total


def clip_grad_norm(
    parameters: Tensors,
    max_norm: float,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Tensor:
    """Deprecated name of `clip_grad_norm_`."""
    warn_caller(
        "`nn.utils.clip_grad_norm` is now deprecated in favor of `nn.utils.clip_grad_norm_`.",
        FutureWarning,
    )
    return clip_grad_norm_(parameters, max_norm, norm_type, error_if_nonfinite, foreach)


@refuses
def clip_grad_value_(parameters: Tensors, clip_value: float, foreach: bool | None = None) -> None:
    """Clamp every element of the parameters' gradients to ``[-clip_value, clip_value]``."""
    bound = float(clip_value)
    with no_grad():
        for grad in _grads(parameters):
            grad.clamp_(-bound, bound)
