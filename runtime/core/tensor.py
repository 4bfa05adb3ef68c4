"""The tensor: an array, its traits, and where its gradient goes.

Here are its slots, the attributes that follow from them, and the ways to make one.  Everything else that programs find
on a tensor stands on what stands on this: `complete_tensor` is where packages above hand it down.
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
from .size import SIZES, Size, size_of
from .spoken import known_by_package
from .state import state

if TYPE_CHECKING:
    from ..api.tensor_methods import HandwrittenMethods as Members
    from ..autograd.nodes.hooks import HookTable
    from ..autograd.nodes.node import Edge
    from ..autograd.views.view import ViewInfo
else:

    class Members:
        """In the place of the methods of `Tensor` until `complete_tensor` puts them there."""

        __slots__ = ()


__all__ = [
    "GENERATION",
    "Extra",
    "ForgottenHistory",
    "Tensor",
    "VersionCounter",
    "allocate",
    "complete_tensor",
    "wrap",
    "wrap_bits",
    "wrap_strided",
    "wrap_view",
]


class VersionCounter:
    """Counts in-place changes of a storage; a tensor and all its views share one."""

    # In the class: most counters are made to be shared and never count, and without an `__init__` making one
    # takes half the time.
    version: int = 0


GENERATION = 1 << 48
"""What versions go up by where a history was forgotten; `Tensor._version` shows what is left of them."""


class ForgottenHistory(VersionCounter):
    """The counter of a tensor that was detached in place, another generation of the `below` that it had.

    Whoever saved the tensor before finds another version than he saved, at no cost to those who did not.
    """

    def __init__(self, below: VersionCounter) -> None:
        self._below = below

    @property
    def version(self) -> int:
        """That of the counter below, a generation later."""
        return self._below.version + GENERATION

    @version.setter
    def version(self, value: int) -> None:
        self._below.version = value - GENERATION


class Extra:
    """What few tensors have: a gradient, hooks, a base.  Made at the first need of any of it."""

    # Defaults live in the class: every view makes one of these, and most attributes stay unset.
    grad: Tensor | None = None
    hooks: HookTable | None = None
    post_accumulate_grad_hooks: HookTable | None = None
    retain_grad: bool = False
    view: ViewInfo | None = None
    name: str | None = None
    grad_dtype: Any = False
    """The dtype of `grad`, None for any; False for the tensor's own."""
    tangent: Tensor | None = None
    metadata: Any = None
    """What it says of itself in its elements' stead, or asks its class (`gradsmith.api.metadata`)."""


class TensorType(type):
    """The class of `Tensor`: keeps making a tensor as cheap as making any object.

    A ``__new__`` written in Python slows every allocation down, `object.__new__` included (by about 70 ns on
    a call of 800).  So `Tensor` has none: calling the class comes here, and its subclasses get one from
    `_Constructor`, which stands behind `Tensor` in their order of resolution.
    """

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **kwargs: Any
    ) -> TensorType:
        place = next((i for i, base in enumerate(bases) if isinstance(base, TensorType)), None)
        if place is not None:
            if _has_own("__torch_dispatch__", bases, namespace):
                if not _has_own("__torch_function__", bases, namespace):
                    namespace = {**namespace, "__torch_function__": disabled_torch_function}
            mixins = _above.mixins_for(bases[place], namespace)
            bases = (*bases[:place], *mixins, *bases[place:])
            bases = tuple(base for base in bases if base is not _Constructor) + (_Constructor,)
        return super().__new__(mcs, name, bases, namespace, **kwargs)

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        if cls is Tensor:
            return _above.construct(cls, *args, **kwargs)
        return super().__call__(*args, **kwargs)


