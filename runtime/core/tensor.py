"""The tensor: an array, its dispatch bits, and its place in the autograd graph.

This module defines the slots, the attributes computed from them, and the functions that create tensors.  Methods
come from packages in higher layers, which add them with `complete_tensor`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .bits import (
    BITS_OF_NUM,
    CPU_BITS,
    DTYPE_BITS,
    DTYPE_FROM_BITS,
    INFERENCE,
    KEYSET_BITS,
    STRIDED,
    UNTRACKED,
    backend_of,
    dtype_traits,
)
from .classes import disabled_torch_dispatch, disabled_torch_function
from .device import CPU, META, device, device_of_backend
from .dtypes import dtype
from .handlers import ACTIVE, ask, ask_attribute, shows_members
from .namespace import Array
from .package_name import known_by_package
from .size import SIZES, Size, size_of
from .state import state

if TYPE_CHECKING:
    from ..api.tensor_methods import HandwrittenMethods as Members
    from ..autograd.nodes.hooks import HookTable
    from ..autograd.nodes.node import Edge
    from ..autograd.views.view import ViewInfo
else:

    class Members:
        """Placeholder base class; `complete_tensor` replaces it by the class with all methods."""

        __slots__ = ()


class VersionCounter:
    """Counts in-place modifications of a storage; a tensor and all of its views share one counter."""

    # A class attribute, because most counters are shared but never incremented, and without an `__init__`
    # creating one takes half the time.
    version: int = 0


GENERATION = 1 << 48
"""Added to the version when a tensor is detached in place; `Tensor._version` shows the version modulo this."""


class ForgottenHistory(VersionCounter):
    """The counter of a tensor that was detached in place: its previous counter `below`, one generation later.

    A node that saved the tensor before sees a changed version.  Tensors that were never detached pay nothing.
    """

    def __init__(self, below: VersionCounter) -> None:
        self._below = below

    @property
    def version(self) -> int:
        """The version of the counter below plus `GENERATION`."""
        return self._below.version + GENERATION

    @version.setter
    def version(self, value: int) -> None:
        self._below.version = value - GENERATION


class Extra:
    """Rarely used state: gradient, hooks, view base.  Created when a tensor first needs any of it."""

    # Defaults are class attributes: every view creates an instance, and most attributes stay unset.
    grad: Tensor | None = None
    hooks: HookTable | None = None
    post_accumulate_grad_hooks: HookTable | None = None
    retain_grad: bool = False
    view: ViewInfo | None = None
    name: str | None = None
    grad_dtype: Any = False
    """The dtype of `grad`: None for any dtype, False for that of the tensor."""
    tangent: Tensor | None = None
    metadata: Any = None
    """Sizes and strides of a tensor without elements of its own (`gradsmith.api.metadata`)."""


class TensorType(type):
    """The metaclass of `Tensor`, which keeps allocation as cheap as that of a plain object.

    A ``__new__`` written in Python slows down every allocation, even through `object.__new__` (by about 70 ns in
    a call of 800 ns).  So `Tensor` has none: ``Tensor(...)`` is handled here, and subclasses inherit ``__new__`` from
    `_Constructor`, which follows `Tensor` in their method resolution order.
    """

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **kwargs: Any
    ) -> TensorType:
        place = next((i for i, base in enumerate(bases) if isinstance(base, TensorType)), None)
        if place is not None:
            if _has_own("__torch_dispatch__", bases, namespace):
                if not _has_own("__torch_function__", bases, namespace):
                    namespace = {**namespace, "__torch_function__": disabled_torch_function}
            mixins = _above.mixins_for(bases[: place + 1], namespace)
            bases = (*bases[:place], *mixins, *bases[place:])
            bases = tuple(base for base in bases if base is not _Constructor) + (_Constructor,)
        return super().__new__(mcs, name, bases, namespace, **kwargs)

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        if cls is Tensor:
            return _above.construct(cls, *args, **kwargs)
        return super().__call__(*args, **kwargs)


def _has_own(handler: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> bool:
    """Whether a class about to be created overrides `handler` of `Tensor`."""
    found = namespace.get(handler)
    for base in bases:
        found = found or getattr(base, handler, None)
    own = getattr(Tensor, handler)
    return getattr(found, "__func__", found) is not getattr(own, "__func__", own)


class _Above:
    """The functions passed to `complete_tensor`."""

    construct: Callable[..., Tensor]
    mixins_for: Callable[[tuple[type, ...], dict[str, Any]], tuple[type, ...]]


_above = _Above()


class _Constructor:
    """Provides the ``__new__`` that subclasses of `Tensor` call."""

    __slots__ = ()

    def __new__(cls, *data: Any, device: Any = None) -> Any:
        return _above.construct(cls, *data, device=device)


@known_by_package
@shows_members("shape", "dtype", "device", "ndim", "dim", "numel", "nelement")
class Tensor(Members, metaclass=TensorType):
    """A multi-dimensional array of a single dtype on one device, with optional gradient tracking."""

    __slots__ = ("_data_", "_bits_", "_edge_", "_counter_", "_extra_", "__dict__", "__weakref__")

    if TYPE_CHECKING:  # `typing.get_type_hints` asks for what annotations of the class mean
        _data_: Array
        """The elements; on the meta device memory that is never touched."""
        _bits_: int
        """Dtype, flags and dispatch keyset (``runtime/core/bits.py``)."""
        _edge_: Edge | None
        """The node that produced this tensor, and the number of the output.

        None for a leaf until its first recorded use, then the node that accumulates its gradient.
        """
        _counter_: VersionCounter | None
        """Created when it is first shared or incremented; None means version 0, not shared."""
        _extra_: Extra | None

    # NumPy must leave `array * tensor` to Tensor.__rmul__.
    __array_priority__ = 1000
    __hash__ = object.__hash__
    __torch_dispatch__: Any = staticmethod(disabled_torch_dispatch)

    @classmethod
    def __torch_function__(
        cls, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        """Default for subclasses: call `func` and convert its results to the subclass."""
        from .torch_function import (
            default_torch_function,
        )  # not at the top: that module imports this one

        return default_torch_function(cls, func, types, args, kwargs)

    if TYPE_CHECKING:

        def __new__(cls, *data: Any, device: Any = None) -> Tensor: ...

    # -- properties ------------------------------------------------------------------------------

    @property
    def shape(self) -> Size:
        """Number of elements along each dimension."""
        if ACTIVE and state.function_modes:
            return ask_attribute("shape", self)  # type: ignore[no-any-return]
        shape = self._data_.shape
        try:
            return SIZES[shape]
        except KeyError:
            return size_of(shape)

    @property
    def dtype(self) -> dtype:
        """Data type of the elements."""
        if ACTIVE and state.function_modes:
            return ask_attribute("dtype", self)  # type: ignore[no-any-return]
        return DTYPE_FROM_BITS[self._bits_ & DTYPE_BITS]

    @property
    def device(self) -> device:
        """Device that holds the elements."""
        if ACTIVE and state.function_modes:
            return ask_attribute("device", self)  # type: ignore[no-any-return]
        bits = self._bits_
        if bits & CPU_BITS == CPU_BITS:
            return CPU
        backend = backend_of(bits)
        return META if backend == "Meta" else _device(backend)

    @property
    def ndim(self) -> int:
        """Number of dimensions."""
        if ACTIVE and state.function_modes:
            return ask_attribute("ndim", self)  # type: ignore[no-any-return]
        return self._data_.ndim

    def dim(self) -> int:
        """Number of dimensions."""
        if ACTIVE and state.function_modes:
            return ask("dim", self)  # type: ignore[no-any-return]
        return self._data_.ndim

    def numel(self) -> int:
        """Number of elements."""
        if ACTIVE and state.function_modes:
            return ask("numel", self)  # type: ignore[no-any-return]
        return self._data_.size

    nelement = numel

    @property
    def _version(self) -> int:
        """Number of in-place modifications of the storage that this tensor shares with its views.

        RuntimeError for inference tensors, which have no version counter.
        """
        if self._bits_ & INFERENCE:
            raise RuntimeError("Inference tensors do not track version counter.")
        counter = self._counter_
        return 0 if counter is None else counter.version % GENERATION


def complete_tensor(
    members: type,
    construct: Callable[..., Tensor],
    mixins_for: Callable[[tuple[type, ...], dict[str, Any]], tuple[type, ...]],
) -> None:
    """Add to `Tensor` what higher layers provide; called once, during the import of gradsmith.

    `members` is the class with its methods.  ``construct(cls, *data, device=None)`` implements ``Tensor(...)``.
    ``mixins_for(bases, namespace)`` returns the classes to insert before the last of `bases` in a class with that namespace.
    """
    Tensor.__bases__ = (members,)
    _above.construct = construct
    _above.mixins_for = mixins_for


allocate: Callable[[], Tensor] = type.__call__.__get__(Tensor)
"""Creates a tensor with empty slots; the caller fills all of them."""
_ndarray = np.ndarray


def extra_of(tensor: Tensor) -> Extra:
    """The tensor's `Extra`, created if it has none."""
    extra = tensor._extra_
    if extra is None:
        extra = tensor._extra_ = Extra()
        edge = tensor._edge_
        if edge is not None and edge[0].accumulates:
            edge[0]._extra_ = extra  # type: ignore[attr-defined]
    return extra


