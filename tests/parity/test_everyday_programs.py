"""Small programs of every day that once came out otherwise than with PyTorch."""

from __future__ import annotations

import tempfile
import warnings
from typing import Any

import pytest
from programs import Log, Program, agree_on, gs

PROGRAMS: list[Program] = []


def program(function: Program) -> Program:
    PROGRAMS.append(function)
    return function


@program
def a_default_dtype_set_late(t: Any, log: Log) -> None:
    u = t.tensor([1, 2])

    def dtypes() -> list[str]:
        results = (
            *(u / u, u + 0.5, u.sin(), t.atan2(u, u), u.clamp(0.5), t.where(u > 1, u, 1.5)),
            *(t.div(u, u, rounding_mode=None), u.logsumexp(0), u.angle(), u.float() + 0.5),
            *(u * 1j, t.ones(1), t.tensor([0.5])),
        )
        return [str(result.dtype).partition(".")[2] for result in results]

    log(dtypes())
    try:
        t.set_default_dtype(t.float64)
        log(dtypes())
    finally:
        t.set_default_dtype(t.float32)
    log(dtypes())


@program
def a_batch_in_which_every_target_is_ignored(t: Any, log: Log) -> None:
    for extra in ({}, {"label_smoothing": 0.1}, {"weight": t.ones(3)}):
        for reduction in ("mean", "sum", "none"):
            x = t.tensor([[1.0, 2.0, 0.5], [0.1, 0.2, 0.3]], requires_grad=True)
            target = t.tensor([-100, -100])
            loss = t.nn.functional.cross_entropy(x, target, reduction=reduction, **extra)
            loss.sum().backward()
            log(loss.isnan().any(), x.grad)


@program
def outer_products_of_two_dtypes(t: Any, log: Log) -> None:
    names = ("bool", "uint8", "int64", "float16", "bfloat16", "float32", "float64", "complex64")
    for first in names:
        for second in names:
            a, b = t.ones(2, dtype=getattr(t, first)), t.ones(3, dtype=getattr(t, second))
            made = t.outer(a, b)
            log(first, second, str(made.dtype).partition(".")[2], made.shape == (2, 3))


@program
def running_sums_of_a_million(t: Any, log: Log) -> None:
    x = t.full((1_000_000,), 0.1)
    log(round(x.cumsum(0)[-1].item(), 1), round((1 + x / 1e6).cumprod(0)[-1].item(), 4))
    log(round(x.reshape(1000, 1000).cumsum(0).sum().item() / 1e6, 2))


@program
def a_complex_power_of_a_negative_number(t: Any, log: Log) -> None:
    exponent = t.tensor([1.3 + 0.2j], dtype=t.complex128, requires_grad=True)
    base = t.tensor(-1.5, dtype=t.float64)
    log(*t.autograd.grad(t.pow(base, exponent).sum().abs(), exponent))


@program
def special_functions_of_a_single_number(t: Any, log: Log) -> None:
    for dtype in (t.float32, t.float64):
        log(t.erfinv(t.tensor(0.9999999, dtype=dtype)).isfinite())
        log(t.special.ndtri(t.tensor(1e-8, dtype=dtype)), t.special.erfcx(t.tensor(3.0)))


@program
def equality_of_two_dtypes(t: Any, log: Log) -> None:
    log(t.equal(t.tensor([1, 2]), t.tensor([1.0, 2.0])), t.equal(t.tensor([1]), t.tensor([1.5])))


@program
def a_tangent_that_is_detached_in_place(t: Any, log: Log) -> None:
    forward = t.autograd.forward_ad
    with forward.dual_level():
        dual = forward.make_dual(t.ones(2), t.full((2,), 3.0)).clone()
        dual.detach_()
        log(forward.unpack_dual(dual * 2).tangent is None)


@program
def a_list_that_contains_itself(t: Any, log: Log) -> None:
    items: list[Any] = [1.0]
    items.append(items)
    log.refusal(lambda: t.tensor(items), "self-referential lists are incompatible")


