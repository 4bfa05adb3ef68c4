"""Programs as graphs, by their printed forms; tests/parity compares them with PyTorch's."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import threading
from typing import Any

import pytest

import gradsmith as gs
from gradsmith import fx
from gradsmith.core.handlers import ACTIVE


class Block(gs.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.fc = gs.nn.Linear(3, 3)
        self.scale = gs.nn.Parameter(gs.ones(3))
        self.register_buffer("mean", gs.zeros(3))

    def forward(self, x, power=2):  # type: ignore[no-untyped-def]
        y = gs.nn.functional.relu(self.fc(x) - self.mean) * self.scale
        return gs.cat([y, x**power], dim=-1)


CODE = """\
def forward(self, x, power = 2):
    fc = self.fc(x)
    mean = self.mean
    sub = fc - mean;  fc = mean = None
    relu = gradsmith.nn.functional.relu(sub, inplace = False);  sub = None
    scale = self.scale
    mul = relu * scale;  relu = scale = None
    pow_1 = x ** power;  x = power = None
    cat = gradsmith.cat([mul, pow_1], dim = -1);  mul = pow_1 = None
    return cat"""


def test_a_module() -> None:
    block = Block()
    traced = fx.symbolic_trace(block)
    assert traced.code.strip() == CODE
    assert str(traced.graph).split("\n")[7].strip() == (
        "%scale : [num_users=1] = get_attr[target=scale]"
    )
    x = gs.randn(2, 3)
    for same in (
        traced,
        copy.deepcopy(traced),
        copy.copy(traced),
        pickle.loads(pickle.dumps(traced)),
        fx.Transformer(traced).transform(),
    ):
        assert same.code.strip() == CODE and gs.equal(same(x), block(x))
        assert same.state_dict().keys() == block.state_dict().keys()
    assert gs.equal(fx.Interpreter(traced).run(x, 3), block(x, 3))
    assert traced.scale is block.scale and copy.deepcopy(traced).scale is not block.scale


def test_gradients_and_training() -> None:
    block = Block()
    traced = fx.symbolic_trace(block)
    traced(gs.ones(2, 3)).sum().backward()
    assert block.fc.weight.grad is traced.fc.weight.grad is not None
    assert [name for name, _ in traced.named_parameters()] == ["scale", "fc.weight", "fc.bias"]


def test_calls_by_other_names_are_recorded_too() -> None:
    """Of functions that are not called by a name of the package or of the traced module: by position, without defaults."""
    kept = gs.sum
    functions = {"sum": kept, "softmax": gs.nn.functional.softmax}

    def program(x: Any) -> Any:
        return functions["sum"](x, dim=1) + functions["softmax"](x, dim=1)[0]

    nodes = {node.name: node for node in fx.symbolic_trace(program).graph.nodes}
    assert nodes["sum_1"].target is kept is gs.sum and nodes["sum_1"].args[1:] == (1,)
    assert nodes["softmax"].kwargs["dim"] == 1


def test_nothing_stays_patched() -> None:
    before = gs.relu, gs.nn.functional.linear, gs.nn.Module.__call__, gs.nn.Module.__getattr__

    def fails(x: Any) -> Any:
        assert gs.relu is not before[0]
        gs.relu(x)
        raise KeyError("here")

    for program in (fails, lambda x: gs.relu(x)):
        try:
            fx.symbolic_trace(program)
        except KeyError:
            pass
        after = gs.relu, gs.nn.functional.linear, gs.nn.Module.__call__, gs.nn.Module.__getattr__
        assert after == before
    assert not fx._symbolic_trace.is_fx_tracing()


def test_functions_look_for_handlers_only_while_there_are_proxies() -> None:
    import gc

    gc.collect()
    before = list(ACTIVE)
    proxy = fx.Proxy(fx.Graph().placeholder("x"))
    assert len(ACTIVE) == len(before) + 1
    copies = [copy.deepcopy(proxy), proxy.shape, proxy[0]]
    assert len(ACTIVE) == len(before) + 3
    assert gs.ones(2)[proxy].node.op == "call_method"
    del copies, proxy
    fx.symbolic_trace(Block())
    gc.collect()
    assert before == ACTIVE


def test_other_threads_compute_while_one_traces() -> None:
    results = []

    def program(x: Any) -> Any:
        other = threading.Thread(
            target=lambda: results.append(gs.nn.Linear(2, 2)(gs.relu(gs.ones(2))).shape)
        )
        other.start()
        other.join()
        return gs.neg(x)

    assert "gradsmith.neg(x)" in fx.symbolic_trace(program).code
    assert results == [(2,)]


def test_wrapping() -> None:
    with pytest.raises(NotImplementedError, match="top level"):
        fx.wrap("len")
    graph = fx.symbolic_trace(_with_wrapped).graph
    assert [node.name for node in graph.nodes] == ["x", "_measure", "len_1", "add", "output"]
    assert fx.symbolic_trace(_with_wrapped)(gs.ones(3, 2)) == 6 + 3


@fx.wrap
def _measure(x: Any) -> int:
    return sum(1 for _ in x.flatten())


fx.wrap("len")


def _with_wrapped(x):  # type: ignore[no-untyped-def]
    return _measure(x) + len(x)


def test_errors_show_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    traced = fx.symbolic_trace(lambda x: gs.neg(x) @ x)
    with pytest.raises(RuntimeError):
        traced(gs.ones(2, 3))
    assert "matmul = neg @ x;  neg = x = None\n\n~" in capsys.readouterr().err
    with pytest.raises(RuntimeError, match="While executing %matmul"):
        fx.Interpreter(traced).run(gs.ones(2, 3))


def test_an_operator_is_what_was_called() -> None:
    traced = fx.symbolic_trace(lambda x: gs.ones(2) * x + gs.ones(2, 2)[x])
    assert [n.target for n in traced.graph.nodes if n.op == "call_method"] == ["mul", "__getitem__"]


def test_stack_traces() -> None:
    class Recording(fx.Tracer):
        record_stack_traces = True

    block = Block()
    traced = fx.GraphModule(block, Recording().trace(block))
    text = traced.print_readable(print_output=False)
    assert f"File: {__file__}" in text and "code: return gs.cat([y, x**power], dim=-1)" in text
    assert traced.graph.output_node().prev.stack_trace


def test_what_is_refused(tmp_path) -> None:  # type: ignore[no-untyped-def]
    traced = fx.symbolic_trace(Block())
    with pytest.raises(NotImplementedError, match="pickle the module"):
        traced.to_folder(tmp_path)
    from gradsmith.fx.experimental.proxy_tensor import make_fx

    with pytest.raises(NotImplementedError, match="make_fx"):
        make_fx(lambda x: x)
    with pytest.raises(AttributeError, match="no_such_name"):
        fx.no_such_name  # noqa: B018
    assert fx.experimental.symbolic_shapes is not None


def test_tables(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    graph = fx.symbolic_trace(lambda x: gs.relu(x)).graph
    monkeypatch.setitem(sys.modules, "tabulate", None)
    with pytest.raises(ImportError):
        graph.print_tabular()
    assert "pip install tabulate" in capsys.readouterr().out


def test_keywords_among_names() -> None:
    net = gs.nn.Sequential()
    net.add_module("class", gs.nn.ReLU())
    traced = fx.symbolic_trace(net)
    assert 'getattr(self, "class")(input_1)' in traced.code
    assert traced(-gs.ones(1)).item() == 0


def test_nodes_know_their_order() -> None:
    nodes = list(fx.symbolic_trace(lambda x: gs.neg(gs.relu(x))).graph.nodes)
    backwards = nodes[::-1]
    assert sorted(backwards) == nodes and max(nodes[:3]) is nodes[2]


def test_operands_of_einsum_are_told_one_by_one() -> None:
    """As PyTorch tells them: opt_einsum has them in a tuple."""
    graph = fx.Graph()
    tracer = fx.proxy.GraphAppendingTracer(graph)
    a, b = (fx.Proxy(graph.placeholder(name), tracer) for name in "ab")
    node = gs.einsum("ij,jk->ik", (a, b)).node  # type: ignore[attr-defined]
    assert node.args == ("ij,jk->ik", a.node, b.node)


PROGRAM = """
import gradsmith.as_torch, torch, pickle, sys
from torch import fx
from torch.fx.node import map_arg
from torch.fx.passes.shape_prop import ShapeProp, TensorMetadata
def program(x: torch.Tensor, flag=torch.float32):
    return torch.nn.functional.relu(x).to(flag) + torch.add(x, 1)
