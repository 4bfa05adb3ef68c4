"""``out=`` tensors and overwritten arguments: what may be written to, and that a refused call changes nothing."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import VARIANTS
from gradsmith.testing.samples import NoSamples, Sample, samples

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from agreement import agree, message_of  # noqa: E402
from sample_parity import counterpart, to_torch  # noqa: E402

OUT_VARIANTS = {
    variant.name(): variant
    for variants in VARIANTS.values()
    for variant in variants
    if variant.signature.has_out
}
SHARED = "refer.* to a single memory location"


def calls(operator: OpOverload, most: int) -> Iterator[tuple[Sample, dict[str, Any], list[Any]]]:
    """Samples of the functional operator in float32: the call, the keywords that the variant has, the results."""
    functional = operator.functional
    assert functional is not None
    known = {p.name for p in operator.signature.parameters}
    outs = [p for p in operator.signature.parameters if p.out]
    with suppress(NoSamples, ValueError):
        for number, sample in enumerate(samples(functional, dtype=gs.float32)):
            if number == most:
                return
            result = sample.call()
            results = list(result) if isinstance(result, tuple) else [result]
            if len(results) == len(outs) and all(isinstance(r, gs.Tensor) for r in results):
                kept = {name: value for name, value in sample.kwargs.items() if name in known}
                yield sample, kept, results


def wrong(args: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The arguments as they are, and with one of them changed so that many operators refuse it."""
    yield args
    for place, value in enumerate(args):
        changed: list[Any] = []
        if isinstance(value, gs.Tensor):
            other = gs.complex128 if value.dtype is not gs.complex128 else gs.bool
            changed = [gs.ones(7, 5, 3, 2, dtype=value.dtype), value.to(other), value.to("meta")]
            changed.append(value.double().requires_grad_())
        elif isinstance(value, int) and not isinstance(value, bool):
            changed = [99, -99]
        for one in changed:
            yield (*args[:place], one, *args[place + 1 :])


def targets(result: Any, first: bool) -> Iterator[Any]:
    """Tensors to write to: as the result, empty, larger, of wrong dtypes, read-only in effect, elsewhere."""
    shape, dtype = tuple(result.shape), result.dtype
    unfit = gs.bool if dtype is not gs.bool else gs.int8
    yield gs.ones(shape, dtype=dtype)
    yield gs.empty(0, dtype=dtype if first else unfit)
    yield gs.ones(9, dtype=dtype)
    yield gs.ones(9, dtype=unfit)
    yield gs.ones(9, dtype=gs.complex128)
    yield gs.ones((*shape, 2), dtype=dtype)[..., 0]
    yield gs.ones((), dtype=dtype).expand(shape)
    yield gs.ones(9, dtype=dtype, device="meta")
    if dtype.is_floating_point:
        yield gs.ones(shape, dtype=dtype, requires_grad=True)


def described(tensor: Any) -> Any:
    data = tensor._data_
    elements = None if tensor.is_meta else data.tobytes()
    return data.shape, data.strides, data.dtype, elements, tensor._version, tensor._bits_, id(data)


@pytest.mark.parametrize("name", sorted(OUT_VARIANTS))
def test_a_refused_call_changes_no_out(name: str) -> None:
    operator = OUT_VARIANTS[name]
    outs = [p.name for p in operator.signature.parameters if p.out]
    for sample, kwargs, results in calls(operator, 1):
        for args in wrong(sample.args):
            for strict in (False, True):
                kinds = zip(*(targets(r, i == 0) for i, r in enumerate(results)))
                for given in kinds:
                    before = [described(out) for out in given]
                    with warnings.catch_warnings():
                        # A warning may be an error too: that of resizing comes before it.
                        warnings.simplefilter("error" if strict else "ignore")
                        try:
                            operator(*args, **kwargs, **dict(zip(outs, given)))
                        except (NameError, SyntaxError):  # a mistake in the test
                            raise
                        except Exception:
                            assert [described(out) for out in given] == before


DTYPES = ("float32", "float64", "int32", "int64", "complex64", "complex128", "bool", "float16")

