"""`gradsmith.autocast` beside PyTorch's: what each operator computes in, and what training steps give."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.generated.autocast import POLICIES
from gradsmith.testing import samples

torch = pytest.importorskip("torch", reason="the reference is not installed")

import sample_parity as parity  # noqa: E402
from programs import Log, log_of  # noqa: E402


def test_policies_are_those_of_the_reference() -> None:
    theirs = {
        name.removeprefix("aten::")
        for name in torch._C._dispatch_get_all_op_names()
        if torch._C._dispatch_has_kernel_for_dispatch_key(name, "AutocastCPU")
    }
    ours = {name.removeprefix("aten::") for name in REGISTRY}
    assert theirs & ours == POLICIES.keys()


def dtypes(results: Any) -> list[str]:
    """The names of the results' dtypes."""
    many = results if isinstance(results, (tuple, list)) else [results]
    return [str(r.dtype).rpartition(".")[2] for r in many if hasattr(r, "dtype")]


@pytest.mark.parametrize("name", sorted(POLICIES))
def test_what_operators_compute_in(name: str) -> None:
    operator = REGISTRY[f"aten::{name}"]
    counterpart = parity.counterpart(operator)
    compared = 0
    for sample in samples(f"aten::{name}", dtype=gs.float32, requires_grad=False):
        try:
            with torch.autocast("cpu"):
                named = {key: parity.to_torch(value) for key, value in sample.kwargs.items()}
                theirs = counterpart(*map(parity.to_torch, sample.args), **named)
        except (RuntimeError, NotImplementedError):
            continue
        with gs.autocast("cpu"):
            ours = sample.call()
        assert dtypes(ours) == dtypes(theirs), str(sample)
        compared += 1
        if compared == 2:
            return


def step(lib: Any, dtype: Any) -> list[Any]:
    """A step of a small network, and what it leaves behind."""
    weights = np.random.default_rng(0).standard_normal((3, 4, 4)).astype(np.float32)
    w1, w2, x = (lib.tensor(w) for w in weights)
    w1.requires_grad_(True), w2.requires_grad_(True)
    with lib.autocast("cpu", dtype=dtype):
        hidden = lib.relu(x @ w1) @ w1
        out = lib.cat([hidden, x]) @ w2
        with lib.autocast("cpu", enabled=False):
            inside = (x @ w2.detach()).dtype
        loss = lib.nn.functional.mse_loss(out, lib.zeros(8, 4))
        enabled = lib.is_autocast_enabled("cpu"), lib.is_autocast_cpu_enabled()
    loss.backward()
    kinds = [str(d).rpartition(".")[2] for d in (hidden.dtype, out.dtype, inside, loss.dtype)]
    return [
        kinds,
        enabled,
        loss.item(),
        w1.grad.numpy(),
        w2.grad.numpy(),
        lib.is_autocast_enabled("cpu"),
    ]


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_steps(dtype: str) -> None:
    ours, theirs = (step(lib, getattr(lib, dtype)) for lib in (gs, torch))
    assert ours[:2] == theirs[:2] and ours[-1] == theirs[-1]
    assert ours[2] == pytest.approx(theirs[2], rel=1e-2)
    for a, b in zip(ours[3:5], theirs[3:5]):
        assert a.dtype == b.dtype
        np.testing.assert_allclose(a, b, rtol=0.05, atol=0.05 * np.abs(b).max())


def test_functions_and_refusals() -> None:
    for lib in (gs, torch):

        @lib.autocast("cpu", dtype=lib.bfloat16)
        def product(a: Any) -> Any:
            return a @ a

        assert product(lib.ones(2, 2)).dtype == lib.bfloat16
        assert product(lib.ones(2, 2, dtype=lib.float64)).dtype == lib.float64
        with pytest.warns(
            UserWarning, match="In CPU autocast, but the target dtype is not supported"
        ):
            assert not lib.autocast("cpu", dtype=lib.float64)._enabled
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            assert not lib.autocast("cuda")._enabled
        assert len(caught) == 1
        with pytest.raises(ValueError, match="Expected `device_type` of type `str`"):
            lib.autocast(3)
        with pytest.raises(RuntimeError):
            lib.autocast("nonsense")
        with pytest.raises(TypeError, match="requires a callable"):
            lib.autocast("cpu")(3)


class Weights:
    """What a scaler asks of an optimizer."""

    def __init__(self, lib: Any) -> None:
        self.weight = lib.ones(2, requires_grad=True)
        self.param_groups = [{"params": [self.weight]}]
        self.steps: list[Any] = []

    def step(self) -> None:
        self.steps.append(self.weight.grad.tolist())


