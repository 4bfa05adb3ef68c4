"""Weights with distributions (Blundell et al.): layers of one's own, a scale mixture prior, ELBO by minibatches."""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor
from torch.distributions import Independent, LogNormal, MultivariateNormal, Normal, constraints, kl

torch.manual_seed(21)
losses = []


class Gaussian(object):
    def __init__(self, mu, rho):
        super().__init__()
        self.mu, self.rho = mu, rho
        self.normal = torch.distributions.Normal(0, 1)

    @property
    def sigma(self):
        return torch.log1p(torch.exp(self.rho))

    def sample(self):
        epsilon = self.normal.sample(self.rho.size())
        return self.mu + self.sigma * epsilon

    def log_prob(self, input):
        return (
            -math.log(math.sqrt(2 * math.pi))
            - torch.log(self.sigma)
            - ((input - self.mu) ** 2) / (2 * self.sigma**2)
        ).sum()


class ScaleMixture:
    def __init__(self, pi, sigma1, sigma2):
        self.pi = pi
        self.gaussian1, self.gaussian2 = Normal(0, sigma1), Normal(0, sigma2)

    def log_prob(self, input):
        prob1 = torch.exp(self.gaussian1.log_prob(input))
        prob2 = torch.exp(self.gaussian2.log_prob(input))
        return (torch.log(self.pi * prob1 + (1 - self.pi) * prob2)).sum()


class BayesianLinear(nn.Module):
    __constants__ = ["in_features", "out_features"]

    def __init__(self, in_features: int, out_features: int):
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight_mu = nn.Parameter(torch.Tensor(out_features, in_features).uniform_(-0.2, 0.2))
        self.weight_rho = nn.Parameter(torch.Tensor(out_features, in_features).uniform_(-5, -4))
        self.weight = Gaussian(self.weight_mu, self.weight_rho)
        self.bias_mu = nn.Parameter(torch.FloatTensor(out_features).uniform_(-0.2, 0.2))
        self.bias_rho = nn.Parameter(torch.FloatTensor(out_features).uniform_(-5, -4))
        self.bias = Gaussian(self.bias_mu, self.bias_rho)
        self.prior = ScaleMixture(
            0.5, torch.FloatTensor([math.exp(-0)]), torch.FloatTensor([math.exp(-6)])
        )
        self.log_prior: Tensor | float = 0
        self.log_variational_posterior: Tensor | float = 0

    def forward(self, input, sample=False):
        if self.training or sample:
            weight, bias = self.weight.sample(), self.bias.sample()
            self.log_prior = self.prior.log_prob(weight) + self.prior.log_prob(bias)
            self.log_variational_posterior = self.weight.log_prob(weight) + self.bias.log_prob(bias)
        else:
            weight, bias = self.weight.mu, self.bias.mu
        return F.linear(input, weight, bias)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.l1, self.l2 = BayesianLinear(4, 12), BayesianLinear(12, 3)

    def forward(self, x, sample=False):
        return F.log_softmax(self.l2(F.relu(self.l1(x, sample)), sample), dim=1)

    def sample_elbo(self, input, target, samples=2):
        outputs = torch.zeros(samples, len(input), 3)
        priors, posteriors = torch.zeros(samples), torch.zeros(samples)
        for i in range(samples):
            outputs[i] = self(input, sample=True)
            priors[i] = self.l1.log_prior + self.l2.log_prior
            posteriors[i] = self.l1.log_variational_posterior + self.l2.log_variational_posterior
        nll = F.nll_loss(outputs.mean(0), target, reduction="sum")
        return (posteriors.mean() - priors.mean()) / 4 + nll


net = Net()
x, y = torch.randn(48, 4), torch.randint(3, (48,))
optimizer = torch.optim.Adamax(net.parameters(), lr=0.01)
for epoch in range(4):
    for xb, yb in zip(x.split(12), y.split(12)):
        net.zero_grad()
        loss = net.sample_elbo(xb, yb)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
net.eval()
with torch.no_grad():
    votes = torch.stack([net(x, sample=True).exp() for _ in range(5)])
    entropy = -(votes.mean(0) * votes.mean(0).log()).sum(-1)
    losses += [entropy.mean().item(), votes.std(0, unbiased=False).mean().item()]

# Mean-field inference of a regression, its evidence bound differentiated through reparametrised draws.
design = torch.cat([torch.ones(30, 1), torch.randn(30, 2)], 1)
truth = torch.tensor([0.5, -1.0, 2.0])
response = design @ truth + 0.3 * torch.randn(30)
loc, log_scale, raw = (torch.zeros(s, requires_grad=True) for s in ((3,), (3,), (2,)))
optimizer = torch.optim.Adagrad([loc, log_scale, raw], lr=0.2)
prior = MultivariateNormal(torch.zeros(3), covariance_matrix=torch.eye(3) * 4)
for step in range(12):
    q = Independent(Normal(loc, log_scale.exp()), 1)
    noise = LogNormal(raw[0], F.softplus(raw[1]))
    w, s = q.rsample([6]), noise.rsample([6])
    likelihood = Normal(w @ design.t(), s.unsqueeze(-1)).log_prob(response).sum(-1)
    kls = kl.kl_divergence(Normal(loc, log_scale.exp()), Normal(0.0, 2.0)).sum()
    elbo = (
        (likelihood + prior.log_prob(w) - q.log_prob(w)).mean()
        - kls * 0.1
        + noise.entropy().mean() * 0.1
    )
    optimizer.zero_grad()
    (-elbo).backward()
    optimizer.step()
    losses.append(elbo.item())
losses += loc.tolist() + [float(constraints.positive.check(noise.sample()).all())]
try:
    Normal(torch.tensor(1.0), torch.tensor(-1.0))
except ValueError as error:
    losses.append(float(len(str(error))))
