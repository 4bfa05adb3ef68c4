"""What programs do with graphs, beside PyTorch's: passes, interpreters, patterns, wrapped functions, and errors."""

from __future__ import annotations

import copy
import operator
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from test_fx import _filled, _matrices, _text

import gradsmith as gs

torch = pytest.importorskip("torch")
pytest.importorskip("torch.fx")

Scene = Callable[[Any, Any], Any]

SCENES: dict[str, Scene] = {}


def scene(f: Scene) -> Scene:
    SCENES[f.__name__] = f
    return f


def _values(result: Any) -> Any:
    return [[round(v, 4) for v in row] for row in result.tolist()]


# -- graphs by hand ----------------------------------------------------------------------------------------


@scene
def a_graph_made_by_hand(m: Any, fx: Any) -> Any:
    graph = fx.Graph()
    x = graph.placeholder("x")
    y = graph.placeholder("y", default_value=2.0)
    z = graph.call_function(operator.add, (x, y), name="total")
    w = graph.call_method("clamp", (z,), {"min": 0.5})
    v = graph.call_module("fc", (w,))
    p = graph.get_attr("inner.scale")
    graph.output((v, p, [w, {"z": z}]))
    graph.lint()
    module = fx.GraphModule({"fc": _filled(m.nn.Linear(4, 2)), "inner.scale": m.ones(2)}, graph)
    return graph, module.code, list(module.state_dict()), module(_matrices(m)[0])[2][0].shape


@scene
def inserting(m: Any, fx: Any) -> Any:
    gm = fx.symbolic_trace(lambda x: m.relu(x) + 1)
    nodes = list(gm.graph.nodes)
    with gm.graph.inserting_before(nodes[1]):
        first = gm.graph.call_function(m.neg, (nodes[0],))
    with gm.graph.inserting_after(nodes[1]):
        last = gm.graph.call_method("abs", (nodes[1],))
    with gm.graph.inserting_before():
        gm.graph.placeholder("start")
    with gm.graph.inserting_after():
        gm.graph.call_function(m.cos, (last,))
    nodes[1].args = (first,)
    nodes[2].update_arg(1, last)
    nodes[2].insert_arg(2, 5)
    gm.recompile()
    return gm.graph, gm.code, [list(n.users) for n in gm.graph.nodes], first.prev, last.next


@scene
def moving_and_erasing(m: Any, fx: Any) -> Any:
    gm = fx.symbolic_trace(lambda x: m.relu(x) + m.neg(x) + m.abs(x))
    by_name = {node.name: node for node in gm.graph.nodes}
    by_name["relu"].prepend(by_name["abs_1"])
    by_name["neg"].append(by_name["relu"])
    order = list(gm.graph.nodes)
    changed = by_name["neg"].replace_all_uses_with(by_name["relu"])
    gm.graph.erase_node(by_name["neg"])
    by_name["add"].replace_input_with(by_name["relu"], by_name["abs_1"])
    gm.recompile()
    seen = []
    for node in gm.graph.nodes:  # erasing what comes while one goes through them
        seen.append(node.name)
        if node.name == "abs_1":
            gm.graph.inserting_after(node)
            gm.graph.call_function(m.cos, (node,))
    return order, changed, gm.code, seen, len(gm.graph.nodes), by_name["add"].all_input_nodes


@scene
def replacing_calls(m: Any, fx: Any) -> Any:
    gm = fx.symbolic_trace(lambda x, y: m.add(x, y) * m.add(y, y, alpha=2))
    for node in gm.graph.find_nodes(op="call_function", target=m.add):
        with gm.graph.inserting_after(node):
            new = gm.graph.call_function(m.sub, node.args, node.kwargs)
            new.meta["was"] = node.name
            node.replace_all_uses_with(new)
        gm.graph.erase_node(node)
    for node in gm.graph.nodes:
        if node.op == "call_function" and node.target is operator.mul:
            node.target = operator.truediv
    gm.graph.lint()
    gm.recompile()
    return gm.code, _values(gm(*_matrices(m))), [node.meta.get("was") for node in gm.graph.nodes]


