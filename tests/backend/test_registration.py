"""Backends at run time: all or nothing, drift, fallback, devices and their names."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main

Python = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the backends ``sim`` and ``second``."""
    folder = tmp_path_factory.mktemp("backend")
    assert main(["new", "backend", "sim", "--path", str(folder / "sim")]) == 0
    made = ["new", "backend", "second", "--path", str(folder / "second"), "--key", "PrivateUse2"]
    assert main(made) == 0
    (folder / "second" / "src" / "second").rename(folder / "sim" / "src" / "second")
    return folder / "sim" / "src"


@pytest.fixture
def run(source: Path, python: Python, tmp_path: Path) -> Callable[[str], None]:
    """`run(program)`: in a process of its own, in which `raises` is at hand and ``sim`` can be imported."""
    prelude = f"""
import sys, warnings
sys.path.insert(0, {str(source)!r})
import gradsmith as gs
from gradsmith.dispatch.registry import FALLBACKS, REGISTRY

def raises(kind, function, *texts):
    try:
        function()
    except kind as error:
        for text in texts:
            assert text in str(error), (text, str(error))
        return error
    raise AssertionError(f"no {{kind.__name__}}")
"""

    def program(text: str) -> None:
        done = python("-c", prelude + text, cwd=tmp_path)
        assert done.returncode == 0, done.stderr

    return program


def test_schema_drift_names_everything_that_changed(run: Callable[[str], None]) -> None:
    """Nothing is registered: not the kernels, nor the device, nor its memory."""
    run("""
neg, gone = REGISTRY["aten::neg"], REGISTRY.pop("aten::exp")
neg.declaration = "neg(Tensor self, *, bool exact=False) -> Tensor"
def load():
    import sim
from gradsmith.backend import SchemaDriftError, backends
raises(
    SchemaDriftError, load,
    "device 'sim' was generated for a different release",
    "the schema of aten::neg has changed",
    "generated for: neg(Tensor self) -> Tensor",
    "gradsmith has: neg(Tensor self, *, bool exact=False) -> Tensor",
    "aten::exp does not exist any more",
    "src/sim/backend.yaml:",
    "gradsmith generate",
)
assert backends() == {} and "PrivateUse1" not in FALLBACKS
assert all("PrivateUse1" not in operator.kernels for operator in REGISTRY.values())
raises(RuntimeError, lambda: gs.device("sim"), "device type")
""")


def test_a_key_has_one_backend(run: Callable[[str], None]) -> None:
    run("""
import sim
from gradsmith.backend import backends, register
assert backends() == {"PrivateUse1": sim.BACKEND}
assert repr(sim.BACKEND).startswith("<backend 'sim' at PrivateUse1, ")
other = dict(key="PrivateUse1", device="other", memory="sim.kernels.memory", yaml="b.yaml", supported=())
raises(RuntimeError, lambda: register(**other), "taken by the backend of device 'sim'")
sim.BACKEND.deregister()
assert backends() == {}
raises(RuntimeError, lambda: gs.ones(2).to("sim"), "there is no device 'sim'", "import")
raises(RuntimeError, lambda: register(**other), "is already named 'sim'")
other["device"] = "sim"
register(**other)
""")


def test_operators_without_kernel_run_on_the_cpu(run: Callable[[str], None]) -> None:
    run("""
import sim
from gradsmith.backend import FallbackWarning
x = gs.tensor([[4.0, 9.0], [1.0, 0.25]], device="sim", requires_grad=True)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    y = x.sqrt()
    x.sqrt()
    y.sum().backward()
    values, indices = gs.sort(x.detach())
    z = x.detach().clone()
    assert z.sqrt_() is z and z.tolist() == [[2.0, 3.0], [1.0, 0.5]] and z._version == 1
    r = gs.arange(3, device="sim")
    both = gs.cat([x, x])
said = [str(w.message).split()[0] for w in seen if w.category is FallbackWarning]
assert {w.filename for w in seen if w.category is FallbackWarning} == {"<string>"}, "not our own"
assert len(said) == len(set(said)) and {"aten::sqrt", "aten::sort", "aten::arange", "aten::cat"} <= set(said), said
assert gs.allclose(x.grad.cpu(), gs.tensor([[0.25, 1 / 6], [0.5, 1.0]]))
for tensor in (y, values, indices, r, both, x.grad):
    assert str(tensor.device) == "sim:0"
assert indices.tolist() == [[0, 1], [1, 0]] and both.shape == (4, 2)
error = raises(NotImplementedError, lambda: x.unfold(0, 1, 1), "aten::unfold returns a view", "device 'sim'")
""")


