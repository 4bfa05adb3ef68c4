"""A library as PyTorch's tests of the dispatcher write it: kernels that return their argument, with a word for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..dispatch.kernel import Kernel, KernelKind
from . import registry
from .library import KINDS, Library, fallthrough_kernel, registrable_key


class DispatchModule:
    """What `torch._C._dispatch_library` makes: registers until `reset`, or until it is collected."""

    def __init__(
        self, kind: str, name: str, dispatch: str = "", file: str = "/dev/null", linenum: int = 0
    ) -> None:
        if kind not in KINDS:
            raise RuntimeError(f"could not parse {kind}: a library is of kind {', '.join(KINDS)}")
        self._library = Library(name, kind, dispatch)
        self._place = f"{file}:{linenum}"

    def def_(self, schema: str, alias: str = "") -> DispatchModule:
        """Define an operator; RuntimeError as `Library.define`."""
        self._library.define(schema, alias)
        return self

    def define(self, schema: str, alias: str = "", tags: Any = ()) -> str:
        """Define an operator and return its name; RuntimeError as `Library.define`."""
        return self._library.define(schema, alias, tags=tags)

    def def_name_t_t(
        self, name: str, dispatch: str = "", debug: str = "def_name_t_t"
    ) -> DispatchModule:
        """Define an operator of one tensor, with a kernel."""
        return self.def_schema_t_t(f"{name}(Tensor _0) -> Tensor _0", dispatch, debug=debug)

    def def_schema_t_t(
        self, schema: str, dispatch: str = "", alias: str = "", debug: str = "def_schema_t_t"
    ) -> DispatchModule:
        """Define an operator, with a kernel that returns its argument."""
        self.def_(schema, alias)
        return self.impl_t_t(schema.partition("(")[0], dispatch, debug)

    def impl_t_t(self, name: str, dispatch: str = "", debug: str = "impl_t_t") -> DispatchModule:
        """Register a kernel that returns its argument; tables show `debug` for it."""
        library = self._library
        key = library._key(name, dispatch).name
        kernel = Kernel(_identity, KernelKind.tensor, debug)
        _, undo = registry.add_kernel(f"{library.ns}::{library._local_name(name)}", key, kernel)
        library._hold(undo)
        return self

    def impl(
        self, name: str, dispatch: str, func: Callable[..., Any], with_keyset: bool = False
    ) -> None:
        """Register a kernel; RuntimeError as `Library.impl`."""
        self._library.impl(name, func, dispatch, with_keyset=with_keyset)

    def fallback(self, dispatch: str, func: Callable[..., Any], with_keyset: bool = False) -> None:
        """Register a fallback; RuntimeError as `Library.fallback`."""
        self._library.fallback(func, dispatch, with_keyset=with_keyset)

    def fallback_fallthrough(self, dispatch: str = "") -> DispatchModule:
        """Let calls pass at a key where an operator has no kernel."""
        key = registrable_key(dispatch or self._library.dispatch_key)
        self._library.fallback(fallthrough_kernel, key.name)
        return self

    def reset(self) -> None:
        """Undo every registration."""
        self._library._destroy()

    def __repr__(self) -> str:
        return (
            f"<library of kind {self._library.kind} for {self._library.ns}, made at {self._place}>"
        )


def _identity(value: Any) -> Any:
    return value