PARTLY = {
    "aten::inner.out": "a product with a 0-d tensor has other rules there than sums of products",
    "aten::linalg_matrix_power.out": "the powers 0 and 1 have other rules there than products",
    "aten::matrix_power.out": "the powers 0 and 1 have other rules there than products",
    "aten::std.out": "the rules differ there by whether all dimensions are reduced",
    "aten::var.out": "the rules differ there by whether all dimensions are reduced",
    "aten::std.correction_out": "the rules differ there by whether all dimensions are reduced",
    "aten::var.correction_out": "the rules differ there by whether all dimensions are reduced",
    "aten::_fft_r2c.out": "imaginary parts are dropped there without a word",
    "aten::_log_softmax_backward_data.out": "the dtype there is that of an argument",
    "aten::gelu_backward.grad_input": "the kernel there knows fewer dtypes than the check before it",
    "aten::ldexp.out": "the kernel there knows fewer dtypes than the check before it",
    "aten::lerp.Tensor_out": "of 0-d tensors the rules there are those of a number",
    "aten::cumsum.out": "running sums of Booleans have no kernel there",
    "aten::cumprod.out": "running products of Booleans have no kernel there",
}


@pytest.mark.parametrize("name", sorted(OUT_VARIANTS))
def test_the_same_dtypes_of_out_are_refused(name: str) -> None:
    operator = OUT_VARIANTS[name]
    functional = operator.functional
    assert functional is not None
    theirs = counterpart(operator)
    if theirs is None or counterpart(functional) is None or name in PARTLY:
        pytest.skip(PARTLY.get(name, "PyTorch has another schema"))
    if {"dtype", "device"} <= {p.name for p in functional.signature.parameters}:
        pytest.skip("a factory's out= says the dtype, which kernels may not have")
    outs = [p.name for p in operator.signature.parameters if p.out]
    for sample, kwargs, results in calls(operator, 2):
        if not all(r.numel() for r in results):
            continue
        args = tuple(to_torch(value) for value in sample.args)
        keywords = {key: to_torch(value) for key, value in kwargs.items()}
        for place, result in enumerate(results):
            for dtype in DTYPES:
                taken = []
                for lib in (torch, gs):
                    given = {
                        out: lib.empty(
                            tuple(r.shape),
                            dtype=getattr(lib, dtype if i == place else r.dtype.name),
                        )
                        for i, (out, r) in enumerate(zip(outs, results))
                    }
                    fresh = sample.map(lambda t: t.detach().clone())
                    try:
                        if lib is torch:
                            theirs(*args, **keywords, **given)
                        else:
                            kept = {k: v for k, v in fresh.kwargs.items() if k in kwargs}
                            operator(*fresh.args, **kept, **given)
                        taken.append(True)
                    except (NameError, SyntaxError):  # a mistake in the test
                        raise
                    except Exception:
                        taken.append(False)
                assert taken[0] == taken[1], f"{result.dtype} into {dtype}: {taken} of {sample}"


SETUP = """
b = lib.arange(10.0)
m = lib.arange(4.0).view(2, 2)
i = lib.arange(4)
"""

REFUSED = [
    "lib.add(b[:5], 1, out=b[1:6])",
    "lib.add(m, 1, out=m.t())",
    "lib.add(b[:5], 1, out=lib.zeros(1).expand(5))",
    "lib.addcmul(b[:3], b[3:6], b[6:9], out=b[1:4])",
    "lib.cumsum(b[:4], 0, out=b[1:5])",
    "lib.gather(b[:4], 0, i, out=b[:4])",
    "lib.index_select(b, 0, i, out=b[:4])",
    "lib.cat([b[:5], b[5:]], out=b)",
    "lib.stack([b[:5], b[5:]], out=b.view(2, 5))",
    "lib.where(b > 0, b, b.clone(), out=b[1:])",
    "lib.scatter(b[:4], 0, i, b[4:8], out=b[5:9])",
    "lib.sort(b[:4], out=(b[1:5], i))",
    "b.add_(b.view(2, 5))",
    "b[:5].add_(b[1:6])",
    "b[:5].copy_(b[1:6])",
    "m.mul_(m.t())",
    "b[:3].addcmul_(b[5:8], b[1:4])",
    "b[:4].index_add_(0, i, b[2:6])",
    "b[:4].index_add_(0, i, b[:4])",
    "b[:4].scatter_add_(0, i, b[:4])",
    "lib.zeros(1).expand(5).add_(1)",
    "lib.zeros(1).expand(5).sin_()",
    "lib.zeros(1).expand(5).cumsum_(0)",
    "lib.zeros(1).expand(5).clamp_(0)",
    "lib.zeros(1).expand(5).copy_(b[:5])",
]


