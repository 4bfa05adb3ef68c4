"""A2C with vectorised envs, prioritised replay with a sum tree, TD3, SAC temperature, evolution strategies, bandits."""

import collections, random, math
import numpy as np
import torch, torch.nn as nn, torch.nn.functional as F, torch.optim as optim
from torch.distributions import (
    Normal,
    Beta,
    Categorical,
    MultivariateNormal,
    TransformedDistribution,
    TanhTransform,
    Independent,
)

torch.manual_seed(1)
np.random.seed(1)
random.seed(1)


class SumTree:
    def __init__(self, n):
        self.n = n
        self.t = np.zeros(2 * n - 1)
        self.d = [None] * n
        self.i = 0

    def add(self, p, x):
        self.d[self.i] = x
        self.update(self.i + self.n - 1, p)
        self.i = (self.i + 1) % self.n

    def update(self, i, p):
        c = p - self.t[i]
        self.t[i] = p
        while i:
            i = (i - 1) // 2
            self.t[i] += c

    def get(self, v):
        i = 0
        while 2 * i + 1 < len(self.t):
            l = 2 * i + 1
            if v <= self.t[l]:
                i = l
            else:
                v -= self.t[l]
                i = l + 1
        return i, self.t[i], self.d[i - self.n + 1]


T = SumTree(16)
for i in range(16):
    T.add(
        1 + i % 3,
        (torch.randn(3), torch.tensor(i % 2), torch.randn(()), torch.randn(3), i % 5 == 0),
    )
B = [T.get(random.uniform(0, T.t[0])) for _ in range(6)]
idx, pr, tr = zip(*B)
s, a, r, s2, d = map(lambda z: torch.stack([torch.as_tensor(v) for v in z]), zip(*tr))
print(idx, s.shape, a.dtype, r.dtype, d.dtype, d)
w = (16 * torch.tensor(pr) / T.t[0]) ** -0.4
w /= w.max()
print(w, w.dtype)
q = nn.Sequential(nn.Linear(3, 16), nn.ReLU(inplace=True), nn.Linear(16, 2))
tq = nn.Sequential(
    *[type(l)(*([l.in_features, l.out_features] if isinstance(l, nn.Linear) else [])) for l in q]
)
print(tq.load_state_dict(q.state_dict()))
o = optim.RMSprop(q.parameters(), 1e-2)
for i in range(4):
    y = r + 0.9 * tq(s2).gather(1, q(s2).argmax(1, keepdim=True)).squeeze(1).detach() * ~d
    td = F.smooth_l1_loss(q(s)[torch.arange(6), a], y, reduction="none")
    l = (td * w).mean()
    print(l, l.dtype)
    o.zero_grad()
    l.backward()
    nn.utils.clip_grad_value_(q.parameters(), 0.1)
    o.step()
    for p, t in zip(q.parameters(), tq.parameters()):
        t.data.mul_(0.9).add_(0.1 * p.data)
try:
    r + tq(s2).max(1)[0] * (1 - d)
except RuntimeError as e:
    print(e)


class Actor(nn.Module):
    LOG_MIN, LOG_MAX = -5, 2

    def __init__(s):
        super().__init__()
        s.b = nn.Linear(3, 16)
        s.mu = nn.Linear(16, 2)
        s.ls = nn.Linear(16, 2)
        s.register_buffer("scale", torch.tensor([1.0, 2.0]))

    def forward(s, x, deterministic=False):
        h = F.silu(s.b(x))
        mu, ls = s.mu(h), torch.clamp(s.ls(h), s.LOG_MIN, s.LOG_MAX)
        n = Normal(mu, ls.exp())
        u = mu if deterministic else n.rsample()
        lp = n.log_prob(u).sum(-1) - (2 * (np.log(2) - u - F.softplus(-2 * u))).sum(1)
        return torch.tanh(u) * s.scale, lp


A = Actor()
act, lp = A(s)
print(act, lp)
D = TransformedDistribution(
    Independent(Normal(torch.zeros(2), torch.ones(2)), 1), [TanhTransform(cache_size=1)]
)
z = D.rsample((3,))
print(D.log_prob(z), D, D.batch_shape, D.event_shape)
la = torch.zeros(1, requires_grad=True)
oa = optim.Adam([la], 0.1)
te = -np.prod((2,)).item()
print(te)
for i in range(3):
    act, lp = A(s)
    al = -(la.exp() * (lp + te).detach()).mean()
    oa.zero_grad()
    al.backward()
    oa.step()
    print(f"{la.exp().item():.4f}", la.grad)
