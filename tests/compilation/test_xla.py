"""Calls compiled by XLA: they give what eager calls on the device give, and change what those change."""

from __future__ import annotations

import copy
import gc
import weakref
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith import nn
from gradsmith.compilation.refusal import UntraceableError
from gradsmith.nn import functional as F

pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")


def compiled(function: Any, **options: Any) -> Any:
    return gs.compile(function, engine="xla", **{"fullgraph": True, **options})


def rand(*shape: int) -> Any:
    return gs.rand(*shape).to("xla")


def _net() -> Any:
    layers = (
        nn.Linear(4, 6, bias=False),
        nn.BatchNorm1d(6),
        nn.Tanh(),
        nn.Dropout(0.4),
        nn.Linear(6, 2),
    )
    return nn.Sequential(*layers)


@pytest.mark.parametrize("optimizer", ["SGD", "Adam"])
def test_training_steps_are_eager_ones(optimizer: str) -> None:
    gs.manual_seed(0)
    model = _net().to("xla")
    xs = [rand(8, 4) for _ in range(6)]

    def train(model: Any, wrap: Any) -> tuple[list[float], list[Any], Any]:
        kind = getattr(gs.optim, optimizer)
        options = {"momentum": 0.9} if optimizer == "SGD" else {}
        optim = kind(model.parameters(), lr=0.1, **options)
        scheduler = gs.optim.lr_scheduler.StepLR(optim, 2, 0.5)

        def step(x: Any) -> Any:
            optim.zero_grad()
            loss = ((model(x) - x[:, :2]) ** 2).mean()
            loss.backward()
            optim.step()
            return loss

        run = wrap(step)
        gs.manual_seed(1)
        losses = []
        for x in xs:
            losses.append(run(x).item())
            scheduler.step()
        return losses, [t.cpu().numpy() for t in model.state_dict().values()], run

    eager = train(copy.deepcopy(model), lambda step: step)
    ours = train(model, compiled)
    np.testing.assert_allclose(ours[0], eager[0], rtol=1e-5)
    for one, other in zip(ours[1], eager[1]):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-6)
    assert len(ours[2].programs()) <= 2


def test_results_have_a_history_that_leads_out_of_the_function() -> None:
    model = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2)).to("xla")
    quick = compiled(model)
    x = rand(5, 3).requires_grad_()

    def gradients(f: Any) -> list[Any]:
        model.zero_grad()
        x.grad = None
        (f(x * 2).exp().sum() * 3).backward()
        return [t.grad.cpu().numpy() for t in (x, *model.parameters())]

    for _ in range(2):
        for one, other in zip(gradients(quick), gradients(model)):
            np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)
    assert len(quick._compiled.programs()) == 1
    loss = quick(x).sum()
    loss.backward(retain_graph=True)
    loss.backward()
    with pytest.raises(RuntimeError, match="second time"):
        loss.backward()
    with gs.no_grad():
        assert not quick(x).requires_grad


def test_changes_in_place_are_made_once_and_counted() -> None:
    counter, table = gs.zeros(3, device="xla"), gs.zeros(2, 2, device="xla")
    eager_counter, eager_table = gs.zeros(3), gs.zeros(2, 2)

    def count(x: Any, counter: Any, table: Any) -> Any:
        counter.add_(1)
        table[0] += x
        table.t()[1].mul_(2)
        return {"twice": counter * 2, "none": [None, x]}

    quick = compiled(lambda x: count(x, counter, table))
    for _ in range(3):
        x = gs.rand(2)
        given = x.to("xla")
        out = quick(given)
        expected = count(x, eager_counter, eager_table)
        assert counter.tolist() == eager_counter.tolist()
        np.testing.assert_allclose(table.cpu().numpy(), eager_table.numpy(), rtol=1e-6)
        assert out["twice"].tolist() == expected["twice"].tolist()
        assert out["none"][0] is None and out["none"][1] is given
        assert counter._version == eager_counter._version