traced = fx.symbolic_trace(program)
print(traced.code.strip())
assert fx.symbolic_trace(torch.nn.Sequential(torch.nn.ReLU())).graph.find_nodes(op="call_module")
assert pickle.loads(pickle.dumps(traced)).code == traced.code
assert traced(torch.ones(2)).tolist() == [3.0, 3.0]
"""


def test_code_names_what_the_program_imports() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[:2] == [
        "def forward(self, x : torch.Tensor, flag = torch.float32):",
        "    relu = torch.nn.functional.relu(x, inplace = False)",
    ]


def test_it_is_imported_when_asked_for() -> None:
    program = "import gradsmith, sys; assert 'gradsmith.fx' not in sys.modules; gradsmith.fx.Graph"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_operators_of_ones_own() -> None:
    @gs.library.custom_op("graphs_of_programs::twice", mutates_args=())
    def twice(x: gs.Tensor) -> gs.Tensor:
        return x * 2

    traced = fx.symbolic_trace(lambda x: twice(x) + gs.ops.graphs_of_programs.twice(x=x))
    assert "gradsmith.ops.graphs_of_programs.twice.default(x)" in traced.code
    again = pickle.loads(pickle.dumps(traced))
    assert again.code == traced.code and again(gs.ones(2)).tolist() == [4, 4]


def test_tracing_by_pytorchs_private_names() -> None:
    """As torch_geometric does, whose aggregations have a ``__call__`` of their own."""
    from gradsmith.fx import _symbolic_trace as st

    class Own(gs.nn.Module):
        pass

    @st.compatibility(is_backward_compatible=True)
    def program(x: Any) -> Any:
        return gs.sum(gs.relu(x), dim=0)

    tracer, before = fx.Tracer(), gs.nn.Module.__getattr__
    tracer.root, tracer.graph = gs.nn.Module(), fx.Graph(tracer_cls=fx.Tracer)
    called, args = tracer.create_args_for_root(program, False)
    with st._Patcher() as patcher:
        patcher.patch_method(gs.nn.Module, "__getattr__", lambda m, k: 3, deduplicate=False)
        patcher.patch_method(Own, "__call__", lambda m: 4, deduplicate=False)
        assert Own()() == 4 and Own().anything == 3
        st._patch_wrapped_functions(patcher)
        st._autowrap_check(patcher, program.__globals__, tracer._autowrap_function_ids)
        tracer.create_node("output", "output", (tracer.create_arg(called(*args)),), {})
    assert gs.nn.Module.__getattr__ is before and "__call__" not in vars(Own)
    assert "gradsmith.sum(relu, dim = 0)" in fx.GraphModule(tracer.root, tracer.graph).code
    assert not isinstance(gs.ones(1), st.ScriptObject)
    assert st._orig_module_getattr is before