@pytest.mark.parametrize("expression", REFUSED)
def test_shared_memory_is_refused(expression: str) -> None:
    """Where a result would be written over what it is computed from."""
    for lib in (gs, torch):
        assert re.search(SHARED, message_of(lib, expression, SETUP)), lib


TAKEN = [
    "lib.add(b[:5], 1, out=b[:5])",
    "lib.add(b[:4:2], 1, out=b[1:5:2])",
    "lib.add(b[:5], 1, out=b[5:])",
    "lib.add(b[:0], 1, out=b[:0])",
    "lib.cumsum(b[:4], 0, out=b[:4])",
    "lib.sum(b[:4], 0, out=b[0])",
    "lib.linalg.inv(lib.eye(2) + m, out=m.clone())",
    "lib.where(b > 0, b, -b, out=b)",
    "lib.scatter(b[:4], 0, i, b[4:8], out=b[:4])",
    "lib.zeros(0).expand(3, 0).add_(1)",
    "b[:4].mul_(b[:4])",
    "b[:4].add_(b[4:8])",
    "b[::2].add_(b[1::2])",
    "b.copy_(b)",
    "m.lerp_(m, m)",
    "lib.zeros(1).expand(5).fill_(2)",
    "lib.zeros(1).expand(5).zero_()",
    "lib.ones(1).addbmm_(lib.ones(2, 2, 3), lib.ones(2, 3, 2))",
]


@pytest.mark.parametrize("expression", TAKEN)
def test_memory_that_is_the_same_or_apart_is_taken(expression: str) -> None:
    agree(expression, SETUP)


def test_nothing_is_refused_where_arguments_own_their_memory() -> None:
    x = gs.arange(4.0)
    x.add_(x)
    x.addcmul_(x, x)
    assert x.tolist() == [0, 6, 20, 42]


RESIZED = [
    "lib.add(lib.ones(3, 2).t(), 1, out=lib.empty(0)).stride()",
    "lib.add(lib.ones(2, 3), 1, out=lib.empty(3, 2).t()).stride()",
    "lib.add(lib.ones(2, 3), 1, out=lib.empty(4, 3).t()).stride()",
    "lib.mm(lib.ones(2, 2), lib.ones(2, 2), out=lib.empty(5)).stride()",
    "(lib.add(b[:2], 1, out=b), b)[1]",
    "(lib.add(b[:2], 1, out=v), b)[1]",
]


@pytest.mark.parametrize("expression", RESIZED)
def test_a_resized_out_keeps_its_memory(expression: str) -> None:
    """As long as that suffices: whoever shares it sees the result."""
    agree(expression, SETUP + "v = b[4:8]\n")


def test_resizing_warns_where_something_is_lost() -> None:
    for lib in (gs, torch):
        with pytest.warns(UserWarning, match="was resized since it had shape"):
            lib.add(lib.ones(2), 1, out=lib.empty(3))
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            lib.add(lib.ones(2), 1, out=lib.empty(0))


FACTORIES = [
    "lib.zeros(2, out=lib.empty(0), dtype=lib.float32)",
    "lib.zeros(2, out=lib.empty(2), dtype=None, device='cpu', pin_memory=False)",
    "lib.ones(2, out=lib.empty(0, dtype=lib.int32), layout=lib.strided)",
    "lib.full((2,), 1.5, out=lib.empty(0), dtype=lib.float32)",
    "lib.eye(2, out=lib.empty(0), dtype=lib.float32, requires_grad=True).requires_grad",
    "lib.arange(0, 3, 1, out=lib.empty(0, dtype=lib.int32), dtype=lib.int32)",
    "lib.linspace(0, 1, 3, out=lib.empty(3), dtype=lib.float32)",
    "lib.zeros(2, out=None, dtype=lib.int32)",
]


@pytest.mark.parametrize("expression", FACTORIES)
def test_factories_take_options_beside_out(expression: str) -> None:
    agree(expression)


@pytest.mark.parametrize(
    "option",
    ["dtype=lib.float64", "device='meta'", "layout=lib.sparse_coo"],
)
def test_options_that_contradict_out_are_refused(option: str) -> None:
    for lib in (gs, torch):
        name = option.partition("=")[0]
        words = f"{name}.* does not match {name}.* of out parameter"
        with pytest.raises(RuntimeError, match=words):
            eval(f"lib.zeros(2, out=lib.empty(5), {option})", {"lib": lib})


