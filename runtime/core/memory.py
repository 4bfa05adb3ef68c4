"""Copies elements to and from devices; what stores them there."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from .bits import (
    BACKEND_BITS,
    BITS_OF_NUM,
    CPU_BITS,
    DTYPE_BITS,
    KEYSET_BITS,
    META_BITS,
    backend_of,
    dtype_traits,
)
from .device import device as device_type
from .device import device_of_backend
from .errors import noted
from .lazy_elements import carried_out, elements_of
from .namespace import Array, DType

if TYPE_CHECKING:
    from .generator import Generator
    from .tensor import Tensor


class Memory(NamedTuple):
    """The memory of one backend's device, as functions.

    Elements live in an object of class `kind` that describes itself as an array does: ``shape``, ``dtype``,
    ``strides``, ``ndim``, ``size``, ``itemsize``, ``flags``.
    """

    kind: type[Any]
    allocate: Callable[[tuple[int, ...], DType], Any]
    """From shape and NumPy dtype: memory on the device, uninitialized."""
    from_host: Callable[[Array], Any]
    """A copy, on the device, of an array in CPU memory."""
    to_host: Callable[[Any], Array]
    """A copy, in CPU memory, of elements on the device."""
    store: Callable[[Any, Any], object]
    """Overwrites elements on the device (first) by others on it, broadcast and converted."""
    converted: Callable[[Any, DType], Any] | None = None
    """Elements on the device in another dtype; None where `allocate` and `store` do it."""
    generator: type[Generator] | None = None
    """The class of its random number generators; None where there are none."""
    known: Callable[[Any], bool] | None = None
    """Whether elements can be asked for, which those of a program that is traced cannot; None where they always can."""
    flipped: Callable[[Any, bool, bool], Any] | None = None
    """Elements on the device conjugated, negated, or both; None where that is done in CPU memory."""
    from_dlpack: Callable[[Any, bool | None], Any] | None = None
    """From an object with ``__dlpack__``, and whether to copy: elements on the device; None where memory is not shared."""

    def convert(self, data: Any, dtype: DType) -> Any:
        """A copy of elements on the device in another dtype."""
        if self.converted is not None:
            return self.converted(data, dtype)
        made = self.allocate(data.shape, dtype)
        self.store(made, data)
        return made


MEMORIES: dict[str, Memory] = {}
"""By backend key; CPU and Meta have none."""

_SHIPPED = {"XLA": ("gradsmith.xla", "jax")}
"""Backends that come with gradsmith, by key: the package that registers one when it is first asked for, and what that
needs."""

_BUILT_INTO_TORCH = frozenset(("CUDA", "XPU"))
"""Backends that a build of PyTorch has or has not: where it has not, asking for their devices is an AssertionError."""


def refuse_unbuilt(backend: str) -> None:
    """AssertionError for one of those backends, as long as nobody has imported it."""
    if backend in _BUILT_INTO_TORCH and backend not in MEMORIES:
        raise noted(
            AssertionError(f"Torch not compiled with {backend} enabled"),
            f"no backend for {backend} has been imported: import the package that registers one, or use device 'cpu'",
        ) from None


def accelerators() -> list[str]:
    """The types of devices whose tensors a backend keeps, other than the CPU."""
    return [device_of_backend(name) for name in MEMORIES if name not in ("CPU", "Meta")]


def accelerator() -> str:
    """The type of device that an index alone stands for.  RuntimeError where there is none."""
    found = accelerators()
    if not found:
        raise RuntimeError("Cannot access accelerator device when none is available.")
    return found[0]


def shipped_backend(backend: str) -> bool:
    """Have the backend registered, if it comes with gradsmith and can be; whether it is."""
    if backend not in MEMORIES and backend in _SHIPPED:
        from importlib.util import find_spec

        package, needed = _SHIPPED[backend]
        if find_spec(needed) is not None:
            import_module(package)
    return backend in MEMORIES


def memory_for(backend: str) -> Memory:
    """The memory of a backend's device.

    Raises RuntimeError when no backend has registered any, or what `refuse_unbuilt` does.
    """
    found = MEMORIES.get(backend)
    if found is None and shipped_backend(backend):
        found = MEMORIES[backend]
    if found is None and backend in _SHIPPED:
        name, needed = device_of_backend(backend), _SHIPPED[backend][1]
        raise RuntimeError(
            f"device '{name}' needs {needed}, which is not installed: pip install 'gradsmith[{name}]'"
        )
    if found is None:
        refuse_unbuilt(backend)
        raise RuntimeError(
            f"there is no device '{device_of_backend(backend)}': no backend for {backend} has been "
            "imported. Import the package that registers one, or use device 'cpu'."
        )
    return found


def wrap_device(data: Any, keyset: int) -> Tensor:
    """Like `gradsmith.core.tensor.wrap`, for elements on the device of the (shifted) `keyset`."""
    from .tensor import wrap_bits

    num = data.dtype.num
    traits = BITS_OF_NUM.get(num) or dtype_traits(num)
    return wrap_bits(data, (traits[0] if data.ndim else traits[1]) & DTYPE_BITS | keyset)


def host_array(tensor: Tensor) -> Array:
    """The elements of `tensor` as an array in CPU memory: its own on the CPU, else a copy.

    Raises NotImplementedError for a meta tensor.
    """
    bits = tensor._bits_
    if bits & CPU_BITS == CPU_BITS:
        return elements_of(tensor)
    backend = backend_of(bits)
    if backend == "Meta":
        raise NotImplementedError("Cannot copy out of meta tensor; no data!")
    if backend == "CPU":
        return tensor._data_.__array__()  # of a sparse tensor, which refuses
    return carried_out(memory_for(backend).to_host(tensor._data_), bits)


def on_host(tensor: Tensor) -> Tensor:
    """A tensor on the CPU with the elements of `tensor` and no history."""
    from .tensor import wrap

    return wrap(host_array(tensor))


def check_device(where: device_type, backend: str) -> None:
    """RuntimeError for an index beyond the one device that each backend has, or what `refuse_unbuilt` does."""
    if where.index:
        refuse_unbuilt(backend)
        name = device_of_backend(backend)
        raise RuntimeError(
            f"invalid device '{where}': there is one device of type '{name}', '{name}:0'"
        )


def placed(tensor: Tensor, where: device_type) -> Tensor:
    """`tensor`, which nobody else holds yet, on the device `where`; nothing is recorded."""
    from .device import backend_of_device
    from .tensor import wrap, wrap_on

    backend = backend_of_device(where.type)
    keyset = BACKEND_BITS[backend]
    if backend not in ("CPU", "Meta"):
        check_device(where, backend)
    if tensor._bits_ & KEYSET_BITS == keyset:
        return tensor
    if backend == "Meta":
        from .namespace import empty_together

        return wrap_on(empty_together([tensor._data_], tensor._data_.dtype), META_BITS)
    array = host_array(tensor)
    if backend == "CPU":
        return wrap(array)
    return wrap_device(memory_for(backend).from_host(array), keyset)
