"""Every distribution sampled, transforms, constraints, Hamiltonian Monte Carlo, variational inference, a Kalman filter, a hidden Markov model."""

import torch, math
import torch.distributions as dist
from torch.distributions import (
    constraints,
    transforms as T,
    biject_to,
    transform_to,
    kl_divergence,
    register_kl,
)
from torch import nn

torch.manual_seed(11)
D = dict(
    Normal=dist.Normal(0.0, 1.0),
    Laplace=dist.Laplace(0.0, 2.0),
    Gamma=dist.Gamma(2.0, 3.0),
    Beta=dist.Beta(0.5, 2.0),
    StudentT=dist.StudentT(4.0),
    Cauchy=dist.Cauchy(0.0, 1.0),
    HalfCauchy=dist.HalfCauchy(1.0),
    HalfNormal=dist.HalfNormal(2.0),
    Exponential=dist.Exponential(0.5),
    Gumbel=dist.Gumbel(1.0, 2.0),
    Uniform=dist.Uniform(-1.0, 2.0),
    Pareto=dist.Pareto(1.0, 3.0),
    Weibull=dist.Weibull(1.0, 2.0),
    LogNormal=dist.LogNormal(0.0, 0.5),
    Chi2=dist.Chi2(3.0),
    F=dist.FisherSnedecor(3.0, 8.0),
    InvGamma=dist.InverseGamma(3.0, 2.0),
    Kuma=dist.Kumaraswamy(2.0, 3.0),
    VonMises=dist.VonMises(0.5, 4.0),
    Poisson=dist.Poisson(4.0),
    Bernoulli=dist.Bernoulli(0.3),
    Binomial=dist.Binomial(10, 0.4),
    Geometric=dist.Geometric(0.2),
    NegBin=dist.NegativeBinomial(5.0, 0.3),
    Cat=dist.Categorical(torch.tensor([0.2, 0.3, 0.5])),
    OneHot=dist.OneHotCategorical(torch.tensor([0.2, 0.8])),
    STE=dist.OneHotCategoricalStraightThrough(torch.tensor([0.2, 0.8])),
    Multinomial=dist.Multinomial(5, torch.tensor([0.2, 0.3, 0.5])),
    Dirichlet=dist.Dirichlet(torch.tensor([1.0, 2, 3])),
    MVN=dist.MultivariateNormal(torch.zeros(2), torch.tensor([[2.0, 0.5], [0.5, 1]])),
    LowRank=dist.LowRankMultivariateNormal(torch.zeros(2), torch.ones(2, 1), torch.ones(2)),
    Relaxed=dist.RelaxedBernoulli(torch.tensor(0.5), torch.tensor(0.3)),
    Concrete=dist.RelaxedOneHotCategorical(torch.tensor(0.5), torch.tensor([0.3, 0.7])),
    LKJ=dist.LKJCholesky(3, 1.5),
    CB=dist.ContinuousBernoulli(0.3),
    LogisticNormal=dist.LogisticNormal(torch.zeros(2), torch.ones(2)),
    GPareto=(
        dist.GeneralizedPareto(0.0, 1.0, 0.2)
        if hasattr(dist, "GeneralizedPareto")
        else dist.Normal(0.0, 1.0)
    ),
)
for k, d in D.items():
    x = d.sample((2,))
    print(
        k, d, x, d.log_prob(x), tuple(d.batch_shape), tuple(d.event_shape), d.has_rsample, d.support
    )
    for a in ("mean", "variance", "stddev", "mode", "entropy"):
        try:
            v = getattr(d, a)
            v = v() if callable(v) else v
            print("  ", a, v)
        except Exception as e:
            print("  ", a, type(e).__name__, e)
    try:
        print("   cdf", d.cdf(x), d.icdf(torch.tensor(0.3)))
    except Exception as e:
        print("   cdf", type(e).__name__, e)
    try:
        print("   expand", d.expand((2,)).batch_shape, d.arg_constraints)
    except Exception as e:
        print(type(e).__name__, e)
for a, b in (
    ("Normal", "Laplace"),
    ("Normal", "Normal"),
    ("Gamma", "Gamma"),
    ("Beta", "Beta"),
    ("Uniform", "Normal"),
    ("Exponential", "Gamma"),
    ("Poisson", "Poisson"),
    ("Dirichlet", "Dirichlet"),
    ("MVN", "LowRank"),
    ("Bernoulli", "Poisson"),
    ("Gumbel", "Gumbel"),
    ("Normal", "Beta"),
    ("Cat", "Cat"),
    ("Pareto", "Exponential"),
    ("Laplace", "Laplace"),
    ("Geometric", "Geometric"),
    ("Cat", "OneHot"),
):
    try:
        print(a, b, kl_divergence(D[a], D[b]))
    except Exception as e:
        print(a, b, type(e).__name__, e)
