"""Calls with bad arguments, made by changing one thing in calls that PyTorch's operator database has.

``python tests/parity/bad_arguments.py --count 9000`` runs them with both libraries and prints where only one of them
refuses, and where an error of NumPy's or of Python's comes out of this package as it is.
"""

from __future__ import annotations

import argparse
import dis
import inspect
import itertools
import os
import random
import re
import resource
import sys
import types
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.testing._internal.common_methods_invocations import op_db

import gradsmith as gs

__all__ = ["Case", "Verdict", "cases", "counterpart", "judge", "own_value"]

_LEFT_OUT = re.compile(
    r"^(masked\.|_segment|sparse\.|jiterator|nn\.functional\.scaled_mm|torch\.ops|ops\.aten|to_sparse|empty|new_empty)"
)
"""Entries that are no operators, or whose results are undefined."""

_CRASHES_THERE = re.compile(r"^(lu_unpack|native_batch_norm)$")
"""Entries where PyTorch reads or writes outside its memory when arguments are wrong."""

HUGE = 2**40, 2**62, 2**63, -(2**63), 2**70, -(2**40)
DTYPES = torch.float32, torch.int64, torch.complex64, torch.bool, torch.float64, torch.uint8


@dataclass(frozen=True, slots=True)
class Case:
    """One call: of which entry, what was changed, and the arguments as PyTorch's."""

    name: str
    change: str
    theirs: Callable[..., Any]
    ours: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.name}: {self.change}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came out: the errors, None where there was none, and whether ours is raw."""

    theirs: Exception | None
    ours: Exception | None
    raw: bool

    @property
    def agree(self) -> bool:
        return (self.theirs is None) == (self.ours is None)


# -- calls --------------------------------------------------------------------------------------------


def cases(count: int, seed: int = 0) -> Iterator[Case]:
    """About `count` calls, as many of each entry, the same whenever the seed is the same."""
    entries = [(op, ours) for op in op_db if (ours := counterpart(op)) is not None]
    for op, ours in entries:
        name = f"{op.name}.{op.variant_test_name}".rstrip(".")
        draw = random.Random(f"{seed} {name}")
        torch.manual_seed(seed)
        np.random.seed(seed)
        dtype = next(d for d in DTYPES if d in op.supported_dtypes("cpu"))
        samples = list(itertools.islice(op.sample_inputs("cpu", dtype), 6))
        good: dict[int, bool] = {}
        for _ in range(-(-count // len(entries))):
            place = draw.randrange(len(samples))
            sample = samples[place]
            if place not in good:
                good[place] = _is_good(op, ours, sample)
            args, kwargs, change = _changed(draw, (sample.input, *sample.args), dict(sample.kwargs))
            if good[place]:
                yield Case(name, change, op.op, ours, args, kwargs)


def _is_good(op: Any, ours: Callable[..., Any], sample: Any) -> bool:
    """Whether both take the call as it is."""
    args, kwargs = (sample.input, *sample.args), sample.kwargs
    return judge(Case(op.name, "", op.op, ours, args, kwargs)) == Verdict(None, None, False)


def counterpart(op: Any) -> Callable[..., Any] | None:
    """What stands for an entry here; None where nothing does."""
    if not op.supported_dtypes("cpu").intersection(DTYPES):
        return None
    if _LEFT_OUT.search(op.name) or _CRASHES_THERE.search(op.name):
        return None
    function = op.op
    if inspect.isfunction(function) and function.__module__.startswith("torch.testing."):
        scope = {**function.__globals__, "torch": gs}
        return types.FunctionType(
            function.__code__,
            scope,
            function.__name__,
            function.__defaults__,
            function.__closure__,
        )
    target: Any = gs
    for part in op.name.split("."):
        target = getattr(target, part, None)
    if callable(target):
        return target
    name = op.name.rpartition(".")[2]
    if not callable(getattr(gs.Tensor, name, None)):
        return None
    if name.startswith("__"):
        return getattr(gs.Tensor, name)
    return lambda x, *args, **kwargs: getattr(x, name)(*args, **kwargs)


def _changed(
    draw: random.Random, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any], str]:
    """The arguments with one of them changed, left out or added; and what was done."""
    what = draw.random()
    if what < 0.05:
        return args[: draw.randrange(len(args))], kwargs, "arguments left out"
    if what < 0.1:
        extra = draw.choice((None, 1, "x", 2.5, torch.ones(2)))
        return (*args, extra), kwargs, f"one more, {_shown(extra)}"
    if what < 0.13:
        return args, {**kwargs, "nonsense": 1}, "an unknown keyword"
    slots: list[int | str] = [*range(len(args)), *kwargs]
    slot = draw.choice(slots)
    value = args[slot] if isinstance(slot, int) else kwargs[slot]
    new = _other(draw, value)
    change = f"{slot}: {_shown(value)} -> {_shown(new)}"
    if isinstance(slot, int):
        return (*args[:slot], new, *args[slot + 1 :]), kwargs, change
    return args, {**kwargs, slot: new}, change


def _other(draw: random.Random, value: Any) -> Any:
    """Something else in the place of `value`: mostly of its kind, sometimes of none that is wanted."""
    if draw.random() < 0.2:
        return draw.choice((None, "x", [[1.0], [2.0, 3.0]], 1.5, -3, [], (), object, 1j, True, {}))
    if isinstance(value, torch.Tensor):
        return _other_tensor(draw, value)
    if isinstance(value, bool):
        return draw.choice((2, 0, "x", None, 1.5))
    if isinstance(value, int):
        small = (-1, -2, -100, value + 1, value - 1, value + 7, 0, float("nan"), 1.5, True)
        return draw.choice((*small, *HUGE, torch.tensor(1), torch.tensor(1.5), [value]))
    if isinstance(value, (float, complex)):
        numbers = (float("nan"), float("inf"), -1.0, 0.0, 2**70, 1j, True)
        return draw.choice((*numbers, torch.tensor(1.5), torch.ones(2), [value]))
    if isinstance(value, str):
        return draw.choice(("nonsense", "", 3))
    if isinstance(value, torch.dtype):
        return draw.choice((*DTYPES, "float32", 3))
    if isinstance(value, (list, tuple)) and value:
        items = list(value)
        place = draw.randrange(len(items))
        make = draw.choice(("longer", "shorter", "nested", "other", "other", "other", "single"))
        if make == "longer":
            items.append(items[place])
        elif make == "shorter":
            del items[place]
        elif make == "nested":
            items = [items]
        elif make == "single":
            return items[place]
        else:
            items[place] = _other(draw, items[place])
        return items if isinstance(value, list) else tuple(items)
    return draw.choice((3, "x", -1, 2.5, torch.ones(2), torch.float16, [1, 2]))


def _other_tensor(draw: random.Random, value: torch.Tensor) -> Any:
    make = draw.choice(
        ("dtype",) * 3 + ("size",) * 2 + ("more", "fewer", "flat", "empty", "scalar", "array")
    )
    value = value.detach()
    if make == "dtype":
        dtype = draw.choice([d for d in DTYPES if d != value.dtype])
        return (value.real if value.is_complex() and not dtype.is_complex else value).to(dtype)
    if make == "more":
        return value[None]
    if make == "fewer":
        return value[0] if value.dim() and len(value) else value.reshape(-1)[:0]
    if make == "flat":
        return value.reshape(-1)
    if make == "empty":
        return value[:0] if value.dim() else value.reshape(1)[:0]
    if make == "scalar":
        return value.reshape(-1)[0] if value.numel() else torch.tensor(0, dtype=value.dtype)
    if make == "array":
        return np.ones(tuple(value.shape))
    if not value.dim():
        return value.expand(3)
    sizes = list(value.shape)
    sizes[draw.randrange(value.dim())] += draw.choice((1, 2))
    return torch.ones(sizes, dtype=value.dtype)


def _shown(value: Any) -> str:
    if isinstance(value, (torch.Tensor, np.ndarray)):
        return f"{type(value).__name__}({str(value.dtype).removeprefix('torch.')}, {list(value.shape)})"
    if isinstance(value, (list, tuple)):
        return f"{type(value).__name__}[{', '.join(map(_shown, value))}]"
    return repr(value)


# -- running them -------------------------------------------------------------------------------------


def judge(case: Case) -> Verdict:
    """Run the call with both."""
    args, kwargs = own_value(case.args), own_value(case.kwargs)
    theirs = _error(case.theirs, *_copied((case.args, case.kwargs)))
    ours = _error(case.ours, args, kwargs)
    raw = ours is not None and type(ours) is not type(theirs) and _is_raw(ours)
    return Verdict(theirs, ours, raw and not str(theirs).startswith("descriptor"))


def _error(function: Callable[..., Any], args: Any, kwargs: Any) -> Exception | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            result = function(*args, **kwargs)
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return error
    return TypeError("not implemented") if result is NotImplemented else None


def own_value(value: Any) -> Any:
    """A value of PyTorch's as ours."""
    if isinstance(value, torch.Tensor):
        array = np.array(value.detach().resolve_conj().resolve_neg().numpy())
        kind = own_value(value.dtype)
        return gs.tensor(array, dtype=kind, requires_grad=value.requires_grad)
    if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
        return getattr(gs, str(value).removeprefix("torch."))
    if isinstance(value, torch.device):
        return gs.device(str(value))
    if isinstance(value, torch.Size):
        return gs.Size(value)
    return _rebuilt(value, own_value)


