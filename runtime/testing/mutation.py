"""Puts mutants in place of derivatives, and asks the generated checks whether they notice.

A mutant is a mistake that ``gradsmith mutate`` made in a formula or in a function that formulas call.  It arrives as
source text: modules whose definitions take the places of those of the same name, and functions that get another body.
``python -m gradsmith.testing.mutation`` judges one for each line of JSON that it reads, and writes a line for each.
"""

from __future__ import annotations
import __future__

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from inspect import unwrap
from types import FunctionType, ModuleType
from typing import Any

from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY, forget_resolved
from .checks import CHECKS, is_asked, run_on, samples_of
from .declarations import declaration_of
from .failures import CheckFailure
from .mutation_rules import Line, file_of, judge_rule, lines_of, prepare
from .requests import serve, take_longer
from .samples import Sample

CHECKS_OF_DERIVATIVES = tuple(name for name, check in CHECKS.items() if check.requires_grad)
"""The checks that a wrong derivative can fail."""
_IMPLICIT, _EXPLICIT = "CompositeImplicitAutograd", "CompositeExplicitAutograd"


@contextmanager
def in_place(
    modules: Mapping[str, str],
    functions: Sequence[tuple[str, str, str]] = (),
    touched: Sequence[str] = (),
    constants: Sequence[str] | None = None,
) -> Iterator[None]:
    """Run a block with other derivatives.

    `modules` maps a module's name to source: what it defines replaces that module's definitions of the same
    names.  `functions` are module, name and source of functions that get another body.  The operators `touched`
    forget the kernels that they have resolved, before the block and after it.  With `constants` these operators
    are recorded by `modules` even where they are compositions of others, and those arguments have no gradient.
    """
    undo: list[Callable[[], None]] = []
    for name in modules:  # all of them first: none must see another's mutant when it is imported
        _import_or_make(name, undo)
    try:
        for name, source in modules.items():
            _replace_definitions(name, source, undo)
        for module, function, source in functions:
            _replace_body(module, function, source, undo)
        for operator in touched if constants is not None else ():
            _record(REGISTRY[operator], constants or (), undo)
        _forget(touched)
        yield
    finally:
        for step in reversed(undo):
            step()
        _forget(touched)


def _import_or_make(name: str, undo: list[Callable[[], None]]) -> None:
    """Import a module; an empty one where the family has none, because only a mutant has such formulas."""
    try:
        import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        package, _, family = name.rpartition(".")
        parent = import_module(package)
        sys.modules[name] = module = ModuleType(name)
        module.__spec__ = ModuleSpec(name, None)  # so that whoever looks for it finds it
        setattr(parent, family, module)

        def remove() -> None:
            del sys.modules[name]
            delattr(parent, family)

        undo.append(remove)


def _replace_definitions(name: str, source: str, undo: list[Callable[[], None]]) -> None:
    module = import_module(name)
    namespace: dict[str, Any] = {"__name__": name}
    exec(compile(source, f"<mutant of {name}>", "exec", dont_inherit=True), namespace)
    for key, value in namespace.items():
        if getattr(value, "__module__", None) == name and isinstance(value, (type, FunctionType)):
            undo.append(_restoring(module, key))
            setattr(module, key, value)


def _restoring(module: Any, key: str) -> Callable[[], None]:
    if not hasattr(module, key):
        return lambda: delattr(module, key)
    before = getattr(module, key)
    return lambda: setattr(module, key, before)


def _replace_body(module: str, name: str, source: str, undo: list[Callable[[], None]]) -> None:
    found = getattr(import_module(module), name)
    function: Any = unwrap(found)
    forget: Callable[[], None] = getattr(found, "cache_clear", lambda: None)
    namespace = dict(function.__globals__)
    flags = __future__.annotations.compiler_flag
    exec(compile(source, f"<mutant of {module}>", "exec", flags, dont_inherit=True), namespace)
    before = function.__code__

    def restore() -> None:
        function.__code__ = before
        forget()

    undo.append(restore)
    function.__code__ = namespace[name].__code__  # everybody who imported it has the mutant now
    forget()


def _record(operator: OpOverload, constants: Sequence[str], undo: list[Callable[[], None]]) -> None:
    """Let an operator's calls be recorded by its generated kernel, with no gradient for `constants`."""
    declaration = declaration_of(operator)
    declared = declaration.get("derivative")
    declaration["derivative"] = {"gradients": [{"arguments": [*constants]}]}

    def redeclare() -> None:
        if declared is None:
            del declaration["derivative"]
        else:
            declaration["derivative"] = declared

    undo.append(redeclare)
    traits, kernels = operator.traits, operator.kernels
    if traits.autograd:
        return

    def restore() -> None:
        operator.traits = traits
        operator._replace_kernels(kernels)

    undo.append(restore)
    operator.traits = traits._replace(autograd=True, undifferentiated=False)
    # Beside a composition that differentiates itself, no kernel for Autograd would be asked.
    below = {_EXPLICIT if key == _IMPLICIT else key: kernel for key, kernel in kernels.items()}
    operator._replace_kernels(below)


