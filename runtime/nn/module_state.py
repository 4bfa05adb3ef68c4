"""What a module saves and loads: ``state_dict`` and ``load_state_dict``."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

from ..autograd.grad_mode import no_grad
from ..autograd.nodes.hooks import RemovableHandle
from ..core.origin import warn_caller
from ..core.tensor import Tensor
from .module_hooks import Hook, Hooks, _add, _WithModule
from .parameter import Parameter, is_lazy

_EXTRA_STATE_KEY_SUFFIX = "_extra_state"


class IncompatibleKeys(NamedTuple):
    """Keys that do not fit."""

    missing_keys: list[str]
    unexpected_keys: list[str]


class _IncompatibleKeys(IncompatibleKeys):
    """What ``load_state_dict(strict=False)`` returns."""

    __slots__ = ()

    def __repr__(self) -> str:
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return super().__repr__()

    __str__ = __repr__


class ModuleState:
    """Saving and loading of one module and those below it."""

    _version: int = 1
    """Kept with the state; a subclass that reads older states looks at ``local_metadata["version"]``."""
    _parameters: dict[str, Parameter | None]
    _buffers: dict[str, Tensor | None]
    _modules: dict[str, Any]
    _non_persistent_buffers_set: set[str]
    _state_dict_hooks: Hooks
    _state_dict_pre_hooks: Hooks
    _load_state_dict_pre_hooks: Hooks
    _load_state_dict_post_hooks: Hooks

    def get_extra_state(self) -> Any:
        """What else belongs to the module's state; a subclass that has anything overrides both methods."""
        raise RuntimeError("get_extra_state: only modules that override it have extra state")

    def set_extra_state(self, state: Any) -> None:
        """Take what `get_extra_state` returned."""
        raise RuntimeError("set_extra_state: only modules that override it have extra state")

    def _overrides(self, name: str) -> bool:
        return getattr(type(self), name) is not getattr(ModuleState, name)

    def register_state_dict_post_hook(self, hook: Any) -> RemovableHandle:
        """Call ``hook(module, state_dict, prefix, local_metadata)`` at the end of `state_dict`; it returns None."""
        hook._from_public_api = True
        return _add(self._state_dict_hooks, hook)

    def _register_state_dict_hook(self, hook: Hook) -> RemovableHandle:
        """As above; such a hook may return another dictionary, which counts for the root module."""
        if getattr(hook, "_from_public_api", False):
            raise RuntimeError(
                "Cannot register the same function as the state dict post hook that was previously "
                "registered via register_state_dict_post_hook"
            )
        return _add(self._state_dict_hooks, hook)

    def register_state_dict_pre_hook(self, hook: Hook) -> RemovableHandle:
        """Call ``hook(module, prefix, keep_vars)`` before `state_dict` reads the module."""
        return _add(self._state_dict_pre_hooks, hook)

    def register_load_state_dict_pre_hook(self, hook: Hook) -> RemovableHandle:
        """Call `hook` with the module and the arguments of `_load_from_state_dict` before that."""
        return self._register_load_state_dict_pre_hook(hook, with_module=True)

    def _register_load_state_dict_pre_hook(
        self, hook: Hook, with_module: bool = False
    ) -> RemovableHandle:
        called = _WithModule(hook, self) if with_module else hook
        return _add(self._load_state_dict_pre_hooks, called)

    def register_load_state_dict_post_hook(self, hook: Hook) -> RemovableHandle:
        """Call ``hook(module, incompatible_keys)`` after loading; it may change the two lists."""
        return _add(self._load_state_dict_post_hooks, hook)

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        """Put the state of this module alone into `destination`."""
        buffers = (b for b in self._buffers.items() if b[0] not in self._non_persistent_buffers_set)
        for name, tensor in (*self._parameters.items(), *buffers):
            if tensor is not None:
                destination[prefix + name] = tensor if keep_vars else tensor.detach()
        if self._overrides("get_extra_state"):
            destination[prefix + _EXTRA_STATE_KEY_SUFFIX] = self.get_extra_state()

    def state_dict(
        self, *args: Any, destination: Any = None, prefix: str = "", keep_vars: bool = False
    ) -> Any:
        """Parameters and persistent buffers of this module and those below, by dotted name.

        The tensors share their elements with the module's; with `keep_vars` they are the module's.
        """
        if args:
            warn_caller(
                "Positional args are being deprecated, use kwargs instead: destination, prefix, keep_vars.",
                FutureWarning,
            )
            given = (*args, *(destination, prefix, keep_vars)[len(args) :])
            destination, prefix, keep_vars = given[:3]
        if destination is None:
            destination = OrderedDict()
            destination._metadata = OrderedDict()
        local_metadata = {"version": self._version}
        if hasattr(destination, "_metadata"):
            destination._metadata[prefix[:-1]] = local_metadata
        for hook in self._state_dict_pre_hooks.values():
            hook(self, prefix, keep_vars)
        self._save_to_state_dict(destination, prefix, keep_vars)
        for name, module in self._modules.items():
            if module is not None:
                inner = f"{prefix}{name}."
                module.state_dict(destination=destination, prefix=inner, keep_vars=keep_vars)
        for hook in self._state_dict_hooks.values():
            result = hook(self, destination, prefix, local_metadata)
            if result is None:
                continue
            if getattr(hook, "_from_public_api", False):
                raise RuntimeError("state_dict post-hook must return None")
            destination = result
        return destination

    def _load_from_state_dict(
        self,
        state_dict: Any,
        prefix: str,
        local_metadata: dict[str, Any],
        strict: bool,
        missing_keys: list[str],
        unexpected_keys: list[str],
        error_msgs: list[str],
    ) -> None:
        """Load this module alone from the entries of `state_dict` whose keys begin with `prefix`.

        Mistakes are added to the three lists.
        """
        for hook in self._load_state_dict_pre_hooks.values():
            hook(
                *(state_dict, prefix, local_metadata, strict),
                *(missing_keys, unexpected_keys, error_msgs),
            )
        saved = {
            name: tensor
            for name, tensor in (*self._parameters.items(), *self._buffers.items())
            if tensor is not None and name not in self._non_persistent_buffers_set
        }
        assign = local_metadata.get("assign_to_params_buffers", False)
        for name, tensor in saved.items():
            key = prefix + name
            if key in state_dict:
                why = self._load_tensor(name, key, tensor, state_dict[key], assign)
                if why:
                    error_msgs.append(why)
            elif strict:
                missing_keys.append(key)
        extra = prefix + _EXTRA_STATE_KEY_SUFFIX
        if self._overrides("set_extra_state"):
            if extra in state_dict:
                self.set_extra_state(state_dict[extra])
            elif strict:
                missing_keys.append(extra)
        elif strict and extra in state_dict:
            unexpected_keys.append(extra)
        if strict:
            for key in state_dict:
                if key.startswith(prefix) and key != extra:
                    first, dot, _ = key[len(prefix) :].partition(".")
                    if first not in (self._modules if dot else saved):
                        unexpected_keys.append(key)

    def _load_tensor(self, name: str, key: str, tensor: Tensor, given: Any, assign: bool) -> str:
        """Load one parameter or buffer; why that was not possible, or nothing."""
        if not isinstance(given, Tensor) and not hasattr(given, "__torch_function__"):
            return (
                f'While copying the parameter named "{key}", expected torch.Tensor or Tensor-like '
                f"object from checkpoint but received {type(given)}"
            )
        if not is_lazy(tensor):
            if tensor.shape == () and given.shape == (1,):  # scalars were saved so, long ago
                given = given[0]
            if given.shape != tensor.shape:
                return (
                    f"size mismatch for {key}: copying a param with shape {given.shape} from "
                    f"checkpoint, the shape in current model is {tensor.shape}."
                )
        if tensor.is_meta and not given.is_meta and not assign:
            warn_caller(
                f"for {key}: copying from a non-meta parameter in the checkpoint to a meta parameter in "
                "the current model, which is a no-op. (Did you mean to pass `assign=True` to assign items "
                "in the state dictionary to their corresponding key in the module instead of copying "
                "them in place?)"
            )
        try:
            with no_grad():
                if not assign:
                    tensor.copy_(given)
                elif not isinstance(tensor, Parameter):
                    setattr(self, name, given)
                elif isinstance(given, Parameter):
                    setattr(self, name, given.requires_grad_(tensor.requires_grad))
                else:
                    setattr(self, name, Parameter(given, tensor.requires_grad))
        except Exception as error:
            return (
                f'While copying the parameter named "{key}", whose dimensions in the model are '
                f"{tensor.size()} and whose dimensions in the checkpoint are {given.size()}, an "
                f"exception occurred : {error.args}."
            )
        return ""

    def load_state_dict(
        self, state_dict: Mapping[str, Any], strict: bool = True, assign: bool = False
    ) -> _IncompatibleKeys:
        """Copy what `state_dict` holds into the module's parameters and buffers; with `assign`, put it there instead.

        Raises RuntimeError that lists everything which does not fit: sizes always; keys that are missing or not
        expected where `strict`.  Returns both lists of keys.
        """
        if not isinstance(state_dict, Mapping):
            raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
        keys = _IncompatibleKeys([], [])
        errors: list[str] = []
        metadata = getattr(state_dict, "_metadata", None)
        copied: Any = OrderedDict(state_dict)
        if metadata is not None:
            copied._metadata = metadata
        _load(self, copied, "", {} if metadata is None else metadata, assign, keys, errors)
        if strict:
            for what, names in (
                ("Unexpected", keys.unexpected_keys),
                ("Missing", keys.missing_keys),
            ):
                if names:
                    listed = ", ".join(f'"{name}"' for name in names)
                    errors.insert(0, f"{what} key(s) in state_dict: {listed}. ")
        if errors:
            lines = "\n\t".join(errors)
            raise RuntimeError(
                f"Error(s) in loading state_dict for {type(self).__name__}:\n\t{lines}"
            )
        return keys


