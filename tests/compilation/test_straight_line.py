"""Calls written down as one function of NumPy kernels: they give what eager calls give, and change what those change."""

from __future__ import annotations

import copy
import linecache
import sys
import warnings
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
import gradsmith.nn.functional as F
from gradsmith import nn
from gradsmith.compilation.front import Compiled
from gradsmith.compilation.recorder import existing_tensors
from gradsmith.compilation.refusal import UntraceableError
from tests.dispatch.wrappers import TwoTensor


def compiled(function: Any, **options: Any) -> Any:
    return gs.compile(function, engine="numpy", **{"fullgraph": True, **options})


def programs(function: Any) -> int:
    own = function if isinstance(function, Compiled) else function._compiled
    return len(own.programs())


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.a = nn.Linear(5, 8)
        self.norm = nn.BatchNorm1d(8)
        self.drop = nn.Dropout(0.3)
        self.b = nn.Linear(8, 3)

    def forward(self, x: Any) -> Any:
        return self.b(self.drop(F.gelu(self.norm(self.a(x)))))


def _states(model: Any, optimizer: Any) -> list[Any]:
    tensors = list(model.state_dict().values())
    tensors += [v for s in optimizer.state.values() for v in s.values() if isinstance(v, gs.Tensor)]
    return [t.detach().numpy().copy() for t in tensors]


OPTIMIZERS = {
    "SGD": lambda p: gs.optim.SGD(p, lr=0.1),
    "momentum": lambda p: gs.optim.SGD(p, lr=0.1, momentum=0.9, nesterov=True, weight_decay=0.01),
    "Adam": lambda p: gs.optim.Adam(p, lr=0.01),
    "AdamW": lambda p: gs.optim.AdamW(p, lr=0.01, amsgrad=True),
    "RMSprop": lambda p: gs.optim.RMSprop(p, lr=0.01, momentum=0.5, centered=True),
    "Adagrad": lambda p: gs.optim.Adagrad(p, lr=0.01),
    "NAdam": lambda p: gs.optim.NAdam(p, lr=0.01),
    "Adadelta": lambda p: gs.optim.Adadelta(p),
}


@pytest.mark.parametrize("optimizer", OPTIMIZERS)
def test_training_steps_are_eager_ones(optimizer: str) -> None:
    gs.manual_seed(0)
    model = Net()
    twin = copy.deepcopy(model)
    xs, ys = gs.randn(8, 16, 5), gs.randint(0, 3, (8, 16))

    def train(model: Any, wrap: Any) -> tuple[list[float], list[Any], Any]:
        optim = OPTIMIZERS[optimizer](model.parameters())
        scheduler = gs.optim.lr_scheduler.StepLR(optim, 2, 0.5)

        def step(x: Any, y: Any) -> Any:
            optim.zero_grad()
            loss = F.cross_entropy(model(x), y)
            loss.backward()
            optim.step()
            return loss

        run = wrap(step)
        gs.manual_seed(1)
        losses = []
        for x, y in zip(xs, ys):
            losses.append(run(x, y).item())
            scheduler.step()
        return losses, _states(model, optim), run

    eager, eager_state, _ = train(model, lambda step: step)
    ours, our_state, run = train(twin, compiled)
    np.testing.assert_allclose(ours, eager, rtol=1e-5)
    assert len(our_state) == len(eager_state)
    for one, other in zip(our_state, eager_state):
        np.testing.assert_allclose(one, other, rtol=2e-4, atol=1e-6)
    assert programs(run) <= 2


def test_results_have_a_history_that_leads_out_of_the_function() -> None:
    gs.manual_seed(0)
    model = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2))
    quick = compiled(model)
    for seed in range(3):
        gs.manual_seed(seed)
        x = gs.randn(5, 3, requires_grad=True)
        before = x * 2

        def gradients(f: Any, x: Any = x) -> list[Any]:
            model.zero_grad()
            x.grad = None
            (f(x * 2).exp().sum() * 3).backward()
            return [t.grad.numpy().copy() for t in (x, *model.parameters())]

        assert before.requires_grad
        for one, other in zip(gradients(quick), gradients(model)):
            np.testing.assert_allclose(one, other, rtol=1e-6)
    assert programs(quick) == 1
    assert quick(x).grad_fn is not None
    with gs.no_grad():
        assert not quick(x).requires_grad


