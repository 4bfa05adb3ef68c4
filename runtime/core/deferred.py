"""Functions that are imported when they are first called, so that a module may name what stands above it; and members of
packages that are imported when they are first asked for.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ..schema.cached import cached_property


def deferred_from(namespace: dict[str, Any], module: str) -> Callable[[str], Callable[..., Any]]:
    """For the functions of `module`, by name, what stands for them in another module's `namespace`.

    The first call imports the function and puts it in the place of what stood for it, so that later ones find
    nothing between.  ::

        _from = deferred_from(globals(), "package.module")
        function = _from("function")
    """

    def deferred(name: str) -> Callable[..., Any]:
        def imported(*args: Any, **kwargs: Any) -> Any:
            function = namespace[name] = getattr(import_module(module), name)
            return function(*args, **kwargs)

        return imported

    return deferred


class LazyMembers:
    """What a package imports under ``if TYPE_CHECKING:``, for editors and type checkers: the one place that names it.

    At run time each name is imported when it is first asked for; where it comes from, those statements say.  ::

        _lazy = LazyMembers(globals())
        __getattr__, __dir__ = _lazy.member, _lazy.names
    """

    def __init__(self, namespace: dict[str, Any]) -> None:
        self._namespace = namespace

    @cached_property
    def places(self) -> dict[str, tuple[str, str]]:
        """By name, the module that it is imported from and its name there; a module of the package is from ``.``.

        What comes by a star nobody names.
        """
        file = Path(self._namespace["__file__"])
        if file.is_file():
            source = file.read_text(encoding="utf-8")
        else:  # within an archive
            source = self._namespace["__loader__"].get_source(self._namespace["__name__"])
        found: dict[str, tuple[str, str]] = {}
        for node in _for_checkers(ast.parse(source)):
            module = "." * node.level + (node.module or "")
            named = (alias for alias in node.names if alias.name != "*")
            found |= {a.asname or a.name: (module, a.name) for a in named}
        return found

    def member(self, name: str) -> object:
        """The ``__getattr__`` of a package that has no other members."""
        if name not in self.places:
            package = self._namespace["__name__"]
            raise AttributeError(f"module '{package}' has no attribute '{name}'")
        return self.imported(name)

    def names(self) -> list[str]:
        """Its ``__dir__``: what has not been imported included."""
        return sorted({*self._namespace, *self.places})

    def public(self) -> list[str]:
        """Its ``__all__``: all public names but modules, which a star import would lay over the importer's own."""
        left_out = ModuleType, type(
            annotations
        )  # that comes of the statement at the top of a module
        here = (n for n, member in self._namespace.items() if not isinstance(member, left_out))
        deferred = (name for name, (module, _) in self.places.items() if module != ".")
        return sorted(name for name in {*here, *deferred} if not name.startswith("_"))

    def imported(self, name: str) -> object:
        """The member of that name, which the package has from now on.  KeyError where there is none."""
        module, member = self.places[name]
        package = self._namespace["__name__"]
        if module == ".":
            return import_module(f".{member}", package)
        found: object = getattr(import_module(module, package), member)
        self._namespace[name] = found
        return found


def _for_checkers(module: ast.Module) -> Iterator[ast.ImportFrom]:
    """The imports under ``if TYPE_CHECKING:``."""
    for statement in module.body:
        match statement:
            case ast.If(ast.Name("TYPE_CHECKING") | ast.Attribute(_, "TYPE_CHECKING"), body):
                yield from (node for node in body if isinstance(node, ast.ImportFrom))
