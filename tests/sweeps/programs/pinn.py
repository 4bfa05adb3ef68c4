"""A physics-informed network: derivatives of the network in the loss."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
net = nn.Sequential(nn.Linear(1, 16), nn.Tanh(), nn.Linear(16, 16), nn.Tanh(), nn.Linear(16, 1))
optimizer = optim.Adam(net.parameters(), lr=5e-3)
t = torch.linspace(0, 1, 20).view(-1, 1).requires_grad_(True)
for _ in range(12):
    u = net(t)
    (du,) = torch.autograd.grad(u, t, torch.ones_like(u), create_graph=True)
    (ddu,) = torch.autograd.grad(du, t, torch.ones_like(du), create_graph=True)
    loss = (
        torch.mean((ddu + 4 * du + 40 * u) ** 2) * 1e-3 + (net(torch.zeros(1, 1)) - 1).pow(2).sum()
    )
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
