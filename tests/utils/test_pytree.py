"""Trees taken apart and put together."""

from __future__ import annotations

from collections import OrderedDict, namedtuple
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gradsmith.utils._pytree import (
    tree_flatten,
    tree_leaves,
    tree_map,
    tree_structure,
    tree_unflatten,
)

Pair = namedtuple("Pair", "first second")

TREES: st.SearchStrategy[Any] = st.recursive(
    st.integers() | st.none() | st.text(max_size=2),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.builds(Pair, inner, inner)
        | st.dictionaries(st.text(max_size=2), inner, max_size=3)
        | st.builds(lambda v: OrderedDict(x=v), inner)
    ),
    max_leaves=10,
)


@given(TREES)
def test_what_is_taken_apart_can_be_put_together(tree: Any) -> None:
    leaves, spec = tree_flatten(tree)
    assert leaves == tree_leaves(tree)
    assert spec.num_leaves == len(leaves)
    again = tree_unflatten(leaves, spec)
    assert again == tree and type(again) is type(tree)
    assert tree_structure(tree_map(lambda leaf: (leaf,)[0], tree)) == spec


def test_a_leaf_too_few_or_too_many_is_refused() -> None:
    spec = tree_structure({"a": [1, 2]})
    for leaves in ([1], [1, 2, 3]):
        with pytest.raises(ValueError, match=f"{len(leaves)} leaves for a tree of 2"):
            tree_unflatten(leaves, spec)
