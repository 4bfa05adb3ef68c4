"""The module that `compile` makes of a module."""

from __future__ import annotations

from collections.abc import Callable, Sized
from typing import Any

from ..nn.module import Module

_OWN = frozenset(vars(Module())) - {"training"} | {"_compiled"}
"""Attributes that every module has for itself."""


class OptimizedModule(Module):
    """A module whose calls are compiled; attributes that are read or set are the module's own (`_orig_mod`)."""

    _compiled: Any
    """A `Compiled`, which calls the module."""

    def __init__(self, module: Module, compiled: Callable[..., Any]) -> None:
        super().__init__()
        del vars(self)["training"]  # in the place of which is the property
        self._modules["_orig_mod"] = module
        self._compiled = compiled

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """What the module makes of its arguments."""
        return self._compiled(*args, **kwargs)

    @property
    def training(self) -> bool:
        """Whether the module is one that is trained."""
        found: bool = self._orig_mod.training
        return found

    @training.setter
    def training(self, value: bool) -> None:
        self._orig_mod.training = value

    def __getattr__(self, name: str) -> Any:
        tables = vars(self).get("_modules", {})
        if name == "_orig_mod" and name in tables:
            return tables[name]
        if "_orig_mod" in tables:
            return getattr(tables["_orig_mod"], name)
        return super().__getattr__(name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _OWN or hasattr(type(self), name):
            object.__setattr__(self, name, value)
        elif name == "_orig_mod":
            super().__setattr__(name, value)
        else:
            setattr(self._orig_mod, name, value)

    def __delattr__(self, name: str) -> None:
        if name in vars(self) or name in self._buffers or name in self._modules:
            super().__delattr__(name)
        else:
            delattr(self._orig_mod, name)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *dir(self._orig_mod)})

    def __bool__(self) -> bool:
        return bool(self._orig_mod)

    def __len__(self) -> int:
        """How many things a container holds.  TypeError of a module that is none."""
        module = self._orig_mod
        if isinstance(module, Sized):
            return len(module)
        raise TypeError(f"{type(module).__name__} does not support len()")
