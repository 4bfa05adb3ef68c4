"""Calls on large tensors beside PyTorch: forward, and with backward; on one thread, and on as many as libraries take.

Results and gradients are compared with PyTorch's before anything is timed.  One thread is timed in this process, by CPU
time.  Where there are several, each library has processes of its own, which take turns: threads that wait for work keep
a processor busy for a while, and would take it from those of the other library.  Run as a program it prints the
seconds of one library, whose threads are those that the environment gives:

    python -m benchmarks.large LIBRARY [--quick]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from .libraries import OURS, Library, installed
from .results import Case, Group
from .timing import Effort, Statement, best_of

__all__ = ["LARGE", "Call", "agreeing", "large"]

_Array: TypeAlias = np.ndarray[Any, Any]
_Random: TypeAlias = np.random.Generator
_Shape: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """An expression as PyTorch spells it, over tensors by name."""

    source: str
    variables: Mapping[str, _Shape]
    """Normal float32 numbers, of which gradients are taken where there is a backward."""
    constants: Mapping[str, Callable[[_Random], _Array]] = field(default_factory=dict)
    """Tensors without gradients."""
    backward: bool = True
    comparable: bool = True
    """Whether PyTorch computes the same numbers: not where they are random, or equal elements may change places."""

    def arrays(self) -> tuple[dict[str, _Array], dict[str, _Array]]:
        """The variables and the constants, the same at every call."""
        random = np.random.default_rng(0)
        variables = {
            name: random.standard_normal(shape, np.float32)
            for name, shape in self.variables.items()
        }
        return variables, {name: make(random) for name, make in self.constants.items()}


def _places(below: int, *shape: int) -> Callable[[_Random], _Array]:
    return lambda random: random.integers(0, below, shape)


def _coins(*shape: int) -> Callable[[_Random], _Array]:
    return lambda random: random.random(shape) > 0.5


def _probabilities(*shape: int) -> Callable[[_Random], _Array]:
    return lambda random: random.uniform(0.05, 0.95, shape).astype(np.float32)


def _positive(size: int) -> Callable[[_Random], _Array]:
    def make(random: _Random) -> _Array:
        root = random.standard_normal((size, size)).astype(np.float32)
        return (root @ root.T / size + np.eye(size, dtype=np.float32)).astype(np.float32)

    return make


_M = (1000, 1000)
_ROWS = (64, 128, 128)
_TOKENS = (64, 128, 256)
_IMAGES = (16, 64, 28, 28)
_HEADS = (4, 8, 256, 64)


def _pointwise(*sources: str) -> dict[str, Call]:
    return {
        f"{source} 1M": Call(
            source, {name: _M for name in "xy" if f"{name}," in source or f"{name})" in source}
        )
        for source in sources
    }


LARGE: dict[str, Call] = {
    **_pointwise(
        *("xp.add(x, y)", "xp.mul(x, y)", "xp.div(x, 3.0)", "xp.neg(x)", "xp.exp(x)", "xp.sin(x)"),
        *("xp.tanh(x)", "xp.sigmoid(x)", "xp.erf(x)", "xp.maximum(x, y)", "xp.square(x)"),
        *("xp.clamp(x, -1, 1)", "F.relu(x)", "F.gelu(x)", "F.gelu(x, approximate='tanh')"),
        *("F.silu(x)", "F.mish(x)", "F.softplus(x)", "F.elu(x)", "F.leaky_relu(x)"),
        *("F.hardswish(x)", "F.logsigmoid(x)", "F.dropout(x)"),
    ),
    "log 1M": Call("xp.log(x * x + 1)", {"x": _M}),
    "sqrt 1M": Call("xp.sqrt(x * x + 1)", {"x": _M}),
    "where 1M": Call("xp.where(c, x, y)", {"x": _M, "y": _M}, {"c": _coins(*_M)}),
    "masked_fill 1M": Call("x.masked_fill(c, -1.0)", {"x": _M}, {"c": _coins(*_M)}),
    "addcmul 1M": Call("xp.addcmul(x, x, y, value=0.5)", {"x": _M, "y": _M}),
    "bias and relu": Call("F.relu(x + b)", {"x": _M, "b": (1000,)}),
    "gt 1M": Call("x > y", {"x": _M, "y": _M}, backward=False),
    "sum 1M": Call("x.sum()", {"x": _M}),
    "sum over 0": Call("x.sum(0)", {"x": _M}),
    "sum over 1": Call("x.sum(1)", {"x": _M}),
    "mean over the middle": Call("x.mean(1)", {"x": _TOKENS}),
    "var over 1": Call("x.var(1)", {"x": _M}),
    "max over 1": Call("x.max(1)[0]", {"x": _M}),
    "amax over 0": Call("x.amax(0)", {"x": _M}),
    "argmax over 1": Call("x.argmax(1)", {"x": _M}, backward=False),
    "logsumexp": Call("x.logsumexp(-1)", {"x": _ROWS}),
    "vector norm": Call("xp.linalg.vector_norm(x)", {"x": _M}),
    "cumsum over 1": Call("x.cumsum(1)", {"x": _M}),
    "cumsum over 0": Call("x.cumsum(0)", {"x": _M}),
    "sort": Call("x.sort(-1)[0]", {"x": _M}, comparable=False),
    "topk 10": Call("x.topk(10)[0]", {"x": _M}, comparable=False),
    "softmax 64x128x128": Call("F.softmax(x, -1)", {"x": _ROWS}),
    "softmax over 1": Call("F.softmax(x, 1)", {"x": _ROWS}),
    "softmax 256x1000": Call("F.softmax(x, -1)", {"x": (256, 1000)}),
    "log_softmax 64x128x128": Call("F.log_softmax(x, -1)", {"x": _ROWS}),
    "cross_entropy 4096x1000": Call(
        "F.cross_entropy(x, t)", {"x": (4096, 1000)}, {"t": _places(1000, 4096)}
    ),
    "mse_loss 1M": Call("F.mse_loss(x, y)", {"x": _M, "y": _M}),
    "smooth_l1_loss 1M": Call("F.smooth_l1_loss(x, y)", {"x": _M, "y": _M}),
    "bce with logits 1M": Call(
        "F.binary_cross_entropy_with_logits(x, t)", {"x": _M}, {"t": _probabilities(*_M)}
    ),
    "kl_div 1M": Call(
        "F.kl_div(x, t, reduction='batchmean')", {"x": _M}, {"t": _probabilities(*_M)}
    ),
    "layer_norm 64x128x256": Call(
        "F.layer_norm(x, (256,), w, b)", {"x": _TOKENS, "w": (256,), "b": (256,)}
    ),
    "rms_norm 64x128x256": Call("F.rms_norm(x, (256,), w)", {"x": _TOKENS, "w": (256,)}),
    "group_norm 16x64x28x28": Call(
        "F.group_norm(x, 8, w, b)", {"x": _IMAGES, "w": (64,), "b": (64,)}
    ),
    "instance_norm 16x64x28x28": Call("F.instance_norm(x)", {"x": _IMAGES}),
    "batch_norm 16x64x28x28": Call(
        "F.batch_norm(x, None, None, w, b, True)", {"x": _IMAGES, "w": (64,), "b": (64,)}
    ),
    "batch_norm 4096x256": Call(
        "F.batch_norm(x, None, None, w, b, True)", {"x": (4096, 256), "w": (256,), "b": (256,)}
    ),
    "attention 4x8x256x64": Call(
        "F.scaled_dot_product_attention(q, k, v)", dict.fromkeys("qkv", _HEADS)
    ),
    "attention, causal": Call(
        "F.scaled_dot_product_attention(q, k, v, is_causal=True)", dict.fromkeys("qkv", _HEADS)
    ),
    "attention 1x4x2048x64": Call(
        "F.scaled_dot_product_attention(q, k, v)", dict.fromkeys("qkv", (1, 4, 2048, 64))
    ),
    "matmul 512": Call("x @ y", {"x": (512, 512), "y": (512, 512)}),
    "bmm 64x128x128": Call("xp.bmm(x, y)", {"x": _ROWS, "y": _ROWS}),
    "linear 2048x512": Call("F.linear(x, w, b)", {"x": (2048, 512), "w": (512, 512), "b": (512,)}),
    "conv2d 3x3": Call(
        "F.conv2d(x, w, b, padding=1)", {"x": _IMAGES, "w": (64, 64, 3, 3), "b": (64,)}
    ),
    "conv2d 5x5 stride 2": Call(
        "F.conv2d(x, w, stride=2, padding=2)", {"x": _IMAGES, "w": (64, 64, 5, 5)}
    ),
    "conv2d depthwise": Call(
        "F.conv2d(x, w, padding=1, groups=64)", {"x": _IMAGES, "w": (64, 1, 3, 3)}
    ),
    "max_pool2d": Call("F.max_pool2d(x, 2)", {"x": _IMAGES}),
    "avg_pool2d": Call("F.avg_pool2d(x, 2)", {"x": _IMAGES}),
    "interpolate bilinear": Call(
        "F.interpolate(x, scale_factor=2, mode='bilinear')", {"x": _IMAGES}
    ),
    "embedding": Call("F.embedding(i, w)", {"w": (10000, 256)}, {"i": _places(10000, 64, 128)}),
    "gather": Call("x.gather(1, i)", {"x": _M}, {"i": _places(1000, *_M)}),
    "index_select": Call("x.index_select(0, i)", {"x": _M}, {"i": _places(1000, 1000)}),
    "x[i]": Call("x[i]", {"x": _M}, {"i": _places(1000, 1000)}),
    "scatter_add": Call("x.scatter_add(1, i, y)", {"x": _M, "y": _M}, {"i": _places(1000, *_M)}),
    "index_add": Call("x.index_add(0, i, y)", {"x": _M, "y": _M}, {"i": _places(1000, 1000)}),
    "cat": Call("xp.cat((x, y))", {"x": _M, "y": _M}),
    "transpose and copy": Call("x.transpose(0, 1).contiguous()", {"x": _M}),
    "permute and copy": Call("x.permute(0, 2, 1, 3).contiguous()", {"x": _HEADS}),
    "x[:, 100:900]": Call("x[:, 100:900] * 2", {"x": _M}),
    "pad": Call("F.pad(x, (1, 1, 1, 1))", {"x": _IMAGES}),
    "tril": Call("x.tril()", {"x": _M}),
    "solve 256": Call("xp.linalg.solve(a, x)", {"x": (256, 64)}, {"a": _positive(256)}),
    "cholesky 256": Call(
        "xp.linalg.cholesky(a + x @ x.mT / 256)", {"x": (256, 256)}, {"a": _positive(256)}
    ),
    "randn 1M": Call("xp.randn(1000, 1000)", {}, backward=False, comparable=False),
    "rand 1M": Call("xp.rand(1000, 1000)", {}, backward=False, comparable=False),
}
LARGE["F.dropout(x) 1M"] = Call("F.dropout(x)", {"x": _M}, comparable=False)


def _statement(library: Library, call: Call, backward: bool) -> Statement:
    """The call, or its forward and backward from a gradient that is not constant."""
    variables, constants = call.arrays()
    names: dict[str, Any] = dict(library.names)
    for name, array in variables.items():
        make = library.variable if backward else library.tensor
        assert make is not None
        names[name] = make(array)
    names |= {name: library.tensor(array) for name, array in constants.items()}
    if not backward:
        return Statement(call.source, names)
    result = eval(call.source, dict(names))
    random = np.random.default_rng(1)
    names["grad"] = library.tensor(random.standard_normal(tuple(result.shape), np.float32))
    inputs = "".join(f"{name}, " for name in variables)
    return Statement(f"xp.autograd.grad({call.source}, ({inputs}), grad)", names)


def _values(library: Library, statement: Statement) -> list[_Array]:
    value = statement.value()
    return [
        library.array(part) for part in (value if isinstance(value, (list, tuple)) else (value,))
    ]


def agreeing(libraries: list[Library], call: Call, *, backward: bool) -> dict[str, Statement]:
    """The statement of each library, after their values were compared.

    Raises:
        AssertionError: ours computes something else than another.
    """
    found = {library.name: _statement(library, call, backward) for library in libraries}
    if call.comparable:
        values = [_values(library, found[library.name]) for library in libraries]
        for other in values[1:]:
            for ours, theirs in zip(values[0], other, strict=True):
                scale = float(np.abs(theirs).max(initial=0))
                assert np.allclose(ours, theirs, rtol=1e-3, atol=1e-5 * scale), call.source
    return found


def _cases(
    libraries: list[Library],
    effort: Effort,
    clock: Callable[[], float],
    match: str,
    *,
    backward: bool,
) -> Iterator[Case]:
    for name, call in LARGE.items():
        if match not in name or (backward and not call.backward):
            continue
        with ExitStack() as stack:
            if not backward:
                for library in libraries:
                    stack.enter_context(library.silent())
            found = agreeing(libraries, call, backward=backward)
            shape = next(iter(call.variables.values()), _M)
            yield Case(name, shape, best_of(found, effort, clock))


def _measured(
    names: set[str], effort: Effort, clock: Callable[[], float], match: str
) -> dict[str, list[Case]]:
    """The cases whose names contain `match`, forward and with backward, in this process and its threads."""
    libraries = [library for library in installed(names) if library.name in names]
    return {
        kind: list(_cases(libraries, effort, clock, match, backward=kind == "backward"))
        for kind in ("forward", "backward")
    }


def _measured_apart(
    quick: bool, environment: Mapping[str, str], turns: int = 3
) -> dict[str, list[Case]]:
    """The same of each library by itself, in processes that have the caller's environment, and so its numbers of threads.

    The best of some processes of each, which take turns.
    """
    best: dict[str, dict[str, Case]] = {"forward": {}, "backward": {}}
    for _ in range(turns):
        for library in _COMPARED:
            for kind, cases in _measured_by_itself(library, quick, environment).items():
                for case in cases:
                    seconds = best[kind].setdefault(case.name, case).seconds
                    seconds[library] = min(
                        case.seconds[library], seconds.get(library, case.seconds[library])
                    )
    return {kind: list(cases.values()) for kind, cases in best.items()}


def _measured_by_itself(
    library: str, quick: bool, environment: Mapping[str, str]
) -> dict[str, list[Case]]:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.large", library, *(["--quick"] if quick else [])],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env=dict(environment),
        cwd=Path(__file__).resolve().parent.parent,
    )
    return {
        kind: [Case(name, tuple(shape), seconds) for name, shape, seconds in cases]
        for kind, cases in json.loads(done.stdout.splitlines()[-1]).items()
    }


_COMPARED = (OURS, "torch")
_SLOWEST = 12
_TITLES = {
    "one thread": ({"forward": 0.95, "backward": 1.0}, ""),
    "default threads": ({"forward": 1.1, "backward": 1.1}, "-threads"),
}


def _groups(threads: str, measured: dict[str, list[Case]]) -> list[Group]:
    targets, suffix = _TITLES[threads]
    groups = []
    for kind, cases in measured.items():
        title = f"large calls, {'with backward' if kind == 'backward' else kind}, {threads}"
        name = f"large-{kind}{suffix}"
        groups.append(Group(name, title, "torch", targets[kind], cases, notes=_slowest(cases)))
    return groups


def _slowest(cases: list[Case]) -> list[str]:
    ratios = {case.name: ratio for case in cases if (ratio := case.ratio("torch")) is not None}
    worst = sorted(ratios, key=ratios.__getitem__, reverse=True)[:_SLOWEST]
    return (
        ["slowest: " + ", ".join(f"{name} {ratios[name]:.2f}" for name in worst)] if worst else []
    )


def _effort(quick: bool) -> Effort:
    return Effort(5, 0.005) if quick else Effort(15, 0.02)


def large(quick: bool, environment: Mapping[str, str], match: str) -> Iterator[Group]:
    """Groups for one thread, in CPU time, and for default threads, in the time that passes."""
    effort = _effort(quick)
    yield from _groups("one thread", _measured(set(_COMPARED), effort, time.process_time, match))
    if not match:
        yield from _groups("default threads", _measured_apart(quick, environment))


def main() -> int:
    """Print the seconds of every case as a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.large")
    parser.add_argument("library", choices=_COMPARED)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    options = parser.parse_args()
    measured = _measured({options.library}, _effort(options.quick), time.perf_counter, "")
    print(
        json.dumps(
            {
                kind: [(c.name, c.shape, c.seconds) for c in cases]
                for kind, cases in measured.items()
            }
        )
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
