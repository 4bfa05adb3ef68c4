"""What is constructed of wrong arguments, or called with them, is refused in words about those arguments."""

from __future__ import annotations

import errno
import inspect
import random
import traceback
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
import gradsmith.distributed
import gradsmith.distributions
import gradsmith.func
import gradsmith.utils.data
from gradsmith.core.implicit_errors import is_implicit
from gradsmith.core.origin import is_ours
from gradsmith.core.refusing import refuses, refuses_in_constructor

SCHEDULES = gs.optim.lr_scheduler


def public() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every function of the packages whose arguments no schema describes, and every class."""
    for package in (
        gs.nn,
        gs.nn.init,
        gs.nn.utils,
        gs.optim,
        SCHEDULES,
        gs.distributions,
        gs.utils.data,
        gs.func,
    ):
        for name in sorted(getattr(package, "__all__", dir(package))):
            what = getattr(package, name)
            if callable(what) and not name.startswith("_"):
                yield f"{package.__name__}.{name}", what
    yield "compile", gs.compile
    yield "device", gs.device
    yield "Generator", gs.Generator
    yield "Mesh", gs.distributed.Mesh


PUBLIC = dict(public())


def wrong_values() -> list[Any]:
    """Things that hardly any argument may be."""
    numbers = [3, -1, 0, 2.5, float("nan"), 2**40, 2**70, -(2**63), 1j, np.float32(3), np.ones(2)]
    tensors = [
        gs.ones(2, 3),
        gs.ones(()),
        gs.tensor([1, 2]),
        gs.zeros(0),
        gs.ones(2, dtype=gs.complex64),
    ]
    others = [None, "x", "", [], [1, 2], (1,), {}, {"a": 1}, True, object(), len, int, b"x", ...]
    return [*numbers, *tensors, *others, gs.float32, gs.device("cpu"), slice(None), range(3)]


def plausible(parameter: inspect.Parameter) -> Any:
    name = parameter.name
    if "param" in name:
        return [gs.ones(2, requires_grad=True)]
    if name == "optimizer":
        return gs.optim.SGD([gs.ones(2, requires_grad=True)], lr=0.1)
    if name in ("func", "function"):
        return lambda *args: args[0].sum() if args else None
    if name in ("tensor", "input", "loc", "scale", "rate", "probs", "concentration"):
        return gs.ones(2)
    return gs.nn.Linear(2, 2) if name == "module" else 2


def wrong_call(
    function: Callable[..., Any], draw: random.Random
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Arguments of which one or all are wrong."""
    values = wrong_values()
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except ValueError:
        parameters = []
    if not parameters or draw.random() < 0.5:
        return tuple(draw.choice(values) for _ in range(draw.randrange(4))), {}
    needed = [p for p in parameters if p.default is p.empty and p.kind is p.POSITIONAL_OR_KEYWORD]
    args = [plausible(p) for p in needed]
    if args and draw.random() < 0.5:
        args[draw.randrange(len(args))] = draw.choice(values)
    optional = [p.name for p in parameters if p.default is not p.empty]
    kwargs = {draw.choice(optional): draw.choice(values)} if optional else {}
    return tuple(args), kwargs


@pytest.mark.parametrize("name", PUBLIC)
def test_no_accident_reaches_the_program(name: str) -> None:
    """A hundred places compared, added or called what they were given, and left the rest to Python."""
    for number in range(4):
        args, kwargs = wrong_call(PUBLIC[name], random.Random(f"{number} {name}"))
        if any(isinstance(value, int) and value > 2**32 for value in args):
            continue  # sizes that would be worked on for long
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                PUBLIC[name](*args, **kwargs)
        except Exception as error:
            assert not is_implicit(error), f"{name}{args}{kwargs}: {error!r}"
            assert type(error).__module__.partition(".")[0] in ("builtins", "gradsmith")


def test_an_accident_names_the_call_and_its_arguments() -> None:
    with pytest.raises(
        TypeError, match=r"^Dropout\(\): argument 'p' \(position 1\) must be float, not list$"
    ):
        gs.nn.Dropout([])
    with pytest.raises(
        TypeError, match=r"^SGD\(\): argument 'lr' must be float | Tensor, not builtin"
    ):
        gs.optim.SGD([gs.ones(1, requires_grad=True)], lr=len)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^Adam\(\): argument 'betas' must be tuple"):
        gs.optim.Adam([gs.ones(1, requires_grad=True)], betas=0)  # type: ignore[arg-type]
    with pytest.raises(
        TypeError, match=r"^rearrange\(\): argument 'pattern' \(position 2\) must be str"
    ):
        gs.func.rearrange(gs.ones(2), None)
    with pytest.raises(TypeError, match=r"^StepLR\(\)|not an Optimizer"):
        SCHEDULES.StepLR(3, 2)