def test_backward_twice_needs_the_graph_to_be_retained_and_none_is_of_second_order() -> None:
    w = gs.rand(3, requires_grad=True)
    quick = compiled(lambda: (w * w).sum())
    quick(), quick()
    loss = quick()
    loss.backward(retain_graph=True)
    loss.backward()
    np.testing.assert_allclose(w.grad.numpy(), 4 * w.detach().numpy(), rtol=1e-6)
    with pytest.raises(RuntimeError, match="second time"):
        loss.backward()
    with pytest.raises(RuntimeError, match="cannot be differentiated"):
        gs.autograd.grad(quick(), w, create_graph=True)


def test_a_saved_input_that_changes_before_backward_is_an_error() -> None:
    w = gs.rand(3, requires_grad=True)
    quick = compiled(lambda: (w * w).sum())
    quick()
    loss = quick()
    with gs.no_grad():
        w.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()


def test_changes_in_place_are_made_once_and_counted() -> None:
    counter, table = gs.zeros(3), gs.zeros(2, 2)

    def count(x: Any) -> Any:
        counter.add_(1)
        table[0] += x
        table.t()[1].mul_(2)
        return counter * 2

    quick = compiled(count)
    eager_counter, eager_table = gs.zeros(3), gs.zeros(2, 2)
    for _ in range(4):
        x = gs.rand(2)
        out = quick(x)
        eager_counter.add_(1)
        eager_table[0] += x
        eager_table.t()[1].mul_(2)
        assert counter.tolist() == eager_counter.tolist()
        assert table.tolist() == eager_table.tolist()
        assert out.tolist() == (eager_counter * 2).tolist()
        assert counter._version == eager_counter._version
    assert programs(quick) == 1


def test_structures_keywords_and_nothing_come_and_go() -> None:
    def f(pair: Any, *, scale: float = 1.0, extra: Any = None) -> Any:
        a, b = pair["a"], pair["b"]
        total = a @ b * scale
        return {"sum": total.sum(), "rest": [total, None, (scale, "text")], "same": a}

    quick = compiled(f)
    a, b = gs.rand(2, 3), gs.rand(3, 2)
    for scale in (1.0, 2.0, 1.0):
        for _ in range(2):
            out = quick({"a": a, "b": b}, scale=scale)
            np.testing.assert_allclose(out["sum"].item(), (a @ b * scale).sum().item(), rtol=1e-6)
            assert out["rest"][1:] == [None, (scale, "text")] and out["same"] is a
    assert programs(quick) == 2
    quick({"a": a.double(), "b": b.double()})
    quick({"a": gs.rand(4, 3), "b": b})
    assert programs(quick) == 4
    x = gs.rand(3, 3)
    assert quick({"a": x, "b": x})["same"] is x  # one tensor twice is another kind of call
    assert quick({"a": x, "b": gs.zeros(3, 3)})["sum"].item() == 0


def test_random_numbers_are_drawn_anew_and_as_eager_draws_them() -> None:
    def f(x: Any) -> Any:
        return F.dropout(x, 0.5) + gs.rand(4) * gs.randn(4)

    quick, x = compiled(f), gs.ones(4)
    gs.manual_seed(3)
    eager = [f(x).tolist() for _ in range(4)]
    gs.manual_seed(3)
    assert [quick(x).tolist() for _ in range(4)] == eager
    assert len({tuple(row) for row in eager}) == 4


def test_what_surrounds_the_function_is_looked_at() -> None:
    model = Net()
    quick = compiled(model)
    x = gs.randn(4, 5)
    gs.manual_seed(0)
    assert quick(x).tolist() != quick(x).tolist()
    quick.eval()
    assert quick(x).tolist() == quick(x).tolist() == model(x).tolist()
    model.b = nn.Linear(8, 3)  # other parameters
    assert quick(x).tolist() == model(x).tolist()
    quick(x)
    assert quick(x).tolist() == model(x).tolist()

    factor, offset = 2.0, gs.ones(2)

    def f(x: Any) -> Any:
        return x * factor + offset

    f_quick = compiled(f)
    f_quick(offset), f_quick(offset)
    factor, offset = 5.0, gs.zeros(2)
    assert f_quick(gs.ones(2)).tolist() == [5, 5]
    assert f_quick(gs.ones(2)).tolist() == [5, 5]


