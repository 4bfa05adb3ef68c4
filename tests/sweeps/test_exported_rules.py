"""Every proved rule, written for JAX and run there: its value, its gradients and its tangents are gradsmith's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jax")
pytest.importorskip("sympy")

import jax
import numpy as np

import gradsmith as gs
from gradsmith.codegen.cli import main
from gradsmith.dispatch.registry import REGISTRY
from gradsmith.testing import samples
from gradsmith.testing.checks_gradient import leaves
from gradsmith.testing.samples import Sample


@pytest.fixture(scope="module")
def written(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The module of rules for JAX."""
    file = tmp_path_factory.mktemp("rules") / "rules.py"
    assert main(["export", "--to", "jax", "--output", str(file), "--project", str(repository)]) == 0
    return file.read_text(encoding="utf-8")


def _names(text: str) -> list[str]:
    return re.findall(r"^@(\w+)\.defjvp$", text, re.M)


def _calls(operator: Any, names: list[str]) -> Iterator[tuple[Sample, dict[str, Any]]]:
    """The samples with real numbers in them, of which rules are, and their arguments by the names of the rule."""
    parameters = operator.signature.parameters
    for sample in map(leaves, samples(operator, requires_grad=True)):
        given = {p.name: p.default for p in parameters}
        given |= dict(zip(given, sample.args)) | dict(sample.kwargs)
        tensors = [value for _, value in sample.tensors()]
        if all(value.numel() and not value.is_complex() for value in tensors):
            yield sample, {name: given[name if name in given else name[:-1]] for name in names}


_ELSEWHERE = {
    "fmax": "the definition is of numbers, of which NaN is none",
    "fmin": "the definition is of numbers, of which NaN is none",
    "nan_to_num": "the definition is of finite numbers, as the comment above the rule says",
    "pow_Tensor_Scalar": "the slope of a definition at 0 is 0 * inf where the power is 0",
    "pow_Scalar": "the slope of a definition at 0 is 0 * log(0)",
}
"""Rules that are asked about finite numbers other than 0 alone, and why."""


def _is_tame(value: Any) -> bool:
    numbers = value.detach().numpy() if isinstance(value, gs.Tensor) else np.asarray(value, float)
    return bool(np.isfinite(numbers).all() and numbers.all())


def _in_jax(value: Any) -> Any:
    return jax.numpy.asarray(value.detach().numpy()) if isinstance(value, gs.Tensor) else value


def _over(rule: Any, fixed: dict[str, Any], moving: list[str]) -> Any:
    """The rule as a function of the arguments `moving` alone."""
    return lambda *tensors: rule(*(fixed | dict(zip(moving, tensors, strict=True))).values())


def test_every_rule_computes_the_same_in_jax(written: str) -> None:
    jax.config.update("jax_enable_x64", True)
    rules: dict[str, Any] = {}
    exec(compile(written, "rules.py", "exec"), rules)
    operators = {name.removeprefix("aten::").replace(".", "_"): name for name in REGISTRY}
    names = _names(written)
    assert len(names) > 60
    wrong = []
    for name in names:
        told = re.search(rf"^def {name}\((.*)\):$", written, re.M)
        assert told is not None
        operator, compared = REGISTRY[operators[name]], 0
        for sample, given in _calls(operator, told[1].split(", ")):
            moving = [k for k, v in given.items() if isinstance(v, gs.Tensor) and v.requires_grad]
            integers = [
                v
                for k, v in given.items()
                if isinstance(v, gs.Tensor) and k not in moving and v.dtype != gs.bool
            ]
            if not moving or integers:  # JAX has no tangents of integers
                continue
            if name in _ELSEWHERE and not all(map(_is_tame, given.values())):
                continue
            fixed = {k: _in_jax(v) for k, v in given.items()}
            function = _over(rules[name], fixed, moving)
            result = sample.run()
            if isinstance(result, tuple):  # the rule is of the output that is differentiable
                result = result[0]
            cotangent = gs.ones_like(result) * 0.75
            expected = gs.autograd.grad(result, [given[k] for k in moving], cotangent)
            value, pullback = jax.vjp(function, *(fixed[k] for k in moving))
            found = [value, *pullback(jax.numpy.full(value.shape, 0.75))]
            for what, ours, theirs in zip(
                ["value", *moving], [result, *expected], found, strict=True
            ):
                if not np.allclose(
                    ours.detach().resolve_neg().numpy(), theirs, 1e-9, 1e-11, equal_nan=True
                ):
                    wrong.append((str(sample), what, ours, theirs))
            compared += 1
        if not compared:
            wrong.append((name, "no sample", None, None))
    assert not wrong, "\n".join(map(str, wrong))
