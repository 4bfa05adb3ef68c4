"""Modes: their order, what they see, re-entrancy, exceptions, threads; the logging mode."""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.handlers import ACTIVE, classes_ask
from gradsmith.core.state import state
from gradsmith.overrides import (
    BaseTorchFunctionMode,
    DisableTorchFunction,
    DisableTorchFunctionSubclass,
    TorchFunctionMode,
    _get_current_function_mode,
    _get_current_function_mode_stack,
    _pop_mode,
    _pop_mode_temporarily,
    get_ignored_functions,
    get_overridable_functions,
    has_torch_function,
    has_torch_function_unary,
    has_torch_function_variadic,
    is_tensor_inplace_op,
    is_tensor_method_or_property,
    resolve_name,
    wrap_torch_function,
)
from gradsmith.testing import LoggingMode
from gradsmith.utils import _python_dispatch as python_dispatch
from gradsmith.utils._python_dispatch import TorchDispatchMode


class Functions(TorchFunctionMode):
    """Notes the functions that it sees."""

    def __init__(self, log: list[str], name: str = "") -> None:
        self.log = log
        self.name = name

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.log.append(self.name + str(resolve_name(func)).removeprefix("gradsmith."))
        return func(*args, **(kwargs or {}))


class Operators(TorchDispatchMode):
    """Notes the operators that it sees."""

    def __init__(self, log: list[str], name: str = "") -> None:
        self.log = log
        self.name = name

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.log.append(self.name + str(func).removeprefix("aten."))
        return func(*args, **(kwargs or {}))


@pytest.fixture
def log() -> list[str]:
    return []


@pytest.fixture(autouse=True)
def _nothing_is_left_behind() -> Iterator[None]:
    yield
    assert (state.function_modes, state.dispatch_modes, state.tracers) == ((), (), ())
    assert state.mask and not state.excluded and not state.included
    assert not [entry for entry in ACTIVE if entry is not classes_ask]


# -- function modes -----------------------------------------------------------------------------------


def test_function_modes_see_every_public_call(log: list[str]) -> None:
    x = gs.ones(3)
    with Functions(log):
        gs.ones(2)
        gs.add(x, 1)
        x.add(1)
        x + 1
        1 + x
        1 - x
        2 / x
        x @ x
        assert (x == 1).__class__ is gs.Tensor
        _ = -x
        _ = x[0]
        x[0] = 2
        gs.nn.functional.relu(x)
        gs.nn.functional.mse_loss(x, x)
        gs.einsum("i,i", x, x)
        gs.linalg.norm(x)
        gs.tensor([1.0])
        gs.ops.aten.add.Tensor(x, 1)
        gs.ops.aten.add(x, 1)
    x += 1
    assert log == [
        "ones", "add", "Tensor.add", "Tensor.add", "Tensor.add", "Tensor.__rsub__", "Tensor.__rtruediv__",
        "Tensor.matmul", "Tensor.__eq__", "Tensor.neg", "Tensor.__getitem__", "Tensor.__setitem__",
        "nn.functional.relu", "nn.functional.mse_loss", "functional.einsum", "linalg.norm", "tensor", "aten.add.Tensor",
        "aten.add",
    ]  # fmt: skip


def test_function_modes_see_attributes(log: list[str]) -> None:
    x = gs.ones(3)
    with Functions(log):
        _ = x.shape
        x.requires_grad = True
        _ = x.grad
        _ = x.T
        x.dim()
        len(x)
        float(x[0])
    _ = x.shape
    assert log == [
        "Tensor.shape.__get__", "Tensor.requires_grad.__set__", "Tensor.grad.__get__", "Tensor.T.__get__",
        "Tensor.dim", "Tensor.__len__", "Tensor.__getitem__", "Tensor.__float__",
    ]  # fmt: skip


def test_function_modes_see_assignments(log: list[str]) -> None:
    x = gs.ones(3, requires_grad=True)
    other = gs.zeros(3)
    with Functions(log):
        x.grad = other
        x.grad = None
        x.data = other
        x.requires_grad = False
    assert x.grad is None
    assert x.tolist() == [0.0, 0.0, 0.0]
    assert log == [
        "Tensor.grad.__set__", "Tensor.grad.__set__", "Tensor.data.__set__", "Tensor.requires_grad.__set__",
    ]  # fmt: skip


