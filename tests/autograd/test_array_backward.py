"""Backward over arrays gives what backward over tensors gives, and hands over as soon as somebody could see."""

from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd.engine import array_loop as engine_arrays
from gradsmith.autograd.engine.array_functions import deferred_kernels
from gradsmith.autograd.nodes.node import Node
from gradsmith.generated import autograd_nodes
from gradsmith.testing.declarations import declared_operators
from gradsmith.testing.samples import NoSamples, samples

RECORDED = sorted(
    operator.name()
    for operator in declared_operators()
    if operator.traits.autograd and not any(p.written for p in operator.signature.parameters)
)


def _leaves_and_results(sample):
    fresh = sample.map(lambda t: t.detach().clone().requires_grad_(t.requires_grad))
    out = fresh.call()
    outs = [out] if isinstance(out, gs.Tensor) else [t for t in out if isinstance(t, gs.Tensor)]
    leaves = [t for _, t in fresh.tensors() if t.requires_grad]
    return leaves, [t for t in outs if t.requires_grad]


def _gradients(sample, create_graph: bool):
    leaves, outs = _leaves_and_results(sample)
    weights = [gs.full_like(t, 0.5) + gs.arange(t.numel()).reshape(t.shape) / 7 for t in outs]
    return gs.autograd.grad(outs, leaves, weights, create_graph=create_graph, allow_unused=True)


def disagreement(sample) -> str:
    """How the two ways differ; empty when they agree, or refuse alike."""
    try:
        over_tensors = _gradients(sample, True)
    except (NotImplementedError, RuntimeError) as error:
        with pytest.raises(type(error)):
            _gradients(sample, False)
        return ""
    for ours, theirs in zip(_gradients(sample, False), over_tensors, strict=True):
        if ours is None or theirs is None:
            if ours is not theirs:
                return "one of them is None"
            continue
        if ours.dtype is not theirs.dtype or ours.shape != theirs.shape:
            return f"{ours.dtype} {ours.shape} is not {theirs.dtype} {theirs.shape}"
        if not np.allclose(
            ours.numpy(), theirs.detach().numpy(), rtol=2e-4, atol=1e-5, equal_nan=True
        ):
            return f"{ours} is not {theirs}"
    return ""


@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.filterwarnings("ignore")
def test_both_ways_agree(name: str) -> None:
    try:
        for dtype in (gs.float32, gs.float64):
            for sample in samples(name, dtype=dtype, requires_grad=True):
                leaves, outs = _leaves_and_results(sample)
                if leaves and outs:
                    assert not disagreement(sample), str(sample)
    except NoSamples as reason:
        pytest.skip(str(reason))


def test_most_operators_have_a_function_over_arrays() -> None:
    modules = [getattr(autograd_nodes, name) for name in autograd_nodes.__getattr__.families]
    nodes = [v for module in modules for v in vars(module).values() if hasattr(v, "run_arrays")]
    with_arrays = [node for node in nodes if node.run_arrays is not Node.run_arrays]
    assert len(with_arrays) > len(nodes) / 2


def test_deferred_kernels_are_found_once() -> None:
    here: dict[str, Any] = {"rsqrt": None}
    found = deferred_kernels(here)
    first = found(".pointwise.exponential:rsqrt", "rsqrt_")
    assert first(np.float64(4)) == here["rsqrt_"](np.float64(4)) == 0.5
    assert here["rsqrt_"] is not first and here["rsqrt"] is None


def test_a_wrong_function_over_arrays_is_noticed(monkeypatch) -> None:
    sample = next(samples("aten::mul.Tensor", dtype=gs.float32, requires_grad=True))
    assert not disagreement(sample)
    node = autograd_nodes.MulBackward0
    right = node.run_arrays
    monkeypatch.setattr(node, "run_arrays", lambda node, grad: right(node, grad)[::-1])
    assert disagreement(sample)


