"""What operators with several named results return, and how programs make it."""

from __future__ import annotations

import copy
import pickle

import pytest

import gradsmith as gs


def test_results_have_names_and_places():
    found = gs.max(gs.tensor([[1.0, 3.0], [2.0, 0.0]]), 0)
    values, indices = found
    assert found.values is found[0] is values and found.indices is found[1] is indices
    assert type(found) is gs.return_types.max and isinstance(found, tuple)
    assert type(found).__module__ == "gradsmith.return_types"
    assert (found.n_fields, found.n_sequence_fields, found.n_unnamed_fields) == (2, 2, 0)
    with pytest.raises(AttributeError):
        found.values = values


def test_they_are_made_of_a_sequence():
    made = gs.return_types.max((1, 2))
    assert (made.values, made.indices) == (1, 2) == tuple(gs.return_types.max([1, 2]))
    with pytest.raises(
        TypeError, match=r"return_types.max\(\) takes a 2-sequence \(3-sequence given\)"
    ):
        gs.return_types.max((1, 2, 3))
    with pytest.raises(TypeError, match="requires a sequence"):
        gs.return_types.max(1)


def test_copies_and_pickles():
    found = gs.sort(gs.tensor([2.0, 1.0]))
    for again in (copy.copy(found), copy.deepcopy(found), pickle.loads(pickle.dumps(found))):
        assert type(again) is gs.return_types.sort
        assert again.values.tolist() == [1.0, 2.0] and again.indices.tolist() == [1, 0]


def test_modes_and_transforms_keep_them():
    x = gs.tensor([[1.0, 3.0], [2.0, 0.0]], requires_grad=True)
    assert type(gs.max(x, 0)) is gs.return_types.max
    assert gs.vmap(lambda row: gs.max(row, 0).values)(x.detach()).tolist() == [3.0, 2.0]
    assert type(gs.max(gs.empty(2, 2, device="meta"), 0)) is gs.return_types.max

    class Mode(gs.utils._python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    with Mode():
        assert type(gs.max(x, 0)) is gs.return_types.max
    out = gs.empty(2), gs.empty(2, dtype=gs.int64)
    stored = gs.max(x.detach(), 0, out=out)
    assert type(stored) is gs.return_types.max and stored.values is out[0]


def test_trees_go_through_them():
    from gradsmith.utils import _pytree

    found = gs.sort(gs.tensor([2.0, 1.0]))
    doubled = _pytree.tree_map(lambda leaf: leaf * 2, found)
    assert type(doubled) is gs.return_types.sort and doubled.values.tolist() == [2.0, 4.0]