def test_fallback_can_be_an_error(run: Callable[[str], None]) -> None:
    run("""
import sim
from gradsmith.backend import register, Supported
sim.BACKEND.deregister()
supported = [Supported("ones", "sim.kernels.factories:ones", 7, REGISTRY["aten::ones"].declaration)]
register(key="PrivateUse1", device="sim", memory="sim.kernels.memory", yaml="b.yaml",
         supported=supported, fallback="error")
x = gs.ones(2, device="sim")
raises(NotImplementedError, lambda: x.sqrt(), "aten::sqrt has no kernel for device 'sim'", "fallback: error")
""")


def test_kernels_that_leave_the_device_are_caught(run: Callable[[str], None]) -> None:
    run("""
import sim, numpy as np
import sim.kernels.arithmetic as arithmetic, sim.kernels.views as views
arithmetic.neg = lambda self: np.asarray(self)
views.t = lambda self: np.asarray(self)
x = gs.ones(2, 2, device="sim")
raises(TypeError, lambda: -x, "aten::neg: kernel sim.kernels.arithmetic:neg", "backend.yaml:", "numpy.ndarray", "Buffer")
raises(TypeError, lambda: x.t(), "aten::t", "not on the device")
""")


def test_devices_are_apart(run: Callable[[str], None]) -> None:
    run("""
import copy, pickle
import sim
warnings.simplefilter("ignore")
x = gs.tensor([[1.0, 2.0]], device="sim", requires_grad=True)
c = gs.ones(1, 2)
for mixed in (lambda: x + c, lambda: gs.cat([x, c]), lambda: x.mm(c.t()), lambda: gs.exp(x.detach(), out=c)):
    raises(RuntimeError, mixed, "same device", "sim:0", "cpu")
raises(TypeError, lambda: x.detach().numpy(), "sim:0", "Tensor.cpu()")
raises(BufferError, lambda: x.detach().__dlpack__())
for where in (lambda: gs.ones(2, device="sim:1"), lambda: c.to("sim:1"), lambda: gs.arange(2, device="sim:1")):
    raises(RuntimeError, where, "invalid device 'sim:1'")
for twin in (copy.deepcopy(x), pickle.loads(pickle.dumps(x))):
    assert str(twin.device) == "sim:0" and twin.requires_grad and twin.tolist() == [[1.0, 2.0]]
    assert type(twin._data_) is type(x._data_)
weight = gs.nn.Parameter(x.detach())
for twin in (copy.deepcopy(weight), pickle.loads(pickle.dumps(weight))):
    assert type(twin) is gs.nn.Parameter and str(twin.device) == "sim:0" and twin.requires_grad
assert str(gs.ones_like(c, device="sim").device) == "sim:0"
assert str(c.new_zeros(2, device="sim").device) == "sim:0" and str(gs.zeros_like(x, device="cpu").device) == "cpu"
gs.set_default_device("sim")
assert str(gs.zeros(2).device) == str(gs.tensor([1.0]).device) == "sim:0"
""")


def test_history_of_views_on_the_device(run: Callable[[str], None]) -> None:
    run("""
import sim
warnings.simplefilter("ignore")
x = gs.ones(2, 2, device="sim", requires_grad=True)
y = x.clone()
y[0].mul_(3)
y.sum().backward()
assert x.grad.tolist() == [[3.0, 3.0], [1.0, 1.0]] and type(x.grad._data_) is type(x._data_)
(first,) = gs.autograd.grad((x * x * x).sum(), x, create_graph=True)
assert gs.autograd.grad(first.sum(), x)[0].tolist() == [[6.0, 6.0], [6.0, 6.0]]
""")


