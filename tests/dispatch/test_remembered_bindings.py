"""Bindings of constants that are remembered say what binding them anew says."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

import gradsmith as gs
from gradsmith.dispatch import binding, factory_calls


def test_constants_that_are_equal_and_mean_something_else() -> None:
    for _ in range(2):
        for number in (0, 0.0, -0.0, False, 1, 1.0, True, float("nan")):
            found = gs.full((2,), number)
            assert found.dtype is gs.tensor(number).dtype
            assert math.copysign(1, found[0].item()) == math.copysign(1, number)
    for _ in range(2):
        assert gs.zeros(2, 3).shape == gs.zeros((2, 3)).shape == gs.zeros(gs.Size((2, 3))).shape
        assert gs.zeros(2, dtype=gs.int64).dtype is gs.int64 and gs.zeros(2).dtype is gs.float32
        with pytest.raises(TypeError):
            gs.zeros(2.0)  # type: ignore[call-overload]


def test_what_was_made_is_nobody_else_s() -> None:
    first, second = gs.zeros(3), gs.zeros(3)
    first += 1
    assert second.tolist() == gs.zeros(3).tolist() == [0, 0, 0]
    like = gs.ones(2, dtype=gs.float64)
    assert like.new_zeros(3).dtype is gs.float64 and gs.ones(2).new_zeros(3).dtype is gs.float32


def test_a_tensor_that_stands_for_a_number() -> None:
    for start in (0.0, 2.0, 0.0):
        assert gs.linspace(gs.tensor(start), 4, 3).tolist() == [start, (start + 4) / 2, 4]
    with pytest.raises((RuntimeError, TypeError)):
        gs.linspace(gs.ones(2), 4, 3)


def test_a_call_is_bound_anew_when_an_overload_comes_or_goes() -> None:
    x = gs.ones(2)
    calls: dict[str, Callable[[], gs.Tensor]] = {
        "zeros": lambda: gs.zeros(3),
        "new_zeros": lambda: x.new_zeros(3),
        "uniform_": lambda: gs.ones(3).uniform_(False, 0),  # no float, nor an int
    }
    index = gs.tensor([0, 1])
    calls["scatter"] = lambda: x.scatter(dim=0, index=index, src=gs.zeros(2))
    for name, call in calls.items():
        packet = getattr(gs.ops.aten, name)
        call()
        before = packet.members
        assert before in _remembered()
        library = gs.library.Library("aten", "FRAGMENT")
        library.define(f"{name}.of_a_test(int[] size, *, str mark) -> Tensor")
        assert packet.members is not before
        assert call().sum().item() == 0
        assert packet.members in _remembered()
        library._destroy()
        assert call().sum().item() == 0


def test_constants_behind_a_tensor_that_are_equal_and_mean_something_else() -> None:
    x = gs.tensor([[3.0, 1.0], [2.0, 5.0]])
    for _ in range(2):
        assert x.max(dim=1).indices.tolist() == x.max(1).indices.tolist() == [0, 1]
        assert x.max(dim=0).indices.tolist() == [0, 1]
        assert x.max(1, keepdim=True).values.shape == (2, 1)
        assert x.sort(dim=1, descending=True).values.tolist() == [[3, 1], [5, 2]]
        assert x.sort(dim=1, descending=False).values.tolist() == [[1, 3], [2, 5]]
        assert x.std(unbiased=True).shape == () and x.std(dim=1).shape == (2,)
        with pytest.raises(TypeError):
            x.max(dim=True)
        with pytest.raises(TypeError):
            x.max(keepdim=1)  # type: ignore[call-overload]


def test_tensors_by_name_go_where_they_are_named() -> None:
    x, y = gs.tensor([[1.0, 2.0], [3.0, 4.0]]), gs.tensor([[5.0, 6.0], [7.0, 8.0]])
    swap, stay = gs.tensor([[1, 0], [0, 1]]), gs.tensor([[0, 1], [1, 0]])
    for _ in range(3):
        assert x.scatter(dim=1, index=swap, src=y).tolist() == [[6, 5], [7, 8]]
        assert x.scatter(src=y, index=stay, dim=1).tolist() == [[5, 6], [8, 7]]
        assert x.scatter(dim=0, index=swap, src=y).tolist() == [[7, 6], [5, 8]]
        assert x.scatter(dim=1, index=swap, src=x).tolist() == [[2, 1], [3, 4]]
        assert x.scatter(dim=1, index=swap, value=0.0).tolist() == [[0, 0], [0, 0]]
        assert x.scatter(1, index=stay, src=y).tolist() == [[5, 6], [8, 7]]
        assert gs.scatter(y, dim=1, index=stay, src=y).tolist() == [[5, 6], [8, 7]]
        assert gs.scatter(dim=1, index=stay, src=y, input=x).tolist() == [[5, 6], [8, 7]]
        assert gs.scatter(x.long(), dim=1, index=stay, src=y.long()).dtype is gs.int64


def test_calls_with_tensors_by_name_that_are_refused_once_are_refused_again() -> None:
    x, index = gs.ones(2, 2), gs.zeros(2, 2, dtype=gs.int64)
    for _ in range(3):
        assert x.scatter(dim=0, index=index, src=x).tolist() == [[1, 1], [1, 1]]
        for wrong in ({"dim": 0.0}, {"dim": True}, {"src": None}, {"index": 1}, {"more": x}):
            given = {"dim": 0, "index": index, "src": x, **wrong}
            with pytest.raises(TypeError):
                x.scatter(**given)
        with pytest.raises(RuntimeError, match="dtype"):
            x.scatter(dim=0, index=index, src=x.double())
    into, wide = gs.empty(2), gs.empty(2, dtype=gs.float64)
    for _ in range(3):
        gs.linspace(gs.tensor(0.0), gs.tensor(1.0), 2, dtype=gs.float32, out=into)
        with pytest.raises(RuntimeError, match="dtype"):
            gs.linspace(gs.tensor(0.0), gs.tensor(1.0), 2, dtype=gs.float32, out=wide)
        gs.full((2,), 1.0, dtype=gs.float32, out=into)
        with pytest.raises(RuntimeError, match="dtype"):
            gs.full((2,), 1.0, dtype=gs.float32, out=wide)


def test_a_call_with_tensors_by_name_is_recorded_and_seen_as_any_other() -> None:
    seen: list[object] = []

    class Mode(gs.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            seen.append(sorted(kwargs))
            return func(*args, **kwargs)

    class Seen(gs.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            seen.append(sorted(kwargs))
            return super().__torch_function__(func, types, args, kwargs)

    x, index = gs.zeros(2), gs.tensor([1, 0])
    leaf = gs.tensor([3.0, 4.0], requires_grad=True)
    for _ in range(2):
        assert not x.scatter(dim=0, index=index, src=x).requires_grad
        x.scatter(dim=0, index=index, src=leaf).sum().backward()
        with Mode():
            x.scatter(dim=0, index=index, src=leaf)
        x.scatter(dim=0, index=index, src=leaf.detach().as_subclass(Seen))
        x.as_subclass(Seen).scatter(dim=0, index=index, src=leaf)
        assert gs.vmap(lambda row: row.scatter(dim=0, index=index, src=x))(gs.ones(3, 2)).shape == (3, 2)  # fmt: skip
    assert leaf.grad is not None and leaf.grad.tolist() == [2, 2]
    assert seen == [["dim", "index", "src"]] * 6


def test_a_remembered_call_is_recorded_and_seen_as_any_other() -> None:
    seen: list[object] = []

    class Mode(gs.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            seen.append(kwargs)
            return func(*args, **kwargs)

    class Seen(gs.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            seen.append(kwargs)
            return super().__torch_function__(func, types, args, kwargs)

    x, leaf = gs.tensor([[3.0, 1.0]]), gs.tensor([[3.0, 1.0]], requires_grad=True)
    for _ in range(2):
        assert not x.max(dim=1).values.requires_grad
        leaf.max(dim=1).values.sum().backward()
        with Mode():
            x.max(dim=1)
        x.as_subclass(Seen).max(dim=1)
    assert leaf.grad is not None and leaf.grad.tolist() == [[2, 0]]
    assert [kwargs for kwargs in seen if kwargs] == [{"dim": 1}] * 4


def _remembered() -> list[object]:
    """The overloads that remembered bindings were made among."""
    bound = [entry[0] for entry in (*binding._BOUND.values(), *binding._BOUND_AMONG.values())]
    calls = (*factory_calls.CALLS.values(), *factory_calls.CALLS_LIKE.values())
    return [*bound, *[call.members for call in calls]]


def test_classes_without_a_module_are_asked_for_handlers() -> None:
    gs.overrides  # noqa: B018 - so that somebody may handle functions
    odd = type("Odd", (), {"__module__": None})

    class Handler:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            return "handled"

    type("T", (gs.Tensor,), {"__torch_function__": classmethod(lambda *args: NotImplemented)})
    with pytest.raises(TypeError):
        gs.ones(2).to(odd())  # type: ignore[call-overload]
    assert gs.einsum("i,i", Handler(), Handler()) == "handled"  # type: ignore[arg-type]
