"""Forward formulas of products, linear algebra and Fourier transforms, against central differences."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml

import gradsmith as gs

ROOT = Path(__file__).parents[2]
MODULES = (
    "linalg.formulas",
    "linalg.formulas_spectral",
    "linalg.formulas_forward",
    "matmul.formulas",
    "fft.formulas",
)
FORMULAS = {
    entry["name"]: entry for entry in yaml.safe_load((ROOT / "derivatives.yaml").read_text("utf-8"))
}

# Operator, its call, the shapes of its tensors.  A name in capitals is symmetrized first.
CASES: list[tuple[str, str, dict[str, tuple[int, ...]]]] = [
    ("mm(", "gs.mm(self, mat2)", {"self": (2, 3), "mat2": (3, 4)}),
    ("bmm(", "gs.bmm(self, mat2)", {"self": (2, 2, 3), "mat2": (2, 3, 4)}),
    ("mv(", "gs.mv(self, vec)", {"self": (2, 3), "vec": (3,)}),
    ("dot(", "gs.dot(self, tensor)", {"self": (3,), "tensor": (3,)}),
    ("vdot(", "gs.vdot(self, other)", {"self": (3,), "other": (3,)}),
    ("outer(", "gs.outer(self, vec2)", {"self": (3,), "vec2": (2,)}),
    ("matmul(", "gs.matmul(self, other)", {"self": (2, 3), "other": (5, 3, 2)}),
    (
        "linear(",
        "gs.nn.functional.linear(input, weight, bias)",
        {"input": (5, 2, 3), "weight": (4, 3), "bias": (4,)},
    ),
    (
        "addmm(",
        "gs.addmm(self, mat1, mat2, beta=beta, alpha=alpha)",
        {"self": (4,), "mat1": (2, 3), "mat2": (3, 4)},
    ),
    (
        "addmv(",
        "gs.addmv(self, mat, vec, beta=beta, alpha=alpha)",
        {"self": (2,), "mat": (2, 3), "vec": (3,)},
    ),
    (
        "addbmm(",
        "gs.addbmm(self, batch1, batch2, beta=beta, alpha=alpha)",
        {"self": (2, 4), "batch1": (5, 2, 3), "batch2": (5, 3, 4)},
    ),
    (
        "baddbmm(",
        "gs.baddbmm(self, batch1, batch2, beta=beta, alpha=alpha)",
        {"self": (5, 2, 4), "batch1": (5, 2, 3), "batch2": (5, 3, 4)},
    ),
    (
        "linalg_cross(",
        "gs.linalg.cross(self, other, dim=dim)",
        {"self": (2, 3), "other": (2, 3)},
    ),
    ("linalg_inv_ex(", "gs.linalg.inv_ex(A)", {"A": (2, 3, 3)}),
    (
        "linalg_solve_ex(",
        "gs.linalg.solve_ex(A, B, left=left)",
        {"A": (2, 3, 3), "B": (2, 3, 2)},
    ),
    ("linalg_solve_ex(", "gs.linalg.solve_ex(A, B, left=left)", {"A": (3, 3), "B": (3,)}),
    (
        "linalg_solve_triangular(",
        "gs.linalg.solve_triangular(self, B, upper=upper, left=left, unitriangular=unitriangular)",
        {"self": (3, 3), "B": (3, 2)},
    ),
    ("linalg_cholesky_ex(", "gs.linalg.cholesky_ex(SELF, upper=upper)", {"self": (3, 3)}),
    ("linalg_det(", "gs.linalg.det(A)", {"A": (2, 3, 3)}),
    ("linalg_slogdet(", "gs.linalg.slogdet(A)", {"A": (2, 3, 3)}),
    ("_linalg_eigh(", "gs._linalg_eigh(A_SYMMETRIC)", {"A": (3, 3)}),
    ("linalg_pinv.atol_rtol_tensor(", "gs.linalg.pinv(self)", {"self": (4, 2)}),
    ("linalg_pinv.atol_rtol_tensor(", "gs.linalg.pinv(self)", {"self": (2, 4)}),
    ("linalg_matrix_exp(", "gs.linalg.matrix_exp(self)", {"self": (3, 3)}),
    (
        "linalg_vector_norm(",
        "gs.linalg.vector_norm(self, ord, dim, keepdim)",
        {"self": (2, 3)},
    ),
]
PLAIN = {
    "alpha": 3.0,
    "beta": 2.0,
    "dim": (-1,),
    "keepdim": False,
    "ord": 3.0,
    "left": True,
    "upper": True,
    "unitriangular": False,
}


def helpers() -> dict[str, Any]:
    found: dict[str, Any] = {name: getattr(gs, name) for name in gs.__dict__}
    found["linalg_cross"] = gs.linalg.cross
    for name in MODULES:
        module = importlib.import_module(f"gradsmith.operators.{name}")
        found |= {
            n: v for n, v in vars(module).items() if getattr(v, "__module__", "") == module.__name__
        }
    return found


def symmetric(tensor: Any) -> Any:
    return tensor @ tensor.mH + 3 * gs.eye(tensor.shape[-1], dtype=tensor.dtype)


def outputs(call: str, values: dict[str, Any], plain: dict[str, Any]) -> list[Any]:
    scope = {"gs": gs, **plain, **values}
    result = eval(call, scope)
    tensors = list(result) if isinstance(result, (tuple, list)) else [result]
    return [tensor for tensor in tensors if tensor.is_floating_point() or tensor.is_complex()]


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize(("prefix", "call", "shapes"), CASES, ids=[case[0][:-1] for case in CASES])
def test_formula(prefix: str, call: str, shapes: dict[str, tuple[int, ...]], dtype: str) -> None:
    (name,) = [key for key in FORMULAS if key.startswith(prefix)]
    entry = FORMULAS[name]
    rng = np.random.default_rng(1)

    def normal(shape: tuple[int, ...]) -> Any:
        values = rng.standard_normal(shape)
        return gs.tensor(values + 1j * rng.standard_normal(shape) if "c" in dtype else values)

    point = {key: normal(shape) for key, shape in shapes.items()}
    direction = {key: normal(shape) for key, shape in shapes.items()}
    plain = dict(PLAIN)
    if prefix == "linalg_cross(":
        plain["dim"] = -1
    needs_symmetry = "SELF" in call or "SYMMETRIC" in call
    call = call.replace("A_SYMMETRIC", "A").replace("SELF", "self")
    if needs_symmetry:
        point = {key: symmetric(value) for key, value in point.items()}
        direction = {key: value + value.mH for key, value in direction.items()}
    step = 1e-6
    moved = [
        outputs(call, {key: point[key] + sign * step * direction[key] for key in point}, plain)
        for sign in (1, -1)
    ]
    middle = outputs(call, point, plain)
    returns = name.partition("->")[2]
    names = (
        [part.split()[-1] for part in returns.strip(" ()").split(",")]
        if "(" in returns
        else ["result"]
    )
    scope = helpers() | plain | point
    scope |= {f"{key}_p": value for key, value in point.items()}
    scope |= {f"{key}_t": value for key, value in direction.items()}
    scope |= dict(zip(names, middle))
    for output, forwards, backwards in zip(names, *moved):
        if output not in entry and not (output == names[0] and "result" in entry):
            continue
        text = entry.get(output, entry.get("result"))
        tangent = eval(text, scope)
        expected = (forwards - backwards) / (2 * step)
        if output == "eigenvectors":
            # Eigenvectors are determined up to their phase: compare the projectors.
            tangent = _projector_tangent(middle[1], tangent)
            expected = (_projectors(forwards) - _projectors(backwards)) / (2 * step)
        if not expected.is_complex():  # which is all that forward mode takes of the tangent
            tangent = gs.real(tangent)
        np.testing.assert_allclose(
            tangent.resolve_conj().numpy(), expected.resolve_conj().numpy(), rtol=1e-4, atol=1e-6
        )


def _projectors(vectors: Any) -> Any:
    columns = vectors.mT.unsqueeze(-1)
    return columns @ columns.mH


def _projector_tangent(vectors: Any, tangent: Any) -> Any:
    columns, moved = vectors.mT.unsqueeze(-1), tangent.mT.unsqueeze(-1)
    return moved @ columns.mH + columns @ moved.mH