@scene
def writing_with_proxies(m: Any, fx: Any) -> Any:
    graph = fx.Graph()
    tracer = fx.proxy.GraphAppendingTracer(graph)
    x, y = (fx.Proxy(graph.placeholder(name), tracer) for name in "xy")
    z = m.cat([x, y[..., 1:]], 1).relu() @ m.einsum("ij,ik->jk", [x, y]).T.mean()
    z = m.nn.functional.gelu(z.reshape(z.shape[0], -1)) + m.split(x, 1)[0].sum().item()
    graph.output((z + y.real).node)
    return graph, fx.GraphModule(m.nn.Module(), graph).code, repr(z), type(x.shape).__name__


@scene
def decomposing(m: Any, fx: Any) -> Any:
    """As the page on torch.fx does it."""
    rules = {m.nn.functional.relu: lambda x, inplace: (x > 0) * x}
    graph, new, env = fx.Tracer().trace(lambda x: m.nn.functional.relu(x) + 1), fx.Graph(), {}
    tracer = fx.proxy.GraphAppendingTracer(new)
    for node in graph.nodes:
        if node.op == "call_function" and node.target in rules:
            args = [fx.Proxy(env[a.name], tracer) if hasattr(a, "op") else a for a in node.args]
            env[node.name] = rules[node.target](*args, **node.kwargs).node
        else:
            env[node.name] = new.node_copy(node, lambda n: env[n.name])
    return new, fx.GraphModule(m.nn.Module(), new).code


@scene
def copying_graphs(m: Any, fx: Any) -> Any:
    a = fx.symbolic_trace(lambda x: m.relu(x)).graph
    b = fx.Graph()
    x = b.placeholder("in")
    first = b.graph_copy(a, {next(iter(a.nodes)): x})
    known: dict[Any, Any] = {next(iter(a.nodes)): first}
    second = b.graph_copy(a, known)
    b.output(second)
    return b, copy.deepcopy(b), [(str(k), str(v)) for k, v in known.items()]


@scene
def dead_code(m: Any, fx: Any) -> Any:
    def f(x: Any) -> Any:
        m.rand(2)
        m.relu(m.neg(x))
        x.cos_()
        x[0] * 2
        y = x + 1
        m._assert(x.shape[0] == 2, "rows")
        return y

    gm = fx.symbolic_trace(f)
    return gm.graph.eliminate_dead_code(), gm.graph, gm.graph.eliminate_dead_code()


@scene
def unused_submodules(m: Any, fx: Any) -> Any:
    gm = fx.symbolic_trace(m.nn.Sequential(m.nn.ReLU(), m.nn.Sequential(m.nn.Tanh(), m.nn.ReLU())))
    did = gm.add_submodule("a.b", m.nn.Tanh()), gm.add_submodule("c", m.nn.Linear(1, 1))
    before = [name for name, _ in gm.named_modules()]
    did += gm.delete_submodule("c"), gm.delete_submodule("no.such"), gm.delete_submodule("c")
    gm.delete_all_unused_submodules()
    return did, before, [name for name, _ in gm.named_modules()]


@scene
def transformed_lines(m: Any, fx: Any) -> Any:
    gm = fx.symbolic_trace(lambda x: m.relu(x) + 1)
    with gm.graph.on_generate_code(lambda before: lambda body: ["y = 1\n", *body]):
        changed = gm.recompile().src
    gm.recompile()
    return "\n".join(line for line in changed.split("\n") if "COUNTER" not in line), gm.code


# -- passes ------------------------------------------------------------------------------------------------


