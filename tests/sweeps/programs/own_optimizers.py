"""Optimizers and schedules written as subclasses: Lion, SAM with a closure, LARS by groups, a schedule of one's own."""

import math

import torch
from torch import nn
from torch.optim import Optimizer
from torch.optim.lr_scheduler import (
    ChainedScheduler,
    ConstantLR,
    ExponentialLR,
    LRScheduler,
    _LRScheduler,
)

torch.manual_seed(10)
losses = []


class Lion(Optimizer):
    def __init__(self, params, lr=1e-4, betas=(0.9, 0.99), weight_decay=0.0):
        if not 0.0 <= lr:
            raise ValueError("Invalid learning rate: {}".format(lr))
        defaults = dict(lr=lr, betas=betas, weight_decay=weight_decay)
        super().__init__(params, defaults)

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
                grad, state = p.grad, self.state[p]
                if len(state) == 0:
                    state["exp_avg"] = torch.zeros_like(p, memory_format=torch.preserve_format)
                beta1, beta2 = group["betas"]
                update = state["exp_avg"] * beta1 + grad * (1 - beta1)
                p.add_(update.sign_(), alpha=-group["lr"])
                state["exp_avg"].mul_(beta2).add_(grad, alpha=1 - beta2)
        return loss


class SAM(torch.optim.Optimizer):
    def __init__(self, params, base_optimizer, rho=0.05, **kwargs):
        defaults = dict(rho=rho, **kwargs)
        super(SAM, self).__init__(params, defaults)
        self.base_optimizer = base_optimizer(self.param_groups, **kwargs)
        self.param_groups = self.base_optimizer.param_groups
        self.defaults.update(self.base_optimizer.defaults)

    @torch.no_grad()
    def first_step(self, zero_grad=False):
        grad_norm = torch.norm(
            torch.stack(
                [
                    p.grad.norm(p=2)
                    for group in self.param_groups
                    for p in group["params"]
                    if p.grad is not None
                ]
            ),
            p=2,
        )
        for group in self.param_groups:
            scale = group["rho"] / (grad_norm + 1e-12)
            for p in group["params"]:
                if p.grad is None:
                    continue
                self.state[p]["old_p"] = p.data.clone()
                p.add_(p.grad * scale.to(p))
        if zero_grad:
            self.zero_grad()

    @torch.no_grad()
    def second_step(self, zero_grad=False):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    p.data = self.state[p]["old_p"]
        self.base_optimizer.step()
        if zero_grad:
            self.zero_grad()

    @torch.no_grad()
    def step(self, closure=None):
        closure = torch.enable_grad()(closure)
        self.first_step(zero_grad=True)
        closure()
        self.second_step()


class WarmupCosine(_LRScheduler):
    def __init__(self, optimizer, warmup, total, eta_min=0.0, last_epoch=-1):
        self.warmup, self.total, self.eta_min = warmup, total, eta_min
        super(WarmupCosine, self).__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch < self.warmup:
            return [base * (self.last_epoch + 1) / self.warmup for base in self.base_lrs]
        t = (self.last_epoch - self.warmup) / (self.total - self.warmup)
        return [
            self.eta_min + (b - self.eta_min) * (1 + math.cos(math.pi * t)) / 2
            for b in self.base_lrs
        ]


def data():
    x = torch.randn(32, 4)
    return x, (x[:, 0] * x[:, 1] > 0).long()


def model():
    return nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 2))


x, y = data()
criterion = nn.CrossEntropyLoss()
net = model()
optimizer = Lion(net.parameters(), lr=0.01, weight_decay=0.1)
scheduler = WarmupCosine(optimizer, 3, 10, 1e-4)
for _ in range(10):

    def closure():
        optimizer.zero_grad()
        loss = criterion(net(x), y)
        loss.backward()
        return loss

    losses += [optimizer.step(closure).item(), scheduler.get_last_lr()[0]]
    scheduler.step()
state = optimizer.state_dict()
again = Lion(net.parameters())
again.load_state_dict(state)
losses += [
    again.param_groups[0]["lr"],
    again.state[net[0].weight]["exp_avg"].norm().item(),
    float(len(state["state"])),
]
restored = WarmupCosine(again, 3, 10)
restored.load_state_dict(scheduler.state_dict())
losses += [
    restored.get_last_lr()[0],
    float(restored.last_epoch),
    float(isinstance(restored, LRScheduler)),
]

net = model()
sam = SAM(net.parameters(), torch.optim.SGD, lr=0.1, momentum=0.9)
for _ in range(6):
    loss = criterion(net(x), y)
    loss.backward()

    def closure():
        criterion(net(x), y).backward()

    sam.step(closure)
    sam.zero_grad()
    losses.append(loss.item())

net = model()
optimizer = torch.optim.SGD(
    [{"params": net[0].parameters(), "lr": 0.3}, {"params": net[2].parameters()}], lr=0.05
)
optimizer.add_param_group({"params": [nn.Parameter(torch.zeros(2))], "lr": 1.0, "momentum": 0.5})
chained = ChainedScheduler(
    [ConstantLR(optimizer, 0.1, total_iters=4), ExponentialLR(optimizer, gamma=0.9)]
)
calls = []
handle = optimizer.register_step_pre_hook(
    lambda opt, args, kwargs: calls.append(len(opt.param_groups))
)
optimizer.register_step_post_hook(lambda opt, args, kwargs: calls.append(-1))
for step in range(8):
    optimizer.zero_grad()
    loss = criterion(net(x), y)
    (loss + 0.1 * sum(p.abs().sum() for p in net.parameters())).backward()
    optimizer.step()
    chained.step()
    if step == 4:
        handle.remove()
    losses += [loss.item(), *chained.get_last_lr()]
losses += [float(c) for c in calls]
losses.append(float(len(repr(optimizer))))
