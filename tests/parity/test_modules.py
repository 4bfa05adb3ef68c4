"""Programs about modules, run with both libraries: what they show is the same."""

from __future__ import annotations

import copy
import inspect
import io
import pickle
import warnings
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")

Program = Callable[[Any], Iterator[Any]]
PROGRAMS: dict[str, Program] = {}


def program(function: Program) -> Program:
    """A program of which every value that it yields is compared."""
    PROGRAMS[function.__name__] = function
    return function


def refusal(action: Callable[[], object]) -> str:
    """Type and words of what an action raises."""
    with pytest.raises(Exception) as caught:
        action()
    return f"{type(caught.value).__name__}: {caught.value}"


def layer(lib: Any, outputs: int = 3, inputs: int = 4) -> Any:
    """A linear layer with known numbers."""
    out = lib.nn.Linear(inputs, outputs)
    with lib.no_grad():
        out.weight.copy_(lib.arange(float(inputs * outputs)).reshape(outputs, inputs).sin())
        out.bias.copy_(lib.arange(float(outputs)))
    return out


def model(lib: Any) -> Any:
    """Some layers in others."""
    nn = lib.nn

    class Net(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.first = layer(lib)
            self.rest = nn.Sequential(OrderedDict(norm=nn.BatchNorm1d(3), act=nn.ReLU()))
            self.many = nn.ModuleList([layer(lib, 3, 3) for _ in range(2)])
            self.scale = nn.Parameter(lib.ones(3))
            self.register_buffer("kept", lib.zeros(1))
            self.register_buffer("dropped", lib.zeros(1), persistent=False)
            self.tied = self.first
            self.nothing = None

        def forward(self, x: Any) -> Any:
            x = self.rest(self.first(x))
            for each in self.many:
                x = each(x)
            return x * self.scale

    return Net()


def inputs(lib: Any, rows: int = 5, columns: int = 4) -> Any:
    return lib.arange(float(rows * columns)).reshape(rows, columns).cos()


@program
def traversal(lib: Any) -> Iterator[Any]:
    m = model(lib)
    yield [name for name, _ in m.named_parameters()]
    yield [name for name, _ in m.named_parameters(remove_duplicate=False)]
    yield [name for name, _ in m.named_parameters(prefix="p", recurse=False)]
    yield [name for name, _ in m.named_buffers()], [name for name, _ in m.named_children()]
    yield [name for name, _ in m.named_modules()]
    yield [name for name, _ in m.named_modules(remove_duplicate=False)]
    yield len(list(m.modules())), len(list(m.children())), len(list(m.buffers()))
    yield [name for name in dir(m) if name in ("first", "scale", "kept", "0", "forward")]
    yield repr(m)
    m.train(False)
    yield [each.training for each in m.modules()]
    m.apply(lambda each: setattr(each, "seen", type(each).__name__))
    yield [each.seen for each in m.modules()]
    yield m.requires_grad_(False) is m, [p.requires_grad for p in m.parameters()]


@program
def attributes(lib: Any) -> Iterator[Any]:
    m = model(lib)
    m.first = lib.nn.Identity()
    yield list(m._modules), isinstance(m.tied, lib.nn.Linear)
    m.scale = None
    yield m.scale, list(m._parameters)
    m.kept = lib.nn.Parameter(lib.ones(1))
    yield list(m._buffers), list(m._parameters)
    m.plain = lib.ones(2)
    yield "plain" in m.__dict__
    m.buffer = lib.nn.Buffer(lib.ones(2), persistent=False)
    yield list(m._buffers), sorted(m._non_persistent_buffers_set)
    del m.buffer, m.kept
    yield hasattr(m, "buffer"), hasattr(m, "kept")
    m = model(lib)
    yield refusal(lambda: setattr(m, "scale", lib.ones(3))).replace("torch", "gradsmith")
    yield refusal(lambda: setattr(m, "first", 3))
    yield refusal(lambda: setattr(m, "kept", 3))
    yield refusal(lambda: m.missing)
    for kind in ("parameter", "buffer", "module"):
        add = getattr(m, f"register_{kind}")
        for name in ("a.b", "", "forward", 3):
            yield refusal(lambda add=add, name=name: add(name, None))
    yield refusal(lambda: m.register_parameter("p", lib.ones(2))).replace("torch", "gradsmith")
    yield refusal(lambda: m.register_parameter("p", 3))
    yield refusal(lambda: m.register_buffer("b", 3))
    yield refusal(lambda: m.add_module("m", 3))
    raw = object.__new__(lib.nn.Linear)
    yield refusal(lambda: setattr(raw, "weight", lib.nn.Parameter(lib.ones(1))))
    yield refusal(lambda: setattr(raw, "inner", lib.nn.ReLU()))
    yield refusal(lambda: lib.nn.Module(1)), refusal(lambda: lib.nn.Module(a=1))
    yield refusal(lambda: lib.nn.Module()(1)), refusal(lambda: m.train(1))


@program
def dotted_names(lib: Any) -> Iterator[Any]:
    m = model(lib)
    yield m.get_submodule("rest.norm") is m.rest.norm, m.get_submodule("") is m
    yield m.get_parameter("many.1.weight") is m.many[1].weight
    yield m.get_buffer("rest.norm.running_mean") is m.rest.norm.running_mean
    for get, name in (
        *((m.get_submodule, n) for n in ("rest.none", "scale")),
        *((m.get_parameter, n) for n in ("none", "rest.act", "kept")),
        *((m.get_buffer, n) for n in ("none", "scale", "rest")),
    ):
        yield refusal(lambda get=get, name=name: get(name))
    m.set_submodule("rest.act", lib.nn.Tanh())
    yield repr(m.rest)
    yield refusal(lambda: m.set_submodule("rest.none", lib.nn.Tanh(), strict=True))
    yield refusal(lambda: m.set_submodule("", lib.nn.Tanh()))


@program
def states(lib: Any) -> Iterator[Any]:
    m = model(lib)
    state = m.state_dict()
    yield list(state), dict(state._metadata), list(m.rest.state_dict(prefix="p."))
    yield type(m.state_dict(keep_vars=True)["scale"]).__name__, state["scale"].requires_grad
    other = model(lib)
    with lib.no_grad():
        other.scale.fill_(7)
    yield str(other.load_state_dict(state)), other.scale.tolist()
    yield list(other.load_state_dict({"scale": lib.ones(3)}, strict=False).missing_keys)[:3]
    odd = {**state, "more": lib.ones(1), "first.weight": lib.ones(1, 1), "kept": 3}
    del odd["scale"]
    yield refusal(lambda: other.load_state_dict(odd)).replace("torch", "gradsmith")
    yield refusal(lambda: other.load_state_dict(3))
    before = other.scale
    other.load_state_dict({"scale": lib.zeros(3)}, strict=False, assign=True)
    yield other.scale is before, type(other.scale).__name__, other.scale.requires_grad
    older = OrderedDict((k, v) for k, v in state.items() if "num_batches" not in k)
    yield str(other.load_state_dict(older, strict=False))
    log: list[Any] = []
    m.register_state_dict_pre_hook(lambda *args: log.append(args[1:]))
    m.register_state_dict_post_hook(lambda _, state, prefix, metadata: log.append(prefix))
    m.register_load_state_dict_pre_hook(lambda _, state, prefix, *rest: log.append(len(state)))
    m.register_load_state_dict_post_hook(lambda _, keys: keys.missing_keys.clear())
    m.state_dict()
    m.load_state_dict({})
    yield log

    class Extra(lib.nn.Module):  # type: ignore[misc]
        extra: Any = 1

        def get_extra_state(self) -> Any:
            return {"extra": self.extra}

        def set_extra_state(self, state: Any) -> None:
            self.extra = state["extra"]

    e = Extra()
    e.load_state_dict({"_extra_state": {"extra": 5}})
    yield e.extra, dict(e.state_dict())
    yield refusal(lambda: e.load_state_dict({}))
    yield refusal(lambda: lib.nn.ReLU().load_state_dict({"_extra_state": 1}))


@program
def hooks(lib: Any) -> Iterator[Any]:
    m = model(lib)
    log: list[Any] = []
    m.first.register_forward_pre_hook(lambda _, args: (args[0] * 2,))
    m.first.register_forward_pre_hook(lambda _, args: log.append("first"), prepend=True)
    m.first.register_forward_hook(lambda _, args, out: out + 1)
    handle = m.rest.register_forward_hook(
        lambda _, args, kwargs, out: log.append(kwargs), with_kwargs=True
    )
    x = inputs(lib).requires_grad_()
    yield m(x).tolist(), log
    handle.remove()
    m.many[0].register_full_backward_hook(
        lambda _, got, given: log.append((got[0].tolist(), given[0].tolist()))
    )
    m.many[1].register_full_backward_pre_hook(lambda _, given: (given[0] * 3,))
    m.many[1].register_full_backward_hook(lambda _, got, given: (got[0] * 2,))
    m(x).sum().backward()
    yield x.grad.tolist(), m.first.weight.grad.tolist(), log
    yield refusal(lambda: m.many[0].register_backward_hook(print))
    bad = layer(lib)
    bad.register_full_backward_hook(lambda _, got, given: (1, 2))
    yield refusal(lambda: bad(x).sum().backward())
    bad = layer(lib)
    bad.register_forward_pre_hook(lambda *args: 3, with_kwargs=True)
    yield refusal(lambda: bad(x))
    always = lib.nn.Module()
    always.register_forward_hook(lambda *args: log.append("always"), always_call=True)
    yield refusal(lambda: always(x)), log[-1]
    first = layer(lib)
    first.register_full_backward_hook(lambda _, got, given: log.append((len(got), got[0])))
    first(x.detach()).sum().backward()
    yield log[-1]
    older = layer(lib)
    older.register_backward_hook(lambda _, got, given: log.append(given[0].tolist()))
    older(x).sum().backward()
    yield log[-1]


@program
def global_hooks(lib: Any) -> Iterator[Any]:
    module = lib.nn.modules.module
    log: list[Any] = []

    def told(*args: Any) -> None:
        log.append(type(args[0]).__name__)

    handles = [
        module.register_module_forward_pre_hook(told),
        module.register_module_forward_hook(told),
        module.register_module_full_backward_hook(told),
        module.register_module_full_backward_pre_hook(told),
        module.register_module_module_registration_hook(lambda *args: log.append(args[1])),
        module.register_module_parameter_registration_hook(lambda *args: log.append(args[1])),
        module.register_module_buffer_registration_hook(lambda *args: log.append(args[1])),
    ]
    m = model(lib)
    m(inputs(lib).requires_grad_()).sum().backward()
    for handle in handles:
        handle.remove()
    module._global_is_full_backward_hook = None
    m(inputs(lib))
    yield log


@program
def conversions(lib: Any) -> Iterator[Any]:
    m = model(lib)
    weight = m.first.weight
    m(inputs(lib)).sum().backward()
    m.double()
    yield m.first.weight is weight, str(weight.dtype)[-7:], str(weight.grad.dtype)[-7:]
    yield str(m.rest.norm.num_batches_tracked.dtype)[-5:]
    m.to(lib.float32)
    yield str(m.scale.dtype)[-7:], m.to(lib.ones(1, dtype=lib.float64)) is m
    yield refusal(lambda: m.to(lib.int64)).replace("torch", "gradsmith")
    yield str(m.to(device="meta").scale.device), str(m.to_empty(device="cpu").scale.device)
    yield str(m.half().scale.dtype)[-7:], str(m.bfloat16().scale.dtype)[-8:]
    m = model(lib)
    m(inputs(lib)).sum().backward()
    m.zero_grad(set_to_none=False)
    yield m.scale.grad.tolist()
    m.zero_grad()
    yield m.scale.grad


@program
def copies(lib: Any) -> Iterator[Any]:
    m = model(lib)
    c = copy.deepcopy(m)
    yield c.tied is c.first, c.scale is m.scale, list(c.state_dict()) == list(m.state_dict())
    yield c(inputs(lib)).tolist()
    s = copy.copy(m.first)
    yield s.weight is m.first.weight
    again = pickle.loads(pickle.dumps(layer(lib)))
    yield again(inputs(lib)).tolist(), again.weight.requires_grad
    file = io.BytesIO()
    lib.save(m.state_dict(), file)
    file.seek(0)
    loaded = lib.load(file)
    yield list(loaded), loaded["scale"].tolist(), dict(loaded._metadata)


@program
def containers(lib: Any) -> Iterator[Any]:
    nn = lib.nn
    s = nn.Sequential(nn.ReLU(), nn.Tanh(), nn.Sigmoid())
    yield repr(s[1:]), repr(s[-1]), len(s), repr(s + nn.Sequential(nn.ELU())), repr(s * 2)
    s[0] = nn.ELU()
    del s[1]
    s.append(nn.Tanh()).insert(1, nn.ReLU())
    s.extend([nn.ELU()])
    s += nn.Sequential(nn.Tanh())
    s *= 2
    yield repr(s), repr(s.pop(0)), repr(s)
    for wrong in (
        *(lambda: s[20], lambda: s + 3, lambda: s * 0, lambda: s * 1.5),
        *(lambda: s.insert(40, nn.ReLU()), lambda: s.insert(0, 3)),
    ):
        yield refusal(wrong).replace("torch", "gradsmith").replace(".modules.container", "")[:60]
    m = nn.ModuleList([nn.ReLU(), nn.Tanh(), nn.ReLU()])
    m.insert(1, nn.ELU())
    yield repr(m), repr(m[1:3]), repr(m + [nn.ELU()]), len(m), refusal(lambda: m.extend(3))
    yield refusal(lambda: m(1)).split("[")[0]
    d = nn.ModuleDict({"a": nn.ReLU(), "b": nn.Tanh()})
    d["c"] = nn.ELU()
    d.update([("d", nn.ReLU())])
    yield repr(d), list(d), "a" in d, repr(d.pop("a")), list(d.keys()), len(d)
    yield refusal(lambda: d.update(3)), refusal(lambda: d.update([1]))[:60]
    p = nn.ParameterList([lib.ones(2), lib.zeros(1)])
    p.append(lib.ones(3))
    p.extend([3])
    yield len(p), [type(v).__name__ for v in p], len(list(p.parameters())), len(p[1:])
    p[0] = lib.zeros(5)
    yield p[0].shape[0], list(p.state_dict()), refusal(lambda: p[9]), refusal(lambda: p(1))
    q = nn.ParameterDict({"b": lib.ones(2), "a": lib.zeros(1)})
    q["c"] = 3
    yield list(q), len(list(q.parameters())), q.setdefault("d", 4), q.get("none"), list(q.copy())
    yield q.pop("c"), q.popitem(), [k for k, _ in q.items()], list(reversed(q)), "a" in q
    yield list(q | nn.ParameterDict({"z": lib.ones(1)})), refusal(lambda: q[3])[:40]


@program
def lazy(lib: Any) -> Iterator[Any]:
    nn = lib.nn
    m = nn.Sequential(nn.LazyLinear(3), nn.LazyBatchNorm1d())
    yield repr(m), m[0].has_uninitialized_params(), list(m.state_dict())
    yield refusal(lambda: m[0].weight.shape)
    yield type(m[0].weight).__name__, repr(m[0].weight)
    m.double()
    m(lib.ones(4, 5, dtype=lib.float64))
    yield repr(m), type(m[0].weight).__name__, str(m[0].weight.dtype)[-7:]
    yield tuple(m[1].running_mean.shape), type(m[1]).__name__
    other = nn.Sequential(nn.LazyLinear(3), nn.LazyBatchNorm1d())
    other.load_state_dict(m.state_dict())
    yield tuple(other[0].weight.shape)
    full = nn.Linear(5, 3)
    yield refusal(lambda: full.load_state_dict(nn.LazyLinear(3).state_dict()))[:60]
    weight = nn.LazyLinear(3).weight
    for name in (
        "numel",
        "dim",
        "tolist",
        "item",
        "stride",
        "is_contiguous",
        "__bool__",
        "backward",
    ):
        yield refusal(getattr(weight, name))[:50]


@program
def attention_of_shapes_that_do_not_fit(lib: Any) -> Iterator[Any]:
    ones, whole, parts = (
        lib.ones,
        lib.nn.MultiheadAttention(4, 2),
        lib.nn.MultiheadAttention(4, 2, kdim=3, vdim=5),
    )
    x = ones(2, 3, 4)
    for shapes in (
        *(
            ((2, 3, 4), (5, 3, 4), (6, 3, 4)),
            ((2, 3, 4), (5, 3, 4), (5, 2, 4)),
            ((2, 4), (3, 4), (4, 4)),
        ),
        *(((2, 4), (2, 3, 4), (2, 3, 4)), ((4,), (4,), (4,)), ((2, 3, 4), (2, 3), (2, 3))),
    ):
        yield refusal(partial(whole, *map(ones, shapes)))
    yield refusal(lambda: parts(x, ones(5, 3, 3), ones(6, 3, 5)))
    for shape in ((2, 3), (5, 2, 2), (1, 1, 1, 1)):
        yield refusal(partial(whole, x, x, x, attn_mask=ones(shape)))
    for shape in ((3, 3), (2, 2), (3,)):
        yield refusal(partial(whole, x, x, x, key_padding_mask=ones(shape)))
    yield refusal(lambda: whole(x[0], x[0], x[0], key_padding_mask=ones(1, 3)))


@program
def numbers_of_layers(lib: Any) -> Iterator[Any]:
    """Layers that the database of layers has no sample of."""
    nn = lib.nn
    x = inputs(lib)
    table = nn.Embedding.from_pretrained(x, padding_idx=1)
    yield table(lib.tensor([[0, 1], [4, 4]])).tolist(), repr(table), table.weight.requires_grad
    bag = nn.EmbeddingBag.from_pretrained(x, mode="sum", padding_idx=-1)
    yield bag(lib.tensor([0, 1, 4, 2]), lib.tensor([0, 2])).tolist(), repr(bag)
    yield refusal(lambda: nn.Embedding(3, 4, padding_idx=3))
    soft = nn.AdaptiveLogSoftmaxWithLoss(4, 12, [3, 7], div_value=2.0)
    with lib.no_grad():
        for p in soft.parameters():
            p.copy_(lib.arange(float(p.numel())).reshape(p.shape).sin())
    out = soft(x, lib.tensor([0, 4, 11, 2, 7]))
    yield out.output.tolist(), out.loss.item(), soft.log_prob(x).tolist(), soft.predict(x).tolist()
    yield list(soft.state_dict()), refusal(lambda: soft(x, lib.tensor([0, 4, 12, 2, 7])))
    yield nn.Unflatten(1, (2, 2))(x).tolist(), refusal(lambda: nn.Unflatten(1, 4))
    yield nn.CosineSimilarity()(x, x * x).tolist(), nn.PairwiseDistance()(x, x * x).tolist()
    yield nn.PixelShuffle(2)(x[:4].reshape(1, 4, 2, 2)).tolist(), nn.Flatten(0)(x).tolist()
    yield nn.Upsample(scale_factor=2)(x.reshape(1, 1, 5, 4)).tolist(), repr(nn.Upsample(3))
    yield nn.Fold((3, 3), 2)(x[:4].reshape(1, 4, 4)).tolist(), repr(nn.Unfold(2))
    yield nn.MaxUnpool1d(2)(*nn.MaxPool1d(2, return_indices=True)(x.reshape(1, 5, 4))).tolist()
    yield refusal(lambda: nn.Dropout(2)), refusal(lambda: nn.GroupNorm(2, 3)), repr(nn.Dropout(0.1))
    yield refusal(lambda: nn.Conv2d(3, 4, 3, groups=2)), refusal(lambda: nn.LSTM(2, 2, proj_size=2))
    yield refusal(lambda: nn.BatchNorm2d(3)(x)), repr(
        nn.LSTM(2, 3, 2, dropout=0.1, bidirectional=True)
    )
    yield repr(nn.ConvTranspose2d(1, 2, 3, padding=1, output_padding=1, stride=2, bias=False))


@program
def packed_sequences(lib: Any) -> Iterator[Any]:
    nn, rnn = lib.nn, lib.nn.utils.rnn
    x = inputs(lib)
    rows = [x[:n] for n in (2, 5, 3)]
    packed = rnn.pack_sequence(rows, enforce_sorted=False)
    yield packed.data.tolist(), packed.batch_sizes.tolist(), packed.sorted_indices.tolist()
    padded, lengths = rnn.pad_packed_sequence(packed, batch_first=True, total_length=6)
    yield padded.tolist(), lengths.tolist(), rnn.pad_sequence(rows, padding_side="left").tolist()
    yield [row.tolist() for row in rnn.unpack_sequence(packed)]
    yield refusal(lambda: rnn.pack_sequence(rows)).split(".")[0]
    yield refusal(lambda: rnn.pack_padded_sequence(padded, [0, 1, 2], True, False))
    for kind in ("LSTM", "GRU", "RNN"):
        m = getattr(nn, kind)(4, 3, 2, bidirectional=True)
        with lib.no_grad():
            for p in m.parameters():
                p.copy_(lib.arange(float(p.numel())).reshape(p.shape).sin() / 2)
        out, last = m(packed)
        last = last[0] if kind == "LSTM" else last
        (out.data.sum() + last.pow(2).sum()).backward()
        yield out.data.tolist(), last.tolist(), m.weight_hh_l1_reverse.grad.tolist(), repr(m)
        yield list(m.state_dict()), [len(w) for w in m.all_weights]


@program
def recurrent_layers_of_an_empty_batch(lib: Any) -> Iterator[Any]:
    for kind, options in (
        ("LSTM", {"proj_size": 2}), ("LSTM", {"bidirectional": True, "num_layers": 2}),
        ("GRU", {"bidirectional": True}), ("RNN", {}),
    ):  # fmt: skip
        m = getattr(lib.nn, kind)(4, 3, **options)
        x = lib.zeros(2, 0, 4, requires_grad=True)
        out, last = m(x)
        out.sum().backward()
        yield kind, list(out.shape), [list(state.shape) for state in last], list(x.grad.shape)
        yield m.weight_hh_l0.grad.tolist()


@program
def clipping_and_vectors(lib: Any) -> Iterator[Any]:
    utils = lib.nn.utils
    m = layer(lib)
    m(inputs(lib)).pow(2).sum().backward()
    yield utils.clip_grad_norm_(m.parameters(), 0.5).item(), m.weight.grad.tolist()
    yield utils.clip_grad_norm_(m.parameters(), 1.0, norm_type=float("inf")).item()
    utils.clip_grad_value_(m.parameters(), 0.1)
    yield m.weight.grad.tolist(), utils.get_total_norm([p.grad for p in m.parameters()]).item()
    m.weight.grad.fill_(float("nan"))
    yield refusal(lambda: utils.clip_grad_norm_(m.parameters(), 1, error_if_nonfinite=True))
    vector = utils.parameters_to_vector(m.parameters())
    utils.vector_to_parameters(vector * 2, m.parameters())
    yield vector.tolist(), m.bias.tolist()


@program
def parametrizations(lib: Any) -> Iterator[Any]:
    nn, utils = lib.nn, lib.nn.utils
    x = inputs(lib)
    m = utils.parametrizations.weight_norm(layer(lib))
    yield m(x).tolist(), list(m.state_dict()), repr(m), type(m).__name__
    m(x).sum().backward()
    yield m.parametrizations.weight.original0.grad.tolist()
    m.load_state_dict({"bias": lib.ones(3), "weight_g": lib.ones(3, 1), "weight_v": lib.ones(3, 4)})
    yield m.weight.tolist()
    yield refusal(lambda: pickle.dumps(m))[:40], copy.deepcopy(m).weight.tolist()
    utils.parametrize.remove_parametrizations(m, "weight")
    yield type(m).__name__, list(m.state_dict()), isinstance(m.weight, nn.Parameter)
    m = utils.weight_norm(layer(lib))
    yield m(x).tolist(), list(m.state_dict()), list(utils.remove_weight_norm(m).state_dict())
    m = layer(lib)
    with lib.no_grad():
        m.weight.copy_((x @ x.T)[:3, :4] + lib.eye(3, 4))
    m = utils.parametrizations.spectral_norm(m, n_power_iterations=100)
    yield round(lib.linalg.matrix_norm(m.weight, 2).item(), 4), list(m.state_dict())
    m = utils.spectral_norm(layer(lib), n_power_iterations=100)
    m(x).sum().backward()
    yield round(lib.linalg.matrix_norm(m.weight, 2).item(), 3), m.state_dict()._metadata[""]
    yield list(m.state_dict()), list(utils.remove_spectral_norm(m).state_dict())
    for name in ("matrix_exp", "cayley", "householder"):
        m = utils.parametrizations.orthogonal(layer(lib, 4, 3), orthogonal_map=name)
        yield (m.weight.T @ m.weight - lib.eye(3)).abs().max().item() < 1e-5, list(m.state_dict())

    class Symmetric(nn.Module):  # type: ignore[misc, name-defined]
        def forward(self, w: Any) -> Any:
            return w.triu() + w.triu(1).mT

        def right_inverse(self, w: Any) -> Any:
            return w.triu()

    m = layer(lib, 4)
    utils.parametrize.register_parametrization(m, "weight", Symmetric())
    yield m.weight.tolist()
    m.weight = lib.eye(4) * 3
    with utils.parametrize.cached():
        yield m.weight is m.weight, m.weight.tolist()
    yield utils.parametrize.is_parametrized(m), utils.parametrize.is_parametrized(m, "bias")
    yield refusal(lambda: utils.parametrize.register_parametrization(m, "none", nn.ReLU()))[:40]
    yield refusal(
        lambda: utils.parametrize.register_parametrization(m, "bias", nn.Unflatten(0, (2, 2)))
    )
    m = layer(lib)
    yield utils.stateless.functional_call(m, {"weight": lib.zeros(3, 4)}, x).tolist()
    conv, norm = nn.Linear(4, 3).eval(), nn.BatchNorm1d(3).eval()
    with lib.no_grad():
        norm.running_mean.fill_(0.5)
        norm.weight.fill_(2.0)
    fused = utils.fuse_linear_bn_eval(conv, norm)
    yield (norm(conv(x)) - fused(x)).abs().max().item() < 1e-5, repr(fused)


@program
def first_values(lib: Any) -> Iterator[Any]:
    init = lib.nn.init
    yield init.calculate_gain("leaky_relu", 0.2), init.calculate_gain("tanh")
    yield refusal(lambda: init.calculate_gain("none")), refusal(lambda: init.eye_(lib.ones(2)))
    yield init.eye_(lib.ones(2, 3)).tolist(), init.dirac_(lib.ones(4, 2, 3), 2).tolist()
    yield init.constant_(lib.ones(2), 3).tolist(), init.zeros_(lib.ones(2)).tolist()
    yield refusal(lambda: init.dirac_(lib.ones(2))), refusal(
        lambda: init.xavier_normal_(lib.ones(2))
    )
    yield refusal(lambda: init.kaiming_uniform_(lib.ones(2, 2), mode="none"))
    w = init.orthogonal_(lib.empty(3, 5))
    yield (w @ w.T - lib.eye(3)).abs().max().item() < 1e-5
    for fill, bound in (
        (init.xavier_uniform_, (6 / 50) ** 0.5),
        (init.kaiming_uniform_, (6 / 20) ** 0.5),
        (init.trunc_normal_, 2.0),
        (lambda t: init.trunc_normal_(t, 0.0, 1.0, 1.5, 2.0), 2.0),
    ):
        t = fill(lib.empty(30, 20))
        yield bound * 0.9 < t.abs().max().item() <= bound
    yield (init.sparse_(lib.empty(10, 4), 0.3) == 0).sum(0).tolist()


@program
def orthogonal_parametrizations(lib: Any) -> Iterator[Any]:
    """Values of each map, not only that they are orthogonal, of tall, wide and square weights, with and without a base."""
    utils = lib.nn.utils
    for shape in ((4, 3), (3, 4), (3, 3)):
        for name in ("matrix_exp", "cayley", "householder"):
            for base in (False, True):
                m = layer(lib, *shape)
                lib.manual_seed(0)  # columns that a tall base lacks are drawn
                with lib.no_grad():
                    m.weight.copy_(lib.eye(*shape))
                utils.parametrizations.orthogonal(m, orthogonal_map=name, use_trivialization=base)
                with lib.no_grad():
                    m.parametrizations.weight.original.copy_(inputs(lib, *shape))
                yield m.weight.tolist()
    m = layer(lib, 2, 2).to(lib.complex64)
    yield refusal(lambda: utils.parametrizations.orthogonal(m, orthogonal_map="householder"))


@program
def parametrizations_taken_off(lib: Any) -> Iterator[Any]:
    nn, parametrize = lib.nn, lib.nn.utils.parametrize

    class Twice(nn.Module):  # type: ignore[misc, name-defined]
        def forward(self, w: Any) -> Any:
            return w * 2

    class Product(nn.Module):  # type: ignore[misc, name-defined]
        def forward(self, a: Any, b: Any) -> Any:
            return a * b

        def right_inverse(self, w: Any) -> Any:
            return w, w / w

    class Broken(Product):
        def right_inverse(self, w: Any) -> Any:
            return w, 3

    for keep in (True, False):
        m = layer(lib)
        before = m.weight
        parametrize.register_parametrization(m, "weight", Twice())
        parametrize.register_parametrization(m, "bias", Twice())
        parametrize.remove_parametrizations(m, "weight", leave_parametrized=keep)
        yield m.weight.tolist(), m.weight is before, parametrize.is_parametrized(m)
        parametrize.remove_parametrizations(m, "bias", leave_parametrized=keep)
        yield m.bias.tolist(), parametrize.is_parametrized(m), type(m) is nn.Linear
    m = layer(lib)
    parametrize.register_parametrization(m, "bias", Product())
    yield list(m.state_dict()), m.bias.tolist()
    yield refusal(lambda: parametrize.remove_parametrizations(m, "bias", leave_parametrized=False))
    parametrize.remove_parametrizations(m, "bias")
    yield m.bias.tolist(), isinstance(m.bias, nn.Parameter)
    yield refusal(lambda: parametrize.register_parametrization(layer(lib), "bias", Broken()))


@program
def recurrent_layers_told_more(lib: Any) -> Iterator[Any]:
    nn = lib.nn
    for made in (
        nn.RNN(3, 2, 1, "relu"),
        nn.RNN(3, 2, 2, "tanh", False, True, 0.5, True),
        nn.RNN(3, 2, nonlinearity="relu", bias=False),
        nn.LSTM(3, 4, 2, False, True, 0.25, True, 2),
        nn.GRU(3, 2, 2, False, True, 0.25, True),
        nn.RNNCell(3, 2, False, "relu"),
        nn.LSTMCell(3, 2, bias=False),
        nn.GRUCell(3, 2, False),
    ):
        yield repr(made), {k: list(v.shape) for k, v in made.state_dict().items()}
        yield {k: v for k, v in vars(made).items() if isinstance(v, (int, float, str))}
    state = nn.LSTM(3, 2).__getstate__()
    del state["proj_size"]
    old = nn.LSTM.__new__(nn.LSTM)
    old.__setstate__(state)
    yield old.proj_size, repr(old)
    rnn = nn.utils.rnn
    packed = rnn.pack_sequence([lib.arange(3.0), lib.arange(2.0)])
    for total in (None, 3, 5):
        padded, lengths = rnn.pad_packed_sequence(packed, True, 9.0, total_length=total)
        yield padded.tolist(), lengths.tolist()
    yield refusal(lambda: rnn.pad_packed_sequence(packed, total_length=2))


@program
def dictionaries_of_parameters(lib: Any) -> Iterator[Any]:
    given = lib.nn.ParameterDict({"a": lib.ones(1)})
    kept = given["a"]
    yield given.setdefault("a", lib.zeros(2)) is kept, given["a"].tolist()
    yield given.setdefault("b", lib.zeros(2)).tolist(), list(given), given.get("c") is None
    yield given.popitem()[0], list(given), given.get("c", 5)


@program
def states_that_are_plain_dictionaries(lib: Any) -> Iterator[Any]:
    """What a layer did in older versions depends on the versions in a state, which a plain dictionary lacks."""
    norm = lib.nn.BatchNorm1d(2)
    state = norm.state_dict()
    yield state._metadata, list(norm.load_state_dict(state))
    plain = dict(state)
    del plain["num_batches_tracked"]
    yield list(map(list, norm.load_state_dict(plain))), norm.num_batches_tracked.item()
    del state["num_batches_tracked"]
    yield refusal(lambda: norm.load_state_dict(state))


@program
def encoders_told_more(lib: Any) -> Iterator[Any]:
    nn = lib.nn
    yield refusal(lambda: nn.TransformerEncoderLayer(4, 2, activation="tanh"))
    yield refusal(lambda: nn.TransformerDecoderLayer(4, 2, activation="none"))

    def encoder(**more: Any) -> Any:
        one = nn.TransformerEncoderLayer(4, 2, 8, 0.0, batch_first=True)
        made = nn.TransformerEncoder(one, 2, **more)
        with lib.no_grad():
            for number, (_, p) in enumerate(sorted(made.named_parameters())):
                p.copy_(lib.arange(float(p.numel())).reshape(p.shape).add(number).sin() / 3)
        return made

    x = inputs(lib, 6, 4).reshape(2, 3, 4)
    late = lib.tensor([[False, False, True], [False, True, True]])
    early = lib.tensor([[True, False, False], [False, True, False]])
    for more in ({}, {"enable_nested_tensor": False}, {"mask_check": False}):
        made = encoder(**more)
        yield made.use_nested_tensor, made.enable_nested_tensor
        for frozen in (False, True):
            for training in (False, True):
                made.requires_grad_(not frozen).train(training)
                yield made(x, src_key_padding_mask=late).tolist()
                if "mask_check" not in more:
                    yield made(x, src_key_padding_mask=early).tolist()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        made = nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8), 1)
        nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8), 1, enable_nested_tensor=False)
    yield [str(w.message) for w in caught], made.use_nested_tensor


