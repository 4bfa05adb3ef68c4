"""The examples in PyTorch's docstrings print here what they print there."""

from __future__ import annotations

import re

import pytest

torch = pytest.importorskip("torch", reason="its docstrings have the examples")

from docstring_examples import Outcomes, outcomes  # noqa: E402 - needs PyTorch

REASONS = {
    "fft.hfft": "prints the sign of a zero",
    "fft.ihfft": "prints the sign of a zero",
    "from_dlpack": "capsules are of DLPack 1.0",
    "narrow_copy": "has a sparse tensor",
    "overrides.get_testing_overrides": "signatures say types",
    "overrides.redispatch_function": "handlers cannot be skipped for one level of calls",
    "set_default_dtype": "has complex numbers of two halves",
    "set_flush_denormal": "NumPy cannot be told to flush denormal numbers",
    "vmap": "shows a function",
}
"""Names whose examples have something that is not here, or is drawn: from the first such statement on."""

_DRAWS = re.compile(
    r"rand|normal|empty|dropout|bernoulli|multinomial|exponential_|uniform_|nn\.[A-Z]"
)
_NOISE = re.compile(r"-?\d\.\d+e-(?:1[6-9]|[2-9]\d)")
"""What is zero but for rounding in double precision: a singular matrix's smallest singular value, say."""

_TRUTH = re.compile("True|False")


def _plain(text: str, lib: str) -> str:
    text = re.sub(r"0x[0-9a-f]+", "0x", text.replace(lib, "torch"))
    text = _NOISE.sub("0", text)
    return " ".join(text.split())


def _kind(text: str) -> str:
    """What does not depend on numbers drawn: shapes, brackets and words."""
    return re.sub(r"[-\d.+ ]|e[-+]\d|nan|inf|grad_fn=<\w+>", "", text)


@pytest.fixture(scope="module")
def found() -> tuple[Outcomes, Outcomes]:
    return outcomes("gradsmith"), outcomes("torch")


def test_they_print_the_same(found: tuple[Outcomes, Outcomes]) -> None:
    ours, theirs = found
    assert len(theirs) > 450
    differing = {}
    for name, statements in theirs.items():
        draws = bool(_DRAWS.search("".join(source for source, _, _ in statements)))
        for (source, state, there), (_, own, here) in zip(statements, ours[name], strict=True):
            if state != "ok":
                continue
            expected, got = _plain(there, "torch"), _plain(here, "gradsmith")
            if draws:
                expected, got = _kind(expected), _kind(got)
            # Of systems as they come PyTorch itself solves six in seven so exactly; that both answer is compared.
            if draws and "allclose" in source:
                expected, got = (_TRUTH.sub("a bool", text) for text in (expected, got))
            if own != "ok" or expected != got:
                differing[name] = f"{source.strip()}\n  {got}\n  not {expected}"
                break
    assert differing.keys() == REASONS.keys() & theirs.keys(), "\n".join(
        f"{name}: {text}" for name, text in differing.items() if name not in REASONS
    )