mix = dist.MixtureSameFamily(
    dist.Categorical(torch.tensor([0.3, 0.7])),
    dist.Independent(dist.Normal(torch.tensor([[0.0, 0], [3, 3]]), 1.0), 1),
)
print(mix, mix.sample((2,)), mix.mean, mix.variance, mix.log_prob(torch.zeros(2)))
for t in (
    T.ExpTransform(),
    T.AffineTransform(1.0, 2.0),
    T.SigmoidTransform(),
    T.TanhTransform(),
    T.PowerTransform(2.0),
    T.SoftplusTransform(),
    T.AbsTransform(),
    T.ComposeTransform([T.ExpTransform(), T.AffineTransform(0.0, 2.0)]),
    T.ExpTransform().inv,
    T.StickBreakingTransform(),
    T.LowerCholeskyTransform(),
    T.CorrCholeskyTransform(),
    T.ReshapeTransform((4,), (2, 2)),
    T.SoftmaxTransform(),
    T.IndependentTransform(T.ExpTransform(), 1),
    T.CatTransform([T.ExpTransform(), T.AffineTransform(0.0, 1.0)], lengths=[2, 2]),
    T.StackTransform([T.ExpTransform(), T.AffineTransform(0.0, 1.0)]),
    T.PositiveDefiniteTransform(),
    T.CumulativeDistributionTransform(dist.Normal(0.0, 1.0)),
):
    x = torch.tensor([0.1, 0.2, 0.3, 0.4])
    x = (
        torch.eye(2)
        if "Lower" in repr(t) or "Definite" in repr(t)
        else x[:3] if "Corr" in repr(t) else x.view(2, 2) if "Stack" in repr(t) else x
    )
    try:
        y = t(x)
        print(t, y, t.inv(y), t.log_abs_det_jacobian(x, y), t.domain, t.codomain, t.bijective)
    except Exception as e:
        print(t, type(e).__name__, e)
for c in (
    constraints.positive,
    constraints.unit_interval,
    constraints.simplex,
    constraints.interval(-1, 2),
    constraints.greater_than(3.0),
    constraints.lower_cholesky,
    constraints.corr_cholesky,
    constraints.real,
    constraints.less_than(0.0),
    constraints.integer_interval(0, 3),
    constraints.boolean,
    constraints.nonnegative_integer,
    constraints.positive_definite,
    constraints.one_hot,
    constraints.independent(constraints.positive, 1),
    constraints.cat([constraints.real, constraints.positive]),
):
    print(c, c.is_discrete, c.event_dim)
for c in (
    constraints.positive,
    constraints.simplex,
    constraints.interval(-1, 2),
    constraints.boolean,
):
    try:
        print(biject_to(c), transform_to(c)(torch.tensor([0.5, -0.5])))
    except Exception as e:
        print(type(e).__name__, e)
# HMC
target = dist.MultivariateNormal(torch.tensor([1.0, -1]), torch.tensor([[1.0, 0.6], [0.6, 1]]))
q = torch.zeros(2)
acc = 0
S = []


def gradU(q):
    q = q.detach().requires_grad_()
    return -torch.autograd.grad(target.log_prob(q), q)[0]


for _ in range(60):
    p = torch.randn(2)
    q0, p0 = q, p
    H0 = -target.log_prob(q) + 0.5 * p @ p
    p = p - 0.1 * gradU(q)
    for i in range(6):
        q = q + 0.2 * p
        p = p - (0.2 if i < 5 else 0.1) * gradU(q)
    if torch.rand(()) < torch.exp(H0 - (-target.log_prob(q) + 0.5 * p @ p)):
        acc += 1
    else:
        q = q0
    S.append(q)
S = torch.stack(S)
print(acc, S.mean(0), torch.cov(S.T), torch.corrcoef(S.T))
# SVI with pathwise + score function
loc = torch.zeros(2, requires_grad=True)
ls = torch.zeros(2, requires_grad=True)
o = torch.optim.Adam([loc, ls], 0.05)
for i in range(20):
    g = dist.Independent(dist.Normal(loc, ls.exp()), 1)
    z = g.rsample((16,))
    e = -(target.log_prob(z) - g.log_prob(z)).mean()
    o.zero_grad()
    e.backward()
    o.step()
print(f"{e:.3f}", loc, ls)
lg = torch.zeros(3, requires_grad=True)
d = dist.Categorical(logits=lg)
a = d.sample((8,))
(-(d.log_prob(a) * a.float())).mean().backward()
print(lg.grad, d.entropy().grad_fn)
for nm in ("Gamma", "Beta", "StudentT", "VonMises"):
    c = torch.tensor(2.5, requires_grad=True)
    d = {
        "Gamma": lambda: dist.Gamma(c, 1.0),
        "Beta": lambda: dist.Beta(c, 2.0),
        "Dirichlet": lambda: dist.Dirichlet(c * torch.ones(2)),
        "StudentT": lambda: dist.StudentT(c),
        "VonMises": lambda: dist.VonMises(c, 1.0),
    }[nm]()
    try:
        s = d.rsample()
        s.sum().backward()
        print(nm, s, c.grad)
    except Exception as e:
        print(nm, type(e).__name__, e)
# Kalman, HMM forward
A = torch.tensor([[1.0, 0.1], [0, 1]])
C = torch.tensor([[1.0, 0]])
Q = 0.01 * torch.eye(2)
R = torch.tensor([[0.1]])
m, P = torch.zeros(2, 1), torch.eye(2)
ll = torch.zeros(())
for yv in torch.sin(torch.arange(6.0) / 3):
    m, P = A @ m, A @ P @ A.T + Q
    Sx = C @ P @ C.T + R
    K = P @ C.T @ torch.inverse(Sx)
    r = yv.view(1, 1) - C @ m
    ll = ll + dist.Normal(0.0, Sx.sqrt().squeeze()).log_prob(r.squeeze())
    m, P = m + K @ r, (torch.eye(2) - K @ C) @ P
print(m.T, P, ll)
tr = torch.tensor([[0.9, 0.1], [0.2, 0.8]]).log()
em = torch.randn(5, 2)
al = em[0] + math.log(0.5)
for t in range(1, 5):
    al = torch.logsumexp(al.unsqueeze(1) + tr, 0) + em[t]
print(al.logsumexp(0), al)
print(
    torch.distributions.utils.probs_to_logits(torch.tensor([0.1, 0.9])),
    dist.utils.logits_to_probs(torch.zeros(2)),
    dist.utils.broadcast_all(1.0, torch.ones(2)),
    dist.utils.clamp_probs(torch.tensor([0.0, 1.0])),
)
