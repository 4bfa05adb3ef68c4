"""The edits that add an operator: its entry, its derivative, and its kernel with a shape function.

Placeholders mark what only the user can fill in; lint reports those that remain.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePosixPath

from ...schema.arguments import DISPATCHED
from ...schema.function_schema import FunctionSchema
from ..diagnostics import FILL_ME_IN
from .settings import GRADSMITH, Project


@dataclass(frozen=True, slots=True)
class Addition:
    """Text for the end of a file, which may be new."""

    file: str
    text: str
    head: str = ""
    """What a new file begins with."""


class Kind(Enum):
    """What kind of entry to write."""

    kernel = "a kernel and a shape function"
    family = "the same, with in-place and out= variants"
    pointwise = "an elementwise kernel (variants, broadcasting and meta follow)"
    view = "a kernel whose result shares memory with an argument"
    composite = "a function that calls other operators and needs no derivative"


def refusal(func: FunctionSchema, kind: Kind) -> str | None:
    """Why an operator of that schema cannot be of a kind."""
    shares = any(r.annotation is not None and not r.annotation.is_write for r in func.returns)
    if kind is Kind.view and not shares:
        return (
            "a view returns what it shares memory with: write 'Tensor(a) self' and '-> Tensor(a)'"
        )
    if kind in (Kind.family, Kind.pointwise) and not _variants(func):
        return (
            "its variants write to what is returned, which have to be tensors that share no memory"
        )
    if kind is Kind.pointwise and len(func.returns) > 1:
        return "what is computed element by element is one tensor"
    return None


def kind_of(func: FunctionSchema) -> Kind:
    """The kind that a schema shows."""
    return Kind.view if refusal(func, Kind.view) is None else Kind.kernel


def operator_additions(
    project: Project, func: FunctionSchema, category: str | None, kind: Kind
) -> tuple[Addition, ...]:
    """The three edits for an operator that the project does not have."""
    name = func.name.identifier
    module = _module(project, func, category, kind)
    variants = f"  autogen: {', '.join(_variants(func))}\n"
    lines = {
        Kind.kernel: f"  dispatch:\n    CPU: {name}\n  shape: {name}_shape\n",
        Kind.family: f"{variants}  dispatch:\n    CPU: {name}\n  shape: {name}_shape\n",
        Kind.pointwise: f"{variants}  pointwise: {name}\n  promotion: default\n",
        Kind.view: f"  dispatch:\n    CPU, Meta: {name}\n",
        Kind.composite: "",
    }
    entry = (
        f"- func: {func}\n{lines[kind]}"
        f"  category: {category or FILL_ME_IN}\n"
        f"  doc: {FILL_ME_IN}\n"
    )
    found = [Addition(project.functions, entry)]
    if _differentiable(func) and kind is not Kind.composite:
        found.append(Addition(project.derivatives, derivative_entry(func)))
    found.append(Addition(module, _kernel(func, kind), _head(project, module, name, kind)))
    return tuple(found)


def _variants(func: FunctionSchema) -> list[str]:
    """The names of what `autogen` makes of an operator that shares no memory."""
    name = func.name
    if not func.returns or any(r.annotation or str(r.type) != "Tensor" for r in func.returns):
        return []
    first = next(iter(func.arguments.positional), None)
    in_place = len(func.returns) == 1 and first is not None and first.name == "self"
    overload = f".{name.overload}" if name.overload else ""
    out = f"{name.packet}.{f'{name.overload}_' if name.overload else ''}out"
    is_tensor = in_place and first is not None and str(first.type) == "Tensor"
    return [f"{name.packet}_{overload}", out] if is_tensor else [out]


def derivative_entry(func: FunctionSchema) -> str:
    """An entry with a line for each tensor argument."""
    lines = [f"- name: {func}", *(f"  {name}: {FILL_ME_IN}" for name in _tensors(func))]
    return "\n".join(lines) + "\n"


def _tensors(func: FunctionSchema) -> list[str]:
    return [a.name for a in func.arguments.non_out if a.type.is_tensor_like]


def _differentiable(func: FunctionSchema) -> bool:
    """Whether something has to be said of its derivative."""
    returns = any(returned.type.is_tensor_like for returned in func.returns)
    return bool(_tensors(func)) and returns and not func.arguments.out


def _module(project: Project, func: FunctionSchema, category: str | None, kind: Kind) -> str:
    """Where the kernel goes: a module of its own, in the folder of its category where there is one."""
    composite = "composite_" if kind is Kind.composite else ""
    folder = PurePosixPath(project.kernels)
    if category and project.path(f"{project.kernels}/{category}").is_dir():
        folder /= category
    return str(folder / f"{composite}{func.name.packet.strip('_')}.py")


def _head(project: Project, module: str, name: str, kind: Kind) -> str:
    library = f"{GRADSMITH}."
    if project.kernels_package == f"{GRADSMITH}.operators":  # imports within gradsmith are relative
        library = "." * (len(PurePosixPath(module).relative_to(project.kernels).parts) + 1)
    imports = f"from {library}core.namespace import Array\n"
    if kind is Kind.composite:
        imports = f"from {library}core.tensor import Tensor\n"
    elif kind in (Kind.kernel, Kind.family):
        imports += f"from {library}core.result import Result\n"
    return f'"""Kernels of `{name}`."""\n\n{imports}'


def _kernel(func: FunctionSchema, kind: Kind) -> str:
    name = func.name.identifier
    arguments = [a for a in func.arguments.non_out if a.name not in DISPATCHED]
    parameters = ", ".join(f"{a.name}: {_annotation(a.type)}" for a in arguments)
    returned = _returned(func)
    what = {
        Kind.pointwise: "compute each element",
        Kind.view: "return a view of the argument",
        Kind.composite: "call operators",
    }.get(kind, f"compute the result that {name}_shape describes")
    shape = (
        f"\n\ndef {name}_shape({parameters}) -> {returned.replace('Array', 'Result')}:\n"
        f'    """Shape and dtype of `{name}`; RuntimeError for arguments that do not fit."""\n'
        f'    raise NotImplementedError("{FILL_ME_IN}: check the arguments, return Result(shape, dtype)")\n'
    )
    kernel = (
        f"\n\ndef {name}({parameters}) -> {returned}:\n"
        f'    """{FILL_ME_IN}"""\n'
        f'    raise NotImplementedError("{FILL_ME_IN}: {what}")\n'
    )
    if kind is Kind.composite:
        return kernel.replace("Array", "Tensor")
    return shape + kernel if kind in (Kind.kernel, Kind.family) else kernel


_PYTHON: Mapping[str, str] = {
    "int": "int",
    "SymInt": "int",
    "float": "float",
    "bool": "bool",
    "str": "str",
}


def _annotation(type: object) -> str:
    text = str(type)
    optional = text.endswith("?")
    base, bracket, _ = text.removesuffix("?").partition("[")
    found = "Array" if base == "Tensor" else _PYTHON.get(base, "object")
    if bracket:
        found = f"list[{found}]" if base == "Tensor" else f"tuple[{found}, ...]"
    return f"{found} | None" if optional else found


def _returned(func: FunctionSchema) -> str:
    kinds = [_annotation(returned.type) for returned in func.returns]
    return kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]"
