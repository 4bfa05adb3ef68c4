"""Three steps of each optimizer, each way that they run; `tests/sweeps/test_optimizers.py` has PyTorch's own database of options."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402

NAMES = ["ASGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "NAdam", "RAdam"]
NAMES += ["RMSprop", "Rprop", "SGD"]


def _steps(m: Any, name: str, **options: Any) -> list[Any]:
    random = np.random.default_rng(0)
    params = [m.from_numpy(random.standard_normal(s)) for s in ((3, 4), (5,), (70, 65))]
    params = [p.requires_grad_(True) for p in params]
    optimizer = getattr(m.optim, name)(params, **options)
    for _ in range(3):
        for p in params:
            p.grad = m.from_numpy(random.standard_normal(tuple(p.shape)))
        optimizer.step()
    return [p.detach().numpy() for p in params]


@pytest.mark.parametrize("name", NAMES)
def test_steps(name: str) -> None:
    theirs = _steps(torch, name, maximize=True)
    for foreach in (None, False, True):
        for a, b in zip(_steps(gs, name, maximize=True, foreach=foreach), theirs, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("most", [6, 7, 12])
def test_lines_are_searched_no_longer_than_evaluations_are_left(most: int) -> None:
    """The likelihood of a Gaussian process has a wall that steps run into, by which searches are long."""
    found: list[list[float]] = []
    for m in (gs, torch):
        x = m.linspace(0, 1, 20, dtype=m.float64)
        m.manual_seed(0)
        y = m.sin(6 * x) + 0.1 * m.randn(20, dtype=m.float64)
        squares, eye = (x[:, None] - x) ** 2, m.eye(20, dtype=m.float64)
        params = [m.nn.Parameter(m.tensor(v, dtype=m.float64)) for v in (0.0, 0.0, -2.0)]
        optimizer = m.optim.LBFGS(params, max_iter=6, max_eval=most, line_search_fn="strong_wolfe")
        losses: list[float] = []

        def closure(m: Any = m, given: Any = (params, optimizer, losses, squares, eye, y)) -> Any:
            params, optimizer, losses, squares, eye, y = given
            optimizer.zero_grad()
            length, scale, noise = (m.nn.functional.softplus(p) for p in params)
            factor = m.linalg.cholesky(scale * m.exp(-0.5 * squares / length**2) + noise * eye)
            fit = 0.5 * (y * m.cholesky_solve(y[:, None], factor)[:, 0]).sum()
            loss = fit + factor.diagonal().log().sum()
            loss.backward()
            losses.append(loss.item())
            return loss

        for _ in range(3):
            optimizer.step(closure)
        found.append(losses)
    assert found[0] == pytest.approx(found[1], rel=1e-4)


@pytest.mark.parametrize("name", [*NAMES, "LBFGS", "Muon"])
def test_groups_hold_their_options_in_the_order_of_pytorch(name: str) -> None:
    ours, theirs = (getattr(m.optim, name)([m.ones(2, 2)]).param_groups[0] for m in (gs, torch))
    assert list(ours) == list(theirs)


@pytest.mark.parametrize("lr", [1, 0.5])
@pytest.mark.parametrize("most", [1, 4])
@pytest.mark.parametrize("search", [None, "strong_wolfe"])
def test_lbfgs_keeps_the_same_state(search: str | None, most: int, lr: float) -> None:
    def described(value: Any) -> Any:
        if isinstance(value, list):
            return [described(v) for v in value]
        return str(value.dtype).partition(".")[2] if hasattr(value, "dtype") else type(value)

    def kept(m: Any) -> list[Any]:
        w = m.tensor([3.0, 4.0], requires_grad=True)
        optimizer = m.optim.LBFGS([w], lr=lr, max_iter=most, line_search_fn=search)

        def closure() -> Any:
            optimizer.zero_grad()
            loss = (w * w * m.tensor([1.0, 9.0])).sum()
            loss.backward()
            return loss

        optimizer.step(closure)
        first = [*optimizer.state[w]]
        optimizer.step(closure)
        state = optimizer.state[w]
        return first + [(name, str(described(value))) for name, value in state.items()]

    assert kept(gs) == kept(torch)


def test_muon_comes_to_the_same_values() -> None:
    def stepped(m: Any) -> Any:
        w = m.from_numpy(np.random.default_rng(1).standard_normal((5, 3)).astype(np.float32))
        w.grad = w.cos()
        m.optim.Muon([w], lr=0.1).step()
        return w.numpy()

    np.testing.assert_allclose(stepped(gs), stepped(torch), rtol=1e-6)


@pytest.mark.parametrize("how", ["original", "match_rms_adamw"])
def test_muon_takes_a_step_over_lists(how: str) -> None:
    def stepped(m: Any) -> list[Any]:
        params, grads, kept = ([m.tensor([[1.0, 2.0, x], [x, 0.5, 0.1]])] for x in (3.0, 0.2, 0.0))
        options = {"lr": 0.1, "weight_decay": 0.1, "momentum": 0.9, "nesterov": True, "eps": 1e-7}
        options |= {"ns_coefficients": (3.4, -4.8, 2.0), "ns_steps": 3, "adjust_lr_fn": how}
        found = importlib.import_module(f"{m.__name__}.optim._muon")
        found.muon(params, grads, kept, has_complex=False, **options)
        return [params[0].tolist(), kept[0].tolist()]

    np.testing.assert_allclose(stepped(gs), stepped(torch), rtol=1e-6)


@pytest.mark.parametrize("options", [{"ns_steps": 100}, {"ns_coefficients": (1.0, 2.0)}])
def test_muon_refuses_an_iteration_in_its_first_step(options: dict[str, Any]) -> None:
    def refused(m: Any) -> str:
        w = m.ones(2, 2)
        w.grad = m.ones(2, 2)
        optimizer = m.optim.Muon([w], **options)
        with pytest.raises(ValueError) as caught:
            optimizer.step()
        return str(caught.value)

    assert refused(gs) == refused(torch)


_BETAS = {"beta1": 0.9, "beta2": 0.99}
OVER_LISTS: dict[str, tuple[list[Any], dict[str, Any]]] = {
    "sgd": ([None], {"momentum": 0.9, "dampening": 0.5, "nesterov": False, "maximize": False}),
    "adam": ([0, 0, "none", "step"], {"amsgrad": False, "eps": 1e-8, "maximize": False, **_BETAS}),
    "adamw": ([0, 0, 0, "step"], {"amsgrad": True, "eps": 1e-8, "maximize": True, **_BETAS}),
    "nadam": ([0, 0, "one", "step"], {"momentum_decay": 4e-3, "eps": 1e-8, **_BETAS}),
    "radam": ([0, 0, "step"], {"eps": 1e-8, "decoupled_weight_decay": True, **_BETAS}),
    "adamax": ([0, 0, "step"], {"eps": 1e-8, **_BETAS}),
    "adagrad": ([0.1, "step"], {"lr_decay": 0.01, "eps": 1e-8, "maximize": False}),
    "adadelta": ([0, 0, "step"], {"rho": 0.9, "eps": 1e-6, "maximize": False}),
    "asgd": ([0, "one", "one", "step"], {"lambd": 1e-4, "t0": 1.0, "alpha": 0.75}),
    "rmsprop": (
        [0, 0, 0, "step"],
        {"alpha": 0.9, "eps": 1e-8, "momentum": 0.5, "centered": True},
    ),
    "_adafactor": (
        [None, None, 0, "step"],
        {"d": 1.0, "beta2_decay": -0.8, "eps1": 1e-8, "eps2": 1e-3, "maximize": False},
    ),
}
"""What each function is given behind parameters and gradients: the first values in its lists, and options."""


def _over_lists(m: Any, module: str) -> list[Any]:
    lists, options = OVER_LISTS[module]
    params = [m.tensor(v, dtype=m.float64) for v in ([1.0, 2.0, 3.0], [0.5])]
    grads = [m.tensor(v, dtype=m.float64) for v in ([0.1, -0.2, 0.3], [-0.4])]
    counts = {"step": 0.0, "one": 1.0}

    def first(value: Any) -> list[Any]:
        if value == "none":
            return []
        if value is None:
            return [None, None]
        if isinstance(value, str):
            return [m.tensor(counts[value], dtype=m.float64) for _ in params]
        return [m.full_like(p, value) for p in params]

    given = [first(value) for value in lists]
    found = importlib.import_module(f"{m.__name__}.optim.{module}")
    for _ in range(3):
        step = getattr(found, module.strip("_"))
        step(params, grads, *given, lr=0.1, weight_decay=0.1, **options)
    return [[None if t is None else t.tolist() for t in row] for row in (params, *given)]


@pytest.mark.parametrize("module", OVER_LISTS)
def test_steps_over_lists(module: str) -> None:
    for ours, theirs in zip(_over_lists(gs, module), _over_lists(torch, module), strict=True):
        for a, b in zip(ours, theirs, strict=True):
            assert a is b is None or a == pytest.approx(b, rel=1e-6)


@pytest.mark.parametrize(
    "name", ["_fused_adam_", "_fused_adamw_", "_fused_adagrad_", "_fused_sgd_"]
)
@pytest.mark.parametrize("found_inf", [0.0, 1.0])
def test_fused_steps(name: str, found_inf: float) -> None:
    def run(m: Any) -> list[Any]:
        param, grad, first, second = (
            m.tensor(v) for v in ([1.0, 2.0, 3.0], [0.1, -0.2, 0.3], [0.5, 1.0, 0.0], [0.0] * 3)
        )
        lists = [[first], [m.tensor(3.0)]]
        options: dict[str, Any] = {"lr": 0.1, "weight_decay": 0.1, "maximize": True}
        if "adam" in name:
            lists[1:1] = [[second], []]
            options |= {"eps": 1e-8, "amsgrad": False, **_BETAS}
        elif name == "_fused_sgd_":
            del lists[1]
            options |= {"momentum": 0.9, "dampening": 0.5, "nesterov": True, "is_first_step": True}
        else:
            options |= {"eps": 1e-8, "lr_decay": 0.1}
        scale = {"grad_scale": m.tensor(2.0), "found_inf": m.tensor(found_inf)}
        getattr(m, name)([param], [grad], *lists, **options, **scale)
        return [param.tolist(), grad.tolist(), *(t.tolist() for part in lists for t in part)]

    for a, b in zip(run(gs), run(torch), strict=True):
        assert a == pytest.approx(b, rel=1e-6)


_EVERY = [
    "SGD",
    "Adam",
    "AdamW",
    "NAdam",
    "RAdam",
    "Adamax",
    "Adagrad",
    "Adadelta",
    "ASGD",
    "RMSprop",
    "Rprop",
]


def _after_steps(m: Any, name: str, first: Any, **options: Any) -> Any:
    """Two parameters after two steps, a new optimizer that takes over the state, and one more."""
    params = [first, m.ones(3, dtype=m.float64)]
    for param in params:
        param.requires_grad_()
    optimizer = getattr(m.optim, name)(params, **options)
    for step in range(3):
        if step == 2:
            state = optimizer.state_dict()
            optimizer = getattr(m.optim, name)(params, **options)
            optimizer.load_state_dict(state)
        optimizer.zero_grad()
        sum(param.abs().pow(2).sum() * (step + 1) for param in params).backward()
        optimizer.step()
    return [param.tolist() for param in params], {
        f"{place} {key}": (str(value.dtype).split(".")[-1], value.tolist())
        for place, kept in optimizer.state_dict()["state"].items()
        for key, value in kept.items()
        if isinstance(value, m.Tensor)
    }


@pytest.mark.parametrize("name", _EVERY)
@pytest.mark.parametrize("kind", ["no elements", "complex", "rate in a tensor, over lists"])
def test_parameters_that_are_not_like_others(name: str, kind: str) -> None:
    def run(m: Any) -> Any:
        match kind:
            case "no elements":
                return _after_steps(m, name, m.zeros(0, dtype=m.float64))
            case "complex":
                return _after_steps(m, name, m.full((2,), 1 + 2j, dtype=m.complex128))
            case _:
                rate = m.tensor(0.1, dtype=m.float64)
                return _after_steps(m, name, m.ones(2, dtype=m.float64), lr=rate, foreach=True)

    if kind.endswith("lists") and name in ("Adam", "AdamW"):
        pytest.skip("PyTorch refuses it")
    (ours, our_state), (theirs, their_state) = run(gs), run(torch)
    for a, b in zip(ours, theirs, strict=True):
        assert a == pytest.approx(b, rel=1e-6)
    assert our_state.keys() == their_state.keys()
    for key, (dtype, value) in our_state.items():
        assert (key, dtype) == (key, their_state[key][0])
        assert value == pytest.approx(their_state[key][1], rel=1e-6)


@pytest.mark.parametrize(
    "text",
    [
        "m.optim.SparseAdam([m.ones(2), m.ones(2, dtype=m.complex64)])",
        "m.optim.SparseAdam([m.ones(2)], lr=m.ones(2))",
        "stepped(m.optim.Adam([m.ones(2, dtype=m.complex64)], fused=True))",
        "stepped(m.optim.AdamW([m.ones(2, 2)]), sparse=True)",
        "stepped(m.optim.RAdam([m.ones(2)], foreach=True, differentiable=True))",
    ],
)
def test_options_that_are_refused(text: str) -> None:
    def stepped(optimizer: Any, sparse: bool = False) -> None:
        param = optimizer.param_groups[0]["params"][0]
        param.grad = (param * 1).to_sparse() if sparse else param * 1
        optimizer.step()

    kinds = []
    for m in (gs, torch):
        with pytest.raises((ValueError, RuntimeError, AssertionError)) as caught:
            eval(text, {"m": m, "stepped": stepped})
        kinds.append((caught.type, str(caught.value)[:40]))
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize("name", ["SGD", "Adagrad"])
def test_fused_steps_take_no_sparse_gradients(name: str) -> None:
    for m in (gs, torch):
        param = m.ones(2, 2)
        param.grad = m.ones(2, 2).to_sparse()
        with pytest.raises(RuntimeError, match="does not support sparse"):
            getattr(m.optim, name)([param], lr=0.1, fused=True).step()
        assert param.tolist() == [[1, 1], [1, 1]]


def test_groups_do_not_say_what_sums_of_squares_begin_with() -> None:
    """It is the optimizer's option, in every group."""

    def stepped(m: Any) -> list[Any]:
        params = [m.ones(2), m.ones(2)]
        for p in params:
            p.grad = m.tensor([0.1, -2.0])
        groups = [{"params": params[:1], "initial_accumulator_value": 0.5}, {"params": params[1:]}]
        optimizer = m.optim.Adagrad(groups, lr=0.1, initial_accumulator_value=0.25)
        optimizer.step()
        return [x.tolist() for p in params for x in (p, optimizer.state[p]["sum"])]

    for a, b in zip(stepped(gs), stepped(torch), strict=True):
        assert a == pytest.approx(b, rel=1e-6)


