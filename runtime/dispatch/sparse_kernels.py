"""Kernels for sparse tensors as the dispatcher calls them.

They receive a `Coo` or a `Compressed` for a sparse tensor, an array for a dense one, and numbers as they are, and return
any of these.  If the operator promotes, all of them have the dtype that it computes in, numbers as arrays.  A kernel with
a keyword-only parameter `pointwise` receives the operator's function of dense elements under that name, one with `layout`
the argument that other kernels are not given.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Any

from ..core.bits import (
    ANY_SPARSE,
    COMPRESSED_BITS,
    KEYSET_BITS,
    NUMBER_BITS,
    SPARSE_BITS,
    dtype_traits,
)
from ..core.compressed import Compressed
from ..core.coo import Coo
from ..core.dtypes import dtype
from ..core.floating import fresh_context
from ..core.namespace import np
from ..core.tensor import Tensor, wrap, wrap_bits
from ..schema.arguments import DISPATCHED
from .kernel import Kernel, load_kernel
from .promotion import compute_dtype

if TYPE_CHECKING:
    from .operator import OpOverload


def wrap_any(data: Any) -> Tensor:
    """A CPU tensor over an array, or a sparse one over what holds its elements; without history."""
    keyset = _KEYSETS.get(data.__class__)
    if keyset is None:
        return wrap(data)
    traits = dtype_traits(data.values.dtype.num)
    return wrap_bits(data, (traits[0] if data.shape else traits[1]) & ~KEYSET_BITS | keyset)


_KEYSETS = {Coo: SPARSE_BITS, Compressed: COMPRESSED_BITS}


def bind_sparse(operator: OpOverload, kernel: Kernel, bits: int) -> Callable[..., Any]:
    """A function over all arguments by position that runs a kernel for sparse tensors."""
    function = load_kernel(kernel.function)
    traits = operator.traits
    options: dict[str, Any] = {}
    takes = signature(function).parameters
    layout = operator.signature.place_of("layout") if "layout" in takes else None
    if "pointwise" in takes:
        options["pointwise"] = load_kernel(
            traits.pointwise or str(operator.kernels["CPU"].function)
        )
    promoted = compute_dtype(bits, traits.promotion) if traits.is_elementwise else None
    wanted = None if promoted is None else promoted.numpy
    operands = set(operator.signature.tensor_positions)
    parameters = operator.signature.parameters
    passed = [i for i, p in enumerate(parameters) if p.name not in DISPATCHED]

    def given(position: int, value: Any) -> Any:
        kind = value.__class__
        if kind in NUMBER_BITS:
            promotes = wanted is not None and position in operands
            return np.asarray(value, wanted) if promotes else value
        if kind is list or kind is tuple:
            return [item._data_ if isinstance(item, Tensor) else item for item in value]
        if isinstance(value, Tensor):
            return value._data_ if wanted is None else value._data_.astype(wanted, copy=False)
        return value.numpy if kind is dtype else value

    def call(*args: Any) -> Any:
        values = [given(position, args[position]) for position in passed]
        more = options if layout is None else {**options, "layout": args[layout]}
        found = fresh_context().run(function, *values, **more)
        if found.__class__ is tuple or found.__class__ is list:
            return found.__class__(map(wrap_any, found))
        return found if found.__class__ in NUMBER_BITS else wrap_any(found)

    return call


def stored_sparse(operator: OpOverload, compute: Callable[..., Any]) -> Callable[..., Any]:
    """The in-place variant: the first argument, if it is sparse, holds what `compute` gives from now on."""

    def stored(self: Tensor, *rest: Any) -> Tensor:
        found = compute(self, *rest)
        is_sparse = self._bits_ & ANY_SPARSE
        if (is_sparse and found.layout is not self.layout) or found.dtype is not self.dtype:
            raise RuntimeError(
                f"{operator.short_name}: the result is of layout {found.layout} and dtype {found.dtype}, which cannot be "
                f"stored in a tensor of layout {self.layout} and dtype {self.dtype}"
            )
        if is_sparse:
            self._data_ = found._data_
        else:
            data: Any = found._data_
            self._data_[...] = data.dense() if found._bits_ & ANY_SPARSE else data
        return self

    return stored
