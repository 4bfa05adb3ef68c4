"""A flow of affine and tanh transforms fitted to a shifted normal."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
from torch.distributions import AffineTransform, MultivariateNormal, TransformedDistribution
from torch.distributions.transforms import TanhTransform

loc, log_scale = nn.Parameter(torch.zeros(2)), nn.Parameter(torch.zeros(2))
optimizer = optim.SGD([loc, log_scale], lr=0.1)
data = torch.tanh(torch.randn(50, 2) * 0.5 + 0.3)
base = MultivariateNormal(torch.zeros(2), torch.eye(2))
for _ in range(10):
    steps = [AffineTransform(loc, log_scale.exp(), event_dim=1), TanhTransform(cache_size=1)]
    loss = -TransformedDistribution(base, steps).log_prob(data).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