def test_a_variable_called_like_an_attribute_is_not_looked_at() -> None:
    """As `loss = step(x)` in a loop, where `step` reads an attribute `loss` of something."""
    scope: dict[str, Any] = {"compiled": compiled, "loss": None}
    exec("quick = compiled(lambda x: x.loss(x) if hasattr(x, 'loss') else x + x)", scope)
    for _ in range(4):
        scope["loss"] = scope["quick"](gs.ones(2))
    assert programs(scope["quick"]) == 1
    assert len(scope["quick"].traces) == 1


def test_a_loaded_state_of_an_optimizer_is_the_one_that_changes() -> None:
    w = gs.ones(3, requires_grad=True)
    optim = gs.optim.Adam([w], lr=0.1)

    @compiled
    def step() -> None:
        optim.zero_grad()
        (w * w).sum().backward()
        optim.step()

    for _ in range(3):
        step()
    saved, before = copy.deepcopy(optim.state_dict()), w.tolist()
    step()
    after = w.tolist()
    optim.load_state_dict(saved)
    with gs.no_grad():
        w.copy_(gs.tensor(before))
    step()
    assert w.tolist() == after
    assert optim.state[w]["step"].item() == 4


def test_gradients_accumulate() -> None:
    w = gs.ones(3, requires_grad=True)

    @compiled
    def step(x: Any) -> None:
        (w * x).sum().backward()

    for n in range(1, 5):
        step(gs.ones(3))
        assert w.grad.tolist() == [n] * 3
    kept = w.grad
    step(gs.ones(3))
    assert w.grad is kept and kept._version > 0


# -- what cannot be compiled ------------------------------------------------------------------------------


def _choose(x: Any) -> Any:
    if x.sum() > 0:
        return x * 2
    return x - 1


def _item(x: Any) -> Any:
    return x * x.max().item()


def _numpy(x: Any) -> Any:
    return gs.tensor(np.sin(x.numpy()))


def _print(x: Any) -> Any:
    print(x)
    return x + 1


def _shape(x: Any) -> Any:
    return x[x > 0].sum()


def _list(x: Any) -> Any:
    return gs.tensor(x.tolist())


@pytest.mark.parametrize("function", [_choose, _item, _numpy, _print, _shape, _list])
def test_what_asks_for_values_is_refused_with_its_line(function: Any, capsys: Any) -> None:
    line = function.__code__.co_firstlineno + 1
    with pytest.raises(UntraceableError, match=rf"test_straight_line\.py:{line}: ") as raised:
        compiled(function)(gs.tensor([1.0, -2.0, 3.0]))
    assert linecache.getline(__file__, line).strip() in str(raised.value)
    with pytest.warns(UserWarning, match="not compiled"):
        gs.set_warn_always(True)
        try:
            lenient = compiled(function, fullgraph=False)
            results = [lenient(gs.tensor(v)).tolist() for v in ([1.0, 2.0], [-1.0, -3.0])]
        finally:
            gs.set_warn_always(False)
    assert results == [function(gs.tensor(v)).tolist() for v in ([1.0, 2.0], [-1.0, -3.0])]


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (lambda x: gs.polar(x, x), r"still to be computed.*resolve_conj"),
        (lambda x: gs.complex(x, x).conj(), r"still to be computed.*resolve_conj"),
        (lambda x: gs.matrix_power(x, 3), r"MmBackward0 reads an array that no kernel made"),
    ],
)
def test_what_has_no_array_of_its_own_is_refused_for_that(function: Any, reason: str) -> None:
    x = gs.rand(3, 3, requires_grad=True)
    with pytest.raises(UntraceableError, match=reason):
        compiled(function)(x)


def test_a_refused_or_failed_call_leaves_everything_as_it_was() -> None:
    w, b = gs.ones(3, requires_grad=True), gs.zeros(3)
    w.grad = gs.ones(3)
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


