"""Images to masks: a network with skips, dice and focal losses, average precision by thresholds."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(5)
losses = []


def double(i, o):
    return nn.Sequential(
        nn.Conv2d(i, o, 3, padding=1, bias=False),
        nn.GroupNorm(2, o),
        nn.LeakyReLU(0.1, inplace=True),
        nn.Conv2d(o, o, 3, padding="same", padding_mode="reflect"),
        nn.SiLU(inplace=True),
    )


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.down1, self.down2 = double(1, 4), double(4, 8)
        self.up = nn.ConvTranspose2d(8, 4, 2, stride=2)
        self.dec = double(8, 4)
        self.smooth = nn.Upsample(scale_factor=2, mode="bilinear", align_corners=False)
        self.out = nn.Conv2d(12, 1, 1)

    def forward(self, x):
        a = self.down1(x)
        b = self.down2(F.max_pool2d(a, 2))
        c = self.dec(torch.cat([a, self.up(b)], dim=1))
        return self.out(torch.cat([c, self.smooth(b)], dim=1))


def dice(p, y, eps=1.0):
    axes = (1, 2, 3)
    inter = (p * y).sum(axes)
    return (1 - (2 * inter + eps) / (p.sum(axes) + y.sum(axes) + eps)).mean()


def focal(logits, y, gamma=2.0):
    bce = F.binary_cross_entropy_with_logits(logits, y, reduction="none")
    return ((1 - torch.exp(-bce)) ** gamma * bce).mean()


grid = torch.stack(torch.meshgrid(torch.arange(16.0), torch.arange(16.0), indexing="ij"))
centers = torch.rand(6, 2, 1, 1) * 10 + 3
y = ((grid[None] - centers).norm(dim=1, keepdim=True) < 4).float()
x = y + 0.3 * torch.randn_like(y)
net = UNet()
optimizer = torch.optim.Adam(net.parameters(), lr=5e-3, amsgrad=True)
plateau = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=1)
for _ in range(5):
    logits = net(x)
    loss = dice(logits.sigmoid(), y) + focal(logits, y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    plateau.step(loss)
    losses.append(loss.item())
big = torch.rand(4, 1, 128, 128)
target = (torch.rand(4, 1, 128, 128) > 0.5).float()
for reduction in ("mean", "sum"):
    losses.append(F.binary_cross_entropy(big, target, reduction=reduction).item())
    losses.append(F.huber_loss(big, target, reduction=reduction, delta=0.3).item())
    losses.append(F.smooth_l1_loss(big, target, reduction=reduction).item())
union = ((net(x) > 0) | (y > 0.5)).sum()
losses.append((((net(x) > 0) & (y > 0.5)).sum() / union).item())
