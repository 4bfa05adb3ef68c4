"""What ``help()`` shows of generated functions and methods: put together when somebody reads it.

In the source a generated function has one paragraph.  All else that there is to say follows from its stub and from
``schema.json``; `reference_text` reads both, which takes some 100 ms.  Import only puts a `Documentation` and a
`LazySignature` in place, which know their function and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from inspect import Signature
from types import FunctionType
from typing import Any


def documented(members: Mapping[str, Any], prefix: str = "") -> list[str]:
    """Complete the documentation of the functions that a generated module, or class, defines itself.

    `members` is the namespace: ``globals()``, or the ``vars`` of a class.  Returns the names of the functions that it
    offers: its own, and those of its package that it found a name for.  Functions have the name of their operator as
    ``__name__``, as PyTorch's, which is that of the module's source after `prefix`.
    """
    module = members["__name__"] if "__name__" in members else members["__module__"]
    package = module.rpartition(".")[0]
    offered = []
    for name, function in members.items():
        if function.__class__ is not FunctionType:
            continue
        if function.__module__ != module:
            if function.__module__.rpartition(".")[0] == package:
                offered.append(name)
            continue
        if name == function.__qualname__.rpartition(".")[2]:
            offered.append(name)
        if function.__doc__.__class__ is Documentation:
            continue  # a second name of one that was seen to
        function.__name__ = prefix + function.__name__
        if function.__doc__ is not None:  # as it is under `python -OO`
            function.__doc__ = text = Documentation(function.__doc__)
            text.function = function
        if "." in function.__qualname__:
            # Python's own errors say it; the class of its source is a part of `Tensor`.
            function.__qualname__ = f"Tensor.{function.__name__}"
        signature = LazySignature.__new__(LazySignature)
        signature.function = function
        function.__signature__ = signature  # type: ignore[attr-defined]
    return offered


class Documentation(str):
    """A docstring: the paragraph of the source, until a program asks for its text.

    ``inspect``, ``pydoc``, ``doctest`` and Sphinx ask by methods of str, people by ``print``: all get the full text.
    """

    __slots__ = ("function",)
    function: Any  # a function: annotated so, it would be a method

    def __getattribute__(self, name: str) -> Any:
        if name in _OWN:
            return str.__getattribute__(self, name)
        return getattr(_full_text(self.function), name)

    def __str__(self) -> str:
        return _full_text(self.function)

    def __repr__(self) -> str:
        return repr(_full_text(self.function))

    def __format__(self, spec: str) -> str:
        return format(_full_text(self.function), spec)

    def __len__(self) -> int:
        return len(_full_text(self.function))

    def __iter__(self) -> Iterator[str]:
        return iter(_full_text(self.function))

    def __getitem__(self, key: Any) -> str:
        return _full_text(self.function)[key]

    def __contains__(self, part: object) -> bool:
        return isinstance(part, str) and part in _full_text(self.function)

    def __reduce__(self) -> Any:
        return str, (_full_text(self.function),)


_OWN = frozenset(("function", "__class__", "__reduce__", "__reduce_ex__"))


class LazySignature(Signature):
    """The signature in the stub, for functions whose code takes ``*args`` or checks types itself."""

    __slots__ = ("function",)
    function: Any  # a function: annotated so, it would be a method

    @property
    def parameters(self) -> Any:
        """By name; several overloads' parameters together."""
        return _full_signature(self.function).parameters

    @property
    def return_annotation(self) -> Any:
        """As the stub has it."""
        return _full_signature(self.function).return_annotation

    def replace(self, **changes: Any) -> Any:
        """A changed copy."""
        return _full_signature(self.function).replace(**changes)

    def __reduce__(self) -> Any:
        return _full_signature(self.function).__reduce__()


def _full_text(function: FunctionType) -> str:
    from .reference_text import full_text

    return full_text(function)


def _full_signature(function: FunctionType) -> Signature:
    from .reference_text import full_signature

    return full_signature(function)
