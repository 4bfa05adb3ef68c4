"""Errors about names that a selective build (``gradsmith generate --only``) leaves out.

Such a build has a generated module ``left_out`` that lists them; a full build has none.  The module is imported when
a missing name is looked up.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from .facade import from_above


def reason(owner: str, name: str) -> str:
    """The end of the error message that `owner`, a module of gradsmith or ``Tensor``, has no attribute `name`.

    Empty if the build did not leave `name` out.
    """
    try:
        build = from_above("left_out")
    except ModuleNotFoundError:
        return ""
    asked: str = build.NAMES.get(owner, {}).get(name, "")
    if not asked:
        return ""
    return (
        f": it is left out of this selective build, which was made by `{build.MADE_BY}`; "
        f"{build.REMEDY.format(asked)}"
    )


class LeftOut:
    """Descriptor for a method or attribute of tensors that is left out; raises an AttributeError that says so."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, tensor: object, owner: type) -> NoReturn:
        message = f"'Tensor' object has no attribute '{self.name}'{reason('Tensor', self.name)}"
        raise AttributeError(message, name=self.name)


class _NoModule:
    """Meta path finder, first in line, that raises a clear error for modules that are left out."""

    def __init__(self, modules: Iterable[str]) -> None:
        self.modules = frozenset(f"gradsmith.{module}" for module in modules)

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Raise ModuleNotFoundError for a module that is left out."""
        if name in self.modules:
            why = reason("modules", name.partition(".")[2])
            raise ModuleNotFoundError(f"No module named '{name}'{why}", name=name)


def leave_out(methods: type, names: Iterable[str], modules: Iterable[str]) -> None:
    """Make uses of the tensor methods `names` and imports of `modules` fail with the reason."""
    for name in names:
        setattr(methods, name, LeftOut(name))
    sys.meta_path.insert(0, _NoModule(modules))


def refusing(owner: str) -> Callable[[str], NoReturn]:
    """A ``__getattr__`` for the public module `owner` whose AttributeError says what is left out."""

    def refuse(name: str) -> NoReturn:
        why = reason(owner, name)
        raise AttributeError(
            f"module 'gradsmith.{owner}' has no attribute '{name}'{why}", name=name
        )

    return refuse


def standing_in(owner: str) -> Callable[[str], Any]:
    """A ``__getattr__`` for a generated module: each name left out of `owner` is a function that raises when called.

    Handwritten modules can then import the name and mention it in code that the program never runs.
    """

    def found(name: str) -> Any:
        why = "" if name.startswith("__") else reason(owner, name)
        if not why:
            raise AttributeError(f"there is no generated '{name}' in '{owner}'", name=name)

        def refuse(*_: Any, **__: Any) -> NoReturn:
            raise NotImplementedError(f"'{name}' was called{why}")

        return refuse

    return found
