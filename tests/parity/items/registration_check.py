"""Whether a derivative is registered where calls come by it: the check, and autograd's fallback where none is."""

from __future__ import annotations

from .text import programs

FUNCTIONS = """
from torch.testing._internal.optests import autograd_registration_check as check
from torch.testing._internal.optests.autograd_registration import set_autograd_fallback_mode
from torch.library import Library
C = torch._C
lib = Library(ns, "DEF")
class Twice(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x): return x * 2
    @staticmethod
    def backward(ctx, g): return g * 2
def by_numpy(x): return torch.tensor(x.detach().numpy() + 1)
def in_place(x):
    x.detach().mul_(2)
    return x
def defined(schema="(Tensor x) -> Tensor", **kernels):
    lib.define("f" + schema)
    for key, kernel in kernels.items():
        lib.impl("f", kernel, key)
    return getattr(torch.ops, ns).f.default
def leaf(): return torch.ones(2, requires_grad=True)
def backward(op, *args, base=None):
    import warnings
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        out = op(*args)
        out = out[0] if isinstance(out, (list, tuple)) else out
        called = len(caught)
        if out.requires_grad:
            out.sum().backward()
    show(out.requires_grad, out.grad_fn and out.grad_fn.name(), called, [w.category.__name__ for w in caught])
"""

REASONS = {
    "fallback mode error": "differs: the mode is there; PyTorch says that it is not yet implemented",
    "fallback: an integral argument returned as it is": "differs: an argument that requires no grad is left as it is",
}