@scene
def fusing_convolutions_with_norms(m: Any, fx: Any) -> Any:
    """As PyTorch's tutorial does it."""

    class Model(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.conv1 = m.nn.Conv2d(1, 2, 1)
            self.bn1 = m.nn.BatchNorm2d(2)
            self.conv2 = m.nn.Conv2d(2, 2, 1)
            self.nested = m.nn.Sequential(m.nn.BatchNorm2d(2), m.nn.Conv2d(2, 2, 1))

        def forward(self, x: Any) -> Any:
            return m.nn.functional.relu(self.nested(self.conv2(self.bn1(self.conv1(x)))))

    def fused(conv: Any, bn: Any) -> Any:
        new = copy.deepcopy(conv)
        scale = m.rsqrt(bn.running_var + bn.eps) * bn.weight
        new.weight = m.nn.Parameter(conv.weight * scale.reshape(-1, 1, 1, 1))
        new.bias = m.nn.Parameter((conv.bias - bn.running_mean) * scale + bn.bias)
        return new

    model = _filled(Model()).eval()
    model.bn1.running_mean.fill_(0.3)
    gm = fx.symbolic_trace(copy.deepcopy(model))
    modules = dict(gm.named_modules())
    for node in gm.graph.nodes:
        if node.op != "call_module" or node.args[0].op != "call_module":
            continue
        pair = modules[node.args[0].target], modules[node.target]
        if isinstance(pair[0], m.nn.Conv2d) and isinstance(pair[1], m.nn.BatchNorm2d):
            if len(node.args[0].users) > 1:
                continue
            parent, _, name = node.args[0].target.rpartition(".")
            setattr(modules[parent], name, fused(*pair))
            node.replace_all_uses_with(node.args[0])
            gm.graph.erase_node(node)
    gm.recompile()
    gm.delete_all_unused_submodules()
    x = _matrices(m)[0].reshape(1, 1, 2, 4)
    return gm.code, str(gm), m.allclose(gm(x), model(x), atol=1e-6), list(gm.state_dict())


@scene
def shapes(m: Any, fx: Any) -> Any:
    net = _filled(m.nn.Sequential(m.nn.Conv2d(1, 2, 1), m.nn.Flatten(), m.nn.Linear(16, 3)))
    gm = fx.symbolic_trace(net)
    fx.passes.shape_prop.ShapeProp(gm).propagate(m.ones(2, 1, 2, 4))
    known = [(n.name, n.meta["tensor_meta"], n.meta["type"].__name__) for n in gm.graph.nodes]
    return known, gm.print_readable(print_output=False)


@scene
def an_interpreter_that_counts(m: Any, fx: Any) -> Any:
    calls: list[str] = []

    class Counting(fx.Interpreter):  # type: ignore[name-defined,misc]
        def run_node(self, n: Any) -> Any:
            calls.append(f"{n.op} {n.name}")
            return super().run_node(n)

        def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
            return m.neg(*args) if target is m.abs else super().call_function(target, args, kwargs)

    gm = fx.symbolic_trace(lambda x, y=3: m.abs(x).add(y))
    x = _matrices(m)[0]
    kept = Counting(gm, garbage_collect_values=False)
    results = [
        _values(Counting(gm).run(x)),
        _values(kept.run(x, 2)),
        _values(kept.boxed_run([x, 1])),
    ]
    known = kept.run(x, initial_env={list(gm.graph.nodes)[2]: x})
    return calls, results, _values(known), [str(node) for node in kept.env]


@scene
def a_transformer_that_replaces(m: Any, fx: Any) -> Any:
    class Replacing(fx.Transformer):  # type: ignore[name-defined,misc]
        def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
            return (
                m.sigmoid(args[0]) * 2
                if target is m.neg
                else super().call_function(target, args, kwargs)
            )

        def call_module(self, target: Any, args: Any, kwargs: Any) -> Any:
            return super().call_module(target, args, kwargs).cos()

    class Net(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.fc = m.nn.Linear(4, 4)
            self.scale = m.nn.Parameter(m.ones(4))

        def forward(self, x: Any, y: Any = 2) -> Any:
            return m.neg(self.fc(x)) * self.scale + y

    gm = Replacing(fx.symbolic_trace(_filled(Net()))).transform()
    return gm.graph, gm.code, _values(gm(_matrices(m)[0]))


@scene
def patterns(m: Any, fx: Any) -> Any:
    def f(x: Any, w1: Any, w2: Any) -> Any:
        m1 = m.cat([w1, w2]).sum()
        m2 = m.cat([w1, w2]).sum()
        return x + m.max(m1) + m.max(m2)

    gm = fx.symbolic_trace(f)
    found = fx.replace_pattern(
        gm, lambda a, b: m.cat([a, b]).sum(), lambda a, b: m.stack([a, b], dim=0)
    )
    gm.graph.lint()
    return gm.graph, gm.code, [(each.anchor, list(each.nodes_map.items())) for each in found]


@scene
def patterns_in_a_chain(m: Any, fx: Any) -> Any:
    gm = fx.symbolic_trace(lambda x: m.relu(m.relu(m.relu(m.neg(x) + 1) + 1) + 2))
    found = fx.replace_pattern(gm, lambda x: m.relu(x + 1), lambda x: m.sigmoid(x).sub(0.5))
    return gm.code, len(found)


@scene
def patterns_whose_inner_values_are_used(m: Any, fx: Any) -> Any:
    def f(x: Any) -> Any:
        y = m.neg(x)
        z = m.relu(y)
        return z + y, m.relu(m.neg(z))

    gm = fx.symbolic_trace(f)
    found = fx.replace_pattern(gm, lambda x: m.relu(m.neg(x)), lambda x: m.cos(x))
    return gm.code, len(found)


@scene
def patterns_with_several_results(m: Any, fx: Any) -> Any:
    def pattern(x: Any, y: Any) -> Any:
        return m.add(x, y), m.sub(x, y)

    gm = fx.symbolic_trace(lambda x, y: m.mul(m.add(x, y), m.sub(x, y)) * 3)
    found = fx.replace_pattern(gm, pattern, lambda x, y: (m.cos(x), m.cos(y)))
    return gm.code, len(found)


@scene
def patterns_of_modules(m: Any, fx: Any) -> Any:
    class Pattern(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self, other: bool) -> None:
            super().__init__()
            self.act = m.nn.ReLU()
            self.other = m.nn.Tanh() if other else m.nn.Identity()

        def forward(self, x: Any) -> Any:
            return self.other(x) if isinstance(self.other, m.nn.Tanh) else self.act(x)

    net = m.nn.Module()
    gm = fx.symbolic_trace(Pattern(False))
    found = fx.replace_pattern(gm, Pattern(False), Pattern(True))
    return gm.code, [name for name, _ in gm.named_modules()], len(found), type(net).__name__


@scene
def patterns_with_filters(m: Any, fx: Any) -> Any:
    gm = fx.symbolic_trace(lambda x: m.mul(x, 2) + m.mul(x, 3) + m.mul(x, 2.0))
    rewriter = fx.subgraph_rewriter

    def large(match: Any, original: Any, pattern: Any) -> bool:
        return any(n.op == "call_function" and n.args[1] > 2 for n in match.nodes_map.values())

    some = copy.deepcopy(gm)
    ignored = rewriter.replace_pattern_with_filters(
        gm, lambda x: m.mul(x, 9), lambda x: m.neg(x), ignore_literals=True
    )
    filtered = rewriter.replace_pattern_with_filters(
        some, lambda x: m.mul(x, 9), lambda x: m.neg(x), [large], ignore_literals=True
    )
    return gm.code, some.code, [each.replacements for each in ignored + filtered]


# -- tracers -----------------------------------------------------------------------------------------------


@scene
def a_tracer_with_leaves(m: Any, fx: Any) -> Any:
    class Inner(m.nn.Module):  # type: ignore[name-defined,misc]
        def forward(self, x: Any) -> Any:
            return x if x.sum() > 0 else -x

    class Own(fx.Tracer):  # type: ignore[name-defined,misc]
        def is_leaf_module(self, mod: Any, name: str) -> bool:
            return isinstance(mod, Inner) or super().is_leaf_module(mod, name)

        def create_arg(self, a: Any) -> Any:
            return list(a) if isinstance(a, set) else super().create_arg(a)

    net = m.nn.Sequential(m.nn.ReLU(), Inner())
    tracer = Own()
    graph = tracer.trace(net)
    gm = fx.GraphModule(net, graph, "Own")
    return graph, str(gm), tracer.node_name_to_scope["_1"][0], tracer.path_of_module(net[1])


@scene
def tracers_of_shapes_and_buffers(m: Any, fx: Any) -> Any:
    class Net(m.nn.Module):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__()
            self.w = m.nn.Parameter(m.ones(4))
            self.register_buffer("b", m.ones(4))

        def forward(self, x: Any) -> Any:
            return x * self.w if self.w.shape[0] > 3 and self.w.dim() == 1 else x + self.b

    class Buffers(fx.Tracer):  # type: ignore[name-defined,misc]
        proxy_buffer_attributes = True

    def f(self: Any, x: Any) -> Any:
        return self.b.relu() + x

    Net.other = f
    Buffers.traced_func_name = "other"
    return fx.Tracer(param_shapes_constant=True).trace(Net()), Buffers().trace(Net())


@scene
def autowrapped_functions(m: Any, fx: Any) -> Any:
    import math

    def f(x: Any) -> Any:
        return math.sqrt(x.sum()) + math.floor(2.5)

    return fx.symbolic_trace(f).graph


@scene
def whether_one_traces(m: Any, fx: Any) -> Any:
    seen = []

    def f(x: Any) -> Any:
        seen.append(fx._symbolic_trace.is_fx_tracing())
        return x

    fx.symbolic_trace(f)
    return seen, fx._symbolic_trace.is_fx_tracing()


@scene
def traced_again(m: Any, fx: Any) -> Any:
    net = m.nn.Sequential(m.nn.Linear(4, 4), m.nn.ReLU())
    once = fx.symbolic_trace(_filled(net))
    outer = m.nn.Sequential(once, m.nn.Tanh())
    return fx.symbolic_trace(once).code, fx.symbolic_trace(outer).code


@scene
def wrapped_functions(m: Any, fx: Any) -> Any:
    """`wrap` is called at the top level of a module, which this makes."""
    module = ModuleType(f"wrapping_{m.__name__}")
    sys.modules[module.__name__] = module
    module.__dict__.update(wrap=fx.wrap, m=m)
    exec(
        "def helper(x, n=1):\n    return x if n > 0 else x.sum()\n"
        "wrap('helper')\nwrap('len')\n"
        "@wrap\ndef other(x):\n    return [y for y in x]\n"
        "def program(x):\n    return helper(x, n=2) * len(x), other(x)[0], helper(3), len([1])\n",
        module.__dict__,
    )
    gm = fx.symbolic_trace(module.program)
    values = gm(_matrices(m)[0])
    return gm.graph, gm.code.replace("wrapping_gradsmith", "wrapping_torch"), _values(values[0])


@scene
def classes_that_can_be_traced(m: Any, fx: Any) -> Any:
    class Both(metaclass=fx.ProxyableClassMeta):
        def __init__(self, left: Any, right: Any) -> None:
            self.left, self.right = left, right

        def total(self) -> Any:
            return self.left + self.right

    Both.__module__ = "scene"
    Both.__qualname__ = "Both"

    def f(x: Any) -> Any:
        return Both(x, x * 2).total() + Both(1, 2).total()

    return fx.symbolic_trace(f).code


@scene
def maps_over_arguments(m: Any, fx: Any) -> Any:
    graph = fx.Graph()
    x = graph.placeholder("x")
    tree = {"a": [x, (1, slice(x, None, 2))], "b": x}
    node = fx.node
    return (
        node.map_arg(tree, lambda n: n.name.upper()),
        type(node.map_arg([x], lambda n: n)).__name__,
        node.map_aggregate((1, [2, {"k": 3}]), lambda v: v + 1),
        node.map_arg(x, str),
    )


# -- errors ------------------------------------------------------------------------------------------------


def _traces(f: Callable[..., Any]) -> Scene:
    return lambda m, fx: fx.symbolic_trace(lambda *args: f(m, *args))


def _refused(m: Any, fx: Any) -> dict[str, Callable[[], Any]]:
    graph = fx.symbolic_trace(lambda x: m.relu(x) + 1).graph
    gm = fx.GraphModule(m.nn.Module(), graph)
    nodes = list(graph.nodes)
    other = fx.Graph().placeholder("z")

    def misplaced() -> None:
        new = fx.symbolic_trace(lambda x: m.relu(x) + 1).graph
        _, second, third, _ = new.nodes
        second.prepend(third)
        new.lint()

    def mixed() -> None:
        a, b = (fx.Proxy(fx.Graph().placeholder("p")) for _ in range(2))
        m.add(a, b)

    return {
        "if": lambda: fx.symbolic_trace(lambda x: x if x.sum() > 0 else -x),
        "and": lambda: fx.symbolic_trace(lambda x: x > 0 and x),
        "for": lambda: fx.symbolic_trace(lambda x: next(iter(x))),
        "star": lambda: fx.symbolic_trace(lambda x: m.add(*x)),
        "len": lambda: fx.symbolic_trace(lambda x: len(x)),
        "range": lambda: fx.symbolic_trace(lambda x: list(range(x.shape[0]))),
        "int": lambda: fx.symbolic_trace(lambda x: int(x)),
        "what no argument is": lambda: fx.symbolic_trace(lambda x: x.add(object())),
        "a function is none": lambda: fx.symbolic_trace(lambda x: x.apply_(lambda y: y)),
        "keys": lambda: fx.symbolic_trace(lambda x: {x: 1}),
        "no function": lambda: fx.symbolic_trace(m.nn.functional),
        "a foreign parameter": lambda: fx.symbolic_trace(lambda x: x + m.nn.Parameter(m.ones(1))),
        "too few constants": lambda: fx.symbolic_trace(lambda x, y: x, concrete_args=(1,)),
        "erasing what is used": lambda: graph.erase_node(nodes[1]),
        "erasing elsewhere": lambda: graph.erase_node(other),
        "order": misplaced,
        "tracers": mixed,
        "assigning to arguments": lambda: nodes[2].kwargs.update(a=1),
        "assigning to a list": lambda: fx.symbolic_trace(lambda x: m.cat([x])).graph.find_nodes(op="call_function", target=m.cat)[0].args[0].append(1),
        "a target": lambda: graph.create_node("call_function", "name"),
        "an opcode": lambda: graph.create_node("call_nothing", "name"),
        "a method": lambda: graph.create_node("call_method", len),
        "list of arguments": lambda: graph.create_node("call_method", "add", [1]),
        "root": lambda: fx.GraphModule(3, graph),
        "root without": lambda: fx.GraphModule({}, _named(fx)),
        "graph": lambda: setattr(gm, "graph", 3),
        "no such module": lambda: gm.graph.call_module("nothing"),
        "wrap": lambda: fx.wrap("len"),
        "wrap what": lambda: fx.wrap(3),
        "missing argument": lambda: fx.Interpreter(gm).run(),
        "too many": lambda: fx.Interpreter(gm).boxed_run([]),
        "pattern": lambda: fx.replace_pattern(gm, fx.Graph(), lambda x: x),
        "specialized": lambda: fx.symbolic_trace(
            lambda x, n: x, concrete_args={"n": 3}
        )(m.ones(1), 4),
        "not a module": lambda: fx.Tracer().path_of_module(m.nn.ReLU()),
        "map": lambda: fx.node.map_arg(nodes[0], 3),
        "where": lambda: graph.inserting_before(other),
        "annotating": lambda: _annotated(fx),
    }  # fmt: skip


def _named(fx: Any) -> Any:
    graph = fx.Graph()
    graph.output(graph.get_attr("weight"))
    return graph


def _annotated(fx: Any) -> None:
    from importlib import import_module

    annotate = import_module(f"{fx.__name__}.annotate").annotate
    proxy = fx.Proxy(fx.Graph().placeholder("x"))
    annotate(annotate(proxy, int), int)


_NOT_TO_THE_LETTER = {"no such module", "no function", "int", "range", "keys", "tracers"}
"""In the words of modules, Python or NumPy."""


@pytest.mark.parametrize("name", SCENES)
def test_scenes(name: str) -> None:
    import importlib

    for library in ("torch", "gradsmith"):
        importlib.import_module(f"{library}.fx.passes.shape_prop")
    ours, theirs = SCENES[name](gs, gs.fx), SCENES[name](torch, torch.fx)
    ours, theirs = (list(map(_text, r if isinstance(r, tuple) else (r,))) for r in (ours, theirs))
    assert ours == theirs


def _error(call: Callable[[], Any]) -> tuple[str, str]:
    try:
        call()
    except Exception as error:
        return type(error).__name__, _text(error)
    return "none", ""


@pytest.mark.parametrize("name", _refused(gs, gs.fx))
def test_errors(name: str) -> None:
    ours, theirs = _error(_refused(gs, gs.fx)[name]), _error(_refused(torch, torch.fx)[name])
    assert ours[0] == theirs[0] != "none"
    if name not in _NOT_TO_THE_LETTER:
        assert ours[1].split("\n")[0] == theirs[1].split("\n")[0]
