"""A learner of callbacks: hooks that take statistics, a finder of learning rates, LSUV, mixup; and mistakes with losses."""

import math, re, time, random, collections, itertools, functools
from functools import partial
from operator import attrgetter
import torch, numpy as np
from torch import nn, optim, tensor
import torch.nn.functional as F
from torch.utils.data import DataLoader, default_collate
from torch.optim import lr_scheduler
from torch.nn import init

torch.manual_seed(42)
random.seed(42)
np.random.seed(42)
torch.set_printoptions(precision=2, linewidth=140, sci_mode=False)
x = torch.rand(200, 28)
w = torch.randn(28, 3)
y = (x @ w + 0.1 * torch.randn(200, 3)).argmax(1)


class Dataset:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i], self.y[i]


train, valid = Dataset(x[:160], y[:160]), Dataset(x[160:], y[160:])


class DataLoaders:
    def __init__(self, *dls):
        self.train, self.valid = dls[:2]


dls = DataLoaders(
    DataLoader(train, batch_size=32, shuffle=True, num_workers=0), DataLoader(valid, batch_size=64)
)
xb, yb = next(iter(dls.train))
print(xb.shape, yb[:10], xb[0, :4])


class CancelFitException(Exception):
    pass


class CancelBatchException(Exception):
    pass


class CancelEpochException(Exception):
    pass


class Callback:
    order = 0


def run_cbs(cbs, method_nm, learn=None):
    for cb in sorted(cbs, key=attrgetter("order")):
        method = getattr(cb, method_nm, None)
        if method is not None:
            method(learn)


class with_cbs:
    def __init__(self, nm):
        self.nm = nm

    def __call__(self, f):
        def _f(o, *args, **kwargs):
            try:
                o.callback(f"before_{self.nm}")
                f(o, *args, **kwargs)
                o.callback(f"after_{self.nm}")
            except globals()[f"Cancel{self.nm.title()}Exception"]:
                pass
            finally:
                o.callback(f"cleanup_{self.nm}")

        return _f


class Learner:
    def __init__(self, model, dls=(0,), loss_func=F.mse_loss, lr=0.1, cbs=None, opt_func=optim.SGD):
        cbs = list(cbs or [])
        self.__dict__.update(locals())
        self.cbs = cbs

    @with_cbs("batch")
    def _one_batch(self):
        self.predict()
        self.callback("after_predict")
        self.get_loss()
        self.callback("after_loss")
        if self.training:
            self.backward()
            self.callback("after_backward")
            self.step()
            self.callback("after_step")
            self.zero_grad()

    @with_cbs("epoch")
    def _one_epoch(self):
        for self.iter, self.batch in enumerate(self.dl):
            self._one_batch()

    def one_epoch(self, training):
        self.model.train(training)
        self.dl = self.dls.train if training else self.dls.valid
        self._one_epoch()

    @with_cbs("fit")
    def _fit(self, train, valid):
        for self.epoch in self.epochs:
            if train:
                self.one_epoch(True)
            if valid:
                torch.no_grad()(self.one_epoch)(False)

    def fit(self, n_epochs=1, train=True, valid=True, cbs=None, lr=None):
        cbs = list(cbs or [])
        for cb in cbs:
            self.cbs.append(cb)
        try:
            self.n_epochs = n_epochs
            self.epochs = range(n_epochs)
            lr = self.lr if lr is None else lr
            if self.opt_func:
                self.opt = self.opt_func(self.model.parameters(), lr)
            self._fit(train, valid)
        finally:
            for cb in cbs:
                self.cbs.remove(cb)

    def predict(self):
        self.preds = self.model(self.batch[0])

    def get_loss(self):
        self.loss = self.loss_func(self.preds, self.batch[1])

    def backward(self):
        self.loss.backward()

    def step(self):
        self.opt.step()

    def zero_grad(self):
        self.opt.zero_grad()

    def callback(self, nm):
        run_cbs(self.cbs, nm, self)

    @property
    def training(self):
        return self.model.training


def to_cpu(x):
    if isinstance(x, collections.abc.Mapping):
        return {k: to_cpu(v) for k, v in x.items()}
    if isinstance(x, list):
        return [to_cpu(o) for o in x]
    if isinstance(x, tuple):
        return tuple(to_cpu(list(x)))
    res = x.detach().cpu()
    return res.float() if res.dtype == torch.float16 else res


class Metric:
    def __init__(self):
        self.reset()

    def reset(self):
        self.vals, self.ns = [], []

    def add(self, inp, targ=None, n=1):
        self.last = self.calc(inp, targ)
        self.vals.append(self.last)
        self.ns.append(n)

    @property
    def value(self):
        ns = tensor(self.ns)
        return (tensor(self.vals) * ns).sum() / ns.sum()

    def calc(self, inps, targs):
        return inps


class Accuracy(Metric):
    def calc(self, inps, targs):
        return (inps == targs).float().mean()


