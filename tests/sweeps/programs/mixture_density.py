"""A mixture density network, with MixtureSameFamily."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
from torch.distributions import Categorical, MixtureSameFamily, Normal

net = nn.Sequential(nn.Linear(1, 12), nn.Tanh(), nn.Linear(12, 9))
optimizer = optim.Adam(net.parameters(), lr=1e-2)
x = torch.rand(40, 1)
y = x.squeeze() + torch.where(torch.rand(40) > 0.5, 1.0, -1.0)
for _ in range(10):
    logits, mu, raw = net(x).chunk(3, -1)
    loss = -MixtureSameFamily(Categorical(logits=logits), Normal(mu, raw.exp())).log_prob(y).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
