"""Volumes: a small 3-D U-Net with group norms, dice and focal losses, sliding windows, metrics by counting."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(18)
losses = []


class DiceLoss(nn.Module):
    def __init__(self, smooth=1.0):
        super().__init__()
        self.smooth = smooth

    def forward(self, logits, target):
        probs = torch.softmax(logits, dim=1)
        one_hot = F.one_hot(target, num_classes=logits.shape[1]).permute(0, 4, 1, 2, 3).float()
        dims = tuple(range(2, logits.ndim))
        intersection = (probs * one_hot).sum(dims)
        cardinality = (probs + one_hot).sum(dims)
        return 1 - ((2 * intersection + self.smooth) / (cardinality + self.smooth)).mean()


class FocalLoss(nn.Module):
    def __init__(self, gamma=2.0, alpha=None):
        super().__init__()
        self.gamma = gamma
        self.register_buffer("alpha", alpha)

    def forward(self, logits, target):
        ce = F.cross_entropy(logits, target, weight=self.alpha, reduction="none")
        return ((1 - torch.exp(-ce)) ** self.gamma * ce).mean()


def block(i, o):
    return nn.Sequential(
        nn.Conv3d(i, o, 3, padding=1, bias=False),
        nn.GroupNorm(2, o),
        nn.LeakyReLU(0.01, inplace=True),
    )


class UNet3D(nn.Module):
    def __init__(self, width=4, classes=3):
        super().__init__()
        self.e1, self.e2 = block(1, width), block(width, width * 2)
        self.down = nn.Conv3d(width, width, 2, stride=2)
        self.up = nn.ConvTranspose3d(width * 2, width, kernel_size=2, stride=2)
        self.gate = nn.Conv3d(width, 1, 1)
        self.d1, self.drop, self.head = (
            block(width * 2, width),
            nn.Dropout3d(0.2),
            nn.Conv3d(width, classes, 1),
        )

    def forward(self, x):
        s = self.e1(x)
        b = self.e2(self.down(s))
        u = self.up(b)
        if u.shape != s.shape:
            u = F.pad(u, [0, s.shape[-1] - u.shape[-1], 0, 0, 0, 0], mode="replicate")
        s = s * torch.sigmoid(self.gate(u))
        return self.head(self.drop(self.d1(torch.cat((s, u), dim=1))))


def volume(n):
    grid = torch.stack(
        torch.meshgrid(*(torch.linspace(-1, 1, k) for k in (6, 8, 9)), indexing="ij")
    )
    centre = torch.rand(n, 3, 1, 1, 1) - 0.5
    r = (grid - centre).norm(dim=1)
    label = torch.bucketize(-r, torch.tensor([-0.9, -0.45]))
    return r.unsqueeze(1) + 0.2 * torch.randn(n, 1, 6, 8, 9), label


model = UNet3D()
dice, focal = DiceLoss(), FocalLoss(alpha=torch.tensor([0.5, 1.0, 2.0]))
optimizer = torch.optim.SGD(
    model.parameters(), lr=0.05, momentum=0.99, nesterov=True, weight_decay=3e-5
)
poly = torch.optim.lr_scheduler.PolynomialLR(optimizer, total_iters=10, power=0.9)
for _ in range(8):
    x, y = volume(3)
    if torch.rand(1).item() < 0.5:
        x, y = x.flip(-1), y.flip(-1)
    out = model(x)
    loss = dice(out, y) + focal(out, y)
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 12, norm_type=1.0)
    optimizer.step()
    poly.step()
    losses += [loss.item(), poly.get_last_lr()[0]]
model.eval()
x, y = volume(1)
weight = torch.zeros(1, 1, *x.shape[2:])
total = torch.zeros(1, 3, *x.shape[2:])
with torch.no_grad():
    for start in (0, 1, 4):
        piece = x[..., start : start + 4]
        total[..., start : start + 4] += model(piece)[..., : piece.shape[-1]]
        weight[..., start : start + 4] += 1
pred = (total / weight.clamp(min=1)).argmax(1)
confusion = torch.bincount((y * 3 + pred).flatten(), minlength=9).reshape(3, 3)
iou = confusion.diag() / (confusion.sum(0) + confusion.sum(1) - confusion.diag()).clamp(min=1)
losses += iou.tolist() + confusion.flatten().float().tolist()
unfolded = x.unfold(2, 3, 3).unfold(3, 4, 4).contiguous().view(-1, 9, 3, 4)
losses += [unfolded.amax((1, 2, 3)).sum().item(), F.avg_pool3d(x, 2, ceil_mode=True).mean().item()]
losses += F.max_pool3d(x, 3, return_indices=True)[1].flatten()[:5].float().tolist()
