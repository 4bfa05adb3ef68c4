"""The base of all optimizers: parameter groups, state, and hooks around a step."""

from __future__ import annotations

import math
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from functools import wraps
from itertools import chain
from typing import Any, TypeAlias

from gradsmith.generated import functions

from ..autograd.grad_mode import enable_grad, no_grad
from ..autograd.nodes.hooks import RemovableHandle
from ..core.collected import take_home
from ..core.dtypes import dtype, float32, float64, get_default_dtype
from ..core.errors import noted
from ..core.origin import warn_caller
from ..core.refusing import RefusesInConstructor
from ..core.tensor import Tensor
from ..core.tracebacks import trim

__all__ = [
    "Optimizer",
    "Parameters",
    "ParamsT",
    "register_optimizer_step_post_hook",
    "register_optimizer_step_pre_hook",
    "required",
]

Parameters: TypeAlias = Iterable[Tensor] | Iterable[dict[str, Any]] | Iterable[tuple[str, Tensor]]
"""What optimizers are given: tensors, groups of them with options of their own, or tensors with names."""
ParamsT: TypeAlias = Parameters
"""The same, by the name that annotations of programs use."""

Hooks: TypeAlias = "OrderedDict[int, Callable[..., Any]]"

_STEP_PRE_HOOKS: Hooks = OrderedDict()
_STEP_POST_HOOKS: Hooks = OrderedDict()


class _Required:
    """The default of an option that every group must set itself."""

    def __repr__(self) -> str:
        return "<required parameter>"


required = _Required()


def register_optimizer_step_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call ``hook(optimizer, args, kwargs)`` before each step of every optimizer."""
    return RemovableHandle.adding(_STEP_PRE_HOOKS, hook)


def register_optimizer_step_post_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call ``hook(optimizer, args, kwargs)`` after each step of every optimizer."""
    return RemovableHandle.adding(_STEP_POST_HOOKS, hook)


def _with_hooks(step: Callable[..., Any]) -> Callable[..., Any]:
    """`step`, between the hooks of the optimizer and the global ones."""

    @wraps(step)
    def called(*args: Any, **kwargs: Any) -> Any:
        try:
            self = args[0]  # which hooks are given among the arguments
            if "_optimizer_step_pre_hooks" not in self.__dict__ or not (
                _STEP_PRE_HOOKS
                or _STEP_POST_HOOKS
                or self._optimizer_step_pre_hooks
                or self._optimizer_step_post_hooks
            ):  # one around another optimizer, which was not initialized, has no hooks
                return step(*args, **kwargs)
            for hook in [*_STEP_PRE_HOOKS.values(), *self._optimizer_step_pre_hooks.values()]:
                changed = hook(self, args, kwargs)
                if changed is not None:
                    if not isinstance(changed, tuple) or len(changed) != 2:
                        raise RuntimeError(
                            f"{hook} must return None or a tuple of (new_args, new_kwargs), but got {changed}."
                        )
                    args, kwargs = changed
            out = step(*args, **kwargs)
            for hook in [*self._optimizer_step_post_hooks.values(), *_STEP_POST_HOOKS.values()]:
                hook(self, args, kwargs)
            return out
        except Exception as error:
            trim(error)
            raise

    called.hooked = True  # type: ignore[attr-defined]
    return called