@pytest.mark.parametrize(
    "name, kept",
    [
        ("SGD", "momentum_buffer"),
        ("Adam", "exp_avg"),
        ("AdamW", "exp_avg_sq"),
        ("NAdam", "exp_avg"),
        ("RAdam", "exp_avg"),
        ("Adamax", "exp_inf"),
        ("Adagrad", "sum"),
        ("Adadelta", "acc_delta"),
        ("RMSprop", "square_avg"),
        ("Rprop", "prev"),
    ],
)
def test_state_of_another_shape_is_rejected(name: str, kept: str) -> None:
    """Two vectors whose state was exchanged have as many elements together as they should."""
    for m in (gs, torch):
        params = [m.ones(2), m.ones(3)]
        for p in params:
            p.grad = m.ones_like(p)
        options = {"momentum": 0.9} if name == "SGD" else {}
        optimizer = getattr(m.optim, name)(params, lr=0.1, **options)
        optimizer.step()
        saved = optimizer.state_dict()
        first, second = saved["state"][0], saved["state"][1]
        first[kept], second[kept] = second[kept], first[kept]
        optimizer.load_state_dict(saved)
        before = params[0].tolist()
        with pytest.raises(RuntimeError, match=r"shape|size"):
            optimizer.step()
        # PyTorch's AdamW has already decayed the weights.
        assert m is torch or params[0].tolist() == before
