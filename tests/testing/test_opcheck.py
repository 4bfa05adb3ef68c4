"""`opcheck` itself: what it takes, what it returns, how it refuses."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.library import Library, custom_op, get_ctx
from gradsmith.testing import (
    NotApplicable,
    OpCheckError,
    OperatorFault,
    autograd_registration_check,
    dynamic_shapes_check,
    fake_check,
    gradient_check,
    opcheck,
    schema_check,
    static_shapes_check,
)
from gradsmith.testing.opcheck import ALL_TEST_UTILS, DEFAULT_TEST_UTILS


@pytest.fixture
def lib() -> Iterator[Library]:
    with Library("checked", "DEF") as library:
        library.define("double(Tensor x) -> Tensor")
        library.impl("double", lambda x: gs.from_numpy(x.detach().numpy() * 2), "CPU")
        library.impl("double", lambda x: gs.empty_like(x), "Meta")
        library.define("many.a(Tensor x) -> Tensor")
        library.define("many.b(Tensor x, int n) -> Tensor")
        yield library


def floats(*shape: int, requires_grad: bool = False) -> gs.Tensor:
    return gs.rand(*shape, dtype=gs.float64, requires_grad=requires_grad)


def test_results_by_name_of_the_check(lib: Library) -> None:
    operator = gs.ops.checked.double
    x = floats(3)
    expected = dict.fromkeys(DEFAULT_TEST_UTILS, "SUCCESS")
    assert opcheck(operator, (x,)) == expected
    assert list(opcheck(operator.default, (x,), {})) == list(DEFAULT_TEST_UTILS)
    assert opcheck(operator, (), {"x": x}, test_utils="test_schema") == {"test_schema": "SUCCESS"}
    assert list(opcheck(operator, (x,), test_utils="ALL")) == list(ALL_TEST_UTILS)
    assert gs.library.opcheck(operator, (x,)) == expected


def test_failures_are_raised_or_returned(lib: Library) -> None:
    lib.define("bad(Tensor x) -> Tensor")
    lib.impl("bad", lambda x: x, "CPU")
    operator = gs.ops.checked.bad
    words = "test_schema failed with checked::bad: Argument x is .* the result is 'x'"
    with pytest.raises(OpCheckError, match=words) as caught:
        opcheck(operator, (floats(3),))
    fault = caught.value.__cause__
    assert isinstance(fault, OperatorFault)
    assert fault.check == "schema" and fault.operator is operator.default
    assert fault.mend and fault.places[0] == ("declared", operator.default.declared_at)
    results = opcheck(operator, (floats(3),), raise_exception=False)
    assert isinstance(results["test_schema"], OperatorFault)
    assert results["test_autograd_registration"] == "SUCCESS"


def test_faults_can_be_pickled(lib: Library) -> None:
    lib.define("bad(Tensor x) -> Tensor")
    lib.impl("bad", lambda x: x, "CPU")
    with pytest.raises(OperatorFault) as caught:
        schema_check(gs.ops.checked.bad.default, (floats(3),), {})
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value) and again.mend == caught.value.mend


def test_wrong_uses(lib: Library) -> None:
    x = floats(3)
    operator = gs.ops.checked.double
    with pytest.raises(ValueError, match="specify both"):
        opcheck(operator, (x,), atol=1.0)
    with pytest.raises(ValueError, match="must be instance of OpOverload"):
        opcheck(gs.sin, (x,))
    with pytest.raises(ValueError, match="expected test_utils to be subset"):
        opcheck(operator, (x,), test_utils="test_nothing")
    with pytest.raises(RuntimeError, match=r"without overloads.*checked\.many\.a"):
        opcheck(gs.ops.checked.many, (x,))


def test_the_functions_refuse_what_opcheck_passes_over(lib: Library) -> None:
    operator = gs.ops.checked.double.default
    x = floats(3)
    with pytest.raises(RuntimeError, match="no inputs have requires_grad=True"):
        autograd_registration_check(operator, (x,), {})
    with pytest.raises(ValueError, match="no argument requires grad"):
        gradient_check(operator, (x,), {})
    with pytest.raises(NotApplicable, match="no derivative is registered"):
        gradient_check(operator, (floats(3, requires_grad=True),), {})
    for check in (schema_check, fake_check, static_shapes_check, dynamic_shapes_check):
        with pytest.raises(NotApplicable, match="'x' is on the meta device"):
            check(operator, (x.to("meta"),), {})
    assert opcheck(operator, (x.to("meta"),), test_utils="ALL") == dict.fromkeys(
        ALL_TEST_UTILS, "SUCCESS"
    )


def test_arguments_and_generator_are_as_before(lib: Library) -> None:
    lib.define("noise_(Tensor(a!) x) -> ()")
    lib.impl("noise_", lambda x: (x.add_(gs.rand(x.shape)), None)[1], "CPU")
    x = floats(2, 3)
    values, version, state = x.tolist(), x._version, gs.get_rng_state().tolist()
    assert set(opcheck(gs.ops.checked.noise_, (x,), test_utils="ALL").values()) == {"SUCCESS"}
    assert (x.tolist(), x._version, gs.get_rng_state().tolist()) == (values, version, state)


def test_operators_that_are_right() -> None:
    x, y = floats(3, 4, requires_grad=True), floats(4, requires_grad=True)
    aten = gs.ops.aten
    calls: list[tuple[Any, tuple[Any, ...], dict[str, Any]]] = [
        (aten.mul.Tensor, (x, y), {}),
        (aten.matmul.default, (x, y), {}),
        (aten.t.default, (x,), {}),
        (aten.add_.Tensor, (x, y), {"alpha": 2}),
        (aten.split.Tensor, (x, 2), {}),
        (aten.cat.default, ([x, x],), {"dim": 1}),
        (aten.max.dim, (x, 1), {}),
        (aten.index_select.default, (x, 0, gs.tensor([2, 0])), {}),
        (aten.linalg_inv.default, (floats(3, 3, requires_grad=True) + 3 * gs.eye(3),), {}),
        (aten.mul.out, (x.detach(), y.detach()), {"out": gs.empty(0, dtype=gs.float64)}),
        (aten.dropout.default, (x, 0.5, True), {}),
        (aten.expand.default, (y, [3, 4]), {}),
    ]
    for operator, args, kwargs in calls:
        results = opcheck(operator, args, kwargs, test_utils="ALL", raise_exception=False)
        assert set(results.values()) == {"SUCCESS"}, (operator, results)


def test_strides_of_arguments_are_kept() -> None:
    with Library("checked", "DEF") as library:
        library.define("strides(Tensor x) -> Tensor")
        seen = []

        def kernel(x: gs.Tensor) -> gs.Tensor:
            seen.append((x.stride(), x.tolist()))
            return x.clone()

        library.impl("strides", kernel, "CPU")
        for x in (floats(3, 4).t(), floats(4).expand(3, 4), floats(6, 4)[::2]):
            seen.clear()
            schema_check(gs.ops.checked.strides.default, (x,), {})
            assert all(entry == (x.stride(), x.tolist()) for entry in seen)


def test_custom_ops() -> None:
    @custom_op("checked::scale", mutates_args=())
    def scale(x: gs.Tensor, factor: float) -> gs.Tensor:
        return gs.from_numpy(x.numpy() * factor)

    x = floats(2, 3, requires_grad=True)
    with pytest.raises(OpCheckError, match=r"test_faketensor failed with .*has no fake"):
        opcheck(scale, (x, 2.0))
    scale.register_fake(lambda x, factor: gs.empty_like(x))

    def setup(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.factor = inputs[1]

    scale.register_autograd(lambda ctx, grad: (grad * ctx.factor, None), setup_context=setup)
    assert set(opcheck(scale, (x, 2.0), test_utils="ALL").values()) == {"SUCCESS"}
    scale.register_autograd(lambda ctx, grad: (grad / ctx.factor, None), setup_context=setup)
    with pytest.raises(OpCheckError, match=r"is 0\.25 times what it should be"):
        opcheck(scale, (x, 2.0), test_utils="test_gradient")


def test_sizes_that_depend_on_elements() -> None:
    def fake(minimum: int, maximum: int | None) -> Any:
        def made(x: gs.Tensor) -> gs.Tensor:
            context = get_ctx()
            assert context is not None
            return x.new_empty(
                (context.new_dynamic_size(min=minimum, max=maximum), x.dim()), dtype=gs.int64
            )

        return made

    with Library("checked", "DEF") as library:
        library.define("places(Tensor x) -> Tensor")
        library.impl(
            "places", lambda x: gs.from_numpy(np.argwhere(x.numpy()).copy(order="C")), "CPU"
        )
        gs.library.register_fake("checked::places", fake(0, None), lib=library)
        x = gs.tensor([[0.0, 1.0, 2.0], [0.0, 0.0, 3.0]])
        operator = gs.ops.checked.places
        assert set(opcheck(operator, (x,), test_utils="ALL").values()) == {"SUCCESS"}
        gs.library.register_fake("checked::places", fake(0, 2), lib=library)
        with pytest.raises(OpCheckError, match="size is at least 0 and at most 2, but it is 3"):
            opcheck(operator, (x,), test_utils="test_faketensor")
        gs.library.register_fake("checked::places", lambda x: fake(0, None)(x).t(), lib=library)
        with pytest.raises(OpCheckError, match=r"shape \(3, 2\), the fake says"):
            opcheck(operator, (x,), test_utils="test_faketensor")


def test_sizes_that_the_kernel_refuses() -> None:
    """A refusal is an answer; a crash is not."""

    def halves(x: gs.Tensor) -> gs.Tensor:
        if x.shape[0] % 2:
            raise RuntimeError("rows() expects an even number of rows")
        return gs.from_numpy(x.numpy().reshape(2, -1)[:1].copy())

    def crashing(x: gs.Tensor) -> gs.Tensor:
        return gs.from_numpy(x.numpy().reshape(2, -1)[:1].copy())

    def fake(x: gs.Tensor) -> gs.Tensor:
        return x.new_empty((1, x.numel() // 2))

    with Library("checked", "DEF") as library:
        library.define("rows(Tensor x) -> Tensor")
        library.impl("rows", halves, "CPU")
        library.impl("rows", fake, "Meta")
        operator = gs.ops.checked.rows
        assert opcheck(operator, (floats(2, 3),), test_utils="test_aot_dispatch_dynamic")
        library.impl("rows", crashing, "CPU", allow_override=True)
        with pytest.raises(OpCheckError, match="the kernel raises ValueError: cannot reshape"):
            opcheck(operator, (floats(2, 3),), test_utils="test_aot_dispatch_dynamic")


def test_sizes_that_are_arguments_too() -> None:
    with Library("checked", "DEF") as library:
        library.define("fold(Tensor x, int rows) -> Tensor")
        library.impl("fold", lambda x, rows: gs.from_numpy(x.numpy().reshape(rows, 3) * 2), "CPU")
        library.impl("fold", lambda x, rows: x.new_empty((rows, 3)), "Meta")
        assert opcheck(
            gs.ops.checked.fold, (floats(2, 3), 2), test_utils="test_aot_dispatch_static"
        )
        x = floats(4, 3)
        assert opcheck(gs.ops.checked.fold, (x, 4), test_utils="test_schema")
        with pytest.raises(OpCheckError, match="cannot reshape array of size 16"):
            opcheck(gs.ops.checked.fold, (x, 4), test_utils="test_aot_dispatch_dynamic")


def test_within_modes_and_without_grad(lib: Library) -> None:
    """The program's own state neither spoils the checks nor is spoilt by them."""
    from gradsmith.testing import LoggingMode

    with LoggingMode(file=None) as mode, gs.no_grad():
        opcheck(gs.ops.checked.double, (floats(3),))
        assert not gs.is_grad_enabled()
    assert mode.lines


def test_watching_every_operator() -> None:
    """gradsmith's own, in a small program: what the watch itself calls is not watched."""
    from gradsmith.testing.opcheck_watch import Findings, OperatorWatch

    findings = Findings()
    x, w = floats(3, 4, requires_grad=True), floats(4, 2, requires_grad=True)
    for _ in range(3):
        with OperatorWatch(findings, namespaces=["aten"], where="the program"):
            gs.nn.functional.relu(x @ w + 1.0).softmax(1).log().mean().backward()
            part = x.detach()[1:, ::2]
            part.add_(1)
            with pytest.raises(RuntimeError):
                x @ x
    assert not findings.found, [str(f.error) for f in findings.found.values()]
    assert {"aten::relu", "aten::matmul", "aten::add_.Tensor"} <= findings.operators
    assert len(findings.seen) < 40, "calls that differ in elements only count once"
