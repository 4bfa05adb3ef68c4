"""Registers a backend: its device, its memory, its kernels, what becomes of operators it lacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

from ..core.device import register_device_name
from ..core.memory import MEMORIES, Memory
from ..dispatch.kernel import FALLTHROUGH, Kernel, KernelKind, load_kernel
from ..dispatch.operator import OpOverload
from ..dispatch.registrations import lock
from ..dispatch.registry import FALLBACKS, REGISTRY, forget_resolved
from .fallback import run_on_cpu, run_refused
from .inherited import Inheritance, refusal

_NONE: Mapping[str, str] = MappingProxyType({})
_OPTIONAL = ("convert", "Generator", "known", "flip", "from_dlpack")
"""What the module of a device's memory may define besides, in the order of the fields of `Memory`."""
_FALLBACKS = {"cpu": run_on_cpu, "error": run_refused}


class SchemaDriftError(RuntimeError):
    """An operator's schema is no longer the one for which a backend's registrations were generated."""


class Supported(NamedTuple):
    """One operator of a backend's YAML."""

    name: str
    """``add.Tensor``."""
    kernel: str
    """``module:function``."""
    line: int
    schema: str
    """The operator's schema when this was generated."""


class Backend:
    """A registered backend; `deregister` takes it away again."""

    def __init__(
        self,
        key: str,
        device: str,
        yaml: str,
        kernels: list[tuple[OpOverload, str, Kernel]],
        not_traceable: Mapping[str, str],
    ) -> None:
        self.key = key
        self.device = device
        self.yaml = yaml
        self.kernels = tuple(kernels)
        """Operator, dispatch key and kernel of each registration."""
        self.not_traceable = not_traceable
        """Operators that do not run in a program that is traced, and why."""
        self.passes_autograd = f"Autograd{key}" not in FALLBACKS
        """Whether its autograd key, unlike those that gradsmith knows devices of, must be told to pass."""

    def deregister(self) -> None:
        """Take the kernels, the fallback and the memory away; the device's name stays."""
        with lock:
            for operator, key, kernel in self.kernels:
                operator.deregister(key, kernel)
            FALLBACKS.pop(self.key, None)
            if self.passes_autograd:
                FALLBACKS.pop(f"Autograd{self.key}", None)
            MEMORIES.pop(self.key, None)
            _BACKENDS.pop(self.key, None)
            _forget_all()

    def __repr__(self) -> str:
        return f"<backend '{self.device}' at {self.key}, {len(self.kernels)} kernels, from {self.yaml}>"


_BACKENDS: dict[str, Backend] = {}


def backends() -> dict[str, Backend]:
    """The registered backends, by dispatch key."""
    return dict(_BACKENDS)


def register(
    *,
    key: str,
    device: str,
    memory: str,
    yaml: str,
    supported: Iterable[Supported],
    autograd: Iterable[Supported] = (),
    fallback: str = "cpu",
    namespace: str = "aten",
    inherit: str = "",
    refused: Mapping[str, str] = _NONE,
    not_traceable: Mapping[str, str] = _NONE,
) -> Backend:
    """Register a backend: all of it, or nothing when something is wrong.

    `inherit` is a module as `gradsmith.backend.inherited` describes: operators that are not in `supported` then have
    the CPU's kernels, over the namespace that it defines.  Operators that are `refused` raise NotImplementedError with the
    reason; of those `not_traceable` the reason is kept for whoever traces programs.

    Raises SchemaDriftError, which lists every operator that has changed or gone since the registrations
    were generated; RuntimeError when another backend has the key or the device's name.
    """
    supported, autograd = tuple(supported), tuple(autograd)
    present = _BACKENDS.get(key)
    if present is not None:
        raise RuntimeError(
            f"dispatch key {key} is taken by the backend of device '{present.device}' ({present.yaml}); "
            f"generate one of the two with another key"
        )
    _check_schemas(device, yaml, namespace, (*supported, *autograd))
    functions = import_module(memory)
    cpu = Inheritance(inherit, namespace) if inherit else None
    kernels = []
    for s in supported:
        operator = REGISTRY[f"{namespace}::{s.name}"]
        function = s.kernel if cpu is None else cpu.own(operator, s.kernel)
        kernels.append((operator, key, Kernel(function, KernelKind.device, f"{yaml}:{s.line}")))
    if cpu is not None:
        own = {*refused, *(s.name for s in supported)}
        kernels += [(operator, key, kernel) for operator, kernel in cpu.inherited(own, yaml)]
    for name, why in refused.items():
        kernel = Kernel(refusal(name, device, why), KernelKind.device, yaml)
        kernels.append((REGISTRY[f"{namespace}::{name}"], key, kernel))
    for s in autograd:
        kernel = Kernel(load_kernel(s.kernel), KernelKind.user, f"{yaml}:{s.line}")
        kernels.append((REGISTRY[f"{namespace}::{s.name}"], f"Autograd{key}", kernel))
    backend = Backend(key, device, yaml, kernels, not_traceable)
    with lock:
        register_device_name(device, key)
        MEMORIES[key] = _memory(functions)
        FALLBACKS[key] = Kernel(partial(_FALLBACKS[fallback], key), KernelKind.boxed, yaml)
        FALLBACKS.setdefault(f"Autograd{key}", FALLTHROUGH)
        for operator, at, kernel in kernels:
            operator.register(at, kernel)
        _BACKENDS[key] = backend
        _forget_all()
    return backend


def _memory(module: Any) -> Memory:
    own = (module.KIND, module.allocate, module.from_host, module.to_host, module.store)
    more = [getattr(module, name, None) for name in _OPTIONAL]
    return Memory(*own, *more)


def _forget_all() -> None:
    """Tables may hold what the key's fallback, or the lack of it, led to."""
    for operator in REGISTRY.values():
        if operator.table:
            forget_resolved(operator)


def _check_schemas(device: str, yaml: str, namespace: str, entries: Iterable[Supported]) -> None:
    problems = []
    for entry in entries:
        operator = REGISTRY.get(f"{namespace}::{entry.name}")
        if operator is None:
            problems.append(
                f"{yaml}:{entry.line}: {namespace}::{entry.name} does not exist any more\n"
                f"    generated for: {entry.schema}"
            )
        elif operator.declaration != entry.schema:
            problems.append(
                f"{yaml}:{entry.line}: the schema of {namespace}::{entry.name} has changed\n"
                f"    generated for: {entry.schema}\n"
                f"    gradsmith has: {operator.declaration}"
            )
    if problems:
        raise SchemaDriftError(
            f"the backend of device '{device}' was generated for a different release of gradsmith:\n"
            + "\n".join(problems)
            + "\nUpdate these kernels, then run `gradsmith generate` in the folder of the backend"
        )
