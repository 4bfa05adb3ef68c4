"""Numbers that become elements, or stand beside them: those that a dtype cannot hold, and where tensors go by default."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from programs import Log, Program, agree_on, gs

PROGRAMS: list[Program] = []
_DTYPES = ("uint8", "int8", "int32", "int64", "float16", "bfloat16", "float32", "float64", "bool")
_NUMBERS = (-1, 1000, 2**40, 2.5, 300.0, -1e6, 1e6, 1e39, 1e300, float("inf"), True)


def program(function: Program) -> Program:
    PROGRAMS.append(function)
    return function


def of_every_dtype(function: Any) -> Program:
    """A program that calls `function` with the library, a tensor and a number, of each dtype and number."""

    def of_all(t: Any, log: Log) -> None:
        for name in _DTYPES:
            for number in _NUMBERS:
                x = t.ones(2, dtype=getattr(t, name))
                # What a float that is no element becomes, the words and the order of checks are each library's own.
                try:
                    result = function(t, x, number)
                except RuntimeError as error:  # NotImplementedError among them
                    log(name, number, "overflow" in str(error))
                else:
                    log(name, number, result)

    of_all.__name__ = function.__name__
    return program(of_all)


@of_every_dtype
def clamping(t: Any, x: Any, number: Any) -> Any:
    if x.dtype is t.bool:
        return None
    return x.clamp(min=number), x.clamp(max=number), t.clamp_min(x, number), t.clamp_max(x, number)


@of_every_dtype
def clamping_in_place(t: Any, x: Any, number: Any) -> Any:
    return x.clamp_(0, int(number) if number < 1e9 else 7)


@of_every_dtype
def choosing(t: Any, x: Any, number: Any) -> Any:
    return t.where(t.tensor([True, False]), x, number), t.where(t.tensor([True, False]), number, x)


@of_every_dtype
def filling(t: Any, x: Any, number: Any) -> Any:
    return x.clone().fill_(number), t.full_like(x, number), t.full((2,), number, dtype=x.dtype)


@of_every_dtype
def filling_at_indices(t: Any, x: Any, number: Any) -> Any:
    return x.index_fill(0, t.tensor([1]), number)


@of_every_dtype
def scattering(t: Any, x: Any, number: Any) -> Any:
    return x.scatter(0, t.tensor([1]), number)


@of_every_dtype
def filling_under_masks(t: Any, x: Any, number: Any) -> Any:
    return x.masked_fill(t.tensor([True, False]), number)


@of_every_dtype
def padding(t: Any, x: Any, number: Any) -> Any:
    return t.nn.functional.pad(x, (1, 0), value=number)


@program
def factors_that_integers_do_not_hold(t: Any, log: Log) -> None:
    x, m = t.ones(2, dtype=t.int8), t.ones(1, 1, dtype=t.int8)
    log.refusal(lambda: t.addcmul(x, x, x, value=1000), "without overflow")
    log.refusal(lambda: t.addmm(m, m, m, alpha=1000), "without overflow")
    log.refusal(lambda: x.pow(1000), "without overflow")
    log.refusal(lambda: t.nn.functional.threshold(x.int(), 2, 2**40), "without overflow")
    log.refusal(lambda: t.nn.functional.hardtanh(x, -1000, 1000), "without overflow")
    log.refusal(lambda: t.addcdiv(t.ones(2), t.ones(2), t.ones(2), value=1j), "without overflow")


@program
def integers_of_more_than_64_bits(t: Any, log: Log) -> None:
    x = t.tensor([3])
    for call in (
        lambda: x + 2**70,
        lambda: 2**64 - x,
        lambda: t.add(x, 2**70),
        lambda: x.mul(2**64),
        lambda: x < 2**70,
        lambda: x == 2**64,
        lambda: x.clamp(max=2**70),
    ):
        log.refusal(call, "int too big to convert")


@program
def bounds_of_few_elements_are_judged_at_every_call(t: Any, log: Log) -> None:
    x = t.ones(3)
    for _ in range(3):
        log(x.clamp(-0.5, 0.5), x.clamp(-1e30, 1e30))
        log.refusal(lambda: x.clamp(-1e300, 1e300), "without overflow")
    for _ in range(3):
        log.refusal(lambda: x.half().clamp(-1e6, 1e6), "without overflow")


@program
def a_device_as_a_context(t: Any, log: Log) -> None:
    with t.device("meta") as where:
        made = (t.ones(2), t.tensor([1.0]), t.arange(3), t.nn.Linear(2, 2).weight)
        log([x.device.type for x in made], t.get_default_device(), where)
        with t.device("cpu"):
            log(t.ones(2), t.ones(2, device="meta").device.type)
        log(t.ones(2).device.type)
    log(t.ones(2).device.type)
    try:
        with t.device("meta"):
            raise ValueError
    except ValueError:
        log(t.ones(2).device.type)
    t.set_default_device("meta")
    try:
        with t.device("cpu"):
            log(t.zeros(1))
        log(t.zeros(1).device.type)
    finally:
        t.set_default_device(None)


@program
def targets_are_of_two_dtypes(t: Any, log: Log) -> None:
    losses = t.nn.functional
    scores = t.ones(2, 2)
    log(losses.cross_entropy(scores, t.tensor([0, 1], dtype=t.uint8)))
    for dtype in (t.int8, t.int16, t.int32, t.bool, t.float32):
        classes = t.tensor([0, 1]).to(dtype)
        log.refusal(lambda classes=classes: losses.cross_entropy(scores, classes), "Long or Byte")
        log.refusal(lambda classes=classes: losses.nll_loss(scores, classes), "Long or Byte")


@program
def one_operand_of_einsum_is_shown_by_a_view(t: Any, log: Log) -> None:
    x = t.ones(2, 2)
    for equation in ("ij->ij", "...->..."):
        seen = t.einsum(equation, x)
        log(seen._is_view(), seen is x)
        seen.mul_(2)
        log(x)
    log.refusal(lambda: t.einsum("ijk->i", x), "(3) does not match the number of dimensions (2)")
    log.refusal(lambda: t.einsum("ijk...->i", x), "(3) is more than the number of dimensions (2)")


@program
def words_of_refusals(t: Any, log: Log) -> None:
    one = t.tensor([3, 1, 2])
    places = t.tensor([1.0, 2, 0])
    log.refusal(lambda: t.searchsorted(one, 2, sorter=places), "long dtype but got dtype Float")
    log.refusal(lambda: t.broadcast_shapes((2, 1), (3, 3)), "broadcast a dimension of length 3")
    log.refusal(lambda: t.isclose(one, places), "Long did not match Float")
    log.refusal(lambda: t.where(one, 1, 0), "got a tensor with dtype Long")


@program
def factories_resize_in_silence(t: Any, log: Log) -> None:
    for make in (
        lambda: t.zeros(2, out=t.ones(3)),
        lambda: t.full((2,), 3.0, out=t.ones(3)),
        lambda: t.eye(2, out=t.ones(3)),
        lambda: t.linspace(0, 1, 2, out=t.ones(3)),
        lambda: t.rand(2, out=t.ones(3)).shape,
        lambda: t.add(t.ones(2), 1, out=t.ones(3)),
    ):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            log(make())
        log(len(caught))


@program
def copies_of_views_in_lists(t: Any, log: Log) -> None:
    x = t.arange(4.0).reshape(2, 2)
    kept = [t.ones(2), t.ones(2)]
    log(t.unbind_copy(x, out=kept), kept, [one._version for one in kept])
    log(t.unbind_copy(x, 1, out=tuple(kept)), kept)
    grown = [t.empty(0), t.empty(0)]
    log(t.split_with_sizes_copy(x, [1, 1], 1, out=grown), grown)
    log.refusal(lambda: t.unbind_copy(x, out=kept[:1]), "an out= argument of size 2, got size 1")
    other = [t.full((2,), 7.0), t.zeros(2, dtype=t.int32)]
    log.refusal(lambda: t.unbind_copy(x, out=other), "dtype float, but got int instead")
    log.refusal(lambda: t.unbind_copy(x, out=x))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_program(program: Program) -> None:
    agree_on(program)


def test_a_list_of_outputs_is_written_whole_or_not_at_all() -> None:
    outputs = [gs.full((2,), 7.0), gs.zeros(2, dtype=gs.int32)]  # PyTorch writes to the first
    with pytest.raises(RuntimeError, match="to have dtype float, but got int"):
        gs.unbind_copy(gs.ones(2, 2), out=outputs)
    assert outputs[0].tolist() == [7.0, 7.0]
    assert [one._version for one in outputs] == [0, 0]