def _forget(operators: Sequence[str]) -> None:
    for name in operators:
        forget_resolved(REGISTRY[name])


def judge(mutant: Mapping[str, Any]) -> dict[str, str]:
    """Whether some check of some operator fails with the mutant in place, and not without it.

    Returns ``{"caught_by": check, "operator": …, "sample": …, "reason": …}``, or only ``reason`` if none does.  Of a
    mutant in a function, samples are left out that do not come to its statement.
    """
    if "reached" in mutant:
        return judge_rule(mutant, _planted)
    reason = "no check has a sample for it"
    helpers = tuple(mutant.get("helpers", ()))
    statement = _statement(mutant)
    for operator in mutant["operators"]:
        for check in mutant.get("checks", CHECKS_OF_DERIVATIVES):
            target = REGISTRY[operator]
            if not is_asked(target, check):
                continue
            sound = _sound(operator, check, helpers) if statement else None
            if sound is not None and sound.leaves_out(statement):
                if sound.lines and reason.startswith("no check"):
                    reason = "no sample of a check reaches it"
                continue
            with _planted(mutant):
                failure, count = _failure(operator, check, sound, statement)
            if count and reason.startswith("no "):
                reason = "every check passes"
            if failure is not None:
                if _is_sound(operator, check):
                    return failure
                reason = f"{operator} fails the check '{check}' without it, too"
    return {"reason": reason}


def _planted(mutant: Mapping[str, Any]) -> AbstractContextManager[None]:
    constants = mutant.get("constants")
    return in_place(mutant["modules"], mutant["functions"], mutant["touched"], constants)


def _statement(mutant: Mapping[str, Any]) -> frozenset[Line]:
    """The lines of a mutant in a function; none of one in a formula."""
    if "statement" not in mutant:
        return frozenset()
    module, first, last = mutant["statement"]
    return frozenset((file_of(module), line) for line in range(first, last + 1))


@dataclass(frozen=True)
class _Sound:
    """A check of an operator without a mutant."""

    lines: tuple[frozenset[Line], ...]
    """Of each sample, up to one that fails, the lines of functions that formulas call."""
    is_whole: bool
    """Whether no sample fails."""

    def leaves_out(self, statement: frozenset[Line], number: int | None = None) -> bool:
        """Whether no sample comes to a statement, or not that of a `number`."""
        if number is None:
            return self.is_whole and all(map(statement.isdisjoint, self.lines))
        return number < len(self.lines) and statement.isdisjoint(self.lines[number])


@cache
def _sound(operator: str, check: str, helpers: tuple[str, ...]) -> _Sound:
    found: list[frozenset[Line]] = []
    files, remembered = frozenset(map(file_of, helpers)), _remembered(helpers)
    try:
        for sample in _samples(operator, check):
            for forget in remembered:
                forget()  # what a sample before this one has asked for, it must ask for itself
            with lines_of(files) as lines:
                run_on(check, sample)
            found.append(frozenset(lines))
    except Exception:
        return _Sound(tuple(found), False)
    finally:
        take_longer()
    return _Sound(tuple(found), True)


@cache
def _remembered(helpers: tuple[str, ...]) -> list[Callable[[], None]]:
    """What makes the functions in some modules forget the results that they keep."""
    kept = {id(f): f for name in helpers for f in vars(import_module(name)).values()}
    return [f.cache_clear for f in kept.values() if hasattr(f, "cache_clear")]


def _samples(operator: str, check: str) -> Iterator[Sample]:
    for kind in CHECKS[check].dtypes:
        yield from samples_of(check, REGISTRY[operator], kind)


def _failure(
    operator: str,
    check: str,
    sound: _Sound | None = None,
    statement: frozenset[Line] = frozenset(),
) -> tuple[dict[str, str] | None, int]:
    count = 0
    try:
        for count, sample in enumerate(_samples(operator, check), 1):
            if sound is None or not sound.leaves_out(statement, count - 1):
                run_on(check, sample)
        return None, count
    except CheckFailure as failure:
        name, reason = failure.sample.name, failure.reason
    except Exception as error:  # a mutant may break anything, samples included
        name, reason = "", f"raises {type(error).__name__}: {error}"
    found = {"caught_by": check, "operator": operator, "sample": name, "reason": reason}
    return found, 1


@cache
def _is_sound(operator: str, check: str) -> bool:
    """Whether the operator passes the check as it is: a failure says nothing otherwise."""
    return _failure(operator, check)[0] is None


def _reply(mutant: Mapping[str, Any]) -> dict[str, Any]:
    if "prepared" in mutant:
        prepare(mutant["prepared"], mutant["traced"])
        return {}
    return judge(mutant)


if __name__ == "__main__":
    serve(_reply)
