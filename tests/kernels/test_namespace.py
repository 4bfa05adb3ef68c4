"""Kernels take NumPy from one place that a backend can choose, and ask arrays for no values.

They are loaded a second time over a stand-in for NumPy (`recording`), and every declared operator runs its
samples, and their gradients, on them.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import gradsmith as gs
from gradsmith.core.namespace import kept
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.operators.loading import load_kernels
from gradsmith.testing.declarations import declaration_of, declared_operators
from gradsmith.testing.samples import NoSamples, Sample, samples
from tests.kernels.recording import Recorder, arrays_kept, is_kernel, serving

DTYPES = (gs.float32, gs.float64, gs.complex64, gs.int64)
DATA_DEPENDENT = {"data_dependent_output", "dynamic_output_shape"}
LEFT: dict[str, str] = tomllib.loads(
    Path(__file__).with_name("host_values.toml").read_text(encoding="utf-8")
)["functions"]
"""Functions of kernels that cannot do without values, and why."""


def _calls() -> Iterator[Sample]:
    for operator in declared_operators():
        declaration = declaration_of(operator)
        if {"variant_of", "alias_of"} & set(declaration):
            continue  # the same kernels again
        for dtype in DTYPES:
            try:
                yield from samples(operator, dtype=dtype, requires_grad=dtype is not gs.int64)
            except (NoSamples, RuntimeError, NotImplementedError, ValueError):
                continue  # said by the operator's own tests


def _outcome(sample: Sample) -> list[Any] | None:
    """Results and gradients as arrays; None if the call is refused."""
    sample = sample.map(lambda t: t.detach().clone().requires_grad_(t.requires_grad))
    try:
        results = list(_tensors(sample.call()))
    except (ArithmeticError, LookupError, RuntimeError, TypeError, ValueError):
        return None
    leaves = [t for _, t in sample.tensors() if t.requires_grad]
    outs = [t for t in results if t.requires_grad]
    if leaves and outs:
        weights = [gs.full_like(t, 0.5) for t in outs]
        try:
            results += gs.autograd.grad(outs, leaves, weights, allow_unused=True)
        except (RuntimeError, NotImplementedError):
            pass  # a derivative that does not exist, with either kernels
    return [None if t is None else t.detach().numpy(force=True) for t in results]


def _tensors(value: Any) -> Iterator[gs.Tensor]:
    if isinstance(value, gs.Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _tensors(item)


class Outcome:
    """What running all samples on the recorder's kernels showed."""

    def __init__(self) -> None:
        self.recorder = Recorder()
        self.different: list[str] = []
        calls = [(sample, _outcome(sample)) for sample in _calls()]
        with serving(self.recorder):
            for sample, expected in calls:
                if expected is not None and not _agree(sample, expected, _outcome(sample)):
                    self.different.append(str(sample))
        self.calls = len(calls)


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    with np.errstate(all="ignore"):
        return Outcome()


def _agree(sample: Sample, expected: list[Any], found: list[Any] | None) -> bool:
    if found is None or len(found) != len(expected):
        return False
    # Of tensors that nobody has filled, only shape and dtype are defined.
    undefined = re.search("uninitialized|hold whatever", declaration_of(sample.operator)["doc"])
    for ours, theirs in zip(found, expected):
        if ours is None or theirs is None:
            if ours is not theirs:
                return False
            continue
        if ours.shape != theirs.shape or ours.dtype != theirs.dtype:
            return False
        if not undefined and not np.allclose(ours, theirs, rtol=1e-4, atol=1e-5, equal_nan=True):
            return False
    return True


def test_the_second_loading_computes_the_same(outcome: Outcome) -> None:
    # `certain` answers what a backend answers that traces: `otherwise`.
    assert outcome.calls > 1000
    assert outcome.different == []


def test_no_private_name_is_asked_for(outcome: Outcome) -> None:
    assert len(outcome.recorder.names) > 100
    assert outcome.recorder.refused == set()


def test_no_array_outlives_a_call(outcome: Outcome) -> None:
    assert arrays_kept(outcome.recorder) == []


def test_values_are_asked_for_by_certain_only(outcome: Outcome) -> None:
    uses: dict[str, list[bool]] = defaultdict(list)
    for operator in REGISTRY.values():
        for kernel in operator.kernels.values():
            if isinstance(kernel.function, str):
                uses[kernel.function].append(bool(DATA_DEPENDENT & set(operator.traits.tags)))
    by_nature = {kernel for kernel, tagged in uses.items() if all(tagged)}
    asking = {q for q in outcome.recorder.questions if q.kernel not in by_nature}
    unexpected = {q for q in asking if q.function not in LEFT}
    assert unexpected == set()
    assert set(LEFT) - {q.function for q in asking} == set(), "these do without values now"
    assert all(reason.strip() for reason in LEFT.values())
    assert outcome.recorder.certain


# -- what samples do not reach ---------------------------------------------------------------------------


def _kernel_sources(repository: Path) -> list[Path]:
    return sorted((repository / "runtime" / "operators").rglob("*.py"))


