"""Every optimizer of PyTorch's own database, with the options that it has there: parameters, states, errors, states exchanged."""

from __future__ import annotations

import copy
import importlib
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")
pytest.importorskip("expecttest", reason="PyTorch's databases need it")

from torch.testing._internal.common_optimizers import optim_db  # noqa: E402

import gradsmith as gs  # noqa: E402

INFOS = {info.optim_cls.__name__: info for info in optim_db}
NAMES = sorted(set(INFOS) - {"SparseAdam"})
SHAPES: list[tuple[int, ...]] = [(4, 3), (3,), (2, 3, 2), (), (70, 65)]


def _options(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for given in INFOS[name].optim_inputs_func(device="cpu"):
        if not given.kwargs.get("capturable"):
            yield given.desc, given.kwargs


CASES = [(name, desc, options) for name in NAMES for desc, options in _options(name)]


def _value(m: Any, value: Any) -> Any:
    """An option, or a state, as the library `m` has it."""
    if isinstance(value, (torch.Tensor, gs.Tensor)):
        return m.from_numpy(np.array(value.detach().numpy()))
    if isinstance(value, dict):
        return {k: _value(m, v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_value(m, v) for v in value)
    return value


def _array(tensor: Any) -> Any:
    return np.array(tensor.detach().numpy())


class Training:
    """Some parameters that are given the same gradients in both libraries."""

    def __init__(
        self, m: Any, name: str, options: dict[str, Any], dtype: str, turned: bool = False
    ) -> None:
        self.m, self.random = m, np.random.default_rng(0)
        self.dtype = getattr(m, dtype)
        shapes = [s for s in SHAPES if len(s) == 2] if name == "Muon" else SHAPES
        self.params = [self.draw(s).requires_grad_(True) for s in shapes]
        if turned:
            self.params[0] = self.draw((3, 4)).t().detach().requires_grad_(True)
        optimizer = getattr(m.optim, name)
        self.optimizer = optimizer(self.params, **_value(m, options))

    def draw(self, shape: tuple[int, ...]) -> Any:
        numbers = self.random.standard_normal(shape)
        if self.dtype.is_complex:
            numbers = numbers + 1j * self.random.standard_normal(shape)
        return self.m.from_numpy(np.array(numbers)).to(self.dtype)

    def loss(self) -> Any:
        self.optimizer.zero_grad()
        total = sum((((p - 0.5).abs()) ** 2).sum() for p in self.params)
        total.backward()
        return total

    def run(self, steps: int) -> list[Any]:
        for _ in range(steps):
            for p in self.params:
                p.grad = self.draw(tuple(p.shape))
            if type(self.optimizer).__name__ == "LBFGS":
                self.optimizer.step(self.loss)
            else:
                self.optimizer.step()
        return [_array(p) for p in self.params]


def _agree(ours: Any, theirs: Any, dtype: str, rtol: float | None = None) -> None:
    # PyTorch keeps counts and products of momenta in float32.
    rtol = rtol or {"float32": 2e-5, "float64": 1e-8, "complex128": 1e-8}[dtype]
    for a, b in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(a, b, rtol=rtol, atol=rtol)


def _dtypes(name: str) -> list[str]:
    complex_too = INFOS[name].supports_complex and name != "Muon"
    return ["float32", "float64", *(["complex128"] if complex_too else [])]


@pytest.mark.parametrize(("name", "desc", "options"), CASES, ids=[f"{n}-{d}" for n, d, _ in CASES])
def test_values(name: str, desc: str, options: dict[str, Any]) -> None:
    ways: list[dict[str, Any]] = [{}]
    if "foreach" not in options and name not in ("LBFGS", "Muon"):
        ways += [{"foreach": False}]
        if not isinstance(options.get("lr"), torch.Tensor):
            ways += [{"foreach": True}]
    for dtype in _dtypes(name):
        theirs = Training(torch, name, options, dtype).run(4)
        for way in ways:
            ours = Training(gs, name, {**options, **way}, dtype).run(4)
            _agree(ours, theirs, dtype, 2e-2 if name == "Muon" else None)


@pytest.mark.parametrize("name", [n for n in NAMES if n != "LBFGS"])  # which PyTorch's cannot
def test_a_parameter_that_lies_otherwise_in_memory(name: str) -> None:
    ours, theirs = (Training(m, name, {}, "float64", turned=True) for m in (gs, torch))
    _agree(ours.run(3), theirs.run(3), "float64", 2e-2 if name == "Muon" else None)


@pytest.mark.parametrize(("name", "desc", "options"), CASES, ids=[f"{n}-{d}" for n, d, _ in CASES])
def test_states_are_exchangeable(name: str, desc: str, options: dict[str, Any]) -> None:
    for first, second in ((gs, torch), (torch, gs)):
        one, other = (Training(m, name, options, "float64") for m in (first, second))
        one.run(3)
        for a, b in zip(one.params, other.params, strict=True):
            with second.no_grad():
                b.copy_(_value(second, a.detach()))
        other.random = copy.deepcopy(one.random)
        other.optimizer.load_state_dict(_value(second, one.optimizer.state_dict()))
        _agree(one.run(3), other.run(3), "float64", 5e-2 if name == "Muon" else 1e-6)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_state_has(name: str) -> None:
    ours, theirs = (Training(m, name, {}, "float32") for m in (gs, torch))
    ours.run(2), theirs.run(2)
    a, b = ours.optimizer.state_dict(), theirs.optimizer.state_dict()
    assert set(a["param_groups"][0]) == set(b["param_groups"][0])
    assert ours.optimizer.defaults.keys() == theirs.optimizer.defaults.keys()
    assert repr(ours.optimizer) == repr(theirs.optimizer)
    if name == "LBFGS":
        return
    for number, state in b["state"].items():
        kept = a["state"][number]
        assert set(kept) == set(state)
        for key, value in state.items():
            assert str(kept[key].dtype).split(".")[1] == str(value.dtype).split(".")[1]
            assert tuple(kept[key].shape) == tuple(value.shape)


ERRORS = [
    (name, given.optimizer_error_input.desc, given)
    for name in NAMES
    for given in INFOS[name].optim_error_inputs_func(device="cpu", dtype=torch.float32)
]


@pytest.mark.parametrize(("name", "desc", "given"), ERRORS, ids=[f"{n}-{d}" for n, d, _ in ERRORS])
def test_errors(name: str, desc: str, given: Any) -> None:
    wrong = given.optimizer_error_input
    params = wrong.params
    if params is None:
        params = [gs.nn.Parameter(gs.randn(3, 2))]
    elif isinstance(params, torch.Tensor):
        params = gs.tensor(params.tolist())
    else:
        made: dict[int, Any] = {}
        params = [_ours(p, made) for p in params]
    if "CONSTRUCTION" in str(given.error_on):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with pytest.raises(given.error_type, match=given.error_regex):
                getattr(gs.optim, name)(params, **_value(gs, wrong.kwargs))
        return
    optimizer = getattr(gs.optim, name)(params, **_value(gs, wrong.kwargs))
    with pytest.raises(given.error_type, match=given.error_regex):
        optimizer.step()


def _ours(given: Any, made: dict[int, Any]) -> Any:
    """Parameters of PyTorch's as ours, the same ones where they are."""
    if isinstance(given, torch.Tensor):
        if id(given) not in made:
            own = gs.tensor(given.tolist(), dtype=getattr(gs, str(given.dtype).split(".")[1]))
            made[id(given)] = own.requires_grad_(given.requires_grad)
            if given.grad is not None:
                own.grad = _ours(given.grad, made)
        return made[id(given)]
    if isinstance(given, dict):
        return {key: _ours(value, made) for key, value in given.items()}
    if isinstance(given, (list, tuple)):
        return type(given)(_ours(item, made) for item in given)
    return given


@pytest.mark.parametrize("name", NAMES)
def test_pickled_and_copied(name: str) -> None:
    training = Training(gs, name, {}, "float64")
    training.run(2)
    for twin in (pickle.loads(pickle.dumps(training.optimizer)), copy.deepcopy(training.optimizer)):
        assert repr(twin) == repr(training.optimizer)
        a, b = twin.state_dict()["state"], training.optimizer.state_dict()["state"]
        assert {n: set(s) for n, s in a.items()} == {n: set(s) for n, s in b.items()}


@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW"])
def test_differentiable_steps(name: str) -> None:
    def meta(m: Any) -> Any:
        lr = m.tensor(0.1, dtype=m.float64, requires_grad=True)
        start = m.tensor([1.0, -2.0, 3.0], dtype=m.float64, requires_grad=True)
        param = start.clone()
        optimizer = getattr(m.optim, name)([param], lr=lr, differentiable=True)
        param.grad = (start**3).detach().requires_grad_(True)
        optimizer.step()
        return [x.tolist() for x in m.autograd.grad((param**2).sum(), [start, lr, param.grad])]

    for a, b in zip(meta(gs), meta(torch), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-4)  # PyTorch's powers of betas are in float32


def test_hooks_around_a_step() -> None:
    def seen(m: Any) -> list[str]:
        calls: list[str] = []
        p = m.ones(2, requires_grad=True)
        p.grad = m.ones(2)
        optimizer = m.optim.SGD([p], lr=0.1)
        every = importlib.import_module(f"{m.__name__}.optim.optimizer")
        first = every.register_optimizer_step_pre_hook(lambda *a: calls.append("every"))
        last = every.register_optimizer_step_post_hook(lambda *a: calls.append("ever"))
        optimizer.register_step_pre_hook(lambda o, a, k: calls.append(f"before {len(a)} {k}"))
        optimizer.register_step_post_hook(lambda o, a, k: calls.append("after"))
        optimizer.register_state_dict_pre_hook(lambda o: calls.append("state"))
        optimizer.register_state_dict_post_hook(lambda o, s: {**s, "more": 1})
        optimizer.register_load_state_dict_pre_hook(lambda o, s: calls.append(str("more" in s)))
        optimizer.register_load_state_dict_post_hook(lambda o: calls.append("loaded"))
        optimizer.step()
        optimizer.load_state_dict(optimizer.state_dict())
        first.remove(), last.remove()
        optimizer.step(lambda: 3)
        return calls

    assert seen(gs) == seen(torch)


def test_groups() -> None:
    def text(m: Any) -> str:
        a, b = m.ones(2, requires_grad=True), m.ones(3, requires_grad=True)
        optimizer = m.optim.Adam([{"params": a, "lr": 0.5}], lr=0.1)
        optimizer.add_param_group({"params": [b], "betas": (0.1, 0.2)})
        named = m.optim.SGD([("a", a), ("b", b)])
        return repr(optimizer) + repr(named) + str(named.state_dict())

    assert text(gs) == text(torch)


@pytest.mark.parametrize(
    "how", ["a tensor", "empty", "not a leaf", "twice", "a set", "no tensor", "half named"]
)
def test_parameters_that_are_none(how: str) -> None:
    def outcome(m: Any) -> tuple[str, str]:
        p = m.ones(2, requires_grad=True)
        given: Any = {
            "a tensor": p,
            "empty": [],
            "not a leaf": [p * 2],
            "twice": [{"params": p}, {"params": p}],
            "a set": [{"params": {p}}],
            "no tensor": [3],
            "half named": [("p", p), m.ones(2)],
        }[how]
        with pytest.raises((TypeError, ValueError)) as error:
            m.optim.SGD(given, lr=0.1)
        return error.type.__name__, str(error.value).replace("torch", "gradsmith")

    assert outcome(gs) == outcome(torch)


def test_versions_go_up() -> None:
    p = gs.ones(3, requires_grad=True)
    loss = (p * p).sum()
    p.grad = gs.ones(3)
    gs.optim.Adam([p]).step()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()


def test_an_optimizer_of_a_program() -> None:
    class Halving(gs.optim.Optimizer):
        def __init__(self, params: Any) -> None:
            super().__init__(params, {"lr": gs.optim.optimizer.required})

        @gs.no_grad()
        def step(self, closure: Any = None) -> None:
            for group in self.param_groups:
                for p in group["params"]:
                    p.mul_(group["lr"])

    p = gs.ones(2, requires_grad=True)
    with pytest.raises(ValueError, match="required optimization parameter lr"):
        Halving([p])
    optimizer = Halving([{"params": [p], "lr": 0.5}])
    seen: list[int] = []
    optimizer.register_step_post_hook(lambda *a: seen.append(1))
    optimizer.step()
    assert p.tolist() == [0.5, 0.5] and seen == [1]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        gs.optim.lr_scheduler.StepLR(optimizer, 2)
