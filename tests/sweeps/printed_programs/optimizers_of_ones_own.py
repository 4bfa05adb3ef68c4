"""Lion, Sophia and Lookahead as subclasses, averages of weights, every schedule, quantization with straight-through gradients, norms of weights."""

import math, copy, torch
from torch import nn, Tensor
import torch.nn.functional as F
from torch.optim.optimizer import Optimizer, required
from torch.optim.swa_utils import (
    AveragedModel,
    SWALR,
    update_bn,
    get_ema_multi_avg_fn,
    get_swa_multi_avg_fn,
    get_ema_avg_fn,
)
from torch.optim.lr_scheduler import *
from torch.nn.utils import (
    parameters_to_vector,
    vector_to_parameters,
    spectral_norm,
    weight_norm,
    parametrizations,
)
import torch.nn.utils.parametrize as parametrize

torch.manual_seed(0)


class Lion(Optimizer):
    def __init__(self, params, lr=1e-4, betas=(0.9, 0.99), weight_decay=0.0):
        if not 0.0 <= lr:
            raise ValueError("Invalid learning rate: {}".format(lr))
        super().__init__(params, dict(lr=lr, betas=betas, weight_decay=weight_decay))

    @torch.no_grad()
    def step(self, closure=None):
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                p.data.mul_(1 - group["lr"] * group["weight_decay"])
                grad = p.grad
                state = self.state[p]
                if len(state) == 0:
                    state["exp_avg"] = torch.zeros_like(p)
                m = state["exp_avg"]
                b1, b2 = group["betas"]
                p.add_((m * b1 + grad * (1 - b1)).sign_(), alpha=-group["lr"])
                m.mul_(b2).add_(grad, alpha=1 - b2)
        return loss


class SophiaG(Optimizer):
    def __init__(
        self, params, lr=1e-3, betas=(0.965, 0.99), rho=0.04, weight_decay=1e-1, *, maximize=False
    ):
        super().__init__(
            params, dict(lr=lr, betas=betas, rho=rho, weight_decay=weight_decay, maximize=maximize)
        )

    def __setstate__(self, state):
        super().__setstate__(state)
        [g.setdefault("maximize", False) for g in self.param_groups]

    @torch.no_grad()
    def update_hessian(self):
        for g in self.param_groups:
            for p in g["params"]:
                if p.grad is None:
                    continue
                s = self.state[p]
                if len(s) == 0:
                    s["step"] = torch.tensor(0.0)
                    s["exp_avg"] = torch.zeros_like(p, memory_format=torch.preserve_format)
                    s["hessian"] = torch.zeros_like(p, memory_format=torch.preserve_format)
                s["hessian"].mul_(g["betas"][1]).addcmul_(p.grad, p.grad, value=1 - g["betas"][1])

    @torch.no_grad()
    def step(self, closure=None, bs=64):
        for g in self.param_groups:
            for p in g["params"]:
                s = self.state[p]
                s["step"] += 1
                p.mul_(1 - g["lr"] * g["weight_decay"])
                s["exp_avg"].mul_(g["betas"][0]).add_(p.grad, alpha=1 - g["betas"][0])
                ratio = (s["exp_avg"].abs() / (g["rho"] * bs * s["hessian"] + 1e-15)).clamp(None, 1)
                p.addcmul_(s["exp_avg"].sign(), ratio, value=-g["lr"])


class Lookahead(Optimizer):
    def __init__(self, base, k=3, alpha=0.5):
        super().__init__([p for g in base.param_groups for p in g["params"]], {})
        self.base = base
        self.k, self.alpha = k, alpha
        self.param_groups = base.param_groups
        self.state = base.state
        self.defaults = base.defaults
        self.n = 0
        self.slow = [[p.detach().clone() for p in g["params"]] for g in self.param_groups]

    def step(self, closure=None):
        self.base.step()
        self.n += 1
        if self.n % self.k == 0:
            [
                (s.add_(p.data - s, alpha=self.alpha), p.data.copy_(s))
                for g, ss in zip(self.param_groups, self.slow)
                for p, s in zip(g["params"], ss)
            ]


def model():
    torch.manual_seed(3)
    return nn.Sequential(nn.Linear(5, 8, bias=False), nn.BatchNorm1d(8), nn.Mish(), nn.Linear(8, 3))


