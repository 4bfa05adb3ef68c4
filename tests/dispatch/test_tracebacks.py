"""Tracebacks of wrong calls: the program's lines and few of ours, first call and warm call alike."""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.core.origin import is_ours
from gradsmith.library import Library, custom_op
from gradsmith.overrides import TorchFunctionMode

AT_MOST = 3
"""Frames of this package in a traceback."""


@custom_op("tracebacks::strict", mutates_args=())
def strict(x: gs.Tensor, y: gs.Tensor, scale: float = 1.0) -> gs.Tensor:
    if scale < 0:
        raise ValueError("scale must not be negative")
    return x * y * scale


def _twice() -> None:
    x = gs.ones(2, requires_grad=True)
    y = (x * x).sum()
    y.backward()
    y.backward()


def _changed_in_place() -> None:
    y = gs.ones(2, requires_grad=True).exp()
    y.add_(1)
    gs.autograd.backward(y.sum())


def _no_history() -> None:
    gs.autograd.grad(gs.ones(()), gs.ones(()))


def _hooked(layer: gs.nn.Module) -> gs.nn.Module:
    layer.register_forward_hook(lambda *_: None)
    return layer


A = gs.ones(2, 3)
CALLS: dict[str, Callable[[], Any]] = {
    "operator": lambda: A @ A,
    "shapes": lambda: gs.add(A, gs.ones(4)),
    "shapes of a method": lambda: A.matmul(A),
    "shapes while recording": lambda: gs.matmul(gs.ones(2, 3, requires_grad=True), A),
    "in place": lambda: A.add_(gs.ones(4)),
    "dtype": lambda: gs.tril(A, diagonal="x"),
    "dtypes that are refused": lambda: gs.bitwise_and(A, A),
    "dimension": lambda: A.sum(dim=7),
    "size": lambda: A.reshape(5),
    "index": lambda: A[5],
    "index of another kind": lambda: A["a"],
    "index tensor": lambda: A[gs.tensor([5])],
    "mask": lambda: A[gs.tensor([True])],
    "what is assigned": lambda: A.__setitem__(slice(None), gs.ones(4, 5)),
    "index to assign to": lambda: A.__setitem__(gs.tensor([5]), 1),
    "layer": lambda: gs.nn.Linear(3, 4)(gs.ones(4, 5)),
    "layer with a hook": lambda: _hooked(gs.nn.Linear(3, 4))(gs.ones(4, 5)),
    "layer in layers": lambda: gs.nn.Sequential(gs.nn.Sequential(gs.nn.Linear(4, 4)))(A),
    "layer by hand": lambda: gs.nn.Conv2d(3, 4, 3)(A),
    "recurrent layer": lambda: gs.nn.LSTM(3, 4)(gs.ones(4, 5)),
    "loss": lambda: gs.nn.CrossEntropyLoss()(A, gs.tensor([9, 9])),
    "lists": lambda: gs.cat([A, gs.ones(2, 4)]),
    "out": lambda: gs.add(A, A, out=gs.ones(2, 3, dtype=gs.int64)),
    "argument's class": lambda: gs.sum("x"),
    "factory": lambda: gs.zeros("x"),
    "numbers": lambda: gs.linalg.inv(gs.zeros(2, 2)),
    "function by hand": lambda: gs.einsum("ij,jk", A, A),
    "function of nn": lambda: gs.nn.functional.linear(A, gs.ones(4, 4)),
    "packet": lambda: gs.ops.aten.add(A, gs.ones(4)),
    "overload": lambda: gs.ops.aten.add.Tensor(A, gs.ones(4)),
    "overload's arguments": lambda: gs.ops.aten.add.Tensor(A),
    "backward of many": lambda: gs.ones(2, requires_grad=True).backward(),
    "backward twice": _twice,
    "backward of what was changed": _changed_in_place,
    "gradient without history": _no_history,
    "custom operator": lambda: strict(A, A, -1.0),
    "custom operator's arguments": lambda: strict(A, "x"),
    "custom operator's names": lambda: strict(A, A, size=2),
    "element within vmap": lambda: gs.vmap(lambda x: x.item())(gs.ones(3)),
    "elements within vmap": lambda: gs.vmap(lambda x: x.item())(A),
    "truth within vmap": lambda: gs.vmap(lambda x: bool(x.sum()))(A),
    "a device that is not built": lambda: gs.ones(2, device="cuda"),
    "distribution": lambda: gs.distributions.Normal(0.0, -1.0),
    "compiled": lambda: gs.compile(lambda x: x @ A)(A),
    "custom operator by ops": lambda: gs.ops.tracebacks.strict(A, A, -1.0),
}