@program
def a_divergence_of_integers(t: Any, log: Log) -> None:
    whole = t.tensor([1, 2])
    log.refusal(lambda: t.nn.functional.kl_div(whole, whole), "Integral inputs not supported")


@program
def lists_of_numbers_after_lists_of_numbers(t: Any, log: Log) -> None:
    x = t.arange(6.0).reshape(2, 3)
    for spoilt in ((1.0,), (True,), ("1",), (None,)):
        t.roll(x, (1,), (0,))
        t.amax(x, (0,))
        x.sum((0,))
        log.refusal(lambda spoilt=spoilt: t.roll(x, spoilt, (0,)))
        log.refusal(lambda spoilt=spoilt: t.amax(x, spoilt))
        log.refusal(lambda spoilt=spoilt: x.sum(spoilt))
    log(*t.gradient(x, spacing=(1.0, 2.0)))
    log(*t.gradient(x, spacing=(t.tensor([0, 2]), t.tensor([0, 3, 6]))))


@program
def tensors_of_one_element_in_lists_of_ints(t: Any, log: Log) -> None:
    x = t.arange(6.0).reshape(2, 3)
    log(
        x.sum(t.tensor([1])),
        x.sum((t.tensor([[1]]),)),
        x.view(t.tensor([3]), 2),
        t.zeros(t.tensor([2])),
    )
    log.refusal(lambda: t.zeros((t.tensor([2.0]),)))
    log.refusal(lambda: t.zeros((t.tensor([2, 2]),)))
    log.refusal(lambda: x.unsqueeze(t.tensor([0])))
    log.refusal(lambda: t.nn.functional.interpolate(x[None], size=(4.0,)))


@program
def arguments_by_name_after_others_left_out(t: Any, log: Log) -> None:
    table, indices, offsets = t.arange(6.0).reshape(3, 2), t.tensor([0, 1]), t.tensor([0])
    log(t.embedding_bag(table, indices, offsets, per_sample_weights=None)[0])
    log(t.embedding_bag(table, indices, offsets, include_last_offset=False, mode=1)[0])


@program
def asarray_and_histories(t: Any, log: Log) -> None:
    x = t.ones(2, requires_grad=True)
    for given in (x, x * 2):
        for options in (
            {},
            {"dtype": t.float64},
            {"copy": True},
            {"copy": True, "requires_grad": False},
        ):
            log(t.asarray(given, **options).requires_grad)
        log(t.asarray(given) is given)
    log(t.asarray(x * 2, requires_grad=False).requires_grad)


@program
def signs_of_zero_remainders(t: Any, log: Log) -> None:
    values, by = t.tensor([-2.0, 3.0, -0.0, 0.0, 5.0]), t.tensor([2.0, -1.5, 1.0, -1.0, 5.0])
    log((1 / t.remainder(values, by)).tolist(), (1 / (values % -1.0)).tolist())


@program
def a_hook_that_returns_its_tensor(t: Any, log: Log) -> None:
    x = t.tensor([0.0, 0.0], requires_grad=True)
    x.register_post_accumulate_grad_hook(lambda p: p.add_(p.grad, alpha=2))
    (x * t.tensor([1.0, 3.0])).sum().backward()
    log(x)


@program
def ranks_of_broadcast_systems(t: Any, log: Log) -> None:
    matrices = t.arange(1.0, 10.0).reshape(1, 3, 3) + t.eye(3)
    found = t.linalg.lstsq(matrices, t.ones(2, 3, 3), driver="gelsd")
    log(*(part.shape for part in found), found.rank)


