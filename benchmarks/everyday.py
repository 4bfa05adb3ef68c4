"""What programs call: functions, methods and attributes on a handful of elements, as they are written.

Nobody chose these for how they fare.  Each is measured as it stands; those that can be differentiated, on operands that require
grad; and with the backward of the sum of what they give.  Results and gradients are compared with PyTorch's before anything
is timed, except where they are random; the slowest are named.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from .libraries import Library
from .results import Case
from .timing import Effort, Statement, best_of

__all__ = ["CHANGING", "EVERYDAY", "RANDOM", "everyday", "recorded", "slowest"]

EVERYDAY = """
x + y; x - y; x * y; x / y; x * 2; x + 1; 2 - x; x ** 2; p ** 0.5; x % 2; x // 2; -x; abs(x); x @ v; x > 0; x == y; ~c; c & c
xp.add(x, y, alpha=0.5); xp.clamp(x, -1, 1); xp.clamp(x, min=0); x.clamp_min(0); xp.lerp(x, y, 0.1)
xp.addcmul(x, y, y, value=0.1); xp.where(c, x, y); xp.where(c, x, 0.0); x.masked_fill(c, 0.0); xp.maximum(x, y)
xp.minimum(x, y); xp.pow(x, 2); xp.sign(x); xp.round(x); xp.floor(x); xp.rsqrt(p); xp.reciprocal(p); xp.square(x)
xp.exp(x); xp.log(p); xp.sqrt(p); xp.sin(x); xp.tanh(x); xp.sigmoid(x); xp.erf(x); xp.atan2(x, y); xp.logaddexp(x, y)
xp.logical_and(c, c); xp.logical_not(c); xp.isclose(x, y); xp.allclose(x, y); xp.equal(x, y); xp.fmod(x, 2.0)
xp.remainder(x, 2.0); xp.nan_to_num(x); xp.heaviside(x, y); xp.bitwise_and(t, t); x.isnan(); m.isfinite().all()
xp.zeros(3); xp.ones(3, 4); xp.full((3,), 1.0); xp.zeros_like(x); xp.ones_like(x); xp.full_like(x, 2.0); xp.arange(5)
xp.linspace(0, 1, 5); xp.eye(3); xp.tensor([1.0, 2.0]); xp.tensor(1.0); xp.tensor([[1, 2], [3, 4]]); x.new_zeros(3); x.clone()
x.detach(); s.item(); x.tolist(); x.numpy(); float(s); int(s); bool(s); len(x); xp.from_numpy(a); xp.as_tensor(a)
x.shape; x.size(); x.size(0); x.dim(); x.numel(); x.dtype; x.device; x.requires_grad; x.is_cuda; m.stride(); m.is_contiguous()
m.sum(); m.sum(0); m.sum(-1, keepdim=True); m.mean(); m.mean(0); m.var(); m.std(0); m.max(); m.max(1)[0]; m.min(0)[0]
m.argmax(); m.argmax(1); m.prod(); m.norm(); d.any(); d.all(); m.cumsum(0); m.sort(1)[0]; m.topk(2)[0]; m.median()
m.logsumexp(1); m.unique(); m.nonzero(); m.abs().max(); m.amax(1); m.count_nonzero(); xp.argsort(x); xp.cumprod(x, 0)
xp.diff(x); xp.quantile(x, 0.5); xp.histc(x, 4); xp.bincount(t); xp.searchsorted(o, x)
m.view(-1); m.reshape(-1); m.reshape(4, 3); m.t(); m.T; m.transpose(0, 1); m.permute(1, 0); m.unsqueeze(0); m.squeeze()
m.flatten(); m.expand(2, 3, 4); m.expand_as(m); m.view_as(m); m.movedim(0, 1); m.contiguous(); m.split(1)[0]; m.chunk(3)[0]
m.unbind()[0]; m.narrow(0, 0, 2); m.select(0, 1); m[0]; m[:, 0]; m[1:]; m[0, 1]; m[..., None]; m[:, 1:3]; m[i]; m[d]; m[i, i]
xp.stack([x, y]); xp.cat([x, y]); xp.hstack([x, y]); xp.vstack([x, y]); m.repeat(2, 1); xp.tile(x, (2,)); m.flip(0)
m.roll(1, 0); m.triu(); xp.tril(q); q.diag(); m.gather(1, j); xp.scatter_add(m, 1, j, m); m.index_select(0, i)
xp.index_add(m, 0, i, m[:2]); xp.take(x, i); xp.masked_select(x, c); xp.meshgrid(x, y, indexing="ij")[0]
xp.broadcast_to(x, (2, 4)); m.float(); m.double(); m.long(); m.half(); m.int(); m.bool(); m.to(xp.float64); m.cpu(); m.data
xp.einsum("ij,kj->ik", m, m); xp.outer(x, y); xp.dot(x, y); xp.mm(m, m.t()); xp.bmm(b, b); xp.matmul(b, b); F.linear(m, w)
F.linear(m, w, v); xp.addmm(v, m, w.t()); xp.cdist(m, m); xp.cross(z, z, dim=0); xp.kron(q, q); xp.trace(q)
xp.linalg.norm(x); xp.linalg.inv(q); xp.linalg.det(q); xp.linalg.solve(q, q)
F.relu(x); F.gelu(x); F.silu(x); F.softplus(x); F.leaky_relu(x, 0.1); F.elu(x); F.hardtanh(x); F.glu(m); F.softmax(m, -1)
F.log_softmax(m, -1); F.mse_loss(x, y); F.l1_loss(x, y); F.smooth_l1_loss(x, y); F.cross_entropy(m, t); F.nll_loss(m, t)
F.binary_cross_entropy_with_logits(x, u); F.binary_cross_entropy(u, u); F.kl_div(m, m, reduction="batchmean"); F.one_hot(t, 4)
F.embedding(t, w); F.layer_norm(m, (4,)); F.normalize(m, dim=1); F.cosine_similarity(m, m); F.pad(x, (1, 1))
F.conv1d(e, f); F.conv2d(g, h); F.max_pool2d(g, 2); F.avg_pool2d(g, 2); F.batch_norm(m, None, None, training=True)
F.interpolate(g, scale_factor=2.0); F.scaled_dot_product_attention(b, b, b); F.unfold(g, 2)
F.grid_sample(g, k, align_corners=False)
"""
"""Expressions, from which new values come."""

RANDOM = """
xp.empty(3); xp.rand(3); xp.randn(3); xp.randint(0, 9, (3,)); xp.randperm(5); xp.rand_like(x); xp.bernoulli(u)
xp.multinomial(u, 2); F.dropout(x, 0.1); x.uniform_(); x.normal_(); x.exponential_(); x.bernoulli_(0.5)
"""
"""Those that draw numbers."""

CHANGING = """
x.add_(y); x.add_(y, alpha=0.5); x.sub_(y); x.mul_(1.0); x.div_(2.0); x.zero_(); x.fill_(1.0); x.copy_(y); x.clamp_(-1, 1)
x.clamp_(min=0); x.addcmul_(y, y, value=0.1); x.addcdiv_(y, p, value=0.1); x.lerp_(y, 0.1); x.masked_fill_(c, 0.0)
x.index_fill_(0, i, 1.0); x.neg_(); x.relu_(); x.exp_(); x.requires_grad_(False); x.detach_()
x.__setitem__(0, 1.0); x.__setitem__(slice(1, 3), y[1:3]); x.__setitem__(c, 0.0); x.__setitem__(i, 1.0)
"""
"""Those that change a tensor in place."""


def _names(library: Library, recording: bool = False) -> dict[str, Any]:
    random = np.random.default_rng(0)

    def normal(*shape: int) -> np.ndarray[Any, Any]:
        return random.standard_normal(shape, np.float32)

    arrays = {
        "x": normal(4),
        "y": normal(4),
        "v": normal(4),
        "p": np.abs(normal(4)) + np.float32(0.5),
        "s": np.float32(1.5),
        "m": normal(3, 4),
        "w": normal(4, 4),
        "b": normal(2, 3, 3),
        "c": np.array([True, False, True, False]),
        "d": normal(3, 4) > 0,
        "z": normal(3),
        "q": normal(3, 3) + 3 * np.eye(3, dtype=np.float32),
        "i": np.array([0, 1]),
        "t": np.array([0, 2, 1]),
        "j": random.integers(0, 4, (3, 4)),
        "k": np.tanh(normal(1, 4, 4, 2)),
        "u": np.array([0.2, 0.3, 0.1, 0.4], np.float32),
        "o": np.array([-1, 0, 1], np.float32),
        "e": normal(1, 2, 8),
        "f": normal(3, 2, 3),
        "g": normal(1, 2, 8, 8),
        "h": normal(3, 2, 3, 3),
    }

    def operand(array: np.ndarray[Any, Any]) -> Any:
        make = library.variable if recording and array.dtype.kind == "f" else None
        return (make or library.tensor)(array)

    tensors = {name: operand(np.asarray(array)) for name, array in arrays.items()}
    return {**library.names, **tensors, "a": arrays["x"].copy()}


def _expressions(text: str) -> list[str]:
    return [part.strip() for line in text.splitlines() for part in line.split(";") if part.strip()]


def everyday(libraries: list[Library], effort: Effort) -> list[Case]:
    """A case for each expression, in the libraries that are spelled as PyTorch is.

    Raises:
        AssertionError: ours gives something else than another.
    """
    compared = [library for library in libraries if library.torch_style]
    return [
        _case(compared, expression, effort, comparable=text is EVERYDAY)
        for text in (EVERYDAY, RANDOM, CHANGING)
        for expression in _expressions(text)
    ]


def _case(libraries: list[Library], expression: str, effort: Effort, *, comparable: bool) -> Case:
    found = {library.name: Statement(expression, _names(library)) for library in libraries}
    if comparable:
        values = [_value(library, found[library.name].value()) for library in libraries]
        for other in values[1:]:
            _compare(expression, values[0], other)
    return Case(expression, (), best_of(found, effort))


def recorded(libraries: list[Library], effort: Effort, *, backward: bool) -> list[Case]:
    """A case for each expression that can be differentiated, its floating operands requiring grad; with the `backward` of its sum.

    Raises:
        AssertionError: ours gives other values or gradients than another.
    """
    compared = [library for library in libraries if library.torch_style and library.variable]
    cases = (
        _recorded_case(compared, expression, effort, backward, comparable=text is EVERYDAY)
        for text in (EVERYDAY, RANDOM)
        for expression in _expressions(text)
    )
    return [case for case in cases if case is not None]


def _recorded_case(
    libraries: list[Library], expression: str, effort: Effort, backward: bool, *, comparable: bool
) -> Case | None:
    """None for what one of the libraries does not differentiate."""
    found = {library.name: Statement(expression, _names(library, True)) for library in libraries}
    results = [_differentiated(found[library.name]) for library in libraries]
    if any(result is None for result in results):
        return None
    if comparable:
        values = [_value(*pair) for pair in zip(libraries, results, strict=True)]
        gradients = [_gradients(library, found[library.name]) for library in libraries]
        for value, gradient in zip(values[1:], gradients[1:], strict=True):
            _compare(expression, values[0], value)
            assert gradients[0].keys() == gradient.keys(), expression
            for name in gradient:
                _compare(
                    f"the gradient of {name} in {expression}", gradients[0][name], gradient[name]
                )
    if backward:
        source = f"({expression}).sum().backward()"
        found = {name: replace(statement, source=source) for name, statement in found.items()}
    return Case(expression, (), best_of(found, effort))


def _differentiated(statement: Statement) -> Any:
    """What the statement gives, after a backward; None where there is nothing to differentiate, or that is refused."""
    try:
        result = statement.value()
        if not getattr(result, "requires_grad", False):
            return None
        result.sum().backward()
    except (RuntimeError, ValueError):
        return None
    return result


def _gradients(library: Library, statement: Statement) -> dict[str, np.ndarray[Any, Any]]:
    """By the names of the operands, those that the last backward left."""
    found = {
        name: getattr(value, "grad", None)
        for name, value in statement.names.items()
        if name not in library.names
    }
    return {name: library.array(grad) for name, grad in found.items() if grad is not None}


def _compare(what: str, ours: Any, theirs: Any) -> None:
    assert np.allclose(ours, theirs, rtol=1e-4, atol=1e-5, equal_nan=True), what


def _value(library: Library, value: Any) -> Any:
    """What can be compared with another library's: numbers."""
    if isinstance(value, (bool, int, float, list, tuple, np.ndarray)):
        return np.asarray(value)
    tensor = type(library.tensor(np.zeros(1)))
    return library.array(value) if isinstance(value, tensor) else 0


def slowest(cases: list[Case], most: int = 24) -> Iterator[str]:
    """Notes that say how the ratios are spread, and which are the largest."""
    ratios = sorted(
        ((ratio, case.name) for case in cases if (ratio := case.ratio("torch")) is not None),
        reverse=True,
    )
    if not ratios:
        return
    values = [ratio for ratio, _ in ratios]
    spread = ", ".join(
        f"{part:.0%} {np.quantile(values, part):.2f}" for part in (0.1, 0.25, 0.5, 0.75, 0.9)
    )
    yield f"of {len(values)} calls: {spread}; below 1: {sum(value < 1 for value in values)}"
    yield "slowest: " + ", ".join(f"{name} {ratio:.1f}" for ratio, name in ratios[:most])