def _has_own(handler: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> bool:
    """Whether a class to come has another `handler` than `Tensor` itself."""
    found = namespace.get(handler)
    for base in bases:
        found = found or getattr(base, handler, None)
    own = getattr(Tensor, handler)
    return getattr(found, "__func__", found) is not getattr(own, "__func__", own)


class _Above:
    """What `complete_tensor` was given."""

    construct: Callable[..., Tensor]
    mixins_for: Callable[[type, dict[str, Any]], tuple[type, ...]]


_above = _Above()


class _Constructor:
    """Gives subclasses of `Tensor` the ``__new__`` that they expect to call."""

    __slots__ = ()

    def __new__(cls, *data: Any, device: Any = None) -> Any:
        return _above.construct(cls, *data, device=device)


@known_by_package
@shows_members("shape", "dtype", "device", "ndim", "dim", "numel", "nelement")
class Tensor(Members, metaclass=TensorType):
    """A multi-dimensional array of one dtype on one device, differentiable where it is asked to be."""

    __slots__ = ("_data_", "_bits_", "_edge_", "_counter_", "_extra_", "__dict__", "__weakref__")

    if TYPE_CHECKING:  # `typing.get_type_hints` asks for what annotations of the class mean
        _data_: Array
        """The elements; on the meta device memory that is never touched."""
        _bits_: int
        """Traits and keyset (``runtime/core/bits.py``)."""
        _edge_: Edge | None
        """The node that made this tensor and which output it is.

        Leaves have None, or from their first recorded use on the node that accumulates their gradient.
        """
        _counter_: VersionCounter | None
        """Made when somebody first needs to share or bump it; None means version 0, not shared."""
        _extra_: Extra | None

    # NumPy must leave `array * tensor` to Tensor.__rmul__.
    __array_priority__ = 1000
    __hash__ = object.__hash__
    __torch_dispatch__: Any = staticmethod(disabled_torch_dispatch)

    @classmethod
    def __torch_function__(
        cls, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        """For subclasses that have none of their own: call `func`, make its results theirs."""
        from .torch_function import default_torch_function  # not at the top: it asks for this class

        return default_torch_function(cls, func, types, args, kwargs)

    if TYPE_CHECKING:

        def __new__(cls, *data: Any, device: Any = None) -> Tensor: ...

    # -- what it is ------------------------------------------------------------------------------

    @property
    def shape(self) -> Size:
        """Number of elements along each dimension."""
        if ACTIVE and state.function_modes:
            return ask_attribute("shape", self)  # type: ignore[no-any-return]
        shape = self._data_.shape
        known = SIZES.get(shape)
        return size_of(shape) if known is None else known

    @property
    def dtype(self) -> dtype:
        """Type of the elements."""
        if ACTIVE and state.function_modes:
            return ask_attribute("dtype", self)  # type: ignore[no-any-return]
        return DTYPE_FROM_BITS[self._bits_ & DTYPE_BITS]

    @property
    def device(self) -> device:
        """Where the elements live."""
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
        """Number of in-place changes of the storage that this tensor and its views share.

        RuntimeError for inference tensors, which count none.
        """
        if self._bits_ & INFERENCE:
            raise RuntimeError("Inference tensors do not track version counter.")
        counter = self._counter_
        return 0 if counter is None else counter.version % GENERATION


def complete_tensor(
    members: type,
    construct: Callable[..., Tensor],
    mixins_for: Callable[[type, dict[str, Any]], tuple[type, ...]],
) -> None:
    """Hand down what `Tensor` has from the packages above; done once, while gradsmith is imported.

    `members` is the class of its methods; ``construct(cls, *data, device=None)`` answers ``Tensor(...)``;
    ``mixins_for(base, namespace)`` says what stands before `base` in a subclass of it with that namespace.
    """
    Tensor.__bases__ = (members,)
    _above.construct = construct
    _above.mixins_for = mixins_for


allocate: Callable[[], Tensor] = type.__call__.__get__(Tensor)
"""Makes a tensor without contents: whoever calls it fills all slots."""
ndarray = np.ndarray


def extra_of(tensor: Tensor) -> Extra:
    """The tensor's `Extra`, made now if it has none."""
    extra = tensor._extra_
    if extra is None:
        extra = tensor._extra_ = Extra()
        edge = tensor._edge_
        if edge is not None and edge[0].accumulates:
            edge[0]._extra_ = extra  # type: ignore[attr-defined]
    return extra


def counter_of(tensor: Tensor) -> VersionCounter:
    """The tensor's version counter, made now if it has none."""
    counter = tensor._counter_
    if counter is None:
        counter = tensor._counter_ = VersionCounter()
    return counter


def wrap(data: Array) -> Tensor:
    """A CPU tensor over `data` (not copied) that requires no grad and shares no version counter."""
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
        if data.__class__ is not ndarray:
            data = np.asarray(data)
    out = allocate()
    out._data_ = data
    out._bits_ = bits
    out._edge_ = None
    out._counter_ = None
    out._extra_ = None
    return out


def wrap_strided(data: Array) -> Tensor:
    """As `wrap`, for elements that may lie in another order than that of the dimensions."""
    out = wrap(data)
    if out is not None and data.ndim > 1 and not data.flags.c_contiguous:
        out._bits_ |= STRIDED
    return out


def wrap_view(data: Array, base: Tensor) -> Tensor:
    """A tensor over `data`, elements of `base`'s, on `base`'s backend; history and counter are the caller's."""
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
    """As `wrap`, for a tensor whose bits the caller knows."""
    out = allocate()
    out._data_ = data
    out._bits_ = bits
    out._edge_ = None
    out._counter_ = None
    out._extra_ = None
    return out


def wrap_on(data: Array, keyset: int) -> Tensor:
    """As `wrap`, for the (shifted) keyset of another backend than CPU."""
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