def test_functions_are_handed_over_as_programs_know_them() -> None:
    shape: Any = gs.Tensor.shape
    known = {
        gs.add: "add",
        gs.Tensor.mul: "mul",
        shape.__get__: "shape",
        gs.Tensor.backward: "backward",
        gs.einsum: "einsum",
    }
    seen: list[Any] = []

    class Mode(TorchFunctionMode):
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            seen.append((known.get(func), args, kwargs))
            assert func in (gs.add, gs.Tensor.mul, shape.__get__, gs.Tensor.backward, gs.einsum)
            return func(*args, **(kwargs or {}))

    x = gs.ones(1, requires_grad=True)
    with Mode():
        gs.add(x, 1)
        gs.add(x, 1, alpha=2)
        y = 2 * x
        _ = x.shape
        y.backward()
        gs.einsum("i->", x)
    assert [name for name, _, _ in seen] == ["add", "add", "mul", "shape", "backward", "einsum"]
    assert seen[0][2] is None and seen[1][2] == {"alpha": 2}  # as PyTorch's bindings tell it
    assert seen[2][1][0] is x  # the method's arguments, not the operator's
    assert x.grad is not None


def test_backward_is_no_business_of_function_modes(log: list[str]) -> None:
    x = gs.ones(3, requires_grad=True)
    y = (x * x).exp().sum()
    with Functions(log):
        gs.autograd.backward(y)
    assert log == []


def test_the_innermost_function_mode_is_asked_first(log: list[str]) -> None:
    with Functions(log, "outer "), Functions(log, "inner "):
        gs.ones(1)
    assert log == ["inner ones", "outer ones"]


def test_a_function_mode_is_off_in_its_handler_and_may_be_put_back() -> None:
    calls: list[int] = []

    class Again(TorchFunctionMode):
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            calls.append(len(_get_current_function_mode_stack()))
            if len(calls) == 1:
                with self:
                    assert _get_current_function_mode() is self
                    gs.zeros(1)
            return func(*args, **(kwargs or {}))

    with Again():
        gs.ones(1)
    assert calls == [0, 0]


def test_modes_are_asked_before_classes_and_may_decline(log: list[str]) -> None:
    class Sub(gs.Tensor):
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            log.append("class")
            return super().__torch_function__(func, types, args, kwargs)

    class Declining(TorchFunctionMode):
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            log.append(f"mode {[kind.__name__ for kind in types]}")
            return NotImplemented

    t = gs.ones(2).as_subclass(Sub)
    with Declining():
        out = t + 1
    assert type(out) is Sub
    assert log == ["mode ['Sub']", "class"]
    plain = gs.ones(1)
    with (
        pytest.raises(
            TypeError, match=r"Multiple dispatch failed for 'gradsmith.add'.*mode object"
        ),
        Declining(),
    ):
        gs.add(plain, 1)


def test_function_modes_are_restored_after_exceptions(log: list[str]) -> None:
    class Failing(TorchFunctionMode):
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            raise ValueError("no")

    with Functions(log):
        with pytest.raises(ValueError, match="no"), Failing():
            gs.ones(1)
        gs.zeros(1)
    assert log == ["zeros"]


def test_function_modes_are_per_thread(log: list[str]) -> None:
    def elsewhere() -> None:
        _ = gs.ones(3).shape

    with Functions(log):
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()
    assert log == []


def test_handlers_may_be_switched_off(log: list[str]) -> None:
    class Sub(gs.Tensor):
        pass

    t = gs.ones(2).as_subclass(Sub)
    with Functions(log):
        with DisableTorchFunction():
            assert type(t + 1) is gs.Tensor
        with DisableTorchFunctionSubclass():
            assert type(t + 1) is gs.Tensor
    assert log == ["Tensor.add"]


def test_the_stack_by_hand(log: list[str]) -> None:
    with pytest.raises(RuntimeError, match="no TorchFunctionMode on the stack"):
        _pop_mode()
    with Functions(log) as outer, BaseTorchFunctionMode() as inner, _pop_mode_temporarily() as top:
        assert top is inner
        assert _get_current_function_mode_stack() == [outer]


