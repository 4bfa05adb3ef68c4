"""Wrapper subclasses keep their class in forward mode, in custom functions, and in views made without handlers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402
import gradsmith.autograd.forward_ad  # noqa: E402
import gradsmith.overrides  # noqa: E402
import gradsmith.utils._pytree  # noqa: E402


def wrapper_class(lib: Any) -> Any:
    """A class that holds a tensor and makes every call with that."""
    tree_map = lib.utils._pytree.tree_map

    class Wrapper(lib.Tensor):  # type: ignore[misc,name-defined]
        held: Any

        @staticmethod
        def __new__(cls, held: Any) -> Any:
            out = lib.Tensor._make_wrapper_subclass(
                cls,
                held.size(),
                strides=held.stride(),
                storage_offset=held.storage_offset(),
                dtype=held.dtype,
            )
            out.held = held
            return out

        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            args, kwargs = tree_map(
                lambda x: x.held if isinstance(x, Wrapper) else x, (args, kwargs or {})
            )
            return tree_map(
                lambda x: Wrapper(x) if isinstance(x, lib.Tensor) else x, func(*args, **kwargs)
            )

    return Wrapper


def shown(tensor: Any) -> tuple[str, list[float]] | None:
    """The name of its class and its elements."""
    if tensor is None:
        return None
    elements = getattr(tensor, "held", tensor).detach()
    return type(tensor).__name__, [round(x, 4) for x in elements.reshape(-1).tolist()]


def numbers(lib: Any, *size: int) -> Any:
    return lib.arange(1.0, 1 + lib.Size(size).numel()).reshape(size) / 7


FUNCTIONS: dict[str, tuple[Callable[..., Any], tuple[tuple[int, ...], ...]]] = {
    "sin": (lambda lib, x: x.sin(), ((3,),)),
    "conj_physical": (lambda lib, x: lib.conj_physical(x), ((2, 2),)),
    "frac": (lambda lib, x: lib.frac(x), ((2, 3),)),
    "mul": (lambda lib, x, y: x * y, ((3,), (2, 3))),
    "max": (lambda lib, x: lib.max(x, 0), ((3, 2),)),
    "median": (lambda lib, x: lib.median(x), ((5,),)),
    "matrix_exp": (lambda lib, x: lib.matrix_exp(x), ((2, 2),)),
    "clamp": (lambda lib, x, low, high: lib.clamp(x, low, high), ((3,), (3,), (3,))),
    "glu": (lambda lib, x: lib.nn.functional.glu(x, 0), ((4,),)),
    "ldexp": (lambda lib, x, y: lib.ldexp(x, y), ((3,), (3,))),
    "addr": (lambda lib, x, y, z: lib.addr(x, y, z), ((2, 3), (2,), (3,))),
    "svd": (lambda lib, x: lib.linalg.svdvals(x), ((2, 3),)),
    "bce": (
        lambda lib, x, y: lib.nn.functional.binary_cross_entropy_with_logits(x, y),
        ((3,), (3,)),
    ),
    "max_pool": (lambda lib, x: lib.nn.functional.max_pool1d(x[None], 2), ((2, 4),)),
    "linear": (lambda lib, x, w: lib.nn.functional.linear(x, w), ((2, 3), (4, 3))),
}


def duals(lib: Any, name: str, wrapped: tuple[bool, bool]) -> list[Any]:
    """Outputs and tangents, where the last input, its tangent or both are wrapped."""
    function, sizes = FUNCTIONS[name]
    forward_ad = lib.autograd.forward_ad
    Wrapper = wrapper_class(lib)
    found: list[Any] = []
    with forward_ad.dual_level():
        inputs = []
        for i, size in enumerate(sizes):
            primal, tangent = numbers(lib, *size), numbers(lib, *size).cos()
            if i == len(sizes) - 1:
                primal = Wrapper(primal) if wrapped[0] else primal
                tangent = Wrapper(tangent) if wrapped[1] else tangent
            inputs.append(forward_ad.make_dual(primal, tangent))
        for out in lib.utils._pytree.tree_leaves(function(lib, *inputs)):
            primal, tangent = forward_ad.unpack_dual(out)
            found += [shown(primal), shown(tangent)]
    return found


@pytest.mark.parametrize(
    "wrapped", [(False, True), (True, False), (True, True)], ids=["tangent", "primal", "both"]
)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_tangents_keep_their_class(name: str, wrapped: tuple[bool, bool]) -> None:
    assert duals(gs, name, wrapped) == duals(torch, name, wrapped)


def returned_inputs(lib: Any) -> list[Any]:
    """What custom functions make of inputs that they return."""

    class Sub(lib.Tensor):  # type: ignore[misc,name-defined]
        pass

    class Same(lib.autograd.Function):  # type: ignore[misc,name-defined]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad

    class Unchanged(Same):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.mark_non_differentiable(x)
            return x

    class Product(lib.autograd.Function):  # type: ignore[misc,name-defined]
        @staticmethod
        def forward(ctx: Any, x: Any, y: Any) -> Any:
            ctx.save_for_backward(x, y)
            return x * y, x

        @staticmethod
        def backward(ctx: Any, grad: Any, grad_x: Any) -> Any:
            x, y = ctx.saved_tensors
            return grad * y + grad_x, grad * x

    Wrapper = wrapper_class(lib)
    found: list[Any] = []
    for kind in (Wrapper, lambda x: x.as_subclass(Sub)):
        for needs in (True, False):
            for function in (Same, Unchanged):
                out = function.apply(kind(numbers(lib, 3)).requires_grad_(needs))
                found.append((shown(out), out.requires_grad, out.is_leaf))
        x, y = kind(numbers(lib, 3)).requires_grad_(), numbers(lib, 3).requires_grad_()
        outs = Product.apply(x, y)
        found += map(shown, outs)
        found += map(shown, lib.autograd.grad(outs, [x, y], [kind(numbers(lib, 3))] * 2))
    return found


def test_custom_functions_return_inputs_in_their_class() -> None:
    assert returned_inputs(gs) == returned_inputs(torch)


def views_without_handlers(lib: Any) -> list[Any]:
    """Sizes, strides and offsets of views of views of a wrapper, which has no elements."""
    aten = lib.ops.aten
    wrapped = wrapper_class(lib)(numbers(lib, 6, 15))
    with lib._C._DisableTorchDispatch():
        rows = aten.slice.Tensor(wrapped, 0, 1, 3)
        part = aten.slice.Tensor(rows, 1, 5, 10)
        views = [rows, part, part.t(), aten.select.int(part, 0, 1), aten.diagonal.default(part)]
        return [(tuple(v.shape), v.stride(), v.storage_offset()) for v in views]


def test_views_of_views_without_handlers() -> None:
    assert views_without_handlers(gs) == views_without_handlers(torch)


def refused(lib: Any) -> None:
    """There is no handler whose beginning the block could go back to."""
    block = lib.overrides.enable_reentrant_dispatch()
    with pytest.raises(RuntimeError, match="outside of '__torch_dispatch__'"):
        block.__enter__()


def recorded_in_handlers(lib: Any) -> list[Any]:
    """What a handler's own calls record, in the block that lets them and after it."""
    found: list[Any] = []

    class Handler(wrapper_class(lib)):  # type: ignore[misc]
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            with lib.overrides.enable_reentrant_dispatch():
                leaf = lib.ones(2, requires_grad=True)
                (leaf * 3).sum().backward()
                found.append(leaf.grad.tolist())
                refused(lib)
            found.append((leaf * 3).requires_grad)
            return super().__torch_dispatch__(func, types, args, kwargs)

    Handler(numbers(lib, 2)).sin()
    with lib._C._ExcludeDispatchKeyGuard(lib._C.DispatchKeySet(lib._C.DispatchKey.Sparse)):
        Handler(numbers(lib, 2)).cos()
    found.append((lib.ones(2, requires_grad=True) * 3).requires_grad)
    refused(lib)
    return found