def counter_of(tensor: Tensor) -> VersionCounter:
    """The tensor's version counter, created if it has none."""
    counter = tensor._counter_
    if counter is None:
        counter = tensor._counter_ = VersionCounter()
    return counter


def wrap(data: Array) -> Tensor:
    """A CPU tensor over `data`, which is not copied; it does not require grad or share a version counter."""
    try:
        traits = BITS_OF_NUM[data.dtype.num]
    except (KeyError, AttributeError):
        if data is None:  # an output that was not asked for
            return None
        given, data = data, np.asarray(data)
        try:
            traits = dtype_traits(data.dtype.num)
        except KeyError:
            what = f"{type(given).__name__} with elements of NumPy's dtype {data.dtype}"
            raise TypeError(f"{what}, which no tensor has") from None
    if data.ndim:
        bits = traits[0]
    else:
        bits = traits[1]
        if data.__class__ is not _ndarray:
            data = np.asarray(data)
    out = allocate()
    out._data_ = data
    out._bits_ = bits
    out._edge_ = None
    out._counter_ = None
    out._extra_ = None
    return out


def wrap_strided(data: Array) -> Tensor:
    """Like `wrap`, for arrays that may not be contiguous."""
    out = wrap(data)
    if out is not None and data.ndim > 1 and not data.flags.c_contiguous:
        out._bits_ |= STRIDED
    return out


