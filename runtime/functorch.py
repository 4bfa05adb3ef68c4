"""PyTorch's package ``functorch``: `gradsmith.func` by its former names, and modules as functions of their parameters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import wraps
from typing import Any, ParamSpec, Self, TypeVar

from gradsmith.generated import functions

from . import func
from .core.deferred import listing
from .core.origin import warn_caller
from .core.tensor import Tensor
from .nn.module import Module

__all__ = [
    "FunctionalModule",
    "FunctionalModuleWithBuffers",
    "combine_state_for_ensemble",
    "functionalize",
    "grad",
    "grad_and_value",
    "hessian",
    "jacfwd",
    "jacrev",
    "jvp",
    "make_functional",
    "make_functional_with_buffers",
    "vjp",
    "vmap",
]

_P = ParamSpec("_P")
_R = TypeVar("_R")


def _former(name: str, instead: str) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """Let calls of a function warn that it has another name now."""

    def warning(function: Callable[_P, _R]) -> Callable[_P, _R]:
        @wraps(function)
        def call(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            warn_caller(
                "We've integrated functorch into PyTorch. As the final step of the integration, "
                f"`functorch.{name}` is deprecated as of PyTorch 2.0 and will be deleted in a future version of "
                f"PyTorch >= 2.3. Please use `gradsmith.{instead}` instead; see the PyTorch 2.0 release notes and/or the "
                "`torch.func` migration guide for more details "
                "https://pytorch.org/docs/main/func.migrating.html",
                FutureWarning,
            )
            return function(*args, **kwargs)

        return call

    return warning


functionalize = _former("functionalize", "func.functionalize")(func.functionalize)
grad = _former("grad", "func.grad")(func.grad)
grad_and_value = _former("grad_and_value", "func.grad_and_value")(func.grad_and_value)
hessian = _former("hessian", "func.hessian")(func.hessian)
jacfwd = _former("jacfwd", "func.jacfwd")(func.jacfwd)
jacrev = _former("jacrev", "func.jacrev")(func.jacrev)
jvp = _former("jvp", "func.jvp")(func.jvp)
vjp = _former("vjp", "func.vjp")(func.vjp)
vmap = _former("vmap", "vmap")(func.vmap)


def _names_of(model: Module, kind: str) -> dict[str, list[str]]:
    """The names of each parameter or buffer, by the first of them."""
    first: dict[int, str] = {}
    names: dict[str, list[str]] = {}
    for name, value in getattr(model, f"named_{kind}")(remove_duplicate=False):
        names.setdefault(first.setdefault(id(value), name), []).append(name)
    return names


class FunctionalModuleWithBuffers(Module):
    """A module as a function of its parameters, its buffers and its arguments."""

    def __init__(
        self,
        stateless_model: Module,
        param_names: Sequence[str],
        buffer_names: Sequence[str],
        param_names_map: dict[str, list[str]],
        buffer_names_map: dict[str, list[str]],
    ) -> None:
        super().__init__()
        self.stateless_model = stateless_model
        self.param_names, self.buffer_names = tuple(param_names), tuple(buffer_names)
        self.all_names_map = param_names_map | buffer_names_map

    @classmethod
    def _create_from(
        cls, model: Module, disable_autograd_tracking: bool = False
    ) -> tuple[Self, tuple[Tensor, ...], tuple[Tensor, ...]]:
        own = deepcopy(model)
        params, buffers = _names_of(own, "parameters"), _names_of(own, "buffers")
        made = cls(deepcopy(model).to("meta"), tuple(params), tuple(buffers), params, buffers)
        values = tuple(own.parameters())
        if disable_autograd_tracking:
            for value in values:
                value.requires_grad_(False)
        return made, values, tuple(own.buffers())

    def forward(
        self, params: Sequence[Tensor], buffers: Sequence[Tensor], *args: Any, **kwargs: Any
    ) -> Any:
        """What the module computes with these parameters and buffers."""
        given = zip((*self.param_names, *self.buffer_names), (*params, *buffers), strict=True)
        values = {name: value for first, value in given for name in self.all_names_map[first]}
        return func.functional_call(self.stateless_model, values, args, kwargs)


class FunctionalModule(FunctionalModuleWithBuffers):
    """A module without buffers as a function of its parameters and its arguments."""

    @property
    def names_map(self) -> dict[str, list[str]]:
        """The names of each parameter, by the first of them."""
        return self.all_names_map

    def forward(self, params: Sequence[Tensor], *args: Any, **kwargs: Any) -> Any:
        """What the module computes with these parameters."""
        return super().forward(params, (), *args, **kwargs)


@_former("make_functional", "func.functional_call")
def make_functional(
    model: Module, disable_autograd_tracking: bool = False
) -> tuple[FunctionalModule, tuple[Tensor, ...]]:
    """The module as a function, and its parameters.  RuntimeError if it has buffers."""
    if list(model.buffers()):
        raise RuntimeError(
            "make_functional(model): `model` has buffers. Please use make_functional_with_buffers(model) instead."
        )
    return FunctionalModule._create_from(model, disable_autograd_tracking)[:2]


@_former("make_functional_with_buffers", "func.functional_call")
def make_functional_with_buffers(
    model: Module, disable_autograd_tracking: bool = False
) -> tuple[FunctionalModuleWithBuffers, tuple[Tensor, ...], tuple[Tensor, ...]]:
    """The module as a function, its parameters and its buffers."""
    return FunctionalModuleWithBuffers._create_from(model, disable_autograd_tracking)


@_former("combine_state_for_ensemble", "func.stack_module_state")
def combine_state_for_ensemble(
    models: Sequence[Module],
) -> tuple[FunctionalModuleWithBuffers, tuple[Tensor, ...], tuple[Tensor, ...]]:
    """Modules of one class as a function, for `vmap`, with their parameters and buffers in stacks.

    RuntimeError for none, for several classes, and for some in training mode.
    """
    name = "combine_state_for_ensemble"
    if not models:
        raise RuntimeError(f"{name}: Expected at least one model, got 0.")
    if any(model.training is not models[0].training for model in models):
        raise RuntimeError(f"{name}: Expected all models to have the same training/eval mode.")
    if any(type(model) is not type(models[0]) for model in models):
        raise RuntimeError(f"{name}: Expected all models to be of the same class.")
    parts = [FunctionalModuleWithBuffers._create_from(model) for model in models]
    params, buffers = (
        tuple(functions.stack(same).detach() for same in zip(*own, strict=True))
        for own in ([part[1] for part in parts], [part[2] for part in parts])
    )
    return parts[0][0], params, buffers


__dir__ = listing(globals())
