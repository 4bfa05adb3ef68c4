"""A line through noisy points, by gradient descent."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
x = torch.linspace(-1, 1, 50).unsqueeze(1)
y = 3 * x + 0.5 + 0.1 * torch.randn(50, 1)
model = nn.Linear(1, 1)
optimizer = optim.SGD(model.parameters(), lr=0.1)
for _ in range(20):
    loss = F.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
