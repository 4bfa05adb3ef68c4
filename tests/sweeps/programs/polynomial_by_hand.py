"""A cubic for the sine, with gradients of one's own and a learning rate by hand."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
x = torch.linspace(-3.14, 3.14, 200)
y = torch.sin(x)
a, b, c, d = (torch.randn((), requires_grad=True) for _ in range(4))
for _ in range(20):
    loss = (a + b * x + c * x**2 + d * x**3 - y).pow(2).sum()
    losses.append(loss.item())
    loss.backward()
    with torch.no_grad():
        for p in (a, b, c, d):
            p -= 1e-6 * p.grad
            p.grad = None
