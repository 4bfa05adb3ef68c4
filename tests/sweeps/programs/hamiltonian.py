"""Physics: a Hamiltonian network through its gradients, a neural ODE with an adjoint Function, HMC, Stein's particles."""

import math

import torch
import torch.nn as nn

torch.manual_seed(16)
losses = []


class HNN(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(
            nn.Linear(2, 24), nn.Tanh(), nn.Linear(24, 24), nn.Tanh(), nn.Linear(24, 1, bias=None)
        )
        self.register_buffer("M", torch.tensor([[0.0, 1.0], [-1.0, 0.0]]))
        for l in self.net:
            if isinstance(l, nn.Linear):
                torch.nn.init.orthogonal_(l.weight)

    def time_derivative(self, x):
        F2 = self.net(x)
        dF2 = torch.autograd.grad(F2.sum(), x, create_graph=True)[0]
        return dF2 @ self.M.t()


theta = torch.rand(40) * 6
x = torch.stack([theta.cos(), theta.sin()], 1) * (0.5 + torch.rand(40, 1))
x.requires_grad_(True)
dx = torch.stack([x[:, 1], -torch.sin(x[:, 0])], 1).detach()
model = HNN()
optim = torch.optim.Adam(model.parameters(), 1e-3, weight_decay=1e-4)
for step in range(8):
    loss = (dx - model.time_derivative(x)).pow(2).mean()
    loss.backward()
    optim.step()
    optim.zero_grad()
    losses.append(loss.item())


def rk4(f, y, t0, t1, n=6):
    h = (t1 - t0) / n
    for i in range(n):
        t = t0 + i * h
        k1 = f(t, y)
        k2 = f(t + h / 2, y + h / 2 * k1)
        k3 = f(t + h / 2, y + h / 2 * k2)
        k4 = f(t + h, y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return y


class ODEAdjoint(torch.autograd.Function):
    @staticmethod
    def forward(ctx, y0, func, *params):
        with torch.no_grad():
            y1 = rk4(func, y0, 0.0, 1.0)
        ctx.func = func
        ctx.save_for_backward(y1, *params)
        return y1

    @staticmethod
    def backward(ctx, grad):
        y1, *params = ctx.saved_tensors
        shapes = [p.shape for p in params]
        sizes = [y1.numel(), grad.numel(), *(p.numel() for p in params)]

        def augmented(t, state):
            y, a = state[: sizes[0]].view_as(y1), state[sizes[0] : sizes[0] * 2].view_as(y1)
            with torch.enable_grad():
                y = y.detach().requires_grad_(True)
                f = ctx.func(t, y)
                gy, *gp = torch.autograd.grad(f, (y, *params), -a, allow_unused=True)
            gp = [torch.zeros(s) if g is None else g for g, s in zip(gp, shapes)]
            return torch.cat([f.detach().reshape(-1), gy.reshape(-1)] + [g.reshape(-1) for g in gp])

        state = torch.cat([y1.reshape(-1), grad.reshape(-1), *(torch.zeros(s) for s in sizes[2:])])
        _, gy, *gp = rk4(augmented, state, 1.0, 0.0).split(sizes)
        return (gy.view_as(y1), None, *(g.view(s) for g, s in zip(gp, shapes)))


class Field(nn.Module):
    def __init__(self):
        super().__init__()
        self.l1, self.l2 = nn.Linear(3, 12), nn.Linear(12, 2)

    def forward(self, t, y):
        t = torch.as_tensor(t, dtype=y.dtype).expand(y.shape[0], 1)
        return self.l2(torch.tanh(self.l1(torch.cat([y, t], -1))))


field = Field()
optim = torch.optim.SGD(field.parameters(), lr=0.1)
start, goal = torch.randn(6, 2), torch.randn(6, 2)
for _ in range(5):
    optim.zero_grad()
    loss = nn.functional.mse_loss(ODEAdjoint.apply(start, field, *field.parameters()), goal)
    loss.backward()
    optim.step()
    losses.append(loss.item())


def log_density(q):
    return torch.logsumexp(
        torch.stack([-(q - 1.5).pow(2).sum(-1), -(q + 1.0).pow(2).sum(-1) * 2]), 0
    )


def grad_u(q):
    q = q.detach().requires_grad_(True)
    return -torch.autograd.grad(log_density(q).sum(), q)[0]


q, accepted = torch.zeros(8, 2), 0
for _ in range(6):
    p = torch.randn_like(q)
    new, momentum = q.clone(), p - 0.1 * grad_u(q)
    for i in range(5):
        new = new + 0.2 * momentum
        momentum = momentum - (0.2 if i < 4 else 0.1) * grad_u(new)
    ratio = log_density(new) - log_density(q) + 0.5 * (p.square() - momentum.square()).sum(1)
    accept = torch.rand(8).log() < ratio
    q = torch.where(accept[:, None], new, q)
    accepted += accept.sum().item()
    losses.append(q.mean().item())
losses.append(float(accepted))

particles = torch.randn(10, 2)
for _ in range(6):
    particles = particles.detach().requires_grad_(True)
    score = torch.autograd.grad(log_density(particles).sum(), particles)[0]
    distance = torch.pdist(particles.detach())
    width = distance.median() ** 2 / math.log(11)
    kernel = torch.exp(-torch.cdist(particles, particles.detach()).pow(2) / width)
    repulsion = -torch.autograd.grad(kernel.sum(), particles)[0]
    particles = particles + 0.3 * (kernel.detach() @ score + repulsion) / 10
    losses += [particles.mean().item(), particles.std().item()]
