"""Definitions: what they are made of, how they are called, what takes their place."""

from __future__ import annotations

import copy
import inspect
import logging
import pickle
import threading

import pytest

import gradsmith as gs
from gradsmith import Tensor
from gradsmith.dispatch.inspect.invariants import check_invariants
from gradsmith.library import CustomOpDef, Library, custom_op, get_ctx
from gradsmith.registration.fake_context import dynamic_sizes


def double(x: Tensor) -> Tensor:
    return x * 2


def test_every_way_to_define():
    decorated = custom_op("definition::decorated", mutates_args=())(double)
    called = custom_op("definition::called", double, mutates_args=())
    for op in (decorated, called):
        assert isinstance(op, CustomOpDef) and op(gs.ones(1)).tolist() == [2.0]
    assert type(called).__name__ == "CustomOpDef"


def test_a_refused_definition_changes_nothing():
    op = custom_op("definition::kept", double, mutates_args=())

    def bad(x: object) -> Tensor: ...

    with pytest.raises(ValueError):
        custom_op("definition::kept", bad, mutates_args=())
    with pytest.raises(RuntimeError):
        custom_op("definition::kept", double, mutates_args=(), schema="(Tensr? ->")
    with pytest.raises(RuntimeError, match=r"device type"):
        custom_op("definition::nowhere", double, mutates_args=(), device_types="nowhere")
    assert op(gs.ones(1)).tolist() == [2.0]


def test_the_earlier_definition_says_where_the_later_one_is():
    first = custom_op("definition::again", double, mutates_args=())
    packet = gs.ops.definition.again
    second = custom_op(
        "definition::again", lambda x: x * 3, mutates_args=(), schema="(Tensor x) -> Tensor"
    )
    assert second(gs.ones(1)).tolist() == [3.0]
    assert gs.ops.definition.again(gs.ones(1)).tolist() == [3.0]
    with pytest.raises(
        RuntimeError,
        match=rf"definition::again, as it was defined at .* was defined again at .*{__file__}",
    ):
        first(gs.ones(1))
    assert packet is not gs.ops.definition.again or packet(gs.ones(1)).tolist() == [3.0]


def test_an_operator_of_a_library_is_not_replaced():
    with Library("definition_taken", "DEF") as library:
        library.define("f(Tensor x) -> Tensor")
        with pytest.raises(RuntimeError, match=r"registered at"):
            custom_op("definition_taken::f", double, mutates_args=())


def test_kernels_of_libraries_serve_the_next_definition_too():
    custom_op("definition::override", double, mutates_args=())
    with Library("definition", "IMPL") as library:
        library.impl("override", lambda x: x * 10, "CPU")
        assert gs.ops.definition.override(gs.ones(1)).tolist() == [10.0]
        op = custom_op("definition::override", double, mutates_args=())
        assert op(gs.ones(1)).tolist() == [10.0]
    assert op(gs.ones(1)).tolist() == [2.0]


def test_an_unknown_name_of_a_namespace():
    with pytest.raises(ValueError, match=r"namespace::name"):
        custom_op("f", double, mutates_args=())
    with pytest.raises(TypeError, match=r"expected a function"):
        custom_op("definition::f", 3, mutates_args=())  # type: ignore[call-overload]


def test_its_call_can_be_read():
    op = custom_op(
        "definition::read",
        lambda x, n=2: x * n,
        mutates_args=(),
        schema="(Tensor x, int n=2) -> Tensor",
    )
    assert "kernel = table[" in inspect.getsource(type(op).__call__)


@pytest.mark.parametrize("name", ["lambda", "self", "kernel", "state", "args", "__table__"])
def test_names_of_arguments(name):
    op = custom_op(
        "definition::names",
        lambda a, b: a + b,
        mutates_args=(),
        schema=f"(Tensor {name}, int b) -> Tensor",
    )
    assert op(gs.ones(1), 2).tolist() == [3.0]
    assert op(**{name: gs.ones(1), "b": 3}).tolist() == [4.0]


def test_kernels_need_not_take_arguments_that_have_defaults():
    @custom_op("definition::short", mutates_args=())
    def f(x: Tensor, n: int = 2, m: int = 3) -> Tensor:
        return x * n * m

    f.register_kernel("cpu", lambda x, n=5: x * n)
    x = gs.ones(1)
    assert (f(x).tolist(), f(x, 7).tolist()) == ([5.0], [7.0])
    with pytest.raises(TypeError):
        f(x, 7, 8)