def scaled(lib: Any) -> list[Any]:
    """Steps with a scaler, the second of which has an infinite gradient."""
    scaler = lib.amp.GradScaler("cpu", init_scale=8.0, growth_interval=2)
    optimizer, scales = Weights(lib), []
    for factor in (1.0, float("inf"), 2.0, 3.0):
        optimizer.weight.grad = None
        scaler.scale((optimizer.weight * factor).sum()).backward()
        if factor == 2.0:
            scaler.unscale_(optimizer)
            with pytest.raises(RuntimeError, match="already been called"):
                scaler.unscale_(optimizer)
        scaler.step(optimizer)
        with pytest.raises(RuntimeError, match=r"step\(\) has already been called"):
            scaler.step(optimizer)
        scaler.update()
        scales.append(scaler.get_scale())
    state = scaler.state_dict()
    other = lib.amp.GradScaler("cpu")
    other.load_state_dict(state)
    return [optimizer.steps, scales, state, other.state_dict()]


def test_scalers() -> None:
    assert scaled(gs) == scaled(torch)
    for lib in (gs, torch):
        with pytest.warns(UserWarning, match="GradScaler is enabled, but CUDA is not available"):
            scaler = lib.amp.GradScaler()
        assert scaler.get_scale() == 1.0 and scaler.state_dict() == {} and not scaler.is_enabled()
        with pytest.warns(FutureWarning, match="is deprecated"), warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            lib.cuda.amp.GradScaler(enabled=False)
            assert not lib.cuda.amp.autocast()._enabled


def test_kernels_of_autocasting_replace_no_others() -> None:
    """After it was used, handlers still see what operators are composed of, and backward its short way."""
    from gradsmith.dispatch.registry import OVERRIDDEN

    with gs.autocast("cpu"):
        gs.nn.functional.linear(gs.ones(2, 3), gs.ones(4, 3))
    assert not OVERRIDDEN & {"aten::linear", "aten::linalg_solve"}


@pytest.mark.parametrize("name", ["GRU", "GRUCell", "LSTMCell"])
def test_recurrent_states_keep_their_dtype(name: str) -> None:
    """Products are of the lower one, sums with a state are promoted; `RNN` and `LSTM` return the lower one."""

    def run(lib: Any) -> list[Any]:
        lib.manual_seed(0)
        options = {} if name != "GRU" else {"num_layers": 2, "bidirectional": True}
        layer = getattr(lib.nn, name)(3, 4, **options)
        x = lib.randn(5, 2, 3, requires_grad=True)
        with lib.autocast("cpu"):
            if name == "GRU":
                packed = lib.nn.utils.rnn.pack_padded_sequence(x, [5, 3])
                outputs = [layer(packed)[0].data, *layer(x)]
            else:
                outputs = [layer(x[1], layer(x[0]))]
                outputs = list(outputs[0]) if name == "LSTMCell" else outputs
        sum(output.sum() for output in outputs).backward()
        dtypes = [str(output.dtype).partition(".")[2] for output in outputs]
        values = [*outputs, x.grad, *(p.grad for p in layer.parameters())]
        return [dtypes, *(value.detach().numpy() for value in values)]

    ours, theirs = run(gs), run(torch)
    assert ours[0] == theirs[0] and set(ours[0]) == {"float32"}
    for a, b in zip(ours[1:], theirs[1:], strict=True):
        np.testing.assert_allclose(a, b, rtol=2e-2, atol=2e-2)


def test_operators_of_programs() -> None:
    def program(lib: Any, log: Log) -> None:
        seen: list[Any] = []

        def kernel(x: Any, ys: Any, n: Any) -> Any:
            seen.append((*dtypes((x, ys[0], n)), lib.is_autocast_enabled("cpu")))
            return (x + ys[0]) * n

        def call(*args: Any) -> Any:
            return lib.ops.autocasting.scaled(*args)

        with lib.library._scoped_library("autocasting", "FRAGMENT") as library:
            library.define("scaled(Tensor x, Tensor[] ys, Tensor n) -> Tensor")
            library.impl("scaled", kernel, "CompositeImplicitAutograd")
            name = "autocasting::scaled"
            lib.library.register_autocast(name, "cpu", lib.float16, lib=library)
            lib.library.register_autocast(name, "cuda", lib.float16, lib=library)
            x = lib.ones(2, requires_grad=True)
            args = x, [lib.ones(2).double()], lib.tensor(3)
            log(call(*args))
            with lib.autocast("cpu", dtype=lib.bfloat16):
                out = call(*args)
            out.sum().backward()
            log(dtypes((out, x.grad)), x.grad, seen)
            log.refusal(lambda: lib.library.register_autocast(name, "meta", lib.half), "support")

        def halved(x: lib.Tensor) -> lib.Tensor:
            return x / 2

        halved.__annotations__ = {"x": lib.Tensor, "return": lib.Tensor}
        op = lib.library.custom_op("autocasting::halved", halved, mutates_args=())
        op.register_autocast("cpu", lib.bfloat16)
        lib.library.register_autocast(op, "cpu", lib.float16)  # what was said first holds
        log(dtypes(op(lib.ones(1))))
        with lib.autocast("cpu", dtype=lib.float16):
            log(dtypes((op(lib.ones(1)), op(lib.ones(1).double()))))
            log(op(lib.tensor([3])))

    assert log_of(gs, program) == log_of(torch, program)
