"""Parameters, the tensors that training changes, and buffers."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ..api.creation import as_tensor
from ..api.interop import deep_copy
from ..api.printing import show_as_parameters
from ..core.bits import RECORDED, VIEW, dtype_from_bits
from ..core.classes import disabled_torch_function
from ..core.state import hidden_from_handlers, no_python_dispatch, state
from ..core.subclasses import retyped
from ..core.tensor import Tensor, TensorType

__all__ = ["Buffer", "Parameter"]


class ParameterType(TensorType):
    """Lets tensors of any class be parameters or buffers and keep their class: an attribute of theirs says so."""

    def __instancecheck__(self, instance: Any) -> bool:
        if super().__instancecheck__(instance):
            return True
        mark = self.__dict__.get("_mark")  # which classes that stand on these do not share
        return mark is not None and isinstance(instance, Tensor) and hasattr(instance, mark)


class Parameter(Tensor, metaclass=ParameterType):
    """A leaf tensor that shares the elements of `data` and by default requires grad.

    Data of another class than Tensor keeps its class, and still is an instance of Parameter.

    Raises RuntimeError when gradients are asked of a dtype that is neither floating nor complex, and when ``detach()`` of
    data of another class does not keep the class.
    """

    __slots__ = ()
    __torch_function__: Any = disabled_torch_function
    _mark = "_is_param"

    def __new__(cls, data: Any = None, requires_grad: bool = True) -> Parameter:
        """See the class."""
        tensor = functions.empty(0) if data is None else data
        if not isinstance(tensor, Tensor):
            tensor = as_tensor(tensor)
        if tensor.__class__ not in (Tensor, Parameter):
            return _of_its_class(tensor, requires_grad)  # type: ignore[return-value]
        with hidden_from_handlers():
            out = retyped(_detached(tensor) if state.dispatch_modes else tensor.detach(), cls)
        out._extra_ = None
        out._bits_ &= ~VIEW
        if requires_grad:
            if dtype_from_bits(out._bits_).category < 2:
                raise RuntimeError(
                    "Only Tensors of floating point and complex dtype can require gradients"
                )
            out._bits_ = RECORDED[out._bits_]
        assert isinstance(out, Parameter)
        return out

    def __repr__(self) -> str:
        return "Parameter containing:\n" + super().__repr__()

    def __deepcopy__(self, memo: dict[int, Any]) -> Tensor:
        return deep_copy(self, memo, gradient=False)


def _detached(data: Tensor) -> Tensor:
    """`data` without history; modes do not see it, whose business it is not."""
    with no_python_dispatch():
        return data.detach()


def _of_its_class(data: Tensor, requires_grad: bool) -> Tensor:
    """A leaf over the elements of `data` that counts as a parameter."""
    out = data.detach().requires_grad_(requires_grad)
    if out.__class__ is not data.__class__:
        raise RuntimeError(
            f"Creating a Parameter from an instance of type {type(data).__name__} requires that detach() returns an "
            f"instance of the same type, but it returned one of type {type(out).__name__}"
        )
    out.__dict__["_is_param"] = True
    return out


show_as_parameters(Parameter)


class Buffer(Tensor, metaclass=ParameterType):
    """A tensor over the elements of `data` (shared) that belongs to a model's state and is not learned.

    Its class is that of `data`: an attribute marks it as an instance of this one.
    """

    __slots__ = ()
    __torch_function__: Any = disabled_torch_function
    _mark = "_is_buffer"

    def __new__(cls, data: Any = None, *, persistent: bool = True) -> Tensor:  # type: ignore[misc]
        """See the class."""
        tensor = functions.empty(0) if data is None else data
        out: Tensor = tensor.detach().requires_grad_(tensor.requires_grad)
        out.__dict__.update(persistent=persistent, _is_buffer=True)
        return out


def is_lazy(param: Any) -> bool:
    """Whether it is an `UninitializedParameter` or an `UninitializedBuffer`.

    Without making these classes, which have handlers: all methods would ask for some from then on.
    """
    return isinstance(param, Tensor) and hasattr(type(param), "cls_to_become")


def __getattr__(name: str) -> Any:
    """Parameters without a shape, which stand on these, are found here as well."""
    if not name.startswith("__"):  # an import of names asks for ``__path__``
        from . import lazy_parameter

        if name in lazy_parameter.__all__:
            return getattr(lazy_parameter, name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