def test_lists_are_copies():
    @custom_op("definition::copies", mutates_args=())
    def f(xs: list[Tensor], sizes: list[int]) -> int:
        xs.clear()
        sizes.append(1)
        return len(sizes)

    xs, sizes = [gs.ones(1)], [4, 5]
    assert f(xs, sizes) == 3 and f(xs, sizes) == 3
    assert len(xs) == 1 and sizes == [4, 5]


def test_without_tensors():
    @custom_op("definition::numbers", mutates_args=())
    def f(n: int, s: str = "a") -> int:
        return n * len(s)

    assert (f(2), f(2, "abc"), f(n=3, s="")) == (2, 6, 0)
    with gs.no_grad():
        assert f(2) == 2

    @custom_op("definition::maybe", mutates_args=())
    def g(x: Tensor | None = None) -> int:
        return 0 if x is None else x.numel()

    assert (g(), g(gs.ones(3)), g(None)) == (0, 3, 0)


def test_switching_kernels_off_is_logged(caplog):
    op = custom_op("definition::switch", double, mutates_args=())
    with caplog.at_level(logging.WARNING):
        with op.set_kernel_enabled("cpu", enabled=False):
            assert op(gs.ones(1)).tolist() == [2.0]
        with op.set_kernel_enabled("cpu"):
            pass
    texts = [record.getMessage() for record in caplog.records]
    assert "no kernel was registered for this device type" in texts[0]
    assert texts[-1] == "Attempted to enable kernel for cpu but it was already enabled."
    with pytest.raises(KeyError), op.set_kernel_enabled("cpu", enabled=False):
        raise KeyError
    assert not op._disabled_kernel


def test_named_backends():
    op = custom_op(
        "definition::backend",
        double,
        mutates_args=(),
        device_types=("cpu", "cuda", "privateuseone"),
    )
    kernels = op._opoverload.kernels
    assert {"CPU", "CUDA", "PrivateUse1"} <= set(kernels)
    only = custom_op("definition::only", double, mutates_args=(), device_types="cuda")
    with pytest.raises(NotImplementedError, match=r"Could not run 'definition::only'") as raised:
        only(gs.ones(1))
    assert "CUDA: registered at" in str(raised.value)


def test_registrations_by_function_reach_the_definition():
    op = custom_op("definition::functions", double, mutates_args=())
    gs.library.register_autograd(op, lambda ctx, g: g * 5)
    gs.library.register_fake("definition::functions", lambda x: gs.empty_like(x))
    gs.library.register_kernel(op._opoverload, "cpu")(lambda x: x * 3)
    x = gs.ones(1, requires_grad=True)
    out = op(x)
    out.backward()
    assert (out.tolist(), x.grad.tolist()) == ([3.0], [5.0])
    assert op(gs.ones(4, device="meta")).shape == (4,)


def test_what_is_not_there_says_so():
    op = custom_op("definition::missing", double, mutates_args=())
    with pytest.raises(
        RuntimeError,
        match=r"There was no fake impl registered for <CustomOpDef.definition::missing.>",
    ) as raised:
        op(gs.ones(1, device="meta"))
    assert "double.register_fake" in str(raised.value) and __file__ in str(raised.value)


def test_sizes_that_depend_on_elements():
    @custom_op("definition::nonzero", mutates_args=())
    def nonzero(x: Tensor) -> Tensor:
        return x.nonzero()

    @nonzero.register_fake
    def fake(x):
        count = get_ctx().new_dynamic_size(min=1, max=x.numel())
        return x.new_empty((count, x.dim()), dtype=gs.int64)

    m = gs.ones(5, device="meta")
    assert get_ctx() is None
    with pytest.raises(
        RuntimeError, match=r"within gradsmith.registration.fake_context.dynamic_sizes"
    ):
        nonzero(m)
    with dynamic_sizes([3]) as asked:
        assert nonzero(m).shape == (3, 1)
        assert nonzero(m).shape == (2, 1)
    assert [(size.operator, size.value, size.min, size.max) for size in asked] == [
        ("definition::nonzero", 3, 1, 5),
        ("definition::nonzero", 2, 1, 5),
    ]
    with (
        dynamic_sizes([6]),
        pytest.raises(RuntimeError, match=r"at least 1 and at most 5, but it is 6"),
    ):
        nonzero(m)
    with dynamic_sizes(), pytest.raises(ValueError, match=r"greater than or equal to 0"):
        nonzero.register_fake(lambda x: x.new_empty(get_ctx().new_dynamic_size(min=-1)))
        nonzero(m)


