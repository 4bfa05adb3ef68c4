"""How tensors print, as golden texts (PyTorch's own, with our name in them)."""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent

import pytest

import gradsmith as gs


@pytest.mark.parametrize(
    ("tensor", "text"),
    [
        (gs.tensor(3), "tensor(3)"),
        (gs.tensor(1.5), "tensor(1.5000)"),
        (gs.tensor(-0.0), "tensor(-0.)"),
        (gs.tensor([1.0, 2.0]), "tensor([1., 2.])"),
        (gs.tensor([1.5, -2.25, 1000.123]), "tensor([   1.5000,   -2.2500, 1000.1230])"),
        (gs.tensor([1.0, float("nan"), float("inf")]), "tensor([1., nan, inf])"),
        (gs.tensor([1e-5, 1.0]), "tensor([1.0000e-05, 1.0000e+00])"),
        (gs.tensor([-1, 20]), "tensor([-1, 20])"),
        (gs.tensor([True, False]), "tensor([ True, False])"),
        (gs.tensor([1j, 2 - 3.5j]), "tensor([0.+1.0000j, 2.-3.5000j])"),
        (gs.tensor([1.5], dtype=gs.float64), "tensor([1.5000], dtype=gradsmith.float64)"),
        (gs.tensor([], dtype=gs.int64), "tensor([], dtype=gradsmith.int64)"),
        (gs.zeros(0, 3), "tensor([], size=(0, 3))"),
        (gs.zeros(2, device="meta"), "tensor(..., device='meta', size=(2,))"),
        (gs.tensor([1.0], requires_grad=True), "tensor([1.], requires_grad=True)"),
        (gs.tensor([1.0], requires_grad=True) * 2, "tensor([2.], grad_fn=<MulBackward0>)"),
    ],
    ids=str,
)
def test_one_line(tensor: gs.Tensor, text: str) -> None:
    assert repr(tensor) == text


def test_dimensions_are_indented() -> None:
    text = """\
        tensor([[[ 0,  1,  2],
                 [ 3,  4,  5]],

                [[ 6,  7,  8],
                 [ 9, 10, 11]]])"""
    assert repr(gs.arange(12).reshape(2, 2, 3)) == dedent(text)


def test_large_tensors_are_summarized() -> None:
    text = """\
        tensor([[   0,    1,    2,  ...,   97,   98,   99],
                [ 100,  101,  102,  ...,  197,  198,  199],
                [ 200,  201,  202,  ...,  297,  298,  299],
                ...,
                [1700, 1701, 1702,  ..., 1797, 1798, 1799],
                [1800, 1801, 1802,  ..., 1897, 1898, 1899],
                [1900, 1901, 1902,  ..., 1997, 1998, 1999]])"""
    assert repr(gs.arange(2000).reshape(20, 100)) == dedent(text)


def test_long_lines_are_broken() -> None:
    text = """\
        tensor([0.1000, 0.1000, 0.1000, 0.1000, 0.1000, 0.1000, 0.1000, 0.1000, 0.1000,
                0.1000, 0.1000], dtype=gradsmith.float64)"""
    assert repr(gs.tensor([0.1] * 11, dtype=gs.float64)) == dedent(text)


def test_options() -> None:
    value = gs.tensor([1.23456789, 1000.5])
    with gs.printoptions(precision=2, sci_mode=False):
        assert repr(value) == "tensor([   1.23, 1000.50])"
    with gs.printoptions(threshold=3, edgeitems=1):
        assert repr(gs.arange(9)) == "tensor([0,  ..., 8])"
    assert gs.get_printoptions()["precision"] == 4


def test_format_of_a_scalar() -> None:
    assert f"{gs.tensor(1.5):.3f}" == "1.500"
    assert f"{gs.tensor([1.5])}" == "tensor([1.5000])"
    with pytest.raises(TypeError, match="format string"):
        format(gs.tensor([1.5]), ".3f")


def test_numbers_of_what_requires_grad_warn_once() -> None:
    program = (
        "import warnings, gradsmith as gs\n"
        "x = gs.tensor(1.5, requires_grad=True)\n"
        "int(x), x.item(), x.tolist(), f'{x:.1f}', float(x.detach())\n"
        "warnings.simplefilter('error')\n"
        "try:\n    float(x)\n"
        "except UserWarning as e:\n    print(e)\n"
        "print('%.1f' % x)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.returncode == 0 and not run.stderr
    assert run.stdout.startswith("Converting a tensor with requires_grad=True to a scalar")
    assert run.stdout.endswith("1.5\n")