class MetricsCB(Callback):
    def before_fit(self, learn):
        self.acc, self.loss = Accuracy(), Metric()

    def before_epoch(self, learn):
        self.acc.reset()
        self.loss.reset()

    def after_batch(self, learn):
        x, y, *_ = to_cpu(learn.batch)
        self.acc.add(to_cpu(learn.preds).argmax(1), y)
        self.loss.add(to_cpu(learn.loss), n=len(x))

    def after_epoch(self, learn):
        print(
            {
                "accuracy": f"{self.acc.value:.3f}",
                "loss": f"{self.loss.value:.3f}",
                "epoch": learn.epoch,
                "train": "train" if learn.training else "eval",
            }
        )


class Hook:
    def __init__(self, m, f):
        self.hook = m.register_forward_hook(partial(f, self))

    def remove(self):
        self.hook.remove()

    def __del__(self):
        self.remove()


class Hooks(list):
    def __init__(self, ms, f):
        super().__init__([Hook(m, f) for m in ms])

    def __enter__(self, *args):
        return self

    def __exit__(self, *args):
        self.remove()

    def __delitem__(self, i):
        self[i].remove()
        super().__delitem__(i)

    def remove(self):
        for h in self:
            h.remove()


def append_stats(hook, mod, inp, outp):
    if not hasattr(hook, "stats"):
        hook.stats = ([], [], [])
    acts = to_cpu(outp)
    hook.stats[0].append(acts.mean())
    hook.stats[1].append(acts.std())
    hook.stats[2].append(acts.abs().histc(8, 0, 10))


class GeneralRelu(nn.Module):
    def __init__(self, leak=None, sub=None, maxv=None):
        super().__init__()
        self.leak, self.sub, self.maxv = leak, sub, maxv

    def forward(self, x):
        x = F.leaky_relu(x, self.leak) if self.leak is not None else F.relu(x)
        if self.sub is not None:
            x -= self.sub
        if self.maxv is not None:
            x.clamp_max_(self.maxv)
        return x