COPIES = [
    "lib.expand_copy(lib.ones(1, 2), (3, 2), out=lib.empty(0))",
    "lib.view_copy(b, (2, 5), out=lib.empty(0))",
    "lib.squeeze_copy(lib.ones(4, 1), 1, out=lib.empty(0))",
    "lib.t_copy(m, out=lib.empty(0)).stride()",
    "lib.alias_copy(b, out=lib.empty(10))",
    "lib.unfold_copy(b, 0, 2, 4, out=lib.empty(0))",
    "lib.slice_scatter(b, lib.zeros(2), 0, 1, 3, out=lib.empty(0))",
    "lib.view_copy(b, (2, 5), out=lib.empty(0, dtype=lib.float64))",
]


@pytest.mark.parametrize("expression", COPIES)
def test_copies_of_views_take_out(expression: str) -> None:
    agree(expression, SETUP)


FILLS = [
    "lib.ops.aten.fill.Scalar_out(b, 2, out=lib.empty(0))",
    "lib.ops.aten.fill.Tensor_out(b, lib.tensor(3.0), out=lib.empty(10))",
    "lib.ops.aten.zero.out(m, out=lib.empty(0))",
]


@pytest.mark.parametrize("expression", FILLS)
def test_fills_take_out(expression: str) -> None:
    agree(expression, SETUP)


WRONG_THERE = {
    "gelu": lambda lib, x, **out: lib._C._nn.gelu(x, **out),
    "narrow_copy": lambda lib, x, **out: lib.narrow_copy(x, 1, 1, 2, **out),
}


@pytest.mark.parametrize("name", WRONG_THERE)
def test_a_strided_out_gets_the_result_where_pytorch_writes_another(name: str) -> None:
    """PyTorch 2.13 fills the memory of these ``out=`` tensors as if they were contiguous."""
    x = np.linspace(-2, 2, 9, dtype="float32").reshape(3, 3)
    call = WRONG_THERE[name]
    found = []
    for lib in (gs, torch):
        expected = call(lib, lib.tensor(x))
        out = lib.zeros(3, 2 * expected.shape[1])[:, ::2]
        call(lib, lib.tensor(x), out=out)
        found.append(bool(lib.allclose(out, expected)))
    assert found == [True, False]


@pytest.mark.parametrize("name", ["mean", "nanmean", "nansum"])
@pytest.mark.parametrize("source", ["float16", "float32"])
@pytest.mark.parametrize("target", ["float64", "complex128"])
def test_a_wider_tensor_takes_the_digits_of_the_sum(name: str, source: str, target: str) -> None:
    """The sum was rounded to the dtype of the elements first."""
    values = np.array([0.1, 0.2, 0.7, 0.3])

    def result(lib: Any) -> Any:
        out = lib.zeros((), dtype=getattr(lib, target))
        x = lib.tensor(values).to(getattr(lib, source))
        getattr(lib, name)(x, 0, out=out)
        return out.item()

    try:
        expected = result(torch)
    except (RuntimeError, NotImplementedError):
        with pytest.raises(RuntimeError):
            result(gs)
    else:
        assert result(gs) == expected


@pytest.mark.parametrize(
    "name",
    [
        *("amax", "amin", "mode", "cummax", "cummin", "logcumsumexp", "any", "all", "sort", "max"),
        *("median", "nanmedian", "kthvalue"),
    ],
)
@pytest.mark.parametrize("given", ["float64", "int32"])
@pytest.mark.parametrize("which", [0, 1])
def test_words_about_a_wrong_dtype(name: str, given: str, which: int) -> None:
    """Each operator has its own in PyTorch; a note says which `out=` tensor of which overload is meant."""

    def error(lib: Any) -> tuple[str, list[Any]]:
        x = lib.tensor([[1.0, 3.0], [2.0, 0.5]])
        arguments = (x, 1, 0) if name == "kthvalue" else (x, 0)
        result = getattr(lib, name)(*arguments)
        outs = [result] if isinstance(result, lib.Tensor) else list(result)
        index = min(which, len(outs) - 1)
        outs[index] = lib.full(outs[index].shape, 7).to(getattr(lib, given))
        with pytest.raises(RuntimeError) as raised:
            getattr(lib, name)(*arguments, out=outs[0] if len(outs) == 1 else tuple(outs))
        notes = getattr(raised.value, "__notes__", [])
        return str(raised.value), notes, outs[index].flatten().tolist()

    (ours, notes, left), (theirs, *_) = error(gs), error(torch)
    assert ours == theirs and notes[0].startswith("in ")
    assert set(left) == {7}


