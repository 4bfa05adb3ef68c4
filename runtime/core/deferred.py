"""Deferred imports: functions that are imported at their first call, so that a module can refer to higher layers, and members
of packages that are imported on first access.  Also what ``dir`` of a module lists.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
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


def exported(namespace: Mapping[str, Any]) -> list[str]:
    """The ``__all__`` of a module all of whose public names are for programs, but for modules that it imports."""
    left_out = ModuleType, type(annotations)  # that comes of the statement at the top of a module
    members = list(namespace.items())  # at once: another thread may be importing something into it
    names = (name for name, member in members if not isinstance(member, left_out))
    return sorted(name for name in names if not name.startswith("_"))


def listing(namespace: dict[str, Any], *others: str) -> Callable[[], list[str]]:
    """The ``__dir__`` of the module with this `namespace`: its ``__all__`` and `others`, not what it imports.

    Names with an underscore are listed as always.
    """

    def names() -> list[str]:
        hidden = (name for name in list(namespace) if name.startswith("_"))
        return sorted({*hidden, *namespace["__all__"], *others})

    return names


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
        found: dict[str, tuple[str, str]] = {}
        for node in _for_checkers(self._source):
            module = "." * node.level + (node.module or "")
            named = (alias for alias in node.names if alias.name != "*")
            found |= {a.asname or a.name: (module, a.name) for a in named}
        return found

    @cached_property
    def _source(self) -> ast.Module:
        file = Path(self._namespace["__file__"])
        if file.is_file():
            return ast.parse(file.read_text(encoding="utf-8"))
        source: str = self._namespace["__loader__"].get_source(self._namespace["__name__"])
        return ast.parse(source)  # within an archive

    @property
    def _exported(self) -> set[str]:
        """Submodules that the package imports at once and exports, as type checkers read ``import x as x``."""
        found = (node for node in self._source.body if isinstance(node, ast.ImportFrom))
        aliases = (alias for node in found if node.module is None for alias in node.names)
        return {alias.name for alias in aliases if alias.name == alias.asname}

    def member(self, name: str) -> object:
        """The ``__getattr__`` of a package that has no other members."""
        if name not in self.places:
            package = self._namespace["__name__"]
            raise AttributeError(f"module '{package}' has no attribute '{name}'")
        return self.imported(name)

    def names(self) -> list[str]:
        """Its ``__dir__``: what has not been imported included, and without what only the package itself uses."""
        hidden = (name for name in list(self._namespace) if name.startswith("_"))
        shown = self._namespace.get("__all__") or self.public()
        return sorted({*hidden, *shown, *self.places, *self._exported})

    def public(self) -> list[str]:
        """Its ``__all__``: all public names but modules, which a star import would lay over the importer's own."""
        deferred = (name for name, (module, _) in self.places.items() if module != ".")
        return sorted({*exported(self._namespace), *(n for n in deferred if n[0] != "_")})

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
