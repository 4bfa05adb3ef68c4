"""The same with distributions: Independent normals and their divergence."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
from torch.distributions import Bernoulli, Independent, Normal, kl_divergence

enc, dec = nn.Linear(12, 8), nn.Linear(4, 12)
optimizer = optim.AdamW([*enc.parameters(), *dec.parameters()], lr=1e-2)
x = torch.bernoulli(torch.rand(10, 12))
prior = Independent(Normal(torch.zeros(4), torch.ones(4)), 1)
for _ in range(10):
    mu, raw = enc(x).chunk(2, -1)
    q = Independent(Normal(mu, F.softplus(raw) + 1e-3), 1)
    z = q.rsample()
    elbo = Independent(Bernoulli(logits=dec(z)), 1).log_prob(x) - kl_divergence(q, prior)
    optimizer.zero_grad()
    (-elbo.mean()).backward()
    optimizer.step()
    losses.append(-elbo.mean().item())
