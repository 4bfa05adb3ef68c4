"""A stand-in for NumPy that notes what kernels ask of it and of its arrays, and refuses what is private.

`Recorder` loads the kernels over it, and `serving` lets operators run on them.  Arrays are `Watched`: NumPy's,
whose every question for a value on the host is noted with its place.
"""

from __future__ import annotations

import ast
import gc
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy

import gradsmith
from gradsmith.dispatch import wrapping
from gradsmith.dispatch.registry import REGISTRY, forget_resolved
from gradsmith.generated import autograd_arrays
from gradsmith.operators.loading import load_kernels

__all__ = ["Question", "Recorder", "Watched", "arrays_kept", "is_kernel", "serving"]

_RUNTIME = Path(gradsmith.__file__).parent
_PUBLIC_PARTS_OF_LIB = ("array_utils", "stride_tricks")


class Question(NamedTuple):
    """Something that a kernel wanted to know of an array's values."""

    kind: str
    """``truth``, ``number``, ``list``, or ``mask`` where a shape depends on values."""
    kernel: str
    """The kernel that was called, as YAML names it."""
    place: str
    """The line that asks: ``kernels/view.py:12``."""
    function: str
    """The function that it is in: ``view.select``."""


class Recorder:
    """The kernels over the stand-in, with what they asked since it was made."""

    def __init__(self, **replacements: Any) -> None:
        self.answer: Callable[[Any, bool], bool] = lambda value, otherwise: otherwise
        self.questions: set[Question] = set()
        self.names: set[str] = set()
        """NumPy's names that kernels used."""
        self.refused: set[str] = set()
        """Private ones that they tried."""
        self.certain: set[str] = set()
        """Places that ask `certain`."""
        self.kernels = load_kernels(
            StandIn(self, numpy, "np"), certain=self._certain, occurrences=_occurrences
        )
        self._kernel: list[str] = []

    def function(self, where: str) -> Callable[..., Any]:
        """The kernel `where` for plain arrays: they are watched inside."""
        kernel = self.kernels.function(where)

        @wraps(kernel)
        def watched(*args: Any, **kwargs: Any) -> Any:
            self._kernel.append(where)
            outer, Watched.recorder = Watched.recorder, self
            try:
                named = {name: _map(value, _watch) for name, value in kwargs.items()}
                return _map(kernel(*_map(args, _watch), **named), _plain)
            finally:
                Watched.recorder = outer
                self._kernel.pop()

        return watched

    def _certain(self, value: Any, otherwise: bool) -> bool:
        self.certain.add(_place()[0])
        with unwatched():
            return self.answer(value, otherwise)

    def ask(self, kind: str) -> None:
        """Take note of a question."""
        self.questions.add(Question(kind, self._kernel[-1], *_place()))


def _place() -> tuple[str, str]:
    """The innermost line of a kernel that is running, and ``module.function``."""
    frame = sys._getframe(1)
    while frame is not None:
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(_RUNTIME):
            line = f"{file.relative_to(_RUNTIME).as_posix()}:{frame.f_lineno}"
            return line, f"{file.stem}.{frame.f_code.co_name}"
        frame = frame.f_back  # type: ignore[assignment]
    return "a test", "a test"


def _occurrences(places: Any, weights: Any, length: int) -> Any:
    """As a backend has it that knows no values: of `length`, whatever there is to count."""
    with unwatched():
        return _watch(numpy.bincount(places, weights, length)[:length])


class StandIn:
    """NumPy or one of its public modules."""

    def __init__(self, recorder: Recorder, module: ModuleType, name: str) -> None:
        self._recorder = recorder
        self._module = module
        self._name = name

    def __getattr__(self, name: str) -> Any:
        full = f"{self._name}.{name}"
        if (
            name.startswith("_")
            or name == "core"
            or (self._name == "np.lib" and name not in _PUBLIC_PARTS_OF_LIB)
        ):
            self._recorder.refused.add(f"{full} ({_place()[0]})")
            raise AttributeError(f"{full} is private")
        value = getattr(self._module, name)
        self._recorder.names.add(full)
        if isinstance(value, ModuleType):
            found: Any = StandIn(self._recorder, value, full)
        elif value is numpy.ndarray:
            found = Watched
        elif isinstance(value, type) or not callable(value):
            found = value
        else:
            found = Function(self._recorder, value, full)
        self.__dict__[name] = found
        return found


