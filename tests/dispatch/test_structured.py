"""Operators with a shape function: the same checks on every device, and ``out=`` that is changed last."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd.engine.array_functions import deferred_kernels
from gradsmith.core.result import Result
from gradsmith.dispatch.kernel import load_kernel
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.dispatch.structured import (
    checked,
    checked_once,
    filling,
    inferring,
    memory_of,
)
from gradsmith.operators.reduction import scan

_FLOAT = np.dtype(np.float32)


def test_memory_is_as_inferred() -> None:
    turned = np.zeros((4, 3), _FLOAT).T
    one = memory_of(Result((3, 4), _FLOAT, (turned,)))
    assert (one.shape, one.dtype, one.strides) == ((3, 4), _FLOAT, turned.strides)
    first, nothing = memory_of((Result((2,), _FLOAT), None))
    assert first.shape == (2,) and nothing is None
    assert [a.shape for a in memory_of([Result((1,), _FLOAT), Result((), _FLOAT)])] == [(1,), ()]


def test_a_kernel_that_must_have_memory_gets_it() -> None:
    def twice(self: Any, *, out: Any) -> None:
        np.add(self, self, out=out)

    def same(self: Any) -> Result:
        return Result(self.shape, self.dtype)

    x = np.arange(3, dtype=_FLOAT)
    assert checked(same, twice)(x).tolist() == [0, 2, 4]
    assert filling(twice)(same(x), (x,)).tolist() == [0, 2, 4]
    assert inferring(same)(x).shape == (3,)


BAD: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "topk": (lambda x: gs.topk(x, 9), RuntimeError, "selected index k out of range"),
    "kthvalue": (lambda x: gs.kthvalue(x, 9), RuntimeError, "number k out of range"),
    "amax": (lambda x: gs.amax(x[:0], 0), IndexError, "dim 0 to have non-zero size"),
    "argmax": (lambda x: gs.argmax(x, 2), IndexError, "Dimension out of range"),
    "cumsum": (lambda x: gs.cumsum(x, 5), IndexError, "Dimension out of range"),
    "sum": (lambda x: x.sum((0, 0)), RuntimeError, "dim 0 appears multiple times"),
    "histc": (lambda x: gs.histc(x, 0), RuntimeError, "bins must be > 0"),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("device", ["cpu", "meta"])
def test_mistakes_are_the_same_on_both_devices(name: str, device: str) -> None:
    call, error, words = BAD[name]
    with pytest.raises(error, match=words):
        call(gs.ones(2, 3, device=device))


OUT: dict[str, Callable[..., Any]] = {
    "mean": lambda x, out: gs.mean(x, 1, out=out),
    "amax": lambda x, out: gs.amax(x, 1, out=out),
    "exp": lambda x, out: gs.exp(x, out=out),
    "matmul": lambda x, out: gs.mm(x, x.T, out=out),
    "cumsum": lambda x, out: gs.cumsum(x, 1, dtype=x.dtype, out=out),
}


@pytest.mark.parametrize("name", OUT)
def test_an_out_of_the_wrong_dtype_is_refused_before_it_changes(name: str) -> None:
    out = gs.zeros(7, dtype=gs.int64)
    with pytest.raises(RuntimeError, match=r"can't be cast|but got"):
        OUT[name](gs.ones(2, 3), out)
    assert out.shape == (7,) and out.tolist() == [0] * 7


def test_of_several_outs_none_changes_when_one_is_refused() -> None:
    values, places = gs.zeros(5), gs.zeros(5)
    with pytest.raises(RuntimeError, match="Expected out tensor to have dtype"):
        gs.topk(gs.ones(2, 3), 1, out=(values, places))
    assert values.shape == (5,) and places.shape == (5,)


def test_out_that_overlaps_an_argument_is_written_last() -> None:
    x = gs.arange(6.0).reshape(2, 3)
    gs.cumsum(x.flip(0), 0, out=x)
    assert x.tolist() == [[3, 4, 5], [3, 5, 7]]
    y = gs.arange(4.0)
    gs.cumsum(y, 0, out=y)
    assert y.tolist() == [0, 1, 3, 6]


def test_formulas_over_arrays_give_memory_to_kernels_that_need_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def filled(self: Any, dim: int, dtype: Any = None, *, out: Any) -> None:
        np.cumsum(self, dim, out=out)

    monkeypatch.setattr(scan, "cumsum", filled)
    namespace: dict[str, Any] = {}
    cumsum = deferred_kernels(namespace)(".reduction.scan:cumsum")
    assert cumsum(np.ones(3), 0).tolist() == [1, 2, 3]


def test_every_shape_function_is_the_meta_kernel() -> None:
    shaped = [operator for operator in REGISTRY.values() if operator.traits.shape]
    assert shaped
    for operator in shaped:
        assert operator.kernels["Meta"].function == operator.traits.shape
        assert callable(load_kernel(operator.traits.shape))


WRITES: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "mm": (gs.mm, (gs.ones(600, 4), gs.ones(4, 500))),
    "bmm": (gs.bmm, (gs.ones(2, 300, 4), gs.ones(2, 4, 500))),
    "cat": (gs.cat, ([gs.ones(300, 500), gs.ones(300, 500)],)),
    "stack": (gs.stack, ([gs.ones(300, 500), gs.ones(300, 500)], 1)),
}


@pytest.mark.parametrize("name", WRITES)
def test_a_tensor_that_fits_is_written_directly(name: str) -> None:
    """No memory is allocated for a result that ``out=`` has room for."""
    function, arguments = WRITES[name]
    expected = function(*arguments)
    out = gs.full_like(expected, -1)
    place = out.data_ptr()
    function(*arguments, out=out)  # resolved, imported
    peaks = []
    for target in (out, gs.full((*expected.shape, 2), -1.0)[..., 0]):
        tracemalloc.start()
        try:
            assert function(*arguments, out=target) is target
            peaks.append(tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()
        assert gs.equal(target, expected)
    bytes_of_result = expected.numel() * expected.element_size()
    assert peaks[0] < bytes_of_result // 10
    assert peaks[1] >= bytes_of_result, "with gaps, it cannot be written to"
    assert out.data_ptr() == place


@pytest.mark.parametrize(
    "make",
    [lambda x: x[:2], lambda x: x.t()[:, :2].t(), lambda x: gs.ones(4, 2).t()],
    ids=["an argument", "a view", "strides"],
)
def test_a_tensor_that_cannot_be_written_directly_gets_the_same(make: Any) -> None:
    """One that shares memory with an argument, or is laid out otherwise."""
    x = gs.arange(16.0).reshape(4, 4)
    first, second = x[:2], x
    expected = gs.mm(first, second)
    out = make(x)
    strides = out.stride()
    assert gs.equal(gs.mm(first, second, out=out), expected)
    assert out.stride() == strides


def test_a_tensor_to_write_promotes_nothing() -> None:
    """What is computed, and in which dtype, follows from the arguments alone."""
    x = gs.tensor([0.1, 0.7])
    for function in (gs.exp, gs.erf, gs.maximum, gs.lerp):
        arguments: tuple[Any, ...] = (x,)
        if function in (gs.maximum, gs.lerp):
            arguments = (x, x.flip(0), *((0.3,) if function is gs.lerp else ()))
        expected = function(*arguments)
        for dtype in (gs.float64, gs.complex128):
            out = gs.zeros(2, dtype=dtype)
            assert gs.equal(function(*arguments, out=out), expected.to(dtype))
            assert out.dtype is dtype


def test_a_tensor_of_any_dtype_says_what_is_computed_in() -> None:
    """Where there is an argument ``dtype``, which is not given."""
    x = gs.tensor([0.6, 0.7])
    assert gs.cumsum(x, 0, out=gs.empty(2, dtype=gs.int64)).tolist() == [0, 0]
    double = gs.sum(x, 0, out=gs.empty((), dtype=gs.float64))
    assert double.item() == x.double().sum().item() != x.sum().item()
    with pytest.raises(RuntimeError, match="to have dtype float, but got double"):
        gs.sum(x, 0, dtype=gs.float32, out=gs.empty((), dtype=gs.float64))


def test_factories_write_directly_too() -> None:
    out = gs.zeros(2, 3, dtype=gs.int32)
    place = out.data_ptr()
    operator = REGISTRY["aten::full.out"]
    assert operator((2, 3), 7, out=out) is out
    assert out.tolist() == [[7] * 3] * 2 and out.data_ptr() == place


def test_a_call_like_one_that_has_passed_is_not_checked_again() -> None:
    checked_shapes = []

    def shape(self: Any, dim: int, weight: Any = None) -> Result:
        checked_shapes.append(self.shape)
        if not -self.ndim <= dim < self.ndim:
            raise IndexError(f"no dimension {dim}")
        return Result(self.shape, self.dtype)

    def function(self: Any, dim: int, weight: Any = None) -> Any:
        return self.sum(dim)

    for types, one_dtype in ((["Tensor", "int"], True), (["Tensor", "int", "Tensor?"], False)):
        kernel = checked_once(shape, function, types, one_dtype)
        rest = (None,) * (len(types) - 2)
        x = np.ones((2, 3), _FLOAT)
        checked_shapes.clear()
        for _ in range(3):
            assert kernel(x, 1, *rest).tolist() == [3, 3]
            with pytest.raises(IndexError):  # what was refused is refused again
                kernel(x, 2, *rest)
        assert kernel(x, 0, *rest).tolist() == [2, 2, 2]
        assert kernel(x[:1], 0, *rest).tolist() == [1, 1, 1]
        assert len(checked_shapes) == 6
        if not one_dtype:  # another dtype is another call, and so is an array where there was none
            kernel(x.astype(np.float64), 1, *rest)
            kernel(x, 1, x)
            assert len(checked_shapes) == 8


@pytest.mark.parametrize(
    "types", [["Tensor", "Scalar"], ["Tensor", "Tensor"], ["Tensor", "Scalar[]"]]
)
def test_numbers_that_are_equal_and_not_the_same_are_checked_each_on_their_own(types: Any) -> None:
    checked_values: list[Any] = []

    def shape(self: Any, value: Any) -> Result:
        checked_values.append(value)
        if isinstance(value, bool):
            raise TypeError("a truth value")
        return Result(self.shape, self.dtype)

    numbers = types[1] == "Tensor"
    kernel = checked_once(shape, lambda self, value: self * value, types, True, numbers)
    for value in (1, 1.0, 1, 1.0):
        assert kernel(np.ones(1, _FLOAT), value).tolist() == [1]
        with pytest.raises(TypeError):
            kernel(np.ones(1, _FLOAT), True)
    assert checked_values[:4] == [1, True, 1.0, True]
    if types[1] != "Scalar[]":  # in which numbers of several classes may be equal
        assert checked_values == [1, True, 1.0, True, True, True]


def test_numbers_beside_two_arrays_are_checked_with_the_dtypes_of_both() -> None:
    checked_values: list[Any] = []

    def shape(self: Any, mask: Any, value: Any) -> Result:
        checked_values.append(value)
        if mask.dtype != bool or isinstance(value, complex):
            raise TypeError("no mask, or a complex number")
        return Result(self.shape, self.dtype)

    types = ["Tensor", "Tensor", "Scalar"]
    kernel = checked_once(shape, lambda self, mask, value: self * value, types, False)
    x, mask = np.ones(1, _FLOAT), np.ones(1, bool)
    for _ in range(2):
        assert kernel(x, mask, 1).tolist() == kernel(x, mask, True).tolist() == [1]
        for wrong in ((x, mask.view(np.int8), 1), (x, mask, 1 + 0j)):
            with pytest.raises(TypeError):
                kernel(*wrong)
        kernel(x.astype(np.float64), mask, 1)
    assert checked_values == [1, True, 1, 1 + 0j, 1, 1, 1 + 0j]


def test_what_is_inferred_beside_a_number_follows_the_default_dtype() -> None:
    """Kernels that are given memory are given it as one call like theirs was inferred, and numbers are no integers."""

    def shape(self: Any, value: Any) -> Result:
        dtype = self.dtype if value.__class__ is int else gs.get_default_dtype().numpy
        return Result(self.shape, dtype)

    def function(self: Any, value: Any, *, out: Any) -> None:
        np.multiply(self, value, out=out, casting="unsafe")

    kernel = checked_once(shape, function, ["Tensor", "Scalar"], True)
    x = np.arange(3)
    try:
        for _ in range(2):
            assert kernel(x, 2).dtype == np.int64
            assert kernel(x, 2.0).dtype == np.float32
        gs.set_default_dtype(gs.float64)
        assert kernel(x, 2.0).dtype == np.float64
    finally:
        gs.set_default_dtype(gs.float32)


def test_where_follows_the_default_dtype_and_the_class_of_numbers() -> None:
    condition, x = gs.tensor([True, False]), gs.tensor([1, 2])
    try:
        for _ in range(2):
            assert gs.where(condition, x, 0).dtype is gs.int64
            assert gs.where(condition, x, 0.0).dtype is gs.float32
            assert gs.where(condition, x, False).dtype is gs.int64
        gs.set_default_dtype(gs.float64)
        assert gs.where(condition, x, 0.0).dtype is gs.float64
    finally:
        gs.set_default_dtype(gs.float32)
    with pytest.raises(RuntimeError, match="overflow"):
        gs.where(condition, gs.tensor([1.0, 2.0]), 1e300)


def test_shape_functions_do_not_look_at_elements() -> None:
    """Else a check that is not repeated for other elements would be missed."""
    found = []
    for operator in REGISTRY.values():
        where = operator.traits.shape
        if where and "CPU" in operator.kernels:
            shape = load_kernel(where)
            names = getattr(shape, "func", shape).__code__.co_names  # some are partial
            found += [operator.name() for name in ("certain", "tolist", "item") if name in names]
    assert found == []


def test_many_shapes_are_not_kept_for_ever() -> None:
    shapes: list[Any] = []
    kernel = checked_once(lambda self: shapes.append(1), lambda self: self, ["Tensor"], True)
    for size in range(2000):
        kernel(np.empty(size, np.int8))
    for cell in kernel.__closure__ or ():
        if isinstance(cell.cell_contents, set):
            assert len(cell.cell_contents) < 1000
    assert len(shapes) == 2000


@pytest.mark.parametrize(
    "call",
    [
        lambda x, y: gs.cumsum(x, 1),
        lambda x, y: x.flip(0),
        lambda x, y: x.clone(),
        lambda x, y: x.clone(memory_format=gs.contiguous_format),
        lambda x, y: x.to(gs.float64),
        lambda x, y: x + y,
        lambda x, y: y - x,
        lambda x, y: x < y[0],
        lambda x, y: gs.sub(x, y, alpha=2),
        lambda x, y: x.sum(0),
        lambda x, y: x @ y.transpose(1, 2).contiguous(),
    ],
)
def test_results_lie_as_inferred_whatever_was_called_before(call: Any) -> None:
    x, y = gs.arange(24.0).reshape(2, 3, 4), gs.arange(24.0).reshape(2, 3, 4)
    layouts = [(0, 1, 2), (2, 1, 0), (1, 0, 2), (0, 2, 1)]
    for order, other in 2 * [(a, b) for a in layouts for b in layouts]:
        back = [sorted(range(3), key=permutation.__getitem__) for permutation in (order, other)]
        one = x.permute(order).contiguous().permute(back[0])
        two = y.permute(other).contiguous().permute(back[1])
        found = call(one, two)
        assert found.tolist() == call(x, y).tolist()
        assert found.stride() == call(one.to("meta"), two.to("meta")).stride(), (order, other)
        assert found.is_contiguous() == found._data_.flags.c_contiguous
