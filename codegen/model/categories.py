"""Categories of operators whose entries name none: the folder that has the kernel."""

from __future__ import annotations

from .kernel_index import KernelIndex
from .native_functions import NativeFunction


def with_categories(
    functions: tuple[NativeFunction, ...], index: KernelIndex
) -> tuple[NativeFunction, ...]:
    """The operators, each of a category where its kernel is in a folder; another name has that of its operator."""
    found = {str(f.name): f.category or _folder(f, index) for f in functions}
    named = []
    for function in functions:
        category = function.category or found.get(str(function.alias_of or function.name))
        same = category == function.category
        named.append(function if same else function.varied(category=category))
    return tuple(named)


def _folder(function: NativeFunction, index: KernelIndex) -> str | None:
    """Where the kernel for CPU is, or that of the elements; of compositions, the function that composes."""
    kernel = function.dispatch.get("CPU")
    if kernel is None and function.pointwise is not None:
        kernel = None if function.pointwise.is_ufunc else function.pointwise.name
    elif kernel is None:
        kernel = next(iter(function.dispatch.values()), None)
    info = None if kernel is None else index.find(kernel)
    return None if info is None else info.module.rpartition(".")[0].partition(".")[0] or None
