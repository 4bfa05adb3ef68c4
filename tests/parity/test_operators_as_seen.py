"""Operators show themselves as PyTorch's do: to modes, to `decompose`, and by the names of their nodes.

What differs stands in ``seen_otherwise.toml``, by its cause; an entry there that agrees after all is a failure too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("expecttest", reason="PyTorch's operator database needs it")

from handler_programs import PROGRAMS, given  # noqa: E402
from seen_by_handlers import SeenFunctions, seen  # noqa: E402
from told_to_handlers import Told, agree, dispatched, functions_called, names  # noqa: E402

import gradsmith as gs  # noqa: E402
from gradsmith.dispatch.registry import REGISTRY  # noqa: E402

OTHERWISE: Mapping[str, Mapping[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "seen_otherwise.toml").read_text(encoding="utf-8")
)


def excused(kind: str) -> set[str]:
    """The names in a table of the file."""
    names = [name for names in OTHERWISE[kind].values() for name in names]
    assert len(names) == len(set(names)), f"named twice in {kind}"
    return set(names)


def test_modes_see_the_same_operators_in_the_same_order() -> None:
    different = {one.name for one in seen() if one.their_calls != one.our_calls}
    assert different == excused("calls")
    assert len({one.name for one in seen()}) > 600


def test_modes_are_told_the_same_arguments() -> None:
    alike = [one for one in seen() if one.their_calls == one.our_calls]
    different = {one.name for one in alike if one.their_told != one.our_told}
    assert different == excused("arguments")
    assert len(alike) > 1500


def test_function_modes_are_told_the_same_calls() -> None:
    found = [one.functions for one in seen() if one.functions is not None]
    other, otherwise = functions_told_otherwise(found)
    assert other <= excused("functions")
    assert otherwise <= excused("function_arguments")


def functions_told_otherwise(found: Sequence[SeenFunctions]) -> tuple[set[str], set[str]]:
    """Entries of which function modes are told of other functions, and those told in another form."""
    other = {one.name for one in found if names(one.theirs) != names(one.ours)}
    otherwise = {
        one.name
        for one in found
        if one.name not in other and not all(map(agree, one.theirs, one.ours))
    }
    assert len(found) > 500
    return other, otherwise


def programs_told_otherwise(
    told: Callable[[Any, Callable[[], Any]], Sequence[Told]],
    same: Callable[[Told, Told], bool],
) -> set[str]:
    """The programs of which handlers are told differently in the two libraries."""
    found = set()
    for program in PROGRAMS:
        code, theirs_given, ours_given = compile(program, program, "exec"), given(torch), given(gs)
        theirs = told(torch, partial(exec, code, theirs_given))
        ours = told(gs, partial(exec, code, ours_given))
        if names(theirs) != names(ours) or not all(map(same, theirs, ours)):
            found.add(program)
    return found


@pytest.mark.filterwarnings("ignore")
def test_modes_are_told_the_same_of_everyday_programs() -> None:
    assert programs_told_otherwise(dispatched, Told.__eq__) == excused("programs")


@pytest.mark.filterwarnings("ignore")
def test_function_modes_are_told_the_same_of_everyday_programs() -> None:
    assert programs_told_otherwise(functions_called, agree) == excused("program_functions")


def test_other_arguments_are_noticed() -> None:
    def told(*args: str, **kwargs: str) -> Told:
        return Told("sum", args, tuple(sorted(kwargs.items())), torch.sum)

    ours = Told("sum", ("x", "0"), (), gs.sum)
    assert agree(told("x", dim="0"), ours)
    assert agree(told("x", "0", keepdim="False"), ours)
    assert not agree(told("x", dim="1"), ours)
    assert not agree(told("x", "0", keepdim="True"), ours)
    in_python = Told("softmax", ("x",), (("dim", "0"),), torch.nn.functional.softmax)
    assert not agree(in_python, Told("softmax", ("x", "0"), (), gs.nn.functional.softmax))


def test_nodes_have_the_same_names() -> None:
    different = {one.name for one in seen() if one.their_nodes != one.our_nodes}
    assert different == excused("nodes")


def test_the_same_operators_can_be_decomposed() -> None:
    different = set()
    for name, operator in REGISTRY.items():
        namespace, _, short = name.partition("::")
        packet = getattr(torch.ops.aten, operator.base, None) if namespace == "aten" else None
        overload = operator.overload or "default"
        if packet is not None and operator.generated and overload in packet.overloads():
            theirs = getattr(packet, overload)._can_decompose()
            if theirs != operator._can_decompose():
                different.add(short)
    assert different == excused("decomposed")


def test_decompositions_compute_what_pytorch_s_do() -> None:
    found = []
    for lib in (gs, torch):
        x, w = lib.ones(2, 3, requires_grad=True), lib.ones(4, 3, requires_grad=True)
        aten = lib.ops.aten
        out = aten.linear.default.decompose(x, w)
        spread = aten.var.dim.decompose(x, [1])
        found.append([out.tolist(), spread.tolist(), spread.grad_fn.name(), x.exp().grad_fn.name()])
    assert found[0] == found[1]


def test_subclasses_see_decompositions_above_autograd_only() -> None:
    def program(lib: Any) -> list[str]:
        found: list[str] = []

        class Wrapper(lib.Tensor):  # type: ignore[misc, name-defined]
            @staticmethod
            def __new__(cls, inner: Any) -> Any:
                made = lib.Tensor._make_wrapper_subclass(cls, inner.shape)
                made.inner = inner
                return made

            @classmethod
            def __torch_dispatch__(
                cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
            ) -> Any:
                found.append(str(func))
                plain = [a.inner if isinstance(a, cls) else a for a in args]
                return cls(func(*plain, **(kwargs or {})))

        x, w = Wrapper(lib.ones(2, 3)), lib.ones(4, 3)
        lib.nn.functional.linear(x, w)
        lib.einsum("ij,kj->ik", x, w)
        with lib.inference_mode():
            lib.nn.functional.linear(x, w)
        return found

    assert program(gs) == program(torch)
