"""Functions of one's own: estimators, reversed gradients, changes in place, checks."""

import torch
from torch.autograd import Function, gradcheck, gradgradcheck
from torch.autograd.function import once_differentiable

torch.manual_seed(0)


class Exp(Function):
    @staticmethod
    def forward(i):
        r = i.exp()
        return r, r * 2

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(output[0])
        ctx.mark_non_differentiable(output[1])
        ctx.set_materialize_grads(False)
        ctx.foo = 3

    @staticmethod
    def backward(ctx, g, g2):
        (r,) = ctx.saved_tensors
        print("bw", g2, ctx.foo)
        return g * r


e = Exp.apply(torch.zeros(2, requires_grad=True))
print(e)
e[0].sum().backward()


class Bad(Function):
    @staticmethod
    def forward(ctx, x, y):
        return x * y

    @staticmethod
    def backward(ctx, g):
        return g


class Bad2(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def backward(ctx, g):
        return g[:1]


class NoBack(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2


class NoFwd(Function):
    pass


class Once(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    @once_differentiable
    def backward(ctx, g):
        return 2 * ctx.saved_tensors[0] * g


class Inst(Function):
    def forward(self, x):
        return x


class NotTensor(Function):
    @staticmethod
    def forward(ctx, x):
        return "x", x * 1

    @staticmethod
    def backward(ctx, a, g):
        return "oops"


v = torch.ones(3, requires_grad=True)
v.grad = None


class Sq(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        return g * 2 * x


print(
    gradcheck(Sq.apply, (torch.randn(3, dtype=torch.double, requires_grad=True),)),
    gradgradcheck(Sq.apply, (torch.randn(3, dtype=torch.double, requires_grad=True),)),
)
try:
    gradcheck(Sq.apply, (torch.randn(3),))
except Exception as ex:
    print(type(ex).__name__, ex)


class ReverseGrad(Function):
    @staticmethod
    def forward(ctx, x, lam):
        ctx.lam = lam
        return x.view_as(x)

    @staticmethod
    def backward(ctx, g):
        return g.neg() * ctx.lam, None


r = ReverseGrad.apply(v, 0.5)
r.sum().backward()
print(v.grad, r, r._is_view(), r.is_leaf)


class STE(Function):
    @staticmethod
    def forward(ctx, x):
        return (x > 0).float()

    @staticmethod
    def backward(ctx, g):
        return torch.nn.functional.hardtanh(g)


print(STE.apply(v), STE.apply(v.detach()), STE, STE.__module__, Function)


class InP(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.mark_dirty(x)
        return x.mul_(2)

    @staticmethod
    def backward(ctx, g):
        return g * 2


w = v * 1
InP.apply(w)
print(w, w.grad_fn)
try:
    InP.apply(v)
except Exception as ex:
    print(type(ex).__name__, ex)


class J(Function):
    @staticmethod
    def forward(x):
        return x.sin()

    @staticmethod
    def setup_context(ctx, i, o):
        ctx.save_for_forward(i[0])
        ctx.save_for_backward(i[0])

    @staticmethod
    def backward(ctx, g):
        return g * ctx.saved_tensors[0].cos()

    @staticmethod
    def jvp(ctx, t):
        return t * ctx.saved_tensors[0].cos()


print(torch.func.jvp(J.apply, (v.detach(),), (v.detach(),)))
try:
    torch.func.vmap(J.apply)(v.detach())
except Exception as ex:
    print(type(ex).__name__, ex)
try:
    torch.func.grad(lambda x: Sq.apply(x).sum())(v.detach())
except Exception as ex:
    print(type(ex).__name__, ex)
