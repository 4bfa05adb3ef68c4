"""A dispatcher to experiment with: one operator ``foo(Tensor x) -> Tensor`` and eleven keys.

Register kernels at some of the keys, and see the computed table.  The output equals that of PyTorch's
``torch._python_dispatcher``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...core.keys import DispatchKey
from ..declarations import OperatorTraits
from ..kernel import FALLTHROUGH, Entry, Kernel, KernelKind
from ..operator import NONE_DECLARED, OpOverload
from ..table import computed_table
from .dump import entry_text, registrations_text, table_text


class PythonDispatcher:
    """Shows which kernel a call runs, for kernels registered at any of eleven keys.

    There is a key for each kind: ``CPU`` for a backend with everything of its own, ``FPGA`` for one that
    shares ``AutogradOther``, ``XLA`` and ``Lazy`` for backends from elsewhere, their autograd keys, and three
    alias keys.

        dispatcher = PythonDispatcher()
        dispatcher.register(["CPU", "XLA", "CompositeImplicitAutograd"])
        print(dispatcher.dispatchTable())

    Each dispatcher is its own: nothing that it registers is seen by any other, or by real operators.
    """

    namespace: ClassVar[str] = "__test__"
    name: ClassVar[str] = "foo"
    runtime_keys: ClassVar[list[str]] = [
        "CPU", "AutogradCPU",
        "FPGA", "AutogradOther",
        "XLA", "AutogradXLA",
        "Lazy", "AutogradLazy",
    ]  # fmt: skip
    alias_keys: ClassVar[list[str]] = [
        "CompositeExplicitAutograd",
        "Autograd",
        "CompositeImplicitAutograd",
    ]
    supported_keys: ClassVar[list[str]] = runtime_keys + alias_keys

    def __init__(self) -> None:
        schema = f"{self.name}(Tensor x) -> Tensor"
        self._operator = OpOverload(
            self.namespace, self.name, schema, NONE_DECLARED, OperatorTraits()
        )
        self._operator.declared_at = "runtime/dispatch/inspect/python_dispatcher.py"

    def keys(self) -> list[str]:
        """The keys that `register` takes."""
        return list(self.supported_keys)

    def register(self, dispatchKeys: Sequence[str]) -> None:
        """Register a kernel ``fn_KEY`` at each of the keys.

        Raises RuntimeError, and registers nothing, for a key given twice, for a key that is not among
        `keys()`, and for CompositeImplicitAutograd beside CompositeExplicitAutograd.
        """
        if len(set(dispatchKeys)) != len(dispatchKeys):
            raise RuntimeError(f"Overridden is not allowed but found duplicates in {dispatchKeys}.")
        if {"CompositeImplicitAutograd", "CompositeExplicitAutograd"} <= set(dispatchKeys):
            raise RuntimeError(
                "Registration to both CompositeImplicitAutograd and CompositeExplicitAutograd is not allowed."
            )
        for key in dispatchKeys:
            if key not in self.supported_keys:
                raise RuntimeError(
                    f"{key} is not supported, please select a dispatch key in {self.supported_keys}."
                )
        for key in dispatchKeys:
            self._operator.register(key, Kernel(_identity, KernelKind.tensor, f"fn_{key}"))

    def rawRegistrations(self) -> str:
        """Everything about the operator's registrations, as ``gradsmith.dispatch.dump`` prints it."""
        return registrations_text(self._operator)

    def rawDispatchTable(self) -> str:
        """The table for every key, as ``gradsmith.dispatch.dump_table`` prints it."""
        return table_text(self._operator)

    def registrations(self) -> str:
        """The kernels that were registered, by key; ``[alias]`` marks keys that stand for several."""
        lines = [self._format_header("Registered Kernels")]
        kernels = self._operator.kernels
        for name in sorted(kernels, key=lambda n: DispatchKey[n]):
            label = f"{name}[alias]" if name in self.alias_keys else name
            lines.append(self._format_line(label, kernels[name].source))
            for kernel in self._operator.shadowed.get(name, ()):
                lines.append(self._format_line(f"{label} (inactive)", kernel.source))
        return "".join(lines)

    def dispatchTable(self) -> str:
        """The kernel for each of the runtime keys, and the rule that chose it."""
        lines = [self._format_header("Computed Dispatch Table")]
        for key, entry in computed_table(self._operator).items():
            if key.name in self.runtime_keys and entry.kernel is not None:
                lines.append(self._format_line(key.name, self._shown(entry)))
        return "".join(lines)

    def _format_line(self, key: str, kernel: str) -> str:
        """A row of a table."""
        return f"{key:<15} {kernel}\n"

    def _format_header(self, header: str) -> str:
        """What stands above the rows."""
        return f"\n{header}\n{self._format_line('key', 'kernel')}---------------------------\n"

    def _shown(self, entry: Entry) -> str:
        if entry.kernel is FALLTHROUGH:  # nothing that anybody registered here
            return f"[{entry.reason}]"
        return entry_text(entry)


def _identity(x: object) -> object:
    return x
