"""Names of PyTorch's that libraries call or import: lightning, torch_geometric, pyro, fastai, diffusers, monai, kornia."""

from __future__ import annotations

import importlib
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


@program
def streams_and_events_of_no_accelerator(m: Any, log: Log) -> None:
    stream, event = m.Stream(), m.Event()
    timed = m.Event("meta", enable_timing=True, blocking=True, interprocess=False)
    for made in (m.Stream("cpu", priority=1), m.Stream(device="meta"), event, timed):
        log(own_words(str(made)))
    log(str(stream.device), stream.device_index, stream.stream_id, str(event.device))
    log(event.event_id, stream.query(), event.query(), stream.synchronize(), event.synchronize())
    log(stream.wait_event(event), event.wait(), event.wait(stream))
    log(stream == m.Stream("cpu:0"), stream == m.Stream("meta"), stream == 0, event == m.Event())
    log(hash(stream) == hash(m.Stream()), isinstance(m.cpu.current_stream(), m.Stream))
    with stream as entered:
        log(entered == stream)
    for record in (stream.record_event, event.record, lambda: stream.wait_stream(m.Stream())):
        log.refusal(record, "cpu backend doesn't support events.")
    log.refusal(lambda: timed.elapsed_time(event), "META does not match other's device type CPU")
    log.refusal(
        lambda: event.elapsed_time(m.Event()), "must be created with argument 'enable_timing"
    )
    log.refusal(lambda: timed.elapsed_time(timed), "Both events must be recorded before")
    for kind in (m.Stream, m.Event):
        log.refusal(lambda kind=kind: kind("cuda"), "not linked with support for cuda devices")
        log.refusal(lambda kind=kind: kind(0), "Cannot access accelerator device when none is")


@program
def batches_of_a_loader_that_is_no_data_loader(m: Any, log: Log) -> None:
    from_loader = m.utils.data.dataloader

    class Loader:
        _IterableDataset_len_called, generator, prefetch_factor = None, None, None
        _index_sampler = ((0, 1), (2, 3, 4), (5,))
        _dataset_kind, _auto_collation = from_loader._DatasetKind.Map, True
        num_workers, timeout, pin_memory, pin_memory_device, in_order = 0, 0, False, "", True
        persistent_workers, multiprocessing_context, worker_init_fn = False, None, None
        dataset, drop_last, collate_fn = range(10, 20), False, staticmethod(m.tensor)

        def _get_shared_seed(self) -> int:
            return 0

    log(from_loader._DatasetKind.Map, from_loader._DatasetKind.Iterable)
    log(list(from_loader._SingleProcessDataLoaderIter(Loader())))
    Loader._dataset_kind, Loader._auto_collation = from_loader._DatasetKind.Iterable, False
    log(list(from_loader._SingleProcessDataLoaderIter(Loader())))
    Loader._auto_collation, Loader._index_sampler = True, ((0, 1, 2, 3),) * 3
    log(list(from_loader._SingleProcessDataLoaderIter(Loader())))
    Loader.drop_last = True
    log(list(from_loader._SingleProcessDataLoaderIter(Loader())))
    stream = type("Stream", (m.utils.data.IterableDataset,), {"__iter__": lambda self: iter([1])})()
    for loader in (m.utils.data.DataLoader([1, 2]), m.utils.data.DataLoader(stream, None)):
        log(loader._dataset_kind, loader._auto_collation, loader._IterableDataset_len_called)