@program
def settings_of_a_process(t: Any, log: Log) -> None:
    try:
        t.use_deterministic_algorithms(True, warn_only=True)
        log(t.are_deterministic_algorithms_enabled(), t.get_deterministic_debug_mode())
        log(t.is_deterministic_algorithms_warn_only_enabled())
        t.set_deterministic_debug_mode("error")
        log(t.get_deterministic_debug_mode(), t.is_deterministic_algorithms_warn_only_enabled())
        for wrong in (3, "x", None):
            log.refusal(lambda wrong=wrong: t.set_deterministic_debug_mode(wrong), "debug_mode")
        log.refusal(lambda: t.use_deterministic_algorithms(1), "must be bool")
    finally:
        t.set_deterministic_debug_mode(0)
    try:
        t.set_float32_matmul_precision("high")
        log(t.get_float32_matmul_precision())
    finally:
        t.set_float32_matmul_precision("highest")
    for wrong in (0, 1.0, True):
        log.refusal(lambda wrong=wrong: t.set_num_threads(wrong), "set_num_threads expects")
    before = t.get_num_threads()
    try:
        t.set_num_threads(1)
        log(t.get_num_threads())
    finally:
        t.set_num_threads(before)
    log.refusal(lambda: t.set_flush_denormal(1), "flush_denormal expects a bool")


@program
def tensors_over_files(t: Any, log: Log) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/values"
        log.refusal(lambda: t.from_file(path, size=2))
        shared = t.from_file(path, shared=True, size=4, dtype=t.int32)
        shared.fill_(7)
        own = t.from_file(path, shared=False, size=4, dtype=t.int32)
        own[0] = 1
        log(own, t.from_file(path, shared=True, size=4, dtype=t.int32), t.from_file(path).dtype)
        log.refusal(lambda: t.from_file(path, size=99))


@program
def histograms_of_points(t: Any, log: Log) -> None:
    points = t.tensor([[0.0, 1.0], [1.0, 0.0], [2.0, 0.0], [2.0, 2.0]])
    edges = (t.tensor([0.0, 1.0, 2.0]), t.tensor([0.0, 2.0]))
    log(t.histogramdd(points, 3), t.histogramdd(points, [3, 2], range=[0.0, 1.0, 0.0, 1.0]))
    log(t.histogramdd(points, edges, density=True), t.histogramdd(points[:0], [2, 2]))
    log(t.histogramdd(points, [2, 2], weight=t.arange(4.0)))
    for wrong in ([3], [3, 0]):
        log.refusal(lambda wrong=wrong: t.histogramdd(points, wrong))
    log.refusal(lambda: t.histogramdd(points, [2, 2], weight=t.ones(3)), "weight tensor")
    log.refusal(lambda: t.histogramdd(points.long(), [2, 2]), "not implemented for 'Long'")
    log.refusal(lambda: t.histogramdd(points, [2, 2], range=[0.0, 1.0]), "4 elements")


@program
def tensors_by_their_former_name(t: Any, log: Log) -> None:
    variable = t.autograd.Variable
    log(variable(), variable(t.ones(1), volatile=True), variable(data=t.ones(2), volatile=False))
    log.refusal(lambda: variable(t.ones(1), True, True), "can't be volatile and require_grad")
    log.refusal(lambda: variable(3), "has to be a tensor, but got int")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        x = variable(t.ones(1), volatile=True)
        x.volatile = True
        log(x.volatile, x.is_distributed())
        log(t.has_cuda, t.has_cudnn, t.has_mps, isinstance(t.has_mkldnn, bool))
    log([str(warning.message).replace("torch.", "gradsmith.") for warning in caught])
    log.refusal(lambda: t.has_nothing)
    log(t.arange(2).module_load(t.ones(2)), x.module_load(t.zeros(2), assign=True))
    log.refusal(lambda: t.nn.Parameter(t.ones(1)).module_load(t.zeros(1)), "leaf Variable")


@program
def a_sparse_tensor_of_a_size_alone(t: Any, log: Log) -> None:
    for made in (t.sparse_coo_tensor(size=(2, 3), dtype=t.float64), t.sparse_coo_tensor((2,))):
        log(made.shape, made._nnz(), made.sparse_dim(), made.to_dense(), str(made.dtype)[-7:])
    log.refusal(lambda: t.sparse_coo_tensor(dtype=t.float64), "sparse_coo_tensor() ")