X, Y = torch.randn(32, 5), torch.randint(3, (32,))
for make in (
    lambda p: Lion(p, 1e-2, weight_decay=0.1),
    lambda p: SophiaG(p, 1e-2),
    lambda p: Lookahead(torch.optim.Adam(p, 1e-2)),
    lambda p: torch.optim.ASGD(p),
    lambda p: torch.optim.Rprop(p),
    lambda p: torch.optim.Adadelta(p, rho=0.8),
    lambda p: torch.optim.Adafactor(p, 1e-2),
    lambda p: torch.optim.SGD(p, 0.1, momentum=0.9, nesterov=True, dampening=0),
    lambda p: torch.optim.Muon([q for q in p if q.ndim == 2]),
):
    m = model()
    opt = make(list(m.parameters()))
    ls = []
    for i in range(4):
        l = F.cross_entropy(m(X), Y, label_smoothing=0.1)
        opt.zero_grad()
        l.backward()
        if hasattr(opt, "update_hessian"):
            opt.update_hessian()
        opt.step()
        ls.append(f"{l:.5f}")
    print(
        type(opt).__name__,
        ls,
        parameters_to_vector(m.parameters()).norm(),
        sorted({k for s in opt.state.values() for k in s}),
    )
    print(opt if not isinstance(opt, Lookahead) else opt.base)
sd = opt.state_dict()
print(sd["param_groups"][0].keys())
for bad in (
    lambda: Lion(m.parameters(), -1),
    lambda: Lion([]),
    lambda: Lion(torch.ones(2)),
    lambda: Lion([torch.ones(2, requires_grad=True) * 2]),
    lambda: Lion([{"params": m[0].parameters()}, {"params": m[0].weight}]),
    lambda: torch.optim.SGD(m.parameters(), 0.1, nesterov=True),
    lambda: torch.optim.Adam(m.parameters(), betas=(1.0, 0.9)),
    lambda: torch.optim.Adam([1]),
    lambda: torch.optim.Muon(m.parameters()),
    lambda: opt.load_state_dict({"param_groups": [], "state": {}}),
    lambda: opt.add_param_group({"params": {m[0].weight}}),
    lambda: torch.optim.LBFGS([{"params": [m[0].weight]}, {"params": [m[0].bias]}]),
    lambda: torch.optim.AdamW([("a", m[0].weight), m[0].bias]),
):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
named = torch.optim.AdamW(m.named_parameters(), 1e-3)
print(
    named.param_groups[0]["param_names"], named.state_dict()["param_groups"][0]["param_names"][:2]
)
# averages
m = model()
opt = torch.optim.SGD(m.parameters(), 0.1)
swa = AveragedModel(m)
ema = AveragedModel(m, multi_avg_fn=get_ema_multi_avg_fn(0.9), use_buffers=True)
own = AveragedModel(m, avg_fn=lambda a, p, n: 0.5 * a + 0.5 * p)
sch = CosineAnnealingLR(opt, 5)
swal = SWALR(opt, swa_lr=0.05, anneal_epochs=3, anneal_strategy="cos")
for i in range(8):
    l = F.cross_entropy(m(X), Y)
    opt.zero_grad()
    l.backward()
    opt.step()
    ema.update_parameters(m)
    if i > 3:
        swa.update_parameters(m)
        own.update_parameters(m)
        swal.step()
    else:
        sch.step()
    print(f'{l:.4f} {opt.param_groups[0]["lr"]:.5f}', end=" ")
print()
update_bn([(X[:16], Y[:16]), (X[16:], Y[16:])], swa)
swa.eval()
print(
    F.cross_entropy(swa(X), Y),
    ema.n_averaged,
    swa.module[1].running_mean[:3],
    own.module[0].weight[0],
    list(swa.state_dict())[:3],
)
print(swa)


# schedules
def lrs(make, n=8, opt_=None):
    o = opt_ or torch.optim.SGD([nn.Parameter(torch.ones(1))], 1.0, momentum=0.9)
    s = make(o)
    r = []
    for i in range(n):
        o.step()
        r.append(round(o.param_groups[0]["lr"], 5))
        s.step(1.0 / (i + 1)) if isinstance(s, ReduceLROnPlateau) else s.step()
    return (
        r,
        s.get_last_lr(),
        {
            k: v
            for k, v in s.state_dict().items()
            if isinstance(v, (int, float)) and not isinstance(v, bool)
        },
    )


for mk in (
    lambda o: LambdaLR(o, lambda e: 0.9**e),
    lambda o: MultiplicativeLR(o, lambda e: 0.8),
    lambda o: StepLR(o, 3, 0.5),
    lambda o: MultiStepLR(o, [2, 5, 5], 0.3),
    lambda o: ConstantLR(o, 0.2, 3),
    lambda o: LinearLR(o, 0.1, 1.0, 4),
    lambda o: ExponentialLR(o, 0.7),
    lambda o: PolynomialLR(o, 5, 2.0),
    lambda o: CosineAnnealingLR(o, 4, 0.1),
    lambda o: CosineAnnealingWarmRestarts(o, 2, 2),
    lambda o: CyclicLR(o, 0.1, 1.0, 2, mode="exp_range", gamma=0.9),
    lambda o: OneCycleLR(o, 2.0, 8, three_phase=True),
    lambda o: ReduceLROnPlateau(o, patience=0, threshold=0.5, factor=0.3),
    lambda o: SequentialLR(o, [ConstantLR(o, 0.1, 2), ExponentialLR(o, 0.9)], [3]),
    lambda o: ChainedScheduler([LinearLR(o, 0.5, total_iters=3), ExponentialLR(o, 0.9)]),
    lambda o: SWALR(o, 0.1, 3, "linear"),
):
    print(*lrs(mk))
