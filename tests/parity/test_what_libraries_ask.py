"""Private names of PyTorch's that libraries call: lightning, torch_geometric, pyro."""

from __future__ import annotations

from typing import Any

import pytest
from programs import Log, Programs, agree_on, own_words

PROGRAMS = Programs()
program = PROGRAMS.add


@program
def arguments_of_to(m: Any, log: Log) -> None:
    parse = m._C._nn._parse_to
    for args in (("cpu",), (m.float64,), ("cpu", m.float32, True), (m.ones(2),)):
        log([own_words(str(each)) for each in parse(*args)])
    log([own_words(str(each)) for each in parse(dtype=m.half, memory_format=m.channels_last)])
    log([str(each) for each in parse(device=None)])
    log.refusal(lambda: parse("cpu", copy=True), ".to() does not accept copy argument")


@program
def beginnings_of_rows(m: Any, log: Log) -> None:
    begins = m._convert_indices_from_coo_to_csr
    log(begins(m.tensor([0, 0, 2, 3]), 5), begins(m.tensor([], dtype=m.int64), 2))
    log(begins(m.tensor([1]), 2, out_int32=True), begins(m.tensor([], dtype=m.int64), 0))
    log.refusal(lambda: begins(m.ones(2), 3), "not implemented for 'Float'")
    log.refusal(lambda: begins(m.tensor([[1]]), 3), "Input is supposed to be a vector")


@program
def a_matrix_that_might_have_been_sparse(m: Any, log: Log) -> None:
    a = m.arange(6.0).reshape(2, 3).requires_grad_()
    y = m.ops.aten._sparse_addmm(m.ones(2, 4), a, m.ones(3, 4), beta=2, alpha=3)
    y.sum().backward()
    log(y.detach(), a.grad)


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])