_SHAPES_FROM_VALUES = {
    f"np.{name}"
    for name in (
        "argwhere",
        "bincount",
        "compress",
        "extract",
        "flatnonzero",
        "nonzero",
        "trim_zeros",
    )
}


class Function:
    """A function of NumPy's."""

    def __init__(self, recorder: Recorder, function: Callable[..., Any], name: str) -> None:
        self._recorder = recorder
        self._function = function
        self._name = name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if (
            self._name in _SHAPES_FROM_VALUES
            or self._name.startswith("np.unique")
            or (self._name == "np.where" and len(args) == 1)
            or (self._name == "np.repeat" and isinstance(args[1], numpy.ndarray))
        ):
            _asked("mask")
        with unwatched():
            return _map(self._function(*args, **kwargs), _watch)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") and not name.startswith("__"):
            self._recorder.refused.add(f"{self._name}.{name} ({_place()[0]})")
            raise AttributeError(f"{self._name}.{name} is private")
        value = getattr(self._function, name)
        return Function(self._recorder, value, f"{self._name}.{name}") if callable(value) else value

    def __eq__(self, other: object) -> bool:
        return self._function is getattr(other, "_function", other)

    def __hash__(self) -> int:
        return hash(self._function)


class Watched(numpy.ndarray[Any, Any]):
    """An array whose values kernels shall not ask for."""

    recorder: Recorder | None = None
    """Who takes note; None within NumPy, which may ask what it likes."""

    def __array_wrap__(self, array: Any, context: Any = None, return_scalar: bool = False) -> Any:
        return _watch(array)

    def __getitem__(self, key: Any) -> Any:
        if _has_mask(key):
            _asked("mask")
        with unwatched():
            return _watch(super().__getitem__(key))

    def __setitem__(self, key: Any, value: Any) -> None:
        # A single value goes to the places of a mask without their number being known.
        if _has_mask(key) and numpy.ndim(value):
            _asked("mask")
        with unwatched():
            super().__setitem__(key, value)


class Drawing:
    """A generator, whose numbers are the other library's: on the host here, elsewhere where its arrays are."""

    def __init__(self, generator: numpy.random.Generator) -> None:
        self._generator = generator

    def __getattr__(self, name: str) -> Any:
        return _forwarding(getattr(self._generator, name))


@contextmanager
def unwatched() -> Iterator[None]:
    """Nobody takes note meanwhile."""
    outer, Watched.recorder = Watched.recorder, None
    try:
        yield
    finally:
        Watched.recorder = outer


def _asked(kind: str) -> None:
    if Watched.recorder is not None:
        Watched.recorder.ask(kind)


def _has_mask(key: Any) -> bool:
    parts = key if isinstance(key, tuple) else (key,)
    return any(isinstance(part, numpy.ndarray) and part.dtype == bool for part in parts)


_HOST = {
    "truth": ("__bool__",),
    "number": ("__int__", "__float__", "__complex__", "__index__", "item"),
    "list": ("tolist", "__iter__", "__contains__", "tobytes", "tofile", "dumps"),
    "mask": ("nonzero", "compress"),
}


