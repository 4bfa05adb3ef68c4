"""What a call needs to know about a tensor, as one integer.

From the lowest bit up, ``tensor._bits_`` holds: one bit for the tensor's dtype (in one of two ranges, depending on
whether it has dimensions); the kinds of Python numbers among a call's arguments (never set for tensors); whether the
tensor requires grad; whether it is a differentiable view; and its dispatch keyset.  A call ORs the bits of its
arguments and masks them with the calling thread's mask.  The result is the key under which the operator stores the
kernel for such arguments.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ..schema.dispatch_keys import BACKENDS
from .dtypes import DTYPES, bfloat16, dtype
from .keys import DispatchKey
from .keysets import raw_bits

_DTYPE_COUNT = 16

DIMENSIONED: Final = tuple(1 << d.code for d in DTYPES)
"""Bit of each dtype for tensors of one dimension or more."""
ZERO_DIM: Final = tuple(1 << _DTYPE_COUNT + d.code for d in DTYPES)
"""Bit of each dtype for 0-d tensors, which yield to the others in promotion."""
DTYPE_BITS: Final = (1 << 2 * _DTYPE_COUNT) - 1
DIFFERENTIABLE: Final = sum(
    DIMENSIONED[d.code] | ZERO_DIM[d.code] for d in DTYPES if d.category > 1
)
COMPLEX: Final = sum(DIMENSIONED[d.code] | ZERO_DIM[d.code] for d in DTYPES if d.is_complex)
"""Bits of the dtypes that carry gradients."""

NUMBER_BITS: Final[dict[type, int]] = {
    bool: 1 << 32,
    int: 1 << 33,
    float: 1 << 34,
    complex: 1 << 35,
}
"""Bit of each kind of Python number, which yield to every tensor of their category."""
NUMBER_BITS_ALL: Final = 0xF << 32

REQUIRES_GRAD: Final = 1 << 36
VIEW: Final = 1 << 37
"""The tensor is a differentiable view: its history may be stale (``runtime/autograd/views/view.py``)."""
INFERENCE: Final = 1 << 38
"""The tensor was made in inference mode: it may neither be saved for a backward nor changed outside."""
OVERRIDES: Final = 1 << 39
"""The tensor's class has a ``__torch_function__``: no table has a kernel for such bits."""

FORWARD_GRAD: Final = 1 << 40
"""The tensor has a tangent (``runtime/autograd/forward/tangents.py``)."""

STRIDED: Final = 1 << 41
"""The elements may lie in another order than that of the dimensions: kernels resolved for such bits lay their
results out by the rules, where others need not look.  Set for every view that is not contiguous and every result
that follows one; a tensor over foreign memory may lack it."""

OUTSIDE_VMAP: Final = 1 << 42
"""Every tensor has it, and the mask of a thread takes it away while the innermost transform that is open is a
`vmap`: calls within have kernels of their own in every table, and calls without pay nothing for them."""
OUTSIDE_GRAD: Final = 1 << 43
"""Like `OUTSIDE_VMAP`, of transforms that differentiate."""
OUTSIDE: Final = OUTSIDE_VMAP | OUTSIDE_GRAD

