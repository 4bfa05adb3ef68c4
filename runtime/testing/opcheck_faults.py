"""What the checks of one call raise: what is wrong, where the kernels were registered, how to mend it."""

from __future__ import annotations

from typing import Any

from gradsmith.dispatch.kernel import Kernel
from gradsmith.dispatch.keys import DispatchKey
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.table import computed_entry, registered_kernels
from gradsmith.tensor import Tensor

__all__ = ["NotApplicable", "OperatorFault", "described_call", "kernel_text"]


class OperatorFault(AssertionError):
    """An operator, called with the arguments at hand, breaks a promise.

    Attributes: `check` (``schema``, ``autograd_registration``, ``fake``, ``gradient``, ``dynamic_shapes``),
    `operator`, `reason`, `mend` and `places` (who declared the operator, who registered its kernels).  The
    message has all of them.
    """

    def __init__(
        self,
        check: str,
        operator: OpOverload,
        call: str,
        reason: str,
        mend: str,
        keys: tuple[str, ...] = (),
    ) -> None:
        self.check = check
        self.operator = operator
        self.call = call
        self.reason = reason
        self.mend = mend
        self.places = _places(operator, keys)
        places = "\n".join(f"  {what + ':':<10}{where}" for what, where in self.places)
        super().__init__(
            f"{operator.name()}: {reason}\n  schema:   {operator._schema_text}\n{places}\n"
            f"  call:     {call}\n  to mend:  {mend}"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        arguments = self.check, self.operator, self.call, self.reason, self.mend
        return type(self), arguments, {"places": self.places, "args": self.args}


class NotApplicable(Exception):
    """Why a check has nothing to say of a call."""


def _places(operator: OpOverload, keys: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    found = [("declared", operator.declared_at or "an unknown place")]
    found += [(key, kernel_text(operator, key)) for key in keys]
    return tuple(found)


def kernel_text(operator: OpOverload, key: str) -> str:
    """Which kernel serves `key`, a runtime or an alias key, and who registered it."""
    registered = registered_kernels(operator).get(key)
    if registered is not None:
        return _by(registered)
    if key not in DispatchKey.__members__ or key in ("Autograd", "CompositeImplicitAutograd"):
        return "no kernel"
    entry = computed_entry(operator, DispatchKey[key])
    if entry.kernel is None or entry.reason in ("missing", "backend fallback"):
        return "no kernel"
    return f"{_by(entry.kernel)} ({entry.reason})"


def _by(kernel: Kernel) -> str:
    if kernel.kind == "fallthrough":
        return f"passes on, registered at {kernel.source}"
    function = kernel.function
    if isinstance(function, str):
        return f"{function}, registered at {kernel.source}"
    name = getattr(function, "__name__", "")
    if (
        not name
        or name == "<lambda>"
        or getattr(function, "__module__", "").startswith("gradsmith.")
    ):
        return f"registered at {kernel.source}"
    return f"{name}, registered at {kernel.source}"


# -- calls --------------------------------------------------------------------------------------------


def described_call(operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
    """The call in one line: ``mine.scale(x: float32[2, 3], 2.0, flag=True)``."""
    names = [p.name for p in operator.signature.parameters]
    parts = [f"{n}: {_text(v)}" if _holds_tensor(v) else _text(v) for n, v in zip(names, args)]
    parts += [f"{name}={_text(value)}" for name, value in kwargs.items()]
    return f"{operator.namespace}.{operator.base}({', '.join(parts)})"


def _holds_tensor(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return any(map(_holds_tensor, value))
    return isinstance(value, Tensor)


def _text(value: Any) -> str:
    if isinstance(value, Tensor):
        kind = str(value.dtype).rpartition(".")[2]
        where = "" if value.device.type == "cpu" else f" on {value.device}"
        grad = ", requires_grad" if value.requires_grad else ""
        return f"{kind}{list(value.shape)}{where}{grad}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_text, value))}]"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
