"""Programs drawn at random do with gradsmith what they do with PyTorch, whatever they mix."""

from __future__ import annotations

import re

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

from random_programs import Drawn, first_difference, shortened  # noqa: E402

import gradsmith as gs  # noqa: E402

KNOWN = {
    r"raises 'nothing' for .*(Autograd not support|does not support automatic differentiation)": "here the result has no gradient, or has one",
    r"raises 'nothing' for .*ComplexHalf|'complex64'.* for 'TypeError'": "numbers of two halves are computed with, as complex64",
    r"(=torch\.pow\(|\*\*|\.pow_\().* for .*nan": "zero to the power of a complex zero is one, as of real ones, where PyTorch has NaN",
    r"\.(eq|lt|logical_\w+)_\(.*(False for True|True for False|leaf Variable.*for 'nothing')": "comparisons have no gradient, and are checked like others",
    r"\[.*\] = x\d+ \| x\d+: False for True": "what holds no real numbers requires no gradient",
    r"autograd\.grad\(x\d+\.sum\(\),.*\(\d+,.*\) for \(0,": "ones are handed out in memory of their own, where PyTorch expands a single one",
    r"gelu\(.*\binf\b.* for .*nan": "the activation of infinity is infinite, where PyTorch has NaN",
    r"\.mT \| x\d+: \[\(\),": "a tensor without dimensions is a view of itself",
    r"raises 'nothing' for .*single memory location": "PyTorch looks at memory where there is nothing to write",
    r"\[0\].*(index 1 is out of bounds|Dimension or index out of range).* for 'nothing'": "an index is looked at where nothing is taken, too",
    r"raises 'nothing' for .*cannot be broadcast to indexing result of shape \[0\]": "no values fit no places, whatever their shape",
    r"(_lastdim_kernel_impl|_impl_cpu_|cdist: Low).* for 'nothing'": "a dtype is refused for empty tensors, too",
    r"\.backward\(.* for 'RuntimeError'": "zero gradients have memory",
    r"\.\.\.,\.\.\..* for 'nothing'": "a part behind a second ellipsis is about no dimension",
}
"""Differences that are meant: patterns of the line and of what differs, and why."""

MENDED = """
x0=torch.arange(32.).reshape(8,4);x0[:,0].neg_()
x0=torch.zeros(3);x0[x0==0]=torch.tensor(2)
x0=torch.zeros(3,2);x0[x0[:,0]==0,0]=torch.tensor(2.5,dtype=torch.float64)
x0=torch.zeros(3,requires_grad=True);x1=torch.tensor(2.,dtype=torch.float64,requires_grad=True);x2=x0*1;x2[x2==0]=x1;x2.sum().backward()
x0=torch.tensor([True,False,True]);x0[x0]=False
x0=torch.zeros(3,dtype=torch.int64);x1=torch.ones(3,requires_grad=True);x0.copy_(x1)
x0=torch.zeros(3,dtype=torch.bool);x1=torch.ones(3,requires_grad=True);x0[0]=x1[0]
x0=torch.arange(5.);x1=x0[:,...,::2]
x0=torch.ones(2);x1=torch.lerp(x0,x0*0,torch.tensor(2))
x0=torch.ones(2,dtype=torch.float16);x0.lerp_(x0*0,torch.tensor(.1))
x0=torch.ones(2,requires_grad=True);x1=torch.tensor(2.,dtype=torch.float64,requires_grad=True);x2=x0.lerp(x0*0,x1);x2.sum().backward()
x0=torch.lerp(torch.ones(2),torch.zeros(2),torch.tensor(2j));x1=torch.lerp(torch.ones(2),torch.zeros(2),torch.tensor([2.],dtype=torch.float64))
x0=torch.tensor([0.,1.,0.],requires_grad=True);x1=x0.atan2(x0.detach()*0);x1.sum().backward()
x0=torch.tensor(0.,requires_grad=True);x1=torch.tensor(0.,requires_grad=True);x0.atan2(x1).backward()
x0=torch.tensor(float('inf')).softmax(0);x1=torch.tensor(-float('inf')).log_softmax(0);x2=torch.tensor(float('nan')).softmax(0)
x0=torch.nn.functional.linear(torch.ones(2,2,2),torch.ones(2,2,2))
x0=torch.nn.functional.cross_entropy(torch.zeros(0,4),torch.zeros(0,4))
x0=torch.ones(0).roll((1,-1),(0,1))
x0=torch.tensor([1,2.]);x1=x0.scatter(0,torch.tensor([0,0]),torch.tensor(2.));x2=x0.scatter_add(0,torch.tensor([0,0]),torch.tensor(2.))
x0=torch.eye(3).nonzero();x1=x0.flip(0);x2=x0.roll(1,0)
x0=torch.ones(3).unsqueeze(-1);x1=x0.view(torch.bool)
x0=torch.zeros(1,1,1,3);x0[-1]=x0;x0[None]=x0
x0=torch.ones(2,3,requires_grad=True);torch.complex(x0,x0).conj().imag.t().sum().backward();x1=x0.grad.numpy()
x0=torch.nn.functional.pad(torch.ones(1),(-2,2))
x0=torch.nn.functional.pad(torch.ones(3),(5,-4))
x0=torch.histogram(torch.ones(0),3)[1]
x0=torch.arange(12.).reshape(4,3)[::2].view(6)
x0=torch.arange(6.).reshape(2,3).t().view(6)
x0=torch.utils.dlpack.from_dlpack(torch.ones(2,requires_grad=True))
""".strip().splitlines()
"""Programs that once differed."""


@pytest.mark.parametrize("program", MENDED)
def test_mended(program: str) -> None:
    assert first_difference(program.split(";"), gs, torch) is None


@pytest.mark.parametrize("hundred", range(15))
def test_drawn(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * (hundred + 1)):
        lines = Drawn(seed).lines
        found = first_difference(lines, gs, torch)
        if found is not None and not any(re.search(known, " | ".join(found)) for known in KNOWN):
            pytest.fail(f"{seed}: {found}\n" + "\n".join(shortened(lines, gs, torch)))


def test_a_difference_is_found_and_shortened() -> None:
    class Wrong:
        """PyTorch, but for a sum that is taken for a product."""

        def __getattr__(self, name: str) -> object:
            return getattr(torch, "mul" if name == "add" else name)

    lines = [
        "x0=torch.ones(2)*2",
        "x1=torch.ones(2)",
        "x2=torch.sub(x0,x1)",
        "x3=torch.add(x0,x1)",
        "x4=x3*2",
    ]
    found = first_difference(lines, gs, Wrong())
    assert (
        found is not None
        and found[0] == lines[3]
        and found[1].startswith("x3: [3. 3.] for [2. 2.]")
    )
    assert shortened(lines, gs, Wrong()) == [lines[0], lines[1], lines[3]]
