"""Process groups of one: programs written for several processes run in one, and several are refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gradsmith as gs
import gradsmith.distributed as dist
from gradsmith import nn
from gradsmith.nn.parallel import DistributedDataParallel
from gradsmith.utils.data import DistributedSampler


@pytest.fixture
def one(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RANK", "0")
    monkeypatch.setenv("WORLD_SIZE", "1")
    dist.init_process_group("gloo")
    yield
    if dist.is_initialized():
        dist.destroy_process_group()


def test_a_group_begins_and_ends(one: None) -> None:
    assert dist.is_available() and dist.is_initialized()
    assert (dist.get_rank(), dist.get_world_size(), dist.get_backend()) == (0, 1, "gloo")
    assert dist.group.WORLD is not None and dist.group.WORLD.size() == 1
    with pytest.raises(ValueError, match="twice"):
        dist.init_process_group("gloo")
    dist.destroy_process_group()
    assert not dist.is_initialized() and dist.group.WORLD is None
    dist.init_process_group(init_method="tcp://127.0.0.1:1?rank=0&world_size=1")
    assert dist.get_backend() == "undefined"


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        ({}, ValueError, "environment variable RANK expected"),
        ({"rank": 0}, ValueError, "environment variable WORLD_SIZE expected"),
        ({"init_method": "tcp://a:1"}, ValueError, "rank parameter missing"),
        ({"init_method": "x://a:1"}, RuntimeError, "No rendezvous handler for x://"),
        ({"rank": 0, "world_size": 2}, NotImplementedError, "world_size is 2.*docs/scaling.md"),
        ({"rank": 1, "world_size": 1}, ValueError, "rank is 1"),
        ({"backend": "nccl"}, RuntimeError, "doesn't have NCCL built in"),
        ({"backend": "foo"}, AssertionError, "Unknown backend type foo"),
    ],
)
def test_what_is_no_group_of_one_is_refused(
    arguments: dict[str, Any], kind: type[Exception], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("RANK", "WORLD_SIZE"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(kind, match=words):
        dist.init_process_group(**{"backend": "gloo", **arguments})
    assert not dist.is_initialized()


def test_without_a_group_calls_are_refused() -> None:
    t = gs.ones(2)
    for call in (
        dist.get_rank,
        dist.barrier,
        lambda: dist.all_reduce(t),
        lambda: dist.all_gather([t], t),
        lambda: DistributedDataParallel(nn.Linear(1, 1)),
        lambda: DistributedSampler([1, 2]),
    ):
        with pytest.raises(ValueError, match="has not been initialized"):
            call()
    with pytest.raises(AssertionError, match="cannot be None"):
        dist.destroy_process_group()


def test_what_is_received_is_what_was_given(one: None) -> None:
    t = gs.arange(4.0)
    for op in (dist.ReduceOp.SUM, dist.ReduceOp.AVG, dist.ReduceOp.PRODUCT, dist.ReduceOp.MAX):
        dist.all_reduce(t, op)
    dist.reduce(t, 0)
    dist.broadcast(t, src=0)
    assert gs.equal(t, gs.arange(4.0))
    calls = (
        lambda out: dist.all_gather([out], t),
        lambda out: dist.all_gather_into_tensor(out, t),
        lambda out: dist.gather(t, [out], dst=0),
        lambda out: dist.scatter(out, [t], src=0),
        lambda out: dist.reduce_scatter(out, [t]),
        lambda out: dist.reduce_scatter_tensor(out, t),
        lambda out: dist.all_to_all([out], [t]),
        lambda out: dist.all_to_all_single(out, t),
    )
    for call in calls:
        out = gs.zeros(4)
        assert call(out) is None and gs.equal(out, t)
    work = dist.all_reduce(t, async_op=True)
    assert work is not None and work.wait() and work.is_completed()
    assert dist.barrier() is None


def test_objects_are_copies(one: None) -> None:
    given = {"a": [1]}
    for call in (dist.all_gather_object, lambda out, obj: dist.gather_object(obj, out)):
        out: list[Any] = [None]
        call(out, given)
        assert out == [given] and out[0] is not given
    out = [None]
    dist.scatter_object_list(out, [given], src=0)
    dist.broadcast_object_list(out, 0)
    assert out == [given]


def test_wrong_calls_change_nothing(one: None) -> None:
    t, out = gs.arange(4.0), gs.zeros(4)
    for kind, words, call in (
        (TypeError, "`tensor` of type torch.Tensor", lambda: dist.all_reduce([t])),
        (TypeError, "`tensor_list` of type List", lambda: dist.all_gather(out, t)),
        (RuntimeError, "BAND with non-integral", lambda: dist.all_reduce(t, dist.ReduceOp.BAND)),
        (RuntimeError, "root rank: 1", lambda: dist.broadcast(t, 1)),
        (RuntimeError, r"length 1, got 2", lambda: dist.all_gather([out, out], t)),
        (RuntimeError, "invalid tensor size", lambda: dist.scatter(out, [gs.ones(3)], 0)),
        (ValueError, "different dtypes", lambda: dist.all_gather([out], t.long())),
        (ValueError, "must be specified on destination", lambda: dist.gather(t)),
        (ValueError, "destination rank should not be the same", lambda: dist.send(t, 0)),
        (ValueError, "source rank should not be the same", lambda: dist.irecv(t, 0)),
        (ValueError, "within the world_size", lambda: dist.new_group([0, 1])),
        (NotImplementedError, "of one process only", lambda: dist.init_device_mesh("cpu", (1,))),
    ):
        with pytest.raises(kind, match=words):
            call()  # type: ignore[no-untyped-call]
    assert gs.equal(out, gs.zeros(4)) and gs.equal(t, gs.arange(4.0))


def test_groups_of_some_processes(one: None) -> None:
    of_this, of_none = dist.new_group([0]), dist.new_group([])
    assert dist.get_world_size(of_this) == 1 and dist.get_process_group_ranks(of_this) == [0]
    assert of_none == dist.GroupMember.NON_GROUP_MEMBER
    assert dist.get_rank(of_none) == -1
    out = gs.zeros(2)
    dist.all_gather([out], gs.ones(2), group=of_none)
    assert gs.equal(out, gs.zeros(2))
    dist.destroy_process_group(of_this)
    assert dist.is_initialized()


def test_a_training_step_is_that_of_the_module(one: None) -> None:
    gs.manual_seed(0)
    module = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
    x = gs.randn(4, 2)
    module(x).square().sum().backward()
    alone = [parameter.grad for parameter in module.parameters()]
    module.zero_grad()
    around = DistributedDataParallel(module, find_unused_parameters=True)
    assert around.module is module and next(iter(around.state_dict())) == "module.0.weight"
    with around.no_sync():
        assert not around.require_backward_grad_sync
        around(x).square().sum().backward()
    assert around.require_backward_grad_sync
    for parameter, grad in zip(around.parameters(), alone, strict=True):
        assert grad is not None and parameter.grad is not None
        assert gs.equal(parameter.grad, grad)
    assert list(DistributedSampler(range(4), shuffle=False)) == [0, 1, 2, 3]


def test_modules_that_ddp_refuses(one: None) -> None:
    for kind, words, module, arguments in (
        (RuntimeError, "is not needed", nn.ReLU(), {}),
        (RuntimeError, "is not needed", nn.Linear(1, 1).requires_grad_(False), {}),
        (RuntimeError, "uninitialized parameters", nn.LazyLinear(1), {}),
        (ValueError, "got device_ids \\[0\\]", nn.Linear(1, 1), {"device_ids": [0]}),
    ):
        with pytest.raises(kind, match=words):
            DistributedDataParallel(module, **arguments)  # type: ignore[arg-type]
    with pytest.raises(NotImplementedError, match="communicates no gradients"):
        DistributedDataParallel(nn.Linear(1, 1)).register_comm_hook(None, print)