def test_tensors_of_other_parts_of_the_program_are_let_alone() -> None:
    base = TwoTensor(gs.ones(2, 3), gs.zeros(2, 3)).requires_grad_() * 1
    view = base.view(6)
    base.add_(1)  # what made `view` can no longer be said: to ask for its grad_fn is refused
    with pytest.raises(NotImplementedError, match="a recorded view of a TwoTensor"):
        assert view.is_leaf
    w = gs.ones(3, requires_grad=True)
    compiled(lambda x: (w * x).sum().backward())(gs.arange(3.0))
    assert w.grad is not None and w.grad.tolist() == [0, 1, 2]
    assert view.shape == (6,)


def test_explain_says_what_was_compiled_and_why() -> None:
    w = gs.ones(3)
    quick = compiled(lambda x: gs.tanh(x) @ w)
    quick(gs.ones(3))
    text = str(gs.compile.explain(quick)(gs.ones(2, 3)))
    assert "np.tanh(x)" in text and "the first call" in text and "another kind" in text
    assert "w._data_.shape == (3,)" in text
    assert "np.add" in str(gs.compile.explain(lambda x: x + x, engine="numpy")(gs.ones(2)))


def test_arguments_are_checked() -> None:
    with pytest.raises(ValueError, match="no engine 'cuda'"):
        gs.compile(lambda: None, engine="cuda")
    with pytest.raises(RuntimeError, match="Either mode or options"):
        gs.compile(lambda: None, mode="default", options={"a": 1})
    f = abs
    assert gs.compile(f, disable=True) is f


def test_a_checkpoint_runs_as_it_is_written_where_it_cannot_be_recorded() -> None:
    from gradsmith.utils.checkpoint import checkpoint

    gs.manual_seed(0)
    model = gs.nn.Sequential(gs.nn.Linear(4, 6), gs.nn.Dropout(0.5), gs.nn.ReLU())
    x = gs.randn(3, 4)

    def step(x: gs.Tensor) -> gs.Tensor:
        model.zero_grad()
        loss = checkpoint(model, x, use_reentrant=False).square().sum()
        loss.backward()
        return loss

    found = []
    for called in (step, gs.compile(step)):
        gs.manual_seed(3)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            losses = [called(x).item() for _ in range(3)]
        found.append((losses, [p.grad.tolist() for p in model.parameters()]))
    assert found[0] == found[1]


@pytest.mark.parametrize("records", [False, True])
def test_casts_of_autocasting_are_part_of_the_program(records: bool) -> None:
    pytest.importorskip("ml_dtypes", reason="the extra 'bfloat16' is not installed")
    model, x = nn.Linear(8, 8), gs.randn(2, 8)

    def f(x: Any) -> Any:
        with gs.autocast("cpu", dtype=gs.bfloat16):
            return model(x).relu() @ x.T

    run = gs.compile(f, fullgraph=True)
    with gs.set_grad_enabled(records):
        run(x)
        found, expected = run(x), f(x)
    assert found.dtype is expected.dtype is gs.bfloat16
    assert found._data_.dtype == expected._data_.dtype
    assert gs.equal(found, expected)
    if records:
        found.sum().backward()
        ours = model.weight.grad
        (theirs,) = gs.autograd.grad(expected.sum(), model.weight)
        assert gs.equal(ours, theirs)


def test_a_transform_within_is_refused_as_one() -> None:
    f = gs.compile(lambda x: gs.func.grad(lambda x: x.sin().sum())(x), fullgraph=True)
    with pytest.raises(UntraceableError, match="a tensor within a transform"):
        f(gs.ones(3))


def test_other_threads_run_while_no_object_of_theirs_is_held() -> None:
    """A tuple that another thread is making out of a generator must be nobody else's: it is lengthened in place."""
    mine = (gs.Tensor, [])
    among, other = gs.zeros(1), nn.Parameter(gs.zeros(1))
    alone = sys.getrefcount(mine)
    held = 0

    def at_every_instruction(frame: Any, event: str, argument: Any) -> Any:
        nonlocal held
        frame.f_trace_opcodes = True
        held += sys.getrefcount(mine) > alone  # another thread may run now
        return at_every_instruction

    before = sys.gettrace()
    sys.settrace(at_every_instruction)
    try:
        found = existing_tensors()
    finally:
        sys.settrace(before)
    assert {id(among), id(other)} <= {id(tensor) for tensor in found}
    assert not held
