"""Classes with ``__torch_dispatch__`` see operators below autograd; wrappers need no elements."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.overrides import _disabled_torch_function_impl
from gradsmith.utils._python_dispatch import (
    TorchDispatchMode,
    _disabled_torch_dispatch_impl,
    is_traceable_wrapper_subclass,
    no_python_dispatch,
    return_and_correct_aliasing,
    transform_subclass,
)
from gradsmith.utils._pytree import tree_map_only
from gradsmith.utils.checkpoint import checkpoint
from tests.dispatch.wrappers import Logging, Quantised, TwoTensor

F = gs.nn.functional


def saved_and_loaded(tensor: gs.Tensor) -> Any:
    file = io.BytesIO()
    gs.save(tensor, file)
    file.seek(0)
    return gs.load(file, weights_only=False)


def two(*size: int, seed: int = 0) -> tuple[TwoTensor, gs.Tensor, gs.Tensor]:
    gs.manual_seed(seed)
    a, b = gs.randn(*size), gs.randn(*size)
    return TwoTensor(a, b), a, b


def same(pair: Any, a: gs.Tensor, b: gs.Tensor) -> bool:
    return type(pair) is TwoTensor and gs.equal(pair.a, a) and gs.equal(pair.b, b)


# -- what wrappers are --------------------------------------------------------------------------------


def test_a_wrapper_has_the_metadata_it_was_made_with() -> None:
    class Wrapper(TwoTensor):
        pass

    t = gs.Tensor._make_wrapper_subclass(
        Wrapper, (2, 3), strides=(1, 2), dtype=gs.float64, device="meta", requires_grad=True
    )
    assert type(t) is Wrapper
    assert (tuple(t.shape), t.stride(), t.dtype, t.device.type) == (
        (2, 3),
        (1, 2),
        gs.float64,
        "meta",
    )
    assert t.requires_grad and t.is_leaf and not t.is_contiguous()
    assert t.data_ptr() == 0


@pytest.mark.parametrize("dtype", [gs.bool, gs.int8, gs.bfloat16, gs.float16, gs.complex64])
def test_wrappers_of_every_kind_of_dtype(dtype: Any) -> None:
    if dtype is gs.bfloat16:
        pytest.importorskip("ml_dtypes", reason="the extra 'bfloat16' is not installed")
    t = gs.Tensor._make_wrapper_subclass(TwoTensor, (4, 0, 2), dtype=dtype)
    assert t.dtype is dtype and tuple(t.shape) == (4, 0, 2)


def test_a_wrapper_needs_a_class_that_dispatches() -> None:
    class Plain(gs.Tensor):
        pass

    with pytest.raises(TypeError, match="Plain must define __torch_dispatch__"):
        gs.Tensor._make_wrapper_subclass(Plain, (2,))
    with pytest.raises(TypeError, match="does not inherit from Tensor"):
        gs.Tensor._make_wrapper_subclass(int, (2,))  # type: ignore[arg-type]
    with pytest.raises(
        RuntimeError, match=r"sizes \(1\) must match dimensionality of strides \(2\)"
    ):
        gs.Tensor._make_wrapper_subclass(TwoTensor, (2,), strides=(1, 1))
    with pytest.raises(NotImplementedError, match="there is no pinned memory"):
        gs.Tensor._make_wrapper_subclass(TwoTensor, (2,), pin_memory=True)


def test_members_that_a_class_defines_itself_stay() -> None:
    class Named:
        @property
        def shape(self) -> str:
            return "its own"

    class Answering(Named, gs.Tensor):  # type: ignore[misc]
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return [5] if func is gs.ops.aten.sym_size.default else 1

    w = gs.Tensor._make_wrapper_subclass(Answering, (2,), dispatch_sizes_strides_policy="sizes")
    assert w.shape == "its own" and w.size() == (5,) and w.dim() == 1


def test_touching_elements_that_are_not_there_is_an_error() -> None:
    t, *_ = two(3)
    with pytest.raises(RuntimeError, match=r"\.tolist\(\) is not supported.*TwoTensor"):
        t.tolist()
    with pytest.raises(RuntimeError, match=r"\.numpy\(\) is not supported.*TwoTensor"):
        t.numpy()
    with no_python_dispatch():
        for touch in (
            lambda: t + 1,
            lambda: t.sum(),
            lambda: t.clone(),
            lambda: t[0] + 1,
            lambda: t @ t,
        ):
            with pytest.raises(RuntimeError, match="TwoTensor is a wrapper without elements"):
                touch()
    with pytest.raises(RuntimeError, match="without elements"):
        t.untyped_storage()


def test_views_of_wrappers_have_no_elements_either() -> None:
    class Wrapper(gs.Tensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            raise AssertionError("asked")

    w = gs.Tensor._make_wrapper_subclass(Wrapper, (2, 3))
    with gs._C._DisableTorchDispatch():
        view = w.view(3, 2)
        with pytest.raises(RuntimeError, match="Wrapper is a wrapper without elements of its own"):
            view.add(1)
        with pytest.raises(
            RuntimeError, match="aten::clone was called with __torch_dispatch__ dis"
        ):
            w.clone()
        turned = gs.Tensor._make_wrapper_subclass(Wrapper, (2, 3), strides=(1, 2))
        with pytest.raises(RuntimeError, match="aten::reshape was called with"):
            turned.reshape(6)  # which would copy
        with pytest.raises(RuntimeError, match="Wrapper is a wrapper without elements of its own"):
            view._base.tolist()


def test_a_wrapper_without_repr_prints_what_is_known() -> None:
    t = Quantised(gs.tensor([1, 2], dtype=gs.int8), 0.5)
    assert repr(t) == "Quantised(..., size=(2,), dtype=gradsmith.float32)"


def test_make_subclass_shares_elements() -> None:
    x = gs.ones(3, requires_grad=True)
    y = x * 2
    t = gs.Tensor._make_subclass(Logging, y)
    assert type(t) is Logging and t.is_leaf and not t.requires_grad
    with gs.no_grad():
        y.add_(1)
    assert t._version == y._version == 1
    assert gs.Tensor._make_subclass(gs.Tensor, y, True).requires_grad
    with pytest.raises(TypeError, match=r"argument 'data' \(position 2\) must be Tensor, not list"):
        gs.Tensor._make_subclass(Logging, [1])  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="floating point"):
        gs.Tensor._make_subclass(Logging, gs.ones(2, dtype=gs.int64), True)


def test_the_keyset_has_the_python_key() -> None:
    t, *_ = two(3)
    names = [key.name for key in gs.dispatch.keys_of(t)]
    assert "Python" in names and "PythonTLSSnapshot" in names
    assert "Python" not in [key.name for key in gs.dispatch.keys_of(t.a)]


# -- what handlers see --------------------------------------------------------------------------------


def test_arguments_come_without_their_defaults() -> None:
    seen: list[Any] = []

    class Noting(TwoTensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            seen.append((str(func), types, args[1:], kwargs))
            return super().__torch_dispatch__(func, types, args, kwargs)

    t = Noting(gs.ones(2, 3), gs.ones(2, 3))
    t + t
    t.add(1, alpha=2)
    t.sum(0)
    t.sum(0, True)
    gs.softmax(t, 1)
    assert [(name, args[:2] if name.startswith("aten.sum") else len(args), kwargs) for name, _, args, kwargs in seen] == [
        ("aten.add.Tensor", 1, {}),
        ("aten.add.Tensor", 1, {"alpha": 2}),
        ("aten.sum.dim_IntList", ([0],), {}),
        ("aten.sum.dim_IntList", ([0], True), {}),
        ("aten._softmax.default", 2, {}),
    ]  # fmt: skip
    assert all(types == (Noting,) for _, types, _, _ in seen)


def test_handlers_run_below_autograd() -> None:
    states: list[Any] = []

    class Asking(TwoTensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            probe = gs.ones(1, requires_grad=True) * 2
            states.append((gs.is_grad_enabled(), probe.requires_grad))
            return super().__torch_dispatch__(func, types, args, kwargs)

    t = Asking(gs.ones(2), gs.ones(2)).requires_grad_()
    out = t * 3
    assert states[-1] == (True, False)
    assert type(out) is Asking and out.grad_fn is not None


def test_composite_operators_are_taken_apart() -> None:
    Logging.seen.clear()
    t = gs.Tensor._make_subclass(Logging, gs.ones(4))
    t.square()
    gs.einsum("i,i", t, t)
    assert "aten.einsum.default" not in Logging.seen
    assert "aten.bmm.default" in Logging.seen


def test_an_attribute_or_a_number_asks_the_handler_too() -> None:
    Logging.seen.clear()
    t = gs.Tensor._make_subclass(Logging, gs.full((), 2.5))
    assert t.item() == 2.5 and float(t) == 2.5 and bool(t)
    assert Logging.seen == ["aten._local_scalar_dense.default"] * 3
    assert type(t.data) is Logging
    assert Logging.seen[-1] == "aten.detach.default"


def test_subclasses_are_asked_first_and_may_decline() -> None:
    order: list[str] = []

    class Base(TwoTensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            order.append(cls.__name__)
            return NotImplemented

    class Derived(Base):
        pass

    base = Base(gs.ones(1), gs.ones(1))
    derived = Derived(gs.ones(1), gs.ones(1))
    with pytest.raises(
        TypeError,
        match=r"(?s)'aten.add.Tensor'.*subclass <class '.*Derived'>.*subclass <class '.*Base'>",
    ):
        gs.ops.aten.add.Tensor(base, derived)
    assert order == ["Derived", "Base"]


@pytest.mark.parametrize(
    ("result", "call", "message"),
    [
        (3, lambda t: t + 1, "a int where the schema says Tensor for aten.add.Tensor"),
        ((1, 2, 3), lambda t: t.max(0), "3 values for 2 results"),
        ("x", lambda t: gs.split(t, 1), "a str where the schema says Tensor"),
    ],
)
def test_results_of_the_wrong_kind_or_number_are_named(
    result: Any, call: Any, message: str
) -> None:
    class Wrong(TwoTensor):
        __torch_function__ = _disabled_torch_function_impl

        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return result

    with pytest.raises(RuntimeError, match=message):
        call(Wrong(gs.ones(2), gs.ones(2)))


def test_a_view_that_is_its_base_is_refused() -> None:
    class Lazy(TwoTensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return args[0]

    t = Lazy(gs.ones(2), gs.ones(2))
    with pytest.raises(RuntimeError, match="its argument itself; a view has to be a new tensor"):
        t.view(-1)


def test_disabled_handlers_make_plain_tensors_of_instances() -> None:
    class Off(Logging):
        __torch_dispatch__ = staticmethod(_disabled_torch_dispatch_impl)

    Logging.seen.clear()
    t = gs.Tensor._make_subclass(Off, gs.ones(2))
    assert gs.equal(t + 1, gs.full((2,), 2.0))
    assert Logging.seen == []


def test_a_handler_may_leave_a_call_to_tensors_own() -> None:
    names: list[str] = []

    class Passing(gs.Tensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            names.append(func.name())
            return super().__torch_dispatch__(func, types, args, kwargs)

    t = gs.Tensor._make_subclass(Passing, gs.ones(2, 2), True)
    out = t.t() * 2
    out.sum().backward()
    # What the handler answers stays what it is: a class with its own has no other handler that changes it.
    assert names == ["aten::t"]
    assert type(out) is gs.Tensor and t.grad is not None
    assert t.grad.tolist() == [[2, 2], [2, 2]]


def test_an_exception_in_a_handler_restores_the_state() -> None:
    class Failing(TwoTensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            raise ValueError("no")

    t = Failing(gs.ones(2), gs.ones(2))
    with pytest.raises(ValueError, match="no"):
        t + 1
    assert (gs.ones(1, requires_grad=True) * 2).requires_grad


# -- computing with them ------------------------------------------------------------------------------


def test_both_sides_are_computed() -> None:
    t, a, b = two(3, 4)
    assert same(t * 2 + 1, a * 2 + 1, b * 2 + 1)
    assert same(t.sum(0), a.sum(0), b.sum(0))
    assert same(gs.cat([t, t]), gs.cat([a, a]), gs.cat([b, b]))
    assert same(t.transpose(0, 1), a.transpose(0, 1), b.transpose(0, 1))
    assert same(t[1:, 2], a[1:, 2], b[1:, 2])
    values, indices = t.max(1)
    assert same(values, a.max(1)[0], b.max(1)[0]) and type(indices) is TwoTensor
    assert same(F.softmax(t, 1), F.softmax(a, 1), F.softmax(b, 1))
    assert [type(part) for part in gs.split(t, 2)] == [TwoTensor, TwoTensor]


def test_in_place_changes_return_the_tensor_and_count() -> None:
    t, a, b = two(3)
    expected = a + 1, b + 1
    assert t.add_(1) is t
    assert same(t, *expected)
    assert t._version == 1
    view = t[:2]
    assert view._base is t
    view.zero_()
    assert t._version == view._version == 2
    assert t.a[:2].tolist() == [0, 0]
    out = TwoTensor(gs.empty(3), gs.empty(3))
    assert gs.add(t, 1, out=out) is out
    assert same(out, t.a + 1, t.b + 1)


def test_gradients_flow_through_wrappers() -> None:
    t, a, b = two(3, 2)
    t.requires_grad_()
    for leaf in (a, b):
        leaf.requires_grad_()
    ((t * t).sum(1).exp() * 3).sum().backward()
    for leaf in (a, b):
        ((leaf * leaf).sum(1).exp() * 3).sum().backward()
    assert a.grad is not None and b.grad is not None
    assert same(t.grad, a.grad, b.grad)
    (g,) = gs.autograd.grad(t.sin().sum(), t)
    assert same(g, a.cos().detach(), b.cos().detach())


class Squared(gs.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return 2 * x * grad


def _with_hooks(x: Any) -> Any:
    with gs.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
        return x.exp() * x


def _hooked(x: Any) -> Any:
    y = x * 2
    y.retain_grad()
    y.register_hook(lambda grad: grad * 3)
    return y


PROGRAMS = {
    "broadcasting": lambda x: (x * x.sum(0)) / (x.exp() + 1),
    "indexing": lambda x: x[gs.tensor([0, 0, 1])] * x[:, 1].sum(),
    "joining": lambda x: gs.cat([x, x.t().reshape(2, 3)]).pow(2),
    "saved outputs": lambda x: gs.softmax(x, 1) * x.sigmoid().tanh(),
    "several results": lambda x: x.max(1)[0] * x.std(),
    "normalisation": lambda x: F.layer_norm(x, (3,)) * gs.arange(3.0),
    "cross entropy": lambda x: F.cross_entropy(x, gs.tensor([0, 2])),
    "convolution": lambda x: F.conv1d(x[None], gs.ones(2, 2, 2)).pow(2),
    "in place": lambda x: (x * 1).mul_(2).exp_(),
    "custom function": Squared.apply,
    "hooks on saved tensors": _with_hooks,
    "hooks": _hooked,
    "checkpoint": lambda x: checkpoint(lambda v: v.exp() * v, x, use_reentrant=False),
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_gradients_of_wrappers_are_those_of_their_parts(program: str) -> None:
    t, a, b = two(2, 3)
    for leaf in (t, a, b):
        leaf.requires_grad_()
        PROGRAMS[program](leaf).sum().backward()
    assert type(t.grad) is TwoTensor
    assert a.grad is not None and b.grad is not None
    assert gs.allclose(t.grad.a, a.grad) and gs.allclose(t.grad.b, b.grad)


def test_histories_of_views_of_wrappers_are_not_rewritten() -> None:
    t, a, _ = two(2, 3)
    y = t.requires_grad_() * 1
    view = y[0]
    with pytest.raises(NotImplementedError, match=r"view of a TwoTensor.*Change it out of place"):
        view.mul_(2)
    assert gs.equal(y.a, a) and y._version == 0
    y.mul_(2)
    with pytest.raises(NotImplementedError, match="after its base was changed in place"):
        view * 2


def test_copies_of_wrappers() -> None:
    t, a, b = two(3)
    copied = copy.deepcopy(t)
    assert same(copied, a, b) and copied.a is not a
    with pytest.raises(RuntimeError, match="without elements"):
        pickle.dumps(t)


class InSlots(gs.Tensor):
    __slots__ = ("inner", "__private", "empty")
    inner: gs.Tensor

    @staticmethod
    def __new__(cls, inner: gs.Tensor) -> InSlots:
        out = gs.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)
        assert isinstance(out, InSlots)
        out.inner, out.__private = inner, 1
        return out

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        given, named = tree_map_only(cls, lambda t: t.inner, (args, kwargs or {}))
        return tree_map_only(gs.Tensor, cls, func(*given, **named))


def test_wrappers_that_keep_their_tensor_in_a_slot_have_gradients() -> None:
    x = gs.arange(4.0).view(2, 2)
    t = InSlots(x).requires_grad_()
    (gs.softmax(t @ t.t(), 1) * t).sum().backward()  # saves an output, and views
    plain = x.clone().requires_grad_()
    (gs.softmax(plain @ plain.t(), 1) * plain).sum().backward()
    assert type(t.grad) is InSlots and plain.grad is not None
    assert gs.allclose(t.grad.inner, plain.grad)


class WithSlots(gs.Tensor):
    __slots__ = ("label", "__private", "empty")


@pytest.mark.parametrize("device", ["cpu", "meta"])
@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t)), saved_and_loaded],
    ids=["copy", "deepcopy", "pickle", "save"],
)
def test_copies_have_what_is_in_slots_of_the_class(copied: Any, device: str) -> None:
    t = gs.ones(2, device=device).as_subclass(WithSlots)
    t.label, t._WithSlots__private, t.other = ["a"], 1, 2  # type: ignore[attr-defined]
    out = copied(t)
    assert type(out) is WithSlots and not hasattr(out, "empty")
    assert (out.label, out._WithSlots__private, out.other) == (["a"], 1, 2)


def test_double_backward_through_wrappers() -> None:
    t, a, _ = two(3)
    t.requires_grad_()
    (g,) = gs.autograd.grad((t**3).sum(), t, create_graph=True)
    (h,) = gs.autograd.grad(g.sum(), t)
    assert gs.allclose(h.a, 6 * a)


def test_training_steps_with_wrapped_parameters_equal_plain_ones() -> None:
    def train(weight: Any, bias: Any, x: Any, y: Any) -> Any:
        for _ in range(5):
            hidden = gs.tanh(F.linear(x, weight, bias))
            loss = F.mse_loss(hidden, y)
            loss.backward()
            with gs.no_grad():
                for parameter in (weight, bias):
                    parameter -= 0.1 * parameter.grad
                    parameter.grad = None
        return weight, bias, loss

    gs.manual_seed(1)
    w, c, x, y = gs.randn(4, 3), gs.randn(4), gs.randn(8, 3), gs.randn(8, 4)
    pairs = [TwoTensor(t.clone(), t.clone() * 2) for t in (w, c, x, y)]
    wrapped = train(*map(gs.nn.Parameter, pairs[:2]), *pairs[2:])
    for side, factor in (("a", 1), ("b", 2)):
        plain = train(
            gs.nn.Parameter(w * factor), gs.nn.Parameter(c * factor), x * factor, y * factor
        )
        for mine, theirs in zip(wrapped, plain, strict=True):
            assert gs.allclose(getattr(mine, side), theirs.detach())


def test_a_wrapped_parameter_keeps_its_class() -> None:
    t, *_ = two(3)
    parameter = gs.nn.Parameter(t)
    assert type(parameter) is TwoTensor and parameter.requires_grad and parameter.is_leaf
    assert isinstance(parameter, gs.nn.Parameter)
    assert not isinstance(t, gs.nn.Parameter)


def test_plain_results_of_a_quantised_tensor() -> None:
    gs.manual_seed(0)
    w, x = gs.randn(4, 3), gs.randn(2, 3, requires_grad=True)
    q = Quantised.of(w)
    out = F.linear(x, q)
    assert type(out) is gs.Tensor
    assert gs.allclose(out, x @ w.t(), atol=0.1)
    out.sum().backward()
    assert x.grad is not None
    assert gs.allclose(x.grad, q.dequantised().sum(0).expand(2, 3), atol=1e-5)


def test_modes_are_asked_before_classes() -> None:
    order: list[str] = []

    class Mode(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            order.append(f"mode {func} {[kind.__name__ for kind in types]}")
            return func(*args, **(kwargs or {}))

    class Noting(TwoTensor):
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            order.append("class")
            return super().__torch_dispatch__(func, types, args, kwargs)

    t = Noting(gs.ones(2), gs.ones(2))
    with Mode():
        t + 1
    assert order == ["mode aten.add.Tensor ['Noting']", "class"]


# -- helpers ------------------------------------------------------------------------------------------


def test_traceable_wrappers() -> None:
    t, a, b = two(3)
    assert is_traceable_wrapper_subclass(t)
    assert not is_traceable_wrapper_subclass(a)
    assert not is_traceable_wrapper_subclass(Quantised.of(a))
    assert same(transform_subclass(t, lambda _, inner: inner * 2), a * 2, b * 2)


def test_aliasing_is_corrected_by_the_schema() -> None:
    t, a, _ = two(3)
    aten = gs.ops.aten
    fresh = TwoTensor(a, a)
    assert return_and_correct_aliasing(aten.add_.Tensor, (t, 1), {}, fresh) is t
    assert return_and_correct_aliasing(aten.add.out, (a, 1), {"out": t}, fresh) is t
    assert return_and_correct_aliasing(aten.add.Tensor, (t, 1), {}, fresh) is fresh
    view = return_and_correct_aliasing(aten.view.default, (t, [3]), {}, fresh)
    assert view is fresh
    t.add_(1)
    assert view._version == 1
    with pytest.raises(TypeError, match="must be an OpOverload"):
        return_and_correct_aliasing(gs.add, (), {}, None)  # type: ignore[arg-type]


def test_a_mode_sees_a_backward_begin_and_end() -> None:
    seen: list[str] = []

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    x = gs.ones(3, requires_grad=True)
    y = (x * 2).sum()
    with Log():
        y.backward()
    assert seen[0] == "aten.ones_like.default"
    assert seen[-1] == "aten.detach.default"
    assert x.grad.tolist() == [2.0, 2.0, 2.0]
