"""The functions of forward mode that are made of formulas."""

from __future__ import annotations

import ast
import textwrap

import pytest

FUNCTIONS = [
    # Terms whose tangents are absent are left out.
    (
        "mul_Tensor",
        """
        tangent = None
        if other_t is not None:
            tangent = other_t * self
        if self_t is not None:
            tangent = plus(tangent, self_t * other)
        return tangent
        """,
    ),
    (
        "rsub_Tensor",
        """
        tangent = other_t
        if self_t is not None:
            tangent = minus(tangent, scaled(self_t, conj(alpha)))
        return tangent
        """,
    ),
    # A term that reads several tangents gets zeros for those that are absent,
    (
        "clamp_min_Tensor",
        """
        tangent = where(self >= min, filled(self_t, self), filled(min_t, min))
        return tangent
        """,
    ),
    # except where a helper takes None.
    (
        "linear",
        """
        tangent = linear_tangent(input, input_t, weight, weight_t, bias_t)
        return tangent
        """,
    ),
    ("exp", "grad = conj(self_t)\nreturn conj(grad * conj(result))"),
    ("flip", "return call(operators.flip, [self_t, dims])"),
    ("cat", "return call(operators.cat, [filled_list(tensors_t, tensors), dim])"),
    (
        "sort",
        "tangent_of_values = gather_reduced(self_t, dim, indices, True)\n"
        "return (tangent_of_values, None)",
    ),
]


@pytest.fixture(scope="module")
def functions(output: dict[str, str]) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in formulas(output) if isinstance(node, ast.FunctionDef)}


def formulas(output: dict[str, str]) -> list[ast.stmt]:
    """The statements of every module of forward formulas."""
    paths = [path for path in output if path.startswith("generated/autograd_forward/")]
    return [node for path in paths for node in ast.parse(output[path]).body]


@pytest.mark.parametrize(("operator", "body"), FUNCTIONS)
def test_functions(functions: dict[str, ast.FunctionDef], operator: str, body: str) -> None:
    statements = functions[f"jvp_{operator}"].body
    expected = ast.parse(textwrap.dedent(body).strip())
    assert [ast.unparse(s) for s in statements] == [ast.unparse(s) for s in expected.body]


def test_parameters(functions: dict[str, ast.FunctionDef]) -> None:
    names = [a.arg for a in functions["jvp_mul_Tensor"].args.args]
    assert names == ["self", "other", "result", "self_t", "other_t"]


def test_whose_value_is_read(output: dict[str, str]) -> None:
    reading = set()
    for node in formulas(output):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "READS_SELF":
            reading |= ast.literal_eval(node.value)
    assert {"mul_Tensor", "sin", "lerp_Tensor"} <= reading
    assert not {"add_Tensor", "exp", "fill_Tensor", "masked_fill_Scalar"} & reading


def test_views_need_no_function(functions: dict[str, ast.FunctionDef]) -> None:
    assert not {"jvp_transpose_int", "jvp_view", "jvp_select_int"} & functions.keys()
