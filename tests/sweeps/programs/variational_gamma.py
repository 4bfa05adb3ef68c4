"""Gamma and Beta posteriors fitted by score functions."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
from torch.distributions import Beta, Gamma, Poisson

a, b = torch.tensor(1.0, requires_grad=True), torch.tensor(1.0, requires_grad=True)
counts = Poisson(torch.tensor(3.0)).sample((20,))
for _ in range(8):
    q = Gamma(F.softplus(a), F.softplus(b))
    draws = q.sample((16,))
    score = Poisson(draws.unsqueeze(-1)).log_prob(counts).sum(-1) - q.log_prob(draws).detach()
    loss = -(q.log_prob(draws) * (score - score.mean())).mean()
    ga, gb = torch.autograd.grad(loss, (a, b))
    with torch.no_grad():
        a -= 0.01 * ga
        b -= 0.01 * gb
    losses += [loss.item(), a.item(), b.item(), Beta(F.softplus(a), 2.0).entropy().item()]