@program
def what_cells_refuse_and_begin_with(lib: Any) -> Iterator[Any]:
    nn = lib.nn
    for kind in (nn.RNNCell, nn.GRUCell, nn.LSTMCell):
        cell = kind(3, 2)

        def call(size: tuple[int, ...], cell: Any = cell, two: bool = kind is nn.LSTMCell) -> Any:
            state = lib.ones(size)
            return cell(lib.ones(4, 3), (state, state) if two else state)

        for size in ((4, 3), (3, 2), (4, 1, 2)):
            yield refusal(lambda size=size: call(size))
        yield refusal(lambda cell=cell: cell(lib.ones(4, 2)))
    for kind in (nn.RNN, nn.GRU, nn.LSTM):
        made = kind(3, 2)
        with lib.no_grad():
            for p in made.parameters():
                p.fill_(0.3)
        for batched in (True, False):
            x, first = lib.ones(5, 4, 3), lib.ones(1, 4, 2)
            x, first = (x, first) if batched else (x[:, 0], first[:, 0])
            for state in (None, first, first * 0):
                given = (state, state * 2) if kind is nn.LSTM and state is not None else state
                yield made(x, given)[0].tolist()


@program
def states_told_more(lib: Any) -> Iterator[Any]:
    nn = lib.nn
    with lib.device("meta"):
        empty = nn.Linear(4, 3)
    for assign in (False, True):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            empty.load_state_dict(layer(lib).state_dict(), assign=assign)
        yield [str(w.message) for w in caught], empty.weight.is_meta
    saved = nn.Sequential(OrderedDict(module=nn.Sequential(layer(lib)))).state_dict()
    nn.modules.utils.consume_prefix_in_state_dict_if_present(saved, "module.")
    yield list(saved), dict(saved._metadata)
    m = layer(lib)
    hook = m.register_state_dict_post_hook(lambda *args: {})
    yield refusal(m.state_dict)
    hook.remove()
    yield list(m.state_dict())
    late = nn.LazyLinear(3)
    late.load_state_dict(layer(lib).state_dict())
    yield late.in_features, late.has_uninitialized_params()
    yield late(inputs(lib)).tolist(), late.in_features, type(late) is nn.Linear