def _raised(call: Callable[[], Any]) -> BaseException:
    with pytest.raises(Exception) as caught:
        call()
    return caught.value


def _files(error: BaseException) -> list[str]:
    return [frame.filename for frame in traceback.extract_tb(error.__traceback__)]


@pytest.mark.parametrize("name", CALLS)
def test_few_frames_and_no_other_error(name: str) -> None:
    for _ in range(2):  # the second time tables are warm
        error = _raised(CALLS[name])
        assert sum(map(is_ours, _files(error))) <= AT_MOST
        assert error.__cause__ is None
        assert error.__context__ is None or error.__suppress_context__
        assert "Traceback" not in "".join(traceback.format_exception(error))[10:]


def test_frames_of_programs_stay() -> None:
    class Mode(TorchFunctionMode):
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
        ) -> Any:
            return func(*args, **(kwargs or {}))

    def hook(grad: gs.Tensor) -> gs.Tensor:
        return grad @ grad @ grad

    x = gs.ones(2, 3, requires_grad=True)
    y = x * 2
    y.register_hook(hook)
    names = [
        f.name for f in traceback.extract_tb(_raised(lambda: y.sum().backward()).__traceback__)
    ]
    assert "hook" in names and names.index("hook") < len(names) - 1
    with Mode():
        error = _raised(lambda: strict(A, A, -1.0))
    names = [frame.name for frame in traceback.extract_tb(error.__traceback__)]
    assert names[-1] == "strict" and "__torch_function__" in names


def test_modules_of_programs_stay() -> None:
    class Outer(gs.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = gs.nn.Linear(4, 4)

        def forward(self, x: gs.Tensor) -> gs.Tensor:
            return self.inner(x)

    error = _raised(lambda: gs.nn.Sequential(Outer())(A))
    frames = traceback.extract_tb(error.__traceback__)
    assert [f.name for f in frames if not is_ours(f.filename)][-1] == "forward"
    assert sum(map(is_ours, _files(error))) <= AT_MOST


def test_what_a_program_was_handling_stays() -> None:
    with pytest.raises(RuntimeError) as caught:
        try:
            {}["key"]
        except KeyError:
            A @ A
    assert isinstance(caught.value.__context__, KeyError)
    assert caught.value.__cause__ is None


def test_an_error_that_a_kernel_chains_stays() -> None:
    with Library("tracebacks", "FRAGMENT") as lib:
        lib.define("chained(Tensor x) -> Tensor")

        def kernel(x: gs.Tensor) -> gs.Tensor:
            try:
                return int("x")  # type: ignore[return-value]
            except ValueError as error:
                raise RuntimeError("no number") from error

        lib.impl("chained", kernel, "CPU")
        error = _raised(lambda: gs.ops.tracebacks.chained(A))
    assert isinstance(error.__cause__, ValueError)


def test_all_frames_on_request() -> None:
    program = "import gradsmith as gs\ngs.ones(2, 3) @ gs.ones(2, 3)\n"
    shown = {}
    for value in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "GRADSMITH_FULL_TRACEBACK": value},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        shown[value] = done.stderr.count("File ")
    assert shown["0"] <= AT_MOST + 1 < shown["1"]


def test_failed_assertions_of_ours_keep_all_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    from gradsmith.dispatch import call

    def fail(*args: Any) -> Any:
        raise AssertionError

    monkeypatch.setattr(call, "bits_of", fail)
    error = _raised(lambda: gs.add(A, gs.ones(2, 3, dtype=gs.int16)))
    assert sum(map(is_ours, _files(error))) == AT_MOST  # add, call_slow, call
