"""Names of PyTorch's, most of them private, that libraries call or import."""

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


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])
