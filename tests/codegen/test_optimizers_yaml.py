"""Mistakes in optimizers.yaml, each at its place, and what comes of an entry."""

from __future__ import annotations

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.emit.optimizer_kernels import array_kernel, list_kernel
from gradsmith.codegen.model.optimizer_names import known_to_optimizers
from gradsmith.codegen.model.optimizers import Optimizer, load_optimizers
from gradsmith.codegen.yaml.loader import load

ENTRY = """\
- optimizer: "Slow(lr: float = 0.1, power: float = 1.0)"
  checks:
    lr >= 0: "Invalid learning rate: {lr}"
  state:
    step: 0
    mean: zeros if power > 1
  update: |
    step += 1
    size = lr / step**power
    if power > 1:
        mean += size * (grad - mean)
        grad = mean
    param -= size * sqrt(abs(grad))
"""


def _loaded(text: str) -> tuple[tuple[Optimizer, ...], Diagnostics]:
    diagnostics = Diagnostics()
    found = load_optimizers(
        load(text, "optimizers.yaml", diagnostics), known_to_optimizers(), diagnostics
    )
    return found, diagnostics


def test_an_entry() -> None:
    (optimizer,), diagnostics = _loaded(ENTRY)
    assert not diagnostics.items
    assert optimizer.reads == ("lr", "power")
    assert [(s.name, s.first, s.when, s.is_tensor) for s in optimizer.state] == [
        ("step", "0", "", False),
        ("mean", "zeros(param)", "power > 1", True),
    ]
    assert optimizer.update[-1] == "param -= size * xp.sqrt(abs(grad))"


def test_groups_hold_arguments_in_the_order_that_is_said() -> None:
    (optimizer,), diagnostics = _loaded(
        ENTRY.replace("  checks:", "  groups: power, lr\n  checks:", 1)
    )
    assert not diagnostics.items
    assert optimizer.groups == ("power", "lr")


def test_a_step_over_arrays_and_over_lists() -> None:
    (optimizer,), _ = _loaded(ENTRY)
    kernel = array_kernel(optimizer, known_to_optimizers().to_numbers)
    assert kernel.scratch == 1
    assert kernel.lines == (
        "step += 1",
        "size = lr / step ** power",
        "if power > 1:",
        "    over_arrays.add(mean, over_arrays.mult(size, over_arrays.sub(grad, mean, scratch0), scratch0), mean)",
        "    grad = mean",
        "over_arrays.sub(param, over_arrays.mult(size, over_arrays.sqrt("
        "over_arrays.abs(grad, scratch0), scratch0), scratch0), param)",
    )
    assert list_kernel(optimizer, known_to_optimizers().to_numbers).lines[3:] == (
        "    over_lists.add_(mean, over_lists.mult(size, over_lists.sub(grad, mean)))",
        "    grad = mean",
        "over_lists.sub_(param, over_lists.mult(size, over_lists.sqrt(over_lists.abs(grad))))",
    )


def test_a_name_keeps_its_memory_while_others_may_mean_it() -> None:
    text = """\
- optimizer: "Two(lr: float = 0.1)"
  update: |
    twice = 2 * grad
    same = twice
    twice = twice + param
    param -= lr * same * twice
"""
    (optimizer,), diagnostics = _loaded(text)
    assert not diagnostics.items
    kernel = array_kernel(optimizer, known_to_optimizers().to_numbers)
    assert "twice = over_arrays.add(twice, param, scratch1)" in kernel.lines


