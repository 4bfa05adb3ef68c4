"""The edits that a new operator takes: its entry, its derivative, and its kernel with a shape function.

What only the user knows is left as a word that lint reports until it is gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
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


def operator_additions(
    project: Project, func: FunctionSchema, category: str | None
) -> tuple[Addition, ...]:
    """The three edits for an operator that the project does not have."""
    name = func.name.identifier
    module = _module(project, func, category)
    entry = (
        f"- func: {func}\n"
        "  dispatch:\n"
        f"    CPU: {name}\n"
        f"  shape: {name}_shape\n"
        f"  category: {category or FILL_ME_IN}\n"
        f"  doc: {FILL_ME_IN}\n"
    )
    found = [Addition(project.functions, entry)]
    if _differentiable(func):
        found.append(Addition(project.derivatives, derivative_entry(func)))
    found.append(Addition(module, _kernel(func), _head(project, module, name)))
    return tuple(found)


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


def _module(project: Project, func: FunctionSchema, category: str | None) -> str:
    """Where the kernel goes: a module of its own, in the folder of its category where there is one."""
    folder = PurePosixPath(project.kernels)
    if category and project.path(f"{project.kernels}/{category}").is_dir():
        folder /= category
    return str(folder / f"{func.name.packet.strip('_')}.py")


def _head(project: Project, module: str, name: str) -> str:
    library = f"{GRADSMITH}."
    if project.kernels_package == f"{GRADSMITH}.operators":  # imports within gradsmith are relative
        library = "." * (len(PurePosixPath(module).relative_to(project.kernels).parts) + 1)
    return (
        f'"""Kernels of `{name}`."""\n\n'
        f"from {library}core.namespace import Array\n"
        f"from {library}core.result import Result\n"
    )


def _kernel(func: FunctionSchema) -> str:
    name = func.name.identifier
    arguments = [a for a in func.arguments.non_out if a.name not in DISPATCHED]
    parameters = ", ".join(f"{a.name}: {_annotation(a.type)}" for a in arguments)
    return (
        f"\n\ndef {name}_shape({parameters}) -> Result:\n"
        f'    """Shape and dtype of `{name}`; RuntimeError for arguments that do not fit."""\n'
        f'    raise NotImplementedError("{FILL_ME_IN}: check the arguments, return Result(shape, dtype)")\n'
        f"\n\ndef {name}({parameters}) -> {_returned(func)}:\n"
        f'    """{FILL_ME_IN}"""\n'
        f'    raise NotImplementedError("{FILL_ME_IN}: compute what {name}_shape foretells")\n'
    )


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
