"""Two clouds of points told apart."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
x = torch.cat([torch.randn(40, 2) + 1.5, torch.randn(40, 2) - 1.5])
y = torch.cat([torch.ones(40), torch.zeros(40)])
model = nn.Sequential(nn.Linear(2, 1), nn.Flatten(0))
optimizer = optim.Adam(model.parameters(), lr=0.05)
for _ in range(15):
    optimizer.zero_grad()
    loss = nn.BCEWithLogitsLoss()(model(x), y)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
losses.append(((model(x) > 0).float() == y).float().mean().item())