def test_subclasses_without_a_handler_keep_their_class() -> None:
    class Sub(gs.Tensor):
        pass

    t = gs.ones(2, 2).as_subclass(Sub)
    for out in (t + 1, 1 - t, gs.add(t, t), t.T, t[0], gs.cat([t, t]), t.max(0)[1], next(iter(t))):
        assert type(out) is Sub
    assert type(t.split(1)[0]) is Sub
    assert type(t.max(0)) is gs.return_types.max
    t.requires_grad_()
    (t * 2).sum().backward()
    assert type(t.grad) is gs.Tensor


def test_subclasses_see_attributes_and_handwritten_methods(log: list[str]) -> None:
    class Sub(gs.Tensor):
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            log.append(str(resolve_name(func)).removeprefix("gradsmith."))
            return super().__torch_function__(func, types, args, kwargs)

    t = gs.ones(2).as_subclass(Sub)
    _ = t.shape
    t.tolist()
    t.requires_grad = False
    gs.ops.aten.add.Tensor(t, 1)
    gs.nn.functional.mse_loss(t, t)
    gs.einsum("i,i", [t, t])
    assert log[-2:] == ["nn.functional.mse_loss", "functional.einsum"]
    del log[-2:]
    assert log == [
        "Tensor.shape.__get__",
        "Tensor.tolist",
        "Tensor.requires_grad.__set__",
        "aten.add.Tensor",
    ]


def test_names_of_functions() -> None:
    shape: Any = gs.Tensor.shape
    assert resolve_name(gs.add) == "gradsmith.add"
    assert resolve_name(gs.Tensor.add) == "gradsmith.Tensor.add"
    assert resolve_name(shape.__get__) == "gradsmith.Tensor.shape.__get__"
    assert resolve_name(gs.Tensor.__getitem__) == "gradsmith.Tensor.__getitem__"
    assert resolve_name(print) is None
    assert is_tensor_method_or_property(gs.Tensor.add)
    assert is_tensor_method_or_property(shape.__get__)
    assert not is_tensor_method_or_property(gs.add)
    assert is_tensor_inplace_op(gs.Tensor.add_)
    assert not is_tensor_inplace_op(gs.Tensor.add)
    functions = get_overridable_functions()
    assert gs.add in functions[gs] and gs.Tensor.add in functions[gs.Tensor]
    assert shape.__get__ in functions[gs.Tensor]
    assert gs.is_tensor in get_ignored_functions() and gs.einsum not in get_ignored_functions()


def test_functions_are_listed_while_others_import(monkeypatch: pytest.MonkeyPatch) -> None:
    class Imports(str):
        """A name in a module, at which another thread puts something into the module."""

        __hash__ = str.__hash__

        def startswith(self, *prefix: Any) -> bool:
            monkeypatch.setitem(vars(gs.linalg), "imported_meanwhile", gs.linalg)
            return True

    monkeypatch.setitem(vars(gs.linalg), Imports("late"), gs.linalg)
    assert gs.linalg.inv in get_overridable_functions()[gs.linalg]


def test_functions_of_ones_own_can_be_overridden(log: list[str]) -> None:
    @wrap_torch_function(lambda x, y: (x, y))
    def twice(x: Any, y: Any) -> Any:
        return x * y * 2

    class Sub(gs.Tensor):
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            log.append(func.__name__)
            return "handled"

    t = gs.ones(1).as_subclass(Sub)
    assert twice(2, 3) == 12
    assert twice(t, 3) == "handled"
    assert has_torch_function((t,)) and has_torch_function_unary(t)
    assert has_torch_function_variadic(1, t) and not has_torch_function_variadic(1, gs.ones(1))
    with Functions(log):
        assert has_torch_function(())


# -- dispatch modes -----------------------------------------------------------------------------------


