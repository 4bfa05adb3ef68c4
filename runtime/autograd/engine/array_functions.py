"""Support functions for ``generated/autograd_arrays/``, the backward formulas over arrays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn

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
from ...core.errors import NotPlain as NotPlain
from ...core.namespace import Array, np
from ...core.tensor import Tensor
from ...dispatch.kernel import load_kernel
from ...dispatch.promotion import dtypes_in
from ...dispatch.registry import REGISTRY
from ...dispatch.structured import checked, must_be_given
from ..nodes.node import Node
from ..nodes.saved import RELEASED, unpack
from ..nodes.saved_hooks import Packed

asarray = np.asarray
ndarray = np.ndarray
LARGE = 1 << 16
"""Number of elements above which an elementwise formula of several steps processes its arrays in blocks."""


def array_of(saved: Any, node: Node) -> Any:
    """The array of a saved tensor; a Python number saved in place of a tensor is returned unchanged.

    Raises as `unpack` does, and NotPlain if a hook is involved or the tensor is not a plain CPU tensor.
    """
    if saved.__class__ is tuple:
        tensor = saved[0]
        counter = tensor._counter_
        if counter is None or counter.version == saved[1]:
            return tensor._data_
    elif saved.__class__ is list:
        if saved[2].version == saved[3]:
            return saved[0]
    elif saved.__class__ in NUMBER_BITS:
        return saved
    elif saved.__class__ is Packed:  # a hook must be called
        raise NotPlain
    tensor = unpack(saved, node)
    if tensor.__class__ is not Tensor or tensor._bits_ & (CPU_BITS | INDIRECT) != CPU_BITS:
        raise NotPlain
    return tensor._data_


def arrays_in(saved: Any, node: Node) -> list[Any]:
    """Like `array_of`, for a slot that holds a tuple of saved tensors, or None for one."""
    if saved is RELEASED:
        unpack(saved, node)
    return [item and array_of(item, node) for item in saved]


def numel(shape: tuple[int, ...]) -> int:
    """Number of elements of an array of the given shape."""
    count = 1
    for extent in shape:
        count *= extent
    return count


def deferred_kernels(namespace: dict[str, Any]) -> Callable[..., Any]:
    """Returns a function that makes stand-ins for kernels, given as ``module:function``, in a module's `namespace`.

    A stand-in imports its kernel at the first call and replaces itself under the kernel's name or the one given.  A
    program needs few kernels, and importing all of them would take longer than most backward passes.  ::

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
    """The kernel at `where`, with its shape function in front if the kernel needs preallocated results."""
    function = load_kernel(where)
    if not must_be_given(function):
        return function
    shape = next(
        operator.traits.shape
        for operator in list(REGISTRY.values())
        if operator.traits.shape and operator.kernels["CPU"].function == where
    )
    return checked(load_kernel(shape), function)


def refuse() -> NoReturn:
    """Leaves the node to its formulas over tensors, which say that a derivative is not implemented."""
    raise NotPlain


_COMPUTED_IN = (float32, float64)
_PLAIN_KEYS = CPU_BITS | DTYPE_BITS | NUMBER_BITS_ALL | REQUIRES_GRAD | VIEW | STRIDED


def has_one_dtype(bits: int, elementwise: bool) -> bool:
    """Whether, for calls with these bits, a formula over arrays gives the same results as over tensors.

    It does if no type promotion is needed: all floating tensors are float32, or all float64, and on the CPU.  Integer
    tensors such as indices are allowed too, except in `elementwise` operators, which may have Booleans only.
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
    """A subclass of `node_class` whose formula runs over tensors, for calls such as those of mixed dtypes."""
    if node_class.run_arrays is Node.run_arrays:
        return node_class
    namespace = {
        "__slots__": (),
        "__doc__": node_class.__doc__,
        "run_arrays": Node.run_arrays,
    }
    namespace["__module__"] = node_class.__module__
    return type(node_class.__name__, (node_class,), namespace)