for bad in (
    lambda o: OneCycleLR(o, 1.0),
    lambda o: LinearLR(o, 2.0),
    lambda o: CosineAnnealingWarmRestarts(o, 0),
    lambda o: ReduceLROnPlateau(o, factor=2.0),
    lambda o: SequentialLR(o, [], [1]),
    lambda o: LambdaLR(o, [lambda e: 1, lambda e: 2]),
    lambda o: StepLR(3, 1),
    lambda o: SWALR(o, 0.1, anneal_strategy="x"),
    lambda o: CyclicLR(o, 0.1, 1.0, mode="y"),
):
    try:
        bad(torch.optim.SGD([nn.Parameter(torch.ones(1))], 1.0, momentum=0.9))
    except Exception as e:
        print(type(e).__name__, e)


# quantisation aware training by straight-through estimators
class Round(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.round()

    @staticmethod
    def backward(ctx, g):
        return g


class FQ(torch.autograd.Function):
    @staticmethod
    def forward(x, scale, lo, hi):
        return (x / scale).round().clamp(lo, hi) * scale

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, s, ctx.lo, ctx.hi = inputs
        ctx.save_for_backward(x, s)
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx, g):
        x, s = ctx.saved_tensors
        q = x / s
        ins = (q >= ctx.lo) & (q <= ctx.hi)
        gs = torch.where(q < ctx.lo, ctx.lo, torch.where(q > ctx.hi, ctx.hi, q.round() - q))
        return g * ins, (g * gs).sum().view_as(s) / math.sqrt(x.numel() * ctx.hi), None, None


class QLinear(nn.Linear):
    def __init__(self, *a, bits=4, **k):
        super().__init__(*a, **k)
        self.step = nn.Parameter(self.weight.detach().abs().mean() * 2 / math.sqrt(7))
        self.bits = bits

    def forward(self, x):
        n = 2 ** (self.bits - 1)
        return F.linear(x, FQ.apply(self.weight, self.step, -n, n - 1), self.bias)

    def extra_repr(self):
        return super().extra_repr() + f", bits={self.bits}"


q = nn.Sequential(QLinear(5, 8), nn.Hardtanh(), QLinear(8, 3, bits=3))
o = torch.optim.Adam(q.parameters(), 1e-2)
print(q)
for i in range(4):
    l = F.multi_margin_loss(q(X), Y)
    o.zero_grad()
    l.backward()
    o.step()
    print(f"{l:.5f}", q[0].step.grad, f"{q[0].step.item():.5f}")
w = q[0].weight.detach()
sc = w.abs().amax() / 127
print(
    torch.quantize_per_tensor if False else (w / sc).round().to(torch.int8)[0],
    torch.fake_quantize_per_tensor_affine(w, sc.item(), 0, -8, 7)[0],
    Round.apply(torch.tensor([0.4, 1.6], requires_grad=True)),
    torch.fake_quantize_per_channel_affine(
        w, torch.full((8,), 0.1), torch.zeros(8, dtype=torch.int32), 0, -4, 3
    )[0],
)
# spectral and weight norm, both generations; vectors
sn = spectral_norm(nn.Linear(4, 4))
print(
    sn, [k for k in sn.state_dict()], sn(torch.ones(1, 4)), torch.linalg.matrix_norm(sn.weight, 2)
)
ps = parametrizations.spectral_norm(nn.Conv1d(2, 3, 2))
print(ps, list(ps.state_dict()))
wn = parametrizations.weight_norm(nn.Linear(3, 2), dim=0)
print(wn, wn.parametrizations.weight.original0)
orth = parametrizations.orthogonal(nn.Linear(3, 3))
print((orth.weight @ orth.weight.T - torch.eye(3)).abs().max() < 1e-5, orth)
ow = weight_norm(nn.Linear(2, 2))
print(ow, list(ow._parameters))
nn.utils.remove_weight_norm(ow)
print(list(ow._parameters))


class Sym(nn.Module):
    def forward(self, X):
        return X.triu() + X.triu(1).transpose(-1, -2)

    def right_inverse(self, A):
        return A.triu()


ly = nn.Linear(3, 3)
parametrize.register_parametrization(ly, "weight", Sym())
ly.weight = torch.arange(9.0).view(3, 3)
with parametrize.cached():
    print(ly.weight is ly.weight, ly.weight)
v = parameters_to_vector(m.parameters())
vector_to_parameters(torch.zeros_like(v), m.parameters())
print(
    v.shape,
    sum(p.abs().sum() for p in m.parameters()),
    nn.utils.get_total_norm([torch.ones(4), torch.ones(5)]),
    nn.utils.clip_grad_norm_(m.parameters(), 1.0, norm_type="inf" if False else float("inf")),
)