@pytest.mark.parametrize("given", ["int64", "int32", "bool"])
def test_words_of_logsumexp_about_a_wrong_dtype(given: str) -> None:
    found = []
    for lib in (gs, torch):
        out = lib.ones(2, dtype=getattr(lib, given))
        with pytest.raises(RuntimeError) as raised:
            lib.logsumexp(lib.ones(2, 2), 0, out=out)
        found.append((str(raised.value), out.tolist()))
    (ours, left), (theirs, kept) = found
    assert ours == theirs
    assert left == kept


@pytest.mark.parametrize("name", ["quantile", "nanquantile"])
@pytest.mark.parametrize("q", [0.5, [0.25, 0.5]])
def test_words_of_quantile_about_a_wrong_dtype(name: str, q: Any) -> None:
    found = []
    for lib in (gs, torch):
        q_given = q if isinstance(q, float) else lib.tensor(q)
        with pytest.raises(RuntimeError) as raised:
            getattr(lib, name)(lib.ones(3), q_given, out=lib.empty(0, dtype=lib.float64))
        found.append(str(raised.value))
    assert found[0].startswith(found[1])


@pytest.mark.parametrize(
    "name", ["add", "maximum", "nextafter", "logaddexp", "clamp_min", "lt", "addcmul", "lerp"]
)
def test_an_operand_is_not_resized(name: str) -> None:
    """PyTorch resizes what is written only; here the operand had been replaced by the result."""
    found = []
    for lib in (gs, torch):
        x, y = lib.tensor([[1.0], [2.0]]), lib.ones(2, 3)
        rest = [y] if name in ("addcmul", "lerp") else []
        with pytest.raises(RuntimeError, match="doesn't match the broadcast shape") as raised:
            getattr(lib, name)(x, y, *rest, out=x)
        found.append((str(raised.value).partition(" (in ")[0], x.tolist(), x._version))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "name",
    ["lt", "eq", "logical_and", "logical_not", "signbit", "argmax", "any", "isposinf", "isin"],
)
def test_what_has_no_gradient_is_written_beside_tensors_that_want_one(name: str) -> None:
    """There is no history that an `out=` tensor could not show."""
    found = []
    for lib in (gs, torch):
        x = lib.tensor([1.0, -2.0, 3.0], requires_grad=True)
        rest = [lib.tensor([1.0, 2.0, 4.0])] if name in ("lt", "eq", "logical_and", "isin") else []
        function = getattr(lib, name)
        out = lib.empty_like(function(x.detach(), *rest))
        assert function(x, *rest, out=out) is out and not out.requires_grad
        found.append(out.tolist())
        with pytest.raises(RuntimeError, match="don't support automatic differentiation"):
            lib.floor(x, out=lib.empty(3))
    assert found[0] == found[1]


VIEWS: dict[str, Callable[[Any], Any]] = {
    "the first": lambda lib: lib.ones(2)[:1],
    "the last": lambda lib: lib.ones(2)[1:],
    "every other": lambda lib: lib.ones(2)[::2],
    "some in the middle": lambda lib: lib.ones(4)[1:3],
    "within a larger one": lambda lib: lib.ones(12)[2:4],
    "of another dtype": lambda lib: lib.ones(3, dtype=lib.float64).view(lib.float32)[1:3],
    "columns": lambda lib: lib.ones(2, 3)[:, :1],
}


@pytest.mark.parametrize("name", VIEWS)
def test_views_are_resized(name: str) -> None:
    """A contiguous view of a part of some memory was taken for all that there is of it."""
    found = []
    for lib in (gs, torch):
        out = VIEWS[name](lib)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            result = lib.add(lib.ones(2, 3), lib.arange(3.0), out=out)
            again = VIEWS[name](lib).resize_(2, 2)
        assert result is out
        found.append((out.tolist(), out.stride(), again.stride(), again.flatten()[:1].tolist()))
    assert found[0] == found[1]
