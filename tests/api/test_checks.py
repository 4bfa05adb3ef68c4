"""`_check` and its kin, which shape functions of custom operators call."""

from __future__ import annotations

import pytest

import gradsmith as gs


@pytest.mark.parametrize(
    ("check", "error"),
    [
        ("_check", RuntimeError),
        ("_check_index", IndexError),
        ("_check_value", ValueError),
        ("_check_type", TypeError),
        ("_check_not_implemented", NotImplementedError),
    ],
)
def test_each_raises_its_error_with_the_message(check, error):
    asked = []

    def message():
        asked.append(1)
        return f"{check} says so"

    getattr(gs, check)(True, message)
    assert not asked
    with pytest.raises(error, match=f"^{check} says so$"):
        getattr(gs, check)(False, message)
    with pytest.raises(error, match="Expected cond to be True"):
        getattr(gs, check)(False)


def test_what_is_no_bool_is_refused():
    with pytest.raises(
        TypeError, match=r"cond must be a bool, but got a Tensor.*_check_tensor_all"
    ):
        gs._check(gs.ones(()) > 0)
    with pytest.raises(TypeError, match="cond must be a bool, but got <class 'int'>"):
        gs._check(1)
    with pytest.raises(TypeError, match="message must be a callable"):
        gs._check(False, "text")


def test_all_elements():
    gs._check_tensor_all(gs.ones(3) > 0)
    with pytest.raises(RuntimeError, match=r"^below$"):
        gs._check_tensor_all(gs.tensor([1.0, -1.0]) > 0, lambda: "below")
    with pytest.raises(ValueError, match=r"^below$"):
        gs._check_tensor_all_with(ValueError, gs.tensor([1.0, -1.0]) > 0, lambda: "below")
    with pytest.raises(TypeError, match="cond must be a tensor"):
        gs._check_tensor_all(True)
    with pytest.raises(
        TypeError, match=r"must have dtype torch.bool|must have dtype gradsmith.bool"
    ):
        gs._check_tensor_all(gs.ones(3))


def test_a_size():
    with pytest.warns(FutureWarning, match="_check_is_size"):
        gs._check_is_size(2, max=2)
    with pytest.warns(FutureWarning), pytest.raises(RuntimeError, match=r"^3 of 2$"):
        gs._check_is_size(3, lambda: "3 of 2", max=2)


def test_a_shape_function_of_a_custom_operator_calls_it():
    @gs.library.custom_op("checks::muladd", mutates_args=())
    def muladd(a: gs.Tensor, b: gs.Tensor, c: float) -> gs.Tensor:
        return a * b + c

    @muladd.register_fake
    def _(a, b, c):
        gs._check(a.shape == b.shape, lambda: f"{tuple(a.shape)} beside {tuple(b.shape)}")
        return gs.empty_like(a)

    meta = gs.empty(2, 3, device="meta")
    assert muladd(meta, meta, 1.0).shape == (2, 3)
    with pytest.raises(RuntimeError, match=r"\(2, 3\) beside \(3,\)"):
        muladd(meta, gs.empty(3, device="meta"), 1.0)


def test_inner_modules_are_attributes_without_an_import():
    assert gs._ops.OpOverload is type(gs.ops.aten.add.Tensor)
    assert gs._utils._flatten_dense_tensors
