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
def segments_by_their_former_name(m: Any, log: Log) -> None:
    rows = m.arange(8.0).reshape(4, 2).requires_grad_()
    found = m._segment_reduce(rows, "max", offsets=m.tensor([0, 1, 1, 4]), initial=0)
    found.sum().backward()
    log(found.detach(), rows.grad)


@program
def a_matrix_that_might_have_been_sparse(m: Any, log: Log) -> None:
    a = m.arange(6.0).reshape(2, 3).requires_grad_()
    y = m.ops.aten._sparse_addmm(m.ones(2, 4), a, m.ones(3, 4), beta=2, alpha=3)
    y.sum().backward()
    log(y.detach(), a.grad)


@program
def precision_of_float32(m: Any, log: Log) -> None:
    backends = m.backends
    parts = (backends.cudnn, backends.cuda.matmul, backends.mkldnn, backends.cudnn.conv)
    parts += (backends.cudnn.rnn, backends.mkldnn.conv, backends.mkldnn.matmul)
    before = [part.fp32_precision for part in (backends, *parts)]
    # Which one it is depends on what PyTorch was told before.
    log(all(precision in ("none", "ieee", "tf32", "bf16") for precision in before))
    for part in parts[3:]:
        was, part.fp32_precision = part.fp32_precision, "ieee"
        log(part.fp32_precision)
        part.fp32_precision = was
    backends.cuda.allow_fp16_bf16_reduction_math_sdp(False)
    log(backends.cuda.fp16_bf16_reduction_math_sdp_allowed())
    backends.cuda.preferred_linalg_library("default")


@program
def a_switch_for_checks_of_sparse_tensors(m: Any, log: Log) -> None:
    switch = m.sparse.check_sparse_tensor_invariants

    @switch()
    def beyond() -> None:
        log(switch.is_enabled())
        m.sparse_coo_tensor([[5]], [1.0], (2,))

    log(switch.is_enabled())
    log.refusal(beyond, "size is inconsistent with indices: for dim 0, size is 2 but found index 5")
    with switch():
        with switch(False):
            log(switch.is_enabled())
        log(switch.is_enabled())
    switch.enable()
    log(switch.is_enabled())
    switch.disable()
    log(switch.is_enabled())


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])