def conv(ni, nf, ks=3, stride=2, act=nn.ReLU, norm=None, bias=None):
    if bias is None:
        bias = norm is None
    layers = [nn.Conv1d(ni, nf, stride=stride, kernel_size=ks, padding=ks // 2, bias=bias)]
    if norm:
        layers.append(norm(nf))
    if act:
        layers.append(act())
    return nn.Sequential(*layers)


class ResBlock(nn.Module):
    def __init__(self, ni, nf, stride=1, ks=3, act=nn.ReLU, norm=None):
        super().__init__()
        self.convs = nn.Sequential(
            conv(ni, nf, stride=1, act=act, ks=ks, norm=norm),
            conv(nf, nf, stride=stride, act=None, ks=ks, norm=norm),
        )
        self.idconv = nn.Identity() if ni == nf else conv(ni, nf, ks=1, stride=1, act=None)
        self.pool = nn.Identity() if stride == 1 else nn.AvgPool1d(2, ceil_mode=True)
        self.act = act()

    def forward(self, x):
        return self.act(self.convs(x) + self.idconv(self.pool(x)))


class Lambda(nn.Module):
    def __init__(self, func):
        super().__init__()
        self.func = func

    def forward(self, x):
        return self.func(x)


act_gr = partial(GeneralRelu, leak=0.1, sub=0.4)


def get_model():
    return nn.Sequential(
        Lambda(lambda x: x[:, None]),
        ResBlock(1, 8, stride=2, ks=5, act=act_gr, norm=nn.BatchNorm1d),
        ResBlock(8, 16, 2, act=act_gr, norm=nn.BatchNorm1d),
        ResBlock(16, 16, 1, act=act_gr),
        nn.AdaptiveAvgPool1d(1),
        nn.Flatten(),
        nn.Linear(16, 3, bias=False),
        nn.BatchNorm1d(3),
    )


def init_weights(m, leaky=0.0):
    if isinstance(m, (nn.Conv1d, nn.Conv2d, nn.Conv3d, nn.Linear)):
        init.kaiming_normal_(m.weight, a=leaky)


model = get_model().apply(partial(init_weights, leaky=0.1))
print(model)


def _flops(x, h, w):
    if x.dim() < 3:
        return x.numel()
    if x.dim() == 4:
        return x.numel() * h * w
    return x.numel() * h


def summary(learn_model, xb):
    rows = []

    def f(hook, mod, inp, outp):
        nparms = sum(o.numel() for o in mod.parameters())
        *_, h = outp.shape
        rows.append(
            (
                type(mod).__name__,
                tuple(inp[0].shape),
                tuple(outp.shape),
                nparms,
                sum(_flops(o, h, h) for o in mod.parameters()),
            )
        )

    with Hooks(learn_model, f) as hooks:
        learn_model(xb)
    for r in rows:
        print("|".join(map(str, r)))


summary(model, xb)


class BaseSchedCB(Callback):
    def __init__(self, sched):
        self.sched = sched

    def before_fit(self, learn):
        self.schedo = self.sched(learn.opt)

    def _step(self, learn):
        if learn.training:
            self.schedo.step()


class BatchSchedCB(BaseSchedCB):
    def after_batch(self, learn):
        self._step(learn)


class RecorderCB(Callback):
    def __init__(self, **d):
        self.d = d

    def before_fit(self, learn):
        self.recs = {k: [] for k in self.d}
        self.pg = learn.opt.param_groups[0]

    def after_batch(self, learn):
        if not learn.training:
            return
        for k, v in self.d.items():
            self.recs[k].append(v(self))


rec = RecorderCB(lr=lambda cb: cb.pg["lr"], mom=lambda cb: cb.pg["betas"][0])
tmax = 3 * len(dls.train)
sched = partial(lr_scheduler.OneCycleLR, max_lr=1e-2, total_steps=tmax)
learn = Learner(
    model,
    dls,
    F.cross_entropy,
    lr=1e-2,
    cbs=[MetricsCB(), BatchSchedCB(sched), rec],
    opt_func=optim.AdamW,
)
with Hooks(model, append_stats) as hooks:
    learn.fit(3)
    for h in hooks[1:6]:
        print(
            [f"{a:.3f}" for a in h.stats[0][:4]],
            [f"{a:.3f}" for a in h.stats[1][:4]],
            torch.stack(h.stats[2]).t().float().log1p()[0, :4],
        )
print([f"{l:.5f}" for l in rec.recs["lr"]], [f"{m:.4f}" for m in rec.recs["mom"]])


class LRFinderCB(Callback):
    def __init__(self, gamma=1.5, max_mult=3):
        self.gamma, self.max_mult = gamma, max_mult

    def before_fit(self, learn):
        self.sched = lr_scheduler.ExponentialLR(learn.opt, self.gamma)
        self.lrs, self.losses = [], []
        self.min = math.inf

    def after_batch(self, learn):
        if not learn.training:
            raise CancelEpochException()
        self.lrs.append(learn.opt.param_groups[0]["lr"])
        loss = to_cpu(learn.loss)
        self.losses.append(loss)
        if loss < self.min:
            self.min = loss
        if math.isnan(loss) or (loss > self.min * self.max_mult):
            raise CancelFitException()
        self.sched.step()

    def cleanup_fit(self, learn):
        print(len(self.lrs), f"{self.lrs[-1]:.6f}", [f"{l:.3f}" for l in self.losses[::4]])


Learner(get_model(), dls, F.cross_entropy, lr=1e-4, cbs=[LRFinderCB()]).fit(5)


# LSUV
def _lsuv_stats(hook, mod, inp, outp):
    acts = to_cpu(outp)
    hook.mean = acts.mean()
    hook.std = acts.std()


def lsuv_init(model, m, m_in, xb):
    h = Hook(m, _lsuv_stats)
    with torch.no_grad():
        while model(xb) is not None and (abs(h.std - 1) > 1e-3 or abs(h.mean) > 1e-3):
            m_in.bias -= h.mean
            m_in.weight.data /= h.std
    h.remove()


m = nn.Sequential(
    nn.Linear(28, 20),
    GeneralRelu(0.1, 0.4),
    nn.Linear(20, 20),
    GeneralRelu(0.1, 0.4),
    nn.Linear(20, 3),
)
for l, i in zip([m[1], m[3]], [m[0], m[2]]):
    lsuv_init(m, l, i, xb)
print(m[0].bias[:5], m[2].weight.std())


def mixup(xb, yb, alpha=0.4):
    lam = torch.distributions.Beta(alpha, alpha).sample((len(xb),))
    lam = torch.maximum(lam, 1 - lam)
    p = torch.randperm(len(xb))
    return torch.lerp(xb[p], xb, lam[:, None]), lam, yb[p]


print([t[:4] for t in mixup(xb, yb)])


def rand_erase(x, pct=0.3):
    szx = int(pct * x.shape[-1])
    stx = int(random.random() * (1 - pct) * x.shape[-1])
    x = x.clone()
    init.normal_(x[..., stx : stx + szx], mean=x.mean(), std=x.std())
    return x.clamp_(0, 1)


print(rand_erase(xb)[0, :12])


class DDPMCB(Callback):
    order = 1

    def __init__(self, n=10):
        self.b = torch.linspace(1e-4, 0.02, n)
        self.abar = (1 - self.b).cumprod(dim=0)


print(DDPMCB().abar)
try:
    learn.model(torch.rand(3, 2, 2, 28))
except Exception as e:
    print(type(e).__name__, e)
try:
    DataLoader(train, batch_size=0)
except ValueError as e:
    print(e)
try:
    F.cross_entropy(torch.rand(3, 4), torch.tensor([0, 1]))
except ValueError as e:
    print(e)
try:
    F.cross_entropy(torch.rand(3, 4), torch.tensor([0, 1, 4]))
except IndexError as e:
    print(e)
try:
    F.nll_loss(torch.rand(3, 4), torch.tensor([0.0, 1, 2]))
except RuntimeError as e:
    print(e)