def _noting(kind: str, method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def noted(self: Watched, *args: Any) -> Any:
        _asked(kind)
        with unwatched():
            result = method(self, *args)
        return (_watch(item) for item in result) if method.__name__ == "__iter__" else result

    return noted


def _forwarding(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def forwarded(*args: Any, **kwargs: Any) -> Any:
        with unwatched():
            return _map(method(*args, **kwargs), _watch)

    return forwarded


for _kind, _names in _HOST.items():
    for _name in _names:
        setattr(Watched, _name, _noting(_kind, getattr(numpy.ndarray, _name)))
for _name, _method in vars(numpy.ndarray).items():
    if callable(_method) and not _name.startswith("_") and _name not in vars(Watched):
        setattr(Watched, _name, _forwarding(_method))


def _watch(value: Any) -> Any:
    """`value` as the other library has it: there are no scalars that are not arrays."""
    if isinstance(value, numpy.random.Generator):
        return Drawing(value)
    if isinstance(value, numpy.ndarray):
        return value if isinstance(value, Watched) else numpy.ndarray.view(value, Watched)
    return numpy.asarray(value).view(Watched) if isinstance(value, numpy.generic) else value


def _plain(value: Any) -> Any:
    return numpy.ndarray.view(value, numpy.ndarray) if isinstance(value, Watched) else value


def _map(value: Any, function: Callable[[Any], Any]) -> Any:
    if value.__class__ in (tuple, list):
        return value.__class__(_map(item, function) for item in value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return value.__class__(*(_map(item, function) for item in value))
    return function(value)


def arrays_kept(recorder: Recorder) -> list[str]:
    """Where the loaded modules keep arrays of their namespace: their names, caches and closures.

    NumPy's own, as `kept` makes them, are constants to every backend.
    """
    return sorted(
        f"{name}.{attribute}"
        for name, module in recorder.kernels.modules.items()
        for attribute, value in vars(module).items()
        if attribute != "__builtins__"
        and not (callable(value) and value.__module__ != name)  # told where it is at home
        and _holds_watched(value, set())
    )


def _holds_watched(value: Any, seen: set[int]) -> bool:
    if isinstance(value, Watched):
        return True
    if id(value) in seen or isinstance(value, (type, ModuleType, Function, StandIn, Recorder)):
        return False
    seen.add(id(value))
    inner: list[Any] = []
    if isinstance(value, dict):
        inner = [*value, *value.values()]
    elif isinstance(value, (tuple, list, set, frozenset)):
        inner = [*value]
    elif isinstance(value, partial):
        inner = [value.func, *value.args, *value.keywords.values()]
    elif hasattr(value, "cache_info"):
        # What an `lru_cache` keeps only the collector sees: a dict of results, or of links that hold them.
        found = gc.get_referents(value)
        inner = [*found, *(item for one in found for item in gc.get_referents(one))]
        inner = [item for item in inner if isinstance(item, (Watched, tuple, list, dict))]
    elif hasattr(value, "__code__"):
        cells = [cell.cell_contents for cell in value.__closure__ or ()]
        inner = [*cells, *(value.__defaults__ or ()), *vars(value).values()]
    elif hasattr(value, "__dict__"):
        inner = [*vars(value).values()]
    return any(_holds_watched(item, seen) for item in inner)


@contextmanager
def serving(recorder: Recorder) -> Iterator[None]:
    """Meanwhile array kernels and array formulas on the CPU are the recorder's, without short cuts."""
    formulas = vars(autograd_arrays)
    saved = wrapping.load_kernel, wrapping.small_form, dict(formulas)
    functions: dict[str, Callable[..., Any]] = {}

    def load(where: str) -> Callable[..., Any]:
        if not where.startswith("np.") and not is_kernel(where.partition(":")[0]):
            return saved[0](where)
        if where not in functions:
            functions[where] = recorder.function(where)
        return functions[where]

    wrapping.load_kernel = load
    wrapping.small_form = lambda where, kernel, general, *rest, **options: general
    formulas.update((name, load(where)) for name, where in _deferred(autograd_arrays))
    _forget_resolved()
    try:
        yield
    finally:
        wrapping.load_kernel = saved[0]
        wrapping.small_form = saved[1]
        formulas.update(saved[2])
        _forget_resolved()


def _forget_resolved() -> None:
    for operator in REGISTRY.values():
        forget_resolved(operator)


_OVER_TENSORS = re.compile(r"\.(composite\w*|formulas(?!_arrays)\w*|conversions|small\w*)$")


def is_kernel(module: str) -> bool:
    """Whether a module that YAML or a formula names is over arrays; composite ones are over tensors."""
    inside = module.startswith((".", "gradsmith.operators."))
    return inside and not _OVER_TENSORS.search(module)


def _deferred(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Name and ``module:function`` of what `module` loads at the first call."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            match node.value.args:
                case [_, ast.Constant(value=str(name)), ast.Constant(value=str(where))]:
                    yield name, where
