"""Weight normalization by hooks (Salimans and Kingma, 2016); `parametrizations.weight_norm` replaces it."""

from __future__ import annotations

from typing import Any, TypeVar

from gradsmith.generated import functions

from ...core.origin import warn_caller
from ...core.package_name import package_name
from ...core.refusing import refuses
from ...core.tensor import Tensor
from ..module import Module
from ..parameter import Parameter, is_lazy

__all__ = ["WeightNorm", "remove_weight_norm", "weight_norm"]

M = TypeVar("M", bound=Module)


def length_except(weight: Tensor, dim: int) -> Tensor:
    """The norm over all dimensions except `dim`, or over all for -1; reduced dimensions keep size 1."""
    return functions.norm_except_dim(weight, 2, dim)


class WeightNorm:
    """The hook that computes a module's weight before each call."""

    def __init__(self, name: str, dim: int | None) -> None:
        self.name = name
        self.dim = -1 if dim is None else dim

    def compute_weight(self, module: Module) -> Tensor:
        """The weight, from the module's direction and norm."""
        direction, length = (getattr(module, f"{self.name}_{part}") for part in "vg")
        return functions._weight_norm(direction, length, self.dim)

    @staticmethod
    def apply(module: Module, name: str, dim: int | None) -> WeightNorm:
        """Replace the parameter `name` by its direction and norm, and install the hook."""
        warn_caller(
            f"`{package_name.shown}.nn.utils.weight_norm` is deprecated in favor of "
            f"`{package_name.shown}.nn.utils.parametrizations.weight_norm`.",
            FutureWarning,
        )
        for hook in module._forward_pre_hooks.values():
            if isinstance(hook, WeightNorm) and hook.name == name:
                raise RuntimeError(
                    f"Cannot register two weight_norm hooks on the same parameter {name}"
                )
        weight = getattr(module, name)
        if is_lazy(weight):
            raise ValueError(
                "The module passed to `WeightNorm` can't have uninitialized parameters. Make sure to run "
                "the dummy forward before applying weight normalization"
            )
        hook = WeightNorm(name, dim)
        del module._parameters[name]
        module.register_parameter(f"{name}_g", Parameter(length_except(weight, hook.dim).data))
        module.register_parameter(f"{name}_v", Parameter(weight.data))
        setattr(module, name, hook.compute_weight(module))
        module.register_forward_pre_hook(hook)
        return hook

    def remove(self, module: Module) -> None:
        """Replace direction and norm by one parameter again."""
        weight = self.compute_weight(module)
        for name in (self.name, f"{self.name}_g", f"{self.name}_v"):
            delattr(module, name)
        setattr(module, self.name, Parameter(weight.data))

    def __call__(self, module: Module, inputs: Any) -> None:
        setattr(module, self.name, self.compute_weight(module))


@refuses
def weight_norm(module: M, name: str = "weight", dim: int | None = 0) -> M:
    """Replace the parameter `name` by its direction ``name_v`` and its norm ``name_g``, one norm per index along `dim`."""
    WeightNorm.apply(module, name, dim)
    return module


@refuses
def remove_weight_norm(module: M, name: str = "weight") -> M:
    """Undo `weight_norm`; ValueError if the parameter has none."""
    for number, hook in module._forward_pre_hooks.items():
        if isinstance(hook, WeightNorm) and hook.name == name:
            hook.remove(module)
            del module._forward_pre_hooks[number]
            return module
    raise ValueError(f"weight_norm of '{name}' not found in {module}")