@pytest.mark.parametrize(
    ("before", "after", "code", "place"),
    [
        ("update: |", "updat: |", "GS302", "7:3"),
        ("- optimizer:", "- optimiser:", "GS302", "1:3"),
        ("lr: float", "lr: flaot", "GS403", "1:24"),
        ("power: float = 1.0", "power: float = one", "GS403", "1:52"),
        ("rate: {lr}", "rate: {rl}", "GS403", "3:39"),
        ("rate: {lr}", "rate: {lr", "GS401", "3:14"),
        ('"Invalid learning rate: {lr}"', "[a]", "GS303", "3:14"),
        ("lr >= 0", "lrr >= 0", "GS403", "3:5"),
        ("zeros if power > 1", "zeros if powr > 1", "GS403", "6:20"),
        ("zeros if power > 1", "ones if power > 1", "GS403", "6:11"),
        ("(grad - mean)", "(grd - mean)", "GS403", "11:25"),
        ("grad = mean", "grad += mean", "GS402", "12:9"),
        ("if power > 1:", "if grad > 1:", "GS402", "10:8"),
        ("rate: {lr}", "rate: {[lr}", "GS401", "3:14"),
        ("rate: {lr}", "rate: {lambda}", "GS401", "3:14"),
        ("rate: {lr}", "rate: {}", "GS401", "3:14"),
        ("rate: {lr}", "rate: {lr", "GS401", "3:14"),
        ("rate: {lr}", "rate: {rl}", "GS403", "3:39"),
        ("rate: {lr}", "rate: {lr:{width}}", "GS403", "3:43"),
        ("rate: {lr}", "rate: {__import__('os').system('x')}", "GS403", "3:39"),
        ("rate: {lr}", "rate: {lr.__class__}", "GS402", "3:14"),
        ("rate: {lr}", "rate: {[0 for lr in (1,)]}", "GS402", "3:14"),
        ("lr >= 0", "lr.__class__", "GS402", "3:5"),
        ("  checks:", "  lists: {means: mean}\n  checks:", "GS317", "2:11"),
        ("  checks:", "  function: a b\n  checks:", "GS317", "2:13"),
        ("  checks:", "  function: slow\n  lists: {means: men}\n  checks:", "GS403", "3:18"),
        ("  checks:", "  function: slow\n  lists: {1: mean}\n  checks:", "GS317", "3:11"),
        ("  checks:", "  parts: {rates: a}\n  checks:", "GS403", "2:11"),
        ("  checks:", '  parts: {lr: "a, 1"}\n  checks:', "GS317", "2:16"),
        ("  checks:", "  fixed: {rate: 1}\n  checks:", "GS317", "2:11"),
        ("  checks:", "  fixed: {a b: 1}\n  checks:", "GS317", "2:11"),
        ("step += 1", "stp += 1", "GS403", "8:5"),
        ("step += 1", "lr = 1", "GS402", "8:5"),
        ("step += 1", "for i in lr: pass", "GS402", "8:5"),
        ("step += 1", "return param", "GS402", "8:5"),
        ("step += 1", "mean.mul_(power)", "GS402", "8:5"),
        ("    step += 1", "    step += 1\n      step += 1", "GS401", "9:7"),
        ("    param -= size * sqrt(abs(grad))\n", "", "GS317", "7:11"),
        (
            "(grad - mean)\n        grad = mean\n    param -= size * sqrt(abs(grad))",
            "mean\n    param -= size",
            *("GS317", "7:11"),
        ),
        ("lr >= 0", "lr => 0", "GS401", "3:8"),
        ("sqrt(abs", "root(abs", "GS403", "13:21"),
        ("lr / step**power", "sqrt(lr)", "GS402", "9:12"),
        ("lr / step**power", "lr /", "GS401", None),
        ("lr / step**power", "lr / 0.0", "GS110", "9:17"),
        ("lr / step**power", "lr * 1e-999", "GS110", "9:17"),
        ("power: float = 1.0", "power: float = 1e999", "GS110", "1:52"),
        ("zeros if power > 1", "zeros if power > 1e999", "GS110", "6:28"),
        ("lr >= 0", "lr >= 9**9**9", "GS110", "3:11"),
        ("mean: zeros", "lr: zeros", "GS317", "6:5"),
        ("Slow(lr: float = 0.1,", "Slow(lr: float,", "GS317", None),
        ("  checks:", "  groups: power, rate\n  checks:", "GS317", "2:18"),
        ("  checks:", "  parameters: vectors\n  checks:", "GS303", "2:15"),
        ("  checks:", "  sparse: columns\n  checks:", "GS303", "2:11"),
        ("  checks:", "  groups: power, lr, lr\n  checks:", "GS317", "2:22"),
        ("  checks:", "  base: Quick\n  checks:", "GS317", "2:9"),
    ],
)
def test_mistakes(before: str, after: str, code: str, place: str | None) -> None:
    assert before in ENTRY
    _, diagnostics = _loaded(ENTRY.replace(before, after, 1))
    (found,) = diagnostics.items
    assert found.code == code
    assert found.hint
    if place is not None:
        assert found.location is not None
        assert f"{found.location.line}:{found.location.column}" == place
