"""A layer defined by its fixed point: Anderson's iteration forward, an implicit backward by a hook; custom Functions."""

import torch
import torch.autograd as autograd
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(17)
losses = []


def anderson(f, x0, m=4, lam=1e-4, max_iter=25, tol=1e-4, beta=1.0):
    bsz, d = x0.shape
    X = torch.zeros(bsz, m, d, dtype=x0.dtype, device=x0.device)
    G = torch.zeros_like(X)
    X[:, 0], G[:, 0] = x0, f(x0)
    X[:, 1], G[:, 1] = G[:, 0], f(G[:, 0])
    H = torch.zeros(bsz, m + 1, m + 1)
    H[:, 0, 1:] = H[:, 1:, 0] = 1
    y = torch.zeros(bsz, m + 1, 1)
    y[:, 0] = 1
    res = []
    for k in range(2, max_iter):
        n = min(k, m)
        D = G[:, :n] - X[:, :n]
        H[:, 1 : n + 1, 1 : n + 1] = torch.bmm(D, D.transpose(1, 2)) + lam * torch.eye(n)[None]
        alpha = torch.linalg.solve(H[:, : n + 1, : n + 1], y[:, : n + 1])[:, 1 : n + 1, 0]
        X[:, k % m] = (
            beta * (alpha[:, None] @ G[:, :n])[:, 0]
            + (1 - beta) * (alpha[:, None] @ X[:, :n])[:, 0]
        )
        G[:, k % m] = f(X[:, k % m])
        res.append((G[:, k % m] - X[:, k % m]).norm().item() / (1e-5 + G[:, k % m].norm().item()))
        if res[-1] < tol:
            break
    return X[:, k % m], res


class Cell(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.linear1 = nn.utils.parametrizations.weight_norm(nn.Linear(d, d, bias=False))
        self.norm = nn.LayerNorm(d, elementwise_affine=False)
        self.linear1.parametrizations.weight.original0.data.mul_(0.5)

    def forward(self, z, x):
        return torch.tanh(self.linear1(z) * 0.7 + x)


class DEQ(nn.Module):
    def __init__(self, f, solver, **kwargs):
        super().__init__()
        self.f, self.solver, self.kwargs = f, solver, kwargs

    def forward(self, x):
        with torch.no_grad():
            z, self.forward_res = self.solver(
                lambda z: self.f(z, x), torch.zeros_like(x), **self.kwargs
            )
        z = self.f(z, x)
        if not self.training:
            return z
        z0 = z.clone().detach().requires_grad_()
        f0 = self.f(z0, x)

        def backward_hook(grad):
            g, self.backward_res = self.solver(
                lambda y: autograd.grad(f0, z0, y, retain_graph=True)[0] + grad, grad, **self.kwargs
            )
            return g

        z.register_hook(backward_hook)
        return z


class RoundSTE(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, levels):
        ctx.save_for_backward(x)
        ctx.levels = levels
        return (x * levels).round() / levels

    @staticmethod
    def backward(ctx, grad_output):
        (x,) = ctx.saved_tensors
        return grad_output * (x.abs() <= 1).to(grad_output.dtype), None


class GradientReversal(autograd.Function):
    @staticmethod
    def forward(ctx, x, alpha):
        ctx.alpha = alpha
        return x.view_as(x)

    @staticmethod
    def backward(ctx, grad):
        return -ctx.alpha * grad, None


model = nn.Sequential(nn.Linear(5, 12), DEQ(Cell(12), anderson), nn.Linear(12, 3))
domain = nn.Linear(12, 2)
optimizer = torch.optim.Adadelta([*model.parameters(), *domain.parameters()], lr=1.0)
x, y, d = torch.randn(20, 5), torch.randint(3, (20,)), torch.randint(2, (20,))
for step in range(8):
    h = model[1](model[0](x))
    logits = model[2](RoundSTE.apply(h, 8))
    loss = F.cross_entropy(logits, y)
    loss = loss + F.cross_entropy(domain(GradientReversal.apply(h, 0.3)), d)
    loss = loss + F.multi_margin_loss(logits, y) * 0.1
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses += [loss.item(), float(len(model[1].forward_res))]
with torch.autograd.set_detect_anomaly(True):
    w = torch.tensor([0.2, 1.5], requires_grad=True)
    (g,) = torch.autograd.grad((w**3).sum(), w, create_graph=True)
    g.norm().backward()
losses += w.grad.tolist()
losses.append(
    float(
        autograd.gradcheck(
            lambda a: torch.tanh(a).sum(0),
            torch.randn(3, 2, dtype=torch.double, requires_grad=True),
        )
    )
)