def test_handlers_record_where_they_say_so() -> None:
    assert recorded_in_handlers(gs) == recorded_in_handlers(torch)


IN_PLACE: dict[str, Callable[[Any], Any]] = {
    "t_": lambda x: x.t_(),
    "transpose_": lambda x: x.transpose_(0, 1),
    "unsqueeze_": lambda x: x.unsqueeze_(1),
    "squeeze_": lambda x: x.unsqueeze(0).squeeze_(0),
    "swapaxes_": lambda x: x.swapaxes_(0, 1),
    "as_strided_": lambda x: x.as_strided_((2, 2), (3, 1)),
}


@pytest.mark.parametrize("name", IN_PLACE)
def test_views_in_place_change_what_a_wrapper_holds(name: str) -> None:
    x = IN_PLACE[name](wrapper_class(gs)(numbers(gs, 2, 3)))
    expected = IN_PLACE[name](numbers(gs, 2, 3))
    assert x.shape == x.held.shape == expected.shape
    assert gs.equal(x.held, expected)


COMPOSITES: dict[str, Callable[[Any, Any], Any]] = {
    "householder_product": lambda lib, x: lib.linalg.householder_product(x, x[0]),
    "lu_solve": lambda lib, x: lib.linalg.lu_solve(*lib.linalg.lu_factor(x), x, adjoint=True),
    "stft": lambda lib, x: lib.stft(x.reshape(9), 4, window=lib.ones(4), return_complex=True).real,
    "rot90": lambda lib, x: lib.rot90(x, 1, (0, 1)),
    "linear": lambda lib, x: lib.nn.functional.linear(x[0], x),
    "matmul": lambda lib, x: x[0] @ x,
    "kron": lambda lib, x: lib.kron(x, x),
}


@pytest.mark.parametrize("name", COMPOSITES)
def test_composites_of_wrappers_hold_their_values(name: str) -> None:
    def found(lib: Any) -> Any:
        x = numbers(lib, 3, 3) + lib.eye(3)
        return COMPOSITES[name](lib, wrapper_class(lib)(x)).held.contiguous()

    ours, theirs = found(gs), found(torch)
    assert ours.shape == theirs.shape
    assert ours.numpy() == pytest.approx(theirs.numpy(), abs=1e-4)