def test_sources_name_nothing_private_of_numpy(repository: Path) -> None:
    for file in _kernel_sources(repository):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            where = f"{file.name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Attribute):
                of_numpy = ast.unparse(node).startswith(("np.", "host."))
                assert not of_numpy or not node.attr.startswith("_"), where
                assert ast.unparse(node) not in ("np.core", "host.core"), where
            if isinstance(node, ast.Constant):
                assert node.value != "_implementation", where
            if file.name != "namespace.py" and isinstance(node, (ast.Import, ast.ImportFrom)):
                modules = [getattr(node, "module", None), *(alias.name for alias in node.names)]
                assert not any((name or "").startswith("numpy") for name in modules), where


def test_every_kernel_module_loads_over_another_namespace(repository: Path) -> None:
    kernels = Recorder().kernels
    for file in _kernel_sources(repository):
        name = ".".join(file.relative_to(repository / "runtime").with_suffix("").parts)
        if is_kernel("." + name) and file.stem not in ("__init__", "loading"):
            assert kernels.module(f"gradsmith.{name}").__file__ == str(file)


# -- load_kernels ------------------------------------------------------------------------------------------


class Fewer:
    """A namespace of some of NumPy's names."""

    ndarray, dtype = np.ndarray, np.dtype

    def __init__(self, *names: str) -> None:
        vars(self).update((name, getattr(np, name)) for name in names)


def test_numpys_own_kernels_are_untouched() -> None:
    from gradsmith.core import namespace
    from gradsmith.operators.pointwise import selection

    kernels = load_kernels(Fewer("where", "int32", "int64"))
    other = kernels.module("gradsmith.operators.pointwise.selection")
    assert other is not selection and other is kernels.module(
        "gradsmith.operators.pointwise.selection"
    )
    assert selection.np is namespace.np is namespace.host
    assert selection.np.ndarray is np.ndarray and selection.np.where is np.where.__wrapped__
    assert other.np is kernels.np is not np
    assert (
        kernels.module("gradsmith.core.errors")
        is __import__("sys").modules["gradsmith.core.errors"]
    )


def test_a_name_that_the_namespace_lacks_is_an_error() -> None:
    kernels = load_kernels(Fewer("int32", "int64"))
    with pytest.raises(AttributeError, match="'add'"):
        kernels.function("np.add")
    with pytest.raises(AttributeError, match="has no attribute"):
        kernels.function(".pointwise.choice:where")(np.ones(2, bool), np.ones(2), np.ones(2))


def test_names_of_the_namespace_can_be_replaced() -> None:
    kernels = load_kernels(np, certain=lambda value, otherwise: otherwise)
    checked = kernels.function(".loss.loss:binary_cross_entropy")
    assert checked(np.array([2.0]), np.array([1.0])).shape == ()  # no probability; nobody looked
    with pytest.raises(RuntimeError, match="between 0 and 1"):
        load_kernels(np).function(".loss.loss:binary_cross_entropy")(
            np.array([2.0]), np.array([1.0])
        )
    with pytest.raises(TypeError, match="has no 'sure'"):
        load_kernels(np, sure=bool)


def test_what_is_kept_is_read_only_and_becomes_the_namespaces() -> None:
    @kept(2)
    def make(count: int) -> tuple[Any, int]:
        return np.ones(count), count

    assert make(3)[0] is make(3)[0]
    assert not make(3)[0].flags.writeable
    recorder = Recorder()
    made = recorder.kernels.module("gradsmith.core.constants").ones_vector(3, np.dtype("f4"))
    assert type(made) is recorder.kernels.np.ndarray
    assert arrays_kept(recorder) == []


class _Pair(NamedTuple):
    ones: Any
    count: int


def test_a_named_tuple_that_is_kept_stays_one() -> None:
    kernels = load_kernels(np)
    keep = kernels.module("gradsmith.core.namespace").kept
    made = keep(2)(lambda count: _Pair(np.ones(count), count))(3)
    assert made.count == 3 and made.ones.shape == (3,)


# -- the recorder itself -----------------------------------------------------------------------------------

_PLANTED = {
    "truth": "if x.any(): pass",
    "number": "float(x.sum())",
    "list": "x.tolist()",
    "mask": "x[x > 0]",
}


@pytest.mark.parametrize("kind", _PLANTED)
def test_a_question_for_a_value_is_noticed(kind: str) -> None:
    recorder = Recorder()
    module = recorder.kernels.module("gradsmith.operators.pointwise.selection")
    exec(f"def planted(x):\n    {_PLANTED[kind]}\n    return x", module.__dict__)
    recorder.function(".pointwise.selection:planted")(np.ones(3))
    assert {question.kind for question in recorder.questions} == {kind}


def test_a_private_name_is_noticed() -> None:
    recorder = Recorder()
    for name in ("np._core", "np.core", "np.lib._utils_impl", "np.concatenate._implementation"):
        with pytest.raises(AttributeError):
            eval(name, {"np": recorder.kernels.np})
    assert len(recorder.refused) == 4


@pytest.mark.parametrize("how", ["name", "dict", "lru_cache", "closure"])
def test_an_array_that_is_kept_is_noticed(how: str) -> None:
    recorder = Recorder()
    module = recorder.kernels.module("gradsmith.operators.pointwise.selection")
    array = module.np.ones(3)
    made = lru_cache(maxsize=4)(module.np.ones)
    made(3)
    found: Any = {"name": array, "dict": {1: array}, "closure": lambda: array, "lru_cache": made}[
        how
    ]
    module.planted = found
    if callable(found):
        found.__module__ = module.__name__
    assert arrays_kept(recorder) == ["gradsmith.operators.pointwise.selection.planted"]