def test_random_numbers_are_drawn_anew_and_as_eager_draws_them() -> None:
    def f(x: Any) -> Any:
        return gs.nn.functional.dropout(x, 0.5) + gs.randn(4, device="xla")

    quick, x = compiled(f), gs.ones(4, device="xla")
    gs.manual_seed(3)
    eager = [f(x).tolist() for _ in range(3)]
    gs.manual_seed(3)
    np.testing.assert_allclose([quick(x).tolist() for _ in range(3)], eager, rtol=1e-6)
    assert len({tuple(row) for row in eager}) == 3


def test_gradients_accumulate() -> None:
    w = gs.ones(3, device="xla", requires_grad=True)
    step = compiled(lambda x: (w * x).sum().backward())
    for n in range(1, 5):
        step(gs.ones(3, device="xla"))
        assert w.grad.tolist() == [n] * 3


def test_gradients_accumulate_in_whatever_lies_there() -> None:
    w, flat = gs.ones(3, device="xla", requires_grad=True), gs.zeros(6, device="xla")
    step = compiled(lambda x: (w * x).sum().backward())
    x = gs.ones(3, device="xla")
    step(x), step(x), step(x)
    w.grad = flat[2:5]
    for n in (1, 2):
        step(x)
        assert flat.tolist() == [0, 0, n, n, n, 0]


def test_programs_hold_nothing_of_what_there_was_but_what_they_read() -> None:
    w, other = gs.ones(3, device="xla", requires_grad=True), gs.ones(3, device="xla")
    x = gs.ones(3, device="xla")
    quick = compiled(lambda x: (w * x).sum())
    quick(x).backward()
    gone = [weakref.ref(other), weakref.ref(x), weakref.ref(x._data_)]
    del other, x
    gc.collect()
    assert [ref() for ref in gone] == [None] * 3
    quick(gs.ones(3, device="xla")).backward()
    assert len(quick.programs()) == 1 and w.grad is not None and w.grad.tolist() == [2, 2, 2]


def test_parts_of_tensors_and_one_tensor_twice_are_kinds_of_their_own() -> None:
    def f(a: Any, b: Any) -> Any:
        a.add_(1)
        return a + b

    quick = compiled(f)
    base, other = gs.arange(6.0).to("xla"), gs.ones(3, device="xla")
    for _ in range(2):
        host = base.cpu()
        assert quick(base[:3], other).tolist() == f(host[:3], gs.ones(3)).tolist()
        assert base.tolist() == host.tolist()
        assert quick(base[3:], base[:3]).tolist() == f(host[3:], host[:3]).tolist()
        assert base.tolist() == host.tolist()
    same = gs.ones(3, device="xla")
    assert quick(same, same).tolist() == [4, 4, 4] == quick(same, same).sub(2).tolist()


def _choose(x: Any) -> Any:
    if x.sum() > 0:
        return x * 2
    return x - 1


def _item(x: Any) -> Any:
    return x * x.max().item()


def _host(x: Any) -> Any:
    return x * gs.rand(3).to("xla")


@pytest.mark.parametrize("function", [_choose, _item, _host])
def test_what_asks_for_values_is_refused_with_its_line(function: Any) -> None:
    line = function.__code__.co_firstlineno + 1
    with pytest.raises(UntraceableError, match=rf"test_xla\.py:{line}: "):
        compiled(function)(rand(3))
    with pytest.warns(UserWarning, match="not compiled"):
        gs.set_warn_always(True)
        try:
            lenient = compiled(function, fullgraph=False)
            assert lenient(rand(3)).shape == lenient(-rand(3)).shape == (3,)
        finally:
            gs.set_warn_always(False)


def test_a_call_that_fails_leaves_everything_as_it_was() -> None:
    w, b = gs.ones(3, device="xla", requires_grad=True), gs.zeros(3, device="xla")
    w.grad = gs.ones(3, device="xla")
    optim = gs.optim.SGD([w], lr=0.1)

    def step(fail: str) -> None:
        b.add_(1)
        (w * 2).sum().backward()
        optim.step()
        if fail == "read":
            w.tolist()
        raise KeyError("by the program")

    for fail, error in (("read", UntraceableError), ("raise", KeyError)):
        with pytest.raises(error):
            compiled(step)(fail)
        assert w.tolist() == [1, 1, 1] and b.tolist() == [0, 0, 0]
        assert w.grad.tolist() == [1, 1, 1] and w._version == b._version == 0


