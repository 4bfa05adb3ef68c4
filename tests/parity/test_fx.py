"""Graphs beside PyTorch's: of the same programs the same nodes, printed graphs, code, and results of running it."""

from __future__ import annotations

import copy
import math
import operator
import pickle
import re
from collections import namedtuple
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch")
pytest.importorskip("torch.fx")

Make = Callable[[Any], tuple[Any, tuple[Any, ...]]]
"""Given a library: a module or function, and arguments to run it with."""

PROGRAMS: dict[str, Make] = {}
CONCRETE: dict[str, Callable[[Any], Any]] = {}

Pair = namedtuple("Pair", "left right")


def program(make: Make) -> Make:
    PROGRAMS[make.__name__] = make
    return make


def function(f: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the library and of traced values, as a program; it gets two matrices of 2 x 4."""

    def make(m: Any) -> tuple[Any, tuple[Any, ...]]:
        def traced(x: Any, y: Any) -> Any:
            return f(m, x, y)

        return traced, _matrices(m)

    PROGRAMS[f.__name__] = make
    return f


def _matrices(m: Any) -> tuple[Any, Any]:
    return m.arange(8.0).reshape(2, 4) / 4 - 1, m.arange(8.0).reshape(2, 4).cos()


def _filled(module: Any) -> Any:
    """With parameters that are the same in both libraries."""
    for number, parameter in enumerate(module.parameters()):
        values = [math.sin(number + i) / 2 for i in range(parameter.numel())]
        parameter.data = type(parameter.data)(values).reshape(parameter.shape)
    return module


# -- functions, methods and operators ----------------------------------------------------------------------


@function
def operators(m: Any, x: Any, y: Any) -> Any:
    return (x + 1 - y * 2) / (abs(y) + 3) ** 2 // 0.5 % 7


@function
def operators_with_constants_first(m: Any, x: Any, y: Any) -> Any:
    return 1 + 2 * x - (3 - y) / (2 ** (1 / (y + 4)))


@function
def comparisons_and_bits(m: Any, x: Any, y: Any) -> Any:
    return ((x > y) | (x <= 0) & ~(y != x)) ^ (x == y), x < 1, x >= y


@function
def unary_operators(m: Any, x: Any, y: Any) -> Any:
    return -x, +y, ~(x > 0)


@function
def a_product_of_matrices(m: Any, x: Any, y: Any) -> Any:
    return x @ y.T, x.mT @ y


@function
def in_place_operators(m: Any, x: Any, y: Any) -> Any:
    x = x * 1
    x += y
    x *= 2
    return x


@function
def methods(m: Any, x: Any, y: Any) -> Any:
    return x.relu().sum(dim=1, keepdim=True).add(y, alpha=2).view(-1).clamp(min=0.5)


@function
def attributes(m: Any, x: Any, y: Any) -> Any:
    return x.shape, x.shape[0] * x.size(1), x.T, x.dtype, x.ndim


@function
def shapes_as_arguments(m: Any, x: Any, y: Any) -> Any:
    return x.reshape(x.shape[1], -1) + y.view(x.size(1), x.size(0)), m.zeros_like(x).expand(2, -1)


@function
def items_and_slices(m: Any, x: Any, y: Any) -> Any:
    return x[0], x[:, 1:3], y[..., None], x[1, -1], y[::2, [0, 2]], x[x > 0]


@function
def unpacking(m: Any, x: Any, y: Any) -> Any:
    a, b = x.split(1)
    c, d, e, f = m.unbind(y, dim=1)
    return a + b, c * d - e / f


@function
def functions_by_keyword(m: Any, x: Any, y: Any) -> Any:
    return m.cat([x, y], dim=1), m.sum(x, dim=0), m.softmax(input=x, dim=-1), m.add(x, other=y)


@function
def functions_with_defaults_spelled_out(m: Any, x: Any, y: Any) -> Any:
    return m.cat((x, y), 0), m.sum(x, 1, keepdim=False), m.stack([x, y], dim=0), m.flatten(x, 0, -1)


@function
def functions_of_nn(m: Any, x: Any, y: Any) -> Any:
    F = m.nn.functional
    z = F.dropout(F.relu(x), p=0.5, training=False)
    return F.layer_norm(F.leaky_relu(z, 0.1), (4,)), F.softmax(y, dim=1), F.mse_loss(x, y)


@function
def pooling(m: Any, x: Any, y: Any) -> Any:
    F = m.nn.functional
    z = F.max_pool2d(x.reshape(1, 1, 2, 4), 2, stride=1)
    return (
        F.interpolate(z, scale_factor=2.0),
        F.adaptive_avg_pool2d(z, (1, 1)),
        F.normalize(x, dim=-1),
    )


@function
def functions_of_two_modules(m: Any, x: Any, y: Any) -> Any:
    F = m.nn.functional
    z = F.conv1d(x.unsqueeze(1), m.ones(1, 1, 2)) + F.cosine_similarity(x, y).reshape(2, 1, 1)
    return z, m.conv1d(x.unsqueeze(1), m.ones(1, 1, 2)), m.prelu(y, m.ones(1))


@function
def functions_in_python(m: Any, x: Any, y: Any) -> Any:
    return (
        m.einsum("ij,kj->ik", x, y),
        m.split(x, 2, dim=1),
        m.norm(x, dim=1),
        m.meshgrid(x[0], y[0]),
    )


@function
def topk_and_named_results(m: Any, x: Any, y: Any) -> Any:
    values, indices = m.topk(x, 2, dim=1)
    return values, m.max(y, 1).indices, indices


@function
def dictionaries_and_tuples(m: Any, x: Any, y: Any) -> Any:
    return {"sum": x + y, "both": (x, [y, x * 1]), 3: None}


@function
def a_slice_of_traced_values(m: Any, x: Any, y: Any) -> Any:
    return x[:, : y.shape[0]], x[(x.shape[0] - 1) :]


@function
def a_named_tuple(m: Any, x: Any, y: Any) -> Any:
    return Pair(x, y + 1)


@function
def branches_on_constants(m: Any, x: Any, y: Any) -> Any:
    for i in range(3):
        x = x + y if i % 2 else x * y
    return x if len(x.__class__.__name__) > 3 else y


@function
def numbers_and_dtypes(m: Any, x: Any, y: Any) -> Any:
    z = x.to(m.float64) * math.inf
    return z.type(m.int64), m.where(x > 0, x, math.nan), m.full_like(y, 2.5, dtype=m.float32)


@function
def a_device(m: Any, x: Any, y: Any) -> Any:
    return x.to(m.device("cpu")), y.to("cpu", m.float64)


@function
def constants_of_the_program(m: Any, x: Any, y: Any) -> Any:
    return x + m.ones(4), m.tensor(2.0) * y


@function
def checks(m: Any, x: Any, y: Any) -> Any:
    m._assert(x.shape[0] == 2, "two rows")
    return x


@function
def builtin_functions(m: Any, x: Any, y: Any) -> Any:
    return getattr(x, "shape"), operator.add(x, y), operator.getitem(y, 0)  # noqa: B009


@function
def what_is_not_used(m: Any, x: Any, y: Any) -> Any:
    m.relu(x)
    x.sigmoid()
    return y


@function
def names_that_python_has(m: Any, x: Any, y: Any) -> Any:
    return m.sum(x), m.max(x), m.abs(x).all().any(), m.sum(m.sum(y, 0), 0)


@function
def a_parameter_that_is_returned(m: Any, x: Any, y: Any) -> Any:
    return y


@function
def tensors_that_are_not_traced_come_first(m: Any, x: Any, y: Any) -> Any:
    return m.ones(4) + x, m.ones(4) @ y.T, m.ones(4).mul(x), m.ones(2, 2) @ x


@function
def operators_of_the_library(m: Any, x: Any, y: Any) -> Any:
    aten = m.ops.aten
    z = aten.add.Tensor(x, y, alpha=2) + aten.relu(x)
    return aten.sum.dim_IntList(z, [1]), aten.cat([x, y], dim=1), aten.clamp.default(y, min=0.0)


# -- signatures --------------------------------------------------------------------------------------------


@program
def defaults_and_keywords(m: Any) -> Any:
    def f(x: Any, scale: float = 2.0, *, shift: Any = None) -> Any:
        return x * scale + (1 if shift is None else shift)

    return f, ()


@program
def stars(m: Any) -> Any:
    def f(x: Any, *rest: Any, flag: bool = False, **named: Any) -> Any:
        return x + rest[0] + named["y"]

    return f, ()


@program
def annotations(m: Any) -> Any:
    def f(x, y=None, z=None):  # type: ignore[no-untyped-def]
        return x + 1

    f.__annotations__ = {
        "x": m.Tensor,
        "y": list[m.Tensor] | None,
        "z": dict[str, tuple[int, float]],
        "return": m.Tensor,
    }
    return f, (m.ones(2), None, None)


@program
def names_that_code_has(m: Any) -> Any:
    def f(device: Any, pytree: Any, inf: Any) -> Any:
        return device + pytree * inf

    return f, (m.ones(2), m.ones(2), m.ones(2))


@program
def concrete_flag(m: Any) -> Any:
    CONCRETE["concrete_flag"] = lambda fx: {"flag": True, "none": None, "number": 3}

    def f(x: Any, flag: bool, none: Any = None, number: int = 3) -> Any:
        return x + number if flag and none is None else x

    return f, (m.ones(2), True, None, 3)


@program
def concrete_containers(m: Any) -> Any:
    CONCRETE["concrete_containers"] = lambda fx: {"d": {"a": fx.PH, "b": [fx.PH, 2.0]}}

    def f(x: Any, d: Any) -> Any:
        return {"out": x + d["a"] * d["b"][0], "both": (x, d["b"][1])}

    return f, (m.ones(2), {"a": m.ones(2), "b": [m.ones(2), 2.0]})


@program
def concrete_by_position(m: Any) -> Any:
    CONCRETE["concrete_by_position"] = lambda fx: (fx.PH, 4)

    def f(x: Any, n: int) -> Any:
        return x.sum() if n > 3 else x

    return f, (m.ones(2), 4)


# -- modules -----------------------------------------------------------------------------------------------


@program
def layers(m: Any) -> Any:
    nn = m.nn
    net = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Dropout(0.0), nn.Linear(3, 2), nn.Tanh())
    return _filled(net), (_matrices(m)[0],)


@program
def convolutions(m: Any) -> Any:
    class Block(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.conv1 = m.nn.Conv2d(1, 2, 3, padding=1)
            self.bn1 = m.nn.BatchNorm2d(2)
            self.downsample = m.nn.Sequential(m.nn.Conv2d(1, 2, 1), m.nn.BatchNorm2d(2))

        def forward(self, x: Any) -> Any:
            identity = self.downsample(x)
            out = m.nn.functional.relu(self.bn1(self.conv1(x)), inplace=True)
            out += identity
            return m.flatten(out, 1)

    return _filled(Block()).eval(), (_matrices(m)[0].reshape(1, 1, 2, 4),)


@program
def nested_modules(m: Any) -> Any:
    class Inner(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.weight = m.nn.Parameter(m.ones(4))
            self.fc = m.nn.Linear(4, 4)

        def forward(self, x: Any, scale: float = 1.0) -> Any:
            return self.fc(x * self.weight) * scale

    class Outer(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.blocks = m.nn.ModuleList([Inner(), Inner()])
            self.named = m.nn.ModuleDict({"last": Inner()})

        def forward(self, x: Any) -> Any:
            for block in self.blocks:
                x = block(x, scale=0.5)
            return self.named["last"](x)

    return _filled(Outer()), (_matrices(m)[0],)


@program
def shared_modules(m: Any) -> Any:
    class Twice(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.first = m.nn.Linear(4, 4)
            self.second = self.first
            self.act = m.nn.ReLU()

        def forward(self, x: Any) -> Any:
            return self.act(self.second(self.act(self.first(x))))

    return _filled(Twice()), (_matrices(m)[0],)


@program
def buffers_and_parameters(m: Any) -> Any:
    class Scaled(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.scale = m.nn.Parameter(m.ones(4))
            self.register_buffer("mean", m.full((4,), 0.5))
            self.plain = m.full((4,), 2.0)
            self.number = 3

        def forward(self, x: Any) -> Any:
            y = m.nn.functional.linear((x - self.mean) / self.plain, m.diag(self.scale), bias=None)
            return y * self.scale.shape[0] + self.number + self.scale

    return Scaled(), (_matrices(m)[0],)


@program
def weights_of_other_modules(m: Any) -> Any:
    class Tied(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.emb = m.nn.Embedding(5, 3)

        def forward(self, x: Any) -> Any:
            return m.matmul(self.emb(x), self.emb.weight.t()) + self.emb.weight[0, 0]

    return _filled(Tied()), (m.tensor([0, 3]),)


@program
def a_module_in_training(m: Any) -> Any:
    class Switch(m.nn.Module):  # type: ignore[name-defined,misc]
        def forward(self, x: Any) -> Any:
            return m.nn.functional.dropout(x, 0.0, training=self.training) if self.training else x

    return Switch(), (m.ones(2),)


@program
def modules_with_odd_names(m: Any) -> Any:
    net = m.nn.Sequential()
    for name in ("0", "conv1x1", "_private", "CamelCase", "a-b"):
        net.add_module(name, m.nn.Identity())
    return net, (m.ones(2),)


# -- comparison --------------------------------------------------------------------------------------------


def _text(text: Any) -> str:
    """In words that both libraries have; some functions PyTorch knows by where their C++ is."""
    said = str(text).replace("gradsmith", "torch").replace("torch._C._nn.", "torch.nn.functional.")
    return re.sub(r"\.<locals>\.\w+", "", said)


def _nodes(graph: Any) -> list[tuple[Any, ...]]:
    return [
        (
            node.op,
            node.name,
            _text(node._pretty_print_target(node.target)),
            _text(node.args),
            _text(node.kwargs),
            [user.name for user in node.users],
            [used.name for used in node.all_input_nodes],
            _text(list(node.meta.get("nn_module_stack", ()))),
        )
        for node in graph.nodes
    ]


def _value(result: Any) -> Any:
    if isinstance(result, (torch.Tensor, gs.Tensor)):
        return str(result.dtype).split(".")[1], result.detach().tolist()
    if isinstance(result, tuple) and hasattr(result, "_fields"):
        return tuple(_value(item) for item in result)
    if isinstance(result, (tuple, list)):
        return type(result).__name__.replace("immutable_", ""), [_value(item) for item in result]
    if isinstance(result, dict):
        return {key: _value(value) for key, value in result.items()}
    return _text(result)


def _same(ours: Any, theirs: Any) -> None:
    """Equal but for rounding."""
    if isinstance(ours, (list, tuple)) and isinstance(theirs, (list, tuple)):
        assert len(ours) == len(theirs)
        for pair in zip(ours, theirs):
            _same(*pair)
    elif isinstance(ours, dict) and isinstance(theirs, dict):
        assert list(ours) == list(theirs)
        _same(list(ours.values()), list(theirs.values()))
    elif isinstance(ours, float) and isinstance(theirs, float):
        assert ours == pytest.approx(theirs, rel=1e-5, abs=1e-6, nan_ok=True)
    else:
        assert ours == theirs


def _trace(m: ModuleType, name: str) -> tuple[Any, Any, tuple[Any, ...]]:
    fx: Any = m.fx
    root, args = PROGRAMS[name](m)
    concrete = CONCRETE[name](fx) if name in CONCRETE else None
    return fx.symbolic_trace(root, concrete), root, args


@pytest.mark.parametrize("name", PROGRAMS)
def test_nodes_code_and_results(name: str) -> None:
    traced, program, args = _trace(gs, name)
    theirs, _, their_args = _trace(torch, name)
    assert _nodes(traced.graph) == _nodes(theirs.graph)
    assert _text(traced.graph) == _text(theirs.graph)
    assert _text(traced.code) == _text(theirs.code)
    assert _text(traced.print_readable(print_output=False)) == _text(
        theirs.print_readable(print_output=False)
    )
    traced.graph.lint()
    if args:
        result = _value(traced(*args))
        _same(result, _value(program(*args)))
        _same(result, _value(theirs(*their_args)))
        _same(result, _value(gs.fx.Interpreter(traced).run(*args)))
        _same(result, _value(copy.deepcopy(traced)(*args)))
    again, their_again = gs.fx.Transformer(traced), torch.fx.Transformer(theirs)
    assert _text(again.transform().code) == _text(their_again.transform().code)
    changed = traced.graph.eliminate_dead_code()
    assert changed == theirs.graph.eliminate_dead_code()
    assert _nodes(traced.graph) == _nodes(theirs.graph)


def _pickled(name: str, m: ModuleType) -> Any:
    return pickle.loads(pickle.dumps(_trace(m, name)[0]))


@pytest.mark.parametrize(
    "name", [name for name in PROGRAMS if name not in ("a_named_tuple", "stars")]
)
def test_pickles(name: str) -> None:
    try:
        theirs = _pickled(name, torch)
    except Exception as error:  # theirs fails for classes of functions
        with pytest.raises(type(error)):
            _pickled(name, gs)
        return
    ours = _pickled(name, gs)
    assert _text(ours.code) == _text(theirs.code)
    assert list(ours.state_dict()) == list(theirs.state_dict())
