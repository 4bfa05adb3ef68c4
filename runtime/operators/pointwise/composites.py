"""Pointwise operators that are made of others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from gradsmith.generated import functions, raw

from ...core.dtypes import bool_, complex128, float64, int32
from ...core.tensor import Tensor
from ...dispatch.registry import PACKETS
from ..composite_results import first_result


def _is_complex(x: Any) -> bool:
    return x.is_complex() if isinstance(x, Tensor) else isinstance(x, complex)


def float_power(self: Any, exponent: Any) -> Tensor:
    """`self ** exponent` in float64 or complex128; one of them may be a number."""
    wide = complex128 if _is_complex(self) or _is_complex(exponent) else float64
    return functions.pow(*(x.to(wide) if isinstance(x, Tensor) else x for x in (self, exponent)))


def float_power_(self: Tensor, exponent: Any) -> Tensor:
    """`float_power` in place; RuntimeError unless `self` has the dtype of its result."""
    needed = complex128 if _is_complex(self) or _is_complex(exponent) else float64
    if self.dtype != needed:
        raise RuntimeError(
            f"the base given to float_power_ has dtype {self.dtype} but the operation's result"
            f" requires dtype {needed}"
        )
    return self.pow_(exponent)


def ldexp_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """`self * 2 ** other`, where integers in `other` do not widen it; NotImplementedError for fractions by Booleans."""
    if other.dtype == bool_ and self.dtype.is_floating_point:
        raise NotImplementedError("\"ldexp_cpu_exp\" not implemented for 'Bool'")
    scaled = self * functions.pow(2.0, other)
    whole = not (other.dtype.is_floating_point or other.dtype.is_complex)
    return scaled.to(self.dtype) if whole and self.dtype.is_floating_point else scaled


def positive(self: Tensor) -> Tensor:
    """The tensor itself; RuntimeError for booleans."""
    if self.dtype == bool_:
        raise RuntimeError("The `+` operator, on a bool tensor is not supported.")
    return self


def where_nonzero(condition: Tensor) -> list[Tensor]:
    """The indices of the non-zero elements, one tensor for each dimension."""
    return list(functions.nonzero_numpy(condition))


def maximum_of_each_(self: Sequence[Tensor], *bounds: Any) -> None:
    """Bounds from below: a list of tensors, a number, or a list of numbers."""
    PACKETS["aten::_foreach_clamp_min_"](self, *bounds)


def minimum_of_each_(self: Sequence[Tensor], *bounds: Any) -> None:
    """Bounds from above: a list of tensors, a number, or a list of numbers."""
    PACKETS["aten::_foreach_clamp_max_"](self, *bounds)


# Fake quantization


fake_quantize_per_tensor_affine = partial(
    first_result, raw.fake_quantize_per_tensor_affine_cachemask
)
fake_quantize_per_channel_affine = partial(
    first_result, raw.fake_quantize_per_channel_affine_cachemask
)


def fake_quantize_per_tensor_affine_tensor_qparams(
    self: Tensor, scale: Tensor, zero_point: Tensor, quant_min: int, quant_max: int
) -> Tensor:
    """Elements at the points of a grid, which tensors of one element describe."""
    enabled = functions.ones((1,), dtype=int32, device=self.device)
    return functions._fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
        self, scale, zero_point, enabled, quant_min, quant_max
    )[0]


def masked_gradient(grad: Tensor, mask: Tensor) -> Tensor:
    """The gradient where the mask is true, zero elsewhere; RuntimeError for another mask than one of its size."""
    if mask.dtype != bool_:
        raise RuntimeError(f"Expected the mask to be of dtype bool, but got {mask.dtype}")
    if mask.numel() != grad.numel():
        raise RuntimeError(
            "`mask` and `grad` are not the same size: `mask` has "
            f"{mask.numel()} elements and `grad` {grad.numel()}"
        )
    return grad * mask
