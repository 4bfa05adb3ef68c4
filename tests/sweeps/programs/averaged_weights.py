"""Averages of weights: stochastic weight averaging with its schedule, exponential ones, and one by hand."""

import copy

import torch
import torch.nn as nn
from torch.optim.lr_scheduler import CosineAnnealingLR
from torch.optim.swa_utils import SWALR, AveragedModel, get_ema_multi_avg_fn, update_bn

torch.manual_seed(3)
losses = []


class EMA:
    def __init__(self, model, decay):
        self.decay = decay
        self.shadow = {
            n: p.clone().detach() for n, p in model.named_parameters() if p.requires_grad
        }

    @torch.no_grad()
    def update(self, model):
        for name, param in model.named_parameters():
            if param.requires_grad:
                self.shadow[name].mul_(self.decay).add_(param.data, alpha=1 - self.decay)

    def apply_to(self, model):
        self.backup = {}
        for name, param in model.named_parameters():
            if name in self.shadow:
                self.backup[name] = param.data
                param.data = self.shadow[name]

    def restore(self, model):
        for name, param in model.named_parameters():
            if name in self.backup:
                param.data = self.backup[name]


model = nn.Sequential(nn.Linear(6, 20), nn.BatchNorm1d(20), nn.SiLU(), nn.Linear(20, 3))
twin = copy.deepcopy(model)
optimizer = torch.optim.SGD(
    model.parameters(), lr=0.1, momentum=0.9, nesterov=True, weight_decay=5e-4
)
swa_model = AveragedModel(model)
ema_model = AveragedModel(twin, multi_avg_fn=get_ema_multi_avg_fn(0.9), use_buffers=True)
ema = EMA(model, 0.95)
scheduler = CosineAnnealingLR(optimizer, T_max=10)
swa_scheduler = SWALR(optimizer, anneal_strategy="linear", anneal_epochs=3, swa_lr=0.05)
loader = [(torch.randn(16, 6), torch.randint(3, (16,))) for _ in range(4)]
loss_fn = nn.CrossEntropyLoss()
for epoch in range(8):
    for input, target in loader:
        optimizer.zero_grad()
        loss = loss_fn(model(input), target)
        loss.backward()
        optimizer.step()
        ema.update(model)
    losses.append(loss.item())
    if epoch > 3:
        swa_model.update_parameters(model)
        ema_model.update_parameters(model)
        swa_scheduler.step()
    else:
        scheduler.step()
    losses.append(optimizer.param_groups[0]["lr"])
update_bn((x for x, _ in loader), swa_model)
test = torch.randn(10, 6)
for m in (model, swa_model, ema_model):
    m.eval()
    with torch.inference_mode():
        losses.append(m(test).logsumexp(1).sum().item())
ema.apply_to(model)
with torch.no_grad():
    losses.append(model(test).abs().mean().item())
ema.restore(model)
with torch.no_grad():
    losses.append(model(test).abs().mean().item())
losses.append(swa_model.n_averaged.item())
losses += [v.double().sum().item() for v in swa_model.state_dict().values()]
