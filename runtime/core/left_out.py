"""What a selective build leaves out (``gradsmith generate --only``), and the words of the errors about it.

Such a build has a generated module ``left_out``, which says what there would be besides; others have none.  It is
imported when somebody asks for what is not there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from .facade import from_above


def reason(owner: str, name: str) -> str:
    """The end of the message that `owner`, a module below gradsmith or ``Tensor``, has no attribute `name`.

    Empty where nobody left it out.
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
    """A method or attribute of tensors that is left out: an AttributeError that says so."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, tensor: object, owner: type) -> NoReturn:
        message = f"'Tensor' object has no attribute '{self.name}'{reason('Tensor', self.name)}"
        raise AttributeError(message, name=self.name)


class _NoModule:
    """The first finder of modules: a module that is left out is not found elsewhere either."""

    def __init__(self, modules: Iterable[str]) -> None:
        self.modules = frozenset(f"gradsmith.{module}" for module in modules)

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """A ModuleNotFoundError for those."""
        if name in self.modules:
            why = reason("modules", name.partition(".")[2])
            raise ModuleNotFoundError(f"No module named '{name}'{why}", name=name)


def leave_out(methods: type, names: Iterable[str], modules: Iterable[str]) -> None:
    """Let whoever looks for `names` among the methods of tensors, or for `modules`, read why they are not there."""
    for name in names:
        setattr(methods, name, LeftOut(name))
    sys.meta_path.insert(0, _NoModule(modules))


def refusing(owner: str) -> Callable[[str], NoReturn]:
    """The ``__getattr__`` of the module `owner` that programs import: an AttributeError that says what is left out."""

    def refuse(name: str) -> NoReturn:
        why = reason(owner, name)
        raise AttributeError(
            f"module 'gradsmith.{owner}' has no attribute '{name}'{why}", name=name
        )

    return refuse


def standing_in(owner: str) -> Callable[[str], Any]:
    """The ``__getattr__`` of a generated module: what is left out of `owner` is a function that refuses to be called.

    So modules written by hand can import it, and name it in functions that a program never calls.
    """

    def found(name: str) -> Any:
        why = "" if name.startswith("__") else reason(owner, name)
        if not why:
            raise AttributeError(f"there is no generated '{name}' in '{owner}'", name=name)

        def refuse(*_: Any, **__: Any) -> NoReturn:
            raise NotImplementedError(f"'{name}' was called{why}")

        return refuse

    return found
