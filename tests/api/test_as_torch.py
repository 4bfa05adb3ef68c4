"""``import gradsmith.as_torch``: libraries that import torch compute with gradsmith."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest


def run(program: str) -> str:
    """What a program prints in a process of its own."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_torch_is_gradsmith() -> None:
    out = run("""
import gradsmith as gs, gradsmith.as_torch
import torch, torch.nn as nn, torch.nn.functional as F
from torch.utils.data import DataLoader, TensorDataset
from torch import Tensor
import torch.distributions.normal
assert nn is gs.nn and F is gs.nn.functional and Tensor is gs.Tensor and torch.float32 is gs.float32
assert torch.nn is gs.nn and torch.__version__.startswith("2.13") and "randn" in dir(torch)
assert torch.distributions.normal is gs.distributions.normal
x = torch.ones(3, requires_grad=True)
(x * x).sum().backward()
print(x.grad.tolist(), type(x).__module__, isinstance(x, torch.Tensor))
batch, = next(iter(DataLoader(TensorDataset(torch.arange(4)), 2)))
print(batch.tolist())
import gradsmith.as_torch  # again does nothing
assert torch.__version__ > "2.9" and torch.__version__ >= (2, 1)
assert nn.Linear.__module__ == "torch.nn.modules.linear" and repr(x.shape) == "torch.Size([3])"
assert (str(x.dtype), x.type(), str(torch.strided)) == ("torch.float32", "torch.FloatTensor", "torch.strided")
assert repr(torch.Generator()).startswith("<torch._C.Generator object at 0x")
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.tensor(torch.ones(1))
assert "rather than torch.tensor(" in str(caught[0].message)
layer = nn.utils.parametrizations.weight_norm(nn.Linear(2, 2))
assert type(layer).__module__ == "torch.nn.utils.parametrize"
names = [torch.overrides.resolve_name(f) for f in (torch.add, torch.Tensor.add, F.relu, torch.linalg.inv)]
assert names == ["torch.add", "torch.Tensor.add", "torch.nn.functional.relu", "torch.linalg.inv"], names
overridable = torch.overrides.get_overridable_functions()
assert torch.add in overridable[torch] and F.relu in overridable[F]
y = x.exp()
y.add_(1)
try:
    y.sum().backward()
except RuntimeError as error:
    assert "with torch.autograd.set_detect_anomaly(True" in str(error)
from torch.utils.checkpoint import checkpoint, CheckpointError
calls = iter((2, 1))
z = checkpoint(lambda x: x[: next(calls)].exp(), torch.ones(2, requires_grad=True), use_reentrant=False)
try:
    z.sum().backward()
except CheckpointError as error:
    assert str(error).startswith("torch.utils.checkpoint: "), error
assert type(x.max(0)).__module__ == "torch.return_types"
assert torch.torch is torch
import torch.fx.node, torch.distributed.fsdp
assert torch.fx.node.Node is torch.fx.Node
for statement in ("import torch.masked", "from torch import no_such_name", "import torch.package"):
    try:
        exec(statement)
    except ImportError as error:
        print(type(error).__name__)
""")
    assert out.split("\n")[:2] == ["[2.0, 2.0, 2.0] torch True", "[0, 1]"]
    assert out.split("\n")[2:5] == ["ImportError"] * 3


def test_the_distribution_torch() -> None:
    """Libraries look for it before they import torch."""
    out = run("""
import gradsmith.as_torch
from importlib.metadata import distribution, packages_distributions, version
print(version("torch"), distribution("torch").metadata["Name"], packages_distributions()["torch"])
import numpy
assert version("numpy") == numpy.__version__
""")
    assert out.startswith("2.13.0+gradsmith torch ['torch'")


def test_what_libraries_ask_for_when_they_are_imported() -> None:
    """By pyro, torch_geometric, lightning and torchvision."""
    run("""
import gradsmith.as_torch, io, torch
from torch import ScriptModule
from torch._tensor_str import PRINT_OPTS, _tensor_str
assert ScriptModule is torch.jit.ScriptModule and PRINT_OPTS.threshold == 1000
assert _tensor_str(torch.ones(2, 2), 4) == "[[1., 1.],\\n     [1., 1.]]"
x = torch.ones(2)
assert x._cdata == x._cdata != x.detach()._cdata
for pin in (x.pin_memory, lambda: torch.ops.aten._pin_memory.default(x)):
    try:
        pin()
    except RuntimeError as error:
        assert str(error) == "Cannot access accelerator device when none is available."
    else:
        raise AssertionError(pin)
assert torch.profiler.kineto_available() is False
file = io.BytesIO()
torch.save({"x": x}, file)
reader = torch.PyTorchFileReader(file)
assert reader.has_record("data.pkl") and not reader.has_record("data"), reader.get_all_records()
assert len(reader.get_record("data.pkl")) == reader.get_record_size("data.pkl")
assert "data.pkl" in reader.get_all_records()
""")


def test_functorch_is_a_module_of_ours() -> None:
    out = run("""
import warnings
import gradsmith.as_torch
import functorch, torch
from functorch import make_functional
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    function, params = make_functional(torch.nn.Linear(2, 3))
print(str(caught[0].message).partition("Please use ")[2].partition(" instead")[0])
assert function(params, torch.ones(2)).shape == (3,)
assert functorch.__name__ == "gradsmith.functorch"
""")
    assert out == "`torch.func.functional_call`\n"