@program
def names_that_are_imported(m: Any, log: Log) -> None:
    log(m.serialization.DEFAULT_PROTOCOL)
    with m._tensor_str.printoptions(precision=1):
        log(str(m.tensor([1.25, 0.5])))
    log(m._C._functorch.is_legacy_batchedtensor(m.ones(2)))
    collate = m.utils.data._utils.collate
    log(collate.collate_tensor_fn([m.ones(2), m.zeros(2)]), collate.collate_str_fn(["a"]))
    log(collate.collate_int_fn([1, 2]), collate.collate_float_fn([1.0]))
    pin = module(m, "utils.data._utils.pin_memory").pin_memory
    pinned = type("Batch", (), {"pin_memory": lambda self: "pinned"})()
    log(pin([1, "a", {"b": (pinned, 2)}]), m._C._is_tracing(), callable(m.jit._get_trace_graph))
    log.refusal(lambda: pin([m.ones(1)]), "Cannot access accelerator device when none is available")
    log(module(m, "fx.experimental.proxy_tensor").get_proxy_mode())
    for kind in (m._C.Graph, m._C.Value, m._C.Node, m._C.Block):
        log(isinstance(m.ones(1), kind), kind.__name__)
    log(
        [
            isinstance(m.nn.Linear(1, 1), getattr(module(m, "ao.quantization"), kind))
            for kind in OBSERVERS
        ]
    )


@program
def a_convolution_with_settings_of_other_devices(m: Any, log: Log) -> None:
    x = m.arange(10.0).reshape(1, 2, 5).requires_grad_()
    weight, bias = m.linspace(-1, 1, 12).reshape(3, 2, 2), m.tensor([0.5, 0.0, 1.0])
    settings = ([1], [1], [1], False, [0], 1, False, False, True, True)
    for convolve in (m._convolution, m.ops.aten._convolution, m.ops.aten._convolution.default):
        x.grad = None
        y = convolve(x, weight, bias, *settings)
        y.square().sum().backward()
        log(y, x.grad)
    log(m._convolution(x, weight, bias, *settings[:-1]))
    log.refusal(lambda: m._convolution(x, weight, bias, *settings[:-2]))


@program
def tensors_that_were_of_a_subclass(m: Any, log: Log) -> None:
    class Named(m.Tensor):
        pass

    plain = m.arange(4.0).as_subclass(Named).as_subclass(m.Tensor)
    buffer = m.nn.UninitializedBuffer()
    buffer.materialize((2,))
    buffer.fill_(1.0)
    for tensor in (plain, m.arange(2).as_subclass(m.Tensor), buffer, m.nn.Parameter(plain)):
        log(type(tensor).__name__, m.overrides.has_torch_function((tensor,)))
        log(
            tensor.double(), tensor + 1, tensor.to(m.complex64), m.fft.fftn(tensor), m.cat([tensor])
        )
        log(type(tensor.double()).__name__, type(m.stack([tensor, tensor])).__name__)
    again = plain.as_subclass(Named)
    log(type(again).__name__, type(again.double()).__name__, type(m.fft.fftn(again)).__name__)


@program
def averages_that_move_slowly(m: Any, log: Log) -> None:
    for dtype in (m.float32, m.float64, m.float16, m.complex64, m.bfloat16):
        kept, new = m.ones(3, dtype=dtype), m.full((3,), 0.5, dtype=dtype)
        for decay in (0.9999, 0.999, 0.98, 0.5, 0.4999, 1, 2):
            log(new.lerp(kept, decay), new.clone().lerp_(kept, decay))
            log(m.lerp(m.zeros(5000, dtype=dtype), m.ones(5000, dtype=dtype), decay)[:2])
            log(m._foreach_lerp([new, m.zeros(3, dtype=dtype)], [kept, kept], decay))
    losses, smooth = m.tensor([2.0, 1.5, 1.25, 1.0]), m.zeros(())
    for count, loss in enumerate(losses, 1):
        smooth = m.lerp(loss, smooth, 0.9999)
        log(smooth / (1 - 0.9999**count))
    a = m.full((2,), 3.0, requires_grad=True)
    m.lerp(a, a * 0.5, 0.9999).sum().backward()
    log(a.grad)


OBSERVERS = ("FakeQuantize", "FakeQuantizeBase", "MinMaxObserver", "ObserverBase", "QuantWrapper")


def module(m: Any, name: str) -> Any:
    return importlib.import_module(f"{m.__name__}.{name}")


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])
