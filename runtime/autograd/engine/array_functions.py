"""What backward functions over arrays are made of (``generated/autograd_arrays/``)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...core.bits import (
    CPU_BITS,
    DTYPE_BITS,
    INDIRECT,
    NUMBER_BITS,
    NUMBER_BITS_ALL,
    REQUIRES_GRAD,
    STRIDED,
    VIEW,
)
from ...core.dtypes import bool_, float32, float64
from ...core.errors import NotPlain
from ...core.namespace import Array, np
from ...core.tensor import Tensor
from ...dispatch.kernel import load_kernel
from ...dispatch.promotion import dtypes_in
from ...dispatch.registry import REGISTRY
from ...dispatch.structured import checked, must_be_given
from ..nodes.node import Node
from ..nodes.saved import unpack
from ..nodes.saved_hooks import Packed

__all__ = [
    "LARGE",
    "NotPlain",
    "array_of",
    "asarray",
    "deferred_kernels",
    "has_one_dtype",
    "ndarray",
    "numel",
    "without_arrays",
]

asarray = np.asarray
ndarray = np.ndarray
LARGE = 1 << 16
"""Elements from which on an elementwise formula of some steps goes through its arrays by pieces."""


def array_of(saved: Any, node: Node) -> Any:
    """The elements of a saved tensor; a Python number that stood for one as it is.

    Raises as `unpack` does, and NotPlain when a hook gave back another kind of tensor.
    """
    if saved.__class__ is tuple:
        tensor = saved[0]
        counter = tensor._counter_
        if counter is None or counter.version == saved[1]:
            return tensor._data_
    elif saved.__class__ in NUMBER_BITS:
        return saved
    elif saved.__class__ is Packed:  # a user's hook wants to be called
        raise NotPlain
    tensor = unpack(saved, node)
    if tensor.__class__ is not Tensor or tensor._bits_ & (CPU_BITS | INDIRECT) != CPU_BITS:
        raise NotPlain
    return tensor._data_


def numel(shape: tuple[int, ...]) -> int:
    """Number of elements of an array of this shape."""
    count = 1
    for extent in shape:
        count *= extent
    return count


def deferred_kernels(namespace: dict[str, Any]) -> Callable[..., Any]:
    """For kernels, by where they are (``module:function``), what stands for them in a module's `namespace`.

    Each has its own name there, unless another is given, and is imported at its first call: a program needs few, and
    importing all would take longer than most backwards.  ::

        _from = deferred_kernels(globals())
        function = _from("package.module:function")
        other = _from("package.module:name", "other")
    """

    def deferred(where: str, name: str = "") -> Any:
        if where.startswith("np."):
            return load_kernel(where)
        here = name or where.rpartition(":")[2]

        def imported(*args: Array, **kwargs: Any) -> Any:
            function = namespace[here] = _kernel_over_arrays(where)
            return function(*args, **kwargs)

        return imported

    return deferred


def _kernel_over_arrays(where: str) -> Callable[..., Any]:
    """The kernel at `where`; behind its shape function if somebody must give it memory for its results."""
    function = load_kernel(where)
    if not must_be_given(function):
        return function
    shape = next(
        operator.traits.shape
        for operator in REGISTRY.values()
        if operator.traits.shape and operator.kernels["CPU"].function == where
    )
    return checked(load_kernel(shape), function)


_COMPUTED_IN = (float32, float64)
_PLAIN_KEYS = CPU_BITS | DTYPE_BITS | NUMBER_BITS_ALL | REQUIRES_GRAD | VIEW | STRIDED


def has_one_dtype(bits: int, elementwise: bool) -> bool:
    """Whether formulas give over arrays what they give over tensors, for calls with these bits.

    That is so where promotion has nothing to do: all floating tensors are float32, or all float64, and on
    the CPU.  Indices may be among them, but in an `elementwise` operator only Booleans.
    """
    if bits & ~_PLAIN_KEYS or bits & NUMBER_BITS[complex]:
        return False
    dtypes = {d for found in dtypes_in(bits) for d in found}
    floating = {d for d in dtypes if d.category > 1}
    if len(floating) != 1 or not floating.issubset(_COMPUTED_IN):
        return False
    return not elementwise or all(d is bool_ for d in dtypes - floating)


@cache
def without_arrays(node_class: Any) -> Any:
    """`node_class` for calls whose formula must run over tensors, such as those of mixed dtypes."""
    if node_class.run_arrays is Node.run_arrays:
        return node_class
    namespace = {
        "__slots__": (),
        "__doc__": node_class.__doc__,
        "run_arrays": Node.run_arrays,
    }
    namespace["__module__"] = node_class.__module__
    return type(node_class.__name__, (node_class,), namespace)
