"""Does an operator on the meta device foretell what the real one returns?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gradsmith.device import device
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.kernels.namespace import np
from gradsmith.tensor import Tensor, wrap
from gradsmith.testing.failures import CheckFailure, tensors_of
from gradsmith.testing.samples import Sample

__all__ = ["check_meta", "to_meta"]

_UNKNOWABLE = frozenset(("dynamic_output_shape", "data_dependent_output"))
"""Tags of operators whose results depend on the elements: on the meta device they raise."""


def to_meta(tensor: Tensor) -> Tensor:
    """A tensor of the same shape, strides and dtype that has no elements."""
    empty_strided = REGISTRY["aten::empty_strided"]
    shape, strides = list(tensor.shape), list(tensor.stride())
    made: Tensor = empty_strided(shape, strides, dtype=tensor.dtype, device=device("meta"))
    return made


def check_meta(sample: Sample) -> None:
    """Run the call with real tensors and with meta ones, and compare shapes, dtypes, strides and devices.

    Strides of dimensions with fewer than two elements may differ, as they mean nothing.  Elementwise operators
    are run on column-major tensors too, whose order their results keep.  An operator tagged
    ``dynamic_output_shape`` or ``data_dependent_output`` must raise NotImplementedError or RuntimeError on
    the meta device instead.  Raises CheckFailure.
    """
    operator = sample.operator
    sample = sample.map(lambda t: t.detach().clone() if not t.requires_grad else t)
    meta = sample.map(lambda t: to_meta(t.detach()))
    if any(p.name == "device" and p.type == "Device?" for p in operator.signature.parameters):
        meta = replace(meta, kwargs={**meta.kwargs, "device": device("meta")})
    _check_call(sample, meta)
    if operator.traits.is_elementwise:
        turned = sample.map(_turned)
        _check_call(turned, turned.map(lambda t: to_meta(t.detach())))


def _turned(tensor: Tensor) -> Tensor:
    """The same elements, the first dimension being the innermost in memory."""
    return wrap(np.array(tensor.detach()._data, order="F", copy=True))


def _check_call(sample: Sample, meta: Sample) -> None:
    operator = sample.operator
    real = sample.call()
    try:
        foretold = meta.call()
    except (NotImplementedError, RuntimeError) as error:
        if _UNKNOWABLE.intersection(operator.traits.tags) or not tensors_of(real):
            return
        reason = f"on the meta device it raises {type(error).__name__}: {error}"
        raise CheckFailure("meta", sample, reason) from error
    if not tensors_of(real):
        return
    _compare(sample, tensors_of(real), tensors_of(foretold))


def _compare(sample: Sample, real: list[Tensor], foretold: list[Tensor]) -> None:
    if len(real) != len(foretold):
        reason = f"{len(foretold)} tensors on the meta device, {len(real)} in fact"
        raise CheckFailure("meta", sample, reason)
    for number, (a, b) in enumerate(zip(real, foretold, strict=True)):
        what = f"result {number}" if len(real) > 1 else "the result"
        if not b.is_meta:
            raise CheckFailure("meta", sample, f"{what} of a meta call is on {b.device}")
        facts: list[tuple[str, Any, Any]] = [
            ("shape", tuple(a.shape), tuple(b.shape)),
            ("dtype", a.dtype, b.dtype),
            ("strides", _strides(a), _strides(b)),
        ]
        for fact, actual, predicted in facts:
            if actual != predicted:
                reason = f"{what} has {fact} {actual}, on the meta device {predicted}"
                raise CheckFailure("meta", sample, reason)


def _strides(tensor: Tensor) -> tuple[int | None, ...] | None:
    if tensor.numel() == 0:
        return None
    return tuple(
        stride if size > 1 else None for size, stride in zip(tensor.shape, tensor.stride())
    )
