"""Physics that is differentiated: springs, bodies, heat, predators, control by shooting and by sampling."""

import math, torch

torch.manual_seed(0)
n = 6
pos0 = torch.stack([torch.arange(n) * 1.0, torch.zeros(n)], 1)
k = torch.tensor(20.0, requires_grad=True)
rest = torch.ones(n - 1)


def sim(k, steps=20, dt=0.02):
    p, v = pos0.clone(), torch.zeros_like(pos0)
    for _ in range(steps):
        d = p[1:] - p[:-1]
        L = d.norm(dim=1, keepdim=True)
        F = k * (L - rest[:, None]) * d / L
        f = torch.zeros_like(p)
        f[:-1] += F
        f[1:] -= F
        f[:, 1] -= 9.8
        f = f - 0.5 * v
        v = (v + dt * f) * torch.cat([torch.zeros(1), torch.ones(n - 1)])[:, None]
        p = p + dt * v
    return p


target = sim(torch.tensor(50.0)).detach()
opt = torch.optim.Adam([k], lr=3.0)
for i in range(5):
    l = (sim(k) - target).pow(2).sum()
    opt.zero_grad()
    l.backward()
    print(f"{i} {l.item():.6f} k={k.item():.4f} g={k.grad.item():.5f}")
    opt.step()
q, v = torch.randn(4, 3, dtype=torch.float64), torch.randn(4, 3, dtype=torch.float64) * 0.1
m = torch.rand(4, dtype=torch.float64) + 0.5


def U(q):
    d = q[:, None] - q[None]
    r = (d.pow(2).sum(-1) + 0.05).sqrt()
    iu = torch.triu_indices(4, 4, 1)
    return -(m[iu[0]] * m[iu[1]] / r[iu[0], iu[1]]).sum()


E = lambda: (U(q) + 0.5 * (m[:, None] * v**2).sum()).item()
e0 = E()
acc = lambda q: -torch.func.grad(U)(q) / m[:, None]
for i in range(50):
    v = v + 0.005 * acc(q)
    q = q + 0.01 * v
    v = v + 0.005 * acc(q)
print(f"{e0:.8f} {E():.8f}", (m[:, None] * v).sum(0))
u = torch.zeros(1, 1, 12, 12)
u[..., 4:8, 4:8] = 1
lap = torch.tensor([[[[0.0, 1, 0], [1, -4, 1], [0, 1, 0]]]])
kap = torch.full((1, 1, 12, 12), 0.1, requires_grad=True)
w = u
for _ in range(10):
    w = w + kap * torch.nn.functional.conv2d(
        torch.nn.functional.pad(w, (1,) * 4, mode="replicate"), lap
    )
w[..., 2:5, 2:5].mean().backward()
print(w.sum(), kap.grad[0, 0, 3:6, 3:6], kap.grad.abs().argmax())


def lv(t, s, th):
    x, y = s.unbind(-1)
    return torch.stack([th[0] * x - th[1] * x * y, th[3] * x * y - th[2] * y], -1)


def dopri(f, s, ts, *a):
    out = [s]
    for t0, t1 in zip(ts, ts[1:]):
        h = (t1 - t0) / 4
        (
            [
                s := (lambda k1, k2, k3, k4: s + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4))(
                    k1 := f(t0, s, *a),
                    k2 := f(t0, s + h / 2 * k1, *a),
                    k3 := f(t0, s + h / 2 * k2, *a),
                    f(t0, s + h * k3, *a),
                )
                for _ in range(4)
            ]
            if False
            else None
        )
        s = rk(f, s, t0, h, a)
        out.append(s)
    return torch.stack(out)


def rk(f, s, t, h, a):
    for _ in range(4):
        k1 = f(t, s, *a)
        k2 = f(t, s + h / 2 * k1, *a)
        k3 = f(t, s + h / 2 * k2, *a)
        k4 = f(t, s + h * k3, *a)
        s = s + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return s


ts = torch.linspace(0, 4, 9)
s0 = torch.tensor([1.0, 1.0])
data = dopri(lv, s0, ts, torch.tensor([1.5, 1.0, 3.0, 1.0]))
th = torch.tensor([1.2, 0.8, 2.5, 0.8], requires_grad=True)
o = torch.optim.LBFGS([th], lr=0.3, max_iter=5, history_size=4)


def closure():
    o.zero_grad()
    l = (dopri(lv, s0, ts, th) - data).abs().mean() + (dopri(lv, s0, ts, th) - data).pow(2).mean()
    l.backward()
    return l


for i in range(3):
    print(f"{o.step(closure).item():.5f}", th.data)
J = torch.autograd.functional.jacobian(lambda th: dopri(lv, s0, ts, th)[-1], th.detach())
print(J, torch.linalg.svdvals(J))
ctrl = torch.zeros(15, requires_grad=True)
o = torch.optim.Rprop([ctrl], lr=0.1, etas=(0.5, 1.2), step_sizes=(1e-4, 1.0))


def roll(c):
    x = torch.tensor([math.pi, 0.0])
    for a in c:
        x = x + 0.1 * torch.stack([x[1], 9.8 * torch.sin(x[0]) + 3 * torch.tanh(a)])
    return x


for i in range(5):
    x = roll(ctrl)
    l = (1 - torch.cos(x[0])) + 0.1 * x[1] ** 2 + 1e-3 * ctrl.pow(2).sum()
    o.zero_grad()
    l.backward()
    o.step()
    print(f"{l.item():.5f}", end=" ")
print(ctrl.data[:4])
A, B = torch.tensor([[1.0, 0.1], [0.98, 1.0]]), torch.tensor([[0.0], [0.1]])
Pm = torch.eye(2)
for _ in range(60):
    K = torch.linalg.solve(torch.eye(1) + B.T @ Pm @ B, B.T @ Pm @ A)
    Pm = torch.eye(2) + A.T @ Pm @ (A - B @ K)
print(K, torch.linalg.eigvals(A - B @ K).abs())
cem_m, cem_s = torch.zeros(15), torch.ones(15) * 2
for i in range(4):
    c = cem_m + cem_s * torch.randn(32, 15)
    J = torch.stack([(1 - torch.cos(roll(ci)[0])) for ci in c])
    el = c[J.topk(6, largest=False).indices]
    cem_m, cem_s = el.mean(0), el.std(0)
    print(f"{J.min():.4f} {cem_s.mean():.4f}", end=" ")
