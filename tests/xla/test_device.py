"""Tensors on device ``xla``: made, moved, changed in place, differentiated."""

from __future__ import annotations

import copy
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gradsmith as gs

jax = pytest.importorskip("jax", reason="needs JAX: pip install 'gradsmith[xla]'")

from gradsmith.xla import from_jax, to_jax  # noqa: E402

Python = Callable[..., subprocess.CompletedProcess[str]]


def test_jax_is_imported_when_the_device_is_asked_for(python: Python, tmp_path: Path) -> None:
    done = python(
        "-c",
        "import sys, gradsmith as gs\n"
        "gs.ones(2).add(1); gs.device('xla')\n"
        "assert 'jax' not in sys.modules\n"
        "assert gs.zeros(2, device='xla').device == gs.device('xla', 0)\n"
        "assert 'jax' in sys.modules",
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "asks", ["gs.ones(2, device='xla')", "gs.ones(2).to('xla')", "gs.Generator('xla')"]
)
def test_without_jax_the_device_says_what_to_install(
    python: Python, tmp_path: Path, asks: str
) -> None:
    without = "import sys; sys.modules['jax'] = None\n"
    done = python("-c", f"{without}import gradsmith as gs\n{asks}", cwd=tmp_path)
    assert "'xla' needs jax, which is not installed: pip install 'gradsmith[xla]'" in done.stderr


def test_made_and_moved() -> None:
    made = [
        gs.zeros(2, 3, device="xla"),
        gs.tensor([[1.0, 2, 3], [4, 5, 6]], device="xla"),
        gs.rand(2, 3, device="xla"),
        gs.ones(2, 3).to("xla"),
        gs.ones(2, 3).xla(),
    ]
    for tensor in made:
        assert tensor.is_xla and str(tensor.device) == "xla:0" and tensor.shape == (2, 3)
        assert tensor.cpu().tolist() == tensor.tolist()
    with pytest.raises(RuntimeError, match="Expected all tensors to be on the same device"):
        made[0] + gs.ones(2, 3)
    assert (made[0] + gs.tensor(2.0)).tolist() == [[2.0] * 3] * 2


def test_arrays_of_jax_are_taken_and_given_without_a_copy() -> None:
    array = jax.numpy.arange(3.0)
    tensor = from_jax(array)
    assert to_jax(tensor) is array
    tensor.add_(1)
    assert array.tolist() == [0, 1, 2] and to_jax(tensor).tolist() == [1, 2, 3]
    with pytest.raises(TypeError, match=r"expected a jax.Array, not ndarray"):
        from_jax(np.ones(2))
    with pytest.raises(RuntimeError, match="requires grad"):
        to_jax(tensor.requires_grad_())
    with pytest.raises(RuntimeError, match="on device 'xla'"):
        to_jax(gs.ones(2))


def test_changes_in_place_and_views() -> None:
    def program(z: gs.Tensor) -> gs.Tensor:
        z.t()[0].add_(3)
        z[1, 2] = 7
        z.view(-1)[5:7] = -1
        z[:, 1:].mul_(2)
        z.diagonal().copy_(gs.arange(3.0, device=z.device))
        z.unsqueeze(0).expand(1, 3, 4)[0].transpose(0, 1)[3].sub_(z[2, 0])
        gs.add(z[0], z[1], out=z[2])
        return z

    assert program(gs.zeros(3, 4, device="xla")).tolist() == program(gs.zeros(3, 4)).tolist()


def test_histories_of_changed_views() -> None:
    def program(x: gs.Tensor) -> gs.Tensor:
        z = x * 2
        version = z._version
        z[1:].t()[0].mul_(x[0, 0])
        assert z._version == version + 1
        return (z.sin() * z).sum()

    for order in (1, 2):
        grads = []
        for where in ("cpu", "xla"):
            x = gs.arange(1.0, 7.0, dtype=gs.float64).reshape(2, 3).to(where).requires_grad_()
            value = program(x)
            for _ in range(order):
                (grad,) = gs.autograd.grad(value, x, create_graph=True)
                value = (grad**2).sum()
            grads.append(grad.detach().cpu())
        assert gs.allclose(*grads)


def test_training() -> None:
    def losses(where: str) -> list[float]:
        gs.manual_seed(0)
        model = gs.nn.Sequential(gs.nn.Linear(4, 8), gs.nn.ReLU(), gs.nn.Linear(8, 3)).to(where)
        optimizer = gs.optim.Adam(model.parameters(), 0.05)
        x, y = gs.randn(16, 4).to(where), gs.randint(3, (16,)).to(where)
        found = []
        for _ in range(4):
            optimizer.zero_grad()
            loss = gs.nn.functional.cross_entropy(model(x), y)
            loss.backward()
            optimizer.step()
            found.append(loss.item())
        return found

    assert losses("xla") == pytest.approx(losses("cpu"), rel=1e-5)


