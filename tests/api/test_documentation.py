"""What ``help()`` and ``inspect`` show of generated functions, and that nothing is read before they do."""

from __future__ import annotations

import doctest
import inspect
import pickle
import pydoc
import re
import subprocess
import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.generated.tensor_methods import TensorMethods


def shown(function: Callable[..., Any]) -> str:
    """What ``help()`` prints, a long signature on one line: since Python 3.13 it has one for each parameter."""
    text = pydoc.plain(pydoc.render_doc(function))
    return re.sub(
        r"^(\w+\()\n((?:    .*,?\n)+)(\))",
        lambda found: found[1] + " ".join(found[2].split()) + found[3],
        text,
        flags=re.M,
    )


def test_all_overloads_are_shown() -> None:
    text = shown(gs.max)
    assert "Largest of all elements; NaN if any is." in text
    assert "max(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor" in text
    assert "max(input: Tensor, dim: int, keepdim: bool = False, *," in text
    assert "aten::max.dim(" in text
    assert "A named tuple of values, indices." in text
    assert "Not supported: complex" in text
    assert "*args" not in text


def test_the_summary_is_that_of_the_main_overload() -> None:
    assert "Elements of `input` where `condition` holds" in shown(gs.where).split("Signatures:")[0]
    assert "Each slice of `dim` repeated" in shown(gs.repeat_interleave).split("Signatures:")[0]


def test_functions_speak_of_their_own_parameters() -> None:
    text = shown(gs.add)
    assert "Sum of `input` and `alpha` times `other`" in text
    assert "`self`" not in text
    assert "RuntimeError: the shapes cannot be broadcast together." in text
    assert "Differentiable with respect to `input`, `other`." in text


def test_methods() -> None:
    text = shown(gs.Tensor.sum)
    assert "sum(self, dim: int | Sequence[int] | None = ..., keepdim: bool = False" in text
    assert "numpy_names" not in text
    assert "IndexError" in text
    assert "Changes the tensor in place" in shown(gs.Tensor.add_)
    assert "Changes the tensor in place" in shown(gs.Tensor.__iadd__)
    assert "in place" not in shown(gs.Tensor.__add__)


@pytest.mark.parametrize(
    "function", [gs.Tensor.add, gs.Tensor.__add__, gs.Tensor.item, gs.atleast_1d]
)
def test_functions_pickle_by_name(function: Any) -> None:
    assert pickle.loads(pickle.dumps(function)) is function


def test_functions_of_nn() -> None:
    text = shown(gs.nn.functional.conv2d)
    assert "bias (Tensor, optional)" in text
    assert "padding: str = 'valid'" in text
    text = shown(gs.nn.functional.relu)
    assert "relu(input: Tensor, inplace: bool = False) -> Tensor" in text
    assert "Supported: integral, floating." in text


def test_the_ways_to_a_docstring_agree() -> None:
    text = inspect.getdoc(gs.add)
    assert text == str(gs.add.__doc__) == f"{gs.add.__doc__}" == gs.add.__doc__[:]  # type: ignore[index]
    assert len(gs.add.__doc__ or "") == len(text)
    found = doctest.DocTestFinder(exclude_empty=False).find(gs.add, "add", module=False)
    assert found[0].docstring.expandtabs() == text


@pytest.mark.parametrize("owner", [gs, gs.linalg, gs.nn.functional, gs.Tensor])
def test_signatures_have_no_anonymous_arguments(owner: Any) -> None:
    members = vars(TensorMethods) if owner is gs.Tensor else vars(owner)
    found = 0
    for name, function in members.items():
        if not isinstance(function, FunctionType) or "generated" not in function.__module__:
            continue
        found += 1
        for parameter in inspect.signature(function).parameters.values():
            assert parameter.kind is not parameter.VAR_KEYWORD, name
            assert parameter.name != "args", name
        assert "Signature" in str(function.__doc__), name
    assert found > 30


GIVEN_ONE_BY_ONE = {
    *(
        "atleast_1d",
        "atleast_2d",
        "atleast_3d",
        "block_diag",
        "broadcast_shapes",
        "broadcast_tensors",
    ),
    *(
        "cartesian_prod",
        "chain_matmul",
        "einsum",
        "empty",
        "meshgrid",
        "ones",
        "rand",
        "randn",
        "zeros",
    ),
}
"""Functions whose tensors or sizes PyTorch, too, takes one by one."""


