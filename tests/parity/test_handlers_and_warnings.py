"""What handlers may return and are asked about, data of tensors with handlers, and what is warned of."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from typing import Any

import pytest
from programs import Log, Programs, agree_on, own_words

PROGRAMS = Programs()
program = PROGRAMS.add


def returning(m: Any, result: Any) -> Any:
    """A class of tensors whose handler returns `result`."""

    class Returning(m.Tensor):  # type: ignore[misc, name-defined]
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return result

    return Returning


def warned(call: Callable[[], Any]) -> list[str]:
    """The categories and beginnings of the warnings that `call` gives."""
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        call()
    return [f"{w.category.__name__}: {str(w.message)[:20]}" for w in seen]


@program
def what_handlers_return(m: Any, log: Log) -> None:
    w = m.Tensor._make_wrapper_subclass(returning(m, None), (2,))
    log((w + 2) is None)
    for result in ("text", 3):
        x = m.zeros(1).as_subclass(returning(m, result))
        log.refusal(x.neg, f"Unable to cast {result} to Tensor")


@program
def a_mode_whose_handler_is_a_classmethod(m: Any, log: Log) -> None:
    base: Any = import_module(m.__name__ + ".utils._python_dispatch").TorchDispatchMode

    class Mode(base):  # type: ignore[misc, valid-type]
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return func(*args)

    x = m.tensor(5.0)
    with Mode():
        log.refusal(lambda: x + x, "as a classmethod is not supported, please make it a")


@program
def tensors_in_an_index_are_asked(m: Any, log: Log) -> None:
    class Asked(m.Tensor):  # type: ignore[misc, name-defined]
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return func.__name__

    x, asked = m.ones(2), Asked()
    log(x[asked], x[[asked]], x[asked, 0], x[0, [asked]])
    x[asked] = 1
    x[0] = asked
    log(x)


@program
def data_of_tensors_with_handlers(m: Any, log: Log) -> None:
    class Passing(m.Tensor):  # type: ignore[misc, name-defined]
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return super().__torch_dispatch__(func, types, args, kwargs)

    x = m.empty(2).as_subclass(Passing)
    x.data = m.ones(3)
    log(x.shape, type(x) is Passing)

    class Wrapper(m.Tensor):  # type: ignore[misc, name-defined]
        @staticmethod
        def __new__(cls: Any, inner: Any) -> Any:
            made = m.Tensor._make_wrapper_subclass(cls, inner.shape)
            made.inner = inner
            return made

        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            out = func(*[a.inner if isinstance(a, Wrapper) else a for a in args], **(kwargs or {}))
            return Wrapper(out) if isinstance(out, m.Tensor) else out

    w = Wrapper(m.ones(1))
    w.detach().add_(2)
    log(w._version)
    w.data.add_(2)
    log(w._version)


@program
def wrappers_have_the_place_that_they_are_given(m: Any, log: Log) -> None:
    x = m.zeros(4, 6).t().diagonal(offset=2)
    options = {"strides": x.stride(), "storage_offset": x.storage_offset()}
    w = m.Tensor._make_wrapper_subclass(returning(m, None), x.size(), **options)
    log(w.stride(), w.storage_offset(), w.shape)


@program
def views_of_wrappers_have_sizes_where_handlers_are_disabled(m: Any, log: Log) -> None:
    place = {"strides": (3, 1), "storage_offset": 1}
    w = m.Tensor._make_wrapper_subclass(returning(m, None), (2, 3), **place)
    views: tuple[Callable[[Any], Any], ...] = (
        lambda w: w.view(3, 2),
        lambda w: w.view(m.int32),
        lambda w: w.reshape(-1),
        lambda w: w.t(),
        lambda w: w[0],
        lambda w: w[:, 1:],
        lambda w: w[None].expand(4, 2, 3),
        lambda w: w.diagonal(),
        lambda w: w.unfold(1, 2, 1),
        lambda w: w.as_strided((3,), (1,), 2),
        lambda w: w.detach(),
        lambda w: w.split(1)[1],
        lambda w: w.unbind()[1],
        lambda w: w.contiguous(),
    )
    with m._C._DisableTorchDispatch():
        for view in views:
            r = view(w)
            log(
                type(r) is m.Tensor,
                r.shape,
                r.stride(),
                r.storage_offset(),
                own_words(str(r.dtype)),
            )
        log.refusal(lambda: w.view(5), "shape '[5]' is invalid for input of size 6")
        leaf = m.Tensor._make_wrapper_subclass(returning(m, None), (2, 3), requires_grad=True)
        log(leaf.view(3, 2).grad_fn.name(), leaf.view(3, 2)._base is not None)


def answering(m: Any, answers: dict[str, Any], asked: list[str]) -> Any:
    """A class that says what operators find of its tensors, and declines what it has no answer for."""

    class Answering(m.Tensor):  # type: ignore[misc, name-defined]
        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            asked.append(str(func))
            return answers.get(str(func), NotImplemented)

    return Answering


QUESTIONS: tuple[Callable[[Any, Any], Any], ...] = (
    lambda m, w: tuple(w.shape),
    lambda m, w: tuple(w.size()),
    lambda m, w: w.size(-1),
    lambda m, w: (w.dim(), w.ndim),
    lambda m, w: (w.numel(), w.nelement()),
    lambda m, w: len(w),
    lambda m, w: w.stride(),
    lambda m, w: w.stride(0),
    lambda m, w: w.storage_offset(),
    lambda m, w: w.is_contiguous(),
    lambda m, w: w.is_contiguous(memory_format=m.channels_last),
    lambda m, w: str(w.device),
    lambda m, w: (w.is_cpu, w.is_meta, w.is_cuda),
    lambda m, w: w.get_device(),
    lambda m, w: str(w.layout),
    lambda m, w: w.is_sparse,
    lambda m, w: (w.dtype, w.itemsize, w.requires_grad),
)


@program
def what_classes_say_of_their_tensors(m: Any, log: Log) -> None:
    asked: list[str] = []
    answers = {
        "aten.sym_size.default": (7, 8),
        "aten.dim.default": 2,
        "aten.numel.default": 56,
        "aten.sym_numel.default": 56,
        "aten.sym_stride.default": (8, 1),
        "aten.sym_storage_offset.default": 5,
        "aten.is_contiguous.default": False,
        "aten.is_contiguous.memory_format": True,
        "prim.device.default": m.device("meta"),
        "prim.layout.default": m.sparse_csr,
    }
    kind, declining = answering(m, answers, asked), answering(m, {}, asked)
    make, over = m.Tensor._make_wrapper_subclass, m.Tensor._make_subclass
    tensors = [
        make(kind, (2, 3), dispatch_sizes_strides_policy="sizes"),
        make(kind, (2, 3), dispatch_sizes_strides_policy="strides"),
        make(kind, (2, 3), dispatch_device=True, dispatch_layout=True),
        make(
            kind,
            (2, 3),
            strides=(1, 2),
            storage_offset=4,
            dtype=m.float64,
            device="meta",
            requires_grad=True,
        ),
        make(kind, (2, 3), device="cuda:1"),
        make(kind, (2, 3), device="cuda", layout=m.sparse_coo),
        over(kind, m.ones(2, 3), dispatch_sizes_strides_policy="sizes"),
        over(kind, m.ones(2, 3), True, dispatch_device=True),
    ]
    for number, w in enumerate(tensors):
        for question in QUESTIONS:
            asked.clear()
            if number == 5 and question in QUESTIONS[9:11]:
                continue
            log(own_words(str(question(m, w))), list(asked))
    w = make(declining, (2, 3), dispatch_sizes_strides_policy="sizes", dispatch_device=True)
    for ask in (lambda: w.shape, w.stride, w.is_contiguous, lambda: w.device):
        log.refusal(ask, "Multiple dispatch failed for ")
    log.refusal(
        lambda: make(kind, (2,), dispatch_sizes_strides_policy="x"),
        "Unknown sizes_strides_policy: x; expected 'strides' or 'sizes'",
    )
    log.refusal(lambda: make(kind, (-2, 3)))
    x, ops = m.ones(2, 3).t(), m.ops.aten
    log(ops.sym_size.default(x), ops.size(x), ops.dim(x), ops.sym_stride.default(x), ops.numel(x))
    log(ops.is_contiguous(x), ops.sym_storage_offset.default(x), str(m.ops.prim.device.default(x)))


@program
def deletions(m: Any, log: Log) -> None:
    x = m.ones(2)
    log.refusal(lambda: x.__delitem__(0), "")
    log.refusal(lambda: delattr(x, "data"), "")


@program
def elements_of_three_tensors(m: Any, log: Log) -> None:
    x = m.tensor([[1.0, 2.0], [3.0, 4.0]])
    log(x.map2_(m.tensor([10.0, 20.0]), m.ones(2, 1), lambda own, a, b: own + a - b), x)


@program
def what_is_warned_of(m: Any, log: Log) -> None:
    before = m.is_warn_always_enabled()
    m.set_warn_always(True)
    try:
        b = m.ones(2, requires_grad=True)
        log(m.is_warn_always_enabled(), warned(lambda: (b * b).sum().backward(create_graph=True)))
        log(warned(lambda: m.ones(1, dtype=m.complex64).to(m.float32)))
        log(warned(lambda: m.ones(1, dtype=m.complex64).to(m.complex128)))
        with m.no_grad():
            log(warned(lambda: float(b[0])))
        log(warned(lambda: float(b[0].detach())), len(warned(lambda: float(b[0]))))
        rows = m.ones(5, 7)
        log(warned(lambda: rows[m.tensor([1, 0, 1, 1, 0], dtype=m.uint8)]))
        log(warned(lambda: rows[m.tensor([1, 0, 1, 1, 0], dtype=m.bool)]))
        for count in (1, 2, 20):
            log(warned(lambda count=count: m.var(m.ones(2, 3), dim=0, correction=count)))
        log(warned(lambda: m.std(m.ones(1))))
        for name, shape in (
            ("T", ()),
            ("T", (2,)),
            ("T", (2, 3)),
            ("T", (1, 2, 3)),
            ("mT", ()),
            ("H", ()),
            ("mH", ()),
        ):
            log(name, shape, warned(lambda n=name, s=shape: getattr(m.ones(s), n)))
        down, flat = m.arange(12.0).reshape(3, 4).t(), m.arange(4.0)
        for sequence, values, more in (
            (down, m.ones(4, 2), {}),
            (flat, down, {}),
            (down, down, {"sorter": m.zeros(3, 4, dtype=m.int64).t()}),
            (flat, m.ones(2), {}),
        ):
            log(len(warned(lambda s=sequence, v=values, k=more: m.searchsorted(s, v, **k))))
        log(len(warned(lambda: m.bucketize(down, flat))))
        unit, cube = m.eye(3), m.ones(3, dtype=m.uint8)
        for call in (
            lambda: m.meshgrid(flat),
            lambda: m.meshgrid(flat, indexing="ij"),
            lambda: m.chain_matmul(unit, unit),
            lambda: m.cross(unit, unit),
            lambda: m.cross(unit, unit, dim=0),
            lambda: m.qr(unit),
            lambda: m.cholesky(unit),
            lambda: m.triangular_solve(unit, unit),
            lambda: m.where(cube, unit, unit),
            lambda: m.where(cube > 0, unit, unit),
            lambda: m.range(0, 3),
            lambda: m.cov(m.ones(1)),
            lambda: m.corrcoef(m.ones(2, 1)),
            lambda: m.stft(m.ones(16), 4, return_complex=True),
            lambda: m.stft(m.ones(16), 4, window=m.ones(4), return_complex=True),
            lambda: m.istft(m.ones(3, 5, dtype=m.complex64), 4),
            lambda: m.set_default_tensor_type(m.FloatTensor),
            lambda: m.ones(1).storage(),
            lambda: m.linalg.cholesky(unit),
        ):
            log(len(warned(call)))
    finally:
        m.set_warn_always(before)
    log.refusal(lambda: m.set_warn_always(1), "bool")


@program
def integers_that_are_to_require_grad(m: Any, log: Log) -> None:
    def refused(call: Callable[[], Any]) -> str:
        with pytest.raises(RuntimeError) as caught:
            call()
        return str(caught.value)

    def assigned() -> None:
        m.ones(2, dtype=m.int64).requires_grad = True

    for factory in (m.ones, m.zeros, m.empty):
        log(refused(lambda f=factory: f(2, dtype=m.int64, requires_grad=True)))
    log(refused(lambda: m.tensor([1], requires_grad=True)))
    log(refused(lambda: m.ones(2, dtype=m.int64).requires_grad_()))
    log(refused(assigned))


@program
def where_warnings_point(m: Any, log: Log) -> None:
    rows = m.ones(5, 7)
    for call in (
        lambda: m.var(m.ones(2, 3), dim=-1, correction=20),
        lambda: m.std(m.ones(1)),
        lambda: rows[m.tensor([1, 0, 1, 1, 0], dtype=m.uint8)],
        lambda: m.cov(m.ones(1)),
    ):
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            call()
        log({w.filename == __file__ for w in seen})


@program
def what_deep_copies_are_made_with(m: Any, log: Log) -> None:
    class Elsewhere(m.Tensor):  # type: ignore[misc, name-defined]
        def new_empty(self, *sizes: Any, **options: Any) -> Any:
            return m.zeros(*sizes)

    class Wrapper(m.Tensor):  # type: ignore[misc, name-defined]
        returned: Any = None

        @staticmethod
        def __new__(cls: Any, inner: Any) -> Any:
            made = m.Tensor._make_wrapper_subclass(cls, inner.shape)
            made.inner = inner
            return made

        @classmethod
        def __torch_dispatch__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            out = func(*[a.inner if isinstance(a, Wrapper) else a for a in args], **(kwargs or {}))
            return cls.returned(out) if cls.returned else out

    class Whole(Wrapper):
        pass

    Whole.returned = Whole
    log.refusal(
        lambda: deepcopy(Elsewhere(3)), "__deepcopy__() for non-wrapper subclasses only works"
    )
    log.refusal(
        lambda: deepcopy(Wrapper(m.ones(2))), "__deepcopy__() for wrapper subclasses only works"
    )
    log(type(deepcopy(Whole(m.ones(2)))) is Whole)


@program
def the_order_in_which_gradients_are_added(m: Any, log: Log) -> None:
    base: Any = import_module(m.__name__ + ".utils._python_dispatch").TorchDispatchMode
    results: list[Any] = []

    class Seen(base):  # type: ignore[misc, valid-type]
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            numbers = [next((i for i, r in enumerate(results) if r is a), "-") for a in args]
            log(str(func), numbers)
            results.append(func(*args, **(kwargs or {})))
            return results[-1]

    x = m.tensor([3.0], requires_grad=True)
    y, given = x * x * x, m.tensor([1.0])
    with Seen():
        m.autograd.grad(y, x, given)


@program
def a_hook_that_returns_something(m: Any, log: Log) -> None:
    t = m.ones(2, requires_grad=True)
    t.register_post_accumulate_grad_hook(lambda p: p.grad)
    log.refusal(lambda: t.sum().backward(), "Tensor post accumulate grad hooks should return None.")


@program
def sums_of_no_exponentials(m: Any, log: Log) -> None:
    low = float("-inf")
    for values in ([complex(low, 1), 1], [complex(low, 1), complex(low, 2)], [1j, 2]):
        out = m.logcumsumexp(m.tensor(values, dtype=m.complex64), 0)
        log(out.real, out.imag)


@program
def tensors_of_data_whose_class_has_a_handler(m: Any, log: Log) -> None:
    class Handler:
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return "asked"

    class Kind(m.Tensor):  # type: ignore[misc, name-defined]
        pass

    kind = m.ones(2).as_subclass(Kind)
    for make in (m.tensor, m.as_tensor, m.asarray):
        log.refusal(lambda make=make: make(Handler()), "Could not infer dtype of Handler")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            log(type(make(kind)).__name__)


@program
def asarray_marks_the_tensor_that_it_was_given(m: Any, log: Log) -> None:
    x = m.ones(2)
    log(m.asarray(x, requires_grad=True) is x, x.requires_grad)


@program
def values_that_do_not_fit_where_they_are_stored(m: Any, log: Log) -> None:
    x = m.zeros(2, 3)
    log.refusal(
        lambda: x.__setitem__(x == 0, m.ones(7)),
        "shape mismatch: value tensor of shape [7] cannot be broadcast to indexing result of shape [6]",
    )
    says = "Dimension out of range (expected to be in range of [-3, 2], but got 6)"
    log.refusal(lambda: m.zeros(2, 3, 4)[..., ..., ..., 0], says)


@program
def copies_of_parameters_have_no_gradient(m: Any, log: Log) -> None:
    parameter = m.nn.Parameter(m.ones(2))
    parameter.grad = m.ones(2)
    log(deepcopy(parameter).grad, deepcopy([parameter, parameter])[1].grad)


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])


_WARNED = """
import importlib, sys, warnings
m = importlib.import_module(sys.argv[1])
warnings.simplefilter("always")
x, i = m.zeros(3), m.tensor([0])
for call in (
    lambda: x.scatter(0, i, m.ones(1), reduce="add"),
    lambda: x.scatter_(0, i, 1.0, reduce="multiply"),
    lambda: x.index_reduce(0, i, m.ones(1), "prod"),
    lambda: m.lu(m.eye(3)),
):
    for again in range(2):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            call()
        print(*[w.category.__name__ for w in caught], *[str(w.message)[:30] for w in caught])
"""


def test_what_is_warned_of_once() -> None:
    """Reductions of `scatter`, `index_reduce` and `lu`: each the first time alone."""
    pytest.importorskip("torch")
    said = []
    for module in ("torch", "gradsmith"):
        command = [sys.executable, "-W", "ignore", "-c", _WARNED, module]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        said.append(done.stdout.replace("gradsmith", "torch").splitlines())
    theirs, ours = ([line.split()[:4] for line in lines] for lines in said)
    assert ours == theirs
    assert sum(map(bool, ours)) == 3
