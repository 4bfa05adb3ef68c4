"""`vmap`: where batches are, what is refused, what a level leaves behind."""

from __future__ import annotations

import copy
import io
import pickle
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.core.state import MASKED, state
from gradsmith.func import grad, jvp, vmap
from gradsmith.library import Library
from gradsmith.testing.declarations import declared_operators
from gradsmith.transforms.batching.table import entry_of, rule_for
from gradsmith.transforms.compositions import composed


def numbers(*shape: int) -> gs.Tensor:
    return gs.from_numpy(np.random.default_rng(0).standard_normal(shape))


def rows(function: Callable[..., Any], x: gs.Tensor) -> gs.Tensor:
    return gs.stack([function(row) for row in x])


def test_each_example_gets_what_it_gets_alone() -> None:
    def function(v: gs.Tensor) -> gs.Tensor:
        return (v.sin() @ v) * v.softmax(0) - v.max()

    x = numbers(4, 3)
    gs.testing.assert_close(vmap(function)(x), rows(function, x))
    gs.testing.assert_close(vmap(function, 1, -1)(x.t()), rows(function, x).t())
    gs.testing.assert_close(vmap(function, -1)(x.t().contiguous()), rows(function, x))


def test_arguments_and_results_are_nested() -> None:
    def function(inputs: dict[str, Any], scale: float) -> tuple[gs.Tensor, dict[str, Any]]:
        total = inputs["a"] + inputs["b"][0] * scale
        return total, {"first": total[0], "same": inputs["b"][1]}

    a, b, c = numbers(3, 4), numbers(2, 4).t(), numbers(5)
    in_dims = ({"a": 1, "b": (0, None)}, None)
    out_dims = (1, {"first": 0, "same": None})
    total, rest = vmap(function, in_dims, out_dims)({"a": a, "b": (b[:, :1], c)}, 2.0)
    gs.testing.assert_close(total, a + b[:, 0] * 2)
    gs.testing.assert_close(rest["first"], a[0] + b[:, 0] * 2)
    assert rest["same"] is c


def test_levels_nest() -> None:
    x, y = numbers(3), numbers(4)
    table = vmap(vmap(lambda a, b: a * b.exp(), (None, 0)), (0, None))(x, y)
    gs.testing.assert_close(table, x[:, None] * y.exp())
    inner_sees_both = vmap(lambda a: vmap(lambda b: a - b)(y))(x)
    gs.testing.assert_close(inner_sees_both, x[:, None] - y)


def test_chunks_are_computed_one_after_the_other() -> None:
    sizes = []

    def function(v: gs.Tensor) -> gs.Tensor:
        sizes.append(v._data_.value.shape[0])
        return v * 2

    x = numbers(5, 2)
    assert vmap(function, chunk_size=2)(x).tolist() == (x * 2).tolist()
    assert sizes == [2, 2, 1]
    with pytest.raises(ValueError, match="greater than 0"):
        vmap(function, chunk_size=0)


