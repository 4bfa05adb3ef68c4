"""Queries about keys, operators and registrations by name, as in PyTorch's `torch._C._dispatch_…`.

`gradsmith._C` has them under PyTorch's names.
"""

from __future__ import annotations

from typing import Any

from ...core.bits import KEYSET_SHIFT
from ...core.device import backend_of_device, is_device_type
from ...core.keys import DispatchKey, key_named
from ...core.keysets import DispatchKeySet, alias_keyset, backends_of_autograd, raw_bits
from ...core.tensor import Tensor
from ...schema.dispatch_keys import ALIAS_KEYS, BACKENDS
from ..kernel import KernelKind
from ..operator import OpOverload
from ..registry import DANGLING, FALLBACKS, REGISTRY
from ..table import registered_kernels
from .dump import operator_called

_Key = str | DispatchKey


# -- keys --------------------------------------------------------------------------------------------------


def key_parsed(name: str) -> DispatchKey:
    """The key of this name.  RuntimeError for a name that nothing can be registered at."""
    key = key_named(name)
    if key.name in ALIAS_KEYS or key.name == "Undefined" or raw_bits(key):
        return key
    raise RuntimeError(f"could not parse dispatch key: {name}")


def is_alias(key: _Key) -> bool:
    """Whether the key stands for several."""
    return key_named(key).name in ALIAS_KEYS


def is_in_alias(key: _Key, alias: _Key) -> bool:
    """Whether a kernel at `alias` may serve `key`."""
    return key_named(key) in alias_keyset(key_named(alias))


def full_keyset_after(key: _Key) -> DispatchKeySet:
    """Every key that a call comes to after `key`, as a set for `OpOverload.redispatch`."""
    functionality = raw_bits(key_named(key)) >> len(BACKENDS) << len(BACKENDS)
    below = DispatchKeySet((functionality or 1 << len(BACKENDS) - 1) - 1)
    return below.add("PythonDispatcher")  # which stays wherever a call goes


def backends_below(key: _Key) -> DispatchKeySet:
    """The keys below a key of autograd; none below any other."""
    return backends_of_autograd(key_named(key))


def key_of_device(device_type: str) -> str:
    """The name of the key of dense tensors on a device type.  RuntimeError for a word that is none."""
    if not is_device_type(device_type):
        raise RuntimeError(f"Expected a device type such as cpu, got {device_type!r}")
    return backend_of_device(device_type)


def has_fallback(key: _Key) -> bool:
    """Whether something serves the key for every operator without a kernel there."""
    return key_named(key).name in FALLBACKS


def keyset_of(tensor: Tensor) -> str:
    """The keys of a tensor as text."""
    return keyset_text(DispatchKeySet(tensor._bits_ >> KEYSET_SHIFT))


def keyset_text(keys: DispatchKeySet) -> str:
    """A set as text."""
    return repr(keys)


def is_subclass_like(tensor: Tensor) -> bool:
    """Whether calls with the tensor are handled by Python: its class, or a mode that is active."""
    from ...core.state import state

    return type(tensor).__torch_dispatch__ is not Tensor.__torch_dispatch__ or bool(
        state.dispatch_modes
    )


# -- operators ---------------------------------------------------------------------------------------------


def all_operators() -> list[str]:
    """Names of all operators, with those that kernels wait for."""
    return sorted({*REGISTRY, *DANGLING})


def has_kernel(name: str) -> bool:
    """Whether anything of an operator of this name is registered."""
    return name in REGISTRY or name in DANGLING


def has_kernel_for_any(name: str, keys: DispatchKeySet) -> bool:
    """Whether a kernel is registered at one of these keys, aliases aside.  RuntimeError for an unknown operator."""
    return operator_called(name).has_kernel_for_any_dispatch_key(keys)


def is_fallthrough(name: str, key: _Key) -> bool:
    """Whether the kernel at this key lets calls pass.  RuntimeError for an unknown operator or key, or without one."""
    kernel = registered_kernels(operator_called(name)).get(key_named(key).name)
    if kernel is None:
        raise RuntimeError(f"no kernel for {key_named(key).name} on {name}")
    return kernel.kind is KernelKind.fallthrough


def registrations(key: str = "") -> list[str]:
    """Names of the operators with a kernel at a key, or of all that have one.  RuntimeError for an unknown key."""
    wanted = key_named(key).name if key else ""
    found = []
    for name, operator in sorted(REGISTRY.items()):
        kernels = registered_kernels(operator)
        if wanted in kernels if wanted else kernels:
            found.append(name)
    return found


def print_registrations(key: str = "") -> None:
    """Print them, a line for each."""
    for name in registrations(key):
        print(name)


def operator_or_error(name: str, overload: str = "") -> OpOverload:
    """The operator.  RuntimeError, with the closest name, where there is none."""
    return operator_called(f"{name}.{overload}" if overload else name)


def call(operator: OpOverload, *args: Any, **kwargs: Any) -> Any:
    """Call an operator."""
    return operator(*args, **kwargs)


def report_missing(operator: OpOverload, callback: Any) -> None:
    """Let ``callback(key_name)`` raise the error where no kernel serves a call of `operator`."""
    operator.__dict__["report_missing"] = callback
