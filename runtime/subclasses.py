"""Tensors of subclasses: over another tensor's elements, or wrappers without elements of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from gradsmith.device import backend_of_device
from gradsmith.dispatch.classes import (
    class_bits,
    disabled_torch_dispatch,
    disabled_torch_function,
    overrides_dispatch,
)
from gradsmith.dtypes import dtype as dtype_type
from gradsmith.dtypes import get_default_dtype
from gradsmith.kernels.view import address
from gradsmith.layout import strided
from gradsmith.traits import BACKEND_BITS, OVERRIDES, PYTHON, UNTRACKED, bits_for

if TYPE_CHECKING:
    from gradsmith.tensor import Tensor

__all__ = [
    "DispatchingSurface",
    "NoElements",
    "make_subclass",
    "make_wrapper_subclass",
    "refuse_wrappers",
    "retyped",
    "shallow_alias",
    "surfaces_for",
]


def surfaces_for(base: Any, namespace: dict[str, Any]) -> tuple[type, ...]:
    """What stands before `base`, a class of tensors, in a subclass of it with this namespace.

    So handlers see uses of what is no operator of theirs, and plain tensors pay nothing for that.
    """

    def handled(name: str, disabled: Any) -> bool:
        handler = namespace[name] if name in namespace else getattr(base, name)
        return handler is not None and handler is not disabled

    found: list[type] = []
    if handled("__torch_function__", disabled_torch_function):
        from gradsmith.overrides.surface import subclass_surface, watch_functions_for_classes

        found.append(subclass_surface())
        if "__torch_function__" in namespace:
            watch_functions_for_classes()
    if handled("__torch_dispatch__", disabled_torch_dispatch):
        found.append(DispatchingSurface)
    return tuple(surface for surface in found if not issubclass(base, surface))


class DispatchingSurface:
    """Members of tensors with ``__torch_dispatch__`` that would look at elements: they call operators."""

    __slots__ = ()

    def item(self) -> Any:
        """The only element as a Python number.  RuntimeError when there is not exactly one."""
        data = self._data  # type: ignore[attr-defined]
        if data.size != 1:
            raise RuntimeError(f"a Tensor with {data.size} elements cannot be converted to Scalar")
        from gradsmith.generated.operators import _local_scalar_dense

        return _local_scalar_dense(self)

    def tolist(self) -> Any:
        """Refused with a RuntimeError."""
        raise RuntimeError(
            f".tolist() is not supported for tensor subclasses, got {type(self).__name__}"
        )

    def numpy(self, *, force: bool = False) -> Any:
        """Refused with a RuntimeError."""
        raise RuntimeError(
            f".numpy() is not supported for tensor subclasses, got {type(self).__name__}"
        )

    def data_ptr(self) -> int:
        """Address of the first element; 0 of a wrapper, which has none."""
        data = self._data  # type: ignore[attr-defined]
        return 0 if isinstance(data, NoElements) else address(data)

    def untyped_storage(self) -> Any:
        """The memory of the elements.  RuntimeError of a wrapper, which has none."""
        from gradsmith.interop import UntypedStorage

        data = self._data  # type: ignore[attr-defined]
        if isinstance(data, NoElements):
            data._touched()
        return UntypedStorage(data)

    @property
    def data(self) -> Any:
        """The tensor without history, by ``detach``."""
        from gradsmith.generated.operators import detach

        return detach(self)

    @data.setter
    def data(self, value: Any) -> None:
        raise RuntimeError(
            f"{type(self).__name__}.data cannot be set: a class with __torch_dispatch__ holds its elements itself"
        )


_SLOTS = ("_data", "_bits", "_edge", "_counter", "_extra")


def retyped(tensor: Tensor, cls: type[Tensor]) -> Tensor:
    """A tensor of class `cls` that shares everything with `tensor`, its history included."""
    out = object.__new__(cls)
    for slot in _SLOTS:
        setattr(out, slot, getattr(tensor, slot))
    out._bits = out._bits & ~(OVERRIDES | PYTHON) | class_bits(cls)
    return out


def shallow_alias(tensor: Tensor) -> Tensor:
    """Another tensor of the same class with the same elements, attributes and counter, and no history."""
    cls = type(tensor)
    out = object.__new__(cls)
    out._data = tensor._data
    out._bits = tensor._bits & UNTRACKED | class_bits(cls)
    out._edge = None
    out._counter = tensor._counter
    out._extra = None
    out.__dict__.update(tensor.__dict__)
    return out


def _check_class(cls: Any) -> None:
    from gradsmith.tensor import Tensor

    if not (isinstance(cls, type) and issubclass(cls, Tensor)):
        name = getattr(cls, "__name__", repr(cls))
        raise TypeError(
            f"Creating a Tensor subclass from a class that does not inherit from Tensor is not possible: "
            f"{name} does not"
        )


def make_subclass(
    cls: type[Tensor],
    data: Tensor,
    require_grad: bool = False,
    *,
    dispatch_sizes_strides_policy: str | None = None,
    dispatch_device: bool = False,
    dispatch_layout: bool = False,
) -> Tensor:
    """A leaf of class `cls` over the elements of `data`, which share their version counter.

    Raises TypeError for a class that is no tensor's and for `data` that is no tensor, RuntimeError when
    gradients are asked of a dtype that has none.
    """
    from gradsmith.autograd.variable import set_requires_grad
    from gradsmith.tensor import Tensor, counter_of, wrap_bits

    _check_class(cls)
    if not isinstance(data, Tensor):
        raise TypeError(
            f"_make_subclass(): argument 'data' (position 2) must be Tensor, not {type(data).__name__}"
        )
    _refuse(cls, dispatch_sizes_strides_policy, dispatch_device, dispatch_layout)
    out = wrap_bits(data._data, data._bits & UNTRACKED)
    out._counter = counter_of(data)
    if cls is not Tensor:
        out = retyped(out, cls)
    if require_grad:
        set_requires_grad(out, True)
    return out


def make_wrapper_subclass(
    cls: type[Tensor],
    size: Sequence[int],
    strides: Sequence[int] | None = None,
    storage_offset: int | None = None,
    memory_format: Any = None,
    dtype: dtype_type | None = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool = False,
    requires_grad: bool = False,
    dispatch_sizes_strides_policy: str | None = None,
    dispatch_device: bool = False,
    dispatch_layout: bool = False,
) -> Tensor:
    """A tensor of class `cls` that says to have this size, dtype and device, and has no elements.

    What it stands for is kept by `cls` in attributes of its own, and its ``__torch_dispatch__`` computes with
    that.  Contiguous unless `strides` are given.  Raises TypeError for a class without
    ``__torch_dispatch__``, RuntimeError for strides that do not fit the size.
    """
    from gradsmith.autograd.variable import set_requires_grad
    from gradsmith.creation import as_device
    from gradsmith.device import get_default_device
    from gradsmith.tensor import wrap_bits

    _check_class(cls)
    if not overrides_dispatch(cls):
        raise TypeError(f"{cls.__name__} must define __torch_dispatch__")
    _refuse(cls, dispatch_sizes_strides_policy, dispatch_device, dispatch_layout)
    if layout is not None and layout is not strided:
        raise NotImplementedError(f"_make_wrapper_subclass(): wrappers are strided, not {layout}")
    if pin_memory:
        raise NotImplementedError("_make_wrapper_subclass(): there is no pinned memory")
    shape = tuple(size)
    if strides is not None and len(strides) != len(shape):
        raise RuntimeError(
            f"dimensionality of sizes ({len(shape)}) must match dimensionality of strides ({len(strides)})"
        )
    d = dtype or get_default_dtype()
    where = get_default_device() if device is None else as_device(device)
    if strides is None:
        strides = _contiguous(shape, memory_format)
    keyset = BACKEND_BITS[backend_of_device(where.type)]
    data = NoElements.of(cls.__name__, shape, tuple(strides), d.numpy)
    out = retyped(wrap_bits(data, bits_for(d, not shape, keyset)), cls)
    if requires_grad:
        set_requires_grad(out, True)
    return out


def _refuse(cls: Any, sizes: str | None, device: bool, layout: bool) -> None:
    for name, value in (
        ("dispatch_sizes_strides_policy", sizes),
        ("dispatch_device", device),
        ("dispatch_layout", layout),
    ):
        if value:
            raise NotImplementedError(
                f"{cls.__name__}: {name}={value!r} is not supported; size, strides, device and layout of a "
                "tensor are those that it was made with"
            )


def _contiguous(shape: tuple[int, ...], memory_format: Any) -> tuple[int, ...]:
    order = list(range(len(shape)))
    name = getattr(memory_format, "name", "contiguous_format")
    if name == "channels_last" and len(shape) == 4:
        order = [0, 2, 3, 1]
    elif name == "channels_last_3d" and len(shape) == 5:
        order = [0, 2, 3, 4, 1]
    strides = [0] * len(shape)
    step = 1
    for dim in reversed(order):
        strides[dim] = step
        step *= max(shape[dim], 1)
    return tuple(strides)


class NoElements(np.ndarray):
    """Shape, strides and dtype of a wrapper; whatever would touch elements raises RuntimeError."""

    owner: str

    @classmethod
    def of(
        cls, owner: str, shape: tuple[int, ...], strides: tuple[int, ...], element: np.dtype[Any]
    ) -> NoElements:
        """For a tensor of the class named `owner`; strides are in elements."""
        step = element.itemsize
        extent = 0
        if 0 not in shape:
            extent = sum((n - 1) * by for n, by in zip(shape, strides, strict=True)) * step + step
        memory = np.empty(extent, np.uint8)  # which is never touched, and so never really taken
        out = np.ndarray.__new__(cls, shape, element, memory, 0, tuple(n * step for n in strides))
        out.owner = owner
        return out

    def __array_finalize__(self, obj: Any) -> None:
        if isinstance(obj, NoElements):
            obj._touched()

    def _touched(self, *_: Any, **__: Any) -> NoReturn:
        raise RuntimeError(
            f"{self.owner} is a wrapper without elements of its own (_make_wrapper_subclass): this would read or "
            f"write them. Let its __torch_dispatch__ handle the operator, or use the tensor that it wraps."
        )

    __array_ufunc__ = __array_function__ = _touched
    __getitem__ = __setitem__ = __iter__ = __reduce__ = __reduce_ex__ = _touched
    __copy__ = __deepcopy__ = __dlpack__ = __bool__ = __int__ = __float__ = _touched
    item = tolist = tobytes = fill = copy = astype = dump = tofile = _touched

    def __repr__(self) -> str:
        return f"<no elements: {self.dtype}{list(self.shape)} of {self.owner}>"

    __str__ = __repr__


def refuse_wrappers(operator: Any, values: Sequence[Any]) -> None:
    """RuntimeError where `operator` would run on a tensor without elements, handlers being disabled."""
    from gradsmith.autograd.nesting import tensors_in

    for tensor in tensors_in(values):
        if isinstance(tensor._data, NoElements):
            raise RuntimeError(
                f"{operator.name()} was called with __torch_dispatch__ disabled: {tensor._data.owner} is a wrapper "
                "without elements of its own"
            )
