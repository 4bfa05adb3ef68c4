"""Making subclasses of `Tensor`, and tensors of them: over another's elements, or wrappers that have none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import operators

from ..autograd.nodes.variable import set_data, set_requires_grad
from ..core.bits import BACKEND_BITS, UNTRACKED, bits_for
from ..core.classes import (
    disabled_torch_dispatch,
    disabled_torch_function,
    overrides_dispatch,
)
from ..core.device import as_device, backend_of_device, get_default_device
from ..core.dtypes import dtype as dtype_type
from ..core.dtypes import get_default_dtype
from ..core.handlers import classes_ask
from ..core.layout import contiguous_strides, strided
from ..core.namespace import Array
from ..core.strided import address
from ..core.subclasses import NoElements, retyped
from ..core.tensor import Tensor, counter_of, wrap_bits
from .metadata import Metadata, give_metadata
from .storages import UntypedStorage


def mixins_for(bases: tuple[Any, ...], namespace: dict[str, Any]) -> tuple[type, ...]:
    """What stands before the last of `bases`, a class of tensors, in a class of these bases with this namespace.

    So handlers see uses of what is not an operator of theirs, and plain tensors pay nothing for that.
    """
    base = bases[-1]

    def handled(name: str, disabled: Any) -> bool:
        giver = next(each for each in bases if hasattr(each, name))
        handler = namespace[name] if name in namespace else getattr(giver, name)
        return handler is not None and handler is not disabled

    found: list[type] = []
    if handled("__torch_function__", disabled_torch_function):
        from ..overrides.members import subclass_members

        found.append(subclass_members())
        classes_ask()
    if handled("__torch_dispatch__", disabled_torch_dispatch):
        found.append(DispatchingMembers)
    return tuple(mixin for mixin in found if not issubclass(base, mixin))


def several_elements(data: Array) -> RuntimeError:
    """The error for a tensor of other than one element, whose element is asked for."""
    return RuntimeError(f"a Tensor with {data.size} elements cannot be converted to Scalar")


class DispatchingMembers:
    """Members of tensors with ``__torch_dispatch__`` that would look at elements: they call operators."""

    __slots__ = ()

    def item(self) -> Any:
        """The only element as a Python number.  RuntimeError when there is not exactly one."""
        data = self._data_  # type: ignore[attr-defined]
        if data.size != 1:
            raise several_elements(data)
        return operators._local_scalar_dense(self)

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
        data = self._data_  # type: ignore[attr-defined]
        return 0 if isinstance(data, NoElements) else address(data)

    def untyped_storage(self) -> Any:
        """The memory of the elements.  RuntimeError of a wrapper, which has none."""
        data = self._data_  # type: ignore[attr-defined]
        if isinstance(data, NoElements):
            data._touched()
        return UntypedStorage.over(data)

    @property
    def data(self) -> Any:
        """The tensor without history, by ``detach``; changes of it are counted apart."""
        out = operators.detach(self)
        out._counter_ = None
        return out

    @data.setter
    def data(self, value: Any) -> None:
        if isinstance(self._data_, NoElements):  # type: ignore[attr-defined]
            raise RuntimeError(
                f"{type(self).__name__}.data cannot be set: the tensor is a wrapper, which has no elements of its own"
            )
        set_data(self, value)  # type: ignore[arg-type]


def _check_class(cls: Any) -> None:
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

    Raises TypeError for a class that is not a tensor's and for `data` that is not a tensor, RuntimeError when
    gradients are asked of a dtype that has none.
    """
    _check_class(cls)
    if not isinstance(data, Tensor):
        raise TypeError(
            f"_make_subclass(): argument 'data' (position 2) must be Tensor, not {type(data).__name__}"
        )
    metadata = Metadata(dispatch_sizes_strides_policy, dispatch_device, dispatch_layout)
    out = wrap_bits(data._data_, data._bits_ & UNTRACKED)
    out._counter_ = counter_of(data)
    if cls is not Tensor:
        out = retyped(out, cls)
    give_metadata(out, metadata)
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
    ``__torch_dispatch__``, RuntimeError for strides that do not fit the size, ValueError for an unknown policy.

    With `dispatch_sizes_strides_policy` ``strides`` or ``sizes``, `dispatch_device` and `dispatch_layout` the class is
    asked what the tensor's are, by operators such as ``aten.sym_size.default`` and ``prim.device.default``.
    """
    _check_class(cls)
    if not overrides_dispatch(cls):
        raise TypeError(f"{cls.__name__} must define __torch_dispatch__")
    if pin_memory:
        raise NotImplementedError("_make_wrapper_subclass(): there is no pinned memory")
    shape = tuple(size)
    if any(extent < 0 for extent in shape):
        raise RuntimeError(
            f"Trying to create tensor with negative dimension {min(shape)}: {list(shape)}"
        )
    if strides is not None and len(strides) != len(shape):
        raise RuntimeError(
            f"dimensionality of sizes ({len(shape)}) must match dimensionality of strides ({len(strides)})"
        )
    d = dtype or get_default_dtype()
    where = get_default_device() if device is None else as_device(device)
    if strides is None:
        strides = contiguous_strides(shape, memory_format)
    keyset = BACKEND_BITS[backend_of_device(where.type)]
    data = NoElements.of(cls.__name__, shape, tuple(strides), d.numpy, storage_offset or 0)
    out = retyped(wrap_bits(data, bits_for(d, not shape, keyset)), cls)
    metadata = Metadata(
        dispatch_sizes_strides_policy,
        dispatch_device,
        dispatch_layout,
        None if out.device == where else where,
        None if layout is strided else layout,
    )
    give_metadata(out, metadata)
    if requires_grad:
        set_requires_grad(out, True)
    return out