def test_errors_of_programs_and_of_statements_pass() -> None:
    def mine() -> None:
        raise AttributeError("of mine")

    with pytest.raises(AttributeError, match=r"^of mine$"):
        refuses(mine)()
    number: Any = 3
    with pytest.raises(TypeError, match=r"^'int' object is not callable$"):
        refuses(lambda: number())()
    with pytest.raises(ValueError, match=r"^dropout probability"):
        gs.nn.Dropout(2.0)

    class Mine(gs.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.size = len(3)  # type: ignore[arg-type]

    before = Mine.__init__
    assert refuses_in_constructor(Mine) is Mine and Mine.__init__ is before
    with pytest.raises(TypeError, match=r"^object of type 'int' has no len\(\)$"):
        Mine()


@pytest.mark.parametrize("model", [3, "x", gs.ones(2)])
def test_what_cannot_be_called_is_not_compiled(model: Any) -> None:
    for make in (gs.compile, gs.compile(), lambda what: gs.compile(what, disable=True)):
        with pytest.raises(AssertionError, match="A callable function is expected"):
            make(model)


@pytest.mark.parametrize(
    "options, kind, words",
    [
        ({"mode": "quick"}, RuntimeError, "Unrecognized mode=quick, should be one of: default"),
        ({"options": 3}, TypeError, "'options' must be dict, not int"),
        ({"fullgraph": "x"}, TypeError, "'fullgraph' must be bool, not str"),
        ({"disable": 1}, TypeError, "'disable' must be bool, not int"),
        ({"dynamic": "x"}, TypeError, "'dynamic' must be bool, not str"),
        ({"static_argnums": "0"}, TypeError, "'static_argnums' must be int or a sequence of ints"),
        ({"static_argnums": (2.5,)}, TypeError, "'static_argnums' must be int or a sequence"),
        ({"donate": 2.5}, TypeError, "'donate' must be int or a sequence of ints, not 2.5"),
    ],
)
def test_options_of_compile_are_held_to_their_types(
    options: dict[str, Any], kind: type[Exception], words: str
) -> None:
    for call in (lambda: gs.compile(abs, **options), lambda: gs.compile(**options)):
        with pytest.raises(kind, match=words):
            call()


def test_a_device_has_a_number_for_its_index() -> None:
    for index in ("x", 2.5, True):
        with pytest.raises(TypeError, match=r"argument 'index' \(position 2\) must be int, not"):
            gs.device("cpu", index)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "call",
    [
        lambda: gs.distributions.Normal(0.0, -1.0),
        lambda: gs.optim.Adam([gs.ones(2, requires_grad=True)], betas=(2.0, 0.9)),
        lambda: gs.nn.Conv2d(3, 4, 3, groups=2),
        lambda: gs.nn.init.uniform_(gs.ones(2), 3.0, 1.0),
    ],
    ids=["distribution", "optimizer", "layer", "initialization"],
)
def test_refusals_show_where_they_were_entered_and_where_they_were_raised(call: Any) -> None:
    with pytest.raises((ValueError, RuntimeError)) as caught:
        call()
    frames = traceback.extract_tb(caught.value.__traceback__)
    assert len([frame for frame in frames if is_ours(frame.filename)]) <= 3


def test_what_the_operating_system_refuses_keeps_its_number_and_file() -> None:
    missing = "/nonexistent/file"
    with pytest.raises(FileNotFoundError) as caught:
        gs.load(missing)
    assert caught.value.errno == errno.ENOENT and caught.value.filename == missing

    with pytest.raises(FileNotFoundError) as caught:
        gradsmith.distributed.checkpoint.load(missing)
    assert caught.value.errno == errno.ENOENT


def test_errors_of_methods_name_their_arguments() -> None:
    wrong = r"^expand\(\): argument 'batch_shape' \(position 1\) must be Sequence\[int\], not int$"
    with pytest.raises(TypeError, match=wrong):
        gs.distributions.Normal(gs.zeros(2), 1.0).expand(3)


def test_warnings_that_are_errors_pass() -> None:
    @refuses
    def warned() -> None:
        warnings.warn("mine", stacklevel=2)

    with warnings.catch_warnings(), pytest.raises(UserWarning, match=r"^mine$"):
        warnings.simplefilter("error")
        warned()


def test_a_cause_that_nobody_raised_stays() -> None:
    def raising(_: Any) -> Any:
        raise TypeError("mine") from KeyError("key")

    with pytest.raises(TypeError, match="mine") as caught:
        gs.vmap(raising)(gs.ones(2))
    assert isinstance(caught.value.__cause__, KeyError)