@program
def conversions_told_more(lib: Any) -> Iterator[Any]:
    m = layer(lib)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield str(m.to(lib.complex64).weight.dtype)[-9:], len(caught)
        yield str(layer(lib).to(lib.float64).weight.dtype)[-7:], len(caught)
    yield layer(lib).to(None).weight.tolist(), layer(lib).to("cpu", None).weight.tolist()
    yield layer(lib).to(lib.device("meta")).weight.is_meta, layer(lib).to(device=None).bias.tolist()
    yield layer(lib).to(lib.zeros(1, dtype=lib.float64)).weight.dtype == lib.float64
    yield refusal(lambda: layer(lib).to(lib.int64)).replace("gradsmith.", "torch.")
    for size in ((0, 3), (3, 0)):
        yield list(lib.nn.init.orthogonal_(lib.empty(size)).shape)

    class Own(lib.nn.Linear):  # type: ignore[misc, name-defined]
        def __deepcopy__(self, memo: Any) -> Any:
            return "mine"

    own = Own(2, 2)
    lib.nn.utils.parametrizations.weight_norm(own)
    yield copy.deepcopy(own) == "mine", len(lib.nn.ParameterDict()), len(lib.nn.ParameterDict(None))


@program
def gradients_clipped_of_few(lib: Any) -> Iterator[Any]:
    clip = lib.nn.utils.clip_grad_norm_
    yield clip([], 1.0).item(), lib.nn.utils.get_total_norm([]).item()
    yield clip([lib.ones(2, requires_grad=True)], 1.0).item()
    params = [lib.ones(2, requires_grad=True), lib.ones(2, dtype=lib.float64, requires_grad=True)]
    for p in params:
        p.grad = p.detach() * 3
    yield clip(params, 1.0).item(), [p.grad.tolist() for p in params]
    params[1].grad = lib.ones(0, dtype=lib.float64).sum() + params[1].detach()
    yield clip(iter(params), 0.5, 1.0).item(), [p.grad.tolist() for p in params]
    yield clip(params[0], 0.1, float("inf")).item(), params[0].grad.tolist()


