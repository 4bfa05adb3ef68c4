"""Learning rates that fall on a plateau, the best state kept."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
import copy

x = torch.randn(60, 5)
y = (x @ torch.randn(5, 1)).tanh() + 0.1 * torch.randn(60, 1)
model = nn.Sequential(nn.Linear(5, 20), nn.SELU(), nn.AlphaDropout(0.1), nn.Linear(20, 1))
optimizer = optim.Adam(model.parameters(), lr=0.05)
scheduler = optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=1)
best, kept = float("inf"), None
for epoch in range(10):
    model.train()
    optimizer.zero_grad()
    F.l1_loss(model(x[:40]), y[:40]).backward()
    optimizer.step()
    model.eval()
    with torch.no_grad():
        valid = F.l1_loss(model(x[40:]), y[40:]).item()
    scheduler.step(valid)
    if valid < best:
        best, kept = valid, copy.deepcopy(model.state_dict())
    losses += [valid, optimizer.param_groups[0]["lr"]]
model.load_state_dict(kept)
losses.append(best)
