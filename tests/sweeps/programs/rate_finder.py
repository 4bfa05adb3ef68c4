"""A learning-rate range test as fastai does it, its state put back, then training by what it found, with warm restarts."""

import math

import torch
from torch import nn
from torch.optim import lr_scheduler

torch.manual_seed(11)
losses = []


class LRFinder(object):
    def __init__(self, model, optimizer, criterion):
        self.model, self.optimizer, self.criterion = model, optimizer, criterion
        self.history = {"lr": [], "loss": []}
        self.model_state = {k: v.clone() for k, v in model.state_dict().items()}
        self.optimizer_state = optimizer.state_dict()

    def range_test(self, batches, end_lr=10, num_iter=20, smooth_f=0.05, diverge_th=5):
        start_lr = self.optimizer.param_groups[0]["lr"]
        gamma = (end_lr / start_lr) ** (1 / num_iter)
        schedule = lr_scheduler.LambdaLR(self.optimizer, lambda it: gamma**it)
        best = None
        for it in range(num_iter):
            x, y = batches[it % len(batches)]
            self.optimizer.zero_grad()
            loss = self.criterion(self.model(x), y)
            loss.backward()
            self.optimizer.step()
            self.history["lr"].append(schedule.get_last_lr()[0])
            schedule.step()
            value = loss.item()
            if it and smooth_f > 0:
                value = smooth_f * value + (1 - smooth_f) * self.history["loss"][-1]
            best = value if best is None else min(best, value)
            self.history["loss"].append(value)
            if value > diverge_th * best or math.isnan(value):
                break

    def reset(self):
        self.model.load_state_dict(self.model_state)
        self.optimizer.load_state_dict(self.optimizer_state)


model = nn.Sequential(nn.Linear(8, 32), nn.ELU(), nn.LayerNorm(32), nn.Linear(32, 1), nn.Flatten(0))
weight = torch.randn(8)
batches = []
for _ in range(5):
    x = torch.randn(32, 8)
    batches.append((x, torch.sin(x @ weight) + 0.1 * torch.randn(32)))
optimizer = torch.optim.AdamW(
    [
        {
            "params": [p for n, p in model.named_parameters() if "bias" not in n],
            "weight_decay": 0.1,
        },
        {"params": [p for n, p in model.named_parameters() if "bias" in n], "weight_decay": 0.0},
    ],
    lr=1e-4,
)
criterion = nn.HuberLoss(delta=0.5)
finder = LRFinder(model, optimizer, criterion)
finder.range_test(batches)
finder.reset()
losses += finder.history["lr"] + finder.history["loss"]
suggestion = torch.tensor(finder.history["loss"]).diff().argmin().item()
losses.append(finder.history["lr"][suggestion])
for group in optimizer.param_groups:
    group["lr"] = group["initial_lr"] = 0.01
warmup = lr_scheduler.LinearLR(optimizer, start_factor=0.1, total_iters=5)
cosine = lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=5, T_mult=2)
scheduler = lr_scheduler.SequentialLR(optimizer, [warmup, cosine], milestones=[5])
plateau = lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=1, threshold=1e-2)
for epoch in range(12):
    for x, y in batches:
        optimizer.zero_grad(set_to_none=True)
        loss = criterion(model(x), y)
        loss.backward()
        optimizer.step()
    scheduler.step()
    losses += [loss.item(), scheduler.get_last_lr()[0]]
    if epoch > 8:
        plateau.step(loss)
losses.append(optimizer.param_groups[1]["lr"])
