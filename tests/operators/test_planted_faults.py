"""The checks are checked: a fault that is planted in an operator is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.autograd.nodes.node import Node
from gradsmith.core.tensor import wrap
from gradsmith.dispatch.kernel import Kernel, KernelKind
from gradsmith.dispatch.registry import REGISTRY, forget_resolved
from gradsmith.generated import autograd_nodes
from gradsmith.testing import CheckFailure, problems, run_check, samples
from gradsmith.testing.checks import applies
from gradsmith.testing.declarations import _declarations, declared_operators
from gradsmith.testing.verify import verify


@contextmanager
def kernel(operator: str, key: str, function: Callable[..., Any]) -> Iterator[None]:
    """`operator` computed by `function` at `key` for a while."""
    found = REGISTRY[operator]
    before = found.kernels
    try:
        found.kernels = {**before, key: Kernel(function, KernelKind.array, "a planted fault")}
        forget_resolved(found)
        yield
    finally:
        found.kernels = before
        forget_resolved(found)


def failing(operator: str) -> set[str]:
    return {failure.check for failure in problems(operator)}


def test_the_operators_used_here_are_sound() -> None:
    for name in ("aten::mm", "aten::tril", "aten::transpose.int", "aten::cumsum", "aten::sort"):
        assert failing(name) == set()


def test_a_result_that_is_a_view_without_a_word_of_the_schema() -> None:
    planted = kernel("aten::tril", "CPU", lambda self, diagonal: self.view())
    with planted, pytest.raises(CheckFailure, match="shares memory with 'self'"):
        run_check("schema", "aten::tril")


def test_a_hidden_change_of_an_argument() -> None:
    def changing(self: Any, diagonal: int) -> Any:
        self *= 2
        return np.tril(self, diagonal)

    with (
        kernel("aten::tril", "CPU", changing),
        pytest.raises(CheckFailure, match="'self' is changed"),
    ):
        run_check("schema", "aten::tril")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda self, mat2: np.empty((1, 1), self.dtype), "has shape"),
        (lambda self, mat2: np.empty((len(self), mat2.shape[1]), np.float16), "has dtype"),
        (lambda self, mat2: np.empty((mat2.shape[1], len(self)), self.dtype).T, "has strides"),
    ],
)
def test_a_wrong_meta_kernel(wrong: Callable[..., Any], message: str) -> None:
    with kernel("aten::mm", "Meta", wrong), pytest.raises(CheckFailure, match=message):
        run_check("meta", "aten::mm")


@pytest.mark.parametrize(
    ("operator", "wrong", "message"),
    [
        (
            "aten::tril",
            lambda self, diagonal: self.tolist(),
            "returns a list, the schema says Tensor",
        ),
        (
            "aten::tril",
            lambda self, diagonal: None,
            r"returns nothing \(None\), the schema says Tensor",
        ),
        ("aten::sort", lambda *args: args[0], "returns a ndarray, the schema says Tensor, Tensor"),
        (
            "aten::sort",
            lambda *args: (args[0],),
            "returns 1 results, the schema says Tensor, Tensor",
        ),
        ("aten::sort", lambda *args: ([], args[0]), "returns a list among its results"),
        ("aten::split.Tensor", lambda *args: None, r"nothing \(None\), the schema says Tensor\[\]"),
    ],
)
def test_a_kernel_that_does_not_return_arrays_is_named(
    operator: str, wrong: Callable[..., Any], message: str
) -> None:
    with (
        kernel(operator, "CPU", wrong),
        pytest.raises(CheckFailure, match=rf"kernel '<lambda>' .*{message}") as caught,
    ):
        run_check("schema", operator)
    assert "CPU:    registered at a planted fault" in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "check", "message"),
    [
        (lambda x: x.astype(np.float64), "promotion", "dtype gradsmith.float64, by promotion 'int"),
        (lambda x: x.tolist(), "schema", "kernel 'planted' returns a list, the schema says Tensor"),
        (lambda x: None, "schema", r"kernel 'planted' returns nothing \(None\)"),
    ],
)
def test_a_pointwise_kernel_keeps_to_promotion_and_returns_an_array(
    wrong: Callable[..., Any], check: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    operator = next(
        o
        for o in declared_operators()
        if ":" in o.traits.pointwise
        and o.traits.promotion == "int_to_float"
        and len(o.signature.parameters) == 1
    )

    def planted(self: Any) -> Any:
        return wrong(self)

    module, _, name = operator.traits.pointwise.partition(":")
    assert check not in failing(operator.name())
    monkeypatch.setattr(import_module(module, "gradsmith.operators"), name, planted)
    forget_resolved(operator)
    try:
        with pytest.raises(CheckFailure, match=message):
            run_check(check, operator)
    finally:
        monkeypatch.undo()
        forget_resolved(operator)


def test_an_argument_that_only_its_default_can_be_given_for() -> None:
    def scaled(x: Any, s: float = 2.0) -> Any:
        assert s == 2.0
        return x * 2

    with gs.library._scoped_library("planted_default", "DEF") as library:
        library.define("scaled(Tensor x, float s=2.0) -> Tensor")
        library.impl("scaled", scaled, "CompositeImplicitAutograd")
        name = "planted_default::scaled"
        assert [s.kwargs for s in samples(name)] == [{}] * 3
        message = "'s' can have no other value than its default 2.0: AssertionError"
        with pytest.raises(CheckFailure, match=message):
            run_check("defaults", name)
        assert failing(name) == {"defaults"}
        (report,) = verify("planted_default", checks=["defaults"])
        assert report.outcomes["defaults"].status == "FAIL"
        assert message in report.outcomes["defaults"].message


@pytest.mark.parametrize(
    "argument",
    [
        *(
            "bool x=True",
            "bool? x=None",
            "int x=1",
            "int? x=None",
            "SymInt? x=None",
            "float? x=None",
        ),
        *("Scalar? x=None", "int[] x=[]", "int[2] x=1", "int[]? x=None", "float[]? x=None"),
        *("bool[2] x=[True, False]", "Tensor? x=None", "Tensor[] x=[]", "ScalarType? x=None"),
        *("MemoryFormat? x=None", "Generator? x=None"),
    ],
)
@pytest.mark.parametrize("line", ["self, {}", "self, *, {}"])
def test_every_argument_with_a_default_is_varied(argument: str, line: str) -> None:
    given: list[Any] = []

    def kept(self: Any, x: Any) -> Any:
        given.append(x)
        if x != given[0]:
            raise ValueError("only by default")
        return self.clone()

    with gs.library._scoped_library("planted_kinds", "DEF") as library:
        library.define(f"kept(Tensor {line.format(argument)}) -> Tensor")
        library.impl("kept", lambda self, x=None: kept(self, x), "CompositeImplicitAutograd")
        gs.ops.planted_kinds.kept(gs.ones(2))
        with pytest.raises(CheckFailure, match="'x' can have no other value than its default"):
            run_check("defaults", "planted_kinds::kept")


def test_what_no_type_can_vary_is_asked_of_the_samples() -> None:
    with gs.library._scoped_library("planted_text", "DEF") as library:
        library.define("kept(Tensor self, str mode='a') -> Tensor")
        library.impl("kept", lambda self, mode="a": self.clone(), "CompositeImplicitAutograd")
        with pytest.raises(CheckFailure, match=r"no sample gives 'mode' another value.*'a'"):
            run_check("defaults", "planted_text::kept")
        assert failing("planted_text::kept") == {"defaults"}


def test_a_dtype_that_only_the_declaration_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    operator = gs.ops.aten.silu_backward.default
    run_check("dtypes", operator)
    monkeypatch.setattr(operator, "traits", operator.traits._replace(dtypes=""))
    forget_resolved(operator)
    try:
        message = "NumPy refuses int64, which the declaration lets pass: (UFunc)?TypeError"
        with pytest.raises(CheckFailure, match=message):
            run_check("dtypes", operator)
    finally:
        monkeypatch.undo()
        forget_resolved(operator)


def test_a_kernel_that_is_wrong_in_single_precision_only() -> None:
    with gs.library._scoped_library("planted_single", "DEF") as library:
        library.define("twice(Tensor x) -> Tensor")
        gs.testing.declare_samples("planted_single::twice", "(2, 3)", "()")
        library.impl("twice", lambda x: x * (3 if x.dtype is gs.float32 else 2), "CPU")
        message = r"result 0 depends on the dtype: its element \d is .* in float32, .* in float64"
        with pytest.raises(CheckFailure, match=message):
            run_check("precision", "planted_single::twice")
    with gs.library._scoped_library("planted_double", "DEF") as library:
        library.define("twice(Tensor x) -> Tensor")
        gs.testing.declare_samples("planted_double::twice", "(2, 3)", "()")
        library.impl("twice", lambda x: x * 2, "CPU")
        assert run_check("precision", "planted_double::twice") == 4


@pytest.mark.parametrize(
    "wrong",
    [
        lambda a: a**3 + 1,  # for integers alone
        lambda a: (a**3).astype(np.int8).astype(a.dtype),  # where they are large
    ],
)
def test_a_kernel_that_is_wrong_for_integers_only(wrong: Callable[[Any], Any]) -> None:
    def cubed(x: gs.Tensor, kernel: Callable[[Any], Any]) -> gs.Tensor:
        array = x.numpy()
        return gs.from_numpy(kernel(array) if array.dtype.kind == "i" else array**3)

    for namespace, kernel in (("planted_whole", wrong), ("planted_sound", lambda a: a**3)):
        with gs.library._scoped_library(namespace, "DEF") as library:
            library.define("cubed(Tensor x) -> Tensor")
            gs.testing.declare_samples(f"{namespace}::cubed", "(2, 3)")
            library.impl("cubed", lambda x, kernel=kernel: cubed(x, kernel), "CPU")
            if kernel is not wrong:
                assert run_check("precision", f"{namespace}::cubed") == 2
                continue
            message = r"depends on the dtype: its element \d is .* in int64, .* in float64"
            with pytest.raises(CheckFailure, match=message):
                run_check("precision", f"{namespace}::cubed")


def test_a_kernel_for_another_backend_that_computes_something_else() -> None:
    operator = gs.ops.aten.tril.default
    assert not applies(operator, "backends")
    for other, message in (
        (lambda self, diagonal: np.triu(self, diagonal), "result 0 of the kernel for CUDA is"),
        (lambda self, diagonal: np.tril(self, diagonal), None),
        (lambda self, diagonal: self.of_another_library(), None),
    ):
        before = operator.kernels
        declared = Kernel(other, KernelKind.array, operator)
        try:
            operator.kernels = {**before, "CUDA": declared}
            forget_resolved(operator)
            assert applies(operator, "backends")
            if message is None:
                run_check("backends", operator)
                continue
            with pytest.raises(CheckFailure, match=message):
                run_check("backends", operator)
        finally:
            operator.kernels = before
            forget_resolved(operator)
    assert gs.ones(2, 2).tril().tolist() == [[1, 0], [1, 1]]


def test_a_view_that_is_a_copy() -> None:
    run_check("views", "aten::select.int")
    planted = kernel("aten::select.int", "CPU", lambda self, dim, n: self.take(n, dim).copy())
    with planted, pytest.raises(CheckFailure, match="it shares memory with no argument"):
        run_check("views", "aten::select.int")


def test_arguments_are_varied_together_too() -> None:
    def scaled(x: Any, s: float = 2.0, t: float = 0.0) -> Any:
        return x.detach() * s + (t if s == 2.0 else 0)

    with gs.library._scoped_library("planted_pair", "DEF") as library:
        library.define("scaled(Tensor x, float s=2.0, float t=0.0) -> Tensor")
        gs.testing.declare_samples("planted_pair::scaled", "(2, 3)")
        library.impl("scaled", scaled, "CPU")
        given = [s.kwargs for s in samples("planted_pair::scaled")]
        assert given == [{}, {"s": 2.5}, {"t": 0.5}, {"s": 2.5, "t": 0.5}]


def test_a_scalar_beside_complex_numbers_is_complex() -> None:
    with gs.library._scoped_library("planted_scalar", "DEF") as library:
        library.define("scaled(Tensor x, *, Scalar s=2) -> Tensor")
        gs.testing.declare_samples("planted_scalar::scaled", "(2, 3)")
        library.impl("scaled", lambda x, s=2: x.detach() * s, "CPU")
        for kind, other in ((gs.float64, 2.5), (gs.complex128, 2.5 + 0.75j)):
            given = [s.kwargs for s in samples("planted_scalar::scaled", dtype=kind)]
            assert given == [{}, {"s": other}]


def test_the_first_of_two_tensors_has_more_dimensions_in_a_sample() -> None:
    with gs.library._scoped_library("planted_ranks", "DEF") as library:
        library.define("both(Tensor x, Tensor y) -> Tensor")
        library.impl("both", lambda x, y: x + y, "CompositeImplicitAutograd")
        ranks = [tuple(t.ndim for t in s.args) for s in samples("planted_ranks::both")]
        assert {(2, 1), (1, 2)} <= set(ranks)


def test_a_number_that_the_kernel_does_not_read() -> None:
    with gs.library._scoped_library("planted_unread", "DEF") as library:
        library.define("raised(Tensor x, *, float by=1.0, float least=0.0) -> Tensor")
        gs.testing.declare_samples("planted_unread::raised", "(2, 3)")
        library.impl("raised", lambda x, by=1.0, least=0.0: (x + least).clone(), "CPU")
        with pytest.raises(CheckFailure, match="'by' changes nothing"):
            run_check("effect", "planted_unread::raised")
    with gs.library._scoped_library("planted_read", "DEF") as library:
        library.define("raised(Tensor x, *, float by=1.0, float least=0.0) -> Tensor")
        gs.testing.declare_samples("planted_read::raised", "(2, 3)")
        library.impl("raised", lambda x, by=1.0, least=0.0: x + by + least, "CPU")
        run_check("effect", "planted_read::raised")


def test_a_kernel_that_passes_over_nan() -> None:
    def total(self: Any, dim: Any, keepdim: bool, dtype: Any) -> Any:
        return np.asarray(np.nansum(self, axis=tuple(dim) or None, keepdims=keepdim))

    run_check("nan", "aten::sum.dim_IntList")
    run_check("nan", "aten::nansum")
    message = "a NaN in 'self' changes no result to NaN, and its gradient is 1"
    with (
        kernel("aten::sum.dim_IntList", "CPU", total),
        pytest.raises(CheckFailure, match=message),
    ):
        run_check("nan", "aten::sum.dim_IntList")


def test_a_dtype_that_the_kernel_does_not_read() -> None:
    for namespace, kernel in (
        ("planted_dtype", lambda x, dtype=None: x.sum()),
        ("planted_dtype_read", lambda x, dtype=None: x.sum(dtype=dtype)),
    ):
        with gs.library._scoped_library(namespace, "DEF") as library:
            library.define("total(Tensor x, *, ScalarType? dtype=None) -> Tensor")
            gs.testing.declare_samples(f"{namespace}::total", "(2, 3)")
            library.impl("total", kernel, "CompositeExplicitAutograd")
            if namespace == "planted_dtype_read":
                run_check("effect", f"{namespace}::total")
                continue
            with pytest.raises(CheckFailure, match="'dtype' changes nothing"):
                run_check("effect", f"{namespace}::total")


@pytest.mark.parametrize(
    ("kernel", "message"),
    [
        (lambda x: x.numpy().astype(">f4"), "whose bytes stand in the order of other machines"),
        (lambda x: np.ma.masked_array(x.numpy()), "are a MaskedArray, whose operators"),
        (lambda x: np.broadcast_to(x.numpy() + 1, (2, 3)), "are read-only"),
        (lambda x: x.numpy().astype(object), "ndarray with elements of NumPy's dtype object, which no tensor has"),
    ],
)  # fmt: skip
def test_a_result_that_is_no_plain_array(kernel: Callable[[Any], Any], message: str) -> None:
    with gs.library._scoped_library("planted_array", "DEF") as library:
        library.define("copied(Tensor x) -> Tensor")
        gs.testing.declare_samples("planted_array::copied", "fixed((2, 3))")
        library.impl("copied", lambda x: wrap(kernel(x)), "CPU")
        with pytest.raises(CheckFailure, match=message):
            run_check("schema", "planted_array::copied")


def test_a_gradient_that_is_wrong_for_another_value_than_the_default() -> None:
    with gs.library._scoped_library("planted_other", "DEF") as library:
        library.define("scaled(Tensor x, float s=2.0) -> Tensor")
        library.impl("scaled", lambda x, s=2.0: x.detach() * s, "CompositeExplicitAutograd")
        gs.library.register_autograd(
            "planted_other::scaled", lambda ctx, grad: (grad * 2, None), lib=library
        )
        name = "planted_other::scaled"
        assert [s.kwargs for s in samples(name)] == [{}, {}, {}, {"s": 2.5}]
        with pytest.raises(CheckFailure) as caught:
            run_check("first_order", name)
        assert caught.value.sample.name == "..., s=2.5 of (2, 3)"
        reports = list(verify("planted_other", checks=["gradient"]))
        assert "is 0.8 times what it should be" in reports[0].outcomes["gradient"].reason


@contextmanager
def backward(node: str, change: Callable[[Any], Any]) -> Iterator[None]:
    """Gradients of a node changed on their way out; the translation to arrays is switched off."""
    cls = getattr(autograd_nodes, node)
    before = {name: cls.__dict__[name] for name in ("run", "run_arrays") if name in cls.__dict__}
    original = cls.run
    try:
        cls.run = lambda self, grads: tuple(
            None if g is None else change(g) for g in original(self, grads)
        )
        cls.run_arrays = Node.run_arrays
        yield
    finally:
        for name, value in before.items():
            setattr(cls, name, value)
        if "run_arrays" not in before:
            del cls.run_arrays


@pytest.mark.parametrize(
    ("change", "checks"),
    [
        (lambda g: -g, {"first_order", "second_order", "forward_mode"}),
        (lambda g: 2 * g, {"first_order", "second_order", "forward_mode"}),
        (lambda g: g.conj(), {"first_order", "forward_mode"}),
    ],
    ids=["sign", "factor", "conj"],
)
def test_a_wrong_gradient(change: Callable[[Any], Any], checks: set[str]) -> None:
    with backward("MmBackward0", change):
        found = failing("aten::mm")
    assert checks & found == checks or "first_order" in found


def test_a_gradient_that_is_right_in_first_and_wrong_in_second_order() -> None:
    with backward("MmBackward0", lambda g: g.detach()):
        found = failing("aten::mm")
    assert "first_order" not in found
    assert "second_order" in found


def test_a_backward_that_writes_into_what_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    original = autograd_nodes.CumsumBackward0.run

    def writing(self: Any, grads: Any) -> Any:
        found = original(self, [grads[0].clone()])
        grads[0]._data_[...] = 0
        return found

    monkeypatch.setattr(autograd_nodes.CumsumBackward0, "run", writing)
    monkeypatch.setattr(autograd_nodes.CumsumBackward0, "run_arrays", Node.run_arrays)
    with pytest.raises(CheckFailure, match="writes into an incoming gradient"):
        run_check("immutable_gradients", "aten::cumsum")


def test_a_kernel_that_reads_memory_in_order() -> None:
    def careless(self: Any, diagonal: int) -> Any:
        flat = np.ndarray(self.shape, self.dtype, self.ravel("K"))
        return np.tril(flat, diagonal)

    planted = kernel("aten::tril", "CPU", careless)
    with planted, pytest.raises(CheckFailure, match="for strided arguments"):
        run_check("strides", "aten::tril")


def test_a_failure_says_how_to_see_it_again() -> None:
    with kernel("aten::tril", "CPU", lambda self, diagonal: self.view()):
        with pytest.raises(CheckFailure) as caught:
            run_check("schema", "aten::tril")
        text = str(caught.value)
        again = text.partition("again:  ")[2]
        assert "aten::tril(Tensor self, SymInt diagonal=0) -> Tensor" in text
        assert again.startswith(
            "gradsmith.testing.run_check('schema', 'aten::tril', sample='(3, 4)'"
        )
        import gradsmith

        with pytest.raises(CheckFailure):
            eval(again, {"gradsmith": gradsmith})


def test_an_exemption_holds_for_its_check_alone() -> None:
    entry = _declarations("gradsmith.generated")["aten::tril"]
    with kernel("aten::tril", "CPU", lambda self, diagonal: self.view()):
        before = failing("aten::tril")
        entry["exempt"] = {"schema": "a planted exemption"}
        try:
            assert failing("aten::tril") == before - {"schema"}
        finally:
            del entry["exempt"]


def test_a_rule_that_takes_a_batch_for_a_missing_dimension(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = import_module("gradsmith.operators.matmul.batching")
    run_check("batched_refusals", "aten::trace")
    right = rules.trace_rule.__code__

    def trace_rule(self: Any) -> Any:
        return self.diagonal(0, -2, -1).sum(-1), 0

    monkeypatch.setattr(rules.trace_rule, "__code__", trace_rule.__code__)
    with pytest.raises(CheckFailure, match="where each example is refused"):
        run_check("batched_refusals", "aten::trace")
    monkeypatch.undo()
    assert rules.trace_rule.__code__ is right
