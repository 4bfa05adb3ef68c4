"""Uninitialized parameters and buffers, whose shapes are not known yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, TypeVar

from gradsmith.generated import functions

from ..core.bits import OVERRIDES, RECORDED
from ..core.classes import class_bits
from ..core.classes import disabled_torch_function as called_anyway
from ..core.subclasses import retyped
from ..core.tensor import Tensor
from .parameter import Parameter, is_lazy

__all__ = [
    "UninitializedBuffer",
    "UninitializedParameter",
    "UninitializedTensorMixin",
    "is_lazy",
]

T = TypeVar("T", bound=Tensor)

_CONVERSIONS = frozenset(
    (
        *("half", "float", "double", "bfloat16", "char", "short", "int", "long", "type"),
        *("cuda", "cpu", "to"),
    )
)
_ALLOWED = _CONVERSIONS | {
    *("__hash__", "__get__", "__set__", "copy_", "size", "is_complex", "is_floating_point"),
    *("get_device", "detach", "requires_grad_"),
}
"""What may be done to a tensor that has no shape: mostly conversions, which it remembers."""


class UninitializedTensorMixin:
    """A tensor that cannot be used until `materialize` gives it a shape."""

    __slots__ = ()
    cls_to_become: type[Tensor]

    def materialize(self: Any, shape: Any, device: Any = None, dtype: Any = None) -> None:
        """Become a tensor of that shape, with uninitialized elements."""
        device = self.data.device if device is None else device
        dtype = self.data.dtype if dtype is None else dtype
        self.data = functions.empty(shape, device=device, dtype=dtype)
        self._bits_ = self._bits_ & ~OVERRIDES | class_bits(self.cls_to_become)
        self.__class__ = self.cls_to_become

    @property
    def shape(self) -> NoReturn:
        """Not known."""
        raise RuntimeError(
            "Can't access the shape of an uninitialized parameter or buffer. This error usually happens "
            "in `load_state_dict` when trying to load an uninitialized parameter into an initialized "
            "one. Call `forward` to initialize the parameters before accessing their attributes."
        )

    def share_memory_(self) -> NoReturn:
        """There are no elements to share."""
        raise RuntimeError(
            "Can't share memory on an uninitialized parameter or buffer. Call `forward` to initialize "
            "the parameters before calling `module.share_memory()`."
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __reduce_ex__(self: Any, protocol: Any) -> Any:
        return type(self), (self.requires_grad, self.device, self.dtype)

    def __deepcopy__(self: Any, memo: dict[int, Any]) -> Any:
        if id(self) not in memo:
            memo[id(self)] = type(self)(self.requires_grad, self.device, self.dtype)
        return memo[id(self)]

    @classmethod
    def __torch_function__(
        cls,
        func: Any,
        types: Iterable[type],
        args: Any = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        if func.__name__ in _ALLOWED:
            out = called_anyway(func, types, args, kwargs or {})
            if func.__name__ in _CONVERSIONS and isinstance(out, Tensor):
                kind: Any = cls
                return _without_elements(kind, out.requires_grad, out.device, out.dtype)
            return out
        raise ValueError(
            f"Attempted to use an uninitialized parameter in {func.__name__}. This error happens when you "
            f"are using a `LazyModule` or explicitly manipulating `torch.nn.parameter.{cls.__name__}` "
            "objects. When using LazyModules Call `forward` with a dummy batch to initialize the "
            "parameters before calling torch functions"
        )


def _without_elements(cls: type[T], requires_grad: bool, device: Any, dtype: Any) -> T:
    out: Any = retyped(functions.empty(0, device=device, dtype=dtype), cls)
    if requires_grad:
        out._bits_ = RECORDED[out._bits_]
    return out  # type: ignore[no-any-return]


class UninitializedParameter(UninitializedTensorMixin, Parameter):
    """A parameter without a shape, until `materialize` gives it one."""

    __slots__ = ()
    cls_to_become = Parameter

    def __new__(
        cls, requires_grad: bool = True, device: Any = None, dtype: Any = None
    ) -> UninitializedParameter:
        """See the class; `device` and `dtype` are those it will have."""
        return _without_elements(cls, requires_grad, device, dtype)


class UninitializedBuffer(UninitializedTensorMixin, Tensor):
    """A buffer without a shape, until `materialize` gives it one."""

    __slots__ = ()
    cls_to_become = Tensor

    def __new__(
        cls,
        requires_grad: bool = False,
        device: Any = None,
        dtype: Any = None,
        persistent: bool = True,
    ) -> UninitializedBuffer:
        """See the class; `persistent` as for `Module.register_buffer`."""
        out = _without_elements(cls, requires_grad, device, dtype)
        out.__dict__["persistent"] = persistent
        return out
