"""Changes at positions in place: what the functional variants make, written where the elements are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs

IN_PLACE: dict[str, tuple[Any, ...]] = {
    "index_put_": ((gs.tensor([2, 0, 2]),), gs.full((3, 4), 7.0)),
    "index_put_, added": ((gs.tensor([2, 0, 2]),), gs.full((3, 4), 7.0), True),
    "index_put_, of a mask": ((gs.tensor([True, False, True]),), gs.full((4,), 7.0)),
    "index_fill_": (1, gs.tensor([3, 0]), 7.0),
    "index_copy_": (1, gs.tensor([3, 0]), gs.full((3, 2), 7.0)),
    "index_add_": (1, gs.tensor([3, 0, 3]), gs.full((3, 3), 7.0)),
    "scatter_": (1, gs.tensor([[3, 0], [1, 2]]), gs.full((2, 2), 7.0)),
    "scatter_, of a number": (1, gs.tensor([[3, 0], [1, 2]]), 7.0),
    "scatter_add_": (1, gs.tensor([[3, 3], [1, 2]]), gs.full((2, 2), 7.0)),
}
LAYOUTS: dict[str, Callable[[], gs.Tensor]] = {
    "contiguous": lambda: gs.arange(12.0).view(3, 4),
    "transposed": lambda: gs.arange(12.0).view(4, 3).t(),
    "with gaps": lambda: gs.arange(24.0).view(3, 8)[:, ::2],
    "a part": lambda: gs.arange(30.0).view(5, 6)[1:4, 1:5],
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", IN_PLACE)
def test_in_place_is_what_the_functional_variant_makes(name: str, layout: str) -> None:
    method, args = name.partition(",")[0], IN_PLACE[name]
    x = LAYOUTS[layout]()
    expected = getattr(x.clone(), method[:-1])(*args)
    memory, version = x.data_ptr(), x._version
    assert getattr(x, method)(*args) is x
    assert x.tolist() == expected.tolist() and x.data_ptr() == memory and x._version == version + 1


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    "method, args",
    [
        ("index_put_", ((gs.tensor([0, 3]),), gs.ones(2, 4))),
        ("index_put_", ((gs.tensor([0, 1]), gs.tensor([0, 4])), gs.ones(2))),
        ("index_put_", ((gs.tensor([0, 1]),), gs.ones(3, 4))),
        ("index_put_", ((gs.tensor([0, 3]),), gs.ones(2, 4), True)),
        ("index_fill_", (1, gs.tensor([0, 4]), 7.0)),
        ("index_fill_", (1, gs.tensor([0, 1]), 1e300)),
        ("index_copy_", (1, gs.tensor([0, 4]), gs.ones(3, 2))),
        ("index_add_", (1, gs.tensor([0, 4]), gs.ones(3, 2))),
        ("scatter_", (1, gs.tensor([[0, 4]]), gs.ones(1, 2))),
        ("scatter_", (1, gs.tensor([[0, 1]]), 1e300)),
        ("scatter_add_", (1, gs.tensor([[0, 4]]), gs.ones(1, 2))),
    ],
)
def test_a_refused_change_in_place_changes_nothing(
    method: str, args: tuple[Any, ...], layout: str
) -> None:
    x = LAYOUTS[layout]()
    before = x.tolist()
    with pytest.raises((IndexError, RuntimeError)):
        getattr(x, method)(*args)
    assert x.tolist() == before


def test_what_is_stored_may_lie_between_what_is_changed() -> None:
    def parts() -> tuple[gs.Tensor, gs.Tensor]:
        memory = gs.arange(12.0)
        return memory[:10:2], memory[2::2]  # the second is the first, moved by one

    x, y = parts()
    order = gs.tensor([4, 3, 2, 1, 0])
    expected = x.index_copy(0, order, y.clone())
    assert x.index_copy_(0, order, y).tolist() == expected.tolist()
    x, y = parts()
    assert x.index_put_((order,), y).tolist() == expected.tolist()
    x, y = parts()
    assert x.scatter_(0, order, y).tolist() == expected.tolist()
    memory = gs.tensor([9, 0, 9, 4, 9, 2, 9, 1, 9, 3])
    x, index = memory[::2], memory[1::2]
    expected = x.clone().index_fill(0, index, -1)
    assert x.index_fill_(0, index, -1).tolist() == expected.tolist()


@pytest.mark.parametrize(
    "method", ["index_put", "index_copy", "index_fill", "scatter", "scatter_add"]
)
def test_an_out_tensor_stays_as_it_is_where_a_position_is_refused(method: str) -> None:
    x, out = gs.arange(4.0), gs.full((4,), 9.0)
    bad = gs.tensor([0, 4])
    args: dict[str, tuple[Any, ...]] = {
        "index_put": ((bad,), gs.ones(2)),
        "index_copy": (0, bad, gs.ones(2)),
        "index_fill": (0, bad, 7.0),
        "scatter": (0, bad, gs.ones(2)),
        "scatter_add": (0, bad, gs.ones(2)),
    }
    overload = getattr(gs.ops.aten, method)
    with pytest.raises((IndexError, RuntimeError)):
        overload(x, *args[method], out=out)
    assert out.tolist() == [9, 9, 9, 9] and x.tolist() == [0, 1, 2, 3]