PROGRAMS = r"""
### check: an operator of the library
check(torch.ops.aten.sin.default, (leaf(),), {})

### check: a packet
check(torch.ops.aten.sin, (leaf(),), {})

### check: a function
check(torch.sin, (leaf(),), {})

### check: nothing requires grad
check(torch.ops.aten.sin.default, (torch.ones(2),), {})

### check: no tensors
check(defined("(int n) -> int", CompositeExplicitAutograd=lambda n: n), (3,), {})

### check: nothing requires grad, which says what to do
"requires_grad=True" in message(lambda: check(torch.ops.aten.sin.default, (torch.ones(2),), {}))

### check: another device
check(torch.ops.aten.sin.default, (torch.ones(2, device="meta", requires_grad=True),), {})

### check: a plain kernel
check(defined(CPU=by_numpy), (leaf(),), {})

### check: an autograd.Function at CPU
check(defined(CPU=Twice.apply), (leaf(),), {})

### check: an autograd.Function at CPU, which says where to
text = message(lambda: check(defined(CPU=Twice.apply), (leaf(),), {}))
show("the correct location for it is the Autograd key" in " ".join(text.split()), "CompositeImplicitAutograd" in text)

### check: an autograd.Function at Autograd
check(defined(CPU=by_numpy, Autograd=Twice.apply), (leaf(),), {})

### check: an autograd.Function at AutogradCPU
check(defined(CPU=by_numpy, AutogradCPU=Twice.apply), (leaf(),), {})

### check: an autograd.Function at AutogradCUDA
check(defined(CPU=Twice.apply, AutogradCUDA=Twice.apply), (leaf(),), {})

### check: made of operators at CPU
check(defined(CPU=lambda x: x.sin()), (leaf(),), {})

### check: made of operators at CompositeImplicitAutograd
check(defined(CompositeImplicitAutograd=lambda x: x.sin()), (leaf(),), {})

### check: made of operators at CompositeExplicitAutograd
check(defined(CompositeExplicitAutograd=lambda x: x.sin()), (leaf(),), {})

### check: a kernel at CPU beside a composition
check(defined(CPU=by_numpy, CompositeImplicitAutograd=lambda x: x + 1), (leaf(),), {})

### check: fallthrough at Autograd
check(defined(CPU=lambda x: x.sin(), Autograd=torch.library.fallthrough_kernel), (leaf(),), {})

### check: an argument returned as it is
check(defined(CPU=lambda x: x), (leaf(),), {})

### check: in place
check(defined("(Tensor(a!) x) -> Tensor(a!)", CPU=in_place), (leaf() * 1,), {})

### check: a list of results
check(defined("(Tensor x) -> Tensor[]", CPU=lambda x: [x.sin()]), (leaf(),), {})

### check: a list of arguments
check(defined("(Tensor[] xs) -> Tensor", CPU=lambda xs: xs[0].sin()), ([leaf()],), {})

### check: by keyword
check(defined("(Tensor x, *, Tensor y) -> Tensor", CPU=lambda x, y: y.sin()), (torch.ones(2),), {"y": leaf()})

### check: the second result records
check(defined("(Tensor x) -> (Tensor, Tensor)", CPU=lambda x: (by_numpy(x), x.sin())), (leaf(),), {})

### check: register_autograd
op = defined(CPU=by_numpy)
torch.library.register_autograd(ns + "::f", lambda ctx, g: g, lib=lib)
check(op, (leaf(),), {})

### check: the mode is as before
with set_autograd_fallback_mode("warn"):
    check(defined(CPU=by_numpy), (leaf(),), {})
    show(C._get_autograd_fallback_mode())

### check: the mode is as before after a fault
refused(lambda: check(defined(CPU=Twice.apply), (leaf(),), {}))
C._get_autograd_fallback_mode()

### set_autograd_fallback_mode
with set_autograd_fallback_mode("nothing"):
    show(C._get_autograd_fallback_mode())
C._get_autograd_fallback_mode()

### set_autograd_fallback_mode: after an error
def call():
    with set_autograd_fallback_mode("nothing"):
        raise KeyError
show(refused(call), C._get_autograd_fallback_mode())

### _get_autograd_fallback_mode
C._get_autograd_fallback_mode()

### _set_autograd_fallback_mode: no such
issubclass(type(error_of(lambda: C._set_autograd_fallback_mode("nope"))), Exception)

### fallback mode error
with set_autograd_fallback_mode("error"):
    show(C._get_autograd_fallback_mode())

### fallback: a plain kernel
backward(defined(CPU=by_numpy), leaf())

### fallback: nothing requires grad
backward(defined(CPU=by_numpy), torch.ones(2))

### fallback: within no_grad
with torch.no_grad():
    backward(defined(CPU=by_numpy), leaf())

### fallback: no backward, no warning
op = defined(CPU=by_numpy)
warned(lambda: op(leaf()))

### fallback: an argument returned as it is
x = leaf()
backward(defined(CPU=lambda x: x), x)
x.grad

### fallback: in place
x = leaf()
backward(defined("(Tensor(a!) x) -> Tensor(a!)", CPU=in_place), x * 1)
x.grad

### fallback: in place without result
x = leaf()
y = x * 1
op = defined("(Tensor(a!) x) -> ()", CPU=lambda x: in_place(x) and None if False else None)
show(warned(lambda: (op(y), y.sum().backward())))

### fallback: an autograd.Function
x = leaf()
backward(defined(CPU=Twice.apply), x)
x.grad

### fallback: made of operators
x = leaf()
backward(defined(CPU=lambda x: x * 3), x)
x.grad

### fallback: a list
backward(defined("(Tensor x) -> Tensor[]", CPU=lambda x: [by_numpy(x)]), leaf())

### fallback: a view
backward(defined("(Tensor(a) x) -> Tensor(a)", CPU=lambda x: x.detach()), leaf())

### fallback: an integral result
op = defined(CPU=lambda x: torch.tensor([1, 2]))
op(leaf()).requires_grad

### fallback: an integral argument returned as it is
x, y = leaf(), torch.ones(2)
op = defined("(Tensor x, Tensor y) -> (Tensor, Tensor)", CPU=lambda x, y: (by_numpy(x), y))
a, b = op(x, y)
show(a.requires_grad, b.requires_grad)

### fallback: no tensor returned
warned(lambda: defined("(Tensor x) -> int", CPU=lambda x: 3)(leaf()))

### fallback: mode nothing
with set_autograd_fallback_mode("nothing"):
    backward(defined(CPU=by_numpy), leaf())

### fallback: mode nothing, made of operators
x = leaf()
with set_autograd_fallback_mode("nothing"):
    backward(defined(CPU=lambda x: x * 3), x)
x.grad

### fallback: the text
import warnings
op = defined(CPU=by_numpy)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    op(leaf()).sum().backward()
text = str(caught[0].message)
show(text.startswith(ns + "::f: an autograd kernel was not registered to the Autograd key(s)"), "silently incorrect" in text)

### fallback: warnings are errors
import warnings
y = defined(CPU=by_numpy)(leaf())
def call():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        y.sum().backward()
show(refused(call))

### fallback: a second operator downstream
x = leaf()
op = defined(CPU=by_numpy)
y = x * 2
show(warned(lambda: (op(y) * y).sum().backward()), x.grad)

### fallback: autograd.grad
x = leaf()
op = defined(CPU=by_numpy)
show(warned(lambda: torch.autograd.grad(op(x).sum(), x, allow_unused=True)), torch.autograd.grad(op(x).sum(), x, allow_unused=True)[0])
"""

ITEMS = programs((), FUNCTIONS, PROGRAMS, REASONS)