@program
def functions_that_classes_keep(lib: Any) -> Iterator[Any]:
    """Built-in functions are no methods of an object; those that a program defines are."""

    def own(self: Any, x: Any) -> Any:
        return x + self.shift

    class Net(lib.nn.Module):  # type: ignore[misc, name-defined]
        act, join, made, affine = lib.tanh, lib.cat, lib.zeros, lib.nn.functional.linear
        shift, shifted, forward = 2.0, own, lib.softmax

    class Deeper(Net):
        act = lib.sin

    x = inputs(lib)
    for net in (Net(), Deeper(), copy.deepcopy(Deeper())):
        yield net.act(x).tolist(), net.act(input=x).tolist(), net(x, 0).tolist(), net(
            x, dim=1
        ).tolist()
        yield net.join([x, x], dim=1).tolist(), net.made(2, 3).tolist(), net.shifted(x).tolist()
        yield net.affine(x, x).tolist(), type(net).act(x).tolist()
    yield refusal(lambda: Net().act("a"))


@program
def encoders_whose_padding_stays(lib: Any) -> Iterator[Any]:
    nn = lib.nn
    for more in (
        {"batch_first": False},
        {"norm_first": True},
        {"bias": False},
        {"activation": lib.tanh},
        {"layer_norm_eps": 1e-4},
    ):
        one = nn.TransformerEncoderLayer(4, 2, 8, **{"batch_first": True, **more})
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            made = nn.TransformerEncoder(one, 1)
        yield [str(w.message) for w in caught], made.use_nested_tensor
    one = nn.TransformerEncoderLayer(3, 1, 8, batch_first=True)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        nn.TransformerEncoder(one, 1)
        one.norm2.eps = 0.5
        nn.TransformerEncoder(one, 1)
    yield [str(w.message) for w in caught]