def test_dispatch_modes_see_factories_views_and_in_place_changes(log: list[str]) -> None:
    x = gs.ones(3)
    with Operators(log):
        gs.zeros(2)
        x + 1
        x.view(-1)
        x.add_(1)
        gs.add(x, 1, out=gs.empty(3))
        x.max(0)
        x[0].item()
    assert log == [
        "zeros.default", "add.Tensor", "view.default", "add_.Tensor", "empty.memory_format", "add.out",
        "max.dim", "select.int", "_local_scalar_dense.default",
    ]  # fmt: skip
    assert x.tolist() == [2, 2, 2]


def test_dispatch_modes_see_what_a_backward_computes(log: list[str]) -> None:
    x = gs.rand(3, requires_grad=True)
    with Operators(log):
        (x * x).sum().backward()
    assert log[:2] == ["mul.Tensor", "sum.default"]
    assert log.count("mul.Tensor") == 3
    assert x.grad is not None and gs.allclose(x.grad, 2 * x.detach())
    plain = x.detach().clone().requires_grad_()
    (plain * plain).sum().backward()
    assert plain.grad is not None and gs.equal(plain.grad, x.grad)


def test_results_under_a_mode_have_their_history(log: list[str]) -> None:
    x = gs.ones(2, 3, requires_grad=True)
    with Operators(log):
        y = gs.nn.functional.linear(x, x).pow(2)
        view = x.view(-1)
    assert type(y.grad_fn).__name__.startswith("PowBackward")
    assert view._base is x and type(view.grad_fn).__name__ == "ViewBackward0"
    y.sum().backward()
    assert x.grad is not None


def test_the_innermost_dispatch_mode_is_asked_first(log: list[str]) -> None:
    with Operators(log, "outer "), Operators(log, "inner "):
        gs.ones(1)
    assert log == ["inner ones.default", "outer ones.default"]


