"""`opcheck` beside PyTorch's: the same operators, right and wrong, and the verdicts of both.

The operators are those of ``tests/testing/planted_operators.py``, whose source is run with either library.
"""

from __future__ import annotations

import logging
import sys
import types
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import planted_operators as ours
import pytest
from programs import Log, Program, agree_on, gs, log_of, torch

SHARED = ("test_schema", "test_autograd_registration", "test_faketensor")
"""Checks that both libraries make of the same thing; PyTorch's others try its compiler."""

STRICTER = {
    ("write of the same values through NumPy", "test_schema"): "a second run with read-only memory",
    ("write of the same values", "test_schema"): "the version counter tells",
    ("view made from an array", "test_schema"): "such a view counts versions apart",
    ("written argument is not what is returned", "test_schema"): "a result Tensor(a!) is the argument",
    ("forgotten version bump", "test_schema"): "PyTorch does not look at versions",
    ("forgotten version bump of out", "test_schema"): "PyTorch does not look at versions",
    ("composition kept from autograd by a backend kernel", "test_autograd_registration"): "there is no gradient then",
    ("wrong device", "test_faketensor"): "fakes are made on the meta device, not on a feigned one",
    ("fake that mutates", "test_faketensor"): "PyTorch does not look at what fakes write",
}  # fmt: skip
"""What is found here and not by PyTorch, and how."""

ELSEWHERE = {
    ("view made from an array", "test_faketensor"): "PyTorch tells memory apart by storages; test_schema finds it",
    ("gradient registered at a backend key", "test_faketensor"): "test_autograd_registration finds it",
}  # fmt: skip
"""What PyTorch's check finds and ours leaves to another."""


@pytest.fixture(scope="module")
def theirs() -> Iterator[Any]:
    """The module of planted operators, made of PyTorch."""
    file = Path(ours.__file__)
    source = file.read_text(encoding="utf-8")
    source = source.replace("import gradsmith as gs", "import torch as gs").replace(
        "gradsmith.", "torch."
    )
    module = types.ModuleType("planted_operators_of_torch")
    sys.modules[module.__name__] = module  # where its dataclasses look for their module
    exec(compile(source, str(file), "exec"), module.__dict__)
    logging.disable(logging.CRITICAL)  # PyTorch logs what fakes raise, at length
    yield module
    logging.disable(logging.NOTSET)
    del sys.modules[module.__name__]


def verdicts(module: Any, library: Any, number: int, which: str, checks: Any) -> dict[str, bool]:
    """By name of the check whether it passes."""
    case = module.CASES[number]
    found = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for check in checks:
            given = case.args()
            args = tuple(a for a in given if not isinstance(a, tuple))
            kwargs = dict(a for a in given if isinstance(a, tuple))
            with module.registered(case, getattr(case, which)) as operator:
                results = library.library.opcheck(
                    operator, args, kwargs, test_utils=check, raise_exception=False
                )
            found[check] = results[check] == "SUCCESS"
    return found


@pytest.mark.parametrize(
    "number", range(len(ours.CASES)), ids=lambda n: ours.CASES[n].name.replace(" ", "_")
)
def test_verdicts(number: int, theirs: Any) -> None:
    name = ours.CASES[number].name
    for which in ("twin", "fault"):
        mine = verdicts(ours, gs, number, which, SHARED)
        other = verdicts(theirs, torch, number, which, SHARED)
        for check in SHARED:
            if which == "fault" and (name, check) in STRICTER:
                assert (mine[check], other[check]) == (False, True)
            elif which == "fault" and (name, check) in ELSEWHERE:
                assert (mine[check], other[check]) == (True, False)
                assert not all(mine.values()), "some check finds it"
            else:
                assert mine[check] == other[check], (which, check)


def test_differences_are_about_cases_that_there_are() -> None:
    names = {case.name for case in ours.CASES}
    assert {name for name, _ in (*STRICTER, *ELSEWHERE)} <= names


REPRESENTATIVE = (
    "hidden mutation",
    "returns its argument",
    "gradient registered at a backend key",
    "backend kernel made of operators",
    "missing fake",
    "wrong dtype",
    "wrong strides",
    "data-dependent fake",
    "backward needs elements",
)


@pytest.mark.parametrize("name", REPRESENTATIVE)
def test_the_whole_verdict(name: str, theirs: Any) -> None:
    """With the checks that are run by default, PyTorch's compiler among them."""
    number = next(i for i, case in enumerate(ours.CASES) if case.name == name)
    checks = (*SHARED, "test_aot_dispatch_dynamic")
    for which, good in (("fault", False), ("twin", True)):
        assert all(verdicts(ours, gs, number, which, checks).values()) is good
        assert all(verdicts(theirs, torch, number, which, checks).values()) is good


def test_a_slice_by_numbers() -> None:
    """Where the sizes end before the numbers do, the slice is shorter than its fake says, which knows only these."""

    def program(lib: Any, log: Log) -> None:
        def crop(picture, box):
            return lib.from_numpy(picture.numpy()[box[0] : box[2], box[1] : box[3]].copy())

        crop.__annotations__ = {"picture": lib.Tensor, "box": list[int], "return": lib.Tensor}
        op = lib.library.custom_op("checks::crop", crop, mutates_args=())
        op.register_fake(lambda p, box: p.new_empty((box[2] - box[0], box[3] - box[1])))
        log(lib.library.opcheck(op, (lib.ones(5, 6), [0, 1, 2, 4])))
        op.register_fake(lambda p, box: p.new_empty((box[2], box[3] - box[1])))
        log.refusal(lambda: bool(lib.library.opcheck(op, (lib.ones(5, 6), [1, 1, 2, 4]))), "shape")

    ours, theirs = log_of(gs, program), log_of(torch, program)
    assert ours[0][0].keys() <= theirs[0][0].keys()
    assert set(ours[0][0].values()) == {"SUCCESS"} and ours[1][:2] == theirs[1][:2]


