"""Layers, optimizers, schedules, data loaders and distributions, called as programs rarely do: what comes back, what is
refused, in which words, and what is warned of, is PyTorch's."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import pytest
from programs import own_words, plain, torch

import gradsmith as gs


def module(m: Any, path: str) -> Any:
    """A module below the package, which need not be imported yet."""
    return import_module(f"{m.__name__}.{path}")


def _steps(m: Any, name: str, **options: Any) -> Any:
    p = m.nn.Parameter(m.ones(3))
    p.grad = m.ones(3).to_sparse()
    getattr(m.optim, name)([p], **options).step()
    return p


def _schedule(m: Any) -> Any:
    optimizer = m.optim.SGD([m.nn.Parameter(m.ones(1))], lr=0.1)
    optimizer.step()
    return optimizer, m.optim.lr_scheduler


def _of_two(m: Any, kind: str) -> Any:
    (first, schedules), (second, _) = _schedule(m), _schedule(m)
    both = [schedules.StepLR(first, 1), schedules.StepLR(second, 1)]
    return (
        schedules.SequentialLR(first, both, [1])
        if kind == "one after the other"
        else schedules.ChainedScheduler(both)
    )


def _with_plateau(m: Any) -> Any:
    optimizer, schedules = _schedule(m)
    return schedules.ChainedScheduler([schedules.ReduceLROnPlateau(optimizer)])


def _stepped_to(m: Any, kind: str) -> Any:
    optimizer, schedules = _schedule(m)
    one = schedules.StepLR(optimizer, 1)
    both = (
        schedules.SequentialLR(optimizer, [one], [])
        if kind == "one after the other"
        else schedules.ChainedScheduler([one])
    )
    return both.step(3)


def _plateau(m: Any) -> Any:
    optimizer, schedules = _schedule(m)
    plateau = schedules.ReduceLROnPlateau(optimizer)
    plateau.step(1.0, 3)
    return plateau.last_epoch, plateau._is_better(1, 2), hasattr(plateau, "is_better")


def _one_cycle(m: Any) -> Any:
    optimizer, schedules = _schedule(m)
    cycle = schedules.OneCycleLR(optimizer, 1, total_steps=1, cycle_momentum=False)
    cycle.step()
    return cycle.step()


class _Counted:
    def __init__(self, m: Any) -> None:
        class Stream(m.utils.data.IterableDataset):  # type: ignore[name-defined, misc]
            def __iter__(self) -> Any:
                return iter(range(4))

            def __len__(self) -> int:
                return 2

        self.loader = m.utils.data.DataLoader(Stream())


def _rounds(m: Any) -> Any:
    loader = _Counted(m).loader
    unasked = [int(x) for x in iter(loader)]
    len(loader)
    return unasked, [int(x) for x in iter(loader)]


def _yielded(m: Any) -> Any:
    rounds = iter(m.utils.data.DataLoader(range(3)))
    next(rounds)
    return rounds._num_yielded


def _packed(m: Any) -> Any:
    packed = m.nn.utils.rnn.pack_sequence([m.ones(2), m.zeros(1)])
    kinds = [getattr(packed, kind)().data.dtype for kind in ("short", "char", "byte")]
    return kinds, packed.is_pinned(), packed.is_cuda


def _unpadded(m: Any) -> Any:
    padded = m.zeros(2, 3)
    rows = m.nn.utils.rnn.unpad_sequence(padded, m.tensor([3, 1]), batch_first=True)
    rows[0].add_(1)
    return padded, [row.stride() for row in rows]


def _mixture(m: Any) -> Any:
    d = m.distributions
    return d.MixtureSameFamily(d.Categorical(m.ones(2)), d.Normal(m.tensor([0.0, 1.0]), 1.0))


def _parts(m: Any) -> Any:
    real, positive = m.distributions.constraints.real, m.distributions.constraints.positive
    return m.distributions.constraints.cat([real, positive], 0, [1, 1])


def _loss(m: Any, **options: Any) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return m.nn.MSELoss(**options).reduction


def _recurrent(m: Any, name: str, dtype: str) -> Any:
    """A layer or a cell, and a hidden state of that dtype."""
    shape, first = ((4, 2), (4, 3)) if name.endswith("Cell") else ((5, 4, 2), (1, 4, 3))
    h = m.ones(first, dtype=getattr(m, dtype))
    return getattr(m.nn, name)(2, 3)(m.ones(shape), (h, m.ones(first)) if "LSTM" in name else h)


def _instances(m: Any, dtype: str, kept: str) -> Any:
    """Instances normalized, and statistics of another dtype."""
    mean, var = (make(3, dtype=getattr(m, kept)) for make in (m.zeros, m.ones))
    x = m.arange(24.0).reshape(2, 3, 4).to(getattr(m, dtype))
    out = m.nn.functional.instance_norm(x, mean, var)
    return out, out.dtype, mean, var, mean.dtype


def _forked(m: Any, kind: str) -> Any:
    """Numbers within and after a block that keeps the streams."""
    with m.random.fork_rng(device_type=kind):
        within = m.rand(1)
    return within, m.rand(1)


def _draws(m: Any, samples: Any, rank: int = 2) -> Any:
    pool = getattr(m.nn.functional, f"fractional_max_pool{rank}d")
    return pool(m.ones(2, 3, *(6,) * rank), 2, 2, _random_samples=samples)


CALLS: dict[str, Callable[[Any], Any]] = {
    **{
        f"a state of {name} in {dtype}": partial(_recurrent, name=name, dtype=dtype)
        for name in ("RNN", "GRU", "RNNCell", "GRUCell", "LSTMCell")
        for dtype in ("float64", "float16", "int64", "bool")
    },
    **{
        f"instances in {dtype}, statistics in {kept}": partial(_instances, dtype=dtype, kept=kept)
        for dtype in ("float32", "float64")
        for kept in ("float32", "float64")
    },
    "modules, each time they are met": lambda m: [
        type(one).__name__
        for one in m.nn.ModuleList([m.nn.ReLU()] * 2).modules(remove_duplicate=False)
    ],
    "modules, once": lambda m: len(list(m.nn.ModuleList([m.nn.ReLU()] * 2).modules())),
    "to, with nothing": lambda m: m.nn.Linear(1, 1).to().weight.dtype,
    "a dict for a sequence": lambda m: m.nn.Sequential({"a": m.nn.ReLU()}),
    "parts of a sequence keep their names": lambda m: m.nn.Sequential(m.nn.ReLU(), m.nn.Tanh())[1:],
    "something true for in place": lambda m: [
        getattr(m.nn, name)(inplace=2) for name in ("ReLU", "ELU", "CELU", "SELU", "Mish", "SiLU")
    ],
    "an older name": lambda m: m.nn.Hardtanh(max_value=2.0),
    "no features": lambda m: m.nn.Bilinear(0, 1, 1),
    "a margin below zero": lambda m: m.nn.TripletMarginLoss(margin=-1),
    "a margin of a distance of one's own": lambda m: m.nn.TripletMarginWithDistanceLoss(margin=0),
    "zero for False": lambda m: _loss(m, size_average=0),
    "nothing for False": lambda m: _loss(m, reduce=()),
    "epsilon below zero": lambda m: m.nn.BatchNorm1d(2, eps=-1.0).eval()(m.ones(3, 2)),
    "epsilon below zero in training": lambda m: m.nn.BatchNorm1d(2, eps=-1.0)(m.ones(3, 2)),
    "no epsilon in training": lambda m: m.nn.BatchNorm1d(2, eps=0)(m.ones(3, 2)),
    "largest of no channels": lambda m: m.nn.AdaptiveMaxPool2d(3)(m.ones(1, 0, 5, 6)),
    "largest of no channels of volumes": lambda m: m.nn.AdaptiveMaxPool3d(3)(m.ones(1, 0, 5, 6, 4)),
    "means of no channels": lambda m: m.nn.AdaptiveAvgPool2d(3)(m.ones(1, 0, 5, 6)).shape,
    "draws for no channels": lambda m: m.nn.functional.fractional_max_pool2d(
        m.ones(1, 0, 5, 6), 2, 2
    ),
    "draws of another dtype": lambda m: _draws(m, m.ones(2, 3, 2, dtype=m.float64)),
    "draws of another dtype in volumes": lambda m: _draws(m, m.ones(2, 3, 3, dtype=m.float64), 3),
    "draws without a batch": lambda m: _draws(m, m.ones(3, 2)),
    "draws for fewer samples": lambda m: _draws(m, m.ones(1, 3, 2)),
    "draws for fewer channels": lambda m: _draws(m, m.ones(2, 2, 2)),
    "draws for another rank": lambda m: _draws(m, m.ones(2, 3, 3)),
    "packed numbers": _packed,
    "pinned sequences": lambda m: m.nn.utils.rnn.pack_sequence([m.ones(2)]).pin_memory(),
    "sequences on CUDA": lambda m: m.nn.utils.rnn.pack_sequence([m.ones(2)]).cuda(),
    "unpadded rows are copies": _unpadded,
    "sparse gradients and decay": lambda m: _steps(m, "Adagrad", weight_decay=0.1),
    "schedules of two optimizers": lambda m: _of_two(m, "one after the other"),
    "schedules of two optimizers at once": lambda m: _of_two(m, "at once"),
    "a plateau among schedules": _with_plateau,
    "an epoch for schedules": lambda m: _stepped_to(m, "one after the other"),
    "an epoch for schedules at once": lambda m: _stepped_to(m, "at once"),
    "an epoch for a plateau": _plateau,
    "more steps than a cycle has": _one_cycle,
    "rates of more groups than there are": lambda m: module(m, "optim.swa_utils").SWALR(
        _schedule(m)[0], [0.1, 0.2]
    ),
    "sizes by an older name": lambda m: m.utils.data.ConcatDataset([range(2)]).cummulative_sizes,
    "more samples than were promised": _rounds,
    "batches that were given": _yielded,
    "memory pinned for a device": lambda m: len(
        list(m.utils.data.DataLoader(range(3), pin_memory=True, pin_memory_device="cuda"))
    ),
    "many workers": lambda m: m.utils.data.DataLoader(range(3), num_workers=1000).num_workers,
    "samples that are sparse": lambda m: m.utils.data.default_collate([m.ones(1).to_sparse()] * 2),
    **{
        f"{seed!r} as a seed": partial(lambda m, seed: m.Generator().manual_seed(seed), seed=seed)
        for seed in (1.5, True, "3")
    },
    "seeds of all generators": lambda m: [m.manual_seed(s).initial_seed() for s in (3.7, True, -1)],
    "streams of a device's type": lambda m: _forked(m, "cuda"),
    "streams of a device without any": lambda m: _forked(m, "meta"),
    "x of a mixture": lambda m: [_mixture(m).log_prob(x=m.ones(1)), _mixture(m).cdf(x=m.ones(1))],
    "x outside of a mixture's support": lambda m: _mixture(m).log_prob(x=m.tensor([m.nan])),
    "prob of a folded one": lambda m: m.distributions.HalfNormal(1.0).icdf(prob=m.tensor(0.5)),
    "x of counts": lambda m: m.distributions.constraints.multinomial(2).check(x=m.tensor([1, 1])),
    "more than the parts of a constraint": lambda m: _parts(m).check(m.tensor([-1.0, 1.0, -1.0])),
}


def _outcome(m: Any, call: Callable[[Any], Any]) -> Any:
    """What comes back or is raised, and the warnings, in terms that do not depend on the library."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            m.manual_seed(0)
            result: Any = plain(call(m))
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            result = ("raises", type(error).__name__, own_words(str(error)))
    told = [(w.category.__name__, own_words(str(w.message))) for w in caught]
    return re.sub(r"0x\w+", "0x", repr((result, told)))


@pytest.mark.parametrize("name", CALLS)
def test_calls_come_out_alike(name: str) -> None:
    assert _outcome(gs, CALLS[name]) == _outcome(torch, CALLS[name])