def test_a_dispatch_mode_is_off_in_its_handler_and_may_be_put_back() -> None:
    depths: list[int] = []

    class Again(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            depths.append(len(python_dispatch._get_current_dispatch_mode_stack()))
            if len(depths) == 1:
                with self:
                    gs.zeros(1)
            return func(*args, **(kwargs or {}))

    with Again():
        gs.ones(1)
    assert depths == [0, 0]


def test_nothing_is_recorded_inside_a_handler() -> None:
    inside: list[Any] = []

    class Mode(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            out = func(*args, **(kwargs or {}))
            inside.append((out.requires_grad, out._is_view(), gs.is_grad_enabled()))
            return out

    x = gs.ones(3, requires_grad=True)
    with Mode():
        y = x * 2
        v = x.view(-1)
    assert inside == [(False, False, True)] * 2
    assert y.requires_grad and v._is_view()


def test_what_a_mode_returns_is_the_result() -> None:
    class Zeros(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            out = func(*args, **(kwargs or {}))
            return out * 0 if func is gs.ops.aten.exp.default else out

    x = gs.ones(2, requires_grad=True)
    with Zeros():
        y = x.exp()
    assert y.tolist() == [0, 0]
    assert type(y.grad_fn).__name__ == "ExpBackward0"


def test_dispatch_modes_are_restored_after_exceptions(log: list[str]) -> None:
    class Failing(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            raise ValueError("no")

    with Operators(log):
        with pytest.raises(ValueError, match="no"), Failing():
            gs.ones(1)
        with pytest.raises(RuntimeError, match="must match the size"):
            gs.ones(2) + gs.ones(3)
        gs.zeros(1)
    assert log == ["ones.default", "ones.default", "add.Tensor", "zeros.default"]


def test_a_mode_that_declines_leaves_nobody() -> None:
    class Declining(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return NotImplemented

    with (
        pytest.raises(
            TypeError, match=r"(?s)failed for 'aten.ones.default'.*mode object .*Declining"
        ),
        Declining(),
    ):
        gs.ones(1)


def test_dispatch_modes_are_per_thread(log: list[str]) -> None:
    with Operators(log):
        thread = threading.Thread(target=lambda: gs.ones(3) + 1)
        thread.start()
        thread.join()
    assert log == []


def test_modes_may_be_taken_off_for_a_while(log: list[str]) -> None:
    with Operators(log) as mode:
        with python_dispatch._disable_current_modes() as modes:
            gs.ones(1)
        assert modes == [mode]
        with python_dispatch._pop_mode_temporarily():
            gs.ones(1)
        with python_dispatch.no_python_dispatch():
            gs.ones(1)
        assert python_dispatch._get_current_dispatch_mode() is mode
    assert log == []
    with pytest.raises(RuntimeError, match="no TorchDispatchMode on the stack"):
        python_dispatch._pop_mode()


def test_function_modes_come_above_dispatch_modes(log: list[str]) -> None:
    x = gs.ones(2)
    with Operators(log, "dispatch "), Functions(log, "function "):
        gs.square(x)
    assert log == ["function square", "dispatch pow.Tensor_Scalar"]


def test_calls_after_a_mode_take_the_fast_path_again(log: list[str]) -> None:
    x = gs.ones(3)
    with Operators(log):
        x * 2
    assert state.mask
    x * 2
    assert x._bits_ | NUMBER_BITS[int] in gs.ops.aten.mul.Tensor.table
    assert log == ["mul.Tensor"]


def calls_made_by(run: Any) -> list[str]:
    """The Python functions that `run` calls, itself left out."""
    seen: list[str] = []

    def note(frame: Any, event: str, _: Any) -> None:
        if event == "call" and frame.f_code is not run.__code__:
            seen.append(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
    return seen


def test_modes_that_are_gone_leave_no_trace_in_calls(log: list[str]) -> None:
    x = gs.ones(3, requires_grad=True)

    def run() -> None:
        y = (x * 2 + 1).sum()
        y.backward()
        assert x.shape == (3,) and y.dim() == 0 and y.item() == 9

    run()
    before = calls_made_by(run)
    with Functions(log), Operators(log), gs.dispatch.trace():
        run()
        assert calls_made_by(run) != before
    assert calls_made_by(run) == before


# -- logging ------------------------------------------------------------------------------------------


def test_the_logging_mode_writes_short_lines() -> None:
    x = gs.ones(3, requires_grad=True)
    file = io.StringIO()
    with LoggingMode(file) as mode:
        y = (x * 2).sum()
        y.backward()
        gs.max(x, 0)
        x.detach().to(gs.float64)
    assert mode.lines[:2] == [
        "$1: float32[3] = aten.mul.Tensor($0: float32[3], 2)",
        "$2: float32[] = aten.sum.default($1)",
    ]
    assert file.getvalue().splitlines() == mode.lines
    text = file.getvalue()
    assert "= aten.expand.default(" in text
    assert "int64[]) = aten.max.dim($0, 0)" in text
    assert "aten._to_copy.default" in text and "dtype=gradsmith.float64" in text


def test_the_logging_mode_notes_failures() -> None:
    with LoggingMode(None) as mode, pytest.raises(RuntimeError):
        gs.ones(2) + gs.ones(3)
    assert mode.lines[-1].endswith("raised RuntimeError")


def test_a_backward_is_the_packages_business_and_hooks_are_the_programs(log: list[str]) -> None:
    class Kept(gs.Tensor):
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            log.append(f"class {func.__name__}")
            return super().__torch_function__(func, types, args, kwargs)

    x = gs.ones(2).as_subclass(Kept).requires_grad_()
    y = x * x
    y.register_hook(lambda grad: grad + 1)
    total = y.sum()
    log.clear()
    with Functions(log):
        gs.autograd.backward(total, gs.ones(()).as_subclass(Kept))
    assert [name for name in log if "add" in name]
    assert not [name for name in log if "mul" in name or "expand" in name]
    assert state.hidden is None and not state.overrides_disabled


def test_handlers_are_told_the_very_function(log: list[str]) -> None:
    told: list[Any] = []

    class Telling(TorchFunctionMode):
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            told.append(func)
            return func(*args, **(kwargs or {}))

    x = gs.ones(2)
    with Telling():
        gs.add(x, 1)
        x.add(1)
        1 - x
        gs.threshold(x, 0.5, 0.0)
        gs.einsum("i,i", x, x)
        _ = x.shape
        gs.zeros(2, requires_grad=True)
    shape: Any = vars(gs.Tensor)["shape"]
    assert told[:4] == [gs.add, gs.Tensor.add, gs.Tensor.__rsub__, gs.threshold]
    assert told[4:] == [gs.einsum, shape.__get__, gs.zeros]
