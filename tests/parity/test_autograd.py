"""Autograd beside PyTorch's: random programs with views and in-place changes, and refusals."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

Step = Callable[[Any, Any, Any, int], Any]


def _set_row(x: Any, y: Any, row: int) -> Any:
    x[row % x.shape[0]] = y.sum()
    return x


def _set_masked(x: Any) -> Any:
    x[x > 0.8] = 0.3
    return x


def _unrecorded(m: Any, call: Callable[[], Any]) -> Any:
    with m.no_grad():
        return call()


STEPS: dict[str, Step] = {
    "mul": lambda m, x, y, n: x * y,
    "add": lambda m, x, y, n: x + y,
    "exp": lambda m, x, y, n: (x * 0.1).exp(),
    "sin": lambda m, x, y, n: x.sin(),
    "sqrt": lambda m, x, y, n: (x * x + 1).sqrt(),
    "view": lambda m, x, y, n: x.contiguous().view(-1),
    "reshape": lambda m, x, y, n: x.t().reshape(-1),
    "select": lambda m, x, y, n: x[n % x.shape[0]],
    "slice": lambda m, x, y, n: x[n % 2 :],
    "t": lambda m, x, y, n: x.t(),
    "diagonal": lambda m, x, y, n: x.diagonal(),
    "unbind": lambda m, x, y, n: x.unbind(0)[0],
    "expand": lambda m, x, y, n: x.unsqueeze(0).expand(2, *x.shape),
    "index": lambda m, x, y, n: x[m.tensor([0, n % x.shape[0]])],
    "sum": lambda m, x, y, n: x.sum(0),
    "max": lambda m, x, y, n: x.max(0)[0],
    "cat": lambda m, x, y, n: m.cat([x.reshape(-1), y.reshape(-1)]),
    "clone": lambda m, x, y, n: x.clone(),
    "detach": lambda m, x, y, n: x.detach(),
    "requires_grad_": lambda m, x, y, n: x.requires_grad_(),
    "mul_": lambda m, x, y, n: x.mul_(y),
    "add_": lambda m, x, y, n: x.add_(y, alpha=2),
    "sin_": lambda m, x, y, n: x.sin_(),
    "copy_": lambda m, x, y, n: x.copy_(y),
    "zero_": lambda m, x, y, n: x.zero_(),
    "fill_": lambda m, x, y, n: x.fill_(0.7),
    "set row": lambda m, x, y, n: _set_row(x, y, n),
    "set masked": lambda m, x, y, n: _set_masked(x),
    "unrecorded mul_": lambda m, x, y, n: _unrecorded(m, lambda: x.mul_(1.1)),
    "unrecorded view": lambda m, x, y, n: _unrecorded(m, lambda: x[0:1]),
}

ERRORS = (RuntimeError, IndexError, TypeError, ZeroDivisionError)

# Where PyTorch is stricter about memory than NumPy needs it to be.
_OVERLAP = ("refer to a single memory location", "refers to a single memory location")


class Program:
    """The same steps in both libraries, compared after each."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.seed = seed
        self.ours: list[Any] = []
        self.theirs: list[Any] = []
        values = np.random.default_rng(seed)
        self.leaves = self.random.randint(1, 3)
        for _ in range(self.leaves):
            array = values.uniform(0.5, 1.5, self.random.choice([(2, 3), (3,), (2, 3), (4,)]))
            wanted = self.random.random() < 0.7
            self.ours.append(gs.tensor(array, requires_grad=wanted))
            self.theirs.append(torch.tensor(array, requires_grad=wanted))

    def both(self, what: str, call: Callable[[Any, list[Any]], Any]) -> tuple[Any, Any] | None:
        """Both results; None if both refuse."""
        refusals = []
        results = []
        for m, tensors in ((gs, self.ours), (torch, self.theirs)):
            try:
                results.append(call(m, tensors))
                refusals.append(None)
            except ERRORS as error:
                results.append(None)
                refusals.append(error)
        ours, theirs = refusals
        if theirs is not None and any(text in str(theirs) for text in _OVERLAP):
            pytest.skip("needs memory that does not overlap")
        assert (ours is None) == (theirs is None), f"{what}: ours {ours!r}, theirs {theirs!r}"
        return None if theirs is not None else (results[0], results[1])

    def run(self) -> None:
        for _ in range(self.random.randint(3, 14)):
            name = self.random.choice(list(STEPS))
            i, j = (self.random.randrange(len(self.ours)) for _ in range(2))
            n = self.random.randrange(100)
            what = f"seed {self.seed}, {name}({i}, {j})"
            pair = self.both(what, lambda m, t: STEPS[name](m, t[i], t[j], n))  # noqa: B023
            if pair is None:
                continue
            self.ours.append(pair[0])
            self.theirs.append(pair[1])
            for position in range(len(self.ours)):
                self.compare(position, what)
        self.differentiate()

    def compare(self, position: int, what: str) -> None:
        a, b = self.ours[position], self.theirs[position]
        if self.both(what, lambda m, t: t[position].grad_fn) is None:
            return
        np.testing.assert_allclose(a.detach().numpy(), b.detach().numpy(), err_msg=what)
        for attribute in ("requires_grad", "is_leaf", "_version"):
            assert getattr(a, attribute) == getattr(
                b, attribute
            ), f"{what}: {attribute} of {position}"
        assert a._is_view() == b._is_view(), what

    def differentiate(self) -> None:
        mode = self.random.choice(["backward", "grad", "partial", "double"])
        roots = [
            i
            for i, tensor in enumerate(self.theirs)
            if tensor.numel() and not _is_invalid(tensor) and tensor.requires_grad
        ]
        if not roots:
            return
        first, second = self.random.choice(roots), self.random.choice(roots)

        def gradients(m: Any, t: list[Any]) -> list[Any]:
            value = (t[first] * t[first]).sum() + t[second].sum() * 3
            leaves = [x for x in t[: self.leaves] if x.is_leaf and x.requires_grad]
            if mode == "backward":
                value.backward()
                return [x.grad for x in leaves]
            if mode == "grad":
                return list(m.autograd.grad(value, leaves, allow_unused=True))
            if mode == "partial":
                some = [t[i] for i in roots[::2]]
                return list(m.autograd.grad(value, some, allow_unused=True))
            found = m.autograd.grad(value, leaves, allow_unused=True, create_graph=True)
            squares = [(g * g).sum() for g in found if g is not None and g.requires_grad]
            if not squares:
                return list(found)
            again = m.autograd.grad(sum(squares), leaves, allow_unused=True)
            return [*found, *again]

        what = f"seed {self.seed}, {mode} of {first} and {second}"
        try:
            pair = self.both(what, gradients)
        except AssertionError as error:
            # PyTorch checks every tensor that a node saved, we those that are used.
            if mode != "backward" and "modified by an inplace operation" in str(error):
                return
            raise
        for ours, theirs in zip(*(pair or ((), ())), strict=True):
            assert (ours is None) == (theirs is None), what
            if ours is not None:
                np.testing.assert_allclose(
                    ours.detach().numpy(), theirs.detach().numpy(), 1e-6, 1e-8, err_msg=what
                )