def test_donated_memory_is_given_up() -> None:
    quick = compiled(lambda x: x + 1, donate=0)
    x = gs.ones(1000, device="xla")
    assert quick(x).sum().item() == 2000
    for call in (
        lambda: x.sum().item(),
        lambda: quick(x),
        lambda: x[:3].tolist(),
        lambda: x.add_(1),
    ):
        with pytest.raises(RuntimeError, match="given to a compiled function"):
            call()
    x.fill_(3)
    assert quick(x).sum().item() == 4000


def test_donated_memory_that_the_function_writes_goes_on() -> None:
    x, y = gs.ones(1000, device="xla"), gs.ones(1000, device="xla")
    step = compiled(lambda x, y: x.add_(y).sum(), donate=0)
    assert [step(x, y).item() for _ in range(3)] == [2000, 3000, 4000]
    assert x.sum().item() == 4000


def test_tensors_made_on_the_device_choose_the_engine() -> None:
    """Without one among the arguments."""
    drawing = gs.compile(lambda: gs.rand(3, device="xla") * 2, fullgraph=True)
    gs.manual_seed(0)
    results = [drawing() for _ in range(3)]
    gs.manual_seed(0)
    for result in results:
        assert result.device.type == "xla"
        gs.testing.assert_close(result, gs.rand(3, device="xla") * 2)
    (program,) = drawing.programs()
    assert "HloModule" in program.source
    assert gs.compile(
        lambda: gs.ones(2, device="xla"), engine="xla", fullgraph=True
    )().tolist() == [1, 1]
    with pytest.raises(RuntimeError, match="on device 'xla' is made"):
        gs.compile(lambda: gs.ones(2, device="xla"), engine="numpy", fullgraph=True)()
    seen = []
    with pytest.warns(
        UserWarning, match="not compiled"
    ):  # what is on the CPU is carried over at each call
        mixed = gs.compile(lambda x: (seen.append(1), x.to("xla") + 1)[1])
        assert [mixed(gs.ones(2) * k).tolist() for k in range(3)] == [[1, 1], [2, 2], [3, 3]]


def test_engines_know_their_devices() -> None:
    with pytest.raises(ValueError, match="device 'xla'"):
        compiled(lambda x: x)(gs.ones(2))
    with pytest.raises(ValueError, match="on the CPU"):
        gs.compile(lambda x: x, engine="numpy")(gs.ones(2, device="xla"))


def test_explain_shows_the_program_of_xla() -> None:
    w = gs.ones(3, device="xla")
    text = str(gs.compile.explain(lambda x: gs.tanh(x) @ w)(gs.ones(3, device="xla")))
    assert "tanh" in text and "HloModule" in text and "flops" in text and "._bits_ ==" in text


def test_large_arrays_are_not_cut_into_blocks() -> None:
    """Passes over memory are the compiler's to join: blocks and choices on bits are for NumPy."""

    def losses(x: gs.Tensor) -> gs.Tensor:
        y = F.softmax(F.silu(F.relu(x)), -1) + F.gelu(x)
        total = (y * y).sum()
        total.backward()
        assert x.grad is not None
        return x.grad

    x = gs.randn(300, 1000).to("xla").requires_grad_()
    text = str(gs.compile.explain(losses)(x))  # type: ignore[attr-defined]
    assert "exponential" in text
    for word in ("dynamic-update-slice", "dynamic-slice", "bitcast-convert", "scatter"):
        assert word not in text, word


def test_the_backward_of_layer_norm_uses_what_its_forward_saved() -> None:
    norm = nn.LayerNorm(8).to("xla")
    x, weights = rand(4, 8).requires_grad_(), rand(4, 8)

    def step(x: Any) -> Any:
        return gs.autograd.grad((norm(x) * weights).sum(), [x, *norm.parameters()])

    step = compiled(step)
    step(x)
    (program,) = step.programs()
    text = program._trace.lowered().as_text()
    assert text.count("stablehlo.sqrt") == 1
    assert text.count("stablehlo.reduce(") == 6  # mean, variance, and four sums of gradients