def test_named_privateuse1(run: Callable[[str], None]) -> None:
    run("""
from gradsmith.utils import generate_methods_for_privateuse1_backend, rename_privateuse1_backend
raises(RuntimeError, generate_methods_for_privateuse1_backend, "no name yet")
raises(ValueError, lambda: rename_privateuse1_backend("a-b"), "letters, digits")
raises(RuntimeError, lambda: rename_privateuse1_backend("cpu"), "already registered for")
rename_privateuse1_backend("npu")
rename_privateuse1_backend("npu")
raises(RuntimeError, lambda: rename_privateuse1_backend("other"), "already named 'npu'")
assert repr(gs.device("npu:0")) == "device(type='npu', index=0)"
generate_methods_for_privateuse1_backend()
x = gs.ones(2)
assert x.is_npu is False
raises(RuntimeError, x.npu, "there is no device 'npu'")
raises(RuntimeError, generate_methods_for_privateuse1_backend, "attribute 'is_npu'")
""")


def test_a_backend_is_the_accelerator_by_its_name(run: Callable[[str], None]) -> None:
    run("""
assert gs.accelerator.current_accelerator() is None
import sim
assert gs.accelerator.is_available() and gs.accelerator.device_count() == 1
assert gs.accelerator.current_accelerator() == gs.device("sim")
assert gs.ones(2, device=0).device == gs.device("sim:0")
""")


def test_two_backends_at_once(run: Callable[[str], None]) -> None:
    run("""
import second, sim
a = gs.ones(2, device="sim", requires_grad=True)
b = a.to("second")
assert str(b.device) == "second:0" and b.grad_fn.name() == "ToCopyBackward0"
(b * 2).sum().backward()
assert str(a.grad.device) == "sim:0" and a.grad.tolist() == [2.0, 2.0]
c = gs.zeros(2, device="second").copy_(a)
assert str(c.device) == "second:0" and c.tolist() == [1.0, 1.0]
raises(RuntimeError, lambda: a + c, "sim:0", "second:0")
assert FALLBACKS["AutogradPrivateUse2"].kind.name == "fallthrough"
second.BACKEND.deregister()
assert "AutogradPrivateUse2" not in FALLBACKS and "AutogradPrivateUse1" in FALLBACKS
""")


def test_gradcheck_on_a_device(run: Callable[[str], None]) -> None:
    """The tester tested: a wrong derivative of the backend's own is found."""
    run("""
import sim, sim.kernels.arithmetic as arithmetic
from gradsmith.autograd import gradcheck, gradgradcheck
x = (gs.tensor([0.5, -1.0], dtype=gs.float64, device="sim", requires_grad=True),)
assert gradcheck(gs.sigmoid, x) and gradcheck(gs.sigmoid, x, fast_mode=True) and gradgradcheck(gs.sigmoid, x)
arithmetic._Sigmoid.backward = staticmethod(lambda ctx, grad: grad * 2)
raises(RuntimeError, lambda: gradcheck(gs.sigmoid, x), "Jacobian mismatch")
""")


def test_dispatch_tables_show_the_backend(run: Callable[[str], None]) -> None:
    run("""
import sim
from gradsmith.dispatch import check_invariants, dump_table
check_invariants("aten::add.Tensor")
rows = dict(line.split(": ", 1) for line in dump_table("aten::sqrt_").splitlines())
assert rows["PrivateUse1"] == "registered at src/sim/backend.yaml [backend fallback]"
rows = dict(line.split(": ", 1) for line in dump_table("aten::add_.Tensor").splitlines())
assert rows["PrivateUse1"].endswith("[derived variant]") and "backend.yaml:" in rows["PrivateUse1"]
""")
