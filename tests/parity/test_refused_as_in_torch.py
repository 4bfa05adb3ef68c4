"""Calls that PyTorch refuses are refused with the same class of error, and where it matters the same words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")

CALLS: dict[str, Callable[[Any], Any]] = {
    "a device with an index": lambda m: m.ones(2).to("cuda:1"),
    "an index alone": lambda m: m.ones(2).to(0),
    "an index alone, by cuda": lambda m: m.ones(2).cuda(0),
    "a factory on an index": lambda m: m.zeros(2, device=1),
    "a layer on an index": lambda m: m.nn.Linear(2, 2).to(0),
    "device of an index": lambda m: m.device(0),
    "transposed to nothing": lambda m: m.nn.functional.conv_transpose2d(
        m.ones(1, 1, 1, 1), m.ones(1, 1, 2, 2), padding=1
    ),
    "transposed to less": lambda m: m.nn.functional.conv_transpose3d(
        m.ones(1, 1, 1, 1, 1), m.ones(1, 1, 1, 1, 1), padding=1
    ),
    "elu": lambda m: m.ops.aten.elu(m.ones(2), 1j),
    "leaky_relu": lambda m: m.ops.aten.leaky_relu(m.ones(2), 1j),
    "softplus": lambda m: m.ops.aten.softplus(m.ones(2), 1j),
    "threshold": lambda m: m.ops.aten.threshold(m.ones(2), 1j, 1),
    "hardshrink": lambda m: m.ops.aten.hardshrink(m.ones(2), 1j),
    "softshrink": lambda m: m.ops.aten.softshrink(m.ones(2), 1j),
    "celu": lambda m: m.ops.aten.celu(m.ones(2), 1j),
    "rrelu": lambda m: m.ops.aten.rrelu(m.ones(2), 1j, 1),
    "clamp": lambda m: m.ops.aten.clamp(m.ones(2), 1j),
    "an integer too large": lambda m: m.ones(2) + 2**70,
    "for integers": lambda m: m.tensor([1]) * 2**64,
    "in front": lambda m: 2**70 - m.ones(2),
    "to compare": lambda m: m.ones(2) == 2**70,
    "for many": lambda m: m.ones(5000) + 2**70,
    "in place": lambda m: m.ones(2).add_(2**70),
    "without elements": lambda m: m.ones(2, device="meta") + 2**70,
    "one output for two": lambda m: m.mode(m.ones(3), out=m.ones(3)),
    "a tuple of one": lambda m: m.mode(m.ones(3), out=(m.ones(1),)),
    "not of floats": lambda m: ~m.ones(2),
    "not of complex numbers": lambda m: ~m.ones(2, dtype=m.complex64),
    "a method with too much": lambda m: m.ones(2).sin(1),
    "dot of Booleans": lambda m: m.dot(m.ones(2) > 0, m.ones(2) > 0),
    "vdot of Booleans": lambda m: m.vdot(m.ones(2) > 0, m.ones(2) > 0),
    "mv of Booleans": lambda m: m.mv(m.ones(2, 2) > 0, m.ones(2) > 0),
    "mm of Booleans": lambda m: m.mm(m.ones(2, 2) > 0, m.ones(2, 2) > 0),
    "bmm of Booleans": lambda m: m.bmm(m.ones(2, 2, 2) > 0, m.ones(2, 2, 2) > 0),
    "cross of Booleans": lambda m: m.linalg.cross(m.ones(3) > 0, m.ones(3) > 0),
    "histogram of halves": lambda m: m.histogram(m.ones(3).half(), 2),
    "layer_norm of integers": lambda m: m.nn.functional.layer_norm(m.arange(3), (3,)),
    "group_norm of integers": lambda m: m.nn.functional.group_norm(m.ones(1, 2, 2).int(), 2),
    "bucketize of Booleans": lambda m: m.bucketize(m.ones(2) > 0, m.ones(2) > 0),
    "interpolate integers": lambda m: m.nn.functional.interpolate(
        m.ones(1, 1, 4).int(), scale_factor=2.0, mode="linear"
    ),
}
OWN_WORDS = ("a device with an index", "a method with too much")


@pytest.mark.parametrize("name", CALLS)
def test_refusals(name: str) -> None:
    errors = []
    for module in (torch, gs):
        with pytest.raises(Exception) as caught:
            CALLS[name](module)
        errors.append(caught.value)
    theirs, ours = errors
    assert type(ours) is type(theirs)
    if name not in OWN_WORDS:
        assert str(ours).replace("double", "float") == str(theirs).replace("double", "float")


@pytest.mark.parametrize(
    "call",
    [
        lambda m, x, i: m.addcdiv(x, i, i),
        lambda m, x, i: m.addcdiv(x, i > 0, i),
        lambda m, x, i: m.addcdiv(x, i, i, out=x),
        lambda m, x, i: x.addcdiv_(i, i),
        lambda m, x, i: m.addcdiv(x.to("meta"), i.to("meta"), i.to("meta")),
        lambda m, x, i: m._foreach_addcdiv([x], [i], [i], 1),
        lambda m, x, i: m.addcdiv(x.requires_grad_(), i, i),
        lambda m, x, i: m.vmap(m.addcdiv)(x, i, i),
    ],
)
def test_a_quotient_of_integers_is_refused_beside_floats(call: Any) -> None:
    """Promotion made floats of them before anybody looked."""
    for module in (torch, gs):
        x = module.tensor([1.5, 2.5])
        with pytest.raises(RuntimeError, match="Integer division with addcdiv is no longer"):
            call(module, x, module.tensor([1, 2]))
        assert x.tolist() == [1.5, 2.5]
        assert module.addcdiv(module.tensor([1]), x, module.tensor(2)).tolist() == [1.75, 2.25]


def test_one_of_several_outputs_is_named() -> None:
    for call in ("mode", "sort", "cummax"):
        out = gs.empty(0), gs.empty(0, dtype=gs.int32)
        rest = (0,) if call == "cummax" else ()
        with pytest.raises(
            RuntimeError, match=r"(dtype long int|scalar.type '?Long).*\n.*'indices'$"
        ):
            getattr(gs, call)(gs.ones(3), *rest, out=out)
        assert not out[0].numel() and not out[1].numel()


def test_methods_are_those_of_tensors() -> None:
    with pytest.raises(TypeError, match=r"^Tensor\.sin\(\)"):
        gs.ones(2).sin(1)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    "name", ["shape", "dtype", "T", "grad_fn", "is_leaf", "device", "output_nr"]
)
def test_an_attribute_that_cannot_be_set_is_named(name: str) -> None:
    for module in (torch, gs):
        x = module.ones(2)
        with pytest.raises(AttributeError, match=f"'{name}'"):
            setattr(x, name, 1)
        with pytest.raises(RuntimeError, match=r"^requires_grad must be a bool"):
            x.requires_grad = 1


def test_the_gradient_has_a_second_name() -> None:
    """What a program writes to it is the gradient, under the rules of that."""
    for module in (torch, gs):
        x = module.ones(2)
        x._grad = module.full((2,), 3.0)
        assert x.grad is x._grad
        assert x.grad.tolist() == [3.0, 3.0] and "_grad" not in x.__dict__
        with pytest.raises(RuntimeError, match="size"):
            x._grad = module.ones(3)
        x._grad = None
        assert x.grad is None


SIZES: dict[str, Callable[[Any], Any]] = {
    "expand": lambda m: m.ones(2, 3).expand(2, b"a"),
    "expand of a tuple": lambda m: m.ones(2, 3).expand((2, b"a")),
    "expand to nothing": lambda m: m.ones(2, 3).expand(2, None),
    "expand to a fraction": lambda m: m.ones(2, 3).expand(2, 1.5),
    "the first is none": lambda m: m.ones(2, 3).expand("a"),
    "the third": lambda m: m.ones(2, 3).expand(2, 3, 4.0, 5),
    "a list": lambda m: m.ones(2, 3).expand(2, [3]),
    "view": lambda m: m.ones(2, 3).view(2, 1.5),
    "reshape": lambda m: m.reshape(m.ones(2, 3), (2, "a")),
    "repeat": lambda m: m.ones(2, 3).repeat(1, "a"),
    "permute": lambda m: m.ones(2, 3).permute(0, None),
    "sum": lambda m: m.sum(m.ones(2, 3), (0, "a")),
    "amax": lambda m: m.amax(m.ones(2, 3), (0, "a")),
    "flip": lambda m: m.flip(m.ones(2, 3), (0, "a")),
    "tile": lambda m: m.ones(2, 3).tile(2, "a"),
    "roll": lambda m: m.roll(m.ones(2, 3), (1, "a"), (0, 1)),
    "zeros": lambda m: m.zeros(2, "a"),
    "full": lambda m: m.full((2, "a"), 1.0),
    "new_ones": lambda m: m.ones(2).new_ones(2, b"a"),
    "resize_": lambda m: m.ones(2, 3).resize_(2, b"a"),
    "broadcast_to": lambda m: m.broadcast_to(m.ones(2, 3), (2, "a")),
}


@pytest.mark.parametrize("name", SIZES)
def test_sizes_that_are_no_integers(name: str) -> None:
    """The first size shows which overload is meant, whose error is of the one that does not fit."""
    errors = []
    for module in (torch, gs):
        with pytest.raises(TypeError) as caught:
            SIZES[name](module)
        errors.append(str(caught.value))
    assert errors[0] == errors[1]


VALUES: dict[str, Callable[[Any], Any]] = {
    "cumulative_trapezoid of Booleans": lambda m: m.cumulative_trapezoid(m.ones(3) > 0),
    "cumulative_trapezoid at Booleans": lambda m: m.cumulative_trapezoid(m.ones(3), m.ones(3) > 0),
    "cumulative_trapezoid, complex dx": lambda m: m.cumulative_trapezoid(m.ones(3), dx=1j),
    "trapezoid of Booleans": lambda m: m.trapezoid(m.ones(3) > 0),
    "trapezoid at Booleans": lambda m: m.trapezoid(m.ones(3), m.ones(3) > 0),
    "nanmean as an integer": lambda m: m.nanmean(m.ones(3), dtype=m.int64),
    "nanmean of integers": lambda m: m.nanmean(m.tensor([1])),
    "repeat_interleave": lambda m: m.repeat_interleave(m.ones(3), 3, output_size=0),
    "sorter above": lambda m: m.searchsorted(m.ones(3), m.ones(1), sorter=m.tensor([0, 1, 3])),
    "sorter below": lambda m: m.searchsorted(m.ones(3), m.ones(1), sorter=m.tensor([0, 1, -1])),
    "cumsum_": lambda m: m.ones(3).half().cumsum_(0, dtype=m.float32),
    "cumprod_": lambda m: m.ones(3).cumprod_(0, dtype=m.int64),
    "polygamma_": lambda m: m.tensor([1, 2]).polygamma_(1),
    "threshold": lambda m: m.threshold(m.ones(3).to(m.uint8), 300, 1),
    "binomial of integers": lambda m: m.binomial(m.tensor([1]), m.ones(1)),
    "binomial with integers": lambda m: m.binomial(m.ones(1), m.tensor([1])),
    "poisson": lambda m: m.poisson(m.tensor([1])),
    "poisson of complex numbers": lambda m: m.poisson(m.tensor([1j])),
    "bernoulli": lambda m: m.bernoulli(m.tensor([1])),
    "bernoulli of complex numbers": lambda m: m.bernoulli(m.tensor([1j]), 0.5),
    "dropout of complex numbers": lambda m: m.dropout(m.tensor([1j]), 0.5, True),
    "native_dropout": lambda m: m.native_dropout(m.tensor([1]), 0.5, True),
    "alpha_dropout": lambda m: m.alpha_dropout(m.tensor([1]), 0.5, True),
    "rrelu of integers": lambda m: m.rrelu(m.tensor([1]), training=True),
    "rrelu from NaN": lambda m: m.rrelu(m.ones(3), float("nan"), 1.0, True),
    "rrelu to infinity": lambda m: m.rrelu(m.ones(3), 0.0, float("inf"), True),
    "norm_except_dim": lambda m: m.norm_except_dim(m.ones(2, 3), 2, 5),
    "logdet of a vector": lambda m: m.logdet(m.ones(3)),
    "logdet of a number": lambda m: m.logdet(m.ones(())),
    "lu_solve": lambda m: m.ones(3, 3).lu_solve(m.ones(()), m.ones(3).int()),
    "einsum": lambda m: m.einsum("ij,jk", m.ones(2, 2).int(), m.ones(2, 2).long()),
    "a mask of integers": lambda m: m.nn.functional.scaled_dot_product_attention(
        *[m.ones(1, 2, 2)] * 3, m.ones(2, 2).long()
    ),
    "take at int32": lambda m: m.ones(3).take(m.tensor([0]).int()),
    "put at int32": lambda m: m.ones(3).put(m.tensor([0]).int(), m.ones(1)),
    "put at fractions": lambda m: m.ones(3).put(m.ones(1), m.ones(1)),
    "random_": lambda m: m.tensor([1j]).random_(),
    "logits of fewer": lambda m: m.nn.functional.binary_cross_entropy_with_logits(
        m.ones(1), m.ones(1), pos_weight=m.ones(1, 4)
    ),
    "classes in the shape of scores": lambda m: m.nn.functional.cross_entropy(
        m.ones(2, 3), m.zeros(2, 3).int()
    ),
    "a class and one score": lambda m: m.nn.functional.cross_entropy(m.tensor(1.0), m.tensor(0)),
    "multi_margin_loss": lambda m: m.nn.functional.multi_margin_loss(
        m.ones(5, 4), m.tensor([1, 0, 2])
    ),
    "randperm of bytes": lambda m: m.randperm(257, dtype=m.uint8),
    "randperm of int8": lambda m: m.randperm(129, dtype=m.int8),
    "randperm of int16": lambda m: m.randperm(2**15 + 1, dtype=m.int16),
    "randperm of halves": lambda m: m.randperm(2050, dtype=m.float16),
    "randperm of Booleans": lambda m: m.randperm(2, dtype=m.bool),
    "randperm of complex numbers": lambda m: m.randperm(2, dtype=m.complex64),
    "randperm of uint16": lambda m: m.randperm(2, dtype=m.uint16),
    "a causal mask and dropout": lambda m: m.nn.functional.scaled_dot_product_attention(
        *[m.ones(1, 1, 2, 2)] * 3, m.ones(2, 2), 0.5, True
    ),
    "a causal mask that learns": lambda m: m.nn.functional.scaled_dot_product_attention(
        *[m.ones(1, 1, 2, 2)] * 3, m.ones(2, 2, requires_grad=True), is_causal=True
    ),
    "huber_loss of integers": lambda m: m.nn.functional.huber_loss(m.tensor([1]), m.tensor([1])),
}


@pytest.mark.parametrize("name", VALUES)
def test_values_that_do_not_do(name: str) -> None:
    """Ours may say more: which operator it was, or what it had instead."""
    errors = []
    for module in (torch, gs):
        with pytest.raises((RuntimeError, ValueError, IndexError)) as caught:
            VALUES[name](module)
        errors.append((type(caught.value), str(caught.value)))
    (kind, theirs), (own, ours) = errors
    assert own is kind
    assert theirs in ours or name == "alpha_dropout"


def test_results_of_what_was_computed_otherwise() -> None:
    """Infinities of bfloat16 stayed what they were, and a vector's norms but one dimension were one norm."""
    for lib in (torch, gs):
        values = lib.tensor([float("inf"), -float("inf"), float("nan"), 2.0], dtype=lib.bfloat16)
        assert lib.nan_to_num(values).tolist() == [
            3.3895313892515355e38,
            -3.3895313892515355e38,
            0,
            2,
        ]
        assert lib.nan_to_num(values, 1, 3.0, -4.0).tolist() == [3, -4, 1, 2]
        assert lib.bincount(lib.tensor([]).long(), lib.ones(0)).dtype is lib.int64
        assert lib.norm_except_dim(lib.tensor([3.0, -4.0]), 2, 0).tolist() == [3, 4]
        assert lib.norm_except_dim(lib.tensor([[3.0, 4.0]]), 2, 0).tolist() == [[5]]
        assert str(lib.result_type(tensor=lib.ones(3), other=2)).endswith("float32")
        assert lib.threshold(lib.tensor([-3, -2, -1, 0]), -2.5, 7).tolist() == [7, 7, -1, 0]


