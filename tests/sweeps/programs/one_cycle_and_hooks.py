"""A schedule of one cycle, hooks on layers, and the state saved and loaded in between."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
import io

model = nn.Sequential(nn.Linear(6, 12), nn.Hardswish(), nn.Linear(12, 2))
seen = []
handle = model[1].register_forward_hook(lambda m, i, o: seen.append(o.detach().abs().mean().item()))
optimizer = optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
scheduler = optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.2, total_steps=10)
x, y = torch.randn(16, 6), torch.randn(16, 2)
for step in range(10):
    loss = F.huber_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    losses += [loss.item(), optimizer.param_groups[0]["lr"]]
    if step == 5:
        file = io.BytesIO()
        torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, file)
        file.seek(0)
        state = torch.load(file)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
handle.remove()
losses += seen
