"""The name of the package in reprs and messages: ``torch`` after ``import gradsmith.as_torch``."""

from __future__ import annotations

from typing import TypeVar, get_type_hints

Class = TypeVar("Class", bound=type)


class PackageName:
    """The displayed name; `as_torch` changes it once, for the rest of the process."""

    __slots__ = ("shown",)

    def __init__(self) -> None:
        self.shown = "gradsmith"


package_name = PackageName()


def ours(module: str) -> bool:
    """Whether `module` belongs to this package, under either name."""
    return module.partition(".")[0] in ("gradsmith", package_name.shown)


def as_said(module: str) -> str:
    """The name of one of this package's modules under the name that the package has now."""
    return package_name.shown + module.removeprefix("gradsmith")


of_package: list[type] = []
"""Classes whose ``__module__`` is the package itself."""


def say_module(cls: type, module: str) -> None:
    """Set ``__module__`` of a class to `module`, another name for the module that defines it."""
    first = cls.__dict__.get("__firstlineno__")
    cls.__module__ = module
    # Python 3.13 and later forget where a class begins when its module is another.
    if first is not None:
        type.__setattr__(cls, "__firstlineno__", first)


def known_by_package(cls: Class) -> Class:
    """Class decorator: present the class as a member of the package, as in ``gradsmith.Size``.

    Annotations are resolved now, because in the namespace of the package ``int`` is a dtype.
    """
    own = {"__module__": cls.__module__, "__annotations__": cls.__annotations__}
    cls.__annotations__ = get_type_hints(type(cls.__name__, (), own))  # nothing that is inherited
    cls.__module__ = package_name.shown
    of_package.append(cls)
    return cls
