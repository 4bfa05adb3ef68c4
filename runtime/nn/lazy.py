"""Layers that infer sizes from their first input."""

from __future__ import annotations

from typing import Any

from ..autograd.grad_mode import no_grad
from ..core.errors import noted
from ..core.tensor import Tensor
from .module import Module
from .parameter import is_lazy


class LazyModuleMixin(Module):
    """A module with uninitialized parameters; `initialize_parameters` gives them their shapes at the first call.

    List it before the module's class in the bases.  After the first call, the module is a `cls_to_become`.
    """

    cls_to_become: type[Any] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._load_hook = self._register_load_state_dict_pre_hook(self._lazy_load_hook)
        self._initialize_hook = self.register_forward_pre_hook(
            self._infer_parameters, with_kwargs=True
        )

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        """Like any module; uninitialized tensors are saved as they are."""
        super()._save_to_state_dict(destination, prefix, True)
        for key, value in destination.items():
            if key.startswith(prefix) and not keep_vars and not is_lazy(value):
                destination[key] = value.detach()

    def _lazy_load_hook(self, state_dict: Any, prefix: str, *_: Any) -> None:
        """Uninitialized tensors take the shapes of the loaded ones."""
        for name, tensor in (*self._parameters.items(), *self._buffers.items()):
            given = state_dict.get(prefix + name)
            if given is not None and is_lazy(tensor) and not is_lazy(given):
                uninitialized: Any = tensor
                with no_grad():
                    uninitialized.materialize(given.shape)

    def initialize_parameters(self, *args: Any, **kwargs: Any) -> None:
        """Give the parameters the shapes that follow from the first input."""
        name = type(self).__name__
        raise NotImplementedError(f"initialize_parameters is not implemented for {name}")

    def has_uninitialized_params(self) -> bool:
        """Whether any parameter or buffer is uninitialized."""
        return any(map(is_lazy, (*self._parameters.values(), *self._buffers.values())))

    def _infer_parameters(self, module: Any, args: Any, kwargs: Any = None) -> None:
        module.initialize_parameters(*args, **(kwargs or {}))
        if module.has_uninitialized_params():
            raise RuntimeError(f"module {self._get_name()} has not been fully initialized")
        module._initialize_hook.remove()
        module._load_hook.remove()
        del module._initialize_hook, module._load_hook
        if module.cls_to_become is not None:
            module.__class__ = module.cls_to_become


class _InferredSize(LazyModuleMixin):
    """A layer that infers one of its sizes from the input."""

    _size_name: str
    """The attribute with the size, which is 0 until it is known."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        # Not above: where there are classes with handlers every method asks for some.
        from .lazy_parameter import UninitializedBuffer, UninitializedParameter

        super().__init__(*args, **kwargs)
        for name, parameter in self._parameters.items():
            if parameter is not None:
                self._parameters[name] = UninitializedParameter(
                    True, parameter.device, parameter.dtype
                )
        for name in ("running_mean", "running_var"):
            buffer = self._buffers.get(name)
            if buffer is not None:
                self._buffers[name] = UninitializedBuffer(False, buffer.device, buffer.dtype)

    def reset_parameters(self) -> None:
        """Initialize the parameters, once they have shapes."""
        if not self.has_uninitialized_params() and getattr(self, self._size_name) != 0:
            super().reset_parameters()  # type: ignore[misc]

    def _size_of(self, input: Tensor) -> int:
        return input.shape[1]

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        raise NotImplementedError

    def initialize_parameters(self, *args: Any, **kwargs: Any) -> None:
        """Give parameters and buffers the shapes that follow from the first input."""
        input = args[0] if args else kwargs["input"]
        if not self.has_uninitialized_params():
            if getattr(self, self._size_name) == 0:  # it was loaded
                setattr(self, self._size_name, self._size_of(input))
            return
        setattr(self, self._size_name, self._size_of(input))
        with no_grad():
            for name, shape in self._shapes().items():
                tensor = getattr(self, name)
                if tensor is not None:
                    tensor.materialize(shape)
            self.reset_parameters()


class _LazyLinear(_InferredSize):
    _size_name = "in_features"

    def _size_of(self, input: Tensor) -> int:
        return input.shape[-1]

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        return {"weight": (self.out_features, self.in_features), "bias": (self.out_features,)}


class _LazyConvXdMixin(_InferredSize):
    _size_name = "in_channels"

    def _size_of(self, input: Tensor) -> int:
        n = self._dims
        if input.dim() not in (n + 1, n + 2):
            raise RuntimeError(
                f"Expected {n + 1}D (unbatched) or {n + 2}D (batched) input to "
                f"{type(self).__name__}, but got input of size: {input.shape}"
            )
        channels: int = input.shape[-n - 1]
        if channels % self.groups:
            raise noted(
                ValueError("in_channels must be divisible by groups"),
                f"in_channels is {channels}, groups is {self.groups}",
            )
        return channels

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        return {"weight": self._filters(), "bias": (self.out_channels,)}


class _LazyNormBase(_InferredSize):
    _size_name = "num_features"

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        names = ("weight", "bias", "running_mean", "running_var")
        return dict.fromkeys(names, (self.num_features,))
