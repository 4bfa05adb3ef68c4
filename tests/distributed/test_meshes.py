"""Meshes and placements, on as many devices as there are; with eight and several processes in ``tests/sweeps``."""

from __future__ import annotations

from pathlib import Path

import pytest

import gradsmith as gs
from gradsmith import nn

jax = pytest.importorskip("jax", reason="device xla needs JAX (pip install 'gradsmith[xla]')")
dist = pytest.importorskip("gradsmith.distributed")


def test_a_mesh_has_all_devices() -> None:
    count = len(jax.devices())
    assert dist.Mesh().axes == {"data": count} and dist.Mesh(data=-1, model=1).size == count
    with pytest.raises(ValueError, match=rf"Mesh\(data={count + 1}\) is not for {count} devices"):
        dist.Mesh(data=count + 1)
    with pytest.raises(ValueError, match="only one extent"):
        dist.Mesh(data=-1, model=-1)
    assert dist.process_count() == 1 and dist.process_index() == 0 and not dist.is_initialized()


@pytest.mark.parametrize("extent", ["x", 2.5, None, True])
def test_extents_are_ints(extent: object) -> None:
    with pytest.raises(TypeError, match="the extent of axis 'data' must be int, not"):
        dist.Mesh(data=extent)


@pytest.mark.parametrize("unnamed", [{"data": 2}, 3, ("data",)])
def test_axes_have_names(unnamed: object) -> None:
    with pytest.raises(TypeError, match=r"^Mesh\(\) takes axes by their names"):
        dist.Mesh(unnamed)


def test_wrong_calls_are_refused_in_words_about_meshes() -> None:
    mesh = dist.Mesh(data=-1)
    for extent in (0, -2):
        with pytest.raises(ValueError, match=f"must be positive or -1, not {extent}"):
            dist.Mesh(data=extent)
    for spec in ((3,), (("data", 3),)):
        with pytest.raises(TypeError, match="axes of a mesh are named by strings"):
            mesh.sharding(2, spec)
    for ndim, spec in (("x", ()), (2, 3)):
        with pytest.raises(TypeError, match="takes a number of dimensions and a tuple of axes"):
            mesh.sharding(ndim, spec)
    for call in (
        lambda: dist.shard(3, mesh, "data"),
        lambda: dist.shard(gs.ones(2), 3, "data"),
        lambda: dist.replicate(gs.ones(2), None),
        lambda: dist.gather(3),
        lambda: dist.from_local("x", mesh),
        lambda: dist.from_local(gs.ones(2), 3, "data"),
    ):
        with pytest.raises(
            (TypeError, AttributeError), match=r"^(shard|replicate|gather|from_local)\(\)"
        ):
            call()


def test_what_cannot_be_spread_is_refused() -> None:
    mesh = dist.Mesh(data=-1, model=1)
    t = gs.ones(8, 2)
    with pytest.raises(ValueError, match="no axis 'rows'; it has data, model"):
        dist.shard(t, mesh, "rows")
    with pytest.raises(ValueError, match="two dimensions cannot both"):
        dist.shard(t, mesh, "data", "data")
    with pytest.raises(ValueError, match="of 2 dimensions cannot be spread"):
        dist.shard(t, mesh, "data", None, "model")
    with pytest.raises(ValueError, match="a part of another tensor"):
        dist.shard(t.to("xla")[:4], mesh, "data")
    with pytest.raises(AttributeError, match=r"no 'pipelining': tensors are spread over a Mesh"):
        _ = dist.pipelining
    with pytest.raises(
        NotImplementedError,
        match=r"init_rpc: .* process groups of one process only: tensors are spread",
    ):
        dist.rpc.init_rpc("worker")
    with pytest.raises(ValueError, match="Default process group has not been"):
        dist.all_reduce(gs.ones(1))


def test_tensors_and_modules_are_moved_themselves() -> None:
    mesh = dist.Mesh()
    model = nn.Linear(4, 8).to("xla")
    weight = model.weight
    assert dist.replicate(model, mesh) is model and model.weight is weight
    assert weight.device.type == "xla" and weight._data_.root.stored.sharding.mesh == mesh.jax
    t = gs.arange(8.0).to("xla")
    assert dist.shard(t, mesh, "data") is t and dist.gather(t).tolist() == list(range(8))
    leaf = dist.shard(gs.ones(8, requires_grad=True), mesh, "data")
    assert leaf.requires_grad and leaf.is_leaf
    assert dist.from_local(gs.ones(8, 2), mesh, "data").sum().item() == 16


def test_states_are_saved_whole_and_loaded_in_place(tmp_path: Path) -> None:
    def fresh() -> tuple[nn.Linear, gs.optim.Adam]:
        model = dist.replicate(nn.Linear(4, 8), dist.Mesh())
        return model, gs.optim.Adam(model.parameters(), lr=0.1)

    model, optimizer = fresh()
    model(gs.ones(2, 4, device="xla")).sum().backward()
    optimizer.step()
    dist.save(tmp_path / "state.pt", model=model, optimizer=optimizer)
    assert [path.name for path in tmp_path.iterdir()] == ["state.pt"]
    other, other_optimizer = fresh()
    dist.load(tmp_path / "state.pt", model=other, optimizer=other_optimizer)
    assert other.weight.tolist() == model.weight.tolist()
    state = other_optimizer.state[other.weight]
    assert state["step"].item() == 1 and state["exp_avg"].device.type == "xla"
    assert gs.load(tmp_path / "state.pt")["model"]["weight"].device.type == "cpu"
