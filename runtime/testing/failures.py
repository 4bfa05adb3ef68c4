"""What every check of an operator raises: what is wrong, who registered the kernels, how to mend it and see it again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..autograd.check.finite_differences import parts_of
from ..core.dtypes import dtype
from ..core.keys import DispatchKey
from ..core.memory import host_array
from ..core.namespace import np
from ..core.nesting import tensors_in
from ..core.tensor import Tensor
from ..dispatch.kernel import Kernel, KernelKind
from ..dispatch.operator import OpOverload
from ..dispatch.table import computed_entry, registered_kernels
from .tolerances import closeness, tolerance_for

if TYPE_CHECKING:
    from .opcheck_inputs import OperatorCall


class CheckFailure(AssertionError):
    """An operator, called with the arguments at hand, does not do what its schema and declaration say.

    Attributes: `check` (``schema``, ``fake``, ``first_order``, …), `operator`, `sample` (the call, where it was made
    from a declaration; else None), `reason`, `mend` (empty where the reason says it) and `places` (who declared the
    operator, who registered its kernels).  The message has all of them.
    """

    def __init__(
        self,
        check: str,
        call: OperatorCall,
        reason: str,
        mend: str = "",
        keys: Sequence[str] = (),
    ) -> None:
        self.check = check
        self.operator = call.operator
        self.sample: Any = call if call.name else None
        self.reason = reason
        self.mend = mend
        # A sample is of a declared operator, whose kernels stand beside the schema, unless it is about them.
        self.places = _places(call.operator, keys) if keys or not call.name else ()
        lines = [("schema", call.operator._schema_text), *self.places, *call.described(check)]
        if mend:
            # What repeats a sample comes last, to be copied.
            lines.insert(-1 if call.name else len(lines), ("to mend", mend))
        title = f"{check}: " if call.name else ""
        width = 7 if call.name else 9
        text = "\n".join(f"  {what + ':':<{width}} {value}" for what, value in lines)
        super().__init__(f"{title}{call.operator.name()}: {reason}\n{text}")

    def __reduce__(self) -> tuple[Any, ...]:
        # Without the sample: tensors of any backend do not travel.
        return _restored, (type(self), self.args, {**self.__dict__, "sample": None})


OperatorFault = CheckFailure
"""The name by which checks of single calls (`opcheck` and its functions) have always raised it."""


def _restored(cls: type[CheckFailure], args: Sequence[Any], state: Mapping[str, Any]) -> Any:
    made = cls.__new__(cls, *args)
    made.__dict__.update(state)
    return made


class NotApplicable(Exception):
    """Why a check has nothing to say of a call."""


def _places(operator: OpOverload, keys: Sequence[str]) -> tuple[tuple[str, str], ...]:
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
    if kernel.kind is KernelKind.fallthrough:
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


def described_call(operator: OpOverload, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
    """The call in one line: ``mine.scale(x: float32[2, 3], 2.0, flag=True)``."""
    names = [p.name for p in operator.signature.parameters]
    parts = [f"{n}: {_text(v)}" if _holds_tensor(v) else _text(v) for n, v in zip(names, args)]
    parts += [f"{name}={_text(value)}" for name, value in kwargs.items()]
    return f"{operator.namespace}.{operator.base}({', '.join(parts)})"


def _holds_tensor(value: Any) -> bool:
    return any(True for _ in tensors_in((value,)))


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


def tensors_of(result: Any) -> list[Tensor]:
    """The tensors that a call returned, those in lists included."""
    return list(tensors_in((result,)))


def compare(
    check: str,
    sample: OperatorCall,
    what: str,
    got: Tensor,
    expected: Tensor,
    rounded: Iterable[dtype] = (),
) -> None:
    """Raise CheckFailure unless both have one shape and dtype and, but for rounding, the same values.

    NaNs have to be where NaNs are; how close is close is up to the dtype and the operator's declaration, and to
    `rounded`, dtypes that both were computed in on the way.
    """
    if got.shape != expected.shape:
        reason = f"{what} has shape {tuple(got.shape)}, expected {tuple(expected.shape)}"
        raise CheckFailure(check, sample, reason)
    if got.dtype is not expected.dtype:
        raise CheckFailure(check, sample, f"{what} has {got.dtype}, expected {expected.dtype}")
    tolerance = tolerance_for(sample.operator, expected.dtype, closeness(expected.dtype, *rounded))
    ours, theirs = parts_of(host_array(got)), parts_of(host_array(expected))
    close = np.isclose(ours, theirs, tolerance.rtol, tolerance.atol, equal_nan=True)
    if not close.all():
        worst = int(np.argmax(np.where(close, -1.0, np.nan_to_num(np.abs(ours - theirs)))))
        element = worst // 2 if got.is_complex() else worst
        index = tuple(int(i) for i in np.unravel_index(element, got._data_.shape))
        raise CheckFailure(
            check,
            sample,
            f"{what} is {host_array(got)[index]!r} at {index}, expected {host_array(expected)[index]!r} "
            f"({int((~close).sum())} of {close.size} numbers differ by more than "
            f"{tolerance.atol} + {tolerance.rtol} of the expected)",
        )