class Optimizer(RefusesInConstructor):
    """The base of optimizers; subclasses define `step`.

    `params` are tensors, pairs of name and tensor, or dicts with a key ``params`` and options for these; `defaults` are
    the options of groups that do not say them.  Raises TypeError for anything but a tensor, ValueError for an empty list, for
    tensors that are not leaves and for ones in two groups.
    """

    _optimizer_step_pre_hooks: Hooks
    _optimizer_step_post_hooks: Hooks

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        take_home(cls)
        if "step" in vars(cls) and not hasattr(cls.step, "hooked"):
            cls.step = _with_hooks(cls.step)  # type: ignore[method-assign]

    def __init__(self, params: Parameters, defaults: dict[str, Any]) -> None:
        self.defaults = defaults
        self._make_hooks()
        if isinstance(params, Tensor):
            raise TypeError(
                "params argument given to the optimizer should be an iterable of Tensors or dicts, but got "
                f"{_type_name(params)}"
            )
        self.state: defaultdict[Tensor, Any] = defaultdict(dict)
        self.param_groups: list[dict[str, Any]] = []
        groups: list[Any] = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for group in groups:
            self.add_param_group(group)

    def _make_hooks(self) -> None:
        self._optimizer_step_pre_hooks = OrderedDict()
        self._optimizer_step_post_hooks = OrderedDict()
        self._optimizer_state_dict_pre_hooks: Hooks = OrderedDict()
        self._optimizer_state_dict_post_hooks: Hooks = OrderedDict()
        self._optimizer_load_state_dict_pre_hooks: Hooks = OrderedDict()
        self._optimizer_load_state_dict_post_hooks: Hooks = OrderedDict()

    def _patch_step_function(self) -> None:
        """Nothing: hooks are around each `step` since its class was made."""

    def _cuda_graph_capture_health_check(self) -> None:
        """Nothing: no graph of CUDA's is captured."""

    def __getstate__(self) -> dict[str, Any]:
        return {
            "defaults": self.defaults,
            "state": self.state,
            "param_groups": self.param_groups,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_optimizer_step_pre_hooks" not in self.__dict__:
            self._make_hooks()

    def __repr__(self) -> str:
        lines = [f"{type(self).__name__} ("]
        for number, group in enumerate(self.param_groups):
            lines += ["", f"Parameter Group {number}"] if number else [f"Parameter Group {number}"]
            lines += [f"    {key}: {group[key]}" for key in sorted(group) if key != "params"]
        return "\n".join([*lines, ")"])

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Update the parameters once; return what `closure`, which recomputes the loss, returns."""
        raise NotImplementedError

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Set the gradients to None or, if not `set_to_none`, to zero."""
        for group in self.param_groups:
            for param in group["params"]:
                if param.grad is None:
                    continue
                if set_to_none:
                    param.grad = None
                else:
                    grad = param.grad
                    if grad.grad_fn is not None:
                        grad.detach_()
                    else:
                        grad.requires_grad_(False)
                    grad.zero_()

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group of parameters, with the options that ``param_group`` has besides ``params``."""
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group)}")
        params = param_group["params"]
        if isinstance(params, Tensor):
            params = [params]
        elif isinstance(params, set):
            raise TypeError(
                "optimizer parameters need to be organized in ordered collections, but the ordering of "
                "tensors in sets will change between runs. Please use a list instead."
            )
        params, names = _apart(list(params))
        for position, param in enumerate(params):
            if not isinstance(param, Tensor):
                raise TypeError(
                    f"optimizer can only optimize Tensors, but one of the params is {_type_name(param)}"
                )
            if not (self.defaults.get("differentiable") or param.is_leaf or param.retains_grad):
                raise noted(
                    ValueError("can't optimize a non-leaf Tensor"),
                    f"parameter {position} of shape {list(param.shape)} is the result of an operator",
                )
        group = {**param_group, "params": params}
        if names is not None:
            group["param_names"] = names
        if any(("param_names" in other) != (names is not None) for other in self.param_groups):
            raise ValueError(
                "all optimizer param groups should be with/without names. cannot add param group with names "
                "to the optimizer"
                if names is not None
                else "all optimizer param groups should be with/without names. cannot add param group without "
                "names to the optimizer"
            )
        for name, default in self.defaults.items():
            if default is required and name not in group:
                raise ValueError(
                    f"parameter group didn't specify a value of required optimization parameter {name}"
                )
            group.setdefault(name, default)
        if len({id(p) for p in params}) != len(params):
            warn_caller(
                "optimizer contains a parameter group with duplicate parameters; in future, this will be an error"
            )
        others = {id(p) for other in self.param_groups for p in other["params"]}
        if any(id(p) in others for p in params):
            raise noted(
                ValueError("some parameters appear in more than one parameter group"),
                f"of the {len(params)} parameters of the group {sum(id(p) in others for p in params)} are in another",
            )
        self.param_groups.append(group)

    def state_dict(self) -> dict[str, Any]:
        """State and options, with indices in place of parameters, as `load_state_dict` takes them."""
        for hook in self._optimizer_state_dict_pre_hooks.values():
            hook(self)
        numbers: dict[int, int] = {}
        for group in self.param_groups:
            for param in group["params"]:
                numbers.setdefault(id(param), len(numbers))
        state = {numbers[id(k)] if isinstance(k, Tensor) else k: v for k, v in self.state.items()}
        groups = [
            {
                **{key: value for key, value in group.items() if key != "params"},
                "params": [numbers[id(p)] for p in group["params"]],
            }
            for group in self.param_groups
        ]
        found: dict[str, Any] = {"state": state, "param_groups": groups}
        for hook in self._optimizer_state_dict_post_hooks.values():
            changed = hook(self, found)
            found = found if changed is None else changed
        return found

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Load the `state_dict` of an optimizer with as many parameters, gradsmith's or PyTorch's.

        Tensors are copied to the parameters' dtype and device, but for the counts of steps.  Raises ValueError where
        groups differ in number or size; nothing is taken over then.
        """
        state_dict = dict(state_dict)
        for hook in self._optimizer_load_state_dict_pre_hooks.values():
            changed = hook(self, state_dict)
            state_dict = state_dict if changed is None else changed
        groups = self.param_groups
        saved = deepcopy(state_dict["param_groups"])
        if len(groups) != len(saved):
            raise noted(
                ValueError("loaded state dict has a different number of parameter groups"),
                f"it has {len(saved)}, the optimizer {len(groups)}",
            )
        if any(len(a["params"]) != len(b["params"]) for a, b in zip(groups, saved, strict=True)):
            raise ValueError(
                "loaded state dict contains a parameter group that doesn't match the size of optimizer's group"
            )
        of_number = dict(
            zip(
                chain.from_iterable(group["params"] for group in saved),
                chain.from_iterable(group["params"] for group in groups),
                strict=True,
            )
        )
        state: defaultdict[Any, Any] = defaultdict(dict)
        for number, value in state_dict["state"].items():
            param = of_number.get(number)
            state[number if param is None else param] = (
                value if param is None else _cast(param, value)
            )
        for group, new in zip(groups, saved, strict=True):
            new["params"] = group["params"]
            if "param_names" in group and "param_names" not in new:
                new["param_names"] = group["param_names"]
        self.__setstate__({"state": state, "param_groups": saved})
        for hook in self._optimizer_load_state_dict_post_hooks.values():
            hook(self)

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call ``hook(optimizer, args, kwargs)`` before each step; it may return other arguments."""
        return RemovableHandle.adding(self._optimizer_step_pre_hooks, hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call ``hook(optimizer, args, kwargs)`` after each step."""
        return RemovableHandle.adding(self._optimizer_step_post_hooks, hook)

    def register_state_dict_pre_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Call ``hook(optimizer)`` before `state_dict`."""
        return RemovableHandle.adding(self._optimizer_state_dict_pre_hooks, hook, prepend)

    def register_state_dict_post_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Call ``hook(optimizer, state_dict)`` after `state_dict`; it may return another state dict."""
        return RemovableHandle.adding(self._optimizer_state_dict_post_hooks, hook, prepend)

    def register_load_state_dict_pre_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Call ``hook(optimizer, state_dict)`` before loading; it may return another state dict."""
        return RemovableHandle.adding(self._optimizer_load_state_dict_pre_hooks, hook, prepend)

    def register_load_state_dict_post_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Call ``hook(optimizer)`` after `load_state_dict`."""
        return RemovableHandle.adding(self._optimizer_load_state_dict_post_hooks, hook, prepend)


Optimizer.step = _with_hooks(Optimizer.step)  # type: ignore[method-assign]


def differentiable_step(step: Callable[..., Any]) -> Callable[..., Any]:
    """`step` without recording, unless the optimizer is differentiable."""

    @wraps(step)
    def called(self: Any, *args: Any, **kwargs: Any) -> Any:
        with enable_grad() if self.defaults.get("differentiable") else no_grad():
            return step(self, *args, **kwargs)

    return called


# -- what optimizers that were written after PyTorch's ask of this module --------------------------------

_use_grad_for_differentiable = differentiable_step


def _get_value(x: Any) -> Any:
    """The value of a one-element tensor; a number unchanged."""
    return x.item() if isinstance(x, Tensor) else x


def _dispatch_sqrt(x: Any) -> Any:
    return x.sqrt() if isinstance(x, Tensor) else math.sqrt(x)


def _stack_if_compiling(x: Any) -> Any:
    return x


def _to_scalar(x: Any) -> Any:
    """A one-element tensor as a 0-d tensor; other values unchanged."""
    return x.squeeze() if isinstance(x, Tensor) and x.dim() else x


def _view_as_real(params: list[Tensor], *state_and_grads: list[Any]) -> None:
    """Replace complex parameters, and the tensors that belong to them, by their real views."""
    for place, param in enumerate(params):
        if param.is_complex():
            for items in (params, *state_and_grads):
                items[place] = functions.view_as_real(items[place])


def _default_to_fused_or_foreach(
    params: list[Tensor], differentiable: bool, use_fused: bool = False
) -> tuple[bool, bool]:
    """Neither: on the CPU programs step parameter by parameter unless they are told otherwise."""
    return False, False


def _disable_dynamo_if_unsupported(
    single_tensor_fn: Callable[..., Any] | None = None,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator without effect: nothing is compiled implicitly."""
    return lambda function: function


def _get_scalar_dtype(is_fused: bool | None = None) -> dtype:
    """The dtype of step counts."""
    return float64 if get_default_dtype() is float64 and not is_fused else float32


def loss_of(closure: Callable[[], Any] | None) -> Any:
    """The loss that `closure` computes with grad mode on; None without a closure."""
    if closure is None:
        return None
    if not callable(closure):
        kind = type(closure).__name__
        raise noted(
            TypeError(f"'{kind}' object is not callable"),
            f"step(): argument 'closure' must be a function, not {kind}",
        )
    with enable_grad():
        return closure()


def _apart(params: list[Any]) -> tuple[list[Any], list[str] | None]:
    """Tensors, and their names if they have any; ValueError where some have and some have not."""
    named = [isinstance(p, tuple) for p in params]
    if params and all(named):
        return [p[1] for p in params], [p[0] for p in params]
    if any(named):
        raise ValueError(
            "all optimizer params should be with/without names. Some param names are missing"
        )
    return params, None


def _cast(param: Tensor, value: Any, key: Any = None) -> Any:
    """`value` of a loaded state with its tensors copied as the parameter is."""
    if isinstance(value, Tensor):
        if key == "step":
            return value
        if param.is_floating_point():
            return value.to(dtype=param.dtype, device=param.device)
        return value.to(device=param.device)
    if isinstance(value, dict):
        return {k: _cast(param, v, k) for k, v in value.items()}
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes, Mapping)):
        return type(value)(_cast(param, v) for v in value)  # type: ignore[call-arg]
    return value


def _type_name(value: object) -> str:
    if isinstance(value, Tensor):
        return str(value.type())
    kind = type(value)
    return (
        kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    )