KEYSET_SHIFT: Final = 44
KEYSET_BITS: Final = ~((1 << KEYSET_SHIFT) - 1) | OUTSIDE
"""Masks everything but the keyset, and what every tensor has."""
PYTHON: Final = (
    raw_bits(DispatchKey["Python"]) | raw_bits(DispatchKey["PythonTLSSnapshot"])
) << KEYSET_SHIFT
"""The tensor's class has a ``__torch_dispatch__``."""
CONJUGATE: Final = raw_bits(DispatchKey["Conjugate"]) << KEYSET_SHIFT
"""The elements of the tensor are the conjugates of those in its memory."""
NEGATIVE: Final = raw_bits(DispatchKey["Negative"]) << KEYSET_SHIFT
"""The elements of the tensor are the negatives of those in its memory."""
LAZY: Final = CONJUGATE | NEGATIVE
BATCHED: Final = raw_bits(DispatchKey["FuncTorchBatched"]) << KEYSET_SHIFT
"""The tensor stands for each example of a batch (``runtime/transforms/cells.py``)."""
WRAPPED: Final = (
    raw_bits(DispatchKey["FuncTorchGradWrapper"])
    | raw_bits(DispatchKey["FuncTorchDynamicLayerBackMode"])
) << KEYSET_SHIFT
"""The tensor is another one as a transform that differentiates sees it."""
FUNCTIONAL: Final = raw_bits(DispatchKey["Functionalize"]) << KEYSET_SHIFT
"""Changes of the tensor in place make other tensors."""
TRANSFORMED: Final = BATCHED | WRAPPED | FUNCTIONAL
INDIRECT: Final = LAZY | TRANSFORMED
"""What the tensor holds is not the array of its elements."""
SPARSE: Final = raw_bits(DispatchKey["Sparse"]) << KEYSET_SHIFT
"""The tensor holds the coordinates of its elements (``runtime/core/coo.py``)."""
COMPRESSED: Final = raw_bits(DispatchKey["SparseCsr"]) << KEYSET_SHIFT
"""The tensor holds its elements by row or by column (``runtime/core/compressed.py``)."""
ANY_SPARSE: Final = SPARSE | COMPRESSED
"""The tensor holds some of its elements, the others being zero."""
PYTHON_DISPATCHER: Final = raw_bits(DispatchKey["PythonDispatcher"]) << KEYSET_SHIFT
"""Functions given by ``py_impl`` are consulted (``runtime/_dispatch/python.py``)."""
HISTORY: Final = REQUIRES_GRAD | VIEW | FORWARD_GRAD
"""What a tensor has by its history."""
WITHOUT_HISTORY: Final = ~HISTORY
"""Masks that."""
UNTRACKED: Final = ~(REQUIRES_GRAD | VIEW | INFERENCE | OVERRIDES | FORWARD_GRAD | PYTHON)
"""Masks what a tensor has by its history or its class."""
WHAT_IT_IS: Final = ~(REQUIRES_GRAD | VIEW | STRIDED | TRANSFORMED)
"""Masks what a gradient shares with what it is the gradient of."""

_AUTOGRAD = raw_bits(DispatchKey["AutogradFunctionality"]) | raw_bits(
    DispatchKey["ADInplaceOrView"]
)


def _keyset_bits(backend: str) -> int:
    """The shifted keyset of a dense tensor of `backend`."""
    return (raw_bits(DispatchKey[backend]) | _AUTOGRAD) << KEYSET_SHIFT | OUTSIDE


BACKEND_BITS: Final = {backend: _keyset_bits(backend) for backend in BACKENDS}
CPU_BITS: Final = BACKEND_BITS["CPU"]
META_BITS: Final = BACKEND_BITS["Meta"]
SPARSE_BITS: Final = _keyset_bits("SparseCPU")
COMPRESSED_BITS: Final = _keyset_bits("SparseCsrCPU")
BACKEND_MASK: Final = ((1 << len(BACKENDS)) - 1) << KEYSET_SHIFT


@cache
def bits_for(d: dtype, zero_dim: bool, keyset: int = CPU_BITS) -> int:
    """The bits of a tensor of dtype `d` that requires no grad: always the same object, for comparisons by identity."""
    return keyset | (ZERO_DIM if zero_dim else DIMENSIONED)[d.code]


class _Recorded(dict[int, int]):
    """Filled as it is asked."""

    def __missing__(self, bits: int) -> int:
        return self.setdefault(bits, bits | REQUIRES_GRAD if bits & DIFFERENTIABLE else 0)


RECORDED: Final = _Recorded()
"""By the bits of a result: what they are once its call has been recorded, 0 where its dtype carries no gradients.

Always the same object, for comparisons by identity.
"""


BITS_OF_NUM: dict[int, tuple[int, int]] = {}
"""By the type number of a NumPy dtype: the bits of a CPU tensor with dimensions, and of a 0-d one."""


def dtype_traits(num: int) -> tuple[int, int]:
    """`BITS_OF_NUM[num]`, filled at the first use of a dtype."""
    found = BITS_OF_NUM.get(num)
    if found is None:
        import numpy as np

        from .dtypes import _BY_NUM, dtype_of_numpy

        if num not in _BY_NUM and bfloat16._numpy is None:
            dtype_of_numpy(np.dtype(bfloat16.numpy))
        d = _BY_NUM[num]
        found = BITS_OF_NUM[num] = (bits_for(d, False), bits_for(d, True))
    return found


DTYPE_FROM_BITS: Final = {bit: d for d in DTYPES for bit in (DIMENSIONED[d.code], ZERO_DIM[d.code])}


def dtype_from_bits(bits: int) -> dtype:
    """The dtype of the tensor whose bits these are."""
    return DTYPE_FROM_BITS[bits & DTYPE_BITS]


def keyset_of(bits: int) -> int:
    """The raw keyset in `bits`."""
    return bits >> KEYSET_SHIFT


def backend_of(bits: int) -> str:
    """The backend of the tensor whose bits these are."""
    return BACKENDS[(bits & BACKEND_MASK).bit_length() - 1 - KEYSET_SHIFT]