# -- custom_op, and how opcheck is called -------------------------------------------------------------


def checked(lib: Any, log: Log, op: Any, *args: Any, **kwargs: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        results = lib.library.opcheck(op, args, kwargs, test_utils=SHARED, raise_exception=False)
    log([(name, result == "SUCCESS") for name, result in results.items()])


def custom_ops(lib: Any, log: Log) -> None:
    from_numpy = lib.from_numpy

    @lib.library.custom_op(
        "checked_both::scale", mutates_args=(), schema="(Tensor x, float factor) -> Tensor"
    )
    def scale(x: Any, factor: Any) -> Any:
        return from_numpy(x.detach().numpy() * factor)

    x = lib.ones(2, 3, requires_grad=True)
    checked(lib, log, scale, x, 2.0)
    scale.register_fake(lambda x, factor: lib.empty_like(x))
    checked(lib, log, scale, x, 2.0)
    checked(lib, log, scale._opoverload, x.detach(), 2.0)

    @lib.library.custom_op(
        "checked_both::add_to", mutates_args=("x",), schema="(Tensor(a!) x, Tensor y) -> ()"
    )
    def add_to(x: Any, y: Any) -> None:
        x.add_(y)

    checked(lib, log, add_to, lib.ones(3), lib.ones(3))

    @lib.library.custom_op("checked_both::hidden", mutates_args=(), schema="(Tensor x) -> Tensor")
    def hidden(x: Any) -> Any:
        x.detach().numpy()[...] += 1
        return from_numpy(x.detach().numpy().copy())

    hidden.register_fake(lambda x: lib.empty_like(x))
    checked(lib, log, hidden, lib.ones(3))


def calls(lib: Any, log: Log) -> None:
    opcheck = lib.library.opcheck
    sin, add = lib.ops.aten.sin, lib.ops.aten.add
    x = lib.ones(3)
    log(sorted(opcheck(sin.default, (x,), test_utils=SHARED)))
    log(opcheck(sin.default, (), {"self": x}, test_utils="test_schema"))
    log.refusal(lambda: opcheck(add, (x, x)), "without overloads")
    log.refusal(lambda: opcheck(lib.sin, (x,)), "op must be instance of")
    log.refusal(lambda: opcheck(sin.default, (x,), test_utils="test_all"), "subset of")
    log.refusal(lambda: opcheck(sin.default, (x,), test_utils=("test_schema", "x")), "subset of")
    log.refusal(lambda: opcheck(sin.default, (x,), rtol=1.0), "you must specify both")


def words(lib: Any, log: Log) -> None:
    library = lib.library.Library("words_both", "FRAGMENT")

    class Recording(lib.autograd.Function):  # type: ignore[misc, name-defined]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x.clone()

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad

    def twice(x: Any) -> Any:
        y = x.clone()
        return y, y.view(-1)

    schema, registration, fake = SHARED
    dynamic = "test_aot_dispatch_dynamic"
    written = "(Tensor(a!) x) -> Tensor(a!)"
    plain = "(Tensor x) -> Tensor"
    kernels: dict[str, tuple[str, Any, Any, str, str]] = {
        "changes": (plain, lambda x: x.sin_().clone(), None, schema, "Argument x is not defined as mutable but was mutated"),
        "itself": (plain, lambda x: x, None, schema, "Argument x is not defined to alias output but was aliasing"),
        "twice": ("(Tensor x) -> (Tensor, Tensor)", twice, None, schema, "Outputs 0 and 1 alias unexpectedly"),
        "records": (plain, Recording.apply, None, registration, "does not have an autograd kernel defined at an autograd key"),
        "without": (plain, lambda x: x.detach().clone(), None, fake, "words_both.without.default"),
        "sizes": (plain, lambda x: x.clone(), lambda x: x.new_empty(7), fake, "Shapes gradsmith.Size([3]) and gradsmith.Size([7]) are not equal!"),
        "kinds": (plain, lambda x: x.clone(), lambda x: x.new_empty(3, dtype=lib.int8), fake, "Dtypes gradsmith.float32 and gradsmith.int8 are not equal!"),
        "returns": (written, lambda x: x.sin_(), lambda x: x, dynamic, f"Found a custom (non-ATen) operator whose output has alias annotations: words_both::returns{written}"),
        "views": ("(Tensor(a) x) -> Tensor(a)", lambda x: x.view(-1), lambda x: x.view(-1), dynamic, "operator whose output has alias annotations"),
    }  # fmt: skip
    for name, (declared, kernel, meta, check, says) in kernels.items():
        library.define(name + declared)
        library.impl(name, kernel, "CPU")
        if meta is not None:
            library.impl(name, meta, "Meta")
        x = lib.ones(3, requires_grad=name == "records")
        operator = getattr(lib.ops.words_both, name).default
        log.refusal(
            lambda o=operator, x=x, c=check: lib.library.opcheck(o, (x,), test_utils=c), says
        )


@pytest.mark.parametrize("program", [custom_ops, calls, words], ids=lambda p: p.__name__)
def test_programs(program: Program) -> None:
    agree_on(program)
