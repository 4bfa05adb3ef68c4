"""PINN for Burgers and a wave equation, L-BFGS with closure, deep Ritz, SIREN, operator learning, autograd.functional."""

import torch, math, time, functools
from torch import nn
from torch.autograd import grad
from torch.autograd.functional import jacobian, hessian, hvp, vhp, jvp, vjp

torch.manual_seed(4)
torch.set_default_dtype(torch.double)


class MLP(nn.Module):
    def __init__(self, sizes, act=nn.Tanh):
        super().__init__()
        layers = []
        for i, (a, b) in enumerate(zip(sizes[:-1], sizes[1:])):
            layers.append((f"lin{i}", nn.Linear(a, b)))
            layers.append((f"act{i}", act()))
        self.net = nn.Sequential()
        [self.net.add_module(n, m) for n, m in layers[:-1]]
        self.net.apply(self._init)

    @staticmethod
    def _init(m):
        if isinstance(m, nn.Linear):
            nn.init.xavier_normal_(m.weight, gain=nn.init.calculate_gain("tanh"))
            m.bias.data.fill_(0.01)

    def forward(self, *xs):
        return self.net(torch.cat(xs, dim=1))


u = MLP([2, 12, 12, 1])
print(u)


def D(y, x, n=1):
    for _ in range(n):
        y = grad(y, x, grad_outputs=torch.ones_like(y), create_graph=True, retain_graph=True)[0]
    return y


x = (torch.rand(40, 1) * 2 - 1).requires_grad_()
t = torch.rand(40, 1, requires_grad=True)
x0 = torch.linspace(-1, 1, 20)[:, None]
nu = nn.Parameter(torch.tensor(0.01 / math.pi))
lam = torch.nn.Parameter(torch.zeros(1))
u.register_parameter("nu", nu)


def loss_fn():
    y = u(x, t)
    res = D(y, t) + y * D(y, x) - torch.exp(nu) * D(y, x, 2)
    ic = u(x0, torch.zeros_like(x0)) + torch.sin(math.pi * x0)
    return (res**2).mean(), ic.square().mean()


opt = torch.optim.LBFGS(
    u.parameters(),
    lr=1,
    max_iter=12,
    max_eval=20,
    history_size=7,
    tolerance_grad=1e-9,
    line_search_fn="strong_wolfe",
)
log = []


def closure():
    opt.zero_grad()
    a, b = loss_fn()
    l = a + 10 * b
    l.backward()
    log.append(l.item())
    return l


for i in range(3):
    l = opt.step(closure)
    print(
        i,
        f"{l.item():.6f}",
        len(log),
        opt.state[opt._params[0]]["n_iter"],
        opt.state[opt._params[0]]["func_evals"],
    )
print(sorted(opt.state_dict()["state"][0]), [f"{v:.5f}" for v in log[:5]], nu.grad)
adam = torch.optim.Adam([{"params": u.net.parameters()}, {"params": [nu], "lr": 1e-2}], lr=1e-3)
sch = torch.optim.lr_scheduler.LambdaLR(adam, [lambda e: 1 / (1 + e), lambda e: 0.5**e])
for i in range(4):
    adam.zero_grad()
    a, b = loss_fn()
    gs = grad(a, list(u.net.parameters()), retain_graph=True)
    gb = grad(b, list(u.net.parameters()), retain_graph=True)
    mx = max(g.abs().max() for g in gs)
    mean = torch.cat([g.abs().flatten() for g in gb]).mean()
    w = mx / mean
    (a + w * b).backward()
    adam.step()
    sch.step()
    print(i, f"{a:.5f} {b:.5f} {w:.3f}", sch.get_last_lr(), nu.grad.item() != 0)


class Siren(nn.Module):
    def __init__(s, i, o, w0=30.0, first=False):
        super().__init__()
        s.w0 = w0
        s.lin = nn.Linear(i, o)
        nn.init.uniform_(
            s.lin.weight,
            *((-1 / i, 1 / i) if first else (-math.sqrt(6 / i) / w0, math.sqrt(6 / i) / w0)),
        )

    def forward(s, x):
        return torch.sin(s.w0 * s.lin(x))

    def extra_repr(s):
        return f"w0={s.w0}"


S = nn.Sequential(Siren(2, 16, first=True), Siren(16, 16), nn.Linear(16, 1))
g = (
    torch.stack(torch.meshgrid(*[torch.linspace(-1, 1, 6)] * 2, indexing="ij"), -1)
    .reshape(-1, 2)
    .requires_grad_()
)
y = S(g)
print(S, y.std())
gy = grad(y.sum(), g, create_graph=True)[0]
lap = sum(grad(gy[:, i].sum(), g, create_graph=True)[0][:, i] for i in range(2))
print(gy.shape, lap[:3], (lap**2).mean().grad_fn.name())
f = lambda a, b: (a**2 * b.sin()).sum()
a, b = torch.randn(3), torch.randn(3)
print(
    jacobian(lambda z: z**3, a),
    hessian(f, (a, b)),
    hvp(lambda z: (z**3).sum(), a, b),
    vhp(lambda z: z.prod(), a, b),
    jvp(torch.exp, a, b),
    vjp(lambda z: (z, z * 2), a, (b, a)),
    jacobian(f, (a, b), create_graph=True)[0].requires_grad,
    sep="\n",
)
br, tk = nn.Linear(10, 8), nn.Sequential(nn.Linear(1, 8), nn.Softsign())
F_ = torch.randn(5, 10)
q = torch.linspace(0, 1, 7)[:, None]
print(
    torch.einsum("bi,qi->bq", br(F_), tk(q)).shape,
    torch.trapezoid(torch.sin(q[:, 0]), q[:, 0]),
    torch.cumulative_trapezoid(q[:, 0], dx=0.5),
    torch.gradient(q[:, 0] ** 2, spacing=1 / 6)[0],
)
for k in (
    lambda: grad(y, g),
    lambda: grad(y.sum(), a),
    lambda: grad(y.sum(), [g, torch.ones(2, requires_grad=True)]),
    lambda: grad(y.sum(), [g, torch.ones(2, requires_grad=True)], allow_unused=True)[1],
    lambda: grad(y, g, torch.ones(3)),
    lambda: y.backward(),
    lambda: torch.ones(2).sum().backward(),
    lambda: jacobian(lambda z: 3, a),
    lambda: hessian(lambda z: z, a),
    lambda: jvp(torch.exp, a),
    lambda: jvp(torch.exp, a, torch.ones(2)),
    lambda: vjp(torch.exp, a, torch.ones(1)),
    lambda: torch.optim.LBFGS([{"params": [a]}, {"params": [b]}]),
    lambda: opt.step(),
    lambda: torch.optim.lr_scheduler.LambdaLR(adam, [lambda e: 1]),
    lambda: nn.init.calculate_gain("foo"),
    lambda: nn.init.xavier_normal_(torch.empty(3)),
    lambda: u.register_parameter("a.b", nu),
    lambda: u.register_parameter("nu2", torch.ones(1)),
    lambda: setattr(u, "nu", torch.ones(1)),
    lambda: u.register_buffer("nu", torch.ones(1)),
    lambda: u.foo,
    lambda: u(x),
    lambda: adam.add_param_group({"params": [nu]}),
    lambda: torch.trapezoid(a, torch.ones(2)),
    lambda: torch.gradient(torch.ones(1)),
):
    try:
        print(k())
    except Exception as e:
        print(type(e).__name__, str(e)[:500])
loss = u(x, t).mean()
loss.backward()
try:
    loss.backward()
except RuntimeError as e:
    print(e)
