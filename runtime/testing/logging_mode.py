"""A mode that writes down every call of an operator, short enough to read."""

from __future__ import annotations

import sys
from typing import Any, TextIO
from weakref import ref

from ..core.tensor import Tensor
from ..utils._python_dispatch import TorchDispatchMode


class LoggingMode(TorchDispatchMode):
    """Within the block each operator below autograd makes a line, in forward and in backward::

        $2: float32[3] = aten.mul.Tensor($0, $1)

    ``$0`` is the first tensor that the mode met, and so on; a tensor that was not made in the block is shown
    with its type when it first occurs.  Lines are collected in `lines` and written to `file` (standard
    output; None for nowhere).  Other handlers inside of the block are shown what they call by the mode outside
    of them, as usual.
    """

    def __init__(self, file: TextIO | None = sys.stdout) -> None:
        self.file = file
        self.lines: list[str] = []
        # By identity: tensors compare element by element.
        self._numbers: dict[int, tuple[ref[Tensor], int]] = {}
        self._next = 0

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        kwargs = kwargs or {}
        given = [self._text(value) for value in args]
        given += [f"{name}={self._text(value)}" for name, value in kwargs.items()]
        call = f"{func}({', '.join(given)})"
        try:
            out = func(*args, **kwargs)
        except Exception as error:
            self._write(f"{call} raised {type(error).__name__}")
            raise
        self._write(f"{self._result(out)} = {call}")
        return out

    def _write(self, line: str) -> None:
        self.lines.append(line)
        if self.file is not None:
            print(line, file=self.file)

    def _name(self, tensor: Tensor) -> tuple[str, bool]:
        """The tensor's number, and whether it is new."""
        known = self._numbers.get(id(tensor))
        if known is not None and known[0]() is tensor:
            return f"${known[1]}", False
        number = self._next
        self._next += 1
        self._numbers[id(tensor)] = (ref(tensor), number)
        return f"${number}", True

    def _text(self, value: Any) -> str:
        if isinstance(value, Tensor):
            name, is_new = self._name(value)
            return f"{name}: {_type(value)}" if is_new else name
        if isinstance(value, (list, tuple)):
            return "[" + ", ".join(map(self._text, value)) + "]"
        text = (
            str(value)
            if value is not None and type(value).__module__ == "gradsmith.core.dtypes"
            else repr(value)
        )
        return text if len(text) <= 60 else text[:57] + "..."

    def _result(self, out: Any) -> str:
        if isinstance(out, Tensor):
            return f"{self._name(out)[0]}: {_type(out)}"
        if isinstance(out, (list, tuple)):
            return "(" + ", ".join(map(self._result, out)) + ")"
        return repr(out)


def _type(tensor: Tensor) -> str:
    kind = "" if type(tensor) is Tensor else type(tensor).__name__ + " "
    where = "" if tensor.device.type == "cpu" else f" on {tensor.device}"
    return f"{kind}{str(tensor.dtype).partition('.')[2]}{list(tensor.shape)}{where}"
