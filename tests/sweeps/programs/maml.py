"""Steps of inner learning that are differentiated through."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
w = [torch.randn(8, 1) * 0.5, torch.zeros(8), torch.randn(1, 8) * 0.5, torch.zeros(1)]
w = [p.requires_grad_(True) for p in w]
optimizer = optim.Adam(w, lr=1e-2)


def net(x, p):
    return F.linear(torch.tanh(F.linear(x, p[0], p[1])), p[2], p[3])


for _ in range(5):
    total = 0
    for _ in range(3):
        phase = torch.rand(1) * 3
        x = torch.rand(10, 1) * 4 - 2
        y = torch.sin(x + phase)
        inner = F.mse_loss(net(x[:5], w), y[:5])
        grads = torch.autograd.grad(inner, w, create_graph=True)
        fast = [p - 0.1 * g for p, g in zip(w, grads)]
        total = total + F.mse_loss(net(x[5:], fast), y[5:])
    optimizer.zero_grad()
    total.backward()
    optimizer.step()
    losses.append(total.item())
