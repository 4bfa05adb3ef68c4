"""What handlers may return and are asked about, data of tensors with handlers, and what is warned of."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from programs import Log, Program, agree_on

PROGRAMS: dict[str, Program] = {}


def program(function: Program) -> Program:
    PROGRAMS[function.__name__.replace("_", " ").strip()] = function
    return function


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
        rows = m.ones(5, 7)
        log(warned(lambda: rows[m.tensor([1, 0, 1, 1, 0], dtype=m.uint8)]))
        log(warned(lambda: rows[m.tensor([1, 0, 1, 1, 0], dtype=m.bool)]))
        for count in (1, 2, 20):
            log(warned(lambda count=count: m.var(m.ones(2, 3), dim=0, correction=count)))
        log(warned(lambda: m.std(m.ones(1))))
    finally:
        m.set_warn_always(before)
    log.refusal(lambda: m.set_warn_always(1), "bool")


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


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])