@program
def normal_vectors_and_their_nodes(t: Any, log: Log) -> None:
    d = t.distributions
    factor = t.tensor([[1.0, 0.0], [0.3, 2.0]], requires_grad=True)
    for batch in ((), (3,)):
        loc = t.zeros(*batch, 2)
        p = d.MultivariateNormal(loc, scale_tril=factor)
        q = d.MultivariateNormal(loc + 1, covariance_matrix=factor @ factor.mT + t.eye(2))
        low = d.LowRankMultivariateNormal(loc, factor, factor.diagonal())
        for made in (p.log_prob(t.ones(2)), p.entropy(), low.log_prob(t.ones(2)), low.entropy()):
            log(made, made.grad_fn.name())
        for pair in ((p, q), (q, p), (p, low), (low, q)):
            made = d.kl_divergence(*pair)
            log(made, made.grad_fn.name())


@program
def a_spectrum_as_pairs(t: Any, log: Log) -> None:
    before = t.is_warn_always_enabled()
    t.set_warn_always(True)
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            log(t.stft(t.arange(8.0), 4, window=t.ones(4), return_complex=False))
    finally:
        t.set_warn_always(before)
    said = [str(warning.message).partition(" (Triggered")[0] for warning in caught]
    log([text.replace("torch.view", "gradsmith.view") for text in said])


@program
def a_mask_beside_the_causal_one(t: Any, log: Log) -> None:
    attention = t.nn.functional.scaled_dot_product_attention
    q = (t.arange(120.0) * 0.7).sin().view(2, 4, 5, 3)
    mask = t.tensor([[1, 0, 1, 1, 0]] * 5).bool()
    for k, v in ((q, q), (q[:, :1], q[:, :1]), (q[:1], q[:1]), (q, t.ones(2, 4, 5, 2))):
        log.refusal(lambda k=k, v=v: attention(q, k, v, mask, is_causal=True))
    across = q.mT.contiguous().mT
    for given in ((across, q, q), (q, across, q), (q[0], q[0], q[0]), (q[:, :, :3], q, q)):
        log.refusal(
            lambda given=given: attention(*given, mask[: given[0].shape[-2]], is_causal=True)
        )
    log(attention(q, q[:, :2], q[:, :2], mask, is_causal=True, enable_gqa=True))


@program
def normal_weights_that_require_grad(t: Any, log: Log) -> None:
    t.manual_seed(3)
    w = t.normal(0, 0.01, size=(3, 1), requires_grad=True)
    b = t.normal(1.0, 2.0, (1,), dtype=t.float64, requires_grad=True)
    log(w, b, w.is_leaf, b.requires_grad, t.normal(0, 1, (2,), requires_grad=False).requires_grad)
    (w.sum() * b).backward()
    log(w.grad, b.grad)
    log.refusal(lambda: t.normal(0, 1, (1,), requires_grad="yes"), "requires_grad")
    means = t.zeros(2)
    log(t.normal(means, 1.0), t.normal(means, t.ones(2)), t.normal(mean=0.0, std=t.ones(2)))
    for args in ((means, 1.0), (means, means), (0.0, means)):
        log.refusal(lambda args=args: t.normal(*args, requires_grad=True), "normal() ")


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_program(program: Program) -> None:
    agree_on(program)


def test_lists_that_contain_each_other_are_refused() -> None:
    first: list[Any] = []
    first.append(first)
    with pytest.raises(TypeError, match="self-referential"):  # PyTorch does not come back
        gs.tensor(first)
    one: list[Any] = []
    one.append([one])
    with pytest.raises(TypeError, match="self-referential"):
        gs.tensor(one)
    mixed: list[Any] = [gs.ones(1)]
    mixed.append([mixed])
    with pytest.raises((TypeError, ValueError)):
        gs.tensor(mixed)
