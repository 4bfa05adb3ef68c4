"""A planar flow trained by its divergence from a normal distribution, and a tour of distributions: draws, moments, errors."""

import torch, math
from torch import nn
import torch.distributions as D
from torch.distributions import (
    constraints,
    transforms as T,
    kl_divergence,
    register_kl,
    biject_to,
    transform_to,
)

torch.manual_seed(0)
D.Distribution.set_default_validate_args(True)


class Planar(T.Transform):
    domain = codomain = constraints.real_vector
    bijective = True

    def __init__(s, u, w, b):
        super().__init__(cache_size=1)
        s.u, s.w, s.b = u, w, b

    def _call(s, z):
        return z + s.u * torch.tanh(z @ s.w + s.b)[..., None]

    def log_abs_det_jacobian(s, z, y):
        return (1 + (1 - torch.tanh(z @ s.w + s.b) ** 2) * (s.u @ s.w)).abs().log()


base = D.Independent(D.Normal(torch.zeros(2), torch.ones(2)), 1)
ps = [nn.Parameter(torch.randn(n) * 0.3) for n in (2, 2, 1)]


def flow():
    return D.TransformedDistribution(
        base,
        [
            Planar(*ps),
            T.AffineTransform(
                torch.tensor([1.0, -1.0]), torch.tensor([0.5, 2.0]), event_dim=1, cache_size=1
            ),
        ],
    )


print(base, flow().event_shape, flow().batch_shape, flow().support)
opt = torch.optim.Adam(ps, 0.05)
for i in range(4):
    f = flow()
    x = f.rsample((64,))
    l = (f.log_prob(x) - D.Normal(0.0, 1.0).log_prob(x).sum(-1)).mean()
    opt.zero_grad()
    l.backward()
    opt.step()
    print(i, "%.5f" % l.item(), ["%.4f" % p.grad.norm() for p in ps])
for d in (
    D.Normal(torch.tensor([0.0, 1]), 2.0),
    D.MultivariateNormal(torch.zeros(2), torch.tensor([[2.0, 0.5], [0.5, 1.0]])),
    D.LowRankMultivariateNormal(torch.zeros(3), torch.ones(3, 1), torch.ones(3)),
    D.Categorical(logits=torch.tensor([[1.0, 2, 3]])),
    D.OneHotCategorical(torch.tensor([0.2, 0.8])),
    D.MixtureSameFamily(D.Categorical(torch.ones(3)), D.Normal(torch.arange(3.0), 0.5)),
    D.Dirichlet(torch.tensor([0.5, 2.0])),
    D.VonMises(0.0, 4.0),
    D.LKJCholesky(3, 1.5),
    D.Wishart(torch.tensor(4.0), torch.eye(2)),
    D.RelaxedBernoulli(torch.tensor(0.5), torch.tensor([0.3, 0.9])),
    D.RelaxedOneHotCategorical(0.7, logits=torch.zeros(3)),
    D.NegativeBinomial(5.0, 0.3),
    D.Kumaraswamy(2.0, 3.0),
    D.HalfCauchy(1.0),
    D.Pareto(1.0, 3.0),
    D.StudentT(4.0),
    D.FisherSnedecor(3.0, 5.0),
    D.Gumbel(0.0, 1.0),
    D.LogisticNormal(torch.zeros(2), torch.ones(2)),
    D.ContinuousBernoulli(0.3),
    D.InverseGamma(3.0, 2.0),
    D.GeneralizedPareto(0.0, 1.0, 0.1),
    D.Geometric(0.3),
    D.Multinomial(4, torch.ones(3)),
    D.Weibull(1.0, 2.0),
    D.Poisson(3.0),
    D.Binomial(5, 0.4),
    D.Beta(0.5, 0.5),
    D.Uniform(-1.0, 2.0),
):
    try:
        torch.manual_seed(4)
        s = d.sample((2,))
        lp = d.log_prob(s)
        print(
            d,
            tuple(s.shape),
            s.dtype,
            [round(v, 5) for v in s.flatten().tolist()[:4]],
            [round(v, 4) for v in lp.flatten().tolist()],
        )
        print(
            "   ",
            d.support,
            d.has_rsample,
            d.has_enumerate_support,
            sorted(d.arg_constraints),
            end=" ",
        )
        for a in ("mean", "variance", "mode"):
            try:
                print(a, [round(v, 4) for v in getattr(d, a).flatten().tolist()[:3]], end=" ")
            except NotImplementedError as e:
                print(a, "NI", end=" ")
        try:
            print("H", [round(v, 4) for v in d.entropy().flatten().tolist()])
        except NotImplementedError:
            print("H NI")
        e = d.expand((3, *d.batch_shape))
        print("   ", tuple(e.batch_shape), type(e).__name__)
    except Exception as e:
        print(type(e).__name__, str(e)[:200])
for p, q in (
    (D.Normal(0.0, 1.0), D.Laplace(0.0, 1.0)),
    (D.Beta(1.0, 2.0), D.Beta(2.0, 1.0)),
    (
        D.Independent(D.Normal(torch.zeros(2), 1.0), 1),
        D.Independent(D.Normal(torch.ones(2), 1.0), 1),
    ),
    (D.Uniform(0.0, 1.0), D.Normal(0.0, 1.0)),
    (D.Categorical(torch.ones(2)), D.Categorical(torch.tensor([0.9, 0.1]))),
):
    try:
        print([round(v, 4) for v in kl_divergence(p, q).reshape(-1).tolist()])
    except NotImplementedError as e:
        print(e)
for bad in (
    lambda: D.Normal(0.0, -1.0),
    lambda: D.Categorical(torch.tensor([-1.0, 2])),
    lambda: D.Normal(torch.zeros(2), torch.ones(3)),
    lambda: D.Bernoulli(),
    lambda: D.Bernoulli(0.1, 0.2),
    lambda: D.Normal(0.0, 1.0).log_prob(torch.tensor(float("nan"))),
    lambda: D.Bernoulli(0.5).log_prob(torch.tensor(0.3)),
    lambda: D.Uniform(2.0, 1.0),
    lambda: D.MultivariateNormal(torch.zeros(2)),
    lambda: D.MultivariateNormal(torch.zeros(2), -torch.eye(2)),
    lambda: D.Multinomial(2, torch.ones(2)).log_prob(torch.tensor([3.0, 3.0])),
    lambda: D.Independent(D.Normal(0.0, 1.0), 1),
    lambda: D.Dirichlet(torch.tensor(1.0)),
    lambda: D.Categorical(torch.ones(2)).log_prob(torch.ones(3, 3)),
    lambda: D.Normal(0, 1),
    lambda: D.Normal(torch.tensor([1]), 1.0).sample(),
):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, str(e)[:40])
