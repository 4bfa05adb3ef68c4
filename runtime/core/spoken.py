"""The package's name where values show themselves: ``torch`` once `gradsmith.as_torch` has taken that place."""

from __future__ import annotations

from typing import TypeVar, get_type_hints

Class = TypeVar("Class", bound=type)


class Spoken:
    """The name, which `as_torch` changes for good."""

    __slots__ = ("package",)

    def __init__(self) -> None:
        self.package = "gradsmith"


spoken = Spoken()


def ours(module: str) -> bool:
    """Whether a class or function of that module is this package's, by either name."""
    return module.partition(".")[0] in ("gradsmith", spoken.package)


def as_said(module: str) -> str:
    """The name of one of this package's modules, as the package is called now."""
    return spoken.package + module.removeprefix("gradsmith")


of_package: list[type] = []
"""Classes that say they are of the package itself."""


def say_module(cls: type, module: str) -> None:
    """Let a class say that it is of `module`, whose file it is in, though by another name."""
    first = cls.__dict__.get("__firstlineno__")
    cls.__module__ = module
    # Python 3.13 and later forget where a class begins when its module is another.
    if first is not None:
        type.__setattr__(cls, "__firstlineno__", first)


def known_by_package(cls: Class) -> Class:
    """Decorates a class that says it is of the package itself, ``gradsmith.Size``, wherever it is defined.

    What its annotations mean is settled here: in the package ``int`` is a dtype.
    """
    own = {"__module__": cls.__module__, "__annotations__": cls.__annotations__}
    cls.__annotations__ = get_type_hints(type(cls.__name__, (), own))  # nothing that is inherited
    cls.__module__ = spoken.package
    of_package.append(cls)
    return cls
