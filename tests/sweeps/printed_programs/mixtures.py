"""Mixture densities, every distribution as it is printed, and a classifier of pairs of sentences."""

import torch, torch.nn as nn, torch.nn.functional as F, torch.distributions as D

torch.manual_seed(7)


class MDN(nn.Module):

    def __init__(self, k=3):
        super().__init__()
        self.h = nn.Sequential(nn.Linear(1, 10), nn.Tanh())
        self.pi = nn.Linear(10, k)
        self.mu = nn.Linear(10, k)
        self.sigma = nn.Linear(10, k)

    def forward(self, x):
        z = self.h(x)
        return (F.softmax(self.pi(z), -1), torch.exp(self.sigma(z)), self.mu(z))


m = MDN()
x = torch.rand(50, 1) * 2 - 1
y = x + 0.3 * torch.sin(6 * x) + 0.02 * torch.randn(50, 1)
opt = torch.optim.Adam(m.parameters(), 0.02)
for i in range(6):
    pi, s, mu = m(x)
    mix = D.MixtureSameFamily(D.Categorical(pi), D.Normal(mu, s))
    loss = -mix.log_prob(y.squeeze(1)).mean()
    opt.zero_grad()
    loss.backward()
    opt.step()
    print(i, "%.4f" % loss.item(), loss.grad_fn)
print(
    mix,
    mix.mean.shape,
    mix.variance.shape,
    mix.batch_shape,
    mix.event_shape,
    mix.component_distribution,
    mix.mixture_distribution,
)
for d in [
    D.Normal(0.0, 1.0),
    D.Normal(torch.zeros(2), torch.ones(2)),
    D.Bernoulli(torch.tensor([0.3])),
    D.Categorical(torch.ones(3)),
    D.Beta(1.0, 2.0),
    D.Gamma(torch.tensor([1.0]), torch.tensor([2.0])),
    D.Dirichlet(torch.ones(3)),
    D.Uniform(0.0, 1.0),
    D.Exponential(torch.tensor(2.0)),
    D.Laplace(0.0, 1.0),
    D.MultivariateNormal(torch.zeros(2), torch.eye(2)),
    D.Poisson(3.0),
    D.StudentT(3.0),
    D.Independent(D.Normal(torch.zeros(2, 3), torch.ones(2, 3)), 1),
    D.LogNormal(0.0, 1.0),
    D.OneHotCategorical(torch.ones(2)),
    D.Multinomial(3, torch.ones(2)),
    D.VonMises(0.0, 1.0),
    D.Binomial(3, torch.tensor(0.5)),
    D.Geometric(0.3),
    D.Cauchy(0.0, 1.0),
    D.HalfNormal(1.0),
    D.Pareto(1.0, 1.0),
    D.Weibull(1.0, 1.0),
    D.Kumaraswamy(1.0, 1.0),
    D.Gumbel(0.0, 1.0),
    D.TransformedDistribution(D.Normal(0.0, 1.0), [D.ExpTransform()]),
    D.LowRankMultivariateNormal(torch.zeros(2), torch.ones(2, 1), torch.ones(2)),
    D.RelaxedBernoulli(torch.tensor(0.5), torch.tensor(0.3)),
    D.ContinuousBernoulli(torch.tensor(0.3)),
    D.NegativeBinomial(3, torch.tensor(0.4)),
    D.FisherSnedecor(2.0, 3.0),
    D.Chi2(2.0),
    D.InverseGamma(2.0, 1.0),
]:
    torch.manual_seed(1)
    s = d.sample()
    print(
        d,
        s,
        "%.4f" % d.log_prob(s).sum().item(),
        d.has_rsample,
        d.support,
        tuple(d.arg_constraints),
    )
    try:
        print("   ", d.entropy())
    except NotImplementedError as e:
        print("    NIE", e)
print(
    D.kl_divergence(D.Normal(0.0, 1.0), D.Normal(1.0, 2.0)),
    D.kl_divergence(D.Beta(1.0, 2.0), D.Beta(2.0, 2.0)),
    D.Normal(0.0, 1.0).cdf(torch.tensor(0.5)),
    D.Normal(0.0, 1.0).icdf(torch.tensor(0.5)),
    D.Normal(torch.zeros(2), 1.0).expand((3, 2)),
    D.constraints.positive,
    D.constraints.interval(0, 1),
    D.biject_to(D.constraints.positive),
    D.transform_to(D.constraints.simplex),
    D.AffineTransform(1.0, 2.0),
    D.ComposeTransform([D.ExpTransform(), D.SigmoidTransform()]),
)
for f in [
    lambda: D.kl_divergence(D.Cauchy(0.0, 1.0), D.Normal(0.0, 1.0)),
    lambda: D.Normal(0.0, torch.tensor([1.0, -1.0])),
    lambda: D.Normal(0.0, 1.0).log_prob("a"),
    lambda: D.Uniform(1.0, 0.0),
    lambda: D.Uniform(0.0, 1.0).log_prob(torch.tensor(2.0)),
    lambda: D.MultivariateNormal(torch.zeros(2)),
    lambda: D.MultivariateNormal(torch.zeros(2), -torch.eye(2)),
    lambda: D.Dirichlet(torch.tensor(1.0)),
    lambda: D.Binomial(-1, torch.tensor(0.5)),
    lambda: D.Bernoulli(),
    lambda: D.Independent(D.Normal(0.0, 1.0), 1),
    lambda: D.Categorical(torch.ones(2)).rsample(),
    lambda: D.Normal(0.0, 1.0).enumerate_support(),
    lambda: D.MixtureSameFamily(D.Normal(0.0, 1.0), D.Normal(0.0, 1.0)),
    lambda: D.OneHotCategorical(torch.ones(2)).log_prob(torch.ones(2)),
]:
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, "|", e)


class Snli(nn.Module):

    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(20, 8)
        self.projection = nn.Linear(8, 6)
        self.rnn = nn.LSTM(6, 5, num_layers=1, dropout=0.0, bidirectional=True)
        self.out = nn.Sequential(nn.Linear(20, 8), nn.ReLU(), nn.Dropout(0.2), nn.Linear(8, 3))

    def enc(self, x):
        b = x.size(1)
        h = x.new_zeros(2, b, 5, dtype=torch.float)
        o, (ht, ct) = self.rnn(F.relu(self.projection(self.embed(x).detach())), (h, h))
        return ht[-2:].transpose(0, 1).contiguous().view(b, -1)

    def forward(self, p, h):
        return self.out(torch.cat([self.enc(p), self.enc(h)], 1))


s = Snli()
print(s)
o = torch.optim.Adam(s.parameters(), 0.01)
P, H, Y = (torch.randint(0, 20, (4, 6)), torch.randint(0, 20, (5, 6)), torch.randint(0, 3, (6,)))
for i in range(3):
    o.zero_grad()
    a = s(P, H)
    l = F.cross_entropy(a, Y)
    l.backward()
    o.step()
    n = (torch.max(a, 1)[1].view(Y.size()) == Y).sum().item()
    print("{:>6} {:>8.6f} {:>5}/{}".format(i, l.item(), n, 6), a.grad_fn, s.embed.weight.grad)
