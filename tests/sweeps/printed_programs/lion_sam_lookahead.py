"""Optimizers from papers: Lion, SAM and Lookahead beside those of the library, hooks and refused arguments."""

import torch, torch.nn as nn, torch.nn.functional as F, math, copy

torch.manual_seed(0)


def tr(*ks):
    for k in ks:
        try:
            print(k())
        except Exception as e:
            print(type(e).__name__, str(e)[:400])


from torch.optim import Optimizer
from torch.optim.optimizer import required


class Lion(Optimizer):
    def __init__(s, params, lr=1e-4, betas=(0.9, 0.99), wd=0.0):
        if not 0 <= lr:
            raise ValueError(f"Invalid learning rate: {lr}")
        super().__init__(params, dict(lr=lr, betas=betas, weight_decay=wd))

    @torch.no_grad()
    def step(s, closure=None):
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group in s.param_groups:
            for p in filter(lambda p: p.grad is not None, group["params"]):
                st = s.state[p]
                if len(st) == 0:
                    st["exp_avg"] = torch.zeros_like(p, memory_format=torch.preserve_format)
                m = st["exp_avg"]
                b1, b2 = group["betas"]
                p.mul_(1 - group["lr"] * group["weight_decay"])
                p.add_(torch.sign(m * b1 + p.grad * (1 - b1)), alpha=-group["lr"])
                m.mul_(b2).add_(p.grad, alpha=1 - b2)
        return loss


class SAM(Optimizer):
    def __init__(s, params, base, rho=0.05, **kw):
        super().__init__(params, dict(rho=rho, **kw))
        s.base = base(s.param_groups, **kw)
        s.param_groups = s.base.param_groups
        s.defaults.update(s.base.defaults)

    @torch.no_grad()
    def first(s):
        n = torch.norm(
            torch.stack(
                [
                    p.grad.norm(p=2)
                    for g in s.param_groups
                    for p in g["params"]
                    if p.grad is not None
                ]
            ),
            p=2,
        )
        for g in s.param_groups:
            for p in g["params"]:
                s.state[p]["e"] = p.grad * (g["rho"] / (n + 1e-12))
                p.add_(s.state[p]["e"])
        s.zero_grad()

    @torch.no_grad()
    def step(s, closure):
        closure = torch.enable_grad()(closure)
        s.first()
        closure()
        for g in s.param_groups:
            for p in g["params"]:
                p.sub_(s.state[p]["e"])
        s.base.step()


class Lookahead:
    def __init__(s, o, k=2, a=0.5):
        s.o, s.k, s.a, s.n = o, k, a, 0
        s.slow = [[p.clone().detach() for p in g["params"]] for g in o.param_groups]

    def step(s):
        s.o.step()
        s.n += 1
        if s.n % s.k == 0:
            for g, sl in zip(s.o.param_groups, s.slow):
                for p, q in zip(g["params"], sl):
                    q.add_(p.data - q, alpha=s.a)
                    p.data.copy_(q)


X = torch.randn(20, 3)
y = X @ torch.tensor([[1.0], [2], [3]]) + 0.5


def run(mk):
    torch.manual_seed(1)
    m = nn.Linear(3, 1)
    o = mk(m.parameters())
    L = []

    def c():
        m.zero_grad()
        l = F.mse_loss(m(X), y)
        l.backward()
        return l

    for _ in range(5):
        l = c()
        r = o.step(c) if isinstance(o, SAM) else o.step()
        L.append(round(l.item(), 5))
    return L


for n, mk in dict(
    lion=lambda p: Lion(p, 0.05, wd=0.1),
    sam=lambda p: SAM(p, torch.optim.SGD, lr=0.1, momentum=0.9),
    look=lambda p: Lookahead(torch.optim.Adam(p, 0.1)),
    rprop=lambda p: torch.optim.Rprop(p, 0.1),
    asgd=lambda p: torch.optim.ASGD(p, 0.1),
    adadelta=lambda p: torch.optim.Adadelta(p, 1.0),
    radam=lambda p: torch.optim.RAdam(p, 0.1, decoupled_weight_decay=True, weight_decay=0.1),
    nadam=lambda p: torch.optim.NAdam(p, 0.1),
    adamw=lambda p: torch.optim.AdamW(p, 0.1, maximize=False, capturable=False, foreach=True),
    muon=lambda p: torch.optim.Muon([next(iter(p))], 0.1),
    ada=lambda p: torch.optim.Adafactor(p, 0.1),
).items():
    tr(lambda: (n, run(mk)))
p = nn.Parameter(torch.ones(2))
o = Lion([{"params": [p], "name": "a"}], lr=0.1)
p.grad = torch.tensor([1.0, -1])
print(o, o.step(), p, o.state_dict(), o.state[p])
h = o.register_step_pre_hook(lambda *a: print("pre"))
o.register_step_post_hook(lambda o, a, k: print("post", a, k))
o.step()
h.remove()
o.step()
o2 = Lion([p])
o2.load_state_dict(o.state_dict())
print(o2.param_groups, o2.state[p])
o.add_param_group({"params": nn.Parameter(torch.zeros(1)), "lr": 5})
print(len(o.param_groups), o.param_groups[1]["lr"], o.defaults)
o.zero_grad()
print(p.grad, repr(required))
tr(
    lambda: Lion([p], -1),
    lambda: Lion([]),
    lambda: Lion([p, p]).param_groups[0]["lr"],
    lambda: Lion([{"params": [p]}, {"params": [p]}]),
    lambda: Lion(p),
    lambda: Lion([torch.ones(2) * p]),
    lambda: Lion([p]).load_state_dict(
        Lion([{"params": [p], "lr": 1}, {"params": [nn.Parameter(p)]}]).state_dict()
    ),
    lambda: Optimizer([p], {}).step(),
    lambda: Lion([p]).step(lambda: 3),
    lambda: torch.optim.Adam([p], lr=torch.tensor(0.1), foreach=True),
    lambda: torch.optim.SGD([p], momentum=-1),
    lambda: torch.optim.RMSprop([p], alpha=-1),
    lambda: torch.optim.Adam([p], fused=True, foreach=True),
    lambda: torch.optim.Adam([p], eps=-1),
    lambda: torch.optim.Rprop([p], etas=(2, 1)),
    lambda: torch.optim.NAdam([p], momentum_decay=-1),
    lambda: torch.optim.LBFGS([p], line_search_fn="x").step(lambda: (p**2).sum()),
    lambda: torch.optim.SparseAdam([p]).step(),
    lambda: torch.optim.Muon([p]),
    lambda: Lion([("w", p)]).param_groups[0].keys(),
    lambda: o.state_dict()["param_groups"][1],
)