def _copied(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return value.detach().clone()
    return _rebuilt(value, _copied)


def _rebuilt(value: Any, each: Callable[[Any], Any]) -> Any:
    if type(value) in (list, tuple):
        return type(value)(map(each, value))
    if isinstance(value, dict):
        return {name: each(item) for name, item in value.items()}
    return value


def _is_raw(error: Exception) -> bool:
    """Whether an error was not raised by a statement but came out of an operation of NumPy's or Python's."""
    if type(error).__module__.startswith("numpy") or isinstance(error, AssertionError):
        return True
    if isinstance(error, TypeError) and _OF_SIGNATURES.search(str(error)):
        return False
    entry = error.__traceback__
    while entry is not None and entry.tb_next is not None:
        entry = entry.tb_next
    if entry is None or not _is_ours(entry.tb_frame.f_code.co_filename):
        return entry is not None and os.sep + "numpy" + os.sep in entry.tb_frame.f_code.co_filename
    at = next(i for i in dis.get_instructions(entry.tb_frame.f_code) if i.offset == entry.tb_lasti)
    return at.opname not in ("RAISE_VARARGS", "RERAISE")


_OF_SIGNATURES = re.compile(r"^[\w.]+\(\) (missing|takes|got an unexpected|got multiple)")

_OURS = tuple(
    os.path.realpath(folder) + os.sep for module in (gs, gs.generated) for folder in module.__path__
)


def _is_ours(filename: str) -> bool:
    return os.path.realpath(filename).startswith(_OURS)


_MEMORY = 2**35
"""Bytes of address space: sizes beyond that are refused by both."""


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=9000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--ops", default="")
    parser.add_argument("--trace", action="store_true", help="print each call before it is run")
    options = parser.parse_args()
    torch.set_num_threads(1)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    tally: Counter[str] = Counter()
    for case in cases(options.count, options.seed):
        if not re.search(options.ops, case.name):
            continue
        if options.trace:
            print(case, file=sys.stderr, flush=True)
        verdict = judge(case)
        tally["calls"] += 1
        tally["refused by both"] += verdict.theirs is not None and verdict.ours is not None
        for word, found, error in (
            ("raw", verdict.raw, verdict.ours),
            ("only ours refuses", not verdict.agree and verdict.ours, verdict.ours),
            ("only theirs refuses", not verdict.agree and verdict.theirs, verdict.theirs),
        ):
            if found:
                tally[word] += 1
                text = str(error).partition("\n")[0][:150]
                print(f"{word} | {case} | {type(error).__name__}: {text}", flush=True)
    print(dict(tally))


if __name__ == "__main__":
    _main()
