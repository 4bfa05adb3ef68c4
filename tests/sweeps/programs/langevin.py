"""Samples of a Langevin diffusion from a two-humped energy."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
x = torch.randn(64, 2)
for step in range(20):
    x = x.detach().requires_grad_(True)
    energy = ((x**2).sum(1) - 2).pow(2).sum()
    (grad,) = torch.autograd.grad(energy, x)
    x = x - 0.01 * grad + 0.1 * torch.randn_like(x)
    losses.append(energy.item())
