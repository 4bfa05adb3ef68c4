"""Products, factorizations, norms and Fourier transforms next to PyTorch's: values, first and second
derivatives, and the words of errors."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs
from gradsmith import cdist, einsum, lu, norm, stft, tensordot
from gradsmith.api.low_rank import pca_lowrank, svd_lowrank

torch = pytest.importorskip("torch", reason="compares with PyTorch")

PRODUCTS = [
    "lib.mm(a[0], b[0])",
    "lib.bmm(a, b)",
    "lib.matmul(a, b[0])",
    "lib.matmul(a[0], b)",
    "lib.matmul(v, a)",
    "lib.matmul(a, v)",
    "lib.dot(v, w)",
    "lib.vdot(v, w)",
    "lib.mv(a[0], v)",
    "lib.outer(v, w)",
    "lib.inner(a, b)",
    "lib.kron(a[0], v)",
    "lib.addmm(v, a[0], b[0], beta=2, alpha=3)",
    "lib.addmv(v, a[0], w, beta=2, alpha=3)",
    "lib.addr(a[0], v, w, alpha=2)",
    "lib.addbmm(a[0], a, b)",
    "lib.baddbmm(v, a, b, alpha=2)",
    "lib.trace(a[0])",
    "lib.cross(a, b, dim=1)",
    "lib.linalg.vecdot(a, b)",
    "lib.linalg.multi_dot([v, a[0], b[0], w])",
    "lib.linalg.matrix_power(a, 3)",
    "lib.linalg.matrix_power(a, -2)",
    "lib.nn.functional.linear(a, b[0], v)",
    "TENSORDOT(a, b[0], dims=1)",
    "TENSORDOT(a, b, dims=([0], [0]))",
    "EINSUM('bij,bjk->bik', a, b)",
    "EINSUM('bij,bkj', a, b)",
    "EINSUM('bii->bi', a)",
    "EINSUM('...ij,j,i->...', a, v, w)",
    "EINSUM('ij,kl->', a[0], b[0])",
    "EINSUM(a, [0, 1, 2], b, [0, 2, 3], [3, 0, 1])",
]

FACTORS = [
    "lib.linalg.inv(a)",
    "lib.linalg.solve(a, b)",
    "lib.linalg.solve(a, v)",
    "lib.linalg.solve(a, b, left=False)",
    "lib.linalg.solve_triangular(a, b, upper=True)",
    "lib.linalg.solve_triangular(a, b, upper=False, left=False, unitriangular=True)",
    "lib.triangular_solve(b, a, transpose=True)[0]",
    "lib.linalg.cholesky(a @ a.mH)",
    "lib.linalg.cholesky(a @ a.mH, upper=True)",
    "lib.cholesky_solve(b, a)",
    "lib.cholesky_inverse(lib.linalg.cholesky(a @ a.mH))",
    "lib.linalg.qr(a)",
    "lib.linalg.qr(a[:, :, :2])",
    "lib.linalg.qr(a[:, :2])",
    "lib.linalg.lu(a)",
    "lib.linalg.lu(a[:, :2])",
    "lib.linalg.lu(a[:, :, :2])",
    "lib.linalg.lu_solve(*lib.linalg.lu_factor(a), b, left=False, adjoint=True)",
    "lib.linalg.det(a)",
    "lib.linalg.slogdet(a)",
    "lib.linalg.svdvals(a[:, :2])",
    "lib.linalg.eigvalsh(a @ a.mH)",
    "lib.linalg.eigh(a @ a.mH)[1].abs()",
    "lib.linalg.svd(a[:, :2], full_matrices=False)[2].abs()",
    "lib.linalg.eig(a)[1].abs()",
    "lib.linalg.pinv(a[:, :2])",
    "lib.linalg.lstsq(a[:, :, :2], b)[0]",
    "lib.linalg.matrix_exp(a)",
    "lib.linalg.cond(a, 'nuc')",
    "lib.linalg.tensorinv(a.reshape(2, 3, 3)[0].reshape(3, 3), ind=1)",
    "lib.linalg.householder_product(a[:, :, :2], b[:, 0, :2])",
    "lib.linalg.vander(v)",
]

NORMS = [
    "lib.linalg.norm(a)",
    "lib.linalg.vector_norm(a, 3, dim=(0, 2))",
    "lib.linalg.vector_norm(a, float('inf'), dim=1, keepdim=True)",
    "lib.linalg.vector_norm(a, 0.5)",
    "lib.linalg.matrix_norm(a, 'nuc')",
    "lib.linalg.matrix_norm(a, 1)",
    "lib.linalg.matrix_norm(a, -2, dim=(0, 1))",
    "NORM(a, p='fro', dim=1)",
    "NORM(a, p=3)",
    "lib.renorm(a, 2, 0, 1.0)",
]

REAL_ONLY = [
    "lib.nn.functional.bilinear(a, b, b, v[:2])",
    "CDIST(a, b)",
    "CDIST(a, b, p=1.0)",
    "CDIST(a[0], b[0], p=3.0)",
    "lib.nn.functional.pdist(a[0])",
    "lib.nn.functional.cosine_similarity(a, b, dim=-1)",
    "lib.nn.functional.pairwise_distance(a, b, p=1.0)",
    "lib.fft.rfft(a)",
    "lib.fft.rfftn(a, s=(2, 4), dim=(0, 2), norm='ortho')",
    "lib.fft.ihfft(a)",
    "STFT(lib.cat([v, w, v]), 4, hop_length=2, return_complex=True)",
]

TRANSFORMS = [
    "lib.fft.fft(a, n=5, dim=1)",
    "lib.fft.ifft(a, norm='forward')",
    "lib.fft.irfft(a, n=5)",
    "lib.fft.hfft(a)",
    "lib.fft.fftn(a)",
    "lib.fft.ifft2(a, s=(2, 5))",
    "lib.fft.irfftn(a)",
    "lib.fft.hfftn(a, norm='ortho')",
    "lib.fft.fftshift(a, dim=(0, 1))",
]


def scope_of(lib: Any, dtype: str, requires_grad: bool) -> tuple[dict[str, Any], list[Any]]:
    rng = np.random.default_rng(3)

    def tensor(*shape: int) -> Any:
        values = rng.standard_normal(shape) + (
            1j * rng.standard_normal(shape) if dtype == "complex128" else 0
        )
        return lib.tensor(values, requires_grad=requires_grad)

    leaves = [tensor(2, 3, 3), tensor(2, 3, 3), tensor(3), tensor(3)]
    own = lib is gs
    names: dict[str, Callable[..., Any]] = {
        "EINSUM": einsum if own else torch.einsum,
        "TENSORDOT": tensordot if own else torch.tensordot,
        "CDIST": cdist if own else torch.cdist,
        "NORM": norm if own else torch.norm,
        "STFT": stft if own else torch.stft,
        "LU": lu if own else torch.lu,
    }
    return dict(zip("abvw", leaves)) | {"lib": lib} | names, leaves


def array_of(tensor: Any) -> Any:
    return np.asarray(tensor.detach().resolve_conj().numpy())


def outcomes(lib: Any, expression: str, dtype: str, order: int) -> list[Any]:
    """The results of `expression` and the derivatives, up to `order`, of a weighted sum of them."""
    scope, leaves = scope_of(lib, dtype, order > 0)
    value = eval(expression, scope)
    tensors = list(value) if isinstance(value, (tuple, list)) else [value]
    found = [array_of(tensor) for tensor in tensors]
    total: Any = 0
    for number, tensor in enumerate(tensors):
        if tensor.requires_grad:
            part = lib.view_as_real(tensor.resolve_conj()) if tensor.is_complex() else tensor
            weights = np.cos(np.arange(part.numel()) + number).reshape(tuple(part.shape))
            total = total + (part * lib.tensor(weights, dtype=part.dtype)).sum()
    for step in range(order):
        grads = lib.autograd.grad(total, leaves, create_graph=step + 1 < order, allow_unused=True)
        total = 0
        for number, grad in enumerate(grads):
            found.append(np.zeros(()) if grad is None else array_of(grad))
            if step + 1 < order and grad is not None and grad.requires_grad:
                part = lib.view_as_real(grad.resolve_conj()) if grad.is_complex() else grad
                weights = np.sin(np.arange(part.numel()) + number).reshape(tuple(part.shape))
                total = total + (part * lib.tensor(weights, dtype=part.dtype)).sum()
        if not getattr(total, "requires_grad", False):
            break
    return found


def compare(expression: str, dtype: str, order: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        own = outcomes(gs, expression, dtype, order)
        reference = outcomes(torch, expression, dtype, order)
    assert len(own) == len(reference)
    for got, want in zip(own, reference):
        if not want.shape and not want.any() and not got.any():
            continue
        assert got.shape == want.shape and got.dtype == want.dtype
        np.testing.assert_allclose(got, want, rtol=1e-7, atol=1e-8)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("expression", PRODUCTS + FACTORS + NORMS + TRANSFORMS)
def test_values_and_gradients(expression: str, dtype: str) -> None:
    compare(expression, dtype, 1)


@pytest.mark.parametrize("expression", REAL_ONLY)
def test_real_values_and_gradients(expression: str) -> None:
    compare(expression, "float64", 1)


@pytest.mark.parametrize("expression", PRODUCTS + FACTORS + TRANSFORMS)
def test_second_derivatives(expression: str) -> None:
    compare(expression, "float64", 2)


@pytest.mark.parametrize(
    "expression",
    [
        "lib.mm(lib.ones(2, 3), lib.ones(2, 3))",
        "lib.linalg.inv(lib.zeros(2, 2))",
        "lib.linalg.inv(lib.zeros(2, 3))",
        "lib.linalg.inv(lib.zeros(2, 2, dtype=lib.int32))",
        "lib.linalg.cholesky(-lib.eye(2))",
        "lib.linalg.cholesky(lib.tensor([[1.0, lib.nan], [lib.nan, 2.0]]))",
        "lib.linalg.cholesky(lib.stack([lib.eye(2), lib.nan * lib.eye(2)]), upper=True)",
        "lib.cholesky_inverse(lib.eye(3).diag_embed()[:, :2, :2])",
        "lib.linalg.solve(lib.zeros(2, 2), lib.ones(2))",
        "lib.linalg.solve(lib.eye(2), lib.ones(3, 2))",
        "lib.linalg.lu_factor(lib.zeros(2, 2), pivot=False)",
        "lib.linalg.qr(lib.eye(2), mode='x')",
        "lib.linalg.eigvalsh(lib.eye(2), UPLO='X')",
        "lib.linalg.vector_norm(lib.ones(2, dtype=lib.int64))",
        "lib.linalg.vector_norm(lib.ones(2), dim=3)",
        "lib.fft.fft(lib.ones(2), norm='x')",
        "lib.fft.fft(lib.ones(2), n=0)",
        "lib.fft.rfft(lib.ones(2, dtype=lib.complex64))",
        "lib.arange(0, 1, 0)",
        "lib.arange(1, 0)",
        "lib.eye(-1)",
        "lib.linspace(0, 1, -1)",
        "lib.empty(3).uniform_(1, 0)",
        "lib.empty(3).normal_(0, -1)",
        "lib.multinomial(lib.ones(2), 3)",
        "lib.hann_window(-1)",
    ],
)
def test_errors_have_the_same_words(expression: str) -> None:
    with pytest.raises(Exception) as reference:
        eval(expression, {"lib": torch})
    own_type = RuntimeError if isinstance(reference.value, RuntimeError) else type(reference.value)
    with pytest.raises(own_type) as own:
        eval(expression, {"lib": gs})
    theirs = str(reference.value).splitlines()[0]
    assert words(str(own.value).splitlines()[0]) == words(theirs)


def words(message: str) -> list[str]:
    return re.findall(
        r"[a-z0-9-]+", message.replace("torch.", "").replace("gradsmith.", "").lower()
    )


def test_low_rank_decompositions_find_the_rank() -> None:
    gs.manual_seed(0)
    A = gs.randn(2, 8, 3, dtype=gs.float64) @ gs.randn(2, 3, 6, dtype=gs.float64)
    for matrix in (A, A.mT):
        U, S, V = svd_lowrank(matrix, q=4)
        rebuilt = (U * S.unsqueeze(-2)) @ V.mH
        np.testing.assert_allclose(rebuilt.numpy(), matrix.numpy(), atol=1e-10)
    _, S, V = pca_lowrank(A[0], q=3)
    centred = A[0].numpy() - A[0].numpy().mean(0)
    np.testing.assert_allclose(S.numpy(), np.linalg.svd(centred)[1][:3], atol=1e-10)
    with pytest.raises(ValueError, match="must be non-negative integer"):
        pca_lowrank(A, q=9)


@pytest.mark.parametrize("order", [1.5, 2, 2.5, 3, 3.5, 6])
def test_second_derivatives_of_norms_at_the_origin(order: float) -> None:
    outcomes = []
    for lib in (gs, torch):
        x = lib.tensor([[1.0, -2.0, 0.5], [0.0, 0.0, 0.0]], dtype=lib.float64, requires_grad=True)
        (first,) = lib.autograd.grad(
            lib.linalg.vector_norm(x, order, 1).sum(), x, create_graph=True
        )
        (second,) = lib.autograd.grad((first * lib.arange(1.0, 4.0, dtype=lib.float64)).sum(), x)
        outcomes.append(second.numpy())
    np.testing.assert_allclose(*outcomes, atol=1e-12)


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("device", ["cpu", "meta"])
def test_an_empty_out_tensor_lies_as_the_result_does(left: bool, device: str) -> None:
    def strides(lib: Any) -> list[tuple[int, ...]]:
        a = lib.eye(3).repeat(2, 1, 1).to(device)
        b = lib.ones(*((2, 3, 4) if left else (2, 4, 3)), device=device)
        x, y, z, lu = (lib.empty(0, device=device) for _ in range(4))
        info, more, pivots = (lib.empty(0, dtype=lib.int32, device=device) for _ in range(3))
        lib.linalg.solve_ex(a, b, left=left, out=(x, info))
        lib.linalg.solve_triangular(a, b, upper=True, left=left, out=y)
        solve = lib.ops.aten._linalg_solve_ex.result
        solve(a, b, left=left, check_errors=False, result=z, LU=lu, pivots=pivots, info=more)
        return [tuple(t.stride()) for t in (x, info, y, z, lu, pivots, more)]

    assert strides(gs) == strides(torch)


@pytest.mark.parametrize("driver", ["gels", "gelsy"])
@pytest.mark.parametrize("shape", [(3, 2), (2, 3), (2, 3, 2)])
def test_least_squares_of_no_right_hand_sides(driver: str, shape: tuple[int, ...]) -> None:
    def found(lib: Any) -> list[Any]:
        b = lib.empty(*shape[:-1], 0)
        return [
            (tuple(t.shape), t.tolist())
            for t in lib.linalg.lstsq(lib.zeros(shape), b, driver=driver)
        ]

    assert found(gs) == found(torch)


@pytest.mark.parametrize("beta", [0, 0.7, 1])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_factors_of_two_bytes(dtype: str, beta: float) -> None:
    """`addmv` rounds factors to the dtype before it uses them."""
    found = []
    for lib in (torch, gs):
        random = np.random.default_rng(0)
        arrays = (random.standard_normal(shape, np.float32) for shape in ((64,), (64, 16), (16,)))
        given = (lib.from_numpy(array).to(getattr(lib, dtype)) for array in arrays)
        found.append(lib.addmv(*given, beta=beta, alpha=0.3).float().numpy())
    np.testing.assert_array_equal(found[1], found[0])


@pytest.mark.parametrize(
    "equation, shapes",
    [
        ("ij,jk->ik", [(2, 0), (0, 3)]),
        ("ij,ik->jk", [(0, 2), (0, 3)]),
        ("i,i->", [(0,), (0,)]),
        ("ij->i", [(2, 0)]),
        ("ij,j->i", [(2, 0), (1,)]),
        ("ij,jk->ik", [(2, 0), (1, 3)]),
        ("bij,bjk->ik", [(0, 2, 3), (0, 3, 4)]),
        ("ii,i->", [(0, 0), (0,)]),
        ("ij,jk,kl->il", [(2, 0), (0, 3), (3, 2)]),
        ("...j,j...->...", [(2, 0), (0, 2)]),
    ],
)
def test_einsum_over_no_elements(equation: str, shapes: list[tuple[int, ...]]) -> None:
    found = []
    for lib in (gs, torch):
        operands = [lib.ones(shape, requires_grad=True) for shape in shapes]
        out = lib.einsum(equation, *operands)
        out.sum().backward()
        grads = [(tuple(t.grad.shape), t.grad.tolist()) for t in operands]
        found.append((tuple(out.shape), out.tolist(), out.grad_fn.name(), grads))
    assert found[0] == found[1]


@pytest.mark.parametrize("order", [1, 2, float("inf"), "nuc", "fro"])
@pytest.mark.parametrize("shape", [(0, 3), (3, 0), (2, 0, 3)])
def test_norms_of_matrices_without_elements_are_zero(shape: tuple[int, ...], order: Any) -> None:
    expected = torch.linalg.matrix_norm(torch.zeros(shape), order)
    assert gs.linalg.matrix_norm(gs.zeros(shape), order).tolist() == expected.tolist()


@pytest.mark.parametrize("shapes", [((30, 3), (5, 3)), ((2, 4, 2), (27, 2))])
def test_second_derivatives_of_distances_between_many_rows(
    shapes: tuple[tuple[int, ...], tuple[int, ...]],
) -> None:
    generator = np.random.default_rng(5)
    rows = [generator.standard_normal(shape) for shape in shapes]
    found = []
    for library in (gs, torch):
        x, y = (library.tensor(each, requires_grad=True) for each in rows)
        first = library.autograd.grad(library.cdist(x, y).sum(), (x, y), create_graph=True)
        second = library.autograd.grad(sum((each**3).sum() for each in first), (x, y))
        found.append([each.detach().numpy() for each in (*first, *second)])
    for ours, theirs in zip(*found, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-9, atol=1e-12)


def test_derivatives_of_distances_are_finite_where_rows_coincide() -> None:
    x = gs.linspace(0.0, 1.0, 60, dtype=gs.float64).reshape(30, 2).requires_grad_()
    distances = gs.cdist(x, x)
    (first,) = gs.autograd.grad(distances.sin().sum(), x, create_graph=True)
    (second,) = gs.autograd.grad((first**2).sum(), x)
    assert first.isfinite().all() and second.isfinite().all()
