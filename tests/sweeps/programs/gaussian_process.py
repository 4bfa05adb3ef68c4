"""Hyperparameters of a Gaussian process by its marginal likelihood, with Cholesky."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
import math

x = torch.rand(25, 1, dtype=torch.float64) * 6
y = torch.sin(x).squeeze() + 0.1 * torch.randn(25, dtype=torch.float64)
raw = torch.zeros(3, dtype=torch.float64, requires_grad=True)
optimizer = optim.Adam([raw], lr=0.1)
for _ in range(15):
    length, scale, noise = F.softplus(raw)
    k = scale * torch.exp(-0.5 * torch.cdist(x, x).pow(2) / length**2)
    chol = torch.linalg.cholesky(k + (noise + 1e-6) * torch.eye(25, dtype=torch.float64))
    alpha = torch.cholesky_solve(y.unsqueeze(1), chol).squeeze(1)
    loss = 0.5 * y @ alpha + chol.diagonal().log().sum() + 12.5 * math.log(2 * math.pi)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
