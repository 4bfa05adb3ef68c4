"""Registrations and computed tables of an operator as text.

The format is that of ``torch._C._dispatch_dump`` and ``_dispatch_dump_table``, with our own files and lines in place
of those of PyTorch's C++ sources.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ...core.keys import DispatchKey, key_named
from ...schema.dispatch_keys import ALIAS_KEYS
from ..kernel import Entry, Kernel, KernelKind, load_kernel
from ..operator import OpOverload
from ..registry import DANGLING, REGISTRY, lookup_operator
from ..table import computed_entry, computed_table, registered_kernels


def operator_called(name: str) -> OpOverload:
    """The operator ``aten::add.Tensor``; without namespace it is one of ``aten``.

    Raises RuntimeError for a name that no operator has, with the closest ones that there are.
    """
    return lookup_operator(name if "::" in name else f"aten::{name}")


def dump(name: str) -> str:
    """What is registered for the operator `name`: a line for each kernel, lowest key first.

    Of an operator that kernels wait for, which nobody has defined yet, it shows those.
    Raises RuntimeError when there is neither.
    """
    if name not in REGISTRY and name in (waiting := _waiting()):
        return _dangling_text(name, waiting[name])
    return registrations_text(operator_called(name))


def find_dangling_impls() -> list[str]:
    """For each operator that has kernels and no definition, what `dump` says of it, by name."""
    return [_dangling_text(name, kernels) for name, kernels in sorted(_waiting().items())]


def _waiting() -> Mapping[str, Sequence[tuple[str, Kernel]]]:
    """Kernels by key, for operators that are not defined."""
    return dict(DANGLING)


def _dangling_text(name: str, waiting: Sequence[tuple[str, Kernel]]) -> str:
    kernels: dict[str, Kernel] = {}
    inactive: dict[str, tuple[Kernel, ...]] = {}
    for key, kernel in waiting:
        if key in kernels:
            inactive[key] = (kernels[key], *inactive.get(key, ()))
        kernels[key] = kernel
    lines = [f"name: {name}", "schema: (none)", *_kernel_lines(kernels, inactive, "(none)")]
    return "\n".join(lines) + "\n"


def dump_table(name: str) -> str:
    """The computed dispatch table of the operator `name`: for each key the kernel, and the rule that chose it.

    Keys that no kernel serves are left out.  Raises RuntimeError when there is no such operator.
    """
    return table_text(operator_called(name))


def has_kernel_for_dispatch_key(name: str, key: str | DispatchKey) -> bool:
    """Whether a kernel of the operator is registered at exactly this key, be it a runtime or an alias key.

    Raises RuntimeError for an unknown operator or key.
    """
    operator = operator_called(name)
    return key_named(key).name in registered_kernels(operator)


def has_computed_kernel_for_dispatch_key(name: str, key: str | DispatchKey) -> bool:
    """Whether a kernel serves this runtime key, by whatever rule; one that passes calls on counts.

    Raises RuntimeError for an unknown operator or key, and for an alias key.
    """
    operator = operator_called(name)
    runtime_key = key_named(key)
    if runtime_key.name in ALIAS_KEYS:
        raise RuntimeError(
            f"Alias keys do not have runtime kernel registrations; '{runtime_key.name}' stands for several keys"
        )
    return computed_entry(operator, runtime_key).kernel is not None


# -- text ---------------------------------------------------------------------------------------------


def registrations_text(operator: OpOverload) -> str:
    """Like `dump`."""
    lines = [
        f"name: {operator.name()}",
        f"schema: {operator._schema_text}",
        f"debug: registered at {operator.declared_at}",
        f"alias analysis kind: {operator.traits.alias_analysis}",
    ]
    if operator.traits.variant_of:
        lines.append(f"variant of: {operator.namespace}::{operator.traits.variant_of}")
    lines += _kernel_lines(
        registered_kernels(operator), operator.shadowed, _inferred_schema(operator)
    )
    return "\n".join(lines) + "\n"


def _kernel_lines(
    kernels: Mapping[str, Kernel],
    inactive: Mapping[str, Sequence[Kernel]],
    schema: str,
) -> list[str]:
    """A line for each kernel, in the order of their keys; `schema` is of those called by position."""
    lines = []
    for name in sorted(kernels, key=lambda n: int(key_named(n))):
        label = f"{name}[alias]" if name in ALIAS_KEYS else name
        for number, kernel in enumerate((kernels[name], *inactive.get(name, ()))):
            mark = " (inactive)" if number else ""
            direct = kernel.kind not in (
                KernelKind.user,
                KernelKind.made,
                KernelKind.layer,
                KernelKind.fallthrough,
            )
            how = "boxed unboxed" if direct else "boxed"
            if kernel.kind is KernelKind.fallthrough:
                how = f"fallthrough {how}"
            took = schema if direct else "(none)"
            lines.append(f"{label}{mark}: {_described(kernel)} :: {took} [ {how} ]")
    return lines


def table_text(operator: OpOverload) -> str:
    """Like `dump_table`."""
    lines = []
    for key, entry in computed_table(operator).items():
        if entry.kernel is not None:
            lines.append(f"{key.name}: {entry_text(entry)}")
    return "\n".join(lines) + "\n"


def entry_text(entry: Entry) -> str:
    """``registered at native_functions.yaml:7 [kernel]``."""
    kernel = entry.kernel
    if kernel is None:
        return f"[{entry.reason}]"
    passing = "fallthrough " if kernel.kind is KernelKind.fallthrough else ""
    return f"{passing}{_described(kernel)} [{entry.reason}]"


def _described(kernel: Kernel) -> str:
    """``registered at FILE:LINE``, of the kernel's own code where the generator or the dispatcher made it."""
    if kernel.kind is KernelKind.recording:
        return f"registered at {_generated_place(str(kernel.function))}"
    if re.search(r"[./:]", kernel.source):
        return f"registered at {kernel.source}"
    return kernel.source


def _generated_place(where: str) -> str:
    """``generated/autograd_kernels/pointwise.py:2025`` for ``gradsmith.generated.autograd_kernels.pointwise:sin``."""
    code = load_kernel(where).__code__
    path = code.co_filename.replace("\\", "/").split("/")[-3:]
    return f"{'/'.join(path)}:{code.co_firstlineno}"


def _inferred_schema(operator: OpOverload) -> str:
    """``(Tensor _0, Scalar _1) -> Tensor _0``: types alone, which is what a kernel by position knows."""
    types = [_bare(parameter.type) for parameter in operator.signature.parameters]
    returns = [_bare(type) for type in operator.signature.returns]
    arguments = ", ".join(f"{type} _{number}" for number, type in enumerate(types))
    results = ", ".join(f"{type} _{number}" for number, type in enumerate(returns))
    return f"({arguments}) -> {results if len(returns) == 1 else f'({results})'}"


def _bare(type: str) -> str:
    return re.sub(r"\[\d+\]", "[]", type)