def test_a_torch_that_is_loaded_stays() -> None:
    out = run("""
import sys, types
sys.modules["torch"] = theirs = types.ModuleType("torch")
try:
    import gradsmith.as_torch
except ImportError as error:
    print(error)
assert sys.modules["torch"] is theirs
import gradsmith
assert gradsmith.Tensor.__module__ != "torch"
""")
    assert "torch is already imported" in out


def test_classes_say_that_they_are_of_torch() -> None:
    out = run("""
import gradsmith.as_torch
import pickle, torch, torch.optim.lr_scheduler
from torch.utils.data import DataLoader, TensorDataset
loader = DataLoader(TensorDataset(torch.arange(4)))
handle = torch.nn.Identity().register_forward_hook(print)
scale = torch.optim.SGD([torch.ones(1, requires_grad=True)])
class Twice(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2
node = Twice.apply(torch.ones(1, requires_grad=True)).grad_fn
values = [torch.nn.Parameter(torch.ones(1)), loader.dataset, loader.sampler, loader, handle, scale, node]
values += [torch.optim.lr_scheduler.StepLR(scale, 1), torch.ones(1).storage(), torch.distributions.Normal(0, 1)]
values += [torch.distributions.RelaxedBernoulli(torch.ones(()), torch.tensor(0.5)).expand((2,)).base_dist]
for value in values:
    print(type(value))
print(torch.FloatTensor)
print(torch.FloatStorage)
print(pickle.loads(pickle.dumps(torch.optim.Adam)) is torch.optim.Adam, type(torch.ones(1, requires_grad=True).exp().grad_fn))
for wrong in (lambda: torch.no_such_name, lambda: torch.cat(torch.ones(1))):
    try:
        wrong()
    except Exception as error:
        print(error)
""")
    names = [
        *("nn.parameter.Parameter", "utils.data.dataset.TensorDataset"),
        *("utils.data.sampler.SequentialSampler", "utils.data.dataloader.DataLoader"),
        *("utils.hooks.RemovableHandle", "optim.sgd.SGD", "autograd.function.TwiceBackward"),
        *("optim.lr_scheduler.StepLR", "storage.TypedStorage"),
        *("distributions.normal.Normal", "distributions.relaxed_bernoulli.LogitRelaxedBernoulli"),
        *("FloatTensor", "FloatStorage"),
    ]
    assert out.splitlines() == [
        *[f"<class 'torch.{name}'>" for name in names],
        "True <class 'ExpBackward0'>",
        "module 'torch' has no attribute 'no_such_name'",
        "cat(): argument 'tensors' (position 1) must be tuple of Tensors, not Tensor",
    ]


@pytest.mark.skipif(find_spec("einops") is None, reason="einops is not installed")
def test_einops() -> None:
    out = run("""
import gradsmith as gs, gradsmith.as_torch
from einops import einsum, rearrange, reduce, repeat
x = gs.arange(24.0).reshape(2, 3, 4).requires_grad_()
y = rearrange(x, "b (h w) c -> b c h w", h=3)
print(tuple(y.shape), reduce(x, "b h c -> b c", "mean")[0].tolist(), tuple(repeat(x, "b h c -> b h c n", n=2).shape))
z = einsum(x, x, "b i c, b j c -> b i j")
z.sum().backward()
print(type(z) is gs.Tensor, tuple(x.grad.shape))
""")
    assert out.split("\n")[0] == "(2, 4, 3, 1) [4.0, 5.0, 6.0, 7.0] (2, 3, 4, 2)"
    assert out.split("\n")[1] == "True (2, 3, 4)"


@pytest.mark.skipif(find_spec("opt_einsum") is None, reason="opt_einsum is not installed")
def test_opt_einsum() -> None:
    out = run("""
import gradsmith as gs, gradsmith.as_torch
from opt_einsum import contract
a, b, c = gs.rand(3, 4), gs.rand(4, 5), gs.rand(5, 2).requires_grad_()
out = contract("ij,jk,kl->il", a, b, c)
print(type(out) is gs.Tensor, gs.allclose(out, a @ b @ c), out.requires_grad)
""")
    assert out.split() == ["True", "True", "True"]


@pytest.mark.parametrize("called", [["program.py"], ["-m", "program"]])
def test_in_front_of_a_program_that_stays_as_it_is(tmp_path: Path, called: list[str]) -> None:
    (tmp_path / "beside.py").write_text("import torch\none = torch.ones(1)\n", encoding="utf-8")
    (tmp_path / "program.py").write_text(
        "import sys, torch, beside\nprint(__name__, sys.argv[1:], type(beside.one), 'program' in sys.argv[0])\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "gradsmith.as_torch", *called, "-x", "1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout == "__main__ ['-x', '1'] <class 'torch.Tensor'> True\n", done.stderr


def test_without_a_program_it_says_how_it_is_called() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gradsmith.as_torch"], capture_output=True, text=True
    )
    assert done.returncode == 1 and done.stderr.startswith("usage: python -m gradsmith.as_torch")
