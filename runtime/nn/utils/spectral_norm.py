"""Spectral normalization by hooks (Miyato et al., 2018); `parametrizations.spectral_norm` replaces it."""

from __future__ import annotations

from typing import Any, TypeVar

from gradsmith.generated import functions

from ...autograd.grad_mode import no_grad
from ...core.refusing import refuses
from ...core.tensor import Tensor
from .. import functional as F
from ..module import Module
from ..parameter import Parameter, is_lazy

__all__ = ["SpectralNorm", "remove_spectral_norm", "spectral_norm"]

M = TypeVar("M", bound=Module)


def as_matrix(weight: Tensor, dim: int) -> Tensor:
    """`weight` as a matrix whose rows are indexed by `dim`."""
    return weight.movedim(dim, 0).flatten(1) if dim else weight.flatten(1)


def unit(vector: Tensor, eps: float) -> Tensor:
    """`vector` scaled to norm 1."""
    return F.normalize(vector, dim=0, eps=eps)


def output_dim(module: Module) -> int:
    """The dimension of the weight that indexes output features."""
    return 1 if getattr(module, "transposed", False) else 0


def check_iterations(n_power_iterations: int) -> None:
    """ValueError unless the number of iterations is positive."""
    if n_power_iterations <= 0:
        raise ValueError(
            "Expected n_power_iterations to be positive, but got "
            f"n_power_iterations={n_power_iterations}"
        )


class SpectralNorm:
    """The hook that computes a module's weight before each call, by a power iteration in training."""

    _version = 1

    def __init__(
        self, name: str = "weight", n_power_iterations: int = 1, dim: int = 0, eps: float = 1e-12
    ) -> None:
        check_iterations(n_power_iterations)
        self.name, self.dim, self.eps = name, dim, eps
        self.n_power_iterations = n_power_iterations

    def compute_weight(self, module: Module, do_power_iteration: bool) -> Tensor:
        """The weight divided by the current estimate of its largest singular value."""
        weight, u, v = (getattr(module, self.name + part) for part in ("_orig", "_u", "_v"))
        matrix = as_matrix(weight, self.dim)
        if do_power_iteration:
            with no_grad():
                for _ in range(self.n_power_iterations):
                    v.copy_(unit(functions.mv(matrix.t(), u), self.eps))
                    u.copy_(unit(functions.mv(matrix, v), self.eps))
                # The next call changes the buffers, which this one's graph must not see.
                u, v = u.clone(), v.clone()
        out: Tensor = weight / functions.dot(u, functions.mv(matrix, v))
        return out

    @staticmethod
    def apply(
        module: Module, name: str, n_power_iterations: int, dim: int, eps: float
    ) -> SpectralNorm:
        """Replace the parameter `name` by what the hook needs, and install the hook."""
        for hook in module._forward_pre_hooks.values():
            if isinstance(hook, SpectralNorm) and hook.name == name:
                raise RuntimeError(
                    f"Cannot register two spectral_norm hooks on the same parameter {name}"
                )
        weight = module._parameters[name]
        if weight is None:
            raise ValueError(f"`SpectralNorm` cannot be applied as parameter `{name}` is None")
        if is_lazy(weight):
            raise ValueError(
                "The module passed to `SpectralNorm` can't have uninitialized parameters. Make sure to run "
                "the dummy forward before applying spectral normalization"
            )
        hook = SpectralNorm(name, n_power_iterations, dim, eps)
        with no_grad():
            rows, columns = as_matrix(weight, dim).shape
            u = unit(weight.new_empty(rows).normal_(0, 1), eps)
            v = unit(weight.new_empty(columns).normal_(0, 1), eps)
        delattr(module, name)
        module.register_parameter(f"{name}_orig", weight)
        setattr(module, name, weight.data)
        module.register_buffer(f"{name}_u", u)
        module.register_buffer(f"{name}_v", v)
        module.register_forward_pre_hook(hook)
        module._register_state_dict_hook(_SaysVersion(hook))
        return hook

    def remove(self, module: Module) -> None:
        """Replace the computed weight by a parameter again."""
        with no_grad():
            weight = self.compute_weight(module, do_power_iteration=False)
        for part in ("", "_u", "_v", "_orig"):
            delattr(module, self.name + part)
        module.register_parameter(self.name, Parameter(weight.detach()))

    def __call__(self, module: Module, inputs: Any) -> None:
        setattr(module, self.name, self.compute_weight(module, module.training))


class _SaysVersion:
    """Saves the version in the metadata of the state dict."""

    def __init__(self, hook: SpectralNorm) -> None:
        self.hook = hook

    def __call__(self, module: Any, state_dict: Any, prefix: str, metadata: Any) -> None:
        versions = metadata.setdefault("spectral_norm", {})
        versions[f"{self.hook.name}.version"] = self.hook._version


@refuses
def spectral_norm(
    module: M,
    name: str = "weight",
    n_power_iterations: int = 1,
    eps: float = 1e-12,
    dim: int | None = None,
) -> M:
    """Divide the parameter `name`, as a matrix with rows along `dim`, by its largest singular value."""
    rows = output_dim(module) if dim is None else dim
    SpectralNorm.apply(module, name, n_power_iterations, rows, eps)
    return module


@refuses
def remove_spectral_norm(module: M, name: str = "weight") -> M:
    """Undo `spectral_norm`; ValueError if the parameter has none."""
    for number, hook in module._forward_pre_hooks.items():
        if isinstance(hook, SpectralNorm) and hook.name == name:
            hook.remove(module)
            del module._forward_pre_hooks[number]
            break
    else:
        raise ValueError(f"spectral_norm of '{name}' not found in {module}")
    for number, hook in module._state_dict_hooks.items():
        if isinstance(hook, _SaysVersion) and hook.hook.name == name:
            del module._state_dict_hooks[number]
            break
    return module
