"""Orders of dimensions in memory: memory formats, what results keep of their arguments', and the meta device."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402

INPUTS = {
    "contiguous": lambda lib: lib.arange(120.0).reshape(2, 3, 4, 5),
    "channels last": lambda lib: _format(lib, (2, 3, 4, 5), "channels_last"),
    "one channel": lambda lib: _format(lib, (2, 1, 4, 5), "channels_last"),
    "in columns": lambda lib: lib.arange(120.0).reshape(2, 3, 5, 4).mT,
    "every other": lambda lib: _format(lib, (2, 3, 8, 5), "channels_last")[:, :, ::2],
    "expanded": lambda lib: lib.ones(2, 3, 1, 1).expand(2, 3, 4, 5),
    "volume": lambda lib: _format(lib, (2, 3, 4, 5, 2), "channels_last_3d"),
}


def _format(lib: Any, shape: tuple[int, ...], name: str) -> Any:
    x = lib.ones(*shape).cumsum(0).cumsum(1)
    return x.contiguous(memory_format=getattr(lib, name))


FORMATS = ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d")

COPIES = """
x.clone(memory_format=f); x.contiguous(memory_format=f); x.to(memory_format=f); x.to(lib.float64, memory_format=f)
x.to(lib.float32, copy=True, memory_format=f); x.float(memory_format=f); x.double(memory_format=f); x.bool(memory_format=f)
x.cpu(memory_format=f); lib.empty_like(x, memory_format=f); lib.zeros_like(x, memory_format=f); lib.ones_like(x, memory_format=f)
lib.full_like(x, 2, memory_format=f); lib.rand_like(x, memory_format=f); lib.randn_like(x, memory_format=f)
lib.randint_like(x, 5, memory_format=f); lib.empty(x.shape, memory_format=f); lib.ones(2).resize_(x.shape, memory_format=f)
lib.ones(2).resize_as_(x, memory_format=f); x.is_contiguous(memory_format=f)
"""

KEPT = """
x + 1; -x; x.relu(); x > 2; x.double(); x + x; x + x.contiguous(); x.contiguous() + x; x * lib.ones(x.shape[-1]); 1 - x; x ** 2
lib.where(x > 2, x, 0.0); x.clamp(0, 1); x.clamp(min=lib.zeros(x.shape)); lib.lerp(x, x, 0.5); lib.addcmul(x, x, x.contiguous())
lib.ldexp(x, lib.ones(x.shape[-1])); lib.special.zeta(x, x); lib.igamma(x, x); F.gelu(x); F.silu(x); F.hardswish(x); F.elu(x)
F.prelu(x, lib.ones(1)); F.dropout(x, 0.5); F.mse_loss(x, x, reduction="none"); F.smooth_l1_loss(x, x, reduction="none")
F.binary_cross_entropy(x.sigmoid(), x.sigmoid(), reduction="none"); x.flip(0); x.roll(1, 0); x.sort(-1)[0]; x.sort(1)[1]
x.argsort(2); x.masked_fill(x > 2, 0.0); x.index_fill(0, lib.tensor([0]), 1.0); (x * 1).select_scatter(x[0] * 1, 0, 0)
x.softmax(1); x.log_softmax(0); x.cumsum(1); x.cumprod(0); x.cummax(1)[0]; x.sum(0); x.sum(1, keepdim=True); x.amax(1); x.max(1)[0]
x.var(1); x.mean((2,)); x.norm(dim=1); lib.logsumexp(x, 1); x.tril(); x.triu(); lib.cat([x, x], 1); lib.cat([x, x * 1], 0)
lib.cat([x, x.contiguous()]); lib.stack([x, x], 1); lib.stack([x, x]); x.repeat(*[2] * x.dim()); F.pad(x, (1, 1))
x.unsafe_chunk(2, 1)[0]; x.chunk(2, 1)[0]; x[[0, 1]]; x.index_select(0, lib.tensor([0, 1])); x @ x.mT; x.unsqueeze(0); x.unsqueeze(2)
x.unsqueeze(-1); x.flatten(1); x.reshape(-1); x.new_empty(x.shape); x.detach(); lib.empty(x.shape).copy_(x); lib.ones(x.shape) + x
F.layer_norm(x, (x.shape[-1],)); F.group_norm(x, 1); F.batch_norm(x, None, None, training=True); F.instance_norm(x)
F.normalize(x, dim=1); lib.fft.fft(x * 1, dim=1); lib.fft.ifft2(x * 1j, dim=(1, 2)); lib.fft.rfftn(x * 1); lib.fft.irfft(x * 1, dim=0)
lib.zeros_like(x); lib.rand_like(x); lib.empty_like(x); x.clone(); x.contiguous(); x.to(lib.float16)
"""

IMAGES = """
F.conv2d(x, lib.ones(6, c, 2, 2)); F.conv2d(x, _format(lib, (6, c, 2, 2), "channels_last")); F.conv2d(x, lib.ones(c, 1, 2, 2), groups=c)
F.conv_transpose2d(x, lib.ones(c, 4, 2, 2)); F.max_pool2d(x, 2); F.avg_pool2d(x, 2); F.adaptive_avg_pool2d(x, 2)
F.adaptive_avg_pool2d(x, 1); F.adaptive_max_pool2d(x, 2); F.lp_pool2d(x, 2, 2); F.interpolate(x, scale_factor=2)
F.interpolate(x, scale_factor=2, mode="bilinear"); F.interpolate(x, scale_factor=2, mode="bicubic"); F.pad(x, (1, 1, 1, 1), "reflect")
F.interpolate(x, scale_factor=2, mode="nearest-exact"); F.pixel_unshuffle(x[..., :4], 2); lib.channel_shuffle(x, 1)
F.max_unpool2d(*F.max_pool2d(x, 2, return_indices=True), 2); F.grid_sample(x, lib.zeros(2, 4, 5, 2), align_corners=False)
F.unfold(x, 2); F.local_response_norm(x, 2); F.pad(x, (1, 1, 0, 0), "replicate")
"""

VOLUMES = """
F.conv3d(x, lib.ones(6, 3, 2, 2, 1)); F.max_pool3d(x, 2); F.avg_pool3d(x, 2); F.adaptive_avg_pool3d(x, 2); F.adaptive_max_pool3d(x, 2)
F.interpolate(x, scale_factor=2); F.interpolate(x, scale_factor=2, mode="trilinear"); F.conv_transpose3d(x, lib.ones(3, 2, 2, 2, 2))
"""

GRADIENTS = """
x * 2; x; x * lib.ones(x.shape); x.contiguous(); x @ x.mT; x.exp() * x; x.sum(); F.max_pool2d(x, 2); F.avg_pool2d(x, 2)
F.conv2d(x, lib.ones(6, c, 2, 2)); F.interpolate(x, scale_factor=2); F.batch_norm(x, None, None, training=True)
"""


def _expressions(text: str) -> list[str]:
    return [part.strip() for part in text.replace("\n", ";").split(";") if part.strip()]


def _outcome(expression: str, lib: Any, x: Any, memory_format: str = "", meta: bool = False) -> Any:
    """How the result lies in memory, dimensions of one element aside, or the error."""
    names = {"lib": lib, "F": lib.nn.functional, "x": x, "c": x.shape[1], "_format": _format}
    names["f"] = getattr(lib, memory_format, None)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            lib.set_default_device("meta" if meta else None)
            value = eval(expression, names)
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return f"{type(error).__name__}: {error}".replace("gradsmith.", "torch.")
        finally:
            lib.set_default_device(None)
    return _lies(value)


def _lies(value: Any) -> Any:
    if not hasattr(value, "stride"):
        return value
    if not value.numel():
        return tuple(value.shape)
    steps = zip(value.shape, value.stride())
    return tuple(value.shape), [step for extent, step in steps if extent > 1]


@pytest.mark.parametrize("name", INPUTS)
@pytest.mark.parametrize("memory_format", FORMATS)
def test_copies_and_factories_honour_formats(name: str, memory_format: str) -> None:
    ours, theirs = INPUTS[name](gs), INPUTS[name](torch)
    for expression in _expressions(COPIES):
        want = _outcome(expression, torch, theirs, memory_format)
        assert _outcome(expression, gs, ours, memory_format) == want, expression


@pytest.mark.parametrize("name", INPUTS)
def test_results_lie_as_in_pytorch(name: str) -> None:
    groups = KEPT + (VOLUMES if name == "volume" else IMAGES)
    ours, theirs = INPUTS[name](gs), INPUTS[name](torch)
    for expression in _expressions(groups):
        want = _outcome(expression, torch, theirs)
        if isinstance(want, str):
            continue  # the errors of unfit inputs are compared elsewhere
        assert _outcome(expression, gs, ours) == want, expression


@pytest.mark.parametrize("name", INPUTS)
def test_the_meta_device_infers_it(name: str) -> None:
    groups = KEPT + (VOLUMES if name == "volume" else IMAGES)
    here = INPUTS[name](gs)
    assert _lies(here.to("meta")) == _lies(INPUTS[name](torch).to("meta"))
    gs.set_default_device("meta")
    try:
        there = INPUTS[name](gs)
    finally:
        gs.set_default_device(None)
    assert there.stride() == here.stride()
    for expression in _expressions(groups):
        if "tensor(" in expression or "[[" in expression:
            continue  # indices are on the CPU
        want = _outcome(expression, gs, here)
        if not isinstance(want, str):
            assert _outcome(expression, gs, there, meta=True) == want, expression


@pytest.mark.parametrize("name", [name for name in INPUTS if name != "volume"])
def test_gradients_of_leaves_lie_as_these_do(name: str) -> None:
    for expression in _expressions(GRADIENTS):
        lies = []
        for lib in (torch, gs):
            leaf = INPUTS[name](lib).detach().clone().requires_grad_(True)
            names = {"lib": lib, "F": lib.nn.functional, "x": leaf, "c": leaf.shape[1]}
            eval(expression, names).sum().backward()
            lies.append(_lies(leaf.grad))
        assert lies[0] == lies[1], expression


def test_matrices_of_lapack_lie_in_columns() -> None:
    expressions = """
    L.inv(a); L.solve(a, b); L.solve(a, b.mT, left=False); L.cholesky(s); L.cholesky(s, upper=True); L.qr(b)[0]; L.qr(b)[1]
    L.lu_factor(b)[0]; L.lu(b)[1]; L.eigh(s)[1]; L.eig(a)[1]; L.svd(b)[0]; L.svd(b)[2]; L.svd(b, False)[0]; L.ldl_factor(s)[0]
    L.solve_triangular(s, b, upper=True); lib.cholesky_solve(b, s); lib.cholesky_inverse(s); lib.triangular_solve(b, s)[1]
    lib.geqrf(b)[0]; L.pinv(b); lib.matrix_exp(a); L.matrix_power(a, 3); L.matrix_power(a, -1); L.inv(a) + a; a + L.inv(a)
    L.lu_solve(*L.lu_factor(a), b); L.lu_solve(*L.lu_factor(a), b.mT, left=False); L.lu_solve(*L.lu_factor(a), b, adjoint=True)
    lib.linalg.householder_product(b.mT, b[..., 0]); lib.ormqr(a, b[..., 0], b); L.lstsq(a, b)[0]; L.ldl_solve(*L.ldl_factor(s), b)
    """
    for batch in ((), (2,)):
        found: dict[Any, list[Any]] = {torch: [], gs: []}
        for lib, results in found.items():
            a = (lib.arange(9.0) ** 2).reshape(3, 3).sin().expand(*batch, 3, 3).contiguous()
            b = lib.arange(12.0).reshape(3, 4).cos().expand(*batch, 3, 4).contiguous()
            names = {"lib": lib, "L": lib.linalg, "a": a, "b": b}
            names["s"] = a @ a.mT + lib.eye(3)
            results += [(e, _lies(eval(e, names))) for e in _expressions(expressions)]
        assert found[gs] == found[torch]


def test_pieces_share_memory_where_pytorchs_do() -> None:
    expressions = """
    lib.unsafe_split(x, 2); lib.unsafe_split(x, 1, 1); lib.unsafe_chunk(x, 2); lib.unsafe_split_with_sizes(x, [1, 3])
    lib.split_copy(x, 2); lib.split_with_sizes_copy(x, [1, 3]); lib.split(x, 2); lib.unbind_copy(x)
    """
    for expression in _expressions(expressions):
        found: list[Any] = []
        for lib in (torch, gs):
            x = lib.zeros(4, 3)
            pieces = eval(expression, {"lib": lib, "x": x})
            pieces[0].fill_(1)
            found.append((x.tolist(), pieces[0]._is_view(), [_lies(piece) for piece in pieces]))
        assert found[0] == found[1], expression


def test_relations_of_views_are_pytorchs() -> None:
    expressions = """
    lib.combinations(v); m.sum_to_size(3, 3); lib.quantile(m, 0.5); lib.kron(m, m); lib.rot90(m); lib.tensordot(m, m); m.rot90(2)
    lib.linalg.cond(m); lib.linalg.norm(m, float("inf")); lib.einsum("ij,jk->ik", m, m); lib.einsum("ij,ij->ij", m, m)
    lib.einsum("i,i->", v, v); lib.cdist(m, m); lib.cdist(m, m, compute_mode="use_mm_for_euclid_dist"); m.T.clone(); m.reshape(9)
    lib.stft(v, 2, 1, return_complex=True, center=False); m.T.reshape(9); m.T.flatten(); m.contiguous(); m.T.contiguous()
    lib.nn.functional.bilinear(m, m, lib.ones(2, 3, 3)); lib.nn.functional.bilinear(m, m, lib.ones(2, 3, 3), lib.ones(2))
    """
    for expression in _expressions(expressions):
        found = []
        for lib in (torch, gs):
            m = lib.arange(9.0).reshape(3, 3).sin() + lib.eye(3)
            value = eval(expression, {"lib": lib, "m": m, "v": m[0].clone()})
            found.append((value._is_view(), value is m, _lies(value)))
        assert found[0] == found[1], expression


def test_norms_differentiate_twice_whatever_eps_is() -> None:
    gradients = []
    for lib in (torch, gs):
        x = (3 * lib.arange(24.0, dtype=lib.float64).cos()).reshape(2, 3, 4).requires_grad_(True)
        scale = lib.arange(4.0, dtype=lib.float64).sin().requires_grad_(True)
        for value in (
            lib.nn.functional.layer_norm(x, (4,), scale, None, -0.5),
            lib.nn.functional.group_norm(x, 1, None, None, -0.5),
        ):
            (first,) = lib.autograd.grad((value**2).sum() + value.sum(), x, create_graph=True)
            (second,) = lib.autograd.grad((first * lib.arange(4.0)).sum(), x)
            gradients.append(second.tolist())
    for ours, theirs in zip(gradients[2:], gradients[:2], strict=True):
        torch.testing.assert_close(torch.tensor(ours), torch.tensor(theirs))


def test_quantiles_differentiate_by_their_ranks() -> None:
    slopes = []
    for lib in (torch, gs):
        ranks = lib.tensor([0.3, 0.7], requires_grad=True)
        values = lib.quantile(lib.tensor([1.0, 4.0, 2.0, 8.0]), ranks)
        slopes.append(lib.autograd.grad(values.sum(), ranks)[0].tolist())
    torch.testing.assert_close(slopes[1], slopes[0])


def test_polynomials_of_high_degree_at_large_arguments() -> None:
    names = """
    chebyshev_polynomial_t; chebyshev_polynomial_u; chebyshev_polynomial_v; chebyshev_polynomial_w; hermite_polynomial_h
    hermite_polynomial_he; laguerre_polynomial_l; legendre_polynomial_p; shifted_chebyshev_polynomial_t
    shifted_chebyshev_polynomial_u; shifted_chebyshev_polynomial_v; shifted_chebyshev_polynomial_w
    """
    points = [-501.0, -2.0, -1.0, -0.5, 0.0, 0.25, 1.0, 3.0, 1e20, float("nan")]
    for name in _expressions(names):
        found = []
        for lib in (torch, gs):
            x, n = lib.tensor(points)[:, None], lib.tensor([-1.0, 0.0, 1.0, 2.0, 5.5, 30.0, 55.0])
            found.append(getattr(lib.special, name)(x, n).tolist())
        theirs, ours = (torch.tensor(each) for each in found)
        torch.testing.assert_close(ours, theirs, equal_nan=True, rtol=1e-3, atol=1e-4, msg=name)


def test_a_wrong_gradient_of_pytorchs_is_not_copied() -> None:
    # Where `as_strided_scatter` overwrites, its gradient by the base is zero; PyTorch's own check says that its is not.
    passes = []
    for lib in (torch, gs):
        base = lib.arange(9.0, dtype=lib.float64).reshape(3, 3).requires_grad_(True)
        part = lib.ones(2, 2, dtype=lib.float64).requires_grad_(True)

        def scattered(base: Any, part: Any, lib: Any = lib) -> Any:
            return lib.as_strided_scatter(base, part, (2, 2), (1, 2), 0)

        passes.append(lib.autograd.gradcheck(scattered, (base, part), raise_exception=False))
    assert passes == [False, True]


@pytest.mark.parametrize(
    "view",
    [
        "lib.empty(1, 5).t()",
        "lib.empty(5, 1).t()",
        "lib.empty(1, 5).mT",
        "lib.empty(3, 1, 4).transpose(0, 1)",
        "lib.empty(1, 5).permute(1, 0)",
        "lib.empty(4, 5)[0:1].t()",
        "lib.empty(4, 6)[0:1, ::2][:, None]",
        "lib.empty(4, 5)[None, ::2]",
        "lib.empty(2, 0, 3)",
        "lib.empty(3, 4).unsqueeze(1).contiguous()",
        "lib.empty(1, 3).expand(2, 1, 3)",
        "lib.empty(2, 3).sum(1, keepdim=True)",
    ],
)
def test_strides_of_dimensions_of_one(view: str) -> None:
    ours, theirs = (eval(view, {"lib": lib}) for lib in (gs, torch))
    assert (tuple(ours.shape), ours.stride()) == (tuple(theirs.shape), theirs.stride())
    assert ours.is_contiguous() == theirs.is_contiguous()
