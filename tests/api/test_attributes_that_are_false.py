"""Attributes of what no tensor here is: properties as the others, which handlers see and nobody sets."""

from __future__ import annotations

import pytest

import gradsmith as gs

NAMES = (
    *("is_sparse", "is_sparse_csr", "is_nested", "is_quantized", "is_mkldnn", "is_mps", "is_xpu"),
    *("is_vulkan", "is_mtia", "is_ipu", "is_maia"),
)


@pytest.mark.parametrize("name", NAMES)
def test_they_are_false_and_read_only(name):
    x = gs.ones(2)
    assert getattr(x, name) is False
    with pytest.raises(AttributeError):
        setattr(x, name, True)
    assert getattr(gs.Tensor, name).__doc__


def test_handlers_see_them():
    told = []

    class Shown(gs.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            told.append(func)
            return super().__torch_function__(func, types, args, kwargs)

    x = gs.ones(2).as_subclass(Shown)
    told.clear()
    for name in NAMES:
        assert getattr(x, name) is False
    assert told == [getattr(gs.Tensor, name).__get__ for name in NAMES]