def _load(
    module: Any,
    entries: Any,
    prefix: str,
    metadata: Mapping[str, Any],
    assign: bool,
    keys: _IncompatibleKeys,
    errors: list[str],
) -> None:
    """Load the `entries` below `prefix` into `module` and its children; what does not fit goes to `keys` and `errors`."""
    local = metadata.get(prefix[:-1], {})
    if assign:
        local["assign_to_params_buffers"] = assign
    module._load_from_state_dict(entries, prefix, local, True, *keys, errors)
    for name, child in module._modules.items():
        if child is not None:
            inner = f"{prefix}{name}."
            below = {k: v for k, v in entries.items() if k.startswith(inner)}
            _load(child, below, inner, metadata, assign, keys, errors)
    for hook in module._load_state_dict_post_hooks.values():
        if hook(module, keys) is not None:
            raise AssertionError(
                "Hooks registered with ``register_load_state_dict_post_hook`` are not expected "
                "to return new values, if incompatible_keys need to be modified, it should be "
                "done inplace."
            )


def consume_prefix_in_state_dict_if_present(state_dict: dict[str, Any], prefix: str) -> None:
    """Take `prefix` off the keys of `state_dict` that begin with it, and off those of its metadata, in place.

    For what was saved from a module that wraps another, ``"module."`` for instance.
    """
    for key in list(state_dict):
        if key.startswith(prefix):
            state_dict[key.removeprefix(prefix)] = state_dict.pop(key)
    metadata: dict[str, Any] = getattr(state_dict, "_metadata", {})
    for key in list(metadata):
        # The key of the wrapped module itself is the prefix without its dot.
        if key and (key == prefix.removesuffix(".") or key.startswith(prefix)):
            metadata[key.removeprefix(prefix) if key.startswith(prefix) else ""] = metadata.pop(key)
