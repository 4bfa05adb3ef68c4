"""What `gradsmith.dispatch.trace` records; the Python dispatcher."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs
from gradsmith._dispatch.python import enable_python_dispatcher, no_python_dispatcher
from gradsmith.core.state import ExcludeDispatchKeyGuard, state
from gradsmith.dispatch import DispatchKey, DispatchKeySet, trace
from gradsmith.utils._python_dispatch import TorchDispatchMode
from tests.dispatch.wrappers import TwoTensor

aten = gs.ops.aten
PLACE = re.compile(r"^(.+\.(?:py|yaml)):(\d+)$")


def test_a_recorded_call_and_its_backward() -> None:
    x = gs.ones(2, 3, requires_grad=True)
    y = gs.ones(3)
    with trace() as t:
        (x * y).sum().backward()
    assert t.operators()[:2] == ["aten::mul.Tensor", "aten::sum"]
    call = t[0]
    assert [a.name for a in call.arguments] == ["self", "other"]
    assert call.arguments[0].text == "float32[2, 3]"
    assert call.arguments[0].keyset == gs.dispatch.keys_of(x)
    assert call.keyset.has(DispatchKey["AutogradCPU"]) and not call.in_backward
    ran = [(step.key, step.rule) for step in call.steps if step.ran]
    assert ran == [("AutogradCPU", "autograd kernel"), ("CPU", "kernel")]
    backward = [call for call in t if call.in_backward]
    assert "aten::mul.Tensor" in [call.operator.name() for call in backward]
    assert all(not call.grad_mode for call in backward)


def test_places_lead_to_the_code() -> None:
    with trace() as t:
        gs.einsum("i,i", gs.ones(2), gs.ones(2))
        gs.ones(2).view(-1)
        gs.ones(2).add_(1)
    steps = [step for call in t for step in call.steps if step.ran]
    assert steps
    for step in steps:
        match = PLACE.match(step.place)
        assert match, step
        if match[1].endswith(".py"):
            assert int(match[2]) <= len(Path(match[1]).read_text().splitlines())
    by_name = {step.kernel: step.place for step in steps}
    line = int(by_name["einsum"].rpartition(":")[2])
    source = Path(by_name["einsum"].rpartition(":")[0]).read_text().splitlines()
    assert "def einsum" in source[line - 1]


def test_calls_within_calls_are_nested() -> None:
    with trace() as t:
        gs.einsum("i,i", gs.ones(2), gs.ones(2))
        gs.ones(1)
    depths = {call.operator.name(): call.depth for call in t}
    assert depths["aten::einsum"] == 0 and depths["aten::mm"] == 1
    assert t[-1].depth == 0
    printed = str(t)
    assert "\naten::einsum(" in "\n" + printed and "\n    aten::mm(" in printed
    assert "[math kernel]" in printed


def test_masks_of_the_thread_are_told() -> None:
    x = gs.ones(2, requires_grad=True)
    with trace() as t:
        with gs.no_grad():
            x + 1
        with ExcludeDispatchKeyGuard(DispatchKey["AutogradFunctionality"]):
            x + 1
        with gs.inference_mode():
            x + 1
    no_grad, excluded, inference = t
    assert not no_grad.grad_mode and excluded.grad_mode
    assert "thread   no grad" in str(no_grad)
    assert "excluded {AutogradFunctionality}" in str(excluded)
    assert not excluded.keyset.has(DispatchKey["AutogradCPU"])
    assert inference.inference_mode
    assert [step.key for step in excluded.steps if step.ran] == ["CPU"]


def test_modes_and_wrappers_are_steps() -> None:
    class Mode(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return func(*args, **(kwargs or {}))

    x = gs.ones(2)
    with trace() as t, Mode():
        x + 1
    outer, inner = t
    assert [s.key for s in outer.steps if s.ran] == ["Python"]
    assert "Mode.__torch_dispatch__" in outer.steps[-1].kernel
    assert Path(__file__).name in outer.steps[-1].place
    assert outer.included.has(DispatchKey["Python"])
    assert inner.depth == 1 and "excluded {all above Python}" in str(inner)
    pair = TwoTensor(x, x)
    with trace() as t:
        pair * 2
    assert "TwoTensor.__torch_dispatch__" in t[0].steps[-1].kernel
    assert t[0].arguments[0].text == "TwoTensor float32[2]"
    assert [call.depth for call in t][:3] == [0, 1, 1]


def test_redispatch_is_told_apart() -> None:
    x = gs.ones(2, requires_grad=True)
    with trace() as t:
        aten.exp.default.redispatch(DispatchKeySet(DispatchKey["CPU"]), x)
    assert t[0].redispatched and str(t[0]).startswith("redispatch aten::exp(")
    assert [step.key for step in t[0].steps if step.ran] == ["CPU"]


def test_variants_name_what_they_are_made_from() -> None:
    with trace() as t:
        gs.ones(2).exp_()
    steps = [step for step in t[-1].steps if step.ran]
    assert [step.rule for step in steps] == ["kernel", "derived variant"]


def test_failed_calls_are_recorded() -> None:
    with trace() as t, pytest.raises(RuntimeError):
        gs.ones(2) + gs.ones(3)
    assert t[-1].error is not None and t[-1].error.startswith("RuntimeError: The size of tensor a")
    assert "raised   RuntimeError" in str(t)
    assert state.tracers == () and state.mask


def test_traces_nest() -> None:
    with trace() as outer:
        gs.ones(1)
        with trace() as inner:
            gs.zeros(1)
    assert outer.operators() == ["aten::ones", "aten::zeros"]
    assert inner.operators() == ["aten::zeros"]
    assert len(outer) == 2 and repr(outer) == "<trace of 2 calls>"


def test_json_holds_everything() -> None:
    with trace() as t:
        gs.ones(2, requires_grad=True) * 2
    calls = json.loads(t.to_json())
    assert calls[-1]["operator"] == "aten::mul.Tensor"
    assert calls[-1]["arguments"][0]["keys"] == ["CPU", "ADInplaceOrView", "AutogradCPU"]
    assert calls[-1]["steps"][0]["rule"] == "autograd kernel"
    assert calls[-1]["arguments"][1] == {"name": "other", "value": "2", "keys": None}


def test_results_are_the_same_while_traced() -> None:
    def compute() -> Any:
        x = gs.arange(6, dtype=gs.float32).reshape(2, 3).requires_grad_()
        y = gs.nn.functional.softmax(x @ x.t(), 1)[0].sum() + x.clone().mul_(2).std()
        y.backward()
        return y, x.grad

    plain = compute()
    with trace():
        traced = compute()
    assert all(gs.equal(a, b) for a, b in zip(plain, traced, strict=True))


# -- the Python dispatcher ----------------------------------------------------------------------------


@pytest.fixture
def sin() -> Any:
    """``aten::sin``, without what a test gave it."""
    op = aten.sin.default
    yield op
    op.py_kernels.clear()
    op.forget()


def test_functions_given_in_python_are_consulted_while_it_is_on(sin: Any) -> None:
    @sin.py_impl(DispatchKey["CPU"])
    def zeros(x: Any) -> Any:
        return x * 0

    x = gs.ones(2, requires_grad=True)
    assert gs.equal(gs.sin(x), x.sin()) and gs.sin(x)[0] != 0
    with enable_python_dispatcher():
        out = gs.sin(x)
        with no_python_dispatcher():
            assert gs.sin(x)[0] != 0
        with gs.no_grad():
            assert gs.sin(x).tolist() == [0, 0]
    assert out.tolist() == [0, 0]
    assert type(out.grad_fn).__name__ == "SinBackward0"
    assert gs.sin(x)[0] != 0


def test_a_later_function_is_seen_at_once(sin: Any) -> None:
    x = gs.ones(2, requires_grad=True)
    with enable_python_dispatcher():
        assert gs.sin(x)[0] != 0

        @sin.py_impl(DispatchKey["Autograd"])
        def doubled(x: Any) -> Any:
            return x * 2

        out = gs.sin(x)
    assert type(out.grad_fn).__name__ == "MulBackward0"
    with trace() as t, enable_python_dispatcher():
        gs.sin(x)
    step = next(step for step in t[0].steps if step.ran)
    assert (step.key, step.rule, step.kernel) == ("AutogradCPU", "autograd kernel", "doubled")


def test_functions_for_a_class_of_modes() -> None:
    class Mode(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return func(*args, **(kwargs or {}))

    op = aten.cos.default

    @op.py_impl(Mode)
    def cos_under_mode(mode: Any, x: Any) -> Any:
        return x * 7

    try:
        x = gs.zeros(1) + 1
        with Mode():
            assert gs.cos(x).item() != 7
            with enable_python_dispatcher():
                assert gs.cos(x).item() == 7
    finally:
        op.python_key_table.clear()