@pytest.fixture
def loops(monkeypatch):
    """Which loops run, in order."""
    used = []
    for name in ("_hand_over", "run_over_tensors"):
        original = getattr(engine_arrays, name)
        monkeypatch.setattr(
            engine_arrays, name, lambda *args, f=original, n=name: (used.append(n), f(*args))[1]
        )
    return used


def test_nobody_watches(loops) -> None:
    x = gs.ones(3, requires_grad=True)
    (x * x).exp().sum().backward()
    assert loops == []


@pytest.mark.parametrize("watch", ["tensor hook", "node hook", "leaf hook", "function"])
def test_who_watches_is_served_over_tensors(loops, watch: str) -> None:
    class Double(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            seen.append(gs.is_grad_enabled())
            return g * 2

    seen = []
    x = gs.ones(3, requires_grad=True)
    h = x * 2
    if watch == "tensor hook":
        h.register_hook(lambda g: seen.append(gs.is_grad_enabled()))
    elif watch == "node hook":
        h.grad_fn.register_hook(lambda i, o: seen.append(gs.is_grad_enabled()))
    elif watch == "leaf hook":
        x.register_post_accumulate_grad_hook(lambda t: seen.append(gs.is_grad_enabled()))
    else:
        h = Double.apply(x)
    h.sum().backward()
    assert seen == [False]
    assert "_hand_over" in loops
    assert x.grad.tolist() == [2.0] * 3
    assert gs.is_grad_enabled()


def test_leaves_come_first_when_a_hook_could_see_it() -> None:
    x, w = gs.ones(2, requires_grad=True), gs.ones(2, requires_grad=True)
    seen = []
    h = x * 2
    h.register_hook(lambda g: seen.append(w.grad.tolist()))
    (h * w).sum().backward()
    assert seen == [[2.0, 2.0]]


def test_a_kernel_of_a_user_sees_backward() -> None:
    calls = []
    x = gs.ones(3, requires_grad=True)
    y = (x * x).sum()
    with gs.library._scoped_library("aten", "IMPL") as library:
        library.impl(
            "mul.Tensor",
            lambda a, b: (calls.append("mul"), gs.zeros(3))[1],
            "CPU",
            allow_override=True,
        )
        y.backward(retain_graph=True)
        assert calls == ["mul", "mul"]
        assert x.grad.tolist() == [0.0] * 3
    x.grad = None
    y.backward()
    assert len(calls) == 2
    assert x.grad.tolist() == [2.0] * 3


def test_a_failure_half_way_leaves_the_state_as_it_was() -> None:
    class Fails(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            raise ZeroDivisionError

    x = gs.ones(2, requires_grad=True)
    y = (Fails.apply(x) * 2).sum()
    with pytest.raises(ZeroDivisionError):
        y.backward()
    assert gs.is_grad_enabled()
    assert gs._C._current_graph_task_id() == -1
    assert gs._C._current_autograd_node() is None


def test_mixed_dtypes_run_over_tensors() -> None:
    x = gs.ones(3, requires_grad=True)
    y = gs.ones(3, dtype=gs.float64, requires_grad=True)
    z = x * y
    assert type(z.grad_fn).run_arrays is Node.run_arrays
    assert type(z.grad_fn).__name__ == "MulBackward0"
    assert isinstance(z.grad_fn, autograd_nodes.MulBackward0)
    z.sum().backward()
    assert x.grad.dtype is gs.float32
    assert y.grad.dtype is gs.float64


def test_a_cast_on_the_way_is_undone() -> None:
    x = gs.ones(3, requires_grad=True)
    x.sum(dtype=gs.float64).backward()
    assert x.grad.dtype is gs.float32


@pytest.mark.parametrize(
    "layout",
    [
        lambda t: t,
        lambda t: t.T.contiguous().T,
        lambda t: t[:, :1].expand(3, 4),
        lambda t: t[0, 0].expand(3, 4),
        lambda t: t[:, ::2].repeat_interleave(2, 1)[:, :4],
    ],
)
@pytest.mark.parametrize(
    ("own", "other"),
    [(gs.float16, gs.float64), (gs.float32, gs.bfloat16), (gs.float64, gs.float32)],
)
@pytest.mark.filterwarnings("error")
def test_casts_lie_as_they_do_over_tensors(layout, own, other) -> None:
    if other is gs.bfloat16:
        pytest.importorskip("ml_dtypes", reason="the extra 'bfloat16' is not installed")
    values = gs.tensor([1e30, -2.0, 0.3, float("nan")], dtype=gs.float64).expand(3, 4)
    given = layout(values.to(other).contiguous())
    found = []
    for create_graph in (False, True):
        x = gs.ones(3, 4, dtype=own, requires_grad=True)
        found += gs.autograd.grad(x.to(other), x, given, create_graph=create_graph)
    assert found[0].dtype is found[1].dtype is own
    assert found[0].stride() == found[1].stride()
    assert repr(found[0].tolist()) == repr(found[1].tolist())


def test_gradients_that_are_more_than_arrays_go_on_over_tensors() -> None:
    class Marked(gs.Tensor):
        pass

    class ToMarked(gs.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            return g.as_subclass(Marked)

    x = gs.ones(3, requires_grad=True)
    seen = []
    h = x * 2
    h.register_hook(lambda g: seen.append(type(g)))
    ToMarked.apply(h).sum().backward()
    assert seen == [Marked]


@pytest.mark.parametrize("program", [lambda x: x.exp(), lambda x: x[gs.tensor([0, 2])]])
def test_hooks_on_saved_values_are_called_within_a_backward(loops, program) -> None:
    seen = []

    def unpack(value):
        seen.append((gs.is_grad_enabled(), gs._C._current_graph_task_id() >= 0))
        return value

    x = gs.ones(3, requires_grad=True)
    with gs.autograd.graph.saved_tensors_hooks(lambda t: t, unpack):
        y = program(x)
    y.sum().backward()
    assert seen == [(False, True)]
    assert "_hand_over" in loops


@pytest.mark.parametrize("lies", ["in order", "transposed", "expanded"])
@pytest.mark.parametrize("rows", [1, 128, 129])
def test_a_bias_gets_the_sum_of_wide_rows(rows: int, lies: str) -> None:
    given = gs.randn(8192, rows).t() if lies == "transposed" else gs.randn(rows, 8192)
    if lies == "expanded":
        given = gs.randn(1, 1).expand(rows, 8192)
    bias = gs.zeros(8192, requires_grad=True)
    (gs.zeros(rows, 8192) + bias).backward(given)
    expected = given.numpy().astype(np.float64).sum(0)
    np.testing.assert_allclose(bias.grad.numpy(), expected, rtol=1e-5, atol=2e-5)
    assert bias.grad.is_contiguous()


@pytest.mark.parametrize("shape", [(2, 128, 32), (3, 100, 32), (600, 8), (600, 7), (20000, 8)])
def test_a_bias_gets_the_sum_over_a_batch_of_rows(shape: tuple[int, ...]) -> None:
    given = gs.randn(shape)
    bias = gs.zeros(shape[-1:], requires_grad=True)
    (gs.zeros(shape) + bias).backward(given)
    expected = given.numpy().astype(np.float64).reshape(-1, shape[-1]).sum(0)
    np.testing.assert_allclose(bias.grad.numpy(), expected, rtol=1e-5, atol=2e-4)


def _edge_cases():
    """Calls whose formulas over arrays take other ways than for the samples, each with the tensors it differentiates."""
    F = gs.nn.functional
    bounds, target = gs.tensor([0.0, 1.0, 0.25]), gs.tensor([1.0, 0.0, 0.5])
    weight = gs.tensor([2.0, 0.5, 1.0])
    for reduction in ("mean", "sum", "none"):
        for given in (None, weight):
            yield (
                f"binary cross-entropy, {reduction}, {'un' if given is None else ''}weighted",
                lambda x, y, reduction=reduction, given=given: F.binary_cross_entropy(
                    x, y, given, reduction=reduction
                ),
                (bounds, target),
            )
    yield "of a target alone", lambda y: F.binary_cross_entropy(bounds, y), (target,)
    rows = gs.tensor([[1.0, 1.0, 1.0], [1.0, 2.0, 4.0]])
    yield "no deviation", lambda x: gs.std_mean(x, 1), (rows,)
    yield "variance and mean", lambda x: gs.var_mean(x, 0), (rows,)
    zero = gs.tensor([0])
    yield "no dimension", lambda x, y: gs.index_add(x, 0, zero, y), (gs.tensor(2.0), gs.tensor(3.0))
    matrix = gs.tensor([[2.0, 1.0], [0.5, 3.0]])
    for left in (True, False):
        solve = lambda a, b, left=left: gs.linalg.solve(a, b, left=left)  # noqa: E731
        yield f"solution, {left}", solve, (matrix, rows[:, :2].clone())
        yield f"solution in its matrix, {left}", lambda a, solve=solve: solve(a, matrix), (matrix,)
    yield "solution of a vector", gs.linalg.solve, (matrix, gs.tensor([1.0, 2.0]))
    yield "singular", gs.linalg.det, (gs.ones(2, 2),)
    yield "product with zeros", lambda x: x.cumprod(0), (gs.tensor([2.0, 0.0, 3.0, 0.0]),)
    yield "product of one", lambda x: x.cumprod(0), (gs.tensor([3.0]),)
    yield "repeated to more dimensions", lambda x: x.repeat(2, 3, 2), (rows,)
    for zeta in (lambda y: gs.special.zeta(3, y), lambda y: gs.special.zeta(2.5, y)):
        yield "zeta of a number", zeta, (gs.tensor([1.0, 2.5, 4.0]),)
    for other in (3, 2.5, -1):
        logarithm = lambda x, other=other: gs.xlogy(x, other)  # noqa: E731
        yield f"times the logarithm of {other}", logarithm, (gs.tensor([0.0, 1.5, 2.0]),)
    yield "a number times logarithms", lambda y: gs.xlogy(2, y), (gs.tensor([0.5, 1.5, 2.0]),)
    yield "repeated no dimension", lambda x: x.repeat(()), (gs.tensor(2.0),)


@pytest.mark.parametrize(
    ("function", "given"), [pytest.param(f, g, id=name) for name, f, g in _edge_cases()]
)
def test_both_ways_agree_at_the_edges(function, given) -> None:
    found = []
    for create_graph in (False, True):
        leaves = [x.clone().requires_grad_() for x in given]
        outs = function(*leaves)
        outs = (outs,) if isinstance(outs, gs.Tensor) else outs
        weights = [gs.arange(1.0, 1 + x.numel()).reshape(x.shape) / 7 for x in outs]
        found.append(gs.autograd.grad(outs, leaves, weights, create_graph=create_graph))
    for ours, theirs in zip(*found, strict=True):
        assert ours.shape == theirs.shape
        assert ours.dtype is theirs.dtype
        np.testing.assert_allclose(ours.numpy(), theirs.detach().numpy(), rtol=2e-5)


@pytest.mark.parametrize("is_newer", [True, False])
def test_a_backward_that_fails_has_filled_the_leaves_newer_than_the_node_that_failed(
    is_newer: bool,
) -> None:
    x, y = (gs.ones(3, requires_grad=True) for _ in range(2))
    if not is_newer:
        y * 2  # from now on `y` has a node
    a = x.exp()
    total = (a + y).sum()
    a.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        total.backward()
    assert x.grad is None
    assert (y.grad is not None) is is_newer


def test_leaves_as_roots_among_others() -> None:
    x, y = (gs.ones((), requires_grad=True) for _ in range(2))
    gs.autograd.backward([x, x * y, y, x])
    assert (x.grad, y.grad) == (gs.tensor(3.0), gs.tensor(2.0))
    x.grad = None
    x.backward()
    assert x.grad == gs.tensor(1.0)