def test_generators_of_the_device() -> None:
    gs.manual_seed(3)
    first, second = gs.rand(4, device="xla"), gs.randn(4, device="xla")
    gs.manual_seed(3)
    assert gs.rand(4, device="xla").equal(first) and gs.randn(4, device="xla").equal(second)
    generator = gs.Generator("xla").manual_seed(5)
    assert generator.device == gs.device("xla", 0) and generator.initial_seed() == 5
    state = generator.get_state()
    drawn = gs.randint(1000, (4,), generator=generator, device="xla")
    generator.set_state(state)
    assert gs.randint(1000, (4,), generator=generator, device="xla").equal(drawn)
    with pytest.raises(RuntimeError, match="Expected a 'xla' device type for generator"):
        gs.rand(2, generator=gs.Generator(), device="xla")
    with gs.random.fork_rng():
        forked = gs.rand(2, device="xla")
    assert gs.rand(2, device="xla").equal(forked)


@pytest.mark.parametrize(
    ("draw", "mean", "deviation"),
    [
        (lambda x: x.uniform_(1, 3), 2, 1 / 3**0.5),
        (lambda x: x.normal_(1, 2), 1, 2),
        (lambda x: x.exponential_(2), 0.5, 0.5),
        (lambda x: x.bernoulli_(0.25), 0.25, 0.1875**0.5),
        (lambda x: gs.poisson(x.fill_(4)), 4, 2),
        (lambda x: gs.binomial(x.fill_(10), gs.full_like(x, 0.5)), 5, 2.5**0.5),
    ],
    ids=["uniform", "normal", "exponential", "bernoulli", "poisson", "binomial"],
)
def test_numbers_are_distributed_as_they_should(draw, mean: float, deviation: float) -> None:
    gs.manual_seed(0)
    drawn = draw(gs.empty(4000, device="xla")).cpu()
    assert abs(drawn.mean().item() - mean) < 5 * deviation / 4000**0.5
    assert drawn.std().item() == pytest.approx(deviation, rel=0.1)


def test_dlpack_shares_memory() -> None:
    tensor = gs.arange(3.0, device="xla")
    assert jax.dlpack.from_dlpack(tensor).tolist() == [0, 1, 2]
    assert np.from_dlpack(tensor).tolist() == [0, 1, 2]
    taken = gs.from_dlpack(np.arange(3.0), device="xla")
    assert taken.is_xla and taken.tolist() == [0, 1, 2]
    with pytest.raises(BufferError, match="require gradient"):
        np.from_dlpack(tensor.requires_grad_())


def test_modules_are_copied_and_saved(tmp_path: Path) -> None:
    model = gs.nn.Linear(2, 2).xla()
    twin = copy.deepcopy(model)
    with gs.no_grad():
        twin.weight.zero_()
    gs.save(model.state_dict(), tmp_path / "model.pt")
    loaded = gs.load(tmp_path / "model.pt")
    assert loaded["weight"].is_xla and loaded["weight"].equal(model.weight)
    assert model.weight.abs().sum() > 0


def test_a_module_that_moves_keeps_its_parameters_shared_and_with_its_optimizer() -> None:
    embedding, last = gs.nn.Embedding(7, 5), gs.nn.Linear(5, 7, bias=False)
    last.weight = embedding.weight
    model = gs.nn.Sequential(embedding, last)
    weight = embedding.weight
    optimizer = gs.optim.SGD(model.parameters(), lr=0.1)
    weight.sum().backward()
    model.to("xla")
    assert embedding.weight is weight is last.weight and weight.device.type == "xla"
    assert weight.grad is not None and weight.grad.device.type == "xla"
    before = weight.tolist()
    optimizer.step()
    assert weight.tolist() != before and weight.is_leaf and isinstance(weight, gs.nn.Parameter)
    assert model.to("cpu")[1].weight is weight and weight.grad.device.type == "cpu"


def test_what_gives_python_a_value_gives_python_s() -> None:
    x = gs.ones(3, device="xla")
    assert gs.equal(x, x) is True and gs.allclose(x, x + 1) is False


def test_assert_close_tells_elements_of_the_device() -> None:
    x = gs.ones(3, device="xla")
    gs.testing.assert_close(x, x.clone())
    with pytest.raises(AssertionError, match="Mismatched elements: 3 / 3"):
        gs.testing.assert_close(x, x + 1)