@pytest.mark.parametrize("owner", [gs, gs.linalg, gs.fft, gs.special, gs.nn.functional])
def test_functions_name_their_arguments(owner: Any) -> None:
    """As ``reshape(input, shape)``: only methods, and functions that make tensors, take sizes one by one."""
    for name, function in vars(owner).items():
        if name.startswith(("_", "sparse_")) or not isinstance(function, FunctionType):
            continue
        if not function.__module__.startswith(("gradsmith.generated", "gradsmith.api")):
            continue
        parameters = inspect.signature(function).parameters.values()
        variadic = any(p.kind is p.VAR_POSITIONAL for p in parameters)
        assert variadic == (owner is gs and name in GIVEN_ONE_BY_ONE), name


def test_a_parameter_has_the_types_and_the_default_of_all_overloads() -> None:
    dim = inspect.signature(gs.all).parameters["dim"]
    assert str(dim) == "dim: int | Sequence[int] | None = None"
    minimum = inspect.signature(gs.clamp).parameters["min"]
    assert str(minimum) == "min: Tensor | Number | None = None"


def test_a_signature_can_be_used() -> None:
    signature = inspect.signature(gs.ones(2).sum)
    assert list(signature.parameters) == ["dim", "keepdim", "dtype"]
    assert signature.bind(0, keepdim=True).arguments == {"dim": 0, "keepdim": True}
    assert inspect.signature(gs.sum).replace(parameters=[]) == inspect.Signature(
        return_annotation=inspect.signature(gs.sum).return_annotation
    )


def test_import_and_calls_read_no_documentation() -> None:
    script = (
        "import sys, gradsmith as gs\ngs.add(gs.ones(2), 1).sum()\n"
        "assert 'gradsmith.documentation.reference_text' not in sys.modules\n"
        "str(gs.add.__doc__)\nassert 'gradsmith.documentation.reference_text' in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_names_of_numpy_are_mentioned_where_they_are_taken() -> None:
    assert "also called axis, as in NumPy" in " ".join(shown(gs.sum).split())
    assert "also called keepdims, as in NumPy" in " ".join(shown(gs.Tensor.mean).split())
    assert "also called axis" not in shown(gs.nn.functional.softmax)
    x = gs.arange(6.0).reshape(2, 3)
    assert gs.equal(gs.mean(x, axis=1, keepdims=True), x.mean(1, True))


def test_another_name_is_described_as_what_it_stands_for() -> None:
    for name, meant in ((gs.arctan, gs.atan), (gs.not_equal, gs.ne), (gs.subtract, gs.sub)):
        sections = ["Returns:", "Data types:", "Derivatives:", "Raises:"]
        for section in sections:
            ours, theirs = (str(f.__doc__).partition(section)[2] for f in (name, meant))
            assert ours.partition("\n\n")[0] == theirs.partition("\n\n")[0], section


@pytest.mark.parametrize(
    "function, argument",
    [
        (gs.celu, "alpha"),
        (gs.addmm, "alpha"),
        (gs.as_strided, "stride"),
        (gs.logit, "eps"),
        (gs.cosine_similarity, "eps"),
        (gs.Tensor.unfold, "size"),
        (gs.affine_grid_generator, "size"),
    ],
)
def test_arguments_are_described_only_where_they_mean_that(
    function: Callable[..., Any], argument: str
) -> None:
    arguments = shown(function).partition("Arguments:")[2].partition("Returns:")[0]
    (line,) = [line for line in arguments.splitlines() if line.strip().startswith(f"{argument} (")]
    assert ":" not in line


def test_arguments_are_described_where_they_mean_that() -> None:
    for function, words in (
        (gs.sub, "alpha (Number, default 1): the factor"),
        (gs.conv2d, "the step of the window"),
        (gs.as_strided, "size (Sequence[int]): the shape of the result"),
        (gs.cumsum, "dim (int): the dimension to operate on"),
        (gs.sum, "the dimension or dimensions to operate on"),
    ):
        assert words in " ".join(shown(function).split())


def test_in_place_is_said_once() -> None:
    assert "in place; in place" not in shown(gs.celu_)
    assert "in place" in shown(gs.celu_)
