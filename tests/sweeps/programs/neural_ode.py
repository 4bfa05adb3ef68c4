"""An ordinary differential equation with learned right-hand side, by Runge and Kutta."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
field = nn.Sequential(nn.Linear(2, 16), nn.Tanh(), nn.Linear(16, 2)).double()
t = torch.linspace(0, 2, 15, dtype=torch.float64)
truth = torch.stack([torch.cos(t), -torch.sin(t)], -1)
optimizer = optim.RMSprop(field.parameters(), lr=1e-2, centered=True, momentum=0.5)
for _ in range(5):
    y, path = truth[0], [truth[0]]
    for dt in t.diff():
        k1 = field(y)
        k2 = field(y + dt / 2 * k1)
        k3 = field(y + dt / 2 * k2)
        k4 = field(y + dt * k3)
        y = y + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        path.append(y)
    loss = (torch.stack(path) - truth).abs().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
