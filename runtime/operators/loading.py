"""The kernels once more, over another array namespace than NumPy.

A kernel is a plain function over arrays, and `gradsmith.core.namespace` is the only module that says
``import numpy``.  So the sources serve any library that has NumPy's names: `load_kernels` runs them a
second time, with that module's ``np`` bound to the other namespace.  NumPy's own path knows nothing of it.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Collection, Mapping
from functools import partial, wraps
from importlib import import_module
from importlib.util import find_spec, resolve_name
from types import MappingProxyType, ModuleType
from typing import Any

from ..core.namespace import host, kept
from ..core.nesting import as_kind_of

_KERNELS = "gradsmith.operators"
_NAMESPACE = "gradsmith.core.namespace"
_ARRAYS = (_NAMESPACE, "gradsmith.core.constants", "gradsmith.core.strided")
"""Modules over arrays that all families share."""
_NONE: Mapping[str, ModuleType] = MappingProxyType({})
_OVER_TENSORS = re.compile(r"\.(composite\w*|formulas(?!_arrays)\w*|conversions|small\w*)$")
"""Modules of families that hold no functions over arrays: those are the same for all namespaces."""


def load_kernels(
    np: Any,
    packages: Collection[str] = (),
    modules: Mapping[str, ModuleType] = _NONE,
    **replacements: Any,
) -> ArrayKernels:
    """All array kernels, and array formulas of derivatives, over the namespace `np`.

    `np` is a module or object with NumPy's public names; a name that it lacks is its AttributeError when
    a kernel asks for it.  `replacements` stand in for names of `gradsmith.core.namespace`: ``certain``
    where values cannot be asked for, ``empty_together`` where arrays have no strides.  Kernels of libraries
    are loaded so where their `packages` are named; `modules` stand in for those of their names.  Raises TypeError for a name that the module lacks.

        kernels = load_kernels(jax_numpy_over_cells, certain=lambda value, otherwise: otherwise)
        relu = kernels.function(".activation.activation:relu")

    Modules are loaded when they are first asked for.
    """
    return ArrayKernels(
        np, packages, modules, {"host": host, "kept": partial(_kept_for, np), **replacements}
    )


def _kept_for(np: Any, most: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`kept` for another namespace: constants stay on the host, and become its arrays where they are used."""

    def convert(value: Any) -> Any:
        if isinstance(value, tuple):
            items = [convert(item) for item in value]
            return as_kind_of(value, items)
        return np.asarray(value) if isinstance(value, host.ndarray) else value

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        made = kept(most)(function)

        @wraps(function)
        def converted(*args: Any, **kwargs: Any) -> Any:
            return convert(made(*args, **kwargs))

        return converted

    return decorate


class ArrayKernels:
    """What `load_kernels` returns: kernel modules of one array namespace."""

    def __init__(
        self,
        np: Any,
        packages: Collection[str],
        modules: Mapping[str, ModuleType],
        replacements: Mapping[str, Any],
    ) -> None:
        self.np = np
        self._packages = (_KERNELS, *packages)
        self.modules = dict(modules)
        """Those loaded so far, by name."""
        self._builtins = {**vars(builtins), "__import__": self._import}
        own = self._load(_NAMESPACE, {**self._builtins, "__import__": self._import_numpy})
        # From here on an import there is one that C code makes in the name of whoever called it.
        own.__dict__["__builtins__"] = self._builtins
        for name, value in replacements.items():
            if name not in own.__all__:
                raise TypeError(f"{_NAMESPACE} has no '{name}' that could be replaced")
            setattr(own, name, value)

    def function(self, where: str) -> Callable[..., Any]:
        """The function that ``module:function`` names, as YAML writes it: ``np.add``, ``.loss.loss:mse_loss``."""
        if where.startswith("np."):
            return getattr(self.np, where[3:])  # type: ignore[no-any-return]
        module, _, name = where.partition(":")
        return getattr(self.module(resolve_name(module, _KERNELS)), name)  # type: ignore[no-any-return]

    def module(self, name: str) -> ModuleType:
        """The module `name` over this namespace; the ordinary one if it has no functions over arrays."""
        found = self.modules.get(name)
        if found is None:
            found = (
                self._load(name, self._builtins) if self._is_source(name) else import_module(name)
            )
        return found

    def _is_source(self, name: str) -> bool:
        if name in _ARRAYS:
            return True
        inside = any(f"{name}.".startswith(f"{package}.") for package in self._packages)
        return inside and not _OVER_TENSORS.search(name)

    def _load(self, name: str, names: Mapping[str, Any]) -> ModuleType:
        spec = find_spec(name)
        if spec is None or spec.loader is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        # The loader's code is what `import` runs, with its files and lines, from the same cache.
        code = spec.loader.get_code(name)  # type: ignore[attr-defined]
        module = ModuleType(name)
        module.__dict__.update(
            __file__=spec.origin,
            __package__=name if spec.submodule_search_locations else spec.parent,
            __builtins__=names,
        )
        self.modules[name] = module
        try:
            exec(code, module.__dict__)
        except BaseException:
            del self.modules[name]
            raise
        return module

    def _import(
        self,
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: tuple[str, ...] | None = (),
        level: int = 0,
    ) -> Any:
        """What the word ``import`` does in these modules."""
        package = (globals or {}).get("__package__") or ""
        wanted = resolve_name("." * level + name, package) if level else name
        if not self._is_source(wanted):
            return __import__(wanted, globals, locals, fromlist or ())
        if not fromlist:
            raise ImportError(f"kernels are imported by 'from {wanted} import …'")
        module = self.module(wanted)
        for part in fromlist:
            if not hasattr(module, part):
                setattr(module, part, self.module(f"{wanted}.{part}"))
        return module

    def _import_numpy(
        self, name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0
    ) -> Any:
        """The same in the module of the namespace, where NumPy is the other library."""
        if name == "numpy":
            return self.np
        return self._import(name, globals, locals, fromlist, level)
