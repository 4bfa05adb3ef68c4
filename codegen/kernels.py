"""Finds the kernels that YAML names, and says where one is missing or does not fit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .diagnostics import Diagnostics, Location, suggest
from .kernel_index import FunctionInfo, KernelIndex
from .model import NativeFunction, Promotion
from .numpy_ufuncs import UFUNCS
from .project import Project
from .syntax import Mapping as MappingNode

__all__ = ["locate_kernels"]

_OPTIONS = frozenset(("layout", "device", "pin_memory"))


def locate_kernels(
    functions: Iterable[NativeFunction],
    index: KernelIndex,
    project: Project,
    diagnostics: Diagnostics,
) -> tuple[dict[NativeFunction, Mapping[str, str]], dict[NativeFunction, str]]:
    """For each declared operator, ``module:function`` by dispatch key, and of its pointwise function."""
    kernels: dict[NativeFunction, Mapping[str, str]] = {}
    pointwise: dict[NativeFunction, str] = {}
    for function in functions:
        if function.origin is not None or function.alias_of is not None:
            continue
        located = {}
        for key, name in function.dispatch.items():
            where = _named_for(function, key)
            info = _find(name, function, where, index, diagnostics)
            if info is not None:
                located[key] = project.kernel(info.module, info.name)
                _check_arity(function, key, info, diagnostics)
        if function.pointwise is not None:
            if function.pointwise.is_ufunc:
                _check_ufunc(function, diagnostics)
                pointwise[function] = str(function.pointwise)
            else:
                where = function.field_location("pointwise") or function.location
                info = _find(function.pointwise.name, function, where, index, diagnostics)
                if info is not None:
                    pointwise[function] = project.kernel(info.module, info.name)
        if _is_elementwise(function) and not located:
            located = dict.fromkeys(("CPU", "Meta"), pointwise.get(function, ""))
        elif _is_elementwise(function) and "CPU" in located:
            located.setdefault("Meta", located["CPU"])
        kernels[function] = located
    return kernels, pointwise


def _check_ufunc(function: NativeFunction, diagnostics: Diagnostics) -> None:
    assert function.pointwise is not None
    name = function.pointwise.name
    where = function.field_location("pointwise") or function.location
    if name not in UFUNCS:
        closest = suggest(name, UFUNCS)
        hint = closest or "name a ufunc, or a kernel without 'np.'"
        diagnostics.error("GS504", f"NumPy has no ufunc '{name}'", where, hint)
        return
    given = sum(argument.default is None for argument in function.func.arguments.non_out)
    if UFUNCS[name] != given:
        takes = "one array" if UFUNCS[name] == 1 else f"{UFUNCS[name]} arrays"
        message = f"np.{name} takes {takes}, {function.name} has {given} arguments without default"
        hint = "name a ufunc of as many, or a kernel without 'np.'"
        diagnostics.error("GS503", message, where, hint)


def _is_elementwise(function: NativeFunction) -> bool:
    """Whether promotion and broadcasting are the wrapper's business, and so the meta kernel too."""
    if any(key.startswith("Composite") for key in function.dispatch):
        return False
    promotes = function.promotion is not None and function.promotion is not Promotion.none
    return function.pointwise is not None or promotes


def _named_for(function: NativeFunction, key: str) -> Location | None:
    """Where the kernel for a dispatch key is named; the operator's own place where nothing names it."""
    given = None if function.syntax is None else function.syntax.get("dispatch")
    if isinstance(given, MappingNode):
        for keys, node in given.entries:
            if key in (each.strip() for each in keys.text.split(",")):
                return node.location
    return function.field_location("dispatch") or function.location


def _find(
    name: str,
    function: NativeFunction,
    where: Location | None,
    index: KernelIndex,
    diagnostics: Diagnostics,
) -> FunctionInfo | None:
    info = index.find(name)
    if info is None:
        message = f"no module of kernels defines '{name}', which {function.name} names"
        public = [
            known for known in index.functions if known.startswith("_") <= name.startswith("_")
        ]
        hint = suggest(name, public) or f"write it: def {name}(...)"
        diagnostics.error("GS501", message, where, hint)
        return None
    twins = index.functions.get(info.name, ())
    if ":" not in name and len(twins) > 1:
        modules = " and ".join(t.module for t in twins)
        diagnostics.error(
            "GS502",
            f"'{name}' is defined in {modules}",
            where,
            f"write {twins[0].module}:{name}, or rename one",
        )
    return info


def _check_arity(
    function: NativeFunction, key: str, info: FunctionInfo, diagnostics: Diagnostics
) -> None:
    arguments = list(function.func.arguments.non_out)
    if not key.startswith("Composite"):
        arguments = [a for a in arguments if a.name not in _OPTIONS]
    count = len(arguments)
    if info.accepted is None or info.required <= count <= info.accepted:
        return
    diagnostics.error(
        "GS503",
        f"kernel '{info.name}' takes {_range(info)} positional arguments, {function.name} passes {count}",
        _named_for(function, key),
        f"define {info.name}({', '.join(a.name for a in arguments)})",
    )


def _range(info: FunctionInfo) -> str:
    return (
        str(info.required)
        if info.required == info.accepted
        else f"{info.required} to {info.accepted}"
    )
