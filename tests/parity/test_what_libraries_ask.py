"""Names of PyTorch's, most of them private, that libraries call or import."""

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
def errors_that_are_caught_by_their_classes(m: Any, log: Log) -> None:
    distributed = m.distributed
    classes = [m.AcceleratorError, m.cuda.AcceleratorError, distributed.DistError]
    classes += [distributed.DistBackendError, distributed.DistNetworkError]
    classes += [distributed.DistStoreError, distributed.QueueEmptyError]
    log([[kind.__name__ for kind in each.__mro__] for each in classes])


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
def helpers_of_normal_distributions(m: Any, log: Log) -> None:
    full = m.distributions.multivariate_normal
    low = m.distributions.lowrank_multivariate_normal
    root = (m.arange(18.0, dtype=m.float64).reshape(2, 3, 3) / 7).cos()
    precision = root @ root.mT + m.eye(3, dtype=m.float64)
    points = (m.arange(24.0, dtype=m.float64).reshape(4, 2, 3) / 5).sin()
    factor = full._precision_to_scale_tril(precision)
    log(factor, full._batch_mv(factor, points), full._batch_mahalanobis(factor, points))
    wide, diagonal = root[..., :2], root[..., 2].exp()
    small = low._batch_capacitance_tril(wide, diagonal)
    log(small, low._batch_lowrank_logdet(wide, diagonal, small))
    log(low._batch_lowrank_mahalanobis(wide, diagonal, points, small))


@program
def sigmoids_that_are_not_0_or_1(m: Any, log: Log) -> None:
    log(m.distributions.transforms._clipped_sigmoid(m.tensor([-200.0, 0.5, 200.0])) * 1e9)


@program
def weights_in_a_row(m: Any, log: Log) -> None:
    layer = m.nn.GRU(2, 3, dtype=m.float64)
    with m.no_grad():
        for place, weight in enumerate(layer.parameters(), 1):
            values = m.arange(weight.numel(), dtype=m.float64) / (40 * place)
            weight.copy_(values.reshape(weight.shape))
    x = m.ones(4, 1, 2, dtype=m.float64)
    given = [weight.detach() * 2 for weight in layer._flat_weights]
    log(layer(x)[0].detach())
    layer._flat_weights = given
    log(layer(x)[0], [a is b for a, b in zip(layer._flat_weights, given, strict=True)])
    layer.flatten_parameters()
    layer.load_state_dict(layer.state_dict())
    log(layer._flat_weights[1] is given[1], layer.all_weights[0][1] is given[1])
    layer.bias_hh_l0 = m.nn.Parameter(m.ones(9, dtype=m.float64))
    log(layer(x)[0].detach())
    log([a is b for a, b in zip(layer._flat_weights, layer.parameters(), strict=True)])
    for undo in (layer._init_flat_weights, layer.float):
        layer._flat_weights = given
        undo()
        log(layer._flat_weights[1] is layer.weight_hh_l0)


@program
def optimizers_around_optimizers(m: Any, log: Log) -> None:
    class Halving(m.optim.Optimizer):  # type: ignore[misc]
        def __init__(self, inner: Any) -> None:
            self.inner, self.defaults = inner, inner.defaults
            self._optimizer_step_pre_hooks: dict[int, Any] = {}
            self._optimizer_step_post_hooks: dict[int, Any] = {}
            self._patch_step_function()

        @property
        def param_groups(self) -> Any:
            return self.inner.param_groups

        def step(self, closure: Any = None) -> Any:
            for group in self.param_groups:
                for weight in group["params"]:
                    weight.grad.mul_(0.5)
            return self.inner.step(closure)

    weight = m.nn.Parameter(m.ones(2))
    optimizer = Halving(m.optim.SGD([weight], lr=1.0))
    optimizer.register_step_post_hook(lambda *args: log("stepped"))
    weight.grad = m.tensor([0.5, 1.0])
    optimizer.step()
    log(weight.detach())


@program
def names_of_several_processes(m: Any, log: Log) -> None:
    import importlib

    old, new = (
        importlib.import_module(f"{m.__name__}.distributed.{name}.experimental")
        for name in ("_tensor", "tensor")
    )
    log(callable(old.implicit_replication), callable(new.local_map))
    errors = f"{m.__name__}.distributed.elastic.multiprocessing.errors"
    log(importlib.import_module(errors).record(lambda: 3)())
    for name in ("autograd", "rpc"):
        module = importlib.import_module(f"{m.__name__}.distributed.{name}")
        log(isinstance(module.is_available(), bool))


@program
def parts_of_graphs(m: Any, log: Log) -> None:
    for part in (m._C.Block, m._C.Node, m._C.Value):
        log(isinstance(m.ones(1), part), part.__name__)
        log.refusal(part, f"torch._C.{part.__name__}: No constructor defined!")


@program
def types_of_what_loaders_take(m: Any, log: Log) -> None:
    import importlib

    loader = importlib.import_module(f"{m.__name__}.utils.data.dataloader")
    log(str(loader._collate_fn_t[int]), str(loader._worker_init_fn_t))


@program
def methods_that_do_not_fit_their_call(m: Any, log: Log) -> None:
    class Product(m.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any, y: Any) -> Any:
            return x * y

        @staticmethod
        def backward(ctx: Any) -> Any:
            """No gradient is asked for."""

    class Separate(m.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(x: Any) -> Any:
            return x * 2

        @staticmethod
        def setup_context(ctx: Any, inputs: Any) -> None:
            """No output is asked for."""

    x = m.ones(2, requires_grad=True)
    log.refusal(lambda: Product.apply(x), "forward() missing 1 required positional argument: 'y'")
    log.refusal(lambda: Product.apply(x, x, x), "takes 3 positional arguments but 4 were given")
    log.refusal(
        lambda: Product.apply(x, x).sum().backward(),
        "Product.backward() takes 1 positional argument but 2 were given",
    )
    log.refusal(lambda: Separate.apply(x), "takes 2 positional arguments but 3 were given")


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