def _is_invalid(tensor: Any) -> bool:
    """Whether the tensor's history cannot be told (a view whose base was changed against the rules)."""
    try:
        tensor.grad_fn  # noqa: B018
    except RuntimeError:
        return True
    return False


@pytest.mark.parametrize("seed", range(0, 150, 10))
def test_random_programs(seed: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for offset in range(10):
            try:
                Program(seed + offset).run()
            except pytest.skip.Exception:
                continue


def _leaf(m: Any, *values: float) -> Any:
    return m.tensor(list(values), requires_grad=True)


def _after_change(m: Any) -> None:
    x = _leaf(m, 1.0, 2.0)
    y = x * 1
    z = y * y
    y.add_(1)
    z.sum().backward()


def _twice(m: Any) -> None:
    y = _leaf(m, 1.0).exp().sum()
    y.backward()
    y.backward()


def _unrecorded_view(m: Any) -> None:
    y = _leaf(m, 1.0, 2.0) * 1
    with m.no_grad():
        v = y[0]
    v.mul_(2)


def _inference(m: Any) -> Any:
    with m.inference_mode():
        return m.ones(2)


REFUSALS: dict[str, Callable[[Any], Any]] = {
    "not scalar": lambda m: (_leaf(m, 1.0, 2.0) * 2).backward(),
    "no grad": lambda m: m.ones(1).backward(),
    "wrong shape": lambda m: (_leaf(m, 1.0, 2.0) * 2).backward(m.ones(3)),
    "complex gradient": lambda m: (_leaf(m, 1.0) * 2).backward(m.ones(1, dtype=m.complex64)),
    "complex root": lambda m: (_leaf(m, 1.0) * 1j).sum().backward(),
    "no inputs": lambda m: m.autograd.grad(_leaf(m, 1.0).sum(), []),
    "no inputs to backward": lambda m: m.autograd.backward(_leaf(m, 1.0).sum(), inputs=[]),
    "input without grad": lambda m: m.autograd.grad(_leaf(m, 1.0).sum(), m.ones(1)),
    "unused": lambda m: m.autograd.grad(_leaf(m, 1.0).sum(), _leaf(m, 1.0)),
    "second backward": _twice,
    "changed": _after_change,
    "leaf": lambda m: _leaf(m, 1.0).mul_(2),
    "view of leaf": lambda m: _leaf(m, 1.0)[0].mul_(2),
    "several views": lambda m: (_leaf(m, 1.0, 2.0) * 1).unbind()[0].mul_(2),
    "expanded": lambda m: (_leaf(m, 1.0) * 1).expand(3).mul_(2),
    "unrecorded view": _unrecorded_view,
    "saved inference": lambda m: _leaf(m, 1.0, 2.0) * _inference(m),
    "requires_grad of integers": lambda m: setattr(m.ones(1, dtype=m.int64), "requires_grad", True),
    "requires_grad off": lambda m: (_leaf(m, 1.0) * 2).requires_grad_(False),
    "inference leaf": lambda m: _inference(m).requires_grad_(),
    "retain_grad": lambda m: m.ones(1).retain_grad(),
    "hook": lambda m: m.ones(1).register_hook(print),
    "post hook": lambda m: (_leaf(m, 1.0) * 2).register_post_accumulate_grad_hook(print),
    "grad size": lambda m: setattr(_leaf(m, 1.0), "grad", m.ones(2)),
    "grad type": lambda m: setattr(_leaf(m, 1.0), "grad", 3),
    "data dtype": lambda m: setattr(_leaf(m, 1.0), "data", m.ones(1, dtype=m.int64)),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_refusals_say_the_same(name: str) -> None:
    messages = []
    for m in (gs, torch):
        with pytest.raises(RuntimeError if name != "grad type" else TypeError) as caught:
            REFUSALS[name](m)
        messages.append(str(caught.value).replace("gradsmith", "torch"))
    # Ours may go on and say more: which node, under which name.
    assert messages[0].startswith(messages[1])