def test_what_just_fits_is_not_refused() -> None:
    for lib in (torch, gs):
        for dtype, most in (("uint8", 256), ("int8", 128), ("float16", 2049), ("bfloat16", 300)):
            lib.manual_seed(0)
            drawn = lib.randperm(most, dtype=getattr(lib, dtype)).double()
            assert float(drawn.max()) == (most - 1 if dtype != "bfloat16" else 300)
        weights = lib.ones(3, requires_grad=True)
        counted = lib.bincount(lib.tensor([0, 1, 1]), weights)
        assert counted.requires_grad and counted.tolist() == [1, 2]
        assert not lib.bincount(lib.tensor([0, 1, 1])).requires_grad


def test_files_in_folders_that_are_not_there(tmp_path: Path) -> None:
    words = []
    for lib in (torch, gs):
        with pytest.raises(RuntimeError) as caught:
            lib.save(lib.ones(2), tmp_path / "none" / "x.pt")
        words.append(str(caught.value))
    assert words[0] == words[1] == f"Parent directory {tmp_path / 'none'} does not exist."


def test_what_is_refused_in_other_words() -> None:
    for lib in (torch, gs):
        with pytest.raises(RuntimeError, match="result type Float can't be cast"):
            lib.nn.GaussianNLLLoss()(lib.ones(3), lib.zeros(3), lib.tensor([1, 2, 3]))
        counted = lib.bincount(lib.tensor([0, 1, 1]), lib.ones(3, requires_grad=True))
        with pytest.raises(RuntimeError, match="not implemented"):
            counted.sum().backward()


def test_backends_that_pytorch_has_not() -> None:
    for lib in (torch, gs):
        with pytest.raises(RuntimeError, match="Invalid backend: 'nonsense'"):
            lib.compile(lambda x: x + 1, backend="nonsense")
        assert lib.compile(lambda x: x + 1, backend="eager")(lib.ones(1)).tolist() == [2]


@pytest.mark.parametrize("delta", [1j, None, "a"])
def test_deltas_that_are_no_numbers(delta: Any) -> None:
    for lib in (torch, gs):
        with pytest.raises(TypeError, match="delta must be a float or int, got: <class"):
            lib.nn.HuberLoss(delta=delta)