def test_modes_left_on_by_a_kernel_stay_on():
    def careless(x: Tensor) -> Tensor:
        gs.set_grad_enabled(False)
        return x + 1

    op = custom_op("definition::careless", careless, mutates_args=())
    try:
        op(gs.ones(1))
        assert not gs.is_grad_enabled()
    finally:
        gs.set_grad_enabled(True)
    x = gs.ones(1, requires_grad=True)
    assert (x * 2).requires_grad


def test_a_kernel_records_nothing():
    weight = gs.ones(1, requires_grad=True)
    op = custom_op(
        "definition::closed", lambda x: x * weight, mutates_args=(), schema="(Tensor x) -> Tensor"
    )
    assert not op(gs.ones(1)).requires_grad
    with pytest.raises(ZeroDivisionError):
        custom_op(
            "definition::raises", lambda x: 1 / 0, mutates_args=(), schema="(Tensor x) -> Tensor"
        )(gs.ones(1))
    assert (weight * 2).requires_grad


def test_threads_that_define_and_call():
    errors = []

    def work(number):
        try:
            for turn in range(20):
                op = custom_op(
                    f"definition::thread{number}",
                    lambda x: x + number,
                    mutates_args=(),
                    schema="(Tensor x) -> Tensor",
                )
                op.register_autograd(lambda ctx, g: g * number)
                x = gs.ones(1, requires_grad=True)
                op(x).backward()
                assert x.grad.tolist() == [float(number)], turn
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors


def test_copies_and_pickles_are_the_definition():
    op = custom_op("definition::pickled", double, mutates_args=())
    assert copy.copy(op) is op and copy.deepcopy([op])[0] is op
    assert pickle.loads(pickle.dumps(op)) is op
    find, _ = op.__reduce__()
    with pytest.raises(RuntimeError, match="definition::elsewhere is not defined here"):
        find("definition::elsewhere")


def test_a_trace_names_the_functions():
    op = custom_op("definition::traced", double, mutates_args=())
    with gs.dispatch.trace() as trace:
        op(gs.ones(1))
    assert "autograd of definition::traced" in str(trace) and " double " in str(trace)


@pytest.mark.parametrize("given", [(), (5,), (None,), (5, 3)])
@pytest.mark.parametrize("grad", [False, True])
def test_the_short_way_and_the_exact_one_agree(given, grad):
    def mixed(
        n: int, y: Tensor, x: Tensor | None, z: float = 0.5, m: int | None = 2, k: int = 1
    ) -> Tensor:
        base = y * n if x is None else x * n + y
        return base * z + (m or 0) - k

    op = custom_op("definition::mixed", mixed, mutates_args=())
    y = gs.ones(2, requires_grad=grad)
    for x in (None, gs.full((2,), 3.0)):
        args = (2, y, x, 0.25, *given)
        short = [op(*args) for _ in range(2)][-1]
        with gs.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):  # every call is seen
            exact = op(*args)
        assert short.tolist() == exact.tolist() == mixed(*args).tolist()
        assert short.requires_grad is exact.requires_grad is grad


def test_checks_of_every_kind_of_argument():
    def odd(x: Tensor | None, n: int, y: Tensor, w: Tensor, how: str) -> Tensor:
        w.add_(1)
        if how == "y":
            y.add_(1)
        if how == "x":
            x.add_(1)
        return {"alias": w, "part": y[1:]}.get(how, y + w)

    op = custom_op("definition::odd", odd, mutates_args={"w"})
    x, y, w = gs.ones(2), gs.ones(2), gs.zeros(2)
    for first in (None, x):
        assert op(first, 1, y, w, "fine").tolist() == (y + w).tolist()
        for how in ("alias", "part"):
            with pytest.raises(RuntimeError, match="may not alias"):
                op(first, 1, y, w, how)
        with pytest.raises(RuntimeError, match="changed argument 'y' in place"):
            op(first, 1, y, w, "y")
    with pytest.raises(RuntimeError, match="changed argument 'x' in place"):
        op(x, 1, y, w, "x")
    assert w._version == 2 * 9  # the call's own count, and that of add_

    def nothing(x: Tensor, y: Tensor) -> None:
        y.add_(1)

    with pytest.raises(RuntimeError, match="changed argument 'y' in place"):
        custom_op("definition::nothing", nothing, mutates_args={"x"})(x, gs.ones(1))


def test_the_invariants_of_dispatch_hold():
    op = custom_op("definition::invariants", double, mutates_args=())
    op(gs.ones(1))
    check_invariants(op._qualname)