def same(found: Any, expected: Any) -> bool:
    """Whether two values are equal, floating point numbers but for their last digits."""
    if isinstance(expected, (list, tuple)):
        return len(found) == len(expected) and all(map(same, found, expected))
    if isinstance(expected, dict):
        return list(found) == list(expected) and all(same(found[k], expected[k]) for k in expected)
    if isinstance(expected, float):
        return bool(np.isclose(found, expected, rtol=1e-4, atol=1e-5, equal_nan=True))
    if isinstance(expected, str):
        return bool(found == expected.replace("torch.Size", "gradsmith.Size"))
    return bool(found == expected)


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_show_the_same(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        expected = list(PROGRAMS[name](torch))
        found = list(PROGRAMS[name](gs))
    assert len(found) == len(expected)
    for number, (own, theirs) in enumerate(zip(found, expected, strict=True)):
        assert same(own, theirs), f"value {number}: {own!r}, PyTorch's {theirs!r}"


def states_of(lib: Any) -> Any:
    """The state of a model with layers of many kinds."""
    nn = lib.nn
    lib.manual_seed(0)
    return nn.Sequential(
        nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.Flatten(), nn.LSTM(8, 3), nn.LayerNorm(3),
        nn.MultiheadAttention(4, 2), nn.Embedding(3, 2), nn.PReLU(), nn.TransformerEncoderLayer(4, 2, 8),
    )  # fmt: skip


@pytest.mark.parametrize("writer, reader", [(torch, gs), (gs, torch)], ids=["theirs", "ours"])
def test_files_of_states_go_both_ways(writer: Any, reader: Any) -> None:
    file = io.BytesIO()
    written = states_of(writer)
    writer.save(written.state_dict(), file)
    file.seek(0)
    state = reader.load(file)
    read = states_of(reader)
    assert str(read.load_state_dict(state)) == "<All keys matched successfully>"
    assert dict(state._metadata) == dict(written.state_dict()._metadata)
    pairs = zip(read.state_dict().values(), written.state_dict().values(), strict=True)
    for own, theirs in pairs:
        np.testing.assert_array_equal(own.detach().numpy(), theirs.detach().numpy())


ABSENT = {
    *("Container", "LinearCrossEntropyOptions", "factory_kwargs", "intrinsic", "qat"),
    *("quantizable", "quantized"),
}
"""What ``torch.nn`` has and ``gradsmith.nn`` has not."""


def test_names_are_those_of_torch_nn() -> None:
    theirs = {name for name in dir(torch.nn) if not name.startswith("_")}
    assert {name for name in theirs if not hasattr(gs.nn, name)} == ABSENT


def _parameters(cls: type) -> list[Any]:
    """What a constructor takes, with defaults that can be compared."""
    plain = (int, float, bool, str, type(None))
    return [
        (p.name, p.kind.name, p.default if isinstance(p.default, plain) else type(p.default))
        for p in inspect.signature(cls).parameters.values()
    ]


LAYERS = sorted(
    name
    for name, cls in vars(torch.nn).items()
    if inspect.isclass(cls) and issubclass(cls, torch.nn.Module)
)


@pytest.mark.parametrize("name", sorted({*LAYERS} - ABSENT - {"NLLLoss2d"}))
def test_layers_are_made_with_the_same_arguments(name: str) -> None:
    assert _parameters(getattr(gs.nn, name)) == _parameters(getattr(torch.nn, name))


def test_batch_norm_of_all_processes() -> None:
    found = []
    for m in (gs, torch):
        m.manual_seed(0)
        net = m.nn.Sequential(m.nn.Conv2d(1, 2, 3), m.nn.BatchNorm2d(2, momentum=None))
        net = m.nn.SyncBatchNorm.convert_sync_batchnorm(net)
        out = net(m.randn(2, 1, 5, 5)).sum(0)
        found.append((repr(net), out.detach().numpy(), list(net.state_dict())))
        with pytest.raises(ValueError, match="expected at least 2D input"):
            net[1](m.ones(3))
    assert found[0][0] == found[1][0] and found[0][2] == found[1][2]
    np.testing.assert_allclose(found[0][1], found[1][1], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["quantizable", "quantized"])
def test_imports_of_what_is_absent_say_why(name: str) -> None:
    with pytest.raises(ImportError, match=f"cannot import name '{name}' from 'gradsmith.nn': "):
        exec(f"from gradsmith.nn import {name}")
    assert not hasattr(gs.nn, name)