ns = (torch.randn_like(act) * 0.2).clamp(-0.5, 0.5)
print((act + ns).clamp(-A.scale, A.scale).detach())


class Env:
    def __init__(s, n):
        s.n = n
        s.rng = np.random.default_rng(0)
        s.x = s.rng.normal(size=(n, 2)).astype("f")

    def step(s, a):
        s.x = s.x * 0.9 + 0.1 * np.asarray(a, dtype=np.float32)[:, None]
        return s.x.copy(), -np.abs(s.x).sum(1), s.rng.random(s.n) < 0.1, [{} for _ in range(s.n)]


E = Env(4)
ob = torch.from_numpy(E.x)
pol = nn.GRUCell(2, 8)
pi, v = nn.Linear(8, 3), nn.Linear(8, 1)
ps = [*pol.parameters(), *pi.parameters(), *v.parameters()]
op = optim.Adam(ps, 7e-3, eps=1e-5)
h = torch.zeros(4, 8)
for u in range(4):
    L, V, R, M, EN = [], [], [], [], []
    for t in range(5):
        h = pol(ob, h)
        di = Categorical(logits=pi(h))
        a = di.sample()
        L.append(di.log_prob(a))
        EN.append(di.entropy())
        V.append(v(h).squeeze(-1))
        o_, r_, dn, _ = E.step(a.numpy() - 1)
        ob = torch.as_tensor(o_)
        R.append(torch.from_numpy(r_))
        M.append(torch.FloatTensor(1.0 - dn))
        h = h * M[-1].unsqueeze(1)
    with torch.no_grad():
        nv = v(pol(ob, h)).flatten()
    ret, g = [], nv
    for rr, m in zip(reversed(R), reversed(M)):
        g = rr + 0.95 * g * m
        ret.insert(0, g)
    ret = torch.stack(ret)
    adv = ret - torch.stack(V)
    loss = (
        -(torch.stack(L) * adv.detach()).mean()
        + 0.5 * adv.pow(2).mean()
        - 0.01 * torch.stack(EN).mean()
    )
    op.zero_grad()
    loss.backward()
    gn = nn.utils.clip_grad_norm_(ps, 0.5)
    op.step()
    h = h.detach()
    print(u, loss.dtype, f"{loss:.4f}", gn, ret.dtype, a)
th = torch.zeros(5)
for g in range(4):
    e = torch.randn(10, 5)
    e = torch.cat([e, -e])
    f = -((th + 0.1 * e - torch.arange(5.0)) ** 2).sum(1)
    rk = f.argsort().argsort().float() / 19 - 0.5
    th += 0.3 * (rk @ e)
    print(g, f.mean(), rk[:4], th)
k = torch.ones(3), torch.ones(3)
for i in range(20):
    p = Beta(*k).sample()
    a = int(p.argmax())
    w_ = float(torch.rand(()) < [0.2, 0.5, 0.7][a])
    k[0][a] += w_
    k[1][a] += 1 - w_
print(k, Beta(*k).mean, torch.distributions.kl_divergence(Beta(*k), Beta(1.0, 1.0)))
for f in (
    lambda: Categorical(logits=torch.tensor([float("nan"), 1.0])),
    lambda: Normal(torch.zeros(2), -torch.ones(2)),
    lambda: Categorical(),
    lambda: Categorical(probs=torch.tensor(1.0)),
    lambda: Beta(0.0, 1.0).mean,
    lambda: MultivariateNormal(torch.zeros(2), -torch.eye(2)),
    lambda: MultivariateNormal(torch.zeros(2)),
    lambda: Normal(0.0, 1.0).log_prob("x"),
    lambda: D.log_prob(torch.ones(3)),
    lambda: s[a > 5, 0, 0],
    lambda: q(s)[torch.arange(5), a],
    lambda: torch.FloatTensor(dn),
    lambda: ob.numpy() + act.numpy(),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, str(e)[:400])