def wrap_view(data: Array, base: Tensor) -> Tensor:
    """A view of `base` over `data`, on the same backend; the caller sets its history and version counter."""
    source = base._data_
    out = allocate()
    out._data_ = data
    if data.ndim and source.ndim and data.dtype is source.dtype:
        out._bits_ = base._bits_ & UNTRACKED & ~STRIDED
    else:
        num = data.dtype.num
        traits = BITS_OF_NUM.get(num) or dtype_traits(num)
        keyset = base._bits_ & KEYSET_BITS
        out._bits_ = (traits[0] if data.ndim else traits[1]) & DTYPE_BITS | keyset
    if data.ndim > 1 and not data.flags.c_contiguous:
        out._bits_ |= STRIDED
    out._edge_ = None
    out._counter_ = None
    out._extra_ = None
    return out


def wrap_bits(data: Array, bits: int) -> Tensor:
    """Like `wrap`, with bits that the caller has computed."""
    out = allocate()
    out._data_ = data
    out._bits_ = bits
    out._edge_ = None
    out._counter_ = None
    out._extra_ = None
    return out


def wrap_on(data: Array, keyset: int) -> Tensor:
    """Like `wrap`, for a backend other than the CPU, given its shifted keyset."""
    if data.__class__ is not np.ndarray:
        if data is None:  # an output that was not asked for
            return None
        data = np.asarray(data)
    traits = BITS_OF_NUM.get(data.dtype.num) or dtype_traits(data.dtype.num)
    bits = (traits[0] if data.ndim else traits[1]) & ~CPU_BITS | keyset
    return wrap_bits(data, bits if data.flags.c_contiguous else bits | STRIDED)


_DEVICES: dict[str, device] = {"cpu": CPU}


def _device(backend: str) -> device:
    name = device_of_backend(backend)
    found = _DEVICES.get(name)
    if found is None:
        found = _DEVICES[name] = device(name, 0)
    return found
