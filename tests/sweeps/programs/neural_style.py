"""Gram matrices of features: a picture is what is optimized."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
features = nn.Sequential(
    nn.Conv2d(3, 6, 3, padding=1), nn.ReLU(), nn.AvgPool2d(2), nn.Conv2d(6, 8, 3), nn.ReLU()
)
for p in features.parameters():
    p.requires_grad_(False)
content, style = torch.rand(1, 3, 16, 16), torch.rand(1, 3, 16, 16)


def gram(x):
    f = x.flatten(2)
    return f @ f.transpose(1, 2) / f.numel()


picture = torch.rand(1, 3, 16, 16).requires_grad_(True)
optimizer = optim.LBFGS([picture], max_iter=5)
goal, look = features(content), gram(features(style))


def closure():
    with torch.no_grad():
        picture.clamp_(0, 1)
    optimizer.zero_grad()
    out = features(picture)
    loss = 100 * F.mse_loss(out, goal) + 1e6 * F.mse_loss(gram(out), look)
    loss.backward()
    losses.append(loss.item())
    return loss


for _ in range(2):
    optimizer.step(closure)