REFUSED: dict[str, tuple[Callable[[gs.Tensor], Any], str]] = {
    "item": (lambda v: v.sum().item(), "calling .item"),
    "truth": (lambda v: v if v.sum() > 0 else -v, "data-dependent control flow"),
    "truth within grad": (
        lambda v: grad(lambda u: u.sum() if u.sum() > 0 else -u.sum())(v),
        "data-dependent control flow",
    ),
    "elements": (lambda v: v.tolist(), "cannot read the elements"),
    "array": (lambda v: v.numpy(), "cannot read the elements"),
    "unbatched target": (lambda v: gs.zeros(3).add_(v), "`other` in extra_args that has more elem"),
    "out": (lambda v: gs.add(v, v, out=gs.zeros(3)), "doesn't work on out="),
    "sizes by elements": (lambda v: v.nonzero(), "can output dynamic shape"),
    "requires_grad": (lambda v: v.requires_grad_(), r"attempting to call Tensor.requires_grad_"),
    "backward": (lambda v: v.sum().backward(), r"backward\(\) called inside a functorch transform"),
    "random": (lambda v: v + gs.rand(3), "randomness error mode"),
    "no tensor": (lambda v: 3, "must only return Tensors, got type"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_has_no_one_answer_is_refused(name: str) -> None:
    function, says = REFUSED[name]
    x = numbers(2, 3)
    with pytest.raises((RuntimeError, ValueError), match=says):
        vmap(function)(x)
    assert state.level is None and threading.get_ident() not in MASKED
    assert vmap(lambda v: v + 1)(x).tolist() == (x + 1).tolist()


@pytest.mark.parametrize(
    ("arguments", "in_dims", "says"),
    [
        ((), 0, "got no inputs"),
        ((gs.ones(2), gs.ones(3)), 0, r"same size in the mapped dimension, got sizes \[2, 3\]"),
        ((gs.ones(2),), None, "expected `in_dims` to be int or a"),
        ((gs.ones(2),), (None,), "at least one Tensor to vmap over"),
        ((gs.ones(2),), (0, 0), "not compatible with the structure of `inputs`"),
        ((gs.ones(2),), 1, "dimensionality 1 so expected in_dim to satisfy -1 <= in_dim < 1"),
        ((gs.ones(2),), ("a",), "must be either an integer dimension or None"),
        ((2.0,), 0, "cannot vmap over non-Tensor arguments"),
    ],
)
def test_dimensions_that_do_not_fit(arguments: Any, in_dims: Any, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        vmap(lambda *args: args[0], in_dims)(*arguments)


def test_results_that_do_not_fit() -> None:
    x = gs.ones(2, 3)
    with pytest.raises(IndexError, match=r"range of \[-2, 1\], but got 5"):
        vmap(lambda v: v, out_dims=5)(x)
    with pytest.raises(ValueError, match="can not return a BatchedTensor when out_dim is None"):
        vmap(lambda v: v, out_dims=None)(x)
    with pytest.raises(ValueError, match="out_dims is not compatible"):
        vmap(lambda v: (v, v), out_dims=(0, 0, 0))(x)
    with pytest.raises(ValueError, match="`out_dims` must be an int, None or a python collection"):
        vmap(lambda v: v, out_dims="a")(x)
    with pytest.raises(RuntimeError, match="Only allowed values for randomness"):
        vmap(lambda v: v, randomness="any")


def test_a_tensor_that_escapes_says_so() -> None:
    leaked = []
    vmap(lambda v: leaked.append(v) or v)(gs.ones(2, 3))
    with pytest.raises(RuntimeError, match="may have escaped from inside a function being vmapped"):
        leaked[0] + 1
    assert repr(leaked[0]).startswith("BatchedTensor(lvl=-2, bdim=0, value=\n    tensor([[1.")


def test_random_numbers_are_different_or_the_same_and_repeat() -> None:
    x = gs.zeros(3, 2)

    def draw(randomness: str) -> gs.Tensor:
        gs.manual_seed(7)
        found: gs.Tensor = vmap(lambda v: v + gs.randn(2), randomness=randomness)(x)
        return found

    different, same = draw("different"), draw("same")
    assert len({tuple(row) for row in different.tolist()}) == 3
    assert len({tuple(row) for row in same.tolist()}) == 1
    assert draw("different").tolist() == different.tolist()
    assert draw("same").tolist() == same.tolist()


def test_history_outside_reaches_through() -> None:
    w = numbers(3).requires_grad_()
    x = numbers(4, 3)
    loss = vmap(lambda v: (w * v).sin().sum())(x).sum()
    loss.backward()
    gs.testing.assert_close(w.grad, (x * (w.detach() * x).cos()).sum(0))


def test_in_place_changes_of_a_batch_change_the_batch() -> None:
    x = numbers(2, 3)
    before = x.clone()
    vmap(lambda v: v.mul_(2)[0].add_(1))(x)
    expected = before * 2
    expected[:, 0] += 1
    gs.testing.assert_close(x, expected)


def test_a_batch_of_none() -> None:
    assert vmap(lambda v: (v * 2).sum())(gs.ones(0, 3)).shape == (0,)


def test_calls_outside_have_the_kernels_that_they_had() -> None:
    x = gs.ones(3)
    gs.add(x, x)
    kernel = gs.ops.aten.add.Tensor.table[x._bits_]
    vmap(lambda v: gs.add(v, v))(gs.ones(2, 3))
    assert gs.ops.aten.add.Tensor.table[x._bits_] is kernel
    assert threading.get_ident() not in MASKED


def test_levels_belong_to_their_thread() -> None:
    seen = []

    def function(v: gs.Tensor) -> gs.Tensor:
        thread = threading.Thread(target=lambda: seen.append((state.level, gs.ones(2) + 1)))
        thread.start()
        thread.join()
        return v

    vmap(function)(gs.ones(2))
    assert seen[0][0] is None and seen[0][1].tolist() == [2, 2]


def test_conjugates_within_transforms() -> None:
    def loss(v: gs.Tensor) -> gs.Tensor:
        c = v.conj()
        return (
            (c * c.sin()).sum().abs() + c.real.sum() + c.imag.prod() + c.resolve_conj().abs().sum()
        )

    x = numbers(2, 3) + 1j * numbers(2, 3).flip(0)
    gs.testing.assert_close(vmap(loss)(x), rows(loss, x))
    gs.testing.assert_close(vmap(grad(loss))(x), rows(grad(loss), x))
    leaf = x[0].clone().requires_grad_()
    loss(leaf).backward()
    gs.testing.assert_close(grad(loss)(x[0]), leaf.grad)
    assert vmap(lambda v: v.conj())(x).is_conj()


def test_an_index_for_each_example() -> None:
    x = numbers(2, 3)
    gs.testing.assert_close(vmap(lambda v, i: v[i])(x, gs.tensor([0, 2])), x[[0, 1], [0, 2]])


def test_inference_mode_outside() -> None:
    x = numbers(2, 3)
    with gs.inference_mode():
        found = grad(lambda v: vmap(lambda u: (u * u).sum())(v).sum())(x)
        assert state.inference
    assert found.tolist() == (2 * x).tolist()


def test_a_weight_that_is_a_vector_has_its_bias_for_each_example() -> None:
    x, w, b = numbers(2, 3), numbers(4, 3), numbers(4)
    linear = gs.nn.functional.linear
    found = vmap(linear, (None, 0, 0))(x, w, b)
    gs.testing.assert_close(found, gs.stack([linear(x, w[n], b[n]) for n in range(4)]))


@pytest.mark.parametrize(
    ("call", "shapes"),
    [
        (lambda x, y: x.atan2_(y), ((5, 2, 3), (5, 1, 2, 3))),
        (lambda x, y: x.add_(y), ((5, 2, 3), (5, 1, 2, 3))),
        (lambda x, y: gs.addmm(x, y, y), ((5, 1, 2, 2), (5, 2, 2))),
        (lambda x, y: gs.index_add(x, 0, gs.tensor(0), y), ((5, 3, 4), (5, 3, 4))),
        (lambda x, y: gs.nn.functional.layer_norm(x, (3,), y), ((5, 2, 3), (5, 1))),
        (
            lambda x, y: gs.nn.functional.conv1d(x, gs.ones(3, 2, 2, dtype=x.dtype), y),
            ((5, 2, 4), (5, 1)),
        ),
        (lambda x, y: gs.linspace(x, y, 3), ((5, 1), (5,))),
        (lambda x, y: gs.nn.functional.interpolate(x, (4,)), ((5, 2, 3), (5,))),
        (lambda x, y: x[y > 0], ((5, 4), (5, 3))),
    ],
)
def test_what_each_example_refuses_is_refused(call: Any, shapes: Any) -> None:
    x, y = (numbers(*shape) for shape in shapes)
    with pytest.raises((RuntimeError, ValueError, IndexError, NotImplementedError)):
        call(x[0].clone(), y[0])
    before = x.clone()
    with pytest.raises((RuntimeError, ValueError, IndexError, NotImplementedError)):
        vmap(call)(x, y)
    assert gs.equal(x, before)


def test_a_padding_row_of_each_table_has_a_tangent_and_no_gradient() -> None:
    tables, places = numbers(5, 4, 3), gs.tensor([[0, 3], [3, 1]])

    def rows(table: gs.Tensor) -> gs.Tensor:
        return gs.nn.functional.embedding(places, table, padding_idx=3)

    tangents = tables.sin()
    each = vmap(lambda table, tangent: jvp(rows, (table,), (tangent,))[1])(tables, tangents)
    together = jvp(vmap(rows), (tables,), (tangents,))[1]
    gs.testing.assert_close(each, gs.stack([rows(tangent) for tangent in tangents]))
    gs.testing.assert_close(together, each)
    gradient = grad(lambda tables: vmap(rows)(tables).sum())(tables)
    assert not gradient[:, 3].any()
    gs.testing.assert_close(gradient[:, :3], vmap(grad(lambda t: rows(t).sum()))(tables)[:, :3])


def test_what_beta_takes_away_has_no_batch_either() -> None:
    x, m, v = numbers(5, 2), numbers(2, 3), numbers(3)
    found = vmap(lambda row: gs.addmv(row, m, v, beta=0))(x)
    gs.testing.assert_close(found, (m @ v).expand(5, 2))


def test_what_one_example_is_refused_for_the_batch_is_refused_for_in_the_same_words() -> None:
    calls = [
        (lambda a, b: a + b, gs.ones(2, 4), gs.ones(2, 3)),
        (lambda a, b: gs.nn.functional.linear(a, b), gs.ones(2, 4), gs.ones(5, 3)),
        (lambda a, b: a.clone().add_(b), gs.ones(3), gs.ones(2, 3)),
    ]
    for call, a, b in calls:
        with pytest.raises(RuntimeError) as alone:
            call(a, b)
        with pytest.raises(RuntimeError) as together:
            vmap(call)(gs.stack([a, a]), gs.stack([b, b]))
        assert str(together.value) == str(alone.value)


def test_an_empty_vector_in_cat_counts_for_the_dtype() -> None:
    empty, rows = gs.zeros(5, 0, dtype=gs.float64), gs.ones(5, 2, 3)
    assert vmap(lambda a, b: gs.cat([a, b]))(empty, rows).dtype is gs.float64


def test_few_functional_operators_are_called_for_each_example() -> None:
    bits: list[int] = []
    vmap(lambda x: bits.append(x._bits_) or x)(numbers(2, 3))
    count, looped = 0, []
    for operator in declared_operators():
        signature = operator.signature
        takes = signature.tensor_positions or signature.list_positions
        gives = any(kind.startswith("Tensor") for kind in signature.returns)
        if signature.written or signature.has_out or not (takes and gives):
            continue
        count += 1
        if rule_for(operator) is None and composed(operator, bits[0]) is None:
            looped.append(operator)
    assert count > 900
    assert len(looped) <= 0.03 * count, [operator.name() for operator in looped]
    for operator in looped:  # each of them says why
        entry = entry_of(operator)
        assert entry is not None and entry.kind == "loop" and entry.function, operator.name()


@pytest.mark.parametrize("in_dim", [0, 1, -1])
def test_strided_views_of_an_example_begin_where_it_does(in_dim: int) -> None:
    x = numbers(3, 4).t().contiguous() if in_dim else numbers(3, 4)
    examples = x.unbind(in_dim)
    step = examples[0].stride(0)

    def function(row: gs.Tensor) -> gs.Tensor:
        return row.as_strided((2, 2), (step, 2 * step))

    expected = gs.stack([function(row) for row in examples])
    gs.testing.assert_close(vmap(function, in_dim)(x), expected)


@pytest.mark.parametrize("in_dim", [0, 1, -1])
def test_examples_are_laid_out_as_they_are_asked_for(in_dim: int) -> None:
    def function(x: gs.Tensor) -> gs.Tensor:
        found = x.clone(memory_format=gs.contiguous_format)
        assert found.is_contiguous() and found.stride() == (2, 1)
        return found

    vmap(function, in_dim)(numbers(2, 2, 2))


def test_the_first_example_that_fails_is_named() -> None:
    with pytest.raises(
        RuntimeError, match=r"^linalg.inv: \(Batch element 1\): The diagonal element 1 is zero"
    ):
        vmap(gs.linalg.inv)(gs.stack([gs.eye(2), gs.zeros(2, 2)]))


def test_values_of_another_dtype_are_refused_as_of_one_example() -> None:
    x, mask, places = gs.ones(2, 2), gs.eye(2, dtype=gs.bool), gs.tensor([[0], [1]])

    def function(x: gs.Tensor, chosen: gs.Tensor) -> gs.Tensor:
        return gs.ops.aten.index_put(x, [chosen], gs.tensor(3.0, dtype=gs.float64))

    with pytest.raises(RuntimeError, match="source and destination dtypes match"):
        vmap(function)(x, places)
    assert vmap(function)(x, mask).tolist() == [[3, 1], [1, 3]]


@pytest.mark.parametrize("batched", [False, True])
def test_one_value_for_a_mask_takes_the_dtype_of_the_tensor(batched: bool) -> None:
    x, mask = gs.zeros(2, 3), gs.tensor([[True, False, True], [False, True, False]])
    values = gs.tensor([2, 3]) if batched else gs.tensor(2)

    def function(x: gs.Tensor, value: gs.Tensor, chosen: gs.Tensor) -> gs.Tensor:
        return x.index_put([chosen], value)

    for chosen, dim in ((mask, 0), (mask[0], None)):
        found = vmap(function, in_dims=(0, 0 if batched else None, dim))(x, values, chosen)
        each = [
            function(x[i], values[i] if batched else values, chosen if dim is None else chosen[i])
            for i in range(2)
        ]
        assert found.dtype is gs.float32 and gs.equal(found, gs.stack(each))


def test_results_without_elements_are_those_of_each_example() -> None:
    def function(matrix: gs.Tensor, sides: gs.Tensor) -> gs.Tensor:
        return gs.linalg.lstsq(matrix, sides).solution

    sides = numbers(3, 4, 1)[..., :0]
    assert vmap(function)(numbers(3, 4, 2), sides).shape == (3, 2, 0)


def test_a_number_is_a_place_in_a_vector() -> None:
    x, place = numbers(2, 3), gs.tensor(1)
    for function in (
        lambda x: x.scatter(0, place, 3.0),
        lambda x: x.scatter_add(0, place, x[0]),
        grad(lambda x: x.gather(0, place)),
    ):
        gs.testing.assert_close(vmap(function)(x), rows(function, x))


@pytest.mark.parametrize("name", ["linspace", "logspace"])
@pytest.mark.parametrize("dtype", [None, gs.int64, gs.float64, gs.complex64])
def test_numbers_between_ends_have_their_dtype(name: str, dtype: Any) -> None:
    def function(end: gs.Tensor) -> gs.Tensor:
        return getattr(gs, name)(gs.tensor(0.4), end, 6, dtype=dtype)

    ends = gs.tensor([1.5, 4.9])
    gs.testing.assert_close(vmap(function)(ends), rows(function, ends))
    if dtype is gs.int64:
        ends.requires_grad_()
        assert function(ends[0]).dtype is gs.int64


def test_ensembles_of_recurrent_layers_refuse_wrong_shapes() -> None:
    def function(x: gs.Tensor, weight: gs.Tensor) -> gs.Tensor:
        return gs.ops.aten._rnn_layer(x, gs.ones(2, 3), weight, [2, 1], False, False)

    with pytest.raises(RuntimeError) as alone:
        function(gs.ones(4, 3), gs.ones(3, 3))
    with pytest.raises(RuntimeError) as batched:
        vmap(function, (None, 0))(gs.ones(4, 3), gs.ones(5, 3, 3))
    assert str(batched.value) == str(alone.value)


def test_a_bias_does_not_spread_what_it_is_added_to() -> None:
    for function in (
        lambda x, bias: gs.nn.functional.linear(x, gs.ones(1, 3), bias),
        lambda x, bias: gs.addmm(bias, x, gs.ones(3, 1)),
    ):
        with pytest.raises(RuntimeError, match="size"):
            vmap(function)(gs.ones(5, 2, 3), gs.ones(5, 2, 2))


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.max(0),
        lambda x: x.sum().sort(),
        lambda x: x.sum().median(0),
        lambda x: gs.linalg.qr(x),
        lambda x: gs.linalg.lstsq(x, x),
        lambda x: gs.linalg.slogdet(x),
        lambda x: gs.linalg.svd(x),
    ],
)
def test_results_keep_their_names(call: Callable[[gs.Tensor], Any]) -> None:
    seen: list[Any] = []

    def function(x: gs.Tensor) -> Any:
        seen.append(call(x))
        return tuple(seen[-1])

    x = numbers(3, 2, 2)
    vmap(function)(x)
    grad(lambda x: vmap(function)(x)[0].sum())(x)
    assert [type(results) for results in seen] == [type(call(x[0]))] * 2
    assert all(hasattr(results, "_fields") for results in seen)


@pytest.mark.parametrize(
    "use",
    [
        copy.copy,
        copy.deepcopy,
        pickle.dumps,
        lambda x: gs.save(x, io.BytesIO()),
        lambda x: x.untyped_storage(),
        lambda x: x.share_memory_(),
        lambda x: x.detach().__dlpack__(),
    ],
)
@pytest.mark.parametrize("transform", [vmap, grad, gs.func.functionalize])
def test_memory_is_that_of_the_tensors_below(use: Any, transform: Any) -> None:
    def function(x: gs.Tensor) -> gs.Tensor:
        use(x)
        return x.sum()

    with pytest.raises(NotImplementedError, match=r"Cannot access storage of \w+: within a"):
        transform(function)(numbers(3))


def test_a_loop_is_warned_of_where_the_program_called() -> None:
    library = Library("looped_once", "FRAGMENT")
    library.define("twice(Tensor x) -> Tensor")
    library.impl("twice", lambda x: x * 2, "CPU")
    with pytest.warns(UserWarning, match="looped_once::twice") as caught:
        result = gs.vmap(gs.ops.looped_once.twice)(gs.ones(2, 3))
    assert result.tolist() == [[2.0] * 3] * 2
    assert [warning.filename for warning in caught] == [__file__]
    library._destroy()
