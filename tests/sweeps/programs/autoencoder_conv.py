"""A convolutional autoencoder with transposed convolutions and group norms."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
model = nn.Sequential(
    nn.Conv2d(1, 8, 3, 2, 1),
    nn.GroupNorm(2, 8),
    nn.ELU(),
    nn.Conv2d(8, 4, 3, 2, 1),
    nn.ConvTranspose2d(4, 8, 2, 2),
    nn.InstanceNorm2d(8, affine=True),
    nn.ELU(),
    nn.ConvTranspose2d(8, 1, 2, 2),
    nn.Sigmoid(),
)
optimizer = optim.Adamax(model.parameters(), lr=1e-2)
scheduler = optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=6)
x = torch.rand(6, 1, 12, 12)
for _ in range(6):
    loss = F.binary_cross_entropy(model(x), x)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    losses += [loss.item(), scheduler.get_last_lr()[0]]
